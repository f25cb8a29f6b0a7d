# Słowa samej strony: przyciski, menu, podpowiedzi. To, co dzieje się w partii, opowiada stół.

# --- wszędzie ---

page-home = Strona główna
page-menu = Menu
page-skip = Przejdź do treści
page-close = Zamknij
page-cancel = Anuluj
page-confirm = Potwierdź
page-sure = Na pewno?
page-understood = W porządku
page-save = Zapisz
page-saved = Zapisano.
page-yes = Tak
page-no = Nie
page-loading = Chwileczkę…
page-language = Język
page-language-own = Polski
page-name = Imię
page-name-hint = Tak nazywają cię inni; najwyżej 24 litery.
page-password = Hasło
page-password-hint = Co najmniej 8 znaków.
page-round =
    { $round ->
        [0] Przygotowanie
       *[other] Runda { $round }
    }
page-round-campaign =
    { $round ->
        [0] Kampania, w segregatorze
       *[other] Kampania, runda { $round }
    }
page-headline = Cel i zegar
page-headline-turn =
    { $whose ->
        [own] Tura { $number } z { $most }
       *[other] { $name }: tura { $number } z { $most }
    }
page-headline-actions = Pozostałe akcje: { $left }
page-aim = Do zrobienia: { $name }
page-price-short = { $have } z { $need }
page-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
page-fan-work = Nieoficjalne dzieło fanów. Nie ma tu żadnych tekstów ani ilustracji wydawców.
page-game-zona = Zona
page-title-new = Nowy stół
page-title-join = Dołącz
page-title-table = Stół
page-title-seat = Miejsce
page-title-matches = Partie
page-title-rules = Zasady
page-title-settings = Ustawienia
page-title-credits = Autorzy
page-title-nowhere = Nic tu nie ma
page-title-daily = Gra dnia
page-title-record = Dorobek
page-title-match = Partia
page-title-sheet = Stan gry
page-title-beside = Obok siebie
page-title-recover = Odzyskaj siebie
page-title-reset = Nowe hasło
page-title-turn = Twoja kolej
page-nowhere = Pod tym adresem nic nie ma.
page-nowhere-hint = Link może być stary albo ucięty. Link do stołu kończy się sześcioma literami i cyframi.
page-problem-offline = Stół nie odpowiada.
    .hint = Sprawdź, czy działa, i spróbuj ponownie.
page-offline = Chwilowo nie ma połączenia ze stołem. Wróci samo; twoje partie są tam bezpieczne.
page-problem-unknown = Stół nie mógł tego zrobić ({ $status }).

# --- początek ---

page-start-title = Cordon: gry planszowe przy jednym stole
page-start-lead = Przysiądź się. Zagraj od razu w pojedynkę albo wyślij znajomym link.
page-daily = Gra dnia
page-daily-text = Wszyscy na tym serwerze grają to samo: liczy się jedna próba, w pojedynkę i bez podglądania.
page-daily-play = Zagraj teraz
page-daily-go-on = Wróć do swojej próby
page-daily-tried = Dzisiejsza próba już była.
page-daily-account = Tylko konto ma próbę, która się liczy; wystarczy nazwa i hasło.
page-daily-next = Następna o { $time }.
page-daily-results = Co z tego wyszło
page-daily-nobody = Nikt jeszcze nie próbował.
page-daily-playing = runda { $round }
page-daily-lost = porażka w rundzie { $round }
page-daily-won =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
page-play-now = Zagraj teraz
page-set-up = Przygotuj stół
page-join = Dołącz
page-continue = Graj dalej
page-public-tables = Otwarte stoły
page-place-zona = Wytarta mapa w świetle lampy. Dwie tajemnice z obrzeży Zony, jedna droga do sarkofagu, a ktoś inny już jest w drodze.
page-place-zona-facts = od 1 do 4 szperaczy · 60–150 minut
page-place-stalker = PDA w ciemności, zadanie i coś, co oddycha za następną ścianą.
page-place-twom = Dom pełen dziur, kilkoro ludzi i zima oblężenia.

# --- nowy stół ---

page-new-who = Kto gra?
page-new-count = Miejsca
page-new-you = Ty
page-new-person = Człowiek
page-new-who-hint = Zajmujesz pierwsze miejsce dla człowieka. Pozostałe czekają, aż ktoś przyjdzie z linkiem.
page-new-how = Jak gracie?
page-new-name = Nazwa stołu
page-new-name-hint = na przykład: czwartkowy wieczór
page-new-undo-free = Swobodne cofanie: można cofnąć także rzut lub dobraną kartę, a dziennik pokaże to okiem.
page-new-undo-strict = Ścisłe cofanie: tylko do ostatniego rzutu lub ostatniej karty.
page-new-own-dice = Rzucamy własnymi kośćmi: stół pyta, co wypadło.
page-new-discussion = Czas na rozmowę, zanim odpowiedź się liczy
page-new-discussion-none = brak
page-new-public = Pokaż ten stół na stronie głównej: każdy może dołączyć lub się przyglądać.
page-new-seed = Ziarno
page-new-seed-hint = Liczba; ta sama daje ten sam los. Puste: losowo.
page-new-seed-wrong = Ziarno nie jest liczbą. Popraw je albo zostaw puste.
page-new-switches = Warianty zasad
page-new-switches-hint = Tam, gdzie instrukcja zostawia miejsce. Bez zmian obowiązują zasady tak, jak je czytamy.
page-new-create = Otwórz stół
page-new-outlook =
    { $people ->
        [one] Jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }{ $bots ->
        [0] { "" }
        [one] { " " }i jeden bot
        [few] { " " }i { $bots } boty
       *[many] { " " }i { $bots } botów
    }
page-presets = Stoły, jakie lubisz
page-presets-name = Zapamiętaj ten jako
page-presets-drop = Wyrzuć „{ $name }”
page-no-such-game = Tej gry jeszcze nie ma na stole.

# --- dołączanie ---

page-join-code = Kod albo link stołu
page-join-hint = Sześć liter i cyfr, na przykład z ekranu znajomego. Możesz też wkleić cały link.
page-join-go = Do stołu
page-join-malformed = To nie jest kod: ma on sześć liter i cyfr.
page-no-such-table = Nie ma stołu o tym kodzie. Sprawdź link albo poproś o nowy.

# --- partie ---

page-matches = Partie
page-matches-all = Wszystkie partie
page-matches-awaited =
    { $count ->
        [one] { $count } stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
       *[many] { $count } stołów czeka na ciebie
    }
page-matches-archived = Pokaż zarchiwizowane
page-matches-none = Nie ma tu jeszcze partii.
page-match-more = Więcej
page-match-yours = Twoja kolej.
page-match-over = Partia skończona.
page-match-victory = Wygrana.
page-match-defeat = Przegrana.
page-match-won-you = Wygrana należy do ciebie.
page-match-won-other = Wygrywa: { $names }.
page-match-you = ty
page-match-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
page-match-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
page-match-look = Obejrzyj
page-match-rename = Zmień nazwę
page-match-archive = Zarchiwizuj
page-match-unarchive = Przywróć
page-match-delete = Usuń
page-match-delete-what = „{ $name }” zniknie na dobre razem z dziennikiem i czatem, dla wszystkich, którzy tam siedzieli.
page-match-export = Zapisz do pliku
page-match-import = Otwórz zapisaną partię
page-kept = Partia na pamiątkę
page-kept-running = Ta partia jeszcze trwa. To, co po niej zostanie, będzie tu po jej końcu.
page-kept-html = Zachowaj jako jedną stronę (HTML)
page-kept-wait = Stół jeszcze liczy, co rozstrzygnęło partię. Potem stronę można zachować.
page-kept-turning = Punkty zwrotne
page-kept-story = Historia
page-sheet = Stan gry do druku
page-sheet-print = Drukuj
page-sheet-back = Do stołu
page-sheet-hint = Wszystko, co może wiedzieć twoje miejsce, by grać dalej z pudełkiem przy prawdziwym stole.
page-sheet-watch = Wszystko, co jest jawne dla widzów.
page-sheet-group = Grupa
page-sheet-hidden = Co leżało zakryte
page-sheet-foot = Zakryte talie tasuje się na nowo przy prawdziwym stole.
page-record = Twój dorobek
page-record-played =
    { $count ->
        [one] { $count } partia skończona
        [few] { $count } partie skończone
       *[many] { $count } partii skończonych
    }
page-record-won = wygrane: { $count }
page-record-lost = przegrane: { $count }
page-record-running = w toku: { $count }
page-record-first = Pierwsza
page-record-first-won = Pierwsza wygrana
page-record-points = Najwięcej punktów
page-record-points-of =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
page-record-shortest = Najszybciej wygrana
page-record-longest = Najdłuższa
page-memorial = Pamięci
page-memorial-hint = Ci, którzy nie wrócili z twoich partii.
page-match-clone = Spójrz wstecz lub odgałęź

# --- ustawienia ---

