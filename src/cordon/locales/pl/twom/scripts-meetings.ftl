# Residents who are met, and met again. { $them } is the name of a person of the party, { $place_locative } where it happens.

## N01 Stray cat

script-2580 = Kotka z listem
script-2580-letter =
    Kotka miała list. Był przywiązany wstążką do obroży i zaadresowany: „Do tego, do kogo teraz pójdzie”. Usiedliśmy z
    nim na schodach. „Rybę je bez głowy. Boi się fartuchów. Lubi, żeby jej mówić dobranoc. Nie wypuściłam jej przez
    pomyłkę, chcę, żebyście to wiedzieli, wypuściłam ją umyślnie, bo w czwartek nie będę już mogła otwierać puszek”. Był
    i adres. Za rzeką.
script-2580-choose-answer = „Dopiszmy pod spodem. I przywiążmy z powrotem”.
script-2580-choose-keep = „To dobranoc, kotku. Chodź z nami albo nie”.
script-2580-answer =
    „Dotarła – dopisaliśmy. – Ryby nie ma, ale fartuchów też nie”. Kotka dała to sobie przywiązać, wyszła oknem, po
    gzymsie, a potem po poręczy zerwanego mostu; długo było ją widać dzięki wstążce.
script-2580-keep =
    Powiedziano jej dobranoc, więc się położyła. Kiedy wracaliśmy z torbami, ciągle tam leżała, na stopniu, szeroka
    dokładnie jak stopień.

script-2581 = Zza rzeki
script-2581-reply =
    To była kotka ze wstążką. Szła prosto do nas przez otwarte podwórze. Kartka na szyi była świeża. „Tak się cieszę –
    było napisane. – Przesunęli mnie bliżej okna. Dwa razy widziałam ją na moście. Gdybyście mogli zrobić wstążkę trochę
    czerwieńszą”. Pismo zaczynało zjeżdżać w dół.
script-2581-choose-red = „Czerwone. Musimy mieć coś czerwonego”.
script-2581-choose-plain = „Napisz, że nie mamy. Napisz, że jest zdrowa”.
script-2581-red =
    Ufarbowano ją na miejscu, czym się dało. Kotka się otrząsnęła i wyglądała, nie wiadomo czemu, bardzo młodo.
    Staliśmy, póki nie przeszła mostu. Na drugim końcu, w oknie, poruszyło się coś białego; mogła to być firanka.
script-2581-plain =
    Napisaliśmy. Zaniosła to, nisko przy ziemi, ze względu na wiatr.

## N02 Family in hiding

script-2582 = Lekcje
script-2582-school =
    Za walizkami odbywała się szkoła. Były cztery ławki z szuflad, a w nich ojciec, matka, babcia i człowiek, który do
    nikogo nie należał; nauczycielką była dziewięcioletnia dziewczynka, ze wskaźnikiem. Uzgodnili, że tak jest
    najsprawiedliwiej, tylko ona nie skończyła. Przerabiała rzeki. Nie przerwała z naszego powodu. „Proszę usiąść z
    tyłu – powiedziała. – Spóźnieni. Stolica Peru?”
script-2582-choose-lima = „Lima, proszę pani”.
script-2582-choose-bags = „Mniejsza o Peru. Pokażcie szafkę”.
script-2582-lima =
    Była Lima. Pozwolono nam trzymać mapę. Pod koniec lekcji wystawiła stopnie i ojciec, który dostał dwóję, bardzo to
    przeżył.
script-2582-bags =
    Nikt nie podniósł ręki. Przez cały czas stała tam, ze wskaźnikiem na Amazonce, i wodziła za nami oczami; zostawiała
    nas po lekcjach.

script-2583 = Dwója z geografii
script-2583-again =
    Była to mała nauczycielka i z nią tylko ojciec. Mieli mapę, zwiniętą, i jedną szufladę. Reszta poszła przodem,
    powiedział nam i nad jej głową leciutko pokręcił swoją. Poprosił, żebyśmy go przepytali. Uczył się. Odsunęła się na
    bok, żeby nie wpływać.
