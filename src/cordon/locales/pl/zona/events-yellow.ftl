# Y01
event-y01 = Sygnał z dachu
event-y01-chernobyl =
    Na dachu portu rzecznego błyska lusterko, długo i krótko, do nikogo. Klatka schodowa pachnie kotami i
    mokrym tynkiem. Na każdym podeście jest kredowa strzałka, a te, które wskazywały zbutwiały bieg, ktoś
    starł. Kilka innych starła wilgoć.
event-y01-chernobyl-pass-1 =
    Wybierasz zewnętrzną drabinę. Pod lusterkiem, w worku po cemencie, leży czyjś wojskowy ekwipunek.
event-y01-chernobyl-fail-1 = Schody składają się pod tobą jak mokry karton i lądujesz wśród tralek.
event-y01-proving_ground =
    Z wieży strzelnicy mruga lampa: ta sama seria, ta sama przerwa, od wielu godzin. Chodzi na akumulatorze z
    ciężarówki i łańcuchu rowerowym z wiadrem piachu za obciążnik. Kto ją zbudował, chciał, żeby go odczytano.
    Za wieżą przez pas min prowadzą deski.
event-y01-proving_ground-pass-1 = Długo to w lewo. Deski wiodą cię do menażki pełnej banknotów i suchego ryżu.
event-y01-proving_ground-fail-1 =
    Bierzesz przerwę za krok. Ładunek jest mały, ale żwir przechodzi przez rękaw i plecak.
event-y01-other =
    Światło na płaskim dachu pompowni, czerwone przez szkło słoika. Mruga tylko wtedy, gdy stoisz tyłem;
    łapiesz je w kałuży. Ktoś na górze mówi komuś na dole, którędy idziesz.
event-y01-other-pass-1 = Najpierw znajdujesz tego w rowie. On ucieka, sakiewka nie.
event-y01-other-fail-1 = Kałuża pokazuje ci dach. Kamień leci z rowu.

# Y02
event-y02 = Katedra rdzy
event-y02-factory =
    Hala odlewni sięga wyżej niż światło. Deszcz, przez lata i przez dach, obwiesił suwnice czerwonymi
    soplami. Wysoko w nawie, na pomoście suwnicy odlewniczej, stoi stalowa szafka z drzwiami spuchniętymi na
    głucho. Wokół kłódki jaskółki ulepiły gniazdo.
event-y02-factory-pick-1 = Załóż łom od zawiasów, z dala od gniazda.
event-y02-factory-pick-2 = Wejdź i rozerwij to gołymi rękami.
event-y02-factory-pick-3 = Zostaw jaskółkom ich kłódkę.
event-y02-factory-pass-1 = Sworzeń zawiasu pęka. To, co w środku, pakował ktoś staranny.
event-y02-factory-fail-1 = Szczebel zostaje ci w dłoni, a szyna suwnicy spotyka cię po drodze w dół.
event-y02-white_lake =
    Pogłębiarka osiadła na mieliźnie i tak przerdzewiała, że jej burta to jedno sito. Słońce rzuca przez nie
    jasne plamki na białą skorupę. Plamki pełzną z godziną, wszystkie prócz jednej. Skorupa wokół niej buczy
    jak lodówka.
event-y02-white_lake-pass-1 = Idziesz w cieniu wręgi i szczypcami wyjmujesz uparte światełko.
event-y02-white_lake-fail-1 = Sięgasz od słonecznej strony. Usta wypełnia smak monet.
event-y02-other =
    Rdza zrobiła z wieży ciśnień koronkę. Kiedy zrywa się wiatr, wieża wydaje jeden niski ton i lecą
    pomarańczowe płatki, miękkie jak popiół. Pod nią leży złom w dwóch kupach, które ktoś kiedyś podzielił
    według własnej zasady i ogrodził kuchennym sznurkiem.
event-y02-other-pass-1 =
    Z jednej strony supły, z drugiej kokardki: częstujesz się tam, gdzie zostawił kokardki.
event-y02-other-fail-1 = Wybierasz złą kupę. Licznik przestaje trzaskać i zaczyna buczeć.

# Y03
event-y03 = Chór
event-y03-misty_hill =
    Głosy we mgle trzymają jedną samogłoskę. Na oddech przerywają wszystkie naraz. Na szczycie stoją ule,
    rzędami, malowane na niebiesko, a pszczół nie ma; dźwięk idzie z wylotków. Jednemu przybito daszek, a
    gwoździami są trzonki srebrnych łyżek.
event-y03-misty_hill-pass-1 =
    Buczysz im na przekór, aż gubią ton, a wtedy wyciągasz łyżki i sięgasz do środka.
event-y03-misty_hill-fail-1 = Zauważasz, że oddychasz, kiedy one oddychają. Mija dopiero na samym dole.
event-y03-red_forest =
    Te sosny od dawna nie żyją, a wciąż płaczą żywicą. Gdzie kapie, igły dzwonią, każde drzewo o ton wyżej od
    sąsiada, aż na szczyt stoku. W połowie krople zmieniają kierunek. Gama biegnie dalej, bez przerwy.
event-y03-other =
    W przepuście pod drogą trwa próba. Kobieta odlicza, wchodzą mężczyźni, kobieta stuka w drewno i zaczynają
    od nowa. Zwrotka jest o kośbie. Nigdy nie dochodzą dalej niż do drugiej linijki, a twoje buty już idą w
    takt.
event-y03-other-pass-1 = Gubisz krok, gwiżdżesz fałszywie tango i gwiżdżesz je aż do zakrętu.
event-y03-other-fail-1 = Czekasz na trzecią linijkę. Kiedy odchodzisz, kołnierz przemókł od rosy.

