# Слова самої сторінки: кнопки, меню, підказки. Про те, що діється в партії, розповідає стіл.

# --- усюди ---

page-home = На головну
page-menu = Меню
page-skip = До вмісту сторінки
page-close = Закрити
page-cancel = Скасувати
page-confirm = Підтвердити
page-sure = Точно?
page-understood = Гаразд
page-save = Зберегти
page-saved = Збережено.
page-yes = Так
page-no = Ні
page-loading = Хвилинку…
page-language = Мова
page-language-own = Українська
page-name = Ім’я
page-name-hint = Так тебе називають інші; щонайбільше 24 літери.
page-password = Пароль
page-password-hint = Щонайменше 8 знаків.
page-round =
    { $round ->
        [0] Підготовка
       *[other] Раунд { $round }
    }
page-round-campaign =
    { $round ->
        [0] Кампанія, у теці
       *[other] Кампанія, раунд { $round }
    }
page-headline = Мета й годинник
page-headline-turn =
    { $whose ->
        [own] Хід { $number } з { $most }
       *[other] { $name }: хід { $number } з { $most }
    }
page-headline-actions = Лишилося дій: { $left }
page-aim = Ще треба: { $name }
page-price-short = { $have } з { $need }
page-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
page-fan-work = Неофіційна робота шанувальників. Тут немає ні текстів, ні малюнків видавців.
page-game-zona = Zona
page-title-new = Новий стіл
page-title-join = Приєднатися
page-title-table = Стіл
page-title-seat = Місце
page-title-matches = Партії
page-title-rules = Правила
page-title-settings = Налаштування
page-title-credits = Автори
page-title-nowhere = Тут нічого немає
page-title-daily = Гра дня
page-title-record = Доробок
page-title-match = Партія
page-title-sheet = Стан гри
page-title-beside = Поруч
page-title-recover = Повернути себе
page-title-reset = Новий пароль
page-title-turn = Твоя черга
page-nowhere = За цією адресою нічого немає.
page-nowhere-hint = Можливо, посилання старе або обрізане. Посилання на стіл закінчується шістьма літерами й цифрами.
page-problem-offline = Стіл не відповідає.
    .hint = Перевір, чи він працює, і спробуй ще раз.
page-offline = Зараз немає зв’язку зі столом. Він повернеться сам; твої партії там у безпеці.
page-problem-unknown = Стіл не зміг цього зробити ({ $status }).

# --- початок ---

page-start-title = Cordon: настільні ігри за одним столом
page-start-lead = Підсідай до столу. Грай одразу наодинці або надішли друзям посилання.
page-daily = Гра дня
page-daily-text = Усі на цьому сервері грають те саме: рахується одна спроба, наодинці й без другого погляду.
page-daily-play = Зіграти зараз
page-daily-go-on = Назад до своєї спроби
page-daily-tried = Сьогоднішня спроба вже була.
page-daily-account = Спроба рахується лише з обліковим записом; досить імені й пароля.
page-daily-next = Наступна — о { $time }.
page-daily-results = Що з того вийшло
page-daily-nobody = Ще ніхто не пробував.
page-daily-playing = раунд { $round }
page-daily-lost = поразка в раунді { $round }
page-daily-won =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
page-play-now = Грати зараз
page-set-up = Підготувати стіл
page-join = Приєднатися
page-continue = Грати далі
page-public-tables = Відкриті столи
page-place-zona = Затерта мапа під лампою. Дві таємниці з околиць Зони, одна дорога до саркофага, і хтось уже вирушив.
page-place-zona-facts = від 1 до 4 шукачів · 60–150 хвилин
page-place-stalker = КПК у темряві, завдання, а за сусідньою стіною щось дихає.
page-place-twom = Дірявий дім, кілька людей і зима облоги.

# --- новий стіл ---

page-new-who = Хто грає?
page-new-count = Місця
page-new-you = Ти
page-new-person = Людина
page-new-who-hint = Перше місце для людини — твоє. Решта чекають, доки хтось прийде за посиланням.
page-new-how = Як граєте?
page-new-name = Назва столу
page-new-name-hint = наприклад: вечір четверга
page-new-undo-free = Вільне скасування: можна скасувати навіть кидок чи взяту карту, журнал покаже це оком.
page-new-undo-strict = Суворе скасування: лише до останнього кидка чи карти.
page-new-own-dice = Кидаємо власні кубики: стіл питає, що випало.
page-new-discussion = Час на розмову, перш ніж відповідь зарахується
page-new-discussion-none = немає
page-new-public = Показати цей стіл на головній сторінці: кожен може приєднатися чи дивитися.
page-new-seed = Зерно
page-new-seed-hint = Те саме число дає ту саму удачу. Порожньо: навмання.
page-new-seed-wrong = Зерно не є числом. Виправ його або лиши порожнім.
page-new-switches = Варіанти правил
page-new-switches-hint = Там, де правила лишають свободу. Без змін діють правила так, як ми їх читаємо.
page-new-create = Відкрити стіл
page-new-outlook =
    { $people ->
        [one] Одна людина
        [few] { $people } людини
       *[many] { $people } людей
    }{ $bots ->
        [0] { "" }
        [one] { " " }та один бот
        [few] { " " }та { $bots } боти
       *[many] { " " }та { $bots } ботів
    }
page-presets = Столи на твій смак
page-presets-name = Запам’ятати цей як
page-presets-drop = Викинути «{ $name }»
page-no-such-game = Цієї гри ще немає на столі.

# --- приєднання ---

page-join-code = Код або посилання столу
page-join-hint = Шість літер і цифр, наприклад з екрана друга. Можна вставити й усе посилання.
page-join-go = До столу
page-join-malformed = Це не код: у ньому шість літер і цифр.
page-no-such-table = Столу з таким кодом немає. Перевір посилання або попроси нове.

# --- партії ---

page-matches = Партії
page-matches-all = Усі партії
page-matches-awaited =
    { $count ->
        [one] { $count } стіл чекає на тебе
        [few] { $count } столи чекають на тебе
       *[many] { $count } столів чекає на тебе
    }
page-matches-archived = Показати архівні
page-matches-none = Тут ще немає партій.
page-match-more = Ще
page-match-yours = Твоя черга.
page-match-over = Партію закінчено.
page-match-victory = Перемога.
page-match-defeat = Поразка.
page-match-won-you = Перемога за тобою.
page-match-won-other = Перемога за: { $names }.
page-match-you = ти
page-match-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
       *[many] { $count } ботів
    }
page-match-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
page-match-look = Переглянути
page-match-rename = Перейменувати
page-match-archive = До архіву
page-match-unarchive = Повернути
page-match-delete = Видалити
page-match-delete-what = «{ $name }» зникне назавжди разом із журналом і чатом, для всіх, хто там сидів.
page-match-export = Зберегти у файл
page-match-import = Відкрити збережену партію
page-kept = Партія на згадку
page-kept-running = Ця партія ще триває. Те, що від неї лишиться, буде тут після її кінця.
page-kept-html = Зберегти однією сторінкою (HTML)
page-kept-wait = Стіл ще рахує, що вирішило партію. Тоді сторінку можна буде зберегти.
page-kept-turning = Поворотні моменти
page-kept-story = Історія
page-sheet = Стан гри для друку
page-sheet-print = Друкувати
page-sheet-back = До столу
page-sheet-hint = Усе, що може знати твоє місце, щоб грати далі з коробкою за справжнім столом.
page-sheet-watch = Усе, що відкрите для глядачів.
page-sheet-group = Група
page-sheet-hidden = Що лежало долілиць
page-sheet-foot = Закриті колоди за справжнім столом тасують наново.
page-record = Твій доробок
page-record-played =
    { $count ->
        [one] { $count } партія завершена
        [few] { $count } партії завершені
       *[many] { $count } партій завершено
    }
page-record-won = виграно: { $count }
page-record-lost = програно: { $count }
page-record-running = тривають: { $count }
page-record-first = Перша
page-record-first-won = Перша виграна
page-record-points = Найбільше очок
page-record-points-of =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
page-record-shortest = Виграна найшвидше
page-record-longest = Найдовша
page-memorial = На спомин
page-memorial-hint = Ті, хто не повернувся з твоїх партій.
page-match-clone = Озирнутися чи відгалузити

# --- налаштування ---

