# Closing pages of every person, endings, and the marks of the epilogue.

## Anybody

script-1377 = Ktoś z naszych
script-1377-page =
    { $self } { $self_gender ->
        [feminine] mieszkała
       *[masculine] mieszkał
    } w domu jeszcze parę tygodni po zawieszeniu broni, a potem znalazła się gdzieś praca i pokój. Gwóźdź na płaszcz
    został w ścianie. { $group ->
        [one] W pierwszą rocznicę przy pompie stał jeden człowiek, o porze, o której nikomu nie trzeba wody. Pozostałe
            miejsca w kolejce były wolne.
       *[other] W pierwszą rocznicę spotkaliśmy się przy pompie, bez umawiania, o porze, o której nikomu nie trzeba
            wody. Trochę się od siebie odzwyczailiśmy. Rozmawialiśmy o czynszach.
    } Kiedy trzeba było iść, { $self } parę
    razy { $self_gender ->
        [feminine] poruszyła rączką, aż poleciało, i podstawiła
       *[masculine] poruszył rączką, aż poleciało, i podstawił
    } dłoń.

script-1378 = Miejsce na podwórzu
script-1378-page =
    Pod murem na podwórzu leży rząd kamieni i jeden z nich jest dla { $self_genitive }. Przyjechali krewni. Przywieźli
    fotografie, a na nich był ktoś zupełnie inny, grubszy, z psem. Oddaliśmy im tych parę rzeczy, które były, i
    opowiedzieliśmy, co pamiętamy, i opowiadając, zauważyliśmy, że to głównie o jedzeniu i o schodach. Wszystko sobie
    zapisali. W zamian zostawili nam jedną fotografię. Wisi w kuchni i kto wchodzi, zawsze pyta o psa.

script-1379 = Adresat nieznany
script-1379-page =
    Przez jakiś czas przychodziły jeszcze listy do { $self_genitive }. Zbieraliśmy je w pudełku po butach. Były z
    urzędów, a jeden miał obcy znaczek i okrągłe pismo. Pytaliśmy wszędzie, gdzie było kogo spytać. W końcu pudełko
    poszło na pocztę i urzędnik ostemplował je wszystkie, jeden po drugim: „Adresat nieznany”. Zgadzało się. Ten z
    okrągłym pismem pozwolił nam zatrzymać, bo zamókł i nazwisko się rozlało.

## Who survived

script-1440 = Vuk, potem
script-1440-low =
    W kwietniu Vuk wrócił do kamieniołomu. Maszyny wywieziono, więc zaczęli od nowa, z klinami i młotami, sześciu tam,
    gdzie przedtem było dziewięćdziesięciu. Pierwsze kamienie poszły na krawężniki naszej ulicy. Nasz kładł sam,
    ostukując każdy i słuchając. Wieczorami siadał na nim i palił. Dzieci nauczyły się od niego przykładać ucho do
    ściany i przez całe lato widywano je po mieście, jak stoją z głowami przy domach.
script-1440-middle =
    Vuk dostał pracę przy odgruzowywaniu śródmieścia, z numerem na plecach jak wszyscy. Robił to dobrze i powoli. Nie
    dał zwalić żadnej ściany, zanim nie przeszedł wzdłuż niej z łyżką. W domu spał po tej stronie, która jest dalej od
    komina. W niedziele zaglądał do nas, jadł, naprawiał, co było do naprawienia, i wychodził przed zmrokiem; i zawsze
    szedł przez cały pokój, dotykając rzeczy, jakby je liczył.
script-1440-high =
    Vuk nie wrócił do kamienia. Poszedł na kolej, pilnować przejazdu, przez który szły cztery pociągi na dobę. Była tam
    budka z ławką. Nie mógł znieść ani wybuchów, które w czerwcu znów zaczęły się na górze, ani dni, kiedy ich nie było.
    Cieszył się z gości, parzył kawę, a po półgodzinie pytał bardzo łagodnie, na który pociąg muszą zdążyć.
script-1440-killed =
    O tamtej walce nie mówił nigdy. Ale siekierę oddał pierwszemu chłopakowi, który o nią poprosił, trzonkiem do przodu,
    i mył ręce przy pompie, zanim komuś podał dłoń.
script-1440-robbed =
    Raz w miesiącu wnosił worek węgla do pewnego mieszkania i stawiał na wycieraczce. Ci, którzy tam teraz mieszkali,
    nie mieli pojęcia, za co. Nie tłumaczył.
script-1440-stole = Za wszystko płacił dwa razy. Sklepikarze biegli za nim z resztą, a on przyspieszał.
script-1440-starved = Jadł na stojąco, plecami do pokoju, i nigdy już nie zostawił skórki ptakom.
script-1440-buried =
    Odłożył jeden niebieski kamień z ostatniej ściany, którą odsłonili. Osadzało go czterech ludzi i było na nim miejsce
    dla wszystkich, których złożyliśmy w ziemi.
script-1440-helped =
    Ludzie zatrzymywali go na ulicy i mówili, że przytrzymał im belkę albo niósł ich matkę. Nie pamiętał. Kiedy mówili,
    patrzył im na ręce, jaką mają robotę.
script-1440-shared =
    Tamtego roku co sobotę na klamce naszych drzwi wisiał bochenek. Zamiast karteczki był odcisk jego kciuka w mące.

script-1441 = Mira, potem
script-1441-low =
    Pierwszą grupę Mira poprowadziła górnym szlakiem dziesiątego czerwca. Było ich jedenaścioro, wszyscy z naszego końca
    miasta, i nikt nigdy nie był wyżej niż na maszcie radiowym. Szła przodem i nie mówiła nic. Na szczycie podpisali się
    w książce. Jest w ceracie, a na stronie przed nimi jest jedna jej linijka jeszcze z zimy: zapisała tam pogodę nad
    pewnym rogiem ulicy i ile osób przeszło.
script-1441-middle =
    Okazało się, że Mira nie umie już chodzić po otwartym. W lesie było dobrze, ale gdzie kończyły się drzewa, tam i ona
    stawała i szukała wzrokiem ściany. Oprowadzała więc ludzi po starym mieście, tych, którzy przyjeżdżali je zobaczyć.
    Pokazywała bramy i piwnice i wiedziała o nich wszystko. Tylko na skrzyżowaniach mówiła pod nosem: „Teraz”, i cała
    grupa biegła, myśląc, że to należy do wycieczki.
script-1441-high =
    Mira została w domu. Prawie przez cały tamten rok nie chodziła dalej niż do pompy i zawsze tą samą drogą, pod
    ścianą, o tej samej godzinie. Sznur wisiał nad drzwiami i nie dała go zdjąć. Jesienią przyszedł ktoś z klubu
    wysokogórskiego spytać, czy nie objęłaby schroniska. Wysłuchała go do końca. Potem zapytała, ile dróg stamtąd
    wychodzi, a kiedy powiedział, że jedna, pokręciła głową.
script-1441-killed =
    W książce na szczycie jest jedna jej linijka, w której nie ma pogody. To opis męskiego płaszcza, aż po guziki, dla
    tego, kto by go szukał.
script-1441-robbed =
    Zostawiała drewno pod drzwiami ludzi, którzy jej nie znali. Robiła to przed świtem i zezłościła się, kiedy się wydało.
script-1441-stole = Pewną parę rękawiczek nosiła przy sobie latami, na wypadek gdyby spotkała właścicielkę.
script-1441-starved =
    W drodze na górę kazała wszystkim jeść, co godzinę, czy chcieli, czy nie. I patrzyła, czy przełykają.
script-1441-buried =
    Za każdego z naszych zmarłych zawiązała na sznurze węzeł. Można wyczuć, gdzie są, jeśli ktoś poprowadzi ci palec.
    Leżą blisko siebie, zaraz na początku.
script-1441-helped =
    Co roku na Boże Narodzenie przychodziła kartka od jakichś ludzi znad jeziora. Nigdy nic nie pisali. Rysowali stopy.
script-1441-shared =
    W plecaku miała zawsze o jedną puszkę więcej, niż trzeba. Mówiła, że to dla gościa.

script-1442 = Jovan, potem
script-1442-low =
    Jovan został listonoszem. Z początku był to żart, z powodu tych wszystkich psów, z którymi się przyjaźnił. Dostał
    wzgórze, czterysta stopni, i przed dziewiątą był już tam i z powrotem. Spał do szóstej. W drugim roku zapytano go,
    czy w rocznicę nie poniósłby sztandaru, skoro ma takie ramiona, a on podziękował i powiedział, że niestety będzie w
    rejonie. Widziano go tamtego dnia. Siedział na czyimś murku i czytał na głos pocztówkę staruszce, która zapodziała
    okulary.
script-1442-middle =
    Jovan poszedł do tartaku i było mu tam dobrze, bo nie słychać w nim własnych myśli. Ożenił się. O czwartej nad ranem
    wciąż stawał przy łóżku, opowiadała żona; przyzwyczaiła się, mówiła „spocznij” i wtedy się kładł. Przed domem nie
    chciał żywopłotu ani niczego, za czym mógłby ktoś stanąć. { $group ->
        [one] Kiedy puszczano fajerwerki, schodził z talią kart do piwnicy i układał pasjanse przy włączonym radiu.
       *[other] Kiedy puszczano fajerwerki, przychodził do nas i graliśmy w karty przy włączonym radiu.
    }
