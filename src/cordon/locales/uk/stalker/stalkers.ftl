# Сталкери

stalker-milady = Міледі
stalker-chort = Чорт
stalker-palkan = Полкан
stalker-borsuk = Борсук
stalker-mammon = Маммон
stalker-velet = Велет
stalker-kvant = Квант
stalker-mukha = Муха
stalker-hrim = Грім
stalker-tykha = Тиха
stalker-lisnyk = Лісник
stalker-iskra = Іскра

# Здібності

ability-sure_shot = Без промаху
ability-stalk = Скрадання
ability-fearless = Безстрашний
ability-dodge = Ухиляння
ability-team_player = Один за всіх
ability-hip_shot = Швидкий постріл
ability-zone_sense = Чуття Зони
ability-bolt_thrower = Метальник болтів
ability-lone_wolf = Вовк-одинак
ability-momentum = Розгін
ability-thick_hide = Товста шкура
ability-back_on_your_feet = Знову на ногах
ability-field_notes = Польові нотатки
ability-shielded_case = Екранований кейс
ability-light_feet = Легка хода
ability-quick_hands = Спритні руки
ability-wall_of_lead = Стіна свинцю
ability-heavy_tread = Важка хода
ability-throwing_knives = Метальні ножі
ability-vanish = Зникнення
ability-word_of_advice = Добра порада
ability-old_bones = Старі кістки
ability-good_arm = Вправна рука
ability-short_fuse = Короткий ґніт
