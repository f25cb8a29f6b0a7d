# Nazwa, która w bierniku brzmi inaczej („kupuje Latarkę”), ma przy sobie .accusative.

# Ekwipunek początkowy: Lidija

item-lidija_1 = Mikroskop polowy
    .flavour = Lusterko pękło. Słońce i tak łapie.
item-lidija_2 = Ołowiany fartuch laboratoryjny
    .flavour = Waży tyle co koza i tak samo wisi.
item-lidija_3 = Środki uspokajające
    .flavour = Pół tabletki, głosi etykieta, drukowana w spokojniejszym roku.
item-lidija_4 = Plastry
    .flavour = Schodzą razem z włosami, nigdy wcześniej.

# Ekwipunek początkowy: Kostia

item-kostia_1 = Zużyty karabin służbowy
    .flavour = Ktoś spiłował numer, a potem wydrapał nowy.
item-kostia_2 = Stalowy hełm
    .flavour = Gotowano w nim kartofle. Pasek pod brodę jest nowy.
item-kostia_3 = Manierka
    .accusative = Manierkę
    .flavour = Woda sprzed trzech rzek, smakuje głównie aluminium.
item-kostia_4 = Nieśmiertelniki przyjaciela
    .flavour = Dwie blaszki, jedno nazwisko. Jedna powinna była pójść pocztą do domu.

# Ekwipunek początkowy: Iwan

item-iwan_1 = Pistolet maszynowy
    .flavour = Strzela szybciej, niż kogokolwiek tu na to stać.
item-iwan_2 = Kamizelka odłamkowa
    .accusative = Kamizelkę odłamkową
    .flavour = Z przodu płyta ze stali. Z tyłu znak drogowy.
item-iwan_3 = Opatrunek osobisty
    .flavour = Rozerwać przy nacięciu. Zębami, jeśli druga ręka zajęta.
item-iwan_4 = Kontrakt
    .flavour = Zleceniodawca podpisał go dwoma różnymi charakterami pisma.
    .rules = W bunkrze, w swojej turze: zyskaj 200 ₽.

# Ekwipunek początkowy: Tamara

item-tamara_1 = Detektor domowej roboty
    .flavour = Obudowa to mydelniczka, wskazówka jest z motoroweru.
item-tamara_2 = Brezentowy kombinezon
    .flavour = Na kolanach łaty z pochodowego transparentu.
item-tamara_3 = Scyzoryk
    .flavour = Ostrzony tyle razy, że jest już mniejszym scyzorykiem.
item-tamara_4 = Suszone mięso
    .flavour = Pytaj, z którego roku, nie z którego zwierzęcia.

# Ekwipunek początkowy: Andriej

item-andriej_1 = Pistolet z tłumikiem
    .flavour = Jakby w sąsiednim pokoju spadła książka.
item-andriej_2 = Torba z podwójnym dnem
    .accusative = Torbę z podwójnym dnem
    .flavour = Na wierzchu cebula. Strażnicy podnoszą cebulę i na tym kończą.
item-andriej_3 = Papierosy
    .flavour = Białoruskie, palone aż do napisu.
item-andriej_4 = Pieniądze na łapówki
    .flavour = Złożone tak, że mieszczą się w uścisku dłoni.

# Ekwipunek początkowy: Sawwa

item-sawwa_1 = Ciężka maczuga
    .accusative = Ciężką maczugę
    .flavour = Z jednego końca dąb, z drugiego tryb od traktora.
item-sawwa_2 = Łachmany
    .flavour = Pod piątą warstwą jest jedna dobra, wełniana.
item-sawwa_3 = Gorzkie zioła
    .flavour = Żuć, aż zdrętwieje język, i przyłożyć.
item-sawwa_4 = Stara ikona
    .accusative = Starą ikonę
    .flavour = Twarz świętego scałowana do drewna.

# Ekwipunek początkowy: Oleg

item-oleg_1 = Sztucer
    .flavour = Kolba co niedziela smarowana olejem lnianym, od czasu powodzi.
