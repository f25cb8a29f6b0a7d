# Skrypty Przetrwania w Zonie: script-11 to strona (jej tytuł i .text); script-11-1 to możliwość na niej, liczona przez
# cały skrypt, z tym, co z niej wynika (.told). Test ma wiersz dla gałęzi tam, gdzie coś dodaje: -pass i -fail, -then i
# -else albo wyrzucony symbol (od -p1 do -p4); drugi test skryptu kończy się na -2.

# Ostatni autobus

script-11 = Rozkaz
    .text = Na tarczy na twoim przegubie zostało do zmroku siedem kresek. Od szlabanu na drugim końcu słychać diesla,
        który zbyt długo chodzi na jałowym biegu i zaczyna kaszleć. W rozkazie są trzy skrzynki bezpieczników, jeden
        autobus i jeden kierowca, a przy nim, innym atramentem: Nie czeka. Masz go na kanale czwartym. Nuci.
script-11-1 = Każ mu zgasić światła
    .told = „Dla ciebie” – mówi i coś pstryka. Przy szlabanie robi się nagle ciemno, a kilka głów obraca się w złą
        stronę.
script-11-2 = Każ mu dodać gazu, żeby było słychać, gdzie stoi
    .told = Wciska pedał z prawdziwym uczuciem. Teraz wiesz dokładnie, gdzie jest autobus. Oni też.
script-11-3 = Nie odzywaj się na kanale

script-12 = Starsza tablica
    .text = Tablica odchyla się na zawiasie, o którym rozkaz nie wspomina. Za nią siedzi starsza, łupkowa, z cewkami z
        miedzi nawiniętej ręcznie; widać, gdzie ten, kto nawijał, zmęczył się i zmienił rękę. Od trzydziestu lat do
        niczego nie jest podłączona. Trzymasz przed nią dłoń. Jest ciepła.
script-12-pass = Schodzi z kołków jak jajko spod kury i pasuje.
script-12-fail = Iskra jest niebieska i całkiem mała. A potem siedzisz.

script-13 = Czarny bezpiecznik
    .text = Z uchwytu wychodzi czarna kość. Przed tobą inna ręka zamknęła przerwę gwoździem, a potem gwóźdź był
        potrzebny gdzie indziej. Po wewnętrznej stronie drzwiczek czyjś palec napisał w sadzy: Zadzwoń do Pawła.
        Numeru nie ma.
script-13-1 = Sięgnij za tablicę
script-13-2 = Zmostkuj to śrubami
    .told = Trzy śruby, jedna przy drugiej. Palce rękawicy miękną, a licznik gada przez cały czas. Wytrzyma, jeden
        raz.
script-13-3 = Zamknij skrzynkę
    .told = Wieszasz drzwiczki z powrotem na ich jedynej śrubce. Niech Pawło się martwi.

script-14 = Dwa długie dźwięki
    .text = Klakson, dwa razy, długo, a potem plaśnięcie dłonią o skaj. Kierowca idzie środkiem i bije w każde
        siedzenie, na którym nikogo nie ma, żebyście słyszeli za wzgórzem, ile to jest. Tylna ława dostaje cztery.
        Potem przerwa, w której patrzy w niebo.
script-14-1 = Odpowiedz mu strzałem w powietrze
    .told = „No dobrze już, dobrze” – mówi kanał czwarty. Masz kupionych parę minut, a dolina słyszała, ile kosztują.
script-14-2 = Idź dalej

script-15 = Szlaban idzie w górę
    .text = Belka drży, zacina się, namyśla i idzie w górę, z gniazdem pliszki na końcu. Od wiosny nikt nic od silnika
        nie chciał i silnik to mówi; słyszą go trzy wsie. Pod tym wyciem rozróżniasz kierowcę, który bije brawo. Nie
        tylko on wstał z miejsca.

script-16 = Składane drzwi
    .text = Drzwi autobusu składają się z westchnieniem i znów rozkładają. Obiecał, że zrobi to jeden raz, żeby potem
        nikt nie mówił, że mu nie pokazano. Nad stopniem pali się lampka. Z tych, w których każdy wygląda na chorego, a
        oddałoby się wiele, żeby pod nią stać.

script-17 = Druga ręka
    .text = Palce masz czarne, a ramię wisi u ciebie jak pożyczone. W skrzynce coś jeszcze buczy, na jednej nucie, bez
        wyrzutu. Czujesz spalone włosy i rozglądasz się, czyje. Masz drugą rękę.
script-17-1 = Spróbuj drugą ręką
    .told = Tym razem owijasz ją czapką.
script-17-2 = Niech buczy
    .told = Zamykasz drzwiczki. Buczy jeszcze chwilę, a potem jakby dokądś poszło.

script-18 = Pocięty skaj
    .text = Siedzenia rozciął wzdłuż lamówki ktoś metodyczny, a wyściółka poszła do butów. Aż do posterunku nikt się
        nie odzywa. Kierowca idzie w lusterku wzdłuż rzędu, od twarzy do twarzy; porusza wargami i rachunek chyba się
        zgadza. Chciałby wiedzieć, czyja to krew na stopniu. Zanim zdążysz powiedzieć, podkręca radio. Grają do tańca.

script-19 = Tylne światła
    .text = Dwa czerwone światła, za zakrętem jedno, potem droga. Słychać, jak zmienia bieg. Na asfalcie, gdzie stał
        autobus, są plama oleju i konserwa wieprzowa, ustawiona równo na środku pasa, z kluczykiem na wieczku.
        Zapłacono mu za pełny kurs, a to uczciwy człowiek.

# Pompownia

script-21 = Zielona farba
    .text = Pod blaszanym dachem jest jedna izba, a w niej pompa wielka jak samochód, malowana na zielono przez kilka
        pokoleń. Drzwi są podrapane, i to od środka. W dole, gdzie ścieżka wychodzi z olszyny, dwa obozy wystawiły
        wiadra, każdy po swojej stronie, i patrzą w górę, na twój komin.
script-21-1 = Zanim zaczniesz, zabij okiennice
    .told = Bierzesz drzwi od szafki z narzędziami. Izba robi się ciemniejsza, mniejsza i lepsza.
script-21-2 = Uruchom ją od razu
    .told = Wieszasz kurtkę na manometrze i plujesz w dłonie.

script-22 = Nad wodą
    .text = Po wodzie stukanie młotka niesie się daleko, a wody jest tu sporo. Przy czwartym gwoździu przerywasz i
        słuchasz. Za osadnikiem coś też przerwało, o pół uderzenia po tobie. Piąty wbijasz nasadą dłoni.

script-23 = Kolor herbaty
    .text = Przy pierwszym ruchu z belek sypie się kurz. Przy drugim wylot wykasłuje żabę, żywą i obrażoną, a potem idzie
        woda, brunatna jak herbata, przez brzeg i do butów. Pachnie liśćmi. Pas ma w sobie pisk, jeden na każdy obrót, o
        takiej wysokości, która się niesie.
script-23-1 = Napij się
    .told = Smakuje monetami i październikiem. Pijesz, aż bolą zęby, a licznik mówi, co o tym sądzi.
script-23-2 = Podstaw ranę
    .told = Spływa czerwona, potem brunatna, potem taka, jak przyszła.
script-23-3 = Idź za piskiem i znajdź olej
    .told = To lewe łożysko. Na półce nad nim stoi słoik.

script-24 = Mniejsza rękawiczka
    .text = Rzucasz się na koło całym ciężarem i o mało przez nie nie przelatujesz. Obraca się jak wskazówka zegara.
        Wrzeciono nasmarowano w tym miesiącu i wytarto tam, gdzie by kapało; na obręczy jest odcisk rękawiczki,
        mniejszej niż twoja. Rura napełnia się i zaczyna tykać.
script-24-p1 = Za kołnierzem rury siedzi paczka w ceracie, związana przez kogoś o małych dłoniach.
script-24-p2 = Skrzynka pod rurą ma podwójne dno. Niezbyt podwójne.
script-24-p3 = Jedna śruba jest luźna. Bierzesz ją; koło sobie poradzi.
script-24-p4 = Właściciel rękawiczki nie odszedł daleko.

