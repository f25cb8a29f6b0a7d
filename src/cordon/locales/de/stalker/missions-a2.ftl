# Mission A2

mission-a2 = Die tote Strecke
    .place = Die Bahnlinie an der Sumpfbrücke
    .prologue = Drei Kreidezeichen, ein Kreuz im Ring, von einem, der es eilig hatte: eins an einem Zollhaus,
        eins an einer Fischerhütte, eins an einem Mannschaftswagen der Armee, der ausbrannte, bevor du geboren
        warst. Unter einem davon liegt ein Stahlkoffer. Der Patron zahlt dafür, brieflich, auf Papier, so
        dick, dass es sich nicht falten lässt. Er will ihn versiegelt; das Wort schreibt er zweimal. Andere
        wollen ihn auch. Seit einer Woche sitzt ein Trupp Söldner im Verschiebebahnhof. Ihr Anführer heißt der
        Notar, weil die, die in seiner Nähe sterben, vorher unterschreiben mussten. Sie graben nicht. Sie
        warten, dass jemand für sie gräbt. Zwischen dir und ihnen liegt der Sumpf, und der gehört dem, was
        darin lebt; nachts schießen die beiden aufeinander. Auf dem Hauptgleis steht eine Draisine. Sie ist
        das Letzte auf dieser Strecke, was noch irgendwohin fährt.
    .hints = Schrauben für die Brücke, und etwas gegen Rudel. Wenn ihr stillhaltet, nehmen Söldner und
        Schnorks einander die Arbeit ab. Die Siegel kann man jederzeit brechen, und niemand setzt sie wieder
        zusammen.
    .objective = Findet den Koffer. Bringt ihn und alle Stalker auf das Hauptgleis Ost und das Nebengleis Ost
        und setzt die Draisine in Gang: Haltet sie, bis nach dem Lösen der Bremse eine Runde geendet hat.
        Stirbt ein Stalker, ist die Mission gescheitert.

# Der Auftrag, Zeile für Zeile

goal-a2-case = Den Koffer ausgraben
goal-a2-handcar = Die Bremse der Draisine lösen
goal-a2-hold = Die Draisine halten, bis eine Runde geendet hat
goal-a2-out = Alle zur Draisine, mit dem Koffer

# Karten

side-a2-01a = Ein Koffer für den Patron
    .story = Der Brief hat noch eine Zeile, von anderer Hand: „Nicht schütteln.“
side-a2-02a = Kreidezeichen
    .story = Der Regen war schon daran. Du findest den Ring mit den Fingerspitzen, wie man einen Lichtschalter findet.
side-a2-02a-dig = Graben (1 Aktion)
side-a2-02b-case = Stahlecke
    .story = Der Spaten klingt. Es ist kleiner, als du dachtest, ein Koffer wie für eine Trompete, an jedem
        Verschluss ein Bleisiegel und dazu ein Gepäckschein: Zerbrechlich, über Kyjiw.
side-a2-02b-wire = Lockere Erde
    .story = Der Boden ist weich, weil ihn jemand weich gemacht hat. Du siehst das Glas, und den Draht, der zu
        deinem Spaten läuft, und dass die Nägel im Glas nach Länge sortiert sind.
side-a2-02b-beacon = Keksdose
    .story = Sie hat eine Antenne. Vor deinen Augen springt ein Lämpchen von Grün auf Rot. Auf dem Deckel ein
        Zettel in Schreiberhandschrift: „Danke. Bitte warten Sie hier.“
side-a2-03a = Der Koffer, versiegelt
    .story = Er wiegt ungefähr so viel wie eine Katze und trägt sich auch nicht leichter.
side-a2-03a-break = Die Siegel brechen (1 Aktion; sie bleiben gebrochen)
side-a2-03b = Der Koffer, offen
    .story = Lochkarten in Bündeln, mit Mullbinde verschnürt. Darunter die Soldliste einer Laborwache: eine
        Spalte Namen, eine Spalte Beträge und ein Datum, bei allen dasselbe. Oben hat der Kommandant
        unterschrieben, mit einem Stempel, den du kennst.
