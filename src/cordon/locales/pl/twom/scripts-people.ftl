# Residents and visitors: encounters, later meetings and what follows from them at home.
# { $them } is the name of a person of the group, { $place_locative } where it happens.

## N01

script-1200 = Dzwonek
script-1200-met =
    Staliśmy plecami do ściany tak długo, jak się gotuje jajko, przez dzwonek. Schodził po schodach, stopień po stopniu,
    wyszedł zza rogu i okazał się szarą kotką z dzwonkiem od choinki przydrutowanym do szyi. Ktoś wziął drut od płotu i
    podwinął końce, starannie, żeby nie drapały. Kotka obejrzała nasze torby i usiadła. Za każdym razem, gdy lizała się
    po łopatce, dzwoniło w całym domu.
script-1200-ask-unwind = „Nie wierć się. To zdejmiemy, bo zdechniesz z tym z głodu”.
script-1200-ask-leave_it = „Zostaw. Nie przyszliśmy tu po koty”.
script-1200-unwound =
    Trzeba było kombinerek, a kotka znosiła to z zamkniętymi oczami. Drut wytarł jej w sierści obrączkę. Bez dzwonka nic
    nie ważyła i nie wydawała żadnego dźwięku; poszła wzdłuż listwy i ostatnie, co widzieliśmy, to ogon znikający pod
    szafą. Spod szafy dobiegł krótki rumor. Dzwonek schowaliśmy do kieszeni, zawinięty w skarpetkę.
script-1200-followed =
    Poszła za nami. Przez dwa pokoje i podest trzymała się trzy kroki z tyłu, a kiedy stawaliśmy, siadała, myła się i
    dzwoniła. Syknęliśmy na nią. Rzuciliśmy kapciem, a ona przeniosła go kawałek i położyła. W końcu zamknęliśmy jej
    drzwi przed nosem i położyła się po drugiej stronie, z łapami w szparze.

script-1201 = Trzy kroki z tyłu
script-1201-again =
    Szara kotka siedziała { $place_locative }, pół miasta od domu, w którym ją spotkaliśmy. Obrączka w sierści zaczęła
    zarastać. Wyszła zza wiadra, { $present ->
        [one] obeszła nas dwa razy i położyła się na bliższym bucie
       *[other] obeszła każdego raz i położyła się na bucie, który stał najbliżej
    }. Była cięższa niż przedtem. Cokolwiek jadła, było tego więcej niż wszystkiego, co jedliśmy my.
script-1201-ask-take = „Zna nas. Daj jej coś, to może iść z nami”.
script-1201-ask-shoo = „Sio. Powodzi ci się lepiej niż nam”.
script-1201-carried =
    Jadła z takim odgłosem, jakby ktoś darł papier. Do domu jechała pod płaszczem, z głową między dwoma guzikami, a na
    skrzyżowaniu, przez które zawsze biegniemy, wczepiła się wszystkimi pazurami. Odtąd spała na skrzyni na mąkę. Mąki w
    skrzyni nie było, ale za nią była dziura i drugiego ranka przed dziurą leżały rzędem cztery ogony.
script-1201-gone =
    But wyciągnięto spod niej i chyba się nie obraziła. Odprowadziła nas do drzwi i usiadła tam pyszczkiem na zewnątrz,
    jak siedzą koty, które czekają, aż się je wpuści do ogrodu. Kiedy wracaliśmy z pełnymi torbami, już jej nie było, a
    na progu zostało ciepłe miejsce.

script-1202 = Co powiedziano o kotce
script-1202-thin =
    W wannie wśród potłuczonych kafli siedziała kotka w obróżce, z mosiężnym krążkiem, a na nim KSIĘŻNICZKA i
    pięciocyfrowy numer telefonu; w naszym mieście od dwudziestu lat mają sześć. Stara kotka więc albo stara obroża.
    { $present ->
        [one] Co najmniej czternaście lat, wyliczyliśmy, a w takim razie swoje przeżyła. Usłyszeliśmy, że to myślimy.
            Potem wyjęliśmy z torby worek po kartoflach i zaczęliśmy, powoli, wytrząsać z niego kurz.
       *[other] Ktoś powiedział, że musi mieć co najmniej czternaście lat. Ktoś inny, że w takim razie swoje przeżyła.
            Nikt się nie zaśmiał. Ten, kto to powiedział, wyjął z torby worek po kartoflach i zaczął, powoli, wytrząsać
            z niego kurz.
    }
script-1202-ask-sack = „Jedliśmy gołębie. Jedliśmy gorsze rzeczy niż gołębie”.
script-1202-ask-open = „Otwórz jej okno. Teraz, zanim się dogadamy”.
script-1202-carried =
    Zrobiono to za drzwiami i nie trwało długo. Nieśliśmy ją do domu jak cokolwiek innego, między kolankami rur a
    drewnem. Na stole nie było już czego poznać. Krążek leżał parę dni na parapecie, { $present ->
        [one] aż odwróciliśmy go tak
       *[other] aż ktoś z nas odwrócił go tak
    }, że widać było numer, a nie imię.
    .soft =
        Nieśliśmy worek do domu między kolankami rur a drewnem. Na stole nie było już czego poznać i o wannie nikt nie
        mówił. Mosiężny krążek leżał parę dni na parapecie, aż został odwrócony tak, że widać było numer, a nie imię.
script-1202-window =
    Rama spuchła i trzeba było barkiem. Kotka przyglądała się temu ze swojej wanny. Potem przestąpiła przez parapet na
    dach szopy na węgiel, bez pośpiechu, a my staliśmy w przeciągu i patrzyliśmy na pięć cyfr, { $present ->
        [one] które sami wypisaliśmy palcem w kurzu
       *[other] które ktoś z nas wypisał palcem w kurzu
    }. Nikt nie zamierzał ich przepisywać. Poszliśmy dalej, do kuchni, wymiecionej przed nami aż po sól.

script-1203 = Ślady w wannie
script-1203-page =
    Po całej łazience szły kocie ślady w gipsowym pyle, w kółko po brzegu wanny, a raz po ścianie na wysokość człowieka.
    W mydelniczce leżała obróżka. Miała mosiężny krążek z pięciocyfrowym numerem telefonu; w naszym mieście od
    dwudziestu lat mają sześć. Rozejrzeliśmy się za zwierzęciem, a potem, nic nie mówiąc, przestaliśmy.

## N02

script-1204 = Za szafą
script-1204-found =
    Szafa była z jednej strony ciepła. Kiedy ją odsunęliśmy, w ścianie była dziura, a za nią pokój bez innych drzwi:
    cztery osoby na jednym materacu, ubrane do wyjścia. Ojciec trzymał palec w górze. Nie groził nam, liczył szeptem, a
    kiedy doszedł do końca, powiedział: „Dziewięćdziesiąt. Umówiliśmy się, że nie oddychamy do stu”. Młodszy chłopiec od
    razu wypuścił powietrze. Na półce stało wszystko, co mieli, w kolejności, w jakiej miało być zjedzone, z datami na
    karteczkach.
script-1204-ask-give = „Proszę. To niech stanie za pierwszym dniem miesiąca”.
script-1204-ask-take = „Odwróćcie się, wszyscy, i liczcie dalej”.
script-1204-ask-close = „Nas tu nie było. Pomóż dosunąć”.
script-1204-counted =
    Z ręki nie wziął. Trzeba było postawić na półce, wtedy napisał karteczkę i przesunął wszystkie pozostałe, tak że
    każda miała o dzień więcej. Żona zapytała, w którym domu mieszkamy. Powiedzieliśmy, co było głupie. Powtórzyła numer
    dwa razy, jak człowiek uczy się ceny.
script-1204-jar =
    Odwrócili się do ściany, a on liczył na głos, głosem całkiem spokojnym. Wzięliśmy, co się zmieściło. Na końcu rzędu
    stał słoik, na którego karteczce nie było daty, tylko narysowany tort ze świeczkami; ten też wzięliśmy, przez
    pomyłkę, bo było ciemno. Na podeście jeszcze go słyszeliśmy. Doszedł do czterystu.
script-1204-pushed =
    Z powrotem szafa szła ciężej. Z zewnątrz widać było na deskach ślady nóg, dwa świeże łuki, które mówiły tyle co
    drogowskaz, więc zostaliśmy i rękawami wcieraliśmy w nie kurz, aż znikły. Kosztowało nas to kuchnię i piwnicę. Za
    drewnem ktoś znów zaczął od jednego.

script-1205 = Garnek wraca
script-1205-pot =
    Ten, kto stał na warcie, usłyszał pod drzwiami oddech i stał za nimi z podniesioną ręką dobry kwadrans. Kiedy się
    rozwidniło, był tam tylko garnek. Nie nasz. W garnku rzepa, obrana, i karteczka tym pismem, co w pokoju za szafą.
    Była na niej dzisiejsza data, a pod nią, podkreślone, słowo „wieczorem”. Sprzeczaliśmy się, czy to pozdrowienie, czy
    instrukcja. Zjedliśmy o zmierzchu, na wszelki wypadek.

script-1206 = Znowu szafa
script-1206-arcs =
    Była znów szafa i znów ściana, która dudniła pusto, i wiedzieliśmy już, jak to się robi. Za nią leżał materac. Spali
    na nim ludzie, którzy wyszli za dnia, bo posłali łóżko. Na półce był rząd karteczek, każda pod kamykiem, z datami i
    niczym więcej. Ostatnia data to był dzień, w którym kazaliśmy im się odwrócić.
script-1206-shrug =
    { $present ->
        [one] A więc wydostali się, powiedzieliśmy sobie. Mieli dokąd iść, bo inaczej by nie poszli. To było rozsądne.
       *[other] „Czyli się wydostali – powiedział ktoś. – Mieli dokąd iść, bo inaczej by nie poszli”. To było rozsądne i
            nikt się nie sprzeciwił.
    } Zabraliśmy koc, bo był dobry, a na dworze okazało się, że w jednym rogu ktoś zacerował go czerwoną dziecięcą
    włóczką. Poszedł na okno.
script-1206-slip =
    { $present ->
        [one] Przeszliśmy wzdłuż półki i pozbieraliśmy karteczki,
       *[other] Ktoś z nas przeszedł wzdłuż półki i pozbierał karteczki,
    } a potem nie wiadomo było, co z nimi zrobić. Odłożyć się nie dało; kamyki się potoczyły. Wynieśliśmy je z domu i
    nieśliśmy ulicą, jak się niesie coś do kosza, a kosza nie było. Trafiły do puszki z ogarkami i okazało się, że nikt
    nie chce nimi rozpalać.

script-1207 = Na sto
script-1207-met =
    Stali w bramie według wzrostu, wszyscy czworo, z materacem zwiniętym i przywiązanym ojcu do pleców. Dom nad szafą
    spłonął. Poznał nas po głosach; właściwie nigdy nas nie widział. Muszą się przedostać do jego siostry, powiedział,
    cztery ulice, a dzieci, jeśli mają milczeć, przejdą za jednym razem tylko sto kroków. Zapytał, które skrzyżowanie
    jest obserwowane. Było to to, przez które miał zamiar iść.
script-1207-ask-walk = „To za nami. Trzymajcie się paska i liczcie”.
script-1207-ask-point = „Naokoło, koło garbarni. Pod ścianą. Więcej nie wiemy”.
script-1207-bridge =
    Szliśmy setkami. Na końcu każdej starszy chłopiec podnosił rękę i wszyscy siadali, gdzie kto był, w bramie, na
    krawężniku, raz na schodach kasy oszczędności. Zajęło to większość nocy. Siostra miała na schodach warzywnik w
    wannie i bez słowa wyrwała połowę. Młodszy zasnął na materacu, zanim go rozwinięto.
script-1207-three =
    Podziękował za garbarnię. Ruszyli pod ścianą i już na pierwszym rogu starszy chłopiec podniósł rękę, a oni usiedli
    na chodniku, na otwartym, pod jedyną latarnią, która miała jeszcze szkło. Zawołać nie mogliśmy. Po jakimś czasie
    wstali i poszli dalej, a my zauważyliśmy, że też liczyliśmy.

