# Zasady S.T.A.L.K.E.R.-a tak, jak je czyta gracz: tytuł i reguła w kilku zdaniach.
# Jedna wiadomość na regułę: rule-st-7-5 to ST-7.5, rule-st-7 to jej rozdział. Do tych numerów odsyłają powody.

# W skrócie

rule-st-0 = Zasady w dwie minuty
    .text = Gracie razem jedną misję: wygrywają wszyscy albo nikt. W każdej rundzie dobieracie kartę
        wydarzenia. Potem każdy stalker ma 2 tury, w każdej 2 akcje standardowe (3, gdy grasz sam) i dowolnie wiele akcji
        darmowych: idzie, strzela, przeładowuje, szuka, rzuca śrubami. Jeśli kończysz turę tam, gdzie widzi
        cię wróg, od razu atakuje. Po wszystkich turach karta aktywacji prowadzi wrogów do żetonów uwagi,
        przede wszystkim wysokiej. Trzymaj się więc poza ich wzrokiem albo działaj szybko. Promieniowanie
        zwiększa dawkę i na koniec rundy zabiera PŻ. Gdy spadniesz do 0 PŻ, otrzymujesz uraz krytyczny, a
        potem kolejny przy każdej stracie; trzeci zabija i misja jest przegrana. Śruby pozwalają bezpieczniej
        wejść w anomalię, a detektor znajduje w niej artefakt. Wypełnijcie cel misji, zanim skończy się talia
        wydarzeń.
rule-st-0-4 = Znaki na kartach
    .text = ★ to sukces. N to liczba stalkerów w misji. PŻ to punkty życia, stalkerów i wrogów. K to kupony,
        pieniądze Zony. P1–P4 to symbole anomalii z 1–4 płatkami. C1–C4 to kolory wrogów.
rule-st-0-5 = Możesz
    .text = „Możesz” zostawia wybór tobie; wszystko inne po prostu się dzieje. Remisy, o których decyduje
        przywódca, rozstrzygają się same, chyba że w ustawieniach partii wybrano pytanie.

# Przegląd

rule-st-1 = Przegląd
    .text = Kilku stalkerów, jedna misja i Zona, która nie pomaga.
rule-st-1-1 = Jeden zespół
    .text = Gra razem od 1 do 4 stalkerów. Misję wygrywacie wszyscy albo wszyscy przegrywacie.
rule-st-1-2 = Jedna misja
    .text = Wybierzcie misję i stalkerów, dajcie im ekwipunek i ruszajcie. Do następnej misji nic nie
        przechodzi.
rule-st-1-3 = Złote zasady
    .text = Jeśli karta przeczy zasadzie, rację ma karta. Jeśli czegoś zabrakło, pomijacie tylko tę część
        efektu. Co pozostaje niejasne, rozstrzyga się na niekorzyść stalkerów: Zona nie zna litości.
rule-st-1-4 = Przywódca
    .text = Jeden z was jest przywódcą: ma pierwszą turę w rundzie, ostatnie słowo i rozstrzyga remisy.
        Pierwszego wybieracie na początku misji. Użycie żetonu przywódcy przekazuje tytuł dalej (ST-7.12).
rule-st-1-5 = N stalkerów
    .text = N to liczba stalkerów na początku misji; towarzysze się nie liczą. „4 − N” nigdy nie jest mniejsze
        niż 0.
rule-st-1-7 = Koniec misji
    .text = Misja się kończy, gdy wypełnicie jej cel, gdy zginie stalker albo gdy skończy się czas. Śmierć
        kończy ją od razu: do końca rozpatruje się tylko efekt, który zabił. Karta wskazuje ostatnie
        wydarzenie, a ono prowadzi do epilogu.

# Stół

rule-st-2 = Co leży na stole
    .text = Mapa z kafli, PDA każdego stalkera, talie kart, żetony i 13 kości.
rule-st-2-1 = Karty
    .text = 12 stalkerów, 27 broni, 26 pancerzy, 33 dodatki, 38 przedmiotów, 26 artefaktów, 17 wrogów, 20 ran
        wrogów, 22 aktywacje wrogów, 11 anomalii, 18 wydarzeń losowych i 3 karty kontroli. Każda misja ma też
        własne karty.
rule-st-2-2 = Żetony
    .text = 16 śrub, po 10 magazynków każdego typu, 10 żetonów przygwożdżenia, 10 odsłonięcia, 4 skupienia, 8
        urazów krytycznych, 31 łupów, 24 nieznanych wrogów, 5 artefaktów, 4 braku widoczności, 2 pułapki i 36
        znaczników.
rule-st-2-3 = Figurki wrogów
    .text = Wrogów na mapie przedstawiają figurki. Każdy wróg ma ich tylko tyle, ile jest w pudełku.
rule-st-2-6 = Czego może zabraknąć
    .text = Zabraknąć może kart i żetonów, kuponów nie. Amunicja, dodatkowe akcje i liczniki korzystają ze
        wspólnych 36 znaczników; w ustawieniach partii można znieść ten limit. Nie wydacie więcej kuponów, niż
        ma zespół.

# Kości

rule-st-3 = Kości
    .text = Kości ekwipunku, kości stalkera i kość anomalii.
rule-st-3-1 = Trzy rodzaje
    .text = Jest 6 kości ekwipunku i 6 kości stalkera o 6 ściankach oraz 1 kość anomalii o 10.
rule-st-3-2 = Którymi kośćmi rzucasz
    .text = Atak bronią: kości stalkera z twojej karty i kości ekwipunku z ataku. Nóż: 3 kości ekwipunku. Inne
        ataki: jak podano. Obrona: tyle kości ekwipunku, ile wynosi OBRONA pancerza. Promieniowanie: od 1 do 4
        kości ekwipunku. Anomalie, detektory i niektóre ataki wrogów: kość anomalii.
rule-st-3-3 = Kość ekwipunku
    .text = Jej ścianki mają 0, 1, 1, 2, 2 i 3 ★.
rule-st-3-4 = Kość stalkera
    .text = Jej ścianki: celność, czyli 2 ★, a w zasięgu celnym 4 ★; 2 ★; 1 ★; 1 ★ i 1 maska; 1 maska; 2
        maski.
rule-st-3-5 = Kość anomalii
    .text = Z 10 ścianek 1 ma P1, 2 mają P2, 3 mają P3 i 4 mają P4: tyle ścianek, ile płatków.
rule-st-3-6 = Przerzuty
    .text = Przerzucasz po całym rzucie, zanim użyjesz wyniku. Każde źródło przerzutu działa raz na rzut; inne
        źródło może przerzucić tę samą kość jeszcze raz. Liczy się ostatni wynik.
rule-st-3-7 = Najwyżej 6 kości
    .text = Rzucasz naraz najwyżej 6 kośćmi ekwipunku i 6 kośćmi stalkera. Nadmiarowe przepadają.
rule-st-3-8 = Więcej kości, więcej ★
    .text = „+1 kość” liczy się przed rzutem. „+1 ★” dodaje się po wszystkich przerzutach. Żadna suma nie
        spada poniżej 0.

# Mapa

rule-st-4 = Mapa
    .text = Pola, krawędzie między nimi i kto kogo widzi.
rule-st-4-1 = Kafle
    .text = Mapa składa się z numerowanych kafli na siatce kwadratów. Kierunki to N (góra), E, S i W.
rule-st-4-2 = Pola
    .text = Każdy kafel dzieli się na pola. Pole to grupa połączonych kwadratów; niektóre kwadraty na brzegu
        są niepełne.
rule-st-4-3 = Miejsce na polu
    .text = Pole mieści 1 figurkę na każdy pełny kwadrat. Niepełne się nie liczą. Stalker, towarzysz i wróg
        dowolnej wielkości to 1 figurka.
rule-st-4-4 = Pole zapełnione
    .text = Pole bez wolnego miejsca jest zapełnione. Wrogowie i towarzysze nie mogą zakończyć na nim ruchu.
        Stalker, który to robi, kogoś wypycha (ST-7.2).
rule-st-4-6 = Krawędzie
    .text = Krawędź między kwadratami dwóch pól jest otwarta, nieprzekraczalna, jest ścianą, drzwiami lub
        oknem.
rule-st-4-7 = Co przepuszcza krawędź
    .text = Krawędź otwarta i drzwi: ruch, wzrok i zasięg. Krawędź nieprzekraczalna, na przykład płot: wzrok i
        zasięg, ruchu nie. Ściana: nic. Okno: wszystko dla stalkerów i ludzi; wzrok i zasięg, ale nie ruch dla
        psioników i towarzyszy; nic dla pozostałych mutantów. Możesz więc widzieć mutanta, który nie widzi
        ciebie.
rule-st-4-8 = Gdzie stykają się kafle
    .text = Jeśli krawędzie dwóch kafli się różnią, liczy się surowsza: ściana, potem nieprzekraczalna, potem
        okno, potem otwarta. Drzwi liczą się tu jako otwarta.
