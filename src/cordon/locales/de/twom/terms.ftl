# Words of the game that cards, questions and the journal share (glossary TW-35).
phase-morning = Morgen
phase-day = Tag
phase-dusk = Abenddämmerung
phase-evening = Abend
phase-scavenging = Plünderung
phase-night_raid = Nächtlicher Überfall
phase-dawn = Morgengrauen
state-fatigue = Müdigkeit
    .rules = Stufe 2 kostet die dritte Tagesaktion, Stufe 3 auch die zweite. Bei 4 bricht die Person zusammen: keine Aktionen, keine Wache, keine Plünderung, bis der Wert sinkt.
state-wounds = Wunden
    .rules = Stufe 2 kostet die dritte Tagesaktion, Stufe 3 auch die zweite. Bei 4 stirbt die Person.
state-misery = Elend
    .rules = Stufe 2 kostet die dritte Tagesaktion, Stufe 3 auch die zweite. Bei 4 ist die Person gebrochen; am Ende des Morgengrauens kann sie sterben, gehen oder bleiben.
state-hunger = Hunger
    .rules = Stufe 2 kostet die dritte Tagesaktion, Stufe 3 auch die zweite. Bei 4 stirbt die Person.
state-illness = Krankheit
    .rules = Stufe 2 kostet die dritte Tagesaktion, Stufe 3 auch die zweite. Bei 4 stirbt die Person.
task-bed = im Bett schlafen
task-floor = auf dem Boden schlafen
task-guard = Wache halten
task-scavenge = plündern gehen
slot-near = Nah
slot-middle = Mittel
slot-far = Fern
row-furniture = Möbelzeile
row-junk = Gerümpelzeile
row-pantry = Speisekammerzeile
row-any = beliebige Zeile
die-grey = grauer Würfel
die-yellow = gelber Würfel
die-red = roter Würfel
die-black = schwarzer Würfel
face-blank = nichts
face-1 = 1 Treffer
face-2 = 2 Treffer
face-3 = 3 Treffer
face-hatchet = Beilsymbol
face-shotgun = Schrotflintensymbol
face-out_of_ammo = keine Munition
face-script = Skriptsymbol
trait-strong_back = Starker Rücken
trait-quiet_step = Leiser Schritt
trait-trained = Ausgebildet
trait-locksmith = Schlosserin
trait-sprinter = Sprinter
trait-night_owl = Nachteule
trait-cook = Köchin
trait-consoler = Tröster
trait-pharmacist = Apothekerin
trait-handyman = Handwerker
trait-bargainer = Feilscherin
trait-trapper = Fallensteller
colour-green = grüne Marker
colour-grey = graue Marker
colour-red = rote Marker
colour-yellow = gelbe Marker
colour-resource = Ressource
class-food = Essen
class-medical = medizinischer Marker
    .accusative = medizinischen Marker
class-weapon = Waffe
class-firearm = Schusswaffe
class-equipment = Ausrüstung
class-material = Holz oder Bauteile
class-ammunition = Munition oder Hülse
class-armament = Waffe oder Munition
class-alcohol = Alkohol
class-token = Marker
class-any = Marker oder Ressource
deed-killed = getötet
deed-robbed = beraubt
deed-stole = gestohlen
deed-helped = geholfen
deed-shared = geteilt
deed-buried = jemanden begraben
deed-bereaved = jemanden von uns verloren
deed-refused = jemanden abgewiesen
deed-starved = gehungert
deed-saved = jemanden gerettet
deed-betrayed = verraten
deed-guarded = Wache gehalten
deed-scavenged = plündern gegangen
theme-child_death = Tod eines Kindes
theme-suicide = Suizid
theme-sexual_violence = sexuelle Gewalt
theme-torture = Folter
theme-gore = Verletzungen
theme-animal_death = Tod eines Tieres
theme-hunger_death = Hungertod
theme-betrayal = Verrat
deck-events = Ereigniskarten
deck-unknown = Unbekanntes
deck-locations = Ortskarten
deck-exploration = Erkundungskarten
deck-findings = Fundkarten
deck-residents = Bewohner
deck-raids = Nächtliche Überfälle
deck-fate = Schicksalskarten
deck-visitors = Besucher
deck-narrative = Narrative Aktionen
deck-objectives = Ziele
deck-characters = Charaktere
floor-attic = Dachboden
floor-upper = Obergeschoss
floor-ground = Erdgeschoss
floor-basement = Keller
weapon-none = unbewaffnet
mark-no_outside = heute kann niemand hinaus
mark-no_rain = der Regenfänger gibt heute Morgen nichts
mark-noise_start = der Lärm beginnt heute Nacht höher
mark-raid_damage = heute Nacht mehr Schaden
mark-raid_wounds = heute Nacht mehr Wunden
mark-raid_reduction = der Überfall ist abgeschwächt
mark-outside = heute war schon jemand draußen
result-victory = Wir haben das Ende erlebt.
result-no_founders = Das Haus hat das Ende erlebt, aber niemand von denen, die seine Läden geschlossen hatten.
result-defeat = Das Haus stand leer.
result-win = Es war vorbei.
result-fled = Wir liefen.
result-apart = Beide Seiten wichen zurück.
result-lost = Keiner von uns stand mehr.
cause-ceasefire = Waffenstillstand
cause-nobody_left = niemand war mehr da
cause-nobody_guarded = niemand hielt Wache
cause-no_founders = keiner der Ersten lebte noch
cause-hunger = Hunger
cause-wounds = Wunden
cause-illness = Krankheit
cause-cold = die Kälte
cause-thirst = Durst
cause-despair = Verzweiflung
cause-sniper = ein Scharfschütze
cause-raid = der Überfall
cause-fight = ein Kampf
cause-script = was das Tagebuch erzählt
cause-mourning = Trauer
cause-child = das hungrige Kind
cause-objective = ein verfehltes Ziel
cause-task = die Arbeit der Nacht
care-note = Wenn es schwer wird
    .story = Das ist ein Spiel, und es kann etwas Echtes berühren. Wenn es dir nicht gut geht, sprich mit einem Menschen, der dir nahe ist. Im Notfall ruf die Notrufnummer deines Landes an.
