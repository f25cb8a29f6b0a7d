# Виживання в Зоні: що його карти кажуть у тексті правил і як зветься те, чого не називає жодна карта. Назви карт,
# сценаріїв, мап, персонажів і жетонів — у survival.ftl. Частини речень складають, як у rules.ftl.

# --- що лічить сценарій, чим торгують і чого вимагають ---

zone-counter-fuses = запобіжники
zone-counter-pressure = тиск
zone-counter-primed = заливання помпи
zone-counter-lore = прочитані сліди
zone-counter-harvest = артефакти в кейсі
zone-counter-readings = заміри
zone-counter-armed = заміновані щогли
zone-counter-masts = щогли
zone-counter-alarm = тривога
zone-counter-seals = ущільнення
zone-counter-found = перевірені маячки
zone-counter-saved = врятовані
zone-counter-code_parts = частини коду
zone-counter-tags = армійські жетони
zone-counter-badges = значки
zone-counter-purse = каса
zone-counter-worth = вартість спорядження
zone-counter-valve = оберти вентиля
zone-counter-probe = час біля зонда
zone-counter-mast = робота біля щогли
zone-good-salt = сіль
zone-good-lead_bar = свинець
zone-good-diesel = солярка
fact-good-buy = коштує { $price } К
fact-good-sell = дає { $price } К, на { $less } К менше з кожною одиницею, яку торговець уже купив
fact-good-load = вантаж { $load }
zone-sort-weapon = зброя
zone-sort-armour = костюм
zone-sort-attachment = модифікація
zone-sort-item = предмет
zone-sort-artifact = артефакт
zone-sort-food = їжа
zone-sort-medicine = медицина
zone-sort-grenade = граната
zone-sort-valuables = артефакт або модифікація
zone-action-use = застосувати
zone-x00 = У Зоні
zone-x00-action-leave = Зійти з мапи: ти в безпеці
zone-x00-action-take_tokens = Підняти жетони
zone-x00-action-drop_tokens = Покласти жетони
zone-x00-action-force_the_door = Виламати двері
zone-x00-action-work_the_wheel = Крутити колесо
zone-x00-action-take_off_the_hatch = Зняти люк
zone-tokens = { $n } × { $token }

# --- скільки ---

amount-n = N
amount-n-1 = N + 1
amount-n-2 = N + 2
amount-n-3 = N + 3
amount-need = скільки потрібно
amount-half = половина потрібного

# --- хто і які (SV-0.4) ---

who-marked = позначений ворог
who-that = цей
who-those = кожен із прибулих
kind-high = жетон із ВИСОКИМ рівнем
kind-low = жетон із НИЗЬКИМ рівнем
kind-artifact = артефакт
slot-L = ділянка здобичі
slot-Q = місце завдання
select-leader-of = перший із них на мапі ({ $kinds }), найближчий до головного сталкера,
select-farthest-of = найдальший ({ $kinds })
sel-thing = { $kinds }
    .each = кожен жетон «{ $kinds }»
    .one = 1 жетон «{ $kinds }»
    .closest = найближчий жетон «{ $kinds }»
sel-space = ділянка
    .each = кожна ділянка
    .one = 1 ділянка
    .closest = найближча ділянка
sel-anomaly_space = ділянка аномалії
    .each = кожна ділянка аномалії
    .one = 1 ділянка аномалії
    .closest = найближча ділянка аномалії
filter-near = (рахуючи від { $place })
filter-on = на { $place }
filter-off = не на { $place }
filter-empty = без нікого на ній

# --- де (SV-1.3, SV-1.4): назва, мета руху, місце, де щось лежить ---

spot-own = твоя ділянка
    .toward = твоєї ділянки
    .at = твоїй ділянці
spot-here = ця ділянка
    .toward = цієї ділянки
    .at = цій ділянці
spot-picked = обрана ділянка
    .toward = обраної ділянки
    .at = обраній ділянці
spot-slot = { $slot }
    .toward = ділянки { $slot }
    .at = ділянці { $slot }
spot-slot-key = головна кімната
    .toward = головної кімнати
    .at = ділянках головної кімнати
spot-slot-area = головні кімнати
    .toward = головних кімнат
    .at = ділянках головних кімнат
spot-token = { $token }
    .toward = найближчої ділянки з жетоном «{ $token }»
    .at = ділянці з жетоном «{ $token }»
spot-next = поруч: { $thing }
    .toward = ділянки поруч із «{ $thing }»
    .at = ділянці поруч із «{ $thing }»
