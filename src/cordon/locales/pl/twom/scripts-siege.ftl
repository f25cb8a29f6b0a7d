# The days of the siege: events, exploration, nights, the morning after.
# { $them } is the name of a person of the group, { $place_locative } where it happens.

## Events and chapters

script-1380 = Czyj to był dom
script-1380-first =
    Ten dziennik zaczęliśmy w cudzym kalendarzyku. Zapisany był do trzeciego maja, dentystami i urodzinami, a dalej
    kartki były czyste. Nikt z nas nie znał pozostałych dłużej niż tydzień. Weszliśmy do domu z różnych stron tej samej
    nocy, przez dziurę, przez okno i przez drzwi, i każdy wziął resztę za gospodarzy i przeprosił.
script-1380-second =
    Rano obeszliśmy go razem. Pocisk przebił trzy piętra, dziura dokładnie nad dziurą, i z piwnicy widać było, jak na
    strychu obraca się abażur. W kuchni na ścianie wisiał kalendarz od sprzedawcy nasion. Zanim zgodziliśmy się co do
    czegokolwiek innego, ustaliliśmy dwie zasady. Ktoś zawsze czuwa. A kto wychodzi, mówi dokąd. Co do kalendarzyka,
    kartkę miały dostawać tylko te dni, w które coś się wydarzyło; te będziemy numerować, a innym damy minąć. Potem ktoś
    z nas znalazł gwóźdź i powiesił kalendarzyk za sznurek, obok nasion.

script-1381 = Gazownicy
script-1381-fell =
    Trwało to czterdzieści minut i urwało się w połowie, jak ktoś, kogo zawołano do telefonu. Kiedy opadł kurz, dom
    naprzeciwko nie miał frontu. Widać było wszystko: pianino, zasłane łóżko, płaszcz na haku na trzecim piętrze, który
    kołysał się w tę i z powrotem. Pod tym, co było schodami, ktoś stukał. Trójkami. Tak gazownicy stukają w rurę,
    { $present ->
        [one] przypomniało nam się, żeby sprawdzić
       *[other] powiedział ktoś z nas, żeby sprawdzić
    }, czy na drugim końcu ktoś jest.
script-1381-ask-dig = „Ten wie, co robi. Bierzcie łom”.
script-1381-ask-inside = „Zawsze zaczynają znowu. Licz do tysiąca, zanim choćby wyjrzysz”.
script-1381-bath =
    { $them } { $them_gender ->
        [feminine] poszła pierwsza
       *[masculine] poszedł pierwszy
    }. Siedzieli w wannie, dwóch z gazowni, w czapkach, przykryci drzwiami; kiedy się zaczęło, spisywali akurat licznik.
    Było im głupio, że znaleziono ich w wannie. Jeden nie chciał wyjść, póki nie wpisał odczytu. Dostaliśmy te drzwi i
    resztę rzeczy z drewna, a na rogu obaj się odwrócili i dotknęli czapek na pożegnanie domu.
script-1381-knocking =
    Doszliśmy do sześciuset, kiedy rzeczywiście zaczęło się znowu, czyli mieliśmy rację. Trwało do południa. W przerwach
    nasłuchiwaliśmy i było stukanie, a później był już tylko płaszcz. Ilekroć tam spojrzeliśmy, dalej się kołysał. Po
    południu z tamtej strony przyszli ludzie z łopatami, poszliśmy pomóc i nikt tam nie spytał, gdzie byliśmy.

script-1382 = Żuk
script-1382-ice =
    Atrament zamarzł, więc to jest ołówkiem. Drzwi też przymarzły do framugi i trzeba je było przekonywać patelnią, na
    płask. Po wewnętrznej stronie szyb rosły lodowe paprocie z naszego oddechu, a kto spał najbliżej ściany, zostawił na
    niej trochę włosów. W beczce na deszczówkę stała przejrzysta bryła z liściem w środku, a na liściu siedział żuk.
    { $present ->
        [one] Wyszliśmy jeszcze raz popatrzeć na żuka.
       *[other] Wszyscy wychodziliśmy popatrzeć na żuka.
    } Potem zastanawialiśmy się, co jeszcze zostało takiego, co się pali.
script-1382-ask-books = „Otwórz piec. Wszystko, teraz. Jutro będzie jutro”.
script-1382-ask-together = „Jedna kupa na środku podłogi. Wszyscy i wszystkie koce”.
script-1382-poem =
    Przez dwie godziny było nam ciepło. Wielka rzecz; rozpinaliśmy guziki. Każdą stronę, zanim poszła do pieca, czytano
    na głos, żeby było sprawiedliwie, ale wkrótce już tylko pierwsze linijki, a potem same numery stron. Bryłę z żukiem
    postawiono dla żartu na podłodze przy piecu. Kiedy stopniała, żuk leżał na grzbiecie w odrobinie wody, a po chwili
    poruszył jedną nogą.
script-1382-feet =
    { $present ->
        [one] Zadziwiające, ile koców jest w jednym domu. Były tak ciężkie, że dało się obracać tylko razem z nimi, jak
            kartka. Gorąca cegła tkwiła w pończosze i { $them } całą noc { $them_gender ->
                [feminine] przesuwała ją z końca w koniec i mało spała
               *[masculine] przesuwał ją z końca w koniec i mało spał
            }.
       *[other] Zadziwiające, ile ludzie mają nóg. { $them } { $them_gender ->
                [feminine] musiała
               *[masculine] musiał
            } leżeć z brzegu, z obietnicą, że potem będzie kolej w środku, i wszyscy zasnęli, zanim ta kolej przyszła.
            Gorąca cegła tkwiła w pończosze i całą noc wędrowała przez kupę z rąk do rąk.
    } Rano leżeliśmy dłużej, niż było trzeba, żeby zatrzymać ciepło.

script-1383 = Pod schodami
script-1383-pipe =
    Myśleliśmy, że w rurach nie ma wody. Była, w jednej, pod schodami, i stała tam całą zimę za lodowym korkiem, póki
    korek nie puścił. Piwnica śpiewała. Woda tryskała wachlarzem cienkim jak papier, przez całe przejście, a przez
    wachlarz widzieliśmy, jak nasze kapcie płyną gęsiego do odpływu. Miała smak rdzy i szła w dziurę po wiadrze na
    minutę.
script-1383-ask-plug = „Obejma. Blacha, drut, cokolwiek. Poświećcie mi”.
script-1383-ask-catch = „Mniejsza o naprawę. Podstawiajcie wszystko, co trzyma wodę”.
script-1383-sleeve =
    Poszła puszka po sardynkach, dętka od roweru i większość naszego drutu. Kto to robił, leżał pod spodem z zamkniętymi
    oczami i szukał po omacku. Kiedy z wachlarza została nitka, podstawiliśmy pod nitkę dzbanek i odtąd napełniała nam
    dzbanki, kropla po kropli, cały dzień. Przestaliśmy ją słyszeć. Goście zawsze pytali.
script-1383-pans =
    Podawaliśmy garnki na górę. Woda była tak zimna, że parzyła, i { $them } na tamtym końcu { $them_gender ->
        [feminine] stała pod nią godzinę po pas, a potem przez trzy dni nie mogła
       *[masculine] stał pod nią godzinę po pas, a potem przez trzy dni nie mógł
    } się rozgrzać. W ostatnim garnku była ryba. Długa jak igła, przezroczysta, i nikt nie umiał powiedzieć, jak
    przeszła przez wodociągi. Wylaliśmy ją do odpływu w tę stronę, w którą płynęła.

script-1384 = Chusteczki
script-1384-line =
    Przez ulicę, od niebieskiej bramy do narożnego domu, biegł sznur na bieliznę i tego ranka wisiały na nim same
    chusteczki. Za niebieską bramą skończyli się ludzie, którzy mogli stać. Ktoś tam podchodził do okna, przeciągał
    sznur o jedną chusteczkę i odchodził. Pewnie po to, żeby coś zrobić. W ciągu dnia naliczyliśmy cztery różne ręce,
    potem trzy.
script-1384-ask-broth = „Ugotujcie, co mamy, i poślijcie im sznurem”.
script-1384-ask-shut = „Drzwi na klucz. Nikt nie wchodzi, nikt nie wychodzi, i octu na klamkę”.
script-1384-string =
    Bańka pojechała z klamerką po obu stronach. Przez jakiś czas wisiała pośrodku, nad jezdnią, bo krążek się zacinał, i
    parowała. Potem pojawiła się ręka. Za godzinę przyjechała z powrotem, wymyta, a w niej kartka: „Za dużo soli. Bóg
    zapłać”. { $present ->
        [one] Prawie się obraziliśmy.
       *[other] Ktoś z nas prawie się obraził.
    } A nazajutrz na sznurze wisiały już koszule.
script-1384-vinegar =
    Mieliśmy kubek octu i zużyliśmy połowę. Po zmroku sznur już się nie ruszał. W nocy był mróz i rano wszystkie
    chusteczki stały sztywno w bok, chociaż nie było wiatru. Byliśmy zdrowi. To fakt, że byliśmy zdrowi, i trzeba go tu
    zapisać jak wszystko inne.

script-1385 = Za skrzynią z mąką
script-1385-cat =
    Przyszły w nocy przez odpływ i byłoby gorzej, gdyby szarego kota nie było w domu. Bił się pod półką do rana.
    Leżeliśmy z podkulonymi nogami i słuchaliśmy, jak pracuje. Do jedzenia i tak się dobrały. Ale w porze śniadania kot
    siedział na skrzyni z mąką, z jednym uchem rozdartym na dwoje, i dawał się podziwiać, a jedna zdobycz nie była
    szczurem: królik, Bóg wie czyj, wciągnięty za kark przez dziurę o połowę mniejszą od niego. Kot położył go na
    zapasowym talerzu.

script-1386 = Zęby
script-1386-gnaw =
    Zjadły etykietę z puszki, zanim odkryły, że puszki zjeść się nie da. Zjadły świecę, róg fotografii i, do drugiego
    supła, linę. W mące był odcisk brzucha. Najbardziej wstrząsnęło nami mydło, ogryzione w kształt łódki, zupełnie
    symetrycznej. Kto był na warcie, słyszał to wszystko i myślał, że to dom.
script-1386-ask-tin = „Obić szafkę blachą. Podłogę też. Jeszcze dziś”.
script-1386-ask-hunt = „Dajcie mi kij i lampę, a wy wszyscy spać”.
script-1386-lid =
    Pocięliśmy rurę od pieca ze strychu i obiliśmy wszystko dookoła, błyszczącym do środka. W nocy słyszeliśmy, jak
    przychodzą i próbują, odgłos jak deszcz na szybie auta. Potem odbyły za listwą coś w rodzaju narady i poszły do
    sąsiadów. Mydła używaliśmy dalej. Bardzo dobrze leżało w ręce.
script-1386-stick =
    { $them } { $them_gender ->
        [feminine] siedziała na odwróconym wiadrze do piątej.
       *[masculine] siedział na odwróconym wiadrze do piątej.
    } { $present ->
        [one] Dziewięć razy zasypialiśmy i dziewięć razy coś piszczało.
       *[other] Resztę z nas budziło to dziewięć razy.
    } To, co mieliśmy rano, to nie były szczury; jeden coś skądś ciągnął, całą końcówkę wędzonej kiełbasy, i utknął z
    nią w dziurze. Nie wiedzieliśmy, komu jej brakuje. Umyliśmy ją dwa razy.

script-1387 = Orkiestra na rogu
script-1387-stalls =
    Przez jeden ranek nikt nie strzelał i po godzinie był targ. Ludzie rozłożyli rzeczy na deskach do prasowania. Jeden
    sprzedawał buty pojedynczo, lewe z jednej strony, prawe z drugiej, i co jakiś czas któraś para się odnajdywała i
    były brawa. Przy pompie siedziała dziewczynka z rządkiem zawiązanych torebek. Nie wie, co w nich jest, powiedziała,
    obiecała bratu nie zaglądać. Jedna rzecz za jedną torebkę. To było wszystko, co zostało z jego straganu.
script-1387-ask-swap = „No to jedną. Tę ciężką, nie, tamtą”.
script-1387-ask-look = „Żadnych torebek. Ale pochodźmy raz po słońcu”.
script-1387-bag_a =
    W naszej były guziki, dobry funt, a na samym dnie mechanizm budzika. { $present ->
        [one] Oszukano nas, ale przypomniało nam się, że dziewczynka uprzedzała.
       *[other] Oszukano nas, uznał ktoś z nas, a ktoś inny zauważył, że dziewczynka uprzedzała.
    } Guziki w ciągu dnia same się posortowały według wielkości, na stole, pod wszystkimi rękami. Mechanizm się nam
    przydał.
script-1387-bag_b =
    Był to piasek i już mieliśmy iść z reklamacją, kiedy palec na coś trafił: marchew, ułożona tak, jak ją układa na
    zimę ktoś, kto się na marchwi zna. Niedużo. Piasek odnieśliśmy dziewczynce, żeby miała na następny raz, a ona
    podziękowała i spytała wreszcie, co to było.
script-1387-bag_c =
    Kiedy zdjęliśmy sznurek, wystawała z niej szyjka. Była to gitara, na którą ktoś nadepnął, a dziurę załatano mapą
    wybrzeża. Zostały trzy struny. { $present ->
        [one] Całą drogę do domu nieśliśmy ją
       *[other] Całą drogę do domu ktoś z nas niósł ją
    } za pudło, w objęciach, z główką na ramieniu, i ludzie się rozstępowali, jak przed niemowlęciem.
script-1387-sun =
    Wzdłuż ściany banku było prawie ciepło. Szliśmy tam i z powrotem i kłaniano się nam. Przed nami szła para pod rękę,
    z garnkiem pomiędzy, i słychać było, o czym mówią: czy nie pomalować salonu na zielono. O jedenastej padł pojedynczy
    strzał, daleko, z przyzwyczajenia. Po minucie na placu nie było nic prócz desek do prasowania.

