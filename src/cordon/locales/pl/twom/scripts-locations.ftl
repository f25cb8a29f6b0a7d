# Coming back to a place: second and third visits to the 18 locations, and what follows from them at home.
# { $them } is the name of a person of the group.

## L01 Empty flats

script-1001 = Druga filiżanka
script-1001-cups =
    Zasłona z koralików była podwiązana jak przedtem, a na gazecie stały dwie filiżanki. Po drugą poszedł aż na koniec
    dzielnicy. „Na wszelki wypadek” – powiedział. Miał na imię Bogdan, był korektorem i przeprosił, że czajnik jest
    tylko ciepły: resztę oszczędzał dla siostry. Mieszkała w klatce naprzeciwko, na trzecim piętrze. Od dziewięciu dni
    nie przechodził przez podwórze, bo coś na wieży ciśnień zaczęło się podwórzem interesować. Weszło mu w zwyczaj w
    południe podnosić czajnik do szpary w materacach, żeby mogła go zobaczyć.
script-1001-ask-carry = „Proszę dać. Zaniesiemy, póki ciepły”.
script-1001-ask-oven = „Głodni to jesteśmy my, panie Bogdanie. Co jest w piekarniku?”
script-1001-ask-leave = „Niech pan sam wypije. Widać, że panu potrzeba”.
script-1001-yard =
    Przeczołgaliśmy się na brzuchu za rzędem śmietników, pchając przed sobą czajnik z dzióbkiem zatkanym szmatką. Nic
    się nie stało. Siostra otworzyła w kapeluszu. Nalała jedną filiżankę, wypiła na stojąco, po czym zaniosła czajnik do
    swojej szpary w swoich materacach i go uniosła. Po chwili po tamtej stronie pokazała się dłoń, wnętrzem do nas, i
    znikła. „Do wieczora będzie go chciał z powrotem – powiedziała. – Niepokoi się o kamień”. Odnieśliśmy mu go tą samą
    drogą, pusty, i był o wiele lżejszy.
script-1001-hungry =
    Otworzył piekarnik od razu, jakby sam powinien był na to wpaść. Oddał nam, co tam było, i stał z ręką na ciepłej
    emalii drzwiczek, kiedy pakowaliśmy. „Nic nie szkodzi – powiedział. – Rzadko bywam w domu”. Na dnie została
    papierowa torebka z imieniem drukowanymi literami, imieniem siostry; jednym palcem odsunął ją w głąb i zamknął.
    Jedna z filiżanek była pęknięta. To z niej, zauważyliśmy, piliśmy i za pierwszym razem, tylko odwrócił ją pęknięciem
    do siebie.
script-1001-note =
    Ktoś tu od tamtej pory był. Czajnik tym razem był zimny i stał na wieku puszki po herbatnikach, a do rączki
    sznurówka od zasłony wiązała kartkę zapisaną drobnym, ładnym pismem, z każdym przecinkiem na miejscu. „Do osoby,
    która tu była. Jeśli Pani lub Panu zimno, w wannie, pod pokrywkami, jest drugi sweter. Jeśli w złych zamiarach,
    proszę o pośpiech, gdyż łatwo się męczę. Uprzejmie proszę opłukać filiżankę. B.” Kółko na parapecie pokazywało,
    gdzie do niedawna stała filiżanka. Rzeki w krzyżówce wciąż brakowało.
script-1001-reply-gift = „Zostawmy coś pod pokrywką. Wtedy będzie wiedział”.
script-1001-reply-take = „Czajnik to dwa porządne kawałki blachy”.
script-1001-reply-leave = „Opłucz filiżankę i chodźmy”.
script-1001-lid =
    Wybieraliśmy długo, bo rzecz musiała się zmieścić w czajniku i być taka, żebyśmy jej brak zauważyli. Nałożyliśmy
    pokrywkę. Potem staliśmy nad tym jak ludzie, którzy wrzucili monetę do automatu. { $present ->
        [one] Odwróciliśmy kartkę i na drugiej stronie wypisaliśmy drukowanymi, gdzie mieszkamy, i przez kilka ulic
            wydawało nam się to głupie, a potem już nie.
       *[other] Ktoś z nas odwrócił kartkę i na drugiej stronie wypisał drukowanymi, gdzie mieszkamy, ktoś inny uznał to
            za głupotę, i przez kilka ulic oboje mieli rację.
    } Filiżankę opłukaliśmy śniegiem. Do wytarcia była tylko krzyżówka.
script-1001-spout =
    Dzióbek odpadł od obcasa, dno od dłuta, a rączkę odkręciliśmy. Pod czernią była miedź. Kartka przy tym zamokła.
    { $present ->
        [one] Przeczytaliśmy ją jeszcze raz, to miejsce o swetrze, i poszliśmy sprawdzić,
       *[other] Ktoś z nas przeczytał ją jeszcze raz, to miejsce o swetrze, i poszedł sprawdzić,
    } i w wannie pod pokrywkami naprawdę leżał sweter, brązowy, na obu łokciach zacerowany innym brązem. Jego nie
    wzięliśmy. Był złożony z rękawami na krzyż, jak składają w sklepach.

script-1002 = Strzałki
script-1002-arrows =
    Na drugim podeście była strzałka kredą, na wysokości kolana, gdzie widzi ją tylko ten, kto się czołga. Na zakręcie
    następna. Prowadziły obok zasłony z koralików, przez wyrwę po położonych płasko drzwiach, w dół, przez piwnicę na
    węgiel, a każdą umieszczono tak, że nie patrzyło na nią żadne okno. Przy ostatniej wisiał klucz z przywieszką
    bagażową: „Przeniosłem się do Jeleny, która nie chce słyszeć, żebym w moim wieku mieszkał sam. Ona ma siedemdziesiąt
    osiem. Mieszkanie do Państwa dyspozycji. Proszę uważać na półkę. Zostawiłem to, co nie znosi podróży. B.”
script-1002-nails =
    Kuchnia była od środka zabita drzwiami od szafy, ze szparą u dołu nie wyższą niż dłoń. Kto wiedział, gdzie patrzeć,
    widział przez szczelinę miejsce po czajniku na parapecie i brązowy rękaw. Na drewnie wypisał listę. Tym samym
    drobnym, ładnym pismem, pod słowem „Brakuje:”, szło wszystko, co stąd znikło, z ilościami, jak errata na końcu
    książki. Żadnej uwagi. Za drzwiami ktoś oddychał ustami, żeby było ciszej.
script-1002-ask-food = „Wsuń mu coś przez szparę. Coś całego”.
script-1002-ask-pry = „To zdrowa sosna. Podważ”.
script-1002-ask-leave = „On już zna nasze kroki. Cicho”.
script-1002-gap =
    Przeszło pod drzwiami ze zgrzytem. Przez jakiś czas nie było słychać nic innego. Potem zaszeleścił papier;
    najwyraźniej odwracał, czy nie ma na nim imienia. Ze szpary wysunął się ołówek, a za ołówkiem dwa palce, które po
    omacku doszły drewnem do listy i przekreśliły jedną pozycję, całkiem prosto jak na kogoś, kto nie widzi. Palce
    zostały tam jeszcze chwilę, na brzegu szpary, jak się zostawia rękę na ladzie.
script-1002-nailed =
    Każdy gwóźdź wychodził z krzykiem. Nie wołał do nas i nie przytrzymywał od swojej strony. Kiedy nie było już o co
    się oprzeć, wyszedł, obok nas, w swetrze, ze zwiniętą gazetą pod pachą, i na schodach powiedział „przepraszam”.
    Widzieliśmy, jak idzie przez podwórze, wyprostowany, bez pośpiechu, jakby padało i właśnie przestało. Doszedł do
    tamtej klatki. Deski były nasze.
script-1002-paper =
    Materaców nie było, czajnika też, a kuchnia zamieniła się w pokój, w którym jest pogoda. Na parapecie leżała gazeta
    przyciśnięta filiżanką. Krzyżówka była gotowa. W siedmiu kratkach było ROSPUDA, najpierw ołówkiem, potem
    potwierdzone atramentem, a niżej sporządził zestawienie, co mu w tym roku sprawiło przyjemność. Było krótkie i
    byliśmy w nim, pod hasłem „towarzystwo (domniemane)”. W filiżance, pod spodkiem, od wilgoci, zostawił nam resztkę
    paczki.

script-1003 = Sanki na schodach
script-1003-sledge =
    Dwie kobiety ciągnęły po schodach środkowego bloku sanie. Były zrobione z drzwi od szafy na listwach z łóżka i
    wiozły wodę dla całego domu, we wszystkim, co trzyma wodę: w bańkach, w butach, w tubie. Na każdym podeście stawały,
    żeby się uspokoiła. Z przodu przywiązały dzwonek od roweru, ze względu na zakręty. „Jeśli na górę – powiedziała ta z
    tyłu, na której spoczywał ciężar – to proszę tu podeprzeć ramieniem. Jeśli na dół, trzeba poczekać; wstecznego nie
    ma”. Tuba była pełna po brzegi i ani drgnęła.
script-1003-asked =
    Dwie kobiety ciągnęły po schodach sanie z wodą w bańkach, butach i tubie. Na podeście natknęły się na trzecią, w
    kapciach, z linijką w ręku, i trwał spór. Regulamin domu zabraniał sań. Ale była ugoda, podpisana przez wszystkie
    strony, z warunkami; w książce domowej, a książka domowa znikła z półeczki. „Sama nie poszła” – powiedziała ta w
    kapciach. Spojrzała na nas. Patrzy tak na każdego, wyjaśniła, od dnia, kiedy znikła.
script-1003-answer-return = „Zaplątała się między nasze rzeczy. Proszę. Jest cała”.
script-1003-answer-haul = „Weźmiemy z jednej strony, a panie niech się dogadają”.
script-1003-answer-silent = „My tu nie mieszkamy”. Przecisnąć się obok tuby.
script-1003-ask-haul = „Proszę się posunąć. Na które piętro?”
script-1003-ask-leave = „Poczekamy”. Stanąć pod ścianą i przepuścić.
script-1003-clause =
    Dozorczyni znalazła stronę bez okularów. Odczytała ją znad poręczy: sanie są dozwolone od pierwszego grudnia do
    końca śniegu, pod warunkiem że nie kapie. To kapanie badały teraz wszystkie trzy, ze świecą przy podłodze. Uznano,
    że mieści się w granicach rozsądku. Za fatygę dostaliśmy but wody i kazano nam się podpisać pod innymi, z datą, a w
    rubryce „piętro” wpisała po namyśle „w gościnie”.
script-1003-landing =
    Pięter było pięć, a na każdym ktoś wychodził z wiadrem i dokładnie wiedział, która bańka jest jego. Tuba była dla
    starego człowieka na samej górze. Sam przechylił ją nad balią, wentyl po wentylu, i z resztką wody wydała długi
    niski ton; grał na niej na statkach rzecznych. Bez naszej części nie chciał nas puścić. Zanim zeszliśmy na dół,
    śnieg zasypał nasze ślady, a obie kobiety znowu wyruszały, z pustymi butami związanymi na szyi.
script-1003-stairs =
    Przecisnęliśmy się z torbami do ściany. Ta w kapciach trzymała linijkę w poprzek, więc musieliśmy się schylić. „Kto
    ją ma – powiedziała w powietrze nad nami – nie musi się podpisywać. Można nocą odłożyć na półeczkę”. Przy drzwiach
    od ulicy była półeczka, starta do czysta, a nad nią kwadrat w kurzu na ścianie. Postawiła tam ogarek i położyła dwie
    zapałki. To tylko książka domowa; połowa kartek poszła już, po jednej, pod nasz garnek.

script-1004 = Wizyta pana Bogdana
script-1004-river =
    O porze, kiedy rozpalamy w piecu, do drzwi ktoś zastukał trzy razy, metalem o metal. Na progu stał pan Bogdan w obu
    paltach i oburącz trzymał przed sobą czajnik. Był pełny. Niósł go z drugiego końca dzielnicy, zagotowany i
    przykryty, żeby wizyta się liczyła. „To była Rospuda – powiedział. – Jelena wiedziała po minucie, była tam”. Potem
    zobaczył, że właśnie siadamy do jedzenia, i zaczął szukać, gdzie by odstawić czajnik, jakby przyszedł tylko po to.
script-1004-ask-supper = „Jest miejsce. Proszę siadać, w obu paltach”.
script-1004-ask-fire = „Niech pan chociaż ogrzeje ręce przed drogą”.
script-1004-table =
    Jadł z wielką uwagą i przeczytał nam etykietę z puszki, na której były dwa błędy. Potem opowiadał o gazecie i o tym,
    jak ostatniej nocy złożyli całą stronę drobnych ogłoszeń, żeby niczyje nie przepadło. Niektóre umiał na pamięć:
    wózek dziecięcy, stan idealny; łyżwy męskie. Kiedy wyszedł, czajnik został. Będzie musiał po niego przyjść,
    zauważył. Staliśmy w drzwiach, aż skręcił za róg, i { $present ->
        [one] „łyżwy męskie” mówiły się jeszcze przed snem, do nikogo
       *[other] ktoś z nas jeszcze przed snem powtarzał „łyżwy męskie”
    }.
script-1004-step =
    Ogrzał je z wierzchu i od spodu, obracając jak grzanki. Pochwalił rurę od pieca. O garnku nikt nie wspomniał, a on
    tak starannie odwracał od niego twarz, że wpadł na stół. Przelawszy wodę do naszej bańki, strząsnął ostatnie krople
    na popiół, zasyczały, i powiedział: „No tak”. Z okna patrzyliśmy, jak odchodzi z czajnikiem pod pachą, dzióbkiem do
    tyłu.

script-1005 = Na progu
script-1005-lids =
    Na naszym progu leżały rzędem pokrywki od garnków, od największej do najmniejszej, jak się układa kamienie przez
    strumień, a najmniejsza najbliżej drzwi. Pod nią był burak. Pod następną trochę cukru w kartce ze słownika imion,
    między Hildegardą a Hipolitem. Pod resztą nie było nic, zajrzeliśmy pod każdą. „Pewnie chciał, żeby rządek był
    przyzwoity” – { $present ->
        [one] powiedzieliśmy
       *[other] powiedział ktoś z nas
    }. Na śniegu były ślady jednej osoby w kaloszach, tam i z powrotem, a między nimi dwa okrągłe odciski kolan.

script-1006 = Czwarty stopień
script-1006-board =
    Na schodach { $present ->
        [one] zastygliśmy z nogą w powietrzu
       *[other] ktoś z nas zastygł z nogą w powietrzu
    }. Na stopniu był znak kredą, mały, korektorski: pętelka, którą się wykreśla literę. Widzieliśmy, jak stary człowiek
    stawia taką na marginesie gazety. Stopień pod nią sprężynował. Siódmy też, i też miał pętelkę, a na podeście
    wykreślona była co trzecia deska. Szliśmy z jednej na drugą, gdzie pozwalał, jak ludzie przechodzący przez potok.
    Poprawił nawet poręcz: przy obluzowanym szczeblu postawił znak zapytania.

script-1009 = Korekta
script-1009-page =
    Pierwsza gazeta po wojnie miała cztery strony i wychodziła w soboty. Kupiliśmy ją od chłopca na przystanku; na
    ostatniej stronie była krzyżówka, a pod nią, drobnym drukiem, nazwisko tego, kto robił korektę. Miał wtedy
    osiemdziesiąt lat. Poszliśmy do niego jesienią, na trzecie piętro, a otworzyła Jelena, w kapeluszu. Szybę mieli już
    wstawioną. Herbatę nalewał sam, z tamtego czajnika, w którym było wgniecenie i jedno zrzucało je na drugie. Były
    dwie filiżanki dla nich i { $present ->
        [one] jedna dla nas, każda inna i żadna pęknięta
       *[other] po jednej dla każdego z nas, każda inna i żadna pęknięta
    }. Obszedł po nie całą dzielnicę. Zanim wyszliśmy, pokazał nam drobne ogłoszenia, z których był najbardziej dumny.
    Do łyżew ktoś znalazł mężczyznę.

## L02 Corner shop

script-1011 = Co się należało
script-1011-receipt =
    Za ladą klęczała kobieta z ręką w kasie aż po ramię. W drugiej trzymała pół pokwitowania. Mąkę przywiozła ze sobą,
    dwa kilo, na sankach dla lalek, owiniętą w chustę jak niemowlę; zbierała ją od Wielkanocy. „Mówił, że kiedykolwiek –
    powiedziała nam. – Mogę przyjść kiedykolwiek, a on będzie je miał naszykowane”. Jego połówkę już znalazła.
    Przyłożyła obie do siebie na drewnie, pasowały, i dalej macała w szufladzie.
script-1011-answer-give = „To pani. Wyjęliśmy je, zanim zrobiłby to ktoś inny”.
script-1011-answer-promise = „Są bezpieczne, ale w domu. Proszę powiedzieć, gdzie pani mieszka”.
script-1011-answer-deny = „Kiedy przyszliśmy, nic tam nie było”.
script-1011-flour =
    Nie pytała, skąd je mamy. Założyła od razu, szukając palcami dziurek; jedna prawie zarosła i trzeba ją było namówić.
    Potem uparła się przy mące. Zastaw to zastaw; gdyby wzięła jedno i zatrzymała drugie, nigdy nie mogłaby już tu
    wejść. Mąkę odmierzyło się więc na oko, w co kto miał, i sanki dla lalek wróciły puste. Przez obie połówki
    pokwitowania napisała „uregulowano” i poprosiła, żebyśmy podpisali za sklep.
script-1011-street =
    { $present ->
        [one] Spojrzała nam w jedno oko, potem w drugie, żeby zobaczyć, które kłamie.
       *[other] Spojrzała po nas, od twarzy do twarzy, żeby zobaczyć, kto kłamie.
    } Potem podała ulicę i piętro, ale wolałaby sama przyjść do nas, powiedziała; przywykła chodzić, a dług jest jej.
    Powiedzieliśmy gdzie. Zawiązała chustę z powrotem na mące, na podwójny węzeł. W drzwiach odwróciła się i zapytała,
    czy są dalej razem, obydwa, w tym papierze od cukru. Powiedzieliśmy, że tak, i próbowaliśmy sobie przypomnieć.
script-1011-halves =
    „Nie – powiedziała. – Nie, oczywiście”. Wyjęła rękę z szuflady i obciągnęła rękaw. Do drzwi musiała przejść obok
    nas, a my odsunęliśmy się dalej, niż było trzeba. Jedna płoza skrzypiała; słyszeliśmy ją do przystanku i jeszcze
    kawałek. Obie połówki pokwitowania zostawiła na ladzie, obok siebie, tak że stykały się brzegami.
script-1011-dog =
    Za ladą leżał pies, na gumowej macie, na której stawał dawniej sklepikarz. Brązowy, z jednym białym uchem. Otworzył
    oko, zobaczył, że to nie on, i zamknął z powrotem. Sklepikarz musiał go lubić: na odwrocie rolek z kasy, przy
    szufladzie, narysował go w jedenaście różnych dni, na przystanku, pod kasztanem. Wtedy to był grubszy pies. Poza tym
    sklep był goły, została tylko lada, dobry buk, w jednym rogu trochę obgryziony.
script-1011-ask-feed = „Przez całe życie codziennie coś tu dostawał”.
script-1011-ask-planks = „Buk pali się całą noc. Zgoń go z maty”.
script-1011-ask-leave = „Niech prowadzi interes”.
script-1011-bowl =
    Jadł z pokrywki od puszki, nie podnosząc łba, a kiedy skończył, zaniósł pokrywkę pod okno, gdzie musiała kiedyś stać
    miska, i tam ją położył. Potem podał łapę. Nikt go nie prosił. { $present ->
        [one] Takie zwierzę to gęba do wykarmienia; to zostało powiedziane na głos, a potem jeszcze dłuższy czas
            siedzieliśmy na macie.
       *[other] Ktoś z nas powiedział, że takie zwierzę to gęba do wykarmienia, i ten ktoś ostatni wstał z maty.
    }
    Odprowadził nas do drzwi i usiadł na progu, od środka, jak na większości rysunków.
script-1011-counter =
    Pies poszedł w kąt, położył pysk na łapach i patrzył, jak rozbieramy ladę. W blat była wpuszczona mosiężna miarka,
    do wstążek. Front był w płycinach. Nic, co porządnie zrobione, nie rozpada się po cichu, piły do tego nie mieliśmy,
    więc w końcu poszły w ruch nogi. Kiedy zostały kawałki, które dało się unieść, pies wstał, okręcił się dwa razy na
    macie, leżącej teraz pośrodku gołej podłogi, i ułożył się pyskiem do ulicy.

script-1012 = Otwarte
script-1012-ledge =
    W oknie sklepu leżała w poprzek deska, a na desce towar. Niewiele, co dłoń jedno, każde z ceną na kartoniku. Za
    deską stała kobieta z kolczykami. Przed odwilżą nie wróci, dał jej znać; do tego czasu ktoś tu powinien być, bo
    ludzie przechodzą i zaglądają. Poznała nas. „Dla państwa bez dopłaty” – powiedziała. Za nią, w miejscu, gdzie w
    sklepach wisi koncesja, wisiały obie połówki pokwitowania, naklejone na jeden karton.
script-1012-window =
    W oknie leżała w poprzek deska, na desce towar, a za nim stała kobieta od sanek dla lalek. Kolczyków nie miała.
    Obsługiwała przed nami starszego pana i dwa razy zważyła mu sól, żeby było dokładnie. Potem przyszła nasza kolej i
    splotła ręce. „Dla państwa podwójnie – powiedziała. – Myślę, że wiadomo dlaczego”. Nie podniosła głosu, a starszy
    pan stał dalej ze swoją solą, bo w środku było cieplej. Na ścianie za nią wisiało naklejone pokwitowanie.
script-1012-ask-double = „Niech będzie podwójnie”. Zapłacić i nic nie mówić.
script-1012-ask-leave = „Są inne sklepy”. Wyjść, chociaż ich nie ma.
script-1012-hatch =
    Wzięła, obejrzała z obu stron i wyjęła spod deski coś, czego na wystawie nie było. Lepsze niż to, co było. I
    zapakowała porządnie, z podwiniętymi końcami. Starszy pan zapytał, co dostaliśmy za to, przysiągłby, że warte jest
    mniej, a ona odparła, że jesteśmy klientami od dawna. Potem życzyła nam dobrego wieczoru, bo tak wypada, i kciukiem
    zadzwoniła na kasie.
script-1012-sign =
    W oknie ktoś ustawił drzwi na dwóch beczkach i handlował: chudy młody człowiek, który wszystkie ceny miał w głowie,
    a na towarze żadnej. Tylko pilnuje, powiedział, pod nieobecność właściciela. Którego, zapytaliśmy. Wskazał brodą: na
    gumowej macie, na własnym złożonym worku, leżał brązowy pies z jednym białym uchem. „Był na wyposażeniu –
    powiedział. – Usłyszałem: będziesz karmił, możesz zostać”. Pies zaczynał tyć. Do każdej ceny doliczał dwa, na mięso.

script-1013 = Czerwony ołówek
script-1013-red =
    Przy świetle lampki rowerowej chłopak koło czternastki podliczał sklepikarski zeszyt. Na głos. Przychodzi w środy,
    powiedział nam, jak zawsze; terminował u księgowego, który prowadził książki całej ulicy, a księgowy jest w
    szpitalu, więc ktoś musi. Wszystko, co źle, było na czerwono. Towaru nie wolno mu ruszać. „Dwie osoby do liczenia i
    jedna do pisania, tak powinno być – powiedział – i ze świadkiem” – i spojrzał na nas ponad lampką z czymś w rodzaju
    łakomstwa.
script-1013-ask-count = „My liczymy. Ty pisz”.
script-1013-ask-leave = „Zapisz, że byliśmy i niczego nie ruszyliśmy”.
script-1013-sums =
    Wykrzykiwaliśmy półki, a on pisał. Na oko nie pozwalał; każdą torbę trzeba było zdjąć i postawić na wadze, choćby
    była zapieczętowana, choćby było na niej napisane. W końcu zgodziło się co do pudełka zapałek, a zapałki znalazł, we
    własnej kieszeni. Poczerwieniał jak jego ołówek. Świadkowi należy się wynagrodzenie, powiedział, kiedy doszedł do
    siebie. Tak jest ustalone. To też wpisał, podkreślił podwójnie i siedział, patrząc na stronę.
script-1013-short =
    Przy świetle lampki rowerowej chłopak koło czternastki po raz trzeci przeglądał zeszyt. „Brakuje – powiedział, nie
    podnosząc głowy. – Jeszcze nigdy nie brakowało”. Terminował u księgowego z tej ulicy, przychodził w środy, i przez
    całą wojnę, chociaż ruszali go najróżniejsi ludzie, ten zeszyt się zgadzał. Rozsunął puszki i znalazł miejsce. W
    kurzu było kółko. Obwiódł je na czerwono, na samej półce, a obok postawił znak zapytania.
script-1013-answer-own = „To my. Pisz teraz, płacimy teraz”.
script-1013-answer-silent = „Tu się różni kręcą, młody. Nigdy nie dojdziesz”.
script-1013-line =
    Wpisał od razu, z datą, jaka powinna być, i z dzisiejszą, i podał nam ołówek do podpisu. Nie miał na ten temat nic
    do powiedzenia, ani tak, ani siak. Dodawał. Kiedy doszedł do dołu, jakby westchnął i pokazał nam obie kolumny, jak
    się pokazuje śpiące dziecko. Rękawem starł czerwień z półki, ale weszła w słoje i wciąż było widać, gdzie stało
    pytanie.
script-1013-over =
    Pomyślał. „Nie – powiedział – ale czyjeś musi być”. I wpisał jako swoje: dwie puszki, imię, Emil, i co przyniesie.
    Miał bardzo okrągłe pismo. Przyniesie, jak się okazało, połowę swoich czwartków. Z tym się zgodziło; zamknął zeszyt,
    włożył ołówek za ucho i poświecił nam lampką na progu.
script-1013-change =
    Przy świetle lampki rowerowej chłopak koło czternastki sprawdzał zeszyt. „To państwo są z tej ulicy?” – zapytał i
    odwrócił go do nas; była tam nasza linijka, z datą wciśniętą później. Liczył na to, że przyjdziemy. Zaniżyliśmy
    wartość tego, co zostawiliśmy. Sprawdził w cenniku. Przy naszym wpisie na czerwono była różnica i dręczyła go od
    wielu dni, bo sklep nie może być bogatszy, niż umie wyjaśnić. Leżała naszykowana w torebce. Musieliśmy przy nim
    przeliczyć i podpisać.

script-1014 = Gość przed świtem
script-1014-caller =
    Wyszła, zanim się rozwidniło, żeby nas zastać. Stała na progu, sanki dla lalek za nią na sznurku, na nich mąka w
    chuście z podwójnym węzłem, a wzdłuż jej chustki na głowie śnieg. „To ja, ta od pokwitowania” – powiedziała. Wejść
    nie chciała, przez buty. Od drzwi widziała cały nasz pokój i wszystko, co w nim mamy, a patrzyła w podłogę i
    czekała, z jedną ręką już przy uchu.
script-1014-ask-give = „Chwileczkę. Proszę. Obydwa, w swoim papierze”.
script-1014-ask-sold = „Przykro nam. Już ich nie ma. Trzeba było”.
script-1014-ears =
    Założyła je bez lustra, w naszych drzwiach. Potem zębami rozwiązała węzeł. Myśleliśmy, że nam odsypie, ale było tak,
    jak mówiła: dwa kilo, dług, proszę. Jeszcze tej nocy piekliśmy na blasze pieca płaskie rzeczy z dziurami, a pierwszą
    spaliliśmy. Choć raz cały pokój pachniał czymś, co zaraz będzie gotowe. Płoza skrzypiała przez całą ulicę w górę, a
    w dół już nie; { $present ->
        [one] na nożu zostało trochę tłuszczu
       *[other] komuś z nas zostało na nożu trochę tłuszczu
    }.
script-1014-gone =
    „Trzeba było” – powtórzyła i skinęła głową. Widać było, że wie, co to znaczy. Zapytała tylko, do kogo poszły, może
    przyjmie mąkę. { $present ->
        [one] Nie mieliśmy gotowej odpowiedzi.
       *[other] Nikt z nas nie miał gotowej odpowiedzi.
    } Na progu było wąsko, więc obróciła sanki, podnosząc je razem z ładunkiem. Potem podziękowała, że trzymaliśmy je,
    jak długo się dało. Mówiła to całkiem zwyczajnie, a my jeszcze jakiś czas siedzieliśmy przy otwartych drzwiach.

script-1015 = Białe ucho
script-1015-growl =
    Wzdłuż sklepu nadeszły kroki i zwolniły. Zanim pomyśleliśmy, co robić, z maty za ladą rozległ się pomruk, niski, nie
    głośniejszy od krzesła; potem pies wyszedł na próg i usiadł tam z nastawionym białym uchem, na widoku, jak na
    rysunkach. Kroki zastanowiły się nad nim. „Znowu ten pies – powiedział głos. – Czyli zamknięte”. I odeszły wzdłuż
    torów. Pies nie ruszył się, aż skręciły za róg, a potem wrócił i nosem przysunął nam po podłodze pokrywkę od puszki.

## L03 Outpatient clinic

script-1020 = Rękawiczka na klamce
script-1020-glove =
    Kiedy odryglowaliśmy drzwi, na klamce wisiała rękawiczka, szara, na drutach, na lewą rękę, z wypchanymi palcami.
    Wyglądało to, jakby ktoś chciał nam podać dłoń i musiał iść. W każdym palcu był zwitek gazety, a w każdym zwitku
    dwie tabletki. W kciuku kartka. „Od rogu do waszych drzwi dziewiętnaście kroków. Po jednej, rano i wieczorem, z
    jedzeniem, jeśli jest. Rękawiczkę oddać”. Rano i wieczór były też narysowane, słońce i lampa.

