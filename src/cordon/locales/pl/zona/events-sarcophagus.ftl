# S01
event-s01 = Długa drabina
event-s01-1 =
    Szyb wentylacyjny spada głębiej, niż sięga lampa. Każdy szczebel owinięto paskami pościeli, niektóre ze
    znakiem szpitalnej pralni; wiązał je ktoś, kto schodził gołymi rękami. Z dołu ciągnie i pachnie mokrym
    tynkiem.
event-s01-1-pass-1 = Płótno dobrze trzyma. Schodzisz ręka za ręką, aż otwór w górze jest jak moneta.
event-s01-1-fail-1 =
    Szczebel wyłazi razem ze śrubami. Walisz żebrami w podest i trzeba się wspinać z powrotem.
event-s01-2 =
    Głęboko w dole jest na ścianie znak kredą: ryba, jedną kreską. Mijasz ją. Jakiś czas później mijasz ją
    znowu, z tym samym okruchem kredy przy ogonie. Zakrętu nie było. Drabina ich nie ma.
event-s01-2-pass-1 = Zamykasz oczy i schodzisz na sam oddech. Kiedy patrzysz, ściana jest pusta.
event-s01-2-fail-1 = Ryba za rybą. Gdy wraca ci przytomność, wisisz u samej góry i mówisz do cegieł.
event-s01-3 =
    Szyb kończy się w zaworowni, gdzie powietrze faluje nad podłogą. Od rury do rury leżą deski. Obok jedynego
    manometru, który się jeszcze rusza, wisi kartka z zeszytu w kratkę, kolumny cyfr ręką księgowego, połowa
    skreślona.
event-s01-3-pass-1 = Bezpieczne są te skreślone. Przechodzisz po deskach w ich kolejności.
event-s01-3-fail-1 =
    Czytasz kolumny od złej strony. Między deskami bucha żar i licznik wyciem wygania cię na zewnątrz.
event-s01-4 =
    Pod ostatnim szczeblem nie ma podłogi. Jest Prypeć, z wysokości, na jakiej krążą bociany, z zapalonymi
    lampami i prześcieradłami, które ruszają się na balkonach. Jakaś kobieta zamyka okno, a dźwięk idzie do
    góry bez pośpiechu. Na szczeblu przy kolanach wiszą rękawice, para przy parze, związane za mankiety,
    niektóre sztywne ze starości. Ściągasz swoje zębami i przywiązujesz obok. Żelazo jest ciepłe w gołych
    dłoniach. W dole na alei czeka autobus z otwartymi drzwiami. Odrywasz od szczebla jedną rękę, żeby
    kierowca widział, że machasz.

# S02
event-s02 = Własne kroki
event-s02-1 =
    W galerii kablowej leży pył drobny jak przesiana mąka i ktoś po nim szedł: twoje buty, w lewym obcasie
    brak gwoździa. Ślady wchodzą i nie wychodzą. W jednym miejscu krok jest o wiele za długi jak na korytarz.
event-s02-1-pass-1 = Powtarzasz ten długi krok. Za twoją piętą krata wzdycha i leci w dół.
event-s02-1-fail-1 = Trzymasz własny krok. Krata się składa i wleczesz się z powrotem z rozdartymi łydkami.
event-s02-2 =
    Kroki za tobą milkną o pół uderzenia po twoich. Jedna lampa, a na smołowanej ścianie dwa cienie. To, co
    stoi przy ramieniu, oddycha ustami, cierpliwie, i jego oddech niesie twoją poranną cebulę.
event-s02-2-pass-1 = Nie odwracasz się. Podajesz przez ramię resztę cebuli i ktoś ją bierze.
event-s02-2-fail-1 = Odwracasz się. Gdy znów umiesz myśleć zdaniami, kucasz na drugim końcu galerii.
event-s02-3 =
    Ślady kończą się pośrodku wielkiej hali, jeden przy drugim, noskami do światła, które sączy się spod
    przewróconej pokrywy. Wstawiasz w nie buty, lewy, potem prawy, i brakujący gwóźdź się zgadza. Wtedy
    nadchodzą tamte kroki. Wychodzą z galerii po jednym, z twoim utykaniem i twoim skokiem na kracie, każdy
    twój krok od kordonu; trwa to prawie cały wieczór. Kiedy ostatni staje pod tobą, w hali jest tak cicho, że
    słychać, jak śnieg wpada przez dach i siada.

