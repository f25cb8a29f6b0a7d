# Mission A3

mission-a3 = Die Tür unter dem Hügel
    .place = Der Hügel östlich der Bahn
    .prologue = Die Männer am Kontrollpunkt tragen kein Abzeichen, das du kennst. Sie lösen einander wortlos
        ab, und über Funk lesen sie etwas vor, das den Rhythmus eines Gebets hat und die Worte einer
        Wartungsanleitung. Hinter ihnen führt eine Rampe zu einer Panzertür hinunter. Hinter der Tür sind
        sechs Räume, und unter den Räumen steht die Laterne. Sie wurde gebaut, um Menschen zu beruhigen. In
        diesen Nächten stehen Leute auf, lassen die Suppe auf dem Herd und gehen in Socken auf sie zu. Es gibt
        drei Wege hinein. Die Tür will einen Code, einen Ausweis oder eine Granate. Der Lüftungsschacht auf
        der Südseite will einen Schraubenzieher und jemanden, dem es gleich ist, wovon der Boden tickt. Der
        dritte Weg ist, laut zu sein. Was zu tun ist, wenn du davorstehst, hat niemand gesagt. Der Patron hat
        eine Meinung, Werbiwka eine andere, und keiner von beiden kommt mit.
    .hints = Monturen gegen die Strahlung, und Konzentration gegen das Summen. Ist die Laterne gefunden,
        kostet jede Runde im Bunker Gesundheit: Streitet draußen. Die Wache schießt auf die, die in Socken
        kommen, und die schießen zurück: Zwei Seiten, die zu tun haben, sehen euch zuletzt.
    .objective = Findet die Laterne und entscheidet, was aus ihr wird. Bringt dann alle Stalker auf die
        Ausgangsfelder westlich der Bushaltestelle. Stirbt ein Stalker, ist die Mission gescheitert.

# Der Auftrag, Zeile für Zeile

goal-a3-inside = Den Weg hinunter zur Laterne finden
goal-a3-lantern = Entscheiden, was aus ihr wird
goal-a3-out = Alle zurück auf die Weststraße

# Karten

side-a3-01a = Die Lampe unter dem Hügel
    .story = An der Haltestelle hat jemand auf den Fahrplan geschrieben, unter Abfahrt: „alle“. Die Tinte ist frisch.
side-a3-02a = Panzertür und Läden
    .story = Vierzig Zentimeter Stahl, mit Klingelknopf. Auf dem Tastenfeld daneben sind vier Tasten sauber.
side-a3-02a-open = Öffnen (1 Aktion; der Code oder der Ausweis)
side-a3-02a-blow = Aufsprengen (1 Aktion, laut; 1 Granate)
side-a3-02b = Offene Tür
    .story = Sie schwingt lautlos auf. Die Luft, die herauskommt, ist warm und riecht nach Bohnerwachs.
side-a3-03a = Büro
    .story = Hinter der Jalousie brennt eine Lampe. Sie geht aus, wenn die Wache wechselt, und wieder an, wenn
        der Mann vorbei ist.
side-a3-03b = Wachbüro
    .story = Auf dem Tisch liegt das Besucherbuch aufgeschlagen. Alle haben sich eingetragen, seit Jahren, mit
        Uhrzeit. Die andere Spalte ist leer.
side-a3-04a = Lüftungsgitter
    .story = Zwei Schrauben, groß wie Mantelknöpfe, zugestrichen. Die Lamellen haben den Ton von der Luft
        gelernt, die hindurchkommt.
side-a3-04a-unscrew = Abschrauben (1 Aktion; 2 nötig)
side-a3-05a = Ausweis des Wächters
    .story = Graues Plastik, an einer Ecke gelocht. Der Mann auf dem Foto sieht auf etwas hinter der Kamera.
side-a3-06a = Schleusenhalle
    .story = Die Fliesen sind abgetreten, in einer Linie vom Eingang zur Wand gegenüber. In der Wand gegenüber
        ist keine Tür.
side-a3-06b = Innere Tür
    .story = Die Wand ist warm, und sie hat Angeln. Dahinter läuft eine Galerie, und die Galerie entlang hat
        jemand Pantoffeln aufgestellt, der Größe nach.
side-a3-07a = Die Laterne
    .story = Sie ist nicht einmal hell. Ein gläsernes Ding in einer Wiege aus Rohren, groß wie ein Brotofen,
        und du merkst, dass du schon eine Weile schräg stehst.
side-a3-07a-unbolt = Den Kern losschrauben (1 Aktion; 2 nötig)
side-a3-07a-smash = Zerschlagen (1 Aktion, laut; 4 Würfel, insgesamt 8 ★, 5 mit Dr. Holubs Rat)
side-a3-07a-log = Das Logbuch lesen und sie stehen lassen (1 Aktion; ein Artefakt und eine Modifikation von Rang II)
side-a3-07b = Entschieden
    .story = Das Logbuch hat eine Spalte für das, was getan wurde, und eine für das Warum. Die erste hast du ausgefüllt.
