# First visits, by location. { $them } is the name of a person of the party, { $place_locative } where it happens.

## L01 Empty flats

script-2400 = Wanna na trzecim piętrze
script-2400-bath =
    Od drugiego podestu w górę schodów nie było, zamiast nich ktoś spuścił wąż strażacki, z węzłami. Na trzecim piętrze
    wszystkie drzwi stały otworem prócz jednych. Za nimi leciała woda. Nie słyszeliśmy tego od tygodni, zwykłego odgłosu
    napełnianej wanny, a ponad nim męskiego głosu, który co jakiś czas mówił: „Chwileczkę, zaraz kończę”. Pod drzwiami
    nie było światła. Ciepło tam być nie mogło, przy takim oknie.
script-2400-choose-knock = „Zapukaj. Może trzeba mu pomóc”.
script-2400-choose-take = „Jest zajęty. Przejdźmy się po innych pokojach”.
script-2400-knock =
    „Otwarte” – zawołał, jak do żony. Siedział na brzegu w dwóch swetrach i lał z kanistra, cienkim strumykiem, z tak
    wysoka, jak sięgała ręka. W wannie było na szerokość dłoni. Robił to dla dźwięku, co wieczór, a potem wszystko
    wybierał. Dał i nam spróbować. Oddał nam to, co się przy tym rozlało, i wyszła z tego butelka.
script-2400-take =
    Przeszliśmy się po innych pokojach. Woda nie przestawała lecieć. Kiedy wracaliśmy z torbą, musiał to usłyszeć, bo
    powiedział: „Ręcznik na krześle, kochanie”, tak cierpliwie, że postawiliśmy torbę i staliśmy, aż wrócił nam oddech.

script-2401 = Czwarte piętro, po lewej
script-2401-cards =
    Wszystkie skrzynki na listy w sieni były wyłamane, prócz rzędu czwartego piętra, i tam ktoś zbierał: reklamy,
    katalog nasion, rachunki za gaz, z czterech lat, wygładzone. Samo mieszkanie nie było zamknięte. Zupełnie puste,
    zamiecione, tylko w każdym pokoju na środku podłogi leżała kartka, a na niej było napisane, co tu stało. ŁÓŻKO. STÓŁ
    (DĄB). ŁÓŻECZKO. Pismo było spokojne. W kuchni: KUCHENKA, PÓŁKI, a na osobnej kartce pod ścianą: JA.
script-2401-choose-lift = „Pod deskami coś będzie. Kto podpisuje rzeczy, ten je chowa”.
script-2401-choose-leave = „Zamknij drzwi. Niech zostanie umeblowane”.
script-2401-found =
    Było pod ŁÓŻECZKIEM. Puszka po ciastkach, zalutowana dookoła. Kartkę położyliśmy tam, gdzie była, albo prawie. Widać
    było, że ją ruszano, po kurzu.
script-2401-bare =
    Pod ŁÓŻKIEM nic, pod STOŁEM nic. Trzecia deska pękła z hukiem jak wystrzał i z mieszkania niżej ktoś z pretensją
    zapytał, czy pani nareszcie się wyprowadza.
script-2401-leave =
    Na podeście stało krzesło, najwyraźniej zapomniane. Wnieśliśmy je, zastanowiliśmy się, gdzie powinno stać, i
    postawiliśmy obok ostatniej kartki, przodem do okna.

## L02 Corner shop

script-2402 = Waga
script-2402-boy =
    Za ladą, na stosie książek telefonicznych, siedział dziesięcioletni chłopiec. Sklep jest jego, powiedział; był
    wujka, do poniedziałku zeszłego tygodnia. Nie było w nim nic oprócz wagi. Znał ceny wszystkiego i umiał procenty.
    Jeśli mamy towar, kupi, a jeśli chcemy kupić, trzeba się zapisać. Miał sześć nazwisk. Obrócił do nas księgę.
    Podpisali się wszyscy, dorośli ludzie, z pełnym adresem, na pół funta tego i owego, „gdy przyjdzie dostawa”.
script-2402-choose-order = „Pół kilo soczewicy poprosimy. Gdy przyjdzie dostawa”.
script-2402-choose-sell = „Ile by nam pan dał za to?”
script-2402-choose-tell = „Gdzie twoja mama?”
script-2402-order =
    Poślinił ołówek. Czerwonej czy brązowej? Kiedy wpisał, podmuchał, a potem wyszedł zza lady przytrzymać nam drzwi, w
    których nie było szyby, więc równie dobrze można było przez nie przeleźć.
script-2402-sell =
    Obejrzał ze wszystkich stron, znalazł wadę, podał cenę i zszedł na dół. Słychać było, jak przesuwa coś ciężkiego.
    To, co położył na wadze, było owinięte w kartkę z rachunkami; ważył uczciwie, z kciukiem z dala od szalki. Czyli
    miał piwnicę wujka. Miał wszystko i sprzedawał to po kupiecku, na lata.
script-2402-tell =
    Mocno zbladł. Powiedział, że jest na górze, odpoczywa. Powiedział to dwa razy. Zajrzeliśmy, bo trzeba, a na górze
    było tylko łóżko z odciskiem chłopca. Kiedy zeszliśmy, księgę miał zamkniętą i trzymał ją obiema rękami na piersi, a
    my wzięliśmy tylko to, co stało w piwnicy z przodu.

script-2403 = Pora zamknięcia
script-2403-men =
    Dwaj mężczyźni opuszczali roletę, od środka, hakiem. Była na wysokości kolan, kiedy nadeszliśmy, i jakaś ręka
    pomachała, żebyśmy weszli pod spodem, prędko, prędko. Wzięto nas za swoich. W środku siedziało już ze czternaście
    osób, na skrzynkach, wokół lampy karbidowej. Była to licytacja. Umarł ktoś, kto miał pełną spiżarnię, i sprzedawano
    ją na słoiki na rzecz wdowy. Kobieta w drugim rzędzie cały czas przebijała własną cenę, dźwięcznym głosem, coraz
    wyżej; to była wdowa.
script-2403-choose-bid = „Cztery słoiki. A następny niech wygra ona”.
script-2403-choose-grab = „Jest ciemno, są starzy i wszystko stoi na jednym stole”.
script-2403-choose-go = „Przepraszamy. To nie tu”.
script-2403-bid =
    Zawinięto nam je w ściereczkę. Licytator, kiedyś ktoś ważny na giełdzie, stuknął butem. Potem wszyscy czekali na
    następną pozycję z rękami na kolanach, a ona zaczęła od nowa. Wyjaśniono nam to szeptem. Chciała usłyszeć, ile był
    wart.
script-2403-grab =
    Najpierw przewróciła się lampa. Paliła się dalej, na podłodze.
script-2403-won =
    Chwyciliśmy obrus za rogi i byliśmy za roletą. Nie gonili nas. Ktoś tylko zawołał za nami w zaułku, z ręką na
    żebrach, że zapomnieliśmy ogórków.
script-2403-out =
    Hak dosięgnął nas przez plecy, dwa razy, na wysokości rolety. Byli to głównie urzędnicy bankowi i bili się tak,
    jakby czekali na to od początku wojny.
script-2403-go =
    Ręka nas wypuściła. Za nami roleta zjechała do końca, a głos podbił o kolejne pięćdziesiąt.

## L03 Outpatient clinic

script-2404 = Poczekalnia
script-2404-number =
    Wszyscy tam byli: na ławkach, na parapetach, na podłodze pod ścianą. Mieli numerki. Nikt nie podniósł głowy. Kartka
    na biurku prosiła o pobranie numerka i dopiero kiedy oderwaliśmy swój, 212, i rozejrzeliśmy się, gdzie usiąść,
    zobaczyliśmy kurz na ramionach. To były marynarki na oparciach krzeseł, z szalikami, a na nich kapelusze. Ktoś się
    napracował. Z ulicy, przez szybę, przy księżycu, musiało to wyglądać na pełną salę; a pełnej sali się nie
    przeszukuje.