item-oleg_2 = Poncho
    .flavour = Deszcz spływa po nim prosto do butów.
item-oleg_3 = Lornetka
    .accusative = Lornetkę
    .flavour = Najlepiej patrzeć z zamkniętym lewym okiem.
item-oleg_4 = Piersiówka
    .accusative = Piersiówkę
    .flavour = Z grawerem od rady zakładowej: trzydzieści lat bez nieobecności.

# Ekwipunek początkowy: Foma

item-foma_1 = Czotki
    .flavour = Pestki wiśni na żyłce. Dziewiąta zaczęła kiełkować.
item-foma_2 = Różdżka
    .accusative = Różdżkę
    .flavour = Leszczyna ścięta nie w tę noc, co trzeba. I tak się ugina.
item-foma_3 = Mnisi płaszcz
    .flavour = Każdy guzik przyszyła inna wdowa.
item-foma_4 = Kadzidło
    .flavour = Popiół opada w górę i osiada na krokwiach.

# Ekwipunek początkowy: Wiera

item-wiera_1 = Zestaw chirurgiczny
    .flavour = Gotowany tak często, że ze stali zeszła nazwa zakładu.
item-wiera_2 = Fartuch ochronny
    .flavour = Z pracowni rentgenowskiej, razem z haczykiem.
item-wiera_3 = Stymulant
    .flavour = Sześć godzin pożyczki, od ręki, zwrot w czwartek.
item-wiera_4 = Historie chorób
    .flavour = Jedenastu pacjentów ołówkiem, a na ostatniej stronie własne tętno.

# Ekwipunek początkowy: Danyło

item-danylo_1 = Rohatyna
    .accusative = Rohatynę
    .flavour = Poprzeczka jest po to, że dzik idzie dalej.
item-danylo_2 = Drut na wnyki
    .flavour = Odwinięty z fortepianu w Domu Kultury.
item-danylo_3 = Futro
    .flavour = Psy warczą na nie nawet wtedy, gdy wisi na gwoździu.
item-danylo_4 = Wędzona słonina
    .accusative = Wędzoną słoninę
    .flavour = Zawinięta w wyniki ligi, której już nie ma.

# Rupiecie

item-j01 = Kartki reglamentacyjne
    .flavour = Na cukier, ważne w maju. Kwatermistrz nie pyta, w którym.
    .rules = W Sztabie, przed swoją akcją lub po niej: zmniejsz zmęczenie o 2, potem weź 1 rupieć.
item-j02 = Licznik Geigera
    .flavour = Zamilkł dwa razy. Za każdym razem to była bateria.
    .rules = W teście: przerzuć 1 kość ze skażeniem. Raz na test.
item-j03 = Łom
    .flavour = Niebieska farba w zagięciu pasuje do pewnych drzwi w Prypeci.
    .rules =
        Gdy wydarzenie, obszar lub przedmiot każe ci wziąć rupiecie albo dobrać je i zatrzymać: weź z talii 1
        rupieć więcej. Gdy wydarzenie lub zamknięcie każe użyć Łomu: połóż na nim 1 żeton zniszczenia, bez
        tego efektu.
item-j04 = Mapa eksploratora
    .accusative = Mapę eksploratora
    .flavour = Ktoś poprawił rzekę odręcznie i miał rację.
    .rules = Gdy idziesz skrótem: do końca rundy nie otrzymuj obrażeń od skrótów.
item-j05 = Sfałszowana przepustka
    .accusative = Sfałszowaną przepustkę
    .flavour = Pieczątka wycięta z obcasa. Podpis autentyczny.
    .rules =
        W Obozie naukowym, przed swoją akcją lub po niej: do końca tej tury liczy się, że masz dobrą
        reputację.
item-j06 = Kozacki bimber
    .flavour = Czysty jak szyba, szybę zresztą też domyje.
item-j07 = Puszka energetyka
    .accusative = Puszkę energetyka
    .flavour = Tygrysowi na puszce ktoś dorysował długopisem okulary.
