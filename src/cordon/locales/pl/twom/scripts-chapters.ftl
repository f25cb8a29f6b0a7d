# The first pages of the chapters. { $them } is the name of a person of the group.

## Chapter I

script-2000 = Protokół pierwszego zebrania
script-2000-minutes =
    Protokół, spisany na odwrocie faktury firmy przeprowadzkowej. Obecni: wszyscy. Punkt pierwszy, dom: ustalono, że do
    nikogo z nas nie należy. Punkt drugi, dach: częściowo jest. Punkt trzeci, drzwi: zamykają się, ale trzeba je przy tym
    unieść. Punkt czwarty, jedzenie: każdy kładzie na stole, co przyniósł, i wychodzi z pokoju, a potem wchodzimy wszyscy
    razem. Tak robił na weselach piekarz Ljubo, powiedział ktoś, żeby nie trzeba było patrzeć. Punkt piąty, kto śpi
    najbliżej drzwi: losowanie, dziś i co noc. Wolne wnioski: prośba, żeby nie gwizdać. Przyjęto przy jednym głosie
    wstrzymującym się.

script-2001 = Klucz pod doniczką
script-2001-key =
    Klucz był pod doniczką, tam gdzie bywają klucze. Do drzwi nie pasował. Pasował do piwnicy, a na dole ktoś, kto wiedział,
    że przyjdziemy my albo ktoś taki jak my, powiesił na haku lampę, na wysokości ręki, i napisał obok na ścianie, na co
    uważać: trzeci stopień, kurek od gazu, sąsiad. Pod „sąsiadem” była kreska, a pod nią druga, i słowo „przepraszam”. Nie
    dowiedzieliśmy się nigdy, w którą stronę to miało być. Zapaliliśmy lampę. Była nalana po brzegi.
script-2001-ask-plain = „Zapisujemy wszystko, co się dzieje, na bieżąco”.
script-2001-ask-few = „Piszemy tylko wtedy, gdy jest o czym”.
script-2001-plain =
    Tak zaczął się ten zeszyt. { $them } za jednym posiedzeniem { $them_gender ->
        [feminine] poliniowała i ponumerowała pierwsze dwanaście stron, od krawędzi kafelka, i na koniec miała
       *[masculine] poliniował i ponumerował pierwsze dwanaście stron, od krawędzi kafelka, i na koniec miał
    } skurcz w dłoni. Dwanaście wydawało się o wiele za dużo. Powiedzieliśmy, że reszta przyda się potem na
    przepisy.
script-2001-few =
    Tak zaczął się ten zeszyt i pierwszego wieczoru nic w nim nie zapisaliśmy. Patrzyliśmy na czystą stronę, każde z nas o
    czymś pomyślało i nie zostało to powiedziane. Następnego dnia zaczęliśmy w pół zdania.

script-2002 = Co kto przyniósł
script-2002-carried =
    Nie znaliśmy się, więc rozróżnialiśmy się po tym, co kto przyniósł. Spis powstał pierwszej nocy i się zachował.
    Zwinięty koc. Osiem jajek w kapeluszu, jedno całe. Czajnik bez pokrywki. Akt własności garażu, który wszyscy widzieliśmy
    z okna, jak płonie. Atlas dla dzieci, bez dziecka; nikt nie pytał. Worek czegoś, co okazało się gipsem. Jedno z nas
    przyszło z pustymi rękami, odsuniętymi trochę od ciała, jak ktoś, kto przed minutą odstawił coś ciężkiego i jeszcze się
    dziwi, że jest lekko.
script-2002-ask-pool = „Jedna kupa, jedna kłódka, wszystko wspólne”.
script-2002-ask-keep = „Jedzenie razem. Reszta zostaje, czyja była”.
script-2002-pool =
    Poszło na jedną kupę. Czajnik dostał wieczko od puszki po farbie, a { $them }, z najlepszym wkładem ze wszystkich, { $them_gender ->
        [feminine] wyszła na podwórze i stała
       *[masculine] wyszedł na podwórze i stał
    } tam chwilę, aż było po wszystkim. Od tamtej pory nikt nie powiedział o żadnej rzeczy, że jest jego, chyba że w
    złości.
