# Тексти правил «Зони», складені з операцій (що робить карта) і застосувань (коли її можна вжити).
# Фраза починається дієсловом наказового способу, з малої літери, без крапки: стоїть сама або всередині іншої.

# Як фрази сполучаються
clause-then = { $a }, потім { $b }
clause-in-any-case = { $a }; у будь-якому разі: { $b }
clause-part = ({ $number }) { $text }
clause-next = { $a }; { $b }
clause-or = { $a }; або { $b }
clause-when = { $when }: { $what }

# --- операції ---

op-zona-test =
    перевір { $attribute_accusative } { $difficulty }{ $encounter_id ->
        [none] { "" }
       *[other] { " " }проти { $encounter_genitive }
    }{ $success_id ->
        [none] { "" }
       *[some] : у разі успіху { $success }
    }{ $failure_id ->
        [none] { "" }
       *[some] { $success_id ->
            [none] : у разі провалу { $failure }
           *[some] ; у разі провалу { $failure }
        }
    }
op-zona-choose = вибери одне: { $options }
op-zona-may = за бажанням { $effect }
op-zona-by_reputation =
    за репутацією: добра — { $good_id ->
        [none] нічого
       *[some] { $good }
    }; нейтральна — { $neutral_id ->
        [none] нічого
       *[some] { $neutral }
    }; погана — { $bad_id ->
        [none] нічого
       *[some] { $bad }
    }
op-zona-if_owned =
    якщо маєш предмет категорії «{ $category }»: { $then_id ->
        [none] нічого
       *[some] { $then }
    }; інакше { $otherwise_id ->
        [none] нічого
       *[some] { $otherwise }
    }
op-zona-damage =
    { $per_artifact_id ->
        [owned] отримай { $damage } за кожен свій артефакт, разом із цим
        [packed] отримай { $damage } за кожен артефакт у наплічнику, разом із цим
       *[none] отримай { $damage }
    }
op-zona-fatigue =
    { $by_sign ->
        [down] зменш утому на { $by_size }
       *[up] збільш утому на { $by_size }
    }{ $per_artifact_id ->
        [owned] { " " }за кожен свій артефакт, разом із цим
        [packed] { " " }за кожен артефакт у наплічнику, разом із цим
       *[none] { "" }
    }{ $overflows ->
        [true] { " " }(навіть понад 5: за кожен пункт понад 5 отримай 1 одиницю шкоди, яку не можна скасувати)
       *[false] { "" }
    }
op-zona-set_fatigue = постав утому на { $to } (шкоди це не завдає)
op-zona-heal =
    { $injuries ->
        [one] вилікуй { $injuries } ушкодження
        [few] вилікуй { $injuries } ушкодження
        [many] вилікуй { $injuries } ушкоджень
       *[other] вилікуй { $injuries } ушкодження
    }
op-zona-heal_trauma = скинь 1 травму
op-zona-reputation =
    { $by_sign ->
        [down] погірш репутацію
       *[up] покращ репутацію
    }
op-zona-pass_as_good = вважай свою репутацію доброю до кінця цього ходу
op-zona-free_shortcuts = до кінця цього раунду не отримуй шкоди навпростець
op-zona-gain =
    { $crowbar_bonus ->
        [0] отримай { $rubles } ₽
       *[other] отримай { $rubles } ₽ і ще { $crowbar_bonus } ₽, якщо маєш Лом (він не використовується)
    }
op-zona-pay = заплати { $rubles } ₽
op-zona-lose = втрать до { $rubles } ₽
op-zona-take = візьми { $count_cards }
op-zona-draw_keep =
    { $deck_id ->
        [none] витягни { $draw } { $draw ->
            [one] карту
            [few] карти
           *[many] карт
        }, лиши собі { $keep }, решту скинь
       *[other] витягни { $draw_cards }, лиши собі { $keep }, решту скинь
    }
op-zona-discard = скинь { $things }
op-zona-discard_items =
    { $count ->
        [one] скинь { $count } предмет
        [few] скинь { $count } предмети
        [many] скинь { $count } предметів
       *[other] скинь { $count } предмета
    }, з них щонайменше { $of_deck } — { $deck }
op-zona-use_crowbar = використай Лом
op-zona-repair =
    { $tokens ->
        [one] зніми { $tokens } жетон пошкодження
        [few] зніми { $tokens } жетони пошкодження
        [many] зніми { $tokens } жетонів пошкодження
       *[other] зніми { $tokens } жетона пошкодження
    }
op-zona-wear =
    { $tokens ->
        [one] пошкодь { $tokens } предмет
        [few] пошкодь предмети { $tokens } рази
        [many] пошкодь предмети { $tokens } разів
       *[other] пошкодь предмети { $tokens } раза
    }
