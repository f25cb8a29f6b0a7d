# Regeltext von S.T.A.L.K.E.R., erzeugt aus Anweisungen (was eine Karte tut) und Regeln (wann sie es tut).
# Satzteile beginnen klein und ohne Punkt: Sie stehen allein oder in einem anderen Satzteil. $who_id ist „self“, wo der
# Leser gemeint ist, sonst „other“; jedes $who steht im Nominativ Singular. Orte (at-), Ziele (toward-) und Dinge
# (count-) stehen im Akkusativ; Listen von Feldern folgen auf „auf“ mit Dativ.

# Wie Satzteile verbunden werden
clause-then =
    { $b_id ->
        [command] { $a }, dann { $b }
       *[fact] { $a }, danach: { $b }
    }
clause-in-any-case = { $a }; in jedem Fall: { $b }
clause-group = [{ $text }]
clause-part = ({ $number }) { $text }
clause-next = { $a }; { $b }
clause-when = { $when }: { $what }
clause-times =
    { $text } ({ $n ->
        [2] zweimal
        [3] dreimal
       *[other] { $n }-mal
    })
clause-notes = { $a } ({ $b })
in-any-case = in jedem Fall: { $text }
list-head = { $head }:
list-line = • { $text }

# --- wer (SC-1.5) ---

who-self = du
who-enemy = dieser Gegner
who-target = das Ziel
who-attacker = der Angreifer
who-chosen = dieser
who-hit = der Getroffene
who-mover = der Gegner, der das Feld betreten hat,
who-lead = der Stalkeranführer
who-team = jeder Stalker
select-filtered = { $who } { $filters }
select-nearest = jeder der { $n } { $who }, die { $to } am nächsten sind,
select-nearest-place = jeder der { $n } nächsten { $who }, bezogen auf { $place },
sel-stalker = Stalker
    .each = jeder Stalker
    .one = 1 Stalker
    .closest = der nächste Stalker
sel-other_stalker = anderer Stalker
    .each = jeder andere Stalker
    .one = 1 anderer Stalker
    .closest = der nächste andere Stalker
sel-companion = Begleiter
    .each = jeder Begleiter
    .one = 1 Begleiter
    .closest = der nächste Begleiter
sel-enemy = Gegner
    .each = jeder Gegner
    .one = 1 Gegner
    .closest = der nächste Gegner
    .many = Gegner
    .any = ein Gegner
sel-human = menschlicher Gegner
    .each = jeder menschliche Gegner
    .one = 1 menschlicher Gegner
    .closest = der nächste menschliche Gegner
    .any = ein menschlicher Gegner
sel-mutant = Mutant
    .each = jeder Mutant
    .one = 1 Mutant
    .closest = der nächste Mutant
    .many = Mutanten
sel-elite = Gegner der Elite
    .each = jeder Gegner der Elite
    .one = 1 Gegner der Elite
    .closest = der nächste Gegner der Elite
sel-horde = Gegner der Horde
    .each = jeder Gegner der Horde
    .one = 1 Gegner der Horde
    .closest = der nächste Gegner der Horde
at-each = jedes dieser Felder: { $places }
sel-entity = Einheit
    .each = jede Einheit
    .one = 1 Einheit
    .closest = die nächste Einheit
sel-same = Gegner dieser Art
    .each = jeder Gegner dieser Art
    .one = 1 Gegner dieser Art
    .closest = der nächste Gegner dieser Art
sel-of = Gegner ({ $kinds })
    .each = jeder Gegner ({ $kinds })
    .one = 1 Gegner ({ $kinds })
    .closest = der nächste Gegner ({ $kinds })
sel-anomaly = Anomalie
    .each = jede Anomalie
    .one = 1 Anomalie
    .closest = die nächste Anomalie
sel-unknown = Marker „unbekannter Gegner“
    .each = alle Marker „unbekannter Gegner“
    .one = 1 Marker „unbekannter Gegner“
    .closest = den nächsten Marker „unbekannter Gegner“
sel-unknown_stack = oberster Marker „unbekannter Gegner“
    .each = den obersten Marker „unbekannter Gegner“ jedes Stapels
    .one = den obersten Marker „unbekannter Gegner“ von 1 Stapel
    .closest = den obersten Marker „unbekannter Gegner“ des nächsten Stapels
sel-loot = Beutemarker
    .each = alle Beutemarker
    .one = 1 Beutemarker
    .closest = den nächsten Beutemarker
filter-range =
    { $n ->
        [0] { $who_id ->
            [self] auf deinem Feld
           *[other] auf seinem Feld
        }
       *[other] in Reichweite { $n }
    }
filter-los = in Sichtlinie
filter-on-cover = auf einem Feld mit Deckung
filter-on-indoor = in einem Raum
filter-on-outdoor = im Freien
filter-on-anomaly = auf einem Anomaliefeld
filter-on-picked = auf dem gewählten Feld
filter-on-here = auf diesem Feld
filter-off-cover = auf einem Feld ohne Deckung
filter-off-indoor = nicht in einem Raum
filter-off-outdoor = nicht im Freien
filter-off-anomaly = nicht auf einem Anomaliefeld
filter-off-picked = nicht auf dem gewählten Feld
filter-off-here = nicht auf diesem Feld
filter-seeing = mit einem Ziel in Sicht
filter-blind = ohne Ziel in Sicht
filter-unseen = außer Sicht aller Gegner
filter-fallen = (in der Mission davor gefallen)
filter-spaces = auf { $spaces }
to-attention = einem Aufmerksamkeitsmarker
to-high = einem Marker HOCH
to-lead = dem Stalkeranführer
to-self = dir
to-here = diesem Feld

# --- wo ---

at-own =
    { $who_id ->
        [self] dein Feld
       *[other] das eigene Feld
    }
