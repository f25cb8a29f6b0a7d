# Words of the game that cards, questions and the journal share (glossary TW-35).
phase-morning = Poranek
phase-day = Dzień
phase-dusk = Zmierzch
phase-evening = Wieczór
phase-scavenging = Wyprawa
phase-night_raid = Nocny napad
phase-dawn = Świt
state-fatigue = Zmęczenie
    .rules = Poziom 2 odbiera trzecią akcję Dnia, poziom 3 także drugą. Przy 4 osoba pada z nóg: bez akcji, warty i wyprawy, aż poziom spadnie.
state-wounds = Rany
    .rules = Poziom 2 odbiera trzecią akcję Dnia, poziom 3 także drugą. Przy 4 osoba umiera.
state-misery = Przygnębienie
    .rules = Poziom 2 odbiera trzecią akcję Dnia, poziom 3 także drugą. Przy 4 osoba jest załamana; na koniec Świtu może umrzeć, odejść albo zostać.
state-hunger = Głód
    .rules = Poziom 2 odbiera trzecią akcję Dnia, poziom 3 także drugą. Przy 4 osoba umiera.
state-illness = Choroba
    .rules = Poziom 2 odbiera trzecią akcję Dnia, poziom 3 także drugą. Przy 4 osoba umiera.
task-bed = sen w łóżku
task-floor = sen na podłodze
task-guard = warta
task-scavenge = wyprawa
slot-near = Blisko
slot-middle = Średnio
slot-far = Daleko
row-furniture = rząd Meble
row-junk = rząd Śmieci
row-pantry = rząd Spiżarnia
row-any = dowolny rząd
die-grey = szara kość
die-yellow = żółta kość
die-red = czerwona kość
die-black = czarna kość
face-blank = nic
face-1 = 1 trafienie
face-2 = 2 trafienia
face-3 = 3 trafienia
face-hatchet = symbol siekiery
face-shotgun = symbol strzelby
face-out_of_ammo = brak amunicji
face-script = symbol skryptu
trait-strong_back = Mocne plecy
trait-quiet_step = Cichy krok
trait-trained = Przeszkolenie
trait-locksmith = Ślusarka
trait-sprinter = Sprinter
trait-night_owl = Nocny marek
trait-cook = Kucharka
trait-consoler = Pocieszyciel
trait-pharmacist = Farmaceutka
trait-handyman = Złota rączka
trait-bargainer = Negocjatorka
trait-trapper = Traper
colour-green = zielone żetony
colour-grey = szare żetony
colour-red = czerwone żetony
colour-yellow = żółte żetony
colour-resource = zasób
class-food = jedzenie
class-medical = żeton medyczny
class-weapon = broń
class-firearm = broń palna
class-equipment = wyposażenie
class-material = drewno lub komponenty
class-ammunition = amunicja lub łuska
class-armament = broń lub amunicja
class-alcohol = alkohol
class-token = żeton
class-any = żeton lub zasób
deed-killed = zabójstwo
deed-robbed = rabunek
deed-stole = kradzież
deed-helped = pomoc
deed-shared = podzielenie się
deed-buried = pogrzeb
deed-bereaved = strata bliskich
deed-refused = odmowa
deed-starved = głodowanie
deed-saved = ratunek
deed-betrayed = zdrada
deed-guarded = warta
deed-scavenged = wyprawa
theme-child_death = śmierć dziecka
theme-suicide = samobójstwo
theme-sexual_violence = przemoc seksualna
theme-torture = tortury
theme-gore = obrażenia
theme-animal_death = śmierć zwierzęcia
theme-hunger_death = śmierć z głodu
theme-betrayal = zdrada
deck-events = karty Wydarzeń
deck-unknown = Nieznane
deck-locations = karty Miejsc
deck-exploration = karty Eksploracji
deck-findings = karty Znalezisk
deck-residents = Mieszkańcy
deck-raids = Nocne napady
deck-fate = karty Losu
deck-visitors = Goście
deck-narrative = Akcje fabularne
deck-objectives = Cele
deck-characters = Postacie
floor-attic = strych
floor-upper = piętro
floor-ground = parter
floor-basement = piwnica
weapon-none = bez broni
mark-no_outside = dziś nikt nie może wyjść
mark-no_rain = Zbiornik na deszczówkę nic dziś nie daje
mark-noise_start = Hałas zaczyna tej nocy wyżej
mark-raid_damage = tej nocy większe Straty
mark-raid_wounds = tej nocy więcej Ran
mark-raid_reduction = napad jest osłabiony
mark-outside = ktoś już dziś wychodził
result-victory = Dożyliśmy końca.
result-no_founders = Dom dożył końca, ale nikt z tych, którzy zamknęli jego okiennice.
result-defeat = Dom został pusty.
result-win = Było po wszystkim.
result-fled = Uciekliśmy.
result-apart = Obie strony się cofnęły.
result-lost = Nikt z nas nie ustał.
cause-ceasefire = zawieszenie broni
cause-nobody_left = nikt nie został
cause-nobody_guarded = nikt nie trzymał warty
cause-no_founders = nikt z założycieli nie przeżył
cause-hunger = głód
cause-wounds = rany
cause-illness = choroba
cause-cold = chłód
cause-thirst = pragnienie
cause-despair = rozpacz
cause-sniper = snajper
cause-raid = napad
cause-fight = walka
cause-script = to, o czym mówi Dziennik
cause-mourning = żałoba
cause-child = głodne dziecko
cause-objective = chybiony cel
cause-task = nocna praca
care-note = Jeśli jest ciężko
    .story = To gra, ale może dotknąć czegoś prawdziwego. Jeśli jest ci źle, porozmawiaj z kimś bliskim. W nagłej potrzebie zadzwoń pod miejscowy numer alarmowy.
