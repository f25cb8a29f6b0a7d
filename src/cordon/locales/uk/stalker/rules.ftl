# Текст правил S.T.A.L.K.E.R., складений з інструкцій (що робить карта) і правил (коли вона це робить).
# Частини починаються з малої літери й без крапки: стоять самі або в іншій частині. $who_id — це «self», коли йдеться
# про того, хто читає, інакше «other»; кожне $who стоїть в однині та називному відмінку. Місця (at-) стоять у
# місцевому відмінку після «на», напрямки (toward-) у родовому, речі (count-, cardword-) у знахідному.

# Як з’єднуються частини
clause-then = { $a }, потім { $b }
clause-in-any-case = { $a }; у будь-якому разі: { $b }
clause-group = [{ $text }]
clause-part = ({ $number }) { $text }
clause-next = { $a }; { $b }
clause-when = { $when }: { $what }
clause-times =
    { $text } ({ $n ->
        [2] двічі
        [3] тричі
       *[other] разів: { $n }
    })
clause-notes = { $a } ({ $b })
in-any-case = у будь-якому разі: { $text }
list-head = { $head }:
list-line = • { $text }

# --- хто (SC-1.5) ---

who-self = ти
who-enemy = цей ворог
who-target = ціль
who-attacker = нападник
who-chosen = обраний
who-hit = уражений
who-mover = ворог, що ввійшов,
who-lead = головний сталкер
who-team = кожен сталкер
select-filtered = { $who } { $filters }
select-nearest = кожен з { $n } { $who }, найближчих { $to },
select-nearest-place = кожен з { $n } { $who }, найближчих до { $place },
sel-stalker = сталкер
    .each = кожен сталкер
    .one = 1 сталкер
    .closest = найближчий сталкер
sel-other_stalker = інший сталкер
    .each = кожен інший сталкер
    .one = 1 інший сталкер
    .closest = найближчий інший сталкер
sel-companion = компаньйон
    .each = кожен компаньйон
    .one = 1 компаньйон
    .closest = найближчий компаньйон
sel-enemy = ворог
    .each = кожен ворог
    .one = 1 ворог
    .closest = найближчий ворог
    .many = ворогів
    .any = ворог
sel-human = ворог-людина
    .each = кожен ворог-людина
    .one = 1 ворог-людина
    .closest = найближчий ворог-людина
    .any = ворог-людина
sel-mutant = мутант
    .each = кожен мутант
    .one = 1 мутант
    .closest = найближчий мутант
    .many = мутантів
sel-elite = елітний ворог
    .each = кожен елітний ворог
    .one = 1 елітний ворог
    .closest = найближчий елітний ворог
sel-horde = ворог з орди
    .each = кожен ворог з орди
    .one = 1 ворог з орди
    .closest = найближчий ворог з орди
at-each = кожній з ділянок: { $places }
sel-entity = фігурка
    .each = кожна фігурка
    .one = 1 фігурка
    .closest = найближча фігурка
sel-same = ворог цього виду
    .each = кожен ворог цього виду
    .one = 1 ворог цього виду
    .closest = найближчий ворог цього виду
sel-of = ворог ({ $kinds })
    .each = кожен ворог ({ $kinds })
    .one = 1 ворог ({ $kinds })
    .closest = найближчий ворог ({ $kinds })
sel-anomaly = аномалія
    .each = кожна аномалія
    .one = 1 аномалія
    .closest = найближча аномалія
sel-unknown = жетон невідомого ворога
    .each = усі жетони невідомих ворогів
    .one = 1 жетон невідомого ворога
    .closest = найближчий жетон невідомого ворога
sel-unknown_stack = верхній жетон невідомого ворога
    .each = верхній жетон кожного стосу невідомих ворогів
    .one = верхній жетон 1 стосу невідомих ворогів
    .closest = верхній жетон найближчого стосу невідомих ворогів
sel-loot = жетон здобичі
    .each = усі жетони здобичі
    .one = 1 жетон здобичі
    .closest = найближчий жетон здобичі
filter-range =
    { $n ->
        [0] { $who_id ->
            [self] на твоїй ділянці
           *[other] на його ділянці
        }
       *[other] у межах відстані { $n }
    }
filter-los = у лінії видимості
filter-on-cover = на ділянці з укриттям
filter-on-indoor = у кімнаті
filter-on-outdoor = надворі
filter-on-anomaly = на ділянці аномалії
filter-on-picked = на обраній ділянці
filter-on-here = на цій ділянці
filter-off-cover = на ділянці без укриття
filter-off-indoor = не в кімнаті
filter-off-outdoor = не надворі
filter-off-anomaly = не на ділянці аномалії
filter-off-picked = не на обраній ділянці
filter-off-here = не на цій ділянці
filter-seeing = з ціллю в полі зору
filter-blind = без цілі в полі зору
filter-unseen = поза полем зору ворогів
filter-fallen = (загинув у попередній місії)
filter-spaces = на { $spaces }
to-attention = до жетона загрози
to-high = до жетона з ВИСОКИМ рівнем
to-lead = до головного сталкера
to-self = до тебе
to-here = до цієї ділянки

# --- де ---

at-own =
    { $who_id ->
        [self] своїй ділянці
       *[other] власній ділянці
    }
at-picked = обраній ділянці
at-here = цій ділянці
at-centre = ділянці в центрі аномалії
at-far = вільній ділянці, найдальшій від усіх сталкерів
at-other_portal = другому порталі
at-each_stalker = ділянці кожного сталкера
at-exit = ділянках виходу
at-entrance = ділянці входу на мапі
at-tile = тайлі «{ $tile }»
at-building = ділянках цієї будівлі
at-room = ділянках цієї кімнати
toward-high = найближчого жетона з ВИСОКИМ рівнем
toward-attention = найближчого жетона загрози
toward-lead = головного сталкера
toward-stalker = найближчого сталкера
toward-loot = найближчої здобичі
toward-room = найближчої кімнати (якщо вже в кімнаті: іншої)
toward-room_free = найближчої кімнати без ворога того самого кольору (якщо вже в кімнаті: іншої)
toward-cover = найближчої ділянки з укриттям
toward-cover_free = найближчої ділянки з укриттям без ворога того самого кольору
toward-cover_hidden = найближчої ділянки з укриттям, звідки не видно цілі
toward-hidden = найближчої ділянки, звідки не видно цілі
toward-target = цілі
toward-attacker = нападника
toward-self = тебе
toward-centre = центру аномалії