rule-st-4-9 = Kilka krawędzi
    .text = Jeśli dwa pola mają kilka wspólnych krawędzi, liczy się najlepsza.
rule-st-4-10 = Pola sąsiednie
    .text = Pola o wspólnej krawędzi, która nie jest ścianą, sąsiadują; sam róg nie wystarczy. Dla ruchu
        rozdziela też krawędź nieprzekraczalna. „Sąsiednie pole” na karcie oznacza zasięg 1, z oknami jak dla
        stalkera.
rule-st-4-11 = Woda
    .text = Nikt nie wchodzi do wody ani przez nią nie przechodzi i nie leży na niej żaden żeton. Wzrok i
        zasięg sięgają ponad nią.
rule-st-4-12 = Karty na mapie
    .text = Karta z polami zastępuje pola, krawędzie, promieniowanie i osłonę, które są pod nią.
rule-st-4-13 = Pomieszczenia i budynki
    .text = Pomieszczenie zamykają ściany, drzwi i okna. Sąsiednie pomieszczenia tworzą budynek. Pola w
        pomieszczeniach są wewnątrz, pozostałe na zewnątrz.
rule-st-4-14 = Promieniowanie pola
    .text = Pole może mieć wartość promieniowania: 1–2 jest żółta, 3–4 pomarańczowa, od 5 czerwona. Zwiększa
        ona twoją dawkę (ST-9.2).
rule-st-4-15 = Osłona pola
    .text = Pole może mieć wartość osłony. Wszystkie pola pomieszczenia mają tę samą.
rule-st-4-16 = Co daje osłona
    .text = Gdy atakujesz kogoś za osłoną, odejmij jej wartość od swoich ★; gdy atakuje wróg, od jego obrażeń.
        Osłona nie działa, gdy atakujący stoi na tym samym polu lub w tym samym pomieszczeniu.
rule-st-4-17 = Zasięg
    .text = Zasięg to najmniejsza liczba krawędzi między polami, na drodze, którą zasięg przepuszcza. Droga
        nie musi być prosta. Twoje pole ma zasięg 0.
rule-st-4-18 = Jak czytać zasięg
    .text = „Zasięg 2” i „w zasięgu 2” to od 0 do 2. „Zasięg 2+” to 2 i dalej. „Zasięg 1–2” to 1 lub 2.
        „Zasięg 0” to twoje pole.
rule-st-4-19 = Zasięg do anomalii
    .text = Licz do najbliższego pola z jej symbolem.
rule-st-4-20 = Zasięg między żetonami
    .text = Jeśli nikt nie mierzy, okna liczą się jak dla stalkera.
rule-st-4-21 = Droga
    .text = Droga to ciąg pól, którym figurka mogłaby przejść. Jej długość to liczba pól, na które wchodzi.
rule-st-4-22 = Zakręty
    .text = Każda zmiana kierunku między dwoma krokami to zakręt. Obrót przed pierwszym krokiem się nie liczy.
rule-st-4-23 = Ludzie omijają anomalie
    .text = Wróg typu człowiek nie idzie drogą przez odkryte symbole anomalii, dopóki jest inna. Pozostali
        wrogowie ich nie omijają, a kto idzie naprzód (ST-13.13), nie omija niczego.
rule-st-4-24 = Co jest najbliżej
    .text = Decyduje najlepsza droga: najmniej pól, potem najmniej zakrętów. Remis rozstrzyga przywódca.
rule-st-4-25 = Najkrótsza droga
    .text = Najmniej pól, potem najmniej zakrętów, potem decyduje przywódca.
rule-st-4-26 = Brak drogi
    .text = Gdy drogi nie ma, o tym, co najbliżej, decyduje zasięg. Kto zmierza do nieosiągalnego miejsca,
        idzie na osiągalne pole, z którego zasięg do niego jest najmniejszy.
rule-st-4-27 = Zapełnione pola po drodze
    .text = Wróg może przejść przez zapełnione pole, jeśli nie ma na nim możliwego celu; pole z celem może być
        tylko ostatnie. Stalkerzy i towarzysze mogą przechodzić przez zapełnione pola bez wrogów.
rule-st-4-28 = Kto mierzy
    .text = Co jest najbliżej stalkera lub żetonu, mierzy się ruchem stalkera. Który wróg jest najbliżej,
        mierzy się własną drogą każdego wroga.
rule-st-4-30 = Linia wzroku
    .text = Linia wzroku biegnie z pola na pole w jednym z czterech kierunków. Nigdy nie skręca.
rule-st-4-31 = Jak rozchodzi się wzrok
    .text = Spójrz ze swojego pola w jednym kierunku: widzisz każde pole, które styka się z nim z tej strony,
        potem każde, które z tej samej strony styka się z tamtymi, i tak dalej. Duże pola poszerzają widok.
rule-st-4-32 = Jak daleko widać
    .text = Stalkerzy i towarzysze widzą na dowolną odległość we wszystkich czterech kierunkach. Wróg widzi
        tak daleko, jak mówi jego karta: przed siebie, na każdy bok i za siebie.
rule-st-4-33 = Własne pole
    .text = Każdy widzi własne pole.
rule-st-4-34 = Co zasłania
    .text = Ściany, żetony braku widoczności, koniec mapy i okna dla tych, którzy przez nie nie widzą
        (ST-4.7). Figurki i inne żetony niczego nie zasłaniają.
rule-st-4-35 = Co widać
    .text = Kto widzi pole, widzi wszystko i wszystkich na nim.
rule-st-4-36 = Brak widoczności
    .text = Nikt nie widzi w głąb pola z tym żetonem, z niego ani przez nie. Figurki na tym samym polu nadal
        mogą się atakować.
rule-st-4-37 = Widzieć i być widzianym
    .text = Możesz widzieć wroga, który nie widzi ciebie, i odwrotnie. „W linii wzroku wroga” znaczy, że wróg
        cię widzi.
rule-st-4-38 = Kierunek patrzenia
    .text = Każdy wróg patrzy na N, E, S lub W. Stalkerzy i towarzysze widzą dookoła.
rule-st-4-39 = Obrót ku komuś
    .text = Wróg obraca się w stronę, z której mógłby kogoś zobaczyć; jeśli takiej nie ma, w stronę pierwszego
        kroku najkrótszej drogi. Ku figurce na własnym polu się nie obraca. Remis rozstrzyga przywódca.

# Karty i żetony misji

rule-st-5 = Karty i żetony misji
    .text = Co leży na mapie i obok niej i co się dzieje, gdy tam dotrzesz.
rule-st-5-1 = Karty otoczenia
    .text = Karty nakładane leżą na mapie i zmieniają pola, krawędzie i akcje. Karty wskazówek leżą obok:
        podpowiedzi, zasady, zadania. Znalezisko to karta wskazówki, którą ma przy sobie jeden stalker; nie
        zajmuje miejsca w plecaku, a przekazuje się je akcją Przygotowanie. Podopieczny to znalezisko, które
        oznacza osobę: z nim akcją Ruch idziesz najwyżej 2 pola.
rule-st-5-2 = Numery kart
    .text = A1-03a to przód karty 3 misji A1, A1-03b to jej tył. Jeśli kilka kart ma ten sam numer, jedną
        wybiera los.
rule-st-5-3 = Talia otoczenia
    .text = Karty, których nie ma jeszcze na stole, czekają zakryte w talii otoczenia. „Weź kartę X” wyjmuje
        jedną z nich.
rule-st-5-4 = Odwracanie karty
    .text = Karta nakładana wraca na mapę drugą stroną. Nową stronę karty wskazówki się rozpatruje; jeśli nie
        zostaje odrzucona, leży dalej i działają jej zasady.
rule-st-5-5 = Odrzucanie i usuwanie
    .text = Odrzucona karta otoczenia wypada z tej misji. Usunięta nie wraca także później.
rule-st-5-6 = Akcje na kartach
    .text = Akcja na karcie podaje swoją cenę, warunek i miejsce: pole tej karty, chyba że napisano inaczej. Z
        pola, które łączy z kartą budynku okno, możesz w akcji darmowej zajrzeć do środka: odwróć kartę.
rule-st-5-7 = Wybór za cenę
    .text = Wybór, który kosztuje akcję standardową, przesuwa twój żeton tury o jeden stopień. Bez wolnego
        stopnia nie możesz go dokonać.
rule-st-5-8 = Wyzwalacze
    .text = Wyzwalacz działa, gdy stalker wchodzi na jego pole lub spełnia jego warunek. Akcja i ruch trwają
        dalej, chyba że napisano inaczej. Karta budynku odwraca się, gdy tylko wejdziesz do budynku.
rule-st-5-9 = Cel misji
    .text = Karta celu mówi, co macie zrobić i co się dzieje, gdy zginie stalker.
