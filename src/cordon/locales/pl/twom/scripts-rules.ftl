# Pages that rules and cards lead to.
script-266 = Światło na ścianie
script-266-page =
    Nie powiedzieliśmy tego głośno, ze względu na okna. Ręka { $self_genitive } była wyciągnięta do
    przodu, jakby sięgała po coś pod szafę. Latarka potoczyła się pod listwę i dalej oświetlała kawałek ściany: gwóźdź i
    jaśniejszy kwadrat po obrazku. Zgasiliśmy ją. Wtedy musieliśmy po omacku szukać { $self_genitive } jeszcze raz.
    Podzieliliśmy się tym, co było w kieszeniach. W czystej chusteczce było pół herbatnika i nikt nie chciał być tym,
    kto go poniesie.
script-267 = Czternaście
script-267-page =
    Nie mogliśmy zabrać { $self_genitive } do domu. Próbowaliśmy z płaszczem zamiast noszy, ale puściła podszewka. Potem
    znaleźliśmy drzwi wyjęte z zawiasów, jeszcze z numerem, i te wytrzymały. Doszliśmy z nimi pod tylny mur, gdzie ziemia
    nie zamarzła. Jedno z nas kopało pokrywką od garnka, drugie patrzyło na ulicę i mówiło, kiedy wolno. Wzięliśmy szalik,
    bo był mróz, i klucz od domu, bo ktoś mógłby go znaleźć. Drzwi położyliśmy na wierzchu. Czternaście, jest na nich
    napisane, a pod spodem, w mosiądzu: proszę pukać.
script-268 = W ustalonej kolejności
script-268-page =
    Z wyprawy została teraz jedna osoba i najlepiej było robić wszystko w ustalonej kolejności. Więc torby zostały
    zamknięte. Lina zwinięta. { $self } zawsze { $self_gender ->
        [feminine] wiązała
       *[masculine] wiązał
    } węzeł, który da się rozwiązać zmarzniętymi palcami; był i teraz, na obu torbach, i dał się rozwiązać. To trochę
    trwało. Potem z dwóch toreb zrobiła się jedna. Buty { $self_genitive } stanęły obok siebie pod ścianą, ze
    sznurówkami wsuniętymi do środka.
script-269 = Drut
script-269-page =
    W tamtą stronę { $self } { $self_gender ->
        [feminine] przytrzymała
       *[masculine] przytrzymał
    } drut temu, kto szedł z tyłu. Robi się to lewą ręką i lewą
    stopą naraz, a torba musi przejść pierwsza; nigdy dotąd nie musieliśmy tego wiedzieć. Po drugiej stronie staliśmy
    chwilę, w jedną osobę, twarzą tam, skąd przyszliśmy. Czapka wisiała w miejscu, gdzie ją strąciło po drodze do środka.
    Śmialiśmy się z tego, z dłońmi na ustach. { $self } { $self_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    }, żeby zostawić, będziemy tędy wracać.
script-333 = Nikt przy drzwiach
script-333-page =
    Mówiliśmy o tym przy kolacji i każde z nas zrozumiało, że usiądzie kto inny. Weszli po schodach w skarpetkach.
    Obudziła nas latarka, trzymana nisko, żeby nie raziła, a za nią głos, który kazał ubrać się ciepło i zostawić klucze.
    Nie byli brutalni. Kobieta z listą chodziła od jednego do drugiego i pytała, gdzie trzymamy sól. Kiedy się rozwidniło,
    staliśmy na chodniku po drugiej stronie w tym, co kto miał na sobie, a nasz piec ciągnął lepiej niż kiedykolwiek u
    nas.
script-334 = Krzesło
script-334-page =
    Krzesło stało przy drzwiach, z kocem na oparciu i pogrzebaczem w poprzek poręczy, jak każdej nocy. Patrzyliśmy na nie
    z posłań. To były cztery metry. Kto zaszedł najdalej, doszedł do stołu i się go trzymał, i trzeba go było ściągnąć
    z powrotem za rękaw. Potem słyszeliśmy wszystko po kolei: rygiel, odsuwany drutem, buty na wycieraczce, kogoś, kto
    odstawiał krzesło na bok, żeby nikt się nie przewrócił. Przechodzili nad nami ostrożnie. Ktoś z nich powiedział, że ci
    są jeszcze ciepli.
script-335 = Cztery metry
script-335-page =
    Wypadała kolej jedynej osoby, jaka była, a ta nie mogła wstać. Był plan, ze sznurkiem od klamki do nadgarstka, i
    sznurek został przywiązany. Gdzieś w środku nocy nadgarstek się uniósł, dwa albo trzy razy, całkiem delikatnie, tak
    jak się sprawdza, czy ryba jeszcze siedzi na haczyku. Potem przeszedł przez sznurek nóż. Młody chłopak przykucnął i z
    tego, co zostało, zawiązał kokardkę. Przyniósł wodę, zanim zapytał, czy jest jakaś rodzina.
script-336 = Dom sam
script-336-page =
    Przez jedną noc dom miał pilnować się sam. Powiedzieliśmy mu to; człowiek przyzwyczaja się mówić do domu.
    Zostawiliśmy na górze lampę, a za drzwiami męskie buty, i nie uwierzyli ani w jedno, ani w drugie. Kiedy się
    rozwidniło, w sieni stały trzy rowery, a na naszej poręczy suszyło się pranie. Otworzyła, na łańcuchu, dziewczynka,
    może dziesięcioletnia. Zawołała coś przez ramię, a potem podała nam przez szparę buty, jeden po drugim, ze
    sznurówkami związanymi razem.
script-461 = Porządny garnitur
script-461-page = Sąsiad znowu stał na podwórzu, tym razem w codziennej kurtce. Powiedział, że spał jedenaście godzin, i postawił na naszym progu puszkę. Taką z kluczykiem. Poczekał, aż spróbujemy i kluczyk się obróci.
script-462 = Dziewięć metrów
script-462-page = W nocy dokopali się do wody. Trzy kanistry stały pod naszymi drzwiami, każdy ze znakiem kredą, a kreda była jeszcze mokra. Pod numerem naszego domu ktoś narysował małą łopatę.
