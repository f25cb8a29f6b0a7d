# Das Tagebuch von S.T.A.L.K.E.R.: eine Zeile für jedes Ereignis. Eine Zeile aus nur „-“ wird nicht erzählt.
# Ein Feld heißt nach seiner Adresse, dann nach dem, was dort ist: „1.C (Kistenstapel)“.

# Vorbereitung
log-stalker-stalker-chosen = { $seat } spielt { $stalker }.
log-stalker-lead-chosen = { $seat } ist Stalkeranführer.
log-stalker-bought = { $seat } kauft { $card } für { $price } K.
log-stalker-magazine-bought = { $seat } kauft ein Magazin ({ $magazine }) für { $price } K.
log-stalker-mission-began = „{ $mission }“ beginnt.

# Die Runde
log-stalker-round-began = Runde { $round }
log-stalker-event-drawn = Ereignis: „{ $event }“.
log-stalker-events-added =
    { $n ->
        [one] 1 Zufallsereignis kommt oben auf das Deck: 1 Runde mehr.
       *[other] { $n } Zufallsereignisse kommen oben auf das Deck: { $n } Runden mehr.
    }
log-stalker-turn-began = { $seat } ist am Zug.
log-stalker-turn-ended = -
log-stalker-passed = { $seat } passt.
log-stalker-enemy-phase-began = Gegner und Zone
log-stalker-lead-passed =
    { $same ->
        [true] { $seat } dreht den Marker des Stalkeranführers um.
       *[false] { $seat } dreht den Marker des Stalkeranführers um; jetzt führt { $to }.
    }
log-stalker-token-slid =
    { $n ->
        [one] { $seat } verliert 1 Aktion.
       *[other] { $seat } verliert { $n } Aktionen.
    }
log-stalker-cubes-placed =
    { $n ->
        [one] { $seat } hat 1 Extra-Aktion.
       *[other] { $seat } hat { $n } Extra-Aktionen.
    }
log-stalker-mission-ended =
    { $result_id ->
        [victory] Die Mission ist gewonnen.
        [given_up] Die Mission ist aufgegeben.
       *[defeat] { $cause_id ->
            [time] Die Zeit ist um: Die Mission ist verloren.
           *[other] Die Mission ist verloren.
        }
    }

# Bewegung und Aufmerksamkeit
log-stalker-stepped = { $who } geht nach { $space }.
log-stalker-pushed = { $who } wird nach { $space } gestoßen.
log-stalker-relocated = { $who } ist jetzt auf { $space }.
log-stalker-turned = { $enemy } dreht sich nach { $facing }.
log-stalker-tie-settled =
    { $who_id ->
        [none] Gleichstand ({ $n }): für euch entschieden.
       *[other] { $who }: Gleichstand ({ $n }), für euch entschieden.
    }
log-stalker-interrupted =
    { $target_id ->
        [none] { $enemy } hält an.
       *[other] { $enemy } sieht { $target } und hält an.
    }
log-stalker-attention-placed =
    { $side_id ->
        [high] { $seat } hat Aufmerksamkeit HOCH auf { $space }.
       *[low] { $seat } hat Aufmerksamkeit NIEDRIG auf { $space }.
    }
log-stalker-attention-reduced =
    { $side_id ->
        [low] Aufmerksamkeit von { $seat }: nur noch NIEDRIG.
       *[none] Niemand sucht mehr nach { $seat }.
    }
log-stalker-attention-moved = Der Aufmerksamkeitsmarker von { $seat } geht nach { $space }.
log-stalker-marker-placed =
    { $side_id ->
        [high] Lärm auf { $space }: ein neutraler Marker HOCH.
       *[low] Lärm auf { $space }: ein neutraler Marker NIEDRIG.
    }
log-stalker-decoy-thrown = { $seat } wirft zum Ablenken eine Schraube nach { $space }.
log-stalker-bolt-thrown = { $seat } wirft eine Schraube auf { $symbol }, { $space }.

# Körper
log-stalker-hp-lost =
    { $source_id ->
        [none] { $seat } verliert { $n } TP und hat noch { $left }.
       *[other] { $seat } verliert { $n } TP ({ $source }) und hat noch { $left }.
    }
log-stalker-healed = { $seat } heilt { $n } TP und hat { $hp }.
log-stalker-critically-injured =
    { $injuries ->
        [one] { $seat } erleidet eine kritische Verletzung.
       *[other] { $seat } erleidet die { $injuries }. kritische Verletzung.
    }
