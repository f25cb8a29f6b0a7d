# Pages of the house, from the Morning to the Dawn. { $them } is the name of a person of the group.

## Morning

script-2100 = Przepis
script-2100-recipe =
    Zupa z niczego, jak ją gotowano w tym domu. Wziąć garnek i wodę. Włożyć wszystko, w czym było jedzenie: worek,
    wywrócony na lewą stronę; deskę, na której krajano chleb, cienko zestruganą; etykietę, jeśli był na niej obrazek.
    Sól. Skórę gotować osobno, pierwszą wodę wylać. Świeczkę tylko łojową. Mieszać w lewo. Kiedy ktoś wejdzie i powie
    „Co tak pachnie?”, jest gotowa, nawet jeśli powiedział z grzeczności. Nie studzić, bo wtedy ją widać. Starcza dla
    tylu, ilu jest.
script-2100-ask-eat = „Gorąca. Siadajcie i jedzcie, póki gorąca”.
script-2100-ask-pour = „Wylej to. Wolę nic niż coś takiego”.
script-2100-sick =
    Zjedliśmy. { $them } { $them_gender ->
        [feminine] wzięła dokładkę i w południe leżała
       *[masculine] wziął dokładkę i w południe leżał
    } na podłodze w korytarzu z wiadrem i { $present ->
        [one] z jedną myślą w głowie:
       *[other] z cichym pytaniem do nas:
    } co dokładnie było na tej etykiecie?
script-2100-warm =
    Zjedliśmy. Przez jakiś czas grzała w żołądku jak dłoń przyłożona od środka. Deska do chleba ma od tej pory talię.
script-2100-pour =
    Wyniesiono ją na podwórze i stała tam w śniegu, w garnku, i parowała. Przyszedł pies i wsunął łeb nad brzeg. Cofnął
    się i popatrzył na dom.

script-2101 = Jedna z puszek
script-2101-count =
    Na półce była o jedną puszkę mniej, niż kiedy kładliśmy się spać. Tego się nie liczy, ale policzyli wszyscy. Przez
    pewien czas byliśmy dla siebie niezwykle uprzejmi. Ktoś wspomniał o mrozie. Potem nikt nie podchodził do kuchenki,
    żeby nie wyglądało, że idzie do kubła, bo puszka mogła być w kuble; w końcu ktoś podszedł i była tam, zupełnie
    czysta, pod popiołem. Wylizana. Widać było po krawędzi, którą najpierw zagięto, starannie, żeby nie skaleczyła
    języka.
script-2101-ask-say = „Nikt nie wyjdzie z pokoju, póki to nie zostanie powiedziane”.
script-2101-ask-leave = „Przysyp ją z powrotem. Nie zaglądaliśmy tam”.
script-2101-say =
    Trwało to godzinę. W końcu { $them_gender ->
        [feminine] powiedziała to { $them }, i nie płakała, była wściekła, miała
       *[masculine] powiedział to { $them }, i nie płakał, był wściekły, miał
    } listę wszystkiego, co ktokolwiek inny zjadł od pierwszego tygodnia. Każda pozycja się zgadzała. I właśnie tego
    nikt nie umiał wybaczyć.
script-2101-leave = Popiół wrócił na miejsce. Do wieczora każdy z nas był dobry dla niewłaściwej osoby.

script-2102 = Pod popiołem
script-2102-again =
    O zmierzchu w popiele leżała druga. Schowano ją gorzej niż pierwszą. Może po to, żeby ją znaleźć; są ludzie, którzy
    potrafią o coś poprosić tylko tak, że to biorą. Nikt przez cały dzień nie wyglądał na głodnego, to znaczy wszyscy
    wyglądaliśmy tak samo.
script-2102-ask-watch = „Posiedzę po ciemku przy półce”.
script-2102-ask-share = „Połóżmy coś na stole, z widelcem. Dla tego, kto potrzebuje”.
script-2102-ask-hush = „Ani słowa. Jest zima”.
script-2102-watch =
    To { $them_gender ->
        [feminine] była
       *[masculine] był
    } { $them }. Obyło się bez awantury; zapalono świecę i było widać twarz. „Budzę się – usłyszeliśmy – a nogi już
    idą”. Od tej pory wiązaliśmy do kostki dzwonek, jak krowie, na { $them_gender ->
        [feminine] jej
       *[masculine] jego
    } własne życzenie. Przez tydzień dzwonił co noc. Kto leżał najbliżej, mówił: „Śpij”, i znowu było cicho.
script-2102-hush =
    Nie powiedziano nic. Rano na półce brakowało jeszcze jednej rzeczy i nie było to jedzenie, tylko coś, co można
    sprzedać. Czyli ktoś z nas znalazł już drogę na rynek.
script-2102-share =
    Rano było zjedzone, widelec umyty, a obok widelca leżały trzy zapałki, zapłata. Trzy zapałki to była wysoka cena.

script-2103 = Kto spał w naszym domu
script-2103-slept =
    W naszej piwnicy ktoś spał. Słoma była ugnieciona, w kształt człowieka, który leży na boku z podciągniętymi
    kolanami, i był to kształt nieduży. Została skórka chleba. Nie upuszczona, tylko położona: na czystym kawałku łupku,
    na samym środku. Wejście i wyjście prowadziło przez zsyp na węgiel, jak to u dzieci albo bardzo chudych dorosłych. A
    przez cały ten czas dwa metry wyżej siedziała warta, z żelaznym prętem na kolanach.
script-2103-ask-nail = „Zabić zsyp. Następnym razem nie będzie to ktoś mały”.
script-2103-ask-blanket = „Połóżcie tam koc. I coś na łupku”.
script-2103-nail =
    Zajęło to kwadrans i cztery długie gwoździe. W nocy, koło drugiej, coś zaskrobało, potem ucichło. Potem ktoś
    grzecznie zapukał w żelazo, jak do frontowych drzwi.
script-2103-blanket =
    Zrobiono to, zanim ktokolwiek zdążył zacząć dyskusję. Rano koc leżał tam, złożony na czworo. Nikt pod nim nie spał,
    o ile mogliśmy stwierdzić. Ktoś na niego patrzył.

script-2104 = Zsyp
script-2104-key =
    Na łupku w piwnicy leżał pęk kluczy, z tuzin, zardzewiałych w jedno, i sprężyna, zawias, większa część lampki
    rowerowej. Ułożono je w rządku. To była cena, i to przemyślana. Nie dowiedzieliśmy się, czyja. Ale przez szparę w
    deskach { $present ->
        [one] raz zobaczyliśmy
       *[other] ktoś z nas raz zobaczył
    } na rogu osobę lat ośmiu albo dziewięciu, w strażackim hełmie, która dyrygowała wielką liczbą wróbli.

script-2105 = Gorączka w domu
script-2105-fever =
    To była już trzecia noc. Chora osoba zaczęła mówić, i to o łodzi; nie było końca temu, co trzeba na tę łódź
    przynieść. Posyłano nas po rzeczy. Z początku mówiliśmy, że nie ma żadnej łodzi. Po północy mówiliśmy, że tak, już
    na pokładzie, koza też, i wujek. Można było to nawet polubić. Nad ranem padło pytanie, czy my też płyniemy, i w
    pokoju zrobiło się bardzo jasno i cicho.
script-2105-ask-coming = „Tak. Wszyscy na pokładzie. Można odbijać”.
script-2105-ask-stay = „Nie. I ty też nie płyniesz. Patrz na mnie”.
script-2105-coming =
    Był długi wydech. O łodzi już potem nie słyszeliśmy i żeby się upewnić, trzeba było przytknąć lusterko do ust.
    Zaszło mgłą. To gorączka odpłynęła, ze wszystkim, co kazała nam nanosić.
script-2105-slipped =
    { $them } { $them_gender ->
        [feminine] wytrwała
       *[masculine] wytrwał
    }, aż w oknie poszarzało; dłoń była wtedy pogryziona, a imiona padały cudze, dziewięciorga różnych krewnych.
    Gorączka ani nie odeszła, ani nie wróciła. Usiadła, można powiedzieć, i czekała. Nikt nie miał siły zaczynać od
    nowa.
script-2105-held =
    Najpierw chwycono jedną rękę, potem drugą. Szło to aż do świtu, rodzaj zapasów, z kimś, kto nic nie ważył i bardzo
    się spieszył. Kiedy zajrzało słońce, oczy się otworzyły i były wściekłe. „Odpłynęli beze mnie – usłyszeliśmy. –
    Przez was”. Nikt w tym domu od tygodnia nie powiedział nic lepszego.

script-2106 = List nie do nas
script-2106-letter =
    W nocy wsunięto pod drzwi list. Nie był do nas. „Kochana Mamo – pisał ktoś – jest nas teraz czterech, kucharza już
    nie ma. Stąd, gdzie siedzę, widać Twoją ulicę. Jest tam szary dom z dziurą i są w nim ludzie. Do tego mam nie
    strzelać, chyba że postawią antenę, i co rano patrzę, czy nie postawili. Więc nie chodź tam w gości. Powiedz im,
    jeśli ich znasz, ale nie mów, od kogo. Mam ząb”. Podpisu nie było. Żeby dotrzeć na odległość sześciuset metrów,
    przebył pewnie długą drogę.
script-2106-wired = Mieliśmy antenę. Byliśmy z niej nawet trochę dumni.
script-2106-ask-down = „Zdejmujemy. Już, na brzuchu”.
script-2106-ask-risk = „Bez niej nic nie wiemy. Antena zostaje, a na dach nikt nie wchodzi”.
script-2106-down =
    { $them } { $them_gender ->
        [feminine] ściągnęła
       *[masculine] ściągnął
    } ją metr po metrze, na leżąco, i zeszło na to całe przedpołudnie. Koło południa ze wzgórza padł jeden strzał, w
    powietrze. Uznaliśmy go za pokwitowanie.
script-2106-risk =
    Dwa dni stała. Potem { $them } { $them_gender ->
        [feminine] wychyliła
       *[masculine] wychylił
    } się, żeby uwolnić drut, samą ręką, o porze, kiedy nikt nie strzela. Uprzedzał nas. Trzeba mu to oddać. Nawet o
    zębie wspomniał.
script-2106-none =
    Anteny nie mieliśmy i nigdy tak się nie cieszyliśmy, że czegoś nie mamy. W południe do pompy poszło się na stojąco,
    z dwoma wiadrami, i było jedno machnięcie, mniej więcej w stronę wzgórza.

