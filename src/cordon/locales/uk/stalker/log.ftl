# Журнал S.T.A.L.K.E.R.: один рядок на подію. Рядок із самого «-» не розповідають.
# Ділянку називають адресою, а потім тим, що там є: «1.C (штабелі ящиків)».

# Приготування
log-stalker-stalker-chosen = { $seat } грає за: { $stalker }.
log-stalker-lead-chosen = { $seat } — головний сталкер.
log-stalker-bought = { $seat } купує: { $card } за { $price } К.
log-stalker-magazine-bought = { $seat } купує магазин ({ $magazine }) за { $price } К.
log-stalker-mission-began = «{ $mission }» — початок місії.
log-stalker-setup-read = Приготування місії «{ $mission }»:

# Раунд
log-stalker-round-began = Раунд { $round }
log-stalker-event-drawn = Подія: «{ $event }».
log-stalker-events-added =
    { $n ->
        [one] 1 випадкова подія лягає зверху на колоду: на 1 раунд більше.
        [few] { $n } випадкові події лягають зверху на колоду: на { $n } раунди більше.
       *[other] { $n } випадкових подій лягає зверху на колоду: на { $n } раундів більше.
    }
log-stalker-event-brought-up = «{ $event }» лягає зверху на колоду: це наступна подія.
log-stalker-round-end-reached = «{ $event }» діє наприкінці раунду.
    .effect = «{ $event }», кінець раунду: { $effect }.
log-stalker-turn-began = { $seat } — хід.
log-stalker-turn-ended = -
log-stalker-passed = { $seat } відкладає хід.
log-stalker-enemy-phase-began = Вороги і Зона
log-stalker-lead-passed =
    { $same ->
        [true] { $seat } перевертає жетон головного сталкера.
       *[false] { $seat } перевертає жетон головного сталкера; тепер веде { $to }.
    }
    .brought =
        { $same ->
            [true] { $seat } перевертає жетон головного сталкера: { $brought }.
           *[false] { $seat } перевертає жетон головного сталкера: { $brought }; тепер веде { $to }.
        }
log-stalker-prepared = { $seat } готується.
    .brought = { $seat } готується: { $brought }.
log-stalker-stood-up = { $seat } підводиться: заціпеніння минуло.
log-stalker-token-slid =
    { $n ->
        [one] { $seat } втрачає 1 дію.
        [few] { $seat } втрачає { $n } дії.
       *[other] { $seat } втрачає { $n } дій.
    }
log-stalker-cubes-placed =
    { $n ->
        [one] { $seat } має 1 додаткову дію.
        [few] { $seat } має { $n } додаткові дії.
       *[other] { $seat } має { $n } додаткових дій.
    }
log-stalker-mission-ended =
    { $result_id ->
        [victory] Місію виконано.
        [given_up] Місію покинуто.
       *[defeat] { $cause_id ->
            [time] Час вийшов: місію провалено.
           *[other] Місію провалено.
        }
    }{ $rounds ->
        [0] { "" }
       *[other] { " " }Підсумок — раундів: { $rounds }, з них із тривогою: { $alarms }; найвища доза радіації наприкінці: { $dose }; артефактів: { $artifacts }; грошей: { $money } К.
    }
    .result =
        { $result_id ->
            [victory] Місію виконано.
           *[defeat] { $cause_id ->
                [time] Час вийшов: місію провалено.
               *[other] Місію провалено.
            }
        }
    .scenario =
        { $result_id ->
            [victory] Сценарій виграно, раунд { $rounds }.
            [given_up] Сценарій покинуто.
           *[defeat] { $cause_id ->
                [time] Останній раунд минув: сценарій програно.
               *[other] Сценарій програно, раунд { $rounds }.
            }
        }