script-2404-choose-take = „Dobra wełna. Im nie zimno”.
script-2404-choose-add = „Zostawmy im naszą. Przy oknie brakuje świeżej”.
script-2404-take =
    W kieszeniach, okazało się, coś było: zwinięte opatrunki, w papierze. A więc to była prawdziwa szafka. Kiedy połowa
    ławek stała pusta, w pokoju zrobiło się wyraźnie chłodniej i było nas widać zewsząd. Za parawanem ktoś oddychał.
    Widział wszystko od początku.
script-2404-add =
    Mieliśmy ze sobą podartą marynarkę, na łaty, i zapięliśmy ją na mopie przy oknie. Okienko uniosło się na szerokość
    dłoni. „Dziękuję – powiedział kobiecy głos. – Tamten już bardzo zmizerniał. Dwieście dwanaście, proszę”. To, co nam
    podano, było w papierowym rożku, z dawką na wierzchu.

script-2405 = Kotłownia
script-2405-boiler =
    Pod przychodnią pierwszy raz od miesiąca napalono w kotle, a palacz zasnął przed nim przy otwartych drzwiczkach. Nad
    nim, na drążku, wisiała uprana gaza, całe metry. Było tak ciepło, że aż bolało. Przysiedliśmy na minutę, butami do
    ognia, i to był błąd; wzięło za kolana. Wskazówka na ścianie stała za czerwoną kreską. Taka wskazówka drży w sposób
    szczególny.
script-2405-choose-wake = „Budź go. To zaraz pójdzie”.
script-2405-choose-valve = „Niech śpi. Tu jest koło z napisem PARA”.
script-2405-choose-gauze = „Zwijamy gazę i w nogi”.
script-2405-wake =
    Spojrzał, powiedział jedno słowo i zrobił coś obcasem, od czego załomotało w całym domu. Potem podziękował.
    Dokładnie to mu się śniło, powiedział, tylko we śnie było mu wszystko jedno. Możemy zostać, jak długo chcemy, byle
    ktoś z nim rozmawiał.
script-2405-eased =
    { $them } { $them_gender ->
        [feminine] przekręciła o ćwierć, odczekała
       *[masculine] przekręcił o ćwierć, odczekał
    }, i znów o ćwierć. W górze w całym budynku zaczęły tykać kaloryfery, a w salach ludzie się śmiali. Palacz przespał
    to z otwartymi ustami. Za nim była szafka, a w niej jego obiad i inne rzeczy, i te inne rzeczy wzięliśmy.
script-2405-scald =
    To było nie to koło. Wyszło białe i z początku zupełnie cicho. { $them } { $them_gender ->
        [feminine] naciągnęła
       *[masculine] naciągnął
    } rękaw na dłoń i tylko to ją uratowało; palacz zachował się bardzo porządnie, wiedział, co robić, i sam zdjął na to
    gazę.
script-2405-gauze =
    Pięć metrów, suchej i ciepłej jak chleb. Na schodach cały czas nasłuchiwaliśmy. Nic się nie stało. W domu, w nocy,
    zwój był w środku jeszcze ciepły.

## L04 School

script-2406 = Sprawowanie
script-2406-books =
    W gabinecie dyrektora wyłamano szafę z księgami sprawowania i księgi czytano. Ktoś siedział tam kilka nocy, sądząc
    po ogarkach, i przejrzał czterdzieści lat. Tu i tam linijka była wykreślona ołówkiem. Gadał. Gadał. Odsunął krzesło.
    Zawsze to samo nazwisko, charakterem pisma czterech pokoleń, a przy każdym data z tej zimy, jakby kara została
    odbyta. Na ostatniej stronie, w rubryce „Zasługi”, pustej od góry do dołu, dopisano: „Niósł siostrę. 4 km”.
script-2406-choose-look = „Jak tu mieszkał, to z czegoś żył. Sprawdź w biurku”.
script-2406-choose-stay = „Usiądźmy na chwilę. Poszukajmy naszej ulicy”.
script-2406-look =
    Żył, na to wyglądało, kredą i królikami z pracowni biologicznej, a skórki zostawił nam. Była proca. Były części
    radia, ułożone po kolei na bibule, i te zgarnęliśmy razem z resztą.
script-2406-stay =
    Wszyscy tam byli: ten spod pompy (plucie), krawiec (impertynencja). Obecny komendant dzielnicy figurował za łzy,
    pierwszego dnia i ponownie drugiego. Czytaliśmy, aż zasyczała świeca. Wielką pociechą było, że wszyscy byli tacy
    niegrzeczni.

script-2407 = Sala gimnastyczna
script-2407-horse =
    Na środku sali stał koń gimnastyczny, osiodłany. Drabinki wycięto na opał, zostały tylko najniższe szczeble; na
    kółkach wisiały dwie szynki. Tak, szynki, w gazie, na długich sznurach, dobre pięć metrów w górze, gdzie nie dojdzie
    żaden szczur. Drabiny nie było. Na podłodze były kredowe znaki rozbiegu i miejsce odbicia, mocno starte, a po
    drugiej stronie stos materacy. Czyli tak to robiono. Dla kogokolwiek wisiały, zrobił to ktoś między ósmym a
    czternastym rokiem życia.
script-2407-choose-jump = „Kiedyś dobrze mi to szło”.
script-2407-choose-pole = „Znajdziemy tyczkę. Albo zrobimy”.
script-2407-choose-leave = „To spiżarnia jakichś dzieci. Wychodzimy”.
script-2407-flew =
    { $them } { $them_gender ->
        [feminine] pobiegła w skarpetach, uderzyła w deskę i pofrunęła, nie ma innego słowa, z rozłożonymi rękami, i
            wylądowała
       *[masculine] pobiegł w skarpetach, uderzył w deskę i pofrunął, nie ma innego słowa, z rozłożonymi rękami, i
            wylądował
    }, obejmując szynkę jak partnera w tańcu. Została jeszcze jedna. Kołysała się tam i z powrotem. Uznano, że to w
    połowie uczciwe.
script-2407-crash =
    { $them_dative } kiedyś dobrze to szło. Materace nie leżały tam, gdzie za tamtych czasów. Z szatni, moglibyśmy
    przysiąc, cały rząd cienkich głosów powiedział „Och!”, chórem, a potem rozległ się tupot.
script-2407-pole =
    Dwa kije od szczotki i nóż do chleba. W końcu spadła i pękła o deski jak postrzelona. Kiedy ją związywaliśmy, w
    świetliku były oczy, kilka par w rządku.
script-2407-leave =
    Byliśmy już na podwórzu, kiedy coś upadło za nami na ziemię. Była to skórka, z palcem słoniny, w papierku. Na dachu
    mnóstwo małych ludzi leżało na brzuchach i z wielką powagą czekało, czy wiemy, co się w takim razie mówi.

## L05 Building site

script-2408 = Nocna zmiana
script-2408-mason =
    Ktoś murował. Kielnię było słychać dwie ulice dalej: szur, stuk, stuk. Miał latarnię w wiadrze i był sam, na
    czwartym piętrze, na samym brzegu, i wyprowadzał róg na tle gwiazd. Był tu majstrem, zawołał w dół. Termin był na
    czerwiec. Do parapetu zostało mu dziewięć warstw, a oknem musi się już zająć kto inny. Na dole stało nosidło do
    cegieł. Patrzył na nas znad krawędzi tak, jak się patrzy na spóźnioną ciężarówkę.
script-2408-choose-carry = „Dwa kursy. Nie więcej niż dwa”.
script-2408-choose-steal = „Póki jest na górze: to jego torba, a to narzędzia”.
script-2408-carry =
    Było cztery. Kiedy róg stanął, przeciągnął po nim dłonią i dopiero wtedy, zdaje się, poczuł zimno. W zapłacie oddał
    nam swój blok. „Trzeba go naoliwić – powiedział – bo pracował”.
script-2408-steal =
    Niewiele tego miał: łopata, parę desek, kanapka, której nie ruszyliśmy. Byliśmy już przy płocie. „Hej!” – krzyknął,
    a potem ciszej, jak do znajomego: „Tylko nie poziomica. Na nic wam poziomica”. Zostawiliśmy mu ją na ogrodzeniu.

