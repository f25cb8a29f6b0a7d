# Regeltext von Zona, erzeugt aus Anweisungen (was eine Karte tut) und Nutzungen (wann sie benutzt werden darf).
# Satzteile beginnen klein, mit einem Verb, ohne Punkt: Sie stehen allein oder in einem anderen Satzteil.

# Wie Satzteile verbunden werden
clause-then = { $a }, dann { $b }
clause-in-any-case = { $a }; in jedem Fall: { $b }
clause-part = ({ $number }) { $text }
clause-next = { $a }; { $b }
clause-or = { $a }; oder { $b }
clause-when = { $when }: { $what }

# --- Anweisungen ---

op-zona-test =
    Probe auf { $attribute } { $difficulty }{ $encounter_id ->
        [none] { "" }
       *[other] { " " }({ $encounter })
    }{ $success_id ->
        [none] { "" }
       *[some] : bei Erfolg { $success }
    }{ $failure_id ->
        [none] { "" }
       *[some] { $success_id ->
            [none] : bei Misserfolg { $failure }
           *[some] ; bei Misserfolg { $failure }
        }
    }
op-zona-choose = wähle eines: { $options }
op-zona-may = wenn du willst, { $effect }
op-zona-by_reputation =
    nach Reputation: gut – { $good_id ->
        [none] nichts
       *[some] { $good }
    }; neutral – { $neutral_id ->
        [none] nichts
       *[some] { $neutral }
    }; schlecht – { $bad_id ->
        [none] nichts
       *[some] { $bad }
    }
op-zona-if_owned =
    wenn du einen Gegenstand der Kategorie { $category } besitzt: { $then_id ->
        [none] nichts
       *[some] { $then }
    }; sonst { $otherwise_id ->
        [none] nichts
       *[some] { $otherwise }
    }
op-zona-damage =
    { $per_artifact_id ->
        [owned] erleide { $damage } für jedes Artefakt, das du besitzt, dieses eingeschlossen
        [packed] erleide { $damage } für jedes Artefakt in deinem Rucksack, dieses eingeschlossen
       *[none] erleide { $damage }
    }
op-zona-fatigue =
    { $by_sign ->
        [down] senke deine Erschöpfung um { $by_size }
       *[up] erhöhe deine Erschöpfung um { $by_size }
    }{ $per_artifact_id ->
        [owned] { " " }für jedes Artefakt, das du besitzt, dieses eingeschlossen
        [packed] { " " }für jedes Artefakt in deinem Rucksack, dieses eingeschlossen
       *[none] { "" }
    }{ $overflows ->
        [true] { " " }(auch über 5 hinaus: Jeder Punkt über 5 verursacht 1 Schaden, der sich nicht verhindern lässt)
       *[false] { "" }
    }
op-zona-set_fatigue = setze deine Erschöpfung auf { $to } (das verursacht keinen Schaden)
op-zona-heal =
    { $injuries ->
        [one] heile { $injuries } Verletzung
       *[other] heile { $injuries } Verletzungen
    }
op-zona-heal_trauma = wirf 1 Trauma ab
op-zona-reputation =
    { $by_sign ->
        [down] verschlechtere deine Reputation
       *[up] verbessere deine Reputation
    }
op-zona-pass_as_good = tritt bis zum Ende dieses Zugs als jemand mit guter Reputation auf
op-zona-free_shortcuts = erleide für den Rest dieser Runde keinen Schaden von Abkürzungen
op-zona-gain =
    { $crowbar_bonus ->
        [0] erhalte { $rubles } ₽
       *[other] erhalte { $rubles } ₽, und { $crowbar_bonus } ₽ mehr, wenn du eine Brechstange besitzt (sie wird nicht benutzt)
    }
op-zona-pay = zahle { $rubles } ₽
op-zona-lose = verliere bis zu { $rubles } ₽
op-zona-take = nimm { $count_cards }
op-zona-draw_keep =
    { $deck_id ->
        [none] ziehe { $draw }, behalte { $keep } und wirf den Rest ab
       *[other] ziehe { $draw_cards }, behalte { $keep } und wirf den Rest ab
    }
op-zona-discard = wirf { $things } ab
op-zona-discard_items = wirf { $count } Gegenstände ab, davon mindestens { $of_deck } Stück { $deck }
op-zona-use_crowbar = benutze die Brechstange
op-zona-repair = repariere { $tokens } Schadensmarker
op-zona-wear =
    { $tokens ->
        [one] beschädige { $tokens } Gegenstand
       *[other] beschädige { $tokens }-mal Gegenstände
    }
op-zona-deactivate =
    { $items ->
        [one] deaktiviere { $items } dauerhaften Gegenstand
       *[other] deaktiviere { $items } dauerhafte Gegenstände
    }
op-zona-buy =
    { $sells ->
        [true] kaufe und verkaufe, wenn du willst
       *[false] kaufe, wenn du willst
    }
