# Журнал «Зони»: рядок на кожну подію. Спершу ім’я; рядок, у якому лише «-», не оповідається.
# Теперішній час, щоб не вгадувати стать гравця. Імена гравців стоять лише в називному.

# Раунд
log-zona-round-began = Починається раунд { $round }.
log-zona-phase-began =
    { $empty ->
        [true] -
       *[false] Починається { $phase }.
    }
log-zona-voice-passed = { $seat } стає Голосом Зони.
log-zona-boards-dealt = { $seat } отримує на вибір: { $characters }.
log-zona-character-chosen = { $seat } обирає { $character_accusative }.

# Загрози на полі
log-zona-threat-placed =
    { $by_id ->
        [voice] { $seat }, Голос Зони, виставляє { $threat_accusative } { $area_locative }.
        [chosen] { $seat } вирішує за Зону: { $threat } з’являється { $area_locative }.
        [alone] Зона приходить туди, де { $seat }: { $threat } з’являється { $area_locative }.
        [start] { $threat } з’являється { $area_locative }: із цією загрозою починає { $seat }.
        [trail] { $threat } з’являється { $area_locative }: наодинці додаються загрози другого персонажа.
        [called] { $source } приводить ще одну загрозу: { $threat } з’являється { $area_locative }.
       *[none] { $threat } з’являється { $area_locative }.
    }
log-zona-threat-chosen =
    { $by_id ->
        [voice] { $seat }, Голос Зони, обирає { $threat_accusative }.
        [chosen] { $seat } вирішує за Зону: { $threat }.
       *[alone] Із тутешніх загроз приходить найпильніша: { $threat }.
    }
log-zona-threat-discarded = { $threat } зникає з поля.
log-zona-threats-swept = Усі загрози зникають з поля, а натомість з’являються нові.

# Дії
log-zona-shortcut-taken = { $seat } рушає навпростець { $area_instrumental }.
log-zona-moved =
    { $shortcut ->
        [true] -
       *[false] { $seat } вирушає { $area_instrumental }.
    }
log-zona-relocated = { $seat } переміщується { $area_instrumental }.
log-zona-rested =
    { $replaced ->
        [true] { $seat } робить це замість відпочинку.
       *[false] { $by ->
            [0] { $seat } відпочиває, хоча втоми й нема.
           *[other] { $seat } відпочиває: втома менша на { $by }, тепер { $to }.
        }
    }
log-zona-passed = { $seat } пасує.
log-zona-area-action-taken =
    { $bunker ->
        [true] -
       *[false] { $seat } виконує дію локації { $area }.
    }
log-zona-camped = { $seat } стає табором { $area_locative }.
log-zona-offer-taken =
    { $offer_id ->
        [appraisal] -
       *[other] { $seat } обирає: { $offer }.
    }

# Перевірки
log-zona-rolled = { $seat } перевіряє { $attribute_accusative } проти { $difficulty }: випадає { $dice }.
log-zona-forced = { $seat } форсує перевірку: втома більша на { $by }, тепер { $to }.
log-zona-rerolled = { $seat } перекидає й тепер має: { $dice }.
log-zona-test-ended =
    { $success ->
        [true] { $seat } проходить перевірку { $attribute_genitive }: { $result_sign ->
            [down] −{ $result_size }
           *[up] { $result }
        } проти { $difficulty }.
       *[false] { $seat } провалює перевірку { $attribute_genitive }: { $result_sign ->
            [down] −{ $result_size }
           *[up] { $result }
        } проти { $difficulty }.
    }
log-zona-source-used =
    { $quiet ->
        [true] -
       *[false] { $ability ->
            [true] { $seat } застосовує здібність: { $source }.
           *[false] { $last_id ->
                [single] { $seat } витрачає { $source_accusative }.
                [worn] { $seat } востаннє застосовує { $source_accusative }.
               *[none] { $seat } застосовує { $source_accusative }.
            }
        }
    }
log-zona-side-effect-ignored = { $seat } ігнорує побічну дію: { $card } (завдяки: { $source }).

