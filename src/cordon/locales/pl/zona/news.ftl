# Karty wieści

# N01
news-n01 = Stado w drodze
    .story =
        „Szły pod silosem całą noc” – mówi mleczarka. „Liczyłam po odgłosach, nie po łbach. A potem jedno
        stanęło przy mojej furtce i spróbowało skobla”.
    .rules =
        Głos Zony wybiera 1 zielony i 1 żółty obszar. Na tym zielonym obszarze połóż 1 żeton zielonego
        mutanta. Na tym żółtym obszarze połóż 1 żeton żółtego mutanta.

# N02
news-n02 = Rozkwit
    .story =
        Pastuch sprzedaje to za papierosa: krąg mleczy przy dolnej drodze, wyrósł w jedną noc, w mrozie.
        Wrzucił czapkę w sam środek. Chciałby wiedzieć, kiedy spadnie.
    .rules =
        Głos Zony wybiera 1 zielony i 1 żółty obszar. Na tym zielonym obszarze połóż 1 żeton zielonej
        anomalii. Na tym żółtym obszarze połóż 1 żeton żółtej anomalii.

# N03
news-n03 = Sezon łowiecki
    .story =
        Za groblą ktoś strzela, pojedynczo, z długimi przerwami. W co nie trafi, biegnie w tę stronę. Zajazd
        zabrał do środka pranie i psa.
    .rules = Głos Zony wybiera 2 różne zielone obszary. Na każdym z nich połóż 1 żeton zielonego mutanta.

# N04
news-n04 = Drżenie
    .story =
        Droga wyglądała na mokrą, mówi kierowca, a przecież od Zielonych Świąt nie padało. Zdążył zahamować.
        Przyczepa wisi tam do tej pory, na wysokość płotu nad poboczem, i trzęsie się jak galareta.
    .rules = Głos Zony wybiera 2 różne żółte obszary. Na każdym z nich połóż 1 żeton żółtej anomalii.

# N05
news-n05 = Zrzut
    .story =
        Za kominami opada spadochron koloru gotowanej szynki. Według napisów skrzynia jechała na powódź w
        jakimś innym kraju: gruszki w puszkach i kalosze, same lewe.
    .rules = Każdy szperacz w bunkrze: weź 1 rupieć.

# N06
news-n06 = Napad na konwój
    .story =
        „Trójka, zgłoś się. Czwórka, zgłoś się”. Radiotelegrafista ścisza głośnik. W południe półki handlarzy
        są puste; wieczorem znów pełne i nikt nie wspomina o dziurach w plandekach.
    .rules = Odrzuć wszystkie karty z rzędu sprzętu na targowisku. Uzupełnij rząd sprzętu.

# N07
news-n07 = Bezwietrzna noc
    .story =
        Dymy Wioski idą prosto w górę i tak stoją, nitka przy każdym kominie. Trzy domy dalej słychać
        odkładaną łyżkę. Ludzie kładą się w butach, ale śpią.
    .rules = Każdy szperacz: zmniejsz zmęczenie o 1.

# N08
news-n08 = Ściana pyłu
    .story =
        Nad polami stoi brunatna ściana, a w niej słońce jak żółtko. „Zmocz szalik” – mówi każdemu stary przy
        pompie – „i oddychaj, jakby to było kradzione”.
    .rules =
        Każdy szperacz na otwartej przestrzeni: wykonaj test intelektu 2. Porażka: otrzymaj 1 punkt radiacji.

# N09
news-n09 = Psychiczny przypływ
    .story =
        W Obozie naukowym znów przypięli nocnego stróża pasami do pryczy, na jego prośbę. Wzbiera koło
        drugiego udoju, mówi stróż, i już nawet nie puka.
    .rules = Każdy szperacz na otwartej przestrzeni: wykonaj test siły woli 3. Porażka: otrzymaj 1 zaburzenie.

# N10
news-n10 = Wilgoć
    .story =
        Zapałki się gną. Karty w Zajeździe nie chcą się już ślizgać, a rusznikarz porozwieszał lufy w cieple
        rury od pieca, jak węgorze, i chodzi, i obwąchuje.
    .rules = Każdy szperacz poza bunkrem: uszkodź 1 wybrany przedmiot.