script-1388 = Kłótnia o bęben
script-1388-drum =
    Strzelali całą noc w równych odstępach. Nie blisko. Tylko po każdym strzale była przerwa, akurat taka, żeby zasnąć,
    a potem szyby brzęczały na niskim F. Że to było F, wiemy, bo o wpół do czwartej pokłóciło się o to dwoje z nas,
    dotąd w dobrych stosunkach. O czwartej poproszono trzecią osobę o rozsądzenie. O piątej nikt z nikim nie rozmawiał,
    a to dalej było F.
script-1388-ask-sing = „To skorzystajmy. Kto zna coś w F?”
script-1388-ask-wax = „Wymieńcie się z sąsiadami na wosk. Wszystko jedno za ile”.
script-1388-chorus =
    Okazało się, że jest pieśń żniwna, która cała stoi na jednej nucie w basie; jakby pisana na artylerię. Czekaliśmy na
    huk i wchodziliśmy na huk. Za ścianą podjęli. Przy czwartej zwrotce śpiewano już po drugiej stronie ulicy, nie w
    takt, po ciemku, a my leżeliśmy na wznak i wymyślaliśmy dalsze zwrotki, aż się rozwidniło i tamto ustało, a my
    jeszcze trochę śpiewaliśmy sami.
script-1388-slept =
    Był to wosk kościelny, miękki, brązowy, i kiedy się go miało w uszach, świat był daleko, a własne serce bardzo duże.
    Spaliśmy. Po przebudzeniu zobaczyliśmy, że na łóżka spadł tynk i że ktoś wstawał w nocy i przykrył każdego z nas
    gazetą, otulając pod szyją.

script-1389 = Przewiązane niebieską wstążką
script-1389-parcel =
    Paczka była zaadresowana do rodziny Ilić, trzecie piętro. Trzeciego piętra nie ma. Pakowali ją za granicą ludzie,
    którzy się zastanowili: puszka była owinięta ręcznikiem, bandaże leżały w pokrywce od garnka, a dziecko odrysowało
    na papierze z dna własną dłoń, żeby wysłać i to. Na wierzchu leżał list w kopercie z niebieską wstążką. Człowiek,
    który przywiózł ją wózkiem, powiedział, że Iliciów nie sposób znaleźć i że mu wszystko jedno, kto pokwituje.
script-1389-ask-find = „Ktoś musi wiedzieć, gdzie są Iliciowie. Najpierw popytajmy na ulicy”.
script-1389-ask-keep = „Mieszkamy na tym, co zostało z ich schodów. Kwituj”.
script-1389-third =
    Byli w piwnicy banku. Teraz już tylko ona i ciotka. O tym, żeby wziąć wszystko, nie chciały słyszeć. Zadaliśmy sobie
    trud, mówiły, i ciotka podzieliła zawartość na pokrywce od garnka, i tak od słowa do słowa przynieśliśmy do domu
    prawie tyle, ile tam zanieśliśmy. Papier z dna pani Ilić zatrzymała. Kiedy rozmawialiśmy, położyła na tej dłoni
    swoją, sporo większą, i rozsuwała palce, aż rysunek zniknął pod spodem.
script-1389-letter =
    Listu nie otworzyliśmy. Stał na półce, pod ścianą, póki starczyło kawy. Kawa była znakomita. Potem ktoś jednak
    otworzył, sprawdzić, czy nie ma przypadkiem adresu, na który można napisać, i adres był. „Nie wiemy, czy to
    dostajecie – pisali. – Za każdym razem wkładamy to samo, żebyście poznali, jeśli czegoś brakuje”.

script-1390 = Z dzwonnicy
script-1390-tower =
    Na dzwonnicy ktoś był. Zaczął od doniczki na naszym drugim piętrze, potem wziął następną, od lewej do prawej, jak
    się czyta. Kiedy skończyły się doniczki, wziął się za litery sklepu naprzeciwko: zostawił PIEKARNI, zdjął A i zaczął
    następne słowo. Mieliśmy czas przyjrzeć się, jak pracuje. Nie wyglądało, żeby był na kogoś zły. Koło dziesiątej zza
    rogu wyszła staruszka z siatką, której nikt nie zdołał ostrzec, i dał jej przejść.
script-1390-ask-sheet = „Prześcieradła. Na sznurze przez ulicę, żeby nie widział przejścia”.
script-1390-ask-floor = „Poniżej parapetów, cały dzień, i ani stopy na zewnątrz”.
script-1390-laundry =
    Rzuciliśmy kamień ze sznurkiem i za niebieską bramą go umocowali. Cała ulica coś dała: obrus, dwa żagle od kogoś,
    kto nigdy nikomu nie powiedział, że ma łódkę. Wisiało to cały dzień i wydymało się na wietrze, a kule przechodziły
    przez to od czasu do czasu, na oko całkiem powoli, i każda zostawiała plamkę nieba. Za zasłoną ludzie chodzili z
    wiadrami i mówili sobie dzień dobry.
script-1390-knees =
    Żyliśmy więc na wysokości nóg od stołu. Stamtąd poznaje się dom. Pod parapetem znaleźliśmy cenę desek na podłogę,
    szklaną kulkę i cały rząd ołówkowych kresek z datami, gdzie kogoś mierzono w każde urodziny do dziewiątego roku.
    Tego popołudnia doszedł do R. Potem światło było już dla niego za słabe.

script-1391 = Czytanie listy
script-1391-voice =
    Radio czytało nazwiska przez dwie godziny. Był to młody człowiek i słychać było, że kazano mu nie zmieniać głosu.
    Nazwisko, imię, ulica. Od czasu do czasu kaszlał w pokoju ktoś inny. Przy literze K przeczytał jedno, zatrzymał się,
    przeprosił i poszedł dalej; a na końcu, po Z, wrócił do niego i powtórzył je jeszcze raz, osobno, z ulicą, i nie był
    to ten sam głos.
script-1391-ask-write = „Ołówek. Ci bez odbiornika będą pytać przy pompie”.
script-1391-ask-turn = „Przekręć na coś innego. Musi być coś innego”.
script-1391-pump =
    Mieliśmy większość, niektóre tylko ze słuchu. Przy pompie były już trzy inne listy, innych rąk, i ludzie chodzili od
    jednej do drugiej i porównywali pisownię. Jakiś mężczyzna spytał o pewne nazwisko; mieliśmy je, i z ulicą, ale to
    była nie ta ulica. Poprosił, żebyśmy spojrzeli drugi raz. Potem podziękował i bardzo wyraźnie zapisał sobie w
    notesie nie tę ulicę.
script-1391-dial =
    Jedna stacja podawała stan wody w rzece na północy. Na niej zostawiliśmy. Podała czternaście miejsc, jedno po
    drugim, aż do morza: przybór, przybór, bez zmian. Kiedy skończyła, znaliśmy całą rzekę. Przez ścianę, od sąsiadów,
    słychać było głos młodego człowieka; czytał dalej.

script-1392 = Farba
script-1392-mark =
    Na całej ulicy na odrzwiach były kropki czerwonej farby, nisko, tam gdzie znaczy pies. Na niektórych domach jedna,
    na niektórych dwie. Na naszym trzy. Jeszcze się lepiły. Wszyscy wyszli, tarli rękawami i udawali, że szukają czegoś,
    co im upadło, a w narożnym domu, gdzie nie było żadnej, tarli też, żeby nikt nie pomyślał, że wiedzą dlaczego.
script-1392-ask-watch = „Dziś czuwamy we dwójkę i niech słyszą, że we dwójkę”.
script-1392-ask-smear = „Zamalujcie. Czymś, co mówi, że w domu jest gorączka”.
script-1392-whistle =
    { $them } { $them_gender ->
        [feminine] zajęła
       *[masculine] zajął
    } drugie krzesło. Grało się w warcaby guzikami, głośno, trzaskając nimi o deskę, a co kwadrans ktoś podchodził do
    drzwi i kazał jakiemuś Stefanowi odłożyć karabin. Nie było karabinu i nie było Stefana. Możliwe, że coś to dało.
    Koło drugiej ktoś na zewnątrz powiedział: „To ten ze Stefanem”, i odbyła się jakaś dyskusja.
script-1392-plague =
    Z trzech kropek zrobiliśmy krzyż, podpisaliśmy TYFUS i natarliśmy próg tym, co było, aż z chodnika pachniało
    szpitalem. { $present ->
        [one] Kiedy ktoś szedł, kaszleliśmy w szparę na listy.
       *[other] Kiedy ktoś szedł, jedno z nas kaszlało w szparę na listy.
    } Do wieczora tyfus miały cztery inne domy. Wdowa po doktorze przechodziła z laską, przeczytała i odchodziła od
    zmysłów, póki nie zobaczyła błędu.

script-1393 = Rynny
script-1393-drip =
    W nocy rozgadały się wszystkie rynny. O dziewiątej ulica była potokiem, a płynęło nim to, co leżało pod śniegiem:
    melonik, karty do gry, noga od krawieckiego manekina, na której jechał wróbel. Tak pachniało ziemią, że ludzie stali
    w oknach z otwartymi ustami. { $present ->
        [one] Że znów zamarznie, wiedzieliśmy.
       *[other] Że znów zamarznie, wiedzieliśmy wszyscy.
    } Ktoś wywiesił pierzynę, strzelano do niej, i została, gdzie była.
script-1393-ask-wash = „Grzejcie kocioł. Wszystkie głowy, a potem wszystkie koszule”.
script-1393-ask-garden = „Zobaczmy, co wyszło na podwórzu, zanim znów zasypie”.
script-1393-hair =
    { $present ->
        [one] Myliśmy przy balii, z głową odchyloną na ręcznik, lejąc z dzbanka na oślep.
       *[other] Myliśmy sobie nawzajem, przy balii, po kolei, z głową odchyloną na ręcznik.
    } Woda szła brązowa, potem szara, a przy ostatnim płukaniu prawie czysta. { $present ->
        [one] Od lat nikt inny nie mył nam głowy i tak zostało. Potem siedzieliśmy na schodach w słońcu, zawinięci w
            zasłonę, parowaliśmy i nie mieliśmy nic do powiedzenia.
       *[other] Większości z nas od lat nikt nie mył głowy. Potem siedzieliśmy na schodach w słońcu, zawinięci w
            zasłony, cała gromada parowała i nie mieliśmy nic do powiedzenia.
    }
script-1393-glove =
    Na naszym podwórzu była grządka, nigdy o tym nie wiedzieliśmy; obłożono ją butelkami, szyjką w dół. Rosło już na
    niej coś o mocnym zapachu. Były też ręczne grabki, zawias i jedna rękawica, położona na brzegu tak, jak się kładzie,
    kiedy idzie się otworzyć drzwi. W środku rękawicy ziemia wyschła i trzymała kształt palców.

script-1394 = Drugi kalendarz
script-1394-page =
    Kalendarz sprzedawcy nasion doszedł do ostatniej kartki, z porami na obrazku. Nikt nie myślał, że będzie potrzebny
    następny. Ktoś z nas porubrykował więc drugą stronę porów, z pamięci, i zaczął się spór, ile dni ma miesiąc; wszyscy
    umieliśmy liczyć na kostkach dłoni, ale na trzy sposoby. Zrobiło się zimniej. Piec brał przez wieczór to, co dawniej
    przez dzień, a ludzie przy pompie nie mówili już „jak się skończy”. Mówili „jak się ociepli”.
script-1394-fewer =
    W kratkach pierwszej kartki zapisywaliśmy, kto idzie po wodę. Było tam imię, co trzecia kratka, ołówkiem, do pewnego
    dnia. Ten z nas, kto rubrykował nową kartkę, podzielił wodę bez niego, a potem wszystko wytarł i zostawił kolumnę
    pustą. Zgodziliśmy się bez żadnej dyskusji. Wypadała kolej i ktoś szedł.
script-1394-count =
    Potem zrobiliśmy coś trochę dziecinnego. Każdy napisał na skrawku papieru, ile kratek zostało do końca, złożył go i
    wrzucił do cukiernicy. Kto będzie najbliżej, dostanie pierwszą prawdziwą kąpiel. Pokrywkę zalepiono woskiem i
    cukiernica stanęła na szafie. Przez resztę dnia wszyscy chodzili z miną, jakby coś wiedzieli.

script-1395 = Piszemy drobniej
script-1395-page =
    O jedzeniu nikt już nie mówił. W pierwszych tygodniach mówiliśmy tylko o nim, całe jadłospisy, z sosami; potem
    został sam chleb; a teraz, jeśli ktoś zaczynał, reszta patrzyła w podłogę. Rzeka zamarzła od brzegu do brzegu. Nocą
    obie strony strzelały wzdłuż lodu, żeby nikt po nim nie chodził, i rano był cały w gwiazdach. W kalendarzyku zostało
    czterdzieści czystych kartek. Zaczęliśmy pisać drobniej.
script-1395-looks =
    Dziś rano przy pompie kobieta przeciągnęła dziecko na drugą stronę, kiedy stanęliśmy w kolejce. Może przez wiatr.
    Nikt nigdy nie powiedział nam słowa o tym, co przynosimy do domu i od kogo. Ale torby znali. { $present ->
        [one] Zaczęliśmy chodzić bardzo wcześnie, przed świtem, i mówiliśmy sobie, że to przez lód.
       *[other] Ktoś z nas zaczął chodzić bardzo wcześnie, przed świtem, i mówił, że to przez lód.
    }