page-settings = Ustawienia
page-settings-look = Wygląd
page-settings-text = Wielkość tekstu
page-settings-motion = Ruch
page-settings-motion-auto = Jak w systemie
page-settings-motion-off = Brak
page-settings-moments = Chwile
page-settings-moments-all = Pokazuj wszystko: karty, znaleziska, kto przychodzi i odchodzi
page-settings-moments-important = Tylko to, co ważne
page-settings-moments-none = Nic: opowie o tym pasek i dziennik
page-settings-play = Gra
page-settings-guide = Wskazówki, gdy coś dzieje się pierwszy raz
page-settings-keys = Litery i cyfry wybierają i otwierają rzeczy przy stole
page-sound = Dźwięk
page-sound-on = Włącz dźwięk
page-sound-off = Wyłącz dźwięk
page-settings-sound = Ciche odgłosy: kości, kartki, drzwi, licznik Geigera
page-settings-volume = Głośność
page-settings-turn = Twoja kolej
page-settings-notify = Daj mi znać, gdy przyjdzie moja kolej, a tej strony nie widać
page-settings-notify-refused = Przeglądarka nie pozwala na to dla tego adresu. Możesz to zmienić w jej ustawieniach.
page-settings-muted = Osoby, których nie słyszysz
page-settings-never = Reakcje, których nigdy nie używasz
page-settings-never-hint = Gdy nic innego nie jest proponowane, stół odpowie za ciebie „nie”.
page-settings-never-none = Brak. Możesz dodać reakcję, gdy zostanie zaproponowana.
page-settings-ask-again = Pytaj znowu
page-keep = Twoja droga powrotna
page-keep-hint = Jesteś gościem: zna cię tylko ta przeglądarka. Z tym linkiem odzyskasz siebie, swoje miejsca i partie, tutaj albo na innym urządzeniu. Zachowaj go dla siebie; działa raz, potem pojawi się tu nowy.
page-keep-link = Link, który cię odzyska
page-keep-show = Pokaż link
page-recover = Odzyskaj siebie
page-recover-hint = Ten link zrobi z ciebie w tej przeglądarce gościa, do którego należy, ze wszystkimi miejscami i partiami. Teraz nazywasz się tu { $name } i to się zmieni.
page-recover-go = To ja
page-recover-done = Znowu nazywasz się { $name }.
page-settings-you = Ty
page-account = Konto
page-account-hint = Nie jest potrzebne. Z imieniem i hasłem znajdziesz swoje partie na innych urządzeniach. Bez e-maila.
page-account-name = Nazwa konta
page-account-name-hint = Tylko do logowania; inni widzą imię podane wyżej.
page-account-in = Zalogowano jako { $name }.
page-account-login = Logujesz się jako „{ $login }”.
page-account-out = Wylogowano.
page-login = Zaloguj
page-logout = Wyloguj
page-logout-elsewhere = Wyloguj wszędzie indziej
page-logout-elsewhere-done = Wszystkie inne twoje urządzenia są wylogowane.
page-password-change = Zmień hasło
page-password-change-hint = Inne twoje urządzenia zostaną przy tym wylogowane.
page-password-old = Dotychczasowe hasło
page-password-new = Nowe hasło
page-password-changed = Od teraz obowiązuje nowe hasło.
page-devices = Zalogowane urządzenia
page-device-here = to urządzenie
page-device-seen = ostatnio używane: { $when }
page-device-unknown = Nieznana przeglądarka
page-device-out-of = Wyloguj: { $name }
page-my-data = Pobierz moje dane
page-reset = Nowe hasło
page-reset-have = Mam kod do nowego hasła
page-reset-hint = Jeśli hasło przepadło, kod może ci dać osoba prowadząca ten serwer, a także urządzenie, na którym wciąż trwa twoje logowanie: w ustawieniach, pod „Zmień hasło”. Działa jeden raz. Wszystkie twoje urządzenia oprócz tego zostaną wylogowane.
page-reset-code = Kod
page-reset-code-ask = Nie pamiętam hasła
page-reset-code-told = Tym kodem ustawisz nowe hasło na dowolnym urządzeniu. Działa jeden raz i przez { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }. Zachowaj go dla siebie.
page-reset-code-here = Ustaw tutaj
page-reset-done = Zalogowano jako „{ $login }”, a nowe hasło już obowiązuje.
page-account-delete = Usuń moje konto
page-guest-delete = Zapomnij mnie
page-account-delete-what = Twoje imię, twoje wpisy na czacie i dane logowania znikną na dobre. Partie z innymi potoczą się bez ciebie; stoły, przy których nie siedzi nikt inny, zostaną usunięte. Tego nie da się cofnąć.
page-account-delete-yes = Usuń na dobre
page-account-deleted = Nikt cię tu już nie pamięta. Jesteś teraz nowym gościem.
page-register = Załóż konto

# --- stół ---

page-decision = Decyzja
page-connecting = W drodze do stołu…
page-connection-lost = Połączenie zerwane. Samo wróci; żadna twoja odpowiedź nie przepadła.
page-sending = Wysyłanie…
page-too-old = Ta strona jest nieaktualna. Odśwież ją.
page-connection-retry = Spróbuj teraz
page-waiting-since = pytanie: { $when }
page-waiting-for = Czekamy na: { $names }.
page-waiting-bot = bota
page-waiting-somebody = kogoś na wolne miejsce
page-waiting-free =
    { $count ->
        [one] Jedno miejsce jest wolne. Wyślij link albo oddaj miejsce botowi.
        [few] { $count } miejsca są wolne. Wyślij link albo oddaj je botom.
       *[many] { $count } miejsc jest wolnych. Wyślij link albo oddaj je botom.
    }
page-waiting-free-visitor =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne: usiądź albo popatrz.
        [few] { $count } miejsca są jeszcze wolne: usiądź albo popatrz.
       *[many] { $count } miejsc jest jeszcze wolnych: usiądź albo popatrz.
    }
page-talk = Czas na rozmowę: { $seconds } s
page-anytime = Poza tym:
page-all-options = Wszystkie możliwości
page-amount = Ile?
page-amount-night_raid_phase-reduce = Straty −{ $n }, Rany −{ $rest }
page-amount-night_raid_phase-crime_wave = { $n } do Nocnych napadów, { $rest } do Mieszkańców
page-on-the-map = Na mapie: { $count }
page-not-now = Teraz niemożliwe: { $count }
page-open-rule = Otwórz zasadę { $rule }
page-never-ask = Nigdy nie używaj
page-dice = Kości
page-die-picked = do przerzutu
page-percent = { $n }%
page-odds = Szansa { $odds } procent
page-odds-both = Szansa { $odds } procent, z forsowaniem { $forced } procent
page-undo = Cofnij
page-undo-choice = Ten wybór
page-undo-action = Tę akcję
page-undo-turn = Tę turę
page-undo-phase = Tę fazę
page-undo-round = Tę rundę
page-undo-mission = Tę misję
page-undo-answers =
    { $count ->
        [one] ({ $count } odpowiedź)
        [few] ({ $count } odpowiedzi)
       *[many] ({ $count } odpowiedzi)
    }
page-undo-free = Oko oznacza ponowne spojrzenie: cofa się rzut lub kartę, a dziennik to pokazuje.
page-undo-strict = Przy tym stole nie cofa się rzutów ani dobranych kart.
page-own-dice = Rzucamy własnymi kośćmi
page-own-dice-on = Przy tym stole rzuca się własnymi kośćmi.
page-own-dice-thrown = Co dotąd wypadło
page-redo =
    { $count ->
        [one] Przywróć { $count } odpowiedź
        [few] Przywróć { $count } odpowiedzi
       *[many] Przywróć { $count } odpowiedzi
    }
page-redo-of = cofnięte przez: { $name }, { $time }
page-redo-since =
    { $count ->
        [one] cofnie { $count } późniejszą odpowiedź
        [few] cofnie { $count } późniejsze odpowiedzi
       *[many] cofnie { $count } późniejszych odpowiedzi
    }
page-undo-asks = Odpowiadali tam inni: ktoś z nich albo gospodarz musi się zgodzić.
page-wish-undo =
    { $count ->
        [one] { $name } chce cofnąć { $count } odpowiedź.
        [few] { $name } chce cofnąć { $count } odpowiedzi.
       *[many] { $name } chce cofnąć { $count } odpowiedzi.
    }
page-wish-redo =
    { $count ->
        [one] { $name } chce przywrócić { $count } odpowiedź.
        [few] { $name } chce przywrócić { $count } odpowiedzi.
       *[many] { $name } chce przywrócić { $count } odpowiedzi.
    }
page-wish-mine = Pozostali dostali twoją prośbę. Ktoś z nich albo gospodarz musi się zgodzić.
page-wish-yes = Zgoda
page-wish-no = Nie, gramy dalej
page-wish-withdraw = Jednak nie
page-second-look = Ponowne spojrzenie
page-people = Gracze i ich plansze
page-tabs = Obok planszy
page-page-tall = Duża strona, bez planszy
page-tab-me = Ja
page-tab-others = Inni
page-journal = Dziennik
page-journal-all =
    { $count ->
        [one] Pokaż wiersz
        [few] Pokaż wszystkie { $count } wiersze
       *[many] Pokaż wszystkie { $count } wierszy
    }
page-seen =
    { $count ->
        [one] Co stół widział: { $count } wpis
        [few] Co stół widział: { $count } wpisy
       *[many] Co stół widział: { $count } wpisów
    }
page-host-give = Nowy gospodarz: { $name }
page-host-take = Przejmij rolę gospodarza
page-journal-clone = Odgałęź stąd
page-journal-clone-ask = Odgałęzić nowy stół od chwili „{ $moment }”?
page-journal-clone-hint = Grasz dalej przy nowym stole, który zaczyna się w tej chwili. Ta partia pozostaje bez zmian na liście twoich partii.
page-journal-clone-go = Do nowego stołu
page-time = Inna chwila partii
page-time-look = Plansza w tej chwili: { $line }
page-time-look-title = Zobacz ówczesną planszę
page-time-look-back = Spójrz wstecz
page-time-replay = Obejrzyj partię jeszcze raz
page-time-now = Wróć do teraz
page-time-end = Do końca partii
page-time-start = Początek
page-time-mission = Misja { $number }
page-time-turn = tura { $number }
page-time-first = Na początek
page-time-last = Do ostatniej chwili
page-time-back = Krok wstecz
page-time-next = Krok naprzód
page-time-play = Odtwarzaj
page-time-pause = Zatrzymaj
page-time-pace = Tempo
page-time-pace-slow = wolno
page-time-pace-even = spokojnie
page-time-pace-quick = szybko
page-time-jump = Do rundy
page-time-where = Gdzie w partii
page-time-branch = Graj dalej stąd…
page-time-branch-name = Jak nazwać to odgałęzienie?
page-time-branch-hint = W tej chwili zaczyna się osobny stół. Ta partia zostaje bez zmian, a odgałęzienie zna drogę powrotną.
page-time-branch-go = Do nowego stołu
page-time-origin = Do partii, od której to odgałęzienie odeszło
page-time-lead = Prowadź pozostałych
page-time-lead-stop = Przestań prowadzić
page-time-led = Prowadzi { $name }
page-time-follow = Podążaj za: { $name }
page-beside = Dwa odgałęzienia obok siebie
page-beside-parts = Ta sama droga do: { $moment }
page-beside-parting = Gdzie się rozchodzą
page-beside-ended = Dalej tu nie doszło.
page-beside-origin = Obok tamtej partii
page-beside-with = Obok „{ $name }”
page-board-of = Plansza stołu „{ $name }”
page-table-menu = Ten stół
page-chat = Czat
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-write = Powiedz coś
page-chat-send = Wyślij
page-chat-names = Nazwy miejsc i kart stają się linkami.
page-chat-react = Co o tym myślisz?
page-chat-mute = Nie słuchaj: { $name }
page-chat-unmute = Słuchaj znowu
page-chat-muted = { $name }: słowa, których nie słyszysz.
page-chat-proposed = { $names }: propozycja „{ $option }”.
page-sign-yes = Tak
page-sign-no = Nie
page-sign-heart = Podoba mi się
page-sign-laugh = Śmieszne
page-sign-wow = Naprawdę?
page-sign-sad = Szkoda
page-mark-looks = { $name }: spójrzcie!
page-mark-something = coś na planszy
page-rules = Zasady
page-rules-which = Zasady której gry?
page-rules-of = Zasady gry { $game }
page-rules-search = Szukaj w zasadach
page-rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
page-board-zoom-in = Bliżej
page-board-zoom-out = Dalej
page-board-fit = Cała plansza
page-board-find-me = Gdzie jestem?
page-legend = Legenda
page-legend-all = Wszystkie znaki ({ $count }), nie tylko te, które są teraz na planszy
page-legend-rule = { $name }: otwórz zasadę { $rule }
page-board-beyond =
    { $count ->
        [one] { $count } cel leży za tą krawędzią: spójrz tam
        [few] { $count } cele leżą za tą krawędzią: spójrz tam
       *[many] { $count } celów leży za tą krawędzią: spójrz tam
    }
