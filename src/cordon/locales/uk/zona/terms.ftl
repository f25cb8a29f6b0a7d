# Терміни «Зони». Як що зветься, вирішує глосарій (ZO-60).
# Форми: .genitive, .accusative, .instrumental; .locative локацій уже має прийменник («на Болотах», «в Селі»),
# .instrumental локацій каже, куди («на Болота», «до Села»).

# Характеристики: самі по собі; скорочено
attribute-vig = спостережливість
    .short = СПС
    .genitive = спостережливості
attribute-pro = атлетизм
    .short = АТЛ
    .genitive = атлетизму
attribute-int = кмітливість
    .short = КМТ
    .genitive = кмітливості
attribute-wil = воля
    .short = ВОЛ
    .genitive = волі
    .accusative = волю

# Шкода: вид, скорочено (перша літера стоїть на мапі, тож усі різні), і кількість
# (кількість завжди у знахідному: «отримай 1 рану»)
damage-rad = радіація
    .short = РАД
    .genitive = радіації
    .accusative = радіацію
damage-dis = розлад
    .short = ПСІ
    .genitive = розладу
damage-wnd = рана
    .short = КРВ
    .genitive = рани
    .accusative = рану
damage-plain = шкода без виду
    .short = шкода
    .genitive = шкоди без виду
    .accusative = шкоду без виду
amount-rad =
    { $count ->
        [one] { $count } одиницю радіації
        [few] { $count } одиниці радіації
        [many] { $count } одиниць радіації
       *[other] { $count } одиниці радіації
    }
amount-dis =
    { $count ->
        [one] { $count } розлад
        [few] { $count } розлади
        [many] { $count } розладів
       *[other] { $count } розладу
    }
amount-wnd =
    { $count ->
        [one] { $count } рану
        [few] { $count } рани
        [many] { $count } ран
       *[other] { $count } рани
    }
amount-plain =
    { $count ->
        [one] { $count } одиницю шкоди, яку не можна скасувати
        [few] { $count } одиниці шкоди, яку не можна скасувати
        [many] { $count } одиниць шкоди, яку не можна скасувати
       *[other] { $count } одиниці шкоди, яку не можна скасувати
    }
damage = шкода
injuries = ушкодження
trauma = травма
traumas = травми

# Втома, гроші, репутація
fatigue = втома
rubles = рублі
money = { $count } ₽
reputation = репутація
reputation-good = добра
reputation-neutral = нейтральна
reputation-bad = погана

# Грані кубика і як кубик показати одним знаком
face-plus = плюс
    .sign = +
face-blank = порожньо
    .sign = ·
face-minus = мінус
    .sign = −
face-hazard = небезпека
    .sign = ☢

# Раунд
round = раунд
turn = хід
action = дія
phase-action = фаза дій
phase-event = фаза подій
phase-news = фаза новин
phase-setup = підготовка
phase-emission = викид
voice = Голос Зони

# Дії

# Предмети
category-artifact = артефакт
category-outfit = одяг
category-weapon = зброя
category-tool = інструмент
category-device = прилад
category-document = документ
category-medicine = ліки
category-food = їжа
category-substance = речовина
carry-small = малий предмет
carry-bag = наплічник
carry-wear = на тілі
carry-worn = на тобі
carry-packed = у наплічнику
durability-s = одноразовий
durability-w =
    { $boxes ->
        [one] зношуваний, { $boxes } клітинка
        [few] зношуваний, { $boxes } клітинки
        [many] зношуваний, { $boxes } клітинок
       *[other] зношуваний, { $boxes } клітинки
    }
durability-p = постійний
deactivated = деактивовано
part-h = голова
part-t = тулуб
part-l = ноги
crowbar = Лом

# Колоди: сама колода і кількість її карт (у знахідному: «візьми 1 знахідку»)
deck-junk = мотлох
    .cards =
        { $count ->
            [one] { $count } карту мотлоху
            [few] { $count } карти мотлоху
            [many] { $count } карт мотлоху
           *[other] { $count } карти мотлоху
        }
deck-gear = спорядження
    .cards =
        { $count ->
            [one] { $count } карту спорядження
            [few] { $count } карти спорядження
            [many] { $count } карт спорядження
           *[other] { $count } карти спорядження
        }
deck-artg = зелений артефакт
    .cards =
        { $count ->
            [one] { $count } зелений артефакт
            [few] { $count } зелені артефакти
            [many] { $count } зелених артефактів
           *[other] { $count } зеленого артефакту
        }
deck-arty = жовтий артефакт
    .cards =
        { $count ->
            [one] { $count } жовтий артефакт
            [few] { $count } жовті артефакти
            [many] { $count } жовтих артефактів
           *[other] { $count } жовтого артефакту
        }
deck-find = знахідка
    .cards =
        { $count ->
            [one] { $count } знахідку
            [few] { $count } знахідки
            [many] { $count } знахідок
           *[other] { $count } знахідки
        }
deck-finds = { deck-find }
deck-start = початкове спорядження
deck-news = новини
deck-emission = викид
deck-green = зелені події
deck-yellow = жовті події
deck-botanical_lab = події Ботанічної лабораторії
deck-archive = події Підземного архіву
deck-observatory = події Обсерваторії викидів
deck-shelter = події Урядового сховища
deck-sarcophagus = події Саркофага

# Загрози: вид, відсік тримача
kind-mutant = мутант
    .genitive = мутанта
    .accusative = мутанта
    .instrumental = мутантом
kind-anomaly = аномалія
    .genitive = аномалії
    .accusative = аномалію
    .instrumental = аномалією
slot-mut-g = зелений мутант
    .genitive = зеленого мутанта
    .accusative = зеленого мутанта
    .instrumental = зеленим мутантом