# Y04
event-y04 = Puste mieszkania
event-y04-chernobyl =
    Blok przy ulicy Kirowa, wszystkie drzwi otwarte, wszystkie wizytówki odkręcone. Schody leżą pod grubym
    kurzem, oprócz pasa przy ścianie, szerokiego na biodro. Na ostatnim piętrze wanna jest napełniona po
    brzegi czystą wodą.
event-y04-chernobyl-pass-1 = Trzymasz się kurzu. Pod luźną klepką leżą w pończosze czyjeś oszczędności.
event-y04-chernobyl-fail-1 = Idziesz pasem przy ścianie aż do sypialni. Właściciel jest w domu.
event-y04-factory =
    O mur fabryki opierają się robotnicze mieszkania, każde z imadłem przykręconym do parapetu. W jednym
    tapetą okazują się rysunki techniczne, naklejone na styk, nawet za piecem. Pod zlewem czeka skrzynka z
    narzędziami obok rządka silniczków, rozebranych i rozłożonych do wyschnięcia.
event-y04-factory-pass-1 =
    Wszystko tłumaczy ściana za piecem. W południe twój ekwipunek chodzi lepiej niż kiedykolwiek.
event-y04-factory-fail-1 = Dokręcasz to, co rysunek każe poluzować. Coś twojego pęka.
event-y04-other =
    W tym baraku mieszkali sezonowi: jeden korytarz, wszystkie łóżka jeszcze zaścielone. W każdym pokoju deskę
    przy oknie podniesiono i położono luzem. Ludzie chowali tu rzeczy jedni przed drugimi i dbali o to, żeby
    skrytka umiała ugryźć.
event-y04-other-pass-1 = Podnosisz deskę kijem od szczotki. Potrzask bierze szczotkę, a tobie zostawia resztę.
event-y04-other-fail-1 = Szczęki są na kuny. Na knykciach zamykają się równie dobrze.

# Y05
event-y05 = Spiżarnia drapieżnika
event-y05-white_lake =
    Na brzegu, na wierzbie, wiszą szczupaki, zahaczone skrzelami o gałązki, według wielkości. Na następnym
    drzewie wiszą sarny i nie ma ani jednej muchy. W zimowej sierści najmniejszej coś błyska. Za nią trzciny
    są położone i jeszcze się podnoszą, źdźbło po źdźble.
event-y05-white_lake-pass-1 = Wyskubujesz błysk z sierści i znikasz, nim wyprostuje się ostatnie źdźbło.
event-y05-white_lake-fail-1 = Trzciny przestają się podnosić. Potem znów się kładą, w twoją stronę.
event-y05-misty_hill =
    Na grani wciąż stoją na słupkach lizawki leśniczego, wylizane w kształt klepsydry. Niżej owczarnia
    zapełniona jest po okap skórami, złożonymi sierścią do środka. Nad głową zsuwa się z dachu jeden łupek, a
    potem sąsiedni.
event-y05-other =
    Najpierw dochodzi zapach i nie jest to zgnilizna: solanka i koper, piwnica w październiku. Za zwaloną
    oborą ktoś wykopał dół, wyłożył pokrzywami i poukładał mięso, warstwa na warstwie. Z brzegu sypie się
    jeszcze ziemia.
event-y05-other-pass-1 =
    Wycofujesz się po własnych śladach. Sypanie jest wciąż najgłośniejsze w promieniu kilometrów.
event-y05-other-fail-1 = Ziemia sypie się szybciej. To nie brzeg się rusza.

# Y06
event-y06 = Ostre strzelanie
event-y06-red_forest =
    Za drzewami wciągają czerwoną flagę. Megafon prosi grzybiarzy o opuszczenie lasu, głosem kobiety, która
    czyta to zdanie pierwszy raz i potyka się na „grzybiarzach”. Pierwszy pocisk strząsa igliwie furami.
event-y06-red_forest-pass-1 = Znajdujesz jamę pod dachem z korzeni i leżysz, aż flaga opadnie.
event-y06-red_forest-fail-1 = Sosna pęka na wysokości głowy i szeroko rozrzuca drzazgi.
event-y06-proving_ground =
    Ktoś przykuł bestie do ram tarcz, żeby zobaczyć, co robi nowa amunicja. Jeden słupek wyszedł z ziemi w
    całości. Wlecze się po piachu za tym, co miał trzymać, a ono stanęło przy otwartym wozie z zaopatrzeniem,
    po który żaden artylerzysta się nie kwapi.
event-y06-proving_ground-pass-1 = Zakładasz pętlę jego własnego łańcucha na ramę i dobierasz się do wozu.
event-y06-proving_ground-fail-1 = Słupek zatacza koło na końcu łańcucha i znajduje twoje żebra.
event-y06-other =
    W niebo wspinają się pociski smugowe, zielone, bez pośpiechu, i spadają daleko od celu. Jeden leży na
    drodze, wiruje i dymi jak upuszczony papieros. Przy rowie zając nastawia uszu na każdy, zanim ten spadnie.
event-y06-other-pass-1 = Kiedy zając rusza, ruszasz i ty. Za tobą podskakuje droga.
event-y06-other-fail-1 = Stoisz i patrzysz w górę na ładne światło. Odłamki kamienia tną cię po łydce.

# Y07
event-y07 = Laboratorium polowe
event-y07-factory =
    W lakierni stoi namiot w namiocie, oświetlony od środka. Doktor Joanna Wolska mówi przez lejek. Porządny
    sprzęt wymienia na cokolwiek, co świeciło przy wykopywaniu, i płaci za odczytywanie wskaźników, bo
    asystent czyta je już tylko wspak. Macha do ciebie.