# --- що рахують ---

count-focus = зосередженість
count-pinned = заціпеніння
count-exposed = уразливість
count-bolt =
    { $n ->
        [one] { $n } болт
        [few] { $n } болти
       *[other] { $n } болтів
    }
count-cube =
    { $n ->
        [one] { $n } маркер додаткової дії
        [few] { $n } маркери додаткових дій
       *[other] { $n } маркерів додаткових дій
    }
count-magazine-pistol =
    { $n ->
        [one] { $n } магазин до пістолета
        [few] { $n } магазини до пістолета
       *[other] { $n } магазинів до пістолета
    }
count-magazine-rifle =
    { $n ->
        [one] { $n } магазин до гвинтівки
        [few] { $n } магазини до гвинтівки
       *[other] { $n } магазинів до гвинтівки
    }
count-magazine-shotgun =
    { $n ->
        [one] { $n } магазин до дробовика
        [few] { $n } магазини до дробовика
       *[other] { $n } магазинів до дробовика
    }
count-magazine-any =
    { $n ->
        [one] { $n } магазин на вибір
        [few] { $n } магазини на вибір
       *[other] { $n } магазинів на вибір
    }
count-loot =
    { $n ->
        [one] { $n } жетон здобичі
        [few] { $n } жетони здобичі
       *[other] { $n } жетонів здобичі
    }
count-unknown =
    { $n ->
        [one] { $n } жетон невідомого ворога
        [few] { $n } жетони невідомих ворогів
       *[other] { $n } жетонів невідомих ворогів
    }
count-no_visibility = 1 жетон поганої видимості
count-trap = 1 пастку
count-artifact_token = 1 жетон артефакту
count-carcass = тушу (укриття 2)
spaces-mv = на повний рух
spaces =
    { $n ->
        [one] на { $n } ділянку
        [few] щонайбільше на { $n } ділянки
       *[other] щонайбільше на { $n } ділянок
    }
act-standard = стандартна дія
act-weapon_attack = атака зброєю
act-grenade = граната
act-knife = Ударити ножем
act-reload = Перезарядити
act-pick_up = Підібрати
act-bolts_and_nuts = Кинути болт
act-movement = Рухатися
act-prepare = Підготуватися

# --- інструкції: здоров’я, радіація, жетони ---

op-stalker-lose_hp =
    { $stars ->
        [true] { $who_id ->
            [self] втрать 1 ОЗ за кожен ★
           *[other] { $who } втрачає 1 ОЗ за кожен ★
        }
       *[false] { $who_id ->
            [self] втрать { $n } ОЗ
           *[other] { $who } втрачає { $n } ОЗ
        }
    }
op-stalker-damage =
    { $who_id ->
        [self] отримай
       *[other] { $who } отримує
    } { $n ->
        [one] { $n } рану
        [few] { $n } рани
       *[other] { $n } ран
    } (це не атака)
op-stalker-heal =
    { $who_id ->
        [self] вилікуй { $n } ОЗ
       *[other] { $who } відновлює { $n } ОЗ
    }
op-stalker-dose =
    { $who_id ->
        [self] доза радіації { $n_sign ->
            [down] −{ $n_size }
           *[up] +{ $n_size }
        }
       *[other] { $who } { $n_sign ->
            [down] зменшує дозу радіації на { $n_size }
           *[up] збільшує дозу радіації на { $n_size }
        }
    }{ $armour ->
        [true] { " " }(костюм захищає)
       *[false] { "" }
    }
op-stalker-exposure =
    { $who_id ->
        [self] кинь на вплив радіації
       *[other] { $who } кидає на вплив радіації
    }
op-stalker-gain =
    { $who_id ->
        [self] отримай { $things }
       *[other] { $who } отримує { $things }
    }
op-stalker-discard =
    { $who_id ->
        [self] скинь { $things }
       *[other] { $who } скидає { $things }
    }
op-stalker-slide =
    { $who_id ->
        [self] зсунь 1 жетон ходу на { $n ->
            [one] { $n } поділку
            [few] { $n } поділки
           *[other] { $n } поділок
        } вниз
       *[other] { $who } зсуває 1 жетон ходу на { $n ->
            [one] { $n } поділку
            [few] { $n } поділки
           *[other] { $n } поділок
        } вниз
    }
op-stalker-ammo =
    { $weapon_id ->
        [special] заряди повністю зброю на спеціальних патронах
       *[other] { $to_id ->
            [full] заряди зброю повністю
            [empty] розряди зброю
           *[none] { $owner ->
                [lead] патрони у зброї головного сталкера { $by_sign ->
                    [down] −{ $by_size }
                   *[up] +{ $by_size }
                }
               *[other] патрони у твоїй зброї { $by_sign ->
                    [down] −{ $by_size }
                   *[up] +{ $by_size }
                }
            }
        }
    }

# --- інструкції: рух і загроза ---

op-stalker-move =
    { $who_id ->
        [self] рухайся { $spaces }
       *[other] { $who } іде { $spaces }
    }{ $toward_id ->
        [none] { "" }
       *[other] { " " }у бік { $toward }
    }{ $otherwise_id ->
        [none] { "" }
        [forward] { " " }(якщо такого нема, крокує вперед)
       *[other] { " " }(якщо такого нема, у бік { $otherwise })
    }{ $quiet ->
        [true] , без загрози
       *[false] { "" }
    }{ $sight_cap_id ->
        [none] { "" }
       *[other] ; дорогою вороги бачать не далі ніж на відстань { $sight_cap }
    }{ $free ->
        [true] , без переривання
       *[false] { "" }
    }