page-settings = Налаштування
page-settings-look = Вигляд
page-settings-text = Розмір тексту
page-settings-motion = Рух
page-settings-motion-auto = Як у системі
page-settings-motion-off = Без руху
page-settings-moments = Миті
page-settings-moments-all = Показувати все: карти, знахідки, хто приходить і йде
page-settings-moments-important = Лише важливе
page-settings-moments-none = Нічого: про це розкажуть панель і журнал
page-settings-play = Гра
page-settings-guide = Поради, коли щось стається вперше
page-settings-keys = Літери й цифри вибирають і відкривають щось за столом
page-sound = Звук
page-sound-on = Увімкнути звук
page-sound-off = Вимкнути звук
page-settings-sound = Тихі звуки: кубики, сторінки, двері, лічильник Гейгера
page-settings-volume = Гучність
page-settings-turn = Твоя черга
page-settings-notify = Сповіщай, коли настане моя черга, а цієї сторінки не видно
page-settings-notify-refused = Браузер не дозволяє цього для цієї адреси. Це можна змінити в його налаштуваннях.
page-settings-muted = Люди, яких ти не чуєш
page-settings-never = Реакції, якими ти не користуєшся
page-settings-never-hint = Якщо не пропонують нічого іншого, стіл відповість за тебе «ні».
page-settings-never-none = Немає. Реакцію можна додати, коли її запропонують.
page-settings-ask-again = Питати знову
page-keep = Твій шлях назад
page-keep-hint = Ти гість: тебе знає лише цей браузер. Із цим посиланням знайдеш себе, свої місця й партії знову — тут або на іншому пристрої. Нікому його не показуй; воно діє один раз, потім тут буде нове.
page-keep-link = Посилання, щоб знайти себе
page-keep-show = Показати посилання
page-recover = Повернути себе
page-recover-hint = Це посилання зробить тебе в цьому браузері тим гостем, якому воно належить, з усіма місцями й партіями. Досі тебе тут знали на ім’я { $name }; відтоді вже не знатимуть.
page-recover-go = Це я
page-recover-done = Ти знову { $name }.
page-settings-you = Ти
page-account = Обліковий запис
page-account-hint = Не обов’язковий. З іменем і паролем твої партії будуть і на інших пристроях. Без пошти.
page-account-name = Назва облікового запису
page-account-name-hint = Лише для входу; інші бачать ім’я, вказане вище.
page-account-in = Вхід виконано: { $name }.
page-account-login = Ти входиш як «{ $login }».
page-account-out = Вихід виконано.
page-login = Увійти
page-logout = Вийти
page-logout-elsewhere = Вийти на всіх інших пристроях
page-logout-elsewhere-done = На всіх інших твоїх пристроях виконано вихід.
page-password-change = Змінити пароль
page-password-change-hint = На інших твоїх пристроях буде виконано вихід.
page-password-old = Дотеперішній пароль
page-password-new = Новий пароль
page-password-changed = Відтепер діє новий пароль.
page-devices = Де виконано вхід
page-device-here = цей пристрій
page-device-seen = востаннє використано: { $when }
page-device-unknown = Невідомий браузер
page-device-out-of = Вийти: { $name }
page-my-data = Завантажити мої дані
page-reset = Новий пароль
page-reset-have = У мене є код для нового пароля
page-reset-hint = Якщо пароль загублено, код може дати тобі той, хто утримує цей сервер, а також пристрій, на якому вхід ще виконано: у налаштуваннях, під «Змінити пароль». Він діє один раз. На всіх твоїх пристроях, крім цього, буде виконано вихід.
page-reset-code = Код
page-reset-code-ask = Пароль забуто
page-reset-code-told = Цим кодом можна задати новий пароль на будь-якому пристрої. Він діє один раз і { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }. Нікому його не показуй.
page-reset-code-here = Задати тут
page-reset-done = Вхід виконано як «{ $login }», і новий пароль діє.
page-account-delete = Видалити мій обліковий запис
page-guest-delete = Забути мене
page-account-delete-what = Твоє ім’я, твої рядки в чаті й дані для входу зникнуть назавжди. Партії з іншими триватимуть без тебе; столи, за якими більше ніхто не сидить, буде видалено. Цього не можна скасувати.
page-account-delete-yes = Видалити назавжди
page-account-deleted = Тебе тут забуто. Тепер ти новий гість.
page-register = Створити обліковий запис

# --- стіл ---

page-decision = Рішення
page-connecting = Йдемо до столу…
page-connection-lost = Зв’язок перервано. Він відновиться сам; жодна твоя відповідь не пропала.
page-sending = Надсилається…
page-too-old = Ця сторінка застаріла. Перезавантаж її.
page-connection-retry = Спробувати зараз
page-waiting-since = запитано { $when }
page-waiting-for = Чекаємо на: { $names }.
page-waiting-bot = бота
page-waiting-somebody = когось на вільне місце
page-waiting-free =
    { $count ->
        [one] Ще вільне одне місце. Надішли посилання або віддай місце боту.
        [few] Ще є { $count } вільні місця. Надішли посилання або віддай їх ботам.
       *[many] Ще є { $count } вільних місць. Надішли посилання або віддай їх ботам.
    }
page-waiting-free-visitor =
    { $count ->
        [one] Ще { $count } місце вільне: сідай або дивися.
        [few] Ще { $count } місця вільні: сідай або дивися.
       *[many] Ще { $count } місць вільні: сідай або дивися.
    }
page-talk = Час на розмову: { $seconds } с
page-anytime = Крім того:
page-all-options = Усі можливості
page-amount = Скільки?
page-amount-night_raid_phase-reduce = Шкода −{ $n }, Поранення −{ $rest }
page-amount-night_raid_phase-crime_wave = { $n } до Нічних Нальотів, { $rest } до Мешканців
page-on-the-map = На мапі: { $count }
page-not-now = Зараз неможливо: { $count }
page-open-rule = Відкрити правило { $rule }
page-never-ask = Ніколи не використовувати
page-dice = Кубики
page-die-picked = буде перекинуто
page-percent = { $n } %
page-odds = Шанс { $odds } %
page-odds-both = Шанс { $odds } %, із форсуванням { $forced } %
page-undo = Скасувати
page-undo-choice = Цей вибір
page-undo-action = Цю дію
page-undo-turn = Цей хід
page-undo-phase = Цю фазу
page-undo-round = Цей раунд
page-undo-mission = Цю місію
page-undo-answers =
    { $count ->
        [one] ({ $count } відповідь)
        [few] ({ $count } відповіді)
       *[many] ({ $count } відповідей)
    }
page-undo-free = Око означає повторний погляд: скасовують кидок чи карту, і журнал це показує.
page-undo-strict = За цим столом не скасовують ні кидків, ні взятих карт.
page-own-dice = Кидаємо власні кубики
page-own-dice-on = За цим столом кидають власні кубики.
page-own-dice-thrown = Що досі випало
page-redo =
    { $count ->
        [one] Повернути { $count } відповідь
        [few] Повернути { $count } відповіді
       *[many] Повернути { $count } відповідей
    }
page-redo-of = хто скасував: { $name }, { $time }
page-redo-since =
    { $count ->
        [one] для цього буде скасовано { $count } пізнішу відповідь
        [few] для цього буде скасовано { $count } пізніші відповіді
       *[many] для цього буде скасовано { $count } пізніших відповідей
    }
page-undo-asks = Там відповідали інші: хтось із них або господар має погодитися.
page-wish-undo =
    { $count ->
        [one] { $name } хоче скасувати { $count } відповідь.
        [few] { $name } хоче скасувати { $count } відповіді.
       *[many] { $name } хоче скасувати { $count } відповідей.
    }
page-wish-redo =
    { $count ->
        [one] { $name } хоче повернути { $count } відповідь.
        [few] { $name } хоче повернути { $count } відповіді.
       *[many] { $name } хоче повернути { $count } відповідей.
    }
page-wish-mine = Інші отримали твоє прохання. Хтось із них або господар має погодитися.
page-wish-yes = Згода
page-wish-no = Ні, граємо далі
page-wish-withdraw = Уже не треба
page-second-look = Повторний погляд
page-people = Гравці та їхні планшети
page-tabs = Поруч із полем
page-page-tall = Більша сторінка, без поля
page-tab-me = Я
page-tab-others = Інші
page-journal = Журнал
page-journal-all =
    { $count ->
        [1] Показати рядок
        [one] Показати { $count } рядок
        [few] Показати всі { $count } рядки
       *[many] Показати всі { $count } рядків
    }
page-seen =
    { $count ->
        [one] Що бачив стіл: { $count } запис
        [few] Що бачив стіл: { $count } записи
       *[many] Що бачив стіл: { $count } записів
    }