spot-shut = поруч із зачиненою брамою
    .toward = ділянки поруч із зачиненою брамою
    .at = ділянці поруч із зачиненою брамою
spot-character = { $character }
    .toward = ділянки персонажа ({ $character })
    .at = ділянці персонажа ({ $character })
spot-near_slot = найближча ділянка { $slot } (від: { $place })
    .toward = найближчої ділянки { $slot } (від: { $place })
    .at = найближчій ділянці { $slot } (від: { $place })
spot-far_slot = найдальша ділянка { $slot }
    .toward = ділянки { $slot }, найдальшої від усіх сталкерів
    .at = ділянці { $slot }, найдальшій від усіх сталкерів
spot-trader = торговець
    .toward = найближчого торговця
    .at = ділянці торговця
spot-everywhere = будь-яка ділянка
    .toward = будь-якої ділянки
    .at = будь-якій ділянці
spot-map = мапа
    .toward = будь-якої ділянки
    .at = будь-якій ділянці мапи
spot-takeable = ділянка з жетонами, які можна підняти
    .toward = найближчого жетона, який можна підняти
    .at = ділянці з жетонами, які можна підняти
spot-anomaly = аномалія
    .toward = найближчої аномалії
    .at = ділянці аномалії
spot-lead = головний сталкер
    .toward = головного сталкера
    .at = ділянці головного сталкера
spot-that = цей
    .toward = цього
    .at = його ділянці
spot-marked = позначений ворог
    .toward = позначеного ворога
    .at = ділянці позначеного ворога
spot-artifact_token = артефакт
    .toward = найближчого артефакту
    .at = ділянці з артефактом
spot-indoor = кімната
    .toward = найближчої кімнати
    .at = ділянці в кімнаті
spot-outdoor = надворі
    .toward = ділянки надворі
    .at = ділянці надворі
spot-right = праворуч
    .toward = правого боку
    .at = правому боці
spot-back = назад
    .toward = тилу
    .at = тилу

# --- інструкції: перебіг, лічильники, кінець ---

op-stalker-once = першого разу
op-stalker-try = кинь кубики спорядження: { $dice } (зосередженість дає перекинути)
    .enough = якщо випало { $least } ★ або більше
op-stalker-reveal = відкрий жетон «{ $token }»
op-stalker-counter =
    { $to_id ->
        [none] { $counter } { $change }
       *[some] { $counter } = { $to }
    }
op-stalker-set_flag = -
op-stalker-need = потрібно: { $counter } { $change }
op-stalker-script =
    { $who_id ->
        [self] читай далі в книзі сценаріїв
       *[other] { $who } читає далі в книзі сценаріїв
    }
op-stalker-finish =
    { $result_id ->
        [victory] сценарій виграно
       *[defeat] сценарій програно
    }
op-stalker-rounds = колода подій { $change }
op-stalker-look_events =
    { $n ->
        [one] подивися на наступну подію
        [few] подивися на { $n } наступні події
       *[other] подивися на { $n } наступних подій
    }
op-stalker-order_events = поклади наступні події ({ $n }) назад у будь-якому порядку
op-stalker-weather = погода змінюється
op-stalker-icons = складність { $change }
op-stalker-discard_this =
    { $card_id ->
        [none] скинь цю карту
       *[other] скинь «{ $card }»
    }
op-stalker-replace_anomaly = одну аномалію заступає інша
op-stalker-lasts_quality =
    { $until_id ->
        [turn] до кінця ходу { $quality }
        [round] до кінця раунду { $quality }
       *[mission] до кінця партії { $quality }
    }
op-stalker-bloom =
    { $which_id ->
        [lowest] під аномалією з найнижчим номером постає артефакт
        [highest] під аномалією з найвищим номером постає артефакт
       *[chosen] під обраною аномалією постає артефакт
    }
op-stalker-still =
    { $n ->
        [one] { $who } — тихо в цьому раунді
       *[other] { $who } — тихо, раунди: { $n }
    }
op-stalker-surge_one = кинь кубик аномалії ({ $who }): вона активується з цим символом
op-stalker-start_at = дехто зі сталкерів може почати тут: { $where }
op-stalker-break_wall =
    { $own ->
        [true] у стіні цієї ділянки з’являється діра
       *[false] у найближчій стіні з’являється діра (рахуючи від { $near })
    }
op-stalker-leave =
    { $who_id ->
        [self] ти сходиш з мапи, у безпеку
       *[other] { $who } сходить з мапи, у безпеку
    }

# --- інструкції: жетони ---

