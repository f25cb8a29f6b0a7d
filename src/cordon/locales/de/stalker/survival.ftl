# Überleben in der Zone: Szenarien, Spielpläne, Karten, Figuren, Marker. Die Skripte stehen in survival-scripts.ftl.
# IN und OUT sind Eingang und Ausgang eines Spielplans, Q1 bis Q3 seine drei Schauplätze; die anderen Plätze heißen nach
# dem, was dort liegt. Wie viel ein Szenario von etwas braucht, steht neben seinem Zähler; kein Text wiederholt es, außer
# wo es allein anders ist.

# Szenarien

scenario-s01 = Der letzte Bus
    .hook = Die Forschungsstation wird geräumt, und ihr letzter Bus steht mit laufendem Motor hinter der hinteren
        Schranke. Der Fahrer ist für eine volle Ladung bezahlt, im Voraus, in Büchsenfleisch. Mit einem leeren Platz
        fährt er nicht, und im Dunkeln fährt er auch nicht. Die Schranke hat keinen Strom. Am Weg hängen drei
        Sicherungskästen, und in zweien ist die Sicherung vielleicht noch heil; so steht es im Befehl, den du in der
        Hand hast. Er ist getippt, mit Durchschlag, und unterschrieben von einem, der mit dem ersten Bus fort ist.
    .objective = Heb die Schranke auf OUT: Setz Sicherungen aus den Kästen auf Q1, Q2 und Q3 ein, oder zwing den Motor.
        Dann verlässt jeder Stalker den Spielplan durch OUT.
    .victory = Jeder Stalker hat den Spielplan durch OUT verlassen.
    .defeat = Ein Stalker stirbt, oder die letzte Runde endet, und ein Stalker ist noch auf dem Spielplan.
    .solo = Allein darfst du den Motor zweimal pro Runde zwingen.
scenario-s02 = Das Pumpenhaus
    .hook = Zwei Lager trinken aus einer Pumpe. In der Nacht blieb sie stehen; am Mittag klangen die Tanks hohl, und die
        zwei Köchinnen, die seit einer Sache mit einer Gans kein Wort gewechselt haben, kamen zusammen den Pfad herauf,
        um zu fragen. Die Pumpe läuft noch. Sie ist nur laut. Was hier in der Gegend lebt, hat gelernt, dass Lärm
        Menschen heißt, und dass Menschen beim Pumpen nichts hören. Ablösen wird dich niemand. Sind die Tanks voll,
        darfst du heim.
    .objective = Pump auf Q1 die Pumpe an und halte sie in Gang. Öffne die Ventile auf Q2 und Q3. Bring den Druck auf
        den nötigen Wert, und halte bis dahin das Haus.
    .victory = Am Ende einer Runde hat der Druck den nötigen Wert erreicht.
    .defeat = Ein Stalker stirbt, oder die letzte Runde endet mit zu wenig Druck.
    .solo = Allein pumpst du mit 1 Aktion an, und „Sie riechen Wasser“ bringt bei jedem Wurf höchstens 1 Gegner.
scenario-s03 = Was die Herde holte
    .hook = Vierzig Rinder in einer Woche, und kein Knochen. Die Genossenschaft hat deswegen dreimal getagt und zahlt
        jetzt für einen Kopf. Jeder ist recht, sagt die Vorsitzende, solange es der richtige ist. An drei Stellen sieht
        man noch, wie es zuging. Lies sie, und du weißt, wie das Ding jagt: wo es wartet, was es zuerst nimmt, wie lange
        es schaut. An der dritten Stelle, heißt es, erfährst du auch, was es anschaut, seit du hier bist.
    .objective = Lies die Spuren auf Q1, Q2 und Q3; nach jeder ist die Bestie leichter zu verletzen. Töte die Bestie,
        wenn sie kommt.
    .victory = Die Bestie ist tot.
    .defeat = Ein Stalker stirbt, oder die letzte Runde endet, und die Bestie lebt.
    .solo = Allein erhältst du mit jeder gelesenen Spur Konzentration, und die Bestie kommt am Ende von Runde 5 statt 4.
scenario-s04 = Gläserne Ernte
    .hook = Um zehn nach vier sprangen im ganzen Tal die Tassen an ihren Haken, einmal. Jetzt blühen drei Felder am
        selben Morgen; das hat der älteste Führer ein einziges Mal gesehen und sein Vater nie. Am Eingang sitzt ein
        Käufer mit drei bleigefütterten Koffern. Er zahlt für das, was hier aus dem Boden kommt, und für nichts sonst,
        und bei Tagesanbruch fährt er. Auch anderswo sind Tassen gesprungen.
    .objective = Hol Artefakte aus den Anomalien und gib sie auf IN ab.
    .victory = Im Koffer sind so viele Artefakte, wie der Käufer will.
    .defeat = Ein Stalker stirbt, oder die letzte Runde endet mit zu wenig Artefakten im Koffer.
    .solo = Allein hat der Detektor von „Der Koffer des Käufers“ Reichweite 1.
scenario-s05 = Der Rundgang des Professors
    .hook = Neun Frühlinge lang ist Ilarion zu denselben drei Punkten gegangen, mit zwei Wachen, einem Maßband und einer
        Thermosflasche. In diesem Frühling kamen die Wachen nicht. Er hat gewartet, bis der Tee kalt war, und dann am
        nächsten Feuer gefragt, sehr höflich, wer Zeit hat. Er ist langsam. Er bleibt bei Flechten stehen. Ohne seine
        Zahlen geht er nicht heim, denn eine Reihe mit Loch, sagt er, das sind nur neun Meinungen.
    .objective = Nimm zusammen mit dem Professor die Messungen auf Q1, Q2 und Q3 vor. Bring ihn durch OUT hinaus.
    .victory = Die Messungen sind gemacht, und der Professor hat den Spielplan durch OUT verlassen.
    .defeat = Ein Stalker oder der Professor stirbt, oder die letzte Runde endet vorher.
    .solo = Allein brauchst du 1 Aktion für jede Messung.
scenario-s06 = Tote Frequenz
    .hook = Im Herbst standen auf einmal drei Masten da, und niemand hat gesehen, wie sie gebaut wurden. Seither liegt
        auf jedem Kanal ein Ton, tief, knapp unter der Musik, und die Toten im Tal gehen im Gleichschritt. Ein Deserteur
        von der Funktruppe hat dir drei Sprengladungen verkauft und einen Zünder mit einer guten Batterie. Alle Masten
        in derselben Sekunde, hat er gesagt, sonst fragen die, die stehen bleiben, bei den anderen nach. Von wem er das
        hat, wollte er nicht sagen. Die Mütze behielt er auf, über beide Ohren gezogen.
    .objective = Bring an jedem Mast eine Sprengladung an, dann drück den Zünder.
    .victory = Die Masten sind in einer Sprengung zerstört, und am Ende dieser Runde lebt jeder Stalker.
    .defeat = Ein Stalker stirbt, oder die letzte Runde endet ohne Sprengung.
    .solo = Allein brauchst du 1 Aktion, um eine Sprengladung anzubringen.
scenario-s07 = Roter Himmel am Mittag
    .hook = In derselben Minute schlug im Tal jeder Zähler aus und blieb hängen. Das wird eine große; die Hühner sitzen
        oben im Gebälk und lassen nicht mit sich reden. Tief genug ist nur ein einziger Keller. Er hat keinen Filter und
        keine Lampe, und seine Tür hielte nicht einmal einen entschlossenen Geruch ab. Was du brauchst, um ihn dicht zu
        machen, liegt in fremden Häusern herum, und alles mit Beinen, zweien, vieren oder sonst wie, sucht dasselbe Loch
        im Boden.
    .objective = Trag Vorräte nach Q1 und dichte den Keller ab. Sei drinnen, wenn die Front kommt, und überlebe sie.
    .victory = Am Ende der letzten Runde ist die Front vorüber, und jeder Stalker lebt.
    .defeat = Ein Stalker stirbt oder ist nicht im Schlüsselraum, wenn die Front kommt.
    .solo = Allein trägst du beliebig viele Vorräte.
scenario-s08 = Drei im Brunnen
    .hook = Eine Schule für Anfänger hat eine Klasse verloren. Sie sind am Samstag hineingegangen, mit einem Kompass,
        einem Lied und gemieteten PDAs. Jetzt senden fünf Notsender, und nicht unter jedem liegt ein Mensch: Ein PDA
        ruft weiter, egal wer ihn fortträgt, oder was. Am Eingang steht die Lehrerin mit dem Klassenbuch. Sie ist bis K
        gekommen und fängt jedes Mal wieder von vorn an, falls sie sich verlesen hat.
    .objective = Finde die Verletzten unter den Notsendern. Stille die Blutung. Trag sie nach IN und übergib sie.
    .victory = So viele Verletzte wie nötig sind lebend auf IN übergeben; die Partie endet sofort.
    .defeat = Ein Stalker stirbt, oder es sind so viele Verletzte gestorben, dass zu wenige bleiben, oder die letzte
        Runde endet vorher.
    .solo = Auch allein rettest du alle 3.
scenario-s09 = Salz, Blei und Diesel
    .hook = Drei Läden, keiner weiter als eine Stunde vom anderen, und jeder hat, was den beiden anderen seit dem
        Tauwetter fehlt. Zueinander kommen sie nicht; die Straße dazwischen frisst Boten. Eine Bank hat dir den Preis
        der ersten Ladung geliehen. Sie ist ein Mann mit einem Kontobuch, und was du an Patronen sparst, darfst du auf
        das Darlehen legen, ein wenig, sagt er, er sieht gern Leute sparen. Zurück will er alles heute Abend.
    .objective = Kauf in einem Laden und verkauf in den anderen, bis in der Kasse ist, was du schuldest.
    .victory = Am Ende einer Runde ist in der Kasse, was nötig ist, oder mehr.
    .defeat = Ein Stalker stirbt, oder die letzte Runde endet mit weniger in der Kasse.
    .solo = Allein trägst du Last 4 statt 3.
