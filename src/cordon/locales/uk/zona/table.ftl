# Що «Зона» питає за столом і як підписано відповіді.
# Питання — ask-zona-<kind>. Його атрибути підписують варіанти, що мають там особливий зміст;
# решту варіантів підписує option-zona-<verb>, а .bare — дієслово без речі.
# Варіанти — в інфінітиві. Джерело ($source) стоїть після двокрапки: здібність не відмінюється.

# --- вибір шукача ---

ask-zona-match-choose-freely = Вибери шукача.
    .keep = { $character }
ask-zona-keep-board-choose = Лиши собі одного з цих шукачів.
    .keep = { $character }
ask-zona-restart-choose-secret = Можеш передати наступному шукачеві одну таємницю.
    .secret = Передати таємницю { $facility_genitive }
    .forget = Не передавати жодної
ask-zona-restart-choose-board = Вибери наступного шукача або вийди з гри.
    .keep = { $character }
    .retire = Вийти з гри назавжди

# --- хід ---

ask-zona-take-turn-choose =
    { $left ->
        [0] Ти { $area_locative }, обидві дії використано. Закінчити хід чи спершу щось застосувати?
        [one] Ти { $area_locative }, лишилася { $left } дія. Що робиш?
        [few] Ти { $area_locative }, лишилося { $left } дії. Що робиш?
       *[other] Ти { $area_locative }, лишилося { $left } дій. Що робиш?
    }
    .use = Використати: { $source }
option-zona-move = Іти { $area_instrumental }
option-zona-area =
    { $has ->
        [none] Дія локації
       *[text] Дія локації: { $text }
    }
option-zona-open = Відкрити { $facility_accusative }
option-zona-search = Шукати: зустріти тут загрозу
option-zona-rest = Відпочити: зменшити втому на 1
option-zona-pass = Спасувати: закінчити хід
option-zona-end = Закінчити хід
option-zona-outfit = Перевдягтися
option-zona-drop = Викинути { $card_accusative }
    .bare = Викинути предмет

# --- перевірки ---

ask-zona-test-ready =
    Перевірка { $attribute_genitive }: у тебе { $value }, складність { $difficulty }{ $encounter_id ->
        [none] { "" }
       *[other] { " " }({ $encounter }{ $stage_id ->
            [none] { "" }
           *[other] , { $stage }
        })
    }.
ask-zona-test-react =
    Випало { $dice }: результат { $result_sign ->
        [down] −{ $result_size }
       *[up] { $result }
    } проти { $difficulty }{ $hazards ->
        [0] { "" }
        [1] { "" }
       *[other] , а за небезпеки отримаєш 1 радіацію
    }. Приймаєш?
ask-zona-test-pick =
    Котрий кубик перекинути? Випало { $dice }, результат { $result_sign ->
        [down] −{ $result_size }
       *[up] { $result }
    } проти { $difficulty }.{ $picked_count ->
        [0] { "" }
       *[other] { " " }Уже вибрано: { $picked }.
    }
    .enough = Перекинути лише вибране
option-zona-roll = Кинути кубики
option-zona-accept = Прийняти результат
option-zona-force = Форсувати перевірку: { $source }
    .bare = Форсувати перевірку: перекинути
option-zona-force-again = Форсувати перевірку: { $source }, ще раз
option-zona-die = Перекинути кубик { $number }: { $face }
option-zona-use = Використати: { $source }
option-zona-again = Використати ще раз: { $source }

# --- шкода ---

ask-zona-damage-protect =
    { $source_id ->
        [none] Зараз отримаєш { $damage }
       *[other] Зараз отримаєш { $damage } ({ $source })
    }; на треку витривалості { $free ->
        [0] нема вільних місць
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[other] { $free } вільних місць
    }. Захищаєшся?
    .use = Захиститися: { $source }
ask-zona-trauma-choose = Шкоди забагато: травма. Котра характеристика постраждає?
option-zona-take = Отримати шкоду
option-zona-convert = Перетворити 1 { $kind_accusative } на 1 { $to_accusative }: { $source }
option-zona-convert-again = Перетворити 1 { $kind_accusative } на 1 { $to_accusative }: { $source }, ще раз
option-zona-trauma = Зменшити { $attribute_accusative } на 1
ask-zona-use-source-declare = { $card }, побічна дія: { $effect }. Приймаєш її?
option-zona-suffer = Прийняти побічну дію
option-zona-negate = Ігнорувати її: { $source }
ask-zona-window-offer =
    { $moment_id ->
        [none] Є нагода використати карту.
       *[other] Нагода: { $moment }. Використаєш щось?
    }