# Рух і загроза
log-stalker-stepped = { $who } іде на { $space }.
log-stalker-walk-ended = -
log-stalker-walked =
    { $who } { $how_id ->
        [turn] розвертається на { $facing }{ $whose_id ->
            [none] { "" }
           *[other] { " " }— відходить { $whose }
        }
        [careful] скрадається { $way }
       *[other] іде { $way }
    }{ $facing_id ->
        [none] { "" }
       *[other] { $how_id ->
            [turn] { "" }
           *[other] , дивиться на { $facing }
        }
    }{ $n ->
        [0] { "" }
       *[other] { " " }(рівноцінні напрямки: { $n }, вибрано за вас)
    }{ $side_id ->
        [none] { "" }
        [high] : ВИСОКИЙ рівень загрози
       *[low] : НИЗЬКИЙ рівень загрози
    }{ $noticed_id ->
        [none] { "" }
       *[other] { " " }на { $noticed }
    }.
log-stalker-pushed = { $who } — поштовх на { $space }.
    .brief = поштовх на { $space }
log-stalker-relocated = { $who } тепер на { $space }.
log-stalker-turned = { $enemy } розвертається на { $facing }.
log-stalker-tie-settled =
    { $who_id ->
        [none] Рівноцінні варіанти ({ $n }); вибрано за вас: { $chosen }.
       *[other] { $who }: рівноцінні варіанти ({ $n }); вибрано за вас: { $chosen }.
    }
log-stalker-interrupted =
    { $target_id ->
        [none] { $enemy } зупиняється.
       *[other] { $enemy } бачить ціль ({ $target }) і зупиняється.
    }
log-stalker-attention-placed =
    { $side_id ->
        [high] { $seat } — ВИСОКИЙ рівень загрози на { $space }.
       *[low] { $seat } — НИЗЬКИЙ рівень загрози на { $space }.
    }
log-stalker-attention-reduced =
    { $side_id ->
        [low] { $seat } — рівень загрози падає до НИЗЬКОГО.
       *[none] { $seat } — загроза зникає.
    }
log-stalker-attention-moved = { $seat } — жетон загрози пересувається на { $space }.
log-stalker-marker-placed =
    { $side_id ->
        [high] Шум на { $space }: нейтральний маркер, ВИСОКИЙ рівень.
       *[low] Шум на { $space }: нейтральний маркер, НИЗЬКИЙ рівень.
    }
log-stalker-decoy-thrown = { $seat } кидає болт, щоб відвернути увагу: { $space }.
log-stalker-bolt-thrown = { $seat } кидає болт на { $symbol }: { $space }.

# Тіло
log-stalker-hp-lost =
    { $seat } { $left ->
        [0] — втрата { $n } ОЗ
       *[other] втрачає { $n } ОЗ
    }{ $source_id ->
        [none] { "" }
       *[other] { " " }({ $source })
    }{ $left ->
        [0] , стан: 0
       *[other] , лишається { $left }
    }.
log-stalker-healed = { $seat } відновлює { $n } ОЗ і має { $hp }.
    .brief = +{ $n } ОЗ (тепер { $hp })
log-stalker-critically-injured =
    { $injuries ->
        [one] { $seat } — критичне поранення.
       *[other] { $seat } — друге критичне поранення.
    }
log-stalker-injuries-healed = { $seat } — критичні поранення вилікувано.
    .brief = критичні поранення вилікувано
log-stalker-stalker-died = { $seat } — третє критичне поранення: смерть.
log-stalker-dose-changed =
    { $by_sign ->
        [down] { $seat } — доза радіації −{ $by_size }, тепер { $to }.
       *[up] { $seat } — доза радіації +{ $by_size }, тепер { $to }{ $source_id ->
            [none] { "" }
           *[other] { " " }({ $source })
        }.
    }
    .brief =
        { $by_sign ->
            [down] доза радіації −{ $by_size } (тепер { $to })
           *[up] доза радіації +{ $by_size } (тепер { $to })
        }
log-stalker-status-gained = { $who } отримує { $token }.
    .brief = { $token }
log-stalker-status-lost = { $who } втрачає { $token }.
log-stalker-tokens-gained = { $seat } отримує { $things }.
    .brief = { $things }
log-stalker-tokens-spent = { $seat } витрачає { $things }.

# Спорядження
log-stalker-card-gained = { $seat } здобуває: { $card }.
    .brief = { $card }