at-picked = das gewählte Feld
at-here = dieses Feld
at-centre = das Anomalie-Zentrum
at-far = das freie Feld, das von allen Stalkern am weitesten entfernt ist
at-other_portal = das andere Portal
at-each_stalker = das Feld jedes Stalkers
at-exit = den Ausgangsfeldern
at-entrance = das Eingangsfeld des Spielplans
at-tile = Spielplanteil „{ $tile }“
at-building = den Feldern dieses Gebäudes
at-room = den Feldern dieses Raums
toward-high = den nächsten Marker HOCH
toward-attention = den nächsten Aufmerksamkeitsmarker
toward-lead = den Stalkeranführer
toward-stalker = den nächsten Stalker
toward-loot = die nächste Beute
toward-room = den nächsten Raum (der eigene zählt nicht)
toward-room_free = den nächsten Raum ohne Gegner der gleichen Farbe (der eigene zählt nicht)
toward-cover = das nächste Feld mit Deckung
toward-cover_free = das nächste Feld mit Deckung ohne Gegner der gleichen Farbe
toward-cover_hidden = das nächste Feld mit Deckung ohne Sicht auf ein Ziel
toward-hidden = das nächste Feld ohne Sicht auf ein Ziel
toward-target = das Ziel
toward-attacker = den Angreifer
toward-self = dich
toward-centre = das Anomalie-Zentrum

# --- was gezählt wird ---

count-focus = Konzentration
count-pinned = „fixiert“
count-exposed = „verwundbar“
count-bolt =
    { $n ->
        [one] { $n } Schraube
       *[other] { $n } Schrauben
    }
count-cube =
    { $n ->
        [one] { $n } Universalmarker (Extra-Aktion)
       *[other] { $n } Universalmarker (Extra-Aktionen)
    }
count-magazine-pistol =
    { $n ->
        [one] { $n } Pistolenmagazin
       *[other] { $n } Pistolenmagazine
    }
count-magazine-rifle =
    { $n ->
        [one] { $n } Gewehrmagazin
       *[other] { $n } Gewehrmagazine
    }
count-magazine-shotgun =
    { $n ->
        [one] { $n } Schrotflintenmagazin
       *[other] { $n } Schrotflintenmagazine
    }
count-magazine-any =
    { $n ->
        [one] { $n } Magazin deiner Wahl
       *[other] { $n } Magazine deiner Wahl
    }
count-loot =
    { $n ->
        [one] { $n } Beutemarker
       *[other] { $n } Beutemarker
    }
count-unknown =
    { $n ->
        [one] { $n } Marker „unbekannter Gegner“
       *[other] { $n } Marker „unbekannter Gegner“
    }
count-no_visibility = 1 Marker „Keine Sicht“
count-trap = 1 Falle
count-artifact_token = 1 Artefaktmarker
count-carcass = einen Kadaver (Deckung 2)
spaces-mv = mit voller Bewegung
spaces =
    { $n ->
        [one] { $n } Feld
       *[other] bis zu { $n } Felder
    }
act-standard = Standardaktion
act-weapon_attack = Waffenangriff
act-grenade = Granate
act-knife = Messer
act-reload = Nachladen
act-pick_up = Aufheben
act-bolts_and_nuts = Schrauben und Muttern
act-movement = Bewegung
act-prepare = Vorbereiten

# --- Anweisungen: Gesundheit, Strahlung, Marker ---

op-stalker-lose_hp =
    { $stars ->
        [true] { $who_id ->
            [self] verliere 1 TP für jeden ★
           *[other] { $who } verliert 1 TP für jeden ★
        }
       *[false] { $who_id ->
            [self] verliere { $n } TP
           *[other] { $who } verliert { $n } TP
        }
    }
op-stalker-damage =
    { $who_id ->
        [self] erleide { $n } Schaden (kein Angriff)
       *[other] { $who } erleidet { $n } Schaden (kein Angriff)
    }
op-stalker-heal =
    { $who_id ->
        [self] heile { $n } TP
       *[other] { $who } heilt { $n } TP
    }
op-stalker-dose =
    { $who_id ->
        [self] Strahlungsdosis { $n_sign ->
            [down] −{ $n_size }
           *[up] +{ $n_size }
        }
       *[other] { $who } erhält Strahlungsdosis { $n_sign ->
            [down] −{ $n_size }
           *[up] +{ $n_size }
        }
    }{ $armour ->
        [true] { " " }(die Montur schützt)
       *[false] { "" }
    }
op-stalker-exposure =
    { $who_id ->
        [self] würfle für Strahlenbelastung
       *[other] { $who } würfelt für Strahlenbelastung
    }
op-stalker-gain =
    { $who_id ->
        [self] erhalte { $things }
       *[other] { $who } erhält { $things }
    }
op-stalker-discard =
    { $who_id ->
        [self] lege { $things } ab
       *[other] { $who } legt { $things } ab
    }
op-stalker-slide =
    { $who_id ->
        [self] rücke 1 Zugmarker { $n ->
            [one] { $n } Stufe
           *[other] { $n } Stufen
        } nach unten
       *[other] { $who } rückt 1 Zugmarker { $n ->
            [one] { $n } Stufe
           *[other] { $n } Stufen
        } nach unten
    }
op-stalker-ammo =
    { $weapon_id ->
        [special] lade deine Waffe mit Spezialmunition voll
       *[other] { $to_id ->
            [full] lade deine Waffe voll
            [empty] leere deine Waffe
           *[none] { $owner ->
                [lead] die Waffe des Stalkeranführers { $by_sign ->
                    [down] verliert
                   *[up] erhält
                } { $by_size } Munition
               *[other] deine Waffe { $by_sign ->
                    [down] verliert
                   *[up] erhält
                } { $by_size } Munition
            }
        }
    }

# --- Anweisungen: Bewegung und Aufmerksamkeit ---

