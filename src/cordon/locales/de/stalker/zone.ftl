# Überleben in der Zone: was seine Karten im Regeltext sagen, und wie Dinge heißen, die keine Karte nennt. Die Namen von Karten,
# Szenarien, Spielplänen, Figuren und Markern stehen in survival.ftl. Satzteile werden gebaut wie in rules.ftl.

# --- was ein Szenario zählt, was gehandelt und verlangt wird ---

zone-counter-fuses = Sicherungen
zone-counter-pressure = Druck
zone-counter-primed = Pumpenstöße
zone-counter-lore = gelesene Spuren
zone-counter-harvest = Artefakte im Koffer
zone-counter-readings = Messungen
zone-counter-armed = scharfe Masten
zone-counter-masts = Masten
zone-counter-alarm = Alarm
zone-counter-seals = Dichtungen
zone-counter-found = durchsuchte Sender
zone-counter-saved = Gerettete
zone-counter-code_parts = Teile des Codes
zone-counter-tags = Erkennungsmarken
zone-counter-badges = Abzeichen
zone-counter-purse = Kasse
zone-counter-worth = Wert der Ausrüstung
zone-counter-valve = Drehungen am Ventil
zone-counter-probe = Zeit an der Sonde
zone-counter-mast = Arbeit am Mast
zone-good-salt = Salz
zone-good-lead_bar = Blei
zone-good-diesel = Diesel
fact-good-buy = kostet { $price } K
fact-good-sell = bringt { $price } K, { $less } K weniger mit jeder Einheit, die ein Händler gekauft hat
fact-good-load = Last { $load }
zone-sort-weapon = Waffe
zone-sort-armour = Montur
zone-sort-attachment = Modifikation
zone-sort-item = Gegenstand
zone-sort-artifact = Artefakt
zone-sort-food = Nahrung
zone-sort-medicine = Medizin
zone-sort-grenade = Granate
zone-sort-valuables = Artefakt oder Modifikation
zone-action-use = einsetzen
zone-x00 = In der Zone
zone-x00-action-leave = Den Spielplan verlassen: in Sicherheit
zone-x00-action-take_tokens = Marker aufheben
zone-x00-action-drop_tokens = Marker hinlegen
zone-x00-action-force_the_door = Die Tür aufbrechen
zone-x00-action-work_the_wheel = Am Rad drehen
zone-x00-action-take_off_the_hatch = Die Luke abnehmen
zone-tokens = { $n } × { $token }

# --- wie viele ---

amount-n = N
amount-n-1 = N + 1
amount-n-2 = N + 2
amount-n-3 = N + 3
amount-need = so viel wie nötig
amount-half = die Hälfte des Nötigen

# --- wer und welche (SV-0.4) ---

who-marked = der markierte Gegner
who-that = dieser
who-those = jeder der Neuen
kind-high = Marker HOCH
kind-low = Marker NIEDRIG
kind-artifact = Artefakt
slot-L = Beutefeld
slot-Q = Schauplatz
select-leader-of = der erste von diesen auf dem Spielplan ({ $kinds }), am nächsten beim Stalkeranführer,
select-farthest-of = der am weitesten entfernte ({ $kinds })
sel-thing = { $kinds }
    .each = jeder Marker „{ $kinds }“
    .one = 1 Marker „{ $kinds }“
    .closest = der nächste Marker „{ $kinds }“
sel-space = Feld
    .each = jedes Feld
    .one = 1 Feld
    .closest = das nächste Feld
sel-anomaly_space = Anomaliefeld
    .each = jedes Anomaliefeld
    .one = 1 Anomaliefeld
    .closest = das nächste Anomaliefeld
filter-near = (bezogen auf { $place })
filter-on = (auf { $place })
filter-off = (nicht auf { $place })
filter-empty = ohne Figur darauf

# --- wo (SV-1.3, SV-1.4): der Name, als Ziel einer Bewegung, als Ort, an dem etwas liegt ---

spot-own = dein Feld
    .toward = dein Feld
    .at = dein Feld
spot-here = dieses Feld
    .toward = dieses Feld
    .at = dieses Feld
