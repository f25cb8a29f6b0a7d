# O01
event-o01 = Stimmen in der Kuppel
event-o01-1 =
    Unter der vergrabenen Kuppel kommt jedes Flüstern von drüben zurück, ein wenig später und ein wenig
    tiefer. Männer in Wattejacken liegen an der Wand und reden in den Putz. Eine der Antworten ist für
    dich. Sie fragt, wo du das Fahrrad gelassen hast.
event-o01-1-pass-1 = Du pfeifst ein Tanzlied durch die Zähne und gehst über den Boden, ohne zu antworten.
event-o01-1-fail-1 = Du antwortest. Viel später merkst du, dass du auch an der Wand liegst.
event-o01-2 =
    Die Tür zur Galerie öffnet sich mit einer Wählscheibe. Einige Fingerlöcher sind bis aufs Metall
    abgegriffen, die anderen tragen noch das Fett der Fabrik. Darunter hockt ein Mann, poliert eine
    Straßenbahnmarke, und sooft du die Hand ausstreckst, nickt er.
event-o01-2-pass-1 = Du achtest nicht mehr auf sein Nicken, sondern aufs Fett. Der Riegel gleitet zurück.
event-o01-2-fail-1 = Du wählst, bis du Blasen am Finger hast, und er nickt jedes Mal.
event-o01-3 =
    Das Teleskop steht auf dem Kopf. Seine Öffnung ist in den Boden eingelassen, über einem Schacht, und
    das Okular ist von jahrelangen Augenbrauen blank. In den Fokusring hat jede Wache einen Strich mit
    Datum geritzt. Die Striche wandern nur in eine Richtung. Was sie da unten scharf halten, kommt herauf,
    einen Fingerbreit pro Winter.

# O02
event-o02 = Die Starrenden
event-o02-1 =
    Sie stehen den Gang entlang, das Gesicht zur Wand, die Mäntel zugeknöpft, Tau auf den Schultern.
    Keiner dreht sich um. Hinter ihren Absätzen liegt Lampenglas, und hindurch laufen gefegte Pfade, einen
    Schuh breit.
event-o02-1-pass-1 = Du setzt die Füße, wo der Besen war, und streifst keinen Ärmel.
event-o02-1-fail-1 =
    Glas knackt unter deinem Absatz. Ein Ellbogen fährt zurück, ohne Blick, und spaltet dir die Braue.
event-o02-2 =
    Die Reihe endet an einer Tür. Die Nase des letzten Mannes ist eine Handbreit von der Wand, und um an
    die Klinke zu kommen, musst du dich in den Spalt zwängen, die Augen da, wo seine sind. So nah ist die
    graue Farbe tief, Teichwasser mit etwas Blassem am Grund.
event-o02-2-pass-1 =
    Du drehst das Gesicht zu seinem Mantelknopf, studierst den Faden und tastest nach der Klinke.
event-o02-2-fail-1 = Du schaust hin. Als eine Hand dich wegdreht, ist das Öl in den Lampen niedergebrannt.
event-o02-3 =
    Im Raum dahinter ist der Putz liniert wie Notenpapier. Jemand hat hier Jahr um Jahr an einem Guckloch
    gesessen und jedes Mal vermerkt, wenn die Starrenden blinzeln. Sie blinzeln gemeinsam und selten.
    Unter jedem Vermerk steht rot die Stunde einer Emission, immer in der Nacht darauf. Der neueste ist
    noch feucht. Darunter steht kein Rot.

# O03
event-o03 = Resonanzkammer
event-o03-1 =
    Die Kammer ist mit Eierpappen ausgekleidet, dazwischen Orgelpfeifen aus irgendeiner Kirche. Ein Ton
    steht im Raum, so tief, dass das Wasser im Löscheimer in der Mitte eine Delle behält. Am Blasebalg
    tritt ein Barfüßiger, im Schlaf.