rule-st-5-10 = Wydarzenia misji
    .text = Wydarzenia misji leżą zakryte po kolei, I na wierzchu. Jeśli dwa mają ten sam numer, jedno odpada
        losowo.
rule-st-5-11 = Wydarzenia losowe
    .text = Niektóre efekty kładą zakryte wydarzenia losowe na wierzch talii wydarzeń. Każde daje wam rundę
        więcej. Gdy ich zabraknie, tasuje się odrzucone; jeśli i tych nie ma, nic się nie dodaje.
rule-st-5-12 = Jak czytać wydarzenie
    .text = Karta wydarzenia ma opowieść, często efekt natychmiastowy i efekt na koniec rundy. Gdy tylko ją
        dobierzecie, możecie przeczytać całość.
rule-st-5-13 = Efekty natychmiastowe
    .text = Działają, gdy karta zostaje dobrana. Jeśli dają ci akcję, ruch lub atak, żeton tury przesuwa się
        tylko wtedy, gdy tak napisano.
rule-st-5-14 = Koniec rundy
    .text = Wszystkie żetony tury wracają na górę, żeton przywódcy odwraca się na stronę akcji i zaczyna się
        następna runda.
rule-st-5-15 = Aktywne wydarzenie
    .text = Aktywna jest tylko najnowsza karta wydarzenia. Zastępuje poprzednią.
rule-st-5-16 = Koniec czasu
    .text = Jeśli nie ma już karty wydarzenia do dobrania, misja kończy się porażką.
rule-st-5-17 = Łupy
    .text = Łupy na polu tworzą stos. Nowy trafia zakryty na wierzch. Zabrać można tylko żeton z wierzchu.
rule-st-5-18 = Zabieranie łupu
    .text = Odwróć żeton, weź to, co pokazuje, i odrzuć go. W tej misji już nie wróci.
rule-st-5-19 = Kładzenie łupów
    .text = Łupy dobiera się losowo. Jeśli ich zabrakło, nic się nie kładzie.
rule-st-5-20 = Nieznani wrogowie
    .text = Żeton pokazuje X, czyli nikogo, albo 1 lub 2 wrogów danego koloru i strzałkę.
rule-st-5-21 = Odkrywanie nieznanego wroga
    .text = Weź żeton z wierzchu stosu i odwróć go. X: odrzuć go. Kolor: postaw pokazanych wrogów z puli na
        jego polu, zwróconych tak jak strzałka, i odrzuć żeton. Jeśli pula jest pusta, dobierz kartę
        aktywacji: wysokiej uwagi, jeśli na mapie jest wysoka uwaga, inaczej niskiej. Wykonuje ją tylko
        najbliższy żetonu wróg tego koloru, bez części na fazę wrogów i Zony. Jeśli takiego wroga nie ma, nic
        się nie dzieje.
rule-st-5-22 = Brak miejsca
    .text = Wróg, dla którego nie ma miejsca, staje na najbliższym polu z miejscem, zwrócony ku polu, na
        którym się nie zmieścił.
rule-st-5-23 = Kilka żetonów
    .text = Odkrywa się je po kolei; kolejność wybiera przywódca.
rule-st-5-24 = Nowi wrogowie
    .text = Jeśli nowy wróg widzi stalkera, uwaga rośnie od razu (ST-8.4). Na anomalii od razu rzuca
        (ST-14.10).
rule-st-5-25 = Inne żetony
    .text = Żetony braku widoczności i śruby odrzuca się w fazie wrogów i Zony. Pułapki i żetony misji robią
        to, co mówią ich karty. Neutralny znacznik liczy się jako uwaga, która do nikogo nie należy: wabi
        wrogów i nigdy się nie zmniejsza.

# Runda

rule-st-6 = Runda
    .text = Faza wydarzeń, faza graczy, faza wrogów i Zony, i od nowa.
rule-st-6-1 = Trzy fazy
    .text = Runda ma te trzy fazy. Rundy następują po sobie, aż misja się skończy.
rule-st-6-2 = Faza wydarzeń
    .text = Dobierzcie wierzchnią kartę wydarzenia i rozpatrzcie jej efekt natychmiastowy. Jest teraz aktywnym
        wydarzeniem.
rule-st-6-3 = Faza graczy
    .text = Zaczyna przywódca, dalej idzie się zgodnie z ruchem wskazówek zegara. Każdy ma 1 turę, potem każdy
        drugą. Gdy wszyscy odbyli obie, faza się kończy.
rule-st-6-4 = Żetony tury
    .text = Każda z twoich 2 tur ma swój żeton. Zaczyna na górze i może zejść o 2 stopnie. Na początku tury
        wybierz żeton, którego w tej rundzie jeszcze nie było w użyciu.
rule-st-6-5 = Akcje standardowe
    .text = Każda akcja standardowa przesuwa żeton tury o 1 stopień w dół. Tura ma ich tyle, ile zostało
        stopni, zwykle 2, i wykonujesz wszystkie: wcześniej się nie kończy.
rule-st-6-6 = Akcje darmowe
    .text = Możesz ich wykonać dowolnie wiele, przed akcjami standardowymi, między nimi i po nich. Nigdy nie
        przesuwają żetonu.
rule-st-6-7 = Po kolei
    .text = Dokończ akcję, zanim zaczniesz następną. Działa tylko stalker, którego jest tura.
rule-st-6-8 = Dodatkowe akcje
    .text = Znacznik na żetonie tury opłaca akcję standardową: odrzuć go, a żeton się nie przesunie. Znaczniki
        zużywa się przed stopniami. Gdy żeton jest na dole, możesz znaczniki zostawić; na koniec rundy
        wszystkie się odrzuca.
rule-st-6-9 = Efekty, które przesuwają żeton
    .text = Jeśli efekt przesuwa żeton tury, ta tura ma mniej akcji standardowych i liczy się promieniowanie
        terenu (ST-9.2). Nawet z żetonem na dole masz jeszcze turę, tylko z akcjami darmowymi.
rule-st-6-10 = Pasowanie
    .text = Przed turą możesz spasować i odbyć ją później. Nie możesz, jeśli wszyscy inni, którym zostały
        tury, spasowali od ostatniej tury.
rule-st-6-11 = Koniec tury
    .text = Gdy żeton jest na dole i nie chcesz już akcji darmowych, twoja tura się kończy. Wtedy reagują
        wrogowie, którzy cię widzą (ST-13.20).
rule-st-6-12 = Faza wrogów i Zony
    .text = 1. Aktywacja wrogów (ST-13.22). 2. Promieniowanie działa, a dawka spada (ST-9.6). 3. Odrzuca się
        wszystkie żetony braku widoczności, wszystkie śruby na mapie i wszystkie żetony przygwożdżenia wrogów.
        Przygwożdżenie stalkerów i każde odsłonięcie zostają. 4. Każdy stalker, którego nie widzi żaden wróg,
        raz zmniejsza uwagę. 5. Działają efekty na koniec rundy, aktywne wydarzenie jako ostatnie.
rule-st-6-13 = Kolejność w tej fazie
    .text = W krokach 2 i 4 stalkerzy idą od przywódcy zgodnie z ruchem wskazówek zegara. W kroku 5 kolejność
        wybiera przywódca.

# Akcje

rule-st-7 = Akcje
    .text = Co możesz zrobić w swojej turze i ile to kosztuje.
rule-st-7-1 = Akcje podstawowe
    .text = Ruch, Ostrożny ruch, Przygotowanie, Przeładowanie, Podniesienie, Wabik, Śruby i nakrętki oraz Nóż.
        Może je wykonać każdy stalker. Każda to akcja standardowa.
rule-st-7-2 = Jak poruszają się stalkerzy
    .text = Wejdź na sąsiednie pole, zobacz, co się stało, i dopiero wtedy wybierz następny krok. Pole z
        wrogiem kończy twój ruch. Wrogowie, od których odchodzisz, obracają się za tobą. Możesz przechodzić
        przez zapełnione pola bez wrogów. Jeśli na takim kończysz, wypchnij kogoś: innego stalkera, jeśli tam
        jest, inaczej towarzysza lub wroga; na pole, z którego przychodzisz, jeśli się da, inaczej na inne
        sąsiednie. Jeśli nikogo nie da się wypchnąć, nie możesz tam skończyć, a na pole z wrogiem nie możesz
        nawet wejść. Wypchnięta figurka rzuca za anomalie i traci odsłonięcie, ale nie otrzymuje
        promieniowania terenu ani niskiej uwagi; wypchnięty wróg patrzy na pole, które opuścił. Po każdym
        swoim ruchu odrzuć żeton odsłonięcia.