spot-picked = das gewählte Feld
    .toward = das gewählte Feld
    .at = das gewählte Feld
spot-slot = { $slot }
    .toward = { $slot }
    .at = { $slot }
spot-slot-key = Schlüsselraum
    .toward = den Schlüsselraum
    .at = Feldern des Schlüsselraums
spot-slot-area = Schlüsselräume
    .toward = die Schlüsselräume
    .at = Feldern der Schlüsselräume
spot-token = { $token }
    .toward = das nächste Feld mit „{ $token }“
    .at = Feld mit „{ $token }“
spot-next = neben: { $thing }
    .toward = ein Feld neben „{ $thing }“
    .at = Feld neben „{ $thing }“
spot-shut = neben dem geschlossenen Tor
    .toward = ein Feld neben dem geschlossenen Tor
    .at = einem Feld neben dem geschlossenen Tor
spot-character = { $character }
    .toward = { $character }
    .at = Feld von { $character }
spot-near_slot = nächstes Feld { $slot } (von: { $place })
    .toward = das nächste Feld { $slot } (von: { $place })
    .at = Feld { $slot } mit dem kürzesten Weg (von: { $place })
spot-far_slot = fernstes Feld { $slot }
    .toward = das Feld { $slot }, das von allen Stalkern am weitesten entfernt ist
    .at = Feld { $slot }, das von allen Stalkern am weitesten entfernt ist
spot-trader = Händler
    .toward = den nächsten Händler
    .at = Feld eines Händlers
spot-everywhere = irgendein Feld
    .toward = irgendein Feld
    .at = irgendeinem Feld
spot-map = Spielplan
    .toward = irgendein Feld
    .at = irgendeinem Feld des Spielplans
spot-takeable = Feld mit Markern zum Aufheben
    .toward = den nächsten Marker zum Aufheben
    .at = Feld mit Markern zum Aufheben
spot-anomaly = Anomalie
    .toward = die nächste Anomalie
    .at = einem Anomaliefeld
spot-lead = Stalkeranführer
    .toward = den Stalkeranführer
    .at = Feld des Stalkeranführers
spot-that = dieser
    .toward = diesen
    .at = Feld von diesem
spot-marked = markierter Gegner
    .toward = den markierten Gegner
    .at = Feld des markierten Gegners
spot-artifact_token = Artefakt
    .toward = das nächste Artefakt
    .at = Feld mit einem Artefakt
spot-indoor = Raum
    .toward = den nächsten Raum
    .at = einem Feld in einem Raum
spot-outdoor = im Freien
    .toward = das Freie
    .at = einem Feld im Freien
spot-right = rechts
    .toward = rechts
    .at = rechts
spot-back = hinten
    .toward = hinten
    .at = hinten

# --- Anweisungen: Ablauf, Zähler, Ende ---

op-stalker-once = beim ersten Mal
op-stalker-try = wirf { $dice } Ausrüstungswürfel (mit Konzentration darfst du neu werfen)
    .enough = bei { $least } ★ oder mehr
op-stalker-reveal = dreh den Marker „{ $token }“ um
op-stalker-counter =
    { $to_id ->
        [none] { $counter } { $change }
       *[some] { $counter } = { $to }
    }
op-stalker-set_flag = -
op-stalker-need = nötig: { $counter } { $change }
op-stalker-script =
    { $who_id ->
        [self] lies im Skriptbuch weiter
       *[other] { $who } liest im Skriptbuch weiter
    }
op-stalker-finish =
    { $result_id ->
        [victory] das Szenario ist gewonnen
       *[defeat] das Szenario ist verloren
    }
op-stalker-rounds = Ereignisdeck { $change }
op-stalker-look_events =
    { $n ->
        [one] sieh dir das nächste Ereignis an
       *[other] sieh dir die nächsten { $n } Ereignisse an
    }
op-stalker-order_events = lege die nächsten { $n } Ereignisse in beliebiger Reihenfolge zurück
op-stalker-weather = das Wetter schlägt um
op-stalker-icons = Schwierigkeit { $change }
op-stalker-discard_this =
    { $card_id ->
        [none] lege diese Karte ab
       *[other] lege „{ $card }“ ab
    }
