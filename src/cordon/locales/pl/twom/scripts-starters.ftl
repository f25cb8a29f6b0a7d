# The starter scripts (TW-32) and the pages of the epilogue that they mark.
# { $them } is the name of a person of the group.

## L01 Empty flats

script-401 = Ciepły czajnik
script-401-kettle =
    Trzecie mieszkanie na piętrze nie miało drzwi, tylko zawiasy i zasłonę z koralików, podwiązaną sznurówką. W kuchni
    okno było założone materacami. Na parapecie stał czajnik; przyłożyliśmy do niego rękę i zaraz ją zabraliśmy. Jedna
    filiżanka, opłukana, schła dnem do góry na złożonej gazecie. Gazeta była z przedostatniej wiosny, krzyżówka
    rozwiązana, brakowało tylko rzeki na siedem liter. Na nasze „dobry wieczór” nikt nie odpowiedział. Gazu nie było od
    roku i nie mogliśmy dojść, na czym ten czajnik zagotowano.
script-401-ask-wait = „Ktokolwiek to jest, wróci, zanim wystygnie. Siadamy i czekamy”.
script-401-ask-leave = „To czyjaś kuchnia. Chodźmy”.
script-401-host =
    Usiedliśmy na podłodze, { $present ->
        [one] plecami do piekarnika, z jednym okiem otwartym, potem z drugim
       *[other] plecami do piekarnika, i pilnowaliśmy na zmianę, żeby ktoś miał otwarte oczy
    }. Wszedł po schodach tyłem, stary człowiek w dwóch paltach, ciągnąc za sobą na sznurku szufladę z drewnem na
    rozpałkę. Zobaczył nas i zaraz spojrzał, czy czajnik jest na miejscu. Ma tylko tę jedną filiżankę, powiedział, więc
    będzie musiała krążyć. Zanim wyszliśmy, otworzył piekarnik, bo tam trzymał rzeczy. „Rzeka – powiedział z głową w
    środku. – Siedem liter, druga O”.
script-401-lids =
    Godzina w cudzej kuchni to długo. { $them } tylko się { $them_gender ->
        [feminine] odchyliła
       *[masculine] odchylił
    }, żeby dać odpocząć nodze, i ze ściany spadła półka, a na niej wszystkie pokrywki z mieszkania. Wstrzymaliśmy
    oddech, aż pokrywki skończą. Jedna jeszcze długo krążyła na kancie po przedpokoju. Nad nami kroki, które schodziły
    po schodach, ustały, odczekały tyle co my i bardzo cicho wróciły na górę.

script-402 = Lista lokatorów
script-402-names =
    Za drzwiami od ulicy wisiała lista lokatorów, na maszynie, za szkłem. Każde nazwisko było przekreślone tym samym
    niebieskim ołówkiem i od tej samej linijki, a obok każdego stała data. Daty zaczynały się od parteru i szły w górę.
    Tylko czwarte piętro po lewej miało jeszcze nazwisko: Resnik, i w nawiasie „dzwonek zepsuty, proszę pukać”. Ołówek
    wisiał przy ramce na sznurowadle, zatemperowany. Na półeczce leżała książka domowa, w której podpisywano się za mycie
    schodów. Na czwartym ktoś chodził tam i z powrotem w kapciach.
script-402-ask-knock = „Napisane: proszę. Czyli cztery piętra i pukamy”.
script-402-ask-book = „Nie będzie jej brakowało książki, której nikt nie podpisuje”. Zabrać ją i zostać na dole.
script-402-resnik =
    Łańcuch, potem oko, potem długie spojrzenie na nasze buty. Pani Resnik wpuściła nas do wycieraczki. Przez trzydzieści
    lat była w tym domu dozorczynią i nadal nią była; ołówek należał do niej. „Wyprowadzają się bez wypowiedzenia –
    powiedziała. – Ktoś to musi prowadzić”. Wzdłuż ściany w korytarzu stało to, co inni zostawili w spiżarniach, ułożone
    piętrami, z karteczkami pod sznurkiem. Z pierwszego i drugiego gotowa była sprzedać. Co do trzeciego jeszcze się
    wahała.
script-402-sledge =
    Książka domowa miała sporo czystych kartek i okładkę, która by się paliła. Przy wyjściu otworzyła się na zimie sprzed
    wojny. Cztery rodziny przez trzy miesiące kłóciły się na piśmie o sanki na półpiętrze. Pod ostatnim wpisem podpisali
    się wszyscy, a ktoś mały narysował te sanki, razem ze sznurkiem. Zamknęliśmy ją i włożyliśmy do torby. Kapcie nad nami
    stanęły, a potem ruszyły w drugą stronę.

## L02 Corner shop

script-403 = Kasa
script-403-till =
    Ze sklepu na rogu wyniesiono wszystko, co dało się unieść, łącznie z listwami na ceny. Kasa została, bo była
    przykręcona do lady. Ktoś próbował pogrzebaczem, a przed nim ktoś czymś gorętszym; szuflada odstawała na grubość
    paznokcia i nie szła ani w tę, ani w tę. Okienko na górze dalej pokazywało ostatnią sprzedaż, a była to cena bochenka z
    czasów, gdy bochenek miał cenę. Karteczka przyklejona z boku zawiadamiała, że Kredyt umarł, a zabili go ci, co nie
    płacą. W szparze widać było coś jasnego.
script-403-ask-force = „Trzymaj ladę. Na trzy”.
script-403-ask-leave = „Dla drobnych? Zostaw, pobudzimy ulicę”.
script-403-pledge =
    Szuflada wyskoczyła nagle i zadzwonił dzwonek, wesoły dzwonek, któremu się nie spieszyło. Pod przegródkami na bilon, w
    skręcie papieru od cukru, leżały kolczyki i pół pokwitowania. Zastawiono je za dwa kilo mąki, do wykupienia przed
    Wielkanocą. Sklepikarz zapisał nazwisko właścicielki, a niżej, drobniej, co zwykle kupowała, żeby mieć naszykowane.
    Kolczyki wzięliśmy, pokwitowanie mu zostawiliśmy.
script-403-samples =
    Szuflada wyskoczyła nagle i zadzwonił dzwonek, wesoły dzwonek, któremu się nie spieszyło. To jasne było torebką z
    próbkami kawy, jakie akwizytor zostawia z wizytówką. Pod nią sklepikarz trzymał końcówki rolek z kasy, rozprasowane, a
    na odwrocie rysował ulicę widzianą zza lady: przystanek, kasztan, tego samego psa w jedenaście różnych dni. Kawa nie
    straciła zapachu. Psa złożyliśmy i odłożyliśmy na miejsce.

script-404 = Długi
script-404-debts =
    Zaplecze było zamknięte, a klucz wisiał obok na gwoździu, pod zeszytem. Pierwsze strony to były długi, ręką
    sklepikarza, sprzed wielu lat. Na ostatniej swojej stronie napisał: „Poszedłem do brata. Bierzcie, co trzeba,
    zapiszcie, przynieście, co możecie”. Dalej szły inne charaktery pisma. Dwie świece. Pół kilo fasoli. Ludzie też
    przynosili i też to zapisywali: zegarek bez paska, słoik guzików, tydzień zamiatania. Najświeższy wpis miał cztery
    dni. Wszystkie sumy ktoś sprawdził na czerwono.
script-404-ask-pay = „No to zróbmy, jak chciał. Co mamy, co warte jest linijki?”
script-404-ask-take = „Nie ma tu komu czytać”. Brać i nie zapisywać.
script-404-ask-leave = „Inni z tego żyją. Odwieś klucz”.
script-404-written =
    Spieraliśmy się, jak się pisze nasza własna ulica, a potem o wartość tego, co zostawiamy. W końcu wpisaliśmy mniej,
    niż to było warte, bo linijka nad nami zrobiła to samo. Zaplecze pachniało mydłem. Na każdej półce puszki przesunięto
    do przodu, jak to robią sklepikarze, żeby nie wyglądała na pustą. Wzięliśmy z tyłu. { $present ->
        [one] Na ulicy przypomniało nam się, że nie ma daty,
       *[other] Na ulicy komuś z nas przypomniało się, że nie ma daty,
    } więc wróciliśmy i wpisaliśmy datę.
script-404-unwritten =
    Zaplecze pachniało mydłem. Na każdej półce puszki przesunięto do przodu, jak to robią sklepikarze, żeby nie wyglądała
    na pustą. Gdy wzięliśmy swoje, została dziura. { $present ->
        [one] Zsunęliśmy sąsiednie, aż zniknęła.
       *[other] Ktoś z nas zsunął sąsiednie, aż zniknęła.
    } Odwiesiliśmy klucz na gwóźdź pod zeszytem i wyrównaliśmy zeszyt na ścianie. { $present ->
        [one] Ołówek był ciepły; przez cały ten czas ściskaliśmy go w kieszeni.
       *[other] Ołówek był ciepły od kieszeni; ktoś z nas ściskał go w niej przez cały ten czas.
    }

## L03 Outpatient clinic

script-405 = Siostra z nocnej zmiany
script-405-nurse =
    Minęliśmy ją dwa razy, zanim się odezwała. „Nie zapalajcie niczego. Strzelają do zapałek”. Siedziała na podłodze
    korytarza między dwoma łóżkami i po omacku zwijała uprane bandaże. Kiedy musiała przejść przez salę, liczyła kroki
    półgłosem, żeby ci w łóżkach wiedzieli, gdzie jest, i że to ona. Łóżek było siedem i nigdy nie powiedziała liczby
    większej niż dziewiętnaście. „Jeśli przyszliście brać – powiedziała – to już wzięte. Jeśli się opatrzyć, to jest
    kolejka. Koniec musicie wymacać”.
