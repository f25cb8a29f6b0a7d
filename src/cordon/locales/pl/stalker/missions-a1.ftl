# Misja A1

mission-a1 = Ratunek dla Dalika
    .place = Obóz Koczerhy, za lasem
    .prologue = Sidorowicz cofa pokrętło, żeby dało się usłyszeć jeszcze raz. Ktoś liczy bezbarwnym głosem: raz,
        dwa, aż do siedmiu. Potem przewraca się krzesło. „Siedem klamer”, mówi handlarz. „Liczy je, kiedy zakłada
        kombinezon”. Dalik zszedł pod wzgórze z naukowcem, a wyszedł ze stalową walizką i bez naukowca. Potem
        chłopcy Koczerhy ściągnęli go z drogi i teraz siedzi u nich w obozie, a oni pytają, gdzie walizka. Od
        strony lasu jest brama z drutu. Jest też długa droga, koło gospodarstwa i bocznicy, gdzie od czasu
        pociągów nikt niczego nie naprawił. Kto odbiera radio w domu gospodarza, ten wie, gdzie trzymają klucz do
        celi. Sidorowicz przesuwa po ladzie puszkę gruszek. „Nie dla ciebie. On lubi gruszki”.
    .hints = Cicho jest lepiej niż głośno: obóz ma więcej uszu niż wy magazynków. Dopóki żadna runda nie kończy się
        alarmem, spóźnialscy kładą się spać, a Sidorowicz płaci więcej. Jeśli macie lekarstwa, zostawcie coś
        dla Dalika: kto był pytany cztery dni, ten nie biega.
    .objective = Znajdźcie Dalika, otwórzcie jego celę i doprowadźcie jego oraz każdego stalkera na pola wyjścia na
        skraju lasu. Jeśli stalker zginie, misja jest przegrana.

# Cel, linia po linii

goal-a1-key = Znajdźcie klucz do celi albo obejdźcie się bez niego
goal-a1-cell = Otwórzcie celę
goal-a1-out = Wszyscy na skraj lasu, razem z Dalikiem

# Karty

side-a1-01a = Ten, który liczy
    .story = Przy bramie widziano pięciu strażników, przy zupie sześciu. Nikt nie widział, żeby zupę niesiono do
        celi.
side-a1-01b = Siedem klamer
    .story = Cela stoi otworem. Skraj lasu widać jak na dłoni, ale w połowie kombinezonu to daleko.
side-a1-02a = Brama z drutu
    .story = Na drucie wiszą puste puszki. Etykiety zostawiono; kiedy wiatr się zrywa, obóz słyszy, co jadł na
        obiad.
side-a1-02a-cut = Przetnij drut (1 akcja)
side-a1-02b = Przecięta brama
    .story = Trzymasz drut, kiedy pęka, żeby nie zaśpiewał. Jedna puszka spadła po tamtej stronie i toczy się
        kawałek. Szprotki.
side-a1-03a = Dom gospodarza
    .story = Pod okap wchodzi kabel gruby jak twój kciuk. Ktoś powiesił na nim skarpetki.
side-a1-03b = Pokój z radiem
    .story = Aparat leży na desce do chleba, bez tylnej ścianki. Na tapecie rozpisano ołówkiem każdą nocną wartę, a
        obok, kto komu ile winien, w papierosach. Klucz ma osobną linijkę.
side-a1-04a = Dalik
    .story = Stoi, jeśli go postawić. Jedną nogawkę kombinezonu odcięli i sprzedali; pod spodem ma piżamę w kotwice.
        „Pięć”, mówi w drzwiach, a kawałek dalej: „sześć”.
side-a1-04a-patch = Opatrz go (akcja darmowa; 1 lekarstwo)
side-a1-04b = Dalik na nogach
    .story = Zgina rękawicę, aż odzywa się silniczek. „Siedem”. Potem prosi grzecznie, żeby go na kogoś nakierować.
side-a1-04b-pin = Nakieruj go na kogoś (akcja darmowa, raz na rundę: wróg, którego widzi w zasięgu 3, otrzymuje przygwożdżenie)
side-a1-05a = Baraki
    .story = Dwie sypialnie za ślepymi szybami. Ktoś tam śpiewa pierwszą połowę piosenki, w kółko, i czeka, aż
        przypomni mu się reszta.
side-a1-05b-cells = Areszt
    .story = Ostatnie drzwi mają okienko, a na okienku przybity obrus. Zza obrusa ktoś mówi: „cztery”. Nie do ciebie.
side-a1-05b-cells-unlock = Otwórz celę (1 akcja; klucz)
side-a1-05b-cells-force = Wyłam zamek (1 akcja, głośno; 3 kości i 1 za każdą wcześniejszą próbę, otwiera 6 ★)
side-a1-05b-bunks = Same prycze
    .story = W przejściu stoi miska do moczenia nóg, jeszcze paruje. Lista dyżurów na ścianie mówi: drewno, woda,
        „D. – stodoła”. Przy niedzielach stodoła jest skreślona.
