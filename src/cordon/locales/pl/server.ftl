# Co serwer stołu mówi sam od siebie. server-<kod> to odmowa, .hint podpowiada, co zrobić.

server-guest = Gość { $number }
server-table-of = Stół: { $person }
server-preview = Planszowe gry o przetrwaniu przy jednym stole, w przeglądarce: samotnie, z przyjaciółmi albo z botami.
server-preview-free =
    { $free ->
        [one] Jedno z { $seats } miejsc jest wolne: usiądź albo popatrz.
        [few] { $free } z { $seats } miejsc są wolne: usiądź albo popatrz.
       *[many] { $free } z { $seats } miejsc jest wolnych: usiądź albo popatrz.
    }
server-preview-full = Wszystkie miejsca są zajęte. Przyjdź popatrzeć.
server-preview-over = Partia się skończyła. Zobacz, jak poszło.
server-waiting = Czekamy na: { $person }.
server-second-look =
    { $count ->
        [one] Ponowne spojrzenie: po ujawnieniu nowych informacji cofnięto 1 odpowiedź.
        [few] Ponowne spojrzenie: po ujawnieniu nowych informacji cofnięto { $count } odpowiedzi.
       *[many] Ponowne spojrzenie: po ujawnieniu nowych informacji cofnięto { $count } odpowiedzi.
    }
server-look-players = Dopóki partia trwa, wstecz patrzą tylko grający. Po jej końcu może każdy.
server-no-device = Tego urządzenia już nie ma.
server-no-reset = Ten kod jest nieważny albo jego czas minął.
    .hint = Poproś o nowy osobę prowadzącą ten serwer albo weź go z urządzenia, na którym trwa twoje logowanie.
server-no-such-moment = W tej partii nie ma takiej chwili.

# Co stół widział: seen-<kind>
seen-brought-back =
    { $count ->
        [one] { $person }: przywrócono 1 cofniętą odpowiedź.
        [few] { $person }: przywrócono { $count } cofnięte odpowiedzi.
       *[many] { $person }: przywrócono { $count } cofniętych odpowiedzi.
    }
seen-advice = { $person } prosi o radę.
seen-advice-off = { $person } postanawia: przy tym stole nikt już nie prosi o radę.
seen-advice-on = { $person } postanawia: przy tym stole można prosić o radę.
seen-again = { $person } zakłada nowy stół dla tych samych osób: { $code }.
seen-cloned = { $person }: partia skopiowana na inny stół. Kopia pokazuje to, co tu ukryte; dalszy los będzie losowany na nowo.
seen-copied =
    { $count ->
        [one] { $person }: partia skopiowana ze stołu { $code } po 1 odpowiedzi.
       *[many] { $person }: partia skopiowana ze stołu { $code } po { $count } odpowiedziach.
    }
seen-engine-dice = { $person } oddaje kości stołowi: odtąd rzuca on.
seen-exported = { $person }: partia wyeksportowana. Zapis pokazuje to, co tu ukryte; dalszy los będzie losowany na nowo.
seen-from-bot = { $person }: miejsce { $seat } odebrane botowi.
seen-host = Gospodarzem stołu jest teraz { $person } (decyzja: { $by }).
seen-imported = { $person }: stół powstał z zapisu. Kto ma ten plik, może wiedzieć, co tu jest ukryte.
seen-late-to-bot =
    { $days ->
        [one] Nieobecność: { $person }, jeden dzień. Zgodnie z umową tę turę na miejscu { $seat } rozgrywa bot.
        [few] Nieobecność: { $person }, { $days } dni. Zgodnie z umową tę turę na miejscu { $seat } rozgrywa bot.
       *[many] Nieobecność: { $person }, { $days } dni. Zgodnie z umową tę turę na miejscu { $seat } rozgrywa bot.
    }
