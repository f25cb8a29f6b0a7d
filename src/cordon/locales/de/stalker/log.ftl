# Das Protokoll von S.T.A.L.K.E.R.: eine Zeile für jedes Ereignis. Eine Zeile aus nur „-“ wird nicht erzählt.
# Ein Feld heißt nach seiner Adresse, dann nach dem, was dort ist: „1.C (Kistenstapel)“.

# Vorbereitung
log-stalker-stalker-chosen = { $seat } spielt { $stalker }.
log-stalker-lead-chosen = { $seat } ist Stalkeranführer.
log-stalker-bought = { $seat } kauft { $card_accusative } für { $price } K.
log-stalker-magazine-bought = { $seat } kauft ein Magazin ({ $magazine }) für { $price } K.
log-stalker-mission-began = „{ $mission }“ beginnt.
log-stalker-setup-read = Aufbau von „{ $mission }“:

# Die Runde
log-stalker-round-began = Runde { $round }
log-stalker-event-drawn = Ereignis: „{ $event }“.
log-stalker-events-added =
    { $n ->
        [one] 1 Zufallsereignis kommt oben auf das Deck: 1 Runde mehr.
       *[other] { $n } Zufallsereignisse kommen oben auf das Deck: { $n } Runden mehr.
    }
log-stalker-event-brought-up = „{ $event }“ kommt oben auf das Deck: Es ist das nächste.
log-stalker-round-end-reached = „{ $event }“ wirkt am Ende der Runde.
    .effect = „{ $event }“, Ende der Runde: { $effect }.
log-stalker-turn-began = { $seat } ist am Zug.
log-stalker-turn-ended = -
log-stalker-passed = { $seat } schiebt den Zug auf.
log-stalker-enemy-phase-began = Gegner und Zone
log-stalker-lead-passed =
    { $same ->
        [true] { $seat } dreht den Marker des Stalkeranführers um.
       *[false] { $seat } dreht den Marker des Stalkeranführers um; jetzt führt { $to }.
    }
    .brought =
        { $same ->
            [true] { $seat } dreht den Marker des Stalkeranführers um: { $brought }.
           *[false] { $seat } dreht den Marker des Stalkeranführers um: { $brought }; jetzt führt { $to }.
        }
log-stalker-prepared = { $seat } bereitet sich vor.
    .brought = { $seat } bereitet sich vor: { $brought }.
log-stalker-stood-up = { $seat } steht auf und ist nicht mehr fixiert.
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
    }{ $rounds ->
        [0] { "" }
       *[other] { " " }Nachbesprechung – Runden: { $rounds }, davon mit Alarm: { $alarms }; höchste Strahlungsdosis am Ende: { $dose }; Artefakte: { $artifacts }; Geld: { $money } K.
    }
    .result =
        { $result_id ->
            [victory] Die Mission ist gewonnen.
           *[defeat] { $cause_id ->
                [time] Die Zeit ist um: Die Mission ist verloren.
               *[other] Die Mission ist verloren.
            }
        }
    .scenario =
        { $result_id ->
            [victory] Das Szenario ist in Runde { $rounds } gewonnen.
            [given_up] Das Szenario ist aufgegeben.
           *[defeat] { $cause_id ->
                [time] Die letzte Runde ist um: Das Szenario ist verloren.
               *[other] Das Szenario ist in Runde { $rounds } verloren.
            }
        }

# Bewegung und Aufmerksamkeit
log-stalker-stepped = { $who } geht nach { $space }.
log-stalker-walk-ended = -
log-stalker-walked =
    { $who } { $how_id ->
        [turn] dreht sich nach { $facing }{ $whose_id ->
            [none] { "" }
           *[other] , { $whose } hinterher
        }
        [careful] schleicht { $way }
       *[other] geht { $way }
    }{ $facing_id ->
        [none] { "" }
       *[other] { $how_id ->
            [turn] { "" }
           *[other] , Blick nach { $facing }
        }
    }{ $n ->
        [0] { "" }
       *[other] { " " }({ $n } Richtungen waren gleichwertig, für euch gewählt)
    }{ $side_id ->
        [none] { "" }
        [high] : Aufmerksamkeit HOCH
       *[low] : Aufmerksamkeit NIEDRIG
    }{ $noticed_id ->
        [none] { "" }
       *[other] { " " }auf { $noticed }
    }.