side-a1-06a = Stodoła
    .story = Nowa kłódka na starych drzwiach i na pięćdziesiąt kroków wokół ani jednej kury.
side-a1-06b = W stodole
    .story = Słoma jest świeża. Świeża słoma i żadnego zwierzęcia.
side-a1-06b-unlock = Otwórz klatkę (1 akcja; klucz)
side-a1-06b-force = Wyłam klatkę (1 akcja, głośno; 3 kości i 1 za każdą wcześniejszą próbę, otwiera 6 ★)
side-a1-07a = Wagon towarowy
    .story = Na jednym końcu dachu nie ma śniegu, dookoła rury od piecyka, którą ktoś zatkał rękawicą.
side-a1-07b-strongbox = Wagon z kufrem
    .story = Bankowe skrzynie, rozbite na półki. Z jednym kufrem sobie nie poradzili. Jest przykuty do osi i osmalony
        ze wszystkich stron przez ludzi, którzy znali tylko jedną metodę.
side-a1-07b-sleepers = Śpiący
    .story = Dwa hamaki, jeden się jeszcze kołysze. W drugim ktoś otwiera oko, patrzy na twoje buty i mówi, że to nie
        jego zmiana.
side-a1-08a = Kufer
    .story = Wieko wyłożone ołowiem, w rogach założonym jak ciasto. Twój licznik odzywa się wcześniej niż zawias.
side-a1-08a-open = Otwórz (1 akcja; dawka promieniowania +2)
side-a1-08b = Otwarty kufer
    .story = Naoliwione szmaty, a pod nimi fotografia hotelu w uzdrowisku. Kto to pakował, myślał o wilgoci, nie o
        tobie.
side-a1-09a = Człowiek w kącie
    .story = W celi jest ich dwóch. Drugi ma nadgarstek przydrutowany do ławy i o nic nie prosi. Patrzy na twoje
        kombinerki, a potem, żeby było ci łatwiej, w ścianę. Na gwoździu przy drzwiach wisi kurtka strażnika, w niej
        jeszcze żołd.
side-a1-09a-cut = „Nie ruszaj się. Będzie to słychać”. (1 akcja; budzi się najbliższy nieznany wróg,
    chyba że obóz niczego dotąd nie usłyszał)
side-a1-09a-leave = „Ktoś po ciebie przyjdzie”. Weź kurtkę. (akcja darmowa; 400 K; w następnej rundzie go słychać)
side-a1-10a-belt = Na pasku
    .story = Na liście wart jest zapisane, kto ma go dziś w nocy. Pod nazwiskiem ktoś narysował brzuch z kluczem, z
        natury. Brzuch jest teraz na dworze i ma strzelbę.
side-a1-10a-strongbox = W kufrze
    .story = Obok słowa „klucz” jest „kufer, do czwartku”. Obok czwartku znak zapytania.
side-a1-10a-nail = Na gwoździu
    .story = „Budka. Na gwoździu. Nie w kieszeni, Witia”. Gwóźdź jest podkreślony, Witia też.
side-a1-10a-nail-key = Zdejmij klucz z gwoździa (akcja darmowa)
side-a1-11a = Klucz do celi
    .story = Kluczyk od roweru, spiłowany. Na przywieszce 4, skreślone, a potem 1, bo cela jest tylko jedna.

# Wydarzenia

event-a1-i = Zwiad z ukrycia
    .story = Z wykrotu można ich policzyć po papierosach. Pięciu, potem czterech. Jeden skończył albo obrócił się
        twarzą do ciebie. Za drutem ktoś ćwiczy na akordeonie z zapiętym paskiem, tak że słychać same klawisze.
event-a1-ii-1 = Zmiana warty w obozie
    .story = Wartę zmieniają, rzucając sobie cegłą na dach. Oszczędza to drogi. Ci, którym było ciepło, wychodzą i
        klną; ci, którym było zimno, ruszają do najbliższych drzwi, które nie są ich.
event-a1-ii-2 = Zapach zupy
    .story = To barszcz, a ktoś zdobył prawdziwy pieprz. Twarze obracają się ku placowi apelowemu jak ku fladze. Przez
        jedną chochlę nikt nie pilnuje drutu. Potem przypominają sobie, że jedna ręka miała trzymać broń, i to jest
        ta z chlebem.
event-a1-iii = Posiłki
    .story = Gwizdek, dwa tony, kiepsko dmuchnięte. Sterta w kącie, która wyglądała na drewno, wstaje, drapie się i
        pyta, jakie dziś hasło. W całym obozie pytają o to inne sterty.
event-a1-iv = Pytania do Dalika
    .story = Po kolacji pytają znowu. Po rytmie poznać, że pytania są wczorajsze. Ten, który je zadaje, ma dobry głos,
        mógłby czytać stany wód. Między dwoma z nich pada liczba. Trzaskają drzwi i kogoś odsyłają spać do sypialni
        zachodniej.