## N03

script-1208 = Ci drudzy
script-1208-torch =
    Oni słyszeli nas, my słyszeliśmy ich i przez jakiś czas obie strony udawały szczury. Pierwsza zgasła ich latarka. W
    ciemności kobiecy głos powiedział całkiem zwyczajnie: „No, to już głupie”. Gdy światło wróciło, było ich dwoje, z
    workami tak pełnymi jak nasze, a mężczyzna miał na sobie płaszcz naszego dozorcy, którego w tym płaszczu pochowano w
    październiku. Zobaczył, na co patrzymy. „Wisiał na płocie” – powiedział. Kobieta zapytała, jak się nazywamy. Zawsze
    pytają, powiedziała, potem jest trudniej.
script-1208-ask-names = „Uczciwie. Nasze za wasze”.
script-1208-ask-quiet = „My nikt. Wy nikt. Którą połowę chcecie?”
script-1208-list =
    Miała ogryzek ołówka kopiowego i zeszyt szkolny i wpisała nas pod datą. Strona była pełna ludzi. W zamian
    powiedziała, co widzieli dalej: która podłoga nie utrzyma, za którymi drzwiami ktoś kaszle. Potem spięła zeszyt
    gumką i zapytała, innym głosem, czy jest jakiś interes do zrobienia.
script-1208-wary =
    Mężczyzna zaśmiał się, nie złośliwie, i postawił nogę na pasku najbliższej torby; była, jak się okazało, jego, ale
    wtedy ktoś już strącił szufladę. { $present ->
        [one] Słuchaliśmy tego, oni i my.
       *[other] Wszyscy tego słuchaliśmy.
    } Nikt nie przyszedł. Kobieta miała na kolanie otwarty zeszyt z nazwiskami i zamknęła go.

script-1209 = Jej zeszyt
script-1209-alone =
    Płaszcz poznaliśmy wcześniej niż człowieka. Siedział pod balustradą, z postawionym kołnierzem dozorcy, nie żył od
    paru dni i był całkiem cały; na tej wojnie też bywa serce. Dwoje nowych przeszukiwało sąsiedni pokój i nie zwracało
    na nas uwagi. Zeszyt leżał obok, spięty gumką. Ona by go nie zostawiła. Pod przedwczorajszym dniem była jedna
    linijka: nazwa tej ulicy i „mówi, że ręka mu drętwieje”.
script-1209-ask-carry = „Bierz za nogi. Na schodach zimować nie będzie”.
script-1209-ask-read = „Zeszyt. Zapisywała przecież wszystko. Każde skrzyżowanie”.
script-1209-fence =
    Za { $place_instrumental }, gdzie kiedyś był żywopłot, został pasek ziemi, który nie przemarzł na wylot. Płaszcz
    powiesiliśmy na płocie. Zakopać go drugi raz jakoś nie wypadało, zabrać też nie wypadało. Jeden z nowych wyszedł,
    popatrzył chwilę, a potem przyniósł nam torebkę śrub i zawiasów, choć nie prosiliśmy. „Za kopanie” – powiedział.
script-1209-page =
    Skrzyżowania narysowała z góry, z małym okiem przy każdym oknie, z którego strzelają, i z godzinami obok. Na
    następnej stronie były nazwiska. Znaleźliśmy swoje. Przy każdym była liczba i trwało chwilę, zanim zrozumieliśmy, że
    to jej długi: jedna świeca, pół bochenka, jedne przeprosiny. Przy nas było zero. Skrzyżowania wydarliśmy, a resztę
    zostawiliśmy mu pod ręką.

## N04

script-1210 = Wesele
script-1210-met =
    Na klatce schodowej miał nakryty stół, drzwi na dwóch skrzynkach, z obrusem. Jedenaście kieliszków. „Od panny młodej
    czy od pana młodego?” – zapytał, zachwiał się i złapał słupka poręczy jak ramienia przyjaciela. Miał z pięćdziesiąt
    lat i był ogolony; na zacięciach trzymały się skrawki papieru. W butelce przed nim brakowało dwóch trzecich.
    { $present ->
        [one] Wskazał nam miejsce.
       *[other] Wskazał nam miejsca, jedno po drugim.
    } To na końcu nazwał wujkiem i przeprosił go za pole.
script-1210-ask-sit = „Od pana młodego. No, siadamy. Kwadrans”.
script-1210-ask-bottle = „Jemu już starczy. Tym się przemyje ranę albo kupi coś, co ją przemyje”.
script-1210-ask-slip = „Najlepszego. My tylko szukamy płaszczy”.
script-1210-toast =
    Nalał po trochu do każdego kieliszka, nawet tym, którzy nie przyszli, i wygłosił mowę. Dobrą. Była w niej koza i
    rzeka w powodzi, a na koniec ojca panny młodej trzeba było przewieźć na wrotach od stodoły. { $them }
    { $them_gender ->
        [feminine] zaśmiała się
       *[masculine] zaśmiał się
    } na głos, czego nie słyszeliśmy, odkąd stanęły tramwaje. Kiedy wstaliśmy, on nie wstał. Tłumaczył kieliszkowi po
    lewej, że muzyka tylko się spóźnia.
script-1210-sleeve =
    Całkiem chętnie dał ją sobie wyjąć z ręki. Myślał, że podajemy ją na drugi koniec stołu, i prowadził ją wzrokiem
    wzdłuż rzędu, kieliszek po kieliszku, każdemu kiwając głową. Byliśmy za drzwiami, zanim mogła dojść do ostatniego.
    Za nami zaczął kogoś przepraszać, że nie ma więcej, że liczono na mniejsze towarzystwo.
script-1210-usher =
    „Na łóżku – powiedział – wszystkie płaszcze są na łóżku” – i uparł się, że nas zaprowadzi. Szedł przodem ze świecą,
    śpiewając, cztery piętra, tak że za każdymi drzwiami musieli wiedzieć, że idziemy. Łóżka nie było. Długo stał przed
    tym miejscem. Przecisnęliśmy się obok i zabraliśmy się do szaf.

script-1211 = Jedenaście kieliszków
script-1211-sober =
    Był trzeźwy i dlatego nie od razu go poznaliśmy. Mył kieliszki w wiadrze z roztopionym śniegiem. „To państwo wtedy
    usiedli” – powiedział. Wiedział o tym od kobiety z drugiego piętra, która patrzyła przez szparę; sam pamiętał kozę.
    To był dzień jej wesela, córki, data ustalona jeszcze na wiosnę. Była za rzeką, z chłopakiem, i kto wie, może się
    jednak pobrali. Jedną butelkę odłożył. Kazał nam wziąć jeszcze cebulę, dla żołądka.

script-1212 = Koniec stołu
script-1212-cloth =
    Drzwi na dwóch skrzynkach wciąż były nakryte na jedenaście osób. Siedział u szczytu, z brodą na piersi, w dobrej
    marynarce, i miał szron na brwiach. Pod koniec próbował pędzić sam: puszka, kawałek węża, zapach lakieru. Kto tędy
    potem przechodził, zabrał mu buty, a kieliszki zostawił. Policzyliśmy je, bo to było jakieś zajęcie. Przed każdym,
    na kwadraciku tapety, było imię. Wujka na końcu.
script-1212-ask-cover = „Weź obrus. Niech ma chociaż obrus”.
script-1212-ask-go_on = „Do lakieru doszedłby i bez nas. Chodź, na górę”.
script-1212-yard =
    Na podwórzu był lej po bombie, do połowy zasypany dachem, i musiał wystarczyć. Obrus był lniany, z monogramem. Gdy
    już leżał pod nim, { $present ->
        [one] wróciliśmy do środka, przynieśliśmy jedenaście kwadracików tapety, staliśmy z nimi w ręku i nie przyszło
            nam do głowy nic lepszego
       *[other] ktoś z nas wrócił do środka, przyniósł jedenaście kwadracików tapety, stał z nimi w ręku i nikomu nie
            przyszło do głowy nic lepszego
    }, niż włożyć mu je po kolei, żeby przynajmniej wiedział, gdzie kto siedzi.
script-1212-coats =
    Łóżko jednak było, na czwartym, w pokoju, którego drzwi za pierwszym razem nie próbowaliśmy. Leżał na nim stos
    płaszczy, męskich i damskich, z dobrego sukna. Żaden nie był ani razu noszony. Ułożono je z rękawami do środka, a na
    wierzchu była lista, dziewięć odhaczonych nazwisk. Przejrzeliśmy kieszenie.

## N05

script-1213 = Zegar szachowy
script-1213-scale =
    Siedziała przy stoliku do kart w dawnej szatni, z wagą kuchenną, lampą pod durszlakiem i zegarem szachowym. Kiedy
    weszliśmy, wcisnęła przycisk. „Macie sześć minut – powiedziała. – Potem ma ktoś inny”. Na wieszakach za nią wisiał
    towar, wszystko w workach na kapcie, z dziecięcymi imionami. Od razu zobaczyła, że niewiele mamy do położenia na
    stole. Jest jedna puszka, powiedziała, którą mogłaby puścić na zeszyt. Tacy jak my zawsze oddają. Adres już ma.
script-1213-ask-credit = „To na zeszyt. Proszę zapisać”.
script-1213-ask-cash = „Płacimy albo nie jemy. Co pani ma?”
script-1213-signed =
    Napisała na samej nalepce, zdarła ją z puszki i włożyła do pudełka po cygarach, gdzie było dużo innych. Nie
    wiedzieliśmy więc, co jest w środku, póki nie otworzyliśmy. { $present ->
        [one] Zapytaliśmy, co będzie,
       *[other] Ktoś z nas zapytał, co będzie,
    } jeśli się nie zapłaci. Spojrzała na zegar, nie na nas. „Jeszcze się nie zdarzyło – powiedziała. – Panom, których
    do tego trzymam, podobno bardzo się nudzi”.
script-1213-clock =
    Spodobało jej się, w każdym razie na chwilę zatrzymała zegar. Kto jest winien, tego trzeba odwiedzać, powiedziała, a
    ona ma chore nogi. Przesunęła lampę, żebyśmy widzieli worki. Najbliższy był podpisany: TEODOR, 2B. Były w nim
    baterie.

script-1214 = Na zeszyt
script-1214-knock =
    Przyszła sama, z tymi nogami, akurat gdy rozstawiliśmy talerze. Miała składany stołeczek i siadła na nim w progu,
    tak że drzwi nie dało się zamknąć. Z pudełka po cygarach wyjęła nalepkę: gruszki w syropie. To było to. „Dobre
    były?” – zapytała i czekała na odpowiedź. Przy bramie dwóch w dresach stało do nas tyłem i podawało sobie z ręki do
    ręki torebkę ze słonecznikiem.
script-1214-ask-settle = „Bardzo dobre. Proszę. Coś za coś”.
script-1214-ask-two = „Niech pani weźmie te dwie i będziemy kwita”.
script-1214-ask-shut = „Proszę uważać na nogi”. Odsunąć stołek i zasunąć rygiel.
script-1214-receipt =
    Obejrzała pod światło, zważyła w ręku, a potem oddała nam nalepkę. Była przekreślona, a pod spodem miała inicjały i
    godzinę co do minuty. Przy bramie powiedziała coś do tych dwóch ze słonecznikiem i jakby się zawiedli. Nalepkę
    zachowaliśmy. To jedyne pokwitowanie, jakie dostaliśmy przez całą wojnę.
script-1214-bored =
    Była lżejsza, niż można by sądzić. Na progu złożyła stołek, schowała nalepkę z powrotem do pudełka i poprawiła
    chustę. Nie ma do nas żalu, powiedziała. Tylko że inni o tym usłyszą. Tamci dwaj przy bramie się odwrócili. Jeden
    wypluł łupinę, zmierzył wzrokiem fasadę, okno po oknie, i poruszył wargami.

