# Misja B1

mission-b1 = Światło dla Werbiwki
    .place = Podstacja pod Werbiwką
    .prologue = Werbiwka ma trzydzieścioro ludzi i jedną głęboką pompę, a pompa stoi. Płytkie studnie tykają. I tak z
        nich czerpią, trzymając wiadro na wyciągniętej ręce, jakby to coś dawało. Hwynt, mechanik, wypisał na odwrocie
        kalendarza, co trzeba na podstacji załączyć i w jakiej kolejności: przekaźnik, pole pierwsze, pole drugie,
        zasilanie. Powtarza to trzy razy. Poszedłby sam, ale na wiosnę psy ze wsi wstały z mat i odeszły, a ostatnio
        wracają. Brakuje też bezpiecznika. Jest w autobusie albo w stodole; miał go w ręce, mówi, kiedy usłyszał, że
        podłoga się rusza. A zasilanie ma dwa końce: jeden do wsi, drugi do bunkra handlarza, który płaci talonami. Hwynt
        nie mówi wam, który wybrać. Patrzy na pompę.
    .hints = Śruby na rozdzielnię i coś na wiele małych celów. Wyłączniki są głośne, a z powrotem na ulicę jest daleko.
    .objective = Załączcie przekaźnik, pole pierwsze i pole drugie, w tej kolejności, potem przestawcie zasilanie. Na
        koniec każdy stalker musi być na zewnątrz na ulicy Werbiwki. Jeśli stalker zginie, misja jest przegrana.

# Cel, linia po linii

goal-b1-fuse = Znajdźcie bezpiecznik, w autobusie albo w stodole
goal-b1-relay = Załączcie przekaźnik
goal-b1-bay-one = Załączcie pole pierwsze
goal-b1-bay-two = Włóżcie bezpiecznik w polu drugim
goal-b1-feeder = Przestawcie zasilanie
goal-b1-out = Wszyscy na ulicę Werbiwki

# Karty

side-b1-01a = Cztery wyłączniki
    .story = Pod czterema linijkami na liście Hwynta jest piąta, mniejsza: „O nic się nie opierać”.
side-b1-02a = Tam, gdzie go upuścił
    .story = Zamknięte. W kurzu na parapecie chodziło w tę i z powrotem coś z ogonem.
side-b1-02b-fuse = Bezpiecznik na podłodze
    .story = Stoi na środku podłogi, tak jak go postawił ktoś, kto miał zaraz wrócić. Porcelana, długa jak twoje
        przedramię. Naciągnął na nią skarpetkę.
side-b1-02b-nest = Gniazdo
    .story = Podłoga to gazety, pogryzione na drobno i usypane po kolana. Unosi się w dwóch miejscach naraz.
side-b1-03a = Przekaźnik
    .story = Szafa z szybą w drzwiach. W środku leżą czyjeś okulary, złożone.
side-b1-03a-close = Załącz (1 akcja)
side-b1-03b = Przekaźnik załączony
    .story = Wskazówka podnosi się z kołka. Dziennik pokazuje na tej linii drugie obciążenie, czterdzieści kilowatów, co
        noc, od jesieni. W rubryce „odbiorca” wpisano „na wzgórze”.
side-b1-04a = Pole pierwsze
    .story = Dźwignia chce obu rąk i całego twojego ciężaru, pod tabliczką, która zabrania używać jednego i drugiego.
side-b1-04a-close = Załącz (1 akcja, głośno; po przekaźniku)
side-b1-04b = Pole pierwsze załączone
    .story = Siada jak drzwi cerkwi, a po drugiej stronie doliny cichnie szczekanie.
side-b1-05a = Pole drugie
    .story = Dwie szczęki i nic między nimi. W przerwie wisi ćma i nie porusza skrzydłami.
side-b1-05a-set = Włóż bezpiecznik (1 akcja, głośno; bezpiecznik; Elektro się aktywuje)
side-b1-05b = Pole drugie załączone
    .story = Powietrze między rzędami robi się fioletowe, a potem się rozmyśla.
side-b1-06a = Zasilanie
    .story = Jeden przełącznik, dwie etykiety. Lewa jest emaliowana i mówi „Wieś”. Prawa to plaster, a na nim kwota.
side-b1-06a-hamlet = „Piją z tykających studni. W lewo”. (1 akcja)
side-b1-06a-bunker = „Talony trzymają się dłużej niż wdzięczność. W prawo”. (1 akcja; 800 K)
side-b1-06b = Sieć buczy
    .story = Za drzewami zapala się coś, co od roku było ciemne, gaśnie i zapala się znowu.
side-b1-07a = Bezpiecznik
    .story = Niesiesz go w skarpetce, tak jak się nosi cudzy miód.

# Wydarzenia

event-b1-i = Wieczorny chór
    .story = Najpierw żaby, potem słupy. Pod nimi idzie trzeci głos, niski i złożony z wielu, stamtąd, gdzie droga
        skręca. We wsi ktoś woła psa po imieniu. Pies nie przychodzi. Przestaje śpiewać.