# S03
event-s03 = Strażnik
event-s03-1 =
    W przejściu ktoś mieszka. Jest posłanie z bawełnianych kombinezonów, wydeptane w koło jak psie, a pod
    ścianą rząd masek gazowych, ustawionych według rozmiaru. To, co tu śpi, słyszy cię już na schodach i
    wstaje bez pośpiechu.
event-s03-2 =
    Dalej do belki przykręcono okrętowy łańcuch, a jego ogniwa zsuwają się w ciemność. W betonie wytarte jest
    półkole, gładkie jak próg cerkwi. Między półkolem a ścianą zmieści się jedna chuda osoba, bokiem.
event-s03-2-pass-1 = Idziesz przy ścianie z wciągniętym brzuchem. Łańcuch napina się o dłoń od twarzy.
event-s03-2-fail-1 = Ono lepiej zna długość tego łańcucha. Lecisz przez całe przejście z powrotem.
event-s03-3 =
    Ostatnie drzwi nie są zamknięte. Powietrze przed nimi opiera się o ciebie jak pijany w nocnym pociągu i
    jakiś głos pyta, grzecznie, raz za razem, kto go zmieni. Pytał już tyle razy, że słowom starły się brzegi.
event-s03-3-pass-1 = „Niedługo” – mówisz i mówisz to szczerze, a ciężar cię przepuszcza.
event-s03-3-fail-1 = Odpowiadasz mu godzinami. W końcu siedzisz na schodach, a drzwi są zamknięte.
event-s03-4 =
    Podłoga za nimi jest zamieciona. W hali, gdzie dach sypie się garściami, na kręgu szerokim jak klepisko
    nie ma okruszka betonu, a przy drzwiach stoi miotła, brzozowe witki starte do pięści. Pośrodku leży to, po
    co wszyscy tu szli. Nie jest większe od bochenka i oświetla belki od spodu. Przed wejściem zdejmujesz
    buty. Za tobą łańcuch wlecze się na całą długość i w progu kładzie się ciężkie ciało, pyskiem na zewnątrz.

# S04
event-s04 = Gorący korytarz
event-s04-1 =
    Na obu ścianach wisiały kiedyś arkusze ołowiu. Obsunęły się z haków i leżą w poprzek podłogi w fałdach,
    miękkie jak pranie. Innej drogi nie ma. W połowie plomby zaczynają smakować gwoździami, a licznik zacina
    się na jednej długiej nucie.
event-s04-2 =
    Tam, gdzie krzyżują się rury, stoi słup gorącego powietrza. Płatki tynku wznoszą się w nim, na wysokości
    głowy bieleją i już ich nie ma. Na podłodze leży linia rzuconych śrub, każda z paskiem czerwonej gazy, a
    potem linia się urywa.
event-s04-2-pass-1 = Wszystkie paski gazy chylą się w jedną stronę. Obchodzisz słup z tej drugiej.
event-s04-2-fail-1 = Ufasz śrubom o krok za długo. Słup się przesuwa, rękaw brązowieje i cofasz się.
event-s04-3 =
    W szatni pali się światło. Na kołkach wiszą białe bawełniane ubrania, a spod pryszniców dochodzi ciepła
    para i głosy mężczyzn, którzy kłócą się o Dynamo Kijów. Jeden kołek jest pusty. Jeden ręcznik jest suchy.
    Ktoś woła, żeby się pospieszyć i zamknąć drzwi.
event-s04-3-pass-1 = Zamykasz, z zewnątrz. Woda przestaje lecieć.
event-s04-3-fail-1 = Siadasz na minutę. Później w pokoju jest ciemno, a ty wciąż się kłócisz.
event-s04-4 =
    Dalej podłoga jest szklana. Spłynęła kiedyś tymi schodami i zastygła w fale, brązowa jak butelki po piwie,
    i dzwoni pod butami. Tu i ówdzie są w falach pęcherze ze skórką nie grubszą niż pierwszy lód.