script-1215 = Dobrzy klienci
script-1215-stopped =
    Zegar szachowy leżał na boku i nie chodził. Moczyła nogi w misce do naczyń i dla nas ich nie wyjęła. Tym razem było
    krzesło { $present ->
        [one] i kazała nam usiąść, zanim padniemy
       *[other] i kazała usiąść temu z nas, kto wyglądał najgorzej
    }. Mełła kawę w młynku między kolanami. Uczyła tego trzydzieści lat, powiedziała, gry w szachy, dzieci, w tym
    budynku. Wszystkie grały okropnie. Do dziś umie powiedzieć, które co wieszało na którym haczyku.

script-1216 = Nie ma w domu
script-1216-dark =
    Pod drzwiami szatni było światło, a kiedy zapukaliśmy, zgasło. „Zamykamy o dziesiątej” – powiedział jej głos.
    Powiedzieliśmy, że jest mniej więcej dziesiąta. „Dla was już później”. Słychać było zegar, obie jego strony, a przy
    zegarze szachowym to niemożliwe, chyba że są dwa. Na podłodze korytarza leżały półkolem łupiny, gdzie ktoś długo
    siedział plecami do ściany.
script-1216-ask-pay = „Mamy, cośmy winni, i coś ponadto”. Wsunąć pod drzwi.
script-1216-ask-go = „Smacznych gruszek”. Iść, nie biec.
script-1216-open =
    Wciągnięto to z drugiej strony, powoli, jak się wciąga list. Przez chwilę nic. Potem klucz. Miała na sobie chustę i
    kapelusz. „Odsetki – powiedziała – to rzecz zaufania”, wcisnęła zegar i mieliśmy sześć minut, jak każdy. Zza
    płaszczy wystawały nogi w dresie. Nie ruszały się i nikt o nich nie wspomniał.
script-1216-seeds =
    Przy schodach ktoś ruszył za nami. Trzymał się o bieg schodów wyżej, a kiedy stawaliśmy, rozgryzał pestkę. I tak
    przez resztę domu, zawsze o piętro dalej, zawsze ten suchy cichy trzask. Nic nam nie zrobił. Ale szukaliśmy źle,
    jednym uchem, i zamykaliśmy każdą szufladę, którą otworzyliśmy.

## N06

script-1217 = Żona zegarmistrza
script-1217-tick =
    Myśleliśmy, że dom jest pełen owadów. To były zegary, czterdzieści albo pięćdziesiąt, na wszystkich ścianach i na
    schodach, a od jednego do drugiego chodził z kluczem stary człowiek. Nie obejrzał się; jest głuchy jak poręcz,
    powiedziała żona. Nakręcał na wyczucie, po sprężynie. Ona leżała w łóżku w kapeluszu i patrzyła na nasze torby i na
    nasze ręce. Kłopot jest z wodą, powiedziała. Do pompy tylko dwa podwórza, ale on nie słyszy gwizdu, a ona nie da
    rady po schodach.
script-1217-ask-water = „Gdzie macie wiadra? Dwa podwórza to nic”.
script-1217-ask-empty = „Niech babcia leży. Gdzie spiżarnia?”
script-1217-ask-go = „Przepraszamy. Myśleliśmy, że tu nikogo nie ma”.
script-1217-buckets =
    Było sześć kursów, a przy czwartym rzeczywiście zagwizdało i leżeliśmy w bramie twarzą do ziemi, trzymając wiadra
    prosto, na wyciągniętych rękach. Nic się nie wylało. Kiedy wszystko w mieszkaniu, co trzyma wodę, było pełne,
    łącznie z wazonami, kazała nam powiedzieć, która godzina jest na każdym z zegarów. Żadne dwa się nie zgadzały. „Lubi
    mieć zajęcie” – powiedziała.
script-1217-key =
    Były tam głównie słoiki, a zrobił je ktoś, kto się na tym znał. Nie odzywała się, póki nie doszliśmy do tylnego
    rzędu. „Tamtych nie, tamte puściły. Pochorujecie się”. Tamte zostawiliśmy. Stary, nakręcając, doszedł korytarzem do
    drzwi spiżarni, { $present ->
        [one] do nas,
       *[other] do kogoś z nas,
    } i grzecznie czekał, aż go przepuścimy, z kluczem przed sobą. Potem spojrzał nam przez ramię na półki.
script-1217-quarter =
    Uznała to chyba za całkiem naturalne. Życzyła nam szczęścia na innych piętrach. Kiedy schodziliśmy, zegary zaczęły
    wybijać kwadrans, jeden po drugim, bo nie były dobrze zgrane, i trwało to tak długo, że na ulicy każdy musiałby
    podnieść głowę. Staliśmy w sieni i czekaliśmy, aż skończą.

script-1218 = Kwadrans po
script-1218-back =
    Wszystkie zegary prócz jednego stały na kwadrans po czwartej. Pomyśleliśmy najgorsze i weszliśmy na palcach. Leżeli
    teraz w łóżku oboje, w kapeluszach, i grali na pierzynie w karty. Na sprężyny zabrakło mu siły, powiedziała, więc
    umówili się na jedną godzinę, miłą, taką, o której byłaby kawa. Ten, który chodził, był od lekarstw. Nanosiliśmy
    wody; tym razem cztery kursy. W tym czasie ograł ją dwa razy. Na schodach czekały dwa słoiki, wytarte, z pokrywkami
    obwiązanymi wstążką, i widać było, że wstążkę wyprasowano.

script-1219 = Tylny rząd
script-1219-stopped =
    Poznaliśmy dom po ciszy. Wszystkie stanęły, każdy o swojej godzinie. Klucz wisiał na gwoździu. W spiżarni nie było
    już i tylnego rzędu, słoików, które puściły; stały na kuchennym stole, puste, wyskrobane, a w poprzek leżały obok
    siebie dwie łyżki. Drzwi sypialni były zamknięte.
    .soft =
        Poznaliśmy dom po ciszy. Wszystkie stanęły, każdy o swojej godzinie. Klucz wisiał na gwoździu. W spiżarni nie
        było już i tylnego rzędu, słoików, które puściły. Kobieta z dołu zajęła się nimi dwojgiem, powiedziano nam przez
        drzwi; wyniesiono ich do ogrodu i nie dalej, z powodu mrozu. Ktoś musiał to jeszcze zrobić jak należy.
script-1219-ask-dig = „Jest ogród. Tyle możemy zrobić i zrobimy”.
script-1219-ask-search = „Tych drzwi nie ruszaj. Sprawdź inne pokoje”.
script-1219-rose =
    Ważyli bardzo niewiele. W ogrodzie rosła róża, przycięta do trzech patyków, i tam ziemia była miękka; musiał ją co
    roku wapnować. Zrobiliśmy to jak należy, głęboko. Gdy skończyliśmy, było widno i trzeba było wracać otwartą ulicą z
    pustymi torbami. Tego dnia nikt nie pytał, co przynieśliśmy. Ziemię spod róży mieliśmy za paznokciami przez tydzień.
    .soft =
        W ogrodzie rosła róża, przycięta do trzech patyków, i tam ziemia była miękka; musiał ją co roku wapnować.
        Zrobiliśmy to jak należy, głęboko. Gdy skończyliśmy, było widno i trzeba było wracać otwartą ulicą z pustymi
        torbami. Ziemię spod róży mieliśmy za paznokciami przez tydzień.
script-1219-hats =
    Była szuflada ze stalą na sprężyny i szuflada z szylkretowymi grzebieniami. Przeszukaliśmy korytarz i jadalnię i nie
    rozmawialiśmy. Jeden zegar ruszył od naszych kroków i szedł może minutę. Sypialnię zostawiliśmy, jak była. Na
    haczyku obok drzwi wisiały dwa kapelusze.
    .soft =
        Była szuflada ze stalą na sprężyny i szuflada z szylkretowymi grzebieniami. Przeszukaliśmy korytarz i jadalnię i
        nie rozmawialiśmy. Jeden zegar ruszył od naszych kroków i szedł może minutę. Drzwi sypialni zostały zamknięte.
        Wróciliśmy do domu wcześnie.

## N07

script-1220 = Sanki
script-1220-runners =
    Mieli sanki, choć w budynku nie było śniegu, i ciągnęli je po parkiecie z pokoju do pokoju, nie dbając o hałas. Kto
    hałasuje, ten nie ma się czego bać. Była na nich maszyna do szycia, skrzynka żarówek i czyjeś zęby w szklance, wciąż
    stojącej. Większy z dwóch na nasz widok usiadł na ładunku, wyjął nóż i zaczął czyścić płozy. „Parter jest nasz –
    powiedział. – Pierwsze też. To, co macie na sobie, też jest nasze, jak się zastanowić”.
script-1220-ask-cigarette = „To zastanów się przy tym”.
script-1220-ask-stare = Nic nie mówić. Patrzeć na nóż, a potem na zęby.
script-1220-talk =
    Przełamał go i połowę dał koledze. Przedtem robili przeprowadzki, z furgonetką, prawdziwa firma; kolega miał jeszcze
    czapkę. Tak się poznaje miasto, powiedział, kto co ma i gdzie, jak mu się zdaje, schował. Powiedział nam też, co
    będzie: wiedzieli od kierowcy. W bieżącej sprawie niczego to nie zmieniało. Rozgniótł swoją połówkę o sanki i wstał.
script-1220-watch =
    Mniejszy miał na głowie czapkę firmy od przeprowadzek, z numerem telefonu nad daszkiem. Nie mógł ustać. Chodził do
    okna i z powrotem i za każdym razem, mijając sanki, poprawiał szklankę z zębami, trochę w lewo, trochę w prawo.
    „Czyje są?” – { $present ->
        [one] zapytaliśmy.
       *[other] zapytał ktoś z nas.
    } „Moje” – powiedział i pokazał nam, że to prawda.

script-1221 = Dziennik klasowy
script-1221-voice =
    Czterech otoczyło nas z deskami, żaden nie miał więcej niż osiemnaście lat. Ten, który mówił, miał szalik po oczy.
    Kazał odłożyć, co niesiemy, i wywrócić kieszenie, „z podszewkami włącznie”. Na to Petar podniósł głowę. Nikt nie
    mówi „z podszewkami włącznie”. Tak wyrażał się on sam, powiedział nam później, dwa razy w roku, przed klasówką z
    matematyki, gdy szedł między rzędami i szukał ściąg. Znał ten głos z trzeciej ławki pod oknem.
script-1221-ask-call = „Trzecia ławka pod oknem. Zdejmij szalik, kiedy do mnie mówisz”.
script-1221-ask-hide = Nasunąć mu czapkę na oczy i położyć coś na podłodze.
script-1221-sums =
    Deski czekały. Chłopakowi poczerwieniały uszy, widać to było nawet przy latarce. Petar zapytał, co w końcu dostał.
    „Czwórkę, panie profesorze. Na drugą część nie poszedłem”. „To była niesprawiedliwa klasówka” – powiedział Petar.
    Zapadła cisza, a potem chłopak rzekł do reszty, że ci nic nie mają, że już ich obrobiono. Jedną z naszych toreb sam
    zniósł do drzwi na ulicę.
script-1221-cap =
    „Nie ma szkoły” – powiedział chłopak i pchnął go. To nie był cios; chciał tylko, żeby przestał mówić. Ale za Petarem
    były trzy stopnie i zleciał z nich na plecy. Tamci wybrali, co chcieli. Kiedy poszli, okazało się, że któryś wrócił
    i położył na najniższym stopniu okulary Petara, złożone.
script-1221-silent =
    Wzięli i przepuścili nas. Petar szedł ze spuszczoną głową, jak ktoś, kto szuka monety. Nie odezwał się w drodze ani
    przy pompie. Dopiero gdy zasunięto rygiel, powiedział, że chłopak był zdolny, wiecie, naprawdę bardzo zdolny, a on
    mu kiedyś napisał pod zadaniem: niestarannie. Na czerwono.

## N08

script-1222 = Próg pod dziewiątym
script-1222-found =
    W poprzek progu leżała kobieta w jednym bucie. Sznurowadłem z drugiego podwiązała sobie udo, i to dobrze, z
    drewnianą łyżką w węźle, żeby było czym skręcać. „Powinnam popuszczać co kwadrans – powiedziała – ale nie mam
    zegarka”. Liczyła więc melodie. Gdzieś nad nami grał gramofon, wciąż tę samą stronę; trzy razy to był według niej
    kwadrans. Doszła do jedenastu razy.
