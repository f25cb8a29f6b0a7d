# Pages of exploration cards. { $them } is the name of a person of the party, { $place_locative } where it happens.

## Junk heap

script-2500 = Czyjaś zima
script-2500-heap =
    Sterta miała drzwi. Były to drzwiczki od piekarnika, osadzone na dole, a kiedy za nie pociągnęliśmy, otworzył się
    korytarzyk wyłożony dywanem, a na jego końcu jama z materacem, półką i budzikiem, który tykał. Ktoś więc mieszkał w
    złomie jak mysz. Nie było nikogo. Wisiał kalendarz z obrazkiem morza, a na półce wszystko stało parami: dwa kubki,
    dwie szczotki, dwa jabłka z wosku.
script-2500-choose-take = „Nakręć mu budzik, a resztę bierzemy”.
script-2500-choose-leave = „Zamknij piekarnik. Zaczniemy stertę od drugiej strony”.
script-2500-take =
    Dobiła nas druga szczotka. Nigdy nieużywana. Wszystko było już w torbie, a odłożyć tę jedną rzecz wydawało się
    jeszcze gorsze.
script-2500-leave =
    Od drugiej strony dało się dostać do ramy łóżka i kawałka rury. Kiedy skończyliśmy, całość trochę siadła.
    Podparliśmy ją w miejscu, gdzie naszym zdaniem musiała być półka.

script-2501 = Mina
script-2501-wire =
    To była dobra sterta, miedź i ołów. Leżała na widoku, nikt jej nie ruszył, i to powinno nam było dać do myślenia. Od
    czajnika na wierzchu biegł drut, cienki jak włos, tyłem w dół i do puszki. Jedną rękę mieliśmy na czajniku. Druga
    właśnie musnęła drut.
script-2501-choose-still = „Nie ruszaj się. Potem puszka, dwoma palcami. Powoli”.
script-2501-choose-run = „Na trzy rzucaj i skacz”.
script-2501-safe =
    { $them } { $them_gender ->
        [feminine] położyła się na śniegu i rozebrała to
       *[masculine] położył się na śniegu i rozebrał to
    } wsuwką do włosów. Domowa robota, całkiem sprytna. Dla obciążenia była w środku złożona kartka: lista zakupów.
script-2501-bang =
    To był głównie hałas. Głównie. Czajnik znalazł się potem, dwa ogrody dalej, bez rysy. { $them } { $them_gender ->
        [feminine] słyszała
       *[masculine] słyszał
    } to jeszcze przy śniadaniu.
script-2501-dud =
    Leżeliśmy w rynsztoku z rękami na głowie, aż zrobiło się niezręcznie. Zastawił to ktoś, kto chciał tylko, żeby mu
    coś zostawiono.
script-2501-blast =
    Starczyło czasu na pół skoku. Potem było bardzo cicho i jasno, a z powietrza, bez pośpiechu, spadało pierze. Było
    zapakowane w poduszkę.

script-2502 = Zabawki
script-2502-box =
    Między sprężynami łóżka leżał teatrzyk, złożony, taki, jaki przyszedł ze sklepu, a do niego kukiełki: król, zbój,
    krokodyl, diabeł. Farba prawie niestarta. Drewno, wszystko, lipa, suche jak kość. Każda zagotowałaby kubek wody.
    Zbój miał mały worek, a w worku coś było.
script-2502-choose-burn = „Cztery głowy i rama. Na kolację wystarczy”.
script-2502-choose-keep = „Co jest w worku? Nie. Bierzemy tak, jak jest”.
script-2502-burn =
    Był to tytoń, ojca, schowany tam, gdzie zajrzy tylko dziecko. Szły do ognia nogami naprzód. Najdłużej otwartą
    paszczę miał krokodyl.
script-2502-keep =
    Niewygodnie się to niosło. Król przez całą drogę wyglądał z torby i w ciemności ukłonił mu się pijany.

script-2503 = Worek zbója
script-2503-show =
    Odbyło się przedstawienie. Miało być dla dwóch chłopców z narożnego domu, a przyszło kilkanaścioro, niektórzy z
    brodami. Diabła bolał ząb; krokodyl był dentystą. W miejscu, gdzie zbój otwiera worek i musi w nim być skarb, nikt o
    skarbie nie pomyślał, a ręka weszła i wyszła z prawdziwym tytoniem, pół garści. Sala wstała. Poszedł na szczypty i
    od tamtej pory tak się nie śmialiśmy; na sąsiedniej ulicy spadł pocisk, a król powiedział: „Proszę”.

script-2504 = Żelazo
script-2504-press =
    Wśród złomu stała prasa hydrauliczna, a w niej auto, sprasowane do wielkości kufra. Na siedzeniu, o ile dało się
    poznać, które to siedzenie, ktoś zostawił szalik, już potem. Ze wszystkich stron sterczały miedziane rurki. Tydzień
    jedzenia, jeśli ktoś miał siłę ciągnąć.
script-2504-choose-pull = „Zaprzyj się nogą. To tylko auto”.
script-2504-choose-leave = „Ktoś był w środku, kiedy to robili”.
script-2504-pull =
    Puściło. Przy każdym kawałku blok wydawał westchnienie, a po ostatnim osiadł i ze środka, całkiem nietknięte,
    wypadło na ziemię lusterko.
