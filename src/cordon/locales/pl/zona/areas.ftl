# Bunkry

area-science_camp = Obóz naukowy
    .flavour = Sześć białych kontenerów na palach. Ten z kolejką to kuchnia, a kolejka mierzy zupę licznikami.
    .action = Obozuj przy kontenerach
    .rules =
        W dowolnej kolejności, każde najwyżej raz: możesz zapłacić 800 ₽, aby odrzucić 1 uraz; z dobrą
        reputacją możesz sprzedać 1 artefakt za jego cenę plus 100 ₽; możesz obozować: zmniejsz zmęczenie o
        swoją siłę woli, potem lecz, naprawiaj, sprzedawaj i kupuj.
area-village = Wioska
    .flavour =
        Po dachu schronu chodzą kozy. Kowal naprawia, co przyniesiesz, i zatrzymuje, co z tego wypadnie.
    .action = Obozuj przy kuźni
    .rules =
        W dowolnej kolejności, każde najwyżej raz: możesz zapłacić 100 ₽, aby naprawić 3 żetony zniszczenia; z
        dobrą reputacją napraw za darmo 2 żetony zniszczenia; możesz obozować: zmniejsz zmęczenie o swoją siłę
        woli, potem lecz, naprawiaj, sprzedawaj i kupuj.
area-inn = Zajazd
    .flavour =
        Przydrożna jadłodajnia wkopana na dwa piętra w ziemię. W czwartki pierogi, a przy drzwiach stojak,
        gdzie karabiny czekają z numerkami z szatni.
    .action = Zajmij pryczę
    .rules =
        W dowolnej kolejności, każde najwyżej raz: zmniejsz zmęczenie o 1; z dobrą reputacją ulecz za darmo 1
        obrażenie; możesz obozować: zmniejsz zmęczenie o swoją siłę woli, potem lecz, naprawiaj, sprzedawaj i
        kupuj.

# Zielony sektor

area-farms = Gospodarstwa
    .flavour = Trzy dachy jeszcze nie ciekną. Pod trzecim siedzą kupcy z wagą do ryb i płacą od grama.
    .action = Sprzedaj pod dachem
    .rules =
        Sprzedaj dowolną liczbę trofeów i artefaktów. Za zielone dostajesz ich cenę plus 100 ₽ od sztuki, za
        żółte cenę plus 200 ₽. Artefakt ze znalezisk przynosi tylko swoją cenę.
area-quarry = Kamieniołom
    .flavour =
        Granitowe stopnie na wysokość chłopa, w dół, aż do zielonej wody. Z przeciwległej ściany sypią się
        kamyki, choć nikogo nad nimi nie ma.
    .action = Zejdź na dno
    .rules =
        Dobierz 1 żeton zielonego mutanta i rozegraj spotkanie. Jeśli go nie pokonasz, żeton zostaje tutaj.
area-swamp = Mokradła
    .flavour =
        Pomost to drzwi ułożone jedne za drugimi, klamkami do góry. Niektóre ktoś od tamtej pory pozamykał.
    .action = Idź po drzwiach
    .rules =
        Dobierz 1 żeton zielonej anomalii i rozegraj spotkanie. Jeśli jej nie pokonasz, żeton zostaje tutaj.
area-borderland = Pogranicze
    .flavour =
        Dwa płoty, a między nimi zaorany pas. O świcie widać na nim, kto wychodził; w południe jest już
        zagrabiony.
    .action = Odczytaj ślady na pasie
    .rules = Wykonaj test czujności 3. Sukces: zyskaj 200 ₽ lub weź 1 rupieć.
area-headquarters = Sztab
    .genitive = Sztabu
    .locative = w Sztabie
    .accusative = do Sztabu
    .flavour =
        Flaga to prześcieradło ufarbowane burakami. Pod nią pisarz stempluje wszystko, co położysz na ladzie,
        chleb też.
    .action = Podpisz zeznanie
    .rules = Pogorsz reputację. Potem weź 1 sprzęt. Niedostępne ze złą reputacją.
area-dump = Wysypisko
    .flavour =
        Ciężarówki w rzędach, z otwartymi kabinami, raz spłukane wężem i nigdy więcej. Na każdej deszcz gra
        inną nutę.
    .action = Przebierz złom
    .rules = Otrzymaj 2 punkty radiacji. Potem dobierz 3 rupiecie, zatrzymaj 2 i odrzuć 1.

# Żółty sektor

area-chernobyl = Czarnobyl
    .genitive = Czarnobyla
    .locative = w Czarnobylu
    .accusative = do Czarnobyla
    .flavour = Jabłka leżą tam, gdzie spadły, po kostki. Na pustym dworcu autobusowym wisi tegoroczny rozkład.
    .action = Opróżnij mieszkania
    .rules = Zwiększ zmęczenie o 2. Potem zyskaj 400 ₽ i jeszcze 100 ₽, jeśli masz Łom (nie zużywa się).