script-25 = Do połowy
    .text = W połowie zmienia się ton. Schodzi w podłogę, w nogi stołu, a kubki na półce ruszają ku krawędzi.
        Przykładasz oko do szpary w deskach. Nic się tam nie rusza. Wszystkie łby są podniesione.
script-25-then = Łożysko chodzi jak mleko. Kręcą uszami w tę i w tamtą i nie mogą się zgodzić.
script-25-else = Potem wraca pisk i mają już kierunek.
script-25-1 = Przymknij dopływ, aż stracą zainteresowanie
    .told = Przykręcasz zasilanie i wstrzymujesz oddech razem z nim. Odwracają się, jedno po drugim. Wskazówka trochę
        opada.
script-25-2 = Niech pracuje

script-26 = Gęsi smalec
    .text = To gęsi smalec, żółty jak masło. Na etykiecie, dziecięcymi wielkimi literami: DO POMPY NIE DO CHLEBA. W
        smalcu jest ślad palca, który etykietę przeczytał. Nabierasz trochę łuską i czekasz, aż wał się obróci.
script-26-pass = Pisk gaśnie w pół obrotu. Słyszysz własne uszy.
script-26-fail = Słoik się wyślizguje. Nie tłucze się. Dzwoni.

script-27 = Rury śpiewają
    .text = Teraz mają to rury, a od rur mają to ściany. Siedzi ci w zębach, akord z trzech dźwięków, prawie czysty, a
        wskazówka idzie w górę na twoich oczach. Daleko, przy ostatnim płocie, słupek, który wyglądał na słupek, opada na
        cztery łapy i rusza w stronę domu.

script-28 = Przelew
    .text = Idzie przez brzeg zbiornika jedną taflą, z księżycem w środku. Zakręcasz dopływ i w ciszy słychać ich w dole,
        po obu stronach ścieżki, jak biją łyżkami w wiadra, byle jak, a po chwili razem. Pod górę idzie jedna z kucharek z
        gęsią pod pachą. To dla tej drugiej. Chciałaby, żeby ktoś przy tym był, kiedy będzie ją wręczać.

script-29 = Coraz wolniej
    .text = Pas klaszcze, klaszcze, namyśla się, klaszcze. Potem słychać żaby. W dole stali przy wiadrach do zmroku. Teraz
        pierwszy w jednym rzędzie schyla się, podnosi tobołek i idą, ścieżką, byle dalej od ciebie; drugi rząd patrzy
        jakiś czas, a potem robi to samo, po swojej stronie.

# Co porwało stado

script-31 = Dzwonek cielęcia
    .text = Czterdzieści stanowisk i każda furtka otwarta od środka. Na stole paszowym przewodnicząca rozłożyła pieniądze
        w drobnych banknotach, na każdej kupce kamień. Liczy je raz dla ciebie i raz dla siebie. Potem zdejmuje z gwoździa
        dzwonek, mały, dla cielęcia, i kładzie przy ostatniej kupce, z dwoma palcami na sercu dzwonka.
script-31-1 = Weź dzwonek
    .told = Owiązuje ci serce chusteczką. „Jak zechcecie, żeby przyszło – mówi – to rozwiążcie”.
script-31-2 = Poproś o zaliczkę
    .told = Dostajesz kupkę spod najmniejszego kamienia. Zapisuje numer każdego banknotu.

script-32 = Cztery, potem dwie
    .text = Wzdłuż żywopłotu idą ślady czterech łap, głębsze z przodu. Przy luce koło koryta robią się z nich dwie. Tu
        stało wyprostowane, dość długo, z ciężarem na lewej, i patrzyło przez żerdź na podwórze. W dwóch miejscach mech na
        żerdzi jest starty, w odległości dobrych ramion.
script-32-1 = Zmierz krok karabinem
    .told = Dwa karabiny i dłoń. Powtarzasz to sobie, aż zostaje w głowie.
script-32-2 = Idź za tym parę kroków
    .told = Omijasz gałązki. To też je omijało.

script-33 = Uprząż
    .text = Krowia uprząż wisi na gałęzi, na wysokości oczu. Sprzączki są rozpięte, nie zerwane. Rzemienie leżą jeden na
        drugim, żeby się nie pogniotły, a skórę ktoś wytarł. Ludzka ręka nie zrobiłaby tego lepiej, więc szukasz śladów
        rąk.
script-33-then = W pętli kantara tkwi banknot. Jeden z tych, które masz od niej, a przecież jesteś tu pierwszy raz.
script-33-else = Jedna sprzączka ma śrubę zamiast bolca. Zabierasz ją.

script-34 = Spiżarnia
    .text = Wiszą w suszarni na drągu, a wiszą według wielkości: kury, koza, cielęta, potem krowy. Odstępy są równe.
        Między cielętami a krowami jeden hak jest pusty i zanim dobrze rozumiesz ten rząd, stoisz już pod nim. Dotyka
        twojej czapki.
script-34-1 = Odetnij je
    .told = To trwa i żadne nie spada cicho. Jeden udziec jest dość świeży, żeby go zjeść.
script-34-2 = Zostaw wszystko, jak jest, i czekaj po ciemku
    .told = Siedzisz pod ścianą, aż umiesz rozróżnić haki po skrzypieniu.
script-34-3 = Posyp podłogę prochem
    .told = Rozkręcasz granat nad czapką, bardzo powoli, i oddychasz ustami.

script-35 = Dzwonek przewodniczki
    .text = Wychodzi z olszyny i nie spieszy się; przystaje, żeby przepuścić kurę. Na szyi, na dobrym rzemieniu, ma
        dzwonek krowy przewodniczki i trzyma łeb tak, żeby milczał. Patrzy na was po kolei, aż znajduje tego, kto wydaje
        rozkazy. Wtedy pozwala dzwonkowi zadzwonić.
script-35-then = Przyszło przez spiżarnię. Jeden bok dymi, a tę nogę niesie tak, jak niesie się pełną filiżankę.

script-36 = Obcas bez gwoździa
    .text = Trop okrąża staw, biegnie rowem i przez przełaz. Po drugiej stronie idzie obok niego drugi, buty, a w lewym
        obcasie brakuje gwoździa. Podnosisz lewą stopę i patrzysz. To coś szło po twoich śladach, palce w palce, dość
        starannie, a błoto jeszcze się nie zamknęło.
script-36-p1 = Przy ostatnim śladzie coś leży w trawie, upuszczone ze zdziwienia. Nie twoje.
script-36-p2 = Stawiasz buty tam, gdzie ono stawiało łapy. Przez dwadzieścia kroków wiesz, czego chce.
script-36-p3 = Nad głową zrywa ci się sójka i opowiada wszystkim.
script-36-p4 = Sidła są takie, jakie stawiasz. Patrzyło, jak je wiążesz.

script-37 = Nitka
    .text = Od haka do haka idzie nitka na wysokości kolan, o ile to ma kolana. Przysypujesz ją plewami, aż nie da się
        jej znaleźć. A teraz trzeba ją znaleźć, żeby wyjść.

script-38 = Właściwa głowa
    .text = Kładziesz ją na stole paszowym. Przewodnicząca obchodzi ją dokoła, unosi wargę i długo ogląda zęby. Zaczyna
        wykładać banknoty. „Ile ich było?” – pyta. Jedno, mówisz. Kiwa głową i wykłada dalej. Kiedy na stole leży już
        więcej, niż było umówione, pyta jeszcze raz.

script-39 = Jeszcze jedna dziura
    .text = Rano w płocie jest nowa dziura. Inne są szerokie na krowę. Przewodnicząca staje przed tą i rozkłada ręce, żeby
        ją zmierzyć, a potem zbliża je trochę, i jeszcze trochę, aż są od siebie tak daleko jak ramiona człowieka.

# Szklane żniwa

