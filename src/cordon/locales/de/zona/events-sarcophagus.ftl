# S01
event-s01 = Die lange Leiter
event-s01-1 =
    Der Lüftungsschacht führt tiefer hinab, als deine Lampe reicht. Jede Sprosse ist mit Streifen von Bettzeug
    umwickelt, manche mit dem Stempel einer Krankenhauswäscherei, verknotet von jemandem, der mit bloßen
    Händen kletterte. Der Luftzug kommt von unten und riecht nach nassem Putz.
event-s01-1-pass-1 =
    Der Stoff gibt guten Halt. Du kletterst Hand unter Hand, bis die Öffnung oben eine Münze ist.
event-s01-1-fail-1 =
    Eine Sprosse reißt mitsamt den Bolzen heraus. Du schlägst mit den Rippen auf dem Absatz auf und musst
    wieder hinauf.
event-s01-2 =
    Weit unten ist ein Kreidezeichen an der Wand: ein Fisch, in einem Strich gezeichnet. Du kommst daran
    vorbei. Etwas später kommst du wieder daran vorbei, derselbe Krümel Kreide klebt am Schwanz. Abgebogen
    bist du nicht. Auf einer Leiter geht das nicht.
event-s01-2-pass-1 =
    Du schließt die Augen und kletterst nur nach dem Atem. Als du hinsiehst, ist die Wand leer.
event-s01-2-fail-1 = Fisch um Fisch. Als du zu dir kommst, hängst du ganz oben und redest mit den Ziegeln.
event-s01-3 =
    Der Schacht endet in einem Ventilraum, wo die Luft über dem Boden flimmert. Bretter liegen von Rohr zu
    Rohr. Neben dem einzigen Manometer, das sich noch rührt, hängt eine Seite aus einem karierten Heft,
    Zahlenkolonnen in Buchhalterschrift, die Hälfte durchgestrichen.
event-s01-3-pass-1 =
    Die durchgestrichenen Zahlen sind die sicheren. In ihrer Reihenfolge gehst du über die Bretter.
event-s01-3-fail-1 =
    Du liest die Kolonnen von der falschen Seite. Zwischen den Brettern steigt Hitze auf, und dein Zähler
    heult dich hinaus.
event-s01-4 =
    Unter der letzten Sprosse ist kein Boden. Da ist Pripjat, gesehen aus der Höhe, in der Störche
    kreisen; die Lampen brennen, und auf den Balkonen bewegen sich Laken. Eine Frau schließt ein Fenster,
    und der Laut lässt sich Zeit auf dem Weg herauf. An der Sprosse bei deinen Knien hängen Handschuhe,
    Paar neben Paar, an den Stulpen zusammengebunden, manche steif vor Alter. Mit den Zähnen ziehst du
    deine aus und bindest sie dazu. Das Eisen ist warm unter bloßen Händen. Unten auf der Allee wartet ein
    Bus mit offener Tür. Du lässt mit einem Arm los, damit der Fahrer dich winken sieht.

# S02
event-s02 = Eigene Schritte
event-s02-1 =
    In der Kabelgalerie liegt der Staub fein wie gesiebtes Mehl, und jemand ist darauf gegangen: deine
    eigenen Stiefel, dem linken Absatz fehlt ein Nagel. Die Spur führt hinein und nicht heraus. An einer
    Stelle ist der Schritt viel zu lang für einen Gang.
event-s02-1-pass-1 =
    Du machst den langen Schritt nach. Hinter deiner Ferse seufzt der Gitterrost und fällt weg.
event-s02-1-fail-1 =
    Du behältst deinen Schritt. Der Gitterrost klappt weg, und du schleppst dich auf zwei aufgerissenen
    Schienbeinen zurück.
event-s02-2 =
    Die Schritte hinter dir halten einen halben Takt nach deinen. Eine Lampe, und sie wirft zwei Schatten
    auf die geteerte Wand. Was an deiner Schulter steht, atmet durch den Mund, geduldig, und sein Atem
    riecht nach der Zwiebel, die du heute früh gegessen hast.
event-s02-2-pass-1 =
    Du drehst dich nicht um. Du hältst den Rest der Zwiebel über die Schulter, und er wird genommen.
event-s02-2-fail-1 =
    Du drehst dich um. Als du wieder in Sätzen denken kannst, kauerst du am anderen Ende der Galerie.
event-s02-3 =
    Die Spur endet mitten in der großen Halle, zwei Abdrücke nebeneinander, die Spitzen zu dem Licht, das
    unter dem gestürzten Deckel hervorsickert. Du stellst deine Stiefel hinein, den linken, dann den
    rechten, und der fehlende Nagel passt. Dann kommen die anderen Schritte an. Sie kommen aus der
    Galerie, einer nach dem anderen, mit deinem Hinken und deinem Sprung am Gitterrost, jeder Schritt, den
    du seit dem Kordon gemacht hast; es dauert fast einen Abend. Als der letzte sich unter dich gestellt
    hat, ist es in der Halle so still, dass du hörst, wie Schnee durchs Dach kommt und landet.

