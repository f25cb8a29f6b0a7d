# A01
event-a01 = Śpiąca warta
event-a01-1 =
    Przy kracie śpi dwóch poborowych, krzesła odchylone, onuce schną nad lampą i cały korytarz pachnie
    przypaloną wełną. Klucz wisi bliższemu na szyi, na sznurowadle. Unosi się i opada z oddechem.
event-a01-1-pass-1 = Przecinasz sznurowadło na wydechu. Drapie się pod kołnierzem i śpi dalej.
event-a01-1-fail-1 = Zahaczasz rękawem o krzesło. Kolba znajduje twoje żebra, nim jej właściciel otwiera oczy.
event-a01-2 =
    Za kratą stoją dębowe szafy z kartoteką, mosiężne uchwyty wytarte do bladości. Nic nie jest ułożone według
    nazwisk ani lat. Szuflady opisano w gramach, a każda karta ma przy rogu dziurkę, nigdy całkiem w tym samym
    miejscu.
event-a01-2-pass-1 =
    Złożone według wagi i podniesione do żarówki karty zostawiają jedną dziurkę otwartą. Wskazuje półkę.
event-a01-2-fail-1 =
    Przy ostatniej szafie trzęsą ci się kolana, a karty dalej nic nie znaczą. Warta się budzi.
event-a01-3 =
    W teczce jest rozkaz ewakuacji Prypeci, kopia przez kalkę, kompletna, łącznie z tym, ile wolno wziąć
    jednej rodzinie. W jednym wierszu kancelista poprawił ołówkiem pogodę. Z tyłu zszyto kwity z zajezdni za
    ropę, ostemplowane i zapłacone. Datowane są na jesień przed pożarem.

# A02
event-a02 = Łapówka albo czołganie
event-a02-1 =
    Chorąży Hrycenko siedzi na skrzyni w poprzek włazu i obiera paznokciem jajko na twardo. Każdy okruch
    skorupki chowa do pudełka po zapałkach. Na lewo od niego w tę samą stronę biegnie kanał kablowy, na
    wysokość kolan, wysłany tłuczonymi izolatorami.
event-a02-1-pick-1 = „Na następny tuzin, towarzyszu Hrycenko”.
event-a02-1-pick-2 = Połóż się płasko i wejdź w kanał, póki żuje.
event-a02-1-pass-1 = Docierasz do drugiej kratki z kurzem w zębach. Za tobą stuka o skrzynię kolejnym jajkiem.
event-a02-1-fail-1 = Porcelana rozcina ci oba przedramiona, a potem czyjaś ręka wyciąga cię za buty.
event-a02-2 =
    W czytelni są zielone lampy, kilka się pali. Wszystkie krzesła odsunięte. Słychać przewracanie kartek,
    najpierw przy najdalszym stole, potem przy sąsiednim; idzie wzdłuż rzędu krokiem nauczyciela na egzaminie.
event-a02-2-pass-1 = Idziesz na ten dźwięk. Przechodzi przez ciebie i przewraca następną kartkę.
event-a02-2-fail-1 =
    Najbliższa kartka jest zapisana twoim pismem. Czytasz jedną linijkę i już szukasz schodów.
event-a02-3 =
    W długich korytach leżą rdzenie gleby, zalane parafiną, co metr tuszem opisana chorągiewka. Najpierw
    piasek, potem szary ił, według geologa nienaruszony od lodowca. Pod iłem, w każdym z rdzeni, na szerokość
    dłoni asfalt. Przez wosk ostatniego widać białą linię ze środka jezdni.

# A03
event-a03 = Krzywe regały
event-a03-1 =
    Stalowe regały zwaliły się w poprzek alejki, każdy oparty o następny. Ze szczytu wciąż zsuwa się papier,
    po jednym arkuszu. Wszystko trzyma podnóżek bibliotekarki, wbity pod najniższy słupek, na kółkach.
event-a03-1-pick-1 = Łom pod słupek i naprzyj.
event-a03-1-pick-2 = „Ciaśniej bywało. Ramieniem naprzód”.
event-a03-1-pass-1 =
    Regał unosi się na twoich plecach na szerokość palca i nim znów siądzie, jesteś po drugiej stronie.