script-2504-leave = Dowodu nie było. Wzięliśmy, co leżało dookoła, a nie było tego dużo.

## Furniture

script-2505 = Jej strona szafy
script-2505-wardrobe =
    Szafa miała dwoje drzwi. Za lewymi były rzeczy męskie, przebrane przez wszystkich, którzy byli tu przed nami, aż po
    wieszaki. Prawych nikt nie otwierał. W poprzek był naklejony pasek papieru. „Nie ma jej od 9 maja – napisano. –
    Proszę”. Tylko tyle. Musiało to czytać osiem albo dziesięć ekip.
script-2505-choose-open = „Proszę co? To szafa”.
script-2505-choose-left = „Niech będzie zamknięta. Zajrzyj do biurka”.
script-2505-open =
    Wszystko tam było. Lawenda. Było futro, były buty i srebrny grzebień. My pierwsi, po ośmiu albo dziesięciu; i po nas
    nikt już nie będzie miał powodu się powstrzymać.
script-2505-left =
    Na papierze, pod „Proszę”, były kreski ołówkiem, po pięć. Myśleliśmy, że to dni. Potem dodaliśmy swoją.

script-2506 = Skrzynia posagowa
script-2506-chest =
    Była to skrzynia panny młodej, malowana w tulipany, a po podniesieniu wieka dno okazało się o wiele za wysoko. Tego
    się człowiek uczy. Między dwoma dnami leżała płaska paczka w ceracie. W tej samej chwili ktoś wchodził po schodach:
    kobieta, zdyszana, z workiem. Zobaczyła skrzynię, otwartą, i nas. „To moje” – powiedziała. Mogła mieć siedemdziesiąt
    lat. „Szłam po to dziewięć kilometrów”.
script-2506-choose-give = „To proszę powiedzieć, co w niej jest”.
script-2506-choose-keep = „Trudno to będzie pani udowodnić”.
script-2506-give =
    Powiedziała: trzy lniane koszule, niedokończone, i sto franków szwajcarskich. Zgadzało się, tylko że franków było
    dwieście. Nigdy w niczym nie umiał jej powiedzieć prawdy, stwierdziła i śmiała się, aż musiała usiąść na tulipanach.
script-2506-keep =
    Nie krzyczała. Zapytała, czy może dostać chociaż płótno. Franki zamienił na rynku na pierścionek człowiek, który po
    zapachu wiedział, co to jest.

script-2507 = Salon
script-2507-portrait =
    Wszystkie portrety stały przodem do ściany. Odwróciliśmy jeden i nic mu nie dolegało: pan z psem. Ale pod ramą było
    naciągnięte drugie płótno, a pod nim trzecie. Za każdym razem ten sam pan, w innym mundurze. Którekolwiek wojsko
    przyszło, był na nie gotowy. Pies był zawsze ten sam.
script-2507-choose-cut = „Płótno się pali, ramy się palą. Bierzemy wszystko”.
script-2507-choose-hang = „Powieś go we właściwym. Co noszą w tym tygodniu?”
script-2507-cut = Złocenia skwierczą jak słonina. Później się okazało, że za same ramy kupilibyśmy świnię.
script-2507-hang =
    Wybraliśmy starannie. Przy wyjściu, koło bramy, był patrol; przez okno było widać, jak ich latarka jeździ po nim w
    górę i w dół i jak czyjaś ręka już się podnosi do salutu.

script-2508 = Łóżeczko
script-2508-cot =
    W ostatnim pokoju stało łóżeczko ze szczebelkami, naprawione drutem, i wszyscy bardzo się zajęli komodą. Było
    bukowe. Niewiele w tym mieszkaniu paliłoby się tak dobrze. Jedną poręcz czyjaś ręka wytarła na ciemno, na wysokości
    dorosłego, który siedzi obok na podłodze.
script-2508-choose-saw = „To drewno. Szybko i nie tutaj”.
script-2508-choose-leave = „Jest stół. Weź stół”.
script-2508-saw =
    Weszło do worka w ośmiu kawałkach. W domu dokładało się je do pieca, nie wiedzieć czemu, siedząc na podłodze.
script-2508-leave = Stół był z forniru i kleju i dawał więcej smrodu niż ciepła.

## Pantry

script-2509 = Grzyby
script-2509-strings =
    Wisiały na nitkach przez całą spiżarnię, suszone, setki, brązowe i szare. Pachniało lasem po deszczu. Na parapecie
    leżała otwarta książka o grzybach. Strona była o dwóch gatunkach, które można odróżnić tylko po zapachu świeżego
    trzonu. Te nie były świeże. Czytelnik dwa razy podkreślił „tylko”, po czym najwyraźniej i tak je nanizał.
script-2509-choose-take = „Wiedział. Tylu się nie zbiera przez pomyłkę”.
script-2509-choose-leave = „Podkreślił dwa razy”.
script-2509-bad =
    Spróbowaliśmy jednego na miejscu, małego. Mały przypadł { $them_dative }. Zanim doszliśmy na ulicę, latarnie
    pochylały się już życzliwie, a jedna się odezwała.
script-2509-good = Wiedział. Przez cały miesiąc w domu pachniało lasem i spało się jak na mchu.
script-2509-leave =
    Tak było trzeba. Mówiliśmy to sobie przez całą drogę do domu, obok trzech pustych domów.

