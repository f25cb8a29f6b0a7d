# Closing pages by how somebody ended, and more endings. { $self } is the person.

## Vuk

script-2300 = Chleb Vuka
script-2300-page =
    Duży człowiek idzie szybciej. Tak powiedział lekarz, który pisał to dla komisji, jest na to liczba, tyle a tyle
    gramów na kilogram ciała; podział po równo nigdy nie był sprawiedliwy. Vuk nie znał tej liczby. Wiedział, że inni są
    głodni. Kamieniołom przysyła co jesień wieniec z drutu, jakiego używa się do lontów, a obok leży bochenek.
    Prawdziwy, i do wieczora ma go jakiś chłopiec. Tak chcą kamieniarze. Stoją po drugiej stronie drogi i patrzą, jak
    biegnie.

script-2301 = Płuca Vuka
script-2301-page =
    To były płuca, od dziewiętnastu lat to były one. Kamienny pył był pierwszy, zima musiała tylko przyjść i odebrać.
    Ktoś ze związku się tym zajął; była rozprawa, na której człowiek w krawacie wyjaśnił, że Vuk Bradar nie zmarł w
    miejscu pracy. To prawda. Przegrali. Odwołali się i sprawa toczy się nadal. Co wiosnę do domu przychodzi niebieski
    arkusz, zaadresowany do niego, z wezwaniem do osobistego stawiennictwa.

script-2302 = Człowiek na schodach z młotem
script-2302-page =
    Na ulicy opowiadają o czterech napastnikach, potem o dziewięciu. Miał podobno utrzymać schody młotem z kamieniołomu.
    Młota nie było. Kiedy przyszło co do czego, miał plecy, którymi zaparł drzwi, i strzelali przez drzwi. Ale to
    prawda, że się nie otwarły. Latem zdjęto je z zawiasów i stoją w świetlicy kamieniarzy, za sznurem, z tabliczką; a
    starzy, którzy przy nim pracowali, przechylają się przez sznur i pukają.

script-2303 = Na grani
script-2303-page =
    Leży tam, gdzie upadł, bo nikt nie mógł go ruszyć. Potem okazało się, że to miejsce wypada w samym środku przyszłej
    obwodnicy. Kierownik robót był z tej samej wsi. Kazał jeszcze raz zajrzeć do planów i z powodu, którego w
    ministerstwie nikt nie widzi, jest tam łuk, z kawałkiem trawy od środka. Kierowcy ciężarówek narzekają. Granit
    krawężnika jest w tym miejscu niebieski.

## Mira

script-2304 = Ile ważyła Mira
script-2304-page =
    Powiedziała im kiedyś, że tam w górze je się, zanim się zgłodnieje, i pije, zanim się zachce, a uważać trzeba na
    tego, kto mówi „nic mi nie jest”. Mówiła to setce grup. W ostatnich dniach pytano ją co rano i nic jej nie było.
    Klub wysokogórski powiesił jej zdanie we wszystkich schroniskach, nad piecem, bez nazwiska. „Ten, kto mówi: nic mi
    nie jest”. Początkujący biorą to za żart i robią sobie pod nim zdjęcia.

script-2305 = Powolne podejście
script-2305-page =
    Tydzień kaszlała z twarzą w rękawie, żeby nikogo nie budzić. Na koniec opisała wszystko temu, kto przy niej
    siedział: schronisko, pole śnieżne, miejsce na linę, jak powietrze robi się rzadkie i że trzeba iść powoli i nie
    wstydzić się stanąć. Stawała kilka razy. Kto wtedy przy niej siedział, przeszedł potem tę drogę, w sierpniu, przy
    dobrej pogodzie, mając sześćdziesiąt jeden lat i lęk wysokości. Wszystko było tam, gdzie mówiła. Na szczycie stała
    ławka, o której nie wspomniała.

script-2306 = Lina Miry
script-2306-page =
    Do opuszczania użyto jej liny. Była dobra, czerwona, z niebieską nitką; nic innego w domu nie było tak długie. Nie
    dało się jej potem wyjąć. Poszła pod spód, jeden koniec sterczał z ziemi i następnej wiosny ktoś, kto nie wiedział,
    spróbował pociągnąć i przestał. Została. Mocno wyblakła. Prowadzi się tam przewodników, którzy są w mieście
    przejazdem, i niektórzy biorą koniec do ręki, szarpią dwa razy i chwilę czekają, jak się to robi.

script-2307 = Nie przez przełęcz
script-2307-page =
    Ze wszystkich w tym domu o nią jedną nikt się nie martwił. Wyszła, jak się wychodzi wrzucić list. Człowiek, który
    znalazł ją w odwilży, poganiacz bydła, nic o tym nie wiedział; opowiedział tylko w gospodzie, że siedziała plecami
    do muru, osłonięta od wiatru, z rozsznurowanymi butami, dokładnie jak ktoś, kto wie, co robi, i chce odpocząć
    dziesięć minut. Uznał, że grzecznie będzie poczekać.

## Jovan

script-2308 = Racja Jovana
script-2308-page =
    Wojsko w końcu zapłaciło. Przyszło w brązowej kopercie, z pismem przewodnim: strawne szeregowego Seta za miesiące
    oblężenia, wstrzymane przez niedopatrzenie, z odsetkami. Suma była taka, że on i parę innych osób przeżyliby za nią
    całkiem dobrze. Krewnych nie było. Pieniądze wydano w jeden wieczór w gospodzie przy składzie drewna, na każdego,
    kto wszedł, tak polecono gospodarzowi, aż się skończyły; i wszyscy musieli jeść. Pić było wolno, ale jeść trzeba
    było.

