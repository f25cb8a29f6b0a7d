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
page-nowhere = Pod tym adresem nic nie ma.
page-nowhere-hint = Link może być stary albo ucięty. Link do stołu kończy się sześcioma literami i cyframi.
page-problem-offline = Stół nie odpowiada.
    .hint = Sprawdź, czy działa, i spróbuj ponownie.
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
page-new-discussion = Czas na rozmowę, zanim odpowiedź się liczy
page-new-discussion-none = brak
page-new-public = Pokaż ten stół na stronie głównej: każdy może dołączyć lub się przyglądać.
page-new-seed = Ziarno
page-new-seed-hint = Liczba; ta sama daje ten sam los. Puste: losowo.
page-new-seed-wrong = Ziarno nie jest liczbą. Popraw je albo zostaw puste.
page-new-switches = Warianty zasad
page-new-switches-hint = Tam, gdzie instrukcja zostawia miejsce. Bez zmian obowiązują zasady tak, jak je czytamy.
page-new-create = Otwórz stół
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
page-matches-archived = Pokaż zarchiwizowane
page-matches-none = Nie ma tu jeszcze partii.
page-match-more = Więcej
page-match-yours = Twoja kolej.
page-match-over = Partia skończona.
page-match-victory = Wygrana.
page-match-defeat = Przegrana.
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
page-match-clone = Skopiuj od wybranej chwili
page-match-clone-at = Po ilu odpowiedziach?

# --- ustawienia ---

page-settings = Ustawienia
page-settings-look = Wygląd
page-settings-text = Wielkość tekstu
page-settings-motion = Ruch
page-settings-motion-auto = Jak w systemie
page-settings-motion-off = Brak
page-settings-play = Gra
page-settings-guide = Poprowadź mnie przez pierwszą partię
page-settings-never = Reakcje, których nigdy nie używasz
page-settings-never-hint = Gdy nic innego nie jest proponowane, stół odpowie za ciebie „nie”.
page-settings-never-none = Brak. Możesz dodać reakcję, gdy zostanie zaproponowana.
page-settings-ask-again = Pytaj znowu
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
page-too-old = Stół został zaktualizowany. Odśwież tę stronę.
page-connection-retry = Spróbuj teraz
page-waiting-for = Czekamy na: { $names }.
page-waiting-bot = bota
page-waiting-somebody = kogoś na wolne miejsce
page-waiting-free =
    { $count ->
        [one] Jedno miejsce jest wolne. Wyślij link albo oddaj miejsce botowi.
        [few] { $count } miejsca są wolne. Wyślij link albo oddaj je botom.
       *[many] { $count } miejsc jest wolnych. Wyślij link albo oddaj je botom.
    }
page-talk = Czas na rozmowę: { $seconds } s
page-anytime = Poza tym:
page-all-options = Wszystkie możliwości
page-amount = Ile?
page-not-now = Teraz niemożliwe: { $count }
page-open-rule = Otwórz zasadę { $rule }
page-never-ask = Nigdy nie używaj
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
page-chat = Czat
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-write = Powiedz coś
page-chat-send = Wyślij
page-rules = Zasady
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
page-board-beyond =
    { $count ->
        [one] { $count } cel leży za tą krawędzią: spójrz tam
        [few] { $count } cele leżą za tą krawędzią: spójrz tam
       *[many] { $count } celów leży za tą krawędzią: spójrz tam
    }
page-story-open = Przeczytaj kartę
page-story-fold = Zwiń
page-share = Zaproś innych
page-share-code = Kod tego stołu
page-share-link = Link do tego stołu
page-share-copy = Kopiuj link
page-share-copied = Skopiowano
page-player-number = Gracz { $number }
page-seat-number = Miejsce { $number }
page-seat-bot = Bot: { $bot }
page-bot-careless = beztroski
page-bot-greedy = rozważny
page-bot-random = losowy
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
page-keys-board = do planszy
page-keys-arrows = na planszy: do najbliższego obszaru w tym kierunku
page-keys-enter = wybierz albo przyjrzyj się
page-keys-decision = do decyzji
page-keys-undo = cofnij
page-keys-play = co zrobili inni: pauza lub odtwarzanie, krok wstecz, następny
page-keys-tabs = dziennik, czat, zasady
page-keys-close = zamknij, co otwarte
page-keys-keys = pokaż tę listę

# --- koniec ---