side-a3-08a = Der Kern
    .story = Er kommt in einen Brotbeutel. Er hält den Beutel warm, und deine Plomben schmecken nach Münzen.
side-a3-08a-hand = Dem Notar übergeben (frei; 1500 K)
side-a3-09a = Labor Ost
    .story = Hinter dem Drahtglas hat jemand die Pflanzen gegossen.
side-a3-09b = Dr. Holub
    .story = Unter dem Abzug sitzt eine Frau in einer Strickjacke und schreibt und sieht erst auf, als der
        Satz fertig ist. „Sie kommen wegen des Geräuschs.“ Ihre Gasmaske hängt am Haken. Der Filter war im
        Frühjahr am Ende; sie hat ein Gesicht daraufgemalt.
side-a3-09b-bring = „Ihren Mantel, Frau Doktor. Wir gehen.“ (1 Aktion; sie macht dich langsamer)
side-a3-09b-leave = „Nehmen Sie meine Maske, und sagen Sie mir, wohin ich schlagen muss.“ (frei; 1 Medizin und ihr Rat)
side-a3-10a = Dr. Holub, zu Fuß
    .story = Sie zählt die Stufen laut auf Lateinisch und irrt sich um eine.

# Ereignisse

event-a3-i = Grauer Morgen
    .story = Es wird hell, ohne dass eine Sonne dabei ist. Auf der Hügelstraße fegt ein Wächter die Schranke
        mit einem Birkenbesen, beide Seiten, dann die Straße. Am Ende seines Stücks dreht er um und fegt seine
        eigenen Fußspuren weg.
event-a3-ii = Funkliturgie
    .story = „Prüft die Siegel“, sagt die Stimme. „Die Siegel sind geprüft“, sagen die anderen, wo immer sie
        sind. „Prüft das Licht.“ Eine Pause voller offener Mikrofone. Die Kämpfer drehen sich um, jeder auf
        seinem Fleck, um zu sehen, wer nicht geantwortet hat.
event-a3-iii = Ruf an die Wache
    .story = Im Freien klingelt ein Telefon, an einem Pfosten. Es klingelt lange, als hätte jemand alle
        Nummern und nur diese eine noch übrig. Dann wird abgehoben, unter der Rampe, im Büro, hinter dir, und
        überall melden sie sich mit demselben Nachnamen.
event-a3-iv = Der Hügel summt
    .story = Der Ton kommt durch die Sohlen hoch und bleibt hinter den Augen stehen. Auf der Rampe wandert der
        Kies auseinander, grob nach links, fein nach rechts. Du kannst dagegen andenken, oder stillstehen, bis
        er dich fertig angesehen hat.
event-a3-v = Schichtwechsel
    .story = Am Kontrollpunkt hält ein Bus und öffnet beide Türen. Ein Mann steigt aus, zeigt dem leeren
        Häuschen seine Papiere und nimmt den Platz eines anderen ein, der sich hinter die Sandsäcke legt, die
        Arme an den Seiten. Der Bus kassiert nicht und fährt.
event-a3-vi = Lastprobe
    .story = Irgendwo unten fällt ein Schalter. Du hörst die Relais die Wand entlanggehen, eins nach dem
        anderen, sie wählen aus. An der Rampe hängt eine Karte, was bei einer Lastprobe ausfällt. Eine Hand
        hat „Licht“ gestrichen und „Türen“ geschrieben. Eine andere hat „Türen“ gestrichen.
event-a3-vii = Gesellschaft
    .story = Jemand kommt die Waldstraße herauf und gibt sich keine Mühe. Der Kies bricht unter den Schritten
        wie Zwieback. Um diese Zeit ist das entweder ein Mann mit einem Termin, oder es sind Leute, die ihren
        vergessen haben.
event-a3-viii = Der Hügel holt Luft
    .story = Das Summen hört auf. Du hattest dich daran gewöhnt, und jetzt ist dein eigenes Blut laut wie eine
        Mühle. Staub rutscht die Rampe hinunter, zur Tür, gegen den Wind. Nie hast du etwas so deutlich
        gesehen wie jedes Korn davon.
event-a3-ix = Niemand kam heraus
    .story = An der Haltestelle dreht sich der Fahrplan an seiner einen Schraube. Die Wachen sind
        hineingegangen und haben die Tür zugemacht, und über dem Hügel steht ein Schein wie über einer Stadt.
        In Werbiwka wacht eine Frau auf, setzt sich hin und sucht mit den Füßen nach ihren Schuhen.
event-a3-x = Tageslicht
    .story = Es tut weh, und es ist nur ein Morgen mit einem nassen Zaun darin. Ihr geht mitten auf der
        Straße. Am Kontrollpunkt ist ein Kessel leer gekocht. Niemand bittet euch, euch auszutragen.
event-a3-r = Nachbild
    .story = Du machst kurz die Augen zu, und es ist noch da: ein Ring mit Strahlen, grün, wo er weiß war.
        Seit gestern ist er gewandert. Er hängt in der Ecke von allem, was du ansiehst, ein Stück davor, und
        um ihn richtig zu sehen, müsste man ganz still stehen, im Freien.