script-2309 = Zwolniony z powodu choroby
script-2309-page =
    W gorączce podawał nazwisko, stopień i numer. Nic więcej nikt z niego nie wydobył. Podawał je osobie z kubkiem,
    kubkowi i oknu. Ostatniej nocy podał inne imię, dziewczyny albo klaczy, i bez numeru. Szukano potem, z
    przyzwoitości, w trzech wsiach. W jednej była klacz o takim imieniu. Zarekwirowano ją i wróciła do domu sama.

script-2310 = Złożony koc
script-2310-page =
    Pochowano go trzy razy. Najpierw na podwórzu, w pośpiechu. Potem miała go jedna armia, bo był papier, że jest ich, w
    szeregu, z flagą; a dwa lata później przeniesiono go do drugiego szeregu, bo znalazł się inny papier. Obie strzelały
    nad nim salwę. Ludzie z domu szli za każdym razem. Za każdym razem było zimno. Ostatnim razem za plutonem biegł
    pies, równym krokiem.

script-2311 = Ziemia niczyja
script-2311-page =
    Umówiono się na godzinę zbierania zmarłych i obie strony przyszły z noszami i białymi szmatami. Jovana przyniósł
    ktoś stamtąd. Był dwie klasy niżej w tej samej szkole, we wsi, w której była tylko jedna szkoła, i niósł go podobno
    bez noszy. Na środku ulicy nie wiedział, jak go przekazać. W końcu poprosił o pokwitowanie. Napisano je, na bibułce
    od papierosa, przeczytał i schował do czapki.

## Sanja

script-2312 = Ostatni zamek
script-2312-page =
    Szafa z mąką stała po drugiej stronie podestu, w cudzym mieszkaniu. Wszyscy w domu wiedzieli o tym od grudnia. Miała
    zamek, na który trzeba by jej było, jak sama mówiła, tyle czasu, co na kichnięcie. Klucz zostawiono u niej. Po
    wojnie właściciele weszli po schodach, otworzyli szafę i znaleźli dziewięć kilo mąki i bardzo dużo moli. Powiedziano
    im, gdzie jest. Wyjechali i sprzedali mieszkanie.

script-2313 = Ręce Sanji
script-2313-page =
    Jej ręce pracowały do końca. Obracały coś na kocu, ćwierć w lewo i z powrotem; myślano, że to gorączka, aż stary
    ślusarz z arsenału, który przyszedł po pilnik, stanął w drzwiach i się przyjrzał. „To Hartmann – powiedział. –
    Siedem zapadek. Jest przy piątej”. Został. Zeszło na to prawie całą noc. Mówił potem, że rzadko widział tak czystą
    robotę i że kiedy skończyła, zrobiła, jak należy: wszystko ustawiła z powrotem.

script-2314 = Sześćdziesiąt cztery
script-2314-page =
    W warsztacie, który spłonął, ktoś sprzedaje teraz telefony. Zerwał podłogę, żeby położyć kabel, i natrafił na
    kasetkę, zamkniętą tak dobrze, że do otwarcia trzeba ją było wysłać do stolicy. Pieniędzy w niej nie było. Był
    cennik dla klienta, któremu nigdy nie wystawiono rachunku, ołówkiem, jeszcze z czasów, kiedy była uczennicą: drzwi
    frontowe ojca, dorobiony klucz, zero; drzwi frontowe ojca, zero; zero; zero. Oprawił go w ramki. Wisi za ladą i
    ludzie biorą go za dyplom.

script-2315 = Za trzecimi drzwiami
script-2315-page =
    Znaleziono ją w domu, w którym wszystkie drzwi były otwarte i stały uchylone, od ulicy po strych, czternaścioro.
    Żadne nie były uszkodzone. Kiedyś było tam ciepło, komuś, kto mieszkał w ostatnim z tych pokojów; wyszedł w
    pośpiechu i zostawił pościel. Nie wyglądało na to, żeby coś wzięła. Dozorca tego domu obchodzi go nocą i wszystkie
    zamyka. Do rana, mówi, któreś są zawsze otwarte.

## Emin

script-2316 = Linia 7, bufet
script-2316-page =
    Na pętli jest kiosk, w którym każdy motorniczy dostaje bułkę. Tak jest od lat i motorniczowie wierzą, że to z układu
    zbiorowego. W układzie tego nie ma. Założyła go kobieta za swoje odszkodowanie; jechała ostatnią siódemką, z
    dwojgiem dzieci i walizką, a on minął przystanek i dojechał aż do mostu, wbrew wszystkim przepisom, żeby nie musieli
    iść. Czymś ze swojej puszki podzielił się z dziećmi. Z motorniczymi nie rozmawia. Patrzy, czy gryzą.

script-2317 = Spóźnienie Emina
script-2317-page =
    W gorączce jechał. Robił całą linię, tam i z powrotem, z dzwonkiem, a jeśli ktoś usiadł na brzegu łóżka, mówił:
    „Proszę przejść do przodu”. Nie opuścił żadnego przystanku. Gdzie drut był zerwany, toczył się rozpędem. Wsiadali do
    niego na zmianę i trzymali się, żeby tak rzec, uchwytu, bo inaczej czekał; a tuż przed świtem zapowiedział pętlę i
    poprosił wszystkich o opuszczenie wozu i sprawdzenie, czy niczego nie zostawili.