op-stalker-move =
    { $who_id ->
        [self] bewege dich { $spaces }
       *[other] { $who } bewegt sich { $spaces }
    }{ $toward_id ->
        [none] { "" }
       *[other] { " " }auf { $toward } zu
    }{ $otherwise_id ->
        [none] { "" }
        [forward] { " " }(gibt es das nicht, rückt er vor)
       *[other] { " " }(gibt es das nicht, auf { $otherwise } zu)
    }{ $quiet ->
        [true] , ohne Aufmerksamkeit
       *[false] { "" }
    }{ $sight_cap_id ->
        [none] { "" }
       *[other] ; unterwegs sehen Gegner höchstens bis Reichweite { $sight_cap }
    }{ $free ->
        [true] , ohne Unterbrechung
       *[false] { "" }
    }
op-stalker-forward =
    { $who_id ->
        [self] rücke { $spaces } vor
       *[other] { $who } rückt { $spaces } vor
    }{ $free ->
        [true] , ohne Unterbrechung
       *[false] { "" }
    }
op-stalker-retreat =
    { $who_id ->
        [self] zieh dich zurück
       *[other] { $who } zieht sich zurück
    }
op-stalker-look_around =
    { $who_id ->
        [self] sieh dich um
       *[other] { $who } sieht sich um
    }
op-stalker-turn =
    { $who_id ->
        [self] dreh dich um 90° im Uhrzeigersinn
       *[other] { $who } dreht sich um 90° im Uhrzeigersinn
    }
op-stalker-push =
    { $who_id ->
        [self] du wirst
       *[other] { $who } wird
    } { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } { $away_id ->
        [none] { $toward_id ->
            [self] zu dir
            [enemy] zu diesem Gegner
            [centre] zum Anomalie-Zentrum
           *[other] auf { $toward } zu
        } herangezogen
        [self] von dir weggestoßen
        [enemy] von diesem Gegner weggestoßen
        [centre] vom Anomalie-Zentrum weggestoßen
        [attacker] vom Angreifer weggestoßen
       *[other] weggestoßen
    }
op-stalker-relocate =
    { $who_id ->
        [self] du wirst auf { $place } versetzt
       *[other] { $who } wird auf { $place } versetzt
    }
op-stalker-attention =
    { $who_id ->
        [self] lege deinen Marker { $side } auf { $place }
       *[other] { $who } legt den Marker { $side } auf { $place }
    }
op-stalker-reduce =
    { $who_id ->
        [self] verringere deine Aufmerksamkeit
       *[other] { $who } verringert die eigene Aufmerksamkeit
    }
op-stalker-pull =
    { $n ->
        [one] jeder Aufmerksamkeitsmarker, den ein Gegner sieht, geht { $n } Feld auf seinen Besitzer zu
       *[other] jeder Aufmerksamkeitsmarker, den ein Gegner sieht, geht { $n } Felder auf seinen Besitzer zu
    }
op-stalker-shift =
    { $who_id ->
        [self] bewege deinen Aufmerksamkeitsmarker auf { $place }, ohne ihn umzudrehen
       *[other] { $who } bewegt den Aufmerksamkeitsmarker auf { $place }, ohne ihn umzudrehen
    }

# --- Anweisungen: Angriffe und Würfel ---

op-stalker-strike =
    { $n_id ->
        [none] { $who_id ->
            [self] die ★ treffen dich
           *[other] { $who } wird von den ★ getroffen
        }
       *[other] { $who_id ->
            [self] { $n } ★ treffen dich
           *[other] { $who } wird von { $n } ★ getroffen
        }
    }
op-stalker-wound =
    { $who_id ->
        [self] erleide eine { $severity } Verletzung
       *[other] { $who } erleidet eine { $severity } Verletzung
    }
op-stalker-regain_ehp =
    { $who_id ->
        [self] erhalte { $n } TP zurück
       *[other] { $who } erhält { $n } TP zurück
    }
op-stalker-attack =
    { $who_id ->
        [self] greif an
       *[other] { $who } greift an
    }{ $changes_id ->
        [none] { "" }
       *[other] { " " }({ $changes })
    }
attack-change = { $colour } Schaden { $by }
attack-change-all = Schaden { $by }
op-stalker-use_special =
    { $who_id ->
        [self] nutze deine Spezialfähigkeit
       *[other] { $who } nutzt die Spezialfähigkeit
    }
op-stalker-become_target =
    { $who_id ->
        [self] werde stattdessen selbst das Ziel
       *[other] { $who } wird stattdessen das Ziel
    }
op-stalker-blast = der Angriff wird verheerend und trifft jeden Gegner auf dem Feld des Ziels
op-stalker-roll =
    wirf { $n ->
        [one] { $n } Ausrüstungswürfel
       *[other] { $n } Ausrüstungswürfel
    }{ $cubes ->
        [true] , 1 mehr für jeden Universalmarker auf dieser Karte
       *[false] { "" }
    }{ $focus ->
        [true] { " " }(mit Konzentration neu würfelbar)
       *[false] { "" }
    }
dice-sd =
    { $n ->
        [one] { $n } Stalkerwürfel
       *[other] { $n } Stalkerwürfel
    }
dice-gd =
    { $n ->
        [one] { $n } Ausrüstungswürfel
       *[other] { $n } Ausrüstungswürfel
    }
dice-ad = den Anomalie-Würfel
op-stalker-reroll = wirf { $dice } erneut
op-stalker-add_die = wirf { $dice } mehr
op-stalker-add_star = +{ $n } ★
op-stalker-drop_dice = deine Würfel zählen nicht
op-stalker-halve_damage = halbiere den Schaden, aufgerundet
op-stalker-dmg = Schaden { $change }
op-stalker-cancel =
    { $what_id ->
        [control] die Kontrollkarte wirkt nicht
        [critical] die kritische Verletzung entfällt
        [movement] die Bewegung endet
       *[attack] der Angriff entfällt
    }
op-stalker-draw_control =
    { $who_id ->
        [self] zieh 1 Kontrollkarte
       *[other] { $who } zieht 1 Kontrollkarte
    }
