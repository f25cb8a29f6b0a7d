# Departures. { $self } is whoever died, left or did not come back; { $them } is a person of the group.

## Somebody has died out there

script-2610 = Umówione słowo
script-2610-page =
    Było na to słowo, umówiliśmy się pierwszej nocy: jeśli kogoś nie da się zabrać, trzeba powiedzieć „potem”. Miało być
    szybko. Powiedzieliśmy. { $self } { $self_gender ->
        [feminine] leżała
       *[masculine] leżał
    } z policzkiem na stopniu, z otwartymi oczami i z taką twarzą, z jaką człowiek przypomina sobie, czy zamknął drzwi.
    „Potem” – powiedzieliśmy. Torbę wzięliśmy, a zegarek na przegubie jeszcze szedł, więc go zostawiliśmy. Nie powinno
    się tam leżeć i nie wiedzieć, która godzina.

script-2611 = Za oba końce koca
script-2611-page =
    Nieśliśmy { $self_accusative } w kocu aż do ogrodzenia. Tak niesie się równym krokiem, a my nie szliśmy równo. Na
    każdym rogu kładliśmy na ziemi. Nikt nie powiedział tego, co oboje myśleliśmy: że to mógłby być worek węgla, z
    którym wrócilibyśmy do domu i by nas pochwalono. Przy ogrodzeniu byli ludzie i trzeba było puścić. Z kieszeni
    { $self_genitive } wyjęliśmy do tego czasu kilo cukru. Mieliśmy go na wszystkich palcach.

script-2612 = Co zostało zawołane
script-2612-page =
    { $self } coś { $self_gender ->
        [feminine] zawołała
       *[masculine] zawołał
    }. Potem okazało się, że każde z nas słyszało co innego. Jedno było pewne, że „biegnijcie”, co byłoby rozsądne.
    Drugiemu zdawało się, że imię, i to nie nasze. W drodze powrotnej, płasko na brzuchach za nasypem tramwajowym,
    przerabialiśmy to szeptem, głoska po głosce, jakby wszystko od tego zależało; i im dłużej to powtarzaliśmy, tym
    mniej było słowem. W książce zapisano „biegnijcie”.

script-2613 = Dwa kubki
script-2613-page =
    Termos miał dwa kubki, jeden w drugim. Piło się z nich na rogu, na stojąco, przed wejściem: { $self }
    { $self_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    }, że smakuje mydłem i że mydło to zawsze coś. Teraz trzeba było nalać do jednego, a z przyzwyczajenia nalało się do
    dwóch. Nie była to chwila po temu. Na schodach słychać było głosy. Drugi kubek stanął na podłodze obok
    { $self_genitive }, na równym, gdzie się nie wyleje, i parował. Stąd wiedzieli, że był tu ktoś jeszcze, i ruszyli za
    nami.

script-2614 = Polecenia
script-2614-page =
    { $self } { $self_gender ->
        [feminine] miała
       *[masculine] miał
    } czas na polecenia. Były całkiem jasne. Weźcie torbę. Weźcie lewy but, są w nim pieniądze. Nie tędy, tamtędy. Nie
    siadajcie. Idźcie, kiedy doliczę do dziesięciu, a będę liczyć powoli, żeby wam było raźniej aż do bramy. Słychać
    było przez całą długość korytarza, liczba, a potem oddech. Przy bramie byliśmy przy szóstce. Czekaliśmy tam na
    siódemkę, z ręką na klamce; potem poszliśmy, tak jak nam kazano.

script-2615 = Krótsza droga
script-2615-page =
    Padła propozycja, żeby iść krótszą drogą. Nieważne czyja. Na dłuższej był lód, byliśmy spóźnieni i wszystko, co
    przemawiało za, zostało powiedziane. { $self } tylko { $self_gender ->
        [feminine] wzruszyła ramionami i poszła
       *[masculine] wzruszył ramionami i poszedł
    } przodem. Dłuższą przeszliśmy potem, z dwoma ładunkami, cztery razy wolniej, i było tam wszędzie zupełnie cicho,
    przy księżycu.