script-2510 = Gospodyni
script-2510-rent =
    Na każdym słoiku w spiżarni było nazwisko i suma. Pan Pavlin, drugie piętro, październik, niezapłacone: śliwki.
    Panna Roth, październik i listopad: fasola, dwa. Brała w naturze. Na sznurku wisiała księga. Sama gospodyni
    siedziała obok w kuchni, ubrana do wyjścia, całkiem zimna, z czynszem za listopad na kolanach, garnkiem smalcu, i
    trzymała go za ucho.
script-2510-choose-tenants = „Pavlin i Roth mogą być jeszcze na górze”.
script-2510-choose-take = „Wszystko, na czym nie ma nazwiska. A potem resztę”.
script-2510-tenants =
    Pan Pavlin był. Zszedł ze świecą, przeczytał swoją etykietę i powiedział, że co do października miała zupełną rację.
    Dał nam słoik panny Roth, która go nie potrzebowała. Razem zanieśliśmy starszą panią na łóżko.
script-2510-take =
    Najlepszy był smalec. Świetnie się zachował. Dla garnka trzeba jej było rozchylić palce, ale nie bardzo.

script-2511 = Sól
script-2511-block =
    Była to bryła soli, dla bydła, z wylizanym wgłębieniem. Nic więcej. Głód to osobliwa rzecz; staliśmy i podawaliśmy
    ją sobie z rąk do rąk albo z lewej do prawej. Wiadomo, że nie wolno. Daje uczucie, że się jadło. Ktoś, kto był tu
    przed nami, odłupywał kawałki dłutem, a teraz leżał przy pompie z kubkiem.
script-2511-choose-lick = „Trochę. Tylko żeby mieć smak w ustach”.
script-2511-choose-carry = „Pójdzie na wymianę. Zawijaj”.
script-2511-lick =
    { $them } nie { $them_gender ->
        [feminine] mogła
       *[masculine] mógł
    } przestać. W końcu trzeba było odebrać siłą, a przez dwa dni pilnować także dzbanka.
script-2511-carry =
    Zamieniliśmy ją na rogu, jeszcze przed domem, u człowieka, który hodował króliki. Też polizał, dla sprawdzenia. Dał
    nam cukru, w tutce, { $present ->
        [one] i miał nas za głupców, tak jak my jego
       *[other] i jedni mieli drugich za głupców
    }.

script-2512 = Przetwory
script-2512-shed =
    W szopie na narzędzia była półka z przetworami, a w każdym słoiku osa. To było celowo. Każdą złapano i włożono przed
    zakręceniem i pływała w syropie ze złożonymi nóżkami. Na kartce: POLICZCIE. JA POLICZYŁEM.
script-2512-choose-count = „Nie ma go tu. Dziewięć słoików”.
script-2512-choose-one = „Jeden. Policzy i będzie jeden”.
script-2512-count =
    W torbie przez całą drogę obijały się o siebie. Nikt nie chciał pierwszy otworzyć, a kiedy wreszcie do tego doszło,
    wyraźnie coś zabzyczało; lampa.
script-2512-one =
    Wzięliśmy ten z brzegu i przesunęliśmy kartkę. „Osiem – napisaliśmy na odwrocie. – Przepraszamy. To dla osoby
    chorej”. { $present ->
        [one] Mieliśmy na myśli siebie.
       *[other] Mieliśmy na myśli nas wszystkich.
    }

## Closed door

script-2513 = Nie przeszkadzać
script-2513-voices =
    Za drzwiami ktoś uczył kogoś tańczyć. Słychać było stopy i kobiecy głos: wolno, wolno, szybko, szybko. Muzyki nie
    było. Liczyła za mężczyznę, który zawsze się spóźniał. „Ty myślisz – mówił głos. – Nie myśl. Jestem tu”. Kiedy
    nacisnęliśmy klamkę, wszystko ucichło. Tak milczy dwoje ludzi, którzy trzymają się w objęciach i patrzą na drzwi.
script-2513-choose-go = „Przepraszamy. Nie to piętro. Proszę dalej”.
script-2513-choose-open = „Otwierać. Tu wieje”.
script-2513-go =
    Póki byliśmy na schodach, nic nie było słychać. Potem, ostrożnie, wolno, wolno. Na podeście niżej zauważyliśmy, że
    tak właśnie schodzimy.
script-2513-open =
    Był w koszuli od fraka. Musiał mieć osiemdziesiąt lat. „To nasz czwartek” – powiedziała i stali, trzymając się za
    ręce, pod ścianą, kiedy obok przenoszono ich rzeczy, jak ci, których nikt nie poprosił do tańca.

script-2514 = Tyfus
script-2514-sign =
    Nad drzwiami był namalowany krzyż i czerwone słowo z datą. Dziurka od klucza była zatkana szmatą. Tak się robi,
    kiedy w domu choroba. Robi się tak też, o czym od adwentu wie każdy, kiedy w domu jest spiżarnia. Farba pociekła.
    Jedna litera była nie taka: jak napisałoby dziecko albo ktoś, kto nigdy nie widział tego na piśmie.
script-2514-choose-in = „Nikt chory nie namalowałby tego tak prosto. Wchodzimy”.
script-2514-choose-go = „Nie będę umierać przez spiżarnię”.
script-2514-larder =
    To była spiżarnia, z trocinami na podłodze. Po wewnętrznej stronie drzwi, na wysokości oczu, było bezbłędnie
    napisane: „Gratulacje”.