# Предмети
log-zona-card-taken = -
log-zona-item-gained =
    { $how_id ->
        [bought] -
        [worn] { $seat } отримує й одразу вдягає { $card_accusative }.
        [bought-worn] { $seat } вдягає { $card_accusative }.
       *[none] { $seat } отримує { $card_accusative }.
    }
log-zona-item-declined = { $seat } не бере { $card_accusative }.
log-zona-item-dropped =
    { $full ->
        [true] { $seat } не має більше місця й викидає { $card_accusative }.
       *[false] { $seat } викидає { $card_accusative }.
    }
log-zona-item-discarded =
    { $spent ->
        [true] -
       *[false] { $seat } скидає { $card_accusative }.
    }
log-zona-item-worn = { $seat } вдягає { $card_accusative }.
log-zona-item-packed = { $seat } знімає { $card_accusative } і ховає в наплічник.
log-zona-item-damaged =
    { $breaks ->
        [true] { $seat } втрачає зламаний предмет: { $card }.
       *[false] { $seat } має пошкоджений предмет: { $card }.
    }
log-zona-item-deactivated = { $seat } до кінця раунду не може застосовувати: { $card }.
log-zona-item-repaired =
    { $price ->
        [0] { $seat } лагодить { $card_accusative }.
       *[other] { $seat } платить { $price } ₽ і лагодить { $card_accusative }.
    }
log-zona-cards-drawn = { $seat } тягне: { $cards }.

# Шкода
log-zona-damage-cancelled =
    { $last_id ->
        [none] { $seat } скасовує { $damage } ({ $source }).
       *[other] { $seat } скасовує { $damage } ({ $source }, предмет витрачено).
    }
log-zona-damage-converted = { $seat } перетворює 1 { $kind_accusative } на 1 { $to_accusative } ({ $source }).
log-zona-damage-taken =
    { $source_id ->
        [none] { $seat } отримує { $damage }.
       *[other] { $seat } отримує { $damage } ({ $source }).
    }
log-zona-injuries-healed =
    { $price ->
        [0] { $count ->
            [one] { $seat } лікує { $count } ушкодження.
            [few] { $seat } лікує { $count } ушкодження.
            [many] { $seat } лікує { $count } ушкоджень.
           *[other] { $seat } лікує { $count } ушкодження.
        }
       *[other] { $count ->
            [one] { $seat } платить { $price } ₽ і лікує { $count } ушкодження.
            [few] { $seat } платить { $price } ₽ і лікує { $count } ушкодження.
            [many] { $seat } платить { $price } ₽ і лікує { $count } ушкоджень.
           *[other] { $seat } платить { $price } ₽ і лікує { $count } ушкодження.
        }
    }
log-zona-trauma-taken = { $seat } дістає травму: { $attribute }.
log-zona-trauma-healed = { $seat } позбувається травми: { $attribute }.
log-zona-died = { $character } гине.
log-zona-secret-kept = { $seat } передає далі таємницю: { $facility }.
log-zona-left-the-game =
    { $willing ->
        [true] { $seat } виходить із гри.
       *[false] { $seat } вибуває з гри: шукачів не лишилося.
    }

# Втома, репутація, гроші
log-zona-fatigue-changed =
    { $told ->
        [true] -
       *[false] { $by_sign ->
            [down] { $seat } переводить подих: втома менша на { $by_size }, тепер { $to }.
           *[up] { $seat } втомлюється: втома більша на { $by_size }, тепер { $to }.
        }
    }
log-zona-fatigue-overflowed =
    { $by ->
        [one] { $seat } не має більше сил: { $by } пункт понад шкалу стає шкодою.
        [few] { $seat } не має більше сил: { $by } пункти понад шкалу стають шкодою.
        [many] { $seat } не має більше сил: { $by } пунктів понад шкалу стають шкодою.
       *[other] { $seat } не має більше сил: { $by } пункту понад шкалу стає шкодою.
    }
log-zona-reputation-changed = { $seat }: репутація тепер { $to }.
log-zona-reputation-stuck =
    { $reputation_id ->
        [bad] { $seat }: репутація не може впасти нижче.
       *[good] { $seat }: репутація не може піднятися вище.
    }