script-1021 = Dwadzieścia sześć
script-1021-pulse =
    Tym razem nie trzeba jej było szukać po omacku; liczenie słyszeliśmy już ze schodów i szło do dwudziestu sześciu. Na
    korytarzu stało więcej łóżek, a niektóre były drzwiami. „To wy – powiedziała, choć nikt się nie odezwał. – Zdrowy
    nadgarstek”. Przed godziną przynieśli człowieka, z ręką, trzeba się tym zająć teraz i nie potrzeba jej światła,
    powiedziała; potrzeba jej kogoś, kogo by się trzymał. Na parapecie za nią leżały rzędem zwinięte bandaże, szare na
    szarym.
script-1021-orderly =
    Liczenie usłyszeliśmy ze schodów. Był to jednak męski głos, szedł do dwudziestu sześciu i liczył, jakby odczytywał
    spis części. Trafił tu jako pacjent i mógłby nam objaśnić gaźnik; teraz był salowym. „Uwaga na trzecie – powiedział
    – to drzwi”. Siostra klęczała przy czwartym, leżał w nim człowiek z ręką i trzeba się było tym zająć. Ktoś powinien
    potrzymać za drugą. Na parapecie leżały rzędem jej bandaże, zwinięte, { $present ->
        [one] wystarczyło sięgnąć
       *[other] każde z nas mogło po nie sięgnąć
    }.
script-1021-ask-hold = „Niech się mnie trzyma. Gdzie stanąć?”
script-1021-ask-take = Nic nie mówić. Jest ciemno, a parapet tuż przy łokciu.
script-1021-ask-leave = „Tylko byśmy przeszkadzali”.
script-1021-held =
    { $them } { $them_gender ->
        [feminine] uklękła między łóżkami i podała
       *[masculine] ukląkł między łóżkami i podał
    } mu rękę, a on chwycił za nadgarstek, jak się chwyta za pasek w tramwaju. „Mówić” – powiedziała siostra. Nie
    wiedzieć czemu wyszła z tego droga na kąpielisko: który tramwaj i gdzie się przesiąść, jak parzy poręcz, co
    wykrzykuje ten, co wypożycza łódki. Numer tramwaju poprawił. Kiedy było po wszystkim, od pół godziny pływali razem i
    palce trzeba im było rozginać. Siostra wepchnęła coś miękkiego do kieszeni. „Na następny raz – powiedziała – a
    będzie, więc proszę nie dziękować”.
script-1021-sill =
    Nikt tego nie widział, my też nie. Był tylko cichy odgłos kieszeni. Siostra powiedziała „dwadzieścia dwa,
    dwadzieścia trzy”, wróciła wzdłuż rzędu, usiadła z westchnieniem na podłodze i wyciągnęła rękę do parapetu.
    Słyszeliśmy, jak sunie po drewnie od lewej do prawej. Doszła do końca. Wróciła i zaczęła od początku, wolniej, jeden
    po drugim, jak się upewnia co do stopnia. Wtedy już szukaliśmy drzwi po omacku.

script-1022 = Koniec kolejki
script-1022-steps =
    Liczyła, a kiedy weszliśmy, nie przerwała i doliczyła nasze kroki: dwadzieścia siedem, dwadzieścia osiem. Potem
    ucichła. „Znam ten krok – powiedziała. – Powłóczy lewą. Tamtego wieczoru miałam sześć, a potem pięć”. Nie było w tym
    gniewu. Mogłaby spisywać rysopis. W całym korytarzu, w łóżkach, przestali rozmawiać. Wstała z podłogi i słyszeliśmy,
    jak idzie, aż stanęła przed nami z wyciągniętą ręką, dłonią do góry, mniej więcej na wysokości serca.
script-1022-answer-return = Oddać, co było jej, albo coś nie gorszego.
script-1022-answer-turn = „Myli nas siostra z kimś”. Szukać schodów.
script-1022-palm =
    Zamknęła na tym palce i dotykiem ustaliła, co to i ile. „Dobrze” – powiedziała, a potem do korytarza, głosem, jakim
    podawała im godzinę: „To wróciło”. W kilku łóżkach ludzie przewrócili się na drugi bok. Zapytała, czy nas nie trzeba
    opatrzyć, skoro już jesteśmy. Kolejka dziś krótka. Wyglądało na to, że mówi poważnie, i staliśmy w ciemności jak
    ludzie, którym krzesło podsuwa ktoś, komu wybili szybę.
script-1022-nineteen =
    Schodów szukaliśmy długo. Nikt nie pomagał i nikt nie stawał nam na drodze. Z jednego łóżka po drugim zaczęli
    liczyć, cicho, razem z nią: jeden, dwa, żebyśmy wiedzieli, jak daleko. Było dziewiętnaście kroków. Na dole
    słyszeliśmy, że to trwa. Na dziewiętnastu nie skończyli i musieliśmy się dobrą chwilę zastanawiać, co też teraz
    liczą.
script-1022-stretcher =
    Na podłodze korytarza były teraz cyfry, malowane jodyną, tak duże, że czuło się je bosą stopą. Przychodnia się
    przenosiła. Nad rzeką jest piwnica z piecem, powiedziała nam, i łóżka idą tam po jednym, na drzwiach, a za końce
    bierze, kto się nawinie. „Wyście się nawinęli” – oznajmiła siostra. Zostało troje: kobieta, człowiek z ręką i ktoś
    stary. Na fartuch włożyła płaszcz, a w ręku miała szarą rękawiczkę na drutach, jedną.
script-1022-ask-carry = „Które drzwi?” Nieść staruszka, nad rzekę.
script-1022-ask-bench = „Zanim siostra spakuje igłę: czy można na to spojrzeć?”
script-1022-ask-leave = „Nam w drugą stronę. Powodzenia”.
script-1022-door =
    Staruszek był sędzią, jak nas poinformował, i ważył nie więcej niż dziecięcy rower. Leżał na wznak i po drodze
    podawał nam gwiazdy. Dwa razy musieliśmy go postawić na śniegu i położyć się obok, i za każdym razem podejmował od
    tego samego gwiazdozbioru. W piwnicy było ciepło; pobielili ją. Siostra policzyła kroki od pieca do ściany i z
    powrotem, na nowym miejscu. Wyszło jedenaście. Przeszła jeszcze raz i słychać było, że jest zadowolona.
script-1022-thread =
    Rozpakowała wszystko z powrotem, razem z igłą, i zrobiła to na schodach, przy otwartych drzwiach, dla zimna, bo
    znieczula. Nici było mniej, niżby chciała. Opowiadała tymczasem o piwnicy i jak ustawi łóżka, głowami do ściany.
    Odgryzłszy koniec, nie rozwarła od razu zębów, próbowała, bawełna czy jedwab. „To był jedwab – powiedziała. – No,
    komuś miał się trafić”.

script-1023 = Klucz
script-1023-wedding =
    Na stalowej szafce w zabiegowym siedział mężczyzna w ciemnym garniturze ze wstążką w butonierce i kręcił kluczem na
    kółku. Był to Ismet, palacz. Był na weselu córki. Miało trwać do niedzieli, ale potem nie było mostu; został po
    tamtej stronie z czterdziestoma gośćmi i wracał pieszo, górami, z kluczem. Zeszło mu do dziś. Szafka w porządku.
    Zamierzał wszystko zamknąć i czekać na przełożoną. Tyle że od wczoraj nie miał w ustach nic oprócz śniegu, a na tym
    weselu było tyle do picia.
script-1023-beg-trade = „To wypijmy za młodych. A pan nam tam coś znajdzie”.
script-1023-beg-leave = „Sto lat młodej parze”. Zostawić go przy szafce.
script-1023-toast =
    Nie chciał wziąć, póki nie wypiliśmy pierwsi, i za każde z osobna, po imieniu. Ona miała na imię Amra, a chłopak był
    piekarzem, i są gorsze zawody. Potem otworzył szafkę odwrócony do nas plecami, przez przyzwoitość, i słyszeliśmy,
    jak przesuwa butelki. Co nam dał, wpisał na kartę ołówkiem: „dla gości”. Zamknął, dwa razy szarpnął za uchwyt i
    zawiesił klucz na szyi, pod koszulą. Kiedy doszliśmy do schodów, wciąż nucił coś, w czym trzecia miara się
    spóźniała.
script-1023-street =
    Na naszej drodze czekał mężczyzna w ciemnym garniturze ze wstążką w butonierce. W ręku miał kartę ze stalowej
    szafki. „To wy?” – zapytał, a pod jego własnym imieniem była nasza ulica, tak jak ją wpisaliśmy. Był to Ismet.
    Wrócił z wesela córki górami, z kluczem na szyi, i zastał, że klucz nie jest już potrzebny. Nie miał pretensji.
    Dobrze, że się komuś przydało. Ale znalazła się przełożona, a w kotłowni ktoś gorączkuje, i przyszedł zapytać, czy
    przypadkiem coś nie zostało.
script-1023-ask-give = „Zostało. Niech pan bierze, w połowie i tak pańskie”.
script-1023-ask-used = „Skończyło się, panie Ismecie. To było jedno pudełko”.
script-1023-almonds =
    Włożył je do kieszeni pod wstążką i zapiął. Z drugiej wyjął serwetkę, a w serwetce były migdały w cukrze ze
    wszystkich czterdziestu nakryć; kiedy goście uciekli, obszedł stoły i zebrał, bo były zapłacone. Policzył nas, potem
    odliczył. Po dwa. „Na szczęście nie wolno gryźć” – powiedział. Więc nie gryźliśmy i przez całą długość alei
    { $present ->
        [one] nie moglibyśmy nic powiedzieć
       *[other] nikt z nas nie mógł nic powiedzieć
    }.
script-1023-card =
    „Jedno pudełko” – powtórzył. Rozumiał, że to możliwe. Zapytał, czy pomogło, i powiedzieliśmy mu. Potem wyjął ołówek
    i dopisał na karcie, żeby była pełna: jedno pudełko, dla kogo i data. Dodał też swoje imię, jako odpowiedzialnego.
    „Trzeba było wrócić w piątek” – powiedział i więcej o wojnie nie mówił.
script-1023-peppermint =
    Zabiegowy pachniał miętą. Mężczyzna w ciemnym garniturze ze wstążką w butonierce chodził po podłodze z szufelką i
    palcami wybierał z waty szkło. Klucz przyniósł. Wisiał mu na szyi i ilekroć się schylał, kiwał się do przodu i
    stukał o szafkę w miejscu, gdzie były drzwiczki. „Byłem na weselu” – powiedział nam. Oddzielał to, co się zlało, od
    tego, czego da się jeszcze użyć, po zapachu, i kupek było niemało.
script-1023-sweep-help = „Proszę dać miotłę”. Uklęknąć obok niego.
script-1023-sweep-leave = Nie przeszkadzać i przejść bokiem, na krawędziach butów.
script-1023-broom =
    Opowiedzieliśmy mu przy zamiataniu. Szło w kawałkach: gaśnica, siódme uderzenie. Sortował dalej. „Gdybym wrócił w
    piątek, byłoby otwarte” – powiedział w końcu i na tym chyba z nami skończył. Drzwiczki wyprostowaliśmy na progu, z
    grubsza. Zawiesił je, zamknął i dał nam ten jeden słoik, na który nie miał już półki. Potem usiadł na podłodze i
    wyciągał z kolan drzazgi, każdą pod światło do okna.

script-1025 = Człowiek z kąpieliska
script-1025-lido =
    Siedział w fotelu przy oknie, z ręką na temblaku i kocem na nogach, i od razu poznał głos, choć twarzy nigdy nie
    widział. „To czternastka – powiedział – nie dziewiątka. Od tamtej pory o tym myślałem. Przesiadka przy wodociągach”.
    Miał trochę tytoniu, którego na razie nie umiał sam skręcić. Kazał nam wziąć, bo przecież płaciliśmy za łódkę. Czy
    to prawda, że basen zarósł na zielono? Powiedzieliśmy, że wystarczy wyszorować. Poruszył trochę stopami pod kocem,
    jakby sprawdzał, czy zimna.

script-1029 = Piwnica nad rzeką
script-1029-page =
    Zbudowano potem porządną przychodnię, z windą. Ale piwnicę nad rzeką zachowano, bo ludzie tam chodzili; ma
    tabliczkę, a cyfry na podłodze poprawił farbą olejną ktoś, kto o nich tylko słyszał, i są za małe. Spotkaliśmy ją na
    bulwarze. Była na emeryturze i oczy jej wysiadły. Niewielka różnica, powiedziała, miała wprawę. Sędzia do śmierci
    przysyłał jej co rok list z gwiazdozbiorami na dany miesiąc. Wzięła najbliższy nadgarstek, potrzymała tyle, ile się
    trzyma, i oznajmiła rzece, że w porządku. Potem poprosiła, żeby ją odprowadzić. Niedaleko. Sto dwanaście,
    powiedziała, od trzeciej latarni, pod warunkiem że nikt nie gada.

## L04 School

script-1031 = Zadanie domowe
script-1031-homework =
    Ktoś nas sprawdził. Nasze działania przy gruszkach były przejrzane żółtą kredą, z ptaszkami, a przy śliwkach było
    „przenieś jedynkę!”, podkreślone, ale bez złości. Ściana korytarza szła dalej bez nas i doszła do sali
    gimnastycznej. Tylko w linijce, którą zostawiliśmy wolną, było coś innym tonem. „Dla gości, na poniedziałek”, a
    dalej sześć zadań, i wszystkie o nas: jeśli trzy osoby dzielą dwie puszki na cztery dni. Na spodku leżała nowa laska
    kredy, cała, na złożonej chusteczce.
script-1031-gym =
    Działania szły dalej bez nas. Przeszły przez korytarz i dostały się do sali gimnastycznej, gdzie było więcej ściany,
    i wspinały się; kto je pisał, podsuwał sobie kozła i na nim stawał. Tam, przy kółkach, nie dało się ich już
    powiedzieć na głos. Ale nisko koło drzwi, na wysokości oczu gościa, sześć było osobno, w ramce. Proste i o dzieleniu
    puszek. „Dla każdego, kto zajrzy”, napisano nad nimi. Na spodku leżała nowa laska kredy.
script-1031-ask-answer = „Zadane to zadane. Siadamy”.
script-1031-ask-hide = „Chcę zobaczyć, kto to pisze. Za drabinki i cicho”.
script-1031-ask-leave = „Zadań domowych nie było u mnie nawet wtedy, kiedy trzeba”.
script-1031-desks =
    Siedzieliśmy w małych ławkach z kolanami na boki. Pierwsze cztery poszły dobrze. Piąte dało się rozwiązać tylko pod
    warunkiem, że jedna osoba w środę nic nie je, i długo nad nim siedzieliśmy, próbując, czy nie może to być ta, która
    je zadała. W końcu wpadliśmy na kurę. W zadaniu jej nie było, ale nie było też napisane, że jej nie ma. Rozpisaliśmy
    całość: jedna kura, niosąca. Potem wytarliśmy palce o zasłonę, jak się to zawsze robiło, od strony ściany.
script-1031-zeman =
    Przyszedł o dziesiątej, z latarnią i w krawacie. Był to woźny. { $them } { $them_gender ->
        [feminine] wyszła
       *[masculine] wyszedł
    } z ukrycia, zanim zdążył się porządnie przestraszyć, a on upuścił kredę i przeprosił ją. Zamiatał ten korytarz
    trzydzieści lat, powiedział nam, i słyszał wszystko przez drzwi, co rok to samo i nigdy od początku. Teraz nie ma
    komu przeszkadzać. Doszedł do czegoś z krzywymi. „Chciałbym tylko wiedzieć, czy to dobrze” – powiedział. Do rzeczy
    znalezionych puścił nas bez ograniczeń. Świecił nam latarnią i wiedział, co było czyje.
script-1031-chair =
    Przyszedł o dziesiątej; widzieliśmy latarnię i krawat. { $them } { $them_gender ->
        [feminine] się poruszyła
       *[masculine] się poruszył
    } i sterta czterdziestu małych krzeseł, która czekała na to od końca roku szkolnego, poleciała wzdłuż całej ściany,
    jedno po drugim. Latarnia zgasła od dmuchnięcia. Zawołaliśmy, że swoi. Ale kto by powiedział co innego? Jak na swój
    wiek biegał dobrze i słyszeliśmy, jak zamyka za sobą troje drzwi, za każdym razem po ciemku trafiając na właściwy
    klucz.

script-1032 = Lekcja
script-1032-lesson =
    W szkolnej kotłowni woźny uczył ułamków jedenaścioro dzieci i babcię. Na kotle narysował tort. „A to są goście” –
    powiedział i wszyscy wstali, babcia też, a my nie wiedzieliśmy, gdzie podziać oczy. Schodzili tu przez zsyp na
    węgiel, z trzech ulic. Uczył tego, co wydobył ze ściany, a kiedy pytali, do czego to służy, mówił zgodnie z prawdą,
    że do tego jeszcze nie doszedł. Nie mieli tylko nic do czytania. Obchodzili się instrukcją na kotle, a mali umieli
    ją na pamięć.
script-1032-ask-book = „Nie o kotłach. Zobaczycie, jak wam pójdzie”.
script-1032-ask-petar = „Petar. No idź. Przestępujesz z nogi na nogę, odkąd weszliśmy”.
script-1032-ask-leave = „Proszę siadać. Nie chcieliśmy przeszkadzać”.
script-1032-shelf =
    Poszła przez oba rzędy i każdy ją otwierał i wąchał. Potem trafiła do babci, która czytała najszybciej, i ta zaczęła
    od razu, półgłosem, prowadząc po linijce pogrzebaczem. Będzie musiał prosić, żebyśmy zostali na jedną stronę,
    powiedział woźny, bo inaczej pomyślą, że tego naprawdę nie było. Zostaliśmy na rozdział. Zginął w nim czyjś pies.
    Kiedy wychodziliśmy, książka leżała na kotle, na środku tortu, gdzie było sucho.
script-1032-cherries =
    Petar powiedział, że ma tylko chwilę. Wziął kredę i rękawem starł pół tortu. Nie dawał mu spokoju ten błąd przy
    wiśniach; od tygodni; poprowadził całą klasę ciemnymi schodami, z latarnią, żeby go obejrzeć, i nie mówił, gdzie
    jest, aż ktoś położył na nim palec. Najmniejsza. W drodze na dół niósł jej tabliczkę. Zapłacili mu, bo nauczycielowi
    trzeba zapłacić, tym, co mieli w kieszeniach. Wyszła cebula, trochę sznurka i ząb.
script-1032-rest =
    Ściana się skończyła. Na strychu, gdzie komin wychodzi przez dach; działania przeszły przez korytarz, salę
    gimnastyczną, obiema klatkami w górę, a tu był ostatni tynk, zapisany do końca. W kącie stał spodek. Ostatnia
    linijka nie była działaniem. „Reszty nie wiem”, głosiła, tą samą dorosłą ręką, z kropką. Niżej zostało miejsca na
    jakieś trzy palce. Tablice ze wszystkich klas wniesiono na górę i oparto o belki, żeby było na czym dalej, i stały
    czyste.
script-1032-chalk-go_on = „No to napiszmy, co wiemy. Podaj kredę”.
script-1032-chalk-wood = „Z tablicy żaden pożytek, ale ramy są dębowe”.
script-1032-chalk-leave = „Zamknij klapę. Pada na to”.
script-1032-line =
    { $present ->
        [one] Znaliśmy
       *[other] Razem znaliśmy
    } tabliczkę mnożenia przez siedem, ile kilo wchodzi na wagon i liczbę dni w każdym miesiącu, na kostkach dłoni.
    Napisaliśmy wszystko. { $present ->
        [one] Przypomniało nam się coś
       *[other] Komuś z nas przypomniało się coś
    } o trójkątach i kiedy spróbowaliśmy sznurkiem, okazało się prawdą. Pierwsza tablica zapełniła się po ramę. Potem
    znieśliśmy ją na dół i postawiliśmy przy wejściu, żeby nikt nie musiał się po nią wspinać, a w rogu, jak się należy,
    dopisaliśmy „Proszę nie ścierać”.
script-1032-boards =
    Ramy były na jaskółczy ogon i trzeba je było łamać o kolano. Każda tablica, wypadając, trzaskała płasko jak wtedy,
    gdy nauczyciel chce ciszy. Ciszę na ogół mieliśmy. Na odwrocie jednej była cała lekcja, której nikt nie starł, z
    datą ostatniego piątku: rzeki, ich długość i czyja kolej podlewać kwiatki. Tę odwróciliśmy do ściany, a resztę
    wzięliśmy.

script-1033 = Plastikowe literki
script-1033-letters =
    Nad okienkiem stołówki zmienił się jadłospis. Ktoś powyjmował literki z manny i reszty i ułożył, z iksem za
    brakujące K: „PRZYJDŹ O 6 Z ŁYŻXĄ”. Z przewodu szedł dym. Za okienkiem kobieta w chustce mieszała w misie do
    smażenia konfitur; rozpaliła geografią świata i dokładała kontynenty po jednym. Nie wiedziała, kim jesteśmy, i nie
    pytała. Gotuje, powiedziała, dla ulicy. Wszystko było drobno posiekane i zielone. Czymś pachniało, a o większości
    garnków nie dało się tego powiedzieć.
script-1033-ask-spoon = „Zaraz szósta. Kto ma łyżkę?”
script-1033-ask-leave = „To dla ulicy, a my nie stąd”.
script-1033-nadia =
    Nadia zajrzała do misy, wzięła ją za oba ucha i wylała przez okienko na śnieg. Kobieta krzyknęła. „To kiełki –
    powiedziała Nadia. – Dała pani kiełki od ziemniaków. Do północy cała ulica leżałaby na podłodze”. Rękawy miała już
    podwinięte. Z worków wybrała, co twarde, obrała grubo, podłożyła z powrotem kontynenty i o wpół do siódmej stała
    kolejka na czterdzieści łyżek, i nikt o niczym nie wiedział. Kobieta stała obok i wycierała chochlę, w kółko. Nam
    powiedziała, żebyśmy wzięli trochę obranych do domu.
script-1033-soup =
    Przyszło czterdzieści osób z łyżkami, a jedna z łyżką do butów. Nalewano, co kto podstawił. Przez pierwszą minutę
    nikt nie mówił. Było gorzkie, było tego dużo i tak gorące, że się czuło, dokąd już doszło. Kobieta szła wzdłuż rzędu
    i { $present ->
        [one] patrzyła, jak wszyscy przełykają
       *[other] patrzyła, jak każde z nas przełyka
    }. Musiała wziąć i to zielone, tłumaczyła, drugiego było tak mało. Na podwórzu białe kiełki spod żaluzji były ścięte
    równo z murem.
script-1033-cramps =
    Zaczęło się koło dziewiątej, od ziewania. { $present ->
        [one] Potem musieliśmy usiąść na krawężniku.
       *[other] Potem ktoś z nas musiał usiąść na krawężniku.
    } Światło miało obwódki, a żołądek przewracał się jak człowiek, który nie może zasnąć. Wzdłuż całej ulicy ludzie się
    o coś opierali. Kobieta w chustce chodziła od jednych do drugich z dzbankiem ciepłej wody; sama była chora. „Pić –
    mówiła – pić, to musi wyjść” i: „Przepraszam, tak przepraszam, to kiełki”.
script-1033-warm =
    Nie wróciło. Wzięliśmy mało i z wierzchu. { $present ->
        [one] Przez godzinę latarnie miały obwódki i nawet nam się podobały.
       *[other] Ktoś z nas przez godzinę widział obwódki wokół latarni i nawet mu się podobały.
    } Wychodząc, zauważyliśmy, że ułożyła coś i po wewnętrznej stronie okienka, od kuchni, gdzie tylko ona mogła to
    przeczytać. Za B służyła ósemka. „8EZ NERWÓW – głosiło – ZJEDZĄ”.

script-1039 = Bardzo dobry
script-1039-page =
    Ściana jest teraz za szkłem, od pierwszego dwanaście odjąć dziewięć po kółka w sali gimnastycznej, i prowadzi się
    wzdłuż niej klasy. Błąd przy wiśniach zostawiono. Była uroczystość, przyszliśmy późno i staliśmy z tyłu. Woźny miał
    ten sam krawat. Poprzedniego lata egzaminował go profesor i na koniec zapytał, czy on sam ma jakieś pytanie, a on
    zapytał, czy to wszystko w końcu do czegoś prowadzi. Profesor długo się zastanawiał. Opisał nam to na pocztówce,
    kredą, więc dotarła prawie czysta. Babcia z kotłowni wręczała nagrodę: była to książka, z okładką przypaloną w
    kółko, a dostała ją najmniejsza, która tak urosła, że musiała się po nią schylić.

## L05 Building site

script-1041 = Wiadro
script-1041-bucket =
    Wiadro zjechało samo. Minęło trzecie piętro, drugie, kręcąc się trochę na sznurze od bielizny, i stanęło przed nami
    na wysokości piersi. Leżała w nim kartka z dziennika. „Dobry wieczór. Widziałem was, kiedy byliście tu przedtem.
    Jesteście czwarci w tym miesiącu i jako jedyni zamknęliście bramę. Mam krzesło i widok, ale nic do zjedzenia do
    tego. Mogę mówić, gdzie są ludzie. Fadil”. Wysoko w górze, za jedyną szybą, coś, może ręka, kiwało się tam i z
    powrotem. Sznur był dobry, czterdzieści metrów, z mosiężnymi haczykami.
script-1041-sorry =
    Wiadro zjechało samo. Stanęło przed nami, kręcąc się trochę na sznurze od bielizny, a w nim leżał zwój gazy, prawie
    czysty, i kartka z dziennika. „Do osoby, która spadła. Szczebel był dla innych, co przyszli po mnie z powrozem. Cały
    tydzień nie mogłem o tym zapomnieć. Na dół już nie schodzę, z powodu kolan. Mogę mówić, gdzie są ludzie, jeśli macie
    coś, co je się na zimno. Fadil”. Wysoko w górze, za jedyną szybą, ręka kiwała się tam i z powrotem. Sznur był dobry,
    z mosiężnymi haczykami.
script-1041-ask-food = „Włóż do środka i pociągnij dwa razy”.
script-1041-ask-line = „Czterdzieści metrów i haczyki. Zejść nie może, sam pisze”.
script-1041-ask-leave = „Odmachaj mu. I odsuńmy się stąd”.
script-1041-winch =
    Wiadro pojechało w górę szarpnięciami. Przy każdym podeście był odpoczynek. Potem zjechało tak szybko, że zadzwoniło
    o beton, a w środku był arkusz z planem budowy, takiej, jaka była w tej minucie, i po ludziku na każdego człowieka.
    Narysował nawet czapki. Jedna strzałka mówiła „śpi”, druga „śpi, chyba”, a trzecia „to tylko płaszcz”. Na odwrocie
    dziękował za posiłek, danie po daniu, choć było tylko jedno.
script-1041-cut =
    Przecięliśmy go tak wysoko, jak sięgnęliśmy z drugiego podestu. Spadł wokół nas w pętlach, a wiadro potoczyło się po
    żwirze. Z góry nikt nic nie zawołał. Po jakimś czasie, kiedy go zwijaliśmy, nadleciał kawałek papieru, przewracając
    się w powietrzu tak wolno, że zdążylibyśmy odejść; osiadł koło betoniarki. „To było i na wodę” – pisał. Był tam
    rysunek wiadra, z wymiarami, na wypadek, gdyby ktoś trafił na inne.

script-1042 = Widoczność dobra
script-1042-lookout =
    Wiadro czekało na nas na dole, z kamieniem, żeby nie zwiało kartki. Musiał nas zobaczyć trzy ulice wcześniej.
    Narysował nasz dom. Była rura od pieca i zabite okno, a naprzeciwko, w bramie krawca, dwa ludziki w czapkach. Stali
    tam wczoraj, pisał, od czwartej do szóstej, i przedwczoraj; dzisiaj jeden przyszedł i odmierzył krokami. Sugerowałby
    coś ciężkiego za drzwi do piwnicy. Prócz tego podał pogodę i co widzi na drodze za linią. „Bez podnoszenia.
    Widoczność dobra”.
script-1042-empty =
    Wiadro nie zjechało. Staliśmy pod dźwigiem i patrzyliśmy w szybę, aż rozbolały nas karki; ręki w niej nie było.
    Wysięgnik obrócił się na wietrze i pokazywał w drugą stronę. U stóp drabiny stała para filcowych kapci, jeden przy
    drugim, noskami na zewnątrz, jak się je zostawia przy wyjściu. Więc zszedł. Ktoś przyniósł deski i zrobił na
    ostatnich metrach coś w rodzaju poręczy. Dziennik musiał być jeszcze na górze; tego by nie zabrał, to własność
    firmy.
script-1042-ask-climb = „No to w górę. Sprawdzaj każdy szczebel”.
script-1042-ask-leave = „On zamknął za sobą. My też zamkniemy”.
script-1042-log =
    { $them } { $them_gender ->
        [feminine] opukała młotkiem każdy szczebel i zeszła
       *[masculine] opukał młotkiem każdy szczebel i zszedł
    } z książką pod pachą. Ostatni wpis był sprzed dwóch dni. „Podnoszenia: jedno (ja sam). Zdjęła mnie Jasna z
    chłopakami, na materacu, w dwóch etapach. Kolana bez zmian. Z drugiego podestu zobaczyłem pierwszy raz front domu,
    na który patrzę z góry; jest niebieski”. Wcześniej były strony o tym, co widział, jak podciągają nocą za grzbiet, i
    jak często. Te przeczytaliśmy dwa razy.