event-o03-1-pick-1 = Mitten durch. Kiefer locker, Zähne auseinander, nicht stehen bleiben.
event-o03-1-pick-2 = „Ich summe von der Tür aus dagegen, bis er nachgibt.“
event-o03-1-pass-1 = Dein Summen findet die Lücke neben dem Ton, und in ihr gehst du hinüber.
event-o03-1-fail-1 = Der Ton nimmt sich dein Summen, dann das nächste Wort, das du sagen wolltest.
event-o03-2 =
    Hinter den Pfeifen zittert die Luft in senkrechten Scheiben. Der Sand am Boden ist zu Figuren
    gekrochen, Stern in Stern, neu gezeichnet, sooft der Schläfer das Tempo wechselt. Wo zwei Figuren sich
    treffen, ist er zu grauer Kruste gebacken, und darüber tickt dein Zähler schneller.
event-o03-2-pass-1 = Du liest die Sterne und trittst nur, wo der Sand lose liegt.
event-o03-2-fail-1 =
    Einen Stern schätzt du falsch. Eine Scheibe schließt sich über dir, trocken wie ein Ofen, und der
    Zähler kreischt.
event-o03-3 =
    Weiter geht es durch einen Kriechgang voller Messinggitter. Hinter den Lamellen geht eine Laterne hin
    und her: Sie stimmen. Eine Gabel wird angeschlagen, und alle Gitter antworten, nur von einer Stelle in
    der Reihe kommt gar nichts.
event-o03-3-pass-1 = Das stumme Gitter hängt an einem krummen Nagel. Lautlos schwingt es zur Seite.
event-o03-3-fail-1 =
    Du probierst jedes Gitter bis auf das eine und kriechst den ganzen Weg auf den Ellbogen zurück.
event-o03-4 =
    Auf einer Schiefertafel steht, bei welcher Tonhöhe etwas nachgibt: Fensterglas, dann Eiche. Die
    unterste Zeile heißt „Widerstreben“. Daneben ein Foto von Bussen unter Pappeln, Stoßstange an
    Stoßstange, auf jedem Dach ein Horn, der Trichter zum Gehsteig. Die Schlangen sind gerade. Niemand
    sieht sich nach einem Haus um. Niemand hält sich an einer Tür fest.

# O04
event-o04 = Weißes Rauschen
event-o04-1 =
    Im Treppenhaus hängen graue Trichter und zischen, Regen auf einem Blechdach, ohne den Regen. Auf jedem
    Absatz sitzt ein Mann mit Bleistift und schreibt nach Diktat. Ist die Seite voll, reißt er sie ab und
    isst sie. Der unterste hält dir den Block hin, damit du mitlesen kannst.
event-o04-1-pass-1 = Laut zählst du die Stufen bis unten und siehst auf keine Seite.
event-o04-1-fail-1 = Du liest eine halbe Zeile, und das Zischen sagt dir den Rest.
event-o04-2 =
    Der Verstärkerraum ist voller Kabel, von Wand zu Wand. Jedes trägt einen Zettel, nur mit der falschen
    Sorte Wort: Donnerstag, oder Tante Lida. Eins davon speist den Magneten, der die Luke zuhält. Über den
    Sicherungen hängt ein Deckchen, gehäkelt aus Kupferdraht.
event-o04-2-pass-1 = Du folgst dem einzigen Kabel ohne Zettel. Der Magnet lässt die Luke los.
event-o04-2-fail-1 = Die halbe Nacht ziehst du Stecker. Die Trichter werden nur lauter.
event-o04-3 =
    Im Gang hinter der Luke deckt das Zischen alles zu, auch deine Schritte. Der Staub an der Fußleiste
    hüpft in gleichmäßigem Takt. Ein schwerer Mann geht ganz in der Nähe, und du hörst nicht, auf welcher
    Seite.
event-o04-3-pass-1 =
    Du beobachtest den Staub und machst dich flach, kurz bevor er vorbeikommt, den Schraubenschlüssel
    geschultert.
event-o04-3-fail-1 =
    Er ist hinter dir. Der Schraubenschlüssel trifft dein Schlüsselbein, und der Lärm schluckt den Schrei.
event-o04-4 =
    Ein Tonbandgerät läuft auf der langsamsten Stufe. So abgespielt, zerfällt das Zischen in Husten und
    das Knarren von Klappsitzen. Daneben liegt der Plan eines Saals, jedes Husten an seinem Platz
    eingetragen, Reihe um Reihe, bis auf den Balkon. So einen großen Saal gab es in Pripjat nie. Das
    Publikum sitzt. Es wartet, dass das Licht ausgeht.