area-red_forest = Czerwony Las
    .flavour =
        Sosny koloru cegły i igliwie, które nie gnije. Połyka twoje kroki, więc te, które słyszysz, nie są
        twoje.
    .action = Wejdź głębiej
    .rules =
        Dobierz 1 żeton żółtego mutanta i 1 żeton żółtej anomalii i połóż oba tutaj. Wybierz 1 z nich i
        rozegraj spotkanie. Niepokonane żetony zostają tutaj.
area-factory = Fabryka
    .flavour =
        Taśma montażowa kończy się połową lodówki. Ci, którzy za nią mieszkają, ważą, co przynosisz, i
        zapisują kredą twoje imię.
    .action = Oddaj coś
    .rules = Odrzuć 1 trofeum lub 1 artefakt. Potem popraw reputację.
area-white_lake = Jezioro Białe
    .genitive = Jeziora Białego
    .locative = nad Jeziorem Białym
    .accusative = nad Jezioro Białe
    .flavour =
        Mleczne od brzegu do brzegu i nigdy nie zamarza. Wszystkie sumy leżą pyskiem do skrzyni na dnie.
    .action = Wejdź do wody
    .rules = Otrzymaj 1 punkt radiacji. Potem wykonaj test intelektu 4 (anomalia). Sukces: weź 1 sprzęt.
area-misty_hill = Mgliste Wzgórze
    .genitive = Mglistego Wzgórza
    .locative = na Mglistym Wzgórzu
    .accusative = na Mgliste Wzgórze
    .flavour =
        O świcie mgła schodzi ze szczytu jak pokrywka. Zanim wróci na miejsce, kamienie graniczne stoją wyżej.
    .action = Wejdź w mgłę
    .rules = Otrzymaj 1 zaburzenie. Potem wykonaj test siły woli 3. Sukces: weź 1 żółty artefakt.
area-proving_ground = Poligon
    .flavour =
        Ulica domów ze sklejki, z malowanymi firankami. W nocy ktoś na nowo poprzypinał papierowych żołnierzy,
        ciaśniej.
    .action = Obrabuj magazyn strzelnicy
    .rules = Weź 1 sprzęt. Potem wykonaj test sprawności 4 (mutant). Porażka: otrzymaj 3 rany.

# Czerwony sektor

area-moscow_eye = Oko Moskwy
    .genitive = Oka Moskwy
    .locative = przy Oku Moskwy
    .accusative = do Oka Moskwy
    .flavour =
        Antena długa jak wieś i wyższa od jej cerkwi. Wszystkie bocianie gniazda zsunęły się na jedną stronę.
    .action = Przejdź pod anteną
    .rules =
        Otrzymaj 2 rany. Dobierz 1 żeton żółtej anomalii i rozegraj spotkanie; nie możesz uciec. Jeśli jej nie
        pokonasz, żeton zostaje tutaj. Potem, jeśli masz tajemnice 2 różnych obiektów, przenieś się do
        Elektrowni.
area-pripyat = Prypeć
    .genitive = Prypeci
    .locative = w Prypeci
    .accusative = do Prypeci
    .flavour = Topole wychylają się z balkonów. Na pływalni chodzi zegar i ktoś wyciera kafelki do sucha.
    .action = Przejdź przez miasto
    .rules =
        Otrzymaj 2 punkty radiacji. Dobierz 1 żeton żółtego mutanta i rozegraj spotkanie; nie możesz uciec.
        Jeśli go nie pokonasz, żeton zostaje tutaj. Potem, jeśli masz tajemnice 2 różnych obiektów, przenieś
        się do Elektrowni.
area-power_plant = Elektrownia
    .flavour =
        Korytarz wyłożony żółtym aluminium jest dłuższy niż budynek. Co sto kroków wisi biały fartuch, zapięty
        na wszystkie guziki.
    .action = Wejdź
    .rules = Wykonaj test siły woli 4. Porażka: otrzymaj 2 zaburzenia. Potem przenieś się do Sarkofagu.

# Tajne obiekty

area-botanical_lab = Laboratorium botaniczne
    .flavour = Na górze bandyci grają w karty i noszą sobie wodę z zewnątrz. Schody w dół pachną ogórkiem.
area-archive = Podziemne archiwum
    .flavour =
        Dziewięć kilometrów półek i jedna lampka do czytania. Kartoteka jest prowadzona na bieżąco, bardzo
        drobnym pismem.
area-observatory = Obserwatorium emisyjne
    .flavour =
        Ludzie na dachu nie mają już przyrządów, więc patrzą na zmianę. Ich dziennik zgadza się co do minuty.
area-shelter = Rządowy schron
    .flavour =
        Dwieście łóżek zaścielonych w kant. Konserwy w spiżarni stoją rocznikami, a rząd biegnie dalej niż do
        tego roku.

# Koniec

area-sarcophagus = Sarkofag
    .flavour =
        Beton i pospieszne pismo ludzi, którzy go lali. W środku zawsze trochę pada, a krople są ciepłe.