script-1042-slip =
    { $them } { $them_gender ->
        [feminine] minęła
       *[masculine] minął
    } drugi podest, kiedy wiatr wziął wysięgnik i cały maszt trochę się obrócił, jak ktoś w łóżku. Noga się obsunęła. To
    nie upadek zrobił swoje, tylko żelazo, upadku prawie nie było; klamra rozcięła łydkę wzdłuż kości. Siedzieliśmy na
    dole i bandażowaliśmy. Z góry, { $them_gender ->
        [feminine] powiedziała { $them }
       *[masculine] powiedział { $them }
    }, widać niebieski kawałek domu. Na więcej nie starczyło czasu.

script-1043 = Książka kradzieży
script-1043-round =
    Stróż siedział na schodku bez jednego buta. Pięta. Od dwóch lat co godzinę robił obchód, a teraz pięta odmówiła,
    zbliżała się północ i w książce nie było na to rubryki. Wyciągnął do nas lampę. Nie paliła się. „Płot wschodni,
    wyciąg, cement, brama – powiedział. – Przy każdym podnieść. Nie przychodzą, jak widzą człowieka z lampą”. Nie
    przyszło mu do głowy, że jej nie widać. Za barakiem, pod ręką od ścieżki, leżał pod plandeką stos desek; powędrował
    tam za naszym wzrokiem i westchnął.
script-1043-ask-round = „Płot wschodni, wyciąg, cement, brama. Noga w górę”.
script-1043-ask-planks = „Niech mówi. A tyłem można zajść”.
script-1043-ask-leave = „Niech pan woła godzinę stąd, szefie. Wystarczy”.
script-1043-lamp =
    { $present ->
        [one] Zrobiliśmy obchód cztery razy i podnosiliśmy
       *[other] Zrobiliśmy obchód cztery razy, na zmianę, i podnosiliśmy
    } lampę w każdym z tych miejsc. Ciekawe, jak człowiek sam mruży oczy. Przy cemencie, za trzecim razem, ktoś po
    drugiej stronie drutu powiedział: „Dobry wieczór, Hasan”, odpowiedzieliśmy dobry wieczór i poszedł sobie.
    Zameldowaliśmy. Zostało wpisane, z godziną. O czwartej pięcie było lepiej. Zapłacił nam ze stosu, mierząc składaną
    miarką, według stawki za noc; a potem, po raz pierwszy, zapłacił i sobie, z tego samego stosu, dwie krótkie
    końcówki.
script-1043-theft =
    Lubił mówić; o pięcie, a potem o stopach w ogóle. Za barakiem plandeka zeszła z trzaskiem. Urwał i było widać, jak
    słucha desek idących przez płot, jedna po drugiej, i poznaje każdą po długości. Zdanie dokończył. Potem przysunął
    sobie książkę. „Będę musiał wpisać – { $present ->
        [one] powiedział do tego, kto może jeszcze tam był
       *[other] powiedział do tej osoby, która przy nim została
    } – ale muszę wiedzieć o dzieciach. Są jakieś? To do rubryki”.
script-1043-daughter =
    W baraku stróża paliło się światło, a przy stole siedziała młoda kobieta w płaszczu i pisała. Miała przed sobą lampę
    kolejarską i nalała do niej nafty. Córka; przyszła od rzeki, kiedy on nie przyszedł. „Prowadzę książkę – powiedziała
    – dopóki firma kogoś nie przyśle”. Leżała otwarta na tej stronie. „Ze troje – przeczytała – od wschodniego płotu,
    uprzejmi”. Był i kleks. Właśnie próbowała go rozszyfrować. Przy wszystkich innych, powiedziała, rubryka jest
    wypełniona, ile dzieci; tylko przy tym jednym została pusta.
script-1043-answer-food = Położyć na stole jedzenie i podać jej liczbę, prawdziwą.
script-1043-answer-nobody = „Uprzejmi nie czekają, aż się ich policzy. Nie znajdzie ich pani”.
script-1043-column =
    Wpisała liczbę. Dopiero po chwili podniosła wzrok; widziała już, gdzie stoimy, po wschodniej stronie stołu, i że
    wytarliśmy buty. Jedzenie odsunęła trochę od siebie końcem pióra. Nie kazała nam go zabrać. „Dałby wam te rzeczy –
    powiedziała. – Znalazłby jakiś powód. Surowy był tylko z listą”. I pociągnęła kreskę pod dniem, bo była północ.
script-1043-ink =
    „Nie” – powiedziała. Umoczyła pióro i w pustej rubryce postawiła małą kreskę, taką, jaką się zaznacza, że pytanie
    padło. Kiedy się odwróciła, { $present ->
        [one] wzięliśmy z przyzwyczajenia to, co leżało na parapecie przy drzwiach
       *[other] ktoś z nas wziął z przyzwyczajenia to, co leżało na parapecie przy drzwiach
    }.
    Z zewnątrz widzieliśmy, jak przechodzi lampa, teraz naprawdę zapalona, wzdłuż wschodniego płotu, potem wyciąg,
    cement, brama. W każdym z czterech miejsc ją podnosiła. Widać ją było z bardzo daleka.

script-1049 = Ostatnia rubryka
script-1049-page =
    Firma w końcu kogoś przysłała i pokazano mu książkę. Została potem wydana. To cienki tomik, wielkości dłoni, ze
    wszystkimi kradzieżami po kolei, worek cementu, godzina i ile dzieci; ludzie szukają w nim siebie. Swoją stronę
    znaleźliśmy w sklepie przy moście. Przedmowę napisała córka. Większość tych, których wymienia, pisze tam, odezwała
    się do niej, niektórzy przysłali pieniądze za deski, i za nie kazała wykopać studnię, tę na placu. O stronie z
    tamtej jednej nocy mówi tylko, że drukuje się ją bez zmian. Jest kleks, całkiem czarny, bo zrobili to bardzo dobrze,
    i liczba, którą jej podaliśmy. Odłożyliśmy książkę na stół do innych i wyrównaliśmy stosik.

## L06 Car workshop

script-1051 = Pan Lenz i pani Abaz
script-1051-quarrel =
    W kanale pod autem stał prostownik i z każdej klemy zwisała karteczka. „Panie Lenz, nie wzięłam go i chciałabym
    usłyszeć, że mi Pan wierzy”. Druga była wielkimi literami. „PANI ABAZ WIERZĘ PANI ALE KTO JESZCZE WIEDZIAŁ”. Było
    ich więcej, wzdłuż wykładziny, aż do ściany, niektóre dość długie; mieszkali jedno nad drugim i najwyraźniej od
    tygodnia nie rozmawiali ze sobą inaczej niż tutaj. Ona oferowała mu swoją połowę godzin. On oferował, że da się
    przeszukać. Wskazówka leżała na dnie czerwonego. Kabel był jak nowy.
script-1051-answer-return = „Przypnij z powrotem. Tym razem najpierw czarny”.
script-1051-answer-cable = „Kabel im teraz na nic”. Zwinąć wykładzinę.
script-1051-answer-leave = Doczytać do końca i iść.
script-1051-needle =
    Wskazówka podniosła się do początku zielonego i tam drżała. Zabuczało. Przez chwilę nic więcej się nie działo, potem
    skrzypnęła podłoga nad nami i skrzypnęła znowu, dalej; i cienki głos zaczął czytać wyniki meczów. „Panie Lenz?” –
    zawołała kobieta na klatce. Otworzyły się drzwi. Słyszeliśmy dwoje ludzi tak dla siebie uprzejmych, że żadne nie
    mogło dokończyć zdania. Kiedy wyszliśmy z kanału, na masce auta stała taca.
script-1051-carpet =
    Kabel odszedł razem z wykładziną, a z nim wszystkie karteczki. Trochę za dużo ich było, żeby je tak zostawić.
    { $present ->
        [one] Ułożyliśmy je według wielkości,
       *[other] Ktoś z nas ułożył je według wielkości,
    } jak się sprząta ze stołu po gościach. Poszły do popielniczki w aucie. Tam, gdzie przewód wychodził przez ścianę,
    przecięliśmy go i na moment strzelił na niebiesko; więc coś w nim cały czas było. Nad głowami mężczyzna powiedział,
    do nikogo: „No to koniec”.
script-1051-results =
    Na zegarze w warsztacie była piąta dwadzieścia i prostownik pracował. „Kto tam? – zawołał ktoś przez klapę. – Jeśli
    w sprawie akumulatora, to do szóstej jeszcze ja!” Pani Abaz siedziała w pledzie z radiem na kolanach. Łapało jedną
    stację, bardzo daleką, która nadawała tylko stare mecze. Zaczęła już kibicować. Odsunęła słuchawkę od głowy, żeby
    było słychać w pokoju, i zdjęła nogi z drugiego krzesła. „Przegrywają dwoma – powiedziała – ale we wtorek też
    przegrywali dwoma i wygrali”.
script-1051-ask-listen = „Kto gra?” Usiąść do szóstej.
script-1051-ask-leave = „Przyszliśmy tylko sprawdzić, czy dalej buczy”.
script-1051-league =
    Akurat przegrali. Ale był karny; { $present ->
        [one] była jedna słuchawka i ściana, której się opowiadało, a ściana, spóźniona o pół minuty, wciąż miała
            nadzieję.
       *[other] słuchawka szła z rąk do rąk i każde opowiadało następnemu, co się dzieje, tak że ostatnia osoba w
            rzędzie była zawsze spóźniona o pół minuty i jako jedyna miała jeszcze nadzieję.
    } Z uderzeniem szóstej przyszedł po swoje godziny pan Lenz i stał w drzwiach do końca. Co do karnego był innego
    zdania. Słychać było, że innego zdania są od lat i że oboje z tego żyją.

script-1052 = Sznurek przez kanał
script-1052-string =
    Warsztat urządzono tak, żeby wyglądał na pusty. Nasypali nawet kurzu. { $present ->
        [one] Sznurek dostrzegliśmy szczęśliwym trafem
       *[other] Sznurek dostrzegło jedno z nas
    }, na wysokości goleni, szary na szarym; szedł od zderzaka auta do szeregu kołpaków pod schodami. Za nim w kanale
    było coś nowego pod ścierką. Na ścierce leżała karteczka. „Zaczęliśmy od początku, z tym z windy. Dzwonek zrobił
    Lenz. Jeśli to wy, o których myślimy, powiedzcie tylko, dlaczego”.
script-1052-ask-over = „Nad sznurkiem, powoli. Uważaj na połę”.
script-1052-ask-answer = Zostawić coś w kanale i zawołać na schody.
script-1052-ask-leave = „Z powrotem. Po własnych śladach”.
script-1052-pit =
    { $them } { $them_gender ->
        [feminine] przeszła nad nim jak czapla i wyniosła
       *[masculine] przeszedł nad nim jak czapla i wyniósł
    } to, czego z brzegu nikomu nie będzie brakowało: drobiazgi, pudełko śrub. Tego pod ścierką nie ruszyliśmy. Buczało,
    a wskazówka stała o włos nad czerwonym. Przy karteczce był ołówek na sznurku. { $them } { $them_gender ->
        [feminine] potrzymała
       *[masculine] potrzymał
    } go trochę. Odpowiedź była albo bardzo krótka, albo trzeba by na nią całej wykładziny.
script-1052-bell =
    Pierwszą nogą { $them } { $them_gender ->
        [feminine] przekroczyła
       *[masculine] przekroczył
    } sznurek. Kołpaki zjechały ze schodów jak szuflada ze sztućcami, a ostatni wytoczył się przez drzwi, przez podwórze
    i w dół ulicy, dzwoniąc o każdy kamień. „Teraz, panie Lenz!” – krzyknął ktoś na górze. Rozległ się gwizdek. Mieli i
    gwizdek. W środku tego wszystkiego słyszeliśmy, jak pyta ją, czy ma zejść, a ona mówi: broń Boże.
script-1052-voice =
    Położyliśmy to na ścierce i zawołaliśmy na górę, że było nam zimno. Zabrzmiało to na mniej, niż było. Na schodach
    szeptali. „Jak zimno?” – zapytała po chwili pani Abaz; i próbowaliśmy powiedzieć. W końcu pan Lenz zszedł trzy
    stopnie, tak że mieliśmy jego buty. Powiedział, że z grubsza tak właśnie myśleli. Przy zderzaku jest pudło
    drobiazgów, z którego żadne nie ma pożytku. Gdybyśmy byli tak dobrzy i przytrzymali mu sznurek, to poda.
script-1052-hours =
    W kanale wisiało nowe ogłoszenie, dwiema rękami. „Godziny: pani Abaz 4–6, Lenz 6–8, publiczność 8–9”. Dla
    publiczności postawili ławkę. Siedziała na niej dziewczyna z latarką i stary człowiek, którego aparat słuchowy był
    na klemach. Ładowanie było za darmo. Ale pan Lenz tymczasem rozkręcał, nie mógł się powstrzymać, a co zbyło,
    wykładał na błotniku auta, na wymianę, każde z karteczką, z czego to, jego zdaniem, jest. Pani Abaz zarządzała kawą.
    Pachniało gorącym kurzem; zapomnieliśmy, jak bardzo to lubimy.

script-1053 = Dwaj bracia i karetka
script-1053-ambulance =
    Dwaj mężczyźni próbowali wypchnąć ręcznie karetkę na szczyt rampy. Byli braćmi, widać to było po karkach. Nie
    rozmawiali. Ten przy kierownicy kiwał głową, ten z tyłu pchał i za każdym razem staczała się do tego samego
    kamienia. Silnika w niej nie było; sprzedali. W środku stał piec z kominem przez dach, a wszystko było dla matki,
    która nie miała już ścian. „Powiedzcie mu, że przydałoby się jeszcze dwóch” – powiedział ten z tyłu. „To widzę” –
    odparł drugi, do nas.
script-1053-whistle =
    Tych dwóch na rampie poznaliśmy po tym, jak spluwają. Bracia mieli teraz karetkę, bez silnika, i próbowali wypchnąć
    ją na górę. Starszy nosił na szyi, na sznurku, świecę zapłonową, przewierconą i opiłowaną. Pokazał nam ją, dalej nie
    patrząc na tamtego. Dmuchnął. Był to gwizdek, swego rodzaju. „On go zrobił – powiedział, wskazując kciukiem za
    siebie – powiedzcie mu, że trochę fałszuje”. „Powiedzcie mu, że Dino też fałszował” – odezwał się młodszy. W karetce
    miała zamieszkać matka. Auto znowu stoczyło się do tego samego kamienia.
script-1053-ask-push = „Obaj do tyłu. My bierzemy kierownicę”.
script-1053-ask-leave = „Powiedzcie jeden drugiemu, że mamy chore barki”.
script-1053-hill =
    { $them } { $them_gender ->
        [feminine] położyła się na jezdni i zaparła
       *[masculine] położył się na jezdni i zaparł
    } obiema nogami o zderzak, jakby trzeba było przytrzymać drzwi, i to wystarczyło. Na szczyt wjechaliśmy, kiedy niebo
    szarzało. Wtedy ruszyła. { $present ->
        [one] Uciekła nam z górki
       *[other] Uciekła z górki nam wszystkim
    }, z piecem grzechoczącym w środku i kominem ciągnącym sadzę, a za nią obaj bracia, krzycząc, i krzyczeli jeden imię
    drugiego. Zatrzymała się w żywopłocie, pod właściwym domem. Kiedy ich dogoniliśmy, siedzieli na progu, po dwóch
    końcach, zasapani.

script-1054 = Opał z pozdrowieniami
script-1054-brothers =
    Ktoś zapukał, a za drzwiami stali dwaj mężczyźni z belką. Nieśli ją przez całe miasto, każdy za swój koniec.
    „Powiedzcie im, że to od matki” – powiedział ten z przodu. „Ma sucho” – powiedział ten z tyłu. Była z sufitu,
    którego już nie potrzebowała, przepiłowana na dwoje, a każdy swoją połowę uciął na inną długość. Usiąść nie chcieli.
    Z okna widzieliśmy, jak wracają środkiem ulicy, tak daleko od siebie, jakby wciąż mieli belkę na ramionach, i w
    nogę.

script-1055 = Fałszywa nuta
script-1055-plug =
    Od bramy rozległ się gwizd, niski i trochę fałszywy. { $present ->
        [one] Nie mieliśmy tam kogo postawić.
       *[other] Nikt z nas nikogo tam nie stawiał.
    } Rzuciliśmy, co było w rękach, i schowaliśmy się za auto, a dobrą minutę później przeszły ulicą kroki, kilka par,
    niespieszne, z psem. Kiedy ucichły, zagwizdało znowu, dwa razy. Wyjrzeliśmy. Na jednym słupku siedział jeden brat,
    na drugim drugi, obaj twarzą do ulicy, tak jak kiedyś pilnowaliśmy jej dla nich. „Powiedzcie im, że to za ten bak” –
    odezwał się starszy.

## L07 Burnt church

script-1061 = Knoty
script-1061-half =
    Naszej połówki świecy nie było już w rzędzie; na jej miejscu została kałuża, wyskrobana do czysta, ze śladem
    paznokcia. Obok organowej rury stał wózek dziecięcy. Pochylała się nad nim kobieta i mieszała, a w wózku na żarze
    stała miska wosku. „Wasza to była ta z piaskiem – powiedziała. – Jest już razem z innymi”. Miała na imię Stana;
    chodziła z wózkiem od kościoła do kościoła i zbierała, co spłynęło. Wosku było dosyć, ludzie go wypłakali. Skończył
    jej się sznurek. Z własnego płaszcza spruła już rąbek po kolano.
script-1061-pram =
    Rząd ogarków na organowej rurze był krótszy, a obok stał wózek dziecięcy. Pochylała się nad nim kobieta i mieszała;
    w środku, na żarze, była miska wosku. Miała na imię Stana. Chodziła z wózkiem od jednego kościoła do drugiego,
    zeskrobywała, co spłynęło, i rolowała od nowa. Były szare, ale się paliły. Wosku bez końca, powiedziała nam, bo
    ludzie zawsze zapalają więcej, niż mogą przy tym zostać. Skończył jej się sznurek. Spruła już rąbek po kolano, a
    widać było, że płaszcz jest dobry.
script-1061-ask-unravel = „Tego szalika już nic nie uratuje. Od którego końca?”
script-1061-ask-wax = „Tu jest z dziesięć kilo wosku i komplet kół”. Zabrać wózek.
script-1061-ask-leave = „Przeziębi sobie pani kolana. Dobranoc”.
script-1061-wicks =
    Siedzieliśmy obok niej na stopniu ołtarza, ktoś ciągnął, ktoś zwijał, szalik krążył w kółko i malał, aż został
    kłębek i frędzle. Pokazała, jak się zanurza: w dół, w górę i czekać. Czekanie było najważniejsze. Przy wózku było
    ciepło. Dawno nikt tak długo przy nikim nie siedział, nic od niego nie chcąc. Była kiedyś inspektorką skarbową.
    Gotowe wieszała na oparciu ławki, po dwie, i nie przepuściła ani jednej krzywej.
script-1061-sack =
    Nie trzymała go. Cofnęła się i zdjęła ręce z poręczy, jedną po drugiej, jak przy psie, który coś już złapał. Żar
    wysypaliśmy na posadzkę. Jedno koło piszczało, w kruchcie wózek utknął na progu i trzeba było podnosić. „Ściąga w
    lewo” – zawołała za nami. Słyszeliśmy, jak za naszymi plecami chodzi paznokciem po podłodze, tam gdzie się rozlało.

script-1062 = Światła
script-1062-dark =
    Pod chórem się nie świeciło. Ktoś wymiótł organową rurę do czysta, a ludzie i tak byli. Usłyszeliśmy ich, zanim ich
    zobaczyliśmy: pięcioro, może sześcioro, stali tam, gdzie się staje, twarzą do miejsca, w którym nic nie było. Ktoś
    zapalił zapałkę. Szła z rąk do rąk i każdy trzymał ją, jak długo starczyła. Tak to teraz robili. W błysku
    zobaczyliśmy Stanę, objętą własnymi ramionami, a potem było za ciemno, żeby powiedzieć, czy nas widziała.
script-1062-answer-oil = „To się pali. Ma ktoś spodek i kawałek nitki?”
script-1062-answer-leave = Wycofać się, z ręką na ścianie.
script-1062-lamp =
    Spodek był; ten na pieniądze. Ktoś wyciągnął nitkę z mankietu. Płomień był niebieski, niski, dość skąpy i pachniał
    jak przyjęcie na drugi dzień, a oni zeszli się do niego ze wszystkich stron, aż zetknęli się płaszczami. Stana
    musiała nam powiedzieć, gdzie stanąć. Więcej nie powiedziała. Ale kiedy spodek wysychał, przechyliła go jednym
    palcem, żeby resztka spłynęła do nitki, i to w stronę, po której staliśmy.
script-1062-stumble =
    { $present ->
        [one] W kruchcie wpadliśmy na koło
       *[other] W kruchcie ktoś z nas wpadł na koło
    } tego wózka albo podobnego i zjechało samo po schodach, stopień po stopniu. Zapałka za nami zgasła. Nikt nie
    zapytał, kto tam. Staliśmy przyciśnięci do ściany, między zapowiedziami ślubów, i czekaliśmy na następną; a kiedy
    wreszcie zapłonęła, trzymano ją wysoko i w stronę drzwi.
script-1062-ours =
    Stana jedną odłożyła. Była grubsza od innych i zadała sobie trud, żeby była prosta. Słyszała, powiedziała. Z wózkiem
    się słyszy. Nie pytała, jak to było, chciała tylko wiedzieć, jakiego wzrostu, po czym wyjęła nóż i nacięła w wosku
    pierścień, na dłoń od góry. To żeby było wiadomo, ile na dzisiaj; z resztą można wrócić. Przez dach prosto w dół
    prószył śnieg i nie sięgał miejsca, gdzie postawiła świecę.
script-1062-ask-light = „Proszę nam dać zapałkę, a potem chwilę samym”.
script-1062-ask-leave = „Jeszcze nie. Niech pani dla nas przechowa”.
script-1062-name =
    Paliła się do pierścienia i trochę to trwało. W tym czasie powiedzieliśmy, co było do powiedzenia: kto tamtej
    niedzieli zjadł resztę dżemu, i o śpiewaniu, że zawsze nie te słowa. Zostały buty, których nikt nie chciał włożyć.
    Teraz ustaliliśmy, czyje będą. Potem zgasiliśmy ją palcami. Kawałek, który został, owinęliśmy i leżał w torbie ze
    wszystkim innym, obok śrub.
script-1062-six =
    Stana na nas czekała. Z szalika wyszło jej dla nas sześć, związanych frędzlami, z niebieskim środkiem, bo szalik był
    niebieski. O zapłacie nie chciała słyszeć. Nie mamy ich za kogo palić, jak rozumie, bo inaczej by jej powiedziano.
    To niech poleżą. Jedną zapaliliśmy tak po prostu, przeciw ciemności, na stopniu, i patrzyliśmy, jak idzie nawą z
    wózkiem i przy każdym filarze dotyka go ręką.
script-1062-rope =
    Stana miała już sznurek. Był to sznur od dzwonu; dzwonu dawno nie było, więc ściągnęła go, ręka za ręką, i rozplotła
    na schodach chóru, jedenaście metrów. Rząd na organowej rurze znowu był długi. Skinęła nam głową jak ludziom, którzy
    byli już w sklepie i tylko oglądali. Nie są na sprzedaż, powiedziała, ale jest spodek i każdy kładzie, ile uważa.
    Dentysta położył ząb. Miała zwoje na obu rękach po łokcie i wyglądała, jakby ją zaraz mieli spuszczać z okna.
script-1062-buy-pay = „To my uważamy, że tyle. I zostaniemy, aż się wypali”.
script-1062-buy-leave = „Weszliśmy tylko z wiatru”.
script-1062-pair =
    Odwróciła to, co położyliśmy na spodku, i dała nam dwie, złączone knotem, tak jak schodzą z pręta. Trzeba je
    rozciąć. { $present ->
        [one] Nóż był na dnie torby, więc zapaliliśmy je
       *[other] Nikt nie wyjął noża dość szybko, więc zapaliliśmy je
    } tak jak były, przewieszone przez rurę, i paliły się ku sobie z obu końców i pochylały. Wosk spływał na kartkę ze
    śpiewnika. Stana podchodziła z paznokciem, zeskrobywała, czekała i zeskrobywała znowu. Kiedy płomyki się spotkały,
    powiedziała, że do tego mało kto zostaje.

script-1063 = W zakrystii
script-1063-pipe =
    Spod drzwi zakrystii szedł dym, a z nim, po jednym i po dwoje, ludzie z mokrymi szmatami na twarzy; ostatni wyszedł
    ksiądz z kawałkiem rury od pieca, czarny od stóp do głów. Przeprosił nas. Goście mieli właśnie śpiewać. Rura spadła
    w drugiej zwrotce. Trzeba kogoś na dach, kogoś na dole i trzeciego, żeby krzyczał, wyjaśnił, a goście są wszyscy nie
    w tym wieku. Starszy pan z pędzlem do golenia zauważył, że dawniej łatał wieże. „Za starego króla” – powiedział
    ksiądz.
script-1063-ask-help = „My zrobimy dach, proszę księdza. Krzyczeć może ten pan”.
script-1063-ask-leave = „Przy takim księżycu nie wchodzi się na dach, proszę księdza”.
script-1063-draught =
    Starszy pan krzyczał bardzo dobrze. Znał tam każdą dachówkę po imieniu i pędzlem kierował nas na tę, która wytrzyma.
    Kiedy rura weszła na miejsce, w piecu zakaszlało, a potem zahuczało. Wszyscy wrócili i siedzieli już na swoich
    miejscach, w sadzy, a gdy weszliśmy, podjęli drugą zwrotkę od słowa, na którym przerwali. Dostaliśmy na drogę rzepę.
    Miała coś w rodzaju buzi.
script-1063-request =
    Ksiądz miał nadzieję, że przyjdziemy; nawet zamiótł. Po obu stronach prześcieradła podnieśli głowy, a starszy pan
    odłożył pędzel i skinął nam jak rodzinie. Było ich teraz czternaścioro. Piec wystarczał na jedenaścioro. Myślał o
    tym i myślał, powiedział ksiądz, i nie ma prawa prosić, więc prosi. Wśród gości jest ktoś, kto może pracować,
    zdrowy, i sam się zgłosił. Mówiąc, trzymał rękę na pokrywce garnka i obracał ją za gałkę.
script-1063-answer-take = „Proszę brać płaszcz. Niewiele tego, ale ma drzwi”.
script-1063-answer-food = „Miejsca też nie mamy. Ale to dla czternaściorga”.
script-1063-answer-refuse = „Sami liczymy łyżki, proszę księdza”.
script-1063-coat =
    Po tej stronie prześcieradła zaczęli się ściskać, potem ktoś o tym pomyślał i to samo było po tamtej. Znalazł się
    płaszcz, jak się okazało, starszego pana; ma drugi, powiedział, mając na myśli koc. Ksiądz wyszedł z nami do
    kruchty. Ściskał ręce i dziękował tyle razy, że musieliśmy go odesłać do środka. { $present ->
        [one] Do domu wracało o jedną osobę więcej, druga po śladach pierwszej, żeby nie było widać.
       *[other] Do domu wracało o jedną osobę więcej, po własnych śladach, żeby nie było widać.
    } Nikt jeszcze nie wiedział, o czym rozmawiać. Wyszło, że o piecach.
script-1063-pot =
    Zrozumiał od razu i było mu wstyd, i nam też. Podniósł jedzenie i odczytał, co na nim napisano, a z obu stron
    odpowiedzieli amen, trochę nierówno. Osoba, która się zgłosiła, wróciła na ławkę i zrobiono jej miejsce. „Lepiej tak
    – powiedział starszy pan. – Kto by prasował?” Żelazka nigdzie nie było widać. Ksiądz podniósł w końcu pokrywkę i
    pozwolił nam zajrzeć, bo byliśmy już w pewnym sensie odpowiedzialni.
script-1063-lid =
    „Oczywiście – powiedział. – Tak. Oczywiście”. Gałka od pokrywki została mu w ręku, popatrzył na nią i przykręcił.
    Osoba, o którą chodziło, zdążyła już wstać, a teraz siadła i wygładziła ławkę po obu stronach, jakby wstała tylko po
    to. Prosili, żebyśmy zostali. Byliśmy w kruchcie, kiedy ktoś wybiegł za nami { $present ->
        [one] z rękawiczką, którą zgubiliśmy
       *[other] z rękawiczką, którą ktoś z nas zgubił
    }.
script-1063-girl =
    Dziewczynka od pieca zobaczyła nas pierwsza. „To ci, co dostali rzepę” – powiedziała czystym głosem i obie strony
    prześcieradła ucichły. Ksiądz powiedział, że dosyć. Ona nie ze złości, wyjaśniła mu; chciała tylko wiedzieć, co się
    z nią stało, ze względu na buzię. Na półce nad piecem stał rząd kamieni, każdy z oczami i ustami z węgla. Zrobiła po
    jednym za każde warzywo od tamtej pory. Starszy pan z pędzlem leżał na ławce bez butów, a kostki miał spuchnięte jak
    ciasto.