script-2514-sick =
    Leżeli oboje w jednym łóżku. Malował chłopiec, na krześle, według wskazówek przez drzwi. { $them } { $them_gender ->
        [feminine] weszła pierwsza
       *[masculine] wszedł pierwszy
    }, z rękawem na ustach. Rękaw nic nie daje.
script-2514-go =
    Przeszliśmy drugą stroną podestu, jak wszyscy, na wstrzymanym oddechu, z głupią miną i żywi.

script-2515 = Ten w środku
script-2515-inside =
    „Kto tam?” – zapytały drzwi, zanim ich dotknęliśmy. Był to głos starszego mężczyzny, tuż nad podłogą. W piątek
    upuścił klucz za coś, a nogi nie chcą. Niewiele mu trzeba. Gdybyśmy mogli wsunąć pod drzwi gazetę, jak przeczytamy;
    na razie czyta w kółko czwartkową. W zamian może podać pieniądze. Nie wiedział, że są już nic niewarte, albo był
    zbyt taktowny, żeby o tym mówić.
script-2515-choose-break = „Niech się pan odsunie, dziadku. Wchodzimy”.
script-2515-choose-paper = „Gazety dziś nie ma. A to pan weźmie?”
script-2515-choose-money = „No to proszę podać”.
script-2515-break =
    To były dobre drzwi i trzymały. Leżał w przedpokoju na poduszce, ubrany, obok melonik. Klucz był pod stojakiem na
    parasole. Posadziliśmy go w fotelu przy oknie. Chciał wiedzieć, kto wygrał.
script-2515-paper =
    Trzeba było spłaszczyć. Słyszeliśmy, jak rozwija. Długo nic nie mówił, a potem zaczął nam opowiadać, co to jest,
    dokładnie, jakbyśmy mogli nie wiedzieć.
script-2515-money =
    Wychodziły, banknot po banknocie, prasowane. Na ostatnim dopisał na marginesie nazwę firmy ślusarskiej. Zakleiliśmy
    nim szparę.

script-2516 = Sala z fortepianem
script-2516-music =
    Sala muzyczna była zamknięta od środka, a za matową szybą ktoś mały siedział przy fortepianie i nie grał. Był cień i
    dwa warkocze. „Ćwiczę – powiedział nam dość głośno. – Mój nauczyciel też tu jest. Jest bardzo silny”. Czekaliśmy. Po
    chwili bardzo gruby głos powiedział: „Zgadza się”.
script-2516-choose-leave = „To nie przeszkadzamy. Dobry wieczór panu”.
script-2516-choose-push = „Wsuń coś dla niej pod drzwi”.
script-2516-leave =
    „Dobry wieczór” – powiedział gruby głos. Byliśmy w połowie korytarza, kiedy zaczęła się jednym palcem, od prawej do
    lewej, gama.
script-2516-push =
    Była tylko szpara pod drzwiami, więc coś płaskiego. Czekaliśmy, co będzie. „Mówi, że dziękuje – odezwała się
    dziewczynka. – Pyta, czy jest jeszcze jedno dla mnie”.

## Rubble

script-2517 = Stukanie
script-2517-knock =
    Pod gruzem ktoś stukał. Odstukaliśmy. Ktoś z nas położył się, zawołał, przyłożył ucho; jest ich dwoje, powiedział
    gruz, i dziecko, w piwnicy na węgiel, powietrza starczy. Zawaliło się w niedzielę. Była to płyta, nie ruszyłoby jej
    dziesięć osób. Ale obok szła w ciemność szczelina szeroka na przedramię i mogli wysunąć przez nią rękę. Ręka była
    całkiem czysta.
script-2517-choose-dig = „Kopiemy. Mniejsza o to, co jeszcze jest w tym domu”.
script-2517-choose-feed = „Nie ruszymy tego. Ale proszę, weźcie”.
script-2517-choose-fetch = „Przyślemy ludzi”. Iść i przysłać ludzi.
script-2517-dig =
    Trwało to, aż niebo poszarzało. Najpierw podano nam dziecko, potem klatkę z ziębą, a za nią wyszli tyłem oni,
    zrzędząc jedno na drugie. Puszki mieli tam przez cały czas, tylko nie było ich czym otworzyć.
script-2517-feed =
    Ręka wzięła, znikła, wróciła pusta i macała, aż znalazła jedną z naszych. Trzymaliśmy. Rozmawialiśmy o tym, skąd kto
    jest. Potem było już późno i ktoś musiał puścić pierwszy.
script-2517-people =
    Ludzie byli, w trzecim miejscu, gdzie pytaliśmy, z podnośnikami. Pobiegli. My mieliśmy własną drogę.
script-2517-nobody =
    Na posterunku zapisali adres. Bardzo im przykro, mają takich szesnaście. Kiedy przechodziliśmy znowu, ręka tam była,
    leżała na kamieniu, dłonią do góry, na wszelki wypadek.

script-2549 = Zięba
script-2549-page =
    Rodzina, która wyszła z piwnicy na węgiel, przysyła co roku kartkę z ptakiem. Za każdym razem z innym. Dużo się
    przeprowadzali i mieli jeszcze troje dzieci, wszystkie raczej drobne, o dużych czystych rękach; a najstarszy, który
    nic z tego nie pamięta, nie zejdzie do żadnej piwnicy, nawet po wino, chociaż jest wiceministrem. Zięba dożyła
    czternastu lat.

