# What comes back: follow-ups of pages in other files, read at home some days later.
# { $them } is the name of a person of the group.

## After “The milk”

script-2900 = Puste butelki
script-2900-cart =
    O zmierzchu ulicą szedł chłopak z wózkiem i zbierał butelki po mleku. Miał listę. Nasza stała wypłukana razem z
    innymi. Przejechał kciukiem po szyjce i pokręcił głową: wyszczerbiona, a za to mleczarnia liczy. Która mleczarnia?
    „Jakaś będzie” – powiedział i zapisał nas na tę kwotę. Zapytaliśmy, kto przysłał mleko. Popatrzył w nasze okna,
    potem wzdłuż wszystkich progów, jakby oceniał, ile można powiedzieć jednej ulicy. „Klient” – odparł.

script-2901 = Smakowało?
script-2901-coat =
    Mleczarz przyszedł sam, w krzywo zapiętym białym fartuchu, z notesem. Chodził od progu do progu i pytał, czy
    smakowało. { $them } { $them_gender ->
        [feminine] była jeszcze zielona na twarzy i usiadła
       *[masculine] był jeszcze zielony na twarzy i usiadł
    } na schodach. „Może odrobinę za rzadkie?” – zapytał. Da mniej wody. Troje drzwi za nim szła córka i przy każdym
    domu mówiła te same cztery słowa i pokazywała wnętrze portmonetki.
script-2901-ask-kind = „Bardzo dobre. Dziękujemy. Tylko butelek już nie mamy”.
script-2901-ask-lime = „To było wapno, człowieku. Napoiłeś wapnem całą ulicę”.
script-2901-kind =
    Zanotował: bardzo dobre, brak butelek. { $them } nawet { $them_gender ->
        [feminine] uniosła
       *[masculine] uniósł
    } rękę. Kiedy doszła do nas córka, zaczynała już swoje cztery słowa, ale zobaczyła dalej jego twarz i je opuściła.
script-2901-lime =
    Cofnął się o stronę, potem o jeszcze jedną, i na każdej było „bardzo dobre”. „Wapno” – powtórzył. Córka pociągnęła
    go za rękaw. Po ciemku przyszła jeszcze raz, położyła na parapecie zawiniątko cukru i wygładziła papier.

## After “The fuel question”

script-2902 = Na północ
script-2902-cloth =
    Odkąd spaliliśmy okiennice, mieliśmy widok: cegielnię, zbocze, jedno gospodarstwo z dziurą w boku. Tego ranka z
    dziury zwisała szmata, czerwona. Godzinę później była biała. To pranie, mówiono przy pompie. Ale kiedy wróciliśmy,
    znów była czerwona, a ten, kto ją wywiesił, musiał widzieć nasze okno tak dobrze jak my jego, bo niczym już nie było
    zasłonięte.
script-2902-ask-answer = „Wywieś zielony ręcznik. Zobaczymy, co zrobią”.
script-2902-ask-cover = „Zabić deską. Tak się dostaje pocisk w kuchnię”.
script-2902-answer =
    Białą zaraz wciągnięto. Potem nic, przez tyle czasu, ile trzeba, żeby przeszukać dom. A potem w dziurze pojawiło się
    coś zielonego, dywan albo drzwi. Trwało to do południa. My mieliśmy żółtą bluzkę; oni mieli żółte wiadro.
script-2902-cover =
    Wystarczyła deska i prześcieradło. Okno za nimi było pewnie dalej to czerwone, to białe.

## After “A second calendar”

script-2903 = Cukiernica
script-2903-bowl =
    Wosk wokół pokrywki cukiernicy popękał na mrozie, więc otwarto ją przed czasem. Kartki leżały w środku złożone,
    wszystkie jednakowe; a jedną z nich włożyła osoba, która już nie żyła. Z wierzchu nie było widać którą. Odczytano je
    przy oknie. Typy szły od dziewięciu do stu czterech. Na jednej nie było liczby. Była na niej narysowana wanna, na
    nóżkach, i trzy kreski pary. Wszystkie wróciły do cukiernicy, na to pokrywka i świeży krąg wosku.

## After “The one who came home late”

script-2904 = W czasie przeszłym
script-2904-boots =
    Mówiliśmy, że trzeba by to robić co tydzień. Minęło dopiero parę dni. Tym razem nie miały nam przerwać żadne kroki,
    ale kubki stały jak tamtego ranka, więc się zaczęło: buty, jakie to były dobre buty. Późne godziny. Chrapanie. Po
    kilku minutach było po wszystkim; najlepsze powiedzieliśmy wtedy, w oczy, i był śmiech. To, co zostało, było
    prawdziwe i dość krótkie. Kubek zawisł wśród innych, uchem w tę samą stronę.

## After “A man who could not get out”

script-2905 = Jeszcze dwa gwoździe
script-2905-string =
    Tym razem przyszedł do drzwi i zapukał. Sznurek przyniósł z powrotem, nawinięty na klamerkę. Przez nasz dom nie mógł
    spać, powiedział człowiek z okna; kto przybijał te deski, ten w życiu nigdzie nie próbował wejść. On to zrobi
    porządnie. Młotek ma własny. Za talerz czegokolwiek obejdzie z nami dom i pokaże, którędy wszedłby następnym razem.
script-2905-ask-hire = „To proszę wytrzeć buty. Co by pan zrobił z klapą od węgla?”
script-2905-ask-not = „Którędy pan wchodzi, wiemy. Sam nam pan pokazał”.
script-2905-hire =
    Pracował, aż zrobiło się zupełnie ciemno, i mamrotał. Dwa razy wyszedł i próbował się włamać, i dwa razy wrócił
    zadowolony. Jadł na stojąco. Wychodząc, szarpnął za sobą drzwi i zawołał przez nie: „Dobranoc!”
script-2905-not =
    Nie obraził się. Ale z chodnika naprzeciwko długo jeszcze oglądał dom od góry do dołu, z głową na bok, jak ktoś
    odwołany od roboty. Inni przystawali, żeby zobaczyć, na co patrzy.

script-2906 = Okulary
script-2906-kerb =
    Siedział na krawężniku po drugiej stronie, w pełnym świetle, w okularach. Jednego szkła brakowało. Nic nie robił. Od
    czasu do czasu sięgał po tytoń do tej rozdartej kieszeni, wyjmował rękę i na nią patrzył. Kiedy szliśmy do pompy,
    uniósł kapelusz. „We wtorki” – zauważył. W drodze powrotnej uniósł go jeszcze raz, przed sztachetami; szliśmy po
    jego ślepej stronie.

## After “The dowry chest”

script-2907 = Płótno
script-2907-shirt =
    Przywiózł ją furman, dziewięć kilometrów, w worku po obroku: lnianą koszulę, skończoną. Musiała do niej usiąść
    jeszcze tej samej nocy. Kołnierz był z roku jej ślubu, a dziurki takie, jakich nikt już nie obrzuca. Z przodu
    przypięto kartkę, drukowanymi literami, ręką, która sama sobie nie ufa. DRUGA SETKA BYŁA DLA KOBIETY W WASZYM
    MIEŚCIE. POSZŁAM I ZAPYTAŁAM. TEŻ NIE ŻYJE. NOŚCIE ZDROWO.

script-2908 = Jeden rękaw
script-2908-sleeve =
    Przy pompie stara kobieta sprzedawała lnianą koszulę. Koszula miała jeden rękaw. Przyszła dziewięć kilometrów po co
    innego, opowiadała ludziom, a dostała tylko to i drugi raz nogi jej nie poniosą; byle starczyło na miejsce na wozie
    z mlekiem. Nam też to powiedziała. Nie dało się poznać, czy nas zna. Trzymała koszulę przed sobą za ramiona i twarz
    miała za nią.
script-2908-ask-ride = „Koszulę proszę zatrzymać. To na wóz”.
script-2908-ask-pass = „Przecież ma tylko jeden rękaw”. Iść dalej.
script-2908-ride =
    Obejrzała to, co dostała, z obu stron. Potem popatrzyła na nas. „Było o setkę więcej, niż myślałam – powiedziała. –
    Czyli nic nie straciłam, prawda?” Furman podsadził ją jak worek z czymś, co się tłucze.
script-2908-pass =
    „Oba są jednakowe – zawołała za nami. – Kto ma jeden, ten drugi skroi od niego”. Płótno było znakomite.

## After “Who held the door”

script-2909 = Lepsze krzesło
script-2909-chair =
    Ulicą szedł chłopak, może osiemnastoletni, z kuchennym krzesłem na głowie. Postawił je na naszym progu i stanął
    obok. To za tamto połamane. Pół twarzy zakrywał mu szalik i wszystko to mówił zza szalika; głos poznaliśmy, zanim
    doszedł do tego słowa. „Przepraszam” – powiedział.
script-2909-ask-take = „Do przedpokoju. Uważaj na poręcz, wyszorowana”.
script-2909-ask-face = „Najpierw zdejmij szalik, żebyśmy cię znali”.
script-2909-take =
    Było lepsze od naszego. Kiedy je odwróciliśmy, bo chodziło o nogę, pod siedzeniem było wypalone nazwisko ludzi dwie
    ulice dalej, którzy od tamtej nocy siedzieli na podłodze.
script-2909-face =
    Ściągnął. Zwyczajna twarz z czyrakiem na brodzie. Nasze widział przy latarce, więc byliśmy kwita. „Chcą przyjść
    jeszcze raz – powiedział. – Zabijcie to małe okno. Ja o tym nie wiem”.

## After “What the others had carried”

script-2910 = Jedna kupa
script-2910-kettle =
    Od pierwszej nocy wszystko leżało na jednej kupie, a półka była pusta. Teraz ktoś przy pompie skupował czajniki.
    Nasz { $them_gender ->
        [feminine] przyniosła
       *[masculine] przyniósł
    } do domu { $them } w swojej torbie; pokrywkę, z puszki po farbie, dostał już od nas. Nie należał do nikogo. Taka
    była zasada i nikt jej nie złamał. Ale kiedy zdjęto go z haka, cały pokój spojrzał na { $them_accusative }, a potem
    gdzie indziej.
script-2910-ask-sell = „Czajnik to czajnik. Co daje?”
script-2910-ask-hook = „Powieś z powrotem. Znajdzie sobie inny”.
script-2910-sell =
    Dali za niego główkę kapusty. { $them } { $them_gender ->
        [feminine] pokroiła ją, bo i to ktoś musiał zrobić, i zapytała
       *[masculine] pokroił ją, bo i to ktoś musiał zrobić, i zapytał
    } znad deski, nie odwracając się, w czym mamy zamiar grzać wodę.
script-2910-hook =
    Zawisł z powrotem. { $them } trochę później { $them_gender ->
        [feminine] przeszła obok i przekręciła
       *[masculine] przeszedł obok i przekręcił
    } pokrywkę o ćwierć obrotu, żeby dobrze leżała.

## After “Boards”

script-2911 = Czterdziesty drugi
script-2911-finger =
    Światło gwiazd w dziurze po sęku znowu zgasło, o tej samej porze. Słychać było, jak opuszek palca idzie po deskach
    od gwoździa do gwoździa i przy każdym staje, jak stara kobieta przy różańcu. Przyszedł sprawdzić, czy liczba się
    jeszcze zgadza. „Czterdzieści jeden” – szepnął i czekał, jak się czeka na resztę.
script-2911-ask-lie = „Czterdzieści dwa. Jednego pan przeoczył”.
script-2911-ask-nail = Niech czeka. Wziąć młotek i zrobić, żeby tak było.
script-2911-believed =
    Przeszedł wszystkie od początku. Był sumienny; znalazł czterdzieści jeden i nie był już tego pewien. W końcu wrócił
    na drogę i usłyszeliśmy, jak niechętnie mówi: czterdzieści dwa.
script-2911-doubted =
    „Nie – powiedział prawie smutno. – Czterdzieści jeden”. A potem zupełnie innym głosem, przez ramię, do tego, kto
    prowadził książkę.
script-2911-nail =
    Trzy uderzenia. „Dziękuję” – powiedział głos i gwiazda wróciła. Widocznie płacili mu od wizyty.

## After “What the guard heard”

script-2912 = Matka Stepana
script-2912-broom =
    O świcie w naszej komórce na węgiel jakaś kobieta zamiatała. Miotłę przyniosła własną. Jest matką Stepana,
    powiedziała, chciała zobaczyć, gdzie mieszkał. Pokazaliśmy jej skrzynkę i miejsce na ścianie, wyświecone od jego
    pleców. Położyła na nim dłoń. Zapytała, czy miał u nas co jeść.
script-2912-ask-had = „Jadł to co my”.
script-2912-ask-knew = „Nie wiedzieliśmy, że tam jest”.
script-2912-had =
    „To dobrze” – powiedziała. Że żył z tego, cośmy wyrzucali, już jej opowiedział. Ale podobało jej się, jak to ujęliśmy, i musieliśmy powtórzyć, kiedy wymiatała kąty.
script-2912-knew =
    „Nie – powiedziała kobieta. – To było ciche dziecko”. Odchodząc, zostawiła nam miotłę, żeby tam na dole jakaś była.

## After “Already taken”

script-2913 = Popielica, drugi gatunek
script-2913-muff =
    Na klamce wisiała paczka związana taśmą krawiecką. W środku leżała mufka, szara, z odrobiną szafy na włosie, i
    rachunek pełen zawijasów. Za jedną mufkę, popielica, drugi gatunek: tyle a tyle. Za używanie szafy, wspólne, pół
    godziny, policzek przy policzku: tyle samo. Do zapłaty: zero. Na dole pieczątka: „Zapłacono z podziękowaniem”. Kto
    tego wieczoru szedł do pompy, ten miał ręce w mufce, a wiadro w zgięciu łokcia.

## After “A room with a lamp”

script-2914 = Wyłącznik
script-2914-back =
    { $them } { $them_gender ->
        [feminine] wróciła tam, za dnia, a powiedziała
       *[masculine] wrócił tam, za dnia, a powiedział
    } nam dopiero wieczorem. Klamka była taka, jak ją zostawiliśmy, i to kliknięcie też. Pod ścianą, z wyciągniętymi
    nogami, spała rodzina, pięcioro, szarzy od tynku. Szósta nie spała, dziewczynka. Siedziała pod muchomorem z jednym
    palcem na wyłączniku, a drugi przyłożyła do ust. Więc drzwi zamknęły się z powrotem, { $them_gender ->
        [feminine] relacjonowała
       *[masculine] relacjonował
    } { $them }, bardzo powoli, aż zaskoczyły.

## After “Her side of the wardrobe”

script-2915 = 9 maja
script-2915-comb =
    Wzdłuż straganów przy pompie chodził mężczyzna z rękami na plecach. Szuka srebrnego grzebienia, mówił każdemu ze
    sprzedających, futra i butów, rozmiar trzydzieści siedem. Nie chce ich z powrotem. Chce tylko usłyszeć, kto je
    sprzedał i czy prawe drzwi się zacinały; kiedyś się zacinały. Doszedł do nas. Pod pachą mieliśmy tobołek.
script-2915-ask-us = „Zacinały się. Proszę, to jeszcze stamtąd”.
script-2915-ask-nothing = „Buty? Nie widzieliśmy żadnych butów”.
script-2915-us =
    Nie od razu wziął. „Trzeba je trochę unieść” – powiedział i pokazał nam, w powietrzu, nadgarstkiem. Potem zapytał,
    czy była jeszcze lawenda. Powiedzieliśmy, że była. Podziękował za wiadomość.
script-2915-nothing =
    Skinął głową i zapytał następnego. Słyszeliśmy go aż do rogu: grzebień, futro, trzydzieści siedem. Jej stopy
    opisywał bardzo dokładnie.

## After “Rumours, with their sources”

script-2916 = Proszę przyjść jeszcze raz
script-2916-match =
    Powiedział, że będziemy musieli przyjść jeszcze raz, więc poszliśmy, zanim się rozwidniło. Klęczał pod południową
    ścianą z zapałką. „O, tu” – powiedział. Między sznurkiem a cegłami coś wystawało z ziemi, zielone, długości
    paznokcia. Mogła to być cebula. Zrobił nad tym daszek z dłoni, żeby zapałka nie zgasła, i póki się paliła, wypytywał
    o pozostałe plotki, od pierwszej do szóstej, po kolei, jak ktoś, kogo na to stać.

## After “Somebody’s winter”

script-2917 = Parami
script-2917-apples =
    Na progu leżały dwa jabłka z wosku, wypolerowane. Wiedzieliśmy, gdzie ich miejsce: na półce w stercie złomu, za
    drzwiczkami od piekarnika, które wtedy zamknęliśmy. Ktoś więc patrzył tamtej nocy, jak z rurą pod pachą wstawiamy
    podpórkę. Położyliśmy je na parapecie, ładnie wyglądały. Wieczorem jednego nie było. Widać rzecz przemyślano i para
    okazała się przesadą.

script-2918 = Nakręcony
script-2918-clock =
    Przy pompie mył zęby mały człowieczek z kłaczkami dywanu w brodzie. Mieszka w stercie, opowiadał kolejce, i go
    okradziono: kubki, szczotki, wszystko. Ale budzik mu zostawili, i to nakręcony. Nie mógł się z tym oswoić. Zadzwonił
    za dziesięć piąta, jak zawsze, w pustej norze. Co to za człowiek, który robi coś takiego? Patrzył po twarzach, z
    pianą na brodzie, gotów go polubić.

## After “The drawer with the letters”

script-2919 = Czwartek
script-2919-bicycle =
    Naszą ulicą kobieta prowadziła zielony rower i utykała. Stawała przy każdych drzwiach. W żółtym domu mieszkał
    starszy pan, tłumaczyła, który zawsze się jej kłaniał; raz powiedział, że ma coś dla niej, na piśmie, ale nie ma
    pośpiechu. Więc się nie spieszyła. Teraz szuflada jest pusta. Mieliśmy jeszcze ostatni plik, ten, który urywa się na
    przecinku.
script-2919-ask-give = „Zostało to. Sam koniec”.
script-2919-ask-burnt = „Spalone. Grzało nas dwa wieczory”.
script-2919-give =
    Czytała na stojąco, z siodełkiem opartym o biodro. „Koza była moja – powiedziała. – Dożyła dziewiętnastu lat”.
    Zapytała, co z resztą, a potem poczuła to od nas i zaczęła zapinać płaszcz.
script-2919-burnt =
    „Dwa wieczory – powiedziała. – Dobre?” Tak, dobre. Pomyślała nad tym. Potem wsiadła na rower i odjechała, dość
    szybko.

## After “The mushrooms”

script-2920 = Po zapachu
script-2920-apron =
    Dom pachniał lasem i rozeszło się to. Kobieta z rogu przyszła z podkasanym fartuchem. Zebrała je na cmentarzu, pod
    brzozami, a powiedziano jej, że się na nich znamy. Poznaje się tylko po trzonie, wyjaśniliśmy, póki świeży. Te były
    całkiem świeże. Podsunęła nam jeden pod nos i czekała.
script-2920-ask-good = „Dobre. Można jeść”.
script-2920-ask-luck = „Nie znamy się na tym. Mieliśmy tylko szczęście”.
script-2920-right =
    Po kolacji wróciła z połową, smażonymi, na spodku, a na wierzchu drugi spodek, żeby nie wystygły. Przyszły z nią
    dzieci. Stały i patrzyły, aż przełkniemy.
script-2920-wrong =
    Koło północy przybiegł jej mąż, zdyszany, i zapytał, co właściwie wywąchaliśmy. Do rana jej przeszło. Kiedy nas
    spotyka, dalej mówi dzień dobry i łapie się za fartuch.
script-2920-luck =
    Wrzuciła grzyb z powrotem do reszty. „To i ja będę miała” – powiedziała.

script-2921 = Co powiedziała latarnia
script-2921-post =
    { $them } od wczoraj { $them_gender ->
        [feminine] była zdrowa i pamiętała
       *[masculine] był zdrowy i pamiętał
    } wszystko. Schyliła się trzecia latarnia za rogiem, taka przysadzista, i powiedziała liczbę. Czy dałoby się to
    sprawdzić? Droga do pompy i tak wiodła obok. Na trzeciej latarni wisiało ogłoszenie z rozmytym atramentem:
    ZNALEZIONO DZIECIĘCĄ RĘKAWICZKĘ, CZERWONĄ, PYTAĆ POD NR 9. { $them } { $them_gender ->
        [feminine] przeczytała je z bardzo bliska. „Dziewięć – powiedziała. – To było to.
       *[masculine] przeczytał je z bardzo bliska. „Dziewięć – powiedział. – To było to.
    } I jaki to był miły głos”.

## After “The key under the pot”

script-2922 = Połowa z dwunastu
script-2922-dent =
    Połowa poliniowanych stron była zapisana. Linie ciągnięto wzdłuż kafla, a kafel był wyszczerbiony, więc na każdej
    stronie było to samo małe wybrzuszenie, w siódmym wierszu; kto pisał, ten je omijał. { $them } { $them_gender ->
        [feminine] wróciła do początku, żeby zobaczyć, po co to wszystko liniowała
       *[masculine] wrócił do początku, żeby zobaczyć, po co to wszystko liniował
    }. Głównie po to, żeby pisać o jedzeniu. Tamtego pierwszego wieczoru dwanaście stron wydawało się grubo za dużo.
    { $them } { $them_gender ->
        [feminine] wzięła lampę i zeszła
       *[masculine] wziął lampę i zszedł
    } do piwnicy szukać kafla.

## After “The patrol that sang”

script-2923 = Druga rewizja
script-2923-search =
    Dwóch do drzwi, dwóch na schodki i jeden do krzyczenia. Chłopiec w hełmie dowiedział się, gdzie mieszkamy. Odczytał
    nam z dłoni akt oskarżenia: łóżko zostało przebite zgodnie z rozkazem, a pod nim znajdowały się osoby, które tego
    nie zgłosiły. Jest to sprzeczne z całym zamysłem. Za nim stali w szeregu z kijami od mioteł i próbowali zajrzeć nam
    przez ramię do kuchni.
script-2923-ask-fine = „Przyznajemy się. Ile wynosi grzywna?”
script-2923-ask-home = „Do domu, do matek, wszyscy”.
script-2923-fine =
    Podzielono na miejscu, na dwadzieścia części, bagnetem, prawdziwym. Dostaliśmy pokwitowanie. Odtąd byliśmy pod
    ochroną i tej nocy małe buty chodziły pod domem tam i z powrotem, aż przyszła po nie czyjaś siostra.
script-2923-home =
    „Do których?” – zapytał najmniejszy, z tyłu, i dostał łokciem. Zrobili w tył zwrot, nie wszyscy w tę samą stronę.
    Pieśń zaczęła się znowu dopiero za rogiem.

script-2924 = Wymieniony jeniec
script-2924-prisoner =
    Jeniec, na którego nas wymieniono, przyszedł w odwiedziny sam. Miał pięć lat. Chciał jeszcze raz; to był najlepszy
    dzień tej wojny, dał nam do zrozumienia, wszyscy się o niego kłócili. Poszliśmy więc na róg, zawróciliśmy i
    ruszyliśmy z rękami w górze, a on naprzeciw nam ze swoimi. Pośrodku stanął. Zapomniał, po czyjej jest teraz stronie,
    stał z obiema rękami w powietrzu i myślał.

## After “Room for one”

script-2925 = Lewe kolano
script-2925-knee =
    Ktoś przy pompie opowiadał o dwóch godzinach we wnęce, twarzą do ściany. Mieszkanie przeszukano raz i jeszcze raz.
    Trudna jest druga godzina, tak tam było na kartce; ale uratował go ostatni wiersz, ten o gwoździu. Trąciłby go
    kolanem. Potem spróbował: gwóźdź dzwonił jak dzwon. Zegarek zostawił tam w siatce, dla następnego. Wiadro nam się
    przelało i trochę odlaliśmy z powrotem.

script-2926 = Siatka
script-2926-ring =
    Ktoś przy pompie opowiadał o dwóch godzinach we wnęce, twarzą do ściany. Była tam kartka i siatka, dla następnego;
    zostaw coś, jeśli możesz. Siatka była pusta. Zrobiło mu się wstyd, że to on zastał ją taką. Nie miał nic przy sobie,
    więc zostawił obrączkę. Podniósł palec, żeby wszyscy widzieli biały pasek, poruszał nim i się roześmiał.

## After “Mine”

script-2927 = Obciążenie
script-2927-list =
    Lista zakupów z puszki walała się po domu dwa dni, zanim ją odwrócono. Mydło, nici, drut (cienki), 1 czajnik. Po
    drugiej stronie było to świadectwo szkolne: fizyka, celująco; roboty ręczne, celująco; zachowanie, do omówienia.
    Było nazwisko i ulica, a ulica leżała nam po drodze. Pomyśleliśmy o tym druciku cienkim jak włos, jak równo był
    poprowadzony.
script-2927-ask-bring = „Zanieś jej to. I trochę drutu”.
script-2927-ask-light = „To papier. Zapalimy nim lampę”.
script-2927-bring =
    Otworzyła dziewczynka, może czternastoletnia. Najpierw popatrzyła na nasze ręce, a kiedy naliczyła wszystkie palce,
    wypuściła powietrze. Czajnik miała tylko ten jeden, powiedziała. Odkłada na drugi. Wzięła drut i zgięła go raz, żeby
    sprawdzić, czy miękki.
script-2927-light =
    Paliło się równo, od robót ręcznych w górę. Najdłużej trzymało się „celująco”.

script-2928 = Gwizdek
script-2928-whistle =
    Na naszym progu stał czajnik z tamtej sterty, bez jednej rysy. Ludzie dwa ogrody dalej znaleźli go między głąbami
    kapusty i chodzili z nim od drzwi do drzwi, aż im opowiedziano o huku. { $them }, { $them_gender ->
        [feminine] choć wciąż trzeba jej było wszystko mówić dwa razy, wniosła go i napełniła
       *[masculine] choć wciąż trzeba mu było wszystko mówić dwa razy, wniósł go i napełnił
    }. Miał gwizdek. Reszta domu zatkała uszy; { $them } { $them_gender ->
        [feminine] siedziała przed nim, trochę pochylona, i czekała
       *[masculine] siedział przed nim, trochę pochylony, i czekał
    }, aż się zacznie.

## After “The organ”

script-2929 = Coś jakby A
script-2929-pram =
    Stary człowiek od organów pchał od domu do domu wózek dziecięcy. Odkupywał piszczałki. Blacharz odstąpił mu Fis, a
    kawałek C miał od kobiety, która trzymała w nim druty. Poznał nas: z tyłu nawy, weszliśmy w drugiej części. Czy mamy
    jakiś metal? Stroić nie musi.
script-2929-ask-pipe = „A to się nada? Jest z rynny”.
script-2929-ask-none = „Za późno. Wszystko już zużyte”.
script-2929-pipe =
    Dmuchnął przez koniec i słuchał z zamkniętymi oczami. „Coś jakby A – powiedział. – Trzeba będzie grać dookoła”.
    Położył je przy innych, ze szmatką pośrodku, żeby nie zaczęły bez niego.
script-2929-none =
    Uniósł kapelusz. Obok też wszystko zużyli. Słyszeliśmy, jak Fis odjeżdża samo po bruku, odrobinę za nisko.

script-2930 = W środku taktu
script-2930-bar =
    Od tamtego kościoła kolejka przy pompie miała lukę, przed nami albo za nami. Nikt nigdy nic nie powiedział. Wszyscy
    siedzieli tam przecież z zamkniętymi oczami. Dziś rano jakiś mężczyzna wziął nam wiadro z ręki, całkiem grzecznie, i
    napełnił je dla nas, a pompując, nucił. To była ta wolna część. Nucił aż do pewnego miejsca, tam przerwał i oddał
    nam wiadro.

## After “Alone with the winter”

script-2931 = Wzdłuż szeregu
script-2931-row =
    Trzy stuknięcia o siódmej i trzy wróciły. Potem, po przerwie, przyszło czwarte, niżej i czymś miękkim, od dziecka
    albo od kogoś na podłodze. Odpowiedziano na nie. Dalej podjęto to w następnym domu i w jeszcze następnym. Było wpół
    do ósmej, kiedy przeszło przez cały szereg i wróciło, a po drodze zrobiła się z tego jakby melodia. Melodię
    wystukano z powrotem, tak jak się ją zapamiętało, i puszczono jeszcze raz w koło.

## After “In step”

script-2932 = Lewa strona
script-2932-cough =
    Późnym wieczorem ktoś na dworze zakaszlał. Nie z choroby. Kaszel położono tam, pod oknem, jak wizytówkę na tacy.
    Znaliśmy go: przez całą noc miał lewą stronę pewnego budynku, a my prawą, i co kwadrans go podawano i oddawano.
    Rozległ się drugi raz, trochę ciszej, żeby się nie narzucać.
script-2932-ask-open = „Otwórz. Połowa czegoś jeszcze jest”.
script-2932-ask-back = Zakaszleć i na tym poprzestać.
script-2932-open =
    Wszedł bokiem, z torbą, i był chudszy niż jego głos. Od tamtej pory zrobił lewą stronę niejednego domu, opowiadał, a
    prawą zawsze zostawiał. Zjadł swoją połowę. Potem wysypał torbę na podłogę, po ciemku, i wszystko, co leżało na
    prawo od szpary, przesunął do nas.
script-2932-back =
    Chwilę później usłyszeliśmy go dalej, przed domem Hofmannów. Oni nie z tych, co kaszlą.

## After “Rules for the watch”

script-2933 = Punkt dziesiąty
script-2933-almond =
    To, co było w niebieskiej puszce, się skończyło. Wieczko i tak podnoszono, co kwadrans, z przyzwyczajenia. Aż
    którejś nocy znowu coś w niej leżało, migdał w cukrze, z tych, co się rozdaje na weselach, trochę oblepiony
    kieszenią. Wartownicy, zapytani, wszyscy się wyparli. Następna wersja zasad miała punkt dziesiąty: MIGDAŁ ZOSTAJE.
    Odtąd każdy go wyjmował, po ciemku, trzymał przez chwilę i odkładał.

## After “The neighbour below”

script-2934 = W skarpetach
script-2934-letter =
    Pod drzwi wsunięto nam list, na maszynie. Niżej podpisany, drugie piętro, pragnie podziękować stronie, która owej
    nocy przeszła nad nim przez jadalnię bez butów. W ciągu trzydziestu jeden lat jako lokator po raz pierwszy spotyka
    się z takimi względami. Pozwala sobie załączyć drobiazg. Była to para wkładek, wyciętych z ronda filcowego
    kapelusza. Na naszych schodach robiły tyle hałasu co myśl; a rozmiar, pisał, o ile może to ocenić, jest czterdzieści
    jeden.

## After “The staircase to nowhere”

script-2935 = Wędkarz
script-2935-case =
    Chłopak, może dwunastoletni, chciał, żebyśmy mu zapłacili za walizkę. Rozbiliśmy ją, powiedział. Tydzień mu zajęło,
    żeby ją tam wnieść. Kto się wspinał, nie miał wolnych rąk, a kto rzucał kamieniami, patrzył w górę, a on tymczasem
    na dole przeglądał ich rzeczy; żyły z tego dwie osoby. Nie groził. Stał na wycieraczce w czapce i wymienił sumę, i
    była to cena walizki.
script-2935-ask-sit = „Siadaj. Jadłeś dzisiaj?”
script-2935-ask-stones = „W niej były kamienie, chłopcze”.
script-2935-sit =
    Jadł, otaczając talerz ramieniem. Potem wyjął z pończochy parę śrubek i zawias od torby. To nasze, powiedział, z
    tamtej nocy; dalej nie zdążył, bo walizka spadła.
script-2935-stones =
    „No pewnie – powiedział chłopak. – Przynęty się nie wiesza, żeby ją oddać”. Splunął, ale obok wycieraczki.

## After “Half for the one who works”

script-2936 = O włos
script-2936-crumb =
    Bez słowa wyjęto znowu wagę do listów. Każdy talerz zważono co do grama. Kiedy było po wszystkim, { $them }
    { $them_gender ->
        [feminine] wzięła z jednego okruszek, położyła na innym, na oczach wszystkich, i usiadła
       *[masculine] wziął z jednego okruszek, położył na innym, na oczach wszystkich, i usiadł
    }. Był to talerz tej osoby, która tego dnia dźwigała. Wskazówka odchyliła się o włos. Patrzyliśmy na nią. „To
    przeciąg” – { $them_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    } { $them }. Uzgodniono, że przeciąg. Następnego wieczoru ważyliśmy przy otwartych drzwiach.

## After “The hearse”

script-2937 = Stępa
script-2937-rope =
    Koło południa naszą ulicą przejechał karawan, wypolerowany, stępa, bez silnika. Dziewczyna w kombinezonie kierowała.
    Przodem, z liną przez ramię, szedł człowiek z karetki; strzelba leżała na dachu wśród pióropuszy. Poznał nas i
    stanął, tak że to wszystko potoczyło się dalej i podcięło mu kolana. „Mogliście zapytać” – powiedział. Pompę by jej
    dał. Chciał zatrzymać tylko ogrzewanie.

script-2938 = Tylne drzwi
script-2938-hydrant =
    Naszą ulicą mężczyzna niósł na plecach kobietę. Posadził ją na hydrancie, odetchnął i wziął z powrotem. Jest
    kierowcą karetki, mówił ludziom, którzy się rozstępowali, tylko że karetka już nie jeździ. Wtedy nadjechał karawan.
    Silnik miał teraz znakomity. Stanął, cofnął, a dziewczyna wysiadła otworzyć z tyłu. Widzieliśmy, jak kobietę kładą
    pod pióropuszami. Wszedł za nią i trzymał jej głowę wysoko przy szybie, żeby nikt nie zdejmował czapki.

## After “A band in a barrel”

script-2939 = Na jedną noc
script-2939-mat =
    Kobieta z wycieraczką pod pachą podała nam futerał z trąbką. Z kadzi musieli się wynieść. Tamten marsz słychać było
    aż za rzeką i przyszli ludzie po dąb. Nikomu nic się nie stało, poza jedną wargą. Czy przechowamy to do rana? Tuby
    są już w czterech innych domach, w wózkach dziecięcych. Że to my byliśmy tak przeciw sprzedaży, tego nie
    powiedziała.
script-2939-ask-keep = „Pod schody. Kto wie, że pani tu jest?”
script-2939-ask-no_room = „Nie w tym domu. Mamy dość kłopotów”.
script-2939-keep =
    Odebrano ją, zanim się rozwidniło. Zagrać dla nas trębacz nie mógł, na ulicy, z taką wargą. Stanął więc na progu i
    przebierał palcami, szesnaście taktów, zupełnie bezgłośnie, a na koniec zasalutował. W nocy sporo ludzi przeszło
    obok, szukając orkiestry.
script-2939-no_room =
    „Rozumiem” – powiedziała. Z przyzwyczajenia strzepnęła wycieraczkę i rozejrzała się, gdzie by ją położyć.

## After “The landlady”

script-2940 = Jedno przeniesienie
script-2940-ledger =
    Zaszedł pan Pavlin z księgą pod pachą. Przejrzał ją, bo ktoś musi, i według jego rachunku dom jest nam jeszcze
    winien za jedno przeniesienie: starsza pani, z kuchni do łóżka. Wpisał to po właściwej stronie. Rubrykę na zapłatę
    zostawił pustą, bo nie zna naszych warunków. Od jego palta pachniało śliwkami.
script-2940-ask-paid = „Proszę wpisać: zapłacono”.
script-2940-ask-plums = „W naturze. Jak wszyscy”.
script-2940-paid =
    Osuszył bibułą i przeczytał. Potem chciał wiedzieć, czy nie słyszeliśmy o kimś, kto szuka pokoju. Wynajmuje,
    powiedział; i chwilę mu zajęło, zanim to słowo wyszło.
script-2940-plums =
    Miał je przy sobie. Podpisaliśmy, a on obrócił księgę, czy da się przeczytać. „Ona zażądałaby jeszcze daty” –
    powiedział pan Pavlin.

## After “A limp”

script-2941 = Druga ręka
script-2941-sling =
    Krawiec przyszedł pokazać nam marynarkę. Rękę nosił na temblaku ze złotego brokatu. Skończył drugą; po szwie było
    widać, gdzie zmienił, a dalej było widać, jak się uczy. To dla pułkownika. W jednym rękawie brakowało podszewki, jak
    wiedzieliśmy. Czy to, naszym zdaniem, rzuca się w oczy? Raczej nie, powiedzieliśmy. Też tak sądził. Pułkownik od
    wtorku nie żył, ale zapłacił z góry, a tą ręką będzie leżał do ściany.

script-2942 = Marynarka z jednym rękawem
script-2942-jacket =
    Kobieta przy pompie pytała, czy znamy jakiegoś krawca. Miała ze sobą marynarkę z jednym rękawem. Jej krawiec był
    powolny, ale dobry, powiedziała, na drugim piętrze; znalazła go przy piecu. W domu musieli być ludzie, pod nim.
    Szkoda kołnierza. Odwinęła go i pokazała ślad po żelazku. Marynarka miała być dla syna.
script-2942-ask-sew = „Proszę dać. Tak dobrze jak on nie zrobimy”.
script-2942-ask-station = „Podobno jest jeden koło dworca”.
script-2942-sew =
    { $them } { $them_gender ->
        [feminine] siedziała nad tym do późna
       *[masculine] siedział nad tym do późna
    } z krzywą igłą. Rękaw był z podszewki od zasłony i o palec za długi. „Dorośnie” – powiedziała kobieta. Zapłaciła,
    opowiadając nam o krawcu wszystko, co wiedziała, a my staliśmy i trzymaliśmy rękaw.
script-2942-station =
    Podziękowała. Do dworca są dwa kilometry i nic tam nie ma. Złożyła marynarkę rękawem do środka i ruszyła.

## After “The bath on the third floor”

script-2943 = Ten odgłos
script-2943-canister =
    Człowiek z łazienki przyszedł pieszo całą drogę, w obu swetrach, z kanistrem. Wanna pękła mu na mrozie, powiedział,
    wzdłuż. Chciałby raz zrobić to tutaj, jeśli mamy coś, co trzyma wodę, i trochę wody na początek. Potem wybierze
    wszystko z powrotem i zabierze tylko odgłos.
script-2943-ask-pail = „Niech pan spróbuje z cynkowym wiadrem. Na schodach, tam pod spodem pusto”.
script-2943-ask-tonight = „Nie dzisiaj. Więcej nie mamy”.
script-2943-pail =
    W garnku brzmiało to jak garnek. W wiadrze, na czwartym stopniu, z ręką podniesioną jak najwyżej, było dobrze.
    Zamykało się oczy i na górze lała się kąpiel, i zaraz miano zawołać. Trochę zamarzło między stopniami.
script-2943-tonight =
    Rozumiał to. Na dworze, zanim odszedł, podniósł kanister i opróżnił go z wyciągniętej ręki na próg. Śnieg przyjął to
    bezgłośnie.

## After “Clause one”

script-2944 = Usunięto za zgodą stron
script-2944-bags =
    Greta zażyczyła sobie do protokołu, że paragraf usunięto, a w korytarzu stoją spakowane torby. Czyje, nie
    powiedziała. To na ostrzał, usłyszała, zawsze tam stały. Wyszła, wróciła z jedną w każdej ręce i otworzyła je na
    stole jak celniczka. Mydło. Skarpeta. Zdjęcie jeziora. W żadnej nie było nic do jedzenia. „To może zostać usunięty”
    – powiedziała Greta i spakowała je z powrotem, lepiej, niż były.

## After “Do not disturb”

script-2945 = W czwartek, w domu
script-2945-card =
    Pod drzwiami leżał kartonik ze złotym brzegiem. „Profesor Lind z małżonką, w czwartek, w domu. Tańce”. Niżej
    ciągnęło się atramentem: „My wzięliśmy państwa za włamywaczy, a państwo nas za nie to piętro. Tak rzadko ktoś teraz
    przeprasza drzwi. Muzyki nie będzie”.
script-2945-ask-dance = „Trzy ulice. I jest czwartek”.
script-2945-ask-stay = „Postaw na półce, żeby było widać”.
script-2945-dance =
    { $them } { $them_gender ->
        [feminine] poszła
       *[masculine] poszedł
    } w czystych skarpetach. Pani Lind tańczyła, profesor podawał takt i z tym też się spóźniał. To wypoczynek,
    powiedziała, kiedy prowadzi ktoś, kto patrzy pod nogi. Minęła druga, kiedy { $them } { $them_gender ->
        [feminine] wróciła i weszła
       *[masculine] wrócił i wszedł
    } po schodach: wolno, wolno, szybko, szybko.
script-2945-stay =
    Stał tam na sztorc. W czwartek o ósmej wnosiliśmy wodę i zauważyliśmy na schodkach, że robimy to do taktu.

## After “The cage”

script-2946 = Dobre maniery
script-2946-queue =
    Obok pompy dzieci miały własną kolejkę. Za skórkę chleba prowadzono do małpy. Ona też coś daje, powiedziała
    dziewczynka, która trzymała listę; sama ma od niej klucz i kwit z lombardu. Zapytaliśmy, jak się miewa. Dobrze. Rękę
    trzyma wyciągniętą nawet wtedy, kiedy wszyscy pójdą, grzbietem do góry. To maniery, powiedziała dziewczynka. Musi je
    mieć od ludzi.
script-2946-ask-give = „Zanieś jej to. Od nas”.
script-2946-ask-good = „To dobrze”. Napełnić wiadro.
script-2946-give =
    Zapisała, co to jest, i zapytała, od kogo przekazać, bo małpa będzie chciała wiedzieć. Nic nam nie przychodziło do
    głowy. „Z końca korytarza” – powiedzieliśmy. To też zapisała.

## After “Loose board”

script-2947 = Iglica
script-2947-pin =
    O świcie pod drzwiami stał człowiek w dobrym palcie. Otworzył dłoń. Na rękawiczce leżała iglica. Wejść nie chciał.
    Powiedziano mu, że ktoś podnosił deskę i że już nie skrzypi, i chętnie odzyskałby to, co do tego należy; butelkę i
    zdjęcie już zabrał. Zdjęcie widzieliśmy. Miał mniej więcej ten kształt, który z niego wycięto.
script-2947-ask-give = „To niech pan bierze. Wolimy nie mieć go w domu”.
script-2947-ask-keep = „Niech pan zatrzyma iglicę. My zatrzymamy resztę”.
script-2947-give =
    Zawinął go w szalik, osobno, a iglicę w chusteczkę. Nigdy nie były w jednej kieszeni, wyjaśnił. Zostawił nam swoje
    papierosy, poprosił o ogień i zapomniał z niego skorzystać.
script-2947-keep =
    „Tak będzie najlepiej” – powiedział po namyśle. Jakby mu ulżyło. Zamknął dłoń i odszedł, trzymając ją trochę z dala
    od siebie, jak ktoś, kto niesie jajko.

## After “Under the beam”

script-2948 = Blaszana łopatka
script-2948-shovel =
    Na podwórzu stał mężczyzna w wojskowych spodniach, a obok niego chłopiec z zabawkową łopatką. Dostał przepustkę do
    wieczora. Ludzie mu powiedzieli, że to z tego domu przyszli i ją przenieśli. Dziękować nie chciał albo nie mógł do
    tego dojść. Chłopiec miał pytanie. Kazano mu zadać je samemu. „Była ciężka?” – zapytał chłopiec.
script-2948-ask-light = „Nie. Całkiem lekka. Piekła ciasto”.
script-2948-ask-show = „Chcesz zobaczyć, gdzie jest?”
script-2948-light =
    „Piekła” – powtórzył chłopiec, żeby dobrze zapamiętać. Zadarł głowę, czy ojciec też usłyszał. Mężczyzna kilka razy
    skinął. Kantem dłoni strzepnął coś z blaszki małej łopatki.
script-2948-show =
    Chłopiec szedł przodem. Drugi pantofel na kopczyku się przewrócił; postawił go, pomyślał i obrócił noskiem w stronę
    domu. Potem uklepał ziemię blaszaną łopatką, dookoła, jak babkę z piasku.

## After “The scales”

script-2949 = Gdy przyjdzie dostawa
script-2949-satchel =
    Chłopiec ze sklepu roznosił zamówienia. Miał ze sobą księgę, a w tornistrze pół kilo soczewicy, czerwonej, przyszła
    dostawa. Tylko że klienta nie było pod adresem; nie było adresu. Zgodnie z zasadami firmy mógł podpisać sąsiad.
    Przeniósł wzrok ze strony na nas. To my daliśmy mu coś zważyć i trzymaliśmy palec z dala od szalki. W domu nie było
    nic do jedzenia i widział to od drzwi.
script-2949-ask-sign = „Jesteśmy sąsiadami. Gdzie podpisać?”
script-2949-ask-back = „Zanieś z powrotem do sklepu. Może jeszcze przyjdzie”.
script-2949-sign =
    Wydarł kopię. „Jak przyjdzie, to wy jesteście mu winni – powiedział – a nie ja. Ja dostarczyłem”. Poczekał, aż
    przesypiemy wszystko do miski; torebka była do zwrotu.
script-2949-back =
    Nie było to w zwyczaju. Zastanawiał się z torebką na dłoni i czuł jej ciężar. Potem skreślił „gdy przyjdzie dostawa”
    i nad tym, z językiem między zębami, napisał: „gdy przyjdzie klient”.

## After “The tunnel”

script-2950 = Od sześćdziesiątej do dziewięćdziesiątej
script-2950-clay =
    Przy pompie podszedł do nas mężczyzna, żółty od gliny po łokcie. Szedł za śladem, który ciągnął się od komórki na
    węgiel. Listwy były numerowane, powiedział, i brakuje kilku, od sześćdziesiątej do dziewięćdziesiątej. W nocy
    zawaliło się przy siedemdziesiątej. Był tam jego brat. Już wyszedł; jest tylko trochę cichy. Że to się tam kończy,
    wiedzieli. Brat lubił leżeć na samym końcu i słuchać wozów po drugiej stronie.
script-2950-ask-slats = „Są u nas w szopie. Proszę wziąć wszystkie”.
script-2950-ask-led = „To przecież nigdzie nie prowadziło”.
script-2950-slats =
    Związał je w pęk, po kolei. Dwie spłonęły. Na nie zostawił odstęp, tam trzeba będzie uważać, i poprosił nas o pasek
    szmatki, żeby to zaznaczyć.
script-2950-led =
    „Nie – powiedział mężczyzna. – Ale to było sto osiemdziesiąt metrów”. Do wody puścił nas przed sobą.

## After “The letter writer”

script-2951 = Jedna strona
script-2951-sealed =
    List z targu stał na półce, oparty o sól. Ścierano z niego kurz. Co w nim jest, było wiadomo, te dwie, trzy rzeczy,
    i że w środku pisarz się roześmiał. Ale list, którego nikt nie otwiera, ma w sobie coś z człowieka, któremu kazano
    czekać; tego wieczoru zsunął się i leżał twarzą w dół.
script-2951-ask-open = „Daj nóż. Jest do nas”.
script-2951-ask-dry = „Postaw go z powrotem”.
script-2951-open =
    To była jedna strona. Zaczynała się od tamtejszej pogody. Te dwie, trzy rzeczy były na swoich miejscach, i czwarta,
    o której mu nie mówiono: o małym oknie, że na noc zawsze zostaje otwarte. Poszliśmy zobaczyć. Było otwarte. Potem
    leżeliśmy bez snu, aż zrobiło się jasno.
script-2951-dry =
    Postawiono go dalej, gdzie ściana jest sucha, a przed nim sól. Kto bierze sól, mówi „przepraszam”. Zaczęło się od
    żartu.

## After “The night shift”

script-2952 = Poziomica
script-2952-level =
    Z naszego dachu było widać róg, który postawił majster, na czwartym piętrze, osobny, z niebem po obu stronach. Od
    wczoraj nie paliła się tam latarnia. O zmierzchu stróż przyniósł nam jego poziomicę, zawiniętą w papier po kanapce.
    Do parapetu doszedł. A potem, powiedział stróż, zrobił krok w tył, żeby zobaczyć, czy prosto. Miała trafić do tych z
    nosidłem, ciągle o nich mówił. Położyliśmy ją na stole w kuchni. Pęcherzyk powoli odszedł na jeden koniec; całą zimę
    jedliśmy pod górę.

## After “Mending list”

script-2953 = Według pilności
script-2953-bucket =
    To było wiadro. Stało na liście pierwsze i poszło pierwsze. Dno zostało przy pompie, z wodą na wierzchu, jako równy
    okrągły kawałek lodu, a do domu przyniesiono rurę z pałąkiem. Na liście zostało odhaczone, ręką, która mocno
    przyciskała. W wierszu niżej było: drugie wiadro.
script-2953-ask-mend = „Dobra. Kawałek blachy, trochę drutu, i to dziś”.
script-2953-ask-other = „To drugie, jest napisane, jeszcze trzyma”.
script-2953-mend =
    Nowe dno było z puszki po herbatnikach, z widokiem nadmorskiej promenady. Odtąd leżało na spodzie każdego wiadra,
    pod wodą: muszla koncertowa, parasolki i pies.
script-2953-other =
    Trzymało od pompy do niebieskiej bramy i od bramy do naszego progu. Tam pałąk został w ręce.

## After “Overdue”

script-2954 = Do litery H
script-2954-homer =
    Wstąpiła bibliotekarka z listą i wózkiem pełnym książek. Doszła do H. Człowiek z sąsiedniej ulicy miał wypożyczonego
    Homera i się wypierał, a przecież widać go z chodnika, w oknie, od przeciągu. Siłą nie chciała. Potrzebuje tylko
    kogoś, kto stanie obok, kiedy będzie dzwoniła, nic nie powie i będzie wyglądał tak jak my.
script-2954-ask-stand = „A jak wyglądamy?” Wziąć płaszcz.
script-2954-ask-wait = „Homer tyle czekał, to jeszcze poczeka”.
script-2954-stand =
    Otworzył, zobaczył nas i przyniósł. Podstemplowała jego kartę na progu i podziękowała za staranność. Na dziurę w
    oknie dała mu tom kazań, w wieczyste użytkowanie. Nam zapłaciła ziarnami kawy, z koperty z napisem „Czytelnicy”.
script-2954-wait =
    „Przy H wszyscy tak mówią” – powiedziała bibliotekarka. Postawiła mały znaczek, przy nas, a nie przy Homerze.

## After “The bread oven”

script-2955 = Czyj gwóźdź
script-2955-nail =
    Piekarz chodził od domu do domu, biały po łokcie, i pytał, kto znalazł gwóźdź. My; był w naszym chlebie. Bardzo się
    ucieszył. To z zawiasu drzwiczek od pieca, są tam cztery, i przez ten czwarty nie mógł spać. Myśmy go już zużyli.
    Obejrzał miejsce, gdzie trzymał półkę, i spróbował palcem. Półka była dobra. Obejdzie się trzema, postanowił, i
    czymś podeprze drzwiczki. „Ale gdyby państwo ją kiedyś zdejmowali” – powiedział piekarz.

## After “Somebody with a stick”

script-2956 = Guzik
script-2956-button =
    Krok, krok, stuk; podeszło to pod nasze drzwi jak po szynie. Była to stroicielka. Znalazła guzik do pary. Poprosiła
    o palto, usiadła po ciemku na schodach z igłą i nitką i lampy nie chciała, bo denerwuje się, kiedy widać, co robi.
    Szyjąc, mówiła nam, co dolega domowi. Trzeci stopień jest o ćwierć tonu za niski. Na deskę na strychu stanął
    ostatnio ktoś z jednym obcasem. Guzik trzyma się teraz na zawsze; jest od środka.

## After “Typhus”

script-2957 = Bezbłędnie
script-2957-cross =
    Rano było na naszych własnych drzwiach, krzyż i słowo, czerwone, jeszcze mokre. Tym razem napisane bezbłędnie.
    Niżej, całkiem drobno, jak podpis na obrazie: „Gratulacje”. Właściciel tamtej spiżarni wrócił więc do domu,
    popatrzył na swoje trociny i poszedł od śladu do śladu przez pół miasta, z puszką farby w ręce. Ludzie już
    przechodzili na drugą stronę.
script-2957-ask-wash = „Daj wody. Nie będę mieszkać w zadżumionym domu dla żartu”.
script-2957-ask-stay = „Niech zostanie. Tyfusu nikt nie okrada”.
script-2957-wash =
    Schodziło na różowo i nie przestawało schodzić. Hofmannowie przysłali dziecko z cytryną, połówką, na długiej łyżce,
    i zjedliśmy ją tak, żeby widzieli.
script-2957-stay =
    Zadziałało od razu. Kobieta, która przynosiła nowiny, już nie przychodziła. Stawała na rogu, z dłońmi przy ustach,
    wykrzykiwała je i opuszczała wszystko, co dałoby się źle zrozumieć.

## After “What the beam said”

script-2958 = Zapytać
script-2958-shaving =
    Wieczorem Osman obszedł dom z lampą i kładł dłoń na słupie, na progu, na trzecim stopniu. Przy słupie został dłużej.
    Pod inicjałami, nisko, zdjęto wiórek, cienki jak papier i długi na dłoń. Coś nim pewnie rozpalono. Czekaliśmy, aż
    zacznie o zasadzie. Przejechał po tym miejscu kciukiem. „To nie jest spalone – powiedział w końcu Osman. – To jest
    zapytane”. Wtarł w nie trochę nafty, żeby nie wyglądało tak świeżo.

## After “A shelf for each”

script-2960 = Dziesięć kropli
script-2960-drops =
    Buteleczka z apteki stała przy łóżku i działała. Rozeszło się to. Tego wieczoru pod drzwiami stała mała od Hofmannów
    z kieliszkiem do jajka. Babcia nie śpi, odkąd ostrzelali młyn; chodzi tam i z powrotem i wkłada rzeczy do walizki.
    Czy moglibyśmy odstąpić dziesięć kropli? Nie musi być całe dziesięć. Kazano jej nie pytać, z czego są.
script-2960-ask-ten = „Dziesięć. Na kawałku chleba, jeśli jest”.
script-2960-ask-pump = „To woda z pompy, dziecko. Nic więcej”.
script-2960-ten =
    Rano kieliszek stał na progu, opłukany. Starsza pani przespała działa i chciała wiedzieć, dokąd jedzie, skoro jest
    spakowana.
script-2960-pump =
    Mała skinęła głową. Musiała wiedzieć albo w tym wieku takie rzeczy się wie. „Tak – powiedziała. – Ale ile?”

## After “Waiting room”

script-2961 = Dwieście dwanaście
script-2961-hole =
    „Dwieście dwanaście?” – zapytał chłopiec pod drzwiami i spojrzał na karteczkę. Miał paczkę z kliniki. Była to nasza
    marynarka, ta podarta, która siedziała tam na mopie przy oknie. W nocy ktoś przechodził z latarkami, zobaczył, że
    pełno ludzi, strzelił raz przez szybę, do najbliższego, i poszedł dalej. Trafił w lewą stronę. Pani z okienka
    zacerowała nam ją, powiedział; przeprasza, że wełna trochę odbiega. W oknie siedzi już inny i dostał numer dwieście
    trzynaście.

## After “A dinner for six”

script-2962 = Rękawiczka pani Adler
script-2962-glove =
    Człowiek w fartuchu przeszedł całe miasto z tacą. Leżała na niej rękawiczka. Została w bibliotece, powiedział, tego
    wieczoru, kiedy pan pułkownik musiał tak wcześnie odjechać. Była z szarej koźlej skórki, damska, z malutkimi
    guziczkami. Nic w niej nigdy nie mogło być nasze. Podawał nam tacę, a za nim po śniegu szły jego ślady, prosto do
    naszych drzwi, jakby to był dom jak każdy inny.
script-2962-ask-relieved = „A, tu jest! Pani Adler tak się ucieszy”.
script-2962-ask-know = „Nie ma żadnej pani Adler. Pan o tym wie”.
script-2962-relieved =
    Skłonił głowę. Kiedy rękawiczkę zdjęto, wziął tacę na sztorc pod pachę i zapytał, czy wolno mu wspomnieć o czwartku.
    Będzie siedem dań. Trafiła mu się cebula.
script-2962-know =
    „Naturalnie – powiedział. – Ale jest rękawiczka”. I dalej trzymał tacę, zupełnie poziomo, aż osiadł na niej jeden z
    drobnych płatków, które właśnie padały.

## After “A class of grown-ups”

script-2963 = Dziewiąte nazwisko
script-2963-ninth =
    Petar sprawdzał obecność, a my odpowiadaliśmy. Potem cofnął się do tamtych trzydziestu i zniżył głos. Przy
    dziewiątym coś powiedziało: „Jestem”. Dobiegło z podwórza. Stał tam, za beczką na deszczówkę, dziewiętnastoletni
    chłopak w bluzie z oddartymi dystynkcjami. Przez trzy poranki słyszał to przez ścianę, powiedział, i za każdym razem
    za późno otwierał usta. Petar go wpisał, z datą i pogodą. Musiał iść dalej, zanim się rozwidni. Na dole, przy „klasa
    nieliczna”, Petar skreślił „nieliczna”.

## After “Snow, at last”

script-2964 = Jodełka
script-2964-prints =
    Wzór zamarzł w nocy na kość, a rano biegł przez niego jeden ślad: but i okrągła dziurka po kuli. Prowadził z końca
    ulicy prosto pod nasz próg. Z powrotem nie prowadził. Zajrzeliśmy za drzwi i pod schody. Koło południa zobaczyliśmy
    go samego, na wraku samochodu, na śniegu jak na kanapie. Wrócił po własnych śladach, zawołał do nas; zeszło mu do
    trzeciej. Chciał tylko zobaczyć, czy wyjdziemy go szukać.

## After “The one inside”

script-2965 = Trochę w lewo
script-2965-paper =
    Dziecko przyniosło nam gazetę, wyprasowaną. Była to tamta, czwartkowa. Krzyżówka rozwiązana, a na marginesie
    wiadomość od starszego pana zza drzwi. Skoro nikt nie umie mu powiedzieć, kto wygrał, wnosi, że sprawa jeszcze trwa.
    Ma prośbę. Posadzono go przy oknie, za co jest wdzięczny, ale w nocy odstrzelono prawą połowę widoku. Czy moglibyśmy
    wstąpić i przesunąć fotel trochę w lewo?
script-2965-ask-push = „Do niczego nam to nie po drodze. No dobrze”.
script-2965-ask-tomorrow = „Powiedz mu, że jutro”.
script-2965-push =
    Fotel był ciężki, razem z nim. Z nowego miejsca było widać komin, kawałek drzewa, a jak się wychylić, to i zegar.
    Poczęstował nas papierosami ze srebrnej papierośnicy, więc paliliśmy, a on pokazywał nam drzewo.
script-2965-tomorrow =
    „Mówił, że tak powiecie – odparło dziecko – i kazał powtórzyć, że nigdzie się nie wybiera”.

## After “Stocktaking”

script-2967 = Co zostało
script-2967-washer =
    Wśród śrub, które dał nam człowiek z alejki C, była podkładka. Trafiliśmy na nią drugiego wieczoru, przy sortowaniu.
    Śrubą nie była. Czyli policzył i ją albo liczył bez niej; gdzieś na czterysta tysięcy pomylił się o jeden i tylko my
    wiedzieliśmy, w którą stronę. Włożono ją do koperty i zaadresowano. Zabrał ją kierowca, który jeździł w tamte
    strony. Dziś przywiózł kopertę z powrotem, z liczbą na wierzchu, podkreśloną, i słowem „Dziękuję”. Była o jeden
    wyższa.