op-stalker-replace_anomaly = eine Anomalie wird durch eine andere ersetzt
op-stalker-lasts_quality =
    { $until_id ->
        [turn] bis zum Ende des Zugs: { $quality }
        [round] bis zum Ende der Runde: { $quality }
       *[mission] bis zum Ende der Partie: { $quality }
    }
op-stalker-bloom =
    { $which_id ->
        [lowest] unter der Anomalie mit der niedrigsten Nummer entsteht ein Artefakt
        [highest] unter der Anomalie mit der höchsten Nummer entsteht ein Artefakt
       *[chosen] unter einer Anomalie eurer Wahl entsteht ein Artefakt
    }
op-stalker-still =
    { $n ->
        [one] { $who } ist in dieser Runde ruhig
       *[other] { $who } ist { $n } Runden lang ruhig
    }
op-stalker-surge_one = wirf den Anomalie-Würfel ({ $who }): Sie wird mit diesem Symbol aktiviert
op-stalker-start_at = einige Stalker dürfen hier beginnen: { $where }
op-stalker-break_wall =
    { $own ->
        [true] eine Wand dieses Feldes bekommt ein Loch
       *[false] die nächste Wand bekommt ein Loch (bezogen auf { $near })
    }
op-stalker-leave =
    { $who_id ->
        [self] verlass den Spielplan, in Sicherheit
       *[other] { $who } verlässt den Spielplan, in Sicherheit
    }

# --- Anweisungen: Marker ---

op-stalker-lay_token =
    { $place_id ->
        [none] auf den Spielplan kommt: { $things }
       *[some] lege auf { $place }: { $things }
    }
op-stalker-remove_token =
    { $place_id ->
        [none] alle Marker „{ $token }“ verlassen den Spielplan
       *[some] der Marker „{ $token }“ auf { $place } verlässt den Spielplan
    }
op-stalker-flip_token = dreh den Marker „{ $token }“ um
op-stalker-token_cubes =
    { $n_sign ->
        [down] nimm { $n_size ->
            [one] { $n_size } Universalmarker
           *[other] { $n_size } Universalmarker
        } von „{ $token }“
       *[up] lege { $n ->
            [one] { $n } Universalmarker
           *[other] { $n } Universalmarker
        } auf „{ $token }“
    }
op-stalker-open = öffne: { $token }
op-stalker-give_token =
    { $who_id ->
        [self] erhalte: { $things }
       *[other] { $who } erhält: { $things }
    }
op-stalker-spend_token =
    { $who_id ->
        [self] gib ab: { $things }
       *[other] { $who } gibt ab: { $things }
    }
op-stalker-take_tokens = heb Marker auf
op-stalker-drop_tokens = leg Marker hin
op-stalker-look_token = sieh dir die Unterseite von 1 Marker „{ $token }“ an
op-stalker-put_there = lege { $things } hierhin: { $where }
op-stalker-remove_one = { $where } verlässt den Spielplan
op-stalker-remove_unknown = ungesehen vom Spielplan genommen wird: { $tokens }
op-stalker-random_loot = nimm einen zufälligen Beutemarker
op-stalker-spend_card =
    { $who_id ->
        [self] lege 1 Karte ab ({ $sort })
       *[other] { $who } legt 1 Karte ab ({ $sort })
    }

# --- Anweisungen: Gegner und Figuren ---

op-stalker-spawn_kind = stelle { $enemies } auf { $place }
op-stalker-mark = { $who } wird markiert
op-stalker-unmark = kein Gegner ist mehr markiert
op-stalker-face =
    { $turn ->
        [right] { $who } dreht sich um 90° nach rechts
        [back] { $who } dreht sich um
        [away] { $who } wendet sich ab (von: { $place })
       *[to] { $who } wendet sich hin (zu: { $place })
    }
op-stalker-relocate_to =
    { $who_id ->
        [self] du kommst sofort hierhin: { $where }
       *[other] { $who } kommt sofort hierhin: { $where }
    }