script-405-ask-give = „Mamy coś dla siostry. Proszę wyciągnąć rękę”.
script-405-ask-care = „Staniemy w kolejce”. Wymacać jej koniec.
script-405-ask-leave = „Przepraszamy, siostro. Nie te drzwi”.
script-405-thanks =
    Nie podziękowała. Powąchała, co jej daliśmy, zważyła w dłoni i zapytała, gdzie śpimy. { $present ->
        [one] Powiedzieliśmy, zanim zdążyliśmy się ugryźć w język.
       *[other] Ktoś z nas powiedział, zanim ktoś inny zdążył go szturchnąć.
    } Potem wzięła najbliższy nadgarstek, akurat zdrowy, i trzymała go tak długo, jak się liczy tętno. „Ten jest w
    porządku” – oznajmiła całej sali. Z trzeciego łóżka ktoś powiedział, że to dobrze. Zanim trafiliśmy na schody,
    słyszeliśmy, że znowu liczy, i zaczęliśmy liczyć razem z nią.
script-405-stitches =
    Kolejka to były cztery osoby na ławce i przesuwała się dotykiem. Nikt się nie odzywał, prócz mężczyzny, który nikomu
    objaśniał, jak działa gaźnik. Kiedy przyszła nasza kolej, siostra robiła wszystko z twarzą zwróconą ku sufitowi, jakby
    tam było światło. Szyła tak, jak się przyszywa guzik, na koniec okręciła nitkę i odgryzła. Niczego nie chciała.
    Mężczyzna z ławki zapytał, czy ma jej opowiedzieć o hamulcach.

script-406 = Stalowa szafka
script-406-cabinet =
    Szafka w zabiegowym miała trzy wgniecenia na wysokości buta i jedno na wysokości kolby. Wciąż była zamknięta. Z boku
    wisiała, zgodnie z przepisem, karta klucza, po linijce na każde przekazanie. Doktor Simić przełożonej. Przełożona
    portierowi. Portier palaczowi, „z powodu ostrzału”. Ostatnia linijka była ołówkiem: „Klucz u Ismeta, który jest na
    weselu córki do niedzieli”. Do której, nie napisano. Kiedy zakołysaliśmy szafką, w środku ruszyło się szkło.
script-406-ask-pick = „Delikatnie. Tam jest szkło”. Poświęcić wytrych.
script-406-ask-break = „Ismet nie przyjdzie”. Wziąć gaśnicę.
script-406-ask-leave = „Niech stoi. Może jakiś lekarz ma jeszcze cierpliwość”.
script-406-open =
    Wytrych wszedł, zamek obrócił się, jakby kaszlnął, i wytrychu już nie oddał. Na górnej półce stały w wacie butelki,
    etykietami do przodu. Większość wyschła na brązową obwódkę. Jedno pudełko było całe. Obok leżała para białych
    rękawiczek, złożony program z kolejnością tańców i, owinięty w serwetkę, migdał w cukrze. Wzięliśmy pudełko. Potem
    wpisaliśmy na kartę, pod Ismetem, naszą ulicę, gdyby ktoś pytał o klucz.
script-406-dent =
    Gaśnica zrobiła piąte wgniecenie i szóste, a przy siódmym drzwiczki złożyły się do środka i coś za nimi długo się
    tłukło. Kiedy ucichło, cały pokój pachniał miętą i eterem. Przebieraliśmy w tym z rękawami naciągniętymi na dłonie.
    Jeden brązowy słoik potoczył się na bok i nie był to ten, który byśmy wybrali. Na korytarzu zaciął się dzwonek; na
    tablicy opadł numer, jakby ktoś spod dziewiątki czegoś potrzebował.

## L04 School

script-407 = Rachunki
script-407-sums =
    W 4b tablica była zapisana działaniami, dorosłą ręką, łatwymi: siedem i osiem, dwanaście odjąć dziewięć. Gdzie
    kończyła się tablica, szły dalej po tynku i przy oknie doszły do ułamków. Skręcały na korytarz. Mijały wieszaki, każdy z
    namalowanym owocem, i robiły się coraz trudniejsze, a pod drzwiami pokoju nauczycielskiego były już { $present ->
        [one] takie, że nie rozwiązalibyśmy ich w żadnym wieku
       *[other] takie, że nikt z nas nie rozwiązałby ich w żadnym wieku
    }. Wyglądało na to, że ktoś dopisuje po kilka co wieczór. Na końcu stał spodek z ogryzkiem kredy i piętką chleba
    pokrojoną w kostkę.
script-407-petar =
    Petar wszedł pierwszy i stanął, bo 4b to była jego klasa. Tablica była zapisana działaniami, dorosłą ręką, której nie
    znał, łatwymi: dwanaście odjąć dziewięć. Gdzie kończyła się tablica, szły dalej po tynku i za róg, na korytarz, obok
    wieszaków z namalowanymi owocami, coraz trudniejsze, aż do pokoju nauczycielskiego. Tam stał spodek z ogryzkiem kredy.
    Petar wrócił wzdłuż ściany z rękami założonymi do tyłu. „Jest błąd – powiedział. – Przy wiśniach. Dalej wszystko jest
    źle i wszystko porządnie policzone”.
script-407-ask-stay = „Kreda jeszcze jest. Zobaczmy, dokąd dojdziemy”.
script-407-ask-leave = „Przyszliśmy do kuchni, nie po stopnie”.
script-407-chalk =
    { $present ->
        [one] Zaczęliśmy tam, gdzie łatwo.
       *[other] Zaczęliśmy tam, gdzie łatwo, i liczyliśmy po kolei.
    } Dziwne, co zostaje w ręce. { $present ->
        [one] Przy gruszkach zapomnieliśmy przenieść jedynkę i zaśmialiśmy się, spojrzeliśmy po oknach i liczyliśmy dalej, ciszej.
       *[other] Przy gruszkach pokłóciliśmy się o przeniesienie jedynki, ktoś się zaśmiał, wszyscy spojrzeliśmy po oknach i
            liczyliśmy dalej, ciszej.
    } Doszliśmy do śliwek. Tam napisaliśmy pod spodem datę, jak się należało, i zostawiliśmy wolną linijkę dla tego
    kogoś. Kredę odłożyliśmy na spodek dłuższym bokiem do ściany.

script-408 = Worki w stołówce
script-408-sacks =
    Za okienkiem stołówki opierało się o siebie pięć worków. Były to kiedyś ziemniaki i marchew; tak mówił szablon, i że
    to dar. Z wierzchu rosły kiełki, białe, grube na palec i dłuższe niż ręka, a wszystkie znalazły tę samą szparę
    światła pod żaluzją i wyszły nią na podwórze. Worki pachniały słodko. Jadłospis z plastikowych literek dalej
    obiecywał na wtorek kaszę mannę, tylko K ktoś do czegoś pożyczył.
script-408-ask-sort = „W środku zawsze jest jakiś zdrowy. Daj rękawice”.
script-408-ask-leave = „Ten zapach idzie w płuca. Zamknij okienko”.
script-408-spores =
    { $them } { $them_gender ->
        [feminine] przebierała
       *[masculine] przebierał
    } na kolanach, z szalikiem na ustach: miękkie na lewo, niepewne za siebie. Z trzeciego worka, kiedy się go
    przechyliło, poszedł dym. Suchy, zielonkawy, i zawisł na wysokości twarzy. Był w nim jeden dobry korzeń, twardy jak
    pięść, { $present ->
        [one] i uścisnęliśmy go, można powiedzieć, jak dłoń
       *[other] i wszyscy po kolei uścisnęliśmy go, można powiedzieć, jak dłoń
    }. Kaszel zaczął się przy bramie szkoły, a przy torach tramwajowych już z niego nie żartowaliśmy.
script-408-clean =
    { $them } { $them_gender ->
        [feminine] przebierała
       *[masculine] przebierał
    } na kolanach, z szalikiem na ustach: miękkie na lewo, niepewne za siebie. Trwało to tak długo, że smuga światła
    przeszła z podłogi na ścianę. To, co na koniec zostało, mieściło się w jednej ręce. Było twarde i miało z boku oczko,
    które się jeszcze nie otworzyło. Przed wyjściem { $them } { $them_gender ->
        [feminine] wysunęła
       *[masculine] wysunął
    } białe kiełki trochę dalej pod żaluzję, na tyle, na ile sięgały.

## L05 Building site

script-409 = Kabina dźwigu
script-409-crane =
    Dźwig nie obrócił się od pierwszej jesieni i skrzypiał już tylko przy północnym wietrze. Drabina szła w górę środkiem
    masztu, szczebel po szczeblu, do kabiny z jedną szybą. Z kabiny zwisało na sznurze od bielizny wiadro i ktoś go
    niedawno używał: na placu leżał świeży śnieg, a w wiadrze nie. Z góry widać byłoby całą budowę i każdą klatkę schodową,
    o której inaczej trzeba się było dowiadywać na piechotę. Na dole ktoś wymalował udźwig wysięgnika, a niżej: „ty nie,
    Fadil”.
