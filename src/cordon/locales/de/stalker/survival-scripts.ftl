# Die Skripte von Überleben in der Zone: script-11 ist eine Seite (ihr Titel, und .text); script-11-1 eine Wahl darauf, gezählt
# über das ganze Skript, mit dem, was daraus wird (.told). Eine Probe hat eine Zeile für einen Zweig, wo er etwas
# hinzufügt: -pass und -fail, -then und -else, oder das gewürfelte Symbol (-p1 bis -p4); die zweite Probe eines Skripts
# endet auf -2.

# Der letzte Bus

script-11 = Der Befehl
    .text = Auf dem Zifferblatt an deinem Handgelenk sind es noch sieben Striche bis zur Dunkelheit. Von der Schranke am
        anderen Ende kommt das Geräusch eines Diesels, der zu lange im Leerlauf steht und zu husten anfängt. In deinem
        Befehl stehen drei Sicherungskästen, ein Bus und ein Fahrer, und zu dem Fahrer, in anderer Tinte: Wartet nicht.
        Du hast ihn auf Kanal vier. Er summt.
script-11-1 = Ihm sagen, er soll das Licht ausmachen
    .told = „Weil du es bist“, sagt er, und etwas klickt. An der Schranke ist es mit einem Schlag dunkel, und ein paar
        Köpfe drehen sich in die falsche Richtung.
script-11-2 = Ihm sagen, er soll Gas geben, damit du hörst, wo er ist
    .told = Er tritt das Pedal mit echtem Gefühl. Jetzt weißt du genau, wo der Bus steht. Sie auch.
script-11-3 = Den Kanal zulassen

script-12 = Die ältere Tafel
    .text = Die Tafel schwingt an einem Scharnier heraus, von dem im Befehl nichts steht. Dahinter sitzt eine ältere,
        aus Schiefer, mit handgewickelten Kupferspulen; man sieht, wo der Wickler müde wurde und die Hand wechselte.
        Seit dreißig Jahren ist sie an nichts angeschlossen. Du hältst die Handfläche davor. Sie ist warm.
script-12-pass = Sie kommt von ihren Stiften wie ein Ei unter der Henne hervor, und sie passt.
script-12-fail = Der Funke ist blau und recht klein. Dann sitzt du.

script-13 = Die schwarze Sicherung
    .text = Was aus der Klammer kommt, ist ein schwarzer Knochen. Vor dir hat schon eine Hand die Lücke überbrückt, mit
        einem Nagel, und dann wurde der Nagel anderswo gebraucht. Innen an der Tür hat ein Finger in den Ruß
        geschrieben: Pawlo anrufen. Eine Nummer steht nicht dabei.
script-13-1 = Hinter die Tafel greifen
script-13-2 = Mit Schrauben überbrücken
    .told = Drei Schrauben, Kopf an Ende. Die Finger deines Handschuhs werden weich, und der Zähler redet die ganze Zeit
        dazwischen. Einmal wird es tragen.
script-13-3 = Den Kasten zumachen
    .told = Du hängst die Tür wieder an ihre eine Schraube. Soll Pawlo ihn haben.

script-14 = Zwei lange Töne
    .text = Die Hupe, zweimal und lang, und dann eine flache Hand auf Kunstleder. Er geht durch den Gang und schlägt auf
        jeden Sitz, auf dem niemand sitzt, damit du über den Hügel hörst, wie viele das sind. Die Rückbank bekommt vier
        Schläge. Dann eine Pause, in der er den Himmel ansieht.
script-14-1 = Ihm mit einem Schuss in die Luft antworten
    .told = „Schon gut, schon gut“, sagt Kanal vier. Du hast ein paar Minuten gekauft, und das Tal hat gehört, was sie
        kosten.
script-14-2 = Weitergehen

script-15 = Der Balken geht hoch
    .text = Der Balken ruckt, klemmt, überlegt und geht hoch, mit einem Bachstelzennest am Ende. Der Motor ist seit dem
        Frühling um nichts gebeten worden und sagt das auch; drei Dörfer können es hören. Unter dem Geheul erkennst du
        den Fahrer, er klatscht. Er ist nicht der Einzige, der aufgestanden ist.

script-16 = Die Falttür
    .text = Die Bustür faltet sich mit einem Seufzer zu und faltet sich wieder auf. Das hat er versprochen, ein einziges
        Mal, damit hinterher keiner sagen kann, man hätte es ihm nicht gezeigt. Über der Stufe brennt eine Lampe. Es ist
        so eine, unter der alle krank aussehen, und du gäbst viel darum, unter ihr zu stehen.

script-17 = Die andere Hand
    .text = Deine Finger sind schwarz, und der Arm hängt an dir wie ein geborgter. Im Kasten summt es noch, auf einem
        Ton, ohne Vorwurf. Du riechst Haar und schaust dich um, wessen. Du hast noch eine Hand.
script-17-1 = Es mit der anderen Hand versuchen
    .told = Diesmal wickelst du sie in die Mütze.
script-17-2 = Es summen lassen
    .told = Du machst die Tür davor zu. Eine Weile geht es noch weiter, dann scheint es irgendwohin gegangen zu sein.

script-18 = Aufgeschlitztes Kunstleder
    .text = Die Sitze sind an der Naht aufgeschlitzt, von einem gründlichen Menschen, und die Füllung ist in Stiefel
        gewandert. Bis zum Kontrollposten sagt keiner etwas. Im Spiegel geht der Fahrer die Reihe durch, Gesicht für
        Gesicht; seine Lippen bewegen sich, und die Summe scheint aufzugehen. Er möchte wissen, von wem das Blut auf der
        Stufe ist. Bevor du es ihm sagen kannst, hat er das Radio lauter gedreht. Es ist Tanzmusik.

script-19 = Rücklichter
    .text = Zwei rote Lichter, dann eines, wo die Straße abbiegt, dann die Straße. Du hörst ihn hochschalten. Auf dem
        Asphalt, wo der Bus stand, sind ein Ölfleck und eine Büchse Fleisch, aufrecht mitten auf die Spur gestellt, den
        Öffner auf dem Deckel. Er war für eine volle Ladung bezahlt, und er ist ein ehrlicher Mann.

# Das Pumpenhaus

script-21 = Grüne Farbe
    .text = Unter dem Blechdach ist ein einziger Raum und darin eine Pumpe, groß wie ein Auto, von mehreren Generationen
        grün gestrichen. Die Tür hat Kratzer, und zwar innen. Unten, wo der Pfad aus den Erlen kommt, haben zwei Lager
        ihre Eimer aufgestellt, jedes auf seiner Seite des Pfads, und schauen zu deinem Schornstein herauf.
script-21-1 = Erst die Läden zunageln
    .told = Du nimmst die Türen vom Werkzeugschrank. Der Raum wird dunkler, und kleiner, und besser.
script-21-2 = Sie sofort anwerfen
    .told = Du hängst den Mantel an den Druckmesser und spuckst in die Hände.

script-22 = Über Wasser
    .text = Hämmern trägt weit über Wasser, und Wasser gibt es hier viel. Beim vierten Nagel hältst du inne und horchst.
        Drüben am Klärteich hat auch etwas innegehalten, einen halben Schlag nach dir. Den fünften drückst du mit dem
        Handballen hinein.

script-23 = Farbe wie Tee
    .text = Beim ersten Stoß rieselt Staub von den Balken. Beim zweiten hustet das Rohr einen Frosch aus, lebendig und
        gekränkt, und dann kommt es, braun wie Tee, über den Rand und in deine Stiefel. Es riecht nach Laub. Der Riemen
        hat ein Quietschen, eines auf jede Umdrehung, in einer Höhe, die weit trägt.
script-23-1 = Trinken
    .told = Es schmeckt nach Münzen und Oktober. Du trinkst, bis die Zähne wehtun, und der Zähler sagt, was er davon
        hält.
script-23-2 = Die Wunde darunter halten
    .told = Es läuft rot, dann braun, dann so, wie es kam.
script-23-3 = Dem Quietschen nachgehen und das Öl suchen
    .told = Es ist das linke Lager. Auf einem Brett darüber steht ein Glas.

script-24 = Ein kleinerer Handschuh
    .text = Du wirfst dich mit dem ganzen Gewicht auf das Rad und fällst beinahe darüber. Es dreht sich wie ein
        Uhrzeiger. Die Spindel ist diesen Monat geschmiert worden und abgewischt, wo sie getropft hätte; auf dem Kranz
        ist der Abdruck eines Handschuhs, kleiner als deiner. Das Rohr tickt, während es sich füllt.
script-24-p1 = Hinter dem Flansch steckt ein Päckchen in Wachstuch, verschnürt von kleinen Händen.
script-24-p2 = Die Kiste unter dem Rohr hat einen doppelten Boden. Sehr doppelt war er nicht.
script-24-p3 = Eine Schraube ist locker. Du nimmst sie; das Rad kommt ohne sie aus.
script-24-p4 = Wem der Handschuh gehört, der ist nicht weit gegangen.

