# Про що S.T.A.L.K.E.R. питає за столом і як звуться відповіді.
# Питання — це ask-stalker-<kind>. Його атрибути називають відповіді, що там означають щось особливе;
# усі інші мають option-stalker-<verb>, з .bare для самого дієслова.

# --- назви ---

space-named = { $address } ({ $name })
entity-enemy = { $name } { $number }
face-blank = ·
source-radiation = радіація
source-map = радіація на мапі
source-reduction = зменшення дози
facing-to-n = північ
facing-to-e = схід
facing-to-s = південь
facing-to-w = захід
severity-light = легке
severity-heavy = важке
side-low = НИЗЬКИЙ
side-high = ВИСОКИЙ
attack-knife = Ніж
side-hidden = карта { $number }
side-notary = Нотаріус

# --- приготування ---

ask-stalker-match-choose-stalker = Вибери свого сталкера.
option-stalker-stalker = { $stalker }
ask-stalker-match-choose-lead = Хто спершу головний сталкер?
    .lead = { $person }
ask-stalker-shopping-choose = Крамниця: у команди { $money } К. Що купує { $seat }?
    .magazine = Купити магазин ({ $magazine })
    .done = Готово
ask-stalker-setting-off-choose = Перед виходом: поділіть і вдягніть те, що має команда. Лишилося { $money } К.
    .done = Вирушити
    .shop = Назад до крамниці
    .install = Установити: { $card } ({ $host })
option-stalker-buy = Купити: { $card }
option-stalker-done = Готово

# --- хід ---

ask-stalker-players-phase-begin-turn =
    { $injured ->
        [true] Критичне поранення лишає ходові тільки одну дію. Який хід робиш?
       *[other] { $pass ->
            [true] Хід зараз чи пас?
           *[other] Який хід робиш?
        }
    }
option-stalker-token =
    { $left ->
        [one] Хід ({ $left } дія)
        [few] Хід ({ $left } дії)
       *[other] Хід ({ $left } дій)
    }
option-stalker-pass = Передати: { $card }; бере { $person }
    .bare = Поки що пас
ask-stalker-turn-choose =
    { $left ->
        [0] Дій не лишилося, { $space }. Закінчити хід чи спершу безплатна дія?
        [one] Лишилася 1 дія, { $space }. Що робиш?
        [few] Лишилося { $left } дії, { $space }. Що робиш?
       *[other] Лишилося { $left } дій, { $space }. Що робиш?
    }{ $cubes ->
        [0] { "" }
       *[other] { " " }Додаткові дії: { $cubes }.
    }
ask-stalker-act-at-once-choose = Зробити це одразу, без витрати дії?
label-priced = { $label } ({ $price })
price-action = 1 дія
price-beside = { $action }; { $beside }
price-free = безплатно
price-cube = додаткова дія
price-card = цього разу безплатно
price-focus = безплатно, ти маєш зосередженість
option-stalker-move = Рухатися
option-stalker-careful = Рухатися обережно
option-stalker-prepare = Підготуватися: зосередженість, болт, обмін спорядженням
option-stalker-reload = Перезарядити: { $card }, 1 магазин ({ $magazine })
option-stalker-pick_up =
    { $what ->
        [loot] Підібрати здобич
        [unique] Підібрати унікальну здобич
       *[artifact] Підібрати артефакт
    }
option-stalker-decoy = Відвернути увагу: 1 болт, НИЗЬКИЙ рівень там, де він упаде
option-stalker-bolt = Кинути болт: 1 болт закриває символ аномалії
option-stalker-knife = Ударити ножем
option-stalker-stand_up = Підвестися: скинути заціпеніння
option-stalker-lead =
    { $what ->
        [heal] Жетон головного сталкера: вилікувати 2 ОЗ, передати далі
        [heal-alone] Жетон головного сталкера: вилікувати 2 ОЗ
        [focus-alone] Жетон головного сталкера: отримати зосередженість
       *[focus] Жетон головного сталкера: отримати зосередженість, передати далі
    }
option-stalker-swap = Замінити зброю на: { $card }
option-stalker-attack = { $attack }: патрони { $ammo }
    .empties = { $attack }: патрони від 1 до 3
option-stalker-use = { $source }
option-stalker-card = { $text }
label-card-at = { $card }, { $space }
option-stalker-end = Закінчити хід

# --- рух ---

ask-stalker-stalker-move-choose =
    { $left ->
        [one] Куди? Лишився 1 крок.
        [few] Куди? Лишилося { $left } кроки.
       *[other] Куди? Лишилося { $left } кроків.
    }