# O05
event-o05 = Instrumententresor
event-o05-1 =
    Der Tresor ist groß wie ein Kleiderschrank und so oft krankenhausgrün gestrichen, dass die Angeln
    weiche Klumpen sind. Die Zahlen auf dem Rad sind weggefeilt. Davor steht auf einer gefalteten
    Serviette ein Teller Buchweizen, der Löffel bereit, den Griff zum Tresor.
event-o05-1-pick-1 = Eisen in die Fuge, Gewicht aufs Eisen.
event-o05-1-pick-2 = „Warte. Jedes Rad nutzt sich irgendwo ab. Lass mich sehen.“
event-o05-1-pass-1 =
    Die Spindel ist auf einer Seite abgenutzt. Du drehst dorthin, und die Tür öffnet sich mit einem
    Seufzer.
event-o05-1-fail-1 = Ein Federbolzen schlägt durch den Spalt und trifft deine Sachen statt deiner Hand.
event-o05-2 =
    Drinnen sind keine Fächer, nur ein Gang, dessen Wände aus Druckmessern bestehen. Die Nadeln schwenken
    herum und bleiben auf dir stehen. Einer, tiefer als die anderen, hat ein rotes Feld, und seine Nadel
    kriecht aufs Rot zu, sobald du dich an etwas erinnerst.
event-o05-2-pass-1 = Du sagst den Nagelpreis im Dorf auf, bis du vorbei bist.
event-o05-2-fail-1 = Du fragst dich, wozu das Rot gut ist, und erinnerst dich an alles.
event-o05-3 =
    In den Schubladen am Ende liegen Lohntüten eines längst aufgelösten Ministeriums, jede mit dem Stempel
    dieses Monats. Die Wärter haben ihre. Eine ist auf das „Subjekt“ ausgestellt, und laut Quittungen wird
    sie jeden Monat abgeholt, gezeichnet mit demselben breiten Daumen. Der Abdruck hat keine Linien. Du
    nimmst das Geld der Wärter und lässt die dicke Tüte liegen.

# O06
event-o06 = Gebogenes Licht
event-o06-1 =
    Diaprojektoren werfen ihre Strahlen durch den Saal, und keiner läuft gerade. Sie hängen durch wie
    Wäscheleinen, über einem Fleck Boden, den die Irren mit Stuhlbeinen eingezäunt haben. Der Zaun hat
    eine Lücke auf deiner Seite und eine drüben.
event-o06-2 =
    Nach dem Saal biegt sich der Gang mit dem Licht, so dass du einen Rücken vor dir gehen siehst. Der
    geflickte Riemen ist deiner. Er hält, wenn du hältst. Dann beginnt der Kopf, sich zu drehen, obwohl
    deiner ganz still ist.
event-o06-2-pass-1 = Du schaust auf seine Absätze, bis keine Absätze mehr da sind.
event-o06-2-fail-1 = Er dreht sich um, und du rennst. An dem Gesicht war nichts falsch.
event-o06-3 =
    Ein einziger Schlitz erhellt das Plattenlager, und sein Strahl wandert über die Regale, im Schritt
    einer Katze. Wo er sich hinlegt, wirft der Lack Blasen. Neben der Tür hängt eine Tabelle sicherer
    Stunden in sorgfältiger Schrift, daneben eine Uhr, deren Ziffern verkehrt herum laufen.
event-o06-3-pass-1 =
    Du liest die Tabelle im Deckel deines Kochgeschirrs und gehst in einer dunklen Minute hinüber.
event-o06-3-fail-1 = Du nimmst die Tabelle beim Wort. Der Strahl legt sich dir über die Schultern.
event-o06-4 =
    Die Platten sind aus Glas, in Zeitung gewickelt, nach dem Tag der Aufnahme sortiert. Alle zeigen das
    Kraftwerk vom Hügel aus. Auf denen vom Sommer vor dem Brand steht schon der Sarkophag, grau, von den
    Nähten läuft Rost herunter. Der Fotograf hat Objektiv und Wetter vermerkt. Unter „Bemerkungen“ bittet
    er um Versetzung.

# O07
event-o07 = Auf die Antenne
event-o07-1 =
    Der Mast führt durch einen Schacht im Fels hinauf in den Nebel. Gegen die Kälte sind die Sprossen mit
    Streifen von Bettlaken umwickelt, jeder mit demselben sauberen Knoten. Über dir kommt ein Mann die
    Leiter herunter, mit dem Kopf voran.