option-zona-answer = Використати: { $source }

# --- зустрічі ---

ask-zona-encounter-choose = { $threat }: перевірка { $attribute_genitive } { $difficulty } (у тебе { $value }). Протистояти чи втекти?
ask-zona-choose-threat-choose =
    { $by_id ->
        [chosen] Кілька загроз тут однаково пильні. З котрою ти зустрінешся?
        [voice] Ти — Голос Зони. З якою загрозою зустрінеться { $scavenger }?
       *[none] З якою загрозою зустрінеться { $scavenger }?
    }
option-zona-confront = Протистояти
option-zona-flee = Втекти; загроза лишиться тут
option-zona-meet = { $threat }

# --- бункери, ринок ---

ask-zona-camp-choose =
    { $camped ->
        [true] Ти { $area_locative }, у таборі. Лікуватися, лагодити, продавати чи купувати?
       *[false] Ти { $area_locative }. Стати табором чи скористатися з пропозицій бункера?
    }
ask-zona-sleep-off-choose = Сон зменшить утому на { $by }. Додати предмет?
ask-zona-trade-choose = Тут торгують. Купити чи продати?
ask-zona-sell-for-more-choose = Що продаєш тут понад ціну?
option-zona-camp = Стати табором: поспати, потім лікуватися, лагодити, продавати й купувати
option-zona-offer = { $offer }: { $text }
option-zona-heal = Вилікувати 1 ушкодження
option-zona-repair = Полагодити { $card_accusative }
option-zona-sell = Продати { $card_accusative }
option-zona-trophy = Продати трофей: { $threat }
option-zona-buy = Купити { $card_accusative }
option-zona-leave = Згорнути табір
option-zona-sleep = Спати
option-zona-enough = Досить

# --- предмети ---

ask-zona-gain-place = { $card }: куди подіти?
    .wear = Вдягти
    .pack = Сховати в наплічник
    .decline = Не брати
ask-zona-make-room-choose = Наплічник тепер замалий. Що викидаєш?
ask-zona-change-outfit-choose = Час перевдягтися.
ask-zona-drop-choose = Що викидаєш?
    .keep = Нічого
ask-zona-draw-and-keep-choose =
    { $keep ->
        [1] Лиши собі 1 з цих карт.
       *[other] Лиши собі { $keep } з цих карт, одну по одній.
    }
ask-zona-search-finds-choose = Знахідки { $facility_genitive }. Лишиш собі одну?
    .decline = Не брати жодної
ask-zona-repair-choose =
    { $count ->
        [one] Який предмет лагодиш? Можна зняти { $count } жетон.
        [few] Який предмет лагодиш? Можна зняти { $count } жетони.
       *[other] Який предмет лагодиш? Можна зняти { $count } жетонів.
    }
ask-zona-damage-items-choose = Один твій предмет пошкоджено. Котрий?
ask-zona-deactivate-items-choose = Один твій предмет не діятиме до кінця раунду. Котрий?
ask-zona-discard-choose = Скинь { $things }. Що саме?
ask-zona-pay-with-items-choose =
    { $count ->
        [one] Скинь іще { $count } предмет. Який?
        [few] Скинь { $count } предмети. Які?
       *[other] Скинь { $count } предметів. Які?
    }
option-zona-wear = Вдягти { $card_accusative }
option-zona-pack = Сховати в наплічник { $card_accusative }
option-zona-keep = Лишити собі { $card_accusative }
option-zona-damage = { $card }
option-zona-deactivate = { $card }
option-zona-give = { $source }

# --- таємні об’єкти ---

ask-zona-open-choose = Замок { $facility_genitive }: { $lock }. Як його відкриваєш?
option-zona-way = { $text }

# --- події та новини ---

ask-zona-chosen-part-choose = «{ $card }»: що робиш?
    .decline = Облишити
option-zona-part = { $text }
part-with-text = { $text } [{ $effect }]
option-zona-decline = Ні
ask-zona-improve-reputation-choose = Твоя репутація вже добра. Натомість зменшити втому на 1?
option-zona-unwind = Зменшити втому на 1
ask-zona-heal-trauma-choose = Котра характеристика відновиться?
option-zona-recover = { $attribute }
ask-zona-choose-destination-choose = Куди йдеш?
option-zona-go = { $area }
ask-zona-mark-news-choose =
    { $alone ->
        [true] Новини: «{ $news }». Наодинці Голос Зони — це ти: місце вибираєш ти.
       *[false] Новини: «{ $news }». Голос Зони вибирає місце.
    }