script-1395-knock =
    Dziś rano na progu leżała paczka w kawałku ceraty. Nie było na niej niczyjego nazwiska. Kilka szczap, brukiew
    przekrojona na pół, żeby było widać, że zdrowa. Pomyśleliśmy o wszystkich, od kogo mogła być, i ze zdziwieniem
    odkryliśmy, że jest ich sporo. W końcu przestaliśmy zgadywać i po prostu mówiliśmy każdemu dzień dobry z pewnym
    szczególnym naciskiem.
script-1395-plain =
    Nasze drzwi miały już dobry zamek i sztabę. Domy dookoła znaliśmy po dymie: kto go ma, o której i jakiego koloru.
    Nasz musieli też znać. { $present ->
        [one] Dziś uderzyło nas
       *[other] Dziś uderzyło kogoś z nas
    }, że przez cały ten czas nie dowiedzieliśmy się, jak się nazywają ludzie zza niebieskiej bramy. Widywaliśmy ich
    dzień w dzień. Zawsze myśleliśmy, że trafi się okazja.

script-1396 = Ulotki
script-1396-leaflet =
    Samolot zrzucał ulotki. Źle je złożono i spadały paczkami, jedna przebiła świetlik i zabiła gęś. Dawano nam czas do
    zmroku, tak tam było; do zmroku na co, tego nie było. Brakowało drugiej połowy. W całym mieście ludzie szukali
    drugiej połowy. Koło południa zaczęły działa, ze wzgórz, z obu, i nie tak jak dawniej, jedno po drugim, jak ludzie w
    rozmowie. Mówiły wszystkie naraz.
script-1396-ask-cellar = „Na dół. Zdejmijcie drzwi i zróbcie z nich dach nad łóżkami”.
script-1396-ask-stay = „Jeszcze nikomu tego domu nie oddaliśmy. Obsadzić schody”.
script-1396-lamp =
    Pod pięciorgiem drzwi, a na nich materac, było jak we wnętrzu mebla. Ktoś przyniósł kalendarz i powiesił. Byli też
    ci zza niebieskiej bramy, nie mieli własnej piwnicy, i tak dowiedzieliśmy się wreszcie, jak się nazywają: Marinko.
    Zwykłe nazwisko. Za każdym razem, kiedy spadł duży, najmłodsza z nich mówiła w ciemność: „Pudło”, i cała piwnica
    powtarzała za nią.
script-1396-stairs =
    Siedzieliśmy na schodach, { $present ->
        [one] na trzecim stopniu od drzwi, z tym, co było, na kolanach. Dziwny sposób na spędzenie dnia; widać było same
            drzwi.
       *[other] każdy na swoim stopniu, od drzwi w górę, z czym kto miał. Dziwny sposób na spędzenie dnia; widziało się
            tylko jeden kark.
    } Na zakręcie była w ścianie dziura i widzieliśmy przez nią, jak ludzie biegną z lewa na prawo, a po jakimś czasie z
    prawa na lewo. Do środka nie zaglądali. Koło szóstej wpadła przez dziurę ulotka. Była to druga połowa, a na niej
    reklama pierwszej.

script-1397 = Po omacku
script-1397-dark =
    Prądu nie było od dawna, więc zdziwiło nas, że światło może jeszcze zgasnąć. Ale musiało jakieś być, z elektrowni, z
    koszar, jakaś łuna spod chmur; bo tej nocy nie było żadnej, podnosiło się rękę i nie było jej tam. Na wzgórzach też
    było ciemno. Przez całą noc nie padł ani jeden strzał, z żadnej strony. Gdzieś w kierunku placu, bardzo daleko, ktoś
    zawołał imię. Potem zawołali inni. Poszło to przez całe miasto: ludzie wołali, żeby się dowiedzieć, kto jest.
script-1397-ask-candle = „Zróbcie lampę, z czegokolwiek, i postawcie w oknie”.
script-1397-ask-talk = „Niech będzie ciemno. Nie widać, kto płacze. Mówcie”.
script-1397-window =
    Była to puszka po sardynkach i sznurowadło, a nie do wiary, ile to jest. Stała na parapecie, na widoku, co było
    szaleństwem. Po minucie świeciło się za niebieską bramą, a potem w miejscach, o których nie wiedzieliśmy, że ktoś
    tam mieszka, wysoko, nisko, aż po rzekę. Nikt do nich nie strzelał. Pozwoliliśmy jej się wypalić do sucha, szukając
    oczami kształtu ulic.
script-1397-colours =
    { $present ->
        [one] Mówiliśmy więc na głos, co było w pokoju, w którym kiedyś mieszkaliśmy, od drzwi w lewo, a potem w
            następnym. Zajęło to do rana. Były zielone kafelki i zegar z jeleniem. Tam, gdzie się zacinaliśmy,
            pytaliśmy: a pod oknem? Gdybyśmy tam kiedyś dotarli, trafilibyśmy do kontaktu.
       *[other] Szliśmy więc w koło i każdy musiał powiedzieć, co było w pokoju, w którym kiedyś mieszkał, od drzwi w
            lewo. Zajęło to do rana. Były zielone kafelki i zegar z jeleniem. Kiedy ktoś się zaciął, inni pytali: a pod
            oknem? Znaliśmy potem te pokoje. Gdybyśmy tam kiedyś dotarli, trafilibyśmy do kontaktu.
    }

## Fixed days

script-1398 = Drugi wieczór
script-1398-spoons =
    Znaleźliśmy domowe łyżki, a na nich był herb, czapla z rybą. Było ich jedenaście. Każdy wziął jedną, odwrócił i
    zrobiło mu się głupio. Drugiego wieczoru wśród obcych grzeczne pytania są już zużyte, a następne są za długie.
    Jedliśmy. Ktoś miał zwyczaj stukać łyżką o zęby. Ktoś inny nucił przy żuciu i o tym nie wiedział. Do pieca trzeba
    było dorzucać co dziewięć minut i na razie o tym rozmawialiśmy.
script-1398-ask-share = „Dobrze. Gdzie kto był tego dnia, kiedy się zaczęło?”
script-1398-ask-quiet = „Zjedzmy po prostu i chodźmy spać. Będą jeszcze wieczory”.
script-1398-stories =
    Ktoś był na fotelu u dentysty, z ustami pełnymi waty. Ktoś kłócił się o miejsce do parkowania i wygrał. Zrobiło się
    od tego późno i nie powinniśmy byli zużyć tyle lampy. Nic ważnego nie padło. Ale osobę, która stukała, spytano, czy
    zęby są prawdziwe, a nie były i zostały wyjęte do obejrzenia; a potem dało się już powiedzieć: proszę, nie nuć.
script-1398-nail =
    Nikt więc nic nie opowiadał i można było odpocząć. Zanim zgasła lampa, każdy wybrał sobie miejsce pod ścianą i wbił
    nad nim gwóźdź na płaszcz. Komu które, o tym się nie mówiło. Leżeliśmy pod rzędem płaszczy i patrzyliśmy na nie. O
    wiele bardziej wyglądały na ludzi, którzy się znają.

script-1399 = Siódma strona
script-1399-week =
    Doszliśmy do siódmej strony. Ulicą szedł człowiek z torbą pocztową, prawdziwą, i wołał w okna, że dziś w nocy idzie
    tunelem i weźmie listy, po jednym na dom, nic grubego. Zapłaty nie chciał. Ciekawi go, powiedział, czy to się da
    zrobić. Był ogryzek ołówka i druga strona torebki po nasionach. Miejsca było na jakieś czterdzieści słów, a każdy z
    nas kogoś miał.
script-1399-ask-letter = „Losujmy. Jedno z nas pisze i dołącza ukłony od reszty”.
script-1399-ask-work = „Zastrzelą go z tym albo je przeczyta. A piec do naprawy”.
script-1399-sealed =
    { $them } { $them_gender ->
        [feminine] wyciągnęła
       *[masculine] wyciągnął
    } długą zapałkę. Wyszliśmy wszyscy z pokoju, żeby dało się pisać w spokoju, staliśmy na schodach i po pół godzinie
    wezwano nas do wysłuchania. Było dziewiętnaście słów. Druga strona została dla nas i wpisaliśmy tam imiona, jedno
    pod drugim, i ile kto ma lat. Potem torebka została polizana i zaklejona; smakuje rzodkiewką, { $them_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    } { $them }. Listonosz pomacał ją dwoma palcami i uznał, że jest dość cienka.
script-1399-swept =
    Wyczyściliśmy komin. Trzeba to było zrobić całe tygodnie temu. Z dachu było go widać, jak idzie z torbą od domu do
    domu i jak ludzie wybiegają, a kiedy idzie dalej, stoją na jezdni z opuszczonymi rękami. Z komina wyszło gniazdo
    kawek, a było z drutu, spinek do włosów i mniej więcej połowy żaluzji.

script-1400 = Zwrot do nadawcy
script-1400-answer =
    Człowiek z torbą pocztową stał pod drzwiami i szczerzył zęby. Da się. Sto sześć oddał pani za biurkiem po tamtej
    stronie; a że z powrotem musiał zaczekać na ciemność, do niektórych zadzwoniła. Przeczytał nam, co zanotował. Dla
    { $them_genitive } było półtorej linijki. „Proszę im powiedzieć, że pies śpi na łóżku. Proszę powiedzieć, że
    przestaliśmy mówić »jeśli«”. Dostał też papierosy do przekazania i wypalił z nich tylko kilka.
script-1400-bag =
    Chłopiec przyniósł torbę, to znaczy pół torby. Leżała przy tunelu. Chodził z tym, co dało się jeszcze odczytać, bo
    umiał czytać, i chciał coś za to. Na naszej torebce po nasionach był odcisk buta. Nikt jej nie otworzył. { $them }
    { $them_gender ->
        [feminine] wzięła ją i przyłożyła do szyby, prześwitywało dziewiętnaście słów na opak, a potem odłożyła
       *[masculine] wziął ją i przyłożył do szyby, prześwitywało dziewiętnaście słów na opak, a potem odłożył
    } do szuflady z łyżkami. Chłopcu daliśmy, ile chciał. Przy torbie była dobra sprzączka i tę nam zostawił.

script-1401 = Nareszcie śnieg
script-1401-snow =
    Kiedy się rozwidniło, nie było ulicy. Było coś białego, zupełnie równego, od naszego progu do progu naprzeciwko, i
    nikt po tym nie chodził. Wrak auta zmienił się w kanapę. Martwiło nas co innego: kto teraz wracał do domu, zapisywał
    to tak, że każdy mógł przeczytać, ile nóg, ile na plecach i w które drzwi. Ktoś już przeszedł, na jednej nodze i
    kuli. Zatrzymywał się przed każdym domem.
script-1401-ask-sweep = „Miotłę. Zamieść całą ulicę, do każdych drzwi, żeby nasze nic nie znaczyły”.
script-1401-ask-melt = „Zostawcie i napełniajcie garnki. Czystszego już nie będzie”.
script-1401-tracks =
    Trwało to, aż był już pełny dzień, tyłem, z miotłą przywiązaną do paska. Za niebieską bramą zrozumieli od razu i
    zrobili swoje, a dalej podjęli inni. O siódmej ulica była zaczesana z końca w koniec w jodełkę, jak coś w parku.
    Człowiek w górnym oknie po tamtej stronie nie miał na co patrzeć. Wystrzelił pośrodku jedną dziurę, małą i
    niebieską.
script-1401-pots =
    Z wiadra śniegu wychodzi kubek wody. Nie wiedzieliśmy, że aż tak mało. Nosiliśmy go z podwórza przez godzinę, sterta
    syczała i osiadała, a na dnie każdego garnka coś było: piórko, sadza, skrzydło muchy. Smakowała płasko, jak talerz.
    Na podwórzu zebraliśmy go do samej trawy i leżała tam zielona i wystraszona.

script-1402 = Cudze buty
script-1402-shoes =
    Wszyscy mieliśmy już buty po kimś innym. Przyszło to stopniowo. Tego wieczoru, przed rozdzieleniem zajęć, schły przy
    piecu i ktoś z nas, rozbudzony z drzemki, spytał, co to za ludzie. Wtedy i my tak na nie spojrzeliśmy. Pantofelek do
    tańca z paskiem. Trzewiki z nazwą kopalni. I para sandałów wypchanych gazetą, na lato.
script-1402-clean =
    Jedna para była wyczyszczona. Reszta biała od soli, a te czarne i błyszczące, noski, pięty, i sznurowadła wyprane.
    Trafiły do nas po walce. Wiedzieliśmy o tym i wiedzieliśmy, po kim. Kto je nosił, siedział i tarł je cały wieczór, i
    nie podniósł głowy, kiedy padła o tym uwaga. Na noc wystawiono je na klatkę, a rano były z powrotem w środku, bo tam
    zimno.
script-1402-soles =
    W domu było jedno kopyto szewskie, żelazne, i ktoś znalazł ćwieki. Naprawiliśmy więc wszystkie, nie pytając, czyja
    kolej wychodzić, filcem i kawałkiem linoleum z korytarza. Na schodach było słychać różnicę. Wszyscy pochodziliśmy
    trochę tam i z powrotem, dla przyjemności. Na podeszwie każdego buta był teraz mały brązowy kwiatek i dokądkolwiek
    szliśmy, zostawialiśmy takie.

script-1403 = Lista do kąpieli
script-1403-bath =
    Przy pompie mówili, że to już prawie koniec. Mówili to ze spuszczonymi oczami. Widziano oficera, jak wynosił z
    kwatery zasłony, i uznano, że to coś znaczy; na bitwę nie zabiera się zasłon. Przestaliśmy już wierzyć w różne
    rzeczy, a w zasłony uwierzyliśmy. { $present ->
        [one] Wody w beczce było tyle, że podnosiliśmy wieko, zaglądaliśmy, kładliśmy je z powrotem i podnosiliśmy
            znowu.
       *[other] Wody w beczce było tyle, że ktoś z nas podniósł wieko, zajrzał, położył je z powrotem i podniósł znowu.
    } W wannie byłoby jej na szerokość dłoni.