page-host-give = Новий господар: { $name }
page-host-take = Стати господарем столу
page-journal-clone = Відгалузити звідси
page-journal-clone-ask = Відгалузити новий стіл від миті «{ $moment }»?
page-journal-clone-hint = Ти граєш далі за новим столом, що починається з цієї миті. Ця партія лишається без змін у списку твоїх партій.
page-journal-clone-go = До нового столу
page-time = Інша мить партії
page-time-look = Поле в цю мить: { $line }
page-time-look-title = Подивитися тодішнє поле
page-time-look-back = Озирнутися
page-time-replay = Переглянути партію
page-time-now = Назад до тепер
page-time-end = До кінця партії
page-time-start = Початок
page-time-mission = Місія { $number }
page-time-turn = хід { $number }
page-time-first = На початок
page-time-last = До останньої миті
page-time-back = Крок назад
page-time-next = Крок уперед
page-time-play = Відтворити
page-time-pause = Зупинити
page-time-pace = Темп
page-time-pace-slow = повільно
page-time-pace-even = рівно
page-time-pace-quick = швидко
page-time-jump = До раунду
page-time-where = Де в партії
page-time-branch = Грати далі звідси…
page-time-branch-name = Як назвати це відгалуження?
page-time-branch-hint = Цієї миті починається окремий стіл. Ця партія лишається як є, а відгалуження знає дорогу назад.
page-time-branch-go = До нового столу
page-time-origin = До партії, від якої відійшло це відгалуження
page-time-lead = Вести інших
page-time-lead-stop = Більше не вести
page-time-led = Веде { $name }
page-time-follow = Іти слідом: { $name }
page-beside = Два відгалуження поруч
page-beside-parts = Той самий шлях до: { $moment }
page-beside-parting = Де вони розходяться
page-beside-ended = Далі партія тут не зайшла.
page-beside-origin = Поруч із тією партією
page-beside-with = Поруч із «{ $name }»
page-board-of = Поле столу «{ $name }»
page-table-menu = Цей стіл
page-chat = Чат
page-chat-empty = Ще ніхто нічого не сказав.
page-chat-write = Скажи щось
page-chat-send = Надіслати
page-chat-names = Назви місць і карт стають посиланнями.
page-chat-react = Що скажеш?
page-chat-mute = Не чути: { $name }
page-chat-unmute = Чути знову
page-chat-muted = { $name }: слова, яких ти не чуєш.
page-chat-proposed = { $names }: пропозиція «{ $option }».
page-sign-yes = Так
page-sign-no = Ні
page-sign-heart = Подобається
page-sign-laugh = Смішно
page-sign-wow = Справді?
page-sign-sad = Шкода
page-mark-looks = { $name }: гляньте!
page-mark-something = щось на полі
page-rules = Правила
page-rules-which = Правила якої гри?
page-rules-of = Правила гри { $game }
page-rules-search = Шукати в правилах
page-rules-found =
    { $count ->
        [0] Нічого не знайдено
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
page-board-zoom-in = Ближче
page-board-zoom-out = Далі
page-board-fit = Усе поле
page-board-find-me = Де я?
page-legend = Легенда
page-legend-all = Усі знаки ({ $count }), а не лише ті, що зараз на полі
page-legend-rule = { $name }: відкрити правило { $rule }
page-board-beyond =
    { $count ->
        [one] { $count } ціль лежить за цим краєм: глянути туди
        [few] { $count } цілі лежать за цим краєм: глянути туди
       *[many] { $count } цілей лежить за цим краєм: глянути туди
    }
page-story-open = Прочитати карту
page-story-fold = Згорнути
page-laid-suggested = Добре для першого разу
page-laid-all = Показати всіх ({ $count })
page-share = Запросити інших
page-share-code = Код цього столу
page-share-link = Посилання на цей стіл
page-share-copy = Копіювати посилання
page-share-copied = Скопійовано
page-share-open = Запросити
page-share-more = QR-код та інше
page-share-qr = Посилання на цей стіл як QR-код
page-share-scan = Відскануй телефоном
page-share-send = Надіслати запрошення
page-share-text = Заходь за стіл «{ $table }».
page-share-free =
    { $count ->
        [one] { $count } місце вільне. Хто має посилання, може сісти або дивитися.
        [few] { $count } місця вільні. Хто має посилання, може сісти або дивитися.
       *[many] { $count } місць вільні. Хто має посилання, може сісти або дивитися.
    }
page-share-full = Усі місця зайняті. Хто має посилання, може дивитися.
page-share-alone = Це діє лише на цьому комп’ютері. Щоб пустити інших із твоєї мережі, запусти стіл із --host 0.0.0.0.
page-share-local = Ця адреса діє лише на цьому комп’ютері.
page-watching = Дивляться: { $names }
page-watching-nobody = Ніхто не дивиться.
page-arrival = Сядеш чи подивишся?
page-arrival-host = { $host } запрошує: «{ $table }».
page-arrival-table = Це стіл «{ $table }».
page-arrival-seat = Де?
page-arrival-watch = Лише дивитися
page-slow = Повільний стіл: коли когось немає
page-slow-since = Чекаємо, черга: { $names }; остання відповідь — { $since }.
page-slow-days = Якщо когось немає, його хід робить бот
page-slow-after =
    { $days ->
        [0] ніколи
        [one] через { $days } день
        [few] через { $days } дні
       *[many] через { $days } днів
    }
page-slow-wish =
    { $days ->
        [0] Стіл чекає, скільки знадобиться.
        [one] Господар пропонує: якщо когось немає { $days } день, його хід робить бот.
        [few] Господар пропонує: якщо когось немає { $days } дні, його хід робить бот.
       *[many] Господар пропонує: якщо когось немає { $days } днів, його хід робить бот.
    }
page-slow-counts = Усі погодилися: це діє. Коли мине половина часу, стіл нагадає.
page-slow-missing = Діє, коли погодяться всі. Ще бракує: { $names }.
page-slow-agree = Погоджуюся
page-slow-refuse = Більше не погоджуюся
page-hook = Вебхук
page-hook-hint = Стіл повідомляє на цю адресу, чия черга, коли цієї людини тут немає. Кожне повідомлення підписане.
page-hook-drop = Прибрати
page-hook-on = Працює.
page-hook-sending = Повідомлення вже в дорозі; його ще ніхто не прийняв.
page-hook-failing = Останні повідомлення не дійшли.
page-hook-off = Забагато повідомлень не дійшло: більше нічого не надсилаємо, доки не збережеш адресу знову.
page-hook-secret = Ключ підпису. Його показано лише цей раз.
page-player-number = Гравець { $number }
page-seat-number = Місце { $number }
page-seat-bot = Бот: { $bot }
page-bot-calm = спокійний
page-bot-careless = безтурботний
page-bot-expert = досвідчений
page-bot-greedy = обачний
page-bot-random = випадковий
page-bot-steady = надійний
page-seat-free = вільне
page-seat-you = ти
page-seat-online = за столом
page-seat-away = немає за столом
page-seat-guest = гість
page-seat-gone = хтось, хто пішов
page-seat-asked = зараз вирішує
page-seat-board = Планшет
page-seat-take = Сісти тут
page-seat-more = Місце…
page-seat-link = Відкрити на іншому пристрої
page-seat-link-told = Відкрий цю адресу на іншому пристрої. Нікому її не показуй: хто її має, грає за тебе.
page-seat-link-old = Посилання на це місце вже не діє.
page-seat-link-old-hint = Попроси нове або приєднайся за кодом столу.
page-seat-offer = Місце за столом «{ $table }»
page-seat-offer-yours = Ти вже сидиш за цим столом.
page-seat-offer-free = Це місце вільне й чекає на тебе. Як тебе називатимуть інші?
page-seat-offer-sit = Сісти як { $name }
page-seat-offer-shared = Тут сидить { $person }. За цим посиланням ти гратимеш на цьому місці й із цього пристрою.
page-seat-offer-share = Грати на місці: { $person }
page-full-watch = Усі місця за цим столом зайняті. Можеш дивитися або попросити в господаря місце.
page-seat-leave = Звільнити місце
page-seat-to-bot = Віддати боту
page-seat-unbot = Забрати в бота
page-seat-back = Повернути місце собі
page-bot-ask-mine = Нехай за тебе грає бот?
page-bot-ask-theirs = Нехай за гравця { $name } грає бот?
page-bot-ask-hint = Бот ({ $bot }) відповідає, доки ти дозволяєш. Місце лишається за своєю людиною, і його можна повернути будь-коли.
page-bot-ask-alone = Більше тут ніхто не грає: доки хтось не повернеться, партія чекає.
page-bot-for-turn = На цей хід
page-bot-until-mine = Доки я не повернуся
page-bot-until-theirs = До повернення: { $name }
page-bot-plays = За тебе грає бот ({ $bot }).
page-bot-plays-turn = Цей хід за тебе грає бот ({ $bot }).
page-bot-plays-waits = Більше тут ніхто не грає, тож партія чекає на твоє повернення.
page-seat-lost = Твоє місце знову вільне
page-seat-lost-hint = Господар попросив тебе звільнити місце. Можеш дивитися далі або сісти на вільне місце.
page-seat-leave-ask = Звільнити місце?
page-seat-leave-hint = Тоді його зможе зайняти будь-хто з посиланням. Якщо відходиш ненадовго, за тебе може грати бот.
page-seat-kick-ask = Попросити гравця { $name } вийти?
page-seat-kick-hint = Місце звільниться; { $name } про це дізнається й зможе дивитися далі.
page-seat-kick = Попросити вийти

# --- клавіші ---

page-keys = Клавіші
page-keys-tab = від одного до наступного
page-keys-options = вибрати можливість
page-keys-more = можливості після дев’ятої
page-keys-go = далі: завершити хід, прийняти, перегорнути сторінку
page-keys-act = те, що можна робити щоходу: літера стоїть на кнопці
page-keys-board = до поля
page-keys-arrows = на полі: до найближчої локації в цьому напрямку
page-keys-enter = вибрати або придивитися
page-keys-legend = легенда: що означають знаки на полі
page-keys-decision = до рішення
page-keys-undo = скасувати
page-keys-play = що зробили інші: пауза чи показ, крок назад, наступний
page-keys-moment = далі: те, що показано або відтворюється
page-keys-tabs = журнал, чат, правила
page-keys-close = закрити відкрите
page-keys-keys = показати цей список

page-play = Що роблять інші
page-play-back = Крок назад
page-play-next = Наступний крок
page-play-pause = Пауза
page-play-on = Далі
page-play-pace = Темп: { $pace }×
page-play-skip = До поточної миті
page-play-again =
    { $count ->
        [one] Переглянути ще раз: { $count } крок
        [few] Переглянути ще раз: { $count } кроки
       *[other] Переглянути ще раз: { $count } кроків
    }

page-since = Після твого останнього ходу
page-since-all = Тим часом
page-since-you = Ти

page-moment-on = Далі
page-moment-death = Смерть
page-moment-news = Новина
page-moment-event = Подія
page-moment-paragraph = Далі
page-moment-emission = Викид
page-moment-secret = Таємниця
page-moment-failed = Невдача
page-moment-trauma = Травма
page-moment-left = Пішли
page-moment-opened = Відчинено
page-moment-card = Відкрито карту
page-moment-taken = Взято карту
page-moment-found = Знайдено
page-moment-artifact = Артефакт
page-moment-unknown = Невідоме
page-moment-seen = Оглянуто
page-moment-injury = Критичне поранення
page-moment-fate = Доля
page-moment-joined = Хтось новий
page-moment-objective = Чого ми тепер хочемо
page-moment-settled = Що з того вийшло
page-moment-explored = Назовні
page-moment-idea = Ідея
page-moment-broke = Злам
page-moment-lost = Втрата
page-moment-place = Інше місце
page-moment-round = Раунд закінчується
page-moment-came = Хтось приходить
page-moment-request = Прохання

# --- кінець ---

page-end-won = Перемога
page-end-other-won = Перегони закінчено
page-plain-over = Партію завершено
page-plain-won-by = Перемога: { $winners }.
page-plain-cards = Картки
page-end-lost = Зона вас не відпускає
page-end-again = Зіграти ще раз
page-again-same = Ще раз тим самим гуртом
page-again-next = Далі: { $name }
page-again-there = До нового столу
page-end-look = Оглянути поле
page-end-back = Назад до історії
page-end-deeds = Хто що зробив
page-end-story = Історія цієї партії
page-end-pages = Сторінки кінця
page-end-page-back = Назад
page-end-page-next = Далі
page-end-page-of = { $page } з { $pages }
page-end-opening = На початку
page-end-steps = Кроки
page-end-tests = Пройдені перевірки
page-end-beaten = Подолані загрози
page-end-damage = Отримана шкода
page-end-secrets = Таємниці
page-end-deaths = Смерті

# --- перші хвилини ---

page-primer = Про що гра
page-primer-goal = Мета
page-primer-clock = Годинник
page-primer-round = Раунд
page-primer-more = Правила за дві хвилини
page-primer-back = Назад
page-primer-show = Покажи мені під час гри
page-primer-known = Я це знаю: без порад
page-primer-start = Закрити
page-primer-zona-goal = Розкрий 2 таємниці у 2 різних об’єктах на краю мапи, а тоді доведи до кінця одну подію в саркофазі посередині. Хто зробить це першим, перемагає сам.
page-primer-zona-clock = Кожен раунд забирає карту з колоди новин. Коли вона порожня, програли всі. Що кілька раундів б’є викид: будь тоді в бункері.
page-primer-zona-round = Маєш 2 дії: іти, шукати, відпочивати, ставати табором. Потім переживаєш подію там, де стоїш, а тоді приходять новини.
page-primer-stalker-goal = Зробіть те, чого вимагає інструктаж. Місію ви разом виграєте або разом програєте; якщо хтось із вас загине, її програно.
page-primer-stalker-clock = Щораунду відкривається карта події. Коли зникне остання, ваш час скінчився.
page-primer-stalker-round = Кожен із вас має 2 ходи, потім діють вороги. Ніколи не закінчуй ходу там, де тебе бачить ворог: він одразу стріляє.
page-primer-stalker-campaign-goal = Місії двох історій, одна за одною. Що знайдете, заробите й вирішите, піде з вами до наступної.
page-primer-stalker-campaign-clock = Програну місію можна спробувати ще раз. У місії щораунду відкривається карта події; коли зникне остання, ваш час скінчився.
page-primer-stalker-campaign-round = Виберіть місце на мапі Зони, зустріньтеся з людьми, спакуйтеся, вирушайте. Потім місія, хід за ходом.
page-primer-stalker-survival-goal = Один сценарій на власній мапі. Досягніть його мети, виконайте кожне відкрите прохання, і нехай ніхто не загине.
page-primer-stalker-survival-clock = Сценарій має сталу кількість раундів; кожен відкриває карту події. Після останнього кінець.
page-primer-stalker-survival-round = Кожен із вас має 2 ходи, потім діють вороги, а доля кидає один кубик за всі карти на столі.
page-primer-twom-goal = Збережіть цих людей живими до припинення вогню. Ви перемагаєте, якщо тоді з вами буде хтось із першої трійки.
page-primer-twom-clock = Припинення вогню настає 11-го, 12-го або 13-го дня. Кожен розділ ставить дорогою мету; її підсумовують, коли починається наступний.
page-primer-twom-round = День: розчищаємо й будуємо в домі, ділимо воду та їжу, потім одні сплять, інші йдуть на вилазку, а хтось вартує. Без варти все втрачено.
page-lesson = Перша партія
page-lesson-start = Перша партія: навчися за десять кліків
page-lesson-step = { $number } з { $count }.
page-lesson-later = Згодом: ця перша партія показує все по черзі.
page-lesson-leave = Вийти з уроку й грати далі
page-lesson-over = Тепер вона твоя.
page-lesson-on = Грати далі
page-lesson-zona-keep = Дві таємниці з краю мапи, тоді саркофаг, доки не скінчилися новини: так перемагають. Веди сьогодні Віру. Вона лікує себе сама, і в кожному таборі їй раді.
page-lesson-zona-camp = Ти в Селі, це бункер. Стань табором: сон забирає втому, і це одна з твоїх двох дій.
page-lesson-zona-leave = Ти виспалася. У таборі можна ще лікуватися, лагодити й купувати на ринку. Поки досить: згортай табір.
page-lesson-zona-go = Друга дія: іди до Чорнобиля. Там щось чекає, і хто його здолає, візьме здобич.
page-lesson-zona-spot = Спершу треба її виявити: спостережливість плюс три кубики. Кидай.
page-lesson-zona-spotted = Вистачає. Якби ні, можна форсувати перевірку за 1 втому. Прийми результат.
page-lesson-zona-confront = Ти вчасно її побачила, тож вибір твій: тікати чи битися. Бийся.
page-lesson-zona-beat = Тепер перевірка, щоб її здолати. Шанс написано на кнопці.
page-lesson-zona-beaten = Знову вистачає. Прийми й візьми, що вона лишить.
page-lesson-zona-end = Дві дії зроблено. Закінчи хід: тебе спіткає подія, а потім новини наблизять викид.
page-lesson-zona-voice = Наодинці ти ще й Голос Зони: поклади нову загрозу туди, куди не йдеш. На Звалище.
page-lesson-zona-over = Тепер перша таємниця: відкрий зі Звалища Урядове сховище й заверши там хід. Доведи до кінця одну з його подій — і його таємниця твоя.
page-lesson-stalker-choose = Вибери, ким граєш. Маммон любить самоту, і ти сьогодні теж.
page-lesson-stalker-move = У цьому ході маєш три дії. Візьми першу: Рух. У хаті хтось є.
page-lesson-stalker-first = Ступи на підсвічену ділянку. Кнопка каже, чого коштувало б там лишитися.
page-lesson-stalker-door = Ще одну, до краю хати.
page-lesson-stalker-sight = Ще одну. Тут тебе бачить бандит: загроза зростає, а в того, хто закінчує хід на очах, стріляють.
page-lesson-stalker-shoot = Тож будь швидший. Одиночний постріл: одна дія, одна куля.
page-lesson-stalker-head = У тулуб легше, у голову — смертельно. Цілься в голову.
page-lesson-stalker-accept = Глянь на зірки: вистачає. Прийми, і він упаде.
page-lesson-stalker-look = Радіорубка твоя. Роздивися: карта скаже, де може бути ключ.
page-lesson-stalker-over = Знайди ключ, звільни Даліка, дістанься виходів. Закінчуй ходи там, де тебе ніхто не бачить.
page-lesson-twom-page = Місто в облозі, і ці люди в порожньому домі. Збережіть їх живими до припинення вогню. Ця книга розповідає, що з нами стається: прочитай і перегорни.
page-lesson-twom-clear = Удень ми працюємо в домі. Саня розчищає підсвічену кімнату нагорі: усе в ній стане нашим.
page-lesson-twom-both = Усі діємо водночас. Ґрета розчищає іншу кімнату.
page-lesson-twom-commit = Ще нічого не сталося. Зробіть це: тепер обидві працюють.
page-lesson-twom-bed = Дерево й компоненти. Саня будує ліжко: хто в ньому спить, прокидається без утоми.
page-lesson-twom-where = У кімнаті, яку щойно розчистила.
page-lesson-twom-build = Зробіть це. Ціну платить Склад.
page-lesson-twom-rest = Ми голодні, тож третьої дії ні в кого нема. Хай день закінчиться.
page-lesson-twom-water = Сутінки. Кожен має пити. Саня п’є.
page-lesson-twom-last = І Ґрета. То була остання вода, а нас троє.
page-lesson-twom-over = Хтось цієї ночі лишиться без води. Поїжте, тоді хтось мусить вартувати, а хтось піти по воду.

# --- поради ---

page-tip = Порада
page-tip-none = Без порад у цій грі
page-tip-zona-turn = Це ти. За хід маєш дві дії: клацни на локацію, що світиться, щоб піти туди. Червона переривчаста дорога — навпростець, і там боляче.
page-tip-zona-test = Перевірка: твоя характеристика плюс три кубики має сягнути складності. Шанс видно ще до кидка.
page-tip-zona-force = Замало? Форсуй перевірку: 1 втома за новий кидок кубика. Кожна кнопка показує шанс, який тоді лишиться.
page-tip-zona-damage = Предмети із захистом можуть спинити шкоду. Решта заповнює витривалість.
page-tip-zona-encounter = Ти зустрічаєш загрозу. Протистань їй заради здобичі або втечи й лиши її тут.
page-tip-zona-story = Подія. Прочитай карту й вибери; біля кожного рядка стоїть його ціна.
page-tip-zona-camp = У бункері можна спати, лікуватися, лагодити й торгувати. Це ринок; кращі стовпці вимагають кращої репутації.
page-tip-zona-open = Об’єкт замкнено. Замок каже, чого хоче; таємниці є лише всередині.
page-tip-zona-secret = Твоя перша таємниця. Ще одна, з іншого об’єкта, — і саркофаг тебе впустить.
page-tip-zona-emission = Викид наближається. Коли трек повний, він б’є: будь тоді в бункері або під землею.
page-tip-zona-struck = Ударив викид. Загрози й ринок нові, а трек починається спочатку.
page-tip-zona-trauma = Травма, бо витривалість була повна. Травма знижує характеристику, доки її не вилікуєш, а четверта вбиває.
page-tip-zona-radiation = Радіація. Займає клітинку витривалості, як і будь-яка рана; її лікують у бункері.
page-tip-zona-injury = Шкода заповнює ці клітинки. Коли вільних нема, далі буде травма.
page-tip-zona-item = Тут лежить те, що ти несеш. Світлий край означає, що це можна використати зараз.
page-tip-zona-fatigue = Втома. Відпочинок або сон її знижує. Понад 5 вона стає шкодою.
page-tip-stalker-turn = Це ти. Клацни ділянку із зеленим краєм: шлях намалюється з ціною, перш ніж підеш. Око означає, що там тебе бачить ворог.
page-tip-stalker-shoot = Ворог у межах відстані. Клацни його: кожна атака показує точні шанси, в тулуб і в голову. Постріли чути.
page-tip-stalker-attention = Вони щось помітили: твій жетон загрози лежить тепер на мапі. Коли діють вороги, вони йдуть туди, де лежать такі жетони.
page-tip-stalker-high = ВИСОКА загроза: тебе бачили або було гучно. Вороги підуть спершу сюди. Зникни з очей, і вона знизиться.
page-tip-stalker-reaction = Він побачив тебе і вдарив одразу. Хто закінчує хід на очах у ворога, того атакують: закінчуй свій за стіною.
page-tip-stalker-anomaly = Аномалія. Кожен крок у ній — кидок; кинуті болти роблять його безпечнішим. Усередині артефакти.
page-tip-stalker-radiation = Радіація збільшує дозу. Наприкінці раунду вона забирає ОЗ: що вище стрілка, то більше кубиків.
page-tip-stalker-hp = У тебе влучили. При 0 ОЗ отримуєш критичне поранення; третє вбиває, і місію програно.
page-tip-stalker-loot = Тут лежить знайдене. Світлий край означає, що це можна використати зараз.
page-tip-stalker-second = Твій другий хід цього раунду. Потім діють вороги, і раунд закінчується.
page-tip-stalker-enemies = Вороги діють за картою, крок за кроком. Можна спинити, повернутися чи пропустити. Дивляться туди, куди показує стрілка.
page-tip-stalker-injury = Критичне поранення блокує частину твоїх ходів. Вилікуйся вище 0 ОЗ, і воно зникне; третє вбиває.
page-tip-stalker-rerolls = Зосередженість дає перекинути кубики. Відповіді кажуть, що маєш тепер і що може дати новий кидок.
page-tip-stalker-masks = Протигази оплачують особливі ефекти зброї. Невитрачені пропадають.
page-tip-stalker-shop = Витрать тут гроші місії; решта пропаде. Зброї потрібні відповідні магазини.
page-tip-stalker-zone = Мапа Зони. Виберіть одну місію, а до неї чи після неї — одне інше місце.
page-tip-twom-plan = Клацніть когось із нас, тоді кімнату з пунктирною рамкою, або перетягніть постать у кімнату. Нічого не станеться, доки ви не підтвердите етап.
page-tip-twom-dusk = По одній воді кожному. Хто лишиться без неї, стане голоднішим або впаде в депресію.
page-tip-twom-meal = Тепер їжа. Консерва знижує голод на 2, сира їжа на 1; без нічого він росте.
page-tip-twom-evening = Кожен дістає одне завдання на ніч. Хтось мусить вартувати: без варти все втрачено.
page-tip-twom-place = Три місця для пошуку. Що далі, то більше карт; червона смуга каже, що там особливого.
page-tip-twom-walk = Карта за картою. Між двома картами можна піти додому; знайдене лишається вам.
page-tip-twom-noise = Шум. Кидок не більший за це число означає, що нас хтось почув.
page-tip-twom-gear = Узяте допомагає надворі: відмичка чи пилка відкриває шлях, зброя спиняє бійку. Дорогою додому воно важить.
page-tip-twom-pack = Несемо додому, скільки піднімемо. Їжа й ліки варті більше, ніж важать.
page-tip-twom-resident = Тут хтось живе. Говорити, платити, красти чи піти: що зробимо іншим, лишиться з нами.
page-tip-twom-fight = Бій. Зброя в руках визначає, який кубик кидають; найкраще до нього не доводити.
page-tip-twom-raid = Нападники. Варта кидає проти них, забиті дошками діри допомагають. Решта б’є по запасах і по вартових.
page-tip-twom-starved = Хтось лишився без нічого. П’ять смужок для кожного: на 4 голод, поранення чи хвороба вбиває.
page-tip-twom-wound = Поранення. Бинт на світанку може його вилікувати; без нього може погіршати. На 4 вбиває.
page-tip-twom-misery = Депресія. Розмови, звички й добрі дні її знижують. На 4 хтось ламається і може піти.
page-tip-twom-cold = Холоднішає. Паліть дерево в обігрівачі, бо світанок може принести хворобу.
page-tip-twom-medicine = Ліки кладуть на тих, кому треба, до карти долі, а не після.
page-tip-twom-page = Сторінка щоденника. Ціна вибору стоїть поруч; про решту дізнаємося згодом.


# --- слова правил: форми, у яких вони стоять у реченнях; * — будь-яке закінчення, велика літера лише там, де так пишуть ---

page-term-zona-fatigue = втом*
page-term-zona-reputation = репутаці*
page-term-zona-secret = таємниц*
page-term-zona-endurance = витривал*
page-term-zona-injury = ушкоджен*
page-term-zona-trauma = травм*
page-term-zona-damage = шкод*, радіаці*, розлад*, рана, рани, рану, ран
page-term-zona-attribute = характеристик*, спостережлив*, атлетизм*, кмітлив*, воля, волі, волю
page-term-zona-difficulty = складн*
page-term-zona-force = форсу*
page-term-zona-hazard = небезпек*
page-term-zona-threat = загроз*
page-term-zona-encounter = зустріч*
page-term-zona-detection = виявлен*, помітити
page-term-zona-confrontation = протисто*, перемогти
page-term-zona-flee = втекти, втеч*
page-term-zona-area-action = ді* локації
page-term-zona-search = Шукати
page-term-zona-rest = Відпочити
page-term-zona-pass = Спасувати
page-term-zona-lock = замок, замка
page-term-zona-bunker = бункер*
page-term-zona-camp = табор*, табір
page-term-zona-emission = викид, викиду
page-term-zona-voice = Голос* Зони
page-term-zona-news = новин*
page-term-zona-side-effect = побічн* ді*
page-term-zona-trophy = трофе*
page-term-zona-ransacked = розграбован*
page-term-zona-deactivated = деактивован*
page-term-zona-backpack = наплічник*
page-term-stalker-focus = зосереджен*
page-term-stalker-none = без загрози
page-term-stalker-low = НИЗЬК*
page-term-stalker-high = ВИСОК*
page-term-stalker-attention = жетон* загрози
page-term-stalker-pinned = заціпен*
page-term-stalker-exposed = вразлив*, уразлив*
page-term-stalker-cover = укритт*
page-term-stalker-mask = протигаз*
page-term-stalker-injury = критичн* поранен*
page-term-stalker-gear-die = кубик* спорядження
page-term-stalker-stalker-die = кубик* сталкера
page-term-stalker-accuracy = Влучність, ефективна, неефективна
page-term-stalker-range = відстан*
page-term-stalker-part = частина тіла
page-term-stalker-movement = Рухатися
page-term-stalker-careful = Рухатися обережно
page-term-stalker-prepare = Підготуватися
page-term-stalker-reload = Перезарядити, перезаряди
page-term-stalker-decoy = Відвернути увагу
page-term-stalker-bolt = болт*
page-term-stalker-lead = жетон* головного сталкера
page-term-stalker-anomaly = аномалі*
page-term-stalker-artifact = артефакт*
page-term-stalker-loot = здобич*
page-term-stalker-unknown = невідомого ворога
page-term-stalker-turn-token = жетон* ходу
page-term-stalker-extra = додатков* ді*
page-term-stalker-ammo = патрон*, набо*, магазин*
page-term-stalker-dosage = доза, дози, дозу
page-term-stalker-backpack = рюкзак*
page-term-twom-fatigue = Втом*
page-term-twom-wounds = поранен*
page-term-twom-misery = Депресі*
page-term-twom-hunger = Голод*
page-term-twom-illness = Хвороб*, хвор*
page-term-twom-stage = етап
page-term-twom-noise = Шум*
page-term-twom-encounter = зустріч*
page-term-twom-weight = вага
page-term-twom-prowess = Майстерніст*, Майстерності
page-term-twom-prowess-test = перевірк* майстерності
page-term-twom-reroll = перекид*
page-term-twom-fate = дол*
page-term-twom-script-symbol = символ* сюжету
page-term-twom-commission = комісі*
page-term-twom-damage = Шкод*
page-term-twom-reduction = зменшен*
page-term-twom-raid = наліт*, нальот*
page-term-twom-crime-wave = Хвиля злочинності
page-term-twom-hiding = Укритт*
page-term-twom-collapsed = Падає з ніг
page-term-twom-broken = Зламан*
page-term-twom-habit = звичк*
page-term-twom-idea = Ідея, Ідею
page-term-twom-trap = Пастк*
page-term-twom-growth = позначки росту
page-term-twom-resources = Ресурс*
page-term-twom-cold = Холод*

# --- Zona ---

page-zona-map = Мапа Зони
page-zona-market = Ринок
page-zona-area-is = { $area }, { $group }.
page-zona-group-green = зелений сектор
page-zona-group-yellow = жовтий сектор
page-zona-group-red = червоний сектор
page-zona-group-bunker = бункер
page-zona-group-facility = таємний об’єкт
page-zona-group-end = кінець дороги
page-zona-you-are-here = Ти тут.
page-zona-stands-here = Тут { $name }.
page-zona-threats-here =
    { $count ->
        [one] Загроза: { $names }.
        [few] { $count } загрози: { $names }.
       *[many] { $count } загроз: { $names }.
    }
page-zona-borders = Межує з: { $areas }.
page-zona-marker-here = Маркер новин: { $news }.
page-zona-facility-locked = Замкнено: { $lock }. Події: { $events }, знахідки: { $finds }.
page-zona-facility-open = Відкрито. Події: { $events }, знахідки: { $finds }.
page-zona-facility-ransacked = Розграбовано.
page-zona-facility-holds = Події: { $events }, знахідки: { $finds }.
page-zona-lock-is = Замкнено: { $lock }. Щоб відкрити: { $rules }
page-sign-zona-green = Зелений сектор (I)
    .why = Тут тягнеш зелені події. Викид завдає 2 шкоди.
page-sign-zona-yellow = Жовтий сектор (II)
    .why = Тут тягнеш жовті події. Викид завдає 4 шкоди.
page-sign-zona-red = Червоний сектор (III)
    .why = Подій тут не тягнеш. Викид завдає 6 шкоди.
page-sign-zona-bunker = Бункер
page-sign-zona-facility = Таємний об’єкт
page-sign-zona-end = Саркофаг
page-sign-zona-road = Межа, яку можна перетнути
page-sign-zona-RAD = Навпростець: 1 радіація
page-sign-zona-DIS = Навпростець: 1 розлад
page-sign-zona-WND = Навпростець: 1 рана
page-sign-zona-wire = Блокада
page-sign-zona-one-way = Лише в один бік
page-sign-zona-entrance = Вхід
page-sign-zona-locked = Замок і те, чого він вимагає
page-sign-zona-open = Відкрито
page-sign-zona-ransacked = Розграбовано
page-sign-zona-events = Скільки подій лишилося всередині
page-sign-zona-finds = Скільки знахідок лишилося всередині
page-sign-zona-mutant-green = Зелений мутант
page-sign-zona-mutant-yellow = Жовтий мутант
page-sign-zona-anomaly-green = Зелена аномалія
page-sign-zona-anomaly-yellow = Жовта аномалія
page-sign-zona-emission = Трек викиду
page-sign-zona-pile = Скільки карт новин лишилося
page-sign-zona-news = Маркер новин
page-sign-zona-scavenger = Шукач
    .why = Голова в кольорі гравця, з першою літерою імені. Твоя має білий край.
page-sign-zona-turn = Чий зараз хід
    .why = Червоне кільце лежить під тим, чий зараз хід.
page-sign-zona-aim = Мета
    .why = Тут ще є таємниця, якої тобі бракує; коли їх досить, знак стоїть біля Саркофага.
page-sign-zona-choice = Можна обрати зараз
    .why = Обведене червоним олівцем — відповідь на запитання: клацни.
page-zona-emission = Викид
page-zona-emission-is = Трек викиду: { $now } з { $last }. Лишилося карт новин: { $news }.
page-zona-headline-goal =
    { $enough ->
        [true] Ти знаєш досить → Саркофаг
       *[other] Таємниці: { $now } з { $need } → Саркофаг
    }
page-zona-headline-news =
    { $count ->
        [one] ще { $count } новина
        [few] ще { $count } новини
        [many] ще { $count } новин
       *[other] ще { $count } новини
    }
page-zona-headline-emission = Викид { $now }/{ $last }
page-zona-fatigue = Втома
page-zona-fatigue-is = Втома { $now } з { $last }
page-zona-injuries = Ушкодження
page-zona-injuries-are = Ушкодження: { $now } з { $last }
page-zona-attribute-VIG = Спостережливість
page-zona-attribute-PRO = Атлетизм
page-zona-attribute-INT = Кмітливість
page-zona-attribute-WIL = Воля
page-zona-trauma = Травма
page-zona-reputation-good = добра репутація
page-zona-reputation-neutral = нейтральна репутація
page-zona-reputation-bad = погана репутація
page-zona-money = Рублі
page-zona-ability-spent = використано
page-zona-secrets = Таємниці: { $count } з 2
page-zona-secrets-word = Таємниці
page-zona-worn = На собі
page-zona-part-H = голова
page-zona-part-T = тулуб
page-zona-part-L = ноги
page-zona-backpack = Наплічник { $used }/{ $slots }
page-zona-sixth-closed = Шосте місце: закрите
page-zona-small = Малі предмети
page-zona-trophies = Трофеї: { $count }
page-zona-deactivated = деактивовано
page-zona-boxes = Пошкоджені клітинки: { $tokens } з { $boxes }
page-zona-next-news = Наступна новина, відома лише тобі: { $news }
page-zona-nobody-yet = Шукача ще не вибрано.
page-zona-nobody-dead = Шукач загинув. Новий прийде наприкінці фази новин.
page-zona-nobody-out = Поза грою: шукачів більше немає.
page-zona-needed = потрібно
page-zona-against = проти { $difficulty }
page-zona-passed = Успіх із результатом { $result }
page-zona-failed = Провал із результатом { $result }
page-zona-face-PLUS = плюс
page-zona-face-BLANK = порожньо
page-zona-face-MINUS = мінус
page-zona-face-HAZARD = небезпека
page-zona-column = Стовпець { $column }
page-zona-column-who-any = для всіх
page-zona-column-who-neutral = від нейтральної репутації
page-zona-column-who-good = лише з доброю репутацією
page-zona-gap = порожньо
page-zona-decks = Лишилося карт
page-zona-deck-news = Новини
page-zona-deck-emission = Викиди
page-zona-deck-green = Зелені події
page-zona-deck-yellow = Жовті події
page-zona-deck-sarcophagus = Саркофаг
page-zona-deck-junk = Мотлох
page-zona-deck-gear = Спорядження
page-zona-deck-artG = Зелені артефакти
page-zona-deck-artY = Жовті артефакти

# --- S.T.A.L.K.E.R. ---

page-on-the-board = Вибери на мапі, можливостей: { $count }.
page-plan-stopped = Дорогою щось сталося. Що тепер?
page-game-stalker = S.T.A.L.K.E.R.
page-new-game = Гра
page-place-stalker-facts = 1–4 сталкери, разом · 60–120 хвилин на місію
page-stalker-map = Тактична мапа
page-stalker-mission = Місія
page-stalker-space-is = { $name }, { $terrain }.
page-stalker-terrain-concrete = бетон
page-stalker-terrain-mud = багно
page-stalker-terrain-grass = трава
page-stalker-terrain-water = вода
page-stalker-terrain-snow = сніг
page-stalker-terrain-rock = скеля
page-stalker-terrain-indoor = усередині
page-stalker-you-are-here = Ти тут.
page-stalker-space-cover = Укриття { $cover }.
page-stalker-space-radiation = Радіація { $radiation }.
page-stalker-space-fog = Погана видимість.
page-stalker-space-who = Тут: { $names }.
page-stalker-space-tokens = На землі: { $tokens }.
page-stalker-space-anomaly = Аномалія { $name }: { $symbols }.
page-stalker-all-covered = усі накриті
page-stalker-space-seen = Бачать: { $names }.
page-stalker-space-unseen = Її ніхто не бачить.
page-stalker-seen = у полі зору ворога
page-stalker-token-exit = вихід
page-stalker-token-entrance = вхід до Незвіданих територій
page-stalker-token-start = старт
page-stalker-token-attention = загроза: { $name } ({ $text })
page-stalker-token-marker = нейтральний маркер { $text }
page-stalker-token-unknown =
    { $count ->
        [one] { $count } невідомий ворог
        [few] { $count } невідомі вороги
       *[many] { $count } невідомих ворогів
    }
page-stalker-token-loot = здобич ×{ $count }
page-stalker-token-artifact = артефакт ×{ $count }
page-stalker-token-trap = пастка ×{ $count }
page-stalker-token-carcass = туша
page-sign-stalker-solid = Суцільна перешкода
    .why = Не ділянка: туди не зайти і крізь це не видно.
page-sign-stalker-wall = Стіна
    .why = Не пропускає нічого: ні руху, ні погляду, ні відстані.
page-sign-stalker-impassable = Паркан, непрохідний
    .why = Пропускає погляд і відстань, але не рух.
page-sign-stalker-door = Двері
    .why = Пропускають усе: рух, погляд і відстань.
page-sign-stalker-window = Вікно
    .why = Пропускає все для сталкерів і людей, погляд і відстань для псіоніків і компаньйонів, нічого для інших мутантів.
page-sign-stalker-cover = Укриття
page-sign-stalker-radiation = Радіація
page-sign-stalker-fog = Погана видимість
page-sign-stalker-anomaly = Аномалія
page-sign-stalker-unknown = Невідомі вороги
page-sign-stalker-loot = Здобич
page-sign-stalker-artifact = Артефакт
page-sign-stalker-trap = Пастка
page-sign-stalker-card = Карта на мапі
page-sign-stalker-exit = Вихід
    .why = Тут покидають місію, коли вона дозволяє: коли саме, каже мета.
page-sign-stalker-marker = Нейтральна загроза
    .why = Нічия; вороги йдуть до неї, як до будь-якої загрози.
page-sign-stalker-carcass = Туша
    .why = Усе, що лишилося від тварини. Карти кажуть, що з нею можна зробити.
page-sign-stalker-zone = Жетон сценарію
    .why = Що він робить, каже карта на столі: наведи на нього.
page-sign-stalker-enemy = Ворог
page-sign-stalker-reach = Куди можна дійти
    .why = Сюди веде твій рух: клацни, щоб побачити шлях і його ціну.
page-sign-stalker-choice = Можна обрати зараз
    .why = Відповідь на запитання: клацни.
page-sign-stalker-aim = Мета
    .why = Тут для мети ще треба щось зробити.
page-stalker-go = Іти
page-stalker-out-of-reach = Жоден твій рух зараз сюди не веде.
page-stalker-draw = Інший шлях
page-stalker-draw-hint = Клацай ділянки, через які має вести шлях, або тягни від своєї фігурки. Клацни ділянку на шляху, і він закінчиться там.
page-stalker-draw-back = На ділянку назад
page-stalker-attention-same = Загроза без змін
page-stalker-attention-none = Без загрози
page-stalker-attention-low = Низький рівень загрози: { $space }
page-stalker-attention-high = Високий рівень загрози: { $space }
page-stalker-route-radiation =
    { $count ->
        [0] Без радіації
       *[other] Радіація +{ $count } (потім { $dose })
    }
page-stalker-danger-there = Якщо твій хід там закінчиться:
page-stalker-route-meets = Закінчиться біля: { $name }
page-stalker-part-torso = Тулуб
page-stalker-part-head = Голова
page-stalker-odds-kill = Убиває
page-stalker-odds-hurt = Ранить
page-stalker-odds-heavy = Важке поранення, виживає
page-stalker-odds-light = Легке поранення, виживає
page-stalker-odds-miss = Повз
page-stalker-odds-focus = Із зосередженістю: убиває { $kill } %, повз { $miss } %
page-stalker-nobody-yet = Сталкера ще не вибрано.
page-stalker-dead = Нема в живих
page-stalker-lead = Головний сталкер
page-stalker-lead-used = Головний сталкер, жетон використано
page-stalker-hp = ОЗ
page-stalker-hp-is = ОЗ: { $hp } з { $most }
page-stalker-dosage = Доза
page-stalker-geiger-is = Доза { $dose } з 16, кубиків впливу радіації: { $dice }
page-stalker-turn-is =
    { $state ->
        [now] Хід { $number }: триває, лишилося поділок: { $left }
        [done] Хід { $number }: завершено
       *[open] Хід { $number }: попереду, поділок: { $left }
    }
page-stalker-turns-left = Лишилося ходів
page-stalker-cubes = Додаткові дії
page-stalker-focus = Зосередженість
page-stalker-no-focus = Без зосередженості
page-stalker-noticed-none = Без загрози
page-stalker-noticed-low = Низький рівень загрози
page-stalker-noticed-high = Високий рівень загрози
page-stalker-pinned = Заціпеніння
page-stalker-exposed = Уразливість
page-stalker-injuries = Критичні поранення: { $count }
page-stalker-equipped = Споряджено
page-stalker-no-weapon = Без зброї в руках
page-stalker-backpack = Рюкзак { $used }/{ $most }
page-stalker-backpack-empty = Порожньо
page-stalker-pockets = Кишені
page-stalker-bolts = Болти
page-stalker-magazine-pistol = Пістолет
page-stalker-magazine-rifle = Гвинтівка
page-stalker-magazine-shotgun = Дробовик
page-stalker-magazine-fits =
    { $count ->
        [0] Не підходить до жодної зброї тут.
       *[other] Підходить до: { $names }.
    }
page-stalker-accurate = Ефективна відстань
page-stalker-range = Максимальна відстань
page-stalker-ammo-is = Патрони: { $ammo } з { $most }
page-stalker-defence = Захист
page-stalker-shielding = Радіація на мапі
page-stalker-base-dosage = Базова доза радіації
page-stalker-symbol =
    { $count ->
        [one] Символ аномалії з { $count } пелюсткою
        [few] Символ аномалії з { $count } пелюстками
       *[many] Символ аномалії з { $count } пелюстками
    }
page-stalker-face = Зірки: { $stars }, протигази: { $masks }
page-stalker-roll-sum = ★ { $stars } · протигази { $masks }
page-stalker-roll-attack = атакує
page-stalker-roll-knife = б’є ножем
page-stalker-roll-defence = захищається
page-stalker-roll-exposure = вплив радіації
page-stalker-roll-critical_dose = критична доза радіації
page-stalker-roll-effect = кидає
page-stalker-roll-anomaly = аномалія
page-stalker-goal-done = виконано
page-stalker-headline-done = { $told } виконано
page-stalker-events-left =
    { $count ->
        [one] Лишилася { $count } карта подій
        [few] Лишилися { $count } карти подій
       *[many] Лишилося { $count } карт подій
    }
page-stalker-zone-aim-gather = дістати артефакти
page-stalker-zone-aim-hunt = убити позначеного ворога
page-stalker-zone-aim-stay = утримати це місце
page-stalker-zone-aim-trade = торгувати тут
page-stalker-zone-face-up = Відкриті карти
page-stalker-zone-last = Останній раунд
page-stalker-zone-face-down = { $name }, долілиць
page-stalker-zone-down = лежить
page-stalker-zone-deck-special = Особлива карта
page-stalker-zone-deck-setup = Карта підготовки
page-stalker-zone-deck-zone-events = Подія
page-stalker-zone-deck-characters = Персонаж
page-stalker-zone-ends-game = уся гра
page-stalker-zone-ends-round = цей раунд
page-stalker-zone-ends-weather = до іншої погоди
page-stalker-zone-ends-used = до використання
page-stalker-zone-ends-long = лишається
page-stalker-zone-ends-request = до кінця гри
page-stalker-zone-request-met = виконано
page-stalker-zone-request-open = не виконано
page-stalker-zone-message = Повідомлення
page-stalker-zone-setup = Підготовка
page-stalker-zone-next = Далі
page-stalker-zone-back = Назад
page-stalker-zone-skip = Пропустити підготовку
page-stalker-zone-begin = Почати
page-stalker-zone-not-kept = Має спільну ознаку з попередньою картою: повертається в коробку.
page-stalker-zone-laid-cards = Що приносять карти
page-stalker-zone-laid-anomalies = Аномалії
page-stalker-zone-laid-enemies = Хто там є і що лежить
page-stalker-zone-fate = Доля: { $symbol }
page-stalker-zone-fate-nobody = Жодна карта не реагує.
page-stalker-zone-fate-unknown = З кожного стосу відкривають один жетон невідомого ворога.
page-stalker-zone-score = Рахунок
page-stalker-zone-score-victory = Перемога
page-stalker-zone-score-total = Разом
page-stalker-zone-score-lost = Рахується лише перемога; було б { $points }.
page-stalker-zone-score-how = Складні карти додають очки, помічні забирають; рахуються й події, на які ви не чекали.
page-stalker-zone-score-unseen = Подія, так і не відкрита
page-stalker-zone-best = Найкращі результати ваших столів
page-stalker-zone-best-this = ця гра
page-stalker-zone-best-none = Ще жодної перемоги: перша відкриє цей список.
page-stalker-zone-rounds-left =
    { $count ->
        [one] потім ще { $count } раунд
        [few] потім ще { $count } раунди
       *[many] потім ще { $count } раундів
    }
page-stalker-no-mission = Між місіями: надворі нікого немає.
page-stalker-briefing = Інструктаж
page-stalker-briefing-read = Вирушити
page-stalker-briefing-choose = Вибери сталкера
page-stalker-objective = Цілі місії
page-stalker-event = Подія
page-stalker-activation = Остання карта ворогів
page-stalker-deck-high = високий рівень
page-stalker-deck-low = низький рівень
page-stalker-clues = Біля мапи
page-stalker-findings = Знахідки
page-stalker-places = На мапі
page-stalker-enemies = Вороги
page-stalker-enemy-count = { $out } на мапі, { $pool } у запасі
page-stalker-enemy-numbers = рух { $mv }, ОЗ { $ehp }, рани { $damage } на відстань { $range }
page-stalker-shop = Торговець
page-stalker-money = Лишилося { $money } К
page-stalker-shelf-weapons = Зброя
page-stalker-shelf-armours = Костюми
page-stalker-shelf-attachments = Модифікації
page-stalker-shelf-items = Предмети
page-stalker-shelf-artifacts = Артефакти
page-stalker-shelf-magazines = Магазини
page-stalker-exchange = Підготовка: перекласти й обмінятися
page-stalker-setting-off = Перед виходом: перекласти й обмінятися
page-stalker-binder = Тека
page-stalker-binder-zone = Мапа Зони
page-stalker-binder-contacts = Контакти
page-stalker-binder-stash = Схрон
page-stalker-binder-chronicle = Хроніка
page-stalker-places-mission = Місії
page-stalker-places-contact = Люди
page-stalker-places-stash = Тайники
page-stalker-places-crossed = Викреслено
page-stalker-place-crossed = викреслено
page-stalker-place-is-mission = місія
page-stalker-place-is-contact = люди
page-stalker-place-is-stash = тайник
page-stalker-place-failed = { $n ->
        [one] Програно { $n } раз
        [few] Програно { $n } рази
       *[other] Програно { $n } разів
    }
page-stalker-weather-mist = Туман
page-stalker-weather-rain = Дощ
page-stalker-weather-clear = Ясно й холодно
page-stalker-weather-storm = Гроза над пагорбом
page-stalker-destination = Наступна місія
page-stalker-late = Історія { $story }: { $n ->
        [one] { $n } позначка ЗАПІЗНО
        [few] { $n } позначки ЗАПІЗНО
       *[other] { $n } позначок ЗАПІЗНО
    }
page-stalker-contact-go = Відвідати: { $name }
page-stalker-contact-seen = Уже відвідано перед цією місією
page-stalker-contract-is = Контракт: { $name }
page-stalker-companion-is = { $name } іде з: { $owner }
page-stalker-deal-service = Послуги
page-stalker-deal-buy = На продаж
page-stalker-deal-sell = Купує у вас
page-stalker-deal-nothing = Зараз такого немає
page-stalker-price = { $money } К
page-stalker-better-first = { $name } ще такого не має
page-stalker-better-than = Для: { $name } — дорожче, ніж { $than }
page-stalker-stash-empty = Схрон порожній
page-stalker-pda-empty = Ще нічого не спаковано
page-stalker-backpack-room = рюкзак { $n }/{ $room }
page-stalker-agreed = згода
page-stalker-check = Перед виходом
page-stalker-check-weapon = { $name } не має зброї в руках
page-stalker-check-armour = { $name } без костюма
page-stalker-check-magazine = { $name } не має запасного магазина до зброї
page-stalker-check-room = { $name } більше не має місця в рюкзаку
page-stalker-check-detector = Ні в кого немає детектора: артефакти лишаться прихованими
page-stalker-check-all = Усі мають зброю, костюм і запасний магазин, а хтось — детектор
page-stalker-debrief-rounds = Раунди
page-stalker-debrief-kills = Убиті вороги
page-stalker-debrief-dose = Найвища доза
page-stalker-debrief-alarms = Раунди з тривогою
page-stalker-debrief-artifacts = Принесені артефакти
page-stalker-debrief-spent = Витрати мінус продаж
page-stalker-debrief-kit = Спорядження на суму
page-stalker-debrief-earned = Зароблено
page-stalker-debrief-stash = Тепер у схроні
page-stalker-debrief-fallen = Полягли
page-stalker-debrief = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
       *[other] { $rounds } раундів
    }, з тривогою: { $alarms } · убито: { $kills } · найвища доза { $dose } · артефакти: { $artifacts }
