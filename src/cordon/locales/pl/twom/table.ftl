# Questions to the leader, labels of options, and what to know before choosing.

# The Day
ask-twom-action-stage-assign = Etap { $stage }: co robi każde z nas?
    .idle = Na etap { $stage } nikomu nie została akcja. Może ją jeszcze dać posiłek albo karta.
    .clear = Cofnąć: { $person }, { $now }
    .commit = Tak robimy
ask-twom-action-stage-choose-space = Gdzie w domu?
option-twom-assign =
    { $person }: { $action }{ $costs ->
        [some] {" "}({ $cost })
       *[none] {""}
    }
act-search = przeszukać dom
act-outside = wyjść na zewnątrz
act-clear =
    { $card_id ->
        [closed_door] otworzyć wytrychem: { $card } ({ $space })
        [bars] przepiłować: { $card } ({ $space })
       *[other] uprzątnąć: { $card } ({ $space })
    }
act-board = zabić deskami: { $space }
act-build =
    zbudować: { $fitting }{ $placed ->
        [there] {" "}({ $space })
       *[none] {""}
    }
act-move =
    przenieść: { $fitting }{ $placed ->
        [there] {" "}({ $space })
       *[none] {""}
    }
act-dismantle = rozebrać: { $fitting }
act-use = { $fitting }: { $label }
act-trait = { $label }: { $person }
option-twom-space = { $space }
option-twom-cancel = Jednak nie
option-twom-commit = Zatwierdzić
option-twom-done = Gotowe

# Dusk
ask-twom-dusk-phase-drink = Kto pije? Każdemu należy się 1 porcja wody. W zapasie: { $stock }.
    .done = Dziś już bez wody
ask-twom-dusk-phase-eat = Kto co je? W zapasie: { $stock }.
    .done = Dziś już bez jedzenia
ask-twom-dusk-phase-indulge = Coś na długi wieczór?
option-twom-drink = { $person } pije (1 porcja wody)
option-twom-eat = { $person }: { $token }
option-twom-feed = Dla dziecka ({ $person }): { $token }
option-twom-habit = { $person } ma swój nałóg

# Evening
ask-twom-evening-phase-assign = Kto śpi, kto wartuje, kto wychodzi? Łóżka: { $beds }.
    .clear = Cofnąć: { $person }, { $now }
    .commit = Niech tak będzie
ask-twom-evening-phase-settle-in = Idzie noc. Coś jeszcze przy świecy?
option-twom-task = { $person }: { $task }
option-twom-leave_unguarded = Zostawić dom bez warty
option-twom-go_on = Dalej

# Scavenging
ask-twom-scavenging-phase-choose = Dokąd idą?
ask-twom-pack-choose = Co zabierają? Waga { $weight } z { $limit }.
    .done = Wyruszyć
ask-twom-exploration-choose =
    Dalej? { $left ->
        [one] Została { $left } karta
        [few] Zostały { $left } karty
       *[many] Zostało { $left } kart
    }, Hałas { $noise }.
ask-twom-choose-findings-choose = Co niosą do domu? Waga { $weight } z { $limit }.
    .done = Wrócić z tym do domu
ask-twom-choose-option-choose = { $card }: co robimy?
ask-twom-encounter-choose = { $card }: co robimy?
ask-twom-encounter-hide = { $card }: korzystamy z Kryjówki?
    .leave = Odejść
ask-twom-look-at-unknown-choose = Które z tych kart odkładasz?
ask-twom-scout-locations-choose = Które miejsce trafia na Daleko?
ask-twom-scout-locations-order = Która karta trafia teraz na wierzch talii?
ask-twom-choose-idea-choose = Który pomysł opracowujemy?
ask-twom-take-rows-choose = Co bierzemy?
option-twom-go = { $slot }: { $location }
option-twom-take = Wziąć: { $token }
option-twom-back = Zostawić w domu: { $token }
option-twom-next = Szukać dalej (następna karta)
option-twom-stop = Zawrócić
option-twom-carry = Nieść: { $token }
option-twom-drop = Zostawić: { $token }
option-twom-meet = Zostać na miejscu
option-twom-hide = Ukryć się, aż odejdą (zużywa Kryjówkę)
option-twom-ambush = Uderzyć pierwszym z Kryjówki
option-twom-leave = Odejść
option-twom-card = { $card }
option-twom-far = { $location }
option-twom-top = { $location }
option-twom-idea = { $fitting }
option-twom-row = { $row }: { $goods }

# Trade
ask-twom-trade-pay = Zapłać prowizję: zostało { $commission }. Nadpłata przepada.
ask-twom-trade-exchange = Oddane: { $given }. Wzięte: { $taken }. Do wykorzystania: { $credit }.
    .take = Wziąć: { $token }
    .done = Dobić targu
option-twom-pay = Zapłacić: { $token }
option-twom-decline = Nie, dziękujemy
option-twom-give = Oddać: { $token }

# Fights and the night
ask-twom-arm-choose = Kto bierze jaką broń?
    .done = Z taką bronią, jaką mamy