script-1063-owed-give = „To była dobra rzepa. A to niech idzie tam, skąd była”.
script-1063-owed-leave = „To była dobra rzepa” i ani słowa więcej.
script-1063-face =
    Wzięła to w obie ręce i surowo obejrzała ze wszystkich stron. Buzi nie ma, orzekła, ale widać, gdzie by była. Potem
    było już w garnku, a jeden z kamieni zdjęto i postawiono z tyłu, za innymi. Ksiądz podziękował nam za wizytę. „To
    jesteśmy kwita” – powiedziała dziewczynka od siebie; przytrzymała nam drzwi i kiedy przechodziliśmy, odliczała nas
    na palcach.
script-1063-looked =
    Zastanowiła się. „Buzię zjedliście najpierw czy na końcu?” – chciała wiedzieć. { $present ->
        [one] Pokroiło się drobno, po ciemku, więc nie zauważyliśmy; tak powiedzieliśmy.
       *[other] Ktoś z nas powiedział, że pokroiło się drobno, po ciemku, więc nie zauważyliśmy.
    } Uznała to chyba za uczciwe. Odwróciła się do pieca i przesunęła jeden z kamieni na półce o szerokość palca, tam
    gdzie była luka. Było tam ciepło. Mieliśmy nadzieję posiedzieć trochę dłużej.

## L08 Hotel

script-1071 = Obsługa pokoju
script-1071-docket =
    Winda, którą naprawiliśmy, nie stała tam, gdzie ją zostawiliśmy. Usłyszeliśmy, jak jedzie, piędź po piędzi, i staje
    przed nami, a na wózku był jeden srebrny klosz z bloczkiem. Kuchnia znowu miała klienta. „Od 31 – głosił – dla
    Madame spod 44, z wyrazami szacunku. Do osoby przy windzie: jeździ tylko na drugie piętro. Na schody nie starcza nam
    sił, a ona od piątku nic nie jadła. Bardzo prosimy”. Pod kloszem było jeszcze odrobinę ciepłe. Zostały dwa piętra, i
    to ciemne.
script-1071-ask-haul = „Czterdzieści cztery. Niech będzie równo”.
script-1071-ask-eat = „Madame może już nie żyć, skąd mają wiedzieć”. Podnieść klosz.
script-1071-ask-leave = „Nie jesteśmy obsługą. Odeślij na dół”.
script-1071-fourth =
    Madame spod 44 śpiewała w swoim czasie w lepszych kurortach. Siedziała na łóżku w pierzynie i kapeluszu i
    powiedziała, żeby postawić tu. Klosz podniosła sama; to jedyne, powiedziała, co jej jeszcze dobrze wychodzi. Po
    pierwszej łyżce zamilkła. Potem mieliśmy odnieść tacę, z jej wizytówką, i zechcieć poczęstować się z szafy. Były to
    na ogół rzeczy sceniczne, ale kieszenie miały prawdziwe. Pod 31 ktoś stuknął trzy razy w rurę, a ona odstuknęła
    pierścionkiem.
script-1071-dome =
    Była to puszka, otwarta, podgrzana nad świecą i zamknięta własnym wieczkiem, żeby nie wystygła. Do tego widelec i
    serwetka złożona w łabędzia. Zrobiliśmy to szybko i wytarliśmy klosz. Potem wydało się nam najlepiej, żeby winda
    wróciła na dół, i puściliśmy ją, z bloczkiem. Kiedy stanęła, usłyszeliśmy stukanie, gdzieś nad głową, w rurę: trzy
    razy i pauza; a po chwili z dołu, całkiem pogodnie, te same trzy.
script-1071-rope =
    Winda się ruszała. Wisiała między piętrami ze swoim wózkiem, jak przedtem, podnosiła się o dłoń i opadała o dwie.
    Ktoś na górze ciągnął za linę gołymi rękami, jego oddech schodził szybem. „Jeśli tam ktoś jest – powiedział z
    ciemności męski głos, jakby dla podtrzymania rozmowy – doszedłem do punktu, w którym nie mogę ani ciągnąć, ani
    puścić”. I kobiecy, obok: „Mówiłam, żebyś okręcił o łóżko”. Są spod 31, dali nam znać. To przez łyżki, ktoś im
    mówił, że są tam łyżki.
script-1071-help-hold = „Jeszcze nie puszczać. Mamy linę”.
script-1071-help-leave = „To komuś spadnie na głowę. Wychodzimy z szybu”.
script-1071-held =
    { $them } { $them_gender ->
        [feminine] przejęła
       *[masculine] przejął
    } ciężar, z liną wokół obu przedramion i piętami w progu, i poszło w górę. Trwało to tyle, ile dwoje ludzi z długim
    stażem małżeńskim może omawiać, jak się to robi prawidłowo. Potem coś zostało przywiązane do łóżka. „Mamy – zawołała
    kobieta – drogi panie albo pani, mamy” i rozległ się brzęk, i słychać było, jak liczą łyżki. Co leżało niżej na
    wózku, spuścili nam w poszewce. Ręce { $them_genitive } tak się trzęsły, że z kubka trzeba było pić, nie podnosząc
    go.

script-1072 = Trzydzieści jeden
script-1072-bill =
    Na drugim piętrze, na drzwiach kredensu, wisiał przypięty rachunek. Sporządzony jak należy, z herbem. Za kolację,
    jedną, podgrzaną, przeznaczoną dla kogo innego; za serwetkę, jedną, złożoną. Suma została niewypełniona. Pod spodem
    ktoś dopisał drżącym, pochyłym pismem: „Madame spod 44 otrzymała kolację dopiero nazajutrz. Nie powiedziano jej.
    Dyrekcja z przyjemnością przyjmie, w dogodnej chwili, ile Państwo uznają za słuszne. 31”. Nie było w tym groźby.
    Windę podciągnięto poza zasięg, a linę zarzucono na hak.
script-1072-owe-pay = „Czyli jedna kolacja. Pod klosz i stuknij w rurę”.
script-1072-owe-leave = „Dyrekcja poczeka. Wszyscy czekają”.
script-1072-settled =
    Stuknęliśmy trzy razy. Cisza trwała tak długo, że podejrzewaliśmy już pomyłkę. Potem linę zdjęto z haka, winda
    zjechała, a na wózku stała popielniczka z karteczką „Dziękujemy. Zapłacono”, z datą i obojgiem nazwisk. Zadali sobie
    trud i zostawili miejsce na nasze. Postawiliśmy klosz na wózku. Przez całą drogę w górę było słychać widelec, jak
    dzwoni o talerz.
script-1072-room =
    Pod 31 na nas czekali: bardzo wysoki mężczyzna i bardzo mała kobieta, oboje w płaszczach, ze świecą w szklance na
    szczoteczki. Kiedy się zaczęło, byli w podróży poślubnej. W drugiej. „Jedyne, czego mamy za dużo – powiedziała – to
    łóżek” i tak było, bo prócz dużego stało jedno pod oknem, posłane i z odchyloną kołdrą, z papierkiem po czekoladce
    na poduszce, pustym, dla wyglądu. Proponowali dwie godziny. On posiedzi przy drzwiach. Albo jest szafa, jeśli chcemy
    zobaczyć, goście spod 30 nie przysłali po swoje rzeczy.
script-1072-ljuba =
    Pod 31 na nas czekali, bardzo wysoki mężczyzna i bardzo mała kobieta w płaszczach, ze świecą w szklance na
    szczoteczki. Ljuba życzyła im dobrego wieczoru i zapytała, jak pytała już kilka tysięcy osób, czy mają wszystko,
    czego sobie życzą. I mała kobieta się rozpłakała. Szybko jej przeszło. Chcieli tylko, żeby ktoś zapytał. Jedno łóżko
    było wolne, z odchyloną kołdrą i papierkiem po czekoladce na poduszce; dwie godziny, powiedzieli, dla kogo
    najpotrzebniej, a Ljuba może wziąć krzesło na korytarzu, skoro widać, że ma ochotę. Albo jest szafa, ta spod 30.
script-1072-ask-sleep = „Dwie godziny. Proszę obudzić, jak zastuka rura”.
script-1072-ask-wardrobe = „Szafa, jeśli to państwu nie robi różnicy”.
script-1072-ask-leave = „Niech państwo sami grzeją. Dobranoc”.
script-1072-slept =
    { $them } { $them_gender ->
        [feminine] położyła się w butach, usłyszała od obojga, że buty się zdejmuje, zdjęła i zasnęła
       *[masculine] położył się w butach, usłyszał od obojga, że buty się zdejmuje, zdjął i zasnął
    }, zanim drugi dotknął podłogi. W prawdziwym łóżku człowiek wygląda zupełnie inaczej. Mężczyzna siedział przy
    drzwiach z parasolem na kolanach. Kobieta coś cerowała i była to skarpeta { $them_genitive }. Kiedy minęły dwie
    godziny, żadne nie miało serca budzić. W końcu zastukała rura, a { $them } { $them_gender ->
        [feminine] powiedziała bardzo wyraźnie: „Jest kawa?” i dopiero wtedy się obudziła
       *[masculine] powiedział bardzo wyraźnie: „Jest kawa?” i dopiero wtedy się obudził
    }.
script-1072-hangers =
    Goście spod 30 podróżowali z wieloma rzeczami, a wieszaki miały drewniane ramiona. Wystarczyło ruszyć jeden i
    stukały wszystkie naraz, jak ludzie z tyłu sali. Wysoki mężczyzna stał ze świecą i był bardzo poprawny; przed
    podaniem każdej rzeczy odczytywał metkę, a pusty wieszak odwieszał haczykiem w tę samą stronę co resztę. „Wybierali
    się dalej nad jeziora” – powiedziała kobieta. Zapytała, czy może zatrzymać kapelusz.
script-1072-board =
    W portierni tablica dzwonków żyła. Działała na drut i ciężarek, nie na prąd, i na naszych oczach klapka 19 opadła,
    biała, a po jakimś czasie opadła znowu. Poza tym w całym domu ani dźwięku. Ktoś na górze pociągał za sznur i czekał,
    i pociągał. Na haczyku 19 wisiał zapasowy klucz, a do lady była przykręcona mosiężna tabliczka, że portier zaraz
    wraca.
script-1072-answer-go = „Dziewiętnastka czegoś chce. Weź klucz”.
script-1072-answer-leave = „Każdy czegoś chce”. Podnieść klapkę i iść.
script-1072-nineteen =
    To był wiatr. Wyleciało okno, sznur od dzwonka kołysał się w nim z chwostem tam i z powrotem, a co trzeci, czwarty
    raz zahaczał o słupek łóżka i ciągnął. A my wchodziliśmy po tylu schodach na palcach. Pokój był przygotowany dla
    kogoś, kto nie przyjechał; wystawili mu owoce, z których zostało osiem ciemnych pestek na paterze. Sznur
    podwiązaliśmy. A że nie wypada wychodzić z pokoju bez rozejrzenia się, rozejrzeliśmy się.

script-1073 = Gra dla dżentelmenów
script-1073-sunday =
    „Spóźnienie – powiedział mężczyzna w smokingu. – Mówiłem: w niedzielę”. Trzymał nam miejsce. Na kredensie, między
    parasolem a futerałem na klarnet, stało to, co od nas wygrał, z numerem, i było odkurzone. Wyglądał gorzej, a
    mankiety miał narysowane atramentem na przegubach, żeby oszczędzać bieliznę. Wszystko, co tam stoi, za jedną naszą
    rzecz, zaproponował; jemu na nic, klarnetu się nie zje. Chciałby tylko zobaczyć, jak to odchodzi, teraz już, w
    należyty sposób. Nie przyszło mu do głowy, że rzeczy można po prostu oddać.
script-1073-ask-again = „To wszystko za jedną rzecz. Proszę tasować”.
script-1073-ask-bread = „Niech pan raz odłoży karty i coś zje. Potem pogadamy”.
script-1073-ask-leave = „Było nam żal, zgodnie z umową. Raz wystarczy”.
script-1073-beaten =
    Wygrał. Oparł się na krześle i przez chwilę wyglądał, jakby powiedziano mu coś o jego zdrowiu. „Naprawdę się
    starałem” – odezwał się. Potem przyciągnął rzecz jednym palcem i wypisał do niej karteczkę. Prosił, żebyśmy nie
    myśleli o nim zbyt źle. To jedyna gra, w której kiedykolwiek był dobry, i proszę, jaki sobie na nią wybrał czas.
script-1073-back =
    Kiedy spadła ostatnia karta, wstał w swoim kocu i się ukłonił. Sam przeniósł wszystko na nasz stolik, sztuka po
    sztuce, w kolejności, w jakiej do niego trafiło, i przy każdej miał słowo o osobie: ona była przeziębiona; on źle
    blefował, a potem zginął. Kredens stał za nim pusty. Był marmurowy, teraz to było widać. „Co za ulga” – powiedział,
    usiadł i po chwili zaczął rozkładać pasjansa.
script-1073-table =
    Od razu zgarnął karty i rozłożył serwetkę. Jadł jak ktoś, na kogo patrzą kelnerzy. Kiedy skończył, wyznał, że nie
    miał pojęcia, iż towarzystwo można mieć inaczej; zawsze trzeba było coś postawić. Zdjął nasze z kredensu i położył
    przy talerzu, pod rantem, jak się zostawia dla boya. A że nie wypada zaokrąglać tak co do grosza, coś jeszcze
    dołożył. To było pewnej damy, powiedział nam. Dobierała do dziurawego strita.
script-1073-checkout =
    Mężczyzna w smokingu miał na nim płaszcz, a u boku walizkę. Siedzi tak od dnia, kiedy wygraliśmy, przyznał. Rzecz w
    tym, że nikt go tu nigdy nie pokonał i dopóki tak było, mógł całkiem dobrze zostać. Rachunek jest wystawiony.
    Brakuje tylko kogoś, kto odbierze klucz i życzy mu dobrej podróży, ktoś musi stać za ladą; próbował z samym
    dzwonkiem i doszedł do drzwi obrotowych. „Nie musi to być zrobione dobrze – powiedział. – Chciałbym tylko, żeby było
    zrobione”.
script-1073-sign-out = Stanąć za ladą. „Mam nadzieję, że pobyt był udany, proszę pana”.
script-1073-sign-stay = „Na zewnątrz jest gorzej, niech mi pan wierzy. Proszę rozdawać”.
script-1073-steps =
    { $present ->
        [one] Stanęliśmy za ladą i znaleźliśmy odpowiednią minę.
       *[other] Ktoś z nas stanął za ladą i znalazł odpowiednią minę.
    } Zakwestionował minibar. Został skreślony. Położył klucz z mosiężną gruszką, życzyliśmy mu dobrej podróży, a on
    zapytał o pociągi; powiedzieliśmy, że jeden, zdaje się, jest. Potem przeszedł przez drzwi obrotowe, { $present ->
        [one] które się zacięły, i musieliśmy pchać
       *[other] które się zacięły, i trzeba było pchać w dwie osoby
    }. Stanął na schodach z walizką i wciągnął powietrze. Skręcił w lewo, ku rzece, gdzie była jego siostra. Tyle było
    na przywieszce bagażowej. Pierwszy adres, którego nie skreślił.
script-1073-another =
    Zdjął płaszcz z czymś w rodzaju wdzięczności. Rozdał, graliśmy na zapałki, trochę przegrał i odegrał, i opowiadał o
    kurorcie, w którym nauczył go tego biskup. Zrobiło się późno. Kiedy wstaliśmy, został na krześle i wertował rogi
    kart, a walizka stała, gdzie stała, pod filarem, spięta paskami, kelnerom na drodze. Datę na rachunku napisał
    ołówkiem. Wytarł ją.
script-1073-fever =
    Na stoliku pod filarem leżał pasjans przerwany w połowie. Gracza znaleźliśmy w szatni, na ladzie, pod stertą
    płaszczy; był w stroju wieczorowym i miał gorączkę. „Jestem gościem – powiedział. – Tylko się położyłem”. Zostaje do
    wyjaśnienia sprawy rachunku. W sali jadalnej, na kredensie, ma trochę rzeczy wygranych w karty, każda z numerem
    stolika: parasole, futerał na klarnet, buty. Gdyby ktoś przyniósł mu filiżankę czegokolwiek gorącego, to się
    odwdzięczy. Jest z tego znany.
script-1073-care-soup = „Coś gorącego, proszę pana. Za minutkę”.
script-1073-care-sideboard = „Niech śpi. Co jest na tym kredensie?”
script-1073-care-leave = „Płaszczy ma dosyć. Zostawmy mu tę gorączkę”.
script-1073-tray =
    Podgrzaliśmy to nad płonącym menu i wnieśliśmy na tacy, bo inaczej by nie poznał. Usiadł wśród płaszczy. Wypił jedną
    trzecią, zapytał, jak się ta zupa nazywa, usłyszał, że to zupa dnia, i był zadowolony. Spod smokingu wydobył
    butelkę. Zwykle o nią gra, powiedział, ale { $present ->
        [one] nie wyglądamy na ludzi, którzy by mu to wypominali
       *[other] nikt z nas nie wygląda na takiego, co by mu to wypominał
    }. Za zupę podpisał.
script-1073-umbrellas =
    Były to rzeczy z tych, które ludzie tracą z żalem. W palcach rękawiczek była naszywka z nazwiskiem. Wzięliśmy, co
    się przyda, a resztę przesunęliśmy, żeby numery szły bez luki. Z szatni zawołał, czy to kelner. { $present ->
        [one] Powiedzieliśmy, że tak, bez zastanowienia.
       *[other] Ktoś z nas powiedział, że tak, bez zastanowienia.
    } „Nie spieszy się” – odparł głos. A potem, kiedy byliśmy na schodach, ale już nie do nas: „Stolik przy drzwiach nie
    będzie mi potrzebny”.

script-1079 = Adres do korespondencji
script-1079-page =
    Przyszła pocztówka z hotelem takim, jaki był przedtem, z markizami. Pisał, że jest u siostry, nad rzeką, cały czas
    od tamtej pory, i że nie pozwala ona trzymać w domu kart. Hoduje pszczoły. Żadnego ducha gry. Ciążyło mu na
    sumieniu, że kazał skreślić minibar, choć tak naprawdę go wypił; załącza więc kwotę, w walucie wycofanej z obiegu, i
    prosi, żeby włożyć ją do szuflady w recepcji, gdybyśmy kiedyś przechodzili. Przechodziliśmy. Stało rusztowanie.
    Drzwi obrotowe były podparte dla malarzy, a w szatni, według numerów, wisiały wszystkie parasole, z ogłoszeniem, że
    można odbierać.

## L09 Brewery

script-1081 = Mańkut
script-1081-heard =
    Czekał na nas przy małym zbiorniku z wiosłem do zacieru na ramieniu: młody, wielki, z mąką w brwiach. „Tak myślałem,
    że przyjdziecie po resztę” – powiedział. Kran słychać było aż na strychu słodowym. Był dziadka, i tabliczka też.
    Miał na imię Tibor i zamierzał uruchomić to na nowo, nie zaraz, jak będzie jęczmień; a to, co wzięliśmy, było
    ostatnim palcem, który trzymał na drożdże. Nie krzyczał. Stał z wiosłem w lewej ręce i chciał wiedzieć, ile to
    naszym zdaniem było warte.
script-1081-tibor =
    Przy małym zbiorniku stał młody człowiek z wiosłem do zacieru, wielki, z mąką w brwiach, i próbował. Chochlą, lewą
    ręką. „Ubyło” – powiedział i zmierzył nas wzrokiem, czy to nie my. Tabliczka była po dziadku. Miał na imię Tibor;
    zamierzał uruchomić to na nowo, jak tylko będzie jęczmień, a w tym palcu na dnie trzymał drożdże. Butelkę mógłby
    odstąpić. Ale chciałby zapłaty, dla zasady, bo po tym się poznaje browar od kałuży.
script-1081-ask-pay = „Słuszne pytanie. Może być tyle?”
script-1081-ask-bluff = „Rekwizycja. Zaopatrzenie milicji. Odsunąć się od zbiornika”.
script-1081-ask-leave = „No to zdrowie dziadka i dobranoc”.
script-1081-plate =
    Obrócił to w ręku i powiedział, że może być. Potem odkręcił mosiężną tabliczkę. Za nią była wnęka, a we wnęce
    butelka, odłożona w roku, w którym się urodził; miała być na jego wesele, ale panna wyjechała do Kanady. Wypisał nam
    pokwitowanie na odwrocie etykiety, z numerem jeden. Byliśmy jego pierwszymi klientami. Prosił, żebyśmy jeszcze
    przyszli i powiedzieli szczerze, jak było, i w miarę możności zapamiętali, co się czuło po czym.
script-1081-believed =
    { $them } { $them_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    } to właściwym tonem, znudzonym, z ręką już wyciągniętą. Tibor miał minę człowieka, który spodziewał się tego od
    urodzenia. Sam napełnił butelkę, wbił korek i zapisał w zeszycie: milicja, jedna. „A pokwitowanie będzie?” –
    zapytał. { $them } coś { $them_gender ->
        [feminine] podpisała
       *[masculine] podpisał
    }. Odeszliśmy rozlewnią krokiem ludzi, którym wolno, i jeszcze długo słyszeliśmy, jak opukuje stal kłykciem,
    szukając, gdzie się teraz zmienia.
script-1081-mash =
    { $them } { $them_gender ->
        [feminine] powiedziała
       *[masculine] powiedział
    } to właściwym tonem, ale gdzieś wkradł się w to śmiech, z nerwów, i Tibor usłyszał. Twarz czerwieniała mu po
    trochu. „Mój dziadek – powiedział – czterdzieści jeden lat” i chyba nie wiedział, jak mówić dalej. Chochlę odwiesił
    starannie na haczyk. Wiosło też odłożył, bo było do zacieru, i ruszył na nas z podwiniętymi rękawami, jak ktoś, kto
    ma przetoczyć beczkę.
script-1081-quiet =
    Potem w hali było cicho. Leżał pod tabliczką z policzkiem na stopniu, gdzie kamień był wytarty, a { $present ->
        [one] my mieliśmy mąkę po łokcie
       *[other] mąkę mieliśmy na sobie wszyscy
    }. Zakręciliśmy kran, bo kapał. W płaszczu znaleźliśmy zwitek cukru i kartkę, na której rysował etykietę, kredkami;
    zdążył nazwę i jeden kłos. Nie mieliśmy używać siły. Było umówione, że tylko głosu.

script-1082 = Kocioł
script-1082-ladle =
    Nikogo tu nie było. Kran znowu zaczął kapać i zrobił w kurzu gładkie miejsce, okrągłe jak moneta. Na stopniu pod
    tabliczką nic nie leżało; ktoś jednak był, zabrał go i umył kamień. Chochla wisiała startą stroną na zewnątrz. Na
    zbiorniku postawiono słoik z jęczmieniem w wodzie i wykiełkował. { $present ->
        [one] Nie umielibyśmy powiedzieć
       *[other] Nikt z nas nie umiałby powiedzieć
    }, czemu weszliśmy od tej strony budynku. Trzymaliśmy się drugiego końca hali i tam zrobiliśmy, co było do
    zrobienia.
script-1082-copper =
    Na strychu słodowym była para. Tibor rozpalił pod małym kotłem, drzwiami zamiast drewna, i stał nad nim w koszuli;
    zdobył trochę jęczmienia, który miał być dla koni. „No i?” – zapytał od razu. Powiedzieliśmy, jak było, po kolei:
    najpierw nos, potem uszy. Zapisał. To będzie cienkie, w koniach nie ma cukru. Gdyby jakiś zdobył, uwarzyłby nam
    porządnego i przyniósł. A jak nie, to przydałby się ktoś do mieszania, bo nie może przywrzeć, a on nie śpi od
    przedwczoraj.
script-1082-ask-sugar = „Będzie cukier. Pamiętaj, od kogo”.
script-1082-ask-stir = „Połóż się na godzinę. Przypilnujemy, żeby nie przywarło”.
script-1082-ask-leave = „Pachnie stajnią. Dobrą. Trzymaj się, Tibor”.
script-1082-batch =
    Wsypywał z wysoka, żeby słyszeć. Potem polizał palec, przeciągnął nim po torebce i złożył ją na małe. Dwa dni,
    powiedział, nie da się popędzić. Musi znać ulicę. Kiedy mu powiedzieliśmy, dla pewności narysował ją na ścianie,
    obok temperatur, cały rząd domów z krzyżykiem na drzwiach, a nad naszym kominem dodał trochę pary, takiej jak u
    niego.
script-1082-paddle =
    Zasnął na workach, zanim skończył mówić, w którą stronę. Mieszaliśmy w lewo, jak się tu robiło od pokoleń. Po jakimś
    czasie zaczyna się w tym coś widzieć. Ciepło szło pod płaszcze, a z nim zapach, jak chleba, któremu coś przyszło do
    głowy; nikt nie mówił, żeby iść. Przez sen nas poprawiał, dwa razy. Obudziliśmy go, kiedy zaczęło śpiewać. Utoczył
    nam butelkę z dna, gdzie była moc.
script-1082-shutter =
    Drzwi rozlewni zasłaniała teraz żaluzja z klapką, a nad klapką było wymalowane wielkimi, świeżymi literami: BROWAR.
    PŁATNE Z GÓRY. Zapukaliśmy. Otworzyła ręka w mące, lewa. Nie schylił się, żeby zobaczyć, kto to. Raz dał się nabrać,
    poinformował ogólnie kolejkę, ludziom z manierami i teraz handluje przez dziurę; dwa więcej, za maniery. Za nim coś
    bulgotało. Mierzył uczciwie i wypychał przez parapet wiosłem.

script-1083 = Kreda na drzwiach
script-1083-husband =
    Pod drzwiami leżakowni siedział mężczyzna z końcem sznurka okręconym wokół dłoni. Spojrzał na nasze buty. „Umiecie
    czytać?” – zapytał. On sam nie umiał, nie w tym alfabecie. Na drzwiach nad jego głową były krzyżyki i daty, a pod
    nimi to, co napisaliśmy: „tak, byle szybko”. Przeczytała mu to żona. Była lżejsza, więc weszła. To już jakiś czas
    temu. Pociągnął za sznurek, żeby nam pokazać, i był całkiem luźny. „Tam jest: tak, prawda? – powiedział. – Mówiła,
    że tam jest: tak”.
script-1083-answer-in = „Proszę zmoczyć ten szalik i trzymać koniec”. Wejść po nią.
script-1083-answer-wipe = Zetrzeć słowo rękawem, żeby nikt go więcej nie przeczytał.
script-1083-out =
    { $them } { $them_gender ->
        [feminine] poszła
       *[masculine] poszedł
    } po sznurku od węzła do węzła, na palcach, z podniesioną brodą. Żona była przy dziewiątym. Usiadła na zaworze, żeby
    złapać oddech, i bardzo rozsądnie rozmawiała z kimś o cenie porów. Nie ważyła prawie nic. Na powietrzu mąż przytulił
    twarz do jej twarzy i tak został, a ona mówiła mu o porach w szyję, aż się rozkaszlała. Potem wstał i poprosił,
    żebyśmy powiedzieli, jakie jest właściwe słowo. Chciał napisać sam, { $present ->
        [one] gdybyśmy poprowadzili mu rękę
       *[other] gdyby ktoś z nas poprowadził mu rękę
    }.
script-1083-both =
    { $them } { $them_gender ->
        [feminine] doszła
       *[masculine] doszedł
    } do dziewiątego węzła, kobieta tam była i nie dało się jej podnieść; droga z powrotem poszła więc na kolanach,
    jedno wlokło drugie, i trwało to dwa razy dłużej, niż komukolwiek wolno tam być. Kobieta miała mdłości, ale to miało
    przejść. { $them }
    { $them_gender ->
        [feminine] siedziała pod ścianą z sinymi wargami i nie mogła
       *[masculine] siedział pod ścianą z sinymi wargami i nie mógł
    } sobie przypomnieć słowa „ściana”. Mąż zdjął marynarkę i wycierał nią całe drzwi, krzyżyki, daty, wszystko, co na
    nich było, cokolwiek mówiło.
script-1083-sleeve =
    Kreda została na rękawie. Na drzwiach została blada plama w kształcie słów. „Co robicie? – zapytał mężczyzna. – Co
    tam było?” Powiedzieliśmy mu, że to była pomyłka. Pokiwał głową, kilka razy, okręcił sznurek jeszcze raz wokół
    dłoni, wstał i zapytał, w którą stronę trzeba się tam pochylać. Był wielki. Miał pas z klamrą w kształcie końskiej
    głowy. Kiedy otworzył drzwi, powiało na nas i zgasła nam zapalniczka.
script-1083-fourth =
    Ze schodów leżakowni podniósł się mężczyzna i zdjął czapkę. Czekał na los szczęścia, powiedział, już trzecią noc.
    Tydzień temu stał tu z ręką na klamce, były trzy te „nie” i pomyślał: no, trzy. Mógł je napisać byle kto. „Ale potem
    ktoś wrócił i podkreślił – powiedział. – Pomyślałem: to ktoś, kto tam był. Mam w domu dwoje”. Miał ze sobą worek, z
    własnej szopy. Miał nadzieję, że coś się nam z tego przyda.
script-1083-boy =
    Pod drzwiami leżakowni stał chłopak, może szesnastoletni, i oddychał. Wdech nosem, wydech ustami; doszedł do
    czterdziestu. Na drewnie były krzyżyki, daty, a przy ostatnich trzech „nie”. Te są stare, powiedział nam. Gaz się
    męczy. W głębi są szafki monterów, a mama ma urodziny. Obwiązał się sznurkiem w pasie, ale nie znalazł nikogo, komu
    dać drugi koniec, więc przywiązał do klamki. Teraz wyciągnął go do nas. Miał bardzo czyste uszy.
