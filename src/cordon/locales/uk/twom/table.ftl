# Questions to the leader, labels of options, and what to know before choosing.

# The Day
ask-twom-action-stage-assign = Етап { $stage }: що робить кожен із нас?
    .idle = На етап { $stage } ні в кого не лишилося дії. Її ще може дати їжа або карта.
    .clear = Скасувати: { $person }, { $now }
    .commit = Так і робимо
ask-twom-action-stage-choose-space = Де в домі?
option-twom-assign =
    { $person }: { $action }{ $costs ->
        [some] {" "}({ $cost })
       *[none] {""}
    }
act-search = обшукати дім
act-outside = вийти надвір
act-clear =
    { $card_id ->
        [closed_door] відімкнути відмичкою { $card_accusative } ({ $space })
        [bars] перепиляти { $card_accusative } ({ $space })
       *[other] розібрати { $card_accusative } ({ $space })
    }
act-board = забити дошками: { $space }
act-build =
    збудувати { $fitting_accusative }{ $placed ->
        [there] , { $space }
       *[none] {""}
    }
act-move =
    перенести { $fitting_accusative }{ $placed ->
        [there] , { $space }
       *[none] {""}
    }
act-dismantle = розібрати { $fitting_accusative } на частини
act-use = { $fitting }: { $label }
act-trait = { $label }: { $person }
option-twom-space = { $space }
option-twom-cancel = Усе ж ні
option-twom-commit = Затвердити
option-twom-done = Готово

# Dusk
ask-twom-dusk-phase-drink = Хто п’є? Кожному треба 1 воду. У запасі: { $stock }.
    .done = Сьогодні більше без води
ask-twom-dusk-phase-eat = Хто що їсть? У запасі: { $stock }.
    .done = Сьогодні більше без їжі
ask-twom-dusk-phase-indulge = Щось проти довгого вечора?
option-twom-drink = { $person } п’є (1 порція води)
option-twom-eat = { $person }: { $token }
option-twom-feed = Для дитини ({ $person }): { $token }
option-twom-habit = { $person } має свою звичку

# Evening
ask-twom-evening-phase-assign = Хто спить, хто вартує, хто йде? Ліжок: { $beds }.
    .clear = Скасувати: { $person }, { $now }
    .commit = Хай так і буде
ask-twom-evening-phase-settle-in = Настає ніч. Ще щось при свічці?
option-twom-task = { $person }: { $task }
option-twom-leave_unguarded = Лишити дім без варти
option-twom-go_on = Далі

# Scavenging
ask-twom-scavenging-phase-choose = Куди вони йдуть?
ask-twom-pack-choose = Що вони беруть? Вага { $weight } з { $limit }.
    .done = Вирушити
ask-twom-exploration-choose = Далі? Лишилося карт: { $left }, Шум { $noise }.
ask-twom-choose-findings-choose = Що вони несуть додому? Вага { $weight } з { $limit }.
    .done = Іти з цим додому
ask-twom-choose-option-choose = { $card }: що робимо?
ask-twom-encounter-choose = { $card }: що робимо?
ask-twom-encounter-hide = { $card }: скористаємося Укриттям?
    .leave = Піти
ask-twom-look-at-unknown-choose = Які з цих карт ви повертаєте?
ask-twom-scout-locations-choose = Яке місце лягає на Далеко?
ask-twom-scout-locations-order = Яка карта лягає наступною на колоду?
ask-twom-choose-idea-choose = Яку ідею обмірковуємо?
ask-twom-take-rows-choose = Що беремо?
option-twom-go = { $slot }: { $location }
option-twom-take = Взяти { $token_accusative }
option-twom-back = Лишити вдома { $token_accusative }
option-twom-next = Шукати далі (наступна карта)
option-twom-stop = Повернути назад
option-twom-carry = Нести { $token_accusative }
option-twom-drop = Лишити { $token_accusative }
option-twom-meet = Лишитися на місці
option-twom-hide = Сховатися, доки підуть (витрачає Укриття)
option-twom-ambush = Ударити першими з Укриття
option-twom-leave = Піти
option-twom-card = { $card }
option-twom-far = { $location }
option-twom-top = { $location }
option-twom-idea = { $fitting }
option-twom-row = { $row }: { $goods }

# Trade
ask-twom-trade-pay = Сплатіть комісію: лишилося { $commission }. Переплата згорає.
ask-twom-trade-exchange = Віддано: { $given }. Взято: { $taken }. Залишок: { $credit }.
    .take = Взяти { $token_accusative }
    .done = По руках
option-twom-pay = Заплатити: { $token }
option-twom-decline = Ні, дякуємо
option-twom-give = Віддати { $token_accusative }

# Fights and the night
ask-twom-arm-choose = Хто бере яку зброю?
    .done = З такою зброєю, яка є