event-a03-1-fail-1 = Na plecak spada półka. Coś w nim pęka, a szpary już nie ma.
event-a03-2 =
    Za rumowiskiem na szynach wiszą plany, przypięte klamerkami za rogi. Na każdym ten poziom archiwum i na
    każdym jedna ściana stoi gdzie indziej. Kreślarz był dokładny. Zaznaczył wiadra przeciwpożarowe i wiadra
    są tam, gdzie mówi.
event-a03-2-pass-1 = Jedna ściana jest na wszystkich arkuszach ta sama. Idziesz wzdłuż niej z dłonią na tynku.
event-a03-2-fail-1 =
    Ufasz nie temu arkuszowi, mierzysz krokami pokój bez czwartego kąta i kończysz w punkcie wyjścia.
event-a03-3 =
    Dzienniki geodetów, po jednym na każdy rok, odkąd stoi drut. Słupy są betonowe i nigdy nikt ich nie
    ruszał; co wiosnę brygada odkopuje im stopy, żeby się upewnić. Zmienia się odległość od słupa do słupa.
    Nikt nie przesuwa ogrodzenia. W środku jest więcej ziemi, niż było.

# A04
event-a04 = Korytarz z potykaczami
event-a04-1 =
    Korytarz jest zamieciony, jako jedyne miejsce tutaj. Na wysokości łydek widać żyłkę, bo osiadła na niej
    wilgoć. Będzie i druga, świeżo napięta, jeszcze sucha. Kto je zakładał, zostawił szpulę na hydrancie.
event-a04-1-pass-1 = Sucha jest na wysokości gardła. Przechodzisz między nimi na kolanach.
event-a04-1-fail-1 = Przestępujesz mokrą, prosto w suchą. Ze ściany wylatują papiaki; czołgasz się dalej.
event-a04-2 =
    Magazyn jest dla czytelników zamknięty, ale poczta pneumatyczna ma jeszcze ciśnienie. Twój rewers odjeżdża
    z kaszlnięciem. Po paru minutach kapsuła spada do koszyka, w środku twój rewers, ostemplowany: niewłaściwy
    druk. Druków jest cała szafa.
event-a04-2-pass-1 = Szary, bez podpisu. Kapsuła wraca z kluczem owiniętym w watę.
event-a04-2-fail-1 = Wypełniasz druki, aż łapie cię skurcz palców. Ostatnia kapsuła nie wraca.
event-a04-3 =
    Emisje mają swoje papiery. Po arkuszu na każdą, na druku, którym wojsko zamawia węgiel, z datą dostawy
    wpisaną na maszynie z góry. Zmienia się urząd, który zamawia. Kontrasygnata nigdy, tak samo odcinek na
    dole: odebrano w stanie nienaruszonym. Na najnowszym arkuszu odcinek jest pusty. Data z tego miesiąca.

# A05
event-a05 = Pijany sierżant
event-a05-1 =
    Sierżant Bondar zajmuje całą klatkę, bez jednego buta, i śpiewa do słoja kiszonych pomidorów. Chce bójki,
    mówi, albo nazwiska: kto wynosi naboje z magazynów Sztabu? Poręcz chyli się tam, gdzie on.
event-a05-1-pick-1 = „No to bójka. Odstaw słój”.
event-a05-1-pick-2 = Powiedz mu kto. Tamten dzielił z tobą kiedyś namiot.
event-a05-1-pass-1 = Sadzasz go między pomidorami. Trochę płacze i macha, że można iść.
event-a05-1-fail-1 = Zrzuca cię o piętro, ostrożnie schodzi za tobą i zrzuca o następne.
event-a05-2 =
    W alejce na dole jest jedna żarówka, na wyłączniku czasowym. Świeci jakieś czterdzieści uderzeń serca, a
    przycisk został przy drzwiach. Drabiny jeżdżą po szynach. W ostatnim świetle widzisz, że jedna ruszyła.