log-zona-rubles-changed =
    { $by_sign ->
        [down] { $seat } віддає { $by_size } ₽, лишається { $to } ₽.
       *[up] { $seat } отримує { $by_size } ₽ і має тепер { $to } ₽.
    }

# Зустрічі
log-zona-encounter-began = { $seat } натрапляє на { $threat_accusative }.
log-zona-encounter-avoided = { $seat } оминає { $threat_accusative }.
log-zona-fled = { $seat } тікає від { $threat_genitive }.
log-zona-threat-won = { $seat } програє протистояння: { $threat }.
log-zona-threat-beaten = { $seat } долає { $threat_accusative }.
log-zona-trophy-taken = { $seat } бере трофей: { $threat }.
log-zona-trophy-discarded = { $seat } віддає трофей: { $threat }.

# Карти подій
log-zona-event-drawn = { $seat } тягне «{ $event }».
log-zona-paragraph-reached = { $seat } переходить до абзацу { $section } карти «{ $event }».
log-zona-part-chosen = { $seat } обирає: { $text }
log-zona-part-declined =
    { $source_id ->
        [none] { $seat } відмовляється.
       *[other] { $seat } відмовляється («{ $source }»).
    }
log-zona-nothing-happened =
    { $source_id ->
        [none] { $seat }: нічого не стається.
       *[other] { $seat }: нічого не стається («{ $source }»).
    }
log-zona-outcome-told = { $text }
log-zona-reputation-decided = { $seat }: вирішує { $reputation } репутація.
log-zona-mission-failed = { $seat } провалює завдання «{ $event }».

# Таємні об’єкти
log-zona-secret-discovered = { $seat } розкриває таємницю { $facility_genitive }.
log-zona-opening-began = { $seat } береться до замка { $facility_genitive }: { $lock }.
log-zona-price-unpaid = { $seat } вже не витримає цієї ціни без травми ({ $source }): нічого не виходить.
log-zona-facility-opened = { $seat } відкриває { $facility_accusative } і заходить усередину.
log-zona-finds-searched = { $seat } переглядає знахідки { $facility_genitive }.
log-zona-finds-gone = { $seat } вже не має чого шукати: знахідки { $facility_genitive } розібрано.
log-zona-facility-ransacked = Розграбовано: до { $facility_genitive } більше ніхто не ввійде.

# Новини та викиди
log-zona-news-drawn = Новини: «{ $news }».
log-zona-news-marked =
    { $by_id ->
        [voice] «{ $news }» — { $seat }, Голос Зони, позначає: { $marker }.
        [chosen] «{ $news }» — { $seat } вирішує за Зону й позначає: { $marker }.
        [alone] «{ $news }» лягає там, де { $seat }: { $marker }.
       *[none] «{ $news }» позначає: { $marker }.
    }
log-zona-nobody-concerned = Нікого це не стосується.
log-zona-news-ended = «{ $news }» минає.
log-zona-news-seen = { $seat } дивиться наступну карту новин: «{ $news }».
log-zona-scavenger-named =
    { $by_id ->
        [own] { $seat }, Голос Зони, не називає нікого іншого.
        [alone] Назвати можна лише одну людину: { $target }.
       *[voice] { $seat }, Голос Зони, називає: { $target }.
    }
log-zona-emission-advanced = Маркер викиду на поділці { $to }.
log-zona-emission-struck = Викид: «{ $emission }».
emission-deals = У зеленому секторі отримуєш { $green }; у жовтому { $yellow }; у червоному { $red }.
log-zona-ran = { $seat } біжить ховатися { $area_instrumental }: втома більша на { $by }, тепер { $to }.

# Торгівля
log-zona-market-renewed = На ринку нові карти: { $row }.
log-zona-item-bought = { $seat } купує { $card_accusative } за { $price } ₽.
log-zona-item-sold = { $seat } продає { $card_accusative } за { $price } ₽.
log-zona-trophy-sold = { $seat } продає трофей ({ $threat }) за { $price } ₽.

# Кінець
log-zona-match-won = { $seat } доходить до фіналу карти «{ $event }» і перемагає.
log-zona-match-lost = Програють усі шукачі: { $cause }.
loss-news = колода новин вичерпалася
loss-sarcophagus = скинуто останню карту Саркофага