script-409-ask-climb = „Dwadzieścia minut w górę i znamy każdy kąt. Ja pójdę”.
script-409-ask-leave = „Szczeble są oblodzone. Pójdziemy dołem, jak ludzie”.
script-409-cabin =
    Długo czekaliśmy, aż { $them } da znak, i wreszcie zjechało wiadro z wiadomością na bilecie autobusowym: plan budowy, z
    krzyżykami. W kabinie było krzesło na sprężynach, słoik pestek od śliwek i dziennik operatora. Godziny wpisywał dalej.
    Bez podnoszenia, pisał co dzień, widoczność dobra. Narysował każdy dom, jaki widział, a tam, gdzie któregoś brakowało,
    trochę zakreskował. Bilet odczytaliśmy palcami, pod płaszczem, i było już wiadomo, którędy iść.
script-409-fell =
    Słyszeliśmy, jak { $them } mija drugi podest, potem trzeci, a potem but, który się ześliznął. Nie było wysoko, niżej
    był podest, tyle że ze stali. { $present ->
        [one] W pojedynkę, z paskiem pod pachami, droga na dół była długa.
       *[other] Znieśliśmy { $them_accusative } na dół wspólnie, z paskiem pod pachami.
    } Szczebel, który puścił, został w rękawicy; był prawie na wylot nadpiłowany i zalany woskiem ze świecy, całkiem
    starannie, przez kogoś, kto nie życzył sobie odwiedzin.

script-410 = Człowiek z lampą
script-410-lamp =
    Nadszedł po rusztowaniu bez pośpiechu, tęgi mężczyzna z lampą kolejarską, i podniósł ją, żeby się nam przyjrzeć. Nie
    paliła się. Nosił ją tak od tak dawna, że mrużył za nią oczy. „Budowa zamknięta – powiedział. – Stróż nocny. Państwo
    pewnie w sprawie cementu”. Nikt mu nie płacił, odkąd odjechała ostatnia ciężarówka firmy, ale książkę prowadził. Był w
    niej każdy skradziony worek i każda deska, z godziną, a gdzie wiedział, to i złodziej. Przy nazwiskach złodziei
    dopisywał, ile mają dzieci.
script-410-ask-talk = „My nie w sprawie cementu. Ma pan chwilę?”
script-410-ask-threaten = „Lampa na ziemię i z dala od baraku”.
script-410-ask-leave = „Pomyłka. Dobrej nocy, szefie”.
script-410-inventory =
    Miał chwilę. Miał je wszystkie, powiedział, i oprowadził nas: betoniarka, wyciąg, miejsce, gdzie do czerwca stała
    przenośna ubikacja. W sprawie inwentarza był surowy. Co na liście, zostaje na budowie. Ale bęben wyciągu dostarczono
    przez pomyłkę dwa razy i ten drugi nigdy nie był nigdzie wpisany, co go gryzło. Sam odkręcił, czego nam było trzeba, i
    wytarł czapką. Potem podniósł lampę i świecił nam, aż przeszliśmy przez dziurę w płocie.
script-410-won =
    Trwało to krótko, a bił się jak człowiek, któremu głównie wstyd, że brak mu tchu. Lampa potoczyła się pod barak. W
    środku było łóżko polowe, półka z tym, z czego żył, i książka, otwarta na dzisiaj. Zdążył wpisać atramentem godzinę
    naszego przyjścia i „ze troje, od wschodniego płotu, uprzejmi”. Książkę zostawiliśmy. { $present ->
        [one] Wróciliśmy osuszyć stronę bibułą,
       *[other] Ktoś z nas wrócił osuszyć stronę bibułą,
    } bo była jeszcze mokra.

## L06 Car workshop

script-411 = Coś się ładowało
script-411-charger =
    W kanale warsztatu, pod starym autem bez kół, pracował prostownik. Zapomnieliśmy już ten dźwięk; najpierw szukaliśmy
    kota. Wskazówka stała na początku zielonego. Kabel szedł po podłodze pod paskiem wykładziny, przez ścianę, i nie
    doszliśmy, skąd bierze prąd. Na akumulatorze leżała ścierka, a na ścierce kartka: „Od 4 do 6 pani, od 6 do 8 ja. Proszę
    nie podkręcać, pani Abaz, to się tylko grzeje”. Była za dziesięć piąta.
script-411-ask-take = „Odpinaj. Najpierw czerwony i szybko”.
script-411-ask-leave = „Pani Abaz ma jeszcze siedemdziesiąt minut. Wychodzimy”.
script-411-silence =
    Kiedy zeszły klemy, buczenie ustało, a razem z nim coś nad nami, czego dotąd nie zauważyliśmy: cienki głos czytający
    wyniki meczów, daleki, sprzed wojny. Szurnęło krzesło. „Halo? – powiedziała kobieta nad nami, całkiem życzliwie. –
    Znowu pan podkręcił?” Mieliśmy to już w torbie. Było cięższe, niż wyglądało, i grzało w żebra przez całe podwórze aż
    do bramy, która, jak się teraz okazało, krzyczała.

script-412 = Dwaj ludzie i wąż
script-412-tank =
    Dwaj mężczyźni spuszczali paliwo z ciężarówki, która leżała na boku. Byli braćmi; tak samo spluwali. Jeden ciągnął
    ustami przez wąż, drugi trzymał kanister, i nie mieli sobie nic do powiedzenia. Wszystko szło przez nas. „Powiedzcie
    mu, żeby podniósł” – mówił jeden. „Powiedzcie mu, że podniesione” – mówił drugi. Potrzebowali kogoś przy bramie na
    czas jednego baku, z dwoma palcami w ustach, a zapłacić mogli częściami. Żaden z nich, jak się okazało, nie umiał
    gwizdać. Od tego był trzeci brat.
script-412-ask-watch = „Staniemy przy bramie. Ile trwa jeden bak?”
script-412-ask-leave = „Powiedzcie jeden drugiemu, że się spieszymy”.
script-412-whistle =
    Bak trwał prawie całą noc. Staliśmy przy słupku bramy i patrzyliśmy na róg, gdzie wisiał plakat cyrku i nie było nic
    więcej. Zrobiło się tak zimno, że oba palce trzymaliśmy w ustach, żeby były gotowe. Raz przyszedł pies i przeczytał
    mur. Pod koniec usłyszeliśmy za plecami, jak bracia się śmieją, obaj, z tego samego, a kiedy się odwróciliśmy,
    przestali. Odliczyli części na szmatę. „Powiedzcie im, że z górką” – odezwał się starszy.

## L07 Burnt church

script-413 = Ogarki
script-413-stubs =
    Dach spadł do nawy, a za nim śnieg. Pod chórem, gdzie było sucho, stały świece. Wyglądały na ogarki ze wszystkich
    kościołów w dzielnicy, białe i miodowe, a jedna w kształcie kaktusa, poprzylepiane do ołowianej rury od organów.
    Ktoś zeskrobywał to, co spłynęło. Było zrolowane w palcach na nowe świeczki, cienkie jak ołówek i szare od rąk, i
    ułożone przy rurze na kartce ze śpiewnika. Na pieniądze stał spodek. Leżały w nim trzy guziki i żeton tramwajowy.
script-413-ask-light = „Jedną z tych szarych. Po to są”.
script-413-ask-leave = „Przez taki dach widać światło. Idziemy”.
script-413-flame =
    Z początku nie chciała się zająć, a potem paliła się z cichym trzaskiem, bo był w niej brud. Stanęliśmy blisko, żeby ją
    zasłonić, i trzymaliśmy poły płaszczy, jak się na plaży osłania od wiatru dziecko. O ile wiemy, nikt się nie modlił. { $present ->
        [one] Powiedzieliśmy imię. To był ten z motocyklem, powiedzieliśmy do płomyka.
       *[other] Ktoś z nas powiedział imię, ktoś inny zapytał, czy to ten z motocyklem, a pierwszy głos powiedział, że
            tak.
    } Kiedy wypaliła się do połowy, zgasiliśmy ją palcami i odłożyliśmy do innych, gdzie widać było, że jest krótsza.

script-414 = Goście księdza
script-414-guests =
    W zakrystii mieszkało jedenaście osób i ksiądz. Nazywał ich gośćmi. Przez środek przewiesił prześcieradło, bo dwie
    rodziny nie rozmawiały ze sobą przed wojną, a nie uważał, żeby wypadało godzić je wojną. Nad piecem schły
    skarpety, przypięte do sznura od odświętnej alby. Wstał, kiedy weszliśmy, policzył nas i spojrzał na garnek.
    Widzieliśmy, jak dzieli. „Zostaniecie, oczywiście” – powiedział, a jeden z gości, starszy pan z pędzlem do golenia w
    ręku, zamknął oczy.
script-414-ask-give = „Dziękujemy, nie. Ale to niech pójdzie do garnka”.
script-414-ask-bread = „Gdyby została skórka, proszę księdza, nie odmówimy”.
script-414-ask-leave = „Jesteśmy po kolacji. Dobranoc państwu”.
script-414-table =
    Ksiądz odczytał etykietę na głos, jak nazwisko gościa, i zza prześcieradła odpowiedziały obie strony. Do garnka poszło
    to za naszymi plecami, żebyśmy nie widzieli, jak mało tam jeszcze było. Potem odpięto prześcieradło w jednym rogu, bo
    jedyny stół stał po połowie tu i tam, i zrobiono miejsca. Starszy pan odłożył pędzel i { $present ->
        [one] podał nam rękę
       *[other] podał nam rękę, po kolei każdemu
    }. Była mokra. Właśnie miał się ogolić, powiedział, w razie gdyby ktoś przyszedł.
