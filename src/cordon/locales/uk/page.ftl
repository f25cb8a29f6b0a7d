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
page-nowhere = За цією адресою нічого немає.
page-nowhere-hint = Можливо, посилання старе або обрізане. Посилання на стіл закінчується шістьма літерами й цифрами.
page-problem-offline = Стіл не відповідає.
    .hint = Перевір, чи він працює, і спробуй ще раз.
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
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
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
page-new-discussion = Час на розмову, перш ніж відповідь зарахується
page-new-discussion-none = немає
page-new-public = Показати цей стіл на головній сторінці: кожен може приєднатися чи дивитися.
page-new-seed = Зерно
page-new-seed-hint = Те саме число дає ту саму удачу. Порожньо: навмання.
page-new-seed-wrong = Зерно не є числом. Виправ його або лиши порожнім.
page-new-switches = Варіанти правил
page-new-switches-hint = Там, де правила лишають свободу. Без змін діють правила так, як ми їх читаємо.
page-new-create = Відкрити стіл
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
page-matches-archived = Показати архівні
page-matches-none = Тут ще немає партій.
page-match-more = Ще
page-match-yours = Твоя черга.
page-match-over = Партію закінчено.
page-match-victory = Перемога.
page-match-defeat = Поразка.
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
page-match-clone = Копіювати з певної миті
page-match-clone-at = Після скількох відповідей?

# --- налаштування ---

page-settings = Налаштування
page-settings-look = Вигляд
page-settings-text = Розмір тексту
page-settings-motion = Рух
page-settings-motion-auto = Як у системі
page-settings-motion-off = Без руху
page-settings-play = Гра
page-settings-guide = Провести мене крізь першу партію
page-settings-never = Реакції, якими ти не користуєшся
page-settings-never-hint = Якщо не пропонують нічого іншого, стіл відповість за тебе «ні».
page-settings-never-none = Немає. Реакцію можна додати, коли її запропонують.
page-settings-ask-again = Питати знову
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
page-too-old = Стіл оновлено. Перезавантаж цю сторінку.
page-connection-retry = Спробувати зараз
page-waiting-for = Чекаємо на: { $names }.
page-waiting-bot = бота
page-waiting-somebody = когось на вільне місце
page-waiting-free =
    { $count ->
        [one] Ще вільне одне місце. Надішли посилання або віддай місце боту.
        [few] Ще вільні { $count } місця. Надішли посилання або віддай їх ботам.
       *[many] Ще вільні { $count } місць. Надішли посилання або віддай їх ботам.
    }
page-talk = Час на розмову: { $seconds } с
page-anytime = Крім того:
page-all-options = Усі можливості
page-amount = Скільки?
page-not-now = Зараз неможливо: { $count }
page-open-rule = Відкрити правило { $rule }
page-never-ask = Ніколи не використовувати
page-odds = Шанс { $odds } %
page-odds-both = Шанс { $odds } %, із форсуванням { $forced } %
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
        [one] Показати всі { $count } рядок
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
page-chat = Чат
page-chat-empty = Ще ніхто нічого не сказав.
page-chat-write = Скажи щось
page-chat-send = Надіслати
page-rules = Правила
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
page-board-beyond =
    { $count ->
        [one] { $count } ціль лежить за цим краєм: глянути туди
        [few] { $count } цілі лежать за цим краєм: глянути туди
       *[many] { $count } цілей лежить за цим краєм: глянути туди
    }
page-story-open = Прочитати карту
page-story-fold = Згорнути
page-share = Запросити інших
page-share-code = Код цього столу
page-share-link = Посилання на цей стіл
page-share-copy = Копіювати посилання
page-share-copied = Скопійовано
page-player-number = Гравець { $number }
page-seat-number = Місце { $number }
page-seat-bot = Бот: { $bot }
page-bot-careless = безтурботний
page-bot-greedy = обачний
page-bot-random = випадковий
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
page-keys-board = до поля
page-keys-arrows = на полі: до найближчої локації в цьому напрямку
page-keys-enter = вибрати або придивитися
page-keys-decision = до рішення
page-keys-undo = скасувати
page-keys-play = що зробили інші: пауза чи показ, крок назад, наступний
page-keys-tabs = журнал, чат, правила
page-keys-close = закрити відкрите
page-keys-keys = показати цей список

# --- кінець ---

page-end-won = Перемога
page-end-other-won = Перегони закінчено
page-plain-over = Партію завершено
page-plain-won-by = Перемога: { $winners }.
page-plain-cards = Картки
page-end-lost = Зона вас не відпускає
page-end-again = Зіграти ще раз
page-end-look = Оглянути поле
page-end-back = Назад до історії
page-end-deeds = Хто що зробив
page-end-story = Історія цієї партії
page-end-opening = На початку
page-end-steps = Кроки
page-end-tests = Пройдені перевірки
page-end-beaten = Подолані загрози
page-end-damage = Отримана шкода
page-end-secrets = Таємниці
page-end-deaths = Смерті

# --- провідник ---

