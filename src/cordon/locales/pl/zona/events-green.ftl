# G01
event-g01 = Obława przy posterunku
event-g01-headquarters =
    Pod płotem Sztabu poborowi wywracają ludziom kieszenie. Co zatrzymują, idzie do odwróconego hełmu; czego
    nie chcą, idzie w błoto. Sierżant pracuje z ołówkiem za każdym uchem i nigdy nie patrzy sobie pod nogi.
event-g01-headquarters-pass-1 = Przy jego obcasie leży złożony banknot. Klękasz i długo wiążesz sznurowadło.
event-g01-headquarters-fail-1 = Stuka ołówkiem w twoją kieszeń na piersi, a potem podsuwa otwartą dłoń.
event-g01-headquarters-pick-1 = Połóż mu banknot na dłoni i podziękuj.
event-g01-headquarters-pick-2 = „Szukajcie do woli, szefie”. Czekaj na kolbę.
event-g01-dump =
    Żołnierze byli na Wysypisku przed tobą i każdą hałdę oznaczyli kredą, krzyżykiem albo kółkiem. Kredę
    rozmył deszcz. Na najbliższej kółko ściekło w kształt gruszki, a na czubku sroka zbudowała gniazdo, całe z
    drutu bezpiecznikowego.
event-g01-dump-pass-1 = Kółka to te, po które chcą wrócić. Wyprzedzasz ich.
event-g01-dump-fail-1 = Czytasz kredę na odwrót. Po paru minutach zęby smakują monetami.
event-g01-other =
    Najpierw psy, potem gwizdki. Tyraliera przeczesuje okolicę, tak gęsto, że mogliby podawać sobie papierosa
    z ręki do ręki. Jeden idzie w kapciach, a buty wiszą mu na szyi na sznurowadłach.
event-g01-other-pass-1 = Leżysz pod zeszłoroczną paprocią, a kapcie mijają cię bez pośpiechu.
event-g01-other-fail-1 = Pies skręca w twoją stronę i biegniesz przy samej ziemi, aż gwizdki rzedną.

# G02
event-g02 = Zawalona stodoła
event-g02-farms =
    Stodoła uklękła na własnym sianie. Spod kalenicy wystaje róg marynarskiej skrzyni, choć stąd wszędzie
    daleko do morza. Jaskółki wlatują i wylatują szparą nie szerszą niż dłoń i za każdym razem, gdy któraś
    wlatuje, z belki sypie się trochę kurzu.
event-g02-farms-pick-1 = Podważaj belkę żelazem, po centymetrze.
event-g02-farms-pick-2 = Na brzuchu, tamtędy, co jaskółki.
event-g02-farms-pass-1 = Pod krokwiami jest pusto. Wycofujesz się z naręczem rzeczy ze skrzyni.
event-g02-farms-fail-1 = Krokiew siada ci na plecaku. W plecaku coś pęka.
event-g02-quarry =
    Ktoś postawił stodołę pod ścianą Kamieniołomu i ściana przeszła mu przez dach. Obok sterty stoi Hryć z
    gotowymi banknotami w ręce. Pod spodem ma motocykl, mówi. Czuć go: silnik wciąż pracuje.
event-g02-quarry-pass-1 = Nadproże idzie w górę na twoich plecach. Hryć wyciąga maszynę i płaci.
event-g02-quarry-fail-1 = Nadproże się ześlizguje. Hryć opatruje ci dłoń i idzie szukać kogoś większego.
event-g02-other =
    Przy drodze stoi jeszcze pół stodoły i to pół jest suche. Słoma na klepisku zachowała kształty śpiących,
    jeden przy drugim, wszyscy głową do wrót. Zaczyna padać na dobre.
event-g02-other-pass-1 = Zajmujesz wgłębienie pod ścianą i przesypiasz noc na jednym boku.
event-g02-other-fail-1 = Ilekroć zamykasz oczy, słoma obok szeleści i robi miejsce.

# G03
event-g03 = Ognie o zmierzchu
event-g03-swamp =
    Na czarnej wodzie Mokradeł stoją płomyki, w równych odstępach, ulica oświetlona dla nikogo. Nie dymią.
    Chodzi między nimi czapla, podnosi nogi i w jednym miejscu starannie obchodzi puste powietrze. Twoje deski
    prowadzą właśnie tam.
event-g03-borderland =
    Grzybiarze rozpalili na drodze przez Pogranicze ognisko ze słupków od płotu i smoła w drewnie pali się na
    zielono. Za parę groszy jest zupa szczawiowa i gdzie się położyć. Worki ułożyli za ostatnim wozem, poza
    światłem. Pies, który jest do nich uwiązany, chyba śpi.