script-2409 = Ślizgawka
script-2409-pit =
    Wykop pod fundamenty napełnił się i zamarzł, i zrobiono z niego ślizgawkę. Była miotła i ławka. O tej porze nikogo
    tam nie było, ale cały lód pokrywały figury, pętle, nawiasy i parę całkiem niezłych ósemek. Na środku wmarzł męski
    kapelusz. Kiedy przysunęliśmy lampę, była tam i reszta, głęboko, w pionie, z ręką lekko uniesioną, jakby kłaniał się
    komuś na przeciwległym chodniku. Łyżwiarze go objeżdżali. Łuki były najszersze właśnie tam.
script-2409-choose-chop = „Ma na ramieniu teczkę. Dawaj siekierę”.
script-2409-choose-round = „Bierzemy, co jest w baraku, i obchodzimy”.
script-2409-satchel =
    To były wypłaty. Nie były nic warte, całe paczki w gumkach, ale na dnie leżał pierścionek w pudełku, a rachunek za
    niego był z datą dnia, zanim się wszystko zaczęło. Musiał być w drodze. Dziurę zasypaliśmy pokruszonym lodem, do
    rana miała być gładka.
script-2409-crack =
    Poszło z odgłosem jak deska, na wskroś, z jednej strony wykopu na drugą. { $them } { $them_gender ->
        [feminine] wydostała
       *[masculine] wydostał
    } się po miotle, położonej płasko. Przez wszystkie figury biegła teraz kreska. On opadł mniej więcej o głowę.
script-2409-round =
    W baraku wisiał rozkład ślizgawki: wtorki, szkoła; środy, pary. „Prosimy nie rozmawiać z panem Draganem – dopisał
    ktoś – bo nie słyszy”. Zrobiliśmy jak wszyscy i obeszliśmy.

## L06 Car workshop

script-2410 = Karawan
script-2410-hearse =
    Pod plandeką stał karawan, wypolerowany, z pióropuszami. Maska była podniesiona. Dziewczyna w kombinezonie miała
    głowę w środku. Jest córką; obiecała, że go uruchomi, bo jest popyt, powiedziała, jak możemy sobie wyobrazić.
    Akumulator w porządku. Brakowało tylko pompy paliwa, a taka była w karetce na dworze, tyle że karetka miała już
    kierowcę. Mieszkał w niej. Teraz tam spał, ze strzelbą. Popatrzyła na torbę, na nasze buty i wytarła ręce.
script-2410-choose-pump = „Pokaż, który przewód”.
script-2410-choose-parts = „Pomożemy ci za dwie takie świece”.
script-2410-got =
    { $them } { $them_gender ->
        [feminine] leżała
       *[masculine] leżał
    } pod nią dziesięć minut z benzyną spływającą w rękaw, a wyżej, za podłogą, chrapał człowiek. O świcie po ulicach
    jeździł karawan. Karetka stała. Woleliśmy myśleć o tym odwrotnie: że jest już dość żywych, żeby kogoś pochować z
    pióropuszami.
script-2410-woke =
    Klucz się ześlizgnął. Chrapanie ustało i rozległo się odciąganie kurka, najpierw jednej lufy, potem drugiej.
script-2410-won =
    Siedział na stopniu i rozcierał nadgarstek. Dwa naboje miał od Bożego Narodzenia, powiedział, i na coś je trzymał.
    Zapytał, czy może zachować karetkę, bo działa w niej ogrzewanie.
script-2410-ran =
    Strzelał nad dachami. Dziewczyna od razu zgasiła lampę i leżała, jak należy przypuszczać, w karawanie, pod wiekiem.
    Lepszego miejsca na tym podwórzu nie było.
script-2410-parts =
    Trzymaliśmy lampę. Rozbierała w tej kolejności, w jakiej będzie składać, i mówiła nam nazwy; na koniec wszystko
    leżało w puszce po dżemie. O pompę go poprosi, powiedziała. Za dnia. Zaniesie mu zupę i poprosi.

script-2411 = Kanał
script-2411-pit =
    W kanale, pod rozpiętym kocem, trzech grało w karty przy świetle reflektora. Byli z obu stron. Trochę trwało, zanim
    to pojęliśmy. Na tym końcu ławki wisiała jedna bluza, na tamtym druga, nie taka. Odkryli, że tu jest akurat połowa
    drogi. Spotykali się w poniedziałki i czwartki; jeśli browar działał, było piwo. Jeden rozdał i nam, nie podnosząc
    oczu. „Tylko żeście nas nie widzieli – powiedział. – A od szóstej znów do was strzelamy”.
script-2411-choose-play = „Rozdawaj. O co gramy?”
script-2411-choose-news = „Co się szykuje? Wy wiecie”.
script-2411-choose-tell = „Są tacy, co zapłacą, żeby usłyszeć o tym kanale”.
script-2411-win =
    Zapłacili nabojami, każdy po parę. „Jeszcze do was wrócą” – powiedział rozdający i wszystkim się to spodobało.
script-2411-lose =
    Przegraliśmy, jak wypada gościom. Byli mili. O wpół do szóstej wszyscy wstali, podali sobie ręce i pomogli jeden
    drugiemu założyć szelki.
script-2411-news =
    Popatrzyli po sobie. Potem jasny powiedział nam, co będzie jutro, a ciemny, co pojutrze; pasowało jedno do drugiego.
    Jakby dzielili ciasto.
script-2411-tell =
    Porucznik z narożnego posterunku dał nam puszkę i garść nabojów i wszystko zapisał: poniedziałki, czwartki. Był
    czwartek. Nie doszliśmy jeszcze do domu, kiedy usłyszeliśmy. Bardzo krótko, trzy, a potem jeden.

## L07 Burnt church

script-2412 = Organy
script-2412-organ =
    Piszczałki organów zabrano, na ołów. Została klawiatura, pod prześcieradłem, i stary człowiek, który siedział przy
    niej z kapeluszem obok i grał. Słychać było tylko palce. Czasem skrzypnął pedał. W nawie było ze dwadzieścia osób,
    na tym, na czym dało się usiąść, i słuchali. W pewnym miejscu wszyscy naraz unieśli głowy. Przewrócił stronę, której
    nie miał.
script-2412-choose-sit = „Siadamy. Cicho. Z tyłu jest miejsce”.
script-2412-choose-pockets = „Mają zamknięte oczy. Patrz na te koszyki”.
script-2412-sit =
    Weszliśmy w to dopiero w drugiej części. A potem wszystko tam było; i ktoś za nami wybijał takt odrobinę za szybko.
    Kiedy skończył, nikt nie klaskał, to jednak kościół. Włożył kapelusz. „Języczki trochę nie stroiły” – zauważył,
    przechodząc.
script-2412-pockets =
    Koszyki były cztery. Poszło łatwo, byli akurat w wolnej części. Mieliśmy już rękę na drzwiach, kiedy przerwał, w
    środku taktu. Nie odwrócił się. Dwadzieścia osób siedziało z zamkniętymi oczami i czekało na resztę.

script-2413 = Krypta
script-2413-crypt =
    Biskupów przesunięto. Leżeli wzdłuż jednej ściany w swoich skrzyniach, pięciu, z numerami kredą; nisze były do
    wynajęcia. W pierwszej rodzina rozwiesiła sznur na pranie. W drugiej był dentysta. Ogłoszenie podawało czynsz, w
    świecach, i że nisza na końcu jest zarezerwowana na poród. Widać było, że to lada chwila, po tym, ile było kobiet, i
    po tym, że wszystkich mężczyzn wysłano na górę, żeby popatrzyli na księżyc.
script-2413-choose-give = „Może się to do czegoś przyda?”
script-2413-choose-help = „Co przynieść? Wody? Drewna?”
script-2413-choose-away = „To nie miejsce dla nas. Poczekajmy na górze z mężczyznami”.
script-2413-give =
    Wzięto nam to z rąk. Minutę później ktoś wrócił i zapytał, od kogo. Podaliśmy nazwę ulicy. Powtarzano ją tam, od
    jednej do drugiej, a po godzinie, między biskupami, coś nowego zaczęło się mocnym głosem skarżyć na zimno.
script-2413-help =
    Wody, wiadrami, z drugiej strony placu; a potem nikt już nie chciał gorącej, chcieli zimną. Kiedy było po wszystkim,
    jakaś staruszka wcisnęła w najbliższą dłoń dwa ogarki i kazała iść do domu spać. Moglibyśmy zasnąć w biskupie.