rule-st-7-3 = Uwaga podczas ruchu
    .text = Dopóki widzi cię wróg, twój żeton leży wysoką stroną na twoim polu. Na pierwszym polu poza
        wzrokiem połóż go jeszcze raz wysoką stroną; zostanie tam, jeśli idziesz dalej i nikt cię nie widzi.
        Jeśli na końcu nikt cię nie widzi, a żeton nie leży na mapie wysoką stroną, połóż go niską stroną na
        ostatnim polu. Jeśli leży wysoką stroną, zostaje, gdzie jest.
rule-st-7-4 = Ruch bez uwagi
    .text = Jeśli ruch nie kładzie uwagi, żeton zostaje bez zmian. Tylko gdy kończysz w linii wzroku wroga,
        połóż go wysoką stroną na swoim polu.
rule-st-7-5 = Ruch
    .text = Akcja standardowa. Przejdź od 1 do 3 pól. Uwaga idzie za tobą.
rule-st-7-6 = Ostrożny ruch
    .text = Akcja standardowa. Przejdź 1 pole. Żaden wróg nie może widzieć ani twojego pola, ani tego, na
        które wchodzisz. Nie kładziesz uwagi. Promieniowanie, wyzwalacze i anomalie działają jak zawsze.
rule-st-7-7 = Przygotowanie
    .text = Akcja standardowa. Weź 1 skupienie i 1 śrubę. Potem wszyscy stalkerzy na twoim polu mogą dowolnie
        wiele razy wymieniać ekwipunek, magazynki, śruby i znaleziska, przekładać karty między miejscami a
        plecakami oraz zakładać i zdejmować dodatki. Plecaki sprawdza się na końcu.
rule-st-7-8 = Przeładowanie
    .text = Akcja standardowa; darmowa, dopóki masz skupienie, a skupienie zostaje. Odrzuć 1 magazynek
        pasujący do broni i naładuj ją do pełna. Broń może być w ręku lub w plecaku. Pełnej broni i broni na
        amunicję specjalną tak nie naładujesz.
rule-st-7-9 = Podniesienie
    .text = Akcja standardowa. Weź wierzchni łup albo żeton artefaktu ze swojego pola. Za żeton artefaktu
        dostajesz losowy artefakt o typie anomalii, a jeśli takiego nie ma, dowolny losowy.
rule-st-7-10 = Wabik
    .text = Akcja standardowa. Nie możesz jej użyć, gdy twój żeton leży na mapie wysoką stroną albo widzi cię
        wróg. Odrzuć 1 śrubę i połóż swój żeton niską stroną na polu w zasięgu 3. Jeśli tam lub na polach
        sąsiednich są wrogowie, dobierz kartę aktywacji niskiej uwagi: wykonują ją tylko oni, bez części na
        fazę wrogów i Zony. Potem każdy żeton uwagi, który widzi któryś z nich, przesuwa się o 1 pole ku
        właścicielowi.
rule-st-7-11 = Śruby i nakrętki
    .text = Akcja standardowa. Połóż 1 śrubę na odkrytym symbolu anomalii w zasięgu 3; nie musisz go widzieć.
        Symbol jest zakryty, dopóki śruby nie zostaną odrzucone.
rule-st-7-12 = Żeton przywódcy
    .text = Akcja darmowa, tylko dla przywódcy i tylko stroną akcji do góry. Odwróć żeton i daj go następnemu
        stalkerowi zgodnie z ruchem wskazówek zegara; od teraz on jest przywódcą. Ulecz 2 PŻ albo weź 1
        skupienie. Do końca rundy nikt już go nie użyje. Kolejność tur się nie zmienia.
rule-st-7-13 = Nóż
    .text = Akcja standardowa. Zaatakuj wroga na swoim polu: wybierz część ciała i rzuć 3 kośćmi ekwipunku.
        Celność i maski się nie liczą. Jeśli wróg zginie, raz zmniejsz swoją uwagę.
rule-st-7-14 = Wstanie
    .text = Akcja standardowa. Odrzuć swój żeton przygwożdżenia. Dopóki go masz, nie możesz robić nic innego.
rule-st-7-15 = Inne akcje
    .text = Dalsze akcje dają broń, przedmioty, niektóre artefakty i dodatki, stalkerzy, karty otoczenia i
        wydarzenia. Przedmioty odrzuca się po użyciu.
rule-st-7-16 = Zasady stałe
    .text = Zasady na kartach, które nie są akcjami, działają zawsze; te na ekwipunku tylko wtedy, gdy jest
        założony. „Raz na turę” znaczy raz w każdej twojej turze.
rule-st-7-17 = Standardowa jako darmowa
    .text = Jeśli wykonujesz akcję standardową jako darmową, żeton tury się nie przesuwa i nie ma
        promieniowania terenu.

# Uwaga

rule-st-8 = Uwaga
    .text = Ile Zona o tobie wie. Wrogowie idą tam, gdzie leży twój żeton.
rule-st-8-1 = Żeton uwagi
    .text = Twój żeton leży na PDA albo na mapie, niską lub wysoką stroną.
rule-st-8-2 = Wysoka blokuje niską
    .text = Dopóki twój żeton leży na mapie wysoką stroną, nic nie może go położyć niską.
rule-st-8-3 = Pod okiem wroga
    .text = Dopóki widzi cię wróg, twój żeton leży wysoką stroną na twoim polu. Nic go nie przesuwa ani nie
        zmniejsza.
rule-st-8-4 = Gdy cię zobaczą
    .text = Gdy tylko zobaczy cię wróg, z jakiegokolwiek powodu, połóż żeton wysoką stroną na swoim polu.
rule-st-8-5 = Kładzenie niskiej uwagi
    .text = Połóż żeton niską stroną na wskazanym polu. Nic to nie daje, jeśli leży na mapie wysoką stroną
        albo widzi cię wróg.
rule-st-8-6 = Kładzenie wysokiej uwagi
    .text = Połóż żeton wysoką stroną na wskazanym polu; jeśli widzi cię wróg albo żadnego nie wskazano, na
        własnym.
rule-st-8-7 = Zmniejszanie uwagi
    .text = Wysoka staje się niską na tym samym polu. Niska wraca na PDA. Nic to nie daje, dopóki widzi cię
        wróg.
rule-st-8-8 = Żetony idące do ciebie
    .text = Żeton, który przesuwa się ku właścicielowi, idzie najkrótszą drogą i nie zmienia strony. Przesuwa
        się raz na efekt, bez względu na to, ilu wrogów go widzi.
rule-st-8-9 = Jeszcze nic się nie dzieje
    .text = Położenie żetonu nie rusza wrogów. Od niego zależy, jaką kartę aktywacji dobierzecie i dokąd
        pójdą.
rule-st-8-10 = Towarzysze
    .text = Towarzysze nigdy nie kładą uwagi.

# Promieniowanie

rule-st-9 = Promieniowanie
    .text = Teren zwiększa dawkę, dawka zabiera PŻ.
rule-st-9-1 = Dawka
    .text = Twój licznik Geigera pokazuje dawkę od 0 do 16.
rule-st-9-2 = Promieniowanie terenu
    .text = Za każdym razem, gdy przesuwa się twój żeton tury, liczy się najwyższe promieniowanie ze
        wszystkich pól, po których prowadzi ta akcja, także pierwszego. Dodaj do niego PROMIENIOWANIE TERENU
        swojego pancerza, czyli 0 lub mniej. Jeśli wynik jest większy od 0, zwiększ o niego dawkę.
rule-st-9-3 = Bez przesunięcia nie ma promieniowania
    .text = Akcje darmowe, akcje opłacone znacznikiem, darmowe ruchy z wydarzeń i wypchnięcie nie dają
        promieniowania terenu.
rule-st-9-4 = Dawka wprost
    .text = „Zwiększ dawkę” nie jest łagodzone przez pancerz, chyba że tak napisano.
rule-st-9-5 = Dawka krytyczna
    .text = Jeśli dawka miałaby przekroczyć 16, rzuć 4 kośćmi ekwipunku i strać 1 PŻ za każdy ★. Dawka wynosi
        wtedy 16.
rule-st-9-6 = Napromieniowanie
    .text = W kroku 2 fazy wrogów i Zony rzuć kośćmi ekwipunku według dawki: 0–3: żadną, 4–7: 1, 8–11: 2,
        12–15: 3, 16: 4. Strać 1 PŻ za każdy ★. Skupienie tu nie pomaga.
rule-st-9-7 = Dawka spada
    .text = Po napromieniowaniu dawka spada do najbliższego niższego progu: 1–3 do 0, 4–7 do 3, 8–11 do 7,
        12–15 do 11, 16 do 15. W ustawieniach partii można wybrać inne progi.
rule-st-9-8 = Dawka podstawowa
    .text = Jeśli dawka jest potem niższa niż dawka podstawowa twoich artefaktów (ST-10.18), zwiększ ją do tej
        wartości.
rule-st-9-9 = Kolejność
    .text = Najpierw rzut i strata PŻ, potem spadek dawki, na końcu dawka podstawowa. „Napromieniowanie” na
        karcie oznacza tylko rzut i stratę.