script-41 = Słonecznik
    .text = Kupiec wyjął z samochodu akumulator, żeby mieć na czym siedzieć. Łuska słonecznik; łupiny wracają do torebki.
        Przed nim leżą trzy otwarte walizki, aksamit na ołowiu, z wgłębieniami różnej głębokości. Próbek nie bierze i
        lekcji nie udziela. „Do świtu” – mówi i pokazuje, gdzie to będzie, o dłoń na lewo od transformatora.
script-41-1 = Spytaj, co obiecał innym
    .told = „To samo. Tylko że oni przyszli stamtąd” – mówi i pluje łupiną w tamtą stronę, wyjątkowo.
script-41-2 = Poproś o zapasowe śruby
    .told = Przez cały czas trzyma nogi na puszce po herbatnikach. Przesuwa ją butem w twoją stronę.
script-41-3 = Poproś o pieniądze z góry
    .told = Pięćset, odliczone na dłoń. Ostatniego banknotu nie puszcza od razu.

script-42 = Do ucha
    .text = Wyjmuje go drewnianymi szczypcami i trzyma przy uchu. Przestaje żuć. Słucha do końca, czymkolwiek ten koniec
        jest, a opuszczając szczypce, patrzy na ciebie, jakby ten głos należał do ciebie. Chyba się zastanawia, czy ma się
        obrazić.
script-42-then = „Minus tamte pięćset” – mówi kupiec. Zachował kwitek.
script-42-else = Wyjmuje dla ciebie z płaszcza coś do zażywania po jedzeniu. Do czwartku się przyda, mówi.

script-43 = Przez dziurki od guzików
    .text = Po drugiej stronie pola, w drżącym powietrzu, postać prostuje plecy jak kobieta przy kopaniu kartofli.
        Rozchyla płaszcz, wkłada coś do środka i zapina guziki. Przez dziurki świeci dalej. Ona też cię widzi; stoi z
        dłonią płasko na piersi.
script-43-1 = Krzyknij cenę przez pole
    .told = Twój głos dochodzi do stodoły i wraca. Postać się odwraca.
script-43-2 = Niech poniosą to za ciebie

script-44 = Jak zęby
    .text = Detektor zaczyna szczękać jak zęby, a potem jak zęby kogoś, kto zaraz coś powie. Odwracasz go w lewo. Igła
        zostaje, gdzie była. Odwracasz go w prawo i zaczynasz rozumieć, że to nie igła szuka kamienia.
script-44-1 = Poczekaj, aż się uspokoi
    .told = W końcu się kładzie, tam, z cichym odgłosem. Można do niego dojść z zamkniętymi oczami.
script-44-2 = Złap go, póki patrzy gdzie indziej
    .told = Masz go, zanim się orientuje. Licznik u pasa nazywa to chciwością.

script-45 = Wszystkie trzy
    .text = Wszystkie trzy pola robią wydech. Widać to po trawie, od każdego rozchodzi się krąg, a gdzie kręgi się
        spotykają, powietrze ma kolory, jakie znasz tylko z gorączki. Z lewej wlatuje wróbel. Z prawej wylatuje odgłos
        wróbla.

script-46 = Dwa palce
    .text = Jakiś czas nic. Potem pod światło podnosi się ręka i pokazuje dwa palce. Mogą to być dwa tysiące albo dwa
        papierosy; chodzą tu parami i inne rzeczy, a do jednej z tych par należysz ty. Ręce się nie spieszy.
script-46-1 = Kiwnij głową
    .told = Pokazujesz połowę i kładziesz ją pod kamieniem. Ręka się namyśla i zamienia w kciuk.
script-46-2 = Pokręć głową
    .told = Palce się zamykają. Druga ręka przez cały ten czas trzyma broń.

script-47 = Na wagę
    .text = Kładzie to w trawie obiema rękami, jak śpiącego kota, i cofa się o trzy kroki. Ty robisz trzy do przodu. Twoje
        pieniądze ma na dłoni i waży je, w górę i w dół, patrząc obok ciebie. Chyba się zgadza. Dotyka czapki; są w niej
        dwie dziury, w jednej linii.

script-48 = Trzy waluty
    .text = Wieka opadają. Przy trzecim pola za tobą gasną, jak piec, gdy zamknąć szyber. Zapłatę dostajesz w trzech
        walutach i każdy banknot wolno ci obejrzeć pod światło. Wszystkie są prawdziwe; jednego z tych krajów już nie ma,
        ale są ludzie, mówi kupiec, którzy jeszcze z niego wydają resztę. Potem wrzuca akumulator pod maskę i samochód
        zapala od pierwszego razu.

script-49 = Kwadrat w trawie
    .text = Świt wstaje o dłoń na lewo od transformatora. Gdzie siedział na akumulatorze, trawa ma żółty kwadrat, bardzo
        dokładny, a obok leżą łupiny; pod koniec musiał się spieszyć. Na polach kwitnie dalej, dla żab.

# Spacer profesora

script-51 = Dziewięć wiosen
    .text = Ilarion przedstawia ci swoje przyrządy po imieniu, a wasze imiona zapomina, gdy je jeszcze wymawiacie. Dziewięć
        wiosen, zawsze te same trzy punkty i jeden zeszyt. Przez cały zeszyt idzie dziura, równa, i odtąd pisze dookoła
        niej. „Idziemy?” – mówi i rusza, a ty bierzesz go za ramiona i obracasz w drugą stronę.
script-51-1 = Weź jego plecak
    .told = Zauważa to dużo później. Bez plecaka robi nie więcej hałasu niż płaszcz.
script-51-2 = Daj mu kamizelkę
    .told = Zapina ją krzywo i znajduje w niej miejsce na linijkę.
script-51-3 = Powiedz mu, żeby nie zostawał w tyle

script-52 = Zła liczba
    .text = Trzymasz swój koniec taśmy. On odczytuje, stuka w szkiełko i odczytuje jeszcze raz. „To jest źle” – mówi i cała
        twarz mu jaśnieje. Obtańcowuje sondę raz dokoła, wciąż ze swoim końcem taśmy w ręce, tak że stoicie związani w
        kolanach, i tłumaczy twojej czapce, że odchylenie to prawie połowa.
script-52-1 = Spytaj, co to znaczy
    .told = O to nie pytał go nikt od zaprzeszłej wiosny. Musi do tego usiąść.
script-52-2 = Spytaj, czy to zabija
    .told = „Tutaj nie” – mówi i przesuwa wszystkich za rękaw o dwa kroki w lewo. Licznik zwalnia.

script-53 = Dwa punkty
    .text = Dwa punkty to już prosta. Rysuje ją linijką, na której ktoś siedział, przez sam trzeci punkt, a potem, skoro
        linijki zostało, kawałek dalej. Pochyla się nad tym, co tam leży. „Ach – mówi. – Więc to ono zjada kabel”. Mówi ci,
        jak jest długie, i pyta, czy pokazać słupki błędów.
script-53-1 = Daj mu skończyć szkic
    .told = Widać na nim, gdzie stawiać stopy. Każde z was dostaje coś do rzucania tam, gdzie nie.
script-53-2 = Idź

script-54 = Godzina
    .text = W rękawie ma dziurę. Przekłada przez nią palec, a potem znajduje drugą, którą to wyszło. Wyjmuje z kamizelki
        zegarek i zapisuje godzinę, co do sekundy. Dopiero wtedy przychodzi mu do głowy, żeby stanąć obok ciebie.

script-55 = Po kostki
    .text = Podwinął nogawki i stoi w tym jak w strumieniu. Powietrze opływa mu golenie jak woda słupek. Nuci dźwięk, który
        to wydaje, i poprawia się o włos w dół. Jedna skarpetka zaczyna się pruć i wełna idzie prosto w górę.
script-55-1 = Wyciągnij go za kołnierz
    .told = Puszcza jego i próbuje, jak smakujesz ty.
script-55-2 = Daj mu dziesięć sekund
    .told = Trzymasz go za pasek i nie spuszczasz oka z igły. Jeśli sonda stoi dość blisko, ma swoją liczbę.
script-55-3 = Odwróć wzrok
    .told = Gdy patrzysz znowu, jest na brzegu i wysypuje coś z buta. To, co wysypuje, dymi.