op-stalker-play = auf { $place } kommt: { $people }
op-stalker-dismiss = { $character } verlässt die Partie
op-stalker-walk =
    { $n ->
        [one] { $character } geht bis zu { $n } Feld auf { $toward } zu
       *[other] { $character } geht bis zu { $n } Felder auf { $toward } zu
    }
op-stalker-toughen = { $character }: TP { $change }
op-stalker-beast_comes = die Bestie kommt und wird markiert
op-stalker-capture = { $who } nimmt das Artefakt seines Feldes
op-stalker-give_up_artifact = der markierte Gegner lässt sein Artefakt liegen

# --- Anweisungen: einzelne Szenarien ---

op-stalker-find_person = dort liegt ein Verletzter
op-stalker-bleed =
    { $people_id ->
        [all] Blut jedes Verletzten { $change }
        [found] Blut jedes gefundenen Verletzten { $change }
       *[here] Blut des Verletzten auf diesem Feld { $change }
    }
op-stalker-front = die Front ist da
op-stalker-open_counters = die Läden haben ihren Vorrat
op-stalker-trade_goods = kaufe und verkaufe Waren
op-stalker-goods =
    { $who_id ->
        [self] { $good } { $change }
       *[other] { $who }: { $good } { $change }
    }
op-stalker-spoil_stock = jeder Laden, bei dem ein Gegner steht, verliert { $n } von seinem Vorrat
op-stalker-price =
    { $n_sign ->
        [down] { $which_id ->
            [highest] der höchste Preis steigt um { $sum } K
            [trader] { $trader }: ein Preis steigt um { $sum } K
           *[any] ein Preis eurer Wahl steigt um { $sum } K
        }
       *[up] { $which_id ->
            [highest] der höchste Preis fällt um { $sum } K
            [trader] { $trader }: ein Preis fällt um { $sum } K
           *[any] ein Preis eurer Wahl fällt um { $sum } K
        }
    }
op-stalker-deal = handle mit dem Händler
op-stalker-hand_over_load = gib Marker an { $character } ab oder nimm sie zurück
op-stalker-hand_in_artifact =
    { $who_id ->
        [self] gib 1 hier gewonnenes Artefakt ab
       *[other] { $who } gibt 1 hier gewonnenes Artefakt ab
    }

# --- Werte, Eigenschaften und Augenblicke, die es nur in Überleben in der Zone gibt ---

when-test-rolled = Nach dem Wurf einer Probe
value-enemy-sight_side = Sicht von Gegnern zur Seite { $by }
    .set = Sicht von Gegnern zur Seite: { $to }
value-enemy-sight_back = Sicht von Gegnern nach hinten { $by }
value-enemy-range = Reichweite von Gegnern { $by }
value-enemy-threshold = Schwellen von Gegnern { $by }
value-reaction-dmg = Schaden von Reaktionen { $by }
value-bolt-range = Reichweite geworfener Schrauben { $by }
value-detector-range = Reichweite von Detektoren { $by }
    .least = Reichweite von Detektoren mindestens { $to }
value-space-rad = Strahlung von Feldern { $by }
value-follow-max =
    { $n ->
        [one] { $by } Schritt für Begleitende
       *[other] { $by } Schritte für Begleitende
    }
mod-per-lore = { $change } für jede gelesene Spur
flag-no_decoy = keine Ablenkung
flag-no_anomaly_reroll = Aktivierungswürfe für Anomalien lassen sich nicht neu werfen
flag-no_lead_heal = der Marker des Stalkeranführers heilt nicht
flag-no_prepare_focus = „Vorbereiten“ gibt keine Konzentration
flag-silent_movement = „Bewegung“ legt keinen Marker NIEDRIG
flag-thunder = Waffenangriffe legen NIEDRIG statt HOCH
flag-p1_relevant = P1 aktiviert eine Anomalie immer
flag-sight_cap-2 = im Freien sieht niemand weiter als 2
flag-range_cap-2 = im Freien greift niemand weiter als 2 an
flag-no_exchange = „Vorbereiten“ erlaubt keinen Tausch
flag-take_along_quiet = der Professor kommt auch beim Schleichen mit
flag-loot_one = 1 Beutemarker auf jedem Beutefeld statt 2
dice-any =
    { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfel
    }
