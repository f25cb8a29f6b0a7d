# B01
event-b01 = Würgende Ranken
event-b01-1 =
    Das Treppenhaus ist zugeflochten. Die Ranken sind pelzig, dick wie ein Handgelenk, und halten das
    Geländer schon so lange, dass ihnen das Eisen aus dem Griff gerostet und nur seine Form geblieben ist.
    Ziehst du an einer, straffen sich die daneben.
event-b01-1-pass-1 = Du sägst die älteste durch. Die anderen werden schlaff wie ein Seil, das niemand mehr hält.
event-b01-1-fail-1 =
    Eine Schlinge zieht sich um deine Brust. Bevor du sie durchschneidest, gibt eine Rippe nach.
event-b01-2 =
    Hier unten versorgte eine Wand voller Hähne die Pflanzen, jeder mit einem lateinischen Emailleschild.
    Eine Leitung führt Wasser; was die anderen führen, hat jede Tropfschale anders gefärbt. Hinter der
    nächsten Tür zucken die Ranken, sooft ein Rohr klopft.
event-b01-2-pass-1 =
    Ein Auslauf trägt eine Kruste wie ein Teekessel. Wasser. Die Ranken trinken und lassen die Tür los.
event-b01-2-fail-1 =
    Der Hahn für die Farne spuckt orangen Staub, und der Zähler an der Wand wacht auf. Du gehst.
event-b01-3 =
    An der Wand hängt die Scheibe einer Ranke, geschliffen und lackiert, mit Nadeln in den Ringen. Jede
    Emission hinterlässt einen, schmal und schwarz. An den Nadeln nahe der Rinde stehen Daten, die du noch
    weißt. Du zählst nach innen, am Brand vorbei, am Krieg vorbei, und wo das Holz zu alt für Nadeln wird,
    sind die Ringe immer noch schmal, immer noch schwarz.

# B02
event-b02 = Süßer Geruch
event-b02-1 =
    Bratäpfel, der Zucker am Rand der Form verbrannt, genau wie deine Tante in Owrutsch ihn anbrennen
    ließ. Auf dem Treppenabsatz kommt es unter einer Tür hervor. Die Tür ist von dieser Seite zugenagelt,
    mit sehr langen Nägeln.
event-b02-1-pass-1 =
    Du zerbeißt einen Streichholzkopf, schmeckst nur noch Schwefel und gehst an der Tür vorbei.
event-b02-1-fail-1 = Vier Nägel hast du schon heraus, als dir einfällt, wie lange sie tot ist.
event-b02-2 =
    Weiter geht es durch die Brennerei. Kupferkessel sind von ihren Gestellen gerutscht und haben sich
    quer verkeilt. Was aus ihnen gelaufen ist, ist um sie herum erstarrt, klar wie Bernstein, mit Wespen
    darin. Deine Stiefel kleben schon.
event-b02-2-pass-1 =
    Du verlässt den Boden, kletterst auf Knien über die Kessel und lässt dich am anderen Ende fallen.
event-b02-2-fail-1 =
    Der Bernstein springt, und ein Kessel rollt. Er hat deine Hand an den Fliesen, bevor du dich rührst.
event-b02-3 =
    Kisten mit Fragebögen, ausgefüllt von Evakuierten im ersten Winter. Beschreiben Sie den Geruch Ihrer
    Küche. Beschreiben Sie Ihr Treppenhaus nach dem Regen. Neben jede Antwort hat ein Chemiker eine Formel
    gesetzt und das Datum des Versuchs. Die letzte Spalte zählt die, die durch den Draht zurückgegangen
    sind, um danach zu suchen. Owrutsch hat eine eigene Kiste.

# B03
event-b03 = Wegzoll auf der Treppe
event-b03-1 =
    Die Banditen haben eine Schulbank durchgesägt, als Zollhäuschen, und der, den sie Schaba nennen, sitzt
    darin und hält die Mütze auf. Hinter ihm, an einer Traktorkette, leckt etwas unter einer Plane den
    Putz von der Wand.
event-b03-1-pick-1 = „Was recht ist, ist recht. Kauf ihm was Besseres als Putz.“
event-b03-1-pick-2 = Die Bank umtreten und auf die Kette los.
event-b03-1-pass-1 =
    Du wirfst eine Schlinge seiner eigenen Kette über den Geländerpfosten. Schaba zieht die Füße ein.