goods-canned_food =
    { $n ->
        [one] { $n } konserwa
        [few] { $n } konserwy
       *[other] { $n } konserw
    }
goods-vegetable =
    { $n ->
        [one] { $n } warzywo
        [few] { $n } warzywa
       *[other] { $n } warzyw
    }
goods-cigarettes =
    { $n ->
        [one] { $n } papieros
        [few] { $n } papierosy
       *[other] { $n } papierosów
    }
goods-shovel =
    { $n ->
        [one] { $n } łopata
        [few] { $n } łopaty
       *[other] { $n } łopat
    }
goods-lockpick =
    { $n ->
        [one] { $n } wytrych
        [few] { $n } wytrychy
       *[other] { $n } wytrychów
    }
goods-saw =
    { $n ->
        [one] { $n } piła
        [few] { $n } piły
       *[other] { $n } pił
    }
goods-filter =
    { $n ->
        [one] { $n } filtr
        [few] { $n } filtry
       *[other] { $n } filtrów
    }
goods-mechanical_part =
    { $n ->
        [one] { $n } część mechaniczna
        [few] { $n } części mechaniczne
       *[other] { $n } części mechanicznych
    }
goods-electrical_part =
    { $n ->
        [one] { $n } część elektryczna
        [few] { $n } części elektryczne
       *[other] { $n } części elektrycznych
    }
goods-jewellery =
    { $n ->
        [one] { $n } sztuka biżuterii
        [few] { $n } sztuki biżuterii
       *[other] { $n } sztuk biżuterii
    }
goods-book =
    { $n ->
        [one] { $n } książka
        [few] { $n } książki
       *[other] { $n } książek
    }
goods-broken_guitar =
    { $n ->
        [one] { $n } zepsuta gitara
        [few] { $n } zepsute gitary
       *[other] { $n } zepsutych gitar
    }
goods-guitar =
    { $n ->
        [one] { $n } gitara
        [few] { $n } gitary
       *[other] { $n } gitar
    }
goods-pistol =
    { $n ->
        [one] { $n } pistolet
        [few] { $n } pistolety
       *[other] { $n } pistoletów
    }
goods-assault_rifle =
    { $n ->
        [one] { $n } karabin
        [few] { $n } karabiny
       *[other] { $n } karabinów
    }
goods-shotgun =
    { $n ->
        [one] { $n } strzelba
        [few] { $n } strzelby
       *[other] { $n } strzelb
    }