op-stalker-special =
    { $name_id ->
        [traitor] greif einen anderen Stalker in Reichweite deiner Waffe mit einem einzelnen Schuss an (ist keiner da, dich selbst); 1 ★ ist 1 Schaden
       *[fetch] der Hund läuft zu einem Beutestapel in seiner Reichweite, nimmt den obersten Marker und bringt ihn in deine Richtung
    }

# --- Anweisungen: was auf dem Spielplan liegt ---

op-stalker-pick =
    { $owner ->
        [lead] wähle ein Feld in Reichweite { $range } des Stalkeranführers
       *[other] wähle ein Feld in Reichweite { $range }
    }
op-stalker-look =
    { $most ->
        [all] sieh dir { $tokens } von vorn an
        [one] sieh dir { $tokens } von vorn an
       *[some] sieh dir bis zu { $tokens } von vorn an
    }
op-stalker-resolve = decke { $tokens } auf
op-stalker-put = lege { $things } auf { $place }
op-stalker-spawn =
    { $kind_id ->
        [same] { $n ->
            [one] stelle 1 weiteren Gegner dieser Art
           *[other] stelle { $n } weitere Gegner dieser Art
        }
       *[other] stelle { $enemies }
    } auf { $place }{ $else_activate ->
        [true] { " " }(ist keiner übrig, wird der nächste aktiviert)
       *[false] { "" }
    }
op-stalker-spawn_new = stelle { $enemies } auf { $place }, auch wenn es ihn in der Mission noch nicht gab; ist keiner übrig: { $otherwise }
op-stalker-cover = { $who }: alle { $symbol } gelten bis zum Ende des Zugs als abgedeckt
op-stalker-surge =
    { $kind_id ->
        [none] wirf für jede Anomalie den Anomalie-Würfel: Sie wird mit diesem Symbol aktiviert
       *[other] wirf für die Anomalie ({ $kind }) den Anomalie-Würfel: Sie wird mit diesem Symbol aktiviert
    }{ $symbol_only ->
        [true] , nur auf Feldern mit diesem Symbol
       *[false] { "" }
    }
op-stalker-find_artifact =
    suche eine Anomalie { $range ->
        [0] auf deinem Feld
       *[other] in Reichweite { $range }
    } nach ihrem Artefakt ab{ $choose ->
        [true] ; wähle das Symbol, statt zu würfeln
       *[false] { $reroll ->
            [true] ; du darfst einmal erneut würfeln
           *[false] { "" }
        }
    }
op-stalker-grenade = auf jedes Feld mit einem Marker HOCH, auf dem kein menschlicher Gegner ist, aber einer in Reichweite 1 oder 2, fällt eine Granate: { $n } Schaden für jeden Stalker dort, { $n } ★ gegen jeden Gegner dort
op-stalker-suppress = jeder Stalker in Reichweite und Sicht von { $n } oder mehr menschlichen Gegnern erhält „fixiert“
op-stalker-expose =
    { $who_id ->
        [self] erhalte „verwundbar“, wenn ein Stalker dich sieht
       *[other] { $who } in Sicht eines Stalkers erhält „verwundbar“
    }

# --- Anweisungen: Karten und Geld ---

op-stalker-gain_card =
    { $who_id ->
        [self] erhalte 1 { $card }
       *[other] { $who } erhält 1 { $card }
    }{ $choose ->
        [true] { " " }deiner Wahl
       *[false] { "" }
    }{ $max ->
        [0] { "" }
       *[other] { " " }mit höchstens { $max } K Wert
    }{ $magazines ->
        [0] { "" }
       *[other] { " " }mit { $magazines } passenden Magazinen
    }
op-stalker-discard_item = lege 1 { $type } ab
op-stalker-money =
    { $n_sign ->
        [down] zahle { $n_size } K
       *[up] erhalte { $n } K{ $per_stalker ->
            [0] { "" }
           *[other] { " " }und { $per_stalker } K für jeden Stalker
        }
    }
op-stalker-buy = kaufe { $goods }, { $price }
op-stalker-sell = verkaufe { $goods }, { $price }
op-stalker-trade = tausche für { $fee } K { $things } gegen eine andere von höchstens gleichem Wert
op-stalker-join = der Begleiter kommt mit
op-stalker-take_contract = nimm diesen Auftrag für die nächste Mission an
cardword-weapon =
    { $tier ->
        [0] Waffe
       *[other] Waffe von Rang { $tier }
    }
cardword-armour =
    { $tier ->
        [0] Montur
       *[other] Montur von Rang { $tier }
    }
cardword-attachment =
    { $type ->
        [armour] Montur-Modifikation
        [weapon] Waffen-Modifikation
        [detector] Detektor
       *[any] Modifikation
    }{ $tier ->
        [0] { "" }
       *[other] { " " }von Rang { $tier }
    }
cardword-item =
    { $type ->
        [food] Gegenstand (Nahrung)
        [medicine] Gegenstand (Medizin)
        [grenade] Granate
        [device] Gerät
       *[any] Gegenstand
    }
cardword-artifact =
    { $type ->
        [chemical] chemisches Artefakt
        [electric] elektrisches Artefakt
        [fire] Feuer-Artefakt
        [gravitational] gravitatives Artefakt
       *[any] Artefakt
    }
goods-equipment = Ausrüstung
goods-weapon = Waffen
goods-armour = Monturen
goods-attachment = Modifikationen
goods-weapon_attachment = Waffen-Modifikationen
goods-armour_attachment = Montur-Modifikationen
goods-detector = Detektoren
goods-container = Artefaktbehälter
goods-echo_detector = Echo-Detektoren
goods-artifact = Artefakte
goods-item = Gegenstände
goods-food = Nahrungsmittel
goods-medicine = Medizin
goods-grenade = Granaten
goods-device = Geräte
goods-magazine = Magazine
goods-of-tier = { $goods } von Rang { $tier }
price-value = zum vollen Wert
price-double = zum doppelten Wert
price-half = zum halben Wert
price-quarter = zu einem Viertel des Werts
price-fixed = je { $price } K
price-sum = { $price } K