event-b03-1-fail-1 = Es reicht weiter, als die Kette lang ist. Lachend schleifen sie dich wieder hinauf.
event-b03-2 =
    Auf dem unteren Absatz zittert die Luft über einer Stufe. Eine Sonnenblumenschale, hingeschnippt,
    fällt nicht; sie hängt da, dreht sich und wird schwarz. Die Banditen haben einen Kreidestrich um die
    Stelle gezogen, ihn weggewischt und neu gezogen, viele Male.
event-b03-2-pass-1 = Die Schale sinkt ein wenig, wenn das Ding sich wälzt. Wenn sie sinkt, gehst du.
event-b03-2-fail-1 =
    Der Strich, dem du getraut hast, ist einer der alten. Mit versengten Wangen steigst du wieder hinauf.
event-b03-3 =
    Im Saatgutbüro hängt ein Pflanzplan von Sumpf und Gehöften, von Hand koloriert. Vom Boden aus sieht es
    aus, als lägen Anomalien irgendwo. Auf dem Plan stehen sie in Reihen, im Saatabstand, mit dem Vermerk,
    welche im Frühling auszudünnen sind. Du findest die von der Treppe. Sie ist grün eingetragen: selbst
    ausgesät.

# B04
event-b04 = Saatgutkammer
event-b04-1 =
    In der Saatgutkammer ist es kalt, obwohl keine Maschine läuft. Schubladen bis zur Decke. Die untersten
    sind geplatzt, und der Roggen, der herausgelaufen ist, ist von Spuren übersät. Hinter der Leiter
    frisst etwas, Korn für Korn.
event-b04-2 =
    Die Keimschränke dahinter sind zu und dunkel, und sie ticken: Samenschalen platzen hinter dem Stahl,
    Hunderte, jede in ihrem eigenen Takt. Als du zwischen die Schränke trittst, fallen sie in einen einzigen.
event-b04-2-pass-1 =
    Du summst eine Hochzeitspolka, schlecht und neben ihrem Takt, bis du am anderen Ende bist.
event-b04-2-fail-1 =
    Dein Herz übernimmt den Takt und stockt, wenn sie stocken. Du weichst zurück, bis es wieder deins ist.
event-b04-3 =
    Ein Sackaufzug führt ins untere Lager. Das Seil ist gut, aber die Bremse bis auf die Nieten abgenutzt.
    Über dir im Dunkeln hängt ein Gegengewicht aus alten Pflugscharen. Ein Sack hängt noch am Haken, die
    Motten waren daran.
event-b04-3-pass-1 = Du gibst so langsam Seil, dass du auf dem Weg jeden Aufdruck lesen kannst.
event-b04-3-fail-1 = Das Seil läuft. Die Pflugscharen kommen an dir vorbei, und nicht ganz vorbei.
event-b04-4 =
    Sie ließen Weizen im Stockdunkeln keimen, im Keller und oben auf dem Dach, und jeder Trieb neigte
    sich. Jede Neigung ist mit dem Lineal in einen Schnitt durch den Boden eingezeichnet. Die Linien
    treffen sich unter dem Kraftwerk, viel tiefer, als je einer gegraben hat. Jeden Frühling haben sie es
    wiederholt und die Tiefe neben den Schnittpunkt geschrieben. Sie nimmt ab.

# B05
event-b05 = Geborstenes Gewächshaus
event-b05-1 =
    Was das Gewächshaus gesprengt hat, war drinnen; die Wand gegenüber ist pelzig von Glas. Rostfarbenes
    Moos hat die Beete übernommen. Laufbretter führen hindurch, halb versunken, und an ein paar Stellen
    hält das Moos deutlich Abstand vom Holz.
event-b05-1-pass-1 = Du trittst nur, wo das Moos bis an die Bretter wächst.
event-b05-1-fail-1 =
    Die kahlen Bretter sahen trockener aus. In der Mitte schmerzen dir die Zähne, und beide Enden sind
    gleich weit.
