# Die Begriffe von Zona. Das Glossar (ZO-60) entscheidet, wie ein Ding heißt.
#
# Formen im Deutschen (Attribute, die names.py als $area_dative usw. reicht), alle mit Artikel:
#   Orte: genitive „des Sumpfs“, dative „dem Sumpf“, accusative „den Sumpf“, locative „im Sumpf“ (wo),
#         instrumental „in den Sumpf“ (wohin). Ohne Form steht der bloße Name da, ohne Artikel.
#   Gegenstände und Gefahren: accusative „den Toaster“, dative „dem Toaster“.

# Eigenschaften: allein und abgekürzt
attribute-vig = Wachsamkeit
    .short = WAC
attribute-pro = Konstitution
    .short = KON
attribute-int = Grips
    .short = GRI
attribute-wil = Entschlossenheit
    .short = ENT

# Schaden: die Art, abgekürzt, und eine Menge davon
damage-rad = Strahlung
    .short = RAD
damage-dis = Störung
    .short = STÖ
damage-wnd = Wunde
    .short = WUN
damage-plain = Schaden ohne Art
    .short = Schaden
amount-rad = { $count } Strahlung
amount-dis =
    { $count ->
        [one] { $count } Störung
       *[other] { $count } Störungen
    }
amount-wnd =
    { $count ->
        [one] { $count } Wunde
       *[other] { $count } Wunden
    }
amount-plain = { $count } Schaden, der sich nicht verhindern lässt
damage = Schaden
injuries = Verletzungen
trauma = Trauma
traumas = Traumata

# Erschöpfung, Geld, Reputation
fatigue = Erschöpfung
rubles = Rubel
money = { $count } ₽
reputation = Reputation
reputation-good = gut
reputation-neutral = neutral
reputation-bad = schlecht

# Würfelseiten, und wie ein Würfel mit einem Zeichen dargestellt wird
face-plus = Plus
    .sign = +
face-blank = leer
    .sign = ·
face-minus = Minus
    .sign = −
face-hazard = Warnzeichen
    .sign = ☢

# Die Runde
round = Runde
turn = Zug
action = Aktion
phase-action = Aktionsphase
phase-event = Ereignisphase
phase-news = Gerüchtephase
phase-setup = Vorbereitung
phase-emission = Emission
voice = Zonas Stimme

# Aktionen

# Gegenstände
category-artifact = Artefakt
category-outfit = Kleidung
category-weapon = Waffe
category-tool = Werkzeug
category-device = Gerät
category-document = Dokument
category-medicine = Medizin
category-food = Nahrung
category-substance = Substanz
carry-small = kleiner Gegenstand
carry-bag = Rucksack
carry-wear = Kleidung
carry-worn = getragen
carry-packed = im Rucksack
durability-s = einmalig
durability-w = abnutzbar, { $boxes } Kästchen
durability-p = dauerhaft
deactivated = deaktiviert
part-h = Kopf
part-t = Oberkörper
part-l = Beine
crowbar = Brechstange

# Stapel: der Stapel, und eine Anzahl seiner Karten
deck-junk = Krempel
    .cards = { $count } Stück Krempel
deck-gear = Ausrüstung
    .cards = { $count } Stück Ausrüstung
deck-artg = grünes Artefakt
    .cards =
        { $count ->
            [one] { $count } grünes Artefakt
           *[other] { $count } grüne Artefakte
        }
deck-arty = gelbes Artefakt
    .cards =
        { $count ->
            [one] { $count } gelbes Artefakt
           *[other] { $count } gelbe Artefakte
        }
deck-find = Fund
    .cards =
        { $count ->
            [one] { $count } Fund
           *[other] { $count } Funde
        }
