# Die Regeln von Zona, wie man sie beim Spielen liest: ein Titel, und die Regel in ein paar Sätzen.
# Eine Nachricht für jede Regelnummer: rule-zo-12-3 ist ZO-12.3, rule-zo-12 das Kapitel dazu. Begründungen verweisen
# auf diese Nummern.

# Kurz gefasst

rule-zo-0 = Zona in zwei Minuten
    .text = Lüfte 2 Geheimnisse an 2 verschiedenen geheimen Orten. Dann geh über Pripjat oder das Auge
        Moskaus, erreiche das Kraftwerk, betritt den Sarkophag und bring eine seiner Ereigniskarten zu
        Ende: Wer das zuerst schafft, gewinnt allein. In jeder Runde hast du 2 Aktionen, handelst eine
        Ereigniskarte ab und hörst ein Gerücht. Für eine Probe wirf 3 Würfel und zähle deine Eigenschaft
        dazu: Erreiche die Schwierigkeit. Mit Erschöpfung oder Gegenständen hilfst du nach. Schaden füllt
        deine Ausdauerleiste; was nicht mehr hineinpasst, kostet ein Trauma, und das 4. Trauma ist
        tödlich. Achte auf die Strahlungsleiste: Ist sie voll, sei in einem Bunker oder unter der Erde. In
        Bunkern kannst du schlafen, heilen, reparieren und handeln. Beeil dich: Ist der Gerüchtestapel
        leer, verlieren alle.

# Ziel

rule-zo-1 = Ziel und Ende
    .text = Ein Plünderer gewinnt, oder alle verlieren.
rule-zo-1-1 = Ein Wettlauf für 1 bis 4
    .text = Ihr führt je einen Plünderer. Ihr lauft um die Wette, und höchstens einer gewinnt.
rule-zo-1-2 = Der Weg zum Sieg
    .text = Lüfte Geheimnisse an 2 verschiedenen geheimen Orten. Geh über Pripjat oder das Auge Moskaus
        und erreiche das Kraftwerk. Betritt von dort den Sarkophag und handle eines seiner Ereignisse bis
        zum Ende ab.
rule-zo-1-3 = Wie du gewinnst
    .text = Du gewinnst in der Ereignisphase, sobald du das Ende eines Sarkophag-Ereignisses erreichst.
        Damit ist die Partie vorbei: Nach dir ist niemand mehr an der Reihe.
rule-zo-1-4 = Verloren: keine Gerüchte mehr
    .text = Ist der Gerüchtestapel am Ende einer Gerüchtephase leer, verlieren alle. Ihr habt 21 Runden;
        allein hast du 16. In der Ereignisphase der letzten Runde kannst du noch gewinnen.
rule-zo-1-5 = Verloren: im Sarkophag
    .text = Wird das letzte Sarkophag-Ereignis abgeworfen, verlieren alle sofort. Bringt dich diese Karte
        zu ihrem Ende, gewinnst du stattdessen.
rule-zo-1-6 = Der Tod ist nicht das Ende
    .text = Stirbt dein Plünderer, machst du am Ende der Gerüchtephase mit einem neuen weiter (ZO-18.8).

# Der Tisch

rule-zo-2 = Was auf dem Tisch liegt
    .text = 10 Plünderer, 166 Gegenstandskarten, 104 Ereigniskarten, 56 Gefahrenmarker, 21 Gerüchtekarten,
        20 Emissionskarten, 8 Schlösser und 3 Würfel.
rule-zo-2-2 = Nichts geht aus
    .text = Rubel und Schadensmarker sind immer genug da.
rule-zo-2-3 = Sechs Arten von Gegenständen
    .text = Gegenstände sind Krempel, Ausrüstung, Funde, grüne Artefakte, gelbe Artefakte oder
        Startausrüstung. Danach richtet sich, von welchem Stapel eine Karte kommt und wohin sie
        zurückgeht.
rule-zo-2-4 = Die vier geheimen Orte
    .text = Botanisches Labor, Unterirdisches Archiv, Emissionsobservatorium, Regierungsbunker. Jeder
        birgt Geheimnisse; du brauchst zwei von verschiedenen Orten.
rule-zo-3 = Zeichen auf Karten und Würfeln
    .text = WAC, KON, GRI und ENT sind deine Eigenschaften. RAD, STÖ und WUN sind Strahlung, Störung und
        Wunden. Ein Würfel zeigt + Plus, · leer, − Minus oder ☢ Warnzeichen.

# Vorbereitung

rule-zo-4 = Den Tisch vorbereiten
    .text = Das Programm legt Spielplan, Stapel, Schlösser und Marktplatz aus.
rule-zo-4-1 = Die Seite des Spielplans
    .text = Bei 1 oder 2 Spielern schließen Blockaden einige Grenzen zwischen Orten. Bei 3 oder 4 Spielern
        sind diese Grenzen offen.
rule-zo-4-2 = Ereignisstapel auf dem Spielplan
    .text = Die grünen, die gelben und die Sarkophag-Ereignisse werden gemischt, je zu einem eigenen
        Stapel.
rule-zo-4-3 = Wo die geheimen Orte liegen
    .text = Jeder geheime Ort hat einen eigenen Stapel mit 10 Ereignissen und seinen festen Platz auf dem
        Spielplan. Eine Partie lässt sich auch so einstellen, dass die Plätze ausgelost werden.
rule-zo-4-4 = Je ein Schloss
    .text = Jeder geheime Ort bekommt zufällig 1 der 8 Schlösser. Seine Bedingung liegt offen. Die anderen
        4 werden nicht gebraucht.
rule-zo-4-5 = Funde an jedem geheimen Ort
    .text = Jeder geheime Ort bekommt so viele Funde, wie es Spieler gibt; allein 2. Der Rest kommt aus
        dem Spiel.
rule-zo-4-6 = Der Marktplatz am Anfang
    .text = 4 Karten Krempel und 4 Karten Ausrüstung liegen offen in zwei Reihen zu 4 Spalten.
rule-zo-4-7 = Der Markerspender
    .text = Mutanten und Anomalien, grün und gelb, warten in 4 gemischten Fächern. Gezogen wird von unten,
        abgeworfene Marker kommen obenauf: Was am längsten weg war, kommt als Nächstes.
rule-zo-4-8 = Die Artefaktstapel
    .text = Grüne und gelbe Artefakte sind zwei gemischte Stapel.
rule-zo-4-9 = Gerüchte und Emissionsmarker
    .text = Die 21 Gerüchtekarten werden gemischt; allein kommen 5 davon aus dem Spiel. Der
        Emissionsmarker beginnt auf 0.
rule-zo-4-10 = Die Emissionskarten
    .text = Die 20 Emissionskarten werden gemischt und bleiben verdeckt, bis eine Emission losbricht.
rule-zo-4-11 = Was die Spielerzahl ändert
    .text = 1 oder 2 Spieler: Blockaden zwischen Orten, und an jedem geheimen Ort Platz für 1 Plünderer. 3
        oder 4 Spieler: keine solchen Blockaden, und Platz für 2. Funde je geheimem Ort: 2, 2, 3 oder 4
        bei 1, 2, 3 oder 4 Spielern. Gerüchte: 21; allein 16.
rule-zo-5 = Deinen Plünderer wählen
    .text = Du wählst, wer du bist, und beginnst mit dem, was dieser Plünderer besitzt.
rule-zo-5-1 = Zonas Stimme
    .text = Das Los bestimmt, wer als Zonas Stimme beginnt. Zonas Stimme ist zuerst an der Reihe und
        entscheidet, was die Zone tut; jede Runde geht die Rolle nach links weiter. Eine Partie lässt sich
        auch so einstellen, dass beginnt, wer sie eröffnet hat.
rule-zo-5-2 = Behalte einen von zweien
    .text = Du bekommst 2 Plünderer und behältst 1, geheim und gleichzeitig mit den anderen. Die übrigen
        stehen als Ersatz bereit. Eine Partie lässt sich auch so einstellen, dass ihr reihum frei unter
        allen 10 wählt.
rule-zo-5-3 = Deinen Plünderer vorbereiten
    .text = An den Orten, die dein Plünderer nennt, erscheinen zwei Gefahren. Dann erhältst du, womit er
        beginnt: Verletzungen, Rubel und Reputation. Du stehst an seinem Startort.
rule-zo-5-4 = Startausrüstung und Erschöpfung
    .text = Du beginnst mit Erschöpfung 1 und den 4 Gegenständen deines Plünderers. Seine Kleidung trägst
        du, soweit nicht zwei Stücke denselben Körperteil bedecken.
rule-zo-5-5 = Keine Begegnung am Anfang
    .text = Die Startgefahren greifen nicht an, auch nicht an deinem Startort.

# Der Plünderer

rule-zo-6 = Dein Plünderer
    .text = Eigenschaften, Ausdauer, Erschöpfung und Reputation sagen, wie es um dich steht.
rule-zo-6-1 = Die vier Eigenschaften
    .text = Wachsamkeit, Konstitution, Grips und Entschlossenheit reichen von 1 bis 4. Ein Wert kann auf 0
        sinken, nie darunter.
rule-zo-6-2 = Wozu die Eigenschaften gut sind
    .text = Wachsamkeit entdeckt Gefahren und hält dich verborgen. Konstitution bezwingt die meisten
        Mutanten, Grips die meisten Anomalien und Maschinen. Entschlossenheit hält Druck stand und lässt
        dich in Bunkern gut schlafen.