op-stalker-forward =
    { $who_id ->
        [self] крокуй уперед { $spaces }
       *[other] { $who } крокує вперед { $spaces }
    }{ $free ->
        [true] , без переривання
       *[false] { "" }
    }
op-stalker-retreat =
    { $who_id ->
        [self] відступи
       *[other] { $who } відступає
    }
op-stalker-look_around =
    { $who_id ->
        [self] озирнися
       *[other] { $who } озирається
    }
op-stalker-turn =
    { $who_id ->
        [self] розвернися на 90° за годинниковою стрілкою
       *[other] { $who } розвертається на 90° за годинниковою стрілкою
    }
op-stalker-push =
    { $who_id ->
        [self] { $away_id ->
            [none] тебе притягує
           *[other] тебе відштовхує
        }
       *[other] { $who } зсувається
    } на { $n ->
        [one] { $n } ділянку
        [few] { $n } ділянки
       *[other] { $n } ділянок
    } { $away_id ->
        [none] до { $toward_id ->
            [enemy] цього ворога
           *[other] { $toward }
        }
        [enemy] від цього ворога
       *[other] від { $away }
    }
op-stalker-relocate =
    { $who_id ->
        [self] одразу опиняєшся на { $place }
       *[other] { $who } одразу опиняється на { $place }
    }
op-stalker-attention =
    { $who_id ->
        [self] розмісти свій жетон
       *[other] { $who } розміщує жетон
    } { $side_id ->
        [high] ВИСОКИМ
       *[low] НИЗЬКИМ
    } рівнем догори на { $place }
op-stalker-reduce =
    { $who_id ->
        [self] зменш свій рівень загрози
       *[other] { $who } зменшує рівень загрози
    }
op-stalker-pull =
    { $n ->
        [one] кожен жетон загрози, який бачить ворог, пересувається на { $n } ділянку до власника
        [few] кожен жетон загрози, який бачить ворог, пересувається на { $n } ділянки до власника
       *[other] кожен жетон загрози, який бачить ворог, пересувається на { $n } ділянок до власника
    }
op-stalker-shift =
    { $who_id ->
        [self] розмісти свій жетон загрози, не перевертаючи, на { $place }
       *[other] { $who } розміщує жетон загрози, не перевертаючи, на { $place }
    }

# --- інструкції: атаки й кубики ---

op-stalker-strike =
    { $n_id ->
        [none] { $who_id ->
            [self] ти отримуєш усі ★
           *[other] { $who } отримує всі ★
        }
       *[other] { $who_id ->
            [self] ти отримуєш { $n } ★
           *[other] { $who } отримує { $n } ★
        }
    }
op-stalker-wound =
    { $who_id ->
        [self] отримай { $severity } поранення
       *[other] { $who } отримує { $severity } поранення
    }
op-stalker-regain_ehp =
    { $who_id ->
        [self] віднови { $n } ОЗ
       *[other] { $who } відновлює { $n } ОЗ
    }
op-stalker-attack =
    { $who_id ->
        [self] атакуй
       *[other] { $who } атакує
    }{ $changes_id ->
        [none] { "" }
       *[other] { " " }({ $changes })
    }
attack-change = { $colour } рани { $by }
attack-change-all = рани { $by }
op-stalker-use_special =
    { $who_id ->
        [self] виконай свою спеціальну дію
       *[other] { $who } виконує спеціальну дію
    }
op-stalker-become_target =
    { $who_id ->
        [self] стань ціллю замість того сталкера
       *[other] ціллю стає { $who }
    }
op-stalker-blast = атака стає ударною хвилею і влучає в кожного ворога на ділянці цілі
op-stalker-roll =
    кинь { $n ->
        [one] { $n } кубик спорядження
        [few] { $n } кубики спорядження
       *[other] { $n } кубиків спорядження
    }{ $cubes ->
        [true] , на 1 більше за кожен маркер на цій карті
       *[false] { "" }
    }{ $focus ->
        [true] { " " }(зосередженість дає перекинути їх)
       *[false] { "" }
    }
dice-sd =
    { $n ->
        [one] { $n } кубик сталкера
        [few] { $n } кубики сталкера
       *[other] { $n } кубиків сталкера
    }
dice-gd =
    { $n ->
        [one] { $n } кубик спорядження
        [few] { $n } кубики спорядження
       *[other] { $n } кубиків спорядження
    }
dice-ad = кубик аномалії
op-stalker-reroll = перекинь { $dice }
op-stalker-add_die = додай { $dice }
op-stalker-add_star = +{ $n } ★
op-stalker-drop_dice = твої кубики не враховуються
op-stalker-halve_damage = зменш рани вдвічі, округливши вгору
op-stalker-dmg = рани { $change }
op-stalker-cancel =
    { $what_id ->
        [control] карта контролю не діє
        [critical] критичне поранення скасовано
        [movement] рух закінчується
       *[attack] атаку скасовано
    }
op-stalker-draw_control =
    { $who_id ->
        [self] візьми 1 карту контролю
       *[other] { $who } бере 1 карту контролю
    }
op-stalker-special =
    { $name_id ->
        [traitor] атакуй одиничним пострілом іншого сталкера в межах відстані своєї зброї (якщо нікого нема, себе); 1 ★ — 1 рана
       *[fetch] собака біжить до стосу здобичі в межах свого руху, бере верхній жетон і несе до тебе
    }

# --- інструкції: що лежить на мапі ---

op-stalker-pick =
    { $owner ->
        [lead] вибери ділянку в межах відстані { $range } від головного сталкера
       *[other] вибери ділянку в межах відстані { $range }
    }
