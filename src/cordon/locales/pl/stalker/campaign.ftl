# Kampania: miejsca na mapie Zony, opowieści, zakończenia

# Miejsca: nazwa i to, co się wie, zanim się tam pójdzie

place-a1 = Ratunek dla Dalika
    .hint = Obóz bandytów za lasem. Ktoś w nim liczy.
place-a2 = Martwa linia
    .hint = Kolej, którą nikt nie jeździ, i najemnicy, którzy przy niej czekają.
place-a3 = Drzwi pod wzgórzem
    .hint = Punkt kontrolny, rampa, drzwi. Drzwi są ciepłe.
place-b1 = Światło dla Werbiwki
    .hint = Trzydzieścioro ludzi, jedna pompa i żadnego prądu, żeby ją napędzić.
place-b2 = Niemy dzwon
    .hint = Cerkiew, a przed nią ludzie, którzy nie wchodzą.
place-b3 = Czarna woda
    .hint = Staw, który opada nocą, i stara tama.
place-103 = Warsztat pancerzy
    .hint = Lampa w piwnicy na węgiel. Młotek milknie, kiedy stajesz.
place-104 = Doświadczony stalker
    .hint = Stary człowiek na ławce. Weź coś do jedzenia.
place-105 = Handlarz bronią
    .hint = Koc, siedem sztuk broni, jedno pytanie.
place-106 = Wóz z zaopatrzeniem
    .hint = Wóz w brodzie i mulica, która nasłuchuje.
place-107 = Pompownia w Werbiwce
    .hint = Mechanik z zamkniętymi oczami. Jeszcze się nie odzywaj.
place-108 = Kuchnia w Werbiwce
    .hint = Dwa wiadra, jedna miska.
place-109 = Laboratorium polowe
    .hint = Dwa namioty i waga. Kupują to, co świeci.
place-113 = Punkt opatrunkowy
    .hint = Wiata przystanku, pachnie oponami i jodyną.
place-114 = Stół z nagrodami
    .hint = Stół w szczerym polu, na każdej liście kamień.
place-115 = Pokój map
    .hint = Strych, a na podłodze cudze pokoje.
place-116 = Pies na drodze
    .hint = Siedzi tam od wtorku.
place-117 = Ognisko Jurka
    .hint = Dwa kubki, jeden but.
place-118 = Oddział w szkole
    .hint = Łóżka między wieszakami na płaszcze.
place-110 = Kryjówka ślepego Petra
    .hint = Półka konserw w ziemiance. Zna je na słuch.
place-111 = Skarbiec Koczerhy
    .hint = Jedna cegła bez mchu. Jurko przysięga.
place-112 = Druga skrytka Dalika
    .hint = Kamień graniczny, odstawiony na miejsce bardzo starannie.
place-119 = Rozbity konwój
    .hint = Trzy ciężarówki w rowie. Trzecia tyka.
place-120 = Krypta w cerkwi
    .hint = Sześć trumien. Księga parafialna zna pięć.
place-121 = Łazik Notariusza
    .hint = Umyty, otwarty, z kluczykiem w środku.
place-122 = Sejf w pompowni
    .hint = Sejf, którego numer zna cały rejon.
place-125 = Szafka dr Holub
    .hint = Trzecia od drzwi. Masz od niej numer.

# Otwarcie i pierwsza nieudana misja

story-101 = Skóra na kredyt
    .text = Deszcz na blaszanym dachu. Pod dachem wiadro, a w wiadrze łyżka, żeby Sidorowicz słyszał, kiedy trzeba
        wylać. Odlicza na ladę pięć tysięcy. Kiedy łyżka zbija go z rachunku, zaczyna od początku. Potem idą kurtki, po
        jednej na osobę, ze skrzynki z napisem „Śledź”. „Pieniądze to inwestycja”, mówi. „Skóra to pożyczka. Przy pożyczce
        wiem, do kogo się zgłosić”. W lewej kieszeni masz bilet tramwajowy, skasowany. Prawa jest zacerowana drutem od
        bezpiecznika. Na ścianie za nim wisi pod ceratą mapa rejonu. Pokazuje wam swoje szpilki: kobieta, która szyje
        płyty, stary, który mówi, jeśli go nakarmić, handlarz, który nie lubi pytań, ślepy z półką. Jeszcze jedna tkwi w
        lesie i tej nie objaśnia. Sięga za siebie i podgłaśnia radio. Stacja od lat nie nadaje. Z szumu wychodzi męski
        głos, jakby ktoś czytał sam sobie, żeby nie zasnąć. Raz, mówi. Dwa. Sidorowicz zastyga z banknotem w powietrzu. Na
        siedmiu głos się urywa. Łyżka dzwoni. „A to”, mówi Sidorowicz, „jest ta druga sprawa”.
story-102 = Droga powrotna
    .text = Nikt się nie odzywa aż do drugiego płotu, a potem chodzi o buty. Jeden jest mokry. Słychać go, krok za innymi,
        aż do rozstajów. Na kamieniu milowym siedzi pod parasolem Przewodnik. Patrzy, w jakich odstępach idziecie, i nie
        pyta. Odłamuje z żywopłotu gałązkę i rysuje w błocie. Tu weszliście. Tu stali. Tu jest przepust i tak podnosi się
        kratę. Deszcz zalewa linie, zanim skończy. Wygładza wszystko rękawem. „Teraz wy”, mówi i daje wam gałązkę. Przy
        kamieniu stoi puszka śrub i torba lekarska z jednym uchem. Może odstąpić jedno albo drugie. Przyjdą do niego
        jeszcze inni.
story-102-detour = Weź śruby
    .told = Wsypuje wam do kieszeni garściami. Niektóre mają jeszcze nakrętki. „Te ładne rzucajcie na końcu”, mówi
        Przewodnik.
story-102-bag = Weź torbę lekarską
    .told = Głównie sznurek. To, czego trzeba, leży na dnie, w skarpetce, a skarpetka jest wygotowana.

# Kontakty