log-stalker-pushed = { $who } wird nach { $space } gestoßen.
    .brief = nach { $space } gestoßen
log-stalker-relocated = { $who } ist jetzt auf { $space }.
log-stalker-turned = { $enemy } dreht sich nach { $facing }.
log-stalker-tie-settled =
    { $who_id ->
        [none] { $n } gleichwertige Möglichkeiten; für euch gewählt: { $chosen }.
       *[other] { $who }: { $n } gleichwertige Möglichkeiten; für euch gewählt: { $chosen }.
    }
log-stalker-interrupted =
    { $target_id ->
        [none] { $enemy } hält an.
       *[other] { $enemy } sieht { $target_accusative } und hält an.
    }
log-stalker-attention-placed =
    { $side_id ->
        [high] { $seat } erregt Aufmerksamkeit HOCH auf { $space }.
       *[low] { $seat } erregt Aufmerksamkeit NIEDRIG auf { $space }.
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
    { $seat } verliert { $n } TP{ $source_id ->
        [none] { "" }
       *[other] { " " }({ $source })
    }{ $left ->
        [0] { " " }und steht bei 0
       *[other] { " " }und hat noch { $left }
    }.
log-stalker-healed = { $seat } heilt { $n } TP und hat { $hp }.
    .brief = +{ $n } TP (jetzt { $hp })
log-stalker-critically-injured =
    { $injuries ->
        [one] { $seat } erleidet eine kritische Verletzung.
       *[other] { $seat } erleidet eine zweite kritische Verletzung.
    }
log-stalker-injuries-healed = Die kritischen Verletzungen von { $seat } sind geheilt.
    .brief = kritische Verletzungen geheilt
log-stalker-stalker-died = { $seat } erleidet eine dritte kritische Verletzung und stirbt.
log-stalker-dose-changed =
    { $by_sign ->
        [down] Strahlungsdosis von { $seat }: −{ $by_size }, jetzt { $to }.
       *[up] Strahlungsdosis von { $seat }: +{ $by_size }, jetzt { $to }{ $source_id ->
            [none] { "" }
           *[other] { " " }({ $source })
        }.
    }
    .brief =
        { $by_sign ->
            [down] Strahlungsdosis −{ $by_size } (jetzt { $to })
           *[up] Strahlungsdosis +{ $by_size } (jetzt { $to })
        }
log-stalker-status-gained = { $who } erhält { $token }.
    .brief = { $token }
log-stalker-status-lost = { $who } verliert { $token }.
log-stalker-tokens-gained = { $seat } erhält { $things }.
    .brief = { $things }
log-stalker-tokens-spent = { $seat } legt { $things } ab.

# Ausrüstung
log-stalker-card-gained = { $seat } erhält { $card_accusative }.
    .brief = { $card }
log-stalker-card-equipped = { $seat } rüstet { $card_accusative } aus.
log-stalker-card-stowed = { $seat } packt { $card_accusative } in den Rucksack.
log-stalker-card-installed = { $seat } baut { $card_accusative } in { $host_accusative } ein.
log-stalker-card-given = { $seat } gibt { $card_accusative } an { $to }.
log-stalker-tokens-given = { $seat } gibt { $things } an { $to }.
log-stalker-exchange-declined = { $seat } lehnt ab, was { $to } vorschlägt.
log-stalker-card-discarded = { $seat } legt { $card_accusative } ab.
log-stalker-card-used =
    { $spent ->
        [true] { $seat } verbraucht { $source_accusative }.
       *[false] { $seat } nutzt { $source_accusative }.
    }
    .brought =
        { $spent ->
            [true] { $seat } verbraucht { $source_accusative }: { $brought }.
           *[false] { $seat } nutzt { $source_accusative }: { $brought }.
        }
log-stalker-reloaded = { $seat } lädt { $weapon_accusative } nach: jetzt { $ammo } Munition.
log-stalker-ammo-changed = { $weapon } von { $seat }: jetzt { $ammo } Munition.
log-stalker-money-changed =
    { $by_sign ->
        [down] Das Team zahlt { $by_size } K und hat noch { $to } K.
       *[up] Das Team bekommt { $by_size } K und hat { $to } K; das zählt in der Nachbesprechung.
    }
    .brief =
        { $by_sign ->
            [down] −{ $by_size } K
           *[up] { $by_size } K für die Nachbesprechung
        }
    .kept =
        { $by_sign ->
            [down] Das Team zahlt { $by_size } K und hat noch { $to } K.
           *[up] Das Team bekommt { $by_size } K und hat { $to } K.
        }
    .brief_kept =
        { $by_sign ->
            [down] −{ $by_size } K
           *[up] { $by_size } K
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
        [test] Probe
       *[effect] Effekt
    }): { $dice } = { $stars } ★{ $masks ->
        [0] { "" }
        [one] , { $masks } Maske
       *[other] , { $masks } Masken
    }.
