# Was vor einer Partie gewählt werden kann: Name, Bedeutung, Werte.

switch-stalker-mission = Mission
    .why = Was zu tun ist; jede Mission hat ihren eigenen Spielplan (ST-1.2).
switch-stalker-geiger-marks = Marken des Geigerzählers
    .why = Nach der Bestrahlung sinkt die Strahlungsdosis auf die nächstniedrigere Marke (ST-9.7).
switch-stalker-hard = Nachtragende Kampagne
    .why = Die Kampagne erinnert sich an das Schlechtere von dem, was vorher hätte geschehen können (SM-9.2).
switch-stalker-baskets = Fertige Ausrüstung
    .why = Alle beginnen mit gepacktem Rucksack; sonst geht ihr erst einkaufen (SC-17.2).
switch-stalker-companion = Begleiter
    .none = Niemand
    .why = Ein Begleiter kommt mit (SC-15.2).
switch-stalker-ties = Gleichstand zwischen Gegnern, Wegen und Zielen
    .matter = fragen, wo es etwas ausmacht
    .all = immer fragen
    .never = nie fragen
    .why = Der Stalkeranführer entscheidet. Es macht etwas aus, wo je nach Antwort andere gesehen, angegriffen oder bewegt werden; ungefragt fällt es zu euren Gunsten aus (ST-4.24).
switch-stalker-consent = Tausch nur mit Zustimmung
    .why = Ungefragt wird dem Stalker eines anderen nichts genommen; ausschalten, wenn eine Person alle spielt (ST-7.7).
switch-stalker-cube-limit = Universalmarker können ausgehen
    .why = Für Munition und Karten gibt es 36 Universalmarker (ST-2.6).
switch-stalker-decoy-side = Ablenken bringt
    .low = niedrige Aufmerksamkeit
    .high = hohe Aufmerksamkeit
    .why = Wie laut eine geworfene Schraube ist (ST-20.I1).
