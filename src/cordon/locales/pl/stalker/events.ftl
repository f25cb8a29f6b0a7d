# Wydarzenia losowe

event-radioactive_rain = Radioaktywny deszcz
    .story = Pierwsze krople zostawiają w kurzu kółka, a kółka syczą. Po drugiej stronie podwórza bandyta naciągnął
        na głowę wannę, emaliowaną, i idzie pod nią jak żółw z karabinem. Twój licznik przestaje tykać i zaczyna
        mruczeć. Wystarczy każdy dach, który ma mniej dziur niż niebo.
event-hum_in_the_air = Huk w powietrzu
    .story = Skrzydła, bardzo dużo i nisko. Podnosisz wzrok w sam raz, żeby zobaczyć, jak zamykają się gałęzie.
        Wzdłuż muru to, co spało, też słyszy: przewraca się puszka, drzwi próbują własnej klamki. Potrzebują minuty,
        żeby stanąć na nogi. Masz więc minutę.
event-gear_check = Przegląd ekwipunku
    .story = Siadasz na krawężniku i rozkładasz wszystko na płaszczu: to, co działa, obok tego, co ci wciśnięto.
        Coś porządnego przegryzło pasek. Da się go naprawić trzonkiem łyżki i o wiele większą cierpliwością niż ta,
        którą masz ze sobą.
event-ground_fog = Przyziemna mgła
    .story = Wychodzi z kratek ściekowych do kostek, a potem ma cię już po pas. Wyciągasz rękę i ręka znika. Gdzieś
        po lewej ktoś pyta cicho, czy to Stas. Dwie osoby mówią, że tak.
event-lull = Chwila ciszy
    .story = Kukułka odkukuje siedem i przestaje. Za dalekim murem nastawili czajnik; słychać, jak stuka pokrywka.
        Przez jednego papierosa nikt nikogo nie szuka, a tam ktoś zaczyna gwizdać melodyjkę z reklamy opon.
event-clear_air = Czyste powietrze
    .story = Wiatr wymiótł mgiełkę. Po drugiej stronie doliny czytasz numer na słupie, a pod nim markę butów.
        Idealny dzień na suszenie prześcieradeł. Kto ma lornetkę, właśnie ją przeciera.
event-restless_ground = Niespokojna ziemia
    .story = Śruba zostawiona przy rowie wisi na dłoń nad trawą i się obraca. Woda ma spadek. Wszystkie żaby wlazły
        na słupki płotu, po jednej na słupek, i siedzą plecami do tego samego miejsca.
event-strangers = Obcy
    .story = Daleko na nasypie ktoś zapala zapałkę, osłania ją i pokazuje komuś drugiemu. Nie mają psa ani radia.
        Kiedy patrzysz znowu, żar jest już przy bliższym końcu pociągu towarowego i słychać, jak ktoś wysypuje żwir
        z buta.
event-torn_parachute = Podarty spadochron
    .story = Pomarańczowy jedwab w brzozach, trzydzieści metrów, a pod nim skrzynia na jednym rogu, z odskoczoną
        deską. Szablon mówi: mleko w proszku, dla szpitala, który zamknięto na wiosnę. Nie tylko tobie podoba się
        kolor. Po drugiej stronie też pękają gałązki.
event-second_wind = Drugi oddech
    .story = Znajdujesz termos, zgubiony przy punkcie kontrolnym. Cały dzień był przypięty do twojego własnego
        plecaka, tylko z drugiej strony. Herbata jest zimna, a słodził ją ktoś hojny. Pijesz na stojąco i kolana,
        które złożyły skargę, wycofują ją.
event-jam = Zacięcie
    .story = Zamek idzie do przodu z chrzęstem, jak krok po cukrze. Przechylasz do światła: w komorze sterczy pusta
        łuska i czeka, aż ktoś ją zauważy. Jest na to sposób. Potrzeba obcasa i zajrzenia w ten koniec, w który
        zaglądać nie kazali.
event-hot_wind = Gorący wiatr
    .story = Przychodzi zza wzgórza już ciepły i pachnie żelazkiem. Kurz, który niesie, jest różowy. Na sznurze za
        gospodarstwem wisi rząd koszul, których od lat nikt nie zdjął; wypełniają się na piersi, a twój licznik tyka
        razem z rękawami.
event-radio_chatter = Głosy w eterze
    .story = Radio włącza się samo, na cały głos: mecz ze stadionu, na którym rosną teraz drzewa. Trybuny zrywają
        się po golu. Przełącznik znajdujesz za drugim razem. Wtedy znasz już wynik, a pół ulicy wie, gdzie jesteś.
event-change_of_guard = Zmiana warty
    .story = Przy bramie jeden oddaje drugiemu latarkę i historię o jakimś hałasie. Drugi podpisuje za obu. Potem
        pierwszy wraca na pryczę dłuższą drogą, koło wszystkich miejsc, na które miał w nocy patrzeć.
event-feeding_time = Pora żeru
    .story = O tej godzinie ktoś dawniej dzwonił na świnie. Dzwonek wisi na słupku do dziś, teraz dzwoni wiatr. W
        długiej stodole słoma przesuwa się z końca w koniec. Słychać racice na rampie, a za nimi coś, co ma inną
        liczbę nóg.
event-scrap_heap = Sterta złomu
    .story = Za pompownią warsztat przez lata rozpadł się na rozmiary: tu zaspa podkładek, obok nakrętek,
        posortował je deszcz. Pchasz do kieszeni, aż puszcza pasek. Na samym spodzie jest imadło, a w imadle klucz,
        spiłowany do połowy.
event-nerves = Nerwy
    .story = Gałąź na skraju oka od dłuższej chwili jest człowiekiem. Wiesz, że to gałąź. I tak wstrzymujesz oddech,
        bo właśnie przeniosła ciężar z nogi na nogę, tak samo jak ty.
event-tremor = Wstrząs
    .story = Najpierw tynk, potem długi jęk budynku, który sobie przypomina, jak go stawiano. Kurz stoi w drzwiach
        jak sąsiad ze skargą. Ktokolwiek się tam chował, wychodzi zza niego z kaszlem, z rękami na głowie.