option-stalker-step = { $space }
option-stalker-stop = Лишитися тут
ask-stalker-push-out-choose = Ділянка повністю зайнята. Кого виштовхнути?
ask-stalker-push-out-choose-place = Куди?
ask-stalker-push-along-choose = { $who } — куди поштовх?
ask-stalker-relocate-choose = { $who }: з якого порталу?
ask-stalker-relocate-make-room = { $who }: там немає місця. На яку ділянку натомість?
option-stalker-space = { $space }
ask-stalker-decoy-choose = Куди впаде болт? Туди ляже твій жетон із НИЗЬКИМ рівнем.
ask-stalker-bolts-and-nuts-choose = Який символ аномалії закриє болт?
option-stalker-symbol = { $symbol } на { $space_locative } ({ $anomaly })
    .bare = { $symbol }

# --- підготовка і спорядження ---

ask-stalker-prepare-choose = Переклади й обміняй те, що несеш.
    .done = Готово
    .equip = Спорядити: { $card }
    .install = Установити: { $card } ({ $host })
option-stalker-equip = Спорядити: { $card }
    .bare = Спорядити
option-stalker-stow = Сховати: { $card }
option-stalker-remove = Зняти: { $card }
option-stalker-install = Установити: { $host }
option-stalker-replace = Зняти: { $card }
option-stalker-give = Дати: { $card }; бере { $person }
option-stalker-hand = Дати { $things }; дає { $giver }, бере { $person }
option-stalker-hand_token = Дає { $giver }, бере { $person }: { $token }
ask-stalker-exchange-agree = { $person } пропонує: «{ $what }». Згода?
    .install = Установити: { $card } ({ $host })
    .accept = Згода
    .decline = Відмовити
ask-stalker-acquire-choose = У тебе нова карта: { $card }. Куди її?
ask-stalker-acquire-make-room = { $card }: потрібне місце. Який артефакт звільнить його?
ask-stalker-acquire-make-slot = Місце для «{ $card }» зайняте. Що звільнить його?
ask-stalker-acquire-attach = Установити щось зі свого? ({ $card })
    .install = Установити: { $card } ({ $host })
option-stalker-backpack = У рюкзак
ask-stalker-overflow-choose =
    { $over ->
        [one] Рюкзак переповнений: скинь 1 карту.
        [few] Рюкзак переповнений: скинь { $over } карти.
       *[other] Рюкзак переповнений: скинь { $over } карт.
    }
    .card = Скинути: { $card }
ask-stalker-gain-card-pick = Яку карту береш?
    .card = { $card }
ask-stalker-discard-item-of-choose = Який предмет скидаєш?
    .card = Скинути: { $card }
ask-stalker-choose-magazines-choose = Який магазин береш?
ask-stalker-discard-magazines-choose = Який магазин скидаєш?
option-stalker-magazine = { $magazine }

# --- атаки ---

ask-stalker-weapon-attack-run-choose-target = { $attack }: у кого?
ask-stalker-weapon-attack-run-choose-ammo = Скільки патронів витратити? По 2 кубики спорядження за кожен.
ask-stalker-weapon-attack-run-choose-part = Яка частина тіла?
    .part = { $part }
ask-stalker-weapon-attack-run-spend-masks = { $stars } ★, протигази: { $masks }. Витратити?
option-stalker-mask =
    { $target_id ->
        [none] { $trait }: { $effect }
       *[other] { $trait }: { $effect } ({ $target })
    }
option-stalker-keep = Більше не витрачати
ask-stalker-weapon-attack-run-share = { $stars } ★: усі в одну ціль ({ $target }) чи розділити?
option-stalker-all = Решта: { $target }
option-stalker-share = Частина: { $target }
ask-stalker-weapon-attack-run-share-amount = Скільки ★ у цю ціль: { $sharing }?
ask-stalker-knife-attack-choose-target = Ніж: кого?
ask-stalker-knife-attack-choose-part = Яка частина тіла?
    .part = { $part }
option-stalker-target = { $target }
ask-stalker-rerolls-choose =
    { $moment_id ->
        [defence-rolled] Захист: { $dice } — { $stars } ★, рани: { $damage }. Прийняти?
        [anomaly-rolled] Кубик аномалії: { $symbol }, аномалія активувалася б. Прийняти?
        [test-rolled] Перевірка: { $dice } — { $stars } ★. Прийняти?
        [detector-rolled] Кубик аномалії: { $symbol }. Прийняти?
       *[other] Результат: { $dice } — { $stars } ★{ $masks ->
            [0] { "" }
           *[other] , протигази: { $masks }
        }. Прийняти?
    }
