# Słowa Zony. O tym, jak się co nazywa, decyduje glosariusz (ZO-60).

# Cechy: same; w skrócie; w dopełniaczu („test czujności 3”)
attribute-vig = czujność
    .short = CZU
    .genitive = czujności
attribute-pro = sprawność
    .short = SPR
    .genitive = sprawności
attribute-int = intelekt
    .short = INT
    .genitive = intelektu
attribute-wil = siła woli
    .short = WOL
    .genitive = siły woli

# Obrażenia: rodzaj, skrót i liczba. Pierwszy znak skrótu stoi na mapie przy skrócie, więc każdy jest inny.
# Biernik znaczy „1 …”: „zamienia 1 ranę na 1 punkt radiacji”.
damage-rad = radiacja
    .short = RAD
    .accusative = punkt radiacji
damage-dis = zaburzenie
    .short = ZAB
    .accusative = zaburzenie
damage-wnd = rana
    .short = RAN
    .accusative = ranę
damage-plain = obrażenie bez rodzaju
    .short = obrażenie
    .accusative = obrażenie bez rodzaju
amount-rad =
    { $count ->
        [one] { $count } punkt radiacji
        [few] { $count } punkty radiacji
       *[many] { $count } punktów radiacji
    }
amount-dis =
    { $count ->
        [one] { $count } zaburzenie
        [few] { $count } zaburzenia
       *[many] { $count } zaburzeń
    }
amount-wnd =
    { $count ->
        [one] { $count } ranę
        [few] { $count } rany
       *[many] { $count } ran
    }
amount-plain =
    { $count ->
        [one] { $count } obrażenie, którego nie można anulować
        [few] { $count } obrażenia, których nie można anulować
       *[many] { $count } obrażeń, których nie można anulować
    }
damage = obrażenia
injuries = obrażenia
trauma = uraz
traumas = urazy

# Zmęczenie, pieniądze, reputacja
fatigue = zmęczenie
rubles = ruble
money = { $count } ₽
reputation = reputacja
reputation-good = dobra
    .genitive = dobrej
    .accusative = dobrą
reputation-neutral = neutralna
    .genitive = neutralnej
    .accusative = neutralną
reputation-bad = zła
    .genitive = złej
    .accusative = złą

# Ścianki kości i znak, którym się je rysuje
face-plus = plus
    .sign = +
face-blank = pusta ścianka
    .sign = ·
face-minus = minus
    .sign = −
face-hazard = skażenie
    .sign = ☢

# Runda
round = runda
turn = tura
action = akcja
phase-action = faza akcji
phase-event = faza wydarzeń
phase-news = faza wieści
phase-setup = przygotowanie gry
phase-emission = emisja
voice = Głos Zony

# Akcje

# Przedmioty
category-artifact = artefakt
category-outfit = strój
category-weapon = broń
category-tool = narzędzie
category-device = urządzenie
category-document = dokument
category-medicine = lek
category-food = żywność
category-substance = substancja
carry-small = mały przedmiot
carry-bag = plecak
carry-wear = noszony na sobie
carry-worn = na sobie
carry-packed = w plecaku
durability-s = jednorazowy
durability-w =
    { $boxes ->
        [one] eksploatacyjny, { $boxes } pole
        [few] eksploatacyjny, { $boxes } pola
       *[many] eksploatacyjny, { $boxes } pól
    }
durability-p = trwały
deactivated = zdezaktywowany
part-h = głowa
part-t = tułów
part-l = nogi
crowbar = Łom

# Talie: talia i liczba jej kart (biernik: „weź 2 rupiecie”)
deck-junk = rupiecie
    .cards =
        { $count ->
            [one] { $count } rupieć
            [few] { $count } rupiecie
           *[many] { $count } rupieci
        }
    .genitive = rupieci
deck-gear = sprzęt
    .cards =
        { $count ->
            [one] { $count } sprzęt
            [few] { $count } sprzęty
           *[many] { $count } sprzętów
        }
    .genitive = sprzętu