script-1403-ask-bathe = „Dzisiaj. Wszyscy, po kolei, póki gorąca”.
script-1403-ask-save = „Jak się skończy. Ani dnia wcześniej. Przykryj”.
script-1403-lather =
    { $present ->
        [one] Weszliśmy, kiedy była tak gorąca, że trzeba było krzyknąć, i zostaliśmy, aż zrobiła się z niej jakby zimna
            zupa, i wszystko było najlepsze. Był skrawek mydła z różą, przejechaliśmy nim dwa razy po rękach i
            odłożyliśmy.
       *[other] Kolejność wylosowaliśmy. Pierwsza osoba miała tak gorącą, że słychać było krzyk, ostatnia coś jak zimną
            zupę, i każda mówiła, że jej była najlepsza. Był skrawek mydła z różą i wolno było przejechać nim po rękach
            dwa razy.
    } Potem siedzieliśmy z różowymi uszami i słuchaliśmy dział, jak się słucha sąsiada, który trzepie dywany.
script-1403-list =
    { $present ->
        [one] Przykryliśmy beczkę, usiedliśmy przy wannie, susi, i spisaliśmy listę: jak gorąca, ile minut, który
            ręcznik. Dwa razy wniesiono poprawki, potem podpisano. Zawisła przy kalendarzu, z otwartą datą, i za każdym
            razem, przechodząc, ją prostowaliśmy.
       *[other] Przykryliśmy beczkę, usiedliśmy wokół wanny, susi, i spisaliśmy listę, kto pierwszy, kto drugi i tak
            dalej, z minutami. Były sprzeciwy, wniesiono poprawki. Wszyscy podpisali. Zawisła przy kalendarzu, z otwartą
            datą. Kto przechodził, ten ją prostował.
    }

script-1404 = Co zostało w puszce po herbacie
script-1404-caddy =
    Kiedy ten dom opuszczano, ktoś zostawił na kredensie puszkę po herbacie i przez zimę każdy z nas kiedyś coś do niej
    włożył, żeby nie mieć tego na oczach: klucz, pierścionek, który zrobił się za luźny, złożone karteczki. Dziś była
    pełna. Wieczko nie chciało się domknąć. Na wierzchu leżał mleczny ząb w wacie.
script-1404-ask-open = „Wysyp. Zobaczmy, co nosiliśmy”.
script-1404-ask-later = „Usiądź na wieczku. To nie jest ten dzień”.
script-1404-slips =
    Zrobiła się całkiem mała kupka. Myśleliśmy, że będzie tego więcej. Rzeczy poznawano, odbierano, a na niektóre tylko
    patrzono i odsuwano je trochę na bok. Na dnie, sprzed naszych czasów, była łyżka prawdziwej kawy, z datą. Ząb leżał
    pośrodku sam. Wrócił pierwszy, potem reszta, jedno po drugim, i jakoś każdy trzymał w ręce to, co należało do
    sąsiada.
script-1404-wax =
    Ktoś z nas rzeczywiście na niej usiadł i się zamknęła. Oblaliśmy ją dookoła woskiem i odcisnęliśmy czaplę z łyżki.
    Wróciła na kredens. Otworzyć musi ją ktoś obcy, ustaliliśmy, kto ma ciepły pokój, dobre światło i całe popołudnie.

script-1405 = Działa się spóźniają
script-1405-late =
    Zaczynały zawsze przed dziewiątą. O wpół do dziesiątej staliśmy w kuchni z czymś w rękach. Było tak, jak się czeka
    na kogoś, kto się nigdy nie spóźnia. Z okna widać było ludzi w drzwiach, wzdłuż całej ulicy, nic nie robili, każdy z
    jedną nogą na zewnątrz. Na środku jezdni położył się pies. Potem trzy domy dalej podniosło się okno, wychylił się
    mężczyzna, którego nigdy nie widzieliśmy, i powiedział do całej ulicy, z pretensją: „No?”
script-1405-ask-out = „Dziesięć kroków. Tylko do psa”.
script-1405-ask-stay = „To podstęp. Z daleka od szyb”.
script-1405-kerb =
    Doszliśmy do psa. Strzał był jeden, pojedynczy, i może w nic nie celował. { $them } { $them_gender ->
        [feminine] usiadła na krawężniku, jakby zdziwiona, i powiedziała,
       *[masculine] usiadł na krawężniku, jakby zdziwiony, i powiedział,
    } że to nic, i nie było to całkiem nic. Zanim znaleźliśmy się w domu, zaczęło się na wzgórzach, zwykłym trybem, i
    prawie nam ulżyło. Pies nie wstał. Obrócił się tylko, żeby leżeć do tego tyłem.
script-1405-square =
    Dziesięć kroków, a potem jeszcze kilka. Doszliśmy do końca ulicy, zajrzeliśmy za róg, a tam był plac z całym swoim
    niebem. Nikt tam nie zamiatał. Ludzie chodzili po nim w małych kółkach, po parę osób z każdego domu, i ciągle
    patrzyli w górę, jakby wszyscy zgubili ten sam latawiec. O jedenastej zaczęły działa. Wszyscy poszli do domów,
    krokiem, a niektórzy ściskali sobie ręce.
script-1405-clock =
    Zostaliśmy w środku. Widzieliśmy, jak inni idą do psa i dalej, znikają i po godzinie wracają z czerwonymi
    policzkami. Działa już wtedy grały. Nikt nie oberwał. Wołali do nas, jak było na placu, a my odkrzykiwaliśmy, że to
    bardzo głupie. Bo było. { $present ->
        [one] Przez całą tę godzinę spaliśmy
       *[other] Przez całą tę godzinę ktoś z nas spał
    } na krześle, w słońcu, za drzwiami.

## Exploration cards

script-1406 = Pudełko z przyborami do szycia
script-1406-heap =
    To była czyjaś sterta, nie zwykłe śmieci. Ktoś zgrabił ruinę w jedno miejsce i zaczął ją sortować: gwoździe w
    głębokim talerzu, wyprostowane; szkło kolorami; klucze; miska na zęby od grzebieni. Stał tam składany stołek z
    poduszką. Pracę przerwano w połowie zawiasów. Obok stał kubek, po brzegi pełen deszczu, który zamarzł w kopułkę.
script-1406-ask-sort = „Róbmy dalej, gdzie przerwano. Przy dobrym świetle się opłaci”.
script-1406-ask-grab = „Wysyp talerze do worka. Nie przyszliśmy sprzątać”.
script-1406-button =
    Na stołku siedzieliśmy na zmianę. To spokojne zajęcie, ręce same znajdują, co do czego należy. Na koniec została
    kupka rzeczy, które nie pasowały nigdzie, ani do żelaza, ani do reszty; wtedy zobaczyliśmy, że nasz poprzednik też
    taką miał, na spodku, trochę z boku. Dołożyliśmy do niej swoją.
script-1406-spilled =
    Gwoździe zagrzmiały jak grad i grzmiały dalej w worku, przy każdym kroku. Stołek się przewrócił. Ktoś z nas postawił
    go na nogi, położył poduszkę, a potem zrobiło mu się głupio. Miskę z zębami od grzebieni zostawiliśmy.

script-1407 = Szuflada z listami
script-1407-desk =
    W biurku była szuflada, która się zacinała, a zacinała się, bo była pełna listów. Wszystkie jedną ręką i wszystkie
    zaczynały się tak samo: „Mój drogi Czwartku”. Musiało ich być z tysiąc. Była w nich mowa o mrozie, o kozie sąsiada i
    o tym, jak się należycie wiesza drzwi, ciągnęło się to latami, i o ile mogliśmy dojrzeć przy latarce, wszystkie
    napisano w tym pokoju i żadnego nie wysłano. Papier był suchy. Starczyłby nam na dwa wieczory.
script-1407-ask-burn = „To ciepło. Nie musimy ich czytać”.
script-1407-ask-leave = „Wsuń szufladę. To sprawa ich dwojga”.
script-1407-ribbon =
    Oczywiście je czytaliśmy; nie da się włożyć czegoś do pieca i nie zobaczyć, co na tym jest. Czwartek, jak wynikało,
    to była osoba. Utykała i miała zielony rower. { $present ->
        [one] Gdzieś w środku drugiego wieczoru odłożyliśmy ostatni plik, żeby go nie palić,
       *[other] Gdzieś w środku drugiego wieczoru ktoś z nas poprosił, żeby ostatniego pliku nie palić,
    } póki się nie dowiemy, jak się skończyło z kozą. Nie skończyło się. Urywało się na przecinku.
script-1407-slot =
    Nie chciała wejść tak, jak była. Zawsze jeden list był za dużo i trzeba było wyjąć wszystkie i układać od nowa,
    brzegami, na płask, warstwami. Na wierzchu było: „Mój drogi Czwartku, dzisiaj nic się nie wydarzyło i tak się
    ucieszyłem, że obszedłem dom dwa razy”. { $present ->
        [one] W drodze do domu powtarzaliśmy to sobie w rytm kroków.
       *[other] W drodze do domu ktoś z nas powtarzał to reszcie, w rytm kroków.
    }

script-1408 = Słoiki
script-1408-shelf =
    W spiżarni wzdłuż każdej półki biegła koronka, krochmalona, z dziurkami w kształcie serc. Opróżniono ją na długo
    przed nami. Ale ten, kto przyszedł ostatni, był niski albo zmęczony, bo na najwyższej desce, w samym kącie, stał
    słoik fasoli z gumką. { $present ->
        [one] Wspięliśmy się po niego po półkach jak po drabinie.
       *[other] Kogoś z nas podsadzono, żeby go zdjąć.
    } Był bardzo ciężki, zimny i gładki i wydawał się wielki jak głowa. Staliśmy i patrzyliśmy na niego. { $present ->
        [one] Mieliśmy pełne usta śliny.
       *[other] Wszyscy mieliśmy pełne usta śliny.
    }
script-1408-ask-eat = „Kto najgorzej się trzyma, je tutaj, na stojąco, zaraz”.
script-1408-ask-carry = „Idzie do domu. Każdy dostanie tyle samo”.
script-1408-spoon =
    Gumka zeszła z cmoknięciem, które musiało być słychać na podwórzu. { $present ->
        [one] { $them } { $them_gender ->
                [feminine] jadła
               *[masculine] jadł
            } dwoma palcami, po ciemku, twarzą do ściany, jak się je coś, czym się nie będzie dzielić, i
            { $them_gender ->
                [feminine] wypiła
               *[masculine] wypił
            } na koniec sok. W drodze do domu pusty słoik ciążył w torbie. To była ta duża, biała, z liściem laurowym.
       *[other] { $them_dative } wetknięto go w ręce i obyło się bez sprzeciwów, a to pokazywało, jak stoją sprawy.
            Poszło dwoma palcami, po ciemku, podczas gdy reszta wyglądała przez okno i podtrzymywała rozmowę o rynnach.
            Potem { $them } { $them_gender ->
                [feminine] wypiła sok i powiedziała
               *[masculine] wypił sok i powiedział
            }, jaka to była fasola. Powiedziane to było tak dokładnie, że każdy miał z tego po kilka ziaren.
    }
script-1408-wrapped =
    Poszedł w sam środek torby, w ręczniku, { $present ->
        [one] i z tą torbą szło się inaczej. Na każdym rogu wkładaliśmy rękę sprawdzić, jak się ma.
       *[other] i kto niósł torbę, szedł inaczej. Na każdym rogu reszta pytała, jak się ma.
    } Donieśliśmy go w całości. Na stole wyglądał na sporo mniejszy, a koronkę pocięliśmy na knot do lampy, bo przyszła
    z nami, nikt nie zauważył kiedy, całe dwa metry, { $present ->
        [one] na naszej szyi
       *[other] na czyjejś szyi
    }.

script-1409 = Trzeci zamek
script-1409-door =
    Trzy zamki, jeden nad drugim, każdy nowszy od tego niżej. Ludzie, którzy tu mieszkali, bali się coraz bardziej, w
    równych odstępach. W szparze tkwiła wizytówka: WRACAM O CZWARTEJ. Pod spodem ktoś odpowiedział ołówkiem: „Jest
    piąta”, a ktoś inny, innym ołówkiem: „Jest luty”. Ostatni zamek był podrapany. Przed nami próbowali inni i jeden
    zostawił w nim swoje narzędzie, ułamane przy samej nasadzie.
script-1409-ask-note = „Wyjmij ten kawałek stali. Lepszego nie mamy”.
script-1409-ask-ear = „Czekaj. Najpierw przyłóż ucho”.
script-1409-wire =
    Kosztowało to pęsetę i godzinę na brzuchu, na wycieraczce. W końcu ułamek wyszedł, a za nim sprężynka, pięknie
    zrobiona, z fiszbiny gorsetu. Trochę podpiłować i posłuży. Zanim poszliśmy dalej, dopisaliśmy się pod innymi
    uwagami, skoro był taki zwyczaj, że byliśmy. Daty nikt nie znał. Napisaliśmy „wieczór”.
script-1409-canary =
    Coś tam się działo. Mały suchy odgłos, raz był, raz nie, i przeszliśmy już prawie { $present ->
        [one] wszystko, czym mógł być, kiedy go poznaliśmy
       *[other] wszystko, czym mógł być, kiedy ktoś z nas go poznał
    }: roleta, sznurek stuka o szybę. Okno jest więc otwarte. W takim razie nikogo nie ma w domu, i to od dłuższego
    czasu. Odetchnęliśmy i robiliśmy swoje ciszej, niż gdyby ktoś był.