script-1442-high =
    Jovanowi wciąż proponowano mundury. Najpierw policja, potem kolej; w końcu został nocnym stróżem w muzeum, gdzie
    musiał nosić tylko czapkę. Chodził przez całą noc. Opowiadał, że w sali dziewiątej wisi obraz z bitwą i że obchodzi
    przez dziesiątą, żeby go nie mijać. Co robił za dnia, to już była jego sprawa. Kiedy się pukało, w środku zawsze
    ktoś się ruszał i zawsze trwało, zanim otworzył.
script-1442-killed =
    Znał liczbę. Kto zapytał, temu mówił, wprost, jak się podaje numer butów.
script-1442-robbed =
    Do jednego z tamtych domów poszedł jeszcze raz, w dobrym garniturze. Był tam dziesięć minut. O czym mówiono, zachował dla siebie, ale kazali mu usiąść, bo na spodniach miał kocią sierść.
script-1442-stole =
    Za pierwszą pensję kupił skrzynkę gruszek w puszkach i zostawił ją na jakiejś klatce schodowej. Wrócił z taką miną
    jak dawniej, kiedy coś mu się upiekło.
script-1442-starved = We wszystkich kieszeniach miał herbatniki. Poznawało się go z daleka po szeleście papieru.
script-1442-buried =
    Groby były jego sprawą. Równał brzegi sznurkiem i łopatą i wyglądało to po wojskowemu, i on o tym wiedział.
script-1442-helped =
    Ludzie, których przeprowadził przez jakąś złą noc, przychodzili do niego później z dziećmi. Pozwalał im po sobie
    łazić.
script-1442-shared =
    Nie umiał jeść przy kimś, kto nie je. Na weselach chodził z talerzem, aż wszyscy dostali.

script-1443 = Sanja, potem
script-1443-low =
    Przez całe lato Sanja wydawała klucze. Właściciele przychodzili po dwoje, po troje, opaleni, z walizkami, i stawali
    przed tablicą jak przed rozkładem jazdy. Każdemu, zanim poszedł, kazała spróbować klucza w zamku na warsztacie.
    Resztę przetopiła i zrobiła z nich jeden, duży, który niczego nie otwiera. Wisiał nad sklepem. Naprawiła też zegar
    na kościele, sama z siebie.
script-1443-middle =
    Sanja znów otworzyła warsztat. Robiła teraz sejfy, przeważnie dla ludzi, którzy stracili szyfr razem z tym, kto go
    znał. Nie było w mieście lepszej. Otwierała, cofała się i patrzyła w okno, aż zobaczą, co jest w środku. Tablicę z
    kluczami trzymała w domu. Wisiało ich jeszcze siedemnaście, na Nowy Rok je oliwiła i co roku mówiła, że to ostatni
    raz.
script-1443-high =
    Sanja zakładała zamki. Po wojnie ludzie chcieli ich więcej niż przed nią, pracowała do późna i z klientami nie
    rozmawiała. We własnych drzwiach miała pięć. Wejście zajmowało jej parę minut i wyjście tyle samo, a bywały dni,
    kiedy stała od środka z ręką na trzecim i dalej nie mogła. { $group ->
        [one] Klientom podała znak, dwa krótkie i jeden długi. Wtedy otwierała i za każdym razem dziwiła się, że to
            tylko klient.
       *[other] Mieliśmy znak, dwa krótkie i jeden długi. Wtedy otwierała i za każdym razem dziwiła się, że to tylko
            my.
    }
script-1443-killed =
    To, czym to zrobiła, wrzuciła do rzeki, ze środka mostu. Widziano ją i uznano, że to z żalu.
script-1443-robbed =
    Poszła pod tamte drzwi z narzędziami i zapytała, czy zamek się sprawuje. Założyła nowy i nie wzięła za niego nic.
    Bali się jej przez cały czas, opowiadała, i mieli rację.
script-1443-stole =
    Książeczkę z długami doprowadziła do ostatniej strony. Spłaciła wszystkie prócz jednego, a o tamtym mówiła, że nie
    znalazła jeszcze właściwego zamka.
script-1443-starved = W warsztacie na ladzie stał słój cukierków. Kiedy był do połowy pusty, nie mogła pracować.
script-1443-buried =
    Dla każdego ze zmarłych dorobiła klucz, zwykły. Wiszą w kaplicy na gwoździach. Kiedy ciągnie od drzwi, słychać je.
script-1443-helped =
    Dwie rodziny, którym otworzyła w mróz drzwi nienależące do niej, dały po niej imię córkom. Na tamtej ulicy były więc
    trzy Sanje i jak się zawołało, przybiegały wszystkie.
script-1443-shared =
    Kto w nocy został bez klucza, mógł do rana posiedzieć u niej w warsztacie. Po to nie wygaszała piecyka i tamtych
    drzwi nie zamykała nigdy. Tylko tamtych.

script-1444 = Emin, potem
script-1444-low =
    Siódemka ruszyła pierwszego maja. Prowadzić dali Eminowi. Ogolił się dwa razy. Wzdłuż całego nabrzeża ludzie stali
    na torach i trzeba było dzwonić, a na każdym przystanku czekał pełną minutę, czy ktoś wsiadał, czy nie. Rano
    wypełnił kartę. W rubryce „Opóźnienie” wpisał liczbę, całą, w minutach; a tam, gdzie jest „Przyczyna”, napisał:
    „Odrobiono między Łaźnią a Pętlą”.
script-1444-middle =
    Eminowi dali autobus. Tramwajów miało nie być przez lata, drut poszedł na złom. Przyzwyczaił się, mówił; autobusem
    da się coś objechać. Jeździł trasą dawnej siódemki, na ile pozwalały ulice, i zapowiadał przystanki po staremu.
    Młodzi go poprawiali. Zamykając drzwi, za każdym razem patrzył w lusterko dłużej niż trzeba, aż wszyscy usiądą, a
    jeśli ktoś biegł, choćby z nie wiadomo jak daleka, czekał.
script-1444-high =
    Emin już nie prowadził. Przez ręce. Dano mu w zajezdni posadę od rzeczy znalezionych, pokój z ladą i dzwonkiem. W
    pierwszym roku niewiele tego było. Siedział wśród parasoli i prowadził listę. Widać stamtąd było tory. Kiedy znów
    puszczono tramwaje, kazał odwrócić biurko, żeby siedzieć plecami do okna, i po dźwięku poznawał, który trzeba
    nasmarować.
script-1444-killed =
    W żadnym pokoju nie dało się go posadzić przy drzwiach. Mówił, że to przez przeciąg. Kiedy ktoś biegł w jego stronę,
    choćby dziecko, choćby ze śmiechem, schodził z drogi.
script-1444-robbed =
    Wśród rzeczy znalezionych urządził jedną półkę dla tych, których nikt nie zgubił. Do właścicieli napisał sam, drukowanymi literami, gdzie można je odebrać.
script-1444-stole =
    Oddał komuś parasol. Nie ten sam, tamten poszedł do pieca. Kupił inny i złamał mu drut, żeby się zgadzało.
script-1444-starved =
    W czapce nosił skórkę chleba. Wiedział, że mu się nie przyda. Mówił, że czapka lepiej trzyma od niej fason.
script-1444-buried =
    W rocznicę stanął na łuku przy cmentarzu, między przystankami, wbrew przepisom, otworzył drzwi i zamknął.
script-1444-helped =
    Byli ludzie, którym nie pozwalał płacić. Zasłaniał kasownik dłonią i mówił: „Państwo jadą od zimy. Jeszcze ważny”.
script-1444-shared =
    { $group ->
        [one] W każdy piątek chodził po wagonie z połową ciasta w pudełku, od wdowy z Lipowego Rogu, i częstował po
            kolei wszystkie ławki.
       *[other] W każdy piątek przynosił nam pół ciasta w pudełku, od wdowy z Lipowego Rogu.
    } Dawała mu je za przejazd. Krótki to był przejazd jak na tyle ciasta.

script-1445 = Ljuba, potem
script-1445-low =
    Hotel stracił dwa górne piętra, a mimo to we wrześniu otworzył, dziewięć pokoi. Ljuba miała recepcję. Pierwszej nocy
    był jeden gość, akwizytor od nasion. Dała mu klucz, zapisała „23.10, jedna osoba, bagaż własny”, usiadła i patrzyła
    na ulicę, na której nie działo się zupełnie nic. To też zapisała. O szóstej, gdy przyszła zmiana, miała cztery
    strony i powiedziała, że to była najlepsza noc w jej życiu.
script-1445-middle =
    Ljuba siedziała po nocach. Nie musiała już; ale godziny, jak mówiła, przestawiły się w niej na opak i gdy się
    ściemniało, była całkiem rozbudzona. Na ulicy weszło więc w zwyczaj zostawiać u niej klucze i chorych, i paczki.
    Prowadziła książkę. W rubryce uwag było coraz mniej. Komu sen uciekał, schodził do niej trochę posiedzieć, mówiło
    się mało i wszystko to zostawało wpisane.
