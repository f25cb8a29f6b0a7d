# Questions to the leader, labels of options, and what to know before choosing.

# The Day
ask-twom-action-stage-assign = Abschnitt { $stage }: Was tut jeder von uns?
    .idle = Für Abschnitt { $stage } hat niemand eine Aktion übrig. Eine Mahlzeit oder eine Karte könnte noch eine geben.
    .clear = Zurücknehmen: { $person }, { $now }
    .commit = So machen wir es
ask-twom-action-stage-choose-space = Wo im Haus?
option-twom-assign =
    { $person }: { $action }{ $costs ->
        [some] {" "}({ $cost })
       *[none] {""}
    }
act-search = das Haus durchsuchen
act-outside = hinausgehen
act-clear =
    { $card_id ->
        [closed_door] Schloss knacken ({ $space })
        [bars] { $card } durchsägen ({ $space })
       *[other] { $card } räumen ({ $space })
    }
act-board = Loch vernageln ({ $space })
act-build =
    { $fitting_accusative } bauen{ $placed ->
        [there] {" "}({ $space })
       *[none] {""}
    }
act-move =
    { $fitting_accusative } umstellen{ $placed ->
        [there] {" "}({ $space })
       *[none] {""}
    }
act-dismantle = { $fitting_accusative } zerlegen
act-use = { $fitting }: { $label }
act-trait = { $label }: { $person }
option-twom-space = { $space }
option-twom-cancel = Doch nicht
option-twom-commit = So bleibt es
option-twom-done = Fertig

# Dusk
ask-twom-dusk-phase-drink = Wer trinkt? Jeder sollte 1 Wasser bekommen. Vorrat: { $stock }.
    .done = Heute kein Wasser mehr
ask-twom-dusk-phase-eat = Wer isst was? Vorrat: { $stock }.
    .done = Heute kein Essen mehr
ask-twom-dusk-phase-indulge = Etwas gegen den langen Abend?
option-twom-drink = { $person } trinkt (1 Wasser)
option-twom-eat = { $person }: { $token }
option-twom-feed = Für das Kind bei { $person }: { $token }
option-twom-habit = { $person } geht einer Gewohnheit nach

# Evening
ask-twom-evening-phase-assign = Wer schläft, wer wacht, wer geht hinaus? Betten: { $beds }.
    .clear = Zurücknehmen: { $person }, { $now }
    .commit = So sei es
ask-twom-evening-phase-settle-in = Die Nacht kommt. Noch etwas bei Kerzenlicht?
option-twom-task = { $person }: { $task }
option-twom-leave_unguarded = Das Haus unbewacht lassen
option-twom-go_on = Weiter

# Scavenging
ask-twom-scavenging-phase-choose = Wohin gehen sie?
ask-twom-pack-choose = Was nehmen sie mit? Gewicht { $weight } von { $limit }.
    .done = Aufbrechen
ask-twom-exploration-choose =
    { $left ->
        [one] Weiter? Noch { $left } Karte, Lärm { $noise }.
       *[other] Weiter? Noch { $left } Karten, Lärm { $noise }.
    }
ask-twom-choose-findings-choose = Was tragen sie heim? Gewicht { $weight } von { $limit }.
    .done = Damit heimgehen
ask-twom-choose-option-choose = { $card }: Was tun wir?
ask-twom-encounter-choose = { $card }: Was tun wir?
ask-twom-encounter-hide = { $card }: Nutzen wir das Versteck?
    .leave = Gehen
