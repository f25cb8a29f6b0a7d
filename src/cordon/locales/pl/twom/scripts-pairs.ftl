# Pairs of characters.

## Vuk and the others

script-2650 = Vuk i Mira na jednej linie
script-2650-rope =
    Vuk chciał rozebrać obluzowany komin, zanim spadnie komuś na głowę, a trzymać miała go Mira. Jesienią ważył sto
    dziesięć. Zmierzyła go wzrokiem, owinęła linę dwa razy wokół słupka poręczy i raz wokół własnego biodra i
    powiedziała, że proszę bardzo. Nie szedł. Stał na parapecie, plecami do przepaści, i szczegółowo objaśniał jej
    tarcie. „Vuk – powiedziała. – Trzymałam gorszych od ciebie. Trzymałam dentystów”.
script-2650-choose-now = „Idź, Vuk. Trzyma cię”.
script-2650-choose-leave = „Zostawcie komin. Dotąd stał”.
script-2650-now =
    Cegły zeszły na podwórze w dobrym porządku. Na ziemię nie patrzył, cały czas patrzył na węzeł. Kiedy był z powrotem
    w środku, podszedł i podał jej rękę. Odwiązać musiał ją on.
script-2650-leave =
    Spadł jeszcze tego wieczoru, przy kolacji, przez dwa sufity, a ktoś z nas akurat tam siedział. Mira nic nie
    powiedziała. Zwinęła linę.

script-2651 = Vuk i Sanja: sejf
script-2651-safe =
    Vuk przyniósł do domu na plecach sejf. Mały, ale sejf. Postawił go przed Sanją jak kot ptaka. Obeszła go, zastukała
    i powiedziała, że pusty. To słychać. Nie uwierzył. Pustego nikt nie zamyka na klucz, powiedział Vuk. Mógłby go sam
    otworzyć, w rogu podwórza, zostało mu jeszcze trochę czegoś z kamieniołomu.
script-2651-choose-blast = „Niech próbuje. Palce w uszy”.
script-2651-choose-pick = „Niech zrobi to Sanja. Minuta roboty”.
script-2651-choose-door = „Nie ruszać. Postawcie go pod drzwiami”.
script-2651-neat =
    Huknęło jak korek. W środku, owinięty w filc, żeby nie grzechotał, leżał damski zegarek; a Sanja poszła na górę i zamknęła za sobą drzwi.
script-2651-bang =
    Drzwiczki znalazły się w sąsiednim ogrodzie. Nic w środku nie było. „Mówiłam” – powiedziała Sanja, obwiązując mu
    ucho.
script-2651-pick =
    Czterdzieści sekund. Były w nim cztery papierosy i liścik: „Drogi włamywaczu, zapal sobie i idź do domu”. Wypalili
    je na progu, na zmianę.
script-2651-door =
    I tak już tam stał. Bardzo dobrze jest mieć coś takiego pod drzwiami. Wytrzymał w swoim czasie dwa łomy.

script-2652 = Vuk i Petar: ściana
script-2652-wall =
    Petar uczył Vuka czytać. Odbywało się to w składziku na węgiel, dokąd nikt nie zaglądał. Przez dziewiętnaście lat
    Vuk żył z podpisów i dobrej pamięci; jak to robią wszyscy inni, odkrył dopiero tutaj, przyglądając się. Umiał swoje
    imię, WAPNO i UWAGA. Dziś podszedł do światła z gazetą, czarny na twarzy, i położył palec pod wierszem. Przeczytał.
    Trwało to parę minut. Była to cena cementu, z czerwca.
script-2652-choose-go_on = „Przeczytaj nam następny”.
script-2652-choose-hush = „Nikt nic nie zauważył. Jedzmy dalej”.
script-2652-go_on =
    Przeczytał nam całą szpaltę. Głównie cement. Przy trudnym słowie zamykał oczy, stukał knykciem w stół i wtedy się
    otwierało.
script-2652-hush =
    Poczekał chwilę z palcem w tym miejscu. Potem złożył gazetę na drobno. Tam na dole ćwiczył dalej, sam, bo słychać
    było przez ścianę: „Port. Land. Portland”.

script-2653 = Vuk i Osman: kamień czy drewno
script-2653-quarrel =
    Zaczęło się od nadproża. Osman chciał dąb; Vuk kamień, leżało go na ulicy dosyć. O dziesiątej byli przy kościołach.
    W południe już nie rozmawiali. Każdy zabrał się do roboty po swojej stronie tego samego okna, Osman ze strugiem, Vuk
    z młotkiem, i miarkę, kiedy była potrzebna, podawali sobie bez słowa, rączką do przodu. Było zupełnie jasne, że te
    dwie połowy się nie zejdą.
script-2653-choose-wood = „Drewno. Osman, kończ”.
script-2653-choose-stone = „Kamień. Leży i nic nie kosztuje”.
script-2653-wood =
    Nadproże było piękne. Widziano tego wieczoru Vuka, jak opiera się o nie całym ciężarem, żeby sprawdzić.
script-2653-stone =
    Utrzymałoby most. Osman przyglądał mu się jakiś czas. „A firankę na tym jak powiesisz?” – zapytał.

## Mira and the others