script-1445-high =
    W dzień Ljuba spała z krzesłem pod klamką, a w nocy chodziła. Dookoła kwartału, zawsze w lewo. Nowy policjant
    próbował ją zagadać, a ona podała mu numery wszystkich okien, w których się świeci, i od kiedy. Dał jej spokój.
    Pisać przestała. Wszystko jest w głowie, mówiła, miejsca tam dość, a komuś by to tylko zawadzało. { $group ->
        [one] Zostawiała sobie lampę i przed szóstą sąsiedzi słyszeli kroki.
       *[other] Zostawialiśmy jej lampę i przed szóstą słyszeliśmy kroki.
    }
script-1445-killed =
    Jest w książce jedna noc bez wpisu. Linijkę wykreśliła i wstawiła datę. Pytana o to, mówiła, że nie miała wtedy
    służby.
script-1445-robbed =
    { $group ->
        [one] Wystawiła rachunek za to, co zabrano ludziom, z datami, i spłaciła go sama, razem z częściami innych.
            Trwało to lata. Pokwitowania zachowała na ich nazwiska.
       *[other] Wystawiła rachunek za to, co zabraliśmy ludziom, z datami, i każdemu z nas dała do zapłacenia jego
            część. Marudziliśmy. Zapłacili wszyscy.
    }
script-1445-stole = Oddała łyżeczki z hotelu. Były dwie.
script-1445-starved =
    O wpół do trzeciej w nocy jadła kromkę ze smalcem. Czekała naszykowana na spodku już od wieczora.
script-1445-buried =
    Rodzinom zmarłych, jeśli przychodziły, opowiadała ich ostatnie noce, godzina po godzinie, i nie opuszczała niczego.
    Większość chciała usłyszeć, jak oddychali.
script-1445-helped =
    Pewne małżeństwo przychodziło co roku tego samego dnia i stawało przed nią jak ludzie, którzy chcą pokoju. Nie
    chcieli pokoju. Chcieli, żeby zapisała, że tu byli.
script-1445-shared =
    Na parapecie stał termos z kubkiem. Kto przechodził w nocy, mógł się poczęstować, a parzyła mocniejszą, niż sama
    lubiła.

script-1446 = Nadia, potem
script-1446-low =
    Nadia znów gotowała dla sześciuset. W namiocie, na placu, dla tych, którzy wracali. Pierwszego dnia postawiła o
    jeden talerz za dużo, przy maszcie, i do wieczora ktoś przy nim siedział; i tak co dzień, dopóki stał namiot.
    Porządnie utyła. Próbując z chochli, zamykała oczy, a cała kolejka cichła i czekała, co powie.
script-1446-middle =
    Nadia miała kuchnię w szkole. W dni powszednie zupa, w piątki coś z bułką tartą. Nakładała dużo i wciąż miała o to
    kłopoty z biurem. W domu niczego nie umiała wyrzucić. Obierki w słoikach, skórki w torebkach, z datą; gdy ktoś u
    niej sprzątał, nie broniła, stała z rękami pod fartuchem, a po tygodniu wszystko było z powrotem.
script-1446-high =
    Nadia straciła smak. Lekarze nic nie znaleźli. Gotowała z pamięci, { $group ->
        [one] pewnej rodzinie, która była dla niej dobra,
       *[other] nam, a później pewnej rodzinie, która była dla niej dobra,
    } i wszystko wychodziło jak trzeba. Za każdym razem pytała: „Dość soli?” Słyszała, że dość. Sama żyła chlebem i
    mlekiem. Przy stole siedziała nad talerzem i patrzyła, jak inni jedzą, do ostatniej łyżki.
script-1446-killed =
    Na jakiś czas dała spokój nożom. Wszystko darła albo łamała o kant stołu i utrzymywała, że tak smaczniej.
script-1446-robbed =
    Miała ich przepis, z nalepki na słoiku. Co roku robiła według niego tuzin i zanosiła tam, a tego roku, kiedy nikt
    nie otworzył, zostawiła na schodach.
script-1446-stole = Aż do emerytury liczyła łyżki, rano i wieczorem, przy otwartej szufladzie, żeby wszyscy widzieli.
script-1446-starved = Kiedy ją pytano, jak długo ma się gotować taka zupa, mówiła: „Aż przestaną na nią patrzeć”.
script-1446-buried =
    Za zmarłych gotowała to, co każdy z nich lubił. Jadł, kto był. Przy jedzeniu mówiła, czyje to.
script-1446-helped =
    Na Wielkanoc ktoś przysłał jej zioło w doniczce, bez nazwiska. Przychodziło co roku. Zajęło cały jej parapet, a
    potem i parapet sąsiadki.
script-1446-shared =
    Na naszej ulicy talerz na parapecie stał się zwyczajem. Wystawiają go i ci, którzy wprowadzili się dużo później i
    nie wiedzą po co. Musi być przykryty.

script-1447 = Petar, potem
script-1447-low =
    Szkoła zaczęła się w październiku, na trzy zmiany. Petar miał pierwszą. Było ich w klasie czterdzieścioro czworo,
    niektórzy już szesnastoletni, i przerabiali ułamki. Pierwszego ranka odczytał listę i po nazwiskach, na które nikt
    nie odpowiadał, zostawiał przerwę, całkiem krótką, i nikt w niej nie kaszlnął. Potem otworzył okno. Miał nowe
    okulary. Po drodze do domu widziano, jak przeskoczył kałużę, z teczką, choć było którędy obejść.
script-1447-middle =
    Petar uczył jeszcze dwa lata. Lubiano go; może był zbyt łagodny, bo wypisywali mu różne rzeczy na tablicy. Zadań o
    bochenkach już nie dawał. Kiedy trzasnęły drzwi, gubił miejsce i pierwsza ławka podpowiadała, bez uśmiechu: „Strona
    trzydziesta, panie profesorze”. { $group ->
        [one] Wieczorami czytał na głos przy oknie, ze wszystkimi przecinkami. Ludzie przystawali pod spodem.
            Zauważyli,
       *[other] Wieczorami przychodził do nas i czytał na głos, co kto chciał, ze wszystkimi przecinkami.
            Zauważyliśmy,
    } że przed końcem każdej książki przerywa i mówi, że to zostawi na inny raz.
script-1447-high =
    Petar nie mógł wejść do klasy. Pierwszego dnia doszedł z dziennikiem do bramy i stał tam, aż przebrzmiał dzwonek i
    opustoszało podwórze. Dawał lekcje w domu, jednemu dziecku naraz. Musiały siedzieć tak, żeby je widział. Kiedy
    któreś się spóźniało, wkładał płaszcz i szedł szukać, i często go tak spotykano, bez kapelusza, jak odwraca się na
    rogu.
script-1447-killed =
    Wystawił stopień sobie. Z tyłu dziennika jest strona na zachowanie nauczycieli, której nikt nigdy nie wypełniał.
    Wypełnił ją i dał do podpisu wizytatorowi.
script-1447-robbed =
    W jednej części miasta uczył za darmo, każdego, kto poprosił. Były tam drzwi, za którymi, gdy podał nazwisko,
    poproszono, żeby je powtórzył. Wiedział, że do tego dojdzie. Wpuścili go i chodził tam aż do egzaminu.
script-1447-stole =
    Swoje książki oddał bibliotece. Dziewięćdziesiąt własnych, a między nimi, z zakładką, jedną, która i tak była ich.
script-1447-starved =
    Na jego lekcjach wolno było jeść. Mógł mówić o wojnach punickich, a w całej klasie słychać było żucie.
script-1447-buried =
    Na początku każdego roku opowiadał pierwszej klasie o ludziach, którzy mieszkali w tym domu, jak się nazywali i co
    kto umiał. Zajmowało to całą lekcję.
script-1447-helped =
    Kobieta, której pomógł kiedyś przetrwać zły kwadrans, została inżynierem. Zbudowała nowy most. Poszedł na otwarcie
    i, przechodząc, sprawdził w głowie jej obliczenia.
script-1447-shared = Nie odzwyczaił się już łamać wszystkiego na pół, zanim jeszcze spojrzał, czy ktoś z nim jest.

script-1448 = Irena, potem
script-1448-low =
    Irena otworzyła tam, gdzie przedtem był sklep rybny, bo były kafelki. Do sprzedania miała niewiele. Ale ludzie
    przychodzili po to, żeby ktoś ich zapytał, kiedy się zaczęło. Waga stała na ladzie. Najmniejszy odważnik, ten z
    folii, położyła pod szkłem i jeśli dzieci chciały go zobaczyć, wolno im było dmuchnąć, żeby pofrunął. Paliła jednego
    papierosa dziennie, po zamknięciu, siedząc na progu, całego.
script-1448-middle =
    Irena pracowała w szpitalu, w piwnicy, gdzie nie musiała nikogo widzieć. Recepty przychodziły do niej rurą. Każdą
    czytała dwa razy. W nocy liczyła, opowiadali lekarze, wiedział o tym cały szpital; człowiek wchodził po aspirynę i
    słyszał ją tam za półkami. Przez jedenaście lat nie pomyliła się o jedną tabletkę. Liczy, powiedziała kiedyś, żeby
    je słyszeć.