script-2318 = Piasek
script-2318-page =
    W tramwajach wożono piasek, do hamulców, w skrzynce pod siedzeniem. Piaskiem wysypano i podłogę, na której leżał, i
    tak się należało, a ze szpar nigdy go nie usunięto. Rodzina, która ma teraz ten dom, jest z południa. Dziwią się,
    skąd się bierze. Zamiatają w soboty i wzdłuż trzeciej deski zawsze trochę jest; bardzo czysty, suchy i takiego
    rodzaju, jakiego w tym mieście się nie spotyka.

script-2319 = Między przystankami
script-2319-page =
    Stało się to między Łaźnią a Lipowym Rogiem, bliżej Lipowego Rogu. Biegł i każdy, kto widział, mówi, że był daleko z
    przodu. Długo miejsce znaczył pęczek czegoś wetknięty w szynę, który pierwszy poranny wóz zrzucał na bok. Potem
    zajezdnia ustawiła tam słupek, pomalowany jak wszystkie, z rozkładem w ramce. Jest to przystanek na żądanie. O ile
    wiadomo, jedyny na linii, na którym nikt nigdy nie wsiadł, a tramwaj staje.

## Ljuba

script-2320 = Nocna taca
script-2320-page =
    Metropol ma znowu restaurację. Po zamknięciu kuchni na ladzie portiera stawia się tacę: dwie kromki, coś zimnego,
    serwetka. Ona jest czyjaś, powiedziano nowemu portierowi pierwszej nocy, i pod żadnym pozorem nie wolno mu jej
    zjeść, choć jeśli chce, może zamówić własną. Zapytał, jak długo to ma trwać. Pokazano mu księgę z czasów oblężenia,
    ostatnią stronę; wpisywała tam kolację każdego w domu, noc w noc, z imienia. Przy sobie wpisała „Później”.

script-2321 = Obsługa pokoju
script-2321-page =
    Nie lubiła, żeby się nią zajmowano. Dzwoniła, nożem o szklankę, a kiedy ktoś przyszedł, nie pamiętała po co i
    pytała, czy wszyscy są w domu. Wszyscy, mówiono jej. Wtedy sprawdzała z księgą. Ostatniej nocy dzwoniła o trzeciej i
    dziesięć po, pytanie było to samo, i ktoś na warcie czytał jej imiona. Jedno było kogoś, kto dawno nie żył. „Ma
    własny klucz” – powiedziała Ljuba i zamknęła księgę.

script-2322 = Wstęp wzbroniony
script-2322-page =
    To ona poszła do drzwi. „Kogo mam zapowiedzieć?” – brzmiały jej ostatnie słowa i wygląda to na zmyślenie, ale
    słyszały je dwie osoby. Jedna była na zewnątrz. Opowiedział to po latach, w więzieniu, w innym kraju, kapelanowi,
    nie po to, żeby mu przebaczono, mówił, chciał tylko, żeby ktoś zapisał, że w sieni była osoba, która zapytała.
    Kapelan zapisał. Leży to w archiwum zakonu, w teczce „Różne”.

script-2323 = Gaszenie świateł
script-2323-page =
    Przez wszystkie te lata nigdy nie była na dworze o tej godzinie. Zawsze tylko na nią patrzyła. Może myślała, że z
    dołu będzie tak samo. Okna, w których świetle znała ulicę, były wszystkie ciemne i szła, jak się przypuszcza, według
    numerów, licząc pod nosem. W rocznicę ludzie z tej ulicy nie gaszą lamp do szóstej. Nikt tego nie organizował. Jest
    to drogie i psuje sen, a ze wzgórza wygląda jak miasto, które ma co świętować.

## Nadia

script-2324 = Porcje
script-2324-page =
    Czyta się o czymś takim u kucharki i myśli, że to niemożliwe. Co dzień trzymała w ręku chochlę. Wracali do tego
    potem w kółko: kto gdzie siedział, kto pierwszy wstał. Chodziło o talerz. Sobie nakładała zawsze na końcu, tyłem do
    nas, nakrywała pokrywką i jadła w kuchni; i pod pokrywką nigdy nic nie było. W zakładach traktorowych jest nowa
    stołówka. Kto tam wydaje, siada pierwszy, na oczach wszystkich, i je. Taka jest zasada.

script-2325 = Smak soli
script-2325-page =
    Pod koniec nic się w niej nie utrzymało. Gotować i tak kazała. Leżała i wydawała polecenia przez otwarte drzwi:
    zdjąć pokrywkę, nakryć, jeszcze, dość. Po odgłosie, mówiła. Kazała sobie podać łyżkę do ust i zabrać. „Czegoś
    brak” – mówiła. Próbowano z solą, z kawałkiem łupiny cebuli. Nosili jej dziewięć razy i za ostatnim zastanawiała się
    tak długo, że zaczęli płakać. „Ujdzie – powiedziała Nadia – dla ludzi”.

script-2326 = Chochla
script-2326-page =
    Kiedy przyszło sprzątać kuchnię, chochli nikt nie chciał wziąć. Była z aluminium, z wgnieceniem. Nadia podniosła ją
    na człowieka z pistoletem; bał się tak samo jak ona. W końcu zabrały ją kobiety ze stołówki, owiniętą w ściereczkę
    jak coś z kościoła. Jest w użyciu. Wisi z innymi, w piątki nalewa się nią przy stole dla dzieci i bywały już
    kłótnie, czyja kolej na tę wgniecioną, bo mieści trochę mniej.