op-stalker-look =
    { $most ->
        [all] зазирни під { $tokens }
        [one] зазирни під { $tokens }
       *[some] зазирни щонайбільше під { $tokens }
    }
op-stalker-resolve = розкрий { $tokens }
op-stalker-put = розмісти { $things } на { $place }
op-stalker-spawn =
    розмісти на { $place } { $kind_id ->
        [same] { $n ->
            [one] ще 1 ворога цього виду
           *[other] ще { $n } ворогів цього виду
        }
       *[other] { $enemies }
    }{ $else_activate ->
        [true] { " " }(якщо нікого не лишилося, активується найближчий)
       *[false] { "" }
    }
op-stalker-spawn_new = розмісти на { $place } { $enemies }, навіть якщо досі його не було в місії; якщо нікого не лишилося, { $otherwise }
op-stalker-cover = { $who }: усі { $symbol } вважаються закритими до кінця ходу
op-stalker-surge =
    { $kind_id ->
        [none] кинь кубик аномалії за кожну аномалію: вона активується з цим символом
       *[other] кинь кубик аномалії за аномалію ({ $kind }): вона активується з цим символом
    }{ $symbol_only ->
        [true] , лише на ділянках із цим символом
       *[false] { "" }
    }
op-stalker-find_artifact =
    шукай артефакт в аномалії { $range ->
        [0] на своїй ділянці
       *[other] у межах відстані { $range }
    }{ $choose ->
        [true] ; замість кидати, вибери символ
       *[false] { $reroll ->
            [true] ; можеш раз перекинути кубик
           *[false] { "" }
        }
    }
op-stalker-grenade = на кожну ділянку з жетоном ВИСОКОГО рівня, де немає ворога-людини, але такий є на відстані 1 або 2, падає граната: кожен сталкер там отримує { $n ->
        [one] { $n } рану
        [few] { $n } рани
       *[other] { $n } ран
    }, а кожен ворог — { $n } ★
op-stalker-suppress = кожен сталкер у межах відстані й на очах щонайменше { $n } ворогів-людей отримує заціпеніння
op-stalker-expose =
    { $who_id ->
        [self] якщо тебе бачить сталкер, отримай уразливість
       *[other] { $who } на очах сталкера отримує уразливість
    }

# --- інструкції: карти й гроші ---

op-stalker-gain_card =
    { $who_id ->
        [self] отримай 1 { $card }
       *[other] { $who } отримує 1 { $card }
    }{ $choose ->
        [true] { " " }на вибір
       *[false] { "" }
    }{ $max ->
        [0] { "" }
       *[other] { " " }ціною не більше { $max } К
    }{ $magazines ->
        [0] { "" }
        [one] { " " }і { $magazines } магазин до неї
        [few] { " " }і { $magazines } магазини до неї
       *[other] { " " }і { $magazines } магазинів до неї
    }
op-stalker-discard_item = скинь 1 { $type }
op-stalker-money =
    { $n_sign ->
        [down] заплати { $n_size } К
       *[up] отримай { $n } К{ $per_stalker ->
            [0] { "" }
           *[other] { " " }і { $per_stalker } К за кожного сталкера
        }
    }
op-stalker-buy = купи { $goods }, { $price }
op-stalker-sell = продай { $goods }, { $price }
op-stalker-trade = за { $fee } К обміняй { $things } на таку саму річ, не дорожчу
op-stalker-join = компаньйон іде з вами
op-stalker-take_contract = візьми цей контракт на наступну місію
cardword-weapon =
    { $tier ->
        [0] зброю
       *[other] зброю рівня { $tier ->
            [1] I
            [2] II
           *[other] III
        }
    }
cardword-armour =
    { $tier ->
        [0] костюм
       *[other] костюм рівня { $tier ->
            [1] I
            [2] II
           *[other] III
        }
    }
cardword-attachment =
    { $type ->
        [armour] модифікацію костюма
        [weapon] модифікацію зброї
        [detector] детектор
       *[any] модифікацію
    }{ $tier ->
        [0] { "" }
       *[other] { " " }рівня { $tier ->
            [1] I
            [2] II
           *[other] III
        }
    }
cardword-item =
    { $type ->
        [food] предмет (їжа)
        [medicine] предмет (медицина)
        [grenade] гранату
        [device] пристрій
       *[any] предмет
    }
cardword-artifact =
    { $type ->
        [chemical] хімічний артефакт
        [electric] електричний артефакт
        [fire] вогняний артефакт
        [gravitational] гравітаційний артефакт
       *[any] артефакт
    }
goods-equipment = спорядження
goods-weapon = зброю
goods-armour = костюми
goods-attachment = модифікації
goods-weapon_attachment = модифікації зброї
goods-armour_attachment = модифікації костюма
goods-detector = детектори
goods-container = контейнери для артефактів
goods-echo_detector = детектори «Відгук»
goods-artifact = артефакти
goods-item = предмети
goods-food = їжу
goods-medicine = ліки
goods-grenade = гранати
goods-device = пристрої
goods-magazine = магазини
goods-of-tier =
    { $goods } рівня { $tier ->
        [1] I
        [2] II
       *[other] III
    }
price-value = за повну ціну
price-double = за подвійну ціну
price-half = за пів ціни
price-quarter = за чверть ціни
price-fixed = по { $price } К
price-sum = { $price } К

# --- інструкції: кампанія ---

op-stalker-sticker = на мапі Зони відтепер є «{ $place }»
op-stalker-cross_out = викресли на мапі Зони «{ $place }»
op-stalker-gain_contact = отримай контакт «{ $contact }»
op-stalker-lose_contact = утрать контакт «{ $contact }»
op-stalker-late =
    { $n_sign ->
        [down] прибери з історії { $story } { $n_size ->
            [one] 1 позначку
            [few] { $n_size } позначки
           *[other] { $n_size } позначок
        } ЗАПІЗНО
       *[up] додай історії { $story } { $n ->
            [one] 1 позначку
            [few] { $n } позначки
           *[other] { $n } позначок
        } ЗАПІЗНО
    }