rule-zo-6-3 = Traumata senken Eigenschaften
    .text = Eine Eigenschaft mit einem Trauma zählt 1 weniger, in Proben und beim Lagern, bis du das
        Trauma abwirfst.
rule-zo-6-4 = Deine eigene Fähigkeit
    .text = Jeder Plünderer hat eine Fähigkeit, die sonst niemand hat. Sie steht auf deinem Tableau.
rule-zo-6-5 = Die Ausdauerleiste
    .text = Jede Verletzung füllt ein Feld deiner Ausdauerleiste. Passt Schaden nicht mehr hinein,
        erleidest du ein Trauma (ZO-18.5).
rule-zo-6-6 = Erschöpfung von 0 bis 5
    .text = Du beginnst mit 1. Erschöpfung kann nicht unter 0 sinken und nicht über 5 steigen: Was sie
        weiter senken würde, verfällt. Eine Partie lässt sich auch mit Mindestwert 1 einstellen.
rule-zo-6-7 = Über 5 tut Erschöpfung weh
    .text = Würde deine Erschöpfung über 5 steigen, bleibt sie auf 5. Jeder Punkt darüber verursacht 1
        Schaden, der sich nicht verhindern lässt. Bringt dieselbe Aufzählung auch anderen Schaden, kommt
        dieser zuerst, und jeder von beiden kann ein Trauma verursachen.
rule-zo-6-8 = Nicht freiwillig über 5
    .text = Freiwillig kannst du deine Erschöpfung nicht über 5 erhöhen. Das gilt, wenn du eine Probe
        erzwingst, ein Schloss bezahlst oder in einen Bunker rennst. Es gilt auch für die Nebenwirkung
        eines Artefakts und für jedes „wenn du willst“, das deine Erschöpfung erhöht.
rule-zo-6-9 = Erzwungene Erschöpfung
    .text = Ortsaktionen, Misserfolge in Begegnungen und Anweisungen von Ereignissen und Gerüchten können
        deine Erschöpfung über 5 treiben. Ebenso Teile eines Ereignisses, die du gewählt hast, der Klotz
        und der Taschencomputer.
rule-zo-6-10 = Gut, neutral, schlecht
    .text = Deine Reputation ist gut, neutral oder schlecht. Sie zählt auf dem Marktplatz, bei manchen
        Ortsaktionen und auf manchen Ereigniskarten.
rule-zo-6-11 = Reputation verschlechtern
    .text = Aus gut wird neutral, aus neutral wird schlecht. Ist sie schon schlecht, erleide stattdessen 1
        Störung. Mit dem gefälschten Passierschein gilt deine Reputation als gut, aber die Stufe verliert
        deine wahre Reputation.
rule-zo-6-12 = Reputation verbessern
    .text = Aus schlecht wird neutral, aus neutral wird gut. Ist sie schon gut, darfst du stattdessen
        deine Erschöpfung um 1 senken.

# Tragen

rule-zo-7 = Was du trägst
    .text = Der Rucksack ist klein; kleine Gegenstände und getragene Kleidung brauchen darin keinen Platz.
rule-zo-7-1 = Fünf Plätze
    .text = Dein Rucksack hat 5 Plätze für je 1 Gegenstand. Ist er voll, passt nichts mehr hinein.
rule-zo-7-2 = Der 6. Platz
    .text = Manche Gegenstände und Olegs Fähigkeit geben dir einen Platz mehr, auch während der Gegenstand
        deaktiviert ist. Kleidung gibt ihn nur, solange du sie trägst. Mehr als einen zusätzlichen Platz
        bekommst du nie.
rule-zo-7-3 = Den 6. Platz verlieren
    .text = Verlierst du, was ihn dir gibt, und passt nicht mehr alles in den Rucksack, lege daraus 1
        Gegenstand deiner Wahl ab. Anziehen kannst du in diesem Moment nichts.
rule-zo-7-4 = Kleine Gegenstände
    .text = Kleine Gegenstände brauchen keinen Platz, und du kannst beliebig viele besitzen. Als Inhalt
        des Rucksacks zählen sie nicht.
rule-zo-7-5 = Was Kleidung bedeckt
    .text = Kleidung bedeckt Kopf, Oberkörper, Beine oder mehrere davon. Zwei getragene Stücke können
        nicht denselben Körperteil bedecken.
rule-zo-7-6 = Getragen oder im Rucksack
    .text = Getragene Kleidung braucht keinen Platz. Im Rucksack braucht sie einen Platz und bewirkt
        nichts.
rule-zo-7-7 = Kleidung wechseln
    .text = Du darfst zwischen deinen Aktionen Kleidung wechseln, auch vor der ersten und nach der
        letzten. Neue Kleidung darfst du auch sofort anziehen, wenn du sie bekommst; was dabei im Weg ist,
        kommt in den Rucksack.
rule-zo-7-8 = Kein Platz mehr
    .text = Passt ein neuer Gegenstand nicht, lege etwas ab oder lass die neue Karte zurück. Ziehst du
        Kleidung an und der Rucksack fasst nicht, was dabei im Weg ist, wird es abgelegt. Ein gekaufter
        Gegenstand, den du zurücklässt, ist trotzdem bezahlt.
rule-zo-7-9 = Einen Gegenstand ablegen
    .text = Bei den meisten Entscheidungen darfst du nebenbei Gegenstände ablegen. Ein abgelegter
        Gegenstand wird abgeworfen, und niemand kann ihn aufheben; Funde und Startausrüstung kommen aus
        dem Spiel.
rule-zo-7-10 = Kein Tausch untereinander
    .text = Du kannst anderen Spielern keine Gegenstände, Rubel oder Trophäen geben, verkaufen oder
        leihen.

# Gegenstände benutzen

rule-zo-8 = Gegenstände benutzen
    .text = Jede Nutzung legt einen Schadensmarker auf die Karte; wie viele sie aushält, hängt vom
        Gegenstand ab.
rule-zo-8-1 = In deinem eigenen Zug
    .text = In deinem Zug der Aktionsphase und während deines Ereignisses darfst du Gegenstände benutzen,
        wann immer ihr Text passt. Was heilt, Erschöpfung senkt, repariert oder Rubel bringt, darfst du
        bei jeder deiner Entscheidungen benutzen, sogar nach einem Wurf, bevor du ihn annimmst. Was gar
        nichts bewirken würde, wird nicht angeboten.
rule-zo-8-2 = In den Zügen der anderen
    .text = Außerhalb deines Zugs, in der Gerüchtephase und bei einer Emission darfst du Gegenstände nur
        gegen Schaden benutzen, den du erleidest, oder in einer Probe, die du ablegst. Nennt ein
        Gegenstand einen anderen Moment, gilt sein Text.
rule-zo-8-3 = Einmal pro Effekt
    .text = Du kannst einen Gegenstand für denselben Effekt nur einmal benutzen: eine Probe, ein Moment
        mit Schaden, eine Abkürzung, ein Schlaf beim Lagern, eine Anweisung, Krempel zu nehmen. Die zwei
        Proben einer Begegnung sind zwei Effekte. Einmal heißt einmal, ganz gleich, wofür du den
        Gegenstand benutzt hast.
rule-zo-8-4 = Der Preis einer Nutzung
    .text = Eine Nutzung kostet 1 Schadensmarker auf der Karte und bringt alles, was in ihrem Text steht.
        Du darfst auch nur einen Teil nehmen: Die abgesägte Schrotflinte gibt +1, und du darfst darauf
        verzichten, neu zu werfen. Lässt ein Gegenstand nur neu werfen, wirf mindestens 1 Würfel neu.
rule-zo-8-5 = Einmalige Gegenstände
    .text = Ein einmaliger Gegenstand wird abgeworfen, sobald du ihn benutzt.
rule-zo-8-6 = Abnutzbare Gegenstände
    .text = Ein abnutzbarer Gegenstand hat Kästchen für Schadensmarker und wird abgeworfen, wenn das
        letzte voll ist. Diese letzte Nutzung wirkt noch. Reparieren entfernt je 1 Marker; ohne Marker
        gibt es nichts zu reparieren.
rule-zo-8-7 = Dauerhafte Gegenstände
    .text = Ein benutzter dauerhafter Gegenstand ist deaktiviert: Du kannst ihn in dieser Runde nicht noch
        einmal benutzen. Am Ende der Gerüchtephase ist er wieder bereit.
rule-zo-8-8 = Einen Gegenstand beschädigen
    .text = Lege 1 Schadensmarker auf einen Gegenstand deiner Wahl, ohne Nutzen. Ein einmaliger Gegenstand
        wird dann abgeworfen. Dauerhafte Gegenstände lassen sich nicht beschädigen; besitzt du nichts
        anderes, geschieht nichts.
rule-zo-8-9 = Wohin abgeworfene Karten kommen
    .text = Gegenstände kommen auf den Ablagestapel ihres Stapels, Funde und Startausrüstung aber aus dem
        Spiel. Ist ein Stapel leer, wird sein Ablagestapel gemischt und wieder benutzt. Ist auch der leer,
        bekommst du keine Karte.
rule-zo-8-10 = Kategorien von Gegenständen
    .text = Jeder Gegenstand hat eine Kategorie: Artefakt, Kleidung, Waffe, Werkzeug, Gerät, Dokument,
        Medizin, Nahrung oder Substanz. Manche Ereigniskarten verlangen einen
        Gegenstand einer Kategorie oder sehen nach, ob du einen besitzt.