script-2107 = Do naprawy
script-2107-list =
    Do naprawy, w kolejności potrzeb. Wiadro. Drugie wiadro. Pokrywka, żeby jej nie trzymać. Okno przy schodach: kit
    albo chleb, albo szmata. Zawias. Lewy but, u wszystkich. Kółko wózka piszczy i słychać je na sąsiedniej ulicy, więc
    smar, albo kto pcha, niech śpiewa. Spodnie (patrz osobna lista). Zegar idzie, jeśli leży na twarzy. Lampa. Nerwy
    tego, kto ma wartę od drugiej do czwartej. To dopisano pod spodem inną ręką, a jeszcze niżej trzecią: „Jakie nerwy?”
script-2107-ask-mend = „Dobra. Wszystko, dzisiaj, od góry”.
script-2107-ask-later = „Jakoś się do tej pory trzymało”.
script-2107-mend =
    Do wieczora przy wszystkim aż do „lampy” stał ptaszek. Jest pewien rodzaj szczęścia w pokrywce, która pasuje. Zegar
    postawiono i zaraz stanął; położono go z powrotem i dostał swojego ptaszka.
script-2107-later =
    Lista wisiała dalej. Dopisywano do niej. Gdzieś po południu na samej górze, nad wiadrami, ktoś napisał: „Tego, kto
    to pisał”.

script-2108 = Córka dentysty
script-2108-woman =
    Kiedy odsunięto rygiel, już siedziała na stopniu, w futrze, pod którym miała tylko koszulę nocną, i trzymała
    kleszcze ojca. Mówiono jej, że w naszym domu się dzielą. Nie chciała nic za darmo. Za ząb weźmie posiłek, za dwa –
    dzień wiktu; patrzyła, jak on to robi, od kiedy skończyła sześć lat. Ma tu kto ząb? Jeden był. Ciągnęło się to od
    tygodni, za dłonią, po nocach, przy ścianie.
script-2108-ask-pull = „Wpuśćcie ją. I trzymajcie prosto lampę”.
script-2108-ask-send = „Z tym do niczyich ust nie podejdzie. Niech idzie dalej”.
script-2108-pull =
    Oparła kolano na piersi, powiedziała: „Proszę patrzeć w sufit i wymieniać miesiące”, i przy marcu był na wierzchu.
    Jadła powoli, z zamkniętymi ustami, plecami do nas. Ząb zostawiła na brzegu talerza, obok okruszka, jakby po oba
    miał się ktoś zgłosić.
script-2108-send =
    Przyjęła to dobrze. Zaproponowała, że obejrzy za darmo, tylko obejrzy, a kiedy i na to się nie zgodzono, życzyła nam
    dobrego dnia i poszła do następnych drzwi. Ząb spędził dzień przy oknie, z policzkiem na zimnej szybie.

script-2109 = Nasze imiona na murze
script-2109-wall =
    Wymalowano to smołą przez cały front, literami wysokości człowieka, zanim się rozwidniło. Słów nie było wiele. Jedno
    mówiło, ilu nas jest. Jedno było nazwą tego, czym jesteśmy, i nikt nie mógł powiedzieć, że niesłuszną. Do górnej
    linijki trzeba było kogoś podsadzić. Zadali sobie trud z poziomicą, widać było wydrapaną linię, a pod koniec
    zabrakło smoły i dokończyli czymś brunatnym.
script-2109-ask-scrub = „Cegłę i wodę. Zejdzie jeszcze dziś”.
script-2109-ask-leave = „Niech będzie. Kto przyjdzie okradać rabusiów?”
script-2109-scrub =
    Weszło w pory kamienia. Po pięciu godzinach mieliśmy te same słowa w jaśniejszym kolorze i dało się je teraz
    przeczytać z mostu.
script-2109-leave =
    Podziałało. Przez jakiś czas ludzie przechodzili na drugą stronę. Listonosz bez listów, który zawsze miał dla nas
    dobre słowo, minął nas z odwróconą twarzą, a nieznajoma kobieta zasłoniła oczy dziecku, które właśnie uczyło się
    czytać.

script-2110 = Sierżantka od poboru
script-2110-sergeant =
    Była sierżantem i siedziała na naszych schodach, menażka między butami, czapka na kolanie. Po jednym z domu. Nie ona
    to wymyśliła. Jeśli znajdzie się ochotnik, dom dostanie pół worka i papier na drzwi; jeśli nie, ona wróci z szóstką
    i wezmą, kto im się spodoba, i bez worka. Chodziła tak od piątej. Wszystko to mówiła do menażki. „Miałam sklep –
    powiedziała. – Z wełną”.
script-2110-ask-give = „Ciągniemy losy. Pół worka to pół worka”.
script-2110-ask-hide = „Tu sami chorzy. Proszę wejść i zobaczyć”.
script-2110-ask-pay = „A ile kosztuje pomyłka w rachunku?”
script-2110-give =
    Długą zapałkę { $them_gender ->
        [feminine] wyciągnęła { $them }, włożyła dwie koszule i oddała
       *[masculine] wyciągnął { $them }, włożył dwie koszule i oddał
    } komuś grzebień. Poszli ulicą obok siebie, jak ludzie, którzy spotkali się przypadkiem i mają po drodze. Na
    papierze do drzwi było ZWOLNIENI. Worek był pełniejszy niż do połowy. Była w tym uczciwa.
script-2110-believed =
    Weszła i popatrzyła. Było dużo koców i zapach; wystarczyło leżeć tak, jak i tak leżeliśmy. Coś zapisała, a w
    drzwiach stanęła i poprawiła czapkę. „Więcej kaszleć – poradziła. – Ten po mnie jest gorliwy”.
script-2110-taken =
    Westchnęła i wstała. Tych sześciu było na sąsiednim podwórzu. Nie krzyczeli, sami chłopcy; szli wzdłuż rzędu koców,
    każdy podnosili za róg i przy { $them_locative } się zatrzymali. Na drugą koszulę nie było już czasu.
script-2110-pay =
    Długo patrzyła, co to jest. Potem pociągnęła w książce kreskę, a na kresce napisała i powiedziała nam co, żebyśmy w
    razie czego mówili to samo: „Jeden starzec. Zmarł”. Od tej pory go mieliśmy. W zimne wieczory ktoś wstawał zamknąć
    drzwi, żeby go nie przewiało.

script-2111 = Kartka z linii
script-2111-card =
    Przyszła kartka drukowana, z tych, na których trzeba tylko skreślić, co się nie zgadza. „Mam się dobrze. Leżę w
    szpitalu. Paczka doszła. Nie doszła. Jedzenie jest”. Tutaj nie skreślono nic, ani dobrego, ani złego. Podpis był
    pełny, imię i nazwisko, jak do urzędu. Odwróciliśmy ją i z tyłu, tak drobno, że mogła to być skaza w papierze, było:
    „Paczki nie wysyłajcie. Grzebień jest dla was, na sprzedaż”.

## Day

script-2115 = Pożar w kominie
script-2115-roar =
    Zaczęło się od dźwięku, jakby w ścianie jechał ekspres. Tego przewodu nie czyszczono jeszcze za czasów poprzednich
    właścicieli; mieliśmy to zrobić, a teraz czyścił się sam. Rura czerwieniała od góry. Na ulicy przystawali ludzie,
    żeby popodziwiać. Był na to sposób z mokrymi workami i drabiną i był drugi: pozamykać wszystkie szybry w domu i
    zmówić modlitwę, i przez jakąś minutę krzyczano oba naraz, częściowo z ulicy.
script-2115-ask-sack = „Mokre worki. Wchodzę”.
script-2115-ask-shut = „Zamykać. Wszystko. I z dala od ściany”.
script-2115-out =
    { $them } { $them_gender ->
        [feminine] leżała
       *[masculine] leżał
    } w poprzek komina z syczącym workiem w objęciach, jakby przytrzymując świnię, i { $them_gender ->
        [feminine] wykrzykiwała
       *[masculine] wykrzykiwał
    } uwagi. Kiedy zgasło, z dołu rozległy się brawa, jak po solówce. Do paleniska spadły wiadro sadzy, cegła i
    dziecięcy latawiec z ogonem z gazet starszych niż my.
script-2115-fell =
    Jesienią drabina była jeszcze dobra. { $them } { $them_gender ->
        [feminine] spadła
       *[masculine] spadł
    } przez dach szopy, razem z workiem, a ogień poszedł dalej sam, póki nie zjadł wszystkiego, co miał. Ludzie, którzy
    patrzyli, pomogli nieść. Jeden przyniósł do tego drzwi; trzymał je w pogotowiu już od dłuższej chwili.
script-2115-shut =
    Dusiło się powoli, a ściana tykała jeszcze godzinami. Tego wieczoru nie dało się zapalić niczego. Leżeliśmy z dłonią
    na cegłach, aż były ciepłe już tylko jak człowiek, a potem jak cegły.

script-2116 = Oficer na górze
script-2116-billet =
    Przydzielono nam na kwaterę kapitana. Miał papier. Zajął pokój nad schodami, poprosił o gwóźdź na mundur i był tak
    cichy, że się o nim zapominało, gdyby nie zapach boczku. O szóstej przychodził z bańką ordynans. Drugiego wieczoru
    kapitan zaprosił nas do stołu. Zna ten dom, powiedział: ma go na planie, to numer czterdzieści cztery na liście
    podejrzanych. Chciałby, żeby mu z tą listą trochę pomóc. Nie trzeba wiele. Na przykład, kto wchodzi i wychodzi
    niebieską bramą. Pokroił boczek drobno, jak dla dzieci, i przesunął talerz na środek.
script-2116-ask-talk = „Mają tam chłopaka w wieku poborowym. Wszyscy to wiedzą”.
script-2116-ask-lie = „Wdowy, panie kapitanie. Za niebieską bramą są same wdowy”.
script-2116-ask-eat = „Dziękujemy za boczek”. Jeść i nie mówić nic.
script-2116-talk =
    Zapisał i podziękował. Taka drobna rzecz. Wszyscy ją wiedzieli. Talerz był już wtedy pusty i nie mogliśmy sobie
    przypomnieć, żebyśmy to my go opróżnili.
