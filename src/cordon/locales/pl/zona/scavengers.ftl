# Szperacze. Płeć jest dla zdań, które jej potrzebują ($seat_gender); innych form imion nie ma, bo przy stole
# siedzą ludzie pod własnymi imionami.

scavenger-lidija = Lidija
    .plays = Anomalie pokonuje głową. Trzymaj się z dala od wszystkiego, co ma zęby.
    .gender = feminine
    .role = naukowczyni
    .ability = Próbka kontrolna
    .rules = Raz na rundę, gdy masz wziąć artefakt z talii: dobierz 2, zatrzymaj 1, a drugi odrzuć.
    .story =
        W twojej rozprawie brakuje jednego rozdziału: o tym, co reaktor robi do dziś. Instytut w Kijowie
        stracił dotacje, potem dach. Jego sejsmograf działa u ciebie na akumulatorze z samochodu i co dziesięć
        godzin igła kreśli tę samą krzywą. Chcesz stanąć obok tego, co trzyma pióro.
scavenger-kostia = Kostia Fiodorow
    .plays = Umie po trochu wszystkiego i najmocniej napiera, gdy rzut nie wyjdzie.
    .gender = masculine
    .role = dezerter
    .ability = Forsowny marsz
    .rules = Gdy forsujesz test: przerzuć do 2 kości zamiast 1.
    .story =
        We dwóch konwojowaliście zaplombowaną ciężarówkę do elektrowni. Mykoła wszedł za nią, bo ktoś musiał
        podpisać, i dał ci nieśmiertelniki do potrzymania, żeby nie zahaczyły o drzwi. O świcie kapitan
        skreślił go ze stanu i podał ci pióro, żebyś poświadczył. Poszedłeś przez płot, z piórem.
scavenger-iwan = Iwan
    .plays = Bije mutanty za pieniądze. Silny, słabo widzi zagrożenia, nielubiany za ladą.
    .gender = masculine
    .role = najemnik
    .ability = Płatne od sztuki
    .rules = Gdy pokonasz mutanta: zyskaj 100 ₽.
    .story =
        Zleceniodawca płaci z góry i nigdy przy tobie nie wstał. Za zdjęcie tego, co leży pod betonem,
        dostaniesz mieszkanie w Odessie; za kawałek – całą kamienicę. Gorsze rzeczy robiłeś za używaną ładę. W
        Zajeździe odsuwają zupę, kiedy siadasz, a ty im nie przeszkadzasz.
scavenger-tamara = Tamara
    .plays = Widzi zagrożenie na czas, skądkolwiek nadejdzie. Dobry pierwszy wybór.
    .gender = feminine
    .role = poszukiwaczka
    .ability = Drugie spojrzenie
    .rules = Raz na rundę, w teście wykrycia: przerzuć 1 kość bez kosztu.
    .story =
        Ludzie najmują cię, żebyś znalazła, co zgubili: najczęściej studnie, a jednej złej wiosny całą radę
        wiejską. Od Wielkiego Postu twój detektor przechyla się ku elektrowni, przez ściany, z baterią wyjętą
        na stół. Za to nikt nie płaci. Wypuściłaś kury i zostawiłaś klucz w drzwiach.
scavenger-andriej = Andriej
    .plays = Bogaty i czujny: kupuje to, co inni muszą znaleźć. Nie do bicia się.
    .gender = masculine
    .role = przemytnik
    .ability = Stały klient
    .rules = Raz na turę, gdy kupujesz przedmiot: zapłać o 100 ₽ mniej, ale co najmniej 100 ₽.
    .story =
        Czternaście lat ikony w jedną stronę, insulina w drugą i ani jednej otwartej paczki. W zeszłym
        miesiącu paczka otworzyła się sama, na ścieżce w trzcinach. Była pusta i od tamtej pory pyta cię przez
        sen, grzecznie, kiedy dotrze. Adres wciąż da się odczytać: blok czwarty, hala główna, do rąk własnych.
scavenger-sawwa = Sawwa
    .plays = Chodzi tam, gdzie licznik wyje. Zaczyna ranny i biedny.
    .gender = masculine
    .role = odmieniec
    .ability = Odmieniona krew
    .rules = Raz na rundę: anuluj 1 punkt radiacji.
    .story =
        Lekarze w Obozie naukowym zapisali „mężczyzna, około czterdziestki”, a o resztę się pokłócili.
        Wyszedłeś z bagna po emisji, z ikoną pod koszulą, mówiąc jak szkolna czytanka. Chłopi ryglują przed
        tobą drzwi. Kiedy wieje od sarkofagu, goi ci się skóra i przez godzinę wiesz, który dom był twój.
scavenger-oleg = Oleg
    .plays = Niesie więcej niż inni i nikogo nie potrzebuje. Anomalie nie dla niego.
    .gender = masculine
    .role = samotnik
    .ability = Jeszcze jeden pasek
    .rules = Zawsze masz 6. miejsce.
    .story =
        Dziewiętnaście zim w budce przy kruszarce, a za sąsiada czapla. Potem co rano o szóstej zaczęła wyć
        syrena strzałowa, choć sprężarka dawno poszła na złom. Poszedłeś za kablem przez dwa wzgórza, aż tam,
        gdzie nurkuje pod rzekę, w stronę elektrowni. Idziesz ich poprosić, żeby przestali.
scavenger-foma = Foma
    .plays = Żyje z artefaktów, które innym szkodzą. Kruchy: na drugą partię.
    .gender = masculine
    .role = mistyk
    .ability = Ciche dłonie
    .rules = Raz na rundę: zignoruj oddziaływanie 1 artefaktu, którego używasz.
    .story =
        Po trzecim pogrzebie, na którym przechyliły się świece, klasztor poprosił, żebyś odszedł. Przechylają
        się w każdej cerkwi, przy zamkniętych oknach. Obszedłeś siedemnaście, z linijką i szkolnym atlasem, i
        z każdej pociągnąłeś kreskę ołówkiem. Kreski schodzą się nad halą reaktora. Chciałbyś wiedzieć, kto
        tam robi wdech.
scavenger-wiera = Wiera Sokil
    .plays = Leczy się, odpoczywając, i w każdym obozie jest mile widziana. Trudno ją zmęczyć.
    .gender = feminine
    .role = lekarka
    .ability = Lekarzu, ulecz się sam
    .rules = Gdy wykonujesz akcję Odpoczynek: możesz uleczyć 1 obrażenie zamiast zmniejszać zmęczenie.
    .story =
        Jedenastu twoich pacjentów gorączkuje w te same noce i mamrocze ten sam numer pokoju. Nigdy się nie
        spotkali. Szpital rejonowy na twoje listy odpowiada aspiryną. Ostatnim razem zmierzyłaś przy łóżku
        własne tętno, wpisałaś je pod ich tętnami i wygotowałaś narzędzia na drogę. Tak numeruje pokoje tylko
        elektrownia.
scavenger-danylo = Danyło Krukar
    .plays = Najlepszy w walce, a skóry sprzedaje. Pokonują go książki i anomalie.
    .gender = masculine
    .role = myśliwy
    .ability = Czyste skóry
    .rules = Gdy sprzedajesz trofeum: zyskaj o 100 ₽ więcej.
    .story =
        Miałeś pozwolenie na ten las, kiedy były w nim jeszcze wilki. Teraz oficerowie płacą od skóry, a skóry
        są coraz dziwniejsze. Od roztopów zaznaczasz na mapie każdą sztukę i strzałką kierunek, w którym szła.
        Wszystkie odchodziły z tego samego miejsca. Zamierzasz zobaczyć to, co one.
