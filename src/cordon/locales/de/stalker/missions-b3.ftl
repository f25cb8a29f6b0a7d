# Mission B3

mission-b3 = Schwarzes Wasser
    .place = Der Kühlteich
    .prologue = Jede Nacht fällt der Teich um eine Handbreit, und jeden Morgen ist er wieder da. Der Hügel
        trinkt. Hwynt hat zum Beweis Kerben in einen Pfosten geschnitten, und die Kerben rücken auseinander.
        Bleiben die Pumpen endgültig stehen, sagt er, dann kocht das Becken unter dem Hügel. Bleibt die
        Schleuse zu, bricht der Damm, und unter ihm wohnen dreißig Leute. Also muss jemand den Armeegenerator
        anwerfen, die Pumpen ansaugen lassen, das Rad freimachen und den Auslauf stellen. Der Ventilschlüssel
        ist im Zollhaus oder in der Fischerhütte. Der Generator wird wecken, was Ohren hat. Und im Schilf geht
        etwas Schweres; wo es geschlafen hat, ist im Schlamm der Abdruck eines Gesichts geblieben. Werbiwka
        hat über das Wasser abgestimmt, ob man es hält oder mit Absicht gehen lässt. Es stand fünfzehn zu
        fünfzehn.
    .hints = Anzüge, Medizin und Zeit: Von Schalter zu Schalter ist es weit. Zwei drehen das Rad schneller als
        einer. Im Armeelager gibt es Schlingen.
    .objective = Werft den Generator an, lasst die Pumpen ansaugen, dreht das Rad und stellt den Auslauf.
        Bringt dann alle Stalker auf die Ausgangsfelder westlich der Brücke. Stirbt ein Stalker, ist die
        Mission gescheitert.

# Der Auftrag, Zeile für Zeile

goal-b3-key = Den Ventilschlüssel finden, im Zollhaus oder in der Fischerhütte
goal-b3-generator = Den Generator anwerfen
goal-b3-pumps = Die Pumpen ansaugen lassen
goal-b3-wheel = Das Schleusenrad drehen
goal-b3-outlet = Den Auslauf stellen
goal-b3-out = Alle zurück über die Brücke

# Karten

side-b3-01a = Fünfzehn zu fünfzehn
    .story = Beide Hälften der Abstimmung haben euch beiseitegenommen und gebeten, nach eigenem Ermessen zu handeln.
side-b3-02a = Haus mit geschlossenen Läden
    .story = Über der Tür hängt ein Netz zum Trocknen. Ein Stiefel hat sich darin gefangen.
side-b3-02b-key = Hinter der Tür
    .story = Dort lehnt ein Schraubenschlüssel, bis zu deiner Brust. Jemand hat ihn jede Woche gefettet und
        die Wochen mit Bleistift an die Wand geschrieben. Sie hören auf.
side-b3-02b-bones = Gestapelte Knochen
    .story = Aufgeschichtet wie Brennholz, die langen unten. Der Stapel atmet.
side-b3-03a = Generator
    .story = Armeegrün, mit Kurbel. Ein Rekrut hat das Datum seiner Entlassung in den Tank gekratzt, und darunter noch eins.
side-b3-03a-start = Anwerfen (1 Aktion, laut)
side-b3-03b = Er läuft
    .story = Er rüttelt die letzte Scheibe aus der Wache. Dann findet er in ein Hinken, und du hörst es vom
        anderen Ufer zurückkommen.
side-b3-04a = Pumpen
    .story = Vier Gehäuse liegen in einer Reihe wie Säue. Hinter dem Schauglas ist ein trockenes Blatt.
side-b3-04a-prime = Die Pumpen ansaugen lassen (1 Aktion; der Generator muss laufen; 2 nötig)
side-b3-04b = Die Pumpen drehen sich
    .story = Sie trinken, verschlucken sich und trinken. Hinter dem Glas zieht ein Karpfen vorbei, mit dem Bauch nach oben.
side-b3-05a = Schleusenrad
    .story = Durch die Speichen läuft eine Kette, die genau dich aufhalten soll.
side-b3-05a-turn = Das Rad drehen (1 Aktion; der Ventilschlüssel auf diesem Feld; zu zweit doppelt so schnell)
side-b3-05b = Rad frei
    .story = Als du loslässt, dreht es sich von selbst noch eine halbe Runde.
side-b3-06a = Auslauf
    .story = Ein Hebel und zwei Rasten, beide blank gewetzt.