option-zona-mark = { $marker }
ask-zona-name-scavenger-choose = Новини: «{ $news }». Голос Зони називає шукача.
option-zona-name = { $target }
ask-zona-voice-puts-choose =
    { $alone ->
        [true] Новини: «{ $news }». Наодинці Голос Зони — це ти: куди ти кладеш жетон { $slot_genitive }?
       *[false] Новини: «{ $news }». Куди Голос Зони кладе жетон { $slot_genitive }?
    }
option-zona-put = { $area }
ask-zona-run-choose =
    Від викиду { $area_locative } отримаєш { $damage }; на треку витривалості { $free ->
        [0] нема вільних місць
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[other] { $free } вільних місць
    }. Бігти до бункера?
option-zona-run =
    { $source_id ->
        [none] Бігти { $area_instrumental }
       *[other] Бігти { $area_instrumental }: { $source }
    }
option-zona-stay = Лишитися й перетерпіти

# --- факти при варіанті ---

event-paragraph =
    Абзац { $number } із { $count }{ $more ->
        [true] : карта триває, якщо пройдеш.
       *[false] .
    }
chance = успіх { $odds } %
chance-detection = помітити { $odds } %
chance-confrontation = перемогти { $odds } %
chance-forced = { $chance } ({ $odds } %, якщо форсувати)
detail-vain = без наслідків
detail-success = успіх
detail-failure = провал
detail-fatigue = втома { $now } → { $then }
detail-shortcut = навпростець: отримаєш { $damage }
detail-threats = { $threats }
detail-threat = { $kind }; виявлення { $detection }, { $attribute } { $difficulty }
detail-lock = { $lock }: { $price }
detail-lock-key = витрачає { $source_accusative }
detail-bunker = сон, лікування, лагодження, торгівля
detail-spoils = тоді ціну вже не заплатити
detail-no-minus = мінуса не видно

# --- стіл ---

title-zona = Зона
status-round = Раунд { $round } з { $last }
status-emission = Викид { $track } { $at } з { $last }
status-news = Лишилося новин: { $count }
status-timed = { $news }: { $marker }
sign-green = З
sign-yellow = Ж
sign-red = Ч
sign-bunker = Б
sign-mut-g = м
sign-ano-g = а
sign-mut-y = М
sign-ano-y = А
sign-marker = !
# Назви для мапи: щонайбільше 12 літер (об’єкти 11)
short-proving_ground = Полігон
short-science_camp = Наук. табір
short-headquarters = Штаб
short-power_plant = Станція
short-misty_hill = Тум. пагорб
short-white_lake = Біле озеро
short-sarcophagus = Сарк
short-archive = Архів
short-botanical_lab = Лабораторія
short-observatory = Обсерват.
short-shelter = Сховище

board-voice = Голос
board-bot = бот: { $bot }
board-injuries = Ушкодж.
board-fatigue = Втома
board-reputation = { $reputation } репутація
board-ability = Здібність: { $ability }
board-ability-spent = { $ability } (використано)
board-secrets = Таємниці: { $secrets }
board-no-secrets = Таємниць іще нема
board-trophies = Трофеї: { $trophies }
board-worn = Вдягнуто
board-backpack = Наплічник { $used }/{ $slots }
board-small = Малі предмети
board-more =
    { $count ->
        [one] і ще { $count } рядок (b)
        [few] і ще { $count } рядки (b)
       *[other] і ще { $count } рядків (b)
    }
board-choosing = вибір шукача попереду
board-dead = шукача вбито; новий прийде наприкінці фази новин
board-out = поза грою
board-next-news = Наступні новини: { $news }
board-line =
    { $secrets ->
        [0] без таємниць
        [one] { $secrets } таємниця
        [few] { $secrets } таємниці
       *[other] { $secrets } таємниць
    }, ушкодження { $injuries }/{ $endurance }, втома { $fatigue }, репутація { $reputation }, { $rubles } ₽, { $items ->
        [one] { $items } предмет
        [few] { $items } предмети
       *[other] { $items } предметів
    }{ $trophies ->
        [0] { "" }
        [one] , { $trophies } трофей
        [few] , { $trophies } трофеї
       *[other] , { $trophies } трофеїв
    }
market-column =
    { $column ->
        [3] не для поганої репутації
        [4] лише для доброї репутації
       *[other] для всіх
    }
market-card =
    { $column ->
        [3] { $card }, { $price } ₽, не для поганої репутації. { $rules }
        [4] { $card }, { $price } ₽, лише для доброї репутації. { $rules }
       *[other] { $card }, { $price } ₽. { $rules }
    }

# --- простими реченнями ---