log-stalker-card-equipped = { $seat } споряджає: { $card }.
log-stalker-card-stowed = { $seat } ховає: { $card }.
log-stalker-card-installed = { $seat } установлює: { $card } ({ $host }).
log-stalker-card-given = { $seat } дає: { $card }; бере { $to }.
log-stalker-tokens-given = { $seat } дає { $things }; бере { $to }.
log-stalker-exchange-declined = { $seat } відмовляється від обміну. Пропонує: { $to }.
log-stalker-card-discarded = { $seat } скидає: { $card }.
log-stalker-card-used =
    { $spent ->
        [true] { $seat } витрачає: { $source }.
       *[false] { $seat } використовує: { $source }.
    }
    .brought =
        { $spent ->
            [true] { $seat } витрачає «{ $source }»: { $brought }.
           *[false] { $seat } використовує «{ $source }»: { $brought }.
        }
log-stalker-reloaded = { $seat } перезаряджає: { $weapon }, патрони { $ammo }.
log-stalker-ammo-changed = { $seat } — { $weapon }: тепер патронів { $ammo }.
log-stalker-money-changed =
    { $by_sign ->
        [down] Команда платить { $by_size } К і має ще { $to } К.
       *[up] Команда отримує { $by_size } К і має { $to } К: вони ввійдуть у підсумок.
    }
    .brief =
        { $by_sign ->
            [down] −{ $by_size } К
           *[up] { $by_size } К до підсумку
        }
    .kept =
        { $by_sign ->
            [down] Команда платить { $by_size } К і має ще { $to } К.
           *[up] Команда отримує { $by_size } К і має { $to } К.
        }
    .brief_kept =
        { $by_sign ->
            [down] −{ $by_size } К
           *[up] { $by_size } К
        }

# Кубики й атаки
log-stalker-dice-rolled =
    { $who_id ->
        [none] Кидок
       *[other] { $who } кидає
    } ({ $purpose_id ->
        [attack] атака
        [knife] ніж
        [defence] захист
        [exposure] вплив радіації
        [critical_dose] критична доза
        [test] перевірка
       *[effect] ефект
    }): { $dice } = { $stars } ★{ $masks ->
        [0] { "" }
       *[other] , протигази: { $masks }
    }.
log-stalker-dice-rerolled =
    { $card_id ->
        [none] { $who } перекидає{ $source_id ->
            [focus] { " " }завдяки зосередженості
           *[other] { "" }
        }: { $dice } = { $stars } ★{ $masks ->
            [0] { "" }
           *[other] , протигази: { $masks }
        }.
       *[other] { $card }: { $before } — перекинуто{ $source_id ->
            [focus] { " " }завдяки зосередженості
           *[other] { "" }
        }: { $dice }.
    }
log-stalker-stars-added = { $seat }: +{ $n } ★, тепер { $stars } ★.
    .brief = +{ $n } ★ (тепер { $stars })
log-stalker-anomaly-die-rolled =
    { $source_id ->
        [none] Кубик аномалії: { $symbol }.
       *[other] { $source }: кубик аномалії { $symbol }.
    }
log-stalker-attack-declared = { $seat } атакує (ціль: { $target }): { $attack }.
log-stalker-head-aimed = { $seat } цілиться в голову.
log-stalker-masks-spent = { $seat } витрачає протигази ({ $masks }): { $trait }, { $target }.
log-stalker-hit-checked =
    { $threshold ->
        [0] { $target }: { $stars } ★ — повз{ $cover ->
            [0] { "" }
           *[other] { " " }(укриття { $cover })
        }.
       *[other] { $target }: { $stars } ★ — влучання (треба { $threshold }){ $cover ->
            [0] { "" }
           *[other] { " " }попри укриття { $cover }
        }.
    }
log-stalker-wound-drawn =
    { $upgraded ->
        [true] { $enemy } — легке поранення, через уразливість важке.
       *[false] { $severity_id ->
            [heavy] { $enemy } — важке поранення.
           *[light] { $enemy } — легке поранення.
        }
    }
    .brought =
        { $upgraded ->
            [true] { $enemy } — легке поранення, через уразливість важке: { $brought }.
           *[false] { $severity_id ->
                [heavy] { $enemy } — важке поранення: { $brought }.
               *[light] { $enemy } — легке поранення: { $brought }.
            }
        }
    .vain =
        { $upgraded ->
            [true] { $enemy } — легке поранення, через уразливість важке: нічого не змінюється.
           *[false] { $severity_id ->
                [heavy] { $enemy } — важке поранення: нічого не змінюється.
               *[light] { $enemy } — легке поранення: нічого не змінюється.
            }
        }
