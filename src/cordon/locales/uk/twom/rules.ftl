# Patterns for rules text that is made from the cards' instructions.
who-all = усі
who-present = усі присутні
who-guards = усі вартові
who-host = той, хто вийшов
who-random = одна людина за жеребом
who-leader_choice = одна людина на вибір
who-lowest_prowess = людина з найнижчою Майстерністю
who-highest_prowess = людина з найвищою Майстерністю
who-self = ця людина
who-other = інша людина на вибір
clause-then = { $a }, потім { $b }
clause-next = { $a }; { $b }
op-twom-gain = отримайте { $goods_accusative }
op-twom-lose =
    скиньте { $things }{ $min_value ->
        [0] {""}
       *[other] {" "}вартістю щонайменше { $min_value }
    }
op-twom-stolen = зникає найцінніше: { $things }
op-twom-pay_best =
    { $half ->
        [true] скиньте ціннішу половину жетонів
       *[other] { $n ->
            [one] скиньте { $n } найцінніший жетон
            [few] скиньте { $n } найцінніші жетони
           *[other] скиньте { $n } найцінніших жетонів
        }
    }
op-twom-trade = можна мінятися (комісія { $commission }): { $offer }
op-twom-pick = -
op-twom-state =
    { $who }{ $only ->
        [some] {", "}{ $state } { $most ->
            [0] 0
           *[other] не більше { $most }
        }
       *[all] {""}
    }: { $state } { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-roll_state =
    ЧОРНИЙ, { $who }: на { $first }–{ $last } { $state } { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-empathy = перевірка співчуття ({ $n }): { $who }
op-twom-join =
    хтось хоче приєднатися (Голод { $hunger }{ $dependant ->
        [true] , з дитиною, якій кожні Сутінки треба 1 їжу
       *[other] {""}
    }){ $refused_id ->
        [some] ; у разі відмови: { $refused }
       *[none] {""}
    }
op-twom-leave = { $who }: покидає групу
op-twom-die = { $who }: помирає
op-twom-missing = { $who }: не повертається
op-twom-come_back = { $who }: повертається
op-twom-dependant =
    { $who }: { $ends ->
        [true] більше не має дитини на утриманні
       *[other] має дитину, якій кожні Сутінки треба 1 їжу
    }
op-twom-billet =
    { $days ->
        [0] солдат вибирається
        [one] солдат живе тут { $days } день; кожні Сутінки він їсть 1 їжу й за кожного нальоту зменшує Шкоду або Поранення на 1
        [few] солдат живе тут { $days } дні; кожні Сутінки він їсть 1 їжу й за кожного нальоту зменшує Шкоду або Поранення на 1
       *[other] солдат живе тут { $days } днів; кожні Сутінки він їсть 1 їжу й за кожного нальоту зменшує Шкоду або Поранення на 1
    }
op-twom-deed = -
op-twom-give_up_actions = { $who }: сьогодні без дій
op-twom-noise =
    { $to ->
        [0] Шум { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
       *[other] поставте Шум на { $to }
    }
op-twom-noise_roll = кидок на Шум
op-twom-return_cards =
    { $n ->
        [one] поверніть { $n } карту Розвідки
        [few] поверніть { $n } карти Розвідки
       *[other] поверніть { $n } карт Розвідки
    }
op-twom-row =
    візьміть { $n ->
        [1] {""}
        [few] { $n } рази{" "}
       *[other] { $n } разів{" "}
    }{ $row }
op-twom-pick_lock = киньте ЧОРНИЙ: на 1–3 нічого, інакше скиньте відмичку, потім { $then }
op-twom-story = прочитайте сюжет цього місця
op-twom-keep_hiding = лишіть його (не більше одного): під час зустрічі воно сховає вас або дасть ударити першими
op-twom-fight =
    бій: { $enemies }; { $spoils_id ->
        [none] без здобичі
       *[some] здобич: { $spoils }
    }
op-twom-note = -
op-twom-look =
    { $at ->
        [events] погляньте на верхню карту Подій
       *[unknown] погляньте на верхні карти Невідомого ({ $n }) і поверніть будь-які
    }
op-twom-scout_locations = погляньте на верхні карти Локацій ({ $n }), одну покладіть на Далеко, решту поверніть у будь-якому порядку
op-twom-cold =
    Холод { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-idea =
    { $choose ->
        [true] відтепер можна будувати одну обрану Ідею
       *[other] відтепер можна будувати одну випадкову Ідею
    }
op-twom-lose_board = скиньте 1 жетон забитого пролому на вибір; якщо немає: { $otherwise }
op-twom-mark =
    { $name_id ->
        [raid_damage] наліт цієї ночі: Шкода +{ $by }
        [raid_wounds] наліт цієї ночі: Поранення +{ $by }
        [raid_reduction] зменште Шкоду й Поранення разом на { $by }
        [noise_start] цієї ночі Шум починається на { $by } вище
        [no_outside] сьогодні ніхто не може вийти
        [no_rain] Дощозбірник цього Ранку нічого не дає
        [no_sniper] без снайпера під час наступного виходу
       *[other] комісія 0
    }
op-twom-set_trap = результат уранці
op-twom-check_trap = ЧОРНИЙ: від { $from } +1 сира їжа; з принадою від { $baited } +1, від { $two } +2
op-twom-water_box = додайте 1 позначку росту
op-twom-harvest = отримайте { $goods_accusative }
op-twom-turn_die = поверніть кубик будь-якою гранню
op-twom-night_action = одна людина, що спить, робить зараз дію Дня
op-twom-extra_action = одна людина має ще одну дію на 3-му етапі
op-twom-flag = -
op-twom-schedule = це до вас повернеться
op-twom-epilogue = -
op-twom-game_over = кампанію програно
op-twom-when = { $conditions }: { $then }
condition-has = маючи { $things }
    .not = не маючи: { $what }
condition-took_bandages = якщо взято бинти
    .not = якщо бинтів не взято
condition-encounter = після зустрічі
    .not = якщо не було зустрічі
condition-no_rain = якщо труби сухі
    .not = якщо Подія не забороняє
condition-prowess = якщо той, хто вийшов, не має Майстерності 2 чи більше
value-clears_alone = розбирає Завал і Залишки завалу без помічника й лопати
value-noise_ignored = одне підвищення Шуму ігнорується
value-script_hits = символ сюжету на своїх кубиках — 1 влучання
value-opens_locks = відчиняє замки без кидка й лишає відмичку
value-backstab_spared = під час утечі { $n } обраний ворог не б’є
value-guard_fatigue = варта не підвищує Втому
value-cooking_wood = готування не коштує дерева
value-herbal_as_meds = трав’яні ліки діють, як ліки
value-fitting_wood = кожне Покращення коштує на { $n } дерева менше
value-commission = комісія під час обміну — { $n }
value-trap_roll = +{ $n } до кидків на пастки
value-raid_damage = кожен наліт починається зі Шкодою −{ $n }
value-raid_rerolls = кожен вартовий має на { $n } перекид більше під час нальоту
value-morning_cold = кожна карта Ранку додає на { $n } Холоду менше
value-noise_raise = { $card }: Шум на { $n } більше
value-noise_lower = Шум не можна знизити
value-noise_rolls = кожен кидок на Шум: киньте ще раз і беріть менший результат
value-noise_after_encounter = після зустрічі Шум стає { $n }
value-row_given = карти «{ $card }» нічого не дають
value-row_draws = { $card }: візьміть на одну карту Знахідок більше, лишіть одну
value-card_ignored = ігноруйте карту «{ $card }»
value-residents_fight = Місцеві тут не б’ються; завжди можна піти
value-unknown_cards =
    у Невідомому на { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    } більше
value-carrying = вантаж +{ $n }
moment-morning = уранці
moment-instead_of_row = замість узяти { $card }
moment-after_row = беручи { $card }
moment-before_card = перед кожною картою «{ $card }»
moment-after_card = після кожної карти «{ $card }»
moment-after_door_opened = коли Замкнені двері відчинено
moment-after_exploration = наприкінці розвідки
moment-instead_of_resident = коли взято карту Місцевих
    .instead = ігноруйте її
moment-after_raid_drawn = коли взято карту нальоту
moment-after_die_rolled = після кидка: { $card }
moment-instead_of_fate = коли взято карту Долі
    .instead = поверніть її, перетасуйте, візьміть іншу
moment-before_trade = перед обміном
when-any = будь-коли
when-shelter = у Притулку
when-scavenging = під час Вилазки
when-evening = увечері
when-day = удень
when-instead_of_resident = коли взято карту Місцевих
when-after_raid_drawn = коли взято карту нальоту
when-after_die_rolled = коли хтось із нас кинув кубик бою
when-instead_of_fate = коли взято карту Долі
when-before_trade = перед будь-яким обміном
rules-when =
    { $when }: { $may ->
        [true] за бажанням { $what }
       *[other] { $what }
    }
rules-once = раз за Вилазку: { $what }
rules-option = { $label } — { $effect }
rules-times = до { $n } разів
rules-trait = { $trait }. { $effect }
rules-no-red-bar = без особливого правила
rules-ends-the-war = війна закінчилася
rules-nothing = більше нічого не стається
trait-action-limit = дія Дня, раз на день
fitting-is-bed = одна людина спить у ньому: Втома стає 0
fitting-replaces = замінює: { $fitting }
fitting-beside = лежить поруч: { $fitting }
fitting-burns = книжка може замінити 1 дерево
action-with-book = { $label }, спаливши книжку
action-needs = треба мати { $goods }
action-cost = скиньте { $goods }
action-gain = отримайте { $goods }
action-limit-day = раз на день
action-limit-character = раз на день для кожного
event-cold = Холод { $n }
raid-rules = Шкода { $damage }, Поранення { $wounds }. Спершу беруть: { $first }.
findings-rows = Меблі: { $furniture }. Сміття: { $junk }. Комора: { $pantry }.
fate-illness = Хвороба: ліки { $meds }, трав’яні ліки { $herbal }, без лікування { $untreated }
fate-wounds = Поранення: бинти { $bandaged }, без них { $unbandaged }
fate-bed = хто спав у ліжку, одужує і без ліків
fate-cold-none = без перевірки Холоду
fate-cold-check = перевірка Холоду: результат не більший за Холод — Хвороба +1
fate-cold-hard_check = важка перевірка Холоду: результат не більший за Холод + 2 — Хвороба +1
fate-despair = відчай: Депресія +1 усім, у кого Голод 3, Хвороба 2 чи Поранення 2 або більше
fate-location = Локацію { $slot } замінено
fate-lower = У бою, { $die }: { $effect }.
fate-lower-inflict =
    той, хто кидав, завдає { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[other] { $n } поранень
    }
fate-lower-suffer =
    той, хто кидав, дістає { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[other] { $n } поранень
    }
fate-lower-useless = вогнепальна зброя непридатна до кінця бою
fate-lower-apart = обидві сторони відступають, бій закінчується
fate-lower-enemy_runs = один обраний ворог тікає
who-some = до { $n } людей на вибір
limit-phase = раз за Вилазку
ready-trap = якщо поставлена
ready-grown = з 2 позначками росту