side-b3-06a-hold = „Er steht länger hier als wir. Halten.“ (1 Aktion)
side-b3-06a-flood = „Lass es laufen, ehe es geht.“ (1 Aktion; Artefakte vom Grund des Teichs, und das Wasser kommt)
side-b3-06b-hold = Ruhig
    .story = Die Nadel zittert und bleibt. Draußen am Pfosten steht das Wasser an Hwynts erster Kerbe.
side-b3-06b-flood = Das Wasser geht
    .story = Erst macht es kein Geräusch, es lehnt sich nur. Das andere Ufer steht auf und geht mit seinen
        Weiden davon. Auf dem Grund des Teichs, im Schlamm, glänzen Dinge.
side-b3-07a = Ventilschlüssel
    .story = Du trägst ihn quer über dem Rücken, und er klopft an jede Tür, bevor du es tust.
side-b3-08a = Armeelager
    .story = Regal um Regal linke Handschuhe. In einer Ecke, noch im Fett, zwei Schlingen für etwas, das auf
        dem Etikett „Objekt“ heißt.
side-b3-08a-take = Die Schlingen nehmen (1 Aktion)
side-b3-08b = Schlingen
    .story = Stahlseil mit laufender Öse. Man könnte ein Klavier daran aufhängen.
side-b3-08b-set = Eine Schlinge legen (1 Aktion; auf deinem Feld, im Freien)

# Ereignisse

event-b3-i = Braune Dämmerung
    .story = Die Sonne kommt teefarben herauf. Seit du dich zum Stiefelschnüren hingesetzt hast, hat das
        Wasser einen frischen Rand am Ufer gelassen, und ein Reiher schreitet ihn ab, den Kopf schief, wie
        jemand, der den Zähler ablesen kommt.
event-b3-ii = Wind vom Damm
    .story = Dort oben ist es seit einem Monat trocken, und jetzt kommt die Trockenheit herunter. Sie zischt
        durchs Schilf und legt dir einen grauen Flaum auf den Ärmel, der sich nicht abbürsten lässt, nur
        verteilen. Woraus er ist, sagt dir der Zähler.
event-b3-iii = Alles, was Ohren hat
    .story = Erst antwortet nichts. Dann biegt sich das Schilf, an mehreren Stellen und auf eine zu. In einer
        Hütte, die du für leer gehalten hast, schiebt jemand einen Tisch vor die Tür, denkt nach und zieht ihn
        wieder weg.
event-b3-iv = Schritte
    .story = Die Pfützen wissen es zuerst. Ein Ring, und ein Ring, mit Zeit zum Nachdenken dazwischen. Ein
        Zaun geht zu Boden, ohne Eile, jeder Pfosten gerade in die Erde gedrückt wie ein Nagel. Das Schilf
        schließt sich hinter etwas, das so hoch ist wie ein Heuschober, und es atmet aus.
event-b3-iv-2 = Keine Schritte
    .story = Ein Schnork kommt im Galopp aus dem Schilf und sieht dich nicht an. Hinter ihm rührt sich nichts,
        so lange, bis du nachgezählt hast, dass du noch zwei Beine hast. Dann ist der Schnork vom Weg
        verschwunden, nach oben, und nur sein Laut bleibt auf der alten Höhe.
event-b3-v = Sog
    .story = Im Teich hat sich ein Loch aufgetan, nicht breiter als ein Teller, und dreht sich. Ein Eimer
        treibt hin, und ein Haubentaucher, der in die andere Richtung paddelt und dem man nicht glaubt. Wo das
        Wasser von der Mauer gewichen ist, tasten Hände den Stein entlang.
event-b3-vi = Psi-Böe
    .story = Sie kommt vom Hügel über das Wasser und kämmt das Schilf flach, einen Streifen, breit wie eine
        Straße. In dem Streifen ist Nachmittag, vor langer Zeit, und du hast jemandes Hand losgelassen. Du
        kannst dich sehr fest daran erinnern, dass du erwachsen bist. Oder dich hinsetzen.
event-b3-vii = Risse
    .story = Ein Geräusch wie Eis, in einer Mauer, die keins ist. An der Krone hat sich eine Fuge geöffnet und
        lässt ein Blatt Wasser heraus, dünn wie eine Klinge, das unten in den Kies schreibt. Ein Messbolzen
        fällt aus dem Mauerwerk und rollt dir bis an den Stiefel.