scenario-s10 = Der Tresor des Kassierers
    .hook = Der Lohn von drei Dörfern liegt hinter einem Tor, das für eine Sparkasse gebaut wurde. Inzwischen gehört er
        einer Bande, und die Bande hat einen Kassierer, einen ordentlichen Mann. Er traut Zahlen, und diese eine hat er
        niemandem ganz gesagt: Ein Teil steckt in einem Kopf, ein Teil in einem anderen, ein Teil im Kassenbuch, und
        zwei davon genügen. Der Rest der Bande feiert im Hof den Zahltag. Zwischen den Liedern haben sie gute Ohren.
    .objective = Bring 2 Teile des Codes in Erfahrung oder spreng das Tor; öffne den Tresorraum auf Q1. Trag die
        Geldkassette durch OUT hinaus, und jeder Stalker geht mit.
    .victory = Die Geldkassette und jeder Stalker haben den Spielplan durch OUT verlassen.
    .defeat = Ein Stalker stirbt, oder die letzte Runde endet vorher.
    .solo = Allein trägst du die Geldkassette als leichten Marker.

# Spielpläne

zone-map-m01 = Wegkreuz
    .about = Zwei Straßen treffen sich, und keine gibt nach. Vier weite Spielplanteile, lange Sichtlinien, kurze Wege:
        Du bist schnell da, und alle sehen zu.
zone-map-m02 = Tote Strecke
    .about = Mitten hindurch ein Fluss, und nur eine Brücke trägt noch. Der Bunker liegt unten, am anderen Ufer, und
        weiß, dass du herüber musst.
zone-map-m03 = Tieflandfelder
    .about = Hanf, höher als dein Hut, dahinter Wald. Man sieht wenig und wird noch weniger gesehen. Nur die Kirche hat
        Wände, die den Namen verdienen.
zone-map-m04 = Schwarzes Ufer
    .about = Dämme und offenes Wasser. Du siehst weit und kommst nicht weit, und wo der Weg schmal ist, spricht der
        Zähler.
zone-map-m05 = Markttag
    .about = Dorf, Kirche, Kontrollposten, Wand an Wand. Jedes Fenster hat ein Gegenfenster; die Schüsse sind kurz, die
        Warnungen auch.
zone-map-m06 = Schrottring
    .about = Waggons und Schrott im Ring um eine Kaserne. Der Weg hinaus führt an dem vorbei, wovon der Schrott stammt,
        und das ist noch warm.
zone-map-m07 = Die lange Straße
    .about = Vom Wald bis zur Kirche mit einer einzigen Biegung, und sie lässt sich Zeit. Auf keinem Spielplan ist der
        Weg weiter.
zone-map-m08 = Nasse Zeit
    .about = Brücke, Sumpf, Teich. Der Hof sitzt in seiner Ecke und hat trockene Füße; zwei der drei Schauplätze liegen
        weit draußen und haben keine.
zone-map-m09 = Erprobungsgelände
    .about = Sechs Spielplanteile Armeebesitz. Viele Räume, viele Türen, und aus den meisten sieht man die nächste;
        gebaut wurde das zum Üben.
zone-map-m10 = Das Kirchspiel
    .about = Dörfer mit Wasser dazwischen, und der größte der Spielpläne: ein ganzer Sonntagsspaziergang, und hinter
        jeder Hecke wartet etwas.

# Sonderkarten

zone-x01 = Die Schranke
    .text = Solange die Schranke auf OUT liegt, kann niemand den Spielplan durch OUT verlassen. „Sicherung einsetzen“ (1
        Aktion auf OUT): Lege 1 Sicherung ab; sind genug eingesetzt, entferne die Schranke und lies Skript 15. „Den
        Motor zwingen“ (1 Aktion auf OUT, einmal pro Runde; allein zweimal): Wirf 3 Ausrüstungswürfel; mit 7 ★ entferne
        die Schranke, sonst verliere 2 TP. Lege in jedem Fall deinen Marker HOCH auf dein Feld.
    .flavour = Der Motor trägt einen gestrickten Überzug, mit einem Loch für die Ölkanne.
zone-x01-action-fit_a_fuse = Sicherung einsetzen
zone-x01-action-force_the_motor = Den Motor zwingen
zone-x02 = Sicherungskästen
    .text = Auf Q1, Q2 und Q3 liegt je ein Sicherungskasten verdeckt: 2 sind heil, 1 ist durchgebrannt. „Die Sicherung
        ziehen“ (1 Aktion an einem Sicherungskasten): Dreh ihn um. Ist er heil, erhalte 1 Sicherung und entferne den
        Kasten. Ist er durchgebrannt, lies Skript 13.
    .flavour = Die Prüfplaketten sind alle gültig, und alle in einer Handschrift.
zone-x02-action-pull_the_fuse = Die Sicherung ziehen
zone-x03 = Die Hupe
    .text = Sind noch 2 Ereigniskarten im Deck, liest der Stalkeranführer Skript 14. Wird die letzte gezogen, liest der
        Stalkeranführer Skript 16. Schicksal P1: Jeder der N + 1 Gegner, die OUT am nächsten sind, bewegt sich mit
        voller Bewegung auf OUT zu. Schicksal P3: Lege 1 Marker „unbekannter Gegner“ auf den Platz für unbekannte
        Gegner, der OUT am nächsten ist.
    .flavour = Er lehnt sich mit dem Ellbogen drauf, die Hände braucht er fürs Brot.
zone-x04 = Die Pumpe
    .text = Die Pumpe liegt auf Q1. Sie läuft, solange sie voll angepumpt ist. „Anpumpen“ (1 Aktion an der Pumpe,
        solange sie nicht voll angepumpt ist): Pumpenstöße +1, dann lege deinen Marker NIEDRIG auf dein Feld. Ist sie
        zum ersten Mal voll angepumpt, lies Skript 23. Beendet ein Gegner eine Bewegung an der Pumpe und kein Stalker
        ist dort: Pumpenstöße −1. Ende der Runde: Läuft die Pumpe, ist ein Stalker im Schlüsselraum und kein Gegner auf
        Q1, Druck +1. Hat der Druck dann den nötigen Wert erreicht, ist das Szenario gewonnen.
    .flavour = Auf dem Schild steht 1911, und darunter, eingeritzt: Unverkäuflich.
zone-x04-action-prime = Anpumpen
zone-x05 = Ventile
    .text = Auf Q2 und Q3 liegt je ein geschlossenes Ventil. „Das Ventil öffnen“ (1 Aktion an einem geschlossenen
        Ventil): Dreh es um; beim ersten Mal lies Skript 24. „Offen verkeilen“ (1 Aktion an einem offenen Ventil): Lege
        2 Schrauben ab und 1 Universalmarker darauf. Beendet ein Gegner eine Bewegung an einem offenen Ventil ohne
        Universalmarker, dreh es um. Ende der Runde, solange die Pumpe läuft: Druck +1 für jedes offene Ventil ohne
        Gegner auf seinem Feld.
    .flavour = Links ist auf. Am anderen ist links zu.
zone-x05-action-open_the_valve = Das Ventil öffnen
zone-x05-action-lock_it_open = Offen verkeilen
zone-x06 = Sie riechen Wasser
    .text = Erreicht der Druck zum ersten Mal die Hälfte des nötigen Werts, liest der Stalkeranführer Skript 25.
        Schicksal P1: 1 C2-Gegner erscheint auf dem Platz für unbekannte Gegner, der von allen Stalkern am weitesten
        entfernt ist. Schicksal P2: Dort erscheint 1 C3-Gegner, ab 2 Stalkern 2; sie bewegen sich mit voller Bewegung
        auf Q1 zu. Schicksal P3: Dort erscheint 1 C3-Gegner und bewegt sich mit voller Bewegung auf Q1 zu.
    .flavour = Das Gras geht auf wie ein Reißverschluss, und er zeigt hierher.
zone-x07 = Spuren
    .text = Auf Q1, Q2 und Q3 liegt je eine Spur. „Die Spur lesen“ (1 Aktion an einer Spur): Entferne sie und lies ein
        Skript (beim ersten Mal 32, dann 33, dann 34), dann gelesene Spuren +1. Allein erhältst du auch Konzentration.
        Schicksal P2, solange die Bestie nicht auf dem Spielplan ist: Ist keine Spur in Reichweite 2 des
        Stalkeranführers, entferne die, die am weitesten von ihm entfernt ist; die letzte Spur bleibt.
    .flavour = Der Regen kommt um vier. Bis dahin ist der Schlamm gut.
zone-x07-action-read_the_track = Die Spur lesen
zone-x08 = Die Bestie
    .text = Die Bosskarte liegt beiseite. Die Bestie kommt einmal: wenn genug Spuren gelesen sind, oder am Ende von
        Runde 4 (allein: Runde 5). Sie erscheint auf dem Bossplatz, oder auf dem Platz für unbekannte Gegner, der von
        allen Stalkern am weitesten entfernt ist, wenn ein Stalker in Reichweite 2 des Bossplatzes ist. Sie wendet sich
        dem Stalkeranführer zu, und der liest Skript 35. Ihre TP hängen von der Zahl der Stalker ab, mindestens 2. Ihre
        Schwellen sind für jede gelesene Spur um 1 niedriger. Stirbt sie, ist das Szenario gewonnen. Schicksal P1: Sie
        erhält 1 TP zurück. Schicksal P3: Sie bewegt sich mit voller Bewegung auf den Stalkeranführer zu.
    .flavour = Leckstein, Hund und Bullen hat sie dagelassen. Sie nahm die Zeugen.
zone-x09 = Köder und Schlingen
    .text = Aufbau: Das Team erhält 2 Fallen. „Eine Schlinge legen“ (1 Aktion auf einem Feld ohne Gegner): Lege 1 deiner
        Fallen auf dein Feld. „Köder auslegen“ (frei): Lege 1 Nahrung ab und einen Köder auf dein Feld. „Die Glocke
        aufhängen“ (frei): Lege den Köder, den du trägst, auf dein Feld. Für die Bestie gilt ein Köder als nächster
        Marker HOCH; entferne ihn, wenn die Bestie dort eine Bewegung beendet. Betritt die Bestie ein Feld mit einer
        Falle, erhält sie „fixiert“ und „verwundbar“, und die Falle wird entfernt.
    .flavour = Angelschnur für die Schlingen, Wurst für den Köder, Geduld für den Rest.