event-s04-4-pass-1 = Słyszysz pusty ton, zanim przeniesiesz ciężar, i obchodzisz przy poręczy.
event-s04-4-fail-1 = Brązowa skórka pęka. Wyciągasz rozcięte kolano i czołgasz się po schodach z powrotem.
event-s04-5 =
    Licznik milknie. Przykładasz go do własnego rękawa i wrzeszczy; wyciągasz w głąb pokoju i cisza. Pokój
    jest okrągły, w kaflach, czystszy niż każda kuchnia w Połtawie. Jedyny brud w nim to ty. Pośrodku, na
    wysokości piersi, wisi mała przejrzysta plamka, jak na szybie przetartej rękawem. Pył spływa ku niej z
    twoich ramion cienką strużką, a każde ziarnko na miejscu daje jedną iskrę. Rozpinasz płaszcz, porządnie go
    trzepiesz, tak jak się to robi w domu, i wieszasz na niczym. Wisi.

# S05
event-s05 = Chce podarku
event-s05-1 =
    Na stopniu rozłożono haftowany ręcznik, na brzegu czerwone koguty. Powietrze nad nim jest gęste jak
    galareta z nóżek i zamyka schody od ściany do ściany. Na wysokości oczu wisi w nim mosiężny kompas, wyżej
    kamyk, który świeci; oba się obracają i do żadnego nie sięgniesz.
event-s05-1-pick-1 = Połóż na ręczniku najdziwniejsze, co masz, i ukłoń się.
event-s05-1-pick-2 = „Nikomu nie płacę. Gdzieś tu jest dziura”.
event-s05-1-pass-1 = Gdzie drży igła kompasu, powietrze jest rzadsze. Prześlizgujesz się pod nią.
event-s05-1-fail-1 =
    Bierze twoją rękę po łokieć, gorące jak zupa, i wypluwa cię ze schodów z szalejącym licznikiem.
event-s05-2 =
    Na górze pyta znowu. Ma głos twojej ciotki, ten dla gości, i nie chce niczego, co niesiesz. Chce tylko
    wiedzieć, co oddajesz. Usta mają gotową pierwszą sylabę, zanim masz ją ty.
event-s05-2-pass-1 = Połykasz słowo. Klatka schodowa chwilę się dąsa, po czym cię przepuszcza.
event-s05-2-fail-1 = Mówisz to na głos i stoisz znów na najniższym stopniu, i szukasz tego po kieszeniach.
event-s05-3 =
    Na podeście trzyma podarki, które uznało za marne. Na żyłkach dyndają słoje po ogórkach, tyle ich, że
    trzeba się schylać, a w każdym jakiś drobny śmieć. Wszystkie żyłki schodzą się na jednym gwoździu, a
    gwóźdź trzyma nadproże.
event-s05-3-pass-1 = Rozgarniasz żyłki dwoma palcami, jak włosy. W górze nic nie drgnie.
event-s05-3-fail-1 = Słój trąca sąsiada. Nadproże spada ci na bark i zamyka podest.
event-s05-4 =
    Schodów już nie ma, jest misa w fundamentach, a w niej to, co prosi. Jest zajęte. Obraca rzeczy, które
    poznosili ludzie, powoli, jak przypływ muszle. Dla ciebie rozłożyło drugi ręcznik z czerwonymi kogutami.
    Leży na nim twoja lewa rękawiczka, ta zgubiona przy drucie pierwszej nocy, a kciuk zacerował czerwoną
    nitką ktoś, kto nigdy nie widział rękawiczki i był cierpliwy. Wkładasz ją. Jest ciepła aż po nadgarstek. W
    środku jakaś dłoń ujmuje twoją.

# S06
event-s06 = Poprzednik
event-s06-1 =
    To, co mieszka w pompowni, nosi szelki plecaka, wrośnięte w skórę tak, jak drut wrasta w drzewo. Z jednej
    zwisa numerek z szatni w Zajeździe. Zna już taki odgłos butów i przychodzi zobaczyć.
event-s06-2 =
    Obóz miał za pompami: mata i szachownica z partią przeciw sobie, rozegraną do połowy. Na ścianie ołówkiem
    ciesielskim wypisał powody, żeby wracać do domu, a za każdym pociągnął kreskę na podpis. To dobre powody.