log-stalker-dice-rerolled =
    { $card_id ->
        [none] { $who } würfelt { $source_id ->
            [focus] mit Konzentration erneut
           *[other] erneut
        }: { $dice } = { $stars } ★{ $masks ->
            [0] { "" }
            [one] , { $masks } Maske
           *[other] , { $masks } Masken
        }.
       *[other] { $card }: { $before } – { $source_id ->
            [focus] mit Konzentration neu gewürfelt
           *[other] neu gewürfelt
        }: { $dice }.
    }
log-stalker-stars-added = { $seat }: +{ $n } ★, jetzt { $stars } ★.
    .brief = +{ $n } ★ (jetzt { $stars })
log-stalker-anomaly-die-rolled =
    { $source_id ->
        [none] Der Anomalie-Würfel zeigt { $symbol }.
       *[other] { $source }: Der Anomalie-Würfel zeigt { $symbol }.
    }
log-stalker-attack-declared = { $seat } greift { $target_accusative } an: { $attack }.
log-stalker-head-aimed = { $seat } zielt auf den Kopf.
log-stalker-masks-spent =
    { $masks ->
        [one] { $seat } setzt { $masks } Maske ein: { $trait }, { $target }.
       *[other] { $seat } setzt { $masks } Masken ein: { $trait }, { $target }.
    }
log-stalker-hit-checked =
    { $target }: { $stars } ★, { $threshold ->
        [0] daneben{ $cover ->
            [0] { "" }
           *[other] { " " }(Deckung { $cover })
        }
       *[other] Treffer ({ $threshold } nötig){ $cover ->
            [0] { "" }
           *[other] { " " }trotz Deckung { $cover }
        }
    }.
log-stalker-wound-drawn =
    { $upgraded ->
        [true] { $enemy } war verwundbar, die leichte Verletzung wird zur schweren.
       *[false] { $severity_id ->
            [heavy] { $enemy } erleidet eine schwere Verletzung.
           *[light] { $enemy } erleidet eine leichte Verletzung.
        }
    }
    .brought =
        { $upgraded ->
            [true] { $enemy } war verwundbar, die leichte Verletzung wird zur schweren: { $brought }.
           *[false] { $severity_id ->
                [heavy] { $enemy } erleidet eine schwere Verletzung: { $brought }.
               *[light] { $enemy } erleidet eine leichte Verletzung: { $brought }.
            }
        }
    .vain =
        { $upgraded ->
            [true] { $enemy } war verwundbar, die leichte Verletzung wird zur schweren: Es ändert sich nichts.
           *[false] { $severity_id ->
                [heavy] { $enemy } erleidet eine schwere Verletzung: Es ändert sich nichts.
               *[light] { $enemy } erleidet eine leichte Verletzung: Es ändert sich nichts.
            }
        }
told-shuffled = die Verletzungskarten werden gemischt
log-stalker-ehp-lost = { $enemy } verliert { $n } TP und hat noch { $left }.
    .brief = −{ $n } TP (noch { $left })
log-stalker-ehp-regained = { $enemy } erhält { $n } TP zurück.
log-stalker-enemy-died =
    { $by_id ->
        [none] { $enemy } stirbt auf { $space }.
       *[other] { $enemy } stirbt auf { $space } (durch { $by_accusative }).
    }
log-stalker-enemy-attacked =
    { $cover ->
        [0] { $enemy } greift { $target_accusative } an: { $damage } Schaden.
       *[other] { $enemy } greift { $target_accusative } an: { $damage } Schaden nach Abzug von Deckung { $cover }.
    }