rule-zo-8-11 = Die Brechstange benutzen
    .text = Wo ein Ereignis oder ein Schloss die Brechstange verlangt, lege 1 Schadensmarker auf deine.
        Das allein bringt keinen zusätzlichen Krempel; lässt dich die Anweisung danach Krempel nehmen,
        darfst du die Brechstange auch dafür benutzen. Besitzt du mehrere, wird die am stärksten
        abgenutzte benutzt.
rule-zo-8-12 = Artefakte sind Gegenstände
    .text = Grüne und gelbe Artefakte und einige Funde sind Artefakte. Für sie gelten alle Regeln für
        Gegenstände.
rule-zo-8-13 = Nebenwirkungen
    .text = Eine Nebenwirkung tritt bei jeder Nutzung ein. Du kannst das Artefakt nicht benutzen, wenn
        seine Nebenwirkung deine Erschöpfung über 5 erhöhen, ein Trauma verursachen oder etwas abwerfen
        würde, das du nicht hast. Es geht doch, wenn du die Nebenwirkung im selben Moment ignorierst. Wenn
        du wegwirfst oder umwandelst, was dich gerettet hätte, erleidest du die Nebenwirkung nicht, und die
        Nutzung bewirkt nichts. Eine Nebenwirkung, die dir nur vielleicht schadet, wie die des kalten Feuers, verbietet nichts.
rule-zo-8-14 = Deine Artefakte zählen
    .text = Eine Nebenwirkung „für jedes Artefakt, das du besitzt“ zählt alle: das benutzte, kleine und
        die aus den Funden. Eine „für jedes Artefakt in deinem Rucksack“ lässt die kleinen aus.
rule-zo-8-15 = Ablauf einer Nutzung
    .text = Sag an, welches Artefakt du benutzt und womit du seine Nebenwirkung ignorierst, und lege die
        Marker. Dann kommt die Nebenwirkung, danach der Nutzen. Ob sie ein Trauma verursachen würde, wird
        so gerechnet, als würdest du allen Schutz benutzen, der keine Nebenwirkung hat; benutze dann genug
        davon.

# Handel

rule-zo-9 = Marktplatz und Belohnungen
    .text = Kaufe und verkaufe in Bunkern, und wo ein Ereignis es erlaubt.
rule-zo-9-1 = Wo du handelst
    .text = Du darfst handeln, wenn du in einem Bunker lagerst und wenn ein Ereignis es sagt.
rule-zo-9-2 = Spalten und Reputation
    .text = Aus den Spalten 1 und 2 dürfen alle kaufen. Spalte 3 ist bei schlechter Reputation gesperrt.
        Spalte 4 verlangt gute Reputation.
rule-zo-9-3 = Den Preis zahlen
    .text = Du zahlst den Preis auf der Karte. Nachlässe drücken ihn nie unter 100 ₽, und ein Nachlass,
        der nichts ändern würde, wird nicht verbraucht.
rule-zo-9-4 = Den Marktplatz auffüllen
    .text = Lücken bleiben, bis dein Zug endet. Dann rücken die Karten nach links, und von rechts kommen
        neue.
rule-zo-9-5 = Gegenstände und Trophäen verkaufen
    .text = Ein Gegenstand bringt seinen Preis, ein abnutzbarer 100 ₽ weniger für jeden Schadensmarker
        darauf, aber nie weniger als 0. Eine Trophäe bringt ihren Preis.
rule-zo-9-6 = Nicht gleich wieder verkaufen
    .text = Du kannst einen Gegenstand nicht in dem Zug verkaufen, in dem du ihn gekauft hast.
rule-zo-9-7 = Karten nehmen
    .text = „Nimm 1 Stück Krempel“ heißt: Die oberste Karte dieses Stapels gehört dir. Für Ausrüstung und
        Artefakte gilt dasselbe.

# Der Spielplan

rule-zo-10 = Der Spielplan
    .text = Orte, Grenzen und drei Sektoren, die zum Kraftwerk hin gefährlicher werden.
rule-zo-10-1 = Orte und Grenzen
    .text = Orte mit einer gemeinsamen Grenze sind benachbart, außer wenn man diese Grenze nicht
        überqueren kann.
rule-zo-10-2 = Die 23 Orte
    .text = 3 Bunker, 6 Orte im grünen Sektor, 6 im gelben und 3 im roten, 4 geheime Orte und der
        Sarkophag.
rule-zo-10-3 = Bunker sind sicher
    .text = Forschungslager, Dorf und Gasthof gehören zu keinem Sektor. Keine Gefahr kommt dorthin, und
        eine Emission erreicht dich dort nicht.
rule-zo-10-4 = Geheime Orte liegen unter der Erde
    .text = Eine gestrichelte Grenze zeigt einen Eingangsort: Von dort darfst du den geheimen Ort öffnen
        oder betreten.
rule-zo-10-5 = Der Sarkophag
    .text = Hinein führt die Ortsaktion des Kraftwerks oder ein Gegenstand. Zurück führt kein Weg.
rule-zo-10-6 = Das abgeriegelte Kraftwerk
    .text = Mit Bewegen kommst du weder ins Kraftwerk noch hinaus. Nutze die Ortsaktion von Pripjat oder
        vom Auge Moskaus, oder benutze einen Gegenstand. Du kommst nicht zurück.
rule-zo-10-7 = Blockaden schließen Grenzen
    .text = Niemand überquert eine Blockade. Bei 1 oder 2 Spielern stehen einige zwischen Orten; bei 3
        oder 4 nur am Kartenrand und um geheime Orte.
rule-zo-10-8 = Abkürzungen tun weh
    .text = Manche Grenzen tragen ein Schadenszeichen. Jedes Mal, wenn du eine davon mit Bewegen
        überquerst, erleide 1 Schaden dieser Art.
rule-zo-10-9 = Offenes Gelände
    .text = Alle Orte des grünen, gelben und roten Sektors sind offenes Gelände. Bunker, geheime Orte und
        der Sarkophag sind es nicht.
rule-zo-10-10 = Gemeinsam an einem Ort
    .text = An einem Ort können beliebig viele Plünderer und Gefahren sein. Nur geheime Orte haben eine
        Obergrenze (ZO-19.5).

# Die Runde

rule-zo-11 = Die Runde
    .text = Aktionsphase, Ereignisphase, Gerüchtephase, und wieder von vorn.
rule-zo-11-1 = Phasen und Reihenfolge
    .text = Jede Runde hat eine Aktionsphase, eine Ereignisphase und eine Gerüchtephase. In jeder beginnt
        Zonas Stimme, und die anderen folgen nach links.
rule-zo-11-2 = Aktionsphase
    .text = Du hast einen Zug mit bis zu 2 Aktionen.
rule-zo-11-3 = Ereignisphase
    .text = Hat dein Ort einen Ereignisstapel, ziehe 1 Karte und handle sie ab.
rule-zo-11-4 = Gerüchtephase
    .text = Zonas Stimme zieht 1 Gerüchtekarte. Eine Emission kann losbrechen. Dann geht die Rolle nach
        links weiter, und dauerhafte Gegenstände sind wieder bereit.
rule-zo-11-5 = Solange du tot bist
    .text = Du hast keine Züge, bis du am Ende der Gerüchtephase einen neuen Plünderer bekommst. Bist du
        Zonas Stimme, entscheidest du trotzdem.

# Aktionen

rule-zo-12 = Aktionen in deinem Zug
    .text = Bewegen, Ortsaktion, Öffnen, Suchen, Rasten oder Passen.
rule-zo-12-1 = Zwei Aktionen
    .text = Führe bis zu 2 Aktionen aus, in beliebiger Reihenfolge, auch zweimal dieselbe. Nur für die
        Ortsaktion gilt: einmal pro Zug. Gegenstände benutzen und Kleidung wechseln kostet keine Aktion.
rule-zo-12-2 = Gefahren lesen
    .text = Alle Gefahren auf dem Spielplan liegen offen: Sieh dir Schwierigkeit, Schaden und Fähigkeit
        an, bevor du hingehst.
rule-zo-12-3 = Bewegen: an einen anderen Ort
    .text = Geh an einen benachbarten Ort. Auf einer Abkürzung erleide ihren Schaden; dann wirkt das
        Gerücht, das diese Grenze oder diesen Ort markiert. Liegen dort Gefahren, triffst du auf eine
        davon, und Zonas Stimme wählt, auf welche.
rule-zo-12-4 = Geheime Orte betreten und verlassen
    .text = Mit Bewegen darfst du an einen geheimen Ort gehen, wenn du ihn betreten kannst (ZO-19.5).
        Hinaus darfst du an jeden seiner Eingangsorte.
rule-zo-12-5 = Ortsaktion
    .text = Führe aus, was dein Ort anbietet, egal welche Gefahren dort liegen. An geheimen Orten und im
        Sarkophag gibt es keine Ortsaktion.
rule-zo-12-6 = Öffnen: einen geheimen Ort
    .text = Von einem Eingangsort aus: Erfülle die Bedingung des Schlosses. Der geheime Ort ist von nun an
        offen, und du gehst sofort hinein. Du darfst seine Funde durchsehen und 1 behalten.
rule-zo-12-7 = Suchen: nach einer Gefahr
    .text = Wähle eine Gefahr an deinem Ort und führe die Begegnung durch. Ohne Gefahr gibt es nichts zu
        suchen.