page-stalker-debrief-money = Витрачено перед тим, мінус продаж: { $spent } К · зароблено: { $earned } К · спорядження на { $kit } К
page-stalker-debrief-bought = Куплено для неї: { $things }
page-stalker-debrief-opened = Нове на мапі Зони: { $places }
page-stalker-deeds = { $name }: убито { $kills }, лишилося { $hp } ОЗ, доза { $dose }
page-stalker-chronicle-empty = Ще нічого не сталося.
page-stalker-chronicle-zone = Виживання в Зоні
page-stalker-chronicle-zone-points = Очок: { $points }, раундів: { $rounds }. Кампанія лишилася незмінною.
page-stalker-chronicle-zone-lost = Поразка в раунді { $rounds }. Кампанія лишилася незмінною.
page-stalker-zone-beside = Між двома місіями
page-stalker-zone-beside-hint = Сценарій з окремою командою; кампанія чекає, і нічого в ній не зміниться.
page-stalker-zone-plan-scenario = Сценарій
page-stalker-zone-plan-map = Мапа
page-stalker-chronicle-money = Як змінювалися гроші
page-stalker-chronicle-start = Початок
page-stalker-chronicle-visited = Дорогою: { $place }
page-stalker-contract-met = Контракт виконано: { $name }
page-stalker-contract-missed = Контракт не виконано: { $name }
page-stalker-chronicle-companion = У загоні: { $name }
page-stalker-chronicle-fell = Смерть: { $name }
page-stalker-person-dalik = Далік
page-stalker-person-holub = Доктор Голуб
page-stalker-person-makar = Отець Макар
page-stalker-person-petro = Петро
page-stalker-memorial = Світла пам’ять
page-stalker-memorial-fell = { $name }, «{ $mission }»
page-stalker-keep-campaign = Зберегти кампанію як сторінку
page-stalker-campaign-over = Кампанію завершено
page-stalker-result-victory = виграно
page-stalker-result-defeat = програно
page-stalker-result-given_up = покинуто
page-stalker-place-weapon = у руках
page-stalker-place-armour = на собі
page-stalker-place-artifact = активний
page-stalker-place-backpack = у рюкзаку
page-stalker-place-attached = встановлено
page-stalker-end-won = Місію виконано
page-stalker-end-lost = Місію провалено
page-stalker-zone-end-won = Сценарій виграно
page-stalker-zone-end-lost = Сценарій програно
page-stalker-end-steps = Кроки
page-stalker-end-shots = Атаки
page-stalker-end-kills = Убито ворогів
page-stalker-end-hp = Втрачено ОЗ
page-stalker-end-loot = Здобич
page-stalker-end-dose = Радіація