story-103 = Warsztat pancerzy
    .text = Warsztat to piwnica na węgiel. Pola siedzi na zsypie z napierśnikiem na kolanach i przy górniczej lampie szyje
        stal do płótna igłą do żagli. Nie podnosi wzroku. Puka w twoją kurtkę kostką palca. „Krowa”, mówi ze
        współczuciem. Na stole leży paczka w woskowanym papierze, wielkości bochenka. Do rana ma być w młynie, a na drodze
        do młyna stoi patrol, który otwiera paczki. „Jak zapytają, to chleb. Jak zechcą pokroić, biegnij”. Obok niej
        piętnastolatek piłuje klamrę i udaje, że nie słucha. To, co zrobił w tym roku, wisi za nim na gwoździu, pod
        ręcznikiem. Pola widzi, gdzie patrzysz, i podaje cenę.
story-103-carry = Zanieś paczkę
    .told = Patrol interesuje się twoimi butami. W młynie spod drzwi wysuwa się ręka, bierze chleb i puka dwa razy w drewno.
        Kiedy wracacie, Pola ma na węglu drugi kubek.
story-103-pay = Kup to, co wisi pod ręcznikiem
    .told = Chłopak zawija to sam i plącze sznurek. Pola posyła paczkę inną drogą, a w drzwiach mówi wam, ile by za to
        wzięła, gdyby zrobiła to ona.
story-104 = Doświadczony stalker
    .text = Stary Taras siedzi na tym końcu ławki, gdzie ściana jest ciepła. Ludzie mówią, że był w Zonie, zanim miała płot.
        Jemu też to mówią, a on kiwa głową i dalej patrzy na drzewa. W kieszonce na piersi ma łyżkę, czerpakiem do góry,
        jak lekarz termometr. Młody z nowym karabinem od godziny pyta go, jak odróżnić dobrą trawę od tej drugiej, i
        usłyszał, że to bardzo dobre pytanie. Na ławce między nimi jest krążek po misce. Łyżka jest czysta. Kiedy siadasz,
        Taras przesuwa się dokładnie o szerokość talerza.
story-104-feed = Postaw na ławce coś do jedzenia
    .told = Wącha, obraca do światła i zatyka sobie rożek szalika. „No”, mówi z pełnymi ustami. „Siadaj bliżej. Do mówienia
        mam tylko jeden ząb”.
story-104-pay = Daj mu na kolację
    .told = Posyła z pieniędzmi młodego do bunkra i każe mu trzymać karabin w suchym. Potem patrzy za nim przez chwilę,
        wzdłuż bezpiecznej trawy, i zaczyna.
story-104-go = Zostaw go z drzewami
    .told = „Przyjdź, jak będę miał coś przed sobą”, mówi Taras. Za robotę ma stałą cenę i to więcej niż kolacja.
story-104-told = Co Taras mówi między dwoma kęsami
    .text = Mówi tak, jak je, od brzegów do środka. Dalej przy drodze jest wieś, Werbiwka, gdzie biorą wodę ze studni, która
        tyka. Poszedłby sam zobaczyć, miał słabość do jednej tamtejszej, ale to jej pies go ugryzł. Jest też obóz
        Koczerhy. Jeszcze tydzień temu sprzedawał im drewno. Trzymają kogoś pod kluczem, klucz przekładają co parę dni i za
        każdym razem mówią kucharzowi, żeby ktoś wiedział to na trzeźwo. Kucharz gada z każdym, kto przynosi drewno. Taras
        wyskrobuje miskę. Chleba starczy na jedno z tych dwóch, mówi. Na oba trzeba by dokładki, a robi się ciemno.
        „Które?”
story-104-told-verbivka = Zapytaj o Werbiwkę
    .told = Rysuje drogę w sosie, aż po brzeg. Gdybyście już ją znali, pod rampą na mleko leżą pieniądze, które są mu winni
        za drewno. Duma nie pozwala mu po nie iść.
story-104-told-camp = Zapytaj o obóz
    .told = Mówi, gdzie klucz jest w tym tygodniu, kto go tam położył i co ten ktoś pił. „Nie mówcie kucharzowi”, dodaje.
        „Tak się cieszył, że to tajemnica”.
story-105 = Handlarz bronią
    .text = Baszta rozłożył koc na masce martwej wołgi, a na kocu siedem sztuk broni, wszystkie lufami w jedną stronę, jak
        widelce w szufladzie. Odsuwa się, żebyście mogli podziwiać odstępy. Są równe. Na szyi ma centymetr krawiecki i
        kiedy sięgasz po drugą od lewej, mierzy ci ramię. „Kto was przysłał?” Pyta przyjaźnie. Pod kocem, tam gdzie był
        silnik, ktoś wypuszcza powietrze; widać, jak unosi się wełna. Baszta czeka. Sprzedaje obu stronom, żadna do niego
        nie strzela i od tego ma cierpliwość. Dobrą odpowiedzią jest nazwisko. Może też żadne, jeśli w ręce jest coś, co do
        tego pasuje.
story-105-sidorovich = Powiedz, że przysłał was Sidorowicz
    .told = „Ten złodziej”, mówi Baszta ciepło i odwija róg koca, tam gdzie są ceny. Oddech przesuwa się, żeby zrobić miejsce.
story-105-nobody = Powiedz, że nikt, i podaj własną broń
    .told = Rozkłada ją, wącha kawałki i daje za nią inną, z bagażnika. A skoro nikt was nie przysłał, mówi wam, czego
        jeszcze nikt nie zabrał: trzy ciężarówki, na południe od drogi.
story-106 = Wóz z zaopatrzeniem
    .text = Wóz leży w brodzie z jednym kołem w powietrzu, a pod nim, po brodę w wodzie, Łuka. Opowiada osi, co robiła jej
        matka. Większa część sklepu schnie na brzegu: skarpetki, naboje, baterie, każde ceną do góry, żeby nikt nie musiał
        pytać. Mulica stoi zaprzężona do niczego. Jej uszy obracają się, oba w lewo, zostają tam i wracają. „Tak od
        południa”, mówi Łuka. „Mogę naprawiać oś albo pilnować krzaka”. Pod siedzeniem trzyma puszkę po herbatnikach z
        kartami tras z dziesięciu lat: domy, gdzie płacili, domy, gdzie tylko kupowali. Zamokły. Dałby się namówić, żeby je
        oddać.