event-g03-borderland-pick-1 = Zapłać za zupę i wyciągnij nogi.
event-g03-borderland-pick-2 = „Dziękuję, po obiedzie”. Zajdź za wóz.
event-g03-borderland-pass-1 = Pies wzdycha i śpi dalej. Worek otwiera się bez dźwięku.
event-g03-borderland-fail-1 = Pies jednak nie śpi. Podnoszą płonący słupek, żeby obejrzeć twoją twarz.
event-g03-other =
    Na zachodzie pali się stara trawa, niską, powolną linią. Po tej stronie ziemia zrobiła się ciepła i siedzą
    na niej myszy, bez strachu. Pierwszy raz od czwartku zdejmujesz buty i patrzysz, jak linia schodzi w
    dolinę.

# G04
event-g04 = Rekwizycja
event-g04-headquarters =
    „Na potrzeby garnizonu” – mówi kwatermistrz w Sztabie i pokazuje łyżką na twój plecak. Je z puszki
    skondensowane mleko. Płaci jednak, banknotami jeszcze w bankowej opasce. Kolejka za tobą ucichła, żeby
    zobaczyć, z jakiej gliny jesteś.
event-g04-headquarters-pick-1 = „Bierzcie. Ale liczymy tutaj, na głos”.
event-g04-headquarters-pick-2 = „Niech garnizon potrzebuje czego innego”.
event-g04-headquarters-pass-1 = Oblizuje łyżkę, wzrusza ramionami i woła następnego.
event-g04-headquarters-fail-1 =
    Głos ci się łamie. Nim dochodzisz do bramy, wszyscy znają już opowieść o twoich błaganiach.
event-g04-farms =
    Odkąd wojsko zabrało krowę, Paraska przyjmuje w oborze. W kołchozie pomagała weterynarzowi. Wzdłuż żłobu
    stoi jodyna w butelkach po wódce, a igłę Paraska grzeje pod pachą, zanim na kogokolwiek spojrzy.
event-g04-farms-pick-1 = Zapłać Parasce i podwiń rękaw.
event-g04-other =
    Ciężarówka, jednemu zarekwirowana, przez drugiego porzucona, tarasuje drogę z opuszczoną klapą. Do kabiny
    wciąż przybity jest kwit, ostemplowany, podpisany i wystawiony na Nikogo. Ślady butów chodzą dookoła i
    dookoła, a odchodzą tylko w jedną stronę.
event-g04-other-pass-1 = Idziesz śladami wstecz, do koperty z banknotami pod gumową matą kierowcy.
event-g04-other-fail-1 = Pod klapą jest żyłka. Gwoździe bierze na siebie plecak.

# G05
event-g05 = Coś w trzcinach
event-g05-quarry =
    Zalane wyrobisko Kamieniołomu zarosło trzciną, a z drugiej strony coś toruje w niej ścieżkę. Staje, kiedy
    stajesz. Najpierw dochodzi zapach: mokry pies i strużyny z ołówka.
event-g05-swamp =
    W trzcinach tkwi płaskodenka, a obok w mule sterczy drąg. Na całych Mokradłach rechoczą żaby, tylko przy
    łodzi żadna. W zęzie bryłka jak żywy węgiel sama przewraca się na drugą stronę i puszcza nitkę pary.
event-g05-swamp-pass-1 = Znajdujesz oczy, czekasz, aż się zanurzą, i sięgasz po węgiel.
event-g05-swamp-fail-1 = Patrzysz tylko na węgiel. Po drugiej stronie trzciny się rozstępują.
event-g05-other =
    Rów przy ścieżce zarósł suchą trzciną, na wysokość człowieka, i grzechocze, choć nie ma wiatru. Na jednej
    łodydze wisi kolejarska czapka. Wisi na wysokości głowy, trochę przekrzywiona, jak u kogoś, kto słucha.
event-g05-other-pass-1 =
    Przechodzisz na drugą stronę i idziesz dalej z kamieniem w każdej pięści. Czapka zostaje.
event-g05-other-fail-1 = Czapka się pochyla. To, co ją nosi, stoi już przodem do ciebie.

# G06
event-g06 = Skrytka przemytników
event-g06-borderland =
    Przydrożny krzyż przy brodzie na Pograniczu ma nowy cokół i cement pachnie ropą. Po stronie od pola
    wprawiono stalowe drzwiczki, a na dziurce od klucza naklejony jest papierowy święty Mikołaj. Przed nim
    świeże chabry, w łusce po pocisku.
event-g06-borderland-pick-1 = Wyłam, razem ze świętym.
event-g06-borderland-pick-2 = Świętego zostaw w spokoju i obejrzyj zawiasy.
event-g06-borderland-pass-1 = Sworznie zawiasów są fałszywe. Wysuwasz jeden i opróżniasz bliższą półkę.
event-g06-borderland-fail-1 = Puszcza sprężyna i krawędź drzwiczek spada ci na knykcie.
event-g06-dump =
    Na Wysypisku pod wanną leży druga wanna, brzegiem do brzegu, a między nimi przemytnicy trzymają to, co nie
    lubi wilgoci. Obie są żeliwne. Z przodu zostawili kawałek chodnika ze schodów, pod kolana.