event-y07-factory-pick-1 = Wsuń swój skarb przez okienko; niech go ma.
event-y07-factory-pick-2 = „Niech się przesunie. Teraz ja czytam”.
event-y07-factory-pass-1 = Widzisz, że dwa wskaźniki są zamienione. Odlicza banknoty na sterylną szalkę.
event-y07-factory-fail-1 = Mrowi cię skóra i słyszysz, jak ostatni wskaźnik czytasz wspak.
event-y07-misty_hill =
    We wrzosach stoi krąg teodolitów, każdy w wełnianej czapce, od wilgoci. Wszystkie celują w to samo puste
    miejsce. W każdym okularze coś tam jest; gołym okiem nic. Obok leży rękawiczka geodety, wnętrzem do góry.
event-y07-misty_hill-pass-1 = Celujesz z dwóch trójnogów, idziesz na przecięcie linii i zamykasz dłoń.
event-y07-misty_hill-fail-1 = Za długo patrzysz w jeden okular i widzisz, jak nadchodzisz.
event-y07-other =
    Furgonetka ma charkowskie numery i jest pełna słoików z ziemią w wytłoczkach od jaj. Notatnik jest
    schludny do chwili, gdy autor zaczyna ważyć ten sam słoik w kółko. Za każdym razem jest lżejszy. Do
    okładki przypięto obietnicę zapłaty dla tego, kto odwiezie komplet w całości.
event-y07-other-pass-1 =
    Znajdujesz pękniętą pieczęć, zalewasz woskiem i płaci ci człowiek, który całuje każdy słoik.
event-y07-other-fail-1 = Ważysz słoik i ty. To, co z niego ubywa, idzie w furgonetkę.

# Y08
event-y08 = Dezerterzy
event-y08-white_lake =
    Dwóch poborowych wyciągnęło na białą skorupę rower wodny w kształcie łabędzia. Pod kocem mają wojskowy
    ekwipunek, na sprzedaż, a zielonego pojęcia, ile jest wart. Jeden goli się w wodzie z jeziora. Drugi ziewa
    i celuje ci z karabinu w kolana.
event-y08-white_lake-pick-1 = „Uczciwa cena, chłopaki. A teraz pedałujcie”.
event-y08-white_lake-pick-2 = Złap za lufę, w pół ziewnięcia.
event-y08-white_lake-pick-3 = Ręce w górę, uśmiech i dalej brzegiem.
event-y08-white_lake-pass-1 =
    Łabędź się przechyla. Odchodzisz z ich ekwipunkiem, a oni krzyczą twój rysopis przez całe jezioro.
event-y08-white_lake-fail-1 = Kolba nadlatuje szybciej, niż powinna u kogoś tak zmęczonego.
event-y08-chernobyl =
    W drzwiach stołówki człowiek w wojskowych spodniach trzyma przy piersi granat i pyta, którędy do Malina.
    Zamiast bluzy ma na sobie zasłonę, razem z kółkami. Wszyscy inni są pod stołami, więc pyta pewnie ciebie.
event-y08-chernobyl-pass-1 =
    Rysujesz mu drogę w rozsypanej soli. Wkłada zawleczkę z powrotem, a spod stołów idzie wieść w świat.
event-y08-chernobyl-fail-1 = Głos ci się łamie. Wali cię tym granatem i odchodzi z twoją sakiewką.
event-y08-other =
    Ludzie w mundurach bez naszywek mieszkają w szałasie ze znaków drogowych. Taras był sanitariuszem
    batalionu i wciąż co rano rozkłada narzędzia na czystej poszewce, czy ktoś przyjdzie, czy nie. Woli
    banknoty niż wdzięczność i mówi to, zanim usiądziesz.
event-y08-other-pick-1 = „Niech będą banknoty. Zacznij od barku”.
event-y08-other-pick-2 = „Banknotów nie ma. Jest coś do zjedzenia, dla wszystkich”.
event-y08-other-pick-3 = „To poczeka do Zajazdu”.

# Y09
event-y09 = Czarny deszcz
event-y09-proving_ground =
    Pierwsze krople zostawiają w pyle czarne obwódki. Wzdłuż strzelnicy stoją wraki czołgów, włazy zaspawane,
    przez gąsienice rosną brzozy. Gdzieś wśród nich łopocze brezent. Pod którymś kadłubem musi być
    schronienie, dla tego, kto odróżni łopot od echa.
event-y09-proving_ground-pass-1 =
    Idziesz do tego, który odpowiada z opóźnieniem. Pod spodem suchy piasek i pół ławki.
event-y09-proving_ground-fail-1 =
    Próbujesz jednego zaspawanego włazu po drugim, aż rękawy są czarne po łokcie.
event-y09-misty_hill =
    Deszcz zacina z boku, z początku szary, potem ciemny jak woda po myciu przypalonego garnka. W przydrożnej
    kapliczce siedzi stary i z zamkniętymi oczami łuska fasolę. Przestaje padać, mówi, jeśli nikt na to nie
    czeka. Po czym pyta, czy przestało.
event-y09-misty_hill-pass-1 =
    Jesz jego chleb i gadacie o szczepieniu, głównie grusz. Dopiero potem zauważasz ciszę.