story-106-guard = Pilnuj krzaka przez noc
    .told = O trzeciej uszy obracają się jeszcze raz i coś dużego się rozmyśla. Do śniadania koło się kręci. „Pierwsze za
        darmo”, mówi Łuka i zapisuje.
story-106-sheets = Kup karty tras
    .told = Suszycie je na mulicy. Jeden adres powtarza się co miesiąc, latami: strych przy drodze na północ, a zamówienie
        zawsze to samo: papier, tusz, nafta, jedna taśma miernicza.
story-107 = Pompownia w Werbiwce
    .text = Hwynt trzyma w zębach rączkę śrubokręta, a jego czubek na łożysku. Oczy ma zamknięte. Podnosi palec i stajecie z
        jedną nogą w środku. Wał się kręci, pas klaszcze i gdzieś w tym rytmie jest usterka, której nikt by nie usłyszał,
        gdyby on się na nią nie krzywił. Przychodzi co dziewiąty obrót. Wyjmuje stal z ust. „Do Wielkanocy pociągnie”,
        mówi. „Albo dopóki nie zamkniecie drzwi”. Na ścianie wiszą części do maszyn, które odjechały z wojskiem. Czego mu
        jeszcze brakuje do dużych pomp, na stawie, będzie musiał zrobić z czegoś, co kiedyś strzelało. Ogląda was od lufy
        po buty i o nic nie prosi.
story-107-listen = Zamknij drzwi delikatnie i słuchaj
    .told = Po jakimś czasie słyszycie to też. Kiwa głową i daje wam potrzymać olejarkę.
story-107-part = Zostaw mu część, która się przyda
    .told = Jest w imadle, zanim ją na dobre puścicie. Kiedy kończy, nikt by nie powiedział, do czego służyła. „Na staw”,
        mówi. „Zaskoczą teraz za pierwszym pociągnięciem, jeśli kiedyś do tego dojdzie”.
story-108 = Kuchnia w Werbiwce
    .text = Zasada jest napisana nad drzwiami mąką: dwa wiadra, jedna miska. Przynosicie dwa od pompy. Hałyna sama zdejmuje
        wam nosidła z ramion i ogląda wodę, dłuższą chwilę, aż do dna. Odkąd jest prąd, szoruje wszystko, co się nie rusza.
        Pod ścianą, na skrzynkach, siedzą pastuch, dwóch żołnierzy z jeńcem i jeniec, a ich łyżki chodzą w jednym tempie. Na
        parapecie stoi słój po ogórkach ze szparą w wieczku. To na kocioł. Na razie jest w nim dziewięć guzików i trochę
        pieniędzy. Nikogo się nie prosi. Tylko że słój wyciera akurat wtedy, kiedy gość wstaje.
story-108-water = Przynieś jeszcze dwa wiadra
    .told = Miska wraca pełna. „Przychodźcie przed wyjściem, nie po”, mówi Hałyna. „Po wyjściu nie mogą przełknąć”.
story-108-jar = Wrzuć coś do słoja
    .told = Nie dziękuje. Kiedy sięgacie po plecak, jest cięższy, a w środku jest coś ciepłego, zawiniętego w gazetkę
        parafialną.
story-109 = Laboratorium polowe
    .text = Profesor Łemko ma podwinięty jeden rękaw. Na gołej dłoni leży artefakt, a on waży go w ręce jak ktoś, kto kupuje
        śliwki. „Dwieście dziesięć”, mówi. Asystent kładzie go na wadze i zapisuje dwieście dziewięć. Nad stołem wisi
        tabliczka w trzech językach, która zabrania tego, co on robi. Dłoń nie ma włosków ani linii. Zauważa, gdzie
        patrzycie. „Moja najlepsza studentka nosiła rękawiczki”, mówi. „Zawsze. Potem poszła pracować pod wzgórze i
        przestała pisać”. Kupuje, co przyniesiecie, za połowę; druga połowa idzie na komitet. Gdyby wam kiedyś wpadły w
        ręce papiery stamtąd, na przykład karty, z dziurkami, tych by nie kupił. Te chciałby zobaczyć.
story-109-deal = Uściśnij tę drugą dłoń
    .told = Jest sucha i całkiem zwyczajna. Cennik podaje wam szczypcami.
story-109-cards = Pokaż mu karty perforowane
    .told = Czyta je kciukiem, coraz szybciej, i raz się śmieje. Potem odpina detektor od własnego pasa. „Robi wdech, zanim się
        odezwie”, mówi. „Kiedy buczenie ustaje, rzućcie czymś”.
story-113 = Punkt opatrunkowy
    .text = Doktor Rut gotuje narzędzia w wiadrze nad płonącą oponą. Śmierdzi, ale odstrasza ciekawskich. Punkt to wiata
        przystanku z plandeką od wiatru, a na rozkładzie jazdy doktor zapisuje, kto następny. Nazwisk nie ma. Jest „udo,
        czyste”, „dwa palce”, „pies”. Wnoszą rannego i wszyscy przyjaciele zaczynają mówić mu, kto to. „Pytałem, co mu
        jest”, mówi Rut. „Nie, kim jest”. Nożyczki już są w środku. Później siada przy was z parującymi rękami i
        nieproszony przegląda waszą torbę z lekarstwami. Połowę nosicie dla ozdoby, mówi. Kiedy ktoś od was trafi do niego
        nogami do przodu, wtedy chciałby to już mieć.
story-113-ask = Zapytaj, ile bierze
    .told = „Pierwszą dziurę łatam z góry”, mówi i podaje kwotę. „Drugą zszywacie sami”.
story-113-bag = Zostaw mu coś z torby
    .told = Przy ogniu czyta datę i chowa to pod koszulę. Kto z was leżał ostatnio na tej ławce, wstaje o dzień wcześniej i z
        jasną głową.
