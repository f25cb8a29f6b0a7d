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