script-2116-widows =
    „Wdowy” – powtórzył i tak zapisał. Ładnie pisał. „Czterdzieści cztery, nic nie wiadomo”. Potem sam zjadł boczek,
    cały talerz, w zamyśleniu, i przy każdym kawałku patrzył na któreś z nas.
script-2116-caught =
    Uśmiechał się dalej. Potem zawołał ordynansa i to, co było na naszej półce, poszło do bańki i za drzwi, a { $them },
    { $them_gender ->
        [feminine] która stanęła
       *[masculine] który stanął
    } przed półką, { $them_gender ->
        [feminine] leżała
       *[masculine] leżał
    } na podłodze. „Wdowy” – powiedział kapitan, przestępując. Za niebieską bramą był chłopak. Jest tam nadal.
script-2116-eat =
    Jedliśmy. Patrzył z brodą na dłoni. „Miałem psa, który to umiał – powiedział kapitan, wcale nie złośliwie. – Wziąć z
    ręki i nic nie dać”. Poszedł na górę wcześnie i słyszeliśmy, jak nakręca zegarek.

script-2117 = Przy niebieskiej bramie
script-2117-gate =
    Po chłopca przyszli o wpół do szóstej. Szedł między dwoma, z dłońmi w rękawach, i przy naszym domu odwrócił głowę,
    nie tak, jakby wiedział, tylko dlatego, że świeciło się jedynie u nas. Matka biegła za nimi aż do pompy i niosła mu
    buty. Kapitana już wtedy nie było, ani munduru, ani gwoździa. Na stole na górze znaleźliśmy pokwitowanie za dwie
    noce kwatery, wypełnione jak trzeba, a w rubryce „Świadczone usługi” ptaszka.
script-2117-ask-go = „Ktoś musi do niej pójść. Ktoś z nas”.
script-2117-ask-curtain = „Zasłoń okno. Nie my, to powiedziałby kto inny”.
script-2117-go =
    { $them } { $them_gender ->
        [feminine] poszła, zaproszono ją
       *[masculine] poszedł, zaproszono go
    } do środka i podano krzesło. Podziękowała, że przyszliśmy. Nikt inny nie przyszedł. Chciała wiedzieć, czy naszym
    zdaniem nie będzie mu zimno, i { $them } { $them_gender ->
        [feminine] musiała
       *[masculine] musiał
    } tam siedzieć i mówić, co się o tym myśli.
script-2117-curtain =
    Zasłonięto. Opuszczono zasłonę i przypięto po obu stronach. Od tej pory kto szedł po wodę, szedł naokoło, koło
    łaźni, choć to właśnie tam strzelali.

script-2118 = Gwóźdź kapitana
script-2118-gone =
    Rano kapitana już nie było. Łóżko stało pościelone. Na gwoździu wisiał szalik, pewnie zapomniany, ciemnozielony, z
    bardzo dobrej wełny, i przez dwa dni go nie ruszaliśmy, na wypadek gdyby to była próba. A potem ktoś go nosił.

script-2119 = Pogrzeb z orkiestrą
script-2119-band =
    W narożnym domu miał być pogrzeb i chciano go zrobić jak należy, to znaczy głośno. Nieboszczyk był puzonistą.
    Chodzili od drzwi do drzwi i pytali, czy ktoś utrzyma melodię, a jeśli nie, to czy utrzyma bęben. Miało być o
    drugiej. O drugiej wzgórze strzelało do wszystkiego, co szło w gromadzie. Wiedzieli o tym; uprzedzili go jeszcze za
    życia, a on powiedział, że wystarczy trzech w orkiestrze i jeden marsz.
script-2119-ask-march = „Bić w bęben umiem. Dawajcie”.
script-2119-ask-window = „Zaśpiewamy z okna. Musi mu to wystarczyć”.
script-2119-played =
    Grali powoli, umyślnie. Ze wzgórza nic nie przyszło. Pewnie był tam ktoś, kto wiedział, co to jest, albo właśnie
    jadł obiad. Nad grobem bębnowi pozwolono na cztery takty samemu, jak w jego trzydziestoletnim żarcie: orkiestra
    kończy, a bębnista nie zauważył.
script-2119-hit =
    Przyszło przy drugiej części. Nikt nie uciekł, ze względu na skrzynię. Trafiło { $them_accusative }, ale bęben bił
    dalej, drugą ręką, bo tempo było już nadane, i do ostatniej nuty jakby nie bolało; niektórzy mówili potem, że
    zauważyli tylko, jak bęben przycichł.
script-2119-window =
    Śpiewano z okien, po obu stronach ulicy, drugi głos i trzeci, i śpiewali ludzie, od których nikt nigdy nie usłyszał
    nic poza „dzień dobry”. Pod nami przeszło truchtem trzech i skrzynia.

script-2120 = Odwszawianie
script-2120-lice =
    Trzeba to zapisać: mieliśmy wszy. Nikt ich nie przyniósł; co do tego panowała pełna zgoda. Nie pomagało smarowanie
    ani czesanie, ani gadanie, że i w najlepszych rodzinach. Instrukcja na ścianie przychodni mówiła: ogolić, wygotować,
    przetrzeć spirytusem. { $present ->
        [one] Kobieta przy pompie, która jako dziecko była w obozie, poradziła stanąć twarzą do ściany i zacząć od
            karku, bo tam człowiek jest mniej przywiązany.
       *[other] Ktoś z nas, kto jako dziecko był w obozie, powiedział, że zaczyna się od najstarszego, żeby reszta się
            nie bała.
    }
script-2120-ask-all = „Wszystko. Koszula precz, głowa w dół”.
script-2120-ask-scratch = „Włosów nie oddam. Nic innego z tamtych czasów nie mam”.
script-2120-all =
    { $present ->
        [one] Na podłodze zrobiła się kupka, która ważyła mniej, niż można by sądzić. W ciemnej szybie była głowa kogoś
            dużo młodszego. Przejechaliśmy po niej dłonią: jak zamsz.
       *[other] Na podłodze zrobiła się kupka, siwo-brązowa, i ważyła mniej, niż można by sądzić. Potem nie
            wiedzieliśmy, gdzie patrzeć. Każdy miał głowę kogoś dużo młodszego. Obeszliśmy wszystkich i po każdej
            przejechaliśmy dłonią: jak zamsz.
    }
script-2120-typhus =
    Więc zostały, zaplecione i upięte. Czwartego dnia { $them } { $them_gender ->
        [feminine] obudziła
       *[masculine] obudził
    } się z bólem głowy i z wysypką na brzuchu, jakby od pcheł. Instrukcja w przychodni miała drugą połowę. Nie
    czytaliśmy jej, bo zaczynała się od „Jeśli nie”.
script-2120-lucky =
    Więc włosy zostały. Wieczorami czesaliśmy nad gazetą, a co spadło, rozgniatało się paznokciem. { $present ->
        [one] Dobrze się przy tym rozmawia, nawet w pojedynkę. Gazeta usłyszała w te wieczory rzeczy, których nie
            słyszał nikt inny.
       *[other] Dobrze się przy tym rozmawia, lepiej niż przy stole. W te wieczory opowiadano rzeczy, których nikt nie
            powiedziałby w oczy.
    }

script-2121 = Kolejka po wodę
script-2121-queue =
    Porządek kolejki, od pompy do tyłu: kobieta, która jest zawsze pierwsza i tam śpi. Głuchy. Dwie zakonnice. Sanki,
    które do południa liczą się za osobę. Chłopak, który trzyma miejsce porucznikowi. Potem był róg, widoczny ze
    wzgórza, i wzdłuż muru zostawały cztery wolne miejsca, na które nikt nie wchodził; czekało się, aż czworo odejdzie,
    i biegło. Za tym staliśmy my, od piątej. O dziesiątej było już słychać, jak pompa łapie powietrze.
script-2121-ask-run = „Stanę w tej luce. Będziemy o cztery dalej”.
script-2121-ask-wait = „Nie. Jak przyjdzie nasza kolej, to przyjdzie”.
script-2121-four =
    { $them } { $them_gender ->
        [feminine] stała
       *[masculine] stał
    } tam płasko przy cegłach tak długo, jak było trzeba, i nic się nie stało, tyle że za nami podeszli i inni. Po
    godzinie luki nie było. To zawsze była tylko taka zasada. Nabraliśmy dwa kanistry.
script-2121-shot =
    Najpierw przeszło przez kanister, i w tym było szczęście; woda wzięła na siebie najwięcej. { $them }
    { $them_gender ->
        [feminine] usiadła
       *[masculine] usiadł
    } w kałuży. Obie zakonnice opuściły dla tego swoje miejsca, z podwiniętymi już rękawami, a kiedy skończyły, ich
    kolej przepadła.
script-2121-wait =
    Nasza kolej przyszła o trzeciej. Leciała brązowa, po kubku. Kobieta, która jest zawsze pierwsza, od południa
    pompowała wszystkim, bo wiedziała, jak to podejść, i nie chciała podziękowań. Chciała, żeby ktoś posłuchał, jak to
    się robi.

script-2122 = Skradziony wózek
script-2122-cart =
    Minął nas nasz wózek. Nie było wątpliwości, miał krzywy dyszel i emaliowany numer. Zniknął we wtorek. Ciągnęło go
    dwóch chłopaków, a na górze, w fotelu, przypięta pasami, siedziała prababka i trzymała parasolkę. Przeprowadzali
    się. Ukłonili się nam.
script-2122-ask-fight = „To nasz. Zdejmijcie ją stamtąd”.
script-2122-ask-let = „Niech jadą. Co zrobimy z babcią?”
script-2122-fight =
    Zanim się na nas rzucili, postawili staruszkę na chodniku, razem z fotelem. Bardzo ostrożnie. Otworzyła parasolkę.
script-2122-won =
    Mieliśmy wózek. Chłopaki siedziały na krawężniku, jeden trzymał się za nos. „No, to po wszystkim – powiedziała
    staruszka. – A które z was mnie poniesie?” Ponieśliśmy w końcu my. To były dwa kilometry i mówiła nam, gdzie
    skręcać.
script-2122-ran =
    Górą byli oni. Kiedy ją już wsadzili i przypięli, wychyliła się przez poręcz i wcisnęła w najbliższą dłoń landrynkę,
    jak dziecku, które się postarało.
script-2122-let =
    Ktoś z nas jeszcze za nimi pobiegł z klockiem hamulcowym, którego nie znaleźli, a bez niego lepiej na to wzgórze nie
    zjeżdżać.