script-1222-ask-bind = „Proszę łyżkę. I bandaż, ten czysty”.
script-1222-ask-drag = „W szkole jest siostra. Bierz ją pod ramiona”.
script-1222-ask-go = „Tam na górze ktoś ma gramofon. Niech zejdzie”.
script-1222-knot =
    Weszło i wyszło, i to była dobra wiadomość. Kiedy już miała opatrunek, powiedziała nam, gdzie są jej rzeczy,
    mieszkanie na drugim piętrze, klucz pod uschniętą pelargonią, i żebyśmy się częstowali; ona idzie do matki.
    Podniosła się po framudze, stanęła i podziękowała nam oficjalnie, z nazwiskiem. Na schodach po raz pierwszy
    podniesiono igłę. Potem opuszczono ją na początek.
script-1222-door =
    { $present ->
        [one] Okiennica posłużyła nam za sanki, a miała zawias, który piszczał, tak że co parę kroków trzeba było obejść
            i przytrzymać.
       *[other] Okiennica posłużyła nam za nosze, a miała zawias, który piszczał, tak że ktoś z nas musiał iść obok i
            przytrzymywać.
    } Siostra w szkole spojrzała najpierw na łyżkę, potem na nogę. „Kto to zrobił?” Kobieta powiedziała, że ona.
    „Zaczyna pani w poniedziałek” – powiedziała siostra i pokazała nam wyjście.
script-1222-radio =
    Nie wołała za nami. Odwróciła głowę, żeby słyszeć, w którym miejscu jest melodia. Po drodze na górę próbowaliśmy
    wszystkich drzwi i za ostatnimi był gramofon, kręcił się przy otwartym oknie w pokoju, w którym nikogo nie było.
    Taki, co gra, póki nie stanie sprężyna. Igły nie podnieśliśmy. Nakręciliśmy go.

script-1223 = Poniedziałek
script-1223-came =
    Kobieta z laską pytała przy bramie o ludzi z piszczącymi głosami, a ponieważ nikt nie wiedział, o kogo chodzi,
    opisała nas. To była ta spod dziewiątego. Pracowała teraz w szkole, u siostry. Powierzyli jej wiązanie, powiedziała,
    bo ma cierpliwość. Na ręku miała koszyk przykryty ściereczką, zapłatę za tydzień. Chciała, żebyśmy wzięli połowę.
    Pod ściereczką widać było, że to już i tak niewiele więcej niż połowa.
script-1223-ask-take = „Dziękujemy. Nie będziemy udawać, że nam nie trzeba”.
script-1223-ask-send = „Proszę to odnieść do szkoły. Niech pani siądzie i napije się czegoś gorącego”.
script-1223-basket =
    Odliczyła nam wszystko na stopień, zioła w pęczkach, bandaże wygotowane i zwinięte. Była bardzo dokładna. Kiedy
    doszło do nieparzystego, dała go nam, a potem stała z ręką na koszyku. „Śni mi się ten gramofon – powiedziała. – Nie
    noga. Nie wiecie, jak się to nazywało, ten kawałek?” { $present ->
        [one] Nie wiedzieliśmy.
       *[other] Nikt z nas nie wiedział.
    } Zanuciła początek, gdyby nam się później przypomniało.
script-1223-spoon =
    Siedziała, piła, a koszyk został na kolanach. Za paskiem, gdzie ktoś inny nosiłby nóż, miała drewnianą łyżkę. Przez
    godzinę rozmawialiśmy o tym, jak gorąca woda leciała ze ściany. Wychodząc, obróciła łyżkę w ręku i powiedziała, że
    jeśli w tym domu kogoś trafi, o jakiejkolwiek porze, to mamy nie zawracać sobie głowy głównym wejściem do szkoły.

script-1224 = Strona pierwsza
script-1224-humming =
    Tym razem był to mężczyzna, w kotłowni, w żołnierskich spodniach i cywilnej marynarce. Obie ręce trzymał na boku.
    Widzieliśmy go na długo przedtem, zanim on zobaczył nas, bo nucił. To był kawałek z gramofonu spod dziewiątego albo
    coś bardzo podobnego; może tamtej zimy nucili go wszyscy, tylko nie zwróciliśmy uwagi. Umilkł, gdy padło na niego
    światło. „Jeśli zamierzacie iść dalej – powiedział – to czy moglibyście teraz, a nie po tym, jak porozmawiamy?”
script-1224-ask-bind = „Ręce na bok. Powoli. Coś na to mamy”.
script-1224-ask-stay = „Na to nic nie poradzimy. Ale możemy posiedzieć”.
script-1224-ask-go = Zrobić, jak mówi.
script-1224-soldier =
    Nie była głęboka. Tylko że był z nią dwa dni sam i urosła. Podczas opatrywania opowiedział nam o spodniach, z
    wymiany, i o marynarce, w której brał ślub. Za kotłem stała skrzynka, którą trzymał dla kogoś dobrze wychowanego.
    Kiedy wychodziliśmy, znowu nucił. { $present ->
        [one] Na schodach dołączyliśmy,
       *[other] Na schodach ktoś z nas dołączył,
    } przypadkiem, tercję niżej.
script-1224-sat =
    Usiedliśmy więc. Poprosił, żeby opowiedzieć mu coś nudnego, { $present ->
        [one] i objaśniliśmy mu różnicę
       *[other] i ktoś z nas objaśnił mu różnicę
    } między starymi a nowymi biletami tramwajowymi. Zajęło to dużo czasu. Były strefy i dopłata za psa. Od czasu do
    czasu o coś pytał, żeby pokazać, że nadąża. Kiedy przestał pytać, wyjaśnienie poszło dalej, do końca, razem z
    miesięcznymi.
script-1224-twice =
    Zrobiliśmy to od razu, bez słowa, a najpierw odwróciliśmy światło, żeby nie zabierać mu go w środku. W piwnicy z
    węglem obok napełniliśmy dwie torby. Przez ścianę słychać było, że zaczął od początku. Brał to dość szybko. To nie
    jest długi kawałek, jeśli brać go szybko.

## N09

script-1225 = Numer telefonu
script-1225-chain =
    Pies zjadł smycz, całą prócz kawałka skóry na szerokość dłoni, który zwisał z obroży, jeszcze mokry. Stał na środku
    korytarza na rozstawionych łapach i nie szczekał. To było najgorsze. Ściany były podrapane do wysokości jego
    grzbietu, a w linoleum wydeptał ścieżkę od końca do końca, jasny pas, zupełnie prosty. Tego pasa pilnował. Na drugim
    końcu były drzwi z plakatem alpejskiego jeziora.
script-1225-ask-feed = „Dobry. Dobry staruszek. Popatrz, co tu jest”.
script-1225-ask-sit = „Nie ruszać się. Na podłogę i patrzeć w ścianę”.
script-1225-ask-back = „Tyłem. Nie odwracaj się. Tyłem i zamknij drzwi”.
script-1225-ate =
    Złapał jedzenie w powietrzu, położył się na pasie i od tej chwili był innym psem. Dał przez siebie przejść. Na
    obroży była blaszka z numerem telefonu, a pod spodem mniejszymi literami: PROSIMY DZWONIĆ, TĘSKNIMY. Za jeziorem był
    składzik, którego nikt nie ruszył, bo nikt tak daleko nie zaszedł. Kiedy wyszliśmy, przesunął się, żeby zrobić
    miejsce.
script-1225-lay =
    Trwało to bardzo długo. Pies chodził swoim pasem i za każdym razem przechodził o cal bliżej, aż czuło się oddech.
    Potem kichnął i położył pysk na kolanie. Był tylko zmęczony. Od tygodni był na służbie i nikt nie przyszedł mu
    powiedzieć, że to koniec. { $present ->
        [one] Więc powiedzieliśmy my, na głos:
       *[other] Więc powiedział to ktoś z nas, na głos:
    } „Wystarczy”. Poszedł pod plakat, skrobnął dwa razy i się położył.
script-1225-bitten =
    Siedzieliśmy chyba godzinę, a pies chodził tam i z powrotem. Potem gdzieś daleko spadł pocisk, drgnęła ręka i
    trzymał { $them_accusative } za przedramię, zanim przestał sypać się tynk. Puścił sam. Przestraszył się chyba
    bardziej niż my: poszedł na drugi koniec, stanął pyskiem do drzwi i stał tak, kiedy się wyczołgiwaliśmy.
script-1225-leg =
    Za nami stało wiadro { $present ->
        [one] i nie zauważyliśmy go
       *[other] i nikt z nas go nie zauważył
    }. { $them } { $them_gender ->
        [feminine] przewróciła
       *[masculine] przewrócił
    } się o nie z hukiem jak wszystkie dzwony i pies przybiegł po swoim pasie jak po szynie. Ugryzł raz, przez nogawkę,
    a potem cofnął się i czekał, co zrobimy. Zamknęliśmy drzwi. Po drugiej stronie wrócił na miejsce; słyszeliśmy
    pazury.
script-1225-shut =
    Wypuścił nas. Odprowadził do końca pasa i tam stanął, dokładnie, z palcami na ostatnim jasnym linoleum.
    Przyciągnęliśmy drzwi i oparliśmy się o nie. Z naszej strony na wysokości oczu wisiała kartka, którą minęliśmy,
    wchodząc: W KORYTARZU PIES. JEST BARDZO ŁAGODNY. ON TYLKO CZEKA.

script-1226 = Wystarczy
script-1226-heel =
    Coś szło za nami po schodach, szybko i sucho stukając, i mieliśmy już podniesiony łom, kiedy zobaczyliśmy kawałek
    skóry na szerokość dłoni. Jak nas znalazł { $place_locative }, nie wiadomo. Jeść nie chciał; miał swoje, coś z
    piórami, co położył na powitanie i wziął z powrotem. Szedł przed nami przez pokoje, wsuwał nos w każde drzwi i
    oglądał się. Dwa razy nie chciał wejść. My też tam nie weszliśmy. Na ulicy usiadł przy krawężniku, jak go nauczono,
    spojrzał w lewo i został.

## N06, where hunger is passed over

script-1227 = Klucz na gwoździu
script-1227-page =
    Poznaliśmy dom po ciszy. Wszystkie zegary stanęły, każdy o swojej godzinie. Starych zabrał bratanek, powiedziała
    przez drzwi kobieta piętro niżej; ciotkę zniósł na kuchennym krześle, a wuj szedł za nimi z zegarem pod każdą pachą.
    Nie mieli już co jeść. Klucz wisiał na gwoździu. W spiżarni, na pustej półce, ktoś ułożył rzędem pokrywki słoików,
    które zabraliśmy, a na nich gumki.

## N10

script-1230 = Z dzwonków
script-1230-names =
    „Panie Halik? – zawołał ktoś na klatce, przyjaźnie. – Pani Orban, jest pani? To tylko poczta”. Szli po nazwiskach na
    dzwonkach; sami robiliśmy to samo, wchodząc, żeby wiedzieć, kto może być w domu. Sądząc po krokach, było ich dwóch.
    Jeden wołał. Drugi, już piętro wyżej, stąpał tylko wtedy, gdy mówił pierwszy, tak że przez jakiś czas braliśmy ich
    za jednego.
script-1230-ask-answer = „Proszę zostawić na wycieraczce!”
script-1230-ask-quiet = Wstrzymać oddech i liczyć kroki między nazwiskami.
script-1230-doubt =
    Zapadła cisza. „Na której?” – zapytał głos i słychać było, że na to nie był przygotowany. Na dole zaszeptali.
    Klapnęła skrzynka na listy, prawdziwa, musieli coś wrzucić, żeby zobaczyć, co będzie. Zdążyliśmy stanąć plecami do
    ściany. Kiedy wyszli zza zakrętu schodów, nie byli już przyjaźni, ale i nie szli w nogę.