goods-canned_food =
    { $n ->
        [one] { $n } Konserve
       *[other] { $n } Konserven
    }
goods-cigarettes =
    { $n ->
        [one] { $n } Zigarette
       *[other] { $n } Zigaretten
    }
goods-shovel =
    { $n ->
        [one] { $n } Schaufel
       *[other] { $n } Schaufeln
    }
goods-lockpick =
    { $n ->
        [one] { $n } Dietrich
       *[other] { $n } Dietriche
    }
goods-saw =
    { $n ->
        [one] { $n } Säge
       *[other] { $n } Sägen
    }
goods-filter =
    { $n ->
        [one] { $n } Filter
       *[other] { $n } Filter
    }
goods-mechanical_part =
    { $n ->
        [one] { $n } mechanisches Teil
       *[other] { $n } mechanische Teile
    }
goods-electrical_part =
    { $n ->
        [one] { $n } elektrisches Teil
       *[other] { $n } elektrische Teile
    }
goods-jewellery =
    { $n ->
        [one] { $n } Schmuckstück
       *[other] { $n } Schmuckstücke
    }
goods-book =
    { $n ->
        [one] { $n } Buch
       *[other] { $n } Bücher
    }
goods-broken_guitar =
    { $n ->
        [one] { $n } kaputte Gitarre
       *[other] { $n } kaputte Gitarren
    }
goods-guitar =
    { $n ->
        [one] { $n } Gitarre
       *[other] { $n } Gitarren
    }
goods-pistol =
    { $n ->
        [one] { $n } Pistole
       *[other] { $n } Pistolen
    }
goods-assault_rifle =
    { $n ->
        [one] { $n } Sturmgewehr
       *[other] { $n } Sturmgewehre
    }
goods-shotgun =
    { $n ->
        [one] { $n } Schrotflinte
       *[other] { $n } Schrotflinten
    }
goods-knife =
    { $n ->
        [one] { $n } Messer
       *[other] { $n } Messer
    }
goods-hatchet =
    { $n ->
        [one] { $n } Beil
       *[other] { $n } Beile
    }
goods-ammo =
    { $n ->
        [one] { $n } Schuss Munition
       *[other] { $n } Schuss Munition
    }
goods-shell =
    { $n ->
        [one] { $n } Hülse
       *[other] { $n } Hülsen
    }
goods-weapon_part =
    { $n ->
        [one] { $n } Waffenteil
       *[other] { $n } Waffenteile
    }
goods-broken_pistol =
    { $n ->
        [one] { $n } kaputte Pistole
       *[other] { $n } kaputte Pistolen
    }
goods-broken_assault_rifle =
    { $n ->
        [one] { $n } kaputtes Sturmgewehr
       *[other] { $n } kaputte Sturmgewehre
    }
goods-broken_shotgun =
    { $n ->
        [one] { $n } kaputte Schrotflinte
       *[other] { $n } kaputte Schrotflinten
    }
goods-herbs =
    { $n ->
        [one] { $n } Bund Kräuter
       *[other] { $n } Bund Kräuter
    }
goods-chemicals =
    { $n ->
        [one] { $n } Päckchen Chemikalien
       *[other] { $n } Päckchen Chemikalien
    }
goods-meds =
    { $n ->
        [one] { $n } Packung Medikamente
       *[other] { $n } Packungen Medikamente
    }
goods-bandages =
    { $n ->
        [one] { $n } Verband
       *[other] { $n } Verbände
    }
goods-components =
    { $n ->
        [one] { $n } Bauteil
       *[other] { $n } Bauteile
    }
goods-raw_food = { $n } rohes Essen
goods-vegetable = { $n } Gemüse
goods-pure_alcohol = { $n } reiner Alkohol
goods-moonshine = { $n } Schwarzgebrannter
goods-sugar = { $n } Zucker
goods-coffee = { $n } Kaffee
goods-herbal_meds = { $n } Kräutermedizin
goods-water = { $n } Wasser
goods-wood = { $n } Holz
enemy-token = Gegner { $token }
enemy-none = jemand mit bloßen Händen ({ $token })
enemy-knife = jemand mit Messer ({ $token })
enemy-hatchet = jemand mit Beil ({ $token })
enemy-pistol = jemand mit Pistole ({ $token })
enemy-assault_rifle = jemand mit Sturmgewehr ({ $token })
enemy-shotgun = jemand mit Schrotflinte ({ $token })
enemy-animal = der Hund ({ $token })
enemy-kind = { $letter } ({ $weapon })
findings-card = Fundkarte
person-figures = Empathie { $empathy }, Kampfgeschick { $prowess }, Inventar { $inventory }
person-habit = Gewohnheit: { $token }
