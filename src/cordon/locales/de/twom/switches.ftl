# Was vor einer Partie gewählt werden kann: Name, Bedeutung, Werte.

switch-twom-difficulty = Schwierigkeit
    .easy = leicht
    .normal = normal
    .hard = schwer
    .why = Leicht: jeder Überfall macht 1 Schaden weniger. Schwer: 1 mehr (TW-33.5).
switch-twom-saving = Speichern
    .casual = jederzeit
    .strict = am Ende eines Tages
    .why = Wann ein benannter Spielstand gemacht werden darf (TW-12.2).
switch-twom-care = Rücksicht auf schwere Themen
    .full = alles erzählen
    .soften = Schweres gedämpft erzählen
    .skip = Schweres auslassen
    .why = Manche Seiten handeln von Selbsttötung, Hunger und dem Tod von Kindern. Die Regeln bleiben gleich.
switch-twom-stop-early = Wer plündern geht, darf früher umkehren
    .why = Die Erkundung darf enden, bevor die Karten zu Ende sind (TW-9.8).
switch-twom-stolen-by = Wer wählt, was gestohlen wird
    .leader = wer führt
    .lot = das Los
    .why = Ein Überfall nimmt etwas, das jemand aussuchen muss (TW-10.8).
switch-twom-raid-reshuffle = Überfälle werden neu gemischt
    .why = Ist der Stapel der Überfälle leer, wird sein Ablagestapel gemischt (TW-0.13).
