# Przetrwanie w Zonie: scenariusze, mapy, karty, postacie, żetony. Skrypty są w survival-scripts.ftl.
# IN i OUT to wejście na mapę i wyjście z niej, Q1 do Q3 to jej trzy miejsca zadań; inne miejsca nazywa to, co tam leży.
# Ile czego scenariusz potrzebuje, widać przy liczniku; żaden tekst tego nie powtarza, chyba że solo jest inaczej.

# Scenariusze

scenario-s01 = Ostatni autobus
    .hook = Stację badawczą opróżniają, a jej ostatni autobus stoi za dalekim szlabanem z włączonym silnikiem.
        Kierowcy zapłacono za pełny kurs, z góry, w konserwach wieprzowych. Z pustym miejscem nie pojedzie i nie
        pojedzie po ciemku. Szlaban nie ma prądu. Po drodze do niego wiszą trzy skrzynki bezpieczników i w dwóch
        bezpiecznik może być jeszcze dobry; tak mówi rozkaz, który trzymasz w ręce. Jest napisany na maszynie,
        przez kalkę, i podpisany przez człowieka, który wyjechał pierwszym autobusem.
    .objective = Podnieście szlaban na OUT: wstawcie bezpieczniki ze skrzynek na Q1, Q2 i Q3 albo przeciążcie silnik.
        Potem każdy stalker schodzi z mapy przez OUT.
    .victory = Każdy stalker zszedł z mapy przez OUT.
    .defeat = Ginie stalker albo ostatnia runda kończy się ze stalkerem na mapie.
    .solo = Solo możesz przeciążyć silnik dwa razy w rundzie.
scenario-s02 = Pompownia
    .hook = Dwa obozy piją z jednej pompy. W nocy stanęła; w południe zbiorniki już dzwoniły, gdy się w nie
        zapukało, i dwie kucharki, które od sprawy z gęsią nie zamieniły słowa, przyszły ścieżką razem, zapytać.
        Pompę da się uruchomić. Jest tylko głośna. To, co mieszka w okolicy, wie już, że hałas oznacza ludzi, a
        ludzie przy pompie nie słyszą. Nikt cię nie zmieni. Możesz iść do domu, gdy zbiorniki będą pełne.
    .objective = Zalejcie pompę na Q1 i utrzymajcie ją w ruchu. Otwórzcie zawory na Q2 i Q3. Doprowadźcie ciśnienie
        do celu i do tego czasu utrzymajcie budynek.
    .victory = Na koniec rundy ciśnienie osiągnęło cel.
    .defeat = Ginie stalker albo ostatnia runda kończy się z ciśnieniem poniżej celu.
    .solo = Solo zalewasz pompę 1 akcją, a „Czują wodę” sprowadza za każdym razem najwyżej 1 wroga.
scenario-s03 = Co porwało stado
    .hook = Czterdzieści sztuk bydła w tydzień i ani jednej kości. Spółdzielnia odbyła w tej sprawie trzy zebrania i
        teraz płaci za głowę. Byle jaką, mówi przewodnicząca, pod warunkiem że tę właściwą. W trzech miejscach widać
        jeszcze, jak to się stało. Odczytaj je, a wiesz, jak ta rzecz poluje: gdzie czeka, co bierze najpierw, jak
        długo patrzy. W trzecim miejscu, mówią ludzie, dowiesz się też, na co patrzy, odkąd tu jesteś.
    .objective = Odczytajcie ślady na Q1, Q2 i Q3; po każdym bestię łatwiej zranić. Zabijcie bestię, gdy przyjdzie.
    .victory = Bestia nie żyje.
    .defeat = Ginie stalker albo ostatnia runda kończy się, a bestia żyje.
    .solo = Solo za każdy odczytany ślad otrzymujesz skupienie, a bestia przychodzi na koniec rundy 5 zamiast 4.
scenario-s04 = Szklane żniwa
    .hook = Dziesięć po czwartej filiżanki podskoczyły na haczykach, w całej dolinie, raz. Teraz trzy pola kwitną
        tego samego ranka; najstarszy przewodnik widział to jeden raz, jego ojciec nigdy. Przy wejściu siedzi kupiec
        z trzema walizkami wyłożonymi ołowiem. Płaci za to, co wychodzi z ziemi tutaj, i za nic innego, a o świcie
        odjeżdża. Filiżanki podskoczyły nie tylko u was.
    .objective = Wydobądźcie artefakty z anomalii i oddajcie je na IN.
    .victory = W walizce jest tyle artefaktów, ile chce kupiec.
    .defeat = Ginie stalker albo ostatnia runda kończy się, a w walizce jest za mało artefaktów.
    .solo = Solo detektor z karty „Walizka kupca” ma zasięg 1.
scenario-s05 = Spacer profesora
    .hook = Od dziewięciu wiosen Ilarion chodzi do tych samych trzech punktów, z dwoma ochroniarzami, taśmą i termosem.
        Tej wiosny ochroniarze nie przyszli. Czekał na nich, aż wystygła herbata, a potem zapytał przy najbliższym
        ognisku, bardzo uprzejmie, kto ma czas. Idzie powoli. Zatrzymuje się przy porostach. Bez swoich liczb do
        domu nie wróci, bo szereg z dziurą, jak mówi, to tylko dziewięć opinii.
    .objective = Zróbcie razem z profesorem pomiary na Q1, Q2 i Q3. Wyprowadźcie go przez OUT.
    .victory = Pomiary są zrobione, a profesor zszedł z mapy przez OUT.
    .defeat = Ginie stalker lub profesor albo przedtem kończy się ostatnia runda.
    .solo = Solo na każdy pomiar potrzebujesz 1 akcji.
scenario-s06 = Martwa częstotliwość
    .hook = Trzy maszty stanęły zeszłej jesieni i nikt nie widział, jak je stawiano. Odtąd na każdym kanale jest ton,
        niski, tuż pod muzyką, a umarli w dolinie chodzą równym krokiem. Dezerter z łączności sprzedał ci trzy
        ładunki i detonator z jedną dobrą baterią. Wszystkie maszty w tej samej sekundzie, powiedział, bo te, które
        zostaną, zapytają inne, co się stało. Kto mu to powiedział, nie chciał zdradzić. Czapki nie zdjął, naciągnął
        ją na oba uszy.
    .objective = Założcie ładunek na każdym maszcie, potem wciśnijcie detonator.
    .victory = Maszty znikły w jednej detonacji i każdy stalker dożył końca tej rundy.
    .defeat = Ginie stalker albo ostatnia runda kończy się bez detonacji.
    .solo = Solo na założenie ładunku potrzebujesz 1 akcji.
scenario-s07 = Czerwone niebo w południe
    .hook = W tej samej minucie wszystkie liczniki w dolinie skoczyły i stanęły. Będzie duża; kury weszły na krokwie i
        nie dają się namówić do zejścia. Dość głęboka piwnica jest jedna. Nie ma filtra ani lampy, a jej drzwi nie
        zatrzymałyby porządnego zapachu. To, czym można ją uszczelnić, leży po cudzych domach, a wszystko, co ma
        nogi, dwie, cztery albo inaczej, szuka tej samej dziury w ziemi.
    .objective = Znieście zapasy na Q1 i uszczelnijcie piwnicę. Bądźcie w środku, gdy nadejdzie front, i przeżyjcie
        go.
    .victory = Na koniec ostatniej rundy front przeszedł i każdy stalker żyje.
    .defeat = Ginie stalker albo jest poza głównym pomieszczeniem, gdy nadchodzi front.
    .solo = Solo niesiesz dowolnie dużo zapasów.
scenario-s08 = Troje w studni
    .hook = Szkoła dla początkujących zgubiła klasę. Weszli w sobotę z kompasem, piosenką i wypożyczonymi PDA, a teraz
        nadaje pięć nadajników i nie pod każdym jest człowiek: PDA woła dalej, ktokolwiek je zabierze albo
        cokolwiek. Ich nauczycielka stoi przy wejściu z dziennikiem. Doszła do litery K i za każdym razem zaczyna od
        góry, na wypadek gdyby źle przeczytała.
    .objective = Znajdźcie rannych pod nadajnikami. Zatamujcie krwawienie. Zanieście ich na IN i przekażcie.
    .victory = Na IN przekazano żywych tylu rannych, ilu trzeba; partia kończy się od razu.
    .defeat = Ginie stalker albo zmarło tylu rannych, że zostało ich za mało, albo przedtem kończy się ostatnia runda.
    .solo = Solo też ratujesz wszystkich 3.
scenario-s09 = Sól, ołów i ropa
    .hook = Trzy lady, o godzinę marszu jedna od drugiej, i każda ma to, czego dwóm pozostałym brakuje od roztopów.
        Przyjść do siebie nie mogą; droga między nimi zjada kurierów. Bank pożyczył ci na pierwszy ładunek. Bank to
        człowiek z księgą, a co oszczędzisz na nabojach, wolno ci dołożyć do pożyczki, trochę, mówi, lubi patrzeć,
        jak ludzie oszczędzają. Wszystko chciałby z powrotem dziś wieczorem.
    .objective = Kupujcie przy jednej ladzie i sprzedawajcie przy innych, aż w kasie będzie tyle, ile jesteście
        winni.
    .victory = Na koniec rundy w kasie jest tyle, ile potrzeba, lub więcej.
    .defeat = Ginie stalker albo ostatnia runda kończy się, a w kasie jest mniej.
    .solo = Solo twój udźwig to 4 zamiast 3.