script-1410 = Pod belką
script-1410-hand =
    Z gruzu wystawał but i dopiero po chwili zrozumieliśmy, że to nie jest sam but. Kobiecy, domowy, z pomponem. Śnieg
    był z niego zgarnięty, i dookoła też, całkiem niedawno, a ktoś położył gałązkę sztucznych wiśni z kapelusza. Musieli
    przychodzić codziennie. Nie mieli łopaty, to wszystko.
script-1410-ask-dig = „Wydobędziemy ją. Reszta tutaj niech poczeka na inną noc”.
script-1410-ask-stones = „Przykryj. Parę kamieni, jak należy. I obchodzimy”.
script-1410-apron =
    Leżała na boku, jak się leży do snu, w fartuchu, z wałkiem do ciasta, i żadnej rany nie zobaczyliśmy. W kieszeni
    fartucha była mąka, twarda jak kamień. Przenieśliśmy ją tam, gdzie była ziemia. Na kopczyku położyliśmy wiśnie i
    drugi but, zamiast podpisu.
script-1410-cairn =
    Ułożyliśmy to, co leżało dookoła, głównie połówki cegieł, i zrobił się mały, porządny kopczyk z wiśniami na
    wierzchu. Z daleka wyglądał na coś, co budują dzieci. Przez cały czas, kiedy pracowaliśmy, w górnym oknie
    sąsiedniego domu stał chłopiec. Nie zawołał. Miał łopatkę do węgla, zabawkową, blaszaną, i trzymał ją, jak się
    trzyma świecę.

script-1411 = Od środka
script-1411-cell =
    Za kratą ktoś powiedział: „Dobry wieczór”. Zamknął się sam. Był to kiedyś bank albo jubiler i krata działała tylko
    od środka; całkiem mu tam wygodnie, powiedział, ma krzesło. Od tygodni ludzie nią szarpali, żeby się do niego
    dostać. Klucz miał na sznurku na szyi. Nie miał już za to nic do żucia. Spytał, czy byliśmy na górze i czy to prawda
    z tym księżycem.
script-1411-ask-pass = „A co z księżycem? Proszę, niech pan wysunie rękę”.
script-1411-ask-walk = „Wolimy, żeby pan został tam, gdzie jest”.
script-1411-drew =
    Mówiono, że został trafiony. Ucieszył się, że nie. Żując, narysował nam na blankiecie wpłaty plan całego budynku, ze
    wszystkim, co przez zimę słyszał przez sufit, gdzie skrzypi, kto co niósł i w którą stronę. Wszystko się zgadzało.
    Na odchodnym spytaliśmy, czy nie chciałby wyjść. Rozważył to poważnie. „Jeszcze nie – powiedział – ale dziękuję, że
    państwo pytają”.
script-1411-bars =
    „I słusznie” – powiedział. Ale kiedy poszliśmy dalej, zaczął jeździć monetą po kracie, w tę i z powrotem, nieszybko.
    Żeby coś słyszeć albo żeby go słyszano. Niosło się to po całym piętrze, jakby ktoś grał na tarce do prania.
    Spieszyliśmy się. Trwało, aż zamknęliśmy za sobą dwoje drzwi, i jeszcze jakiś czas potem to słyszeliśmy.

script-1412 = Ktoś z laską
script-1412-steps =
    Dwie nogi i coś trzeciego. Szło to korytarzem nad nami, krok, krok, stuk, potem stanęło, wysunięto szufladę i
    wsunięto z powrotem. Światła nie było. Ktokolwiek to był, szedł przez te pokoje w zupełnej ciemności tak szybko, jak
    się chodzi po własnej kuchni. Zgasiliśmy latarkę. Krok, krok, stuk. Było już na schodach i nuciło gamę.
script-1412-ask-speak = „Dobry wieczór. Na dole są ludzie. Nie mamy złych zamiarów”.
script-1412-ask-freeze = Ani dźwięku. Niech przejdzie.
script-1412-arm =
    „Wiem – powiedział głos. – Dawałam państwu czas na decyzję”. Była niewidoma, stroiła fortepiany; całe miasto zrobiło
    się dla niej { $present ->
        [one] tak samo ciemne jak dla nas
       *[other] tak samo ciemne jak dla nas wszystkich
    } i świetnie sobie w nim radziła. Dwóch mężczyzn na górze śpi, a jeden nie, powiedziała. Zioła zbierała po zapachu,
    z cudzych skrzynek za oknem. Dała nam trochę, potem przejechała ręką po czyimś rękawie i oznajmiła, że przy płaszczu
    brakuje guzika.
script-1412-bucket =
    Ktoś jęknął i coś poleciało, po dźwięku sądząc, wiadro, przez cały bieg schodów. Potem kroki poszły w górę, po trzy
    stopnie, bez żadnej laski. Śmiertelnie wystraszyliśmy kogoś, kto był po ciemku tak samo jak my. Wiadro długo jeszcze
    turlało się po kafelkach. Było pełne miału. Oddychaliśmy nim i zostawialiśmy czarne ślady.
script-1412-cramp =
    Zeszło na dół, krok, krok, stuk, i minęło nas tak blisko, że poczuliśmy mydło. { $them_accusative } zastało to na
    jednej nodze i na jednej nodze trzeba było przeczekać. Kroki stanęły. „Jak państwo wolą” – padło w głąb pokoju,
    całkiem życzliwie, i poszły w stronę podwórza, a gama ruszyła od tego tonu, na którym ją porzucono. Wtedy { $them }
    { $them_gender ->
        [feminine] przewróciła się
       *[masculine] przewrócił się
    } na bok, bardzo powoli, { $present ->
        [one] w czyjeś płaszcze
       *[other] nam w ramiona
    }.

script-1413 = Co wiedziała podłoga
script-1413-floor =
    Deski były poznaczone. Na co trzeciej czy czwartej była kropka lakieru do paznokci i szybko zrozumieliśmy, co
    znaczy, bo pierwsza deska bez kropki, na którą stanęliśmy, wrzasnęła. Ktoś skradał się tędy nocami, po czerwonych
    kropkach, obok kogoś innego. Prowadziły z małej sypialni, dookoła łóżka w dużej i aż do drzwi wejściowych. Na jednej
    desce zamiast kropki był krzyżyk, a obok krzyżyka lakier się rozlał.
script-1413-ask-lift = „Krzyżyk to krzyżyk. Podaj łom”.
script-1413-ask-edge = „Trzymać się kropek. Stopa za stopą i bez gadania”.
script-1413-tin =
    Puściła { $present ->
        [one] z jękiem, za który przeprosiliśmy
       *[other] z jękiem, za który wszyscy przeprosiliśmy
    }. W dziurze była puszka po herbatnikach, a w niej to, czego potrzebuje dziewczyna, która zamierza odejść na zawsze,
    i na wierzchu rozkład jazdy, nieaktualny od pięciu lat. Jeden pociąg podkreśliła. Chcielibyśmy wiedzieć, czy na
    niego zdążyła. Puszka dalej tu jest, ale z drugiej strony lakier był dobrej marki, a wychodząc, zauważyliśmy, że
    łańcuch przy drzwiach jest naoliwiony.
script-1413-wall =
    Szliśmy po kropkach i było to jak taniec z kimś, kto umie. Przy łóżku jeden bardzo długi krok, potem dwa całkiem
    małe, i ręka na słupku, tam gdzie zeszła politura. Nikt nas nie słyszał. Przy drzwiach wejściowych { $present ->
        [one] mimowolnie stanęliśmy na palcach i sięgaliśmy do łańcucha z boku, dwoma palcami, żeby nie brzęknął.
       *[other] ktoś, kto szedł przodem, mimowolnie stanął na palcach i sięgał do łańcucha z boku, dwoma palcami, żeby
            nie brzęknął.
    }

script-1414 = Pokój z lampą
script-1414-nursery =
    O jednym pokoju zapomniano. W oknach były szyby, na podłodze dywan; drzwi zamknęły się za nami z kliknięciem,
    którego nie słyszeliśmy od miesięcy. Było tak cicho, że w uszach śpiewała krew. Na ścianie była lampka w kształcie
    muchomora. Nie działała, oczywiście, { $present ->
        [one] ale nacisnęliśmy wyłącznik, a potem nacisnęliśmy go jeszcze raz. Usiedliśmy na podłodze. Tylko żeby
            zawiązać sznurówkę.
       *[other] ale ktoś z nas nacisnął wyłącznik, a potem naciskali wszyscy, jedno po drugim. Ktoś usiadł na podłodze.
            Tylko żeby zawiązać sznurówkę.
    }
script-1414-ask-sit = „Pięć minut. Ja popilnuję drzwi, a ty zamknij oczy”.
script-1414-ask-go_on = „Wstawać. Jak zostaniemy, nie będzie się chciało wyjść”.
script-1414-slept =
    { $them } { $them_gender ->
        [feminine] zasnęła od razu i spała
       *[masculine] zasnął od razu i spał
    } jak kamień w potoku. { $present ->
        [one] Torba siedziała obok pod ścianą jak ktoś, kto nie chce odezwać się pierwszy.
       *[other] Reszta z nas siedziała pod ścianą z wyciągniętymi nogami i nie mówiła nic.
    } Było to dużo dłużej niż pięć minut. Pachniało tam pastą do podłogi i gruszkami. Kiedy trzeba było iść,
    wyrównaliśmy dywan, drzwi zamknęliśmy za sobą delikatnie, aż kliknęły, i z zewnątrz sprawdziliśmy jeszcze klamkę,
    czy zaskoczyła.
script-1414-shade =
    Muchomor odkręciliśmy. Był przy nim metr dobrego przewodu i wyłącznik. Na ścianie został czysty okrągły ślad, z
    którego wyglądały dwa druty. Kiedy wychodziliśmy, wszystko było jak przedtem, tylko drzwi się już nie zamykały,
    { $present ->
        [one] bo zabraliśmy zapadkę
       *[other] bo ktoś z nas zabrał zapadkę
    }, i z korytarza widać było wszystko na przestrzał.

script-1415 = Miejsce dla jednego
script-1415-niche =
    Za kredensem była wnęka, akurat tak głęboka, żeby stać w niej twarzą do ściany. Używano jej. Na wysokości ust tynk
    był wilgotny i wytarty, a obok wisiała siateczka z dwoma papierosami i kilkoma ziarnami kawy w papierku, i pasek
    papieru: „Dla następnego. Zostaw coś, jeśli możesz. Trudna jest druga godzina”. Dalej szły inne charaktery pisma,
    jeden pod drugim. Przeważnie dziękowały. Jeden pisał: „Moje kolana!”
script-1415-ask-add = „Włóż coś. Nie musi być dużo”.
script-1415-ask-take = „Następny to my”.
script-1415-scratched =
    Włożyliśmy to do siatki i napisaliśmy swoją linijkę. Trudno było coś wymyślić. W końcu wyszło „Za lewym kolanem jest
    gwóźdź, uwaga”, bo o nim nie wspomniał nikt inny. { $present ->
        [one] Wypróbowaliśmy to miejsce przez chwilę, nosem do tynku, i dość szybko z niego wyszliśmy. Było dobrze
            zbudowane; powiedzieliśmy to na głos.
       *[other] Wszyscy wypróbowaliśmy to miejsce, po kolei, przez chwilę, nosem do tynku. Każdy dość szybko wychodził i
            mówił, jak dobrze jest zbudowane.
    }
script-1415-empty =
    Zmieściło się w jednej kieszeni. Siatka została na haczyku i wyglądała jak coś, co się znajduje na plaży. Papieru
    nie ruszyliśmy. Ale następnym razem na samym końcu była jeszcze jedna linijka, świeżym ołówkiem: „Przepraszam”.
    { $present ->
        [one] Nie umieliśmy tego wyjaśnić: poza nami chyba nikt tam nie chodził.
       *[other] Nikt z nas się do tego nie przyznał, a nigdy nie było nas tam więcej niż troje.
    }

## Nights, and the morning after

script-1416 = Pierwsza warta
script-1416-sounds =
    Pierwszej nocy wszystko było kimś. Dom nie opowiedział nam jeszcze swoich odgłosów, a było ich mnóstwo. Belka nad
    drzwiami tykała, stygnąc. Między pierwszą a drugą gałąź czesała rynnę. Była luźna dachówka, która na wietrze
    podnosiła się i opadała z odgłosem odstawianej filiżanki. Kto czuwał tej nocy, poznawał je jeden po drugim, z
    podniesionym pogrzebaczem, chodząc w pończochach od drzwi do drzwi.
script-1416-ask-lamp = „Podkręć lampę. Niech widzą, że ktoś nie śpi”.
script-1416-ask-dark = „Bez światła. Siedź cicho i ucz się, co tu jest swoje”.
script-1416-moth =
    Z lampą było lepiej, widać było, że nikogo nie ma. Z ulicy widać było i ją. Koło trzeciej przez dziurę wleciała ćma
    i krążyła, krążyła wokół szkła, w listopadzie, a warta tak się ucieszyła z towarzystwa, że wpisano ją do tego
    dziennika jako gościa. Był to drugi wpis. Pierwszy był o gwoździu.
script-1416-learnt =
    Nad ranem warta rozpoznawała je z zamkniętymi oczami: gałąź, dachówka, belka. Dlatego kiedy pojawił się jeden obcy,
    odstawał jak słowo w innym języku. Był to but, bardzo ostrożnie stawiany na stopniu, a potem drugi but. Zanim ten
    drugi dotknął kamienia, pogrzebacz był w górze.

script-1417 = Kto trzymał drzwi
script-1417-table =
    Dopiero kiedy się rozwidniło, zobaczyliśmy krew na poręczy. Szła ręką w górę i ręką w dół, każdy chwyt, całą walkę
    dało się odczytać jak z nut. Osoba, która trzymała drzwi, siedziała na najniższym stopniu ze ścierką i nie dała
    sobie pomóc, póki nie odsunięto połamanego krzesła, żeby nikt się o nie nie przewrócił. Mieli latarki, a jeden cały
    czas mówił „przepraszam”.