goods-knife =
    { $n ->
        [one] { $n } nóż
        [few] { $n } noże
       *[other] { $n } noży
    }
goods-hatchet =
    { $n ->
        [one] { $n } siekiera
        [few] { $n } siekiery
       *[other] { $n } siekier
    }
goods-ammo =
    { $n ->
        [one] { $n } nabój
        [few] { $n } naboje
       *[other] { $n } nabojów
    }
goods-shell =
    { $n ->
        [one] { $n } łuska
        [few] { $n } łuski
       *[other] { $n } łusek
    }
goods-weapon_part =
    { $n ->
        [one] { $n } część broni
        [few] { $n } części broni
       *[other] { $n } części broni
    }
goods-broken_pistol =
    { $n ->
        [one] { $n } zepsuty pistolet
        [few] { $n } zepsute pistolety
       *[other] { $n } zepsutych pistoletów
    }
goods-broken_assault_rifle =
    { $n ->
        [one] { $n } zepsuty karabin
        [few] { $n } zepsute karabiny
       *[other] { $n } zepsutych karabinów
    }
goods-broken_shotgun =
    { $n ->
        [one] { $n } zepsuta strzelba
        [few] { $n } zepsute strzelby
       *[other] { $n } zepsutych strzelb
    }
goods-herbs =
    { $n ->
        [one] { $n } pęczek ziół
        [few] { $n } pęczki ziół
       *[other] { $n } pęczków ziół
    }
goods-chemicals =
    { $n ->
        [one] { $n } paczka chemikaliów
        [few] { $n } paczki chemikaliów
       *[other] { $n } paczek chemikaliów
    }
goods-herbal_meds =
    { $n ->
        [one] { $n } paczka leków ziołowych
        [few] { $n } paczki leków ziołowych
       *[other] { $n } paczek leków ziołowych
    }
goods-meds =
    { $n ->
        [one] { $n } paczka leków
        [few] { $n } paczki leków
       *[other] { $n } paczek leków
    }
goods-bandages =
    { $n ->
        [one] { $n } bandaż
        [few] { $n } bandaże
       *[other] { $n } bandaży
    }
goods-raw_food =
    { $n ->
        [one] { $n } porcja surowego jedzenia
        [few] { $n } porcje surowego jedzenia
       *[other] { $n } porcji surowego jedzenia
    }
goods-pure_alcohol =
    { $n ->
        [one] { $n } butelka spirytusu
        [few] { $n } butelki spirytusu
       *[other] { $n } butelek spirytusu
    }
goods-moonshine =
    { $n ->
        [one] { $n } butelka bimbru
        [few] { $n } butelki bimbru
       *[other] { $n } butelek bimbru
    }
goods-sugar =
    { $n ->
        [one] { $n } torebka cukru
        [few] { $n } torebki cukru
       *[other] { $n } torebek cukru
    }
goods-coffee =
    { $n ->
        [one] { $n } torebka kawy
        [few] { $n } torebki kawy
       *[other] { $n } torebek kawy
    }
goods-water =
    { $n ->
        [one] { $n } porcja wody
        [few] { $n } porcje wody
       *[other] { $n } porcji wody
    }
goods-wood =
    { $n ->
        [one] { $n } wiązka drewna
        [few] { $n } wiązki drewna
       *[other] { $n } wiązek drewna
    }
goods-components =
    { $n ->
        [one] { $n } komponent
        [few] { $n } komponenty
       *[other] { $n } komponentów
    }
enemy-token = przeciwnik { $token }
enemy-none = ktoś z gołymi rękami ({ $token })
enemy-knife = ktoś z nożem ({ $token })
enemy-hatchet = ktoś z siekierą ({ $token })
enemy-pistol = ktoś z pistoletem ({ $token })
enemy-assault_rifle = ktoś z karabinem ({ $token })
enemy-shotgun = ktoś ze strzelbą ({ $token })
enemy-animal = pies ({ $token })
enemy-kind = { $letter } ({ $weapon })
findings-card = karta Znalezisk
person-figures = Empatia { $empathy }, Biegłość { $prowess }, Ekwipunek { $inventory }
person-habit = Nałóg: { $token }