# --- Anweisungen: die Kampagne ---

op-stalker-sticker = „{ $place }“ ist von jetzt an auf der Zonenkarte
op-stalker-cross_out = streiche „{ $place }“ auf der Zonenkarte durch
op-stalker-gain_contact = erhalte den Kontakt „{ $contact }“
op-stalker-lose_contact = verliere den Kontakt „{ $contact }“
op-stalker-late =
    { $n_sign ->
        [down] Geschichte { $story } verliert { $n_size ->
            [one] 1 Marke
           *[other] { $n_size } Marken
        } ZU SPÄT
       *[up] Geschichte { $story } erhält { $n ->
            [one] 1 Marke
           *[other] { $n } Marken
        } ZU SPÄT
    }
op-stalker-box_event = „{ $event }“ kommt zu den Zufallsereignissen dieser Kampagne
op-stalker-gain_magazines =
    { $kind_id ->
        [each] erhalte { $n ->
            [one] 1 Magazin jeder Art
           *[other] je { $n } Magazine jeder Art
        }
       *[other] erhalte { $things }
    }
op-stalker-hand_in = gib { $things } weg
given-food =
    { $n ->
        [one] 1 Gegenstand (Nahrung)
       *[other] { $n } Gegenstände (Nahrung)
    }
given-medicine =
    { $n ->
        [one] 1 Gegenstand (Medizin)
       *[other] { $n } Gegenstände (Medizin)
    }
given-weapon =
    { $n ->
        [one] 1 Waffe
       *[other] { $n } Waffen
    }
given-attachment =
    { $n ->
        [one] 1 Modifikation
       *[other] { $n } Modifikationen
    }
given-card =
    { $n ->
        [one] 1 Karte ({ $goods })
       *[other] { $n } Karten ({ $goods })
    }
op-stalker-lose_card = eine zufällige Karte aus dem Lager ist verloren
op-stalker-pay_per_mission = erhalte { $n } K für jede gewonnene Mission, höchstens { $most } K
op-stalker-favour =
    { $missions ->
        [one] { $contact } kommt in der nächsten Mission umsonst mit
       *[other] { $contact } kommt in den nächsten { $missions } Missionen umsonst mit
    }

# --- Anweisungen: Steuerung ---

op-stalker-may = wenn du willst: { $effect }
op-stalker-choose = wähle eines
op-stalker-if = wenn { $when }
    .otherwise = sonst
    .otherwise_if = sonst, wenn { $when }
op-stalker-ad = wirf den Anomalie-Würfel
op-stalker-each_does = { $who }: { $effect }
    .choose = { $who } wählt eines
    .if = { $who }, wenn { $when }
op-stalker-lasts =
    { $until_id ->
        [turn] bis zum Ende des Zugs
        [round] bis zum Ende der Runde
       *[mission] bis zum Ende der Mission
    }: { $change }
op-stalker-next_mission =
    { $limit_id ->
        [none] in der nächsten Mission
       *[other] einmal in der nächsten Mission
    }{ $value_id ->
        [none] ,
       *[other] :
    } { $effect }
op-stalker-act =
    { $action_id ->
        [grenade] wirf sofort eine Granate, ohne Aktion
       *[other] führe sofort „{ $action }“ aus, ohne Aktion
    }
op-stalker-next_free =
    { $action_id ->
        [standard] deine nächste Standardaktion in diesem Zug ist kostenlos
        [weapon_attack] dein nächster Waffenangriff in diesem Zug ist kostenlos
        [grenade] deine nächste Granate in diesem Zug ist kostenlos
       *[other] deine nächste Aktion „{ $action }“ in diesem Zug ist kostenlos
    }

# --- Anweisungen: Missionskarten ---

op-stalker-flip =
    { $card_id ->
        [none] { $to_id ->
            [none] dreh diese Karte um
           *[some] dreh diese Karte auf „{ $to }“ um
        }
       *[other] dreh „{ $card }“ um
    }
op-stalker-discard_card =
    { $card_id ->
        [none] lege diese Karte ab
       *[other] lege „{ $card }“ ab
    }
op-stalker-take_card =
    { $card_known ->
        [false] { $who_id ->
            [self] nimm Karte { $card_number }
           *[other] { $who } nimmt Karte { $card_number }
        }
       *[true] { $who_id ->
            [self] nimm „{ $card }“
           *[other] { $who } nimmt „{ $card }“
        }
    }
op-stalker-lay_card = lege „{ $card }“ auf { $place }
op-stalker-add_cubes =
    { $n_sign ->
        [down] nimm { $n_size } Universalmarker von { $card_id ->
            [none] dieser Karte
           *[other] „{ $card }“
        }
       *[up] { $stars ->
            [true] lege für jeden ★ 1 Universalmarker
           *[false] lege { $n } Universalmarker
        } auf { $card_id ->
            [none] diese Karte
           *[other] „{ $card }“
        }
    }
op-stalker-mark_carrier = { $who } wird mit „{ $card }“ markiert
op-stalker-remove_carrier = der mit „{ $card }“ markierte Gegner auf deinem Feld verlässt den Spielplan
op-stalker-keep_one = eine „{ $card }“ bleibt, und ihr wisst, welche
op-stalker-remove_site = eine „{ $card }“ verlässt den Spielplan
op-stalker-look_at_back = sieh dir die Rückseite einer „{ $card }“ an
op-stalker-remember = -
op-stalker-marker =
    lege einen neutralen Marker { $side } auf { $place }{ $stays ->
        [true] ; er bleibt dort
       *[false] { "" }
    }
op-stalker-random_events =
    { $known ->
        [true] { $n ->
            [0] lege kein Zufallsereignis auf das Ereignisdeck
            [one] lege { $n } Zufallsereignis oben auf das Ereignisdeck
           *[other] lege { $n } Zufallsereignisse oben auf das Ereignisdeck
        }
       *[false] lege { $a } Zufallsereignisse, 1 weniger für jeden Stalker{ $least ->
            [0] { "" }
           *[other] , aber mindestens { $least }
        }, oben auf das Ereignisdeck
    }