ask-twom-combat-choose = Stać czy uciekać?
ask-twom-volley-choose-victim = Kogo to zabija?
ask-twom-volley-deal = Kto dostaje następną ranę? Do zadania: { $dealt }, do przyjęcia: { $suffered }.
ask-twom-spare-enemies-choose = Któremu przeciwnikowi uciekamy?
ask-twom-attack-aim = { $who }: ile strzałów?
ask-twom-attack-decide = { $who }, { $weapon }: { $face }. Zostawić? Przerzuty: { $rerolls }.
    .keep = Zostawić
    .hit = Liczy się jako 1 trafienie (przeszkolenie)
ask-twom-enemy-attack-decide = { $who }, { $weapon }: symbol skryptu. Pudło czy los?
ask-twom-draw-fate-name-runner = { $card }: który przeciwnik ucieka?
ask-twom-turn-die-choose = Na którą ściankę obracasz kość?
ask-twom-night-raid-phase-reduce =
    { $card }: Straty { $damage }, Rany { $wounds }. { $reductions ->
        [one] Jest { $reductions } zmniejszenie: czy idzie na Straty (1), czy nie (0)?
       *[other] Ile z { $reductions } zmniejszeń idzie na Straty?
    } Reszta na Rany.
ask-twom-night-raid-phase-steal = { $card }: co zabierają? Jeszcze { $left }.
ask-twom-night-raid-phase-hurt = { $card }: kto z warty jest ranny? Jeszcze { $wounds }.
ask-twom-night-raid-phase-crime-wave = Fala przestępczości: ile z dwóch nowych kart trafia do Nocnych napadów? Reszta do Mieszkańców.
option-twom-arm = { $person }: { $weapon }
option-twom-disarm = { $person }: odłożyć broń
option-twom-fight = Walczyć
option-twom-flee = Uciekać (cios w plecy)
option-twom-kill = { $enemy }
option-twom-killed = { $person }
option-twom-hit = { $enemy }
option-twom-wound = { $person }
option-twom-enemy = { $enemy }
option-twom-shots =
    { $n ->
        [1] Jeden strzał (1 nabój)
       *[other] Dwa strzały (2 naboje)
    }
option-twom-keep = Zatrzymać: { $card }
option-twom-reroll = Rzucić ponownie (1 przerzut)
option-twom-miss = Pudło
option-twom-fate = Zdać się na los (bez przerzutów)
option-twom-face = { $face }
option-twom-steal = { $token }

# Dawn
ask-twom-dawn-phase-treat =
    { $helps ->
        [some] Kto dostaje leki? Zadziałają z kartą Losu. W zapasie: { $stock }.
       *[none] Nie ma leków, które by teraz pomogły. Następny jest Los.
    }
    .done = Dalej, do Losu
ask-twom-dawn-phase-drink-before = Łyk, zanim zacznie się dzień?
    .done = Bez alkoholu
ask-twom-dawn-phase-drink-after = Łyk po tym wszystkim?
    .done = Bez alkoholu
ask-twom-dawn-phase-keep = Co z tego zachowujemy na złą godzinę?
ask-twom-dawn-phase-close-the-day = Dzień się skończył.
option-twom-place = { $person }: { $token }
option-twom-pour = { $person }: { $token }
option-twom-next_day = Następny dzień

# People and things
ask-twom-joining-choose = { $person } prosi, by zostać.
option-twom-accept = Wpuścić: { $person }
option-twom-refuse = Odprawić: { $person }
ask-twom-choose-person-name = { $why }: kto?
    .change =
        { $why }: { $state } { $by_sign ->
            [down] −{ $by_size }
           *[up] +{ $by_size }
        } – kto?
ask-twom-change-some-name =
    { $why }: { $state } { $by_sign ->
        [down] −{ $by_size }
       *[up] +{ $by_size }
    } – kto? Jeszcze { $left }.
ask-twom-script-test-pick = Kto próbuje? (test biegłości)
ask-twom-lose-some-pick = Co oddajemy? Jeszcze { $left }.
ask-twom-pay-most-valuable-pick = Najpierw najcenniejsze: co? Jeszcze { $left }.
ask-twom-departure-pick = { $person } zabiera coś ze sobą: co? Jeszcze { $left }.
ask-twom-lose-board-choose = Która wyrwa straciła deski?
option-twom-person = { $person }
option-twom-token = { $token }
because-sprinter = Sprinter
because-fate = Los
because-prowess = Test biegłości

# Scripts and windows
ask-twom-turn-page-read-on = Czytaj dalej.
option-twom-read_on = Odwrócić stronę
ask-twom-script-choice-choose = Co robimy?
ask-twom-window-offer = Teraz, { $moment }: użyć czegoś?
    .decline = Dalej
option-twom-answer = Użyć: { $source }
option-twom-play = Zagrać: { $card }
option-twom-eat_now = { $person } je teraz: { $token }
option-twom-pour_now = { $person } pije teraz: { $token }
option-twom-treat_now = { $person } przyjmuje: { $token }

