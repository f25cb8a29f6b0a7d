# Mission B1

mission-b1 = Licht für Werbiwka
    .place = Das Umspannwerk unterhalb von Werbiwka
    .prologue = Werbiwka hat dreißig Leute und eine Tiefpumpe, und die Pumpe steht. Die flachen Brunnen
        ticken. Sie schöpfen trotzdem daraus, den Eimer am ausgestreckten Arm, als ob das hülfe. Hwynt, der
        Mechaniker, hat auf die Rückseite eines Kalenders geschrieben, was im Umspannwerk einzuschalten ist,
        und in welcher Reihenfolge: Relais, Feld eins, Feld zwei, Abgang. Er sagt es dreimal. Er ginge selbst,
        aber im Frühjahr sind die Hunde des Dorfs von ihren Matten aufgestanden und gegangen, und neuerdings
        kommen sie wieder. Außerdem fehlt eine Sicherung. Sie ist im Bus oder in der Scheune; er hatte sie in
        der Hand, sagt er, als er hörte, wie der Boden sich bewegte. Und der Abgang hat zwei Enden, eins zum
        Dorf, eins zum Bunker eines Händlers, der in Kupons zahlt. Hwynt sagt dir nicht, welches. Er sieht die
        Pumpe an.
    .hints = Schrauben für die Schaltanlage, und etwas gegen viele kleine Ziele. Die Schalter sind laut, und
        der Weg zurück zur Straße ist lang.
    .objective = Schaltet Relais, Feld eins und Feld zwei in dieser Reihenfolge ein und legt dann den Abgang
        um. Am Ende sind alle Stalker im Freien auf der Straße von Werbiwka. Stirbt ein Stalker, ist die
        Mission gescheitert.

# Der Auftrag, Zeile für Zeile

goal-b1-fuse = Die Sicherung finden, im Bus oder in der Scheune
goal-b1-relay = Das Relais einschalten
goal-b1-bay-one = Feld eins einschalten
goal-b1-bay-two = Die Sicherung in Feld zwei einsetzen
goal-b1-feeder = Den Abgang umlegen
goal-b1-out = Alle auf der Straße von Werbiwka

# Karten

side-b1-01a = Vier Schalter
    .story = Unter den vier Zeilen auf Hwynts Liste ist eine fünfte, kleiner: „Nirgends anlehnen.“
side-b1-02a = Wo er sie fallen ließ
    .story = Zu. Im Staub auf dem Sims ist etwas mit Schwanz auf und ab gegangen.
side-b1-02b-fuse = Die Sicherung
    .story = Sie steht aufrecht mitten auf dem Boden, wo sie einer abgestellt hat, der gleich wiederkommen
        wollte. Porzellan, lang wie dein Unterarm. Er hatte eine Socke darübergezogen.
side-b1-02b-nest = Nest
    .story = Der Boden ist Zeitung, klein gekaut und aufgehäuft bis an dein Knie. An zwei Stellen zugleich hebt er sich.
side-b1-03a = Relais
    .story = Ein Schrank mit Glastür. Darin liegt eine Brille, zusammengeklappt.
side-b1-03a-close = Einschalten (1 Aktion)
side-b1-03b = Relais eingeschaltet
    .story = Die Nadel steht von ihrem Stift auf. Das Betriebsbuch zeigt eine zweite Last auf dieser Leitung,
        vierzig Kilowatt, jede Nacht seit dem Herbst. In der Spalte für den Abnehmer heißt es „zum Hügel“.
side-b1-04a = Feld eins
    .story = Der Hebel will beide Hände und dein ganzes Gewicht, unter einem Schild, das beides verbietet.
side-b1-04a-close = Einschalten (1 Aktion, laut; nach dem Relais)
side-b1-04b = Feld eins eingeschaltet
    .story = Es fällt ins Schloss wie eine Kirchentür, und drüben im Tal hört das Bellen auf.
side-b1-05a = Feld zwei
    .story = Zwei Klemmen und nichts dazwischen. In der Lücke hängt ein Falter und schlägt nicht mit den Flügeln.
side-b1-05a-set = Die Sicherung einsetzen (1 Aktion, laut; die Sicherung; Elektro wird aktiviert)
side-b1-05b = Feld zwei eingeschaltet
    .story = Die Luft zwischen den Reihen wird violett und überlegt es sich dann anders.
side-b1-06a = Abgang
    .story = Ein Schalter, zwei Schilder. Das linke ist Emaille und sagt „Dorf“. Das rechte ist ein
        Heftpflaster mit einer Summe darauf.
side-b1-06a-hamlet = „Die trinken aus tickenden Brunnen. Links.“ (1 Aktion)
side-b1-06a-bunker = „Kupons halten länger als Dank. Rechts.“ (1 Aktion; 800 K)
side-b1-06b = Das Netz summt
    .story = Hinter den Bäumen leuchtet etwas auf, das ein Jahr lang dunkel war, geht aus und kommt wieder.
side-b1-07a = Sicherung
    .story = Du trägst sie in ihrer Socke, wie man den Honig anderer Leute trägt.

# Ereignisse

event-b1-i = Abendchor
    .story = Erst die Frösche, dann die Masten. Darunter geht eine dritte Stimme, tief und aus vielen gemacht,
        von dort, wo die Straße biegt. Im Dorf ruft jemand einen Hund beim Namen. Er kommt nicht. Er hört auf
        zu singen.
