# What happens only while a certain person is in the group.
# { $them } is the name of a person of the group.

## C01 Vuk

script-1300 = Vuk słucha ściany
script-1300-wall =
    Rano Vuk szedł z łyżką wzdłuż tylnej ściany. Stukał, przykładał ucho i stukał znowu, o dłoń dalej, a gdy ktoś się
    odezwał, podnosił łyżkę. W kamieniołomie robili tak przed każdym strzałem i po nim, powiedział; kamień mówi, kiedy
    ma zamiar ruszyć, tylko że mówi raz. Przy kominie został długo. Próbowaliśmy i my, ale dla nas wszystko brzmiało jak
    ściana. Chciał dwóch porządnych podpór, i to zanim mróz z niej wyjdzie.
script-1300-ask-prop = „Jak on słyszy, to tam jest. Dajcie mu drewno”.
script-1300-ask-wait = „Vuk, ona stoi osiemdziesiąt lat. A zimno jest nam teraz”.
script-1300-wedge =
    Klinów nie dał nikomu tknąć. Wbijał trochę z jednej strony, trochę z drugiej, a pomiędzy słuchał z policzkiem na
    tynku, z zamkniętymi oczami, jak człowiek u golarza. Pod koniec powiedział całkiem cicho: „O”. Nikt z nas nic nie
    słyszał. Usiadł oparty o podporę i zapalił, choć było jeszcze widno i dało się pracować. Odkąd go znaliśmy, pierwszy
    raz usiadł przed resztą.
script-1300-chalk =
    Nie spierał się. Narysował na tynku niebieską kredą linię, od komina do podłogi, i u góry wpisał datę. Potem
    przeniósł swój koc na drugą stronę pokoju, a po drodze zabrał nasze i też je przeniósł, jeden po drugim.

script-1301 = Co powiedziała ściana
script-1301-dust =
    Stało się to przy kolacji. W ścianie rozległ się dźwięk, jakby ktoś wciągnął powietrze przez zęby, posypało się
    trochę pyłu i podpory wzięły ciężar; było widać, jak biorą, wzdłuż krawędzi pociemniały. Nikt się nie ruszył,
    najwyżej żeby zasłonić dłonią talerz. Za tynkiem, który odpadł, był stary przewód kominowy z drzwiczkami, a w nim
    żelastwo wszelkiego rodzaju, które jakiś murarz wolał tam wrzucić, niż wynosić. Na jednej podporze do dziś widać
    ślad łyżki.
script-1301-hole =
    Runęła przy kolacji, wzdłuż niebieskiej linii, od komina po podłogę. Nawet nie było głośno. Większość położyła się
    na podwórzu, ale część przy półce poszła na nas i { $them_accusative } uderzył w ramię kawał wielkości bochenka.
    Tam, gdzie była ściana, stał wieczór. Pośrodku rosło drzewo, którego nigdy od środka nie widzieliśmy, z wiadrem na
    gałęzi. Zawiesiliśmy koce. Gdybyśmy spali tam, gdzie dawniej, pisałoby tu mniej osób.

script-1302 = Vuk i imię
script-1302-slab =
    Vuk przyniósł z podwórza płytę, próg jakichś drzwi, wydrążony nogami. Odwrócił ją. Od spodu była czysta jak w dniu,
    w którym ją odkuto. Gwoździem i obuchem siekiery zaczął rozmierzać litery i spytał, jak się to imię pisze. Okazało
    się, że nie jesteśmy co do tego zgodni. Ktoś z nas zawsze pisał je przez C. Czekał na kolanach, z gwoździem w
    powietrzu. Dziewiętnaście lat w kamieniołomie, powiedział, i każdy kamień, który rozbił, poszedł na jakąś drogę.
script-1302-straight =
    Robiliśmy to więc na zmianę, każdy po wieczorze, a on pokazywał, gdzie uderzyć. Nie patrzy się na ostrze, patrzy
    się, dokąd ono idzie. Ktoś zepsuł literę. Popatrzył na nią chwilę i zrobił z niej ozdobę, a potem, żeby było do
    pary, dodał drugą po przeciwnej stronie. Płyta stanęła oparta o obie podpory. Może tu postać, powiedział, aż będzie
    jakaś wiosna, w którą da się ją wkopać.
script-1302-night =
    Zrobił to sam. Proponowaliśmy pomoc, a on powiedział, żebyśmy odpoczywali. Trwało to pół nocy: uderzenie, potem
    przerwa, w której zdmuchiwał pył, a człowiek leżał i czekał na następne. Przez cały ten czas nie wypomniał nam
    ściany i nie wypomniał jej teraz. Rano było gotowe. Pod imieniem zostawił miejsce, dużo miejsca.

## C02 Mira

script-1305 = Węzły Miry
script-1305-cord =
    Pewne małżeństwo dowiedziało się, gdzie mieszka Mira. Prowadziła ich kiedyś górną drogą, lata temu, w sandałach;
    sandały pamiętali wszyscy troje. Teraz chcieli, żeby poprowadziła ich jeszcze raz, tylko do wodociągów, stamtąd mąż
    miał kuzyna. Żona trzymała broszkę w pudełku po zapałkach. Mira wyjęła swój sznur, ten z węzłami, w którym
    przechowywała drogi: tyle a tyle kroków, zakręt, miejsce, gdzie trzeba się położyć. Przepuściła go przez palce do
    końca i z powrotem i nie powiedziała ani tak, ani nie. Kosztowałoby ją to całą noc i siły na następny dzień.
script-1305-ask-guide = „Ty znasz drogę. Bez ciebie i tak pójdą, i znowu w sandałach”.
script-1305-ask-stay = „Jutro potrzebujemy cię na nogach. Powiedz im węzły i niech idą”.
script-1305-pass =
    Przyszła, kiedy się rozwidniało, usiadła na schodach i nie mogła zdjąć butów; ktoś z nas musiał ciągnąć. Szli
    szybko, powiedziała. Żona okazała się z tych dwojga lepsza. Przy wodociągach chcieli jeszcze rozmawiać i dziękować,
    i musiała być niegrzeczna. Pudełko po zapałkach stało obok niej na stopniu. Na sznurze, blisko końca, był nowy
    węzeł, jeszcze wilgotny.
script-1305-boots =
    Narysowała im drogę na odwrocie rachunku i kazała trzy razy powtórzyć. Mąż mylił drugi zakręt z czwartym. Byli
    bardzo wdzięczni. Kiedy poszli, Mira włożyła buty, zasznurowała je i siedziała tak do późna, a potem zdjęła, jeden,
    drugi, i postawiła obok siebie, gdzie je widziała.

script-1306 = Spod wodociągów
script-1306-card =
    Chłopiec przyniósł pocztówkę, która szła z rąk do rąk. Z przodu była zapora, w kolorach, z parowcem na kołach. Przy
    relingu parowca ktoś dorysował długopisem dwie postacie, a na ich nogach, na ile się dało w tej skali, sandały. Nie
    było na niej ani słowa, i bardzo rozsądnie. Przeszła przez siedem osób, powiedział chłopiec. Każdej podano tylko
    drzwi następnej. Chciał wiedzieć, co to znaczy.
script-1306-bill =
    Chłopiec przyniósł rachunek, zapisany na odwrocie. Miał go od żołnierza, a ten wyjął go z jakiegoś płaszcza. Był
    złożony w kostkę i noszony przy ciele, ołówek odbił się sam na sobie i droga do wodociągów widniała na nim dwa razy,
    raz tak, jak ją narysowała Mira, i raz w odbiciu. Chłopiec wziął to za mapę skarbów i był sprawdzić. „Przy drugim
    zakręcie nic nie ma – powiedział zawiedziony. – Tylko czyjeś rzeczy”.

script-1307 = Droga na zewnątrz
script-1307-cord =
    Mira zaczęła uczyć sznura. Po kolacji leżał na stole, a ona gasiła lampę, bo tam, gdzie jest potrzebny, lampy nie
    ma. Jej palce szły po nim i mówiła, co czują: czterdzieści, ściana po lewej, ściek, czekać. Całe miasto zrobione ze
    sznurka. O odejściu nie mówiła, a my nigdy nie pytaliśmy, czemu nie idzie, ani tamtego wieczoru, ani kiedy indziej;
    ulic, które prowadziły na skraj, było w nim dosyć.
script-1307-learnt =
    { $them } { $them_gender ->
        [feminine] nauczyła
       *[masculine] nauczył
    } się go w trzy wieczory, całego oprócz kawałka za rzeźnią. Wtedy Mira dowiązała nowy koniec, od naszych drzwi do
    wodociągów, a węzeł był tam inny niż wszystkie, gruby jak jagoda. Gdyby któregoś rana nie przyszła, powiedziała,
    wystarczy zacząć od pętli i puszczać sznur przez dłoń. Powiedziała to tak, jak się gościowi pokazuje, gdzie są
    bezpieczniki.
script-1307-guilt =
    Przy czwartym węźle od pętli stanęła. „Tu jest drugi zakręt – powiedziała – a oni poszli dalej”. Dotąd nie mówiła
    ani o rachunku, ani o tych dwojgu. Powtórzyła im trzy razy, a trzeba było pięć; ludziom, którzy przytakują, zawsze
    powtarza się pięć razy. Przez chwilę było cicho. Potem spytała, czy mamy coś przeciwko temu, żeby wyszła. Nie po
    rzeczy. Przy tamtym zakręcie było coś, co chciała uporządkować.
script-1307-ask-let = „Idź. Nie zasuniemy rygla”.
script-1307-ask-hold = „Im już się nie pomoże, Miro. Nam jeszcze tak”.
script-1307-sandals =
    Wróciła przed zmianą warty, z ziemią po łokcie. Przyzwoite miejsce, powiedziała, pod żywopłotem, da się trafić. Na
    sznurze był nowy węzeł i każdemu z nas dała go chwilę potrzymać. Do domu nie przyniosła nic oprócz pudełka po
    zapałkach, pustego, bo ktoś był tam wcześniej. Odtąd trzymała w nim igłę.
script-1307-knot =
    Przyznała to. Zwinęła sznur i odłożyła na miejsce nad drzwiami, gdzie każdy z nas mógł go dosięgnąć. Nazajutrz przy
    śniadaniu wisiał tam, a ten jeden węzeł był rozwiązany.

## C03 Jovan

script-1310 = Skrytka Jovana
script-1310-floor =
    Jovan wstawał o czwartej. Nie budził się, po prostu stał na nogach obok koca, a potem kładł się znowu. Tego ranka
    zapadła się pod nim deska i zobaczyliśmy, że ze swoimi rzeczami z wojska nie obszedł się tak niedbale, jak
    opowiadał; leżały tam, złożone w regulaminową kostkę, bluza, pas i książeczka wojskowa ze zdjęciem. Usiadł na brzegu
    dziury. Jeśli to znajdą, powiedział, to skończy się dla nas wszystkich na jeden z dwóch sposobów, a kim będą ci, co
    znajdą, sam już nie wiedział.
script-1310-ask-burn = „Do pieca z tym, jeszcze dziś. Razem z guzikami”.
script-1310-ask-keep = „To wełna. To papiery. Włóż z powrotem i postaw na tym łóżko”.
script-1310-buttons =
    Takie sukno się nie pali, ono się dąsa. Trwało to do południa i śmierdziało, a szyber trzeba było trzymać zamknięty,
    żeby nie poczuli na ulicy. Za to było ciepło. Dokładał sam. W popiele zostały guziki, siedem, czarne, a numer z
    kołnierza wyszedł z ognia zupełnie czytelny. Przegrzebał popiół widelcem i policzył je jeszcze raz.
script-1310-board =
    Przybił deskę dwoma gwoździami, jeden z powrotem wyciągnął, żeby nie zdradzała, że jest nowa, a łebek drugiego
    natarł pastą do butów. Był w tym dobry. Przez godzinę miał humor. Potem położył się na łóżku, dokładnie w tym
    miejscu, z rękami wzdłuż ciała, i ktoś powiedział, że wygląda, jakby leżał na katafalku, i się przesunął.

script-1311 = Pan w sprawie numeru
script-1311-knock =
    Przyszedł urzędnik w sprawie numeru. Miał bardzo długą listę, na maszynie, z kopią pod kalką, szedł z nią dom po
    domu przez całą ulicę i wyglądał na wpół zagłodzonego. Druga kompania, powiedział i odczytał nazwisko Jovana źle, z
    akcentem na końcu. Czy taki jest tu znany? Siłą się nie wpychał. Oparł listę o naszą framugę i czekał, aż ktoś coś
    powie, a oczy szły mu obok nas po deskach podłogi, z nawyku, jak hydraulikowi do kranów.
script-1311-late =
    Przyszedł urzędnik w sprawie numeru: druga kompania, powiedział i odczytał nazwisko Jovana z akcentem nie tam, gdzie
    trzeba. Odpowiedzieliśmy, że nie ma tu już nikogo, kto by się na nie odezwał. Zapisał to i chciał znać datę. Gdy mu
    ją podaliśmy, podziękował, odszukał miejsce i przeciągnął kreskę wzdłuż brzegu jakiejś legitymacji, żeby była
    prosta. Na legitymacji była fotografia.