log-stalker-attack-wasted =
    { $cause_id ->
        [range] { $enemy } kommt nicht nah genug an { $target_accusative } heran: Der Angriff bleibt ohne Wirkung.
        [gone] { $target } ist nicht mehr da: Der Angriff von { $enemy_dative } bleibt ohne Wirkung.
        [called_off] { $enemy } bricht den Angriff auf { $target_accusative } ab.
       *[none] Der Angriff von { $enemy_dative } auf { $target_accusative } bleibt ohne Wirkung.
    }
log-stalker-defended = { $seat }: { $damage } Schaden − { $stars } ★ = { $lost } TP Verlust.
log-stalker-control-taken = { $seat } zieht eine Kontrollkarte und zeigt sie niemandem.
log-stalker-control-drawn = Auf der Karte steht: „{ $card }“.
log-stalker-reacted = { $enemy } reagiert auf { $seat }.
log-stalker-got-up = { $enemy } steht auf, statt auf { $seat } zu reagieren.

# Gegner
log-stalker-activation-drawn =
    { $deck_id ->
        [high] Aktivierung HOCH: „{ $card }“.
       *[low] Aktivierung NIEDRIG: „{ $card }“.
    }
log-stalker-point-began =
    { $point }: { $enemy_id ->
        [none] { $effect }
       *[other] { $enemy } { $verb_id ->
            [move] { $goal_id ->
                [none] sieht { $whose_accusative } und bewegt sich nicht
               *[other] { $n ->
                    [0] kommt nicht näher an { $goal } heran
                   *[other] hält auf { $goal } zu
                }{ $toward_id ->
                    [none] { "" }
                   *[other] , { $toward }{ $whose_id ->
                        [none] { "" }
                       *[other] { " " }({ $whose })
                    }
                }
            }
            [stay] bleibt auf { $goal }
            [forward] { $whose_id ->
                [none] { $n ->
                    [0] rückt nicht vor
                   *[other] rückt vor
                }
               *[other] sieht { $whose_accusative } und rückt nicht vor
            }
            [look_around] { $whose_id ->
                [none] sieht sich um
               *[other] sieht schon { $whose_accusative }
            }
            [attack] greift { $goal_accusative } an, das nächste Ziel in Sicht
            [grenade] wirft eine Granate auf { $goal }
            [special] nutzt { $special }
           *[other] handelt
        }
    }.
# Welcher Punkt einer Karte, welche Spezialfähigkeit oder welcher Angriff; eine Spezialfähigkeit mit der Karte, die nach ihr ruft; was dabei geschah.
told-point =
    „{ $card }“{ $number ->
        [0] { "" }
       *[other] , Punkt { $number }
    }
told-nobody = hier ist niemand gemeint
told-in-vain = { $line } Das betrifft niemanden.
told-special = { $point }, { $special }
told-under = { $point }: { $line }
told-of = { $who } { $what }
# Wie ein Satz nach einem Doppelpunkt beginnt: small (klein) oder capital (groß).
told-after-colon = capital
log-stalker-looked-around =
    { $target_id ->
        [none] { $enemy } sieht sich um und sieht niemanden.
       *[other] { $enemy } sieht sich um und sieht { $target_accusative }.
    }
    .several = { $enemies } sehen sich um und sehen niemanden.
log-stalker-grenade-missed = Die Granate trifft niemanden auf { $space }.
log-stalker-pool-empty =
    { $enemy_id ->
        [none] { $kind }: keine Figur mehr übrig, niemand kommt.
       *[other] { $kind }: keine Figur mehr übrig; { $enemy } ist am nächsten und handelt.
    }
log-stalker-enemy-placed = { $enemy } erscheint auf { $space }, Blick nach { $facing }.
log-stalker-enemy-removed = { $enemy } verlässt den Spielplan.
log-stalker-special-used = { $enemy } nutzt { $special }.

# Was auf dem Spielplan liegt
log-stalker-loot-placed = Auf { $space } liegt Beute.
log-stalker-loot-taken = { $seat } nimmt Beute auf { $space }: { $token }.
    .brought = { $seat } nimmt Beute auf { $space }: { $brought }.
