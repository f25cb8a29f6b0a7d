# O01
event-o01 = Głosy w kopule
event-o01-1 =
    Pod zasypaną kopułą każdy szept wraca z drugiej strony, trochę później i trochę niższy. Ludzie w waciakach
    leżą wzdłuż ściany i mówią do tynku. Jedna z odpowiedzi jest do ciebie. Pyta, gdzie stoi rower.
event-o01-1-pass-1 = Gwiżdżesz przez zęby coś do tańca i przechodzisz przez salę bez słowa.
event-o01-1-fail-1 = Odpowiadasz. Dużo później zauważasz, że też leżysz pod ścianą.
event-o01-2 =
    Drzwi na galerię otwiera tarcza telefoniczna. Niektóre otwory są wytarte do gołego metalu, w innych siedzi
    jeszcze fabryczny smar. Pod spodem kuca człowiek i poleruje żeton tramwajowy, a ilekroć wyciągasz rękę,
    kiwa głową.
event-o01-2-pass-1 = Przestajesz patrzeć na to kiwanie i idziesz za smarem. Rygiel się cofa.
event-o01-2-fail-1 = Kręcisz tarczą do pęcherza na palcu, a on kiwa przy każdej próbie.
event-o01-3 =
    Teleskop stoi na głowie. Wylotem wpuszczono go w podłogę nad szybem, a okular błyszczy, przez lata wytarty
    brwiami. Na pierścieniu ostrości każda zmiana wydrapała kreskę z datą. Kreski wędrują tylko w jedną
    stronę. To, co tam na dole trzymają w ostrości, idzie do góry, o szerokość palca na zimę.

# O02
event-o02 = Wpatrzeni
event-o02-1 =
    Stoją wzdłuż korytarza twarzami do ściany, płaszcze zapięte, na ramionach rosa. Żaden się nie odwraca.
    Podłogę za ich piętami zaściela szkło z lamp, a przez szkło biegną zamiecione ścieżki, szerokie na jeden
    but.
event-o02-1-pass-1 = Stawiasz stopy tam, gdzie szła miotła, i nie trącasz niczyjego rękawa.
event-o02-1-fail-1 = Szkło trzaska ci pod obcasem. Czyjś łokieć cofa się bez patrzenia i rozcina ci brew.
event-o02-2 =
    Szereg kończy się przy drzwiach. Ostatni ma nos o dłoń od ściany i żeby sięgnąć klamki, trzeba wcisnąć się
    w tę szparę i mieć oczy tam, gdzie on. Z tak bliska szara farba jest głęboka, jak woda w stawie z czymś
    bladym na dnie.
event-o02-2-pass-1 =
    Odwracasz twarz ku guzikowi jego płaszcza, oglądasz na nim nitkę i po omacku szukasz klamki.
event-o02-2-fail-1 = Patrzysz. Kiedy czyjaś ręka cię odwraca, w lampach wypaliła się nafta.
event-o02-3 =
    W pokoju za drzwiami tynk jest w pięciolinie. Ktoś siedział tu przy judaszu, rok po roku, i zaznaczał
    każde mrugnięcie wpatrzonych. Mrugają razem i rzadko. Pod każdym znakiem stoi na czerwono godzina emisji,
    zawsze następnej nocy. Najnowszy znak jeszcze nie wysechł. Czerwonego pod nim nie ma.

# O03
event-o03 = Komora rezonansowa
event-o03-1 =
    Komorę wyłożono wytłoczkami od jaj, a między nie wstawiono piszczałki organów z jakiegoś kościoła. W
    powietrzu stoi jeden ton, tak niski, że woda w wiadrze przeciwpożarowym ma pośrodku wgniecenie. Przy
    miechach pedałuje bosy człowiek i śpi.