script-2413-away =
    Pod tym, co zostało z dachu, stał dobry tuzin mężczyzn i patrzył w górę. Żaden nie odezwał się słowem. Jeden zdjął
    but i stukał nim lekko w posadzkę.

script-2450 = Urodzony wśród biskupów
script-2450-page =
    Dziecko z krypty tam też ochrzczono, latem, między pięcioma skrzyniami. Na drugie imię dano mu nazwę naszej ulicy, a
    takiego świętego nie ma i ksiądz robił trudności. „Oni nam przysłali” – powiedziała matka. W metryce trzeba to było
    wyjaśnić w przypisie. Kiedy chłopiec był dość duży, żeby znaleźć ulicę sam, przyszedł, stanął na rogu i przeczytał
    tabliczkę z miną człowieka, który spotyka imiennika.

## L08 Hotel

script-2414 = Pokój 31
script-2414-bell =
    Tablica w portierni pokazywała trzydzieści jeden. Była stara, z klapkami, i jedna opadła; kiedy podnieśliśmy ją
    palcem, opadła znowu. Ktoś na górze dzwonił. Chodziło o trzy piętra, po ciemku, schodami bez chodnika. Korytarz był
    biały od tynku i biegł w nim jeden ślad, od windy do trzydzieści jeden, i nie wracał.
script-2414-choose-go = „Ktoś dzwonił. To się idzie”.
script-2414-choose-not = „Nie jesteśmy obsługą. Sprawdźmy kuchnię”.
script-2414-lady =
    Siedziała w łóżku, z torebką, i chciała śniadanie. Chciała go od dwóch tygodni, ale się nie spieszyła. Rozpaliliśmy
    jej ogień z drzwi szafy. Dała napiwek. Nie chciała słyszeć o odmowie, napiwku się nie odmawia, stawia to drugą osobę
    w niezręcznej sytuacji.
script-2414-wire =
    Szczur wszedł w ścianę, między druty dzwonka, i uwiązł za jedną łapę. Wisiał tam, patrzył na nas i szarpnął. Na
    parterze, cichutko, opadła klapka. Odcięliśmy go i zwinęliśmy drut.
script-2414-thief =
    Nie było tam nikogo. Byli w trzydziestce i w trzydzieści dwa. Sprytne to było, z tym dzwonkiem; ludzie przychodzili
    na górę z pełnymi rękami. Uderzyli tylko tego, kto wszedł pierwszy, i uciekli schodami pożarowymi, ze śmiechem, jak
    chłopcy.
script-2414-not =
    W kuchni wisiały patelnie wszelkiego rodzaju. Była beczka z czymś szarym, co dobrze pachniało. Cały czas, kiedy
    napełnialiśmy torbę, druga tablica, ta nad kuchnią, klikała: trzydzieści jeden; trzydzieści jeden; trzydzieści
    jeden.

script-2415 = Apartament dla nowożeńców
script-2415-couple =
    Zajęli apartament dla nowożeńców, bo miał zamek. On miał może dziewiętnaście lat, ona mniej. Nie uciekli przed
    nikim, bo nie został nikt, kto mógłby mieć coś przeciwko. Na łóżku, pod dziurą, leżała sterta śniegu, a spali w
    wannie. Teraz, skoro są tu ludzie, chcieliby wziąć ślub. Nie żeby to coś zmieniało. Ale potrzeba świadka i donośnego
    głosu, a myśmy wchodzili po schodach właśnie tak, jak krewni.
script-2415-choose-marry = „To stańcie prosto, oboje. Jak się nazywacie?”
script-2415-choose-rob = „Ładny zamek. Co za nim trzymacie?”
script-2415-marry =
    Odbyło się to z książki telefonicznej, otwartej na M. Zapytaliśmy, czy chcą, i chcieli. Obrączka była z karnisza.
    Potem nikt nie wiedział, co dalej, więc wszyscy się ukłonili, odprowadzili nas do windy, która nie działa, i
    machali, póki było coś widać.
script-2415-rob =
    Stanął przed nią. Był tak chudy, że i tak było ją widać. Mieli dwie butelki i puszkę i trzymali to na tę okazję.
    „Bylibyście zaproszeni” – powiedziała dziewczyna.

script-2451 = Kółka od karnisza
script-2451-page =
    W księdze wieczystej tamtego miasta figurują mąż i żona, którzy przez dziewięć lat nie byli małżeństwem. Wyszło to
    przy hipotece. Mieli świadectwo, na hotelowym papierze, z pieczęcią z wosku i podpisem, który zjechał poza brzeg;
    urzędnik położył je pod lampą i łagodnie zapytał, kto to taki. Gość, odpowiedzieli. Dał im ślub od ręki. Obchodzą
    obie daty. W pierwszą jedzą śnieg, mały talerzyk, jeśli jest, albo coś innego białego.

## L09 Brewery

script-2416 = Orkiestra w beczce
script-2416-vat =
    Jedną z wielkich kadzi rozpiłowano z boku i wystawiono przez nią rurę od pieca. Ktoś tam mieszkał. Leżała
    wycieraczka. Wprowadziła się cała orkiestra dęta straży pożarnej, z żonami; okrągło, sucho, a dąb przez
    osiemdziesiąt lat tyle wypił, że wystarczyło napalić i było trochę wesoło. Próby mieli z tłumikami. Poproszono nas,
    żebyśmy wytarli buty i coś rozstrzygnęli: tuby uważały, że w potrzebie instrumenty można sprzedać. Trąbki nie
    życzyły sobie o tym rozmawiać.
script-2416-choose-keep = „A czym będziecie, jak je sprzedacie? Osiem małżeństw w beczce”.
script-2416-choose-sell = „Na rynku jest taki, co płaci od kilograma”.
script-2416-keep =
    Trąbki zatupały. W dowód wdzięczności zagrały nam marsza, pełną siłą, bez tłumików, w dębowej kadzi. Trochę trwało,
    zanim odzyskaliśmy słuch. Psy szczekały aż do rzeki.
script-2416-sell =
    „No właśnie” – powiedział pierwszy tubista. Nie był zadowolony. Poszedł i przyniósł ją, owiniętą w zielone sukno, i
    zapytał, czy byśmy jej za niego nie zanieśli; samemu mu jakoś nie wypada. Dostaliśmy prowizję. Ważyła tyle, co
    dziecko dwunastoletnie, i buczała przy każdym kroku.

script-2417 = Lodownia
script-2417-ice =
    Pod browarem przez sto lat składano lód wycięty z rzeki i ciągle tam był, w blokach, pod słomą, i tam dzielnica
    znosiła swoich zmarłych, kiedy zamarzła ziemia. Był porządek. Leżeli rzędami, z kartką na sznurku. Człowiek z
    latarnią chodził tam i z powrotem i czytał kartki, poruszając wargami. Na końcu rzędu zawracał. Myśmy przyszli po co
    innego: były tam też połcie boczku. Wisiały na hakach w głębi, własność browarnika, i trzeba było przejść przez
    całość.
script-2417-choose-walk = „Oczy w podłogę. Prosto tam, prosto z powrotem”.
script-2417-choose-read = „Czekaj. Najpierw przeczytajmy. Może kogoś znamy”.
script-2417-walk =
    Było czterdzieści kroków. Liczyliśmy. W drodze powrotnej, z pełnymi rękami, ktoś łokciem zakręcił jedną z kartek.
script-2417-read =
    Długo to trwało. Był jeden z naszej ulicy: chłopiec, który dzwonił do wszystkich drzwi. Powiedzieliśmy człowiekowi z
    latarnią i zapisał. Przysłało go sześć rodzin, które same nie mogły się na to zdobyć. Boczek odciął nam sam. Po to
    jest, powiedział, dla tych, którzy przychodzą.

## L10 Checkpoint