script-25 = Halb voll
    .text = Bei halb voll ändert sich der Ton. Er sinkt, in den Boden, in die Tischbeine, und auf dem Brett machen sich
        die Becher auf den Weg zur Kante. Du legst ein Auge an eine Ritze in den Brettern. Draußen bewegt sich nichts.
        Jeder Kopf ist oben.
script-25-then = Das Lager läuft wie Milch. Sie drehen die Ohren hierhin und dorthin und werden sich nicht einig.
script-25-else = Dann kommt das Quietschen herum, und sie haben ihre Richtung.
script-25-1 = Sie drosseln, bis die da draußen das Interesse verlieren
    .told = Du drehst den Zulauf zu und hältst mit ihm den Atem an. Einer nach dem anderen wendet sich ab. Der Zeiger
        sinkt ein wenig.
script-25-2 = Sie laufen lassen

script-26 = Gänseschmalz
    .text = Es ist Gänseschmalz, gelb wie Butter. Auf dem Etikett, in Kinderbuchstaben: FÜR DIE PUMPE NICHT AUFS BROT.
        Im Schmalz ist die Spur eines Fingers, der das Etikett gelesen hatte. Du hebst etwas mit einer Patrone heraus
        und wartest, bis die Welle herumkommt.
script-26-pass = Mitten in der Umdrehung hört das Quietschen auf. Du hörst deine eigenen Ohren.
script-26-fail = Das Glas rutscht dir weg. Es zerbricht nicht. Es klingt.

script-27 = Die Rohre singen
    .text = Jetzt haben es die Rohre, und von den Rohren haben es die Wände. Es sitzt in deinen Zähnen, ein Akkord aus
        drei Tönen, fast rein, und der Zeiger steigt, während du zuschaust. Weit draußen am letzten Zaun lässt sich ein
        Pfosten, den du für einen Pfosten gehalten hast, auf alle viere nieder und macht sich auf zum Haus.

script-28 = Übergelaufen
    .text = Es kommt über den Rand des Tanks, in einer einzigen Bahn, mit dem Mond darin. Du drehst den Zulauf zu, und
        in der Stille hörst du sie unten, auf beiden Seiten des Pfads. Sie schlagen mit Löffeln auf ihre Eimer,
        schlecht, und nach und nach zusammen. Den Hang herauf kommt eine der Köchinnen, eine Gans unter dem Arm. Die ist
        für die andere Köchin. Sie hätte gern, dass du dabei bist, wenn sie sie übergibt.

script-29 = Langsamer
    .text = Der Riemen klatscht, und klatscht, und überlegt, und klatscht. Dann hörst du Frösche. Unten haben sie bis
        zum Dunkelwerden neben ihren Eimern gestanden. Nun bückt sich der Erste in der einen Reihe nach seinem Bündel,
        und sie gehen, den Pfad entlang, von dir fort; die andere Reihe sieht eine Zeit lang zu und tut dann dasselbe,
        auf ihrer Seite.

# Was die Herde holte

script-31 = Die Kälberglocke
    .text = Vierzig Stände, und jedes Gatter von innen geöffnet. Auf dem Futtertisch hat die Vorsitzende das Geld
        ausgelegt, in kleinen Scheinen, auf jedem Häufchen ein Stein. Sie zählt es einmal für dich und einmal für sich.
        Dann nimmt sie eine Glocke vom Nagel, eine kleine, für ein Kalb, und stellt sie neben das letzte Häufchen, zwei
        Finger am Klöppel.
script-31-1 = Die Glocke nehmen
    .told = Sie bindet dir ein Taschentuch um den Klöppel. „Wenn du willst, dass es kommt“, sagt sie, „mach das auf.“
script-31-2 = Einen Vorschuss verlangen
    .told = Du bekommst das Häufchen unter dem kleinsten Stein. Sie schreibt sich von jedem Schein die Nummer auf.

script-32 = Vier, dann zwei
    .text = Abdrücke von vier Füßen kommen die Hecke entlang, vorne tief. An der Lücke beim Trog werden es zwei. Hier
        hat es aufrecht gestanden, länger, das Gewicht auf dem linken, und über die Stange in den Hof geschaut. An zwei
        Stellen ist das Moos von der Stange gerieben, gut schulterbreit auseinander.
script-32-1 = Den Schritt mit dem Gewehr ausmessen
    .told = Zwei Gewehre und eine Hand. Du sagst es vor dich hin, bis es sitzt.
script-32-2 = Der Fährte ein paar Schritte nachgehen
    .told = Du trittst auf keinen Zweig. Das hat es auch nicht getan.

script-33 = Das Geschirr
    .text = Das Geschirr einer Kuh hängt über einem Ast, auf Augenhöhe. Die Schnallen sind aufgemacht, nicht abgerissen.
        Die Riemen liegen einer auf dem anderen, damit sie nicht knicken, und das Leder ist abgewischt. Eine Hand hätte
        es nicht besser gekonnt, und du suchst nach den Abdrücken von Händen.
script-33-then = In der Schlaufe des Halfters steckt ein Geldschein. Es ist einer von denen, die sie dir gezahlt hat,
    und du warst noch nie hier.
script-33-else = Eine Schnalle hatte als Dorn eine Schraube. Die nimmst du mit.

script-34 = Die Speisekammer
    .text = Sie hängen an der Stange in der Trockenscheune, und sie hängen nach Größe: Hühner, eine Ziege, Kälber, dann
        die Kühe. Die Abstände sind gleich. Zwischen Kälbern und Kühen ist ein Haken leer, und du bist hingegangen und
        stehst darunter, bevor du die Reihe ganz verstanden hast. Er berührt deinen Hut.
script-34-1 = Sie abschneiden
    .told = Es dauert, und leise kommt keines herunter. Eine Keule ist noch frisch genug zum Essen.
script-34-2 = Alles lassen, wie es ist, und im Dunkeln warten
    .told = Du sitzt an der Wand, bis du die Haken am Knarren auseinanderhältst.
script-34-3 = Pulver auf den Boden streuen
    .told = Du schraubst über deiner Mütze eine Granate auf, sehr langsam, und atmest durch den Mund.

script-35 = Die Glocke der Leitkuh
    .text = Es kommt aus den Erlen und lässt sich Zeit; einmal bleibt es stehen, um ein Huhn vorbeizulassen. Um den
        Hals, am guten Riemen, trägt es die Glocke der Leitkuh und hält den Kopf so, dass sie schweigt. Es sieht einen
        von euch nach dem anderen an, bis es gefunden hat, wer die Befehle gibt. Dann lässt es die Glocke läuten.
script-35-then = Sein Weg ging durch die Speisekammer. Die eine Flanke raucht, und das Bein trägt es, wie man eine volle
    Tasse trägt.

script-36 = Ein Absatz, dem ein Nagel fehlt
    .text = Die Fährte führt um einen Teich, an einem Graben entlang und über einen Zauntritt. Auf der anderen Seite
        läuft eine zweite daneben her, Stiefel, und dem linken Absatz fehlt ein Nagel. Du hebst den linken Fuß und
        siehst nach. Es ist in deinen Tritten gegangen, Zehe auf Zehe, mit einiger Sorgfalt, und der Schlamm hat sich
        noch nicht geschlossen.
script-36-p1 = Beim letzten Abdruck liegt etwas im Gras, vor Schreck fallen gelassen. Deines ist es nicht.
script-36-p2 = Du setzt die Stiefel, wo es die Füße gesetzt hat. Zwanzig Schritte lang weißt du, was es will.
script-36-p3 = Über deinem Kopf fliegt ein Häher auf und sagt es allen.
script-36-p4 = Die Schlinge ist von der Art, die du selber legst. Es hat dir beim Knüpfen zugesehen.

script-37 = Ein Faden
    .text = Von Haken zu Haken geht ein Faden, in Kniehöhe, falls es Knie hat. Du streust Spreu darüber, bis du ihn
        nicht mehr findest. Dann musst du ihn finden, um hinauszukommen.

script-38 = Der richtige Kopf
    .text = Du legst ihn auf den Futtertisch. Die Vorsitzende geht um ihn herum, hebt eine Lefze und betrachtet lange
        die Zähne. Sie fängt an, die Scheine auszulegen. „Wie viele waren es?“, fragt sie. Eines, sagst du ihr. Sie
        nickt und legt weiter Scheine aus. Als mehr davon auf dem Tisch sind, als ausgemacht war, fragt sie dich noch
        einmal.

script-39 = Noch eine Lücke
    .text = Am Morgen ist eine neue Lücke im Zaun. Die anderen sind so breit wie eine Kuh. Die Vorsitzende steht davor
        und misst sie mit ausgebreiteten Armen, und dann nimmt sie die Arme ein wenig zusammen, und noch ein wenig, bis
        sie so weit auseinander sind wie Schultern.

# Gläserne Ernte

