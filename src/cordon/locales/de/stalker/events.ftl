# Zufallsereignisse

event-radioactive_rain = Radioaktiver Regen
    .story = Die ersten Tropfen lassen Ringe im Staub, und die Ringe zischen. Drüben im Hof hat sich ein
        Bandit eine Badewanne über den Kopf gezogen, Emaille, und geht darunter wie eine Schildkröte mit
        Gewehr. Dein Zähler tickt nicht mehr, er schnurrt. Jedes Dach mit weniger Löchern als der Himmel ist
        recht.
event-hum_in_the_air = Laute Flügelschläge
    .story = Flügel, sehr viele, und tief. Du siehst gerade noch, wie sich oben die Äste schließen. Die ganze
        Mauer entlang hat es auch gehört, was eben noch schlief: Eine Dose rollt, eine Tür probiert ihre
        eigene Klinke. Bis sie auf den Füßen sind, brauchen sie eine Minute. Die hast du.
event-gear_check = Kurze Bestandsaufnahme
    .story = Du setzt dich auf den Bordstein und breitest alles auf deinem Mantel aus, was funktioniert neben
        dem, was man dir verkauft hat. Etwas Ordentliches hat den Riemen durchgebissen. Mit einem Löffelstiel
        lässt er sich flicken, und mit viel mehr Geduld, als du mithast.
event-ground_fog = Bodennebel
    .story = Er steigt aus den Gullys, bis zu den Knöcheln, und dann hat er deinen Gürtel. Du streckst eine
        Hand aus, und die Hand geht weg. Irgendwo links fragt ein Mann leise, ob das Stas ist. Zwei sagen ja.
event-lull = Atempause
    .story = Ein Kuckuck ruft siebenmal und hört auf. Hinter der Mauer drüben haben sie Wasser aufgesetzt; du
        hörst den Deckel klopfen. Eine Zigarettenlänge lang sucht keiner keinen, und dort fängt einer an zu
        pfeifen, die Melodie aus einer Reifenreklame.
event-clear_air = Klare Luft
    .story = Der Wind hat den Dunst weggefegt. Du kannst die Nummer am Mast auf der anderen Talseite lesen,
        und darunter die Marke der Stiefel. Ein Tag wie gemacht zum Wäschetrocknen. Wer ein Fernglas hat,
        putzt es gerade.
event-restless_ground = Unruhiger Boden
    .story = Die Schraube, die du am Graben liegen ließest, hängt eine Handbreit über dem Gras und dreht sich.
        Das Wasser steht schief. Alle Frösche sind auf die Zaunpfähle geklettert, einer auf jeden, und sitzen
        mit dem Rücken zu derselben Stelle.
event-strangers = Fremde
    .story = Weit hinten am Bahndamm reißt jemand ein Streichholz an, schirmt es ab und zeigt es einem
        anderen. Sie haben keinen Hund und kein Funkgerät. Als du wieder hinsiehst, ist der Schein am vorderen
        Ende des Güterzugs, und du hörst, wie Kies aus einem Stiefel geschüttet wird.
event-torn_parachute = Zerrissener Fallschirm
    .story = Orange Seide in den Birken, dreißig Meter, und darunter eine Kiste, die auf einer Ecke steht. Ein
        Brett ist aufgesprungen. Milchpulver, sagt die Schablone, für ein Krankenhaus, das im Frühjahr
        geschlossen hat. Die Farbe gefällt nicht nur dir. Auch auf der anderen Seite knacken Zweige.
event-second_wind = Zweite Luft
    .story = Du findest die Thermosflasche, die du am Kontrollpunkt verloren hast. Sie war den ganzen Tag auf
        der falschen Seite deines Rucksacks festgeschnallt. Der Tee ist kalt und von jemand Großzügigem
        gezuckert. Du trinkst im Stehen, und deine Knie ziehen ihre Beschwerde zurück.
event-jam = Ladehemmung
    .story = Der Verschluss geht mit einem Knirschen nach vorn, wie ein Schritt auf Zucker. Du hältst ihn ins
        Licht: Eine leere Hülse steht aufrecht im Lager und wartet, dass man sie bemerkt. Es gibt einen Kniff.
        Er braucht einen Stiefelabsatz, und man muss in das Ende schauen, in das man nie schauen soll.
event-hot_wind = Heißer Wind
    .story = Er kommt schon warm über den Hügel und riecht nach Bügeleisen. Der Staub darin ist rosa. Hinter
        dem Hof hängt eine Reihe Hemden auf der Leine, die seit Jahren niemand hereingeholt hat; sie füllen
        sich an der Brust, und dein Zähler tickt im Takt der Ärmel.
event-radio_chatter = Funkverkehr
    .story = Dein Gerät geht von selbst an, in voller Lautstärke, mit einem Fußballspiel aus einem Stadion, in
        dem jetzt Bäume stehen. Die Menge springt auf, Tor. Den Schalter findest du beim zweiten Griff. Da
        kennst du den Spielstand, und die halbe Straße kennt deinen.
event-change_of_guard = Wachwechsel
    .story = Am Tor übergibt einer die Lampe und eine Geschichte über ein Geräusch. Der andere unterschreibt
        für beides. Dann nimmt der Erste den langen Weg zu seiner Pritsche, an jeder Stelle vorbei, nach der
        er in der Nacht hätte sehen sollen.
event-feeding_time = Fresszeit
    .story = Um diese Stunde hat man früher den Schweinen geläutet. Die Glocke hängt noch am Pfosten, und
        jetzt macht es der Wind. In der langen Scheune rutscht das Stroh von einem Ende zum anderen. Du hörst
        Hufe auf der Rampe, und dahinter etwas mit einer anderen Zahl von Füßen.
event-scrap_heap = Schrotthaufen
    .story = Hinter dem Pumpenhaus ist eine Werkstatt mit den Jahren in ihre Größen zerfallen, Scheiben in
        einer Wehe, Muttern in der nächsten, vom Regen sortiert. Du füllst die Taschen, bis der Gürtel
        nachgibt. Ganz unten liegt ein Schraubstock, und darin steckt ein Schlüssel, halb gefeilt.
event-nerves = Nervenflattern
    .story = Der Ast am Rand deines Blicks ist schon seit einer Weile ein Mann. Du weißt, dass es ein Ast ist.
        Du hältst trotzdem den Atem an, denn eben hat er das Gewicht von einem Fuß auf den anderen verlagert,
        so wie du es tust.
event-tremor = Beben
    .story = Erst Putz, dann das lange Stöhnen eines Hauses, das sich erinnert, wie es gebaut wurde. Staub
        steht in der Tür wie ein Nachbar, der sich beschweren will. Wer sich dort versteckt hat, kommt hustend
        dahinter hervor, beide Hände über dem Kopf.
