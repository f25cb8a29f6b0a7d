# Was eine Antwort von einer anderen unterscheidet, nach „denn das heißt meist:“.

why-bandages =
    { $more ->
        [true] mehr Verbände
       *[other] weniger Verbände
    }
why-beds =
    { $more ->
        [true] mehr Betten
       *[other] weniger Betten
    }
why-boards =
    { $more ->
        [true] mehr vernagelte Löcher
       *[other] weniger vernagelte Löcher
    }
why-cold =
    { $more ->
        [true] mehr Kälte
       *[other] weniger Kälte
    }
why-components =
    { $more ->
        [true] mehr Bauteile
       *[other] weniger Bauteile
    }
why-fatigue =
    { $more ->
        [true] mehr Müdigkeit
       *[other] weniger Müdigkeit
    }
why-firearms =
    { $more ->
        [true] mehr Schusswaffen
       *[other] weniger Schusswaffen
    }
why-fittings =
    { $more ->
        [true] ein besser eingerichtetes Haus
       *[other] ein kahleres Haus
    }
why-food =
    { $more ->
        [true] mehr Essen
       *[other] weniger Essen
    }
why-founders =
    { $more ->
        [true] mehr Leute vom ersten Tag
       *[other] weniger Leute vom ersten Tag
    }
why-gone =
    { $more ->
        [true] mehr verlorene Menschen
       *[other] weniger verlorene Menschen
    }
why-hunger =
    { $more ->
        [true] mehr Hunger
       *[other] weniger Hunger
    }
why-illness =
    { $more ->
        [true] mehr Krankheit
       *[other] weniger Krankheit
    }
why-medicine =
    { $more ->
        [true] mehr Medizin
       *[other] weniger Medizin
    }
why-misery =
    { $more ->
        [true] mehr Elend
       *[other] weniger Elend
    }
why-people =
    { $more ->
        [true] mehr Leute im Haus
       *[other] weniger Leute im Haus
    }
why-water =
    { $more ->
        [true] mehr Wasser
       *[other] weniger Wasser
    }
why-weapons =
    { $more ->
        [true] mehr Waffen
       *[other] weniger Waffen
    }
why-wood =
    { $more ->
        [true] mehr Holz
       *[other] weniger Holz
    }
why-wounds =
    { $more ->
        [true] mehr Wunden
       *[other] weniger Wunden
    }
