# What tells one answer from another, after “because it usually means”: more or less of what the chances hang on.

why-bandages =
    { $more ->
        [true] more bandages
       *[other] fewer bandages
    }
why-beds =
    { $more ->
        [true] more beds
       *[other] fewer beds
    }
why-boards =
    { $more ->
        [true] more boarded-up holes
       *[other] fewer boarded-up holes
    }
why-cold =
    { $more ->
        [true] more cold
       *[other] less cold
    }
why-components =
    { $more ->
        [true] more components
       *[other] fewer components
    }
why-fatigue =
    { $more ->
        [true] more fatigue
       *[other] less fatigue
    }
why-firearms =
    { $more ->
        [true] more firearms
       *[other] fewer firearms
    }
why-fittings =
    { $more ->
        [true] a better fitted house
       *[other] a barer house
    }
why-food =
    { $more ->
        [true] more food
       *[other] less food
    }
why-founders =
    { $more ->
        [true] more people from the first day
       *[other] fewer people from the first day
    }
why-gone =
    { $more ->
        [true] more people lost
       *[other] fewer people lost
    }
why-hunger =
    { $more ->
        [true] more hunger
       *[other] less hunger
    }
why-illness =
    { $more ->
        [true] more illness
       *[other] less illness
    }
why-medicine =
    { $more ->
        [true] more medicine
       *[other] less medicine
    }
why-misery =
    { $more ->
        [true] more misery
       *[other] less misery
    }
why-people =
    { $more ->
        [true] more people in the house
       *[other] fewer people in the house
    }
why-water =
    { $more ->
        [true] more water
       *[other] less water
    }
why-weapons =
    { $more ->
        [true] more weapons
       *[other] fewer weapons
    }
why-wood =
    { $more ->
        [true] more wood
       *[other] less wood
    }
why-wounds =
    { $more ->
        [true] more wounds
       *[other] fewer wounds
    }