item-j08 = Rolka bandaża
    .accusative = Rolkę bandaża
    .flavour = Sprany na szaro, wyprasowany. Jeden róg jest haftowany.
item-j09 = Tabletki jodu
    .flavour = Rozdawano je za późno, ulica po ulicy. To pudełko minęło swoją.
item-j10 = Stara maska gazowa
    .accusative = Starą maskę gazową
    .flavour = Ostatni oddech w środku był cudzy i czosnkowy.
item-j11 = Waciak
    .flavour = W podszewce zapikowany jest bilet tramwajowy.
item-j12 = Gumowe wodery
    .flavour = Siedem łatek rowerowych i wiadomo, gdzie będzie ósma.
item-j13 = Latarka
    .accusative = Latarkę
    .flavour = Zapala się od uderzenia dłonią. Drugie uderzenie to już o jedno za dużo.
item-j14 = Zardzewiała maczeta
    .accusative = Zardzewiałą maczetę
    .flavour = Była resorem ciężarówki i nadal się ugina jak resor.
item-j15 = Woreczek śrub
    .flavour = Rzuć przed siebie. Gdzie spadnie cicho, tam postaw nogę.
item-j16 = Konserwa
    .accusative = Konserwę
    .flavour = Krowa na etykiecie wygląda na lepiej karmioną niż kucharz.

# Sprzęt

item-k01 = GPS przemytnika
    .flavour = Zna czterdzieści ścieżek przez trzciny i żadnej z nazwy.
    .rules = Na Mokradłach, przed swoją akcją lub po niej: przenieś się na dowolny obszar zielonego sektora.
item-k02 = Kombinezon szperacza
    .flavour = Przy nadgarstkach oklejony taśmą. Taśma jest tu najdroższa.
    .rules =
        Anuluj 1 punkt radiacji. Zignoruj oddziaływanie 1 artefaktu, którego używasz. Jedno użycie daje jedno
        z dwojga albo oba naraz, w tej samej chwili.
item-k03 = Skaner anomalii
    .flavour = Buczy o tercję niżej, kiedy z powietrzem przed tobą coś jest nie tak.
    .rules =
        Przed spotkaniem z anomalią lub w jego trakcie: do końca spotkania testy wykrycia i konfrontacji
        wykonuj intelektem.
item-k04 = Zestaw naprawczy
    .flavour = Brakuje tylko trzynastki, jak w każdym zestawie, jaki kiedykolwiek wydano.
    .rules =
        Przed swoją akcją lub po niej: napraw 3 żetony zniszczenia na swoich przedmiotach eksploatacyjnych.
item-k05 = Nóż komandosa
    .flavour = Regulaminowo wydawany tępy. Ten złamał regulamin.
item-k06 = Spektrometr
    .flavour = Odpowiedź rysuje na papierze, który do wieczora blaknie.
item-k07 = Dokumentacja techniczna
    .accusative = Dokumentację techniczną
    .flavour = Tom czwarty. Jego marginesy odpowiadają na to, o co zapyta piąty.
item-k08 = Pancerz najemnika
    .flavour = Naszywkę odcięto; jej kształt jest wciąż ciemniejszy od materiału.
item-k09 = Karabin szturmowy
    .flavour = Zakopany w smarze i worku na wojnę, która poszła gdzie indziej.
item-k10 = Obrzyn
    .flavour = To, co odpiłowano, podpiera teraz pomidora.
item-k11 = Kombinezon ochronny
    .flavour = W środku najgłośniejszy w promieniu kilometrów jest twój oddech.
item-k12 = Hełm balistyczny
    .flavour = Wgniecenie jest od wewnątrz.
item-k13 = Noktowizor
    .flavour = Lisy są zielone. To, co stoi za lisami, też.
item-k14 = Apteczka
    .accusative = Apteczkę
    .flavour = Na wieczku spis dwunastu rzeczy. Ktoś uczciwie odhaczył osiem.