script-2583-choose-test = „Dopływy Dunaju. Lewe”.
script-2583-choose-feed = „Najpierw coś zjedzcie, oboje”.
script-2583-choose-mark = „Niech mu pani da piątkę. Taki kawał przyszedł”.
script-2583-test =
    Znał wszystkie. Miał nawet o jeden za dużo i okazało się, że to ona go opuściła, a rację miał on. Tak się ucieszyła,
    że uderzyła go wskaźnikiem.
script-2583-feed =
    Jedli w ławce. Wytarła ją przedtem i jeszcze raz potem. „Możecie iść – powiedziała nam – zachowywaliście się bardzo
    cicho”.
script-2583-mark = Zastanawiała się dobrą minutę. „Pięć minus” – powiedziała.

## N03 Other scavengers

script-2584 = Lista
script-2584-list =
    Było ich dwoje i mogliśmy to być my: jedno z kaszlem, drugie z listą. Porównano ich listę i naszą. Była ta sama:
    gwoździe, coś słodkiego, pasek. Byli z domu z zielonymi kafelkami. Przyszło nam do głowy, i widać było, że im też,
    że nikt się nigdy nie dowie, kto z nas wrócił do domu.
script-2584-choose-split = „My lewą stronę. Wy prawą. Spotykamy się tu”.
script-2584-choose-jump = „Jest ich dwoje i jedno kaszle”.
script-2584-split =
    Równo o drugiej byli. Znaleźli pasek, a my coś słodkiego. Położono to na parapecie między nami i przez chwilę każdy
    czekał, aż głodni będą tamci.
script-2584-jump = Wpadli na to samo. W tej samej sekundzie.
script-2584-won =
    Osoba z kaszlem siedziała na podłodze, nie mogła przestać i machała ręką, żebyśmy szli, szli. Na ich liście była
    linijka, której my nie mieliśmy: „na urodziny Iva”.
script-2584-ran =
    Nikt nie wygrał. Skończyło się tak, że wszyscy stali na różnych podestach i oddychali. „Jutro o tej samej porze?” –
    zawołał ktoś i nie było jasne, z której strony.

script-2585 = Dom z zielonymi kafelkami
script-2585-tiles =
    Był to ten z kaszlem, bez drugiego. Miał listę. Podał ją nam i zobaczyliśmy, że skreślono wszystko do ostatniego
    słowa. „Jest nas teraz za dużo na jedną parę rąk” – powiedział; chodziło mu o ręce. Czy nie zrobilibyśmy lewej
    strony i za siebie, i za niego? On popilnuje schodów. Zawsze może dać znać, powiedział, kaszlem.
script-2585-choose-both = „Obie strony. Na pół”.
script-2585-choose-alone = „Niech pan idzie do domu. Przyniesiemy”.
script-2585-both =
    Takiej warty nie było nigdy. Na każdy krok na schodach kaszlał w innej tonacji. Dzieliliśmy przy oknie, co do
    gwoździa.
script-2585-alone =
    Nie uwierzył. Przynieśliśmy mu, tej samej nocy, i przez szparę w drzwiach, z łańcuchem, widać było całkiem długi
    rząd dzieci, i że wszystkie kaszlą.

## N04 Drunk

script-2586 = Toasty
script-2586-toast =
    Wydawał kolację. Miał butelkę, jeden kieliszek i całe schody, a na każdym stopniu siedział ktoś, kogo widział.
    Przedstawił nas. To pan sędzia, to Lili. Mamy usiąść przy Lili. Chodził w górę i w dół, nalewał wszystkim, z
    serwetką na ramieniu, i nie uronił ani kropli, bo w butelce nic nie było.
script-2586-choose-sit = „Dobry wieczór, panie sędzio. Dobry wieczór, Lili”.
script-2586-choose-pass = „Nogi, panie sędzio”. Iść na górę.
script-2586-sit =
    To była dobra kolacja, z przemówieniami. Kiedy doszedł do nas, spoważniał, spojrzał w jedną stronę, w drugą i
    powiedział, że Lili ma coś, co chciałaby nam dać. Pierścionek był całkiem prawdziwy i zapisał go na jej rachunek.
script-2586-pass =
    „To była jej ręka!” – krzyknął za nami. Całą drogę na górę było słychać, jak przeprasza jednego gościa, potem
    drugiego.