page-story-open = Przeczytaj kartę
page-story-fold = Zwiń
page-laid-suggested = Dobrzy na pierwszy raz
page-laid-all = Pokaż wszystkich ({ $count })
page-share = Zaproś innych
page-share-code = Kod tego stołu
page-share-link = Link do tego stołu
page-share-copy = Kopiuj link
page-share-copied = Skopiowano
page-share-open = Zaproś
page-share-more = Kod QR i więcej
page-share-qr = Link do tego stołu jako kod QR
page-share-scan = Zeskanuj telefonem
page-share-send = Wyślij zaproszenie
page-share-text = Chodź do stołu „{ $table }”.
page-share-free =
    { $count ->
        [one] Jedno miejsce jest wolne. Kto ma link, może usiąść albo patrzeć.
        [few] { $count } miejsca są wolne. Kto ma link, może usiąść albo patrzeć.
       *[many] { $count } miejsc jest wolnych. Kto ma link, może usiąść albo patrzeć.
    }
page-share-full = Wszystkie miejsca są zajęte. Kto ma link, może patrzeć.
page-share-alone = To działa tylko na tym komputerze. Żeby wpuścić innych z twojej sieci, uruchom stół z --host 0.0.0.0.
page-share-local = Ten adres działa tylko na tym komputerze.
page-watching = Patrzą: { $names }
page-watching-nobody = Nikt nie patrzy.
page-arrival = Siadasz czy patrzysz?
page-arrival-host = { $host } zaprasza: „{ $table }”.
page-arrival-table = Oto stół „{ $table }”.
page-arrival-seat = Gdzie?
page-arrival-watch = Tylko patrzę
page-slow = Powolny stół: gdy kogoś nie ma
page-slow-since = Czekamy na: { $names }; ostatnia odpowiedź: { $since }.
page-slow-days = Gdy kogoś nie ma, jego turę rozgrywa bot
page-slow-after =
    { $days ->
        [0] nigdy
        [one] po jednym dniu
        [few] po { $days } dniach
       *[many] po { $days } dniach
    }
page-slow-wish =
    { $days ->
        [0] Stół czeka, ile będzie trzeba.
        [one] Gospodarz proponuje: gdy kogoś nie ma przez dzień, jego turę rozgrywa bot.
        [few] Gospodarz proponuje: gdy kogoś nie ma przez { $days } dni, jego turę rozgrywa bot.
       *[many] Gospodarz proponuje: gdy kogoś nie ma przez { $days } dni, jego turę rozgrywa bot.
    }
page-slow-counts = Wszyscy się zgodzili: to obowiązuje. W połowie czasu stół przypomina.
page-slow-missing = Obowiązuje, gdy zgodzą się wszyscy. Brakuje jeszcze: { $names }.
page-slow-agree = Zgadzam się
page-slow-refuse = Już się nie zgadzam
page-hook = Webhook
page-hook-hint = Stół mówi temu adresowi, czyja jest kolej, gdy tej osoby tu nie ma. Każda wiadomość jest podpisana.
page-hook-drop = Usuń
page-hook-on = Działa.
page-hook-sending = Wiadomość jest w drodze; nikt jej jeszcze nie odebrał.
page-hook-failing = Ostatnie wiadomości nie dotarły.
page-hook-off = Zbyt wiele wiadomości nie dotarło: nic nie wysyłamy, dopóki nie zapiszesz adresu od nowa.
page-hook-secret = Klucz podpisu. Pokazujemy go tylko ten jeden raz.
page-player-number = Gracz { $number }
page-seat-number = Miejsce { $number }
page-seat-bot = Bot: { $bot }
page-bot-calm = spokojny
page-bot-careless = beztroski
page-bot-expert = mistrzowski
page-bot-greedy = rozważny
page-bot-random = losowy
page-bot-steady = pewny
page-seat-free = wolne
page-seat-you = ty
page-seat-online = przy stole
page-seat-away = poza stołem
page-seat-guest = gość
page-seat-gone = ktoś, kto odszedł
page-seat-asked = teraz decyduje
page-seat-board = Plansza
page-seat-take = Usiądź tutaj
page-seat-more = Miejsce…
page-seat-link = Otwórz na innym urządzeniu
page-seat-link-told = Otwórz ten adres na drugim urządzeniu. Zachowaj go dla siebie: kto go ma, gra za ciebie.
page-seat-link-old = Link do tego miejsca już nie działa.
page-seat-link-old-hint = Poproś o nowy albo dołącz, podając kod stołu.
page-seat-offer = Miejsce przy stole „{ $table }”
page-seat-offer-yours = Siedzisz już przy tym stole.
page-seat-offer-free = To miejsce jest wolne i czeka na ciebie. Jak mają cię nazywać inni?
page-seat-offer-sit = Usiądź jako { $name }
page-seat-offer-shared = Tu siedzi { $person }. Z tym linkiem zagrasz na tym miejscu także z tego urządzenia.
page-seat-offer-share = Graj na miejscu: { $person }
page-full-watch = Wszystkie miejsca przy tym stole są zajęte. Możesz przyglądać się grze albo poprosić gospodarza o miejsce.
page-seat-leave = Zwolnij miejsce
page-seat-to-bot = Oddaj botowi
page-seat-unbot = Odbierz botowi
page-seat-back = Odzyskaj miejsce
page-bot-ask-mine = Czy bot ma grać za ciebie?
page-bot-ask-theirs = Czy za gracza { $name } ma grać bot?
page-bot-ask-hint = Bot ({ $bot }) odpowiada tak długo, jak mu pozwolisz. Miejsce nadal należy do swojej osoby i można je odzyskać w każdej chwili.
page-bot-ask-alone = Nikt inny tu nie gra: partia czeka, aż ktoś wróci.
page-bot-for-turn = Na tę turę
page-bot-until-mine = Do mojego powrotu
page-bot-until-theirs = Do powrotu: { $name }
page-bot-plays = Gra za ciebie bot ({ $bot }).
page-bot-plays-turn = Tę turę gra za ciebie bot ({ $bot }).
page-bot-plays-waits = Nikt inny tu nie gra, więc partia czeka na twój powrót.
page-seat-lost = Twoje miejsce jest znowu wolne
page-seat-lost-hint = Gospodarz poprosił cię o zwolnienie miejsca. Możesz dalej się przyglądać albo usiąść na wolnym miejscu.
page-seat-leave-ask = Zwolnić miejsce?
page-seat-leave-hint = Wtedy może je zająć każdy, kto ma link. Jeśli wychodzisz tylko na chwilę, może za ciebie grać bot.
page-seat-kick-ask = Wyprosić gracza { $name }?
page-seat-kick-hint = Miejsce się zwolni; { $name } się o tym dowie i może dalej się przyglądać.
page-seat-kick = Wyproś

# --- klawisze ---

page-keys = Klawisze
page-keys-tab = od jednej rzeczy do następnej
page-keys-options = wybierz możliwość
page-keys-more = możliwości po dziewiątej
page-keys-go = dalej: zakończ turę, przyjmij, przewróć stronę
page-keys-act = to, co można zrobić w każdej turze: litera jest na przycisku
page-keys-board = do planszy
page-keys-arrows = na planszy: do najbliższego obszaru w tym kierunku
page-keys-enter = wybierz albo przyjrzyj się
page-keys-legend = legenda: co znaczą znaki na planszy
page-keys-decision = do decyzji
page-keys-undo = cofnij
page-keys-play = co zrobili inni: pauza lub odtwarzanie, krok wstecz, następny
page-keys-moment = dalej: to, co jest pokazywane lub odtwarzane
page-keys-tabs = dziennik, czat, zasady
page-keys-close = zamknij, co otwarte
page-keys-keys = pokaż tę listę

page-play = Co robią inni
page-play-back = Krok wstecz
page-play-next = Następny krok
page-play-pause = Pauza
page-play-on = Dalej
page-play-pace = Tempo: { $pace }×
page-play-skip = Przejdź do bieżącej chwili
page-play-again =
    { $count ->
        [one] Obejrzyj jeszcze raz: { $count } krok
        [few] Obejrzyj jeszcze raz: { $count } kroki
       *[other] Obejrzyj jeszcze raz: { $count } kroków
    }

page-since = Od twojej ostatniej tury
page-since-all = Tymczasem
page-since-you = Ty

page-moment-on = Dalej
page-moment-death = Śmierć
page-moment-news = Wiadomość
page-moment-event = Wydarzenie
page-moment-paragraph = Ciąg dalszy
page-moment-emission = Emisja
page-moment-secret = Tajemnica
page-moment-failed = Niepowodzenie
page-moment-trauma = Uraz
page-moment-left = Odejście
page-moment-opened = Otwarte
page-moment-card = Odkryto kartę
page-moment-taken = Wzięto kartę
page-moment-found = Znalezione
page-moment-artifact = Artefakt
page-moment-unknown = Nieznane
page-moment-seen = Obejrzane
page-moment-injury = Uraz krytyczny
page-moment-fate = Los
page-moment-joined = Ktoś nowy
page-moment-objective = Czego teraz chcemy
page-moment-settled = Co z tego wyszło
page-moment-explored = Na zewnątrz
page-moment-idea = Pomysł
page-moment-broke = Załamanie
page-moment-lost = Strata
page-moment-place = Inne miejsce
page-moment-round = Runda się kończy
page-moment-came = Ktoś przychodzi
page-moment-request = Prośba

# --- koniec ---

page-end-won = Zwycięstwo
page-end-other-won = Wyścig skończony
page-plain-over = Koniec partii
page-plain-won-by = Zwycięstwo: { $winners }.
page-plain-cards = Karty
page-end-lost = Zona was zatrzymuje
page-end-again = Zagraj jeszcze raz
page-again-same = Jeszcze raz w tym samym gronie
page-again-next = Następnie: { $name }
page-again-there = Do nowego stołu
page-end-look = Obejrzyj planszę
page-end-back = Wróć do opowieści
page-end-deeds = Co kto zrobił
page-end-story = Opowieść o tej partii
page-end-pages = Strony zakończenia
page-end-page-back = Wstecz
page-end-page-next = Dalej
page-end-page-of = { $page } z { $pages }
page-end-opening = Na początku
page-end-steps = Kroki
page-end-tests = Zdane testy
page-end-beaten = Pokonane zagrożenia
page-end-damage = Otrzymane obrażenia
page-end-secrets = Tajemnice
page-end-deaths = Zgony

# --- pierwsze minuty ---

