# Choices that can go wrong for good, and the mornings after somebody has gone.

script-1500 = Co zjechało zsypem
script-1500-chute =
    O zmierzchu zagrzechotał zsyp na węgiel, choć węgla nie ma od października, i na podłogę piwnicy wypadło dziecko w
    męskim płaszczu i tak usiadło. Był to może pięcioletni chłopiec. Do guzika miał przywiązaną karteczkę z nazwą ulicy,
    której już nie ma. Nie płakał. Rozejrzał się za tym, kto tu ustala zasady, i zapytał, czy to jest dom, w którym
    wolno być głośno.
script-1500-ask-keep = „Jest mały. Gdzieś się zmieści”.
script-1500-ask-convent = „Siostry takie biorą, za garbarnią. To godzina drogi. Pójdzie dziś”.
script-1500-bed =
    Padło na { $them_accusative }, bo trzymał się właśnie tego paska i nie puszczał nawet przez sen. Nazywał się Luka
    albo tak nazywał się płaszcz. Jadł to, co przed nim postawiono, a potem to, co stało obok. W nocy wstał, obszedł
    wszystkie łóżka i pod każdy nos podsunął płasko dłoń, a kiedy się upewnił, wrócił.
script-1500-road =
    Szedł sam, przodem, bo garbarnię znał po zapachu. Zrobiliśmy mu paczuszkę. Na zakręcie odwrócił się sprawdzić, czy
    patrzymy, i zrobił coś ręką, co mogło być salutowaniem. Płaszcz zacierał za nim ślady.

script-1501 = Ciotka
script-1501-aunt =
    Na podwórzu stała kobieta z wózkiem. Jest ciotką, powiedziała, i wyrecytowała, co jest na karteczce przy guziku
    chłopca, nie widząc jej, ulicę i numer. Obeszła każdą piwnicę stąd do garbarni. Luka siedział w tej chwili pod
    stołem, w butach, które { $them_gender ->
        [feminine] dała mu
       *[masculine] dał mu
    } { $them }. Nie wychodził. „On mnie nie zna – powiedziała kobieta całkiem rzeczowo. – Mieszkałam w innym mieście.
    Ale przyniosłam puszkę, za fatygę”.
script-1501-ask-give = „Luka, chodź. Oddaj buty”.
script-1501-ask-hide = „W tym domu nie ma dziecka. Źle panią poinformowano”.
script-1501-cart =
    Dał się wsadzić na wózek i siedział na nim prosto, jak ktoś, kogo się wiezie. Machał całym rękawem. Kiedy doszli do
    pompy, słychać było, jak pyta ją, czy to jest dom, w którym wolno być głośno, a co odpowiedziała, nie było słychać.
    { $them } { $them_gender ->
        [feminine] umyła miskę i odstawiła
       *[masculine] umył miskę i odstawił
    } ją na miejsce, gdzie zawadzała.
script-1501-stairs =
    Stała przez chwilę. Potem podziękowała nam i puszkę mimo to zostawiła na stopniu, a rano miał ją kto inny. Wieczorem
    dwóch mężczyzn pytało na ulicy o rodzinę z małym chłopcem i który to dom okłamał kobietę z wózkiem. Luka spał.
    { $them } { $them_gender ->
        [feminine] siedziała
       *[masculine] siedział
    } na schodach z pogrzebaczem.

script-1502 = Buty Luki
script-1502-page =
    Chłopiec przez dwa dni czekał na { $them_accusative } na trzecim stopniu. Trzeciego dnia przyszła kobieta z wózkiem,
    ciotka, która wiedziała, co jest na karteczce. Poszedł z nią, nie oglądając się. Miał na nogach buty, które
    { $them } { $them_gender ->
        [feminine] wypychała
       *[masculine] wypychał
    } mu papierem, i pozwolono mu je zatrzymać, bo ktoś powinien.

script-1503 = Za garbarnią
script-1503-arrived =
    Zaszła jedna z sióstr, z listą. Pod ostatnim nazwiskiem był rysunek płaszcza z nogami, ręką właściciela. Je,
    powiedziała. Przy furcie zapytał, czy to jest dom, w którym wolno być głośno, powiedziano mu, że nie, i skinął
    głową, jak człowiek, który dostał przynajmniej jasną odpowiedź.
script-1503-mitten =
    Musieliśmy dziś przejść koło garbarni. Siostry wyjechały w niedzielę; na bramie był łańcuch i kartka, a data na niej
    była wcześniejsza niż dzień, w którym go wysłaliśmy. W kruchcie nikogo. Leżał guzik z kawałkiem sznurka. Ktoś się po
    niego schylił, a potem zgodziliśmy się, że guzików jest bardzo dużo.