op-zona-sell = verkaufe, wenn du willst
op-zona-sell_for_more =
    { $once ->
        [true] verkaufe 1
       *[false] verkaufe beliebig viele
    } { $trophies ->
        [true] { $once ->
            [true] Trophäe oder Artefakt
           *[false] Trophäen und Artefakte
        }
       *[false] { $once ->
            [true] Artefakt
           *[false] Artefakte
        }
    } { $alike ->
        [true] für { $green } ₽ über dem Preis
       *[false] über dem Preis: grün +{ $green } ₽, gelb +{ $yellow } ₽, sonst +{ $other } ₽
    }
op-zona-encounter =
    { $no_flight ->
        [true] ziehe 1 { $threat_instrumental } und führe die Begegnung durch, ohne zu fliehen
       *[false] ziehe 1 { $threat_instrumental } und führe die Begegnung durch
    }
op-zona-put =
    { $area_id ->
        [none] lege 1 { $threat_instrumental } an diesen Ort
       *[other] lege 1 { $threat_instrumental } { $area_instrumental }
    }
op-zona-take_threat = nimm 1 { $threat_instrumental } und behalte ihn als Trophäe
op-zona-meet_one_of = ziehe diese Marker und lege sie hierher: { $threats }; wähle 1 davon und führe die Begegnung durch
op-zona-mark_meeting =
    { $mark_id ->
        [scanned] lege die Entdeckungs- und die Konfrontationsprobe mit Grips ab, bis die Begegnung endet
        [weakened] schwäche die Gefahr, bis die Begegnung endet
       *[other] markiere die Begegnung: { $mark }
    }
op-zona-end_turn = beende deinen Zug, wenn es dein Zug der Aktionsphase ist
op-zona-relocate =
    { $with_secrets ->
        [true] versetze dich { $to_instrumental }, wenn du Geheimnisse von 2 verschiedenen geheimen Orten hast
       *[false] versetze dich { $to_instrumental }
    }
op-zona-relocate_to_sector = versetze dich an einen beliebigen Ort { $sector_genitive }
op-zona-peek_news = sieh dir die oberste Karte des Gerüchtestapels an
op-zona-proceed = lies den nächsten Abschnitt
op-zona-fail = gib den Auftrag verloren
op-zona-secret = lüfte das Geheimnis
op-zona-ending = gewinne das Spiel
op-zona-nothing = tu nichts
op-zona-each =
    { $who_id ->
        [all] jeder Plünderer
        [bunker] jeder Plünderer in einem Bunker
        [open] jeder Plünderer im offenen Gelände
        [outside] jeder Plünderer außerhalb eines Bunkers
       *[other] jeder Plünderer ({ $who })
    }: { $effect }
op-zona-name_one = Zonas Stimme nennt 1 Plünderer: { $effect }
op-zona-voice_puts =
    { $areas ->
        [one] Zonas Stimme legt 1 { $threat_instrumental } an 1 Ort { $sector_genitive }
       *[other] Zonas Stimme legt je 1 { $threat_instrumental } an { $areas } verschiedene Orte { $sector_genitive }
    }
op-zona-renew_row = wirf die { $row } des Marktplatzes ab und fülle sie auf

# --- Nutzungen ---

use-zona-test = { $bonus }
use-zona-damage = verhindere { $damage }
    .convert = wandle { $count } Schaden, den du erleiden würdest, in eine andere Art um
    .negates = ignoriere die Nebenwirkung von 1 Artefakt, das du im selben Moment benutzt
use-zona-negate = ignoriere die Nebenwirkung von 1 Artefakt, das du benutzt
use-zona-turn = { $effect }
use-zona-force = wenn du eine Probe erzwingst: wirf { $dice } neu, statt nur 1
use-zona-run = wenn du bei einer Emission in einen Bunker rennst: erhöhe deine Erschöpfung um { $cost } statt um 2
use-zona-moment =
    { $may ->
        [true] wenn du willst, { $effect }
       *[false] { $effect }
    }
use-zona-modify = { $change }
use-zona-again = benutze 1 deiner deaktivierten dauerhaften Artefakte noch einmal, mit seiner Nebenwirkung

# Proben, in denen eine Nutzung hilft
tests-any = beliebig
tests =
    { $stage ->
        [detection] { $every ->
            [true] Entdeckungsprobe
           *[false] Entdeckungsprobe mit { $attributes }
        }
        [confrontation] { $every ->
            [true] Konfrontationsprobe
           *[false] Konfrontationsprobe mit { $attributes }
        }
       *[any] { $every ->
            [true] jede Probe
           *[false] Probe auf { $attributes }
        }
    }{ $encounter ->
        [mutant] { " " }(Mutant)
        [anomaly] { " " }(Anomalie)
       *[any] { "" }
    }
bonus-plus = +{ $count }
bonus-cancel =
    { $count ->
        [one] hebe { $count } Minus auf
       *[other] hebe bis zu { $count } Minus auf
    }
bonus-reroll =
    { $hazards ->
        [true] wirf { $count ->
            [one] { $count }
           *[other] bis zu { $count }
        } Würfel mit Warnzeichen neu
       *[false] wirf { $count ->
            [one] { $count }
           *[other] bis zu { $count }
        } Würfel neu
    }