log-stalker-injuries-healed = Die kritischen Verletzungen von { $seat } sind geheilt.
log-stalker-stalker-died = { $seat } ist tot.
log-stalker-dose-changed =
    { $by_sign ->
        [down] Strahlungsdosis von { $seat }: −{ $by_size }, jetzt { $to }.
       *[up] Strahlungsdosis von { $seat }: +{ $by_size }, jetzt { $to }{ $source_id ->
            [none] { "" }
           *[other] { " " }({ $source })
        }.
    }
log-stalker-status-gained = { $who } erhält { $token }.
log-stalker-status-lost = { $who } verliert { $token }.
log-stalker-tokens-gained = { $seat } erhält { $things }.
log-stalker-tokens-spent = { $seat } legt { $things } ab.

# Ausrüstung
log-stalker-card-gained = { $seat } erhält { $card }.
log-stalker-card-equipped = { $seat } rüstet { $card } aus.
log-stalker-card-stowed = { $seat } packt { $card } in den Rucksack.
log-stalker-card-installed = { $seat } baut { $card } ein: { $host }.
log-stalker-card-given = { $seat } gibt { $card } an { $to }.
log-stalker-tokens-given = { $seat } gibt { $things } an { $to }.
log-stalker-exchange-declined = { $seat } lehnt ab, was { $to } vorschlägt.
log-stalker-card-discarded = { $seat } legt { $card } ab.
log-stalker-card-used = { $seat } nutzt { $source }.
log-stalker-reloaded = { $seat } lädt nach: { $weapon }, { $ammo } Munition.
log-stalker-ammo-changed = -
log-stalker-money-changed =
    { $by_sign ->
        [down] Das Team zahlt { $by_size } K und hat noch { $to } K.
       *[up] Das Team bekommt { $by_size } K und hat { $to } K.
    }

# Würfel und Angriffe
log-stalker-dice-rolled =
    { $who_id ->
        [none] Wurf
       *[other] { $who } würfelt
    } ({ $purpose_id ->
        [attack] Angriff
        [knife] Messer
        [defence] Verteidigung
        [exposure] Strahlenbelastung
        [critical_dose] kritische Strahlungsdosis
       *[effect] Effekt
    }): { $dice } – { $stars } ★{ $masks ->
        [0] { "" }
        [one] , { $masks } Maske
       *[other] , { $masks } Masken
    }.
log-stalker-dice-rerolled =
    { $who } würfelt erneut: { $dice } – { $stars } ★{ $masks ->
        [0] { "" }
        [one] , { $masks } Maske
       *[other] , { $masks } Masken
    }.
log-stalker-anomaly-die-rolled =
    { $source_id ->
        [none] Der Anomalie-Würfel zeigt { $symbol }.
       *[other] { $source }: Der Anomalie-Würfel zeigt { $symbol }.
    }
log-stalker-attack-declared =
    { $part_id ->
        [head] { $seat } greift { $target } an, Kopf: { $attack }.
       *[torso] { $seat } greift { $target } an: { $attack }.
    }
log-stalker-masks-spent =
    { $masks ->
        [one] { $seat } setzt { $masks } Maske ein: { $trait }, { $target }.
       *[other] { $seat } setzt { $masks } Masken ein: { $trait }, { $target }.
    }
log-stalker-hit-checked =
    { $threshold ->
        [0] { $target }: { $stars } ★ gehen daneben{ $cover ->
            [0] { "" }
           *[other] { " " }(Deckung { $cover })
        }.
       *[other] { $target }: { $stars } ★ treffen ({ $threshold } nötig){ $cover ->
            [0] { "" }
           *[other] { " " }trotz Deckung { $cover }
        }.
    }
log-stalker-wound-drawn =
    { $severity_id ->
        [heavy] { $enemy } hat eine schwere Verletzung: { $outcome }.
       *[light] { $enemy } hat eine leichte Verletzung: { $outcome }.
    }
wound-outcome-1 = verwundbar
wound-outcome-2 = verwundbar und fixiert
wound-outcome-3 = fixiert, oder weggestoßen, wenn schon fixiert
wound-outcome-4 = 1 TP verloren
wound-outcome-5 = 1 TP verloren, wenn schon verwundbar, sonst verwundbar
wound-outcome-6 = 1 TP verloren, und die Verletzungskarten werden gemischt
log-stalker-ehp-lost = { $enemy } verliert { $n } TP und hat noch { $left }.
log-stalker-ehp-regained = { $enemy } erhält { $n } TP zurück.
log-stalker-enemy-died =
    { $by_id ->
        [none] { $enemy } stirbt auf { $space }.
       *[other] { $enemy } stirbt auf { $space } (durch { $by }).
    }