scenario-s10 = Skarbiec kasjera
    .hook = Wypłaty trzech wsi leżą za bramą zrobioną dla kasy oszczędności. Należą teraz do bandy, a banda ma
        kasjera, porządnego człowieka, który ufa liczbom i tej jednej nikomu nie podał w całości: część jest w
        jednej głowie, część w drugiej, część w księdze, a dwie wystarczą. Reszta bandy świętuje na podwórzu dzień
        wypłaty. Między piosenkami mają dobry słuch.
    .objective = Poznajcie 2 części kodu albo wysadźcie bramę; otwórzcie skarbiec na Q1. Wynieście kasetkę przez OUT;
        każdy stalker schodzi z mapy razem z nią.
    .victory = Kasetka i każdy stalker zeszli z mapy przez OUT.
    .defeat = Ginie stalker albo przedtem kończy się ostatnia runda.
    .solo = Solo niesiesz kasetkę jako lekki żeton.

# Mapy

zone-map-m01 = Rozdroże
    .about = Dwie drogi się tu schodzą i żadna nie ustępuje. Cztery szerokie kafle, długie linie wzroku, krótkie
        przejścia: docierasz szybko, na oczach wszystkich.
zone-map-m02 = Martwa linia
    .about = Środkiem płynie rzeka, a przez nią został jeden pomost. Bunkier leży niżej, po drugiej stronie, i wie, że
        musisz przejść.
zone-map-m03 = Niskie pola
    .about = Konopie wyższe od czapki, dalej las. Mało widać, a ciebie jeszcze mniej. Cerkiew to jedyny dom, którego
        ściany są coś warte.
zone-map-m04 = Czarny brzeg
    .about = Groble i otwarta woda. Patrzeć można daleko, iść niedaleko, a gdzie ścieżka jest wąska, odzywa się
        licznik.
zone-map-m05 = Dzień targowy
    .about = Wieś, cerkiew, posterunek, ściana w ścianę. Każde okno ma okno naprzeciw; strzały są krótkie, ostrzeżenia
        też.
zone-map-m06 = Pierścień złomu
    .about = Wagony i złom w pierścieniu wokół koszar. Wyjście prowadzi obok tego, z czego złom wzięto, a to jest
        jeszcze ciepłe.
zone-map-m07 = Długa droga
    .about = Droga idzie od lasu do cerkwi z jednym zakrętem i nie spieszy się. Na żadnej mapie nie ma dalej do
        przejścia.
zone-map-m08 = Mokra pora
    .about = Most, bagno, staw. Gospodarstwo siedzi w swoim kącie i ma suche nogi; dwa z trzech miejsc zadań leżą
        daleko i suchych nóg nie mają.
zone-map-m09 = Poligon
    .about = Sześć kafli własności wojska. Wiele pomieszczeń, wiele drzwi i z większości widok na następne; zbudowali
        to do ćwiczeń.
zone-map-m10 = Parafia
    .about = Wsie, a między nimi woda; największa z map: spacer na całą niedzielę i coś za każdym żywopłotem.

# Karty specjalne

zone-x01 = Szlaban
    .text = Dopóki na OUT leży szlaban, nikt nie może zejść z mapy przez OUT. „Wstaw bezpiecznik” (1 akcja na OUT):
        odrzuć 1 bezpiecznik; gdy wstawiono ich dość, usuń szlaban i przeczytaj skrypt 15. „Przeciąż silnik” (1
        akcja na OUT, raz w rundzie; solo dwa razy): rzuć 3 kośćmi ekwipunku; przy 7 ★ usuń szlaban, w innym razie
        strać 2 PŻ. Tak czy inaczej połóż swój żeton WYSOKĄ stroną na swoim polu.
    .flavour = Silnik nosi pokrowiec z włóczki, z dziurką na olejarkę.
zone-x01-action-fit_a_fuse = Wstaw bezpiecznik
zone-x01-action-force_the_motor = Przeciąż silnik
zone-x02 = Skrzynki bezpieczników
    .text = Na każdym z pól Q1, Q2 i Q3 leży zakryta skrzynka bezpieczników: 2 są sprawne, 1 jest spalona. „Wyjmij
        bezpiecznik” (1 akcja przy skrzynce): odwróć ją. Jeśli jest sprawna, otrzymaj 1 bezpiecznik i usuń skrzynkę.
        Jeśli jest spalona, przeczytaj skrypt 13.
    .flavour = Naklejki z przeglądów są wszystkie aktualne i wszystkie jedną ręką.
zone-x02-action-pull_the_fuse = Wyjmij bezpiecznik
zone-x03 = Klakson
    .text = Gdy w talii zostają 2 karty wydarzeń, przywódca czyta skrypt 14. Gdy dobrano ostatnią, przywódca czyta
        skrypt 16. Los P1: każdy z N + 1 wrogów najbliżej OUT idzie pełnym ruchem w stronę OUT. Los P3: połóż 1 żeton
        nieznanego wroga na polu nieznanych najbliżej OUT.
    .flavour = Naciska go łokciem, bo ręce ma zajęte kanapkami.
zone-x04 = Pompa
    .text = Pompa leży na Q1. Pracuje, dopóki jest w pełni zalana. „Zalej pompę” (1 akcja przy pompie, gdy nie jest w
        pełni zalana): zalanie pompy +1, potem połóż swój żeton NISKĄ stroną na swoim polu. Gdy pierwszy raz jest w
        pełni zalana, przeczytaj skrypt 23. Gdy wróg kończy ruch przy pompie, a nie ma tam stalkera: zalanie pompy −1.
        Koniec rundy: jeśli pompa pracuje, stalker jest w głównym pomieszczeniu, a na Q1 nie ma wroga, ciśnienie +1.
        Potem, jeśli ciśnienie osiągnęło cel, scenariusz jest wygrany.
    .flavour = Na tabliczce jest rok 1911, a pod nim wydrapane: Nie na sprzedaż.
zone-x04-action-prime = Zalej pompę
zone-x05 = Zawory
    .text = Na Q2 i na Q3 leży po jednym zamkniętym zaworze. „Otwórz zawór” (1 akcja przy zamkniętym zaworze): odwróć
        go; za pierwszym razem przeczytaj skrypt 24. „Zablokuj otwarty” (1 akcja przy otwartym zaworze): odrzuć 2
        śruby i połóż na nim 1 znacznik. Gdy wróg kończy ruch przy otwartym zaworze bez znacznika, odwróć zawór.
        Koniec rundy, gdy pompa pracuje: ciśnienie +1 za każdy otwarty zawór bez wroga na jego polu.
    .flavour = W lewo jest otwarte. Na drugim w lewo jest zamknięte.
zone-x05-action-open_the_valve = Otwórz zawór
zone-x05-action-lock_it_open = Zablokuj otwarty
zone-x06 = Czują wodę
    .text = Gdy ciśnienie pierwszy raz osiąga połowę celu, przywódca czyta skrypt 25. Los P1: 1 wróg C2 pojawia się na
        polu nieznanych najdalej od wszystkich stalkerów. Los P2: pojawia się tam 1 wróg C3, przy 2 lub więcej
        stalkerach 2; idą pełnym ruchem w stronę Q1. Los P3: pojawia się tam 1 wróg C3 i idzie pełnym ruchem w stronę
        Q1.
    .flavour = Trawa rozchodzi się w linii, jak suwak, a linia wskazuje tutaj.
zone-x07 = Ślady
    .text = Na każdym z pól Q1, Q2 i Q3 leży ślad. „Odczytaj ślad” (1 akcja przy śladzie): usuń go i przeczytaj skrypt
        (za pierwszym razem 32, potem 33, potem 34), potem odczytane ślady +1. Solo otrzymujesz też skupienie. Los
        P2, dopóki bestii nie ma na mapie: jeśli w zasięgu 2 od przywódcy nie ma śladu, usuń ten najdalej od
        przywódcy; ostatni ślad zostaje.
    .flavour = Deszcz ma być o czwartej. Do tego czasu błoto jest dobre.
zone-x07-action-read_the_track = Odczytaj ślad
zone-x08 = Bestia
    .text = Karta bossa leży z boku. Bestia przychodzi raz, gdy odczytano dość śladów albo na koniec rundy 4 (solo:
        rundy 5): pojawia się na polu bossa albo, jeśli w zasięgu 2 od niego jest stalker, na polu nieznanych najdalej
        od wszystkich stalkerów. Zwraca się ku przywódcy, który czyta skrypt 35. Jej PŻ zależą od liczby stalkerów,
        najmniej 2. Jej progi są niższe o 1 za każdy odczytany ślad. Gdy ginie, scenariusz jest wygrany. Los P1:
        odzyskuje 1 PŻ. Los P3: idzie pełnym ruchem w stronę przywódcy.
    .flavour = Zostawiła lizawkę, psa i byka. Zabrała świadków.
zone-x09 = Przynęta i sidła
    .text = Na początku: zespół otrzymuje 2 pułapki. „Zastaw sidła” (1 akcja na polu bez wroga): połóż 1 ze swoich
        pułapek na swoim polu. „Wyłóż przynętę” (za darmo): odrzuć 1 przedmiot (jedzenie) i połóż przynętę na swoim
        polu. „Powieś dzwonek” (za darmo): połóż na swoim polu przynętę, którą niesiesz. Dla bestii przynęta liczy się
        jako najbliższy żeton WYSOKIEJ uwagi; usuń ją, gdy bestia kończy tam ruch. Gdy bestia wchodzi na pole z
        pułapką, otrzymuje przygwożdżenie i odsłonięcie, a pułapka znika.
    .flavour = Żyłka na sidła, kiełbasa na przynętę, cierpliwość na resztę.