# S03
event-s03 = Der Wächter
event-s03-1 =
    Der Gang ist bewohnt. Da ist ein Lager aus Baumwolloveralls, rund getreten wie das eines Hundes, und
    an der Wand stehen Gasmasken aufgereiht, der Größe nach. Was hier schläft, hat dich auf der Treppe
    gehört und steht auf, ohne Eile.
event-s03-2 =
    Weiter drinnen ist eine Ankerkette an einen Träger geschraubt, und ihre Glieder gleiten ins Dunkel. In
    den Beton ist ein Halbkreis geschliffen, glatt wie eine Kirchenschwelle. Zwischen Halbkreis und Wand
    ist Platz für einen dünnen Menschen, seitwärts.
event-s03-2-pass-1 =
    Du gehst an der Wand entlang, den Bauch eingezogen. Eine Handbreit vor deinem Gesicht strafft sich die
    Kette mit einem Ruck.
event-s03-2-fail-1 = Es kennt die Länge dieser Kette besser als du. Du fliegst den Gang hinunter zurück.
event-s03-3 =
    Die letzte Tür ist nicht verschlossen. Davor lehnt sich die Luft an dich wie ein Betrunkener im
    Nachtzug, und eine Stimme fragt immer wieder, höflich, wer sie ablöst. Sie hat so oft gefragt, dass
    die Wörter ihre Kanten verloren haben.
event-s03-3-pass-1 = „Bald“, sagst du, und du meinst es, und das Gewicht lässt dich vorbei.
event-s03-3-fail-1 = Stundenlang antwortest du ihr. Am Ende sitzt du auf der Treppe, und die Tür ist zu.
event-s03-4 =
    Der Boden dahinter ist gefegt. In einer Halle, in der das Dach handvollweise herunterkommt, liegt auf
    einem Kreis, so weit wie eine Tenne, kein Krümel Beton, und neben der Tür lehnt der Besen, die
    Birkenreiser auf eine Faust abgenutzt. In der Mitte liegt, weswegen alle hergekommen sind. Es ist
    nicht größer als ein Brot und beleuchtet die Träger von unten. Du ziehst die Stiefel aus, bevor du
    hineintrittst. Hinter dir schleift die Kette zu ihrer ganzen Länge aus, und ein schwerer Körper legt
    sich quer vor die Schwelle, das Gesicht nach draußen.

# S04
event-s04 = Heißer Gang
event-s04-1 =
    Einmal hingen an beiden Wänden Bleiplatten. Sie sind von ihren Haken gesackt und liegen in Falten über
    dem Boden, weich wie Wäsche. Einen anderen Weg hinein gibt es nicht. Auf halber Strecke schmecken
    deine Plomben nach Nägeln, und der Zähler bleibt auf einem langen Ton hängen.
event-s04-2 =
    Wo sich die Rohre kreuzen, steht eine Säule heißer Luft. Putzflocken treiben darin hoch, werden in
    Kopfhöhe weiß und sind nicht mehr da. Am Boden liegt eine Reihe geworfener Schrauben, jede mit einem
    Streifen rotem Mull, und dann hört die Reihe auf.
event-s04-2-pass-1 =
    Die Mullstreifen neigen sich alle in eine Richtung. Du gehst auf der Seite herum, von der sie sich
    wegneigen.
event-s04-2-fail-1 =
    Du traust den Schrauben einen Schritt zu weit. Die Säule rückt, dein Ärmel bräunt sich, und du weichst
    zurück.
event-s04-3 =
    Im Umkleideraum brennt Licht. An den Haken hängen weiße Baumwollanzüge, und aus den Duschen kommen
    warmer Dampf und Männerstimmen, die über Dynamo Kyjiw streiten. Ein Haken ist leer. Ein Handtuch ist
    trocken. Jemand ruft dir zu, du sollst dich beeilen und die Tür zumachen.
event-s04-3-pass-1 = Du machst sie zu, von außen. Das Wasser hört auf.
event-s04-3-fail-1 = Du setzt dich für eine Minute. Später ist der Raum dunkel, und du streitest immer noch.
event-s04-4 =
    Danach ist der Boden Glas. Es ist einmal diese Treppe hinuntergelaufen und in Wellen erstarrt, braun
    wie Bierflaschen, und es klingt unter deinen Stiefeln. Hier und da sind in den Wellen Blasen, deren
    Haut nicht dicker ist als das erste Eis.