op-stalker-box_event = «{ $event }» додається до випадкових подій цієї кампанії
op-stalker-gain_magazines =
    { $kind_id ->
        [each] отримай { $n ->
            [one] по 1 магазину кожного виду
            [few] по { $n } магазини кожного виду
           *[other] по { $n } магазинів кожного виду
        }
       *[other] отримай { $things }
    }
op-stalker-hand_in = віддай { $things }
given-food =
    { $n ->
        [one] 1 предмет (їжа)
        [few] { $n } предмети (їжа)
       *[other] { $n } предметів (їжа)
    }
given-medicine =
    { $n ->
        [one] 1 предмет (медицина)
        [few] { $n } предмети (медицина)
       *[other] { $n } предметів (медицина)
    }
given-weapon =
    { $n ->
        [one] 1 зброю
        [few] { $n } одиниці зброї
       *[other] { $n } одиниць зброї
    }
given-attachment =
    { $n ->
        [one] 1 модифікацію
        [few] { $n } модифікації
       *[other] { $n } модифікацій
    }
given-card =
    { $n ->
        [one] 1 карту ({ $goods })
        [few] { $n } карти ({ $goods })
       *[other] { $n } карт ({ $goods })
    }
op-stalker-lose_card = зі схрону пропадає випадкова карта
op-stalker-pay_per_mission = отримай { $n } К за кожну виконану місію, щонайбільше { $most } К
op-stalker-favour =
    { $missions ->
        [one] { $contact } іде на наступну місію безплатно
        [few] { $contact } іде на наступні { $missions } місії безплатно
       *[other] { $contact } іде на наступних { $missions } місій безплатно
    }

# --- інструкції: керування ---

op-stalker-may = за бажанням: { $effect }
op-stalker-choose = вибери одне
op-stalker-if = якщо { $when }
    .otherwise = інакше
    .otherwise_if = інакше, якщо { $when }
op-stalker-ad = кинь кубик аномалії
op-stalker-each_does = { $who }: { $effect }
    .choose = { $who } обирає одне
    .if = { $who }, якщо { $when }
op-stalker-lasts =
    { $until_id ->
        [turn] до кінця ходу
        [round] до кінця раунду
       *[mission] до кінця місії
    }: { $change }
op-stalker-next_mission =
    { $limit_id ->
        [none] у наступній місії
       *[other] раз у наступній місії
    }{ $value_id ->
        [none] ,
       *[other] :
    } { $effect }
op-stalker-act =
    { $action_id ->
        [grenade] одразу кинь гранату, без витрати дії
       *[other] одразу виконай «{ $action }», без витрати дії
    }
op-stalker-next_free =
    { $action_id ->
        [standard] твоя наступна стандартна дія в цьому ході безплатна
        [weapon_attack] твоя наступна атака зброєю в цьому ході безплатна
        [grenade] твоя наступна граната в цьому ході безплатна
       *[other] твоя наступна дія «{ $action }» в цьому ході безплатна
    }

# --- інструкції: карти місій ---

op-stalker-flip =
    { $card_id ->
        [none] { $to_id ->
            [none] переверни цю карту
           *[some] переверни цю карту на «{ $to }»
        }
       *[other] переверни карту «{ $card }»
    }
op-stalker-discard_card =
    { $card_id ->
        [none] скинь цю карту
       *[other] скинь карту «{ $card }»
    }
op-stalker-take_card =
    { $card_known ->
        [false] { $who_id ->
            [self] візьми карту { $card_number }
           *[other] { $who } бере карту { $card_number }
        }
       *[true] { $who_id ->
            [self] візьми карту «{ $card }»
           *[other] { $who } бере карту «{ $card }»
        }
    }
op-stalker-lay_card = розмісти карту «{ $card }» на { $place }
op-stalker-add_cubes =
    { $n_sign ->
        [down] зніми { $n_size ->
            [one] { $n_size } маркер
            [few] { $n_size } маркери
           *[other] { $n_size } маркерів
        } з { $card_id ->
            [none] цієї карти
           *[other] карти «{ $card }»
        }
       *[up] { $stars ->
            [true] за кожен ★ поклади 1 маркер
           *[false] { $n ->
                [one] поклади 1 маркер
                [few] поклади { $n } маркери
               *[other] поклади { $n } маркерів
            }
        } на { $card_id ->
            [none] цю карту
           *[other] карту «{ $card }»
        }
    }
op-stalker-mark_carrier = { $who } отримує позначку «{ $card }»
op-stalker-remove_carrier = ворог із позначкою «{ $card }» на твоїй ділянці сходить із мапи
op-stalker-keep_one = одна карта «{ $card }» лишається, і ви знаєте яка
op-stalker-remove_site = одна карта «{ $card }» сходить із мапи
op-stalker-look_at_back = подивися на зворот однієї карти «{ $card }»
op-stalker-remember = -
op-stalker-marker =
    розмісти нейтральний маркер із { $side_id ->
        [high] ВИСОКИМ
       *[low] НИЗЬКИМ
    } рівнем на { $place }{ $stays ->
        [true] ; він там лишається
       *[false] { "" }
    }
op-stalker-random_events =
    { $known ->
        [true] { $n ->
            [0] не додавай випадкових подій
            [one] поклади зверху на колоду подій { $n } випадкову подію
            [few] поклади зверху на колоду подій { $n } випадкові події
           *[other] поклади зверху на колоду подій { $n } випадкових подій
        }
       *[false] поклади зверху на колоду подій { $a ->
            [one] { $a } випадкову подію
            [few] { $a } випадкові події
           *[other] { $a } випадкових подій
        }, на 1 менше за кожного сталкера{ $least ->
            [0] { "" }
           *[other] , але щонайменше { $least }
        }
    }