op-stalker-lay_token =
    { $place_id ->
        [none] на мапу лягає: { $things }
       *[some] на { $place } відтепер лежить: { $things }
    }
op-stalker-remove_token =
    { $place_id ->
        [none] усі жетони «{ $token }» сходять з мапи
       *[some] жетон «{ $token }» на { $place } сходить з мапи
    }
op-stalker-flip_token = переверни жетон «{ $token }»
op-stalker-token_cubes =
    { $n_sign ->
        [down] зніми { $n_size ->
            [one] { $n_size } маркер
            [few] { $n_size } маркери
           *[other] { $n_size } маркерів
        } з жетона «{ $token }»
       *[up] поклади { $n ->
            [one] { $n } маркер
            [few] { $n } маркери
           *[other] { $n } маркерів
        } на жетон «{ $token }»
    }
op-stalker-open = відчини: { $token }
op-stalker-give_token =
    { $who_id ->
        [self] ти отримуєш: { $things }
       *[other] { $who } отримує: { $things }
    }
op-stalker-spend_token =
    { $who_id ->
        [self] ти віддаєш: { $things }
       *[other] { $who } віддає: { $things }
    }
op-stalker-take_tokens = підніми жетони
op-stalker-drop_tokens = поклади жетони
op-stalker-look_token = зазирни під 1 жетон «{ $token }»
op-stalker-put_there = поклади { $things } сюди: { $where }
op-stalker-remove_one = з мапи сходить: { $where }
op-stalker-remove_unknown = з мапи сходить нероздивлений: { $tokens }
op-stalker-random_loot = візьми випадковий жетон здобичі
op-stalker-spend_card =
    { $who_id ->
        [self] скинь 1 карту ({ $sort })
       *[other] { $who } скидає 1 карту ({ $sort })
    }

# --- інструкції: вороги й персонажі ---

op-stalker-spawn_kind = розмісти на { $place } { $enemies }
op-stalker-mark = { $who } отримує позначку
op-stalker-unmark = жоден ворог більше не позначений
op-stalker-face =
    { $turn ->
        [right] { $who } повертається на 90° праворуч
        [back] { $who } розвертається
        [away] { $who } відвертається (від: { $place })
       *[to] { $who } повертається (до: { $place })
    }
op-stalker-relocate_to =
    { $who_id ->
        [self] ти одразу опиняєшся тут: { $where }
       *[other] { $who } одразу опиняється тут: { $where }
    }
op-stalker-play = на { $place } приходить: { $people }
op-stalker-dismiss = з гри виходить: { $character }
op-stalker-walk =
    { $n ->
        [one] { $character } іде до { $n } ділянки в бік { $toward }
       *[other] { $character } іде до { $n } ділянок у бік { $toward }
    }
op-stalker-toughen = { $character }: ОЗ { $change }
op-stalker-beast_comes = приходить звір і отримує позначку
op-stalker-capture = { $who } бере артефакт зі своєї ділянки
op-stalker-give_up_artifact = позначений ворог кидає свій артефакт

# --- інструкції: окремі сценарії ---

op-stalker-find_person = там лежить поранений
op-stalker-bleed =
    { $people_id ->
        [all] кров кожного пораненого { $change }
        [found] кров кожного знайденого пораненого { $change }
       *[here] кров пораненого на цій ділянці { $change }
    }
op-stalker-front = надходить фронт
op-stalker-open_counters = крамниці мають свій запас
op-stalker-trade_goods = купуй і продавай товари
op-stalker-goods =
    { $who_id ->
        [self] { $good } { $change }
       *[other] { $who }: { $good } { $change }
    }
op-stalker-spoil_stock = кожна крамниця, біля якої стоїть ворог, втрачає із запасу { $n }
op-stalker-price =
    { $n_sign ->
        [down] { $which_id ->
            [highest] найвища ціна зростає на { $sum } К
            [trader] { $trader }: ціна зростає на { $sum } К
           *[any] обрана ціна зростає на { $sum } К
        }
       *[up] { $which_id ->
            [highest] найвища ціна падає на { $sum } К
            [trader] { $trader }: ціна падає на { $sum } К
           *[any] обрана ціна падає на { $sum } К
        }
    }
op-stalker-deal = торгуй із торговцем
op-stalker-hand_over_load = віддай жетони або забери їх ({ $character })
op-stalker-hand_in_artifact =
    { $who_id ->
        [self] віддай 1 артефакт, здобутий тут
       *[other] { $who } віддає 1 артефакт, здобутий тут
    }

# --- значення, властивості й моменти, які має лише Виживання в Зоні ---