page-guide = Провідник
page-guide-next = Зрозуміло
page-guide-off = Без провідника, дякую
page-guide-zona-welcome = Тут унизу завжди наступне рішення. Усе, що можна зробити, стоїть кнопкою і світиться на мапі.
page-guide-zona-character = Наведи на шукача або притримай його, щоб прочитати планшет. Спостережливість виявляє загрози, атлетизм долає мутантів, кмітливість долає аномалії, воля дає добре виспатися.
page-guide-zona-turn = За хід маєш дві дії. Клацни на локацію, що світиться, щоб піти туди. Червона переривчаста дорога — навпростець: там боляче.
page-guide-zona-goal = Щоб перемогти, відкрий 2 таємниці у 2 різних об’єктах на краю мапи, а тоді пройди через Прип’ять або Око Москви до саркофага.
page-guide-zona-board = Це ти: ушкодження, втома, гроші й те, що несеш. Карти зі світлим краєм можна використати зараз.
page-guide-zona-test = Перевірка: твоя характеристика плюс три кубики. Смужка показує шанс до кидка, а також із форсуванням.
page-guide-zona-react = Замало? Форсуй перевірку за 1 втому або використай предмет. Кожна кнопка показує шанс, який тоді лишиться.
page-guide-zona-damage = Предмети із захистом можуть спинити шкоду. Решта заповнює витривалість; коли вона повна, отримуєш травму.
page-guide-zona-encounter = Ти зустрічаєш загрозу. Протистань їй заради здобичі або втечи й лиши її тут.
page-guide-zona-camp = У бункері можна спати, лікуватися, лагодити й торгувати. Ринок праворуч; кращі стовпці вимагають кращої репутації.
page-guide-zona-story = Подія. Прочитай карту й вибери; біля кожного рядка стоїть його ціна.
page-guide-zona-undo = Помилка? «Скасувати» забирає назад вибір, дію або хід.
page-guide-zona-rules = Кожне правило має номер. Клацни на нього в журналі або відкрий правила тут.

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
page-zona-marker-here = Позначка новин: { $news }.
page-zona-facility-locked = Замкнено: { $lock }. Події: { $events }, знахідки: { $finds }.
page-zona-facility-open = Відкрито. Події: { $events }, знахідки: { $finds }.
page-zona-facility-ransacked = Розграбовано.
page-zona-emission = Викид
page-zona-emission-is = Трек викиду: { $now } з { $last }. Лишилося карт новин: { $news }.
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
page-guide-stalker-welcome = Унизу завжди наступне рішення. Усе, що ти можеш зробити, має тут кнопку і світиться на мапі.
page-guide-stalker-move = Клацни ділянку із зеленим краєм: шлях намалюється з ціною, перш ніж підеш. Око означає, що там тебе бачить ворог.
page-guide-stalker-sight = Наведи на ворога, щоб побачити, що він бачить. Він дивиться туди, куди показує його стрілка.
page-guide-stalker-shoot = Клацни ворога в межах відстані зброї: кожна атака показує точні шанси, в тулуб і в голову.
page-guide-stalker-pda = Це твій КПК: ОЗ, лічильник Гейгера, два ходи з жетонами і все, що несеш. Що має світлий край, те можна використати зараз.
page-guide-stalker-mission = Цілі, подія раунду й підказки — поруч із журналом, у вкладці «Місія».
page-guide-stalker-enemies = Вороги діють за своєю картою, крок за кроком. Можна спинити, повернутися назад чи пропустити; ніщо на це не чекає.
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
page-stalker-route-meets = Закінчиться біля: { $name }
page-stalker-part-torso = Тулуб
page-stalker-part-head = Голова
page-stalker-odds-kill = Убиває
page-stalker-odds-hurt = Ранить
page-stalker-odds-heavy = Важке поранення
page-stalker-odds-light = Легке поранення
page-stalker-odds-miss = Повз
page-stalker-odds-focus = Із зосередженістю: убиває { $kill } %, повз { $miss } %
page-stalker-play = Що роблять вороги
page-stalker-play-back = Крок назад
page-stalker-play-next = Наступний крок
page-stalker-play-pause = Пауза
page-stalker-play-on = Далі
page-stalker-play-pace = Темп: { $pace }×
page-stalker-play-skip = До поточної миті
page-stalker-play-again =
    { $count ->
        [one] Вороги діяли: { $count } крок
        [few] Вороги діяли: { $count } кроки
       *[many] Вороги діяли: { $count } кроків
    }
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
page-stalker-die-picked = буде перекинуто
page-stalker-roll-sum = ★ { $stars } · протигази { $masks }
page-stalker-roll-attack = атакує
page-stalker-roll-knife = б’є ножем
page-stalker-roll-defence = захищається
page-stalker-roll-exposure = вплив радіації
page-stalker-roll-critical_dose = критична доза радіації
page-stalker-roll-effect = кидає
page-stalker-roll-anomaly = аномалія
page-stalker-goal-done = виконано
page-stalker-events-left =
    { $count ->
        [one] Лишилася { $count } карта подій
        [few] Лишилися { $count } карти подій
       *[many] Лишилося { $count } карт подій
    }