page-primer = O co chodzi
page-primer-goal = Cel
page-primer-clock = Zegar
page-primer-round = Runda
page-primer-more = Zasady w dwie minuty
page-primer-back = Wróć
page-primer-show = Pokaż mi w trakcie gry
page-primer-known = Znam to: bez wskazówek
page-primer-start = Zamknij
page-primer-zona-goal = Odkryj 2 tajemnice w 2 różnych obiektach na skraju mapy, a potem doprowadź do końca jedno wydarzenie w sarkofagu pośrodku. Kto zrobi to pierwszy, wygrywa sam.
page-primer-zona-clock = Każda runda zabiera kartę z talii wieści. Gdy talia się skończy, przegrywają wszyscy. Co kilka rund uderza emisja: bądź wtedy w bunkrze.
page-primer-zona-round = Masz 2 akcje: idziesz, szukasz, odpoczywasz, obozujesz. Potem przeżywasz wydarzenie tam, gdzie stoisz, a potem przychodzą wieści.
page-primer-stalker-goal = Zróbcie to, o co prosi odprawa. Misję wygrywacie razem albo razem przegrywacie; gdy ktoś z was zginie, misja jest przegrana.
page-primer-stalker-clock = W każdej rundzie odkrywa się kartę wydarzenia. Gdy zniknie ostatnia, kończy się wasz czas.
page-primer-stalker-round = Każdy z was ma 2 tury, potem działają wrogowie. Nigdy nie kończ tury tam, gdzie widzi cię wróg: od razu strzela.
page-primer-stalker-campaign-goal = Misje dwóch historii, jedna po drugiej. Co znajdziecie, zarobicie i postanowicie, idzie z wami do następnej.
page-primer-stalker-campaign-clock = Przegraną misję można powtórzyć raz. W misji każda runda odkrywa kartę wydarzenia; gdy zniknie ostatnia, kończy się wasz czas.
page-primer-stalker-campaign-round = Wybierzcie miejsce na mapie Zony, spotkajcie ludzi, spakujcie się i ruszajcie. Potem misja, tura po turze.
page-primer-stalker-survival-goal = Jeden scenariusz na własnej mapie. Osiągnijcie jego cel, spełnijcie każdą odkrytą prośbę i nie dajcie nikomu zginąć.
page-primer-stalker-survival-clock = Scenariusz ma stałą liczbę rund; każda odkrywa kartę wydarzenia. Po ostatniej jest koniec.
page-primer-stalker-survival-round = Każdy z was ma 2 tury, potem działają wrogowie, a los rzuca jedną kością za wszystkie karty na stole.
page-primer-twom-goal = Utrzymajcie tych ludzi przy życiu do zawieszenia broni. Wygrywacie, jeśli będzie wtedy z wami ktoś z pierwszej trójki.
page-primer-twom-clock = Zawieszenie broni przychodzi dnia 11, 12 lub 13. Każdy rozdział stawia po drodze cel; rozlicza się go, gdy zaczyna się następny.
page-primer-twom-round = Dzień: sprzątacie i budujecie w domu, dzielicie wodę i jedzenie, potem jedni śpią, inni idą na wyprawę, a ktoś stoi na warcie. Bez warty wszystko przepada.
page-lesson = Pierwsza partia
page-lesson-start = Pierwsza partia: nauka w dziesięć kliknięć
page-lesson-step = { $number } z { $count }.
page-lesson-later = Później: ta pierwsza partia pokazuje wszystko po kolei.
page-lesson-leave = Opuść lekcję i graj dalej
page-lesson-over = Teraz jest twoja.
page-lesson-on = Graj dalej
page-lesson-zona-keep = Dwie tajemnice ze skraju mapy, potem sarkofag, zanim skończą się wieści: tak się wygrywa. Prowadź dziś Wierę. Sama się leczy i w każdym obozie jest mile widziana.
page-lesson-zona-camp = Stoisz w Wiosce, to bunkier. Rozbij obóz: sen zabiera zmęczenie, a to jedna z twoich dwóch akcji.
page-lesson-zona-leave = Sen zrobił swoje. W obozie możesz też leczyć, naprawiać i kupować na targowisku. Na razie wystarczy: zwiń obóz.
page-lesson-zona-go = Druga akcja: idź do Czarnobyla. Coś tam czeka, a kto je pokona, zdobędzie łup.
page-lesson-zona-spot = Najpierw musisz je wykryć: czujność plus trzy kości. Rzuć.
page-lesson-zona-spotted = Wystarczy. Gdyby nie, można sforsować test za 1 zmęczenie. Przyjmij wynik.
page-lesson-zona-confront = Widzisz je na czas, więc masz wybór: ucieczka albo walka. Walcz.
page-lesson-zona-beat = Teraz test, żeby je pokonać. Szansa stoi na przycisku.
page-lesson-zona-beaten = Znów wystarczy. Przyjmij i weź, co zostawi.
page-lesson-zona-end = Dwie akcje za tobą. Zakończ turę: dopadnie cię wydarzenie, a potem wieści przybliżą emisję.
page-lesson-zona-voice = W pojedynkę jesteś też Głosem Zony: połóż nowe zagrożenie tam, dokąd nie idziesz. Na Wysypisko.
page-lesson-zona-over = Teraz pierwsza tajemnica: otwórz z Wysypiska Rządowy schron i zakończ w nim turę. Doprowadź do końca jedno z jego wydarzeń, a jego tajemnica będzie twoja.
page-lesson-stalker-choose = Wybierz, kim grasz. Mammon lubi być sam, i ty dzisiaj też.
page-lesson-stalker-move = W tej turze masz trzy akcje. Weź pierwszą: Ruch. Ktoś jest w gospodarstwie.
page-lesson-stalker-first = Wejdź na podświetlone pole. Przycisk mówi, ile kosztowałoby zostanie tam.
page-lesson-stalker-door = Jeszcze jedno, na skraj domu.
page-lesson-stalker-sight = Jeszcze jedno. Tu widzi cię bandyta: rośnie uwaga, a do kogoś, kto kończy turę na widoku, się strzela.
page-lesson-stalker-shoot = Więc go wyprzedź. Pojedynczy strzał: jedna akcja, jeden nabój.
page-lesson-stalker-head = Tułów łatwiejszy, głowa zabija. Celuj w głowę.
page-lesson-stalker-accept = Spójrz na gwiazdki: wystarczy. Przyjmij, a padnie.
page-lesson-stalker-look = Radiostacja jest twoja. Rozejrzyj się: karta powie, gdzie może być klucz.
page-lesson-stalker-over = Znajdź klucz, uwolnij Dalika, dotrzyj do wyjść. Kończ tury tam, gdzie nikt cię nie widzi.
page-lesson-twom-page = Oblężone miasto i ci ludzie w pustym domu. Utrzymajcie ich przy życiu do zawieszenia broni. Ta książka mówi, co się z nami dzieje: przeczytaj i przewróć stronę.
page-lesson-twom-clear = W dzień pracujemy w domu. Sanja sprząta podświetlony pokój na górze: co w nim jest, będzie nasze.
page-lesson-twom-both = Działamy wszyscy naraz. Greta sprząta inny pokój.
page-lesson-twom-commit = Jeszcze nic się nie stało. Zróbcie to: teraz obie pracują.
page-lesson-twom-bed = Drewno i części. Sanja buduje łóżko: kto w nim śpi, budzi się bez zmęczenia.
page-lesson-twom-where = W pokoju, który właśnie uprzątnęła.
page-lesson-twom-build = Zróbcie to. Cenę płaci Schowek.
page-lesson-twom-rest = Jesteśmy głodni, więc nikt nie ma trzeciej akcji. Niech dzień się skończy.
page-lesson-twom-water = Zmierzch. Każdy powinien się napić. Sanja pije.
page-lesson-twom-last = I Greta. To była ostatnia woda, a nas jest troje.
page-lesson-twom-over = Ktoś tej nocy nie napije się wody. Zjedzcie, potem ktoś musi stanąć na warcie, a ktoś pójść po wodę.

# --- wskazówki ---

page-tip = Wskazówka
page-tip-none = Bez wskazówek w tej grze
page-tip-zona-turn = To ty. W turze masz dwie akcje: kliknij świecący obszar, żeby tam pójść. Czerwona przerywana droga to skrót, i to bolesny.
page-tip-zona-test = Test: twoja cecha plus trzy kości musi sięgnąć trudności. Szansę widać jeszcze przed rzutem.
page-tip-zona-force = Za mało? Sforsuj test: 1 zmęczenie za ponowny rzut kością. Każdy przycisk pokazuje szansę, jaka ci zostanie.
page-tip-zona-damage = Przedmioty z ochroną mogą zatrzymać obrażenia. To, co przejdzie, zapełnia wytrzymałość.
page-tip-zona-encounter = Spotykasz zagrożenie. Staw mu czoła, żeby zdobyć łup, albo ucieknij i zostaw je tutaj.
page-tip-zona-story = Wydarzenie. Przeczytaj kartę i wybierz; przy każdym wierszu podano jego cenę.
page-tip-zona-camp = W bunkrze można spać, leczyć się, naprawiać i handlować. To targowisko; lepsze kolumny wymagają lepszej reputacji.
page-tip-zona-open = Obiekt jest zamknięty. Zamknięcie mówi, czego wymaga; tajemnice są tylko w środku.
page-tip-zona-secret = Twoja pierwsza tajemnica. Jeszcze jedna, z innego obiektu, i sarkofag cię wpuści.
page-tip-zona-emission = Emisja się zbliża. Gdy tor się zapełni, uderza: bądź wtedy w bunkrze albo pod ziemią.
page-tip-zona-struck = Uderzyła emisja. Zagrożenia i targowisko są nowe, a tor zaczyna się od początku.
page-tip-zona-trauma = Uraz: wytrzymałość była pełna. Obniża cechę, dopóki go nie wyleczysz, a czwarty zabija.
page-tip-zona-radiation = Promieniowanie. Zajmuje pole wytrzymałości jak każda rana; wyleczysz je w bunkrze.
page-tip-zona-injury = Obrażenia zapełniają te pola. Gdy zabraknie wolnych, następne będzie urazem.
page-tip-zona-item = Tu leży to, co niesiesz. Jasna krawędź znaczy, że możesz tego teraz użyć.
page-tip-zona-fatigue = Zmęczenie. Odpoczynek lub sen je obniża. Powyżej 5 zamienia się w obrażenia.
page-tip-stalker-turn = To ty. Kliknij pole z zieloną krawędzią: droga pojawi się z ceną, zanim ruszysz. Oko znaczy, że widzi cię tam wróg.
page-tip-stalker-shoot = Wróg w zasięgu. Kliknij go: każdy atak pokazuje dokładne szanse, na tułów i głowę. Strzały słychać.
page-tip-stalker-attention = Coś zauważyli: twój żeton uwagi leży teraz na mapie. Gdy działają wrogowie, idą tam, gdzie leżą takie żetony.
page-tip-stalker-high = WYSOKA uwaga: widziano cię albo było głośno. Wrogowie przyjdą najpierw tutaj. Zejdź im z oczu, a spadnie.
page-tip-stalker-reaction = Zobaczył cię i od razu zadziałał. Kto kończy turę na widoku wroga, jest atakowany: kończ swoją za ścianą.
page-tip-stalker-anomaly = Anomalia. Każdy krok w niej to rzut; rzucone śruby czynią go bezpieczniejszym. W środku są artefakty.
page-tip-stalker-radiation = Promieniowanie zwiększa dawkę. Na koniec rundy zabiera PŻ: im wyżej wskazówka, tym więcej kości.
page-tip-stalker-hp = Obrywasz. Przy 0 PŻ otrzymujesz uraz krytyczny; trzeci zabija i misja jest przegrana.
page-tip-stalker-loot = Tu leży to, co znajdziesz. Jasna krawędź znaczy, że możesz tego teraz użyć.
page-tip-stalker-second = Twoja druga tura w tej rundzie. Potem działają wrogowie i runda się kończy.
page-tip-stalker-enemies = Wrogowie działają według karty, krok po kroku. Możesz to zatrzymać, cofnąć lub pominąć. Patrzą tam, gdzie wskazuje strzałka.
page-tip-stalker-injury = Uraz krytyczny blokuje część twoich tur. Wylecz się powyżej 0 PŻ, a zniknie; trzeci zabija.
page-tip-stalker-rerolls = Skupienie pozwala przerzucić kości. Odpowiedzi mówią, co masz teraz i co może dać nowy rzut.
page-tip-stalker-masks = Maski płacą za specjalne efekty broni. Niewydane przepadają.
page-tip-stalker-shop = Wydaj tu pieniądze misji; reszta przepada. Broń potrzebuje pasujących magazynków.
page-tip-stalker-zone = Mapa Zony. Wybierzcie jedną misję, a przed nią lub po niej jedno inne miejsce.
page-tip-twom-plan = Kliknij kogoś z nas, potem pokój z przerywaną ramką, albo przeciągnij postać do pokoju. Nic się nie dzieje, dopóki nie zatwierdzisz etapu.
page-tip-twom-dusk = Po jednej wodzie dla każdego. Kto nie dostanie, będzie głodniejszy albo bardziej przygnębiony.
page-tip-twom-meal = Teraz jedzenie. Konserwa obniża głód o 2, surowe o 1; bez niczego rośnie.
page-tip-twom-evening = Każdy dostaje jedno zadanie na noc. Ktoś musi stać na warcie: bez niej wszystko przepada.
page-tip-twom-place = Trzy miejsca do przeszukania. Im dalej, tym więcej kart; czerwony pasek mówi, co tam jest szczególnego.
page-tip-twom-walk = Karta po karcie. Między dwiema kartami możecie wrócić do domu; co znalezione, to wasze.
page-tip-twom-noise = Hałas. Rzut nie większy niż ta liczba znaczy, że ktoś nas usłyszał.
page-tip-twom-gear = To, co zabierzemy, pomaga na zewnątrz: wytrych albo piła otwiera drogę, broń kończy walkę. W drodze powrotnej liczy się waga.
page-tip-twom-pack = Niesiemy do domu tyle, ile udźwigniemy. Jedzenie i leki są warte więcej, niż ważą.
page-tip-twom-resident = Ktoś tu mieszka. Rozmowa, zapłata, kradzież albo odejście: co zrobimy innym, zostaje z nami.
page-tip-twom-fight = Walka. Broń w ręku decyduje, którą kością się rzuca; najlepiej do niej nie dopuszczać.
page-tip-twom-raid = Napastnicy. Warta rzuca przeciw nim, pomagają zabite deskami dziury. Reszta uderza w zapasy i w wartowników.
page-tip-twom-starved = Ktoś nic nie dostał. Pięć pasków dla każdego z nas: przy 4 głód, rany lub choroba zabija.
page-tip-twom-wound = Rana. Bandaż o świcie może ją wyleczyć; bez opatrunku może się pogorszyć. Przy 4 zabija.
page-tip-twom-misery = Przygnębienie. Rozmowy, nałogi i dobre dni je obniżają. Przy 4 ktoś się załamuje i może odejść.
page-tip-twom-cold = Robi się zimno. Palcie drewnem w piecyku, bo świt może przynieść chorobę.
page-tip-twom-medicine = Leki kładzie się na potrzebujących przed kartą losu, nie po niej.
page-tip-twom-page = Strona dziennika. Cena wyboru stoi obok; reszty dowiemy się później.