script-2518 = Schody donikąd
script-2518-stairs =
    Dom się zawalił, zostały tylko schody. Szły w górę cztery piętra, same, przy swojej ścianie, z mosiężnymi prętami i
    chodnikiem, a na górze stały drzwi. Na trzecim podeście leżała walizka. Z dołu widać ją było bardzo dobrze: skóra,
    porządne paski, przywieszka. Widział ją każdy, kto tędy szedł. Pierwszy bieg kołysał się, gdy postawiło się nogę.
script-2518-choose-climb = „Ja mało ważę. Daj linę”.
script-2518-choose-throw = „Rzucaj kamieniami. W końcu zleci”.
script-2518-choose-no_way = „To przynęta. Dom łowi”.
script-2518-up =
    { $them } { $them_gender ->
        [feminine] weszła na czworakach, trzymając się ściany, i zjechała
       *[masculine] wszedł na czworakach, trzymając się ściany, i zjechał
    } na siedząco, stopień po stopniu, z walizką na kolanach. Przedtem widzieliśmy, jak { $them } na samej górze
    { $them_gender ->
        [feminine] chwyciła za gałkę, otworzyła drzwi i wyjrzała
       *[masculine] chwycił za gałkę, otworzył drzwi i wyjrzał
    }.
script-2518-down =
    Zawiódł chodnik. Nie był nawet przymocowany. Potem przez jakiś czas schody sypały się pojedynczo, uprzejmie, z
    przerwą po każdym stopniu.
script-2518-throw = Strącił ją dziewiętnasty kamień. Pękła na ziemi i była pełna kamieni.
script-2518-no_way =
    Zostawiliśmy ją tam. Kawałek dalej, w śniegu, były kapelusz, rękawiczka, a pod belką ryba, którą dom złowił
    przedtem.

script-2519 = Cegły, dwa rodzaje
script-2519-wall =
    Część gruzu ułożono z powrotem w niski murek, nowy, na zaprawie. Odgradzał róg piwnicy. Za nim coś kapało. Nikt nie
    zamurowuje rogu bez powodu, w wojnę, po nocy, z tak ładnymi spoinami.
script-2519-choose-open = „Wybij górną warstwę”.
script-2519-choose-not_ours = „Ktokolwiek tam jest, miał tam zostać. Chodźmy”.
script-2519-wine =
    Była to piwniczka przedsiębiorcy. Ostrożny człowiek, wszystko spisał na tabliczce, a przy ostatniej butelce dodał
    „zwycięstwo”.
script-2519-gun = Było zawiniątko w płaszczu przeciwdeszczowym, całe w smarze. Trzeba by do tego części i powodu.
script-2519-grave =
    Był to grób, i to świeży. Inaczej nie dało się go uchronić przed psami. Zostało trochę zaprawy, wiadro stało obok.
    Zamurowaliśmy z powrotem, jak umieliśmy.
script-2519-not_ours = Kapało dalej. Przy każdej kropli człowiek wymyślał coś innego.

## Bars

script-2520 = Klatka
script-2520-monkey =
    Za kratami była małpa. Na tej ulicy stała kiedyś menażeria i młoda musiała tu wejść drogą, na którą była teraz za
    tęga. Miała na sobie dziecięcy sweterek. Podeszła prosto do nas i wystawiła rękę po ramię, dłonią do góry, a
    patrzyła przy tym w bok.
script-2520-choose-feed = „Masz, staruszko”.
script-2520-choose-cut = „Piłuj. Nie może tam zostać”.
script-2520-choose-go = „Nie możemy. Chodź, nie patrz na nią”.
script-2520-feed =
    Podzieliła to, co dostała, na dwoje, połowę zjadła, a drugą odłożyła na gzyms; na tym gzymsie leżało niemało rzeczy.
    Wzięła jedną, zastanowiła się i podała nam przez kraty klucz.
script-2520-cut =
    Kiedy było już dość miejsca, nie wyszła. Najpierw wystawiła dobytek. Była wśród niego puszka, martwy gołąb i damski
    kapelusz. Potem weszła po rynnie na górę i zostawiła nam wszystko prócz kapelusza.
script-2520-go =
    Z końca korytarza widzieliśmy tę rękę, wciąż tam była. Odwróciła się, żeby pokazać nam wierzch, może ludzie wolą
    tak.

script-2521 = Skrytki
script-2521-boxes =
    Były to skrytki kasy oszczędności, za kratą. Kilkaset. Ktoś przeszedł przez kraty przed nami, z lepszą piłą, wyłamał
    wszystkie, a potem, jak się zdaje, sam się załamał: nic nie zginęło. Kosmyki włosów. Bucik od chrztu. Listy miłosne,
    akcje jakiegoś kanału. Usiadł w środku tego. Na podłodze leżała butelka, piła i ogryzek ołówka, a na ścianie było
    jedno słowo: „Idioci”.
script-2521-choose-search = „W którejś będzie złoto. Zawsze w którejś jest”.
script-2521-choose-saw_only = „Weź jego piłę. Włosy im zostaw”.
script-2521-gold = Było w trzeciej od końca: ząb, z korzeniem. W kopercie, „od taty”.
script-2521-none =
    Przejrzeliśmy wszystko. Pod koniec znało się w tym mieście każdego i wiedziało, co uznał za warte opłaty.