zone-x09-action-set_a_snare = Eine Schlinge legen
zone-x09-action-lay_bait = Köder auslegen
zone-x09-action-hang_the_bell = Die Glocke aufhängen
zone-x10 = Der Koffer des Käufers
    .text = Aufbau: Das Team erhält 1 Echo-Detektor, ab 3 Stalkern 2. „Abgeben“ (frei, auf IN): Lege 1 Artefakt ab, das
        du in dieser Partie von einem Artefaktmarker gewonnen hast, dann Artefakte im Koffer +1. Beim ersten Mal lies
        Skript 42. Ist genug im Koffer, ist das Szenario gewonnen.
    .flavour = Außen Blei, innen Samt. Eine Mulde ist von unten geflickt.
zone-x10-action-hand_in = Abgeben
zone-x11 = Konkurrenz
    .text = Schicksal P1, solange kein Gegner markiert ist: Der menschliche Gegner, der einem Artefaktmarker am nächsten
        ist, nimmt ihn, wenn er auf seinem Feld liegt, und wird markiert. Schicksal P2: Der menschliche Gegner, der
        einem Artefaktmarker am nächsten ist, bewegt sich mit voller Bewegung auf ihn zu, ohne Unterbrechung. Schicksal
        P3: Der markierte Gegner mit einem Artefaktmarker bewegt sich mit voller Bewegung auf OUT zu, ohne
        Unterbrechung. Wird zum ersten Mal ein Marker so genommen, liest der Stalkeranführer Skript 43. Beendet der
        markierte Gegner mit dem Marker eine Bewegung auf OUT, verlässt er damit den Spielplan. Stirbt er, liegt der
        Marker auf seinem Feld und behält seinen Anomalietyp.
    .flavour = Auch sie haben einen Käufer. Auch der wartet nicht.
zone-x12 = Blüte
    .text = Aufbau mit 4 Stalkern: Lege 1 weiteren Artefaktmarker in die Anomalie mit der niedrigsten Nummer. Wird zum
        ersten Mal ein Artefaktmarker mit einem Detektor gefunden, liest der Finder Skript 44. Ende der Runde: Jeder
        Stalker auf einem Anomaliefeld erhält Strahlungsdosis +1. Schicksal P1: Zieh eine Anomaliekarte und ersetze den
        Typ der Anomalien; beim ersten Mal liest danach der Stalkeranführer Skript 45. Schicksal P2: Lege 1
        Artefaktmarker in die Anomalie mit der niedrigsten Nummer, die keinen hat.
    .flavour = Eisblumen, nur dass es warm ist und sie sich nach dir umdrehen.
zone-x13 = Messliste
    .text = Auf Q1, Q2 und Q3 liegt je eine Sonde; der Professor beginnt auf IN. „Das Maßband halten“ (1 Aktion an einer
        Sonde, mit dem Professor auf dem Feld): Lege 1 Universalmarker auf die Sonde. Mit 2 Universalmarkern (3 Stalker:
        3) entferne sie, dann Messungen +1. Lies nach der ersten Messung Skript 52, nach der zweiten Skript 53.
    .flavour = Punkt drei ist unterstrichen. Das war er voriges Jahr auch.
zone-x13-action-hold_the_tape = Das Maßband halten
zone-x14 = Unter Geleit
    .text = Führt ein Stalker auf dem Feld des Professors „Bewegung“ aus, darf der Professor dieselben Schritte machen;
        auf einem Feld mit einem Gegner bleibt er stehen. Er kann nicht gestoßen werden, legt keine Aufmerksamkeit und
        verdeckt ein Symbol wie jeder andere. Verlässt ein Stalker von seinem Feld aus den Spielplan, geht er mit.
        Verlässt er ihn durch OUT, ist das Szenario mit genug Messungen gewonnen, sonst verloren. Wird er zum ersten Mal
        angegriffen, liest der Stalkeranführer Skript 54.
    .flavour = Er geht außen, zwischen dir und was immer es ist.
zone-x15 = Die Zeiger wandern
    .text = Beendet der Professor zum ersten Mal eine Bewegung auf einem Anomaliefeld, lies Skript 55. Schicksal P1: Er
        geht bis zu 2 Felder auf die nächste Anomalie zu. Schicksal P2: Nimm 1 Universalmarker von einer Sonde.
        Schicksal P3: Jeder Gegner in Reichweite 3 von ihm wendet sich ihm zu.
    .flavour = Der Zeiger zittert dorthin, wo er nicht hingehen soll.
zone-x16 = Drei Masten
    .text = Auf Q1, Q2 und Q3 steht je ein Sendemast; das Team erhält 3 Sprengladungen. „Die Ladung anbringen“ (1 Aktion
        an einem Mast, mit einer Sprengladung, kein Gegner auf dem Feld): Lege 1 Universalmarker auf den Mast. Mit 2
        Universalmarkern (allein 1) lege die Sprengladung ab, dreh den Mast auf die scharfe Seite, dann scharfe Masten
        +1; beim ersten Mal lies Skript 62. „Die Drähte abziehen“ (frei, an einem scharfen Mast): Dreh ihn zurück,
        scharfe Masten −1, erhalte 1 Sprengladung. Hat die Suche begonnen (Skript 64), dreht ein Gegner, der an einem
        scharfen Mast eine Bewegung beendet, ihn zurück: scharfe Masten −1, und die Sprengladung liegt auf dem Feld.
    .flavour = Zusammengeschraubt wie Etagenbetten, mit den Matratzenschildern daran.
zone-x16-action-set_the_charge = Die Ladung anbringen
zone-x16-action-strip_the_wiring = Die Drähte abziehen
zone-x17 = Zünder
    .text = „Auslösen“ (1 Aktion, überall, wenn genug Masten scharf sind): Jeder Stalker in Reichweite 1 eines scharfen
        Masts erleidet 12 Schaden, jeder Gegner dort eine schwere Verletzung, und alle scharfen Masten werden entfernt.
        Dann liest der Stalkeranführer Skript 65. Ende dieser Runde: Das Szenario ist gewonnen.
    .flavour = Eine Wohnungsklingel. Das Namensschild hat man drin gelassen.
zone-x17-action-trigger = Auslösen
zone-x18 = Trägerwelle
    .text = Ende der Runde: Liegt ein Marker HOCH auf dem Spielplan, Alarm +1. Erreicht der Alarm zum ersten Mal 3,
        liest der Stalkeranführer Skript 63; bei 5 Skript 64. Schicksal P1: Jeder Stalker im Freien verliert 3 TP oder
        erhält „fixiert“. Schicksal P2: Jeder C4-Gegner bewegt sich bis zu 1 Feld auf den nächsten Mast zu, ohne
        Unterbrechung.
    .flavour = Nimm einen Löffel zwischen die Zähne, dann hörst du es deutlich.
zone-x19 = Der Keller
    .text = „Den Keller abdichten“ (1 Aktion im Schlüsselraum): Lege 1 Marker „Vorräte“ ab, dann Dichtungen +1. Lies bei der
        zweiten Dichtung Skript 72; sind alle da, Skript 74. „Mit dem verkeilen, was du trägst“ (1 Aktion im
        Schlüsselraum, zweimal pro Partie): Lege 1 Montur ab, dann Dichtungen +1.
    .flavour = Neun Stufen hinunter. Das letzte Hochwasser stand an der zehnten.
zone-x19-action-seal_the_cellar = Den Keller abdichten
zone-x19-action-wedge_it_with_what_you_carry = Mit dem verkeilen, was du trägst
zone-x20 = Vorräte
    .text = Aufbau: Lege 2 Marker „Vorräte“ auf Q2, 2 auf Q3 und je 1 auf die Beutefelder 1 bis 4. Vorräte sind ein
        leichter Marker; jeder Stalker trägt höchstens 2 (allein: beliebig viele), und mit 1 „Aufheben“ nimmst du alle,
        die auf dem Feld liegen, bis zu dieser Grenze. Schicksal P1: Entferne die Vorräte, die am weitesten von Q1
        entfernt sind.
    .flavour = Filz, Teer, Blech, eine Kirchenkerze, ein Filter, dem ein Atemzug fehlt.
zone-x21 = Die Front
    .text = Ist die Hälfte des Ereignisdecks gezogen, aufgerundet, liest der Stalkeranführer Skript 73; mit der letzten
        Karte Skript 75. Ende der Runde, ab Runde 3: Jeder Stalker im Freien erhält Strahlungsdosis +1 (die Montur
        schützt); ab Runde 5 noch einmal. Letzte Runde, die Front: Dichtungen −1 für jeden Gegner im Schlüsselraum; ist
        ein Stalker außerhalb des Schlüsselraums, ist das Szenario verloren; für jede fehlende Dichtung verliert jeder
        Stalker 6 TP und erhält Strahlungsdosis +2, alles in einem Verlust; jeder Stalker würfelt für Strahlenbelastung;
        leben alle, ist das Szenario gewonnen. Schicksal P2: Jeder der N Gegner, die Q1 am nächsten sind, bewegt sich
        mit voller Bewegung auf Q1 zu. Schicksal P3: Jeder Gegner im Freien bewegt sich mit voller Bewegung auf den
        nächsten Raum zu, ohne Unterbrechung.
    .flavour = Der Horizont ist rot liniert, und das Lineal kommt näher.
zone-x22 = Notsender
    .text = Auf Q1, Q2, Q3 und den beiden Treffpunkten liegt je ein Notsender verdeckt: 3 sind Menschen, 1 ist leer, 1
        ist ein Köder. Betritt ein Stalker so ein Feld, dreh den Sender um. Ein Mensch: Lege 1 Verletzten dorthin, lies
        Skript 82 (beim zweiten Mal 83, beim dritten 84), dann durchsuchte Sender +1. Leer: Lies Skript 85. Köder: Lies
        Skript 86. Entferne dann den Sender.
    .flavour = Fünf Punkte auf dem Tablet. Einer meldet schwache Batterie.