script-2327 = Po co poszła
script-2327-page =
    W jej torbie była sól. Nikt o sól nie prosił. Ona, która nigdy nie chodziła dalej niż do pompy, poszła taki kawał w
    śnieg z powodu zupy; powiedziała im, że musi zaczerpnąć powietrza. Torbę przyniósł żołnierz, bo był w niej fartuch z
    numerem. Był tego dobry kilogram. Starczyło na długo. Do dziś na tej ulicy, jeśli ktoś częstuje i powie się, że
    przydałaby się szczypta, robi się bardzo cicho i ktoś idzie i przynosi mały niebieski słoik.

## Petar

script-2328 = Zadania z bochenkami
script-2328-page =
    „Jeśli pięciu ludzi ma siedem bochenków, a jeden z nich nie lubi chleba”. Było to w jego dzienniku, po wewnętrznej
    stronie okładki. Próbował ułożyć zadanie, które by wyszło. Prób było ze trzydzieści, na przestrzeni tygodni, i były
    coraz krótsze. „Jeśli dwóch ludzi ma bochenek”. W ostatnim nie było już ani ludzi, ani bochenków; był pociąg, odjazd
    o dziewiątej. Uczniowie szukali wyniku, kiedy byli dorośli i mieli własne dzieci, które umiały równania. Przyjeżdża
    za dziesięć dwunasta. Nawet odrobinę przed czasem.

script-2329 = Nieobecny usprawiedliwiony
script-2329-page =
    Kazał sobie wpisać nieobecność. Upierał się; trzy dni choroby i potrzebna jest kartka od rodziców. Oboje od dawna
    nie żyli. Napisała ją więc najmłodsza osoba w domu, pod jego dyktando: „Proszę o usprawiedliwienie mojego syna
    Petara, który ma gorączkę i chwilowo nie może się do niczego przydać”. Poprawił przecinek i podpisał nazwiskiem
    ojca. Musiało to być jedyne fałszerstwo w jego życiu. Trzymano się tego. Od tamtej pory jest w tym dzienniku
    nieobecny usprawiedliwiony.

script-2330 = Od strony tablicy
script-2330-page =
    Całe życie uważał, że porozmawiać można z każdym. Udowodnił to na czternastolatkach. Kiedy się włamali, wstał
    podobno i zapytał, co oni sobie wyobrażają, głosem, jaki miał na takie okazje, i dwaj rzeczywiście się zatrzymali.
    Jeden zdjął nawet czapkę. Zrobił to trzeci, który był z innego miasta i miał innego nauczyciela. Ten z czapką
    przychodzi co roku. Stoi z tyłu, a kiedy wszyscy pójdą, wyciera kamień.

script-2331 = Dzielenie pisemne
script-2331-page =
    Z takimi oczami w ogóle nie powinien był tam być. Okulary znaleziono kawał od niego, na murku, złożone, jak je
    odkładał na noc. Czyli zdjął je sam. Dużo o tym mówiono. Jedni sądzą, że padał śnieg i na nic mu nie były. Inni, że
    zobaczył, co nadchodzi, i wolał nie widzieć. Dziewczyna, która była w 4b, powiedziała, że to całkiem proste: zawsze
    je zdejmował, zanim powiedział człowiekowi coś miłego.

## Irena

script-2332 = Masa ciała
script-2332-page =
    Wszystko zapisywała, z ciekawości, można by rzec. Dzień pierwszy, tyle a tyle kilogramów. Tętno. Co idzie najpierw i
    w jakiej kolejności przestaje człowiekowi zależeć: na słodkim, na cieple, na cudzych głosach. Osiemnaście stron tym
    równym, pochylonym do przodu pismem, a ostatnia jest tak samo czytelna jak pierwsza. Wydano to. Studenci uczą się z
    tego na trzech uczelniach. We wstępie jest napisane, że badana była kobietą, lat pięćdziesiąt, drobnej budowy,
    nazwisko nieznane; a na marginesie egzemplarza bibliotecznego ktoś je wpisał, atramentem.

script-2333 = Lekarka
script-2333-page =
    Rozpoznanie postawiła w poniedziałek i nie powiedziała nikomu. Przejrzała półkę, obliczyła, ile by trzeba, ile jest
    i komu jeszcze mogłoby się przydać; a potem wypisała sobie etykietę: „Rumianek, w razie potrzeby”. Prawdziwy lek
    znaleziono przy sprzątaniu. Stał na swoim miejscu, pełny, trzeci od lewej. Na dnie, gdzie zobaczy to tylko ten, kto
    zdejmie go dla kogoś innego, było: „To byłoby marnotrawstwo. Nie dyskutować. I. L.”

script-2334 = Pierwsza pomoc
script-2334-page =
    Objaśniała, kiedy pracowali. Ucisnąć tu. Nie, tu; mocniej, niż by się chciało. Teraz na zegar. Przez cały czas
    patrzyła im na ręce, surowo, jak uczniom, a kiedy ktoś zaczynał coś mówić, kręciła głową, bo wtedy słabiej się
    uciska. Wszystko zrobili dobrze. Chciała, żeby mieli co do tego jasność, i kazała powtórzyć. To dzięki niej
    dziewczyna z sąsiedztwa, która trzymała lampę, została pielęgniarką. Patrzy na zegar.

script-2335 = Sprawunek
script-2335-page =
    To, co miała przy sobie, było dla kobiety z zaułka Młyńskiego, o której nikt w domu nie słyszał. Było na tym jej
    nazwisko i „dwa razy dziennie”. Chłopak, który przeszukał kieszenie, umiał czytać i zaniósł to tam. Liczył na
    nagrodę. Kobieta nie wiedziała, tak jak nikt, że idzie do niej ktoś obcy; tylko raz, przy pompie, jesienią, ktoś z
    kolejki zapytał ją, od jak dawna ma ten kaszel. Chłopak dostał jabłko. Jest aptekarzem. Utrzymuje, że to przez to
    jabłko.