script-2123 = Partia na dwie armie
script-2123-chess =
    Trwało to od kilku dni: ktoś z domu naprzeciwko i ktoś od nas grali przez ulicę w szachy. Tamta szachownica wisiała
    w oknie, na haczykach, z figurami z blachy. Ruchy pokazywano na palcach. Nasza strona straciła gońca przez przeciąg.
    Tego dnia w oknie była inna ręka, ręka z mankietem, i zrobiła ruch, jakiego tamta nigdy by nie zrobiła; genialny.
    Potem została, gdzie była, i skinęła.
script-2123-ask-play = „Odpowiadamy. Skoczek bije”.
script-2123-ask-back = „Odejdź od okna. Czyj to mankiet?”
script-2123-mate =
    To był mat w pięciu ruchach. Ręka klasnęła, raz, o szybę, odwróciła się, żeby pokazać, że nic w niej nie ma, i
    więcej jej nie widziano. Nazajutrz wróciła tamta stara i straciliśmy z samej ulgi wieżę.
script-2123-draw =
    Szło to, póki było widno, i był remis. Pod wieczór przyleciał papieros, przywiązany do kamienia, i wybił jedyne
    dobre okno na klatce. Na papierku było napisane: „Dziękuję. W mojej kompanii nikt nie gra”.
script-2123-raid =
    Kiedy jedno stało z palcem na skoczku, a reszta z tyłu, żeby lepiej widzieć, liczyli głowy. Tamten w mankiecie
    innego zadania nie miał. Po prostu spodobała mu się pozycja. Tej nocy wiedzieli, które okna.
script-2123-back =
    Położyliśmy się na podłodze. Ręka kiwała jeszcze dobrą chwilę, coraz wolniej, aż w końcu wzięła dwoma palcami
    swojego króla i położyła go na boku. W nocy zatrzymywały się tam ciężarówki. Mieliśmy rację. Szachownicę wystawiono
    na schody.

## Dusk

script-2125 = Połowa dla tego, kto pracuje
script-2125-scale =
    Kłótnia poszła o człowieka przy warsztacie. Tak ją potem nazywano, choć mógł to być każdy: czy ten, kto cały dzień
    dźwigał belki, powinien dostać na talerz więcej niż ten, kto pilnował ulicy? Spierano się bardzo sprawiedliwie. Ten
    od belek powiedział, że nie, a potem, że to prawda, ręce się trzęsą. Ten od ulicy powiedział, że tak, i podsunął
    talerz, więc trzeba go było odsunąć. Użyliśmy wagi do listów z biurka właściciela. Waży do dwustu gramów.
script-2125-choose-equal = „Po równo. Co do grama. Bo zaraz zaczniemy ważyć siebie”.
script-2125-choose-more = „Więcej dla tego, kto dźwiga. To paliwo i tyle”.
script-2125-equal =
    Co do grama. { $them } ledwie { $them_gender ->
        [feminine] zaciskała palce na widelcu i skończyła ostatnia
       *[masculine] zaciskał palce na widelcu i skończył ostatni
    }. Ale jeść przestaliśmy wszyscy w tej samej chwili, i o to nam, zdaje się, chodziło.
script-2125-more =
    { $them } { $them_gender ->
        [feminine] dostała więcej i jadła
       *[masculine] dostał więcej i jadł
    } twarzą do ściany. Później okazało się, że waga do listów ma ramię zagięte pod kątem prostym.

script-2126 = Słuchowisko
script-2126-play =
    W radiu dawali sztukę. Szła z zagranicy i spiker przepraszał za nią w dwóch językach. Był hrabia, jego żona,
    zamknięte biurko. Początek nam uciekł i nie wiedzieliśmy, co jest w biurku; każdy miał teorię, a pod koniec drugiego
    aktu stały już zakłady, w papierosach i zmywaniu. W chwili, kiedy klucz wszedł w zamek, coś trzasnęło i usłyszeliśmy
    męski oddech. „Ja bym to wyłączył – powiedział ktoś na naszej fali, naszą gwarą. – Po tym można was znaleźć”.
script-2126-choose-turn_off = „Wyłącz! Już!”
script-2126-choose-wait = „Minutę. Właśnie otwiera”.
script-2126-turn_off =
    Wyłączono. Do dziś nie wiemy. Mogą minąć lata, mówiono tego wieczoru, człowiek spotka w pociągu kogoś, kto słuchał,
    i zapyta; a jeśli jemu dawali inną sztukę?
script-2126-wait =
    To były listy. Listy męża do niej, które pisał i których nie wysłał; pierwszy przeczytała na głos takim głosem, że
    ktoś z nas wyszedł z pokoju. Ten, co oddychał, też słuchał. Pozwolił dograć akt do końca i dopiero wtedy powiedział,
    zupełnie zachrypły: „Dziękuję. Gaście”.

script-2127 = Piec chlebowy
script-2127-oven =
    Piekarz nie miał mąki, ale miał piec; ulica miała trochę mąki w czterdziestu różnych słoikach, a nie miała ognia.
    Takie rzeczy załatwia się w minutę, a ta ciągnęła się od listopada. Tego wieczoru pod drzwiami stał mężczyzna, z
    nawyku biały po łokcie. Dwa naręcza drewna z każdego domu. Upiecze, co przyniosą, a dla siebie weźmie tylko zapach.
    Zadbał, żebyśmy nie wzięli tego za żart. Żył z niego, powiedział, trzydzieści lat.
script-2127-choose-bake = „Dwa naręcza. Proszę. W czym mamy przynieść?”
script-2127-choose-refuse = „Nie mamy co piec, a drewno się przyda”.
script-2127-bake =
    W nocy wychodzono stamtąd jak z kościoła, każdy z czymś pod ściereczką. Nasze było płaskie i szare, i miało w środku
    gwóźdź. Zjedliśmy je na gorąco, na chodniku, po ciemku, wśród sąsiadów, i ktoś podał nam rzepę, bo wypada czymś
    zagryźć.
script-2127-refuse =
    Więc pieczono bez nas. Wiatr szedł w naszą stronę. Położyliśmy się wcześnie, z zatkanym oknem, i leżeliśmy z
    otwartymi ustami.

script-2128 = Druga para oczu
script-2128-wound =
    Zaczęła pachnieć. Przy stole o tym nie mówiono. Ranna osoba, oczywiście, wiedziała pierwsza i siadała odtąd przy
    drzwiach. Co trzeba zrobić, wiedzieliśmy wszyscy ze słyszenia; czyjemuś wujkowi to zrobiono na tamtej wojnie i
    przeżył, a czyjś inny nie. Była brzytwa. Był pogrzebacz, który dało się rozgrzać do czerwoności. Z miejsca przy
    drzwiach poproszono, żebyśmy łaskawie zdecydowali, póki coś widać.
script-2128-choose-burn = „Pogrzebacz w ogień. I niech ktoś trzyma tę rękę”.
script-2128-choose-wash = „Zagotować wodę. Przemyjemy, potem o północy i jeszcze raz o czwartej”.
script-2128-choose-wait = „Zostawcie. Samo się przełamie”.
script-2128-clean =
    { $them_gender ->
        [feminine] Zrobiła to { $them }.
       *[masculine] Zrobił to { $them }.
    } Poszło tak prędko, że krzyk przyszedł potem, sam, od kogoś, kto był chyba przede wszystkim zdumiony. Umyte zostały
    obie ręce, a po nich pogrzebacz, i wrócił na swoje miejsce między szczypce.
script-2128-botched =
    { $them } { $them_gender ->
        [feminine] robiła
       *[masculine] robił
    } to dwa razy, bo za pierwszym zamknęły się oczy, i nie były to oczy rannej osoby. Nie trzeba było na to patrzeć. To
    była uczciwa próba. Zapisuje się to tutaj tymi słowami na życzenie osoby, na której jej dokonano.
script-2128-wash =
    O czwartej wyglądało tak samo, a o ósmej, kiedy nikt nie chciał patrzeć, brzeg był różowy. Staliśmy wokół łóżka z
    lampą, jak na tych obrazach z narodzinami.
script-2128-turned =
    Przełamało się samo, trzeciej nocy, z zapachem, który wygnał nas wszystkich na schody, i z wielkim westchnieniem
    ulgi od drzwi. Wujek miał rację. Nikt już nie pamiętał, który z wujków.
script-2128-worse =
    Nie przełamało się. Rano aż do łokcia biegła czerwona kreska, cienka jak włos. Była zmierzona, z kreseczką ołówkiem
    i godziną obok, przez osobę, do której należała.

script-2129 = Spis rzeczy zmarłego
script-2129-pockets =
    Kieszenie człowieka, którego zabiliśmy. Jedna chusteczka, wyprasowana. Bilet tramwajowy, nieskasowany. Sznurek.
    Zdjęcie jakichś ludzi nad jeziorem, wszyscy mrużą oczy, jego wśród nich nie ma albo to on robił zdjęcie. Trzy kostki
    cukru w sreberku. Scyzoryk ze złamanym ostrzem, co sporo tłumaczy. Klucz z drewnianą plakietką, 14. Był mały notes,
    zapisany tylko na pierwszej stronie: „Co jej opowiedzieć” i dwukropek. Wszystko leżało w pokrywce pudełka po butach.
    Trzeba było zdecydować, co z tego jest łupem.
script-2129-choose-keep = „Cukier to cukier. Reszta do pieca”.
script-2129-choose-bury = „Nikt tego nie rusza. Zakopiemy, z pokrywką”.
script-2129-keep =
    Cukier był dobry. Klucz nie chciał się spalić. Co rano leżał w popielniku, trochę czarniejszy, i kto wygarniał
    popiół, musiał go omijać; czternaście czego, zastanawialiśmy się, a takie pytanie, kiedy raz padnie w domu na głos,
    już nie cichnie.
script-2129-bury =
    Ziemia była jak żelazo. Wyszedł grób wielkości bochenka. Kiedy go zasypywano, jeszcze raz odczytano pierwszą stronę, na wypadek gdyby coś na niej było.

script-2130 = Chleb dla cudzego psa
script-2130-dog =
    To był pies przewodnik, jeszcze w szelkach. Sam się przyprowadził pod nasze drzwi, usiadł i podał łapę. Czyli
    niewidoma spod mostu. Musiał przy niej czekać, póki to miało sens. Tak tłustego stworzenia nie widzieliśmy od lata;
    oddawała mu wszystko. Rozejrzał się po pokoju, uważnie, jak to takie psy, za kimś, kto powie, dokąd iść.