script-1448-high =
    Irena oddała uprawnienia. Skarg na nią nie było. Nie mogła już podać czegoś przez ladę i patrzeć, jak człowiek z tym
    wychodzi. Była potem korektorką rozkładów jazdy. Same cyfry i nikomu się od nich nie pogorszyło. { $group ->
        [one] Kiedy chorował ktoś z sąsiadów, siedziała przy łóżku, ręce leżały jej na kolanach, otwarte, a co było na
            stole, to chory musiał brać sam.
       *[other] Kiedy któreś z nas chorowało, siedziała przy łóżku, ręce leżały jej na kolanach, otwarte, a co było na
            stole, to musieliśmy brać sami.
    }
script-1448-killed =
    Wiedziała co do miligrama, ile zniesie ludzkie ciało. Wtedy na nic jej się to nie zdało, mówiła. Wtedy ma się dwie
    ręce, jak każdy.
script-1448-robbed =
    Rzeczy, które przynieśliśmy z cudzych szafek, odkupiła. Miała etykiety. Zajęło jej to sześć lat.
script-1448-stole =
    W aptece na drugim końcu miasta zostawiła pieniądze, za pastylkami od kaszlu, sumę, która miała sens tylko dla niej.
script-1448-starved =
    { $group ->
        [one] Co Nowy Rok wchodziła na dużą wagę
       *[other] Na Nowy Rok ważyła nas wszystkich na dużej wadze
    } i zapisywała to na czerwono, aż liczba była taka jak trzeba.
script-1448-buried =
    O każdym ze zmarłych umiała powiedzieć, co by go uratowało, ile by kosztowało i gdzie w mieście leżało. Nie
    powiedziała nikomu. Wszystko było w notesie.
script-1448-helped =
    Przychodzili do niej do końca, każdy ze swoim gardłem. Słyszeli o niej, tłumaczyli, od ludzi z ulic, których od
    dawna nie ma.
script-1448-shared =
    Okazało się, że pół ulicy ma w szufladzie jej złożony papierek, nieotwarty. To na gorsze czasy, tłumaczyli.
    Wystarczyło, że leży.

script-1449 = Osman, potem
script-1449-low =
    Osman robił drzwi. Całe miasto potrzebowało drzwi i przez rok nie robił nic innego, z dwoma uczniami, potem z
    pięcioma. Każde wieszał sam. Zamykał, otwierał i dawał ludziom spróbować. Kiedy wszyscy przeszli tam i z powrotem,
    brał calówkę, nową, i pisał datę na górnej krawędzi, gdzie nikt nigdy nie zajrzy. Mówił, że jest taki dźwięk, kiedy
    drzwi się domykają i pasują. Mówił, że z tego da się żyć.
script-1449-middle =
    Osman robił dla firmy ramy okienne. Na akord, cały rok ten sam wymiar. Nie przeszkadzało mu to. Wieczorami naprawiał
    krzesła ludziom z naszej ulicy i poszła fama, że jest powolny; to dlatego, że rozbierał je do ostatniego kołka, żeby
    zobaczyć, jak zrobił to tamten. Skrzyni nie zrobił już żadnej. Gdy klient chciał skrzynię, na narzędzia albo
    zabawki, budował małą szafkę i mówił, że tak wyszło.
script-1449-high =
    Osman sprzedał narzędzia. Zostawił sobie tylko strug. Miał pokój u siostry i siedział w nim ze strugiem nad
    kawałkiem drewna, byle jakim, i pchał, i zdejmował wiór za wiórem, aż nic nie zostawało. Siostra nimi paliła. Żaden
    z nim kłopot, mówiła. { $group ->
        [one] Gościom pokazywał, jakie są cienkie. Można by przez nie czytać; jeden podniósł do okna i wiór drżał.
       *[other] Kiedy przychodziliśmy, pokazywał nam, jakie są cienkie. Można by przez nie czytać; jeden podniósł dla
            nas do okna i wiór drżał.
    }
script-1449-killed =
    Zrobił tamtemu trumnę, o lata za późno i bez miary. Stała w głębi warsztatu, pełna odpadków, a gdy ktoś chciał ją
    kupić, mówił, że zajęta.
script-1449-robbed =
    Po latach w pewnym przedpokoju stanął kredens, orzechowy, z podwójną ścianką, porządnie głęboką. „Gdyby znów
    przyszli” – powiedział tamtym ludziom.
script-1449-stole = Kiedy brał gwóźdź z nie swojej budowy, zostawiał dwa.
script-1449-starved =
    Wyrzeźbił sobie miskę, z lipy, bardzo małą. Jeśli dawano mu więcej, niż się w niej mieści, podawał dalej.
script-1449-buried =
    Krzyże stawiał on, dębowe. Łączone na jaskółczy ogon; trzymają się, bo każda część czeka na drugą.
script-1449-helped =
    Człowiek, dla którego kiedyś coś zrobił, został jego wspólnikiem. Prawie nie rozmawiali. Na szyldzie firmy były dwa
    zawiasy i żadnych nazwisk.
script-1449-shared =
    { $group ->
        [one] Stół zostawił sobie. Siada przy nim dwanaście osób. Ilekroć przy nim usiądzie, ktoś przychodzi na wolne
            miejsca.
       *[other] Stół jest u nas. Siada przy nim dwanaście osób. Ilekroć siadamy, ktoś przychodzi na wolne miejsce.
    }

script-1450 = Greta, potem
script-1450-low =
    Greta zasiadała w komisji. Było w niej czterech profesorów i ona, i przez dwa lata ustalali, co do kogo należy. Bano
    się jej. Pewien pan w futrzanym kołnierzu stał przed nią całe przedpołudnie, gdy czytała mu akt, razem z
    wyposażeniem, a potem poprosiła, żeby przeliterował nazwę ulicy. W Alei Lipowej z komina idzie dym. W dniu, w którym
    komisja skończyła, kupiła sobie puszkę brzoskwiń i zjadła obie połówki.
script-1450-middle =
    Greta znów miała kancelarię, z mniejszą tabliczką. Spadki, prawie same spadki. Siedziała naprzeciw ludzi,
    przeglądała z nimi spisy i nikogo nie poganiała. Zaczęła palić przy klientach. Kiedy dochodziło do miejsca, w którym
    mówili: „Ale przecież musiało coś zostać”, czekała chwilę, a potem odwracała kartkę. Wszystko się zgadzało. Wracała
    nad rzeką i czasem ją tam spotykano, jak patrzy na wodę, w okularach.
script-1450-high =
    Greta nie brała już spraw. Papiery przynoszono jej nadal. Kładła je na krześle, a gdy krzesło było pełne, na
    następnym. Otwierała drzwi i przepraszała, że nie ma gdzie usiąść. Jest jedno zagadnienie prawne, mówiła, nad którym
    pracuje, dotyczące osób działających pod przymusem. Doszła z nim całkiem daleko. Była przy tym, zna wszystkie fakty,
    a cała trudność w tym, że nie może znaleźć świadka obrony.
script-1450-killed =
    Sporządziła akt oskarżenia przeciw sobie i złożyła go w należytej formie. Oddalono go. Odwołała się.
script-1450-robbed =
    Kazała wszystko wycenić, po cenach przedwojennych, z odsetkami. Tamci oprawili czek w ramkę. „Nie o rzeczy chodziło”
    – powiedzieli jej, a ona odparła, że wie, ale na to drugie nie ma taryfy.
script-1450-stole = W jej rachunkach co miesiąc jest pozycja na parę groszy: „Sumienie, różne”. Kontrola przymykała oko.
script-1450-starved = Do tamtej zimy zawsze zostawiała coś na talerzu, z dobrego wychowania.
script-1450-buried =
    To ona wystarała się dla nas o akt na ten pasek ziemi na podwórzu. W księdze wieczystej wpisany jest na zmarłych. Są
    współwłaścicielami i nie można ich spłacić.
script-1450-helped =
    Nigdy nie uwolniła się od cudzych kłótni. Pół dzielnicy zatrzymywało ją na ulicy i każdy opowiadał, co powiedział
    ten drugi, a ona słuchała, aż powiedzą to jak należy.
script-1450-shared =
    Pieniądze zapisała w równych częściach wszystkim, którzy siedzieli przy naszej lampie. Nie było tego wiele. O lampie
    był osobny punkt.

script-1451 = Aleks, potem
script-1451-low =
    Aleksa poproszono o jego tapetę. Dwóch ludzi z uniwersytetu odparowało ją w jednym kawałku. Wisi tam w korytarzu, za
    szkłem; kto ma dobre oczy, zobaczy na niej całe oblężenie. Studenci muszą z niej liczyć. Aleks wygłosił im jeden
    wykład. Przez dziesięć minut mówił o błędzie, który bierze się z tego, czego się nie liczy, a potem opowiedział
    historię o kolejce i o wiadrze, i śmiali się, i widziano, że zanotował ilu.
script-1451-middle =
    Aleks pracował w urzędzie statystycznym. Liczył krowy, a później odbiorniki radiowe. Kiedy przejeżdżała ciężarówka,
    zastygał z uniesionym piórem. Zapytano go oficjalnie o liczbę zabitych i podał ją, z marginesem w obie strony, a
    potem pół roku walczył, żeby margines wydrukowano. On jest najważniejszy, mówił. To wszyscy ci, którzy może doszli
    do domu i nikt nie zauważył.