## The morning after a death

script-2616 = Talerz
script-2616-plate =
    Dziś rano każdy dostał trochę więcej. Nikt tego nie wymyślił, wyszło samo, z tego, co było w domu, i z dzielenia
    przez jedną osobę mniej. Zauważyliśmy, kiedy leżało już na talerzach. Nie ma sposobu, żeby opisać, jak to wygląda.
    { $self } zawsze { $self_gender ->
        [feminine] umiała
       *[masculine] umiał
    } ocenić na oko, co do okruszka, czyje jest większe; kogoś takiego teraz było trzeba, żeby powiedział coś
    niegrzecznego.
script-2616-choose-eat = „Jedzcie. Po to jest”.
script-2616-choose-back = „Z powrotem do garnka. Zjemy tyle co wczoraj”.
script-2616-eat = Zjedliśmy szybko, z głową nad miską, jak się przejeżdża złą drogę.
script-2616-back =
    Poszło z powrotem. Do wieczora zaszło kożuchem i była kłótnia, kto coś takiego wymyślił.

script-2617 = Żeby się nie zmarnowało
script-2617-bottle =
    Co zostało: pół butelki tego brązowego, termometr, kubek cukru odłożony na czas, kiedy { $self } zdoła go utrzymać.
    Na słupku łóżka wisiał wykres. Szedł w górę i w dół jak pasmo wzgórz, był ostatni szczyt, a potem czysty papier.
    Ktoś musiał zdjąć pościel. Należało właściwie wszystko spalić, koc też, ulotka od lekarza nie zostawiała
    wątpliwości; to był nasz najlepszy koc.
script-2617-choose-burn = „Spalić. Wszystko. Tak, to też”.
script-2617-choose-wash = „Wygotować i wywiesić. To wełna”.
script-2617-choose-keep = „Dostaje go ten, komu najzimniej. Dziś w nocy”.
script-2617-burn = Tliło się cały dzień. Na podwórzu nikt nie chciał stać tam, gdzie szedł dym.
script-2617-wash =
    Zamarzł na sznurku. Można go było oprzeć o ścianę i ktoś oparł, tak że przez noc stała w naszym korytarzu kwadratowa
    postać.
script-2617-caught =
    Koc dostał się { $them_dative }. Trzeciego dnia i to drugie też. Ulotka mówiła o tym całkiem jasno.
script-2617-warm = Grzał. Przez jakiś tydzień pachniał jak { $self }; a potem już tylko grzał.

script-2618 = Schody, drzwi, podłoga
script-2618-scrub =
    Szorowaliśmy piaskiem, a potem ługiem. Wtedy przez dziurę weszło słońce i zobaczyliśmy, że poszło szparami. Nie
    wiedzieliśmy, jak krzywa jest ta podłoga: ściekło na północny zachód. Zawsze mówiono, i { $self } też
    { $self_gender ->
        [feminine] mówiła
       *[masculine] mówił
    }, że dom stoi zupełnie prosto. Na górze był dywan, chowany na lepsze czasy.
script-2618-choose-carpet = „Znieś go. Nikt po tym nie przejdzie”.
script-2618-choose-bare = „Żadnego dywanu. Kto tu wejdzie, niech widzi”.
script-2618-carpet =
    Ma wzór w granaty. Kroków prawie na nim nie słychać. Nocą obchodziliśmy go brzegiem.
script-2618-bare =
    Zostało tak. Następni, którzy się włamali, postali chwilę z latarką i jeden powiedział do drugiego: „Tu już byli”.

script-2619 = Miejsce nieznane
script-2619-where =
    Wiedzieliśmy, że { $self } nie żyje, a nie mieliśmy { $self_genitive } u siebie. To różnica. Nie było czego kopać.
    Przyłapywaliśmy się na tym, że odkładamy porcję albo pytamy, kto ma duże nożyce. Najgorsze było łóżko, posłane od
    przedwczoraj wieczór. Po jakimś czasie ktoś powiedział to, co wszyscy myśleli: że ktoś powinien pójść i poszukać.