item-k15 = Plecak polowy
    .flavour = Dziewięć klamer. O ostatniej dowiesz się w biegu.
item-k16 = Kaptur ekranujący
    .flavour = Miedzianą siatkę wszył ktoś, kto słyszał igłę.
item-k17 = Szyfrowane radio
    .flavour = Co wieczór o dziesiątej spokojny głos literuje jutro.
    .rules = W swojej turze: obejrzyj wierzchnią kartę talii wieści.

# Zielone artefakty

item-ag01 = Gąbczak
    .flavour = Naciśnij, a wyjdzie inny siniak.
    .rules = Gdy masz otrzymać obrażenia: zamień 1 z nich na inny rodzaj.
item-ag02 = Gniazdo
    .flavour = Robi się ciepłe godzinę przed niebem.
    .rules = Podczas emisji, gdy biegniesz do bunkra: zwiększ zmęczenie o 1 zamiast o 2.
item-ag03 = Lepik
    .flavour = Dotknij jesienią, a kciuk będzie czarny do Wielkanocy.
    .rules = Anuluj 1 ranę. Żetonów zniszczenia nie można nigdy usunąć z tego przedmiotu.
item-ag04 = Lewar
    .flavour = Wrzuć go do plecaka, a paski zwiotczeją.
    .rules =
        Masz 6. miejsce, także gdy ten przedmiot jest zdezaktywowany. Test sprawności: +1. Oddziaływanie:
        zwiększ zmęczenie o 1.
item-ag05 = Zimny ogień
    .flavour = Śnieg siada na płomieniu i tam zostaje.
    .rules = Test intelektu: +1. Oddziaływanie: wykonaj test siły woli 3; porażka: otrzymaj 1 zaburzenie.
item-ag06 = Nahaj
    .flavour = Wieczorem zwinięty w lewo. Rano – w prawo.
item-ag07 = Klajster
    .flavour = Pachnie jak wiadro człowieka od plakatów.
item-ag08 = Paciorek żaru
    .flavour = Noszony pod pachą suszy nawet skarpety.
item-ag09 = Mech statyczny
    .flavour = Każdy włos na ręce wskazuje to, co nadchodzi.
item-ag10 = Płaczący kamień
    .flavour = Przemyj skaleczenie tym, co z niego kapie. W rękawiczkach.

# Żółte artefakty

item-ay01 = Bebechy diabła
    .flavour = Leżą spokojnie, póki ktoś w pokoju nie zakuleje.
    .rules =
        Gdy forsujesz test: przy dokładnie 1 urazie przerzuć do 2 kości zamiast 1, przy 2 lub więcej urazach
        do 3 kości. Przerzuć je jednocześnie, każdą raz.
item-ay02 = Bierwiono
    .flavour = Przepiłowane, okazuje się nie mieć słojów.
    .rules =
        Test sprawności lub siły woli: +2. Oddziaływanie: zwiększ zmęczenie o 2. Możesz go użyć nawet powyżej
        zmęczenia 5: każdy punkt ponad 5 zadaje 1 obrażenie, którego nie można anulować.
item-ay03 = Czarcie oko
    .flavour = Wodzi po pokoju za mięsem.
    .rules =
        Test czujności lub intelektu: +2. Oddziaływanie: odrzuć 1 trofeum. Bez trofeum użyj go tylko wtedy,
        gdy ignorujesz oddziaływanie.
item-ay04 = Magma
    .accusative = Magmę
    .flavour = Przeszła już przez trzy wiadra.
    .rules =
        Test konfrontacji wykonywany sprawnością: +2. Oddziaływanie: otrzymaj 1 punkt radiacji za każdy
        artefakt w plecaku, wliczając ten.
item-ay05 = Jarzębina
    .accusative = Jarzębinę
    .flavour = Jemiołuszki krążą nad gałązką i żadna nie siada.
    .rules = Ulecz 2 obrażenia. Żetonów zniszczenia nie można nigdy usunąć z tego przedmiotu.
