# Karty otoczenia Zaginionych terytoriów i to, co wydrukowano na kaflach (karty 00).

# L1, piwnica

side-l1-01a-cabinet = Szafa na broń
    .story = Stalowe drzwi z trzema zamkami, jeden jest nawiercony. Kto zaczął, tego odwołano: wiertarka została w
        dziurze, a na wiertarce termos.
side-l1-01a-cabinet-break = Wyłam (1 akcja przy zamurowanym schowku, głośno)
side-l1-01a-laundry = Zalana pralnia
    .story = Czarna woda po drugi stopień. Obraca się w niej coś bladego, tak jak obraca się koszula, i rękawy ma jak
        koszula. Łup leży tam pod wodą.
side-l1-01a-laundry-plug = Wyciągnij korek (1 akcja obok wody, głośno; wystarczą dwa razy)
side-l1-01b-laundry = Osuszona pralnia
    .story = Schodzi jednym długim łykiem. Na podłodze leży jedenaście koszul, zapiętych pod szyję, i to, co ktoś w
        pośpiechu wrzucił za nimi.
side-l1-01a-lamp = Lampa na czas
    .story = Czterdzieści sekund światła, potem nic, potem znów czterdzieści. W tych czterdziestu uczysz się celować. W
        tamtych uczysz się liczyć.
side-l1-01b-lamp = Lampa nie świeci
    .story = Przy trzecim pstryknięciu nie zapala się nic. W składzie węgla też coś liczyło.
side-l1-01b-lamp-bulb = Wkręć żarówkę (1 akcja w przejściu; 1 śruba do oprawki)

# L2, zima

side-l2-00a = Zimno
    .story = W chacie jest piec i piec jest ciepły. Wszędzie indziej zimno stoi jak ludzie, którym kazano zaczekać.
side-l2-01a-ice = Cienki lód
    .story = Pod stawem pali się lampa. Oświetla od spodu lód, pęknięcia, a od czasu do czasu dłoń, która przesuwa ją
        trochę na bok.
side-l2-01a-ice-cut = Wyrąb dziurę (1 akcja; druga wydobywa lampę)
side-l2-01b-ice = Otwarta woda
    .story = Pęka bez dźwięku; dźwięk przychodzi później, z drugiego brzegu. Lampy nie ma.
side-l2-01a-sledge = Zasypane sanie
    .story = Płozy w górze, a na końcu lejców rękawica z dłonią w środku. Dłoń nie puściła. To dobrze świadczy o ładunku.
side-l2-01a-sledge-dig = Kop (1 akcja; zmniejsza też dawkę promieniowania o 1; wystarczą dwa razy)
side-l2-01b-sledge = Sanie
    .story = Mąka, świece, skrzynka celowników do karabinów, których już nikt nie robi. Przewrócone na bok sanie zatrzymują
        wiatr i inne rzeczy.

# L3, oddział

side-l3-01a = Obchód lekarski
    .story = Dwa korytarze dalej skrzypią kółka. Na karcie w nogach każdego łóżka jest dzisiejsza data, a lekarstwa leżą w
        kolejności łóżek.
side-l3-01b = Obchód już tu jest
    .story = Lampy gasną jedna za drugą, grzecznie, od tamtego końca. Ktoś staje przy każdym łóżku. Ktoś zauważył, że jest
        was więcej niż łóżek.
side-l3-02a = Coś śpi
    .story = Łóżko cztery. Na trzy twoje oddechy bierze jeden i koc nigdzie na to nie pasuje. Na szafce nocnej leży to,
        czego inni pacjenci już nie potrzebują.
side-l3-02a-take = Weź to, co leży na łóżku (1 akcja, raz)
side-l3-02a-sheet = Naciągnij na to prześcieradło (1 akcja; skupienie)
side-l3-02b = Już nie śpi
    .story = Oddech ustaje. Przez chwilę to wszystko. Potem łóżko jest puste i jeszcze ciepłe, kiedy kładziesz na nim dłoń,
        a dłoni kłaść nie trzeba było.

# L4, jaskinia