script-2521-saw_only = Brzeszczot był prawie niezużyty. Kilka skrytek zamknęliśmy, te, które się zamykały.

## Footsteps

script-2522 = W nogę
script-2522-step =
    Szły, kiedy szliśmy. To nie było echo; echo jest później, a te były odrobinę wcześniej, jakby ktoś zgadywał. Było
    nas jedno, z lampą w kieszeni. Na zakręcie korytarza zastygliśmy z nogą w powietrzu. Tamte postawiły swoją. Wtedy
    głos tuż obok zapytał: „Was też jest jedna sztuka czy dwie?”
script-2522-choose-one = „Jedna. A tam?”
script-2522-choose-lie = „Sześcioro. Z karabinami”.
script-2522-one =
    „Jedna” – odparł głos. Brzmiał tak, jakby usiadł. Stanęło na tym, że on bierze lewą stronę budynku, a my prawą. Co
    kwadrans jedno kaszlało, a drugie odkaszliwało.
script-2522-gone =
    Była przerwa na obliczenia. Potem kroki, szybkie, po schodach w dół. Zostawił torbę. Nie, to był tylko jej cień.
script-2522-came = „Nieprawda – powiedział ze smutkiem. – Od godziny liczę wasze stopy”.

script-2523 = Patrol, który śpiewał
script-2523-song =
    Stóp było wiele, w nogę, i śpiew. Szło to od ulicy, marsz ze sprośnym refrenem. Stanęło pod oknem. Spojrzeliśmy
    przez szparę: dzieci, ze dwadzieścioro, z kijami od mioteł, gęsiego, a na przedzie chłopiec w prawdziwym hełmie.
    Przeszukiwały domy. Robiły to tak, jak widziały; dwoje do drzwi, dwoje na schody i jedno do krzyczenia.
script-2523-choose-hide = „Pod łóżko. To by było zbyt głupie”.
script-2523-choose-surrender = „Ręce do góry. Poddajemy się”.
script-2523-hide =
    Przebiły łóżko i poszły. Porządna robota. Na schodach ten w hełmie powiedział znudzonym głosem: „Spalić”, a ktoś
    pisnął: „Tak jest”.
script-2523-surrender =
    Nie wiedziały, co dalej. Naradzały się. W końcu z pełnymi honorami wymieniono nas na rogu na ich jeńca, który miał
    pięć lat i płakał, bo nikt go nie chciał.

script-2524 = Utykanie
script-2524-limp =
    Jedna noga stąpała ciężko, druga się ciągnęła. Było to piętro wyżej, od okna do pieca i od pieca do okna; a ilekroć
    doszło do miejsca nad nami, przez sufit coś kapało. Podstawiliśmy dłoń. W tym świetle było ciemne. Było ciepłe.
script-2524-choose-up = „Na górę. Już”.
script-2524-choose-wait = „Poczekajmy, aż ucichnie”.
script-2524-up =
    Nie zauważył, powiedział nam. Jest krawcem, czeka, aż się zagrzeje żelazko, skaleczył się nożycami, wcześniej,
    trochę. Posadziliśmy go i obwiązaliśmy podszewką z rękawa. Protestował. To był dobry rękaw. Miał go najpierw
    dokończyć.
script-2524-wait =
    Ucichło. Szybciej, niż można by myśleć. Piec na górze był jeszcze gorący, na stole leżała marynarka z jednym
    rękawem, a żelazko wypaliło na kołnierzu swój równy czarny odcisk.

script-2525 = Buty pod drzwiami
script-2525-boots =
    Hotelowym korytarzem szedł ktoś, kto zbierał buty. Było słychać: para do kosza, cztery kroki, para. Był to pucybut.
    Zbierał je do czyszczenia, jak co noc od trzydziestu lat, a pod drzwiami stało jeszcze trochę. Nasze były na nogach.
    Stanął, podniósł świecę, spojrzał w dół, cmoknął z przyganą i wskazał na dywan.
script-2525-choose-off_boots = „Daj mu. Chcę to zobaczyć”.
script-2525-choose-past = „Nie dzisiaj”. Przejść obok niego.
script-2525-off_boots =
    Zajęło mu to godzinę. Kiedy wyszliśmy, stały pod dwunastką, jak dwa ciemne lustra, z wyprasowanymi sznurowadłami. W
    jednym była karteczka, do rachunku.
script-2525-past =
    Przepuścił nas, przywarty z koszem do ściany. „Rano będą wyglądać tak, jak będą wyglądać” – zawołał za nami; bardzo
    był poruszony.

## Creaking floor

script-2526 = Sąsiad z dołu
script-2526-broom =
    Ilekroć skrzypnęła podłoga, ktoś na dole stukał w sufit miotłą. Robiliśmy krok: puk, puk. Była druga w nocy, w domu
    bez dachu, w czwartym miesiącu oblężenia, a pod nami ktoś dochodził swoich praw. Kiedy stawaliśmy, stawał i on.
    Czuło się go tam, z podniesioną miotłą.
script-2526-choose-tiptoe = „Zdejmuj buty. Wzdłuż ściany”.
script-2526-choose-stamp = „Tup. Niech przyjdzie na skargę”.
script-2526-tiptoe =
    Przez jadalnię szliśmy pół godziny. Po drugiej stronie, pod ostatnią deską, stuknęło raz, całkiem cicho, w podzięce.