script-56 = Cztery minuty
    .text = Według tego, mówi, ziemia, na której siedzisz, jest od ciebie młodsza, o cztery minuty. Daje ci czas, żeby o tym
        pomyśleć. Czy to więc ty się spóźniasz, czy ziemia się spieszy, można odczytać z wykresu. Wykres jest w drugim
        zeszycie, a drugi zeszyt został w zaprzeszłym roku.
script-56-p1 = Ma rację i raz jest to na twoją korzyść.
script-56-p2 = Sznurujesz but, patrzysz w dół, a jest jeszcze niezasznurowany.
script-56-p3 = Zadrapanie na twojej dłoni nie całkiem się zdarzyło.
script-56-p4 = Krwawi ci warga. O żadnym ciosie nic nie wiesz.

script-57 = Twój własny zegarek
    .text = Patrzysz na zegarek, żeby mieć coś przeciw niemu. Nastawiony dziś rano według zegara w obozie, są na to
        świadkowie. Zgadza się z nim.

script-58 = Z powodu tych minut
    .text = Podaje rękę wszystkim, a potem jeszcze raz, z powodu tych czterech minut. Samochód zabiera go z Klarą i Ottem na
        kolanach. Wieczorem w twoim plecaku znajduje się, przez pomyłkę, zeszyt, z dziurą i dziesięcioma wiosnami. Na
        ostatniej stronie wyliczył, ile wam jest winien, na osobę i kilometr, do trzeciego miejsca po przecinku. Pod spodem
        są wasze imiona, pisane ze słuchu.

script-59 = Zgadzają się
    .text = Przyrządy stoją, gdzie je postawił, i trzaskają dalej, jeden obok drugiego. Przez całe popołudnie słychać, że to
        kłótnia. Pod wieczór, pierwszy raz od dziewięciu lat, wychodzi im ta sama liczba.

# Martwa częstotliwość

script-61 = Twarze w górę
    .text = Stoją u stóp każdego masztu, ciasno, z twarzami w górę, a deszcz leje im się za kołnierze. Jak publiczność na
        pokazach lotniczych. Kiedy wiatr cichnie, prawie słychać to, co słyszą oni. Jeszcze chwila i będą to słowa, a ty
        pochylasz się już do przodu, żeby im pomóc.
script-61-1 = Zatkaj uszy woskiem
    .told = Ogarek idzie z rąk do rąk. Odtąd rozmawiacie brwiami, a kto prosi o magazynek, dostaje chleb.
script-61-2 = Naucz się rytmu
    .told = Długi, długi, krótki i coś jak przełknięcie. Przywódca już go ma i musi się namęczyć, żeby go znów wypchnąć z
        głowy.

script-62 = Gruby jak przegub
    .text = Gdzie kabel wchodzi w ziemię, jest gruby jak twój przegub i ma tętno. Jedną ręką trzymasz ładunek przy stali,
        drugą taśmę. Po jakimś czasie zauważasz, że dociskasz w przerwach.
script-62-1 = Przetnij też uziemienie
    .told = Pęka z dźwiękiem. Dokoła odwracają się od masztu plecami, jak ludzie, którzy zgubili wątek.
script-62-2 = Zawieś ładunek i idź

script-63 = Wzdłuż jednej linii
    .text = Ton podnosi się o grubość palca. Wszystkie twarze opadają naraz i obracają się, jak pole słoneczników, które się
        spieszy, wzdłuż jednej linii, a na końcu linii jesteście wy. Z trzcin wychodzą następni, mokrzy po pierś, zobaczyć,
        na co reszta patrzy.
script-63-then = Widzisz, jak otwierają usta. Dzięki woskowi na tym się kończy.
script-63-else = Wchodzi za oczy i się rozgląda.

script-64 = Wywołanie
    .text = Maszty mają teraz głos, a głos wylicza wasze pseudonimy, w kolejności, w jakiej je nadano. Jeden przekręca tak,
        jak robi to tylko ciotka tego stalkera. A pod stalą ręce zaczęły chodzić po zastrzałach w górę i w dół, cierpliwie,
        tak jak po ciemku szuka się kontaktu na ścianie.
script-64-1 = Odpowiedz
    .told = Przywódca wciska klawisz i podaje imię. Wszystkie hełmy w dolinie się obracają.
script-64-2 = Nie włączaj radia

script-65 = Jedna sekunda
    .text = Sekunda niczego. Potem idą maszty, tak blisko jeden po drugim, że słychać tylko wzgórza. Ton ustał, a w dziurze
        po nim jest dolina, której nie było słychać od roku: woda, kawał blachy, daleko pies, który zaczyna, nasłuchuje i nie
        może uwierzyć w swoje szczęście. Zapomina się, jak daleko niesie własny głos.

script-66 = Mokra farba
    .text = Farba jest mokra i taśma się po niej ślizga. Czemu po roku jest mokra, to pytanie na później; widać pociągnięcia
        pędzla, a nisko jeden włos z niego. Ładunek zsuwa się po zastrzale własnym ciężarem, w stronę gołego końca drutu.
script-66-pass = Zatrzymujesz go kolanem i tam zostaje.
script-66-fail = Zatrzymujesz go twarzą.

script-67 = Dziękuję
    .text = Dziękuje ci. Ma głos twojej matki, aż po to małe chrząknięcie, zanim o coś poprosi. Nie prosi. Mówi, że skoro już
        wie, gdzie jesteś, może innym powiedzieć, żeby się nie martwili. Pod masztami zdejmują ręce ze stali i przez chwilę
        patrzą na nic.

script-68 = Siadają
    .text = Najpierw siada jeden, na mokrej ziemi, a potem wszyscy, jak goście po długim weselu. Jeden rozsznurowuje but.
        Wychodzicie między nimi z podniesioną bronią i nikt nie strzela. Po stu metrach robi się to śmieszne i opuszczacie
        lufy. Za wami ktoś pyta, jaki dziś dzień, i kilku mu odpowiada, każdy inaczej.

script-69 = Przy dobrym wietrze
    .text = Bateria się kończy, a fala nie. Nocą słychać ją jeszcze po drugiej stronie grzbietu, jeśli powietrze tak stoi. Od
        waszej wizyty nauczyła się paru nowych słów. Są krótkie i na każde z was przypada jedno.

# Czerwone niebo w południe

script-71 = Wszystkie ptaki
    .text = Przez tyle czasu, ile trzeba, żeby to zauważyć, nie ma ptaków. Potem są wszystkie, nisko, w jedną stronę, i żaden
        się nie odzywa. Nad piwnicą jest nadproże z rokiem jeszcze za cara. Drzwi składają się z desek i dobrej woli; widać
        przez nie, kto z was stoi po drugiej stronie.
script-71-1 = Zaznacz zapasy na mapie
    .told = Pytasz w ostatnim domu. Wiedzą o jeszcze jednych i rysują ci je, razem z psem.
script-71-2 = Rozdziel to, co jest w ciężarówce
    .told = Śledzie, suchary i słoik, który miał być na chrzciny.
script-71-3 = Idź ostrzec tych, co tu mieszkają

script-72 = Wełna i blacha
    .text = Trzonkiem łyżki wpychasz w szpary wełnę i przybijasz na to blachę. Powoli robi się z tego pokój. Przeciąg, który
        cały dzień wchodził i wychodził jak ktoś z rodziny, stoi teraz na podwórzu. Masz lampę i filiżankę oliwy, i parę
        zawiasów, które będzie słychać w sąsiednim powiecie.
script-72-1 = Powieś lampę
    .told = Żółte światło. Macie z powrotem swoje twarze i ramiona opadają.
script-72-2 = Zostaw oliwę na zawiasy
    .told = Żeby zrobić to porządnie, zdejmujesz je. Gdy znów wiszą, zostają dwie śruby.

script-73 = Krawędź
    .text = Horyzont ma już krawędź, jakby ktoś nasuwał pokrywę. Przed nią biegnie wszystko: zające, psy, to, co psy
        zjadało, bok przy boku, nie patrząc na siebie. To największy pokój, jaki zdarzyło ci się widzieć. Większość idzie tutaj.