log-stalker-unknown-placed = Auf { $space } kommt ein Marker „unbekannter Gegner“.
log-stalker-unknown-resolved =
    Unbekannter Gegner auf { $space }: { $kind_id ->
        [none] niemand
       *[other] { $n ->
            [one] { $kind }
           *[other] { $kind }, { $n } davon
        }
    }.
log-stalker-no-unknown-left =
    { $space_id ->
        [none] Es liegt kein Marker „unbekannter Gegner“ zum Aufdecken da.
       *[other] Auf { $space } liegt kein Marker „unbekannter Gegner“.
    }
log-stalker-token-seen =
    Das Team sieht sich den Marker auf { $space } an: { $kind_id ->
        [none] { $token }
       *[other] { $n ->
            [one] { $kind }
           *[other] { $kind }, { $n } davon
        }
    }.
log-stalker-fog-placed = Keine Sicht auf { $space }.
log-stalker-trap-placed = Auf { $space } liegt eine Falle.
log-stalker-trap-sprung = { $enemy } löst die Falle auf { $space } aus.
log-stalker-anomaly-activated = { $card } wird mit { $symbol } aktiviert.
log-stalker-anomaly-held = { $card } bleibt ruhig ({ $symbol }).
log-stalker-anomaly-moved = { $card } wandert nach { $space }.
log-stalker-anomaly-gone = { $card } ist fort.
log-stalker-artifact-found = { $seat } findet ein Artefakt: { $symbol } auf { $space }.
log-stalker-artifact-taken = { $seat } nimmt das Artefakt auf { $space }.
    .brought = { $seat } nimmt das Artefakt auf { $space }: { $brought }.
log-stalker-companion-fled = { $companion } flieht.

# Umgebungskarten
log-stalker-card-flipped = „{ $side }“ wird aufgedeckt.
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
log-stalker-mission-action-taken = { $seat } bei „{ $side }“: { $action }.
log-stalker-remembered = -
log-stalker-space-flooded = { $space } steht unter Wasser.
log-stalker-lost-setup-drawn =
    { $fits ->
        [true] Ein Weg ins Ungewisse: „{ $setup }“.
       *[false] „{ $setup }“ passt nirgends auf diesem Spielplan: Es wird eine andere Karte gezogen.
    }
log-stalker-territory-laid = Der Eingang liegt auf { $space }; dahinter: { $tile }.
log-stalker-territory-card-laid =
    { $space_id ->
        [none] „{ $side }“ liegt daneben.
       *[other] „{ $side }“ liegt auf { $space }.
    }
log-stalker-entrance-moved = Der Boden unter dem Eingang ist fort: Er liegt jetzt auf { $space }.
log-stalker-territory-closed = Der Zugang hat sich geschlossen: { $tile }.

# Überleben in der Zone
log-stalker-campaign-put-aside = Die Kampagne wartet; ein anderer Trupp geht in die Zone.
log-stalker-campaign-taken-up =
    { $result_id ->
        [victory] „{ $scenario }“ wurde mit { $points } Punkten gewonnen. Die Kampagne geht weiter, wo sie war.
       *[defeat] „{ $scenario }“ ging verloren. Die Kampagne geht weiter, wo sie war.
    }
log-stalker-scenario-chosen = Das Szenario: „{ $scenario }“. Der Spielplan: „{ $map }“.
log-stalker-scenario-began = „{ $scenario }“ beginnt auf dem Spielplan „{ $map }“.
log-stalker-setup-card-drawn =
    { $kept ->
        [true] Aufbaukarte: „{ $card }“.
       *[false] „{ $card }“ hat ein Merkmal mit einer anderen Aufbaukarte gemeinsam: Es wird die nächste gezogen.
    }
log-stalker-zone-event-drawn =
    { $left ->
        [0] Ereignis: „{ $card }“. Es ist die letzte Runde.
        [one] Ereignis: „{ $card }“. Noch 1 Karte.
       *[other] Ereignis: „{ $card }“. Noch { $left } Karten.
    }
log-stalker-zone-card-discarded = „{ $card }“ wird abgelegt.
log-stalker-fate-rolled =
    { $cards_count ->
        [0] Schicksal: { $symbol }. Keine Karte hört darauf.
       *[other] Schicksal: { $symbol } – { $cards }.
    }