story-114 = Stół z nagrodami
    .text = Stół stoi na środku pola, żeby każdy widział, kto do niego podchodzi. Za nim siedzi Koza w futrzanej czapie. Ma
        dwie kartki, na każdej kamień. Na jednej są nazwiska, na drugiej ceny; co do czego należy, trzyma w głowie. Dzięki
        temu, mówi, nikt nie przeczyta listy i nie wróci do domu zarozumiały. Wzdłuż krawędzi są przybite zdjęcia: buty, a
        obok butów coś z pazurami. Kładziesz palec na cenie, a ona mówi, ile to ma zębów. Potem pyta, gdzie ostatnio
        bywacie, jak się pyta o stan dróg. Podobno u Koczerhy był hałas. Jak rozstawia strażników, to byłoby dla niej coś
        warte.
story-114-sign = Obejrzyj listę i nic nie mów
    .told = „Ma być duże”, mówi Koza, „i połóżcie obok but”. Pożycza wam aparat. W czterech miejscach wydrapane jest na nim
        jej imię.
story-114-tell = Sprzedaj jej to, co wiesz o Koczersze
    .told = Zapisuje na trzeciej kartce i płaci od ręki. Na dokładkę dostajecie plotkę, taką, co leżała bez użytku: trzy
        ciężarówki w rowie na południu i to, co wiozły.
story-115 = Pokój map
    .text = Trzy drabiny w górę. Strych ciągnie się przez cały dom, a cała podłoga to papier: pokoje, rysowane z góry, w jednej
        skali, dopasowane do siebie, jakby wszystkie budynki w Zonie były jednym. Kartografka chodzi po nim w pończochach.
        Piwnica cegielni otwiera się na salę gimnastyczną, a ta na czyjąś kuchnię. „Ludzie przynoszą mi ściany”, mówi.
        „Ściany widzę z drogi. Płacę za to, co między nimi”. Tam, gdzie nikt nie był, papier jest biały i bardzo czysty. Na
        jednej z białych plam stoi stołek i zawsze obchodzi go dookoła. Z twojej kieszeni wystają szkice. Nie prosi o nie.
        Zauważyła, że drzwi rysujesz tak, jak się otwierają.
story-115-keep = Zatrzymaj szkice
    .told = Wciska ci do ręki taśmę mierniczą. „Drzwi, przez które przejdziecie, się liczą”, mówi. „Te, przez które zajrzycie,
        nie”.
story-115-sketches = Zostaw jej szkice
    .told = Płaci od misji i ma je na podłodze, zanim dojdziecie do drabiny. Kiedy się oglądacie, klęczy tam druga kobieta,
        która wyglądała na płaszcz. Przerysowuje.
story-116 = Pies na drodze
    .text = Siedzi na środku drogi do Werbiwki tak długo, że ziemia pod nim jest sucha. Jest brązowy. Jedno ucho ma nacięte,
        tak jak nacinają weterynarze. Nie szczeka. Idziesz w lewo, wstaje i idzie w lewo; stajesz, siada znowu, ani trochę
        bliżej, i patrzy obok ciebie, przez delikatność. W rowie leży patyk ze śladami zębów, a przy patyku to, co widocznie
        proponował już ludziom na tej drodze: rękawica, świeca zapłonowa, pół zapalnika. Wszystko odłożone bardzo ostrożnie.
        Żebra mu chodzą. Słyszał, że dotykasz plecaka.
story-116-feed = Podziel się z nim jedzeniem
    .told = Bierze swoją część samymi wargami, zanosi do rowu i wraca bez niej. Potem dołącza po twojej lewej, jakby to było
        jego miejsce od lat. Do następnego kamienia milowego zgadzacie się na Bublika.
story-116-stone = Odpędź go
    .told = Kamień ląduje obok. Pies podnosi go, przynosi na dziesięć kroków i kładzie. Z zakrętu widać, jak wraca na swoje
        suche miejsce.
story-117 = Ognisko Jurka
    .text = Najpierw zapach: sosna i coś, co nigdy nie było drewnem. Jurko ma ognisko za znakiem drogowym, osłonięte od wiatru.
        Ma dwa kubki, oba pełne, i jeden but; drugi wisi na kiju nad ogniem i obraca się jak kurczak. Sznurówki zostały w
        celi u Koczerhy, mówi, a reszta po drodze na zewnątrz. Wokół nadgarstka biegnie czerwona kreska, naciągnął na nią
        zegarek. Ma dziewiętnaście lat. Ma dyplom szkoły ochroniarskiej i czyta wam kawałek o broni krótkiej, kiedy pijecie
        jego herbatę, dobrą. Broni nie ma. „Poszedłbym z wami”, mówi. „Nie za darmo. Jestem przeszkolony”. But zaczyna
        dymić. Przekręca go.
story-117-sit = Dopij herbatę i dobij targu
    .told = Cena jest uczciwa. Ma ją na piśmie, na odwrocie dyplomu.
story-117-arm = Daj mu broń
    .told = Sprawdza komorę, bezpiecznik i komorę, jak stoi w dyplomie. Potem przez jakiś czas nic nie mówi. „Dwie misje”, mówi
        w końcu, „nic mi nie jesteście winni”, i każe wam to powtórzyć.
story-118 = Oddział w szkole
    .text = Ławki poszły na opał. Łóżka stoją między wieszakami na płaszcze, każde pod obrazkiem: kaczka, kran, parasol, i
        siostra Wira mówi, że na początek pomaga im być parasolem. Idzie wzdłuż rzędu z lampą, pochyla się i mówi imię, raz,
        tak jak się woła do okna na górze. Potem czeka. U niektórych trwa to, aż dojdzie do następnego łóżka. Dłonie szukają
        brzegu koca. Staruszek chciałby wiedzieć, kto karmił króliki. Na końcu stoi szafka, a klucz do niej Wira nosi na
        wstążce, chociaż w środku nic nie ma. „Budzą się”, mówi. „Tylko że budzą się ze strachem, a ja nie mam im co dać”.
story-118-names = Weź lampę i czytaj imiona
    .told = Przy piątym łóżku masz już do tego głos. Gdybyście chcieli ją tam ze sobą, mówi Wira, musi to coś kosztować. Szkole
        trzeba dachu.
story-118-cupboard = Napełnij szafkę
    .told = Zamyka ją na klucz i otwiera z powrotem, żeby usłyszeć różnicę. Tej nocy śpią bez lampy, a rano Werbiwka ma dość
        rąk do roboty, która tydzień leżała odłogiem.

# Kryjówki

