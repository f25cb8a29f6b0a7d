# B01
event-b01 = Duszące pnącza
event-b01-1 =
    Klatka schodowa jest zapleciona na głucho. Pnącza są kosmate, grube jak nadgarstek, i tak długo trzymały
    poręcz, że żelazo wyrdzewiało im z uścisku i został sam kształt. Kiedy pociągasz za jedno, sąsiednie się
    zaciskają.
event-b01-1-pass-1 = Przepiłowujesz najstarsze. Reszta wiotczeje jak lina, której nikt już nie trzyma.
event-b01-1-fail-1 = Pętla zaciska ci się na piersi. Nim zdążysz ciąć, puszcza żebro.
event-b01-2 =
    Rośliny poiła tu ściana kranów, każdy z emaliowaną łacińską tabliczką. Jedną rurą idzie woda; to, co idzie
    innymi, zabarwiło każdą rynienkę na inny kolor. Za następnymi drzwiami pnącza wzdrygają się, ilekroć
    stuknie rura.
event-b01-2-pass-1 = Jedna wylewka obrosła kamieniem jak czajnik. Woda. Pnącza piją i puszczają drzwi.
event-b01-2-fail-1 = Kran od paproci pluje pomarańczowym pyłem, a licznik na ścianie się budzi. Wychodzisz.
event-b01-3 =
    Na ścianie wisi plaster pnącza, oszlifowany i polakierowany, ze szpilkami w słojach. Każda emisja zostawia
    jeden, wąski i czarny. Szpilki przy korze mają daty, które pamiętasz. Liczysz ku środkowi, przez pożar,
    przez wojnę, a tam, gdzie drewno robi się za stare na szpilki, słoje są wciąż wąskie, wciąż czarne.

# B02
event-b02 = Słodki zapach
event-b02-1 =
    Pieczone jabłka, z cukrem przypalonym na brzegu blachy, dokładnie tak, jak przypalała go twoja ciotka w
    Owruczu. Zapach idzie spod drzwi na podeście. Drzwi zabito gwoździami z tej strony, bardzo długimi.
event-b02-1-pass-1 = Rozgryzasz łebek zapałki, czujesz już tylko siarkę i mijasz drzwi.
event-b02-1-fail-1 = Cztery gwoździe leżą na podłodze, nim sobie przypominasz, od jak dawna ciotka nie żyje.
event-b02-2 =
    Dalej idzie się przez destylarnię. Miedziane kadzie zjechały ze stojaków i zaklinowały się w poprzek, a
    to, co wyciekło, zastygło dookoła, przejrzyste jak bursztyn, z osami w środku. Buty już się lepią.
event-b02-2-pass-1 = Dajesz spokój podłodze, na kolanach przełazisz po kadziach i zeskakujesz na końcu.
event-b02-2-fail-1 = Bursztyn strzela i kadź się toczy. Nim drgniesz, przygniata ci dłoń do kafelków.
event-b02-3 =
    Pudła ankiet, które ewakuowani wypełniali pierwszej zimy. Opisz zapach swojej kuchni. Opisz swoją klatkę
    schodową po deszczu. Przy każdej odpowiedzi chemik dopisał wzór i datę próby. Ostatnia kolumna liczy tych,
    którzy wrócili przez drut, żeby go szukać. Owrucz ma osobne pudło.

# B03
event-b03 = Myto na schodach
event-b03-1 =
    Bandyci przepiłowali szkolną ławkę na budkę poborcy i siedzi w niej ten, którego wołają Żaba, z
    nadstawioną czapką. Za nim, na traktorowym łańcuchu, coś pod plandeką zlizuje tynk ze ściany.
event-b03-1-pick-1 = „Co się należy, to się należy. Kup mu coś lepszego niż tynk”.
event-b03-1-pick-2 = Kopnij ławkę i łap za łańcuch.
event-b03-1-pass-1 = Zarzucasz pętlę jego własnego łańcucha na słupek poręczy. Żaba podkula nogi.
event-b03-1-fail-1 = To coś sięga dalej niż łańcuch. Wywlekają cię na górę, ze śmiechem.
event-b03-2 =
    Na niższym podeście nad jednym stopniem drży powietrze. Pstryknięta łuska słonecznika nie spada; wisi,
    obraca się i czernieje. Bandyci obrysowali to miejsce kredą, starli i obrysowali znowu, wiele razy.
event-b03-2-pass-1 = Łuska opada, gdy to coś przewraca się na drugi bok. Wtedy przechodzisz.
event-b03-2-fail-1 = Twoja linia to jedna z tych starych. Wracasz na górę z policzkami spieczonymi na sucho.
event-b03-3 =
    W biurze nasiennym wisi plan obsadzenia Mokradeł i Gospodarstw, kolorowany ręcznie. Z ziemi wydaje się, że
    anomalie leżą byle jak. Na planie stoją w rzędach, w rozstawie siewnej, z adnotacją, które wiosną
    przerzedzić. Znajdujesz tę ze schodów. Wpisano ją na zielono: samosiejka.