script-1417-ask-wash = „Siadaj pod oknem. Zapiecze, a potem będzie po wszystkim”.
script-1417-ask-wrap = „Zawiążcie mocno. Na mycie nie mamy nic na zbyciu”.
script-1417-thread =
    Zapiekło tak, że usłyszeliśmy coś o naszych matkach. Była w tym drzazga z poręczy, długa jak zapałka. Przechowywano
    ją na spodku, podziwiano, i do południa rozeszło się po ulicy, że napadnięto nas z włócznią. Po południu wyszorowano
    schody. Jeden chwyt został, wysoko na słupku.
script-1417-joke =
    Na ścierce był wydrukowany przepis na knedle ze śliwkami, a sama ścierka była porządna i mocna. „Wziąć głęboką
    miskę” – głosił opatrunek. Robiliśmy uwagi, jakie się robi. Śmiano się z nich, w odpowiednich momentach, i dopiero
    później, na osobności, padło z najniższego stopnia pytanie, czy ktoś nie pomyślał, żeby się dowiedzieć, czy ten od
    „przepraszam” jest stąd.

script-1418 = Pusta półka
script-1418-shelf =
    Tego ranka na półce nie było nic. Od kilku dni było prawie nic, a jednak to co innego; na drewnie zostały ślady,
    kółka i kwadraty, po wszystkim, co tam stało, i dało się je nazwać po kolei. Ktoś ją wytarł. Ktoś inny przyniósł z
    warsztatu słoik gwoździ i tam postawił, bo lepiej wygląda, kiedy coś stoi. Piliśmy gorącą wodę z filiżanek z czaplą,
    a ten, kto stukał łyżką, mieszał.
script-1418-alone =
    Tego ranka na półce nie było nic. Od kilku dni było prawie nic, a jednak to co innego; na drewnie zostały ślady,
    kółka i kwadraty, po wszystkim, co tam stało, i dało się je nazwać po kolei. I tak została wytarta. Potem z
    warsztatu przyniesiono słoik gwoździ i tam postawiono, bo lepiej wygląda, kiedy coś stoi. Była gorąca woda, w jednej
    z filiżanek z czaplą, i została zamieszana.
script-1418-ask-beg = „Trzeba iść do niebieskiej bramy i poprosić. Prosto z mostu”.
script-1418-ask-flour = „W szparach skrzyni jest mąka. Za tapetą jest klej”.
script-1418-gate =
    { $them } { $them_gender ->
        [feminine] poszła bez płaszcza, żeby nie wyglądało, że ma co sprzedać.
       *[masculine] poszedł bez płaszcza, żeby nie wyglądało, że ma co sprzedać.
    } Otworzyli tylko na łańcuch. Rozmowa nie była długa. Przez szparę wyszła marchew, duża, jeszcze z ziemią,
    przewiązana wstążką do włosów, i ręka, która na chwilę chwyciła { $them_accusative } za przegub i puściła.
    „Podziękowali mi – { $them_gender ->
        [feminine] opowiadała
       *[masculine] opowiadał
    } { $them }. – Nie wiem za co. Chyba się bali, że to coś gorszego”.
script-1418-paste =
    Ze skrzyni było pół kubka, razem z tym, co tam jeszcze było, a resztę stanowił klej. Dawny robiono z żyta. Tapetę
    dało się odparować całymi arkuszami i skrobać. Zastygło bardzo dobrze, kroiło się w plastry i miało smak pokojów.
    { $them_dative } przypadł kawałek z rogu, z pleśnią, był z tego żart, a przed zmrokiem choroba.

script-1419 = Deski
script-1419-outside =
    Po drugiej stronie desek ktoś stał. W jednej była dziura po sęku, a światła gwiazd, które wpadało przez nią co noc,
    nie było. Nic nie robił. Pewnie zaglądał, tylko że tu też było ciemno. Warta wstawała z krzesła po trochu, skrzyp po
    skrzypie, i podeszła, aż dzieliło ich mniej więcej tyle co ludzi przy ladzie. Wtedy rozległ się szept, wcale nie
    groźny. „Ile gwoździ wbiliście?”
script-1419-ask-answer = „Dosyć. Jesteś głodny czy jesteś bandytą?”
script-1419-ask-hammer = Nic nie mówić. Wziąć młotek i wbić jeszcze jeden.
script-1419-voice =
    Jakby się zastanawiał. „Jeszcze nie wiem – powiedział. – Nigdy tego nie robiłem”. Potem rozmawiali chwilę przez
    dziurę. Był bileterem w kinie. Jeśli już to robić, powiedział, to są drzwi, o których ludzie zawsze zapominają, i
    opisał gdzie, w naszym własnym domu; zgadzało się, za węglem. Światło gwiazd wróciło. Drzwi zastawiliśmy od razu i
    poczuliśmy, że to dość marne podziękowanie.
script-1419-crowbar =
    „Jestem z takimi, co są” – powiedział głos i odsunął się na bok. Dopiero wtedy wszedł łom, pod najniższą deskę,
    gdzie leżał gotowy na całą długość. Tylko nas zagadywał. Robił to tak miło, że pierwszym uczuciem warty, jak później
    przyznano, było rozczarowanie.
script-1419-nail =
    Trzeba było trzech uderzeń i każde poszło po całym domu. Nikt już potem nie spał. Była przerwa, wydech przez nos.
    „Czterdzieści jeden” – powiedział głos, czyli musiał je wcześniej wszystkie policzyć palcami. Słyszeliśmy, jak
    wycofuje się na jezdnię, gdzie czekali inni, i melduje.

script-1420 = Człowiek na schodach
script-1420-bag =
    Przy śniadaniu nikt o to nie pytał. { $present ->
        [one] Zabiliśmy kogoś; weszło to w drzwi razem z torbą, widać było po tym, jak odłożono rzeczy.
       *[other] Wszyscy wiedzieliśmy, że kogoś zabiliśmy; weszło to w drzwi razem z torbami, widać było po tym, jak
            odłożono rzeczy.
    } Był wśród nich portfel, a w nim numerek z szatni, 88, i złożony rysunek: dom, z komina spiralą idzie dym.
    Przeszedł przez ręce i wylądował przy desce do chleba. W tym dzienniku było na to miejsce, wpisano datę, a pod datą
    przeciągnięto kreskę.
script-1420-ask-tell = „Zapisz. Jak było, po kolei, i kto”.
script-1420-ask-quiet = „Nie. Co zapisane, to zostaje. Odwróć kartkę”.
script-1420-page =
    { $present ->
        [one] Zostało więc opowiedziane, papierowi, i zapisane.
       *[other] Zostało więc opowiedziane, a ktoś z nas pisał.
    } Zajęło to dwanaście linijek. Kiedy je odczytano, były dwie poprawki: nie krzyczał, tylko otworzył usta; i była to
    lewa ręka. Rysunek został wklejony. Jest na stronie obok i odbił się na tej, więc na wszystkich dwunastu linijkach
    leży dym. Kto to zrobił, ten potem spał, niedobrze, ale o zwykłych porach.
script-1420-soap =
    Kartkę odwrócono i jest tam teraz, z datą u góry. Portfel poszedł do pieca, numerek razem z nim. Rysunek nie chciał
    się palić; był kredkami woskowymi i spłynął. Pilnowaliśmy, żeby ten, kto to zrobił, nie zostawał odtąd z robotą sam.
    I dużo się w tym domu myło ręce, wszyscy. Wkrótce skończyło się mydło.

script-1421 = Co przyszło z torbami
script-1421-jar =
    Niektóre rzeczy na półce miały na sobie nazwisko. Było napisane fioletowym atramentem, ręką kogoś starego albo
    dziecka, na kawałku plastra: nazwisko, rok i „nie wstrząsać”. Nikt nie stawiał tego słoika z przodu, a zawsze był z
    przodu. { $present ->
        [one] Przerabialiśmy to od nowa: schody, i jak było ciemno, i że równie dobrze mogło tam nikogo nie być, skąd
            wiedzieć.
       *[other] Ci, których tam nie było, pilnowali się, żeby nie pytać. Ci, którzy byli, mówili o schodach, i jak było
            ciemno, i że równie dobrze mogło tam nikogo nie być, skąd wiedzieć.
    }
script-1421-ask-back = „Jedną rzecz odnieść. Zostawić pod drzwiami i nie pukać”.
script-1421-ask-eat = „Już tu jest. Otwórz i miejmy to za sobą”.
script-1421-step =
    Stało się to jeszcze tej nocy, bardzo okrężną drogą, a nazwiska tu nie podamy. Czy ktoś tam był? Pod drzwiami
    świeciło się. Rzecz została postawiona, potem znów podniesiona i obrócona, etykietą do drzwi. Więcej nam nie
    powiedziano. Była to jedyna wyprawa tej zimy, z której człowiek wrócił, mając mniej, niż gdy wychodził, i po której
    tak go witano w drzwiach.
script-1421-label =
    Były to śliwki. Bardzo dobre. Pestki kładło się na brzegu talerza i ktoś zaczął je liczyć, kocha, nie kocha, i
    przestał. Plaster z nazwiskiem nie chciał odejść od szkła, ani na gorącą wodę, ani na nóż. Trzymaliśmy w słoiku sól.
    Było na nim to, co było, i rok, i nikt nim nie wstrząsał.

## What the dead left

script-1422 = Co zostało po Vuku
script-1422-page =
    Na miejscu Vuka pod ścianą było w tynku wgłębienie, na wysokości głowy. Tam się opierał. Wśród jego rzeczy była
    puszka z papierosami, pociętymi na pół, żeby starczyło na dłużej, i gwizdek z kamieniołomu. Nigdy go nie
    słyszeliśmy. Był też kamień, niebieskawy, bardzo ciężki, z jednej strony wypolerowany; powiedział kiedyś komuś, że
    jest z ostatniej ściany, którą otworzyli, i że jak się go zmoczy, widać paproć. Zmoczyliśmy.
script-1422-ask-stone = „To idzie na niego, na wierzch. Toczcie, bo się nie uniesie”.
script-1422-ask-use = „Wypalmy jego papierosy. Sam by nimi częstował”.
script-1422-rolled =
    { $present ->
        [one] Poszła na to deska i większość dnia.
       *[other] Trzeba było dwojga z nas i deski.
    } Dwa razy poszedł własną drogą i musieliśmy go wyciągać z rynsztoka. Kiedy leżał, jak trzeba, zadęliśmy w gwizdek, raz, na odwołanie alarmu, bo do tego jest. Na całej ulicy podniosły się okna. Nie pomyśleliśmy, że będzie taki
    głośny.
script-1422-smoke =
    { $present ->
        [one] Usiedliśmy w jego kącie i wypaliliśmy połówkę, tak jak pociął. Był to ten mocny, czarny tytoń. Przy drugim
            sztachnięciu kaszleliśmy i powiedzieliśmy to za niego, jego głosem: „To nie dym, to pogoda”.
       *[other] Usiedliśmy w jego kącie i paliliśmy, po połówce, tak jak pociął. Był to ten mocny, czarny tytoń. Przy
            drugim sztachnięciu kaszleli wszyscy, a ktoś z nas naśladował jego głos, jak mawiał: „To nie dym, to
            pogoda”.
    } Puszka przesiąkła tym na dobre. Kto opierał się o tę ścianę, trafiał głową w zagłębienie i nie pasował.

script-1423 = Co zostało po Mirze
script-1423-page =
    Buty stały u stóp schodów, noskami do drzwi. Mira nigdy nie stawiała ich inaczej; człowiek powinien móc w nie wejść
    po ciemku, mawiała. Nad drzwiami wisiał sznur. W kieszeni jej skafandra była księga szczytowa z jakiegoś schroniska,
    książeczka w ceracie z ołówkiem, którą musiała zabrać ze sobą, żeby nie zmokła. Ostatni wpis był jej. „Chmura.
    Nikogo więcej. Trochę poczekałam”.
script-1423-ask-learn = „Zdejmijcie sznur. Ktoś z nas musi umieć go czytać”.
script-1423-ask-bury = „Idzie z nią. I buty, tak jak stoją”.
script-1423-fingers =
    Siedzieliśmy nad nim po ciemku, jak ona. Mówił więcej, niż by się zdawało; był tam ściek i miejsce, gdzie trzeba się
    położyć. { $present ->
        [one] Był jeden węzeł, którego nie umieliśmy wyjaśnić.
       *[other] Był jeden węzeł, którego nikt z nas nie umiał wyjaśnić.
    } Wypadał tuż przed naszymi drzwiami, w drodze do domu, i był całkiem luźny. { $present ->
        [one] Może nie znaczył nic, tylko że tu przystawała zaczerpnąć tchu.
       *[other] Ktoś z nas uznał, że nie znaczy nic, tylko że tu przystawała zaczerpnąć tchu.
    }
script-1423-coiled =
    Zwinęliśmy go tak, jak ona zwijała, z końcem schowanym do środka. Buty ustawiliśmy prosto, noskami na wschód, gdzie
    są góry. { $present ->
        [one] W księdze zrobiliśmy wpis,
       *[other] W księdze ktoś z nas zrobił wpis,
    } bo została jeszcze linijka. Jest w nim data, pogoda i imiona wszystkich, którzy weszli na górę.