script-73-1 = Zarygluj wejście, niech drapią
    .told = Belka wpada w haki. Dobra belka; kto został na zewnątrz, będzie się musiał włamać jak reszta.
script-73-2 = Zostaw otwarte dla innych

script-74 = Dokąd idzie dym
    .text = Zapalasz zapałkę, czekasz, aż się dopali, gasisz i wszyscy patrzą na dym. Unosi się trochę. Tam staje i wisi,
        płaski, jak dłoń wyciągnięta, żeby było cicho. Dotąd nikt nie wiedział, jak głośno oddychacie.

script-75 = Czerwień
    .text = Czerwono jest tak daleko, jak cokolwiek jest, i nie ma w tym słońca. Prócz tej piwnicy nie ma już żadnych miejsc.
        Przez deski kładzie pasy na ścianie za wami. Na tej ścianie są też wasze cienie i leżą po niewłaściwej stronie.
script-75-then = Stara kobieta wstaje z krzesła i zawiesza chustę na tej jednej szparze, której nikt nie widział. On
    przyniósł zupę.

script-76 = Trzy, jeden, trzy
    .text = Pukanie, a raczej siedem: trzy, jedno, trzy, płaską dłonią, nisko na deskach. Grzecznie. Potem ktoś czeka i
        słychać, jak wygładza na sobie ubranie.
script-76-1 = Otwórz
    .told = Podnosisz belkę na szerokość dłoni i patrzysz najpierw na buty.
script-76-2 = Nie otwieraj
    .told = Powtarza się jeszcze dwa razy, w tej samej kolejności. Potem leżysz i słuchasz, jak nie puka.

script-77 = Dobra ściana
    .text = Dwoje starych siedzi na ławce przed domem w niedzielnych płaszczach, z walizką. Mają za sobą dziewięć takich i w
        waszej piwnicy, mówią ci, jedna ściana jest dobra, a inne tylko tak wyglądają. Ale jej nogi już nie dadzą rady, a on
        nie udźwignie jej i krzesła. Więc czekali, kto będzie przechodził.
script-77-1 = Zanieś ją tam na krześle
    .told = Siedzi bardzo prosto, jak panna młoda. Przez całą drogę mówi ci, gdzie stąpać.
script-77-2 = Powiedz, że nie ma czasu
    .told = „Nie, nie – mówi stary – biegnijcie”. Machają. Oglądasz się o jeden raz za dużo, zamiast patrzeć na ścieżkę.

script-78 = Zwykłe światło
    .text = Odsuwacie deski i jest zwyczajny dzień. Chodzą kury. Trzeba chwili, żeby zobaczyć, co tu zrobiono: każdy liść, na
        drzewach, w żywopłocie, w doniczkach na parapecie, patrzy na wschód. Jest czwarta po południu. Jeden czy drugi już
        zaczyna się odwracać, jakby ktoś wyszedł z pokoju.

script-79 = Siódmy stopień
    .text = Na schodach do piwnicy, na siódmym stopniu z dziewięciu, kurz zachował kształt człowieka leżącego twarzą w dół,
        z jedną ręką wyciągniętą ku deskom. Dłoń jest otwarta. Ludzie, którzy po latach używają piwnicy, przechodzą nad tym
        miejscem ze swoimi kartoflami i nie umieliby powiedzieć dlaczego.

# Troje w studni

script-80 = Ten, który pobiegł
    .text = Zatrzymuje się na osiemdziesięciu jeden i szepcze imię. Pobiegł pierwszy. To, co wyszło z ziemi, poszło za nim, bo
        to on się ruszał, i widziała, jak przechodziło, całkiem blisko; miało na grzbiecie trawę. Poszło tam i od tej pory nie jest
        głodne. Potem liczy dalej od osiemdziesięciu dwóch.

script-81 = Dziennik
    .text = Nauczycielka odczytuje ci listę, całą, razem z tymi, którzy siedzą w domu z katarem. Na tablecie pod jej pachą
        miga pięć nadajników. Niektóre nazwiska podkreśliła: to ci, których matki już dzwoniły. Gdy kończy, prosi cię o podpis
        za mapę.
script-81-1 = Spytaj, który nadajnik ruszył się ostatni
    .told = Odwraca tablet. W ciągu ostatniej godziny jeden przesunął się o szerokość pokoju, i z powrotem.
script-81-2 = Weź jej apteczkę
    .told = Ma naszytego misia z kieszenią na brzuchu. Wszystko, czego trzeba, jest w misiu.

script-82 = Sześćdziesiąt osiem
    .text = Dziewczyna siedzi oparta o koło. Kombinezon jest wypożyczony i zmieściłyby się w nim dwie takie. Dwa palce trzyma
        na przegubie i liczy puls na głos, surowo, żeby mu nie przyszło do głowy stanąć. Gdy otwierasz usta, podnosi drugą
        rękę. Nie teraz. Sześćdziesiąt osiem. Sześćdziesiąt dziewięć.
script-82-1 = Licz razem z nią
    .told = Ty bierzesz dziesiątki. Przy trzystu ma trochę kolorów, i ty też.
script-82-2 = Spytaj, gdzie są inni
script-82-3 = Bierz się do roboty

script-83 = Jak w broszurze
    .text = Chłopak sam założył sobie opaskę uciskową, z paska i linijki, jak w broszurze. Jak w broszurze napisał sobie na
        czole godzinę. Przed lustrem, więc jest na odwrót. Jest z tego wszystkiego strasznie dumny i prosi, żeby popatrzeć.
        Pasek jest zawiązany poniżej dziury.
script-83-pass = Zawiązujesz jeszcze raz, wyżej, i zostawiasz mu linijkę.
script-83-fail = Wrzeszczy, ledwo dotkniesz, i pasek zostaje ci w ręce.

script-84 = Gruba kość
    .text = Jest z nich najstarszy, ma może dwadzieścia lat. Ktoś z reszty ma jego wodę, ktoś jego kurtkę, a on teraz
        przeprasza cię za swoją wagę; w domu zawsze mówili, że to gruba kość. Obok leży karabin klasy. Na pasie ma taśmę z
        nazwiskiem, przyszytą drobnym ściegiem.
script-84-1 = Daj mu coś do jedzenia
    .told = Żuje, dziękuje i żuje. Krwawienie zwalnia, żeby posłuchać.
script-84-2 = Weź jego karabin
    .told = Karabin jest ćwiczebny i nie ma iglicy. Magazynek jest prawdziwy. I śruba, której używał jako breloczka.
script-84-3 = Powiedz mu, żeby się zamknął i trzymał

script-85 = Wstążka do włosów
    .text = To PDA na słupku od płotu, przywiązane wstążką do włosów, na kokardę. Na ekranie pisze, że ma się dobrze, i pyta,
        jak ty. O słupek opiera się plecak. Od plecaka prowadzi przez trawę ślad jak od sanek, a po dziewięciu krokach trawa
        znowu stoi.

script-86 = Zamiecione
    .text = Na środku polany leży nadajnik, ekranem w górę, na pełnej głośności. Blisko niego nie leży nic: ani liść, ani
        gałązka, na trzy kroki wokoło. Mech zaczesano w jedną stronę.
script-86-then = Widzisz ślady grzebienia i stajesz z jedną nogą w powietrzu.
script-86-else = Ręka już po niego sięga, gdy przychodzi pytanie, kto czesze las.

script-87 = Ptaszek
    .text = Przy nazwisku staje ptaszek, mały i równy. Nauczycielka chce ci odczytać następne i nie może; odsuwa dziennik od
        oczu, potem przysuwa. Na masce ciężarówki stoją termos i rząd emaliowanych kubków, po jednym na każde nazwisko.
script-87-1 = Przyjmij od niej herbatę
    .told = Połowa to cukier. Stoi przy was, aż każde opróżni kubek.