script-2654 = Mira i Jovan: mapa
script-2654-map =
    Jovan miał mapę, wojskową, ze wszystkimi pozycjami. Mira miała swój sznurek. Położono je obok siebie na podłodze i
    okazało się, że to dwa różne miasta. Według niego za rzeźnią było pole minowe. Według niej przeszła tamtędy przez
    dziewięć nocy. Szli po tym palcem, centymetr po centymetrze. Pomyłki nie było. „Dziewięć razy” – powiedział Jovan;
    wstał i przyniósł jej krzesło.
script-2654-choose-again = „Czyli jest przejście. Narysujcie na jego mapie”.
script-2654-choose-never = „Czyli nigdy więcej. Zawiąż tam węzeł”.
script-2654-again =
    Narysowano je, linią kropkowaną, z krokami. Nie chciał na to patrzeć. Położył się na łóżku twarzą do ściany i
    musiała mu powiedzieć, kiedy było gotowe.
script-2654-never =
    Wyszedł gruby, nie dało się go przeoczyć. Przez parę dni stawiała stopy, nawet na schodach, jak osoba z tacą.

script-2655 = Mira i Irena: odmrożenia
script-2655-feet =
    Irena zabroniła jej wychodzić. Dwa palce odmrożone, lewa stopa, i napisała to na kartce, i powiesiła ją na butach
    Miry. „Nie nosić”. Mira położyła nogi na stole i zapytała, a jak nie, to co. Powiedziano jej. Powiedziano jej z
    łaciną. W nocy buty zniknęły, razem z kartką; znaleziono je na niej, a ją w nich, śpiącą, u stóp schodów.
script-2655-choose-side = „Irena ma rację. Zamknijcie buty na klucz”.
script-2655-choose-other = „Swoje nogi zna sama”.
script-2655-side =
    Zamknięto je do południa w szafce z lekami. Mira leżała na plecach i prowadziła nas po dachach, z pamięci, z łóżka;
    a palce zrobiły się różowe, tak że nie można się było nawet porządnie gniewać na Irenę.
script-2655-other =
    Znała je. Do wieczora było ich o dwa mniej. Irena zrobiła to na kuchennym stole i o kartce nie wspomniała.

script-2656 = Mira i Emin: wyścig
script-2656-race =
    Wypłynęło przy stole i potem nie było już na to rady: które z nich będzie prędzej przy pompie i z powrotem. On miał
    nogi. Ona miała mury. Ruszyli w tej samej chwili, po zmroku, każde z kanistrem; ulica jakoś się zwiedziała i w
    niektórych oknach byli ludzie. Z tej okazji przyjmowano zakłady, w fasoli.
script-2656-choose-emin = „Na Emina. Tramwaj się na murach nie zatrzymuje”.
script-2656-choose-mira = „Na Mirę. Pójdzie górą”.
script-2656-e_wins =
    Emin wrócił po czterech minutach i piętnastu sekundach, z kolką. Zadzwonił knykciem w kanister. Jej był pełny, kiedy
    weszła, a jego w dwóch trzecich; wszczęto dochodzenie.
script-2656-m_wins =
    Nikt nie widział, jak przyszła. Kiedy wybiegł zza rogu, siedziała na progu i zapytała, czy długo czekał na
    zwrotnicy.

## Jovan and the others

script-2657 = Jovan i Greta: przysięga
script-2657-oath =
    Jovan przyszedł do Grety z pytaniem prawnym. Jeżeli człowiek na coś przysiągł, a państwa, któremu przysięgał, już
    nie ma; i jest inne albo kilka. Czy to dalej wiąże? Na to włożyła okulary. Zajęło jej to dwa dni. Napisała mu opinię
    na czterech arkuszach. Na końcu było, że przysięga wiąże człowieka z tym, co myślał, że przyrzeka; że zatem ona nie
    może mu tego powiedzieć, a on może.
script-2657-choose-burn_it = „Więc jesteś wolny. Powiedz to”.
script-2657-choose-keep_it = „Więc dalej jesteś żołnierzem, Jovan. Zawsze byłeś”.
script-2657-burn_it =
    Powiedział, stojąc na baczność, na podeście, do haków na palta. Starczyło jedno zdanie. Dopilnowała świadków.
script-2657-keep_it =
    Sam też tak uważał. Przed zmrokiem obszedł wszystkie drzwi i okna, sprawdził rygle i zameldował hakom na podeście.

script-2658 = Jovan i Ljuba: czwarta
script-2658-four =
    O czwartej Jovan wstał, a Ljuba nie spała. Było tak od tygodni: on stał przy łóżku, ona patrzyła na ulicę. Żadne nie
    powiedziało o tym słowa. Dziś rano przysunęła nogą krzesło. Usiadł. Trzeba przypuszczać, że trwało to jakąś godzinę.
    Kiedy zeszliśmy, oboje wyglądali przez okno, a między nimi na parapecie leżała księga gości i było w niej: „4.00, J.
    Set. Własne łóżko. Nie przeszkadzać”.
script-2658-choose-let = „Niech mają okno. Zjemy w drugim pokoju”.
script-2658-choose-join_them = „Jest jeszcze jedno krzesło?”
script-2658-let = Weszło to w zwyczaj. W dni, kiedy przesypiał czwartą, chodziła niezadowolona.
script-2658-join_them = Było. Ale we troje to co innego, zauważa się, że się siedzi.

script-2659 = Jovan i Nadia: racje
script-2659-fold =
    Nadia go przyłapała. Przy każdym posiłku połowę chował do kieszeni, zawiniętą w papier. Najpierw myślała, że na
    później. Przeszukała mu kurtkę, kiedy wisiała, i wszystko tam było, czternaście paczuszek, suchych jak kość, z
    datami. Nie zbierał dla siebie. To na czas odwrotu; odwrót zawsze w końcu jest, powiedział Jovan, i wtedy nikt nic
    nie ma.
