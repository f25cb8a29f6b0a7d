# Misja A2

mission-a2 = Martwa linia
    .place = Kolej przy moście na bagnach
    .prologue = Trzy znaki kredą, krzyż w kółku, robione w pośpiechu: jeden na rogatce, jeden na chacie rybackiej,
        jeden na wojskowym transporterze, który wypalił się, zanim ktokolwiek z was się urodził. Pod jednym z nich leży stalowa
        walizka. Płaci za nią Patron, listownie, na papierze tak grubym, że nie da się złożyć. Ma być zaplombowana;
        pisze to słowo dwa razy. Inni też jej chcą. Od tygodnia na bocznicy siedzi kompania najemników. Ich dowódcę
        nazywają Notariuszem, bo kto koło niego umiera, musi najpierw podpisać. Nie kopią. Czekają, aż ktoś wykopie za
        nich. Między wami a nimi są bagna, które należą do tego, co w nich żyje; nocą obie strony strzelają do siebie.
        Na torze głównym stoi drezyna. To ostatnia rzecz na tej linii, która dokądś jedzie.
    .hints = Śruby na most i coś, co radzi sobie ze stadami. Jeśli się nie ruszacie, najemnicy i snorki zrobią robotę
        za siebie nawzajem. Plomby można zerwać w każdej chwili, a założyć z powrotem nie umie nikt.
    .objective = Znajdźcie walizkę. Doprowadźcie ją i każdego stalkera na wschodni odcinek toru głównego i toru
        bocznego i ruszcie drezynę: utrzymajcie ją, aż po zwolnieniu hamulca skończy się runda. Jeśli stalker zginie, misja jest
        przegrana.

# Cel, linia po linii

goal-a2-case = Wykopcie walizkę
goal-a2-handcar = Zwolnijcie hamulec drezyny
goal-a2-hold = Utrzymajcie drezynę, aż skończy się runda
goal-a2-out = Wszyscy do drezyny, z walizką

# Karty

side-a2-01a = Walizka dla Patrona
    .story = List ma jeszcze jedną linijkę, inną ręką: „Nie potrząsać”.
side-a2-02a = Znak kredą
    .story = Deszcz już nad nim pracował. Kółko znajdujesz opuszkami palców, jak włącznik światła.
side-a2-02a-dig = Kop (1 akcja)
side-a2-02b-case = Stalowy róg
    .story = Łopata dzwoni. Jest mniejsza, niż się zdawało, walizka jak na trąbkę, na obu zamkach ołowiana plomba, a do
        tego przywieszka bagażowa: Ostrożnie, przez Kijów.
side-a2-02b-wire = Luźna ziemia
    .story = Ziemia jest miękka, bo ktoś ją spulchnił. Widzisz słoik i drut, który biegnie do twojej łopaty, i to, że
        gwoździe w słoiku są ułożone według długości.
side-a2-02b-beacon = Puszka po herbatnikach
    .story = Ma antenę. Na twoich oczach lampka zmienia się z zielonej w czerwoną. Na wieczku kartka, urzędniczym
        pismem: „Dziękujemy. Proszę tu zaczekać”.
side-a2-03a = Walizka zaplombowana
    .story = Waży mniej więcej tyle co kot i niesie się nie lepiej.
side-a2-03a-break = Zerwij plomby (1 akcja; tego się nie cofnie)
side-a2-03b = Walizka otwarta
    .story = Karty perforowane w paczkach, przewiązane bandażem. Pod nimi lista płac straży laboratorium: kolumna
        nazwisk, kolumna kwot i data, dla wszystkich ta sama. U góry podpisał się dowódca, z pieczątką, którą znasz.
side-a2-04a = Ładunki pod jezdnią
    .story = Paczki w ceracie wiszą pod spaloną ciężarówką jak szynki. Przewody są wszystkie w jednym kolorze. Ktoś
        musiał o tym pomyśleć.
side-a2-04a-pull = Wyrwij przewody (1 akcja; 1 szansa na 10, że wszystko wyleci w powietrze)
side-a2-04b = Zawalona jezdnia
    .story = Ciężarówka leci pierwsza, nosem w dół, z migającym kierunkowskazem. Z mostu zostają dwa końce i widok.
side-a2-05a = Drezyna
    .story = Hamulec był malowany tyle razy, że nie ma już krawędzi. Wisi na nim wieniec ze wstęgą od związku
        kolejarzy.
side-a2-05a-brake = Obluzuj hamulec (1 akcja)
side-a2-05b = Hamulec zwolniony
    .story = Puszcza z wrzaskiem, który ucieka po obu szynach, i słychać, jak biegnie dalej. Na każdy ruch dźwigni
        drezyna toczy się o dłoń. Rozpędzona pojedzie sama; na razie ktoś musi na niej stać i być na widoku.

# Wydarzenia

event-a2-i = Mgła na szynach
    .story = Mgła leży na torowisku, dokładnie tak szeroka jak tor. Pali się w niej zielono semafor dla pociągu, który
        odwołano razem z krajem. W środku coś chodzi na rękach i nogach. Kiedy stajesz, robi jeszcze dwa kroki.