script-2418 = Gra w papiery
script-2418-barrier =
    Przy szlabanie stał nowy, bardzo młody, i traktował to poważnie. Chciał znać cel. „Proszę podać cel podróży” –
    powiedział, z ołówkiem. Tego nas jeszcze nikt nie pytał. Za nim w budce reszta leżała w skarpetkach i wykrzykiwała
    pomysły: grzyby, potańcówka. Zaczerwienił się. Miał formularz, formularz miał dwanaście kratek i we wszystkich prócz
    ostatniej musiało coś być, inaczej nie może podnieść. Dalej na drodze reflektor przesuwał się po fasadach w naszą
    stronę, dom po domu.
script-2418-choose-truth = „Głód. Proszę wpisać: głód”.
script-2418-choose-lie = „Odwiedziny u chorej ciotki. Tulipanowa. Ma na imię Zora”.
script-2418-choose-walk = „Obejdźmy go. Nie strzeli”.
script-2418-truth =
    Wpisał. W budce ucichło. Jeden jednak wyszedł w skarpetkach, sierżant, wziął formularz, przeczytał, wszedł z
    powrotem, a kiedy wrócił, miał puszkę. „Kratka dwunasta – powiedział do chłopaka. – Zawsze czytaj drugą stronę”.
script-2418-lie =
    Zapisał Zorę. Bardzo chora? Czy to zaraźliwe? Kratka po kratce ją uśmierciliśmy. Kiedy szlaban poszedł w górę,
    życzył jej szybkiego powrotu do zdrowia, i to szczerze; a my oczywiście musieliśmy iść Tulipanową, póki nas widział.
script-2418-round =
    Nie strzelił. Zawołał „Stój” trzy razy, trzema różnymi głosami, za każdym razem trochę niższym. W budce płakali ze
    śmiechu. Niewykluczone, że zwichnęliśmy tam komuś życie.
script-2418-shot =
    Strzelił. Zdziwiło to wszystkich, jego najbardziej. { $them } { $them_gender ->
        [feminine] siedziała
       *[masculine] siedział
    } na drodze, trzymając się za ramię, a on przybiegł z własnym opatrunkiem osobistym i nie umiał go otworzyć, więc
    trzeba mu było pokazać, jedną ręką i zębami.

script-2419 = Zdawanie broni
script-2419-table =
    Na punkcie kontrolnym ustawiono stół, z obrusem. AMNESTIA, było napisane. Za każdą zdaną broń: żywność, bez pytań,
    tylko dziś. Za stołem siedziała dama z jakiegoś towarzystwa, z futrzanym kołnierzem, bardzo dzielna, a przed nią
    leżały szabla, pistolet startowy i widły ogrodowe. Przez cały dzień nikt nie przyszedł. Pod stołem miała konserwy,
    prawdziwe, w stosach, z zagraniczną łąką na etykiecie. Po drugiej stronie drogi, w bramie, stało paru mężczyzn,
    którzy też mieli oko na konserwy, i na nas, co tam mamy.
script-2419-choose-hand = „Dobrze, proszę pani. Proszę”.
script-2419-choose-guard = „Nie powinna tu pani być po ciemku. Odprowadzimy panią do domu”.
script-2419-choose-pass = „Mówi, że bez pytań. Idziemy dalej”.
script-2419-hand =
    Wypisała pokwitowanie i zapytała, czy to nabite, z ręką na gardle. Dwie konserwy. Mężczyźni w bramie się
    wyprostowali. Poszliśmy w stronę reflektora, gdzie byli ludzie, i to bardzo szybko.
script-2419-guard =
    Złożyła obrus i miała już konserwy w dziecięcym wózku, kiedy przeszli przez drogę. „Czy coś się stało?” – zapytała.
script-2419-won =
    Mieszkała za łaźnią. Nie puściła naszego ramienia, póki nie trafiła kluczem w drzwi. „Musicie trochę wziąć –
    powiedziała – napiszę po prostu, że zostały wydane”. Okazało się, że przez cały czas miała zamknięte oczy.
script-2419-ran =
    Mieli wózek. Dama stała na drodze z szablą, którą w końcu podniosła, trzymaną oburącz jak parasolka. Nikt jej nie
    tknął. Do tego jeszcze nie doszło.
script-2419-pass =
    Poszliśmy dalej. Z następnego rogu widzieliśmy, jak przechodzą na drugą stronę, czterej, spokojnie, jak ludzie idący
    do okienka.

## L11 Market square

script-2420 = Pisarz
script-2420-writer =
    Na jednym ze straganów sprzedawano słowa. Siedział tam były notariusz, z lampą i stalówką, i można było mieć, co się
    chciało: podania, pogróżki, kondolencje na tuziny. Tego wieczoru stała kolejka. Wystawił nową tabliczkę, LISTY OD
    ZMARŁYCH, i ludzie stali, nie patrząc na siebie. Mówiło się, kto to był. Podawało się dwie, trzy rzeczy, które
    mówił. Myślał, maczał pióro i zawsze była to jedna strona. Jakaś kobieta przeszła koło nas ze swoim i uśmiechała się
    tak, że musiała wymacać ścianę.
script-2420-choose-buy = „Mamy kogoś. Dwie, trzy rzeczy, które się od niego słyszało…”
script-2420-choose-spoil = „To oszustwo. Powiedz im to, na głos”.
script-2420-choose-pass = „To nie dla nas. Co jest obok?”
script-2420-buy =
    Jest w domu. Nikt go nie otworzył; wystarczyło widzieć, jak pisze, i jak w połowie przerwał, z czegoś się zaśmiał i
    zapisał i to.
script-2420-spoil =
    Zrobiło się bardzo cicho. Notariusz odłożył pióro. „Oczywiście, że oszustwo – powiedział. – Następny, proszę”.
    Kolejka się zwarła, a przy wyjściu ktoś nadepnął nam na stopę, mocno, obcasem.
script-2420-pass = Na sąsiednim straganie były wózki dziecięce i koza do wynajęcia.

script-2421 = Cena miejsca
script-2421-place =
    Miejsca na sprzedaż. Tak wołał, pod nosem, chodząc tam i z powrotem. Miejsce w piwnicy z piecem, na miesiąc. Miejsce
    w kolejce. Miejsce w ciężarówce, która jedzie w niedzielę, tylko jedno, z papierem, aż nad morze; był prawdziwy,
    pieczęć dało się wyczuć palcem. Tego wieczoru sprzedał je już cztery razy. Powiedział nam to całkiem otwarcie. Lubi
    być szczery z ludźmi, którzy mają szansę. Chodzi o to, kto będzie pierwszy, z resztą on sobie poradzi.
script-2421-choose-buy = „Dla jednego z nas. Kto jedzie?”
script-2421-choose-follow = „Za nim. Zobaczmy, gdzie trzyma te pieniądze”.
script-2421-choose-leave = „Niech się tym udławi. Idziemy”.
script-2421-buy =
    W domu papier leżał na stole i czytali go wszyscy. Miejsce na nazwisko było puste. W nocy je wpisano, za wspólną
    zgodą: { $them }. I od tej chwili nikt nie wiedział, jak z { $them_instrumental } rozmawiać, ani o soli, ani nawet o
    pogodzie.
script-2421-follow = Trzymał je w fontannie. I miał tam brata, o którym nie wspomniał.
script-2421-won =
    Były to głównie obrączki, na sznurku. Nie dało się powiedzieć czyje. Brat zapytał, czy mógłby dostać tę po matce, i
    pokazał która.
script-2421-ran =
    Znali na tym placu każdą nogę każdego straganu, a na koniec znaliśmy je i my, goleniami.
script-2421-leave = Uchylił kapelusza. „Proszę powiedzieć znajomym” – rzekł.

script-2452 = Niedzielna ciężarówka
script-2452-lorry =
    Ciężarówka była. Tego nikt nie przewidział: stała za łaźnią z włączonym silnikiem, a z tych czterech, którym
    sprzedano to samo miejsce, nie było nikogo. { $them } { $them_gender ->
        [feminine] miała
       *[masculine] miał
    } torbę. Wszyscy odprowadziliśmy do rogu. Przy burcie stał żołnierz z listą i machał, poirytowany; ile to jeszcze
    potrwa?
