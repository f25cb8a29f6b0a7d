# Загальні слова всіх ігор. Термінал і сторінка додають свої нижче.

# Переліки: «a і b», «a, b і c».
list-pair = { $a } та { $b }
list-more = { $a }, { $b }
list-or = { $a } або { $b }

answer-yes = так
answer-no = ні
nothing = нічого
config-default = (усталено)

# Стіл у терміналі
player = Гравець { $number }
asked = { $person }: { $question }
prompt = >
yes-or-no = (так чи ні)
not-possible = { $label }. Не можна. { $why } { $rule }
can = Можна: { $label }.
cannot = Не можна: { $label }. { $why } (правило { $rule })
closed-options = { $first }–{ $last }: зараз не можна; ?{ $first } пояснить чому.
no-such-number =
    { $last ->
        [1] Номера { $typed } тут нема; введи 1 або ?, якщо треба підказка.
       *[other] Номера { $typed } тут нема; введи число від 1 до { $last } або ?, якщо треба підказка.
    }
amount-outside = Введи число від { $low } до { $high }.
not-understood = Що таке «{ $typed }»? Введи число або ?, якщо треба підказка.
nothing-called = На столі нема нічого з назвою «{ $typed }».
journal-more = … (j покаже весь журнал)
journal-folded = Попередні місії завершено; журнал починається звідси.
reading-more = Enter: читати далі.
reading-on = Enter: до столу.
goodbye = Партію збережено: { $path }. Щоб грати далі, запусти з --continue.
not-saved = Жодної відповіді не було, тож зберігати нічого.
journal-kept = Увесь журнал можна прочитати тут: { $path }.
end-won-by = Перемога: { $winners }.
past-lost = Ця партія не може повернутися далі за збереження: відтоді змінилися правила або карти.
welcome = Нова партія, зберігається тут: { $path }. Підказка — ?.
welcome-back = Граємо далі: { $path }. Підказка — ?.
other-unfinished =
    { $count ->
        [1] Є ще одна недограна партія: { $path }. Щоб дограти її, запусти з --continue --save { $path }.
       *[other] Недограних партій є ще { $count }, остання: { $path }. Щоб дограти її, запусти з --continue --save { $path }.
    }

# Скасування
undone =
    { $count ->
        [one] Скасовано { $count } відповідь.
        [few] Скасовано { $count } відповіді.
        [many] Скасовано { $count } відповідей.
       *[other] Скасовано { $count } відповіді.
    }
second-look-asked = Так скасується кидок або витягнута карта. Чи дозволяє весь стіл повторний погляд?
second-looks =
    { $count ->
        [one] { $count } повторний погляд
        [few] { $count } повторні погляди
        [many] { $count } повторних поглядів
       *[other] { $count } повторного погляду
    }
own-dice-die = кубик
own-dice-one = Киньте власні кубики: { $die }. Що випало?
own-dice-several = Киньте власні кубики: { $count } × { $die }. Що випало на { $number }-му?
own-dice-shown = Поки що: { $faces }.
own-dice-again = помилка: ще раз від першого
own-dice-withdraw = усе ж зробити щось інше
own-dice-on = Кубики ви кидаєте самі; вводьте, що випало.

# Підказка: по рядку на команду
help-numbers = N: вибрати варіант N. Сірі варіанти зараз неможливі. Літери команд латинські.
help-why = ?N: чому варіанта N не можна вибрати або про що він.
help-table = Enter або t: знову показати стіл.
help-journal = j: увесь журнал.
help-advice = a: що варто зробити? Найкращі варіанти та їхні шанси.
help-outlook = e: наскільки ймовірно, що партія скінчиться добре.
help-undo = u: скасувати останній вибір; u action, u turn, u phase, u round: скасувати всю дію, хід, фазу, раунд.
help-undo-mission = u mission: скасувати всю місію.
help-redo = r: повернути останню скасовану відповідь.
help-quit = q: зберегти й вийти. Грати далі можна з --continue.
help-switches = cordon config { $game } показує перемикачі правил для нової партії з --config назва=значення.

# Що кажуть уми: порада, прогноз, погляд назад. Шанси й похибки — цілі відсотки.
counsel-told = { $option }: { $chance } % (± { $margin })
counsel-because = { $option }: { $chance } % (± { $margin }), бо зазвичай це означає: { $why }.
counsel-head = Що було б найкраще за шансом на добрий кінець:
counsel-none = Тут нема з чого вибирати.
counsel-unknown = Шанси таких партій ще не вивчено.
counsel-thinking = Треба подумати…
outlook-end = Добрий кінець: { $chance } % (± { $margin }).
outlook-end-of = Добрий кінець, { $person }: { $chance } % (± { $margin }).
outlook-round = Цього раунду ніхто не гине: { $chance } % (± { $margin }).
outlook-round-of = { $person } переживає цей раунд: { $chance } % (± { $margin }).
outlook-day = До завтрашнього ранку ніхто не помирає: { $chance } % (± { $margin }).
hindsight-head = Від чого залежала партія, за шансом на добрий кінець:
hindsight-head-of = Від чого вона залежала, { $person }, за шансом на добрий кінець:
hindsight-curve = Від раунду до раунду: { $chances }
hindsight-curve-day = Від дня до дня: { $chances }
hindsight-turn = { $round }: { $person } — { $option }: { $before } % → { $after } % (вибір { $choice }, везіння { $luck })
hindsight-sum = Разом: везіння { $luck }, власний вибір { $own } в. п.
hindsight-sum-others = Разом: везіння { $luck }, власний вибір { $own }, вибір інших { $others } в. п.
hindsight-command = cordon hindsight { $path } каже, від чого залежала партія.
hindsight-running = Партія в { $path } ще не скінчилася.