option-stalker-accept = Прийняти
option-stalker-focus = Скинути зосередженість і перекинути кубики
option-stalker-answer = { $source }
ask-stalker-reroll-dice-pick =
    Які кубики перекидаєш? { $dice }{ $picked_count ->
        [0] { "" }
       *[other] { " " }Вибрано: { $picked }.
    }
option-stalker-die = { $die }: { $face }
option-stalker-enough = Перекинути ці
ask-stalker-window-offer = { $when }: використати щось?
option-stalker-decline = Ні
ask-stalker-critical-injury-choose = 0 ОЗ: критичне поранення. У якому з твоїх ходів лишиться тільки 1 дія?
option-stalker-track = Жетон ходу { $number } (дії: { $left })
ask-stalker-slide-token-choose = Який жетон ходу зсунути?
ask-stalker-place-cubes-choose = На який жетон ходу покласти маркери?
ask-stalker-traitor-choose = Параноя: у кого стріляєш?
ask-stalker-traitor-choose-attack = Параноя: якою атакою?
ask-stalker-draw-control-choose = «{ $card }»: опиратися чи піддатися?
option-stalker-resist = Опиратися: { $effect }
option-stalker-yields = Піддатися: { $effect }

# --- карти ---

ask-stalker-chosen-part-choose = { $source }: вибери.
    .decline = Ні
option-stalker-part = { $text }
ask-stalker-script-choose =
    { $order ->
        [0] { $source }: кого? { $purpose }
       *[other] { $source }: місця вистачить не всім. Хто діє першим?
    }
ask-stalker-pick-space-choose = { $source }: яка ділянка? { $purpose }
ask-stalker-choose-on-card-choose = «{ $side }»: що робиш?
ask-stalker-triggered-choose = Яка карта діє спершу?
ask-stalker-look-at-card-choose = На яку карту дивишся?
ask-stalker-look-at-choose = На який жетон дивишся?
ask-stalker-resolve-unknown-choose = Який жетон невідомого ворога розкрити спершу?
ask-stalker-place-enemies-choose = { $kind }: там немає місця. На яку ділянку натомість?
ask-stalker-place-enemies-choose-facing = { $kind }: куди дивиться?
ask-stalker-lay-territory-choose = «{ $setup }»: де вхід? За ним: { $tile }.
ask-stalker-put-far-choose = { $source }: на яку з найдальших ділянок? { $purpose }

# --- аномалії та детектори ---

ask-stalker-activation-rolls-choose = За яку аномалію кинути спершу?
option-stalker-anomaly = { $anomaly }
ask-stalker-find-artifact-choose-anomaly = Яку аномалію обшукуєш?
ask-stalker-find-artifact-offer-reroll = Кубик аномалії: { $symbol }. Кинути ще раз?
option-stalker-reroll = Кинути ще раз
ask-stalker-find-artifact-choose-symbol = На якому символі з’явиться артефакт?
    .symbol = { $symbol }
ask-stalker-find-artifact-choose-place = Де саме?

# --- вороги: що вирішує головний сталкер ---

ask-stalker-enemy-move-choose-goal = { $enemy }: ці цілі однаково близько. Яка?
ask-stalker-enemy-move-choose-way = { $enemy }: ці шляхи однаково короткі. Який?
option-stalker-way = { $way }
ask-stalker-go-forward-choose = { $enemy } крокує вперед: яка ділянка?
ask-stalker-face-choose = { $enemy }: куди розвертається?
option-stalker-face = { $facing }
ask-stalker-enemy-attack-choose-target = { $enemy } атакує: кого?
ask-stalker-leap-choose = { $enemy } стрибає: де приземлиться?
ask-stalker-react-choose = Місця вистачить не всім. Який ворог реагує першим?
ask-stalker-rouse-choose = Вони однаково близько. Який ворог активується?
ask-stalker-nearest-enemies-choose = Вони однаково близько. Про кого з них мова? { $purpose }
ask-stalker-pull-attention-choose = Куди пересувається жетон загрози? Власник: { $seat }.

# --- компаньйони ---

ask-stalker-companion-acts-choose-space = { $companion }: куди?
option-stalker-stay = Лишитися
ask-stalker-companion-acts-choose-act = { $companion }: діяти?
option-stalker-act = { $effect }
option-stalker-rest = Відпочити
ask-stalker-fetch-choose = Яку здобич принесе собака?

# --- кампанія ---

campaign = Кампанія
    .prologue = Шість місій у двох історіях, один схрон на всіх і мапа, що заповнюється. Ніхто не забуде, що ви обрали. Оберіть, хто йде.
ask-stalker-read-story-read =
    { $ends ->
        [true] «{ $story }»
       *[false] «{ $story }»: що робите?
    }
    .option = { $text }
    .done = Далі