script-41 = Sonnenblumenkerne
    .text = Der Käufer hat die Batterie aus dem Auto gehoben, damit er etwas zum Sitzen hat. Er isst Sonnenblumenkerne;
        die Schalen kommen zurück in die Tüte. Vor ihm stehen drei offene Koffer, Samt über Blei, mit verschieden tiefen
        Mulden. Proben nimmt er nicht, und Unterricht gibt er nicht. „Bis es hell wird“, sagt er und zeigt dir, wo das
        sein wird, eine Handbreit links vom Transformator.
script-41-1 = Fragen, was er den anderen versprochen hat
    .told = „Dasselbe. Aber die kamen von dort“, sagt er und spuckt ausnahmsweise eine Schale in die Richtung.
script-41-2 = Ihn um überzählige Schrauben bitten
    .told = Die ganze Zeit hatte er die Füße auf der Keksdose. Er stößt sie dir hin.
script-41-3 = Geld im Voraus verlangen
    .told = Fünfhundert, dir in die Hand gezählt. Den letzten Schein lässt er nicht gleich los.

script-42 = An seinem Ohr
    .text = Er hebt es mit einer Holzzange heraus und hält es ans Ohr. Das Kauen hört auf. Er hört es sich bis zum Ende
        an, was immer das ist, und als er die Zange senkt, schaut er dich an, als hättest du geredet. Er scheint zu
        überlegen, ob er beleidigt sein soll.
script-42-then = „Abzüglich der fünfhundert“, sagt der Käufer. Er hat den Zettel aufgehoben.
script-42-else = Aus dem Mantel gibt er dir etwas, nach den Mahlzeiten einzunehmen. Bis Donnerstag, sagt er, wirst du es
    brauchen.

script-43 = Durch die Knopflöcher
    .text = Drüben im Flimmern des Feldes richtet sich eine Gestalt auf, wie eine Frau beim Kartoffellesen. Sie öffnet
        den Mantel, steckt etwas hinein und knöpft zu. Durch die Löcher leuchtet es weiter. Auch sie hat dich gesehen;
        sie steht da, die Hand flach auf der Brust.
script-43-1 = Einen Preis über das Feld rufen
    .told = Deine Stimme geht bis zur Scheune und kommt zurück. Die Gestalt dreht sich um.
script-43-2 = Sie es für dich tragen lassen

script-44 = Wie Zähne
    .text = Der Detektor fängt an zu klappern wie Zähne, und dann wie die Zähne von einem, der gleich etwas sagt. Du
        schwenkst ihn nach links. Der Zeiger bleibt, wo er war. Du schwenkst ihn nach rechts, und allmählich begreifst
        du: Es ist nicht der Zeiger, der den Stein sucht.
script-44-1 = Warten, bis es sich gelegt hat
    .told = Endlich legt es sich hin, dort drüben, mit einem kleinen Laut. Du fändest blind hin.
script-44-2 = Zugreifen, solange es woanders hinschaut
    .told = Es gehört dir, bevor es das weiß. Der Zähler an deinem Gürtel nennt das gierig.

script-45 = Alle drei
    .text = Alle drei Felder atmen aus. Du siehst es am Gras, von jedem läuft ein Ring nach außen, und wo die Ringe sich
        treffen, nimmt die Luft Farben an, die du sonst nur vom Fieber kennst. Von links fliegt ein Spatz hinein. Rechts
        kommt das Geräusch eines Spatzen heraus.

script-46 = Zwei Finger
    .text = Eine Zeit lang nichts. Dann hebt sich eine Hand gegen das Licht und zeigt zwei Finger. Das kann zweitausend
        heißen oder zwei Zigaretten; es gibt hier draußen noch anderes, das zu zweit ist, und die eine Hälfte davon bist
        du. Die Hand hat es nicht eilig.
script-46-1 = Nicken
    .told = Du hältst die Hälfte hoch und legst sie unter einen Stein. Die Hand denkt nach und wird zum Daumen.
script-46-2 = Den Kopf schütteln
    .told = Die Finger schließen sich. Die andere Hand hatte die ganze Zeit das Gewehr.

script-47 = Nach Gewicht
    .text = Er legt es mit beiden Händen ins Gras wie eine schlafende Katze und geht drei Schritte zurück. Du gehst drei
        vor. Er hat dein Geld auf der Handfläche und wiegt es, auf und ab, den Blick an dir vorbei. Es scheint zu
        stimmen. Er tippt sich an die Mütze; darin sind zwei Löcher, in einer Linie.

script-48 = Drei Währungen
    .text = Die Deckel gehen zu. Beim dritten erlöschen hinter dir die Felder wie ein Ofen, wenn man die Klappe
        schließt. Du wirst in drei Währungen bezahlt und darfst jeden Schein gegen das Licht halten. Sie sind alle echt;
        eines der Länder gibt es nicht mehr, aber es gibt Leute, sagt er, die darauf noch herausgeben. Dann lässt er die
        Batterie unter die Haube fallen, und der Wagen springt sofort an.

script-49 = Ein Viereck im Gras
    .text = Eine Handbreit links vom Transformator wird es hell. Wo er auf seiner Batterie saß, hat das Gras ein gelbes
        Viereck, sehr genau, und daneben liegen ein paar Schalen; am Ende muss er es eilig gehabt haben. Draußen auf den
        Feldern blüht es weiter, für die Frösche.

# Der Rundgang des Professors

script-51 = Neun Frühlinge
    .text = Ilarion stellt euch seine Instrumente mit Namen vor und vergisst eure, während ihr sie sagt. Neun Frühlinge,
        immer dieselben drei Punkte, und ein einziges Notizbuch. Mitten durch das Notizbuch geht ein Loch, ein sauberes,
        und seither schreibt er darum herum. „Wollen wir?“, sagt er und geht los, und du nimmst ihn bei den Schultern
        und drehst ihn in die andere Richtung.
script-51-1 = Ihm den Rucksack abnehmen
    .told = Er merkt es erst viel später. Ohne Rucksack macht er nicht mehr Lärm als ein Mantel.
script-51-2 = Ihm eine Weste geben
    .told = Er knöpft sie falsch zu und findet darin einen Platz für das Lineal.
script-51-3 = Ihm sagen, er soll mithalten

script-52 = Die falsche Zahl
    .text = Du hältst dein Ende vom Maßband. Er liest ab, klopft ans Glas und liest noch einmal ab. „Das ist falsch“,
        sagt er, und sein ganzes Gesicht wird hell. Er tanzt einmal um die Sonde, sein Ende noch in der Hand, so dass
        ihr dann an den Knien zusammengebunden dasteht, und erklärt deinem Hut, dass es um fast die Hälfte danebenliegt.
script-52-1 = Ihn fragen, was das heißt
    .told = Das hat ihn seit dem vorletzten Frühling niemand gefragt. Er setzt sich dafür hin.
script-52-2 = Ihn fragen, ob man daran stirbt
    .told = „Hier nicht“, sagt er und zieht jeden am Ärmel zwei Schritte nach links. Der Zähler wird langsamer.

script-53 = Zwei Punkte
    .text = Mit zwei Punkten hat man eine Gerade. Er zieht sie mit einem Lineal, auf dem einmal gesessen wurde, genau
        durch den dritten Punkt, und weil noch Lineal übrig ist, ein Stück darüber hinaus. Er beugt sich über das, was
        da liegt. „Ah“, sagt er. „Das frisst also die ganze Zeit das Kabel.“ Er sagt dir, wie lang es ist, und ob du die
        Fehlerbalken sehen möchtest.
script-53-1 = Ihn die Skizze fertig zeichnen lassen
    .told = Sie zeigt, wohin man treten kann. Für die anderen Stellen gibt er jedem etwas zum Werfen.
script-53-2 = Gehen

script-54 = Die Uhrzeit
    .text = Er hat ein Loch im Ärmel. Er steckt einen Finger hindurch und findet dann das andere Loch, wo es wieder
        hinausging. Er zieht die Uhr aus der Weste und notiert die Zeit, auf die Sekunde. Danach fällt ihm ein, sich
        neben dich zu stellen.

script-55 = Bis zu den Knöcheln
    .text = Er hat die Hosen aufgerollt und steht darin wie in einem Bach. Die Luft geht um seine Schienbeine wie Wasser
        um einen Pfahl. Er summt den Ton mit, den sie macht, und verbessert sich um ein Haar nach unten. Eine seiner
        Socken trennt sich auf, und die Wolle steigt senkrecht in die Höhe.
script-55-1 = Ihn am Kragen herausziehen
    .told = Es lässt ihn los und probiert, wie du so bist.
script-55-2 = Ihm zehn Sekunden geben
    .told = Du hältst ihn am Gürtel und lässt den Zeiger nicht aus den Augen. Steht nah genug eine Sonde, hat er seine
        Zahl.
script-55-3 = Wegschauen
    .told = Als du wieder hinsiehst, steht er am Ufer und leert einen Schuh aus. Was herauskommt, raucht.