script-1311-fork =
    „Nie” – powiedział Jovan, bo to on otworzył. Był w fartuchu i trzymał widelec, a na nim popiół. Urzędnik popatrzył
    na widelec, potem na wiadro z popiołem. Przekreślił nazwisko i jeszcze raz na kopii. Jakby mu ulżyło; niewielu
    dawało się skreślić tak po dobroci. Kiedy poszedł, Jovan został przy drzwiach. „Źle przeczytał – powiedział do nas.
    – Więc to nie było kłamstwo, prawda?”
script-1311-ask-show = „Pokaż mu książeczkę. Swoje odsłużyłeś, jest pieczątka”.
script-1311-ask-bribe = „To pewnie błąd w pisowni. Proszę, za fatygę”.
script-1311-ration =
    Przeczytał książeczkę od deski do deski. Potem wyprostował się, na ile mógł, i zasalutował. Zwolniony to zwolniony.
    Coś się nawet należało, według przepisów; poszukał w torbie i znalazł dla nas tylko naboje, odliczył je na parapecie
    i kazał pokwitować. Jovan też zasalutował, w skarpetkach. Nie chciał tego. Ręka chciała, mówił, a on musiał stać i
    patrzeć, jak idzie w górę.
script-1311-pencil =
    Przeczytał ją od deski do deski i oddał. Wszystko w porządku. Tylko że ci w porządku idą akurat pierwsi. Polecenia,
    żeby dziś kogoś zabierać, nie miał. Zrobił przy nazwisku ptaszka, ołówkiem, i na kopii też, i poradził Jovanowi,
    jako osoba prywatna, żeby przez jakiś czas spał gdzie indziej. Żadnego gdzie indziej nie ma. Jovan spał w domu.
script-1311-blanket =
    Mężczyzna popatrzył na to, co miał w ręce, a potem znów na listę. Rzeczywiście, w tym miejscu był błąd, teraz widzi;
    jedno E za dużo. Zdarza się, przy tylu kopiach. Poślinił palec i tarł, aż została tylko szara smuga. W nocy Jovan
    spytał, ile to kosztowało, sam przeliczył to na kolacje i powiedział tę liczbę na głos.

script-1312 = Czwarta nad ranem
script-1312-up =
    O czwartej skrzypnęły deski i ci z nas, którzy byli w domu, leżeli i czekali na drugie skrzypnięcie, kiedy się
    kładzie. Tak do tego przywykliśmy, że przy tym spaliśmy. Drugiego nie było. Nad rzeką chodził silnik, ciężki, z
    plandeką, która łopotała, a nie zostało ich tyle, żeby człowiek nie zgadł, po co przyjechał.
script-1312-listed =
    „To według listy” – powiedział Jovan. Był już w butach. Było to trzy ulice dalej, jechało koło piekarni, stawało i
    ruszało. Na stryszku nad składem węgla jest miejsce dla jednego człowieka, jeśli się za nim zabije deskami. Nie
    prosił o to. Spojrzał tylko w górę, gdzie to jest, a potem na drewno ułożone przy piecu, a było go mało.
script-1312-ask-hide = „Właź na górę. Podajcie mi gwoździe”.
script-1312-ask-stand = „Tam zajrzą najpierw. Leż w łóżku i bądź czyimś bratem”.
script-1312-lorry =
    Zdążyliśmy, jeszcze na jeden gwóźdź starczyłoby czasu. Weszli w czterech, z oficerem, który wytarł nogi; poświecili
    lampą do składu, wetknęli karabin w klapę i karabin stuknął o deskę. Kiedy ciężarówka odjechała, odczekaliśmy
    jeszcze godzinę, dla pewności. Leżał na boku z podciągniętymi kolanami i spał. Pierwszy raz, odkąd go znamy, spał do
    szóstej.
script-1312-next_house =
    Przejechała dalej. Stanęła obok, gdzie, o ile wiedzieliśmy, mieszkała tylko wdowa, i wyprowadzono kogoś w kapciach;
    słyszeliśmy je na bruku. A więc był tam całą zimę, po drugiej stronie naszej ściany. Jovan trzymał pięść w ustach.
    Kiedy ucichło, wstał, podszedł do naszych drzwi i przez jakiś czas stał z dłonią płasko na desce.
script-1312-jumped =
    Mieli go na ciężarówce, zanim trafił ręką w drugi rękaw. Nie było go dwie godziny. Potem coś zaskrobało w okno
    piwnicy i wciągnęliśmy go do środka; na przejeździe musieli zwolnić, a on przewalił się przez burtę, po ciemnej
    stronie, tak jak go kiedyś uczono. Tylko że wtedy na ziemi leżały trociny.
script-1312-slept =
    W końcu ktoś z nas podniósł głowę. Jovan leżał na wznak z otwartymi ustami. To dom skrzypnął, od mrozu; on przespał
    czwartą, silnik i całą resztę. Silnik odjechał przez most. Nikt go nie budził. O siódmej usiadł przestraszony,
    spytał, która godzina, a kiedy usłyszał, poszedł sprawdzić to po niebie.

## C04 Sanja

script-1315 = Tablica Sanji
script-1315-keys =
    Sanja miała tablicę z sześćdziesięcioma trzema haczykami, jedyną rzecz, którą wyniosła z warsztatu, kiedy się palił.
    Gdy ludzie zaczęli wyjeżdżać, przynosili jej klucze, bo komuś się je daje, a ślusarka wydaje się właściwą osobą.
    Przy każdym była karteczka: Kwiaty. Papiery taty. Na wszelki wypadek. Nie były jej potrzebne, każde z tych drzwi
    otworzyłaby kawałkiem drutu. Dziś ktoś z nas przejrzał rzędy, odczytał jedno nazwisko i powiedział, że ci państwo
    wydawali kolacje, że on był przy jakimś winie. Zdjęła klucz i trzymała go za ucho, jak się trzyma mysz.
script-1315-ask-open = „Są za granicą. Gdyby dało się spytać, powiedzieliby: proszę bardzo”.
script-1315-ask-hang = „Odwieś go, Sanjo. Dali go tobie, nie nam”.
script-1315-flat =
    Poszła sama i użyła klucza, obstawała przy tym. Była tam puszka i była kawa, prawdziwa, w zamrażalniku, ciepłym jak
    cały pokój. Podlała kwiaty. Od miesięcy były martwe, opowiadała, woda przeleciała na wylot. Na karteczce napisała
    datę, co wzięto i ile to kosztowało według ostatniej gazety, a wszystko bardzo drobno, bo przeszkadzał sznurek.
script-1315-oiled =
    Odwiesiła go na haczyk i obróciła, żeby patrzył jak inne. A skoro miała już szmatkę w ręce, zrobiła całą tablicę,
    wszystkie sześćdziesiąt trzy; wycierała je kroplą oliwy, rząd po rzędzie. Niektóre poznawała po zębach. „Ci dwoje są
    razem szczęśliwi – powiedziała raz. – Tylko nigdy się nie dowiedzą, mieszkają na różnych ulicach”.

script-1316 = Haczyk dziewiętnasty
script-1316-came =
    Na podwórzu stał ten pan od wina. Nie byli za żadną granicą; dotarli do stacji towarowej i odtąd tam mieszkali, całą
    rodziną, w wagonie z napisem CEMENT. Broda urosła mu do drugiego guzika. Nie chce nikogo fatygować, ale czy mógłby
    dostać swój klucz? Żonie przypomniała się kawa w zamrażalniku. Mówi o niej od wtorku.
script-1316-orphan =
    Brodaty mężczyzna poprosił o klucz. Z haczyka dziewiętnastego, powiedział, sam widział, jak go wieszano.
    Opowiedzieliśmy mu o Sanji. Zdjął kapelusz. Od tamtej pory nikt z nas tablicy nie dotykał i szukanie trochę
    potrwało, bo dziewiętnastka była tam, gdzie człowiek spodziewał się dwudziestki; miała swój system. Trzymał klucz i
    nie mógł się zdecydować, żeby pójść. „Pieniędzy by nie wzięła – powiedział. – Pytałem, ile się za coś takiego płaci,
    a ona na to: ładnym zamkiem”.
script-1316-owed =
    Sanja przyniosła klucz, a z nim karteczkę, i stała przed nim, kiedy czytał drobne litery. Trwało to długo. Przy
    cenie poruszyły mu się wargi. Za nami na stole stała puszka po kawie, jego własna, z parowcem na wieczku, zatartym
    przez lata kciukami; już ją zobaczył.
script-1316-ask-pay = „Proszę. To więcej, niż tam napisano, i to za mało”.
script-1316-ask-tell = „Byliśmy głodni. Wszystko tam stoi. Nie mamy panu co dać”.
script-1316-quits =
    Nie chciał wziąć i wziął. „Pani podlała kwiaty” – powiedział, bo i to było na karteczce. Sanja nie podniosła oczu.
    Od furtki zawrócił i sam powiesił klucz na haczyku, na dziewiętnastym. Na razie zostaną w wagonie, okazało się, że
    da się go ogrzać. Wieczorem naoliwiła ten klucz.
script-1316-plants =
    „Nie – powiedział – nie, oczywiście”. Złożył karteczkę i schował do kieszeni; pokaże żonie, żeby nie myślała, że
    tylko jej się zdawało. Potem odszedł z kluczem. Sanja wzięła ołówek i obrysowała pusty haczyk kółkiem. W następnych
    dniach dwa razy zdejmowała tablicę i chowała ją, i za każdym razem wieszała z powrotem.
script-1316-bottle =
    Sanja zdjęła go, zanim skończył pytać. Zważył go w dłoni, zobaczył, że jest naoliwiony, i widać było, że dotąd nie
    miał pewności. Za godzinę był z powrotem. Pod pachami niósł kawę do wagonu, a nam zostawił coś swojego zza wanny,
    czterdziestoletnie. „Mogliście po prostu wejść – powiedział. – Cały czas tam o tym myślałem. Że ja bym wszedł”.

script-1317 = Sześćdziesiąt trzy
script-1317-count =
    Co wieczór Sanja szła wzdłuż tablicy, a gdy dochodziła do nazwiska, które odczytano w radiu albo które ktoś jej
    podał przy pompie, obracała ten klucz twarzą do ściany. Teraz wisiały tak już dwadzieścia dwa. Odbywało się to bez
    ceremonii. Jednym palcem, mimochodem, i za każdym razem było kliknięcie.
script-1317-bunch =
    Tego wieczoru zdjęła te dwadzieścia dwa i nanizała na drut. Pęk wyszedł jak główka kapusty. Jedne drzwi
    otworzyliśmy, powiedziała, i właściciel przyszedł. Po te nikt nie przyjdzie. Położyła pęk na stole między nami i
    było całkiem jasne, że chce, byśmy zdecydowali, i że cokolwiek zdecydujemy, trochę będzie nam to miała za złe.
script-1317-ask-all = „Jedna noc, wszystkie. Umarłym to na nic”.
script-1317-ask-river = „Wrzuć je do ścieku. Nie chcemy wiedzieć, co jest za nimi”.
script-1317-went =
    Zajęło jej to do czwartej rano, bo nie uznawała niczego oprócz kluczy. Wychodząc, za każdym razem zamykała. W jednym
    mieszkaniu stół był nakryty do śniadania, w innym, w pudełku z liśćmi, spał na zimę żółw, i z powrotem nałożyła mu
    wieko. Resztę dostaliśmy my. Potem powiesiła cały pęk na jednym haczyku. Tablica od niego wisi krzywo.
script-1317-drain =
    Opuściła go na sznurku, aż dotknął dna, a potem puściła sznurek. Jakiś czas klęczała jeszcze przy kracie. Co tam
    słyszała, trudno powiedzieć; ściek był głęboki, szedł pod placem aż do rzeki. Kiedy wróciła, zsunęła pozostałe
    klucze, żeby wypełnić przerwę.
script-1317-beds =
    Wtedy wpadła na pomysł. Te mieszkania stoją puste, a w piwnicy łaźni ludzie leżą na gołym kamieniu. Zaniosła tam
    dwadzieścia dwa klucze w fartuchu. Każdemu kazała podpisać: do odwołania, z dbałością, kwiaty podlewać. Rodzina z
    babcią wprowadziła się do „Papierów taty”. Przynieśli nam drewna. Sanja policzyła je jako czynsz i połowę zapisała
    ołówkiem na spadkobierców.

## C05 Emin

script-1320 = Siódemka
script-1320-tram =
    Ze strychu widać było tramwaj Emina. Stał na nabrzeżu, tam gdzie zabrakło prądu, siódemka, z otwartymi drzwiami.
    Codziennie szedł na górę popatrzeć na niego przez minutę, a dziś zszedł i powiedział, że po tamtej stronie przy
    działach nie ma nikogo, mgła. W godzinę da się obrócić. W siedzeniach są dobre listewki, pod podłogą miedź. Jest też
    skrzynka z rzeczami znalezionymi, za stołkiem motorniczego, którą wieczorem tamtego dnia powinien był oddać w
    zajezdni. Uniesie jedno albo drugie.