script-1230-torch =
    „Oczywiście, pani Orban” – powiedział głos i latarka poszła prosto na nasze drzwi. Myśleliśmy, że głosem trafiliśmy
    w panią Orban. Ale pani Orban, jak wyszło na jaw później, gdy lepiej przyjrzeliśmy się tabliczce, to był doktor
    Orban, dentysta, i jego mosiężny ząb wisiał nam nad samymi głowami, w snopie światła.
script-1230-landing =
    Doszedł do końca nazwisk. Potem zaczął od tych zdrapanych. Stare nazwiska, ludzie, którzy przenieśli się do innych
    miast, kiedy jeszcze nie było trzeba; czytał je równie uprzejmie i za każdym razem druga para butów podchodziła o
    stopień bliżej. Nim stanęli na naszym podeście, nazwał nas jedenastoma nazwiskami i żadne nie było nasze.

script-1231 = Nocny dzwonek
script-1231-desk =
    To był ten z przyjaznym głosem i jego kolega. Urządzili w sieni portiernię: biurko w poprzek, na biurku dzwonek,
    książka. Kto chce przejść, ma zadzwonić. Ljuba patrzyła na to dłuższą chwilę zza śmietników. Za takim biurkiem
    siedziała dwadzieścia sześć lat, od dziesiątej wieczór do szóstej. Dzwonek jest właściwy, powiedziała. Ale on siedzi
    plecami do drzwi, a tego nie zrobi żaden portier, który kiedykolwiek był portierem.
script-1231-ask-porter = Niech Ljuba podejdzie do biurka, zadzwoni i poprosi o nocną księgę.
script-1231-ask-pay = „Dzwonimy, płacimy i idziemy dalej. To myto, nic więcej”.
script-1231-bowed =
    Zadzwoniła raz, krótko. Potem zapytała go, która to według niego godzina i gdzie ma klucze, i dlaczego tu leży
    gazeta spod dwunastki; i wstał. Nie mógł inaczej. Wyjęła mu książkę z rąk, przeciągnęła kciukiem po stronie i kazała
    im obu czekać na zmianę przy bramie. Doszli do bramy, zanim się zorientowali. Byliśmy już wtedy za tylnym podwórzem,
    z szufladą od biurka.
script-1231-hit =
    „Ja panią znam – powiedział tamten. – Pani jest z »Metropolu«. Nie wpuściła mnie pani na górę”. Mogło tak być. Przez
    dwadzieścia sześć lat nie wpuściła na górę wielu ludzi. Wyszedł zza biurka i uderzył ją dzwonkiem, bo był pod ręką.
    Zadzwonił przy uderzeniu. Zabrali, co im się podobało, i { $present ->
        [one] kazał nam pokwitować
       *[other] kazał pokwitować każdemu z nas
    }.
script-1231-tip =
    Położyliśmy wszystko na książce. Obejrzał każdą rzecz przy lampie i wpisał linijkę, a Ljuba przeczytała ją do góry
    nogami. Wpisał nas jako komiwojażerów. W drodze do domu powiedziała, że nigdy nie wzięła od gościa nic ponad to, co
    leżało na tacce. Po chwili powiedziała to jeszcze raz.

## N11

script-1232 = Wanna
script-1232-wheels =
    Wannę usłyszeliśmy, zanim cokolwiek było widać. Zamontowali ją na kołach szpitalnego wózka i toczyli w dół rampą, a
    w niej na poduszkach siedział chłopak może piętnastoletni, z zabandażowaną stopą i pistoletem, i był wieziony. To on
    wydawał rozkazy. Dwóch dorosłych mężczyzn przy uchwycie patrzyło na niego przed każdym zakrętem. „Zobaczmy” –
    powiedział, gdy padło na nas światło, i zrobił dwoma palcami znak, który mógł mieć tylko z kina. Na krawędzi stała
    gumowa kaczuszka. Nikomu by się nie śniło śmiać.

script-1233 = Koła na rampie
script-1233-heard =
    O porze, kiedy stawiamy talerze, ulicą przejechała wanna. Nie dało się pomylić: jedno koło piszczało, a emalia
    dudniła na każdej spoinie bruku. Zatrzymała się gdzieś przy rogu. Słyszeliśmy głos chłopaka, potem męski, a potem
    długo niczyj. { $present ->
        [one] Dotarliśmy do wizjera. Stali tam tylko, a chłopak pokazywał palcem domy.
       *[other] Ktoś z nas dotarł do wizjera i powiedział, że tylko tam stoją i że chłopak pokazuje palcem domy.
    } Robił to z zamkniętymi oczami.
script-1233-ask-dark = „Gasić lampy. Jeśli tu nikt nie mieszka, niech sobie pokazuje”.
script-1233-ask-boards = „Okiennica od podwórza. Zabijaj i nie zważaj na hałas”.
script-1233-sat =
    Jedliśmy po ciemku, po omacku. { $them } { $them_gender ->
        [feminine] została przy wizjerze i meldowała
       *[masculine] został przy wizjerze i meldował
    }. Palec minął nas dwa razy. Za trzecim zatrzymał się na domu obok naszego albo na naszym, zależnie od tego, gdzie
    chłopak wyobrażał sobie, że siedzi. Potem zawrócili wannę, do czego trzeba było wszystkich trzech, i pisk oddalił
    się pod górę. Poszli po coś albo spać.
script-1233-nailed =
    Trzeba było zdjąć półkę i gwoździe też były z półki. W środku stukania zauważyliśmy, że na dworze ucichło. A potem,
    bardzo uprzejmie, ktoś tam odstukał: trzy uderzenia w emalię i po chwili jeszcze jedno. Resztę wbiliśmy młotkiem
    owiniętym w cholewę.

## N12

script-1234 = Lista sierżanta
script-1234-list =
    Były dwa karabiny i sierżant z podkładką do pisania, i przestraszyła nas podkładka. Za szaber się rozstrzeliwuje,
    powiedział. Powiedział to bez szczególnego uczucia. Miał formularz z rubrykami, na czas, miejsce i to, co znaleziono
    przy osobie, a ostatnia rubryka była wąska i miała u góry tylko literę. Ołówek przywiązany był paskiem od szlafroka.
    „Cel pobytu?” – zapytał. Jeden z żołnierzy usiadł na parapecie i dłubał w zębach igłą jodły.
script-1234-ask-dead = „Ekipa pogrzebowa, panie sierżancie. Z parafii. Zbieramy zmarłych”.
script-1234-ask-give = „Sam pan widzi. Niech pan bierze, co pan musi”.
script-1234-three =
    Pomyślał. Potem powiedział, że to się dobrze składa, i zaprowadził nas za róg. Pod ścianą było ich troje i mieli
    związane ręce, więc dowiedzieliśmy się, do czego jest wąska rubryka. Stał obok z podkładką, kiedy kopaliśmy. Nie
    poganiał. Na koniec zapytał o nazwę parafii, wpisał ją i kazał nam podpisać. Ziemia była czarna i pełna okruchów
    niebieskiego talerza.
script-1234-butt =
    „A gdzie wasz ksiądz?” – zapytał i ten na parapecie zaczął się uśmiechać. Nie bili długo i tylko
    { $them_accusative }, kolbą na płask, dla przykładu. Potem przejrzeli torby. Uczciwie: jedna rzecz dla nich, jedna
    dla nas, jedna dla nich. Sierżant wszystko zapisał. W wąskiej rubryce postawił kreskę.
script-1234-halves =
    Był w tym dokładny. Cenniejsza połowa podlega konfiskacie, powiedział, reszta to ostrzeżenie. Na drzwiach zrobili
    dwie kupki, a sądzić kazano jednemu z żołnierzy, chłopcu, który podnosił każdą rzecz i pytał nas, ile kosztowała.
    Podawaliśmy mu ceny sprzed wojny. Kawę położył po naszej stronie, spojrzał na sierżanta i przełożył na drugą.

script-1235 = Sprawy parafialne
script-1235-again =
    „A, parafia” – powiedział sierżant. Pytał o nas. Odwinął kartki na podkładce, żeby pokazać, że ma nasze podpisy.
    Była druga ściana i była robota. Wyglądał niezdrowo; pasek przy ołówku zastąpiło sznurowadło. Tym razem pod ścianą
    leżała też kobieta z siatką, a w siatce wciąż była cebula.
script-1235-ask-dig = „To proszę nam poświecić i stanąć gdzie indziej”.
script-1235-ask-refuse = „Żadna z nas parafia. Wiedział pan od początku”.
script-1235-tin =
    Poszedł jednak. Poszedł na koniec ulicy i stał tam plecami do nas. W kieszeniach były zwykłe papiery. Spisaliśmy
    nazwiska, na odwrocie torebki po cukrze, i gdzie kto leży, licząc w krokach od pompy. Ktoś będzie chciał to
    wiedzieć. Cebulę też zakopaliśmy, a potem podszedł najmłodszy żołnierz i trzymał nam lampę, całkiem nisko.
script-1235-form =
    „Od początku” – przyznał. Nawet nie podniósł głosu. Potrzebował kogoś, a my mieliśmy łopaty. Teraz będzie musiał
    napisać to drugie. Zrobili dwie kupki, a on pomagał sądzić. Kiedy było po wszystkim, oderwał z podkładki kartkę z
    naszymi podpisami, złożył drobno i schował do własnej kieszeni na piersi, zapinając klapkę.

## N13

script-1236 = Jego herbata
script-1236-shot =
    Pierwszy poszedł w rynnę i woda, która w niej zamarzła, wysunęła się w całości, jak miecz. Leżeliśmy za niskim
    murkiem z nosem w ligustrze. Po drugiej stronie podwórza, u dołu innych schodów, jakaś rodzina spisała kredą na
    cegłach, co o nim wie: godziny, okna i „3.10–3.20 HERBATA?”, a znak zapytania poprawiano kilka razy. { $present ->
        [one] Dokładnej godziny nie mieliśmy.
       *[other] Nikt z nas nie miał dokładnej godziny.
    } Do bramy było może dwadzieścia metrów. Bliżej był zsyp na węgiel, który prowadził pod całym blokiem, jeśli
    ktoś był chudy.
script-1236-ask-cellar =
    { $present ->
        [one] „Zsypem. Zejdzie cała noc, ale dojdziemy”.
       *[other] „Zsypem. Zejdzie cała noc, ale dojdziemy wszyscy”.
    }
script-1236-ask-run =
    { $present ->
        [one] „Jest jakieś dziesięć po. Teraz, i bez stawania”.
       *[other] „Jest jakieś dziesięć po. Pojedynczo i nie zbijać się w kupę”.
    }
script-1236-sleeve =
    Nie pił herbaty. { $present ->
        [one] { $them } { $them_gender ->
            [feminine] dobiegła
           *[masculine] dobiegł
        } do słupka bramy,
       *[other] { $them } { $them_gender ->
            [feminine] biegła druga i dotarła
           *[masculine] biegł drugi i dotarł
        } do słupka bramy,
    } kiedy podskoczył rękaw; tak to wyglądało, jakby ktoś skubnął materiał. Dopiero pod łukiem ręka zaczęła boleć. Tam
    na cegłach kreda szła dalej. „OPRÓCZ NIEDZIEL” – było napisane. { $present ->
        [one] Że jest niedziela, też nie wiedzieliśmy.
       *[other] Że jest niedziela, też nikt z nas nie wiedział.
    }
script-1236-gatepost =
    { $present ->
        [one] Pobiegliśmy. Na środku, na otwartym, stanęliśmy, cofnęliśmy się dwa kroki, podnieśliśmy rękawiczkę i
            pobiegliśmy dalej. Nic się nie stało. Zwymyślaliśmy się szeptem.
       *[other] Pobiegliśmy jedno po drugim. Ostatnie na środku, na otwartym, stanęło, cofnęło się dwa kroki, podniosło
            rękawiczkę i pobiegło dalej. Nic się nie stało. Krzyknęliśmy wszyscy naraz, szeptem.
    } To nie była nawet dobra rękawiczka. Na górze zamknięto okno, zwyczajny dźwięk, i ktoś wylał na śnieg garnek.