# --- słowa z zasad: formy, w jakich występują w zdaniach; * to dowolna końcówka, wielka litera tylko tam, gdzie tak się pisze ---

page-term-zona-fatigue = zmęczeni*
page-term-zona-reputation = reputacj*
page-term-zona-secret = tajemnic*
page-term-zona-endurance = wytrzymałoś*
page-term-zona-injury = obrażeni*, obrażeń
page-term-zona-trauma = uraz*
page-term-zona-damage = radiacj*, zaburze*, rana, rany, ranę, ran
page-term-zona-attribute = cech*, czujnoś*, sprawnoś*, intelekt*, siła woli, siły woli
page-term-zona-difficulty = trudnoś*
page-term-zona-force = forsuj*, forsow*
page-term-zona-hazard = skaże*
page-term-zona-threat = zagroże*
page-term-zona-encounter = spotka*
page-term-zona-detection = wykryci*, wykryjesz
page-term-zona-confrontation = konfrontacj*, pokonasz
page-term-zona-flee = uciek*, ucieczk*
page-term-zona-area-action = akcj* obszaru
page-term-zona-search = Szukaj
page-term-zona-rest = Odpocznij
page-term-zona-pass = Spasuj
page-term-zona-lock = zamknięci*
page-term-zona-bunker = bunkr*, bunkier
page-term-zona-camp = obozuj*, obóz
page-term-zona-emission = emisj*
page-term-zona-voice = Głos* Zony
page-term-zona-news = wieści
page-term-zona-side-effect = oddziaływani*
page-term-zona-trophy = trofe*
page-term-zona-ransacked = rozszabrowan*
page-term-zona-deactivated = zdezaktywowan*
page-term-zona-backpack = plecak*
page-term-stalker-focus = skupieni*
page-term-stalker-none = bez uwagi
page-term-stalker-low = NISK*
page-term-stalker-high = WYSOK*
page-term-stalker-attention = uwag*
page-term-stalker-pinned = przygwożdż*
page-term-stalker-exposed = odsłonię*
page-term-stalker-cover = osłon*
page-term-stalker-mask = mask*, masek
page-term-stalker-injury = uraz* krytyczn*
page-term-stalker-gear-die = kości ekwipunku, kość ekwipunku
page-term-stalker-stalker-die = kości stalkera, kość stalkera
page-term-stalker-accuracy = ściank* celności, celny, niecelny
page-term-stalker-range = zasięg*
page-term-stalker-part = część ciała
page-term-stalker-movement = Ruch
page-term-stalker-careful = Ostrożny ruch, Ostrożnego ruchu
page-term-stalker-prepare = Przygotowanie
page-term-stalker-reload = Przeładuj, przeładuj
page-term-stalker-decoy = Wabik
page-term-stalker-bolt = śrub*
page-term-stalker-lead = żeton* przywódcy
page-term-stalker-anomaly = anomali*
page-term-stalker-artifact = artefakt*
page-term-stalker-loot = łup*
page-term-stalker-unknown = nieznanego wroga
page-term-stalker-turn-token = żeton* tury
page-term-stalker-extra = dodatkow* akcj*
page-term-stalker-ammo = amunicj*, magazynek, magazynk*
page-term-stalker-dosage = dawk*
page-term-stalker-backpack = plecak*
page-term-twom-fatigue = Zmęczeni*
page-term-twom-wounds = Rany, Ran, rany, ran
page-term-twom-misery = Przygnębieni*
page-term-twom-hunger = Głód
page-term-twom-illness = Chorob*, chor*
page-term-twom-stage = etap
page-term-twom-noise = Hałas*
page-term-twom-encounter = spotkani*
page-term-twom-weight = waga
page-term-twom-prowess = Biegłoś*
page-term-twom-prowess-test = test* biegłości
page-term-twom-reroll = przerzut*
page-term-twom-fate = los, losu, Los, Losu
page-term-twom-script-symbol = symbol* skryptu
page-term-twom-commission = prowizj*
page-term-twom-damage = Strat*
page-term-twom-reduction = zmniejsze*
page-term-twom-raid = napad*
page-term-twom-crime-wave = Fala przestępczości
page-term-twom-hiding = Kryjówk*
page-term-twom-collapsed = Padnięci*
page-term-twom-broken = Załamani*
page-term-twom-habit = nałóg
page-term-twom-idea = Pomysł*
page-term-twom-trap = Pułapk*
page-term-twom-growth = znaczniki wzrostu
page-term-twom-resources = Zasob*
page-term-twom-cold = Chłód, Chłodu

# --- Zona ---

page-zona-map = Mapa Zony
page-zona-market = Targowisko
page-zona-area-is = { $area }, { $group }.
page-zona-group-green = zielony sektor
page-zona-group-yellow = żółty sektor
page-zona-group-red = czerwony sektor
page-zona-group-bunker = bunkier
page-zona-group-facility = tajny obiekt
page-zona-group-end = koniec drogi
page-zona-you-are-here = Jesteś tutaj.
page-zona-stands-here = Jest tu { $name }.
page-zona-threats-here =
    { $count ->
        [one] Zagrożenie: { $names }.
        [few] { $count } zagrożenia: { $names }.
       *[many] { $count } zagrożeń: { $names }.
    }
page-zona-borders = Graniczy z: { $areas }.
page-zona-marker-here = Znacznik wieści: { $news }.
page-zona-facility-locked = Zamknięty: { $lock }. Wydarzenia: { $events }, znaleziska: { $finds }.
page-zona-facility-open = Otwarty. Wydarzenia: { $events }, znaleziska: { $finds }.
page-zona-facility-ransacked = Rozszabrowany.
page-zona-facility-holds = Wydarzenia: { $events }, znaleziska: { $finds }.
page-zona-lock-is = Zamknięte: { $lock }. Aby otworzyć: { $rules }
page-sign-zona-green = Zielony sektor (I)
    .why = Dobierasz tu zielone wydarzenia. Emisja zadaje 2 obrażenia.
page-sign-zona-yellow = Żółty sektor (II)
    .why = Dobierasz tu żółte wydarzenia. Emisja zadaje 4 obrażenia.
page-sign-zona-red = Czerwony sektor (III)
    .why = Nie dobierasz tu wydarzeń. Emisja zadaje 6 obrażeń.
page-sign-zona-bunker = Bunkier
page-sign-zona-facility = Tajny obiekt
page-sign-zona-end = Sarkofag
page-sign-zona-road = Granica, którą można przekroczyć
page-sign-zona-RAD = Skrót: 1 punkt radiacji
page-sign-zona-DIS = Skrót: 1 zaburzenie
page-sign-zona-WND = Skrót: 1 rana
page-sign-zona-wire = Blokada
page-sign-zona-one-way = Tylko w jedną stronę
page-sign-zona-entrance = Wejście
page-sign-zona-locked = Zamknięcie i to, czego wymaga
page-sign-zona-open = Otwarty
page-sign-zona-ransacked = Rozszabrowany
page-sign-zona-events = Wydarzenia, które zostały w środku
page-sign-zona-finds = Znaleziska, które zostały w środku
page-sign-zona-mutant-green = Zielony mutant
page-sign-zona-mutant-yellow = Żółty mutant
page-sign-zona-anomaly-green = Zielona anomalia
page-sign-zona-anomaly-yellow = Żółta anomalia
page-sign-zona-emission = Tor emisji
page-sign-zona-pile = Pozostałe karty wieści
page-sign-zona-news = Znacznik wieści
page-sign-zona-scavenger = Szperacz
    .why = Głowa w kolorze gracza, z pierwszą literą imienia. Twoja ma białą krawędź.
page-sign-zona-turn = Czyja jest tura
    .why = Czerwony krąg leży pod tym, czyja jest tura.
page-sign-zona-aim = Cel
    .why = Tu możesz jeszcze odkryć brakującą tajemnicę; gdy masz ich dość, znak stoi przy Sarkofagu.
page-sign-zona-choice = Można teraz wybrać
    .why = To, co zakreśla czerwony ołówek, jest odpowiedzią na pytanie: kliknij.