script-1451-high =
    Aleks liczył wszystko. Stopnie, groszki na talerzu, ile razy ktoś powiedział pewne słowo. Wiedział, że to robi. Za
    dwadzieścia piąta rano schodził i stał pół godziny przed domem, w każdą pogodę, z zegarkiem. Od lat nie padł ani
    jeden strzał. Ale tego się nie wie, mówił, póki nie minie pół godziny, i ktoś musi tam być.
script-1451-killed =
    Siebie z liczb usunął. Był przypis, że jedną obserwację wykluczono, ponieważ obserwator na nią wpłynął.
script-1451-robbed =
    Wyliczył, ile ich kosztowaliśmy, w dniach. Potem poszedł tam i dokładnie tyle dni robił im w ogrodzie, z niedzielami
    włącznie.
script-1451-stole =
    Przy pompie wywiesił listę tego, co zabrał. Nikt się nie zgłosił. Wisiała, aż nie dało się jej przeczytać.
script-1451-starved =
    O każdym posiłku umiał powiedzieć, ile ma kalorii, z dokładnością do dziesięciu. Mówił tę liczbę przed jedzeniem,
    jak modlitwę.
script-1451-buried =
    Na naszych zmarłych nie miał rubryki. Każde dostało własną stronę, a na niej było wszystko, co zdążył zauważyć: na
    przykład dwanaście rodzajów śmiechu, z datami.
script-1451-helped =
    Kiedy znów puszczono wodę, ludzie spod pompy dali mu kawałek tektury, na którym wszyscy się podpisali. Nie policzył
    ich. Powiedział, że miał zamiar, a potem nie.
script-1451-shared = Dzielił przez jedną osobę więcej, niż było. Pomyłka, mówił za każdym razem i rozdawał, co zbywało.

## Who died

script-1452 = Grób Vuka
script-1452-page =
    Po Vuka zjechał z gór wozem jego brat. Usłyszał o tym od człowieka, który słyszał od nas. Postał trochę pod murem na
    podwórzu, zapukał w niego knykciami i skinął głową. Nad grobem stało trzydziestu ludzi z kamieniołomu, a kiedy było
    po wszystkim, nie śpiewali. Jeden zagwizdał na gwizdku, długo, tak jak przed odstrzałem, i stali ze spuszczonymi
    głowami dokładnie tyle, ile by to trwało.

script-1453 = Grób Miry
script-1453-page =
    Na górnym szlaku, tam gdzie ścieżka się rozwidla i obcy zawsze się mylili, stoi kopczyk z kamieni. Zaczęło go pewne
    małżeństwo. Kto przechodzi, dokłada kamień, i tak rośnie mniej więcej o dłoń na rok. Mira zawsze mówiła, że trzeba
    by tam coś postawić. W pogodne dni widać go przez lunetę z naszego strychu, wielkości zęba.

script-1454 = Grób Jovana
script-1454-page =
    Przyszedł urzędnik w sprawie listy. Prowadzono ją, jak się okazuje, do samego końca i teraz trzeba ją było zamknąć;
    było pismo z pieczęcią, w którym Jovana zwalniano z wszelkiej dalszej służby. Oprawiliśmy je. Wisi nad miejscem,
    gdzie leżał jego koc, a o czwartej nad ranem sama z siebie skrzypi tam deska.

script-1455 = Grób Sanji
script-1455-page =
    Ludzie wciąż przychodzili po klucze. Tablicę powiesiliśmy w sieni, z ołówkiem, i kto zdejmował swój, ten kwitował.
    Do jesieni była prawie pusta. Wielu dopisało coś przy nazwisku; pisali, że kwiaty uschły, ale w mieszkaniu jest
    sucho. Stalowej skrzynki nikt nigdy nie otworzył. W końcu złożono ją w ziemi razem z Sanją i ktoś mówił, że słyszał,
    jak szczęknęła.

script-1456 = Grób Emina
script-1456-page =
    Kiedy z pięciu tramwajów złożono pierwszy, ludzie z zajezdni przyszli do nas prosić o czapkę Emina. Wisi dziś w
    siódemce, na haku, który był na torbę konduktora. Nowym motorniczym mówi się, żeby jej nie ruszali. Przed łukiem
    dzwonek bije dwa razy, czego w przepisach też nie ma; kto wie, na co czekać, usłyszy go ze strychu przy zamkniętym
    oknie.

script-1457 = Grób Ljuby
script-1457-page =
    Zmianę w końcu znaleźliśmy. Była to dziewczynka spod niebieskiej bramy, czternastoletnia, która też nie spała.
    Wzięła krzesło, ustawione tak, jak stało, z dwiema parami okularów na parapecie, i zaczęła książkę. Prowadzi ją po
    swojemu. Pod pierwszą nocą, kiedy od zmierzchu do szóstej nie strzelano wcale, napisała: „Wszędzie spokój”, a potem
    podkreśliła i napisała jeszcze raz.

script-1458 = Grób Nadii
script-1458-page =
    Tabliczka wciąż wisi przy kuchence. Pierwszej wiosny wyczyściliśmy wszystko prócz niej. Jest na niej jej zakrętas, a
    nad nim dzień tygodnia; na zakupy kupiliśmy drugą. Jej zeszyt wydrukowały w końcu kobiety ze stołówki, z ilościami
    takimi jak u niej, na sześćset i na trzy osoby. Sprzedał się całkiem nieźle. To chyba jedyna książka kucharska z
    przepisem na gorącą wodę.

script-1459 = Grób Petara
script-1459-page =
    Szkołę nazwano imieniem generała. Dziennik został w jego płaszczu. Obniesiono go po tych, których nazwiska w nim
    były, gdzie jeszcze były drzwi, do których można zapukać, i mogli zobaczyć, że każdemu do ostatniego poniedziałku
    wpisano obecność. Jedna z dziewcząt poprosiła o ołówek. Długo myślała. Potem wpisała mu stopień, który mu się
    należał, czwórkę. To była niesprawiedliwa klasówka, powiedziała.

script-1460 = Grób Ireny
script-1460-page =
    Półki nikt nie ruszał. Kiedy przyszli ci od pomocy, z listami, młoda kobieta przeglądała ją, pudełko po pudełku, co
    się nada, a po jakimś czasie usiadła. Wszystko jest jak należy, powiedziała. Czegoś takiego nie widziała. Na każdego
    w domu była karta, z wagą i dawkami, a na ostatniej, innym atramentem, sama Irena. Waga jest obecnie w muzeum.
    Podpis brzmi: „Waga apteczna, ok. 1900”, a o odważnikach nie ma nic.

script-1461 = Grób Osmana
script-1461-page =
    Drzwi na podwórze wieszał jako ostatnie. Malowano je od tego czasu dwa razy, dom osiadł i żadne inne już się nie
    zamykają. Te tak. Pchnie się palcem, a idą same, powoli, do końca, i domykają się tak, jakby ktoś powiedział „tak”.
    Na górnej krawędzi jest kreska ołówkiem, a przy niej mały znak, z której strony zostawić.

script-1462 = Grób Grety
script-1462-page =
    Jej testament otwarto jesienią. Sędzia odczytał go od początku do końca, czego się nie robi, i przy ostatnim punkcie
    zdjął okulary. Nie wolno nam mówić, że była dobra. Mówimy więc, że była rzetelna. Broszkę przekazano, jak
    zarządziła, i od tamtej pory co dzień nosi ją ktoś, kto o niej nie wspomina.

script-1463 = Grób Aleksa
script-1463-page =
    Ciąg prowadzimy dalej. Jest teraz całkiem krótki, wystarczy wpisać zero. Jest jeszcze druga kolumna, z kółkiem, i z
    nią mamy więcej kłopotu, bo nie zgadzamy się, co liczyć; uśmiech nie, ale są dźwięki, które trudno zakwalifikować. W
    dniu zawieszenia broni wpisaliśmy dziewięć, bo na więcej nie zostawił miejsca. Było więcej. Nie daliśmy rady. Nie
    umieliśmy usiedzieć tak długo, żeby policzyć.

## Who left

script-1464 = Dokąd poszedł Vuk
script-1464-page =
    Mówiono nam, że Vuka widziano na drodze ku przełęczy, szedł skrajem, z kurtką przez ramię. Ktoś inny widział, jak
    tłucze kamień dla wojska, po tamtej stronie. Nie wiemy. Tam, gdzie siadywał, leżało na gzymsie pół papierosa,
    położone tak, żeby znalazł je następny. Zostawiliśmy je, aż się rozsypało.

script-1465 = Dokąd poszła Mira
script-1465-page =
    Wzięła ze sobą sznur i nic więcej. Patrzyliśmy na mapę i myśleliśmy, którędy mogła pójść, były trzy drogi, i na
    każdej ktoś na wiosnę spotkał jakoby kobietę, która pytała, ilu ich tam jest z tyłu. Na noc nie zasuwamy zasuwy.
    Weszło nam w nawyk.

script-1466 = Dokąd poszedł Jovan
script-1466-page =
    Wyszedł w skarpetkach, z butami w ręku, żeby nikogo nie zbudzić. I posłał łóżko. Zauważyliśmy to później, kiedy
    najgorsze minęło, i zabolało nas bardziej niż cała reszta: rogi były równe. Komuś się zdawało, że widział go w
    kronice filmowej, w trzecim rzędzie jakichś ludzi siedzących na ziemi. Pewności nie było, bo się śmiał.

