# What tells one answer from another, after “because it usually means”: more or less of what the chances hang on.

why-alive =
    { $more ->
        [true] that nobody falls
       *[other] that somebody falls
    }
why-dose-most =
    { $more ->
        [true] a higher dose
       *[other] a lower dose
    }
why-enemies =
    { $more ->
        [true] more enemies on the map
       *[other] fewer enemies on the map
    }
why-enemy-hp =
    { $more ->
        [true] stronger enemies
       *[other] weaker enemies
    }
why-hp =
    { $more ->
        [true] more HP
       *[other] less HP
    }
why-hp-least =
    { $more ->
        [true] more HP for the weakest
       *[other] less HP for the weakest
    }
why-injuries =
    { $more ->
        [true] more critical injuries
       *[other] fewer critical injuries
    }
why-loud =
    { $more ->
        [true] more attention from enemies
       *[other] less attention from enemies
    }
why-magazines =
    { $more ->
        [true] more magazines
       *[other] fewer magazines
    }
why-medicine =
    { $more ->
        [true] more medicine
       *[other] less medicine
    }
why-needed =
    { $more ->
        [true] a longer way to the goal
       *[other] a shorter way to the goal
    }
why-open-tasks =
    { $more ->
        [true] more left to do
       *[other] less left to do
    }
why-rounds-left =
    { $more ->
        [true] more rounds left
       *[other] fewer rounds left
    }
why-spare =
    { $more ->
        [true] more actions to spare
       *[other] fewer actions to spare
    }
why-watched =
    { $more ->
        [true] standing more in the enemies’ sight
       *[other] standing less in the enemies’ sight
    }
why-way-out =
    { $more ->
        [true] an open way out
       *[other] no way out yet
    }