script-2526-stamp =
    Przyszedł. Był w szlafmycy. Przyniósł umowę najmu; odczytał nam paragraf siódmy, przy zapałce, potem przy drugiej, a
    w świetle trzeciej zobaczył, kim jesteśmy i co niesiemy, i zrobił się nadzwyczaj cichy.

script-2527 = Luźna deska
script-2527-board =
    Skrzypiała ta deska, żadna inna; jednym końcem wystawała na grubość monety. Pod nią była skrytka. W skrytce, w
    gnieździe z gazet, leżał wojskowy pistolet, a obok butelka dla niemowląt z zaschłym mlekiem i zdjęcie, z którego
    kogoś wycięto. Każda z tych trzech rzeczy była zawinięta osobno.
script-2527-choose-pistol = „Bierz pistolet. Resztę zostaw”.
script-2527-choose-none = „Połóż deskę z powrotem. Nie chcę wiedzieć”.
script-2527-pistol =
    Brakowało iglicy. Ktoś więc zadbał, żeby nie wystrzelił, a potem go trzymał.
script-2527-none = Już nie skrzypiała. Musieliśmy położyć ją odwrotnie.

script-2528 = Po lodzie
script-2528-roof =
    Zajezdnia miała kiedyś szklany dach. Leżał na ziemi, w poprzek dwóch torów, jakby w jednej tafli, a na nim śnieg;
    przy każdym kroku śpiewał. Na środku stała budka magazyniera, nieruszana od jesieni. Na tym śniegu nie było jeszcze
    ani jednego śladu.
script-2528-choose-across = „Rozłóż ciężar. Ślizgaj się”.
script-2528-choose-around = „Dookoła, peronem. Ile potrwa, tyle potrwa”.
script-2528-hut =
    { $them } { $them_gender ->
        [feminine] przedostała się na leżąco, jak pływaczka
       *[masculine] przedostał się na leżąco, jak pływak
    }. W budce był piecyk, menażka, telefon. W drodze powrotnej było widać w śniegu ślad całego człowieka, z rękami i
    nogami, jak robią dzieci.
script-2528-through =
    Trzymało do ostatniego metra. Czekało na to, { $them_gender ->
        [feminine] powiedziała { $them }
       *[masculine] powiedział { $them }
    }, kiedy wyciągaliśmy drzazgi szkła.
script-2528-around = Przy tylnych drzwiach były ślady szczurów. Więc ktoś jeszcze na to wpadł.

## Quiet corner

script-2529 = Konfesjonał
script-2529-box =
    Jeden z konfesjonałów nie spłonął. Dobrze się w nim siedziało, bez wiatru, za zasłonką; byliśmy tam może minutę,
    łapiąc oddech, kiedy po drugiej stronie kratki ktoś ukląkł. „Nie byłam dziewięć lat” – powiedziała. Na odpowiedź nie
    czekała. Chodziło o sąsiadkę, o worek i o drzwi, których się nie otworzyło, w nocy, w styczniu. Dość pospolita
    historia. Zamilkła. Czekała.
script-2529-choose-absolve = „Proszę iść do domu. Wybaczone. I nie zamykać dziś na klucz”.
script-2529-choose-own = „Ja też mam coś takiego”.
script-2529-choose-silent = Milczeć i czekać, aż odejdzie.
script-2529-absolve =
    Zapłakała i powiedziała to, co się mówi. Przez kratkę wsunęła się moneta. Prawdziwa, srebrna, i nie mieliśmy do niej
    żadnego prawa. W domu stanęła na półce, obok zegara.
script-2529-own =
    Było cicho. „To proszę mówić” – odezwała się. I tak to szło tam i z powrotem przez tę kratkę, między dwiema osobami,
    aż obie oddały wszystko.
script-2529-silent =
    Długie było to milczenie. W końcu słychać było, jak wstaje. „Dziękuję, ojcze – powiedziała – tak myślałam”.

script-2530 = Ciepła ściana
script-2530-wall =
    Ściana była ciepła. Niezbyt, jak koń, kiedy postoi; ale po drugiej stronie nie było nic, ani domu, ani pieca, samo
    niebo. Oparliśmy się o nią obiema rękami, potem plecami. Pod tynkiem coś się paliło. Mogło się tlić od tygodni,
    jakaś belka, dalej i dalej, w środku domu.
script-2530-choose-stay = „Pół godziny. Oprzyj się i nie myśl”.
script-2530-choose-dig = „Gdzie się tli, tam jest drewno”.
script-2530-stay =
    Spaliśmy na stojąco. Był to najlepszy sen tej zimy. Na ścianie został nasz odcisk, przynajmniej wtedy; szron
    obrysował go dookoła.
script-2530-dig =
    Brakowało mu tylko powietrza. Zrobił się z tego niezły ogień. Wyciągnęliśmy, co się dało. Przez ten kwadrans, kiedy
    się palił, zeszło się ze czterdzieści osób i wyciągało do niego ręce.

script-2531 = Ławka
script-2531-bench =
    Na dziedzińcu była ławka dookoła drzewa, a na niej siedział człowiek, który karmił ptaki. Ptaków nie było. Rzucał,
    czekał i rzucał; to był żwir. Posunął się dla nas. Odezwał się dopiero po jakimś czasie, i to o nich, jak dzwoniec
    się rozpycha, jak zawsze trafi się jeden z chorą nóżką. Na kolanie miał torebkę i przechylił ją ku nam.
