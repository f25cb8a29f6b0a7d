# Words of the game that cards, questions and the journal share (glossary TW-35).
phase-morning = Ранок
phase-day = День
phase-dusk = Сутінки
phase-evening = Вечір
phase-scavenging = Вилазка
phase-night_raid = Нічний Наліт
phase-dawn = Світанок
state-fatigue = Втома
    .rules = Рівень 2 забирає третю дію Дня, рівень 3 – другу й третю. На 4 людина падає з ніг: без дій, варти й вилазки, доки рівень не спаде.
state-wounds = Поранення
    .rules = Рівень 2 забирає третю дію Дня, рівень 3 – другу й третю. На 4 людина помирає.
state-misery = Депресія
    .rules = Рівень 2 забирає третю дію Дня, рівень 3 – другу й третю. На 4 людина зламана; наприкінці Світанку вона може померти, піти або лишитися.
state-hunger = Голод
    .rules = Рівень 2 забирає третю дію Дня, рівень 3 – другу й третю. На 4 людина помирає.
state-illness = Хвороба
    .rules = Рівень 2 забирає третю дію Дня, рівень 3 – другу й третю. На 4 людина помирає.
task-bed = спати в ліжку
task-floor = спати на підлозі
task-guard = вартувати
task-scavenge = йти на вилазку
slot-near = Близько
slot-middle = Середньо
slot-far = Далеко
row-furniture = рядок Меблі
row-junk = рядок Сміття
row-pantry = рядок Комора
row-any = будь-який рядок
die-grey = сірий кубик
die-yellow = жовтий кубик
die-red = червоний кубик
die-black = чорний кубик
face-blank = нічого
face-1 = 1 влучання
face-2 = 2 влучання
face-3 = 3 влучання
face-hatchet = символ сокири
face-shotgun = символ дробовика
face-out_of_ammo = скінчились набої
face-script = символ сюжету
trait-strong_back = Міцна спина
trait-quiet_step = Тихий крок
trait-trained = Вишкіл
trait-locksmith = Слюсарка
trait-sprinter = Спринтер
trait-night_owl = Нічна сова
trait-cook = Кухарка
trait-consoler = Розрадник
trait-pharmacist = Фармацевтка
trait-handyman = Майстер на всі руки
trait-bargainer = Уміє торгуватися
trait-trapper = Трапер
colour-green = зелені жетони
colour-grey = сірі жетони
colour-red = червоні жетони
colour-yellow = жовті жетони
colour-resource = ресурс
class-food = їжа
class-medical = медичний жетон
class-weapon = зброя
class-firearm = вогнепальна зброя
class-equipment = спорядження
class-material = дерево чи компоненти
class-ammunition = патрон чи гільза
class-armament = зброя чи патрон
class-alcohol = алкоголь
class-token = жетон
class-any = жетон чи ресурс
deed-killed = убивство
deed-robbed = пограбування
deed-stole = крадіжка
deed-helped = допомога
deed-shared = поділилися
deed-buried = похорон
deed-bereaved = втрата когось із наших
deed-refused = відмова
deed-starved = голодування
deed-saved = порятунок
deed-betrayed = зрада
deed-guarded = варта
deed-scavenged = вилазка
theme-child_death = смерть дитини
theme-suicide = самогубство
theme-sexual_violence = сексуальне насильство
theme-torture = катування
theme-gore = каліцтва
theme-animal_death = смерть тварини
theme-hunger_death = голодна смерть
theme-betrayal = зрада
deck-events = карти Подій
deck-unknown = Невідоме
deck-locations = карти Локацій
deck-exploration = карти Розвідки
deck-findings = карти Знахідок
deck-residents = Місцеві
deck-raids = Нічні Нальоти
deck-fate = карти Долі
deck-visitors = Гості
deck-narrative = карти Вирішальних Дій
deck-objectives = Цілі
deck-characters = Персонажі
floor-attic = горище
floor-upper = другий поверх
floor-ground = перший поверх
floor-basement = підвал
weapon-none = без зброї
mark-no_outside = сьогодні ніхто не може вийти
mark-no_rain = Дощозбірник цього Ранку нічого не дає
mark-noise_start = Шум цієї ночі починається вище
mark-raid_damage = цієї ночі більша Шкода
mark-raid_wounds = цієї ночі більше Поранень
mark-raid_reduction = наліт послаблено
mark-outside = сьогодні вже хтось виходив
result-victory = Ми дожили до кінця.
result-no_founders = Дім дожив до кінця, але ніхто з тих, хто зачинив його віконниці.
result-defeat = Дім стояв порожній.
result-win = Усе скінчилося.
result-fled = Ми втекли.
result-apart = Обидві сторони відступили.
result-lost = Ніхто з нас не встояв.
cause-ceasefire = припинення вогню
cause-nobody_left = нікого не лишилося
cause-nobody_guarded = ніхто не вартував
cause-no_founders = ніхто із засновників не вижив
cause-hunger = голод
cause-wounds = рани
cause-illness = хвороба
cause-cold = холод
cause-thirst = спрага
cause-despair = відчай
cause-sniper = снайпер
cause-raid = наліт
cause-fight = бійка
cause-script = те, про що розповідає Щоденник
cause-mourning = скорбота
cause-child = голодна дитина
cause-objective = недосягнута мета
cause-task = нічна праця
care-note = Якщо важко
    .story = Це гра, але вона може зачепити щось справжнє. Якщо тобі зле, поговори з кимось близьким. У невідкладному випадку телефонуй за місцевим номером екстреної допомоги.
