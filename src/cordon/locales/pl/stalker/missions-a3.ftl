# Misja A3

mission-a3 = Drzwi pod wzgórzem
    .place = Wzgórze na wschód od kolei
    .prologue = Ludzie na punkcie kontrolnym noszą naszywkę, której nie znasz. Wartę zmieniają bez słowa, a przez
        radio czytają coś, co ma rytm modlitwy i słowa instrukcji konserwacji. Za nimi rampa schodzi do pancernych
        drzwi. Za drzwiami jest sześć pomieszczeń, a pod pomieszczeniami stoi Latarnia. Zbudowano ją, żeby uspokajała
        ludzi. Tymi nocami ludzie wstają, zostawiają zupę na ogniu i idą do niej w skarpetkach. Są trzy drogi do środka.
        Drzwi chcą kodu, przepustki albo granatu. Kratka po południowej stronie chce śrubokręta i kogoś, komu nie
        przeszkadza, o czym tyka ziemia. Trzecia droga to hałas. Co robić, kiedy się przed nią stanie, tego nie
        powiedział nikt. Patron ma swoje zdanie, Werbiwka inne i żadne z nich nie idzie z wami.
    .hints = Pancerz na promieniowanie i skupienie na buczenie. Od chwili, gdy Latarnia jest znaleziona, każda runda w
        bunkrze kosztuje zdrowie: spierajcie się na zewnątrz. Straż strzela do tych, którzy idą w skarpetkach, a oni
        odpowiadają: dwie zajęte strony zauważą was na końcu.
    .objective = Znajdźcie Latarnię i zdecydujcie, co się z nią stanie. Potem doprowadźcie każdego stalkera na pola
        wyjścia na zachód od przystanku. Jeśli stalker zginie, misja jest przegrana.

# Cel, linia po linii

goal-a3-inside = Znajdźcie drogę w dół, do Latarni
goal-a3-lantern = Zdecydujcie, co się z nią stanie
goal-a3-out = Wszyscy z powrotem na drogę na zachód

# Karty

side-a3-01a = Lampa pod wzgórzem
    .story = Na przystanku ktoś dopisał na rozkładzie, pod „Odjazdy”: „wszyscy”. Atrament jest świeży.
side-a3-02a = Pancerne drzwi i okiennice
    .story = Czterdzieści centymetrów stali, z przyciskiem dzwonka. Na klawiaturze obok cztery klawisze są czyste.
side-a3-02a-open = Otwórz (1 akcja; kod albo przepustka)
side-a3-02a-blow = Wysadź (1 akcja, głośno; 1 granat)
side-a3-02b = Otwarte drzwi
    .story = Odchylają się bez dźwięku. Powietrze ze środka jest ciepłe i pachnie pastą do podłóg.
side-a3-03a = Biuro
    .story = Za żaluzją pali się lampa. Gaśnie, kiedy zmienia się warta, i zapala się znowu, kiedy jest po wszystkim.
side-a3-03b = Biuro strażnika
    .story = Na biurku leży otwarta księga gości. Wszyscy wpisali się przy wejściu, od lat, z godziną. Druga kolumna
        jest nietknięta.
side-a3-04a = Kratka wentylacyjna
    .story = Dwie śruby jak guziki od płaszcza, zamalowane na amen. Żaluzje nauczyły się tonu od powietrza, które
        przez nie idzie.
side-a3-04a-unscrew = Odkręć (1 akcja; potrzeba 2)
side-a3-05a = Przepustka strażnika
    .story = Szary plastik, dziurkowany w jednym rogu. Człowiek na zdjęciu patrzy na coś za aparatem.
side-a3-06a = Hala śluzy
    .story = Kafelki są wydeptane w linię, od wejścia do przeciwległej ściany. W tej ścianie nie ma drzwi.
side-a3-06b = Drzwi wewnętrzne
    .story = Ściana jest ciepła i ma zawiasy. Za nią biegnie galeria, a wzdłuż galerii ktoś ustawił kapcie, według
        rozmiaru.
side-a3-07a = Latarnia
    .story = Nie jest nawet jasna. Szklane coś w kołysce z rur, wielkie jak piec chlebowy, i zauważasz, że od dłuższej
        chwili stoisz krzywo.
side-a3-07a-unbolt = Odkręć rdzeń (1 akcja; potrzeba 2)
side-a3-07a-smash = Rozbij ją (1 akcja, głośno; 4 kości, łącznie 8 ★, z radą dr Holub 5)
side-a3-07a-log = Przeczytaj dziennik i zostaw ją (1 akcja; artefakt i dodatek poziomu II)
side-a3-07b = Zdecydowane
    .story = Dziennik ma rubrykę na to, co zrobiono, i rubrykę na to, po co. Pierwsza jest już wypełniona, twoją ręką.