ask-twom-look-at-unknown-choose = Welche dieser Karten legst du zurück?
ask-twom-scout-locations-choose = Welcher Ort kommt nach Fern?
ask-twom-scout-locations-order = Welche Karte kommt als nächste auf den Stapel?
ask-twom-choose-idea-choose = Welche Idee arbeiten wir aus?
ask-twom-take-rows-choose = Was nehmen wir?
option-twom-go = { $slot }: { $location }
option-twom-take = Nehmen: { $token }
option-twom-back = Daheim lassen: { $token }
option-twom-next = Weitersuchen (nächste Karte)
option-twom-stop = Umkehren
option-twom-carry = Tragen: { $token }
option-twom-drop = Dalassen: { $token }
option-twom-meet = Bleiben, wo wir sind
option-twom-hide = Verstecken, bis sie fort sind (verbraucht das Versteck)
option-twom-ambush = Aus dem Versteck zuerst zuschlagen
option-twom-leave = Gehen
option-twom-card = { $card }
option-twom-far = { $location }
option-twom-top = { $location }
option-twom-idea = { $fitting }
option-twom-row = { $row }: { $goods }

# Trade
ask-twom-trade-pay = Zahle die Provision: noch { $commission }. Zu viel Gezahltes ist verloren.
ask-twom-trade-exchange = Gegeben: { $given }. Genommen: { $taken }. Guthaben: { $credit }.
    .take = Nehmen: { $token }
    .done = Handschlag
option-twom-pay = Zahlen mit: { $token }
option-twom-decline = Nein, danke
option-twom-give = Geben: { $token }

# Fights and the night
ask-twom-arm-choose = Wer nimmt welche Waffe?
    .done = So bewaffnet, wie wir sind
ask-twom-combat-choose = Bleiben oder laufen?
ask-twom-volley-choose-victim = Wen tötet es?
ask-twom-volley-deal = Wer bekommt die nächste Wunde? Auszuteilen: { $dealt }, einzustecken: { $suffered }.
ask-twom-spare-enemies-choose = Welchem Gegner laufen wir davon?
ask-twom-attack-aim = { $who }: Wie viele Schüsse?
ask-twom-attack-decide = { $who }, { $weapon }: { $face }. Behalten? Neue Würfe übrig: { $rerolls }.
    .keep = Behalten
    .hit = Es zählt als 1 Treffer (ausgebildet)
ask-twom-enemy-attack-decide = { $who }, { $weapon }: Skriptsymbol. Daneben oder Schicksal?
ask-twom-draw-fate-name-runner = { $card }: Welcher Gegner läuft davon?
ask-twom-turn-die-choose = Auf welche Seite drehst du den Würfel?
ask-twom-night-raid-phase-reduce =
    { $card }: Schaden { $damage }, Wunden { $wounds }. { $reductions ->
        [one] Es gibt { $reductions } Minderung: Geht sie auf den Schaden (1) oder auf die Wunden (0)?
       *[other] Wie viele der { $reductions } Minderungen gehen auf den Schaden? Der Rest geht auf die Wunden.
    }
ask-twom-night-raid-phase-steal = { $card }: Was nehmen sie? Noch { $left }.
ask-twom-night-raid-phase-hurt = { $card }: Welche Wache wird verletzt? Noch { $wounds }.
ask-twom-night-raid-phase-crime-wave = Verbrechenswelle: Wie viele der zwei neuen Karten kommen zu den Überfällen? Der Rest kommt zu den Bewohnern.
option-twom-arm = { $person }: { $weapon }
option-twom-disarm = { $person }: zurücklegen
option-twom-fight = Kämpfen
option-twom-flee = Laufen (sie schlagen uns in den Rücken)
option-twom-kill = { $enemy }
option-twom-killed = { $person }
option-twom-hit = { $enemy }
option-twom-wound = { $person }
option-twom-enemy = { $enemy }
option-twom-shots =
    { $n ->
        [1] Ein Schuss (1 Munition)
       *[other] Zwei Schüsse (2 Munition)
    }
option-twom-keep = Behalten: { $card }
option-twom-reroll = Neu würfeln (1 neuer Wurf)
option-twom-miss = Daneben
option-twom-fate = Dem Schicksal überlassen (danach kein neuer Wurf)
option-twom-face = { $face }
option-twom-steal = { $token }

# Dawn
ask-twom-dawn-phase-treat =
    { $helps ->
        [some] Wer bekommt Medizin? Sie wirkt mit der Schicksalskarte. Vorrat: { $stock }.
       *[none] Keine Medizin, die jetzt helfen würde. Als Nächstes kommt das Schicksal.
    }
    .done = Weiter zum Schicksal