op-stalker-add_event = поклади подію «{ $event }» з коробки зверху на колоду подій
op-stalker-bring_up_event = поклади подію «{ $event }» зверху на колоду подій, якщо вона ще там
op-stalker-take_event = виконай подію «{ $event }»
op-stalker-remove_event = подія «{ $event }» зникає з колоди подій
op-stalker-end_mission =
    { $result_id ->
        [victory] місію виконано
       *[defeat] місію провалено
    }
op-stalker-remove_enemies =
    { $forever ->
        [true] { $who } сходить із мапи назавжди
       *[false] { $who } сходить із мапи
    }
op-stalker-empty_pool = більше не прийде жоден ворог цього виду ({ $kind })
op-stalker-flood = вода підіймається: наступні ділянки затоплено, кожен сталкер там втрачає { $lose } ОЗ і опиняється на найближчій сухій ділянці
op-stalker-remove_anomaly = аномалія зникає ({ $kind })
op-stalker-heat = { $space }: радіація { $rad }
op-stalker-remove_loot = уся здобич на { $place } зникає
op-stalker-close_territory = прохід зачинено: ніхто більше не зайде, а вороги всередині зникають
op-stalker-slow_movement =
    { $n ->
        [one] дія «Рухатися» до кінця місії дає не більше { $n } ділянки
       *[other] дія «Рухатися» до кінця місії дає не більше { $n } ділянок
    }

# --- умови (SC-1.8), після «якщо» ---

cond-stalker-within =
    { $n ->
        [0] { $who } на тій самій ділянці
       *[other] { $who } у межах відстані { $n }
    }
cond-stalker-beyond = { $who } на відстані { $n } або далі
cond-stalker-near = у межах відстані { $n } є { $enemy }
cond-stalker-unseen =
    { $who_id ->
        [self] тебе не бачить жоден ворог
       *[other] { $who } поза полем зору ворогів
    }
cond-stalker-unseen_by = { $who } тебе не бачить
cond-stalker-is = { $who } — це { $kinds }
cond-stalker-has = { $who } має { $token }
    .not = { $who } не має: { $token }
cond-stalker-has_magazine = { $who } має магазин
cond-stalker-attack_type = атака — це { $types }
attack-a-quick = швидкий постріл
attack-a-single = одиничний постріл
attack-a-aimed = прицільний вогонь
attack-a-burst = черга
attack-a-full_auto = автоматичний режим вогню
attack-a-volley = залп
cond-stalker-attack_by =
    { $mode_id ->
        [charge] атака — це наступ
       *[ranged] атака дальня
    }
cond-stalker-from_range = атака з відстані { $n } або більшої
cond-stalker-alone = в межах відстані { $n } нема іншого сталкера
cond-stalker-stayed = в цьому ході ти не сходиш з місця
cond-stalker-moved_max =
    { $n ->
        [one] в цій атаці ворог пройшов не більше { $n } ділянки
       *[other] в цій атаці ворог пройшов не більше { $n } ділянок
    }
cond-stalker-lost_hp = ціль втратила ОЗ
cond-stalker-same_space = { $who } на твоїй ділянці
cond-stalker-blast_attack = атака — це ударна хвиля
cond-stalker-anomaly_type = аномалія { $type }
cond-stalker-unhurt = в цьому раунді його не поранено
cond-stalker-behind = нападник поза його полем зору
cond-stalker-kills_made =
    { $n ->
        [one] вбито щонайменше { $n } ворога категорії { $kinds }
       *[other] вбито щонайменше { $n } ворогів категорії { $kinds }
    }
cond-stalker-rooms_entered =
    команда побувала { $n ->
        [one] у { $n } кімнаті
       *[other] у { $n } кімнатах
    }
cond-stalker-artifacts_back =
    { $n ->
        [one] додому повертається { $n } артефакт
        [few] додому повертаються { $n } артефакти
       *[other] додому повертається { $n } артефактів
    }
cond-stalker-side_up = відкрито карту «{ $side }»
    .not = карту «{ $side }» не відкрито
cond-stalker-version = зворот карти «{ $card }» — це «{ $version }»
cond-stalker-holds =
    { $who_id ->
        [self] у тебе карта «{ $card }»
        [here] у когось на твоїй ділянці карта «{ $card }»
       *[anybody] у когось карта «{ $card }»
    }
    .not =
        { $who_id ->
            [self] у тебе немає карти «{ $card }»
            [here] ні в кого на твоїй ділянці немає карти «{ $card }»
           *[anybody] ні в кого немає карти «{ $card }»
        }
cond-stalker-in_deck = карту «{ $card }» ще не знайдено
    .not = карту «{ $card }» уже знайдено
cond-stalker-cubes =
    на { $card_id ->
        [none] цій карті
       *[other] карті «{ $card }»
    } щонайменше { $n ->
        [one] { $n } маркер
        [few] { $n } маркери
       *[other] { $n } маркерів
    }
    .not =
        на { $card_id ->
            [none] цій карті
           *[other] карті «{ $card }»
        } { $n ->
            [one] немає жодного маркера
            [few] менше ніж { $n } маркери
           *[other] менше ніж { $n } маркерів
        }
cond-stalker-on_spaces =
    { $all ->
        [true] усі сталкери на { $spaces }
       *[false] ти на { $spaces }
    }
    .not =
        { $all ->
            [true] не всі сталкери на { $spaces }
           *[false] ти не на { $spaces }
        }
cond-stalker-there =
    { $what_id ->
        [stalker] на { $spaces } є сталкер
       *[attention] на { $spaces } лежить жетон загрози
    }
    .not =
        { $what_id ->
            [stalker] на { $spaces } немає сталкера
           *[attention] на { $spaces } немає жетона загрози
        }
cond-stalker-enemies_on_map =
    { $n ->
        [1] на мапі є { $enemy }
       *[other] на мапі щонайменше { $n } ворогів ({ $kinds })
    }
cond-stalker-others_here =
    { $n ->
        [one] на твоїй ділянці інший сталкер
       *[other] інших сталкерів на твоїй ділянці: { $n }
    }