script-2619-choose-go = „Pójdę dziś w nocy, z prześcieradłem”.
script-2619-choose-not_go = „Nikt więcej od tego nie umrze”.
script-2619-found =
    { $them } { $them_gender ->
        [feminine] znalazła
       *[masculine] znalazł
    } miejsce i resztę. Zrobiono to tam, pod murem, w prześcieradle; oznaczone jest dachówką. „Widok całkiem przyzwoity”
    – usłyszeliśmy.
script-2619-gone =
    Nikogo tam nie było. Była tylko goła plama w śniegu, tego kształtu, i ślad, który odchodził w bok. Może psy. Może
    ktoś, komu trzeba było butów. A może { $self } { $self_gender ->
        [feminine] wstała
       *[masculine] wstał
    }. Nie należało mówić tego na głos, bo odtąd niektórzy po nocach nasłuchiwali.
script-2619-not_go = To było rozsądne. Łóżko rozebraliśmy, na listwy.

script-2620 = Przy śniadaniu
script-2620-breakfast =
    Przy śniadaniu jedno miejsce było wolne. Drzwi na strych zamknięto od środka, a w korytarzu już wcześniej ktoś
    postawił krzesło, na nim dobre buty, wyczyszczone, kartkę żywnościową i listę, co komu. Bardzo sprawiedliwą.
    Dlaczego, tego na niej nie było. My też nie napiszemy. Okno na górze jest od tego czasu otwarte.
    .soft =
        Przy śniadaniu jedno miejsce było wolne. W korytarzu na krześle stały dobre buty, wyczyszczone, z kartką
        żywnościową i listą, co komu. Bardzo sprawiedliwą. Nie rozmawialiśmy o tym. Okno na strychu jest od tego czasu
        otwarte.
script-2620-choose-list = „Zróbmy tak, jak jest na liście”.
script-2620-choose-mend = „Siadajcie, wszyscy. Każdy mówi, jak się czuje. Szczerze”.
script-2620-list =
    Zrobiono co do joty. { $self } nikogo nie { $self_gender ->
        [feminine] pominęła
       *[masculine] pominął
    }. Buty dostało jedno z nas, pasowały, i ta osoba nie przyszła na kolację.
script-2620-mend =
    Zajęło to całe przedpołudnie. Było trudniejsze niż wszystko, co zrobiliśmy tamtej zimy, i odpowiedzi nie zostaną tu
    zapisane. Odtąd pytano o to co dzień, przy stole, każdego, po imieniu; i nie wolno było mówić „w porządku”.

## The morning after somebody left

script-2621 = Co zostało zabrane
script-2621-missing =
    { $self_genitive } nie było. Nie było też paru rzeczy. Spisaliśmy je bez złości, na ile się dało: tyle, ile
    człowiekowi trzeba na tydzień, niewiele więcej. Łóżko było posłane. Na poduszce leżało to małe narzędzie do puszek,
    które słuchało tylko { $self_genitive }, a z nim rysunek, w czterech krokach, jak je trzymać. Zrobiliśmy według
    rysunku i w trzecim kroku człowiek zacinał się w kciuk; na tym kciuku { $self } zawsze { $self_gender ->
        [feminine] nosiła
       *[masculine] nosił
    } plaster.
script-2621-choose-curse = „I dwie nasze puszki. O tym też pamiętaj, jak rysujesz obrazki”.
script-2621-choose-light = „Zostaw lampę w oknie. Tydzień to nie tak długo”.
script-2621-curse =
    Ulżyło, że można krzyczeć. Trwało to do południa. Wieczorem nie było już na kogo.
script-2621-light =
    Lampa została. Szła na nią oliwa i co wieczór był o to spór, z tymi samymi argumentami; i co wieczór ją zapalano.