# B04
event-b04 = Magazyn nasion
event-b04-1 =
    W magazynie jest zimno, choć nie chodzi żadna maszyna. Szuflady sięgają sufitu. Najniższe pękły, a żyto,
    które się wysypało, jest całe w tropach. Za drabiną coś je, po jednym ziarnku.
event-b04-2 =
    Szafy kiełkowania w głębi są zamknięte i ciemne, i tykają: za stalą pękają łupiny, setki, każda w swoim
    tempie. Kiedy wchodzisz między szafy, łapią wspólny krok.
event-b04-2-pass-1 = Nucisz weselną polkę, fałszywie, nie w ich rytm, aż jesteś po drugiej stronie.
event-b04-2-fail-1 =
    Serce przejmuje rytm i gubi uderzenie, kiedy one gubią. Cofasz się, póki nie jest znów twoje.
event-b04-3 =
    Do dolnego składu zjeżdża wyciąg na worki. Lina dobra, ale hamulec starty do nitów. W ciemności nad tobą
    wisi przeciwwaga ze starych lemieszy. Na haku został jeden worek i były w nim mole.
event-b04-3-pass-1 = Luzujesz linę tak wolno, że po drodze czytasz każdy napis na ścianie.
event-b04-3-fail-1 = Lina ucieka. Lemiesze lecą obok ciebie i nie całkiem obok.
event-b04-4 =
    Siali pszenicę w zupełnej ciemności, w piwnicy i na dachu, i każdy pęd się chylił. Każde pochylenie
    wykreślono na przekroju gruntu. Linie schodzą się pod Elektrownią, dużo głębiej, niż ktokolwiek kopał.
    Powtarzali to co wiosnę i przy przecięciu wpisywali głębokość. Maleje.

# B05
event-b05 = Rozerwana szklarnia
event-b05-1 =
    Cokolwiek rozerwało szklarnię, zrobiło to od środka; ściana naprzeciwko jest włochata od szkła. Zagony
    zajął rdzawy mech. Biegną przez niego kładki, na wpół zatopione, a w kilku miejscach mech trzyma się od
    drewna z daleka.
event-b05-1-pass-1 = Stąpasz tylko tam, gdzie mech dorasta do samych desek.
event-b05-1-fail-1 =
    Gołe deski wyglądają na suchsze. W połowie bolą cię zęby, a do obu końców jest tak samo daleko.
event-b05-2 =
    Wiązar dachu spadł w poprzek rozsadników i jest jedynym mostem. Pod nim w błocie stoją na sztorc szyby,
    gęsto jak talerze w suszarce. Pośrodku wiązara wisi fartuch ogrodnika, tam gdzie musiał go zdjąć.
event-b05-2-pass-1 = Siadasz okrakiem i suniesz, obok fartucha, aż kolana dotkną kafelków.
event-b05-2-fail-1 =
    Ześlizgujesz się i wiązar cię łapie. Szkło bierze na siebie plecak, a ty wracasz po kawałku.
event-b05-3 =
    Ostatni zagon to biały tytoń w pełni kwitnienia. Kwiaty obracają się za twoją lampą. Kiedy ją opuszczasz,
    obracają się do twojej twarzy. Ścieżka między nimi ma szerokość buta.
event-b05-3-pass-1 = Gasisz lampę i idziesz po omacku, z policzkiem przy ścianie.
event-b05-3-fail-1 = Zaglądasz w jeden i patrzy dłużej, niż ty wytrzymujesz. Po omacku wracasz do wiązara.
event-b05-4 =
    W środku tego wszystkiego jeden zagon, nie większy niż drzwi: czarna ziemia i koniczyna. Licznik nad nim
    milczy. Według sprawozdania taka koniczyna oczyściłaby Zonę w dziewięć lat. Na wierzchu spięto odpowiedź
    ministerstwa. Nasiona spalić, aby terytorium zachowało swoje właściwości.

# B06
event-b06 = Zarośnięta winda
event-b06-1 =
    Spomiędzy drzwi windy sterczy bluszcz. Kabina za nimi jest nabita korzeniami, które weszły dachem, niczego
    nie znalazły i wyszły podłogą. Świadectwo przeglądu da się jeszcze przeczytać. Ważne do czerwca.
event-b06-1-pick-1 = Łom między drzwi, but o ścianę.
event-b06-1-pick-2 = „Chwast to chwast. Ciągnij”.
event-b06-1-pass-1 = Wychodzi w jednym kawałku, jak dywan, a kabina trochę pod tobą siada.
event-b06-1-fail-1 = Za każdym wywleczonym naręczem zjeżdża następne. W końcu siedzisz na stercie.
event-b06-2 =
    Kabina zjeżdża przez piętra, do których nie ma guzika. Na każdym za kratą widać oświetlony korytarz i
    fotel zwrócony do windy. Fotele są zajęte. Wiadomo by było przez kogo, gdyby podnieść wzrok.
event-b06-2-pass-1 = Czytasz świadectwo, aż po nazwę drukarni, dopóki kabina nie stanie.
event-b06-2-fail-1 = Podnosisz wzrok. Ona wstaje, cieszy się, że ją poznajesz, a ty walisz w górny guzik.
event-b06-3 =
    Szyb kończy się w piwnicy korzeni, a na korzeniach rosną galasy wielkie jak pięść. Takie rzeczy sprzedają
    w Zajeździe, w folii. Na stole botanicy przepiłowali cały rządek. Każdy urósł, jak perła, wokół czegoś z
    kieszeni; tu klucz od mieszkania, tu spinka do kołnierzyka. Odcinasz jeden cały.

# B07
event-b07 = Burza pyłkowa
event-b07-1 =
    Za wewnętrznymi drzwiami korytarz jest żółty od ściany do ściany. Pyłek się nie unosi, on krąży, od kratki
    do kratki, wokół czystego miejsca, które wędruje tam i z powrotem. Przy listwie ktoś zostawił rząd butów,
    równo, noskami do drzwi.
event-b07-1-pass-1 = Czyste miejsce zawraca przy co drugiej kratce. Przechodzisz korytarz w jego środku.
event-b07-1-fail-1 = Czyste miejsce się na tobie zamyka. Kaszlesz na żółto aż do wyjścia i piecze.
event-b07-2 =
    W śluzie nie ma prądu. Drzwi podnosi ręczna korba, o włos na obrót. Obok zieje szyb wentylatora, łopaty
    jeszcze się leniwie kręcą od wiatru z drugiej strony.
event-b07-2-pick-1 = Spluń w dłonie i kręć.
event-b07-2-pick-2 = „Teraz. Nie. Po tej łopacie. Teraz”.
event-b07-2-pass-1 = Dajesz nura, a następna łopata zabiera tylko obcas.
event-b07-2-fail-1 = Łopata jest tępa, inaczej byłoby gorzej. Odbija cię z powrotem na korbę.
event-b07-3 =
    W szatni wiszą na kołkach fartuchy, po mankiety pełne pyłku. Puszczają szwy. Każdy, opróżniając się,
    wydaje oddech, a w oddechu jest jedno słowo. Wygląda na to, że idą po kolei.
event-b07-3-pass-1 = Wychodzisz spomiędzy nich i zostawiasz zdanie niedokończone.
event-b07-3-fail-1 = Czekasz na ostatni fartuch. Zdanie było do ciebie i każe ci wracać.
event-b07-4 =
    Filtry powietrza w kopertach, przysłane tu ze stacji pogodowych tak odległych jak Lyon i Taszkent. Na
    wszystkich jest ten pyłek. Dziwne są tylko daty: najpierw złapały go stacje najdalsze, potem bliższe,
    potem Kijów, a na końcu posterunki wzdłuż drutu. Ktoś powpinał strzałki w mapę na ścianie. Wszystkie
    wskazują do środka.

# B08
event-b08 = Kwatera bandytów
event-b08-1 =
    Piętro jest ich: prycze między wyciągami, koszule schną na rurach gazowych. Dzielą rzeczy szperacza, który
    w poniedziałek jeszcze żył i mówił ci dzień dobry. Ten z nożyczkami pyta, czy chcesz rękawice, czy łyżkę.
event-b08-1-pick-1 = „Rękawice. To był prawie obcy człowiek”.
event-b08-1-pick-2 = Nic nie mów, cofnij się między koszule i do schodów.
event-b08-1-pass-1 = Biją się o jego buty. Koszule kołyszą się za tobą i nikt nie liczy.
event-b08-1-fail-1 = Spada klamerka. Przestają się spierać o jego buty i zgadzają się co do ciebie.
event-b08-2 =
    Izotopy stoją w ołowianych garnkach wzdłuż piwnicznego przejścia, a odkąd wprowadzili się bandyci, stoją
    tam i marynowane grzyby. Na niczym nie ma nalepki. Trzeba się przecisnąć między półkami, plecami do
    jednego rzędu albo do drugiego.
event-b08-2-pass-1 = Pokrywki od grzybów są tłuste od kciuków. Przywierasz plecami do nich i wciągasz brzuch.
event-b08-2-fail-1 = Rękaw przesuwa pokrywkę. Octu nie czuć i wychodzisz za późno.
event-b08-3 =
    Stół jest nakryty dla tych z góry, u szczytu stoi waga lekarska, taka z przesuwanymi ciężarkami. Chleb
    dopiero co pokrojono. Od wczoraj nic nie masz w ustach, a w kuchni jest cicho.
event-b08-3-pass-1 = Wkładasz ręce do kieszeni i wychodzisz przez kuchnię.
event-b08-3-fail-1 = Jedna kromka. Budzisz się z policzkiem na ceracie i rękami ciężkimi jak mokry piasek.
event-b08-4 =
    W zeszycie kucharki każdy z góry ma swoją stronę, niedzielną wagę i grządkę, z której wykopano mu
    kartofle. Ci, którzy jedli z czwartej grządki, są skreśleni, jeden po drugim, przy tej samej wadze. Myślą,
    że zajęli to miejsce puste. Na okładce stoi: grupa C, nie informować.

# B09
event-b09 = Korzenie w ścianie
event-b09-1 =
    Jedyna droga prowadzi między tynkiem a skałą, tam gdzie biegną korzenie. Są gładkie jak ołowiana rura, a
    pył, który sypią, skrzy się w świetle lampy. Wstrzymujesz oddech, na ile się da. Droga jest dłuższa niż
    oddech.
event-b09-2 =
    Za zakrętem cienieją i wiszą nitkami w poprzek przejścia. Każda, która dotyka karku, przynosi tę samą
    myśl, łagodną i rozsądną: zostań tutaj, stąd wszędzie jest niedaleko.
event-b09-2-pass-1 =
    Mówisz na głos stacje pociągu do Korostenia, po kolei, i przy każdej posuwasz się o kawałek.
event-b09-2-fail-1 = Stajesz na minutę. Kiedy mija, lampa jest prawie pusta, a kolana nie chcą się zgiąć.
event-b09-3 =
    Korzeń palowy gruby jak beczka podniósł ostatnie drzwi z zawiasów i trzyma je płasko pod sufitem. Między
    korzeniem a futryną jest szpara, obrębiona rozdartą stalą. Od czasu do czasu korzeń się porusza, jak
    śpiący.
event-b09-3-pass-1 = Czekasz, aż się przewróci na bok, i wsuwasz się jak list.
event-b09-3-fail-1 = Układa się, kiedy jesteś w szparze, i stal wchodzi pod pachę.
event-b09-4 =
    Korzenie idą za kablami telefonicznymi. Skrobiesz jeden: miedzi już w nim nie ma, samo mokre białe drewno.
    Na końcu stoi centralka, słuchawki wiszą na gwoździu. Wtykasz wtyczkę pod napis „Sztab” i słyszysz
    kaszlnięcie żołnierza. Wtykasz tam, gdzie nie ma napisu: spadające igły sosnowe i twój własny oddech,
    trochę spóźniony.

# B10
event-b10 = Sad oddycha
event-b10-1 =
    Piwnica jest sadem. Jabłonie stoją rzędami pod martwymi lampami, w liściach, i wszystkie liście razem się
    podnoszą, a po chwili wszystkie opadają. Między dwoma pniami trawa leży uczesana ku miejscu, gdzie nie ma
    trzeciego.
event-b10-2 =
    Każdy pień ma cynkową tabliczkę z rodowodem wybitym kreskami i kropkami: ta z tamtym, potomek znów z
    rodzicem. Rzędy idą za krzyżówkami. Kto umie je czytać, dojdzie do pompowni; ogrodnicy musieli chodzić
    tędy co noc.
event-b10-2-pass-1 = Trzymasz się linii matki, od tabliczki do tabliczki, i dotykasz cegły.
event-b10-2-fail-1 =
    Wyprowadzasz jedno drzewo od rodzica, który nie był drzewem, i nie możesz puścić tabliczki.
event-b10-3 =
    Konary nad pompownią rozpięto na drutach. Z każdym oddechem druty napinają się w poprzek drzwi i buczą, a
    potem zwisają. Owoce są małe i twarde i stukają o deski.
event-b10-3-pass-1 = Rzucasz się przez nie na wydechu i drzwi ustępują.
event-b10-3-fail-1 = Sad robi wdech, nim zdążysz przejść. Drut tnie cię przez obojczyk.
event-b10-4 =
    Na papierowym bębnie spoczywa pióro i kreśli oddech sadu. To, co widać na zewnątrz, jest tylko drżeniem.
    Krzywa pod spodem rośnie, odkąd bęben nakręcono pierwszy raz, przez każdą emisję, od siedmiu lat, bez
    jednego dołka. To wciąż jest wdech. Na parapecie leży spad, który nigdy nie był jabłkiem. Żeby schować go
    do kieszeni, potrzeba obu rąk.