story-110 = Kryjówka ślepego Petra
    .text = Petro miał kiedyś sklep. Teraz to jedna półka w ziemiance, a drzwi są otwarte. „Wejść, zamknąć, siadać”, mówi. „Ilu
        was? Nie, czekajcie. Pochodźcie trochę”. Oczy ma niebieskie jak chude mleko. Przeciąga paznokciem po półce i każda
        puszka odpowiada: gruszki, gulasz, gulasz, naboje, farba. Na jednej etykieta mówi „brzoskwinie” i to nie puszka się
        myli. Odłożył to na złe czasy, mówi wam, ale okazuje się, że nie widzi, kiedy są. Więc bierzcie połowę. Więcej niż
        połowę by usłyszał. Obraca się twarzą do ściany, z uprzejmości, i składa ręce. Przy piecu stoi jego talerz. Jada mąkę
        z wodą.
story-110-half = Weź połowę
    .told = Kiwa głową przy każdej puszce, która schodzi z półki. Przy drabinie podaje sumę i zgadza się co do naboju.
story-110-all = Weź wszystko
    .told = Zdejmujecie po jednej, przez rękaw. Nic nie mówi. Kiedy jesteście na drabinie, przeciąga paznokciem po desce, od końca
        do końca i z powrotem.
story-110-food = Zostaw mu coś do jedzenia
    .told = Słyszy, jak dotyka drewna, i mówi, co to. Potem mówi jeszcze raz, jako pytanie. „Zajrzyjcie znowu, jak będziecie po
        robocie”, mówi. „Znajdę coś, żeby postawić obok”.
story-110-medicine = Zostaw mu coś z torby z lekarstwami
    .told = Potrząsa tym przy uchu i wie, ile zostało. „Będziecie to chcieli z powrotem”, mówi. Nie będziecie. Każe wam
        powiedzieć, kiedy znów przechodzicie.
story-110-again = Ogród Petra
    .text = Półka jest odkurzona, a Petro siedzi za nią w krawacie. Poznał was na trzecim szczeblu; drabina, mówi, na każde z was
        narzeka inaczej. Tam, gdzie został wasz podarunek, stoi słoik przykryty ściereczką. „Było w ogrodzie”, mówi.
        „Myślałem: kamień. Potem myślę: kamień nie buczy w B”. Przyniósł to na szufelce do węgla, na wyciągnięcie ręki,
        przez ogród, którego nie widzi, i od tamtej pory śpi w drugiej izbie. Drzwi są zamknięte, a ściereczka i tak trochę
        się rusza. Ile to warte, nie umie powiedzieć. Byłby rad, gdybyście to zabrali, zanim nauczy się reszty gamy.
story-110-again-take = Weź słoik
    .told = Trzyma wam drabinę. Buczy całą drogę do szosy, a za wami, w drzwiach ziemianki, słychać, jak Petro odbucza.
story-111 = Skarbiec Koczerhy
    .text = Jest tam, gdzie mówił Jurko: za starą latryną, na wysokości ramienia, jedyna cegła bez mchu. Za cegłą wisi worek po
        mące, za workiem są stalowe drzwiczki, niezamknięte, bo kto o nich wiedział, nie miał prawa tu dojść. Dwie półki. Na
        górnej leżą pieniądze w rulonach, każdy z gumką i karteczką: kto zapłacił, za kogo i którego dnia miesiąca zapłaci
        znowu. Na dolnej leży broń w naoliwionym papierze, za dobra dla jego własnych ludzi. Uniesiecie jedną półkę i jeszcze
        zdążycie za płot przed zupą. Pieniądze liczą co piątek. Na broni kurz jest gruby jak filc.
story-111-money = Weź pieniądze
    .told = Jest więcej, niż się zdawało. W piątek ktoś siada przed otwartymi drzwiczkami i zaczyna listę, a na samej górze pisze:
        buty.
story-111-guns = Weź tylko broń
    .told = Wszystko oprócz jednej sztuki przyrdzewiało do papieru. Ta jedna jest warta drogi. Worek i cegła wracają na miejsce, a
        rulony leżą, jak leżały, z karteczkami.
story-112 = Druga skrytka Dalika
    .text = Kamień graniczny stoi o dłoń od własnego dołka, mchem na południe. Dalik przesunął go sam, w nocy, w kombinezonie, a
        potem zamiótł. Pod spodem jest bańka na mleko, a w bańce wszystko suche i na baczność: zwinięty koc, ceratowa
        sakiewka, a na wierzchu lista wielkimi literami. Jeden: to moje. Dwa: jeśli jesteś mną, to znowu zapomniałeś o
        czwartej klamrze. Trzy: jeśli nie jesteś, weź, co ci trzeba, i odstaw kamień, gospodarz jest drobiazgowy. Cztery: nie
        jedno i drugie. Na dole kartki narysował dom przy drodze na północ, w domu drabinę, na niej drugą i na niej trzecią.
        „Ona płaci za pokoje”, napisał.
story-112-armour = Rozwiń koc
    .told = W ramionach ktoś go popuścił i znowu zwęził. W kołnierzu jest skreślone nazwisko, a obok drugie, nieskreślone.
story-112-money = Weź sakiewkę
    .told = Banknoty leżą w kolejności numerów. Odstawiacie kamień, tym razem mchem na północ.
story-119 = Rozbity konwój
    .text = Trzy ciężarówki leżą w rowie jedna za drugą, tak jak jechały. Pierwsza spłonęła. Drugą przeszukali ludzie w pośpiechu,
        cięli każdy pas, choć klamry były rozpięte. Trzeciej nikt nie ruszył. Klapa wisi, a spod plandeki dobiega tykanie,
        nie całkiem równe, jak zegar w rękach kogoś, kto kuleje. Przed nią, w poprzek kolein, biegnie rząd kamieni wielkich
        jak bochenki. Kto je ułożył, poświęcił na to popołudnie i nie poszedł ani kroku dalej. W kurzu na drzwiach szoferki
        kierowca napisał palcem: To nie moja wina.
story-119-two = Przeszukaj dwie pierwsze
    .told = Pod spalonym siedzeniem jest skrzynka z narzędziami, która tylko wygląda na spaloną. Trzecią ciężarówkę zostawiacie jej
        zegarowi.