side-a3-08a = Rdzeń
    .story = Mieści się w torbie na chleb. Torba się od niego grzeje, a plomby w zębach smakują monetami.
side-a3-08a-hand = Oddaj go Notariuszowi (akcja darmowa; 1500 K)
side-a3-09a = Laboratorium wschodnie
    .story = Za szybą z drutem ktoś podlał kwiaty.
side-a3-09b = Dr Holub
    .story = Kobieta w swetrze siedzi pod wyciągiem, pisze i nie podnosi wzroku, póki nie skończy zdania. „Państwo w
        sprawie hałasu”. Jej maska gazowa wisi na haczyku. Filtr skończył się na wiosnę; narysowała na nim buzię.
side-a3-09b-bring = „Płaszcz, pani doktor. Wychodzimy”. (1 akcja; spowalnia was)
side-a3-09b-leave = „Niech pani weźmie moją maskę i powie, gdzie uderzyć”. (akcja darmowa; 1 lekarstwo i jej rada)
side-a3-10a = Dr Holub w drodze
    .story = Liczy stopnie na głos, po łacinie, i myli się o jeden.

# Wydarzenia

event-a3-i = Szary poranek
    .story = Robi się jasno, bez słońca w środku. Na drodze pod wzgórzem strażnik zamiata szlaban brzozową miotłą, z obu
        stron, potem drogę. Na końcu swojego odcinka obraca się i zamiata własne ślady.
event-a3-ii = Radiowa liturgia
    .story = „Sprawdź plomby”, mówi głos. „Plomby sprawdzone”, mówią inni, gdziekolwiek są. „Sprawdź światło”. Cisza,
        pełna otwartych mikrofonów. Monolitowcy obracają się, każdy w swoim miejscu, żeby zobaczyć, kto nie
        odpowiedział.
event-a3-iii = Telefon do straży
    .story = Pod gołym niebem, na słupku, dzwoni telefon. Dzwoni długo, jakby ktoś miał wszystkie numery i został mu
        tylko ten. Potem odbierają go pod rampą i w biurze, i za tobą, i wszędzie podają to samo nazwisko.
event-a3-iv = Wzgórze buczy
    .story = Ton wchodzi przez podeszwy i staje za oczami. Żwir na rampie zaczyna się rozdzielać, gruby na lewo, drobny
        na prawo. Możesz myśleć na przekór albo stać bez ruchu, aż skończy ci się przyglądać.
event-a3-v = Koniec zmiany
    .story = Pod punkt kontrolny podjeżdża autobus i otwiera oboje drzwi. Wysiada jeden człowiek, pokazuje papiery pustej
        budce i zajmuje miejsce drugiego, który kładzie się za workami, z rękami wzdłuż ciała. Autobus nie sprzedaje
        biletów i odjeżdża.
event-a3-vi = Próba obciążenia
    .story = Gdzieś w dole spada bezpiecznik. Słychać, jak przekaźniki idą wzdłuż ściany, jeden po drugim, i wybierają.
        Przy rampie wisi kartka z tym, co zawodzi przy próbie obciążenia. Jedna ręka skreśliła „światło” i napisała
        „drzwi”. Druga skreśliła „drzwi”.
event-a3-vii = Towarzystwo
    .story = Leśną drogą ktoś nadchodzi i wcale się z tym nie kryje. Żwir pęka pod krokami jak suchar. O tej porze to
        albo ktoś umówiony, albo tacy, którzy zapomnieli, na którą.
event-a3-viii = Wzgórze robi wdech
    .story = Buczenie ustaje. Ucho zdążyło przywyknąć i teraz własna krew szumi ci jak młyn. Kurz zaczyna zsuwać się po
        rampie, w stronę drzwi, pod wiatr. Nic jeszcze nie było tak wyraźne jak każde jego ziarnko.
event-a3-ix = Nikt nie wyszedł
    .story = Na przystanku rozkład obraca się na swojej jedynej śrubce. Straż weszła i zamknęła drzwi, a nad wzgórzem
        stoi łuna jak nad miastem. W Werbiwce budzi się kobieta, siada i stopami szuka butów.
event-a3-x = Światło dnia
    .story = Boli, a to tylko poranek z mokrym płotem. Idziecie środkiem drogi. Na punkcie kontrolnym w czajniku
        wygotowała się woda. Nikt nie każe wam się wypisać.