script-1236-coal =
    Najpierw był węgiel, potem piwnice, z dziurami przebitymi z jednej do drugiej, każda czyjaś. Czołgaliśmy się obok
    przetworów i rowerów i przez łóżko jakiejś babci, a babcia w nim leżała i prosiła, żeby nie nadepnąć na kapcie. Tam,
    gdzie się kończyło, długo nie mogliśmy się wyprostować. Byliśmy już czarniejsi od nocy. Bezpieczniejsi nie byliśmy
    przez całą zimę.

## N14

script-1237 = Buty na sprzedaż
script-1237-tuesday =
    „Czy jest wtorek?” – zapytał przede wszystkim ten z pistoletem. Był boso. Buty wisiały mu na szyi na sznurowadłach,
    dobra para, nasmarowana; sprzedaje je, powiedział, a raczej sprzedawałby, gdyby kiedyś przeszedł ktoś jeszcze
    nieobrabowany. Kolega odciął naszywki z obu płaszczy i zachował, jak widzieliśmy, wszyte w podszewkę czapki, gdzie
    robiły małe kwadratowe wybrzuszenia. Jeśli jest wtorek, to nie ma ich od tygodnia, a po tygodniu rozkaz jest inny.
script-1237-ask-tell = „Jest czwartek. Nie ma was dziewięć dni”.
script-1237-ask-shrug = „Nie mamy pojęcia. Dni się skończyły”.
script-1237-count =
    Kolega usiadł, gdzie stał. Dziewięć dni, powiedział, dziewięć, zaczął się śmiać, a potem powiedział nam, którędy po
    tej stronie idzie linia, między którymi kominami, jakby to była rzecz, którą się rozdaje przy przeprowadzce. Ten z
    pistoletem dał mu skończyć. „To było coś warte – powiedział potem do nas, całkiem łagodnie – ale nie wszystkiego, co
    macie”.
script-1237-foot =
    Kiwnął głową; też miał takie wrażenie. Stał na jednej nodze, a drugą grzał o łydkę, jak bocian. Nie zrobią nam
    krzywdy, powiedział, pod warunkiem że się rozumiemy. Kolega zdjął czapkę i wodził kciukiem po szwie, naszywka po
    naszywce.

script-1238 = Druga kompania
script-1238-known =
    Mieli nas pod szafkami i właśnie mieli zaczynać, kiedy niższy podniósł lampę do twarzy Jovana i powiedział: „Druga
    kompania. Miałeś pryczę przy piecu”. Jovan powiedział, że nie, że miał tę przy drzwiach. „Zgadza się” – powiedział
    tamten. To było pytanie. Wydostali się przy cegielni, w dziewiętnastu, i z tego zostali ci dwaj. Nikt jeszcze
    niczego nie opuścił. Drugi zapytał, a wyglądało na to, że naprawdę chce wiedzieć, jak to się robi: jak się znowu
    mieszka w domu.
script-1238-ask-food = „Siadajcie i zjedzcie coś. Potem pytajcie”.
script-1238-ask-word = „W browarze biorą z powrotem. Bez pytań. Poszedłbym dziś”.
script-1238-tin =
    Jedli z jednej puszki, na zmianę, i każdy wycierał łyżkę, zanim ją podał. Jovan im powiedział. Na początku trzeba
    spać po tej stronie, która dalej od drzwi, powiedział, i pytać innych, zanim się coś weźmie do ręki. Niewiele tego
    było. Opróżnili dla nas kieszenie i to, co w nich było, brzęczało. „Musielibyśmy i tak wrzucić do rzeki” –
    powiedział niższy.
script-1238-lie =
    Kłamał dobrze, patrząc to na jednego, to na drugiego, jakby chciał zobaczyć, który będzie szybszy. Poszli w stronę
    browaru z postawionymi kołnierzami. Nieprawda, że kogoś tam brano z powrotem. { $present ->
        [one] Sam nam to powiedział, w domu, a potem nie dało się z nim rozmawiać.
       *[other] Sam nam to powiedział na najbliższym rogu, a potem szedł o całą ulicę przed nami i nie dało się z nim
            rozmawiać.
    } Podał im hasło, stare. Było to imię jego własnej matki.
script-1238-laces =
    „Zawsze byłeś marnym kłamcą” – powiedział niższy, prawie czule. Wzięli cztery rzeczy, czyli mało. Jeden ukląkł,
    rozwiązał Jovanowi sznurowadła i zawiązał je od nowa, po wojskowemu, płasko i podwójnie pod spód, jakby nie mógł na
    to dłużej patrzeć. „Żebyś mógł biec” – powiedział.

## V01

script-1240 = Cennik
script-1240-barrow =
    Pchał taczkę na kółkach od wózka dziecięcego, a i budka od wózka wciąż na niej była, od deszczu. Z boku wisiała
    tabliczka łupkowa. Cen w pieniądzach nie podawała. SÓL: RANEK PIŁOWANIA, głosiła, ŚWIECA: DZIESIĘĆ MIN. WASZEGO
    RADIA. Ostatnią linijkę tyle razy starto i zapisano na nowo, że błyszczała. Zapytaliśmy, co tam było. „Chleb –
    powiedział. – Jakoś nie mogę trafić”. Rzeczy oczywiście też bierze. Ale lubi, żeby go najpierw zapytać, co słychać;
    ciężko, powiedział, wozić to wszystko ze sobą.
script-1240-ask-news = „Proszę, niech pan siądzie na progu i mówi. Co słychać za rzeką?”
script-1240-ask-goods = „Nowin mamy dość. Proszę podnieść budkę”.
script-1240-told =
    Opowiadał ulicami, tak jak szedł, kto jeszcze jest, a kogo nie ma, i co kierowcy mówią o jutrze. Przy dobrych
    wiadomościach ściszał głos. Potem wyjął kredę zza ucha, napisał coś w ostatniej linijce tabliczki, spojrzał z daleka
    i poślinił kciuk.
script-1240-bread =
    Wszystko leżało zawinięte w paski tapety, każdy towar w inny wzór, żeby umiał znaleźć dotykiem, kiedy trzeba
    pracować bez światła: róże to mydło, prążki to leki, małe stateczki to wszystko do jedzenia. Stateczków nie było
    wiele. Zobaczył, gdzie idą nasze oczy, i trochę nasunął budkę.

## V02

script-1241 = Futerał od skrzypiec
script-1241-case =
    Otworzył na naszym progu futerał od skrzypiec i były w nim skrzypce. Wyjął je, razem ze smyczkiem, i położył na
    szaliku; to, co sprzedawał, było pod spodem. Był to drobny człowiek, bardzo czysty. Każda sztuka miała na sznurku
    przywieszkę bagażową, zapisaną z obu stron. { $present ->
        [one] Zapytaliśmy, czy umie grać,
       *[other] Ktoś z nas zapytał, czy umie grać,
    } a on odpowiedział, że siedzi przy drugim pulpicie w operze, siedział, siedzi. Opera nie miała dachu. W czwartki
    wciąż tam chodził. Parę innych osób też.
script-1241-ask-whose = „Co jest na przywieszkach?”
script-1241-ask-buy = „Coś z tego jest czyste? Chcielibyśmy sprawdzić zamek”.
script-1241-tags =
    Odwrócił dla nas jedną. Z przodu był kaliber. Z tyłu zanotował, gdzie to zdobył i od kogo, i w jakim ta osoba była
    stanie. Uważał, że kupujący ma prawo wiedzieć. Większość woli nie patrzeć i te przywieszki kładzie pismem do dołu,
    tak jak położył nasze. „Tę oddano dobrowolnie – powiedział i wytrząsnął coś z komory na dłoń. – To możecie wziąć.
    Jemu już niepotrzebne”.
script-1241-rosin =
    Pozwolił nam spróbować, z lufą w wiadrze piasku. Opuszki palców miał białe od kalafonii. Kiedy zamek się zaciął,
    wziął go od nas, zrobił coś odrobiną smaru ze słoiczka i poszło jak po jedwabiu. Widać było, że sprawia mu to
    przyjemność i że wolałby, żebyśmy nie zauważyli. Skrzypce leżały na szaliku i zaczął na nie padać śnieg, bardzo
    drobny.

## V03

script-1242 = Stukanie za ścianą
script-1242-wall =
    To był ten sąsiad, co stuka młotkiem. Przez dwa tygodnie klęliśmy go przez ścianę, bo zaczynał o piątej i nie
    ustawał do południa, i wyobrażaliśmy sobie kogoś wielkiego. Był całkiem mały i stał na naszym progu w damskim
    szlafroku, dzwoniąc zębami. Przeprosił za hałas. Robi łódź. Jest prawie gotowa, tylko na ostatnie deski trzeba dwóch
    dobrych dni, a on nie może utrzymać gwoździ. Zapytał, czy mamy coś na gorączkę.
script-1242-ask-give = „Niech pan wejdzie, wieje. To proszę popić czymś ciepłym”.
script-1242-ask-refuse = „Nie mamy nic zbędnego. Proszę się położyć i dobrze przykryć”.
script-1242-sugar =
    Połknął od razu, bez wody, jak ktoś, kto się boi, że mu każą oddać. Potem opowiedział nam o łodzi. Spuści ją przy
    młynie, w nocy, z prądem. Wioseł nie ma, bo wiosła pluskają. Prawdę mówiąc, nigdy w łodzi nie siedział; pracował w
    gazowni. Następnego ranka o piątej leżeliśmy obudzeni, nikt nie stukał i przez to nie dało się spać.
script-1242-cap =
    Kiwnął głową kilka razy. „Oczywiście – powiedział – w taką zimę”. Zajrzał przez szparę w drzwiach, jak mamy
    urządzone, kuchenka, łóżko, półka, i widać było, że go to ciekawi jako fachowca; powiedział nawet coś o zawiasie.
    Potem po omacku, wzdłuż ściany, wrócił do siebie. Następnego ranka o piątej nasłuchiwaliśmy. Stukał może dziesięć
    minut.

script-1243 = Piąta rano
script-1243-page =
    Zaczęło się o piątej co do minuty i jeszcze nigdy tak nie cieszył nas hałas. Brzmiało inaczej niż przedtem; wbijał
    gwoździe powoli, po jednym uderzeniu, z odpoczynkiem. O wpół do siódmej ktoś zapukał w ścianę na wysokości półki,
    potem zgrzytnęła cegła. Wysunęła się ręka z puszką. Ręka wymacała brzeg półki, odstawiła puszkę, popchnęła ją trochę
    dalej od brzegu i się cofnęła. Potem wstawił cegłę z powrotem. Kto nie wiedział, nie znalazłby tego miejsca.

script-1244 = Nie stuka
script-1244-open =
    Drzwi miał tylko na klamkę. Łódź wypełniała cały pokój od frontu; musiał wiedzieć, że nigdy nie przejdzie przez
    drzwi, albo jeszcze do tej myśli nie doszedł. Była pięknie zrobiona. U góry brakowało trzech desek. Leżał w środku,
    na dnie, przykryty szlafrokiem, z narzędziami ułożonymi wzdłuż kilu według wielkości. Zanim wszedł, zdjął buty i
    ustawił je równo na gazecie.
script-1244-ask-bury = „Już w niej leży. Znajdziemy deski, a potem ogród”.
script-1244-ask-wood = „Tu jest ciepła na cztery dni. Zrozumiałby, był z gazowni”.
script-1244-launched =
    Ostatnie trzy przybiliśmy sami, źle. Potem wyjęliśmy okno, ramę, parapet i cegły pod spodem i spuściliśmy ją na
    linach do ogrodu. { $present ->
        [one] Ledwie daliśmy radę.
       *[other] Ledwie daliśmy radę wszyscy razem.
    } W dole ułożyła się dobrze, leżała zupełnie równo. Zastanawialiśmy się, w którą stronę jest rzeka i czy trzeba było
    ją odwrócić.
script-1244-planks =
    Najpierw położono go na łóżku i przykryto. Rozbieranie zajęło całe przedpołudnie, bo oprócz gwoździ był i klej. Na
    każdej desce był ołówkiem numer, żeby wiedział, która gdzie; paliliśmy je nie po kolei. Odtąd o piątej za ścianą
    było cicho. Wciąż budziliśmy się o tej porze.