script-1083-ask-feed = „Odwiąż to i siadaj. Mamy coś na jej urodziny”.
script-1083-ask-hold = „Daj koniec. Jedno szarpnięcie i cię wyciągamy”.
script-1083-ask-leave = „Czytać nie umiesz? Jest napisane: nie”. Niech robi, co chce.
script-1083-crust =
    Dwa razy trzeba mu było powtarzać, że nic z tego nie mamy. Wtedy usiadł na stopniu, bo nogi się pod nim ugięły, i
    się zaśmiał. Wcale nie był pewien, czy doszedłby do piątego węzła. To jej czterdzieste pierwsze. Będzie chciała
    wiedzieć, skąd to, i przećwiczył na nas, co powie, w kilku wersjach; w tej, przy której został, wygrał. Zanim
    poszedł, napisał kredą datę, a po niej jeszcze jedno „nie”. Podpisał się. W końcu coś jednak zrobił.
script-1083-shared =
    Wszedł jak nurek. Puszczaliśmy sznurek między palcami i liczyliśmy za niego, a przy pięćdziesięciu szarpnęło, ale
    nie na znak, po prostu wracał. Miał pełny sweter. Leżał na podłodze, parował i nogami przesuwał wszystko ku nam po
    płytach, bo mówić nie mógł, pół dla nas, pół dla siebie. W jego połowie były okulary w etui. „Ona nie ma” –
    powiedział, kiedy już dał radę. { $present ->
        [one] Przymierzył je i spojrzał na nas ogromnymi oczami.
       *[other] Przymierzył je i spojrzał po kolei na każde z nas ogromnymi oczami.
    }
script-1083-dragged =
    Szarpnęło raz. Pociągnęliśmy i nie ważył nic, jechał po podłodze bokiem jak na kółkach. Ale w drzwiach sznurek
    przetarł się o próg i na ostatnie dwa metry ktoś musiał wejść. On doszedł do siebie pierwszy. Poczerwieniał, zbladł
    i przeprosił. { $present ->
        [one] Nam zajęło to więcej czasu; został
       *[other] Osobie, która weszła, zajęło to więcej czasu; został
    }
    po tym ucisk, który siedział za mostkiem jak połknięta moneta. Chłopak odprowadził nas do mostu, niosąc nasze torby,
    i co kilka kroków pytał, czy już lepiej.

script-1084 = Dostawa
script-1084-cart =
    O zmierzchu wjechał w ulicę wózek z latarnią, a między dyszlami wielki młody człowiek. Miał czysty fartuch. Tibor
    znalazł nas po parze. Postawił butelki na stole, cofnął się pod ścianę i czekał, lewą ręką trzymając prawą,
    { $present ->
        [one] aż wyciągniemy korek
       *[other] aż ktoś z nas wyciągnie korek
    }. „Po kolei” – powiedział. Powiedzieliśmy. Najpierw był jednak nos. Pisał na mankiecie, a kiedy doszliśmy do tego,
    co na końcu, { $present ->
        [one] czego nie umieliśmy nazwać
       *[other] czego nikt z nas nie umiał nazwać
    }, skinął głową: to drzwi. Były z gruszy.

## L10 Checkpoint

script-1091 = Znowu przy szlabanie
script-1091-boots =
    Przy szlabanie był inny, dobrze po pięćdziesiątce, z postawionym kołnierzem. Siedział w budce z drzwiami otwartymi,
    żeby mieć gdzie podziać nogi. Po karabin nie sięgnął. „Wy stamtąd – powiedział – to może mi powiecie. Przede mną był
    tu chłopak. Dali mi jego buty, żebym odesłał do domu, i łyżkę”. Miał to obok siebie w kartonie. Matka napisała, że
    musi być jeszcze pocztówka, mówił jej, że ma taką z jeziorem, gotową, brakuje tylko znaczka. Szukał na całej półce,
    powiedział, i pod nią.
script-1091-answer-card = Położyć pocztówkę na półce, gdzie stała.
script-1091-answer-deny = „Nigdy tędy nie szliśmy”.
script-1091-lake =
    Dosyć długo patrzył na jezioro, potem odwrócił i przeczytał, co tam było. Tylko o skarpetach. Sam mógł się domyślić,
    skąd ją mamy. „No tak” – powiedział. Włożył ją do butów, między podeszwy, żeby się nie pogięła, wyjął znaczek z
    własnego portfela i polizał. „Muszę zameldować, że się znalazła – powiedział nam. – Kto znalazł, nie muszę”. I nogą
    przesunął w naszą stronę paczkę. { $present ->
        [one] Za co to było, nie umielibyśmy powiedzieć,
       *[other] Za co to było, nikt z nas nie umiałby powiedzieć,
    } ale wzięliśmy.
script-1091-shelf =
    „Nie – powiedział. – No nie, pewnie, że nie”. Patrzył na nas i dalej obmacywał półkę za głową, od końca do końca,
    płaską dłonią. Byliśmy już kawał drogi dalej, kiedy coś za nami zawołał. Nazwę jeziora. Zawołał dwa razy, na
    wypadek, gdybyśmy próbowali ją sobie przypomnieć, i gdzieś podjął to pies, a potem drugi.
script-1091-empty =
    Przy szlabanie był ten sam chłopak. Nie spał; stał przed budką na baczność, sam, na śniegu, w obu butach, a karabin
    mu rozebrano i powieszono na nim w częściach, na drutach. Żeby ludzie widzieli. To za te dwa magazynki. Ma stać, aż
    się znajdą, powiedział nam kątem ust, albo do niedzieli. Nikogo nie podejrzewa. „Za mocno śpię – powiedział – od
    zawsze”. Usta miał szare.
script-1091-plea-return = „Może to te dwa? Leżały w rowie”.
script-1091-plea-silent = „Do niedzieli już niedaleko”. Przejść drugą stroną.
script-1091-counted =
    Przeliczył je oczami, bo nie wolno mu było się ruszyć. { $present ->
        [one] Musieliśmy wejść do budki
       *[other] Ktoś z nas musiał wejść do budki
    } i włożyć je do puszki, a za pocztówką, po lewej, stoi coś jego, i to mamy sobie zabrać. Była to puszka innego
    rodzaju. „W rowie” – powtórzył pod nosem, żeby się nie pomylić. Kiedy odchodziliśmy, gwizdał przez zęby. Taką
    melodię, jaką się gwiżdże na baczność, prawie bez góry i bez dołu.
script-1091-pockets =
    Przeszliśmy drugą stroną drogi. { $present ->
        [one] W kieszeni stukały o siebie przy każdym kroku, aż przytrzymaliśmy je ręką.
       *[other] W czyjejś kieszeni stukały o siebie przy każdym kroku, aż czyjaś ręka sięgnęła, żeby je przytrzymać.
    } „Ostrożnie – powiedział chłopak – koło bloku jest ślisko”. Koło bloku było ślisko. Kiedy się obejrzeliśmy, miał
    zamknięte oczy. Trochę się chwiał i wszystkie kawałki karabinu poruszały się na nim z cichym klekotem, jak zasłona z
    koralików.
script-1091-awake =
    Żołnierz przy szlabanie był ten sam. Dziś miał na nogach oba buty. Poznał nas, chociaż ani razu nie miał przy nas
    otwartych oczu; po śladach, powiedział. Ktoś podszedł pod same drzwi budki, postał i poszedł, i nic nie zginęło.
    Dużo o tym myślał. „Mówiłem coś?” – zapytał. Odda nam cały wieczór, kto gdzie stoi i o której się zmieniają, za coś
    do palenia albo za kawę. Byle tylko nie zasnąć. W niespaniu jest do niczego.
script-1091-ask-smoke = „Mówiłeś: druga w lewo. Masz, trzymaj się z tym na nogach”.
script-1091-ask-leave = „Ani słowa. Dobranoc”.
script-1091-barrier =
    Usiadł na progu budki i narysował nam wszystko łyżką na śniegu. Tu jest sierżant, a tu ten, co kaszle, o każdej
    pełnej godzinie obchodzi szopy. Szlaban podniósł, podnosząc rękę. Sam to wymyślił. Potem zapytał, co jest w tej
    drugiej w lewo. Piekarnia, powiedzieliśmy. Kiwnął głową; śniła mu się z ławką na zewnątrz, a ławka tam jest.

script-1092 = Nikogo na posterunku
script-1092-coat =
    Chłopak czekał za budką. Sznur odwiązał od nadgarstka i przywiązał do klamki piecyka, a czapkę powiesił na rurze,
    więc z drogi ktoś tam siedział. Idzie dziś w nocy. Mieli go wysłać z innymi na grań, a widział, co stamtąd wraca.
    Trzeba mu tylko przejść przez tory tramwajowe z kimś, kto chodzi jak ludzie. „Ja chodzę tak” – powiedział i pokazał;
    rzeczywiście, poznałoby się go na kilometr. To, co było w puszce, wsypał nam do skarpety. Pas zdążył już odpiąć.
script-1092-ask-help = „Ręce w kieszenie. Zgarb się. I nie patrz w okna”.
script-1092-ask-refuse = „Jak nas z tobą złapią, to wszystkich. Zawiąż sznur z powrotem”.
script-1092-tram =
    Trwało to do trzeciej. { $present ->
        [one] Szedł obok nas, z torbą,
       *[other] Wzięliśmy go do środka, z torbą,
    } a my uczyliśmy go po drodze: ramiona luźno, patrz pod nogi, co jakiś czas stań bez powodu. Szło mu coraz lepiej.
    Pod piekarnią przysiadł na minutę na ławce. Za nami, w górze drogi, szlaban podnosił się trochę na wietrze i opadał,
    jakby w budce ktoś się wciąż przewracał z boku na bok. Przy torach oddał nam skarpetę. Podał rękę i poszedł dalej, i
    teraz to my zauważaliśmy, jak chodzimy.
script-1092-cord =
    „No nie – powiedział – rozumiem”. Odwiązał sznur od piecyka i podał razem z nadgarstkiem, bo jedną ręką to trudno.
    { $present ->
        [one] Więc zawiązaliśmy.
       *[other] Więc ktoś z nas zawiązał.
    } Ten sam węzeł co przedtem; był już na niego rowek. Włożył czapkę. Zapytał, czy moglibyśmy pójść drugą stroną, bo
    to lepiej wygląda, i nie wcześniej niż za godzinę. Tę godzinę przesiedzieliśmy za betonowym blokiem. Tej nocy nie
    mówił przez sen albo wcale nie spał.
script-1092-lamp =
    Tam, gdzie była budka, postawili reflektor, a szlaban pomalowali. Trzech, których nie znaliśmy, grało w karty na
    skrzynce po amunicji bez wieka. Światło chodziło w kółko jak w zegarku: nad drutem, przez rów, wzdłuż drogi i znowu
    przez rów. Ile razy mijało karty, kładli je na kolanach koszulkami do góry. Do skrzynki można się było dostać rowem,
    między jednym przejściem a drugim. Można też było zawołać i poprosić, żeby przepuścili, jak kazała tabliczka.
script-1092-jovan =
    Jovan kazał nam się położyć, zanim cokolwiek zobaczyliśmy. Tam, gdzie była budka, postawili reflektor. Trzech grało
    w karty na skrzynce po amunicji bez wieka i ile razy mijało ich światło, kładli karty na kolanach koszulkami do
    góry. Patrzył na nich kilka minut z brodą na rękawie. „Drugi rok służby – powiedział. – Wysoki oszukuje”. Sam stał
    przy takim szlabanie, na tej drodze, z taką skrzynką. Można się do niej dostać rowem, między dwoma przejściami,
    powiedział, a można zawołać, jak każe tabliczka. Za jego czasów nikt nie wołał.
script-1092-dare-crawl = „Policz. Dziewięć sekund. Rów jest dość głęboki”.
script-1092-dare-back = „To naokoło, przez cegielnię, trudno, stracimy czas”.
script-1092-dare-shout = „Ręce do góry i róbmy, co każe tabliczka”.
script-1092-crate =
    { $them } { $them_gender ->
        [feminine] przeleżała
       *[masculine] przeleżał
    } w rowie pięć obrotów, ucząc się, ile to trwa. Przy szóstym było ciemno, potem było jasno i niby nic się nie
    zmieniło, tylko jakaś dłoń cofnęła się za krawędź skrzynki. „Kto wychodzi?” – zapytał jeden z trzech. Trochę się o
    to posprzeczali. { $them } { $them_gender ->
        [feminine] wróciła
       *[masculine] wrócił
    } dnem rowu, w ubraniu mokrym po szyję i z asem trefl, który musiał się przykleić do wieka.
script-1092-wire =
    { $them } { $them_gender ->
        [feminine] naliczyła
       *[masculine] naliczył
    } dziewięć, a było osiem. Na brzegu rowu biegł drut i nie było już jak go obejść, tylko przez. Nikt nie strzelił.
    Światło przeszło, wróciło i chwilę postało na tym miejscu, na kawałku rękawa, który tam wisiał. „Lis” – powiedział
    jeden głos. „Z guzikami?” – powiedział drugi. Ręka była rozcięta od łokcia w dół i zawiązaliśmy ją drugim rękawem,
    żeby było równo.
script-1092-halt =
    Byli całkiem przyjaźni. Ulżyło im, że mają co robić. Staliśmy w świetle z rozłożonymi rękami, a jeden z trzech
    przeglądał torbę i pokazywał reszcie każdą sztukę jak na licytacji, a oni dawali za nią w papierosach. Sprzedała się
    tylko jedna rzecz. Resztę spakowali, w innej kolejności. „Nie trzeba było wołać – powiedział najmłodszy, podnosząc
    szlaban. – Nikt nie woła”.

script-1093 = Ta, która pisze
script-1093-sheets =
    Przy siatce koło przejścia stała kobieta ze zwojem drutu na ręce, jak z torebką. Wymieniała foliowe koszulki, bo od
    mrozu pękają. Musiała być nauczycielką. „Proszę potrzymać” – powiedziała do nas, nie odwracając się, { $present ->
        [one] i już trzymaliśmy
       *[other] i ktoś z nas już trzymał
    }. Była to kartka z nazwiskami. Ludzie zastrzeleni po drodze na drugą stronę, z godziną i z tym, dokąd szli. Obcęgi
    chodziły dla niej za ciężko. Kartek było dwanaście, godzina wpół do pierwszej, a ona miała czas do za kwadrans
    drugiej.
script-1093-ask-wire = „Niech pani da obcęgi. I mówi, która gdzie”.
script-1093-ask-leave = „Za odkryte miejsce. Pani też nie powinna tu stać”.
script-1093-ours =
    Przy siatce koło przejścia kobieta ze zwojem drutu na ręce wymieniała koszulki na swoich kartkach z nazwiskami.
    Popatrzyła na nas, potem na to, ilu nas jest. „Jest was o jedno mniej” – powiedziała. Widziała każdego, kto tędy
    szedł, kwestia wprawy; miewała klasy po czterdzieścioro. Linijkę już narysowała. Nie brała teraz tylko tych z
    przejścia, wydało jej się to małostkowe. Jeśli powiemy jej imię i jak się pisze, to wpisze, i godzinę, i dokąd. To
    ostatnie idzie ludziom najtrudniej.
script-1093-tell-name = Przeliterować jej. A potem pomyśleć, dokąd.
script-1093-tell-wire = „Nie dziś. Ale ma pani zimne ręce, my przydrutujemy”.
script-1093-tell-leave = „To nasze. Nie na siatkę”.
script-1093-line =
    Pisała tak, jak literowaliśmy, z tą samą pętelką przy J, gdyby było tam J. Co do godziny nie było zgody i napisała
    „nad ranem”. Potem: dokąd. Padło kilka propozycji. Czekała, a pióro trzymała pod płaszczem, żeby nie zamarzł
    atrament. { $present ->
        [one] W końcu stanęło na najprostszym:
       *[other] W końcu wszyscy zgodziliśmy się na najprostsze:
    } „do domu”. Takich ma sporo, powiedziała, podmuchała i pokazała nam, gdzie będzie wisieć: trzecie od lewej,
    osłonięte od wiatru.
script-1093-noon =
    My drutowaliśmy, a ona mówiła: kartka czwarta, kartka piąta. Mówiła z pamięci, oczy miała na dachach. Koło pierwszej
    kiwnęła, żebyśmy wyszli zza słupka. „Je” – powiedziała. Ostatnie sześć zrobiliśmy na otwartym, wyprostowani, i było
    jak na plaży. Pokazała nam małe ptaszki przy tej przerwie w godzinach. W sztabie nie chcieli jej wierzyć. Na siódmej
    kartce, zauważyliśmy, miała córkę, między hydraulikiem a krawcem o tym samym nazwisku; napisaną nie większymi
    literami.

script-1098 = Trzecie od lewej
script-1098-page =
    Chcieli wykuć nazwiska w kamieniu, ale się nie zgodziła. Kamień jest dla tych, z którymi już koniec, powiedziała
    komitetowi. Więc została siatka z papierem, a w budżecie miasta, pod „oświetleniem ulic”, są pieniądze na foliowe
    koszulki. Ma ponad dziewięćdziesiąt lat i dogląda ze składanego krzesła. W dzień zawieszenia broni zawsze ktoś idzie
    wzdłuż niej, aż dojdzie do swojego, stoi, a potem czyta też te z prawej i z lewej, skoro się już przyszło. Nasze
    jest trzecie od lewej, osłonięte od wiatru. Atrament zbrązowiał. Nad ranem, jest napisane, i dokąd. Ktoś, kogo nie
    znamy, postawił za nim małego ptaszka.

script-1099 = Druga w lewo
script-1099-page =
    Jest taki człowiek, który w soboty przychodzi do piekarni i siada na ławce przed wejściem. Kuleje, ma żonę z
    dzielnicy i bliźniaczki i na tej ławce zasypia. Widywaliśmy go często, zanim go poznaliśmy, bo się garbi; gorszego
    chodu nie ma na całej ulicy. Dziewczynki na zmianę wiążą mu do nadgarstka nitkę i prowadzą ją do klamki, więc budzi
    go każdy, kto wchodzi albo wychodzi. Podnosi rękę. Oczu nie otwiera. Kiedy powiedzieliśmy mu, kim jesteśmy, wstał,
    { $present ->
        [one] dwa razy podał nam rękę
       *[other] podał rękę każdemu z nas
    } i trzeba go było prosić, żeby usiadł; chciał wiedzieć, czy coś przed chwilą mówił. Tak, powiedziała jedna z
    dziewczynek. Tłumaczył komuś drogę, jak zwykle, i całkiem źle.

## L11 Market square

script-1101 = Przy suchej fontannie
script-1101-husband =
    Przy suchej fontannie stał stary człowiek w garniturze, w krawacie, który ktoś mu przypiął w pośpiechu. Zębów prawie
    nie miał. Zatrzymywał wszystkich. Kiedy przyszła kolej na nas, uchylił kapelusza i zapytał, czy nie zdarzyło nam się
    kupić pierścionka od pani z ręką w słoiku. Jemu powiedziała, że zgubiła go w mydle. „Myśli, że wierzę” – powiedział.
    Zebrał, ile mógł, żeby go odkupić, w kopercie; były tam pieniądze trzech rządów. Chciał zdążyć do czwartku, bo w
    czwartek będzie pięćdziesiąt lat.
script-1101-answer-ring = „Proszę schować kopertę. Tu jest”.
script-1101-answer-food = „Pierścionek poszedł dalej. Ale proszę jej wziąć to, na czwartek”.
script-1101-answer-bargain = „Zapłaciliśmy uczciwie. Proszę pytać u jubilera”.
script-1101-pocket =
    Zdjął go nam z dłoni, jak się wyjmuje drzazgę. Do kieszeni nie włożył, kieszeniom nie ufał; zawiesił na małym palcu,
    gdzie zatrzymał się już na paznokciu, i zacisnął pięść. Kopertę musieliśmy przyjąć. W środku, między pieniędzmi,
    było trochę ziaren kawy, odliczonych, bo co do drugiego rządu miał wątpliwości. Zapytał, czy możemy mu powiedzieć
    jedno: płakała czy się targowała. „Targowała się” – powiedzieliśmy. Bardzo go to ucieszyło.
script-1101-gums =
    Podziękował i od razu pomacał, czy miękkie. Powie jej, że to od pierścionka. Należał do jej matki i pochował dwóch
    mężów; robi więc tylko to, co zawsze, przeprowadza ludzi dalej. Mimo to wrócił na swoje miejsce przy fontannie. Było
    jeszcze trochę dnia i ktoś mógł nadejść. Kiedy szliśmy przez plac, widzieliśmy, jak jego kapelusz idzie w górę, i w
    dół, i w górę.
script-1101-fountain =
    „Oczywiście – powiedział. – Na pewno uczciwie”. Włożył kapelusz. Zwrócił się do następnych i było to samo pytanie
    tymi samymi słowami, tylko o pięćdziesięciu latach tym razem zamilczał. Chłopak od zapałek powiedział nam, że stoi
    tam od niedzieli. Kiedy po godzinie wracaliśmy tą samą drogą, siedział na brzegu basenu i nawijał nitkę na zapałkę,
    i odwijał, i nawijał.
script-1101-place =
    Miała teraz swoje miejsce przy fontannie, między kobietą od lamp a człowiekiem ze skarpetą. Przyniosła krzesło. „To
    oni!” – zawołała i cały rząd się wychylił, żeby na nas popatrzeć. Mamy nie kupować u tamtego, powiedziała, a u tego
    nie w poniedziałki. Sama nas oprowadziła, z oczkiem na wierzchu, i przed każdym straganem chrząkała. Zadziwiające,
    jak zmieniały się ceny. Zbijała je dla czystej przyjemności, na nasz rachunek, a o pudełko guzików omal nie doszło
    do rękoczynów.
script-1101-jar =
    Stała przy suchej fontannie, jak przedtem, ale w obu rękawiczkach, i sprzedawała dziś słoik. „To dobry słoik –
    powiedziała nam. – Były w nim renklody”. Pierścionek miała nadal; w niedzielę człowiek z motocyklem próbował
    obcęgami i dał za wygraną. Za fatygę zostawił jej pół bochenka, i to tę połówkę, w której w środku nic nie ma. Mąż
    mówił, że bardzo dobre. Ale skórki nie pogryzie, więc zjadła ją ona, i teraz się wstydzi, i czy nie chcielibyśmy
    słoika?
script-1101-ask-give = „Słoik niech pani zatrzyma. Na to”.
script-1101-ask-leave = „Nie mamy co wkładać do słoika”.
script-1101-lid =
    Odkręciła pokrywkę i weszło jak na miarę. Podniosła słoik do nieba, żeby zobaczyć, jak wygląda. Wygląda jak coś w
    słoiku, powiedziała, po takim czasie. Żeby mocno dokręcić, ściągnęła rękawiczkę i widać było palec, zabandażowany, z
    obu stron siny. Pilnowała, żebyśmy nie zauważyli. „Powie, że was obrabowałam – powiedziała – i niech mówi”. Po słoik
    mamy przyjść latem.

script-1102 = Miejsce w kolejce
script-1102-queue =
    Na rogu placu uruchomili pompę i kolejka do niej szła trzy razy dookoła fontanny. Stanęliśmy na końcu. Po chwili w
    środku zrobił się ruch i ktoś pomachał nam kapeluszem, a może słoikiem: trzymali nam miejsce. Trzymali od rana, dwa
    wiadra na sznurku, na wszelki wypadek; ci z tyłu zgłaszali sprzeciw i usłyszeli parę słów. Jeszcze godzina. Ale po
    tamtej stronie było słońce i było na czym siedzieć.
script-1102-ask-stand = „Godzina w słońcu, na siedząco. Proszę się posunąć”.
script-1102-ask-leave = „Oddajcie nasze miejsce tym z tyłu. Nie możemy zostać”.
script-1102-pump =
    Przez tę godzinę dowiedzieliśmy się, kto dokarmia gołębie i dlaczego ta od lamp nie wyszła za mąż. { $present ->
        [one] Co kilka minut wszyscy wstawali, przesuwali krzesła o jedno i siadali.
       *[other] Co kilka minut wszyscy wstawaliśmy, przesuwaliśmy krzesła o jedno i siadaliśmy.
    } Pompa kaszlała i miała dwie nuty. Kiedy przyszła nasza kolej, starsi państwo pompowali razem, choć im odradzano,
    on w dół, ona w górę, i liczyli; to ich gimnastyka. Ponieśliśmy wiadra przez plac, nie rozlewając więcej, niż
    wypada. Z tyłu ktoś już znowu słyszał parę słów.
script-1102-tin =
    Człowiek z tacą sprzedawał puszki bez etykiet. Odmokły w powodzi, powiedział. Zanim którąś oddał, potrząsał nią przy
    uchu, dla pewności, i nam też pozwalał potrząsnąć. Może tam być wszystko, fasola, brzoskwinie; w zeszłym tygodniu
    jednej pani trafiła się cała kaczka. Cena była jedna na wszystkie. Przy fontannie nikt dziś nie stał. Brzeg był
    zamieciony, a w basenie leżał do góry dnem pusty słoik, pod który od czasu do czasu wchodził wiatr, i słoik buczał.
script-1102-offer-buy = „Tę. Nie, tę spod spodu”.
script-1102-offer-leave = „Słyszę, co tam jest. Tam jest żwir”.
script-1102-beans =
    Otworzyliśmy ją od razu, za filarem, gwoździem. Fasola. Nie trzeba widzieć etykiety, żeby wiedzieć, co na niej było.
    Człowiek z tacą przyszedł za nami, zajrzał nam przez ramię i tak mu ulżyło, że zdjął czapkę. Nigdy nie wiedział,
    powiedział. Ktoś mu je dał do sprzedania i cały tydzień chodził z nimi jak z nabitą strzelbą.
script-1102-sand =
    Był to piasek, mokry, dobrze ubity, z kamykiem dla dźwięku. Wróciliśmy, a człowieka już nie było, tacy też. Kobieta,
    która stała obok nas i kupiła dwie, dalej tam stała. Swoich nie otworzyła. Idzie do domu, powiedziała nam, robić
    sos; i prosiła uprzejmie, żeby nic nie mówić, póki nie skręci za róg.

script-1103 = Chłopiec na skrzynce
script-1103-crier =
    Mały chłopiec stał na skrzynce i ogłaszał ceny. Nikt go nie mianował. Głos miał jak blaszany gwizdek i wołał ceny
    prawdziwe, ile ludzie płacą, a nie ile kto żąda, więc gdzie zwrócił twarz, tam robiło się chłodniej. „Nafta,
    dziewięć – śpiewał – ona mówi dwanaście”. Za drobną opłatą, poinformował nas kątem ust, pójdzie z nami i będzie
    wołał. Musi to być coś, co ciotka ugotuje albo wypali. Obejrzał dokładnie, co niesiemy, i ogłosił to, z wartością,
    zanim zdążyliśmy go powstrzymać.
script-1103-ask-hire = „Przyjęty. Idź przodem i nikogo nie oszczędzaj”.
script-1103-ask-leave = „Wytargają cię za uszy. I to nie przez nas”.
script-1103-called =
    Szedł przed nami ze skrzynką pod pachą, przy każdym straganie stawiał ją i wchodził. Nikt się nie targował. Wołał,
    po ile poszło wczoraj i po ile w piątek, a handlarz patrzył ponad naszymi głowami w dal i pytał, ile sztuk. Tylko
    raz się zaciął; chodziło o wypchaną sowę. Obszedł ją dookoła. „Bez obrotów” – ogłosił w końcu. Zapłaciliśmy mu pod
    podcieniami. Zważył w ręku i powiedział, całkiem życzliwie, że przepłaciliśmy.
script-1103-referees =
    „To oni!” – wrzasnął chłopiec na skrzynce i ludzie się rozstąpili. Szło o szynkę. Dwie strony kupiły po połówce, w
    ciemno, a tu kość, i człowiek ze skarpetą stał obok z odważnikami, ale nikt mu nie ufał, bo kuzyn. Nas znali tu z
    czterdziestu gramów. Wyłożono nam, że wagę powinien trzymać ktoś, kto nie ma w tym ani plasterka. Szalkę wytarli.
    Chłopiec miał gotową tabliczkę na wynik. Potrwa to z godzinę, sądząc po nich, i będzie honorarium.
script-1103-judge-weigh = „Obie połówki na stół i wszyscy krok w tył”.
script-1103-judge-leave = „Raz się już na tym placu biliśmy. Wystarczy”.
script-1103-forty =
    Najdłużej trwało z kością. W końcu kazaliśmy ją przepiłować wzdłuż i zmierzyć szpik słomką, i zapadła cisza jak w
    kościele. Wyszło czterdzieści gramów. Wtedy wszyscy zaczęli się śmiać, kuzyni też, i każda strona odkroiła swoje
    czterdzieści gramów, i jeszcze po plastrze na drogę, i to było nasze honorarium. Chłopiec starł tabliczkę łokciem.
    Zapisał nam remis.
script-1103-arcade =
    „To ci, co poszli podcieniami!” – wrzasnął chłopiec ze skrzynki. Nic do nas nie miał. Wołał, co było. Ludzie
    podnosili oczy znad straganów i spuszczali z powrotem, a wszystko, o co pytaliśmy, okazywało się już obiecane.
    Pójdzie z nami, powiedział, kiedy mijaliśmy go po raz drugi, i będzie wołał ceny, jak innym. Ale nie tanio. Sporo go
    tamten wieczór kosztował, stać tak samemu i krzyczeć; w niedzielę nie miał głosu i był stratny.
script-1103-hire_dear-pay = „Słusznie. Po ile głos?”
script-1103-hire_dear-leave = „Chodźmy stąd. Wszyscy patrzą”.

## L12 Villa