item-ay06 = Pastuch
    .accusative = Pastucha
    .flavour = Bestie obchodzą go tak, jak bydło obchodzi grób.
    .rules =
        W spotkaniu z mutantem, gdy nie zdasz testu wykrycia lub konfrontacji: zignoruj obrażenia za tę
        porażkę. Obrażenia ze zdolności mutanta działają nadal. Oddziaływanie: zwiększ zmęczenie o 1.
item-ay07 = Woskowiec
    .flavour = Ktokolwiek trzymał go ostatni, odcisk kciuka jest cudzy.
item-ay08 = Gwiazda przewodnia
    .accusative = Gwiazdę przewodnią
    .flavour = Kompasy położone obok wskazują swoich właścicieli.
    .rules =
        W teście: przerzuć dowolną liczbę kości, raz. Oddziaływanie: otrzymaj 1 zaburzenie za każdy swój
        artefakt, wliczając ten.
item-ay09 = Głuchy dzwon
    .flavour = Stuknij łyżką, a w pokoju zrobi się ciszej.

# Znaleziska

item-f01 = Mocz gargantuana
    .flavour = Dwie zakrętki i wosk, a psy i tak przechodzą na drugą stronę.
    .rules =
        Po dobraniu lub wybraniu żetonu mutanta do twojego spotkania: pomiń spotkanie i odrzuć żeton. Mutant
        nie jest pokonany: nie bierzesz łupu.
item-f02 = Notatki prof. Iwaszczenki
    .flavour = Strona dziewięćdziesiąta: „Nigdy dwa razy”. Dziewięćdziesiąta pierwsza: „Dwa razy”.
    .rules =
        Użyj ponownie 1 swojego zdezaktywowanego trwałego artefaktu. Jego oddziaływanie następuje ponownie.
item-f03 = Palmtop
    .flavour = Ostatnia aktualizacja mapy: wczoraj.
    .rules =
        Przy Oku Moskwy lub w Prypeci, przed swoją akcją lub po niej: zwiększ zmęczenie o 3; każdy punkt ponad
        5 zadaje 1 obrażenie, którego nie można anulować. Potem, jeśli masz tajemnice 2 różnych obiektów,
        przenieś się do Elektrowni, bez obrażeń i spotkania z akcji obszaru.
item-f04 = Plany elektrowni
    .flavour = Jedne drzwi dorysował tuszem ktoś późniejszy, drżącą ręką.
    .rules = W Elektrowni, przed swoją akcją lub po niej: przenieś się do Sarkofagu bez testu siły woli.
item-f05 = Tajemniczy odczynnik
    .flavour = Dawka według wagi. Czyjej, to się już rozmazało.
    .rules = Odrzuć 1 uraz. Ulecz 2 obrażenia. Potem ustaw zmęczenie na 5; to nie zadaje obrażeń.
item-f06 = Zaspawany pojemnik
    .flavour = Gdy go przechylić, coś się w środku zsuwa, o chwilę za późno.
    .rules = W bunkrze, przed swoją akcją lub po niej: weź 2 sprzęty.
item-f07 = Zmutowane embriony
    .flavour = Słój jest zawsze trochę cieplejszy niż półka.
    .rules = W Obozie naukowym, przed swoją akcją lub po niej: zyskaj 1000 ₽.
item-f08 = Prototyp egzoszkieletu
    .flavour = Chodzi dobrze. Stawanie planowano w drugim prototypie.
    .rules = Jedno użycie: anuluj 2 rany albo +1 w teście sprawności.
item-f09 = Ustabilizowany rdzeń
    .flavour = Kurz osiada wokół niego w równe pierścienie.
    .rules = Dowolny test: +1. Bez oddziaływania.
item-f10 = Karta oficera
    .accusative = Kartę oficera
    .flavour = Zdjęcie zdrapane, stopień zostawiony.
    .rules = Gdy otwierasz tajny obiekt: zignoruj wymaganie jego zamknięcia.