## Osman

script-2336 = Szafka Osmana
script-2336-page =
    Zawsze się z tej szafki śmiali. Była na jedzenie, z siatką od much i czterema półkami, pięknie zrobiona; skończył ją
    w tym tygodniu, kiedy nie było już czego włożyć. Otwierał ją przed nimi i zamykał, żeby pokazać, jak chodzi. Kiedy
    nie mógł już stać, kazał przenieść do niej materac. Dziś ma ją piekarnia. Proponowano im porządną, stalową. Są w
    niej ciastka, te z kremem, na wszystkich czterech półkach, a kto otwiera drzwiczki, temu uczniowie mówią, żeby
    powoli i żeby słuchał.

script-2337 = Sześć desek
script-2337-page =
    Zrobił ją sam. W jedno popołudnie, między dwoma atakami, i nie pozwolił nikomu po sobie zamieść. Była za krótka.
    Zauważyli dopiero, kiedy była potrzebna, i wpadli w rozpacz, bo nigdy w życiu nie pomylił się w mierze. Dopiero
    córka sąsiadów zobaczyła nacięcie od środka i to, że koniec chodzi w rowku: dawał się wysunąć, dokładnie o tę dłoń,
    której brakowało, i zatrzasnąć. Pomyślał o schodach. Na tych schodach jest zły zakręt.

script-2338 = Jaskółczy ogon
script-2338-page =
    Kula przeszła najpierw przez stół. Stół był jego, dębowy, na kołki, bez jednego gwoździa. Po wojnie naprawili go
    ludzie z warsztatu w mieście; wpuścili w dziurę kawałek drewna i robili to trzy tygodnie, na zmiany, bo za każdym
    razem mistrz przychodził, patrzył i mówił: „On by to zobaczył”. W końcu przestał tak mówić. Można przeciągnąć ręką.
    Wszyscy to robią i wszyscy zatrzymują się nie tam.

script-2339 = Cudza belka
script-2339-page =
    Wrócił po belkę. Smolna sosna, cztery metry, koniec bez skazy, i mówiono mu, żeby zostawił, a on powiedział:
    chwileczkę. Latem odkopano ją, i jego. Komisja nie chciała jej wydać. Była dowodem rzeczowym czegoś. Więc nad tym
    rogiem ruiny zbudowano dach, całkiem mały, żeby ją chronił. Opiera się na tej belce. Nic innego porządnego tam nie
    było, mówi budowniczy, a poza tym było widać, do czego miała służyć.

## Greta

script-2340 = Na głowę
script-2340-page =
    W artykułach było „w równych częściach”. Sama je napisała i trzymała się ich aż do obierek. Był raz wniosek, żeby
    tego dnia dać jej większą porcję, ze względu na to, jak wygląda, i kazała go wykreślić z protokołu jako niezgodny z
    porządkiem. Na wydziałach prawa omawia się tę sprawę pod hasłem „Stan wyższej konieczności”. Są podobno dwie szkoły.
    Studentów zawsze pyta się, co by zrobili, a potem ktoś z tyłu pyta, co się stało z resztą, i wykładowca musi zajrzeć
    do notatek.

script-2341 = Pełnomocnictwo
script-2341-page =
    Przedostatniego dnia dyktowała sąsiadce, która ładnie pisała. Same sprawy: miedza w Górnym Młynie, renta wdowy, spór
    o kozę, który kozę przeżył. Wszystko miało być prowadzone dalej. Podała paragrafy. W sprawie kozy, dopuściła, można
    się ugodzić. Sąsiadka była praczką. Poszła z tym do sądu, z całą listą, w pożyczonym kapeluszu, i wygrała miedzę i
    rentę. Mówi, że trzeba było tylko niczego nie pominąć i nie podnosić głosu.

script-2342 = W obecności świadków
script-2342-page =
    Poznała go. Miał szalik po same oczy, a ona powiedziała, zupełnie wyraźnie: „Panie Halid, jest pan mojej kancelarii
    winien za akt”. Więc musiał strzelić. Sam to powiedział przed sądem. Nie poszedł tam zrobić komuś krzywdy. Nie mógł
    znieść, że w takiej chwili to akurat ktoś, komu jest winien. Zaprotokołowano. Kiedy przyszło do kosztów, sędzia
    zapytał, czy jest coś jeszcze niezapłaconego, a on powiedział, że tak, podał sumę i trzeba było czekać, aż będzie
    mógł mówić dalej.

script-2343 = Nie zostawiając adresu
script-2343-page =
    Nie powiedziała nikomu, dokąd idzie, i wyszło to dopiero, kiedy otwarto skrzynię i znaleziono terminarz. „Czw.
    wiecz.: doręczyć”. Był klient, za linią, któremu należał się dokument. Był to akt własności domu, który spłonął we
    wrześniu. Klient go teraz ma. Leżał w jej wewnętrznej kieszeni; jest w nim dziura wielkości monety, dokładnie w
    miejscu na pieczęć. Jest w pełni ważny. Dał go do sprawdzenia.

## Aleks

script-2344 = Krzywa
script-2344-page =
    Jego krzywa stała się całkiem sławna. Pokazuje kalorie na dzień, dla jednego gospodarstwa, małymi krzyżykami, a tam,
    gdzie inni pozwoliliby jej zejść z kartki, pociągnął kropkowaną linię do zera i napisał datę. Pomylił się o dwa.
    Trwało to dwa dni dłużej, niż powinno, a naprzeciw, na marginesie, ledwie czytelnie: „Błąd? Sprawdzić. Ktoś mnie
    karmi”. Badał to wszelkimi sposobami. W ostatnim wpisie jest lista osób w domu, z pytajnikiem po każdej.