script-2659-choose-cook = „Do garnka z tym. Całe czternaście”.
script-2659-choose-carry = „Połóżcie przy drzwiach, żeby każdy mógł złapać. Ma rację”.
script-2659-cook =
    Wyszła bardzo gęsta zupa. Jadł, co dostał, i widać było, jak ręka idzie mu do kieszeni.
script-2659-carry =
    Wisiało tam w worku po mące, na pętli. Nadia mijała je czterdzieści razy dziennie z zaciśniętymi ustami. Była to
    obraza jej kuchni.

script-2660 = Jovan i Aleks: szanse
script-2660-odds =
    Aleks wyliczył Jovana. Trzy wieczory zadawał mu pytania, ile, skąd, z jakiej odległości; narysował to. Wynikało z
    tego, że Jovan powinien był zginąć w październiku. Nie o włos, powiedział mu; to kwestia dwóch odchyleń
    standardowych. Jovan chciał, żeby mu to wyjaśnić. Potem bardzo zbladł, zaśmiał się i zapytał, czy da się też
    wyliczyć, kto zginął na jego miejscu.
script-2660-choose-stop = „Schowaj to, Aleks. Już”.
script-2660-choose-truth = „Powiedz mu, jak to rozumieć”.
script-2660-stop = Schował.
script-2660-truth =
    Zajęło mu to do północy. Nie ma żadnego miejsca, tłumaczył Aleks. Miejsc nie ma. To tylko krzywa, nikt nie stał za
    tobą w kolejce. Wyjaśnił to na cztery sposoby, a czwarty był o deszczu. Jovan zasnął.

## Sanja and the others

script-2661 = Sanja i Greta: włamanie
script-2661-deed =
    Znów była to kwestia prawna. Sanja mogła się dostać do mieszkania naprzeciwko, jest tam mąka. Greta nie życzyła
    sobie o tym wiedzieć. Ale gdyby, czysto przykładowo, drzwi zastano otwarte? Musiałyby już być otwarte. Sanja się nad
    tym zastanowiła. Wyszła na podest i nie było jej może minutę. „Zastano otwarte” – zameldowała.
script-2661-choose-take = „To zastańmy i my. Weźcie torbę”.
script-2661-choose-close_it = „To idź i zastań je z powrotem zamknięte”.
script-2661-take =
    Greta wypisała pokwitowanie. Uparła się zostawić je tam, na półce, zamiast mąki, ze wszystkimi naszymi imionami i
    nazwiskami.
script-2661-close_it =
    Zamknięto. Sanja prosiła o odnotowanie, ile to roboty zamknąć coś takiego porządnie od zewnątrz.

script-2662 = Sanja i Osman: skrzynka
script-2662-box =
    Coś robili i była to tajemnica. On drewno, ona żelazo. Przez drzwi słychać było na przemian strug i pilnik, a
    godzinami ani słowa. Trzeciego wieczoru stanęło na stole: skrzynka wielkości bochenka, orzechowa, bez dziurki od
    klucza. Na leki albo na co tam mamy, co warto ukraść. Trzeba ją tylko w pewien sposób otworzyć. Pokazali nam. Potem
    drugi raz im się nie udało.
script-2662-choose-use = „Używamy. Ktoś sobie przypomni”.
script-2662-choose-sell_it = „Na targu coś by za nią dali”.
script-2662-use =
    Pierwsza trafiła do niej aspiryna. I tam została. Trzeba do niej mówić, twierdził Osman; Sanja twierdziła, że do
    lewej ścianki.
script-2662-sell_it =
    Kupił ją pewien major. Też mu pokazali, bardzo się ubawił i poprosił o zwrot cygar.

script-2663 = Sanja i Petar: opinia
script-2663-desk =
    Chodziła do jego klasy. Wyszło to zupełnie przypadkiem, przy jakimś przecinku. Trzydzieści lat temu, przez rok;
    napisał jej na świadectwie, że ma zręczne ręce, a poza tym niewiele z niej będzie. Znała to na pamięć. Wyrecytowała
    mu przez stół, bez cienia złości, czyszcząc zamek. Odłożył książkę. Zapytał, ile miała wtedy lat. „Dziewięć” –
    powiedziała Sanja.
script-2663-choose-again = „Może napisać drugą. Dajcie mu papier”.
script-2663-choose-let = „To trzydzieści lat, Sanjo”.
script-2663-again =
    Poprosił o jeden dzień. Było tego pół strony, dobrym atramentem; przeczytała na stojąco, w przejściu, włożyła do
    stalowej kasetki i kasetkę zamknęła.
script-2663-let =
    „Wiem – powiedziała. – Chciałam tylko, żeby pan usłyszał, jak to brzmi”. Przez cały wieczór nie przewrócił ani
    jednej kartki.

script-2664 = Sanja i Aleks: kombinacje
script-2664-four =
    Na sąsiedniej piwnicy z węglem wisiała kłódka z czterema pierścieniami. Aleks oznajmił, że to dziesięć tysięcy
    możliwości; po dwie sekundy każda daje pięć i pół godziny. Sanja powiedziała, że to urodziny. Zawsze tak jest.
    Wzięli się do tego z dwóch stron: on od 0000 w górę, z tabelką do skreślania, a ona rozpytywała na ulicy, kto się w
    tamtym domu kiedy urodził. Była przy tym uprzejma. Nawet nosiła mu herbatę.