script-414-turnip =
    Chleba nie było. Była rzepa i nie chciał słyszeć o krojeniu; zawinął ją całą w stronę z gazetki parafialnej i włożył nam
    w ręce. Łyżka w garnku krążyła wolniej. Po obu stronach prześcieradła każdy znalazł sobie zajęcie. Dziewczynka, na oko
    dziewięcioletnia, której kazano pilnować pieca, powiedziała nam, że to ta rzepa z buzią. Buzię znaleźliśmy później, po
    drodze, tam gdzie skórka się zagięła.

## L08 Hotel

script-415 = Winda kuchenna
script-415-lift =
    Za kredensem na drugim piętrze winda kuchenna utknęła między kondygnacjami, tak że na wysokości oczu widzieliśmy jej
    dolną połowę: nóżki wózka, serwetkę na podłodze i rząd srebrnych kloszy. Jechała w górę, kiedy odcięli prąd. Przy
    szybie wisiał bloczek z zamówieniem. Pokój 31 zamówił kolację dla dwojga, na jedenastą w nocy, i prosił o drugą, bo
    pierwsza przyszła zimna. Zapadka kołowrotu pękła na dwoje. Mając część mniej więcej tej wielkości, można by to spuścić
    ręcznie.
script-415-ljuba =
    Ljuba znała takie hotele od drugiej strony nocy. Poszła prosto do klapy za bielizną i był tam szyb, a w nim winda
    kuchenna, zaklinowana między piętrami. Widzieliśmy nóżki wózka i rząd srebrnych kloszy. Bloczek przeczytała palcami.
    „Trzydzieści jeden – powiedziała. – Kolacja dla dwojga, odesłana, bo zimna. Zawsze jest jakieś trzydzieści jeden”.
    Zapadka kołowrotu pękła. Niech jej ktoś da część mniej więcej tej wielkości, powiedziała, a opuści to tak, że nikt się
    nie obudzi.
script-415-ask-mend = „Mamy część, która podejdzie. Trzymaj linę”.
script-415-ask-leave = „Część jest warta więcej niż zimna kolacja. Niech wisi”.
script-415-trays =
    Zjeżdżała po dłoni i podskakiwała. Pod kloszami leżało to, czym po dwóch latach staje się kolacja, czyli prawie nic,
    plama i przy niej widelec. Ale wózek miał trzy półki, a na niższych pokojówki woziły to, o co proszą goście, i to, co
    pokojówki odkładają. W szufladzie na sztućce był list do kuchni: goście spod 31 przepraszają, kłócili się, a zupa na
    pewno nie była niczemu winna.

script-416 = Gość w sali jadalnej
script-416-guest =
    Przy stoliku pod filarem siedział mężczyzna w smokingu, z kocem na nogach, i stawiał pasjansa. Zameldował się na
    weekend. Rachunek leżał obok, pod solniczką; pierwszego każdego miesiąca sam go uzupełniał i parafował minibar.
    „Siadajcie, siadajcie – powiedział. – Ograłem każdego, kto tędy przechodził, i nikt nie przychodzi drugi raz”. Stawiał
    butelkę i chciał za nią czegokolwiek, byle nam było żal, kiedy to stracimy. Tasował dobrze. Karty były z trzech różnych
    talii.
script-416-ask-play = „Jedno rozdanie. I ja przekładam”.
script-416-ask-leave = „Nie stać nas na żal. Dobrego wieczoru”.
script-416-lost =
    Grał powoli i mówił, co robi i dlaczego, więc nie było o co mieć pretensji. Na koniec przyciągnął naszą stawkę do
    siebie jednym palcem i nie spojrzał, co to jest. „W niedzielę o tej samej?” – zapytał. Za nim na kredensie stało
    wszystko, co wygrał: parasole, futerał na klarnet, czyjeś buty. Każda rzecz z numerem stolika. Napisał nasz na
    karteczce i postawił ją, gdzie należało.
script-416-won =
    Zobaczył to trzy karty przed nami i odkrył swoje. „No – powiedział – no, no” i uszy mu poróżowiały. Zanim oddał nam
    butelkę, wypolerował ją serwetką i poprosił, żebyśmy mówili, gdyby kto pytał, że o mały włos. Na kredensie za nim stało
    to, co wygrał od innych, każda rzecz z numerem stolika. Przesunął trochę parasol, żeby zapełnić miejsce po butelce.

## L09 Brewery

script-417 = Ostatni palec
script-417-inch =
    Duże zbiorniki opróżnili fachowcy, ale na końcu szeregu stał mały, do degustacji. Wskaźnik pokazywał pusto. Kłamał;
    kiedy opukaliśmy stal, dźwięk zmieniał się na dłoń od dna. To, co pociekło po palcu, było brunatne i od dawna nie było
    piwem. Rozgrzewało gardło, a potem szło w uszy. Nad kranem wisiała mosiężna tabliczka ku pamięci mistrza
    piwowarskiego, który próbował tu codziennie przez czterdzieści jeden lat, a pod nią chochla na łańcuszku, starta z
    jednej strony przez mańkuta.
script-417-ask-fill = „Napełnij butelkę. Pójdzie na wymianę”. Odkręcić kran do końca.
script-417-ask-drink = „Chochla jest. Jedna osoba, jeden łyk i nikt się nie dowie”.
script-417-ask-leave = „Jak jeszcze nikogo nie zabiło, to czeka. Zostaw”.
script-417-bottle =
    Kran wrzasnął. Przez czterdzieści jeden lat odkręcano go na ćwierć obrotu i teraz opowiedział o reszcie całej
    rozlewni. Staliśmy z podstawioną butelką i mogliśmy tylko { $present ->
        [one] czekać, aż dojdzie do szyjki, i patrzeć to na jedne drzwi, to na drugie
       *[other] czekać, aż dojdzie do szyjki, każde z oczami na innych drzwiach
    }. Kiedy przestało ciec, w rurach wciąż szedł dźwięk, oddalał się od nas przez budynek, jakby ktoś biegł i
    przeciągał kijem po sztachetach. Wcisnęliśmy korek z gazety i wytarliśmy tabliczkę, bo ją ochlapaliśmy.
script-417-sip =
    { $them } { $them_gender ->
        [feminine] zdjęła chochlę, zajrzała do niej, powiedziała do tabliczki „Pana zdrowie” i wypiła
       *[masculine] zdjął chochlę, zajrzał do niej, powiedział do tabliczki „Pana zdrowie” i wypił
    }. Potem przez jakiś czas nic. Potem { $them } { $them_gender ->
        [feminine] siadła na stopniu, uśmiechnęła się do przeciwległej ściany i zaczęła
       *[masculine] siadł na stopniu, uśmiechnął się do przeciwległej ściany i zaczął
    } opowiadać o weselu, na którym do kościoła weszła gęś. O żadnej gęsi nigdy nie słyszeliśmy. Starczyło tego na całą
    drogę do domu, z odpoczynkami, a na końcu gęś dalej była w środku i zaczął padać śnieg.

script-418 = Powietrze nad kadziami
script-418-vats =
    Drzwi do leżakowni były pokreślone kredą w krzyżyki, jeden pod drugim, każdy z datą. Przy ostatnich trzech stało
    „nie”. W środku w dwóch rzędach stały otwarte kadzie, a powietrze leżało między nimi po pierś, ciężkie i kwaśne;
    płomień zapalniczki położył się w nim i zgasł, jakby ktoś mu coś powiedział. Pod przeciwległą ścianą były szafki
    monterów. Nikt ich nie wyłamał. Od klamki biegł w ciemność sznurek, na wysokości kolan, z węzłem co metr, a na drugim
    końcu miał kokardkę.
script-418-ask-search = „Pełne płuca, dwanaście węzłów i z powrotem po sznurku”.
script-418-ask-leave = „Trzy osoby napisały nie. Umiem czytać”.
script-418-back =
    { $them } { $them_gender ->
        [feminine] weszła zgięta wpół, po namyśle się wyprostowała i poszła
       *[masculine] wszedł zgięty wpół, po namyśle się wyprostował i poszedł
    } z podniesioną brodą, jak ktoś, kto brodzi. Popuszczaliśmy drugi sznurek i liczyliśmy. Przy czterdziestu runęły
    szuflady. Przy sześćdziesięciu sznurek zaczął wracać, a z nim { $them }, z szarą twarzą i pełnym naręczem, przez dobrą
    minutę bez słowa, tylko z palcem wskazującym kokardkę. To było sznurowadło. Kto je zawiązał, wyszedł stąd w jednym
    bucie. Dopisaliśmy na drzwiach datę, a po krótkiej naradzie: „tak, byle szybko”.
script-418-knees =
    { $them } { $them_gender ->
        [feminine] weszła wyprostowana
       *[masculine] wszedł wyprostowany
    }, z podniesioną brodą, jak ktoś, kto brodzi, a my liczyliśmy. Przy czterdziestu nie słyszeliśmy nic. Przy
    pięćdziesięciu usłyszeliśmy kolana. { $present ->
        [one] Sznurek zwiotczał, a jakiś czas później na drugim jego końcu, pod kadzią, { $them } całkiem spokojnie
            { $them_gender ->
                [feminine] zawiązywała
               *[masculine] zawiązywał
            } but.
       *[other] Ciągnęliśmy za sznurek, aż się zerwał, potem weszliśmy tam w mokrych szalikach i zobaczyliśmy,
            jak { $them } siedzi pod kadzią, całkiem spokojnie, i zawiązuje but.
    } Ból głowy trwał do następnej nocy. Na drzwiach niczego nie starliśmy; napisaliśmy tylko datę i czwarte „nie” i
    podkreśliliśmy je dla tych, co nie liczą.