told-shuffled = карти поранень перемішують
log-stalker-ehp-lost = { $enemy } втрачає { $n } ОЗ, лишається { $left }.
    .brief = −{ $n } ОЗ (лишається { $left })
log-stalker-ehp-regained = { $enemy } відновлює { $n } ОЗ.
log-stalker-enemy-died =
    { $by_id ->
        [none] { $enemy } гине на { $space }.
       *[other] { $enemy } гине на { $space } (вбиває { $by }).
    }
log-stalker-enemy-attacked =
    { $cover ->
        [0] { $enemy } атакує (ціль: { $target }): рани { $damage }.
       *[other] { $enemy } атакує (ціль: { $target }): рани { $damage } (після вирахування укриття { $cover }).
    }
log-stalker-attack-wasted =
    { $cause_id ->
        [range] { $enemy } — задалеко від цілі ({ $target }): атака без наслідків.
        [gone] { $enemy } — цілі ({ $target }) вже немає: атака без наслідків.
        [called_off] { $enemy } припиняє атаку (ціль: { $target }).
       *[none] { $enemy } — атака без наслідків (ціль: { $target }).
    }
log-stalker-defended = { $seat }: рани { $damage } − { $stars } ★ = втрата { $lost } ОЗ.
log-stalker-control-taken = { $seat } бере карту контролю й нікому її не показує.
log-stalker-control-drawn = На карті: «{ $card }».
log-stalker-reacted = { $enemy } реагує ({ $seat }).
log-stalker-got-up = { $enemy } підводиться замість реагувати ({ $seat }).

# Вороги
log-stalker-activation-drawn =
    { $deck_id ->
        [high] Активація, ВИСОКИЙ рівень: «{ $card }».
       *[low] Активація, НИЗЬКИЙ рівень: «{ $card }».
    }
log-stalker-point-began =
    { $point }: { $enemy_id ->
        [none] { $effect }
       *[other] { $enemy } { $verb_id ->
            [move] { $goal_id ->
                [none] бачить ціль ({ $whose }) і не рухається
               *[other] { $n ->
                    [0] не може наблизитися до
                   *[other] вирушає в бік
                } { $toward_id ->
                    [none] мети: { $goal }
                   *[other] { $toward }{ $whose_id ->
                        [none] { "" }
                       *[other] { " " }({ $whose })
                    }: { $goal }
                }
            }
            [stay] лишається на { $goal }
            [forward] { $whose_id ->
                [none] { $n ->
                    [0] не крокує вперед
                   *[other] крокує вперед
                }
               *[other] бачить ціль ({ $whose }) і не крокує вперед
            }
            [look_around] { $whose_id ->
                [none] озирається
               *[other] вже бачить ціль ({ $whose })
            }
            [attack] атакує найближчу ціль у полі зору: { $goal }
            [grenade] кидає гранату на { $goal }
            [special] — спеціальна дія: { $special }
           *[other] діє
        }
    }.
# Який пункт карти, яка спеціальна дія чи атака; спеціальна дія разом із картою, що її викликає; що при цьому сталося.
told-point =
    «{ $card }»{ $number ->
        [0] { "" }
       *[other] , пункт { $number }
    }
told-nobody = тут нікого не стосується
told-in-vain = { $line } Це нікого не стосується.
told-special = { $point }, { $special }
told-under = { $point }: { $line }
told-of = { $who } { $what }
# Як починається речення після двокрапки: small (з малої літери) чи capital (з великої).
told-after-colon = small
log-stalker-looked-around =
    { $target_id ->
        [none] { $enemy } озирається й нікого не бачить.
       *[other] { $enemy } озирається й бачить ціль ({ $target }).
    }
    .several = { $enemies } озираються й нікого не бачать.
log-stalker-grenade-missed = Граната нікого не вражає на { $space }.
log-stalker-pool-empty =
    { $enemy_id ->
        [none] { $kind }: фігурок більше немає, ніхто не приходить.
       *[other] { $kind }: фігурок більше немає; діє найближчий ворог — { $enemy }.
    }