script-2664-choose-aleks = „Niech liczy. Jest przy czterech tysiącach”.
script-2664-choose-sanja = „Zapytajcie wdowę. Będzie wiedziała”.
script-2664-aleks =
    Było 4407. Wbiegł z tym na samą górę. „Czwarty kwietnia tysiąc dziewięćset siódmego – powiedziała Sanja. – To
    babcia”.
script-2664-sanja =
    Wdowa nie wiedziała. Ale miała klucz. Nie śmiała się odezwać, skoro pan siedzi tu i tak ciężko pracuje.

## Emin and the others

script-2665 = Emin i Ljuba: nocna linia
script-2665-line =
    Spotkali się już kiedyś. W ostatnim tramwaju, cztery lata temu, we mgle; jechała do pracy, a on zadzwonił, kiedy
    biegła, i poczekał. Przysiąc nie mogło żadne. Ale ona miała wpis. Przekartkowała: „22.51, nr 7, poczekał na mnie.
    Motorniczy: wąsy”. Miał wtedy wąsy. Poprosił, żeby pokazała, i przeczytał pod lampą, linię, minutę. Miał tamtej nocy
    cztery minuty opóźnienia. Musiał się z nich tłumaczyć.
script-2665-choose-sign = „To podpisz, Emin. Jest twoim świadkiem”.
script-2665-choose-shave = „Zapuść je z powrotem!”
script-2665-sign =
    Dopisał pod spodem, z dzisiejszą datą: „Zgadza się. Pasażerka wsiadła”. Odtąd, kiedy siadała do swojej warty,
    dzwonił jej gwoździem o kubek.
script-2665-shave = Próbował. Z jednej strony wyszły całkiem białe i dał spokój.

script-2666 = Emin i Nadia: pełny wagon
script-2666-soup =
    Nadia wbiła sobie do głowy, że nakarmi kolejkę do pompy. Tylko jeden garnek; tylko tych, co już nie mogą ustać. Emin
    miał pomóc nieść. Uważał, że to szaleństwo, i mówił to całą drogę. Ale potem zaczęło się pchanie, a ona stała w
    środku z chochlą; i nagle odezwał się głos, którego nikt od roku nie słyszał: „Proszę przechodzić do środka!
    Najpierw wypuścić! Za nami jedzie następny!”
script-2666-choose-pot = „Niech robi swoje. Jeden garnek”.
script-2666-choose-stop_her = „Z powrotem z tym. Sami nie mamy dosyć”.
script-2666-pot =
    Przeszli do środka. To był cud. Następny za nimi nie jechał, nigdy nie jedzie; ale znów była to kolejka, a nie tłum,
    i wszyscy dziękowali, a niektórzy pokazywali bilet.
script-2666-stop_her = Przyniosła z powrotem. Nie odezwała się, nalała nam. Było bardzo gorące.

script-2667 = Emin i Osman: ławka
script-2667-seat =
    Osman znalazł w czyimś płocie ławkę z tramwaju, z listewek. Przyniósł ją i ustawił pod oknem, zanim Emin się
    obudził. Chciał dobrze. Emin stał przed nią w nocnej koszuli. Była z 318. Poznał po śrubie. To ten wagon, który
    dostał na moście, w pierwszym miesiącu, ze wszystkimi w środku; zmianę miał wtedy jego przyjaciel Stevo. Zamienił
    się z nim.
script-2667-choose-burn = „Zabierz ją. Spal, Osman”.
script-2667-choose-sit = „Usiądź na niej, Emin. Wszyscy usiądziemy”.
script-2667-burn =
    Dobry suchy jesion, w tym tygodniu nic tak nie grzało. Emin grzał przy nim ręce; nic innego nie miał już z nimi do
    zrobienia.
script-2667-sit =
    W końcu usiadł, od okna. Było miejsce dla dwojga. Ktoś zajął drugie i wtedy zaczął opowiadać, z oczami na ulicy,
    jakby przejeżdżała obok.

script-2668 = Emin i Petar: mandat
script-2668-fine =
    Petar wyznał, że jeździł bez biletu. Między Łaźnią a szkołą, w roku wymiany pieniędzy; cztery razy, i udawał, że
    czyta. Chciał to Eminowi powiedzieć, odkąd wiedział, kim on jest. Emin wysłuchał. Zapytał o daty. Obliczył na
    odwrocie swojej karty, z dopłatą; sprawa jest poważna, powiedział.
script-2668-choose-pay = „Zapłać panu, Petar”.
script-2668-choose-work = „Niech odpracuje”.
script-2668-pay =
    Dostał pokwitowanie i sam je skasował, gwoździem. Obaj mieli tego wieczoru tak dobry humor, że prawie za dobry.
script-2668-work =
    Musiał zapowiadać przystanki, ze schodów, całą linię 7, w obie strony. Opuścił Lipowy Róg i musiał zacząć od nowa.

## Ljuba and the others

script-2669 = Ljuba i Greta: kto gdzie spał
script-2669-book =
    Greta chciała księgę gości jako dowód. Obok była kradzież; mówiło się, że to ktoś z nas. W księdze byłoby zapisane,
    kto wychodził i o której. Ljuba nie chciała jej dać. Księga gości jest poufna. Odmówiła jej policji trzech rządów, a
    raz mężowi z rewolwerem. Siedziała na niej. Greta zauważyła, że kto nie ma nic do ukrycia, może pokazać.