script-1320-ask-seats = „Listewki i miedź. Twój tramwaj, wiesz, gdzie się rozkręca”.
script-1320-ask-box = „Przynieś skrzynkę, skoro ci leży na sercu”.
script-1320-horsehair =
    Zrobił to bardzo porządnie, kwadratowym kluczem, a śruby miał w kieszeni. Na listewkach były jeszcze mosiężne
    numerki. Ułożył je przy piecu i usiadł obok na podłodze; zawsze ganiał uczniaków, powiedział, że w nich rzeźbią, a
    jest tu jedno serce, którego cztery lata udawał, że nie widzi. Tę listewkę położył na samym spodzie. Klucz, jak
    zauważyliśmy, zatrzymał przy sobie.
script-1320-umbrella =
    Była to zwykła skrzynka po owocach. Postawił ją na stole, umył ręce i spisał listę, zgodnie z przepisami: dwa
    parasole, w tym jeden damski; książka z biletem tramwajowym na stronie dziewięćdziesiątej; jedna łyżwa; papierowa
    torebka szpilek krawieckich. Mgła się podniosła, kiedy był jeszcze na nabrzeżu, i resztę drogi przeszedł na widoku,
    zwykłym krokiem, bo kogoś, kto biegnie ze skrzynką, zastrzeliliby jak złodzieja.

script-1321 = Strona dziewięćdziesiąta
script-1321-owner =
    Emin powiesił przy pompie ogłoszenie, drukowanymi literami: ZNALEZIONO NA LINII 7. Śmialiśmy się z tego. A dziś pod
    drzwiami stała dziewczyna, dorosła, z ręką na temblaku. Nie po parasol ani po łyżwę. Po zieloną książkę,
    powiedziała, zostawiła ją na siedzeniu ostatniego dnia, gdy na nabrzeżu wszyscy musieli wysiąść; była w miejscu, w
    którym on wraca, a dom wynajęto obcym. Przez cały ten czas wymyślała zakończenia i żadne się nie nadawało.
script-1321-nobody =
    Dziewczyna z ręką na temblaku przeczytała ogłoszenie przy pompie: ZNALEZIONO NA LINII 7. Pytała o konduktora, a my
    powiedzieliśmy, że motorniczy i że już go tu nie ma. Długo patrzyła w skrzynkę i nic nie brała. Były tam parasole i
    łyżwa. W końcu spytała, czy może dostać ogłoszenie, kiedy będzie zdejmowane. Od tygodni nie widziała niczego
    drukowanymi literami, co byłoby życzliwe, tylko to.
script-1321-ask-give = „Strona dziewięćdziesiąta. Biletu nie ruszał”.
script-1321-ask-gone = „Przykro mi. Musieliśmy niejedno spalić”.
script-1321-fare =
    Otworzyła na stojąco, na bilecie, i doczytała stronę do dołu, zanim przypomniała sobie, że są przy tym ludzie. „To
    jego brat – powiedziała. – Tam mieszka jego własny brat”. Emin poprosił, żeby mu nie zdradzała. Z temblaka wyjęła
    zawinięty w szmatkę kawałek mięsa, który chciała zamienić na świece, i nie było z nią dyskusji. Naddarł bilet na
    rogu, jak się robi z wykorzystanym.
script-1321-burnt =
    Powiedziała, że nie szkodzi i że będzie wymyślać dalej. Książka leżała pod gazetą na krześle obok niej, przez cały
    czas. Nikt nie kazał Eminowi tego mówić i nikt mu nie zabronił. Trzyma ją na zimny wieczór, tłumaczył nam później i
    chodził po całym domu, szukając, gdzie ją położyć.

script-1322 = Dzwonek na nabrzeżu
script-1322-view =
    Strzelali do tramwaju. Ściąga ogień, powiedział Emin, bo tylko on ma tam okna. Tego ranka po naszej stronie zostały
    trzy. Stał pod świetlikiem z zimną, cudzą fajką i opowiadał, kto za którym siadał, według przystanków: notariusz,
    bliźniaczki z wiolonczelą, staruszek, który jeździł do pętli i z powrotem, dla ogrzewania.
script-1322-ride =
    Przez ogłoszenie rozeszło się, kim jest. Dziś przy pompie zgłosiła się właścicielka parasola, tego damskiego. A
    potem zaczęli do niego podchodzić ludzie, którzy niczego nie zgubili. Mówili mu tylko, gdzie wsiadali. Rynek.
    Łaźnia. Lipowy Róg. Znał wszystkie godziny. Pod koniec stało wokół z dziesięć osób, w kolejności przystanków, i ktoś
    powiedział: „Proszę przechodzić do środka”, i przeszli. Opowiedział nam o tym dwa razy i poszedł na górę popatrzeć
    jeszcze raz.
script-1322-few =
    Potem spytał, czy nie mielibyśmy nic przeciwko temu, żeby jeszcze raz tam poszedł. Po dzwonek. Wisiał na jednej
    śrubie, a on nie chciał, żeby dostał się tamtym. Był to pedał, rzecz nikomu niepotrzebna. Od tej historii ze
    skrzynką czy z siedzeniami było z nim źle; trzymał kwadratowy klucz i obracał go w ręce w kółko.
script-1322-ask-let = „To szybko. Z nas wszystkich tylko ty to umiesz”.
script-1322-ask-hold = „Po dzwonek? Siadaj, Emin”.
script-1322-bell =
    Usłyszeliśmy go, zanim go zobaczyliśmy. Z nabrzeża doszły dwa uderzenia, czyste, jak wtedy, gdy na torach stoi
    furmanka, i wzdłuż całego bulwaru otworzyły się okiennice. Czysta psota; twierdził, że noga mu się omsknęła. Pod
    płaszczem miał dzwonek i trochę przewodów, a oczy łzawiły mu od mrozu. Przykręciliśmy go do naszych schodów, do
    trzeciego stopnia od dołu. Kto zapomniał, ten nadeptywał.
script-1322-glass =
    Zdjął go i zdążył zejść ze stopnia, kiedy poszła jedna z trzech szyb. Wrócił do domu spacerem, z ręką na szyi. Było
    to głównie szkło, wyjmowaliśmy je przy stole igłą, a przy każdej drzazdze mówił nam, z którego jest okna. Dzwonek
    poszedł do skrzynki. Był na liście, pod łyżwą, jego pismem, trochę drżącym.
script-1322-curtain =
    Usiadł. Położył klucz na stole przed sobą, a po chwili przykrył go dłonią, bo się na niego gapiliśmy. Koło południa
    odstrzelili ostatnią szybę. Nie było go przy świetliku. Słyszał, powiedział, zna to szkło. Wieczorem zobaczyliśmy,
    że zawiesił świetlik kawałkiem worka.

## C06 Ljuba

script-1325 = Nocna księga Ljuby
script-1325-book =
    Ljuba prowadziła księgę nocną. Miała ją z hotelu, w połowie zapisaną, i kiedy czuwała, pisała dalej od miejsca, w
    którym tam przerwała. 23.40 pies. 0.15 dwie osoby, biegną, jedna na obcasach. 1.00 spokój. Tego wieczoru ktoś
    zajrzał jej przez ramię i zaczął czytać, a było tam wszystko: kiedy wychodzimy, kto, z czym i o której wracamy z
    iloma torbami. Nie widziała w tym nic złego. Dom, w którym nikt nie wie, kto wszedł, powiedziała, to nie jest dom.
script-1325-ask-write = „To pisz wszystko. Ktoś powinien wiedzieć, jak było”.
script-1325-ask-stop = „Jak to przeczytają niewłaściwi ludzie, jest po nas. Do pieca”.
script-1325-column =
    Jeszcze tego wieczoru narysowała nową rubrykę, na uwagi. Dotąd uważała, że jej nie przysługują. Pierwszą wpisała o
    2.20 i nazajutrz na nią trafiliśmy. Pod imieniem osoby śpiącej najbliżej drzwi było: „mówi przez sen. Coś o
    drabinie. Przykryto”. Niżej była druga, starannie skreślona od linijki.
script-1325-blank =
    Najpierw rozdarła ją na pół, bo inaczej nie weszłaby w drzwiczki; oprawa była porządna, płócienna, i paliła się pół
    wieczoru. O dziesiątej usiadła na swoim posterunku. Kwadrans po dwunastej usłyszeliśmy, jak mówi półgłosem: „Dwie
    osoby, coś niosą”. Potem cisza, a potem skrobanie paznokcia po blacie, od lewej do prawej.

script-1326 = Ktoś pyta o księgę
script-1326-lady =
    Kobieta pytała o nocną portierkę. Na jednej nodze miała pantofel na wysokim obcasie, na drugiej kalosz. Chodziło o
    jej męża i o pewną noc; biegli tą ulicą i na rogu jeszcze trzymała go za rękę. Musi wiedzieć, czy pobiegł dalej
    wzdłuż muru, czy skręcił w zaułek. Od tego zależało, który szpital. Powiedziano jej, że jest tu ktoś, kto czuwa i
    kto zapisuje.
script-1326-page =
    Kobieta w jednym pantoflu na obcasie i jednym kaloszu pytała o nocną portierkę. Musiała się dowiedzieć o pewną noc i
    w którą stronę pobiegł pewien człowiek. Powiedzieliśmy, że Ljuby już z nami nie ma. Spytała więc o księgę, mówiono
    jej, że była księga. Mogliśmy tylko potwierdzić, że była. Podziękowała, postała chwilę, patrząc na krzesło Ljuby
    przy oknie, i zobaczyła, że widać stamtąd cały zaułek.
script-1326-ask-read = „Proszę usiąść. Którego to było? Ljubo, druga rubryka”.
script-1326-ask-deny = „Nikt tu niczego nie pisze. Źle panią poinformowano”.
script-1326-heels =
    O 0.15. Ljuba odczytała, jak napisano: dwie osoby, biegną, jedna na obcasach. Potem włożyła inne okulary, do uwag.
    „Pan z powrotem o 0.40 – było tam – sam, patrzy w ziemię. Podnosi but. Odchodzi na zach.”. Kobieta poprosiła, żeby
    przeczytać jeszcze raz. Zachód to zakonnice. We wszystkich innych już była. Zostawiła nam kawę, którą miała na
    łapówki, i doszła do rogu, kiedy Ljuba wybiegła za nią w kapciach powiedzieć, że nie kulał.
script-1326-door =
    Nie była zaskoczona. Przeprosiła i pokuśtykała po schodach, raz wyżej, raz niżej. Ljuba stała za drzwiami,
    przyciskając księgę do siebie, z palcem już na tej stronie; wiedziała, która to. Na zachód, powiedziała. Do nikogo w
    szczególności. Poszedł na zachód. Wieczorem zrobiła wpis w rubryce dziennej, w której nigdy nie pisała.
script-1326-guess =
    „Widziałam go – powiedziała Ljuba. – Zapisałam”. Zamknęła oczy i spróbowała. Doszła do zegara i do psa; widziała
    własną rękę. Ale w którą stronę, to oddała papierowi, żeby nie musieć tego nosić, a papieru już nie było. Kobieta
    powiedziała, żeby się nie przejmowała. Są tylko cztery szpitale. Kiedy drzwi się zamknęły, Ljuba usiadła na schodach
    i poprosiła nas, całkiem oficjalnie, żebyśmy jej tego więcej nie robili.

script-1327 = Uwagi
script-1327-cold =
    Była to najgorsza godzina, między ostatnimi strzałami a światłem, i wszyscy w domu leżeli i udawali, że śpią. Ljuba
    siedziała przy swoim oknie. Mówiła nam, że w hotelu było to samo; koło piątej na całym korytarzu słychać, jak ludzie
    starają się sobie nie przeszkadzać.
script-1327-read_out =
    „Coś wam poczytam” – powiedziała w ciemność. Cofnęła się do pierwszej z naszych nocy. Było to nudne, godziny i
    drzwi. Ale byliśmy tam wszyscy. Kiedy ktoś wrócił, śmiejąc się. Kto o trzeciej wstał i kogo przykrył płaszczem, a
    przykryty cały czas myślał, że to ktoś inny. Kiedy był chleb, a kiedy brukiew. Czytała nam, aż zszarzało. Pod dniem
    wczorajszym było tylko „1.00 spokój”, a w ostatniej rubryce: „Mili ludzie. Dłuższy pobyt”.
script-1327-marks =
    Kiedy się rozwidniło, zobaczyliśmy stół. Dzień czy dwa wcześniej obróciła go szufladą do ściany. Cały ten bok był
    pokryty kreskami, najpierw paznokciem, potem gwoździem, rząd przy rzędzie, niektóre z poprzeczką. Wyjaśniła nam. To
    jest pies. To jest spokój. Tych było mnóstwo, o wiele więcej, niż byśmy zgadli. Jedna deska zrobiła się od tego tak
    cienka, że odstała, i Ljuba uznała, że tę można spalić; zna ją na pamięć.

## C07 Nadia

script-1330 = Nadia nakrywa
script-1330-plate =
    Nadia zawsze nakrywała o jeden talerz za dużo. Kiedyś gotowała dla sześciuset i mówiła, że talerz w tę czy w tamtą
    stronę to błąd zaokrąglenia. Tego wieczoru go napełniła. Nikt nie wspominał o gościach, a w garnku nie było tyle,
    żebyśmy wszyscy nie patrzyli na chochlę. Zaniosła go do okna od podwórza i postawiła na parapecie, pod pokrywką. W
    szopie na węgiel jest stary człowiek, powiedziała. Od poniedziałku. Jest za dumny, żeby zapukać, a gazetę co wieczór
    składa i kładzie sobie pod głowę.