zone-x23 = Verbluten
    .text = Jeder Verletzte hat einen Blutzähler, auch unter einem Notsender; bei 0 ist er tot. Ein verborgener ist dann
        ein leerer Sender, ein gefundener wird entfernt. Ende der Runde, ab Runde 2: Blut −1 für jeden, der nicht stabil
        und nicht übergeben ist. „Die Wunde verbinden“ (1 Aktion bei einem Verletzten): Wirf 2 Ausrüstungswürfel; mit 3
        ★ lege 1 Universalmarker dorthin, und er ist stabil; sonst lege deinen Marker NIEDRIG auf dein Feld. „Medizin
        geben“ (1 Aktion bei einem Verletzten): Lege 1 Medizin ab und 1 Universalmarker dorthin. Schicksal P1: Blut −1
        für jeden gefundenen Verletzten, der nicht stabil ist.
    .flavour = Drück hier, fester, und erzähl von deiner eigenen Schule.
zone-x23-action-dress_the_wound = Die Wunde verbinden
zone-x23-action-use_medicine = Medizin geben
zone-x24 = Trage
    .text = Ein Verletzter ist ein schwerer Marker. Zwei Stalker, die auf demselben Feld beginnen, dürfen ihn zusammen
        tragen: „Bewegung“ des aktiven geht bis zu 3 Felder weit, und der andere macht dieselben Schritte, ohne
        Aufmerksamkeit zu legen. „Übergeben“ (frei, auf IN): Lege den Verletzten ab, den du trägst, dann Gerettete +1.
        Beim ersten Mal lies Skript 87. Sind genug gerettet, ist das Szenario gewonnen. Schicksal P2: Der Stalker, der
        einem Verletzten am nächsten ist, legt den Marker NIEDRIG auf dessen Feld. Schicksal P3: Jeder Gegner in
        Reichweite 2 eines Verletzten wendet sich ihm zu.
    .flavour = Zwei Gewehre und ein Mantel. Die Ärmel nach innen.
zone-x24-action-hand_over = Übergeben
zone-x25 = Preistafel
    .text = Salz: kaufen 100 K, verkaufen 250 K, Last 1. Blei: kaufen 300 K, verkaufen 650 K, Last 2. Diesel:
        kaufen 500 K, verkaufen 1050 K, Last 3. Ein Laden zahlt 50 K weniger für jede Einheit dieser Ware, die dort schon verkauft wurde
        (seine Sättigung), bis hinunter zum Kaufpreis. Jeder Stalker trägt Last 3 (allein 4). In der Kasse sind
        anfangs das Darlehen und der Rest eures Geldes, bis zur Sparsumme; Ausrüstung, die ihr vom Geld gekauft habt, lässt
        sich in dieser Partie nicht verkaufen. Schicksal P1: Senke 1 Sättigung deiner Wahl um 2. Schicksal P2: Wo der
        höchste Preis gezahlt wird, steigt die Sättigung um 1.
    .flavour = Die Achten waren einmal Dreien. Oder umgekehrt.
zone-x26 = Drei Läden
    .text = Tante Soja steht auf Q1 und liefert Salz, der stumme Gleb auf Q2 und liefert Blei, der Abt auf Q3 und
        liefert Diesel, jeder, bis sein Vorrat aus ist. Jeder kauft die beiden anderen Waren. „Handeln“ (1 Aktion bei
        einem Händler, wenn kein Gegner dich sieht): Kaufe und verkaufe Waren und handle, wie es die Karte des Händlers
        sagt; alles Geld geht über die Kasse. Lies nach dem ersten Handel mit Soja Skript 92, mit Gleb 93, mit dem Abt 94.
        Ende der Runde: Ist in der Kasse, was nötig ist, oder mehr, ist das Szenario gewonnen.
    .flavour = Drei Glocken an drei Türen. Im Laufen lernst du sie unterscheiden.
zone-x26-action-trade = Handeln
zone-x27 = Schutzgeld
    .text = Beendet ein Gegner zum ersten Mal eine Bewegung auf dem Feld eines Händlers, liest der Stalkeranführer
        Skript 95. Ist nach einem Handel zum ersten Mal die Hälfte des Nötigen in der Kasse, liest der Stalkeranführer
        Skript 96. Ende der Runde: Jeder Händler mit einem Gegner auf dem Feld verliert 2 Einheiten Ware. Schicksal P1:
        Zahle 100 K. Schicksal P3: Der menschliche Gegner, der einem Händler am nächsten ist, bewegt sich mit voller
        Bewegung auf ihn zu.
    .flavour = Kaputt machen sie nie etwas. Sie heben es hoch und schauen dich an.
zone-x28 = Der Tresorraum
    .text = Das Panzertor liegt auf der ersten Tür der Schlüsselräume, verschweißte Türen auf allen anderen; drinnen,
        auf Q1, liegen die Geldkassette und 1 Marker „besondere Beute“. Verschweißte Türen lassen sich nicht öffnen, und
        dieses Tor hat kein Rad. „Den Code wählen“ (1 Aktion neben dem Tor, mit genug Teilen des Codes): Öffne das Tor
        und lies Skript 105. „Das Schloss sprengen“ (1 Aktion neben dem Tor): Lege 1 Granate ab, jeder Stalker in
        Reichweite 3 legt den Marker HOCH auf das eigene Feld, lege 1 Universalmarker auf das Tor, dann wirf 4
        Ausrüstungswürfel. Mit 7 ★, oder mit dem dritten Universalmarker, öffne das Tor und lies Skript 105. Ohne 7 ★
        Alarm +1. Die Geldkassette ist ein schwerer Marker (allein: leicht).
    .flavour = Das Tor stammt aus einer Bank. Die hat nie danach gefragt.
zone-x28-action-dial_the_code = Den Code wählen
zone-x28-action-blow_the_lock = Das Schloss sprengen
zone-x29 = Eine halbe Zahl
    .text = Auf Q2 und Q3 liegt je ein Marker „Teil des Codes“. Der Elitegegner, der Q1 am nächsten ist, ist markiert.
        „Im Kassenbuch lesen“ (1 Aktion an einem Marker „Teil des Codes“): Entferne ihn, lies Skript 102 (beim zweiten
        Mal 103), dann Teile des Codes +1. Stirbt der markierte Gegner: Teile des Codes +1, und wer ihn getötet hat,
        liest Skript 104.
    .flavour = Der Kassierer ändert sie jeden Monat. Die Geburtstage sind ihm ausgegangen.
zone-x29-action-read_the_ledger = Im Kassenbuch lesen
zone-x30 = Stilles Haus
    .text = Ende der Runde: Liegt ein Marker HOCH auf dem Spielplan, Alarm +1. Erreicht der Alarm zum ersten Mal 3,
        liest der Stalkeranführer Skript 106; bei 5 Skript 107. Hat die Geldkassette den Spielplan durch OUT verlassen
        und ist kein Stalker mehr auf dem Spielplan, ist das Szenario gewonnen. Schicksal P1: Der markierte Gegner
        bewegt sich mit voller Bewegung auf Q2 zu. Schicksal P2: Jeder menschliche Gegner dreht sich um 90° im
        Uhrzeigersinn. Schicksal P3: Jeder C3-Gegner rückt bis zu 2 Felder vor.
    .flavour = Die dritte Stufe knarrt. Das haben sie allen gesagt, und ein Brett darübergelegt.

# Aufbaukarten

zone-u01 = Buswrack
    .text = Aufbau: Lege den Bus auf Fahrzeugplatz 1 und 2 Beutemarker hinein.
    .flavour = Ein Schulbus auf den Felgen, jeder Vorhang zugezogen und festgesteckt.
zone-u02 = Verbrannter Panzerwagen
    .text = Aufbau: Lege das ausgebrannte Wrack auf Fahrzeugplatz 2 und 1 Marker „besondere Beute“ hinein.
    .flavour = Er hat vor Jahren gebrannt. Die Platten ticken noch, als kühlten sie ab.
zone-u03 = Liegengebliebener Konvoi
    .text = Aufbau: Lege auf jeden der beiden Fahrzeugplätze einen Lastwagen und darauf je 1 Marker „unbekannter Gegner“
        und 1 Beutemarker.
    .flavour = Zwei Lastwagen, Stoßstange an Stoßstange, alle Wischer auf halbem Weg stehen geblieben.
zone-u04 = Der Bagger
    .text = Aufbau: Lege den Bagger auf seinen Platz. „Den Arm schwenken“ (1 Aktion am Bagger, einmal pro Partie): Lege
        deinen Marker HOCH auf dein Feld, lege ein Loch in die nächste Wand eines Raums, dann lies Skript 131.
    .flavour = Der Schlüssel steckt, an einem Ring mit einer Plastikerdbeere.
zone-u04-action-swing_the_arm = Den Arm schwenken
zone-u05 = Regenkanal
    .text = Aufbau: Lege den Regenkanal auf den Rohrplatz. Schicksal P1: Lege 1 Marker „unbekannter Gegner“ hinein.
    .flavour = Breit genug für Schultern. Die Luft darin geht hin und her.
zone-u06 = Kabelschacht
    .text = Aufbau: Lege den Kabelschacht auf den Rohrplatz und ein Loch auf Lochplatz 1.
    .flavour = Auf den Ellbogen, den Rucksack an einer Schnur hinter dir her.
zone-u07 = Einschusslöcher
    .text = Aufbau: Lege ein Loch auf jeden der beiden Lochplätze.
    .flavour = Tageslicht durch den Ziegel, und ein Rotkehlchen, das eingezogen ist.