## L10 Checkpoint

script-419 = Śpiący przy szlabanie
script-419-asleep =
    Szlaban był opuszczony, a żołnierz spał obok, na siedząco, w budce z drzwiami otwartymi, żeby mieć gdzie podziać nogi.
    Zdjął jeden but i wsadził stopę w futrzaną czapkę. Wokół nadgarstka miał sznur, a sznur biegł do szlabanu, tak że nie
    dało się go podnieść, nie podnosząc chłopaka. Miał może dwadzieścia lat. Między kolanami stał karabin. Na półce za jego
    głową widać było puszkę z amunicją, opartą o nią pocztówkę z jeziorem i łyżkę. Mówił trochę przez sen, takim tonem,
    jakby tłumaczył drogę.
script-419-ask-reach = „Puszka jest o łokieć od jego ucha. Mam długą rękę”.
script-419-ask-leave = „Niech śpi. Takiego dobrego żołnierza drugiego nie mają”.
script-419-slept =
    { $them } { $them_gender ->
        [feminine] nachyliła się
       *[masculine] nachylił się
    } nad chłopakiem z jedną dłonią na framudze, a druga szła po półce jak u niewidomego. Najpierw trzeba było unieść
    łyżkę. Potem wróciła dokładnie tam, gdzie leżała, i pocztówka też; była zaadresowana, bez znaczka. „Druga w lewo” –
    powiedział żołnierz całkiem wyraźnie. Ręka zaczekała. „Potem już zobaczycie” – powiedział, odwrócił twarz do desek i
    sznur się poruszył, a z nim szlaban, na grubość palca.
script-419-woke =
    { $them } { $them_gender ->
        [feminine] nachyliła się
       *[masculine] nachylił się
    } nad chłopakiem z jedną dłonią na framudze i łyżka zsunęła się z pocztówki. Spadła na rurę od pieca. Otworzył oczy,
    zanim zadzwoniła drugi raz. Popatrzył na rękę nad sobą, potem wzdłuż ręki na twarz i widać było, że wolałby coś
    powiedzieć; ale w tej budce nie było nic do powiedzenia, a karabin stał już między kolanami. Wstał w jednym bucie.
    Szlaban za nim szarpnął się w górę, w ciemność.
script-419-still =
    Skończyło się, zanim szlaban przestał się kołysać. Przecięliśmy sznur, bo źle to wyglądało. Drugi but stał pod
    stołkiem, wypchany gazetą, żeby nie stracił kształtu, a czapka wytoczyła się na drogę. Puszki nikt już nie znalazł;
    spadła z półki razem ze wszystkim. { $present ->
        [one] Pocztówkę zabraliśmy, żeby ją wysłać, a na następnej ulicy myśleliśmy, co by się napisało na odwrocie.
       *[other] Ktoś z nas zabrał pocztówkę, żeby ją wysłać, a na następnej ulicy zapytał pozostałych, co by się napisało
            na odwrocie.
    }

script-420 = Nazwiska na siatce
script-420-fence =
    Na siatce przy przejściu wisiały kartki w foliowych koszulkach, przydrutowane na rogach, żeby wiatr ich nie zabrał.
    Były to nazwiska ludzi zastrzelonych po drodze na drugą stronę. Pismo nauczycielki, pomyśleliśmy, proste, z tą samą
    pętelką przy każdym J. Żadnego krzyża, żadnego wiersza. Nazwisko, dzień i godzina, a potem słowo czy dwa, dokąd kto
    szedł: do pompy, do matki, do domu. Ostatnia kartka była zapisana do połowy. Pod ostatnią linijką ołówek narysował
    następne, na zapas.
script-420-ask-read = „Wszystko. Od pierwszej kartki”.
script-420-ask-leave = „Dwoje już poznaję. Mnie wystarczy”.
script-420-hours =
    Trwało to tyle, ile dawniej czytanie gazety. Po drugiej kartce { $present ->
        [one] czytaliśmy już tylko godziny
       *[other] ktoś z nas czytał już tylko godziny
    }, półgłosem. Siódma, siódma dziesięć, południe. Między pierwszą a za kwadrans drugą nie było nic, na żadnej kartce,
    przez cztery miesiące. Ten, kto tam siedział, jadł o pierwszej, może z talerza, z karabinem opartym o ścianę. Pismo
    też to zauważyło. Przy tej przerwie na każdej kartce był malutki ptaszek.

## L11 Market square

script-421 = Pierścionek na sprzedaż
script-421-ring =
    Nie stała przy żadnym straganie. Stała przy suchej fontannie z lewą ręką w słoiku wody z mydłem i odezwała się, gdy
    już ją minęliśmy: „Pierścionek. Prawdziwy”. Nie schodził przez staw. Obracała go od południa i palec na złość spuchł
    dookoła. Nie chciała pieniędzy ani papierosów, które wszyscy dawali; chciała czegoś, co zje człowiek prawie bez zębów.
    Mąż wie, powiedziała. Kazał jej żądać więcej, niż uważa za przyzwoite.
script-421-ask-buy = „Coś do jedzenia za pierścionek. Taka jest cena”.
script-421-ask-give = „Niech pani wyjmie rękę ze słoika. Proszę. I zatrzyma pierścionek”.
script-421-ask-leave = „Nie mamy nic miękkiego. Przykro mi”.
script-421-thread =
    { $present ->
        [one] Wiedzieliśmy, jak się to robi nitką.
       *[other] Ktoś z nas wiedział, jak się to robi nitką.
    } Owija się ciasno od paznokcia w dół, koniec przeciąga pod pierścionkiem, odwija, a pierścionek idzie do góry. Zajęło
    to kwadrans. Jedzenie trzymała cały czas pod pachą i mówiła o dżemie, który był z renklod. Kiedy zszedł, popatrzyła na
    biały pasek, jaki po nim został, i zaraz schowała dłoń w rękawiczkę. Potem oddała nam nitkę, nawiniętą na zapałkę.
script-421-soap =
    Miała puszkę pod płaszczem, zanim zrozumiała, a potem nie ruszyła się z miejsca, póki się nie wykłóciła. O prezencie
    nie ma mowy. Mamy wziąć chociaż słoik, to dobry słoik. W końcu wzięliśmy słoik. Wytarła rękę o szalik, palec po palcu,
    ten z pierścionkiem na końcu, i obróciła oczko na zewnątrz. „Powie, że się z wami wytargowałam” – powiedziała. { $present ->
        [one] W połowie placu zobaczyliśmy, że na dnie jest jeszcze mydło, i puściliśmy bańkę.
       *[other] W połowie placu ktoś z nas zobaczył, że na dnie jest jeszcze mydło, i puścił bańkę.
    }

script-422 = Fałszywe odważniki
script-422-scales =
    Zaczęło się od wagi. Człowiek przyniósł na targ w skarpecie własne odważniki i wyszło z nich, że kilo na straganie jest
    lżejsze o czterdzieści gramów, a teraz dwóch handlarzy trzymało go za palto. Skarpeta fruwała. Mąka obsypała
    wszystkich i wyglądali jak piekarze, których poróżnił przepis. Ludzie stali dookoła z torbami uniesionymi wysoko.
    Milicji nikt nie wołał. Mały chłopiec na skrzynce ogłaszał w dobrej wierze wynik, choć żadnego nie było, a w
    podcieniach ktoś zaczął już ciągnąć w dół żaluzje.
script-422-ask-step_in = „Dość. Ręce precz od palta”.
script-422-ask-stay_out = „To nie nasze czterdzieści gramów. Obejdźmy podcieniami”.
script-422-order =
    { $present ->
        [one] Kiedy się skończyło, ci, co leżeli,
       *[other] Kiedy się skończyło, ci z nas, co leżeli,
    } i ci, co jeszcze stali, mieli ten sam kolor. Człowiek ze skarpetą pozbierał odważniki, jeden po drugim, i ustawił je
    na ladzie od największego. Nikt nic nie mówił. Potem wdowa ze straganu z lampami postawiła na lewej szalce puszkę i
    reszta zaczęła podchodzić z tym, co miała, żeby zobaczyć, ile waży. Obsłużono nas bez kolejki. Z naszych pieniędzy, jakie
    tam były, zdmuchnęli mąkę, zanim je wzięli.
script-422-away =
    Poszliśmy podcieniami z postawionymi kołnierzami. Każda żaluzja opadała akurat przy nas, każda z tym samym wrzaskiem i
    hukiem, jakbyśmy to my je spuszczali. Przy ostatnim łuku hałas nas wyprzedził i poszedł w ulice, w których chcieliśmy
    być cicho. Za nami chłopiec na skrzynce ogłosił, że koniec, a potem, że jednak nie. Mieliśmy mąkę na butach, choć nawet
    nie podeszliśmy blisko.

## L12 Villa

script-423 = Fortepian
script-423-piano =
    Na tapecie zostały kwadraty po obrazach, a parkiet zerwano aż do dywanu. Na dywanie stał fortepian z opuszczoną
    klapą. { $present ->
        [one] Kiedy nacisnęliśmy klawisz, w rękawiczce,
       *[other] Kiedy ktoś z nas nacisnął klawisz, w rękawiczce,
    } tylko po to, żeby usłyszeć, jak brzęczy, nie brzęczał. Był nastrojony. Pod klapą stroiciel notował ołówkiem swoje
    wizyty, jak to oni, cztery w roku; była jedna z zeszłej zimy, jedna z wiosny i jedna z czwartku przed tygodniem. W
    kącie, pod sznurem od dzwonka, zostawił kalosze.
