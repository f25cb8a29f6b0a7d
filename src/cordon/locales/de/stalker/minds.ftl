# Was eine Antwort von einer anderen unterscheidet, nach „denn das heißt meist:“.

why-alive =
    { $more ->
        [true] niemand fällt
       *[other] jemand fällt
    }
why-dose-most =
    { $more ->
        [true] eine höhere Dosis
       *[other] eine niedrigere Dosis
    }
why-enemies =
    { $more ->
        [true] mehr Gegner auf dem Spielplan
       *[other] weniger Gegner auf dem Spielplan
    }
why-enemy-hp =
    { $more ->
        [true] stärkere Gegner
       *[other] schwächere Gegner
    }
why-hp =
    { $more ->
        [true] mehr TP
       *[other] weniger TP
    }
why-hp-least =
    { $more ->
        [true] mehr TP für den Schwächsten
       *[other] weniger TP für den Schwächsten
    }
why-injuries =
    { $more ->
        [true] mehr kritische Verletzungen
       *[other] weniger kritische Verletzungen
    }
why-loud =
    { $more ->
        [true] mehr Aufmerksamkeit der Gegner
       *[other] weniger Aufmerksamkeit der Gegner
    }
why-magazines =
    { $more ->
        [true] mehr Magazine
       *[other] weniger Magazine
    }
why-medicine =
    { $more ->
        [true] mehr Medizin
       *[other] weniger Medizin
    }
why-needed =
    { $more ->
        [true] einen längeren Weg zum Ziel
       *[other] einen kürzeren Weg zum Ziel
    }
why-open-tasks =
    { $more ->
        [true] mehr offene Aufgaben
       *[other] weniger offene Aufgaben
    }
why-rounds-left =
    { $more ->
        [true] mehr Runden übrig
       *[other] weniger Runden übrig
    }
why-spare =
    { $more ->
        [true] mehr Aktionen übrig
       *[other] weniger Aktionen übrig
    }
why-watched =
    { $more ->
        [true] öfter in Sicht der Gegner
       *[other] seltener in Sicht der Gegner
    }
why-way-out =
    { $more ->
        [true] einen offenen Ausweg
       *[other] noch keinen Ausweg
    }