event-g06-dump-pass-1 = Podkładasz bark pod brzeg i górna wanna się przewraca.
event-g06-dump-fail-1 = Wanna przewraca się nie w tę stronę, na plecak.
event-g06-other =
    „Nie tu, na widoku” – mówi człowiek, który czekał na kogo innego. Prowadzi cię za pryzmę piasku do
    posypywania i rozwija ceratę. Jest na niej jedna porządna rzecz, jeszcze w fabrycznym smarze. Człowiek ma
    katar i wciąż za niego przeprasza; za cenę nie.
event-g06-other-pick-1 = Zapłać, zanim przyjdzie tamten kupiec.

# G07
event-g07 = Ranny nieznajomy
event-g07-farms =
    O studnię pustego gospodarstwa opiera się człowiek z nogą obwiązaną tasiemkami od fartucha. O nic nie
    prosi. Przesuwa się, żeby zrobić ci miejsce, płaszcz się rozchyla i na trawę wypada portfel. Patrzy na
    portfel, potem na ciebie.
event-g07-farms-pick-1 = Zostaw mu coś swojego, co mu się przyda.
event-g07-farms-pick-2 = Podnieś portfel i idź dalej.
event-g07-farms-pick-3 = „Na tę nogę nic nie mam”. Życz mu suchej nocy i idź dalej.
event-g07-swamp =
    Leży od wczoraj na jedynej suchej kępie, ze złamanym obojczykiem, i gada, żeby woda nie podchodziła. Tak
    to ujmuje. Gada dalej, kiedy niesiesz ją przez Mokradła, i są to powiedzonka twojej własnej matki.
event-g07-swamp-pass-1 = Odpowiadasz jej całą drogę, aż na groblę, gdzie ludzie widzą, kto ją przyniósł.
event-g07-swamp-fail-1 = Oddajesz ją furmanom. Głos zostaje przy tobie.
event-g07-other =
    Dwóch furmanów wiezie obcego na drzwiach i nie mogą się zgodzić, kto zapłaci pielęgniarce. Ktoś
    potraktował go widłami ogrodowymi; plamy na bandażu są w równych odstępach. Wodzi oczami od twarzy do
    twarzy, uprzejmie, jak gość przy niewłaściwym stole.
event-g07-other-pick-1 = „Dość. Płacę za pielęgniarkę. Podnoście”.

# G08
event-g08 = Strzały w oddali
event-g08-quarry =
    Strzały obiegają ściany Kamieniołomu, aż nikt nie powie, gdzie się zaczęły. Przy kruszarce myśliwi
    osaczyli bestię i nie został im ani jeden nabój. Prowadzący, w blezerze chóru kościelnego, podaje ci drąg
    i obiecuje część nagrody.
event-g08-quarry-pass-1 = Przyszpilasz ją do taśmociągu, aż przestaje się ruszać. Odliczają twoją część.
event-g08-quarry-fail-1 = Wchodzi pod drągiem i ścina cię z nóg.
event-g08-headquarters =
    Z wieży ciśnień strzelec bije w dziedziniec Sztabu, jeden nabój i długa przerwa, tempem kogoś, kto
    rozwiązuje krzyżówkę. Wartownicy leżą. Na środku stoi skrzynia z zaopatrzeniem, tak jak ją puścili ci, co
    nieśli.
event-g08-headquarters-pick-1 = W następnej przerwie biegnij po skrzynię.
event-g08-headquarters-pass-1 = Widzisz błysk, padasz i przelatuje górą. Potem skrzynia jest twoja.
event-g08-headquarters-fail-1 = Ta przerwa jest krótka. Wracasz bez skrzyni i nie w całości.
event-g08-other =
    Strzał, daleko. Długo po echu z brzozy obok ciebie sypią się gałązki. Wrony na sąsiednim drzewie tylko
    trochę przesuwają się po gałęzi. Od rana miały czas nauczyć się, gdzie jest bezpiecznie.
event-g08-other-pass-1 = Idziesz stanąć pod wronami. Następny nie dolatuje.
event-g08-other-fail-1 = Podnosisz głowę, żeby znaleźć strzelca. On znajduje twój bark.

# G09
event-g09 = Cieknące beczki
event-g09-dump =
    Na zboczu Wysypiska popękały beczki, a pokrzywy poniżej wyrosły wyżej niż dom, białe jak kiełki w piwnicy.
    Wśród łodyg stoi skrzynka mechanika z podniesionym wiekiem. Ziemia wokół wyschła w krąg i trzeszczy, kiedy
    spadnie na nią liść.
event-g09-dump-pick-1 = Wstrzymaj oddech i brnij do skrzynki.
event-g09-swamp =
    To, co cieknie z beczki, nie miesza się z wodą Mokradeł. Leży na dnie paciorkami, które staczają się po
    pochyłości, a po chwili toczą się pod górę. Jeden paciorek stwardniał. Wisi nad nim martwy szczupak,
    pyskiem w dół, i powoli się obraca.