when-test-rolled = Після кидка перевірки
value-enemy-sight_side = поле зору ворогів убік { $by }
    .set = поле зору ворогів убік: { $to }
value-enemy-sight_back = поле зору ворогів назад { $by }
value-enemy-range = відстань атак ворогів { $by }
value-enemy-threshold = пороги ворогів { $by }
value-reaction-dmg = рани від реакцій { $by }
value-bolt-range = відстань дій «Відвернути увагу» та «Кинути болт» { $by }
value-detector-range = відстань детекторів { $by }
    .least = відстань детекторів щонайменше { $to }
value-space-rad = радіація ділянок { $by }
value-follow-max =
    { $n ->
        [one] { $by } крок тому, хто йде слідом
        [few] { $by } кроки тому, хто йде слідом
       *[other] { $by } кроків тому, хто йде слідом
    }
mod-per-lore = { $change } за кожен прочитаний слід
flag-no_decoy = без дії «Відвернути увагу»
flag-no_anomaly_reroll = кидків активації аномалій не можна перекидати
flag-no_lead_heal = жетон головного сталкера не лікує
flag-no_prepare_focus = «Підготуватися» не дає зосередженості
flag-silent_movement = «Рухатися» не кладе НИЗЬКОГО рівня
flag-thunder = атаки зброєю кладуть НИЗЬКИЙ рівень замість ВИСОКОГО
flag-p1_relevant = P1 завжди активує аномалію
flag-sight_cap-2 = надворі ніхто не бачить далі ніж на 2
flag-range_cap-2 = надворі ніхто не атакує далі ніж на 2
flag-no_exchange = «Підготуватися» не дозволяє обміну
flag-take_along_quiet = професор іде слідом і за обережного руху
flag-loot_one = 1 жетон здобичі на ділянці здобичі замість 2
dice-any =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
       *[other] { $n } кубиків
    }
cardword-unique = особливу карту
cond-stalker-bears_mark = це позначений ворог
    .not = це не позначений ворог
cond-stalker-space_is =
    { $outdoor ->
        [true] ділянка надворі
       *[false] { $most ->
            [99] надрукована радіація { $least } або більша
           *[other] надрукована радіація { $most } або менша
        }
    }
cond-stalker-blow = це робить { $of }
blow-head = влучання в голову
blow-blast = ударна хвиля

# --- умови, після «якщо» ---

cond-stalker-not = не так, що { $of }
cond-stalker-counter =
    { $n_id ->
        [need] мети досягнуто: { $counter }
       *[other] { $counter }: { $n } або більше
    }
    .not =
        { $n_id ->
            [need] мети ще не досягнуто: { $counter }
           *[other] { $counter }: менше ніж { $n }
        }
cond-stalker-flag_set = раніше так вирішено
    .not = раніше так не вирішено
cond-stalker-lies =
    { $place_id ->
        [map] на мапі
        [own] на твоїй ділянці
       *[other] на { $place }
    } { $what_id ->
        [enemy] є ворог
        [stalker] є сталкер
       *[other] лежить «{ $what }»
    }
    .not =
        { $place_id ->
            [map] на мапі
            [own] на твоїй ділянці
           *[other] на { $place }
        } { $what_id ->
            [enemy] немає ворога
            [stalker] немає сталкера
           *[other] не лежить «{ $what }»
        }
cond-stalker-at =
    { $place_id ->
        [own] на твоїй ділянці
       *[other] на { $place }
    } стоїть { $character }
    .not =
        { $place_id ->
            [own] на твоїй ділянці
           *[other] на { $place }
        } не стоїть { $character }
cond-stalker-carries =
    { $who_id ->
        [self] ти несеш: { $token }
       *[other] { $who } несе: { $token }
    }
    .not =
        { $who_id ->
            [self] у тебе немає: { $token }
           *[other] { $who } не несе: { $token }
        }
cond-stalker-owns =
    у твоєму рюкзаку є { $sort_id ->
        [grenade] граната
        [medicine] ліки
        [food] їжа
        [valuables] артефакт або модифікація
       *[other] така карта ({ $sort })
    }
    .not =
        у твоєму рюкзаку немає { $sort_id ->
            [grenade] гранати
            [medicine] ліків
            [food] їжі
            [valuables] ні артефакту, ні модифікації
           *[other] такої карти ({ $sort })
        }
cond-stalker-round_from =
    { $last ->
        [true] це останній раунд
       *[false] це раунд { $n } або пізніший
    }
    .not =
        { $last ->
            [true] це не останній раунд
           *[false] раунд { $n } ще не настав
        }
