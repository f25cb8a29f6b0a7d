# The journal of the campaign, a line for each event; "-" is silent.
log-twom-day-began = Dzień { $day }
log-twom-phase-began = { $phase }
    .idle = Tego dnia nikt nic nie robił.
log-twom-stage-began = -
log-twom-journal-passed =
    { $first ->
        [true] Dziennik ma najpierw { $seat }.
       *[other] Dziennik przejmuje { $seat }.
    }
log-twom-campaign-began = Było nas troje, gdy zamykaliśmy okiennice: { $people }.
log-twom-state-changed =
    { $person }: { $state } { $by_sign ->
        [down] −{ $by_size }
       *[up] +{ $by_size }
    } (teraz { $to }).
    .misery = { $person } znów odpowiada.
    .fatigue = { $person } znów trzyma się na nogach.
log-twom-collapsed = { $person } ledwo trzyma się na nogach.
log-twom-broke = { $person } już nie odpowiada.
log-twom-died =
    { $again ->
        [yes] Tak samo odchodzi od nas { $person }.
       *[no]
            { $cause_id ->
                [hunger] { $person } nie żyje: głód. Łyżka tkwiła jeszcze w kieszeni na piersi.
                [thirst] { $person } nie żyje: pragnienie. Kubek stał na półce do góry dnem, jak zawsze.
                [wounds] { $person } nie żyje: rany. Odwróciliśmy materac.
                [illness] { $person } nie żyje: choroba. Mimo zimna otworzyliśmy okno.
                [cold] { $person } nie żyje: zimno. Koc powędrował w nocy do kogoś innego.
                [sniper] Strzał z okna: { $person } nie żyje. Jeden but został po naszej stronie drzwi.
                [raid] { $person } nie żyje: napad. Stało się to przy drzwiach, tam gdzie krzesło.
                [fight] { $person } nie żyje: walka. Przedtem było cicho i potem też było cicho.
                [despair] { $person } nie żyje. Przy śniadaniu stał jeden kubek za dużo.
               *[other] { $person } nie żyje. Zapisaliśmy dzień i godzinę.
            }
    }
log-twom-left = { $person } odchodzi na zawsze.
log-twom-stayed = { $person } zostaje. Ścieśniliśmy się trochę.
log-twom-joined = { $person } dołącza do nas.
log-twom-turned-away = Nie wpuściliśmy za próg: { $person }.
log-twom-mourned =
    Śmierć wśród nas: wynik { $rolled }. { $people_count ->
        [0] Nikt tego nie okazał.
        [1] Przeżywa to { $people }.
       *[other] Przeżywają to { $people }.
    }