event-b1-ii = Trop
    .story = Jeden stoi na dachu wiaty z nosem w górze. W południe była cebula. Widać, jak znajduje cebulę, a za cebulą
        ciebie. Podaje to dalej, bez dźwięku.
event-b1-iii = Pod deskami
    .story = Nagle deski mają pełno roboty, jakby deszcz padał od spodu. Klapa piwnicy unosi się na dłoń. Wychodzi z niej
        noga od krzesła, obgryziona w szpic, ktoś ją chwilę trzyma w górze i zabiera z powrotem.
event-b1-iv = Spadek napięcia
    .story = Twoja latarka robi się pomarańczowa, potem brązowa jak plama po herbacie. W przekaźnikowni wskazówki się
        kładą. Styk, który wymagał obu rąk, drży w szczękach; trzeba go pilnować albo zaklinować tym żelazem, jakie masz
        przy sobie.
event-b1-v = Sfora wraca do domu
    .story = Schodzą drogą z północy parami, jak na wycieczce. Pierwszy ma jeszcze obrożę z blaszką od weterynarza. Na
        skrzyżowaniu czekają i patrzą w lewo i w prawo. Ktoś musiał ich tego kiedyś nauczyć.
event-b1-vi = Przeskok
    .story = Między polami staje nitka światła i idzie od izolatora do izolatora, a farba schodzi z tabliczki wiórkami.
        Hwynt jest na radiu. „To był przedostatni”, mówi. „Mówiłem, że jest też ostatni?”
event-b1-vii = Ciemne okna
    .story = Na ulicy wystawili w oknach świece, żebyście znaleźli drogę. Jedną ktoś zabiera, potem następną. Kiedy wiatr
        cichnie, słychać pompę: jedno pstryknięcie na minutę, jak kołatek w belce.
event-b1-viii = Światło
    .story = Widać je z ulicy, jedna lampa, a potem rząd, i dopiero po chwili wiadomo, na czym wiszą. Stara kobieta liczy
        je pod nosem. Z drutów nad drogą kapie i każda kropla syczy.
event-b1-r = Lampy przy drodze
    .story = Werbiwka rozwiesiła przy drodze żarówki: na słupkach, na pługu, na przydrożnym krzyżu. Przewód jest od
        dzwonka i ciągnie się dwa kilometry. Wszystko, co ma tu oczy, na to patrzy. Obok takiej ilości światła leży sporo
        nowej ciemności i ty w niej jesteś.

# Epilog

epilogue-b1-success-hamlet =
    Pompa chodzi całą noc, bo nikt nie śmie jej wyłączyć. Napełniają bańki i wanny, i łódź. Hałyna szoruje podłogę w cerkwi,
    o co nikt jej nie prosił, a potem drogę przed cerkwią. Dostajecie dwa słoiki przewiązane ściereczką i zapłatę w
    wyprasowanych banknotach. Hwynt odprowadza was do ostatniego domu. „Czterdzieści kilowatów”, mówi. „Na wzgórze. Na
    wzgórzu nikogo nie ma”. Nad drzwiami sklepu wisi żarówka z osą w środku. Jest południe i w Werbiwce świecą wszystkie okna.
    .result = Werbiwka ma światło i wodę.
epilogue-b1-success-bunker =
    Sidorowicz ma teraz nad ladą lampę, z abażurem i frędzlami, i w jej świetle wyglądacie starzej. Płaci talonami, jeszcze
    ciepłymi od kieszeni, i dokłada wtyczkę, która do niczego nie pasuje. Od dziś może trzymać lepszy towar w suchym, mówi;
    wystarczy zapytać. Do domu idzie się przez Werbiwkę. Widzieli łunę nad Kordonem i poskładali to sobie. Od tykającej studni
    ktoś niesie dwa wiadra. Stawia je i czeka z czapką w ręku, aż przejdziecie.
    .result = Linia biegnie do bunkra handlarza.
epilogue-b1-failure =
    Hwynt bierze listę z powrotem i wygładza ją kantem dłoni. Albo jeden wyłącznik jest otwarty, a powinien być zamknięty,
    albo na odwrót; musiałby to zobaczyć. Tymczasem pogłębili studnię i teraz tyka głębiej. O zmierzchu psy podchodzą aż do
    rampy na mleko i siadają w półkolu, z przerwami tam, gdzie siedziały inne. Możecie iść jeszcze raz. Hwynt znalazł wam
    trochę więcej śrub.
    .result = W Werbiwce dalej jest ciemno.
epilogue-b1-given-up =
    W końcu wyciągają pompę w kawałkach i układają na trawie. Nikt nie wie, jak to złożyć. Hwynt siedzi między częściami w
    okularach i każdą wyciera do sucha. Do pierwszego śniegu odejdą dwie rodziny; jedna ma kuzyna za drutami, druga mówi, że
    ma. Sieć wciąż buczy aż do pola drugiego i tam się kończy. Coś na wzgórzu znalazło sobie inne gniazdko.
    .result = Nikt nie załączył linii.