ask-stalker-zone-page-read-on = «{ $script }»
    .read_on = Читати далі
ask-stalker-zone-choice-choose = «{ $script }»: що робиш?
    .script_option = { $text }
ask-stalker-navigation-choose =
    { $mission_id ->
        [none] { $visited_id ->
            [none] Куди? На одну місію і, якщо хочете, до одного іншого місця.
           *[other] На яку місію йдете?
        }
       *[other] { $visited_id ->
            [none] Наступна місія — «{ $mission }». Спершу ще до іншого місця?
           *[other] Наступна місія — «{ $mission }». Далі до контактів?
        }
    }
    .visit =
        { $place_kind ->
            [mission] Місія: { $place }
            [contact] Контакт: { $place }
           *[stash] Тайник: { $place }
        }
    .give_up = Покинути: { $mission }
    .zone_survival = Виживання в Зоні: сценарій поруч із кампанією
    .done = Далі до контактів
ask-stalker-plan-interlude-choose-scenario = Який сценарій граєте? Кампанія чекає, і нічого в ній не зміниться.
    .draw = Витягнути сценарій
    .back = Назад до теки
ask-stalker-plan-interlude-choose-map = На якій мапі?
    .draw = Витягнути мапу
    .back = Назад до теки
option-stalker-scenario = { $scenario }
option-stalker-zone_map = { $map }
ask-stalker-interlude-read =
    { $result_id ->
        [victory] «{ $scenario }»: перемога, очок: { $points }. Кампанія триває з того самого місця.
       *[defeat] «{ $scenario }»: поразка. Кампанія триває з того самого місця.
    }
    .done = Назад до теки
detail-failed = одного разу не вдалося: це друга спроба
detail-given-up = викреслено назавжди
detail-stays = сюди можна повернутися
ask-stalker-contacts-choose =
    { $left ->
        [0] Відвідано контактів: { $most }. На більше нема часу.
        [one] До кого йдете? Ще 1 контакт.
        [few] До кого йдете? Щонайбільше { $left } різні контакти.
       *[other] До кого йдете? Щонайбільше { $left } різних контактів.
    }
    .contact = { $contact }
    .done = Далі до спорядження
contactword-trader = торгівля
contactword-loner = вільний сталкер
contactword-companion = компаньйон
contactword-contract = контракт
ask-stalker-dealing-choose = { $contact }: чого хочете? У команди { $money } К.
    .service = { $text }
    .swap = Обміняти на іншу карту: { $card }
    .magazine = Купити магазин ({ $magazine })
    .sell = Продати: { $card }
    .sell_magazine = Продати магазин ({ $magazine })
    .done = Піти
label-hire = { $contact } іде з вами
label-contract = Узяти контракт на наступну місію
ask-stalker-swap-card-choose = Віддаєте: { $card }. Що берете натомість? Обмін коштує { $fee } К.
    .card = { $card }
ask-stalker-hire-choose = З ким іде { $contact }?
    .owner = { $person }
ask-stalker-hand-in-choose = Яку карту віддаєте?
    .card = { $card }
ask-stalker-gain-magazines-choose = Який магазин піде до схрону?
ask-stalker-packing-choose = Попереду «{ $mission }»: поділіть те, що у схроні. Хто що несе?
    .done = Вирушити
    .as_before = Усі беруть те, що мали раніше
    .unpack_all = Усе назад до схрону
    .pack = { $person } бере: { $card }
    .pack_magazine = { $person } бере магазин ({ $magazine })
    .unpack = Назад до схрону: { $card }
    .unpack_magazine = Назад до схрону: магазин ({ $magazine }); віддає { $person }
    .install = Установити: { $card } ({ $host })
ask-stalker-packing-agree = Таке спорядження припадає тобі. Згода?
    .accept = Згода
    .decline = Поділити інакше
ask-stalker-mission-end-read =
    { $result_id ->
        [victory] «{ $mission }»: місію виконано.
       *[defeat] «{ $mission }»: місію провалено.
    }
    .done = Додому
ask-stalker-give-up-read = «{ $mission }»: місію покинуто.
    .done = Далі
debrief-figures =
    Підсумок: { $rounds } { $rounds ->
        [one] раунд
        [few] раунди
       *[many] раундів
    }, з тривогою { $alarms }; найвища доза радіації наприкінці { $dose }; { $artifacts } { $artifacts ->
        [one] артефакт
        [few] артефакти
       *[many] артефактів
    }; { $kills } { $kills ->
        [one] убитий ворог
        [few] убиті вороги
       *[many] убитих ворогів
    }.