# Epilog

epilogue-a3-success-taken =
    Ohne ihren Kern ist die Laterne ein Stück Klempnerei. Mittags haben die Rohre aufgehört zu ticken, und man
    kann durch die sechs Räume gehen und hört nur seine Stiefel. Der Kern verlässt das Tal in einem Wagen mit
    Vorhängen. Sie haben eine Bleikiste dafür mitgebracht, eine Decke für die Kiste und einen zweiten Wagen,
    der dem ersten mit Abstand folgt. In Werbiwka schlafen die Leute an diesem Tag bis acht und wachen mit
    steifem Nacken auf. Niemand dankt euch, denn niemand weiß, dass etwas aufgehört hat. Das Geld ist gut. Du
    ertappst dich dabei, dass du jeden Schein gegen das Licht hältst.
    .result = Der Kern der Laterne ist verkauft.
epilogue-a3-success-lost =
    Ihr hattet ihn in den Händen, und irgendwo zwischen Grube und Straße hattet ihr ihn nicht mehr. Niemand
    sagt, wer dran war. An der Bushaltestelle wartet ein Wagen mit Vorhängen, und daneben ein Mann mit einer
    Decke und einer Bleikiste. Er sieht euch an, dann hinter euch. Gegen Abend schüttelt er die Decke aus und
    faltet sie wieder zusammen. Ohne ihren Kern ist die Laterne ein Stück Klempnerei, und Werbiwka schläft bis
    acht. Sie wissen nicht, dass etwas für sie getan wurde, und diesmal gibt es auch kein Geld, das es ihnen
    sagen könnte. Das Ding selbst liegt im Gras oder am Fuß einer Treppe und hält den Käfern einen Ring Boden
    warm.
    .result = Die Laterne ist dunkel. Ihr Kern blieb zurück.
epilogue-a3-success-smashed =
    Sie klingt nicht, wie Glas klingen sollte. Sie geht aus wie ein Chor, dem man gesagt hat, er soll sich
    setzen, und dann lassen die Rohre ihr Wasser los, und die Pantoffeln segeln der Größe nach die Galerie
    entlang. Oben auf der Straße stehen Leute im Nachthemd im nassen Gras und fragen einander, welcher Tag
    ist. Ein alter Mann ist neun Kilometer mit einem Topf in der Hand gegangen. Er schaut hinein, riecht und
    sagt, es fehlte nur Salz. Werbiwka öffnet seine Truhe für euch. Viel ist nicht drin. Sie zählen es im
    Stehen hin.
    .result = Die Laterne ist zerschlagen.
epilogue-a3-success-left =
    Du ziehst die Tür hinter dir zu, weil man das so macht. Das Logbuch steckt in deinem Rucksack, ein Satz am
    Tag, in neun Handschriften. Der letzte Eintrag ist von heute früh und gibt dein Gewicht an. Was du vom
    Regal genommen hast, klickt in seiner Dose und wird einen Preis bringen. Nachts summt der Hügel wie zuvor;
    jetzt, wo du den Ton kennst, hörst du ihn in Teekesseln. Werbiwka hat die Betten vor die Türen geschoben.
    Auf dem Heimweg kommen euch zwei entgegen, mitten auf der Straße, in Socken. Ihr tretet zur Seite, damit
    sie es nicht müssen.
    .result = Die Laterne brennt weiter.
epilogue-a3-failure =
    Sie haben eure Rucksäcke an die Schranke gehängt, an den Schlaufen. Nichts fehlt, und alles ist gewaschen.
    Auch das Tastenfeld hat jemand abgewischt, jetzt sehen alle Tasten gleich aus. Im Funk ist die Stimme bei
    euren Namen angekommen. Einen Buchstaben hat sie falsch, und die anderen sprechen ihn nach, falsch. Der
    Hügel ist morgen auch noch da. Er hat nie lange zu.
    .result = Der Hügel behält, was er hat.
epilogue-a3-given-up =
    Ihr sagt in Werbiwka, dass es nicht geht, und sie nicken und nageln weiter Bretter an. Im Winter fragt
    keiner mehr, warum die Lampe an der Kreuzung mittags brennt. Am Telefon des Labors wird noch abgehoben,
    aber wer es tut, hört nur zu. Bei Ostwind legen sich die Hunde zusammen hin, alle mit der Nase in dieselbe
    Richtung. Zweimal hast du dein Bett umgestellt. Am Morgen stehen deine Stiefel wieder an der Tür,
    geschnürt.
    .result = Niemand ging zur Laterne hinunter.
coda-a3-holub-out =
    Dr. Holub hat um ein Zimmer ohne Ecken gebeten. Sie gaben ihr ein Getreidesilo, und sie ist sehr zufrieden
    damit.
coda-a3-holub-left = Im Labor Ost gießt noch immer jemand die Pflanzen.
coda-a3-core-handed = Der Notar hat dir den Kern quittiert. Du hast es zweimal gelesen, bevor du den Zettel nahmst.