script-1330-ask-window = „Niech stoi. Bywało u nas mniej”.
script-1330-ask-pot = „Z powrotem do garnka, Nadio. W każdej szopie jest taki jeden”.
script-1330-sill =
    Pokrywka brzęknęła raz, kiedy jedliśmy, i nikt się nie odwrócił. Gdy poszła po talerz, był pusty i wytarty, a na nim
    leżała złożona strona gazety, krzyżówka, wypełniona cała prócz jednego hasła. Nadia podniosła ją do lampy. Siedem
    liter, spytała nas, zioło kuchenne. My też nie wiedzieliśmy. Wpisała „nie mamy” i odstawiła na parapet, żeby
    zobaczył.
script-1330-stacked =
    Wlała to z powrotem. Odgłos był niewielki, a ona skrobała brzeg bokiem łyżki, aż nie mogło tam zostać ani kropli.
    Potem układała talerze i między brudnymi był ten czysty. Też go umyła. Ktoś widział ją później przy oknie:
    wychuchała w szronie dziurkę i patrzyła przez nią jednym okiem.

script-1331 = Szopa na węgiel
script-1331-man =
    Stary człowiek z szopy przyszedł do frontowych drzwi, w kołnierzyku. Przyjechała po niego siostrzenica i opuszczał
    okolicę; chciał uregulować rachunek. Był kiedyś profesorem czegoś. Z wewnętrznej kieszeni wyjął torebkę cukru w
    kostkach, zbieranych po jednej przed wojną po wszystkich kawiarniach miasta, jeszcze w papierkach, i kilka szarych
    gałązek związanych nitką. „Oregano – powiedział. – Siedem liter. Rosło cały czas za szopą, pod śniegiem. Czułem się
    jak głupiec”.
script-1331-paper =
    W szopie na węgiel leżała złożona gazeta, a na niej jego głowa. Buty wystawił na zewnątrz. Mógł tam leżeć od tamtego
    wieczoru z talerzem albo od wczoraj; na takim mrozie nie sposób poznać. Był tak lekki, powiedział ten z nas, kto
    próbował go odwrócić, jakby się podnosiło płaszcz i szukało pod nim człowieka. Krzyżówka była na wierzchu.
    Wypełniona cała prócz jednego hasła.
    .soft =
        Szopa na węgiel była pusta, leżała w niej gazeta złożona do wielkości poduszki. Sąsiadka widziała, jak zatrzymał
        się tam wózek, który jeździ rano po ulicach. Jego buty stały na zewnątrz, jeden przy drugim. Na gazecie na
        wierzchu była krzyżówka, wypełniona cała prócz jednego hasła.
script-1331-ask-bury = „Przy ścieku ziemia jest miękka. Zrobimy to, co jeszcze zostało”.
script-1331-ask-leave = „Jutro znów przejeżdża wózek. Niech oni”.
script-1331-earth =
    W godzinę było po wszystkim, co trzeba było zrobić, pod resztką bzu. Buty poszły tam też. Były w dobrym rozmiarze i
    ktoś musiał to powiedzieć, i ktoś musiał powiedzieć nie. Na koniec wyniesiono talerz pod pokrywką i postawiono na
    tym miejscu; wyglądał tam głupio i stał do rana. Był przy nim kot albo nikt nie był. Przymarzł do ziemi.
script-1331-cart =
    Przyjechali koło siódmej, mężczyzna i chłopiec z ręcznym wózkiem, i byli uprzejmi. Spytali, czy go znaliśmy.
    Powiedzieliśmy, że z widzenia. Chłopiec wydarł krzyżówkę, poszedł za wózkiem, czytając, i zawołał do nas już z
    drogi: „Siedem liter, zioło kuchenne?” Nikt nie odpowiedział. Miał ogryzek ołówka i już go ślinił.

script-1332 = Jadłospis
script-1332-slate =
    Kiedy nie było prawie nic, Nadia pisała jadłospis. Wisiał na gwoździu przy piecu, tabliczka w drewnianej ramce, a
    pisała swoim stołówkowym pismem z zawijasem pod nagłówkiem. Poniedziałek: czysta zupa. Wtorek: ta sama, nieco
    czystsza. Dzisiejszy starła i napisała od nowa i przez jakiś czas stała przed nim z kredą przy wardze. Dało się
    odczytać, co było tam wcześniej. Było: Spytać ich.
script-1332-sent =
    Nie musiała. Pod wieczór rozległo się pukanie w okno od podwórza i jeden po drugim przychodzili ludzie, których
    znaliśmy tylko z tyłu, z kolejki przy pompie. O talerzu się rozeszło. Każdy miał coś pod pokrywką: dwie marchewki,
    pół brukwi. Nikt nie został. „To nie dla pani – powiedziała Nadii ostatnia. – To dla tego, kogo tam macie w szopie”.
    W szopie nikogo już nie było. Ugotowała z tego zupę na dziewięć osób, policzyła nas i poszła szukać reszty.
script-1332-own =
    Podała nam i usiadła, a jej talerz był przykryty ściereczką. Minęła chwila, zanim ktoś z nas ją podniósł. Pod spodem
    nic nie było. Od jak dawna tak robi, nie chciała powiedzieć. Kucharka nigdy nie jest głodna, mówiła, ma wszystko
    przez nos, i już chciała wstać i dopilnować ognia.
script-1332-ask-make = „Zjesz moje, a ja będę patrzeć, jak jesz”.
script-1332-ask-allow = „To jej kuchnia. Dajcie jej spokój”.
script-1332-spoon =
    Zjadła i było to gorsze, niż gdyby nie zjadła. Łyżkę wzięła jak panie w stołówkach, wysoko za trzonek, i między
    jednym kęsem a drugim patrzyła na tego, kto został bez kolacji. Kiedy skończyła, podziękowała. Na tabliczce
    następnego ranka był sam zawijas.
script-1332-apron =
    Ściereczka wróciła więc na miejsce, a reszta z nas jadła. Smakowało jak zawsze. Nadia siedziała obok z rękami na
    kolanach, wodziła oczami od talerza do talerza i była zadowolona, trzeba to powiedzieć. Tego samego wieczoru mocniej
    ściągnęła troczki fartucha. Obeszły ją dwa razy i spotkały się z przodu.

## C08 Petar

script-1335 = Trzecia lekcja Petara
script-1335-steps =
    Dwie dziewczynki i chłopiec z tylnych domów siedzieli na schodach do naszej piwnicy. Mieli tabliczki. To już trzecia
    lekcja, powiedzieli, zadał im do domu. Petar poczerwieniał. Nie mówił nam, bo to tylko ułamki i tylko wtedy, kiedy
    my śpimy. Swoje robił, to prawda; ale też poszarzał od tego na twarzy, a wczoraj postawił wiadro na środku pokoju i
    nie wiedział po co. Chłopiec spytał, czy lekcja odwołana. Spytał z nadzieją, jak to chłopiec.
script-1335-ask-teach = „Niech pan schodzi, czekają. Wiadro weźmiemy my”.
script-1335-ask-rest = „Dzisiaj nie, dzieci. Wasz nauczyciel musi się wyspać”.
script-1335-sums =
    Słyszeliśmy przez podłogę. Bochenek ma być podzielony na pięć osób; do wyboru są dwa noże. Dziewczynki chciały
    wiedzieć, jaki to bochenek. W końcu pokroili go na sześćdziesiąte, o ile nadążaliśmy, i nic nie zostało, a Petar
    cieszył się, jakby zostało. Przyszedł na górę z kredą we włosach. Spał od południa, aż zapalono lampę, i dał sobie
    zdjąć buty jak dziecko.
script-1335-sign =
    Poszli, chłopiec w podskokach. Na najniższym stopniu zostawili tabliczkę z zadaniem i Petar poprawił je, siedząc w
    łóżku, zanim dał się położyć. Wszystko się zgadzało oprócz jednego. Łamał sobie nad tym głowę. Potem zobaczył, że
    dziecko się nie pomyliło, tylko oddało resztę, była tam mała strzałka i imię, i nie wiedział, jaką za to stawia się
    ocenę.

script-1336 = Zadanie domowe
script-1336-steps =
    Znów siedzieli na schodach do piwnicy, dwie dziewczynki i chłopiec, z tabliczkami na kolanach. Musieliśmy im
    powiedzieć. Starsza z dziewczynek odparła, że wiedzą, cała ulica wie; przyszli tylko oddać zadanie. Oddali je nam,
    bo komuś trzeba oddać. Było siedem działań, pod każdym kreska od linijki, czerwona, a obok kreski miejsce na ocenę.
script-1336-exam =
    Tym razem na schodach było ich jedenaścioro i jeszcze czyjaś matka, która udawała, że weszła się ogrzać. Każde
    dziecko niosło kawałek drewna; to było czesne, ustaliła je samowolnie starsza dziewczynka. Petar egzaminował.
    Słyszeliśmy, jak pyta, i ciszę, kiedy myśleli. Potem rozległ się hałas, który wzięliśmy najpierw za pocisk. Tupali.
    Chłopiec miał dobrze, a za to, jak się okazuje, wolno tupać.
script-1336-begs =
    Starsza z dziewczynek przyszła pod drzwi sama. Inni znaleźli sobie co innego do roboty, powiedziała, zbierają teraz
    łuski, jest taki, co płaci. Ona będzie się uczyć dalej. Ale doszła do końca tego, co zadał, wymyśliła sobie jeszcze
    trochę i były za łatwe, bo zawsze wiedziała, co wyjdzie. Petar leżał. Na dźwięk jej głosu podniósł się na łokciu.
script-1336-ask-book = „Dajcie jej książkę. Tę z odpowiedziami na końcu”.
script-1336-ask-say = „Jak nabierze sił. Przyjdź na wiosnę”.
script-1336-cover =
    Pokazał jej, gdzie są odpowiedzi, i wziął słowo, że nie zajrzy. Zastanowiła się. „To niech pan je lepiej zatrzyma” –
    powiedziała, więc wziął nożyczki, wyciął je, osiem kartek, i włożył pod poduszkę. Odtąd co rano ktoś wołał z ulicy
    do naszego okna liczbę, a Petar sprawdzał i odkrzykiwał tak albo nie.
script-1336-remainder =
    Powiedziała, że przyjdzie. Stała na stopniu z palcami stóp do środka, jak się stoi przy tablicy. Kiedy poszła, Petar
    wytłumaczył nam, o co chodzi z resztą. Jeśli się podzieli siedem przez dwa, powiedział, zostaje jeden, a on przez
    całe życie kazał dzieciom to zapisać i na tym poprzestać.

script-1337 = Ławka przy oknie
script-1337-spectacles =
    Okulary Petara trzymały się na drucie od fortepianu. Pod koniec dnia zdejmował je, składał i kładł na książce, i od
    tej chwili poznawał nas po zarysach, a mówił jakby łagodniej. Tego wieczoru właśnie je odłożył.
script-1337-boy =
    Coś skrobało w drzwi. „Panie profesorze?” Był to głos z trzeciej ławki, ten, który kazał nam wywrócić podszewki. Był
    sam. Poróżnił się z resztą, powiedział, o to, kogo się rabuje, a kogo nie, i teraz go szukają. Nie prosił, żeby go
    wpuścić. Chciał tylko komuś powiedzieć, póki jeszcze, że w drugiej części klasówki umiał pierwsze zadanie.
script-1337-ask-open = „Wpuśćcie go. I dajcie mu do rąk coś gorącego”.
script-1337-ask-bolt = „Wpadną za nim. Powiedz, że nikogo tu nie ma”.
script-1337-paper =
    Siedział na podłodze z miską, a Petar, który nie widział jego twarzy, podyktował mu zadanie. Rozwiązał je w głowie.
    Było dobrze, tylko znak nie ten. Całą noc został przy drzwiach z deską na kolanach; raz ktoś stanął na zewnątrz,
    szeptali, a on powiedział im przez drzwi dwa słowa, których tu nie zapiszemy. O świcie poprosił o poprawienie oceny.
    Petar poprawił, na kawałku ściany.
script-1337-four =
    Nikt nie powiedział, że nikogo nie ma; siedzieliśmy cicho i wyszło na to samo. „W porządku” – powiedział chłopak.
    Nie kazali na siebie czekać, słyszeliśmy, jak biegną od końca ulicy, a on pobiegł w drugą stronę. Petar z powrotem
    włożył okulary. Siedział w nich, aż zgasła lampa, twarzą do drzwi, i po ciemku, swoim zwykłym lekcyjnym głosem,
    wygłosił pierwsze zadanie drugiej części.
script-1337-names =
    Poprosił o kredę i wypisał na drzwiach piwnicy listę klasy. Z datami urodzenia, o ile je kto znał, i z kilkoma
    wolnymi linijkami dla tych, którzy dopiero przyjdą. Starsza dziewczynka powiedziała mu, że w piątki powinien być
    śpiew, a on nie śpiewa; piątek dostał więc ktoś z nas, a ktoś inny miał opowiadać o tym, co robił przedtem. Już
    zdążyła spytać, ile się za to dostawało.