page-zona-emission = Emisja
page-zona-emission-is = Tor emisji: { $now } z { $last }. Pozostałe karty wieści: { $news }.
page-zona-headline-goal =
    { $enough ->
        [true] Wiesz dość → Sarkofag
       *[other] Tajemnice: { $now } z { $need } → Sarkofag
    }
page-zona-headline-news =
    { $count ->
        [one] jeszcze { $count } wieść
        [few] jeszcze { $count } wieści
        [many] jeszcze { $count } wieści
       *[other] jeszcze { $count } wieści
    }
page-zona-headline-emission = Emisja { $now }/{ $last }
page-zona-fatigue = Zmęczenie
page-zona-fatigue-is = Zmęczenie { $now } z { $last }
page-zona-injuries = Obrażenia
page-zona-injuries-are = Obrażenia: { $now } z { $last }
page-zona-attribute-VIG = Czujność
page-zona-attribute-PRO = Sprawność
page-zona-attribute-INT = Intelekt
page-zona-attribute-WIL = Siła woli
page-zona-trauma = Uraz
page-zona-reputation-good = dobra reputacja
page-zona-reputation-neutral = neutralna reputacja
page-zona-reputation-bad = zła reputacja
page-zona-money = Ruble
page-zona-ability-spent = zużyta
page-zona-secrets = Tajemnice: { $count } z 2
page-zona-secrets-word = Tajemnice
page-zona-worn = Na sobie
page-zona-part-H = głowa
page-zona-part-T = tułów
page-zona-part-L = nogi
page-zona-backpack = Plecak { $used }/{ $slots }
page-zona-sixth-closed = 6. miejsce: zamknięte
page-zona-small = Małe przedmioty
page-zona-trophies = Trofea: { $count }
page-zona-deactivated = zdezaktywowany
page-zona-boxes = Uszkodzone pola: { $tokens } z { $boxes }
page-zona-next-news = Następna wieść, znana tylko tobie: { $news }
page-zona-nobody-yet = Szperacz jeszcze nie wybrany.
page-zona-nobody-dead = Nie żyje. Nowy szperacz przyjdzie na końcu fazy wieści.
page-zona-nobody-out = Poza grą: nie ma już szperaczy.
page-zona-needed = wymagane
page-zona-against = przeciw { $difficulty }
page-zona-passed = Sukces z wynikiem { $result }
page-zona-failed = Porażka z wynikiem { $result }
page-zona-face-PLUS = plus
page-zona-face-BLANK = pusta ścianka
page-zona-face-MINUS = minus
page-zona-face-HAZARD = skażenie
page-zona-column = Kolumna { $column }
page-zona-column-who-any = dla wszystkich
page-zona-column-who-neutral = od neutralnej reputacji
page-zona-column-who-good = tylko z dobrą reputacją
page-zona-gap = puste
page-zona-decks = Pozostałe karty
page-zona-deck-news = Wieści
page-zona-deck-emission = Emisje
page-zona-deck-green = Wydarzenia zielone
page-zona-deck-yellow = Wydarzenia żółte
page-zona-deck-sarcophagus = Sarkofag
page-zona-deck-junk = Rupiecie
page-zona-deck-gear = Sprzęt
page-zona-deck-artG = Zielone artefakty
page-zona-deck-artY = Żółte artefakty

# --- S.T.A.L.K.E.R. ---

page-on-the-board = Wybierz na mapie, możliwości: { $count }.
page-plan-stopped = Po drodze coś się stało. Co teraz?
page-game-stalker = S.T.A.L.K.E.R.
page-new-game = Gra
page-place-stalker-facts = od 1 do 4 stalkerów, razem · od 60 do 120 minut na misję
page-stalker-map = Mapa taktyczna
page-stalker-mission = Misja
page-stalker-space-is = { $name }, { $terrain }.
page-stalker-terrain-concrete = beton
page-stalker-terrain-mud = błoto
page-stalker-terrain-grass = trawa
page-stalker-terrain-water = woda
page-stalker-terrain-snow = śnieg
page-stalker-terrain-rock = skała
page-stalker-terrain-indoor = wnętrze
page-stalker-you-are-here = Jesteś tutaj.
page-stalker-space-cover = Osłona { $cover }.
page-stalker-space-radiation = Promieniowanie { $radiation }.
page-stalker-space-fog = Brak widoczności.
page-stalker-space-who = Tutaj: { $names }.
page-stalker-space-tokens = Na ziemi: { $tokens }.
page-stalker-space-anomaly = Anomalia { $name }: { $symbols }.
page-stalker-all-covered = wszystkie zakryte
page-stalker-space-seen = Widzą: { $names }.
page-stalker-space-unseen = Nikt tego nie widzi.
page-stalker-seen = w polu widzenia wroga
page-stalker-token-exit = wyjście
page-stalker-token-entrance = wejście na Zaginione terytoria
page-stalker-token-start = start
page-stalker-token-attention = uwaga: { $name } ({ $text })
page-stalker-token-marker = neutralny znacznik { $text }
page-stalker-token-unknown =
    { $count ->
        [one] { $count } nieznany wróg
        [few] { $count } nieznanych wrogów
       *[many] { $count } nieznanych wrogów
    }
page-stalker-token-loot = łup ×{ $count }
page-stalker-token-artifact = artefakt ×{ $count }
page-stalker-token-trap = pułapka ×{ $count }
page-stalker-token-carcass = truchło
page-sign-stalker-solid = Lita przeszkoda
    .why = To nie pole: nikt tam nie wejdzie ani przez to nie spojrzy.
page-sign-stalker-wall = Ściana
    .why = Nie przepuszcza niczego: ani ruchu, ani wzroku, ani zasięgu.
page-sign-stalker-impassable = Płot, nieprzekraczalny
    .why = Przepuszcza wzrok i zasięg, ruchu nie.
page-sign-stalker-door = Drzwi
    .why = Przepuszczają wszystko: ruch, wzrok i zasięg.
page-sign-stalker-window = Okno
    .why = Przepuszcza wszystko dla stalkerów i ludzi, wzrok i zasięg dla psioników i towarzyszy, nic dla innych mutantów.
page-sign-stalker-cover = Osłona
page-sign-stalker-radiation = Promieniowanie
page-sign-stalker-fog = Brak widoczności
page-sign-stalker-anomaly = Anomalia
page-sign-stalker-unknown = Nieznani wrogowie
page-sign-stalker-loot = Łup
page-sign-stalker-artifact = Artefakt
page-sign-stalker-trap = Pułapka
page-sign-stalker-card = Karta na mapie
page-sign-stalker-exit = Wyjście
    .why = Tędy opuszcza się misję, gdy na to pozwala: kiedy, mówi cel.
page-sign-stalker-marker = Neutralna uwaga
    .why = Nie należy do nikogo; wrogowie idą do niej jak do każdej uwagi.
page-sign-stalker-carcass = Truchło
    .why = Tyle zostało ze zwierzęcia. Karty mówią, co można z tym zrobić.
page-sign-stalker-zone = Żeton scenariusza
    .why = Karta na stole mówi, co robi: wskaż go.
page-sign-stalker-enemy = Wróg
page-sign-stalker-reach = W zasięgu ruchu
    .why = Prowadzi tu twój ruch: kliknij, a zobaczysz drogę i jej cenę.
page-sign-stalker-choice = Można teraz wybrać
    .why = Odpowiedź na pytanie: kliknij.
page-sign-stalker-aim = Cel
    .why = Tu cel misji wymaga jeszcze działania.
page-stalker-go = Idź
page-stalker-out-of-reach = Żaden twój ruch teraz tu nie prowadzi.
page-stalker-draw = Inna droga
page-stalker-draw-hint = Klikaj pola, przez które ma prowadzić droga, albo przeciągnij od swojej figurki. Kliknij pole na drodze, a skończy się ona tam.
page-stalker-draw-back = Pole wstecz
page-stalker-attention-same = Uwaga bez zmian
page-stalker-attention-none = Bez uwagi
page-stalker-attention-low = Niska uwaga: { $space }
page-stalker-attention-high = Wysoka uwaga: { $space }
page-stalker-route-radiation =
    { $count ->
        [0] Bez promieniowania
       *[other] Promieniowanie +{ $count } (potem { $dose })
    }
page-stalker-danger-there = Jeśli tam skończysz turę:
page-stalker-route-meets = Kończy się przy: { $name }
page-stalker-part-torso = Tułów
page-stalker-part-head = Głowa
page-stalker-odds-kill = Zabija
page-stalker-odds-hurt = Rani
page-stalker-odds-heavy = Ciężka rana, przeżywa
page-stalker-odds-light = Lekka rana, przeżywa
page-stalker-odds-miss = Pudło
page-stalker-odds-focus = Ze skupieniem: zabija { $kill }%, pudło { $miss }%
page-stalker-nobody-yet = Nie wybrano jeszcze stalkera.
page-stalker-dead = Nie żyje
page-stalker-lead = Przywódca
page-stalker-lead-used = Przywódca, żeton użyty
page-stalker-hp = PŻ
page-stalker-hp-is = PŻ: { $hp } z { $most }
page-stalker-dosage = Dawka
page-stalker-geiger-is = Dawka { $dose } z 16, kości napromieniowania: { $dice }
page-stalker-turn-is =
    { $state ->
        [now] Tura { $number }: trwa, wolne stopnie: { $left }
        [done] Tura { $number }: zakończona
       *[open] Tura { $number }: przed tobą, stopnie: { $left }
    }
page-stalker-turns-left = Pozostałe tury
page-stalker-cubes = Dodatkowe akcje
page-stalker-focus = Skupienie
page-stalker-no-focus = Bez skupienia
page-stalker-noticed-none = Bez uwagi
page-stalker-noticed-low = Niska uwaga
page-stalker-noticed-high = Wysoka uwaga
page-stalker-pinned = Przygwożdżenie
page-stalker-exposed = Odsłonięcie
page-stalker-injuries = Urazy krytyczne: { $count }
page-stalker-equipped = Założone
page-stalker-no-weapon = Brak broni w ręku
page-stalker-backpack = Plecak { $used }/{ $most }
page-stalker-backpack-empty = Pusty
page-stalker-pockets = Kieszenie
page-stalker-bolts = Śruby
page-stalker-magazine-pistol = Pistolet
page-stalker-magazine-rifle = Karabin
page-stalker-magazine-shotgun = Strzelba
page-stalker-magazine-fits =
    { $count ->
        [0] Nie pasuje do żadnej broni tutaj.
       *[other] Pasuje do: { $names }.
    }
page-stalker-accurate = Zasięg celny
page-stalker-range = Zasięg maksymalny
page-stalker-ammo-is = Amunicja: { $ammo } z { $most }
page-stalker-defence = Obrona
page-stalker-shielding = Promieniowanie terenu
page-stalker-base-dosage = Dawka podstawowa
page-stalker-symbol =
    { $count ->
        [one] Symbol anomalii z { $count } płatkiem
        [few] Symbol anomalii z { $count } płatkami
       *[many] Symbol anomalii z { $count } płatkami
    }