script-56 = Vier Minuten
    .text = Demnach, sagt er, ist der Boden, auf dem du sitzt, jünger als du, um vier Minuten. Er lässt dir Zeit,
        darüber nachzudenken. Ob nun du zu spät bist oder der Boden zu früh, sieht man an einem Diagramm. Das Diagramm
        ist im anderen Notizbuch, und das andere Notizbuch hat er im vorletzten Jahr liegen lassen.
script-56-p1 = Er hat recht, und ausnahmsweise zu deinen Gunsten.
script-56-p2 = Du schnürst den Stiefel, schaust hinunter und hast es noch vor dir.
script-56-p3 = Der Kratzer an deiner Hand ist noch nicht ganz passiert.
script-56-p4 = Deine Lippe blutet. Von einem Schlag weißt du nichts.

script-57 = Deine eigene Uhr
    .text = Du schaust auf deine Uhr, um ihm etwas entgegenzuhalten. Du hast sie heute früh nach der im Lager gestellt,
        es gibt Zeugen. Sie gibt ihm recht.

script-58 = Wegen der Minuten
    .text = Er gibt allen die Hand, und dann noch einmal, wegen der vier Minuten. Das Auto fährt ihn fort, mit Klara und
        Otto auf den Knien. Am Abend taucht das Notizbuch in deinem Rucksack auf, aus Versehen, mit seinem Loch und zehn
        Frühlingen. Auf der letzten Seite hat er ausgerechnet, was er euch schuldet, pro Kopf und Kilometer, auf drei
        Stellen hinter dem Komma. Darunter stehen eure Namen, nach Gehör geschrieben.

script-59 = Sie sind sich einig
    .text = Die Instrumente stehen, wo er sie abgestellt hat, und klicken weiter, nebeneinander. Den ganzen Nachmittag
        hört man, dass es ein Streit ist. Gegen Abend kommen sie, zum ersten Mal seit neun Jahren, auf dieselbe Zahl.

# Tote Frequenz

script-61 = Gesichter nach oben
    .text = Sie stehen um den Fuß jedes Masts, dicht beieinander, die Gesichter nach oben, und der Regen läuft ihnen in
        die Kragen. Es sieht aus wie das Publikum einer Flugschau. Lässt der Wind nach, hörst du beinahe, was sie hören.
        Es ist kurz davor, Wörter zu sein, und du ertappst dich dabei, wie du dich vorbeugst, um ihm zu helfen.
script-61-1 = Die Ohren mit Wachs verstopfen
    .told = Ein Kerzenstummel geht herum. Danach redet ihr mit den Augenbrauen, und wer ein Magazin will, bekommt das
        Brot.
script-61-2 = Den Rhythmus lernen
    .told = Lang, lang, kurz, und etwas wie ein Schlucken. Der Stalkeranführer hat ihn jetzt und muss drücken, um ihn
        wieder loszuwerden.

script-62 = Dick wie ein Handgelenk
    .text = Wo das Kabel in die Erde geht, ist es dick wie dein Handgelenk, und es hat einen Puls. Mit einer Hand hältst
        du die Ladung an den Stahl, mit der anderen das Klebeband. Nach einer Weile merkst du, dass du immer in den
        Pausen drückst.
script-62-1 = Auch den Erdungsdraht durchschneiden
    .told = Er reißt mit einem Ton. Ringsum kehren sie dem Mast den Rücken, wie Leute, die den Faden verloren haben.
script-62-2 = Die Ladung anhängen und gehen

script-63 = In einer Linie
    .text = Der Ton steigt um einen Fingerbreit. Alle Gesichter kommen zugleich herunter und dann herum, wie ein Feld
        Sonnenblumen, wenn es in Eile wäre, in einer einzigen Linie, und am Ende der Linie bist du. Aus dem Schilf
        kommen andere, nass bis zur Brust, um zu sehen, wohin die Übrigen schauen.
script-63-then = Du siehst, wie sich ihre Münder öffnen. Dank dem Wachs ist das alles, was du davon hast.
script-63-else = Es kommt hinter den Augen herein und sieht sich um.

script-64 = Rufnamen
    .text = Die Masten haben jetzt eine Stimme, und sie geht eure Rufnamen durch, in der Reihenfolge, in der ihr sie
        bekommen habt. Einen spricht sie falsch aus, so falsch, wie es sonst nur die eine Tante tut. Und unten am Stahl
        gehen jetzt Hände die Streben auf und ab, geduldig, wie man an einer Wand nach dem Schalter tastet.
script-64-1 = Ihr antworten
    .told = Der Stalkeranführer drückt die Taste und nennt einen Namen. Jeder Helm im Tal dreht sich herum.
script-64-2 = Das Funkgerät auslassen

script-65 = Eine Sekunde
    .text = Eine Sekunde lang nichts. Dann gehen die Masten, so dicht hintereinander, dass du nur die Hügel hörst. Der
        Ton hat aufgehört, und in dem Loch, das er lässt, liegt das Tal, das man ein Jahr nicht gehört hat: Wasser, ein
        Stück Blech, weit weg ein Hund, der anfängt, und horcht, und sein Glück nicht fassen kann. Du hattest vergessen,
        wie weit deine eigene Stimme trägt.

script-66 = Frisch gestrichen
    .text = Die Farbe ist nass, und das Klebeband rutscht. Warum sie nach einem Jahr nass ist, fragst du dich später;
        man sieht die Striche vom Pinsel, und weiter unten ein Haar von ihm. Die Ladung rutscht von selbst die Strebe
        entlang, auf das blanke Ende vom Draht zu.
script-66-pass = Du hältst sie mit dem Knie auf, und da bleibt sie.
script-66-fail = Du hältst sie mit dem Gesicht auf.

script-67 = Danke
    .text = Sie bedankt sich. Sie hat die Stimme deiner Mutter, mit dem kleinen Hüsteln, bevor sie um etwas bittet. Sie
        bittet nicht. Jetzt, wo sie weiß, wo du bist, sagt sie, kann sie den anderen sagen, dass sie sich keine Sorgen
        machen müssen. Unter den Masten nehmen sie die Hände vom Stahl und schauen eine Weile nirgendwohin.

script-68 = Sie setzen sich
    .text = Zuerst setzt sich einer, auf den nassen Boden, und dann alle, wie Gäste nach einer langen Hochzeit. Einer
        schnürt sich den Stiefel auf. Ihr geht zwischen ihnen hinaus, die Waffen im Anschlag, und keiner schießt. Nach
        hundert Metern wird es albern, und ihr lasst sie hängen. Hinter euch fragt ein Mann, welcher Tag heute ist, und
        mehrere sagen ihm mehrere.

script-69 = Wenn der Wind so steht
    .text = Die Batterie gibt auf, die Welle nicht. Nachts hört man sie noch, auf der anderen Seite des Kamms, wenn die
        Luft so steht. Sie hat ein paar neue Wörter gelernt, seit ihr dort wart. Es sind kurze, und für jeden von euch
        ist eines dabei.

# Roter Himmel am Mittag

script-71 = Alle Vögel
    .text = So lange, wie man braucht, um es zu merken, sind keine Vögel da. Dann sind es alle, niedrig, in einer
        Richtung, und keiner ruft. Über dem Keller ist ein Türsturz mit einer Jahreszahl aus der Zarenzeit. Die Tür
        besteht aus Brettern und gutem Willen; man sieht hindurch, wer von euch auf der anderen Seite steht.
script-71-1 = Die Vorräte auf der Karte ankreuzen
    .told = Du fragst im letzten Haus. Sie wissen von noch einem und zeichnen es dir auf, mit dem Hund.
script-71-2 = Verteilen, was im Lastwagen ist
    .told = Hering, Zwieback und ein Glas, das für eine Taufe gedacht war.
script-71-3 = Die warnen gehen, die hier wohnen

script-72 = Wolle und Blech
    .text = Ihr drückt mit dem Löffelstiel Wolle in die Ritzen und nagelt Blech darüber. Nach und nach wird es ein
        Zimmer. Der Luftzug, der den ganzen Tag ein und aus ging wie einer von der Familie, steht im Hof herum. Ihr habt
        eine Lampe und eine Tasse Öl, und zwei Türangeln, die man noch im Nachbarkreis hört.
script-72-1 = Die Lampe aufhängen
    .told = Gelbes Licht. Ihr bekommt eure Gesichter zurück, und die Schultern sinken.
script-72-2 = Das Öl für die Angeln aufheben
    .told = Damit es ordentlich wird, nimmst du sie ab. Als sie wieder dran sind, bleiben zwei Schrauben übrig.

script-73 = Der Rand
    .text = Der Horizont hat jetzt einen Rand, wie ein Deckel, der zugeschoben wird. Davor läuft alles: Hasen, Hunde,
        und was sonst die Hunde frisst, Schulter an Schulter, ohne einander anzusehen. Es ist der größte Frieden, den du
        je gesehen hast. Das meiste davon kommt hierher.