zone-u08 = Vorhängeschlösser
    .text = Aufbau: Lege je eine verschlossene Tür auf die Türplätze 1 und 2 und 1 Beutemarker auf das Beutefeld, das
        der ersten am nächsten ist. „Die Tür aufbrechen“ (1 Aktion daneben): Wirf 2 Ausrüstungswürfel; mit 3 ★ geht sie
        auf, sonst lege deinen Marker NIEDRIG auf dein Feld.
    .flavour = Blanke Schlösser, im Satz gekauft. Ein Schlüssel täte es für alle.
zone-u09 = Schott
    .text = Aufbau: Lege das Panzertor auf die erste Tür des Tresorraums, verschweißte Türen auf seine anderen Öffnungen
        und 1 Marker „besondere Beute“ hinein. „Am Rad drehen“ (1 Aktion neben dem Tor): Lege 1 Universalmarker darauf
        und deinen Marker NIEDRIG auf dein Feld; mit 3 Universalmarkern geht es auf. Verschweißte Türen bleiben zu.
    .flavour = Eine Schiffstür, vier Tagesmärsche von jedem Wasser, auf dem ein Schiff führe.
zone-u10 = Umgestürzter Mast
    .text = Aufbau: Lege den umgestürzten Mast auf Geländeplatz 1; niemand betritt ihn. Schicksal P1: Jeder Stalker in
        Reichweite 1 davon erleidet 4 Schaden.
    .flavour = Die Leitung müsste tot sein. Sag das dem Gras darunter.
zone-u11 = Alter Graben
    .text = Aufbau: Lege einen Graben auf jeden der beiden Geländeplätze.
    .flavour = Wer sich hier eingrub, meinte es ernst und legte Parkett aus.
zone-u12 = Stehendes Wasser
    .text = Aufbau: Lege das stehende Wasser auf Geländeplatz 2; niemand betritt es.
    .flavour = Sie ließen einen Stein an vierzig Metern Schnur hinab. Er kam herauf.
zone-u13 = Wachhäuschen
    .text = Aufbau: Lege das Wachhäuschen auf den Hausplatz und 1 Marker „unbekannter Gegner“ und 2 Beutemarker hinein.
    .flavour = Der Ofen ist kalt, und das Fenster ist geputzt.
zone-u14 = Versiegelter Container
    .text = Aufbau: Lege den Container auf den Hausplatz, mit einer verschlossenen Tür davor, und 1 Marker „besondere
        Beute“ hinein. „Das Siegel brechen“ (1 Aktion neben dem Container, einmal pro Partie): Lies Skript 132.
    .flavour = Ein Zollsiegel in einem Alphabet, in dem hier niemand fluchen kann.
zone-u14-action-break_the_seal = Das Siegel brechen
zone-u15 = Heißer Boden
    .text = Aufbau: Lege 3 Strahlungsmarken auf Felder im Freien deiner Wahl, keine auf IN. So ein Feld hat Strahlung
        +2.
    .flavour = Nackte Erde im Kreis, und der Schnee hat sich daran gehalten.
zone-u16 = Vom Regen gewaschen
    .text = Jedes Feld mit Strahlung unter 3 hat Strahlung −1.
    .flavour = Am Randstein wächst wieder Moos, und auf dem Moos sitzt eine Schnecke.
zone-u17 = Zweite Blüte
    .text = Aufbau: Lege 1 weiteren Artefaktmarker in eine Anomalie deiner Wahl.
    .flavour = Zweimal in einem Jahr. Die Führer klopfen auf Holz und dann auf den Preis.
zone-u18 = Unruhiger Boden
    .text = Schicksal P1: Zieh eine Anomaliekarte und ersetze den Typ der Anomalien.
    .flavour = Am Montag war es Feuer. Seitdem hat es sich weitergebildet.
zone-u19 = Weite Felder
    .text = Bei einem Aktivierungswurf aktiviert P1 die Anomalie immer, auch ohne so ein Symbol auf dem Weg.
    .flavour = Der Rand ist mit Fähnchen markiert. Sie sind versetzt, jedes um einen Schritt.
zone-u20 = Das Nest
    .text = Aufbau: Lege das Nest auf den ersten dichten Hordenplatz. „Hineinschneiden“ (1 Aktion am Nest): Lege 1
        Universalmarker darauf und deinen Marker NIEDRIG auf dein Feld; mit 2 Universalmarkern entferne es und lege 1
        Beutemarker dorthin. „Ausbrennen“ (1 Aktion am Nest): Lege 1 Granate ab, lege deinen Marker HOCH auf dein Feld,
        entferne das Nest und lege 1 Beutemarker dorthin. Schicksal P2: 1 C3-Gegner erscheint am Nest, oder ein
        C4-Gegner, wenn kein C3-Gegner auf dem Spielplan ist.
    .flavour = Haar, Draht, ein Kinderwagen. Es hebt und senkt sich um einen Fingerbreit.
zone-u20-action-cut_into_it = Hineinschneiden
zone-u20-action-burn_it_out = Ausbrennen
zone-u21 = Besuch eines Offiziers
    .text = Aufbau: 1 C2-Gegner erscheint auf dem ersten verstreuten Eliteplatz. Stirbt zum ersten Mal ein C2-Gegner,
        lege 2 Beutemarker auf sein Feld und lege diese Karte ab.
    .flavour = Blanke Stiefel in all dem Schlamm. Einer trägt ihm die Schuhcreme nach.
zone-u22 = Dünne Streifen
    .text = Aufbau: Entferne 1 Gegner der Kategorie Horde deiner Wahl, ab 3 Stalkern 2.
    .flavour = Die Hälfte ist auf einer Hochzeit. Die andere hat ihr die Jacken geliehen.
zone-u23 = Volle Kaserne
    .text = Aufbau: Lege je 1 weiteren Marker „unbekannter Gegner“ auf die Plätze für unbekannte Gegner 1 bis 3.
    .flavour = Zahltag. Sogar die Krankgemeldeten sind aufgestanden.
zone-u24 = Toter Briefkasten
    .text = Aufbau: Lege 1 Marker „besondere Beute“ und 2 Marker „unbekannter Gegner“ auf den Versteckplatz.
    .flavour = Eine Flasche im Baum, Hals nach Osten. Das ist das Zeichen.
zone-u25 = Ausgeräumt
    .text = Aufbau: Lege auf jedes Beutefeld 1 Beutemarker statt 2.
    .flavour = Die Schubladen liegen am Boden, der Boden lehnt an der Wand.
zone-u26 = Irrtum des Quartiermeisters
    .text = Aufbau: Lege 2 Beutemarker auf IN.
    .flavour = Eine Kiste mehr als auf der Liste. Er hat die Liste berichtigt.
zone-u27 = Hausierer am Weg
    .text = Aufbau: Ein zufälliger Händler (Tante Soja, der stumme Gleb oder der Abt), der nicht im Spiel ist, kommt auf
        Treffpunkt 1.
    .flavour = Zuerst hörst du den Kinderwagen. Ein Rad ist von einem Rasenmäher.
zone-u28 = Ein Feuer in den Ruinen
    .text = Aufbau: Ein zufälliger Fremder (der Mann im Regencape, der Deserteur oder die Stimme im Brunnen), der nicht
        im Spiel ist, kommt auf Treffpunkt 2.
    .flavour = Ein Licht dort oben, ganz offen, wie eine Lampe für Gäste.
zone-u29 = Noch zwei Hände
    .text = Aufbau: Ein zufälliger Helfer (Foma, Wassylyna oder Tamara), der nicht im Spiel ist, kommt auf IN.
    .flavour = „Ich kenne den Weg.“ Du hast nicht gefragt, welchen.
zone-u30 = Hintereingang
    .text = Aufbau: Höchstens die Hälfte der Stalker, abgerundet (allein: du), darf auf einem Beutefeld beginnen, das von
        jedem Gegner Reichweite 3 oder mehr entfernt ist.
    .flavour = Hinten hat der Zaun eine Lücke, mit einem Vorhang davor.
zone-u31 = Beobachtete Anfahrt
    .text = Aufbau: Jeder Stalker legt den Marker NIEDRIG auf das eigene Feld; jeder der N Gegner, die IN am nächsten
        sind, wendet sich IN zu.
    .flavour = Der Lastwagen wurde gesehen. Er hat einen Scheinwerfer und ist dafür bekannt.
zone-u32 = Alte Schuld
    .text = Bitte: Am Ende der Partie sind die Ausrüstungskarten auf euren PDAs so viel wert wie verlangt. Was Stalker
        tragen, die den Spielplan verlassen haben, zählt mit.
    .flavour = Der Lastwagen war geliehen. Das Lenkrad und der Kanister auch.
zone-u33 = Erkennungsmarken
    .text = Aufbau: Lege je eine Erkennungsmarke auf den ersten dichten und den zweiten verstreuten Eliteplatz. „Die
        Marke nehmen“ (1 Aktion an einer Erkennungsmarke): Entferne sie, dann Erkennungsmarken +1. Bitte: Genug
        Erkennungsmarken sind genommen.
    .flavour = Ein Schreiber will die Namen. Seine Liste hat schon Zeilen dafür.
zone-u33-action-take_the_tag = Die Marke nehmen
zone-u34 = Bring ihn heim
    .text = Aufbau: Der Rekrut kommt auf Treffpunkt 1. Bitte: Er ist heimgeschickt. Stirbt er, verliert jeder Stalker 2
        TP, und diese Karte wird abgelegt.
    .flavour = Seine Schwester fährt die Fähre. Man hat dir zweimal gesagt, wer die Fähre fährt.

# Ereigniskarten: sofort

zone-e01 = Zweite Luft
    .text = Jeder Stalker heilt 2 TP oder erhält Konzentration.
    .flavour = Eine Minute ohne Schüsse. Drüben lacht einer, dann mehrere, dann zischt jemand.
zone-e02 = Verlorener Rucksack
    .text = Lege 2 Beutemarker auf das leere Feld im Freien, das dem Stalkeranführer am nächsten ist.
    .flavour = Er liegt auf der Straße, die Riemen durchgeschnitten. Geschnitten, nicht aufgemacht.