ask-twom-combat-choose = Битися чи тікати?
ask-twom-volley-choose-victim = Кого це вбиває?
ask-twom-volley-deal = Кому наступне поранення? Завдати: { $dealt }, дістати: { $suffered }.
ask-twom-spare-enemies-choose = Від якого ворога ми втечемо?
ask-twom-attack-aim = { $who }: скільки пострілів?
ask-twom-attack-decide = { $who }, { $weapon }: { $face }. Лишити? Перекидів: { $rerolls }.
    .keep = Лишити
    .hit = Рахується як 1 влучання (вишкіл)
ask-twom-enemy-attack-decide = { $who }, { $weapon }: символ сюжету. Промах чи доля?
ask-twom-draw-fate-name-runner = { $card }: який ворог тікає?
ask-twom-turn-die-choose = Якою гранню повернути кубик?
ask-twom-night-raid-phase-reduce = { $card }: Шкода { $damage }, Поранення { $wounds }. Скільки зі зменшень ({ $reductions }) іде на Шкоду? Решта — на Поранення.
ask-twom-night-raid-phase-steal = { $card }: що вони забирають? Ще { $left }.
ask-twom-night-raid-phase-hurt = { $card }: кого з вартових поранено? Ще { $wounds }.
ask-twom-night-raid-phase-crime-wave = Хвиля злочинності: скільки з двох нових карт іде до Нічних Нальотів? Решта — до Місцевих.
option-twom-arm = { $person }: { $weapon }
option-twom-disarm = { $person }: покласти назад
option-twom-fight = Битися
option-twom-flee = Тікати (удар у спину)
option-twom-kill = { $enemy }
option-twom-killed = { $person }
option-twom-hit = { $enemy }
option-twom-wound = { $person }
option-twom-enemy = { $enemy }
option-twom-shots =
    { $n ->
        [1] Один постріл (1 патрон)
       *[other] Два постріли (2 патрони)
    }
option-twom-keep = Лишити: { $card }
option-twom-reroll = Перекинути (1 перекид)
option-twom-miss = Промах
option-twom-fate = Покластися на долю (без перекидів)
option-twom-face = { $face }
option-twom-steal = { $token }

# Dawn
ask-twom-dawn-phase-treat =
    { $helps ->
        [some] Хто отримує ліки? Вони подіють із картою Долі. У запасі: { $stock }.
       *[none] Немає ліків, які зараз допомогли б. Далі — Доля.
    }
    .done = Далі, до Долі
ask-twom-dawn-phase-drink-before = Ковток перед початком дня?
    .done = Без алкоголю
ask-twom-dawn-phase-drink-after = Ковток після всього цього?
    .done = Без алкоголю
ask-twom-dawn-phase-keep = Що з цього лишаємо на лиху годину?
ask-twom-dawn-phase-close-the-day = День скінчився.
option-twom-place = { $person }: { $token }
option-twom-pour = { $person }: { $token }
option-twom-next_day = Наступний день

# People and things
ask-twom-joining-choose = { $person } просить дозволу лишитися.
option-twom-accept = Впустити: { $person }
option-twom-refuse = Відмовити: { $person }
ask-twom-choose-person-name = { $why }: хто?
    .change =
        { $why }: { $state } { $by_sign ->
            [down] −{ $by_size }
           *[up] +{ $by_size }
        } — кому?
ask-twom-change-some-name =
    { $why }: { $state } { $by_sign ->
        [down] −{ $by_size }
       *[up] +{ $by_size }
    } — кому? Ще { $left }.
ask-twom-script-test-pick = Хто спробує? (перевірка майстерності)
ask-twom-lose-some-pick = Що віддаємо? Ще { $left }.
ask-twom-pay-most-valuable-pick = Спершу найцінніше: що? Ще { $left }.
ask-twom-departure-pick = { $person } забирає щось із собою: що? Ще { $left }.
ask-twom-lose-board-choose = Який пролом лишився без дощок?
option-twom-person = { $person }
option-twom-token = { $token }
because-sprinter = Спринтер
because-fate = Доля
because-prowess = Перевірка майстерності

# Scripts and windows
ask-twom-turn-page-read-on = Читайте далі.
option-twom-read_on = Перегорнути сторінку
ask-twom-script-choice-choose = Що ми робимо?
ask-twom-window-offer = Зараз, { $moment }: щось використати?
    .decline = Далі
option-twom-answer = Використати: { $source }
option-twom-play = Зіграти: { $card }
option-twom-eat_now = { $person } їсть зараз { $token_accusative }
option-twom-pour_now = { $person } п’є зараз { $token_accusative }
option-twom-treat_now = { $person } приймає { $token_accusative }