event-s04-4-pass-1 = Du hörst den hohlen Ton, bevor du dein Gewicht darauf setzt, und gehst am Geländer herum.
event-s04-4-fail-1 =
    Die braune Haut bricht. Du ziehst ein aufgeschlitztes Knie heraus und kriechst die Treppe wieder
    hinauf.
event-s04-5 =
    Der Zähler hört auf. Du hältst ihn an deinen Ärmel, und er kreischt; du hältst ihn in den Raum, und er
    schweigt. Der Raum ist rund und gekachelt, sauberer als jede Küche in Poltawa. Das einzig Schmutzige
    darin bist du. In der Mitte, in Brusthöhe, hängt eine kleine klare Stelle, wie auf einer Scheibe, über
    die ein Ärmel gewischt hat. In dünnem Strom treibt Staub von deinen Schultern dorthin, und jedes Korn
    gibt bei der Ankunft einen Funken. Du knöpfst den Mantel auf, schüttelst ihn gründlich aus, wie man es
    zu Hause macht, und hängst ihn an nichts. Er bleibt hängen.

# S05
event-s05 = Es will ein Geschenk
event-s05-1 =
    Auf einer Stufe liegt ein besticktes Handtuch, rote Hähne am Saum. Darüber ist die Luft dick wie Sülze
    und verschließt die Treppe von Wand zu Wand. In Augenhöhe hängt ein Messingkompass darin, weiter oben
    ein Kiesel, der leuchtet; beide drehen sich, beide außer Reichweite.
event-s05-1-pick-1 = Das Seltsamste, was du hast, aufs Handtuch legen und sich verbeugen.
event-s05-1-pick-2 = „Ich zahle keinem. Irgendwo ist da eine Lücke.“
event-s05-1-pass-1 = Wo die Kompassnadel zittert, ist die Luft dünn. Du gleitest unter ihr durch.
event-s05-1-fail-1 =
    Es nimmt deinen Arm bis zum Ellbogen, heiß wie Suppe, und spuckt dich mit rasendem Zähler die Treppe
    hinunter.
event-s05-2 =
    Oben fragt es wieder. Es hat die Stimme deiner Tante, die für Gäste, und es will nichts von dem, was
    du trägst. Es will nur wissen, was du geben würdest. Dein Mund hat die erste Silbe bereit, bevor du
    sie hast.
event-s05-2-pass-1 = Du schluckst das Wort. Das Treppenhaus schmollt eine Weile, dann lässt es dich vorbei.
event-s05-2-fail-1 =
    Du sprichst es aus und stehst wieder auf der untersten Stufe und suchst in deinen Taschen danach.
event-s05-3 =
    Auf dem Absatz verwahrt es die Geschenke, die ihm zu armselig waren. Gurkengläser baumeln an
    Angelschnur, so viele, dass du dich bücken musst, und in jedem liegt ein kleines Stück Plunder. Alle
    Schnüre laufen zu einem Nagel, und der Nagel hält den Türsturz.
event-s05-3-pass-1 = Mit zwei Fingern teilst du die Schnüre wie Haar. Oben rührt sich nichts.
event-s05-3-fail-1 =
    Ein Glas stößt ans nächste. Der Sturz kracht dir auf die Schulter und verschließt den Absatz.
event-s05-4 =
    Treppen gibt es keine mehr, nur eine Mulde im Fundament, und darin das, was fragt. Es hat zu tun. Es
    wendet, was die Leute gebracht haben, langsam, wie die Flut Muscheln wendet. Für dich hat es ein
    zweites Handtuch ausgebreitet, rote Hähne am Saum. Darauf liegt dein linker Handschuh, den du in der
    allerersten Nacht am Draht verloren hast, und der Daumen ist mit rotem Garn gestopft, von jemandem,
    der nie einen Handschuh gesehen hatte und geduldig war. Du ziehst ihn an. Er ist warm bis zum
    Handgelenk. Drinnen nimmt eine Hand deine.

# S06
event-s06 = Wer vor dir war
event-s06-1 =
    Was im Pumpenraum lebt, trägt die Riemen eines Rucksacks, in die Haut gewachsen wie Draht in einen
    Baum. An einem Riemen hängt eine Garderobenmarke des Gasthofs. Es hat solche Stiefel wie deine schon
    gehört, und es kommt nachsehen.
event-s06-2 =
    Sein Lager ist hinter den Pumpen: eine Matte und ein Schachbrett, die Partie gegen sich selbst halb
    gespielt. Mit Zimmermannsbleistift hat er Gründe, heimzugehen, an die Wand geschrieben und hinter
    jeden eine Linie für die Unterschrift gezogen. Es sind gute Gründe.