side-a2-04a = Ladungen unter der Fahrbahn
    .story = Pakete in Wachstuch, unter den ausgebrannten Lastwagen gehängt wie Schinken. Die Drähte haben
        alle dieselbe Farbe. Daran muss jemand gedacht haben.
side-a2-04a-pull = Die Drähte ziehen (1 Aktion; mit Chance 1 von 10 fliegt alles in die Luft)
side-a2-04b = Eingestürzte Fahrbahn
    .story = Der Lastwagen geht zuerst, mit der Nase voran, der Blinker blinkt. Von der Brücke bleiben zwei
        Enden und eine Aussicht.
side-a2-05a = Draisine
    .story = Die Bremse ist so oft überstrichen, dass sie keine Kanten mehr hat. Daran hängt ein Kranz mit
        einer Schleife der Eisenbahnergewerkschaft.
side-a2-05a-brake = An der Bremse arbeiten (1 Aktion)
side-a2-05b = Bremse gelöst
    .story = Sie gibt mit einem Kreischen nach, das beide Schienen entlangläuft, und du hörst es weiterlaufen.
        Mit jedem Hebelzug rollt der Wagen eine Handbreit. Rollt er erst, rollt er von selbst; bis dahin muss
        jemand darauf stehen und zu sehen sein.

# Ereignisse

event-a2-i = Nebel auf den Schienen
    .story = Der Nebel liegt auf dem Gleisbett, genau so breit wie das Gleis. Ein Signal darin leuchtet grün
        für einen Zug, der zusammen mit dem Land gestrichen wurde. Im Nebel geht etwas auf Händen und Füßen.
        Als du stehen bleibst, geht es noch zwei Schritte weiter.
event-a2-ii = Zwei Leuchtkugeln
    .story = Eine steigt weiß über dem Bahnhof auf. Eine antwortet rot aus dem Schilf, wo niemand Leuchtkugeln
        hat. Die Söldner besprechen es auf offenem Kanal, wie Leute, die oben einen Teller zerbrechen hören.
        Dann gehen sie nachsehen, wer an ihren Vorräten war.
event-a2-iii = Zweite Streife
    .story = Die zweite Schicht des Notars ist pünktlich. Sie bringen Thermosflaschen mit, putzen sich die
        Stiefel ab und verteilen sich am Graben. Einer liest Namen von einer Liste, die anderen sagen „hier“.
        Nach dem letzten Namen sagt noch etwas anderes „hier“.
event-a2-iv = Das Wasser bewegt sich
    .story = Kein Wind, und die Entengrütze wandert. Von der Furt aus teilt sie sich in zwei Linien, im
        Schritttempo, und schließt sich dahinter. Eine Gasmaske kommt hoch, dreht sich wie ein Periskop und
        dreht sich noch, als das Wasser längst herausgelaufen ist.
event-a2-iv-2 = Geweih
    .story = Was du für eine tote Birke gehalten hast, kommt aus der Furt und schüttelt sich. An den Enden
        hängt Kraut, und ein Stiefel. Es dreht das gute Ohr zum Bahnhof, wo ein Mann gehustet hat, und senkt
        den Kopf, als wollte es lesen.
event-a2-v = Kurze Lunte
    .story = Du kennst das Geräusch aus jeder Küche, aus der man dich je hinausgeschickt hat. Die Uhr hat die
        Form einer Tomate. Von der Brüstung aus kannst du ablesen, wie sie gestellt ist: Wer sie aufgezogen
        hat, mag seine Eier weich.
event-a2-vi = Die Strecke stirbt
    .story = Ein Signal nach dem anderen erlischt, von Osten her. Nach dem letzten fangen die Schienen an zu
        singen; weit weg ist etwas Schweres daraufgesetzt worden. Auf dem Kanal des Notars bittet eine
        trockene Stimme alle Stationen, die Bücher zu schließen.