page-stalker-face = Gwiazdki: { $stars }, maski: { $masks }
page-stalker-roll-sum = ★ { $stars } · maski { $masks }
page-stalker-roll-attack = atakuje
page-stalker-roll-knife = używa noża
page-stalker-roll-defence = broni się
page-stalker-roll-exposure = napromieniowanie
page-stalker-roll-critical_dose = dawka krytyczna
page-stalker-roll-effect = rzuca
page-stalker-roll-anomaly = anomalia
page-stalker-goal-done = gotowe
page-stalker-headline-done = { $told } gotowe
page-stalker-events-left =
    { $count ->
        [one] Została { $count } karta wydarzeń
        [few] Zostały { $count } karty wydarzeń
       *[many] Zostało { $count } kart wydarzeń
    }
page-stalker-zone-aim-gather = wydobyć artefakty
page-stalker-zone-aim-hunt = zabić oznaczonego wroga
page-stalker-zone-aim-stay = utrzymać to miejsce
page-stalker-zone-aim-trade = handlować tutaj
page-stalker-zone-face-up = Odkryte karty
page-stalker-zone-last = Ostatnia runda
page-stalker-zone-face-down = { $name }, zakryty żeton
page-stalker-zone-down = na ziemi
page-stalker-zone-deck-special = Karta specjalna
page-stalker-zone-deck-setup = Karta przygotowania
page-stalker-zone-deck-zone-events = Wydarzenie
page-stalker-zone-deck-characters = Postać
page-stalker-zone-ends-game = cała gra
page-stalker-zone-ends-round = ta runda
page-stalker-zone-ends-weather = do innej pogody
page-stalker-zone-ends-used = do użycia
page-stalker-zone-ends-long = zostaje
page-stalker-zone-ends-request = przed końcem
page-stalker-zone-request-met = spełniona
page-stalker-zone-request-open = niespełniona
page-stalker-zone-message = Wiadomość
page-stalker-zone-setup = Przygotowanie
page-stalker-zone-next = Dalej
page-stalker-zone-back = Wstecz
page-stalker-zone-skip = Pomiń przygotowanie
page-stalker-zone-begin = Zaczynamy
page-stalker-zone-not-kept = Ma wspólną cechę z wcześniejszą kartą: wraca do pudełka.
page-stalker-zone-laid-cards = Co przynoszą karty
page-stalker-zone-laid-anomalies = Anomalie
page-stalker-zone-laid-enemies = Kto tam jest i co leży
page-stalker-zone-fate = Los: { $symbol }
page-stalker-zone-fate-nobody = Żadna karta nie reaguje.
page-stalker-zone-fate-unknown = Z każdego stosu odkrywa się jeden żeton nieznanego wroga.
page-stalker-zone-score = Punktacja
page-stalker-zone-score-victory = Zwycięstwo
page-stalker-zone-score-total = Razem
page-stalker-zone-score-lost = Liczy się tylko zwycięstwo; byłoby: { $points }.
page-stalker-zone-score-how = Trudne karty dodają punkty, pomocne odejmują; liczą się też wydarzenia, na które nie czekaliście.
page-stalker-zone-score-unseen = Wydarzenie, nieodkryte
page-stalker-zone-best = Najlepsze wyniki waszych stołów
page-stalker-zone-best-this = ta gra
page-stalker-zone-best-none = Jeszcze bez zwycięstwa: pierwsze otworzy tę listę.
page-stalker-zone-rounds-left =
    { $count ->
        [one] potem jeszcze { $count } runda
        [few] potem jeszcze { $count } rundy
       *[many] potem jeszcze { $count } rund
    }
page-stalker-no-mission = Między misjami: nikogo nie ma w terenie.
page-stalker-briefing = Odprawa
page-stalker-briefing-read = Ruszaj
page-stalker-briefing-choose = Wybierz stalkera
page-stalker-objective = Cel misji
page-stalker-event = Wydarzenie
page-stalker-activation = Ostatnia karta wrogów
page-stalker-deck-high = wysoka
page-stalker-deck-low = niska
page-stalker-clues = Obok mapy
page-stalker-findings = Znaleziska
page-stalker-places = Na mapie
page-stalker-enemies = Wrogowie
page-stalker-enemy-count = { $out } na mapie, { $pool } w puli
page-stalker-enemy-numbers = ruch { $mv }, PŻ { $ehp }, obrażenia { $damage } na zasięg { $range }
page-stalker-shop = Handlarz
page-stalker-money = Zostało { $money } K
page-stalker-shelf-weapons = Broń
page-stalker-shelf-armours = Pancerze
page-stalker-shelf-attachments = Dodatki
page-stalker-shelf-items = Przedmioty
page-stalker-shelf-artifacts = Artefakty
page-stalker-shelf-magazines = Magazynki
page-stalker-exchange = Przygotowanie: przepakuj i wymień
page-stalker-setting-off = Przed wyruszeniem: przepakuj i wymień
page-stalker-binder = Segregator
page-stalker-binder-zone = Mapa Zony
page-stalker-binder-contacts = Kontakty
page-stalker-binder-stash = Skrytka
page-stalker-binder-chronicle = Kronika
page-stalker-places-mission = Misje
page-stalker-places-contact = Ludzie
page-stalker-places-stash = Kryjówki
page-stalker-places-crossed = Skreślone
page-stalker-place-crossed = skreślone
page-stalker-place-is-mission = misja
page-stalker-place-is-contact = ludzie
page-stalker-place-is-stash = kryjówka
page-stalker-place-failed = { $n ->
        [one] Przegrana raz
       *[other] Przegrana { $n } razy
    }
page-stalker-weather-mist = Mgła
page-stalker-weather-rain = Deszcz
page-stalker-weather-clear = Pogodnie i zimno
page-stalker-weather-storm = Burza nad wzgórzem
page-stalker-destination = Następna misja
page-stalker-late = Historia { $story }: { $n ->
        [one] 1 znak ZA PÓŹNO
        [few] { $n } znaki ZA PÓŹNO
       *[other] { $n } znaków ZA PÓŹNO
    }
page-stalker-contact-go = Odwiedźcie: { $name }
page-stalker-contact-seen = Już odwiedzono przed tą misją
page-stalker-contract-is = Zlecenie: { $name }
page-stalker-companion-is = { $name } idzie z: { $owner }
page-stalker-deal-service = Usługi
page-stalker-deal-buy = Na sprzedaż
page-stalker-deal-sell = Kupuje od was
page-stalker-deal-nothing = Teraz niczego takiego nie ma
page-stalker-price = { $money } K
page-stalker-better-first = { $name } jeszcze tego nie ma
page-stalker-better-than = Dla: { $name } – warte więcej niż { $than }
page-stalker-stash-empty = Skrytka jest pusta
page-stalker-pda-empty = Jeszcze nic nie spakowano
page-stalker-backpack-room = plecak { $n }/{ $room }
page-stalker-agreed = zgoda
page-stalker-check = Przed wyruszeniem
page-stalker-check-weapon = { $name } nie ma broni w ręku
page-stalker-check-armour = { $name } nie nosi pancerza
page-stalker-check-magazine = { $name } nie ma zapasowego magazynka do broni
page-stalker-check-room = { $name } nie ma już miejsca w plecaku
page-stalker-check-detector = Nikt nie niesie detektora: artefakty zostaną w ukryciu
page-stalker-check-all = Wszyscy mają broń, pancerz i zapasowy magazynek, a ktoś ma detektor
page-stalker-debrief-rounds = Rundy
page-stalker-debrief-kills = Zabici wrogowie
page-stalker-debrief-dose = Najwyższa dawka
page-stalker-debrief-alarms = Rundy z alarmem
page-stalker-debrief-artifacts = Przyniesione artefakty
page-stalker-debrief-spent = Wydatki minus sprzedaż
page-stalker-debrief-kit = Ekwipunek wart
page-stalker-debrief-earned = Zarobione
page-stalker-debrief-stash = Teraz w skrytce
page-stalker-debrief-fallen = Polegli
page-stalker-debrief = { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }, z alarmem: { $alarms } · zabici: { $kills } · najwyższa dawka { $dose } · artefakty: { $artifacts }
page-stalker-debrief-money = Wydane przedtem, minus sprzedaż: { $spent } K · zarobione: { $earned } K · ekwipunek wart { $kit } K
page-stalker-debrief-bought = Kupione na tę wyprawę: { $things }
page-stalker-debrief-opened = Nowe na mapie Zony: { $places }
page-stalker-deeds = { $name }: zabici { $kills }, zostało { $hp } PŻ, dawka { $dose }
page-stalker-chronicle-empty = Nic się jeszcze nie wydarzyło.
page-stalker-chronicle-zone = Przetrwanie w Zonie
page-stalker-chronicle-zone-points = Punkty: { $points }, rundy: { $rounds }. Kampania pozostała nietknięta.
page-stalker-chronicle-zone-lost = Przegrana w rundzie { $rounds }. Kampania pozostała nietknięta.
page-stalker-zone-beside = Między dwiema misjami
page-stalker-zone-beside-hint = Scenariusz z osobną drużyną; kampania czeka i nic się w niej nie zmieni.
page-stalker-zone-plan-scenario = Scenariusz
page-stalker-zone-plan-map = Mapa
page-stalker-chronicle-money = Pieniądze z biegiem czasu
page-stalker-chronicle-start = Początek
page-stalker-chronicle-visited = Po drodze: { $place }
page-stalker-contract-met = Zlecenie wykonane: { $name }
page-stalker-contract-missed = Zlecenie niewykonane: { $name }
page-stalker-chronicle-companion = W drużynie: { $name }
page-stalker-chronicle-fell = Śmierć: { $name }
page-stalker-person-dalik = Dalik
page-stalker-person-holub = Dr Holub
page-stalker-person-makar = Ojciec Makar
page-stalker-person-petro = Petro
page-stalker-memorial = Pamięci poległych
page-stalker-memorial-fell = { $name } – „{ $mission }”
page-stalker-keep-campaign = Zachowaj kampanię jako stronę
page-stalker-campaign-over = Kampania dobiegła końca
page-stalker-result-victory = wygrana
page-stalker-result-defeat = przegrana
page-stalker-result-given_up = porzucona
page-stalker-place-weapon = w ręku
page-stalker-place-armour = na sobie
page-stalker-place-artifact = aktywny
page-stalker-place-backpack = w plecaku
page-stalker-place-attached = dopięte
page-stalker-end-won = Misja wykonana
page-stalker-end-lost = Misja nieudana
page-stalker-zone-end-won = Scenariusz wygrany
page-stalker-zone-end-lost = Scenariusz przegrany
page-stalker-end-steps = Kroki
page-stalker-end-shots = Ataki
page-stalker-end-kills = Zabici wrogowie
page-stalker-end-hp = Utracone PŻ
page-stalker-end-loot = Łupy
page-stalker-end-dose = Promieniowanie

# --- autorzy ---

page-credits = Autorzy
page-credits-cordon = Cordon tworzą jego współautorzy: kod na licencji MIT, teksty i obrazy na licencji CC BY-SA 4.0.
page-credits-icons = Znaki pochodzą z
page-credits-fonts = Kroje pisma:

# --- This War of Mine ---

