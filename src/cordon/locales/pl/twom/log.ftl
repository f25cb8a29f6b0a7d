# The journal of the campaign, a line for each event; "-" is silent.
log-twom-day-began = Dzień { $day }
log-twom-phase-began = { $phase }
log-twom-stage-began = -
log-twom-journal-passed = Dziennik przejmuje { $seat }.
log-twom-campaign-began = Było nas troje, gdy zamykaliśmy okiennice: { $people }.
log-twom-state-changed =
    { $person }: { $state } { $by_sign ->
        [down] −{ $by_size }
       *[up] +{ $by_size }
    } (teraz { $to }).
log-twom-collapsed = { $person } pada z nóg.
log-twom-broke = { $person } już nam nie odpowiada.
log-twom-died =
    { $person } nie żyje. { $cause_id ->
        [despair] Przy śniadaniu stał jeden kubek za dużo.
       *[other] Przyczyna: { $cause }.
    }
log-twom-left = { $person } odchodzi na zawsze.
log-twom-stayed = { $person } zostaje. Robimy miejsce przy piecu.
log-twom-joined = { $person } dołącza do nas.
log-twom-turned-away = Nie wpuściliśmy za próg: { $person }.
log-twom-mourned =
    Śmierć wśród nas: wynik { $rolled }. { $people_count ->
        [0] Nikt tego nie okazał.
       *[other] Przeżywają to: { $people }.
    }
log-twom-empathy-tested =
    Test empatii ({ $misery }): wynik { $rolled }. { $people_count ->
        [0] Nikt się nie przejął.
       *[other] Do serca biorą to: { $people }.
    }
log-twom-prowess-tested =
    { $person }, test biegłości: wynik { $rolled }, potrzeba najwyżej { $needed }: { $passed ->
        [true] udany
       *[other] nieudany
    }.
log-twom-gained = Zyskano: { $goods }.
log-twom-none-left = Więcej nie było: { $goods }.
log-twom-lost = Stracono: { $goods }.
log-twom-paid = Zużyto: { $goods }.
log-twom-ate = { $person } je: { $token }.
log-twom-drank = { $person } pije: { $token }.
log-twom-thirsted = { $person } nie dostaje wody (wynik { $rolled }).
log-twom-starved = { $person } nic nie je.
log-twom-child-fed = { $person } karmi dziecko: { $token }.
log-twom-child-starved = Dla dziecka nic nie było. { $person } czuwa przy nim.
log-twom-habit-kept = { $person } ma przynajmniej to: { $token }.
log-twom-medicine-placed = { $person } dostaje: { $token }.
log-twom-event-drawn = { $card }
log-twom-cold-changed =
    { $by_sign ->
        [down] Zrobiło się cieplej
       *[up] Zrobiło się zimniej
    }: Chłód { $to }.
log-twom-objective-set = Czego chcieliśmy przed następnym rozdziałem: { $card }.
log-twom-objective-settled =
    { $card }: { $met ->
        [true] udało się.
       *[other] nie udało się.
    }
log-twom-idea-found = Pomysł do zbudowania: { $fitting }.
log-twom-trap-checked =
    { $fitting }: wynik { $rolled }, { $caught ->
        [0] pusta
       *[other] zdobycz: { $caught }
    }.
log-twom-box-harvested = { $fitting }: urosło.
log-twom-acted = { $person } siada do rozmowy: { $thing }.
log-twom-card-cleared =
    { $card_id ->
        [closed_door] { $person } otwiera zamknięte drzwi: { $space }.
        [bars] { $person } przepiłowuje kraty: { $space }.
       *[other] { $person } uprząta: { $card }, { $space }.
    }
log-twom-lock-held = Zamek nie puścił (wynik { $rolled }).
log-twom-searched = { $person } przeszukuje dom (wynik { $rolled }).
log-twom-went-outside =
    { $person } wychodzi{ $rolled ->
        [0] {""}; w oknie nie ma nikogo.
        [1] {" "}(wynik 1). Strzał.
       *[other] {" "}(wynik { $rolled }).
    }