rule-zo-12-8 = Rasten
    .text = Senke deine Erschöpfung um 1. Rasten darfst du überall.
rule-zo-12-9 = Passen
    .text = Tu nichts und beende deinen Zug, auch wenn es deine erste Aktion ist.

# Ereignisphase

rule-zo-13 = Die Ereignisphase
    .text = Eine Karte erzählt, was dort geschieht, wo du bist.
rule-zo-13-1 = Von welchem Stapel du ziehst
    .text = Ziehe im grünen Sektor ein grünes Ereignis, im gelben ein gelbes, an einem geheimen Ort und im
        Sarkophag eines von dessen eigenem Stapel. In Bunkern und im roten Sektor ziehst du keins.
rule-zo-13-2 = Nur dein Teil zählt
    .text = Die Karte liegt für alle offen. Handle nur den Teil ab, der dich betrifft, von oben nach
        unten.
rule-zo-13-3 = Proben in Ereignissen
    .text = Lege die Probe ab, dann führe nur aus, was bei Erfolg oder was bei Misserfolg steht.
rule-zo-13-4 = Einen Teil wählen
    .text = Wähle genau einen der angebotenen Teile; lesen darfst du vorher alle. Du kannst keinen Teil
        wählen, wenn du nicht zahlen, abwerfen oder benutzen kannst, was er als Preis verlangt.
        Erschöpfung und Schaden sind kein Preis: Ein solcher Teil steht dir immer offen.
rule-zo-13-5 = Wenn du willst
    .text = „Wenn du willst“ und „du darfst“ überlassen es dir. Würde gar nichts daraus folgen, wird es
        nicht angeboten.
rule-zo-13-6 = Schaden in Ereignissen
    .text = Erleide Schaden, sobald du an die Stelle kommst. Schaden in einer Aufzählung kommt im selben
        Moment.
rule-zo-13-7 = Begegnungen in Ereignissen
    .text = Ziehe einen Marker der genannten Art und Farbe und führe die Begegnung durch. Bezwingst du die
        Gefahr nicht, bleibt der Marker an deinem Ort; unter der Erde wird er abgeworfen. Dann geht es mit
        der Karte weiter.
rule-zo-13-8 = Eine Gefahr hinlegen
    .text = „Lege“ heißt: Ziehe den Marker und lege ihn an den Ort, ohne Begegnung. Unter der Erde und in
        Bunkern wird keiner hingelegt.
rule-zo-13-9 = Teile nach Reputation
    .text = Handle nur den Abschnitt oder Teil für die Reputation ab, die du jetzt hast. Was nach so einem
        Teil steht, gilt für alle.
rule-zo-13-10 = Grüne und gelbe Ereignisse
    .text = Nimm den Teil mit dem Namen deines Orts. Gibt es keinen, nimm „anderer Ort“. Manche Karten
        richten sich stattdessen nach deiner Reputation.
rule-zo-13-11 = Ereignisse neu mischen
    .text = Ist das letzte grüne oder gelbe Ereignis gezogen, wird der Ablagestapel zum neuen Stapel, ohne
        die Karte, die gerade abgehandelt wird.
rule-zo-13-12 = Ereignisse geheimer Orte
    .text = Ein Ereignis eines geheimen Orts hat mehrere Abschnitte. Handle sie der Reihe nach ab, und hör
        auf, wenn der Auftrag scheitert.
rule-zo-13-13 = Der Auftrag scheitert
    .text = Handle den Abschnitt zu Ende ab, dann wirf die Karte ab. Du bleibst am geheimen Ort und ziehst
        nächste Runde wieder.
rule-zo-13-14 = Weiterlesen
    .text = Lies den nächsten Abschnitt. Ignoriere den Rest von diesem.
rule-zo-13-15 = Ein Geheimnis lüften
    .text = Behalte die Karte: Sie ist dein Geheimnis dieses Orts. Du darfst die Funde durchsehen und 1
        behalten. Dann nimm die anderen Belohnungen der Karte.
rule-zo-13-16 = Leere Stapel geheimer Orte
    .text = Ereignisse geheimer Orte werden nicht neu gemischt. Jedes gezogene ist weg, abgeworfen oder
        als Geheimnis behalten. Nach dem letzten ist der Ort geplündert (ZO-19.8).
rule-zo-13-17 = Sarkophag-Ereignisse
    .text = Sie funktionieren wie die Ereignisse geheimer Orte, aber an ihrem Ende steht der Sieg.
        Scheitert der Auftrag, bleibst du und ziehst nächste Runde wieder. Wird die letzte Karte
        abgeworfen, verlieren alle.

# Gerüchtephase

rule-zo-14 = Die Gerüchtephase
    .text = Eine Gerüchtekarte, vielleicht eine Emission, dann endet die Runde.
rule-zo-14-1 = Ein Gerücht ziehen
    .text = Zonas Stimme zieht die oberste Gerüchtekarte.
rule-zo-14-2 = Der Emissionsmarker
    .text = Der Marker rückt so viele Felder vor, wie die Karte Pfeile hat.
rule-zo-14-3 = Die Emission geht vor
    .text = Erreicht der Marker das letzte Feld, bricht sofort die Emission los. Danach wird die
        Gerüchtekarte ausgeführt; ist sie zeitlich begrenzt, bleibt sie liegen.
rule-zo-14-4 = Zeitlich begrenzte Ereignisse
    .text = Eine Gerüchtekarte mit Uhr bleibt in Kraft und ersetzt die vorige. Zonas Stimme wählt den Ort
        oder die Grenze, die sie markiert.
rule-zo-14-5 = Wie lange sie dauern
    .text = Ein zeitlich begrenztes Ereignis wirkt, bis ein anderes es ersetzt oder eine Emission es
        entfernt.
rule-zo-14-6 = Gerüchte ohne Uhr
    .text = Führe die Karte einmal aus; dann kommt sie aus dem Spiel. Was darauf zu wählen ist, wählt
        Zonas Stimme.
rule-zo-14-7 = Gerüchte für mehrere Plünderer
    .text = Führt sie nacheinander aus, reihum ab Zonas Stimme.
rule-zo-14-8 = Zonas Stimme geht weiter
    .text = Wer links sitzt, wird Zonas Stimme und entscheidet von nun an.
rule-zo-14-9 = Auffrischen
    .text = Deaktivierte dauerhafte Gegenstände und Fähigkeiten, die einmal pro Runde gehen, sind wieder
        bereit.
rule-zo-14-10 = Ist es vorbei?
    .text = Keine Karte mehr im Gerüchtestapel? Dann verlieren jetzt alle.
rule-zo-14-11 = Neue Plünderer kommen
    .text = Wer jetzt tot ist, wählt einen neuen Plünderer, reihum ab der Person, die jetzt Zonas Stimme
        ist.

# Emission

rule-zo-15 = Wenn die Emission losbricht
    .text = Wer im offenen Gelände ist, erleidet Schaden, und die Zone ordnet sich neu.
rule-zo-15-1 = Die Emissionskarte
    .text = Die oberste Emissionskarte zeigt den Schaden und die Arten der neuen Gefahren. Die nächste
        Karte sagt, wo sie erscheinen.
rule-zo-15-2 = In einen Bunker rennen
    .text = Neben einem Bunker darfst du deine Erschöpfung um 2 erhöhen und hineinrennen. Sie kann dabei
        nicht über 5 steigen, du brauchst also 3 oder weniger. Du versetzt dich: Keine Abkürzung schadet
        dir, und du triffst auf keine Gefahr.
rule-zo-15-3 = Schaden der Emission
    .text = Grüner Sektor: Erleide den grünen Teil. Gelber Sektor: den grünen und den gelben. Roter
        Sektor: alle drei. Alles kommt im selben Moment. Bunker, geheime Orte und der Sarkophag sind
        sicher.
rule-zo-15-4 = Gefahren wechseln den Ort
    .text = Das zeitlich begrenzte Ereignis endet, und alle Gefahren verlassen den Spielplan. Dann
        erscheinen 3 grüne und 3 gelbe an neuen Orten, ohne Begegnungen.
rule-zo-15-5 = Ein neuer Marktplatz
    .text = Alle Karten des Marktplatzes werden abgeworfen und neue ausgelegt.
rule-zo-15-6 = Der Marker beginnt von vorn
    .text = Der Emissionsmarker geht auf 0 zurück, und übrige Pfeile verfallen. Dann geht es mit der
        Gerüchtekarte weiter.

# Proben

rule-zo-16 = Eine Probe ablegen
    .text = Drei Würfel, deine Eigenschaft, und was du daraus machst.
rule-zo-16-1 = Der Wurf
    .text = Wirf 3 Würfel. Beginne mit deiner Eigenschaft, zähle für jedes Plus 1 dazu und ziehe für jedes
        Minus 1 ab. Gegenstände und Fähigkeiten kommen hinzu; leere Seiten und Warnzeichen zählen nichts.
rule-zo-16-2 = Erfolg oder Misserfolg
    .text = Du bestehst, wenn das Ergebnis mindestens so hoch ist wie die Schwierigkeit.
rule-zo-16-3 = Zwei Warnzeichen
    .text = Zeigen 2 oder 3 Würfel ein Warnzeichen, wenn du das Ergebnis annimmst, erleide 1 Strahlung,
        bei Erfolg wie bei Misserfolg. Sie kommt, bevor das Ergebnis gilt: Bekommt die geprüfte
        Eigenschaft dadurch ein Trauma, sinkt das Ergebnis.