script-87-2 = Poproś, żeby zapaliła dużą lampę
    .told = Jest ze szkolnego przedstawienia i grała księżyc. Dłużej przy niej widzisz i dłużej widać ciebie.

script-88 = Kombinezony
    .text = W ciężarówce, pod kocem po brodę, ktoś pyta, kto zapłaci za kombinezony. Były tylko wypożyczone. Przez chwilę
        słychać sam silnik. „Zona – mówi nauczycielka i zamyka dziennik. – Poślę jej rachunek”. Potem wyjmuje torebkę
        suszonych jabłek, puszcza ją wzdłuż ławki i liczy, ile ubywa.

script-89 = Nadają dalej
    .text = Wszystko, co z nich zostało, jeszcze miga. Baterie to jedyna rzecz, na której szkoła nie oszczędzała. Ciężarówkę
        już zawrócono, taśmę zwinięto, a ona siedzi na krawężniku z tabletem na kolanach i osłania go dłonią od słońca, żeby
        lepiej ich widzieć.

# Sól, ołów i ropa

script-91 = Bank
    .text = Bank nie ma lady ani sejfu; to człowiek przy stole, jego księga, jego pies. Stempluje twoją pożyczkę, odwraca
        stronę tak, żeby widać było wiersz, w którym zapisano godzinę, i dmucha na atrament. Potem patrzy na psa. Pies nie
        wstaje. Unosi wargę i pokazuje ci, co jest po tej godzinie.
script-91-1 = Pożycz trochę więcej
    .told = „Zdarza się” – mówi. Wpisuje czterysta, a w wierszu niżej siedemset.
script-91-2 = Zostaw zastaw
    .told = Daje go psu do potrzymania.
script-91-3 = Podpisz

script-92 = Waga Ciotki Zoi
    .text = Zoja waży, zdejmuje kciuk, waży jeszcze raz i patrzy na ciebie z takim żalem, że o mało jej nie przepraszasz. Za
        nią jest półka z odważnikami. Na dziewięciu jest napisane: jeden kilogram, stoją w rzędzie, a rząd jest pochyły.
script-92-1 = Zapłać komplementami
    .told = Mówisz parę słów o wadze jej nieboszczyka męża. Dokłada sto pięćdziesiąt i nazywa to zaokrągleniem.
script-92-2 = Weź na kredyt
    .told = „Ależ oczywiście, kochanie”. Pędzel ma już w ręce.
script-92-3 = Zapłać

script-93 = Dwa wiersze
    .text = Hleb kładzie palec na tekturze. Cena jest tam skreślona, a obok napisana nowa. Przesuwa palec o wiersz niżej, żeby
        pokazać, skąd się wzięła. Jest tam nazwisko człowieka, który wolał starą. Skreślono je tym samym piórem.
script-93-1 = Daj mu magazynek
    .told = Ogląda go pod światło, chowa za koszulę i mokrym kciukiem ściera coś z ceny.
script-93-2 = Kiwnij głową

script-94 = Na co
    .text = Na cóż ta ropa? Opat pyta cicho; potem pyta znowu, i znowu, w coraz krótszych odstępach, jak licznik, gdy do
        czegoś podchodzisz. Za nim, wzdłuż ikonostasu, w dwóch rzędach stoją kanistry. Na każdym postawił świeczkę i miał dość
        rozumu, żeby ich nie zapalić.
script-94-p1 = „Dla żywych” – mówisz. Wciska ci kopertę, dla żywych.
script-94-p2 = Błogosławi kanister i zapomina go zapisać.
script-94-p3 = Kropi cię. To zimne i to nie sama woda.
script-94-p4 = „Pamiętajcie więc i o dachu” – mówi i podsuwa tacę.

script-95 = Ubezpieczenie
    .text = Na ladzie, wśród towaru, siedzi człowiek i macha nogami. Wziął do ręki słoik i czyta etykietę, z
        zainteresowaniem, od początku. Chciałby porozmawiać z wami o ubezpieczeniu. Od ognia, od kradzieży, mówi i obraca
        słoik. Od tego, że coś spadnie.
script-95-1 = Ubezpiecz się
    .told = Dostajesz pokwitowanie z numerem. Odstawia słoik tam, gdzie stał, albo o palec bliżej krawędzi.
script-95-2 = Omów to z nim kolbą
    .told = Nie kończy zdania. Kończy je za niego słoik, i to głośno.

script-96 = Ile waży torba
    .text = W torbie jest połowa długu. Monety zawinięte są w skarpetki, żeby nie gadały, a mimo to wieść was wyprzedza: przy
        trzecim domu chłopak na furtce mówi dzień dobry i mówi to do twojego ramienia, gdzie wrzyna się pasek. Potem zeskakuje
        i biegnie przez pole.
script-96-then = Za wami biegnie zdyszana dziewczynka z rachunkiem od Zoi.
script-96-then-2 = Dalej z rowu wychodzi człowiek i prosi o pokwitowanie. Odczytuje numer i wraca do rowu.

script-97 = Na ścianie
    .text = Twoje imię trafia na ścianę pod inne, pędzlem, i Zoja się przy nim stara. Niektóre imiona są podkreślone, niektóre
        przekreślone. Pytasz, jaka to różnica. „Jakiś tydzień” – mówi Zoja i przykrywa garnek z farbą.

script-98 = Dotykiem
    .text = Bank liczy opuszkami palców i cały czas patrzy w okno. Przy ostatnim banknocie się uśmiecha. Pod stołem ogon
        uderza o drewno, raz i drugi. „A co byście zrobili z dwa razy taką sumą?” – mówi bank i otwiera czystą stronę. Jest już
        ostemplowana.

script-99 = Inna strona
    .text = Głosu nie podnosi. Ślini palec i wraca na stronę blisko początku, która przez papier prześwituje na czerwono, i tam
        spada stempel. „No cóż” – mówi. Pies wstaje. Nie było widać, jak dużo go jest pod stołem.

# Skarbiec kasjera

script-100 = Do siedmiu
    .text = Z ciemności wychodzi twarz, a pod nią latarnia. Nie jest zła; piła i chce ci pokazać, co umie. Zna liczby do siedmiu
        w czterech językach i mówi je. W trzecim wymykają się dwie, które w żadnym języku nie stoją przed siódemką, i ręka
        leci do ust.
script-100-pass = Prosisz o ten trzeci jeszcze raz. Schlebia mu to.
script-100-fail = „Ty nie jesteś z kuchni” – mówi twarz.

script-101 = Dzień wypłaty
    .text = Dziś jest wypłata. W każdym oknie pali się lampa, jedna zielona. Z podwórza dochodzą akordeon, zapach cebuli, a co
        jakiś czas ryk ludzi, którzy przegrywają w karty cudze pieniądze. Kasjer, tak mówiono, śpi na drugim piętrze. Mierzysz
        dom wzrokiem od góry do dołu. Ma jedno.
script-101-1 = Przekup kucharza
    .told = Najpierw wyciera ręce. Potem woła dwóch, żeby powiedzieli, czy nie za mało soli.
script-101-2 = Odetnij światło na podwórzu
    .told = Tam wiwatują. Myślą, że to część wieczoru.
script-101-3 = Poczekaj, aż zaczną śpiewać
    .told = Zaczynają późno. Przy drugiej zwrotce wszyscy oddychacie w takt.

script-102 = Ten sam rok
    .text = Księgę prowadzi piękna ręka i wszystko się zgadza; sprawdzasz dwie kolumny, co do kopiejki. Tylko w ostatniej nie ma
        pieniędzy. Jest rok, wiersz po wierszu, przez całą stronę i następną, ciągle ten sam. Na okładce ktoś położył włos.
script-102-1 = Przepisz i odłóż
    .told = Włos kładziesz na końcu, mokrymi palcami.
script-102-2 = Wyrwij stronę
    .told = Za nią tkwi dwieście, jako zakładka. Papier jest głośniejszy, niż można by sądzić.

script-103 = Imieniny
    .text = Pod szufladą, tam, dokąd idzie ręka, która ma dość pisania, wyryto scyzorykiem imieniny: dzień i miesiąc, a dokoła
        wieniec. Znajdujesz je palcami, zanim przysuniesz lampę. Teraz liczba ma obie połowy. Pachnie śliwowicą.