script-73-1 = Den Riegel vorlegen und sie kratzen lassen
    .told = Der Balken fällt in seine Haken. Es ist ein guter Balken; wer noch draußen ist, muss einbrechen wie die
        anderen.
script-73-2 = Für die anderen offen lassen

script-74 = Wohin der Rauch geht
    .text = Du zündest ein Streichholz an, lässt es herunterbrennen und bläst es aus, und alle schauen dem Rauch nach.
        Er steigt ein wenig. Dort bleibt er und hängt, flach, wie eine Hand, die um Ruhe bittet. Du hast nicht gewusst,
        wie laut ihr alle atmet.

script-75 = Rot
    .text = Es ist rot, so weit es etwas gibt, und keine Sonne ist darin. Außer diesem Keller gibt es keine Orte mehr.
        Durch die Bretter malt es Streifen an die Wand hinter euch. An der Wand sind auch eure Schatten, und sie liegen
        auf der falschen Seite von euch.
script-75-then = Die alte Frau steht von ihrem Stuhl auf und hängt ihr Tuch vor den einen Spalt, den ihr übersehen habt.
    Ihr Mann hat die Suppe mitgebracht.

script-76 = Drei, eins, drei
    .text = Es klopft, oder eigentlich klopft es siebenmal: drei, eins, drei, mit der flachen Hand, weit unten an den
        Brettern. Höflich. Dann wartet, wer immer es ist, und du hörst, wie Stoff glatt gezogen wird.
script-76-1 = Aufmachen
    .told = Du hebst den Balken eine Handbreit und schaust zuerst auf die Schuhe.
script-76-2 = Zulassen
    .told = Es kommt noch zweimal, in derselben Folge. Danach liegst du da und hörst, wie es nicht klopft.

script-77 = Die gute Wand
    .text = Ein altes Paar sitzt auf der Bank vor dem Haus, im Sonntagsmantel, mit einem Koffer. Neun von diesen haben
        sie mitgemacht, und unten in eurem Keller, sagen sie, ist eine Wand gut, die anderen sehen nur so aus. Aber ihre
        Beine wollen nicht mehr, und beides, sie und den Stuhl, schafft er nicht. Also haben sie gewartet, wer
        vorbeikommt.
script-77-1 = Sie im Stuhl hintragen
    .told = Sie sitzt sehr gerade, wie eine Braut. Den ganzen Weg sagt sie dir, wohin du treten sollst.
script-77-2 = Sagen, dass keine Zeit ist
    .told = „Nein, nein“, sagt der Alte, „lauft nur.“ Sie winken. Du schaust einmal zu oft zurück und nicht auf den Weg.

script-78 = Gewöhnliches Licht
    .text = Ihr schiebt die Bretter beiseite, und es ist ein gewöhnlicher Tag. Hühner laufen herum. Du brauchst einen
        Moment, bis du siehst, was hier geschehen ist: Jedes Blatt, an den Bäumen, in der Hecke, in den Töpfen auf dem
        Fensterbrett, schaut nach Osten. Es ist vier Uhr nachmittags. Eins oder zwei drehen sich schon zurück, als hätte
        jemand das Zimmer verlassen.

script-79 = Die siebte Stufe
    .text = Auf der Kellertreppe, auf der siebten von neun Stufen, hat der Staub die Form eines Menschen behalten, der
        auf dem Gesicht liegt, einen Arm nach den Brettern ausgestreckt. Die Hand ist offen. Leute, die Jahre später den
        Keller benutzen, steigen mit ihren Kartoffeln über diese Stelle und könnten dir nicht sagen, warum.

# Drei im Brunnen

script-80 = Der gelaufen ist
    .text = Bei einundachtzig hört sie auf und flüstert einen Namen. Er ist als Erster gelaufen. Was aus dem Boden kam,
        ging ihm nach, denn er war der, der sich bewegte. Sie hat es vorbeigehen sehen, ganz nah; es hatte Gras auf dem
        Rücken. Dort hinüber ist es gegangen, und seitdem hat es keinen Hunger mehr. Dann zählt sie weiter, bei
        zweiundachtzig.

script-81 = Das Klassenbuch
    .text = Die Lehrerin liest euch das Klassenbuch vor, ganz, auch die, die mit Schnupfen zu Hause sind. Auf dem Tablet
        unter ihrem Arm blinken fünf Sender. Manche Namen hat sie unterstrichen: Das sind die, deren Mütter angerufen
        haben. Als sie fertig ist, sollst du für die Karte unterschreiben.
script-81-1 = Fragen, welcher Sender sich zuletzt bewegt hat
    .told = Sie dreht das Tablet um. Einer hat sich in der letzten Stunde um eine Zimmerbreite bewegt, und zurück.
script-81-2 = Ihre Verbandstasche nehmen
    .told = Ein Bär ist darauf genäht, mit einer Tasche im Bauch. Alles, was du brauchst, ist im Bären.

script-82 = Achtundsechzig
    .text = Ein Mädchen sitzt mit dem Rücken an einem Rad. Der Anzug ist gemietet und reicht für zwei wie sie. Sie hat
        zwei Finger am Handgelenk und zählt laut ihren Puls, streng, damit ihm nicht einfällt aufzuhören. Als du den
        Mund aufmachst, hebt sie die andere Hand. Jetzt nicht. Achtundsechzig. Neunundsechzig.
script-82-1 = Mit ihr zählen
    .told = Du machst die Zehner. Bei dreihundert hat sie etwas Farbe, und du auch.
script-82-2 = Sie fragen, wo die anderen sind
script-82-3 = An die Arbeit gehen

script-83 = Wie im Heft
    .text = Der Junge hat sich selbst abgebunden, mit einem Gürtel und einem Lineal, wie im Heft. Wie im Heft
        hat er sich die Uhrzeit auf die Stirn geschrieben. Er hat es im Spiegel getan, also steht sie verkehrt herum. Er
        ist auf alles sehr stolz und bittet dich hinzusehen. Der Gürtel sitzt unterhalb vom Loch.
script-83-pass = Du bindest neu ab, weiter oben, und lässt ihm das Lineal.
script-83-fail = Kaum fasst du hin, brüllt er, und der Gürtel bleibt dir in der Hand.

script-84 = Schwere Knochen
    .text = Er ist der Älteste von ihnen, zwanzig vielleicht. Einer von den anderen hat sein Wasser und einer seine
        Jacke, und jetzt bittet er dich um Verzeihung für das Gewicht; daheim hieß es immer: schwere Knochen. Neben ihm
        liegt das Gewehr der Klasse. Am Riemen ist ein Namensband, mit kleinen Stichen angenäht.
script-84-1 = Ihm etwas zu essen geben
    .told = Er kaut, sagt danke und kaut. Die Blutung wird langsamer, um zuzuhören.
script-84-2 = Sein Gewehr nehmen
    .told = Das Gewehr ist zum Üben und hat keinen Schlagbolzen. Das Magazin ist echt. Die Schraube auch, die sein
        Schlüsselanhänger war.
script-84-3 = Ihm sagen, er soll still sein und sich festhalten

script-85 = Ein Haarband
    .text = Es ist ein PDA an einem Zaunpfahl, mit einem Haarband festgebunden, in einer Schleife. Auf dem Schirm meldet er,
        dass es ihm gut geht, und fragt, wie es dir geht. Am Pfahl lehnt ein Rucksack. Von ihm führt eine Spur durchs Gras, wie
        von einem Schlitten, und nach neun Schritten steht das Gras wieder aufrecht.

script-86 = Gekehrt
    .text = Mitten auf einer Lichtung liegt der Sender, Schirm nach oben, auf voller Lautstärke. Um ihn herum liegt
        nichts: kein Blatt, kein Zweig, drei Schritte in jede Richtung. Das Moos ist auf eine Seite gekämmt.
script-86-then = Du siehst die Spuren des Kamms und bleibst stehen, einen Fuß in der Luft.
script-86-else = Du hast dich schon gebückt, als du dich fragst, wer einen Wald kämmt.

script-87 = Ein Haken
    .text = Ein Name bekommt seinen Haken, klein und ordentlich. Die Lehrerin will dir den nächsten vorlesen und kann
        ihn nicht entziffern; sie hält das Klassenbuch weit weg und dann ganz nah. Auf der Motorhaube des Lastwagens
        stehen eine Thermosflasche und eine Reihe Emailbecher, einer für jeden Namen.
script-87-1 = Ihren Tee nehmen
    .told = Er ist zur Hälfte Zucker. Sie bleibt stehen, bis jeder von euch den Becher leer hat.
script-87-2 = Sie bitten, die große Lampe anzumachen
    .told = Sie stammt vom Schultheater und war der Mond. Bei ihr kann man noch lange sehen, und gesehen werden.

script-88 = Die Anzüge
    .text = Im Lastwagen, die Decke bis zum Kinn, fragt einer, wer die Anzüge bezahlt. Sie waren nur gemietet. Eine Zeit
        lang hört man nur den Motor. „Die Zone“, sagt die Lehrerin und klappt das Klassenbuch zu. „Ich schicke ihr die
        Rechnung.“ Dann holt sie eine Tüte getrocknete Äpfel heraus, reicht sie die Bank entlang und zählt, wie viele
        genommen werden.