## V04

script-1245 = Wapno i lina
script-1245-rope =
    Cztery kobiety z liną chodziły od domu do domu. Na starym planie znalazły studnię pod pralnią przy łaźni,
    zamurowaną. Była pełna wapna i łóżek i ktoś niezbyt szeroki musiał dać się spuścić na dół i napełniać wiadro. One
    same były tam już wszystkie. Widać było po rzęsach, miały je białe. Najstarsza niosła w klatce kanarka i mówiła, że
    to do powietrza i że jak dotąd bez przerwy śpiewa, działa im na nerwy.
script-1245-ask-dig = „Wiążcie pod pachami. Do zmroku, a potem na górę”.
script-1245-ask-lend = „Rąk nie mamy na zbyciu. Weźcie łopatę”.
script-1245-ask-refuse = „Nie dziś. Spróbujcie u tych z niebieską bramą”.
script-1245-down =
    Z dołu, opowiadano nam wieczorem, niebo było wielkości guzika od płaszcza, a kanarka słychać było całkiem wyraźnie.
    Były łóżka, pod łóżkami rower, a niżej cegły robiły się mokre. O zmierzchu wyciągnęły linę, a na jej końcu kogoś
    białego od stóp do głów, kto zasnął od razu na podłodze pralni. Wszystkie cztery zdjęły fartuchy i położyły na
    wierzchu.
script-1245-handle =
    Najstarsza spojrzała na trzonek, a potem na nas. „Wróci” – powiedziała i dała nam w zastaw poidełko kanarka, z
    niebieskiego szkła, nie większe od kieliszka na jajko. Nie prosiliśmy o nie. Postawiliśmy je na parapecie i to był
    dziwny dzień. { $present ->
        [one] Kilka razy przyłapaliśmy się na tym, że patrzymy na poidełko.
       *[other] Kilka razy przyłapaliśmy się nawzajem na tym, że patrzymy na poidełko.
    }
script-1245-bucket =
    Przy niebieskiej bramie już były. Nie miały nam za złe; skreśliły tylko na planie nasz numer i poszły dalej, z liną
    na ramionach, jedna za drugą w równych odstępach, jak ludzie związani w górach. Kanarek był już przykryty chustką.
    Śpiewał.

script-1246 = Studnia pod pralnią
script-1246-page =
    Przyniosły ją w bańkach na mleko, wcześnie, zanim było dość jasno, żeby strzelać. Woda była mętna, musiała się
    odstać, a potem była najczystsza od lata. Smakowała żelazem. Najstarsza została, żeby popatrzeć, jak pijemy. Tyle
    będzie dla każdego domu, który kogoś przysłał, powiedziała, dopóki starczy; miała listę. Potem zanurzyła palec w
    naszym dzbanku i strząsnęła kroplę do klatki. Kanarek był zajęty.

script-1247 = Zastaw
script-1247-came =
    Łopata stała przy drzwiach, kiedy odsunęliśmy rygiel, wyszorowana i z nowym klinem tam, gdzie zawsze się chwiała.
    Obok dwie bańki. Najstarsza przyszła po poidełko i nie chciała wejść; ptak od wczoraj był bez niego. Powiedziała, że
    taka łopata warta jest dwóch osób, { $present ->
        [one] i powiedziała to, nie patrząc na nas jakoś szczególnie
       *[other] i powiedziała to, nie patrząc na nikogo z nas z osobna
    }.
script-1247-dish =
    Przyszła dziewczynka z jedną bańką, w połowie pełną. W południe zawalił się bok. Na dole nikogo wtedy nie było,
    tylko narzędzia i lina. Zaczną od nowa, od kotłowni, jeśli znajdą drugą łopatę. Rozejrzała się. Daliśmy jej
    niebieskie poidełko, a ona trzymała je w obu rękach i pytała, czyje jest, bo klatka stała na samym brzegu.

## V05

script-1248 = Dwa krótkie, jeden długi
script-1248-knock =
    Ktoś tam pukał tak, jak się puka do łazienki. Spojrzeliśmy przez szparę. Jedna osoba, tobołek i krzesło. Zwykłe
    kuchenne krzesło, niesione na głowie nogami do góry, od deszczu. Ta osoba postawiła je w pewnej odległości od
    naszego progu, nie tak blisko, żeby wyglądało na narzucanie się, i usiadła, z tobołkiem na kolanach, jak ktoś, komu
    powiedziano, że doktor zaraz przyjdzie. Na tej ulicy nie było na co czekać prócz nas.

script-1249 = Kreda
script-1249-mark =
    Na zewnętrznej stronie naszych drzwi był znak, mniej więcej na wysokości biodra. Może był tam od wielu dni, ale tę
    stronę widujemy tylko w nocy. Kółko kredą, przekreślone. Niebieska brama naprzeciwko miała zwykłe kółko, a dom na
    rogu kółko i mały kubek. Nie trzeba było objaśnień. A teraz ktoś z plecakiem siedział tam na krawężniku, patrzył to
    na jeden, to na drugi, zatrzymał się na naszym, podszedł i dotykał kredy palcem, czy stara.
script-1249-ask-wash = „Przynieś mokrą szmatę. My tacy nie jesteśmy”.
script-1249-ask-leave = „Niech zostanie. Odstrasza też innych”.
script-1249-wet =
    Nie zeszło całkiem. Drewno wciągnęło i kiedy wyschło, kółko było jaśniejsze niż przedtem, tylko bez kreski. Osoba z
    plecakiem przyglądała się temu wszystkiemu, nie wstając. „Nie trzeba było – tyle nam powiedziano. – I tak się na tym
    nie znam. Po prostu miło było, że ktoś już tu przede mną był”.
script-1249-dry =
    Nikt go nie ruszył. Tamtego dnia po zmroku słyszeliśmy ciężkie kroki, szły wzdłuż domów, zatrzymywały się przy
    każdym, a przed naszym ktoś potarł zapałkę. Zgasła. Kroki poszły dalej, do rogu. Ale to było później; na razie osoba
    z plecakiem wstała, przeszła przez ulicę, stanęła przed znakiem i zapukała w niego.

## V06

script-1250 = Trzydzieści jeden schodów
script-1250-stairs =
    Pierwsze odezwało się dziecko. Nasz dom ma trzydzieści jeden schodów, powiedziało, a ich miał czterdzieści. A więc
    nasze policzono z zewnątrz, przez okienko nad drzwiami. Dorosły za to przeprosił. Od rana byli u sześciu drzwi i
    przy wszystkich dziecko mówiło ludziom, ile mają schodów, i źle to przyjmowano. Mieli ze sobą poduszkę i garnek z
    przywiązaną pokrywką. Czy to prawda, zapytało dziecko, że za drzwiami do piwnicy jest jeszcze osiem, których nie
    widać? Prawda. { $present ->
        [one] Wiedzieliśmy o tym, a nie mogliśmy pojąć, skąd wie ono.
       *[other] Wszyscy o tym wiedzieliśmy, a nikt nie mógł pojąć, skąd wie ktoś jeszcze.
    }

## V07

script-1251 = Piosenka dla pani
script-1251-three =
    Stało ich na progu troje, a środkowa miała akordeon z dziurą w miechu, którą zatykała kolanem. Nie żebrali. Mieli
    cenę: jedna piosenka, jedna rzecz do zjedzenia, płatne po, żebyśmy mogli najpierw usłyszeć, czy dobra. „Są
    życzenia?” – zapytała. Najmniejsze przewracało kartki śpiewnika, trzymanego do góry nogami. Było im wszystko jedno;
    znali cztery piosenki i na różnych ulicach różnie je nazywali.
script-1251-ask-food = „Tę smutną, a potem tę drugą smutną”.
script-1251-ask-stove = „Jeść nie mamy co. Ale jest ogień, możecie przy nim posiedzieć godzinę”.
script-1251-ask-refuse = „Nie dziś. Zejdźcie z progu, zanim was ktoś zobaczy”.
script-1251-sang =
    To była piosenka o młynie, ze wszystkimi zwrotkami, a tam, gdzie powinien być niski ton, słyszeliśmy kolano. W domu
    naprzeciwko ktoś otworzył okno. Zapłatę podzielili na miejscu; miała do tego linijkę. Zapytali, czym palimy, czy nie
    brak nam rozpałki, i wymienili spojrzenia. Interes wyglądał na załatwiony. Wtedy najmniejsze wróciło i zaśpiewało
    nam koniec zwrotki, którą opuścili.
script-1251-socks =
    Zdjęli buty bez proszenia i było sześć stóp w rzędzie, a każda w gazecie, z tej samej strony. Można było przeczytać
    cały artykuł o piłce nożnej. Przez godzinę nikt nie śpiewał. Kiedy czas minął, środkowa spojrzała na zegar, który
    stanął jesienią, i powiedziała, że będą się zbierać.
script-1251-next_door =
    Kiwnęła głową, złożyła miech i poprowadziła resztę do następnego domu. Słyszeliśmy wszystko przez ścianę, cenę,
    pytanie o życzenia. Tam ich wpuszczono. Przez jakiś czas dochodziły nas cztery piosenki jedna po drugiej, stłumione
    i za darmo.

script-1252 = Rozpałka
script-1252-bundle =
    Znów stali na progu, o godzinie, o której żadne dziecko nie powinno być na dworze. Nie po to, żeby śpiewać. Ciągnęli
    za sobą na sznurku wiązkę prawie tak długą, jak ulica jest szeroka: to były siedzenia z kaplicy, listwy, z
    mosiężnymi numerkami. Znają takie miejsce. Połowa dla nas, za piosenkę o młynie, za którą, jak sobie potem wyliczyli
    linijką, dostali za mało. Środkowa miała inny płaszcz, męski, a z rękawa zwisał pasek akordeonu bez akordeonu.
    { $present ->
        [one] Zapytaliśmy o niego.
       *[other] Ktoś z nas o niego zapytał.
    } „Odpoczywa” – powiedziała.

## V08

script-1253 = Księga
script-1253-ledger =
    Mieli opaski, wycięte z obrusa; na jednej widać było jeszcze monogram. Na obronę dzielnicy każdy dom ma dać, co
    może. Młodszy niósł księgę, wielką, hotelową, z rubrykami „Przyjazd” i „Wyjazd”. Pod „Wyjazdem” zapisywał, co kto
    dał. Starszy stał na naszym progu z kciukami za paskiem, oddychał przez usta i miał sztywną uprzejmość człowieka,
    który wstał z łóżka chory. Był oczywiście pistolet. W kaburze zrobionej z damskiej torebki.
script-1253-ask-receipt = „Chętnie. I prosimy na piśmie, z pieczątką”.
script-1253-ask-nothing = Nic nie mówić i szukać tego, czego najmniej żal.
script-1253-stamp =
    Spojrzeli po sobie. Nikt o to dotąd nie prosił, ale słusznie, starszy musiał przyznać; sam był z urzędu ksiąg
    wieczystych. Pieczątki nie mieli. W końcu młodszy wcisnął guzik od munduru w pastę do butów i wyszło bardzo ładnie,
    widać było nawet kotwicę. Papier był ważny trzy miesiące. Potem przypomnieli nam, za co to ma być pokwitowanie.
script-1253-went =
    Młodszy czytał nam, co dali sąsiedzi, żeby nam pomóc się zdecydować. Niebieska brama: dwa koce. Róg: jedna szynka,
    ze znakiem zapytania. Miał ładne pismo. Zauważyliśmy, że przez cały czas przytrzymuje nadgarstkiem jedną stronę i że
    to ta, na której są nazwiska, a za nimi nic.

script-1254 = Guzik
script-1254-show =
    Opaski przyszły znowu. Starszego już z nimi nie było; na jego miejscu był człowiek, którego opaskę wycięto z czegoś
    czerwonego i który nie powiedział dzień dobry. Torebkę trzymał przed sobą, z odpiętą klapką. Młodszy miał księgę,
    teraz przewiązaną sznurkiem, i pilnował się, żeby na nas nie patrzeć. Papier z kotwicą wciąż leżał u nas w
    szufladzie z ogarkami. Trzy miesiące, tak tam było. Nie minęły trzy tygodnie.