script-2669-choose-show = „Otwórz, Ljubo. Tylko na wtorku”.
script-2669-choose-sit = „Zostaje zamknięta. Wiemy, kim jesteśmy”.
script-2669-clean =
    We wtorek nikt nie wychodził. Greta odczytała to sąsiadom z progu. Ljuba przekreśliła tę stronę i spaliła pióro.
script-2669-name =
    „2.15, { $them }. Powrót 3.40. Torba”. Bardzo czytelnie. O to nikt nie pytał. Greta zdjęła okulary i długo je
    przecierała.
script-2669-sit = Została zamknięta. Obok wyciągnęli własne wnioski.

script-2670 = Ljuba i Irena: sen
script-2670-sleep =
    Irena martwiła się o Ljubę. Na trzech godzinach nie da się żyć. Przygotowała coś łagodnego, w filiżance; a Ljuba,
    której goście od trzydziestu lat podsuwają filiżanki, zobaczyła, podziękowała i wylała do doniczki. To było w
    poniedziałek. We wtorek pelargonia leżała. Patrzyły na nią razem.
script-2670-choose-half = „To pół filiżanki, Ljubo. Dla dobra kwiatka”.
script-2670-choose-none = „Zostawcie ją. Taka już jest”.
script-2670-half =
    Spała sześć godzin. Dla reszty domu było to straszne, nikt nie śmiał zmrużyć oka. Po przebudzeniu zapytała, co się
    tymczasem wydarzyło, i nie uwierzyła, że nic.
script-2670-none =
    Zostawiono ją. Jeszcze tej nocy, za kwadrans trzecia, zobaczyła rękę na murze, a pantofel miała już gotowy.

script-2671 = Ljuba i Aleks: dwie listy
script-2671-lists =
    W tym domu były dwie osoby, które zapisywały wszystko. Musiało do tego dojść. Ona miała ulicę, on pociski. Pewnego
    wieczoru położyli je obok siebie, wiersz przy wierszu, i wyszło, że w dziewięciu przypadkach na dwanaście, mniej
    więcej godzinę przed ostrzałem, w stronę wzgórza przechodził kulejący mężczyzna z czerwoną bańką. Podnieśli wzrok w
    tej samej chwili. Była za dziesięć siódma. Właśnie przechodził.
script-2671-choose-follow = „Za nim. Niech go ktoś zatrzyma”.
script-2671-choose-cellar = „Wszyscy do piwnicy. I walić w ściany, żeby sąsiedzi słyszeli”.
script-2671-caught =
    Niósł mleko matce. Mieszka po tamtej stronie. Sam to zauważył, powiedział, i jest w rozpaczy; próbował już chodzić
    wcześniej. { $them } { $them_gender ->
        [feminine] odniosła
       *[masculine] odniósł
    } mu bańkę do rogu.
script-2671-slipped =
    Skręcił za róg i już się zaczęło. Wpisano to na obie listy, na czerwono. Było dziesięć na trzynaście.
script-2671-cellar =
    Spadło za osiem ósma. Po naszej stronie ulicy nikomu nic się nie stało. Odtąd za kulejącym biegały z krzykiem
    dzieci.

## Nadia and the others

script-2672 = Nadia i Irena: gramy
script-2672-grams =
    Razem gotować nie mogły. Irena ważyła, Nadia sypała. Tym razem poszło o sól: cztery gramy, powiedziała Irena, na
    taką liczbę osób, nerka ma swoje granice. Nadia już wsypała. Przez trzydzieści lat w fabryce traktorów, powiedziała,
    nikt nie umarł na nerkę. Można by ich wymienić, powiedziała Irena. Wymieniła dwóch.
script-2672-choose-weigh = „Waż, Nadio. Przez tydzień”.
script-2672-choose-throw = „Niech sypie. Tylko to ma jakiś smak”.
script-2672-weigh =
    Przez tydzień ważono. Starczało, każdy dostawał tyle samo i smakowało to jak cztery gramy. W niedzielę Nadia zdała
    fartuch, równo złożony, i trzeba ją było błagać.
script-2672-throw =
    Było pyszne. Irena jadła swoje z miną kogoś, kto parafuje dokument z zastrzeżeniem; a potem podsunęła talerz.

script-2673 = Nadia i Greta: siódma porcja
script-2673-portion =
    Stała pod pokrywką na parapecie, jak co wieczór: jedna porcja więcej, dla tego, kto przyjdzie. Greta robiła
    rachunki. To tyle a tyle gramów tygodniowo, przedłożyła nam. Z całym szacunkiem dla zwyczaju, nikt nie przyszedł.
    Nadia zapytała, co się prawnie należy osobie, która jeszcze nie przyszła. Greta pomyślała i potraktowała to
    poważnie; nic, powiedziała, ale wolno jej zrobić darowiznę.
script-2673-choose-gift = „To jest to darowizna. Wpisz”.
script-2673-choose-cut_it = „Od jutra bez talerza”.
script-2673-gift = Wpisano pod darowizny. Pokrywkę położyła Greta osobiście.
script-2673-cut_it =
    Talerza nie było. Nadia umyła pokrywkę i stała z nią w ręku. Drugiego wieczoru ktoś jednak zapukał.

