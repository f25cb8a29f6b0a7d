# Warum in S.T.A.L.K.E.R. etwas nicht geht: die Tatsache, in einem Satz. Die Nummer der Regel fügt hinzu, wer sie zeigt.

reason-stalker-condition = Nur wenn { $condition }.
reason-stalker-needs-side = „{ $side }“ liegt nicht offen.
reason-stalker-needs-finding = Du hast „{ $finding }“ nicht.
reason-stalker-indoors = Du bist nicht im Freien.
reason-stalker-used-already =
    { $limit_id ->
        [turn] Das wurde in diesem Zug schon genutzt.
        [round] Das wurde in dieser Runde schon genutzt.
        [mission] Das wurde in dieser Mission schon genutzt.
        [visit] Das wurde bei diesem Besuch schon genutzt.
       *[other] Das wurde schon genutzt.
    }

# Aktionen
reason-stalker-no-slot = Dieser Zugmarker hat keine Aktion mehr.
reason-stalker-no-way = Von hier führt kein Weg weiter.
reason-stalker-too-loud = Deine Ausrüstung ist zu laut zum Schleichen.
reason-stalker-burdened = Deine Last ist dafür zu schwer.
reason-stalker-seen = Ein Gegner sieht dich.
reason-stalker-no-hidden-space = Jedes Feld neben dir ist in Sicht, belegt oder von einem Gegner besetzt.
reason-stalker-high-on-map = Dein Marker HOCH liegt auf dem Spielplan.
reason-stalker-lead-used = Der Marker des Stalkeranführers wurde in dieser Runde schon genutzt.
reason-stalker-has-moved = Du hast dich in diesem Zug bewegt.
reason-stalker-forbidden = „{ $card }“ verbietet es gerade.
reason-stalker-no-attention = Dein Aufmerksamkeitsmarker liegt nicht auf dem Spielplan.
reason-stalker-no-loot-near = In der Reichweite des Hundes liegt keine Beute.
reason-stalker-no-special-weapon = Du trägst keine Waffe mit Spezialmunition, die nicht voll ist.
reason-stalker-no-wall-near = Dort ist keine Wand.
reason-stalker-none-beside = Neben dir ist nichts davon: { $token }.
reason-stalker-none-in-reach =
    { $kind_id ->
        [stalker] Kein anderer Stalker ist in Reichweite.
        [other_stalker] Kein anderer Stalker ist in Reichweite.
        [companion] Kein Begleiter ist in Reichweite.
        [anomaly] Keine Anomalie ist in Reichweite.
        [anomaly_space] Kein Anomaliefeld ist in Reichweite.
        [unknown] Kein Marker „unbekannter Gegner“ ist in Reichweite.
        [unknown_stack] Kein Marker „unbekannter Gegner“ ist in Reichweite.
        [loot] Keine Beute ist in Reichweite.
        [space] Kein solches Feld ist in Reichweite.
       *[other] Kein Gegner ist in Reichweite.
    }
reason-stalker-nothing-carried = Du trägst keinen Marker.
reason-stalker-nothing-here = Hier liegt nichts zum Aufheben.
reason-stalker-supply-empty =
    { $token_id ->
        [trap] Im Vorrat ist keine Falle mehr.
       *[other] Im Vorrat ist kein Marker „Keine Sicht“ mehr.
    }

# Waffen und Munition
reason-stalker-no-ammo = Zu wenig Munition in der Waffe: Lade erst nach.
reason-stalker-full-weapon = Die Waffe ist voll.
reason-stalker-no-cubes = Kein Universalmarker ist mehr für Munition übrig.
reason-stalker-special-ammo = Magazine passen nicht: Sie braucht Spezialmunition.
reason-stalker-no-magazine = Kein passendes Magazin in deinen Taschen ({ $magazine }).
reason-stalker-no-target = Kein Gegner ist in Reichweite und in deiner Sichtlinie.
reason-stalker-nobody-near = Kein Gegner ist in Reichweite des Messers.
reason-stalker-no-die-to-reroll = Es gibt keinen Würfel, den das erneut werfen könnte.

# Marker und Dinge
reason-stalker-no-bolt = Du hast keine Schraube.
reason-stalker-no-focus = Du hast keine Konzentration.
reason-stalker-no-pinned = Es gibt kein „fixiert“ abzulegen.
reason-stalker-no-exposed = Es gibt kein „verwundbar“ abzulegen.
reason-stalker-no-cube = Es gibt keinen Universalmarker abzulegen.
reason-stalker-no-item =
    { $type_id ->
        [food] Keine Nahrung in deinem Rucksack.
        [medicine] Keine Medizin in deinem Rucksack.
        [grenade] Keine Granate in deinem Rucksack.
       *[other] Kein solcher Gegenstand in deinem Rucksack ({ $type }).
    }
reason-stalker-needs-card = Keine solche Karte in deinem Rucksack ({ $sort }).
reason-stalker-needs-token = Davon hast du nicht genug bei dir: { $token }.
reason-stalker-too-heavy = Mehr kannst du nicht tragen.
reason-stalker-no-money = Das kostet { $n } K, und das Team hat weniger.
reason-stalker-sold-out = Ausverkauft.
reason-stalker-backpack-full = Der Rucksack von { $person } ist zu voll.
reason-stalker-nothing-to-hand-in = Im Lager ist keine solche Karte.
reason-stalker-one-companion = Es kommt schon jemand mit.
reason-stalker-one-contract = Ihr habt schon einen Auftrag für die nächste Mission.
reason-stalker-slot-taken = Dort steht schon ein Gegner.
reason-stalker-other-slot = Diese Gegner haben auf dieser Karte andere Plätze.
reason-stalker-has-token =
    { $token_id ->
        [pinned] Du bist schon fixiert und kannst damit nicht bezahlen.
       *[exposed] Du bist schon verwundbar und kannst damit nicht bezahlen.
    }

# Anomalien
reason-stalker-no-symbol-near = Kein offenes Anomalie-Symbol ist in Reichweite 3.
reason-stalker-no-artifact-near = Keine Anomalie mit einem Artefakt ist in Reichweite des Detektors.