rule-zo-16-4 = Ablauf einer Probe
    .text = Wirf die Würfel. Dann erzwinge die Probe, wirf neu und benutze Gegenstände, in beliebiger
        Reihenfolge. Nimm das Ergebnis an: Erst schaden die Warnzeichen, dann folgt Erfolg oder
        Misserfolg.
rule-zo-16-5 = Gegenstände in einer Probe
    .text = Wenn du den Wurf gesehen hast, benutze Gegenstände, deren Text die Eigenschaft nennt. Ein
        aufgehobenes Minus zählt nichts; aufheben lässt sich nur ein Minus, das in diesem Moment liegt;
        ohne eines ist die Nutzung verschenkt. Manche Gegenstände helfen nur beim Entdecken oder nur in der Konfrontation.
rule-zo-16-6 = Eine Probe erzwingen
    .text = Einmal pro Probe: Erhöhe deine Erschöpfung um 1 und wirf 1 Würfel deiner Wahl neu. Bei
        Erschöpfung 5 geht das nicht.
rule-zo-16-7 = Mehrmals neu werfen
    .text = Hast du mehrere Möglichkeiten, neu zu werfen, darfst du sie alle nutzen, auch für denselben
        Würfel. Gilt eine davon für mehrere Würfel, wähle diese zuerst und wirf sie zusammen neu.
rule-zo-16-8 = Die Zeichen Mutant und Anomalie
    .text = Ein Gegenstand mit „(Mutant)“ oder „(Anomalie)“ hilft nur in einer Begegnung dieser Art oder
        in einer Probe, die dasselbe Zeichen trägt.
rule-zo-16-9 = Proben mit Zeichen
    .text = Die Probe am Weißen See gilt als (Anomalie), die auf dem Truppenübungsplatz als (Mutant). Was
        eine solche Begegnung verändert, hilft auch dort: Der Viehhirt erspart dir die Wunden des
        Truppenübungsplatzes.

# Begegnungen

rule-zo-17 = Auf eine Gefahr treffen
    .text = Erst entdecken, dann bezwingen oder fliehen.
rule-zo-17-1 = Was eine Gefahr zeigt
    .text = Die Schwierigkeit beim Entdecken, Eigenschaft und Schwierigkeit der Konfrontation, Schaden,
        Beute und manchmal eine Fähigkeit. Bei Mutanten ist die Konfrontation eine Probe auf Konstitution
        oder Entschlossenheit, bei Anomalien auf Grips oder Entschlossenheit.
rule-zo-17-2 = Begegnung unterwegs
    .text = Gehst du mit Bewegen an einen Ort mit Gefahren, triffst du auf genau eine. Zonas Stimme wählt,
        auf welche.
rule-zo-17-3 = Begegnung nach Wahl
    .text = Mit Suchen wählst du die Gefahr selbst. Auch manche Ortsaktionen und Ereignisse bringen
        Begegnungen.
rule-zo-17-4 = Keine Begegnung
    .text = Du triffst auf nichts, wenn du einen Zug neben einer Gefahr beginnst, wenn du dich versetzt
        oder wenn eine Gefahr an deinen Ort gelegt wird.
rule-zo-17-5 = Verlieren kostet keinen Zug
    .text = Nach einer Begegnung, gewonnen oder verloren, machst du mit deinen übrigen Aktionen weiter.
        Nur eine Zeitschlinge beendet deinen Zug.
rule-zo-17-6 = Zuerst: ihre Fähigkeit
    .text = Lies zuerst die Fähigkeit der Gefahr: Sie kann die Schwierigkeit, den Schaden, das Neuwerfen
        oder den Fluchtweg ändern. Ein Wühler, den du nicht entdeckt hast, lässt dich nicht fliehen.
rule-zo-17-7 = Dann: Entdecken
    .text = Probe auf Wachsamkeit. Bei Misserfolg erleide den Schaden der Gefahr. In beiden Fällen darfst
        du danach fliehen: Die Gefahr bleibt, und die Begegnung ist vorbei.
rule-zo-17-8 = Dann: Konfrontation
    .text = Probe auf die Eigenschaft der Gefahr. Bei Erfolg bezwingst du sie. Bei Misserfolg erleide
        ihren Schaden, und sie bleibt an deinem Ort.
rule-zo-17-9 = Zuletzt: Beute
    .text = Eine Anomalie hinterlässt Artefakte, und ihr Marker wird abgeworfen. Ein bezwungener Mutant
        wird deine Trophäe. Manche Gefahren bringen andere Beute; dann steht es dabei.
rule-zo-17-10 = Trophäen von Mutanten
    .text = Trophäen sind keine Gegenstände und brauchen keinen Platz. Verkaufe sie in einem Bunker für
        ihren Preis, oder gib sie her, wo etwas eine verlangt.
rule-zo-17-11 = Gefahren, die du nicht bezwingst
    .text = Der Marker bleibt am Ort, auch wenn du in der Begegnung stirbst. An einem geheimen Ort, im
        Sarkophag und in einem Bunker wird er abgeworfen.
rule-zo-17-12 = Keine Flucht
    .text = Am Auge Moskaus und in Pripjat kannst du aus der Begegnung der Ortsaktion nicht fliehen.
rule-zo-17-13 = Kein Marker mehr
    .text = Ist das Fach leer, entfällt die Begegnung, und es wird nichts hingelegt.

# Schaden

rule-zo-18 = Schaden, Traumata und Tod
    .text = Schaden füllt die Ausdauerleiste; zu viel davon hinterlässt Traumata.
rule-zo-18-1 = Arten von Schaden
    .text = Strahlung, Störung und Wunden unterscheiden sich nur darin, was vor ihnen schützt. Erschöpfung
        über 5 verursacht Schaden ohne Art, und nichts verhindert ihn.
rule-zo-18-2 = Schaden im selben Moment
    .text = Schaden, der im selben Moment kommt, zählt zusammen. Er kann nur ein Trauma verursachen, und
        jeder Schutz hilft einmal.
rule-zo-18-3 = Schutz vor Schaden
    .text = Bevor du Schaden erleidest, darfst du schützende Gegenstände und Fähigkeiten nutzen, jeweils
        einmal. Jeder Schutz verhindert Schaden seiner Arten bis zu seiner Zahl; was davon übrig bleibt,
        verfällt.
rule-zo-18-4 = Aus Schaden werden Verletzungen
    .text = Was du nicht verhinderst, wird zu Verletzungen: Jeder Schaden füllt ein freies Feld deiner
        Ausdauerleiste.
rule-zo-18-5 = Zu viel: ein Trauma
    .text = Ist es mehr Schaden, als Felder frei sind, fülle die Leiste und erleide genau 1 Trauma. Der
        Rest wird ignoriert. Die Leiste bleibt voll, also bringt der nächste Schaden wieder ein Trauma.
rule-zo-18-6 = Wohin das Trauma kommt
    .text = Wähle eine Eigenschaft, die noch kein Trauma hat: Sie zählt 1 weniger. 3 Traumata hältst du
        aus.
rule-zo-18-7 = Tod eines Plünderers
    .text = Das 4. Trauma tötet deinen Plünderer. Gegenstände, Rubel, Trophäen und Reputation sind
        verloren, und dein Zug oder deine Ereigniskarte endet.
rule-zo-18-8 = Ein neuer Plünderer
    .text = Am Ende der Gerüchtephase wähle einen beliebigen unbenutzten Plünderer und bereite ihn vor,
        ohne Startgefahren; oder steig aus. Ist keiner übrig, scheidest du aus. Wer ausgeschieden ist,
        entscheidet weiter, wenn er Zonas Stimme ist.
rule-zo-18-9 = Ein Geheimnis weitergeben
    .text = Hatte der tote Plünderer Geheimnisse von 2 geheimen Orten, darfst du 1 davon behalten. Ein
        einzelnes Geheimnis ist verloren.
rule-zo-18-10 = Verletzungen und Traumata heilen
    .text = Eine Verletzung zu heilen macht 1 Feld der Ausdauerleiste frei. Ein Trauma abzuwerfen stellt
        die Eigenschaft wieder her; Verletzungen bleiben, wie sie sind. Ohne Verletzung oder Trauma gibt
        es nichts zu heilen.

# Geheime Orte

rule-zo-19 = Geheime Orte
    .text = Öffne sie, überlebe ihre Ereignisse, geh mit einem Geheimnis hinaus.
rule-zo-19-1 = Was ein geheimer Ort birgt
    .text = Ein Schloss, ein Stapel mit 10 Ereignissen und Funde.
rule-zo-19-2 = Verschlossen oder offen
    .text = Ein geheimer Ort ist verschlossen, bis ihn jemand öffnet. Dann bleibt er für alle offen.
rule-zo-19-3 = Wie du hineinkommst
    .text = Nutze an einem Eingangsort die Aktion Öffnen. Ist der geheime Ort schon offen, geh mit Bewegen
        hinein.
rule-zo-19-4 = Das Schloss bezahlen
    .text = Die Bedingung lässt sich nicht erfüllen, wenn ihr Schaden ein Trauma verursachen oder deine
        Erschöpfung über 5 steigen würde. Gegen den Schaden darfst du Schutz benutzen. Ob es reicht,
        entscheiden dein Schutz ohne Nebenwirkung und das, was du umwandeln kannst. Kannst du am Ende nicht
        bezahlen, bleibt das Schloss zu.