# What to know before choosing
card-told = { $title }. { $text }
detail-change = { $state } { $now } → { $then }
detail-state = { $state } { $level }
detail-cost = koszt: { $goods }
detail-value = wartość { $n }
detail-weight = waga { $n }
detail-have = jest: { $n }
detail-fits = zmieści się: { $n }
detail-packed = spakowane: { $n }
detail-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
detail-visits =
    { $n ->
        [0] jeszcze nas tam nie było
        [1] byliśmy tam raz
       *[other] byliśmy tam { $n } razy
    }
detail-noise = przy Hałasie { $noise } rzut to spotkanie w { $odds }%
detail-enemy = { $weapon }, Biegłość { $prowess }, rany { $wounds } z 3
detail-weapon =
    średnio trafień { $hits }, jakiekolwiek { $any }%{ $kills ->
        [some] , śmierć { $kill }%
       *[none] {""}
    }
detail-fight = w następnej rundzie zadane rany: około { $ours }, otrzymane: około { $theirs }
detail-flee =
    { $hits ->
        [few] około { $hits } ran
        [many] około { $hits } ran
       *[other] około { $hits } rany
    }
detail-reroll = lepiej w { $odds }%
detail-fate = kolor pasuje w { $odds }%
detail-prowess = Biegłość { $n }
detail-search = 1–4 nic, 5–7 drewno, 8–9 komponenty, 10 rząd Śmieci
detail-outside = przy 1 trafia snajper (Rany +2); potem gość
detail-board = otwiera drogę i osłabia każdy napad o 1
detail-tool-shovel = łopata albo druga osoba
detail-tool-lockpick = wytrych, zużywany przy otwarciu
detail-tool-saw = piła
detail-dependant = z dzieckiem: co Zmierzch 1 jedzenie więcej
detail-thirst = bez wody: { $people } (rzut: Głód +1 albo Przygnębienie +1)
detail-hunger = bez jedzenia: { $people } (Głód +1)
detail-lacking = potem nie starczy: zostanie { $left } na { $n }
detail-no-meal = to nie posiłek: o zmierzchu nadal bez jedzenia
detail-credit-lost =
    { $n ->
        [0] na równo
       *[other] przepada { $n }, reszty nie ma
    }
detail-unguarded = to przegrana kampania
detail-idle = bez zajęcia: { $people }

# The terminal
title-twom = This War of Mine
bar-day = dzień { $day }
bar-stage = etap { $stage }
bar-cold = Chłód { $n }
bar-noise = Hałas { $n }
bar-storage = Schowek: { $goods }
bar-findings = Stos Znalezisk ({ $weight } z { $limit }): { $goods }
bar-tonight = Na dziś: woda { $water } z { $thirsty }, jedzenie { $food } z { $hungry }, opał { $fuel } na Chłód { $cold }
bar-goal =
    { $met ->
        [true] Cel spełniony
       *[other] Cel
    }: { $goal } ({ $rules })
bar-place = { $slot }: { $location }. { $rules }
bar-hand = Na ręce: { $card }. { $rules }
bar-person =
    { $person }: { $states }; akcje { $actions }{ $task_id ->
        [none] {""}
       *[other] {" "}· { $task }
    }{ $weapon_id ->
        [none] {""}
       *[other] {" "}· { $weapon }
    }
bar-well = nic nie dolega
bar-space =
    { $space }: { $what }{ $near ->
        [true] {""}
       *[other] {" "}(poza zasięgiem)
    }
space-hole = wyrwa
space-boarded = zabita deskami
space-guard = warta
space-sleep = podłoga
space-search = szukanie
space-free = puste
end-figures = Dni: { $days }. Odpowiedzi: { $answers }.
help-inspect = i N: karta, której dotyczy opcja N. i NAZWA: dowolna osoba, sprzęt, rzecz lub miejsce, po początku nazwy.
help-view-b = b: my wszyscy i każdy pokój domu.
help-view-m = m: cel i miejsca, do których można pójść.
help-signs = Na planie każdy pokój pokazuje, co w nim leży; w wolnych można budować, przez dziury wchodzi chłód i obcy.
help-odds = 60% to szansa, że się uda, tak jak jest. Jest dokładna.
plan-others = { $first } do { $last }: { $name }

# Co zamierza bot, który prowadzi, własnymi słowami.
aim-twom-to-feed = „Najpierw jedzenie: kto może, idzie pod drzwi, a nocą czegoś poszukamy”.
aim-twom-to-heal = „Nie ma już ani jednego bandaża. Szukamy go”.
aim-twom-to-warm = „Jest zimno, a drewno prawie się skończyło. Zajmujemy się ogniem”.
aim-twom-to-fortify = „Dziś nic nie nagli. Szykujemy dom na noce”.
aim-twom-to-watch = „Ktoś trzyma wartę przy drzwiach, a kto ma się najgorzej, ten śpi”.
aim-twom-to-trade = „Szukamy jedzenia i mamy na nie towar: { $location }”.
aim-twom-to-scavenge = „Rozglądamy się, póki nie zrobi się za głośno: { $location }”.