script-2002-keep =
    Każde dostało półkę, kąt albo gwóźdź. Atlas leżał pod swoim gwoździem na podłodze, sam, zamknięty. Pokój od razu
    wyglądał na zamieszkany i nie minęła godzina, a dwie osoby pokłóciły się o przeciąg.

script-2003 = Księga gości
script-2003-book =
    Ljuba nie wpuściła nikogo, kto się nie podpisał. Znalazła w sieni księgę, przysunęła biurko do schodów i usiadła za nim,
    a na dworze padało. Nazwisko, skąd, dokąd, długość pobytu. Widać było, że robiła to jakieś dziesięć tysięcy razy i że to
    ją trzyma prosto. Przy „skąd” pisało się ulicę. Przy „dokąd” wahało się każde z nas po kolei, a woda kapała nam z
    rękawów na jej bibułę; pierwsza osoba postawiła kreskę, a za nią wszystkie. Co wpisać przy „długości pobytu”,
    powiedziała sama. „Do odwołania – rzekła Ljuba. – Tak piszą wszyscy ci, co nigdy nie wyjeżdżają”.

script-2004 = Co powiedziała belka
script-2004-beam =
    Osman był tam już od dwóch godzin, kiedy przyszła reszta, i miał wyrobione zdanie. Dom jest z roku powodzi, powiedział.
    Ten, kto go stawiał, przy parterze był pijany, a przy pierwszym piętrze zakochany, widać to po łączeniach, a na drugie
    zabrakło mu pieniędzy. Będzie stał. Oprowadził nas i kazał położyć rękę na tym, czego nie wolno nam spalić, choćby nie
    wiem jaki był mróz: ten słup, ten próg, trzeci stopień. Obiecaliśmy. Obietnicę napisał na samym słupie czerwonym
    ołówkiem stolarskim i każdemu kazał podpisać się inicjałami.
script-2004-ask-swear = „To niech będzie prawo. Kto to spali, odchodzi”.
script-2004-ask-nod = „Tak, tak, Osman. To gdzie śpimy?”
script-2004-swear =
    Było to pierwsze prawo tego domu. Drugie było o zamykaniu drzwi i drugie złamano przed upływem godziny.
script-2004-nod =
    Nie miał pretensji. Spał pod słupem z kapeluszem na twarzy, a w nocy, ilekroć działa się wstrzeliły, ci, co nie spali,
    widzieli, jak podnosi rękę i go poklepuje.

script-2005 = Paragraf pierwszy
script-2005-clause =
    Greta spisała umowę. Ołówkiem, na wewnętrznej stronie pudełka po płatkach, bo o papier tej wielkości trudno; punktów
    było dziewięć. Strony obejmują lokal we wspólne posiadanie bez uszczerbku dla praw właściciela, o ile właściciel
    żyje. Jedzenie jest wspólne. Sen jest wspólny, to znaczy nikogo nie budzi się bez powodu. Strona, która zachoruje,
    nie traci przez to swojej części. Strona, która odejdzie, traci. O to się spieraliśmy. Zrobiło się całkiem ciemno,
    przeczytała ten punkt jeszcze raz, z pamięci, i czekała z ołówkiem trzymanym w poprzek.
script-2005-ask-strike = „Skreśl. Nie wiemy jeszcze, dlaczego ktoś miałby odejść”.
script-2005-ask-stand = „Niech zostanie. Nikt nie odejdzie lekką ręką”.
script-2005-strike =
    Skreśliła od linijki i napisała na marginesie „usunięto za zgodą stron”. „Jeszcze się wam przyda – powiedziała. – Koło
    piątego tygodnia zawsze chcą go z powrotem”.