page-end-won = Zwycięstwo
page-end-other-won = Wyścig skończony
page-plain-over = Koniec partii
page-plain-won-by = Zwycięstwo: { $winners }.
page-plain-cards = Karty
page-end-lost = Zona was zatrzymuje
page-end-again = Zagraj jeszcze raz
page-end-look = Obejrzyj planszę
page-end-back = Wróć do opowieści
page-end-deeds = Co kto zrobił
page-end-story = Opowieść o tej partii
page-end-opening = Na początku
page-end-steps = Kroki
page-end-tests = Zdane testy
page-end-beaten = Pokonane zagrożenia
page-end-damage = Otrzymane obrażenia
page-end-secrets = Tajemnice
page-end-deaths = Śmierci

# --- przewodnik ---

page-guide = Przewodnik
page-guide-next = Rozumiem
page-guide-off = Bez przewodnika, dziękuję
page-guide-zona-welcome = Tu na dole zawsze jest następna decyzja. Wszystko, co możesz zrobić, jest przyciskiem i świeci na mapie.
page-guide-zona-character = Najedź na szperacza albo przytrzymaj go, żeby przeczytać planszę. Czujność wykrywa zagrożenia, sprawność pokonuje mutanty, intelekt pokonuje anomalie, siła woli daje dobry sen.
page-guide-zona-turn = W turze masz dwie akcje. Kliknij świecący obszar, żeby tam pójść. Czerwona przerywana droga to skrót: boli.
page-guide-zona-goal = Żeby wygrać, odkryj 2 tajemnice w 2 różnych obiektach na skraju mapy, a potem przejdź przez Prypeć albo Oko Moskwy do sarkofagu.
page-guide-zona-board = To ty: obrażenia, zmęczenie, pieniądze i to, co niesiesz. Kart z jasną krawędzią można teraz użyć.
page-guide-zona-test = Test: twoja cecha plus trzy kości. Pasek pokazuje szansę przed rzutem, także z forsowaniem.
page-guide-zona-react = Za mało? Sforsuj test za 1 zmęczenie albo użyj przedmiotu. Każdy przycisk pokazuje szansę, jaka ci zostanie.
page-guide-zona-damage = Przedmioty z ochroną mogą zatrzymać obrażenia. Reszta zapełnia wytrzymałość; gdy jest pełna, otrzymujesz uraz.
page-guide-zona-encounter = Spotykasz zagrożenie. Staw mu czoła, żeby zdobyć łup, albo ucieknij i zostaw je tutaj.
page-guide-zona-camp = W bunkrze można spać, leczyć się, naprawiać i handlować. Targowisko jest po prawej; lepsze kolumny wymagają lepszej reputacji.
page-guide-zona-story = Wydarzenie. Przeczytaj kartę i wybierz; przy każdym wierszu podano jego cenę.
page-guide-zona-undo = Pomyłka? „Cofnij” cofa wybór, akcję albo turę.
page-guide-zona-rules = Każda zasada ma numer. Kliknij go w dzienniku albo otwórz zasady tutaj.

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
page-zona-emission = Emisja
page-zona-emission-is = Tor emisji: { $now } z { $last }. Pozostałe karty wieści: { $news }.
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
page-guide-stalker-welcome = Na dole jest zawsze następna decyzja. Wszystko, co możesz zrobić, ma tu przycisk i świeci na mapie.
page-guide-stalker-move = Kliknij pole z zieloną krawędzią: droga pojawi się z ceną, zanim ruszysz. Oko znaczy, że widzi cię tam wróg.
page-guide-stalker-sight = Wskaż wroga, żeby zobaczyć, co widzi. Patrzy tam, gdzie wskazuje jego strzałka.
page-guide-stalker-shoot = Kliknij wroga w zasięgu: każdy atak pokazuje dokładne szanse, na tułów i głowę.
page-guide-stalker-pda = To twoje PDA: PŻ, licznik Geigera, dwie tury z przesuwanymi żetonami i ekwipunek. Czego brzeg świeci, tego możesz teraz użyć.
page-guide-stalker-mission = Cele, wydarzenie rundy i wskazówki są obok dziennika, w zakładce „Misja”.
page-guide-stalker-enemies = Wrogowie działają według swojej karty, krok po kroku. Możesz to zatrzymać, cofnąć lub pominąć; nic na to nie czeka.
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
page-stalker-route-meets = Kończy się przy: { $name }
page-stalker-part-torso = Tułów
page-stalker-part-head = Głowa
page-stalker-odds-kill = Zabija
page-stalker-odds-hurt = Rani
page-stalker-odds-heavy = Ciężka rana
page-stalker-odds-light = Lekka rana
page-stalker-odds-miss = Pudło
page-stalker-odds-focus = Ze skupieniem: zabija { $kill } %, pudło { $miss } %
page-stalker-play = Co robią wrogowie
page-stalker-play-back = Krok wstecz
page-stalker-play-next = Następny krok
page-stalker-play-pause = Pauza
page-stalker-play-on = Dalej
page-stalker-play-pace = Tempo: { $pace }×
page-stalker-play-skip = Przejdź do bieżącej chwili
page-stalker-play-again =
    { $count ->
        [one] Wrogowie działali: { $count } krok
        [few] Wrogowie działali: { $count } kroki
       *[many] Wrogowie działali: { $count } kroków
    }
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
page-stalker-die-picked = do przerzutu
page-stalker-roll-sum = ★ { $stars } · maski { $masks }
page-stalker-roll-attack = atakuje
page-stalker-roll-knife = używa noża
page-stalker-roll-defence = broni się
page-stalker-roll-exposure = napromieniowanie
page-stalker-roll-critical_dose = dawka krytyczna
page-stalker-roll-effect = rzuca
page-stalker-roll-anomaly = anomalia
page-stalker-goal-done = gotowe
page-stalker-events-left =
    { $count ->
        [one] Została { $count } karta wydarzeń
        [few] Zostały { $count } karty wydarzeń
       *[many] Zostało { $count } kart wydarzeń
    }
