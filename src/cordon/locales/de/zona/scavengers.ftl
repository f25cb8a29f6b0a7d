# Plünderer

scavenger-lidija = Lidija
    .role = Wissenschaftlerin
    .plays = Bezwingt Anomalien mit dem Kopf. Geh allem aus dem Weg, was Zähne hat.
    .ability = Kontrollprobe
    .rules =
        Einmal pro Runde, wenn du ein Artefakt von einem Stapel nehmen würdest: ziehe 2, behalte 1 und
        wirf das andere ab.
    .story =
        In deiner Doktorarbeit fehlt ein Kapitel: was der Reaktor immer noch tut. Das Institut in Kyjiw
        hat erst die Mittel verloren, dann das Dach. Du lässt seinen Seismographen an einer Autobatterie
        weiterlaufen, und alle zehn Stunden zeichnet die Nadel dieselbe Kurve. Du willst neben dem stehen,
        was den Stift hält.
scavenger-kostia = Kostia Fiodorow
    .role = Deserteur
    .plays = Kann fast alles ein bisschen und legt am meisten nach, wenn ein Wurf misslingt.
    .ability = Gewaltmarsch
    .rules = Wenn du eine Probe erzwingst: wirf bis zu 2 Würfel neu statt 1.
    .story =
        Zu zweit habt ihr einen versiegelten Lastwagen zum Kraftwerk begleitet. Mykola ging hinterher,
        weil jemand unterschreiben musste. Seine Marken gab er dir, damit sie nicht an der Tür hängen
        bleiben. Im Morgengrauen strich der Hauptmann ihn von der Liste und reichte dir den Stift, als
        Zeugen. Mit dem Stift bist du über den Zaun.
scavenger-iwan = Iwan
    .role = Söldner
    .plays = Kämpft für Geld gegen Mutanten. Stark, ein wenig blind, an der Theke unbeliebt.
    .ability = Kopfgeld
    .rules = Wenn du einen Mutanten bezwingst: erhalte 100 ₽.
    .story =
        Der Auftraggeber zahlt im Voraus und ist in deiner Gegenwart noch nie aufgestanden. Für ein Foto
        von dem, was unter dem Beton liegt, bekommst du eine Wohnung in Odesa; für ein Stück davon das
        ganze Haus. Für einen gebrauchten Lada hast du schon Schlimmeres getan. Im Gasthof rücken die
        Leute ihre Suppe weg, wenn du dich setzt, und du lässt sie.
scavenger-tamara = Tamara
    .role = Sucherin
    .plays = Sieht Gefahr rechtzeitig, woher sie auch kommt. Eine gute erste Wahl.
    .ability = Scharfblick
    .rules = Einmal pro Runde, in einer Entdeckungsprobe: wirf 1 Würfel neu, ohne Kosten.
    .story =
        Die Leute holen dich, wenn sie etwas verloren haben: Brunnen meistens, in einem schlimmen Frühling
        einen Gemeinderat. Seit der Fastenzeit neigt sich dein Detektor zum Kraftwerk, durch Wände, und
        die Batterie liegt auf dem Tisch. Diesmal bezahlt dich niemand. Du hast die Hühner laufen und den
        Schlüssel stecken lassen.
scavenger-andriej = Andriej
    .role = Schmuggler
    .plays = Reich und wachsam: kauft, was andere erst finden müssen. Kein Kämpfer.
    .ability = Stammkundschaft
    .rules = Einmal pro Zug, wenn du einen Gegenstand kaufst: zahle 100 ₽ weniger, aber mindestens 100 ₽.
    .story =
        Vierzehn Jahre lang Ikonen hinaus und Insulin hinein, und kein Paket je geöffnet. Vorigen Monat
        ging eines von selbst auf, auf dem Pfad durchs Schilf. Es war leer, und seither fragt es dich im
        Schlaf, höflich, wann es ankommt. Das Etikett ist noch lesbar: Block vier, Haupthalle, persönlich.
scavenger-sawwa = Sawwa
    .role = Wechselbalg
    .plays = Geht dahin, wo der Zähler schreit. Fängt verletzt und arm an.
    .ability = Wechselblut
    .rules = Einmal pro Runde: verhindere 1 Strahlung.
    .story =
        „Männlich, etwa vierzig“, schrieben die Ärzte im Forschungslager; über den Rest stritten sie. Nach
        einer Emission bist du aus dem Moor gekommen, eine Ikone unter dem Hemd, und hast geredet wie ein
        Schulbuch. Bauern verriegeln die Tür vor dir. Weht der Wind vom Sarkophag, wird deine Haut rein,
        und eine Stunde lang weißt du, welches Haus deins war.
scavenger-oleg = Oleg
    .role = Einzelgänger
    .plays = Trägt mehr als die anderen und braucht niemanden. Anomalien liegen ihm nicht.
    .ability = Ein Riemen mehr
    .rules = Du hast immer den 6. Platz.
    .story =
        Neunzehn Winter in der Hütte am Steinbrecher, und der einzige Nachbar war ein Reiher. Dann fing
        das Sprenghorn an, jeden Morgen um sechs, obwohl sein Kompressor längst im Schrott ist. Du bist
        dem Kabel über zwei Hügel gefolgt, bis es unter dem Fluss verschwindet, Richtung Kraftwerk. Du
        wirst sie bitten, damit aufzuhören.
scavenger-foma = Foma
    .role = Mystiker
    .plays = Lebt von Artefakten, die anderen schaden. Zerbrechlich: für eine zweite Partie.
    .ability = Seelenruhe
    .rules = Einmal pro Runde: ignoriere die Nebenwirkung von 1 Artefakt, das du benutzt.
    .story =
        Nach dem dritten Begräbnis, bei dem die Kerzen schief brannten, bat dich das Kloster zu gehen. Sie
        neigen sich in jeder Kirche, bei geschlossenen Fenstern. In siebzehn bist du gewesen, mit Lineal
        und Schulatlas, und hast aus jeder einen Bleistiftstrich gezogen. Die Striche kreuzen sich über
        der Reaktorhalle. Du wüsstest gern, wer da einatmet.
scavenger-wiera = Wiera Sokil
    .role = Sanitäterin
    .plays = Heilt sich beim Rasten und ist in jedem Lager willkommen. Schwer kleinzukriegen.
    .ability = Eigene Medizin
    .rules =
        Wenn du die Aktion Rasten ausführst: heile 1 Verletzung, statt deine Erschöpfung zu senken, wenn
        du willst.
    .story =
        Elf deiner Patienten fiebern in denselben Nächten und murmeln dieselbe Zimmernummer. Keiner kennt
        den anderen. Das Kreiskrankenhaus beantwortet deine Briefe mit Aspirin. Beim letzten Mal hast du
        am Bett deinen eigenen Puls gefühlt, ihn unter ihren geschrieben und die Instrumente für die Reise
        ausgekocht. Nur das Kraftwerk nummeriert seine Räume so.
scavenger-danylo = Danyło Krukar
    .role = Jäger
    .plays = Der beste Kämpfer, und er verkauft die Felle. An Büchern und Anomalien scheitert er.
    .ability = Saubere Felle
    .rules = Wenn du eine Trophäe verkaufst: erhalte 100 ₽ mehr.
    .story =
        Du hattest den Jagdschein für diesen Wald, als es darin noch Wölfe gab. Heute zahlen die Offiziere
        pro Fell, und die Felle werden seltsamer. Seit dem Tauwetter trägst du jeden Abschuss in eine
        Karte ein, mit einem Pfeil: wohin das Tier lief. Alle liefen vom selben Ort weg. Du willst sehen,
        was sie gesehen haben.