event-a05-2-pass-1 = Po ciemku słyszysz, jak kółka mijają twój rękaw, i wychodzisz za nimi.
event-a05-2-fail-1 = Do przycisku i znów do przycisku, aż palą cię łydki, a żarówka zdycha.
event-a05-3 =
    Filmy leżą w puszkach po herbatnikach, a spisem jest gazeta wokół każdej: ktoś przy pakowaniu rozwiązywał
    krzyżówkę i jedno z haseł podaje miejsce następnej puszki. Dwie litery w nim nie należą do żadnego
    alfabetu, jakiego uczą w szkole.
event-a05-3-pass-1 = Dziwne litery opuszczasz. Z reszty wychodzi półka i kolor puszki.
event-a05-3-fail-1 = Wymawiasz jedną z liter na głos. Dopiero po jakimś czasie możesz powiedzieć coś innego.
event-a05-4 =
    W puszce są klisze z dawkomierzy warty, wywoływane miesiąc po miesiącu. Żadna nie jest zaczerniona. Na
    każdej klatce jest obraz, chociaż dawkomierz nie ma obiektywu: stalowe drzwi u stóp schodów, zawsze z tego
    samego stopnia. Na najstarszej zamknięte. Na ostatniej uchylone na szerokość dłoni.

# A06
event-a06 = Martwe powietrze
event-a06-1 =
    Wentylatory stoją. Kurz wisi w sali tak, jak go wzbił ostatni gość: tunel na wysokość i szerokość
    człowieka, na przestrzał. Zapałka gaśnie na wysokości pasa. Do drugich drzwi jest cała długość sali.
event-a06-1-pass-1 = Broda wysoko, małe łyki przez kołnierz, bez pośpiechu. Za drzwiami czeka przeciąg.
event-a06-1-fail-1 = Biegniesz. Ściany zataczają koło i budzisz się już za drzwiami, z piachem na języku.
event-a06-2 =
    Drogę w dół zagradza winda towarowa, krata otwarta, platforma gdzieś u góry. Na dnie szybu leży oficerska
    czapka, płaska jak piernik. Lina drży. Na górze ktoś próbuje guzika za guzikiem.
event-a06-2-pass-1 = Lina na chwilę się luzuje. Przechodzisz przez szyb i platforma siada za tobą.
event-a06-2-fail-1 = Platforma zaczepia cię po drodze o bark i odrzuca z powrotem w alejkę.
event-a06-3 =
    Skarbiec otwiera słowo, ustawiane na kółkach z literami. Obok wisi kalendarz żytomierskiej fabryki obuwia,
    w każdym tygodniu jeden święty wykreślony. Pierwsze kółka wypolerowały palce. Ostatnie porosły kurzem.
event-a06-3-pass-1 = W jednym tygodniu nikt nie wykreślił świętej. Kółka siadają na jej imieniu.
event-a06-3-fail-1 = Kółka zacinają się na trzeciej literze. Słuchasz przy stali i odchodzisz.
event-a06-4 =
    Księga kwatermistrza. Pierwszego lata batalion górników zszedł kopać pod reaktorem i żaden wpis nie
    wyprowadza ich z powrotem. Racje wciąż spuszcza się do szybu, co czwartek. Przy każdej dostawie ten sam
    ptaszek: opakowania zwrócono. Rząd tych puszek stoi przy drzwiach. Są umyte.

# A07
event-a07 = Gniazdo z papieru
event-a07-1 =
    Coś podarło akta osobowe na paski szerokie jak słoma i wypchało tą słomą skarbiec, aż po zraszacze.
    Pachnie mokrą sierścią i klejem introligatorskim. Pośrodku jest dół, długi jak wanna. Słoma w nim powoli
    się prostuje.
event-a07-2 =
    Czego nie podarło, to posortowało. Pod ścianą leżą pliki związane jelitem. W jednym każda strona ma plamę;
    w następnym na każdej narysowana jest dłoń. Twoja teczka będzie tam, gdzie położyłby ją ktoś, kto nie umie
    czytać.