script-2005-stand =
    Został. Podpisaliśmy przy świetle płonącego garażu, w kolejności, którą ustaliła. Pudełko przybito przy drzwiach i
    tygodniami tekturowy kogut patrzył na każdego, kto wchodził i wychodził.

script-2006 = Klasa dorosłych
script-2006-class =
    Petar sprawdził obecność. Było zimno, nie znaliśmy się, wszyscy mieli szkło we włosach, a on wyjął zza pazuchy dziennik
    i zapytał, jakby to było najzwyklejsze w świecie, o nazwisko i imię. Potem odczytał listę. Trzeba było powiedzieć
    „jestem”. Aż śmieszne, jak to dobrze robiło. Kiedy z nami skończył, cofnął się o kilka stron i czytał dalej, trzydzieści
    nazwisk, ciszej, po każdym czekał, i zrozumieliśmy, że w tej części mamy siedzieć spokojnie. Na koniec zanotował datę,
    pogodę i „klasa nieliczna”.
script-2006-ask-here = „Czytaj co rano. Będziemy odpowiadać”.
script-2006-ask-enough = „Raz było dobrze, Petar. Nie co dzień”.
script-2006-here =
    Robił to co rano. Bywały dni, kiedy dla niektórych z nas było to jedyne powiedziane słowo, a jest krótkie.
script-2006-enough =
    Schował go bez słowa. Odtąd czytał sam, wieczorami, i po ruchu warg widać było, że na liście jesteśmy.

## Chapter II

script-2010 = Kwestia opału
script-2010-fuel =
    Co się pali, w kolejności, w jakiej byliśmy gotowi to spalić. Listwy do obrazów. Zatem i ramy, bo bez listew na nic.
    Szopa. Okiennice od północy. Listwy przypodłogowe. Druga szafa; pierwsza, gdyby do tego przyszło. Pręty od chodnika na
    schodach są żelazne, a same schody były potrzebne. Pianola spod dwunastki, o którą ktoś już pytał. Książki autorów
    żyjących. Wszystkie drzwi między pokojami, skoro przenieśliśmy się do jednego. Na samym dole listy było coś innym
    pismem, wytarte, a kto trzymał kartkę pod światło z okna, na ukos, mógł odczytać: „dziennik”.
script-2010-ask-north = „Okiennice. Dziś, zanim mróz wejdzie w rury”.
script-2010-ask-hold = „Na razie nic. Włóżcie, co macie, i spać”.
script-2010-north =
    Były z modrzewia i tyle razy malowane, że paliły się z kolorowym brzegiem. { $them } { $them_gender ->
        [feminine] odkręcała
       *[masculine] odkręcał
    } je po omacku, na drabinie, bez rękawic. Przez dziurę nagle widać było wszystko, co leżało na północ od nas.
script-2010-hold =
    Leżeliśmy więc pod wszystkim, co mieliśmy, w czapkach, jak bagaż. Około czwartej woda w kubku przy łóżku tyknęła, potem
    trzasnęła i stała się czymś, czym dałoby się rzucić.

script-2011 = Nie do pary
script-2011-half =
    Kiedy przyszły mrozy, miejsca rozdzieliliśmy na nowo. Przy piecu, drugie od pieca, ściana, drzwi. Zawsze szło po
    kolei, poszło po kolei i teraz i źle wyszło; jedna kolej została. Nikt o tym nie pomyślał. Ten ktoś, na kogo by wypadła,
    od kilku dni leżał w ziemi, a miał miejsce pod ścianą, i przez chwilę następna osoba stała tam z kocem w ramionach.
    Potem ścieśniliśmy krąg. Tak było cieplej, nie da się zaprzeczyć. Każdy dom na tej ulicy musiał już na to wpaść.