op-zona-deactivate =
    { $items ->
        [one] деактивуй { $items } постійний предмет
        [few] деактивуй { $items } постійні предмети
        [many] деактивуй { $items } постійних предметів
       *[other] деактивуй { $items } постійного предмета
    }
op-zona-buy =
    { $sells ->
        [true] можеш купувати і продавати
       *[false] можеш купувати
    }
op-zona-sell = можеш продавати
op-zona-sell_for_more =
    { $once ->
        [true] продай 1
       *[false] продай скільки завгодно
    } { $trophies ->
        [true] { $once ->
            [true] трофей або артефакт
           *[false] трофеїв та артефактів
        }
       *[false] { $once ->
            [true] артефакт
           *[false] артефактів
        }
    } { $alike ->
        [true] на { $green } ₽ понад ціну
       *[false] понад ціну: зелений +{ $green } ₽, жовтий +{ $yellow } ₽, інший +{ $other } ₽
    }
op-zona-encounter =
    { $no_flight ->
        [true] витягни 1 жетон { $threat_genitive } й розіграй зустріч, утекти не можна
       *[false] витягни 1 жетон { $threat_genitive } й розіграй зустріч
    }
op-zona-put =
    { $area_id ->
        [none] поклади в цю локацію 1 жетон { $threat_genitive }
       *[other] поклади { $area_locative } 1 жетон { $threat_genitive }
    }
op-zona-take_threat = візьми 1 жетон { $threat_genitive } й лиши його собі як трофей
op-zona-meet_one_of = витягни й поклади тут такі жетони: { $threats }; вибери 1 з них і розіграй зустріч
op-zona-mark_meeting =
    { $mark_id ->
        [scanned] проходь виявлення і протистояння кмітливістю до кінця зустрічі
        [weakened] послаб загрозу до кінця зустрічі
       *[other] познач зустріч: { $mark }
    }
op-zona-end_turn = закінчи свій хід, якщо це твій хід у фазі дій
op-zona-relocate =
    { $with_secrets ->
        [true] перемістися до { $to_genitive }, якщо маєш таємниці 2 різних об’єктів
       *[false] перемістися до { $to_genitive }
    }
op-zona-relocate_to_sector = перемістися до будь-якої локації { $sector_genitive }
op-zona-peek_news = подивися верхню карту колоди новин
op-zona-proceed = перейди до наступного абзацу
op-zona-fail = завдання провалено
op-zona-secret = розкрий таємницю
op-zona-ending = виграй гру
op-zona-nothing = нічого не роби
op-zona-each =
    { $who_id ->
        [all] кожен шукач
        [bunker] кожен шукач у бункері
        [open] кожен шукач на відкритій місцевості
        [outside] кожен шукач поза бункером
       *[other] кожен шукач ({ $who })
    }: { $effect }
op-zona-name_one = Голос Зони називає 1 шукача: { $effect }
op-zona-voice_puts =
    { $areas ->
        [one] Голос Зони кладе 1 жетон { $threat_genitive } на 1 локацію { $sector_genitive }
        [few] Голос Зони кладе по 1 жетону { $threat_genitive } на { $areas } різні локації { $sector_genitive }
        [many] Голос Зони кладе по 1 жетону { $threat_genitive } на { $areas } різних локацій { $sector_genitive }
       *[other] Голос Зони кладе по 1 жетону { $threat_genitive } на { $areas } різні локації { $sector_genitive }
    }
op-zona-renew_row = скинь { $row } на ринку й поповни його

# --- застосування ---

use-zona-test = { $bonus }
use-zona-damage = скасуй { $damage }
    .convert =
        { $count ->
            [one] зміни вид { $count } одиниці шкоди, яку маєш отримати, на інший
           *[other] зміни вид { $count } одиниць шкоди, яку маєш отримати, на інший
        }
    .negates = ігноруй побічну дію 1 артефакту, який водночас використовуєш
use-zona-negate = ігноруй побічну дію 1 артефакту, який використовуєш
use-zona-turn = { $effect }
use-zona-force = коли форсуєш перевірку: замість 1 кубика перекинь { $dice }
use-zona-run = коли під час викиду біжиш до бункера: збільш утому на { $cost } замість 2
use-zona-moment =
    { $may ->
        [true] за бажанням { $effect }
       *[false] { $effect }
    }
use-zona-modify = { $change }
use-zona-again = використай ще раз 1 свій деактивований постійний артефакт, разом із його побічною дією

# Перевірки, в яких допомагає застосування
tests-any = будь-яка
tests =
    { $stage ->
        [detection] { $every ->
            [true] перевірка виявлення
           *[false] перевірка виявлення ({ $attributes })
        }
        [confrontation] { $every ->
            [true] перевірка протистояння
           *[false] перевірка протистояння ({ $attributes })
        }
       *[any] { $every ->
            [true] { $attributes } перевірка
           *[false] перевірка ({ $attributes })
        }
    }{ $encounter ->
        [mutant] { " " }проти мутанта
        [anomaly] { " " }проти аномалії
       *[any] { "" }
    }