deck-artg = zielony artefakt
    .cards =
        { $count ->
            [one] { $count } zielony artefakt
            [few] { $count } zielone artefakty
           *[many] { $count } zielonych artefaktów
        }
    .genitive = zielonych artefaktów
deck-arty = żółty artefakt
    .cards =
        { $count ->
            [one] { $count } żółty artefakt
            [few] { $count } żółte artefakty
           *[many] { $count } żółtych artefaktów
        }
    .genitive = żółtych artefaktów
deck-find = znalezisko
    .cards =
        { $count ->
            [one] { $count } znalezisko
            [few] { $count } znaleziska
           *[many] { $count } znalezisk
        }
    .genitive = znalezisk
deck-finds = { deck-find }
    .genitive = znalezisk
deck-start = ekwipunek początkowy
    .genitive = ekwipunku początkowego
deck-news = wieści
    .genitive = wieści
deck-emission = emisja
    .genitive = emisji
deck-green = zielone wydarzenia
    .genitive = zielonych wydarzeń
deck-yellow = żółte wydarzenia
    .genitive = żółtych wydarzeń
deck-botanical_lab = wydarzenia Laboratorium botanicznego
deck-archive = wydarzenia Podziemnego archiwum
deck-observatory = wydarzenia Obserwatorium emisyjnego
deck-shelter = wydarzenia Rządowego schronu
deck-sarcophagus = wydarzenia Sarkofagu

# Zagrożenia: rodzaj, przegroda podajnika
kind-mutant = mutant
    .genitive = mutanta
    .instrumental = mutantem
kind-anomaly = anomalia
    .genitive = anomalii
    .instrumental = anomalią
slot-mut-g = zielony mutant
    .genitive = zielonego mutanta
    .accusative = zielonego mutanta
    .instrumental = zielonym mutantem
slot-mut-y = żółty mutant
    .genitive = żółtego mutanta
    .accusative = żółtego mutanta
    .instrumental = żółtym mutantem
slot-ano-g = zielona anomalia
    .genitive = zielonej anomalii
    .accusative = zieloną anomalię
    .instrumental = zieloną anomalią
slot-ano-y = żółta anomalia
    .genitive = żółtej anomalii
    .accusative = żółtą anomalię
    .instrumental = żółtą anomalią
stage-detection = wykrycie
stage-confrontation = konfrontacja
trophy = trofeum
trophies = trofea
loot = łup

# Czego żąda koszt; kolor może być pusty. Kolory stoją w dopełniaczu, bo tylko tak pasują do każdego rzeczownika.
things-trophy =
    { $count ->
        [one] { $count } trofeum { $colour }
        [few] { $count } trofea { $colour }
       *[many] { $count } trofeów { $colour }
    }
things-artifact =
    { $count ->
        [one] { $count } artefakt { $colour }
        [few] { $count } artefakty { $colour }
       *[many] { $count } artefaktów { $colour }
    }
things-trophy_or_artifact =
    { $count ->
        [one] { $count } trofeum lub artefakt { $colour }
        [few] { $count } trofea lub artefakty { $colour }
       *[many] { $count } trofeów lub artefaktów { $colour }
    }
things-item =
    { $count ->
        [one] { $count } przedmiot
        [few] { $count } przedmioty
       *[many] { $count } przedmiotów
    }
things-junk =
    { $count ->
        [one] { $count } rupieć
        [few] { $count } rupiecie
       *[many] { $count } rupieci
    }
things-gear =
    { $count ->
        [one] { $count } sprzęt
        [few] { $count } sprzęty
       *[many] { $count } sprzętów
    }
things-of-category = { $things } ({ $category })

# Plansza
group-bunker = bunkier
    .genitive = bunkra
group-green = zielony sektor
    .genitive = zielonego sektora
group-yellow = żółty sektor
    .genitive = żółtego sektora