debrief-money =
    { $earned_sign ->
        [down] Спорядження на початку — на { $kit } К; перед тим витрачено { $spent } К; місія коштувала { $earned_size } К.
       *[up] Спорядження на початку — на { $kit } К; перед тим витрачено { $spent } К; місія принесла { $earned } К.
    }
debrief-fallen = Втрати: { $fallen }.
debrief-contract =
    { $paid ->
        [true] Контракт виконано: { $contract }.
       *[false] Контракт не виконано: { $contract }.
    }

# --- Виживання в Зоні ---

ask-stalker-fate-step-choose = Доля: яка карта діє спершу?
    .zone_card = «{ $card }»
ask-stalker-cards-in-turn-choose = Яка карта діє спершу?
    .zone_card = «{ $card }»
option-stalker-zone_card = «{ $card }»
ask-stalker-take-tokens-choose = Що піднімаєш?
option-stalker-take_token = { $token }
ask-stalker-drop-tokens-choose = Що кладеш?
option-stalker-drop_token = { $token }
ask-stalker-look-below-choose = Під який жетон зазираєш?
ask-stalker-choose-space-choose = { $source }: яка ділянка? { $purpose }
ask-stalker-spend-card-choose = Яку карту скидаєш ({ $sort })?
    .card = Скинути: { $card }
ask-stalker-give-artifact-choose = Який артефакт віддаєш?
    .card = { $card }
ask-stalker-look-at-events-look = Наступні події: { $cards }.
    .done = Покласти назад
ask-stalker-order-events-choose = Яка подія буде наступною?
option-stalker-next_event = «{ $card }»
ask-stalker-follow-choose = Чи йде з тобою { $character }?
    .stay = Лишається тут
ask-stalker-take-along-choose = Чи йде з тобою { $character }?
    .stay = Лишається тут
option-stalker-follow = { $character } іде з тобою
ask-stalker-carry-together-choose = Хто несе?
ask-stalker-carry-together-agree = { $seat } хоче нести разом із тобою: ти робиш ті самі кроки. Згода?
    .accept = Взятися з другого боку
    .decline = Відмовити
option-stalker-alone = Іти без напарника
option-stalker-together = Разом: { $person }
ask-stalker-trade-goods-choose = { $trader }: у касі { $money } К, твій вантаж { $load }. Чим торгуєш?
option-stalker-buy_good = Купити: { $good }
option-stalker-sell_good = Продати: { $good }
ask-stalker-shift-price-choose = Яка ціна змінюється?
option-stalker-price = { $trader }: { $good }
ask-stalker-deal-choose = { $card }: чого хочете? У команди { $money } К.
    .magazine = Купити магазин ({ $magazine })
    .sell = Продати: { $card }
    .done = Піти
option-stalker-buy_bolt = Купити болт
ask-stalker-hand-over-choose = Що віддаєш або забираєш ({ $character })?
option-stalker-give_load = Віддати: { $token }
option-stalker-take_load = Забрати: { $token }
ask-stalker-bloom-choose = Під якою аномалією постає артефакт?
ask-stalker-place-standees-choose =
    { $left ->
        [one] { $kind }: лишилося поставити { $left } фігурку. Де вона стоятиме?
        [few] { $kind }: лишилося поставити { $left } фігурки. Де стоятиме наступна?
       *[many] { $kind }: лишилося поставити { $left } фігурок. Де стоятиме наступна?
    }
ask-stalker-start-elsewhere-choose-space =
    { $left ->
        [one] { $left } сталкер може почати деінде. На якій ділянці?
        [few] { $left } сталкери можуть почати деінде. На якій ділянці?
       *[other] { $left } сталкерів можуть почати деінде. На якій ділянці?
    }
    .done = Усі починають разом
ask-stalker-start-elsewhere-choose = Хто починає там?
    .done = Більше ніхто

# --- факти біля відповіді ---

detail-kill = убиває { $kill } %
detail-wound = ранить { $wound } %
detail-miss = повз { $miss } %
detail-best = найкраще: { $target }, { $part }
detail-focus = із зосередженістю: убиває { $kill } %
detail-range =
    { $accurate ->
        [true] відстань { $range }, ефективна: «Влучність» — 4 ★
        [none] відстань { $range }
       *[false] відстань { $range }, неефективна: «Влучність» — 2 ★
    }
detail-dice =
    { $sd ->
        [0] кубики спорядження: { $gd }
       *[other] кубики сталкера: { $sd }, кубики спорядження: { $gd }
    }