# N11
news-n11 = List gończy na bestie
    .story =
        Kartka z maszyny na drzwiach koszar, po gwoździu w każdym rogu: rejon chce dowodów, że bestii ubywa.
        Płaci uściskiem dłoni. Pod spodem ołówkiem: pamiętają, czyjej.
    .rules = Każdy szperacz: możesz odrzucić 1 trofeum. Jeśli to zrobisz, popraw reputację o 1 stopień.

# N12
news-n12 = Donos
    .story =
        W kratkę, drukowanymi, bez podpisu, i każda skrytka się zgadza oprócz jednej. Oficer dyżurny czyta na
        głos nad barszczem. Na końcu stołu ktoś przestał żuć.
    .rules = Głos Zony wybiera 1 szperacza. Pogorsz jego reputację o 1 stopień.

# N13
news-n13 = Rozejm
    .story =
        Do niedzieli oba brzegi piją z jednego wiadra. Na ławce przy studni stoi talerz na wdowy, a obok
        ślepy, który po brzęku wie, kto ile wrzucił.
    .rules = Każdy szperacz: możesz zapłacić 200 ₽. Jeśli to zrobisz, popraw reputację o 1 stopień.

# N14
news-n14 = Blokada
    .story =
        „Ani po chleb, ani po doktora” – mówi kapral każdej furmance z osobna. W poprzek drogi leży cysterna
        bez kół. Żołnierze przynieśli sobie krzesła, a jeden samowar.
    .rules =
        Głos Zony oznacza 1 granicę, którą można przekroczyć Ruchem, tak aby każdy obszar zachował co najmniej
        1 granicę do przejścia. Oznaczonej granicy nie można przekroczyć Ruchem.

# N15
news-n15 = Pole minowe
    .story =
        Znalazła je krowa. Saper, który przyszedł obejrzeć, pije herbatę na stojąco, oddaje szklankę i mówi,
        że na jego mapie ta łąka to parkiet do tańca.
    .rules =
        Głos Zony oznacza 1 granicę, którą można przekroczyć Ruchem. Gdy przekraczasz oznaczoną granicę
        Ruchem: otrzymaj 1 ranę. Oznaczona granica nie liczy się jako skrót.

# N16
news-n16 = Gorąca strefa
    .story =
        Pszczoły odeszły i zostawiły miód. Studentka z Obozu naukowego wchodzi tam z licznikiem pod pachą, a
        wychodzi boso, z butami w wyciągniętej ręce.
    .rules =
        Głos Zony oznacza 1 zielony lub żółty obszar. Gdy kończysz swoją turę fazy akcji na oznaczonym
        obszarze: otrzymaj 1 punkt radiacji.

# N17
news-n17 = Patrol
    .story =
        Nowe chłopaki, z drugiego końca kraju, pasy jeszcze im skrzypią. Nie wymówią nazwy żadnej tutejszej
        wsi, ale cennik patrzenia w drugą stronę znają na pamięć.
    .rules =
        Głos Zony oznacza 1 zielony lub żółty obszar. Gdy wchodzisz Ruchem na oznaczony obszar: przed
        spotkaniem wykonaj test czujności 3. Porażka: wybierz jedno: strać do 200 ₽ lub otrzymaj 1 ranę.

# N18
news-n18 = Wabik
    .story =
        Myśliwy z Owrucza pali tam w wiadrze racice, dzień i noc. Przychodzą tłuste, chwali się. Przychodzą
        też złe, ale on ma drzewo.
    .rules =
        Głos Zony oznacza 1 zielony lub żółty obszar. Zwiększ o 1 trudność każdej konfrontacji na tym
        obszarze. Zdobyte tam trofeum sprzedaj za 100 ₽ więcej.