event-a07-2-pass-1 = Strony z rzekami. Teczka jest w środku pliku, całkiem sucha.
event-a07-2-fail-1 = Zaczynasz rozumieć jego powody i rozumiesz je dalej, aż wyczołgasz się na zewnątrz.
event-a07-3 =
    Sejf stoi na galerii, a galeria jest ogryziona od spodu. Z góry deski wyglądają zdrowo. Łyżeczka, którą
    ktoś upuścił, przeszła przez jedną do połowy i tak stoi.
event-a07-3-pass-1 = Idziesz po główkach gwoździ, tam gdzie są belki, i nigdzie ci się nie spieszy.
event-a07-3-fail-1 = Deska składa się jak wafel. Wisisz na jednym łokciu, a potem na niczym.
event-a07-4 =
    Akta komisji: gdzie budować elektrownię. Zbadano pięć miejsc, cztery były lepsze. Do piątego przypięto
    list gajowego jakiegoś hrabiego, pisownią sprzed rewolucji, o tropach, za którymi nie pójdzie. Narysował
    je w naturalnej wielkości. Dziś rano na twojej drodze były takie same. W poprzek listu przewodniczący
    napisał: tutaj.

# A08
event-a08 = Szyfrant
event-a08-1 =
    Rygiel kancelarii podłączono do maszyny szyfrującej. Tarcze malowano dawną farbą świecącą, która się
    łuszczy, i na krześle operatora wisi ołowiany fartuch. W tacce leżą dzisiejsze grupy, czekają, aż ktoś je
    nastawi.
event-a08-1-pass-1 = Przekręcasz ostatnią tarczę i rygiel cofa się z dźwiękiem odchrząknięcia.
event-a08-1-fail-1 = Palec śliniony przy kartkach świeci w ciemności; rygiel ani drgnie.
event-a08-2 =
    Szyfrant żyje. Jest bardzo stary, świeżo ogolony, pod kurtką munduru ma sweter i mówiąc, liniuje kolumny.
    „Zmiennik miał być w maju. Jest coś dla mnie? Zawsze coś przynosili. Jak nie, to proszę siadać: jedno
    czyta grupy, drugie sprawdza”.
event-a08-2-pick-1 = „Z magazynu, dziadku. Bez podpisu, to dla was”.
event-a08-2-pick-2 = Usiądź i czytaj mu.
event-a08-2-pass-1 = Czytasz, aż zaczyna kiwać się nad linijką, i wtedy obchodzisz biurko.
event-a08-2-fail-1 = Przestajesz czytać, a grupy lecą dalej, twoim głosem. Odsyła cię na odpoczynek.
event-a08-3 =
    „Idzie z ziemi, naszym własnym szyfrem, więc czytam” – mówi szyfrant. „Każda linijka to odpowiedź”. Z
    odpowiedzi odtworzył pytania. Te też ktoś nadaje i on wie skąd: z tego budynku, o piętro niżej niż
    najniższe. Potem odlicza ci do ręki miesięczny żołd i osusza pokwitowanie bibułą.

# A09
event-a09 = Zmiana warty
event-a09-1 =
    Na dolnych schodach zmienia się warta, jeden szereg w górę, drugi w dół, porucznik dotyka każdego hełmu
    ołówkiem. Za ostatnim jest jeszcze jedno miejsce. Nad szafkami biegnie kanał ogrzewania, a o świcie już
    ich nie będzie.