event-s06-2-pass-1 = Robisz na szachownicy jeden ruch, czarnymi, i idziesz dalej.
event-s06-2-fail-1 = Podpisujesz, linijka po linijce, aż do listwy, i zawracasz na schody.
event-s06-3 =
    Od obozu biegną szyny w dół, w światło, a na szynach stoi drezyna, taka, którą napędza dwoje ludzi,
    huśtając dźwignią. Jeden uchwyt jest wytarty do połysku, jak łyżka. Drugi ma jeszcze fabryczny smar. Więc
    dotąd doszedł i pchał sam, i co dzień przesuwała się o długość buta. Chwytasz uchwyt ze smarem i
    napierasz. Po drugiej stronie ten błyszczący idzie w górę, chwilę czeka i opada pod ciężarem, którego nie
    widać. Koła raz piszczą. Potem obracają się lekko i jest już z górki.

# S07
event-s07 = Złożony pokój
event-s07-1 =
    Przez drugie drzwi szatni widać szatnię z drugimi drzwiami i twoje własne plecy, które nimi wychodzą. Lewy
    but jest mokry, zanim dochodzisz do kałuży. W kafelkach są załamania, a wzdłuż załamań powietrze nie stoi
    spokojnie.
event-s07-2 =
    Następny pokój leży na boku. Drzwi, których potrzebujesz, są nad głową, w ścianie, która została sufitem,
    i zwisa z nich wąż strażacki z mosiężną prądownicą na wysokości twojej brody. Gdy tylko się poruszysz,
    ruszają się szafki.
event-s07-2-pass-1 =
    Wchodzisz po wężu, kolano za kolanem, a szafki zjeżdżają tam, gdzie przed chwilą były twoje stopy.
event-s07-2-fail-1 = Wąż się odwija. Lądujesz pod szafkami, a pokój się prostuje i zostawia cię na zewnątrz.
event-s07-3 =
    Potem korytarz z drzwiami po obu stronach, a między każdymi dwojgiem ten sam plakat o myciu rąk. Próbujesz
    drzwi za drzwiami i wciąż wchodzisz pierwszymi. Na paru plakatach mydło jest w drugiej ręce.
event-s07-3-pass-1 = Wybierasz tylko drzwi przy złej ręce. Korytarzowi kończą się plakaty.
event-s07-3-fail-1 = Mydło, ręka, mydło. Stoisz wśród pierwszych szafek i myjesz się nad żadną umywalką.
event-s07-4 =
    Za ostatnim plakatem jest kuchnia z twojego dawnego mieszkania, nawet cerata ta sama i deszcz na
    parapecie. Miskę przykryto talerzem, żeby nie wystygła. Dalej idzie się przez spiżarnię, a w poprzek stoi
    krzesło, trochę odsunięte, dla ciebie.
event-s07-4-pass-1 = Odstawiasz krzesło, ustawiasz je za sobą z powrotem, a miskę zostawiasz przykrytą.
event-s07-4-fail-1 = Jesz. Zanim sobie przypominasz, kto tam teraz mieszka, spiżarnia jest ścianą.
event-s07-5 =
    Ostatni pokój jest złożony do rozmiaru chusteczki i leży na podłodze spiżarni, między słoikami. Podnosisz
    go za dwa rogi. Jest w nim ciężar i szmer. Robisz więc to, co się robi z obrusem po kolacji, niesiesz do
    drzwi i trzepiesz, a on się rozkłada i rozkłada dalej: hala bez pokrywy, potem las, potem rzeka z
    żurawiami na płyciznach, daleko w dole. Okruchy lecą w słońce. Układa się na wszystkim bez jednej
    zmarszczki, a ty wciąż trzymasz brzeg.

# S08
event-s08 = Spadająca płyta
event-s08-1 =
    W hali turbin płyta stropu wisi na własnym zbrojeniu. Miernicy nakleili w poprzek pęknięcia paski szkła,
    każdy z datą tłustą kredką, żeby widzieć, czy się rusza. Jesteś pod spodem, kiedy jeden pasek robi: tyk.
event-s08-1-pass-1 = Zamierasz w pół kroku. Płyta ląduje tuż przed tobą i hala szarzeje.
event-s08-1-fail-1 = Krawędź zahacza cię i rzuca naprzód, pod przeciwległą ścianę.
event-s08-2 =
    Droga w dół to teraz szpara pod płytą. Stoi w niej samochodowy lewarek, zardzewiały na najniższym zwoju,
    obok kołpaka od zaporożca pełnego niedopałków. Ktoś tu leżał i się nie spieszył. Korbę zabrał ze sobą.