ask-twom-dawn-phase-drink-before = Einen Schluck, bevor der Tag beginnt?
    .done = Kein Alkohol
ask-twom-dawn-phase-drink-after = Einen Schluck nach alledem?
    .done = Kein Alkohol
ask-twom-dawn-phase-keep = Was davon heben wir für eine schlechte Stunde auf?
ask-twom-dawn-phase-close-the-day = Der Tag ist vorbei.
option-twom-place = { $person }: { $token }
option-twom-pour = { $person }: { $token }
option-twom-next_day = Der nächste Tag

# People and things
ask-twom-joining-choose = { $person } bittet, bleiben zu dürfen.
option-twom-accept = { $person } hereinlassen
option-twom-refuse = { $person } abweisen
ask-twom-choose-person-name = { $why }: Wer?
    .change =
        { $why }: { $state } { $by_sign ->
            [down] −{ $by_size }
           *[up] +{ $by_size }
        } für wen?
ask-twom-change-some-name =
    { $why }: { $state } { $by_sign ->
        [down] −{ $by_size }
       *[up] +{ $by_size }
    } für wen? Noch { $left }.
ask-twom-script-test-pick = Wer versucht es? (Kampfgeschick-Probe)
ask-twom-lose-some-pick = Was geben wir her? Noch { $left }.
ask-twom-pay-most-valuable-pick = Das Wertvollste zuerst: Was? Noch { $left }.
ask-twom-departure-pick = { $person } nimmt etwas mit: Was? Noch { $left }.
ask-twom-lose-board-choose = Welches Loch hat seine Bretter verloren?
option-twom-person = { $person }
option-twom-token = { $token }
because-sprinter = Sprinter
because-fate = Schicksal
because-prowess = Kampfgeschick-Probe

# Scripts and windows
ask-twom-turn-page-read-on = Lies weiter.
option-twom-read_on = Umblättern
ask-twom-script-choice-choose = Was tun wir?
ask-twom-window-offer = Jetzt, { $moment }: etwas einsetzen?
    .decline = Weiter
option-twom-answer = Einsetzen: { $source }
option-twom-play = Ausspielen: { $card }
option-twom-eat_now = { $person } isst jetzt: { $token }
option-twom-pour_now = { $person } trinkt jetzt: { $token }
option-twom-treat_now = { $person } nimmt: { $token }

# What to know before choosing
card-told = { $title }. { $text }
detail-change = { $state } { $now } → { $then }
detail-state = { $state } { $level }
detail-cost = kostet { $goods }
detail-value = Wert { $n }
detail-weight = Gewicht { $n }
detail-have = da: { $n }
detail-fits = Platz für { $n }
detail-packed = eingepackt: { $n }
detail-cards = { $n } Karten
detail-visits =
    { $n ->
        [0] noch nie dort gewesen
        [one] einmal dort gewesen
        [2] zweimal dort gewesen
       *[other] { $n }-mal dort gewesen
    }
detail-noise = bei Lärm { $noise } ist ein Lärmwurf zu { $odds } % eine Begegnung
detail-enemy = { $weapon }, Kampfgeschick { $prowess }, Wunden { $wounds } von 3
detail-weapon =
    { $hits } Treffer erwartet, irgendein Treffer { $any } %{ $kills ->
        [some] , tödlich { $kill } %
       *[none] {""}
    }
detail-fight = nächste Runde etwa { $ours } Wunden ausgeteilt, { $theirs } eingesteckt
detail-flee =
    { $hits ->
        [one] etwa { $hits } Wunde
       *[other] etwa { $hits } Wunden
    }