event-g09-swamp-pass-1 = Odmierzasz paciorki szczupakiem i między dwoma obrotami wyjmujesz ten twardy.
event-g09-swamp-fail-1 = Sięgasz, kiedy wracają. Woda wokół nadgarstka robi się gorąca.
event-g09-other =
    Komu zapłacono za wywóz beczek, ten wywiózł je aż tutaj. Stoją wzdłuż drogi z zamalowanymi etykietami.
    Jedna rozeszła się na szwie, a na kałuży pod nią jest kożuch tak mocny, że widać na nim ślady pliszki, do
    połowy.
event-g09-other-pass-1 = Odczytujesz napis spod farby i obchodzisz od nawietrznej.
event-g09-other-fail-1 = Obchodzisz od złej strony, z wiatrem w twarz.

# G10
event-g10 = Piec starego
event-g10-borderland =
    Stary Panas wymurował piec w posterunku celnym na Pograniczu i pali w nim deklaracjami. Zapiecek jest dość
    szeroki dla gościa. Za parę groszy obejrzy też, co boli. W wojsku był sanitariuszem i odchodząc, zatrzymał
    torbę.
event-g10-borderland-pick-1 = Zapłać Panasowi i niech otwiera torbę.
event-g10-farms =
    Piec Hanny jest w niebieskich kaflach, na każdym inna ryba, i każdy gość, nim siądzie, musi wybrać swoją.
    Wybierasz lina. Hanna kiwa głową, stawia przed tobą pierogi i kiszonego arbuza i zabiera ci zegarek, póki
    talerz nie będzie pusty.
event-g10-other =
    Dom spalił się wokół pieca, a piec stoi w trawie i deszcz spływa mu po ramionach. Pali się w nim. Stary
    obok mówi dobry wieczór i dalej nakrywa wzdłuż rzędu cegieł, który był ścianą kuchni.
event-g10-other-pass-1 = Siadasz, gdzie pokazuje, i jesz, co jest. Jest gorące.
event-g10-other-fail-1 = Nie możesz się zmusić, żeby tam usiąść. Dziękujesz mu z drogi.

# G11
event-g11 = Osuwisko
event-g11-quarry =
    Górny taras Kamieniołomu puszcza akurat nad tobą. Najpierw żwir, stukocze prawie grzecznie. Za nim zjeżdża
    po zboczu budka warsztatowa, prosto, na płozach, w oknie imadło wciąż przykręcone do stołu.
event-g11-quarry-pass-1 = Odskakujesz. Budka staje obok, a imadło jeszcze się zamyka.
event-g11-quarry-fail-1 = Żwir podcina ci nogi i odkopujesz się do zmroku.
event-g11-dump =
    Cały tydzień woda podmywała Wysypisko. Teraz jego ściana się rusza, mniej więcej tak szybko jak minutowa
    wskazówka, i wychylają się z niej pralki z otwartymi drzwiczkami. Jedna wyprzedziła resztę i kołysze się
    na wężu.
event-g11-dump-pass-1 = Odsuwasz się w porę. Mija cię i ciągnie za sobą pończochę.
event-g11-dump-fail-1 = Pilnujesz tej jednej. Po plecaku przetacza się inna.
event-g11-other =
    W nocy nasyp zjechał na drogę i przywiózł przystanek. Stoi prosto pośrodku błota, suchy w środku, rozkład
    jazdy bez trudu da się przeczytać. Ławkę zajęła koza.
event-g11-other-pass-1 = Przechodzisz po sztachetach i ledwo brudzisz kolana.
event-g11-other-fail-1 = Przy każdym kroku błoto nie chce oddać buta. Koza ogląda wszystko do końca.

# G12
event-g12 = Szepczące radio
event-g12-headquarters =
    Kapral łączności w Sztabie ma na nocnej częstotliwości szept i boi się zameldować. Liczy słupki, mówi
    kapral, i wychodzi mu dobrze. Zapłaci temu, kto go uciszy, zanim przyjdzie kapitan. Słuchawki podłożył
    dwiema kromkami razowca.
event-g12-headquarters-pass-1 = Do anteny przecieka zakopana linia. Przecinasz ją, a kapral płaci.
event-g12-headquarters-fail-1 =
    Po twojej naprawie szepczą wszystkie głośniki w obozie i pytają, czyja to robota.
event-g12-swamp =
    Na Mokradłach, na olsze, wisi bakelitowy odbiornik, kabel schodzi do wody. Szepcze wskazówki tonem
    dworcowej zapowiadaczki. Przy pniu w lewo, mówi. Teraz proszę uklęknąć i zdjąć rękawiczki.
event-g12-swamp-pass-1 = Słuchasz aż do rękawiczek, zostawiasz je na rękach i kopiesz.
event-g12-swamp-fail-1 = Robisz wszystko, co każe, i budzisz się na stojąco, a twoje usta mówią razem z nim.
event-g12-other =
    Nikt tu nie ma włączonego radia, a jednak jest stacja, szepcze z drutu płotu, gdy tylko zbliżysz dłoń.
    Podaje przepis na powidła. Przy cukrze urywa i zaczyna znów od śliwek.
event-g12-other-pass-1 = Wkładasz ręce do kieszeni, a powidła niech się przypalą.
event-g12-other-fail-1 = Czekasz, żeby usłyszeć, ile cukru. Kiedy puszczasz drut, rękaw jest mokry od rosy.

# G13
event-g13 = Zdziczały inwentarz
event-g13-farms =
    Stado puszczono wolno przy ewakuacji i od tej pory dochowało się własnego stada. W sadzie słychać stare
    dzwonki, a noszą je zwierzęta, których nikt nie uczył na nie przychodzić. Ten, który idzie teraz za
    kurnikiem, jest za nisko jak na krowę.
event-g13-dump =
    Knur z jakiejś stacji hodowlanej, z kolczykiem w uchu, zajął Wysypisko i złomiarze nie pracują od
    niedzieli. Zrobili składkę do skarpety dla tego, kto go wypędzi. Skarpeta jest pełna. Przynieśli też
    składane krzesła.
event-g13-dump-pass-1 = Przeganiasz go przez płot zderzakiem. Skarpeta jest twoja.
event-g13-dump-fail-1 = Zawraca w miejscu i trafia cię w kolano.
event-g13-other =
    Na cierniach, na wysokości oczu, wisi wełna, szara i tłusta, co parę kroków świeży kłaczek. Owcza, bez
    dwóch zdań. W bobkach pod spodem pełno jest piór.
event-g13-other-pass-1 = W porę łapiesz zapach i wycofujesz się z wiatrem. Ciernie milczą.
event-g13-other-fail-1 = Pod butem trzaska gałązka. Tuż obok coś ciężkiego kładzie się, żeby poczekać.

# G14
event-g14 = Martwy kurier
event-g14-borderland =
    Leży obok roweru w rowie na Pograniczu, spinacze na nogawkach, żadnego śladu na ciele. Torba zamknięta
    jest woskiem ze świecy, z odciskiem kciuka. W Wiosce znają ten rower. Od rana nasłuchują, czy nie brzęczy
    obluzowana osłona łańcucha.
event-g14-borderland-pick-1 = Złam wosk i weź pieniądze.
event-g14-quarry =
    Kurier spadł z krawędzi Kamieniołomu i ktoś był tu przed tobą; zabrali mu nawet guziki. Zostawili czerwoną
    nitkę przywiązaną do paska. Na takiej nitce kurierzy spuszczają przed sobą paczkę. Biegnie między głazy.
event-g14-quarry-pass-1 = Skrawek za skrawkiem idziesz za czerwienią przez piarg, aż do paczki w szczelinie.
event-g14-quarry-fail-1 = Nitka kończy się na oście. Zakrywasz mu twarz i odchodzisz.
event-g14-other =
    Oczy kuriera ktoś już zamknął, a rogi płaszcza przycisnął kamieniami. Przeoczył podszewkę. Szeleści, a
    ścieg, drobniutki i równy, układa się w nazwisko pewnej wdowy z Zajazdu.
event-g14-other-pick-1 = Rozpruj podszewkę. Wdowy sobie radzą.
event-g14-other-pick-2 = Złóż płaszcz i zadbaj, żeby go dostała.

# G15
event-g15 = Nocny patrol
event-g15-headquarters =
    Po godzinie policyjnej patrol Sztabu wychodzi w filcowych ochraniaczach i słychać tylko pałąk latarni.
    Porucznik Bohdan ma taryfę dla spotkanych po ciemku; mówią, że uczciwą. Druga droga prowadzi pod murem
    psiarni.
event-g15-headquarters-pick-1 = Poczekaj na latarnię i zapłać według taryfy.
event-g15-headquarters-pick-2 = Mur psiarni. Psy też muszą spać.
event-g15-headquarters-pick-3 = „Papiery? Proszę je zatrzymać, poruczniku. Do akt”.
event-g15-headquarters-pass-1 =
    Poruszasz się z szybkością mchu. Wzdłuż całego muru nie brzęka ani jeden łańcuch.
event-g15-headquarters-fail-1 = Brzęka łańcuch. Najpierw biją, potem pytają, jak się nazywasz.
event-g15-borderland =
    Przez buraczane pola Pogranicza patrol daje znaki latarką, długi błysk i krótki. Odpowiedź pada dużo
    bliżej, niż powinna. Stamtąd czuć pastę do butów.
event-g15-borderland-pass-1 = Leżysz między rzędami, aż pasta się oddali.
event-g15-borderland-fail-1 = Latarka błyska ci prosto w twarz. Nazywają to mandatem.
event-g15-other =
    Na ścieżce patrol stanął nad partią szachów. Szachownica leży na masce łazika pod czerwoną lampką, a
    szeregowy, który wygrywa, nie ma do tego prawa. Może potrwać do rana. Za nimi jest jedyny suchy grunt.
event-g15-other-pass-1 = Krzyczą o gońca, a ty przechodzisz za łazikiem.
event-g15-other-fail-1 = Czołgasz się naokoło, przez wszystko, co mokre, a oni dalej grają.

# G16
event-g16 = Kwaśna mgła
event-g16-swamp =
    Mgła stoi na Mokradłach płytami, kwaśna jak serwatka, a płyty mają krawędzie. Między dwiema można policzyć
    komary. W następnej jakaś kobieta jakby rozwiesza prześcieradła, o wiele więcej, niż komukolwiek potrzeba.
event-g16-swamp-pass-1 = Wiesz już, jak płyty dryfują, i odpoczywasz w czystym przejściu.
event-g16-swamp-fail-1 = Wchodzisz między prześcieradła i długo nie możesz znaleźć końca sznura.
event-g16-farms =
    W chałupie mieszkała mgła i skwasiła nawet klej, tak że tapeta odchodzi długimi jęzorami. Pod nią są
    drzwiczki szafy. Stajesz i słuchasz. Po drugiej stronie ktoś oddycha, razem z tobą.
event-g16-farms-pass-1 = Wstrzymujesz oddech, aż i tam ucichnie. Wtedy otwierasz i bierzesz, co jest.
event-g16-farms-fail-1 = Wstrzymujesz oddech. Tam ktoś oddycha dalej.
event-g16-other =
    Niska i żółtawa, idzie od wschodu z zapachem wody po ogórkach. Pająki zwinęły przed nią sieci. Drogą przed
    mgłą idzie szary kot, niespecjalnie szybko, i co jakiś czas ogląda się za siebie.
event-g16-other-pass-1 = Idziesz za kotem pod górę. Robi to nie pierwszy raz.
event-g16-other-fail-1 = Przeczekujesz w zagłębieniu, a właśnie tam zbiera się taka mgła.

# G17
event-g17 = Aukcja złomu
event-g17-dump =
    W dni aukcji Wysypisko jest zamiecione. Towar leży na maskach samochodów, a pani Rozalia przybija chochlą;
    co uderzy dwa razy, tego już nie ma. W przerwach przyjmuje też towar od publiczności, ale wpierw go
    nadgryza.
event-g17-headquarters =
    Sztab wyprzedaje to, co spisał ze stanu. Wszystko leży w garażu za łańcuchem, numery inwentarzowe
    spiłowano tak niedawno, że podłoga się skrzy. Jedna rzecz nie wyszła jeszcze z opakowania. Sierżant trzyma
    na niej dłoń i z namysłem ogląda sufit.
event-g17-headquarters-pick-1 = Podaj cenę sierżanta i zapłać.
event-g17-other =
    Mija cię trójkołowa furgonetka, staje i wraca na wstecznym. Kierowca skupuje na aukcję, byle co, gotówka
    od ręki. Wagi nie ma, więc bierze towar w ramiona i waży z zamkniętymi oczami, kołysząc się lekko, jak w
    pamiętanym tańcu.
event-g17-other-pick-1 = Połóż mu w ramionach coś z plecaka.

# G18
event-g18 = Zamurowany tunel
event-g18-quarry =
    Starą sztolnię Kamieniołomu zatkano podkładami kolejowymi i warstewką cementu. Szparą u dołu sączy się
    niebieskie światło, akurat tyle, żeby czytać. Rośnie w nim poziomka z dojrzałymi owocami. Wszędzie indziej
    na ziemi leży szron.
event-g18-quarry-pick-1 = Zacznij łomem od najniższego podkładu.
event-g18-quarry-pick-2 = Weź rozbieg, barkiem naprzód.
event-g18-quarry-pick-3 = Niech zostanie zamknięte. Ktoś się przy tym napocił.
event-g18-quarry-pass-1 = Podkład pęka i to, co świeciło, wytacza się do twojego buta.
event-g18-quarry-fail-1 = Ściana leci, cała, na twoją stronę.
event-g18-borderland =
    Pod torami na Pograniczu jest tunel, który zamurowały dwa państwa, każde od swojego końca, według własnych
    rysunków. Emerytowany celnik zapłaci za pewność, czy połówki kiedykolwiek się spotkały. Daje ci świeczkę i
    oba rysunki. Nie pasują do siebie.
event-g18-borderland-pass-1 = Jeden rysunek to kalka, na odwrót. Odwrócony pasuje i celnik płaci.
event-g18-borderland-fail-1 = Mierzysz nasyp krokami tam i z powrotem, aż kończy się świeczka.
event-g18-other =
    Jedna studzienka jest zaspawana. Następna tylko tak wygląda: leszczynowy klin trzyma pokrywę uchyloną na
    palec. W dole biegnie kanał techniczny, w kaflach jak łaźnia, a co parę kroków wisi na gwoździu emaliowany
    kubek. Wszystkie kubki są czyste.
event-g18-other-pass-1 = Za jednym kubkiem kafel jest luźny, a pod nim ktoś schował coś pożytecznego.
event-g18-other-fail-1 = Kubki, kubki, potem krata. I cała droga z powrotem.

# G19
event-g19 = Kłótnia o zbiory
event-g19-farms =
    W Gospodarstwach dwaj bracia odziedziczyli to samo kartoflisko i dziś każdy przyszedł z cepem. Między nimi
    stoją pełne worki. Żony siedzą obok siebie na wozie, łuskają fasolę do jednej miski i pytają, czy to nie
    byłby kłopot.
event-g19-farms-pass-1 = Wyrywasz oba cepy. Żony płacą ci spod fasoli.
event-g19-farms-fail-1 = Jeden cep zatrzymuje się w porę. Drugi nie.
event-g19-headquarters =
    Chłopi przyszli do Sztabu w sprawie żyta, przez które przejechał czołg, i jako dowód położyli na schodach
    płaskie źdźbła. Major chce iść na obiad. Uczciwy człowiek mógłby im zapłacić, podsuwa. Albo świadek mógłby
    widzieć sarny, a potem obejrzeć magazyn.
event-g19-headquarters-pick-1 = Zapłać chłopom za żyto.
event-g19-headquarters-pick-2 = „Sarny, panie majorze. Bardzo dużo saren”.
event-g19-other =
    Tam, gdzie droga ma szerokość jednego wozu, spotkały się dwa ładunki dyń i żaden się nie cofnie. Każdy z
    woźniców wzywa cię na sędziego, na dusze swoich zmarłych. Na wierzchniej dyni z lewej ktoś wydrapał wąsy,
    bardzo podobne do wąsów tego z prawej.
event-g19-other-pass-1 = Chwalisz oba konie i przeciskasz się między kołami.
event-g19-other-fail-1 = Mówisz słowo za jednym. Drugi ma wszędzie kuzynów.

# G20
event-g20 = Świecący staw
event-g20-swamp =
    W stawie, głęboko, wisi zielone światło, a grzybienie zeszły się nad nim. Na brzegu wcześniejsi goście
    powbijali olchowe paliki, żeby pokazać, dokąd wolno. Paliki się ukorzeniły. Wszystkie chylą się do środka.
event-g20-quarry =
    Na dnie Kamieniołomu świeci sadzawka. Wokół leżą śruby rzucone przez poprzedników: niektóre przeżarła
    rdza, inne błyszczą bardziej niż w dniu, kiedy je nacięto. Pośrodku, na stożku gruzu, siedzi coś nie
    większego od cebuli.
event-g20-quarry-pass-1 = Wchodzisz po rdzawych śrubach i wracasz z cebulą.
event-g20-quarry-fail-1 = Ufasz tym błyszczącym. Blask zostaje na dłoniach.
event-g20-other =
    Za przewróconym płotem leży okrągły staw strażacki i świeci. Krążą w nim karpie, pysk za ogonem, wszystkie
    w jedną stronę. Pośrodku kręgu woda ma wgniecenie, wielkości talerza, które trzyma kształt na wietrze.
event-g20-other-pick-1 = Wejdź, póki karpie krążą.
event-g20-other-pass-1 = Idziesz krok w krok z karpiami i wgniecenie oddaje, co w nim leży.
event-g20-other-fail-1 = Karpie stają. Nim wyjdziesz, blask sięga ci pasa.

# G21
event-g21 = Karawana wymienna
event-g21-good =
    Karawana stanęła wcześniej, ze względu na ciebie. Przewodnik każe zdjąć plandeki ze wszystkich wozów i
    posyła po herbatę, która przychodzi w słoikach po dżemie. Ich wielbłąd, zostawiony przez cyrk w Homlu,
    stoi akurat przed najlepszym towarem i trzeba go poprosić, żeby się przesunął.
event-g21-neutral =
    Co wiozą, to już obiecane, mówi kobieta na pierwszym wozie, ale kupują. Rozkłada na drodze derkę i
    przyciska rogi serami. Kiedy wykładasz swoje rzeczy, patrzy tylko na twoje paznokcie.
event-g21-bad =
    Ktoś im cię opisał. Na twój widok wozy się zwierają, a poganiacz rozwija bat i kładzie go sobie na
    kolanie. Na ostatnim wozie luźna jest klapa. Z każdą koleiną tobołek przesuwa się bliżej brzegu.
event-g21-bad-pass-1 = Trzymasz się z daleka, aż trafi się ta właściwa koleina. Nikt się nie ogląda.
event-g21-bad-fail-1 = Bat jest dłuższy, niż wyglądał.

# G22
event-g22 = Rachunek
event-g22-good =
    Woźnica zatrzymuje się, zagląda ci pod kaptur i odlicza banknoty na kozioł obok siebie. To za cielę
    wyciągnięte kiedyś z rowu. Tobie wyleciało to z głowy. Podwozi cię na słomie kawał drogi, a cielę, dziś
    już krowa, idzie z tyłu na sznurze.
event-g22-neutral =
    Na drzwiach pompowni miejscowi prowadzą węglem rachunki, z wierszem dla każdego szperacza po tej stronie
    rzeki. Twoje imię wpisano i oddzielono kreską. Dalej nie ma nic, ani kreski, ani krzyżyka. Wiersz niżej
    przekreślił ślimak.
event-g22-bad =
    Czekają w cieniu kombajnu, dość długo, żeby opróżnić słoik marynowanych grzybów. Ten, któremu należą się
    od ciebie pieniądze, zakręca wieczko. Nie jest zły. Mówi to parę razy, podwijając rękawy porządnej
    koszuli.
event-g22-bad-pick-1 = „Masz. Przelicz. I jesteśmy kwita”.
event-g22-bad-pick-2 = „Nic nikomu nie wiszę”. Zdejmij plecak.

# G23
event-g23 = Przysługi do oddania
event-g23-good =
    Przy słupku, gdzie zwykle odpoczywasz, leży paczka w gazecie, związana sznurowadłem. Węzeł jest Stefki,
    tej, co miała gorączkę. Przysłała coś, co się przyda, a żeby nie grzechotało, obłożyła to wszystkimi
    swoimi orzechami.
event-g23-neutral =
    Wdowa po przewoźniku zbiera na nową linę. Starą ma na kolanach i każdemu pokazuje to miejsce, gdzie
    zostało parę włókien i wstążka do włosów. Promem nigdy nie jeździsz. Ale na obu brzegach będzie wiadomo,
    kto za ile zapłacił.
event-g23-neutral-pick-1 = Zapłać za porządny kawał liny.
event-g23-bad =
    Obiecana Juchymowi przysługa czeka, a ty od tamtej pory chodzisz innymi drogami. Teraz Juchym siedzi na
    tej, na kuchennym krześle. Przyniósł drugie krzesło. Można mu zapłacić, mówi, albo usiąść i posłuchać, co
    było tamtego wieczoru, kiedy nikt nie przyszedł.
event-g23-bad-pick-1 = „Bierz pieniądze, Juchym. I powiedz, że zapłacone”.
event-g23-bad-pick-2 = Usiądź na drugim krześle.

# G24
event-g24 = Zasadzka na drodze
event-g24-good =
    Z głogu słychać gwizdanie, pierwsze takty marsza weselnego, potem kaszlnięcie. Ktoś tam dobrze ci życzy.
    Za zakrętem leży w poprzek drogi topola. Liście nie zdążyły zwiędnąć.
event-g24-good-pass-1 = Leżysz w rowie, nim panna młoda doszłaby do drzwi.
event-g24-good-fail-1 = Stoisz i przypominasz sobie, co to za melodia. Zza pnia leci kamień.
event-g24-neutral =
    Droga schodzi między skarpy i na sporym odcinku rozrzucono na niej siano, dość grubo, żeby stłumić kopyta.
    Na lewej skarpie stoi rząd słoneczników. Wszystkie tyłem do słońca.
event-g24-neutral-pass-1 = Wyłazisz prawą skarpą, zanim słoneczniki zdążą wstać.
event-g24-neutral-fail-1 = Słoneczniki wstają. Najpierw cię przewracają, a potem przeszukują kieszenie.
event-g24-bad =
    Wychodzą z workami po mące na głowach, otwory na oczy wycięte na różnych wysokościach. Wtedy jeden cię
    poznaje i jęczy. Trochę szepczą. Oddają ci, co dziś zabrali, i pytają bardzo uprzejmie, czy jutro nie
    dałoby się pójść tą drugą drogą.

# G25
event-g25 = Rozmowy przy ognisku
event-g25-good =
    Robią ci miejsce, nie przerywając opowieści, a jest o popie i wynajętym mule. Czyjaś ciotka bierze cię za
    bolącą rękę, obraca ją do światła i przez całą drugą połowę wciera borsucze sadło. Najmocniej naciska przy
    żartach.
event-g25-neutral =
    Na kłodzie jest miejsce i nikt nie pyta, co masz w plecaku. Spierają się, czy bociany wracają do tych
    samych ludzi, czy tylko na ten sam dach. Starcza tego na dłużej niż chleba. Mówisz, że na dach, i śpisz,
    zanim ktokolwiek odpowie.
event-g25-bad =
    Kiedy siadasz, rozmowa cichnie. Nikt cię nie przegania. Po chwili wracają do zagadek, półgłosem, i
    jakakolwiek to zagadka, odpowiedź, która obiega ognisko, to zawsze jakieś stworzenie, które kradnie.
event-g25-bad-pass-1 = Zadajesz im taką o wilku. Ktoś się śmieje i śpisz tam, gdzie siedzisz.
event-g25-bad-fail-1 = Kładziesz się w zasięgu głosu i do rana słyszysz każdą odpowiedź.