cardword-unique = besondere Karte
cond-stalker-bears_mark = es der markierte Gegner ist
    .not = es nicht der markierte Gegner ist
cond-stalker-space_is =
    { $outdoor ->
        [true] das Feld im Freien liegt
       *[false] { $most ->
            [99] die aufgedruckte Strahlung { $least } oder mehr ist
           *[other] die aufgedruckte Strahlung { $most } oder weniger ist
        }
    }
cond-stalker-blow = { $of } es getan hat
blow-head = ein Kopftreffer
blow-blast = ein verheerender Angriff

# --- Bedingungen, nach „wenn“ ---

cond-stalker-not = nicht gilt: { $of }
cond-stalker-counter =
    { $n_id ->
        [need] „{ $counter }“ am Ziel ist
       *[other] „{ $counter }“ bei { $n } oder mehr steht
    }
    .not =
        { $n_id ->
            [need] „{ $counter }“ noch nicht am Ziel ist
           *[other] „{ $counter }“ unter { $n } steht
        }
cond-stalker-flag_set = es vorher so entschieden wurde
    .not = es vorher nicht so entschieden wurde
cond-stalker-lies =
    { $what_id ->
        [enemy] ein Gegner
        [stalker] ein Stalker
       *[other] „{ $what }“
    } { $place_id ->
        [map] auf dem Spielplan
        [own] auf deinem Feld
       *[other] auf { $place }
    } ist
    .not =
        { $what_id ->
            [enemy] kein Gegner
            [stalker] kein Stalker
           *[other] „{ $what }“ nicht
        } { $place_id ->
            [map] auf dem Spielplan
            [own] auf deinem Feld
           *[other] auf { $place }
        } ist
cond-stalker-at =
    { $character } { $place_id ->
        [own] auf deinem Feld
       *[other] auf { $place }
    } ist
    .not =
        { $character } nicht { $place_id ->
            [own] auf deinem Feld
           *[other] auf { $place }
        } ist
cond-stalker-carries =
    { $who_id ->
        [self] du „{ $token }“ trägst
       *[other] { $who } „{ $token }“ trägt
    }
    .not =
        { $who_id ->
            [self] du „{ $token }“ nicht trägst
           *[other] { $who } „{ $token }“ nicht trägt
        }
cond-stalker-owns =
    { $sort_id ->
        [grenade] eine Granate
        [medicine] ein Gegenstand (Medizin)
        [food] ein Gegenstand (Nahrung)
        [valuables] ein Artefakt oder eine Modifikation
       *[other] eine solche Karte ({ $sort })
    } in deinem Rucksack ist
    .not =
        { $sort_id ->
            [grenade] keine Granate
            [medicine] kein Gegenstand (Medizin)
            [food] kein Gegenstand (Nahrung)
            [valuables] weder Artefakt noch Modifikation
           *[other] keine solche Karte ({ $sort })
        } in deinem Rucksack ist
cond-stalker-round_from =
    { $last ->
        [true] es die letzte Runde ist
       *[false] es Runde { $n } oder später ist
    }
    .not =
        { $last ->
            [true] es nicht die letzte Runde ist
           *[false] Runde { $n } noch nicht erreicht ist
        }
cond-stalker-events_left =
    { $n_id ->
        [half] die Hälfte des Ereignisdecks gezogen ist
        [0] das Ereignisdeck leer ist
        [1] noch 1 Ereignis im Deck ist
       *[other] noch { $n } Ereignisse im Deck sind
    }
cond-stalker-hp =
    { $least ->
        [0] du höchstens { $most } TP hast
       *[other] du mindestens { $least } TP hast
    }
cond-stalker-dose_min = deine Strahlungsdosis { $n } oder mehr ist
cond-stalker-funds =
    { $n_id ->
        [need] in der Kasse ist, was nötig ist
        [half] in der Kasse die Hälfte des Nötigen ist
       *[other] das Team { $n } K hat
    }
