# Слова S.T.A.L.K.E.R., які сторінка показує біля знаків. Як що зветься, вирішує глосарій.

# Стани
status-pinned = заціпеніння
status-exposed = уразливість
status-focus = зосередженість
status-critical = критичне поранення

# Кольори ворогів: як вони поводяться і знак
colour-c1 = як бос
    .short = C1
colour-c2 = вартові й малі гурти мисливців
    .short = C2
colour-c3 = зграї та банди
    .short = C3
colour-c4 = орди
    .short = C4
colour-none = без кольору
    .short = –

# Кубики, що на них і знак
die-sd = кубик сталкера
die-gd = кубик спорядження
die-ad = кубик аномалії
face-success = успіх
    .short = ★
face-accuracy = влучність
    .short = ◎
face-mask = протигаз
    .short = П
symbol-p1 = символ аномалії з 1 пелюсткою
    .short = P1
symbol-p2 = символ аномалії з 2 пелюстками
    .short = P2
symbol-p3 = символ аномалії з 3 пелюстками
    .short = P3
symbol-p4 = символ аномалії з 4 пелюстками
    .short = P4
own-die-gear = { die-gd }
own-die-stalker = { die-sd }
own-die-anomaly = { die-ad }
own-die-fate = { die-ad }, кидок долі
own-face-gear =
    { $face ->
        [s0] без успіху
        [s1] 1 успіх
        [s2] 2 успіхи
       *[other] 3 успіхи
    }
own-face-stalker =
    { $face ->
        [accurate] влучність: 2 успіхи
        [s2m0] 2 успіхи
        [s1m0] 1 успіх
        [s1m1] 1 успіх і 1 протигаз
        [s0m1] 1 протигаз
       *[other] 2 протигази
    }
own-face-anomaly =
    { $face ->
        [P1] { symbol-p1 }
        [P2] { symbol-p2 }
        [P3] { symbol-p3 }
       *[other] { symbol-p4 }
    }
own-face-fate =
    { $face ->
        [P1] { symbol-p1 }
        [P2] { symbol-p2 }
        [P3] { symbol-p3 }
       *[other] { symbol-p4 }
    }

# Частини тіла
part-head = голова
part-torso = тулуб

# Орієнтування: напрямок і як його пишуть на мапі
facing-n = північ
    .short = Пн
facing-e = схід
    .short = Сх
facing-s = південь
    .short = Пд
facing-w = захід
    .short = Зх

# Типи й категорії ворогів
type-human = людина
type-mutant = мутант
type-psionic = псіонік
category-horde = орда
category-elite = еліта
category-boss = бос

# Спорядження: рівні, магазини, контейнери для артефакту
tier-1 = рівень I
    .short = I
tier-2 = рівень II
    .short = II
tier-3 = рівень III
    .short = III
magazine-pistol = магазин до пістолета
magazine-rifle = магазин до гвинтівки
magazine-shotgun = магазин до дробовика
container-basic = базовий контейнер для артефакту
container-improved = покращений контейнер для артефакту
container-advanced = просунутий контейнер для артефакту

# Фази раунду
phase-event = фаза подій
phase-players = фаза гравців
phase-enemies = фаза ворогів і Зони