op-stalker-add_event = lege „{ $event }“ aus der Schachtel oben auf das Ereignisdeck
op-stalker-bring_up_event = lege „{ $event }“ oben auf das Ereignisdeck, falls es noch darin ist
op-stalker-take_event = führe „{ $event }“ aus
op-stalker-remove_event = „{ $event }“ verlässt das Ereignisdeck
op-stalker-end_mission =
    { $result_id ->
        [victory] die Mission ist gewonnen
       *[defeat] die Mission ist verloren
    }
op-stalker-remove_enemies =
    { $forever ->
        [true] { $who } verlässt den Spielplan für immer
       *[false] { $who } verlässt den Spielplan
    }
op-stalker-empty_pool = Gegner dieser Art kommen keine mehr ({ $kind })
op-stalker-flood = das Wasser steigt: Die nächsten Felder werden überflutet, jeder Stalker dort verliert { $lose } TP und kommt auf das nächste trockene Feld
op-stalker-remove_anomaly = die Anomalie ist fort ({ $kind })
op-stalker-heat = { $space } hat Strahlung { $rad }
op-stalker-remove_loot = lege alle Beute auf { $place } ab
op-stalker-close_territory = der Zugang ist verschlossen: niemand kommt mehr hinein, und Gegner darin verschwinden
op-stalker-slow_movement =
    { $n ->
        [one] „Bewegung“ reicht bis zum Ende der Mission höchstens { $n } Feld weit
       *[other] „Bewegung“ reicht bis zum Ende der Mission höchstens { $n } Felder weit
    }

# --- Bedingungen (SC-1.8), nach „wenn“ ---

cond-stalker-within =
    { $n ->
        [0] { $who } auf demselben Feld ist
       *[other] { $who } in Reichweite { $n } ist
    }
cond-stalker-beyond = { $who } in Reichweite { $n } oder weiter ist
cond-stalker-near = { $enemy } in Reichweite { $n } ist
cond-stalker-unseen =
    { $who_id ->
        [self] kein Gegner dich sieht
       *[other] { $who } von keinem Gegner gesehen wird
    }
cond-stalker-unseen_by = { $who } dich nicht sieht
cond-stalker-is = { $who } { $kinds } ist
cond-stalker-has = { $who } { $token } hat
    .not = { $who } { $token } nicht hat
cond-stalker-has_magazine = { $who } ein Magazin hat
cond-stalker-attack_type = der Angriff { $types } ist
attack-a-quick = ein Schnellschuss
attack-a-single = ein einzelner Schuss
attack-a-aimed = ein gezielter Schuss
attack-a-burst = eine Salve
attack-a-full_auto = vollautomatisch
attack-a-volley = ein Doppelschuss
cond-stalker-attack_by =
    { $mode_id ->
        [charge] der Angriff ein Ansturm ist
       *[ranged] der Angriff Fernkampf ist
    }
cond-stalker-from_range = der Angriff aus Reichweite { $n } oder mehr kommt
cond-stalker-alone = kein anderer Stalker in Reichweite { $n } ist
cond-stalker-stayed = du dich in diesem Zug nicht bewegt hast
cond-stalker-moved_max =
    { $n ->
        [one] er sich in diesem Angriff höchstens { $n } Feld bewegt hat
       *[other] er sich in diesem Angriff höchstens { $n } Felder bewegt hat
    }
cond-stalker-lost_hp = das Ziel TP verloren hat
cond-stalker-same_space = { $who } auf deinem Feld ist
cond-stalker-blast_attack = der Angriff verheerend ist
cond-stalker-anomaly_type = die Anomalie vom Typ { $type } ist
cond-stalker-unhurt = er in dieser Runde nicht verletzt wurde
cond-stalker-behind = der Angreifer außerhalb seiner Sicht ist
cond-stalker-kills_made = ihr mindestens { $n } Gegner der Kategorie { $kinds } getötet habt
cond-stalker-rooms_entered = das Team { $n } Räume betreten hat
cond-stalker-artifacts_back =
    { $n ->
        [one] { $n } Artefakt nach Hause kommt
       *[other] { $n } Artefakte nach Hause kommen
    }
cond-stalker-side_up = „{ $side }“ offen liegt
    .not = „{ $side }“ nicht offen liegt
cond-stalker-version = die Rückseite von „{ $card }“ „{ $version }“ ist
cond-stalker-holds =
    { $who_id ->
        [self] du „{ $card }“ hast
        [here] jemand auf deinem Feld „{ $card }“ hat
       *[anybody] jemand „{ $card }“ hat
    }
    .not =
        { $who_id ->
            [self] du „{ $card }“ nicht hast
            [here] niemand auf deinem Feld „{ $card }“ hat
           *[anybody] niemand „{ $card }“ hat
        }
cond-stalker-in_deck = „{ $card }“ noch nicht gefunden ist
    .not = „{ $card }“ gefunden ist
cond-stalker-cubes =
    { $n } oder mehr Universalmarker auf { $card_id ->
        [none] dieser Karte
       *[other] „{ $card }“
    } liegen
    .not =
        { $n ->
            [one] kein Universalmarker auf { $card_id ->
                [none] dieser Karte
               *[other] „{ $card }“
            } liegt
           *[other] weniger als { $n } Universalmarker auf { $card_id ->
                [none] dieser Karte
               *[other] „{ $card }“
            } liegen
        }
cond-stalker-on_spaces =
    { $all ->
        [true] alle Stalker auf { $spaces } sind
       *[false] du auf { $spaces } bist
    }
    .not =
        { $all ->
            [true] nicht alle Stalker auf { $spaces } sind
           *[false] du nicht auf { $spaces } bist
        }