script-2345 = Remisja
script-2345-page =
    „Chorzy z gorączką, mężczyźni, czterdzieści do pięćdziesięciu lat, nieleczeni: sześciu na dziesięciu”. Mówił to
    każdemu, kto podszedł do łóżka, na pociechę. Sześciu to większość. Pytał o pozostałych, jak się mają, i trzeba mu
    było wyjaśnić, że pozostałych nie ma, że jest jedyny; dobrą chwilę się z tym mierzył. Próba z jednego, powiedział.
    To w takim razie nie jest w ogóle statystyka. To nie można nic powiedzieć. Zauważono, że od tej pory było mu
    znacznie lżej na duszy i mówił o matce i o drzewach.

script-2346 = Wartość odstająca
script-2346-page =
    Według jego własnych tabel nic nie mogło się stać. Był wtorek, między drugą a trzecią, po stronie odwróconej od
    wzgórza; przez całe oblężenie w tym kwadracie nie spadł ani jeden pocisk. Dlatego przestawił tam krzesło. Jego
    profesor, wtedy już bardzo stary, przyjechał zobaczyć to miejsce. Stał tam przez godzinę z kapeluszem w ręku, od
    drugiej do trzeciej, i ludzie myśleli, że się modli. Powiedział im, że robi jedyne, co można: dopisuje zero.

script-2347 = Wartość oczekiwana
script-2347-page =
    Wyjaśnił im, że droga wzdłuż kanału to jeden na czterdzieści, a ta druga jeden na dwanaście. Więc był kanał. Nie
    byłoby inaczej, powiedziałby im z pewnością, gdyby zdarzyło się na odwrót, te dwie rzeczy trzeba rozdzielić: decyzja
    była słuszna. Jego tabela wisi w pokoju nowego instytutu, pod szkłem. Kratkę kanału zostawiono, jak była. Każdy, kto
    tam pracuje, wpadał na to, żeby ją poprawić, i nikt nie wiedział o ile.

## Alive, and the house is lost

script-2350 = Vuk, bez domu
script-2350-page =
    Vuka puścili, bo był za duży, żeby go żywić, i zbyt zmęczony, żeby go pilnować. Czyjąś matkę doniósł do cegielni,
    postawił, wrócił po krzesło. Wiosną widziano go w kamieniołomie, spał w prochowni, która była pusta. Do miasta
    schodzić nie chciał. W niedziele dochodził do ostatniego zakrętu, skąd widać dachy, znajdował nasz i patrzył, kto
    rozpala w kuchni.

script-2351 = Mira, bez domu
script-2351-page =
    Mira była za świetlikiem, zanim oni doszli do drugiego podestu, i zabrała ze sobą wszystkich, którzy za nią poszli.
    Nie byli to wszyscy. Tych przeprowadziła dachami, a potem przez rzekę. Później znów była przewodniczką, jedną z
    najlepszych. Na nikogo nie czekała. Mówiła to na początku, zanim zapłacili, żeby było jasne: idę, a kto jest za mną,
    jest za mną. Było to w broszurze i ludzie myśleli, że chodzi o kondycję.

script-2352 = Jovan, bez domu
script-2352-page =
    Tej nocy Jovan spał, jedynej, kiedy spał. Nigdy się z tym nie pogodził. Wyrzucili go w skarpetkach. Zgłosił się do
    pierwszych koszar, na jakie trafił, sam z siebie, na wartownika, i było mu wszystko jedno czyje; i stał na każdej
    warcie, której inni chcieli się pozbyć. Bardzo go cenili. Kiedy się skończyło i wszystkich odesłano do domu, stał
    tam dalej, przy bramie, która prowadziła w pole, aż ją zabrano.

script-2353 = Sanja, bez domu
script-2353-page =
    Na tym domu było dziewięć zamków, Sanja je zakładała i żadnego nie wyłamano. Wystarczyło, żeby ktoś siedział i
    przekręcił jeden klucz. Mieszkała w garażu przy stacji towarowej. Naprawiała, co jej przynieśli. Nie robiła niczego,
    co się zamyka. W mieście są furtki jej roboty, ze sto, lekkie jak ptaki, każda z klamką, którą podniesie dziecko; a
    kiedy klient pyta, co w takim razie nie wpuszcza obcych, mówi: „Nic. Nigdy nic ich nie powstrzymywało. Trzeba być w
    domu”.

script-2354 = Emin, bez domu
script-2354-page =
    Emin pobiegł. To umiał. Na rogu zauważył, że jest sam, i pobiegł z powrotem, a tam stał dom z lampami obcych i nie
    mógł wpaść na to, z której strony zadzwonić. Kiedy tramwaje znów ruszyły, nie chcieli go; zgłosił go jako zmarłego
    ktoś, kto mu dobrze życzył. Więc nimi jeździł. Wsiadał rano na pierwszym przystanku, z biletem, i jechał do
    ostatniego. Siedział za motorniczym. Na każdym przystanku odwracał się i liczył.

script-2355 = Ljuba, bez domu
script-2355-page =
    Trzydzieści lat nocy, a tej jednej nikt nie siedział w portierni. Ljuba uważała, że to jej wina, nieważne, czyja
    była kolej. Opowiadała to każdemu, kto słuchał: która godzina, kto gdzie spał, jaka pogoda. Księgę miała ze sobą.
    Tylko to pozwolili jej wziąć. W linijce na tę noc nie ma nic, a na każdej następnej stronie, przez lata, w domu
    opieki, gdzie mieszkała i spisywała, kto wyszedł na kolację i kto wrócił, zostawiała tę linijkę wolną.

