# Bunker

area-science_camp = Forschungslager
    .flavour =
        Sechs weiße Container auf Stelzen. Der mit der Schlange davor ist die Küche, und die Schlange
        misst ihre Suppe nach.
    .action = Bei den Containern lagern
    .rules =
        In beliebiger Reihenfolge, je einmal: Zahle 800 ₽ und wirf 1 Trauma ab, wenn du willst. Bei guter
        Reputation verkaufe 1 Artefakt für seinen Preis plus 100 ₽, wenn du willst. Lagere, wenn du
        willst: senke deine Erschöpfung um deine Entschlossenheit, dann heile, repariere, verkaufe und
        kaufe.
area-village = Dorf
    .flavour =
        Ziegen weiden auf dem Bunkerdach. Der Schmied flickt, was du hereinträgst, und behält, was dabei
        herausfällt.
    .action = Bei der Schmiede lagern
    .rules =
        In beliebiger Reihenfolge, je einmal: Zahle 100 ₽ und repariere 3 Schadensmarker, wenn du willst.
        Bei guter Reputation repariere 2 Schadensmarker umsonst. Lagere, wenn du willst: senke deine
        Erschöpfung um deine Entschlossenheit, dann heile, repariere, verkaufe und kaufe.
area-inn = Gasthof
    .flavour =
        Eine Raststätte, zwei Stockwerke tief eingegraben. Donnerstags Teigtaschen. Im Gestell neben der
        Tür warten Gewehre mit Garderobenmarken.
    .action = Eine Pritsche nehmen
    .rules =
        In beliebiger Reihenfolge, je einmal: Senke deine Erschöpfung um 1. Bei guter Reputation heile 1
        Verletzung umsonst. Lagere, wenn du willst: senke deine Erschöpfung um deine Entschlossenheit,
        dann heile, repariere, verkaufe und kaufe.

# Grüner Sektor

area-farms = Gehöfte
    .flavour =
        Drei Dächer halten den Regen noch ab. Unter dem dritten warten Käufer mit einer Fischwaage und
        zahlen nach Gramm.
    .action = Unter dem Dach verkaufen
    .rules =
        Verkaufe beliebig viele Trophäen und Artefakte. Grüne bringen je ihren Preis plus 100 ₽, gelbe
        plus 200 ₽. Ein Artefakt aus den Funden bringt nur seinen Preis.
area-quarry = Steinbruch
    .flavour =
        Granitstufen, jede mannshoch, hinunter zu grünem Wasser. Drüben rieseln Kiesel von der Wand, und
        oben steht niemand.
    .action = Hinabsteigen
    .rules =
        Ziehe 1 grünen Mutantenmarker und führe die Begegnung durch. Bezwingst du den Mutanten nicht,
        bleibt der Marker hier.
area-swamp = Sumpf
    .flavour =
        Der Steg besteht aus Türen, aneinandergelegt, die Klinken nach oben. Manche sind seither
        abgeschlossen worden.
    .action = Den Türen folgen
    .rules =
        Ziehe 1 grünen Anomaliemarker und führe die Begegnung durch. Bezwingst du die Anomalie nicht,
        bleibt der Marker hier.
area-borderland = Grenzland
    .flavour =
        Zwei Zäune, dazwischen ein gepflügter Streifen. Frühmorgens zeigt er, wer draußen war. Bis Mittag
        ist er geharkt.
    .action = Den Streifen lesen
    .rules = Probe auf Wachsamkeit 3. Bei Erfolg erhalte 200 ₽ oder nimm 1 Stück Krempel.
area-headquarters = Stabsquartier
    .flavour =
        Die Fahne ist ein Bettlaken, mit Roter Bete gefärbt. Darunter stempelt ein Schreiber alles, was du
        ihm hinlegst, auch Brot.
    .action = Eine Aussage unterschreiben
    .rules =
        Verschlechtere deine Reputation. Dann nimm 1 Stück Ausrüstung. Nicht erlaubt bei schlechter
        Reputation.
    .genitive = des Stabsquartiers
    .dative = dem Stabsquartier
    .accusative = das Stabsquartier
    .locative = im Stabsquartier
    .instrumental = ins Stabsquartier
area-dump = Müllhalde
    .flavour =
        Lastwagen in Reihen, die Kabinen offen, einmal abgespritzt und nie wieder. Auf jedem findet der
        Regen einen anderen Ton.
    .action = Im Schrott wühlen
    .rules = Erleide 2 Strahlung. Dann ziehe 3 Stück Krempel, behalte 2 und wirf 1 ab.

# Gelber Sektor

area-chernobyl = Tschernobyl
    .flavour =
        Äpfel liegen, wo sie hingefallen sind, bis zum Knöchel. Im leeren Busbahnhof hängt der Fahrplan
        von diesem Jahr.
    .action = Wohnungen ausräumen
    .rules =
        Erhöhe deine Erschöpfung um 2. Dann erhalte 400 ₽, und 100 ₽ mehr, wenn du eine Brechstange
        besitzt (sie wird nicht benutzt).
    .genitive = von Tschernobyl
    .dative = Tschernobyl
    .accusative = Tschernobyl
    .locative = in Tschernobyl
    .instrumental = nach Tschernobyl