event-s06-2-pass-1 = Du machst einen Zug auf dem Brett, für Schwarz, und gehst weiter.
event-s06-2-fail-1 = Du unterschreibst, Zeile um Zeile, bis hinunter zur Fußleiste, und kehrst zur Treppe um.
event-s06-3 =
    Vom Lager führen Gleise hinab ins Licht, und darauf steht eine Draisine, so eine, bei der zwei Leute
    an einem Balken wippen. Ein Griff ist blank wie ein Löffel. Der andere trägt noch das Fett der Fabrik.
    So weit also ist er gekommen. Er hat allein gedrückt, und jeden Tag ging es eine Stiefellänge voran.
    Du nimmst den gefetteten Griff und lehnst dich darauf. Gegenüber steigt der blanke, wartet oben einen
    Moment und kommt herunter unter einem Gewicht, das du nicht siehst. Die Räder quietschen einmal. Dann
    laufen sie leicht, und es geht bergab.

# S07
event-s07 = Gefalteter Raum
event-s07-1 =
    Durch die hintere Tür des Spindraums siehst du einen Spindraum mit einer hinteren Tür und deinen
    eigenen Rücken, der hinausgeht. Dein linker Stiefel ist nass, bevor du an der Pfütze bist. Die Fliesen
    haben Knicke, und an den Knicken ist die Luft nicht in Ruhe.
event-s07-2 =
    Der nächste Raum liegt auf der Seite. Die Tür, die du brauchst, ist über dir, in einer Wand, die zur
    Decke geworden ist, und ein Feuerwehrschlauch hängt heraus, die Messingdüse auf Höhe deines Kinns.
    Sooft du dich rührst, rühren sich die Spinde.
event-s07-2-pass-1 =
    Knie um Knie steigst du den Schlauch hinauf, und die Spinde rutschen dahin, wo du gestanden hast.
event-s07-2-fail-1 =
    Der Schlauch rollt sich ab. Du landest unter den Spinden, und der Raum richtet sich auf, mit dir
    draußen.
event-s07-3 =
    Dann ein Gang mit Türen auf beiden Seiten und zwischen je zweien dasselbe Plakat übers Händewaschen.
    Du probierst eine Tür nach der anderen und kommst immer zur ersten herein. Auf ein paar Plakaten ist
    die Seife in der anderen Hand.
event-s07-3-pass-1 = Du nimmst nur die Türen neben der falschen Hand. Dem Gang gehen die Plakate aus.
event-s07-3-fail-1 =
    Seife, Hand, Seife. Du findest dich zwischen den ersten Spinden und wäschst dir die Hände, wo kein
    Becken ist.
event-s07-4 =
    Hinter dem letzten Plakat ist die Küche deiner alten Wohnung, samt Wachstuch, mit Regen auf dem Sims.
    Über einer Schüssel liegt ein Teller, damit sie heiß bleibt. Weiter geht es durch die Speisekammer,
    und davor steht ein Stuhl, ein wenig abgerückt, für dich.
event-s07-4-pass-1 = Du rückst den Stuhl weg, stellst ihn hinter dir zurück und lässt die Schüssel zugedeckt.
event-s07-4-fail-1 = Du isst. Als dir einfällt, wer jetzt dort wohnt, ist die Speisekammer eine Wand.
event-s07-5 =
    Der letzte Raum ist klein gefaltet wie ein Taschentuch und liegt auf dem Boden der Speisekammer,
    zwischen den Gläsern. Du hebst ihn an zwei Zipfeln auf. Er hat ein Gewicht und ein Murmeln. Also tust
    du, was man nach dem Abendbrot mit einem Tuch tut, du trägst ihn zur Tür und schüttelst, und er fällt
    auf und fällt immer weiter auf: eine Halle ohne Deckel, dann Wald, dann der Fluss, in dessen Untiefen
    Kraniche stehen, tief unten. Krümel fliegen in die Sonne. Ohne eine Falte legt er sich über alles, und
    du hältst immer noch den Saum.

# S08
event-s08 = Fallende Platte
event-s08-1 =
    In der Turbinenhalle hängt eine Deckenplatte an ihrer eigenen Bewehrung. Vermesser haben Glasstreifen
    über den Riss geklebt, jeden mit einem Datum in Fettstift, um zu sehen, ob er sich bewegt. Du bist
    darunter, als einer der Streifen „tick“ sagt.
event-s08-1-pass-1 = Du bleibst stehen. Einen Schritt vor dir schlägt die Platte auf, und die Halle wird grau.
event-s08-1-fail-1 = Die Kante streift dich und wirft dich vorwärts, zur anderen Wand.
event-s08-2 =
    Der Weg hinunter ist jetzt ein Schlitz unter der Platte. Darin steht ein Wagenheber, auf der untersten
    Drehung festgerostet, neben der Radkappe eines Saporoshez voller Kippen. Jemand hat hier gelegen und
    sich Zeit gelassen. Mit der Kurbel ist er fort.