script-1254-ask-paper = „Ten dom już dał. Znajdą panowie pod »Wyjazdem«”.
script-1254-ask-again = „Mniejsza o papier. Proszę to wziąć i przejść się tędy w nocy”.
script-1254-salute =
    „To ten guzik – powiedział szybko młody – to w porządku”. Rozwiązał sznurek i pokazał wpis, a tamten pochylił się i
    prowadził lufą po linijce, słowo po słowie. Potem zapiął klapkę. Dotknął nawet czapki. Przy bramie młody odwrócił
    się, samymi ramionami, i podniósł rękaw; tam, gdzie był guzik, wisiała nitka.
script-1254-bits =
    Nowy przeczytał, podarł starannie po zgięciach i oddał nam kawałki. Powiedział, że urząd ksiąg wieczystych
    rozwiązano. Teraz są trzy rzeczy. Młody wpisał je z nisko pochyloną głową, a że „Wyjazd” był pełny, wpisał pod
    „Przyjazdem”.
script-1254-patrol =
    Nie po to nowy przyszedł, ale chyba było mu miło, że ktoś go potrzebuje. Tej nocy dwa razy przeszli ulicą ciężkim
    krokiem, o jedenastej i o czwartej. Młodszy podśpiewywał, żebyśmy wiedzieli, kto to. Kto poza tym wystawał na rogu,
    przestał wystawać.

## V09

script-1255 = Co mówi innym
script-1255-shoes =
    Miał na nogach inne buty { $present ->
        [one] niż wtedy, gdy go ostatnio spotkaliśmy
       *[other] niż wtedy, gdy ktoś z nas go ostatnio spotkał
    }, i inaczej utykał. Sprzedaje to, co widział, powiedział, a pierwsza rzecz jest za darmo. Wiedział, które domy
    ograbiono, a o których tylko tak mówią. Wiedział, że pies z zajezdni nie żyje. Mówiąc, oglądał nas: nowy zawias u
    drzwi, dym, ile misek schnie na sznurku. Maniery miał piękne. Stanął tak, żeby słońce nie świeciło nam w oczy.
script-1255-ask-pay = „A co pan mówi o nas? Proszę. Niech pan mówi, że to biedny dom”.
script-1255-ask-free = „Dziękujemy, wystarczy to za darmo”.
script-1255-lips =
    Obrócił to w palcach ze szczerym żalem. „To jest biedny dom – powiedział. – Miałem wspomnieć o zawiasie. Ale teraz,
    kiedy państwo mówią, zdaje mi się, że myślałem o innej ulicy”. Potem powiedział nam to, po cośmy wyszli, i nawet
    więcej, niż zamierzał. Odchodząc, wytarł nogi, przy wyjściu, starannie.
script-1255-notes =
    Powiedział nam to za darmo i warto było słuchać. Gdy mówił, oczy znów poszły mu wzdłuż sznurka. Cztery miski; wargi
    poruszyły się leciutko. Potem pochwalił pogodę. Dopiero na rogu, widzieliśmy, zatrzymał się, wyjął z kapelusza
    notesik i oparł o ścianę, żeby zapisać.

script-1256 = Cztery miski
script-1256-night =
    Drzwi nie próbowali. Poszli prosto na podwórze, do okna, które się zacina, i ktoś tam powiedział półgłosem: „Półka
    po lewej. Uwaga na zawias, jest nowy”. Kto tej nocy stał na warcie, słyszał to słowo w słowo. Dziwnie jest słuchać,
    jak obcy opisuje twój własny pokój. Kuchenkę umieścił po złej stronie. Potem jeden głos zapytał, ilu nas tam jest, a
    drugi odpowiedział: „Cztery miski”.

## V10

script-1257 = Fotografia
script-1257-friend =
    Na ulicy ktoś zawołał { $present ->
        [one] przezwisko, którego w tym dzienniku nie było
       *[other] przezwisko, którego nikt z nas nigdy nie słyszał
    }, a { $them } { $them_gender ->
        [feminine] odwróciła się
       *[masculine] odwrócił się
    } od razu. Chodzili razem do szkoły, zdaje się, albo do tego samego chóru; trzymali się za łokcie i mówili jedno
    przez drugie. Z kieszeni na piersi wyszła fotografia o falistym brzegu. Było na niej czternaście osób, na schodach
    jakiegoś gmachu, zmrużonych. Ten ktoś obszedł z nią całe miasto i odszukiwał ich, jedno po drugim. Nad niektórymi
    głowami była dziurka od szpilki.
script-1257-ask-stay = „Siadaj tu w bramie. Kto to ten wysoki? A ona?”
script-1257-ask-brief = „Nie możesz tu stać. Mów szybko i zmykaj z ulicy”.
script-1257-porch =
    Przeszli ją rząd po rzędzie. { $present ->
        [one] Z domu słychać by było imiona, czasem śmiech, a czasem tylko głos gościa.
       *[other] Reszta siedziała w domu i słyszała imiona, czasem śmiech, a czasem tylko głos gościa.
    } Zrobił się wieczór. W końcu { $them } { $them_gender ->
        [feminine] wróciła, z pełną garścią, i nie chciała kolacji
       *[masculine] wrócił, z pełną garścią, i nie chciał kolacji
    }. Na fotografii na końcu drugiego rzędu była luka, w której widać tylko ramię. To ja, powiedziano nam, nie dało się
    ustać.
script-1257-kiss =
    Trwało to pięć minut. Widzieliśmy, jak gość podnosi zdjęcie i o coś pyta, a { $them } { $them_gender ->
        [feminine] wzięła szpilkę, zrobiła to, starannie, dwa razy, i oddała
       *[masculine] wziął szpilkę, zrobił to, starannie, dwa razy, i oddał
    }. Ucałowali się w oba policzki. Były też papierosy, wetknięte do kieszeni, z klepnięciem w klapkę. Dopiero w
    drzwiach { $them } { $them_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    }: „Trzeba było zapytać, co się stało z akompaniatorką”.

## V11

script-1258 = Ręka w kieszeni
script-1258-caught =
    Na rogu był tłum z powodu padłego konia i w tym tłumie { $them } { $them_gender ->
        [feminine] poczuła coś, nie tyle rękę, ile ciepło, i chwyciła
       *[masculine] poczuł coś, nie tyle rękę, ile ciepło, i chwycił
    }. Na drugim końcu był chłopiec w szaliku jakiegoś dziadka, skrzyżowanym i spiętym. Nie wyrywał się. Stał całkiem
    spokojnie i robił się ciężki, jak przy psie, który trzyma za rękaw, i powiedział rozsądnym tonem: „Źle się mnie
    trzyma. Z tego umiem wyjść”. Trząsł się tak, że szpilka przy szaliku grzechotała.
script-1258-ask-let_go = „To wyjdź. No już. Do domu”.
script-1258-ask-turn_out = „Najpierw wywróć własne kieszenie”.
script-1258-ran =
    Zrobił ćwierć obrotu i jakby wzruszył ramionami; nadgarstka po prostu już nie było. Pokazał to drugi raz, powoli,
    żeby się można było nauczyć. Potem zniknął między nogami ludzi i pod dyszlem beczkowozu. { $present ->
        [one] W domu próbowaliśmy tego do wieczora na nodze łóżka.
       *[other] W domu próbowaliśmy tego do wieczora jedno na drugim.
    } { $present ->
        [one] Ani razu się nie wyrwaliśmy.
       *[other] Nikt z nas się nie wyrwał.
    }
script-1258-bench =
    Wyłożył wszystko rzędem na krawężniku. Trochę papierosów, skręt kawy, klucz od drzwi, pół grzebienia. Nie płakał ani
    nie wyzywał. To dniówka, wyjaśnił, a grzebień jest jego własny. { $them } { $them_gender ->
        [feminine] odsunęła
       *[masculine] odsunął
    } mu z powrotem grzebień i klucz. Klucz schował bardzo głęboko. { $present ->
        [one] Wiedzieliśmy, że coś takiego trzyma się tylko wtedy,
       *[other] Wiedzieliśmy, wszyscy, że coś takiego trzyma się tylko wtedy,
    } gdy są do niego drzwi.
script-1258-button =
    { $them } { $them_gender ->
        [feminine] wyszła na kwadrans i wróciła, obmacując
       *[masculine] wyszedł na kwadrans i wrócił, obmacując
    } po kolei wszystkie kieszenie, a potem podszewkę. Na rogu był tłum, z powodu konia. Był chłopiec w szaliku spiętym
    na krzyż, który pytał o godzinę. I w ścisku urwał się guzik, tak myśleliśmy, aż znalazł się w drugiej kieszeni, z
    nitkami równo obciętymi i zawiązanymi.

script-1259 = Lekcja
script-1259-came =
    Chłopiec z szalikiem siedział na naszym parapecie, od środka, z nogami na beczce na deszczówkę. Okno było zamknięte.
    Przyniósł coś, powiedział, za tamten raz, i położył obok siebie haczyk ze stali sprężynowej, z korkiem zamiast
    rączki. To na taki zamek jak nasz; każdy go otworzy, dawno chciał nam powiedzieć. { $present ->
        [one] Spojrzał na nas, a potem, trochę dłużej, na kuchenkę.
       *[other] Spojrzał po nas wszystkich, a potem, trochę dłużej, na kuchenkę.
    }
script-1259-ask-feed = „Został jeszcze talerz. Skoro już wszedłeś, siadaj do stołu”.
script-1259-ask-thank = „Dziękujemy. A teraz wynocha, tą samą drogą”.
script-1259-soup =
    Jadł tak, jak się rozbiera zegarek. Potem powiedział nam, co jest nie tak z każdymi naszymi drzwiami i z pokrywką od
    herbaty. Mieszka w poczekalni przychodni dziecięcej, z innymi; są dorosłym na zmianę. Od dziś jego kolej i wcale się
    nie cieszy. Umył talerz, łyżkę i, skoro już przy tym był, okno.
script-1259-wall =
    Poszedł od razu. Z jedną nogą za parapetem powiedział: „Wiecie, u was nie ma nic, co by warto”, i miało to być
    życzliwe, żebyśmy spali. Haczyk działał. Wypróbowaliśmy go na oknie i zajęło to tyle, co się przedstawić. Wieczorem
    zabiliśmy okno gwoździem, a potem gwóźdź wyjęliśmy, bo trzeba myśleć i o pożarze.

## V12

script-1260 = Imię konia
script-1260-yoke =
    Nosiwoda miał konia jeszcze tydzień temu. Teraz sam szedł w dyszlu, z poduszką pod pasem na piersi, a koń szedł za
    wozem na uździe. Jest za słaby, żeby ciągnąć, powiedział nosiwoda, ale samego zostawić nie można, bo go ktoś weźmie.
    Włożył mu własny kapelusz. Beczki trochę ciekły przy kurku i tam, gdzie na dłużej przystawali, zostawała mała
    okrągła tafla lodu; można by go po nich wytropić w całym mieście.
script-1260-ask-sugar = „To nie dla pana. Można?”
script-1260-ask-business = „Ile dziś za kanister?”
script-1260-stood =
    Trzymał kapelusz, kiedy koń jadł. Wargi przechodziły po dłoni tak ostrożnie, że czuło się tylko oddech. Koń nazywał
    się Minister. Nosiwoda nalał nam kanister i zezłościł się, kiedy chcieliśmy mówić o cenie, a potem znów naparł na
    pas i ruszyli, koń, wóz i człowiek, w tej kolejności sił. Na zakręcie koń stanął, a on też od razu stanął i czekał,
    aż tamten zechce iść dalej.
script-1260-drip =
    Powiedział i było to więcej niż wczoraj. Musi liczyć za dwóch. { $present ->
        [one] Kiedy źle trzymaliśmy kanister
       *[other] Kiedy ktoś z nas źle trzymał kanister
    } i trochę się przelało, koń spuścił łeb i lizał kamienie, całkiem powoli, całe mokre miejsce aż po brzeg. Nosiwoda
    patrzył w inną stronę. Zakręcił kurek trochę później, niż musiał.
