# Журнал «Зони»: рядок на кожну подію. Спершу ім’я; рядок, у якому лише «-», не оповідається.
# Теперішній час, щоб не вгадувати стать гравця. Імена гравців стоять лише в називному.

# Раунд
log-zona-round-began = Починається раунд { $round }.
log-zona-phase-began = Починається { $phase }.
log-zona-voice-passed = { $seat } стає Голосом Зони.
log-zona-boards-dealt = { $seat } отримує на вибір: { $characters }.
log-zona-character-chosen = { $seat } обирає { $character_accusative }.

# Загрози на полі
log-zona-threat-placed = { $threat } з’являється { $area_locative }.
log-zona-threat-discarded = { $threat } зникає з поля.

# Дії
log-zona-moved = { $seat } вирушає до { $area_genitive }.
log-zona-relocated = { $seat } переміщується до { $area_genitive }.
log-zona-rested = { $seat } відпочиває.
log-zona-passed = { $seat } пасує.
log-zona-area-action-taken = { $seat } виконує дію локації { $area }.

# Перевірки
log-zona-rolled = { $seat } перевіряє { $attribute_accusative } проти { $difficulty }: випадає { $dice }.
log-zona-forced = { $seat } форсує перевірку.
log-zona-rerolled = { $seat } перекидає: { $dice }.
log-zona-test-ended =
    { $success ->
        [true] { $seat } проходить перевірку { $attribute_genitive }: { $result } проти { $difficulty }.
       *[false] { $seat } провалює перевірку { $attribute_genitive }: { $result } проти { $difficulty }.
    }
log-zona-source-used = { $seat } застосовує: { $source }.
log-zona-side-effect-ignored = { $seat } ігнорує побічну дію: { $card } (завдяки: { $source }).

# Предмети
log-zona-card-taken = -
log-zona-item-gained = { $seat } отримує { $card_accusative }.
log-zona-item-declined = { $seat } не бере { $card_accusative }.
log-zona-item-dropped = { $seat } викидає { $card_accusative }.
log-zona-item-discarded = { $seat } скидає { $card_accusative }.
log-zona-item-worn = { $seat } вдягає { $card_accusative }.
log-zona-item-packed = { $seat } ховає в наплічник { $card_accusative }.
log-zona-item-damaged = { $seat } пошкоджує { $card_accusative }.
log-zona-item-repaired = { $seat } лагодить { $card_accusative }.
log-zona-cards-drawn = { $seat } тягне: { $cards }.

# Шкода
log-zona-damage-cancelled = { $seat } скасовує { $damage } ({ $source }).
log-zona-damage-converted = { $seat } перетворює 1 { $kind_accusative } на 1 { $to_accusative } ({ $source }).
log-zona-damage-taken =
    { $source_id ->
        [none] { $seat } отримує { $damage }.
       *[other] { $seat } отримує { $damage } ({ $source }).
    }
log-zona-injuries-healed =
    { $count ->
        [one] { $seat } лікує { $count } ушкодження.
        [few] { $seat } лікує { $count } ушкодження.
        [many] { $seat } лікує { $count } ушкоджень.
       *[other] { $seat } лікує { $count } ушкодження.
    }
log-zona-trauma-taken = { $seat } дістає травму: { $attribute }.
log-zona-trauma-healed = { $seat } позбувається травми: { $attribute }.
log-zona-died = { $character } гине.
log-zona-secret-kept = { $seat } передає далі таємницю: { $facility }.
log-zona-left-the-game = { $seat } вибуває з гри: шукачів не лишилося.

# Втома, репутація, гроші
log-zona-fatigue-changed =
    { $by_sign ->
        [down] { $seat } переводить подих: втома менша на { $by_size }, тепер { $to }.
       *[up] { $seat } втомлюється: втома більша на { $by_size }, тепер { $to }.
    }
log-zona-reputation-changed = { $seat }: репутація тепер { $to }.
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
log-zona-outcome-told = { $text }
log-zona-mission-failed = { $seat } провалює завдання «{ $event }».

# Таємні об’єкти
log-zona-secret-discovered = { $seat } розкриває таємницю { $facility_genitive }.
log-zona-facility-opened = { $seat } відкриває { $facility_accusative }. Замок: { $lock }.
log-zona-finds-searched = { $seat } переглядає знахідки { $facility_genitive }.
log-zona-facility-ransacked = Розграбовано: до { $facility_genitive } більше ніхто не ввійде.

# Новини та викиди
log-zona-news-drawn = Новини: «{ $news }».
log-zona-news-marked = «{ $news }» позначає: { $marker }.
log-zona-news-ended = «{ $news }» минає.
log-zona-news-seen = { $seat } дивиться наступну карту новин: «{ $news }».
log-zona-scavenger-named = { $seat } називає: { $target }.
log-zona-emission-advanced = Маркер викиду на поділці { $to }.
log-zona-emission-struck = Викид: «{ $emission }».
log-zona-ran = { $seat } біжить ховатися до { $area_genitive }.

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