script-2130-choose-feed = „Ukrójcie mu coś. Jest na służbie”.
script-2130-choose-shut = „Zamknij drzwi. Nie patrz na niego i zamknij”.
script-2130-choose-eat = „To czterdzieści kilo mięsa i podaje nam łapę”.
script-2130-feed =
    Zjadł, co było, i ułożył się w poprzek progu, od wewnątrz, z nosem przy szparze. Kto chciał wyjść, musiał dostać
    zgodę. { $present ->
        [one] Brał nas za rękaw
       *[other] Każde z nas brał za rękaw
    } i przeprowadzał wokół dziury w podłodze, dobry metr od krawędzi.
script-2130-shut =
    Zadrapał, dwa razy, tak jak go uczono. Potem było cicho, a rano wzdłuż krawężnika biegły ślady, zupełnie proste, z
    postojem przy każdym przejściu.
script-2130-eat =
    Zrobiono to na podwórzu i trwało za długo, bo szelki nie dawały się odpiąć. Mieliśmy mięso. { $present ->
        [one] Jadło się je plecami do drzwi.
       *[other] Podzielono je i poszło wokół stołu, a przy jednym miejscu podano je dalej.
    } Szelki nocą przerzucono przez mur. Następnego dnia znów wisiały na furtce: ktoś z sąsiadów je poznał i chciał się
    przysłużyć.
    .soft =
        Zrobiono to. Mieliśmy mięso. { $present ->
            [one] Jadło się je plecami do drzwi.
           *[other] Podzielono je i poszło wokół stołu, a przy jednym miejscu podano je dalej.
        } Szelki nocą przerzucono przez mur. Następnego dnia znów wisiały na furtce: ktoś z sąsiadów je poznał i chciał
        się przysłużyć.

script-2131 = Na służbie
script-2131-bark =
    Odkąd przyszedł, pies ani razu nie zaszczekał; myśleliśmy, że nie umie. Teraz szczekał. Stał przy tylnym oknie ze
    zjeżoną sierścią i szedł z niego bas jak z dużo większego zwierzęcia, po cztery, z przerwą na nasłuch. W dole na
    podwórzu ktoś zaklął i upuścił coś żelaznego. Poszli do sąsiedniego domu. Daliśmy mu imię wytłoczone na szelkach,
    Inspektor, i pierwszy raz odwrócił na to głowę.

script-2132 = Trzydzieści jeden stopni
script-2132-hand =
    Tak zimnego wieczoru jeszcze nie było. Sprawdziliśmy, spluwając. Ktoś z nas wniósł z podwórza siekierę gołą ręką,
    dla żartu albo dlatego, że było późno, i teraz nie mógł jej puścić. Było to śmieszne przez jeden oddech. Usiedliśmy
    wokół siekiery. Ciepła woda dałaby radę, za cenę dzbanka albo polana, żeby taki dzbanek stopić. Można też było
    pociągnąć. Z samej siekiery zauważono, że skóry człowiek ma dużo.
script-2132-choose-water = „Grzać. Powoli. I mówcie o czymś”.
script-2132-choose-pull = „Na trzy. I po wszystkim”.
script-2132-water =
    Zajęło to dwadzieścia minut, w czasie których nauczyliśmy się zasad piłki wodnej. Siekiera odeszła bez dźwięku.
    Skoro woda była już ciepła, poszła potem, po kolei, na nogi, na skarpety i na podłogę.
script-2132-pull =
    Wyszło na dwa. { $them } { $them_gender ->
        [feminine] miała przez tydzień rękę jak obrany owoc i nie mogła
       *[masculine] miał przez tydzień rękę jak obrany owoc i nie mógł
    } niczego trzymać, uderzyć ani zapiąć. Na żelazie została cienka rękawiczka, ze wszystkimi liniami, i trzeba ją było
    wypalić w piecu, bo siekiera nie cięła.

script-2133 = Dziecko na jedną noc
script-2133-child =
    Obca kobieta wciągnęła przez nasze drzwi dziewczynkę za nadgarstek, powiedziała: „Do szóstej, błagam, tylko do
    szóstej”, i zniknęła. Dziewczynka miała jakieś siedem lat. Miała na sobie etykietę, jak paczka. Usiadła tak, żeby
    widzieć cały pokój, otworzyła zeszyt, a że ołówek został w domu, pisała dalej palcem. Zrobiła się szósta. Zrobiła
    się ósma. O dziewiątej zamknęła zeszyt i zauważyła konwersacyjnym tonem, że mama zawsze się spóźnia.
script-2133-choose-feed = „Zje z nami. Gdzie jest drugi koc?”
script-2133-choose-take = „Siostry w przychodni takie przyjmują. Płaszczyk, już”.
script-2133-feed =
    Jadła tak, jak się je w restauracji. Pokazano jej łóżko i zapytała, czyja jest która strona. Trzeba jej było wtedy
    wyjaśnić, że teraz już niczyja; zastanowiła się i położyła z brzegu, żeby nie przeszkadzać, gdyby wrócili.
script-2133-take =
    { $them } { $them_gender ->
        [feminine] odprowadziła
       *[masculine] odprowadził
    } ją, koło łaźni, i była rozmowna. Zrozumiała, że to taka szkoła. W przychodni zapisano na etykiecie numer naszego
    domu, pod innym numerem. „Żeby wiedziała, gdzie pytać” – powiedziała siostra. Niżej był już trzeci numer, wytarty.

script-2134 = Za dziesięć szósta
script-2134-morning =
    Matka przyszła za dziesięć szósta, według czyjegoś zegarka; tyle że następnego ranka. Jeden bok miała cały w
    ceglanym pyle. Nie tłumaczyła się. Wzięła twarz dziewczynki i obróciła w lewo i w prawo, jakbyśmy mogli ją zamienić,
    a potem zaczęła dziękować i nie mogła znaleźć wyjścia z tego zdania. Dziewczynka czekała. „Mają bardzo ciekawą
    dziurę” – powiedziała, żeby jej pomóc. Zostawiły nam papierową torebkę i dopiero kiedy trzasnęła furtka, odważyliśmy
    się ją zważyć w ręku.

## Evening

script-2140 = Regulamin warty
script-2140-rules =
    Regulamin warty, wersja piąta. Jeden: kto jest na warcie, nie czyta. Dwa: ani nie robi na drutach. Trzy: jeśli jest
    jeden, kaszlnąć; jeśli dwóch, kaszlnąć dwa razy; jeśli więcej, według uznania. Cztery: kota się nie melduje. Pięć:
    kota się melduje, jeśli biegnie. Sześć: nikogo rano nie pyta się, o czym myślał. Siedem (nowe): kto jest na warcie,
    może zjeść to, co jest w niebieskiej puszce. Osiem: to, co było w niebieskiej puszce, było dla wszystkich. Dziewięć,
    wielkimi literami: SIEDEM WYCOFANE.
script-2140-choose-seven = „Przywrócić siódemkę. To cztery godziny po ciemku”.
script-2140-choose-nine = „Dziewiątka zostaje. To puszka, nie pensja”.
script-2140-seven =
    Siódemkę przywrócono. W następnych dniach okazało się, że pilnuje się lepiej, a zza drzwi było słychać, jak co
    kwadrans ktoś unosi wieczko, żeby zajrzeć.
script-2140-nine =
    Dziewiątka została. Tej nocy wartę pełniono niezwykle przepisowo, na baczność, i o wpół do trzeciej kaszlnięto dwa
    razy z powodu dwóch pijaków, którzy śpiewali dwie ulice dalej, i zbudzono wszystkich.

script-2141 = Propozycja sąsiadów
script-2141-breach =
    Sąsiedzi zaproponowali dziurę. Przemyśleli to: dwa domy, jedna ściana, a każdy siedzi całą noc sam z kijem, co jest
    marnotrawstwem. Przebić się w piwnicy, tak żeby przeszedł człowiek, i który dom napadną, ten przechodzi do drugiego.
    Były tam cztery siostry i lokator. Bardzo ładnie to narysowali, z wymiarami. Czego nikt nie powiedział, ani po tej
    stronie, ani po tamtej: że dziura ma dwa końce.
script-2141-choose-dig = „Zaczynamy z obu stron. Spotkamy się w środku”.
script-2141-choose-wall = „Dobry płot, panno Ano. Zostawmy, jak jest”.
script-2141-dig =
    O dziewiątej były palce. O dziesiątej twarz, do góry nogami, która okazała się twarzą lokatora. Podaliśmy sobie
    przez nią ręce, a jedna z sióstr podała nam kawałek ciasta, o którym od razu powiedziała, że tylko się tak nazywa.
script-2141-wall =
    Nie obrazili się. Cały wieczór było słychać, jak przesuwają meble pod miejsce, gdzie miała być.

script-2142 = Dziura ma dwa końce
script-2142-crawl =
    Przyszli nią o pierwszej w nocy, w koszulach nocnych, najpierw siostry, potem lokator z zegarem. Tym razem był to
    ich dom. Siedzieliśmy razem w naszej piwnicy, długi rząd stóp, i słuchaliśmy, jak tam chodzą mężczyźni i coś
    otwierają. „To bielizna – mówiła najstarsza. – To dobry kredens”. Szła za nimi z pokoju do pokoju. Kiedy stłukł się
    talerz, wszystkie cztery powiedziały który. Pod koniec na ich piwnicznych schodach rozległ się krok i do dziury
    zbliżyło się światło.
script-2142-choose-push = „Skrzynię z węglem tutaj. Wszyscy się oprzeć”.
script-2142-choose-through = „Jest ich najwyżej dwóch. Przez dziurę i na nich”.
script-2142-push =
    Oparli się wszyscy, w koszulach nocnych i bez, na skrzyni z węglem. Światło stało jakiś czas po drugiej stronie.
    Zdawało się czytać nazwę kopalni. W końcu został im tam tylko sam kredens; oddali nam go na opał i zostali do
    niedzieli.
script-2142-through = Było miejsce tylko dla jednej osoby naraz. Lokator też poszedł, z zegarem.
script-2142-won =
    Uciekli po schodach i zostawili tobół. Lokator odstawił przedtem zegar tam, gdzie nikt na niego nie nadepnie.
    Najstarsza przeliczyła bieliznę i wyszło jej więcej niż przedtem; musieli wcześniej być w innym domu. Uprała ją,
    wyprasowała i nazajutrz poszła ulicą od drzwi do drzwi pytać, czyja.