event-o03-1-pick-1 = Prosto przez środek. Szczęka luźno, zęby osobno, nie stawać.
event-o03-1-pick-2 = „Stanę w progu i będę buczeć na przekór, aż ustąpi”.
event-o03-1-pass-1 = Twoje buczenie trafia w szparę obok tonu i przechodzisz w niej na drugą stronę.
event-o03-1-fail-1 = Ton zabiera ci buczenie, a potem następne słowo, które masz na języku.
event-o03-2 =
    Za piszczałkami powietrze drży w pionowych taflach. Piasek na podłodze zszedł się w figury, gwiazda w
    gwieździe, rysowane na nowo, gdy śpiący zmienia tempo. Gdzie dwie figury się stykają, spiekł się w szarą
    skorupę i licznik tyka nad nią szybciej.
event-o03-2-pass-1 = Czytasz gwiazdy i stąpasz tylko tam, gdzie piasek jest sypki.
event-o03-2-fail-1 =
    Z jedną gwiazdą się mylisz. Tafla zamyka się nad tobą, sucha jak piec, i licznik wrzeszczy.
event-o03-3 =
    Dalej prowadzi niski tunel obwieszony mosiężnymi kratkami. Za szczebelkami chodzi tam i z powrotem
    latarnia: stroją. Uderzają w kamerton i odpowiadają wszystkie kratki, tylko z jednego miejsca w rzędzie
    nie dochodzi nic.
event-o03-3-pass-1 = Niema kratka wisi na zgiętym gwoździu. Odchyla się bez dźwięku.
event-o03-3-fail-1 = Próbujesz każdej kratki prócz tej i całą drogę wracasz na łokciach.
event-o03-4 =
    Na tabliczce łupkowej spisano, przy jakim tonie co puszcza: szyba, potem dąb. W ostatnim wierszu stoi
    „opór”. Obok przypięto zdjęcie autobusów pod topolami, zderzak w zderzak, z tubą na każdym dachu, wylotem
    do chodnika. Kolejki są proste. Nikt nie ogląda się na dom. Nikt nie trzyma się drzwi.

# O04
event-o04 = Biały szum
event-o04-1 =
    W klatce schodowej wiszą szare tuby i syczą, deszcz o blaszany dach, tylko bez deszczu. Na każdym podeście
    siedzi człowiek z ołówkiem i pisze pod ich dyktando. Zapełnioną kartkę wyrywa i zjada. Ten najniżej
    odchyla bloczek, żeby dało się czytać razem z nim.
event-o04-1-pass-1 = Liczysz stopnie na głos, do samego dołu, i nie patrzysz na żadną kartkę.
event-o04-1-fail-1 = Czytasz pół linijki, a resztę dopowiada ci syk.
event-o04-2 =
    Pokój wzmacniaczy wypełniają kable, od ściany do ściany. Każdy ma papierową przywieszkę, tylko słowa są
    nie te: czwartek albo ciocia Lida. Jeden zasila magnes, który trzyma właz. Nad tablicą bezpieczników wisi
    serwetka wydziergana z miedzianego drutu.
event-o04-2-pass-1 = Idziesz za jedynym kablem bez przywieszki. Magnes puszcza właz.
event-o04-2-fail-1 = Wyciągasz wtyczki przez pół nocy. Tuby są tylko coraz głośniejsze.
event-o04-3 =
    W przejściu za włazem syk zagłusza wszystko, twoje kroki też. Kurz podskakuje wzdłuż listwy w równym
    rytmie. Bardzo blisko idzie ktoś ciężki i nie słychać, po której stronie.
event-o04-3-pass-1 =
    Patrzysz na kurz i przywierasz do ściany tuż przed nim. Mija cię z kluczem francuskim na ramieniu.
event-o04-3-fail-1 = Jest za tobą. Klucz trafia w obojczyk, a szum połyka krzyk.
event-o04-4 =
    Magnetofon ustawiono na najwolniejszy bieg. Tak puszczony, syk rozpada się na kaszlnięcia i skrzyp
    składanych foteli. Obok leży plan sali z każdym kaszlnięciem na swoim miejscu, rząd za rzędem, aż po
    balkon. Żadna sala w Prypeci nie była tak wielka. Publiczność już siedzi. Czeka, aż zgasną światła.