event-o07-1-pass-1 =
    Du schwingst dich auf die Rückseite der Leiter. Er klettert an dir vorbei und wünscht guten Tag.
event-o07-1-fail-1 = Er hält deinetwegen nicht an. Du bist schneller unten, als du oben warst, Hüfte voran.
event-o07-2 =
    Die Plattform hängt unter einer Schüssel aus Maschendraht, in der die Luft ohne Hitze kocht. Ein
    Lederhandschuh segelt darin herum, immer in deiner Augenhöhe. Am Geländer lehnt ein Birnenpflücker an
    langer Stange, der Korb versengt, von etwas anderem als Birnen.
event-o07-2-pick-1 = Ein Artefakt in den Korb. Hinhalten. Soll es fressen.
event-o07-2-pick-2 = „Der Handschuh hält Takt. Ich gehe zwischen zwei Runden.“
event-o07-2-pass-1 = Ab und zu nimmt der Handschuh den langen Weg. Du bist drüben, bevor er zurück ist.
event-o07-2-fail-1 =
    Der Handschuh ist zu früh. Das Kochen streift deinen Rücken und hinterlässt einen Geschmack nach
    Münzen.
event-o07-3 =
    Von oben siehst du durch Löcher im Nebel hinunter. Die toten Kiefern stehen in gebogenen Reihen, eine
    in der anderen, in gleichen Abständen, bis hin zum Kraftwerk. Von diesem Mast reicht ein langer
    Eisenarm mit Gegengewicht in die äußerste Reihe. Seine Spitze ist dünn geschliffen von dem, worin sie
    liegt. Sie zittert und rückt weiter.

# O08
event-o08 = Der Hüter des Logbuchs
event-o08-1 =
    Schreibtrommeln stehen in Gassen, jede dreht sich unter ihrer Feder, und irgendwo dazwischen hat der
    Hüter sein Pult. Er ruft dir den Weg zu, geduldig, in Luftdruckwerten. In den falschen Gassen sind die
    Trommeln mit einer Folie bespannt, bei der dein Zähler knurrt.
event-o08-1-pass-1 = Steigend ist links, fallend ist rechts. Du kommst neben seinem Tintenfass heraus.
event-o08-1-fail-1 = Du nimmst ein Fallen für ein Steigen und stehst zu lange zwischen der Folie.
event-o08-2 =
    Bevor er dir das Logbuch zeigt, muss er dich eintragen, und dazu braucht er etwas, das du getan hast
    und worauf du nicht stolz bist. Am Abend liest er es in das Sprachrohr neben seinem Ellbogen. Heraus
    kommt es, so glaubt er, hinter dem Ofen im Gasthof.
event-o08-2-pick-1 = Ihm etwas Wahres geben. Erraten haben sie’s sowieso.
event-o08-2-pick-2 = „Ich hab nichts getan. Schreib das auf, ich hab Zeit.“
event-o08-2-pass-1 = Bis zum Morgen fragt er, dann schreibt er „nichts“, mit einem kleinen enttäuschten Punkt.
event-o08-2-fail-1 = Er spitzt den Bleistift und fragt wieder, bis du einnickst und er das Buch zuklappt.
event-o08-3 =
    Das Logbuch ist nebenan an ein Lesepult gekettet. Darüber hängen Bleilote an Nähgarn von der Decke,
    sehr viele, sehr still. Der Hüter bleibt auf der Schwelle. Er hat sich einen Topf auf den Kopf gesetzt
    und bindet ihn unterm Kinn fest.
event-o08-3-pass-1 = Ein Faden ist mit Ruß eingerieben. Du gehst auf die Knie und unter ihm durch.
event-o08-3-fail-1 = Ein Faden verfängt sich in deinem Kragen, und das Blei kommt Reihe um Reihe herunter.
event-o08-4 =
    Jede Emission hat eine Zeile, und jede Zeile eine Ursache. Die Ursachen sind klein. Eine Frau in
    Poliske pellt ein Ei und legt es zurück. Du schlägst die Nacht nach, die dein Zelt geholt hat: Ein
    Mann in Iwankiw lügt wegen einer Tasse. Eine Theorie steht nirgends. Neben jede Zeile hat der Hüter
    einen Busfahrschein geklebt. Er ist hingefahren und hat gefragt.