log-twom-boarded-up = { $person } zabija deskami: { $space }.
log-twom-board-lost = Desek już nie ma: { $space }.
log-twom-fitting-built = { $person } buduje: { $fitting } ({ $space }).
log-twom-fitting-moved = { $person } przenosi: { $fitting } ({ $space }).
log-twom-fitting-dismantled = { $person } rozbiera: { $fitting }.
log-twom-fitting-used = { $person }, { $fitting }: { $label }.
log-twom-black-rolled = Wynik: { $rolled }.
log-twom-task-given = { $person } tej nocy: { $task }.
log-twom-visitor-came = U drzwi: { $card }.
log-twom-option-taken = Co zrobiliśmy: { $text }
log-twom-party-left = Wyruszają: { $people }. { $location }.
log-twom-card-explored = { $card }.
log-twom-card-ignored = Tutaj to bez znaczenia: { $card }.
log-twom-noise-changed =
    Hałas { $by_sign ->
        [down] −{ $by_size }
       *[up] +{ $by_size }
    }, teraz { $to }.
log-twom-noise-rolled =
    Rzut na hałas: { $rolled } wobec Hałasu { $noise }: { $met ->
        [true] ktoś tam był.
       *[other] nikt nie przyszedł.
    }
log-twom-cards-returned = To zajęło czas: odłożone karty Eksploracji: { $n }.
log-twom-findings-drawn = -
log-twom-resident-met = Nie byliśmy sami: { $card }.
log-twom-hid-from = Kryjówka się przydała: { $card }.
log-twom-hiding-found = Zapamiętaliśmy kryjówkę.
log-twom-broke-off =
    Po tym, co się stało (wynik { $rolled }): { $people_count ->
        [0] wszyscy szli dalej.
       *[other] dalej nie idą: { $people }.
    }
log-twom-exploration-ended = Zawróciliśmy: { $why }.
log-twom-party-lost = Tej nocy nikt nie wrócił.
log-twom-brought-home = Przyniesiono do domu: { $goods }.
log-twom-cards-seen = Wiedzieliśmy, co dalej ({ $pile }): { $cards }.
log-twom-location-replaced =
    { $old }: już nie warto tam iść. { $new_id ->
        [none] {""}
       *[other] Słyszeliśmy o innym miejscu: { $new }.
    }
log-twom-fight-began = Walka: { $enemies }.
log-twom-die-rolled = { $who }, { $die }: { $face }.
log-twom-die-turned = { $who }, pewna ręka: { $face }.
log-twom-fate-turned =
    Los: { $card }. { $holds ->
        [true] Obowiązuje.
       *[other] Inny kolor: pudło.
    }
log-twom-enemy-wounded = { $enemy } jest ranny ({ $wounds }).
log-twom-enemy-killed = { $enemy } nie żyje.
log-twom-enemy-ran = { $enemy } ucieka.
log-twom-weapon-gone = { $who } nie może już użyć: { $weapon }.
log-twom-fled = Rzuciliśmy się do ucieczki.
log-twom-fight-ended = { $result }
log-twom-raid-drawn = W nocy: { $card }. Straty { $damage }, Rany { $wounds }.
log-twom-raid-repelled = { $who } ich przepędza.
log-twom-raid-reduced = Co zostało z napadu: Straty { $damage }, Rany { $wounds }.
log-twom-crime-spread = W mieście coraz gorzej: Nocne napady { $raids }, Mieszkańcy { $residents }.
log-twom-fate-drawn = Los: { $card }.
log-twom-cold-checked =
    { $person }, Chłód: wynik { $rolled }, { $ill ->
        [true] przeziębienie
       *[other] w porządku
    }.
log-twom-narrative-drawn = -
log-twom-narrative-kept = Coś, czego można się trzymać: { $card }.
log-twom-narrative-played = { $card }.
log-twom-trade-opened = Można handlować (prowizja { $commission }).
log-twom-traded = Oddano: { $given }. Wzięto: { $taken }.
log-twom-trade-declined = Nie handlowaliśmy.
log-twom-script-opened = -
log-twom-page-read = -
log-twom-script-chosen = Co zrobiliśmy: { $text }
log-twom-campaign-ended = { $result }