plain-status = Раунд { $round } з { $last }. Трек викиду: { $at } з { $emission }. Лишилося новин: { $count }.
plain-timed = Чинні новини: «{ $news }», позначено: { $marker }.
plain-area = { $area }, { $group }
plain-area-threats = загрози: { $threats }
plain-area-people = тут: { $people }
plain-area-borders = сусідні локації: { $areas }
plain-border-shortcut = { $area } (навпростець: отримаєш { $damage })
plain-blocked = Блокади на цьому боці поля: { $borders }.
plain-facility = { $facility }, { $state }; подій: { $events }, знахідок: { $finds }; вхідні локації: { $areas }
plain-facility-lock = замок: { $lock }
plain-trauma = { $attribute } { $value } з травмою
plain-injuries = ушкодження { $injuries } з { $endurance }
plain-fatigue = втома { $fatigue } з 5
plain-item-tokens = { $card } (жетони: { $tokens } з { $boxes })
plain-nothing-carried = нічого
plain-market-row = Ринок, { $row }: { $cards }
plain-market-card = { $card } { $price } ₽

# --- карти ---

card-told = «{ $title }». { $text }
card-covers = закриває: { $parts }
card-tokens = Жетони на предметі: { $tokens } з { $boxes }
card-threat = { $kind } { $colour }; виявлення { $detection }; { $attribute } { $difficulty }
card-threat-damage = За провал отримай { $damage }
card-threat-fatigue = втому +{ $fatigue }
card-threat-trophy = Здобич: трофей ціною { $price } ₽
card-threat-loot = Здобич. { $loot }

# --- кінець ---

end-won = { $seat } доходить до серця Зони й перемагає.
end-lost-news = Не переміг ніхто: скінчилися новини, а з ними й час.
end-lost-sarcophagus = Не переміг ніхто: останню карту Саркофага скинуто.
end-line = { $seat }: { $secrets ->
        [0] без таємниць
        [one] { $secrets } таємниця
        [few] { $secrets } таємниці
       *[other] { $secrets } таємниць
    }, { $rubles } ₽, { $trophies ->
        [one] { $trophies } трофей
        [few] { $trophies } трофеї
       *[other] { $trophies } трофеїв
    }, втома { $fatigue }, { $injuries ->
        [one] { $injuries } ушкодження
        [few] { $injuries } ушкодження
       *[other] { $injuries } ушкоджень
    }
end-figures = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
       *[other] { $rounds } раундів
    }, { $deaths ->
        [0] ніхто не загинув
        [one] загинув { $deaths } шукач
        [few] загинули { $deaths } шукачі
       *[other] загинуло { $deaths } шукачів
    }, { $answers ->
        [one] { $answers } відповідь
        [few] { $answers } відповіді
       *[other] { $answers } відповідей
    }
card-character = { $values }; витривалість { $endurance }, { $injuries ->
        [0] без ушкоджень
        [one] { $injuries } ушкодження
        [few] { $injuries } ушкодження
       *[other] { $injuries } ушкоджень
    }; { $rubles } ₽; { $reputation } репутація; починає тут: { $area }.
card-equipment = Має при собі: { $items }.

# --- підказка ---

help-inspect = i N: карта, якої стосується варіант N. i НАЗВА: предмет, загроза, локація або шукач за початком назви.
help-view-b = b: планшети всіх шукачів.
help-view-m = m: ринок.
help-signs = На мапі: З Ж Ч Б — зелений, жовтий і червоний сектори та бункери; м а — зелені, М А — жовті мутанти й аномалії; 1-4 — шукачі; Р П К біля межі — чим б’є навпростець: радіація, розлад (психіка), рана (кров); × — блокада; ! — маркер новин. При об’єкті видно, скільки лишилося подій і знахідок, наприклад 10/2.
help-odds = 51/74 % — шанс на успіх без форсування і з ним. Число точне.

# Що замислив бот, його власними словами.
aim-zona-to-open = «Хочу відкрити { $area_accusative } і пошукати там таємницю».
aim-zona-to-enter = «Моя мета: { $area }. Там шукатиму таємницю».
aim-zona-to-stay = «Лишаюся { $area_locative } і чекаю на наступну карту».
aim-zona-to-camp = «Спершу стану табором { $area_locative }».
aim-zona-to-fetch = «Замок чогось вимагає. Шукаю це { $area_locative }».
aim-zona-to-work = «Є що взяти { $area_locative }. Прихоплю дорогою».
aim-zona-to-hunt = «З цим я впораюся. Шукаю його { $area_locative }».
aim-zona-to-end = «Я знаю досить. Іду до електростанції, дорога лежить тут: { $area }».
aim-zona-to-shelter = «Вигравати вже пізно. Перечекаю { $area_locative }».
