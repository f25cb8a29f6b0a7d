# Misja B2

mission-b2 = Niemy dzwon
    .place = Cerkiew w Werbiwce
    .prologue = W niedzielę jedenaście osób poszło na nieszpory, a w poniedziałek na stołach stało jedenaście misek, każda
        przykryta talerzem. Daleko nie odeszli. Stoją między grobami ze starymi karabinami, co kilka kroków, twarzą na
        wschód, do wzgórza. Kiedy pada, nie ocierają twarzy. W nawie siedzi coś, co słucha za nich wszystkich. Ojciec
        Makar zrozumiał to pierwszy. Wyjął z dzwonu serce, żeby nic innego nie mogło nim zadzwonić, i uciekł; jest w
        zakrystii, w sklepie albo w domu gospodarza i nie otworzy głosowi, który zna. Trzy uderzenia przerwałyby zew. Kula
        też. Siostra Wira prosi, żebyście najpierw myśleli o pierwszym sposobie. „Oni śpią”, mówi. „Większości z nich od
        lat podaję tabletki”.
    .hints = Skupienie dla każdego, cicha broń, lekarstwa. Zniewoleni to sąsiedzi, więc liczcie zabitych: czwarty to o
        jednego za dużo, potem nikogo nie da się obudzić. Są tu też psy ze wsi. Nie poznają już swoich i rzucają się na
        nich tak jak na was; ci, których zagryzą, też się liczą.
    .objective = Przerwijcie zew: uderzcie w dzwon trzy razy albo zabijcie Kontrolera. Zdecydujcie o śpiących, potem
        doprowadźcie każdego stalkera na pola wyjścia na dziedzińcu obozu. Jeśli stalker zginie, misja jest przegrana.

# Cel, linia po linii

goal-b2-clapper = Znajdźcie ojca Makara i serce dzwonu albo obejdźcie się bez nich
goal-b2-call = Przerwijcie zew
goal-b2-out = Wszyscy z powrotem na dziedziniec obozu

# Karty

side-b2-01a = Jedenaście misek
    .story = Wira dała wam listę: jedenaście nazwisk, a po każdym to, czego tej osobie podawać nie wolno.
side-b2-02a = Zamknięta izba
    .story = Ktoś związał klamki od środka sznurem od zasłony, na kokardkę.
side-b2-02b-makar = Ojciec Makar
    .story = Siedzi na podłodze z sercem dzwonu na kolanach, jak z chorym psem. „Powiedz coś, co im by nie przyszło do
        głowy”. Mówisz mu, ile kosztuje paczka nabojów. Kiwa głową i podaje ci je.
side-b2-02b-sleepwalkers = Lunatycy
    .story = Ci dwaj jednak schowali się przed deszczem. Stoją w czapkach, karabin u nogi, i z bardzo bliska patrzą na
        wschodnią ścianę. Przez ciebie ciągnie od drzwi.
side-b2-02b-beds = Posłane łóżka
    .story = Na każdej poduszce leży to, co ktoś miał w kieszeniach, ułożone w rządku jak przed operacją.
side-b2-03a = Sznur dzwonu
    .story = Kończy się węzłem, który dłonie polerowały czterdzieści lat. Porusza się trochę w górę i w dół.
side-b2-03a-ring = Uderz w dzwon (1 akcja, głośno; serce dzwonu; potrzeba 3 uderzeń)
side-b2-03b = Trzy uderzenia
    .story = Trzecie strąca tynk ze sklepienia. W ciszy po nim ktoś na dworze mówi zwykłym głosem: „Moje nogi”.
side-b2-04a = Serce dzwonu
    .story = Dwanaście kilo żelaza w obrusie z ołtarza. Przy każdym kroku chce się kołysać.
side-b2-05a = Mrugają
    .story = Ci, którzy zostali, patrzą na karabin i na płytę, na której stoją. Jeden czyta na głos nazwisko i mówi, że go
        znał. Potem czekają, aż ktoś im powie, co dalej, a oprócz was nie śpi tu nikt.
side-b2-05a-lead =
    „Trzymaj się płaszcza przed sobą. Powoli”. (akcja darmowa; idą z wami; odtąd Ruch to najwyżej 2)
side-b2-05a-leave = „Wiecie, gdzie mieszkacie”. Nie oglądaj się. (akcja darmowa; pozostają wrogami)
side-b2-06a = Rachunek
    .story = Przy liście Wiry wisi na nitce ołówek. Zatemperowała go.

# Wydarzenia

event-b2-i = Bez ptaków
    .story = Kawki opuściły wieżę. Siedzą na drucie przy drodze, wszystkie tyłem do cerkwi, jak ludzie w poczekalni, kiedy
        ktoś płacze. To, co szeleści między grobami, to płaszcze.
event-b2-ii = Mruczenie
    .story = Jeden ton, a niskie głosy podejmują go pierwsze. Okazuje się, że go znasz; ktoś przy nim prasował. Zanim
        przypomnisz sobie kto, na kołnierzu jest krew, z twojego własnego nosa.
event-b2-iii = Obracają głowy
    .story = Nie rusza się żaden but i żadne ramię. Obracają się tylko głowy, tak daleko, jak głowa się obraca, a potem
        jeszcze trochę. Nie patrzą na ciebie. Patrzą na to, co przez cały czas leży za tobą.