cond-stalker-events_left =
    { $n_id ->
        [half] половину колоди подій уже взято
        [0] колода подій порожня
        [1] у колоді лишилася 1 подія
       *[other] подій у колоді лишилося: { $n }
    }
cond-stalker-hp =
    { $least ->
        [0] у тебе щонайбільше { $most } ОЗ
       *[other] у тебе щонайменше { $least } ОЗ
    }
cond-stalker-dose_min = твоя доза { $n } або більша
cond-stalker-funds =
    { $n_id ->
        [need] у касі є скільки потрібно
        [half] у касі є половина потрібного
       *[other] у команди є { $n } К
    }
cond-stalker-cubed =
    { $n_id ->
        [need] на жетоні «{ $token }» досить маркерів
       *[other] на жетоні «{ $token }» лежить щонайменше стільки маркерів: { $n }
    }
    .not =
        { $n_id ->
            [need] на жетоні «{ $token }» ще не досить маркерів
           *[other] на жетоні «{ $token }» лежить менше маркерів, ніж { $n }
        }
cond-stalker-marked =
    { $carrying ->
        [true] позначений ворог несе артефакт
       *[false] якогось ворога позначено
    }
    .not =
        { $carrying ->
            [true] жоден ворог не несе артефакту
           *[false] жодного ворога не позначено
        }
cond-stalker-is_lead = ти головний сталкер
    .not = ти не головний сталкер
cond-stalker-on_anomaly = ти на ділянці аномалії
    .not = ти не на ділянці аномалії
cond-stalker-near_token = у межах відстані { $n } є жетон «{ $token }»
    .not = у межах відстані { $n } немає жетона «{ $token }»
cond-stalker-enemy_near = у межах відстані { $n } є ворог
    .not = у межах відстані { $n } немає ворога
cond-stalker-worth = спорядження команди коштує скільки потрібно
cond-stalker-face_up = відкрито карту «{ $card }»
    .not = карту «{ $card }» не відкрито

# --- що дають дії, про які їхні скрипти кажуть задовго ---

does-x00-force_the_door = кинь 2 кубики спорядження; з 3 ★ двері відчиняються, інакше розмісти свій жетон НИЗЬКИМ рівнем догори на своїй ділянці
does-x00-work_the_wheel = поклади 1 маркер на браму і розмісти свій жетон НИЗЬКИМ рівнем догори на своїй ділянці; третій маркер її відчиняє
does-x01-fit_a_fuse = на один запобіжник більше; коли їх досить, шлагбаум підіймається
does-x01-force_the_motor = кинь 3 кубики спорядження і розмісти свій жетон ВИСОКИМ рівнем догори на своїй ділянці; з 7 ★ шлагбаум підіймається, інакше втрать 2 ОЗ
does-x02-pull_the_fuse = переверни щиток; якщо він цілий, отримай 1 запобіжник
does-x07-read_the_track = слід зникає, на один прочитаний більше; наодинці отримуєш ще й зосередженість
does-x10-hand_in = на один артефакт у кейсі більше; коли їх досить, сценарій виграно
does-x13-hold_the_tape = поклади 1 маркер на зонд; коли їх досить, замір зроблено
does-x16-set_the_charge = поклади 1 маркер на щоглу; коли їх досить, щоглу заміновано, а заряд витрачено
does-x17-trigger = усі заміновані щогли злітають у повітря; у межах відстані 1 кожен сталкер отримує 12 ран, а кожен ворог — важке поранення
does-x23-dress_the_wound = кинь 2 кубики спорядження; з 3 ★ стан людини стабільний, інакше розмісти свій жетон НИЗЬКИМ рівнем догори на своїй ділянці
does-x24-hand_over = на одну врятовану людину більше; коли їх досить, сценарій виграно
does-x28-blow_the_lock = жетони ВИСОКОГО рівня всіх у межах відстані 3, 1 маркер на браму, кинь 4 кубики спорядження; з 7 ★ або третім маркером брама відчиняється, без 7 ★ тривога зростає на 1
does-u20-cut_into_it = поклади 1 маркер на гніздо і розмісти свій жетон НИЗЬКИМ рівнем догори на своїй ділянці; другий маркер його розчищає і лишає 1 жетон здобичі
does-u20-burn_it_out = розмісти свій жетон ВИСОКИМ рівнем догори на своїй ділянці; гніздо зникає і лишає 1 жетон здобичі
does-c02-patch_him_up = він відновлює 4 ОЗ