script-1337-cut =
    Szukał czegoś ręką po kocu i nie mógł znaleźć, a był to kawałek kredy, który leżał tuż przy jego dłoni. Przez chwilę
    obracał go w palcach. Pewnie dalej zbierają łuski. To na swój sposób dobre ćwiczenie, powiedział, mosiądz, na wagę,
    z potrąceniem. Potem poprosił, żeby mu ktoś poczytał, cokolwiek, może być etykieta z nafty, i słuchał do końca z
    zamkniętymi oczami.

## C09 Irena

script-1340 = Waga Ireny
script-1340-doctor =
    Stary doktor z ulicy Solnej zdjął kapelusz i zwrócił się do Ireny „pani magister”. Przez trzydzieści lat
    przyrządzała to, co przepisywał, a nigdy się nie spotkali, tylko przez telefon. Żona cierpi, powiedział, i to od
    dawna. Wymienił preparat, potem ilość. Irena nie zapisała. Spytała, jak często ma to być zażywane, a on spojrzał na
    mosiężną wagę, którą postawiła u nas na półce dla ozdoby. „Raz – powiedział. – Dla dwóch osób”.
    .soft =
        Stary doktor z ulicy Solnej zdjął kapelusz i zwrócił się do Ireny „pani magister”. Przez trzydzieści lat
        przyrządzała to, co przepisywał, a nigdy się nie spotkali, tylko przez telefon. Żona cierpi, powiedział, i to od
        dawna. Wymienił preparat, potem ilość, i Irena nie zapisała. Było tego o wiele za dużo. Wiedział o tym i patrzył
        nie na nią, tylko na mosiężną wagę na naszej półce.
script-1340-ask-chalk = „Odważ mu coś nieszkodliwego i dobrze poskładaj papierki”.
script-1340-ask-give = „Daj jej przespać jedną noc. Jedną, a potem niech przyjdzie znowu”.
script-1340-ask-refuse = „Nie. Niech idzie do domu”.
script-1340-powders =
    Była to kreda od tablicy i trochę cukru. Ucierała to przez kwadrans, zważyła dwa razy i złożyła w papierki tak, jak
    już nikt nie składa, z zakładką. Przeliczył je. Potem podziękował, włożył kapelusz, znów go zdjął i pocałował ją w
    rękę. Stała, trzymając tę rękę z dala od siebie, aż zniknął za rogiem, i cały dzień, mówiła, czuła na zębach tę
    słodycz.
script-1340-drops =
    Zmieszała przy nim, dla jednej osoby, na jedną noc, i tak mu powiedziała. Niech przychodzi co wieczór, a dopóki coś
    jest, dostanie. „To dużo chodzenia – powiedział doktor – jak na starego człowieka”. „Tak” – powiedziała Irena.
    Podniósł buteleczkę pod światło, żeby sprawdzić poziom, z nawyku, i zgadzał się. Potem zapiął ją sobie w rękawiczce.
script-1340-coat =
    Powiedziała mu, że tego nie ma. Właśnie na to patrzył, na półkę. „Rozumiem – powiedział – musi pani myśleć o
    swoich”. Irena podała mu płaszcz, a rękaw był wywrócony i chwilę się z tym we dwoje męczyli. W drzwiach poradził jej
    coś na kaszel, który słyszał w sąsiednim pokoju; miód, powiedział, i leżeć.

script-1341 = Ulica Solna
script-1341-angry =
    Doktor z Solnej znów stał w drzwiach, wściekły. „Kreda! – powiedział. – Trzydzieści lat, a ona wydaje mi kredę”.
    Żona i tak zasnęła, po pierwszym papierku, od samej życzliwości, i po drugim; a potem przyłapała go z resztą,
    spytała, co on sobie wyobraża, i pokłócili się jak nigdy od podróży poślubnej. Musiał nosić drewno, żeby zejść jej z
    oczu. Postawił torbę na naszym stole i oznajmił, że teraz wszystkim obejrzy gardła.
script-1341-evening =
    Przez dwa wieczory przychodził po buteleczkę na noc. Na trzeci przyszedł siostrzeniec. Ciotka umarła nad ranem,
    powiedział, po prostu się nie obudziła, z ręką w ręce doktora; a doktor teraz śpi i uznali, że lepiej go nie budzić.
    Odsyła buteleczki. Były wypłukane. W koszyku obok nich leżało to z jego gabinetu, co nie było mu już potrzebne, i
    blankiet recepty, a na nim tylko: „Dziękuję. Raz dziennie”.
script-1341-shut =
    Przy pompie mówiono, że na Solnej okiennice są zamknięte, u doktora, na obu piętrach. Dymu nie było. Ludzie
    dzwonili, a potem przestali dzwonić. Nikt nie wiedział nic na pewno, a zamkniętych okiennic było mnóstwo. Przy stole
    tego dnia nikt nie zajął krzesła pod półką. Mosiężna waga była schowana, a miejsce, gdzie stała, jaśniejsze od
    reszty.
    .soft =
        Przy pompie mówiono, że na Solnej okiennice są zamknięte, u doktora, na obu piętrach. Pewnie przenieśli się do
        siostrzeńca, za rzekę. Zniósł żonę na dół na kuchennym krześle. Usłyszeliśmy to z wiadrami w rękach. Kiedy
        wróciliśmy do domu, mosiężna waga była schowana, a miejsce, gdzie stała, jaśniejsze od reszty.

script-1342 = Tacka z małymi odważnikami
script-1342-weights =
    Do wagi należała tacka, wyłożona niebieskim aksamitem, z małymi odważnikami. Najmniejszy był skrawkiem folii z
    zagiętym rogiem, żeby było za co chwycić. Takimi, mówiła Irena, dałoby się zważyć podpis. Tego wieczoru trzymała ją
    na kolanach. Chodziło o liczenie; co wieczór, kiedy przykręcono lampę, przeglądała, co mamy, tabletka po tabletce,
    jak dawniej kasę.
script-1342-queue =
    Nie skończyła. Ktoś zapukał i była to matka z chłopcem, przysłana przez ludzi doktora, a za nimi na schodach stali
    następni. Tak było od kilku dni: mówili „na Solnej nam kazali”. Nie miała im prawie co dać. Zaglądała w gardła,
    pytała, od kiedy, i każdemu odważała na tej wadze, co było, sól albo rumianek. Dostawali to w złożonym papierku z
    wypisaną dawką. Schodząc po schodach, nieśli go poziomo.
script-1342-own =
    Odkąd na Solnej zamknięto okiennice, liczyła dwa razy. Tego wieczoru słyszeliśmy, jak mówi liczbę i zaczyna od nowa.
    Zgadza się, powiedziała nam, tylko jej ciągle wychodzi nie ta. Poprosiła, żeby ktoś z nas przejął na jakiś czas
    klucz od szafki. Powiedziała to zupełnie lekko. Chodzi o dwie pary oczu, mówiła, w każdej porządnej aptece są dwie.
script-1342-ask-lock = „Daj tu. Będziemy to robić razem, rano”.
script-1342-ask-trust = „Nikomu innemu byśmy go nie dali. Policz raz i idź spać”.
script-1342-key =
    Oddała klucz, a z nim tackę, i widać było, że spadł jej kamień z serca i że się tego wstydzi. Spała. Nazajutrz przy
    liczeniu stała po drugiej stronie stołu jak klientka, z dłońmi w rękawach, a kiedy się pomyliliśmy, widziała to od
    razu i milczała, póki nie zapytano.
script-1342-label =
    Roześmiała się, czego się nie spodziewaliśmy. Potem policzyła, raz, na głos, żeby wszyscy słyszeli, napisała liczbę
    na etykiecie, polizała i nakleiła na drzwiczki szafki. Teraz to już nie jest kwestia zaufania, powiedziała, teraz
    jest ogłoszone. Jeszcze długo siedziała z tacką. Układała odważniki po kolei, a ten z folii ciągle przyklejał jej
    się do palca.

script-1343 = Pani magister
script-1343-doctor =
    Stary doktor z ulicy Solnej zdjął kapelusz i zwrócił się do Ireny „pani magister”. Przez trzydzieści lat
    przyrządzała to, co przepisywał, a nigdy się nie spotkali, tylko przez telefon. Wyobrażał ją sobie jako wysoką. Żona
    niedomaga, powiedział nam, i nie może przez to spać, a w gabinecie została mu tylko miarka do wzrostu. Spytał, czy
    dałoby się coś zrobić, na dzisiejszą noc.
script-1343-ask-give = „Zmieszaj jej coś. Buteleczkę odda”.
script-1343-ask-refuse = „Sami mamy resztki. Przekaż, że życzymy zdrowia”.
script-1343-drops =
    Zmieszała przy nim i podniosła buteleczkę, a on sprawdził poziom pod okno; zgadzał się. Buteleczka wróciła
    następnego dnia, wypłukana, a obok niej w koszyku gruszka, którą chyba od jesieni trzymano w słomie. Spała,
    powiedział siostrzeniec doktora, a po przebudzeniu narzekała na łóżko.
script-1343-coat =
    Irena podała mu płaszcz, a rękaw był wywrócony i chwilę się z tym we dwoje męczyli. Nie miał do nas żalu. W drzwiach
    poradził jej coś na kaszel, który słyszał w sąsiednim pokoju: miód, powiedział. Potem się zreflektował i oboje
    trochę się z tego miodu pośmiali.

## C10 Osman

script-1345 = Osman mierzy
script-1345-order =
    Na podwórzu stał mężczyzna ze sznurkiem. Nie wiedział, jak zacząć. Powiedziano mu, że jest tu stolarz; wyciągnął
    rękę ze sznurkiem, na jednym końcu był węzeł i na drugim węzeł, a odległość między nimi mniejsza niż ramię Osmana.
    „Zmierzyłem – powiedział. – Nie wiedziałem, jak inaczej”. Osman wziął sznurek i przyłożył do składanej miarki.
    Liczby nie odczytał na głos. Spytał, jakie imię, bo zawsze pisze je od środka, i mężczyzna powiedział.
    .soft =
        Na podwórzu stał mężczyzna ze sznurkiem i nie wiedział, jak zacząć. Powiedziano mu, że jest tu stolarz, a on
        potrzebował skrzyni. Na obu końcach sznurka były węzły. Osman przyłożył go do składanej miarki i nie odczytał
        liczby na głos. Spytał, jakie imię, bo zawsze pisze je od środka, i mężczyzna powiedział.
script-1345-ask-build = „Bierz dobre deski. Bierz półkę”.
script-1345-ask-refuse = „Palimy wszystkim, co mamy. Powiedz mu, że koc to żaden wstyd”.
script-1345-lid =
    Wyheblował ją, choć nikt miał tego nie oglądać, a narożniki połączył na jaskółczy ogon. Nie było takiej potrzeby,
    trzymałoby i na gwoździach. Zeszło mu do wieczora i przez cały ten czas mężczyzna siedział na pieńku i podawał mu,
    co trzeba. Na koniec Osman przejechał dłonią po krawędziach, od środka, wszędzie, żeby się upewnić, że nie ma
    drzazg. Potem mężczyzna nie mógł jej unieść, choć nic nie ważyła, i Osman poszedł z nim.
    .soft =
        Wyheblował ją, choć nikt miał tego nie oglądać, a narożniki połączył na jaskółczy ogon. Zeszło mu do wieczora i
        przez cały ten czas mężczyzna siedział na pieńku i podawał mu, co trzeba. Na koniec Osman przejechał dłonią od
        środka, żeby się upewnić, że nie ma drzazg. Potem zaniósł ją za mężczyzną przez całą ulicę.
script-1345-rule =
    Osman powiedział to sam i powiedział to do sznurka. Mężczyzna skinął głową. Poprosił o niego z powrotem, ostrożnie
    owinął nim dłoń, żeby węzły się nie zsunęły, i schował do kieszeni. Osman złożył miarkę. Po jakimś czasie znów ją
    rozłożył i przykładał do półki nad piecem, do ławy i do innych rzeczy w pokoju, które były z drewna.

script-1346 = Para zawiasów
script-1346-pays =
    Mężczyzna od sznurka przyszedł zapłacić. Okazało się, że jest narzędziowcem; zrobił parę zawiasów i rozwinął je na
    naszym stole z kartki książki z obrazkami. Były mosiężne. Chodziły jak nadgarstek. Robił je trzy noce, bo nie mógł
    być w domu, a kiedy skończył, zobaczył, że do tego, do czego je przeznaczył, się nie nadają. Niech więc będą dla
    Osmana, do szafki albo do czegoś, co się otwiera.
script-1346-late =
    Mężczyzna od sznurka przyszedł zapłacić. Miał ze sobą parę zawiasów, mosiężnych, w kartce z książki z obrazkami;
    robił je sam, trzy noce. Kiedy usłyszał o Osmanie, usiadł na pieńku, na którym siedział tamtego dnia, i siedział,
    póki pieniek nie był komuś potrzebny. Zawiasy nam zostawił. Spytał, kto teraz robi narożniki.