event-y09-misty_hill-fail-1 = Idziesz do drzwi zobaczyć i znów zobaczyć, aż kapie ci z włosów.
event-y09-other =
    Deszcz, tak czarny, że można by nim pisać. Ślimaki i tak wychodzą z pobocza, muszle mają już w smugach, i
    ruszają przez asfalt. Jak okiem sięgnąć żadnego dachu. Naciągasz mankiety na dłonie, a on leje się za
    kołnierz.

# Y10
event-y10 = Spalone archiwum
event-y10-red_forest =
    Spłonęła tu ciężarówka z ładunkiem, akta osobowe na tony. Popiół osiadł całymi arkuszami, które wciąż da
    się czytać, blade litery na czarnym, a wiatr przewraca kartki. Gdzieś w tym jest lista płac, a są ludzie,
    którzy płacą od nazwiska.
event-y10-red_forest-pass-1 =
    Czytasz szybko, piszesz drobno i sprzedajesz kartkę człowiekowi, który nad jedną linijką płacze.
event-y10-red_forest-fail-1 = Nachylasz się, żeby rozpoznać literę, i wdychasz cały wydział.
event-y10-factory =
    Ogień zabrał kasę płac od sufitu w dół i stanął w połowie; na ścianach zostawił równą czarną linię na
    wysokości pasa. Pod nią stoi sejf ze stopionym pokrętłem. W biurku kasjera leżą odcinki wypłat, związane
    sznurowadłem, w których sumy za nic się nie zgadzają.
event-y10-factory-pick-1 = Wsadź łom za tylną płytę sejfu.
event-y10-factory-pick-2 = „Nikt nie liczy aż tak źle. Daj zobaczyć”.
event-y10-factory-pass-1 =
    Błędy wskazują na jedną nogę biurka. Jest pusta w środku, a kasjer defraudował drobnymi banknotami.
event-y10-factory-fail-1 = Kiedy świeca tonie w wosku, już wiadomo: ktoś liczył aż tak źle.
event-y10-other =
    W rowie tli się kartoteka, w pośpiechu wyrzucona z jakiegoś wozu. Karty są po brzegu przyrumienione jak
    chleb. Podają ołówkiem położenia, gospodarstwo po gospodarstwie, a na kilku słowo „studnia” jest skreślone
    i wpisano „słój”.
event-y10-other-pass-1 = Jedno miejsce jest niedaleko. Słój stoi, zalany woskiem, pełen zwiniętych banknotów.
event-y10-other-fail-1 = Kopiesz do wieczora. To była studnia.

# Y11
event-y11 = Zatopiony konwój
event-y11-white_lake =
    Pod mleczną wodą stoją ciężarówki, w kolumnie, zderzak w zderzak, plandeki się kołyszą. Wjechały same:
    koleiny schodzą z plaży i nikt nie hamował. Od haka pierwszej biegnie lina do sosny na brzegu. Na węźle
    ktoś zapiął zegarek. Chodzi.
event-y11-white_lake-pass-1 = Schodzisz po linie, ręka za ręką, i wypływasz z paskiem skrzyni w zębach.
event-y11-white_lake-fail-1 =
    Drzwi kabiny trzymają. Wypływasz z ustami pełnymi jeziora i leżysz jak wyciągnięty leszcz.
event-y11-proving_ground =
    Staw, na którym załogi ćwiczyły przeprawy, skurczył się w zielony filc i wystaje z niego dach
    transportera. Ktoś wykosił do niego ścieżkę i po obu stronach posadził aksamitki, jak przy grobie. Koło
    włazu zardzewiało. Siedzą na nim żaby, dookoła.
event-y11-proving_ground-pick-1 = Wsadź łom między szprychy, żaby czy nie żaby.
event-y11-proving_ground-pick-2 = Spluń w dłonie i kręć.
event-y11-proving_ground-pick-3 = „Ktoś tu piele”. Wróć ścieżką na górę.
event-y11-proving_ground-pass-1 =
    Koło wrzeszczy i puszcza. W środku wszystko pachnie suchym brezentem i smarem do broni.
event-y11-proving_ground-fail-1 =
    Koło odbija i zabiera ci skórę z dłoni, a przy okazji prawie całe popołudnie.
event-y11-other =
    Droga zapadła się we własny przepust i pociągnęła za sobą kuchnię polową, która leży w mule po komin.
    Sterczy jeszcze warząchew. Kiedy nią ruszasz, w kotle coś się przesuwa i nie jest to zupa.
event-y11-other-pass-1 = Muł puszcza pokrywę. Kucharz trzymał w kotle kasę.
event-y11-other-fail-1 = Ruszasz nią, aż drżą ręce. Na koniec błoto zabiera i warząchew.

# Y12
event-y12 = Twarze w oknach
event-y12-chernobyl =
    Wzdłuż całej ulicy Radzieckiej okna są zabite deskami, a na każdej desce jest twarz, farbą olejną, ręką
    kogoś, kto umiał rysować. Ostatni dom ma szyby. Twarz za szybą jest twoja, widziana z lewej, i na coś
    czeka. Na dole drzwi stoją otworem.
event-y12-chernobyl-pass-1 =
    Kiwasz jej głową i wchodzisz pod nią. Malarz trzymał pieniądze w puszce po terpentynie.
event-y12-chernobyl-fail-1 = Wspinasz się zobaczyć ją od tyłu. Od tyłu to też jest twarz.
event-y12-misty_hill =
    Sanatorium z oszklonymi werandami. Pacjenci siedzą za szybami w kraciastych kocach i obracają za tobą
    głowy, każdy o ten sam mały kąt. W gabinecie zabiegowym na sznurku wisi gaza. Gotowana dzisiaj; jeszcze
    kapie.