event-a2-vii = Die Quittung des Notars
    .story = Er hat einen Klapptisch mitgebracht. Er schreibt in Druckbuchstaben, Datum, Ort, ein Koffer,
        Stahl, und dreht das Blatt um, damit du es lesen kannst. Für jede eurer Unterschriften ist eine Zeile
        da. Eine ist schon ausgefüllt.
event-a2-viii = Eisen auf Eisen
    .story = Die Räder finden die Schienenstöße und fangen an, sie zu buchstabieren. Hinter euch rennt ein
        Mann über die Schwellen, dann geht er, dann steht er da, die Hände auf den Knien, und wird klein. Der
        Kranz hängt noch an der Bremse. Er ist aus Blech.
event-a2-r = Fürs Schauen bezahlt
    .story = Am Zaun steckt ein Umschlag, auf der Höhe deiner Augen. Darin ist ein Foto von dir, heute früh
        gemacht, ungefähr von hier. Auf der Rückseite eine Summe, und darunter, von anderer Hand, eine zweite,
        für die der Fotograf lieber nach Hause ginge. Du hörst, wie der Film weitergespult wird.

# Epilog

epilogue-a2-success-sealed =
    Der Mann, der dir den Koffer abnimmt, hat weiße Handschuhe in der Tasche und zieht sie dafür an. Er
    betrachtet die Siegel durch eine Lupe, das linke und das rechte. Dann erst sagt er guten Morgen. Das Geld
    steckt in Umschlägen mit euren Namen darauf, getippt, auch solchen, die ihr seit Jahren nicht benutzt. „Er
    ist zufrieden“, sagt der Mann. „Er wird euch für die Tür brauchen.“ Mit dem letzten Umschlag reicht er dir
    eine Karte aus grauem Plastik, an einer Ecke gelocht. Ein Ausweis. Der Wächter auf dem Foto ist tot,
    länger als der Zaun steht, und sieht dir ein wenig ähnlich.
    .result = Der Koffer erreicht den Patron mit heilen Siegeln.
epilogue-a2-success-opened =
    Ihr lest die ganze Nacht, abwechselnd. Auf der Soldliste enden die Namen an ein und demselben Tag; nur der
    Kommandant bezieht weiter Lohn, Jahr um Jahr, auf ein Konto mit einer Nummer. Das letzte Blatt ist ein
    Grundriss. Unten hat jemand eine Lampe mit Strahlen gezeichnet, wie fürs Kinderzimmer, und daneben den
    Türcode geschrieben, um ihn nicht zu vergessen. Am Morgen liegt ein Brief auf der Matte. Das Papier ist
    dick. Er bedauert, die Beziehungen als beendet betrachten zu müssen, und fügt eine Rechnung über zwei
    Siegel bei.
    .result = Der Koffer ist offen, und der Patron weiß es.
epilogue-a2-failure =
    Vom Bahndamm aus seht ihr ihnen beim Graben zu. Sie machen es ordentlich, mit Pflöcken und Schnur, und
    nummerieren die Löcher. Bis zum Abend haben sie ein Glas voller Nägel gefunden, und zwei stehen nicht mehr
    auf der Liste. Der Notar sitzt an seinem Tisch und schreibt die übrigen auf. Er hat keine Eile, er hat
    sich ein Zelt kommen lassen. An einer Wand ist die Kreide mit Seife abgewaschen. Für alle bleiben weniger
    Löcher.
    .result = Die Söldner graben weiter.
epilogue-a2-given-up =
    Eines Nachts fährt ein Zug auf der toten Strecke. Niemand sieht ihn; am Morgen ist der Rost von den
    Schienen. Das Zelt ist weg und der Tisch ist weg, die Löcher sind zugeschüttet und geharkt. An der Tür des
    Zollhauses hängt ein Formular in doppelter Ausfertigung. Es bestätigt jedem, den es angeht, dass ein
    Koffer, Stahl, in gutem Zustand übernommen wurde. Jemand hat die untere Hälfte abgerissen und euch die
    obere gelassen.
    .result = Der Koffer ist in fremden Händen.
