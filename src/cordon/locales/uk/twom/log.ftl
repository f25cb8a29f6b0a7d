# The journal of the campaign, a line for each event; "-" is silent.
log-twom-day-began = День { $day }
log-twom-phase-began = { $phase }
    .idle = Того дня ніхто нічого не робив.
log-twom-stage-began = -
log-twom-journal-passed =
    { $first ->
        [true] Спершу Щоденник тримає { $seat }.
       *[other] Щоденник переходить: { $seat }.
    }
log-twom-campaign-began = Нас було троє, коли ми зачинили віконниці: { $people }.
log-twom-state-changed =
    { $person }: { $state } { $by_sign ->
        [down] −{ $by_size }
       *[up] +{ $by_size }
    } (тепер { $to }).
    .misery = { $person } знову відповідає.
    .fatigue = { $person } знову тримається на ногах.
log-twom-collapsed = { $person } тримається з останніх сил.
log-twom-broke = { $person } більше не відповідає.
log-twom-died =
    { $again ->
        [yes] { $person } помирає так само.
       *[no]
            { $cause_id ->
                [hunger] { $person } помирає від голоду. Ложка ще лежала в нагрудній кишені.
                [thirst] { $person } помирає від спраги. Чашка стояла на полиці догори дном, як завжди.
                [wounds] { $person } помирає від ран. Ми перевернули матрац.
                [illness] { $person } помирає від хвороби. Ми відчинили вікно, хоч було холодно.
                [cold] { $person } помирає від холоду. Ковдра вночі перейшла до іншого.
                [sniper] Постріл із вікна: { $person } гине. Один черевик лишився по наш бік дверей.
                [raid] { $person } гине під час нальоту, біля дверей, де стояв стілець.
                [fight] { $person } гине в бою. До того було тихо, і потім було тихо.
                [despair] { $person } помирає. За сніданком одна чашка була зайва.
               *[other] { $person } помирає. Ми записали день і годину.
            }
    }
log-twom-left = { $person } іде назавжди.
log-twom-stayed = { $person } лишається. Ми трохи посунулися.
log-twom-joined = { $person } тепер із нами.
log-twom-turned-away = Ми не впустили: { $person }.
log-twom-mourned =
    Смерть серед нас: випало { $rolled }. { $people_count ->
        [0] Ніхто не подав знаку.
        [1] Важко переживає { $people }.
       *[other] Важко переживають { $people }.
    }
log-twom-empathy-tested =
    Перевірка співчуття (Депресія +{ $misery }): випало { $rolled }. { $people_count ->
        [0] Нікого не зачепило.
        [1] Близько до серця бере { $people }.
       *[other] Близько до серця беруть { $people }.
    }
log-twom-prowess-tested =
    { $person }, перевірка майстерності: випало { $rolled }, треба не більше { $needed }: { $passed ->
        [true] успіх
       *[other] невдача
    }.
log-twom-gained = Отримано: { $goods }.
log-twom-none-left = Більше не було: { $goods }.
log-twom-lost = Втрачено: { $goods }.
log-twom-paid = Витрачено: { $goods }.
log-twom-cost-paid = { $person } витрачає { $goods_accusative }.
log-twom-ate = { $person } їсть { $token_accusative }.
log-twom-drank = { $person } п'є { $token_accusative }.
log-twom-thirsted = { $person } без води (випало { $rolled }).
log-twom-starved = { $person } нічого не їсть.
log-twom-child-fed = { $person } годує дитину: { $token }.
log-twom-child-starved = Для дитини нічого не було. { $person } сидить біля неї.
log-twom-habit-kept = { $person } має бодай це: { $token }.
log-twom-medicine-placed = { $person } отримує: { $token }.
log-twom-event-drawn = { $card }
log-twom-cold-changed =
    { $by_sign ->
        [down] Потеплішало
       *[up] Похолодало
    }: Холод { $to }.
log-twom-objective-set = Чого ми хотіли до наступного розділу: { $card }.
log-twom-objective-settled =
    { $card }: { $met ->
        [true] нам вдалося.
       *[other] нам не вдалося.
    }
log-twom-idea-found = Ідея, яку можна збудувати: { $fitting }.
log-twom-trap-checked =
    { $fitting }: випало { $rolled }, { $caught ->
        [0] порожньо
       *[other] здобич: { $caught }
    }.
log-twom-fitting-gave = { $fitting }: { $goods }.
log-twom-box-harvested = { $fitting }: виросло.
log-twom-acted = { $person } сідає до розмови: { $thing }.
log-twom-card-cleared =
    { $card_id ->
        [closed_door] { $person } відмикає двері: { $space }.
        [bars] { $person } перепилює ґрати: { $space }.
       *[other] { $person } розбирає: { $card }, { $space }.
    }
log-twom-lock-held = Замок не піддався (випало { $rolled }).
log-twom-searched = { $person } обшукує дім (випало { $rolled }).
log-twom-went-outside =
    { $person } виходить{ $rolled ->
        [0] {""}; у вікні нікого.
        [1] {" "}(випало 1). Постріл.
       *[other] {" "}(випало { $rolled }).
    }