event-s08-2-pass-1 = Mit den Fingern drehst du die Spindel, Zahn um Zahn, bis deine Rippen darunterpassen.
event-s08-2-fail-1 = Der Wagenheber springt seitlich weg. Du reißt die Hand heraus, und der Schlitz ist zu.
event-s08-3 =
    Du kriechst, eine Wange am Beton. Über dir setzt sich die Platte, und jedes Mal fehlt eine Manteldicke
    Platz. Nicht weit vor dir klopft jemand: zwei, Pause, eins. So klopft man in deiner Familie.
event-s08-3-pass-1 = Du klopfst zurück und kriechst darauf zu. Die Platte atmet aus und hält.
event-s08-3-fail-1 =
    Du liegst und klopfst, bis du vergisst, wozu, dann kriechst du mit den Füßen voran zurück, flüsternd.
event-s08-4 =
    Das Dach kommt immer noch herunter. Es kommt seit jener Nacht herunter, so langsam, dass Uferschwalben
    darauf gebaut haben: große Platten und ein ganzer Ventilator mit gespreizten Flügeln, jeden Sommer
    sinkt alles um eine Handbreit. Ein Träger ist dir im Weg; du schiebst ihn mit einem Finger, und er
    schwingt davon wie ein vertäutes Boot. Mitten in der Halle, wo das erste Stück landen wird, ist Gras
    durch den Gitterrost gewachsen, und es ist gemäht. Du siehst an all dem Gewicht hinauf. Eine Schwalbe
    lässt sich aus dem Nest fallen, taucht unter einem Balken durch und kommt mit einer Fliege heim.

# S09
event-s09 = Gegen die Uhr
event-s09-1 =
    In einem Schaltschrank, den du nicht angefasst hast, klickt ein Relais, und eine Trommel mit
    Papierstreifen beginnt, sich zu drehen. Den Gang entlang schließen sich Stahlrollläden, der fernste
    zuerst, jeder mit einem Husten Staub. Sooft du dich bewegst, kratzt eine Feder auf dem Streifen.
event-s09-1-pick-1 = Rennen und nicht Luft holen.
event-s09-1-pick-2 = Den Rücken unter den Rollladen und halten.
event-s09-1-pass-1 = Auf deinen Schultern brennt der Motor durch, und mit ihm alle anderen den Gang hinunter.
event-s09-1-fail-1 =
    Der Rollladen gewinnt. Du bleibst auf der falschen Seite, mit einem Arm, den du nicht heben kannst.
event-s09-2 =
    Am Ende steht ein Schaltpult, so lang wie eine Straßenbahn. Ein Zeiger läuft über ein Zifferblatt,
    dessen Striche abgekratzt und neu gemalt sind, enger beisammen. Der einzige Schalter, auf den es
    ankommt, ist ausgebaut; aus dem Loch ragen zwei Drähte, einer staubig, einer nicht.
event-s09-2-pass-1 =
    Du verfolgst den sauberen Draht unter dem Pult bis zu seiner Sicherung und ziehst die andere.
event-s09-2-fail-1 =
    Du wählst, und das Ticken zieht in deinen Kopf um. Du tastest dich an den Rollläden zurück und zählst
    für die Uhr weiter.
event-s09-3 =
    Der Zeiger ist oben, und es läutet, ganz gewöhnlich, wie in der Schule. Die Halle entlang gehen Türen
    auf. Männer mit weißen Kappen kommen herein, die Kälte noch auf den Mänteln, reden über Barsche und wo
    sie beißen und setzen sich ans Pult. Einer schiebt dich an den Ellbogen zur Seite, weil du an seinem
    Platz stehst. „Du bist seit Freitag dran“, sagt er. „Geh heim.“ Im Logbuch zieht er unter etwas einen
    Strich. Hinter dem letzten Rollladen wird es hell. An der Mauer lehnt ein Fahrrad, Tau auf dem Sattel,
    und jemand hat die Kette geölt.

# S10
event-s10 = Alle deine Toten
event-s10-1 =
    Sie stehen an der Wand des Gangs, wie man nach Brot ansteht, alle, hinter deren Sarg du je gegangen
    bist. Onkel Stepan hat seinen Spaten dabei. Keiner sieht dich an. Sie rücken zusammen, um Platz zu
    machen, und zwischen zwei Mänteln ist eine Lücke.
event-s10-1-good-1 = Deine Großmutter hat dir den Kanten aufgehoben, mit Salz. Er ist noch warm.
event-s10-1-neutral-1 = Sie reden untereinander, und nicht über dich.
event-s10-1-bad-1 = Sie haben davon gehört. Auch hier unten kommt alles an. Einer nach dem anderen dreht sich zur Wand.
event-s10-1-pass-1 = Du grüßt jeden mit Namen und Vatersnamen und gehst weiter.
event-s10-1-fail-1 =
    Du nimmst die Lücke. Die Schlange rückt die ganze Nacht vor und lässt dich an ihrem Ende zurück.