event-s08-2-pass-1 = Kręcisz śrubą w palcach, ząb po zębie, aż mieszczą się żebra.
event-s08-2-fail-1 = Lewarek wyskakuje bokiem. Wyrywasz dłoń i szpary już nie ma.
event-s08-3 =
    Czołgasz się z policzkiem na betonie. Płyta nad tobą osiada i za każdym razem jest o grubość płaszcza
    ciaśniej. Niedaleko z przodu ktoś stuka: dwa, przerwa, jeden. Tak stuka twoja rodzina.
event-s08-3-pass-1 = Odstukujesz i czołgasz się w tamtą stronę. Płyta robi wydech i trzyma.
event-s08-3-fail-1 = Leżysz i stukasz, aż zapominasz po co, a potem wycofujesz się nogami naprzód i szepczesz.
event-s08-4 =
    Dach wciąż spada. Spada od tamtej nocy, tak powoli, że zagnieździły się na nim brzegówki: wielkie płyty i
    cały wentylator z rozłożonymi łopatami, wszystko niżej o szerokość dłoni na lato. Belka zagradza drogę;
    popychasz ją palcem i odpływa jak łódź na cumie. Pośrodku hali, tam gdzie wyląduje pierwszy kawałek, przez
    kratę wyrosła trawa i jest skoszona. Patrzysz w górę wzdłuż całego tego ciężaru. Brzegówka wypada z
    gniazda, nurkuje pod dźwigarem i wraca z muchą.

# S09
event-s09 = Wyścig z zegarem
event-s09-1 =
    W szafie, do której nie zbliżasz nawet ręki, szczęka przekaźnik i bęben z papierową taśmą zaczyna się
    obracać. W głębi korytarza ruszają stalowe rolety, najdalsza najpierw, każda z kaszlnięciem kurzu. Ilekroć
    się poruszysz, po taśmie skrobie pisak.
event-s09-1-pick-1 = Biegnij i nie stawaj dla oddechu.
event-s09-1-pick-2 = Plecy pod roletę i trzymaj.
event-s09-1-pass-1 = Silnik pali się na twoich barkach, a z nim wszystkie następne.
event-s09-1-fail-1 = Roleta wygrywa. Zostajesz po złej stronie z ręką, której nie da się podnieść.
event-s09-2 =
    Na końcu stoi pulpit długi jak tramwaj. Wskazówka obiega tarczę, na której kreski zeskrobano i namalowano
    na nowo, gęściej. Jedyny ważny przełącznik wyjęto; z otworu sterczą dwa druty, jeden zakurzony, drugi nie.
event-s09-2-pass-1 = Idziesz pod pulpitem za czystym drutem do bezpiecznika i wyciągasz ten drugi.
event-s09-2-fail-1 =
    Wybierasz i tykanie przenosi się do twojej głowy. Wracasz po omacku wzdłuż rolet i liczysz za nie.
event-s09-3 =
    Wskazówka dochodzi do góry i odzywa się dzwonek, zwyczajny, jak w szkole. Wzdłuż hali otwierają się drzwi.
    Wchodzą ludzie w białych czepkach, z zimnem jeszcze na płaszczach, rozmawiają o okoniach i gdzie biorą, i
    zajmują miejsca przy pulpicie. Jeden odsuwa cię za łokcie, bo stoisz przy jego. „Od piątku na zmianie” –
    mówi. „Do domu”. Podkreśla coś w dzienniku. Za ostatnią roletą świta. O ścianę stoi oparty rower, na
    siodełku rosa, a łańcuch ktoś naoliwił.

# S10
event-s10 = Wszyscy twoi zmarli
event-s10-1 =
    Stoją pod ścianą korytarza jak w kolejce po chleb, wszyscy, za których trumną kiedyś szło się na cmentarz.
    Wuj Stepan przyniósł łopatę. Nikt na ciebie nie patrzy. Posuwają się, żeby zrobić miejsce, i między dwoma
    płaszczami jest luka.