## N05 Night trader

script-2587 = Na kredyt
script-2587-credit =
    Nocny handlarz poznał nas po kroku. Wtedy zapłaciliśmy, powiedział, co do okruszka; takich nie ma w mieście i
    trzech. Myślał o tym. Dla takich ma inną lampę. Uchylił lewą połę: było tam wszystko, antybiotyki i cała reszta, bez
    ceny. Bierze się, co potrzeba, a przynosi, kiedy się skończy.
script-2587-choose-take = „Jedno pudełko. Proszę zapisać datę”.
script-2587-choose-not_credit = „Żadnych kredytów. Może się nie skończyć”.
script-2587-take = Nie zapisał. „Tylko bym zgubił kartkę” – powiedział.
script-2587-not_credit =
    Opuścił połę. Widać było, że go to dotknęło i że ceni nas przez to wyżej; dorzucił papierosa, jak między firmami.

script-2588 = Rachunek
script-2588-bill =
    Przyszedł człowiek w sprawie rachunku. Nie handlarz. Przejął interes, powiedział, a długi należą do interesu. Za
    paskiem, gdzie inni mają ołówek, miał pistolet. Wzięliśmy pudełko. Z odsetkami cztery.
script-2588-choose-pay = „Proszę brać i powiedzieć, co się z nim stało”.
script-2588-choose-refuse_pay = „Jesteśmy winni jemu. Nie panu”.
script-2588-pay =
    „A, nic mu nie jest” – powiedział człowiek i po tym, jak to chował, z lewej, z prawej, poznaliśmy, że to ten sam
    płaszcz.
script-2588-refuse_pay = „Jego nie ma” – powiedział człowiek.
script-2588-won =
    Z lewej strony wszystko było na miejscu. Ktoś wszył pętelkę na każde pudełko. Wzięliśmy jedno; razem z tamtym dwa.
script-2588-ran = Ściągnął należność. Był zupełnie poprawny i wydał nam resztę.

## N06 Old couple

script-2589 = Dobry pokój
script-2589-room =
    Jeden pokój trzymali tak, jak był. Reszta mieszkania stała pod gołym niebem. Przeprowadził nas po deskach, zdjął
    buty i uchylił drzwi: dywan, lampa z frędzlami, zegar pod szkłem. Nie używali go. Wchodzili w niedziele, na godzinę,
    i siedzieli. „Można popatrzeć” – powiedziała. Była środa. Nie spuszczała oczu z naszych butów, a mąż z zegara, jakby
    mógł wybuchnąć.
script-2589-choose-look = „Buty z nóg. Tylko popatrzeć”.
script-2589-choose-burn = „Przecież tam jest sąg drewna”.
script-2589-look =
    Staliśmy na dywanie, w skarpetkach. Weszli za nami, bo ktoś musiał zabawiać gości; przesunęła serwetkę. Było bardzo
    cicho. Pachniało pastą do mebli i tym, że nie ma żadnego pośpiechu.
script-2589-burn =
    Wyszło przez drzwi w kawałkach. Zapytał, czy może zatrzymać szkło od zegara. Ona przez cały ten czas chodziła tam i
    z powrotem po deskach, z naręczem frędzli, i szukała, gdzie by je odłożyć.

script-2590 = W niedzielę
script-2590-sunday =
    Siedzieli na deskach. Była niedziela. W miejscu foteli ustawili dwie skrzynki i siedzieli tam, odświętnie ubrani,
    pod niebem, patrząc prosto przed siebie. „Proszę, proszę wejść” – powiedziała. Było szkło od zegara, do góry dnem.
    Było w nim trochę śniegu.
script-2590-choose-carpet = „Przynieśliśmy trochę z powrotem”.
script-2590-choose-leave = „Przepraszamy”. Wyjść tyłem.
script-2590-carpet =
    Była to jedna noga, od stołu. Stary obejrzał ją ze wszystkich stron. Postawił prosto na desce, tam gdzie by stała, i
    przewróciła się; postawił ją jeszcze raz.