zone-e03 = Verirrter Schuss
    .text = Ist ein menschlicher Gegner auf dem Spielplan, erleidet der Stalker, der einem am nächsten ist, 5 Schaden,
        verringert durch Deckung.
    .flavour = Ein Schuss, aus einem Fenster mit Geranien. Die Geranien hattest du bewundert.
zone-e04 = Witterung
    .text = Jeder der N + 1 Mutanten, die dem Stalkeranführer am nächsten sind, bewegt sich mit voller Bewegung auf ihn
        zu.
    .flavour = Die Wäsche dreht sich auf der Leine, und jede Schnauze mit ihr.
zone-e05 = Offener Kanal
    .text = Sieh dir den obersten Marker „unbekannter Gegner“ jedes Stapels an.
    .flavour = Zwei Streifen streiten, wer dran ist, und wo, und seit wann.
zone-e06 = Grünspan
    .text = Jeder Stalker: Munition in der ausgerüsteten Waffe −1.
    .flavour = Grüne Patronen, unterm Boden eines Fischladens gefunden. Es gab Rabatt.
zone-e07 = Beutel mit Schrauben
    .text = Jeder Stalker erhält 1 Schraube.
    .flavour = An einer Birke ein Sack Muttern. Auf dem Brett steht: Nimm. Füll nach.
zone-e08 = Klingende Felder
    .text = Wirf den Anomalie-Würfel für jede Anomalie: Sie wird mit diesem Symbol aktiviert.
    .flavour = Der Boden gibt einen Ton, wie ein Glas unter nassem Finger.
zone-e09 = Flüstern im Rauschen
    .text = Der Stalkeranführer liest Skript 121.
    .flavour = Eine Nachricht auf dem PDA. In der Stimme, die du begraben hast.
zone-e10 = Wachablösung
    .text = Jeder menschliche Gegner dreht sich um, dann rückt er bis zu 2 Felder vor.
    .flavour = Einer pfeift, einer reißt ein Streichholz an. Das Streichholz ist die Übergabe.
zone-e11 = Krähen
    .text = Der Stalker, der einem Gegner am nächsten ist, legt den Marker HOCH auf das eigene Feld.
    .flavour = Der Schwarm steigt auf wie ein Vogel und hängt über einem Hut. Deinem.
zone-e12 = Luft zum Atmen
    .text = Jeder Stalker in einem Raum legt „fixiert“ und „verwundbar“ ab; Strahlungsdosis −2.
    .flavour = Ein trockener Boden, und eine Tür, die mit zwei Fingern zugeht.
zone-e13 = Ungeziefer läuft
    .text = 2 Nager erscheinen auf dem Platz für unbekannte Gegner, der von allen Stalkern am weitesten entfernt ist, ab
        3 Stalkern 3.
    .flavour = Geordnet verlassen die Ratten die Mühle. Dann kommt, wem sie Platz gemacht haben.
zone-e14 = Riemen nachziehen
    .text = Jeder Stalker darf sofort „Vorbereiten“ ausführen, ohne Aktion.
    .flavour = Dreißig Sekunden. Alles kommt dahin, wo deine Hand es sucht.
zone-e15 = Entladung
    .text = Jeder Stalker legt Konzentration ab. Dann legt der Stalkeranführer den Marker NIEDRIG auf das eigene Feld.
    .flavour = Die Lampen gehen aus, alle, und kommen ein wenig anders wieder.
zone-e16 = Der Mann, der Karten verkaufte
    .text = Der Stalkeranführer liest Skript 123.
    .flavour = Er liegt auf dem Gesicht und hält die Mappe unter sich trocken.

# Ereigniskarten: eine Runde

zone-e17 = Nebelbank
    .text = Lege 4 Marker „Keine Sicht“ auf Felder im Freien deiner Wahl in Reichweite 3 des Stalkeranführers.
    .flavour = Der Graben kocht über, weiß, und niemand nimmt ihn vom Feuer.
zone-e18 = Der Zähler lügt
    .text = In dieser Runde hat jedes Feld mit Strahlung Strahlung +1.
    .flavour = Hier ist der Zähler still. Schüttle ihn, und er ist immer noch still.
zone-e19 = Adrenalin
    .text = Jeder Stalker erhält 1 Universalmarker (Extra-Aktion).
    .flavour = Deine Hände zittern nicht mehr und warten auf Anweisungen.
zone-e20 = Tiefe Sonne
    .text = In dieser Runde sehen Gegner nichts zur Seite.
    .flavour = Sie hängt zwischen zwei Schuppen, und alle außer dir müssen hineinsehen.
zone-e21 = Nervöse Finger
    .text = In dieser Runde haben Reaktionen Schaden +2.
    .flavour = Die Finger liegen schon am Abzug. Du siehst es an den Ellbogen.
zone-e22 = Ruhige Hände
    .text = In dieser Runde wirft jeder Stalker beim ersten Waffenangriff 1 Ausrüstungswürfel mehr.
    .flavour = Ausatmen. Halb. Jetzt.
zone-e23 = Schwerer Boden
    .text = In dieser Runde reicht „Bewegung“ eines Stalkers im Freien 1 Feld weniger weit.
    .flavour = Lehm. Ab und zu behält er einen Stiefel und gibt den Fuß zurück.
zone-e24 = Summende Luft
    .text = In dieser Runde lassen sich Aktivierungswürfe für Anomalien nicht neu werfen.
    .flavour = Die Härchen am Arm legen sich in die eine Richtung, dann in die andere.
zone-e25 = Loser Kies
    .text = In dieser Runde sind „Schleichen“ und „Ablenken“ nicht erlaubt.
    .flavour = Jeder Schritt ist ein Satz, und lesen können hier alle.
zone-e26 = Ferne Schüsse
    .text = In dieser Runde legt „Bewegung“ keinen Marker NIEDRIG.
    .flavour = Ein anderer Krieg, drei Hügel weiter. Er deckt deinen sehr schön zu.
zone-e27 = Laufschritt
    .text = In dieser Runde reicht „Bewegung“ 1 Feld weiter. Ende der Runde: Jeder Stalker verliert 1 TP.
    .flavour = Lauf jetzt. Die Rechnung schickt die Lunge am Abend.

# Ereigniskarten: lang

zone-e28 = Rohrbruch
    .text = Lege ein Leck auf Geländeplatz 1. Ein Feld mit einem Leck hat Strahlung +2. „Die Leitung schließen“ (1
        Aktion an einem Leck): Entferne alle Lecks und lege diese Karte ab. Schicksal P3: Lege ein weiteres Leck auf das
        Feld, das einem Leck am nächsten ist.
    .flavour = Etwas Gelbes kommt die Gosse herauf, so schnell wie eine Warteschlange.
zone-e28-action-close_the_main = Die Leitung schließen
zone-e29 = Kreisender Hubschrauber
    .text = Schicksal P1: Lege diese Karte ab. Schicksal P2: Der Stalker im Freien, der dem Stalkeranführer am nächsten
        ist, erleidet 6 Schaden, verringert durch Deckung, und legt den Marker HOCH auf das eigene Feld. Schicksal P3:
        Der Stalker im Freien, der dem Stalkeranführer am nächsten ist, legt den Marker NIEDRIG auf das eigene Feld.
    .flavour = Er hängt in seinem eigenen Lärm. Der Schütze schält ein Ei.
zone-e30 = Blutender Himmel
    .text = Schicksal, jedes Symbol: Jeder Stalker im Freien erhält Strahlungsdosis +1 (die Montur schützt). Schicksal
        P1: Lege diese Karte ab.
    .flavour = Die Wolken sind übers Kraftwerk gekommen und haben etwas mitgebracht.
zone-e31 = Gejagt
    .text = Markiere den C2-Gegner, der dem Stalkeranführer am nächsten ist; gibt es keinen, einen C3-Gegner, gibt es
        keinen, einen C4-Gegner. Schicksal, jedes Symbol: Er bewegt sich mit voller Bewegung auf den Stalkeranführer zu.
        Stirbt er, erhält, wer ihn getötet hat, Konzentration, und diese Karte wird abgelegt.
    .flavour = Es hat seine Beute halb gefressen liegen lassen. Es hält Abstand, und zwar deinen.
zone-e32 = Unruhiges Feld
    .text = Schicksal P1: Zieh eine Anomaliekarte und ersetze den Typ der Anomalien. Schicksal P2: Wirf den
        Anomalie-Würfel für die Anomalie, die dem Stalkeranführer am nächsten ist: Sie wird mit diesem Symbol aktiviert.
    .flavour = Gestern hat es gebrannt, heute beißt es. Die Schafe haben die Wiese aufgegeben.
zone-e33 = Markiertes Versteck
    .text = Lege 1 Marker „besondere Beute“ und 1 Marker „unbekannter Gegner“ auf den Versteckplatz. Wird der Marker
        „besondere Beute“ aufgehoben, lege diese Karte ab. Schicksal P1: Entferne ihn und lege diese Karte ab.
    .flavour = Auf der Karte war ein Kreuz. An der Stelle sind Fußspuren, kleine.
zone-e34 = Müde Filter
    .text = Schicksal, jedes Symbol: Jeder Stalker mit Strahlungsdosis 4 oder mehr verliert 1 TP. „Die Filter wechseln“
        (frei): Lege 1 Medizin und diese Karte ab.
    .flavour = Die Luft in der Maske ist Rost, dann Münzen, dann nichts.
zone-e34-action-change_the_filters = Die Filter wechseln
zone-e35 = Jemandes Lagerfeuer
    .text = Lege das Lagerfeuer auf den Treffpunkt, der dem Stalkeranführer am nächsten ist. „Hinsetzen“ (1 Aktion
        am Lagerfeuer, einmal pro Stalker): Heile 3 TP und erhalte Konzentration; beim ersten Mal lies Skript 125.
        Schicksal P1: Entferne das Lagerfeuer und lege diese Karte ab.
    .flavour = Der Tee ist warm, der Baumstamm ist warm, und niemand ist zu sehen.