cond-stalker-cubed =
    { $n_id ->
        [need] auf „{ $token }“ genug Universalmarker liegen
       *[other] auf „{ $token }“ mindestens so viele Universalmarker liegen: { $n }
    }
    .not =
        { $n_id ->
            [need] auf „{ $token }“ noch nicht genug Universalmarker liegen
           *[other] auf „{ $token }“ weniger Universalmarker liegen als { $n }
        }
cond-stalker-marked =
    { $carrying ->
        [true] der markierte Gegner ein Artefakt trägt
       *[false] ein Gegner markiert ist
    }
    .not =
        { $carrying ->
            [true] kein Gegner ein Artefakt trägt
           *[false] kein Gegner markiert ist
        }
cond-stalker-is_lead = du der Stalkeranführer bist
    .not = du nicht der Stalkeranführer bist
cond-stalker-on_anomaly = du auf einem Anomaliefeld bist
    .not = du nicht auf einem Anomaliefeld bist
cond-stalker-near_token = du in Reichweite { $n } von „{ $token }“ bist
    .not = du nicht in Reichweite { $n } von „{ $token }“ bist
cond-stalker-enemy_near = ein Gegner in Reichweite { $n } ist
    .not = kein Gegner in Reichweite { $n } ist
cond-stalker-worth = die Ausrüstung des Teams so viel wert ist wie nötig
cond-stalker-face_up = „{ $card }“ offen liegt
    .not = „{ $card }“ nicht offen liegt

# --- was Aktionen bewirken, deren Anweisungen es zu umständlich sagen ---

does-x00-force_the_door = wirf 2 Ausrüstungswürfel; bei 3 ★ geht sie auf, sonst lege deinen Marker NIEDRIG auf dein Feld
does-x00-work_the_wheel = lege 1 Universalmarker auf das Tor und deinen Marker NIEDRIG auf dein Feld; der dritte öffnet es
does-x01-fit_a_fuse = eine Sicherung mehr sitzt; sind es genug, geht die Schranke auf
does-x01-force_the_motor = wirf 3 Ausrüstungswürfel und lege deinen Marker HOCH auf dein Feld; bei 7 ★ geht die Schranke auf, sonst verliere 2 TP
does-x02-pull_the_fuse = dreh den Kasten um; ist er heil, erhalte 1 Sicherung
does-x07-read_the_track = die Spur ist weg, und eine mehr ist gelesen; allein erhältst du auch Konzentration
does-x10-hand_in = ein Artefakt mehr im Koffer; genug davon gewinnen das Szenario
does-x13-hold_the_tape = lege 1 Universalmarker auf die Sonde; bei genug davon ist die Messung gemacht
does-x16-set_the_charge = lege 1 Universalmarker auf den Mast; bei genug davon ist er scharf und die Ladung verbraucht
does-x17-trigger = alle scharfen Masten gehen hoch; in Reichweite 1 erleidet jeder Stalker 12 Schaden und jeder Gegner eine schwere Verletzung
does-x23-dress_the_wound = wirf 2 Ausrüstungswürfel; bei 3 ★ ist dieser Mensch stabil, sonst lege deinen Marker NIEDRIG auf dein Feld
does-x24-hand_over = ein Mensch mehr ist gerettet; genug davon gewinnen das Szenario
does-x28-blow_the_lock = Marker HOCH für alle in Reichweite 3, 1 Universalmarker auf das Tor, wirf 4 Ausrüstungswürfel; bei 7 ★ oder dem dritten Universalmarker geht es auf, ohne 7 ★ steigt der Alarm um 1
does-u20-cut_into_it = lege 1 Universalmarker auf das Nest und deinen Marker NIEDRIG auf dein Feld; der zweite räumt es aus, und 1 Beutemarker bleibt
does-u20-burn_it_out = lege deinen Marker HOCH auf dein Feld; das Nest ist weg, und 1 Beutemarker bleibt
does-c02-patch_him_up = er heilt 4 TP