log-stalker-enemy-attacked =
    { $cover ->
        [0] { $enemy } greift { $target } an: { $damage } Schaden.
       *[other] { $enemy } greift { $target } an: { $damage } Schaden (Deckung { $cover }).
    }
log-stalker-attack-wasted = Der Angriff von { $enemy } auf { $target } bleibt ohne Wirkung.
log-stalker-defended = { $seat }: { $damage } Schaden − { $stars } ★ = { $lost } TP.
log-stalker-control-taken = { $seat } zieht eine Kontrollkarte und zeigt sie niemandem.
log-stalker-control-drawn = Auf der Karte steht: „{ $card }“.
log-stalker-reacted = { $enemy } reagiert auf { $seat }.

# Gegner
log-stalker-activation-drawn =
    { $deck_id ->
        [high] Aktivierung HOCH: „{ $card }“.
       *[low] Aktivierung NIEDRIG: „{ $card }“.
    }
log-stalker-point-began =
    { $card }{ $number ->
        [0] { "" }
       *[other] , Punkt { $number }
    }{ $enemy_id ->
        [none] : { $effect }.
       *[other] : { $enemy } { $verb_id ->
            [move] { $goal_id ->
                [none] bewegt sich nicht
               *[other] { $n ->
                    [0] kommt nicht näher an
                    [one] bewegt sich { $n } Feld auf
                   *[other] bewegt sich { $n } Felder auf
                } { $toward_id ->
                    [none] { $goal }
                   *[other] { $toward }{ $whose_id ->
                        [none] { "" }
                       *[other] { " " }({ $whose })
                    }
                } { $n ->
                    [0] heran
                   *[other] zu
                }{ $toward_id ->
                    [none] { "" }
                   *[other] , { $goal }
                }
            }
            [stay] bleibt auf { $goal }
            [forward] { $n ->
                [0] rückt nicht vor
                [one] rückt { $n } Feld vor
               *[other] rückt { $n } Felder vor
            }
            [look_around] sieht sich um
            [attack] greift an, wen er am nächsten sieht: { $goal }
            [grenade] wirft eine Granate auf { $goal }
            [special] nutzt die Spezialfähigkeit
           *[other] handelt
        }.
    }
log-stalker-enemy-placed = { $enemy } erscheint auf { $space }, Blick nach { $facing }.
log-stalker-enemy-removed = { $enemy } verlässt den Spielplan.
log-stalker-special-used = { $enemy } nutzt { $special }.

# Was auf dem Spielplan liegt
log-stalker-loot-placed = Auf { $space } liegt Beute.
log-stalker-loot-taken = { $seat } nimmt Beute auf { $space }: { $token }.
log-stalker-unknown-placed = Auf { $space } kommt ein Marker „unbekannter Gegner“.
log-stalker-unknown-resolved = Unbekannter Gegner auf { $space }: { $token }.
log-stalker-token-seen = Das Team sieht sich den Marker auf { $space } an: { $token }.
log-stalker-fog-placed = Keine Sicht auf { $space }.
log-stalker-trap-placed = Auf { $space } liegt eine Falle.
log-stalker-trap-sprung = { $enemy } löst die Falle auf { $space } aus.
log-stalker-anomaly-activated = { $card } wird mit { $symbol } aktiviert.
log-stalker-anomaly-held = { $card } bleibt ruhig ({ $symbol }).
log-stalker-anomaly-moved = { $card } wandert nach { $space }.
log-stalker-anomaly-gone = { $card } ist fort.
log-stalker-artifact-found = { $seat } findet ein Artefakt: { $symbol } auf { $space }.
log-stalker-artifact-taken = { $seat } nimmt das Artefakt auf { $space }.
log-stalker-companion-fled = { $companion } flieht.

# Umgebungskarten
log-stalker-card-flipped = „{ $side }“ kommt nach oben.
log-stalker-card-taken = { $seat } nimmt „{ $side }“.
log-stalker-back-seen =
    { $space_id ->
        [none] Das Team sieht sich „{ $side }“ an.
       *[other] Das Team sieht sich die Karte auf { $space } an: „{ $side }“.
    }
log-stalker-card-laid = „{ $side }“ liegt auf { $space }.
log-stalker-environment-discarded = „{ $side }“ ist erledigt.
log-stalker-cubes-added =
    { $cubes ->
        [one] „{ $side }“: { $cubes } Universalmarker.
       *[other] „{ $side }“: { $cubes } Universalmarker.
    }
log-stalker-mission-action-taken = { $seat }: { $action }.
log-stalker-remembered = -
log-stalker-space-flooded = { $space } steht unter Wasser.