script-1111 = Stroiciel
script-1111-railing =
    Był już w pokoju, na kolanach przed fortepianem, z głową w środku, i miał na sobie kalosze. „Więc to państwo są
    polka” – powiedział. Stał tamtej nocy pod ogrodzeniem, przyłączył się patykiem, a potem ktoś nadszedł drogą i musiał
    się położyć w pół taktu. Nie dawało mu to spokoju. Tam się idzie do góry, powiedział nam; nie w kółko. Przychodzi
    cztery razy w roku, to stałe zlecenie, starszy pan zapłacił czekiem do końca przyszłego roku. Potrzebuje kogoś, kto
    mu przytrzyma klawisz.
script-1111-galoshes =
    Kaloszy w kącie nie było, a w fortepianie ktoś tkwił po ramiona. Wylazł tyłem. To był stroiciel. „Ruszali państwo
    A – powiedział. – W rękawiczce. Nie szkodzi, ale poznałem”. To stałe zlecenie: cztery razy w roku, starszy pan
    zapłacił z góry do końca przyszłego, i nie widział, jak by się z tego wycofać. Basy miał za sobą. Filce i zwój drutu
    rozłożył przed sobą na dywanie, rządkami, i potrzebował teraz kogoś, kto mu przytrzyma klawisz.
script-1111-ask-hold = „Który? Ten? Długo?”
script-1111-ask-wire = „To dobry stalowy drut, ten w środku i ten na dywanie”. Zabrać.
script-1111-ask-leave = „Przyjdziemy, jak będzie gotowe”.
script-1111-fork =
    Klawiszy było osiemdziesiąt osiem i każdy, póki nie powiedział „tak”. Naciska się, a on słucha z policzkiem przy
    drewnie; jest w tym jakby bicie i robi się coraz wolniejsze, i staje. Po pierwszym tuzinie sami je słyszeliśmy.
    Kiedy palec drętwiał, następowała zmiana. Przez te wszystkie lata, powiedział, nikt z domowników na nim nie zagrał;
    rodzina lubiła go mieć. Na koniec uderzył kamertonem o kolano, postawił go na klapie i cały instrument odpowiedział,
    bardzo cicho, sam z siebie.
script-1111-strings =
    Wstał z kolan i stanął z boku, z kapeluszem przed sobą. Prosił tylko, żeby je najpierw poluzować, bo inaczej pęknie
    rama, i pokazał jak, własnym kluczem, po ćwierć obrotu. Każda, puszczając, spadała przez wszystkie dźwięki, jakie
    kiedykolwiek miała. Ostatnia, najgrubsza, wymagała siły. Puściła z jękiem, który poszedł w podłogę, a on powiedział
    pod nosem „A” i wyciągnął rękę po klucz.

script-1112 = Wieczór w willi
script-1112-case =
    Strun nie było, więc ktoś zrobił z niego łóżko. W pudle fortepianu leżał materac, klapa stała podparta, a dwoje
    ludzi leżało tam pod zasłoną i patrzyło na nas przez krawędź. Przyszli z ostatnim śniegiem, ze wzgórza. Sucho tu i
    nie wieje. Zostały same klawisze. Kobieta trzymała na nich rękę i kiedy tak staliśmy, nacisnęła kilka, trzy czy
    cztery; wydały drobny drewniany odgłos. Mąż ją uczy, powiedziała nam. Grał w orkiestrze, a teraz nuci.
script-1112-answer-give = „Zimne łóżko. Weźcie to do środka”.
script-1112-answer-leave = „Dobrej nocy”. Ściszyć głos i wyjść.
script-1112-keys =
    Dla porządku trochę się wzbraniali, a potem zniknęło pod zasłoną. W podzięce należał się nam utwór. Usiadła,
    owinięta w zasłonę, i zagrała na martwych klawiszach, oburącz, patrząc mu w twarz, a on nucił i czasem kręcił głową,
    i wtedy powtarzała takt. Była to polka. Słyszał ją raz w nocy aż na wzgórzu, powiedział, kiedy jeszcze były struny;
    tylko koniec mieli zupełnie nie taki.
script-1112-recital =
    Na poręczach wisiały płaszcze, ze trzydzieści, a w salonie tych trzydzieścioro ludzi, na skrzynkach i na legarach po
    parkiecie. Przeleźli przez mur. Stroiciel siedział przy fortepianie w kaloszach, plecami do wszystkich. Przyszło mu
    do głowy, wyjaśnił, nie odwracając się, że starszy pan płacił za nastrojony instrument, a on tego nigdy nie dowiódł.
    Strzelił palcami. Z holu widać było na przestrzał, przez te wszystkie płaszcze, w ogród i za bramę.
script-1112-ask-stay = „Proszę się posunąć na tym legarze”. Zostać do końca.
script-1112-ask-garden = „Trzydzieści płaszczy i wszyscy patrzą w drugą stronę”.
script-1112-ask-leave = „Zamknij cicho. Zaraz zacznie”.
script-1112-polka =
    Grał to, co umiał, a umiał to, o co ludzie proszą stroiciela, kiedy skończy: początki. Miał ich ze sto albo więcej.
    Zaczynał, widać było, jak zmieniają się twarze, i akurat tam, gdzie miało iść dalej, urywał i zaczynał następny.
    Nikomu to nie przeszkadzało. Dokończyć mógł sobie każdy sam. Na samym końcu zagrał polkę, którą znaliśmy, całą, w
    górę tam, gdzie idzie w górę, a potem zdjął ręce z klawiszy i opuścił klapę.
script-1112-coats =
    Przy muzyce poszło szybko. Grał początek za początkiem i przy każdym w środku coś wzdychało, jakby przewracało się
    na bok wielkie zwierzę, a my szliśmy wzdłuż poręczy i przeglądaliśmy kieszenie. Bierze się tylko to, co nie jest
    listem. Była przerwa; staliśmy po łokcie w czyimś futrze. Potem zaczął { $present ->
        [one] coś, co znaliśmy, i przyłapaliśmy się na tym, że stoimy i czekamy,
       *[other] coś, co wszyscy znaliśmy, i jedno po drugim przyłapywaliśmy się na tym, że stoimy i czekamy,
    } aż pójdzie w górę.
script-1112-lid =
    Fortepian był zamknięty, a w poprzek klapy, od brzegu do brzegu, ktoś nakleił pasek papieru z podpisem. „Nastrojony.
    Dalszych wizyt nie będzie; stroiciela powołano. Utrzyma strój około roku, jeśli się go nie ruszy, nie będzie na nim
    grać i zadba o okna”. Kalosze stały na wierzchu, może w prezencie, a może żeby nie mokły. Palisander, gruby na
    palec. W kominku leżały resztki ostatniej ramy okiennej.
script-1112-axe-chop = „On wytrzyma rok. My nie. Gdzie siekiera?”
script-1112-axe-leave = „Zatkajmy okno, jak prosi, i chodźmy”.
script-1112-rosewood =
    Przy pierwszym uderzeniu zadźwięczało w nim wszystko naraz. O tym nie pomyśleliśmy. Nie było gdzie uderzyć, żeby nie
    dźwięczało, a im dalej, tym głośniej; rama stała na środku pokoju jak harfa, drżała i wydawała bez przerwy wszystkie
    dźwięki, jakie są, razem, kiedy wyciągaliśmy spod niej deski. Słychać ją było, póki szliśmy aleją. Kalosze
    odstawiliśmy na parapet. { $present ->
        [one] Pasowały i nie było komu nic na ten temat powiedzieć.
       *[other] Na kogoś z nas pasowały i nikt nic na ten temat nie powiedział.
    }

script-1113 = Co wiedziała ściana
script-1113-butler =
    W gabinecie zastaliśmy starego człowieka na drabince, ze świecą przylepioną do kciuka; czytał ścianę. Była zapisana
    cyframi; otaczały drzwiczki sejfu, setki, wszystkie przekreślone. Był tu kamerdynerem trzydzieści lat. Przychodzi we
    wtorki i próbuje pięciu. Nie ma zamiarów co do zawartości, powiedział nam, po prostu nie może znieść, że pan miał
    liczbę, której on nie znał. Znał jego numer kołnierzyka. Idzie szybciej, kiedy tarczą kręci ktoś inny.
script-1113-ask-try = „Pan niech myśli, my będziemy kręcić”.
script-1113-ask-leave = „Może to niczyje urodziny. Dobranoc”.
script-1113-click =
    To było za czwartym razem. Pomyślał o koniach; a właściwie o jednym koniu i o dniu, kiedy wygrał w Baden i pan
    postawił całemu domowi szampana. Szczęknęło. Zszedł z drabinki i nie chciał patrzeć. Musieliśmy mu powiedzieć, co
    tam jest. Było aksamitne etui, jakieś papiery i kwit z toru na tego samego konia, na nazwisko kamerdynera, z
    wygraną, o której mu nigdy nie powiedziano. Kwit wziął. Tamto drugie, powiedział, lepiej niech będzie dla nas, za
    kręcenie.
script-1113-crossed =
    Spróbowaliśmy pięciu i pięć przekreślił, równym pismem urzędnika, po lewej, przy gzymsie, gdzie było jeszcze
    miejsce. Zeszedł na tym wieczór. Między trzecią a czwartą dostaliśmy herbatę; przyniósł ją w termosie i podawał z
    prawej strony, bez namysłu. Opowiadał o domu. Pod koniec wiedzieliśmy o tych ludziach więcej niż o niektórych z
    naszych. „No to we wtorek” – powiedział i zdmuchnął kciuk.
script-1113-will =
    W gabinecie stary kamerdyner stał na drabince i próbował liczb na sejfie w ścianie. Dookoła były wypisane, setki,
    wszystkie przekreślone. Greta zapytała, czyj to dom. Kiedy jej powiedziano, zapaliła papierosa, a pod dachem nie
    pali nigdy. To ona spisała jego testament. Przychodził drugiego każdego miesiąca i zmieniał jeden punkt, a trzeciego
    przychodził i kazał przywrócić. „Liczby wam nie podam – powiedziała nam. – To tajemnica adwokacka”. Popatrzyła
    jeszcze chwilę, potem podeszła i wykręciła ją sama. Oboje trochę popłakali, ona i kamerdyner. To, co było,
    podzieliła ściśle według punktu dziewiątego.
script-1113-widow =
    W gabinecie na krześle siedziała pani w czerni, tyłem do sejfu, który stał otwarty, jak go zostawiliśmy. Czytała
    ścianę. Na kolanach miała arkusik papeterii. „Chciał, żebym to spaliła – powiedziała. – Nie dostałam tego. Leżało
    oczywiście tam, a bez tego nie mogłam się tam dostać”. Bardzo to do niego podobne, uznała. Szła z daleka, pieszo.
    Było jeszcze etui, z aksamitu, powiedziała nam, nie chodzi o wartość; odłożył je na rocznicę, a ona przez cały
    tamten rok udawała, że nie wie.
script-1113-answer-give = „To chyba to. Nie było otwierane”.
script-1113-answer-point = „Jak przyszliśmy, już tak było”.
script-1113-case =
    Otworzyła je, jak się otwiera list od kogoś, z kim się pokłóciło. Potem przyłożyła do sukni, żeby zobaczyć.
    „Granaty – powiedziała. – Tak liczyłam na to, że to nie będą granaty”. Śmiała się, aż musiała szukać chusteczki. W
    zamian miała dla nas klucz, na łańcuszku, do schowka pod kuchennymi schodami, którego nikt nigdy nie znalazł, bo był
    zaklejony tapetą. Pójść z nami nie chciała. Posiedzi jeszcze trochę, jest dopiero w drugim rzędzie i właśnie trafiła
    na kogoś, kto zgadł.
script-1113-paper =
    „Ach – powiedziała. – Więc i na to się spóźniłam”. Złożyła arkusik po starych zgięciach. Nie było już do czego go
    włożyć, rozejrzała się więc, wstała, położyła go w sejfie, zamknęła drzwiczki i zakręciła tarczą; i dopiero wtedy,
    widać było, dotarło do niej, że tak by zrobił on. Buciki miała małe i bardzo mokre. Usunęliśmy się z drogi.
    { $present ->
        [one] Nieśliśmy coś i trzymaliśmy to
       *[other] Każde z nas coś niosło i trzymało to
    } z tej strony, z której nie mogła widzieć.

## L13 Allotments

script-1121 = Kreski
script-1121-tally =
    Na drzwiach, które przykrywają kopiec, siedział stary człowiek ze scyzorykiem i liczył kreski, od nowa i od nowa.
    Nazywał się Kosta. Żył według tych drzwi; kapusta na tydzień i tyle a tyle kresek, zanim da się kopać. W tym
    tygodniu były dwie kreski więcej, niż pamiętał. Nie gniewał się wcale. Myślał, że do wiosny dalej, powiedział, a od
    zimna w głowie naprawdę robi się powoli. Z tej okazji wyjął na ten tydzień drugą główkę i zaprosił sąsiada na obiad.
script-1121-answer-own = „Dwie z tych kresek są nasze i dwie główki też. Proszę to wziąć”.
script-1121-answer-silent = „Rzeczywiście, czuć wiosnę” i popatrzeć w niebo.
script-1121-knife =
    Siedział i patrzył na to, co mu daliśmy, i na drzwi, i poruszał wargami. „Czyli jest dziewiąty” – powiedział w
    końcu. Obie nasze kreski przeciął w poprzek, żeby je unieważnić. Potem złożył scyzoryk. Sąsiada i tak trzeba będzie
    prosić, tego już nie cofnie, ale kapustę można zrobić na dużej wodzie. Był nam wdzięczny, że przyszliśmy. Większość,
    uważał, wzięłaby główki, a drzwi zostawiła w spokoju; to kresek by nie wybaczył, a my przyszliśmy właśnie w sprawie
    kresek.
script-1121-early =
    Też popatrzył w górę, z otwartymi ustami. Nad gazownią było jakby jaśniej. „Czuć ją nosem” – powiedział Kosta. A
    skoro byliśmy tak dobrzy i przyznaliśmy mu rację, podniósł róg drzwi i wyciągnął dla nas główkę z bliższego końca.
    Zapiszczała. Za ostrożny był przez całą zimę, powiedział. Tak to jest, jak się mieszka samemu z nożem. Strząsnął
    ziemię z korzenia i zebrał ją do czapki.
script-1121-clamp =
    Drzwi były zdjęte z kopca, a stary człowiek stał po kolana w słomie i sam sobie podawał kapusty. Od północy wdała
    się zgnilizna. Każdą trzeba było obejrzeć, obrać, ile trzeba, i odłożyć między inne sąsiadki. Nazywał się Kosta.
    Widział nasze ślady, powiedział, ostatnim razem: do drzwi, dookoła i z powrotem. Siedział i patrzył na nie.
    „Podnieśliście róg – powiedział – i opuściliście”. Jeszcze jedna para rąk by się teraz przydała, a może dwie. Na
    północ zapowiadał się mróz.
script-1121-ask-turn = „Proszę podawać. W którą stronę główki?”
script-1121-ask-leave = „Tylko je poobijamy. Powodzenia z mrozem”.
script-1121-roots =
    Główkami w dół, korzeniami do nieba i żeby żadne dwie, które się stykały, nie stykały się znowu. Miał system, jakby
    rozsadzał gości przy stole. Szliśmy od północnego końca, z latarnią pod wiadrem. Liście, które odchodziły, szły na
    jedną stertę, na zupę, a te, co już i na zupę nie, na drugą, dla kozy, o której mówił z szacunkiem. O wpół do
    dwunastej było gotowe. Nam dał jedną ze środka, gdzie są najsłodsze. Kiedy położył drzwi, wyciął swoją kreskę, a po
    chwili obok drugą, małą.

script-1122 = Przed odwilżą
script-1122-empty =
    Słoma leżała rozrzucona, kopiec był otwarty. Kosta siedział na brzegu z nogami w środku, jak się siedzi na basenie.
    Było pusto. Dojadł do końca swoich kresek, a zima trwała. Przeliczał to w kółko; z każdego tygodnia może się
    rozliczyć, powiedział nam, a wychodzi o dwa za mało albo o dwa za dużo, zależy, od którego końca zacząć. Drzwi stały
    obok oparte. Zaczął już ostrzyć nóż o zawias. „Nie ten już ze mnie człowiek – powiedział. – Kiedyś umiałem liczyć”.
script-1122-answer-give = „Dobrze pan liczył, Kosta. Pokażemy, które dwie są nasze”.
script-1122-answer-leave = „To z zimna” i nic więcej. Zostawić go z rachunkami.
script-1122-stroke =
    Położyliśmy na nich kciuki, na szóstej i siódmej od lewej. Schylił się nisko. Teraz było widać, nacięcie z jednej
    strony głębsze, ktoś nienawykły do noża. Milczał tak długo, że zaczęliśmy marznąć. Potem nabrał powietrza, jak ktoś,
    komu powiedziano, że to nic takiego. „Wiedziałem – powiedział – wiedziałem, że umiem liczyć”. To, co mu
    przynieśliśmy, zjadł od razu. Drugą dłoń przez cały czas trzymał płasko na drzwiach.
script-1122-bed =
    Kosta wbił w ziemię patyk i stał przy nim w odświętnym kapeluszu. Gdzie wchodzi do znaku, powiedział nam, tam można
    siać. Do znaku wchodził, jak się na niego naparło. Nasiona miał w dziewięciu buteleczkach po lekarstwach. Oszczędzał
    je dla kogoś, kto ma plecy. { $present ->
        [one] Gdybyśmy mu skopali ten pas
       *[other] Gdyby ktoś z nas skopał mu ten pas
    } pod murem, na dwa sztychy, to pierwsze, co tam wzejdzie, będzie nasze i sam przyniesie. Jest w tej ziemi jeszcze
    lód, nie będzie udawał, że nie ma.
script-1122-ask-dig = „Na dwa sztychy. Proszę potrzymać kapelusz”.
script-1122-ask-leave = „Nasze plecy są potrzebne w domu. Następnym razem”.
script-1122-spade =
    { $them } { $them_gender ->
        [feminine] kopała
       *[masculine] kopał
    }. Wierzch odchodził płatami jak dachówka, a pod nim było czarno i { $present ->
        [one] pachniało czymś, co kiedyś znaliśmy
       *[other] pachniało czymś, co wszyscy kiedyś znaliśmy
    }. Kosta szedł obok ze swoimi buteleczkami i rozmawiał z murem. Na końcu pasa łopata zgrzytnęła o szkło: dziesiąta
    buteleczka, zakorkowana, a w niej karteczka, którą włożyła jego żona. Przeczytał i schował. „Cebula” – powiedział.
    { $present ->
        [one] W drodze do domu sen dwa razy brał { $them_accusative } w marszu i dwa razy budził krawężnik.
       *[other] Przez całą drogę do domu sen kładł { $them_accusative } to na jednym ramieniu, to na drugim, a kiedy
            stawaliśmy, to i na stojąco.
    }

script-1123 = Gołębnik
script-1123-countess =
    W gołębniku była wrzawa. Wrócił ptak, którego nie było od jesieni, siwa samica, chuda jak rękawiczka, a hodowca miał
    ją pod koszulą. To była Hrabina. Ledwie mógł mówić. Pożyczył ją lekarzowi po tamtej stronie linii, na wszelki
    wypadek, i przyleciała do domu ponad tym wszystkim; na nóżce miała kapsułkę. W środku pasek bibułki z adresem, w tym
    mieście, i pismo tak drobne, że nie mógł odczytać. Tak daleko iść jest za stary. Ona swoje zrobiła, powiedział, a
    kogo prosić o resztę, nie wie.
script-1123-ask-carry = „Znamy tę ulicę. Dawaj pan, ostatni kilometr przebiegniemy”.
script-1123-ask-read = „Najpierw zobaczmy, co tam jest. Daj no zapalniczkę”.
script-1123-ask-leave = „Niech jej będzie ciepło. Trafi się ktoś, komu tam po drodze”.
script-1123-address =
    Było to piąte piętro i mosiężna tabliczka z dentystą. Kobieta, która otworzyła, wzięła pasek, podniosła do lampy i
    powiedziała: „Jego ręka”. Potem przeczytała na głos, bo był tylko jeden wiersz: zdrów jest, operuje, ma sprzedać
    fotel. Najbardziej zdziwiło ją chyba, że pamiętał o fotelu. Był, z podnóżkiem. Jutro się tym zajmie. A my mamy
    tymczasem przejść się wzdłuż półek i wziąć, co tam się bierze. „Gołębiem – powiedziała już na schodach. – On się boi
    ptaków”.
script-1123-paper =
    Pismo było lekarskie. Odczytaliśmy je, trzymając pod światło zapalniczki. Przeważnie prywatne. O fotelu i o czyichś
    urodzinach, i że wszyscy są od trzydziestu godzin na nogach, tyle tego zwożą. Potem było zdanie z dniami. To
    przeczytaliśmy drugi raz. Hodowca odwrócił się z ptakiem, żeby nie mieć w tym udziału, i mówił mu, że jest dzielny,
    a ludzie inaczej nie potrafią.
script-1123-rings =
    Hodowca siedział przed gołębnikiem z pudełkiem po cygarach na kolanach. Mały człowiek w kolejarskiej czapce. W
    pudełku miał obrączki, po jednej na każdego ptaka, czytał numery, a przeczytawszy, zaglądał na żerdź. Na niektóre
    nikt się nie odzywał. „To nie kuna – powiedział nam – kuna nie zakłada haczyka”. O nic nie pytał. Przyniósł im
    jęczmienia, w kieszeni. Zwarły szereg, powiedział, ale nie w tej kolejności, i w nocy czują to z boku.
script-1123-answer-tell = „To my. Tym się tego nie naprawi, ale proszę wziąć”.
script-1123-answer-silent = „Ciężka zima dla wszystkiego”. Powiedzieć to i pójść.
script-1123-barley =
    Kiwnął głową. Tak myślał, że to ktoś głodny, a nie ktoś, kto ich nie lubi. Są i tacy. Chciał wiedzieć, które; więc
    opisaliśmy je, ten z białą lotką, ten, co siedział najbliżej drzwiczek. To był Nero. Z Wiednia przyleciał dziewiąty.
    Hodowca wyjął spod czapki ołówek i zaznaczył na kartach, małym krzyżykiem, a w „uwagach” po namyśle wpisał:
    „zjedzony”. Zapytał, czy chcielibyśmy jednego potrzymać.
script-1123-row =
    „Ciężka” – powiedział hodowca. Podniósł klapkę i rozsypał jęczmień. Widzieliśmy, jak zlatują i jak każdy wraca na
    miejsce, które nie jest całkiem jego. Doszedł do numeru, który znaliśmy na pamięć. Leżał u nas w domu na półce przy
    drzwiach, aluminiowy, wszedłby na palec dziecku. Odczytał go razem z numerem centrali telefonicznej, zajrzał i
    czekał tyle, ile się czeka.

script-1124 = Pierwsze, co wzeszło
script-1124-sack =
    Kosta przyszedł sam, w kapeluszu. Całą drogę niósł to pod płaszczem, żeby mróz nie złapał. To, co obiecał,
    powiedział, pierwsze, co wzeszło; wygląda niespecjalnie, bo się spieszyło. Było trochę liści, które da się zjeść, i
    korzonki grubości ołówka, z ziemią. Dorzucił pęczek ziół żony spod krokwi. Mamy powtórzyć temu, kto kopał. Patyk też
    przyniósł. Wbił go w ziemię koło naszych drzwi, z czystej ciekawości, i wszedł do znaku.

script-1126 = Na słupku
script-1126-post =
    Na słupku furtki, gdzie inni stawiają latarnię, siedziała kapusta. Ktoś obrócił ją ładniejszą stroną do ścieżki.
    Obok wetknięto w ziemię patyk, a na patyku wycięto jedną kreskę i przy niej naszą liczbę, ilu nas było, kiedy nas
    widział ostatnio, drobnymi karbami. Rozejrzeliśmy się za Kostą. Z altanki szedł dym, drzwi były zamknięte. Kiedy
    zdejmowaliśmy główkę, w oknie ktoś odchylił szmatę, tylko na palec, i puścił.

script-1129 = Ostatni kilometr
script-1129-page =
    Było o tym w gazecie, ze zdjęciem: siwa samica, wypchana, pod szklanym kloszem, bo rok po wojnie zdechła, na nic
    szczególnego. Stała teraz w muzeum miejskim, obok tramwaju. Na mosiężnej tabliczce było, skąd leciała i nad czym, i
    kto ją wyhodował, a hodowca stał z boku w kolejarskiej czapce, jakby zaraz mieli go ważyć. Przy jednym wierszu się
    uparł. Uważali go za zbędny. „Ostatni kilometr pieszo – głosił – osoby nieznane”. Poszliśmy popatrzeć. Był tego dnia
    i lekarz z żoną. Trzymał się od klosza z daleka, a kiedy nie patrzyła, lekko mu się ukłonił.

## L14 Rail depot

script-1131 = Odbiorca zostanie podany
script-1131-consignee =
    Ktoś był tam przed nami i stał w otwartym wagonie z latarnią: mały człowieczek w kupieckim fartuchu, z plikiem
    papierów. „To wszystko?” – zapytał. Wysłano mu to dwa lata i cztery miesiące temu. Nigdy go nie zawiadomiono; w
    końcu sam poszedł szukać, wzdłuż torów, od zajezdni do zajezdni. Sklepu już nie ma, nazwy miasta też nie, ale
    zapłacony towar trzeba odebrać, inaczej cała sprawa zostaje otwarta. Potrzebny był podpis od kolei. Popatrzył na
    nasze czapki. To, co zostało, przejrzał i ani jednej pozycji nie reklamował.
script-1131-answer-sign = „No to za kolej. Niech pan czyta, co jest, a my podpiszemy”.
script-1131-answer-ledgers = „Kupcowi te księgi na nic. Nam się przydadzą do pieca”.
script-1131-answer-leave = „Nie jesteśmy koleją. Nikt nie jest”.
script-1131-receipt =
    Czytał, a my mówiliśmy „jest” albo „brak”. Przeważnie był brak. Zapisywał wszystko, bez wyrzutu, a gdzie brakowało z
    naszej winy, też mówiliśmy „brak” i to też zapisał, i potem chwilę patrzył na nas z piórem w powietrzu. „W
    transporcie” – zdecydował. Zeszła na tym większa część nocy. { $present ->
        [one] Na dole podpisaliśmy za kolej i oddarł
       *[other] Na dole podpisaliśmy za kolej, wszyscy, i oddarł
    } dolną połowę po dziurkach. Tak mu było lekko na sercu, że podał rękę wagonowi.
script-1131-paper =
    Sporo ważyły. Czyjeś rachunki z trzydziestu lat, w trzech atramentach; kiedy schodziły na dół z rąk do rąk, widać
    było, jak starzeją się te same nazwiska. Kupiec patrzył. To nie jego, powiedział, to dla notariusza, ale notariusz
    chyba już nie czeka. Trzymał nam latarnię, żebyśmy trafili na stopień. Byliśmy już kawał drogi dalej na torze, a
    wciąż widzieliśmy go w drzwiach, jak odhacza piórem, przerywa i rozgląda się za kimś.
script-1131-shunter =
    Pod zaplombowanym wagonem leżał stary manewrowy i pastował buty. Miał je w rzędzie między kołami, jedenaście,
    wszystkie na lewą nogę, i był przy siódmym. To wzory, wylazły przez szparę w podłodze. On pilnuje tego toru. Mówi
    się, że będą strzelać w szopy na końcu, i chciał swój wagon stamtąd zabrać; jest zaplombowany, on za niego
    odpowiada. Pójdzie ręcznie, twierdził, byle przez pierwszy metr. Naoliwił go. Dać za to nie ma nic prócz tego, co
    leży w budce.
script-1131-emin =
    Ledwie Emin zobaczył starego pod zaplombowanym wagonem, już leżał obok na brzuchu. Oglądali łożysko. „Naoliwił
    je!” – powiedział Emin. Manewrowy powiedział, że jakżeby inaczej; on za nie odpowiada. Szopy na końcu mają
    ostrzelać, chce wagon stamtąd zabrać i nikt nie chce mu pomóc pchać. Potem przeszli na tramwaje. Okazało się, że w
    tamtą ciężką zimę, kiedy żaden nie był jeszcze żonaty, czekali raz na siebie nawzajem, godzinę, na tym samym
    przejeździe. Między kołami stało jedenaście lewych butów, wypastowanych. Dać za to nie ma nic, powiedział nam, prócz
    tego, co w budce.
script-1131-ask-push = „Pierwszy metr, mówi pan. No to ramieniem”.
script-1131-ask-leave = „Czterdzieści ton na skórce chleba. Nie”.
script-1131-points =
    { $them } { $them_gender ->
        [feminine] podparła
       *[masculine] podparł
    } zderzak oboma ramionami i długo było to jak pchanie domu. Potem dom jakby westchnął. Ruszył o szerokość dłoni, a
    potem nie chciał już stanąć; szliśmy za nim w ciemności, z dłońmi na zimnym żelazie, prawie bez nacisku, jak się
    idzie za krową. Manewrowy dreptał z lampą przodem i przełożył zwrotnicę. Hamulec ustawił własną nogą. „Tor
    czwarty” – powiedział. { $them } { $them_gender ->
        [feminine] usiadła
       *[masculine] usiadł
    } na szynie i przez chwilę nie { $them_gender ->
        [feminine] mogła
       *[masculine] mógł
    } wstać.