event-y12-misty_hill-pass-1 = Patrzysz na własne dłonie, opatrujesz, co boli, i zamykasz za sobą drzwi.
event-y12-misty_hill-fail-1 = Pytasz ich o pielęgniarkę. Kręcą głowami, każdy o ten sam mały kąt.
event-y12-other =
    Przy drodze stoi na klockach autobus bez kół, zasłonki zaciągnięte, żółte, z pomponami. Kiedy się z nim
    zrównujesz, odsuwa się pierwsza zasłonka, potem następna, krok w krok z tobą. Szyba jest zaparowana od
    środka.
event-y12-other-pass-1 = Stajesz zawiązać but i pozwalasz zasłonkom pójść przodem.
event-y12-other-fail-1 = Otwiera się ostatnia. Oglądasz się, póki widać autobus, i jeszcze potem.

# Y13
event-y13 = Linia pras
event-y13-factory =
    Linia, która tłoczyła drzwi do traktorów, chodzi. Nie ma prądu i nie ma pasów, a jednak co parę minut
    kłapie i kurtka na gwoździu kołysze się od wstrząsu. Po drugiej stronie szczęk jest stół ślusarza z
    pilnikami jeszcze w oleju.
event-y13-factory-pass-1 = Prześlizgujesz się między kłapnięciami i spędzasz przy tym stole dobrą godzinę.
event-y13-factory-fail-1 = Prasa kłapie za wcześnie i krawędź zdziela cię przez plecy.
event-y13-proving_ground =
    Pod siatką maskującą stoi polowa drukarnia ulotek. Odkąd odeszło wojsko, karmią ją korą, ostatnio skórą.
    Odbitki suszą się na klamerkach i każda mówi to samo: „Przejdź do nas, nakarmimy cię”. Siatka trochę się
    unosi, od spodu.
event-y13-other =
    Dwie kobiety mocują się z prasą do owoców, dębową, wyższą od każdej z nich. Śruba wyskoczyła i belka wisi
    krzywo nad korytem. „Trzymać albo iść dalej” – mówi starsza, z klinem w zębach. Sok, który cieknie z
    jabłek, jest niebieski.
event-y13-other-pass-1 = Trzymasz. Wbija klin i płaci ci z fartucha.
event-y13-other-fail-1 = Belka opada o szerokość dłoni, a pod nią jest akurat twój bark.

# Y14
event-y14 = Ruchomy grunt
event-y14-red_forest =
    Rów, do którego buldożery zepchnęły stare sosny, otworzył się jak szew. Na dnie toczą się pnie, wszystkie
    naraz i wszystkie w jedną stronę, bez dźwięku. Pył, który wzbijają, wisi na wysokości twojej twarzy i
    zaczął się obracać.
event-y14-white_lake =
    Solna skorupa popękała na kry, a kry zamieniają się miejscami. Jest w tym jakaś zasada. Matowe toną, te z
    obwódką piany wypływają, a pomiędzy nimi wciąż przewraca się coś, czego jezioro nie umie połknąć.
event-y14-white_lake-pass-1 = Piana, piana, czekać, piana. Wracasz na brzeg ze zdobyczą w czapce.
event-y14-white_lake-fail-1 = Matowa kra zamyka się na kostce i trzyma ją w gorącej solance.
event-y14-other =
    Ścieżka za tobą przesunęła się o długość ciała. Płot poszedł razem z nią, a drut, za mocno naciągnięty,
    śpiewa. Między starą a nową ziemią jest goła glina, a po glinie toczy się coś małego i jasnego, pod górę.
event-y14-other-pass-1 = Bierzesz stok za to, czym jest, za odwrócony, i czekasz u góry z otwartymi dłońmi.
event-y14-other-fail-1 = Drut pęka na najwyższej nucie i owija się biczem wokół przedramienia.

# Y15
event-y15 = Szabrownicy
event-y15-chernobyl =
    Wywożą remizę w dziecięcych wózkach, i to porządnie: węże zwinięte, topory według rozmiaru. „Złap z
    drugiej strony, to będzie działka” – mówi człowiek w mosiężnym hełmie. Stróż siedzi przywiązany do poręczy
    własnym szalikiem i patrzy ci na ręce.
event-y15-chernobyl-pick-1 = „Na trzy. I działkę wybieram ja”.
event-y15-chernobyl-pick-2 = „Najpierw rozwiążecie pana Petra. Potem wszystko na miejsce”.
event-y15-chernobyl-pass-1 = Hełm dzwoni i odchodzą. Petro płaci ci ze składki na herbatę.
event-y15-chernobyl-fail-1 = Wózek podcina ci kolana. Resztę robi trzonek topora.
event-y15-red_forest =
    Ktoś tu żywicuje martwe sosny; każdy pień ma blaszany kubek, pełen po brzegi. Pod jednym stoi plecak,
    otwarty, nikogo w pobliżu. Od szelki biegnie nitka w gałęzie. Jest woskowana, jak u szewca, i inaczej niż
    na trawie, nie ma na niej rosy.
event-y15-red_forest-pass-1 = Idziesz za nitką w górę, do człowieka, który śpi na utargu, i go nie budzisz.
event-y15-red_forest-fail-1 =
    Kubki się przechylają, żywica zalepia ekwipunek, a zwinne palce obchodzą kieszenie.
event-y15-other =
    Mężczyzna i jego babka pchają wózek mosiężnych klamek, wypolerowanych, są ich setki. Babka ofiarowuje się
    powróżyć ci z ręki za darmo. Wnuk ma kaszel, który przychodzi zawsze, kiedy ona obraca twoją dłoń.