script-2452-choose-go = „Wsiadaj. Nie oglądaj się. Pisz”.
script-2452-choose-stay = „Chodź do domu. Podrzyj to i chodź do domu”.
script-2452-go =
    { $them } { $them_gender ->
        [feminine] wsiadła
       *[masculine] wsiadł
    }. Po obu stronach były ławki, ludzie trzymali na nich torby i ktoś się posunął. Odjechali bez świateł. W ostatniej
    chwili podano nam przez szczeble coś z tej torby, bo powiedziano im, że nad morzem jest wszystkiego w bród.
script-2452-stay =
    { $them } { $them_gender ->
        [feminine] wróciła
       *[masculine] wrócił
    } do domu. Papier spaliliśmy. Tego wieczoru była w domu dziwna wesołość, jak na drugi dzień po weselu; i każde z nas
    obudziło się w nocy, pomyślało o morzu, zawstydziło się i poszło zobaczyć, czy { $them } śpi.

script-2453 = O ciężarówce
script-2453-news =
    Przy pompie mówili, że ciężarówka dojechała do garbarni. Zatrzymali ją tam jacyś ludzie; nikt nie wiedział jacy.
    Wszyscy musieli zejść. Jedna wróciła pieszo i nic nie mówi, dało się z niej wydobyć tylko tyle, że pokazała ręką,
    jak wysokie są tam trzciny. Więc słusznie go spaliliśmy. Z takiej rzeczy nie da się porządnie cieszyć.

## L12 Villa

script-2422 = Kolacja na sześć osób
script-2422-dinner =
    Stół był nakryty dla sześciu osób. Były wizytówki, ogień i kamerdyner, jeśli tak nazwać człowieka w fartuchu z nożem
    do pieczeni. Państwo za granicą. Miał polecenie, czwartki o ósmej; nikt go nie odwołał. Od przeszło roku podawał,
    czekał i sprzątał. Jeśli nas zaproszono, powiedział, znajdzie to w księdze. Popatrzył na nasze stopy, na torby.
    Wodził palcem po stronie; miał bardzo dobrą twarz i było jasne, że nas znajdzie, byleśmy podali jakiekolwiek
    nazwisko.
script-2422-choose-name = „Pułkownik Adler z małżonką. Czy się spóźniliśmy?”
script-2422-choose-rob = „Odłóż nóż i pokaż spiżarnię”.
script-2422-name =
    „Pan pułkownik jest oczekiwany” – powiedział. Było sześć dań. Każde to był gotowany ziemniak, tylko inaczej
    pokrojony. Podawał z lewej. Koło dziesiątej zapytał, czy kawę wypijemy w bibliotece, i musieliśmy powiedzieć, że
    czeka nas daleka droga.
script-2422-rob =
    Odłożył. Szedł przed nami ze świecą, wszystko otwierał, mówił, co to jest i z którego roku. Kiedy wychodziliśmy,
    pomógł przy paskach. „Kogo mam zaanonsować? – zapytał. – W czwartek będą pytali”.

script-2423 = Basen
script-2423-pool =
    Pod dywanem, pod krzesłami, komodami i resztą tego, co ustawiono w basenie, ktoś mieszkał. Miał coś w rodzaju nory,
    z szufladami, przez które się pełzło. Zobaczyliśmy tylko rękę, która wysunęła się między nogami stołka od
    fortepianu, wymacała na kafelkach filiżankę i zabrała ją w dół. Po jakimś czasie odstawiła pustą. Był to właściciel.
    Sam nam to powiedział, z dołu: leżał tam od pierwszego tygodnia, na własnych rzeczach, żeby mu ich nie zabrano. Ani
    razu nie stanął prosto.
script-2423-choose-pull = „Niech pan wyjdzie. Nikt tu nie chce pańskiej komody”.
script-2423-choose-buy = „Z czym by się pan rozstał, za to?”
script-2423-choose-take = „Stamtąd nas nie dosięgnie. Zaczynaj od drugiego końca”.
script-2423-up =
    Wstawał etapami. Był wysoki. Rozejrzał się po domu, z którego zostały same schody, a potem po wszystkich tych
    meblach; widać było, jak próbuje wymyślić, gdzie by je postawić. Poprosił, żebyśmy sobie coś wybrali.
script-2423-bitten =
    Ugryzł. Poszło o lampę stojącą. Długo jeszcze słyszeliśmy go tam na dole, jak zasuwa za sobą szuflady.
script-2423-buy =
    Ręka wzięła, a po chwili wystawiła tabakierkę, popchnęła ją ku nam dwoma palcami, cofnęła i popchnęła znowu. Odrywał
    ją od serca.
script-2423-take =
    Z każdą rzeczą, którą zdejmowaliśmy, reszta trochę osiadała. Słyszał, co to. „Biedermeier – mówił głos. – Biurko
    żony. Tylko nie biurko żony. Błagam”. Pod koniec mówił już same lata.

## L13 Allotments

script-2424 = Strach na wróble
script-2424-crow =
    Na działce trzydzieści trzy stał strach na wróble z zabandażowaną głową. Kiedy go minęliśmy, westchnął. Był to
    dezerter, kapral; stał tam, odkąd się rozwidniło, z rękami wzdłuż kija, bo na nasypie przeszukiwali altanki. Czy
    bylibyśmy tak dobrzy podrapać go w nos? Nie śmiał opuścić ręki. Tam w górze byli ludzie z lornetkami. Z działki
    możemy brać, co chcemy, pory są ciotki. Karabin jest w beczce na wodę.
script-2424-choose-scratch = „To się nie ruszaj. Z której strony?”
script-2424-choose-sell = „Za takich jest nagroda. Zawołaj ich”.
script-2424-choose-rifle = „W beczce, mówisz?”
script-2424-scratch =
    Z lewej. Z ulgi aż załzawiły mu oczy. Postawiliśmy mu kołnierz, jak prawdziwemu, wykopaliśmy pory plecami do nasypu
    i poszliśmy. Od furtki się obejrzeliśmy: siedziała na nim wrona.
script-2424-sell =
    Byli tam w pięć minut. Kiedy doszli, wciąż trzymał ręce; tak zesztywniał, że nie mógł ich opuścić. Nagrodę wypłacono
    od razu. Jeden z żołnierzy założył na kij, zamiast niego, własną czapkę i wszyscy musieli się roześmiać, i w pewnym
    sensie my też.
script-2424-rifle =
    Był tam, pełen lodu. „Zajrzycie jeszcze? – zapytał strach. – Pod wieczór? Chciałbym tylko, żeby mi ktoś powiedział,
    kiedy sobie pójdą”. Powiedzieliśmy, że zajrzymy. Słońce stało na dłoń nad altankami.

script-2425 = Pszczoły
script-2425-bees =
    W jednej z altanek stało dziewięć uli, owiniętych w pierzyny. Kiedy przyłożyło się ucho, brzęczały na jednej nucie,
    bardzo nisko, jak coś, co zaraz zostanie powiedziane. Pszczelarz leżał na ławce. Umarł w kapeluszu, z odrzuconą
    siatką, a do marynarki miał przypiętą kartkę. „Do znalazcy. Trzeba im powiedzieć. Inaczej odejdą. Zapukać trzy razy
    w każdy i powiedzieć, kto umarł i kto jest nowy. Wtedy zostaną. Miód jest, ale nie przed marcem”.
script-2425-choose-tell = „Niech im ktoś powie. To minuta”.
script-2425-choose-honey = „W marcu! Otwieraj któryś teraz”.
script-2425-tell =
    Zrobiono to, ul po ulu, po trzy puknięcia; a że w tym miejscu trzeba było coś powiedzieć, jako nowego podaliśmy
    siebie. Przy siódmym zapadła cisza, aż pomyśleliśmy, że coś pomyliliśmy. Potem brzęczało dalej.
script-2425-honey =
    Był czarny i spływał po nadgarstkach. Wyszły na mróz kłębem, żądliły niewiele, a potem odpadły z rękawów i leżały na
    śniegu jak rozsypana herbata. Było tego trzy funty.