script-2622 = Niczyja wina
script-2622-quiet =
    To niczyja wina, że { $self } { $self_gender ->
        [feminine] odeszła
       *[masculine] odszedł
    }. Powiedziano to kilka razy. Mieliśmy rację, inaczej się nie dało, może to nawet lepiej; tam, gdzie { $self } jest
    teraz, będzie piec. Padła propozycja, żeby mówić o czym innym. Tym innym była pogoda. O północy zaczął padać śnieg,
    wielkimi płatami, z północy, prosto w twarz każdemu, kto szedł w tamtą stronę.

script-2623 = List na gwoździu
script-2623-letter =
    List wisiał na gwoździu przy drzwiach. „Odchodzę, bo dotarło do mnie, że nienawidzę tego, jak żujecie. Wszyscy.
    Wiem, że nie o to chodzi. Leżę i słucham i mam ochotę kogoś zabić. Byliście dla mnie dobrzy. Biorę małą patelnię, a
    wy możecie wziąć moje miejsce pod ścianą, najlepsze, nigdy wam tego nie { $self_gender ->
        [feminine] mówiłam
       *[masculine] mówiłem
    }; za nim jest ciepła cegła, na wysokości kolana. Nie szukajcie mnie. Żujcie wolniej. { $self }”.
script-2623-choose-brick = „Zobaczmy tę cegłę”.
script-2623-choose-after = „Idę za tym śladem. Jeszcze go widać”.
script-2623-brick =
    Z cegłą to była prawda. Musi być za nią komin, od sąsiadów. Siedzieliśmy tam na zmianę i przez parę dni nikt nie
    mógł jeść w towarzystwie.
script-2623-brought =
    To nie było daleko. { $self } od dwóch godzin { $self_gender ->
        [feminine] siedziała
       *[masculine] siedział
    } na murku drugiego mostu, z patelnią. Nie trzeba było nic mówić. Na schodach, w drodze na górę, padło całkiem
    pokornie, że właściwie żuje tylko jedno z nas.
script-2623-lost_track =
    Przy drugim moście schodziło się dużo śladów i dalej były już drogą. { $them } { $them_gender ->
        [feminine] stała tam do zmroku. Od tamtej pory jadła
       *[masculine] stał tam do zmroku. Od tamtej pory jadł
    } tylko zupę.

script-2624 = Spóźnienie
script-2624-late =
    { $self } się { $self_gender ->
        [feminine] spóźniała
       *[masculine] spóźniał
    }. Tak się o tym mówiło. Jest sto powodów, żeby się spóźnić; patrol, zły zakręt, ktoś, kto chce opowiedzieć ci
    życie. Kolacja stała w cieple. Kiedy nie dało się już trzymać jej w cieple, po prostu stała. Ustaliliśmy kiedyś, że
    po dwóch nocach to już nie jest spóźnienie, a liczyć umiał każdy. To był pierwszy ranek.
script-2624-choose-wait = „Dwie noce, tak mówiliśmy. Nakryjcie”.
script-2624-choose-search = „Idę szukać. Teraz, za dnia”.
script-2624-wait = Nakryto. W ciągu dnia każdemu z nas przypomniał się jakiś wypadek.
script-2624-search =
    { $them } { $them_gender ->
        [feminine] obeszła
       *[masculine] obszedł
    } wszystkie miejsca, które wymieniono. Ludzie byli uczynni. Kogoś takiego widzieli; widzieli troje takich.

script-2625 = Spóźnienie, dla jednej osoby
script-2625-late =
    { $self } się { $self_gender ->
        [feminine] spóźniała
       *[masculine] spóźniał
    }. Nie było komu tego powiedzieć, więc nikt nie powiedział. Kolacja stała w cieple, dopóki było drewno. Potem
    podeszliśmy do drzwi i odsunęliśmy rygiel, żeby ktoś z zajętymi rękami musiał tylko pchnąć. To pierwsza rzecz,
    której się tu uczy nie robić nigdy. Przez całą noc przy framudze była smuga ciemności, szeroka na dłoń.