force-dice =
    { $dice ->
        [one] { $dice } Würfel
       *[other] bis zu { $dice } Würfel
    }
force-dice-by-trauma =
    bei { $span ->
        [one] genau { $first } { $first ->
            [one] Trauma
           *[other] Traumata
        }
        [up] { $first } oder mehr Traumata
       *[some] { $first } bis { $last } Traumata
    } bis zu { $dice } Würfel

# Wie oft, wo und wann
limit-round = einmal pro Runde
limit-turn = einmal pro Zug
at-place = am Ort { $place }
at-bunker = in einem Bunker
own-turn = in deinem Zug
own-turn-between = vor oder nach einer deiner Aktionen
moment-before_encounter = vor einer Begegnung
moment-instead_of_encounter = wenn ein Marker für deine Begegnung gezogen oder gewählt wird
    .instead = überspringe die Begegnung und wirf den Marker ab, ohne Beute
moment-before_detection = vor der Entdeckungsprobe
moment-after_failed_detection = wenn dir die Entdeckungsprobe misslingt
moment-after_flight = wenn du fliehst
moment-before_confrontation = vor der Konfrontation
moment-after_failed_confrontation = wenn dir die Konfrontationsprobe misslingt
moment-instead_of_threat_damage = wenn dir die Entdeckungs- oder die Konfrontationsprobe misslingt
    .instead = erleide keinen Schaden für diesen Misserfolg
moment-after_beaten_mutant = wenn du einen Mutanten bezwingst
moment-instead_of_rest = wenn du die Aktion Rasten ausführst, statt deine Erschöpfung zu senken
    .instead = senke deine Erschöpfung nicht
moment-instead_of_artifact = wenn du ein Artefakt von einem Stapel nehmen würdest
    .instead = nimm keines
moment-after_junk =
    wenn du durch ein Ereignis, einen Ort oder einen Gegenstand Krempel nimmst oder ziehst und behältst
moment-instead_of_shortcut = wenn du eine Abkürzung nimmst
    .instead = erleide keinen Schaden von ihr
moment-instead_of_lock = wenn du einen geheimen Ort öffnest
    .instead = ignoriere die Bedingung seines Schlosses
moment-after_crossing = wenn du sie mit Bewegen überquerst
moment-after_entry = wenn du ihn mit Bewegen betrittst, vor jeder Begegnung
moment-after_turn = wenn dein Zug der Aktionsphase endet
condition-other_mutant_here = solange an diesem Ort ein weiterer Mutantenmarker liegt
condition-spotted = wenn dir die Entdeckungsprobe gelungen ist
condition-missed = wenn dir die Entdeckungsprobe misslungen ist
condition-weakened = wenn die Gefahr geschwächt ist
condition-at_marker = beim Gerüchtemarker
condition-meets_mutant = in einer Mutantenbegegnung
condition-unscanned_anomaly = in einer Anomaliebegegnung

# Werte, die sich ändern, solange etwas im Spiel ist
value-confrontation_difficulty =
    { $how ->
        [set] setze die Schwierigkeit der Konfrontation auf { $to }
        [less] senke die Schwierigkeit der Konfrontation um { $amount }
       *[more] erhöhe die Schwierigkeit der Konfrontation um { $amount }
    }
value-force_cost =
    { $how ->
        [set] erhöhe deine Erschöpfung um { $to }, um eine Probe zu erzwingen
        [less] erhöhe deine Erschöpfung um { $amount } weniger, um eine Probe zu erzwingen
       *[more] erhöhe deine Erschöpfung um { $amount } mehr, um eine Probe zu erzwingen
    }
value-rerolls_only_hazards = wirf nur Würfel mit Warnzeichen neu
value-cannot_flee = du kannst nicht fliehen
value-buy_price =
    { $how ->
        [set] zahle { $to } ₽ für einen Gegenstand, den du kaufst
        [less] zahle { $amount } ₽ weniger für einen Gegenstand, den du kaufst (mindestens 100 ₽)
       *[more] zahle { $amount } ₽ mehr für einen Gegenstand, den du kaufst
    }
value-heal_price =
    { $how ->
        [set] zahle { $to } ₽, um beim Lagern 1 Verletzung zu heilen
        [less] zahle { $amount } ₽ weniger, um beim Lagern 1 Verletzung zu heilen
       *[more] zahle { $amount } ₽ mehr, um beim Lagern 1 Verletzung zu heilen
    }
value-trophy_price =
    { $how ->
        [set] verkaufe jede Trophäe für { $to } ₽
        [less] verkaufe jede Trophäe für { $amount } ₽ weniger
       *[more] verkaufe jede Trophäe für { $amount } ₽ mehr
    }
value-sixth_slot = du hast den 6. Platz
value-impassable = du kannst sie nicht mit Bewegen überqueren
value-no_area_action = du kannst die Ortsaktion nicht nutzen
value-lure = verkaufe eine dort gewonnene Trophäe für 100 ₽ mehr

# Ganze Karten
rules-side-effect = Nebenwirkung: { $effect }.
rules-keeps-tokens = Schadensmarker auf diesem Gegenstand können nie entfernt werden.
