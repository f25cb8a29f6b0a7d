# Журнал S.T.A.L.K.E.R.: один рядок на подію. Рядок із самого «-» не розповідають.
# Ділянку називають адресою, а потім тим, що там є: «1.C (штабелі ящиків)».

# Приготування
log-stalker-stalker-chosen = { $seat } грає за: { $stalker }.
log-stalker-lead-chosen = { $seat } стає головним сталкером.
log-stalker-bought = { $seat } купує карту { $card } за { $price } К.
log-stalker-magazine-bought = { $seat } купує магазин ({ $magazine }) за { $price } К.
log-stalker-mission-began = Починається місія «{ $mission }».
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
log-stalker-turn-began = Починається хід { $seat_genitive }.
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
       *[other] { " " }Підсумок: { $rounds } { $rounds ->
            [one] раунд
            [few] раунди
           *[many] раундів
        }, з тривогою { $alarms }; найвища доза радіації наприкінці { $dose }; { $artifacts } { $artifacts ->
            [one] артефакт
            [few] артефакти
           *[many] артефактів
        }; { $money } К.
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
log-stalker-stepped = { $who } іде на { $space_accusative }.
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
log-stalker-pushed = Поштовх переносить { $who_accusative } на { $space_accusative }.
    .brief = поштовх на { $space_accusative }
log-stalker-relocated = { $who } тепер на { $space_locative }.
log-stalker-turned = { $enemy } розвертається на { $facing }.
log-stalker-tie-settled =
    { $who_id ->
        [none] Рівноцінні варіанти ({ $n }); вибрано за вас: { $chosen }.
       *[other] { $who }: рівноцінні варіанти ({ $n }); вибрано за вас: { $chosen }.
    }
log-stalker-interrupted =
    { $target_id ->
        [none] { $enemy } зупиняється.
       *[other] { $enemy } бачить { $target_accusative } й зупиняється.
    }
log-stalker-attention-placed =
    { $side_id ->
        [high] На { $space_accusative } лягає жетон загрози { $seat_genitive }, рівень ВИСОКИЙ.
       *[low] На { $space_accusative } лягає жетон загрози { $seat_genitive }, рівень НИЗЬКИЙ.
    }
log-stalker-attention-reduced =
    { $side_id ->
        [low] Рівень загрози { $seat_genitive } падає до НИЗЬКОГО.
       *[none] Жетон загрози { $seat_genitive } зникає.
    }
log-stalker-attention-moved = Жетон загрози { $seat_genitive } пересувається на { $space_accusative }.
log-stalker-marker-placed =
    { $side_id ->
        [high] Шум на { $space_locative }: нейтральний маркер, ВИСОКИЙ рівень.
       *[low] Шум на { $space_locative }: нейтральний маркер, НИЗЬКИЙ рівень.
    }
log-stalker-decoy-thrown = { $seat } кидає болт, щоб відвернути увагу: { $space }.
log-stalker-bolt-thrown = { $seat } кидає болт на { $symbol }: { $space }.

# Тіло
log-stalker-hp-lost =
    { $seat } втрачає { $n } ОЗ{ $source_id ->
        [none] { "" }
       *[other] { " " }({ $source })
    }{ $left ->
        [0] {" "}і має 0
       *[other] , лишається { $left }
    }.
log-stalker-healed = { $seat } відновлює { $n } ОЗ і має { $hp }.
    .brief = +{ $n } ОЗ (тепер { $hp })
log-stalker-critically-injured =
    { $injuries ->
        [one] { $seat } дістає критичне поранення.
       *[other] { $seat } дістає друге критичне поранення.
    }
log-stalker-injuries-healed = Критичні поранення { $seat_genitive } вилікувано.
    .brief = критичні поранення вилікувано