event-y15-other-pass-1 = Wolną rękę trzymasz w kieszeni i po chwili spotykasz tam jego dłoń.
event-y15-other-fail-1 = Obiecuje ci długą drogę. Kawałek dalej znajdujesz rozciętą kieszeń.

# Y16
event-y16 = Długa cisza
event-y16-misty_hill =
    Nad mgłą nie ma dźwięku. Klaszczesz i tylko to widzisz. We wrzosach leży na boku dzwon cerkiewny, dość
    duży, żeby śpiącego osłonić od wiatru. Wyżej cisza gęstnieje, a trawa jest uczesana ku jednemu punktowi.
event-y16-misty_hill-pick-1 = Wpełznij do dzwonu i zamknij oczy.
event-y16-misty_hill-pick-2 = Idź tam, gdzie wskazuje trawa.
event-y16-misty_hill-pass-1 =
    Bezgłośnie wymieniasz stacje od Kijowa do Korostenia. Na końcowej podnosisz to, co tam leży.
event-y16-misty_hill-fail-1 = Krzyczysz, żeby się upewnić. Krzyczysz jeszcze, kiedy wraca dźwięk.
event-y16-factory =
    Dla odmiany w zakładzie jest cicho; nie drgnie żaden arkusz blachy. W pokoju majstrów stoi kozetka ze
    szpitalnym prześcieradłem, wyprasowanym. Kot koloru towotu przez godzinę myje tę samą łapę. Nikt nie
    przychodzi was wyrzucić.
event-y16-other =
    Milkną świerszcze, a potem wiatr, jakby ktoś przykrył garnek. Słychać, jak mrugasz. Słupek kilometrowy
    przy ścieżce cały dzień zbierał słońce i jest akurat tak szeroki, żeby się oprzeć.
event-y16-other-pass-1 = Opierasz się i niech będzie cicho. Budzą cię świerszcze.
event-y16-other-fail-1 = Siadasz, wstajesz, siadasz. Kark sztywnieje od słuchania.

# Y17
event-y17 = Zasypany magazyn
event-y17-proving_ground =
    Prostokąt zieleńszej trawy, z wywietrznikami, które ktoś pomalował w muchomory, żeby zmylić lotników. Właz
    jest na łańcuchu. Na jednym rogu pocisk otworzył strop aż do prętów i w dziurę prowadzi kozia ścieżka.
    Nigdzie nie wychodzi.
event-y17-proving_ground-pick-1 = Skręć łańcuch łomem.
event-y17-proving_ground-pick-2 = Za kozą, nogami naprzód, z otwartymi oczami.
event-y17-proving_ground-pass-1 =
    Na drucie na wysokości kolan wisi kozia sierść. Przekraczasz go i stoisz przed pełnymi półkami.
event-y17-proving_ground-fail-1 = Drut, który koza ominęła, jest twój. Część sufitu też.
event-y17-chernobyl =
    Pod dworcem autobusowym, za fałszywą ścianą z puszek groszku, obrona cywilna trzymała rezerwy. Każda
    skrzynia ma wymalowaną literę, w kolejności żadnego alfabetu. Kilka odepchnięto w najdalszy kąt i leży tam
    też szczotka, którą to zrobiono.
event-y17-chernobyl-pass-1 = Litery to miesiące. Otwierasz te wczesne i niesiesz, ile się da.
event-y17-chernobyl-fail-1 = Podważasz wieko w kącie ze szczotką. Słoma w środku jest ciepła.
event-y17-other =
    Kret usypał kopce w idealnie prostej linii, a w ziemi są okruchy minii. Leży tam coś długiego, z kantami.
    Tu i ówdzie but przydeptał kopiec. Odciski są głębsze w pięcie: ktoś przy każdym kroku odchylał się do
    tyłu.
event-y17-other-pass-1 = Kopiesz tylko tam, gdzie był but. Wieko podnosi się bez sprzeciwu.
event-y17-other-fail-1 = Między dwoma śladami pięt ziemia trzaska jak drzwi.

# Y18
event-y18 = Nie ten brzeg
event-y18-white_lake =
    Jezioro leży tam, gdzie była łąka. Gdzie było jezioro, stoją kabiny kąpielowe, suche, z ręcznikami na
    drzwiach. Na wysokości ramienia mija cię łódka. Jej wiosła zanurzają się w nicość i zostawiają w powietrzu
    kręgi, a kręgi się nie rozchodzą.
event-y18-red_forest =
    W Czerwonym Lesie nie ma jeziora, a jednak między pniami rozbijają się szare fale i u twoich stóp zaczyna
    się pomost wędkarski. Na jego końcu wisi w wodzie na łańcuchu kasetka. Łańcuch szarpie, luzuje się,
    szarpie. Złapało się na nim coś oprócz kasetki.
event-y18-red_forest-pick-1 = Wyciągnij kasetkę i co tam z nią będzie.
event-y18-red_forest-pick-2 = „Tu nie ma jeziora”. Odwróć się plecami.
event-y18-red_forest-pass-1 = Za następnym pniem igły są suche i pracuje dzięcioł.
event-y18-red_forest-fail-1 = Godzinami odchodzisz od szumu fal. Wciąż jest o krok za tobą.
event-y18-other =
    Drogę przecina linia piany i muszli małży, daleko od wszelkich plaż. Za nią ziemia jest mokra. Ślad
    przypływu na słupkach sięga ci piersi, a słupki jeden po drugim zaczynają ociekać.