log-twom-boarded-up = { $person } забиває дошками: { $space }.
log-twom-board-lost = Дощок більше немає: { $space }.
log-twom-fitting-built = { $person } будує: { $fitting } ({ $space }).
log-twom-fitting-moved = { $person } переносить: { $fitting } ({ $space }).
log-twom-fitting-dismantled = { $person } розбирає: { $fitting }.
log-twom-fitting-used = { $person }, { $fitting }: { $label }.
log-twom-black-rolled =
    { $about_id ->
        [lock] { $person } порається біля замка (випало { $rolled }).
        [lock_out] Ми поралися біля замка (випало { $rolled }).
        [despair] { $person }, у розпачі: випало { $rolled }.
        [state]
            { $person }, { $state }: випало { $rolled }{ $met ->
                [true] {"."}
               *[other] {", без змін."}
            }
        [person] { $person }: випало { $rolled }.
       *[other] Випало: { $rolled }.
    }
log-twom-task-given = { $person } цієї ночі: { $task }.
log-twom-visitor-came = Під дверима: { $card }.
log-twom-option-taken = Що ми зробили: { $text }
log-twom-let-be =
    { $card_id ->
        [closed_door] Відімкнути не було чим.
        [bars] Перепиляти не було чим.
        [rubble] Копати вже не було коли.
       *[other] -
    }
log-twom-party-left =
    { $people } { $people_count ->
        [1] вирушає
       *[other] вирушають
    }: { $location }.
log-twom-packed = Взято з собою: { $goods }.
log-twom-card-explored = { $card }.
log-twom-card-ignored = Тут це неважливо: { $card }.
log-twom-noise-changed =
    { $begins ->
        [yes] Шум { $to }.
       *[no]
            Шум { $by_sign ->
                [down] −{ $by_size }
               *[up] +{ $by_size }
            }, тепер { $to }.
    }
log-twom-noise-rolled =
    Кидок на Шум: { $rolled } проти Шуму { $noise }: { $met ->
        [true] там хтось був.
       *[other] ніхто не прийшов.
    }
log-twom-cards-returned =
    Це забрало час: повернуто { $n } { $n ->
        [one] карту
        [few] карти
       *[other] карт
    } Розвідки.
log-twom-findings-drawn = -
log-twom-found-nothing =
    { $row_id ->
        [furniture] Серед меблів нічого.
        [pantry] У коморі нічого.
        [junk] Серед сміття нічого.
       *[other] Для нас там нічого не було.
    }
log-twom-resident-met = Ми були не самі: { $card }.
log-twom-hid-from = Ми тихо сиділи в укритті, поки вони не пройшли: { $card }.
log-twom-hiding-found = Ми запам'ятали укриття.
log-twom-broke-off =
    Після того, що сталося (випало { $rolled }): { $people_count ->
        [0] усі пішли далі.
        [1] далі не йде { $people }.
       *[other] далі не йдуть { $people }.
    }
log-twom-exploration-ended =
    { $why_id ->
        [fled] Звідти ми пішли просто додому.
        [nothing_left] Ми оглянули все й повернули назад.
        [broken_off] Ніхто не міг іти далі. Ми повернули назад.
        [lost] -
       *[other] Тієї ночі ми далі не пішли.
    }
log-twom-party-lost = Тієї ночі ніхто не повернувся.
log-twom-brought-home = Принесено додому: { $goods }.
log-twom-left-behind = Залишено: { $goods }.
log-twom-cards-seen = Ми знали, що далі ({ $pile }): { $cards }.
log-twom-location-replaced =
    { $old }: туди більше не варто йти. { $new_id ->
        [none] {""}
       *[other] Ми чули про інше місце: { $new }.
    }
log-twom-fight-began = Бій. Проти нас: { $enemies }.
log-twom-die-rolled =
    { $again ->
        [true] { $who }, { $die } ще раз: { $face }.
       *[other] { $who }, { $die }: { $face }.
    }
log-twom-die-turned = { $who }, тверда рука: { $face }.
log-twom-fate-turned =
    Доля: { $card }. { $holds ->
        [true] Діє.
       *[other] Інший колір: промах.
    }
log-twom-enemy-wounded = { $enemy }: поранення { $wounds } з 3.
log-twom-enemy-killed = Убито: { $enemy }.
log-twom-enemy-ran = { $enemy } тікає.
log-twom-weapon-gone = { $who } більше не може скористатися: { $weapon }.
log-twom-fled = Ми кинулися тікати.
log-twom-fight-ended =
    { $result_id ->
        [fled] -
       *[other] { $result }
    }
log-twom-raid-drawn = Уночі: { $card }. Шкода { $damage }, Поранення { $wounds }.
log-twom-raid-repelled = { $who } проганяє їх.
log-twom-raid-reduced = Що лишилося від нальоту: Шкода { $damage }, Поранення { $wounds }.
log-twom-crime-spread = У місті гіршає. Додано гірших карт: Нічні Нальоти { $raids }, Місцеві { $residents }.
log-twom-fate-drawn = Доля: { $card }.
log-twom-cold-checked =
    { $person }, Холод: випало { $rolled }, { $ill ->
        [true] застуда
       *[other] усе гаразд
    }.
log-twom-narrative-drawn = -
log-twom-narrative-kept = Те, за що можна триматися: «{ $card }».
log-twom-narrative-played = Настав час: «{ $card }».
log-twom-trade-opened = Можна мінятися (комісія { $commission }).
log-twom-traded = Віддано: { $given }. Взято: { $taken }.
log-twom-trade-declined = Ми не мінялися.
log-twom-script-opened = -
log-twom-page-read = -
log-twom-script-chosen = Що ми зробили: { $text }
log-twom-campaign-ended =
    { $cause_id ->
        [nobody_guarded] Це був уже не наш дім.
       *[other] { $result }
    }