log-stalker-stalker-died = { $seat } дістає третє критичне поранення й гине.
log-stalker-dose-changed =
    { $by_sign ->
        [down] Доза радіації { $seat_genitive } спадає на { $by_size }, до { $to }.
       *[up] Доза радіації { $seat_genitive } зростає на { $by_size }, до { $to }{ $source_id ->
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
log-stalker-card-gained = { $seat } здобуває карту { $card }.
    .brief = { $card }
log-stalker-card-equipped = { $seat } споряджає карту { $card }.
log-stalker-card-stowed = { $seat } ховає карту { $card }.
log-stalker-card-installed = { $seat } установлює карту { $card } на карту { $host }.
log-stalker-card-given = { $seat } дає { $to_dative } карту { $card }.
log-stalker-tokens-given = { $seat } дає { $to_dative } { $things }.
log-stalker-exchange-declined = { $seat } відмовляється від обміну, що його пропонує { $to }.
log-stalker-card-discarded = { $seat } скидає карту { $card }.
log-stalker-card-used =
    { $spent ->
        [true] { $seat } витрачає карту { $source }.
       *[false] { $seat } використовує ефект { $source }.
    }
    .brought =
        { $spent ->
            [true] { $seat } витрачає карту { $source }: { $brought }.
           *[false] { $seat } використовує ефект { $source }: { $brought }.
        }
log-stalker-reloaded =
    { $seat } перезаряджає зброю { $weapon } і має в ній { $ammo ->
        [one] { $ammo } патрон
        [few] { $ammo } патрони
       *[many] { $ammo } патронів
    }.
log-stalker-ammo-changed =
    { $seat } тепер має у зброї { $weapon } { $ammo ->
        [one] { $ammo } патрон
        [few] { $ammo } патрони
       *[many] { $ammo } патронів
    }.
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
log-stalker-attack-declared = { $seat } атакує { $target_accusative }: { $attack }.
log-stalker-head-aimed = { $seat } цілиться в голову.
log-stalker-masks-spent =
    { $seat } витрачає { $masks ->
        [one] { $masks } протигаз
        [few] { $masks } протигази
       *[many] { $masks } протигазів
    } проти { $target_genitive }: { $trait }.
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
        [true] { $enemy } дістає легке поранення, через уразливість важке.
       *[false] { $severity_id ->
            [heavy] { $enemy } дістає важке поранення.
           *[light] { $enemy } дістає легке поранення.
        }
    }
    .brought =
        { $upgraded ->
            [true] { $enemy } дістає легке поранення, через уразливість важке: { $brought }.
           *[false] { $severity_id ->
                [heavy] { $enemy } дістає важке поранення: { $brought }.
               *[light] { $enemy } дістає легке поранення: { $brought }.
            }
        }
    .vain =
        { $upgraded ->
            [true] { $enemy } дістає легке поранення, через уразливість важке: нічого не змінюється.
           *[false] { $severity_id ->
                [heavy] { $enemy } дістає важке поранення: нічого не змінюється.
               *[light] { $enemy } дістає легке поранення: нічого не змінюється.
            }
        }
told-shuffled = карти поранень перемішують
log-stalker-ehp-lost = { $enemy } втрачає { $n } ОЗ, лишається { $left }.
    .brief = −{ $n } ОЗ (лишається { $left })
log-stalker-ehp-regained = { $enemy } відновлює { $n } ОЗ.
log-stalker-enemy-died =
    { $by_id ->
        [none] { $enemy } гине на { $space_locative }.
       *[other] { $by } вбиває { $enemy_accusative } на { $space_locative }.
    }
log-stalker-enemy-attacked =
    { $cover ->
        [0] { $enemy } атакує { $target_accusative } й завдає { $damage ->
            [one] { $damage } рани
           *[other] { $damage } ран
        }.
       *[other] { $enemy } атакує { $target_accusative } й після вирахування укриття { $cover } завдає { $damage ->
            [one] { $damage } рани
           *[other] { $damage } ран
        }.
    }
log-stalker-attack-wasted =
    { $cause_id ->
        [range] { $enemy } задалеко від { $target_genitive }: атака не має наслідків.
        [gone] { $enemy } атакує марно: { $target_genitive } вже немає.
        [called_off] { $enemy } припиняє атаку на { $target_accusative }.
       *[none] { $enemy } атакує { $target_accusative } без наслідків.
    }
log-stalker-defended = { $seat } захищається і втрачає { $lost } ОЗ: рани { $damage } − { $stars } ★.
log-stalker-control-taken = { $seat } бере карту контролю й нікому її не показує.
log-stalker-control-drawn = На карті: «{ $card }».
log-stalker-reacted = { $enemy } реагує на { $seat_accusative }.
log-stalker-got-up = { $enemy } підводиться, замість реагувати на { $seat_accusative }.

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
                [none] бачить { $whose_accusative } й не рухається
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
               *[other] бачить { $whose_accusative } й не крокує вперед
            }
            [look_around] { $whose_id ->
                [none] озирається
               *[other] вже бачить { $whose_accusative }
            }
            [attack] атакує найближчу ціль у полі зору: { $goal }
            [grenade] кидає гранату на { $goal }
            [special] виконує спеціальну дію: { $special }
           *[other] діє
        }
    }.