script-2590-leave =
    „Tak wcześnie?” – zawołała. Odtąd te schody, obok jednych czy dwojga innych, były na naszej liście tych, którymi nie
    chodziliśmy.

## N07 Looters

script-2591 = Lekcja manier
script-2591-boys =
    Byli bardzo młodzi i było ich trzech. Mieli przed sobą jedną osobę, z torbą, i nie wiedzieli, jak to się robi.
    „Pieniądze albo” – powiedział pierwszy i się zaciął. Drugi miał nóż do chleba. Trzeci, może dwunastoletni, świecił
    im i ręka tak mu się trzęsła, że wszystkie cienie skakały.
script-2591-choose-shout = „A matka wie, gdzie jesteście?”
script-2591-choose-teach = „Stoisz za blisko. Patrz. O tak”.
script-2591-ran =
    To był właściwy głos. Nie było ich, upuścili nóż; a po chwili, piętro niżej, któryś powiedział: „Właściwie to nie
    wie. Proszę”.
script-2591-cut =
    Tego nie należało mówić. Twarz pierwszego zrobiła się całkiem stara. Wzięli torbę, a potem, od drzwi, mały wrócił i
    postawił światło, żeby było coś widać.
script-2591-teach =
    Pokazano im: jeden z tyłu, jeden na schodach i nigdy nie gadać. Przećwiczyli. Szybko łapali, podziękowali i
    powiedzieli dobranoc.

script-2592 = Pojętni uczniowie
script-2592-pupils =
    Jeden z tyłu, jeden na schodach. Nikt nie powiedział słowa. Było to zrobione tak dobrze, że mieliśmy ręce w górze,
    zanim ich poznaliśmy. Pierwszy poznał nas ten ze światłem. „To od nauki” – powiedział. Mieli już koce i buty, a
    niżej na schodach siedział człowiek z chustką przyciśniętą do głowy i obok niego torba, która nie była ich.
script-2592-choose-share = „To połowa dla nas. Czesne”.
script-2592-choose-stop = „Oddajcie mu torbę”.
script-2592-share =
    Dzielili uczciwie. Tego nauczyli się sami. Człowiek z chustką patrzył, jak bierzemy, i widać było, że uczy się na
    pamięć naszych twarzy, nie ich.
script-2592-stop =
    Było trochę szemrania. Ale oddali; byli jeszcze w wieku, w którym się to robi. Mały chciał wiedzieć, czy jest w
    takim razie sposób, żeby robić to bez tego. Odprowadziliśmy ich do domu. Nie było tam nikogo.

## N08 Wounded stranger

script-2593 = Nie ten mundur
script-2593-enemy =
    Miał nie ten mundur. Leżał w wannie, z zasłoną wokół nogi, i miał granat, który nam pokazał, gdybyśmy mieli jakieś
    wątpliwości. Nie chciał go używać. Trzymał łyżkę od wczoraj, a zawleczka wpadła do odpływu. Palce mu sztywniały. To
    był jego kłopot, dużo większy niż noga. { $present ->
        [one] Gdybyśmy tak przejęli
       *[other] Gdyby tak ktoś z nas przejął
    } go na chwilę, żeby mógł się przespać?
script-2593-choose-hold = „Dawaj. Powoli. Palec po palcu”.
script-2593-choose-wire = „Nie ruszaj się. Okręcimy go drutem”.
script-2593-choose-go = „Powodzenia”. Wyjść, w dół i szybko.
script-2593-held =
    { $them } { $them_gender ->
        [feminine] trzymała
       *[masculine] trzymał
    } go do czwartej. Robi się cięższy. Mężczyzna spał jak zabity, z otwartymi ustami; miał plomby, złote, dobra robota,
    stamtąd. Kiedy się obudził, przejął go skinieniem głowy. Był zobowiązany. Powiedział nam, gdzie ma karabin.
script-2593-dropped =
    Zawiodła zmiana. Był jeszcze czas dobiec do drzwi; { $them } { $them_gender ->
        [feminine] zużyła
       *[masculine] zużył
    } go na wepchnięcie granatu w odpływ.