group-red = czerwony sektor
    .genitive = czerwonego sektora
group-facility = tajny obiekt
    .genitive = tajnego obiektu
group-end = koniec
    .genitive = końca
colour-green = koloru zielonego
colour-yellow = koloru żółtego
colour-red = koloru czerwonego
colour-any = { "" }
# Stan obiektu na mapie: krótko, bo z „ 10/2” mieści się 11 znaków. plain-facility (table.ftl) mówi pełnym słowem.
facility-closed = zamkn.
facility-open = otwarte
facility-ransacked = rozszabr.
secret = tajemnica
secrets = tajemnice
emission-track = tor emisji
market = targowisko
market-row-junk = rząd rupieci
market-row-gear = rząd sprzętu
section-other = inny obszar
border = granica { $a } – { $b }

# Obszary w zdaniu. Przy każdym obszarze: .genitive bez przyimka (czego?), .locative z przyimkiem (gdzie?),
# .accusative z przyimkiem (dokąd?). Te, których nie ma tutaj, mają swoje formy w areas.ftl.
place-science_camp = { area-science_camp }
    .genitive = Obozu naukowego
    .locative = w Obozie naukowym
    .accusative = do Obozu naukowego
place-village = { area-village }
    .genitive = Wioski
    .locative = w Wiosce
    .accusative = do Wioski
place-inn = { area-inn }
    .genitive = Zajazdu
    .locative = w Zajeździe
    .accusative = do Zajazdu
place-farms = { area-farms }
    .genitive = Gospodarstw
    .locative = w Gospodarstwach
    .accusative = do Gospodarstw
place-quarry = { area-quarry }
    .genitive = Kamieniołomu
    .locative = w Kamieniołomie
    .accusative = do Kamieniołomu
place-swamp = { area-swamp }
    .genitive = Mokradeł
    .locative = na Mokradłach
    .accusative = na Mokradła
place-borderland = { area-borderland }
    .genitive = Pogranicza
    .locative = na Pograniczu
    .accusative = na Pogranicze
place-dump = { area-dump }
    .genitive = Wysypiska
    .locative = na Wysypisku
    .accusative = na Wysypisko
place-red_forest = { area-red_forest }
    .genitive = Czerwonego Lasu
    .locative = w Czerwonym Lesie
    .accusative = do Czerwonego Lasu
place-factory = { area-factory }
    .genitive = Fabryki
    .locative = w Fabryce
    .accusative = do Fabryki
place-proving_ground = { area-proving_ground }
    .genitive = Poligonu
    .locative = na Poligonie
    .accusative = na Poligon
place-power_plant = { area-power_plant }
    .genitive = Elektrowni
    .locative = w Elektrowni
    .accusative = do Elektrowni
place-botanical_lab = { area-botanical_lab }
    .genitive = Laboratorium botanicznego
    .locative = w Laboratorium botanicznym
    .accusative = do Laboratorium botanicznego
place-archive = { area-archive }
    .genitive = Podziemnego archiwum
    .locative = w Podziemnym archiwum
    .accusative = do Podziemnego archiwum
place-observatory = { area-observatory }
    .genitive = Obserwatorium emisyjnego
    .locative = w Obserwatorium emisyjnym
    .accusative = do Obserwatorium emisyjnego
place-shelter = { area-shelter }
    .genitive = Rządowego schronu
    .locative = w Rządowym schronie
    .accusative = do Rządowego schronu
place-sarcophagus = { area-sarcophagus }
    .genitive = Sarkofagu
    .locative = w Sarkofagu
    .accusative = do Sarkofagu

# Skąd bierze się skutek, jeśli nie z karty ani z miejsca
source-hazard = dwa skażenia na kościach
source-emission = emisja
source-shortcut = skrót
source-overflow = wyczerpanie
source-fatigue = wyczerpanie
source-reputation = zła reputacja
source-ability = zdolność
source-offer = oferta bunkra