event-a09-1-good-1 = Porucznik o tobie słyszał. Przy liczeniu cię pomija i schodzisz tymi wszystkimi schodami równym krokiem.
event-a09-1-neutral-1 = Nikt na schodach cię nie zna, ani z dobrego, ani ze złego.
event-a09-1-bad-1 = Przy szafkach wisi twój portret, a pod kanałem siedzi wartownik. Zostaje szereg.
event-a09-1-pick-1 = Stań na końcu i trzymaj krok.
event-a09-1-pick-2 = „To do świtu. Spało się już gorzej niż w rurze”.
event-a09-1-pass-1 = Ołówek stuka w twój kaptur. Na nic, co trzyma krok, nikt nie patrzy dwa razy.
event-a09-1-fail-1 = Ostatni odwraca się poprosić o ogień i wali cię latarnią.
event-a09-1-pass-2 = Kto to rysował, znał cię tylko z opowieści. Ołówek stuka w twój kaptur i idzie dalej.
event-a09-1-fail-2 = Porucznik przykłada rysunek do twojej twarzy, a ostatni bierze zamach latarnią.
event-a09-2 =
    Dyżurka jest pusta na czas jednego papierosa. Klucze wiszą na tablicy, a za każdym namalowano na szaro
    jego cień, żeby było widać, gdy któregoś brak. Kilka cieni nie należy do żadnego klucza, jaki dałoby się
    wyciąć.
event-a09-2-pass-1 = Jeden klucz wisi na cudzym cieniu. Tylko on jest wytarty do połysku.
event-a09-2-fail-1 = Patrzysz na tablicę, aż jeden z malowanych cieni się zakołysze. Wychodzisz bez klucza.
event-a09-3 =
    Biała linia prowadzi wartę długą pochylnią w dół. Po jakimś czasie prowadzi w górę, chociaż po drodze nie
    było zakrętu. Buty zmiany dudnią przed tobą dokładnie w rytm twoich i łatwo byłoby pozwolić im iść za
    ciebie.
event-a09-3-pass-1 = Gubisz krok. Tamte buty się potykają, a drzwi są tuż przy łokciu.
event-a09-3-fail-1 = Maszerujesz, aż buty stają, przy schodach, którymi się tu wchodzi. Nóg już nie czujesz.
event-a09-4 =
    Grafik sięga wiele lat wstecz. Co wieczór schodzi dwunastu, pokwitowano. Co rano wychodzi trzynastu,
    pokwitowano. Trzynasty dostaje papiery i pokój w jakimś mieście za drutem; adresy są wszystkie. Dzisiejszy
    ekwipunek leży gotowy na ławce, prawie na twoją miarę, i bierzesz, co się przyda.

# A10
event-a10 = Zalany magazyn
event-a10-1 =
    Woda stoi po trzecią półkę, czarna, bez zmarszczki, karty katalogowe pływają po niej pismem do góry. Na
    dnie leżą wózki na książki, tam gdzie ich nie widać. Wzdłuż ściany ktoś wyższy od ciebie przeciągnął linę.
event-a10-1-pass-1 = Ręka za ręką po linie, broda wysoko, i buty trafiają na schody.
event-a10-1-fail-1 = Wózek odjeżdża spod stopy. Jego poręcz rozdziera ci łydkę i brniesz z powrotem na schody.
event-a10-2 =
    W następnej sali woda jest przejrzysta aż do kafelków. Stoją w niej małe białe ryby i wszystkie trzymają
    się lewej połowy, choć nic jej nie dzieli od prawej. Drzwi, o które chodzi, są po prawej.
event-a10-2-pass-1 = Idziesz naokoło, między rybami. Po drugiej stronie leży otwarta beczka.
event-a10-2-fail-1 = Brniesz na wprost. Dopiero przy drzwiach, zamkniętych, zauważasz beczkę.
event-a10-3 =
    Ostatnie drzwi są zatopione po nadproże i nie wiadomo, jak długie jest przejście za nimi. Przez wodę
    dochodzi stukanie w rurę, cierpliwe, czymś miękkim.
event-a10-3-pass-1 = Podciągasz się od półki do półki, pod stukaniem, aż twarz wychodzi na powietrze.
event-a10-3-fail-1 = Nabierasz tchu, nurkujesz i wracasz, aż brakuje sił na kolejną próbę.
event-a10-4 =
    Do ściany przykręcono łatę wodowskazową, a tynk obok pokrywają odczyty hydrografa. Woda ma tu przypływy.
    Obliczył, jakiego trzeba by do nich księżyca: mniejszego niż nasz i dużo niższego, dziewiętnaście dni na
    okrążenie. Na najwyższej półce, gdzie sucho, rozstawił sobie leżak, przodem do sufitu.