script-89 = Sie senden noch
    .text = Was von ihnen übrig ist, blinkt noch. Die Batterien sind das Einzige, woran die Schule nicht gespart hat.
        Den Lastwagen haben sie gewendet und das Absperrband aufgerollt, und sie sitzt auf dem Bordstein, das Tablet auf
        den Knien, und hält eine Hand darüber, gegen die Sonne, um sie besser zu sehen.

# Salz, Blei und Diesel

script-91 = Die Bank
    .text = Die Bank hat keinen Schalter und keinen Tresor; sie ist ein Mann an einem Tisch, sein Kontobuch, sein Hund.
        Er stempelt dein Darlehen, dreht die Seite so, dass du die Zeile mit der Uhrzeit siehst, und pustet auf die
        Tinte. Dann sieht er den Hund an. Der steht nicht auf. Er hebt eine Lefze und lässt dich sehen, was nach der
        Uhrzeit kommt.
script-91-1 = Ein wenig mehr leihen
    .told = „Das tun viele“, sagt er. Er schreibt die vierhundert auf, und in die Zeile darunter die siebenhundert.
script-91-2 = Ein Pfand dalassen
    .told = Er gibt es dem Hund zu halten.
script-91-3 = Unterschreiben

script-92 = Tante Sojas Waage
    .text = Soja wiegt es, nimmt den Daumen weg, wiegt es noch einmal und sieht dich so gekränkt an, dass du dich
        beinahe entschuldigst. Hinter ihr ist ein Brett mit ihren Gewichten. Neun davon heißen ein Kilo, in einer Reihe,
        und die Reihe fällt ab.
script-92-1 = Mit Komplimenten zahlen
    .told = Du sagst ein paar Worte über die Waage ihres seligen Mannes. Sie legt hundertfünfzig dazu und nennt es
        Aufrunden.
script-92-2 = Anschreiben lassen
    .told = „Aber ja, Schätzchen.“ Den Pinsel hat sie schon in der Hand.
script-92-3 = Zahlen

script-93 = Zwei Zeilen
    .text = Gleb legt einen Finger auf seine Pappe. Da ist ein Preis durchgestrichen, und daneben steht ein neuer. Er
        rückt den Finger eine Zeile tiefer, um dir zu zeigen, wie er darauf kam. Da steht der Name eines Mannes, dem der
        alte Preis lieber war. Er ist mit demselben Stift durchgestrichen.
script-93-1 = Ihm ein Magazin geben
    .told = Er hält es gegen das Licht, steckt es ins Hemd und nimmt mit nassem Daumen etwas von einem Preis weg.
script-93-2 = Nicken

script-94 = Wofür es ist
    .text = Wofür der Diesel denn wäre? Der Abt fragt es sanft; dann fragt er es wieder, und wieder, in kürzeren
        Abständen, wie ein Zähler, wenn man auf etwas zugeht. Hinter ihm stehen am Altargitter die Kanister in zwei
        Reihen. Auf jeden hat er eine Kerze gestellt und war so klug, sie nicht anzuzünden.
script-94-p1 = „Für die Lebenden“, sagst du. Er drückt dir einen Umschlag in die Hand, für die Lebenden.
script-94-p2 = Er segnet einen Kanister und vergisst, ihn aufzuschreiben.
script-94-p3 = Er besprengt dich. Es ist kalt, und es ist nicht nur Wasser.
script-94-p4 = „Dann wirst du an das Dach denken“, sagt er und hält dir den Teller hin.

script-95 = Versicherung
    .text = Auf dem Ladentisch, zwischen den Waren, sitzt ein Mann und lässt die Beine baumeln. Er hat ein Glas in die
        Hand genommen und liest das Etikett, mit Interesse, von Anfang an. Er möchte mit dir über Versicherungen
        sprechen. Feuer, Diebstahl, sagt er und dreht das Glas. Dinge, die herunterfallen.
script-95-1 = Eine Versicherung abschließen
    .told = Du bekommst eine Quittung mit Nummer. Er stellt das Glas dahin, wo es war, oder einen Fingerbreit näher an
        die Kante.
script-95-2 = Es mit dem Gewehrkolben besprechen
    .told = Er ist mit dem Satz noch nicht fertig. Das Glas bringt ihn für ihn zu Ende, und laut.

script-96 = Was die Tasche wiegt
    .text = Die halbe Schuld ist in der Tasche. Ihr habt die Münzen in Socken gewickelt, damit sie nicht reden, und doch
        ist es euch vorausgeeilt: Beim dritten Haus sagt ein Junge auf einem Gatter guten Tag, und er sagt es zu deiner
        Schulter, wo der Riemen einschneidet. Dann springt er herunter und ist fort, quer übers Feld.
script-96-then = Hinter dir kommt ein Mädchen, außer Atem, mit Sojas Rechnung.
script-96-then-2 = Ein Stück weiter tritt ein Mann aus dem Graben und will die Quittung sehen. Er liest die Nummer und
    tritt wieder hinein.

script-97 = An der Wand
    .text = Dein Name kommt an die Wand, unter die anderen, mit dem Pinsel, und sie gibt sich Mühe. Unter manchen Namen
        ist ein Strich, und durch manche geht einer. Du fragst sie nach dem Unterschied. „Etwa eine Woche“, sagt Soja
        und setzt den Deckel auf den Topf.

script-98 = Mit den Fingerspitzen
    .text = Die Bank zählt mit den Fingerspitzen und schaut dabei die ganze Zeit aus dem Fenster. Beim letzten Schein
        lächelt sie. Unter dem Tisch schlägt ein Schwanz gegen das Holz, einmal und noch einmal. „Und was könntest du
        mit dem Doppelten anfangen?“, sagt die Bank und schlägt eine leere Seite auf. Gestempelt ist sie schon.

script-99 = Eine andere Seite
    .text = Er hebt die Stimme nicht. Er leckt sich den Finger und blättert zurück zu einer Seite nahe am Anfang, die
        rot durchscheint, und da kommt der Stempel hin. „Tja“, sagt er. Der Hund steht auf. Du hast nicht geahnt, wie
        viel von ihm unter dem Tisch war.

# Der Tresor des Kassierers

script-100 = Bis sieben
    .text = Aus dem Dunkel kommt ein Gesicht mit einer Laterne darunter. Böse ist es nicht; es hat getrunken und möchte
        dir etwas zeigen, was es kann. Es kann in vier Sprachen bis sieben zählen und tut es. In der dritten rutschen
        zwei Zahlen heraus, die in keiner Sprache vor der Sieben kommen, und eine Hand fliegt an den Mund.
script-100-pass = Die dritte möchtest du unbedingt noch einmal hören. Er ist geschmeichelt.
script-100-fail = „Du bist nicht aus der Küche“, sagt das Gesicht.

script-101 = Zahltag
    .text = Es ist Zahltag. In allen Fenstern brennen Lampen, und eine ist grün. Aus dem Hof kommen ein Akkordeon, der
        Geruch von Zwiebeln und ab und zu das Gebrüll von Männern, die fremdes Geld beim Kartenspielen verlieren. Der
        Kassierer, hat man dir gesagt, schläft im zweiten Stock. Du schaust das Haus hinauf und herunter. Es hat einen.
script-101-1 = Den Koch bestechen
    .told = Erst trocknet er sich die Hände ab. Dann ruft er zwei von ihnen herüber, sie sollen sagen, ob Salz fehlt.
script-101-2 = Das Hoflicht kappen
    .told = Draußen jubeln sie. Sie halten es für einen Teil des Abends.
script-101-3 = Warten, bis das Lied anfängt
    .told = Es fängt spät an. Bei der zweiten Strophe atmet ihr alle im Takt.

script-102 = Dasselbe Jahr
    .text = Das Kassenbuch ist in einer wunderschönen Handschrift, und es geht auf; du prüfst zwei Spalten, und sie
        stimmen auf die Kopeke. Nur in der letzten ist kein Geld. Da steht eine Jahreszahl, Zeile um Zeile, die ganze
        Seite hinunter und über die nächste, immer dieselbe. Über dem Deckel liegt ein Haar.
script-102-1 = Sie abschreiben und alles zurücklegen
    .told = Das Haar legst du zuletzt zurück, mit nassen Fingern.
script-102-2 = Die Seite herausreißen
    .told = Dahinter steckten zweihundert, als Lesezeichen. Papier ist lauter, als man denkt.

script-103 = Ein Namenstag
    .text = Unter der Schublade, wo eine Hand hingreift, die vom Schreiben genug hat, ist mit dem Taschenmesser ein
        Namenstag eingeschnitten: Tag und Monat, und ringsum ein Kranz. Deine Finger finden ihn, bevor du die Lampe dort
        hast. Nun hat die Zahl also ihre zwei Hälften. Es riecht nach Pflaumenschnaps.