event-y18-other-pass-1 = Odmierzasz czas kapaniem i przechodzisz z suchymi sznurowadłami.
event-y18-other-fail-1 = Przepływa przez ciebie coś, co nie jest mokre. Dziąsła bolą jeszcze przez wiele dni.

# Y19
event-y19 = Broń do wynajęcia
event-y19-factory =
    Ludzie kapitana Rudenki trzymają kotłownię i jedzą śledzie z rozłożonej mapy. Do interesu brakuje im
    jednego wspólnika: wóz leków, spodziewany w Wiosce. Wkład teraz, a do wieczora wraca tłustszy. O woźnicy
    się nie mówi.
event-y19-factory-pick-1 = „Mój wkład. I nikt mnie tu nie widział”.
event-y19-factory-pick-2 = „Znam woźnicę”. Wytrzyj palce i wyjdź.
event-y19-chernobyl =
    Najemnicy wynajmują gabinet dentysty na tygodnie. Chirurg ma dobry fotel, ten, który się odchyla, a potem
    można spać za zamkniętymi drzwiami. „Najpierw pieniądze” – mówi strażnik, dość życzliwie. Ceruje skarpetę
    na granacie moździerzowym.
event-y19-chernobyl-pick-1 = Zapłać i zdejmij buty.
event-y19-chernobyl-pick-2 = „Fotel sobie zachowajcie. Sypiam i na bruku”.
event-y19-other =
    Trzech łata oponę motocykla, który nie ma silnika. Zajęci są od dawna, sądząc po wydeptanej trawie, ale
    pudełko z łatkami jest jeszcze zaklejone. „Przytrzymaj no chwilę” – mówi ten z pompką i patrzy obok
    twojego ucha.
event-y19-other-then-1 = Widzą, jaką masz broń. Opona, jak się okazuje, jest już załatana.
event-y19-other-otherwise-1 = Nie masz przy sobie nic, co dałoby im do myślenia.
event-y19-other-pass-1 = Odsuwasz się. Pałka, która była dla ciebie, rozbija pompkę i już cię nie ma.
event-y19-other-fail-1 = Był i czwarty, za tobą. Liczą ci za oponę.

# Y20
event-y20 = Drugi wschód
event-y20-misty_hill =
    Słońce świeci od godziny, kiedy wschodzi jeszcze raz, na zachodzie, mniejsze. Od żaru ściąga ci twarz.
    Skowronki zaczynają poranek od nowa. Każda brzoza ma teraz dwa cienie, a na szczycie, gdzie wszystkie się
    krzyżują, bez płomienia dymi darń.
event-y20-misty_hill-pick-1 = Wejdź tam, gdzie krzyżują się cienie.
event-y20-misty_hill-pass-1 = Całą drogę stąpasz tylko po pierwszym cieniu i bierzesz to, co tam dymi.
event-y20-misty_hill-fail-1 =
    W połowie drogi wspinasz się we dwoje. Jedno zawraca i nie umiesz powiedzieć które.
event-y20-white_lake =
    Przed świtem jezioro rozjaśnia się od spodu i na długość papierosa jest dzień. Stołki wędkarzy rzucają
    cienie w górę, na mgłę. Kiedy gaśnie, masz dłonie spalone słońcem po mankiety, a za pomostem coś dalej
    świeci, nie większe od bochenka.
event-y20-white_lake-pick-1 = Weź wiaderko na żywca i wejdź.
event-y20-white_lake-pass-1 = Zachodzisz od strony, gdzie wodorosty są jeszcze zielone, i czerpiesz.
event-y20-white_lake-fail-1 = Woda łamie światło; o tym się zapomina. Cały czas leżało przy twojej nodze.
event-y20-other =
    Za plecami pieje kogut i stamtąd też idzie światło, choć tam jest północ. Przyjemne, jak otwarte drzwiczki
    pieca. Z płotu paruje rosa. Na gwoździu wisi okopcone szkiełko z tekturową karteczką: „Nie dłużej niż
    pacierz”.
event-y20-other-pass-1 = Grzejesz plecy przez jedno Ojcze nasz i przechodzisz w cień, już po odpoczynku.
event-y20-other-fail-1 = Czytasz to jak litanię. W południe skóra schodzi ci z karku.

# Y21
event-y21 = Wędrowna kwatermistrzyni
event-y21-good =
    Chorąży Hałyna Moroz podróżuje z mułem i księgą; jedno i drugie dobrze wyszczotkowane. Słyszała o tobie i
    rozwija lepszą plandekę. „Ceny jak w Zajeździe. I wysyp plecak, wezmę, czego nie chcesz. Muł się nudzi”.
event-y21-neutral =
    Muł stoi w poprzek drogi, aż się zatrzymasz. Hałyna Moroz ogląda twoje buty, po czym wykłada towar
    napisami do ciebie, jak na wystawie. „Sprzedaję każdemu” – mówi. „Kupuję od znajomych”. Ceny wypisała
    kredą na mulich klapkach.
event-y21-bad =
    Hałyna Moroz poznaje cię z daleka i zaczyna zwijać plandekę, od droższego końca. Jej poganiacz odstawia
    zupę, przykrywa talerzem i bierze trzonek od wideł. Wszystko jest już na mule prócz jednego tobołka.
event-y21-bad-pass-1 = Dopadasz tobołka o krok przed nim. Muł nawet się nie ogląda.
event-y21-bad-fail-1 = Tym trzonkiem poganiał byki. Ciebie pogania do rowu.

# Y22
event-y22 = Cena krwi
event-y22-good =
    Szewczukowie rozliczają się za śmierć przy długim stole w poprzek drogi, z czapką zmarłego na jego
    talerzu. Sadzają cię, bo nikt tu nie ma na ciebie złego słowa, a przy gościu się nie strzela. Barszcz jest
    zimny i jest go dużo.