seen-left = { $person }: miejsce { $seat } opuszczone.
seen-link = { $person }: nowy tajny link do miejsca { $seat }. Starsze już nie działają.
seen-link-opened = { $person } gra teraz także na miejscu { $seat }, dzięki tajnemu linkowi.
seen-own-dice = { $person } kładzie na stole prawdziwe kości: pytany mówi, co wypadło.
seen-reminded =
    { $hours ->
        [one] Stół czeka od godziny. Kolej ma { $person }.
        [few] Stół czeka od { $hours } godzin. Kolej ma { $person }.
       *[many] Stół czeka od { $hours } godzin. Kolej ma { $person }.
    }
seen-sat = { $person } siada na miejscu { $seat }.
seen-second-look =
    { $count ->
        [one] { $person }: ponowne spojrzenie, cofnięto 1 odpowiedź po nowej informacji.
        [few] { $person }: ponowne spojrzenie, cofnięto { $count } odpowiedzi po nowej informacji.
       *[many] { $person }: ponowne spojrzenie, cofnięto { $count } odpowiedzi po nowej informacji.
    }
seen-seed-chosen = { $person }: ziarno tej partii wybrane ręcznie. Można z niego poznać, co jest ukryte i co wypadnie.
seen-sent-away = { $host }: { $person } odesłano z miejsca { $seat }.
seen-slow =
    { $days ->
        [0] { $person } chce, żeby stół czekał, ile będzie trzeba.
        [one] { $person } proponuje: gdy kogoś nie ma przez dzień, jego turę rozgrywa bot. Liczy się, gdy zgodzą się wszyscy: pod „Zaproś”.
        [few] { $person } proponuje: gdy kogoś nie ma przez { $days } dni, jego turę rozgrywa bot. Liczy się, gdy zgodzą się wszyscy: pod „Zaproś”.
       *[many] { $person } proponuje: gdy kogoś nie ma przez { $days } dni, jego turę rozgrywa bot. Liczy się, gdy zgodzą się wszyscy: pod „Zaproś”.
    }
seen-slow-agreed = { $person } zgadza się, żeby bot grał turę za nieobecnych.
seen-slow-refused = { $person } nie zgadza się, żeby bot grał turę za nieobecnych.
seen-taken-back =
    { $count ->
        [one] { $person }: cofnięto 1 cudzą odpowiedź.
        [few] { $person }: cofnięto { $count } odpowiedzi, także cudze.
       *[many] { $person }: cofnięto { $count } odpowiedzi, także cudze.
    }
seen-to-bot = { $person }: miejsce { $seat } oddane botowi.
seen-told = { $text }
seen-undo-free = { $person }: ponowne spojrzenia dozwolone, wszystko można teraz cofnąć.
seen-undo-strict = { $person }: ścisłe cofanie, od teraz bez ponownych spojrzeń.

# Przez HTTP
server-account-exists = Masz już konto.
server-already-seated = Siedzisz już przy tym stole, na miejscu { $seat }.
    .hint = Najpierw zwolnij tamto miejsce.
server-bad-request = Nie udało się zrozumieć zapytania.
    .hint = Odśwież stronę. Jeśli to się powtórzy, błąd jest po naszej stronie.
server-blocked = Twoje konto zablokowała osoba prowadząca ten serwer.
    .hint = Zapytaj ją, jeśli to pomyłka.
server-daily-account = Gra dnia jest dla kont: liczy się jedna próba.
    .hint = Najpierw załóż konto; twoje stoły zostaną przy tobie.
server-daily-dice = Partię dnia gra się kośćmi stołu: wszyscy mają to samo szczęście.
server-daily-none = Ta gra nie ma gry dnia.
server-daily-tried = Dzisiejsza próba już była.
    .hint = Następna będzie jutro.
server-foreign-origin = To zapytanie przyszło z obcej strony i zostało odrzucone.
    .hint = Otwórz stronę pod adresem tego serwera.
server-full = Wszystkie miejsca przy tym stole są zajęte.
    .hint = Możesz przyglądać się grze albo poprosić gospodarza o miejsce.
server-hook-private = Ten adres prowadzi na tę maszynę albo do jej własnej sieci; tam nic nie wysyłamy.
    .hint = Podaj adres w internecie. Kto prowadzi serwer, może zezwolić na inne (CORDON_HOOKS_PRIVATE).