deck-finds = { deck-find }
deck-start = Startausrüstung
deck-news = Gerüchte
deck-emission = Emission
deck-green = grüne Ereignisse
deck-yellow = gelbe Ereignisse
deck-botanical_lab = Ereignisse des Botanischen Labors
deck-archive = Ereignisse des Unterirdischen Archivs
deck-observatory = Ereignisse des Emissionsobservatoriums
deck-shelter = Ereignisse des Regierungsbunkers
deck-sarcophagus = Ereignisse des Sarkophags

# Gefahren: die Art, das Fach im Markerspender (instrumental: der Marker im Akkusativ, „lege 1 grünen Mutantenmarker“)
kind-mutant = Mutant
kind-anomaly = Anomalie
slot-mut-g = grüner Mutant
    .dative = dem grünen Mutanten
    .accusative = den grünen Mutanten
    .instrumental = grünen Mutantenmarker
slot-mut-y = gelber Mutant
    .dative = dem gelben Mutanten
    .accusative = den gelben Mutanten
    .instrumental = gelben Mutantenmarker
slot-ano-g = grüne Anomalie
    .dative = der grünen Anomalie
    .accusative = die grüne Anomalie
    .instrumental = grünen Anomaliemarker
slot-ano-y = gelbe Anomalie
    .dative = der gelben Anomalie
    .accusative = die gelbe Anomalie
    .instrumental = gelben Anomaliemarker
stage-detection = Entdecken
stage-confrontation = Konfrontation
trophy = Trophäe
trophies = Trophäen
loot = Beute

# Was ein Preis verlangt, im Akkusativ; die Farbe kann leer sein
things-trophy =
    { $count ->
        [one] { $count } { $colour } Trophäe
       *[other] { $count } { $colour } Trophäen
    }
things-artifact =
    { $count ->
        [one] { $colour ->
            [gelbe] { $count } gelbes Artefakt
            [rote] { $count } rotes Artefakt
           *[other] { $count } { $colour } Artefakt
        }
       *[other] { $count } { $colour } Artefakte
    }
things-trophy_or_artifact =
    { $count ->
        [one] { $colour ->
            [gelbe] 1 gelbe Trophäe oder 1 gelbes Artefakt
            [rote] 1 rote Trophäe oder 1 rotes Artefakt
           *[other] { $count } { $colour } Trophäe oder { $count } Artefakt
        }
       *[other] { $count } { $colour } Trophäen oder Artefakte
    }
things-item =
    { $count ->
        [one] { $count } Gegenstand
       *[other] { $count } Gegenstände
    }
things-junk = { $count } Stück Krempel
things-gear = { $count } Stück Ausrüstung
things-of-category = { $things } ({ $category })

# Der Spielplan. Die Farben sind gebeugt, weil sie vor Trophäen, Artefakten und Gefahren stehen („grüne Gefahr“).
group-bunker = Bunker
    .genitive = des Bunkers
group-green = grüner Sektor
    .genitive = des grünen Sektors
group-yellow = gelber Sektor
    .genitive = des gelben Sektors
group-red = roter Sektor
    .genitive = des roten Sektors
group-facility = geheimer Ort
    .genitive = des geheimen Orts
group-end = das Ende
    .genitive = des Endes
colour-green = grüne
colour-yellow = gelbe
colour-red = rote
colour-any = { "" }
facility-closed = zu
facility-open = offen
facility-ransacked = geplündert
secret = Geheimnis
secrets = Geheimnisse
emission-track = Strahlungsleiste
market = Marktplatz
market-row-junk = Krempelreihe
market-row-gear = Ausrüstungsreihe
section-other = anderer Ort
border = die Grenze { $a } – { $b }

# Orte im Satz: der bloße Name, und die Formen mit Artikel
place-science_camp = { area-science_camp }
    .genitive = des Forschungslagers
    .dative = dem Forschungslager
    .accusative = das Forschungslager
    .locative = im Forschungslager
    .instrumental = ins Forschungslager
place-village = { area-village }
    .genitive = des Dorfs
    .dative = dem Dorf
    .accusative = das Dorf
    .locative = im Dorf
    .instrumental = ins Dorf