# Stalkerzy i ekwipunek

rule-st-10 = Stalkerzy i ekwipunek
    .text = Kim jesteś, co masz na sobie i co niesiesz.
rule-st-10-1 = Karta stalkera
    .text = Podaje twoje maksymalne PŻ, strzelanie i zdolności. Strzelanie to liczba kości stalkera w ataku
        bronią; może zależeć od zasięgu.
rule-st-10-2 = PŻ
    .text = Zaczynasz z maksymalnymi PŻ. Nigdy ich nie przekraczasz i nigdy nie spadasz poniżej 0.
rule-st-10-3 = Utrata PŻ
    .text = Jeśli strata sprowadza cię do 0 PŻ albo tracisz PŻ przy 0, otrzymujesz 1 uraz krytyczny. Jedna
        strata nigdy nie daje więcej niż jednego.
rule-st-10-4 = Urazy krytyczne
    .text = Połóż żeton nad jednym ze swoich żetonów tury, który jeszcze go nie ma: ta tura ma tylko 1 akcję
        standardową. Żeton tury na zablokowanym stopniu schodzi niżej. Trzeci uraz krytyczny zabija. Gdy tylko
        masz więcej niż 0 PŻ, odrzuć wszystkie urazy krytyczne; akcje stracone w tej rundzie nie wracają.
rule-st-10-5 = Śmierć
    .text = Gdy zginie stalker, misja jest przegrana, chyba że cel misji mówi inaczej.
rule-st-10-6 = Twoje PDA
    .text = Mieści 1 broń z najwyżej 2 dodatkami, 1 pancerz z 1 dodatkiem, 3 artefakty, 2 żetony tury, plecak
        i kieszenie.
rule-st-10-7 = Ekwipunek
    .text = Broń, pancerze, dodatki, przedmioty i artefakty to ekwipunek.
rule-st-10-8 = Plecak
    .text = Plecak mieści 6 kart ekwipunku; niektóre karty go powiększają. Dodatki założone na karty w plecaku
        też się liczą.
rule-st-10-9 = Założone i spakowane
    .text = Przedmioty działają z plecaka. Cały inny ekwipunek działa tylko wtedy, gdy jest założony.
rule-st-10-10 = Za dużo bagażu
    .text = Jeśli niesiesz więcej, niż mieści plecak, odrzuć z niego karty, choćby dopiero co zdobyte. Przy
        wymianie sprawdza się to na końcu.
rule-st-10-11 = Zdobywanie ekwipunku
    .text = Włóż kartę do plecaka albo od razu ją załóż; to, co zastępuje, trafia do plecaka. Na nową broń lub
        pancerz możesz założyć pasujące dodatki. Nowa broń jest w pełni naładowana.
rule-st-10-12 = Kieszenie
    .text = W kieszeniach masz śruby, magazynki i żetony misji, dowolnie wiele.
rule-st-10-13 = Poziomy
    .text = Broń i pancerze mają poziomy od I do III, dodatki I i II. Bez poziomu dostajesz losową kartę, z
        poziomem losową kartę tego poziomu.
rule-st-10-14 = Odrzucony ekwipunek
    .text = Trafia na stos kart odrzuconych swojej talii; gdy talia jest pusta, stos się tasuje. Karty z „–”
        zamiast wartości nie możesz sprzedać ani odrzucić, dopóki nie każe efekt.
rule-st-10-15 = Przedmioty
    .text = Przedmiot ma typy, takie jak jedzenie, lekarstwo czy granat, i akcję. Po użyciu się go odrzuca.
rule-st-10-16 = Pancerz
    .text = OBRONA to liczba kości ekwipunku w rzucie obrony. PROMIENIOWANIE TERENU je łagodzi. Pojemnik na
        artefakt, podstawowy, ulepszony lub zaawansowany, osłania artefakty (ST-10.18). Na każdy pancerz można
        założyć 1 dodatek do pancerza. Bez pancerza masz OBRONĘ 0, nic nie łagodzi promieniowania i nie masz
        pojemnika.
rule-st-10-17 = Artefakty
    .text = Możesz mieć założone najwyżej 3. Artefakt ma typ, efekt i dawkę podstawową. W plecaku jest
        nieszkodliwy i nie działa.
rule-st-10-18 = Dawka podstawowa artefaktów
    .text = Liczy się najwyższa spośród założonych artefaktów, minus 2 z ulepszonym lub 4 z zaawansowanym
        pojemnikiem. Z kilku pojemników liczy się najlepszy.
rule-st-10-19 = Broń
    .text = Broń ma zasięg celny i maksymalny, rodzaj i ilość amunicji, najwyżej 2 miejsca na dodatki, czasem
        cechę i 1 lub 2 ataki. Atak podaje swoją cenę, amunicję, kości ekwipunku i uwagę, którą kładzie.
rule-st-10-20 = Głośno i cicho
    .text = Atak kładzie na twoim polu uwagę, którą podano; jeśli nie podano, wysoką.
rule-st-10-21 = Dodatki do broni
    .text = Każdy wymaga wolnego miejsca swojego rodzaju. Szyna przyjmuje optykę albo dodatek podlufowy.
rule-st-10-22 = Amunicja
    .text = Amunicją płacisz, gdy atakujesz. Jeśli jej nie starcza, nie możesz wybrać tego ataku.

# Ataki stalkerów

rule-st-11 = Ataki stalkerów
    .text = Wybierz, zapłać, narób hałasu, rzuć, traf.
rule-st-11-1 = Kto kogo atakuje
    .text = Stalkerzy atakują wrogów: bronią, nożem i innymi kartami.
rule-st-11-2 = Cel
    .text = Broń wymaga celu w twojej linii wzroku, w zasięgu maksymalnym i nie bliżej niż zasięg minimalny.
        Inne ataki podają swój zasięg; linii wzroku wymagają tylko wtedy, gdy tak napisano.
rule-st-11-3 = Zapłata
    .text = Zapłać za akcję, potem amunicją.
rule-st-11-4 = Uwaga
    .text = Połóż uwagę, którą podaje atak, na swoim polu, chyba że napisano inaczej.
rule-st-11-5 = Część ciała
    .text = Jeśli atak pozwala wybrać, wybierz część ciała celu; inaczej to tułów.
rule-st-11-6 = Rzut
    .text = Broń: twoje kości stalkera, kości ekwipunku z ataku i dodatkowe kości. Inne ataki: jak podano.
rule-st-11-7 = Przerzut
    .text = Teraz użyj skupienia i innych przerzutów.
rule-st-11-8 = Trafienie
    .text = Policz ★, dodaj to, co dają karty, i odejmij osłonę. Wydaj maski na efekty swojej broni, każdy
        tyle razy, na ile cię stać; niewydane przepadają. Działa najwyższy próg części ciała, który osiągają
        twoje ★, od lewej do prawej. Jeśli nie osiągasz żadnego, chybiasz.
rule-st-11-9 = Celność
    .text = Ścianka celności to 2 ★. W ataku bronią na cel w zasięgu celnym to 4 ★.
rule-st-11-10 = Wrogowie się obracają
    .text = Po ataku każdy zaatakowany wróg, który żyje, obraca się ku tobie, nawet po chybieniu.
rule-st-11-11 = Seria i ogień ciągły
    .text = Po przerzutach możesz podzielić ★ i efekty między cel a innych wrogów w twojej linii wzroku na
        jego polu lub polach sąsiednich. Każdego sprawdza się z jego częścią, jego tułowiem i jego osłoną.
rule-st-11-12 = Fala uderzeniowa
    .text = Trafia wszystkich wrogów na swoich polach. Rzuć raz; każdego wroga sprawdź ze wszystkimi ★, jego
        osłoną i jego progami.
rule-st-11-13 = Gdy fala trafia stalkerów
    .text = Jeśli trafia wszystkich, dla stalkerów ★ są obrażeniami i mogą się oni bronić.
rule-st-11-14 = Rany wrogów
    .text = Za lekką lub ciężką ranę dobierz kartę ran i rozpatrz jej lekką lub ciężką połowę.
rule-st-11-15 = Sześć skutków
    .text = 1. Odsłonięcie. 2. Odsłonięcie i przygwożdżenie. 3. Odepchnięcie, jeśli już przygwożdżony, inaczej
        przygwożdżenie. 4. Traci 1 PŻ. 5. Traci 1 PŻ, jeśli już odsłonięty, inaczej odsłonięcie. 6. Traci 1
        PŻ, potem tasuje się wszystkie karty ran.
rule-st-11-16 = Talia ran
    .text = Z 20 kart, połowa lekka i ciężka: 7 ma skutki 3 i 4, 6 ma 1 i 2, 5 ma 3 i 5, 2 mają 6 i 6.
