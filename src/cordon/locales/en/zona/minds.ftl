# What tells one answer from another, after “because it usually means”: more or less of what the chances hang on.

why-alive =
    { $more ->
        [true] that the scavenger lives
       *[other] that the scavenger dies
    }
why-artifacts =
    { $more ->
        [true] more artifacts
       *[other] fewer artifacts
    }
why-best =
    { $more ->
        [true] a higher best attribute
       *[other] a lower best attribute
    }
why-crowbar =
    { $more ->
        [true] a crowbar at hand
       *[other] no crowbar at hand
    }
why-deaths-left =
    { $more ->
        [true] fewer deaths
       *[other] more deaths
    }
why-doors =
    { $more ->
        [true] a place with a secret nearby
       *[other] no place with a secret nearby
    }
why-emission =
    { $more ->
        [true] a nearer emission
       *[other] an emission that is farther off
    }
why-fatigue =
    { $more ->
        [true] more fatigue
       *[other] less fatigue
    }
why-free =
    { $more ->
        [true] fewer injuries
       *[other] more injuries
    }
why-gear =
    { $more ->
        [true] more gear
       *[other] less gear
    }
why-intellect =
    { $more ->
        [true] more intellect
       *[other] less intellect
    }
why-items =
    { $more ->
        [true] more items
       *[other] fewer items
    }
why-near-end =
    { $more ->
        [true] a shorter way to the sarcophagus
       *[other] a longer way to the sarcophagus
    }
why-protection =
    { $more ->
        [true] more protection
       *[other] less protection
    }
why-prowess =
    { $more ->
        [true] more prowess
       *[other] less prowess
    }
why-reputation =
    { $more ->
        [true] a better reputation
       *[other] a worse reputation
    }
why-rival-near-end =
    { $more ->
        [true] a rival closer to the sarcophagus
       *[other] a rival farther from the sarcophagus
    }
why-rival-secrets =
    { $more ->
        [true] more secrets in a rival’s hands
       *[other] fewer secrets in a rival’s hands
    }
why-rounds-left =
    { $more ->
        [true] more time
       *[other] less time
    }
why-rubles =
    { $more ->
        [true] more rubles
       *[other] fewer rubles
    }
why-secrets =
    { $more ->
        [true] more secrets
       *[other] fewer secrets
    }
why-traumas =
    { $more ->
        [true] more traumas
       *[other] fewer traumas
    }
why-trophies =
    { $more ->
        [true] more trophies
       *[other] fewer trophies
    }
why-vigilance =
    { $more ->
        [true] more vigilance
       *[other] less vigilance
    }
why-will =
    { $more ->
        [true] more willpower
       *[other] less willpower
    }