script-2674 = Ten, kto przyszedł
script-2674-came =
    Ktoś przyszedł. Była pierwsza w nocy. Zaskrobało na parapecie, pokrywkę podniesiono i bez dźwięku położono na
    kamieniu, i przez jakiś czas słychać było, jak ktoś je. Kto z nas czuwał, trzymał w ręce łom. Potem pokrywka wróciła
    na miejsce. Rano talerz był czysty, wytarty śniegiem, i leżała na nim rzecz, którą Greta, a ona się na tym zna,
    wyceniła na dwa tygodnie porcji.

script-2675 = Nadia i Osman: stołek
script-2675-stool =
    Osman zrobił jej stołek, do kuchni. Trzydzieści jeden lat stała. Wzruszyła się, powiedziała to i stała dalej.
    Zawadzał. Ile razy chciała sięgnąć do piekarnika, odsuwała go nogą; i ile razy on przechodził, przysuwał go z
    powrotem. Żadne się o tym nie odezwało. Trwało to dziewięć dni.
script-2675-choose-sit = „Usiądź, Nadio. Raz. Dla niego”.
script-2675-choose-shelf = „Przybijcie go do ściany. Będzie półka”.
script-2675-sit =
    Usiadła. Wysokość była akurat, widać to było po jej twarzy. Siedziała, aż wykipiała zupa.
script-2675-shelf =
    Wyszła z niego dobra półka. Stała na niej sól. Wszedł, zobaczył, stał i obliczał, to się dało poznać, ile udźwignie.

## Petar and the others

script-2676 = Petar i Irena: na głos
script-2676-aloud =
    Czytał jej, kiedy robiła proszki. Zawsze tę samą powieść, w której ludzie bez końca chodzą na bale. Mówiła, że ręka
    jej wtedy nie drży. Aż odłożyła wagę. „Ona umrze, prawda? – powiedziała Irena. – Ta młoda. Kaszle od czwartego
    rozdziału; opuszcza pan to”. Opuszczał. Co noc przechodził całość z wyprzedzeniem, z ołówkiem, przez wzgląd na nią.
script-2676-choose-read_it = „Czytaj, jak jest napisane, Petar”.
script-2676-choose-skip_it = „Opuszczaj dalej”.
script-2676-read_it =
    Przeczytał. Cztery strony. Irena słuchała z oczami na lampie, a kiedy się skończyło, powiedziała mu, co to musiało
    być i że dawali jej zupełnie nie to.
script-2676-skip_it =
    Więc młoda wyzdrowiała. Pojawiała się we wszystkich późniejszych rozdziałach i musiał wymyślić parę balów.

script-2677 = Petar i Greta: wniosek
script-2677-motion =
    Wpłynął wniosek Petara, żeby zezwolić na kłamstwo. Na piśmie. Dotyczył wyłącznie tego, co się mówi chorym, dzieciom
    i sobie nawzajem po ciemku. Greta była przeciw. Nie widziała, gdzie się wtedy zatrzymać. Debata odbyła się na
    schodach, po trzy minuty na mówcę, i on był lepszy; ale na koniec zapytała go, kiedy ostatnio okłamał ją.
    Zaczerwienił się po czubki uszu.
script-2677-choose-for_it = „Kto za?”
script-2677-choose-against = „Przeciw. Pewnego mamy i tak niewiele”.
script-2677-for_it = Przeszło. W domu zrobiło się odtąd o wiele milej i nikt nie wierzył w ani jedno słowo.
script-2677-against =
    Upadło. Skłonił się przed wynikiem. „Jak wyglądam?” – zapytał go ktoś z nas następnego ranka; i wszyscy wstrzymali
    oddech.

script-2678 = Petar i Aleks: zadanie
script-2678-problem =
    Na ścianie przy pompie było zadanie, napisane kredą. Nikt nie wiedział przez kogo. Było o dwóch studniach i
    doprowadzało Petara do szału; wychodziły mu trzy różne wyniki. Aleks przechodził z wiadrem, zobaczył i stanął.
    Wiadro nie napełniło się nigdy. Stali tam we dwóch, na widoku całego wzgórza, każdy z kawałkiem kredy, czterdzieści
    minut.
script-2678-choose-fetch = „Idźcie i przywleczcie ich za kołnierz”.
script-2678-choose-wait = „Niech skończą. Są szczęśliwi”.
script-2678-fetch =
    Przywleczono ich. Liczyli dalej w domu, na stole, ale czegoś brakowało. Ściany, powiedział Petar.
script-2678-solved =
    Zgodziło się co do ułamka. Padli sobie w ramiona. Następnego dnia pod rozwiązaniem tą samą nieznaną ręką było
    napisane: „Elegancko”; i było następne.
script-2678-hit =
    Najpierw trafiło w ścianę, dokładnie w znak równości. Aleks dostał w ramię. Kiedy go wnosili, powiedział całkiem
    wyraźnie, że w drugim wierszu jest błąd.

## Irena, Osman, Greta, Aleks

script-2679 = Irena i Osman: szyna
script-2679-splint =
    Irena potrzebowała szyny, dla dziecka z domu na rogu, i Osman ją zrobił. Z lipy, wydrążoną, na miarę; najpierw
    obmacał drugą nogę. Prosiła o dwie listewki. Siedział nad tym do czwartej rano. Powiedziała mu, że to o wiele za
    dobre, coś takiego po sześciu tygodniach się wyrzuca. Wiedział. Krawędzie zaokrąglił.