rule-zo-19-5 = Wann du nicht hineinkommst
    .text = Du kannst nicht hinein, wenn alle Plätze besetzt sind: 1 bei 1 oder 2 Spielern, 2 bei 3 oder
        4. Auch nicht, wenn du das Geheimnis dieses Orts schon hast oder wenn dort kein Ereignis übrig
        ist.
rule-zo-19-6 = Begegnungen im Inneren
    .text = Eine Gefahr, die du im Inneren nicht bezwingst, wird abgeworfen.
rule-zo-19-7 = Die Funde durchsehen
    .text = Wenn du einen geheimen Ort öffnest und wenn du sein Geheimnis lüftest, darfst du seine Funde
        durchsehen und 1 behalten. Die übrigen bekommt sonst niemand zu sehen. Ein leerer Stapel bringt
        nichts.
rule-zo-19-8 = Geplünderte Orte
    .text = Sind die Ereignisse eines geheimen Orts verbraucht, kann niemand mehr hinein. Bist du noch
        dort, gehst du mit deiner ersten Aktion, Bewegen, hinaus; davor darfst du nur Gegenstände benutzen
        und Kleidung wechseln.
rule-zo-19-9 = Mit dem Geheimnis bleiben
    .text = Bleibst du, wo du das Geheimnis schon hast, ziehst du weiter Ereignisse. Du lüftest dort
        nichts mehr: kein Fund, und keine Belohnung hinter dem Geheimnis.
rule-zo-19-10 = Geheimnisse für mehrere
    .text = Mehrere Plünderer können am selben geheimen Ort Geheimnisse lüften, denn jeder behält eine
        eigene Karte. Du kannst mehr als 2 haben.

# Bunker

rule-zo-20 = Bunker und Lagern
    .text = Eine Ortsaktion für Schlaf, Pflege, Handel und das Angebot des Hauses.
rule-zo-20-1 = Eine Aktion, viele Dinge
    .text = Die Ortsaktion eines Bunkers lässt dich lagern und seine eigenen Angebote nutzen, in
        beliebiger Reihenfolge.
rule-zo-20-2 = Ausschlafen
    .text = Senke deine Erschöpfung um deine Entschlossenheit. Gegenstände mit Plus auf Entschlossenheit
        senken sie weiter, um 1 je Plus. Es ist keine Probe: Was nur in Begegnungen hilft, zählt nicht.
rule-zo-20-3 = Heilen, reparieren, handeln
    .text = Dann, so oft du zahlen kannst: Heile 1 Verletzung für 200 ₽, entferne 1 Schadensmarker von
        einem abnutzbaren Gegenstand für 100 ₽, verkaufe Trophäen und Gegenstände, kaufe auf dem
        Marktplatz.
rule-zo-20-4 = Traumata brauchen mehr
    .text = Lagern heilt Verletzungen, aber kein Trauma. Dafür geh ins Forschungslager.
rule-zo-20-5 = Angebote der Bunker
    .text = Jedes einmal pro Ortsaktion. Forschungslager: Zahle 800 ₽ und wirf 1 Trauma ab; bei guter
        Reputation verkaufe 1 Artefakt für 100 ₽ mehr. Dorf: Zahle 100 ₽ und repariere 3 Schadensmarker;
        bei guter Reputation repariere 2 umsonst. Gasthof: Senke deine Erschöpfung um 1; bei guter
        Reputation heile 1 Verletzung umsonst.

# Ortsaktionen

rule-zo-21 = Ortsaktionen
    .text = Was du tun kannst, wo du stehst; gegen allen Schaden hier darfst du dich schützen.
rule-zo-21-1 = Auf den Gehöften
    .text = Verkaufe beliebig viele Trophäen und Artefakte. Grüne bringen 100 ₽ über ihrem Preis, gelbe
        200 ₽. Ein Artefakt aus den Funden bringt seinen Preis. Ohne all das gibt es hier nichts zu tun.
rule-zo-21-2 = Im Steinbruch
    .text = Ziehe 1 grünen Mutantenmarker und führe die Begegnung durch. Bezwingst du ihn nicht, bleibt
        der Marker hier.
rule-zo-21-3 = Im Sumpf
    .text = Ziehe 1 grünen Anomaliemarker und führe die Begegnung durch. Bezwingst du sie nicht, bleibt
        der Marker hier.
rule-zo-21-4 = Im Grenzland
    .text = Probe auf Wachsamkeit 3. Bei Erfolg erhalte 200 ₽ oder nimm 1 Stück Krempel.
rule-zo-21-5 = Im Stabsquartier
    .text = Verschlechtere deine Reputation, dann nimm 1 Stück Ausrüstung. Bei schlechter Reputation
        kannst du diese Ortsaktion nicht nutzen. Mit dem gefälschten Passierschein darfst du es doch; ist
        deine wahre Reputation schlecht, kostet die verlorene Stufe 1 Störung.
rule-zo-21-6 = Auf der Müllhalde
    .text = Erleide 2 Strahlung. Dann ziehe 3 Stück Krempel, behalte 2 und wirf 1 ab.
rule-zo-21-7 = In Tschernobyl
    .text = Erhöhe deine Erschöpfung um 2, auch über 5 hinaus. Dann erhalte 400 ₽, und 100 ₽ mehr, wenn du
        eine Brechstange besitzt; sie wird nicht benutzt.
rule-zo-21-8 = Im Roten Wald
    .text = Ziehe 1 gelben Mutantenmarker und 1 gelben Anomaliemarker und lege beide hierher. Wähle 1
        davon und führe die Begegnung durch. Marker, die du nicht bezwingst, bleiben hier.
rule-zo-21-9 = In der Fabrik
    .text = Wirf 1 Trophäe oder 1 Artefakt ab. Dann verbessere deine Reputation.
rule-zo-21-10 = Am Weißen See
    .text = Erleide 1 Strahlung. Dann Probe auf Grips 4 (Anomalie). Bei Erfolg nimm 1 Stück Ausrüstung.
rule-zo-21-11 = Auf dem Nebelhügel
    .text = Erleide 1 Störung. Dann Probe auf Entschlossenheit 3. Bei Erfolg nimm 1 gelbes Artefakt.
rule-zo-21-12 = Auf dem Truppenübungsplatz
    .text = Nimm 1 Stück Ausrüstung. Dann Probe auf Konstitution 4 (Mutant). Bei Misserfolg erleide 3
        Wunden.
rule-zo-21-13 = Im Kraftwerk
    .text = Probe auf Entschlossenheit 4. Bei Misserfolg erleide 2 Störungen. In beiden Fällen versetze
        dich in den Sarkophag.
rule-zo-21-14 = Am Auge Moskaus
    .text = Erleide 2 Wunden. Ziehe 1 gelben Anomaliemarker und führe die Begegnung durch; du kannst nicht
        fliehen, und verlierst du, bleibt der Marker hier. Hast du 2 Geheimnisse, versetze dich danach ins
        Kraftwerk, gewonnen oder verloren. Das verhindert nicht einmal eine Zeitschlinge.
rule-zo-21-15 = In Pripjat
    .text = Erleide 2 Strahlung. Ziehe 1 gelben Mutantenmarker und führe die Begegnung durch; du kannst
        nicht fliehen, und verlierst du, bleibt der Marker hier. Hast du 2 Geheimnisse, versetze dich
        danach ins Kraftwerk, gewonnen oder verloren.
rule-zo-21-16 = Zu wenige Geheimnisse
    .text = Die Ortsaktionen am Auge Moskaus und in Pripjat darfst du auch mit weniger als 2 Geheimnissen
        nutzen. Du bleibst dann, wo du bist.
rule-zo-21-17 = Was 2 Geheimnisse heißt
    .text = Gemeint sind Geheimnisse von 2 verschiedenen geheimen Orten. Stirbst du unterwegs, kommst du
        nicht an.

# Zu einzelnen Gegenständen

rule-zo-22 = Zu einzelnen Gegenständen
    .text = Was auf manchen Karten nicht steht.
rule-zo-22-1 = Der Schwamm
    .text = Einmal pro Runde: Wandle 1 Schaden, den du erleiden würdest, in eine andere Art um. Dann kann
        ihn ein anderer Gegenstand verhindern.
rule-zo-22-2 = Das Nest
    .text = Wenn du bei einer Emission in einen Bunker rennst, steigt deine Erschöpfung um 1 statt um 2.
rule-zo-22-3 = Das Pech
    .text = Schadensmarker darauf können nie entfernt werden: Es lässt sich nicht reparieren.
rule-zo-22-4 = Der Wagenheber
    .text = Er gibt dir den 6. Platz, auch während er deaktiviert ist. Er ist ein kleiner Gegenstand und
        zählt nicht zu den Artefakten im Rucksack.
rule-zo-22-5 = Das kalte Feuer
    .text = Seine Nebenwirkung ist eine Probe auf Entschlossenheit 3; bei Misserfolg erleide 1 Störung. Du
        darfst es auch mit voller Ausdauerleiste benutzen und riskierst dann ein Trauma.
rule-zo-22-6 = Das Teufelsgedärm
    .text = Benutze es, wenn du eine Probe erzwingst: Mit genau 1 Trauma wirf bis zu 2 Würfel neu, mit
        mehr Traumata bis zu 3, alle zusammen. Ohne Trauma bewirkt es nichts. Zu Kostias Fähigkeit kommt
        es nicht hinzu: Die größere Zahl gilt.