event-s10-1-good-1 = Babka schowała dla ciebie piętkę chleba, z solą. Jeszcze ciepła.
event-s10-1-neutral-1 = Rozmawiają między sobą i nie o tobie.
event-s10-1-bad-1 = Słyszeli. Tu na dół też wszystko dochodzi. Jedno po drugim odwracają się do ściany.
event-s10-1-pass-1 = Witasz każdego po imieniu i otczestwie i idziesz dalej.
event-s10-1-fail-1 = Stajesz w luce. Kolejka posuwa się całą noc i zostawia cię na samym końcu.
event-s10-2 =
    Za zakrętem szereg ciągnie się dalej, dłuższy niż wszystkie twoje pogrzeby. Jeden stoi trochę odsunięty od
    ściany. Płaszcz się zgadza, blizna od młockarni też, ale buty ma nie na tych nogach, a obie ręce za
    plecami.
event-s10-2-pass-1 = Przechodzisz pod drugą ścianę. To, co było za plecami, zatrzaskuje się na powietrzu.
event-s10-2-fail-1 = Mówisz jego imię. To, co było za plecami, trafia cię po nogach i szereg się zamyka.
event-s10-3 =
    Kolejka kończy się przy stalowych drzwiach, którym przeciwwaga zeszła z liny. Trzeba je podnieść od dołu,
    jak klapę od piwnicy. Patrzą, jak plujesz w dłonie. Nikt nie pomaga, ale wuj Stepan ogląda, jak stawiasz
    stopy, i kiwa głową.
event-s10-3-pass-1 = Idą w górę, za kolana, za biodra, i zostają.
event-s10-3-fail-1 = Plecy puszczają z trzaskiem jak szczapa, a drzwi spadają tam, gdzie były.
event-s10-4 =
    Hala za nimi jest za jasna, żeby na nią patrzeć, więc nikt nie patrzy. Wchodzą za tobą pod drzwiami i
    szukają sobie miejsc w gruzie, na rurach i zwalonych belkach. Wuj Stepan siada na łopacie. Tak się robi
    przed długą drogą: siada się na chwilę i nic nie mówi, żeby droga była dobra. Wybierasz bęben po kablu.
    Naprzeciwko babka wygładza fartuch, rozgląda się, czy kogoś nie brakuje, i czeka trochę dłużej, niż się
    zwykle czeka. Potem klepie się w kolana i wszyscy wstają.

# S11
event-s11 = Błękitne światło
event-s11-1 =
    Najpierw światło wychodzi spod drzwi, niebieskie jak palnik gazu. Kładzie się na butach i ich nie grzeje.
    W środku zaczynają boleć zęby, jeden po drugim, a przy zamkniętych oczach da się czytać instrukcję
    przeciwpożarową na drugiej ścianie.
event-s11-2 =
    Nic w tej hali nie ma cienia. Schody, poręcz i przerwa, gdzie poręcz się kończy, są jednym płaskim
    błękitem, jak papier. Przed tobą, na wysokości podłogi, powoli obraca się martwa ćma.
event-s11-2-pass-1 = Woda. Cofasz stopę i idziesz brzegiem, od ćmy do ćmy.
event-s11-2-fail-1 = Następny stopień to basen. Wyłazisz w tym samym miejscu, ociekasz i tykasz.
event-s11-3 =
    Basen przecina suwnica. Skrzynkę sterowniczą naprawiono guzikami od dzwonków, żaden nie ma napisu,
    niektóre są wytarte do mosiądzu. W głębi stoją stelaże, a nad jednym woda drży jak powietrze nad piecem.
    Tam most nie może stanąć.
event-s11-3-pass-1 =
    Naciskasz guzik, którego nikt nie wytarł. Most ze stękaniem jedzie na drugą stronę, z dala od drżenia.
event-s11-3-fail-1 = Most staje nad drżącą wodą. Przywozi cię z powrotem, kiedy już się napatrzysz.
event-s11-4 =
    Po drugiej stronie drabina schodzi do okna w ścianie basenu. W szybie jest twoja twarz, a za szybą, w tym
    samym miejscu, twarz z twoją blizną i czterdziestoma latami więcej. Mówi ci coś, powoli, i wygląda na
    zadowoloną.
event-s11-4-pass-1 = Chuchasz na szybę, aż znikają obie twarze, i przekręcasz zasuwkę.
event-s11-4-fail-1 = Czytasz jej z warg. Wracasz tą samą drogą, żeby tego nie powtórzyć.
event-s11-5 =
    W pokoju za oknem błękit zbiega się w jedno. Schodzi ze ścian i wychodzi ci z rękawów, zbiera się nad
    odpływem, aż zmieściłby się w naparstku. Co opuści, odzyskuje kolor. Stoi tam wiadro przeciwpożarowe i
    jest czerwone. Przez cały ten czas za drutem uleciało ci z pamięci, jak bardzo; stoisz i patrzysz na
    wiadro. Masz brązowe dłonie z różowymi paznokciami. Naparstek błękitu obraca się przed tobą w powietrzu,
    bez pośpiechu, jak nasionko, które szuka, gdzie spaść, i wyciągasz dłoń.

# S12
event-s12 = Bicie serca
event-s12-1 =
    Idzie przez podeszwy: jedno uderzenie, potem nic, przez długość powolnego oddechu. Z każdym uderzeniem pył
    na podłodze skacze w pierścienie, a pęknięcie w szczytowej ścianie świeci na biało. Śruba, która leży
    blisko, stopiła się na płasko jak kopiejka.
event-s12-1-pass-1 = Co jakiś czas uderzenie się spóźnia. Czekasz na to jedno i przechodzisz w przerwie.
event-s12-1-fail-1 =
    Przechodzisz w uderzenie. Biel idzie przez ciebie jak przez okno i wytaczasz się po drugiej stronie.
event-s12-2 =
    Bliżej nie ma już przerwy, w której da się stać. Twoje tętno przejęło takt, najpierw w szyi, teraz za
    oczami; kiedy tamto czeka, czekasz i ty. Kałuża u stóp przestała się marszczyć. Wstaje w szpic i tak
    zostaje.
event-s12-2-pass-1 = Nucisz weselną piosenkę, fałszywie, nie do taktu, aż tętno jest znowu twoje.
event-s12-2-fail-1 = Między dwoma uderzeniami w twoim płaszczu nie ma nikogo. Odczołgujesz się wzdłuż ściany.
event-s12-3 =
    Nie jest większe od cielęcia. Leży w gnieździe stopionych rur pod rozbitą pokrywą, ciemne, bez twarzy, a
    przy każdym uderzeniu przez skórę przechodzi mu światło, jak wiatr przez jęczmień. Masz plan i masz na to
    worek. Zamiast tego klękasz i kładziesz na nim dłoń, nisko, tak jak twój dziadek w oborze, kiedy krowa się
    męczyła i nie dało się zrobić nic, tylko zostać. Drży. Uderzenie się potyka, zwalnia i schodzi do twojego.
    W całej Zonie, od Mokradeł po Poligon, psy przestają szczekać.

# S13
event-s13 = Zamknięty rdzeń
event-s13-1 =
    W ostatniej warstwie betonu jest studzienka, zwyczajna, ze stemplem wodociągów w Prypeci. Zaspawał ją
    dookoła człowiek, który pił: spoina błądzi, a w jednym miejscu w ogóle mija obręcz. Wszystko tu pokrywa
    szron, tylko nie żelazo.
event-s13-1-pick-1 = Łom w szparę i naprzyj.
event-s13-1-pick-2 = Palce pod obręcz. I hop.
event-s13-1-pass-1 = Spoina pruje się jak szew i pokrywa staje na kancie.
event-s13-1-fail-1 = Pokrywa idzie w górę, zawisa i spada na przedramię. Drugi raz w górę nie idzie.
event-s13-2 =
    Szyb pod spodem obito waciakami, są ich setki, żeby jakiś hałas nie wyszedł albo nie wszedł. Jest wśród
    nich tak cicho, że słychać powieki. Potem zaczynają się ruszać rękawy, bez przeciągu, najbliższe pierwsze,
    i ruszają się ku tobie.
event-s13-2-pass-1 = Zaplatasz ciasno własne ręce i opuszczasz się między rękawami.
event-s13-2-fail-1 = Opierasz się na nich. Są dobre. Podają cię na górę dopiero wieczorem.
event-s13-3 =
    Rdzeń to stalowe jajo na nogach, właz trzyma pierścień korb. Przywiązano do niego drutem instrukcję z
    maszyny, a obok kopię, w której kroki idą w innej kolejności. Na obu podpis tego samego inżyniera, tym
    samym zielonym atramentem.
event-s13-3-pass-1 = Na jednej drżała ręka. Idziesz za drugą i korby chodzą jak po maśle.
event-s13-3-fail-1 =
    Przy ostatniej korbie dmucha ci za kołnierz suche ciepło. Nim się skończy, jesteś u góry szybu.
event-s13-4 =
    Zaciskasz powieki. To, co wychodzi, obok policzka, to powietrze. Jest łagodne i trochę wilgotne, pachnie
    pąkami topoli i rzeką, i jest to powietrze pewnej nocy z końca kwietnia, sprzed wpół do drugiej, na które
    wylano górę betonu. Idzie obok ciebie w górę szybu i wszystkie puste rękawy unoszą się, żeby je
    przepuścić. W jaju wisi kawałek ciemności z gwiazdami. Słowik próbuje dwóch nut, urywa i próbuje znowu.
    Przytrzymujesz właz ramieniem. Nikt nie każe ci go zamknąć.

# S14
event-s14 = Czworo drzwi
event-s14-1 =
    Pierwsze są tylko ze sklejki. Z dziurki od klucza biegnie nić, woskowana, taka, na jakiej wiesza się
    kiełbasy, wzdłuż listwy i w górę, do półki pełnej kół zamachowych. Węzeł jest rzeźnicki i zawiązano go po
    to, żeby go znaleźć. Niżej jest druga nić.
event-s14-1-pass-1 = Ściskasz dolną w palcach, przecinasz i opuszczasz luz na podłogę.
event-s14-1-fail-1 = Półka puszcza. Siedzisz w korytarzu, dzwoni ci w uchu, a drzwi zajęło żelastwo.
event-s14-2 =
    Drugie nie mają skrzydła. W futrynie wisi drżenie, a pokój za nim wydaje się trochę za duży. Kij od
    miotły, wsunięty w środek, wraca o dłoń dłuższy i osmalony. Drżenie puchnie i kurczy się, a swoje rozmiary
    wypaliło na framudze.
event-s14-2-pass-1 = Czekasz, aż skurczy się do kreski na twoim wzroście, i wchodzisz.
event-s14-2-fail-1 = Wchodzisz przy złej kresce. Oddaje cię na korytarz, w ciasnej, mrowiącej skórze.
event-s14-3 =
    Trzecie to drzwi twoich rodziców, obite ceratą, z mosiężnymi ćwiekami, jednego brak. Za nimi przez
    przedpokój idą kapcie. Ktoś zakłada łańcuch. „Kto tam?” – pyta głos, który od lat zna twój krok na
    schodach.
event-s14-3-good-1 = „Tyle dobrego o tobie piszą” – mówi głos. Przez ceratę pachnie zupą.
event-s14-3-neutral-1 = „Tyle lat i ani słowa” – mówi głos i czeka.
event-s14-3-bad-1 = „Ludzie do nas piszą” – mówi głos. Nie mówi co.
event-s14-3-pass-1 = „Nikt” – mówisz. Łańcuch opada, a za drzwiami jest goły beton.
event-s14-3-fail-1 = Mówisz im. Nie chcą o tym słyszeć i odprowadzają cię słowami do samego dołu schodów.
event-s14-4 =
    Czwarte są z ołowiu, odlane w całości i zawieszone tak równo, że ruszają się, gdy pchasz, i stają, gdy
    stajesz. Przed nimi wysypano piasek, żeby ślizgały się buty. W piasku są bruzdy, głębokie jak koleiny przy
    bramie na pole.
event-s14-4-pass-1 = Wbijasz pięty w najgłębszą bruzdę i pchasz, aż ołów się obróci.
event-s14-4-fail-1 = Kolano ustępuje przed ołowiem. Drzwi zamykają się miękko tuż przed twoją twarzą.
event-s14-5 =
    Za ołowiem jest wąski pokój z krzesłem i tablicą wielką jak wrota stodoły, całą w małych lampkach, bez
    jednego napisu. Ale gęste skupisko jest tam, gdzie byłby Zajazd, i dwie blisko siebie nad Jeziorem Białym;
    jedna pełznie pod Czerwonym Lasem i staje tam, gdzie człowiek stanąłby posłuchać. Lampka przy twoim kciuku
    przygasa z każdym wydechem. Pod tablicą jest przełącznik z drucianą plombą i tego nie ruszasz. Przysuwasz
    krzesło. Na dolnym brzegu, przy kordonie, zapala się nowa lampka, mruga i rusza na północ.