side-l4-00a = Ciemność
    .story = Latarka pokazuje najbliższy kamień i nie spieszy się z tym. Dalej ciemność nie jest pusta, tylko prywatna.
side-l4-01a-stream = Podziemny strumień
    .story = Woda płynie tu pod górę. Nie spieszy się i jest bardzo silna, a co w nią wpadnie, też płynie nie w tę stronę;
        nikt jeszcze nie wrócił, żeby to opisać.
side-l4-01a-stream-rope = Przeciągnij linę (1 akcja; 2 śruby jako kotwy)
side-l4-01a-stream-wade = Przejdź w bród (1 akcja; 2 kości, 3 ★ wystarczą, żeby przejść)
side-l4-01b-stream = Drugi brzeg
    .story = Ktoś już tu doszedł, rozpakował się i pościelił. Plecaki stoją w rzędzie pod ścianą, najlżejszy pierwszy.
side-l4-01a-bones = Stos kości
    .story = Ułożone według długości. Ktoś miał cierpliwość i oko; drobne leżą w filiżankach.
side-l4-01a-bones-search = Przeszukaj kości (1 akcja, łącznie trzy razy)
side-l4-01b-bones = Stos się rusza
    .story = Bierzesz akurat tę, o którą opierało się wszystko inne. To nie kości były ułożone. Ułożona była podłoga, przez
        to, co pod nią mieszka.
side-l4-01b-bones-skull = Weź czaszkę z monetami (1 akcja, raz)

# L5, sad

side-l5-00a = Nieruchome powietrze
    .story = Ani jednego listka. Licznik u paska tyka raz, rozmyśla się i wstrzymuje oddech razem z resztą.
side-l5-01a-windfall = Spady
    .story = Dojrzałe w każdym miesiącu. Nad trawą stoją w powietrzu osy; można między nimi przejść, jeśli uważać na
        skrzydła.
side-l5-01a-windfall-pick = Zbieraj (1 akcja; jedzenie i dawka promieniowania +2)
side-l5-01b-windfall = Drzewo puszcza
    .story = Z ostatnim owocem w twojej ręce osy ruszają. Wszystko spada naraz, a w środku jedna rzecz, która nigdy tu nie
        rosła.
side-l5-01a-gardener = Ogrodnik
    .story = Grabi ten sam metr kwadratowy, kiwa głową, grabi dalej. Lubi cichych ludzi. Na innych podnosi wzrok i za każdym
        razem patrzy trochę dłużej.
side-l5-01a-gardener-rake = Pomóż mu grabić (1 akcja na trawniku, każde z was raz: 3 PŻ, dawka promieniowania −3)
side-l5-01a-gardener-key = Poproś o klucz do szopy (1 akcja na trawniku, raz)
side-l5-01b-gardener = Zamyka bramę
    .story = Grabie stoją oparte o drzewo. Bierze was pod łokieć, jedno po drugim, tak jak się odprowadza gości, a za wami
        jest żywopłot, i to bardzo stary żywopłot.

# L6, ruiny

side-l6-01a = Pył
    .story = Pył, przerwa, znowu pył. Można by według tego nastawić zegarek. Lepiej nie zostawać, aż będzie chodził dobrze.
side-l6-01b = Zawalenie
    .story = Najpierw zmienia się światło, a potem tam, dokąd idziesz, jest dach. Wyrwy już nie ma. Nad kolumnadą został
        kawałek nieba, z krawędziami.
side-l6-02a = Belka i sejf
    .story = Dębowa belka runęła na oboje drzwi i na róg zielonych, stalowych, z mosiężnym okiem. Podniosą ją dwie osoby
        albo jedna dwa razy.
side-l6-02a-lift = Podnieś belkę (1 akcja przy niej albo po drugiej stronie zablokowanych drzwi; wystarczą dwa razy)
side-l6-02b = Sejf
    .story = Mosiężne oko patrzy na ciebie, kiedy nasłuchujesz pokrętła. Za nim leżą czyjeś oszczędności, zawinięte w czyjś
        testament.
side-l6-02b-safe = Otwórz sejf (1 akcja, raz; 3 kości, otwiera 5 ★, inaczej jest głośno)