script-104 = Bis zum Ellbogen
    .text = Du schlägst ihm die Manschette um, und da steht sie, in Blau, mit einem Komma. Er soll sie einmal verlegt
        haben, und das war die Abhilfe. Darüber stehen zwei ältere Zahlen, jede mit einem sauberen Strich hindurch. Bis
        zum Ellbogen hatte er sich Platz gelassen.
script-104-then = Du sagst dir die zwei Hälften leise vor, wie einen Abzählreim.
script-104-else = Sein Schlüssel hängt an einer Schraube, und du nimmst die Schraube. Hinter dir ist eine Tür
    aufgegangen.

script-105 = Eine Kassette mit Griff
    .text = Das Tor schwingt durch sein eigenes Gewicht und gibt keinen Laut; es wurde für Leute gebaut, die bei Tag
        kommen. Drinnen reichen Regale bis zur Decke, mit Paketen, Pelzen, fremden Uhren, alle aufgezogen, und alle
        gehen richtig. Mitten auf dem Boden steht eine Kassette mit Griff.
script-105-1 = Die Kassette nehmen und sonst nichts
    .told = Du gehst rückwärts hinaus, wie du hereingekommen bist. Eine Uhr fängt an zu schlagen, und du wartest, einen
        Fuß in der Luft, bis sie fertig ist.
script-105-2 = Die Regale abräumen
    .told = Du füllst alles, was Taschen hat. Eine von den Uhren geht in deinem Mantel los.

script-106 = Ein Name am Fenster
    .text = Über dir geht ein Fenster auf. Eine Stimme ruft einen Namen herunter, freundlich, wie man eine Katze ruft.
        Sie wartet. Sie ruft noch einmal, und diesmal ist nichts Freundliches mehr dabei. Es ist nicht dein Name, aber
        eine bessere Antwort bekommen sie von keinem anderen.
script-106-1 = Antworten wie betrunken
script-106-2 = Nichts sagen
    .told = Das Fenster bleibt offen. Unten wird ein Riegel zurückgezogen.

script-107 = Die Lampe wird rot
    .text = Die grüne Lampe geht aus. Als sie wieder angeht, ist sie rot, und das Akkordeon bricht mitten im Takt ab. Im
        Hof sehen sie auf ihre Hände hinunter, in welcher das Glas ist und in welcher die Waffe. Dann tauschen sie. An
        der Ecke wird eine Tür abgeschlossen, zweimal.

script-108 = Die Liste
    .text = In der Kassette sind dreierlei Geld, ein Löffel von einer Taufe und eine Liste, in der wunderschönen
        Handschrift, mit allen, die je ihren Anteil bekommen haben. Du liest sie im Scheinwerferlicht. Zwei
        Bürgermeister, ein Fährmann, ein Bischof, der Koch. Auf der letzten Seite steht oben das Datum von heute, und
        darunter stehen eure Namen. Die Summen stimmen ungefähr.

script-109 = Das heutige
    .text = Noch bevor das Brot aus dem Ofen ist, haben sie eine neue Zahl. Du hast es vom Koch, der alles hört, und er
        will nichts dafür. Wieder ein Datum, sagt er. Der Kassierer hat eines gesucht, das er bestimmt nicht vergisst,
        und da nahm er das heutige.

script-110 = Ein Satz
    .text = Du hast einen Satz. Er muss in der richtigen Mundart sein und gelallt, aber nicht sehr. Und er muss von
        etwas handeln, was ein Mann um diese Zeit hier draußen tun kann, mit einem Grund dafür, und mit dem Rücken zum
        Haus.
script-110-pass = „Zwiebeln“, sagst du aus tiefstem Herzen. Jemand lacht, und eine Tür geht zu.
script-110-fail = Auf halbem Weg merkst du, dass es ein Satz aus einem Buch ist.

# Figuren

script-111 = Der Mann im Regencape
    .text = Sein Rücken bleibt, wo er ist. Du bist nass bis auf die Haut, oder warst es, oder wirst es sein; auf seinen
        Schultern liegt Staub, und darin der Abdruck eines Blatts. Zweierlei hätte er gern von dir, sagt er: eines, das
        du entbehren kannst, und eines, das du nicht entbehren kannst. Du darfst aussuchen, worum er bittet.
script-111-1 = Ihm etwas zu essen geben
    .told = Er streckt eine Hand nach hinten, die Fläche nach oben.
script-111-2 = Ihm deinen Namen sagen
    .told = Er spricht ihn dir nach, damit er stimmt. Weit draußen auf dem Feld wird er noch einmal gesagt. Was du dafür
        bekommst, liegt vor deinen Füßen.
script-111-3 = Ihn fragen, worauf er wartet
script-111-4 = Weitergehen

script-112 = Ein Weg
    .text = Er isst wie einer, der sich erinnert, wie das ging: erst das Beißen, dann den Rest. Als er fertig ist,
        faltet er das Papier und zeigt. Zwischen den zwei Mauern, wo du eben das Gewehr angelehnt hast, führt ein Weg
        hindurch. Er muss schon lange da sein. Wegerich wächst darin, und am Rand ist ein Fahrrad gefahren.
script-112-1 = Den Weg nehmen
    .told = Es sind neun Schritte. Dein Zähler kommt auf weit mehr.
script-112-2 = Ihn bitten, auch für die anderen einen Weg zu lassen
    .told = Er seufzt und tut etwas mit einer Mauer. Sein Ärmel ist im Weg, du siehst nicht, wie.

script-113 = Eine Jacke ohne Nummern
    .text = Er sitzt am Schornstein, das Gewehr über den Knien, und das Gewehr ist das Sauberste im Umkreis von
        Kilometern. Was er braucht, sagt er, ist eine Jacke ohne Nummern, oder aber eine Straße, auf der keiner von
        seinen Freunden ist. Er ist nicht wählerisch. Seit vier Tagen ist er hier und hat die Zeitung von der Wand
        gelesen, bis zum Ofen.
script-113-1 = Ihm eine Montur geben
    .told = Er zieht sie über die eigene und dann, wie einer am Badestrand, darunter die eigene aus.
script-113-2 = Ihm einen Platz nach draußen versprechen
    .told = Du gibst ihm dein Wort. Er betrachtet es von allen Seiten.
script-113-3 = Ihm das Gewehr abnehmen
    .told = Er lässt es leichter los, als du dachtest. Er geht weniger leise, als du gehofft hast.

script-114 = Die lautere Seite
    .text = Er hat sie früher gesehen als du. Du kannst ihm beim Rechnen zusehen: wie viele sie sind, wie viele ihr
        seid, und wer in einer Minute noch redet. Dann steht er auf, legt die Hand an den Mund und ruft sie an, beim
        Vornamen.

script-115 = Sein letztes Magazin
    .text = Er holt sein letztes Magazin heraus, wischt es am Knie ab und gibt es dir, damit du siehst, dass er dir
        glaubt. Jetzt hat er ein sehr sauberes Gewehr und nichts hineinzutun. Er fragt, was für ein Platz es ist. Über
        ein Fenster würde er sich freuen.

script-116 = Der Rand
    .text = „Sieben“, sagt der Brunnen. „Sechs. Acht. Fünf.“ Die Stimme ist klein und heiser geworden vom Zählen. Als
        dein Schatten über den Rand kommt, hört sie auf. Unten auf dem Wasser sind der Himmel und dein eigener Kopf. Der
        Kopf hält einen Finger an die Lippen. Du hast beide Hände auf dem Stein.
script-116-1 = Ihr zählen helfen
script-116-2 = Eine Schraube hineinwerfen und horchen
    .told = Du wartest auf das Platschen. Was du hörst, ist ein Fang, mit einer Hand.
script-116-3 = Rückwärts weggehen
    .told = „Das gilt nicht“, sagt es, ganz nah bei dir.

script-117 = Vier
    .text = „Vier“, sagst du. Das Moos ist warm unter deinen Fingern. Du sagst es noch einmal, langsam, so wie man es
        dir einmal gesagt hat, mit dem Klaps aufs Knie. In dem Brunnen ist überhaupt nichts; du siehst ihm bis auf den
        Grund. „Drei“, sagt das Nichts.
script-117-p1 = Der Eimer kommt von selbst herauf. Er ist gefüllt, und nicht mit Wasser.
script-117-p2 = Etwas wird über den Rand herausgeworfen wie ein Preis.
script-117-p3 = Ihr zählt zusammen weiter, bis hinunter zur Eins. Dein Zahnfleisch schmeckt nach Blech.
script-117-p4 = „Zwei“, sagt es, mit deiner Stimme.

script-118 = Die Ziege
    .text = Die Ziege ist stehen geblieben. Sie stemmt alle vier Füße in den Boden und schaut mit ihren Schlitzaugen auf
        ein leeres Stück Weg, kauend. Tamara hat schon ein Tuch ausgebreitet und sich daraufgesetzt, als hätten die
        beiden das brieflich vereinbart. Sie schneidet das Brot in eine Scheibe mehr, als ihr seid.