log-twom-empathy-tested =
    Test empatii (Przygnębienie +{ $misery }): wynik { $rolled }. { $people_count ->
        [0] Nikt się nie przejął.
        [1] Do serca bierze to { $people }.
       *[other] Do serca biorą to { $people }.
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
log-twom-cost-paid = { $person } zużywa { $goods_accusative }.
log-twom-ate = { $person } je { $token_accusative }.
log-twom-drank = { $person } pije { $token_accusative }.
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
log-twom-fitting-gave = { $fitting }: { $goods }.
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
log-twom-black-rolled =
    { $about_id ->
        [lock] { $person } mocuje się z zamkiem (wynik { $rolled }).
        [lock_out] Mocowaliśmy się z zamkiem (wynik { $rolled }).
        [despair] { $person }, w rozpaczy: wynik { $rolled }.
        [state]
            { $person }, { $state }: wynik { $rolled }{ $met ->
                [true] {"."}
               *[other] {", bez zmian."}
            }
        [person] { $person }: wynik { $rolled }.
       *[other] Wynik: { $rolled }.
    }
log-twom-task-given = { $person } tej nocy: { $task }.
log-twom-visitor-came = U drzwi: { $card }.
log-twom-option-taken = Co zrobiliśmy: { $text }
log-twom-let-be =
    { $card_id ->
        [closed_door] Nie mieliśmy czym ich otworzyć.
        [bars] Nie mieliśmy czym ich przepiłować.
        [rubble] Na kopanie nie było już czasu.
       *[other] -
    }
log-twom-party-left =
    { $people } { $people_count ->
        [1] wyrusza
       *[other] wyruszają
    }: { $location }.
log-twom-packed = Zabrano ze sobą: { $goods }.
log-twom-card-explored = { $card }.
log-twom-card-ignored = Tutaj to bez znaczenia: { $card }.
log-twom-noise-changed =
    { $begins ->
        [yes] Hałas { $to }.
       *[no]
            Hałas { $by_sign ->
                [down] −{ $by_size }
               *[up] +{ $by_size }
            }, teraz { $to }.
    }
log-twom-noise-rolled =
    Rzut na hałas: { $rolled } wobec Hałasu { $noise }: { $met ->
        [true] ktoś tam był.
       *[other] nikt nie przyszedł.
    }
log-twom-cards-returned =
    To zajęło czas: { $n ->
        [one] odłożono { $n } kartę
        [few] odłożono { $n } karty
       *[other] odłożono { $n } kart
    } Eksploracji.
log-twom-findings-drawn = -
log-twom-found-nothing =
    { $row_id ->
        [furniture] Wśród mebli nic.
        [pantry] W spiżarni nic.
        [junk] Wśród śmieci nic.
       *[other] Nie było w tym nic dla nas.
    }
log-twom-resident-met = Nie byliśmy sami: { $card }.
log-twom-hid-from = Siedzieliśmy cicho w kryjówce, aż przeszli: { $card }.
log-twom-hiding-found = Zapamiętaliśmy kryjówkę.
log-twom-broke-off =
    Po tym, co się stało (wynik { $rolled }): { $people_count ->
        [0] wszyscy szli dalej.
        [1] dalej nie idzie { $people }.
       *[other] dalej nie idą { $people }.
    }
log-twom-exploration-ended =
    { $why_id ->
        [fled] Stamtąd poszliśmy prosto do domu.
        [nothing_left] Obejrzeliśmy wszystko i zawróciliśmy.
        [broken_off] Nikt nie mógł iść dalej. Zawróciliśmy.
        [lost] -
       *[other] Tej nocy nie poszliśmy dalej.
    }
log-twom-party-lost = Tej nocy nikt nie wrócił.
log-twom-brought-home = Przyniesiono do domu: { $goods }.
log-twom-left-behind = Zostawiono: { $goods }.
log-twom-cards-seen = Wiedzieliśmy, co dalej ({ $pile }): { $cards }.
log-twom-location-replaced =
    { $old }: już nie warto tam iść. { $new_id ->
        [none] {""}
       *[other] Słyszeliśmy o innym miejscu: { $new }.
    }
log-twom-fight-began = Walka. Przeciw nam: { $enemies }.
log-twom-die-rolled =
    { $again ->
        [true] { $who }, { $die } jeszcze raz: { $face }.
       *[other] { $who }, { $die }: { $face }.
    }
log-twom-die-turned = { $who }, pewna ręka: { $face }.
log-twom-fate-turned =
    Los: { $card }. { $holds ->
        [true] Obowiązuje.
       *[other] Inny kolor: pudło.
    }
log-twom-enemy-wounded = { $enemy }: rany { $wounds } z 3.
log-twom-enemy-killed = Nie żyje { $enemy }.
log-twom-enemy-ran = { $enemy } ucieka.
log-twom-weapon-gone = { $who } nie może już użyć: { $weapon }.
log-twom-fled = Rzuciliśmy się do ucieczki.
log-twom-fight-ended =
    { $result_id ->
        [fled] -
       *[other] { $result }
    }
log-twom-raid-drawn = W nocy: { $card }. Straty { $damage }, Rany { $wounds }.
log-twom-raid-repelled = { $who } ich przepędza.
log-twom-raid-reduced = Co zostało z napadu: Straty { $damage }, Rany { $wounds }.
log-twom-crime-spread = W mieście coraz gorzej. Dołożono gorsze karty: Nocne napady { $raids }, Mieszkańcy { $residents }.
log-twom-fate-drawn = Los: { $card }.
log-twom-cold-checked =
    { $person }, Chłód: wynik { $rolled }, { $ill ->
        [true] przeziębienie
       *[other] w porządku
    }.
log-twom-narrative-drawn = -
log-twom-narrative-kept = Coś, czego można się trzymać: „{ $card }”.
log-twom-narrative-played = Przyszła pora: „{ $card }”.
log-twom-trade-opened = Można handlować (prowizja { $commission }).
log-twom-traded = Oddano: { $given }. Wzięto: { $taken }.
log-twom-trade-declined = Nie handlowaliśmy.
log-twom-script-opened = -
log-twom-page-read = -
log-twom-script-chosen = Co zrobiliśmy: { $text }
log-twom-campaign-ended =
    { $cause_id ->
        [nobody_guarded] To nie był już nasz dom.
       *[other] { $result }
    }