place-inn = { area-inn }
    .genitive = des Gasthofs
    .dative = dem Gasthof
    .accusative = den Gasthof
    .locative = im Gasthof
    .instrumental = in den Gasthof
place-farms = { area-farms }
    .genitive = der Gehöfte
    .dative = den Gehöften
    .accusative = die Gehöfte
    .locative = auf den Gehöften
    .instrumental = zu den Gehöften
place-quarry = { area-quarry }
    .genitive = des Steinbruchs
    .dative = dem Steinbruch
    .accusative = den Steinbruch
    .locative = im Steinbruch
    .instrumental = in den Steinbruch
place-swamp = { area-swamp }
    .genitive = des Sumpfs
    .dative = dem Sumpf
    .accusative = den Sumpf
    .locative = im Sumpf
    .instrumental = in den Sumpf
place-borderland = { area-borderland }
    .genitive = des Grenzlands
    .dative = dem Grenzland
    .accusative = das Grenzland
    .locative = im Grenzland
    .instrumental = ins Grenzland
place-dump = { area-dump }
    .genitive = der Müllhalde
    .dative = der Müllhalde
    .accusative = die Müllhalde
    .locative = auf der Müllhalde
    .instrumental = auf die Müllhalde
place-red_forest = { area-red_forest }
    .genitive = des Roten Walds
    .dative = dem Roten Wald
    .accusative = den Roten Wald
    .locative = im Roten Wald
    .instrumental = in den Roten Wald
place-factory = { area-factory }
    .genitive = der Fabrik
    .dative = der Fabrik
    .accusative = die Fabrik
    .locative = in der Fabrik
    .instrumental = in die Fabrik
place-proving_ground = { area-proving_ground }
    .genitive = des Truppenübungsplatzes
    .dative = dem Truppenübungsplatz
    .accusative = den Truppenübungsplatz
    .locative = auf dem Truppenübungsplatz
    .instrumental = auf den Truppenübungsplatz
place-power_plant = { area-power_plant }
    .genitive = des Kraftwerks
    .dative = dem Kraftwerk
    .accusative = das Kraftwerk
    .locative = im Kraftwerk
    .instrumental = ins Kraftwerk
place-botanical_lab = { area-botanical_lab }
    .genitive = des Botanischen Labors
    .dative = dem Botanischen Labor
    .accusative = das Botanische Labor
    .locative = im Botanischen Labor
    .instrumental = ins Botanische Labor
place-archive = { area-archive }
    .genitive = des Unterirdischen Archivs
    .dative = dem Unterirdischen Archiv
    .accusative = das Unterirdische Archiv
    .locative = im Unterirdischen Archiv
    .instrumental = ins Unterirdische Archiv
place-observatory = { area-observatory }
    .genitive = des Emissionsobservatoriums
    .dative = dem Emissionsobservatorium
    .accusative = das Emissionsobservatorium
    .locative = im Emissionsobservatorium
    .instrumental = ins Emissionsobservatorium
place-shelter = { area-shelter }
    .genitive = des Regierungsbunkers
    .dative = dem Regierungsbunker
    .accusative = den Regierungsbunker
    .locative = im Regierungsbunker
    .instrumental = in den Regierungsbunker
place-sarcophagus = { area-sarcophagus }
    .genitive = des Sarkophags
    .dative = dem Sarkophag
    .accusative = den Sarkophag
    .locative = im Sarkophag
    .instrumental = in den Sarkophag

# Woher eine Wirkung kommt, wenn sie weder von einer Karte noch von einem Ort stammt
source-hazard = zwei Warnzeichen auf den Würfeln
source-emission = Emission
source-shortcut = Abkürzung
source-overflow = Erschöpfung
source-fatigue = Erschöpfung
source-reputation = schlechte Reputation
source-ability = Fähigkeit
source-offer = Angebot des Bunkers