# --- автори ---

page-credits = Автори
page-credits-cordon = Cordon створюють його учасники: код за ліцензією MIT, тексти й малюнки за CC BY-SA 4.0.
page-credits-icons = Значки взято з
page-credits-fonts = Шрифти:

# --- This War of Mine ---

page-advice = Пропозиції
page-advice-agree = За
page-advice-drop = Відкликати
page-advice-do = Так і зробимо
page-advice-votes = за: { $names }
page-advice-decides = Вирішує { $name }. Твій вибір — пропозиція.
page-advice-deputy = { $name }: немає за столом. Вирішуєш ти.
page-advice-bot-waits = Веде { $name } і чекає на твоє слово: запропонуй відповідь або скажи, що готово.
page-advice-bot-reads = Веде { $name } і чекає, доки ти це прочитаєш.
page-advice-bot-heard = Веде { $name } і чекає на решту.
page-advice-ready = Готово
page-advice-unready = Ще хвилинку
page-advice-are-ready = Готові: { $names }
page-game-twom = Це моя війна
page-place-twom-facts = 1–6 людей, які вирішують разом · кампанія на багато днів, зберегти можна будь-коли
page-twom-day = День { $round }
page-twom-headline-goal = До припинення вогню
page-twom-headline-chapter =
    { $days ->
        [1] Розділ { $chapter }, останній день
        [one] Розділ { $chapter }, ще { $days } день
        [few] Розділ { $chapter }, ще { $days } дні
        [many] Розділ { $chapter }, ще { $days } днів
       *[other] Розділ { $chapter }, ще { $days } дня
    }