bonus-plus = +{ $count }
bonus-cancel =
    { $count ->
        [one] скасуй { $count } мінус
       *[other] скасуй до { $count } мінусів
    }
bonus-reroll =
    { $hazards ->
        [true] перекинь { $count ->
            [one] { $count } кубик
           *[other] до { $count } кубиків
        } із небезпекою
       *[false] перекинь { $count ->
            [one] { $count } кубик
           *[other] до { $count } кубиків
        }
    }
force-dice =
    { $dice ->
        [one] { $dice } кубик
       *[other] до { $dice } кубиків
    }
force-dice-by-trauma =
    до { $dice } кубиків, якщо маєш { $span ->
        [one] рівно { $first } { $first ->
            [one] травму
            [few] травми
           *[other] травм
        }
        [up] { $first } чи більше травм
       *[some] від { $first } до { $last } травм
    }

# Як часто, де і коли
limit-round = раз на раунд
limit-turn = раз на хід
at-place = у локації { $place }
at-bunker = у бункері
own-turn = у свій хід
own-turn-between = до або після однієї зі своїх дій
moment-before_encounter = перед зустріччю
moment-instead_of_encounter = коли жетон витягнуто або вибрано для твоєї зустрічі
    .instead = пропусти зустріч і скинь жетон, без здобичі
moment-before_detection = перед виявленням
moment-after_failed_detection = якщо виявлення провалено
moment-after_flight = якщо втечеш
moment-before_confrontation = перед протистоянням
moment-after_failed_confrontation = якщо протистояння провалено
moment-instead_of_threat_damage = коли провалюєш виявлення або протистояння
    .instead = не отримуй шкоди за цей провал
moment-after_beaten_mutant = коли здолаєш мутанта
moment-instead_of_rest = коли виконуєш дію «Відпочинок», замість того щоб зменшити втому
    .instead = не зменшуй утоми
moment-instead_of_artifact = коли маєш узяти артефакт із колоди
    .instead = не бери жодного
moment-after_junk = коли подія, локація або предмет велить узяти мотлох чи витягнути й лишити собі мотлох
moment-instead_of_shortcut = коли йдеш навпростець
    .instead = не отримуй від цього шкоди
moment-instead_of_lock = коли відкриваєш об’єкт
    .instead = ігноруй вимогу його замка
moment-after_crossing = коли перетинаєш її рухом
moment-after_entry = коли входиш у неї рухом, перед будь-якою зустріччю
moment-after_turn = коли закінчується твій хід у фазі дій
condition-other_mutant_here = поки в цій локації лежить інший жетон мутанта
condition-spotted = якщо виявлення вдалося
condition-missed = якщо виявлення провалено
condition-weakened = якщо загрозу послаблено
condition-at_marker = біля маркера новин
condition-meets_mutant = під час зустрічі з мутантом
condition-unscanned_anomaly = під час зустрічі з аномалією

# Значення, що змінюються, поки щось у грі
value-confrontation_difficulty =
    { $how ->
        [set] постав складність протистояння на { $to }
        [less] зменш складність протистояння на { $amount }
       *[more] збільш складність протистояння на { $amount }
    }
value-force_cost =
    { $how ->
        [set] за форсування перевірки збільш утому на { $to }
        [less] за форсування перевірки збільш утому на { $amount } менше
       *[more] за форсування перевірки збільш утому на { $amount } більше
    }
value-rerolls_only_hazards = перекидай лише кубики з небезпекою
value-cannot_flee = утекти не можна
value-buy_price =
    { $how ->
        [set] плати { $to } ₽ за куплений предмет
        [less] плати на { $amount } ₽ менше за куплений предмет (щонайменше 100 ₽)
       *[more] плати на { $amount } ₽ більше за куплений предмет
    }
value-heal_price =
    { $how ->
        [set] плати { $to } ₽ за 1 ушкодження, вилікуване в таборі
        [less] плати на { $amount } ₽ менше за 1 ушкодження, вилікуване в таборі
       *[more] плати на { $amount } ₽ більше за 1 ушкодження, вилікуване в таборі
    }
value-trophy_price =
    { $how ->
        [set] продавай кожен трофей за { $to } ₽
        [less] продавай кожен трофей на { $amount } ₽ дешевше
       *[more] продавай кожен трофей на { $amount } ₽ дорожче
    }
value-sixth_slot = маєш шосте місце
value-impassable = не можна перетнути її рухом
value-no_area_action = не можна виконувати дію локації
value-lure = продавай здобутий там трофей на 100 ₽ дорожче

# Цілі карти
rules-side-effect = Побічна дія: { $effect }.
rules-keeps-tokens = Жетони пошкодження з цього предмета зняти не можна.