cond-stalker-there =
    { $what_id ->
        [stalker] ein Stalker auf { $spaces } ist
       *[attention] ein Aufmerksamkeitsmarker auf { $spaces } liegt
    }
    .not =
        { $what_id ->
            [stalker] kein Stalker auf { $spaces } ist
           *[attention] kein Aufmerksamkeitsmarker auf { $spaces } liegt
        }
cond-stalker-enemies_on_map =
    { $n ->
        [1] { $enemy } auf dem Spielplan ist
       *[other] mindestens { $n } Gegner ({ $kinds }) auf dem Spielplan sind
    }
cond-stalker-others_here =
    { $n ->
        [one] ein anderer Stalker auf deinem Feld ist
       *[other] { $n } andere Stalker auf deinem Feld sind
    }
cond-stalker-looked_in = du von außen hineingesehen hast
cond-stalker-stars = du { $n } ★ oder mehr gewürfelt hast
cond-stalker-seen_by = { $enemy } dich sieht
cond-stalker-outdoors = du im Freien bist
    .not = du in einem Raum bist
cond-stalker-carrier_here = der mit „{ $card }“ markierte Gegner auf deinem Feld ist
cond-stalker-team_of = { $n } oder mehr Stalker dabei sind
    .not =
        { $n ->
            [2] du allein spielst
           *[other] weniger als { $n } Stalker dabei sind
        }
cond-stalker-quiet = keine Runde mit Alarm geendet hat und kein Marker HOCH auf der Karte liegt
    .not = eine Runde mit Alarm geendet hat oder ein Marker HOCH auf der Karte liegt
cond-stalker-place_open = „{ $place }“ auf der Zonenkarte offen ist
    .not = „{ $place }“ auf der Zonenkarte nicht offen ist
cond-stalker-crossed_out = „{ $place }“ auf der Zonenkarte durchgestrichen ist
    .not = „{ $place }“ auf der Zonenkarte nicht durchgestrichen ist
cond-stalker-favour = { $contact } umsonst mitkommt
    .not = { $contact } bezahlt werden will
cond-stalker-any = entweder { $of }

# --- wann (SC-1.6) ---

head-sa = 1 Aktion
head-fa = Frei
limit-turn = einmal pro Zug
limit-round = einmal pro Runde
limit-mission = einmal pro Mission
limit-visit = einmal pro Besuch
limit-game = einmal pro Mission für das ganze Team
head-pay = Kosten: { $pay }
when-mission-start = Zu Beginn der Mission
when-turn-end = Am Ende deines Zugs
when-attack-rolled = Nach deinem Angriffswurf
when-attack-resolved = Nach deinem Angriff
when-kill = Wenn du einen Gegner tötest
when-attacked = Wenn ein Gegner dich angreift
when-ally-attacked = Wenn ein Gegner einen anderen Stalker angreift
when-defence-dice = Vor deinem Verteidigungswurf
when-defence-rolled = Nach deinem Verteidigungswurf
when-attack-before = Wenn er angreift
when-attack-done = Nach seinem Angriff
when-critical = Wenn du eine kritische Verletzung erleiden würdest
when-anomaly-rolled = Nach einem Anomalie-Wurf für deine Bewegung
when-detector-rolled = Nach deinem Detektorwurf
when-control-drawn = Wenn du eine Kontrollkarte ziehst
when-space-enter = Wenn ein Gegner das Feld der Falle betritt
when-companion-act = Nach deinem zweiten Zug und der Bewegung des Begleiters
when-mission-success = Wenn die Mission gewonnen ist
when-ez-radiation = Nach der Strahlung in der Gegner- und Zonenphase
when-round-end = Am Ende der Runde
when-death = Wenn er stirbt
rule-may = { $when }, wenn du willst
rule-mask =
    { $masks ->
        [one] { $masks } Maske, { $trait }
       *[other] { $masks } Masken, { $trait }
    }
rule-point = { $number }. { $text }
rule-zone = Nur in der Gegner- und Zonenphase: { $text }
rule-section-low = NIEDRIG auf dem Spielplan: { $text }
rule-section-none = Kein Marker auf dem Spielplan: { $text }
rule-section-always = Immer: { $text }
rule-stalkers = Stalker: { $text }
rule-enemies = Gegner: { $text }
rule-targets-t1 = Trifft den, der sie auslöst, und alle auf Feldern mit dem gewürfelten Symbol.
rule-targets-t2 = Trifft alle auf ihren Feldern.
rule-instant = Sofort: { $text }
rule-round-end = Ende der Runde: { $text }
rule-special = { $special }: { $text }
rule-resist = Widerstehen: { $text }
rule-yields = Oder: { $text }
rule-ability = { $ability }: { $text }
rule-attack = { $attack }: { $text }
rule-action = { $action }: { $text }
rule-trigger-enter = Wenn ein Stalker das Feld betritt: { $text }
rule-trigger-round_end = Ende der Runde: { $text }
rule-trigger-enemy_dies =
    { $enemy_id ->
        [none] Wenn ein Gegner stirbt
       *[other] Wenn { $enemy } stirbt
    }: { $text }
rule-trigger-turn_end = Ende des Zugs dessen, der sie hat: { $text }
rule-trigger-action_end = Ende einer Aktion: { $text }
rule-trigger-standard =
    Nach einer Standardaktion auf { $spaces }{ $spared_id ->
        [none] { "" }
       *[other] { " " }(nicht nach „Schleichen“ oder „Vorbereiten“)
    }: { $text }
rule-trigger-move_ends = Wenn jemand eine Bewegung auf { $spaces } beendet: { $text }
rule-trigger-attention = Wenn ein Aufmerksamkeitsmarker auf { $spaces } zu liegen kommt: { $text }
rule-trigger-carrier_dies = Wenn der Gegner stirbt, den diese Karte geweckt hat: { $text }
rule-tile-dark = Hier ist es dunkel: Niemand sieht oder schießt weiter als 1 Feld.
rule-tile-still = Die Luft steht still: Wer am Ende der Runde hier ist, überspringt Strahlenbelastung, Abbau der Dosis und Grunddosis.
rule-building = Wer eintritt oder durch ein Fenster hineinsieht, dreht diese Karte um.
rule-nothing = Für sich allein bewirkt sie nichts.
rule-slows =
    { $n ->
        [one] Wer sie hat, kommt bei Bewegung höchstens { $n } Feld weit.
       *[other] Wer sie hat, kommt bei Bewegung höchstens { $n } Felder weit.
    }