goods-canned_food =
    { $n ->
        [one] { $n } бляшанка консервів
        [few] { $n } бляшанки консервів
       *[other] { $n } бляшанок консервів
    }
goods-vegetable =
    { $n ->
        [one] { $n } овоч
        [few] { $n } овочі
       *[other] { $n } овочів
    }
goods-cigarettes =
    { $n ->
        [one] { $n } цигарка
        [few] { $n } цигарки
       *[other] { $n } цигарок
    }
goods-shovel =
    { $n ->
        [one] { $n } лопата
        [few] { $n } лопати
       *[other] { $n } лопат
    }
goods-lockpick =
    { $n ->
        [one] { $n } відмичка
        [few] { $n } відмички
       *[other] { $n } відмичок
    }
goods-saw =
    { $n ->
        [one] { $n } пилка
        [few] { $n } пилки
       *[other] { $n } пилок
    }
goods-filter =
    { $n ->
        [one] { $n } фільтр
        [few] { $n } фільтри
       *[other] { $n } фільтрів
    }
goods-mechanical_part =
    { $n ->
        [one] { $n } механічна деталь
        [few] { $n } механічні деталі
       *[other] { $n } механічних деталей
    }
goods-electrical_part =
    { $n ->
        [one] { $n } електрична деталь
        [few] { $n } електричні деталі
       *[other] { $n } електричних деталей
    }
goods-jewellery =
    { $n ->
        [one] { $n } прикраса
        [few] { $n } прикраси
       *[other] { $n } прикрас
    }
goods-book =
    { $n ->
        [one] { $n } книжка
        [few] { $n } книжки
       *[other] { $n } книжок
    }
goods-broken_guitar =
    { $n ->
        [one] { $n } зламана гітара
        [few] { $n } зламані гітари
       *[other] { $n } зламаних гітар
    }
goods-guitar =
    { $n ->
        [one] { $n } гітара
        [few] { $n } гітари
       *[other] { $n } гітар
    }
goods-pistol =
    { $n ->
        [one] { $n } пістолет
        [few] { $n } пістолети
       *[other] { $n } пістолетів
    }
goods-assault_rifle =
    { $n ->
        [one] { $n } гвинтівка
        [few] { $n } гвинтівки
       *[other] { $n } гвинтівок
    }
goods-shotgun =
    { $n ->
        [one] { $n } дробовик
        [few] { $n } дробовики
       *[other] { $n } дробовиків
    }