event-a2-ii = Dwie flary
    .story = Jedna idzie w górę, biała, nad bocznicą. Druga, czerwona, odpowiada z trzcin, gdzie nikt nie ma flar.
        Najemnicy omawiają to na otwartym kanale jak ludzie, którym na górze stłukł się talerz. Potem idą zobaczyć, kto
        grzebał w ich zapasach.
event-a2-iii = Drugi patrol
    .story = Druga zmiana Notariusza jest punktualna. Przynoszą termosy, wycierają buty i rozchodzą się wzdłuż rowu.
        Jeden czyta nazwiska z listy, inni mówią „jestem”. Po ostatnim nazwisku „jestem” mówi coś innego.
event-a2-iv = Woda się rusza
    .story = Wiatru nie ma, a rzęsa płynie. Od brodu rozstępuje się w dwie linie, w tempie spaceru, i zamyka się za
        nimi. Wynurza się maska gazowa, obraca się jak peryskop i obraca się jeszcze, kiedy cała woda już z niej
        spłynęła.
event-a2-iv-2 = Poroże
    .story = To, co wyglądało na martwą brzozę, wychodzi z brodu i otrząsa się. Z czubków zwisa wodorost i but. Nadstawia
        zdrowego ucha w stronę bocznicy, gdzie ktoś zakaszlał, i pochyla łeb jak do czytania.
event-a2-v = Krótki zapalnik
    .story = Znasz ten dźwięk z każdej kuchni, z której kiedyś cię wyproszono. Minutnik ma kształt pomidora. Z balustrady
        da się odczytać, na ile jest nastawiony: ktoś lubi jajka na miękko.
event-a2-vi = Linia milknie
    .story = Semafory gasną jeden po drugim, od wschodu. Po ostatnim zaczynają śpiewać szyny; bardzo daleko postawiono na
        nich coś ciężkiego. Na kanale Notariusza suchy głos prosi wszystkie stacje o zamknięcie ksiąg.
event-a2-vii = Pokwitowanie Notariusza
    .story = Przyniósł składany stolik. Pisze drukowanymi literami: data, miejsce, walizka stalowa, sztuk jeden, i obraca
        kartkę, żebyście mogli przeczytać. Na każdy wasz podpis jest linijka. Jedna jest już wypełniona.
event-a2-viii = Żelazo o żelazo
    .story = Koła znajdują złącza i zaczynają je sylabizować. Za wami ktoś biegnie po podkładach, potem idzie, potem stoi
        z rękami na kolanach i maleje. Wieniec wciąż wisi na hamulcu. Okazuje się, że jest z blachy.
event-a2-r = Płacą za patrzenie
    .story = Koperta jest przypięta do płotu na wysokości twoich oczu. W środku twoje zdjęcie, zrobione dziś rano, mniej
        więcej stąd. Na odwrocie kwota, a pod nią, inną ręką, druga, za którą fotograf wolałby pójść do domu. Słychać,
        jak przewija film.

# Epilog

epilogue-a2-success-sealed =
    Ten, który odbiera od was walizkę, ma w kieszeni białe rękawiczki i zakłada je do tego. Ogląda plomby przez lupę, lewą
    i prawą. Dopiero potem mówi dzień dobry. Pieniądze są w kopertach z waszymi nazwiskami, pisanymi na maszynie, a wśród
    nich takimi, których od lat nie używacie. „Jest zadowolony”, mówi. „Będzie was potrzebował do drzwi”. Z ostatnią
    kopertą podaje wam kartę z szarego plastiku, dziurkowaną w jednym rogu. To przepustka. Strażnik na zdjęciu nie żyje od
    czasów sprzed ogrodzenia i jest trochę podobny do ciebie.
    .result = Walizka trafiła do Patrona z całymi plombami.
epilogue-a2-success-opened =
    Czytacie całą noc, na zmianę. Na liście płac nazwiska urywają się jednego i tego samego dnia; tylko dowódca pobiera
    pensję dalej, rok po roku, na konto z numerem. Ostatni arkusz to plan. Na samym dole ktoś narysował lampę z promieniami,
    jak do pokoju dziecinnego, i dopisał kod do drzwi, żeby nie zapomnieć. Rano na wycieraczce leży list. Papier jest gruby.
    Z żalem stwierdza, że stosunki należy uznać za zakończone, i załącza rachunek za dwie plomby.
    .result = Walizka jest otwarta i Patron o tym wie.
epilogue-a2-failure =
    Z nasypu patrzycie, jak kopią. Robią to porządnie, z palikami i sznurkiem, i numerują doły. Do wieczora znaleźli słoik
    gwoździ i dwóch z nich nie ma już na liście. Notariusz siedzi przy stoliku i spisuje resztę. Nie spieszy mu się, posłał
    po namiot. Z jednej ściany kredę zmyto mydłem. Dla wszystkich zostaje mniej dołów.
    .result = Najemnicy kopią dalej.
epilogue-a2-given-up =
    Którejś nocy martwą linią jedzie pociąg. Nikt go nie widzi; rano na szynach nie ma rdzy. Zniknął namiot, zniknął stolik,
    a doły są zasypane i zagrabione. Na drzwiach rogatki wisi formularz, w dwóch egzemplarzach. Potwierdza wszystkim
    zainteresowanym, że walizkę stalową, sztuk jeden, odebrano w należytym stanie. Ktoś oderwał dolną połowę, a górną
    zostawił wam.
    .result = Walizka jest w obcych rękach.