event-b05-2 =
    Ein Dachbinder ist quer über die Anzuchtgruben gefallen, er ist die einzige Brücke. Darunter stehen
    Scheiben hochkant im Schlamm, dicht wie Teller im Gestell. Mitten am Binder hängt eine Gärtnerschürze,
    wo er sie ausgezogen haben muss.
event-b05-2-pass-1 = Du rutschst rittlings, an der Schürze vorbei, bis deine Knie an Fliesen stoßen.
event-b05-2-fail-1 =
    Du rutschst ab, und der Binder fängt dich. Dein Rucksack bekommt das Glas, und du schiebst dich
    zurück.
event-b05-3 =
    Das letzte Beet ist weißer Tabak in voller Blüte. Die Blüten wenden sich deiner Lampe zu, wenn sie
    vorbeikommt. Senkst du sie, wenden sie sich deinem Gesicht zu. Der Weg dazwischen ist nicht breiter
    als ein Stiefel.
event-b05-3-pass-1 = Du löschst die Lampe und tastest dich hindurch, die Wange an der Wand.
event-b05-3-fail-1 =
    Du schaust in eine hinein, und sie schaut länger, als du kannst. Du tappst zum Binder zurück.
event-b05-4 =
    Mitten in alldem ein Beet, nicht größer als eine Tür: schwarze Erde und Klee. Der Zähler darüber
    schweigt. Laut Bericht hätte solcher Klee die Zone in neun Sommern gereinigt. Obenauf klemmt die
    Antwort des Ministeriums. Das Saatgut ist zu verbrennen, damit das Gebiet seine Eigenschaften behält.

# B06
event-b06 = Zugewachsener Aufzug
event-b06-1 =
    Zwischen den Aufzugtüren schaut Efeu heraus. Dahinter ist die Kabine voller Wurzeln, die durchs Dach
    hereingekommen sind, nichts gefunden haben und durch den Boden wieder gegangen sind. Die Prüfplakette
    ist noch lesbar. Sie gilt bis Juni.
event-b06-1-pick-1 = Brechstange zwischen die Türen, Stiefel gegen die Wand.
event-b06-1-pick-2 = „Unkraut ist Unkraut. Zieh.“
event-b06-1-pass-1 = Es kommt in einem Stück heraus wie ein Teppich, und die Kabine sinkt ein wenig unter dir.
event-b06-1-fail-1 =
    Für jeden Armvoll, den du herauszerrst, rutscht einer nach. Am Ende sitzt du auf dem Haufen.
event-b06-2 =
    Die Kabine fährt an Stockwerken vorbei, für die sie keinen Knopf hat. In jedem zeigt das Gitter einen
    erleuchteten Gang und einen Sessel, zum Aufzug gedreht. Die Sessel sind besetzt. Du wüsstest, von wem,
    wenn du die Augen heben würdest.
event-b06-2-pass-1 = Du liest die Plakette, hinunter bis zum Namen der Druckerei, bis die Kabine hält.
event-b06-2-fail-1 =
    Du hebst die Augen. Sie steht auf, froh, dass du sie erkennst, und du hämmerst auf den obersten Knopf.
event-b06-3 =
    Der Schacht endet in einem Keller aus Wurzeln, und die Wurzeln tragen Gallen, faustgroß. So etwas hast
    du im Gasthof zu kaufen gesehen, in Folie gewickelt. Auf dem Tisch haben die Botaniker eine Reihe
    davon halbiert. Jede ist wie eine Perle um etwas aus einer Hosentasche gewachsen; hier ein
    Haustürschlüssel, da ein Kragenknopf. Du schneidest dir eine ganze ab.

# B07
event-b07 = Pollensturm
event-b07-1 =
    Hinter der inneren Tür ist der Gang gelb von Wand zu Wand. Der Pollen treibt nicht, er kreist, von
    Lüftung zu Lüftung, um eine klare Stelle, die auf und ab wandert. An der Fußleiste hat jemand Schuhe
    aufgereiht, ordentlich, die Spitzen zur Tür.
event-b07-1-pass-1 = Bei jeder zweiten Lüftung kehrt die klare Stelle um. In ihr gehst du durch den Gang.
event-b07-1-fail-1 = Die klare Stelle schließt sich über dir. Bis hinaus hustest du gelb, und es brennt.
event-b07-2 =
    Die Schleuse hat keinen Strom. Eine Handkurbel hebt die Tür, mit jeder Umdrehung um ein Haar. Daneben
    gähnt der Lüfterschacht, und die Flügel drehen sich noch träge im Wind von drüben.