script-2356 = Nadia, bez domu
script-2356-page =
    Kazali jej dla siebie gotować. Została tydzień, we własnej kuchni, z ludźmi, którzy mówili do niej babciu. Jedli nie
    najgorzej. Nie mogła przeboleć talerzy, że to nasze talerze. Pewnego wieczoru, kiedy wszyscy mieli nałożone, zdjęła
    fartuch, złożyła go i wyszła frontowymi drzwiami. Wartownikowi powiedziała, że idzie po sól. Poświecił jej latarnią
    na stopniach. Doszła w końcu aż do morza i gotowała tam, dla jednej osoby.

script-2357 = Petar, bez domu
script-2357-page =
    Petara wsadzono na ciężarówkę, z powodu okularów wzięto za jednego ze swoich i kazano mu uczyć dzieci tych, którzy
    nas wypędzili. Pokój był ciepły. Dzieci były jak dzieci. Uczył je czytać, z tego, co było; była to książka z naszej
    półki. Na wyklejce było nazwisko i któreś podniosło rękę i zapytało, kto to. Odpowiedź zajęła mu całą lekcję. Potem
    odesłano go gdzieś dalej.

script-2358 = Irena, bez domu
script-2358-page =
    Irena wydostała się z pudełkiem po butach. Dwa dni siedziała na nim na rozstaju, wśród mnóstwa ludzi, i rozdawała
    według potrzeb, aż było to już tylko pudełko. Potem poszła. Była aptekarką we wsi na czterdzieści domów, która
    aptekarza nigdy nie miała, i bano się tam jej dokładności. Drzwi w sklepie nie miała. Nie może mieć, tłumaczyła, bo
    musiałaby siedzieć i ich pilnować; była zasłona, z koralików, i słychać ją było na całym placu.

script-2359 = Osman, bez domu
script-2359-page =
    Drzwi frontowe były jego roboty, a wyłamali je ławką, też jego. Słyszał jedno o drugie. Powiedział, że dobrze się
    trzymały, i drzwi, i ławka. Potem mieszkał u kuzyna nad jeziorem, budował łodzie i był na swój sposób zadowolony,
    tylko rygla nie dał się namówić założyć do niczego. Tych, którzy zajęli nasz dom, do lata nie było. Spalili
    wszystko, stopień po stopniu, od góry, i pod koniec musieli mieszkać na parterze, a nad sobą mieli już tylko dym.

script-2360 = Greta, bez domu
script-2360-page =
    Papiery miała przy sobie: dziewięć artykułów i lista podpisów na pokrywce pudełka. Z tym wniosła pozew o
    przywrócenie posiadania. Oddalono go, ponieważ powodowie nigdy domu nie posiadali. Odwołała się. Druga instancja
    zapytała, w jakim charakterze występuje, i jest w aktach, że powiedziała: „Jako jedna z tych, którzy mieli nie
    spać”. Przegrała i to. Pochowano ją z aktami, zgodnie z jej dyspozycją, i sprawa jest tym samym, jak to ujęła,
    odroczona.

script-2361 = Aleks, bez domu
script-2361-page =
    Jest jedna szansa na dziewięć, że w noc, kiedy nikt nie czuwa, nic się nie zdarzy. Wyliczył to w listopadzie, jako
    ciekawostkę, i powiesił na ścianie. Wszyscy znali tę liczbę. Nikomu nigdy niczego nie wypomniał. Związał się z
    towarzystwem, które ubezpiecza statki, układał im tabele i był dobry, ostrożny, trochę nudny; a w drobnym druku
    każdej polisy, która przeszła przez jego ręce, jest klauzula, nie wiadomo skąd, mówią ubezpieczyciele, że ktoś na
    pokładzie ma nie spać.

## More endings

script-2365 = Jedno krzesło na chodniku
script-2365-quiet =
    Ustało o szóstej rano. W domu była jedna osoba, żeby to usłyszeć, i były wątpliwości: to mogły być uszy. Więc
    upuszczono patelnię, umyślnie. Patelnia była głośna. Czyli to prawda. Odsunięto rygiel i uniesiono drzwi, bo trzeba
    je unosić, i na stopniu było zimno i jasno, a ze wszystkich domów wychodzili ludzie, po dwoje, po troje. Ktoś
    zawołał przez ulicę: „Ilu was jest?”
script-2365-fewer =
    Najpierw powiedziano pozostałym. Trzeba było pójść naokoło, przez podwórze, i był czas pomyśleć, co powiedzieć.
    „Koniec” wydawało się wystarczać. Powiedziano to każdemu osobno, z imieniem, i głośniej komuś, kto trochę nie
    dosłyszał. Potem powiedziano to ulicy.
script-2365-none =
    „Jedno” – brzmiała odpowiedź i wcale nie wyglądała na liczbę. Podjął ją sąsiedni dom i podał dalej wzdłuż rzędu,
    jakby należała do wiadomości.
script-2365-last =
    Ostatni wpis jest krótki. Tę książkę od początku pisano w liczbie mnogiej i jest za późno, żeby wracać i poprawiać.
    Wytrzymaliśmy. Siedzimy na krześle na środku drogi. Chcielibyśmy, żeby było wiadomo, że byli i inni i że większość
    tego, co tu dobre, jest ich.