script-2593-wire =
    Zrobiono to łańcuszkiem od spłuczki. Kiedy było już bezpiecznie, i tak nie mógł otworzyć dłoni i trzeba ją było
    głaskać, jak kota, od nadgarstka w dół. Płakał. Powiedział mnóstwo rzeczy w tym języku, o którym zawsze
    twierdziliśmy, że nie rozumiemy z niego ani słowa.
script-2593-go =
    „Oczywiście” – powiedział. Byliśmy trzy ulice dalej i szliśmy już całkiem powoli, kiedy zauważyliśmy, że liczymy.

script-2594 = Z drugiej strony
script-2594-officer =
    Było ich czterech, z oficerem, i chodziło o nasze torby, jak zawsze. Ale ten z tyłu miał laskę. Pochylił się i
    powiedział coś oficerowi do ucha. Było ciemno i widzieliśmy tylko błysk złotego zęba. Oficer przyjrzał się nam.
    Zdawał się myśleć, jak to ująć.
script-2594-after =
    „Was tu nie było – powiedział. – A to jest wasze, upuściliście”. Była to puszka, z ich orłem. Przepuścili nas. Kiedy
    mijaliśmy tego z laską, otworzył i zamknął palce jednej dłoni, żeby pokazać, jak dobrze chodzą.

## N09 Guard dog

script-2595 = Pies, który szczekał na nic
script-2595-dog =
    Szczekał na drzwi, jakby miał pęknąć. Na nas w ogóle nie zwracał uwagi. Robił to od tak dawna, że głosu już nie
    miał, został tylko rodzaj kaszlu; a za drzwiami ktoś w kółko, zupełnie spokojnie, mówił: „Dobry pies. Już dość.
    Dobry pies”.
script-2595-choose-open = „Jest tam zamknięty. Otwieramy drzwi”.
script-2595-choose-lead = „Najpierw odwołajmy psa”.
script-2595-open =
    Był to gajowy, siedział tam dwa dni z nogą zapadniętą w deskach. Pies rzucił się na niego i w połowie tego zasnął. W
    torbie miał zająca. Zającem był już od dłuższego czasu, ale była zima.
script-2595-lead =
    Nie rozumiał. Miał jedną myśl, a my staliśmy jej na drodze. Zanim go odciągnęliśmy, ten, kto do niego mówił,
    przestał.

## N10 Bandits, a pair

script-2596 = Znowu bracia
script-2596-brothers =
    Ten, który gwizdał, przerwał w połowie. Znali nas: z podwórza, z latarką, z nocy Ojcze nasz. Z pięciu zostało dwóch.
    Młodszy miał teraz bliznę, pewnie od nas. Nikt po nic nie sięgał. „To oni” – powiedział. Obaj byli tacy zmęczeni.
script-2596-choose-button = „Spadł do dołu. Byliśmy przy tym. To niczyja wina”.
script-2596-choose-stand = „Jeszcze raz? Czy idziemy wszyscy do domu?”
script-2596-button =
    Słuchał i poruszał wargami. Czy coś powiedział? Powiedział „trzymaj”, usłyszał. Zastanowili się nad tym. Cały on,
    powiedział starszy, żeby dawać rady.
script-2596-stand =
    Zostało to bez odpowiedzi. Worek zwisał między nimi. Po chwili starszy zaczął gwizdać i minęli nas tak blisko, że
    otarły się rękawy.

## N11 Bandits, a gang

script-2597 = Kurtka listonosza
script-2597-jacket =
    Ten z pistoletem, w kurtce listonosza, miał też torbę, i to pełną. Wysypał ją na podłogę, kiedy jego ludzie nas
    trzymali, żeby zrobić miejsce. Listy. Nigdy ich nie wyrzucił; nie wiedział czemu. Nie umiał czytać. Na jednym była
    nasza ulica. Podniósł go i obracał. „Co tu jest?” – zapytał.
script-2597-choose-true_letter = „To od matki. Pisze, że dach gotowy i że czeka”.
script-2597-choose-false_letter = „Pisze, że kto obrabuje okaziciela, straci oczy”.
script-2597-true_letter =
    Kazał sobie przeczytać dwa razy. Zapytał, czy jest tego więcej. Więc siedzieliśmy na schodach, z bandą wokół, i
    czytaliśmy; i dopiero kiedy komuś przypomniało się, po co tu są, poszło dalej jak zwykle, ale z mniejszym sercem.