script-1346-ask-accept = „Lepszych w ręku nie miałem. Pójdą na coś dobrego”.
script-1346-ask-decline = „Za to się nie płaci. Ale druga para rąk by mi się przydała”.
script-1346-brass =
    Osman przykręcił je do niczego, do dwóch ścinków, tylko żeby zobaczyć, jak chodzą; stało to na parapecie i otwierał
    to każdy, kto przechodził. W papierze było jeszcze trochę rzeczy, pręty i małe koło zębate. Mężczyzna nie został.
    Obejrzał z daleka wszystkie złącza w pokoju, drzwi, ramę łóżka, z głową przechyloną na bok, i powiedział, że dobrze
    zobaczyć coś, co trzyma kąt.
script-1346-bench =
    Przychodził więc rano, ten narzędziowiec. Mówił niewiele i żaden nie pytał drugiego, jak spał. Zabrali się do
    schodów na strych, na które nigdy nie starczało czasu. Raz słyszeliśmy, jak Osman tłumaczy, czemu nie wolno
    szlifować pod włókno, a tamten cierpliwie odpowiada, że z mosiądzem jest tak samo, i każdy myślał, że drugi mówi to
    tylko z grzeczności.

script-1347 = Stół
script-1347-joint =
    Nasz stół nie podobał się Osmanowi, odkąd się wprowadził. Był kiedyś drzwiami. Tego wieczoru, kiedy powinien
    odpoczywać, siedział pod nim z ogarkiem świecy i widzieliśmy same nogi. Mówił do niego. Nic dziwnego, mówił,
    czterdzieści lat wisiał, trudno żądać, żeby z dnia na dzień umiał leżeć.
script-1347-leaf =
    Kiedy wyszedł, stół był dłuższy. Wstawił w niego wkładkę z desek, które zostały wtedy z półki, i paznokciem nie dało
    się znaleźć tego miejsca. Z każdej strony zmieściłoby się sześć osób. Siedzieliśmy tam, tak nas mało, przy tym całym
    stole. Kazał nam się rozsunąć, łokcie na boki, zająć trochę miejsca. To na potem, powiedział Osman. Miał dość
    robienia rzeczy na miarę tego, co się straciło.
script-1347-short =
    Wtedy wyszedł i powiedział, co mu leży na sercu. Ludzie dalej go pytali, przy pompie; rozeszło się, że jest tu
    stolarz. Odsyłał wszystkich, jak odesłał człowieka ze sznurkiem. Chciał zrobić jedną, bez zamówienia, średniej
    wielkości, i postawić w sieni. Komu będzie trzeba, ten nie będzie musiał prosić.
script-1347-ask-give = „No to dwie deski. A imię?” „Zostawię miejsce”.
script-1347-ask-keep = „Dość już tego w tym domu. Budujemy dla żywych”.
script-1347-ready =
    Stała przez noc w sieni, przykryta płótnem, a o siódmej już jej nie było. W tym miejscu leżało jajko, prawdziwe, na
    słomie. Nikt nic nie słyszał, choć warta siedziała niecałe trzy kroki dalej. Osman ugotował nam to jajko i oddał
    swój kawałek. Wyszedł na próg i patrzył na śnieg, na którym widać było ślady jednej osoby, w tamtą stronę, z bardzo
    głębokimi palcami.
script-1347-rule =
    Złamał swoją miarkę. Nie ze złości; siedział z nią na kolanach i składał dalej, niż się składa. Kawałki położył na
    rozpałkę. Nazajutrz przyciął nogi ławy na oko, ława się kiwała, a on pozwalał jej się kiwać i wszyscy przywykliśmy
    siedzieć, zapierając się jedną stopą.

script-1348 = Para kul
script-1348-order =
    Na podwórzu stał mężczyzna ze sznurkiem. Powiedziano mu, że jest tu stolarz. Na jednym końcu sznurka był węzeł i na
    drugim węzeł; to na kule, dla ojca, który niczym innym nie da się zmierzyć. Osman przyłożył sznurek do składanej
    miarki. Spytał, co ojciec robił, bo człowiek opiera się tak, jak pracował.
script-1348-ask-build = „Bierz dobre deski. Bierz półkę”.
script-1348-ask-refuse = „Palimy wszystkim, co mamy. Na razie wystarczy miotła”.
script-1348-made =
    Uchwyty wystrugał nożem i wyłożył filcem z kapelusza. Mężczyzna, jak się okazało, był narzędziowcem; nazajutrz rano
    przyszedł znowu, z parą mosiężnych zawiasów w kartce z książki z obrazkami, za fatygę. Ojciec, mówił, zszedł na nich
    po wszystkich schodach, tylko po to, żeby stanąć na ulicy i zwymyślać robotę.
script-1348-rule =
    Osman powiedział to sam i powiedział to do sznurka. Mężczyzna skinął głową, poprosił o niego z powrotem i owinął nim
    dłoń, żeby węzły się nie zsunęły. Osman złożył miarkę. Po jakimś czasie znów ją rozłożył i przykładał do półki nad
    piecem, do ławy i do innych rzeczy w pokoju, które były z drewna.

## C11 Greta

script-1350 = Greta przyjmuje zlecenie
script-1350-client =
    Pan w futrzanym kołnierzu kazał się zapowiedzieć szoferowi. Chodziło o akt kupna. Pewien dom w Alei Lipowej stoi
    pusty, właściciele wyjechali, a on życzyłby sobie go kupić, w kwietniu, przed tym wszystkim; ma pieczęcie i stary
    papier, brak mu tylko kogoś, kto zna formułę. Postawił na stole puszkę, na niej położył papierosy i obrócił ją tak,
    żeby obrazek z brzoskwiniami był od strony Grety. Ona patrzyła na jego mankiety. Tych ludzi z Alei Lipowej znała, to
    ona sporządzała im testamenty.
script-1350-ask-draw = „Dziewiąty kwietnia to chyba dzień roboczy. Jak się pisze pańskie nazwisko?”
script-1350-ask-decline = „Nie antydatuję. Do widzenia. I proszę zabrać owoce”.
script-1350-seal =
    Dokument wyszedł tak piękny, jak tylko można sobie życzyć, z wykazem wszystkiego, co wmurowane i przybite. Pan
    podmuchał na atrament. Kiedy poszedł, Greta otworzyła puszkę, podzieliła ją nożem co do plasterka i swoje pół
    brzoskwini zjadła na stojąco. Nazwę ulicy napisała przez dwa P, powiedziała nam po jakimś czasie. W rejestrze zawsze
    było jedno. Nikt tego nigdy nie zauważy, chyba że będzie szukał.
script-1350-pen =
    Przyjął to bardzo uprzejmie. Biorąc puszkę, zauważył, że mamy tu ładny, suchy dom, i spytał, czyj on jest. Nikt nie
    umiał mu powiedzieć. „No właśnie” – rzekł pan. Szofer przytrzymał mu drzwi. Greta siedziała dalej z piórem w ręce,
    zupełnie prosto, i dopiero gdy samochód ruszył, spostrzegła, że napisała na bibule datę.

script-1351 = Aleja Lipowa
script-1351-owners =
    Ludzie z Alei Lipowej wcale nie wyjechali. Mieszkali we własnej piwnicy na węgiel, a dwa dni temu człowiek w
    futrzanym kołnierzu pokazał im papier. Przyszli do Grety, bo nikt inny nie przyszedł im na myśl; mieli go ze sobą,
    odpis, był tak uprzejmy, że im zostawił. Żona go wygładziła. „Pani się na tym zna – powiedziała. – Czy tak wolno?”
    Greta włożyła okulary i przeczytała całość, aż po wykaz wmurowanego i przybitego, jakby pierwszy raz.
script-1351-gone =
    Jacyś ludzie z Alei Lipowej chcieli się widzieć z panią mecenas. Mieli papier, którego nie rozumieli, w sprawie
    swojego domu. Musieliśmy ich odesłać i wyjaśnić dlaczego. Żona i tak wyciągnęła go do nas, żebyśmy chociaż
    spojrzeli. Atrament był fioletowy, jak ten, którym Greta pisała nam listy zakupów. Ale innego atramentu i tak
    nigdzie nie było.
script-1351-ask-tell = „To fałszerstwo. Ja powinnam wiedzieć. Proszę spojrzeć na drugie P”.
script-1351-ask-silent = „Wygląda na to, że w porządku. Bardzo mi przykro”.
script-1351-one_n =
    Wyjaśniła im wszystko punkt po punkcie, a na koniec spisała to jako zeznanie, przeciwko sobie, z datą, dzisiejszą, i
    podpisała. Z początku nie zrozumieli. Potem mąż złożył papier i nie podał jej ręki. Z życzliwością tego pana już
    koniec, powiedziała nam Greta. Chciała tylko mieć na świecie jeden papier ze swoim nazwiskiem, który się obroni.
script-1351-wills =
    Uwierzyli jej. Tym górowała nad innymi, że się jej wierzyło. Dziękowali, spytali nawet, ile się należy, i żona
    wyjęła z koperty kilka papierosów luzem. Greta je przyjęła, bo honorarium trzeba przyjąć. W kopercie był testament,
    który sporządziła im dziewięć lat wcześniej, w celofanowej okładce, żeby się nie zniszczył.
script-1351-others =
    Kobieta z łaźni słyszała, że jest tu adwokatka, która wyrzuciła za drzwi tego w futrze. Sama miała spór o pół pieca.
    Po niej przyszło dwóch braci. Do południa Greta rozstrzygnęła pięć spraw; przysięgać kazała na desce do chleba.
    Papieru nie używano, bo go nie było. Prosiła tylko każdą stronę, żeby powtórzyła, co mówi druga, aż powtórzy dobrze,
    i na tym chyba wszystko polegało. Płacili w naturze, a ona wydawała resztę.

script-1352 = Ostatnia wola
script-1352-wills =
    Greta uważała, że wszyscy powinniśmy spisać testament. To uspokaja, nieraz to widziała. Siedzieliśmy więc wokół
    lampy i każdy dyktował. Zadziwiające, ile człowiek ma. Ktoś z nas miał rower w mieście, do którego nie da się
    dotrzeć, ktoś inny zapisał udział w jabłoni. Na pytanie, komu, przeważnie następowała przerwa, a potem dostawał ktoś
    przy tym samym stole.
script-1352-witness =
    Do każdego trzeba było dwóch świadków, którzy nic z tego nie mają, a takich nie było; wszyscy cały czas coś z tego
    mieliśmy. Wyszła więc na ulicę, po ciemku, i wróciła z dwoma mężczyznami, którzy pilnowali rogu. Podpisali każdą
    kartkę. Jeden stawiał krzyżyk, a ona za każdym razem brała go w kółko i pisała obok, czyj jest. Spytali, czy mogliby
    dostać taki sam. Kładliśmy się po pierwszej, a nafty w lampie było tyle co w knocie.
script-1352-blot =
    Kiedy przyszła kolej na nią, wzięła czystą kartkę i pisała przez jakiś czas, nikomu nie dyktując. Potem przesunęła
    ją do nas. Była tam cała Aleja Lipowa, futrzany kołnierz, pieczęcie i brzoskwinie. Brakowało tylko podpisu. Pośle to
    ludziom z piwnicy, powiedziała. Albo niech jej powiemy, że na to już za późno, przyjmie to. Była tak zmęczona, że
    oparła na stole oba łokcie.
script-1352-ask-sign = „Podpisz. Ktoś z nas zaniesie”.
script-1352-ask-burn = „Najpierw przyjdzie tutaj. Masz dom pełen ludzi, Greto”.
script-1352-post =
    Podpisała pełnym imieniem, z inicjałem, którego nigdy nie używała. Przed świtem kartka została wsunięta pod drzwi
    piwnicy w Alei Lipowej. Na razie nic z tego nie wynikło, ani od nich, ani od tego pana. Zaczęła chodzić po domu w
    dobrym żakiecie. Gdyby ktoś przyszedł, mówiła, nie chciałaby jeszcze iść się przebierać.
script-1352-ash =
    Uznała ten argument. Podsunęła kartkę rogiem do lampy, położyła w piecu i pogrzebaczem rozbiła czarny liść, na
    którym wciąż dało się czytać wszystko, białe na czarnym, co do słowa. „Ciekawe – powiedziała. – Klientowi nigdy bym
    na to nie pozwoliła”. Dla siebie testamentu nie zrobiła. Nie było tu nikogo, kto umiałby go sporządzić.

## C12 Aleks

script-1355 = Aleks prowadzi tabelę
script-1355-strokes =
    Za piecem był pas tapety od góry do dołu pokryty kreskami. Braliśmy je za wzór. Aleks liczył od pierwszego dnia,
    według godzin i dzielnic, i tego wieczoru powiesił nad stołem arkusz z krzywymi. Była w nich luka. Między czwartą
    czterdzieści a piątą dziesięć, powiedział, z prawdopodobieństwem, którego nie zaokrągli, żeby nas nie obrażać, po
    stronie, gdzie jest pompa, nic nie spada. Powodu nie rozumiał. Przypuszczał, że ktoś idzie wtedy do pracy.
script-1355-ask-trust = „Czwarta czterdzieści zatem. Idziemy według twojej krzywej”.
script-1355-ask-doubt = „To są ludzie, Aleks. Strzelają, kiedy im się zachce”.
script-1355-gap =
    O czwartej czterdzieści ulica była tak cicha, że słyszeliśmy, jak po drugiej stronie kapie kran. Załatwialiśmy swoje
    sprawy środkiem jezdni. Ktoś z nas nawet gwizdał. O piątej dziewięć Aleks, który stał w drzwiach z zegarkiem, zaczął
    pstrykać palcami i kiedy spadł pierwszy, byliśmy w środku. Zrobił kreskę. Wcale nie triumfował, zbladł raczej i
    powiedział, że gwizdać nie należało.