event-b2-iv = Melodia
    .story = Są do niej słowa i są twoje: numer mieszkania, drzwi, które się zacinają. Robisz krok, zanim wers się skończy.
        Powiedz coś innego, cokolwiek, na głos, a może nie znajdzie rymu.
event-b2-v = Świece
    .story = W nawie zapalają się świece, wszystkie razem, jak rząd okien, kiedy wraca prąd. Ktoś idzie środkiem z tacą,
        od ławki do ławki, i patrzy, kto jeszcze nie dał.
event-b2-vi = Procesja
    .story = Ustawili się parami, jak na Wielkanoc, z pustym miejscem na czele, tam gdzie idzie chorągiew. Nikt nie
        prowadzi. Okrążają cerkiew raz, dawnym krokiem, a potem, skoro brama jest otwarta, idą dalej.
event-b2-vi-2 = Młócka
    .story = W stodole ktoś młóci, w dobrym tempie, a pomiędzy zamiata. Drzwi się otwierają. Cep wychodzi sam, na
        wysokości ludzkich rąk, za nim bańka na mleko, a potem uprząż, która idzie, jakby był w niej koń.
event-b2-vii = Północ
    .story = Zegar na wieży stracił wskazówki, a i tak bije, suche łupnięcie w murze. Dwanaście razy. Między uderzeniami
        słychać twój zegarek i ołówek, który toczy się po stopniu. Trzeźwiejszej głowy tej nocy mieć nie będziesz.
event-b2-viii = Puste miejsce w ławce
    .story = W ostatnim rzędzie ktoś położył czapkę, żeby zająć miejsce. Nikt go nie bierze. Po jakimś czasie inni
        przesuwają się, nie patrząc, aż luka się zamyka.
event-b2-ix = Poranny dzwon
    .story = Dzwoni ktoś, kto nigdy tego nie robił: za szybko, a potem wcale. Jerzyki wypadają z wieży i łapią powietrze.
        Na drodze oglądasz się raz. Na wschodniej ścianie stoi słońce i to jest tylko słońce.
event-b2-r = Dzwon o zmierzchu
    .story = Ojciec Makar dzwoni odrobinę za nisko i można według niego nastawiać zegarek. Dźwięk idzie przez pola i wchodzi
        pod dachy, tak że każda stodoła ma jakby własny dzwon. Można by przysiąc, że to w tamtej. Inni też by przysięgli
        i już ruszyli.

# Epilog

epilogue-b2-success-spared =
    Idą tak, jak się wychodzi z kina, każde trzyma się czyjegoś płaszcza. Przy pierwszym domu kobieta puszcza, wchodzi i słychać,
    jak mówi, że na zupie zrobił się kożuch. Do południa drzwi, które stały otworem, są zamknięte. Siostra Wira chodzi od jednych
    do drugich z termometrem. Ci, których nie dało się obudzić, leżą na cmentarzu, tym razem pod własnymi nazwiskami. Ojciec Makar
    sam zawiesił serce dzwonu. Teraz dzwoni co dzień o zmierzchu, odrobinę za nisko, a ludzie na polach stają i mówią, jaki to
    dzień, dla pewności.
    .result = Śpiący z Werbiwki nie śpią.
epilogue-b2-success-abandoned =
    Długo słychać ich za wami na drodze, szuranie, które staje, kiedy stajecie. Potem skręca. Coś sobie przypomnieli, ale za mało:
    rano stoją na polach, o bruzdę od siebie, i patrzą na swoje ręce. Wira nosi im wodę i strzelają do niej. We wsi talerze
    zostają na miskach. Starosta płaci wam przy furtce i nie prosi do środka. Pieniądze włożył do miski.
    .result = Zew jest przerwany. Śpiący zostali tam, gdzie stali.
epilogue-b2-success-killed =
    Jest bardzo cicho i to wasza robota. Lista Wiry wróciła do niej z waszymi kreskami ołówkiem. Czyta ją na drodze, z okularami
    wsuniętymi we włosy. Hałyna się spakowała. Garnki zostawia, nie ma dla kogo gotować. Płacą wam część tego, co było umówione.
    Na cmentarzu kopie ojciec Makar; zdjął do tego riasę i powiesił ją na krzyżu, i z drogi wygląda jak jeszcze jeden z nich,
    twarzą na wschód.
    .result = Zew jest przerwany i nie ma już kogo budzić.
epilogue-b2-failure =
    Zupa porosła futrem, a misek wciąż nikt nie chce opróżnić. Na cmentarzu stoją jak przedtem. Jest ich więcej albo to przez to, jak
    się rozeszli; jeden z karabinów jest wasz. Ojciec Makar znowu się przeniósł. W sklepie było światło, a później w zakrystii.
    Kiedy wiatr jest dobry, słychać nocą, jak stuka sercem o podłogę: raz, dwa. Do trzech nie dochodzi.
    .result = Zew trzyma.
epilogue-b2-given-up =
    Werbiwka jada przy zamkniętych okiennicach, na krzesłach obróconych na zachód. Kto mruczy pod nosem, tego poproszono, żeby
    przestał. W niedziele starosta czyta nabożeństwo z wozu, tam gdzie nie widać wieży. Jedenaścioro wciąż tam jest; pada na nich śnieg i
    topnieje. Siostra Wira przestała nosić im tabletki. Puste buteleczki wkopała wzdłuż drogi, szyjką w dół, żeby nocą po dźwięku
    było wiadomo, dokąd można iść.
    .result = Nikt nie uderzył w dzwon.