event-y22-neutral =
    Dwie rodziny w niedzielnych płaszczach idą drogą, każda swoim poboczem, równym krokiem. Pop niesie kopertę
    z lewej na prawą. Wychodzisz z krzaków, kiedy jest dokładnie w połowie, i po prawej czyjaś ręka wsuwa się
    pod płaszcz.
event-y22-neutral-pass-1 = Leżysz twarzą w dół przed hukiem. Pop przestępuje nad tobą i oddaje kopertę.
event-y22-neutral-fail-1 = Od razu przepraszają. Śrut w twojej ręce był dla pewnego wuja.
event-y22-bad =
    Wdowa przyniosła własne krzesło. Stawia je na środku drogi, siada i opiera na kolanie fotografię, przodem
    do ciebie. Za nią czekają szwagrowie z łopatami. „Płać” – mówi – „albo patrz na niego, a oni swoje
    zrobią”.
event-y22-bad-pick-1 = Odlicz jej banknoty na podołek.
event-y22-bad-pick-2 = „To popatrzę na niego”.

# Y23
event-y23 = Kurier płaci
event-y23-good =
    Dogania cię motorower, prowadząca ma gogle pełne muszek. Wiezie tę kopertę za tobą od Kamieniołomu. Ktoś,
    czyj list szedł wiosną w twoim plecaku, sprzedał krowę. „Przelicz” – mówi. „Podobno nie liczysz. I tak
    przelicz”.
event-y23-neutral =
    Kurier skręcił nogę, a ma worek sadzeniaków na następny posterunek. Tobie to po drodze. Płaci połowę, a
    drugą zatrzymuje dla kogoś, o kim wie, że wróci. W worku coś tyka. Budzik, mówi, i to jest budzik.
event-y23-bad =
    „To o tobie tyle mówią” – stwierdza kurier i nie zsiada z roweru. Co ci się należy, podaje w klamerce do
    bielizny na końcu tyczki od fasoli. Ludzie na przystanku odłożyli domino, żeby zobaczyć, jak to
    przyjmiesz.
event-y23-bad-pass-1 = Bierzesz z klamerki, dziękujesz i życzysz dominu dobrego wieczoru.
event-y23-bad-fail-1 = Łamiesz tyczkę. Rozpowiada to na każdym posterunku i idziesz naokoło.

# Y24
event-y24 = Chirurg polowy
event-y24-good =
    Doktor Iryna Biłyk operuje w przyczepie dla koni, z prześcieradłem na żłobie. Bierze cię przed sierżantem,
    a kiedy sierżant protestuje, dostaje lampę do trzymania. Igłę ma rymarską, zakrzywioną. Szyjąc, pyta, co u
    was teraz kwitnie.
event-y24-neutral =
    Pacjenci czekają przed przyczepą na odwróconych skrzynkach. Na pieniądze jest słój po ogórkach ze szparą w
    wieczku. Doktor Biłyk wygląda, wodzi wzrokiem po rzędzie i sortuje go według tego, jak kto siedzi.
    Awansujesz o skrzynkę. Nici na twój koszt.
event-y24-neutral-pick-1 = „To nici. I coś do zagryzienia”.
event-y24-bad =
    „Wiem, co masz na sumieniu” – mówi doktor Biłyk – „i zeszyję cię równo, jak każdego”. Dla innych jest słój
    po ogórkach. Tobie wysuwa nogą wiadro i czeka z podniesionymi rękami, a z łokci jej kapie.
event-y24-bad-pick-1 = Wrzuć banknoty do wiadra i połóż się.

# Y25
event-y25 = Pomieszane sygnały
event-y25-good =
    Monter patrolu siedzi na słupie i spuszcza ci słuchawkę na kablu. W jeden drut weszły dwie rozmowy:
    kucharz zamawia kapustę, a pod nim ktoś cierpliwie tłumaczy drogę. „Przy niebieskiej bramie w lewo” –
    mówi. Brama jest naprzeciwko ciebie.
event-y25-good-pass-1 = Idziesz za jego głosem, płot za płotem. To, o czym mówił, leży za ostatnim.
event-y25-good-fail-1 = Skręcasz tam, gdzie kucharz chciał swoją kapustę. Trawa jest tam srebrna i gorąca.
event-y25-neutral =
    Krzyżują się tu dwa szlaki ze szmatek. Jedne wiązano na wysokości kolan, drugie tak wysoko, jak sięga
    ręka, a wszystkie są z tej samej kwiecistej sukienki. Każdy miał kogoś zaprowadzić w to samo miejsce.
    Tylko jeden miał go przyprowadzić z powrotem.
event-y25-neutral-pass-1 =
    Niskie węzły są staranne, wiązane bez pośpiechu. Kończą się przy blasku pod korzeniem.
event-y25-neutral-fail-1 = Wysokie szmatki prowadzą cię przez zapadlinę, gdzie rosną białe pokrzywy.
event-y25-bad =
    Ktoś odpowiadał za ciebie. W krzakach przy rozstajach wiszą lampy i dają twój własny znak, w twoim rytmie.
    Pod ostatnią siedzi człowiek w samej koszuli. Chce kawałka twojej zdobyczy, a w zaciśniętej pięści ma
    zapłatę. Nie mruga.
event-y25-bad-pick-1 = Połóż mu zdobycz na kolanach i nadstaw dłoń.
event-y25-bad-pick-2 = „To mój znak”. Pogaś lampy, jedną po drugiej.