cond-stalker-looked_in = ти заглядаєш іззовні
cond-stalker-stars = випало { $n } ★ або більше
cond-stalker-seen_by = тебе бачить { $enemy }
cond-stalker-outdoors = ти надворі
    .not = ти в кімнаті
cond-stalker-carrier_here = ворог із позначкою «{ $card }» на твоїй ділянці
cond-stalker-team_of = сталкерів { $n } або більше
    .not =
        { $n ->
            [2] ти граєш наодинці
           *[other] сталкерів менше ніж { $n }
        }
cond-stalker-quiet = жоден раунд не закінчився тривогою і на мапі немає жетона з ВИСОКИМ рівнем
    .not = якийсь раунд закінчився тривогою або на мапі є жетон із ВИСОКИМ рівнем
cond-stalker-place_open = місце «{ $place }» на мапі Зони відкрите
    .not = місце «{ $place }» на мапі Зони не відкрите
cond-stalker-crossed_out = місце «{ $place }» на мапі Зони викреслене
    .not = місце «{ $place }» на мапі Зони не викреслене
cond-stalker-favour = { $contact } іде з вами безплатно
    .not = { $contact } хоче плати
cond-stalker-any = справджується хоч одне: { $of }

# --- коли (SC-1.6) ---

head-sa = 1 дія
head-fa = Безплатно
limit-turn = раз на хід
limit-round = раз на раунд
limit-mission = раз на місію
limit-visit = раз на візит
limit-game = раз на місію для всієї команди
head-pay = ціна: { $pay }
when-mission-start = На початку місії
when-turn-end = У кінці твого ходу
when-attack-rolled = Після твого кидка атаки
when-attack-resolved = Після твоєї атаки
when-kill = Коли ти вбиваєш ворога
when-attacked = Коли тебе атакує ворог
when-ally-attacked = Коли ворог атакує іншого сталкера
when-defence-dice = Перед твоїм кидком захисту
when-defence-rolled = Після твого кидка захисту
when-attack-before = Коли ворог атакує
when-attack-done = Після його атаки
when-critical = Коли тобі загрожує критичне поранення
when-anomaly-rolled = Після кидка за аномалію під час твого руху
when-detector-rolled = Після твого кидка детектора
when-control-drawn = Коли ти береш карту контролю
when-space-enter = Коли ворог заходить на ділянку пастки
when-companion-act = Після твого другого ходу та руху компаньйона
when-mission-success = Коли місію виконано
when-ez-radiation = Після радіації у фазі ворогів і Зони
when-round-end = У кінці раунду
when-death = Коли ворог гине
rule-may = { $when }, за бажанням
rule-mask =
    { $masks ->
        [one] { $masks } протигаз, { $trait }
        [few] { $masks } протигази, { $trait }
       *[other] { $masks } протигазів, { $trait }
    }
rule-point = { $number }. { $text }
rule-zone = Лише у фазі ворогів і Зони: { $text }
rule-section-low = НИЗЬКИЙ рівень на мапі: { $text }
rule-section-none = Без жетона на мапі: { $text }
rule-section-always = Завжди: { $text }
rule-stalkers = Сталкери: { $text }
rule-enemies = Вороги: { $text }
rule-targets-t1 = Влучає в того, хто її активував, і в усіх на ділянках із символом, що випав.
rule-targets-t2 = Влучає в усіх на своїх ділянках.
rule-instant = Негайно: { $text }
rule-round-end = Кінець раунду: { $text }
rule-special = { $special }: { $text }
rule-resist = Опиратися: { $text }
rule-yields = Або: { $text }
rule-ability = { $ability }: { $text }
rule-attack = { $attack }: { $text }
rule-action = { $action }: { $text }
rule-trigger-enter = Коли заходить сталкер: { $text }
rule-trigger-round_end = Кінець раунду: { $text }
rule-trigger-enemy_dies =
    { $enemy_id ->
        [none] Коли гине ворог
       *[other] Коли гине { $enemy }
    }: { $text }
rule-trigger-turn_end = Кінець ходу того, у кого вона: { $text }
rule-trigger-action_end = Кінець дії: { $text }
rule-trigger-standard =
    Після стандартної дії на { $spaces }{ $spared_id ->
        [none] { "" }
       *[other] { " " }(не після обережного руху чи підготовки)
    }: { $text }
rule-trigger-move_ends = Коли хтось завершує рух на { $spaces }: { $text }
rule-trigger-attention = Коли жетон загрози опиняється на { $spaces }: { $text }
rule-trigger-carrier_dies = Коли гине ворог, якого розбудила ця карта: { $text }
rule-tile-dark = Тут темно: ніхто не бачить і не стріляє далі ніж на 1 ділянку.
rule-tile-still = Повітря стоїть: хто тут наприкінці раунду, пропускає вплив радіації, зниження дози й базову дозу.
rule-building = Хто заходить, перевертає цю карту; хто заглядає у вікно — теж.
rule-nothing = Сама по собі нічого не робить.
rule-slows =
    { $n ->
        [one] У кого вона, той дією «Рухатися» проходить не більше { $n } ділянки.
       *[other] У кого вона, той дією «Рухатися» проходить не більше { $n } ділянок.
    }
rule-needs =
    коли на ній { $n ->
        [one] { $n } маркер
        [few] { $n } маркери
       *[other] { $n } маркерів
    }, { $back_id ->
        [none] скинь цю карту
       *[some] переверни цю карту
    }

# --- значення (SC-1.7): що змінюється; потім зміна ---

mod-per-gap = { $change } за кожну ділянку між ним і ціллю
mod-per-moved = { $change } за кожну пройдену ділянку
value-attack-sd =
    { $n ->
        [one] { $by } кубик сталкера в атаках зброєю
        [few] { $by } кубики сталкера в атаках зброєю
       *[other] { $by } кубиків сталкера в атаках зброєю
    }