# What to know before choosing
card-told = { $title }. { $text }
detail-change = { $state } { $now } → { $then }
detail-state = { $state } { $level }
detail-cost = ціна: { $goods }
detail-value = вартість { $n }
detail-weight = вага { $n }
detail-have = є: { $n }
detail-fits = вміститься: { $n }
detail-packed = спаковано: { $n }
detail-cards = карт: { $n }
detail-visits =
    { $n ->
        [0] ще не були там
        [1] були там раз
        [2] були там двічі
        [few] були там { $n } рази
       *[other] були там { $n } разів
    }
detail-noise = за Шуму { $noise } кидок — зустріч у { $odds } %
detail-enemy = { $weapon }, Майстерність { $prowess }, поранень { $wounds } з 3
detail-weapon =
    у середньому влучань { $hits }, бодай одне { $any } %{ $kills ->
        [some] , смерть { $kill } %
       *[none] {""}
    }
detail-fight = наступного раунду завдані поранення: близько { $ours }, отримані: близько { $theirs }
detail-flee =
    { $hits ->
        [few] близько { $hits } поранень
        [many] близько { $hits } поранень
       *[other] близько { $hits } поранення
    }
detail-reroll = краще у { $odds } %
detail-fate = колір збігається у { $odds } %
detail-prowess = Майстерність { $n }
detail-search = 1–4 нічого, 5–7 дерево, 8–9 компоненти, 10 рядок Сміття
detail-outside = на 1 влучає снайпер (Поранення +2); потім гість
detail-board = відкриває шлях і послаблює кожен наліт на 1
detail-tool-shovel = лопата або друга людина
detail-tool-lockpick = відмичка, витрачається при відчиненні
detail-tool-saw = пилка
detail-dependant = з дитиною: кожні Сутінки на 1 їжу більше
detail-thirst = без води: { $people } (кидок: Голод +1 або Депресія +1)
detail-hunger = без їжі: { $people } (Голод +1)
detail-lacking = потім забракне: лишиться { $left } на { $n }
detail-no-meal = не трапеза: увечері все одно без їжі
detail-credit-lost =
    { $n ->
        [0] порівну
       *[other] згорає { $n }, решти не дають
    }
detail-unguarded = так кампанію буде програно
detail-idle = без справи: { $people }

# The terminal
title-twom = Це моя війна
bar-day = день { $day }
bar-stage = етап { $stage }
bar-cold = Холод { $n }
bar-noise = Шум { $n }
bar-storage = Склад: { $goods }
bar-findings = Купа Знахідок ({ $weight } з { $limit }): { $goods }
bar-tonight = На сьогодні: вода { $water } з { $thirsty }, їжа { $food } з { $hungry }, паливо { $fuel } на Холод { $cold }
bar-goal =
    { $met ->
        [true] Мету досягнуто
       *[other] Мета
    }: { $goal } ({ $rules })
bar-place = { $slot }: { $location }. { $rules }
bar-hand = У руці: { $card }. { $rules }
bar-person =
    { $person }: { $states }; дії { $actions }{ $task_id ->
        [none] {""}
       *[other] {" "}· { $task }
    }{ $weapon_id ->
        [none] {""}
       *[other] {" "}· { $weapon }
    }
bar-well = нічого не болить
bar-space =
    { $space }: { $what }{ $near ->
        [true] {""}
       *[other] {" "}(недосяжно)
    }
space-hole = пролом
space-boarded = забито
space-guard = варта
space-sleep = підлога
space-search = пошук
space-free = вільно
end-figures = Днів: { $days }. Відповідей: { $answers }.
help-inspect = i N: карта, якої стосується варіант N. i НАЗВА: людина, покращення, річ або місце за початком назви.
help-view-b = b: усі ми й кожна кімната будинку.
help-view-m = m: мета й місця, куди можна піти.
help-signs = На плані кожна кімната показує, що в ній лежить; у вільних можна будувати, крізь діри заходять холод і чужі.
help-odds = 60 % — шанс, що вдасться, як воно є. Він точний.
plan-others = { $first }–{ $last }: { $name }

# Що замислив бот, який веде, його власними словами.
aim-twom-to-feed = «Спершу їжа: хто може, йде до дверей, а вночі щось пошукаємо».
aim-twom-to-heal = «Не лишилося жодного бинта. Шукаємо».
aim-twom-to-warm = «Холодно, а дерево майже скінчилося. Дбаємо про вогонь».
aim-twom-to-fortify = «Сьогодні ніщо не квапить. Готуємо дім до ночей».
aim-twom-to-watch = «Хтось стоїть на варті біля дверей, а кому найгірше, той спить».
aim-twom-to-trade = «Шукаємо їжу й маємо за неї товар: { $location }».
aim-twom-to-scavenge = «Роздивляємося, доки не стане надто гучно: { $location }».