zone-e35-action-sit_down = Hinsetzen
zone-e36 = Kopfgeldzettel
    .text = Tötet ein Stalker einen Gegner der Kategorie Elite oder Boss, erhält er 1 Karte der besonderen Beute, und
        diese Karte wird abgelegt. Schicksal P3: Der C1-Gegner, der dem Stalkeranführer am nächsten ist, bewegt sich mit
        voller Bewegung auf OUT zu; gibt es keinen, ein C2-Gegner.
    .flavour = Gesucht, steht da. „Lebend“ ist gestrichen, das spart Porto.
zone-e37 = Leere Mägen
    .text = Der Marker des Stalkeranführers heilt nichts, und „Vorbereiten“ gibt keine Konzentration. Benutzt ein
        Stalker Nahrung, lege diese Karte ab. Schicksal P2: Der Stalkeranführer verliert 1 TP.
    .flavour = Jeder war sicher, dass ein anderer das Brot hat.

# Ereigniskarten: Wetter

zone-e38 = Niesel
    .text = Gegner im Freien sehen nach vorn 1 Feld weniger weit. Schicksal P1: Lege diese Karte ab.
    .flavour = Feiner Regen. Er hält jedem kleinen Geräusch die Hand vor den Mund.
zone-e39 = Saurer Regen
    .text = Schicksal P3: Jeder Stalker im Freien erhält Strahlungsdosis +2 (die Montur schützt). Schicksal P4: Jeder
        Stalker im Freien erhält Strahlungsdosis +1 (die Montur schützt).
    .flavour = Das Wartehäuschen verliert von oben nach unten die Farbe.
zone-e40 = Bodennebel
    .text = Gegner im Freien sehen höchstens 2 Felder weit; Waffen von Stalkern im Freien reichen höchstens 2 Felder
        weit. Schicksal P1: Lege diese Karte ab. Schicksal P2: Lege 1 Marker „Keine Sicht“ auf das Feld im Freien, das
        dem Stalkeranführer am nächsten ist.
    .flavour = Zuerst sind die Knie weg, dann der Rest der Gesellschaft.
zone-e41 = Staubwind
    .text = Ein Stalker im Freien wirft bei Waffenangriffen 1 Stalkerwürfel weniger und hat bei „Ablenken“ und
        „Schrauben und Muttern“ Reichweite −1. Schicksal P2: Jeder Stalker im Freien legt Konzentration ab.
    .flavour = Sand zwischen den Zähnen, im Verschluss, in der Marmelade.
zone-e42 = Gewitter
    .text = Ein Waffenangriff eines Stalkers im Freien legt den Marker NIEDRIG statt HOCH. Schicksal P1: Jeder Stalker
        im Freien ohne Deckung erleidet 6 Schaden. Schicksal P2: Wirf den Anomalie-Würfel für die Anomalie, die dem
        Stalkeranführer am nächsten ist: Sie wird mit diesem Symbol aktiviert.
    .flavour = Vier Sekunden. Drei. Bei eins kannst du schießen.
zone-e43 = Tote Hitze
    .text = Schicksal P2: Jeder Stalker ohne Konzentration verliert 1 TP. Schicksal P3: Jeder Stalker legt Konzentration
        ab.
    .flavour = Die Wäsche trocknet nicht. Selbst die Fliegen gehen zu Fuß.
zone-e44 = Erster Frost
    .text = Jedes Feld hat Strahlung −1. Schicksal P1: Der Stalkeranführer erhält „fixiert“.
    .flavour = Die Pfützen bekommen Haut, und der Zähler nickt ein.

# Ereigniskarten: stärkere Gegner

zone-e45 = Splitterwesten
    .text = Schwellen menschlicher Gegner +1. Stirbt ein menschlicher Gegner durch einen Kopftreffer oder einen
        verheerenden Angriff, lege diese Karte ab.
    .flavour = Platten unter den Jacken. Über Nacht sind sie alle dicker geworden.
zone-e46 = Tollwut
    .text = Schaden von Angriffen der Mutanten +1. Schicksal P3: Jeder der N Mutanten, die dem Stalkeranführer am
        nächsten sind, bewegt sich mit voller Bewegung auf ihn zu. Sind 2 Mutanten gestorben, seit diese Karte da ist,
        lege sie ab.
    .flavour = Schaum bis zu den Augen. Was ein Stock ist, haben sie vergessen.
zone-e47 = Der Sergeant
    .text = Markiere den C2-Gegner, der dem Stalkeranführer am nächsten ist; gibt es keinen, einen menschlichen Gegner,
        gibt es keinen, irgendeinen. Menschliche Gegner in Reichweite 3 des markierten haben Schaden +1 und Bewegung +1.
        Schicksal P2: Jeder menschliche Gegner wendet sich dem Stalkeranführer zu. Stirbt der markierte Gegner, lege
        diese Karte ab.
    .flavour = Der Leise sagt zwei Worte, und die Lauten setzen sich in Bewegung.
zone-e48 = Nachtaugen
    .text = Gegner sehen zur Seite und nach hinten 1 Feld weiter. Schicksal P1: Lege diese Karte ab. Am Ende einer Runde
        ohne Marker HOCH auf dem Spielplan lege diese Karte ab.
    .flavour = Sie schauen dorthin, wo du gleich gewesen wärst.
zone-e49 = Frische Gurte
    .text = Fernkampfangriffe von Gegnern haben Reichweite +1 und Schaden +1. Haben Stalker 2 Beutemarker aufgehoben,
        seit diese Karte da ist, lege sie ab.
    .flavour = Drüben haben sie eine Kiste aufgebrochen, mit Gesang.
zone-e50 = Dickes Fell
    .text = Schwellen von Mutanten +1. Wird ein Mutant von einem verheerenden Angriff oder einer Anomalie getroffen,
        lege diese Karte ab.
    .flavour = Narbe auf Narbe. Das Blei wird platt und fällt ab wie Kletten.

# Ereigniskarten: Ass im Ärmel

zone-e51 = Rauchbüchse
    .text = Frei, einmal: Lege 1 Marker „Keine Sicht“ auf dein Feld und 2 auf Felder deiner Wahl in Reichweite 1.
    .flavour = Noch ein Zug, steht auf dem Klebeband. Das Klebeband ist nicht neu.
zone-e52 = Alter Gefallen
    .text = Frei, einmal: Erhalte 1 Gegenstand deiner Wahl im Wert von höchstens 500 K.
    .flavour = Du hast einem mal die Leiter gehalten. Es war die richtige Leiter.
zone-e53 = Glücksmünze
    .text = Einmal, nach einem beliebigen Wurf eines Stalkers, wenn neu geworfen werden darf: Wirf bis zu 6 der Würfel
        neu.
    .flavour = Kopf auf beiden Seiten, und auf der einen abgegriffen.
zone-e54 = Leuchtpistole
    .text = 1 Aktion, einmal: Wähle ein Feld in Reichweite 4 und in Sichtlinie. Jeder der N + 2 Gegner, die ihm am
        nächsten sind, bewegt sich mit voller Bewegung darauf zu.
    .flavour = Über dem falschen Dach ist plötzlich Weihnachten. Das wollen sie sehen.
zone-e55 = Bekannter Pfad
    .text = Frei, einmal: Bewege dich bis zu 3 Felder, ohne Aufmerksamkeit; bis zum Ende des Zugs wirken Anomalien nicht
        auf dich.
    .flavour = Am Pfahl links, und rechts, wo man nirgends abbiegen kann.
zone-e56 = Feldspritze
    .text = Frei, einmal: Heile 5 TP; Strahlungsdosis +2.
    .flavour = Eine gelbe Ampulle. Das Etikett ist abgeleckt.

# Ereigniskarten: Bitten

zone-e57 = Der Brief
    .text = Lege den Brief auf den Schauplatz (Q1, Q2 oder Q3), der vom Stalkeranführer am weitesten entfernt ist. „Den
        Brief nehmen“ (1 Aktion am Brief): Entferne ihn und lies Skript 127. Bitte: Der Brief ist genommen. „Den Befehl
        verbrennen“ (frei, nur der Stalkeranführer): Jeder Stalker legt Konzentration ab, der Stalkeranführer verliert 3
        TP, dann lege diese Karte ab.
    .flavour = Die Tasche des Boten hängt zugeschnallt am Ast. Der Bote nicht.
zone-e57-action-take_the_letter = Den Brief nehmen
zone-e57-action-burn_the_order = Den Befehl verbrennen
zone-e58 = Beweise für den Major
    .text = Für jeden Gegner, der von jetzt an stirbt, Abzeichen +1. Bitte: Es sind N + 1 Abzeichen oder mehr. „Den
        Vertrag zerreißen“ (frei, nur der Stalkeranführer): Jeder Stalker legt Konzentration ab, der Stalkeranführer
        verliert 3 TP, dann lege diese Karte ab.
    .flavour = Er zahlt pro Kragenspiegel. Zum Vergleichen hat er eine Schublade voll.
zone-e58-action-tear_up_the_contract = Den Vertrag zerreißen

# Figuren

character-foma = Foma der Träger
character-ilarion = Ilarion, Feldforscher
character-zoya = Tante Soja
character-gleb = Der stumme Gleb
character-abbot = Der Abt
character-rain_cape = Der Mann im Regencape
character-deserter = Der Deserteur
character-vasylyna = Wassylyna die Sanitäterin
character-well_voice = Die Stimme im Brunnen
character-tamara = Die alte Tamara mit der Ziege
character-conscript = Der Rekrut

zone-c01 = { character-foma }
    .text = Helfer: 4 TP, keine Verteidigung. Wird nur angegriffen, wenn kein Stalker in Sichtlinie des Angreifers ist.
        Trägt 1 schweren oder 4 leichte Marker für das Team. Am Ende des Zugs eines Stalkers auf seinem Feld oder
        daneben darf er sich bis zu 3 Felder zu ihm bewegen. „Beladen“ (frei, auf seinem Feld): Gib Marker ab oder nimm
        sie zurück. Bei 0 TP wird er entfernt; was er trägt, liegt auf seinem Feld. Schicksal P1, solange er in einem
        Raum ist: Er geht bis zu 2 Felder auf IN zu.
    .flavour = Siebzehn und gebaut wie ein Schrank. In Keller geht er nicht.
    .greeting = „Gib her. Alles. Sag nur vorher, ob da Treppen sind, und wohin.“