event-a3-r = Powidok
    .story = Zamykasz na chwilę oczy, a to wciąż tam jest: kółko z promieniami, zielone tam, gdzie było białe. Od wczoraj
        się przesunęło. Wisi w rogu wszystkiego, na co patrzysz, trochę przed tym, i żeby zobaczyć je porządnie, trzeba
        by stać całkiem bez ruchu, na otwartym.

# Epilog

epilogue-a3-success-taken =
    Bez rdzenia Latarnia to hydraulika. Do południa rury przestają tykać i można przejść sześć pomieszczeń, słysząc tylko
    własne buty. Rdzeń wyjeżdża z doliny samochodem z firankami. Przywieźli do niego ołowianą skrzynkę, do skrzynki koc, a
    do samochodu drugi, który jedzie za nim w pewnej odległości. W Werbiwce ludzie śpią tego dnia do ósmej i budzą się ze
    sztywnym karkiem. Nikt wam nie dziękuje, bo nikt nie wie, że coś ustało. Pieniądze są dobre. Łapiecie się na tym, że
    każdy banknot oglądacie pod światło.
    .result = Rdzeń Latarni jest sprzedany.
epilogue-a3-success-lost =
    Był w waszych rękach, a gdzieś między studnią a drogą już go nie było. Nikt nie mówi, czyja to była kolej. Na przystanku
    czeka samochód z firankami, a przy nim ktoś z kocem i ołowianą skrzynką. Patrzy na was, potem za was. Pod wieczór
    trzepie koc i składa go z powrotem. Bez rdzenia Latarnia to hydraulika, a Werbiwka śpi do ósmej. Nie wiedzą, że coś dla
    nich zrobiono, i tym razem nie ma też pieniędzy, z których mogliby się tego domyślić. Samo to coś leży w trawie albo pod
    jakimiś schodami i grzeje żukom kółko ziemi.
    .result = Latarnia zgasła. Rdzeń został po drodze.
epilogue-a3-success-smashed =
    Nie dzwoni, jak dzwoni szkło. Gaśnie jak chór, któremu kazano usiąść, a potem rury puszczają wodę i kapcie płyną galerią
    według rozmiaru. Na górze, przy drodze, ludzie stoją w koszulach nocnych w mokrej trawie i pytają się nawzajem, co dziś
    za dzień. Stary człowiek przeszedł dziewięć kilometrów z rondlem w ręce. Zagląda do środka, wącha i mówi, że brakowało
    tylko soli. Werbiwka otwiera dla was swoją skrzynię. Wiele w niej nie ma. Odliczają na stojąco.
    .result = Latarnia jest rozbita.
epilogue-a3-success-left =
    Zamykacie za sobą drzwi, bo tak się robi. Dziennik jest w plecaku, jedno zdanie na dzień, dziewięć charakterów pisma.
    Ostatni wpis jest z dzisiejszego ranka i podaje waszą wagę. To, co wzięliście z półki, pstryka w puszce i będzie miało
    swoją cenę. Nocą wzgórze buczy jak dawniej; teraz, kiedy znacie ton, słyszycie go w czajnikach. Werbiwka podsunęła łóżka
    pod drzwi. W drodze do domu dwoje ludzi idzie wam naprzeciw środkiem drogi, w skarpetkach. Schodzicie na bok, żeby oni nie
    musieli.
    .result = Latarnia płonie dalej.
epilogue-a3-failure =
    Wasze plecaki wiszą na szlabanie, za ucha. Niczego nie brakuje i wszystko jest wyprane. Klawiaturę też ktoś wytarł, tak że
    teraz wszystkie klawisze są jednakowe. W radiu głos doszedł do waszych nazwisk. Myli jedną literę, a inni powtarzają, z tą
    literą. Wzgórze będzie tu i jutro. Nigdy nie zamyka na długo.
    .result = Wzgórze trzyma, co ma.
epilogue-a3-given-up =
    Mówicie w Werbiwce, że się nie da, a oni kiwają głowami i dalej przybijają deski. Zimą nikt już nie pyta, czemu lampa na
    skrzyżowaniu pali się w południe. Telefon w laboratorium wciąż ktoś odbiera, ale taki, który tylko słucha. Przy wschodnim
    wietrze psy kładą się razem, nosami w jedną stronę. Dwa razy przestawiasz łóżko. Rano buty znów stoją przy drzwiach,
    zasznurowane.
    .result = Nikt nie zszedł do Latarni.
coda-a3-holub-out =
    Dr Holub poprosiła o pokój bez kątów. Dali jej silos na zboże i jest bardzo zadowolona.
coda-a3-holub-left = W laboratorium wschodnim ktoś wciąż podlewa kwiaty.
coda-a3-core-handed = Notariusz wypisał wam pokwitowanie za rdzeń. Czytacie je dwa razy, zanim je weźmiecie.