value-attack-gd =
    { $n ->
        [one] { $by } кубик спорядження в атаках зброєю
        [few] { $by } кубики спорядження в атаках зброєю
       *[other] { $by } кубиків спорядження в атаках зброєю
    }
value-attack-stars = { $by } ★ в атаках зброєю
value-attack-masks =
    { $n ->
        [one] { $by } протигаз в атаках зброєю
        [few] { $by } протигази в атаках зброєю
       *[other] { $by } протигазів в атаках зброєю
    }
value-incoming-stars = { $by } ★ в атаках проти нього
value-weapon-max_range = максимальна відстань { $by }
value-weapon-accurate_max = верхня межа ефективної відстані { $by }
value-weapon-ammo = місткість зброї { $by }
value-knife-gd =
    { $n ->
        [one] { $by } кубик спорядження для дії «Ударити ножем»
        [few] { $by } кубики спорядження для дії «Ударити ножем»
       *[other] { $by } кубиків спорядження для дії «Ударити ножем»
    }
value-knife-range = відстань дії «Ударити ножем» { $by }
value-grenade-gd =
    { $n ->
        [one] { $by } кубик спорядження для гранат
        [few] { $by } кубики спорядження для гранат
       *[other] { $by } кубиків спорядження для гранат
    }
value-grenade-range = відстань гранат { $by }
value-defence-gd =
    { $n ->
        [one] { $by } кубик спорядження для захисту
        [few] { $by } кубики спорядження для захисту
       *[other] { $by } кубиків спорядження для захисту
    }
value-defence-stars = { $by } ★ до захисту
value-move-max =
    { $n ->
        [one] { $by } ділянка для дії «Рухатися»
        [few] { $by } ділянки для дії «Рухатися»
       *[other] { $by } ділянок для дії «Рухатися»
    }
value-careful-max =
    { $n ->
        [one] { $by } ділянка для дії «Рухатися обережно»
        [few] { $by } ділянки для дії «Рухатися обережно»
       *[other] { $by } ділянок для дії «Рухатися обережно»
    }
value-backpack =
    { $n ->
        [one] { $by } місце в рюкзаку
        [few] { $by } місця в рюкзаку
       *[other] { $by } місць у рюкзаку
    }
value-map_radiation = радіація на мапі { $by }
value-container = зменшення базової дози радіації { $by }
    .least = зменшує базову дозу радіації щонайменше на { $to }
value-base_dosage = базова доза радіації { $by }
value-exposure-gd =
    { $n ->
        [one] { $by } кубик спорядження для впливу радіації
        [few] { $by } кубики спорядження для впливу радіації
       *[other] { $by } кубиків спорядження для впливу радіації
    }
value-anomaly-loss = втрата ОЗ і рани від аномалій { $by }
value-control-loss = втрата ОЗ від карт контролю { $by }
value-heal-item =
    { $n_sign ->
        [down] твої їжа та ліки лікують на { $n } ОЗ менше
       *[up] твої їжа та ліки лікують на { $n } ОЗ більше
    }
value-prepare-bolts =
    { $n ->
        [one] { $by } болт за дію «Підготуватися»
        [few] { $by } болти за дію «Підготуватися»
       *[other] { $by } болтів за дію «Підготуватися»
    }
value-artifact-draw =
    { $n ->
        [one] { $by } карта артефакту за дію «Підібрати» (лишається 1)
        [few] { $by } карти артефактів за дію «Підібрати» (лишається 1)
       *[other] { $by } карт артефактів за дію «Підібрати» (лишається 1)
    }
value-dmg = рани { $by }
value-enemy-dmg = рани від атак ворогів { $by }
value-enemy-mv = рух ворогів { $by }
value-enemy-sight_front = поле зору ворогів уперед { $by }
value-mission-bolts =
    { $n ->
        [one] { $by } болт на початку місії
        [few] { $by } болти на початку місії
       *[other] { $by } болтів на початку місії
    }

# --- постійні властивості (SC-1.8) ---

flag-area = влучає в усіх на ділянці цілі
flag-leap = наступ закінчується на ділянці цілі або поруч, понад усім
flag-ignores-anomaly = ігнорує аномалії
    .you = аномалії на тебе не діють
flag-ignores-cover = ігнорує укриття
flag-ignores-no_visibility = бачить крізь погану видимість
flag-immune-pinned = не отримує заціпеніння від інших
flag-immune-push = не піддається чужим поштовхам
flag-immune-both = заціпеніння та поштовхи від інших не діють
flag-symbols_ignored-P1 = P1 ніколи не активує аномалію для тебе
flag-symbols_ignored-P2 = P2 ніколи не активує аномалію для тебе
symbols-ignored = { $symbols } ніколи не активують аномалію для тебе
flag-passes-impassable = ти проходиш через непрохідні межі
flag-stand_up_free = Підвестися можна безплатно
flag-no_careful = без дії «Рухатися обережно»
flag-swap_free = раз на хід, безплатно: заміни зброю на іншу з рюкзака
flag-moving = рухається в кінці кожного раунду
flag-yields = ховає артефакт
flag-no_artifact = не ховає артефакту

# --- атаки зброєю (SC-1.9) ---

printed-attack =
    { $attack } ({ $price }): патрони { $ammo }, кубики спорядження +{ $gear }{ $notes_id ->
        [none] { "" }
       *[some] , { $notes }
    }
printed-attack-empties = { $attack } ({ $price }): патрони від 1 до 3, за кожен кубики спорядження +2
note-low = НИЗЬКИЙ рівень загрози
note-pick = частина тіла на вибір
note-split = можна розділити
note-blast = ударна хвиля
note-min = мінімальна відстань { $n }
note-masks =
    { $n ->
        [one] +{ $n } протигаз
        [few] +{ $n } протигази
       *[other] +{ $n } протигазів
    }
note-once = раз на хід
note-stayed = лише без руху в цьому ході