script-2531-choose-throw = „Weź garść”.
script-2531-choose-bread = „Daj mu rzucić prawdziwy okruch”.
script-2531-choose-go = „Nie mamy na to czasu”.
script-2531-throw =
    To ruch z nadgarstka. Trzeba poczekać, aż zobaczą. Po jakichś dziesięciu minutach coś jednak przyleciało, liść, i
    wszyscy na tej ławce podkurczyli nogi.
script-2531-bread =
    Patrzył, jak leży mu na dłoni. Rozkruszył na najmniejsze okruszki, jakie się da, jeden zjadł, a resztę rzucił.
    „Powiedzą jeden drugiemu” – stwierdził.
script-2531-go =
    Skinął głową. „Przylatują rano” – powiedział nam, jak ktoś, kto wie, że to kwestia wczesnego wstawania.

## Hiding place

script-2532 = Zajęte
script-2532-inside =
    Szafa była dobra, miała fałszywe plecy. Weszliśmy i przymknęliśmy drzwi. Dopiero po chwili dotarło do nas, że futro,
    o które się opieramy, oddycha. „Cicho – powiedziało. – Są na schodach”. Na schodach były buty i lampa. Staliśmy po
    ciemku, z obcym człowiekiem, policzek przy policzku, a jedno z serc waliło jak młot; czyje, nie dało się ustalić.
script-2532-choose-wait = „Przeczekajmy”.
script-2532-choose-push = „Wypchnij go. Chcą tylko jednego”.
script-2532-wait =
    Zajrzeli pod łóżko, zaklęli i poszli. Przez następne pięć minut nikt się nie ruszył. Potem wyszedł pierwszy i podał
    nam rękę, jak ktoś, kto pomaga wysiąść z powozu. Był kuśnierzem. Został przy towarze.
script-2532-push =
    Był lekki. Wszystkie buty pobiegły w jedno miejsce. Kiedy znowu ucichło, byliśmy tam sami, z futrami, i wzięliśmy
    najlepsze.

script-2533 = Pod sceną
script-2533-trap =
    Pod sceną szkolnej auli było miejsce, w którym dało się tylko siedzieć, i było pełne królów. W każdym razie koron,
    tekturowych, i płaszczy, a był i księżyc. Ktoś z nimi mieszkał. W kurzu leżała kromka chleba ze śladami zębów,
    jeszcze miękka, i latarka, jeszcze ciepła. Klapa była na drugim końcu i właśnie ją opuszczono.
script-2533-choose-call = „Wracaj. Nie zjemy”.
script-2533-choose-bread = „To chleb. Świeży chleb”.
script-2533-call =
    Odpowiedzi nie było. Po jakimś czasie głos z góry zapytał: „A jak się mówi?” Zastanowiliśmy się. „Proszę” –
    powiedzieliśmy. Spuszczono nam na sznurku koronę.
script-2533-bread =
    Był czymś posmarowany. Na trzy kęsy. Z góry, przez szpary, patrzono na każdy z nich.

script-2534 = Tunel
script-2534-tunnel =
    W tylnej ścianie piwnicy na węgiel był wyłom, a za nim tunel, podparty listwami z łóżek, na wysokość człowieka na
    czworakach. Kopał go w pośpiechu ktoś, kto się na tym znał. Prowadził za miasto. Szedł z niego przeciąg, który
    pachniał trawą. Wsunęliśmy lampę, jak daleko się dało. Na listwach co dwa metry były znaki, czterdzieści, dokąd
    sięgało światło.
script-2534-choose-crawl = „Wchodzę. Godzina i ani minuty dłużej”.
script-2534-choose-close = „To cudze wyjście. Zakryj je z powrotem”.
script-2534-blocked =
    Kończył się przy dziewięćdziesiątym znaku, gliną. Odłożyli tam łopatę i wrócili, gdzie tam mieszkali. Zabraliśmy
    trochę listew; uznaliśmy, że tyle nam się od niego należy.
script-2534-field =
    Wychodził pod żywopłotem. Było pole, z księżycem i kapustą, za nim sowa, a za nią ciągnęło się dalej. Zebraliśmy, co
    dało się wlec. Zawróciliśmy. W domu pytano potem dlaczego; gotowej odpowiedzi nigdy nie było.
script-2534-vanished =
    Popuszczaliśmy linę, a przy sześćdziesiątym znaku zwiotczała. Na jej końcu { $them_gender ->
        [feminine] była
       *[masculine] był
    } { $them }. Daliśmy tę godzinę i drugą. Potem wyciągnęliśmy linę, ręka za ręką. Węzeł nie puścił sam. Został
    rozwiązany, jak się rozwiązuje but.
script-2534-dark =
    Przy sześćdziesiątym znaku zgasła lampa. Nie było gdzie się obrócić. Trzeba było tyłem, na łokciach, listwa po
    listwie, a pod nogami było coś miękkiego, czego w tamtą stronę nie było; i był już dzień, kiedy pojawiła się
    piwnica.
script-2534-close =
    Zaklinowaliśmy płytę i zarzuciliśmy węglem. Od środka dziecięcym pismem było kredą: NIE ZAPOMNI SIĘ SCHYLIĆ.