area-red_forest = Roter Wald
    .flavour =
        Ziegelrote Kiefern, Nadeln, die nie verrotten. Sie schlucken deine Schritte. Die Schritte, die du
        hörst, sind nicht deine.
    .action = Tiefer hineingehen
    .rules =
        Ziehe 1 gelben Mutantenmarker und 1 gelben Anomaliemarker und lege beide hierher. Wähle 1 davon
        und führe die Begegnung durch. Marker, die du nicht bezwingst, bleiben hier.
area-factory = Fabrik
    .flavour =
        Am Ende des Fließbands steht ein halber Kühlschrank. Die Leute dahinter wiegen, was du bringst,
        und schreiben deinen Namen mit Kreide an.
    .action = Etwas abgeben
    .rules = Wirf 1 Trophäe oder 1 Artefakt ab. Dann verbessere deine Reputation.
area-white_lake = Weißer See
    .flavour =
        Milchig von Ufer zu Ufer, und er friert nie zu. Am Grund liegen die Welse, alle mit dem Kopf zu
        einer Kiste.
    .action = Hineinwaten
    .rules = Erleide 1 Strahlung. Dann Probe auf Grips 4 (Anomalie). Bei Erfolg nimm 1 Stück Ausrüstung.
    .genitive = des Weißen Sees
    .dative = dem Weißen See
    .accusative = den Weißen See
    .locative = am Weißen See
    .instrumental = zum Weißen See
area-misty_hill = Nebelhügel
    .flavour =
        Im Morgengrauen hebt sich der Nebel vom Gipfel wie ein Deckel. Liegt er wieder auf, stehen die
        Grenzsteine weiter oben.
    .action = In den Nebel steigen
    .rules = Erleide 1 Störung. Dann Probe auf Entschlossenheit 3. Bei Erfolg nimm 1 gelbes Artefakt.
    .genitive = des Nebelhügels
    .dative = dem Nebelhügel
    .accusative = den Nebelhügel
    .locative = auf dem Nebelhügel
    .instrumental = auf den Nebelhügel
area-proving_ground = Truppenübungsplatz
    .flavour =
        Eine Straße aus Sperrholzhäusern mit gemalten Gardinen. Über Nacht sind die Papiersoldaten wieder
        angeheftet worden, dichter beisammen.
    .action = Das Schießlager plündern
    .rules = Nimm 1 Stück Ausrüstung. Dann Probe auf Konstitution 4 (Mutant). Bei Misserfolg erleide 3 Wunden.

# Roter Sektor

area-moscow_eye = Auge Moskaus
    .flavour =
        Eine Antenne, so lang wie ein Dorf und höher als dessen Kirche. Die Storchennester sind alle auf
        eine Seite gerutscht.
    .action = Unter der Antenne durchgehen
    .rules =
        Erleide 2 Wunden. Ziehe 1 gelben Anomaliemarker und führe die Begegnung durch; du kannst nicht
        fliehen. Bezwingst du die Anomalie nicht, bleibt der Marker hier. Dann, wenn du Geheimnisse von 2
        verschiedenen geheimen Orten hast, versetze dich ins Kraftwerk.
    .genitive = des Auges Moskaus
    .dative = dem Auge Moskaus
    .accusative = das Auge Moskaus
    .locative = am Auge Moskaus
    .instrumental = zum Auge Moskaus
area-pripyat = Pripjat
    .flavour =
        Pappeln lehnen sich aus den Balkonen. In der Schwimmhalle geht die Uhr, und jemand hält die
        Fliesen trocken.
    .action = Durch die Stadt gehen
    .rules =
        Erleide 2 Strahlung. Ziehe 1 gelben Mutantenmarker und führe die Begegnung durch; du kannst nicht
        fliehen. Bezwingst du den Mutanten nicht, bleibt der Marker hier. Dann, wenn du Geheimnisse von 2
        verschiedenen geheimen Orten hast, versetze dich ins Kraftwerk.
    .genitive = von Pripjat
    .dative = Pripjat
    .accusative = Pripjat
    .locative = in Pripjat
    .instrumental = nach Pripjat
area-power_plant = Kraftwerk
    .flavour =
        Der Gang ist mit gelbem Aluminium verkleidet und länger als das Gebäude. Alle hundert Schritte
        hängt ein weißer Kittel, zugeknöpft.
    .action = Hineingehen
    .rules =
        Probe auf Entschlossenheit 4. Bei Misserfolg erleide 2 Störungen. Dann versetze dich in den
        Sarkophag.

# Geheime Orte

area-botanical_lab = Botanisches Labor
    .flavour =
        Oben spielen Banditen Karten und holen ihr Wasser von draußen. Die Treppe nach unten riecht nach
        Gurke.
area-archive = Unterirdisches Archiv
    .flavour =
        Neun Kilometer Regale und eine Leselampe. Die Kartei ist auf dem neuesten Stand, in sehr kleiner
        Schrift.
area-observatory = Emissionsobservatorium
    .flavour =
        Die Männer auf dem Dach haben keine Instrumente mehr, sie starren abwechselnd. Ihr Logbuch stimmt
        auf die Minute.
area-shelter = Regierungsbunker
    .flavour =
        Zweihundert Betten, die Laken auf Kante. In der Speisekammer stehen die Dosen nach Jahrgängen, und
        die Reihe geht über dieses Jahr hinaus.

# Das Ende

area-sarcophagus = Sarkophag
    .flavour =
        Beton, und darin die hastige Handschrift der Männer, die ihn gegossen haben. Drinnen regnet es
        immer ein wenig, und die Tropfen sind warm.