script-104 = Po łokieć
    .text = Odwijasz mu mankiet i jest, na niebiesko, z przecinkiem. Podobno kiedyś ją zapodział i to miało pomóc. Powyżej są
        dwie starsze liczby, każda równo przekreślona. Zostawił sobie miejsce aż po łokieć.
script-104-then = Powtarzasz obie połowy pod nosem, jak wierszyk.
script-104-else = Jego klucz wisi na śrubie i bierzesz śrubę. Za tobą otworzyły się drzwi.

script-105 = Skrzynka z uchwytem
    .text = Brama obraca się własnym ciężarem, bez dźwięku; zbudowano ją dla ludzi, którzy przychodzą w dzień. W środku półki
        idą po sam sufit, z paczkami, futrami, cudzymi zegarami, wszystkie nakręcone i wszystkie chodzą dobrze. Na środku
        podłogi stoi kasetka z uchwytem.
script-105-1 = Weź kasetkę i nic więcej
    .told = Wychodzisz tyłem, po własnych śladach. Jeden zegar zaczyna bić i czekasz z nogą w powietrzu, aż skończy.
script-105-2 = Zgarnij z półek
    .told = Napełniasz wszystko, co ma kieszeń. Jeden z zegarów dzwoni ci pod płaszczem.

script-106 = Imię z okna
    .text = Nad głową otwiera się okno. Głos woła w dół imię, przyjaźnie, jak woła się kota. Czeka. Woła jeszcze raz i tym razem
        nie ma w tym nic przyjaznego. Imię nie jest twoje, ale od nikogo innego lepszej odpowiedzi nie dostaną.
script-106-1 = Odpowiedz jak po pijanemu
script-106-2 = Nic nie mów
    .told = Okno zostaje otwarte. Na dole ktoś odsuwa rygiel.

script-107 = Czerwona lampa
    .text = Zielona lampa gaśnie. Gdy znów się zapala, jest czerwona, a akordeon urywa w pół taktu. Na podwórzu patrzą sobie na
        ręce, żeby zobaczyć, w której szklanka, a w której broń. Potem przekładają. Za rogiem ktoś zamyka drzwi na klucz, dwa
        razy.

script-108 = Lista
    .text = W kasetce są trzy rodzaje pieniędzy, łyżeczka z chrztu i lista, pięknym pismem, wszystkich, którzy kiedykolwiek
        dostali swoją część. Czytasz ją w świetle reflektorów. Dwóch burmistrzów, przewoźnik, biskup, kucharz. Ostatnia strona
        ma u góry dzisiejszą datę, a pod nią wasze imiona. Sumy mniej więcej się zgadzają.

script-109 = Dzisiejsza
    .text = Zanim chleb wyjdzie z pieca, mają nową liczbę. Wiesz to od kucharza, który wszystko słyszy, i nic za to nie chce.
        Znów jest to data, mówi. Kasjer szukał takiej, którą na pewno zapamięta, i wziął dzisiejszą.

script-110 = Jedno zdanie
    .text = Masz jedno zdanie. Musi być w dobrej gwarze i bełkotliwe, ale nie za bardzo. I musi być o czymś, co człowiek mógłby
        tu robić o tej porze, nie bez powodu, plecami do domu.
script-110-pass = „Cebula” – mówisz z głębi serca. Słychać śmiech i zamykają się drzwi.
script-110-fail = W połowie zauważasz, że to zdanie z książki.

# Postacie

script-111 = Człowiek w pelerynie
    .text = Plecy zostają, jak były. Mokro ci do samej skóry, albo było, albo będzie; na jego ramionach leży
        kurz, z odciskiem liścia. Chciałby od ciebie dwóch rzeczy, mówi: jednej, bez której się obejdziesz, i jednej, bez
        której nie. Możesz wybrać, o którą poprosi.
script-111-1 = Daj mu coś do jedzenia
    .told = Wyciąga za plecami rękę, dłonią do góry.
script-111-2 = Powiedz mu, jak masz na imię
    .told = Powtarza za tobą, żeby się nie pomylić. Daleko w polu ktoś wymawia je jeszcze raz. To, co za nie dostajesz, leży u
        twoich stóp.
script-111-3 = Spytaj, na co czeka
script-111-4 = Idź dalej

script-112 = Ścieżka
    .text = Je jak ktoś, kto sobie przypomina: najpierw gryzienie, potem resztę. Gdy kończy, składa papier i pokazuje. Między
        dwiema ścianami, gdzie przed chwilą stał oparty twój karabin, jest przejście. Musi tam być od dawna. Rośnie w nim
        babka, a skrajem przejechał rower.
script-112-1 = Idź ścieżką
    .told = To dziewięć kroków. Według licznika to dużo dalej.
script-112-2 = Poproś, żeby zostawił przejście dla innych
    .told = Wzdycha i robi coś ze ścianą, a rękaw zasłania, więc nie widać jak.

script-113 = Kurtka bez numerów
    .text = Siedzi pod kominem z karabinem na kolanach, a karabin to najczystsza rzecz w okolicy. Trzeba mu, mówi, kurtki bez
        numerów albo drogi bez żadnego z jego kolegów. Nie jest wybredny. Jest tu od czterech dni i przeczytał gazetę ze
        ściany, aż do pieca.
script-113-1 = Daj mu pancerz
    .told = Wkłada go na swój, a potem, jak ktoś na plaży, zdejmuje swój spod spodu.
script-113-2 = Obiecaj mu miejsce w drodze powrotnej
    .told = Dajesz mu słowo. Ogląda je ze wszystkich stron.
script-113-3 = Odbierz mu karabin
    .told = Puszcza go łatwiej, niż można było myśleć. Odchodzi głośniej, niż można było liczyć.

script-114 = Głośniejsza strona
    .text = Widzi ich wcześniej niż wy. Można patrzeć, jak liczy: ilu ich jest, ilu was i kto za minutę będzie jeszcze
        prowadził rozmowę. Potem wstaje, przykłada dłoń do ust i woła do nich, po imieniu.

script-115 = Jego ostatni magazynek
    .text = Wyjmuje ostatni magazynek, wyciera go o kolano i daje ci, żeby było widać, że ci wierzy. Ma teraz bardzo czysty
        karabin i nic, co by do niego włożyć. Pyta, jakie to miejsce. Ucieszyłby się, gdyby przy oknie.

script-116 = Cembrowina
    .text = „Siedem – mówi studnia. – Sześć. Osiem. Pięć”. To cienki głos i zdążył ochrypnąć. Gdy twój cień pada na cembrowinę,
        milknie. Na wodzie są niebo i twoja własna głowa. Głowa trzyma palec na ustach. Ty obie ręce masz na kamieniu.
script-116-1 = Pomóż jej liczyć
script-116-2 = Wrzuć śrubę i słuchaj
    .told = Czekasz na plusk. Słyszysz chwyt, jedną ręką.
script-116-3 = Wycofaj się
    .told = „To oszukiwanie” – mówi, całkiem blisko ciebie.

script-117 = Cztery
    .text = „Cztery” – mówisz. Mech pod palcami jest ciepły. Mówisz to jeszcze raz, powoli, tak jak kiedyś mówiono tobie, z
        klepnięciem w kolano. W studni nie ma zupełnie nic; widać do samego dna. „Trzy” – mówi to nic.
script-117-p1 = Wiadro samo idzie w górę. Jest pełne, i nie wody.
script-117-p2 = Coś wylatuje przez cembrowinę, jak nagroda.
script-117-p3 = Liczycie razem, aż do jednego. Dziąsła smakują cyną.
script-117-p4 = „Dwa” – mówi twoim głosem.

script-118 = Koza
    .text = Koza stanęła. Wbija wszystkie cztery nogi i patrzy szparkami oczu na pusty kawałek ścieżki, żując. Tamara rozłożyła
        już chustę i usiadła, jakby uzgodniły to we dwie listownie. Kroi chleb o jedną kromkę więcej, niż was jest.