page-twom-headline-last =
    { $days ->
        [0] Останній день
        [one] щонайбільше { $days } день
        [few] щонайбільше { $days } дні
        [many] щонайбільше { $days } днів
       *[other] щонайбільше { $days } дня
    }
page-twom-headline-objective = { $name }: { $state }
page-twom-shelter = Притулок
page-twom-storage = Склад
page-twom-storage-empty = Нічого немає.
page-twom-phases = Фази дня
page-twom-leads = Щоденник тримає { $name }
page-twom-holds = Тримає щоденник і вирішує
page-twom-advises = Радить
page-twom-goal-met = поки що виконано
page-twom-goal-open = ще ні
page-twom-cold-word = Холод
page-twom-aim-build = збудувати: { $fitting }
page-twom-aim-warm = Холод { $have }, щонайбільше { $need }
page-twom-aim-stock = { $have } з { $need }
page-twom-aim-board = забито: { $have } з { $need }
page-twom-aim-clear = розчищено: { $have } з { $need }
page-twom-aim-cheer = Депресія 3 або більше: { $have }
page-twom-boarded = забито дошками
page-twom-empty = порожньо
page-twom-unreachable = Туди не дійти.
page-sign-twom-hole = Пролом у стіні
page-sign-twom-boarded = Забито дошками
page-sign-twom-fitting = Покращення
page-sign-twom-dark = Не дійти
    .why = Спершу треба прибрати те, що заступає дорогу.