script-2454 = Nowy gospodarz
script-2454-swarm =
    Na parapecie, od środka, siedziała pszczoła. Chodziła tam i z powrotem po słonecznym końcu i otrząsała się. Nikt
    więcej w mieście o tej porze roku pszczoły nie widział. Mogła przyjechać w torbie, z ziołami. Na wszelki wypadek
    powiedzieliśmy jej, że wszyscy mają się dobrze. Pierwszy raz od wielu dni padło w domu to zdanie { $present ->
        [one] i musieliśmy wyjść i wejść jeszcze raz
       *[other] i ktoś z nas musiał wyjść i wejść jeszcze raz
    }.

## L14 Rail depot

script-2426 = Rozkład jazdy
script-2426-office =
    Zawiadowca siedział u siebie przy telegrafie, w czerwonej czapce, i nadawał. Robił to co noc. Podawał w dół linii
    przyjazdy i odjazdy, do wszystkich stacji, tak jak by to było: ekspres 21.40, planowo. 22.05, cztery minuty
    opóźnienia, mróz. W aparacie nie było prądu. Prosił, żeby nie mówić, kiedy trzyma rękę na kluczu. O dziesiątej
    dziesięć podłoga zaczęła lekko drżeć. Wyjął zegarek. Przez okno zobaczyliśmy, jak zza zakrętu wyjeżdża ciemny
    parowóz i pcha lorę z piaskiem i armatą.
script-2426-choose-hide = „Na ziemię. Za ladę, jego też”.
script-2426-choose-signal = „Tu jest dźwignia. Zamknij im drogę”.
script-2426-hide =
    Przejechał z hałasem, jakby dom spadał ze schodów, a na lorze śpiewali. Kiedy ucichło, zawiadowca wstał, otrzepał
    kolana i podszedł do klucza. „22.10 – nadał – specjalny. Poza rozkładem”.
script-2426-stopped =
    Poszła na to cała waga, jaką { $them } { $them_gender ->
        [feminine] miała
       *[masculine] miał
    }. Daleko opadło ramię i zahamowali; z przodu siedzieli kolejarze, inaczej nie umieli. Kwadrans stali przed
    czerwonym, którego nikt nie mógł im wytłumaczyć, a tymczasem na końcu składu dało się z rampy sięgnąć po skrzynkę
    albo dwie. Zawiadowca tego nie pochwalał. Wpisał jako „bezzasadne zatrzymanie”.
script-2426-seen =
    Dźwignia przyrdzewiała od lata. Zawyła. Armaty tak szybko się nie odwróci, ale mieli karabiny; a zawiadowca stał w
    drzwiach w czerwonej czapce, z podniesioną ręką.

script-2427 = Wagon butów
script-2427-shoes =
    Był to cały wagon butów. Leżały po pierś, lewe i prawe razem, i ani jednego nowego. Żadne nie były związane w pary.
    Ktoś kiedyś zaczął, przy drzwiach, dawno temu; był rządek dwunastu, dobranych, na czerwonym sznurku, a obok kłębek.
    Weszliśmy. Człowiek się zapadał. Potrzebowaliśmy butów, Bóg świadkiem, i buty były. Były też te inne. Można było
    szukać pary godzinę i znajdować wciąż tę samą stopę.
script-2427-choose-look = „Tylko buty na zimę. Patrz tylko na nie”.
script-2427-choose-tie = „Ktoś chciał je powiązać. Podaj sznurek”.
script-2427-choose-out = „Schodzimy. Zamknij drzwi. Nie te”.
script-2427-look =
    W końcu znaleźliśmy parę i połowę drugiej. Zelował je dobry szewc. Doszliśmy w nich aż do nastawni, zanim padło, że są bardzo wygodne.
script-2427-tie =
    Zrobiliśmy czterdzieści. Szło łatwiej, jeśli się nie szukało, tylko brało byle który i czekało; drugi sam
    przychodził. Małe zrobiliśmy najpierw.
script-2427-out =
    Zasunęły się same, na pochyłości, i zatrzasnęły. Na zewnątrz była kredą stacja docelowa; deszcz już przy niej był.

## L15 Warehouse

script-2428 = Inwentaryzacja
script-2428-forms =
    Człowieka przysłano na inwentaryzację, w sierpniu, i nie zmieniono. Spał w alejce C. Liczył dalej, bo tylko tak
    można było nie zasnąć, i doszedł do śrub; liczył je do głębokiego talerza, setkami. Na razie było czterysta tysięcy.
    Rachunek prowadził na ścianie, na następnej ścianie i na suficie, dokąd sięgała drabina. Wszystko inne już zjadł.
    Poprosił, żebyśmy byli tak dobrzy i sprawdzili jedną liczbę. „Wy czytajcie – powiedział – a ja posłucham, czy dobrze
    brzmi”.
script-2428-choose-read = „Czterysta tysięcy dziewięćset dwanaście…”
script-2428-choose-take = „Dosyć liczenia. Bierzemy talerz”.
script-2428-read =
    Brzmiało dobrze. Zamknął do tego oczy i przy niektórych liczbach kiwał głową jak znajomym. Kiedy doszliśmy do końca
    ściany, spał. Powiedział przedtem, że możemy wziąć, co zostało z ostatniej setki.
script-2428-take =
    Oddał bez słowa. Wytaczając to, słyszeliśmy go za sobą, na betonie, na czworakach. Trochę się rozsypało. „Minus
    jeden – mówił. – Minus dwa”.

script-2429 = Wózek widłowy
script-2429-forklift =
    Wózek widłowy miał jeszcze trzecią część baterii i kluczyk w stacyjce. Dziesięć minut trwały wygłupy, zanim
    pomyśleliśmy o antresoli. Stały tam skrzynki, do których nikt nie sięgnął, odkąd runęły schody, i była na nich ryba.
    Jeśli ktoś stanie na widłach, a ktoś poprowadzi, powinno się udać. Krótko omówiliśmy, kto kiedykolwiek prowadził.
    Buczał. Miał lampkę na sprężynie i tabliczkę: ZAKAZ PRZEWOZU OSÓB.
script-2429-choose-ride = „Do góry. Trzymaj się masztu”.
script-2429-choose-ram = „Zakaz przewozu. Wjedź po prostu w filar i zobaczymy, co spadnie”.
script-2429-fish =
    { $them } { $them_gender ->
        [feminine] wzniosła
       *[masculine] wzniósł
    } się jak święty w teatrze. Były to sardynki, po tuzinie w warstwie; tylko najniższe nie spuchły. Na ostatnim
    odcinku w dół bateria siadła, więc trwało to dłuższą chwilę i było bardzo dostojne.
script-2429-drop =
    W górę poszło gładko. Zawiódł zjazd. { $them } { $them_gender ->
        [feminine] miała
       *[masculine] miał
    } w obu rękach skrzynkę i żadnej na maszt, i pierwsza uderzyła skrzynka; były w niej etykiety, z rybą.
script-2429-ram =
    Zwaliło się wszystko: skrzynki, deski, kawał dachu i gniazdo z dwiema sowami, niesłychanie oburzonymi. Nikt nie
    powie, że nie zobaczyliśmy, co tam jest. Ulica też zobaczyła.

## L16 Pharmacy

script-2430 = Dla każdego półka
script-2430-shelf =
    Nad apteką mieszkała matka aptekarza. Zeszła, kiedy byliśmy tam już jakiś czas, w skarpetach do spania, ze świecą.
    Przypuszczała, że szukamy czegoś na sen. Wszyscy szukają. Resztę rozdała jesienią, ale buteleczki jeszcze miała, z
    etykietami, napełniała je przy pompie i działało. Naprawdę! Wracali i dziękowali. Miała trzydziestu dwóch pacjentów.
    Nam też może zaraz zrobić, tylko trzeba powiedzieć, co dolega.
script-2430-choose-take = „To moje noce. Dużą”.
script-2430-choose-real = „A prawdziwe rzeczy, mateczko? Gdzie on je trzyma?”
script-2430-take =
    Wstrząsnęła i podniosła do światła. Dziesięć kropli, nie więcej. Stała odtąd w domu przy łóżku. To z apteki,
    mówiliśmy, gdy kto pytał, i była to prawda.
script-2430-real =
    Długo na nas patrzyła. Było za piecem, w pończosze. Dała to, jak się daje dziecku rzecz, którą zaraz zepsuje; i
    poszła na górę, stopień po stopniu, ze świecą, a my zostaliśmy po ciemku.