script-423-ask-play = „Minutkę. Ktoś przecież musi coś umieć”.
script-423-ask-leave = „To by było słychać aż do rzeki. Zamknij klapę”.
script-423-polka =
    { $present ->
        [one] Znaliśmy polkę, w każdym razie lewą rękę, a na prawą, jak się okazało, wystarczył jeden palec. Tonacja była
            nie ta i gdzieś był koniec, którego nie mogliśmy znaleźć,
       *[other] Ktoś z nas znał polkę, w każdym razie lewą rękę, a ktoś inny odkrył, że na prawą wystarczy jeden palec.
            Tonacja była nie ta i gdzieś był koniec, którego nie mogliśmy znaleźć,
    } więc zagraliśmy trzy razy w kółko. Szyb nie było i cały ogród miał z tego pożytek. Za drugim razem ktoś się
    przyłączył zza muru, na prętach ogrodzenia, i bardzo dobrze trzymał takt. Potem ogrodzenie urwało w pół taktu.

script-424 = Sejf w ścianie
script-424-safe =
    Sejf był za portretem, gdzie każdy zagląda, a wokół niego na tynku próby wszystkich, którzy zajrzeli przed nami.
    Głównie urodziny. Próbowano dnia, w którym zbudowano dom, i telefonu na policję. Ludzie byli porządni i każdą porażkę
    przekreślali, żeby następni nie musieli jej powtarzać. Było tego chyba czterysta. W jednym miejscu dwa charaktery pisma
    wdały się na marginesie w spór, czy starszy pan urodził się w roku przestępnym. Była też dziurka od klucza, pod
    mosiężną klapką.
script-424-sanja =
    Sanja zdjęła portret i zaśmiała się przez nos. Wokół sejfu, na tynku, były próby wszystkich, którzy zajrzeli tu przed
    nami: urodziny, rok budowy domu, ze czterysta, każda równo przekreślona dla wygody następnych. „I nikt nie ruszył
    klapki” – powiedziała. Pod klapką była dziurka od klucza. Sama ten zamek rodzinie sprzedała albo jej ojciec. „To kiepski
    zamek – powiedziała. – Mówił im. Woleli ten z cyframi, na pokaz”.
script-424-ask-pick = „Cyfry są na pokaz. Spróbuj dziurki”. Poświęcić wytrych.
script-424-ask-saw = „Przepiłuj zawias. Jest miększy, niż wygląda”.
script-424-ask-leave = „Czterysta osób się tu pomyliło. Czemu akurat my?”
script-424-inside =
    Drzwiczki odskoczyły i strąciły ze ściany długi kawał gzymsu. W środku nie było ani papierów, ani pieniędzy. Leżało
    aksamitne etui i arkusik, na którym starszy pan zapisał żonie szyfr, dużymi cyframi, z uwagą, żeby zaraz to spaliła.
    Spróbowaliśmy go potem, przez wzgląd na tych ze ściany. To był dzień ich ślubu. { $present ->
        [one] Poszukaliśmy go wśród tych czterystu
       *[other] Ktoś z nas poszukał go wśród tych czterystu
    } i był, dwa razy, przekreślony; kręcili w złą stronę.

## L13 Allotments

script-425 = Pod słomą
script-425-straw =
    Działki były przebrane tyle razy, że ścieżki i grządki to było jedno błoto. Ale za jedną altanką leżał kopiec słomy,
    przyciśnięty drzwiami, a śnieg na drzwiach wytopił się w podłużny owal. To, co było pod spodem, samo się grzało.
    Unieśliśmy róg. Był to kopiec jak się patrzy, z odpływem. W rzędzie leżały kapusty, głowami w dół, korzeniami do góry,
    jak ludzie, którzy nie życzą sobie rozmowy. Po wewnętrznej stronie drzwi wycięto kreski, jedną na tydzień, i daleko
    było do końca.
script-425-ask-shovel = „Mamy łopatę. Dwie główki i zakopać jak było”.
script-425-ask-hands = „Jeszcze nie zamarzło. Rękami”.
script-425-ask-leave = „Policzył je. Zorientuje się”.
script-425-heads =
    Wychodziły z ziemi z piskiem. Wzięliśmy ze środka, resztę zsunęliśmy, liśćmi na wierzch, i udeptaliśmy słomę, jak
    była. { $present ->
        [one] Znaleźliśmy scyzoryk,
       *[other] Ktoś z nas znalazł scyzoryk,
    } którym wycinano kreski, wbity w ramę na wygodnej wysokości. Zastanowiliśmy się. Potem wycięliśmy dwie kreski więcej,
    tej samej długości, żeby się zgadzało, a po drodze do domu zrozumieliśmy, że właśnie teraz się nie zgadza; pomyśli, że
    jest później, niż jest.

script-426 = Gołębnik
script-426-loft =
    Stał na nogach na skraju działek, wysmołowany, z deską do lądowania, i był pełny. Ptaki nie miały dokąd iść; rano
    wylatywały nad linie, a wieczorem wracały, bo do tego je wyhodowano. Zmieniliśmy im wodę. Na wewnętrznej stronie
    klapy wisiała rama ze zdjęciami najlepszych, z profilu, a pod każdym imię, odległości, zwycięstwa. Hrabina, 412
    kilometrów. Te żywe posunęły się na żerdzi, żeby nam pokazać, że jest miejsce.
script-426-ask-take = „Zamknij deskę. Weź te z brzegu”.
script-426-ask-leave = „Mają tu wpisane wyścigi. Załóż haczyk”.
script-426-birds =
    Nie wiedziały, że ręce mogą robić krzywdę. Każdy dawał się podnieść i siedział w dłoni z bijącym sercem, i patrzył jednym
    okiem, a potem drugim. { $present ->
        [one] Widzieliśmy kiedyś na wsi, jak to się robi, i zrobiliśmy to
       *[other] Ktoś z nas wychował się na wsi i to zrobił
    } na zewnątrz, twarzą do płotu. Do domu zanieśliśmy je w czapce. Przy patroszeniu znalazła się na jednej nóżce obrączka,
    aluminiowa, z numerem i nazwą centrali telefonicznej. Zanim zamknęliśmy klapę, reszta już się posunęła i zwarła szereg.
    .soft =
        Nie wiedziały, że ręce mogą robić krzywdę. Każdy dawał się podnieść i siedział w dłoni, i patrzył jednym okiem, a
        potem drugim. Ktoś z nas wychował się na wsi i powiedział, że reszta może zaczekać przy ścieżce. Czekaliśmy przy
        ścieżce. W drodze do domu torbę niósł ten, kogo o to nie proszono. Przy stole znaleźliśmy obrączkę, aluminiową, z numerem i nazwą centrali telefonicznej, i położyliśmy ją na półce przy drzwiach.

## L14 Rail depot

script-427 = Zaplombowany wagon
script-427-wagon =
    Na najdalszym torze, za rzędem spalonych wagonów osobowych, stał towarowy, którego nikt nie otworzył. Obeszliśmy go
    dwa razy, szukając podstępu. Miał ołowianą plombę z koroną, a w skoblu sztabę grubą na kciuk. W uchwycie przy
    drzwiach, pod warstewką sadzy, dało się jeszcze przeczytać list przewozowy: drobnica, różne, odbiorca zostanie
    podany. Był w drodze dwa lata i cztery miesiące. Pod spodem, między kołami, ktoś zamiótł i ustawił w rzędzie do
    suszenia jedenaście dziecięcych bucików.
script-427-ask-saw = „Sztabę, nie plombę. Równo i spokojnie”.
script-427-ask-leave = „Żelazem po żelazie, tutaj? Usłyszą nas na wieży”.
script-427-seal =
    To było jak piłowanie dzwonu. Piłowaliśmy po kawałku, z płaszczem na rękach, a w przerwach słuchaliśmy. Plombę
    zostawiliśmy całą; kiedy drzwi się odsunęły, zakołysała się na druciku. Połowę ładunku stanowiły księgi rachunkowe.
    Reszta była, jak napisano, różna: czyjeś gospodarstwo, stołek dentysty, skrzynki dla kupca z miasta, które od tamtej
    pory zmieniło nazwę. Buciki, jak się okazało, też były stąd. Wszystkie na lewą nogę, wzorcowe, a mimo to ktoś chciał,
    żeby wyschły.

script-428 = Telefon
script-428-telephone =
    Budka manewrowych straciła piec i zegar, ale telefon kolejowy wisiał na ścianie, czarny, z korbką. { $present ->
        [one] Podnieśliśmy słuchawkę, żeby powiedzieć do niej coś śmiesznego, i nie powiedzieliśmy.
       *[other] Ktoś z nas podniósł słuchawkę, żeby powiedzieć do niej coś śmiesznego, i nie powiedział.
    } Był sygnał. Linia biegła wzdłuż szyn, pod oblężeniem, przez tunel; nie należała do żadnej centrali, o której wojna by
    pomyślała. Na kartce były kody stacji w dole doliny, dwa długie, jeden krótki i tak dalej. Przy najdalszej był odcisk
    kciuka w smarze, bardzo czarny, jakby to pod ten numer się dzwoniło.