script-1504 = Kwit
script-1504-slip =
    Porucznikiem była kobieta z podkładką do pisania, nie starsza od studentki, i wytarła nogi. Każdy dom z całym dachem
    ma przyjąć jednego człowieka. Miała dla nas kwit, z kalką. Ten człowiek stał za nią w śniegu, miał katar i worek
    żołnierski i patrzył ponad nami wszystkimi na piec. „Jest nauczony czystości – powiedziała porucznik. – Ze wsi.
    Ucieszycie się z niego tej nocy, kiedy przyjdą”.
script-1504-ask-sign = „W korytarzu jest materac. Gdzie podpisać?”
script-1504-ask-pay = „Pani porucznik ma nas chyba pod szesnastym?”
script-1504-ask-refuse = „U nas pełno. Proszę zapisać, że pełno”.
script-1504-boots =
    Nazywał się Danilo. Buty wystawił za drzwi jak w hotelu i przeprosił za zapach. Jadł przed nami, szybko, z ręką
    wokół talerza, a potem wstał, bez proszenia zamknął drzwi na podwórze, rygiel i obie okiennice i usiadł pod nimi z
    karabinem między kolanami. Była to pierwsza noc od tygodni, kiedy wszyscy spaliśmy jednocześnie.
script-1504-next_door =
    Spojrzała na to, co dostała, i spojrzała na listę. Okazało się jednak, że szesnasty; w tym świetle prawie nie dało
    się ich odróżnić. Człowiek podniósł worek. Zrozumiał wszystko i wychodząc, skinął nam głową.
script-1504-underlined =
    Zapisała. Zapisała na marginesie, podkreśliła, oderwała kwit i mimo wszystko nam go dała. „Proszę zachować –
    powiedziała. – Żeby nie było, że nikt nie przyszedł”. Ten z katarem kichnął.

script-1505 = Danilo o czwartej rano
script-1505-night =
    O czwartej wszedł do nas w koszuli, z bluzą mundurową przewieszoną przez ramię jak kelner. Jego oddział ma rano iść
    na most. Wyliczył to sobie, powiedział; on ma dziewiętnaście lat, krów jest czternaście i matka sama nie da rady.
    Czy ktoś ma jakąś marynarkę? Zostawi wszystko. O szóstej po niego przyjdą. W bluzie miał wszyte nazwisko, na
    czerwono, na tasiemce. Widać było, że ktoś się przyłożył.
script-1505-ask-hide = „Dawaj to. Na strych, za zbiornik, i ani mru-mru”.
script-1505-ask-call = „Za to rozstrzelają cały dom, Danilo. Musimy im powiedzieć”.
script-1505-ask-nothing = „Wracaj na materac. My spaliśmy”.
script-1505-tunic =
    Przyszli o szóstej i usłyszeli, że wyszedł o piątej, bardzo się spieszył, na most. Porucznik patrzyła na materac, na
    buty i na nas, tyle czasu, ile trzeba, żeby przeczytać linijkę. „Czyli poszedł bez butów” – powiedziała. I złożyła
    podkładkę. Po ciemku poszedł dachami, w ślubnej marynarce czyjegoś dziadka. Na złożonej bluzie leżał pistolet. Z
    tasiemki wyciął tylko nazwisko.
script-1505-turned =
    Nie uwierzyli ani przez chwilę. Zajęło im to niecałą godzinę i nie byli ostrożni. { $them } { $them_gender ->
        [feminine] stała
       *[masculine] stał
    } przed schodami na strych, kiedy się zaczęło, a u ich stóp { $them_gender ->
        [feminine] leżała
       *[masculine] leżał
    }, kiedy się skończyło. Wyprowadziło go dwóch, boso. To, co zabrali za fatygę, było na liście jako „różne”.
    Porucznik poprosiła, żebyśmy podpisali i to.
script-1505-fetched =
    Usłyszał to z korytarza i zdążył włożyć bluzę i się zapiąć. Porządnie, pod szyję. Kiedy przyszli, siedział na brzegu
    materaca z rękami między kolanami. Dostaliśmy za to puszkę, z wyrazami uznania od wojska. Stała parę dni na półce i
    przesuwano ją za każdym razem, gdy ktoś chciał coś zza niej.
script-1505-slept =
    Nikt się nie obudził. Rano materac był zwinięty i obwiązany sznurkiem, jak do przeprowadzki, a na wierzchu, pod
    kubkiem, leżały obie kromki chleba. Zabrali go o szóstej. Wyszedł tak cicho, że zauważyliśmy dopiero zimno.