event-s10-2 =
    Hinter der Biegung geht die Reihe weiter, länger, als du Begräbnisse zählst. Einer steht ein wenig von
    der Wand ab. Der Mantel stimmt, die Narbe von der Dreschmaschine auch, aber die Stiefel sind an den
    falschen Füßen, und beide Hände sind hinter dem Rücken.
event-s10-2-pass-1 = Du wechselst zur anderen Wand. Was es hinter dem Rücken hatte, schließt sich um Luft.
event-s10-2-fail-1 =
    Du sagst seinen Namen. Was er hinter dem Rücken hatte, fährt dir in die Beine, und die Reihe schließt
    sich.
event-s10-3 =
    Die Schlange endet an einer Stahltür, deren Gegengewicht vom Seil ist. Man muss sie von unten heben
    wie eine Kellerluke. Sie sehen zu, wie du dir in die Hände spuckst. Niemand hilft, aber Onkel Stepan
    achtet darauf, wie du die Füße stellst, und nickt.
event-s10-3-pass-1 = Sie kommt hoch, über die Knie, über die Hüften, und bleibt.
event-s10-3-fail-1 = Dein Rücken knackt wie Anmachholz, und die Tür fällt zurück, wo sie war.
event-s10-4 =
    Die Halle dahinter ist zu hell, um hineinzusehen, also tut es keiner. Sie kommen nach dir unter der
    Tür durch und suchen sich Plätze im Schutt, auf Rohren und gestürzten Trägern. Onkel Stepan setzt sich
    auf seinen Spaten. So macht man es vor einem langen Weg: sich einen Moment setzen und nichts sagen,
    damit der Weg gut wird. Du nimmst eine Kabeltrommel. Gegenüber streicht deine Großmutter die Schürze
    glatt, schaut, ob auch niemand fehlt, und wartet ein wenig länger als üblich. Dann schlägt sie sich
    auf beide Knie, und alle stehen auf.

# S11
event-s11 = Blaues Licht
event-s11-1 =
    Zuerst kommt das Licht unter der Tür durch, blau wie eine Gasflamme. Es liegt auf deinen Stiefeln und
    wärmt sie nicht. Drinnen fangen deine Zähne an zu schmerzen, einer nach dem anderen, und mit
    geschlossenen Augen liest du noch die Brandschutzordnung an der hinteren Wand.
event-s11-2 =
    In dieser Halle hat nichts einen Schatten. Die Stufen, das Geländer und die Lücke, wo das Geländer
    aufhört, sind ein einziges flaches Blau, wie Papier. Vor dir, auf Bodenhöhe, dreht sich langsam eine
    tote Motte im Kreis.
event-s11-2-pass-1 = Wasser. Du ziehst den Fuß zurück und folgst dem Rand, den Motten nach.
event-s11-2-fail-1 =
    Die nächste Stufe ist das Becken. Du ziehst dich heraus, wo du hineingefallen bist, durchnässt und
    tickend.
event-s11-3 =
    Eine Kranbrücke überspannt das Becken. Ihr Steuerkasten ist mit Klingelknöpfen geflickt, keiner
    beschriftet, manche bis aufs Messing abgegriffen. Tief unten stehen die Gestelle, und über einem
    zittert das Wasser wie Luft über einem Herd. Dort darf die Brücke nicht halten.
event-s11-3-pass-1 =
    Du drückst den Knopf, den keiner abgegriffen hat. Ächzend fährt die Brücke hinüber, weit weg vom
    Zittern.
event-s11-3-fail-1 =
    Die Brücke hält über dem zitternden Wasser. Sie bringt dich zurück, als du genug geschaut hast.
event-s11-4 =
    Drüben führt eine Leiter hinab zu einem Fenster in der Beckenwand. Im Glas ist dein Gesicht, und
    hinter dem Glas, an derselben Stelle, ein Gesicht mit deiner Narbe und vierzig Jahren mehr. Langsam
    sagt es dir etwas und sieht dabei zufrieden aus.
event-s11-4-pass-1 = Du hauchst das Glas an, bis beide Gesichter weg sind, und drehst den Riegel.
event-s11-4-fail-1 =
    Du liest es von den Lippen. Du gehst zurück, wie du gekommen bist, um es nicht nachzusprechen.