script-1355-column =
    Zgodził się od razu. To słaby punkt, naturalnie. Zdjął arkusz i zwinął. Ale o czwartej czterdzieści wstał,
    słyszeliśmy go na schodach i przy drzwiach, a potem przez pół godziny nic. Nie było czego słyszeć. Było cicho jak na
    wsi. O piątej dziesięć wrócił na górę i zrobił kreskę.

script-1356 = Poza szeregiem
script-1356-wall =
    Ktoś prowadził dalej tapetę za piecem. Z ostatnich trzech dni były kreski, we właściwych kolumnach, choć pochylone w
    inną stronę niż jego. Nikt z nas się nie przyznał. Okazało się, że o czwartej czterdzieści wstawaliśmy wszyscy,
    jednej nocy jedno, następnej drugie, i staliśmy w drzwiach z jego zegarkiem. O tej porze dalej było cicho.
script-1356-shared =
    Luka trzymała się trzy dni. Aleks powinien był się cieszyć, a chodził tam i z powrotem. To przez innych, powiedział
    w końcu. O piątej rano leżą w łóżkach, a o ósmej, kiedy jest najgorzej, stoją w kolejce do pompy, przeciętnie sto
    czterdzieści osób. Rozkład ma. Wystarczyłoby napisać dwie liczby na kawałku tektury i tam powiesić. Ale wtedy będzie
    ich sto czterdzieści o czwartej czterdzieści i ktoś po tamtej stronie może spojrzeć przez lornetkę i się zastanowić.
script-1356-ask-publish = „Powieś. Sto czterdzieści osób, Aleks”.
script-1356-ask-keep = „Działa, bo nikt nie wie. Zostaw to dla nas”.
script-1356-pump =
    Wykaligrafował to bardzo wyraźnie i nie podał, skąd wie. Poszliśmy zobaczyć. Tektura wisiała na rączce pompy, a już
    następnego ranka ze wszystkich domów wychodzili po ciemku ludzie w kapciach, z wiadrami, rzędem, bez słowa, i
    słychać było tylko rączkę. Tekturę zostawili. Pod spodem ktoś narysował kwiatek, taki, jak rysują dzieci, z buzią.
script-1356-early =
    Mieliśmy więc lukę dla siebie. Chodziliśmy za kwadrans i o piątej byliśmy z powrotem. Bardzo wygodnie. O ósmej widać
    było z okna kolejkę, a on dalej ją liczył; szeregu się nie przerywa, mówił. Któregoś dnia zapisał sto trzydzieści
    osiem, a potem siedział i patrzył na tę liczbę i na poprzednią.
script-1356-whistle =
    Nic nie mówił, więc zaczął ktoś z nas. Czy ona tam dalej jest, ta luka? Jest. Nie opuścił ani jednego ranka. A czy
    kogoś by zabrał? Poszliśmy więc z nim, o czwartej czterdzieści, i staliśmy po ciemku na jezdni jak ludzie w
    kościele, w którym nie znają nabożeństwa. „Teraz można by gwizdać” – powiedział Aleks, kiedyśmy już trochę postali.
    Nikt nie umiał. Mieliśmy za suche usta.

script-1357 = Tektura
script-1357-pump =
    Był to drugi ranek tektury przy pompie. O czwartej czterdzieści stali tam wszyscy, z wiadrami, więcej niż wczoraj.
    Przychodzili już i zza placu. Ktoś położył na lodzie deski.
script-1357-bucket =
    Za cztery piąta spadły trzy, blisko siebie. Tak jakby ktoś przyszedł wcześniej do pracy. Pobiegliśmy tam, gdy tylko
    się dało. Ludzie już wracali, szybko, pod ścianami, i nie wypuścili wiader. Dwoje nie wstało. Chłopiec zdjął tekturę
    i trzymał ją przy kurtce, napisem do siebie. To lepsze niż ósma, powiedziała nam jakaś kobieta, o wiele lepsze niż
    każda ósma, jaką pamięta. Nie udało nam się sprawić, żeby Aleks to usłyszał.
script-1357-stranger =
    Nic nie spadło. O piątej dziewięć rozeszli się na wszystkie strony jak ludzie z roratów. Kiedy przyszła nasza kolej,
    okazało się, że ktoś już napełnił nam oba wiadra i przykrył deską. „To dla pana z zegarkiem” – powiedziano nam. Nie
    wiadomo, kto to powiedział pierwszy. Jedno wiadro poniósł do domu sam, po drodze musiał je stawiać i zmieniać rękę.

script-1358 = Ostatnia kolumna
script-1358-wall =
    Aleks doszedł do końca tapety. Zaczął przy rurze od pieca, znakami tak drobnymi, że trzeba było lupy, a teraz
    zostało na szerokość dłoni przy framudze. Całe oblężenie, od początku, powiedział. Mógł nam podać, ile, dla każdego
    kwadransa. Stukał ołówkiem o zęby i było jasne, że nie tym się zajmuje.
script-1358-written =
    Odkąd wisiała tektura, ludzie przy pompie mu się kłaniali. Sporo z nich już znał. I pojawiła się kwestia metody:
    ostatnio zauważył, że gdy słyszy, jak coś spada, powiedzmy, w stronę łaźni, nie robi kreski, tylko myśli o tym, kto
    tam mieszka. Statystycznie nie było z tego żadnego pożytku. W ostatniej wolnej kolumnie wpisywał nazwiska. Przy
    niektórych był ptaszek, „widziano dziś”. Wieczorem szedł do okna i robił ptaszki przed kreskami.
script-1358-series =
    To na nic, powiedział. Czwartego dnia ma w kolejce sto czterdzieści, dziś sto dwie osoby, i widzi krzywą. Ładna
    krzywa. Przyłapał się na tym, że życzy sobie, by jutrzejsza liczba na niej leżała. Ma garnek kleju z omiecionej mąki
    i rolkę czegoś w bażanty; a jeśli uważamy, że to, co tam ma, jest coś warte, zacznie na suficie.
script-1358-ask-paper = „Zaklej. Trzymaj drabinę, zrobimy to dzisiaj”.
script-1358-ask-go_on = „Ktoś będzie chciał wiedzieć, Aleks. Co tam jest na jutro?”
script-1358-paste =
    Wyszło dziewięć brytów. On ciął, reszta z nas kleiła. Bażanty nie schodziły się w rogach, jeden dostał cudzy ogon.
    Kiedy skończyliśmy, przejechał po wszystkim szczotką, powoli, jak się gładzi konia. Przy świecy kreski trochę
    przebijały tam, gdzie było mokro. Wyschnie, uznał. O czwartej czterdzieści usiadł i położył się z powrotem.
script-1358-forecast =
    Powiedział, i to bardzo ostrożnie. Było tam to co zwykle: mniej więcej tak samo, z możliwością, że gorzej. Przyniósł
    drabinkę i zaczął nad drzwiami. Z łóżka było go widać, jak stoi z głową odchyloną do tyłu, z ołówkiem przywiązanym
    do nadgarstka, a kiedy coś spadało, sypał się też tynk, a on wycierał twarz i dopiero wtedy robił kreskę.

## With the party

script-1359 = Vuk znajduje wejście
script-1359-slab =
    Vuk obszedł zwał raz, z rękami za plecami, jak gospodarz na targu bydła. Źle się położyło, powiedział. Kto będzie
    chciał wejść od góry, ściągnie resztę. Ale na dole jest jedna płyta, która nic nie trzyma, tylko tak wygląda; dla
    pewności przyłożył do niej policzek. Jeśli wejdzie pod nią plecami i się wyprostuje, ktoś chudy będzie miał mniej
    więcej tyle czasu, ile trwa papieros. Swojego dał potrzymać komuś z nas, zapalonego.
script-1359-ask-hold = „To do góry z nią. Ja tu jestem od chudości”.
script-1359-ask-leave = „Nie twoje plecy, Vuk. Potrzebujemy ich w domu”.
script-1359-back =
    Podniosła się na dłoń, z westchnieniem. W środku był czyjś przedpokój, ze stojakiem na parasole. Podawaliśmy rzeczy
    pod jego ramieniem, a on stał z zamkniętymi oczami i ruszał wargami; wymieniał kamieniołomy, jak się potem okazało,
    z północy na południe. Kiedy ją opuszczał, nawet nie stuknęło. Odebrał papierosa, obejrzał, ile się wypaliło, i
    chyba uznał, że się guzdraliśmy.
script-1359-knee =
    Puściła ziemia, nie kamień. Osunął się na jedno kolano z tym wszystkim na barkach i nie odpuścił, aż wytoczył się
    ostatni z nas. Wtedy powiedział jedno słowo. Zanim doprowadziliśmy go do ulicy, kolano było jak bochenek.
    Wynieśliśmy stamtąd jedną szufladę, chciał zobaczyć, co w niej jest, i się roześmiał, bo była pełna opasek na
    kolana, końskich.
script-1359-chalk =
    Nie obraził się. Wziął niebieską kredę i narysował na płycie strzałkę, a obok ludzika na ugiętych nogach, żeby ktoś,
    kto przyjdzie i będzie dość silny, nie musiał szukać. Po drodze powiedział, że miał szesnaście lat, kiedy mu
    pierwszy raz kazano wejść pod coś plecami. Żeby kazano zostawić, to mu się jeszcze nie zdarzyło. Wspomniał o tym
    znowu przy kolacji.

script-1360 = Mira liczy okna
script-1360-lie =
    Kula trafiła w skrzynkę na listy i klapka jeszcze się bujała. Mira leżała na brzuchu i wyjęła lusterko. W górach,
    powiedziała, nie patrzy się na to, co ma na ciebie spaść, patrzy się na jego cień. Naprzeciwko było sześćdziesiąt
    okien. W pięćdziesięciu dziewięciu odbijał się księżyc, a w jednym księżyca nie było. Przesunęła lusterko na
    szerokość palca i czekała. Przestępuje z nogi na nogę, powiedziała nam. Zimno tam na górze. Jak wzejdzie słońce,
    będzie je miał w oczach.
script-1360-ask-follow = „Pójdziemy, kiedy ty pójdziesz. Po twoich śladach”.
script-1360-ask-run = „Do tego jeszcze godziny. A to dziesięć kroków. Już!”
script-1360-shade =
    Leżeliśmy, aż rękawy przymarzły nam do bruku. Od czasu do czasu mówiła do nas, tak cicho, że mógłby to być kapiący
    kran; o tym, jak się je śnieg. Potem dachy poróżowiały, wszystkie prócz jednego. Wstała i poszła pasem cienia, który
    komin kładł na podwórze, a my szliśmy za nią po tym pasku, stopa za stopą, jak dzieci po krawężniku.
script-1360-heel =
    { $them } { $them_gender ->
        [feminine] biegła ostatnia
       *[masculine] biegł ostatni
    }. Kula zerwała obcas z buta i trochę tego, co było w bucie. Mira nie ruszyła się z miejsca; cały czas miała tamtego
    w lusterku i stamtąd, zwykłym głosem, mówiła nam, kiedy leżeć, a kiedy się czołgać. Dojście do nas zajęło jej
    godzinę. Obejrzała stopę i opatrzyła.
script-1360-angry =
    Byliśmy po drugiej stronie, wszyscy, zanim zdążyłby obrócić głowę. Mira przyszła po godzinie, kiedy światło było
    takie, jak trzeba. W ręce miała klapkę od skrzynki. Bujała się, powiedziała, a potem była w niej druga dziura, tuż
    obok pierwszej; to wtedy, kiedy biegliśmy, i nikt z nas tego nie słyszał. Dała ją temu, czyj to był pomysł. Było na
    niej nazwisko i „Bez reklam”.

script-1361 = Sanja czyta drzwi
script-1361-door =
    Dłoń Sanji leżała na zamku, zanim ktoś z nas zdążył poświecić. Był to jeden z jej zamków. Zakładała go dziewięć lat
    temu młodemu małżeństwu, a on trzymał jej śrubki w ustach. Pamiętała nawet tapetę. Był w nim pewien sposób, który
    pokazała im i nikomu więcej: trzeba unieść klamkę tak, jakby się miało zaraz rozmyślić.
script-1361-fast =
    Uniosła klamkę i było otwarte. Poszło bardzo szybko i zdaje się, że najbardziej zdziwiło ją samą. Myślała,
    powiedziała nam na schodach, że ręka zrobi większą różnicę między pierwszym razem a drugim. W środku znaleźliśmy to,
    co mają ludzie, którym dorosło dziecko. Na framudze zostawiła pasek plastra z datą, jak to już miała w zwyczaju, i
    ołówkiem cenę rzeczy.
script-1361-own =
    Cofnęła rękę. Może tam są, powiedziała. Może leżą za drzwiami z krzesłem podstawionym pod klamkę i słuchają kogoś,
    kto zna sposób. Pierwszy raz obejrzała się na nas. W torbie nie mieliśmy nawet skórki chleba.