script-428-ask-ring = „Długi, długi, krótki. Co nam szkodzi?”
script-428-ask-leave = „Dzwonek dzwoni po obu stronach. Odłóż”.
script-428-bells =
    Zakręciliśmy korbką i odezwały się wszystkie dzwonki w zajezdni. Wisiały widać na jednym drucie: obrotnica, zasieki
    węglowe, nastawnia, każdy innym głosem, a w niektórych był śnieg i tylko klekotały. Nie mogliśmy dojść, jak to
    zatrzymać. Długo po tym, jak odłożyliśmy słuchawkę, ten na wieży ciśnień jeszcze dzwonił, słabo, jak ktoś, kto nie
    usłyszał, że żart się skończył. W oknie nastawni przesunął się cień.
script-428-voice =
    Dzwoniło długo, gdzieś, gdzie było echo. Potem kobieta powiedziała nazwę swojej stacji, a po chwili: „Kto jest na
    linii?” Powiedzieliśmy, gdzie jesteśmy. Powiedziała, że 6.40 nie kursuje. Że ma śniegu po drugi stopień, a czy ja, czy
    my też mamy śnieg? Za nią ktoś odstawił rondel. { $present ->
        [one] Potem nie wiedzieliśmy, jak długo rozmawialiśmy
       *[other] Potem nikt z nas nie wiedział, jak długo rozmawialiśmy
    } ani o czym, wiadomo było tylko, że jej kury przestały się nieść i że lampę na przejeździe zamierza zostawić
    zapaloną, jak zawsze.

## L15 Warehouse

script-429 = Pod sam dach
script-429-pallets =
    Palety stały słupami pod sam dach, owinięte folią, a wszystko, do czego sięgała ręka, rozcięto i opróżniono od dołu.
    Górne stały więc na skorupach. Każdy słup był teraz trochę krzywy, jak stos talerzy niesiony przez dzieci. Tego, co
    na szczycie, nikt nie ruszył. Z dołu rozpoznaliśmy karton z nadrukowanym parasolem, co znaczy: chronić przed wilgocią.
    Na dźwigarach mieszkały wróble; nauczyły się odgłosu wózka widłowego i powtarzały go między sobą.
script-429-ask-climb = „Po taśmach, trzeci słup stąd. Jedną osobę utrzyma”.
script-429-ask-leave = „To stoi na powietrzu. Przecież widać”.
script-429-top =
    { $them } { $them_gender ->
        [feminine] weszła tam w skarpetkach i na każdym poziomie przykładała
       *[masculine] wszedł tam w skarpetkach i na każdym poziomie przykładał
    } policzek do folii, żeby poczuć, czy się rusza. Ruszała się. Z góry przyszedł cichy meldunek: tu abażury, tu abażury,
    a tu nie. Rzeczy zjechały w siatce z taśmy pakowej. Na końcu { $them } { $them_gender ->
        [feminine] zeszła
       *[masculine] zszedł
    } na dół, a wyżej jeden słup bez pośpiechu oparł się o drugi i tak został, i wszystkie wróble naraz zrobiły wózek
    widłowy.
script-429-fell =
    Na czwartym poziomie folia pękła pod stopą jak kożuch na mleku. Widzieliśmy, jak { $them } sięga do sąsiedniego
    słupa, a słup grzecznie się odsuwa. Spadły abażury, setki, i pewnie to one uratowały życie, ale był między nimi
    stalowy narożnik. Zawiązaliśmy to taśmą pakową i rękawem od koszuli. Jeszcze przez wiele dni znajdowaliśmy w
    ubraniach strzępki plisowanego jedwabiu różowego jak gotowana szynka.

script-430 = Remanent
script-430-clerk =
    Na końcu alejki dziewiątej siedział magazynier z kocem na kolanach i liczył. „Regał czternasty, zero” – powiedział i
    zapisał. „Regał piętnasty, zero”. To był roczny remanent i trzeba go było skończyć do końca miesiąca. Nie przeszkadzało
    mu, że jesteśmy, byleśmy nic nie wnosili, bo musiałby wpisać. Przeczytał już wszystkie formularze, powiedział, i to, co na
    odwrocie, i przepisy przeciwpożarowe, dwa razy. „Nie mieliby państwo czegoś z ludźmi w środku? – zapytał. – Wszystko
    jedno jakimi”.
script-430-ask-give = „Jest w tym cała wieś. Proszę”.
script-430-ask-leave = „Może sami będziemy nią dziś palić. Przykro nam”.
script-430-novel =
    Otworzył w środku, przeczytał linijkę i szybko zamknął, żeby oszczędzić. Potem wpisał książkę. Potem ją wykreślił, z
    parafką, i widać było, że go to kosztowało. W ramach pokwitowania poprowadził nas alejkami do klatki z napisem
    „Różnice”, gdzie trzymał wszystko, co się przez lata okazało nadwyżką. Z natury rzeczy nie miało właściciela. Możemy
    wybrać, powiedział. On sam nigdy nie wiedział, co z tym począć.

## L16 Pharmacy

script-431 = Recepty
script-431-slips =
    Szuflady wyciągnięto i szuflady spalono, a to, na czym leżały, pokrywało całą podłogę: recepty, tysiące, od czasów
    dziadka. Zmiękły. Chodziło się po nich jak po liściach. Kto się przyjrzał, widział, że dalej są ułożone, każda paczka
    ze sznurkiem i miesiącem, a tu i ówdzie paczka była grubsza, niżby to wynikało z papieru. Stary przypinał do wszystkiego, co
    niezwykłe, próbkę w woreczku, z dopiskiem „pomogło” albo „nie pomogło”.
script-431-irena =
    Irena stała w drzwiach, aż zapytaliśmy, czy coś nie tak. „Depczecie po nich” – powiedziała. Podłoga była pokryta
    receptami, tysiące, od czasów dziadka, zmiękłe jak liście. Tu odbywała praktykę. Stary przypinał do wszystkiego, co
    niezwykłe, próbkę w woreczku i pisał „pomogło” albo „nie pomogło”. Jeśli zdejmiemy buty, powiedziała, i będziemy jej
    czytać miesiące, to może być warte zachodu.
script-431-ask-sort = „Buty zdjąć. Zaczynamy od grubych”.
script-431-ask-leave = „Papier jest na rozpałkę. Następny dom”.
script-431-drawer =
    Sortowaliśmy według sznurka i grubości i czytaliśmy na głos, co się dało. Na mokry kaszel. Dla kapitana policji
    rzecznej, na nerwy. Pewnej pani w roku wielkiej powodzi zapisano „dwa tygodnie gdzie indziej” i był stempel, że
    wydano. W paczce z któregoś października znaleźliśmy to, czego szukaliśmy, suche liście w torebce z woskowanego
    papieru, a na szpilce karteczkę „pomogło”, podkreśloną dwa razy. Powiązaliśmy miesiące z powrotem.

script-432 = Na zapleczu
script-432-back =
    Był na zapleczu, za wagą, owinięty w sklepową markizę z ząbkami. „To przez te krople – powiedział od razu. – Miałem je
    na receptę”. Szczękał zębami. Wyjął każdy słoik, jaki tu był, powąchał i odstawił do szeregu etykietą do przodu; był
    dobrze wychowany. W prawej ręce miał nóż do cięcia sznurka i widać było, że o nim zapomniał. „Nie mogę wyjść i nie mogę
    zostać – powiedział nam – a jak teraz pójdziecie, to zacznę krzyczeć, przepraszam, czuję, że już idzie”.
script-432-ask-give = „Proszę. Małymi łykami. Najpierw usiąść”.
script-432-ask-threaten = „Rzuć to i wychodź, ręce na widoku”.
script-432-ask-withdraw = „Nie umiemy panu pomóc”. Wycofać się i przymknąć drzwi.
script-432-calm =
    Trwało to tyle, ile trwa. Siedział oparty o szafkę z truciznami, a my czekaliśmy, aż markiza przestanie drżeć. Był
    optykiem, dwoje drzwi dalej. Kiedy mógł już utrzymać ołówek, narysował nam plan apteki, dokładny, ze strzałkami, co w
    którym słoiku i czy się jeszcze nadaje. Wtedy zauważył nóż. Przeprosił za niego kilka razy, uciął nam kawałek sznurka i
    ciął dalej, aż się skończył kłębek.
script-432-won =
    Potem leżała na nim markiza i tak ją zostawiliśmy. Słoiki stały w szeregu, etykietami do przodu, wszystkie prócz
    jednego. W kieszeni znaleźliśmy etui z okularami, naprawionymi na mostku złotym drucikiem, ręką fachowca, i recepty na
    krople, ułożone według dat. Ostatnia była ważna do końca tego miesiąca.
    { $present ->
        [one] Nie powiedzieliśmy tego, ale obejrzeliśmy ją pod światło i przeczytaliśmy, dwa razy.
       *[other] Nikt z nas tego nie powiedział, ale szła z rąk do rąk i każde z nas ją przeczytało.
    }
script-432-shout =
    Dotrzymał słowa. Zaczęło się, zanim przeszliśmy przez aptekę, jeden ton, z początku niegłośny, i rósł, i trwał jak
    czajnik, którego nikt nie zdejmuje. Szliśmy, a potem biegliśmy. Na rogu słyszeliśmy go jeszcze; nad nami otworzyło
    się okno i męski głos powiedział „Znowu?”, bardziej zmęczony niż zły. Potem się urwało. Staliśmy z rękami na
    kolanach i zastanawialiśmy się, czy to my odbiegliśmy za daleko.

## L17 Library