# N19
news-n19 = Czarny rynek
    .story =
        Naokoło, koło klatek z królikami, i pytać o panią Halinę. Wyprzedaje towar po nieboszczyku, zanim
        dowiedzą się bracia. Nie targuje się; tylko zerka na zegar.
    .rules =
        Głos Zony oznacza 1 bunkier. Za każdy kupowany tam przedmiot zapłać o 100 ₽ mniej (minimum 100 ₽).

# N20
news-n20 = Biała ściana
    .story =
        „Chmura na ziemi, nie widać własnego łokcia, robota stoi, odbiór”. Trzech weszło na jednej linie, żeby
        wynieść narzędzia. Wynieśli linę.
    .rules =
        Głos Zony oznacza 1 zielony lub żółty obszar. Akcji obszaru na oznaczonym obszarze nie można wykonać.

# N21
news-n21 = Brak leków
    .story =
        Felczer porozcinał bandaże wzdłuż, a stare gotuje w garnku od powideł. Jodyna idzie na krople. „Ranić
        się proszę za tydzień” – mówi do ławki pod drzwiami.
    .rules =
        Głos Zony oznacza 1 bunkier. Za każde obrażenie leczone tam podczas obozowania zapłać 300 ₽ zamiast
        200 ₽.

# Karty emisji

# E01
emission-e01 = Miedziane niebo
    .story =
        Chmury nabierają barwy nowej kopiejki, od zachodu, bez grzmotu. Każdy gwóźdź w każdym płocie zaczyna
        buczeć, a melodię znasz.

# E02
emission-e02 = Ciepły śnieg
    .story =
        Z czystego nieba lecą płatki, szare i suche. Leżą na rękawie i nie topnieją, ciepłe jak popiół z
        pieca, i pachną potartą zapałką.

# E03
emission-e03 = Długi gwizd
    .story =
        Daleko gwiżdże przed przejazdem pociąg towarowy i nie przestaje, i jest coraz bliżej. Po tamtej
        stronie nie ma szyn. Wzdłuż drogi kładą się psy.

# E04
emission-e04 = Szklany wiatr
    .story =
        Podmuch pełen lśniącego żwiru dzwoni o blaszane kubki i zdziera korę z brzóz. Szyby, które trzymały od
        lat, lecą po kolei, dom po domu, grzecznie.

# E05
emission-e05 = Białe południe
    .story =
        Po północy brzozy rzucają południowe cienie, we wszystkie strony. W Gospodarstwach pieje kogut, a
        potem wrzeszczy. Na tle trawy widać kości twoich palców.

# E06
emission-e06 = Ciężkie powietrze
    .story =
        Nic nie widać. Wskazówka idzie w górę i się zacina, powietrze smakuje jak język przyłożony do baterii,
        a w dzbanku kwaśnieje mleko.

# E07
emission-e07 = Stojący żwir
    .story =
        Żwir unosi się z drogi na wysokość kolan i wisi, każdy kamyk powoli się obraca. Potem spada wszystko
        naraz, z hałasem jak oklaski.

# E08
emission-e08 = Czerwony grom
    .story =
        Najpierw grzmot; potem błyskawica, czerwona, nisko przy ziemi. Druciane płoty podają ją sobie od
        słupka do słupka i cała dolina śmierdzi przypaloną wełną.

# E09
emission-e09 = Dzwon pod wodą
    .story =
        Na dnie Jeziora Białego uderza dzwon. Woda wstaje kopułą, gładka jak oko, i opada. Odpowiada każda
        studnia w Zonie.

# E10
emission-e10 = Cisza
    .story =
        Milkną żaby. Potem liście, a potem twoje własne buty. W tej ciszy, tuż za uchem, ktoś odchrząkuje,
        żeby coś powiedzieć.

# E11
emission-e11 = Zielona kurtyna
    .story =
        Za Elektrownią opuszcza się kurtyna zielonego światła, fałda po fałdzie. Tam, gdzie rąbek przejechał
        po polu, trawa leży uczesana i krucha.

# E12
emission-e12 = Zimny komin
    .story =
        Komin, martwy od lat, zaczyna dymić. Czarne płatki lecą za kołnierz i kąsają jak gzy, i cuchnie
        palonym pierzem.