script-1424 = Co zostało po Jovanie
script-1424-page =
    O czwartej rano nie spaliśmy. Nic nie skrzypnęło. Ciekawe, że brak dźwięku może obudzić. Później przejrzeliśmy jego
    pościel, złożoną po wojskowemu, w kant; w zakładce było kilka papierosów, nabój i lista ołówkiem, co komu w domu
    jest winien: żyletka, dwie zapałki, „jeden śmiech (wtorek)”. Zapałki skreślił. { $present ->
        [one] Nie pamiętaliśmy już, o co poszło we wtorek.
       *[other] Nikt z nas nie pamiętał już, o co poszło we wtorek.
    } Próbowaliśmy do tego dojść przez całe śniadanie.

script-1425 = Co zostało po Sanji
script-1425-page =
    Sanja zostawiła wszystko zamknięte. Nie umyślnie, robiła tak z każdym wieczkiem, które zamykała, robiły to jej
    palce. Był zwój z narzędziami, zawiązany na supeł, który sam był rodzajem zamka. Była mała stalowa skrzynka, praca,
    za którą dostała tytuł mistrzowski; nie było nawet widać, gdzie się otwiera. Coś w niej grzechotało. { $present ->
        [one] Pytaliśmy ją kiedyś
       *[other] Każdy z nas ją kiedyś pytał
    }, co tam jest, a ona mówiła, że jak powie, to nie będziemy próbować.
script-1425-ask-board = „Niech jej rzeczy zostaną zamknięte. Skrzynkę powieście przy kluczach”.
script-1425-ask-picks = „Chociaż zwój. Nazwałaby nas głupcami, gdybyśmy zakopali dobre wytrychy”.
script-1425-shirt =
    Wisiała na sześćdziesiątym czwartym haczyku, który trzeba było dla niej wkręcić. Kto przechodził, obracał ją,
    potrząsał albo naciskał róg. Weszło to w zwyczaj przed nocnym wyjściem. Nikomu się nie spieszyło. Raz, moglibyśmy przysiąc, trochę ustąpiła, po lewej.
script-1425-roll =
    Supeł rozwiązywaliśmy godzinę i w końcu go przecięliśmy. Wytrychy leżały w pętelkach, według wielkości, starte na
    kształt jej kciuka, tak że w cudzej ręce celowały nie tam. Używaliśmy ich. Trzeba było trzymać jak ona i wykręcać
    nadgarstek; łokieć robił się wtedy taki jak jej.

script-1426 = Co zostało po Eminie
script-1426-page =
    W kurtce Emina znaleźliśmy kwadratowy klucz, ten od tramwaju, i kartę jazdy. Wypełniał ją dalej. Na każdy dzień
    oblężenia była linijka, z numerem wozu, pogodą, a w rubryce opóźnień liczba w minutach, którą na bieżąco sumował: w
    tej chwili był spóźniony o dziewiętnaście tysięcy sto sześćdziesiąt minut. W rubryce „Przyczyna” za każdym razem
    wpisał to samo. „Przeszkoda na torze”.
script-1426-bell =
    { $them } { $them_gender ->
        [feminine] wzięła kartę i wypełniła
       *[masculine] wziął kartę i wypełnił
    } dzisiejszy dzień. Ledwo dało się to odczytać, ołówek ciągle przebijał papier. Potem przyszło nam coś do głowy,
    { $present ->
        [one] weszliśmy na strych i stanęliśmy pod świetlikiem
       *[other] weszliśmy na strych, wszyscy, i stanęliśmy pod świetlikiem
    }. Tramwaj stał na nabrzeżu z otwartymi drzwiami. Ktoś powiedział: „Pętla, wysiadamy”, niezbyt głośno. Zabrzmiało
    całkiem nie tak. Ktoś inny powiedział to jak on, z naciskiem na pierwsze słowo, i wtedy było dobrze.
script-1426-sheet =
    { $them } { $them_gender ->
        [feminine] wzięła kartę i wypełniła
       *[masculine] wziął kartę i wypełnił
    } dzisiejszy dzień. Ledwo dało się to odczytać, ołówek ciągle przebijał papier.

script-1427 = Co zostało po Ljubie
script-1427-page =
    Krzesło Ljuby stało przy oknie, pod kątem, z którego widać całą ulicę i pół zaułka. Na parapecie był jej termos,
    okulary do dali i okulary do bliży. W termosie była jeszcze kawa. Letnia, i to było najgorsze; { $present ->
        [one] odkręciliśmy kubek bez zastanowienia
       *[other] ktoś z nas odkręcił kubek bez zastanowienia
    }, i była. Na tym krześle nikt prócz niej nie czuwał. Patrzyliśmy na nie i było jasne, że dziś w nocy ktoś będzie
    musiał.
script-1427-ask-write = „Ja tam usiądę. A godziny niech ktoś za nią zapisuje”.
script-1427-ask-close = „Nie na jej krześle. Zabierzcie je, a kawę dopijmy”.
script-1427-entry =
    Noc była długa, nic się nie wydarzyło i wszystko to wpisano. 0.10 kot. 1.00 spokój. 3.45 mróz. Wcale nie tak łatwo,
    jak by się zdawało, patrzeć na ulicę przez osiem godzin. O szóstej ten, kto siedział, pociągnął kreskę, jak ona, i
    podpisał się jako zmiana. Potem wydało się, że to za mało, i nad podpisem stanęło: „Nic do zameldowania. Ona
    widziałaby więcej”.
script-1427-slippers =
    { $present ->
        [one] Wypiliśmy, co było w termosie, kilka łyków, i kawa była słodka;
       *[other] Podzieliliśmy, co było w termosie, po łyku, i kawa była słodka;
    } a zawsze mówiła, że pije bez cukru. Krzesło stanęło z innymi przy stole. Było od nich niższe. { $present ->
        [one] Usiedliśmy na nim raz, tyłem do okna, i ciągle się oglądaliśmy.
       *[other] Komu przypadło, ten patrzył na resztę z dołu, siedział tyłem do okna i ciągle się oglądał.
    }

script-1428 = Co zostało po Nadii
script-1428-page =
    Piec wygasł. To się jeszcze nie zdarzyło; Nadia co wieczór przysypywała żar, { $present ->
        [one] a my nie wiedzieliśmy jak
       *[other] a nikt z nas nie wiedział jak
    }. Fartuch wisiał na gwoździu i trzymał jej kształt, lekko pochylony w pasie. W dużej kieszeni był zeszyt z
    przepisami, wszystkie na sześćset osób. Sto dwadzieścia litrów wody. Cebuli jeden worek. Na końcu było kilka na trzy
    i cztery osoby, drobnym pismem, z ilościami skreślonymi, podzielonymi na pół i skreślonymi znowu.
script-1428-ask-cook = „Ugotujemy coś. Ostatni w zeszycie. Dokładnie”.
script-1428-ask-hang = „Niech dziś się nie pali. Nikt nie jest głodny”.
script-1428-salt =
    Było napisane „pięść kaszy”, więc podnosiliśmy pięść i próbowaliśmy przypomnieć sobie jej. Było napisane „aż
    pachnie, jak trzeba”. { $present ->
        [one] Staliśmy nad garnkiem z twarzą w parze i nie umieliśmy powiedzieć. W końcu zostało zjedzone. Nie było złe.
            Nakryliśmy o jedno miejsce za dużo, sami nie wiedząc kiedy, a gdy to zauważyliśmy, trzeba było wstać i
            wyjść.
       *[other] Staliśmy wokół garnka z twarzami w parze i nikt nie chciał powiedzieć pierwszy. W końcu zostało
            zjedzone. Nie było złe. Nakryliśmy o jedno miejsce za dużo, sami nie wiedząc kiedy, i ten, kto to zauważył,
            musiał wstać i wyjść.
    }
script-1428-slate =
    Do południa w pokoju wystygło. { $present ->
        [one] Zdjęliśmy tabliczkę, wytarliśmy ją, a potem nie wiedzieliśmy, co napisać.
       *[other] Ktoś z nas zdjął tabliczkę, wytarł ją, a potem nie wiedział, co napisać.
    } Był więc tylko dzień, a pod nim zawijas, i { $present ->
        [one] w ciągu dnia, przechodząc, dodawaliśmy coś do zawijasa, listek albo ptaka
       *[other] w ciągu dnia każdy z nas, przechodząc, dodawał coś do zawijasa, listek albo ptaka
    }. Wieczorem zajmował całą tabliczkę. Wtedy zapaliliśmy w piecu. Poszło siedem zapałek.

script-1429 = Co zostało po Petarze
script-1429-page =
    Okulary Petara leżały na książce, złożone, tam gdzie kładł je co wieczór. Nikomu na nic. { $present ->
        [one] Przymierzyliśmy je i wszystko
       *[other] Ktoś z nas je przymierzył i wszystko
    } w pokoju cofnęło się daleko i zrobiło bardzo małe i wyraźne. Książka była powieścią, o której mówił nam, że zła.
    Zajrzeliśmy i okazało się, że ją poprawił, od początku do końca, ołówkiem; głównie przecinki. Ale na niektórych
    stronach na marginesie był ptaszek.
script-1429-margin =
    { $them } { $them_gender ->
        [feminine] czytała
       *[masculine] czytał
    } na głos miejsca z ptaszkiem. Kobieta wiesza pranie. Dwaj bracia niosą szafę i rozmawiają o czym innym. „Wszedł i
    zamknął drzwi, bo był przeciąg”. To miało dwa ptaszki. Po godzinie go zrozumieliśmy: były wszędzie tam, gdzie przez
    jedno zdanie nikt nie jest nieszczęśliwy. Na czterystu stronach było ich trzydzieści jeden. Na końcu sam je
    podliczył.

script-1430 = Co zostało po Irenie
script-1430-page =
    Zostawiła wszystko podpisane. Było pudełko po butach z napisem „Irena: własne” i to musieliśmy otworzyć jako
    ostatnie. Był w nim grzebień, papierosy dopalone, zgaszone i schowane, i plik złożonych papierków, z jej zakładką.
    Na każdym imię, kogoś z nas albo z ulicy, i na co. „Gdyby wrócił kaszel”. „Na noc, ale tylko połowę”. Przygotowała
    je wszystkie zawczasu. Dla siebie żadnego.
script-1430-ask-share = „Roznieście. Każdemu, czyje imię tam jest”.
script-1430-ask-keep = „Te dla nas. Reszta też się może przydać”.
script-1430-line =
    Zajęło to cały ranek. Ludzie czytali, co jest na papierku, i pytali, skąd mogła wiedzieć. Widywała ich przy pompie,
    to wszystko, i słyszała, jak kaszlą. Jeden staruszek obracał swój w palcach. Nie był świadom, że coś mu dolega,
    powiedział nam; ale jak się zastanowi, to tak. Spytał, ile się należy.
script-1430-hand =
    Wzięliśmy wszystko. Leżało w szafce, imionami do tyłu, i nikt nie miał ochoty po coś tam sięgać. Pismo miała takie
    czytelne. Pochylało się trochę do przodu, jak ktoś nad ladą, i mówiło całkiem jasno, dla kogo to jest.

script-1431 = Co zostało po Osmanie
script-1431-page =
    Na warsztacie Osmana leżało coś w połowie zrobione. Miało dwie nogi i początek siedziska, w ścisku, a klej przez noc
    związał. Na drewnie była ołówkowa kreska, gdzie zamierzał ciąć dalej, z jego znakiem po stronie, która ma zostać. Po
    całej podłodze leżały wióry w długich lokach; jeszcze sprężynowały. Nie wiedzieliśmy, że coś robi. Było niskie i
    dość szerokie. Ktoś przymierzył to do okna i wysokość była akurat taka, żeby wyglądać.
script-1431-ask-finish = „Tnij, gdzie kreska. Co w tym trudnego?”
script-1431-ask-burn = „To dwie nogi i deska, a jest zimno”.
script-1431-chair =
    To było bardzo trudne. Trzymaliśmy się kreski i po każdym pociągnięciu trzeba było patrzeć, gdzie się podziała.
    Trzecia noga była nogą, czwarta raczej myślą o niej. Ale stało. Pod siedziskiem znaleźliśmy, co napisał ołówkiem,
    zanim zaczął: dla kogo. Było tam: „kto kładzie się ostatni”.
script-1431-shavings =
    Paliło się dobrze. Był to buk, i to bardzo wysuszony. Ścisk z brzękiem wypadł przez ruszt i go wyłowiliśmy. Trochę
    wiórów dostało się do pościeli i do kieszeni i trafiały się jeszcze przez wiele dni. Człowiek sięgał po zapałkę, a
    tam coś owijało mu się wokół palca.

script-1432 = Co zostało po Grecie
script-1432-page =
    Papiery Grety były w porządku, jak należało się spodziewać. Na wierzchu leżała koperta: „Do otwarcia przez
    obecnych”. Był to spis wszystkiego, co miała w domu, z wyceną każdej rzeczy, { $present ->
        [one] i wszystko zapisane domowi, do ostatniego papierosa
       *[other] i wszystko podzielone między nas, do ostatniego papierosa
    }. Wyznaczyła wykonawcę. Przewidziała nawet sprzeciwy. { $present ->
        [one] Pod numerem dziewiątym była broszka, o której nie wiedzieliśmy.
       *[other] Pod numerem dziewiątym była broszka, o której nikt z nas nie wiedział.
    } Miała przypaść temu, kto zrobi o nią najmniej hałasu.
script-1432-clause =
    Zgodzono się, że może to być tylko { $them }, i { $them_gender ->
        [feminine] rzeczywiście nie zrobiła hałasu, tylko musiała wyjść z pokoju
       *[masculine] rzeczywiście nie zrobił hałasu, tylko musiał wyjść z pokoju
    }. Ostatni punkt brzmiał: „Nakazuję ponadto, by nikt nie mówił, że byłam dobra. Byłam rzetelna. To rzadsze, niż
    sądzicie”. Przeczytaliśmy to kilka razy. Chciałaby, żeby to poświadczyć, { $present ->
        [one] podpisaliśmy się więc
       *[other] podpisał się więc każdy z nas
    }, a w miejscu przeznaczonym na podpis testatorki on już był, i to od tygodnia.

