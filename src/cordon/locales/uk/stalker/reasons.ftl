# Чому щось у S.T.A.L.K.E.R. неможливо: факт, одним реченням. Номер правила додає той, хто його показує.

reason-stalker-condition = Лише якщо { $condition }.
reason-stalker-needs-side = Карту «{ $side }» не відкрито.
reason-stalker-needs-finding = У тебе нема карти «{ $finding }».
reason-stalker-indoors = Ти не надворі.
reason-stalker-used-already =
    { $limit_id ->
        [turn] У цьому ході вже використано.
        [round] У цьому раунді вже використано.
        [mission] У цій місії вже використано.
        [visit] Під час цього візиту вже використано.
       *[other] Уже використано.
    }

# Дії
reason-stalker-no-slot = На цьому жетоні ходу більше нема дій.
reason-stalker-no-way = Звідси нікуди йти.
reason-stalker-too-loud = Твоє спорядження заголосне, щоб рухатися обережно.
reason-stalker-burdened = Твоя ноша для цього заважка.
reason-stalker-seen = Тебе бачить ворог.
reason-stalker-no-hidden-space = Кожна ділянка поруч на видноті, повністю зайнята або з ворогом.
reason-stalker-high-on-map = Твій жетон лежить на мапі з ВИСОКИМ рівнем.
reason-stalker-lead-used = Жетон головного сталкера вже використано в цьому раунді.
reason-stalker-has-moved = У цьому ході вже був твій рух.
reason-stalker-forbidden = Цього не дозволяє карта «{ $card }».
reason-stalker-no-attention = Твого жетона загрози немає на мапі.
reason-stalker-no-loot-near = У межах руху собаки немає здобичі.
reason-stalker-no-special-weapon = У тебе немає неповної зброї на спеціальних патронах.
reason-stalker-no-wall-near = Стіни там немає.
reason-stalker-none-beside = Поруч із тобою цього немає: { $token }.
reason-stalker-none-in-reach =
    { $kind_id ->
        [stalker] Поблизу немає іншого сталкера.
        [other_stalker] Поблизу немає іншого сталкера.
        [companion] Поблизу немає компаньйона.
        [anomaly] У межах відстані немає аномалії.
        [anomaly_space] У межах відстані немає ділянки аномалії.
        [unknown] У межах відстані немає жетона невідомого ворога.
        [unknown_stack] У межах відстані немає жетона невідомого ворога.
        [loot] У межах відстані немає здобичі.
        [space] У межах відстані немає такої ділянки.
       *[other] У межах відстані немає ворога.
    }
reason-stalker-nothing-carried = Ти не несеш жодного жетона.
reason-stalker-nothing-here = Тут немає чого підібрати.
reason-stalker-supply-empty =
    { $token_id ->
        [trap] У запасі більше немає пасток.
       *[other] У запасі більше немає жетонів поганої видимості.
    }

# Зброя і патрони
reason-stalker-no-ammo = Замало патронів у зброї: спершу перезаряди.
reason-stalker-full-weapon = Зброя повна.
reason-stalker-no-cubes = Для набоїв не лишилося маркерів.
reason-stalker-special-ammo = Магазини не підходять: потрібні спеціальні патрони.
reason-stalker-no-magazine = У кишенях нема магазина ({ $magazine }).
reason-stalker-no-target = Жодного ворога в межах відстані й у твоїй лінії видимості.
reason-stalker-nobody-near = Жодного ворога в межах відстані ножа.
reason-stalker-no-die-to-reroll = Нема кубика, який можна перекинути.

# Жетони й речі
reason-stalker-no-bolt = У тебе нема болта.
reason-stalker-no-focus = У тебе нема зосередженості.
reason-stalker-no-pinned = Нема заціпеніння, щоб скинути.
reason-stalker-no-exposed = Нема вразливості, щоб скинути.
reason-stalker-no-cube = Нема маркера, щоб скинути.
reason-stalker-no-item =
    { $type_id ->
        [food] У рюкзаку нема їжі.
        [medicine] У рюкзаку нема ліків.
        [grenade] У рюкзаку нема гранати.
       *[other] У рюкзаку нема такого предмета ({ $type }).
    }
reason-stalker-needs-card = У твоєму рюкзаку немає такої карти ({ $sort }).
reason-stalker-needs-token = У тебе замало цього: { $token }.
reason-stalker-too-heavy = Більше ти не понесеш.
reason-stalker-no-money = Це коштує { $n } К, а в команди менше.
reason-stalker-sold-out = Розпродано.
reason-stalker-backpack-full = Рюкзак переповнений: { $person }.
reason-stalker-nothing-to-hand-in = У схроні нема такої карти.
reason-stalker-one-companion = З вами вже хтось іде.
reason-stalker-one-contract = У вас уже є контракт на наступну місію.
reason-stalker-slot-taken = Там уже стоїть ворог.
reason-stalker-other-slot = Для цих ворогів на цій мапі є інші місця.
reason-stalker-has-token =
    { $token_id ->
        [pinned] У тебе вже є заціпеніння, ним не заплатиш.
       *[exposed] У тебе вже є уразливість, нею не заплатиш.
    }

# Аномалії
reason-stalker-no-symbol-near = У межах відстані 3 нема відкритого символу аномалії.
reason-stalker-no-artifact-near = У межах відстані детектора нема аномалії з артефактом.