event-b3-viii = Über die Krone
    .story = Die erste Welle kommt so sanft herüber, dass du an ein Bad denkst. Sie bringt ein Brett mit einem
        Nagel und legt es vor dich hin, den Nagel nach oben. Deine Hände zittern nicht mehr. Ihnen scheint
        jemand gesagt zu haben, wie lange das dauert.
event-b3-ix = Der Damm
    .story = Niemand sieht ihn gehen. Da ist eine Mauer mit Wasser dahinter, und dann ist da ein Fluss, braun,
        auf dem eine Kirchenbank reitet. Oben auf der Krone hustet der Generator einmal, dann atmet er es ein.
event-b3-x = Pegel
    .story = Ihr steht auf der Brücke und seht auf den Pfosten. Eine geteilte Zigarette lang tut das Wasser,
        was ihr ihm gesagt habt. Ein Frosch probiert seine Stimme. Hinter dem Schilf geht dem Generator das
        Benzin aus, und nichts geschieht.
event-b3-r = Strahlender Wind
    .story = Der schwarze Schlamm ist getrocknet, und heute reist er. Er kommt als Dunst, kakaofarben, und
        legt sich auf alles, was draußen ist: die Straße, ein Huhn, das Brot in deiner Hand. Der Zähler hat
        das Ticken aufgegeben. Er zischt, wie wenn man etwas in die Pfanne gibt.

# Epilog

epilogue-b3-success-held =
    Der Teich steht, wo er stand, als Hwynts Vater jung war, und am Sonntag kommen sie ihn ansehen, mit
    Klappstühlen. Der Hügel trinkt noch immer, aber jetzt aus dem Glas und nicht aus dem Eimer. Nachts liegt
    ein Schimmer auf dem Wasser, der nicht vom Mond ist; man hat sich geeinigt, dass er vom Mond ist. Ihr
    werdet voll bezahlt, aus einer Schachtel, die unter einem Bett war. Fünfzehn geben euch die Hand. Die
    anderen fünfzehn sehen eine Weile den Damm an und tun es dann auch, mit der linken, weil sie ihre Stühle
    halten.
    .result = Das Wasser hält.
epilogue-b3-success-flooded =
    Der Sumpf ist ein See mit Zäunen darin. Wo der Teich war, liegt eine Ebene aus schwarzem Schlamm, und bis
    vom Kordon her kommen sie, um darauf zu gehen, mit Brettern unter den Stiefeln. Was glänzt, nehmen sie;
    was sich bewegt, lassen sie den Reihern. Unter dem Hügel hat etwas Wasser geschluckt, und die ganze Nacht
    hört man es husten. Ihr bekommt weniger als ausgemacht, wegen des Heus, und es wäre schwer zu sagen, dass
    das falsch ist. Im Frühjahr wird der Wind über diesen Schlamm kommen. In Werbiwka nähen sie schon Masken,
    aus Vorhängen, die Blumen nach außen.
    .result = Das Wasser ist abgelassen.
epilogue-b3-failure =
    Hwynt schneidet keine Kerben mehr; der Pfosten ist weg. Im Tal haben sie die Karren zusammengebunden und
    schlafen darin, in Schuhen. Auf der trockenen Seite des Damms ist Eis, in einem Monat, der keins hat. Als
    ihr die Straße heraufkommt, fragen sie nicht. Sie haben euch durch das Fernglas gezählt, zweimal. Der
    Schlüssel ist, wo er war, oder jemand hat ihn ins andere Haus gelegt. Das Rad wollte ein paar Drehungen
    mehr, als ihr hattet.
    .result = Der Damm wartet nicht mehr lange.
epilogue-b3-given-up =
    Es dauert sechs Minuten. Die mit den Kühen hinaufgegangen waren, sehen es von oben, und so kann man davon
    erzählen: eine braune Wand mit einem Hühnerstall darauf, nicht einmal schnell. Danach hat das Tal keine
    Ränder mehr. Der Kirchturm steht bis zur Uhr im Wasser, und etwas muss zwischen die Seile geraten sein,
    denn ab und zu gibt die Glocke einen Schlag. Sie machen euch Platz auf einem Karren, neben einem Ofen.
    Niemand ist unhöflich. Die Frau, die fährt, hat eine Liste mit dreißig Namen in der Schürze. Sie liest sie
    nicht mehr vor.
    .result = Der Damm ist fort.