script-433 = Czytelniczka
script-433-reader =
    W czytelni świeca, a za nią kobieta w futrze i rękawiczkach bez palców, która przewracała stronę. Podniosła dłoń,
    żebyśmy zaczekali, aż skończy akapit. Przychodzi trzy wieczory w tygodniu, powiedziała; czyta powieści po kolei, jak
    stoją na półkach, od A, i potem wyrzuca to, czego nikomu by nie życzyła. Piec w kącie karmiono z tamtego kosza. Kosz
    był dosyć płytki. Doszła do H i miała kłopot, bo ta, którą czytała, liczyła dziewięćset stron.
script-433-ask-read = „Niech pani nam poczyta. Pomożemy zdecydować”.
script-433-ask-leave = „My tylko przechodzimy. Proszę nie zgubić strony”.
script-433-aloud =
    Czytała dobrze, bez aktorstwa. Było o urzędniku bankowym, który kupuje konia. { $present ->
        [one] Kiedy straciła głos, czytaliśmy dalej my, a gdzie się robiło nudno,
       *[other] Kiedy straciła głos, czytał ktoś z nas, potem następny, a gdzie się robiło nudno,
    } wolno nam było to powiedzieć i opuścić stronę, a ona stawiała znaczek na karteczce. Koń okazał się ślepy.
    Przysunęliśmy się. Kiedy trzeba było zmienić świecę, { $present ->
        [one] sami nie wiedzieliśmy, czy powieść nie powinna pójść do pieca ze względu na żonę urzędnika, i zostawiliśmy
            czytelniczkę nad koszem, niezdecydowaną
       *[other] podzieliliśmy się na tych, co chcieli spalić powieść ze względu na żonę urzędnika, i tych, co nie
            chcieli, i zostawiliśmy czytelniczkę nad koszem, niezdecydowaną, między jednymi a drugimi
    }.

script-434 = Półki
script-434-shelves =
    W magazynie półki filologów były przygotowane. Ktoś je opróżnił i ustawił książki wzdłuż ściany, grzbietami do góry,
    pod plandeką; potem nadciął drewno w łączeniach, żeby starczyło jedno uderzenie. Siekiera stała obok. Zaznaczył nawet
    kredą na podłodze, który słupek musi zostać, bo inaczej runie galeria. Był to dąb, sto lat suszony, a od spodu na
    każdej desce stolarz się podpisał. Kartka na plandece mówiła: „Proszę wziąć półki. Książek nie. Proszę”.
script-434-ask-take = „Grzecznie nas poprosił. Uważaj na słupek”.
script-434-ask-leave = „Za dobrze je znam, żeby tu stać z siekierą”.
script-434-oak =
    Starczyło jedno uderzenie. Deski odeszły, a my układaliśmy je podpisami do środka. Przeoczono jeden słownik,
    wciśnięty z tyłu, żeby wyrównać półkę, i ten wzięliśmy, bo służył przecież jako drewno. Był to słownik języka, w
    którym, jak głosiła przedmowa, rozmawiać umiała już tylko wdowa po przewoźniku. Po drodze otwieraliśmy go tu i tam.
    Mieli jedno słowo na światło pod drzwiami i drugie na światło pod drzwiami, za którymi ktoś czuwa.

## L18 Radio mast

script-435 = Buczenie
script-435-hum =
    U stóp masztu stała betonowa budka bez drzwi. Spodziewaliśmy się rdzy. Było krzesło, szafa z zegarami i buczenie tak
    niskie, że poczuliśmy je najpierw w plombach. Nadawało, ale nie nadawało nic: czystą falę nośną, dzień i noc, ponad
    liniami, bez żadnego głosu. Do jednego z bloków dostała się woda z dachu. W mikrofon ktoś wetknął goździk z drutu. Do
    biurka przyklejono ramówkę i przy każdej godzinie tygodnia ta sama ręka napisała „muzyka”, ze znakiem zapytania o
    czwartej nad ranem.
script-435-ask-send = „Wymień część, przełącz i powiedz, kim jesteśmy”.
script-435-ask-leave = „Takie rzeczy się namierza. Nie ruszaj”.
script-435-message =
    Z nową częścią drgnęła wskazówka. Wtedy nikt nie chciał być pierwszy. { $present ->
        [one] Ustaliliśmy imiona i ulicę, odczytaliśmy je, jak się czyta etykietę, i stanęło.
       *[other] Ustaliliśmy imiona i ulicę, ktoś z nas odczytał je, jak się czyta etykietę, i stanęło.
    } Więc poszło dalej: że spadł śnieg, że tramwaj wciąż stoi przed piekarnią i że jeśli słucha pani Vida z portu, to jej
    płaszcz jest przechowany. Na koniec było trochę gwizdania. Wszystko razem trwało cztery minuty. Potem godzina ze
    znakiem zapytania minęła i wetknęliśmy goździk z powrotem.

script-436 = Uciekinier
script-436-runaway =
    Zdjął z siebie wszystko, co wojskowe, prócz spodni, i stał pod masztem w damskim pikowanym szlafroku, z rękami z dala od
    boków. „Idę – powiedział. – To wszystko, idę do domu”. Był z tamtej strony, a dom miał za naszymi plecami. Trzy dni
    siedział tu na górze i patrzył, gdzie nasi stawiają warty. To, co miał w kieszeniach, gotów był wyłożyć; to, co widział,
    powie i tak, byle mógł przy tym siedzieć. Patrzył na naszą torbę tak, jak się patrzy na zegar.
script-436-ask-give = „Siadaj. Najpierw jedz, powoli. Potem mów”.
script-436-ask-turn_away = „W poniedziałek do nas strzelałeś. No to idź”.
script-436-spoon =
    Łyżkę miał swoją, w cholewie. Jadł z ramieniem wokół puszki, jak ich uczą, zauważył to i ramię zabrał. Potem powiedział
    nam, co podciągają i na kiedy, w którą ulicę, z liczbami; był pisarzem w kwatermistrzostwie. Co trzymał w kieszeniach,
    wyłożył rzędem na stopniu. „Nie doszedłem, dla kogo to było” – powiedział. Zapytał tylko, czy spod cegielni jeździ
    jeszcze tramwaj. Powiedzieliśmy mu, że stoi przed piekarnią.
script-436-road =
    Kiwnął głową, jakby zapytał o drogę, a myśmy nie wiedzieli. Zebrał z przodu szlafrok, jak kobieta na mokrej ulicy, i
    zszedł obok nas tą stroną, gdzie był płot. Pilnował, żeby się nie zbliżyć. Na zakręcie odwrócił się i zawołał,
    niegłośno, żebyśmy nie szli drugimi schodami, jest tam w poprzek drut. W poprzek był drut. { $present ->
        [one] Zrobiliśmy nad nim krok.
       *[other] Przeszliśmy nad nim, jedno za drugim.
    }

## Pages of the epilogue

script-451 = Goście z kościoła
script-451-page =
    W pierwsze lato pokoju położono na kościele dach, na razie z blachy falistej. Poszliśmy, bo zaproszono nas na piśmie.
    Goście zjechali się wszyscy, skąd kto teraz mieszkał, jedenaścioro i jeszcze jedno, które niesiono na rękach.
    Prześcieradło z zakrystii leżało na długim stole jako obrus; przez środek widać było rząd dziurek po szpilkach, a ludzie
    siedli każdy po swojej dawnej stronie i podawali sobie nad nim półmiski. Ksiądz nas policzył i spojrzał na garnek. Przytył.
    Tym razem nie przykrył go pokrywką. Starszy pan z pędzlem był, jak się dowiedzieliśmy, wdowcem i był nim przez cały
    czas; chciał ładnie wyglądać dla nikogo konkretnego. Zachował etykietę z naszej puszki i przeczytał ją zamiast
    modlitwy.

script-452 = Kobieta z pierścionkiem
script-452-page =
    Poznała nas, zanim my ją poznaliśmy. W drugim roku miała własny stragan przy fontannie, a fontanna działała.
    Sprzedawała dżem. „Wytargowałam się z nimi – powiedziała mężczyźnie obok, który prawie nie miał zębów i z trudem wstał,
    żeby podać nam rękę. – Mówiłam ci, a ty nie chciałeś wierzyć”. Pierścionek miała na palcu i nie schodził przez staw ani
    latem, ani zimą. Kazała nam poczekać, aż odejdą klienci. Potem wyjęła spod lady słoik i podniosła do światła, żebyśmy
    zobaczyli kolor. Renkloda. Pierwsze drzewo, które znów obrodziło, za koszarami. Pieniędzy nie wzięła; ale słoik,
    powiedziała, będzie chciała z powrotem.

script-453 = Odpowiedź
script-453-page =
    List był w trzech miastach, a adres brzmiał: do ludzi na ulicy przy piekarni, przed którą stoi tramwaj. Przyniósł go
    pieszo listonosz, który nie znał miasta sprzed wojny. Pisał radiooficer ze statku, na emeryturze. Mieszka na wyspie, sam,
    pisał, i źle sypia. Przez większą część jednej zimy miał w słuchawkach falę nośną, na której nic nie było, i przywykł
    dotrzymywać jej towarzystwa. Aż którejś nocy był głos. Zapisał wszystko. Załącza. Panią Vidę odnalazł przez kapitanat
    portu, przyjedzie po płaszcz. Co do melodii, którą na końcu gwizdano, to chyba ją zna, ale u nich kończy się inaczej i
    rozpisał nam ją na pięciu liniach, atramentem.