script-2366 = Czego nie świętowano
script-2366-quiet =
    Ulica świętowała. Miała pełne prawo. Był akordeon, piekarz rozdawał, co miał, a kiedy się ściemniło, na środku
    skrzyżowania zapalono ogień z cudzych okiennic, dla samej przyjemności. Wynieśliśmy naszą ławkę jak wszyscy. Miejsce
    obok nas dość długo było wolne.
script-2366-known =
    Wyszło to na jaw. Nie dowiedzieliśmy się, przez kogo. Nie było to nic, z czym idzie się do sądu, i gdyby nas
    zapytano, powiedzielibyśmy, jak to było tamtej nocy, co trzeba było rozstrzygnąć i jak szybko. Nikt nie pytał.
    Odsuwali się tylko trochę na swoich ławkach, jak od kogoś w mokrym ubraniu.
script-2366-last =
    A więc, dla tego, kto to znajdzie: żyjemy. Miało to swoją cenę i część zapłacili inni, których nie pytano. Niech to będzie
    na ostatniej stronie, bo wszystko inne, cośmy tu napisali, będzie się czytać przyjemniej. Akordeon jeszcze gra. To
    naprawdę piękny wieczór.

script-2367 = Krew na rachunku
script-2367-quiet =
    Kiedy działa umilkły, pierwsza myśl była taka, że teraz przyjdą w sprawie zmarłych. Myśleliśmy o tych, których sami
    zrobiliśmy. Była lista; prowadzono ją, nie za wspólną wolą, na końcu tej książki. Miejsce, godzina, w co był ubrany.
    Ktoś próbował zostawić ją na deszczu. Ale przyszli w sprawie wodociągu, później w sprawie kartek, i w końcu
    zauważyliśmy, że nikt nigdy nie przyjdzie.
script-2367-after =
    Więc zostało przy nas. To jak mebel, który był w domu przedtem; po ciemku się go obchodzi. Z sąsiadami żyjemy
    dobrze. Czasem ktoś przystanie na schodach, z ręką na poręczy, żeby przepuścić osobę, której tam nie ma. Dzieciom,
    które do nas przychodzą, mówi się, żeby uważały na stopień.
script-2367-last =
    Listę przepisano na czysto i wysłano do komisji, z naszymi nazwiskami na dole. Potwierdzono drukowaną kartką.
    „Pańskie pismo wpłynęło i zostanie rozpatrzone według kolejności”. Przed nim musi być bardzo wiele.

script-2368 = Wszyscy byli na miejscu
script-2368-quiet =
    Rzeczy powiedziane na naszym progu w pierwszej godzinie zawieszenia broni. „Naprawdę?” „Nie wychodź jeszcze”. „To
    wiatr”. „To nie wiatr, to ludzie”. „Kto ma mój drugi but?” „Zostaw garnek, chodź zobaczyć”. „Nie płaczę, tynk mi
    wpadł”. „Kto pierwszy?” „Dom to twoje znalezisko”. „To razem. Uważaj na nadproże”. „Co się teraz robi?” „No”. „Nie,
    ale naprawdę”.
script-2368-last =
    Z czasem wyszło na jaw, że nikt nie miał żadnych planów. Byliśmy przesądni. Więc robiliśmy to, co było do zrobienia:
    pompa, kuchenka, łóżka. Wieczorem wszyscy byliśmy na miejscu, jak co wieczór, a drzwi stały otwarte. Słychać było
    żaby. Było nas dużo więcej, niż ten pokój zdawał się kiedykolwiek mieścić. „Możemy zostać do niedzieli” – powiedział
    ktoś. Niniejszym zapisuje się, że zostaliśmy do siedemnastego czerwca.

script-2370 = Nowi gospodarze
script-2370-page =
    Trwało to niecały tydzień. Niewiele jest w tej książce: data, kim byliśmy, jakieś rachunki za drewno. Kto ją miał po
    nas, wyrwał zapisane strony i zaczął swoje na czystych, od początku. Było ich ośmioro. Też zaczęli od listy.
    Znaleźli dom, pisali, który musiano opuścić ledwie godzinę wcześniej, bo kuchenka była ciepła; ludzie byli
    najwyraźniej porządni, suszyły się zioła. Zamierzali wszystkiego pilnować, aż wrócą gospodarze.

script-2371 = Tak blisko
script-2371-page =
    Dziewięć dni później ogłoszono zawieszenie broni. Wyliczyli to potem ci, których takie liczby interesują. Na półce
    jeszcze coś było. Było drewno, a kalendarz skreślony do czwartku. Klucz miała kobieta z naszej ulicy. Wchodziła co
    rano i rozpalała w kuchence, żeby nie zamarzły rury, a dziewiątego dnia weszła, usiadła przy stole i powiedziała to
    pokojowi.
script-2371-last =
    Natknęła się na tę książkę na jej gwoździu i nie przeczytała, bo nie była zaadresowana do niej. Dopisała tylko w
    miejscu, gdzie powinien być wpis, żeby rzecz była kompletna. Ołówkiem. „Wtorek. Koniec. Uśmialibyście się, na
    wszystkich plakatach był zły dzień”.

script-2372 = Rzeczy znalezione
script-2372-page =
    Przedmioty przyniesione tamtej wiosny do domu przez ludzi z okolicy, którym mówiono, że nikogo już tam nie ma, a oni
    i tak przynosili: garnek, wyszorowany. Koc, z podziękowaniem. Pół worka sadzeniaków, „jak było umówione”. Sanki.
    Chochla, którą uważano za zaginioną. Dwa słoiki, pełne, za jeden pożyczony. Para dziecięcych bucików, za małe, ale
    nigdy nie wiadomo. Stały w sieni pod ścianą. Pokwitował je listonosz.