server-hook-url = Na ten adres nie da się nic wysłać.
    .hint = Zaczyna się od https:// lub http:// i nie zawiera nazwy ani hasła.
server-host-nobody = Na tym miejscu nikt nie siedzi.
    .hint = Gospodarzem może być tylko ktoś, kto siedzi przy stole.
server-host-not-away = Gospodarz jest nadal przy tym stole.
    .hint = Możesz przejąć stół, gdy gospodarz zwolni miejsce albo nie będzie go tu przez dobę.
server-host-only = To może zrobić tylko gospodarz stołu.
server-login-failed = Imię lub hasło się nie zgadza.
    .hint = Sprawdź jedno i drugie. Jeśli hasło przepadło, osoba prowadząca ten serwer może dać ci kod do nowego.
server-lost-cookie = Ta przeglądarka nie jest tu już znana.
    .hint = Odśwież stronę, by grać dalej jako gość. Swoje partie odzyskasz przez konto albo link do swojego miejsca.
server-match-broken = Tej partii nie da się otworzyć. { $why }
    .hint = Jej przebieg jest zachowany. Zaktualizuj Cordon albo wróć do wersji, w której była grana.
server-name-here = Przy stole „{ $table }” siedzi już ktoś o imieniu „{ $name }”.
    .hint = Wybierz inne, żeby nikt was nie pomylił.
server-name-long = Ta nazwa jest za długa: może mieć najwyżej { $most } liter.
server-name-taken = Imię „{ $name }” jest już zajęte.
    .hint = Wybierz inne.
server-no-account = Nie masz konta.
    .hint = Najpierw je załóż.
server-no-bot = Nie ma bota „{ $bot }”; są: { $known }.
server-no-game = Nie ma tu gry „{ $game }”.
server-not-alike = Te dwie partie nie zaczęły się tak samo.
    .hint = Obok siebie można położyć tylko odgałęzienia tej samej partii.
server-no-language = Nie ma tekstów w języku „{ $language }”; są: { $known }.
server-no-moment = Liczba odpowiedzi w tej partii: { $answers }; późniejszej chwili nie ma.
server-no-page = Strona nie została jeszcze zbudowana.
    .hint = Zainstaluj Cordon jako pakiet albo uruchom scripts/web.
server-no-recovery = Ten link odzyskiwania już nie działa.
    .hint = Każdy działa tylko raz. Utwórz nowy w ustawieniach przeglądarki, która jeszcze cię zna.
server-no-seat = Ten stół nie ma takiego miejsca.
server-no-table = Nie ma stołu o kodzie { $code }.
    .hint = Kod ma sześć liter i cyfr. Zapytaj osobę, od której go masz.
server-not-allowed-now = Dopóki partia trwa, może to zrobić tylko gospodarz.
    .hint = Pokazałoby to, co ukryte. Po partii mogą wszyscy, którzy tu siedzieli.
server-not-at-this-moment = Tutaj kampanię zapisuje się po Świcie, gdy dzień się skończy (TW-12.2).
    .hint = Nic nie przepadnie: stół sam zachowuje każdą odpowiedź. Zapisz, gdy dzień się skończy.
server-not-found = Pod tym adresem nic nie ma.
server-not-here = Pod tym adresem nie da się tego zrobić.
server-not-over = Partia jeszcze się nie skończyła.
    .hint = Potem możecie zagrać dalej przy nowym stole.
server-options = Tak nie da się przygotować partii. { $why }
server-our-fault = Coś poszło nie tak na serwerze. To nie twoja wina.
    .hint = Spróbuj jeszcze raz. Żadna przyjęta odpowiedź nie przepadła.
server-password-long = To hasło jest za długie: może mieć najwyżej { $most } znaków.
server-password-short = To hasło jest za krótkie: musi mieć co najmniej { $least } znaków.
server-password-wrong = To nie jest twoje hasło.
server-renamed-lately = Twoje imię zmieniło się przed chwilą już kilka razy.
    .hint = Odczekaj chwilę, zanim zmienisz je znowu.
