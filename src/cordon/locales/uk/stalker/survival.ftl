# Виживання в Зоні: назви. Тексти карт і сценарії книги поки що лише англійською.

# Сценарії
scenario-s01 = Останній автобус
scenario-s02 = Насосна станція
scenario-s03 = Що забрало череду
scenario-s04 = Скляні жнива
scenario-s05 = Прогулянка професора
scenario-s06 = Мертва частота
scenario-s07 = Червоне небо опівдні
scenario-s08 = Троє в колодязі
scenario-s09 = Сіль, свинець і солярка
scenario-s10 = Сховище касира

# Мапи
zone-map-m01 = Роздоріжжя
zone-map-m02 = Мертва лінія
zone-map-m03 = Низькі поля
zone-map-m04 = Чорний берег
zone-map-m05 = Базарний день
zone-map-m06 = Кільце брухту
zone-map-m07 = Довга дорога
zone-map-m08 = Мокра пора
zone-map-m09 = Полігон
zone-map-m10 = Парафія

# Персонажі
character-foma = Хома-носій
character-ilarion = Іларіон, польовий науковець
character-zoya = Тітка Зоя
character-gleb = Німий Гліб
character-abbot = Ігумен
character-rain_cape = Чоловік у дощовику
character-deserter = Дезертир
character-vasylyna = Василина-санітарка
character-well_voice = Голос у колодязі
character-tamara = Стара Тамара з козою
character-conscript = Строковик

# Жетони
token-bus = автобус
token-hull = згорілий остов
token-excavator = екскаватор
token-truck = вантажівка
token-truck_b = вантажівка
token-pipe_long = зливова труба
token-pipe_short = кабельний канал
token-guard_hut = вартівня
token-container = контейнер
token-pylon = повалений стовп
token-pond = стояча вода
token-trench = рів
token-trench_b = рів
token-hole = діра в стіні
token-locked_door = замкнені двері
token-welded_door = заварені двері
token-armored_gate = броньована брама
token-hatch = люк
token-unique_loot = особлива здобич
token-this_enemy = позначений ворог
token-barrier = шлагбаум
token-fuse_box = щиток запобіжників
token-fuse = запобіжник
token-pump = помпа
token-valve = вентиль
token-track = слід
token-bait = принада
token-snare = сильце
token-probe = зонд
token-mast = щогла
token-charge = заряд
token-supply = припаси
token-beacon = маячок
token-wounded = поранений
token-professor = професор, поранений
token-strongbox = грошова скриня
token-code = частина коду
token-nest = гніздо
token-campfire = багаття
token-letter = лист
token-leak = витік
token-tag = армійський жетон
token-rad_mark = позначка радіації
token-fuse_box_sound = справний щиток
token-fuse_box_burnt = згорілий щиток
token-valve_closed = закритий вентиль
token-valve_open = відкритий вентиль
token-mast_plain = щогла
token-mast_armed = замінована щогла
token-beacon_person = маячок, людина
token-beacon_empty_face = маячок, нікого
token-beacon_bait_face = маячок, принада