script-2679-choose-give = „Zanieście ją tam, we dwoje”.
script-2679-choose-sell_it = „Jest oficer ze złamaną nogą. Zapłaciłby lekami”.
script-2679-give = Wrócili, spierając się o kolano. Dziecko chciało wiedzieć, czy może ją zatrzymać.
script-2679-sell_it =
    Zapłacił. Dziecko dostało dwie listewki i bandaż i zrosło się, krzywo; widywało się je potem na ulicy, jak szło,
    jakby szukało czegoś na ziemi.

script-2680 = Irena i Aleks: próba
script-2680-sample =
    Ułożyli tabelę: kto na ulicy kaszle, od kiedy i jaką pije wodę. Pomysł był jej, kolumny jego. Po tygodniu nie było
    wątpliwości; pompa przy łaźni. Trzeba by im powiedzieć. Druga pompa jest po drugiej stronie placu, gdzie strzelają.
    Więc albo kaszel, albo tamto. Aleks obliczył jedno i drugie. Położył przed nami dwie karteczki. Wychodziło prawie to
    samo.
script-2680-choose-tell = „Powiedzcie im. To ich płuca”.
script-2680-choose-hide_it = „Nie mówić. Pobiegną przez plac”.
script-2680-tell =
    Powiedziano im. Jedni pili jak dotąd, inni biegali. W tabeli na następny miesiąc były dwie kolumny więcej.
script-2680-hide_it =
    Karteczki spalono. Irena sama wsypała nocą coś do pompy, cały worek, wbrew przepisom, i trochę pomogło.

script-2681 = Osman i Greta: tytuł własności
script-2681-title =
    Osman chciał zrobić testament. Niczego nie posiadał, ale chodziło mu to po głowie. Greta spisywała. Siostrze strug.
    Domowi siebie, o ile już w nim jest: drzwi, parapet, drugi stopień, półkę. Wyjaśniła mu, że domowi nie można nic
    zapisać. Zastanowił się. To do kogo dom należy? Otworzyła usta. Pierwszy raz widzieliśmy, że nie wie.
script-2681-choose-ours = „Do nas. Napisz to”.
script-2681-choose-open_it = „Zostaw pustą linijkę. Ktoś się znajdzie”.
script-2681-ours = Napisała. W żadnym sądzie nie ostałoby się to minuty, powiedziała nam i osuszyła bibułą.
script-2681-open_it = Linijka została. Podpisał się swoim znakiem, tym, który pokazuje, która strona ma zostać.

script-2682 = Osman i Aleks: belka
script-2682-beam =
    Aleks obliczył, że belka nad schodami pęknie. Miał obciążenie, przekrój, pociski. Wychodziło, że tak do
    dwudziestego. Osman poszedł i położył na niej dłoń. Powiedział, że nie. Aleks pokazał mu kartkę. Osman oglądał ją
    jakiś czas, z obu stron, oddał i powiedział, że bardzo ładnie napisane. A my wszyscy pod tą belką spaliśmy.
script-2682-choose-prop = „Podeprzyjcie. Na wszelki wypadek”.
script-2682-choose-trust = „Jak Osman mówi, że trzyma, to trzyma”.
script-2682-prop =
    Podparto ją dwoma słupami. Osman je ostrugał. Przestał jej tylko mówić dobranoc.
script-2682-holds =
    Dwudziestego nie kładliśmy się spać. Aleks siedział dokładnie pod nią z zegarkiem. O północy wstał i ją przeprosił.
script-2682-breaks =
    To było dziewiętnastego. Pękła sąsiednia, tej nikt nie obliczył; a stara ją utrzymała, tak że zdążyliśmy wyjść.

script-2683 = Greta i Aleks: polisa
script-2683-policy =
    Greta wpadła na pomysł, żeby ubezpieczyć ulicę. Każdy dom miał co tydzień wpłacać po trochu, a ten, który trafią,
    dostanie wszystko. Składki liczył Aleks. Według piętra, strony, odległości od rogu, i było o to wiele goryczy;
    Hofmannowie, którzy mieli czwarte piętro od wzgórza, mieli płacić więcej, niż mieli. Ale do piątku coś się w skrzyni
    zebrało. Stała pod łóżkiem Grety.
script-2683-choose-run_it = „Prowadźcie to uczciwie. Co do okruszka”.
script-2683-choose-dip = „Sporo jest w tej skrzyni”.
script-2683-run_it =
    Było uczciwie. Odbyła się nawet kontrola. Dwa razy w nocy ktoś przyszedł zobaczyć, czy dalej tam jest, i pokazano
    mu.
script-2683-dip =
    Nazwało się to pożyczką. Greta sporządziła kwit, a ręka tak jej drżała, że musiała zaczynać trzy razy. W niedzielę
    trafiło krawca.

script-2684 = Szkoda
script-2684-claim =
    Zgłoszono szkodę. Akurat Hofmannowie, czwarte piętro od wzgórza. Wpłacali tylko przez tydzień, a potem przestali, z
    dumy. Aleks powiedział, że ściśle biorąc, nie są objęci. Cała ulica stała w naszej sieni i czekała. Przez cały ten
    czas siedzieli tam na górze z widokiem prosto na wzgórze i wszyscy byli zadowoleni, że to Hofmannowie mają czwarte
    piętro.
script-2684-choose-pay_out = „Wypłacić im. Wszystko”.
script-2684-choose-rules = „Zasady to zasady. Wraca do tych, co płacili”.
script-2684-pay_out =
    Wypłacono im, tam w sieni, sztuka po sztuce. Pani Hofmann pokwitowała wszystko; a potem kazała mężowi zanieść połowę
    do sąsiadów.