script-2012 = Ceny, pierwszy tydzień zimy
script-2012-prices =
    Odpisane z tablicy przy pompie. Za worek węgla: rower. Za rower: worek mąki, jeśli ma oba koła. Za worek mąki: maszyna do
    szycia i osoba, która umie na niej szyć, na dwa dni. Świec sześć za ząb ze złotem, do wyrwania na miejscu przez
    człowieka, który stał obok z podwiniętymi rękawami. Obrączka: gęś. Ta sama obrączka bez kobiety, która płacze: gęś
    oskubana. Na samym dole ktoś dawał palto za prawdę o 3. kompanii. Chętnych nie było. Palto wisiało obok na ogrodzeniu,
    dobry materiał, ze szronem na ramionach.
script-2012-ask-sell = „To ostatni tydzień, kiedy ktoś w ogóle sprzeda węgiel. Płacimy”.
script-2012-ask-home = „Ceny znamy. Chodźmy do domu, siądziemy blisko”.
script-2012-sell =
    Worek to było powiedziane na wyrost. Ale był to węgiel kamienny, z połyskiem, i niosło się go przez ulice pod kocem,
    można powiedzieć, z podkurczonymi kolanami, a ludzie ustępowali z drogi, bo brali go za rannego.
script-2012-home =
    Siedzieliśmy blisko. Ktoś z nas niechcący zabrał spod tablicy ogryzek ołówka, więc od tej godziny ceny przy pompie nie
    zmieniły się przez trzy dni i wszyscy się ich trzymali.

script-2013 = Sam na sam z zimą
script-2013-alone =
    Zima przyszła do domu, w którym była jedna osoba. Do pieca przysunięte zostało jedno łóżko i jedno krzesło; reszta
    rzeczy stała tak jak dotąd, bo przytrzymywała przeciągi. Aż dziwne, jak mało ubyło hałasu. Dom mówił tyle co zawsze.
    Były trzy odgłosy, które uchodziły za cudze: schody o piątej, czyjeś przewracanie się na drugi bok, pokrywa od kubła.
    Nie ustały. Mimo to pisane tu będzie „my”. Mniej jest do tłumaczenia i nie ma nikogo, kto by się sprzeciwił.
script-2013-ask-knock = „Zapukać w ścianę. Może ktoś odpuka”.
script-2013-ask-write = „Pisać do każdego z nich, linijkę dziennie”.
script-2013-knock =
    Trzy stuknięcia, o siódmej, w ścianę sąsiadów. Pierwszego wieczoru nic. Drugiego szurnięcie. Trzeciego trzy stuknięcia
    wróciły tak prędko, że aż było trochę strasznie, a potem z dalszej ściany, za którą nikt od jesieni nie mieszkał,
    jeszcze trzy.
script-2013-write =
    Tak więc do każdego z nich szedł list. Listy robiły się dłuższe. Było w nich to, czego się w porę nie powiedziało, o
    zupie i o oknie, i o tym, czyja to była wina z tą liną. Zostały podpisane, złożone i dostały suchy róg półki.

## Chapter III

script-2015 = Pogłoski, z podaniem źródeł
script-2015-rumours =
    Ponumerowaliśmy je, żeby był jakiś porządek. Jeden: w hotelu za granicą toczą się rozmowy (kobieta przy pompie). Dwa:
    toczą się i zostały zerwane z powodu krzeseł (jej siostra). Trzy: nasi dostali statek (chłopiec; narysował go). Cztery:
    na statku była cebula. Pięć: wszystkich po czterdziestce wymienią na wszystkich przed (ksiądz, który miał to na piśmie
    i zgubił). Sześć: tamci też głodują. Siedem: że przy rzece, w jednym domu, widziano ludzi, którzy sadzili cebulki. Z
    tego wszystkiego najchętniej powtarzano siódmą. Szliśmy godzinę, żeby to zobaczyć.
script-2015-ask-believe = „To krokusy. Nikt nie sadzi krokusów na rok, którego nie zobaczy”.
script-2015-ask-spit = „To cebula ze statku. Do domu”.
script-2015-believe =
    Rosły w rzędzie pod południową ścianą, a nad nimi był sznurek na dwóch patykach, żeby nikt ich nie zadeptał. Nic jeszcze
    nie wychodziło. Z okna wyjrzał zadowolony człowiek i powiedział, że będziemy musieli przyjść drugi raz.