goods-knife =
    { $n ->
        [one] { $n } ніж
        [few] { $n } ножі
       *[other] { $n } ножів
    }
goods-hatchet =
    { $n ->
        [one] { $n } сокира
        [few] { $n } сокири
       *[other] { $n } сокир
    }
goods-ammo =
    { $n ->
        [one] { $n } патрон
        [few] { $n } патрони
       *[other] { $n } патронів
    }
goods-shell =
    { $n ->
        [one] { $n } гільза
        [few] { $n } гільзи
       *[other] { $n } гільз
    }
goods-weapon_part =
    { $n ->
        [one] { $n } деталь зброї
        [few] { $n } деталі зброї
       *[other] { $n } деталей зброї
    }
goods-broken_pistol =
    { $n ->
        [one] { $n } зламаний пістолет
        [few] { $n } зламані пістолети
       *[other] { $n } зламаних пістолетів
    }
goods-broken_assault_rifle =
    { $n ->
        [one] { $n } зламана гвинтівка
        [few] { $n } зламані гвинтівки
       *[other] { $n } зламаних гвинтівок
    }
goods-broken_shotgun =
    { $n ->
        [one] { $n } зламаний дробовик
        [few] { $n } зламані дробовики
       *[other] { $n } зламаних дробовиків
    }
goods-herbs =
    { $n ->
        [one] { $n } жмут трав
        [few] { $n } жмути трав
       *[other] { $n } жмутів трав
    }
goods-chemicals =
    { $n ->
        [one] { $n } пакунок хімікатів
        [few] { $n } пакунки хімікатів
       *[other] { $n } пакунків хімікатів
    }
goods-herbal_meds =
    { $n ->
        [one] { $n } пачка трав’яних ліків
        [few] { $n } пачки трав’яних ліків
       *[other] { $n } пачок трав’яних ліків
    }
goods-meds =
    { $n ->
        [one] { $n } пачка ліків
        [few] { $n } пачки ліків
       *[other] { $n } пачок ліків
    }
goods-bandages =
    { $n ->
        [one] { $n } бинт
        [few] { $n } бинти
       *[other] { $n } бинтів
    }
goods-raw_food =
    { $n ->
        [one] { $n } порція сирої їжі
        [few] { $n } порції сирої їжі
       *[other] { $n } порцій сирої їжі
    }
goods-pure_alcohol =
    { $n ->
        [one] { $n } пляшка спирту
        [few] { $n } пляшки спирту
       *[other] { $n } пляшок спирту
    }
goods-moonshine =
    { $n ->
        [one] { $n } пляшка самогону
        [few] { $n } пляшки самогону
       *[other] { $n } пляшок самогону
    }
goods-sugar =
    { $n ->
        [one] { $n } пакет цукру
        [few] { $n } пакети цукру
       *[other] { $n } пакетів цукру
    }
goods-coffee =
    { $n ->
        [one] { $n } пакет кави
        [few] { $n } пакети кави
       *[other] { $n } пакетів кави
    }
goods-water =
    { $n ->
        [one] { $n } порція води
        [few] { $n } порції води
       *[other] { $n } порцій води
    }
goods-wood =
    { $n ->
        [one] { $n } оберемок дерева
        [few] { $n } оберемки дерева
       *[other] { $n } оберемків дерева
    }
goods-components =
    { $n ->
        [one] { $n } компонент
        [few] { $n } компоненти
       *[other] { $n } компонентів
    }
enemy-token = ворог { $token }
enemy-none = хтось із голими руками ({ $token })
enemy-knife = хтось із ножем ({ $token })
enemy-hatchet = хтось із сокирою ({ $token })
enemy-pistol = хтось із пістолетом ({ $token })
enemy-assault_rifle = хтось із гвинтівкою ({ $token })
enemy-shotgun = хтось із дробовиком ({ $token })
enemy-animal = пес ({ $token })
enemy-kind = { $letter } ({ $weapon })
findings-card = карта Знахідок
person-figures = Співчуття { $empathy }, Майстерність { $prowess }, Інвентар { $inventory }
person-habit = Звичка: { $token }