story-119-three = Przeszukaj wszystkie trzy
    .told = To licznik, gdzieś na samym dnie, czyta na głos to, na czym leży. Zanim to do was dotrze, skrzynia jest już w rękach, a
        rękawice zesztywniały.
story-119-petro = Sprowadź Petra i przeszukaj wszystkie trzy
    .told = Siedzi na kamieniu milowym z przekrzywioną głową. „Nie mina”, mówi. „Licznik, i bateria mu siada. Ta skrzynia z tyłu jest
        czysta, brzmi sucho. O inne się nie opierajcie”.
story-120 = Krypta w cerkwi
    .text = Płyta ustępuje, kiedy się na niej oprzeć. Pod nią dziewięć stopni i sklepienie tak niskie, że trzeba zdjąć czapkę.
        Wzdłuż ścian stoi sześć trumien. Pięć jest z cynku i są tu od czasów dziedziców; w księdze parafialnej każda ma swoją
        stronę. Szósta jest z sosny, jeszcze z ceną desek, i bez nazwiska. Zabijał ją ktoś, kto nigdy tego nie robił.
        Większość gwoździ jest krzywa, a pod jednym utknął róg woreczka na ofiary. Na górze, w zakrystii, skrzynia parafialna
        stoi otwarta. Ojciec Makar zostawił tu świecę w słoiku po dżemie. Starczy jej na jakąś godzinę.
story-120-open = Otwórz nową trumnę
    .told = Nikt w niej nie leży. Są pieniądze parafii, w workach według lat, i kartka, która prosi, kogo by nie było, żeby zostawić
        na sznur do dzwonu.
story-120-shut = Nie otwieraj
    .told = Obcasem dobijacie krzywe gwoździe na płask i idziecie na górę. U szczytu schodów cały czas stał ojciec Makar. Rano przy
        waszym ognisku jest dwóch ludzi ze wsi, z łopatami, i pytają, od czego zacząć.
story-120-spared = Krypta w cerkwi
    .text = Ojciec Makar idzie pierwszy z lampą i każe uważać na siódmy stopień, którego nie ma. W krypcie stoi sześć trumien. Pięć
        jest z cynku i starszych od drogi. „Szóstą zrobiłem ja”, mówi i patrzy na swój kciuk, wciąż siny. Kiedy zaczęło się
        mruczenie, schował w niej wszystko, czego nie chciał mieć znalezionego w cerkwi: pieniądze parafii i rzecz, którą
        pastuch przyniósł do poświęcenia. Nie spodobało się jej to. Wszystkie świece pochyliły się ku niej. Wyciąga gwoździe
        obcęgami i każdy wychodzi krzywy na swój sposób. „Głosowali”, mówi. „Ci, których odprowadziliście do domu. Chcą, żeby
        to było wasze. Ja chcę tylko, żeby tego nie było pod moją podłogą”.
story-120-spared-take = Weź, co ci daje
    .told = Worek jest ciężki od drobnych. To drugie podaje wam w kapeluszu pastucha i prosi, żeby kapelusz też zabrać.
story-121 = Łazik Notariusza
    .text = Stoi przy przejeździe, koła prosto, ręczny zaciągnięty, i jest umyty. Kluczyk jest w środku, na kółku z mosiężną
        blaszką. Od kluczyka biegnie za deskę rozdzielczą drut, cienki i szary; kto go kładł, dał co dziesięć centymetrów
        klamerkę, żeby nie brzęczał. Na fotelu pasażera leży teczka, przewiązana tasiemką. Przez tylną szybę widać długi
        futerał i pudełka nabojów ułożone według kalibru. Teczkę dałoby się wyłowić przez lufcik zgiętym prętem. Po futerał
        trzeba by wsiąść. Za przednią szybą jest tarcza parkingowa. Nastawił ją co do minuty, na tę, w której odszedł.
story-121-wire = Przetnij drut
    .told = Leżysz w poprzek obu foteli z kombinerkami, robisz wydech i nie bierzesz wdechu. Szare są dwa. Przecinasz ten odrobinę
        bardziej szary.
story-121-papers = Wyłów teczkę
    .told = Pokwitowania. Każde podpisał ktoś, kto wolałby nie podpisywać, i w ciągu tygodnia przychodzą, jedno po drugim, wykupić
        swoje nazwiska.
story-122 = Sejf w pompowni
    .text = Sejf jest wpuszczony w ścianę za grafikiem dyżurów. Pokrętło ma jak spodek. Kiedy go montowali, kierownik zmiany miał
        wybrać numer, którego nie zapomni; wziął datę ślubu. To było tamtej zimy, przed. Potem zmienił ją, jak wszyscy inni,
        w każdym sejfie w rejonie, w każdym zamku od roweru, na jedną i tę samą datę, i ślusarze próbowali jej zawsze
        najpierw. Kręcisz dzień, miesiąc, rok. Drzwi wzdychają, bo guma jest jeszcze dobra. W środku pachnie herbatą. Leżą tu
        miesięczne pensje czterdziestu jeden osób, w papierowych opaskach, i arkusz z czterdziestoma jeden linijkami na
        podpis. Pod nogami pompy chodzą tak, jak je ustawiono. Pierwsza trójka jest podpisana.
story-122-open = Weź pensje
    .told = Arkusz zostaje na miejscu. Po namyśle podpisujecie go w czwartej linijce.
story-122-silt = Sejf w pompowni
    .text = Woda stała tu po zegar i odeszła, a zostawiła podłogę z czarnego mułu, gładko uczesaną, z krzesłem na jednej nodze. Za
        grafikiem dyżurów jest sejf. Numer to data; od tamtej wiosny ta sama w każdym sejfie w rejonie. Drzwi otwierają się na
        dłoń, a za nimi wychodzi muł, powoli, jak ciasto. Pensje muszą tam być. Zrobiły się z nich cegły. Ale przez otwór na
        kabel coś wpłynęło z mułem i urządziło się wygodnie: odsunęło cegły pod ściany i leży na środku, i jest o wiele
        większe niż otwór.
story-122-silt-open = Wykop to
    .told = Odchodzi z cmoknięciem. Muł spływa z niego sam, w górę.