script-1467 = Dokąd poszła Sanja
script-1467-page =
    Zamknęła za sobą dom z zewnątrz, na wszystkie rygle, dla naszego dobra. Wydostaliśmy się dopiero w południe. Pewnie
    się do tego uśmiechała. Po kilku miesiącach przyszła paczka bez nadawcy. Była w niej kłódka, jakiej żadne z nas
    jeszcze nie widziało, piękna i otwarta.

script-1468 = Dokąd poszedł Emin
script-1468-page =
    Widziano go na nabrzeżu, na otwartym, jak idzie od tramwaju na drugą stronę zwykłym krokiem. Nikt nie strzelił.
    Potem zamknęła się mgła. W następnym roku konduktor z innego miasta opowiedział któremuś z nas o nowym, który u nich
    zapowiada przystanki linii, jakiej nie ma. Bardzo sumienny człowiek. Pozwolili mu, bo pasażerowie chyba lubią tego
    słuchać.

script-1469 = Dokąd poszła Ljuba
script-1469-page =
    Ostatni wpis na tej stronie dziennika był jej. „4.50, jedna osoba, bez bagażu, drzwiami frontowymi. Nie podała
    dokąd”. Było to wbrew zasadzie, którą pierwszego dnia ustaliliśmy wszyscy razem, i musiała o tym pomyśleć, bo jest
    poprawka. Dopisała, całkiem drobno: „Napisze”. Przeglądamy pocztę. Aż dziw, ilu ludzi jednak pisze, gdy się czyta
    wszystko z tą myślą.

script-1470 = Dokąd poszła Nadia
script-1470-page =
    Wzięła mały garnek, a nam zostawiła duży. W tym, który zostawiła, było zupy na dwa dni, czyli przez dwa dni nie
    jadła. Poszliśmy za nią aż do mostu. Siedziała tam staruszka, która sprzedaje zapałki, i niecałą godzinę wcześniej
    pani w fartuchu dała jej coś gorącego.

script-1471 = Dokąd poszedł Petar
script-1471-page =
    Książka leżała na poduszce, a na książce okulary. Bez nich nie odróżniał drzwi od okna. Nie zamierzał więc iść
    daleko, pomyśleliśmy, i szukaliśmy najpierw w pobliżu, na schodach, na podwórzu, w szkole. Nigdzie tam go nie było.
    Na marginesie strony, na której książka leżała otwarta, był ptaszek. „Wszedł i zamknął drzwi – jest tam napisane –
    bo ciągnęło”.

script-1472 = Dokąd poszła Irena
script-1472-page =
    Z szafki nie wzięła niczego. Policzyliśmy, a potem jeszcze raz. Jednej tabletki było nawet za dużo. Musiała mieć ją
    przy sobie przez cały ten czas i odłożyła przed wyjściem. Tamtego lata na granicy kobieta z tacą sprzedawała
    papierosy na sztuki i każdemu, kto kupił, mówiła, że powinien rzucić. Nic więcej nie słyszeliśmy. To mógł być
    ktokolwiek.

script-1473 = Dokąd poszedł Osman
script-1473-page =
    Wszystkie drzwi w domu były ostrugane. Musiał to robić całą noc. Nie zacinały się już, ani jedne, i nie skrzypiały,
    tak że nikt nie słyszał, jak zamykają się ostatnie. Opowiadano nam o człowieku w górach, który chodzi od
    gospodarstwa do gospodarstwa ze strugiem pod pachą i gdy skończy robotę, nie zostaje na kolacji.

script-1474 = Dokąd poszła Greta
script-1474-page =
    Złożyła wypowiedzenie. Leżało na stole, z datą, z ponumerowanym uzasadnieniem. Zważyła, że jako kolejna gęba jest
    obciążeniem, że ma gdzie indziej sprawy do załatwienia i że odpowiedź nie jest konieczna. Była na nim pieczątka,
    prawdziwa. Odpowiedzieliśmy jednak. Napisaliśmy jeszcze tego wieczoru, wszyscy, punkt po punkcie, i list jest tu do
    dziś, bo nie było adresu.

script-1475 = Dokąd poszedł Aleks
script-1475-page =
    Sznurek był odcięty, ołówek zniknął. Opracował całą tabelę, do ostatniego kwadransa, i podkreślił, a pod kreską
    wpisał dwie liczby: ilu nas było i ilu będzie od jutra. Zgadzało się. Przy drugiej jest margines, plus minus jeden.
    Postanowiliśmy czytać to jako obietnicę.

## Endings

script-1476 = Działa nie zaczęły
script-1476-quiet =
    Ogłoszono to przez megafon, z ciężarówki, w języku, który miał być wszystkich, i nikt nie zrozumiał. Jeździli przez
    godzinę. W końcu pojął to jakiś chłopiec, bo wskoczył na ciężarówkę i spytał kierowcę. Biegł naszą ulicą i walił w
    drzwi łyżką. Wszyscy wyobrażaliśmy to sobie z dzwonami. Dzwonów na wieżach już nie było. Była łyżka, a po chwili
    inne łyżki i patelnie.
script-1476-fewer =
    Wyszliśmy na próg. Było na nim więcej miejsca, niż przywykliśmy, i { $present ->
        [one] stanęliśmy tam, gdzie zawsze, na brzegu, ze wszystkimi płaszczami na ręce
       *[other] stanęliśmy, bez umawiania, z takimi samymi odstępami jak dotąd
    }. Na dworze było cieplej niż w domu. Nie wiedzieliśmy, co zrobić z rękami. Potem najpierw obeszliśmy podwórze, tą
    wąską ścieżką, i powiedzieliśmy im.
script-1476-whole =
    Wyszliśmy na próg i dopiero wtedy, w tamtym świetle, zobaczyliśmy, jak wyglądamy. W naszym domu nikt nie umarł.
    Nigdy nie mówiliśmy tego na głos, ze strachu, że ktoś to zauważy, a teraz to padło, zabrzmiało jak przechwałka i
    zostało cofnięte. Po drugiej stronie ulicy też liczyli. Widać było, jak liczą na palcach i oglądają się na sień.
script-1476-street =
    Ludzie, których nakarmiliśmy albo ogrzaliśmy, albo tylko nie odprawiliśmy, podchodzili do nas przez cały ten dzień.
    Nie wygłaszali mów. Jeden przyniósł krzesło. Do wieczora na chodniku przed naszym domem stało mnóstwo krzeseł,
    najróżniejszych, i ludzie siedzieli na nich do zmroku i po zmroku, bo już było można, przy zapalonych lampach.
script-1476-doors =
    Były na ulicy drzwi, które się nam nie otworzyły. Słyszeli łyżkę tak samo jak my. Widzieliśmy, jak poruszyła się
    firanka, i wiedzieliśmy czyja. Tego dnia każdy ściskał każdego; ściskano i nas, ci, którzy nie wiedzieli. Nigdzie
    nie przystawaliśmy. Zauważono, że wróciliśmy do domu dość wcześnie.
script-1476-last =
    W dzienniku zostały trzy czyste kartki. Naradzaliśmy się, co na nich napisać, i postanowiliśmy zostawić je, jak są.
    Do kogokolwiek należy dom, może wrócić i będzie chciał pisać dalej od trzeciego maja, od dentysty. Ołówek włożyliśmy
    w to miejsce. Kalendarz zdjęliśmy, z porami i z tym, co jest na odwrocie. Na ścianie został kwadrat tapety, róże na
    żółtym, tak jasne jak w dniu, w którym ją przyklejono.

script-1477 = Imiona obcych
script-1477-page =
    Kiedy było po wszystkim, w domu nie było już nikogo z tych, którzy byli na początku. Przyszliśmy później, przez te
    drzwi; ktoś popatrzył na nas przez szparę i odsunął zasuwę. Ci, którzy to zrobili, leżą na podwórzu albo odeszli.
    Znamy ich z tego dziennika. Wiemy, kto z nich stukał łyżką.
script-1477-diary =
    Latem przyszła kobieta i zapytała o jedno z tych imion. Mogliśmy jej dużo opowiedzieć. Opowiedzieliśmy o jedenastu
    łyżkach i o dziurze po pocisku z abażurem, i co powiedziano drugiego wieczoru, i dopiero kiedy spytała: „A państwo,
    gdzie siedzieli?”, spostrzegliśmy, że opowiadamy tak, jakbyśmy przy tym byli. Została na kolacji. Był jeden wolny
    gwóźdź, na jej płaszcz. Powiesiła go sama, a potem przeczytała, co jest nad nim wydrapane w tynku, i nie odejmowała
    ręki.

script-1478 = Ostatnia strona
script-1478-page =
    Tu pismo się urywa. Strona nie jest wydarta i nic się na nią nie wylało; jest data i pierwsze słowo wpisu, a to
    słowo brzmi „My”. Dalej idą już tylko dni z druku, z imionami świętych i fazami księżyca.
script-1478-near =
    Brakowało bardzo niewiele. Działa umilkły parę dni później, w ranek, przy którym w kalendarzu nie było nic
    szczególnego. Łyżki szły ulicą i w te drzwi waliły jak we wszystkie inne, czekały i waliły znowu.
script-1478-early =
    Zima ledwie się zaczęła. W szufladzie leżało jedenaście łyżek, wyczyszczonych, a listy na ścianie sięgały daleko
    naprzód. Drewno ktoś wyliczył do marca.