# O09
event-o09 = Nachleuchten
event-o09-1 =
    Der Raum mit dem Schirm leuchtet noch von der letzten Emission, grün wie nasser Salat, am stärksten in
    den Fugen. Einen Weg darum herum gibt es nicht. Die Irren laufen im Trab hindurch, Suppenteller an die
    Brust gedrückt, und übrig haben sie keinen.
event-o09-2 =
    Danach ist es dunkel, doch das Grün ist dir in den Augen geblieben und möbliert den Raum. Da ist ein
    Hocker. Da ist ein Durchgang, dann sind es drei, und ein Mann auf einer Bank. Einiges davon ist
    wirklich hier.
event-o09-2-pass-1 = Du blinzelst, bis die falschen Türen verrutschen, und nimmst die, die bleibt.
event-o09-2-fail-1 = Du gehst durch den Mann auf der Bank hindurch, und er bittet um Verzeihung.
event-o09-3 =
    Die Dunkelkammer ist bis zur Decke gekachelt. Auf den Kacheln leuchten Abdrücke von Händen, paarweise,
    flach gedrückt, so hoch, wie ein Erwachsener schiebt, wenn eine Tür nicht aufgeht. Sie werden heller,
    wenn du näher kommst. Ein Paar links hält mit dir Schritt.
event-o09-3-pass-1 =
    Du steckst die eigenen Hände in die Taschen und drückst die innere Tür mit der Schulter auf.
event-o09-3-fail-1 = Du legst eine Hand auf eine davon. Sie ist warm, und sie schiebt zurück.
event-o09-4 =
    Der lange Schirm hat von jeder Emission einen Schatten behalten: die diensthabende Schicht, sieben
    Männer mit Hut, übereinandergedruckt in immer blasserem Grün. Es gibt einen achten. Auf dem ältesten
    Abdruck steht er an der Tür, später hinter den Hockern. Auf dem neuesten sitzt er. Sie haben ihm den
    Stuhl mit den Armlehnen geholt.

# O10
event-o10 = Treibjagd der Irren
event-o10-1 =
    Topfdeckel scheppern den Tunnel entlang. Die Irren treiben etwas auf dich zu, nebeneinander, in
    Gummischürzen, ohne Eile, wie man Gänse heimbringt. In ihrer Reihe ist eine Lücke, durch die es
    hinaussoll, und in der Lücke stehst du.
event-o10-2 =
    Als es vorbei ist, stellen sie sich um dich herum und fangen an, dich sehr behutsam für die nächste
    Jagd anzuziehen. Ein alter Mann bindet dir hinten die Schürze mit einer Doppelschleife. „Du gehst
    links von mir“, sagt er. „Du gehst immer links von mir.“
event-o10-2-pass-1 = Du löst die Schleife, legst ihm die Schürze über den Arm und gehst nach rechts.
event-o10-2-fail-1 =
    Links von ihm schlägst du einen Deckel, bis ihn dir jemand abnimmt. Es ist ein anderer Tag.
event-o10-3 =
    Auf dem Hackklotz liegt ihr Jagdbuch. Jede Jagd ist darin als Knäuel von Spuren gezeichnet, braune
    Tinte auf Tapete, die der Jäger und die der Beute mit demselben Korken gestempelt. Alle Knäuel führen
    am Ende zur Speisekammer, auf einer Linie.
event-o10-3-pass-1 = Eine Linie hinkt wie der alte Mann. Du folgst ihr bis zu einem Vorhang aus Sackleinen.
event-o10-3-fail-1 = Seite um Seite folgst du einer Linie, bis sie abbiegt, wenn du abbiegst.
event-o10-4 =
    In der Speisekammer ist kein Fleisch. Was sie aus den Bäuchen geschnitten haben, liegt in Reihen auf
    Zeitungspapier. Ein Fingerhut. Ein Fingerhut, am Rand zu Glas geworden, und so in kleinen Schritten
    bis zu einem Ding, das summt und das Papier nicht berühren will. Die nächste Reihe beginnt mit einem
    Löffel. Jedes war einmal in jemandes Küche. Du nimmst das, das summt.