script-1132 = Tor czwarty
script-1132-trolley =
    Na torze czwartym stała drezyna z uniesioną dźwignią, oświetlona lampą z czerwonym szkłem. Leżała na niej kartka:
    „Do użytku kolei”, a pod spodem nasze nazwiska, przepisane z podpisu albo wypytane po ludziach. Była nasmarowana.
    Można nią dojechać do tunelu, powiedział nam stary manewrowy, a tam nikogo nie było, odkąd przecięto linię, bo
    pieszo za daleko. On też pojedzie. Chce zobaczyć, czy słupki kilometrowe są jeszcze w porządku. Na szczęście
    przywiązał do dźwigni mały lewy bucik, wypastowany.
script-1132-ask-ride = „Do tunelu. Dwoje do dźwigni i trzymać takt”.
script-1132-ask-planks = „Drezyna jak drezyna. Nam by się przydały podkłady”.
script-1132-ask-leave = „Z takim piskiem? Innej nocy”.
script-1132-tunnel =
    Przez pierwsze sto metrów piszczała, a potem śpiewała. Zapomnieliśmy już, że można jechać szybko. Wiatr wchodził w
    rękawy, słupki mijały nas białe, a stary je wywoływał i przed trzydziestym drugim zdjął czapkę, bo sam go stawiał. U
    wlotu tunelu leżało to, co ludzie upuścili, kiedy biegli. Załadowaliśmy. Z powrotem było z górki i nikt nie musiał
    pompować; siedzieliśmy z nogami zwieszonymi za burtę, jak dzieci na wozie, i aż do zwrotnicy nikt się nie odezwał.
script-1132-sleepers =
    Nie był zachwycony, ale przy koźle oporowym leżał stos starych, spisanych na straty. Dąb nie zapomina: każdy miał na
    czole wypalony rok. Trzeba je było rozłupać na miejscu, klinami, bo ważyły tyle co człowiek; w szopach słychać było
    każde uderzenie dwa razy. Manewrowy stał i trzymał lampę. Od czasu do czasu informował nas, ile pociągów przeszło po
    tym.
script-1132-ash =
    Wagon spłonął i te po obu stronach też. Pocisk albo czyjeś ognisko. Koła stały na szynach w takim porządku jak
    zawsze, a na nich nic; wszędzie zaś, nawiane pod podkłady jak śnieg, leżały czarne płatki papieru, na których widać
    było jeszcze linie. Między kołami ciągnął się rządek jedenastu małych obcasów. W tym, co zostało, musiały być
    gwoździe i zawiasy, i klamry od niejednej walizki.
script-1132-dig-rake = „Przegrabić wszystko, do tłucznia”.
script-1132-dig-leave = „Co z tego wagonu było do wzięcia, już wzięliśmy”.
script-1132-nails =
    Przebieraliśmy z dłońmi w rękawach. Głębiej było ciepło. Były okucia i zamki, stopione na głucho, a między nimi
    ołowiana plomba z koroną, rozlana jak kropla ze świecy. Czarny arkusz, jeśli się go podniosło, dał się czytać, póki
    trzymało się go równo, kolumna nazwisk i kwoty. Potem ktoś odetchnął i zostawały same palce.

script-1133 = Telefon dzwoni
script-1133-hens =
    Zadzwonił, kiedy byliśmy jeszcze na drabinie do budki manewrowych, dwa długie i krótki, urwał i zadzwonił znowu. Do
    nas. „No, są państwo” – powiedziała kobieta z drugiego końca doliny. Próbowała co wieczór, mniej więcej o tej porze,
    bo nie mówiliśmy kiedy. 6.40 nie kursuje. Jedna kura zniosła jajko i nie było komu powiedzieć. Za nią ktoś odstawił
    rondel. { $present ->
        [one] Tym razem chciała wiedzieć, kim jesteśmy i kto jest w domu,
       *[other] Tym razem chciała wiedzieć, jak się wszyscy nazywamy,
    } ma tu ołówek; ludzie przechodzą przez przełęcz i pytają o ludzi. Obiecać nie może niczego.
script-1133-talk-names = „No to proszę pisać. Przeliterujemy. Zmieszczą się wszyscy?”
script-1133-talk-quick = „Nie możemy długo. Niech pani powie o kurze”.
script-1133-pencil =
    Pisała na odwrocie rozkładu, powiedziała nam, i każde nazwisko odczytywała. { $present ->
        [one] Najpierw ci w domu, potem inni: bracia, ciotka z piekarnią; dziewczyna, o której przez wszystkie te
            miesiące nie padło ani słowo.
       *[other] Najpierw ci z nas, którzy byli w pokoju, potem inni: bracia, ciotka z piekarnią; dziewczyna, o której
            ktoś z nas przez wszystkie te miesiące nie wspomniał ani słowem.
    } Przy tej zapytała o kolor włosów. Trwało to długo. Raz linia zamilkła i staliśmy nad słuchawką bez tchu, póki nie
    powiedziała „tak” i „dalej, przez dwa T?” Kiedy odłożyliśmy słuchawkę, na uchu był jeszcze ślad.
script-1133-lamp =
    Opowiedziała nam o kurze. To ta nakrapiana, po której nikt by się nie spodziewał, i zniosła je w ekspedycji
    bagażowej, na wadze, tak że wskazówka od razu pokazała: sześćdziesiąt gramów. Zjadła je na kolację. Dobrze, jak się
    coś zdarzy. Wtedy usłyszała u nas to, co i my usłyszeliśmy, krok i żelazo o żelazo. „To państwo?” – zapytała.
    „Proszę się nie rozłączać z mojego powodu, wystarczy odłożyć” – więc zostawiliśmy ją na półce, z tym cienkim głosem,
    i rozmawiała z budką.
script-1133-lineman =
    Na czubku słupa przed budką, obejmując go nogami, siedział człowiek. Przyszedł w sprawie dzwonków. Którejś nocy,
    powiedziano mu, odezwały się wszystkie razem, a to znaczy, że jest zwarcie. Był z kolei; miał opaskę, którą sam
    sobie uszył. Swoje czterdzieści kilometrów naprawia od pierwszego dnia i nigdy nie kończy, bo za nim zestrzeliwują i
    trzeba zaczynać od początku. Nie dosięgał. Gdyby ktoś przytrzymał drabinę za nogi.
script-1133-ask-hold = „Niech pan wchodzi. Trzymamy obie”.
script-1133-ask-leave = „Widać pana z grani. Do widzenia”.
script-1133-insulator =
    Zdjął coś z białej porcelany, wielkości filiżanki, zajrzał i wyszedł stamtąd skorek. To było to. Skorka włożył do
    kieszonki na piersi. Z góry przekazał nam wiadomości z linii: na dziewiętnastym krowa, na dwudziestym szóstym most,
    na trzydziestym pierwszym kobieta, która dzwoni tylko, żeby spytać, czy już naprawione. Zszedł po klamrach i dał nam
    to, co zdjął, kolei się już nie przyda. Potem przyłożył ucho do słupa i uśmiechnął się.
script-1133-ringing =
    Dzwonił telefon. Wisiał w budce manewrowych na ścianie, czarny, z korbką; szyby w oknie nie było, więc słychać go
    było na pół zajezdni. Dwa długie, jeden krótki. Przestał. Naliczyliśmy dwadzieścia i zaczęliśmy oddychać, kiedy
    odezwał się znowu. Sądząc po wszystkim, trwało to od wielu dni. W śniegu pod oknem były wszelkie możliwe ślady:
    dochodziły aż tu, stały i zawracały.
script-1133-pick-lift = „Nie zniosę tego. Odbieram”.
script-1133-pick-leave = „To nie do nas. Pod ścianą i dalej”.
script-1133-other =
    Nikt się nie odezwał. Był tam pokój, to się słyszało, i mężczyźni, którzy przestali rozmawiać. Potem głos, całkiem
    blisko i nie do nas: „Odebrał. Który to? To budka”. Odwiesiliśmy słuchawkę tak ostrożnie, jak się kładzie niemowlę.
    Na ostrożność było oczywiście za późno. Przy zasiekach węglowych otworzyły się drzwi, zamknęły i zapaliła się
    latarka.
script-1133-wrong =
    „Czy to ekspedycja bagażowa?” – zapytało dziecko. Powiedzieliśmy, że tak. Chłopiec chciał wiedzieć, czy już
    przyszła. Co takiego, zapytaliśmy. Skrzynka z dziurkami w pokrywce i będzie na niej „góra”. Rozejrzeliśmy się po
    budce, naprawdę. Jeszcze nie, powiedzieliśmy. „To żółw” – powiedział chłopiec. Nie martwił się, one potrafią bardzo
    długo. Podziękował i odłożył słuchawkę, a następnego wieczoru, kto wie, zadzwonił znowu.

script-1139 = Dwa długie, jeden krótki
script-1139-page =
    Pierwszy pociąg w dół doliny to był ten o 6.40, i spóźnił się. { $present ->
        [one] Jechaliśmy nim.
       *[other] Niektórzy z nas nim jechali.
    } Na każdej stacji stali ludzie i patrzyli w okna, a my patrzyliśmy na nich. Na przedostatniej, przy przejeździe, w
    biały dzień paliła się lampa i stała tęga kobieta z chorągiewką. Miała z sobą rozkład, z drugiej strony cały
    zapisany; szła wzdłuż pociągu, od końca do końca, i czytała z niego głosem, który znaliśmy. Kiedy doszła do naszych,
    podnieśliśmy ręce, jak w szkole. Przyjęła to spokojnie. Na trzy dostała odpowiedź, powiedziała, dwie dobre.
    Piekarnia ciotki jest w innym mieście, ale piec ten sam. Podała nam przez okno jajko, cofnęła się i zagwizdała, bo
    to ona go przecież zatrzymała.

## L15 Warehouse

script-1141 = Plisowany jedwab
script-1141-ruza =
    W alejce czwartej kobieta rozpięła namiot z folii i siedziała tam w kręgu abażurów, prując. Była krawcową, nazywała
    się Ruža. Jedwab to jedwab; zdejmuje się go z drutu, składa na czworo, między warstwy daje poszatkowany karton i
    jest kołdra. Zrobiła ich czternaście. Poszły do piwnicy, gdzie są niemowlęta. „Zawsze ten róż – powiedziała – już mi
    się śni”. Kartony z prawdziwymi, białymi, były na górze, gdzie nie mogła dosięgnąć. Gdyby ktoś mógł, wyłoży nam
    okno, i drzwi też, nigdy więcej nie powieje. Między jej szpulkami chodziły wróble.
script-1141-pink =
    W alejce czwartej kobieta rozpięła namiot z folii i siedziała tam, prując abażury. Kiedy przechodziliśmy, podniosła
    oczy, wyciągnęła palec i zdjęła różową nitkę { $present ->
        [one] z naszego kołnierza
       *[other] komuś z nas z kołnierza
    }. „Więc to państwo je zrzucili – powiedziała. – Słyszałam z drogi. Myślałam, że prezent”. Była krawcową i nazywała
    się Ruža. Z jedwabiu przekładanego papierem robi się kołdra; od tamtej nocy uszyła czternaście, do piwnicy z
    niemowlętami. Białe, te z górnych kartonów, byłyby cieplejsze. Popatrzyła na nas, a potem, z pewną wątpliwością, w
    górę.
script-1141-ask-climb = „Niech pani trzyma folię. Zrzucimy białe”.
script-1141-ask-swap = „A wyłoży pani okno za coś do filiżanki?”
script-1141-ask-leave = „Dość mamy tych palet. Miłego szycia”.
script-1141-cartons =
    { $them } { $them_gender ->
        [feminine] weszła
       *[masculine] wszedł
    } od drugiej strony, gdzie już osiadły, i { $them_gender ->
        [feminine] przeszła
       *[masculine] przeszedł
    } górą z jednego słupa na drugi, z rozłożonymi rękami. Kartony spadały jak śnieg z dachu, bez dźwięku, i pękały.
    Były białe, z frędzlami. Ruža stała pośrodku z nadstawioną spódnicą. Do naszego ocieplenia zabrała się w tej samej
    godzinie i poszła z nami dopilnować, żeby było powieszone jak trzeba, a resztę przybijała sama, z gwoździami w
    ustach. { $present ->
        [one] Wieczorem podeszliśmy ze świecą do okna.
       *[other] Wieczorem ktoś z nas podszedł ze świecą do okna.
    } Płomień stał prosto.
script-1141-fallen =
    { $them } { $them_gender ->
        [feminine] zdążyła
       *[masculine] zdążył
    } zrzucić cztery białe, kiedy słup zaczął iść, powoli, jak ktoś, kto siada. Kartony z wierzchu, palety od spodu.
    Pierwsza dobiegła Ruža. Kopała jak pies, obiema rękami, a potem szyła, bo trzeba było szyć, najcieńszą igłą i białym
    jedwabiem; na człowieku, powiedziała, jeszcze nie próbowała. Potem wyłożyła nam okno i nie dała się powstrzymać.
    Dwiema warstwami, frędzlami do środka, żeby { $them } { $them_gender ->
        [feminine] mogła
       *[masculine] mógł
    } na nie patrzeć.
script-1141-lining =
    Filiżankę postawiła pod ręką i spoglądała na nią przy pracy od czasu do czasu. Zapytała o wymiar okna; nikt go nie
    znał i pokazaliśmy rękami. Będzie różowe, uprzedziła. Pikowała w romby, bo kwadraty się zsuwają, i nuciła pod nosem
    tam, gdzie trzeba było zawinąć róg. Pasowało co do centymetra. Rano, kiedy padało na nie słońce, cały pokój wyglądał
    jak ucho od środka.

script-1142 = Alejka czwarta
script-1142-quilt =
    Namiot był rozsunięty, szpulki spakowane. Przysłali po Ružę; będzie prawdziwa szwalnia, z piecem, i dostanie sześć
    dziewcząt pod sobą. Czekała na nas z powodu ostatniej. Była na przemian biała i różowa, a w rogu wyszyła naszą ulicę
    z numerem, żeby wróciła, gdyby ją komuś pożyczyć. Mamy brać za brzegi. { $present ->
        [one] Kiedy zawisła rozłożona na dźwigarze, wróble
       *[other] Kiedy rozłożyliśmy ją między sobą, wróble
    } zerwały się z dźwigarów wszystkie naraz i usiadły na niej, a Ruža pozwoliła im chwilę posiedzieć i strzepnęła.
script-1142-slide =
    Połowa słupów się zawaliła. Pewnie najpierw jeden, a potem sąsiednie; leżały wzdłuż całej alejki jak las po burzy i
    sterczały z nich strzępy folii. Spod spodu wystawał koniec masztu od namiotu. Zawołaliśmy. Zawołaliśmy jeszcze raz i
    wróbel odpowiedział wózkiem widłowym. Nikogo tam nie było, to się widziało, jak się człowiek schylił, posprzątała i
    poszła; nawet szpilki zebrała z podłogi. Ale sporo kartonów pękło.
script-1142-ask-vuk = „Odsunąć się” – powiedział Vuk i splunął w dłonie.
script-1142-ask-shovel = „Zacznij od tamtego końca, łopatą”.
script-1142-ask-hands = „To rękami, warstwa po warstwie”.
script-1142-ask-leave = „To jeszcze nie skończyło spadać. Posłuchaj”.
script-1142-dug =
    Braliśmy od góry i odkładaliśmy za siebie. Przeważnie abażury; po nich abażury dziecięce, w kaczuszki. { $present ->
        [one] Kiedy ruszało się coś dużego, zamieraliśmy na jednej nodze.
       *[other] Kiedy ruszało się coś dużego, wszyscy zamieraliśmy na jednej nodze.
    } To, czego szukaliśmy, leżało na samej podłodze, w dolnej warstwie, za ciężkiej, żeby ją ktoś ukradł. Przekopaliśmy
    tymczasem drogę aż do alejki piątej. Ciągnęło nią i kaczuszki toczyły się na swoich obręczach, wszystkie w tę samą
    stronę.

script-1143 = Różnice
script-1143-village =
    Magazynier z alejki dziewiątej czekał na nas z listą. Skończył w środę. Ludności dwieście dwanaście, powiedział, nie
    licząc gęsi; każdemu założył kartę. Wystąpiła różnica. Na stronie dziewięćdziesiątej córka młynarza odjeżdża z
    wujem, a w ostatnim rozdziale stoi sobie przy studni, jak gdyby nigdy nic, i nikt się nie dziwi. „Przeoczyłem
    coś?” – zapytał. Przeszedł to jeszcze dwa razy. Oddał nam książkę, obłożoną w szary papier, ale swojego końca nie
    puszczał.
script-1143-answer-tell = „Niech pan siada. Musi być jakiś powód, poszukajmy”.
script-1143-answer-leave = „Autorzy też się męczą. Dzięki za okładkę”.
script-1143-ending =
    Znalazło się kilka. { $present ->
        [one] My byliśmy zdania, że wróciła do domu
       *[other] Ktoś z nas był zdania, że wróciła do domu
    } pieszo, gdzieś na stronie dwusetnej, nocą, i że we wsi umówili się o tym nie mówić; a im dłużej magazynier to
    rozważał, tym bardziej mu się podobało. Wyjaśniało to lampę w rozdziale dziewiątym. Wyjaśniało matkę. Wypisał na to
    kartę, ołówkiem. „Więc jest na stanie – powiedział – tylko jej nie wpisano”, i odchylił się, i przetarł oczy
    nasadami dłoni. Podał nam książkę i puścił.
script-1143-back =
    „Pewnie tak” – powiedział magazynier. Z tej strony na to nie patrzył. Puścił swój koniec. Na zakręcie alejki
    usłyszeliśmy, jak podejmuje: „Regał dziewięćdziesiąty pierwszy, zero; regał dziewięćdziesiąty drugi”, a potem chwilę
    nic. Pod szarym papierem zostawił nam swoje karty, wszystkie dwieście dwanaście, po kolei, spięte gumką. Na jej
    karcie był znak zapytania. Na odwrocie zanotował, w co była ubrana.
script-1143-aleks =
    „Regał trzydziesty, zero” – powiedział głos na końcu alejki dziewiątej. Był to magazynier z kocem na kolanach, przy
    rocznym remanencie. Aleks stał i słuchał. „Ma pan rytm – powiedział mu po chwili. – Mówi pan zero, zanim pan
    popatrzy. Jeden przypadek na czterdzieści, tak bym szacował”. Magazynier poczuł się głęboko urażony. Potem zbladł.
    Przeszli razem jeszcze raz pierwsze trzydzieści regałów, z lampą, i na dwudziestym trzecim, w samej głębi, w cieniu
    słupka, coś stało. Zakurzone. Magazynier drżącą ręką skreślił zero; znalazcy, powiedział, czyli Aleksowi, się
    należy.
script-1143-nil =
    „Regał pięćdziesiąty, zero” – powiedział głos. Na końcu alejki dziewiątej siedział magazynier z kocem na kolanach.
    Trwał roczny remanent. Trwał już rok i cztery miesiące, bo musi go poświadczyć ktoś spoza zakładu, a nikt nie
    przychodził. Pióro miał dla nas gotowe. Każdego regału oglądać nie trzeba, powiedział, ale byłby spokojniejszy.
    Przewidziano za to ekwiwalent. Odłożył go, w naturze, do skrzynki: śruby, na wagę.
script-1143-ask-sign = „Regał pierwszy. Proszę pokazać”.
script-1143-ask-leave = „Nas też niech pan wpisze: zero”.
script-1143-witness =
    Obejrzeliśmy każdy regał. Puste regały różnią się między sobą, jeśli patrzeć dość długo; na którymś był krążek, na
    którymś cena, a na trzydziestym ósmym leżało mysie gniazdo z kwitów dostawy, które pominął milczeniem. Przy każdym
    mówił, a my powtarzaliśmy za nim. Kiedy podpisaliśmy, osuszył bibułą i zakręcił pióro. Wyglądało, że nie wie, co
    począć z resztą wieczoru. Skrzynka była ciężka. Zaniósł ją nam aż do drzwi.

## L16 Pharmacy

script-1151 = Dwa tygodnie gdzie indziej
script-1151-fortnight =
    Między receptami klęczała z lupą starsza pani. Nie kradnie, powiedziała nam; szuka jednej, swojej własnej, z roku
    wielkiej powodzi. Doktor zapisał jej dwa tygodnie gdzie indziej. Tu jej to wydano i tak dobrze jej zrobiło.
    Pojechała nad słone jeziora i grała tam orkiestra. Był stempel. „Ale tam jest »powtórzyć« – powiedziała – jestem
    prawie pewna, że było »powtórzyć«” { $present ->
        [one] i popatrzyła na nasze ręce, czy to nie ręce aptekarza
       *[other] i patrzyła to na jedno z nas, to na drugie, które tu jest aptekarzem
    }.
script-1151-stamp =
    Między receptami klęczała starsza pani i szukała swojej, z roku wielkiej powodzi: doktor zapisał jej dwa tygodnie
    gdzie indziej. Była prawie pewna, że jest tam „powtórzyć”. Znalazła ją Irena. Nie minęła minuta, po sznurku. Nic
    takiego tam nie było; ale zdążyła już wyjąć ołówek i teraz jest „powtarzać w razie potrzeby”. Zaprowadziła starszą
    panią na właściwą stronę lady. Odczytała jej wszystko, powoli, jezioro, orkiestrę i jak często, i przybiła stempel
    pięścią. „Następny, proszę” – powiedziała Irena, całkiem szorstko. Byliśmy tylko my.
script-1151-ask-give = „Dwóch tygodni nie mamy. To jest na jeden wieczór. Na gorąco, pod przykryciem”.
script-1151-ask-write = „To trzeba nowej karteczki. Kto pisze jak lekarz?”
script-1151-ask-leave = „Jest stempel, proszę pani. Wykorzystana”.
script-1151-leaves =
    Powąchała i zamknęła oczy. Prawie to. Orkiestrę trzeba sobie dośpiewać. Chciała wiedzieć, ile płaci, powiedzieliśmy,
    że to z ubezpieczenia, i zaśmiała się, po raz pierwszy, jakby miała dwadzieścia lat. Przed wyjściem związała paczkę,
    którą trzymała na kolanach, na kokardkę, napisała coś na karteczce i przypięła. Zaglądać nie wypadało. Na ulicę
    wyszła w rękawiczkach i szła pod samym murem, dosyć szybko.
script-1151-slip =
    { $present ->
        [one] Próbowaliśmy kilka razy, na odwrocie starych; wygrała najgorsza.
       *[other] Próbowaliśmy wszyscy, na odwrocie starych; wygrała najgorsza.
    } Było na niej: dwa tygodnie, nad wodą. Zażywać na leżąco, po południu. O orkiestrę były spory i została wpisana.
    Stempel wycięliśmy z korka. Stała przez ten czas z założonymi rękami i poprawiała nas, co do hotelu. Kiedy dostała
    ją do ręki, przeczytała przez lupę od góry do dołu, wsunęła złożoną w rękawiczkę i spytała, czy można przy tym pić
    wino.

script-1152 = Pomogło
script-1152-pinned =
    Na ladzie, na samym widoku, leżała paczka związana na kokardkę. Do niej przypięty był woreczek i karteczka.
    „Pomogło” – było tam napisane i podkreślone dwa razy. Jeździła codziennie od drugiej do czwartej, pisała, na leżąco,
    przy zamkniętych okiennicach. Było trochę po sezonie. W drugim tygodniu orkiestra zagrała to, o co prosiła. Przysyła
    nam, co tam rośnie na brzegu, sama zbierała, suche, a my wiedzieliśmy, że rośnie na murze za gazownią. W „uwagach”
    napisała: „Należałoby zapisywać szerzej”.
script-1152-strings =
    Ktoś palił ogień na podłodze apteki. Recepty poszły, ze wszystkimi miesiącami, i została po nich jakby wojłok, w
    którym nie było słychać kroków. Sznurki się nie spaliły. Leżały w popiele, każdy związany w kółko, puste, setki, tak
    jak odpływ zostawia rzeczy. W kącie, gdzie stały półki, jedno miejsce ogień pominął. Trzeba by je przejrzeć na
    kolanach.
script-1152-ask-kneel = „Rękawy w dół. Uważać na szkło”.
script-1152-ask-leave = „To już tylko sznurek. Wychodź stamtąd”.
script-1152-glass =
    Pod spodem były słoiki, jedne popękane od żaru, inne nie. { $present ->
        [one] Nosiliśmy je po jednym do drzwi i wąchaliśmy.
       *[other] Podawaliśmy je dalej, a ktoś z nas stał przy drzwiach i wąchał.
    } Przeważnie da się tak poznać. Jedna torebka z woskowanego papieru ocalała między kaflami; tkwiła w niej jeszcze
    szpilka, a na szpilce róg karteczki z napisem „nie pomo”. Zastanowiliśmy się. Mogło być na zupełnie inną
    dolegliwość. Wzięliśmy i to.

script-1153 = Optyk
script-1153-letters =
    W ciemnej aptece ktoś czytał litery. „E – mówił – F, P”. Był na zapleczu, owinięty w markizę, przed tablicą do
    badania wzroku, na którą akurat starczało księżyca. Był optykiem, dwoje drzwi dalej. Krople, które brał, się
    skończyły, a póki czyta, jak odkrył, nie musi krzyczeć; źle się robi dopiero przy dolnym rzędzie. W dolnym rzędzie
    jest nazwa drukarni. Zna ją na pamięć i to się nie liczy. „Może gdyby wskazywał ktoś inny” – powiedział.
script-1153-ask-read = „My wskażemy. Proszę od góry, bez pośpiechu”.
script-1153-ask-leave = „Niech pan spróbuje z zamkniętymi oczami”. I wyjść.
script-1153-bottom =
    Wskazywaliśmy kijem od szczotki, najpierw w dół, potem w górę, potem na wyrywki. Nie pomylił się ani razu. Po
    godzinie był zachrypnięty i chyba przeszło. Wtedy chciał, żebyśmy i my, tak będzie sprawiedliwie; stanęliśmy więc za
    linią na podłodze, z dłonią na jednym oku, i czytaliśmy, co się dało. { $present ->
        [one] Dalej niż do trzeciego rzędu nie doszliśmy.
       *[other] Ktoś z nas nie doszedł dalej niż do trzeciego rzędu.
    } { $present ->
        [one] Nie wiedzieliśmy o tym.
       *[other] Nikt z nas o tym nie wiedział.
    } Za fatygę dał nam słoik z półki i zapisał, jakich trzeba szkieł.
script-1153-chart =
    Apteka była zamieciona, a na zapleczu paliło się światło. Optyk powiesił swoją tablicę na szafce z truciznami. Miał
    biały fartuch i spokojne ręce. Już dwanaście dni, powiedział i odpukał w drewno, odpukiwał dość długo. Przeniósł tu,
    co zostało w jego zakładzie, szkła próbne w kasetce i oprawkę na śrubki, i kto przychodził po coś na kaszel, wracał
    do domu, lepiej widząc. Bardzo liczył na to, że przyjdziemy. { $present ->
        [one] „Proszę usiąść” – powiedział; od samych drzwi mrużyliśmy na niego jedno oko.
       *[other] „Zaczniemy od tego oka” – powiedział; od samych drzwi ktoś je na niego mrużył.
    }
script-1153-sit-test = „No, siadaj. Godzinę mamy”.
script-1153-sit-leave = „Na to, co jest, widzimy wystarczająco”.
script-1153-lenses =
    „Lepiej czy gorzej? – pytał. – Tak czy tak?” Dawno już nikt nas o coś takiego nie pytał i potem nie czekał. Wsuwał
    szkiełka i wysuwał. Nagle wzrok z krzesła poszedł obok niego, przez drzwi i przez plac, tam gdzie był kurek na
    wieży; nikt nam nigdy nie mówił, że to ryba. Oprawki do pary nie miał, ale związał dwa szkła drutem. { $present ->
        [one] Wracaliśmy tego wieczoru dachami, przymierzaliśmy je przy każdym kominie i za każdym razem mówiliśmy „o”.
       *[other] Wracaliśmy tego wieczoru dachami, każdy chciał przymierzyć i za każdym razem ktoś mówił „o”.
    }
script-1153-claim =
    W aptece, przy drzwiach na zaplecze, czekała kobieta, tak jak czeka ktoś, kto ma numerek. Miała. Kwit na okulary
    oddane do naprawy u optyka dwoje drzwi dalej, gotowe na poniedziałek. Powiedziano jej, że znajdzie go tutaj, bo
    niedomaga. Dzwoniła dzwonkiem na ladzie, powiedziała, i miała nadzieję, że nie przeszkadza. Kwit trzymała raz przy
    samej twarzy, raz w wyciągniętej ręce. „Mostek robią państwo – zapytała nas – czy ma od tego kogoś?”
script-1153-answer-glasses = Dać jej etui. „Prosił, żebyśmy pani oddali”.
script-1153-answer-closed = „Zamknięte. I przez jakiś czas będzie”.
script-1153-gold =
    Otworzyła pod lampą. Zrobił to złotym drucikiem, ręka fachowca; już wtedy tak pomyśleliśmy. Włożyła je i zobaczyła
    nas. { $present ->
        [one] Obejrzała nas od góry do dołu, jak się ogląda w nowych okularach,
       *[other] Obejrzała nas od góry do dołu, po kolei, jak się ogląda w nowych okularach,
    } płaszcze, ręce. „Jak to uprzejmie” – powiedziała, już wolniej. Było coś do zapłacenia i zapłaciła, suszonymi
    kwiatami. Chciała mu jeszcze podziękować; szła już do drzwi na zaplecze i powiedzieliśmy jej, że śpi.
script-1153-ticket =
    „Mimo to trochę poczekam – powiedziała – skoro już przyszłam”. Usiadła na krześle do ważenia z kwitem na kolanach.
    Opowiedziała nam, jaki to cierpliwy człowiek. Miał swoje kłopoty i bywało, że krzyczał, ale nigdy na klienta. Było w
    naszej wewnętrznej kieszeni, to etui, a w nim złoty drucik. Za dobre, żeby spalić, za mało warte, żeby sprzedać.
    Powiedzieliśmy jej dobranoc. Odwróciła twarz w stronę, gdzie, jak sądziła, staliśmy.