log-stalker-enemy-placed = { $enemy } з’являється на { $space }, дивиться на { $facing }.
log-stalker-enemy-removed = { $enemy } сходить із мапи.
log-stalker-special-used = { $enemy } — спеціальна дія: { $special }.

# Що лежить на мапі
log-stalker-loot-placed = На { $space } лежить здобич.
log-stalker-loot-taken = { $seat } бере здобич на { $space }: { $token }.
    .brought = { $seat } бере здобич на { $space }: { $brought }.
log-stalker-unknown-placed = На { $space } лягає жетон невідомого ворога.
log-stalker-unknown-resolved =
    Невідомий ворог на { $space }: { $kind_id ->
        [none] нікого
       *[other] { $n ->
            [one] { $kind }
           *[other] { $kind }, усього { $n }
        }
    }.
log-stalker-no-unknown-left =
    { $space_id ->
        [none] Немає жетона невідомого ворога, який можна відкрити.
       *[other] На { $space } немає жетона невідомого ворога.
    }
log-stalker-token-seen =
    Команда дивиться на жетон на { $space }: { $kind_id ->
        [none] { $token }
       *[other] { $n ->
            [one] { $kind }
           *[other] { $kind }, усього { $n }
        }
    }.
log-stalker-fog-placed = Погана видимість на { $space }.
log-stalker-trap-placed = На { $space } лежить пастка.
log-stalker-trap-sprung = { $enemy } зачіпає пастку на { $space }.
log-stalker-anomaly-activated = { $card } — активація, { $symbol }.
log-stalker-anomaly-held = { $card } — тихо ({ $symbol }).
log-stalker-anomaly-moved = { $card } пересувається на { $space }.
log-stalker-anomaly-gone = { $card } зникає.
log-stalker-artifact-found = { $seat } знаходить артефакт: { $symbol } на { $space }.
log-stalker-artifact-taken = { $seat } бере артефакт на { $space }.
    .brought = { $seat } бере артефакт на { $space }: { $brought }.
log-stalker-companion-fled = { $companion } тікає.

# Карти оточення
log-stalker-card-flipped = Відкривається «{ $side }».
log-stalker-card-taken = { $seat } бере «{ $side }».
log-stalker-back-seen =
    { $space_id ->
        [none] Команда дивиться на «{ $side }».
       *[other] Команда дивиться на карту на { $space }: «{ $side }».
    }
log-stalker-card-laid = «{ $side }» лежить на { $space }.
log-stalker-environment-discarded = «{ $side }» — з цим покінчено.
log-stalker-cubes-added = «{ $side }»: маркери { $cubes }.
log-stalker-mission-action-taken = { $seat } — «{ $side }»: { $action }.
log-stalker-remembered = -
log-stalker-space-flooded = { $space } під водою.
log-stalker-lost-setup-drawn =
    { $fits ->
        [true] Шлях у незвідане: «{ $setup }».
       *[false] «{ $setup }» не пасує до цієї мапи: беруть іншу карту.
    }
log-stalker-territory-laid = Вхід лежить на { $space }; за ним: { $tile }.
log-stalker-territory-card-laid =
    { $space_id ->
        [none] «{ $side }» лежить поруч.
       *[other] «{ $side }» лежить на { $space }.
    }
log-stalker-entrance-moved = Землі під входом більше немає: тепер він на { $space }.
log-stalker-territory-closed = Прохід зачинився: { $tile }.

# Виживання в Зоні
log-stalker-campaign-put-aside = Кампанія чекає; у Зону йде інша команда.
log-stalker-campaign-taken-up =
    { $result_id ->
        [victory] «{ $scenario }»: перемога, очок: { $points }. Кампанія триває з того самого місця.
       *[defeat] «{ $scenario }»: поразка. Кампанія триває з того самого місця.
    }
log-stalker-scenario-chosen = Сценарій: «{ $scenario }». Мапа: «{ $map }».
log-stalker-scenario-began = Починається «{ $scenario }» на мапі «{ $map }».
log-stalker-setup-card-drawn =
    { $kept ->
        [true] Карта підготовки: «{ $card }».
       *[false] «{ $card }» має спільну ознаку з іншою картою підготовки: беруть наступну.
    }