script-2142-back =
    Z powrotem przez dziurę byliśmy szybciej niż tam, z obrusem, i tyle udało się ocalić. „To tylko ten drugi” –
    powiedziała najmłodsza siostra. Trzymała go na kolanach i kciukiem znalazła monogram.

script-2143 = Coś na ból
script-2143-bottle =
    Ktoś przestawił butelkę. Stała teraz za naftą, z zadrapaniem na etykiecie na wysokości tego, co zostało, a poziom
    był pod zadrapaniem. W tym domu niczego nie zamykaliśmy na klucz. Osoba, o której wszyscy pomyśleliśmy, siedziała w
    kącie i zszywała pasek, świetnym, powolnym, starannym ściegiem, i nuciła. Był to pierwszy od wielu dni wesoły
    dźwięk.
script-2143-choose-pour = „Wylać wszystko. Do ścieku, przy wszystkich”.
script-2143-choose-round = „Dawać kubki. Jak jedno z nas pije, to wszyscy”.
script-2143-choose-let = „Dajcie spokój. Kogo to boli?”
script-2143-pour =
    Wylano. { $them } { $them_gender ->
        [feminine] szyła
       *[masculine] szył
    } dalej, póki zapach nie doszedł do kąta. Wtedy igła stanęła. „Mogliście zapytać – usłyszeliśmy – co tak świętuję”.
    Wtedy było już za późno.
script-2143-round =
    Wyszło po naparstku. Piliśmy za pasek. Udało się; było trochę śpiewu, ktoś płakał i pocieszano go nie bardziej, niż
    trzeba; a kto miał tej nocy pierwszą wartę, widział każdą gwiazdę podwójnie i zapisał obie.
script-2143-let =
    Więc dano spokój. Dwa dni później pasek, który był przy ciężkim plecaku, puścił na schodach wzdłuż całego szwu.
    Każdy ścieg był piękny i żaden nie przechodził na wylot.

script-2144 = Czyja kolej
script-2144-turn =
    Nie było co jeść, ktoś musiał iść i była kolej wszystkich. Mieliśmy listę, z krzyżykami. Prowadziły ją różne osoby w
    różny sposób, tak że według krzyżyków najsilniejsi nie wychodzili od pierwszego śniegu, a ktoś, kto ledwo stał,
    wychodził dziewięć razy tej samej nocy. Byliśmy uprzejmi. Pokazywaliśmy na swoje stopy. Za kwadrans dziesiąta dwoje
    z nas wstało w tej samej chwili, na dwóch końcach stołu, z ręką na oparciu krzesła, i żadne nie mogło już usiąść.
script-2144-choose-both = „To oboje. Wróćcie razem albo nie wracajcie”.
script-2144-choose-coin = „Rzućmy. Co mamy z dwiema stronami?”
script-2144-both =
    Zasznurowali buty jedno drugiemu, bo to łatwiej, niż się schylać. Na tym lista się skończyła. Odtąd wystarczyło
    popatrzeć po twarzach.
script-2144-coin =
    Mieliśmy guzik. Spadł kotwicą do góry, potoczył się pod kuchenkę i za ogólną zgodą nikt nie patrzył.

script-2145 = Ostatni papieros
script-2145-tin =
    Cennik jednego papierosa, ułożony przez palących mieszkańców domu na użytek niepalących, którzy nie rozumieli, o co
    tyle hałasu. Potrzymać: gratis. Powąchać, niezapalony: godzina ciszy. Pierwsza trzecia część: twoja kolej przy
    pompie. Środek, czyli to, co najlepsze: twoje miejsce przy ogniu. Zapalić osobiście, prawdziwą zapałką, i zgasić ją
    machnięciem: nie na sprzedaż. Koniec, na szpilce: należy się najstarszej obecnej osobie, zawsze i wszędzie, bo
    inaczej nie ma już w co wierzyć.
script-2145-choose-smoke = „To zapalajcie, na litość boską, zanim zacznie się licytacja”.
script-2145-choose-trade = „Jutro. Przy pompie dadzą za niego jajko”.
script-2145-smoke =
    { $present ->
        [one] Poszło według cennika, część po części. Kiedy przyszło do szpilki, najstarsza z obecnych osób zaciągnęła
            się z zamkniętymi oczami. Suchy. Ale markę dało się poznać.
       *[other] Poszedł wkoło według cennika. Kiedy przyszło do szpilki, najstarsza osoba zaciągnęła się, zamknęła oczy
            i zapytano ją, jaki jest. „Suchy – brzmiał wyrok. – Ale markę da się poznać”.
    }
script-2145-trade =
    Wrócił do puszki. { $present ->
        [one] W ciągu nocy otwierano ją trzy razy, tylko popatrzeć, i trzy razy dociskano wieczko kciukiem dookoła.
       *[other] Nikt nie spał. W ciągu nocy zajrzał do puszki każdy, kto w tym domu palił, i przy śniadaniu wszyscy się
            do tego przyznali, choć nikt nie pytał.
    }

script-2146 = Drabinka sznurowa
script-2146-knock =
    Koło naszego okna spuścił się po linie mężczyzna. Miał na sobie buty do wspinaczki i smoking. Jest akrobatą, zawołał
    do nas, wisząc, z cyrku miejskiego; dachy to jedyna droga, której nikt nie pilnuje, i nosi po nich listy i leki
    według stałej taryfy. Czy moglibyśmy mieć z tego jakiś pożytek? Lina była z kordonków od zasłon. Pod nim było
    podwórze, cztery piętra niżej, ze sztachetami.
script-2146-choose-hire = „Proszę to zanieść do przychodni i przynieść, co za to dadzą”.
script-2146-choose-go = „A zmieści się tam jeszcze ktoś? Niech mnie pan nauczy”.
script-2146-choose-refuse = „Ostrożnie z rynną – powiedzieliśmy – rusza się”.
script-2146-came =
    Wrócił przed drugą. Włożył białe rękawiczki, żebyśmy widzieli jego dłonie. To, co przyniósł, było owinięte w
    program: lwy, dama, profesor Jakiśtam i jego Myślący Koń.
script-2146-never =
    Trzy noce nasłuchiwaliśmy butów. Rynna wisiała w poprzek okna. To mogło być cokolwiek. W sztachetach tkwiła muszka,
    taka na gumce.
script-2146-roofs =
    { $them } { $them_gender ->
        [feminine] przeszła tej nocy cztery dachy i wróciła strychem, czarna jak but i rozpromieniona
       *[masculine] przeszedł tej nocy cztery dachy i wrócił strychem, czarny jak but i rozpromieniony
    }. Widać stamtąd wszystko, usłyszeliśmy: ogniska obu armii naraz. Gotowali. Z góry wyglądało to jak jeden bardzo
    duży obóz.
script-2146-slip =
    { $them } { $them_gender ->
        [feminine] doszła
       *[masculine] doszedł
    } do rynny. Mówiliśmy o niej.
script-2146-refuse =
    „Jestem zobowiązany” – powiedział. Sprawdził ją palcem u nogi, skinął głową, uchylił niewidzialnego kapelusza i
    przehuśtał się do Hofmannów.

script-2147 = Głosowanie
script-2147-vote =
    Chodziło o jedną osobę. Osoba leżała w sąsiednim pokoju, od dwóch dni nie wstawała i jadła. Tak to ujęto: „i je”.
    Część z tego, co powiedziano, nie była prawdą, a reszta była gorsza. Ktoś z nas chciał to załatwić teraz, przez
    podniesienie rąk. Dom jest dla tych, którzy go trzymają. Są inne miejsca, zakonnice, piwnica banku. Nikt nie mówił o
    wyrzucaniu na ulicę. Z sąsiedniego pokoju dochodził dźwięk, jaki wydaje ktoś, kto próbuje nie kaszleć, żeby lepiej
    słyszeć.
script-2147-choose-out = „No to ręce do góry. Jutro o świcie”.
script-2147-choose-down = „Kto podniesie rękę, idzie pierwszy”.
script-2147-out =
    Podnieśli wszyscy prócz jednej osoby. Kiedy weszliśmy to powiedzieć, { $them } { $them_gender ->
        [feminine] była już na nogach, ubrana
       *[masculine] był już na nogach, ubrany
    }, łóżko było zasłane, koc złożony po wojskowemu, a na nim dzienna racja. Nikt od tej pory w tym pokoju nie spał.
    Mówimy, że jest wilgotny.
script-2147-down =
    Nie podniósł nikt. Po chwili drzwi się otworzyły, ktoś wyszedł do nas owinięty w koc, usiadł między nami z miską
    fasoli do przebrania i pierwszy raz od dwóch dni w tym domu coś robili wszyscy.

## Night Raid

script-2150 = Człowiek, który nie mógł wyjść
script-2150-stuck =
    Był w oknie, to znaczy w połowie. Wszedł między dwie deski i zaczepił się paskiem. Była świeca i był mężczyzna koło
    sześćdziesiątki, z głową i ramionami w naszej kuchni, jak na obrazku, na którym ktoś pływa. Przeprosił. Słyszał, że
    we wtorki nikogo tu nie ma. Nogi było słychać na zewnątrz, co jakiś czas trochę biegły.
script-2150-choose-pull = „Za ramiona. Musi wejść, zanim wyjdzie”.
script-2150-choose-search = „Najpierw zobaczmy, co ma w kieszeniach”.
script-2150-choose-hit = „Walnąć go i wypchnąć”.
script-2150-pull =
    Wpadł do środka z trzaskiem i stał, przytrzymując spodnie. Daliśmy mu sznurek. Rozejrzał się i wyraźnie zasmucił, że
    tak tu mało. „Tu by się zdały jeszcze dwa gwoździe” – powiedział przy oknie, jak fachowiec, i dał nam swoje, z ust,
    gdzie je nosił.
script-2150-search =
    Był tytoń, trochę cukru, okulary. Robota była łatwa, bo nie mógł przeszkodzić; mógł tylko mówić, która kieszeń jest
    dziurawa. Potem go wypchnięto. Z zewnątrz poprosił o okulary, rzucono je za nim i słyszeliśmy, jak ich szuka.