script-1506 = W naturze
script-1506-page =
    Wrócili w sprawie kwitu. Tym razem dwóch innych, z wózkiem, i mieli wszystko jak należy: dom, który nie może przyjąć
    człowieka, świadczy w naturze. Odczytali, ile. Ten z ołówkiem podkreślił nasz numer dwa razy, a na odchodnym pokazał
    nam przyjaźnie, gdzie musiałby postawić trzecią kreskę. Pół ulicy widziało, że zatrzymali się pod naszymi drzwiami.
    Było już ciemno. Słychać było, jak się to podaje dalej.

script-1507 = Odsunięte krzesło
script-1507-table =
    { $them } się { $them_gender ->
        [feminine] spakowała
       *[masculine] spakował
    }. Tobołek stał przy drzwiach, z kubkiem na wierzchu. Była droga, rzeką, człowiek, którego ktoś znał, jedno miejsce
    w łodzi. Nie chodzi o nas. Chodzi tylko o to, { $them_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    } { $them }, że w tym domu wszystko dzieli się tak sprawiedliwie, że dokładnie widać, na ile starczy. Porcja to
    porcja. Niech nikt nie wstaje. Potem krzesło się odsunęło i ten dźwięk jest odtąd w kuchni.
script-1507-ask-share = „To weź, co twoje. Tyle tego jest”.
script-1507-ask-forbid = „Nikt nie idzie. Zamknij. Pogadamy, jak będzie widno”.
script-1507-ask-listen = „Siądź na minutę. Nie na zawsze. Na minutę”.
script-1507-step =
    Odważyliśmy na stole, co do okruszka, bo więcej { $them } by nie { $them_gender ->
        [feminine] wzięła
       *[masculine] wziął
    }. Odprowadziliśmy do progu. Ktoś z nas powinien był coś powiedzieć i czuło się, jak wszyscy tego szukają, tak jak
    się szuka kontaktu w obcym pokoju. Potem ulica była pusta. Łódź istniała. Tyle usłyszeliśmy, później, że była jakaś
    łódź.
script-1507-key =
    Klucz całą noc chodził po pokoju z kieszeni do kieszeni. { $them } { $them_gender ->
        [feminine] leżała na tobołku i się nie odzywała
       *[masculine] leżał na tobołku i się nie odzywał
    }. Rano kubek był z powrotem na haczyku. { $them } { $them_gender ->
        [feminine] napiła się z niego, odstawiła go i powiedziała
       *[masculine] napił się z niego, odstawił go i powiedział
    }, dość uprzejmie, że drugi raz prosić nie będzie.
script-1507-sash =
    Rano okno na podwórze stało otworem, a na parapecie był śnieg z odciskiem kolana. Tobołka nie było. Nie było też
    tego, czego nie pilnowaliśmy, bo leżało w miejscach, o których wiedzą tylko domownicy. Staliśmy i dochodziliśmy, kto
    pokazał { $them_dative } puszkę za kominem. Wyszło, że kiedyś każde z nas.
script-1507-cup =
    Zrobiły się z tego trzy godziny. Najpierw o łodzi i czy można ufać człowiekowi, który bierze zapłatę w butach; potem
    o psie, którego { $them } kiedyś { $them_gender ->
        [feminine] miała
       *[masculine] miał
    }. Nikt nikogo nie przekonywał. W którejś chwili tobołek zaczął służyć za podnóżek. Rano jeszcze stał, a kubek
    wisiał na haczyku.

script-1510 = Szyb windy
script-1510-shaft =
    Podłoga ustąpiła, nie więcej niż na dłoń, i wypuściła zapach goździków. Pod nią był szyb. W świetle latarki
    rozróżniliśmy tam na dole półki, wciąż w porządku: ktoś zrobił ze starej windy spiżarnię, a potem dom zawalił
    wejście. Było może sześć metrów. Mieliśmy sznur do bielizny. Wypróbowano go wiadrem węgla, człowiekiem nigdy.
script-1510-ask-send = „Jedno z nas na dół. Reszta trzyma”.
script-1510-ask-leave = „Zostaw. To czyjś grób z konfiturą”.
script-1510-light =
    { $them } { $them_gender ->
        [feminine] wywoływała
       *[masculine] wywoływał
    } nam etykiety, zanim cokolwiek poszło w górę: pigwa, gruszka, pigwa. Szło w poszewce, na cztery razy, a potem
    { $them_gender ->
        [feminine] wyciągnęliśmy ją samą, szarą
       *[masculine] wyciągnęliśmy jego samego, szarego
    } od stóp do głów jak ćma. Na dole było krzesło, świeca i książka z zakładką. Nie, nikogo. Ale zakładką był bilet
    tramwajowy, tegoroczny.