zone-x09-action-set_a_snare = Zastaw sidła
zone-x09-action-lay_bait = Wyłóż przynętę
zone-x09-action-hang_the_bell = Powieś dzwonek
zone-x10 = Walizka kupca
    .text = Na początku: zespół otrzymuje 1 detektor „Echo”, przy 3 lub więcej stalkerach 2. „Oddaj” (za darmo, na IN):
        odrzuć 1 artefakt zdobyty w tej partii z żetonu artefaktu, potem artefakty w walizce +1. Za pierwszym razem
        przeczytaj skrypt 42. Gdy w walizce jest ich dość, scenariusz jest wygrany.
    .flavour = Na zewnątrz ołów, w środku aksamit. Jedno wgłębienie załatano od spodu.
zone-x10-action-hand_in = Oddaj
zone-x11 = Rywale
    .text = Los P1, gdy żaden wróg nie jest oznaczony: wróg-człowiek najbliżej żetonu artefaktu bierze go, jeśli żeton
        leży na jego polu, i zostaje oznaczony. Los P2: wróg-człowiek najbliżej żetonu artefaktu idzie pełnym ruchem w
        jego stronę, nic tego nie przerywa. Los P3: oznaczony wróg z żetonem artefaktu idzie pełnym ruchem w stronę
        OUT, nic tego nie przerywa. Gdy pierwszy raz wróg weźmie tak żeton, przywódca czyta skrypt 43. Jeśli oznaczony
        wróg kończy ruch z żetonem na OUT, schodzi z nim z mapy. Jeśli ginie, żeton leży na jego polu i zachowuje
        rodzaj swojej anomalii.
    .flavour = Oni też mają kupca. Im też kazano nie czekać.
zone-x12 = Kwitnienie
    .text = Na początku, przy 4 stalkerach: połóż 1 dodatkowy żeton artefaktu w anomalii o najniższym numerze nakładki.
        Gdy detektor pierwszy raz znajduje żeton artefaktu, znalazca czyta skrypt 44. Koniec rundy: każdy stalker na
        polu anomalii: dawka +1. Los P1: dobierz kartę anomalii i zastąp rodzaj anomalii; za pierwszym razem przywódca
        czyta potem skrypt 45. Los P2: połóż 1 żeton artefaktu w anomalii o najniższym numerze nakładki, w której
        żadnego nie ma.
    .flavour = Kwiaty szronu, tylko że jest ciepło i kłonią się za tobą.
zone-x13 = Lista pomiarów
    .text = Na każdym z pól Q1, Q2 i Q3 leży sonda; profesor zaczyna na IN. „Trzymaj taśmę” (1 akcja przy sondzie, z
        profesorem na polu): połóż 1 znacznik na sondzie. Przy 2 znacznikach (3 stalkerów: 3) usuń ją, potem pomiary
        +1. Po pierwszym pomiarze przeczytaj skrypt 52, po drugim skrypt 53.
    .flavour = Punkt trzeci jest podkreślony. W zeszłym roku też był.
zone-x13-action-hold_the_tape = Trzymaj taśmę
zone-x14 = Pod eskortą
    .text = Gdy stalker na polu profesora wykonuje Ruch, profesor może zrobić te same kroki; zatrzymuje się na polu z
        wrogiem. Nie można go przesunąć, nie zwraca uwagi, a symbole zakrywa jak każdy. Gdy stalker schodzi z mapy z
        jego pola, on schodzi też. Jeśli schodzi przez OUT, scenariusz jest wygrany, gdy pomiarów jest dość, a w innym
        razie przegrany. Gdy pierwszy raz ktoś go atakuje, przywódca czyta skrypt 54.
    .flavour = Idzie od zewnątrz, między tobą a tym czymś.
zone-x15 = Przyrządy wariują
    .text = Gdy profesor pierwszy raz kończy ruch na polu anomalii, przeczytaj skrypt 55. Los P1: idzie do 2 pól w
        stronę najbliższej anomalii. Los P2: zdejmij 1 znacznik z sondy. Los P3: każdy wróg w zasięgu 3 od niego
        zwraca się ku niemu.
    .flavour = Igła drży w stronę miejsca, do którego nie powinien iść.
zone-x16 = Trzy maszty
    .text = Na każdym z pól Q1, Q2 i Q3 stoi maszt; zespół otrzymuje 3 ładunki. „Załóż ładunek” (1 akcja przy maszcie, z
        ładunkiem, bez wroga na polu): połóż 1 znacznik na maszcie. Przy 2 znacznikach (solo 1) odrzuć ładunek, odwróć
        maszt na stronę uzbrojoną, potem uzbrojone maszty +1; za pierwszym razem przeczytaj skrypt 62. „Zerwij
        przewody” (za darmo, przy uzbrojonym maszcie): odwróć go z powrotem, uzbrojone maszty −1, otrzymaj 1 ładunek.
        Odkąd zaczęły się poszukiwania (skrypt 64), wróg, który kończy ruch przy uzbrojonym maszcie, odwraca go z
        powrotem: uzbrojone maszty −1, a ładunek leży na tym polu.
    .flavour = Skręcone jak piętrowe łóżka, z metkami od materacy.
zone-x16-action-set_the_charge = Załóż ładunek
zone-x16-action-strip_the_wiring = Zerwij przewody
zone-x17 = Detonator
    .text = „Odpal” (1 akcja gdziekolwiek, gdy uzbrojono dość masztów): każdy stalker w zasięgu 1 od uzbrojonego masztu
        otrzymuje 12 obrażeń, każdy wróg tam otrzymuje ciężką ranę, a wszystkie uzbrojone maszty znikają. Potem
        przywódca czyta skrypt 65. Koniec tej rundy: scenariusz jest wygrany.
    .flavour = Dzwonek do mieszkania. Nazwisko obok zostawiono.
zone-x17-action-trigger = Odpal
zone-x18 = Fala nośna
    .text = Koniec rundy: jeśli na mapie jest żeton WYSOKIEJ uwagi, alarm +1. Gdy alarm pierwszy raz osiąga 3, przywódca
        czyta skrypt 63; gdy osiąga 5, skrypt 64. Los P1: każdy stalker na zewnątrz traci 3 PŻ albo otrzymuje
        przygwożdżenie. Los P2: każdy wróg C4 idzie 1 pole w stronę najbliższego masztu, nic tego nie przerywa.
    .flavour = Weź łyżkę w zęby, a usłyszysz ją wyraźnie.
zone-x19 = Piwnica
    .text = „Uszczelnij piwnicę” (1 akcja w głównym pomieszczeniu): odrzuć 1 żeton zapasów, potem uszczelnienia +1. Przy
        drugim uszczelnieniu przeczytaj skrypt 72; gdy uszczelnienia są kompletne, skrypt 74. „Zatkaj tym, co masz na
        sobie” (1 akcja w głównym pomieszczeniu, dwa razy w partii): odrzuć 1 pancerz, potem uszczelnienia +1.
    .flavour = Dziewięć stopni w dół. Ślad ostatniej powodzi jest na dziesiątym.
zone-x19-action-seal_the_cellar = Uszczelnij piwnicę
zone-x19-action-wedge_it_with_what_you_carry = Zatkaj tym, co masz na sobie
zone-x20 = Zapasy
    .text = Na początku: połóż 2 żetony zapasów na Q2, 2 na Q3 i po 1 na każdym z pól łupu 1 do 4. Zapasy to lekki
        żeton; każdy stalker niesie najwyżej 2 (solo: dowolnie wiele), a 1 Podniesienie bierze w tych granicach
        wszystkie z pola. Los P1: usuń żeton zapasów najdalej od Q1.
    .flavour = Filc, smoła, blacha, świeca z cerkwi, filtr bez jednego oddechu.
zone-x21 = Front
    .text = Gdy dobrano połowę talii wydarzeń, zaokrąglając w górę, przywódca czyta skrypt 73; przy ostatniej karcie
        skrypt 75. Koniec rundy, od rundy 3: każdy stalker na zewnątrz: dawka +1 (pancerz chroni); od rundy 5 jeszcze
        raz. Ostatnia runda, front: uszczelnienia −1 za każdego wroga w głównym pomieszczeniu; jeśli stalker jest poza
        głównym pomieszczeniem, scenariusz jest przegrany; za każde brakujące uszczelnienie każdy stalker traci 6 PŻ i
        dostaje dawkę +2, wszystko naraz; każdy stalker rzuca na napromieniowanie; jeśli wszyscy żyją, scenariusz jest
        wygrany. Los P2: każdy z N wrogów najbliżej Q1 idzie pełnym ruchem w stronę Q1. Los P3: każdy wróg na zewnątrz
        idzie pełnym ruchem w stronę najbliższego pomieszczenia, nic tego nie przerywa.
    .flavour = Horyzont podkreślono na czerwono, a linijka się zbliża.
zone-x22 = Nadajniki
    .text = Na każdym z pól Q1, Q2, Q3 i na obu miejscach spotkań leży zakryty nadajnik: 3 to ludzie, 1 jest pusty, 1 to
        przynęta. Gdy stalker wchodzi na takie pole, odwróć nadajnik. Człowiek: połóż tam 1 rannego, przeczytaj skrypt
        82 (za drugim razem 83, za trzecim 84), potem sprawdzone nadajniki +1. Pusty: przeczytaj skrypt 85. Przynęta:
        przeczytaj skrypt 86. Potem usuń nadajnik.
    .flavour = Pięć kropek na tablecie. Jedna mówi, że ma słabą baterię.
zone-x23 = Wykrwawianie
    .text = Każdy ranny ma licznik krwi, także pod nadajnikiem; przy 0 nie żyje. Ukryty to odtąd pusty nadajnik,
        znaleziony schodzi z mapy. Koniec rundy, od rundy 2: krew −1 każdego rannego, który nie jest stabilny ani
        przekazany. „Opatrz ranę” (1 akcja przy rannym): rzuć 2 kośćmi ekwipunku; przy 3 ★ połóż tam 1 znacznik, a
        ranny jest stabilny; w innym razie połóż swój żeton NISKĄ stroną na swoim polu. „Użyj lekarstwa” (1 akcja przy
        rannym): odrzuć 1 przedmiot (lekarstwo) i połóż tam 1 znacznik. Los P1: krew −1 każdego znalezionego rannego,
        który nie jest stabilny.
    .flavour = Uciskaj tu, mocniej, i opowiadaj o swojej szkole.
zone-x23-action-dress_the_wound = Opatrz ranę
zone-x23-action-use_medicine = Użyj lekarstwa
zone-x24 = Nosze
    .text = Ranny to ciężki żeton. Dwóch stalkerów, którzy zaczynają na tym samym polu, może nieść go razem: Ruch
        aktywnego to najwyżej 3, a drugi robi te same kroki i nie zwraca uwagi. „Przekaż” (za darmo, na IN): odrzuć
        rannego, którego niesiesz, potem uratowani +1. Za pierwszym razem przeczytaj skrypt 87. Gdy uratowanych jest
        dość, scenariusz jest wygrany. Los P2: stalker najbliżej rannego kładzie żeton NISKĄ stroną na polu rannego.
        Los P3: każdy wróg w zasięgu 2 od rannego zwraca się ku niemu.
    .flavour = Dwa karabiny i płaszcz. Rękawy do środka.
zone-x24-action-hand_over = Przekaż
zone-x25 = Tablica cen
    .text = Sól: kupno 100 K, sprzedaż 250 K, ciężar 1. Ołów: kupno 300 K, sprzedaż 650 K, ciężar 2. Ropa: kupno 500 K,
        sprzedaż 1050 K, ciężar 3. Lada płaci o 50 K mniej za każdą sztukę tego towaru już tam sprzedaną (nasycenie),
        aż do ceny kupna. Udźwig każdego stalkera to 3 (solo 4). W kasie są na początku pożyczka i to, co zostało z
        pieniędzy, do limitu oszczędności; ekwipunku kupionego za te pieniądze nie można w tej partii sprzedać. Los P1:
        zmniejsz 1 wybrane nasycenie o 2. Los P2: tam, gdzie płacą najwięcej, nasycenie rośnie o 1.
    .flavour = Ósemki zrobiono z trójek. Albo na odwrót.
zone-x26 = Trzy lady
    .text = Ciotka Zoja stoi na Q1 i dostarcza sól, Niemy Hleb na Q2 ołów, Opat na Q3 ropę, każde do wyczerpania
        zapasu. Każde skupuje oba pozostałe towary. „Handluj” (1 akcja przy handlarzu, jeśli nie widzi cię żaden wróg):
        kupuj i sprzedawaj towary, a także handluj tak, jak mówi karta handlarza; wszystkie pieniądze to kasa. Po
        pierwszym handlu z Zoją przeczytaj skrypt 92, z Hlebem 93, z Opatem 94. Koniec rundy: jeśli w kasie jest tyle,
        ile potrzeba, lub więcej, scenariusz jest wygrany.
    .flavour = Trzy dzwonki u trzech drzwi. Uczysz się je rozróżniać w biegu.
zone-x26-action-trade = Handluj
zone-x27 = Haracz
    .text = Gdy wróg pierwszy raz kończy ruch na polu handlarza, przywódca czyta skrypt 95. Gdy po handlu w kasie
        pierwszy raz jest połowa tego, czego potrzeba, przywódca czyta skrypt 96. Koniec rundy: każdy handlarz z wrogiem
        na polu traci 2 sztuki towaru. Los P1: zapłać 100 K. Los P3: wróg-człowiek najbliżej handlarza idzie pełnym
        ruchem w jego stronę.
    .flavour = Nigdy niczego nie tłuką. Biorą do ręki i patrzą na ciebie.
zone-x28 = Skarbiec
    .text = Pancerna brama leży na pierwszych drzwiach głównych pomieszczeń, zaspawane drzwi na wszystkich innych; w
        środku, na Q1, leżą kasetka i 1 żeton wyjątkowego łupu. Zaspawanych drzwi nie da się otworzyć, a ta brama nie
        ma koła. „Wybierz kod” (1 akcja obok bramy, z tyloma częściami kodu, ile potrzeba): otwórz bramę i przeczytaj
        skrypt 105. „Wysadź zamek” (1 akcja obok bramy): odrzuć 1 granat, każdy stalker w zasięgu 3 kładzie żeton WYSOKĄ
        stroną na własnym polu, połóż 1 znacznik na bramie, potem rzuć 4 kośćmi ekwipunku. Przy 7 ★ albo przy trzecim
        znaczniku otwórz bramę i przeczytaj skrypt 105. Bez 7 ★: alarm +1. Kasetka to ciężki żeton (solo: lekki).
    .flavour = Brama jest z banku. Bank nigdy się o nią nie upomniał.
zone-x28-action-dial_the_code = Wybierz kod
zone-x28-action-blow_the_lock = Wysadź zamek
zone-x29 = Pół liczby
    .text = Na Q2 i na Q3 leży po jednej części kodu. Elitarny wróg najbliżej Q1 jest oznaczony. „Przeczytaj księgę” (1
        akcja przy żetonie części kodu): usuń go, przeczytaj skrypt 102 (za drugim razem 103), potem części kodu +1.
        Gdy oznaczony wróg ginie: części kodu +1, a jego zabójca czyta skrypt 104.
    .flavour = Kasjer zmienia ją co miesiąc. Skończyły mu się urodziny.
zone-x29-action-read_the_ledger = Przeczytaj księgę
zone-x30 = Cichy dom
    .text = Koniec rundy: jeśli na mapie jest żeton WYSOKIEJ uwagi, alarm +1. Gdy alarm pierwszy raz osiąga 3, przywódca
        czyta skrypt 106; gdy osiąga 5, skrypt 107. Jeśli kasetka zeszła z mapy przez OUT, a na mapie nie ma stalkera,
        scenariusz jest wygrany. Los P1: oznaczony wróg idzie pełnym ruchem w stronę Q2. Los P2: każdy wróg-człowiek
        obraca się o 90° zgodnie z ruchem wskazówek zegara. Los P3: każdy wróg C3 idzie naprzód najwyżej 2 pola.
    .flavour = Trzeci stopień skrzypi. Powiedzieli więc wszystkim i położyli deskę.

# Karty przygotowania

zone-u01 = Rozbity autobus
    .text = Na początku: połóż autobus na polu pojazdu 1, a w nim 2 żetony łupów.
    .flavour = Szkolny autobus na felgach, każda zasłonka zaciągnięta i spięta.
zone-u02 = Spalony transporter
    .text = Na początku: połóż spalony wrak na polu pojazdu 2, a w nim 1 żeton wyjątkowego łupu.
    .flavour = Spłonął lata temu. Blachy tykają, jakby dopiero stygły.
zone-u03 = Konwój w polu
    .text = Na początku: połóż po ciężarówce na obu polach pojazdów, na każdej 1 żeton nieznanego wroga i 1 żeton łupu.
    .flavour = Dwie ciężarówki, zderzak w zderzak, wszystkie wycieraczki w pół drogi.
zone-u04 = Koparka
    .text = Na początku: połóż koparkę na jej polu. „Machnij ramieniem” (1 akcja przy koparce, raz w partii): połóż
        swój żeton WYSOKĄ stroną na swoim polu, połóż dziurę w najbliższej ścianie pomieszczenia, potem przeczytaj
        skrypt 131.
    .flavour = Kluczyk tkwi w stacyjce, na kółku z plastikową truskawką.
zone-u04-action-swing_the_arm = Machnij ramieniem
zone-u05 = Kanał burzowy
    .text = Na początku: połóż kanał burzowy na polu rury. Los P1: połóż w nim 1 żeton nieznanego wroga.
    .flavour = Na szerokość ramion. Powietrze w nim przychodzi i odchodzi.
zone-u06 = Kanał kablowy
    .text = Na początku: połóż kanał kablowy na polu rury, a dziurę na miejscu dziury 1.
    .flavour = Na łokciach, plecak za tobą na sznurku.
zone-u07 = Dziury po pociskach
    .text = Na początku: połóż po dziurze na obu miejscach dziur.
    .flavour = Przez cegły widać dzień i rudzika, który się wprowadził.
zone-u08 = Kłódki
    .text = Na początku: połóż zamknięte drzwi na miejscach drzwi 1 i 2, a 1 żeton łupu na polu łupu najbliżej
        pierwszych. „Wyważ drzwi” (1 akcja obok nich): rzuć 2 kośćmi ekwipunku; przy 3 ★ się otwierają, w innym razie
        połóż swój żeton NISKĄ stroną na swoim polu.
    .flavour = Błyszczące kłódki, kupione w komplecie. Do wszystkich starczy jeden klucz.
zone-u09 = Gródź
    .text = Na początku: połóż pancerną bramę na pierwszych drzwiach pomieszczenia pancernego, zaspawane drzwi na jego
        innych otworach, a w środku 1 żeton wyjątkowego łupu. „Kręć kołem” (1 akcja obok bramy): połóż na niej 1
        znacznik, a swój żeton NISKĄ stroną na swoim polu; przy 3 znacznikach się otwiera. Zaspawane drzwi zostają
        zamknięte.
    .flavour = Drzwi okrętowe, o cztery dni marszu od wody, na którą wszedłby okręt.
zone-u10 = Przewrócony słup
    .text = Na początku: połóż przewrócony słup na polu terenu 1; nikt na niego nie wchodzi. Los P1: każdy stalker w
        zasięgu 1 od niego otrzymuje 4 obrażenia.
    .flavour = Linia powinna być martwa. Powiedz to trawie pod nią.
zone-u11 = Stary rów
    .text = Na początku: połóż po rowie na obu polach terenu.
    .flavour = Kto się tu okopał, robił to na serio i wyłożył rów parkietem.
zone-u12 = Stojąca woda
    .text = Na początku: połóż stojącą wodę na polu terenu 2; nikt do niej nie wchodzi.
    .flavour = Spuścili kamień na czterdziestu metrach sznura. Wypłynął.
zone-u13 = Wartownia
    .text = Na początku: połóż wartownię na polu domu, a w niej 1 żeton nieznanego wroga i 2 żetony łupów.
    .flavour = Piec jest zimny, a okno ktoś umył.
zone-u14 = Zaplombowany kontener
    .text = Na początku: połóż kontener z zamkniętymi drzwiami na polu domu, a w nim 1 żeton wyjątkowego łupu.
        „Zerwij plombę” (1 akcja obok kontenera, raz w partii): przeczytaj skrypt 132.
    .flavour = Plomba celna w alfabecie, w którym nikt tu nie umie zakląć.
zone-u14-action-break_the_seal = Zerwij plombę
zone-u15 = Gorąca ziemia
    .text = Na początku: połóż 3 znaczniki promieniowania na wybranych polach na zewnątrz, żadnego na IN. Takie pole ma
        promieniowanie +2.
    .flavour = Krąg gołej ziemi, i śnieg go uszanował.
zone-u16 = Zmyte deszczem
    .text = Każde pole z promieniowaniem poniżej 3 ma promieniowanie −1.
    .flavour = Na krawężniku znów jest mech, a na mchu ślimak.
zone-u17 = Drugie kwitnienie
    .text = Na początku: połóż 1 dodatkowy żeton artefaktu w wybranej anomalii.
    .flavour = Dwa razy w sezonie. Przewodnicy odpukują w drewno, a potem w cennik.
zone-u18 = Niespokojna ziemia
    .text = Los P1: dobierz kartę anomalii i zastąp rodzaj anomalii.
    .flavour = W poniedziałek był to ogień. Od tego czasu się doucza.
zone-u19 = Szerokie pola
    .text = W rzucie aktywacji P1 zawsze aktywuje anomalię, także bez takiego symbolu po drodze.
    .flavour = Skraj oznaczono chorągiewkami. Ktoś je przestawił, każdą o krok.
zone-u20 = Gniazdo
    .text = Na początku: połóż gniazdo na pierwszym polu hordy (zwartym). „Rozetnij je” (1 akcja przy gnieździe): połóż
        na nim 1 znacznik, a swój żeton NISKĄ stroną na swoim polu; przy 2 znacznikach usuń je i połóż tam 1 żeton
        łupu. „Wypal je” (1 akcja przy gnieździe): odrzuć 1 granat, połóż swój żeton WYSOKĄ stroną na swoim polu, usuń
        gniazdo i połóż tam 1 żeton łupu. Los P2: przy gnieździe pojawia się 1 wróg C3 albo wróg C4, jeśli na mapie nie
        ma wroga C3.
    .flavour = Sierść, drut, dziecięcy wózek. Podnosi się i opada o szerokość palca.
zone-u20-action-cut_into_it = Rozetnij je
zone-u20-action-burn_it_out = Wypal je
zone-u21 = Wizyta oficera
    .text = Na początku: na pierwszym polu elity (rozproszonym) pojawia się 1 wróg C2. Gdy wróg C2 ginie pierwszy raz,
        połóż 2 żetony łupów na jego polu i odrzuć tę kartę.
    .flavour = Wypastowane buty w takim błocie. Pastę nosi osobny człowiek.
zone-u22 = Rzadkie patrole
    .text = Na początku: usuń 1 wybranego wroga hordy, przy 3 lub więcej stalkerach 2.
    .flavour = Połowa jest na weselu. Druga połowa pożyczyła im marynarki.
zone-u23 = Pełne koszary
    .text = Na początku: połóż po 1 dodatkowym żetonie nieznanego wroga na polach nieznanych 1 do 3.
    .flavour = Dzień żołdu. Wstała nawet lista chorych.
zone-u24 = Martwa skrzynka
    .text = Na początku: połóż 1 żeton wyjątkowego łupu i 2 żetony nieznanych wrogów na polu schowka.
    .flavour = Butelka na drzewie, szyjką na wschód. To jest znak.
zone-u25 = Ogołocone
    .text = Na początku: połóż na każdym polu łupu 1 żeton łupu zamiast 2.
    .flavour = Szuflady na podłodze, podłoga ułożona w stos pod ścianą.
zone-u26 = Błąd kwatermistrza
    .text = Na początku: połóż 2 żetony łupów na IN.
    .flavour = O skrzynkę więcej niż na liście. Listę poprawił.
zone-u27 = Domokrążca na drodze
    .text = Na początku: losowy handlarz (Ciotka Zoja, Niemy Hleb lub Opat), którego nie ma w grze, przychodzi na
        miejsce spotkania 1.
    .flavour = Najpierw słychać wózek. Jedno koło ma od kosiarki.
zone-u28 = Ogień w ruinach
    .text = Na początku: losowy obcy (Człowiek w pelerynie, Dezerter lub Głos w studni), którego nie ma w grze,
        przychodzi na miejsce spotkania 2.
    .flavour = Światło na górze, na widoku, jak lampa wystawiona dla gości.
zone-u29 = Druga para rąk
    .text = Na początku: losowy pomocnik (Foma, Wasylyna lub Tamara), którego nie ma w grze, przychodzi na IN.
    .flavour = „Znam drogę”. Którą, tego nikt nie zapytał.
zone-u30 = Tylne wejście
    .text = Na początku: najwyżej połowa stalkerów, zaokrąglając w dół (solo: ty), może zacząć na jednym polu łupu w
        zasięgu 3 lub dalej od każdego wroga.
    .flavour = Z tyłu płot ma dziurę, a w dziurze wisi zasłona.
zone-u31 = Pod obserwacją
    .text = Na początku: każdy stalker kładzie żeton NISKĄ stroną na własnym polu; każdy z N wrogów najbliżej IN zwraca
        się ku IN.
    .flavour = Ciężarówkę widziano. Ma jeden reflektor i jest z tego znana.
zone-u32 = Stary dług
    .text = Prośba: na koniec partii karty ekwipunku na waszych PDA są warte żądaną sumę. Liczy się też to, co niosą
        stalkerzy, którzy zeszli z mapy.
    .flavour = Ciężarówkę wam pożyczono. Kierownicę i kanister też.
zone-u33 = Nieśmiertelniki
    .text = Na początku: połóż po nieśmiertelniku na pierwszym polu elity (zwartym) i na drugim (rozproszonym). „Weź
        nieśmiertelnik” (1 akcja przy nieśmiertelniku): usuń go, potem nieśmiertelniki +1. Prośba: zebrano dość
        nieśmiertelników.
    .flavour = Urzędnik chce nazwisk. Rubryki na liście już ma.
zone-u33-action-take_the_tag = Weź nieśmiertelnik
zone-u34 = Do domu
    .text = Na początku: Poborowy przychodzi na miejsce spotkania 1. Prośba: odesłano go do domu. Jeśli zginie, każdy
        stalker traci 2 PŻ, a ta karta zostaje odrzucona.
    .flavour = Jego siostra prowadzi prom. Dwa razy mówiono ci, kto prowadzi prom.

# Karty wydarzeń: natychmiast

zone-e01 = Drugi oddech
    .text = Każdy stalker odzyskuje 2 PŻ albo otrzymuje skupienie.
    .flavour = Minuta bez strzałów. Tam zaczyna się śmiech, niesie się i ktoś go ucisza.
zone-e02 = Porzucony plecak
    .text = Połóż 2 żetony łupów na pustym polu na zewnątrz najbliżej przywódcy.
    .flavour = Leży na drodze z przeciętymi szelkami. Przeciętymi, nie rozpiętymi.
zone-e03 = Zabłąkany strzał
    .text = Jeśli na mapie jest wróg-człowiek, stalker najbliżej takiego otrzymuje 5 obrażeń minus osłona.
    .flavour = Jeden strzał, z okna z pelargoniami. Przed chwilą ci się podobały.
zone-e04 = Woń na wietrze
    .text = Każdy z N + 1 mutantów najbliżej przywódcy idzie pełnym ruchem w stronę przywódcy.
    .flavour = Pranie obraca się na sznurze, a z nim każdy pysk.
zone-e05 = Otwarty kanał
    .text = Podejrzyj wierzchni żeton nieznanego wroga z każdego stosu.
    .flavour = Dwa patrole kłócą się, czyja kolej, gdzie i od kiedy.
zone-e06 = Śniedź
    .text = Każdy stalker: amunicja w używanej broni −1.
    .flavour = Zielone naboje. Spod podłogi u rybaka, z rabatem.
zone-e07 = Worek śrub
    .text = Każdy stalker otrzymuje 1 śrubę.
    .flavour = Brzoza, a na niej worek nakrętek. Na tabliczce: Weź. Dosyp.
zone-e08 = Dzwoniące pola
    .text = Rzuć kością anomalii za każdą anomalię: aktywuje się z tym symbolem.
    .flavour = Ziemia wydaje ton, jak szklanka pod mokrym palcem.
zone-e09 = Szept w szumie
    .text = Przywódca czyta skrypt 121.
    .flavour = Na PDA jest wiadomość. Tym głosem, który leży już w ziemi.
zone-e10 = Zmiana warty
    .text = Każdy wróg-człowiek obraca się do tyłu, potem idzie naprzód najwyżej 2 pola.
    .flavour = Jeden gwiżdże, drugi zapala zapałkę. Zapałka to przekazanie warty.
zone-e11 = Wrony
    .text = Stalker najbliżej wroga kładzie żeton WYSOKĄ stroną na własnym polu.
    .flavour = Stado zrywa się jak jeden ptak i wisi nad jedną czapką. Twoją.
zone-e12 = Chwila oddechu
    .text = Każdy stalker w pomieszczeniu odrzuca przygwożdżenie i odsłonięcie; dawka −2.
    .flavour = Sucha podłoga i drzwi, które zamyka się dwoma palcami.
zone-e13 = Pochód szczurów
    .text = Na polu nieznanych najdalej od wszystkich stalkerów pojawiają się 2 gryzonie, przy 3 lub więcej stalkerach
        3.
    .flavour = Szczury opuszczają młyn w porządku. Potem idzie to, czemu ustąpiły.
zone-e14 = Sprawdź paski
    .text = Każdy stalker może od razu wykonać Przygotowanie, bez wydawania akcji.
    .flavour = Trzydzieści sekund. Wszystko trafia tam, gdzie ręka tego poszuka.
zone-e15 = Trzask w eterze
    .text = Każdy stalker odrzuca skupienie. Potem przywódca kładzie żeton NISKĄ stroną na własnym polu.
    .flavour = Lampy gasną, wszystkie, i wracają trochę inne.
zone-e16 = Człowiek, który sprzedawał mapy
    .text = Przywódca czyta skrypt 123.
    .flavour = Leży twarzą w dół, a pod nim teczka. Nie zmokła.

# Karty wydarzeń: jedna runda

zone-e17 = Ława mgły
    .text = Połóż 4 żetony braku widoczności na wybranych polach na zewnątrz w zasięgu 3 od przywódcy.
    .flavour = Rów kipi na biało i nikt nie zdejmuje go z ognia.
zone-e18 = Kłamliwy licznik
    .text = W tej rundzie każde pole z promieniowaniem ma promieniowanie +1.
    .flavour = Tutaj licznik milczy. Potrząśnij nim: milczy dalej.
zone-e19 = Adrenalina
    .text = Każdy stalker otrzymuje 1 znacznik dodatkowej akcji.
    .flavour = Ręce przestały ci drżeć i czekają na polecenia.
zone-e20 = Niskie słońce
    .text = W tej rundzie wrogowie nie widzą nic na boki.
    .flavour = Wisi między dwiema szopami i wszyscy prócz ciebie muszą w nie patrzeć.
zone-e21 = Palec na spuście
    .text = W tej rundzie obrażenia reakcji +2.
    .flavour = Palce są już pod kabłąkiem. Poznać po łokciach.
zone-e22 = Pewne ręce
    .text = W tej rundzie każdy stalker rzuca w pierwszym ataku bronią 1 kością ekwipunku więcej.
    .flavour = Wydech. Do połowy. Teraz.
zone-e23 = Ciężki grunt
    .text = W tej rundzie Ruch stalkera na zewnątrz jest o 1 pole krótszy.
    .flavour = Glina. Czasem zatrzymuje but i oddaje stopę.
zone-e24 = Brzęczące powietrze
    .text = W tej rundzie rzutów aktywacji anomalii nie można przerzucać.
    .flavour = Włosy na ręce kładą się w jedną stronę, potem w drugą.
zone-e25 = Luźny żwir
    .text = W tej rundzie Ostrożny ruch i Wabik są niedozwolone.
    .flavour = Każdy krok to zdanie, a czytać umieją tu wszyscy.
zone-e26 = Dalekie strzały
    .text = W tej rundzie Ruch nie zwraca NISKIEJ uwagi.
    .flavour = Inna wojna, trzy wzgórza dalej. Twoją zagłusza znakomicie.
zone-e27 = Biegiem
    .text = W tej rundzie Ruch jest o 1 pole dłuższy. Koniec rundy: każdy stalker traci 1 PŻ.
    .flavour = Biegnij teraz. Płuca przyślą rachunek wieczorem.

# Karty wydarzeń: długie

zone-e28 = Cieknąca rura
    .text = Połóż wyciek na polu terenu 1. Pole z wyciekiem ma promieniowanie +2. „Zakręć rurę” (1 akcja przy wycieku):
        usuń wszystkie wycieki i odrzuć tę kartę. Los P3: połóż następny wyciek na polu najbliżej wycieku.
    .flavour = Rynsztokiem idzie coś żółtego, z prędkością kolejki.
zone-e28-action-close_the_main = Zakręć rurę
zone-e29 = Krążący śmigłowiec
    .text = Los P1: odrzuć tę kartę. Los P2: stalker na zewnątrz najbliżej przywódcy otrzymuje 6 obrażeń minus osłona i
        kładzie żeton WYSOKĄ stroną na własnym polu. Los P3: stalker na zewnątrz najbliżej przywódcy kładzie żeton
        NISKĄ stroną na własnym polu.
    .flavour = Wisi we własnym hałasie. Strzelec obiera jajko.
zone-e30 = Krwawiące niebo
    .text = Los, każdy symbol: każdy stalker na zewnątrz: dawka +1 (pancerz chroni). Los P1: odrzuć tę kartę.
    .flavour = Chmury szły przez elektrownię i trochę z niej przyniosły.
zone-e31 = Zwierzyna
    .text = Oznacz wroga C2 najbliżej przywódcy; jeśli go nie ma, wroga C3, jeśli i jego nie ma, wroga C4. Los, każdy
        symbol: idzie pełnym ruchem w stronę przywódcy. Gdy ginie, jego zabójca otrzymuje skupienie, a ta karta zostaje
        odrzucona.
    .flavour = Zostawiło zdobycz na wpół zjedzoną. Trzyma odległość, twoją też.
zone-e32 = Niespokojne pole
    .text = Los P1: dobierz kartę anomalii i zastąp rodzaj anomalii. Los P2: rzuć kością anomalii za anomalię najbliżej
        przywódcy: aktywuje się z tym symbolem.
    .flavour = Wczoraj paliło, dziś gryzie. Owce dały tej łące spokój.
zone-e33 = Oznaczony schowek
    .text = Połóż 1 żeton wyjątkowego łupu i 1 żeton nieznanego wroga na polu schowka. Gdy ktoś podnosi żeton
        wyjątkowego łupu, odrzuć tę kartę. Los P1: usuń ten żeton i odrzuć tę kartę.
    .flavour = Na mapie był krzyżyk. Na miejscu są ślady stóp, małych.
zone-e34 = Zużyte filtry
    .text = Los, każdy symbol: każdy stalker z dawką 4 lub więcej traci 1 PŻ. „Wymień filtry” (za darmo): odrzuć 1
        przedmiot (lekarstwo) i tę kartę.
    .flavour = Powietrze w masce to rdza, potem miedziaki, potem nic.
zone-e34-action-change_the_filters = Wymień filtry
zone-e35 = Czyjeś ognisko
    .text = Połóż ognisko na miejscu spotkania najbliżej przywódcy. „Usiądź” (1 akcja przy ognisku, raz na stalkera):
        ulecz 3 PŻ i otrzymaj skupienie; za pierwszym razem przeczytaj skrypt 125. Los P1: usuń ognisko i odrzuć tę
        kartę.
    .flavour = Herbata jest ciepła, kłoda jest ciepła, a nikogo nie widać.
zone-e35-action-sit_down = Usiądź
zone-e36 = List gończy
    .text = Gdy stalker zabija elitarnego wroga lub bossa, otrzymuje 1 kartę wyjątkowego łupu, a ta karta zostaje
        odrzucona. Los P3: wróg C1 najbliżej przywódcy idzie pełnym ruchem w stronę OUT; jeśli go nie ma, wróg C2.
    .flavour = „Poszukiwany żywy”. Słowo „żywy” skreślono, dla oszczędności na znaczkach.
zone-e37 = Puste żołądki
    .text = Żeton przywódcy nie leczy, a Przygotowanie nie daje skupienia. Gdy stalker używa przedmiotu (jedzenia),
        odrzuć tę kartę. Los P2: przywódca traci 1 PŻ.
    .flavour = Każdy był pewien, że chleb ma kto inny.

# Karty wydarzeń: pogoda

zone-e38 = Mżawka
    .text = Wrogowie na zewnątrz widzą do przodu o 1 pole mniej. Los P1: odrzuć tę kartę.
    .flavour = Drobny deszcz. Na każdym małym hałasie kładzie dłoń.
zone-e39 = Kwaśny deszcz
    .text = Los P3: każdy stalker na zewnątrz: dawka +2 (pancerz chroni). Los P4: każdy stalker na zewnątrz: dawka +1
        (pancerz chroni).
    .flavour = Wiata przystanku straciła kolor od góry do dołu.
zone-e40 = Przyziemna mgła
    .text = Wrogowie na zewnątrz widzą najwyżej na 2 pola; broń stalkerów na zewnątrz sięga najwyżej na 2 pola. Los P1:
        odrzuć tę kartę. Los P2: połóż 1 żeton braku widoczności na polu na zewnątrz najbliżej przywódcy.
    .flavour = Najpierw znikają kolana, potem reszta towarzystwa.
zone-e41 = Wiatr z kurzem
    .text = Stalker na zewnątrz rzuca w atakach bronią 1 kością stalkera mniej, a Wabik oraz Śruby i nakrętki mają dla
        niego zasięg o 1 mniejszy. Los P2: każdy stalker na zewnątrz odrzuca skupienie.
    .flavour = Piasek w zębach, w zamku karabinu, w dżemie.
zone-e42 = Burza
    .text = Atak bronią stalkera na zewnątrz zwraca NISKĄ uwagę zamiast WYSOKIEJ. Los P1: każdy stalker na zewnątrz bez
        osłony otrzymuje 6 obrażeń. Los P2: rzuć kością anomalii za anomalię najbliżej przywódcy: aktywuje się z tym
        symbolem.
    .flavour = Cztery sekundy. Trzy. Przy jednej można strzelać.
zone-e43 = Martwy upał
    .text = Los P2: każdy stalker bez skupienia traci 1 PŻ. Los P3: każdy stalker odrzuca skupienie.
    .flavour = Pranie nie schnie. Nawet muchy chodzą piechotą.
zone-e44 = Pierwszy mróz
    .text = Każde pole ma promieniowanie −1. Los P1: przywódca otrzymuje przygwożdżenie.
    .flavour = Kałuże zaciągają się skórką, a licznik przysypia.

# Karty wydarzeń: silniejsi wrogowie

zone-e45 = Kamizelki kuloodporne
    .text = Progi wrogów-ludzi +1. Gdy wróg-człowiek ginie od trafienia w głowę lub fali uderzeniowej, odrzuć tę kartę.
    .flavour = Płyty pod kurtkami. Wszyscy przytyli przez jedną noc.
zone-e46 = Wścieklizna
    .text = Obrażenia ataków mutantów +1. Los P3: każdy z N mutantów najbliżej przywódcy idzie pełnym ruchem w stronę
        przywódcy. Gdy od nadejścia tej karty zginęły 2 mutanty, odrzuć ją.
    .flavour = Piana po oczy. Zapomniały, co to kij.
zone-e47 = Sierżant
    .text = Oznacz wroga C2 najbliżej przywódcy; jeśli go nie ma, wroga-człowieka, jeśli i jego nie ma, dowolnego.
        Wrogowie-ludzie w zasięgu 3 od oznaczonego mają obrażenia +1 i ruch +1. Los P2: każdy wróg-człowiek zwraca się
        ku przywódcy. Gdy oznaczony wróg ginie, odrzuć tę kartę.
    .flavour = Ten cichy mówi dwa słowa i ci głośni ruszają.
zone-e48 = Nocne oczy
    .text = Wrogowie widzą na boki i do tyłu o 1 pole dalej. Los P1: odrzuć tę kartę. Na koniec rundy bez żetonu
        WYSOKIEJ uwagi na mapie odrzuć tę kartę.
    .flavour = Patrzą na miejsce, w którym masz zaraz być.
zone-e49 = Świeże taśmy
    .text = Ataki wrogów z dystansu mają zasięg +1 i obrażenia +1. Gdy od nadejścia tej karty stalkerzy podnieśli 2
        żetony łupów, odrzuć ją.
    .flavour = Rozbito tam skrzynkę, ze śpiewem.
zone-e50 = Gruba skóra
    .text = Progi mutantów +1. Gdy mutanta trafia fala uderzeniowa lub anomalia, odrzuć tę kartę.
    .flavour = Blizna na bliźnie. Ołów się spłaszcza i odpada jak rzep.

# Karty wydarzeń: as w rękawie

zone-e51 = Puszka dymna
    .text = Za darmo, raz: połóż 1 żeton braku widoczności na swoim polu i 2 na wybranych polach w zasięgu 1.
    .flavour = Na taśmie: jeszcze raz. Taśma nie jest nowa.
zone-e52 = Stara przysługa
    .text = Za darmo, raz: otrzymaj 1 wybrany przedmiot o wartości najwyżej 500 K.
    .flavour = Trzymało się kiedyś komuś drabinę. To była właściwa drabina.
zone-e53 = Szczęśliwa moneta
    .text = Raz, po dowolnym rzucie stalkera, gdy wolno przerzucać: przerzuć najwyżej 6 jego kości.
    .flavour = Orzeł po obu stronach, po jednej wytarty.
zone-e54 = Rakietnica
    .text = 1 akcja, raz: wybierz pole w zasięgu 4 i w linii wzroku. Każdy z N + 2 wrogów najbliżej niego idzie pełnym
        ruchem w jego stronę.
    .flavour = Nad niewłaściwym dachem robi się Boże Narodzenie. Będą chcieli zobaczyć.
zone-e55 = Znana ścieżka
    .text = Za darmo, raz: idź najwyżej 3 pola, bez uwagi; do końca tury anomalie na ciebie nie działają.
    .flavour = Przy słupie w lewo, a w prawo tam, gdzie nie ma za czym skręcać.
zone-e56 = Stymulant polowy
    .text = Za darmo, raz: ulecz 5 PŻ; dawka +2.
    .flavour = Żółta ampułka. Etykietę ktoś zlizał.

# Karty wydarzeń: prośby

zone-e57 = List
    .text = Połóż list na miejscu zadania (Q1, Q2 lub Q3) najdalej od przywódcy. „Weź list” (1 akcja przy liście): usuń
        go i przeczytaj skrypt 127. Prośba: list zabrano. „Spal rozkaz” (za darmo, tylko przywódca): każdy stalker
        odrzuca skupienie, przywódca traci 3 PŻ, potem odrzuć tę kartę.
    .flavour = Torba kuriera wisi na gałęzi, zapięta. Kurier nie.
zone-e57-action-take_the_letter = Weź list
zone-e57-action-burn_the_order = Spal rozkaz
zone-e58 = Dowód dla majora
    .text = Za każdego wroga, który odtąd zginie, odznaki +1. Prośba: odznak jest N + 1 lub więcej. „Podrzyj umowę” (za
        darmo, tylko przywódca): każdy stalker odrzuca skupienie, przywódca traci 3 PŻ, potem odrzuć tę kartę.
    .flavour = Płaci od odznaki z kołnierza. Do porównania ma ich szufladę.
zone-e58-action-tear_up_the_contract = Podrzyj umowę

# Postacie

character-foma = Foma tragarz
    .gender = masculine
    .genitive = tragarza Fomy
    .dative = tragarzowi Fomie
    .accusative = tragarza Fomę
character-ilarion = Ilarion, badacz terenowy
    .gender = masculine
    .genitive = badacza Ilariona
    .dative = badaczowi Ilarionowi
    .accusative = badacza Ilariona
character-zoya = Ciotka Zoja
    .gender = feminine
    .genitive = Ciotki Zoi
    .dative = Ciotce Zoi
    .accusative = Ciotkę Zoję
character-gleb = Niemy Hleb
    .gender = masculine
    .genitive = Niemego Hleba
    .dative = Niememu Hlebowi
    .accusative = Niemego Hleba
character-abbot = Opat
    .gender = masculine
    .genitive = Opata
    .dative = Opatowi
    .accusative = Opata
character-rain_cape = Człowiek w pelerynie
    .gender = masculine
    .genitive = Człowieka w pelerynie
    .dative = Człowiekowi w pelerynie
    .accusative = Człowieka w pelerynie
character-deserter = Dezerter
    .gender = masculine
    .genitive = Dezertera
    .dative = Dezerterowi
    .accusative = Dezertera
character-vasylyna = Wasylyna sanitariuszka
    .gender = feminine
    .genitive = sanitariuszki Wasylyny
    .dative = sanitariuszce Wasylynie
    .accusative = sanitariuszkę Wasylynę
character-well_voice = Głos w studni
    .gender = masculine
    .genitive = Głosu w studni
    .dative = Głosowi w studni
character-tamara = Stara Tamara z kozą
    .gender = feminine
    .genitive = Starej Tamary z kozą
    .dative = Starej Tamarze z kozą
    .accusative = Starą Tamarę z kozą
character-conscript = Poborowy
    .gender = masculine
    .genitive = Poborowego
    .dative = Poborowemu
    .accusative = Poborowego

zone-c01 = { character-foma }
    .text = Pomocnik: 4 PŻ, bez obrony. Atakowany tylko wtedy, gdy atakujący nie ma stalkera w linii wzroku. Niesie dla
        zespołu 1 ciężki lub 4 lekkie żetony. Na koniec tury stalkera na jego polu lub obok może podejść do tego
        stalkera, najwyżej 3 pola. „Załaduj” (za darmo, na jego polu): przekaż żetony, w obie strony. Przy 0 PŻ schodzi
        z mapy; co niesie, leży na jego polu. Los P1, gdy jest w pomieszczeniu: idzie do 2 pól w stronę IN.
    .flavour = Siedemnaście lat, zbudowany jak szafa. Do piwnicy nie zejdzie.
    .greeting = „Dawaj. Wszystko. Tylko powiedz najpierw, czy są schody i w którą stronę idą”.
zone-c01-action-load_up = Załaduj
zone-c02 = { character-ilarion }
    .text = Pomocnik: 12 PŻ solo, 10 przy 2 stalkerach, 8 przy 3, 6 przy 4; obrona 1. Atakowany jak stalker, ale
        stalkerzy w linii wzroku są pierwsi. Porusza się tylko tak, jak mówią „Pod eskortą”, „Przyrządy wariują” i
        skrypty. „Opatrz go” (1 akcja na jego polu): odrzuć 1 przedmiot (lekarstwo); odzyskuje 4 PŻ. Przy 0 PŻ leży i
        jest ciężkim żetonem; uleczony powyżej 0 wstaje; gdy leży, obrażenia lub utrata PŻ go zabijają.
    .flavour = Ty krwawisz, on pisze i notuje kolor.
    .greeting = „Dzień dobry. To jest Klara, ona mierzy. To jest Otto, on się nie zgadza. A państwo?”
zone-c02-action-patch_him_up = Opatrz go
zone-c03 = { character-zoya }
    .text = Handlarka. „Handluj” (1 akcja na jej polu, jeśli nie widzi cię żaden wróg): możesz kupować przedmioty za
        pełną wartość, a sprzedawać przedmioty i artefakty za pół wartości. Los P1: jeśli w zasięgu 1 od niej jest
        wróg, odchodzi na dobre.
    .flavour = Wszystko waży dwa razy i wierzy drugiemu.
    .greeting = „Chude. Jakie wyście wszyscy chude. Będzie sto, kochanie, i wytrzyj lufę”.
zone-c03-action-trade = Handluj
zone-c04 = { character-gleb }
    .text = Handlarz. „Handluj” (1 akcja na jego polu, jeśli nie widzi cię żaden wróg): możesz kupować magazynki po 300
        K, śruby po 50 K, broń poziomu I za pełną wartość, a sprzedawać broń i dodatki za pół wartości. Los P1: jeśli w
        zasięgu 1 od niego jest wróg, odchodzi na dobre.
    .flavour = Ceny na tekturze. Na odwrocie tektury jest: nie.
    .greeting = Zdejmuje tekturę z lady, dmucha na nią i stawia ją przodem do ciebie.
zone-c04-action-trade = Handluj
zone-c05 = { character-abbot }
    .text = Handlarz. „Handluj” (1 akcja na jego polu, jeśli nie widzi cię żaden wróg): możesz kupować pancerze poziomów
        I i II oraz dodatki do pancerza za pełną wartość, a sprzedawać artefakty za pełną wartość. Los P1: jeśli w
        zasięgu 1 od niego jest wróg, odchodzi na dobre.
    .flavour = Błogosławi ladę, a jeśli ma inne zdanie, błogosławi ją jeszcze raz.
    .greeting = „Pokój. Zamykaj drzwi, zjadają kadzidło. Cóż żeście wykopali, co powinno leżeć?”
zone-c05-action-trade = Handluj
zone-c06 = { character-rain_cape }
    .text = Obcy. „Porozmawiaj z nim” (1 akcja na jego polu, raz na stalkera): przeczytaj skrypt 111. Los P1: idzie na
        miejsce zadania (Q1, Q2 lub Q3) najbliżej przywódcy.
    .flavour = Suchy w każdą pogodę, aż po brzeg kaptura.
    .greeting = Stoi do ciebie tyłem. Peleryna wisi całkiem prosto, chociaż wieje.
zone-c06-action-talk_to_him = Porozmawiaj z nim
zone-c07 = { character-deserter }
    .text = Obcy. „Zaproponuj mu układ” (1 akcja na jego polu, raz w partii): przeczytaj skrypt 113. Gdy wróg wchodzi na
        jego pole, a on nie jest waszym sprzymierzeńcem, przywódca czyta skrypt 114, a on odchodzi na dobre. Los P2,
        jeśli jest waszym sprzymierzeńcem: wróg najbliżej niego przyjmuje trafienie: 5 ★.
    .flavour = Czysty karabin. Na rękawach dwa ciemne kwadraty, z których coś odpruto.
    .greeting = „Ani kroku bliżej. Pokaż ręce, a potem to, co w nich masz”.
zone-c07-action-offer_him_a_deal = Zaproponuj mu układ
zone-c08 = { character-vasylyna }
    .text = Pomocniczka: 5 PŻ, obrona 1. Atakowana tylko wtedy, gdy atakujący nie ma stalkera w linii wzroku. Na koniec
        tury stalkera na jej polu lub obok może podejść do tego stalkera, najwyżej 3 pola. „Daj jej pracować” (1 akcja
        na jej polu, raz w rundzie): ulecz 4 PŻ i odrzuć odsłonięcie. Przy 0 PŻ schodzi z mapy. Los P1: każdy stalker
        na jej polu odzyskuje 2 PŻ.
    .flavour = Prowadziła oddział na sześćdziesiąt łóżek. Powie ci, gdzie stały.
    .greeting = „Siadaj. Nie ty, tamten, ten, co mówi, że to nic”.
zone-c08-action-let_her_work = Daj jej pracować
zone-c09 = { character-well_voice }
    .text = Obcy. Gdy stalker pierwszy raz kończy ruch w zasięgu 1 od Głosu, czyta skrypt 116. Los P1: stalker najbliżej
        Głosu kładzie żeton NISKĄ stroną na jego polu.
    .flavour = Dziecko tam liczy. Ma wszystkie liczby, po żadnej kolei.
    .greeting = „Dziesięć. Siedem. Dziewięć. Chowasz się? Masz się schować, zanim dojdę do jednego”.
zone-c10 = { character-tamara }
    .text = Pomocniczka: 3 PŻ; nigdy nie jest atakowana. Na koniec tury stalkera na jej polu lub obok może podejść do
        tego stalkera, najwyżej 2 pola. P4 nigdy nie aktywuje anomalii dla stalkera, którego ruch zaczyna się na jej
        polu. „Mleko i chleb” (za darmo, na jej polu, dwa razy w partii): ulecz 2 PŻ. Schodzi z mapy przy 0 PŻ albo gdy
        wróg kończy ruch na jej polu. Los P1, raz: przywódca czyta skrypt 118.
    .flavour = Koza wie, gdzie trawa jest czysta. Tamara zna kozę.
    .greeting = „Nie stój przed nią, ona patrzy. Po jedzeniu jesteś? To możesz poczekać”.
zone-c10-action-milk_and_bread = Mleko i chleb
zone-c11 = { character-conscript }
    .text = Obcy: 4 PŻ, bez obrony. Atakowany tylko wtedy, gdy atakujący nie ma stalkera w linii wzroku. „Wyperswaduj mu
        to” (1 akcja na jego polu, raz w partii): przeczytaj skrypt 119; odtąd na koniec tury stalkera na jego polu lub
        obok może podejść do tego stalkera, najwyżej 3 pola. „Odeślij go do domu” (1 akcja na IN lub OUT, z nim na
        polu): jest w domu. Jeśli zginie, każdy stalker traci 2 PŻ, a „Do domu” zostaje odrzucone. Los P2: stalker
        najbliżej niego kładzie żeton NISKĄ stroną na własnym polu.
    .flavour = Trzyma wartę jak miotłę. Kąt jest bez pyłka.
    .greeting = „Stój. Albo nie. Mam powiedzieć stój, a potem wy coś mówicie. Zgubiłem kartkę”.
zone-c11-action-talk_him_out_of_it = Wyperswaduj mu to
zone-c11-action-send_him_home = Odeślij go do domu

# Żetony

token-bus = autobus
token-hull = spalony wrak
token-excavator = koparka
token-truck = ciężarówka
token-truck_b = ciężarówka
token-pipe_long = kanał burzowy
token-pipe_short = kanał kablowy
token-guard_hut = wartownia
token-container = kontener
token-pylon = przewrócony słup
token-pond = stojąca woda
token-trench = rów
token-trench_b = rów
token-hole = dziura w ścianie
token-locked_door = zamknięte drzwi
token-welded_door = zaspawane drzwi
token-armored_gate = pancerna brama
token-hatch = właz
token-unique_loot = wyjątkowy łup
token-this_enemy = oznaczony wróg
token-barrier = szlaban
token-fuse_box = skrzynka bezpieczników
token-fuse = bezpiecznik
token-pump = pompa
token-valve = zawór
token-track = ślad
token-bait = przynęta
token-snare = sidła
token-probe = sonda
token-mast = maszt
token-charge = ładunek
token-supply = zapasy
token-beacon = nadajnik
token-wounded = ranny
token-professor = profesor, ranny
token-strongbox = kasetka
token-code = część kodu
token-nest = gniazdo
token-campfire = ognisko
token-letter = list
token-leak = wyciek
token-tag = nieśmiertelnik
token-rad_mark = znacznik promieniowania

# Odkryte strony żetonów

token-fuse_box_sound = sprawna skrzynka
token-fuse_box_burnt = spalona skrzynka
token-valve_closed = zamknięty zawór
token-valve_open = otwarty zawór
token-mast_plain = maszt
token-mast_armed = uzbrojony maszt
token-beacon_person = nadajnik, człowiek
token-beacon_empty_face = nadajnik, nikogo
token-beacon_bait_face = nadajnik, przynęta