page-stalker-zone-table = Як стоять справи
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
page-stalker-contract-is = Замовлення: { $name }
page-stalker-companion-is = { $name } іде з: { $owner }
page-stalker-deal-service = Послуги
page-stalker-deal-buy = На продаж
page-stalker-deal-sell = Купує у вас
page-stalker-deal-nothing = Зараз такого немає
page-stalker-price = { $money } K
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
page-stalker-debrief-money = Витрачено перед тим, мінус продаж: { $spent } K · зароблено: { $earned } K · спорядження на { $kit } K
page-stalker-debrief-bought = Куплено для неї: { $things }
page-stalker-debrief-opened = Нове на мапі Зони: { $places }
page-stalker-deeds = { $name }: убито { $kills }, лишилося { $hp } ОЗ, доза { $dose }
page-stalker-chronicle-empty = Ще нічого не сталося.
page-stalker-chronicle-zone = Zone Survival
page-stalker-chronicle-zone-points = Очок: { $points }, раундів: { $rounds }. Кампанія лишилася незмінною.
page-stalker-chronicle-zone-lost = Поразка в раунді { $rounds }. Кампанія лишилася незмінною.
page-stalker-zone-beside = Між двома місіями
page-stalker-zone-beside-hint = Сценарій з окремою командою; кампанія чекає, і нічого в ній не зміниться.
page-stalker-zone-plan-scenario = Сценарій
page-stalker-zone-plan-map = Мапа
page-stalker-chronicle-money = Як змінювалися гроші
page-stalker-chronicle-start = Початок
page-stalker-chronicle-visited = Дорогою: { $place }
page-stalker-contract-met = Замовлення виконано: { $name }
page-stalker-contract-missed = Замовлення не виконано: { $name }
page-stalker-chronicle-companion = У загоні: { $name }
page-stalker-chronicle-fell = Смерть: { $name }
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
page-game-twom = This War of Mine
page-place-twom-facts = 1–6 людей, які вирішують разом · кампанія на багато днів, зберегти можна будь-коли
page-guide-twom-welcome = Тут унизу завжди наступне рішення. Відповідає той, хто тримає щоденник; решта радить.
page-guide-twom-plan = Клацніть когось із нас, тоді кімнату з пунктирною рамкою, або перетягніть постать у кімнату. Нічого не станеться, доки ви не підтвердите етап.
page-guide-twom-group = П’ять смужок для кожного з нас. Найгірша забирає дії; рядок нижче каже яка.
page-guide-twom-storage = Склад показує, чого зажадає ніч: води, їжі, дров проти холоду, ліжок, варти.
page-guide-twom-dusk = Дайте кожному води та їжі. Хто залишиться без, той заплатить.
page-guide-twom-evening = Кожен дістає одне завдання на ніч. Хтось мусить вартувати.
page-guide-twom-walk = Карта за картою. Шум збільшує ризик зустрічі; купа не може важити більше, ніж ви понесете.
page-twom-day = День { $round }
page-twom-shelter = Прихисток
page-twom-storage = Склад
page-twom-storage-empty = Нічого немає.
page-twom-phases = Фази дня
page-twom-leads = Щоденник тримає { $name }
page-twom-holds = Тримає щоденник і вирішує
page-twom-advises = Радить
page-twom-cold = Холод { $count }
page-twom-goal-met = виконано
page-twom-goal-open = ще ні
page-twom-boarded = забито дошками
page-twom-empty = порожньо
page-twom-unreachable = Туди не дійти.
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
page-twom-waiting = чекає біля купи
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
page-twom-dice = Кубики
page-twom-tonight = Цієї ночі
page-twom-need-water = Вода { $have } із { $need }
page-twom-need-food = Їжа { $have } із { $need }
page-twom-need-fuel = Дрова й книжки { $have } проти холоду { $need }
page-twom-need-beds = Ліжка { $beds }
page-twom-need-guard = Для варти: зброя { $weapons }, набої { $ammo }, дошки { $boards }
page-twom-token = вартість { $value }, вага { $weight }
page-twom-carried = Дорогою додому:
page-twom-hand = Карти оповіді
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
page-twom-credit = Кредит { $credit }, націнка { $commission }
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
page-twom-risk = { $percent } % на зустріч
page-twom-hiding = Схованку запам’ятали.
page-twom-ours = Ми
page-twom-theirs = Вони
page-twom-enemy = Ворог { $name } (вправність { $prowess })
page-twom-unarmed = без зброї
page-twom-wounds = Рани { $wounds } із { $most }
page-twom-forecast = Очікувані влучання: { $hits }
page-twom-damage = Шкода
page-twom-raid-wounds = Рани
page-twom-boards = Дошки
page-twom-reductions = Розподілити
page-twom-rerolls =
    { $count ->
        [one] { $count } перекидання
        [few] { $count } перекидання
        [many] { $count } перекидань
       *[other] { $count } перекидань
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