# E13
emission-e13 = Martwa fala
    .story =
        Droga idzie na ciebie falą, a słupy telegraficzne kłaniają się, gdy pod nimi przechodzi. Trzaskają
        klapy piwnic i z każdej bucha ten sam gorący oddech.

# E14
emission-e14 = Oddychające słupy
    .story =
        Na słupach, którym dawno odcięto druty, uliczne głośniki trzeszczą i zaczynają oddychać, wszystkie
        razem. Przy każdym wydechu dziąsła smakują solą.

# E15
emission-e15 = Deszcz igieł
    .story =
        Z niskiej żółtej chmury zacina deszcz, drobny jak szpilki, z sykiem. Gdzie padnie na zardzewiały dach,
        zostawia blask, blachę wyskrobaną do nowości.

# E16
emission-e16 = Dwa księżyce
    .story =
        Obok księżyca stoi drugi, z tymi samymi plamami, tylko na odwrót. Na twoich oczach przechodzi przez
        niebo, a kałuże chylą się za nim i wylewają.

# E17
emission-e17 = Mleczna mgła
    .story =
        Z rowów wstaje mgła, biała, podświetlona od środka, słodka na wargach jak skondensowane mleko. Ludzie,
        których w niej widać, idą tyłem.

# E18
emission-e18 = Żelazo się budzi
    .story =
        Każdy kawałek żelaza na poboczu obraca się ostrzem ku reaktorowi i zrywa z miejsca. Zęby bron lecą ze
        świstem na wysokości głowy i ciągną za sobą gorącą rdzę.

# E19
emission-e19 = Wdech
    .story =
        Całe powietrze idzie w jedną stronę, do środka, i zabiera strzechę i kurę. Przez chwilę nie ma czym
        oddychać. Wraca gorące i pachnie stajnią.

# E20
emission-e20 = Fioletowy zmierzch
    .story =
        Zmierzch przychodzi przed obiadem i jest fioletowy. Na czubku każdego źdźbła siedzi płomyk, który nie
        grzeje, a skwierczy jak słonina na patelni.

# Żetony zamknięcia

# L1
lock-l1 = Zardzewiałe koło
    .story =
        Koło włazu szerokie na rozłożone ręce, brązowe, w łuskach. Ktoś narysował na nim kredą strzałkę, a
        ktoś inny strzałkę w drugą stronę.

# L2
lock-l2 = Drut kolczasty
    .story =
        Klatka schodowa zapchana zwojami aż po lampę. Na kolcach trzepoczą strzępki waty z waciaków, wszystkie
        na wysokości łokci biegnącego człowieka.

# L3
lock-l3 = Gorący wyciek
    .story =
        Coś wypłynęło spod drzwi i zastygło, czarne i lśniące jak pasta do butów. Mysie tropy dochodzą do
        brzegu i się kończą.

# L4
lock-l4 = Pole szeptów
    .story =
        Korytarz jest pusty i pełen rozmów, o włos za cichych, żeby zrozumieć. Im dłużej słuchasz, tym dalej
        są drzwi.

# L5
lock-l5 = Zamek szyfrowy
    .story =
        Klawiatura bez pokrywy, z wybebeszonym środkiem. Może dałaby się jeszcze przekonać, gdyby ktoś miał
        części na zbyciu.

# L6
lock-l6 = Płatna straż
    .story =
        Dwóch w wojskowych szynelach gra w durnia na skrzyni po amunicji. Żaden nie wstaje. Starszy pociera
        kciukiem czubki palców.

# L7
lock-l7 = Żywy zamek
    .story =
        Chrząstka zarosła drzwi od zawiasu do zawiasu. Na zapach świeżej skóry drga i trochę się rozchyla, jak
        dziób pisklęcia.

# L8
lock-l8 = Płyta rezonansowa
    .story =
        Zamiast zamka tkwi tafla niebieskawego szkła z wytartymi wgłębieniami. Kamień z anomalii, przysunięty
        blisko, zaczyna śpiewać.