event-a1-v = Reflektory
    .story = Torem głównym, gdzie nie ma drogi, nadjeżdżają dwa snopy światła: ciężarówka po podkładach, trąbi na
        każdym złączu. Wysiada człowiek z karabinem i tortem urodzinowym. Najpierw odstawia tort. Jeśli obóz śpi,
        odstawia i karabin.
event-a1-v-2 = Wózek dziecięcy
    .story = Torem głównym, między dwiema latarniami, jedzie wózek dziecięcy, pcha go ktoś w fartuchu. Wózek jest
        ciężki, a kółka ma od czegoś, co latało. Pod kocykiem leży karabin maszynowy, nasmarowany na zimę. Jeśli nikt
        nie podniósł głosu, zostawia go na podkładach i pyta, gdzie można się położyć.
event-a1-vi = Ostatnia ciemna godzina
    .story = Niebo nad bocznicą z czarnego robi się szare jak mokry kot. Znów widzisz swoje dłonie i są spokojne.
        Koczerha wstaje o świcie, lubi pytać osobiście. Co można zrobić niepostrzeżenie, robi się teraz.
event-a1-vii = Strata
    .story = Najpierw krzyk, potem latarki, potem taka cisza, w której ludzie liczą. Wychodzi o jedną osobę za mało, z
        którego końca by nie zacząć. Za drutem akordeon kończy zwrotkę i zaczyna następną.
event-a1-viii = Za drutem
    .story = Pod brzozami puszcza twoje ramię i stoi sam. Za wami wołają po obozie imiona i mają jedno imię za dużo.
        Dalik chce wiedzieć, kto ma gruszki.
event-a1-y = Ten, który został
    .story = Daje ci jednego papierosa czasu, to uczciwe. Potem woła, i to nie o pomoc: ilu was jest, co niesiecie,
        którędy poszliście, w takiej kolejności, w jakiej pytałby wartownik. Ma dobrą pamięć i przez cały wieczór nikt
        nie chciał jej słuchać.
event-a1-r = Tropiciele Koczerhy
    .story = Po drugiej stronie pola ktoś kuca i kładzie na błocie papierową podeszwę. Pasuje. Składa ją starannie,
        chowa do czapki i patrzy wzdłuż linii twoich butów, aż do samych butów. Potem podnosi rękę do żywopłotu za
        plecami i rozstawia palce.

# Epilog

epilogue-a1-success =
    Ostatni kawałek go niesiecie, bo zasnął, idąc. W bunkrze Sidorowicz wyjmuje pieniądze z kasy, liczy, wzdycha i
    odlicza je wam. Dalik je gruszki palcami i mówi między połówkami. Most kolejowy. Rogatka, chata rybacka, wypalony
    transporter. Na każdym zrobił znak kredą, żeby nikt nie wiedział, o który mu chodzi. „A o który ci chodziło?” Długo
    patrzy w puszkę. „Było ciemno”, mówi. „Biegłem”. Potem zasypia, jak siedzi, z jedną ręką wsuniętą pod klamry.
    .result = Dalik wydostał się z obozu Koczerhy.
epilogue-a1-failure =
    Radio milczy tego wieczoru i następnego. Na trzeci liczy znowu, od jednego. Czyli żyje. Sidorowicz narysował obóz na
    papierowej torebce; mokrym kciukiem ściera strażników i stawia ich z powrotem, bliżej bramy. Koczerha przestawił
    swoich ludzi i popytał, kto kupuje śruby na kilogramy. Przy drodze koło gospodarstwa jest teraz pies albo ktoś, kto
    szczeka. Możecie wrócić. Tym razem znacie drogę, a oni też.
    .result = Dalik dalej liczy.
epilogue-a1-given-up =
    Którejś nocy głos dochodzi do sześciu. Przez chwilę nikt nie wyłącza radia. Sidorowicz bierze gruszki z lady i stawia
    na półce, etykietą do przodu, po starej cenie. Koczerha każe rozgłosić, że chętnie pozna ludzi, którzy obeszli jego
    płot i wrócili do domu. Odciski ich butów ma zmierzone. Pod koniec tygodnia obcy pytają w Werbiwce, kto nosi
    czterdzieści trzy.
    .result = Nikt nie wrócił po Dalika.
coda-a1-camp-asleep = Rano Koczerha zastaje celę zamiecioną, a strażników wyspanych. Nikt nie umie mu nic powiedzieć. I to go
    martwi.
coda-a1-yurko-freed = Po tygodniu zagląda Jurko, żeby oddać ci kombinerki. Dał je naostrzyć.
coda-a1-yurko-left = Czterysta idzie na chleb i naboje. Kurtka pasuje. I tak ją sprzedajecie.
