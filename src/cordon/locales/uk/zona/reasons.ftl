# Чому в «Зоні» чогось не можна: сам факт, одним реченням. Номер правила додає той, хто показує.

# Втома, гроші, репутація
reason-zona-too-tired =
    { $fatigue ->
        [5] Сил більше нема: втома вже 5.
       *[other] Сил не вистачить: втома зросте на { $by }, з { $fatigue }, і перейде за 5.
    }
reason-zona-too-expensive = Це коштує { $price } ₽, а в тебе { $rubles } ₽.
reason-zona-needs-good-reputation = Для цього потрібна добра репутація.
reason-zona-not-tired = Твоя втома вже найменша.

# Перевірки
reason-zona-forced-already = Цю перевірку вже форсовано.
reason-zona-no-die-to-reroll = Тут нема кубика, який можна перекинути.
reason-zona-wrong-encounter = У зустрічі такого виду це не допомагає.
reason-zona-wrong-stage = На цьому етапі зустрічі це не допомагає.
reason-zona-too-few-traumas = У тебе замало травм для цього.

# Предмети і здібності
reason-zona-used-in-effect = Для цього ефекту це вже використано.
reason-zona-deactivated = Предмет деактивовано до кінця фази новин.
reason-zona-ability-spent = Цю здібність уже використано.
reason-zona-wrong-place =
    Діє лише { $area_id ->
        [bunker] у бункері
       *[other] { $area_locative }
    }{ $to_id ->
        [none] { "" }
       *[other] { " " }або { $to_locative }
    }.
reason-zona-gives-no-plus = Тут це нічого не додає до волі.
reason-zona-backpack-full = Твій наплічник повний.
reason-zona-bought-this-turn = Це куплено в цьому ж ходу.
reason-zona-no-crowbar = У тебе нема Лома.
reason-zona-nothing-to-discard = Треба скинути { $things }, а в тебе цього нема.
reason-zona-too-few-items =
    { $count ->
        [one] Треба скинути { $count } предмет
        [few] Треба скинути { $count } предмети
        [many] Треба скинути { $count } предметів
       *[other] Треба скинути { $count } предмета
    }, з них щонайменше { $of_deck } — { $deck }, а в тебе стільки нема.
reason-zona-nothing-to-repair = Жоден твій предмет зараз не можна полагодити.
reason-zona-nothing-to-sell = Тобі нема чого тут продати.

# Шкода і лікування
reason-zona-wrong-damage = Від такої шкоди це не захищає.
reason-zona-price-would-traumatise = Ця ціна спричинить травму.
reason-zona-has-trauma = На цій характеристиці вже є травма.
reason-zona-not-injured = У тебе нема ушкоджень.
reason-zona-no-trauma = У тебе нема травм.

# Зустрічі
reason-zona-area-forbids-flight = Тут від зустрічі не втекти нікому.
reason-zona-threat-forbids-flight = Ця загроза не дає втекти.

# Таємні об’єкти
reason-zona-ransacked = До { $facility_genitive } увійти не можна: об’єкт розграбовано.
reason-zona-secret-known = Ти вже маєш таємницю { $facility_genitive }.
reason-zona-facility-full = Вільного місця { $facility_locative } нема.
reason-zona-facility-closed = Замок { $facility_genitive } ще не відкрито.
reason-zona-facility-open = Замок { $facility_genitive } вже відкрито.

# Бункери і ринок
reason-zona-offer-taken = Цю пропозицію вже використано.
reason-zona-column-needs-neutral = Стовпець 3 ринку закритий для поганої репутації.
reason-zona-column-needs-good = Стовпець 4 ринку вимагає доброї репутації.

# Дії
reason-zona-blockade = На цьому боці поля межу перекрила блокада.
reason-zona-must-leave = Твоя перша дія — рух геть із { $facility_genitive }: об’єкт розграбовано.
reason-zona-no-area-action = Тут нема дії локації.
reason-zona-area-action-used = У цьому ходу дію локації вже виконано.
reason-zona-area-action-blocked = Чинні новини блокують тут дію локації.
reason-zona-reputation-forbids = Твоя погана репутація цього не дозволяє.
reason-zona-sealed-border = Рухом цю межу не перетнути: крізь неї веде лише дія локації або предмет.
reason-zona-nothing-to-search = Тут нема загрози, яку можна зустріти.
reason-zona-roadblock = Чинні новини блокують цю межу.

# Новини
reason-zona-no-news-left = Колода новин порожня.