# O05
event-o05 = Sejf na przyrządy
event-o05-1 =
    Sejf jest wielki jak szafa, malowany na szpitalną zieleń tyle razy, że z zawiasów zrobiły się miękkie
    gule. Podziałkę na pokrętle spiłowano. Przed nim, na złożonej serwetce, stoi talerz kaszy gryczanej, a
    łyżka leży gotowa, trzonkiem do sejfu.
event-o05-1-pick-1 = Żelazo w szparę, ciężar na żelazo.
event-o05-1-pick-2 = „Czekaj. Każde pokrętło gdzieś się wyciera. Daj zobaczyć”.
event-o05-1-pass-1 = Oś jest wytarta z jednej strony. Kręcisz w tę i drzwi z westchnieniem się otwierają.
event-o05-1-fail-1 = Sprężynowy rygiel strzela przez szparę i zamiast w rękę trafia w ekwipunek.
event-o05-2 =
    W środku nie ma półek, jest przejście o ścianach z manometrów. Wskazówki obracają się i zatrzymują na
    tobie. Jeden, niżej niż reszta, ma czerwone pole i wskazówka pełznie ku czerwieni, ilekroć coś sobie
    przypominasz.
event-o05-2-pass-1 = Powtarzasz cenę gwoździ w Wiosce, aż manometr zostaje z tyłu.
event-o05-2-fail-1 = Zastanawiasz się, po co ta czerwień, i przypominasz sobie wszystko.
event-o05-3 =
    W szufladach na końcu leżą koperty z wypłatą z dawno zniesionego ministerstwa, każda ostemplowana w tym
    miesiącu. Dozorcy mają swoje. Jedna jest wystawiona na Obiekt, a z pokwitowań widać, że pobiera ją co
    miesiąc, zawsze tym samym szerokim kciukiem. W odcisku nie ma linii. Bierzesz pieniądze dozorców, a grubą
    kopertę zostawiasz.

# O06
event-o06 = Krzywe światło
event-o06-1 =
    Rzutniki przezroczy świecą w poprzek hali i żaden promień nie jest prosty. Zwisają jak sznury na pranie
    nad kawałkiem podłogi, który szaleńcy ogrodzili nogami od krzeseł. W płotku jest przerwa po twojej stronie
    i druga po przeciwnej.
event-o06-2 =
    Za halą korytarz zakręca razem ze światłem, więc widzisz przed sobą czyjeś plecy. Naprawiany pasek jest
    twój. Plecy stają, kiedy stajesz. Potem głowa zaczyna się odwracać, choć twoja ani drgnie.
event-o06-2-pass-1 = Patrzysz na pięty, tylko na pięty, aż nie ma już pięt.
event-o06-2-fail-1 = Odwraca się i uciekasz. Z twarzą wszystko było w porządku.
event-o06-3 =
    Magazyn klisz oświetla jedna szczelina, a promień wędruje po regałach kocim krokiem. Gdzie się położy,
    lakier puchnie. Przy drzwiach wisi tabela bezpiecznych godzin, staranną ręką, obok zegara, którego cyfry
    biegną na odwrót.
event-o06-3-pass-1 = Odczytujesz tabelę w odbiciu menażki i przechodzisz w ciemnej minucie.
event-o06-3-fail-1 = Bierzesz tabelę dosłownie. Promień kładzie ci się na ramionach.
event-o06-4 =
    Klisze są szklane, owinięte w gazety, ułożone według dnia naświetlenia. Na wszystkich elektrownia, ze
    wzgórza. Na tych z lata przed pożarem sarkofag już stoi, szary, z rdzą ściekającą ze szwów. Fotograf
    zanotował obiektyw i pogodę. W rubryce „uwagi” prosi o przeniesienie.