script-1510-rope =
    Trzymał, dopóki był to tylko ciężar. Potem coś tam na dole poszło, ściana albo półka, i jakiś czas szło dalej. Gdy
    kurz opadł, sznur dał się wyciągnąć całkiem lekko. Na końcu był węzeł, zawiązany jak należy, a w nim nic. Wołaliśmy,
    aż z okna po drugiej stronie podwórza kazano nam przestać. Godzinę siedzieliśmy na brzegu, ze zgaszoną latarką, żeby
    oszczędzać, aż ucichło i osypywanie.

script-1511 = Pigwa
script-1511-door =
    Ktoś zapukał, nisko przy ziemi. Na progu { $them_gender ->
        [feminine] siedziała
       *[masculine] siedział
    } { $them }. Z tamtej spiżarni było, jak się okazało, drugie wyjście, przez dziurę na węgiel i dwie piwnice, i trzy
    dni trzeba było kopać je chochlą. Jedna ręka wisiała nie tak. Druga trzymała słoik pigwy, nieotwarty, bo nie było
    czym otworzyć. „Słychać było, jak wołacie – { $them_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    } { $them }. – Przecież { $them_gender ->
        [feminine] odpowiadałam. Cały czas odpowiadałam
       *[masculine] odpowiadałem. Cały czas odpowiadałem
    }”.
script-1511-shoe =
    Jakiś człowiek przyniósł nam but. Rozbierał ten dom z windą, na cegłę, i pytał, czyj mógłby być; wiedziano, że nas
    tam słyszano, jak wołamy. Głębiej się nie dostał. To był but { $them_genitive }, a sznurowadło było zawiązane.
    Niczego za to nie chciał. Powiedział, że zapukałby wcześniej, ale nigdy nie wiadomo, w których domach jeszcze na
    kogoś czekają.

script-1515 = O jedno miejsce za dużo
script-1515-page =
    Rzeczy po { $self_locative }, które rano jeszcze były w domu: grzebień. Wgłębienie w materacu. Pół sporu o szyber, w
    którym byliśmy górą. Nikt nie siadał na krześle; potem ktoś postawił na nim kosz z drewnem, żeby miało powód być
    puste. W południe jedno z nas z czegoś się zaśmiało i odwróciło w tamtą stronę, zobaczyć, czy { $self } słyszy.
script-1516 = Ślad
script-1516-page =
    Ślady { $self_genitive } szły od progu do rogu. Zupełnie równe. Na rogu zatrzymały się, obie stopy obok siebie,
    noskami z powrotem do domu, i stały tam jakiś czas, bo śnieg był udeptany. Potem poszły dalej. Znów zaczęło padać.
    Do wieczora trzeba będzie wiedzieć, gdzie patrzeć.
script-1517 = Rygiel
script-1517-page =
    Nikt nie postanowił, że rygiel zostaje odsunięty. Po prostu nikt go nie zasunął. { $self } { $self_gender ->
        [feminine] wiedziała
       *[masculine] wiedział
    }, jak te drzwi trzeba unieść, ale w taką pogodę się zacinają, a z pełnymi rękami byłby kłopot. Przez całą noc na
    ulicy słychać było kroki. Człowiek uczy się, ile jest rodzajów kroków. Nad ranem { $present ->
        [one] rygiel był jednak zasunięty i nie mogliśmy sobie przypomnieć, żebyśmy wstawali
       *[other] ktoś jednak wstał, zasunął rygiel i wrócił do łóżka, i nikt nie widział kto
    }.
script-1518 = Obie połowy
script-1518-page =
    Koc zawsze był za mały na dwoje. Zeszłej nocy starczył na dwa owinięcia i było za ciepło. Rano woda została nalana
    jak zwykle i był drugi kubek, a nie było komu powiedzieć, żeby wlać go z powrotem do kanistra. Więc został wypity.
    Kuchenka wypadała dziś na { $self_accusative }. Została dopilnowana.
script-1519 = Wciąż oczekiwani
script-1519-page =
    { $self } ma wpis w rubryce zaginionych. To osobna rubryka; urzędnik sam ją wykreślił, między dwiema innymi, bo druk
    jej nie przewidywał. Co wiosnę przychodzi kartka z pytaniem, czy coś się zmieniło. Wpisuje się datę i „nie” i
    podpisuje. W tamtych drzwiach rygiel zasuwa się późno, ostatni na ulicy.