page-stalker-zone-table = Jak stoi gra
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
page-stalker-late = Opowieść { $story }: { $n ->
        [one] 1 znacznik ZA PÓŹNO
        [few] { $n } znaczniki ZA PÓŹNO
       *[other] { $n } znaczników ZA PÓŹNO
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
page-stalker-chronicle-zone = Zone Survival
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
page-stalker-place-attached = zamontowane
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
page-place-twom-facts = 1 do 6 osób, które decydują razem · kampania na wiele dni, zapis w każdej chwili
page-guide-twom-welcome = Tu na dole jest zawsze następna decyzja. Odpowiada ten, kto trzyma dziennik; reszta doradza.
page-guide-twom-plan = Kliknij kogoś z nas, potem pokój z przerywaną ramką, albo przeciągnij postać do pokoju. Nic się nie dzieje, dopóki nie zatwierdzisz etapu.
page-guide-twom-group = Pięć pasków dla każdego z nas. Najgorszy odbiera akcje; wiersz pod spodem mówi który.
page-guide-twom-storage = Magazyn pokazuje, czego zażąda noc: wody, jedzenia, drewna na mróz, łóżek, warty.
page-guide-twom-dusk = Daj każdemu wodę i jedzenie. Kto nic nie dostanie, zapłaci za to.
page-guide-twom-evening = Każdy dostaje jedno zadanie na noc. Ktoś musi stać na warcie.
page-guide-twom-walk = Karta po karcie. Hałas zwiększa ryzyko spotkania; stos nie może ważyć więcej, niż uniesiecie.
page-twom-day = Dzień { $round }
page-twom-shelter = Schronienie
page-twom-storage = Magazyn
page-twom-storage-empty = Nic nie ma.
page-twom-phases = Fazy dnia
page-twom-leads = Dziennik trzyma { $name }
page-twom-holds = Trzyma dziennik i decyduje
page-twom-advises = Doradza
page-twom-cold = Zimno { $count }
page-twom-goal-met = spełniony
page-twom-goal-open = jeszcze nie
page-twom-boarded = zabite deskami
page-twom-empty = pusto
page-twom-unreachable = Nie da się tam dojść.
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
page-twom-waiting = czeka przy stosie
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
page-twom-dice = Kości
page-twom-tonight = Dziś w nocy
page-twom-need-water = Woda { $have } z { $need }
page-twom-need-food = Jedzenie { $have } z { $need }
page-twom-need-fuel = Drewno i książki { $have } na zimno { $need }
page-twom-need-beds = Łóżka { $beds }
page-twom-need-guard = Dla warty: broń { $weapons }, amunicja { $ammo }, deski { $boards }
page-twom-token = wartość { $value }, waga { $weight }
page-twom-carried = W drodze do domu:
page-twom-hand = Karty narracji
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
page-twom-risk = { $percent } % na spotkanie
page-twom-hiding = Kryjówka jest zapamiętana.
page-twom-ours = My
page-twom-theirs = Oni
page-twom-enemy = Przeciwnik { $name } (sprawność { $prowess })
page-twom-unarmed = bez broni
page-twom-wounds = Rany { $wounds } z { $most }
page-twom-forecast = Spodziewane trafienia: { $hits }
page-twom-damage = Szkody
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
page-twom-end-no-founders = Nie ma już nikogo z pierwszych
page-twom-end-defeat = Dom jest pusty
page-twom-survived = przeżycie
page-twom-died-on = śmierć, dzień { $day }
page-twom-left-on = odejście, dzień { $day }