event-b1-ii = Witterung
    .story = Einer steht auf dem Dach des Wartehäuschens, die Nase oben. Du hattest mittags Zwiebeln. Du
        siehst, wie er die Zwiebeln findet, und hinter den Zwiebeln dich. Er gibt es weiter, ohne einen Laut.
event-b1-iii = Unter den Dielen
    .story = Auf einmal haben die Bretter zu tun, wie bei Regen von unten. Eine Kellerklappe hebt sich um eine
        Handbreit. Heraus kommt ein Stuhlbein, spitz genagt, wird eine Weile hochgehalten und wieder
        hereingeholt.
event-b1-iv = Spannungsabfall
    .story = Deine Lampe wird orange, dann braun wie ein Teefleck. Im Relaisraum legen sich die Nadeln hin.
        Ein Kontakt, den du mit beiden Händen geschlossen hast, zittert in seiner Klemme; er will bewacht
        werden, oder verkeilt mit dem Eisen, das du bei dir hast.
event-b1-v = Das Rudel kommt heim
    .story = Sie kommen die Nordstraße herunter, zu zweit, wie auf einem Ausflug. Der erste trägt noch sein
        Halsband mit der Marke vom Tierarzt. An der Kreuzung warten sie und sehen nach links und rechts. Das
        muss ihnen einmal jemand beigebracht haben.
event-b1-vi = Überschlag
    .story = Zwischen den Feldern steht ein Strich aus Licht auf und geht von Isolator zu Isolator, und vom
        Schild rollt sich die Farbe. Hwynt ist am Funk. „Das war der vorletzte“, sagt er. „Ich hab doch
        gesagt, dass es einen letzten gibt?“
event-b1-vii = Dunkle Fenster
    .story = Auf der Straße haben sie Kerzen in die Fenster gestellt, damit ihr zurückfindet. Eine wird wieder
        hinausgetragen, dann die nächste. Wenn der Wind nachlässt, hört man die Pumpe: jede Minute ein
        einzelnes Klicken, wie ein Käfer im Balken.
event-b1-viii = Licht
    .story = Du siehst es von der Straße aus, eine Lampe und dann eine Reihe, und brauchst einen Moment, bis
        du weißt, wo sie hängen. Eine alte Frau zählt sie halblaut. Von den Drähten über der Straße tropft es,
        und jeder Tropfen zischt.
event-b1-r = Lampen an der Straße
    .story = Werbiwka hat Glühbirnen an die Straße gehängt, an Torpfosten, an einen Pflug, an ein Wegkreuz.
        Das Kabel ist Klingeldraht und geht zwei Kilometer weit. Alles, was hier draußen Augen hat, sieht hin.
        Neben so viel Licht liegt eine Menge neues Dunkel, und darin bist du.

# Epilog

epilogue-b1-success-hamlet =
    Die Pumpe läuft die ganze Nacht, weil sich niemand traut, sie abzustellen. Sie füllen die Milchkannen und
    die Wannen und ein Boot. Halyna schrubbt den Kirchenboden, worum sie keiner gebeten hat, und dann die
    Straße davor. Ihr bekommt zwei Gläser mit einem Tuch darüber und euren Lohn in gebügelten Scheinen. Hwynt
    bringt euch bis zum letzten Haus. „Vierzig Kilowatt“, sagt er. „Zum Hügel. Auf dem Hügel ist niemand.“
    Über der Ladentür hängt eine Birne mit einer Wespe darin. Es ist Mittag, und in Werbiwka brennt jedes
    Fenster.
    .result = Werbiwka hat Licht und Wasser.
epilogue-b1-success-bunker =
    Sidorowitsch hat jetzt eine Lampe über dem Tresen, mit Schirm und Fransen, und in ihrem Licht seht ihr
    älter aus. Er zahlt in Kupons, noch warm von seiner Tasche, und legt einen Stecker dazu, der nirgends
    passt. Ab heute kann er die bessere Ware trocken halten, sagt er; man muss nur fragen. Euer Heimweg geht
    durch Werbiwka. Sie haben den Schein über dem Kordon gesehen und es sich zusammengereimt. Vom tickenden
    Brunnen kommt ein Mann mit zwei Eimern herauf. Er stellt sie ab und wartet, die Mütze in der Hand, bis ihr
    vorbei seid.
    .result = Die Leitung führt zum Bunker des Händlers.
epilogue-b1-failure =
    Hwynt nimmt seine Liste zurück und streicht sie mit der Handkante glatt. Entweder ist ein Schalter offen,
    der zu sein sollte, oder umgekehrt; er müsste es sehen. Inzwischen haben sie den Brunnen tiefer gegraben,
    und er tickt tiefer. In der Dämmerung kommen die Hunde bis zur Milchkannenbank und setzen sich im
    Halbkreis, mit Lücken, wo sonst die anderen saßen. Ihr könnt noch einmal gehen. Hwynt hat mehr Schrauben
    für euch gefunden.
    .result = Werbiwka bleibt dunkel.
epilogue-b1-given-up =
    Am Ende holen sie die Pumpe in Stücken herauf und legen sie ins Gras. Niemand weiß, wie sie
    zusammengehört. Hwynt sitzt mit der Brille zwischen den Teilen und wischt jedes trocken. Bis zum ersten
    Schnee sind zwei Familien fort; die eine hat einen Vetter hinter dem Draht, die andere sagt, sie hat
    einen. Das Netz summt noch bis Feld zwei, und da endet es. Etwas auf dem Hügel hat sich eine andere
    Steckdose gesucht.
    .result = Niemand hat die Leitung geschlossen.