slot-mut-y = жовтий мутант
    .genitive = жовтого мутанта
    .accusative = жовтого мутанта
    .instrumental = жовтим мутантом
slot-ano-g = зелена аномалія
    .genitive = зеленої аномалії
    .accusative = зелену аномалію
    .instrumental = зеленою аномалією
slot-ano-y = жовта аномалія
    .genitive = жовтої аномалії
    .accusative = жовту аномалію
    .instrumental = жовтою аномалією
stage-detection = виявлення
stage-confrontation = протистояння
trophy = трофей
trophies = трофеї
loot = здобич

# Чого вимагає ціна (у знахідному: «скинь 2 трофеї»); колір може бути порожній
things-trophy =
    { $count ->
        [one] { $count } трофей { $colour }
        [few] { $count } трофеї { $colour }
        [many] { $count } трофеїв { $colour }
       *[other] { $count } трофея { $colour }
    }
things-artifact =
    { $count ->
        [one] { $count } артефакт { $colour }
        [few] { $count } артефакти { $colour }
        [many] { $count } артефактів { $colour }
       *[other] { $count } артефакту { $colour }
    }
things-trophy_or_artifact =
    { $count ->
        [one] { $count } трофей або артефакт { $colour }
        [few] { $count } трофеї або артефакти { $colour }
        [many] { $count } трофеїв або артефактів { $colour }
       *[other] { $count } трофея або артефакту { $colour }
    }
things-item =
    { $count ->
        [one] { $count } предмет
        [few] { $count } предмети
        [many] { $count } предметів
       *[other] { $count } предмета
    }
things-junk =
    { $count ->
        [one] { $count } карту мотлоху
        [few] { $count } карти мотлоху
        [many] { $count } карт мотлоху
       *[other] { $count } карти мотлоху
    }
things-gear =
    { $count ->
        [one] { $count } карту спорядження
        [few] { $count } карти спорядження
        [many] { $count } карт спорядження
       *[other] { $count } карти спорядження
    }
things-of-category = { $things } ({ $category })

# Поле. Колір стоїть після іменника будь-якого роду й числа: «2 трофеї зеленого кольору»
group-bunker = бункер
group-green = зелений сектор
    .genitive = зеленого сектору
group-yellow = жовтий сектор
    .genitive = жовтого сектору
group-red = червоний сектор
    .genitive = червоного сектору
group-facility = таємний об’єкт
group-end = кінець
colour-green = зеленого кольору
colour-yellow = жовтого кольору
colour-red = червоного кольору
colour-any = { "" }
# На мапі поруч стоїть «10/2», і на все є 11 знаків
facility-closed = замок
facility-open = вхід є
facility-ransacked = розграбовано
secret = таємниця
secrets = таємниці
emission-track = трек викиду
market = ринок
market-row-junk = ряд мотлоху
market-row-gear = ряд спорядження
section-other = інша локація
border = межа { $a } — { $b }

# Локації всередині речення
place-science_camp = { area-science_camp }
    .genitive = Наукового табору
    .locative = в Науковому таборі
    .instrumental = до Наукового табору
place-village = { area-village }
    .genitive = Села
    .locative = в Селі
    .instrumental = до Села
place-inn = { area-inn }
    .genitive = Корчми
    .accusative = Корчму
    .locative = в Корчмі
    .instrumental = до Корчми
place-farms = { area-farms }
    .genitive = Господарств
    .locative = в Господарствах
    .instrumental = до Господарств
place-quarry = { area-quarry }
    .genitive = Каменоломні
    .accusative = Каменоломню
    .locative = в Каменоломні
    .instrumental = до Каменоломні
place-swamp = { area-swamp }
    .genitive = Боліт
    .locative = на Болотах
    .instrumental = на Болота
place-borderland = { area-borderland }
    .genitive = Прикордоння
    .locative = на Прикордонні
    .instrumental = на Прикордоння
place-dump = { area-dump }
    .genitive = Звалища
    .locative = на Звалищі
    .instrumental = на Звалище
place-red_forest = { area-red_forest }
    .genitive = Рудого лісу
    .locative = в Рудому лісі
    .instrumental = до Рудого лісу
place-factory = { area-factory }
    .genitive = Фабрики
    .accusative = Фабрику
    .locative = на Фабриці
    .instrumental = на Фабрику
place-proving_ground = { area-proving_ground }
    .genitive = Полігону
    .locative = на Полігоні
    .instrumental = на Полігон
place-power_plant = { area-power_plant }
    .genitive = Електростанції
    .accusative = Електростанцію
    .locative = на Електростанції
    .instrumental = на Електростанцію
place-botanical_lab = { area-botanical_lab }
    .genitive = Ботанічної лабораторії
    .accusative = Ботанічну лабораторію
    .locative = в Ботанічній лабораторії
    .instrumental = до Ботанічної лабораторії
place-archive = { area-archive }
    .genitive = Підземного архіву
    .locative = в Підземному архіві
    .instrumental = до Підземного архіву
place-observatory = { area-observatory }
    .genitive = Обсерваторії викидів
    .accusative = Обсерваторію викидів
    .locative = в Обсерваторії викидів
    .instrumental = до Обсерваторії викидів
place-shelter = { area-shelter }
    .genitive = Урядового сховища
    .locative = в Урядовому сховищі
    .instrumental = до Урядового сховища
place-sarcophagus = { area-sarcophagus }
    .genitive = Саркофага
    .locative = в Саркофазі
    .instrumental = до Саркофага

# Звідки береться дія, якщо це не карта й не локація
source-hazard = дві небезпеки на кубиках
source-emission = викид
source-shortcut = навпростець
source-overflow = виснаження
source-fatigue = виснаження
source-reputation = погана репутація
source-ability = здібність
source-offer = пропозиція бункера