story-125 = Szafka dr Holub
    .text = Dr Holub podaje numer, zanim zapytacie. „Urodziny mojego brata”, mówi. „Mieli mu powiedzieć, gdyby coś mi się stało. Nic
        mi się nie stało. Stało się innym”. Szafka jest w umywalni straży, u szczytu rampy, między jedną pełną butów a drugą
        zaspawaną. Kręcisz kółkami. Wisi tam fartuch, wyprasowany, na drewnianym wieszaku. Na półce, w bibułce, leży to, co
        budowała wieczorami dla tych, którzy musieli schodzić. Jest ich kilka, żaden nie jest podobny do drugiego. Na każdym
        pasek taśmy z imieniem, pismem, które od jednego do drugiego robi się coraz mniejsze. W rogu torebka pestek
        słonecznika.
story-125-open = Weź jeden z nich
    .told = Reszta zostaje dla tych, którzy dostaną numer po was. Pestki przynosicie jej. Zjada wszystkie co do jednej, siedząc w
        drzwiach swojego silosu.

# Kiedy walizka wróciła

story-123 = Podziękowanie Patrona
    .text = Tego wieczoru w bunkrze dzwoni telefon. Nie ma linii; Sidorowicz sprzedał miedź. Podnosi słuchawkę dwoma palcami i podaje
        ją przez ladę. „Wspaniale”, mówi głos, pogodny, stworzony do toastów. Zna wasze imiona i obchodzi z nimi stół, dla
        każdego dobre słowo: za cierpliwość tu, za drugi strzał tam. Ma nadzieję, że przepustka się przyda. Zdjęcie nikogo nie
        upiększa, ale kto by się przyglądał strażnikowi? Za nim bije zegar, a dalej drugi, trochę spóźniony. „Kiedy przed tym
        staniecie, nie dotykajcie”, mówi. „Mój człowiek odbierze to od was. Poznacie go. Będzie miał formularz do podpisu”.
        Słuchawka pstryka. Jeszcze przez jakiś czas jest ciepła.
story-124 = Groźba Patrona
    .text = Tego wieczoru w bunkrze dzwoni telefon. Nie ma linii; Sidorowicz sprzedał miedź. Podnosi słuchawkę i trzyma ją nad ladą, na
        wyciągniętej ręce. Głos jest pogodny. O nikogo nie prosi, czyta. Czyta wasze imiona, powoli, z otczestwem, i po każdym
        robi przerwę, w której słychać, jak przewraca kartkę. Jednego używała tylko twoja matka. Potem idzie dom, w którym go
        używała. „Chętnie współpracowałbym dalej”, mówi głos. „Ale otworzyliście coś, co było zamknięte. Pstryknięcia nikt nie
        założy z powrotem”. Odtąd, gdziekolwiek jesteście, komuś obcemu może się opłacać podnieść wzrok. Odłożył na to pewną
        sumę. Sidorowicz odkręca telefon od ściany i wkłada go do wiadra.

# Zakończenia

story-130 = Wzgórze gaśnie
    .text = Pierwsza cicha noc nie daje ludziom spać. Leżą na plecach i słyszą ćmę przy okiennicy, krowę, która przestępuje z nogi na
        nogę, sąsiada, który słyszy to samo. Buczenie brali za własne uszy. W Werbiwce, gdziekolwiek Werbiwka spędza tę zimę,
        o drugiej w nocy otwierają się drzwi. Miesiąc temu nasłuchiwałoby się, kiedy następne. Wychodzi kobieta w palcie. Idzie
        do pompy, pije i patrzy na wschód, gdzie jest teraz kawałek nieba z rogiem wzgórza. Wraca do środka. Lampę zostawia
        zapaloną. Dom naprzeciwko też, a potem ten obok; o trzeciej świecą wszystkie, bo widać to z drogi i powinno wyglądać,
        jakby mieszkali tu ludzie. Widzicie to z drogi. Buty macie zdjęte. Tam w dole odzywa się akordeon, tym razem z
        odpiętym paskiem. Nikt wam nie zapłacił za to, że tu jesteście, a Przewodnik chce wiedzieć, co robicie jutro. Okazuje
        się, że nikt z was o tym nie pomyślał. Po wzgórzu chodzi światło, żółte, na wysokości dłoni. To Hwynt, ze śrubokrętem,
        upewnia się.
story-131 = Poszli dalej
    .text = Zabierają drzwi. „Deski to deski”, mówi Hwynt, „a tam, dokąd idziemy, mogą być same dziury”. Roboty jest na tydzień. Potem
        wozy stoją na drodze: na pierwszym piec, na drugim kury, na ostatnim łóżka. Wieś da się spakować mniejsza, niż by się
        myślało. Idziecie przodem. Każde z was ma u biodra worek śrub, a trzydzieści kroków za wami idzie mulica z woźnicą,
        który nie patrzy na nic oprócz waszych rąk. Rzut; czekanie; podniesiona ręka; osie ruszają znowu. Do południa już tego
        nie słychać. Na skraju doliny wszyscy zsiadają, bo stromo, i wszyscy znajdują coś do zrobienia po tej stronie wozu,
        która jest od przodu. Ogląda się tylko siostra Wira. Na ostatnim słupku Werbiwki pali się lampa. Stali przed nią dziś
        rano, całą gromadą, i nikt nie chciał być tym, który to zrobi. „Ktoś będzie przechodził i zgasi”, mówi. Rzucasz następną śrubę.
        Spada tak, jak spada śruba, i leży, i dochodzisz do niej, i mijasz ją.