event-s11-5 =
    Im Raum hinter dem Fenster läuft das Blau zusammen. Es löst sich von den Wänden und aus deinen Ärmeln
    und sammelt sich über dem Abfluss, bis es in einen Fingerhut passen würde. Was es verlässt, bekommt
    seine Farbe zurück. Da steht ein Löscheimer, und er ist rot. In all der Zeit hinter dem Draht hattest
    du vergessen, wie rot; du stehst da und siehst einen Eimer an. Deine Hände sind braun, die Nägel rosa.
    Der Fingerhut voll Blau dreht sich vor dir in der Luft, ohne Eile, ein Samen, der eine Stelle zum
    Landen sucht, und du hältst die Hand auf.

# S12
event-s12 = Der Herzschlag
event-s12-1 =
    Es kommt durch deine Sohlen herauf: ein Schlag, dann nichts, einen langsamen Atemzug lang. Bei jedem
    Schlag springt der Staub am Boden zu Ringen, und ein Riss in der Stirnwand leuchtet weiß. Eine
    Schraube, die nah am Riss lag, ist flach zerschmolzen wie eine Kopeke.
event-s12-1-pass-1 = Ab und zu kommt der Schlag zu spät. Auf den wartest du und gehst in der Lücke.
event-s12-1-fail-1 =
    Du gehst beim Schlag. Das Weiß geht durch dich wie durch ein Fenster, und du taumelst auf der anderen
    Seite heraus.
event-s12-2 =
    Näher dran gibt es keine Pause mehr, in der man stehen könnte. Dein Puls hat den Takt übernommen, erst
    im Hals, jetzt hinter den Augen; wenn das Ding wartet, wartest du. Die Pfütze zu deinen Füßen kräuselt
    sich nicht mehr. Sie steht auf, zu einer Spitze, und bleibt.
event-s12-2-pass-1 =
    Du summst ein Hochzeitslied, schlecht und neben dem Takt, bis dein Puls wieder deiner ist.
event-s12-2-fail-1 = Zwischen zwei Schlägen ist niemand in deinem Mantel. Du kriechst an der Wand davon.
event-s12-3 =
    Es ist nicht größer als ein Kalb. Es liegt in einem Nest aus geschmolzenen Rohren unter dem
    geborstenen Deckel, dunkel, ohne Gesicht, und bei jedem Schlag läuft ein Licht über seine Haut wie
    Wind über Gerste. Du hattest einen Plan und einen Sack dafür. Stattdessen kniest du dich hin und legst
    die Hand darauf, weit unten, wie dein Großvater es im Stall tat, wenn eine Kuh kalbte und man nichts
    tun konnte als bleiben. Es schaudert. Der Schlag stolpert, wird langsamer und kommt bei deinem an. In
    der ganzen Zone, vom Sumpf bis zum Truppenübungsplatz, hören die Hunde auf zu bellen.

# S13
event-s13 = Versiegelter Kern
event-s13-1 =
    Im letzten Beton sitzt ein Gullydeckel, ein gewöhnlicher, mit dem Stempel der Wasserwerke Pripjat.
    Rundum verschweißt hat ihn ein Mann, der trank: Die Naht schlingert, und an einer Stelle verfehlt sie
    den Rand ganz. Auf allem hier liegt Reif, nur nicht auf dem Eisen.
event-s13-1-pick-1 = Brechstange in die Lücke, und drauflehnen.
event-s13-1-pick-2 = Finger unter den Rand. Und hoch damit.
event-s13-1-pass-1 = Die Schweißnaht reißt wie eine Hosennaht, und der Deckel steht auf der Kante.
event-s13-1-fail-1 =
    Der Deckel hebt sich, hängt und fällt dir auf den Unterarm. Noch einmal hebt er sich nicht.
event-s13-2 =
    Der Schacht darunter ist mit Wattejacken ausgeschlagen, Hunderten, angenagelt, um irgendeinen Lärm
    drinnen oder draußen zu halten. Es ist so still zwischen ihnen, dass deine Lider klicken. Dann fangen
    die Ärmel an, sich zu regen, ohne Luftzug, die nächsten zuerst, und sie regen sich auf dich zu.
event-s13-2-pass-1 = Du verschränkst die eigenen Arme fest und lässt dich zwischen den Ärmeln hinab.
event-s13-2-fail-1 =
    Du lehnst dich in sie zurück. Sie sind gut zu dir. Erst am Abend reichen sie dich wieder hinauf.
event-s13-3 =
    Der Kern ist ein Ei aus Stahl auf Beinen, die Luke von einem Kranz aus Kurbeln gehalten. Eine getippte
    Anleitung ist daran festgedrahtet und daneben der Durchschlag, der die Schritte in anderer Reihenfolge
    nennt. Beide tragen die Unterschrift desselben Ingenieurs, in derselben grünen Tinte.
event-s13-3-pass-1 =
    Auf einer hat die Hand gezittert. Du folgst der anderen, und die Kurbeln drehen sich wie in Butter.
