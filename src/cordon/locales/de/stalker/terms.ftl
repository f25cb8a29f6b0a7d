# Die Begriffe von S.T.A.L.K.E.R., wie sie auf der Seite neben den Zeichen stehen. Das Glossar entscheidet, wie ein Ding heißt.

# Status
status-pinned = fixiert
status-exposed = verwundbar
status-focus = Konzentration
status-critical = kritische Verletzung

# Farben der Gegner: wie sie sich verhalten, und das Zeichen
colour-c1 = wie ein Boss
    .short = C1
colour-c2 = Wachen und kleine Jagdgruppen
    .short = C2
colour-c3 = Rudel und Banden
    .short = C3
colour-c4 = Horden
    .short = C4
colour-none = keine Farbe
    .short = –

# Würfel, was sie zeigen, und das Zeichen
die-sd = Stalkerwürfel
die-gd = Ausrüstungswürfel
die-ad = Anomalie-Würfel
face-success = Erfolg
    .short = ★
face-accuracy = Präzisionswurf
    .short = ◎
face-mask = Maske
    .short = M
symbol-p1 = Anomalie-Symbol mit 1 Blatt
    .short = P1
symbol-p2 = Anomalie-Symbol mit 2 Blättern
    .short = P2
symbol-p3 = Anomalie-Symbol mit 3 Blättern
    .short = P3
symbol-p4 = Anomalie-Symbol mit 4 Blättern
    .short = P4
own-die-gear = { die-gd }
own-die-stalker = { die-sd }
own-die-anomaly = { die-ad }
own-die-fate = { die-ad }, für das Schicksal
own-face-gear =
    { $face ->
        [s0] kein Erfolg
        [s1] 1 Erfolg
        [s2] 2 Erfolge
       *[other] 3 Erfolge
    }
own-face-stalker =
    { $face ->
        [accurate] Präzisionswurf: 2 Erfolge
        [s2m0] 2 Erfolge
        [s1m0] 1 Erfolg
        [s1m1] 1 Erfolg und 1 Maske
        [s0m1] 1 Maske
       *[other] 2 Masken
    }
own-face-anomaly =
    { $face ->
        [P1] { symbol-p1 }
        [P2] { symbol-p2 }
        [P3] { symbol-p3 }
       *[other] { symbol-p4 }
    }
own-face-fate =
    { $face ->
        [P1] { symbol-p1 }
        [P2] { symbol-p2 }
        [P3] { symbol-p3 }
       *[other] { symbol-p4 }
    }

# Körperteile
part-head = Kopf
part-torso = Rumpf

# Blickrichtungen: die Richtung, und wie sie auf dem Spielplan steht
facing-n = Norden
    .short = N
facing-e = Osten
    .short = O
facing-s = Süden
    .short = S
facing-w = Westen
    .short = W

# Typen und Kategorien der Gegner
type-human = Mensch
type-mutant = Mutant
type-psionic = psionisch
category-horde = Horde
category-elite = Elite
category-boss = Boss

# Ausrüstung: Rang, Magazine, Artefaktbehälter
tier-1 = Rang I
    .short = I
tier-2 = Rang II
    .short = II
tier-3 = Rang III
    .short = III
magazine-pistol = Pistolenmagazin
magazine-rifle = Gewehrmagazin
magazine-shotgun = Schrotflintenmagazin
container-basic = einfacher Artefaktbehälter
container-improved = verbesserter Artefaktbehälter
container-advanced = Hightech-Artefaktbehälter

# Phasen einer Runde
phase-event = Ereignisphase
phase-players = Spielerphase
phase-enemies = Gegner- und Zonenphase
