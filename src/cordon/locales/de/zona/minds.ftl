# Was eine Antwort von einer anderen unterscheidet, nach „denn das heißt meist:“.

why-alive =
    { $more ->
        [true] der Plünderer lebt
       *[other] der Plünderer stirbt
    }
why-artifacts =
    { $more ->
        [true] mehr Artefakte
       *[other] weniger Artefakte
    }
why-best =
    { $more ->
        [true] eine höhere beste Eigenschaft
       *[other] eine niedrigere beste Eigenschaft
    }
why-crowbar =
    { $more ->
        [true] eine Brechstange zur Hand
       *[other] keine Brechstange zur Hand
    }
why-deaths-left =
    { $more ->
        [true] weniger Tote
       *[other] mehr Tote
    }
why-doors =
    { $more ->
        [true] einen Ort mit Geheimnis in der Nähe
       *[other] keinen Ort mit Geheimnis in der Nähe
    }
why-emission =
    { $more ->
        [true] eine nähere Emission
       *[other] eine fernere Emission
    }
why-fatigue =
    { $more ->
        [true] mehr Erschöpfung
       *[other] weniger Erschöpfung
    }
why-free =
    { $more ->
        [true] weniger Verletzungen
       *[other] mehr Verletzungen
    }
why-gear =
    { $more ->
        [true] mehr Ausrüstung
       *[other] weniger Ausrüstung
    }
why-intellect =
    { $more ->
        [true] mehr Grips
       *[other] weniger Grips
    }
why-items =
    { $more ->
        [true] mehr Gegenstände
       *[other] weniger Gegenstände
    }
why-near-end =
    { $more ->
        [true] einen kürzeren Weg zum Sarkophag
       *[other] einen längeren Weg zum Sarkophag
    }
why-protection =
    { $more ->
        [true] mehr Schutz
       *[other] weniger Schutz
    }
why-prowess =
    { $more ->
        [true] mehr Konstitution
       *[other] weniger Konstitution
    }
why-reputation =
    { $more ->
        [true] eine bessere Reputation
       *[other] eine schlechtere Reputation
    }
why-rival-near-end =
    { $more ->
        [true] ein Rivale ist näher am Sarkophag
       *[other] ein Rivale ist weiter vom Sarkophag entfernt
    }
why-rival-secrets =
    { $more ->
        [true] mehr Geheimnisse bei einem Rivalen
       *[other] weniger Geheimnisse bei einem Rivalen
    }
why-rounds-left =
    { $more ->
        [true] mehr Zeit
       *[other] weniger Zeit
    }
why-rubles =
    { $more ->
        [true] mehr Rubel
       *[other] weniger Rubel
    }
why-secrets =
    { $more ->
        [true] mehr Geheimnisse
       *[other] weniger Geheimnisse
    }
why-traumas =
    { $more ->
        [true] mehr Traumata
       *[other] weniger Traumata
    }
why-trophies =
    { $more ->
        [true] mehr Trophäen
       *[other] weniger Trophäen
    }
why-vigilance =
    { $more ->
        [true] mehr Wachsamkeit
       *[other] weniger Wachsamkeit
    }
why-will =
    { $more ->
        [true] mehr Entschlossenheit
       *[other] weniger Entschlossenheit
    }