rule-st-11-17 = Odepchnięcie
    .text = Wróg przesuwa się o 1 pole dalej od atakującego, na pole z miejscem, na które może wejść; jeśli
        takiego nie ma albo nie ma atakującego, zostaje. Patrzy na pole, które opuścił.
rule-st-11-18 = Odsłonięci wrogowie
    .text = Lekka rana staje się ciężką. Ciężka rana staje się utratą 2 PŻ bez karty. Potem odrzuć żeton
        odsłonięcia; nowy, zdobyty przez tę samą ranę, zostaje.
rule-st-11-19 = Pusta talia ran
    .text = Potasujcie odrzucone karty ran.
rule-st-11-20 = PŻ wrogów
    .text = Każda figurka ma własne PŻ.
rule-st-11-21 = Śmierć wroga
    .text = Przy 0 PŻ figurka wraca do swojej puli i może przyjść znowu. Człowiek zostawia na polu 1 łup,
        cokolwiek go zabiło.

# Stany

rule-st-12 = Stany
    .text = Przygwożdżenie, odsłonięcie, skupienie i uraz krytyczny.
rule-st-12-1 = Po jednym
    .text = Każdy ma najwyżej 1 żeton przygwożdżenia i 1 odsłonięcia, stalker najwyżej 1 skupienie. Towarzysze
        nie mają żadnych.
rule-st-12-2 = Uraz krytyczny
    .text = Zabiera akcje standardowe jednej turze; trzeci zabija (ST-10.4).
rule-st-12-3 = Przygwożdżony stalker
    .text = Możesz tylko wstać (ST-7.14). Nikt inny tego za ciebie nie zrobi i koniec rundy nie pomaga.
rule-st-12-4 = Przygwożdżony wróg
    .text = Zamiast reagować odrzuca żeton. Karty aktywacji go pomijają. W kroku 3 fazy wrogów i Zony żeton
        się odrzuca. Nadal widzi i można go wypchnąć.
rule-st-12-5 = Odsłonięty stalker
    .text = Atak na ciebie zadaje 3 obrażenia więcej; potem odrzuć żeton. Odrzuca go też ruch. Obrażenia,
        które nie są atakiem, się nie liczą.
rule-st-12-6 = Zdobywanie skupienia
    .text = Skupienie daje Przygotowanie i inne efekty. Możesz mieć 1.
rule-st-12-7 = Używanie skupienia
    .text = Odrzuć je, by przerzucić dowolne kości swojego ataku, swojej obrony lub swojego rzutu za anomalię.
        Dopóki je masz, Przeładowanie jest akcją darmową. Nie pomaga przy promieniowaniu, detektorach i
        rzutach wrogów.
rule-st-12-8 = Odsłonięty wróg
    .text = Jego rany są gorsze (ST-11.18). Gdy wróg się porusza, żeton się odrzuca.

# Wrogowie

rule-st-13 = Wrogowie
    .text = Co widzą, dokąd idą i jak biją.
rule-st-13-1 = Karta wroga
    .text = Podaje kategorię, typ, ruch, PŻ, wzrok, części ciała z progami, atak, a czasem zdolność i akcję
        specjalną.
rule-st-13-2 = Kategoria
    .text = Horda: wielu słabych. Elita: niewielu silnych. Boss: rzadki, ma więcej niż 1 PŻ.
rule-st-13-3 = Typy
    .text = Ludzie przechodzą przez okna, zostawiają łup i omijają anomalie. Psionicy widzą przez okna, ale
        przez nie nie przechodzą. Dla pozostałych mutantów okno jest ścianą. Mutanci i psionicy nie zostawiają
        łupu.
rule-st-13-4 = Wzrok
    .text = Cztery liczby mówią, ile pól wróg widzi przed sobą, na każdy bok i za sobą.
rule-st-13-5 = Części ciała
    .text = Każdy wróg ma tułów, niektórzy głowę. Progi to liczby ★.
rule-st-13-6 = Atak wroga
    .text = Jest dystansowy albo jest szarżą; ma obrażenia, zasięg i czasem efekt. Jeśli każe dobrać kartę
        kontroli, wybierz jedną z jej dwóch możliwości, bez narady.
rule-st-13-7 = Kolory
    .text = Kolor mówi, jak wróg się zachowuje. C1: bossowie. C2: strażnicy i małe grupy łowców. C3: stada i
        bandy. C4: hordy.
rule-st-13-8 = Drużyny
    .text = Wrogowie z tą samą liczbą na żetonie to jedna drużyna i nigdy się nie atakują. Różne liczby są
        sobie wrogie. Wrogowie bez żetonu są wrodzy obu.
rule-st-13-9 = Możliwe cele
    .text = Wrogowie atakują stalkerów i wrogów z wrogiej drużyny; towarzyszy tylko wtedy, gdy mówią tak ich
        karty.
rule-st-13-10 = Pula
    .text = Figurek wroga jest tylko tyle, ile przygotowano na tę misję. Te, których nie ma na mapie, to jego
        pula.
rule-st-13-11 = Dwa rodzaje ruchu
    .text = Wrogowie idą ku czemuś albo naprzód: podaną liczbę pól lub tyle, ile wynosi ich ruch.
rule-st-13-12 = Ruch ku czemuś
    .text = Wróg idzie najkrótszą drogą i obraca się przed każdym krokiem. Staje u celu albo po ostatnim
        kroku; wtedy obraca się ku następnemu polu drogi.
rule-st-13-13 = Naprzód
    .text = Wróg idzie prosto przed siebie. Jeśli nie może, obraca się tak mało, jak trzeba, przy remisie
        zgodnie z ruchem wskazówek zegara, i idzie dalej.
rule-st-13-14 = Przerwanie
    .text = Wróg, który widzi możliwy cel, nie rusza się i nie obraca. Jeśli zobaczy go po drodze, tam staje.
        Samo to nie jest atakiem.
rule-st-13-15 = Zapełnione pola
    .text = Wróg może przechodzić przez zapełnione pola bez celu i nic go tam nie przerywa. Nie może tam
        skończyć: staje pole wcześniej albo wybiera inną drogę.
rule-st-13-16 = Po ruchu
    .text = Wróg odrzuca żeton odsłonięcia i rzuca za anomalie. Stalkerzy, których zobaczył po drodze, mają
        wysoką uwagę.
rule-st-13-17 = Jak atakuje wróg
    .text = 1. Cel: najbliższy stalker, którego widzi, inaczej najbliższy inny cel, który widzi; z kilku na
        jednym polu wybieracie wy. 2. Przy szarży wróg, który nie jest w zasięgu 1, idzie ku celowi tyle pól,
        ile wynosi jego ruch, i nic go nie przerywa. 3. Obraca się ku celowi. 4. Obrażenia: z ataku, ze
        wszystkimi zmianami, o 3 więcej, jeśli stalker jest odsłonięty, minus osłona. Jeśli po szarży cel jest
        poza zasięgiem, nic się nie dzieje. Kilka celów atakuje po kolei, od najbliższego.
rule-st-13-18 = Atak na stalkera
    .text = Zawsze trafia. Rzuć tyloma kośćmi ekwipunku, ile wynosi twoja OBRONA, i przerzuć, jeśli możesz.
        Każdy ★ zatrzymuje 1 obrażenie; resztę tracisz jako PŻ.
rule-st-13-19 = Atak na wroga
    .text = Obrażenia liczą się jako ★ przeciw tułowiowi. Jeśli cel przeżyje, obraca się ku atakującemu.
rule-st-13-20 = Reakcja
    .text = Po twojej turze atakuje cię każdy wróg, który cię widzi, od najbliższego. Przed każdym atakiem
        sprawdza się to znowu. Celem jesteś tylko ty, chyba że atak trafia całe pole. Przygwożdżony wróg
        zamiast tego odrzuca żeton.
rule-st-13-21 = Akcja specjalna
    .text = Wywołują ją karty aktywacji; wróg bez niej nic nie robi. Wycofanie: idzie ku najbliższemu polu, z
        którego nie widzi celu, nic go nie przerywa, po czym patrzy wstecz.
rule-st-13-22 = Karta aktywacji
    .text = Jeśli na mapie jest wysoka uwaga, dobierzcie kartę wysokiej uwagi, inaczej niskiej.
rule-st-13-23 = Rozpatrywanie karty
    .text = Przejdźcie punkty od góry do dołu. W każdym punkcie wrogowie działają po kolei: najpierw ten,
        który ma najbliżej do celu, potem według koloru od C1 do C4, potem decyduje przywódca.
rule-st-13-24 = Części karty
    .text = Ostatnia część kart wysokiej uwagi działa tylko w fazie wrogów i Zony. Karty niskiej uwagi mają
        część na brak uwagi na mapie i część na niską uwagę; niektóre mają jedną na oba przypadki.
rule-st-13-25 = O kogo chodzi
    .text = Kolor oznacza wszystkich wrogów tego koloru; „wszyscy” to wszyscy na mapie. „N + 1 wrogów
        najbliżej X” to tylu wrogów dowolnego koloru.