script-2684-rules =
    Oddano, dom po domu, co do okruszka. Swoje dostaliśmy i my. Na tym się polisa skończyła. Nikt nie zrobił nic złego.

script-2685 = Vuk i Nadia: dokładka
script-2685-seconds =
    Vuk zapytał, czy jest jeszcze trochę. Tego jeszcze nie było; przez tyle wieczorów siedział nad pustym talerzem z
    wielkimi rękami obok. Nadia usłyszała, stała przy kuchni tyłem do nas. Zrobiło się bardzo cicho. Wzięła swój talerz,
    ten spod pokrywki, i postawiła przed nim. Popatrzył na niego. Był taki głodny, że oczy mu zwilgotniały, i widział,
    co to jest.
script-2685-choose-eat = „Jedz, Vuk. Dała ci”.
script-2685-choose-both = „Przynieście drugi widelec. Oboje, z jednego talerza”.
script-2685-eat =
    Zjadł. Zjadł wszystko i wytarł talerz. Tej nocy do drugiej rąbał drewno, do kuchni, na której nie było co gotować.
script-2685-both =
    Jedli z dwóch stron, powoli, ku środkowi. Na koniec został jeden kawałek i z wielką uprzejmością przesuwano go tam i
    z powrotem, aż wystygł.

script-2686 = Mira i Petar: księga szczytowa
script-2686-book =
    Petar chciał wiedzieć, co ludzie piszą tam na górze. Mira miała jedną z tych ksiąg. Czytał ją przez dwa dni i wciąż
    było to samo: data, pogoda, dziękuję. Powiedział jej, że lepszej prozy tej zimy nie spotkał. Można spróbować i
    tutaj, powiedziała. Trzeba tylko dokądś dojść. Więc zawisła przy pompie, na gwoździu, kartka, dla każdego, kto
    doszedł tam i z powrotem.
script-2686-choose-sign = „Podpiszmy się pierwsi”.
script-2686-choose-down_it = „To cel. Zdejmijcie”.
script-2686-sign =
    Do wieczora była pełna. „14 stycznia. Mgła. Dziękuję”. „Dwa kanistry. Biegiem”. Jeden wpis był pismem dziecka: „Z
    tatą. On mnie niósł, ale kanister trzymałem ja”.
script-2686-down_it = Zdjęto ją przed południem. Słusznie. Były cztery wpisy i dziura.

script-2687 = Jovan i Irena: druga strona
script-2687-enemy =
    W zsypie na węgiel leżał chłopak w tamtym mundurze, z gorączką. Irena znalazła go dwa dni wcześniej i leczyła. Jovan
    wykrył to po zapachu kamfory. Był nieprzytomny ze złości. W ręku miał siekierę. Jeśli się o tym dowie ulica, mówił.
    A jak przyjdą go szukać. A potem, że to z tego pułku do niego strzelali. Irena liczyła krople. „Dwanaście,
    trzynaście – powiedziała. – Potrzymaj lampę, Jovan”.
script-2687-choose-hold = „Potrzymaj lampę”.
script-2687-choose-away = „Dziś w nocy ma go tu nie być, żywego czy nie”.
script-2687-hold =
    Trzymał. Czwartego dnia chłopak mógł usiąść i rozmawiali, ci dwaj; okazało się, że w ogóle nie umie strzelać, jest
    piekarzem. Jovan sam przeprowadził go przez lód i popchnął w plecy.
script-2687-away =
    Zrobił to Jovan. Zaniósł go i nie było go niecałą godzinę. Ładownicę chłopaka położył na stole. Irena umyła
    szklaneczkę, do której liczyła, i odstawiła ją za inne.

script-2689 = Bochenek stamtąd
script-2689-page =
    Na pierwszym przejściu, które otwarto po wojnie, stał człowiek z workiem po mące i każdego, kto przechodził, pytał o
    farmaceutkę z zimnymi rękami i żołnierza, który trzymał lampę. Bochenków miał ze sobą mnóstwo. Trzeciego dnia
    znalazł kogoś, kto znał nasz dom. Kształt już jest ten, powiedział, tylko mąka nie, starej mąki tam nie dostanie; i
    chciał na piśmie, czy skórka jest taka, jak powinna.

script-2688 = Sanja i Emin: klucz tramwajowy
script-2688-key =
    Sanja poprosiła o pożyczenie kwadratowego klucza. Tylko do obejrzenia. W godzinę wypiłowała z niego kopię i oddała
    mu jego własny; nie mogła inaczej, robiła tak z każdym kluczem. Potem przyszedł jej do głowy pomysł. Takie otwierają
    wszystkie szafki wzdłuż linii, prawda, a w niektórych są akumulatory? Eminowi się to nie podobało. To własność
    zakładu. Pokwitował ten klucz nazwiskiem.
script-2688-choose-boxes = „To nasze ulice. Idźcie zobaczyć”.
script-2688-choose-return_it = „Przetopcie kopię. On podpisał”.
script-2688-boxes =
    W dwóch były akumulatory. W trzeciej ktoś mieszkał, bardzo mały człowiek, który podłączył sobie światło, i poprosił
    ją, żeby zamknęła, bo ciągnie.
script-2688-return_it =
    Przetopiono ją na jego oczach. Z tego i z kawałka mosiądzu zrobiła mu gwizdek. Nie zagwizdał. Czekał na odjazd.