detail-stars = { $by } ★
detail-cover = укриття −{ $n } ★
detail-incoming = його карта { $by } ★
detail-masks = протигазів у середньому: { $masks }
detail-loss = у середньому { $loss } ОЗ
detail-loses = утрата { $loss } ОЗ
outcome-kills = убиває ({ $stars } із { $need } ★)
outcome-misses = повз, бракує { $n } ★
outcome-hits =
    { $effect }: { $kill ->
        [0] виживе
       *[other] убиває у { $kill } %
    }{ $masked ->
        [-1] { "" }
       *[other] { " " }({ $masked } %, якщо протигази зроблять його вразливим)
    }
outcome-unhurt = без утрат
outcome-falls = лишається 0 ОЗ: критичне поранення
outcome-activates = { $anomaly } активується
outcome-again-kills = убиває у { $kill } %
outcome-again-quiet = не активується у { $chance } %
outcome-again-loses = у середньому утрата { $loss } ОЗ
detail-chance = вдається у { $chance } %
detail-cubes = поки що маркерів: { $cubes } з { $need }
detail-look = перевертає карту, не заходячи
detail-take = відтоді це при тобі
detail-money = { $price } К
detail-unarmed = без зброї: { $who }
detail-faces = дивиться на { $facing }
detail-sees =
    { $n ->
        [0] нікого не бачить
       *[other] бачить: { $who }
    }
detail-hp = { $hp } ОЗ
detail-shooting =
    { $upto ->
        [99] кубики сталкера: { $dice }
       *[other] кубики сталкера: { $dice } до відстані { $upto }
    }
detail-shooting-beyond = далі { $dice }
threat-attacks =
    { $enemy } { $how ->
        [shoots] стріляє
        [charges] кидається на тебе
       *[attacks] атакує
    }: рани { $damage }, { $dice ->
        [0] без кубиків захисту
        [one] ти кидаєш 1 кубик
        [few] ти кидаєш { $dice } кубики
       *[other] ти кидаєш { $dice } кубиків
    }{ $stars ->
        [0] { "" }
       *[other] { " " }+ { $stars } ★
    }, близько −{ $loss } ОЗ
threat-pinned = { $enemy } лише підводиться (заціпеніння)
threat-short = { $enemy } не підійде досить близько
threat-together = разом близько −{ $loss } ОЗ
threat-fall = у { $chance } % лишається 0 ОЗ
threat-ahead-high = потім вороги діють за картою ВИСОКОГО рівня: ідуть до жетонів із ВИСОКИМ рівнем, а на { $attacks } з { $cards } атакують тих, кого бачать
threat-ahead-low = потім вороги діють за картою НИЗЬКОГО рівня: на { $attacks } з { $cards } атакують тих, кого бачать
route-steps =
    { $n ->
        [one] 1 крок
        [few] { $n } кроки
       *[other] { $n } кроків
    }
route-low = НИЗЬКИЙ рівень на { $space }
route-high = ВИСОКИЙ рівень на { $space }
route-same = рівень загрози без змін
route-radiation = доза +{ $n } ({ $dose })
route-anomaly = { $anomaly } { $chance } %
route-seen =
    { $n ->
        [one] 1 ділянка на очах ворогів
        [few] { $n } ділянки на очах ворогів
       *[other] { $n } ділянок на очах ворогів
    }
route-meets = зустріч: { $who }

# --- карти як збірка ---

fact-tier =
    рівень { $tier ->
        [1] I
        [2] II
       *[other] III
    }
fact-value = { $value } К
fact-ammo = патрони { $ammo } ({ $type })
ammoword-pistol = пістолет
ammoword-rifle = гвинтівка
ammoword-shotgun = дробовик
ammoword-any = будь-який
ammoword-special = спеціальні
fact-accurate =
    { $low_id ->
        [same] ефективна відстань { $high }
       *[other] ефективна відстань від { $low } до { $high }
    }
fact-max-range = максимальна відстань { $n }
fact-slots = місця: { $slots }
slotword-muzzle = дуло
slotword-optic = оптика
slotword-underbarrel = підствольна модифікація
slotword-feed = живлення
slotword-rail = планка (оптика або підствольна модифікація)
slotword-armour = костюм
fact-slot = місце: { $slot }
fact-defence = захист { $n }
fact-map-radiation = радіація на мапі { $n }
typeword-food = їжа
typeword-medicine = медицина
typeword-grenade = граната
typeword-blast = ударна хвиля
typeword-device = пристрій
typeword-chemical = хімічна
typeword-electric = електрична
typeword-fire = вогняна
typeword-gravitational = гравітаційна
typeword-space = просторова
typeword-special = особлива
typeword-quick = швидкий постріл
typeword-single = одиничний постріл
typeword-aimed = прицільний вогонь
typeword-burst = черга
typeword-full_auto = автоматичний режим вогню
typeword-volley = залп
fact-base-dosage = базова доза радіації { $n }
fact-hp = { $hp } ОЗ
fact-category = { $category }: { $types }
fact-move = рух { $n }
fact-sight = поле зору { $front } / { $side } / { $back }
sight-unlimited = ∞
fact-head = голова { $thresholds }
fact-torso = тулуб { $thresholds }
threshold = { $stars } ★ { $effect }
threshold-light = легке поранення
threshold-heavy = важке поранення
threshold-ehp = −{ $n } ОЗ
need-unhurt = без утрат
fact-attack =
    { $mode_id ->
        [charge] { $attack }: наступ, рани { $damage }, відстань { $range }
       *[ranged] { $attack }: дальня, рани { $damage }, відстань { $range }
    }