page-sign-twom-lamp = Світло лампи
    .why = Хтось із нас у цій кімнаті.
page-sign-twom-guard = Місце варти
page-sign-twom-search = Місце для пошуку
page-sign-twom-sleep = Місце для сну
page-sign-twom-state = Найгірший Стан
page-sign-twom-cold = Сніг: Холод
page-sign-twom-choice = Можна обрати зараз
    .why = Клацни кімнату або перетягни когось туди.
page-twom-here = Тут: { $names }.
page-twom-actions =
    { $count ->
        [one] { $count } дія на день.
        [few] { $count } дії на день.
        [many] { $count } дій на день.
       *[other] { $count } дій на день.
    }
page-twom-level = { $level } із 4
page-twom-group = Група
page-twom-unable = Нічого не може робити.
page-twom-blocked =
    { $count ->
        [one] { $state } { $level }: на одну дію менше.
        [few] { $state } { $level }: на { $count } дії менше.
        [many] { $state } { $level }: на { $count } дій менше.
       *[other] { $state } { $level }: на { $count } дій менше.
    }
page-twom-out = надворі, у ночі
page-twom-waiting = чекає біля Купи Знахідок
page-twom-child = з дитиною
page-twom-gone = Їх уже немає з нами
page-twom-died = { $name }: смерть, день { $day }.
page-twom-left = { $name }: відхід, день { $day }.
page-twom-plan = План цього етапу
page-twom-free = ще нічого
page-twom-idle =
    { $count ->
        [one] { $count } людина без справи
        [few] { $count } людини без справи
        [many] { $count } людей без справи
       *[other] { $count } людей без справи
    }