script-118-1 = Zaufaj kozie
    .told = Siadacie. Nad pustym kawałkiem ścieżki powietrze się wzdryga i też kładzie.
script-118-2 = Pociągnij za sznur
    .told = W końcu idzie. Przedtem przekazuje ci swoje zdanie, rogami.

script-119 = Czy to się liczy
    .text = Stanął na baczność, bo możesz być oficerem. Kazano mu trzymać ten kąt, aż ktoś go zmieni, a to było jeszcze przed
        śniegiem. Pozamiatał. Chciałby o coś zapytać, nieoficjalnie: czy to się liczy jako ucieczka, jeśli kazano uciekać?
script-119-1 = Powiedz, że się liczy
    .told = Przyjmuje to do wiadomości. „No to tak” – mówi, zarzuca karabin na ramię do góry nogami i idzie.
script-119-2 = Najpierw weź jego amunicję
    .told = Każe ci pokwitować. Bez niej chodzi jak ktoś, kto nie zakręcił gazu.

script-120 = Na deszcz
    .text = „Ja? Na deszcz”. Patrzysz oczywiście w górę: czyste niebo, a w nim jaskółki, bardzo wysoko. Gdy patrzysz znów w dół,
        na rękawie masz kroplę, a potem drugą. Na jego rękawie nie ma żadnej.

# Wydarzenia

script-121 = Spalony obóz
    .text = Głos ma hasło, stare; obóz, który go używał, spłonął dwie zimy temu. Podaje je poprawnie, z przerwą. Miewał tam
        wieczorną wartę i ten świszczący ząb można poznać wszędzie. Teraz czeka na odzew.
script-121-1 = Podaj odzew
    .told = Pada, zanim podejmujesz decyzję.
script-121-2 = Przełącz na drugie pasmo
    .told = Tu dwóch rozmawia o tym, kto gdzie leży w zasadzce. Nie mają pojęcia, kto jest na pierwszym.
script-121-3 = Wyrzuć odbiornik
    .told = Gada dalej do pokrzyw. W głowie masz bardzo jasno.

script-122 = Ostatnie słowo
    .text = Czy można prosić ostatnie słowo jeszcze raz? Nie całkiem dosłyszał. Otwierasz usta, żeby wyświadczyć mu tę
        grzeczność. Nic dotąd z nich nie wyszło, to prawie pewne, a słychać, jak zapisuje.
script-122-then = Gryziesz się w język. To boli, i boli w jednym miejscu, co jest pociechą.
script-122-else = Później okazuje się, że jest później.

script-123 = Dwanaście map
    .text = W teczce jest dwanaście map i na każdej ten jeden kilometr kwadratowy. Żadne dwie się nie zgadzają. Podpisał
        wszystkie. Na pierwszej droga idzie na lewo od wzgórza. Na trzeciej wzgórza nie ma. Leży tam, gdzie na siódmej
        narysował bezpieczne miejsce na odpoczynek, z małym czajnikiem.
script-123-1 = Weź najnowszą
    .told = Tusz zostaje na kciuku. Mapa wie o tych przy płocie.
script-123-2 = Weź najstarszą
script-123-3 = Przeszukaj ciało
    .told = Coś zachował dla siebie. Trzymał to obok czegoś, co tyka.

script-124 = Krzyżyk i godzina
    .text = Na najstarszej mapie postawiono krzyżyk tam, gdzie stoisz, a obok jest godzina. Papier jest brązowy, krzyżyk jeszcze
        brązowszy. Patrzysz na zegarek. To ma być za cztery minuty.
script-124-1 = Bądź tam
    .told = Stoisz na swoim krzyżyku i nie robisz tego cicho. Gdy nadchodzi ta minuta, to ty na nią czekasz.
script-124-2 = Bądź gdziekolwiek indziej
    .told = Idziesz na krawędziach stóp, jak gość, który wychodzi przed czasem.

script-125 = Trzy kubki
    .text = Herbata jest gorąca, a kłodę niedawno obrócono. Są dwa miejsca do siedzenia, na każdym złożony płaszcz, a na
        kamieniu między nimi trzy kubki. Wszystkie pełne. Kto nalewał, nie miał wątpliwości co do liczby.
script-125-1 = Zostaw coś gospodarzowi
    .told = Kładziesz to na kamieniu. W ciemności ktoś przenosi ciężar z nogi na nogę i odchodzi.
script-125-2 = Wypij trzeci kubek
    .told = Jest z trzech najsłodszy i do ostatniego łyku gorący.
script-125-3 = Zajrzyj w cień za ogniem
    .told = Na gałęzi wisi śruba na nitce i się kołysze. Bierzesz śrubę. Nitka kołysze się dalej.

script-126 = Moneta
    .text = Gdy herbaty już nie ma, w kubku zostaje moneta. Jej smak masz w ustach od dłuższej chwili. Wyławiasz ją i trzymasz
        przy ogniu, żeby zobaczyć, czyja jest na niej głowa.
script-126-p1 = To żeton do szafki. Siedzisz właśnie na szafce.
script-126-p2 = Dziesięć rubli w złocie, sprzed tamtej wojny.
script-126-p3 = Guzik.
script-126-p4 = Jest ciepła, i to nie od herbaty.

script-127 = Jutrzejsza poczta
    .text = Koperta dla waszego oddziału, zaadresowana na maszynie, która przy literze „r” skacze. Data jest jutrzejsza, stempel
        też. Kleju dano bardzo mało. Można by powiedzieć, że chce, żeby jej pomóc.
script-127-1 = Otwórz
    .told = Klapka puszcza bez dźwięku. W jakimś biurze trafia to teraz do formularza.
script-127-2 = Nie otwieraj
    .told = Chowasz ją pod koszulę. Zadziwiające, jak prosto chodzi się z listem.

script-128 = Po kolei
    .text = To lista tego, co się dzieje, po kolei, z numerami. Pierwsze dwa już się zdarzyły. Odhaczono je na czerwono, a na
        drugim haczyku tusz jest jeszcze mokry. Przy dwóch następnych jest na marginesie strzałka z grotem na obu końcach i
        znak zapytania.

# Karty przygotowania

script-131 = Tapeta
    .text = Ramię opada, jakby siadał starzec. Ściana na to pozwala, a dalej idzie ceglany pył i bardzo dużo tapety, warstwami,
        aż po róże. Za nimi jest pokój, do którego od dawna nikt nie zaglądał. Teraz to on wygląda.
script-131-p1 = Na stole, pod szklanym kloszem, jest to, dla czego go zamurowali.
script-131-p2 = Półki. Połowa tego, co na nich stało, leży na podłodze, a reszta jest twoja.
script-131-p3 = Jeszcze więcej tapety.
script-131-p4 = W najdalszym kącie kupa tynku siada.

script-132 = Inne powietrze
    .text = Plomba łamie się jak herbatnik. Potem puszcza guma i obok twojej twarzy wychodzi powietrze, które zamknięto daleko
        stąd: pasta do podłóg, pomarańcze, ciepły kurz z projektora. Licznik odchrząkuje.
script-132-1 = Wejdź od razu
    .told = Przez trzy kroki jesteś w szkole nad morzem. Potem to stalowa skrzynia, a w ustach masz metal.
script-132-2 = Niech chwilę postoi otwarty
    .told = Siedzisz na progu, aż pachnie tym, co tutaj.

script-133 = Czterdzieści krzeseł
    .text = Krzesła są składane i mają na oparciach numery, do 40. Za nimi stoi skrzynia, dla szkoły, z nazwą szkoły i trzema
        stemplami PILNE. Jest spakowana na dwóch tacach, górna dla pielęgniarki, dolna dla woźnego. Jedną można zabrać i mieć
        jeszcze wolną rękę.
script-133-1 = Weź lekarstwa
    .told = Jodyna, gaza, plastry z misiami. Trzymają się też większych dzieci.
script-133-2 = Weź narzędzia
    .told = Każde ma swoją skórzaną pętlę. Aż chce się coś naprawić.