# Який пункт карти, яка спеціальна дія чи атака; спеціальна дія разом із картою, що її викликає; що при цьому сталося.
told-point =
    «{ $card }»{ $number ->
        [0] { "" }
       *[other] , пункт { $number }
    }
told-nobody = тут це нікого не стосується
told-in-vain = { $line } Це нікого не стосується.
told-special = { $point }, { $special }
told-under = { $point }: { $line }
told-of = { $who } { $what }
# Як починається речення після двокрапки: small (з малої літери) чи capital (з великої).
told-after-colon = small
log-stalker-looked-around =
    { $target_id ->
        [none] { $enemy } озирається й нікого не бачить.
       *[other] { $enemy } озирається й бачить { $target_accusative }.
    }
    .several = { $enemies } озираються й нікого не бачать.
log-stalker-grenade-missed = Граната нікого не вражає на { $space_locative }.
log-stalker-pool-empty =
    { $enemy_id ->
        [none] { $kind }: фігурок більше немає, ніхто не приходить.
       *[other] { $kind }: фігурок більше немає; діє найближчий ворог — { $enemy }.
    }
log-stalker-enemy-placed = { $enemy } з’являється на { $space_locative }, дивиться на { $facing }.
log-stalker-enemy-removed = { $enemy } сходить із мапи.
log-stalker-special-used = { $enemy } виконує спеціальну дію: { $special }.

# Що лежить на мапі
log-stalker-loot-placed = На { $space_locative } лежить здобич.
log-stalker-loot-taken = { $seat } бере здобич на { $space_locative }: { $token }.
    .brought = { $seat } бере здобич на { $space_locative }: { $brought }.
log-stalker-unknown-placed = На { $space_accusative } лягає жетон невідомого ворога.
log-stalker-unknown-resolved =
    Невідомий ворог на { $space_locative }: { $kind_id ->
        [none] нікого
       *[other] { $n ->
            [one] { $kind }
           [few] { $kind } ({ $n } фігурки)
           *[many] { $kind } ({ $n } фігурок)
        }
    }.
log-stalker-no-unknown-left =
    { $space_id ->
        [none] Немає жетона невідомого ворога, який можна відкрити.
       *[other] На { $space_locative } немає жетона невідомого ворога.
    }
log-stalker-token-seen =
    Команда дивиться на жетон на { $space_locative }: { $kind_id ->
        [none] { $token }
       *[other] { $n ->
            [one] { $kind }
           [few] { $kind } ({ $n } фігурки)
           *[many] { $kind } ({ $n } фігурок)
        }
    }.
log-stalker-fog-placed = На { $space_locative } нічого не видно.
log-stalker-trap-placed = На { $space_locative } лежить пастка.
log-stalker-trap-sprung = { $enemy } зачіпає пастку на { $space_locative }.
log-stalker-anomaly-activated = { $card } активується ({ $symbol }).
log-stalker-anomaly-held = { $card } не реагує ({ $symbol }).
log-stalker-anomaly-moved = { $card } пересувається на { $space_accusative }.
log-stalker-anomaly-gone = { $card } зникає.
log-stalker-artifact-found = { $seat } знаходить артефакт: { $symbol } на { $space_locative }.
log-stalker-artifact-taken = { $seat } бере артефакт на { $space_locative }.
    .brought = { $seat } бере артефакт на { $space_locative }: { $brought }.
log-stalker-companion-fled = { $companion } тікає.

# Карти оточення
log-stalker-card-flipped = Відкривається «{ $side }».
log-stalker-card-taken = { $seat } бере «{ $side }».
log-stalker-back-seen =
    { $space_id ->
        [none] Команда дивиться на «{ $side }».
       *[other] Команда дивиться на карту на { $space_locative }: «{ $side }».
    }
log-stalker-card-laid = «{ $side }» лежить на { $space_locative }.
log-stalker-environment-discarded = З картою «{ $side }» покінчено.
log-stalker-cubes-added =
    На карті «{ $side }» { $cubes ->
        [one] лежить { $cubes } маркер
        [few] лежать { $cubes } маркери
       *[many] лежить { $cubes } маркерів
    }.
log-stalker-mission-action-taken = { $seat } виконує дію з карти «{ $side }»: { $action }.
log-stalker-remembered = -
log-stalker-space-flooded = { $space } під водою.
log-stalker-lost-setup-drawn =
    { $fits ->
        [true] Шлях у незвідане: «{ $setup }».
       *[false] «{ $setup }» не пасує до цієї мапи: беруть іншу карту.
    }