script-1156 = Zgodnie z planem
script-1156-plan =
    { $present ->
        [one] Zachowaliśmy plan optyka i rozłożyliśmy go
       *[other] Ktoś z nas zachował plan optyka i rozłożył go
    } przed zamkniętymi drzwiami. Je też narysował, razem z zawiasami, ręką kogoś, kto całe dni ma do czynienia z
    dziesiątymi częściami milimetra. Strzałka prowadziła obok zamka, obok framugi i w dół po listwie do kafla.
    „Zapasowy” – było napisane. Klucza pod kaflem już nie było, ale był słoik, w którym go trzymano, żeby nie rdzewiał:
    wypchany suchymi liśćmi, a liście pachniały. Kafel odłożyliśmy wyszczerbionym rogiem do ściany, jak na rysunku.

## L17 Library

script-1161 = Od A do K
script-1161-horse =
    Doszła do K. „Konia zatrzymałam – powiedziała kobieta w futrze, zanim zdążyliśmy zapytać. – Co do żony mieli państwo
    rację. Ale w ostatnim rozdziale on idzie do stajni i opowiada mu wszystko, co tego dnia widział; koniowi, bo koń
    jest ślepy. Czegoś takiego się nie pali”. Od tamtej pory spaliła z czystym sumieniem cztery inne. W czytelni były
    trzy stopnie. Na stole trzymała dla nas nasze karteczki z numerami stron i filiżankę bez ucha. W niskim koszu leżało
    to, co następne, poezja, i były pewne wątpliwości.
script-1161-gloves =
    Doszła do K. Kobieta w futrze miała teraz na futrze szal, a na szalu mapę Azji. Podniosła dłoń, póki nie skończyła
    akapitu. „Zajrzeli tu państwo już kiedyś – powiedziała nam – tylko przechodząc”. Nie był to wyrzut. Miała za sobą
    złe tygodnie, całe J; brakowało jej kogoś, komu by można powiedzieć, że coś jest dobre. Były tam trzy stopnie. W
    koszu przy piecu leżało to, co następne, poezja, i nie była jej pewna.
script-1161-ask-stay = „Niech pani czyta te wątpliwe. Zagłosujemy”.
script-1161-ask-basket = „Skoro i tak idzie do pieca, może pójść do naszego”.
script-1161-ask-leave = „Przewraca się pani strona. Dobranoc”.
script-1161-verdict =
    Były to krótkie linijki, takie źle się palą. Głosowaliśmy kciukiem. Ten, który pisał same zachody słońca, poszedł od
    razu i starczyło go na dobry kwadrans. Następny był o gruszce; cały, leżała na stole i była gruszką, i nikt się nie
    odzywał. „Jeszcze raz, proszę” – { $present ->
        [one] powiedzieliśmy, jakby z pełnymi ustami
       *[other] powiedział ktoś z nas, jakby z pełnymi ustami
    }. Przeczytała jeszcze raz. Gruszka wróciła na półkę, a { $present ->
        [one] my zauważyliśmy, że żujemy
       *[other] my zauważyliśmy, że wszyscy żujemy
    }.
script-1161-reject =
    Przechyliła kosz w naszą stronę, żebyśmy mogli wybrać. Wzięliśmy najgrubszą. „Najpierw trzeba przeczytać jedną
    stronę – powiedziała. – Taka jest zasada. Ja tak robię ze wszystkimi; nie odsyła się nikogo, nie spojrzawszy mu w
    twarz”. Więc staliśmy na zimnie i czytaliśmy stronę. O zachodzie słońca. Była tak zła, jak tylko można sobie życzyć;
    a mimo to zanieśliśmy ją do domu i jeszcze dwa dni leżała przy naszym piecu z zakładką.

script-1162 = W kolejności półek
script-1162-eyes =
    Na stole stały dwie świece, a twarz trzymała między nimi tak blisko, że czuć było futro. Była przy M. „Drobnego już
    nie odczytuję” – powiedziała kobieta w futrze. Nie było to smutne, tylko niewygodne, liczyła, że dojdzie do T, gdzie
    jest ktoś, kogo sobie zostawiła. Myślała, że moglibyśmy wziąć tego, którego nie umiała spalić, ze ślepym koniem.
    Zapakowała go w gazetę i dołożyła trochę kawy. Albo, jeśli mamy dziś czas, poczytalibyśmy jej z T, ze środka, nie po
    kolei. Jeszcze nigdy w życiu nie czytała nic nie po kolei.
script-1162-ask-read = „Która półka to T? Niech pani się oprze i zamknie oczy”.
script-1162-ask-take = „Koniem się zaopiekujemy. A pani niech da oczom odpocząć”.
script-1162-aloud =
    W środku był list, od starego człowieka do kogoś, kogo kiedyś znał. { $present ->
        [one] Czytaliśmy na głos, a ona siedziała
       *[other] Czytaliśmy na zmianę, a ona siedziała
    } ze złożonymi rękawiczkami i, o ile było widać, nawet nie oddychała. Były tam nazwiska, których nie umieliśmy
    wymówić, i wtedy podpowiadała. Trzeba było dojść do końca rozdziału. Potem poprosiła, żeby odstawić na miejsce.
    „Dojdę – powiedziała – teraz, kiedy wiem, że jest, jak myślałam”. Zdmuchnęła jedną ze świec, żeby ją oszczędzić.
script-1162-pages =
    Dziewięćset stron swoje waży. { $present ->
        [one] Przekładaliśmy je z ręki do ręki.
       *[other] Nieśliśmy je na zmianę.
    } Włożyła karteczkę tam, gdzie jej zdaniem człowiek ma ochotę przerwać, i było na niej „jeszcze nie”. Kawa była
    zawinięta w stronę tytułową jednej z tych, które spaliła; więc coś z niej ocalało. Z galerii obejrzeliśmy się i
    zobaczyliśmy, jak wyjmuje lupę, odkłada ją i przesuwa świecę.
script-1162-coat =
    Świeca się nie paliła. Na oparciu jej krzesła wisiało futro, całkiem puste, i trzymało kształt ramion. Piec był
    zimny. Na stole leżała otwarta książka, grzbietem do góry, żeby nie zgubić miejsca, a na niej rękawiczki, palce
    razem. Doszła do L. Albo wyszła tylko na chwilę, bez futra, w środku zimy, albo po nią przyszli. Kosz był
    naszykowany na ten wieczór i nietknięty. Leżała w nim karteczka. „Tak – było napisane – wszystkie”.
script-1162-choose-light = „Zapalmy świecę i czytajmy od miejsca, gdzie skończyła. Na głos”.
script-1162-choose-fur = „Na krześle to futro nikogo nie grzeje”.
script-1162-choose-leave = „Niczego nie ruszaj. Może jest na schodach”.
script-1162-slip =
    Napaliliśmy w piecu z kosza, przecież pozwoliła. Na jej krześle siedziało się, nie opierając. Był to rozdział, w
    którym dwoje ludzi jedzie powozem i nie mówi tego; widać było, że jej się podobał, leżały okruchy. Kiedy
    doczytaliśmy do końca, włożyliśmy karteczkę z datą, gdyby się dziwiła, że zaszła tak daleko. Po drodze do drzwi
    zawróciliśmy i podnieśliśmy rękaw futra z podłogi.
script-1162-warm =
    Było ciężkie i pachniało zimnym woskiem i kimś. W kieszeniach był ołówek i bilet tramwajowy z dawnych czasów.
    Rozcięliśmy je po szwach i starczyło na oba okna, jeszcze z kawałkiem na zapas. Odtąd wiatr w naszym pokoju miał
    inny głos, dalszy. Rękawiczki zostawiliśmy tam, na książce. { $present ->
        [one] Futro to futro, powiedzieliśmy.
       *[other] Futro to futro, powiedział ktoś z nas.
    } Mówiło się to co jakiś czas, przez parę dni, i nikt nie zaprzeczał.

script-1163 = Drewno i papier
script-1163-blow =
    W magazynie przed regałem stał człowiek w szarym fartuchu, z siekierą, i nie ruszał się. To był bibliotekarz.
    Opróżnił regał, przeniósł książki pod ścianę, przykrył i nadpiłował łączenia. Do tego miejsca umie. Zostało jedno
    uderzenie i stał tak od czwartej. W szpitalu dziecięcym nie mają już drewna; obiecał na dziś. „Nie jestem
    człowiekiem sentymentalnym” – powiedział nam. Patrzył na tę siekierę tak długo, powiedział, aż została samym słowem.
    Z sąsiedniego jest jeszcze do zdjęcia sześćset książek, jeśli wolimy.
script-1163-osman =
    Przed pustym regałem stał z siekierą bibliotekarz w szarym fartuchu. Stał tak od czwartej. Osman wyjął mu siekierę z
    ręki, oparł o ścianę i położył się na podłodze, żeby obejrzeć półki od spodu. Pod każdą podpisał się stolarz. „To
    stary Matija – powiedział. – Zamiatałem u niego. Przez całe życie nie użył ani jednej śruby”. W szpitalu dziecięcym
    nie ma drewna, powiedział bibliotekarz, a on obiecał na dziś. Osman poleżał jeszcze chwilę na plecach. „Rozejdzie
    się od jednego uderzenia – powiedział – jak się wie, którego. On by panu powiedział, którego”. A z sąsiedniego było
    do zdjęcia sześćset książek.
script-1163-ask-chop = „Niech pan patrzy w drugą stronę. Drewna starczy dla obu”.
script-1163-ask-carry = „Te sześćset zdejmiemy my. Panu zostanie tylko zamach”.
script-1163-ask-leave = „To już sprawa między panem a siekierą. Dobranoc”.
script-1163-oak =
    Było to jedno uderzenie, a potem już lepiej nie przerywać. Odwrócił się do ściany. Przy każdym trzasku podawał numer
    półki, na głos, jakby dyktował: osiemset dziesięć, osiemset dwadzieścia. Na dole na ulicy musieli słyszeć.
    Podzieliliśmy na pół. Zanim wzięliśmy swoje na plecy, miał już swoje obwiązane na wózku; na każdej desce od spodu
    był podpis stolarza, a on je odwracał, jedną po drugiej, żeby nazwiska leżały do środka.
script-1163-spines =
    Ustawiliśmy się w łańcuch, od drabiny wzdłuż ściany. Wszystkie były o rzekach. Przez pierwszą setkę czyta się
    tytuły; potem są tylko grube i cienkie; a potem, gdzieś po czterechsetnej, { $present ->
        [one] znowu zaczęliśmy je czytać na głos
       *[other] ktoś z nas znowu zaczął je czytać na głos
    }. Bibliotekarz pracował na końcu i wyrównywał rzędy dłonią. Kiedy regał był pusty, nagle splunął w dłonie i
    zamachnął się. Jedną kazał nam wybrać, na własność. Wpisywać nie trzeba. Niełatwo było się zdecydować na rzekę.
script-1163-widow =
    Bibliotekarz czekał na nas pod drzwiami magazynu, w szarym fartuchu. Po kredzie poznał, że ci, którzy tu byli,
    zostawili właściwy słupek, więc wiedział, że da się z nimi rozmawiać. Chodziło o słownik. Był wciśnięty pod półkę,
    żeby ją wyrównać; sam o nim zapomniał. Egzemplarz jest tylko jeden. A wczoraj przyszła kobieta, po
    dziewięćdziesiątce, zza rzeki, pieszo; wdowa po przewoźniku. Chciała sprawdzić jedno słowo. „Nie ma już kogo
    zapytać” – powiedział. Siedziała teraz w środku, przy kaloryferze, który nie grzał.
script-1163-answer-return = „Czytaliśmy w nim. Proszę. Tylko jedna strona jest zagięta”.
script-1163-answer-burnt = „Niech pan jej powie, że nam przykro. Tydzień był zimny”.
script-1163-words =
    Od razu wiedziała, gdzie się otworzy. Położyła palec na tym o świetle pod drzwiami, za którymi ktoś nie śpi, i
    przeczytała nam, i usłyszeliśmy, jak się je wymawia; w środku jest zająknięcie. Tak on mówił, powiedziała. Wracał z
    promu o każdej porze. Od roku próbowała i przychodziło jej tylko to drugie, zwykłe. Bibliotekarz wpuścił nas do
    szafy w czytelni. Za nami przewracała dalej kartki i mówiła je, każde dwa razy.
script-1163-door =
    „Rozumiem” – powiedział. Zdjął okulary i włożył. Potem poszedł jej powiedzieć, i trzeba było iść, ale widzieliśmy ją
    przez szparę: słuchała i głaskała go po rękawie. Najwyraźniej się rozpłakał. Przypomniała sobie na schodach,
    usłyszeliśmy, już dobrze; i powiedziała mu to słowo, żeby je miał. Poprosił, żeby powtórzyła, wolniej. Rozejrzał się
    za czymś do pisania.

script-1168 = T
script-1168-page =
    Doszła. Trwało to jeszcze dwa lata i trzeba było lupy na stojaku, którą kupiła jej biblioteka, kiedy były na to
    pieniądze. Piece już wtedy wstawiono. Chodziliśmy tam w czwartki. Szło wciąż w kolejności półek i wolno było
    powiedzieć, że strona jest nudna; ale nic się za to nie paliło i w końcu niski kosz zabrano na parasole. Przy T
    zamknęła książkę, w czwartek po południu, i powiedziała, że jest dokładnie tak, jak myślała. Nikt nie wiedział, co
    się wtedy mówi. Ktoś zapytał o U. Popatrzyła na nas jak na bardzo niepojętnych. Na U prawie nic nie ma, powiedziała,
    upora się z tym w tydzień, a potem będzie musiała zacząć od początku, teraz, kiedy ma się z kim nie zgadzać.

script-1169 = Słowo na to
script-1169-page =
    Słownik wydano na nowo, z suplementem. Ma szesnaście stron i składa się z tego, co wdowa jeszcze pamiętała, a
    bibliotekarz zapisał: trzydzieści słów na wodę, zależnie od tego, co się z nią robi, i kilka na chleb. W przedmowie
    dziękuje tym, którzy przechowali przez zimę jedyny egzemplarz. Jest też nagranie. { $present ->
        [one] Mieszkamy teraz na parterze, od podwórza, i późno wracamy z pracy;
       *[other] Ktoś z nas mieszka teraz na parterze, od podwórza, i późno wraca z pracy;
    } a z podwórza widać, czy ktoś jeszcze nie śpi. To dobre słowo. W środku, przy zająknięciu, trzeba się zatrzymać,
    więc chwilę stoi się tam z kluczem w ręku, zanim się je wypowie.

## L18 Radio mast

script-1171 = Czwarta nad ranem
script-1171-two =
    W mikrofonie były dwa goździki. Drugi z czerwonego drutu. Ktoś tu był, siedział na krześle i przysunął je do biurka;
    w ramówce przy każdej godzinie wciąż było „muzyka”, ale o czwartej nad ranem przekreślono znak zapytania i nowa ręka
    dopisała „odpowiedź?”. Słuchawki były podłączone. Posłuchaliśmy. Morze albo to, co robi lampa. { $present ->
        [one] Po jakimś czasie, moglibyśmy przysiąc, był tam ktoś jeszcze,
       *[other] Po jakimś czasie, upierał się ktoś z nas, był tam ktoś jeszcze,
    } kto nic nie mówił, tak samo jak my. Nie było jeszcze północy.
script-1171-tired =
    Buczenie było niższe niż przedtem; coś z nim było nie tak, opadało, jak głos późnym wieczorem. Na mokrym bloku ktoś
    położył swój płaszcz, żeby wysechł. Porządny płaszcz. Na biurku stał termos, zakręcony, a pod nim ramówka.
    „Muzyka” – głosiła przez cały tydzień, a o czwartej nad ranem znak zapytania poprawiano tyle razy, że był zupełnie
    czarny. Słuchawki były podłączone. Kto się wsłuchał, słyszał w nich trzask, który przychodził i odchodził, mniej
    więcej tak, jak ktoś oddycha.
script-1171-ask-four = „To cztery godziny. Chcę usłyszeć, co jest o czwartej”.
script-1171-ask-strip = „Cała szafa dobrych części. Trzymaj latarkę”.
script-1171-ask-leave = „Jak ktoś słucha, to żeby namierzyć. Wychodzimy”.
script-1171-hour =
    { $present ->
        [one] { $them_dative } przypadło jedno ucho. O czwartej rozległo się w nim stukanie,
       *[other] { $them_dative } przypadło czuwanie, jednym uchem, a reszta spała pod biurkiem, oparta o siebie. O
            czwartej obudził nas kopniak. W słuchawce było stukanie,
    } daleko, ani Morse, ani nic takiego; łyżka o filiżankę. Wystukiwała melodię. Pierwszą połowę, a potem czekała.
    Mieliśmy tylko termos i ołówek i { $them } { $them_gender ->
        [feminine] wystukała
       *[masculine] wystukał
    } drugą, na ile się da ołówkiem. I znowu przyszła pierwsza, szybciej. Szło to tak, aż zaczęło świtać, i
    { $present ->
        [one] kto tu kogo uczył, nie sposób było powiedzieć
       *[other] nikt z nas nie umiałby powiedzieć, kto tu kogo uczył
    }.
script-1171-rack =
    Przykręcony był od tyłu. Kiedy wyszła trzecia śruba, buczenie ustało; tak się do niego przywykło, że przez mgnienie
    było, jakbyśmy ogłuchli. Potem usłyszeliśmy wiatr, a w górze, na maszcie, druty. Wzięliśmy najlepszy blok, mokry
    zostawiliśmy. Wskazówka się położyła. A w słuchawkach, kiedy zwijaliśmy kabel, coś jeszcze było, { $present ->
        [one] moglibyśmy przysiąc, jakby tykanie
       *[other] ktoś z nas przysięgał, jakby tykanie
    }, które trochę przyspieszyło i ustało.

script-1172 = Na antenie
script-1172-headphones =
    W budce, po ciemku, siedział człowiek w słuchawkach. Były podłączone do szafy, w miejscu, gdzie została tylko dziura
    z drutami. Nie jest wariatem, powiedział nam. Wie, że wyłączone. Przychodził tu prawie co noc, był tam ktoś, kogo
    słyszał o czwartej, i ten ktoś nie wie, że to zabrali, pomyśli, że on już nie chce. Więc siedzi. Tyle przynajmniej
    można. Skręcił nowy goździk, niebieski.
script-1172-answer-part = „Niech pan tu poświeci. To idzie tam, prawda?”
script-1172-answer-leave = „Może do lata naprawią”. Zamknąć za sobą drzwi.
script-1172-carrier =
    Latarkę trzymał w zębach. Kiedy wróciło buczenie, położył dłoń płasko na biurku, jak się kładzie na boku zwierzęcia.
    Nie było jeszcze czwartej. Nie pytał, skąd to mamy; popatrzył tylko chwilę na końce drutów, które pasowały, i
    przesunął się na krześle, żeby zmieściły się dwie osoby. O czwartej zastukał obrączką. Czekaliśmy. Kiedy przyszło,
    widać było po jego twarzy, { $present ->
        [one] zanim odwrócił ku nam jedną słuchawkę
       *[other] zanim odwrócił ku nam wszystkim jedną słuchawkę
    }, i był to ktoś, kto wybijał takt łyżką.
script-1172-silence =
    Zgodził się, że to możliwe. Przymknęliśmy za sobą drzwi, na ile się dało. Niżej na ścieżce jest miejsce, skąd widać
    maszt na tle nieba, cały, z czerwoną lampą, która nie świeci od lat; i tam stanęliśmy, choć nie mieliśmy zamiaru,
    posłuchać, czy buczy. W budce zaczął stukać. Obrączką albo kluczem, o metal biurka. Stukał i zostawiał przerwę
    właściwej długości.
script-1172-bearings =
    W dachu budki była nowa dziura, druga jakieś dwadzieścia metrów dalej i jeszcze jedna niżej, na ścieżce: podchodzili
    krok po kroku. Buczało jak zawsze. Na biurku ktoś zostawił wiadomość, dla nas albo dla kogokolwiek. „Mają namiar.
    Jeszcze dwie noce, jak liczę. Jeśli wyłączycie, zgubią go, a niżej jest ulica, na której mieszkają ludzie. Jeśli
    nie, o czwartej ktoś będzie. Nie umiem zdecydować. Poszedłem do domu się z tym przespać”. Było za dziesięć czwarta.
script-1172-mira =
    { $present ->
        [one] Mira zobaczyła je już z przełęczy: dziury.
       *[other] Mira zobaczyła je już z przełęczy, przed nami wszystkimi: dziury.
    } Jedna w dachu budki, jedna na ścieżce, jedna niżej; przeszła od jednej do drugiej i przyłożyła dłoń wzdłuż linii.
    „Jeszcze dwie noce – powiedziała. – Z liną robi się tak samo”. Buczało jak zawsze. Na biurku leżała wiadomość i
    mówiła to samo: mają namiar. Jeśli wyłączymy, zgubią go i niżej jest ulica, która by się ucieszyła. Jeśli nie, o
    czwartej ktoś będzie. Była za dziesięć. Mira wyjrzała przez drzwi, skąd widać wszystkie dachy.
script-1172-ask-send = „Dziesięć minut. Pożegnamy się, jak należy”.
script-1172-ask-quiet = „Tam w dole jest ulica. Wyłączaj”.
script-1172-tune =
    O czwartej nadaliśmy melodię, całą, wszystkim, co mieliśmy w kieszeniach, na biurku, na krześle i na termosie.
    Odpowiedzi nie było. A potem była taka, że zerwaliśmy słuchawki: pełen pokój ludzi, może stołówka, może statek, i
    wszyscy mieli łyżki. Trwało to niecałą minutę. Biegliśmy. Na schodach usłyszeliśmy, jak nadlatuje pierwszy, bez
    pośpiechu, i leżeliśmy z twarzami w śniegu, a ręce dalej stukały.
script-1172-switch =
    Był to wielki wyłącznik nożowy z drewnianą rączką, wytartą czyjąś dłonią. Wystarczyło dotknąć. Buczenie zeszło przez
    podłogę w dół i już go nie było. Siedzieliśmy po ciemku, aż minęła czwarta; tak było przyzwoiciej. Tej nocy nic nie
    spadło, ani tu, ani na ulicę. Co leżało luzem, zabraliśmy, a na biurku napisaliśmy prawdę temu, który poszedł się
    przespać. Zastanie rozstrzygnięte. { $present ->
        [one] Wyprostowaliśmy goździk z drutu.
       *[other] Ktoś z nas wyprostował goździk z drutu.
    }

script-1173 = Pod masztem
script-1173-gown =
    Na drucie przy dolnych schodach wisiał damski pikowany szlafrok. Zawieszono go za kołnierz, starannie, na kolcu; w
    fałdach był szron i zesztywniał jak deska, z rękawami trochę odsuniętymi od boków. Śnieg wokół był zdeptany, a dalej
    szedł jeden ślad, osobno, boso albo w skarpetach. W naszą stronę. Kroki były długie, jak kiedy ktoś biegnie.
    Pierwsze zaczynał już zasypywać śnieg.
script-1173-answer-fold = „Zdejmij to. Kto będzie szedł, nie musi tego oglądać”.
script-1173-answer-leave = „To szlafrok. Obejdź go”.
script-1173-pocket =
    Złożyć się nie dał. Musieliśmy go najpierw położyć na stopniu i odtajać łokcie w dłoniach. W jednej kieszeni była
    łyżka, a w drugiej nabój i bilet tramwajowy, z linii spod cegielni, trzymany tak długo, że zmiękł. Szlafrok
    położyliśmy pod okapem, gdzie sucho, a na nim łyżkę, gdyby jednak przeszedł i wrócił. { $present ->
        [one] Poszliśmy za śladami,
       *[other] Ktoś z nas poszedł za śladami,
    } dokąd były. Szły wciąż prosto.
script-1173-steps =
    „Nie drugimi schodami” – powiedział ktoś cicho nad nami. To był uciekinier. Miał teraz kurtkę listonosza i torbę.
    Ulicę znalazł i dom też, stoi; była w nim tylko ciotka, wzięła go za brata i usmażyła mu placki z otrąb. Przychodzi
    tu nocami pilnować, z przyzwyczajenia. Powiedział nam, kto się kręci, gdzie siedzą i w jakim humorze. Narysował na
    stopniu. I zapytał, gdzie mieszkamy, tak sobie pomyślał, że może zajrzy, jeśli nie mamy nic przeciwko, buty wytrze.
script-1173-figure =
    Pod masztem ktoś stał w damskim pikowanym szlafroku, z rękami z dala od boków, i patrzył na miasto. Spodnie miał
    wojskowe. Nas nie widział. Liczył szeptem i przy każdej liczbie przesuwał palec o jeden komin; po jakimś czasie
    zrozumieliśmy, że nie liczy dział. Szukał domu. Zrobił krok w lewo, żeby lepiej widzieć, a tam przed jego goleniami,
    my to widzieliśmy, on nie, biegł drut.
script-1173-ask-call = „Stój! Przed tobą jest drut”.
script-1173-ask-hide = „Niech najpierw odejdzie. Na ziemię i ani mru-mru”.
script-1173-ask-leave = „To nie nasz żołnierz. Wracamy, jak przyszliśmy”.
script-1173-wire =
    Stał na jednej nodze. Wyszło głośno, głośniej, niż tam wolno. Popatrzył w dół, przeniósł drugą stopę i dwoma palcami
    przeciągnął za sobą połę; dopiero wtedy się odwrócił. Podziękował. Nic dla nas nie może zrobić, powiedział, najwyżej
    powiedzieć, co jest u dołu tych schodów i że lepiej iść lewą. Gdzieś niżej trzasnęła okiennica. Zanim poszedł,
    schylił się i przywiązał do drutu chusteczkę, dla następnego, na podwójny węzeł.
script-1173-sentries =
    Leżeliśmy za agregatem z brodami w śniegu. Długo tam stał. Potem wzruszył ramionami, skręcił w prawo, nie w lewo,
    bez żadnego powodu, i zszedł wzdłuż płotu z podkasaną połą. Za nim przeszedł patrol, dwóch z latarnią, którzy coś
    zobaczyli. Nad drutem zrobili krok, nawet nie patrząc; był ich. Kiedy wszyscy poszli, podeszliśmy tam, gdzie stał.
    To, czego nie musiał nieść, zostawił na murku.

script-1174 = Listonosz
script-1174-knock =
    Zapukał jak listonosz { $present ->
        [one] i zerwaliśmy się z miejsca
       *[other] i wszyscy zerwaliśmy się z miejsc
    }, chociaż od dwóch lat nie było poczty. Stał na progu w tej kurtce i wycierał buty. Po pierwsze, przyszedł nas
    ostrzec. Dziś w nocy na naszej ulicy ma być niespokojnie; podsłuchał przy szlabanie, mają to rozpisane domami. Może
    z nami posiedzieć, jeśli chcemy. Wie, jak wchodzą, kazali mu się tego uczyć. Po drugie, powiedział uciekinier i
    wyjął z torby własną łyżkę, zawiniętą w czystą chusteczkę, i nie wiedział, co dalej.
script-1174-ask-share = „Jest na stole. Siadaj na końcu, przy drzwiach”.
script-1174-ask-door = „Dzięki za ostrzeżenie. Lepiej, żeby cię tu nie widzieli”.
script-1174-floor =
    Jadł, nie kładąc łokci na stole. Potem obszedł z nami dom i stawiał tu krzesło, tam wiadro, jak się rozstawia grę, i
    rozciągnął sznurek ze sztućcami; nic, czego byśmy nie mieli. Spał na podłodze w poprzek progu, w kurtce. W nocy
    słyszeliśmy, jak przyszli i stanęli, ktoś na zewnątrz powiedział słowo, a on odpowiedział tym samym tonem, sennie,
    zza drzwi. Widocznie było to właściwe słowo. Rano go nie było, a chusteczka leżała złożona obok jego talerza.
script-1174-step =
    „No nie – powiedział – racja” i zawinął łyżkę z powrotem. I tak ma coś dla nas od ciotki, byłby zapomniał; to tytoń,
    wyhodowała na parapecie. Na progu pokazał nam rękami, jak przyjdą i skąd, a my kiwaliśmy głowami. Mieliśmy garnek na
    ogniu. Czuć go było aż tam. Kiedy poszedł, ktoś podstawił pod drzwi krzesło, potem wiadro, tak jak pokazał, i było
    tak na pewno lepiej.

script-1175 = Drugie schody
script-1175-wire =
    { $present ->
        [one] Przy drugich schodach sami z siebie zwolniliśmy kroku.
       *[other] Przy drugich schodach wszyscy bez słowa zwolniliśmy kroku.
    } Drut wciąż tam był. Ktoś powiesił na nim od tamtej pory różne rzeczy: pokrywkę od puszki, dzwoneczek z kociej
    obroży, łyżkę. Przejść pod nim mogłoby tylko dziecko. Ale co do centymetra wiedzieliśmy, jak jest wysoko, bo zawołał
    wtedy, żeby nam powiedzieć, więc podnieśliśmy stopy { $present ->
        [one] we właściwym miejscu, po ciemku, z płaszczem podkasanym z przodu, i przytrzymaliśmy łyżkę palcem,
       *[other] we właściwym miejscu, jedno za drugim, po ciemku, z płaszczami podkasanymi z przodu. Ostatnie z nas
            przytrzymało łyżkę palcem,
    } żeby się nie kręciła.