script-2150-hit =
    Jedno uderzenie, nawet nie mocne. Świeca pokazała bardzo zdziwione oko. Potem trzeba było zdjąć deskę, bo zrobił się
    zupełnie bezwładny; ciężko było wystawić go tą drogą, którą przyszedł. Rano go tam nie było. Miejmy nadzieję, że
    poszedł sam.

script-2151 = Co słyszała warta
script-2151-log =
    Z notatek warty. 23.10, pies. 23.40, wózek, dwóch ludzi, jeden kuleje. 0.15, wrócili z pełnym wózkiem. 0.30, pianino
    (Hofmannowie?). 1.00, kobieta woła imię, Stefan albo Stepan. 1.05, to samo. 1.10, to samo, z końca ulicy. 1.30,
    deszcz. 1.45, ktoś odpowiada, całkiem blisko, pod tym oknem, bardzo cicho: „Jestem, mamo, idź do domu”. 1.46, nic.
    2.00, kobieta woła. On już nie odpowiada. 2.20, zapytać przy zmianie warty: czy trzeba było coś powiedzieć?
script-2151-choose-call = „Zejdź i powiedz mu, że ona dalej tam chodzi”.
script-2151-choose-leave = „Ma swoje powody. Zapisz pogodę”.
script-2151-call =
    Był w naszej komórce na węgiel, w połowie munduru, i był starszy, niż wynikało z jej głosu. Dał się zaprowadzić za
    rękaw do rogu. Nie chciał tego ze sobą brać, powiedział, i oddał nam, co miał w ładownicach. Tego, co mówili do
    siebie, nie słyszeliśmy i nie zostało zapisane.
script-2151-leave =
    2.30, wiatr od rzeki. 3.00, przeszła drugą stroną, bez wołania. 3.10, płacze, albo to pompa.

script-2152 = Drut z puszkami
script-2152-tins =
    Zadzwoniły puszki. Wszyscy, którzy byli w domu, zerwali się z czymś w obu rękach, a one zadzwoniły znowu, zupełnie
    równo, pięć i przerwa. Nikt na drut nie nadepnął. Ktoś go szarpał. Kiedy uchylono okiennicę na szerokość palca, na
    podwórzu stał chłopiec, trzymał drut między palcem a kciukiem i słuchał z przechyloną głową. Miał melodię, prawie.
    Czwarta puszka była za niska i już się schylał, żeby odlać trochę wody.
script-2152-choose-shoo = „Do domu! Chcesz, żeby cię zastrzelili?”
script-2152-choose-hear = „Czekaj. Niech skończy”.
script-2152-shoo =
    Pobiegł i oczywiście wbiegł w drut, w cały. Nic głośniejszego w tym tygodniu na naszej ulicy się nie zdarzyło.
script-2152-hear =
    To była ta o młynarzu. Raz przebrnął bez pomyłki, wytarł nos i zasalutował domowi. Następnego wieczoru nastroiliśmy
    puszki. Poszły na to dwa kubki wody.

script-2153 = Chcą jednego z nas
script-2153-torch =
    Na podwórzu było ich pięciu, z jedną latarką, i nie chodziło im o półkę. Chcieli nazwiska. Powiedzieli czyjego: tej
    osoby, którą widziano w zajezdni tej nocy, kiedy nie wrócił ich brat. Mogło to być prawdą. Nikt z nas nie wiedział
    wszystkiego. Poczekają, powiedzieli, tyle, ile trwa Ojcze nasz, w rozsądnym tempie, a potem wejdą po wszystkich.
    Słychać było, jak zdejmują czapki i zaczynają.
script-2153-choose-give = „Niech wyjdzie. Albo jedno, albo wszyscy”.
script-2153-choose-door = „Od okna. Każdy bierze coś do ręki”.
script-2153-choose-talk = „Wyjdę i pogadam. Mnie też widzieli w zajezdni”.
script-2153-give =
    To { $them_gender ->
        [feminine] była { $them }, w każdym razie to ona wstała
       *[masculine] był { $them }, w każdym razie to on wstał
    }. Mówiliśmy, że na pewno chodzi tylko o rozmowę. W drzwiach { $them_gender ->
        [feminine] obejrzała
       *[masculine] obejrzał
    } się jeszcze, jakby coś zostało na krześle. Modlić się już wtedy przestali. Nie stało się to na podwórzu; pod tym
    względem byli taktowni, poszli za róg.
script-2153-door = Byli przy „jako i my odpuszczamy”.
script-2153-won =
    Odeszli, dwóch trzeba było podpierać. { $present ->
        [one] Kiedy ławka stała już znów pod drzwiami, nie było kogo zapytać, czy to prawda.
       *[other] „Ale to jednak ty?” – zapytał ktoś z nas, kiedy ławka stała już znów pod drzwiami. Padła odpowiedź.
    }
script-2153-beaten =
    Weszli i wzięli, co im wpadło w ręce, jak każdy; w środku jakby zapomnieli o bracie. Tylko najmłodszy stawał z
    latarką przed każdym z nas, patrzył i kręcił głową.
script-2153-heard =
    Trwało to godzinę. Widzieliśmy latarkę, skierowaną w ziemię. Był krzyk, przerwa i męski głos, który kilka razy
    powtórzył to samo słowo. Kiedy drzwi znów się otworzyły, lampa pokazała tylko błoto po kolana. „Spadł do dołu –
    usłyszeliśmy. – Został mi w ręce guzik od jego rękawa. Teraz mają go oni”.

script-2154 = Sąsiedzi z garnkami
script-2154-pots =
    Tym razem zapukano. Był krawiec, jego żona, dwoje z rogu i mężczyzna z dzieckiem na ramionach, i mieli garnki. Nie
    grozili. Krawiec wygłosił małe przemówienie; przygotował je. Wiadomo, że mamy jedzenie. Natomiast między rogiem a
    pompą może wymienić czworo, którzy umarli od tego, że go nie mieli. Sądzi, że musiała zajść jakaś pomyłka w
    rozdziale. Dziecko na ramionach też miało garnek, od lalki, z rączką.
script-2154-choose-share = „To wchodźcie, wszyscy. Po chochli”.
script-2154-choose-bar = „Idźcie do domu. Jest policzone i jest nasze”.
script-2154-share =
    Po chochli. Dziękowali przy garnku i jeszcze raz przy drzwiach. Kiedy napełniono ten od lalki, w chochli trochę
    zostało i dorośli ludzie szeptem roztrząsali, czy byłoby to sprawiedliwe.
script-2154-bar =
    Stali tam jeszcze jakiś czas. Było cicho, tylko krawiec powtórzył sobie jedno zdanie z przemówienia, żeby dojść, w
    którym miejscu nie wyszło.

script-2155 = Krawiec płaci
script-2155-tailor =
    Krawiec przyszedł sam i nie chciał usiąść. Tamtej nocy, kiedy jadł, przejrzał oczami wszystko, co mieliśmy na sobie;
    prosił, żebyśmy wybaczyli, taki zawód. Położył na stole paczkę. Były w niej rękawice z koca, po parze dla każdego, z
    kciukiem wszytym jak trzeba; a te dla warty miały rozcięcie, z klapką i guzikiem, na palec.

script-2156 = Światło, gdzie go być nie powinno
script-2156-signal =
    Na naszym strychu się świeciło. Osoba na warcie wyszła do furtki i obejrzała się, a tam, pod dachówkami, zapaliło
    się, zgasło i zapaliło. Powoli. Na wzgórzu po minucie coś mrugnęło. Ktoś z nas był tam z lampą. Z podwórza
    widzieliśmy dłoń i rękaw; rękawów w tym domu nie było tak wiele.
script-2156-choose-grab = „Na górę. Cicho. Złapać z lampą w ręku”.
script-2156-choose-wait = „Niech dokończy. Wtedy się dowiemy, po co to”.
script-2156-grab =
    { $them } nie { $them_gender ->
        [feminine] odłożyła
       *[masculine] odłożył
    } lampy. Po drugiej stronie był brat; to nie tajemnica, po prostu nigdy nie było o tym mowy. W każdy czwartek o tej
    porze mówili sobie dobranoc. To wszystko. Trzy długie to imię, potem dwa. Szło tak całą zimę, ostrzeliwali nas w
    piątki i nie w piątki, nie robiło to różnicy. Uwierzyliśmy, w większości. Lampa stanęła w kuchni, gdzie wszyscy ją
    widzą.
script-2156-brother =
    Dokończyło. Na schodach ze strychu rozległy się kroki, a zanim doszliśmy do korytarza, wszyscy leżeli pod kocami i
    oddychali. W następny czwartek znów, o tej samej porze, a potem już nie; i w piątek po tym ktoś z nas, kto nikomu
    nic nie mówił, nie chciał śniadania. Więc ktoś tam mówił dobranoc.
script-2156-sold =
    Dokończyło. Godzinę później przyszli i znali drzwi, półkę, liczbę kijów. W zamieszaniu { $them } { $them_gender ->
        [feminine] wyszła
       *[masculine] wyszedł
    } razem z nimi, o własnych siłach, ze spakowaną torbą. Lampa została na górze, przycięta, z zapasowym knotem obok.

## Dawn

script-2160 = Mleko
script-2160-milk =
    Na stopniu stała butelka mleka. Pełna. Miała papierowy kapsel ze znakiem mleczarni, która spłonęła w sierpniu. W
    okrążonym mieście nie było krowy od Wszystkich Świętych. Nie wnieśliśmy jej od razu. Przyglądaliśmy się z okna i z
    boku; ktoś z nas położył się na płytach i patrzył przez nią. U Hofmannów też stała. I przy narożnym domu, i przy
    domu, w którym nikogo nie ma. Wzdłuż całej ulicy, na każdym stopniu, w pierwszej szarości, stała butelka mleka.
script-2160-choose-drink = „Mleko. To mleko. Ktokolwiek to zrobił, Bóg mu zapłać”.
script-2160-choose-pour = „To podstęp. Najpierw kot”.
script-2160-good =
    Było słodkie i trochę zmarznięte, tak że trzeba było gryźć. Nikt tego nigdy nie wyjaśnił. Wieczorem wszystkie
    butelki stały znów na dworze, opłukane, po obu stronach ulicy, dla człowieka, który nie przyszedł.