script-2597-scared =
    Oddał nam list, dwoma palcami. Jeden z jego ludzi już się przeżegnał. Okazało się, że mają coś do załatwienia gdzie
    indziej.
script-2597-laughed =
    Śmiał się tak, że musiał trzymać się poręczy. Czytał całkiem dobrze. Chciał tylko zobaczyć, co z nas za jedni.

script-2598 = Roznosi pocztę
script-2598-post =
    „To ci od czytania” – powiedział ten w kurtce listonosza. Obsadzili schody, jak wtedy, i podwórze. Ale roznosił.
    Zaczęło się od żartu; potem przy jednych drzwiach kobieta padła przed nim na kolana. Zostało dziewiętnaście, których
    nie może rozczytać, przez to pismo. Gdybyśmy byli tak dobrzy. Potem możemy przejść.
script-2598-choose-read_all = „Dawajcie. I jakieś światło”.
script-2598-choose-price = „A co z tego mamy?”
script-2598-read_all =
    Dwa były do zmarłych i na te miał osobną kieszeń. Kiedy skończyliśmy, włożył czapkę. Miała znaczek, wypolerował go.
    Człowiek musi jakoś wyglądać, powiedział, bo nie otworzą.
script-2598-price =
    Wydawał się zawiedziony. Pogrzebał w kieszeni i rzucił coś na stopień. „Za znaczki” – powiedział. Nikt nas nie
    trzymał. Przez jakiś tydzień byliśmy jedynymi ludźmi w mieście, których szanował.

## N13 Sniper, N14 Deserters

script-2599 = W tynku
script-2599-rag =
    Ze ściany obok nas odskoczył tynk, i jeszcze raz, na dłoń dalej, i jeszcze; szło rządkiem, potem w dół, i zrobił się
    kształt. Był to klucz wiolinowy, mniej więcej. Potem ustało. Wstaliśmy. To dziwna rzecz iść przez otwarty plac,
    wyprostowanym, z torbami, w rytmie walca, kiedy ktoś patrzy na ciebie przez szkło.

script-2600 = Pory ciotki
script-2600-corporal =
    Mundury mieli na lewą stronę i chcieli wszystkiego; a potem jeden, z zabandażowaną głową, powiedział: „Czekajcie”.
    Podszedł blisko. Potarł nos o rękaw, z lewej. „W porządku – powiedział im. – To znajomi mojej ciotki”. Dano im do
    zrozumienia, że chodziło o pory.
script-2600-choose-together = „Dokąd pójdziecie? Jedliście?”
script-2600-choose-part = „Która droga jest wolna?”
script-2600-together =
    Po lodzie, powiedzieli, jeśli wytrzyma. Siedzieliśmy z nimi kwadrans, plecami do tej samej ściany. Wszyscy tak samo
    trzymali jedzenie: oburącz.
script-2600-part = Narysował nam. Na skrzyżowaniu umieścił figurkę z rozłożonymi rękami.

script-2601 = Czyjś kuzyn
script-2601-cousin =
    Dezerterów było dwóch i zanim zapytali o torby, zapytali o coś innego. Szukali trzeciego: kaprala, miał się ukryć u
    ciotki, na działce trzydzieści trzy. Czy tamtędy szliśmy? Znaleźli czapkę na kiju i nikogo pod nią. Jeden był jego
    kuzynem. Miał ten sam nos.
script-2601-choose-lie = „Nikogo nie widzieliśmy”.
script-2601-choose-say = „Zabrali go. Ktoś im powiedział”.
script-2601-lie = „Nie – powiedział kuzyn. – No nie, skąd”. O torbach zapomnieli.
script-2601-say = „Kto?” – zapytał. Za długo nie odpowiadaliśmy.
script-2601-won =
    Nie chcieli przestać, więc trzeba było. Kuzyn leżał na plecach z szeroko rozrzuconymi rękami.
script-2601-ran =
    W końcu pozwolili nam uciec. Konserwy chcieli za nami rzucić i rzucili, całą torbę, jak kamienie.