rule-zo-22-7 = Der Klotz
    .text = Er kann deine Erschöpfung über 5 treiben, und jeder Punkt darüber verursacht 1 Schaden, der
        sich nicht verhindern lässt. Würde dieser Schaden ein Trauma verursachen, kannst du den Klotz
        nicht benutzen.
rule-zo-22-8 = Das Teufelsauge
    .text = Seine Nebenwirkung wirft eine Trophäe ab. Ohne Trophäe kannst du es nur benutzen, wenn du die
        Nebenwirkung ignorierst.
rule-zo-22-9 = Das Magma
    .text = Es hilft nur in einer Konfrontationsprobe mit Konstitution.
rule-zo-22-10 = Die Eberesche
    .text = Schadensmarker darauf können nie entfernt werden: Sie lässt sich nicht reparieren.
rule-zo-22-11 = Der Wächsling
    .text = Er verhindert 1 Störung und 1 Wunde. Seine Nebenwirkung erhöht deine Erschöpfung um 2 für
        jedes Artefakt, das du besitzt, dieses eingeschlossen.
rule-zo-22-12 = Der Viehhirt
    .text = Misslingt dir in einer Mutantenbegegnung eine Probe, erleidest du für diesen Misserfolg keinen
        Schaden. Schaden durch die Fähigkeit des Mutanten gilt weiter.
rule-zo-22-13 = Geigerzähler, Brechstange, Karte
    .text = Geigerzähler: Wirf einmal pro Probe 1 Würfel mit Warnzeichen neu. Brechstange: Wenn dir ein
        Ereignis, ein Ort oder ein Gegenstand Krempel bringt, nimm 1 Stück mehr; Gerüchte zählen nicht.
        Karte des Erkunders: Erleide für den Rest der Runde keinen Schaden von Abkürzungen; gegen ein
        Minenfeld hilft sie nicht.
rule-zo-22-14 = An Orte gebundene Gegenstände
    .text = Benutze sie vor oder nach einer deiner Aktionen und nur am genannten Ort; das kostet keine
        Aktion. Stabsquartier: Lebensmittelkarten; Forschungslager: gefälschter Passierschein, mutierte
        Embryonen; Sumpf: Schmuggler-GPS; jeder Bunker: verschweißter Behälter; Auge Moskaus und Pripjat:
        Taschencomputer; Kraftwerk: Kraftwerkspläne; überall: Werkzeugset.
rule-zo-22-15 = Der Plünderanzug
    .text = Eine Nutzung verhindert 1 Strahlung und ignoriert die Nebenwirkung von 1 Artefakt. Du darfst
        eines davon nehmen oder beides, aber beides nur im selben Moment; das gilt auch für die letzte
        Nutzung.
rule-zo-22-16 = Der Anomaliescanner
    .text = Benutze ihn vor einer Anomaliebegegnung oder vor ihrer Konfrontation: Die Proben, die folgen,
        legst du mit Grips ab, bis die Begegnung endet.
rule-zo-22-17 = Hilfe in Proben
    .text = Grips: Die technischen Unterlagen heben 1 Minus auf; Spektrometer und Energydrink geben +1.
        Entschlossenheit: Der Kosakenschnaps gibt +1 und hebt 1 Minus auf. Konstitution (Mutant): das
        Kampfmesser.
rule-zo-22-18 = Der Gargantua-Urin
    .text = Sieh dir zuerst den Mutanten an, dann entscheide. Die Begegnung wird übersprungen und der
        Marker abgeworfen, ohne Schaden und ohne Beute. Das kommt vor der Fähigkeit des Mutanten.
rule-zo-22-19 = Die Notizen von Prof. Iwaszczenko
    .text = Benutze ein beliebiges deiner deaktivierten dauerhaften Artefakte noch einmal, mit seiner
        Nebenwirkung, auch in derselben Probe: Sie kopieren den Effekt. Pech und Eberesche sind abnutzbar, für sie
        bewirken die Notizen also nichts.
rule-zo-22-20 = Der Taschencomputer
    .text = Er kann deine Erschöpfung über 5 treiben; jeder Punkt darüber verursacht 1 Schaden, der sich
        nicht verhindern lässt.
rule-zo-22-21 = Das rätselhafte Reagenz
    .text = Deine Erschöpfung wird 5. Das verursacht keinen Schaden, wie hoch sie vorher auch war.

# Stapel

rule-zo-23 = Wenn Stapel leer sind
    .text = Grüne und gelbe Ereignisse, Emissionskarten und Gegenstände werden neu gemischt. Ein geheimer
        Ort ohne Ereignisse ist geplündert; leere Funde bringen nichts. Wird das letzte Sarkophag-Ereignis
        abgeworfen oder gehen die Gerüchte aus, verlieren alle. Ein leerer Gerüchtestapel zeigt dem
        chiffrierten Funkgerät nichts.

# Allein

rule-zo-24 = Allein spielen
    .text = Die Regeln für 1 oder 2 Spieler, mit diesen Änderungen.
rule-zo-24-1 = Der Spielplan allein
    .text = Du spielst mit den Blockaden, und an jedem geheimen Ort ist Platz für 1 Plünderer.
rule-zo-24-2 = Funde allein
    .text = An jedem geheimen Ort liegen 2 Funde.
rule-zo-24-3 = Mehr Gefahren allein
    .text = Am Anfang erscheinen zu deinen eigenen noch die 2 Gefahren eines anderen Plünderers. Ein neuer
        Plünderer nach einem Tod bringt keine.
rule-zo-24-4 = Weniger Zeit allein
    .text = 5 Gerüchtekarten kommen am Anfang aus dem Spiel und liegen offen. Du hast 16 Runden.
rule-zo-24-5 = Niemand ist Zonas Stimme
    .text = Wo Zonas Stimme einen Ort, einen Bunker oder eine Grenze wählen würde, trifft es, wenn
        möglich, dich: deinen Ort, deinen Bunker oder eine Grenze deines Orts. Von mehreren Gefahren
        triffst du auf die mit der höchsten Schwierigkeit beim Entdecken. Von zwei Orten ist deiner
        betroffen. Alles andere wählst du selbst.

# Wer entscheidet, und wie wir die Regeln auslegen

rule-zo-25 = Wer entscheidet, wer was sieht
    .text = Du entscheidest für deinen Plünderer. Zonas Stimme wählt, auf welche Gefahr du beim Bewegen
        triffst, wohin zeitlich begrenzte Ereignisse kommen und alles Weitere bei Gerüchten. Alles liegt
        offen, außer der Reihenfolge der Stapel und Marker, den Funden und der nächsten Emission.
rule-zo-26 = Wie wir die Regeln auslegen
    .text = Wo die Regeln schweigen, hält sich das Programm an diese Auslegungen; einige davon lassen sich
        für eine Partie ändern.
rule-zo-26-1 = Wenn die Gerüchte ausgehen
    .text = Die letzte Gerüchtekarte wird noch ausgeführt; dann verlieren alle. Geändert: Alle verlieren,
        sobald sie gezogen wird.
rule-zo-26-2 = Pfeile nach einer Emission
    .text = Der Marker geht auf 0 zurück, und übrige Pfeile verfallen. Geändert: Der Marker rückt um sie
        wieder vor.
rule-zo-26-3 = Die niedrigste Erschöpfung
    .text = Erschöpfung kann auf 0 sinken. Geändert: auf 1.
rule-zo-26-4 = Erschöpft in Tschernobyl
    .text = Du darfst die Ortsaktion von Tschernobyl auch bei Erschöpfung 4 oder 5 nutzen, und jeder Punkt
        über 5 verursacht 1 Schaden. Geändert: Eine Ortsaktion, die deine Erschöpfung über 5 erhöhen
        würde, lässt sich nicht nutzen.
rule-zo-26-5 = Zu erschöpft zum Rennen
    .text = Bei Erschöpfung 4 oder 5 kannst du bei einer Emission nicht in einen Bunker rennen; mit dem
        Nest geht es bei 4 noch.
rule-zo-26-8 = Ereignisse nach dem Geheimnis
    .text = An einem geheimen Ort, dessen Geheimnis du hast, ziehst du weiter Ereignisse. Geändert: Du
        ziehst keine.
rule-zo-26-17 = Schutz an einem Schloss
    .text = Gegen den Schaden eines Schlosses darfst du Schutz benutzen, und er zählt mit, wenn sich
        entscheidet, ob du die Bedingung erfüllen kannst. Geändert: Dort hilft kein Schutz.
rule-zo-26-20 = Funde auf den Gehöften
    .text = Artefakte aus den Funden bringen auf den Gehöften ihren Preis und nicht mehr.
rule-zo-26-21 = Eine Ortsaktion
    .text = Du hast 1 Ortsaktion pro Zug, wohin du auch gehst. Pripjat und das Kraftwerk brauchen also
        zwei Züge. Geändert: 1 an jedem Ort.
rule-zo-26-24 = Die Emission als ein Schlag
    .text = Aller Schaden einer Emission kommt im selben Moment, also verursacht er höchstens 1 Trauma.
        Geändert: Jeder Teil kommt für sich.
rule-zo-26-28 = Tod während deines Ereignisses
    .text = Die Karte wird abgeworfen. An einem geheimen Ort oder im Sarkophag ist sie endgültig weg.

# Karte und Würfel