script-118-1 = Der Ziege trauen
    .told = Ihr setzt euch. Über dem leeren Stück Weg schaudert die Luft und legt sich ebenfalls hin.
script-118-2 = Am Strick ziehen
    .told = Am Ende kommt sie. Vorher teilt sie dir ihre Meinung mit, mit den Hörnern.

script-119 = Zählt das
    .text = Er hat Haltung angenommen, du könntest ja Offizier sein. Er soll diese Ecke halten, bis er abgelöst wird,
        hieß es, und das war vor dem Schnee. Er hat sie gefegt. Etwas möchte er dich gern fragen, ganz unter euch: Zählt
        es als Davonlaufen, wenn man einem gesagt hat, er soll laufen?
script-119-1 = Sagen, dass es zählt
    .told = Er lässt es sich durch den Kopf gehen. „Na dann“, sagt er, hängt sich das Gewehr verkehrt herum über die
        Schulter und kommt.
script-119-2 = Erst seine Munition nehmen
    .told = Er lässt dich dafür unterschreiben. Ohne sie geht er wie einer, der das Gas angelassen hat.

script-120 = Auf den Regen
    .text = „Ich? Auf den Regen.“ Natürlich schaust du hinauf: ein reiner Himmel mit Schwalben, sehr hoch. Als du wieder
        hinunterschaust, ist auf deinem Ärmel ein Tropfen, und dann noch einer. Auf seinem ist keiner.

# Ereignisse

script-121 = Ein verbranntes Lager
    .text = Die Stimme hat eine Parole, eine alte; das Lager, in dem sie galt, ist vor zwei Wintern abgebrannt. Sie sagt
        sie richtig, mit der Pause. Dort hatte sie die Abendwache, und diesen pfeifenden Zahn würdest du überall
        erkennen. Nun wartet sie auf die Antwort.
script-121-1 = Die Gegenparole geben
    .told = Sie ist heraus, bevor du dich entschieden hast.
script-121-2 = Auf das andere Band schalten
    .told = Hier reden zwei Männer darüber, wer wo auf der Lauer liegt. Wer auf dem ersten ist, ahnen sie nicht.
script-121-3 = Das Gerät wegwerfen
    .told = Es redet weiter mit den Brennnesseln. Dein Kopf ist sehr klar.

script-122 = Das letzte Wort
    .text = Das letzte Wort noch einmal, bitte? Das hat sie nicht ganz verstanden. Du machst den Mund auf, um ihr den
        Gefallen zu tun. Du bist ziemlich sicher, dass du nichts gesagt hast, und du hörst sie schreiben.
script-122-then = Du beißt dir auf die Zunge. Das tut weh, und es tut nur an einer Stelle weh, immerhin.
script-122-else = Später merkst du, dass es später ist.

script-123 = Zwölf Karten
    .text = In der Mappe sind zwölf Karten, und jede zeigt denselben Quadratkilometer, diesen. Keine zwei stimmen
        überein. Er hat sie alle unterschrieben. Auf der ersten führt die Straße links am Hügel vorbei. Auf der dritten
        gibt es keinen Hügel. Er liegt da, wo er auf Nummer sieben einen sicheren Rastplatz gezeichnet hat, mit einem
        kleinen Kessel.
script-123-1 = Die neueste nehmen
    .told = Die Tinte geht auf deinen Daumen ab. Von denen am Zaun weiß sie.
script-123-2 = Die älteste nehmen
script-123-3 = Den Toten durchsuchen
    .told = Etwas hatte er für sich zurückbehalten. Er behielt es neben einem Ding, das tickt.

script-124 = Ein Kreuz und eine Uhrzeit
    .text = Auf der ältesten Karte ist dort, wo du stehst, ein Kreuz gemacht, und daneben steht eine Uhrzeit. Das Papier
        ist braun, und das Kreuz ist brauner. Du schaust auf die Uhr. In vier Minuten soll es sein.
script-124-1 = Da sein
    .told = Du stehst auf deinem Kreuz, und leise bist du nicht. Als die Minute kommt, hast du sie erwartet und nicht sie dich.
script-124-2 = Irgendwo anders sein
    .told = Du gehst auf den Außenkanten der Füße, wie ein Gast, der früher aufbricht.

script-125 = Drei Tassen
    .text = Der Tee ist heiß, und das Scheit wurde vor kurzem gewendet. Es gibt zwei Plätze zum Sitzen, auf jedem ein
        gefalteter Mantel, und auf dem Stein dazwischen drei Tassen. Alle drei sind voll. Wer eingeschenkt hat, war sich
        mit der Zahl sicher.
script-125-1 = Etwas für den Gastgeber dalassen
    .told = Du legst es auf den Stein. Draußen im Dunkeln wechselt ein Gewicht von einem Fuß auf den anderen und geht.
script-125-2 = Die dritte Tasse trinken
    .told = Es ist die süßeste von den dreien, und bis zum letzten Schluck bleibt sie heiß.
script-125-3 = In den Schatten hinter dem Feuer schauen
    .told = Von einem Ast hängt eine Schraube an einem Faden und pendelt. Du nimmst die Schraube. Der Faden pendelt
        weiter.

script-126 = Die Münze
    .text = Als der Tee ausgetrunken ist, bleibt in der Tasse eine Münze. Du schmeckst sie schon eine ganze Weile. Du
        fischst sie heraus und hältst sie ans Feuer, um zu sehen, wessen Kopf darauf ist.
script-126-p1 = Es ist die Marke für einen Spind. Auf dem Spind sitzt du.
script-126-p2 = Zehn Rubel in Gold, aus der Zeit vor dem anderen Krieg.
script-126-p3 = Ein Knopf.
script-126-p4 = Sie ist warm, und nicht vom Tee.

script-127 = Die Post von morgen
    .text = Ein Umschlag für deine Einheit, adressiert auf einer Schreibmaschine, die beim r springt. Das Datum ist das
        von morgen, der Poststempel auch. Zugeklebt ist er mit sehr wenig Gummi. Du würdest sagen, er möchte, dass man
        ihm hilft.
script-127-1 = Ihn öffnen
    .told = Die Lasche geht ohne einen Laut auf. In irgendeinem Büro kommt das jetzt auf ein Formular.
script-127-2 = Ihn zulassen
    .told = Du steckst ihn dir unters Hemd. Erstaunlich, wie gerade man mit einem Brief geht.

script-128 = Der Reihe nach
    .text = Es ist eine Liste von dem, was geschieht, der Reihe nach, mit Nummern. Die ersten zwei sind geschehen. Sie
        sind rot abgehakt, und am zweiten Haken ist die Tinte noch nass. Neben den nächsten beiden ist am Rand ein Pfeil
        mit einer Spitze an jedem Ende, und ein Fragezeichen.

# Aufbaukarten

script-131 = Tapeten
    .text = Der Arm kommt herunter wie ein alter Mann, der sich setzt. Die Wand lässt ihn, und was folgt, ist
        Ziegelstaub, und sehr viel Tapete, in Schichten, bis zurück zu den Rosen. Dahinter ist ein Zimmer, in das lange
        niemand hineingeschaut hat. Es schaut heraus.
script-131-p1 = Auf dem Tisch, unter einer Glasglocke, liegt das, wofür sie es zugemauert haben.
script-131-p2 = Regale. Die Hälfte von dem, was darin stand, liegt am Boden, und der Rest gehört dir.
script-131-p3 = Noch mehr Tapete.
script-131-p4 = In der hinteren Ecke setzt sich der Haufen Putz auf.

script-132 = Andere Luft
    .text = Das Siegel bricht wie ein Keks. Dann gibt das Gummi nach, und an deinem Gesicht vorbei kommt Luft heraus,
        die weit weg von hier eingeschlossen wurde: Bohnerwachs, Orangen, der warme Staub eines Filmprojektors. Dein
        Zähler räuspert sich.
script-132-1 = Sofort hineingehen
    .told = Drei Schritte lang bist du in einer Schule am Meer. Dann ist es ein Kasten aus Stahl, und du hast Metall im
        Mund.
script-132-2 = Ihn eine Weile offen stehen lassen
    .told = Du sitzt auf der Schwelle, bis es nach hier riecht.

script-133 = Vierzig Stühle
    .text = Es sind Klappstühle, mit Nummern auf den Lehnen, bis 40. Dahinter steht eine Kiste, für eine Schule, mit dem
        Namen der Schule und drei Stempeln: EILT. Sie ist in zwei Einsätzen gepackt, der obere für die Krankenschwester,
        der untere für den Hausmeister. Einen davon kannst du tragen und hast noch eine Hand frei.
script-133-1 = Die Medizin nehmen
    .told = Jod, Mull, Pflaster mit Bären. Sie kleben auch an größeren Kindern.
script-133-2 = Das Werkzeug nehmen
    .told = Jedes Stück hat seine Lederschlaufe. Man bekommt Lust, etwas zu reparieren.
