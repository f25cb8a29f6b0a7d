# Patterns for rules text that is made from the cards' instructions.
who-all = alle
who-present = alle Anwesenden
who-guards = alle Wachen
who-host = wer draußen war
who-random = eine Person durch das Los
who-leader_choice = eine Person deiner Wahl
who-lowest_prowess = die Person mit dem geringsten Kampfgeschick
who-highest_prowess = die Person mit dem höchsten Kampfgeschick
who-self = diese Person
who-other = eine andere Person deiner Wahl
clause-then = { $a }; { $b }
clause-next = { $a }; { $b }
op-twom-gain = erhalte { $goods_accusative }
op-twom-lose =
    lege { $things }{ $min_value ->
        [0] {""}
       *[other] {" "}vom Wert { $min_value } oder mehr
    } ab
op-twom-stolen = weg ist, was am meisten wert ist: { $things }
op-twom-pay_best =
    { $half ->
        [true] lege die wertvollere Hälfte deiner Marker ab
       *[other] lege deine { $n } wertvollsten Marker ab
    }
op-twom-trade = du darfst gegen { $offer } tauschen (Provision { $commission })
op-twom-pick = -
op-twom-state =
    { $who }{ $only ->
        [some] {" "}mit { $state } { $most ->
            [0] 0
           *[other] { $most } oder weniger
        }
       *[all] {""}
    }: { $state } { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-roll_state =
    SCHWARZ für { $who }: bei { $first }–{ $last } { $state } { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-empathy = Empathieprobe ({ $n }): { $who }
op-twom-join =
    jemand möchte bleiben (Hunger { $hunger }{ $dependant ->
        [true] , mit einem Kind, das jeden Abend 1 Essen braucht
       *[other] {""}
    }){ $refused_id ->
        [some] ; wenn du ablehnst: { $refused }
       *[none] {""}
    }
op-twom-leave = { $who }: verlässt die Gruppe
op-twom-die = { $who }: stirbt
op-twom-missing = { $who }: kommt nicht zurück
op-twom-come_back = { $who }: kommt zurück
op-twom-dependant =
    { $who }: { $ends ->
        [true] muss kein Kind mehr ernähren
       *[other] hat ein Kind, das jeden Abend 1 Essen braucht
    }
op-twom-billet =
    { $days ->
        [0] der Soldat zieht aus
        [one] ein Soldat wohnt { $days } Tag hier; er isst jeden Abend 1 Essen und senkt bei jedem Überfall Schaden oder Wunden um 1
       *[other] ein Soldat wohnt { $days } Tage hier; er isst jeden Abend 1 Essen und senkt bei jedem Überfall Schaden oder Wunden um 1
    }
op-twom-deed = -
op-twom-give_up_actions = { $who }: heute keine Aktionen mehr
op-twom-noise =
    { $to ->
        [0] Lärm { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
       *[other] setze den Lärm auf { $to }
    }
op-twom-noise_roll = Lärmwurf
op-twom-return_cards =
    lege { $n } { $n ->
        [one] Erkundungskarte
       *[other] Erkundungskarten
    } zurück
op-twom-row =
    nimm { $n ->
        [1] {""}
       *[other] { $n }-mal{" "}
    }{ $row_id ->
        [any] eine beliebige Zeile
       *[other] die { $row }
    }
op-twom-pick_lock = wirf SCHWARZ: bei 1–3 nichts, sonst lege den Dietrich ab; { $then }
op-twom-story = lies das Skript dieses Ortes
op-twom-keep_hiding = behalte es (höchstens eines): bei einer Begegnung versteckt es euch oder ihr schlagt zuerst zu
op-twom-fight =
    Kampf: { $enemies }; { $spoils_id ->
        [none] keine Beute
       *[some] Beute: { $spoils }
    }
op-twom-note = -
op-twom-look =
    { $at ->
        [events] sieh die oberste Ereigniskarte an
       *[unknown] sieh die obersten { $n } Karten von Unbekanntes an und lege beliebige zurück
    }
op-twom-scout_locations = sieh die obersten { $n } Ortskarten an, lege eine auf Fern, die anderen in beliebiger Reihenfolge zurück
op-twom-cold =
    Kälte { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-idea =
    { $choose ->
        [true] eine Idee deiner Wahl kann ab jetzt gebaut werden
       *[other] eine zufällige Idee kann ab jetzt gebaut werden
    }
op-twom-lose_board = lege 1 Vernagelt-Marker deiner Wahl ab; gibt es keinen: { $otherwise }
op-twom-mark =
    { $name_id ->
        [raid_damage] Überfall heute Nacht: Schaden +{ $by }
        [raid_wounds] Überfall heute Nacht: Wunden +{ $by }
        [raid_reduction] senke Schaden und Wunden um insgesamt { $by }
        [noise_start] heute Nacht beginnt der Lärm um { $by } höher
        [no_outside] heute kann niemand hinaus
        [no_rain] der Regenfänger gibt heute Morgen nichts
        [no_sniper] kein Scharfschütze bei der nächsten Aktion Draußen
       *[other] Provision 0
    }
op-twom-set_trap = das Ergebnis kommt am Morgen
op-twom-check_trap = SCHWARZ: ab { $from } +1 rohes Essen; mit Köder ab { $baited } +1, ab { $two } +2
op-twom-water_box = lege 1 Wachstumsmarker dazu
op-twom-harvest = erhalte { $goods_accusative }
op-twom-turn_die = drehe den Würfel auf eine beliebige Seite
op-twom-night_action = eine schlafende Person macht jetzt eine Tagesaktion
op-twom-extra_action = eine Person hat in Abschnitt 3 eine Aktion mehr
op-twom-flag = -
op-twom-schedule = das kommt auf euch zurück
op-twom-epilogue = -
op-twom-game_over = die Kampagne ist verloren
op-twom-when = { $conditions }: { $then }
condition-has = mit { $things }
    .not = ohne { $what }
condition-took_bandages = wenn ein Verband genommen wurde
    .not = wenn kein Verband genommen wurde
condition-encounter = nach einer Begegnung
    .not = wenn es keine Begegnung gab
condition-no_rain = wenn die Rohre trocken sind
    .not = wenn kein Ereignis es verbietet
condition-prowess = wenn die Person draußen nicht Kampfgeschick 2 oder mehr hat
value-clears_alone = räumt Schutt und Schuttreste allein und ohne Schaufel
value-noise_ignored = eine Erhöhung des Lärms wird ignoriert
value-script_hits = das Skriptsymbol auf eigenen Würfeln zählt als 1 Treffer
value-opens_locks = öffnet Schlösser ohne Wurf und behält den Dietrich
value-backstab_spared = flieht die Gruppe, schlägt { $n } Gegner deiner Wahl nicht zu
value-guard_fatigue = Wache erhöht die Müdigkeit nicht
value-cooking_wood = Kochen kostet kein Holz
value-herbal_as_meds = Kräutermedizin wirkt so gut wie Medikamente
value-fitting_wood = jede Einrichtung kostet { $n } Holz weniger
value-commission = die Provision eines Handels ist { $n }
value-trap_roll = +{ $n } auf Fallenwürfe
value-raid_damage = jeder Überfall beginnt mit Schaden −{ $n }
value-raid_rerolls = jede Wache darf bei Überfällen { $n }-mal öfter neu würfeln
value-morning_cold = jede Morgenkarte bringt { $n } Kälte weniger
value-noise_raise = { $card }: Lärm um { $n } mehr
value-noise_lower = der Lärm kann nicht gesenkt werden
value-noise_rolls = jeder Lärmwurf: würfle einmal mehr und nimm das niedrigere Ergebnis
value-noise_after_encounter = nach einer Begegnung steht der Lärm auf { $n }
value-row_given = Karten „{ $card }“ geben nichts
value-row_draws = { $card }: ziehe eine Fundkarte mehr, behalte eine
value-card_ignored = „{ $card }“ wird ignoriert
value-residents_fight = Bewohner kämpfen hier nicht; ihr dürft immer gehen
value-unknown_cards =
    Unbekanntes erhält { $n } { $n ->
        [one] Karte
       *[other] Karten
    } mehr
value-carrying = Traglast +{ $n }
moment-morning = am Morgen
moment-instead_of_row = statt einer { $card }
moment-after_row = mit einer { $card }
moment-before_card = vor jeder Karte „{ $card }“
moment-after_card = nach jeder Karte „{ $card }“
moment-after_door_opened = wenn eine Verschlossene Tür geöffnet wurde
moment-after_exploration = am Ende der Erkundung
moment-instead_of_resident = wenn eine Bewohnerkarte gezogen wird
    .instead = ignoriere sie
moment-after_raid_drawn = wenn die Überfallkarte gezogen ist
moment-after_die_rolled = nach dem Wurf: { $card }
moment-instead_of_fate = wenn die Schicksalskarte gezogen ist
    .instead = lege sie zurück, mische, ziehe eine andere
moment-before_trade = vor einem Handel
when-any = jederzeit
when-shelter = im Unterschlupf
when-scavenging = bei der Plünderung
when-evening = am Abend
when-day = am Tag
when-instead_of_resident = wenn eine Bewohnerkarte gezogen wird
when-after_raid_drawn = wenn die Überfallkarte gezogen ist
when-after_die_rolled = wenn jemand von uns einen Kampfwürfel geworfen hat
when-instead_of_fate = wenn die Schicksalskarte gezogen ist
when-before_trade = vor jedem Handel
rules-when =
    { $when }: { $may ->
        [true] wenn du willst, { $what }
       *[other] { $what }
    }
rules-once = einmal je Plünderung: { $what }
rules-option = { $label } – { $effect }
rules-times = bis zu { $n }-mal
rules-trait = { $trait }. { $effect }
rules-no-red-bar = keine Sonderregel
rules-ends-the-war = der Krieg ist vorbei
rules-nothing = sonst geschieht nichts
trait-action-limit = eine Tagesaktion, einmal am Tag
fitting-is-bed = eine Person schläft darin: Müdigkeit wird 0
fitting-replaces = ersetzt: { $fitting }
fitting-beside = liegt neben: { $fitting }
fitting-burns = ein Buch kann 1 Holz ersetzen
action-with-book = { $label }, mit einem Buch
action-needs = braucht { $goods }
action-cost = lege { $goods } ab
action-gain = erhalte { $goods }
action-limit-day = einmal am Tag
action-limit-character = einmal je Person und Tag
event-cold = Kälte { $n }
raid-rules = Schaden { $damage }, Wunden { $wounds }. Zuerst genommen: { $first }.
findings-rows = Möbel: { $furniture }. Gerümpel: { $junk }. Speisekammer: { $pantry }.
fate-illness = Krankheit: mit Medikamenten { $meds }, mit Kräutermedizin { $herbal }, unbehandelt { $untreated }
fate-wounds = Wunden: mit Verband { $bandaged }, ohne { $unbandaged }
fate-bed = wer im Bett schlief, erholt sich auch ohne Medizin
fate-cold-none = keine Kälteprobe
fate-cold-check = Kälteprobe: Wer höchstens die Kälte würfelt, erhält Krankheit +1
fate-cold-hard_check = harte Kälteprobe: Wer höchstens Kälte + 2 würfelt, erhält Krankheit +1
fate-despair = Verzweiflung: Elend +1 für alle mit Hunger ab 3, Krankheit ab 2 oder Wunden ab 2
fate-location = der Ort { $slot } wird ersetzt
fate-lower = Im Kampf, { $die }: { $effect }.
fate-lower-inflict =
    wer würfelt, fügt { $n } { $n ->
        [one] Wunde
       *[other] Wunden
    } zu
fate-lower-suffer =
    wer würfelt, erleidet { $n } { $n ->
        [one] Wunde
       *[other] Wunden
    }
fate-lower-useless = die Schusswaffe ist für diesen Kampf unbrauchbar
fate-lower-apart = beide Seiten weichen zurück, der Kampf endet
fate-lower-enemy_runs = ein Gegner deiner Wahl läuft davon
who-some = bis zu { $n } Personen deiner Wahl
limit-phase = einmal je Plünderung
ready-trap = wenn sie gestellt ist
ready-grown = mit 2 Wachstumsmarkern