zone-c01-action-load_up = Beladen
zone-c02 = { character-ilarion }
    .text = Helfer: 12 TP allein, 10 mit 2 Stalkern, 8 mit 3, 6 mit 4; Verteidigung 1. Wird angegriffen wie ein Stalker,
        aber Stalker in Sichtlinie kommen zuerst. Bewegt sich nur, wie „Unter Geleit“, „Die Zeiger wandern“ und Skripte
        es sagen. „Ihn verarzten“ (1 Aktion auf seinem Feld): Lege 1 Medizin ab; er heilt 4 TP. Bei 0 TP liegt er am
        Boden und ist ein schwerer Marker; über 0 geheilt, steht er auf; Schaden oder TP-Verlust am Boden tötet ihn.
    .flavour = Er schreibt, während du blutest, und notiert die Farbe.
    .greeting = „Guten Morgen. Das ist Klara, sie misst. Das ist Otto, er widerspricht. Und Sie waren?“
zone-c02-action-patch_him_up = Ihn verarzten
zone-c03 = { character-zoya }
    .text = Händlerin. „Handeln“ (1 Aktion auf ihrem Feld, wenn kein Gegner dich sieht): Du darfst Gegenstände zum Wert
        kaufen und Gegenstände und Artefakte zum halben Wert verkaufen. Schicksal P1: Ist ein Gegner in Reichweite 1 von
        ihr, geht sie für immer.
    .flavour = Wiegt alles zweimal und glaubt dem zweiten Mal.
    .greeting = „Mager. So mager seid ihr alle. Das macht hundert, Schätzchen, und wisch den Lauf ab.“
zone-c03-action-trade = Handeln
zone-c04 = { character-gleb }
    .text = Händler. „Handeln“ (1 Aktion auf seinem Feld, wenn kein Gegner dich sieht): Du darfst Magazine zu je 300 K,
        Schrauben zu je 50 K und Waffen von Rang I zum Wert kaufen und Waffen und Modifikationen zum halben Wert
        verkaufen. Schicksal P1: Ist ein Gegner in Reichweite 1 von ihm, geht er für immer.
    .flavour = Die Preise stehen auf Pappe. Auf der Rückseite steht: Nein.
    .greeting = Er hebt die Pappe vom Ladentisch, pustet sie ab und stellt sie vor dich hin.
zone-c04-action-trade = Handeln
zone-c05 = { character-abbot }
    .text = Händler. „Handeln“ (1 Aktion auf seinem Feld, wenn kein Gegner dich sieht): Du darfst Monturen von Rang I
        und II und Modifikationen für Monturen zum Wert kaufen und Artefakte zum vollen Wert verkaufen. Schicksal P1:
        Ist ein Gegner in Reichweite 1 von ihm, geht er für immer.
    .flavour = Er segnet den Zähler, und widerspricht der, segnet er ihn noch einmal.
    .greeting = „Friede. Mach die Tür zu, sie frisst den Weihrauch. Was hast du ausgegraben, das liegen sollte?“
zone-c05-action-trade = Handeln
zone-c06 = { character-rain_cape }
    .text = Fremder. „Ihn ansprechen“ (1 Aktion auf seinem Feld, einmal pro Stalker): Lies Skript 111. Schicksal P1: Er
        geht zu dem Schauplatz (Q1, Q2 oder Q3), der dem Stalkeranführer am nächsten ist.
    .flavour = Trocken bei jedem Wetter, bis zum Rand der Kapuze.
    .greeting = Er kehrt dir den Rücken zu. Das Cape hängt ganz gerade, obwohl Wind geht.
zone-c06-action-talk_to_him = Ihn ansprechen
zone-c07 = { character-deserter }
    .text = Fremder. „Ihm ein Geschäft anbieten“ (1 Aktion auf seinem Feld, einmal pro Partie): Lies Skript 113. Betritt
        ein Gegner sein Feld und ist er nicht euer Verbündeter, liest der Stalkeranführer Skript 114, und er geht für
        immer. Schicksal P2, wenn er euer Verbündeter ist: 5 ★ treffen den Gegner, der ihm am nächsten ist.
    .flavour = Ein sauberes Gewehr. An den Ärmeln zwei dunkle Quadrate, wo etwas abgetrennt ist.
    .greeting = „Nah genug. Zeig mir die Hände, und dann, was drin ist.“
zone-c07-action-offer_him_a_deal = Ihm ein Geschäft anbieten
zone-c08 = { character-vasylyna }
    .text = Helferin: 5 TP, Verteidigung 1. Wird nur angegriffen, wenn kein Stalker in Sichtlinie des Angreifers ist. Am
        Ende des Zugs eines Stalkers auf ihrem Feld oder daneben darf sie sich bis zu 3 Felder zu ihm bewegen. „Sie
        arbeiten lassen“ (1 Aktion auf ihrem Feld, einmal pro Runde): Heile 4 TP und lege „verwundbar“ ab. Bei 0 TP wird
        sie entfernt. Schicksal P1: Jeder Stalker auf ihrem Feld heilt 2 TP.
    .flavour = Sie hatte eine Station mit sechzig Betten. Sie kann dir sagen, wo sie war.
    .greeting = „Hinsetzen. Nicht du, der andere, der sagt, es ist nichts.“
zone-c08-action-let_her_work = Sie arbeiten lassen
zone-c09 = { character-well_voice }
    .text = Fremde. Beendet zum ersten Mal ein Stalker eine Bewegung in Reichweite 1 von ihr, liest er Skript 116.
        Schicksal P1: Der Stalker, der ihr am nächsten ist, legt den Marker NIEDRIG auf ihr Feld.
    .flavour = Dort unten zählt ein Kind. Es hat alle Zahlen, aber keine Reihenfolge.
    .greeting = „Zehn. Sieben. Neun. Versteckst du dich? Du musst dich verstecken, bevor ich bei eins bin.“
zone-c10 = { character-tamara }
    .text = Helferin: 3 TP; wird nie angegriffen. Am Ende des Zugs eines Stalkers auf ihrem Feld oder daneben darf sie
        sich bis zu 2 Felder zu ihm bewegen. P4 aktiviert nie eine Anomalie für einen Stalker, dessen Bewegung auf ihrem
        Feld beginnt. „Milch und Brot“ (frei, auf ihrem Feld, zweimal pro Partie): Heile 2 TP. Sie wird bei 0 TP
        entfernt, oder wenn ein Gegner eine Bewegung auf ihrem Feld beendet. Schicksal P1, einmal: Der Stalkeranführer
        liest Skript 118.
    .flavour = Die Ziege weiß, wo das Gras sauber ist. Tamara kennt die Ziege.
    .greeting = „Steh ihr nicht im Weg, sie schaut. Hast du gegessen? Dann kannst du warten.“
zone-c10-action-milk_and_bread = Milch und Brot
zone-c11 = { character-conscript }
    .text = Fremder: 4 TP, keine Verteidigung. Wird nur angegriffen, wenn kein Stalker in Sichtlinie des Angreifers ist.
        „Es ihm ausreden“ (1 Aktion auf seinem Feld, einmal pro Partie): Lies Skript 119; von da an darf er sich am Ende
        des Zugs eines Stalkers auf seinem Feld oder daneben bis zu 3 Felder zu ihm bewegen. „Ihn heimschicken“ (1
        Aktion auf IN oder OUT, mit ihm auf dem Feld): Er ist daheim. Stirbt er, verliert jeder Stalker 2 TP, und „Bring
        ihn heim“ wird abgelegt. Schicksal P2: Der Stalker, der ihm am nächsten ist, legt den Marker NIEDRIG auf das
        eigene Feld.
    .flavour = Er steht Wache wie mit einem Besen. Die Ecke ist blitzblank.
    .greeting = „Halt. Oder, nein. Ich sage halt, und dann sagst du etwas. Ich hab den Zettel verloren.“
zone-c11-action-talk_him_out_of_it = Es ihm ausreden
zone-c11-action-send_him_home = Ihn heimschicken

# Marker

token-bus = Bus
token-hull = ausgebranntes Wrack
token-excavator = Bagger
token-truck = Lastwagen
token-truck_b = Lastwagen
token-pipe_long = Regenkanal
token-pipe_short = Kabelschacht
token-guard_hut = Wachhäuschen
token-container = Container
token-pylon = umgestürzter Mast
token-pond = stehendes Wasser
token-trench = Graben
token-trench_b = Graben
token-hole = Loch in der Wand
token-locked_door = verschlossene Tür
token-welded_door = verschweißte Tür
token-armored_gate = Panzertor
token-hatch = Luke
token-unique_loot = besondere Beute
token-this_enemy = markierter Gegner
token-barrier = Schranke
token-fuse_box = Sicherungskasten
token-fuse = Sicherung
token-pump = Pumpe
token-valve = Ventil
token-track = Spur
token-bait = Köder
token-snare = Schlinge
token-probe = Sonde
token-mast = Sendemast
token-charge = Sprengladung
token-supply = Vorräte
token-beacon = Notsender
token-wounded = Verletzter
token-professor = der Professor, am Boden
token-strongbox = Geldkassette
token-code = Teil des Codes
token-nest = Nest
token-campfire = Lagerfeuer
token-letter = Brief
token-leak = Leck
token-tag = Erkennungsmarke
token-rad_mark = Strahlungsmarke

# Die Seiten von Markern, die umgedreht werden

token-fuse_box_sound = heiler Sicherungskasten
token-fuse_box_burnt = durchgebrannter Sicherungskasten
token-valve_closed = geschlossenes Ventil
token-valve_open = offenes Ventil
token-mast_plain = Sendemast
token-mast_armed = scharf gemachter Mast
token-beacon_person = Notsender, ein Mensch
token-beacon_empty_face = Notsender, niemand
token-beacon_bait_face = Notsender, ein Köder