event-b07-2-pick-1 = In die Hände spucken und kurbeln.
event-b07-2-pick-2 = „Jetzt. Nein. Nach diesem Flügel. Jetzt.“
event-b07-2-pass-1 = Du springst, und der nächste Flügel bekommt nur deinen Stiefelabsatz.
event-b07-2-fail-1 =
    Der Flügel ist stumpf, sonst ginge es dir schlechter. Er schlägt dich gegen die Kurbel zurück.
event-b07-3 =
    Im Umkleideraum hängen Laborkittel an den Haken, bis zu den Manschetten mit Pollen gefüllt. Die Nähte
    geben nach. Jeder Kittel, der sich leert, atmet aus, und in dem Atem ist ein Wort. Anscheinend geht es
    der Reihe nach.
event-b07-3-pass-1 = Du gehst zwischen ihnen hinaus und lässt den Satz unvollendet.
event-b07-3-fail-1 = Du bleibst bis zum letzten Kittel. Der Satz galt dir, und er schickt dich zurück.
event-b07-4 =
    Luftfilter in Umschlägen, hierher geschickt von Wetterstationen bis nach Lyon und Taschkent. Auf allen
    ist dieser Pollen. Seltsam sind nur die Daten: Die fernsten Stationen fingen ihn zuerst, dann die
    näheren, dann Kyjiw und ganz am Schluss die Posten am Draht. Auf der Wandkarte hat jemand Pfeile
    gezogen. Alle zeigen nach innen.

# B08
event-b08 = Quartier der Banditen
event-b08-1 =
    Das obere Stockwerk gehört ihnen: Pritschen zwischen den Abzügen, Hemden auf den Gasrohren. Sie teilen
    gerade die Sachen eines Plünderers auf, den du am Montag lebend gesehen hast. Der mit der Schere
    fragt, ob du die Handschuhe willst oder den Löffel.
event-b08-1-pick-1 = „Die Handschuhe. Ich hab ihn kaum gekannt.“
event-b08-1-pick-2 = Nichts sagen, rückwärts zwischen die Hemden, zur Treppe.
event-b08-1-pass-1 =
    Wegen seiner Stiefel prügeln sie sich. Hinter dir pendeln die Hemden, und keiner zählt nach.
event-b08-1-fail-1 =
    Eine Klammer fällt. Sie hören auf, über seine Stiefel zu streiten, und einigen sich auf dich.
event-b08-2 =
    Im Kellergang stehen die Isotope in Bleitöpfen, und seit die Banditen eingezogen sind, auch die
    eingelegten Pilze. Beschriftet ist nichts. Du musst dich zwischen den Regalen durchzwängen, den Rücken
    an der einen Reihe oder an der anderen.
event-b08-2-pass-1 =
    Die Deckel der Pilze sind fettig von Daumen. An die drückst du den Rücken und ziehst den Bauch ein.
event-b08-2-fail-1 =
    Dein Ärmel verschiebt einen Deckel. Nach Essig riecht es nicht, und du bist zu spät draußen.
event-b08-3 =
    Für die Männer oben ist ein Tisch gedeckt, am Kopfende eine Personenwaage, so eine mit
    Schiebegewichten. Das Brot ist eben geschnitten. Du hast seit gestern nichts gegessen, und in der
    Küche ist es still.
event-b08-3-pass-1 = Du steckst die Hände in die Taschen und gehst durch die Küche hinaus.
event-b08-3-fail-1 =
    Eine Scheibe. Du wachst auf, die Wange auf dem Wachstuch, die Arme schwer wie nasser Sand.
event-b08-4 =
    Das Heft des Kochs hat eine Seite für jeden Mann oben, mit seinem Gewicht am Sonntag und dem Beet, aus
    dem seine Kartoffeln kamen. Die vom vierten Beet gegessen haben, sind durchgestrichen, einer nach dem
    anderen, beim selben Gewicht. Die Männer glauben, sie hätten das Haus leer vorgefunden. Auf dem
    Umschlag steht: Gruppe C, nicht zu informieren.