script-2431 = Nocny dzwonek
script-2431-bell =
    DZWONEK NOCNY, było napisane, PROSZĘ DZWONIĆ. Ktoś pod nim leżał. Był koc i plama, gdzie była głowa. Na szybie, od
    środka, wisiał spis aptek dyżurnych: na tamtą noc podawał tę, a następna w kolejności była na drugim końcu miasta.
    Kiedy nacisnęliśmy, dzwonek było słychać, słabo. Działał. Musiał tam dzwonić przez całą noc.
script-2431-choose-in = „Od tyłu. Jemu już to niepotrzebne”.
script-2431-choose-cover = „Złóżmy koc. I zdejmijmy dzwonek z haka”.
script-2431-in =
    Siedział w recepturze, w białym fartuchu. To od wybuchów, nie było na nim śladu. Musiał iść do drzwi. Przed nim na
    marmurze stało to, co zmieszał, z lejkiem, podpisane: „dla pana na zewnątrz”.
script-2431-cover =
    Puścił po dwóch obrotach śrubki, a z nim kawałek drutu. Koc położyliśmy na stopniu. Niewiele tego, ale pierwszy raz
    ktoś odpowiedział.

## L17 Library

script-2432 = Po terminie
script-2432-desk =
    Bibliotekarka była. Chodziła nocami, z listą, odbierać to, co po terminie. Niebezpieczne, ale od czegoś trzeba
    zacząć; w chwili wybuchu wojny było wypożyczonych cztery tysiące tomów. Doszła do litery G. Na biurku stało to, co
    odzyskała, oczyszczone i podklejone, część spod gruzów. Strzelano do niej na pięciu ulicach. Co do kar, to zależy.
    Mieliśmy już obejść ją do półek, kiedy zapytała o nazwiska, wysunęła szufladę i znalazła kartę.
script-2432-choose-fine = „Ile to będzie, z odsetkami?”
script-2432-choose-book = „Mamy w domu jedną waszą. To znaczy tutaj”.
script-2432-choose-deny = „To ktoś inny o tym samym nazwisku”.
script-2432-fine =
    Podstemplowała kartę. Książka była dwadzieścia lat po terminie, o psie, który trafia do domu. Pamiętała ją i tego,
    kto ją miał. W zamian możemy zajrzeć do piwnicy, pod warunkiem że nie weźmiemy niczego z grzbietem.
script-2432-book =
    Wzięła ją w obie dłonie i powąchała. Trzy tygodnie w drodze, powiedziała; wystarczy jej dzień, dwa pod prasą. Dla
    czytelników miała prawdziwą kawę.
script-2432-deny =
    „Oczywiście” – powiedziała bibliotekarka. Odłożyła kartę. A potem przez cały czas, kiedy byliśmy na drabinach,
    słyszeliśmy, jak na dole coś kartkuje: sprawdzała, ile jesteśmy winni.

script-2433 = Czytelnia
script-2433-room =
    W czytelni siedziało osiem osób, przy ośmiu lampach, które się nie paliły, z książkami przed sobą. Była druga w
    nocy. Strony przewracali na zmianę. Ktoś czytał na głos zdanie, z pamięci, następny podejmował; mieli tak na spółkę
    całą powieść, podzielili ją jesienią, kiedy było jasne, że egzemplarz trzeba będzie spalić. Człowiek z rozdziałem
    piątym dziś nie przyszedł. Zginął przy pompie. Siedzieli tak godzinę. Teraz zapytali nas, czy przypadkiem jej nie
    czytaliśmy.
script-2433-choose-invent = „Rozdział piąty. Tak. To ten, gdzie spóźnia się na pociąg”.
script-2433-choose-no_read = „Nie. Przykro mi”.
script-2433-invent =
    Spóźniła się, powiedzieliśmy; padał śnieg. Był bagażowy. Opowiadaliśmy dobrą chwilę, a na koniec osiem osób
    wypuściło powietrze. Było tam zupełnie co innego. „Ale idzie – powiedział rozdział szósty – mogę od tego miejsca
    dalej”.
script-2433-no_read =
    Skinęli głowami. Ktoś zaczął od szóstego. Nie miało to sensu, kobieta była nagle w mieście nad morzem i miała
    dziecko; a oni czytali dalej, omijając tę dziurę, bardzo grzecznie. Wzięliśmy z półki inną. Nie patrzyli.

## L18 Radio mast

script-2434 = Koncert życzeń
script-2434-booth =
    W budce pod masztem siedziała kobieta w słuchawkach i bez butów. Prowadziła koncert życzeń. Nadajnika właściwie już
    nie było; to, co miała, niosło przez ulicę, a w mroźną noc do wzgórza. Na wzgórzu słuchali. Wiedziała o tym, bo
    kiedy puściła coś, co im się nie podobało, padał strzał. Płyty miała trzy. Możemy o jedną poprosić. Musi być dla
    kogoś, z imienia, bo tak w powietrze grać nie może.
script-2434-choose-waltz = „Walca. Dla wszystkich w szarym domu z dziurą”.
script-2434-choose-hill = „Dla chłopców na wzgórzu. Z pozdrowieniami od szarego domu”.
script-2434-choose-take = „Ile by dali za ten aparat na rynku?”
script-2434-waltz =
    Powiedziała to głosem, który się znało sprzed wojny, z poranków, z mlekiem. Słyszeliśmy go całą drogę do domu. Na
    każdym rogu był cichszy i ustał dokładnie wtedy, kiedy położyliśmy rękę na klamce.
script-2434-hill =
    Uniosła brwi, ale powiedziała. Zapadła wtedy cisza, na wzgórzu i wszędzie, na długość jednej płyty. Potem padł jeden
    strzał, prosto w górę; widzieliśmy iskrę. „Chcą jeszcze raz” – powiedziała.
script-2434-take =
    Oddała bez słowa, zwijając przewód na dłoni, jak się należy. I siedziała tam dalej, bez butów. Przez całą drogę w
    dół mieliśmy wrażenie, że ktoś na wzgórzu szuka stacji.

script-2435 = Monter
script-2435-rigger =
    Był na maszcie, na drugim pomoście, tam gdzie zastała go strzelanina. Był monterem. Drabinę pod nim odstrzelono w
    pierwszym miesiącu i odtąd posyłali mu jedzenie na lince ze wsi; potem wieś ewakuowano. Trzymał się całkiem nieźle.
    Wołał do nas, co widzi, a widział wszystko. Jeśli włożymy coś do wiadra, powie nam, co jest dziś na naszej drodze i
    gdzie. Wiadro zjechało, kręcąc się, z karteczką jeszcze z czasów wsi: „Mniej zupy”.
script-2435-choose-feed = „Trzymaj. Co jest na drodze?”
script-2435-choose-climb = „Rzuć nam koniec. Schodzisz na dół”.
script-2435-choose-leave = „Nie mamy nic. Powodzenia”.
script-2435-feed =
    Opisał to tak, jakby czytał z gazety. Dwóch z wózkiem przy zajezdni. Patrol, śpi. Dym z naszego własnego komina;
    ktoś za dużo dołożył. Posłaliśmy mu na górę ołówek.
script-2435-down =
    { $them } { $them_gender ->
        [feminine] doszła do pierwszego pomostu, umocowała linę i rozmawiała
       *[masculine] doszedł do pierwszego pomostu, umocował linę i rozmawiał
    } z nim dobre pół godziny, a potem monter dał się spuścić, z zamkniętymi oczami. Na ziemi nie mógł ustać. Leżał na
    plecach, trzymał się z obu stron trawy i pytał, co to jest, ten hałas. To tylko ludzie przechodzili obok.
script-2435-fall =
    Linka wytrzymała, a bloczek nie. { $them } { $them_gender ->
        [feminine] spadła
       *[masculine] spadł
    } nie więcej niż cztery metry, ale na płot. „Mówiłem – zawołał monter, który nic nie mówił. – Tamtym dwóm też
    mówiłem”.
script-2435-leave =
    „Nie szkodzi – zawołał. – Przyjdźcie w pogodny dzień!” Wiadro pojechało szarpnięciami w górę. Było puste i długo
    jeszcze słyszeliśmy, jak obija się o stal.