fact-level = рівень { $level }
fact-difficulty-easy = складність: легка
fact-difficulty-normal = складність: звичайна
fact-difficulty-hard = складність: важка
fact-rounds =
    { $low_id ->
        [same] раундів: { $high }
       *[other] раундів: від { $low } до { $high }
    }
fact-ground-rounds =
    { $more_sign ->
        [more] { $more ->
            [one] на один раунд більше
            [few] на { $more } раунди більше
           *[other] на { $more } раундів більше
        }
       *[fewer] { $more ->
            [one] на один раунд менше
            [few] на { $more } раунди менше
           *[other] на { $more } раундів менше
        }
    }
fact-ground-horde =
    { $more_sign ->
        [more] { $more ->
            [one] на 1 більше з орди
           *[other] на { $more } більше з орди
        }
       *[fewer] { $more ->
            [one] на 1 менше з орди
           *[other] на { $more } менше з орди
        }
    }
fact-ground-blood =
    { $more_sign ->
        [more] { $more ->
            [one] по 1 крові більше
           *[other] по { $more } крові більше
        }
       *[fewer] { $more ->
            [one] по 1 крові менше
           *[other] по { $more } крові менше
        }
    }
fact-ground-purse =
    { $more_sign ->
        [more] на { $more } К більше до каси
       *[fewer] на { $more } К менше до каси
    }
scenariokind-escape = втеча
scenariokind-hold = утримати місце
scenariokind-hunt = полювання
scenariokind-retrieve-artifacts = по артефакти
scenariokind-escort = супровід
scenariokind-sabotage = диверсія
scenariokind-survive-an-emission = пережити викид
scenariokind-rescue = порятунок
scenariokind-trade-run = торгівля
scenariokind-heist = пограбування
scenario-won-by = Перемога
scenario-lost-by = Поразка
card-told = «{ $title }». { $text }

# --- стіл у терміналі ---

bar-round = Раунд { $round }
bar-rounds-left =
    { $n ->
        [one] лишилася 1 карта подій
        [few] лишилося { $n } карти подій
       *[other] лишилося { $n } карт подій
    }
bar-money = { $money } К
bar-event = Подія: { $event }
bar-goal-open = ☐ { $goal }
bar-goal-done = ☑ { $goal }
bar-count = { $counter }: { $n }
bar-count-of = { $counter }: { $n } з { $need }
bar-next = Далі: { $mission }
zone-mission = місія
zone-contact = контакт
zone-stash = тайник
zone-open = { $id } { $place } ({ $kind }): { $hint }
zone-next = { $id } { $place } ({ $kind }): наступна місія.
zone-crossed = { $id } { $place } ({ $kind }): викреслено.
binder-contact = { $contact } ({ $kind })
binder-companion = Іде з вами; веде { $person }.
binder-contract = Цей контракт діє в наступній місії.
binder-stash = Схрон, { $money } К
binder-things =
    { $n ->
        [1] { $thing } ({ $value } К)
       *[other] { $n } × { $thing } ({ $value } К)
    }
binder-more = … z: мапа Зони, s: схрон, c: контакти
chronicle-empty = Ще нічого не сталося.
chronicle-victory = { $number }. «{ $mission }»: виконано.
chronicle-defeat = { $number }. «{ $mission }»: провалено.
chronicle-given-up = { $number }. «{ $mission }»: покинуто.
chronicle-zone-victory = Виживання в Зоні, «{ $scenario }»: перемога, очок: { $points }.
chronicle-zone-defeat = Виживання в Зоні, «{ $scenario }»: поразка.
chronicle-memory = Чого ніхто не забуде:
chronicle-late = Позначки ЗАПІЗНО: { $marks }.
chronicle-late-marks = історія { $story }: { $n }
chronicle-money = Гроші у схроні після кожної місії:
pda-hp = ОЗ { $hp }/{ $most }
pda-dose = доза { $dose }
pda-actions = дії { $first } + { $second }
pda-attention-low = НИЗЬКИЙ на { $space }
pda-attention-high = ВИСОКИЙ на { $space }
pda-attention-none = без загрози
pda-weapon = { $card } ({ $ammo }/{ $most })
pda-pockets = болти { $bolts }, магазини: пістолет { $pistol }, гвинтівка { $rifle }, дробовик { $shotgun }
pda-backpack = Рюкзак { $used }/{ $most }: { $cards }
pda-injured =
    { $n ->
        [one] 1 критичне поранення
        [few] { $n } критичні поранення
       *[other] { $n } критичних поранень
    }