# B09
event-b09 = Wurzeln in der Wand
event-b09-1 =
    Der einzige Weg führt zwischen Putz und Fels, wo die Wurzeln laufen. Sie sind glatt wie Bleirohr, und
    der Staub, den sie verlieren, glitzert im Lampenlicht. Du hältst die Luft an, so lange du kannst. Es
    ist länger als ein Atemzug.
event-b09-2 =
    Hinter der Biegung werden sie dünn und hängen als Fäden quer durch den Kriechgang. Jeder Faden, der
    deinen Nacken berührt, bringt denselben Gedanken, mild und vernünftig: Bleib hier, weit ist es
    nirgendwohin.
event-b09-2-pass-1 =
    Laut sagst du die Halte des Zugs nach Korosten auf, der Reihe nach, und kriechst für jeden ein Stück.
event-b09-2-fail-1 =
    Du bleibst eine Minute. Als sie um ist, ist deine Lampe fast leer, und deine Knie wollen sich nicht
    beugen.
event-b09-3 =
    Eine Pfahlwurzel, dick wie ein Fass, hat die letzte Tür aus den Angeln gehoben und hält sie flach
    gegen die Decke. Zwischen Wurzel und Rahmen ist ein Spalt, gesäumt von zerrissenem Stahl. Ab und zu
    rückt die Wurzel, wie jemand im Schlaf.
event-b09-3-pass-1 = Du wartest, bis sie sich umdreht, und schiebst dich durch wie einen Brief.
event-b09-3-fail-1 = Sie legt sich zurecht, während du im Spalt steckst, und der Stahl geht dir unter den Arm.
event-b09-4 =
    Die Wurzeln folgen den Telefonkabeln. Du schälst eine, und Kupfer ist keins mehr darin, nur nasses
    weißes Holz. Am Ende steht ein Klappenschrank, der Kopfhörer hängt am Nagel. Du steckst bei
    „Stabsquartier“ und hörst einen Soldaten husten. Du steckst, wo kein Schild ist: Kiefernnadeln fallen,
    und dein eigener Atem, ein wenig zu spät.

# B10
event-b10 = Der Obstgarten atmet
event-b10-1 =
    Der Keller ist ein Obstgarten. Unter toten Lampen stehen Apfelbäume in Reihen, belaubt, und alle
    Blätter heben sich zugleich, und nach einer Weile senken sich alle. Zwischen zwei Stämmen ist das Gras
    auf eine Stelle hin gekämmt, wo der dritte fehlt.
event-b10-2 =
    Jeder Stamm hat eine Zinkmarke, in die ein Stammbaum aus Strichen und Punkten gestanzt ist: dieser mit
    jenem gekreuzt, der Nachkomme zurückgekreuzt. Die Reihen folgen den Kreuzungen. Wer sie lesen könnte,
    käme zum Pumpenhaus; die Gärtner müssen es jede Nacht getan haben.
event-b10-2-pass-1 = Du hältst dich an die Mutterlinie, von Marke zu Marke, und berührst Ziegel.
event-b10-2-fail-1 =
    Du verfolgst einen Baum zurück zu einem Elternteil, der kein Baum war, und kannst die Marke nicht
    loslassen.
event-b10-3 =
    Die Äste über dem Pumpenhaus sind an Drähten gezogen. Mit jedem Atemzug spannen sich die Drähte
    summend vor der Tür, dann hängen sie durch. Die Früchte sind klein und hart und klopfen an die
    Bretter.
event-b10-3-pass-1 = Beim Ausatmen wirfst du dich hinüber, und die Tür gibt nach.
event-b10-3-fail-1 =
    Der Garten atmet ein, bevor du durch bist. Ein Draht trifft dich quer übers Schlüsselbein.
event-b10-4 =
    Ein Stift liegt auf einer Papiertrommel und zeichnet den Atem des Gartens. Was du draußen gesehen
    hast, ist nur Zittern. Die Kurve darunter steigt, seit die Trommel aufgezogen wurde, durch jede
    Emission, sieben Jahre lang, ohne einmal zu sinken. Er atmet immer noch ein. Auf dem Sims liegt
    Fallobst, das nie ein Apfel war. Du brauchst beide Hände, um es einzustecken.