event-s13-3-fail-1 =
    Bei der letzten Kurbel bläst dir trockene Wärme in den Kragen. Du bist oben, bevor sie fertig ist.
event-s13-4 =
    Du kneifst die Augen zu. Was herauskommt, an deiner Wange vorbei, ist Luft. Sie ist mild und ein wenig
    feucht, riecht nach Pappelknospen und Fluss, und es ist die Luft einer Nacht Ende April, noch vor halb
    zwei, auf die man einen Berg Beton gegossen hat. Sie zieht an dir vorbei den Schacht hinauf, und alle
    leeren Ärmel heben sich, um sie durchzulassen. Im Ei hängt ein Stück Dunkelheit mit Sternen darin.
    Eine Nachtigall versucht zwei Töne, bricht ab und versucht es noch einmal. Mit der Schulter hältst du
    die Luke offen. Niemand sagt dir, du sollst sie schließen.

# S14
event-s14 = Vier Türen
event-s14-1 =
    Die erste Tür ist nur aus Sperrholz. Vom Schlüsselloch läuft ein Faden, so ein gewachster, an den man
    Würste hängt, die Fußleiste entlang und hinauf zu einem Bord voller Schwungräder. Der Knoten ist ein
    Metzgerknoten, und er wurde geknüpft, damit man ihn findet. Weiter unten ist noch ein Faden.
event-s14-1-pass-1 = Du klemmst den unteren ab, schneidest ihn durch und lässt das Ende auf den Boden hinab.
event-s14-1-fail-1 = Das Bord gibt nach. Du sitzt im Gang, dein Ohr klingelt, und das Alteisen hat die Tür.
event-s14-2 =
    Die zweite hat kein Türblatt. Im Rahmen hängt ein Dunst, und der Raum dahinter wirkt ein wenig zu
    groß. Ein Besenstiel, hindurchgesteckt, kommt um eine Hand länger zurück, und versengt. Der Dunst
    schwillt und schrumpft, und seine Größen hat er in den Pfosten gebrannt.
event-s14-2-pass-1 = Du wartest, bis er auf die Marke in deiner eigenen Höhe schrumpft, und gehst hinein.
event-s14-2-fail-1 =
    Du gehst bei der falschen Marke hinein. Er gibt dich dem Gang zurück, die Haut gespannt und kribbelnd.
event-s14-3 =
    Die dritte ist die Wohnungstür deiner Eltern, gepolstertes Wachstuch und Messingnägel, einer fehlt.
    Dahinter kommen Pantoffeln den Flur entlang. Die Kette wird vorgelegt. „Wer ist da?“, fragt eine
    Stimme, die deinen Schritt auf der Treppe seit Jahren kennt.
event-s14-3-good-1 = „Die Leute schreiben so Nettes über dich“, sagt die Stimme. Durchs Wachstuch riecht es nach Suppe.
event-s14-3-neutral-1 = „Kein Wort in all den Jahren“, sagt die Stimme und wartet.
event-s14-3-bad-1 = „Man schreibt uns“, sagt die Stimme. Was, sagt sie nicht.
event-s14-3-pass-1 = „Niemand“, sagst du. Die Kette geht ab, und hinter der Tür ist nackter Beton.
event-s14-3-fail-1 =
    Du sagst es ihnen. Sie wollen nichts davon hören und reden dich die ganze Treppe wieder hinunter.
event-s14-4 =
    Die vierte ist aus Blei, in einem Stück gegossen und so genau aufgehängt, dass sie sich bewegt, wenn
    du drückst, und hält, wenn du aufhörst. Davor ist Sand gestreut, damit Stiefel rutschen. Im Sand sind
    Furchen, tief wie die Spuren an einem Feldtor.
event-s14-4-pass-1 = Du stemmst die Fersen in die tiefste Furche und drückst, bis das Blei herumgeht.
event-s14-4-fail-1 = Dein Knie gibt vor dem Blei nach. Sacht fällt die Tür vor deinem Gesicht zu.
event-s14-5 =
    Hinter dem Blei ist ein schmaler Raum mit einem Stuhl und einer Tafel, groß wie ein Scheunentor,
    lauter kleine Lampen, ohne ein Schild. Aber wo der Gasthof wäre, drängen sie sich dicht, und zwei
    stehen nah beisammen draußen am Weißen See; eine kriecht unter dem Roten Wald dahin und hält, wo ein
    Mensch halten würde, um zu horchen. Die Lampe neben deinem Daumen wird dunkler, sooft du ausatmest.
    Unter der Tafel ist ein Schalter mit einer Drahtplombe, und den lässt du in Ruhe. Du ziehst den Stuhl
    heran. Am unteren Rand, beim Kordon, geht eine neue Lampe an, flackert und macht sich auf nach Norden.