rule-needs =
    mit { $n ->
        [one] 1 Universalmarker
       *[other] { $n } Universalmarkern
    } darauf wird diese Karte { $back_id ->
        [none] abgelegt
       *[some] umgedreht
    }

# --- Werte (SC-1.7): was sich ändert; die Änderung folgt ---

mod-per-gap = { $change } für jedes Feld zwischen ihm und dem Ziel
mod-per-moved = { $change } für jedes Feld, das er sich bewegt hat
value-attack-sd = { $by } Stalkerwürfel bei Waffenangriffen
value-attack-gd = { $by } Ausrüstungswürfel bei Waffenangriffen
value-attack-stars = { $by } ★ bei Waffenangriffen
value-attack-masks =
    { $n ->
        [one] { $by } Maske bei Waffenangriffen
       *[other] { $by } Masken bei Waffenangriffen
    }
value-incoming-stars = { $by } ★ bei Angriffen gegen ihn
value-weapon-max_range = maximale Reichweite { $by }
value-weapon-accurate_max = obere Grenze der präzisen Reichweite { $by }
value-weapon-ammo = Munitionskapazität { $by }
value-knife-gd = { $by } Ausrüstungswürfel mit dem Messer
value-knife-range = Reichweite des Messers { $by }
value-grenade-gd = { $by } Ausrüstungswürfel bei Granaten
value-grenade-range = Reichweite von Granaten { $by }
value-defence-gd = { $by } Ausrüstungswürfel bei der Verteidigung
value-defence-stars = { $by } ★ bei der Verteidigung
value-move-max =
    { $n ->
        [one] { $by } Feld bei Bewegung
       *[other] { $by } Felder bei Bewegung
    }
value-careful-max =
    { $n ->
        [one] { $by } Feld beim Schleichen
       *[other] { $by } Felder beim Schleichen
    }
value-backpack =
    { $n ->
        [one] { $by } Platz im Rucksack
       *[other] { $by } Plätze im Rucksack
    }
value-map_radiation = Umgebungsstrahlung { $by }
value-container = Abzug von der Grundstrahlungsdosis { $by }
    .least = er zieht mindestens { $to } von der Grundstrahlungsdosis ab
value-base_dosage = Grundstrahlungsdosis { $by }
value-exposure-gd = { $by } Ausrüstungswürfel bei Strahlenbelastung
value-anomaly-loss = TP-Verlust und Schaden durch Anomalien { $by }
value-control-loss = TP-Verlust durch Kontrollkarten { $by }
value-heal-item =
    { $n_sign ->
        [down] deine Nahrung und Medizin heilen { $n } TP weniger
       *[up] deine Nahrung und Medizin heilen { $n } TP mehr
    }
value-prepare-bolts =
    { $n ->
        [one] { $by } Schraube beim Vorbereiten
       *[other] { $by } Schrauben beim Vorbereiten
    }
value-artifact-draw =
    { $n ->
        [one] { $by } Artefaktkarte beim Aufheben (1 behalten)
       *[other] { $by } Artefaktkarten beim Aufheben (1 behalten)
    }
value-dmg = Schaden { $by }
value-enemy-dmg = Schaden von Gegnern { $by }
value-enemy-mv = Bewegung von Gegnern { $by }
value-enemy-sight_front = Sicht von Gegnern nach vorn { $by }
value-mission-bolts =
    { $n ->
        [one] { $by } Schraube zu Beginn der Mission
       *[other] { $by } Schrauben zu Beginn der Mission
    }

# --- dauerhafte Eigenschaften (SC-1.8) ---

flag-area = trifft alle auf dem Feld des Ziels
flag-leap = ein Ansturm endet auf dem Feld des Ziels oder daneben, über alles hinweg
flag-ignores-anomaly = ignoriert Anomalien
    .you = du ignorierst Anomalien
flag-ignores-cover = ignoriert Deckung
flag-ignores-no_visibility = sieht durch „Keine Sicht“
flag-immune-pinned = kann von anderen nicht fixiert werden
flag-immune-push = kann von anderen nicht gestoßen werden
flag-immune-both = kann von anderen weder fixiert noch gestoßen werden
flag-symbols_ignored-P1 = P1 aktiviert für dich nie eine Anomalie
flag-symbols_ignored-P2 = P2 aktiviert für dich nie eine Anomalie
symbols-ignored = { $symbols } aktivieren für dich nie eine Anomalie
flag-passes-impassable = du überquerst unpassierbares Gelände
flag-stand_up_free = Aufstehen ist frei
flag-no_careful = kein Schleichen
flag-swap_free = einmal pro Zug, frei: Tausche deine Waffe gegen eine im Rucksack
flag-moving = bewegt sich am Ende jeder Runde
flag-yields = birgt ein Artefakt
flag-no_artifact = birgt kein Artefakt

# --- Waffenangriffe (SC-1.9) ---

printed-attack =
    { $attack } ({ $price }): { $ammo } Munition, +{ $gear } Ausrüstungswürfel{ $notes_id ->
        [none] { "" }
       *[some] , { $notes }
    }
printed-attack-empties = { $attack } ({ $price }): 1 bis 3 Munition, je +2 Ausrüstungswürfel
note-low = Aufmerksamkeit NIEDRIG
note-pick = Körperteil nach Wahl
note-split = teilbar
note-blast = verheerend
note-min = Mindestreichweite { $n }
note-masks =
    { $n ->
        [one] +{ $n } Maske
       *[other] +{ $n } Masken
    }
note-once = einmal pro Zug
note-stayed = nur ohne Bewegung in diesem Zug