rule-st-13-26 = Co karty każą wrogom
    .text = Ruch: ku uwadze, pomieszczeniu, osłonie lub czemuś innemu. Naprzód. Atak na cel w linii wzroku,
        zależnie od koloru z większymi lub mniejszymi obrażeniami. Rozejrzenie się: obrót zgodnie z ruchem
        wskazówek zegara, aż widać cel, albo pełny. Akcja specjalna. Przyciągnięcie uwagi: każdy żeton, który
        widzi wróg, przesuwa się o 2 pola ku właścicielowi. Niektóre karty rzucają granaty, przygważdżają lub
        odsłaniają.
rule-st-13-27 = Stalker, towarzysz, wróg
    .text = Stalkerzy widzą dookoła, kładą uwagę i wypychają. Towarzysze widzą dookoła, nie kładą uwagi, nie
        mają stanów, nie przechodzą przez okna i działają po drugiej turze swojego stalkera. Wrogowie widzą
        zależnie od kierunku patrzenia i stają, gdy zobaczą cel. Wszyscy aktywują anomalie i zakrywają
        symbole.

# Anomalie i artefakty

rule-st-14 = Anomalie i artefakty
    .text = Każdy krok może jakąś aktywować. W środku leży coś cennego.
rule-st-14-1 = Części anomalii
    .text = Karta z zasadami, nakładka z symbolami na mapie, pionek w środku, a pod nim często żeton
        artefaktu.
rule-st-14-2 = Karta anomalii
    .text = Podaje typ, zasady szczególne, kogo anomalia trafia i co się dzieje ze stalkerami, a co z wrogami.
rule-st-14-3 = Symbole
    .text = Nakładka rozmieszcza na polach symbole od P1 do P4. Środek ma wszystkie cztery.
rule-st-14-4 = Pole anomalii
    .text = Pole z co najmniej jednym symbolem aktywnej anomalii, zakrytym lub nie.
rule-st-14-5 = Nieaktywna
    .text = Nakładki bez pionka jakby nie było.
rule-st-14-6 = Rzut aktywacji
    .text = Po ruchu z pól anomalii, przez nie lub na nie rzuć kością anomalii raz za każdą anomalię.
        Aktywuje się, jeśli wypadnie odkryty symbol z jednego z tych pól. Ten sam symbol dwa razy nie jest
        gorszy niż raz. Symbol, który zakrywasz sobą, jest znów odkryty, gdy odchodzisz. Możesz odrzucić
        skupienie i przerzucić; wrogowie nie mogą. Jeśli wszystkie symbole są zakryte, nie rzucaj.
rule-st-14-7 = Co robi anomalia
    .text = Karta mówi, kogo trafia: zwykle tego, kto ją aktywował, i wszystkich na polach z wyrzuconym
        symbolem, nawet zakrytym; albo wszystkich w anomalii. Każdego trafia raz. Bronić się możesz tylko
        wtedy, gdy karta mówi o obrażeniach.
rule-st-14-8 = Bez drugiego rzutu
    .text = Jeśli anomalia kogoś przesuwa lub przenosi, w tej samej aktywacji nie rzuca on za nią ponownie.
rule-st-14-9 = Zakrywanie symbolu
    .text = Kto kończy na polu anomalii, po rzucie zakrywa odkryty tam symbol o największej szansie: P4, potem
        P3, P2, P1. Symbol jest zakryty, dopóki ta figurka tam stoi.
rule-st-14-10 = Postawieni na anomalii
    .text = Figurka postawiona na polu anomalii też rzuca, tylko za to pole, i zakrywa symbol. Na początku
        misji nikt nie rzuca.
rule-st-14-11 = Jedna rzecz, jeden symbol
    .text = Jeśli pole ma ten sam symbol dwa razy, każdy trzeba zakryć osobno.
rule-st-14-12 = Co zakrywa
    .text = Symbole zakrywają śruby, żetony artefaktów i figurki. Zakryty symbol zmniejsza tylko szansę.
rule-st-14-13 = Anomalie wędrujące
    .text = Na koniec rundy pionek przechodzi zgodnie z ruchem wskazówek zegara na następną wolną nakładkę.
        Kto tam stoi, zakrywa symbol bez rzutu.
rule-st-14-14 = Kto ich nie czuje
    .text = Niektórym wrogom anomalie nic nie robią; mówią o tym ich karty.
rule-st-14-15 = Ukryte artefakty
    .text = Żetonu artefaktu pod pionkiem nie można podnieść. Najpierw trzeba go znaleźć.
rule-st-14-16 = Detektor
    .text = Użyj go, gdy anomalia jest w jego zasięgu. Rzuć kością anomalii i połóż żeton artefaktu na symbolu
        tej anomalii zgodnym z wynikiem; wybierasz, na którym, zakrytym lub nie. Żeton go zakrywa.
rule-st-14-17 = Nie ma czego szukać
    .text = Jeśli pod pionkiem nie ma żetonu, nie możesz tam użyć detektora.
rule-st-14-18 = Zabranie artefaktu
    .text = Wejdź na pole żetonu i użyj akcji Podniesienie (ST-7.9).

# Kampania

rule-st-15 = Kampania
    .text = Eksploracja, misja, jej koniec i tak w kółko, aż do zakończenia. W pojedynczej misji są tylko zakupy i
        wyruszenie.
rule-st-15-1 = Jedna mapa, jedna skrytka
    .text = Kampania ma jedną mapę Zony i jedną skrytkę dla całego zespołu: ekwipunek, magazynki i pieniądze.
rule-st-15-2 = Początek
    .text = W skrytce jest na początku 5000 K i po 1 Skórzanej kurtce na stalkera. Waszymi kontaktami są Sidorowicz,
        Przewodnik i Patron. Swoich stalkerów macie przez całą kampanię.
rule-st-15-3 = Nowa kampania
    .text = Zaczyna się z czystą mapą Zony i ze wszystkimi kartami; z poprzedniej nie zostaje nic.
rule-st-15-4 = Po kolei
    .text = Nawigacja po Zonie, kontakty, wyruszenie, misja, koniec misji. Potem od początku.
rule-st-15-5 = Nawigacja po Zonie
    .text = Idziecie na dokładnie 1 misję i w najwyżej 1 inne miejsce, w dowolnej kolejności. Z misji czyta się
        prolog; odtąd jest ustalona. Przy kontakcie lub kryjówce czyta się historię, a wy wybieracie to, na co historia
        pozwala.
rule-st-15-6 = Skreślone
    .text = Do skreślonego miejsca nie można już pójść: to misja wygrana lub porzucona, a każde inne miejsce – po
        swojej historii, chyba że historia zostawia je otwarte.
rule-st-15-7 = Nowe miejsca
    .text = Historie i epilogi dodają miejsca na mapie Zony. Skreślone miejsce zostaje skreślone.
rule-st-15-8 = Dwie historie
    .text = A1–A3 to jedna historia, B1–B3 druga. Możecie ciągnąć dowolną z nich. Gdy ostatnie misje obu są skreślone,
        kampania się kończy: jak, zależy od tego, co zrobiliście.
rule-st-15-9 = Otwarte od początku
    .text = „Ratunek dla Dalika”, warsztat pancerzy, doświadczony stalker, handlarz bronią i kryjówka ślepego Petra.
rule-st-15-10 = Kontakty
    .text = Przed każdą misją możecie pójść do najwyżej 3 różnych kontaktów.
rule-st-15-11 = Rodzaje kontaktów
    .text = Samotnicy oddają drobne przysługi. Handlarze kupują i sprzedają. Na misję idzie z wami najwyżej 1
        towarzysz. W misji obowiązuje najwyżej 1 zlecenie: płaci, jeśli jego cel został osiągnięty, a misja wygrana.
        Obie strony towarzyszy i zleceń można przeczytać przed wyborem.
rule-st-15-12 = Kupno i sprzedaż
    .text = Za wszystko płaci się wspólnymi kuponami zespołu. Karta kosztuje tyle, ile wynosi jej wartość, chyba że
        sklep lub handlarz żąda innej ceny. W kampanii kupione trafia do skrytki, a sprzedane wraca do talii. Tego, co
        wyprzedane, nie kupi nikt.
rule-st-15-13 = Części wartości
    .text = Połowę i ćwierć wartości zaokrągla się w dół do wielokrotności 50 K.
rule-st-15-14 = Co jest do kupienia
    .text = Każda karta danego rodzaju i poziomu, która została w swojej talii.
rule-st-15-15 = Wyruszenie
    .text = Przywódca dzieli skrytkę między PDA; czego nikt nie niesie, zostaje. Każdy zgadza się na to, co leży na
        jego PDA.
rule-st-15-16 = Gotowi do drogi
    .text = Każdy stalker zaczyna z maksymalnymi PŻ, 2 śrubami, 1 skupieniem, naładowaną bronią i dawką 0 albo
        dawką podstawową swoich artefaktów.