rule-zo-31 = Die Karte
    .text = Die Bunker und geheimen Orte liegen am Rand, das Kraftwerk in der Mitte.
rule-zo-31-1 = Abkürzungen und Blockaden
    .text = Abkürzungen: 1 Wunde zwischen Steinbruch und Rotem Wald, Truppenübungsplatz und Müllhalde; 1
        Strahlung zwischen Rotem Wald und Sumpf, Weißem See und Truppenübungsplatz; 1 Störung zwischen
        Nebelhügel und Rotem Wald, Tschernobyl und Auge Moskaus. Bei 1 oder 2 Spielern Blockaden zwischen
        Nebelhügel und Rotem Wald, Weißem See und Truppenübungsplatz, Rotem Wald und Fabrik, Sumpf und
        Fabrik, Tschernobyl und Grenzland.
rule-zo-31-2 = Eingangsorte
    .text = Unterirdisches Archiv: Stabsquartier, Weißer See; Botanisches Labor: Sumpf, Gehöfte;
        Regierungsbunker: Müllhalde, Grenzland; Emissionsobservatorium: Steinbruch, Nebelhügel. Bei 1 oder
        2 Spielern ist nur der erste von beiden offen.
rule-zo-31-3 = Nur in eine Richtung
    .text = Von Pripjat und vom Auge Moskaus kommst du ins Kraftwerk, und von dort in den Sarkophag: durch
        Ortsaktion oder Gegenstand, nie mit Bewegen, und nie zurück.
rule-zo-31-4 = Neben einem Bunker
    .text = Gasthof: Steinbruch, Roter Wald, Sumpf. Forschungslager: Stabsquartier, Truppenübungsplatz,
        Müllhalde. Dorf: Fabrik, Gehöfte, Grenzland, Tschernobyl. Vom Weißen See, vom Nebelhügel und aus
        dem roten Sektor kann niemand in einen Bunker rennen.
rule-zo-31-5 = Nie weit bis zum Bunker
    .text = Von jedem Ort außer dem Kraftwerk und dem Sarkophag erreichst du einen Bunker mit höchstens 2
        Aktionen Bewegen.
rule-zo-31-6 = Ausgeloste geheime Orte
    .text = Werden die geheimen Orte in einer Partie ausgelost, bleiben die Eingänge, wo sie sind, und die
        geheimen Orte tauschen die Plätze.
rule-zo-31-7 = Wie die Karte gezeichnet ist
    .text = Orte sind ein wenig verschoben, damit jede Grenze eine gerade Linie ist. Es zählen die Linien,
        nicht die Entfernungen.
rule-zo-32 = Die Würfel
    .text = Drei gleiche Würfel, ein wenig auf deiner Seite.
rule-zo-32-1 = Die sechs Seiten
    .text = 2 Plus, 2 leer, 1 Minus, 1 Warnzeichen.
rule-zo-32-2 = Was drei Würfel bringen
    .text = Meist 0 oder +1, je etwa 30 %. +2 kommt in 17 %, +3 in 4 %, −1 in 15 %, weniger in 5 % aller
        Würfe. Zwei oder mehr Warnzeichen: 7 %.
rule-zo-32-3 = Deine Chancen
    .text = Zieh deine Eigenschaft von der Schwierigkeit ab. Bleibt 0, bestehst du in 80 % aller Würfe,
        mit Erzwingen in 94 %; 1: 51 und 74 %; 2: 20 und 39 %; 3: 4 und 11 %. Jedes +1 durch einen
        Gegenstand ist eine ganze Stufe wert. Das Programm zeigt dir die genaue Chance, bevor du würfelst.

# Was in den Stapeln steckt

rule-zo-33 = Das Erschöpfungsrad
    .text = Von 0 bis 5. Du beginnst mit 1.
rule-zo-34 = Ausdauerleisten
    .text = Die meisten Plünderer haben 5 Felder, Iwan und Sawwa 6, Foma 4.
rule-zo-35 = Die zehn Plünderer
    .text = Jeder hat 10 Punkte in Eigenschaften und eine eigene Fähigkeit. Eine Fähigkeit wirkt wie ein
        Gegenstand, der sich nie abnutzt: einmal pro Effekt. Heißt es einmal pro Runde oder einmal pro
        Zug, ist sie bis zur nächsten Runde oder zum nächsten Zug verbraucht.
rule-zo-36 = Startausrüstung
    .text = 4 Gegenstände für jeden Plünderer, 40 insgesamt: meist ein Werkzeug oder eine Waffe, etwas zum
        Anziehen und kleine Annehmlichkeiten. Was verloren ist, kommt nicht wieder.
rule-zo-37 = Was im Krempel steckt
    .text = 38 Karten in 16 Sorten, 100 bis 300 ₽: Nahrung, Verbände, alte Kleidung, einfaches Werkzeug,
        Papiere. Hier sind die 3 Brechstangen. Was heilt oder Erschöpfung senkt, darfst du bei jeder
        deiner Entscheidungen benutzen.
rule-zo-38 = Was in der Ausrüstung steckt
    .text = 38 Karten in 17 Sorten, 300 bis 800 ₽: Waffen, Schutzkleidung, Messgeräte, Verbandkästen. Mit
        Ausrüstung bestehst du schwere Proben am schnellsten.
rule-zo-39 = Die Artefakte
    .text = 17 grüne zu 200 bis 500 ₽ und 17 gelbe zu 600 bis 900 ₽. Sie sind stark, aber viele haben eine
        Nebenwirkung, und manche Nebenwirkung wächst mit jedem Artefakt, das du besitzt.
rule-zo-40 = Die Funde
    .text = 16 Karten in 10 Sorten, 500 bis 1000 ₽, keine davon auf dem Marktplatz. Manche ersparen dir
        ein Risiko auf dem Weg zum Sarkophag. Die Schlüsselkarte eines Offiziers öffnet jedes Schloss;
        geht es nicht anders, wird sie ohne Nachfrage benutzt.
rule-zo-41 = Die Gefahren
    .text = 14 Marker in jedem von 4 Fächern: 7 Sorten, je 2. Grün: Entdecken 1 bis 3, Konfrontation 2 bis
        4. Gelb: Entdecken 2 bis 4, Konfrontation 3 bis 5, härtere Treffer und bessere Beute. Zuerst setzt
        die Fähigkeit einer Gefahr ihre Schwierigkeit, dann kommt hinzu, was am Ort gilt.
rule-zo-42 = Die Schlösser
    .text = 8 Schlösser, 4 davon im Spiel. Erschöpfung +3, oder Erschöpfung +1 und die Brechstange. 3
        Wunden; 3 Strahlung; 2 Störungen und Erschöpfung +1. 600 ₽; 2 Gegenstände, davon mindestens 1
        Stück Ausrüstung; 1 gelbe oder 2 grüne Trophäen; 1 gelbes oder 2 grüne Artefakte.
rule-zo-43 = Emissionskarten
    .text = 20 Karten; je zwei zusammen ergeben eine von 380 Emissionen.
rule-zo-43-1 = Die Strahlungsleiste
    .text = Felder 0 bis 6: Bei 6 bricht die Emission los. Rechne mit der ersten in Runde 3 bis 8 und mit
        4 insgesamt; allein meist mit 3.
rule-zo-43-2 = Vorderseite und Rückseite
    .text = Die Vorderseite zeigt 2 Schaden für jeden Sektor und die Arten von 6 Gefahren. Die Rückseite
        der nächsten Karte zeigt deren Orte: 3 im grünen und 3 im gelben Sektor.
rule-zo-43-3 = Was sie anrichtet
    .text = 2 Schaden im grünen Sektor, 4 im gelben, 6 im roten. Etwa die Hälfte davon ist Strahlung, ein
        Drittel Störung, der Rest Wunden.
rule-zo-44 = Gerüchtekarten
    .text = 21 Karten: 13 geschehen sofort, 8 sind zeitlich begrenzt und markieren eine Stelle.
        „Straßensperre“ schließt eine Grenze, aber nie die letzte eines Orts; „Minenfeld“ lässt sie 1
        Wunde kosten. „Weiße Wand“ sperrt eine Ortsaktion; „Heiße Zone“, „Patrouille“ und „Köder“ machen
        einen Ort gefährlicher. „Schwarzmarkt“ und „Arzneimangel“ ändern die Preise in einem Bunker.
rule-zo-45 = Grüne und gelbe Ereignisse
    .text = Je 25 Karten: 20 nach Ort, 5 nach Reputation. Grüne Proben haben meist Schwierigkeit 2 oder 3,
        gelbe 3 oder 4, mit mehr Schaden und besseren Belohnungen.
rule-zo-45-1 = Preise auf Karten
    .text = Nur was du zahlst, abwirfst oder benutzt, ist ein Preis; ein Teil, den du nicht zahlen kannst,
        ist gesperrt. Sind alle Teile gesperrt, geschieht nichts. „Verliere bis zu“ nimmt, was du hast.
        Schaden und Erschöpfung sind nie ein Preis, und die Erschöpfung kann über 5 steigen.
rule-zo-46 = Ereignisse geheimer Orte und des Sarkophags
    .text = 10 für jeden geheimen Ort, 14 für den Sarkophag. Die Ereignisse geheimer Orte haben meist 2
        oder 3 Proben mit Schwierigkeit 3 oder 4; der Sarkophag verlangt bis zu 5, am häufigsten auf
        Entschlossenheit. Bring Gegenstände mit.