script-1361-ask-open = „Sama mówisz, że to dobry zamek. Unieś klamkę”.
script-1361-ask-ring = „To zadzwoń. Jeśli to oni, powiesz, że ślusarka”.
script-1361-mat =
    Nie było ich tam. Od dawna nikogo nie było, bo kwiat na komodzie wyszedł z doniczki w jednym kawałku, jak babka z
    formy. Wzięliśmy, co było. Sanja szła za nami i zamykała szuflady. Kiedy wyszliśmy, zamknęła drzwi, uniosła klamkę,
    sprawdziła, a potem szpilką do włosów coś tam w środku zmieniła, żeby w ten sposób już się nie otwierało. Nawet jej.
script-1361-voice =
    Zadzwoniła. Coś się przewróciło, kobiecy głos spytał, kto tam, i Sanja powiedziała. Była przerwa, potem odsunięto
    krzesło. Bardzo wychudli, a młody człowiek miał białe włosy. Śmiali się, wszyscy troje, nie mogli przestać. Jedzenia
    w domu nie było. Ale latem znalazł pod dywanem jej pęsetę i wygięty wytrych i trzymał je w szklance na czas, gdy
    kiedyś zajdzie.

script-1362 = Emin poznaje konduktora
script-1362-step =
    Nad nami ktoś chodził. Zamarliśmy, wszyscy prócz Emina, który podniósł palec. Czternaście lat jeździł, a za plecami
    wsiadali mu i wysiadali ludzie, powiedział szeptem. To mężczyzna około sześćdziesiątki; ma chore nogi, stawia je
    szeroko, a przed każdym zakrętem stoi przez sekundę na ugiętych kolanach. Tak chodzi tylko jeden fach. To konduktor,
    a sądząc po tym, jak bierze łuk, z linii nadrzecznej.
script-1362-ask-lead = „Konduktor czy nie. Znajdź nam drogę naokoło”.
script-1362-ask-call = „To zawołaj do niego. Jak każą przepisy”.
script-1362-stairs =
    Prowadził nas na słuch. Szliśmy, kiedy szły nogi, i stawaliśmy, kiedy stawały, przez cały korytarz, a ręka Emina
    opadała i podnosiła się jak semafor. Raz były dokładnie nad nami i coś postawiono na podłodze, torbę, z
    westchnieniem. Na tylnych schodach przepuścił nas jedno po drugim, stał z boku, aż przeszedł ostatni, a potem
    obejrzał stopnie, czy czegoś nie zostawiliśmy.
script-1362-punch =
    „Kto jeszcze bez biletu?” – zawołał Emin. Długo nie było słychać nic. Potem czyjś głos powiedział: „Miesięczny”, i
    ktoś zaczął do nas schodzić bokiem, trzymając się poręczy. Nie znali się, linie nigdy się nie znają; ale niebawem
    zgadzali się już co do zwrotnicy przy rzeźni. Kasownik wciąż miał przy sobie. Na pożegnanie przedziurkował każdemu
    rękaw, w gwiazdkę, i dał nam to, co niósł na wymianę.
script-1362-torch =
    „Kto jeszcze bez biletu?” – zawołał Emin. Był to dobry żart, poszedł w górę klatki i zszedł z powrotem. Zaraz
    mieliśmy w oczach latarkę. Była to tylko stara kobieta w kaloszach, bardziej wystraszona niż my; zaczęła krzyczeć i
    krzyczała jeszcze za drzwiami, kiedy dawno poszliśmy dalej. Emin był bardzo zmartwiony. Tych kolan był taki pewny.

script-1363 = Nadia i spiżarnia
script-1363-smell =
    Reszta z nas widziała pustą spiżarnię. Nadia stała w drzwiach z zamkniętymi oczami i wąchała. Na tym haku wisiał
    boczek, powiedziała, wędzony na śliwie. I był tu ktoś, kto do wszystkiego dawał za dużo goździków. Uklękła,
    przejechała ręką za najniższą półką, gdzie rzeczy się zatoczą, i kładła je sobie na podołku: pomarszczony burak,
    główka czosnku, pół garści grochu twardego jak śrut. Ze ściany zeskrobała do papierka coś białego. Była to sól.
    Boczek ją wypocił.
script-1363-ask-cook = „Jest tu maszynka spirytusowa. Co byś z tego zrobiła?”
script-1363-ask-pack = „Wspaniale. Do torby z tym i dalej”.
script-1363-pan =
    Zeszła jej godzina, w obcej kuchni, z płaszczem na oknie. Poszłoby szybciej, ale niegotowego by nie podała. Jedliśmy
    z patelni, stojąc dookoła, i czosnek ciekł nam po brodach; a zapach musiał pójść po całym domu, bo kiedy
    otworzyliśmy drzwi, na podeście siedział mały chłopiec z dłońmi pod sobą. Patelnię dostał on.
script-1363-jar =
    Każdą rzecz zawinęła osobno. W ostatniej chwili wróciła po hak. Oblizało go sto połci boczku, mówiła, i jeśli się go
    zanurzy we wrzątku na jedno „Ojcze nasz”, będzie zupa. Potem spróbowaliśmy. Trzeba mówić powoli.

script-1364 = Irena bez bandaża
script-1364-curtain =
    Ściągnął sobie zasłonę, żeby na niej leżeć, były jeszcze przy niej kółka. „Proszę tam nie stawać – powiedział –
    mokro”. Był kelnerem, w kurtce. Przeszło mu przez bok jak korkociąg. Irena spytała, co brał, od kiedy i czy jest na
    coś uczulony. Zastanowił się porządnie. „Na truskawki” – powiedział. W takim razie truskawek nie będzie, odparła.
    Nawlekała już igłę, a był to włos z jej własnej głowy.
script-1364-ask-stay = „Rób, co trzeba. My poświecimy”.
script-1364-ask-gauze = „Nie musisz włosem. Masz tu prawdziwe”.
script-1364-ask-go = „Nie możemy zostać. Ireno. Zostaw mu zasłonę”.
script-1364-hair =
    Poszło jedenaście włosów. Po każdym mówiła liczbę, a on mówił: „I rachunek, proszę”, i nie mówił nic innego. Kiedy
    było po wszystkim, chciał wstać i odprowadzić nas do drzwi. To, co w kredensie, należy do lokalu, ale jest pewien,
    że lokal chciałby nam coś dać. Irena wracała z ręką na głowie. Mówiła, że nagle jej tam ciągnie, w jednym miejscu.
script-1364-clean =
    Leżało na nim bardzo białe. Patrzył na to z szacunkiem. Trzydzieści lat podawał do stołu z taką serwetą na ręce,
    powiedział, a na sobie nie miał jej ani razu. Pokazał nam, gdzie jest kuchnia i co kucharka odkładała dla siebie.
    Wyrwany włos Irena nawinęła na guzik płaszcza, żeby był pod ręką.
script-1364-dose =
    Wstała. Wpięła igłę w klapę. Z torby wyjęła jeden ze złożonych papierków, położyła przy nim na zasłonie i
    powiedziała, jak zażywać; mówiła wyraźnie i powtórzyła dwa razy. Dopiero na schodach spytaliśmy, co w nim było.
    „Cukier – powiedziała Irena. – Trzymam jeden gotowy, na wypadek gdyby nie było nic innego”.

script-1365 = Osman nie da rąbać
script-1365-desk =
    Siekiera była już w górze, kiedy Osman stanął pomiędzy. Rękę miał już na meblu. Był to sekretarzyk, grusza, z
    żaluzją; robił go jego własny majster, powiedział, poznać po nogach, lewej nogi stary nie umiał zrobić za nic w
    świecie. Jest w nim skrytka. Jest w każdym i nigdy w tym samym miejscu, bo robił je, kiedy kłócił się z żoną. Prosił
    nas o pół godziny. W te pół godziny mielibyśmy go całego w domu, w drzazgach.
script-1365-ask-patience = „Pół godziny. Od czego się zaczyna?”
script-1365-ask-axe = „To drewno, Osman. Przykro mi. Idź popatrzeć przez okno”.
script-1365-spring =
    Głównie go głaskał. Wyciągał każdą szufladę i wąchał ją od tyłu. W końcu nacisnął dwoma kciukami miejsce, w którym
    nic nie było, i lewa noga, ta nieudana, wysunęła się jak kocia łapa. Było w niej coś dla nas, zawinięte w stronę
    rachunków. Był też liścik, ręką majstra, do tego, kto znajdzie. Osman przeczytał go i schował do czapki. Powiedział
    tylko, że dotyczy jego i że jest o jaskółczych ogonach.
script-1365-split =
    Rzeczywiście poszedł do okna. Grusza źle się łupie, piszczała. Po trzecim uderzeniu odleciała noga, lewa, i wypadły
    z niej jakieś papiery i sprężyna, ale wszystko zmieszało się już z resztą. Swoją część zaniósł do domu. Wieczorem
    wybierał kawałki do pieca i długo to trwało. Nogę znaleźliśmy później na półce przy jego łóżku, stała sama, palcami
    do środka.

script-1366 = Greta i sześć minut
script-1366-clock =
    W szatni za stolikiem do kart siedziała kobieta i gdy weszliśmy, wcisnęła zegar szachowy. „Sześć minut” –
    powiedziała. Greta spytała, czy jest w tym czas na zapoznanie się z warunkami. „Z jakimi warunkami?” „No właśnie” –
    powiedziała Greta i przysunęła sobie stołek. Zegar szedł. Na wieszakach wisiały worki na kapcie z dziecięcymi
    imionami. Rachunki kobieta trzymała w pudełku po cygarach, na starych etykietach, i Greta patrzyła na to pudełko
    tak, jak inni patrzą na tort.
script-1366-ask-contract = „Niech ci pokaże księgi, Greto. Myślę, że obu wam dobrze zrobi”.
script-1366-ask-trade = „Zostało pięć minut. Spytaj po prostu, ile za tę puszkę”.
script-1366-clause =
    Siedziały nad pudełkiem do trzeciej rano. Od większości dłużników, jak się okazało, nic się nie należało, brakowało
    świadczenia wzajemnego; ale od jednej trzeciej tak, a kobiecie nigdy nie przyszło do głowy brać tego w opale. Zegar
    zatrzymała z własnej woli. Za poradę Greta wzięła honorarium, ustalone z góry, i pokwitowanie. Uścisnęły sobie
    dłonie jak dwaj generałowie. Na dworze Greta musiała usiąść na krawężniku: ze szczęścia zakręciło jej się w głowie.
script-1366-minutes =
    Greta ustąpiła. Spytała, ile kosztuje puszka, usłyszała odpowiedź, oświadczyła, że to lichwa w rozumieniu ustawy, i
    spytała, co jest poza tym. Cały czas miała oko na zegar, a gdy minuty się skończyły, sama wyciągnęła palec i
    wcisnęła go z drugiej strony. „A teraz czeka pani” – powiedziała. Kobieta się roześmiała. Zęby miała zepsute i było
    widać, że dawno się nie śmiała.

script-1367 = Aleks i sterta
script-1367-heap =
    Była wysoka jak dom, wszystko, co kiedyś było domem towarowym. My zaczęlibyśmy od najbliższego końca. Aleks poprosił
    o kwadrans i sznurek. Sterty się nie przeszukuje, powiedział, z niej się pobiera próbę; rozłożył sznurek w kwadraty
    i z każdego wziął po garści, nie patrząc, z odwróconą głową, bo to ważne. Garście ułożył w rzędzie wzdłuż krawężnika
    i przed każdą napisał numer. Były to głównie guziki.
script-1367-ask-sample = „Mów. Który kwadrat?”
script-1367-ask-dig = „Zanim skończysz, będzie jasno. Kopcie wszyscy, o tutaj”.
script-1367-grid =
    Kwadrat dziewiętnasty. Trochę się z niego tłumaczył. Leżał po drugiej stronie, na wierzchu była wanna i niczym się
    nie wyróżniał; ale kiedy zdjęliśmy wannę, aż do piwnicy były tam wyroby żelazne, jeszcze w pudełkach. Aleks niczego
    nie nosił. Zbierał swój sznurek, zwijał go i przy każdym węźle jeszcze raz patrzył na garść, która do niego
    należała, jakby się żegnał.
script-1367-tail =
    Kwadrat czwarty, z prawdopodobieństwem dziewięć do dziesięciu. Kopaliśmy tam godzinę. Był to ten jeden raz na
    dziesięć i tłumaczył nam, gdy kopaliśmy, że takie razy muszą być, bo inaczej pozostałe dziewięć nic by nie było
    warte. Znaleźliśmy książkę o hodowli pszczół. Siedział na krawężniku wśród swoich garści. Sterty mu nie żal,
    powiedział. Tylko widział, jak wszyscy mu uwierzyliśmy.
script-1367-hands =
    Kopaliśmy, było głośno i dostaliśmy to, co się tak dostaje. Aleks robił swoje. Ale sznurek zostawił i ilekroć ktoś
    coś wyciągnął, wołał z daleka, z którego kwadratu. Pod koniec było jedenaście wpisów. Pokazał nam je w drodze do
    domu. Gdybyśmy zaczęli od latarni, zeszłoby nam trzy razy krócej, i nie mówił tego po to, żeby mieć rację.