script-2015-spit =
    To była cebula. Po ciemku, rękami, poszło raz-dwa. W domu ugotowaliśmy ją pod pokrywką. Jeszcze wiele dni później
    ludzie opowiadali sobie przy pompie o domu nad rzeką i o tym, jaka tam miękka ziemia.

script-2016 = Ci, którzy jeszcze byli
script-2016-here =
    Zrobiliśmy własny remanent. Włosy: bardziej siwe, dwoje z nas ścięło je z powodu wszy. Zęby: o jeden mniej. Buty:
    jak wyżej. Każde robiło teraz coś, czego przedtem nie robiło; ktoś mówił do narzędzi, ktoś nie brał niczego z ręki
    do ręki, trzeba było najpierw położyć. Ktoś śmiał się we wszystkich niewłaściwych miejscach i wiedział o tym. Przestaliśmy mówić
    „kiedy to się skończy”, bo zaczęło to brzmieć jak nazwisko zmarłego. Samych zmarłych przestaliśmy wymieniać po
    imieniu już jakiś czas temu. Tego wieczoru zapadła decyzja: znów będziemy, każdego raz, przy stole. Trwało to krócej niż modlitwa.

script-2017 = Starczy dla dwojga
script-2017-enough =
    W ostatnich tygodniach, co do tego była zgoda, głupio byłoby umrzeć. W grudniu każdy potrafi. Siedzieliśmy wokół
    pustego stołu, mówiliśmy to sobie i było prawie wesoło. Półkę wyszorowaliśmy, żeby pachniało chociaż mydłem. I wtedy
    ktoś z nas powiedział, że to zwykłe dzielenie: to, co da się jeszcze zdobyć, utrzyma do końca dwoje, a wszystkich nie
    utrzyma. Powiedziane to było całkiem życzliwie. Rachunek był na marginesie gazety i ten margines przesunął się po stole
    pod jednym palcem, żeby każdy mógł sprawdzić.
script-2017-ask-tear = „Podrzyj to. Idziemy na dno razem albo wcale”.
script-2017-ask-lots = „Zgadza się. Losujmy, kto przejdzie przez linie”.
script-2017-tear =
    Margines podarto, a że był to papier, poszedł do pieca. Tego wieczoru wyszło na jaw, że { $them } od trzech dni przelewa
    swoje na cudze talerze i nic sobie nie odkłada. Wydało się przez zawroty głowy.
script-2017-lots =
    Losowaliśmy gwoździami. { $them } { $them_gender ->
        [feminine] wyciągnęła krótki, popatrzyła na niego i poprosiła
       *[masculine] wyciągnął krótki, popatrzył na niego i poprosił
    } o dziesięć minut.
    Wisiała mgła. Przy ostatnim domu uścisnęliśmy sobie dłonie, dziwne, że do tego nas to doprowadziło, a potem przez jakiś
    czas słychać było kroki. Następnego ranka na naszej wycieraczce leżał jeden burak, nadgryziony. Kto go przyniósł,
    odszedł, zanim się rozwidniło.

script-2018 = Dla jednej osoby
script-2018-one =
    Ostatnie tygodnie. Jedna miska, jeden kubek i kalendarz, w którym przez pomyłkę jednego wieczoru skreślone zostały dwa
    dni i nie dało się już powiedzieć, który jest właściwy. Ktoś, kto szedł ulicą, zawołał do góry, czy mieszkają tu
    ludzie. Trudno było wiedzieć, co odpowiedzieć. „Tak – poleciało w końcu na dół – kilkoro”. Poszedł dalej, zadowolony.
    Potem głos był jeszcze długo ćwiczony, przy oknie i na klatce schodowej, bo wyszedł bardzo wysoki.