log-stalker-zone-event-drawn =
    { $left ->
        [0] Подія: «{ $card }». Це останній раунд.
        [one] Подія: «{ $card }». Лишилася { $left } карта.
        [few] Подія: «{ $card }». Лишилося { $left } карти.
       *[other] Подія: «{ $card }». Лишилося { $left } карт.
    }
log-stalker-zone-card-discarded = «{ $card }» — карту скинуто.
log-stalker-fate-rolled =
    { $cards_count ->
        [0] Доля: { $symbol }. Жодна карта не реагує.
       *[other] Доля: { $symbol } — { $cards }.
    }
log-stalker-zone-token-placed =
    { $space_id ->
        [none] Відтепер на мапі: { $token }.
       *[other] Відтепер на { $space }: { $token }.
    }
log-stalker-zone-token-taken = { $seat } бере: { $token }.
log-stalker-zone-token-given = { $seat } передає: { $token }. Бере { $to }.
log-stalker-stretcher-lifted = { $seat } і { $person } несуть разом.
log-stalker-stretcher-declined = { $seat } не береться нести.
log-stalker-zone-token-dropped = { $seat } кладе: { $token }.
log-stalker-zone-token-removed =
    { $space_id ->
        [none] Більше немає: { $token }.
       *[other] На { $space } більше немає: { $token }.
    }
log-stalker-zone-token-turned = Перевернуто на { $space }: { $face }.
log-stalker-way-opened =
    { $space_id ->
        [none] Відчинено: { $token }.
       *[other] Відчинено на { $space }: { $token }.
    }
log-stalker-counter-changed =
    { $need ->
        [0] { $counter }: { $to }.
       *[other] { $counter }: { $to } з { $need }.
    }
log-stalker-character-came = { $character } на { $space }.
log-stalker-character-gone = { $character } іде геть.
log-stalker-character-hurt = { $character } втрачає { $lost } ОЗ, лишається { $hp }.
log-stalker-character-healed = { $character } відновлює { $healed } ОЗ, тепер { $hp }.
log-stalker-character-down = { $character } падає.
log-stalker-character-died = { $character } гине.
log-stalker-goods-changed =
    { $by_sign ->
        [down] { $seat } віддає: { $good } ({ $by_size }).
       *[up] { $seat } вантажить: { $good } ({ $by_size }).
    }
log-stalker-price-changed = { $trader } платить тепер { $price } К: { $good }.
log-stalker-stock-spoiled = { $trader }: запас зіпсовано, лишається { $left }.
log-stalker-load-given = { $seat } віддає ({ $character }): { $token }.
log-stalker-artifact-captured = { $enemy } бере артефакт.
log-stalker-wounded-died = Поранений на { $space } стікає кров’ю.
log-stalker-front-arrived = Надходить фронт. Зірвані ущільнення: { $broken }, бракує: { $missing }.
log-stalker-sold-on-map = { $seat } продає: { $card } за { $price } К.
log-stalker-enemy-marked = Позначений ворог: { $enemy }.
log-stalker-artifact-placed = На { $space } лежить артефакт.
log-stalker-unknown-removed = Жетон невідомого ворога на { $space } сходить з мапи нероздивлений.
log-stalker-anomaly-replaced = Замість аномалії { $old } тепер { $new }.
log-stalker-stalker-left = { $seat } сходить з мапи, у безпеку.
log-stalker-request-checked =
    { $met ->
        [true] Прохання виконано: «{ $card }».
       *[false] Прохання не виконано: «{ $card }».
    }
log-stalker-event-foreseen = Серед наступних подій: «{ $card }».
log-stalker-rounds-changed =
    { $by_sign ->
        [down] Колода подій: менше на { $by_size }, лишається { $left }.
       *[up] Колода подій: більше на { $by_size }, лишається { $left }.
    }

# Кампанія
log-stalker-place-opened = На мапі Зони нове місце: «{ $place }».
    .brief = «{ $place }»
    .brought = На мапі Зони нові місця: { $brought }.