pda-lead = головний сталкер
pda-dead = нема в живих
plain-space = { $space }: { $facts }
plain-cover = укриття { $n }
plain-rad = радіація { $n }
plain-indoor = усередині
plain-water = вода
plain-here = тут: { $who }
plain-seen = бачить: { $who }
plain-enemy = { $enemy } на { $space }, дивиться на { $facing }
plain-lost = втрачено ОЗ: { $n }
plain-loot = здобич: { $n }
plain-unknown = невідомі: { $n }
plain-artifact = артефакт
plain-trap = пастка
plain-cubes =
    { $n ->
        [one] { $token } ({ $n } маркер)
        [few] { $token } ({ $n } маркери)
       *[other] { $token } ({ $n } маркерів)
    }
plain-fog = погана видимість
plain-high = ВИСОКИЙ рівень
plain-low = НИЗЬКИЙ рівень
plain-exit = вихід
map-more = Мапа тягнеться далі { $sides } (g: уся)
side-more = … b: КПК, m: місія
options-more = … їх більше: o показує всі.
map-things = Хто й що де є
map-ground = Земля: літера, радіація, укриття
plain-anomaly = { $anomaly } { $symbols }
plain-ways = шляхи на { $spaces }
plain-nothing = нічого
end-victory = Місію виконано.
end-defeat = Місію провалено.
end-given_up = Місію покинуто.
end-campaign = Кампанію закінчено.
end-score = Очки: { $score }
end-icon = { $icon } { $card }
end-figures =
    { $rounds ->
        [one] 1 раунд
        [few] { $rounds } раунди
       *[other] { $rounds } раундів
    }, рішень: { $answers }
help-inspect = i N: карта, якої стосується варіант N. i НАЗВА: карта або ворог за початком назви. i 5.A: ділянка A тайла 5.
help-view-b = b: КПК всіх сталкерів.
help-view-m = m: місія: мета, підказки, карти в грі, вороги.
help-view-g = g: уся мапа, з радіацією та укриттям кожної ділянки.
help-view-o = o: усі варіанти повністю, з причиною при неможливих.
help-view-z = z: мапа Зони з місцями.
help-view-c = c: ваші контакти й що вони пропонують.
help-view-s = s: схрон поруч із КПК.
help-view-h = h: хроніка: місії, гроші, чого ніхто не забуде.
help-signs = На мапі кожна ділянка має літеру, а біля північно-західного кута тайла стоїть його номер: 5.A — ділянка A тайла 5. 1-4 — сталкери, @ — компаньйон, літера зі стрілкою — ворог і напрямок його погляду. ● ВИСОКИЙ, ○ НИЗЬКИЙ рівень загрози, ? невідомий, # карта місії, ¤ жетон Виживання в Зоні, & його персонаж, $ здобич, % артефакт, * аномалія, ! пастка, ~ немає видимості, » вихід, ∩ вхід до Незвіданих територій; r2 — радіація 2, c3 — укриття 3, де є місце. + замість літери: там більше, ніж уміщується. Межі: ━ ┃ стіна, ┅ ┇ двері, ─ │ вікно, x непрохідна, · : відкрита. ≈ — вода, ▒ — скеля.
help-zone = На мапі Зони *A1* — місія, 103 — контакт, (110) — тайник, [#] — бункер Сидоровича; »A1« — наступна місія, x103x викреслено.
help-odds = «убиває 34 %» — це шанс саме цієї атаки, разом із картою поранень. Він точний.

# Що замислив бот, його власними словами.
aim-stalker-to-see = «Беруся за це: { $number }».
aim-stalker-to-wait = «Стою на варті, доки дійде черга до цього: { $number }».
aim-stalker-to-come-closer = «Іду туди, де для нас є робота».
aim-stalker-to-lead = «Виводжу в безпечне місце того, хто йде за мною».
aim-stalker-to-salvage = «Я по артефакт».
aim-stalker-to-cover = «Тримаюся поруч і прикриваю вас».
aim-stalker-to-leave = «Прямую до виходу».