story-132 = Zapłacono w całości
    .text = Proszą was, żebyście byli przy tym, jak to ostatni raz zmienia właściciela. Goła droga z kamieniem milowym. Dwa samochody
        przyjeżdżają z jednej strony, jeden z drugiej i stają, a między nimi jest trzydzieści kroków żwiru. Ołowianą skrzynkę
        przenosi czterech ludzi, którym kazano nie iść w nogę. Obok idzie piąty z podkładką do pisania. Wy też podpisujecie,
        jako świadkowie, pod słowem „widziano”. Potem jest piersiówka i składane kubki, a głos zza szyby, która się nie
        opuszcza, życzy wam dobrej zimy. Pieniądze są dobre. Sprawdzacie to cały wieczór, przy lampie, mokrym kciukiem. Starcza
        na dach, na sztuczne zęby, na traktor dla kuzyna. Trochę zostaje. Na wiosnę jedziesz autobusem, daleko stąd, w koszuli.
        Robi się ciemno, chodzą wycieraczki. Za rzędem topoli jest wzgórze, którego nie znasz, a dookoła szczytu stoi łuna jak nad miastem. Sąsiad z fotela obok ma zdjęte buty. „Co to za miejsce?”, pytasz. On też na
        nie patrzy. Zaczyna mruczeć.
story-133 = Dobry sezon
    .text = Na jesieni Kordon ma ulicę. Zaczęło się od Łuki, któremu oś pękła na dobre akurat tam, gdzie droga jest najszersza; potem
        przyszła kobieta z naleśnikami, potem dwaj bracia, którzy łatają buty, a teraz od szlabanu do bunkra można przejść pod
        daszkami i usłyszeć dzień dobry z pięcioma akcentami. Sidorowicz dał sobie namalować szyld. Za litery płaciło się od
        sztuki, więc jest tylko SIDOR. Do liczenia wziął chłopaka, a sam stoi w drzwiach z kciukami za pasem. Macie stolik przy
        naleśnikach. Podchodzą do niego ludzie, młodzi, z nowymi karabinami, i pytają, jak odróżnić dobrą trawę od tej drugiej,
        i macie już na to odpowiedź. Pytają o ceny, o buty, o najlepszą porę roku. O wzgórze nie pytają. Jest tam, widać je spod
        daszków, kiedy dym się podniesie, i niczyje krzesło nie stoi w tamtą stronę. W czwartki przyjeżdżały wozy z Werbiwki.
        Było masło. Któregoś dnia we wrześniu zauważacie, że naleśniki są już od dawna suche, i pytacie kobietę, a ona patrzy na
        drogę. „W tym tygodniu nie”, mówi i obraca wasz na drugą stronę.
story-134 = Światło zostaje
    .text = W listopadzie buczenie dochodzi do Kordonu. Z początku jest tylko w łyżkach. Sidorowicz wykłada szufladę szmatką; potem jest
        w rurze od pieca, więc przesuwa łóżko pod drugą ścianę i okazuje się, że i tak spał nogami na wschód. Przewodnik zagląda
        rzadziej. Kiedy zagląda, zna nowe miejsca, gdzie błoto jest udeptane na płask i żaden ślad nie prowadzi z powrotem. Nocą
        gracie w karty przy włączonym radiu, dla hałasu, a kto wstaje dołożyć do ognia, temu inni każą mówić dalej. Co wieczór
        Sidorowicz podchodzi do mapy na ścianie ze szmatką i butelką tuszu i doprowadza ją do porządku. Robi to solidnie. Pyta
        was, pyta Przewodnika i nie wpisuje żadnego miejsca, póki nie powiedzą tego dwie osoby. Stoicie za nim i czytacie.
        Werbiwka, bez lamp. Młyn, bez lamp. Cegielnia, rogatka, oba gospodarstwa, bez lamp. Szkoła. Droga do szkoły. Osusza
        bibułą. Potem idzie do okna i zapala własną.
story-135 = Czarna woda
    .text = Pada od Pokrowy. Dolina jest pusta i mokra po kolana. Przepływacie ją jeszcze raz płaską łodzią, bo Sidorowicz ma kupca na
        szyby, i odpychacie się drągiem tam, gdzie była ulica. Ogrody są pod wami. Mija was rząd tyczek, jeszcze z fasolą.
        Odeszli w porządku, to widać: drzwi zamknięte, klucze wiszą obok, na schodach szkoły stoją tabliczki do pisania,
        ułożone powyżej linii wody. Było ich trzydzieścioro. Dziewięcioro spotykacie na różnych drogach i za każdym razem pytają
        o resztę. Wyjmujecie szyby i kładziecie w słomę. Pod wieczór łódź jest pełna, zawracacie i na zakręcie przy cmentarzu
        odzywa się dzwon. Jedno uderzenie, a po jakimś czasie jedno uderzenie. Wieża stoi po parapety w wodzie, okiennice
        otwarte, i nie ma przy niej żadnej łodzi. Może sznur dostał się w nurt. Liczycie czas między uderzeniami. Jest prawie
        równy. Potem odbijacie, a to trwa za wami, aż nie sposób już powiedzieć, czy trwa.

# Kody: co się z nimi stało

coda-dalik-rescued = Dalik spalił swój zeszyt z długami, kartka po kartce, pod puszką gruszek.
coda-dalik-lost = W niektóre noce radio liczy. Staje na sześciu.
coda-yurko-freed = Jurko ma drugi dyplom. Napisał go sam i niejedno pominął.
coda-yurko-left =
    Na rozstajach ktoś z blizną wokół nadgarstka sprzedaje buty. Twoje ma gotowe, w twoim rozmiarze, i nie podnosi wzroku.
coda-yurko-lost = W tamtej celi był ktoś jeszcze. Dowiadujecie się o tym mimochodem, od kucharza.
coda-holub-out = Dr Holub daje lekcje w swoim silosie. Kto mruczy, musi wyjść.
coda-holub-left =
    Telefon laboratorium wciąż ktoś odbiera. Kobiecy głos mówi, które kwiaty zakwitły.
coda-thralls-spared = Kiedy w Werbiwce stoi kolejka po chleb, jedenaścioro trzyma się płaszcza przed sobą.
coda-thralls-abandoned = Na polach wokół cerkwi orzą po łuku.
coda-thralls-killed = Lista Wiry wisi w przedsionku cerkwi, za szkłem. Wchodząc, ludzie dotykają ramki.
coda-petro-friend = Petro zawiesił drugą półkę. Jest jeszcze pusta; na razie tylko ją nastroił.
coda-petro-robbed =
    Petro raz dziennie przeciąga paznokciem po gołej desce i umie powiedzieć, od kiedy jest goła.
coda-petro-even = Petro ma wciąż swoją połowę. Nowej kolejności nauczył się na słuch.