# O07
event-o07 = Na antenę
event-o07-1 =
    Maszt wychodzi szybem przez skałę i dalej, w mgłę. Szczeble owinięto od zimna paskami prześcieradeł, każdy
    związany takim samym zgrabnym węzłem. Nad tobą ktoś schodzi po drabinie, głową w dół.
event-o07-1-pass-1 = Przerzucasz się na tył drabiny. Schodzi obok ciebie i życzy dobrego dnia.
event-o07-1-fail-1 =
    Nie zatrzymuje się dla ciebie. Droga w dół szybu idzie prędzej niż w górę, biodrem naprzód.
event-o07-2 =
    Platforma wisi pod siatkową czaszą, w której powietrze wrze bez gorąca. Krąży w nim skórzana rękawiczka,
    zawsze na wysokości twoich oczu. O poręcz opiera się zrywak do gruszek na długiej tyczce, z koszyczkiem
    przypalonym nie od gruszek.
event-o07-2-pick-1 = Artefakt do koszyczka. Wysunąć. Niech je.
event-o07-2-pick-2 = „Rękawiczka chodzi równo. Przejdę między okrążeniami”.
event-o07-2-pass-1 = Co jakiś czas rękawiczka leci dłuższą drogą. Nim wróci, stoisz po drugiej stronie.
event-o07-2-fail-1 = Rękawiczka jest przed czasem. Wrzenie muska ci plecy i zostawia smak monet.
event-o07-3 =
    Z wierzchołka patrzysz przez dziury we mgle. Martwe sosny stoją w łukach, jeden w drugim, w równych
    odstępach, aż do samej elektrowni. Od masztu długie żelazne ramię z przeciwwagą sięga w najbardziej
    zewnętrzny rząd. Czubek ma starty na cienko od tego, w czym spoczywa. Drży i przesuwa się dalej.

# O08
event-o08 = Strażnik dziennika
event-o08-1 =
    Bębny rejestratorów stoją alejkami, każdy obraca się pod swoim piórkiem, a gdzieś pośród nich ma biurko
    strażnik. Woła, którędy iść, cierpliwie, w jednostkach ciśnienia. W złych alejkach bębny owinięto folią,
    od której licznik warczy.
event-o08-1-pass-1 = Zwyżka to lewo, zniżka to prawo. Wychodzisz przy jego kałamarzu.
event-o08-1-fail-1 = Bierzesz zniżkę za zwyżkę i za długo stoisz wśród folii.
event-o08-2 =
    Zanim pokaże dziennik, musi cię wpisać, a do tego trzeba mu jednego uczynku, którym się nie chwalisz.
    Wieczorem przeczyta go do tuby przy łokciu. Drugi koniec wychodzi, jak sądzi, za piecem w Zajeździe.
event-o08-2-pick-1 = Daj mu prawdziwy. I tak się domyślają.
event-o08-2-pick-2 = „Nic takiego nie ma. Proszę pisać, mam czas”.
event-o08-2-pass-1 = Pyta do rana, po czym pisze „nic”, z małą, zawiedzioną kropką.
event-o08-2-fail-1 = Ostrzy ołówek i pyta znowu, aż opada ci głowa, a on zamyka księgę.
event-o08-3 =
    Dziennik jest przykuty do pulpitu w sąsiednim pokoju. Nad nim z sufitu zwisają na nitkach ołowiane
    ciężarki, bardzo ich wiele i bardzo są nieruchome. Strażnik zostaje w progu. Włożył na głowę rondel i
    wiąże go pod brodą.
event-o08-3-pass-1 = Jedną nitkę natarto sadzą. Klękasz i przechodzisz pod nią.
event-o08-3-fail-1 = Nitka łapie cię za kołnierz i ołów leci rząd za rzędem.
event-o08-4 =
    Każda emisja ma linijkę, a każda linijka przyczynę. Przyczyny są drobne. Kobieta w Poliśkem obiera jajko i
    odkłada. Szukasz nocy, która zabrała ci namiot: mężczyzna w Iwankowie kłamie w sprawie filiżanki. Nigdzie
    żadnej teorii. Przy każdej linijce strażnik wkleił bilet autobusowy. Pojechał tam i zapytał.