script-1478-found =
    Dziennik wisiał na gwoździu, kiedy wrócili ci, do których należał dom. Czytali go w kuchni, na stojąco, nie zdjąwszy
    płaszczy. Doszedłszy do końca, mężczyzna wrócił na początek i patrzył na własne zapiski, dentysta, urodziny,
    dentysta. Potem przyniósł ołówek i w zaczętej linijce napisał, co wiedział: ile było łóżek i w którą stronę stały.

script-1479 = Wszyscy usiedli
script-1479-page =
    Powiedziała nam o tym łyżka. Chłopiec szedł ulicą i walił nią w drzwi, a { $present ->
        [one] my siedzieliśmy przy stole, z rękami po obu stronach miski, aż przeszedł drugi raz
       *[other] my patrzyliśmy na siebie przez stół i każdy czekał, żeby pierwszy uwierzył ktoś inny
    }. W tym domu nikt nie umarł. Nikomu niczego nie wyrwaliśmy z ręki i nie było nigdzie człowieka, którego twarz
    musielibyśmy dalej oglądać. Nie uważamy tego za swoją zasługę. Bywały noce, kiedy rozstrzygały drzwi, które
    przypadkiem były zamknięte.
script-1479-last =
    Nakryliśmy więc do stołu, na ulicy, bo tak robili wszyscy. Nie było prawie nic, co można by na nim postawić. Ci spod
    niebieskiej bramy przynieśli swój stół i dosunęli do naszego, wysokość się nie zgadzała i ktoś poszedł po książkę
    pod nogę. To była ta. Służyła tak do wieczora; widać po tym ślad na okładce, kółko, a w środku kółka papier trochę
    ustąpił.

script-1370 = Na drugim chodniku
script-1370-page =
    To jest pisane na odwrocie formularza na przydziały, bo dziennik został na gwoździu. Przeszliśmy ulicą do pompy i
    tam { $group ->
        [one] zauważyliśmy, że nic więcej nam nie przychodzi do głowy
       *[other] okazało się, że nikt nie ma nic do zaproponowania
    }. Ludzie brali wodę. Przepuścili nas; nie mieliśmy do czego nabrać. { $group ->
        [one] Nie pytaliśmy siebie, czyja to miała być noc. Odpowiedź była tylko jedna.
       *[other] Nie było kłótni o to, czyja to miała być noc. A bywały kłótnie o dużo mniej.
    }
script-1370-near =
    Pod koniec tamtego miesiąca było po wszystkim. { $group ->
        [one] Usłyszeliśmy o tym w obcej piwnicy, wyszliśmy z niej na plac i trochę trwało, zanim zdobyliśmy się na to,
            żeby podejść do znajomych.
       *[other] Usłyszeliśmy o tym w różnych piwnicach, wyszliśmy z nich na ten sam plac i trochę trwało, zanim
            zdobyliśmy się na to, żeby do siebie podejść.
    }
script-1370-early =
    Zima miała być długa i spędziliśmy ją w kawałkach, tydzień tu, tydzień tam, na cudzych podłogach. Na cudzej podłodze
    człowiek zawsze pierwszy zgłasza się do czuwania.

script-1371 = Wyniesieni
script-1371-page =
    Wynieśli nas jednak. Trzeba to powiedzieć. Był wózek, { $group ->
        [one] posadzono nas w nim między dwoma workami,
       *[other] tych, którzy mogli siedzieć, oparto o tych, którzy nie mogli,
    } a przodem szedł mężczyzna i wołał, gdzie krawężnik. Na rogu zapytał nas dokąd. Nie spodziewaliśmy się pytania. W
    końcu złożył nas w szkole, w sali gimnastycznej, pod drabinkami, i oddał szalik, który zsunął się po drodze.
script-1371-near =
    W tej sali był piec i zupa i brakowało tylko paru dni. Przez cały ten czas trzymaliśmy dom o sześciu pokojach i nie
    wiedzieliśmy, że można się po prostu gdzieś położyć.
script-1371-early =
    Było nas na tej podłodze dziewięćdziesięcioro. Każdy materac miał numer i już w pierwszym tygodniu nasze przepisano
    na ludzi, którym były potrzebne.

script-1372 = Sznurek
script-1372-page =
    Młody człowiek nie odchodził, póki ktoś nie przyszedł z deską. Był kiedyś kelnerem i wszystko robił z prawej strony.
    Powiedział, że jest ich dziewięcioro, dwoje to niemowlęta, i że siedzieli w kanale; nie mówił tego na
    usprawiedliwienie. Gdy podniesiono deskę, zapytał, czy powinno się coś wiedzieć o tym domu, i powiedziano mu o
    trzecim stopniu i że kuchenkę trzeba przez pierwsze dziesięć minut zostawić w spokoju.
script-1372-yard = Powiedziano mu też o podwórzu i kto gdzie leży. To sobie zapisał, z małym planem.

script-1373 = Buty
script-1373-page =
    Buty mniej więcej pasowały. Znaleziono je pierwszej nocy w szafie w sieni i nigdy nie noszono, bo były na pokaz.
    Teraz zaszły aż do rzeki i z powrotem i dwa razy minęły dom. Na górze we właściwym oknie paliła się lampa. Z
    zewnątrz trzeba było przyznać: każdy pomyślałby, że siedzi tam mężczyzna i czuwa.
script-1373-yard = Na podwórzu widać było dziewczynę, szła wzdłuż rzędu kamieni. Prostowała je stopą.

script-1376 = Bez domu
script-1376-page =
    O { $self_locative } nie ma w tej książce nic więcej, bo książka została na miejscu. Ale spotykało się potem ludzi,
    w kolejkach i na schodach, i niektórzy natknęli się na { $self_accusative }: w piwnicy koło młyna albo może za
    taczką; gdzieś, z tobołkiem. Tobołek był zawsze ten sam. Był w nim klucz od drzwi. Zamki w domu zmieniano od tamtej
    pory dwa razy.

## Marks

script-1480 = Słupek nazwisk
script-1480-page =
    W pierwszy dzień targowy po wojnie ludzie spod pompy przyszli do nas obejrzeć tapetę. Słyszeli, że na niej są. Aleks
    pisał bardzo drobno i musieliśmy pożyczyć im lupę. Stali rzędem przez cały korytarz i podawali ją sobie. Każde
    znajdowało nazwisko i ptaszka i większość zaczynała dochodzić, co robiła tamtego dnia. „To był ten wtorek z brukwią”
    – mówił ktoś, a ktoś dalej: „Nie, to byłem ja”.

script-1481 = Skrzynia na mąkę
script-1481-page =
    Szara kotka została przy domu. Okociła się w skrzyni, już w prawdziwej mące, i przez parę tygodni były kocięta białe
    i szare, póki się nie wydało, że wszystkie są szare. Każda rodzina na ulicy miała jedno. Żadne nie nosiło dzwonka.
    Kto wyszedł wcześnie rano, widział je na parapetach, na tej samej wysokości, wzdłuż całego rzędu, i gdy się je
    mijało, odwracały głowy, jedno po drugim, jak kartki książki.

script-1482 = Dziewięćdziesiąt, sto
script-1482-page =
    Rodzina zza szafy otworzyła sklep z nasionami i sznurkiem. Ojciec ma ceny na karteczkach, pod kamykami. Któregoś
    ranka młodszy chłopiec, wyższy o głowę, przyszedł do nas z ciastem i ze świeczkami. Na ich półce stał jeden słoik
    bez daty na karteczce, właśnie na to, i trzymali go, aż będzie do czego go dodać. Powiedział nam, że umie teraz
    wstrzymać oddech na dwie minuty. Zapytał, czy chcemy zobaczyć. { $present ->
        [one] Powiedzieliśmy, że nie, trochę za szybko.
       *[other] Powiedzieliśmy, że nie, trochę za szybko, wszyscy naraz.
    }

script-1483 = Czwarta po południu
script-1483-page =
    Starzy od zegarów doczekali i żyli jeszcze trzy lata. Siły wracały mu najpierw w kciukach. Kiedy pokój miał już
    miesiąc, puścił je znowu, wszystkie czterdzieści osiem, tego samego popołudnia, a ona kazała nam przyjść i
    posłuchać. Biły jedenaście minut. Miała to być czwarta. Trochę płakała i skarżyła się na hałas, a on stał na środku
    pokoju z podniesionym kluczem, głuchy jak poręcz, i czuł to w stopach.

script-1484 = Strona druga
script-1484-page =
    Kobieta z drewnianą łyżką została pierwszą przełożoną w nowym szpitalu. Łyżkę miała na ścianie w gablotce. W drugim
    roku u któregoś z pacjentów zagrało radio, a ona wyszła na korytarz, zatrzymała wózek, który właśnie jechał, i
    pytała wszystkich na oddziale, jak to się nazywa. Wiedział chłopak z nogą w gipsie. Tytuł przysłała nam na druku
    recepty. To fokstrot, dość głupiutki. Nazywa się „Za kwadrans”.