log-stalker-zone-token-placed =
    { $space_id ->
        [none] Neu auf dem Spielplan: { $token }.
       *[other] Neu auf { $space }: { $token }.
    }
log-stalker-zone-token-taken = { $seat } nimmt: { $token }.
log-stalker-zone-token-given = { $seat } gibt an { $to }: { $token }.
log-stalker-stretcher-lifted = { $seat } und { $person } tragen zusammen.
log-stalker-stretcher-declined = { $seat } fasst nicht mit an.
log-stalker-zone-token-dropped = { $seat } legt hin: { $token }.
log-stalker-zone-token-removed =
    { $space_id ->
        [none] Fort: { $token }.
       *[other] Fort von { $space }: { $token }.
    }
log-stalker-zone-token-turned = Umgedreht auf { $space }: { $face }.
log-stalker-way-opened =
    { $space_id ->
        [none] Jetzt offen: { $token }.
       *[other] Jetzt offen auf { $space }: { $token }.
    }
log-stalker-counter-changed =
    { $need ->
        [0] { $counter }: { $to }.
       *[other] { $counter }: { $to } von { $need }.
    }
log-stalker-character-came = { $character } ist auf { $space }.
log-stalker-character-gone = { $character } ist fort.
log-stalker-character-hurt = { $character } verliert { $lost } TP, noch { $hp }.
log-stalker-character-healed = { $character } heilt { $healed } TP, jetzt { $hp }.
log-stalker-character-down = { $character } geht zu Boden.
log-stalker-character-died = { $character } stirbt.
log-stalker-goods-changed =
    { $by_sign ->
        [down] { $seat } gibt ab: { $good } ({ $by_size }).
       *[up] { $seat } lädt auf: { $good } ({ $by_size }).
    }
log-stalker-price-changed = { $trader } zahlt jetzt { $price } K für { $good }.
log-stalker-stock-spoiled = { $trader }: Ein Teil des Vorrats ist verdorben; es bleiben { $left }.
log-stalker-load-given = { $seat } übergibt an { $character }: { $token }.
log-stalker-artifact-captured = { $enemy } nimmt das Artefakt.
log-stalker-wounded-died = Der Verletzte auf { $space } ist verblutet.
log-stalker-front-arrived = Die Front ist da. Zerstörte Dichtungen: { $broken }, fehlende: { $missing }.
log-stalker-sold-on-map = { $seat } verkauft { $card_accusative } für { $price } K.
log-stalker-enemy-marked = { $enemy } wird markiert.
log-stalker-artifact-placed = Auf { $space } liegt ein Artefakt.
log-stalker-unknown-removed = Der Marker „unbekannter Gegner“ auf { $space } verlässt ungesehen den Spielplan.
log-stalker-anomaly-replaced = An die Stelle von { $old } tritt { $new }.
log-stalker-stalker-left = { $seat } verlässt den Spielplan, in Sicherheit.
log-stalker-request-checked =
    { $met ->
        [true] Die Bitte ist erfüllt: „{ $card }“.
       *[false] Die Bitte ist nicht erfüllt: „{ $card }“.
    }
log-stalker-event-foreseen = Unter den nächsten Ereignissen: „{ $card }“.
log-stalker-rounds-changed =
    { $by_sign ->
        [down] Das Ereignisdeck hat { $by_size ->
            [one] { $by_size } Karte
           *[other] { $by_size } Karten
        } weniger; es bleiben { $left }.
       *[up] Das Ereignisdeck hat { $by_size ->
            [one] { $by_size } Karte
           *[other] { $by_size } Karten
        } mehr; jetzt sind es { $left }.
    }

# Die Kampagne
log-stalker-place-opened = „{ $place }“ ist jetzt auf der Zonenkarte.
    .brief = „{ $place }“
    .brought = Neu auf der Zonenkarte: { $brought }.
log-stalker-place-crossed-out = „{ $place }“ ist auf der Zonenkarte durchgestrichen.
log-stalker-place-visited =
    { $place_kind ->
        [mission] Die nächste Mission ist „{ $place }“.
       *[other] Das Team geht an einen Ort: „{ $place }“.
    }