page-twom-costs = Ціна
page-twom-left-over = лишиться:
page-twom-tonight = Цієї ночі
page-twom-need-water = Вода { $have } із { $need }
page-twom-need-food = Їжа { $have } із { $need }
page-twom-need-fuel = Дерево й книжки { $have } проти холоду { $need }
page-twom-need-beds = Ліжка { $beds }
page-twom-need-guard = Для варти: зброя { $weapons }, набої { $ammo }, дошки { $boards }
page-twom-token = вартість { $value }, вага { $weight }
page-twom-carried = Дорогою додому:
page-twom-hand = Вирішальні Дії
page-twom-town = Місто
page-twom-buildable = Можна збудувати
page-twom-export = Щоденник як текст
page-twom-page = Сторінка щоденника
page-twom-keep = Зберегти
page-twom-save = Зберегти
page-twom-save-as = Зберегти цю кампанію під назвою
page-twom-save-name = День { $day }
page-twom-saved = Збережено як «{ $name }». Це окремий стіл, він чекає серед твоїх партій.
page-twom-save-later = Тут кампанію зберігають, коли день скінчився (TW-12.2). Стіл сам береже кожну відповідь.
page-twom-value = вартість { $value }
page-twom-weight = вага { $weight }
page-twom-place-cards =
    { $count ->
        [one] { $count } картка, щоб відкрити
        [few] { $count } картки, щоб відкрити
       *[many] { $count } карток, щоб відкрити
    }
page-twom-place-visits =
    { $count ->
        [0] ми там ще не були
        [one] ми були там один раз
        [few] ми були там { $count } рази
       *[many] ми були там { $count } разів
    }
page-twom-in-the-house = У домі є що робити: { $count } (B)
page-twom-page-wait = Сторінку гортає той, хто тримає щоденник.
page-twom-nothing = нічого
page-twom-load = Вага { $weight } із { $limit }
page-twom-credit = Кредит { $credit }, комісія { $commission }
page-twom-given = Даємо:
page-twom-got = Дістаємо:
page-twom-shelf-carry = Узяти з собою
page-twom-shelf-drop = Лишити тут
page-twom-shelf-give = Дати
page-twom-shelf-take = Узяти
page-twom-shelf-back = Покласти назад
page-twom-shelf-pay = Заплатити
page-twom-shelf-token = Вибрати
page-twom-shelf-steal = Що вкрадено
page-twom-side-there = Там
page-twom-side-plenty = Хоч би що ми знайшли, дерево, компоненти й вода є завжди: стільки, скільки донесемо.
page-twom-side-home = Удома
page-twom-side-pack = У торбі: { $weight } із { $limit }
page-twom-cards-left =
    { $count ->
        [one] { $count } закрита карта
        [few] { $count } закриті карти
        [many] { $count } закритих карт
       *[other] { $count } закритих карт
    }
page-twom-noise = Шум { $noise } із { $most }
page-twom-risk = { $percent } % на зустріч
page-twom-hiding = Укриття запам’ятали.
page-twom-ours = Ми
page-twom-theirs = Вони
page-twom-enemy = { $name } (Майстерність { $prowess })
page-twom-teeth = Зуби
page-twom-unarmed = без зброї
page-twom-wounds = Поранення { $wounds } із { $most }
page-twom-forecast = Очікувані влучання: { $hits }
page-twom-damage = Шкода
page-twom-raid-wounds = Поранення
page-twom-boards = Дошки
page-twom-reductions = Розподілити
page-twom-rerolls =
    { $count ->
        [one] { $count } перекид
        [few] { $count } перекиди
        [many] { $count } перекидів
       *[other] { $count } перекиду
    }
page-twom-no-guard = Ніхто не вартує.
page-twom-dawn = Світанок після дня { $day }
page-twom-quiet-night = Нічого не сталося.
page-twom-was-out = Поза домом: { $place }
page-twom-trip-night = Надворі
page-twom-house-night = Дім
page-twom-now = Що зараз відбувається
page-twom-fold = Глянути на дім
page-twom-unfold = Назад
page-twom-ask-twice = Без варти кампанію програно. Усе одно далі?
page-twom-ask-thirst = Вода ще є, а хтось лишається спраглим. Справді більше не давати?
page-twom-ask-hunger = Їжа ще є, а хтось лишається голодним. Справді більше не давати?
page-twom-ask-empty = Торба порожня. Повертатися з порожніми руками?
page-twom-ask-idle = Ніхто нічого не має робити. Хай ця частина дня мине даремно?
page-twom-end-victory = Облога скінчилася
page-twom-end-no-founders = Нікого з перших уже немає
page-twom-end-defeat = Дім порожній
page-twom-survived = вижили
page-twom-died-on = смерть, день { $day }
page-twom-left-on = відхід, день { $day }

# Advice, outlook, a look back
page-counsel-allowed = Можна просити поради
page-counsel-ask = Що варто зробити?
page-counsel-chance = { $chance } % (± { $margin })
page-counsel-none = Тут нема з чого вибирати.
page-counsel-off = За цим столом ніхто не просить поради.
page-counsel-on = За цим столом можна просити поради; про це дізнаються всі.
page-counsel-thinking = Треба подумати…
page-hindsight = Що змінювало шанси
page-hindsight-all = Усі разом
page-hindsight-curve = Шанс на добрий кінець упродовж партії; ті самі числа стоять у таблиці нижче.
page-hindsight-hint = Обчислено після гри з того, що можна було знати щомиті. Везіння — це те, що вийшло інакше, ніж слід було чекати.
page-hindsight-sum = Разом, у пунктах: везіння { $luck }, власний вибір { $own }.
page-hindsight-sum-others = Разом, у пунктах: везіння { $luck }, власний вибір { $own }, вибір інших { $others }.
page-hindsight-table = Крива як таблиця
page-hindsight-turn = { $before } % → { $after } % (вибір { $choice }, везіння { $luck })
page-hindsight-when = Коли
page-new-advice = Кого питають, той може спитати: «Що варто зробити?» Про це дізнаються всі.
page-outlook-ask = Як це скінчиться?
page-outlook-day = До завтрашнього ранку ніхто не помирає: { $chance } % (± { $margin })
page-outlook-end = Добрий кінець: { $chance } % (± { $margin })
page-outlook-end-of = Добрий кінець, { $person }: { $chance } % (± { $margin })
page-outlook-round = Цього раунду ніхто не гине: { $chance } % (± { $margin })
page-outlook-round-of = { $person } переживає цей раунд: { $chance } % (± { $margin })
page-settings-outlook = Завжди казати, як може скінчитися партія
page-counsel-bot = { $person } зважує:
