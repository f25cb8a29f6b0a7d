# Visitors. { $them } is the name of a person of the group.

## V01 Barterer

script-2550 = Podwójne dno
script-2550-case =
    Tym razem miała futerał na skrzypce i zanim otworzyła, poprosiła, żebyśmy się odwrócili. Kiedy znów spojrzeliśmy,
    wszystko było rozłożone jak zwykle; ale pod spodem była druga warstwa i ruszała się. „To nie na sprzedaż” –
    powiedziała. Było to niemowlę, spało między widelcami a mydłem. Nosiła je ze sobą od tygodnia. Nie było jej
    dzieckiem. Wzięła je jako zapłatę, z braku czegoś lepszego, od ludzi, którzy chcieli, żeby było gdzieś, gdzie jest
    wieko.
script-2550-choose-milk = „Proszę mu to dać, w szmatce”.
script-2550-choose-where_to = „Dokąd je pani niesie?”
script-2550-choose-stay = „Interes to interes. Co jest w górnej warstwie?”
script-2550-milk =
    Ssało szmatkę, nie budząc się. Patrzyła na to z przechyloną głową i, jak sądziliśmy, liczyła; potem odjęła cenę
    dwóch rzeczy od tego, cośmy byli winni.
script-2550-where_to =
    Nie wiedziała. Przypuszczała, że prędzej czy później trafi na drzwi, przy których będzie to oczywiste.
script-2550-stay = „Słusznie” – powiedziała. Pokazała nam górną warstwę. Wszystko było w doskonałym stanie.

script-2551 = Drzwi, przy których to oczywiste
script-2551-back =
    Przyszła znowu, bez towaru. Postawiła futerał na naszym stole i usiadła z rękami między kolanami. Drzwi nie było. U
    zakonnic pełno, a u doktora popatrzyli na nie, potem na nią, jakby je sprzedawała. Ostatniej nocy mu śpiewała.
script-2551-choose-keep = „To niech je pani zostawi”.
script-2551-choose-send = „Nie możemy. Niech się pani rozejrzy. Nie możemy”.
script-2551-keep =
    Złapało palec, a był to palec { $them_genitive }, więc sprawa była rozstrzygnięta. Futerału nie chciała zabrać. To
    łóżko, powiedziała. Na stopniu się odwróciła i podała nam, ile waży, co do grama.
script-2551-send =
    Zamknęła wieko, nie do końca. Zapłaciła za mleko.

script-2552 = Futerał na skrzypce
script-2552-case =
    Nauczyło się, że można być słyszanym. Pierwszy raz od początku oblężenia był w domu ktoś, kto się skarżył. Robiło to
    o drugiej, o czwartej i o wpół do szóstej; a w piwnicy obok, mówiono nam, ludzie czekali na to, nie śpiąc, i mówili:
    „O, zgłodniało”. { $them } { $them_gender ->
        [feminine] chodziła
       *[masculine] chodził
    } z nim tam i z powrotem. Trzeba się było śmiać: dorosły człowiek, w nocy, na jednym ramieniu żelazny pręt, a na
    drugim to. Umiało już trzymać głowę. Patrzyło ponad krawędzią ramienia w ciemność, z miną pełną rezerwy.

script-2553 = Podrzutek
script-2553-page =
    Pochodzenia dziecka z futerału nigdy nie ustalono. W rejestrze jest „rodzice nieznani, waga 4110 g”, a jako miejsce
    urodzenia ktoś za biurkiem, kto musiał coś wpisać, podał nazwę naszej ulicy. Wychowało się w tym domu. Nie gra na
    niczym. Kiedy w wieku dwunastu lat dowiedziało się, skąd jest, poprosiło o pokazanie futerału, weszło do niego po
    kolana i chciało wiedzieć, ile kosztował.

## V02 Arms dealer

script-2554 = Pokaz
script-2554-demo =
    Handlarz był w dobrym humorze. Przyniósł nowość. Żebyśmy mogli ocenić, podszedł do okna, rozejrzał się i wybrał
    kurka na kasie oszczędności; i rzeczywiście, prawie nic nie było słychać. Kurek się zakręcił. { $present ->
        [one] Dał nam go potrzymać.
       *[other] Dał go komuś z nas potrzymać.
    } Był bardzo lekki. Są tacy nad rzeką, zauważył, którzy myśleli wziąć wszystko, tylko trochę im brakuje; dziś w nocy
    przyjdą w te strony zobaczyć, co da się zebrać.
script-2554-choose-buy = „To niech tu zostanie, a im pan powie, że sprzedane”.
script-2554-choose-warn = „A za ile powiedziałby nam pan kiedy?”
script-2554-choose-out = „Proszę wyjść z tym z tego domu”.
script-2554-buy =
    Zawinął go w szary papier, z pętelką na palec, jak ciastka. „Kłopotów mieć nie będziecie – powiedział – teraz”.
script-2554-warn =
    Powiedział, co do minuty. Lubił informacje, bo nic nie ważą. Narysował na stole rzekę, palcem, w czymś rozlanym, i
    starł ją mankietem, zanim wyszedł.
script-2554-out =
    Ukłonił się. Od drzwi strzelił jeszcze raz, nad naszymi głowami, w ścianę kuchni, żebyśmy znali kaliber.

script-2555 = Odkupuje
script-2555-sad =
    Handlarz pytał, czy mógłby coś dostać z powrotem. Zapłaci podwójnie. Nie wyglądał dobrze. To na własny użytek;
    któregoś wieczoru, opowiedział, siedział w domu, z tymi wszystkimi skrzyniami, na schodach był hałas i nic z tego
    nie było nabite. Z tą stroną nigdy nie miał do czynienia. Żal było patrzeć, jak stoi w naszej kuchni, a oczy idą mu
    do półki, na której leżało, jak komuś, kto oddał psa.
script-2555-choose-sell = „Podwójnie, mówi pan”.
script-2555-choose-keep = „Mówił pan, że nie pożałujemy. Nie żałujemy”.
script-2555-sell =
    Poprosił, żeby mu pokazać jak. Pokazano mu dwa razy. Trzymał go oburącz, z dala od siebie, a kiedy wyszedł na ulicę,
    popatrzył w lewo i w prawo, jak się uczy dzieci.
script-2555-keep =
    „Nie – powiedział. – To dobra sztuka”. Posiedział jeszcze trochę, ze względu na schody w domu, rozmawiał i
    opowiedział nam, co kupili wszyscy inni na tej ulicy.

## V03 Neighbour with a fever

script-2556 = Dobry garnitur, drugi raz
script-2556-suit =
    W dobrym garniturze stał nie on, tylko syn, i garnitur był za duży. Stary przysłał go z czymś, o czym zapomniał
    powiedzieć. W gorączce całą noc mówił o pieniądzach, i gdzie; a na schodach jest teraz człowiek, który co godzina
    zagląda spytać o zdrowie. Chłopiec chciał wiedzieć, co się robi z kimś, kto nie przestaje mówić.
script-2556-choose-go = „Pójdę przy nim posiedzieć. Dopilnuję, żeby nikt nie słuchał”.
script-2556-choose-gag = „Daj mu to. Zaśnie”.
script-2556-choose-where = „A gdzie są te pieniądze?”
script-2556-go =
    Trwało to godzinami. Mówił, to prawda. Pod wieczór gorączka spadła, leżał i pytał w popłochu, kto był w pokoju.
    „Nikt – usłyszał – tylko my”. Pomacał pod materacem. Była to broszka i kazał nam ją wziąć, skoro i tak już wiemy.
script-2556-gag = Zasnął. Człowiek ze schodów poszedł koło północy i zostawił wizytówkę.
script-2556-where =
    Chłopiec powiedział, miał dziesięć lat, nikt go nie uprzedził, że to tajemnica. Pod paleniskiem. Kiedy było po
    wszystkim, położyliśmy mu rękę na głowie. Sam był rozpalony.

## V04 Well diggers

script-2557 = Lina
script-2557-rope =
    Kopacze studni chcieli nie tylko pary rąk, ale i naszej liny. Ich się przetarła. Na dwunastu metrach zaczęło mówić,
    tak to ujęli: małe kamyki, w nocy. Jeden jest jeszcze na dole i nie chce wyjść. Był górnikiem; twierdzi, że to tylko
    osiada. Nie chcieli odejść bez niego, choć nie można powiedzieć, żeby byli przyjaciółmi.
script-2557-choose-down = „Wiążcie. Zejdę i przemówię mu do rozumu”.
script-2557-choose-rope_only = „Bierzcie linę. I prędko”.
script-2557-choose-stay = „Powiedzcie mu, że jest zupa”. Zostać na górze.
script-2557-up =
    Siedział na odwróconym wiadrze, w mokrym. „Słuchaj” – powiedział. Było słychać. Rzeczywiście kamyk, a potem drugi; a
    pod nim, z większej głębi, dźwięk, który słyszał od dwóch dni, i chciał, żeby usłyszał go jeszcze ktoś, zanim coś
    powie. To była woda.
script-2557-fell =
    To nie było osiadanie. Linę trzymali wszyscy, a wyciągnęli tego, kto był od nas. Górnik jest tam nadal. Położyli
    pokrywę i deskę z jego nazwiskiem i głębokością.
script-2557-rope_only =
    Przed zmrokiem go wyciągnęli. Niesiono go koło naszego domu, na drzwiach, klął i miał garść mokrego żwiru, której
    nie chciał puścić.
script-2557-stay = Powiedzieli mu, że jest zupa. Zapytał jaka.

## V05 Somebody at the door

script-2558 = Referencje
script-2558-papers =
    Ta osoba miała referencje. Były w teczce: pracodawca, ksiądz, gospodyni (dwie strony). „Czystość, trzeźwość, wstaje
    na zawołanie”. Była jedna z ostatniego domu, ołówkiem, podpisana przez wszystkich mieszkańców. Z datą
    poniedziałkową. W poniedziałek w nocy ten dom trafiono. Pisano ją, jak było widać, w pośpiechu, na talerzu albo na
    kolanie. „Przyjmijcie – było tam. – Chcielibyśmy zatrzymać u siebie”.
script-2558-choose-read_on = „Proszę przeczytać tę od gospodyni”.
script-2558-choose-enough = „Proszę schować. I wejść z tego wiatru, a potem zobaczymy”.
script-2558-read_on =
    Gospodyni wchodziła w szczegóły. Była sprawa pelargonii. Odczytano to na stopniu, bez pośpiechu, choć zęby
    szczękały, i na koniec { $present ->
        [one] były w sieni dwie osoby, które chciały wiedzieć
       *[other] już dwoje z nas w sieni chciało wiedzieć
    }, co się stało z pelargonią.
script-2558-enough =
    Schowano. Przez cały czas było widać wystający brzeg tej ołówkowej i kawałek jednego podpisu.

## V06 Somebody with a child

script-2559 = Co przyniosło dziecko
script-2559-child =
    Dziecko weszło pierwsze i obeszło cały dom. Słychać było, jak na górze coś otwiera. Wróciło z raportem: są cztery
    pokoje z sufitem. Jest miejsce za kominem dla małej osoby. Naszą półkę też widziało i spojrzało na matkę. „Oni też
    są biedni” – powiedziało jej po cichu, jak się mówi o cudzych kłopotach; zarumieniła się, wzięła je za rękę i
    chciała iść.
script-2559-choose-show = „Pokaż nam to miejsce za kominem”.
script-2559-choose-let = „Nie myli się”.
script-2559-show =
    Było tam. { $present ->
        [one] Nigdyśmy go nie widzieli.
       *[other] Nikt z nas go nigdy nie widział.
    } Było nawet coś w środku, chyba po jakimś wcześniejszym dziecku: czterej ołowiani żołnierze w kręgu, plecami do
    siebie.
script-2559-let =
    Matka powiedziała, że trzeba je wychowywać uczciwie i do czego to prowadzi. Rękę miała na klamce.

## V07 Children begging

script-2560 = Najmniejsza
script-2560-two =
    Tego dnia było ich tylko dwoje. Najmniejszej, która mówiła, nie było, a reszta nie wiedziała, jak to szło. Stali na
    podwórzu z garnkiem. Większy chłopiec parę razy otworzył usta. „To ona mówiła – wydusił w końcu – to było o naszej
    mamie”. Trafili pod dobry adres; chcieli wiedzieć, czy przypadkiem nie pamiętamy słów.
script-2560-choose-words = „To szło tak: dobrzy ludzie, jest nas troje. Wejdźcie”.
script-2560-choose-tell = „Gdzie ona jest?”
script-2560-words =
    { $present ->
        [one] Pamiętaliśmy prawie wszystko.
       *[other] Razem pamiętaliśmy prawie wszystko.
    } Powtórzyli. Teraz musiało być „dwoje”, a wtedy nie szło do rytmu, i ćwiczyli to w naszej kuchni, z pełnymi ustami.
script-2560-tell =
    Zaprowadzili nas. Była całkiem blisko, pod schodkiem, gdzie nie wieje. Twarz przykryli jej pokrywką od garnka, od
    śniegu.

script-2561 = Płacą
script-2561-pay =
    Dzieci znów przyszły, ustawione według wzrostu, ale tym razem to one coś miały. Było w garnku. Znalazły to w ruinach
    sklepu z zabawkami, było tego dużo i dawały po jednym każdemu domowi, który dał. Był to gwizdek, z blachy. Gdyby
    ktoś nam coś robił, wystarczy zagwizdać. Przyjdą. Tak powiedziało to z przodu { $present ->
        [one] i popatrzyło nam w twarz
       *[other] i popatrzyło w twarz każdemu z nas
    }.
script-2561-after =
    Zawisł przy drzwiach. Nie należy go używać dla zabawy, powiedziano nam. Tej nocy z różnych stron miasta słychać go
    było cztery razy: jakiś dom musiał wiedzieć.

## V08 Militia

script-2562 = Kwitariusz
script-2562-receipt =
    Człowiek z kwitariuszem znał swoje liczby. W październiku mieliśmy dwie, powiedział, i była tam dwójka, atramentem.
    Był w porządku, miał katar. Kiedy reszta opierała się o drzwi, przewrócił parę stron i pokazał nam: krawiec, jedna;
    Hofmannowie, cztery, zalegają. Gdyby ktoś na tej ulicy coś przypadkiem ukrywał i doszło to do jego wiadomości,
    dałoby się to zaliczyć. Obracał ołówek z końca na koniec. Zostałoby to między nami.
script-2562-choose-name_one = „Hofmannowie mają w piwnicy świnię”.
script-2562-choose-quiet = „Wiemy tylko, co mamy sami”.
script-2562-name_one =
    Podziękował i zrobił znaczek. „Zapłacone”, jest przy tym miesiącu. Na ulicy wiedziały o tym dzieci. Słychać ją było
    w porze karmienia.
script-2562-quiet =
    „Nikt nigdy nic nie wie – powiedział – a wszystko się znajduje”. Wytarł nos. Potem przeszliśmy do składki.

script-2563 = Świnia Hofmannów
script-2563-pig =
    Prowadzili ją pod naszym oknem, na sznurku. Była mniejsza, niż się słyszało. Pani Hofmann szła obok aż do rogu i
    człowiek z katarem jej pozwolił; trzymała rękę na jej grzbiecie. Był jeszcze worek śruty, przeszedł na czyimś
    ramieniu. Wieczorem zapukała. Chodziła od domu do domu pytać, czy komu nie przyda się wiadro na pomyje, bo im już
    niepotrzebne.
script-2563-choose-own_up = „To my”.
script-2563-choose-bucket = „Dziękujemy. Bardzo pani dobra”.
script-2563-own_up =
    Stała chwilę. „Myślałam, że krawiec – powiedziała. – Byłam dla krawca taka niegrzeczna”. Wiadro wzięła z powrotem.
script-2563-bucket = Było cynkowe, dobre. Stało odtąd w naszej kuchni. Można je było myć do woli.

## V09 Informer

script-2564 = Za darmo
script-2564-free =
    Tego dnia informator nie chciał nic brać. Usiadł i opowiedział nam wszystko, co wiedział, za darmo, jedno po drugim:
    kto co sprzedaje i komu, który z sąsiadów mówił o nas i jakimi słowami. Nie rysował w kurzu. Po prostu mówił. To
    było jak kran, którego nie da się zakręcić. Potem wstał, powiedział, że mu lżej, i pierwszy raz przez te wszystkie
    miesiące zapytał, jak się nazywamy.
script-2564-choose-tell = „Powiedzcie mu. I tak wie”.
script-2564-choose-none = „Czemu dzisiaj? Co pan zrobił?”
script-2564-tell =
    Powtórzył nazwiska. Miał nas dotąd tylko pod numerem. Potem wyszło na jaw, że obszedł tak całą ulicę i o zmroku nie
    był już nic wart, dla nikogo.
script-2564-none =
    „Jeszcze nic – powiedział informator. – O to chodzi. Mam spotkanie o szóstej”. Nakręcił zegarek, spojrzał,
    potrząsnął. Życzył sobie, żebyśmy założyli na piwnicę jeszcze jeden rygiel.

## V10 Old friend

script-2565 = Dług
script-2565-debt =
    Stary przyjaciel przyszedł w sprawie długu. Chodził mu po głowie, powiedział, całą zimę; osiem lat temu, nad
    jeziorem, nie pamiętamy? Pożyczył od kogoś wiosła. Jedno zgubił i nie powiedział. Taka głupia drobnostka. Ale bywały
    noce, kiedy nie ma się czego trzymać, kiedy człowiek przechodzi przez wszystko, co kiedykolwiek zrobił, i oto ono
    płynie. Wystrugał drugie. Przeniósł je przez cztery punkty kontrolne i musiał się tłumaczyć.
script-2565-choose-take = „Zupełnie takie samo. Nawet karb jest”.
script-2565-choose-laugh = „Wiedzieliśmy! Widzieliśmy, jak płynie przez jaz!”
script-2565-take =
    Stało odtąd w kącie, dwa metry jesionu, najlepszy kawał drewna w domu, i choćby nie wiem jaki był mróz, nikt nie
    chciał o tym słyszeć.
script-2565-laugh =
    Wytrzeszczył oczy. A potem śmiał się, aż trzeba go było walić po plecach; osiem lat! Powiedział, że mógłby nas
    udusić. Siedzieliśmy z nim do drugiej i przerobiliśmy całe tamto lato, na głosy.

## V11 Pickpocket

script-2566 = Zwrot z podziękowaniem
script-2566-return =
    „Pewnie tego szukacie” – powiedziała kobieta o ciepłym śmiechu i uniosła w dwóch palcach nasz własny klucz od domu.
    Zdjęła go z nas przy pompie, tydzień wcześniej, służbowo. Była w środku. „Spaliście – powiedziała. – Stałam tam.
    Muszę przyznać, że takiego porządku jeszcze nie widziałam”. Nic nie wzięła. Pomyślała tylko, że ktoś powinien nam
    powiedzieć o trzecim stopniu, który o mało jej nie zdradził; przydałby się tam gwóźdź.
script-2566-choose-hire = „Niech pani pokaże, jak pani weszła. Wszystko”.
script-2566-choose-thank = „Dziękujemy. A teraz poprosimy zegarek”.
script-2566-choose-seize = „Trzymajcie ją. Była w domu!”
script-2566-hire =
    To było jak wizyta architekta. Przeszła z nami przez cały dom, pokój po pokoju, i wzdychała nad oknami. O komórce na
    węgiel miała bardzo wysokie mniemanie.
script-2566-thank =
    „Ach, zegarek”. Oddała go. Oddała też naparstek i list i zajrzała, dla porządku, do drugiej kieszeni.
script-2566-held =
    Wisiała nam w rękach zupełnie spokojnie, jak kot trzymany za kark. Miała na sobie cudze rzeczy, w tuzinie kieszeni.
    Kiedy ją puściliśmy, poprawiła kapelusz. „Chciałam wam tylko zrobić przysługę – powiedziała. – Będę miała nauczkę”.
script-2566-bit =
    Trwało to sekundę. Ugryzła i była już za murem. Z drugiej strony słychać było śmiech i upłynęła chwila, zanim
    zauważyliśmy, o ile lżejszy zrobił się pokój.

## V12 Water carrier

script-2567 = Nosidło
script-2567-yoke =
    Nosiwoda postawił kanistry i nosidło i nie mógł się podnieść. To plecy. Leżał na płytach naszego podwórza, patrzył w
    niebo i wcale się nie martwił. Czekały na niego dwadzieścia dwa domy. Znał na pamięć, ile który zamówił. Gdyby ktoś
    wziął nosidło, tylko do łaźni, pierwszą połowę obchodu, on by tu poleżał, popatrzył za nas na chmury i powiedział,
    kiedy będzie padać.
script-2567-choose-carry = „Proszę dać. Który dom pierwszy?”
script-2567-choose-drag = „Wciągnąć go do środka i wziąć, co jest w kanistrach”.
script-2567-choose-leave = „Niech pan leży, ile chce”.
script-2567-carry =
    Przy pierwszych drzwiach się przestraszyli, bo myśleli, że nie żyje. Przy dziesiątych już się rozniosło. Przy
    ostatnich dziewięćdziesięcioletnia kobieta obmacała nowe ramiona, pokręciła głową i dała jajko, „na barki”. Po
    drodze się stłukło, ale to było jajko.
script-2567-drag =
    Zachował się grzecznie. „To jest Hofmannów – zauważył z podłogi, kiedy przelewaliśmy – a to niemowlaka spod
    dziewiętnastki”.
script-2567-leave =
    Leżał tam całe popołudnie. Miło było mieć kogoś na podwórzu. Koło czwartej zawołał, że o szóstej będzie padać, i
    padało.