log-stalker-story-read = Gelesen: „{ $story }“.
log-stalker-story-chosen = „{ $story }“: { $option }.
log-stalker-script-opened = { $seat } schlägt das Skriptbuch auf: „{ $script }“.
log-stalker-script-chosen = „{ $script }“: { $option }.
log-stalker-script-branched = -
log-stalker-script-tested =
    { $result ->
        [pass] { $seat } besteht die Probe: { $stars } ★, nötig sind { $least }.
       *[fail] { $seat } besteht die Probe nicht: { $stars } ★, nötig sind { $least }.
    }
log-stalker-contact-gained = Ein neuer Kontakt: { $contact }.
    .brief = { $contact }
    .brought = Neue Kontakte: { $brought }.
log-stalker-contact-lost = Ein Kontakt ist verloren: { $contact }.
log-stalker-contact-visited = Das Team besucht einen Kontakt: { $contact }.
log-stalker-service-taken = { $contact } tut dem Team einen Dienst.
    .effect = { $contact }: { $effect }.
log-stalker-card-traded =
    { $money_sign ->
        [down] { $contact } verkauft dem Team { $card_accusative } für { $money_size } K.
       *[up] { $contact } kauft dem Team { $card_accusative } für { $money } K ab.
    }
log-stalker-magazine-traded =
    { $money_sign ->
        [down] { $contact } verkauft dem Team ein Magazin ({ $magazine }) für { $money_size } K.
       *[up] { $contact } kauft dem Team ein Magazin ({ $magazine }) für { $money } K ab.
    }
log-stalker-card-swapped = { $contact } nimmt { $card_accusative } und { $fee } K und gibt { $new_accusative } dafür.
log-stalker-companion-hired = { $contact } begleitet { $seat }.
log-stalker-contract-taken = Der Auftrag für die nächste Mission: { $contact }.
log-stalker-contract-met = Der Auftrag ist erfüllt: { $contact }.
log-stalker-card-stored = Ins Lager kommt: { $card }.
log-stalker-magazines-stored = Ins Lager kommt: { $things }.
log-stalker-card-handed-in = Das Team gibt { $card_accusative } weg.
log-stalker-stash-card-lost = Aus dem Lager verloren: { $card }.
log-stalker-late-marked =
    { $n_sign ->
        [down] Geschichte { $letter } hat eine Marke ZU SPÄT weniger.
       *[up] Geschichte { $letter } hat eine Marke ZU SPÄT mehr.
    }
log-stalker-event-joined = „{ $event }“ kommt zu den Zufallsereignissen dieser Kampagne.
log-stalker-card-packed = { $seat } nimmt { $card_accusative } aus dem Lager.
log-stalker-card-unpacked = { $seat } legt { $card_accusative } zurück ins Lager.
log-stalker-magazine-packed =
    { $n_sign ->
        [down] { $seat } legt { $things } zurück ins Lager.
       *[up] { $seat } nimmt { $things } aus dem Lager.
    }
log-stalker-gear-packed = { $seat } packt ein: { $things }.
log-stalker-gear-returned = Zurück im Lager: { $things }.
log-stalker-kits-packed = Alle packen ein, was sie vorher hatten.
log-stalker-all-unpacked = Alles ist wieder im Lager.
log-stalker-kit-refused = { $seat } ist nicht einverstanden: Das Lager wird neu verteilt.
log-stalker-epilogue-read = Der Epilog von „{ $mission }“.
log-stalker-mission-closed =
    { $result_id ->
        [victory] Zurück von „{ $mission }“: gewonnen.
       *[defeat] Zurück von „{ $mission }“: verloren.
    } Runden: { $rounds }, davon mit Alarm: { $alarms }; höchste Strahlungsdosis am Ende: { $dose }; Artefakte: { $artifacts }; getötete Gegner: { $kills }.{ $fallen_count ->
        [0] { "" }
       *[other] { " " }Gefallen: { $fallen }.
    } { $earned_sign ->
        [down] Ausrüstung für { $kit } K, vorher { $spent } K ausgegeben, { $earned_size } K verloren; im Lager sind { $money } K.
       *[up] Ausrüstung für { $kit } K, vorher { $spent } K ausgegeben, { $earned } K verdient; im Lager sind { $money } K.
    }
log-stalker-campaign-ended = Die Kampagne ist zu Ende: „{ $story }“. Für die Leute { $people }, fürs Geld { $coin }, fürs Dunkel { $dark }.