log-stalker-place-crossed-out = На мапі Зони викреслено: «{ $place }».
log-stalker-place-visited =
    { $place_kind ->
        [mission] Наступна місія — «{ $place }».
       *[other] Команда йде до місця: «{ $place }».
    }
log-stalker-story-read = Прочитано: «{ $story }».
log-stalker-story-chosen = «{ $story }»: { $option }.
log-stalker-script-opened = { $seat } розгортає книгу сценаріїв: «{ $script }».
log-stalker-script-chosen = «{ $script }»: { $option }.
log-stalker-script-branched = -
log-stalker-script-tested =
    { $result ->
        [pass] { $seat } проходить перевірку: { $stars } ★, потрібно { $least }.
       *[fail] { $seat } не проходить перевірки: { $stars } ★, потрібно { $least }.
    }
log-stalker-contact-gained = Новий контакт: { $contact }.
    .brief = { $contact }
    .brought = Нові контакти: { $brought }.
log-stalker-contact-lost = Контакт утрачено: { $contact }.
log-stalker-contact-visited = Команда йде до контакту: { $contact }.
log-stalker-service-taken = { $contact } робить команді послугу.
    .effect = { $contact }: { $effect }.
log-stalker-card-traded =
    { $money_sign ->
        [down] { $contact } продає команді: { $card } за { $money_size } К.
       *[up] { $contact } купує в команди: { $card } за { $money } К.
    }
log-stalker-magazine-traded =
    { $money_sign ->
        [down] { $contact } продає команді магазин ({ $magazine }) за { $money_size } К.
       *[up] { $contact } купує в команди магазин ({ $magazine }) за { $money } К.
    }
log-stalker-card-swapped = { $contact } бере: { $card } і { $fee } К; дає: { $new }.
log-stalker-companion-hired = { $contact } іде на місію; веде { $seat }.
log-stalker-contract-taken = Контракт на наступну місію: { $contact }.
log-stalker-contract-met = Контракт виконано: { $contact }.
log-stalker-card-stored = До схрону йде: { $card }.
log-stalker-magazines-stored = До схрону йде: { $things }.
log-stalker-card-handed-in = Команда віддає: { $card }.
log-stalker-stash-card-lost = Зі схрону пропадає: { $card }.
log-stalker-late-marked =
    { $n_sign ->
        [down] В історії { $letter } на одну позначку ЗАПІЗНО менше.
       *[up] В історії { $letter } на одну позначку ЗАПІЗНО більше.
    }
log-stalker-event-joined = «{ $event }» додано до випадкових подій цієї кампанії.
log-stalker-card-packed = { $seat } бере зі схрону: { $card }.
log-stalker-card-unpacked = { $seat } кладе назад до схрону: { $card }.
log-stalker-magazine-packed =
    { $n_sign ->
        [down] { $seat } кладе назад до схрону { $things }.
       *[up] { $seat } бере зі схрону { $things }.
    }
log-stalker-gear-packed = { $seat } пакує: { $things }.
log-stalker-gear-returned = Назад у схроні: { $things }.
log-stalker-kits-packed = Усі пакують те, що мали раніше.
log-stalker-all-unpacked = Усе знову у схроні.
log-stalker-kit-refused = { $seat } не погоджується: ділите наново.
log-stalker-epilogue-read = Епілог місії «{ $mission }».
log-stalker-mission-closed =
    { $result_id ->
        [victory] Повернення з місії «{ $mission }»: виконано.
       *[defeat] Повернення з місії «{ $mission }»: провалено.
    } Раундів: { $rounds }, з них із тривогою: { $alarms }; найвища доза радіації наприкінці: { $dose }; артефактів: { $artifacts }; убито ворогів: { $kills }.{ $fallen_count ->
        [0] { "" }
       *[other] { " " }Загинули: { $fallen }.
    } { $earned_sign ->
        [down] Спорядження на { $kit } К, перед тим витрачено { $spent } К, утрачено { $earned_size } К; у схроні { $money } К.
       *[up] Спорядження на { $kit } К, перед тим витрачено { $spent } К, здобуто { $earned } К; у схроні { $money } К.
    }
log-stalker-campaign-ended = Кампанію закінчено: «{ $story }». За людей { $people }, за гроші { $coin }, за темряву { $dark }.