page-advice = Propozycje
page-advice-agree = Za
page-advice-drop = Wycofaj
page-advice-do = Tak zróbmy
page-advice-votes = za: { $names }
page-advice-decides = Decyduje { $name }. Twój wybór to propozycja.
page-advice-deputy = { $name }: poza stołem. Decyzja należy do ciebie.
page-advice-bot-waits = Prowadzi { $name } i czeka na twoje słowo: zaproponuj odpowiedź albo zgłoś gotowość.
page-advice-bot-reads = Prowadzi { $name } i czeka, aż to przeczytasz.
page-advice-bot-heard = Prowadzi { $name } i czeka na pozostałych.
page-advice-ready = Gotowe
page-advice-unready = Jeszcze chwila
page-advice-are-ready = Gotowi: { $names }
page-game-twom = This War of Mine
page-place-twom-facts = od 1 do 6 osób, które decydują razem · kampania na wiele dni, zapis w każdej chwili
page-twom-day = Dzień { $round }
page-twom-headline-goal = Do zawieszenia broni
page-twom-headline-chapter =
    { $days ->
        [one] Rozdział { $chapter }, ostatni dzień
        [few] Rozdział { $chapter }, około { $days } dni
        [many] Rozdział { $chapter }, około { $days } dni
       *[other] Rozdział { $chapter }, około { $days } dni
    }
page-twom-headline-last =
    { $days ->
        [0] Ostatni dzień
        [one] najwyżej { $days } dzień
        [few] najwyżej { $days } dni
        [many] najwyżej { $days } dni
       *[other] najwyżej { $days } dnia
    }
page-twom-headline-objective = { $name }: { $state }
page-twom-shelter = Schronienie
page-twom-storage = Schowek
page-twom-storage-empty = Nic nie ma.
page-twom-phases = Fazy dnia
page-twom-leads = Dziennik trzyma { $name }
page-twom-holds = Trzyma dziennik i decyduje
page-twom-advises = Doradza
page-twom-goal-met = jak dotąd spełniony
page-twom-goal-open = jeszcze nie
page-twom-cold-word = Chłód
page-twom-aim-build = zbudować: { $fitting }
page-twom-aim-warm = Chłód { $have }, najwyżej { $need }
page-twom-aim-stock = { $have } z { $need }
page-twom-aim-board = zabite deskami: { $have } z { $need }
page-twom-aim-clear = uprzątnięte: { $have } z { $need }
page-twom-aim-cheer = Przygnębienie 3 lub więcej: { $have }
page-twom-boarded = zabite deskami
page-twom-empty = pusto
page-twom-unreachable = Nie da się tam dojść.
page-sign-twom-hole = Wyrwa w ścianie
page-sign-twom-boarded = Zabite deskami
page-sign-twom-fitting = Sprzęt
page-sign-twom-dark = Nie da się dojść
    .why = Najpierw trzeba usunąć to, co zagradza drogę.
page-sign-twom-lamp = Światło lampy
    .why = Ktoś z nas jest w tym pokoju.
page-sign-twom-guard = Stanowisko warty
page-sign-twom-search = Miejsce do przeszukania
page-sign-twom-sleep = Miejsce do spania
page-sign-twom-state = Najgorszy Stan
page-sign-twom-cold = Śnieg: Chłód
page-sign-twom-choice = Można teraz wybrać
    .why = Kliknij pokój albo przeciągnij tam kogoś.
page-twom-here = Tutaj: { $names }.
page-twom-actions =
    { $count ->
        [one] { $count } akcja dziennie.
        [few] { $count } akcje dziennie.
        [many] { $count } akcji dziennie.
       *[other] { $count } akcji dziennie.
    }
page-twom-level = { $level } z 4
page-twom-group = Grupa
page-twom-unable = Nic nie może zrobić.
page-twom-blocked =
    { $count ->
        [one] { $state } { $level }: o jedną akcję mniej.
        [few] { $state } { $level }: o { $count } akcje mniej.
        [many] { $state } { $level }: o { $count } akcji mniej.
       *[other] { $state } { $level }: o { $count } akcji mniej.
    }
page-twom-out = na dworze, w nocy
page-twom-waiting = czeka przy Stosie Znalezisk
page-twom-child = z dzieckiem
page-twom-gone = Nie ma ich z nami
page-twom-died = { $name }: śmierć, dzień { $day }.
page-twom-left = { $name }: odejście, dzień { $day }.
page-twom-plan = Plan tego etapu
page-twom-free = jeszcze nic
page-twom-idle =
    { $count ->
        [one] { $count } osoba bez zajęcia
        [few] { $count } osoby bez zajęcia
        [many] { $count } osób bez zajęcia
       *[other] { $count } osób bez zajęcia
    }
page-twom-costs = Koszt
page-twom-left-over = zostaje:
page-twom-tonight = Dziś w nocy
page-twom-need-water = Woda { $have } z { $need }
page-twom-need-food = Jedzenie { $have } z { $need }
page-twom-need-fuel = Drewno i książki { $have } na Chłód { $need }
page-twom-need-beds = Łóżka { $beds }
page-twom-need-guard = Dla warty: broń { $weapons }, amunicja { $ammo }, deski { $boards }
page-twom-token = wartość { $value }, waga { $weight }
page-twom-carried = W drodze do domu:
page-twom-hand = Akcje fabularne
page-twom-town = Miasto
page-twom-buildable = Można zbudować
page-twom-export = Dziennik jako tekst
page-twom-page = Strona dziennika
page-twom-keep = Zachowaj
page-twom-save = Zapisz
page-twom-save-as = Zapisz tę kampanię pod nazwą
page-twom-save-name = Dzień { $day }
page-twom-saved = Zapisano jako „{ $name }”. To osobny stół i czeka wśród twoich partii.
page-twom-save-later = Tutaj kampanię zapisuje się, gdy dzień się skończy (TW-12.2). Stół sam zachowuje każdą odpowiedź.
page-twom-value = wartość { $value }
page-twom-weight = waga { $weight }
page-twom-place-cards =
    { $count ->
        [one] { $count } karta do odkrycia
        [few] { $count } karty do odkrycia
       *[many] { $count } kart do odkrycia
    }
page-twom-place-visits =
    { $count ->
        [0] jeszcze nas tam nie było
        [one] byliśmy tam raz
       *[other] byliśmy tam { $count } razy
    }
page-twom-in-the-house = W domu do zrobienia: { $count } (B)
page-twom-page-wait = Kartkę przewraca ten, kto trzyma dziennik.
page-twom-nothing = nic
page-twom-load = Waga { $weight } z { $limit }
page-twom-credit = Do wydania { $credit }, prowizja { $commission }
page-twom-given = Dajemy:
page-twom-got = Dostajemy:
page-twom-shelf-carry = Zabrać
page-twom-shelf-drop = Zostawić
page-twom-shelf-give = Dać
page-twom-shelf-take = Wziąć
page-twom-shelf-back = Odłożyć
page-twom-shelf-pay = Zapłacić
page-twom-shelf-token = Wybrać
page-twom-shelf-steal = Co skradziono
page-twom-side-there = Na miejscu
page-twom-side-plenty = Cokolwiek znaleźliśmy, drewno, komponenty i woda są zawsze: tyle, ile uniesiemy.
page-twom-side-home = W domu
page-twom-side-pack = W plecaku: { $weight } z { $limit }
page-twom-cards-left =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytych kart
    }
page-twom-noise = Hałas { $noise } z { $most }
page-twom-risk = { $percent }% na spotkanie
page-twom-hiding = Kryjówka jest zapamiętana.
page-twom-ours = My
page-twom-theirs = Oni
page-twom-enemy = { $name } (Biegłość { $prowess })
page-twom-teeth = Kły
page-twom-unarmed = bez broni
page-twom-wounds = Rany { $wounds } z { $most }
page-twom-forecast = Spodziewane trafienia: { $hits }
page-twom-damage = Straty
page-twom-raid-wounds = Rany
page-twom-boards = Deski
page-twom-reductions = Do rozdzielenia
page-twom-rerolls =
    { $count ->
        [one] { $count } przerzut
        [few] { $count } przerzuty
        [many] { $count } przerzutów
       *[other] { $count } przerzutów
    }
page-twom-no-guard = Nikt nie stoi na warcie.
page-twom-dawn = Świt po dniu { $day }
page-twom-quiet-night = Nic się nie stało.
page-twom-was-out = Poza domem: { $place }
page-twom-trip-night = Na zewnątrz
page-twom-house-night = Dom
page-twom-now = Co się teraz dzieje
page-twom-fold = Spójrz na dom
page-twom-unfold = Wróć
page-twom-ask-twice = Bez warty kampania jest przegrana. Mimo to dalej?
page-twom-ask-thirst = Jest jeszcze woda, a ktoś zostaje spragniony. Na pewno nic więcej nie wydawać?
page-twom-ask-hunger = Jest jeszcze jedzenie, a ktoś zostaje głodny. Na pewno nic więcej nie wydawać?
page-twom-ask-empty = Plecak jest pusty. Wracać z pustymi rękami?
page-twom-ask-idle = Nikt nie ma nic do roboty. Pozwolić, by ta część dnia minęła?
page-twom-end-victory = Oblężenie się skończyło
page-twom-end-no-founders = Nie ma już nikogo z pierwszej trójki
page-twom-end-defeat = Dom jest pusty
page-twom-survived = przeżycie
page-twom-died-on = śmierć, dzień { $day }
page-twom-left-on = odejście, dzień { $day }

# Advice, outlook, a look back
page-counsel-allowed = Można prosić o radę
page-counsel-ask = Co warto zrobić?
page-counsel-chance = { $chance }% (± { $margin })
page-counsel-none = Nie ma tu w czym wybierać.
page-counsel-off = Przy tym stole nikt nie prosi o radę.
page-counsel-on = Przy tym stole można prosić o radę; wszyscy się o tym dowiadują.
page-counsel-thinking = Zastanawiam się…
page-hindsight = Co zmieniało szanse
page-hindsight-all = Wszyscy razem
page-hindsight-curve = Szansa na dobry koniec w ciągu partii; te same liczby są w tabeli poniżej.
page-hindsight-hint = Obliczone po grze z tego, co można było wiedzieć w każdej chwili. Szczęście to wszystko, co wyszło inaczej, niż należało oczekiwać.
page-hindsight-sum = Razem, w punktach: szczęście { $luck }, własne wybory { $own }.
page-hindsight-sum-others = Razem, w punktach: szczęście { $luck }, własne wybory { $own }, wybory innych { $others }.
page-hindsight-table = Krzywa jako tabela
page-hindsight-turn = { $before }% → { $after }% (wybór { $choice }, szczęście { $luck })
page-hindsight-when = Kiedy
page-new-advice = Kto ma odpowiedzieć, może zapytać „co warto zrobić?”; wszyscy się o tym dowiadują.
page-outlook-ask = Jak to się skończy?
page-outlook-day = Do jutra rana nikt nie umiera: { $chance }% (± { $margin })
page-outlook-end = Dobry koniec: { $chance }% (± { $margin })
page-outlook-end-of = Dobry koniec, { $person }: { $chance }% (± { $margin })
page-outlook-round = W tej rundzie nikt nie ginie: { $chance }% (± { $margin })
page-outlook-round-of = { $person } przeżywa tę rundę: { $chance }% (± { $margin })
page-settings-outlook = Zawsze mów, jak może skończyć się partia
page-counsel-bot = { $person } rozważa:
