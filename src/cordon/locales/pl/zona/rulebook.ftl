# Zasady Zony tak, jak je czyta gracz: tytuł i reguła w kilku zdaniach.
# Jedna wiadomość na regułę: rule-zo-12-3 to ZO-12.3, rule-zo-12 to jej rozdział. Do tych numerów odsyłają powody.

# W skrócie

rule-zo-0 = Zasady w dwie minuty
    .text = Odkryj 2 tajemnice w 2 różnych tajnych obiektach. Potem przejdź przez Prypeć lub Oko Moskwy,
        dotrzyj do Elektrowni, wejdź do Sarkofagu i doprowadź do końca jedną z jego kart wydarzeń: kto zrobi
        to pierwszy, wygrywa jako jedyny. W każdej rundzie wykonujesz 2 akcje, rozpatrujesz kartę wydarzenia i
        poznajesz wieści. W teście rzuć 3 kośćmi i dodaj cechę: wynik ma dorównać trudności. Poprawisz go
        kosztem zmęczenia albo przedmiotami. Obrażenia zapełniają tor wytrzymałości; gdy się nie mieszczą,
        otrzymujesz uraz, a 4. uraz zabija. Pilnuj toru emisji: gdy się zapełni, bądź w bunkrze lub pod
        ziemią. W bunkrach śpisz, leczysz się, naprawiasz i handlujesz. Spiesz się: gdy skończy się talia
        wieści, przegrywają wszyscy.

# Cel

rule-zo-1 = Cel i koniec gry
    .text = Wygrywa jeden szperacz albo przegrywają wszyscy.
rule-zo-1-1 = Wyścig dla 1–4 graczy
    .text = Każdy gracz prowadzi jednego szperacza. Ścigacie się i wygrywa najwyżej jedno z was.
rule-zo-1-2 = Droga do zwycięstwa
    .text = Odkryj tajemnice w 2 różnych tajnych obiektach. Przejdź przez Prypeć lub Oko Moskwy i dotrzyj do
        Elektrowni. Wejdź stamtąd do Sarkofagu i rozpatrz wydarzenie Sarkofagu aż do zakończenia.
rule-zo-1-3 = Jak wygrywasz
    .text = Wygrywasz w fazie wydarzeń, w chwili gdy docierasz do zakończenia wydarzenia Sarkofagu. Partia się
        wtedy kończy: nikt po tobie nie ma już tury.
rule-zo-1-4 = Przegrana, gdy skończą się wieści
    .text = Jeśli na koniec fazy wieści talia wieści jest pusta, przegrywają wszyscy. Macie 21 rund; solo 16.
        W fazie wydarzeń ostatniej rundy można jeszcze wygrać.
rule-zo-1-5 = Przegrana w Sarkofagu
    .text = Gdy odrzucone zostaje ostatnie wydarzenie Sarkofagu, wszyscy od razu przegrywają. Jeśli dzięki tej
        karcie docierasz do zakończenia, wygrywasz ty.
rule-zo-1-6 = Śmierć to nie koniec
    .text = Jeśli twój szperacz zginie, na koniec fazy wieści grasz dalej nowym (ZO-18.8).

# Stół

rule-zo-2 = Co leży na stole
    .text = 10 szperaczy, 166 kart przedmiotów, 104 karty wydarzeń, 56 żetonów zagrożeń, 21 kart wieści, 20
        kart emisji, 8 żetonów zamknięć i 3 kości.
rule-zo-2-2 = Niczego nie zabraknie
    .text = Rubli i żetonów zniszczenia zawsze wystarcza.
rule-zo-2-3 = Sześć typów przedmiotów
    .text = Przedmioty to rupiecie, sprzęt, znaleziska, zielone artefakty, żółte artefakty i ekwipunek
        początkowy. Od typu zależy, z której talii karta pochodzi i dokąd wraca.
rule-zo-2-4 = Cztery tajne obiekty
    .text = Laboratorium botaniczne, Podziemne archiwum, Obserwatorium emisyjne, Rządowy schron. Każdy kryje
        tajemnice; potrzebujesz dwóch, z różnych obiektów.
rule-zo-3 = Znaki na kartach i kościach
    .text = CZU, SPR, INT i WOL to twoje cechy. RAD, ZAB i RAN to radiacja, zaburzenia i rany. Kość pokazuje
        + plus, · pustą ściankę, − minus lub ☢ skażenie.

# Przygotowanie gry

rule-zo-4 = Przygotowanie stołu
    .text = Program rozkłada planszę, talie, zamknięcia i targowisko.
rule-zo-4-1 = Strona planszy
    .text = Przy 1 lub 2 graczach blokady zamykają niektóre granice między obszarami. Przy 3 lub 4 graczach te
        granice są otwarte.
rule-zo-4-2 = Talie wydarzeń na planszy
    .text = Zielone wydarzenia, żółte wydarzenia i wydarzenia Sarkofagu to trzy osobne, potasowane talie.
rule-zo-4-3 = Gdzie leżą obiekty
    .text = Każdy tajny obiekt ma własną talię 10 wydarzeń i stałe miejsce na planszy. W ustawieniach partii
        można wybrać losowe miejsca.
rule-zo-4-4 = Po jednym zamknięciu
    .text = Każdy obiekt dostaje losowo 1 z 8 zamknięć; jego wymaganie widzą wszyscy. Pozostałe 4 nie biorą
        udziału w grze.
rule-zo-4-5 = Znaleziska w obiektach
    .text = Każdy obiekt dostaje tyle znalezisk, ilu jest graczy; solo 2. Reszta wypada z gry.
rule-zo-4-6 = Targowisko na początku
    .text = 4 rupiecie i 4 sprzęty leżą odkryte w dwóch rzędach po 4 kolumny.
rule-zo-4-7 = Podajnik żetonów zagrożeń
    .text = Zielone i żółte mutanty i anomalie czekają potasowane w 4 przegrodach. Dobiera się od dołu, a
        odrzucone żetony wracają na górę: następny jest ten, którego najdłużej nie było w grze.
rule-zo-4-8 = Talie artefaktów
    .text = Zielone i żółte artefakty to dwie potasowane talie.
rule-zo-4-9 = Wieści i znacznik emisji
    .text = 21 kart wieści zostaje potasowanych; solo usuwa się 5 z nich. Znacznik emisji zaczyna na 0.
rule-zo-4-10 = Karty emisji
    .text = 20 kart emisji zostaje potasowanych i leży zakrytych, aż uderzy emisja.
rule-zo-4-11 = Co zmienia liczba graczy
    .text = 1 lub 2 graczy: blokady między obszarami i miejsce dla 1 szperacza w każdym obiekcie. 3 lub 4
        graczy: bez tych blokad i miejsce dla 2. Znaleziska w każdym obiekcie: 2, 2, 3 lub 4 przy 1, 2, 3 lub
        4 graczach. Karty wieści: 21; solo 16.
rule-zo-5 = Wybór szperacza
    .text = Wybierasz, kim grasz, i zaczynasz z tym, co ten szperacz ma.
rule-zo-5-1 = Głos Zony
    .text = Pierwszym Głosem Zony zostaje losowo wybrany gracz. Głos Zony zaczyna i decyduje, co robi Zona; co
        rundę rola przechodzi na gracza po lewej. W ustawieniach partii można wybrać, że zaczyna gospodarz.
rule-zo-5-2 = Zatrzymaj jednego z dwóch
    .text = Dostajesz 2 szperaczy i zatrzymujesz 1 z nich, potajemnie i równocześnie z innymi. Reszta czeka w
        rezerwie. W ustawieniach partii można zezwolić na wolny wybór spośród wszystkich 10, w kolejności tur.
rule-zo-5-3 = Przygotowanie szperacza
    .text = Na obszarach, które wskazuje twój szperacz, pojawiają się dwa zagrożenia. Potem dostajesz jego
        początkowe obrażenia, ruble i reputację i stajesz na jego obszarze początkowym.
rule-zo-5-4 = Ekwipunek początkowy i zmęczenie
    .text = Zaczynasz ze zmęczeniem 1 i 4 przedmiotami swojego szperacza. Jego stroje masz na sobie, o ile nie
        zakrywają tej samej części ciała.
rule-zo-5-5 = Na początku bez spotkań
    .text = Początkowe zagrożenia nie atakują, nawet na twoim obszarze początkowym.

# Szperacz

rule-zo-6 = Twój szperacz
    .text = Cechy, wytrzymałość, zmęczenie i reputacja mówią, w jakim jesteś stanie.
rule-zo-6-1 = Cztery cechy
    .text = Czujność, sprawność, intelekt i siła woli mają wartość od 1 do 4. Wartość może spaść do 0, nigdy
        niżej.
rule-zo-6-2 = Do czego służą cechy
    .text = Czujność wykrywa zagrożenia i pomaga się ukryć. Sprawnością pokonasz większość mutantów,
        intelektem większość anomalii i maszyn. Siła woli pomaga znieść presję i dobrze spać w bunkrach.
rule-zo-6-3 = Urazy obniżają cechy
    .text = Cecha z urazem jest niższa o 1, w testach i podczas obozowania, dopóki nie odrzucisz urazu.
rule-zo-6-4 = Własna zdolność
    .text = Każdy szperacz ma jedną zdolność, której nie ma nikt inny. Jest opisana na twojej planszy.
rule-zo-6-5 = Tor wytrzymałości
    .text = Każde obrażenie zajmuje jedno pole toru wytrzymałości. Jeśli obrażenia już się nie mieszczą,
        otrzymujesz uraz (ZO-18.5).
rule-zo-6-6 = Zmęczenie od 0 do 5
    .text = Zaczynasz od 1. Zmęczenie nie spada poniżej 0 i nie rośnie powyżej 5: co miałoby zmniejszyć je
        bardziej, przepada. W ustawieniach partii można wybrać minimum 1.
rule-zo-6-7 = Powyżej 5 zmęczenie szkodzi
    .text = Jeśli coś zwiększa zmęczenie powyżej 5, zostaje ono na 5. Każdy punkt ponad 5 zadaje 1 obrażenie,
        którego nie można anulować. Jeśli ta sama lista zadaje też inne obrażenia, otrzymujesz je najpierw;
        uraz mogą spowodować jedne i drugie.
rule-zo-6-8 = Powyżej 5 nie z wyboru
    .text = Nie możesz z własnego wyboru zwiększyć zmęczenia powyżej 5. Dotyczy to forsowania testu, płacenia
        za zamknięcie, biegu do bunkra, oddziaływania artefaktu i każdego „możesz”, które zwiększa zmęczenie.
rule-zo-6-9 = Zmęczenie z przymusu
    .text = Porażki w spotkaniach, polecenia wydarzeń i wieści oraz akcje obszaru mogą zwiększyć zmęczenie
        powyżej 5. Mogą to też wybrane przez ciebie części wydarzeń, Bierwiono i Palmtop.
rule-zo-6-10 = Dobra, neutralna, zła
    .text = Twoja reputacja jest dobra, neutralna lub zła. Liczy się na targowisku, w niektórych akcjach
        obszaru i na niektórych kartach wydarzeń.
rule-zo-6-11 = Gdy pogarszasz reputację
    .text = Dobra staje się neutralna, neutralna staje się zła. Jeśli już jest zła, otrzymaj zamiast tego 1
        zaburzenie. Sfałszowana przepustka sprawia, że twoja reputacja liczy się jako dobra, ale pogarsza się
        ta prawdziwa.
rule-zo-6-12 = Gdy poprawiasz reputację
    .text = Zła staje się neutralna, neutralna staje się dobra. Jeśli już jest dobra, możesz zamiast tego
        zmniejszyć zmęczenie o 1.

# Noszenie

rule-zo-7 = Noszenie przedmiotów
    .text = Plecak jest mały; małe przedmioty i stroje na tobie nie zajmują w nim miejsca.
rule-zo-7-1 = Pięć miejsc
    .text = Twój plecak ma 5 miejsc, każde na 1 przedmiot. Do pełnego nic więcej nie włożysz.
rule-zo-7-2 = 6. miejsce
    .text = Niektóre przedmioty i zdolność Olega dają ci jeszcze jedno miejsce. Przedmiot daje je także wtedy,
        gdy jest zdezaktywowany, a strój tylko wtedy, gdy masz go na sobie. Kilka źródeł też daje tylko jedno
        miejsce.
rule-zo-7-3 = Utrata 6. miejsca
    .text = Jeśli jego źródło przepadnie i zawartość plecaka już się nie mieści, wybierz przedmiot i porzuć
        go. W tej chwili nie możesz niczego założyć.
rule-zo-7-4 = Małe przedmioty
    .text = Małe przedmioty nie zajmują miejsca i możesz ich mieć dowolną liczbę. Nie liczą się jako
        przedmioty w plecaku.
rule-zo-7-5 = Co zakrywa strój
    .text = Strój zakrywa głowę, tułów, nogi lub kilka z nich. Dwa stroje na tobie nie mogą zakrywać tej samej
        części ciała.
rule-zo-7-6 = Na sobie lub w plecaku
    .text = Strój na tobie nie zajmuje miejsca. Strój w plecaku zajmuje miejsce i nie działa.
rule-zo-7-7 = Zmiana stroju
    .text = Możesz zmieniać stroje między swoimi akcjami, także przed pierwszą i po ostatniej. Możesz też
        założyć strój w chwili, gdy go zdobywasz; to, co z nim koliduje, trafia do plecaka.
rule-zo-7-8 = Brak miejsca
    .text = Jeśli nowy przedmiot się nie mieści, porzuć coś albo zostaw nową kartę. Jeśli zakładasz strój, a
        to, co z nim koliduje, nie mieści się w plecaku, porzucasz to. Za kupiony przedmiot płacisz, nawet
        jeśli go zostawiasz.
rule-zo-7-9 = Porzucanie przedmiotu
    .text = Przedmioty możesz porzucać przy większości pytań. Porzucony przedmiot zostaje odrzucony i nikt nie
        może go podnieść; znaleziska i ekwipunek początkowy wypadają z gry.
rule-zo-7-10 = Bez wymiany między graczami
    .text = Nie możesz dawać, sprzedawać ani pożyczać innym graczom przedmiotów, rubli i trofeów.

# Używanie przedmiotów

rule-zo-8 = Używanie przedmiotów
    .text = Przy każdym użyciu na kartę trafia żeton zniszczenia; ile ich zniesie, zależy od przedmiotu.
rule-zo-8-1 = W swojej turze
    .text = W swojej turze fazy akcji i podczas swojego wydarzenia możesz używać przedmiotów zawsze, gdy
        pasuje ich tekst. Przedmiotów, które leczą, zmniejszają zmęczenie, naprawiają lub dają pieniądze,
        możesz użyć przy każdej swojej decyzji, nawet między rzutem a przyjęciem wyniku. Tego, co nic by nie
        dało, nie możesz wybrać.
rule-zo-8-2 = W turach innych
    .text = Poza swoją turą, w fazie wieści i podczas emisji możesz używać przedmiotów tylko przeciw
        obrażeniom, które otrzymujesz, albo w teście, który wykonujesz. Przedmiot, który podaje inną chwilę,
        działa zgodnie ze swoim tekstem.
rule-zo-8-3 = Raz na efekt
    .text = Przedmiotu możesz użyć tylko raz przy tym samym efekcie: w jednym teście, przy obrażeniach z
        jednej chwili, na jednym skrócie, przy jednym śnie podczas obozowania, przy jednym poleceniu wzięcia
        rupieci. Dwa testy w spotkaniu to dwa efekty. Raz znaczy raz, bez względu na to, do czego przedmiot
        posłużył.
rule-zo-8-4 = Cena użycia
    .text = Użycie kosztuje 1 żeton zniszczenia na karcie i daje wszystko, co mówi jej tekst. Możesz wziąć
        tylko część: Obrzyn dodaje 1, a z przerzutu możesz zrezygnować. Jeśli przedmiot daje tylko przerzut,
        przerzuć co najmniej 1 kość.
rule-zo-8-5 = Przedmioty jednorazowe
    .text = Przedmiot jednorazowy odrzucasz, gdy tylko go użyjesz.
rule-zo-8-6 = Przedmioty eksploatacyjne
    .text = Przedmiot eksploatacyjny ma pola na żetony zniszczenia; gdy zapełni się ostatnie, odrzuć go. To
        ostatnie użycie jeszcze działa. Naprawa usuwa po 1 żetonie; bez żetonu nie ma czego naprawiać.
rule-zo-8-7 = Przedmioty trwałe
    .text = Użyty przedmiot trwały jest zdezaktywowany: w tej rundzie nie możesz użyć go ponownie. Odświeża
        się na koniec fazy wieści.
rule-zo-8-8 = Uszkodzenie przedmiotu
    .text = Połóż 1 żeton zniszczenia na wybranym przedmiocie, bez żadnej korzyści. Przedmiot jednorazowy
        zostaje wtedy odrzucony. Przedmiotów trwałych nie można uszkodzić; jeśli nie masz innych, nic się nie
        dzieje.
rule-zo-8-9 = Dokąd trafiają odrzucone karty
    .text = Przedmioty trafiają na stos kart odrzuconych swojej talii, ale znaleziska i ekwipunek początkowy
        wypadają z gry. Jeśli talia jest pusta, tasuje się jej odrzucone karty i używa ich ponownie. Jeśli ich
        nie ma, nie dostajesz karty.
rule-zo-8-10 = Kategorie przedmiotów
    .text = Każdy przedmiot ma jedną kategorię: artefakt, strój, broń, narzędzie, urządzenie, dokument, lek,
        żywność lub substancja. Niektóre karty wydarzeń wymagają przedmiotu danej kategorii albo
        sprawdzają, czy go masz.
rule-zo-8-11 = Użycie Łomu
    .text = Gdy wydarzenie lub zamknięcie każe użyć Łomu, połóż na swoim 1 żeton zniszczenia. To jeszcze nie
        daje dodatkowych rupieci; jeśli polecenie każe potem wziąć rupiecie, możesz użyć Łomu także do tego.
        Jeśli masz kilka Łomów, używasz najbardziej zużytego.
rule-zo-8-12 = Artefakty to przedmioty
    .text = Artefakty to karty zielonych i żółtych artefaktów oraz niektóre znaleziska. Obowiązują je
        wszystkie zasady przedmiotów.
rule-zo-8-13 = Oddziaływanie
    .text = Oddziaływanie następuje przy każdym użyciu. Nie możesz użyć artefaktu, jeśli jego oddziaływanie
        zwiększyłoby zmęczenie powyżej 5, spowodowało uraz lub kazało odrzucić coś, czego nie masz. Możesz,
        jeśli w tej samej chwili ignorujesz oddziaływanie. Jeśli porzucisz albo zamienisz to, co by cię
        ocaliło, oddziaływania nie ma i użycie nic nie daje. Oddziaływanie, które tylko może zaszkodzić, jak u
        Zimnego ognia, niczego nie zabrania.
rule-zo-8-14 = Liczenie artefaktów
    .text = Oddziaływanie „za każdy swój artefakt” liczy wszystkie: ten, którego używasz, małe i te ze
        znalezisk. „Za każdy artefakt w plecaku” pomija małe.
rule-zo-8-15 = Kolejność użycia
    .text = Wskaż artefakt i to, co ignoruje jego oddziaływanie, i połóż żetony. Potem przyjmij oddziaływanie,
        a na końcu weź korzyść. To, czy oddziaływanie spowodowałoby uraz, ocenia się tak, jakby działały
        wszystkie twoje ochrony bez oddziaływania; potem użyj ich tyle, ile trzeba.

# Handel

rule-zo-9 = Targowisko i nagrody
    .text = Kupujesz i sprzedajesz w bunkrach oraz tam, gdzie pozwala na to wydarzenie.
rule-zo-9-1 = Gdzie handlujesz
    .text = Możesz handlować podczas obozowania w bunkrze i wtedy, gdy pozwala na to wydarzenie.
rule-zo-9-2 = Kolumny i reputacja
    .text = Z kolumn 1 i 2 kupuje każdy. Kolumna 3 jest zamknięta dla złej reputacji. Kolumna 4 wymaga dobrej
        reputacji.
rule-zo-9-3 = Ile płacisz
    .text = Płacisz cenę z karty. Zniżki nigdy nie obniżają jej poniżej 100 ₽, a zniżka, która nic by nie
        zmieniła, nie zużywa się.
rule-zo-9-4 = Uzupełnianie targowiska
    .text = Luki pozostają puste do końca twojej tury. Potem karty przesuwają się w lewo, a z prawej
        przybywają nowe.
rule-zo-9-5 = Sprzedaż przedmiotów i trofeów
    .text = Przedmiot przynosi swoją cenę, a eksploatacyjny o 100 ₽ mniej za każdy żeton zniszczenia na nim,
        nigdy mniej niż 0. Trofeum przynosi swoją cenę.
rule-zo-9-6 = Nie od razu na sprzedaż
    .text = Nie możesz sprzedać przedmiotu w turze, w której go kupujesz.
rule-zo-9-7 = Branie kart
    .text = „Weź 1 rupieć”, sprzęt lub artefakt znaczy: wierzchnia karta tej talii jest twoja.

# Plansza

rule-zo-10 = Plansza
    .text = Obszary, granice i trzy sektory, tym groźniejsze, im bliżej Elektrowni.
rule-zo-10-1 = Obszary i granice
    .text = Obszary ze wspólną granicą sąsiadują ze sobą, chyba że tej granicy nie można przekroczyć.
rule-zo-10-2 = 23 obszary
    .text = 3 bunkry, 6 obszarów zielonego sektora, 6 żółtego i 3 czerwonego, 4 tajne obiekty i Sarkofag.
rule-zo-10-3 = Bunkry są bezpieczne
    .text = Obóz naukowy, Wioska i Zajazd nie należą do żadnego sektora. Nie ma tam zagrożeń, a emisja cię nie
        dosięga.
rule-zo-10-4 = Obiekty leżą pod ziemią
    .text = Przerywana granica oznacza obszar wejściowy: stamtąd możesz otworzyć obiekt lub do niego wejść.
rule-zo-10-5 = Sarkofag
    .text = Do środka prowadzi akcja obszaru Elektrowni albo przedmiot. Drogi powrotnej nie ma.
rule-zo-10-6 = Odcięta Elektrownia
    .text = Żaden Ruch nie prowadzi do Elektrowni ani z niej. Przejdź przez Prypeć lub Oko Moskwy ich akcją
        obszaru albo użyj przedmiotu. Nie ma powrotu.
rule-zo-10-7 = Blokady zamykają granice
    .text = Blokady nie można przekroczyć. Przy 1 lub 2 graczach niektóre stoją między obszarami; przy 3 lub 4
        tylko na skraju mapy i wokół obiektów.
rule-zo-10-8 = Skróty zadają obrażenia
    .text = Niektóre granice mają znak obrażeń. Za każdym razem, gdy przekraczasz taką granicę Ruchem,
        otrzymaj 1 obrażenie tego rodzaju.
rule-zo-10-9 = Otwarta przestrzeń
    .text = Wszystkie obszary zielonego, żółtego i czerwonego sektora to otwarta przestrzeń. Bunkry, obiekty i
        Sarkofag nią nie są.
rule-zo-10-10 = Wspólny obszar
    .text = Na jednym obszarze może być dowolna liczba szperaczy i zagrożeń. Limit mają tylko obiekty
        (ZO-19.5).

# Runda

rule-zo-11 = Runda
    .text = Faza akcji, faza wydarzeń, faza wieści i od nowa.
rule-zo-11-1 = Fazy i kolejność tur
    .text = Każda runda ma fazę akcji, fazę wydarzeń i fazę wieści. W każdej z nich zaczyna Głos Zony, potem
        kolejni gracze w lewo.
rule-zo-11-2 = Faza akcji
    .text = Masz jedną turę, a w niej do 2 akcji.
rule-zo-11-3 = Faza wydarzeń
    .text = Jeśli twój obszar ma talię wydarzeń, dobierz 1 kartę i rozpatrz ją.
rule-zo-11-4 = Faza wieści
    .text = Głos Zony dobiera 1 kartę wieści. Może uderzyć emisja. Potem rola przechodzi na gracza po lewej, a
        przedmioty trwałe się odświeżają.
rule-zo-11-5 = Gdy twój szperacz nie żyje
    .text = Nie masz tur, dopóki na koniec fazy wieści nie dostaniesz nowego szperacza. Jako Głos Zony
        decydujesz nadal.

# Akcje

rule-zo-12 = Akcje w twojej turze
    .text = Ruch, akcja obszaru, Otwarcie, Poszukiwanie, Odpoczynek lub Pas.
rule-zo-12-1 = Dwie akcje
    .text = Wykonaj do 2 akcji w dowolnej kolejności, nawet dwa razy tę samą. Tylko akcję obszaru wykonujesz
        najwyżej raz na turę. Używanie przedmiotów i zmiana stroju nie kosztują akcji.
rule-zo-12-2 = Podgląd zagrożeń
    .text = Wszystkie zagrożenia na planszy leżą odkryte: sprawdź ich trudność, obrażenia i zdolność, zanim
        tam wejdziesz.
rule-zo-12-3 = Ruch na inny obszar
    .text = Idź na sąsiedni obszar. Na skrócie otrzymaj jego obrażenia; potem działają wieści przy tej granicy
        lub na tym obszarze. Jeśli leżą tam zagrożenia, napotykasz jedno z nich; które – wybiera Głos Zony.
rule-zo-12-4 = Do obiektu i z powrotem
    .text = Możesz wejść Ruchem do obiektu, jeśli wolno ci tam wejść (ZO-19.5). Wyjść możesz Ruchem na dowolny
        z jego obszarów wejściowych.
rule-zo-12-5 = Akcja obszaru
    .text = Wykonaj to, co oferuje twój obszar, bez względu na leżące tam zagrożenia. W obiektach i w
        Sarkofagu nie ma akcji obszaru.
rule-zo-12-6 = Otwarcie obiektu
    .text = Na obszarze wejściowym: spełnij wymaganie zamknięcia. Obiekt jest odtąd otwarty, a ty od razu
        wchodzisz do środka. Możesz przejrzeć jego znaleziska i zatrzymać 1 z nich.
rule-zo-12-7 = Poszukiwanie zagrożenia
    .text = Wybierz zagrożenie na swoim obszarze i rozegraj spotkanie. Bez zagrożenia nie ma czego szukać.
rule-zo-12-8 = Odpoczynek
    .text = Zmniejsz zmęczenie o 1. Odpoczywać możesz wszędzie.
rule-zo-12-9 = Pas
    .text = Nie rób nic i zakończ swoją turę, nawet jeśli to twoja pierwsza akcja.

# Faza wydarzeń

rule-zo-13 = Faza wydarzeń
    .text = Karta mówi, co się dzieje tam, gdzie jesteś.
rule-zo-13-1 = Z której talii dobierasz
    .text = Dobierz zielone wydarzenie w zielonym sektorze, żółte w żółtym, a w tajnym obiekcie lub w
        Sarkofagu wydarzenie z jego własnej talii. W bunkrach i w czerwonym sektorze nie dobierasz nic.
rule-zo-13-2 = Liczy się tylko twoja część
    .text = Kartę widzą wszyscy. Rozpatrz tylko część, która cię dotyczy, od góry do dołu.
rule-zo-13-3 = Testy w wydarzeniach
    .text = Wykonaj test, potem rozpatrz tylko sukces albo tylko porażkę.
rule-zo-13-4 = Wybór części
    .text = Wybierz dokładnie jedną z podanych części; najpierw możesz przeczytać wszystkie. Część, która każe
        coś zapłacić, odrzucić lub czegoś użyć, możesz wybrać tylko wtedy, gdy to masz. Zmęczenie i obrażenia
        nie są ceną: taką część zawsze możesz wybrać.
rule-zo-13-5 = Możesz
    .text = „Możesz” zostawia wybór tobie. Nie pojawia się, jeśli nic by z tego nie wynikło.
rule-zo-13-6 = Obrażenia w wydarzeniach
    .text = Otrzymaj obrażenia, gdy tylko do nich dojdziesz. Obrażenia z jednej listy następują w tej samej
        chwili.
rule-zo-13-7 = Spotkania w wydarzeniach
    .text = Dobierz żeton podanego rodzaju i koloru i rozegraj spotkanie. Jeśli nie pokonasz zagrożenia, żeton
        zostaje na twoim obszarze; pod ziemią zostaje odrzucony. Potem rozpatruj kartę dalej.
rule-zo-13-8 = Kładzenie zagrożenia
    .text = „Połóż” znaczy: dobierz żeton i połóż go na obszarze, bez spotkania. Pod ziemią i w bunkrach nie
        kładzie się nic.
rule-zo-13-9 = Części według reputacji
    .text = Rozpatrz tylko sekcję lub część dla reputacji, którą masz teraz. To, co stoi po takiej części,
        dotyczy każdego.
rule-zo-13-10 = Zielone i żółte wydarzenia
    .text = Rozpatrz część z nazwą swojego obszaru. Jeśli takiej nie ma, rozpatrz „inny obszar”. Na niektórych
        kartach decyduje zamiast tego twoja reputacja.
rule-zo-13-11 = Tasowanie wydarzeń
    .text = Gdy dobrane zostaje ostatnie zielone lub żółte wydarzenie, odrzucone karty tworzą nową talię, bez
        karty właśnie rozpatrywanej.
rule-zo-13-12 = Wydarzenia obiektów
    .text = Wydarzenie obiektu ma kilka akapitów. Rozpatruj je po kolei i przerwij, gdy misja zakończy się
        niepowodzeniem.
rule-zo-13-13 = Niepowodzenie misji
    .text = Dokończ akapit, potem odrzuć kartę. Zostajesz w obiekcie i w następnej rundzie dobierasz znowu.
rule-zo-13-14 = Następny akapit
    .text = Przejdź do następnego akapitu. Zignoruj resztę tego.
rule-zo-13-15 = Odkrycie tajemnicy
    .text = Zatrzymaj kartę: to twoja tajemnica tego obiektu. Możesz przejrzeć znaleziska i zatrzymać 1 z
        nich. Potem weź pozostałe nagrody z karty.
rule-zo-13-16 = Talie obiektów się kończą
    .text = Wydarzeń obiektów nie tasuje się ponownie. Każde dobrane znika z talii, odrzucone albo zatrzymane
        jako tajemnica. Po ostatnim obiekt jest rozszabrowany (ZO-19.8).
rule-zo-13-17 = Wydarzenia Sarkofagu
    .text = Działają jak wydarzenia obiektów, ale kończą się zwycięstwem. Po niepowodzeniu misji zostajesz i w
        następnej rundzie dobierasz znowu. Gdy odrzucona zostaje ostatnia karta, przegrywają wszyscy.

# Faza wieści

rule-zo-14 = Faza wieści
    .text = Jedna karta wieści, czasem emisja, potem koniec rundy.
rule-zo-14-1 = Dobranie wieści
    .text = Głos Zony dobiera wierzchnią kartę wieści.
rule-zo-14-2 = Znacznik emisji
    .text = Znacznik przesuwa się o tyle pól, ile strzałek ma karta.
rule-zo-14-3 = Emisja ma pierwszeństwo
    .text = Gdy znacznik dociera na ostatnie pole, emisja uderza od razu. Potem karta wieści zostaje wykonana;
        jeśli jest wydarzeniem czasowym, pozostaje w grze.
rule-zo-14-4 = Wydarzenia czasowe
    .text = Karta wieści z zegarem pozostaje w mocy i zastępuje poprzednią taką kartę. Głos Zony wybiera
        obszar lub granicę, którą ona oznacza.
rule-zo-14-5 = Jak długo działają
    .text = Wydarzenie czasowe działa, dopóki nie zastąpi go następne albo nie usunie emisja.
rule-zo-14-6 = Wieści bez zegara
    .text = Wykonaj je raz; potem karta wypada z gry. Wyborów dokonuje Głos Zony.
rule-zo-14-7 = Wieści dla kilku szperaczy
    .text = Wykonajcie je po kolei, w kolejności tur od Głosu Zony.
rule-zo-14-8 = Przekazanie Głosu
    .text = Głosem Zony zostaje gracz po lewej i odtąd on decyduje.
rule-zo-14-9 = Odświeżenie przedmiotów trwałych
    .text = Odświeżają się zdezaktywowane przedmioty trwałe i zdolności, które działają raz na rundę.
rule-zo-14-10 = Czy to koniec?
    .text = Talia wieści jest pusta? Teraz przegrywają wszyscy.
rule-zo-14-11 = Przybywają nowi szperacze
    .text = Kto nie ma żywego szperacza, wybiera teraz nowego, w kolejności tur od nowego Głosu Zony.

# Emisja

rule-zo-15 = Gdy uderza emisja
    .text = Wszyscy na otwartej przestrzeni otrzymują obrażenia, a Zona układa się na nowo.
rule-zo-15-1 = Karta emisji
    .text = Wierzchnia karta emisji pokazuje obrażenia i rodzaje nowych zagrożeń. Następna mówi, gdzie się one
        pojawiają.
rule-zo-15-2 = Bieg do bunkra
    .text = Na obszarze obok bunkra możesz zwiększyć zmęczenie o 2 i wbiec do środka. Zmęczenie nie może
        przekroczyć 5, więc biec możesz przy zmęczeniu najwyżej 3. Przenosisz się: skrót nie zadaje obrażeń i
        nie ma spotkania.
rule-zo-15-3 = Obrażenia od emisji
    .text = Zielony sektor: otrzymaj część zieloną. Żółty sektor: zieloną i żółtą. Czerwony sektor: wszystkie
        trzy. Całość następuje w tej samej chwili, a bunkry, obiekty i Sarkofag są bezpieczne.
rule-zo-15-4 = Zagrożenia zmieniają miejsca
    .text = Wydarzenie czasowe się kończy i wszystkie zagrożenia znikają z planszy. Potem 3 zielone i 3 żółte
        pojawiają się na nowych obszarach, bez spotkań.
rule-zo-15-5 = Nowe targowisko
    .text = Wszystkie karty z targowiska zostają odrzucone, na ich miejsce trafiają nowe.
rule-zo-15-6 = Znacznik zaczyna od nowa
    .text = Znacznik emisji wraca na 0, a niewykorzystane strzałki przepadają. Potem karta wieści działa
        dalej.

# Testy

rule-zo-16 = Wykonanie testu
    .text = Trzy kości, twoja cecha i to, co z nimi zrobisz.
rule-zo-16-1 = Rzut
    .text = Rzuć 3 kośćmi. Zacznij od swojej cechy, dodaj 1 za każdy plus, odejmij 1 za każdy minus.
        Przedmioty i zdolności dodają swoje; pusta ścianka i skażenie nie liczą się.
rule-zo-16-2 = Sukces czy porażka
    .text = Zdajesz, jeśli wynik jest co najmniej równy trudności.
rule-zo-16-3 = Dwa skażenia
    .text = Jeśli w chwili przyjęcia wyniku 2 lub 3 kości pokazują skażenie, otrzymaj 1 punkt radiacji, bez
        względu na to, czy zdasz. Następuje to przed odczytaniem wyniku: jeśli spowoduje uraz testowanej
        cechy, wynik spada.
rule-zo-16-4 = Kolejność testu
    .text = Rzuć. Potem forsuj, przerzucaj i używaj przedmiotów w dowolnej kolejności. Przyjmij wynik:
        najpierw działają skażenia, potem zdajesz lub nie.
rule-zo-16-5 = Przedmioty w teście
    .text = Używaj przedmiotów, które wymieniają tę cechę, po obejrzeniu rzutu. Anulowany minus się nie liczy;
        anulować można tylko minus, który w tej chwili widać na kości, a bez minusa użycie się marnuje. Niektóre przedmioty pomagają tylko w
        wykryciu albo tylko w konfrontacji.
rule-zo-16-6 = Forsowanie testu
    .text = Raz na test zwiększ zmęczenie o 1 i przerzuć 1 wybraną kość. Przy zmęczeniu 5 nie możesz.
rule-zo-16-7 = Przerzuty się sumują
    .text = Możesz użyć kilku źródeł przerzutu, także na tej samej kości. Jeśli jedno źródło przerzuca kilka
        kości, najpierw je wybierz, potem rzuć nimi razem.
rule-zo-16-8 = Znaki mutanta i anomalii
    .text = Przedmiot z „(mutant)” lub „(anomalia)” pomaga tylko w spotkaniu tego rodzaju albo w teście z tym
        samym znakiem.
rule-zo-16-9 = Testy ze znakiem
    .text = Test nad Jeziorem Białym liczy się jako (anomalia), test na Poligonie jako (mutant). Działa tam też
        wszystko, co zmienia takie spotkania: Pastuch chroni przed ranami na Poligonie.

# Spotkania

rule-zo-17 = Spotkanie z zagrożeniem
    .text = Najpierw je wykryj, potem pokonaj albo ucieknij.
rule-zo-17-1 = Co pokazuje zagrożenie
    .text = Trudność wykrycia, cechę i trudność konfrontacji, obrażenia, łup, a czasem zdolność. Konfrontację
        z mutantem wykonujesz sprawnością lub siłą woli, z anomalią intelektem lub siłą woli.
rule-zo-17-2 = Spotkanie po drodze
    .text = Jeśli wchodzisz Ruchem na obszar z zagrożeniami, napotykasz dokładnie jedno. Które – wybiera Głos
        Zony.
rule-zo-17-3 = Spotkanie z wyboru
    .text = Przy Poszukiwaniu to ty wybierasz zagrożenie. Spotkania dają też niektóre akcje obszaru i
        wydarzenia.
rule-zo-17-4 = Bez spotkania
    .text = Nie napotykasz niczego, gdy zaczynasz turę obok zagrożenia, gdy się przenosisz i gdy na twoim
        obszarze zostaje położone zagrożenie.
rule-zo-17-5 = Przegrana nie kończy tury
    .text = Po spotkaniu, wygranym czy przegranym, wykonujesz pozostałe akcje. Tylko Sidło czasu kończy twoją
        turę.
rule-zo-17-6 = Najpierw: zdolność
    .text = Najpierw przeczytaj zdolność zagrożenia: może zmienić trudność, obrażenia, przerzuty albo
        ucieczkę. Niewykryty Ryjec nie pozwala uciec.
rule-zo-17-7 = Potem: wykrycie
    .text = Wykonaj test czujności. Porażka: otrzymaj obrażenia od zagrożenia. W obu przypadkach możesz potem
        uciec: zagrożenie zostaje, a spotkanie się kończy.
rule-zo-17-8 = Potem: konfrontacja
    .text = Wykonaj test cechy podanej przez zagrożenie. Sukces: pokonujesz je. Porażka: otrzymaj jego
        obrażenia, a ono zostaje na twoim obszarze.
rule-zo-17-9 = Na końcu: łup
    .text = Anomalia zostawia artefakty, a jej żeton zostaje odrzucony. Pokonany mutant staje się twoim
        trofeum. Niektóre zagrożenia dają inny łup, zgodnie ze swoim tekstem.
rule-zo-17-10 = Trofea mutantów
    .text = Trofea nie są przedmiotami i nie zajmują miejsca. Sprzedaj je w bunkrze za ich cenę albo oddaj
        tam, gdzie są wymagane.
rule-zo-17-11 = Niepokonane zagrożenia
    .text = Żeton zostaje na obszarze, także wtedy, gdy giniesz w spotkaniu. W obiekcie, w Sarkofagu i w
        bunkrze zostaje odrzucony.
rule-zo-17-12 = Bez ucieczki
    .text = Przy Oku Moskwy i w Prypeci nie możesz uciec ze spotkania z akcji obszaru.
rule-zo-17-13 = Brak żetonów
    .text = Jeśli przegroda jest pusta, pomiń spotkanie lub kładzenie żetonu.

# Obrażenia

rule-zo-18 = Obrażenia, urazy i śmierć
    .text = Obrażenia zapełniają tor wytrzymałości; ich nadmiar zostawia urazy.
rule-zo-18-1 = Rodzaje obrażeń
    .text = Radiacja, zaburzenia i rany różnią się tylko tym, co przed nimi chroni. Wyczerpanie zadaje
        obrażenia bez rodzaju i nic ich nie anuluje.
rule-zo-18-2 = Obrażenia w jednej chwili
    .text = Obrażenia zadane w tej samej chwili liczą się razem. Mogą spowodować tylko jeden uraz, a każda
        ochrona pomaga raz.
rule-zo-18-3 = Ochrona przed obrażeniami
    .text = Zanim otrzymasz obrażenia, możesz użyć chroniących przedmiotów i zdolności, po jednym razie. Każda
        ochrona anuluje obrażenia swoich rodzajów do swojej liczby; jej nadwyżka przepada.
rule-zo-18-4 = Obrażenia na torze
    .text = Nieanulowane obrażenia trafiają na tor wytrzymałości: każde zajmuje jedno wolne pole.
rule-zo-18-5 = Za dużo: uraz
    .text = Jeśli obrażeń jest więcej niż wolnych pól, zapełnij tor i otrzymaj dokładnie 1 uraz. Resztę
        zignoruj. Tor zostaje pełny, więc następne obrażenia przyniosą kolejny uraz.
rule-zo-18-6 = Gdzie trafia uraz
    .text = Wybierz cechę, która nie ma jeszcze urazu: jest odtąd niższa o 1. Zniesiesz 3 urazy.
rule-zo-18-7 = Śmierć szperacza
    .text = 4. uraz zabija twojego szperacza. Przedmioty, ruble, trofea i reputacja przepadają, a twoja tura
        lub karta wydarzenia się kończy.
rule-zo-18-8 = Nowy szperacz
    .text = Na koniec fazy wieści wybierz dowolnego wolnego szperacza i przygotuj go, bez początkowych
        zagrożeń; albo zakończ grę. Jeśli nie ma już żadnego, odpadasz z gry. Kto odpadł, jako Głos Zony
        decyduje nadal.
rule-zo-18-9 = Przekazanie tajemnicy
    .text = Jeśli zmarły szperacz miał tajemnice 2 obiektów, możesz zatrzymać 1 z nich. Jeśli miał tylko
        jedną, przepada.
rule-zo-18-10 = Leczenie obrażeń i urazów
    .text = Uleczenie obrażenia zwalnia 1 pole toru wytrzymałości. Odrzucenie urazu przywraca cechę i nie
        zmienia obrażeń na torze. Bez obrażeń i urazów nie ma czego leczyć.

# Tajne obiekty

rule-zo-19 = Tajne obiekty
    .text = Otwórz je, przetrwaj ich wydarzenia, wyjdź z tajemnicą.
rule-zo-19-1 = Co jest w obiekcie
    .text = Zamknięcie, talia 10 wydarzeń i znaleziska.
rule-zo-19-2 = Zamknięty lub otwarty
    .text = Obiekt jest zamknięty, dopóki ktoś go nie otworzy. Potem pozostaje otwarty dla wszystkich.
rule-zo-19-3 = Jak wejść
    .text = Wykonaj akcję Otwarcie na obszarze wejściowym. Jeśli obiekt jest już otwarty, wejdź Ruchem.
rule-zo-19-4 = Płacenie za zamknięcie
    .text = Wymagania nie można spełnić, jeśli jego obrażenia spowodowałyby uraz albo jego zmęczenie
        przekroczyłoby 5. Przed obrażeniami możesz użyć ochrony. Do oceny liczą się twoje ochrony bez
        oddziaływania i to, co możesz zamienić. Jeśli w końcu nie możesz zapłacić, zamknięcie się nie otwiera.
rule-zo-19-5 = Kto nie może wejść
    .text = Nie możesz wejść, jeśli wszystkie miejsca są zajęte: 1 przy 1 lub 2 graczach, 2 przy 3 lub 4. Nie
        możesz też, jeśli masz już tajemnicę tego obiektu albo nie ma tam już wydarzeń.
rule-zo-19-6 = Spotkania w środku
    .text = Zagrożenie, którego nie pokonasz w środku, zostaje odrzucone.
rule-zo-19-7 = Przeglądanie znalezisk
    .text = Gdy otwierasz obiekt i gdy odkrywasz jego tajemnicę, możesz przejrzeć jego znaleziska i zatrzymać
        1 z nich. Pozostałych nie widzi nikt inny. Pusta talia nie daje nic.
rule-zo-19-8 = Rozszabrowane obiekty
    .text = Gdy skończą się wydarzenia obiektu, nikt już nie może do niego wejść. Jeśli jesteś w środku, twoją
        pierwszą akcją jest Ruch na zewnątrz; przed nim możesz tylko używać przedmiotów i zmieniać stroje.
rule-zo-19-9 = Pobyt po odkryciu tajemnicy
    .text = Jeśli zostajesz tam, skąd masz już tajemnicę, nadal dobierasz wydarzenia. Niczego więcej tam nie
        odkrywasz: nie dostajesz znaleziska ani nagród za tajemnicę.
rule-zo-19-10 = Jeden obiekt, wiele tajemnic
    .text = W jednym obiekcie tajemnice może odkryć kilku szperaczy, bo każdy zatrzymuje własną kartę. Możesz
        mieć więcej niż 2.

# Bunkry

rule-zo-20 = Bunkry i obozowanie
    .text = Jedna akcja obszaru na sen, leczenie, handel i oferty bunkra.
rule-zo-20-1 = Jedna akcja, wiele rzeczy
    .text = W akcji obszaru bunkra możesz obozować i korzystać z jego ofert, w dowolnej kolejności.
rule-zo-20-2 = Sen
    .text = Zmniejsz zmęczenie o swoją siłę woli. Przedmioty, które dodają do siły woli, zmniejszają je
        bardziej, o 1 za każdy plus. To nie test: co pomaga tylko w spotkaniach, nie liczy się.
rule-zo-20-3 = Lecz, naprawiaj, handluj
    .text = Potem, ile razy cię stać: ulecz 1 obrażenie za 200 ₽, usuń 1 żeton zniszczenia z przedmiotu
        eksploatacyjnego za 100 ₽, sprzedawaj trofea i przedmioty, kupuj na targowisku.
rule-zo-20-4 = Uraz wymaga więcej
    .text = Obozowanie leczy obrażenia, ale nie urazy. Z urazem idź do Obozu naukowego.
rule-zo-20-5 = Oferty bunkrów
    .text = Każda raz na akcję obszaru. Obóz naukowy: zapłać 800 ₽, aby odrzucić 1 uraz; z dobrą reputacją
        sprzedaj 1 artefakt za 100 ₽ więcej. Wioska: zapłać 100 ₽, aby naprawić 3 żetony zniszczenia; z dobrą
        reputacją napraw 2 za darmo. Zajazd: zmniejsz zmęczenie o 1; z dobrą reputacją ulecz za darmo 1
        obrażenie.

# Akcje obszarów

rule-zo-21 = Akcje obszarów
    .text = Co możesz zrobić tam, gdzie jesteś; przed wszystkimi tutejszymi obrażeniami możesz się chronić.
rule-zo-21-1 = W Gospodarstwach
    .text = Sprzedaj dowolną liczbę trofeów i artefaktów. Zielone przynoszą 100 ₽ ponad swoją cenę, żółte
        200 ₽. Artefakt ze znalezisk przynosi tylko swoją cenę. Bez trofeów i artefaktów nie ma tu nic do
        zrobienia.
rule-zo-21-2 = W Kamieniołomie
    .text = Dobierz 1 żeton zielonego mutanta i rozegraj spotkanie. Jeśli go nie pokonasz, żeton zostaje
        tutaj.
rule-zo-21-3 = Na Mokradłach
    .text = Dobierz 1 żeton zielonej anomalii i rozegraj spotkanie. Jeśli jej nie pokonasz, żeton zostaje
        tutaj.
rule-zo-21-4 = Na Pograniczu
    .text = Wykonaj test czujności 3. Sukces: zyskaj 200 ₽ lub weź 1 rupieć.
rule-zo-21-5 = W Sztabie
    .text = Pogorsz reputację, potem weź 1 sprzęt. Ze złą reputacją nie możesz wykonać tej akcji obszaru.
        Sfałszowana przepustka cię wpuści; jeśli twoja prawdziwa reputacja jest zła, jej pogorszenie kosztuje
        1 zaburzenie.
rule-zo-21-6 = Na Wysypisku
    .text = Otrzymaj 2 punkty radiacji. Potem dobierz 3 rupiecie, zatrzymaj 2 i odrzuć 1.
rule-zo-21-7 = W Czarnobylu
    .text = Zwiększ zmęczenie o 2, nawet powyżej 5. Potem zyskaj 400 ₽ i jeszcze 100 ₽, jeśli masz Łom; nie
        zużywa się.
rule-zo-21-8 = W Czerwonym Lesie
    .text = Dobierz 1 żeton żółtego mutanta i 1 żeton żółtej anomalii i połóż oba tutaj. Wybierz 1 z nich i
        rozegraj spotkanie. Niepokonane żetony zostają tutaj.
rule-zo-21-9 = W Fabryce
    .text = Odrzuć 1 trofeum lub 1 artefakt. Potem popraw reputację.
rule-zo-21-10 = Nad Jeziorem Białym
    .text = Otrzymaj 1 punkt radiacji. Potem wykonaj test intelektu 4 (anomalia). Sukces: weź 1 sprzęt.
rule-zo-21-11 = Na Mglistym Wzgórzu
    .text = Otrzymaj 1 zaburzenie. Potem wykonaj test siły woli 3. Sukces: weź 1 żółty artefakt.
rule-zo-21-12 = Na Poligonie
    .text = Weź 1 sprzęt. Potem wykonaj test sprawności 4 (mutant). Porażka: otrzymaj 3 rany.
rule-zo-21-13 = W Elektrowni
    .text = Wykonaj test siły woli 4. Porażka: otrzymaj 2 zaburzenia. W obu przypadkach przenieś się do
        Sarkofagu.
rule-zo-21-14 = Przy Oku Moskwy
    .text = Otrzymaj 2 rany. Dobierz 1 żeton żółtej anomalii i rozegraj spotkanie; nie możesz uciec, a jeśli
        przegrasz, żeton zostaje tutaj. Potem, bez względu na wynik, przenieś się do Elektrowni, jeśli masz 2
        tajemnice. Nie przeszkodzi w tym nawet Sidło czasu.
rule-zo-21-15 = W Prypeci
    .text = Otrzymaj 2 punkty radiacji. Dobierz 1 żeton żółtego mutanta i rozegraj spotkanie; nie możesz
        uciec, a jeśli przegrasz, żeton zostaje tutaj. Potem, bez względu na wynik, przenieś się do
        Elektrowni, jeśli masz 2 tajemnice.
rule-zo-21-16 = Za mało tajemnic
    .text = Akcje obszaru Oka Moskwy i Prypeci możesz wykonać także z mniej niż 2 tajemnicami. Zostajesz wtedy
        na miejscu.
rule-zo-21-17 = Co znaczy „2 tajemnice”
    .text = Tajemnice pochodzą z 2 różnych obiektów. Jeśli zginiesz po drodze, nie docierasz na miejsce.

# Uwagi do przedmiotów

rule-zo-22 = Uwagi do przedmiotów
    .text = Czego nie mówi tekst niektórych kart.
rule-zo-22-1 = Gąbczak
    .text = Raz na rundę zamień 1 obrażenie, które masz otrzymać, na inny rodzaj. Wtedy może je anulować inny
        przedmiot.
rule-zo-22-2 = Gniazdo
    .text = Gdy podczas emisji biegniesz do bunkra, zwiększ zmęczenie o 1 zamiast o 2.
rule-zo-22-3 = Lepik
    .text = Żetonów zniszczenia nie można z niego nigdy usunąć: nie da się go naprawić.
rule-zo-22-4 = Lewar
    .text = Daje ci 6. miejsce także wtedy, gdy jest zdezaktywowany. To mały przedmiot, więc nie liczy się do
        artefaktów w plecaku.
rule-zo-22-5 = Zimny ogień
    .text = Jego oddziaływanie to test siły woli 3; porażka: otrzymaj 1 zaburzenie. Możesz go użyć nawet z
        pełnym torem wytrzymałości, ale ryzykujesz wtedy uraz.
rule-zo-22-6 = Bebechy diabła
    .text = Użyj ich, gdy forsujesz test: przy dokładnie 1 urazie przerzuć do 2 kości, przy większej liczbie
        urazów do 3, wszystkie naraz. Bez urazu nie działają. Nie sumują się ze zdolnością Kostii: liczy się
        większa liczba.
rule-zo-22-7 = Bierwiono
    .text = Zmęczenie od niego może przekroczyć 5, a każdy punkt ponad 5 zadaje 1 obrażenie, którego nie można
        anulować. Jeśli to obrażenie spowodowałoby uraz, nie możesz użyć Bierwiona.
rule-zo-22-8 = Czarcie oko
    .text = Jego oddziaływanie każe odrzucić trofeum. Bez trofeum możesz go użyć tylko wtedy, gdy ignorujesz
        oddziaływanie.
rule-zo-22-9 = Magma
    .text = Pomaga tylko w konfrontacji wykonywanej sprawnością.
rule-zo-22-10 = Jarzębina
    .text = Żetonów zniszczenia nie można z niej nigdy usunąć: nie da się jej naprawić.
rule-zo-22-11 = Woskowiec
    .text = Anuluje 1 zaburzenie i 1 ranę. Jego oddziaływanie zwiększa zmęczenie o 2 za każdy twój artefakt,
        wliczając ten.
rule-zo-22-12 = Pastuch
    .text = Jeśli nie zdasz testu w spotkaniu z mutantem, nie otrzymujesz obrażeń za tę porażkę. Obrażenia ze
        zdolności mutanta działają nadal.
rule-zo-22-13 = Licznik, Łom i mapa
    .text = Licznik Geigera: raz na test przerzuć 1 kość ze skażeniem. Łom: gdy wydarzenie, obszar lub
        przedmiot daje ci rupiecie, weź 1 rupieć więcej; wieści się nie liczą. Mapa eksploratora: do końca
        rundy nie otrzymuj obrażeń od skrótów; na „Pole minowe” nie pomaga.
rule-zo-22-14 = Przedmioty przypisane do miejsc
    .text = Używaj ich przed swoją akcją lub po niej, bez kosztu akcji i tylko w podanym miejscu. Sztab:
        Kartki reglamentacyjne; Obóz naukowy: Sfałszowana przepustka, Zmutowane embriony; Mokradła: GPS
        przemytnika; dowolny bunkier: Zaspawany pojemnik; Oko Moskwy i Prypeć: Palmtop; Elektrownia: Plany
        elektrowni; wszędzie: Zestaw naprawczy.
rule-zo-22-15 = Kombinezon szperacza
    .text = Jedno użycie anuluje 1 punkt radiacji i ignoruje oddziaływanie 1 artefaktu. Możesz wziąć jedno z
        dwojga albo oba, ale oba w tej samej chwili; tak samo przy ostatnim użyciu.
rule-zo-22-16 = Skaner anomalii
    .text = Użyj go przed spotkaniem z anomalią albo przed konfrontacją z nią: dalsze testy wykonuj
        intelektem, do końca spotkania.
rule-zo-22-17 = Pomoc w testach
    .text = Intelekt: Dokumentacja techniczna anuluje 1 minus; Spektrometr i Puszka energetyka dodają 1. Siła
        woli: Kozacki bimber dodaje 1 i anuluje 1 minus. Sprawność (mutant): Nóż komandosa.
rule-zo-22-18 = Mocz gargantuana
    .text = Najpierw obejrzyj mutanta, potem zdecyduj. Spotkanie zostaje pominięte, a żeton odrzucony, bez
        obrażeń i bez łupu. Następuje to przed zdolnością mutanta.
rule-zo-22-19 = Notatki prof. Iwaszczenki
    .text = Użyj ponownie dowolnego swojego zdezaktywowanego trwałego artefaktu, z jego oddziaływaniem, nawet
        w tym samym teście: kopiują jego efekt. Lepik i Jarzębina są eksploatacyjne, więc notatki na nie nie
        działają.
rule-zo-22-20 = Palmtop
    .text = Zmęczenie od niego może przekroczyć 5; każdy punkt ponad 5 zadaje 1 obrażenie, którego nie można
        anulować.
rule-zo-22-21 = Tajemniczy odczynnik
    .text = Ustaw zmęczenie na 5. To nie zadaje obrażeń, bez względu na to, ile wynosiło wcześniej.

# Talie

rule-zo-23 = Gdy kończą się talie
    .text = Zielone i żółte wydarzenia, karty emisji i przedmioty tasuje się ponownie. Obiekt bez wydarzeń
        jest rozszabrowany; pusta talia znalezisk nie daje nic. Gdy odrzucone zostaje ostatnie wydarzenie
        Sarkofagu albo skończą się wieści, przegrywają wszyscy. Z pustej talii wieści Szyfrowane radio nic nie
        pokaże.

# Solo

rule-zo-24 = Gra solo
    .text = Zasady dla 1 lub 2 graczy, z tymi zmianami.
rule-zo-24-1 = Plansza solo
    .text = Grasz z blokadami, a w każdym obiekcie jest miejsce dla 1 szperacza.
rule-zo-24-2 = Znaleziska solo
    .text = W każdym obiekcie są 2 znaleziska.
rule-zo-24-3 = Więcej zagrożeń solo
    .text = Na początku oprócz twoich zagrożeń pojawiają się 2 zagrożenia innego szperacza. Nowy szperacz po
        śmierci nie przynosi żadnych.
rule-zo-24-4 = Mniej czasu solo
    .text = Na początku 5 kart wieści zostaje usuniętych i leży odkrytych. Masz 16 rund.
rule-zo-24-5 = Nikt nie jest Głosem
    .text = Gdy Głos Zony miałby wybrać obszar, bunkier lub granicę, jest to w miarę możliwości obszar,
        bunkier lub granica tam, gdzie jesteś. Z kilku zagrożeń napotykasz to o najwyższej trudności wykrycia.
        Z dwóch obszarów efekt dotyczy twojego. Resztę wybierasz ty.

# Kto decyduje i jak czytamy zasady

rule-zo-25 = Kto decyduje, kto widzi
    .text = O swoim szperaczu decydujesz ty. Głos Zony wybiera zagrożenie, które napotykasz przy Ruchu,
        miejsce wydarzeń czasowych i wszystko inne w wieściach. Jawne jest wszystko oprócz kolejności talii i
        żetonów, znalezisk i następnej emisji.
rule-zo-26 = Jak czytamy zasady
    .text = Tam, gdzie zasady milczą, program trzyma się tych odczytań; dla niektórych można w ustawieniach
        partii wybrać wariant.
rule-zo-26-1 = Gdy kończą się wieści
    .text = Ostatnia karta wieści zostaje jeszcze wykonana; potem wszyscy przegrywają. Wariant: wszyscy
        przegrywają, gdy tylko zostanie dobrana.
rule-zo-26-2 = Strzałki po emisji
    .text = Znacznik wraca na 0, a niewykorzystane strzałki przepadają. Wariant: przechodzą dalej.
rule-zo-26-3 = Najniższe zmęczenie
    .text = Zmęczenie może spaść do 0. Wariant: do 1.
rule-zo-26-4 = Zmęczenie w Czarnobylu
    .text = Akcję obszaru Czarnobyla możesz wykonać przy zmęczeniu 4 lub 5, a każdy punkt ponad 5 zadaje 1
        obrażenie. Wariant: akcji obszaru, po której zmęczenie przekroczyłoby 5, nie można wykonać.
rule-zo-26-5 = Brak sił na bieg
    .text = Przy zmęczeniu 4 lub 5 nie możesz podczas emisji biec do bunkra; z Gniazdem przy 4 jeszcze możesz.
rule-zo-26-8 = Wydarzenia po odkryciu tajemnicy
    .text = W obiekcie, którego tajemnicę masz, nadal dobierasz wydarzenia. Wariant: nie dobierasz żadnych.
rule-zo-26-17 = Ochrona przy zamknięciu
    .text = Przed obrażeniami od zamknięcia możesz użyć ochrony i liczy się ona przy ocenie, czy spełnisz
        wymaganie. Wariant: żadna ochrona tam nie pomaga.
rule-zo-26-20 = Znaleziska w Gospodarstwach
    .text = Artefakty ze znalezisk przynoszą w Gospodarstwach swoją cenę i nic więcej.
rule-zo-26-21 = Jedna akcja obszaru
    .text = Masz 1 akcję obszaru na turę, dokądkolwiek pójdziesz. Dlatego Prypeć i Elektrownia zajmują dwie
        tury. Wariant: 1 na każdym obszarze.
rule-zo-26-24 = Emisja jako jeden cios
    .text = Wszystkie obrażenia od emisji następują w tej samej chwili, więc powodują najwyżej 1 uraz.
        Wariant: każda część następuje osobno.
rule-zo-26-28 = Śmierć podczas własnego wydarzenia
    .text = Karta zostaje odrzucona. W obiekcie i w Sarkofagu wypada z gry.

# Mapa i kości

rule-zo-31 = Mapa
    .text = Bunkry i obiekty leżą na obrzeżach, Elektrownia pośrodku.
rule-zo-31-1 = Skróty i blokady
    .text = Skróty za 1 ranę: Kamieniołom – Czerwony Las, Poligon – Wysypisko; za 1 punkt radiacji: Czerwony
        Las – Mokradła, Jezioro Białe – Poligon; za 1 zaburzenie: Mgliste Wzgórze – Czerwony Las, Czarnobyl –
        Oko Moskwy. Blokady przy 1 lub 2 graczach: Mgliste Wzgórze – Czerwony Las, Jezioro Białe – Poligon,
        Czerwony Las – Fabryka, Mokradła – Fabryka, Czarnobyl – Pogranicze.
rule-zo-31-2 = Obszary wejściowe
    .text = Podziemne archiwum: Sztab, Jezioro Białe; Laboratorium botaniczne: Mokradła, Gospodarstwa; Rządowy
        schron: Wysypisko, Pogranicze; Obserwatorium emisyjne: Kamieniołom, Mgliste Wzgórze. Przy 1 lub 2
        graczach otwarty jest tylko pierwszy z każdej pary.
rule-zo-31-3 = Tylko w jedną stronę
    .text = Z Prypeci i od Oka Moskwy dostaniesz się do Elektrowni, a stamtąd do Sarkofagu: akcją obszaru lub
        przedmiotem, nigdy Ruchem i nigdy z powrotem.
rule-zo-31-4 = Obok bunkra
    .text = Zajazd: Kamieniołom, Czerwony Las, Mokradła. Obóz naukowy: Sztab, Poligon, Wysypisko. Wioska:
        Fabryka, Gospodarstwa, Pogranicze, Czarnobyl. Znad Jeziora Białego, z Mglistego Wzgórza i z czerwonego
        sektora nikt nie może biec do bunkra.
rule-zo-31-5 = Zawsze blisko schronienia
    .text = Z każdego obszaru oprócz Elektrowni i Sarkofagu dotrzesz do bunkra najwyżej 2 Ruchami.
rule-zo-31-6 = Losowe miejsca obiektów
    .text = Jeśli w partii obiekty są rozmieszczone losowo, wejścia zostają tam, gdzie są, a obiekty
        zamieniają się miejscami.
rule-zo-31-7 = Jak narysowana jest mapa
    .text = Miejsca są trochę przesunięte, żeby każda granica była linią prostą. Liczą się linie, nie
        odległości.
rule-zo-32 = Kości
    .text = Trzy jednakowe kości, trochę po twojej stronie.
rule-zo-32-1 = Sześć ścianek
    .text = 2 plusy, 2 puste ścianki, 1 minus, 1 skażenie.
rule-zo-32-2 = Co dają trzy kości
    .text = Najczęściej 0 lub +1, każde w około 30% rzutów. +2 wypada w 17%, +3 w 4%, −1 w 15%, mniej w 5%.
        Dwa skażenia lub więcej: 7%.
rule-zo-32-3 = Twoje szanse
    .text = Odejmij swoją cechę od trudności. Jeśli zostaje 0, zdajesz w 80% rzutów, z forsowaniem w 94%; 1:
        51 i 74%; 2: 20 i 39%; 3: 4 i 11%. Każde +1 z przedmiotu to cały stopień. Dokładną szansę program
        pokazuje przed rzutem.

# Co jest w taliach

rule-zo-33 = Tarcza zmęczenia
    .text = Od 0 do 5. Zaczynasz od 1.
rule-zo-34 = Tory wytrzymałości
    .text = Większość szperaczy ma 5 pól, Iwan i Sawwa 6, Foma 4.
rule-zo-35 = Dziesięcioro szperaczy
    .text = Każdy ma 10 punktów w cechach i własną zdolność. Zdolność działa jak przedmiot, który nigdy się
        nie zużywa: raz na efekt. Jeśli działa raz na rundę lub raz na turę, po użyciu jest wykorzystana do
        następnej.
rule-zo-36 = Ekwipunek początkowy
    .text = 4 przedmioty dla każdego szperacza, razem 40: przeważnie narzędzie lub broń, coś do założenia i
        coś na pokrzepienie. Utracone nie wracają.
rule-zo-37 = Co jest w rupieciach
    .text = 38 kart 16 rodzajów, od 100 do 300 ₽: żywność, bandaże, stare ubrania, proste narzędzia, papiery.
        Tu są 3 Łomy. Tego, co leczy lub zmniejsza zmęczenie, możesz użyć przy każdej swojej decyzji.
rule-zo-38 = Co jest w sprzęcie
    .text = 38 kart 17 rodzajów, od 300 do 800 ₽: broń, pancerze, przyrządy, apteczki. Ze sprzętem najszybciej
        zdasz trudne testy.
rule-zo-39 = Artefakty
    .text = 17 zielonych, od 200 do 500 ₽, i 17 żółtych, od 600 do 900 ₽. Są silne, ale wiele ma
        oddziaływanie, a niektóre oddziaływania rosną z każdym twoim artefaktem.
rule-zo-40 = Znaleziska
    .text = 16 kart 10 rodzajów, od 500 do 1000 ₽, żadnej na targowisku. Niektóre oszczędzają ci
        niebezpieczeństwa na drodze do Sarkofagu. Karta oficera otwiera każde zamknięcie; jeśli nic innego nie
        może, zostaje użyta bez pytania.
rule-zo-41 = Zagrożenia
    .text = Po 14 żetonów w 4 przegrodach: 7 rodzajów, każdy po 2. Zielone: wykrycie od 1 do 3, konfrontacja
        od 2 do 4. Żółte: wykrycie od 2 do 4, konfrontacja od 3 do 5, mocniejsze ciosy i lepszy łup. Najpierw
        trudność ustala zdolność zagrożenia, potem zwiększa ją miejsce.
rule-zo-42 = Zamknięcia
    .text = 8 zamknięć, 4 w grze. Wymagania: zmęczenie +3 albo zmęczenie +1 i Łom; 3 rany; 3 punkty radiacji;
        2 zaburzenia i zmęczenie +1; 600 ₽; 2 przedmioty, w tym co najmniej 1 sprzęt; 1 żółte trofeum lub 2
        zielone; 1 żółty artefakt lub 2 zielone.
rule-zo-43 = Karty emisji
    .text = 20 kart; dwie razem tworzą jedną z 380 emisji.
rule-zo-43-1 = Tor emisji
    .text = Pola od 0 do 6: na 6 uderza emisja. Pierwszej spodziewaj się od 3. do 8. rundy. W całej partii są
        zwykle 4; solo przeważnie 3.
rule-zo-43-2 = Przód i tył
    .text = Przód pokazuje po 2 obrażenia na każdy sektor i rodzaje 6 zagrożeń. Tył następnej karty pokazuje
        ich obszary: 3 w zielonym i 3 w żółtym sektorze.
rule-zo-43-3 = Co zadaje emisja
    .text = 2 obrażenia w zielonym sektorze, 4 w żółtym, 6 w czerwonym. Około połowy to radiacja, jedna
        trzecia zaburzenia, reszta rany.
rule-zo-44 = Karty wieści
    .text = 21 kart: 13 działa od razu, 8 to wydarzenia czasowe, które oznaczają miejsce. „Blokada” zamyka
        granicę, ale nigdy ostatnią granicę obszaru; przy „Polu minowym” przejście kosztuje 1 ranę. „Biała
        ściana” blokuje akcję obszaru; „Gorąca strefa”, „Patrol” i „Wabik” czynią obszar groźniejszym. „Czarny
        rynek” i „Brak leków” zmieniają ceny w bunkrze.
rule-zo-45 = Zielone i żółte wydarzenia
    .text = Po 25 kart: 20 według obszaru, 5 według reputacji. Zielone testy mają przeważnie trudność 2 lub 3,
        żółte 3 lub 4, z większymi obrażeniami i lepszymi nagrodami.
rule-zo-45-1 = Ceny na kartach
    .text = Ceną jest tylko to, co płacisz, odrzucasz lub czego używasz; część, za którą nie możesz zapłacić,
        jest zamknięta. Jeśli zamknięte są wszystkie, nic się nie dzieje. „Strać do” zabiera to, co masz.
        Obrażenia i zmęczenie nigdy nie są ceną, a zmęczenie może przekroczyć 5.
rule-zo-46 = Wydarzenia obiektów i Sarkofagu
    .text = Po 10 dla każdego obiektu, 14 dla Sarkofagu. Wydarzenia obiektów mają przeważnie 2 lub 3 testy o
        trudności 3 lub 4; w Sarkofagu trudność sięga 5, a najczęstszy jest test siły woli. Zabierz
        przedmioty.