detail-reroll = besser zu { $odds } %
detail-fate = die Farbe passt zu { $odds } %
detail-prowess = Kampfgeschick { $n }
detail-search = 1–4 nichts, 5–7 Holz, 8–9 Bauteile, 10 Gerümpelzeile
detail-outside = bei 1 trifft ein Scharfschütze (Wunden +2); dann ein Besucher
detail-board = öffnet den Weg und mindert jeden Überfall um 1
detail-tool-shovel = Schaufel oder eine zweite Person
detail-tool-lockpick = Dietrich, beim Öffnen verbraucht
detail-tool-saw = Säge
detail-dependant = mit einem Kind: jeden Abend 1 Essen mehr
detail-thirst = ohne Wasser: { $people } (Wurf: Hunger +1 oder Elend +1)
detail-hunger = ohne Essen: { $people } (Hunger +1)
detail-lacking = dann reicht es nicht: noch { $left } für { $n }
detail-no-meal = keine Mahlzeit: abends trotzdem ohne Essen
detail-credit-lost =
    { $n ->
        [0] ausgeglichen
        [one] { $n } verfällt, es gibt kein Wechselgeld
       *[other] { $n } verfallen, es gibt kein Wechselgeld
    }
detail-unguarded = damit ist die Kampagne verloren
detail-idle = ohne Aufgabe: { $people }

# The terminal
title-twom = This War of Mine
bar-day = Tag { $day }
bar-stage = Abschnitt { $stage }
bar-cold = Kälte { $n }
bar-noise = Lärm { $n }
bar-storage = Lager: { $goods }
bar-findings = Fundstapel ({ $weight } von { $limit }): { $goods }
bar-tonight = Heute Nacht: Wasser { $water } von { $thirsty }, Essen { $food } von { $hungry }, Brennstoff { $fuel } für Kälte { $cold }
bar-goal =
    { $met ->
        [true] Ziel erreicht
       *[other] Ziel
    }: { $goal } ({ $rules })
bar-place = { $slot }: { $location }. { $rules }
bar-hand = Auf der Hand: { $card }. { $rules }
bar-person =
    { $person }: { $states }; Aktionen { $actions }{ $task_id ->
        [none] {""}
       *[other] {" "}· { $task }
    }{ $weapon_id ->
        [none] {""}
       *[other] {" "}· { $weapon }
    }
bar-well = nichts fehlt
bar-space =
    { $space }: { $what }{ $near ->
        [true] {""}
       *[other] {" "}(unerreichbar)
    }
space-hole = Loch
space-boarded = vernagelt
space-guard = Wache
space-sleep = Schlafplatz
space-search = Suchen
space-free = frei
end-figures = Tage: { $days }. Antworten: { $answers }.
help-inspect = i N: die Karte hinter Möglichkeit N. i NAME: jede Person, Einrichtung, Sache und jeder Ort, nach dem Anfang des Namens.
help-view-b = b: wir alle und jeder Raum des Hauses.
help-view-m = m: das Ziel, und wohin man gehen kann.
help-signs = Auf dem Plan zeigt jeder Raum, was in ihm liegt; in freien kann gebaut werden, durch Löcher kommen die Kälte und andere.
help-odds = 60 % ist die Aussicht, dass es gelingt, so wie es steht. Sie ist genau.
plan-others = { $first } bis { $last }: { $name }

# Was ein Bot, der leitet, vorhat, in eigenen Worten.
aim-twom-to-feed = „Essen geht vor: Wer entbehrlich ist, geht an die Tür, und heute Nacht suchen wir etwas.“
aim-twom-to-heal = „Es ist kein Verband mehr da. Wir suchen einen.“
aim-twom-to-warm = „Es ist kalt, und das Holz ist fast aus. Wir kümmern uns ums Feuer.“
aim-twom-to-fortify = „Heute drängt nichts. Wir machen das Haus für die Nächte bereit.“
aim-twom-to-watch = „Jemand hält Wache an der Tür; wem es am schlechtesten geht, der schläft.“
aim-twom-to-trade = „Draußen suchen wir Essen und haben Waren dafür dabei: { $location }.“
aim-twom-to-scavenge = „Wir sehen uns um, bis es zu laut wird: { $location }.“