rule-st-15-17 = Czysty początek
    .text = Nikt nie ma innych stanów, a wszystkie żetony uwagi leżą na PDA.
rule-st-15-18 = Weźcie detektor
    .text = Bez detektora nie da się znaleźć żadnego artefaktu.
rule-st-15-19 = Koniec misji
    .text = Czyta się epilog; przynosi pieniądze, towary, kontakty i miejsca. Ekwipunek, magazynki i pieniądze
        trafiają do skrytki, cała reszta wraca do pudełka. Przegrana misja nie przynosi nagrody, co zapamiętały jej
        karty, idzie w niepamięć, jej miejsce zostaje otwarte, a jej historia dostaje znak ZA PÓŹNO. Po drugiej
        przegranej misja jest porzucona; możecie ją porzucić wcześniej. Polegli są na następnej misji z powrotem.
rule-st-15-20 = Pojedyncza misja
    .text = Każdy stalker ma Skórzaną kurtkę i gotowy zestaw ekwipunku dobrany do misji. W ustawieniach partii
        można wybrać, że zespół sam robi zakupy za kupony z misji; co zostanie, przepada. Niektóre misje
        dodają losowy artefakt.
rule-st-15-21 = Zapisywanie
    .text = Kampania zapisuje się po każdej odpowiedzi, w misji i między misjami. Kronika przechowuje każdą misję w
        liczbach.

# Misje

rule-st-16 = Misje
    .text = Opowieść, mapa, zadanie.
rule-st-16-1 = Trzy części
    .text = Prolog mówi, o co chodzi, przygotowanie układa mapę, epilog mówi, jak się skończyło.
rule-st-16-2 = Tylko to, co wymieniono
    .text = Misja używa tylko tych wrogów, anomalii i kart, które wymienia.
rule-st-16-3 = Przygotowanie
    .text = Program układa kafle, karty otoczenia, anomalie, stalkerów, wrogów z żetonami, łupy, nieznanych
        wrogów i talię wydarzeń. Potem zaczyna się pierwsza runda.
rule-st-16-4 = Pole startowe
    .text = Stalkerzy zaczynają na polu startowym; kto się nie mieści, na najbliższych wolnych polach.

# Solo

rule-st-17 = Solo
    .text = Jeden stalker przeciw Zonie.
rule-st-17-1 = Trzy akcje
    .text = Samotny stalker ma 3 akcje standardowe w każdej z 2 tur.
rule-st-17-2 = Zawsze przywódca
    .text = Zawsze jesteś przywódcą. Żetonu możesz użyć raz na rundę i zostaje u ciebie.
rule-st-17-3 = Uraz w samotności
    .text = Uraz krytyczny blokuje 2 stopnie: ta tura ma 1 akcję standardową.
rule-st-17-4 = Dwie reakcje
    .text = Wrogowie, którzy cię widzą, reagują po każdej z twoich 2 tur.
rule-st-17-5 = Kilku stalkerów
    .text = Jeśli jedna osoba prowadzi kilku stalkerów, obowiązują zasady dla takiej ich liczby.
rule-st-18 = Zaginione terytoria
    .text = Miejsce, którego nie pokazuje żadna mapa, obok każdej misji.
rule-st-18-1 = Moduł
    .text = Kto chce, gra misję z Zaginionymi terytoriami: 8 kart przygotowania, 13 kart otoczenia, 3
        dwustronne kafle, 2 żetony wejścia.
rule-st-18-2 = Przygotowanie
    .text = Gdy mapa jest gotowa, przed rundą 1 losowa karta przygotowania mówi, na jakie pole trafia żeton
        wejścia; z kilku wybierają gracze. Kafel leży obok mapy ze swoimi kartami i żetonami, a kartę
        przygotowania się odrzuca.
rule-st-18-3 = Wejście
    .text = Pole z żetonem i pole wejścia na kaflu sąsiadują pod względem ruchu i zasięgu, dla wszystkich.
        Linia wzroku tędy nie przechodzi: można rzucać i przechodzić, nikt nie strzela na drugą stronę.
rule-st-18-4 = Bez kierunku
    .text = Wejście nie liczy się jako zakręt, wróg, który przez nie przechodzi, patrzy jak dotąd, i nikt
        nie idzie przez nie naprzód.
rule-st-18-5 = Karty przygotowania
    .text = Piwnica: pole w budynku. Zima: pojedyncze pole na zewnątrz. Jaskinia: pole z dwóch kwadratów.
        Ruiny: największy budynek. Oddział: pomieszczenie z oknem. Sad: na zewnątrz, z osłoną. Zsyp na
        węgiel: na zewnątrz, przy budynku. Lej: na zewnątrz, z promieniowaniem.
rule-st-18-6 = Nic nie pasuje
    .text = Jeśli na mapie nie ma takiego pola, dobiera się inną kartę przygotowania.
rule-st-19 = Przetrwanie w Zonie
    .text = Pojedyncza partia na własnej mapie: dziesięć scenariuszy, dziesięć map i karty, dzięki którym
        każda partia jest inna.
rule-st-19-1 = Jedna partia
    .text = Potem nic nie zostaje. Obowiązują wszystkie zasady misji, o ile tu nie napisano inaczej.
rule-st-19-5 = Scenariusz
    .text = Wybieracie jeden z dziesięciu scenariuszy albo się go losuje. Podaje swoje karty, wrogów, liczbę
        rund i wasze pieniądze.
rule-st-19-6 = Mapa
    .text = Wybieracie jedną z dziesięciu map albo się ją losuje; każdy scenariusz pasuje do każdej.
rule-st-19-7 = Karty specjalne
    .text = Karty specjalne scenariusza leżą odkryte obok mapy: ich akcje, wyzwalacze i zasady obowiązują.
rule-st-19-8 = Karty przygotowania
    .text = Cztery karty przygotowania zmieniają mapę. Kartę, która ma wspólną cechę z zatrzymaną wcześniej,
        zastępuje następna. Najpierw trafiają na mapę żetony o stałym miejscu, potem te, których miejsce
        wybieracie.
rule-st-19-11 = Postacie
    .text = Pomocnicy, handlarze i obcy robią tylko to, co mówią ich karty. Okna są dla nich otwarte.
rule-st-19-12 = Anomalie
    .text = Wszystkie trzy anomalie mapy są jednego rodzaju, każda z artefaktem; wędrująca jest sama i nie
        ma żadnego.
rule-st-19-13 = Nieznani i wrogowie
    .text = Losowe karty wrogów rodzajów, które podaje scenariusz, trafiają na miejsca na mapie; reszta
        czeka w zapasie.
rule-st-19-15 = Talia wydarzeń
    .text = Kart wydarzeń jest tyle, ile rund. W każdej rundzie dobiera się jedną.
rule-st-19-16 = Ekwipunek
    .text = Za pieniądze scenariusza kupuje się ekwipunek po jego wartości. Reszta przepada.
rule-st-19-19 = Żetony z polami
    .text = Pojazdy, rury, domy i żetony terenu mają własne pola. To, co zakrywają, traci promieniowanie,
        osłonę i krawędzie.
rule-st-19-22 = Cechy
    .text = Natychmiast: raz. Jedna runda: w tej rundzie. Długie: do opisanego końca. Pogoda: do następnej
        pogody. Silniejsi wrogowie: do spełnienia warunku. As w rękawie: korzyść, z której jeden stalker
        korzysta raz. Prośba: warunek zwycięstwa.
rule-st-19-23 = Los
    .text = Raz w każdej fazie wrogów i Zony rzuca się kością anomalii: każda odkryta karta robi to, co mówi
        przy tym symbolu. Kolejność ustala przywódca.
rule-st-19-24 = P4
    .text = Jeśli los wskaże P4, z każdego stosu odkrywa się też jeden żeton nieznanego wroga.
rule-st-19-25 = Wyjątkowy łup
    .text = Żeton wyjątkowego łupu podnosi się jak łup; to zawsze jedna karta z wyjątkowej talii.
rule-st-19-26 = Skrypty
    .text = Skrypt czyta się, gdy mówi o tym karta. Decyduje ten, do kogo jest skierowany; jeśli do
        wszystkich, decyduje zespół.
rule-st-19-27 = Ostatnia runda
    .text = Z ostatnią kartą wydarzenia zaczyna się ostatnia runda. Po niej partia się kończy.
rule-st-19-28 = Zwycięstwo
    .text = Wygrywacie, jeśli cel jest osiągnięty i każda odkryta prośba spełniona. Jeśli zginie stalker, od
        razu przegrywacie.
rule-st-19-29 = Punkty
    .text = Zwycięstwo to 20 punktów, o 1 więcej za każdy symbol trudności i o 1 mniej za każdy symbol ulgi
        na kartach partii, dobranych lub nie.