# O09
event-o09 = Poświata
event-o09-1 =
    Sala ekranowa świeci jeszcze po ostatniej emisji, zielenią mokrej sałaty, najmocniej w szparach podłogi.
    Nie da się jej obejść. Szaleńcy przebiegają truchtem, z głębokimi talerzami przyciśniętymi do piersi, i
    wolnego talerza nie mają.
event-o09-2 =
    Potem jest ciemno, ale zieleń została w oczach i mebluje pokój. Jest taboret. Są drzwi, potem troje drzwi
    i człowiek na ławce. Część z tego jest tu naprawdę.
event-o09-2-pass-1 = Mrugasz, aż fałszywe drzwi odpływają, i wybierasz te, które zostają.
event-o09-2-fail-1 = Przechodzisz przez człowieka na ławce, a on prosi o wybaczenie.
event-o09-3 =
    Ciemnia jest w kaflach po sufit. Na kaflach świecą odciski dłoni, parami, płasko, na tej wysokości, na
    której pcha dorosły, gdy drzwi nie chcą się otworzyć. Jaśnieją, kiedy podchodzisz. Jedna para po lewej
    dotrzymuje ci kroku.
event-o09-3-pass-1 = Chowasz własne dłonie do kieszeni i barkiem napierasz na drzwi.
event-o09-3-fail-1 = Przykładasz do jednej dłoń. Jest ciepła i odpycha.
event-o09-4 =
    Długi ekran zachował cień z każdej emisji: zmiana na służbie, siedmiu w kapeluszach, odbita raz za razem w
    coraz bledszej zieleni. Jest i ósmy. Na najstarszym odbiciu stoi przy drzwiach, później za taboretami. Na
    ostatnim siedzi. Przynieśli mu krzesło z poręczami.

# O10
event-o10 = Szaleńcy polują
event-o10-1 =
    W tunelu brzęczą pokrywki od garnków. Szaleńcy pędzą coś w twoją stronę, ławą, w gumowych fartuchach, bez
    pośpiechu, tak jak się zagania gęsi do domu. Zostawili w szeregu przerwę, którą ma ujść, i w tej przerwie
    stoisz ty.
event-o10-2 =
    Kiedy jest po wszystkim, otaczają cię i bardzo delikatnie zaczynają ubierać do następnej nagonki. Stary
    wiąże ci z tyłu fartuch na podwójną kokardę. „Idziesz po mojej lewej” – mówi. „Zawsze idziesz po mojej
    lewej”.
event-o10-2-pass-1 = Rozwiązujesz kokardę, przewieszasz mu fartuch przez ramię i idziesz w prawo.
event-o10-2-fail-1 = Bijesz w pokrywkę po jego lewej, aż ktoś ci ją odbiera. Jest inny dzień.
event-o10-3 =
    Na pniu rzeźnickim leży ich księga łowów. Każdą nagonkę narysowano jako plątaninę tropów, brązowym
    atramentem na tapecie, a ślady myśliwych i zwierzyny odbito tym samym korkiem. Wszystkie plątaniny kończą
    się w spiżarni, jedną linią.
event-o10-3-pass-1 = Jedna linia utyka, jak ten stary. Idziesz za nią do kotary z worka.
event-o10-3-fail-1 = Przewracasz kartki za jedną linią, aż zaczyna skręcać razem z tobą.
event-o10-4 =
    Mięsa w spiżarni nie ma. To, co wycięli z brzuchów, leży rzędami na gazetach. Naparstek. Naparstek
    zeszklony na brzegu i tak dalej, po trochu, aż do czegoś, co buczy i nie chce dotknąć papieru. Następny
    rząd zaczyna się od łyżki. Każde było kiedyś w czyjejś kuchni. Bierzesz to, co buczy.