script-2627 = Krok na schodach
script-2627-step =
    Na schodach był krok, który ominął trzeci stopień, jak robi ten, kto tu mieszka. Nikt nie oddychał. { $self }
    { $self_gender ->
        [feminine] weszła, objęła wzrokiem lampę i stół i usiadła, wciąż w czapce i rękawiczkach
       *[masculine] wszedł, objął wzrokiem lampę i stół i usiadł, wciąż w czapce i rękawiczkach
    }; trochę trwało, zanim ktoś się odezwał. To była piwnica, trzeba było przeczekać. „Zostawiliście światło” –
    { $self_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    } { $self }. Był biały dzień albo prawie.
script-2627-coat =
    Przyszła dziewczynka z kurtką na ręku. Przysłał ją ojciec, ten, co jeździ wozem. Na tasiemce przy kołnierzu było
    imię, { $self }, i nasza ulica; zobaczył, kiedy miał ją spalić. Skąd jest, nie wiedziała. O szóstej musiała być w
    domu. Od bramy wróciła, bo kazali jej jeszcze powiedzieć: to on zamknął oczy.

## Two who walk out

script-2628 = Torba przy drzwiach
script-2628-bag =
    Kiedy wstaliśmy, przy drzwiach stała torba. Spakowana, ściągnięta pasem. Była niczyja, na to wychodziło; wszyscy ją
    obchodzili. W południe wciąż stała. Było jasne, że postawiono ją, żeby było widać, i że ten, do kogo należy, siedzi
    między nami, naprawia siatkę i czeka, co o niej powiemy.
script-2628-choose-unpack = „Rozpakować. Wszystko na miejsce i ani słowa”.
script-2628-choose-whose = „Czyja to? Wyłóżmy to na stół”.
script-2628-unpack =
    Zrobiono to, gdy pokój był pusty. Skarpety do skarpet. Przy kolacji ktoś miał inną koszulę.
script-2628-stays =
    Był krzyk i część z tego była prawdą od tygodni. Kiedy znów ucichło, torba dostała kopa, od właściciela, przez całą
    sień. Były w niej same cegły. „Trzeba było wiedzieć – usłyszeliśmy – czy ktoś ją podniesie”.
script-2628-goes =
    „Moja” – { $them_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    } { $them }, { $them_gender ->
        [feminine] wstała, odłożyła siatkę i wzięła ją
       *[masculine] wstał, odłożył siatkę i wziął ją
    }. Wtedy był jeszcze czas. Przez okno widać było, jak na rogu torba przechodzi z prawej ręki do lewej.

script-2629 = Na gorącym uczynku
script-2629-caught =
    O piątej warta usłyszała krok na podwórzu i wyszła z łomem. To było jedno z nas, a po drugiej stronie muru stał
    mężczyzna z workiem i podawano mu rzeczy: nasze. Uciekł. To jedno z nas zostało. Chodziło o siostrę, w koszarach, i
    co tydzień czegoś za nią chcieli. Od drugiego tygodnia szły przez ten mur rzeczy. Zwalaliśmy na szczury.
script-2629-choose-out = „To idź do niej. Weź to i nie wracaj”.
script-2629-choose-pay = „Ile, żeby ją puścili? Wszystko, od razu”.
script-2629-out =
    { $them_gender ->
        [feminine] Była
       *[masculine] Był
    } to { $them }. Jakoś dotąd nie wymówiliśmy imienia. { $them } { $them_gender ->
        [feminine] wzięła tylko jeden koc i poprosiła
       *[masculine] wziął tylko jeden koc i poprosił
    }, żeby następnej osobie powiedzieć o sztuczce z pokrywką.
script-2629-pay =
    Zbieraliśmy na kuchennym stole. Było tego dużo. Osoba, o którą szło, usłyszała dwa słowa: przytrzymaj i zawiąż.

script-2630 = Siostra
script-2630-sister =
    Przyszła podziękować. Była gruba. Nie jej wina, wzięli ją do kuchni i lubili ją tam; myślała, że te rzeczy
    przysyłają z dobroci. Rozpłakała się, kiedy zobaczyła, jak wyglądamy. Przyniosła to, co da się wynieść pod spódnicą
    z kasyna oficerskiego, a okazuje się, że to całkiem dużo.