script-1433 = Co zostało po Aleksie
script-1433-page =
    Przy łóżku wisiał ołówek na sznurku i kołysał się, kiedy się szło po podłodze. Aleks doszedł do linijki z wczoraj.
    Była u niego kolumna, której nigdy nie rozumieliśmy, z małym kółkiem w nagłówku i liczbami od zera do dziewięciu.
    Klucz do niej znaleźliśmy z tyłu notesu. { $present ->
        [one] Było to, ile razy dziennie słyszał, że ktoś się śmieje.
       *[other] Było to, ile razy dziennie słyszał, że ktoś z nas się śmieje.
    } Najgorszy był czwarty dzień. Najlepsza ostatnia niedziela, siedem, i postawił przy niej znak zapytania, bo wydało
    mu się to za dużo.
script-1433-ask-go_on = „Niech ktoś weźmie ołówek. Leci pocisk. Kreska”.
script-1433-ask-stop = „Odetnijcie sznurek. Dzisiaj nikt nie liczy”.
script-1433-stroke =
    Została zrobiona. Pochyliła się, ale we właściwej kratce. Człowiek wciąga się szybciej, niżby pomyślał; siedzi z
    podniesioną głową, czeka i w pewien sposób to odrywa od innych rzeczy. { $present ->
        [one] Wieczorem umieliśmy powiedzieć
       *[other] Wieczorem ktoś z nas umiał powiedzieć
    }, co będzie jutro. Pod kółkiem wpisaliśmy zero. A późno w nocy { $present ->
        [one] przypomniały nam się po ciemku jego skarpetki i trzeba było znów zapalić świecę.
       *[other] ktoś rzucił po ciemku uwagę o jego skarpetkach i trzeba było znów zapalić świecę.
    }
script-1433-quiet =
    Więc w tym dniu nic nie było. Kiedy spadały, to spadały, i daliśmy im spokój; było trochę tak, jak się idzie w
    deszczu bez parasola. Ołówek poszedł do szuflady. Zostawała siódemka. Próbowaliśmy sobie przypomnieć, co było takie
    śmieszne w ostatnią niedzielę. Chodziło o wiadro, { $present ->
        [one] i im dłużej o nim myśleliśmy, tym było lepsze.
       *[other] i każdy pamiętał je trochę inaczej.
    }

## Fewer of us

script-1434 = Drugi kopczyk
script-1434-spade =
    Nabraliśmy wprawy. Nie należy tego pomijać. Wiedzieliśmy, jak głęboko sięga mróz, że najpierw zdejmuje się darń i
    odkłada na bok i kto z nas lepiej żeby nie stał w głowach. Trzonek łopaty błyszczał, a jesienią nie błyszczał. Kto
    wyszedł dziś wieczorem zrobić tam porządek, wydeptał ścieżkę, a była to jedyna na podwórzu, która nie prowadziła ani
    do pompy, ani po węgiel.
script-1434-ask-speak = „Ostatnim razem nic nie powiedzieliśmy. Niech ktoś coś powie”.
script-1434-ask-work = „Już prawie ciemno. Wyczyśćcie łopatę i do domu”.
script-1434-words =
    Nikt nie wiedział, jak zacząć, więc każdy powiedział jedną rzecz, która go drażniła. Poszło lepiej, niż można się
    było spodziewać. Było gwizdanie, mokry ręcznik i to wieczne „a nie mówiłem”. Zrobiło się zupełnie ciemno. Ktoś się
    śmiał i nie mógł przestać i dopiero po jakimś czasie odkryliśmy, że to już nie śmiech. Potem wszyscy wróciliśmy
    ścieżką, jedno za drugim, bo była wąska.
script-1434-blade =
    Wyczyszczono ją garścią śniegu i naoliwiono, jak należy. Stanęła w kącie przy drzwiach. Przy kolacji ktoś wstał i
    przeniósł ją do szopy i wtedy wyszło na jaw, że wszyscy usiedliśmy tak, żeby jej nie widzieć. W szopie leżało
    jeszcze trochę desek. Te zabraliśmy ze sobą.

script-1435 = Jeden talerz
script-1435-alone =
    Zostało nas jedno. Pisze się dalej „my”, bo dziwnie byłoby teraz zmieniać, po tylu stronach. Były wszystkie krzesła.
    Płaszcze wisiały nad swoimi miejscami i kiedy otwierały się drzwi, ruszały się trochę, jeden po drugim, przez cały
    rząd. To duży dom. Trudno uwierzyć, ile w nim było hałasu od ludzi, nawet kiedy spali. Postawiliśmy jeden talerz,
    siedliśmy do niego i wstaliśmy znowu, żeby zamknąć drzwi, o których wiedzieliśmy, że są zamknięte.
script-1435-ask-aloud = Przeczytać dziennik na głos, od łyżek.
script-1435-ask-door = Zdjąć sztabę i postawić lampę na stopniu.
script-1435-minutes =
    Trwało, aż skończyła się nafta. Był lepszy, niż pamiętaliśmy. Były w nim żarty, których w swoim czasie nie
    zrozumieliśmy, i parę błędów w datach. W miejscach, gdzie ktoś mówiłby: „Nie, to nie tak było”, robiliśmy przerwę.
    Potem było ciemno, ale do tego czasu znaliśmy już płaszcze na pamięć i trafilibyśmy do każdego. Spaliśmy w środku,
    tam gdzie krążyła cegła.
script-1435-step =
    Lampa stała na stopniu pod gołym niebem i każdy mógł ją widzieć. Po to stała i w tym było niebezpieczeństwo. Długo
    nic się nie działo. Trochę śniegu i człowiek po drugiej stronie, który przystanął i poszedł szybciej. W końcu były
    kroki, nie takie jak u kogoś, kto zobaczył lampę, tylko jak u kogoś, kto zobaczył, że nie ma nic innego; ucichły
    przy furtce i głos spytał, czy to gospoda.

script-1436 = Pusty gwóźdź
script-1436-coat =
    Była kwestia płaszcza. Wisiał na swoim gwoździu między innymi i był najcieplejszy ze wszystkich. Przez cały dzień
    nikt nie powiedział o nim słowa. Na ramionach miał śnieg, z ostatniego razu, który nie topniał, bo na klatce nie
    było cieplej. W kieszeni będą zwykłe rzeczy, dobrze wiadomo jakie: sznurek, ogarek świecy. Przy kolacji okazało się,
    że przysunęliśmy się do siebie.
script-1436-ask-wear = „To wełna. Kto dziś wychodzi, ten go wkłada”.
script-1436-ask-hang = „Na razie niech wisi. Aż wyschnie”.
script-1436-sleeve =
    { $them } { $them_gender ->
        [feminine] włożyła
       *[masculine] włożył
    } go i był za długi w rękawach. Nikt nie patrzył. Ale kiedy { $them } { $them_gender ->
        [feminine] schodziła
       *[masculine] schodził
    } przed nami po schodach, z postawionym kołnierzem, w tym świetle, ktoś z tyłu powiedział imię, tak jak się woła,
    żeby ktoś chwilę zaczekał. Płaszcz stanął. Postał trochę z ręką na poręczy. Potem poszedł dalej na dół.
script-1436-row =
    Po kilku dniach był suchy. Wisiał. Przywykliśmy przejeżdżać po nim szczotką, kiedy czyściliśmy swoje, i sprawdzać,
    czy dół nie jest wilgotny. W jednym mankiecie zaczął mól i jeszcze tego wieczoru został zacerowany, bardzo
    starannie, we właściwym kolorze, przez osobę, która w tym domu szyje najgorzej.

script-1437 = Paski
script-1437-belts =
    Porównywaliśmy paski. Zaczęło się od żartu. We wszystkich były nowe dziurki, robione gwoździem w różnym czasie, i
    odległości między nimi opowiadały całą historię, jak słoje drzewa. W jednym było ich siedem. Niektórym z nas coś
    migało w kąciku oka i zawsze było to jedzenie: poduszka była bochenkiem. Nikt nie mówił „jestem głodny”. Mówiło się
    „ciągnie”. Ktoś przejechał kciukiem po skórze i zauważył, że to w końcu krowa.
script-1437-ask-boil = „To gotuj. Stare buty też. Całą noc, pod przykryciem”.
script-1437-ask-lots = „Ciągnijmy zapałki. Krótka idzie przez mur do kuchni w koszarach”.
script-1437-leather =
    Wyszła z tego brunatna woda z oczkami i pachniała siodłami. Farbę zeskrobaliśmy, ile się dało. Nad ranem było dość
    miękkie, żeby przegryźć, i zostało rozdane i zjedzone, wszyscy żuli naraz i w jednym rytmie. Spodnie trzymały się na
    sznurku. Sprzączki umyto i powieszono na ścianie. Ktoś z nas bardzo chorował, za to ktoś inny spał.
script-1437-match =
    { $them } { $them_gender ->
        [feminine] wyciągnęła krótką zapałkę, poszła i nie było jej
       *[masculine] wyciągnął krótką zapałkę, poszedł i nie było go
    } cztery godziny. Za tą kuchnią była sterta, ogrodzona, i przychodzili tam też inni; trzeba było leżeć zupełnie
    płasko i na nich nie patrzeć. Kiedy brukiew znalazła się na stole, obok niej leżała dłoń i się trzęsła. To
    przejdzie, usłyszeliśmy. Tylko że człowiek obok przez cały ten czas nie oddychał, a był tak uprzejmy, że
    podtrzymywał drut.

script-1438 = Mówione przez drzwi
script-1438-slot =
    Klapkę od listów naoliwiono, żeby nie stukała, kiedy wyglądamy. Tego wieczoru ktoś z nas ćwiczył. Słyszeliśmy z
    sąsiedniego pokoju: „Przykro mi, mamy komplet”. Potem jeszcze raz, z innym akcentem. „Mamy komplet, przykro mi”.
    Trzeba to było mówić szybko, z głosem lekko podniesionym na końcu, jakby człowiekowi w czymś przerwano. Kto mówił
    powoli, musiał wysłuchać odpowiedzi. Wszyscy doszliśmy już do wprawy.
script-1438-ask-note = „Wystawcie skrzynkę. Skoro nie możemy wpuścić, niech chociaż coś wezmą”.
script-1438-ask-chain = „Załóżcie drugi łańcuch. Łatwiej się mówi, kiedy nie da się otworzyć”.
script-1438-crate =
    Stała na lewo od stopnia, skrzynka po pomarańczach, z kamieniem na wieku. Co wieczór była w niej jedna rzecz, a rano
    nie było. Nikogo przy niej nie widziano. Trzeciego dnia nie była pusta, kiedy zajrzeliśmy; leżała w niej szpulka
    nici, czarnych, prawie pełna. Zastanawialiśmy się nad tym chwilę. Potem odłożyliśmy ją z powrotem, bo może była dla
    kogoś innego.
script-1438-bolt =
    Był to dobry łańcuch, od roweru. Przy dwóch słychać było po samym dźwięku, że nie ma po co, i ludzie faktycznie
    przestali prosić; próbowali tylko klamki i szli dalej. Zrobiło się bardzo spokojnie. Osoba, która ćwiczyła, całymi
    dniami mówiła tym głosem, lekko podniesionym, o zupie albo o pogodzie, i nie dało się jej tego oduczyć.

script-1439 = Twarzą do ściany
script-1439-wall =
    Ktoś z nas nie wstał. Gorączki nie było. Oczy otwarte, twarz do ściany, gdzie była plama w kształcie buta, a na
    pytania padała odpowiedź, uprzejma, po chwili, ale była to tylko odpowiedź. Ktoś po cichu zebrał brzytwę i pasek od
    szlafroka i odłożył na wysoką półkę, za talerze. Widzieliśmy nawzajem, jak to robimy. W kubku przy łóżku na
    wczorajszej wodzie był kożuch kurzu.
    .soft =
        Ktoś z nas nie wstał. Gorączki nie było. Oczy otwarte, twarz do ściany, gdzie była plama w kształcie buta, a na
        pytania padała odpowiedź, uprzejma, po chwili, ale była to tylko odpowiedź. W kubku przy łóżku na wczorajszej
        wodzie był kożuch kurzu. Szeptem ustaliliśmy, że nikogo dziś nie zostawimy w tym pokoju samego.
script-1439-ask-sit = „Ja tu zostanę. A wy idźcie. Mam guziki do przebrania”.
script-1439-ask-task = „Każdy ma dziś robotę, tak samo jak zawsze. To trzyma ludzi”.
script-1439-shelled =
    { $them } { $them_gender ->
        [feminine] przysunęła niski stołek i przebierała
       *[masculine] przysunął niski stołek i przebierał
    } guziki z dużej puszki do miski. Rozmowy nie było. Kiedy wpadają, słychać cichy, głuchy dźwięk. Kiedy miska była
    pełna, guziki wracały do puszki, za oparciem stołka, i zaczynało się od początku; słyszeliśmy to przez ścianę trzy
    razy. Koło południa spod koca wysunęła się ręka, wzięła jeden guzik i przyłożyła do innych, żeby zobaczyć, gdzie
    należy.
script-1439-axe =
    Położono więc rękę na ramieniu i zaprowadzono kogoś do drewna, i postawiono, i dano mu piłę, za której drugi koniec
    ciągnął ktoś z nas. Trzeba do tego dwojga. Jeśli jedno nie ciągnie, to nie idzie. Po jakimś czasie poszło. Nikt nie
    wiedział, czy to słuszne. Narżnęliśmy o wiele więcej, niż było potrzeba, i trzymaliśmy się uchwytu, aż się
    ściemniło.