server-save = Tego zapisu nie da się użyć. { $why }
    .hint = Zapisz partię ponownie tam, skąd pochodzi, i nic w pliku nie zmieniaj.
server-seat-link = Link do tego miejsca już nie działa.
    .hint = Poproś o nowy: liczy się tylko ostatni.
server-seat-taken = To miejsce jest zajęte.
    .hint = Wybierz inne albo przyglądaj się grze.
server-seated-only = To mogą zrobić tylko osoby, które siedzą przy tym stole.
server-table-in-use = Przy tym stole grają jeszcze inni.
    .hint = Poczekaj do końca partii albo zarchiwizuj ją tylko dla siebie.
server-too-busy = W tej chwili odczytywanych jest zbyt wiele zapisów.
    .hint = Spróbuj ponownie za minutę.
server-too-fast = Za dużo naraz.
    .hint = Odczekaj chwilę i spróbuj ponownie.
server-too-large = To za duże: przyjmujemy najwyżej { $most } kB.
server-too-many-copies = To o jedną kopię partii za dużo w krótkim czasie.
    .hint = Odczekaj minutę, zanim skopiujesz, zapiszesz lub porównasz następną.
server-too-many-imports = To o jeden zapis za dużo w krótkim czasie.
    .hint = Odczekaj minutę, zanim wczytasz następny.
server-too-many-tables = Twoje stoły z niedokończoną partią: { $most }. Więcej nie można.
    .hint = Najpierw dokończ którąś partię.
server-unavailable = Serwer nie może teraz niczego zapisać: jego baza danych nie odpowiada.
    .hint = Spróbuj za chwilę. Żadna przyjęta odpowiedź nie przepadła.
server-undo-stricter = Siedzą tu inni, którzy polegają na ścisłej zasadzie. Nie można jej już złagodzić.
    .hint = Skopiuj partię na własny stół, żeby coś wypróbować.
server-wrong-name = Nazwa musi mieć choć jedną literę lub cyfrę.
server-yours-only = To może zrobić tylko osoba, która tam siedzi, albo gospodarz.

# Przez połączenie
server-bot-plays = Na twoim miejscu gra teraz bot. Najpierw odbierz mu miejsce.
server-malformed = Nie udało się zrozumieć tej wiadomości.
server-match-full = W tej partii jest już tyle odpowiedzi, ile stół przechowuje. Cofnij coś albo zacznij nową partię.
server-match-over = Partia jest skończona.
server-name-of-another = Siedzi tu ktoś o twoim imieniu. Żeby rozmawiać, wybierz w ustawieniach inne.
server-no-name = Rozmawiać mogą tylko osoby, które mają imię. Odśwież stronę, a je dostaniesz.
server-no-say = To nie twoja decyzja.
server-no-seat-of-yours = Patrzysz z boku. Żeby grać, zajmij miejsce.
server-not-asked = Teraz nikt cię o nic nie pyta.
server-no-voice = Nie masz teraz nad czym głosować.
server-not-offered = Takiej odpowiedzi teraz nie ma.
server-protocol = Strona i serwer są w różnych wersjach. Odśwież stronę.
server-redo-strict = Od tamtej pory padły inne odpowiedzi. Przy tym stole nie można ich cofnąć.
server-stale = Za późno: gra zdążyła pójść dalej.
server-too-early = Stół jeszcze się naradza. Twoja odpowiedź będzie się liczyć, gdy minie czas.
server-too-long = Ta wiadomość jest za długa.
server-undo-others = Od tamtej chwili odpowiadał ktoś inny. Przy tym stole cofasz tylko własne odpowiedzi.
server-undo-strict = To cofnęłoby rzut albo dobraną kartę. Przy tym stole nie ma ponownego spojrzenia.
server-no-advice = Przy tym stole nikt nie prosi o radę.
server-no-outlook = O szansach tej partii nie da się nic powiedzieć.
server-advice-stricter = Nie można zezwolić na rady, dopóki siedzą tu inni, ani w partii dnia.
    .hint = Załóż do tego własny stół.