script-1485 = Kroki od pompy
script-1485-page =
    Torebka po cukrze z nazwiskami trafiła w dobre ręce. Przyszli z chorągiewkami na patykach i z taśmą i szli według
    naszych kroków, czterdzieści od pompy, potem w lewo; ani razu nie chybiło o więcej niż długość ramienia. Wzdłuż
    sznura stali ludzie. Jakaś kobieta zapytała, kto z nas to pisał i czy w siatce coś było. Cebula, powiedzieliśmy.
    Kiwnęła głową, kilka razy. To było dla niej, czekała w domu z patelnią na ogniu.

script-1486 = Młyn, nocą
script-1486-page =
    Człowiek, który stukał młotkiem, dotarł aż do morza. Zajęło mu to dziewięć nocy. Wiemy to od śluzowego, który akurat
    wyglądał oknem, kiedy łódź bez wioseł przeszła przez jaz tyłem, a w niej siedział ktoś w szlafroku i trzymał się za
    kapelusz. Na wiosnę wrócił pociągiem, do swoich gazomierzy. Dał nam obejrzeć ręce. Łódź leży przy młynie i mają ją
    dzieci. Nigdy, powiedział nam, nie bał się tak bardzo tak długo i nie oddałby ani minuty.

script-1487 = Pod łaźnią
script-1487-page =
    Studni w pralni zrobili prawdziwą cembrowinę, kamienną, z kołem. Na krawędzi wykuto imiona czterech kobiet, a pod
    nimi numery domów, które kogoś posłały na dół, i nasz jest wśród nich. Woda wciąż smakuje żelazem. Przy odsłonięciu
    burmistrz wypił szklankę i musiał przemawiać z rdzą na wardze. Kanarek już wtedy nie żył, umarł we śnie, ze
    starości. Śpiewał przez cały czas, powiedziała najstarsza, święty by się przez niego rozpił.

script-1488 = Piosenka z młyna
script-1488-page =
    Któregoś wieczoru była w radiu muzyka, chór dziecięcy, a w nim akordeon, który nie grał jednego z niskich tonów.
    { $present ->
        [one] Poznaliśmy go od razu.
       *[other] Wszyscy poznaliśmy go od razu.
    } Miech im naprawiono, mówił spiker, ale panienka chciała, żeby w tym jednym miejscu tak zostało. Potem podano
    nazwiska. Nigdy nie pytaliśmy. Najmniejsze zaśpiewało samo koniec ostatniej zwrotki, tej, którą zwykle się opuszcza.

script-1489 = Jego kolej być dorosłym
script-1489-page =
    Chłopca ze spiętym szalikiem przyjęto do teatru. Miał tam numer, w pasiastej koszulce, w którym elegancki pan
    przywiązuje go do krzesła. Był w tym bardzo dobry. Dostaliśmy od niego bilety do pierwszego rzędu. Na koniec zszedł
    między ludzi i { $present ->
        [one] podał nam rękę, a kiedy
       *[other] podał nam wszystkim rękę, a kiedy
    } byliśmy z powrotem w domu, w kieszeniach wszystko było na miejscu, a w każdej jeszcze coś poza tym. Łyżka albo
    ogarek. Klucz, który pasował do naszego okna.

script-1490 = Położone na wiosnę
script-1490-page =
    Płytę położono w kwietniu, gdy ziemia osiadła. To próg domu, wydeptany stopami, dobrą stroną do góry. Jest na niej
    imię, w pisowni, na którą się w końcu zgodziliśmy, a po obu stronach ornament, który naprawdę jest pomyłką. Niżej
    zostawiono dużo pustego miejsca. Tak jest do dziś. W słotę w zagłębieniu od spodu stoi woda i słychać ją, całkiem
    cicho, jeśli przyłożyć ucho do kamienia.

script-1491 = Parowiec
script-1491-page =
    Małżeństwo, które wyprowadzono do wodociągów, przyszło pokazać nam dziecko. Dziewczynka nazywała się Mira i była za
    mała, żeby jej mówić dlaczego. Z dworca szli pieszo, w biały dzień, najkrótszą drogą, prosto przez środek każdego
    placu; aż im się kręciło w głowach, mówiła żona, musieli się siebie trzymać. Miała na nogach nowe sandały. Zostali
    do wieczora. Wychodząc, poprosili, żeby jeszcze raz zobaczyć sznur, i miejsce znalazł mąż, z zamkniętymi oczami, za
    pierwszym razem.

script-1492 = Do odwołania
script-1492-page =
    Z dwudziestu dwóch mieszkań, do których Sanja rozdała klucze po zmarłych, pod koniec wojny zamieszkanych było
    dziewiętnaście. Spadkobiercy przyjechali z zagranicy, z adwokatami. Podłogi były wyszorowane, a kwiaty, jeśli jakieś
    były, podlane. Na gwoździu przy drzwiach wisiała koperta z czynszem, w czym kto miał, w guzikach i obietnicach
    zapłaty, a na wierzchu pokwitowanie ręką Sanji. Jeden ze spadkobierców poszedł do sądu. Reszta siadła przy stołach i
    dostała zupę.

script-1493 = Proszę przechodzić do środka
script-1493-page =
    Kiedy siódemka jechała pierwszy raz, nikt nie płacił. Wszyscy mieli przy sobie stare bilety. Ludzie zachowali je, w
    modlitewnikach albo za lustrem, z datą dnia, w którym na nabrzeżu trzeba było wysiąść, i teraz podnosili je w górę.
    Były ważne na jeden przejazd, a ten się nie skończył. Na łuku wsiadła dziewczyna z zieloną książką. Była na stronie
    dziewięćdziesiątej pierwszej i czytała aż do pętli.

script-1494 = Uwagi, ciąg dalszy
script-1494-page =
    Nocna księga poszła do archiwum miejskiego i kazali ją przepisać. Dla wielu tamtych nocy to jedyne źródło,
    powiedział nam profesor, nie umie wyrazić, ile warte są same godziny. Miał tylko jedno pytanie. W prawej rubryce, w
    ostatnich tygodniach, były uwagi, z którymi nie wiedział, co począć. Naliczył czterdzieści wpisów z tym samym
    słowem. Pokazał nam. Było tam „przykryta” albo „przykryty”, a potem za każdym razem inna litera i jedna z nich
    trafiała się dużo częściej niż pozostałe, { $present ->
        [one] i wiedzieliśmy czyja
       *[other] i nikt z nas nie chciał powiedzieć czyja
    }.

script-1495 = Pod pokrywką
script-1495-page =
    Pierwszej zimy pokoju Nadia dostała medal. Za zupę. Jeden dzień nosiła go na fartuchu i wpadł do ciasta. Pięć osób,
    których tamtego wieczoru poszła szukać, bo zupy było na dziewięcioro, założyło coś w rodzaju klubu. Spotykają się
    raz w roku. Każdy przynosi marchew albo kawałek brukwi, pod pokrywką, wszystko idzie do jednego garnka i kto powie,
    że przydałoby się mięso, ten zmywa.

script-1496 = Druga część klasówki
script-1496-page =
    W piątym roku był zjazd szkolny, w sali gimnastycznej. Dla Petara ustawili krzesło na podium. Młody człowiek ze
    złamanym nosem poprosił o głos, podszedł do tablicy i napisał z pamięci drugą część tamtej klasówki, wszystkie
    cztery zadania, i rozwiązał je. Zajęło mu to trzy kwadranse. Nikt nie wyszedł. Na koniec odwrócił się z kredą w ręku
    i czekał, a z tyłu, gdzie ławki, ktoś zaczął tupać.

script-1497 = Dawka na papierku
script-1497-page =
    Gabinet przy Solnej jest teraz apteką. Nad ladą powiesili wagę Ireny albo bardzo podobną. Jest tam zwyczaj składać
    proszki ręcznie, z zakładką, choć od dawna są do tego maszyny; dziewczynę uczy się tego, gdy zaczyna, przed
    wszystkim innym. Wszystkie uczą się na kredzie z cukrem. Robi się tak, mówią jej, na pamiątkę pewnego przypadku. Ale
    jaki to był przypadek i czy chory przeżył, tego nikt tam już nie umiał powiedzieć.

script-1498 = Miejsce dla dwunastu
script-1498-page =
    Kiedy się wyprowadzaliśmy, było pytanie, co zrobić ze stołem. Przez drzwi nie przechodził; Osman zbudował go w
    pokoju. Wyjęliśmy więc okno i cegły pod nim i ośmiu mężczyzn niosło go ulicą nogami do góry. W środku siedziały
    dzieci. Na rogu trafiliśmy na wesele, prawdziwe, z muzyką i dziewczyną w bieli, a mieli za mało miejsc. Postawiliśmy
    go od razu. Ruszyliśmy dalej dopiero wieczorem i wina było na nim jedenaście kółek.

script-1499 = Poświadczone
script-1499-page =
    Testamenty, które Greta sporządziła przy lampie, uznano za ważne, wszystkie siedem. Po udział w jabłoni rzeczywiście
    ktoś się zgłosił. Rosła już wtedy w innym kraju, bo przesunięto granicę, i wywiązała się korespondencja, która
    trwała cztery lata i wypełniła dwie teczki. A potem któregoś wrześniowego dnia dostarczono skrzynkę. Był w niej
    dokładnie jeden udział jabłek, każde z osobna zawinięte w kartkę dziennika ustaw, i formularz do podpisania w
    obecności dwóch świadków, którzy nie odnoszą korzyści. Wyszliśmy na ulicę takich poszukać.