script-2160-bad =
    To była woda wapienna z czymś dla koloru. Ktoś chciał zrobić całej ulicy miłą niespodziankę, był kiedyś mleczarzem i
    nie był już zdrów na umyśle. { $them } { $them_gender ->
        [feminine] wypiła
       *[masculine] wypił
    } za jego zdrowie cały kubek.
script-2160-pour =
    Postawiono je na parapecie, dla kota. Kot włożył jedną łapę i strząsnął. Do południa rozdzieliło się na coś szarego
    na dole i coś niebieskiego na górze, a u Hofmannów wszyscy mieli się doskonale.

script-2161 = Ktoś wrócił późno
script-2161-late =
    Było jasno, a jednej osoby od nas brakowało. Robiliśmy to, co się robi: zamietliśmy, ułożyliśmy drewno, wystawiliśmy
    kubki. Jeden kubek wystawiono, zabrano i wystawiono. O siódmej rozległy się kroki i był to człowiek z workiem, do
    sąsiadów. O wpół do ósmej kroki. O ósmej zaczęło się mówić w czasie przeszłym, najpierw tylko o butach, jakie to
    były dobre buty, a potem o innych rzeczach; i właśnie w środku tego otworzyły się drzwi. „Mówcie dalej –
    usłyszeliśmy z progu. – Nie przerywajcie. Chętnie posłucham”.
script-2161-choose-laugh = „Zawsze się spóźniasz. I chrapiesz”.
script-2161-choose-angry = „Gdzie się podziewasz? Wiesz, która godzina?”
script-2161-laugh =
    Więc mówiliśmy dalej. Trwało do dziewiątej i każdy się doczekał, bo reszta też chciała usłyszeć swoje, skoro już
    przy tym jesteśmy. Wszystkie były dosyć dobre. Powinniśmy tak co tydzień, zaproponował ktoś.
script-2161-angry =
    Nakrzyczeliśmy. { $them } { $them_gender ->
        [feminine] wysłuchała
       *[masculine] wysłuchał
    } wszystkiego, rozwijając szalik, na którym było bardzo dużo węzłów. Chodziło o rów i o kogoś z karabinem, kto
    usiadł obok rowu pisać list. To był długi list.

script-2162 = Obchód
script-2162-bed =
    Pościel trzeba było zmienić po raz trzeci. Nie było na co, więc ją odwrócono. { $present ->
        [one] Wiadro, szmata, okno na minutę; potem było zimno, więc okno zamknięto. To straszne, jaki człowiek robi się
            grzeczny: przeprosiliśmy wiadro. Za ścianą, u sąsiadów, ktoś zaśmiał się przez sen, a my leżeliśmy i
            słuchaliśmy tego jak radia.
       *[other] Chora osoba przeprosiła. To straszne, jacy ludzie robią się grzeczni. Wiadro, szmata, okno na minutę;
            potem było zimno, więc okno zamknięto. Kto pielęgnował tej nocy, pielęgnował i poprzedniej. Za ścianą ktoś
            zaśmiał się przez sen i obie osoby, ta w łóżku i ta obok, słuchały tego jak radia.
    }
script-2162-choose-give = „Jest jedna dawka. Dać teraz. Po to jest”.
script-2162-choose-save = „Jedna dawka to nie kuracja. Jest na wypadek, gdy będzie gorzej”.
script-2162-give =
    Zażyto ją z łykiem wody i przez godzinę nic się nie zmieniło. Kiedy zaczęła działać, pierwszym objawem była opinia:
    { $present ->
        [one] koc jest źle złożony.
       *[other] z łóżka powiedziano nam, że źle złożyliśmy koc.
    }
script-2162-save =
    { $present ->
        [one] Powiedziano to na głos, żeby było ważne, a pudełko trafiło na najwyższą półkę, do której trzeba wstać.
            Leżeliśmy i patrzyliśmy na nie. Miało bardzo wyraźną etykietę.
       *[other] Powiedziano to w korytarzu, a w takim domu coś takiego jak korytarz nie istnieje. Z łóżka usłyszeliśmy,
            że słusznie. „Na waszym miejscu to samo. Tylko trochę ciszej”.
    }

script-2163 = Po napadzie
script-2163-glass =
    Zamieciono: szkło, jedno wiadro. Tynk, cztery. Ząb (czyj?). Guziki, nie nasze, dwa. Rękawiczka z obciętym pierwszym
    palcem, jak do spustu, i z powrotem zacerowana, czyli ktoś wrócił do zwykłego marznięcia. Krew na szóstym stopniu,
    na czwartym, na drzwiach, na pompie. Znaleziono pod stołem, żywą, kurę. Musiała przyjść z nimi. Może siedziała komuś
    za pazuchą, jeszcze z poprzedniego domu, w bójce się wydostała i miała dość rozumu, żeby siedzieć cicho.
script-2163-choose-hen = „To rosół. Kto się podejmie?”
script-2163-choose-eggs = „To jajka. Niech jej nikt nie rusza”.
script-2163-hen =
    Był rosół. Była bardzo stara i stała w garnku cały dzień, a mimo to długo o niej mówiliśmy. Kto trzymał drzwi,
    dostał obie nogi.
script-2163-eggs =
    Dostała na mieszkanie piekarnik, bez drzwiczek. Chodziła tam i z powrotem przed rannymi, jakby miała obchód.
    Nazwaliśmy ją Siostrą.

script-2164 = Siostra
script-2164-egg =
    W piekarniku leżało jajko. Ciągle powtarzaliśmy, że będzie, tak jak się to powtarza. Było brązowe i miało na sobie
    piórko. Siostra stała przed nim, patrzyła na nas to jedną stroną głowy, to drugą, i najwyraźniej uważała, że dalszy
    ciąg zależy od nas.
script-2164-choose-sick = „Dla tego, z kim jest najgorzej”.
script-2164-choose-soup = „No, skoro to już mamy za sobą, rosół”.
script-2164-sick =
    Dostało się { $them_dative }, w kubku, utarte, z resztką czegoś słodkiego. { $present ->
        [one] Patrzył na to cały dom.
       *[other] Wszyscy siedzieliśmy na łóżku i patrzyliśmy.
    } Siostra zniosła jeszcze cztery, zanim lis, czy kto to był, wszedł przez komórkę na węgiel.
script-2164-soup =
    Była to decyzja logiczna. Cały czas coś do nas mówiła, tym ich suchym tonem, jak nad robótką.

## For one alone

script-2170 = Dwie strony stołu
script-2170-table =
    Stół nakryto dla jednej osoby. Wyglądało to na pomyłkę, więc nakryto i drugą stronę, a to wyglądało na jeszcze
    gorszą. W końcu jadło się na stojąco, z garnka, przy oknie, plecami do obu. Toczyło się sporo rozmów. Głównie z
    drugiego tygodnia, kiedy była kłótnia o zawiasy; wszystkie głosy wychodziły już bez wysiłku, same się robiły.
script-2170-choose-aloud = „Dokończyć tę kłótnię. Ktoś miał rację”.
script-2170-choose-hush = „Zaśpiewać coś, żeby ucichli”.
script-2170-aloud =
    Trwało do późna po północy. Zdumiewające, ile dobrych argumentów zostało niewykorzystanych. Zawiasy w końcu
    naoliwiono, w geście dobrej woli.
script-2170-hush =
    Trzeba było śpiewać głośno i było dziewięć zwrotek. Przy szóstej ktoś na ulicy się przyłączył i poszedł z nią za
    róg.

script-2171 = Sen na warcie
script-2171-nod =
    Jest sposób na czuwanie w pojedynkę. Krzesło opiera się o drzwi, na dwóch nogach, a pod trzecią talerz; kto zaśnie,
    ten spadnie. Cztery razy podziałało. Za piątym upadku nie było. Była ręka, pod pachą, od tyłu, która postawiła
    krzesło z powrotem na nogi. Był to niewysoki mężczyzna z workiem. Wszedł przez piwnicę. „Tak to można kark
    skręcić” – powiedział.
script-2171-choose-stay = „Proszę usiąść. Od wtorku nie mam do kogo ust otworzyć”.
script-2171-choose-go = „Bierz i idź. Tylko idź”.
script-2171-stay =
    Usiadł, z początku z workiem na kolanach. Okazało się, że ma żonę, która nie wie, co robi nocami, i myśli, że ma
    dyżur przeciwpożarowy. Pokazano mu dziurę w dachu. Wypalił pół papierosa, a o czwartej wstał i powiedział, że musi
    jednak zrobić następny dom, bo będą pytania.
script-2171-go =
    Wziął bardzo mało, z zakłopotania. Wychodząc, sam odsunął rygiel, a z zewnątrz było słychać, jak napiera na drzwi,
    żeby sprawdzić, czy trzymają.

script-2172 = Spis żywych
script-2172-list =
    Osób: jedna. Łóżek: dość. Buty: cztery pary, z których najlepsze są za duże i w tych się chodzi. Głos: zardzewiały;
    użyty w niedzielę, do kota. Włosy strzyżone na wyczucie. Strach: mniejszy, niż się spodziewano. Jest coś, co może
    być szczęściem, na parę minut koło dziesiątej, jeśli słońce wejdzie przez dziurę w dachu i pójdzie przez podłogę, a
    potem w górę po ścianie, z całym tym kurzem. Miejsce, gdzie się kończy, zaznaczono na tapecie. Codziennie jest wyżej
    o grubość ołówka.

script-2173 = Czyjś młotek
script-2173-boards =
    Okna nie da się zabić deskami w pojedynkę. Potrzeba ręki na każdym końcu i trzeciej do gwoździa. Próbowano kolanem,
    sznurem przez hak, czołem. Za czwartym razem odezwał się drugi młotek. Uderzał, kiedy uderzał nasz. W ruinie
    naprzeciwko ktoś stał na skrzynce z deską przy własnym oknie, trzymał ją głową i też przerwał. Przez jakiś czas
    patrzyliśmy na siebie jak dwoje przed lustrem.
script-2173-choose-help = „Najpierw pana, potem moje”.
script-2173-choose-alone = „Pomachać i robić swoje”.
script-2173-help =
    Po dziesięć minut na każde. Nazywał się Bero i też nie miał nic do powiedzenia. Przychodził odtąd codziennie, o tej
    samej porze, z młotkiem, i czasem było co przybić.
script-2173-alone =
    Przed zmrokiem wisiało, krzywo. Tam też było krzywo. Po drugiej stronie desek jeszcze długo było słychać, że nikt
    nie stuka.
