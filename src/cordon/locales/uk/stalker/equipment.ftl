# Зброя

weapon-ptm = ПТМ
weapon-sawn_off = Обріз
weapon-akm_74u = АКМ-74У
weapon-bulat = Револьвер «Булат»
weapon-zhuk = Жук
weapon-hunting_double = Двостволка
weapon-forester = Карабін лісничого
weapon-tysha = Арбалет «Тиша»
weapon-klevets = Клевець
weapon-shepit = Шепіт
weapon-shershen_9 = Шершень-9
weapon-vartovy = Вартовий
weapon-skoba = Скоба
weapon-kovadlo = Ковадло
weapon-obrii = Обрій
weapon-strichka = Стрічка
weapon-hand_mortar = Ручна мортира
weapon-sa_avalanche = СА «Лавина»
weapon-dp_12 = DP-12
weapon-mezha = Межа
weapon-coil_rifle = Котушкова гвинтівка
weapon-tur = Тур
weapon-rys_t = Рись-Т

# Атаки зброї

attack-ptm-quick_shot = Швидкий постріл
attack-ptm-single_shot = Одиничний постріл
attack-sawn_off-both_barrels = З обох стволів
attack-sawn_off-one_barrel = З одного ствола
attack-akm_74u-single_shot = Одиничний постріл
attack-akm_74u-burst = Черга
attack-bulat-single_shot = Одиничний постріл
attack-bulat-fan_the_hammer = Віялом
attack-zhuk-quick_shot = Швидкий постріл
attack-zhuk-burst = Черга
attack-hunting_double-both_barrels = З обох стволів
attack-hunting_double-slug = Куля
attack-forester-single_shot = Одиничний постріл
attack-tysha-aimed_shot = Прицільний вогонь
attack-klevets-quick_shot = Швидкий постріл
attack-klevets-single_shot = Одиничний постріл
attack-shepit-single_shot = Одиничний постріл
attack-shershen_9-quick_shot = Швидкий постріл
attack-shershen_9-burst = Черга
attack-vartovy-single_shot = Одиничний постріл
attack-vartovy-burst = Черга
attack-skoba-aimed_shot = Прицільний вогонь
attack-skoba-single_shot = Одиничний постріл
attack-kovadlo-single_shot = Одиничний постріл
attack-kovadlo-double_pump = Подвійний постріл
attack-obrii-aimed_shot = Прицільний вогонь
attack-obrii-snap_shot = Постріл навскидку
attack-strichka-burst = Черга
attack-strichka-full_auto = Автоматичний режим
attack-hand_mortar-shell = Снаряд
attack-sa_avalanche-single_shot = Одиничний постріл
attack-sa_avalanche-burst = Черга
attack-dp_12-single_shot = Одиничний постріл
attack-dp_12-empty_the_magazine = Розрядити магазин
attack-mezha-aimed_shot = Прицільний вогонь
attack-coil_rifle-aimed_shot = Прицільний вогонь
attack-tur-burst = Черга
attack-tur-full_auto = Автоматичний режим
attack-rys_t-single_shot = Одиничний постріл
attack-rys_t-burst = Черга

# Властивості зброї

trait-suppression = Пригнічення
trait-blast = Ударна хвиля
trait-stopping_power = Зупиняльна дія
trait-recovered_bolt = Повернений болт
trait-piercing = Пробиття

# Костюми

armour-leather_jacket = Шкіряна куртка
armour-padded_coat = Ватянка
armour-smugglers_coat = Плащ контрабандиста
armour-swamp_cloak = Болотяна накидка
armour-scrap_plate = Бляшаний панцир
armour-field_vest = Польовий жилет
armour-ps5_m = ПС5-М
armour-nbc_suit = Костюм хімічного захисту
armour-tracker_suit = Костюм слідопита
armour-hireling_rig = Розвантажка найманця
armour-diver_skin = Костюм нирця
armour-guard_plate = Панцир охоронця
armour-psz_9d = ПСЗ-9Д
armour-research_suit = Дослідницький костюм
armour-storm_armour = Штурмова броня
armour-exoframe = Екзокаркас
armour-night_skin = Нічний костюм

# Модифікації

attachment-silencer = Глушник
attachment-muzzle_brake = Дульне гальмо
attachment-long_barrel = Довгий ствол
attachment-scope = Приціл
attachment-thermal_scope = Тепловізор
attachment-red_dot = Коліматор
attachment-ladder_sight = Рамковий приціл
attachment-grenade_launcher = Гранатомет
attachment-foregrip = Переднє руків’я
attachment-bipod = Сошки
attachment-bayonet = Багнет
attachment-extended_magazine = Збільшений магазин
attachment-speed_loader = Швидкозарядник
attachment-match_rounds = Добірні патрони
attachment-echo_detector = Детектор «Відгук»
attachment-pulse_detector = Детектор «Пульс»
attachment-prism_detector = Детектор «Призма»
attachment-improved_container = Покращений контейнер для артефакту
attachment-advanced_container = Просунутий контейнер для артефакту
attachment-belt_pouches = Поясні підсумки
attachment-plate_insert = Бронепластина
attachment-psi_liner = Псі-підкладка
attachment-lead_lining = Свинцева підкладка

# Предмети

item-bread = Хліб
item-energy_drink = Енергетичний напій
item-vodka = Горілка
item-breakfast = Сніданок туриста
item-first_aid_kit = Аптечка
item-bandage = Бинт
item-anti_rad = Протипроменевий укол
item-surgery_set = Набір польового хірурга
item-stimulant = Стимулятор
item-psi_tablets = Псі-пігулки
item-frag_grenade = Осколкова граната
item-smoke_grenade = Димова граната
item-flash_grenade = Світлошумова граната
item-fire_bottle = Запальна пляшка
item-trip_mine = Розтяжка
item-anomaly_scanner = Сканер аномалій
item-motion_sensor = Датчик руху
item-ammo_box = Ящик патронів
item-power_cell = Енергокомірка

# Артефакти

artifact-slime = Слиз
artifact-sea_urchin = Морський їжак
artifact-lump_of_flesh = Шмат м’яса
artifact-bitter_pearl = Гірка перлина
artifact-leech_moss = П’явковий мох
artifact-sour_honey = Кислий мед
artifact-green_tear = Зелена сльоза
artifact-neuron = Нейрон
artifact-eye = Око
artifact-coal_heart = Вугільне серце
artifact-ash_veil = Попеляста вуаль
artifact-hot_needle = Розжарена голка
artifact-lantern_seed = Ліхтарне зерно
artifact-static_braid = Статична коса
artifact-restless_spark = Невгамовна іскра
artifact-choir_wire = Хорова дротина
artifact-rain_coil = Дощова котушка
artifact-second_pulse = Другий пульс
artifact-tin_star = Бляшана зірка
artifact-stone_flower = Кам’яна квітка
artifact-hollow_stone = Порожній камінь
artifact-slow_bead = Повільна намистина
artifact-fallen_feather = Опале перо
artifact-iron_tide = Залізний приплив
artifact-anchor = Якір
artifact-bent_ring = Гнутий перстень