log-stalker-territory-laid = Вхід лежить на { $space_locative }; за ним: { $tile }.
log-stalker-territory-card-laid =
    { $space_id ->
        [none] «{ $side }» лежить поруч.
       *[other] «{ $side }» лежить на { $space_locative }.
    }
log-stalker-entrance-moved = Землі під входом більше немає: тепер він на { $space_locative }.
log-stalker-territory-closed = Прохід зачинився: { $tile }.

# Виживання в Зоні
log-stalker-campaign-put-aside = Кампанія чекає; у Зону йде інша команда.
log-stalker-campaign-taken-up =
    { $result_id ->
        [victory] «{ $scenario }»: перемога, { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }. Кампанія триває з того самого місця.
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
log-stalker-zone-card-discarded = Карту «{ $card }» скинуто.
log-stalker-fate-rolled =
    { $cards_count ->
        [0] Доля: { $symbol }. Жодна карта не реагує.
       *[other] Доля: { $symbol } — { $cards }.
    }
log-stalker-zone-token-placed =
    { $space_id ->
        [none] Відтепер на мапі лежить жетон «{ $token }».
       *[other] Відтепер на { $space_locative } лежить жетон «{ $token }».
    }
log-stalker-zone-token-taken = { $seat } бере жетон «{ $token }».
log-stalker-zone-token-given = { $seat } передає { $to_dative } жетон «{ $token }».
log-stalker-stretcher-lifted = { $seat } і { $person } несуть разом.
log-stalker-stretcher-declined = { $seat } не береться нести.
log-stalker-zone-token-dropped = { $seat } кладе жетон «{ $token }».
log-stalker-zone-token-removed =
    { $space_id ->
        [none] З мапи зникає жетон «{ $token }».
       *[other] На { $space_locative } більше немає жетона «{ $token }».
    }
log-stalker-zone-token-turned = На { $space_locative } перевертають жетон: { $face }.
log-stalker-way-opened =
    { $space_id ->
        [none] Відкривається шлях: { $token }.
       *[other] На { $space_locative } відкривається шлях: { $token }.
    }
log-stalker-counter-changed =
    { $need ->
        [0] { $counter }: { $to }.
       *[other] { $counter }: { $to } з { $need }.
    }
log-stalker-character-came = { $character } з’являється на { $space_locative }.
log-stalker-character-gone = { $character } іде геть.
log-stalker-character-hurt = { $character } втрачає { $lost } ОЗ, лишається { $hp }.
log-stalker-character-healed = { $character } відновлює { $healed } ОЗ, тепер { $hp }.
log-stalker-character-down = { $character } падає.
log-stalker-character-died = { $character } гине.
log-stalker-goods-changed =
    { $by_sign ->
        [down] { $seat } віддає товар «{ $good }»: { $by_size ->
            [one] { $by_size } одиницю
            [few] { $by_size } одиниці
           *[many] { $by_size } одиниць
        }.
       *[up] { $seat } вантажить товар «{ $good }»: { $by_size ->
            [one] { $by_size } одиницю
            [few] { $by_size } одиниці
           *[many] { $by_size } одиниць
        }.
    }
log-stalker-price-changed = { $trader } платить тепер { $price } К за товар «{ $good }».
log-stalker-stock-spoiled =
    { $trader } втрачає частину запасу; лишається { $left ->
        [one] { $left } одиниця
        [few] { $left } одиниці
       *[many] { $left } одиниць
    }.
log-stalker-load-given = { $seat } віддає { $character_dative } жетон «{ $token }».
log-stalker-artifact-captured = { $enemy } бере артефакт.
log-stalker-wounded-died = Поранена людина на { $space_locative } вмирає від утрати крові.
log-stalker-front-arrived = Надходить фронт. Зірвані ущільнення: { $broken }, бракує: { $missing }.
log-stalker-sold-on-map = { $seat } продає карту { $card } за { $price } К.
log-stalker-enemy-marked = Позначений ворог тепер { $enemy }.
log-stalker-artifact-placed = На { $space_locative } лежить артефакт.
log-stalker-unknown-removed = Жетон невідомого ворога на { $space_locative } сходить з мапи нероздивлений.
log-stalker-anomaly-replaced = Замість аномалії «{ $old }» тепер «{ $new }».
log-stalker-stalker-left = { $seat } сходить з мапи, у безпеку.
log-stalker-request-checked =
    { $met ->
        [true] Прохання «{ $card }» виконано.
       *[false] Прохання «{ $card }» не виконано.
    }
log-stalker-event-foreseen = Серед наступних подій є «{ $card }».
log-stalker-rounds-changed =
    { $by_sign ->
        [down] У колоді подій на { $by_size ->
            [one] { $by_size } карту
            [few] { $by_size } карти
           *[many] { $by_size } карт
        } менше; лишається { $left ->
            [one] { $left } карта
            [few] { $left } карти
           *[many] { $left } карт
        }.
       *[up] У колоді подій на { $by_size ->
            [one] { $by_size } карту
            [few] { $by_size } карти
           *[many] { $by_size } карт
        } більше; лишається { $left ->
            [one] { $left } карта
            [few] { $left } карти
           *[many] { $left } карт
        }.
    }

# Кампанія
log-stalker-place-opened = На мапі Зони нове місце: «{ $place }».
    .brief = «{ $place }»
    .brought = На мапі Зони нові місця: { $brought }.
log-stalker-place-crossed-out = З мапи Зони викреслено «{ $place }».
log-stalker-place-visited =
    { $place_kind ->
        [mission] Наступна місія — «{ $place }».
       *[other] Команда йде до місця: «{ $place }».
    }
log-stalker-story-read = Команда читає «{ $story }».
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
log-stalker-contact-lost = Команда втрачає контакт: { $contact }.
log-stalker-contact-visited = Команда йде до { $contact_genitive }.
log-stalker-service-taken = { $contact } робить команді послугу.
    .effect = { $contact }: { $effect }.
log-stalker-card-traded =
    { $money_sign ->
        [down] { $contact } продає команді карту { $card } за { $money_size } К.
       *[up] { $contact } купує в команди карту { $card } за { $money } К.
    }
log-stalker-magazine-traded =
    { $money_sign ->
        [down] { $contact } продає команді магазин ({ $magazine }) за { $money_size } К.
       *[up] { $contact } купує в команди магазин ({ $magazine }) за { $money } К.
    }
log-stalker-card-swapped = { $contact } бере карту { $card } і { $fee } К, а дає карту { $new }.
log-stalker-companion-hired = { $contact } іде на місію; веде { $seat }.
log-stalker-contract-taken = Контракт на наступну місію дає { $contact }.
log-stalker-contract-met = Контракт від { $contact_genitive } виконано.
log-stalker-card-stored = До схрону йде карта { $card }.
log-stalker-magazines-stored = До схрону йде: { $things }.
log-stalker-card-handed-in = Команда віддає карту { $card }.
log-stalker-stash-card-lost = Зі схрону пропадає карта { $card }.
log-stalker-late-marked =
    { $n_sign ->
        [down] В історії { $letter } на одну позначку ЗАПІЗНО менше.
       *[up] В історії { $letter } на одну позначку ЗАПІЗНО більше.
    }
log-stalker-event-joined = «{ $event }» додано до випадкових подій цієї кампанії.
log-stalker-card-packed = { $seat } бере зі схрону карту { $card }.
log-stalker-card-unpacked = { $seat } кладе назад до схрону карту { $card }.
log-stalker-magazine-packed =
    { $n_sign ->
        [down] { $seat } кладе назад до схрону { $things }.
       *[up] { $seat } бере зі схрону { $things }.
    }
log-stalker-gear-packed = { $seat } пакує: { $things }.
log-stalker-gear-returned = До схрону повертається: { $things }.
log-stalker-kits-packed = Усі пакують те, що мали раніше.
log-stalker-all-unpacked = Усе знову у схроні.
log-stalker-kit-refused = { $seat } не погоджується: ділите наново.
log-stalker-epilogue-read = Епілог місії «{ $mission }».
log-stalker-mission-closed =
    { $result_id ->
        [victory] Повернення з місії «{ $mission }»: виконано.
       *[defeat] Повернення з місії «{ $mission }»: провалено.
    } { $rounds } { $rounds ->
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
    }.{ $fallen_count ->
        [0] { "" }
       *[other] { " " }Втрати: { $fallen }.
    } { $earned_sign ->
        [down] Спорядження на { $kit } К, перед тим витрачено { $spent } К, утрачено { $earned_size } К; у схроні { $money } К.
       *[up] Спорядження на { $kit } К, перед тим витрачено { $spent } К, здобуто { $earned } К; у схроні { $money } К.
    }
log-stalker-campaign-ended = Кампанію закінчено: «{ $story }». За людей { $people }, за гроші { $coin }, за темряву { $dark }.
