# G01
event-g01 = Razzia am Schlagbaum
event-g01-headquarters =
    Am Zaun des Stabsquartiers stülpen Rekruten Taschen um. Was sie behalten, kommt in einen umgedrehten
    Helm, was sie nicht wollen, in den Schlamm. Der Feldwebel hat hinter jedem Ohr einen Bleistift und
    sieht nie auf seine Stiefel hinunter.
event-g01-headquarters-pass-1 =
    Neben seinem Absatz liegt ein gefalteter Schein. Du kniest dich hin und lässt dir Zeit mit dem
    Schnürsenkel.
event-g01-headquarters-fail-1 =
    Er tippt mit dem Bleistift auf deine Brusttasche und hält dann die Hand auf, flach.
event-g01-headquarters-pick-1 = Ihm einen Schein in die Hand legen und danke sagen.
event-g01-headquarters-pick-2 = „Such, so viel du willst, Chef.“ Auf den Kolben warten.
event-g01-dump =
    Soldaten waren vor dir auf der Müllhalde und haben jeden Haufen mit Kreide markiert, Kreuz oder Kreis.
    Der Regen hat die Kreide verwischt. Am nächsten Haufen ist der Kreis zu einer Birne zerlaufen, und
    obendrauf hat eine Elster gebaut, ganz aus Zünddraht.
event-g01-dump-pass-1 = Was einen Kreis hat, wollen sie noch holen. Du bist zuerst da.
event-g01-dump-fail-1 =
    Du liest die Kreide verkehrt herum. Nach ein paar Minuten schmecken deine Zähne nach Münzen.
event-g01-other =
    Erst Hunde, dann Trillerpfeifen. Eine Kette von Männern kämmt das Land durch, so dicht, dass sie eine
    Zigarette von Hand zu Hand reichen. Einer geht in Pantoffeln, die Stiefel an den Schnürsenkeln um den
    Hals.
event-g01-other-pass-1 =
    Du liegst unter dem Farn vom letzten Jahr, und die Pantoffeln gehen vorbei, ohne Eile.
event-g01-other-fail-1 = Ein Hund dreht den Kopf zu dir, und du rennst gebückt, bis die Pfiffe dünner werden.

# G02
event-g02 = Eingestürzte Scheune
event-g02-farms =
    Die Scheune ist auf ihr eigenes Heu gesunken. Unter dem Firstbalken schaut die Ecke einer
    Seemannskiste hervor, weit weg von jeder See. Schwalben fliegen durch einen Spalt, nicht breiter als
    eine Hand. Jedes Mal, wenn eine hineinfliegt, rieselt vom Balken ein wenig Staub.
event-g02-farms-pick-1 = Den Balken anheben, fingerbreit um fingerbreit, mit Eisen.
event-g02-farms-pick-2 = Auf dem Bauch hinein, wo die Schwalben fliegen.
event-g02-farms-pass-1 =
    Du findest den Hohlraum unter den Sparren und kriechst rückwärts heraus, im Arm, was die Kiste hergab.
event-g02-farms-fail-1 = Ein Sparren setzt sich auf deinen Rucksack. Darin knackt etwas.
event-g02-quarry =
    Jemand hat eine Heuscheune an die Wand des Steinbruchs gebaut, und die Wand ist durch sie
    hindurchgekommen. Hryz steht neben dem Haufen, die Scheine schon in der Hand. Sein Motorrad liegt
    darunter, sagt er. Man riecht es: Der Motor läuft noch.
event-g02-quarry-pass-1 = Der Türsturz kommt auf deinem Rücken hoch. Er zerrt die Maschine heraus und zahlt.
event-g02-quarry-fail-1 = Der Türsturz rutscht. Hryz verbindet dir die Hand und geht jemand Größeren suchen.
event-g02-other =
    Am Weg steht noch eine halbe Scheune, und diese Hälfte ist trocken. Auf der Tenne hat das Stroh die
    Umrisse von Schläfern behalten, einer neben dem anderen, alle mit dem Kopf zur Tür. Es fängt an zu
    regnen.
event-g02-other-pass-1 = Du nimmst die Mulde an der Wand und schläfst, ohne dich umzudrehen.
event-g02-other-fail-1 = Sooft dir die Augen zufallen, raschelt neben dir das Stroh und macht Platz.

# G03
event-g03 = Feuer in der Dämmerung
event-g03-swamp =
    Auf dem schwarzen Wasser des Sumpfs stehen kleine Flammen in gleichen Abständen, eine Straße,
    beleuchtet für niemanden. Sie rauchen nicht. Ein Reiher schreitet dazwischen, hebt die Füße und macht
    an einer Stelle einen sorgfältigen Bogen um leere Luft. Deine Bohlen führen genau dorthin.
event-g03-borderland =
    Pilzsammler haben auf der Straße im Grenzland ein Feuer aus Zaunpfählen gemacht, und der Teer im Holz
    brennt grün. Für ein wenig Geld gibt es Sauerampfersuppe und Platz zum Liegen. Ihre Säcke stehen
    hinter dem letzten Karren, außerhalb des Lichts. Der Hund, der daran festgebunden ist, schläft
    anscheinend.
event-g03-borderland-pick-1 = Die Suppe bezahlen und die Beine ausstrecken.
event-g03-borderland-pick-2 = „Keinen Hunger.“ Hinter den Karren gehen.
event-g03-borderland-pass-1 = Der Hund seufzt und schläft weiter. Ein Sack geht lautlos auf.
event-g03-borderland-fail-1 =
    Der Hund ist doch wach. Sie halten einen brennenden Pfahl hoch, um dein Gesicht zu sehen.
event-g03-other =
    Im Westen brennt altes Gras in einer niedrigen, langsamen Linie. Auf dieser Seite ist der Boden warm
    geworden, und Mäuse sitzen furchtlos darauf herum. Zum ersten Mal seit Donnerstag ziehst du die
    Stiefel aus und siehst zu, wie die Linie in ein Tal hinuntergeht.

# G04
event-g04 = Beschlagnahme
event-g04-headquarters =
    „Für den Bedarf der Garnison“, sagt der Quartiermeister im Stabsquartier und zeigt mit dem Löffel auf
    deinen Rucksack. Er isst Kondensmilch aus der Dose. Er zahlt sogar, in Scheinen mit der Banderole der
    Bank. Hinter dir ist die Schlange still geworden. Sie will sehen, von welcher Sorte du bist.
event-g04-headquarters-pick-1 = „Nimm’s. Aber zähl die Scheine hier vor, laut.“
event-g04-headquarters-pick-2 = „Soll die Garnison was anderes brauchen.“
event-g04-headquarters-pass-1 = Er leckt den Löffel ab, zuckt die Achseln und ruft den Nächsten auf.
event-g04-headquarters-fail-1 = Deine Stimme kippt. Die Geschichte, wie du gebettelt hast, ist vor dir am Tor.
event-g04-farms =
    Seit die Armee die Kuh mitgenommen hat, hält Paraska ihre Sprechstunde im Kuhstall. In der Kolchose
    war sie die Gehilfin vom Tierarzt. Jod steht in Wodkaflaschen die Krippe entlang, und sie wärmt die
    Nadel in der Achselhöhle, bevor sie irgendwen auch nur ansieht.
event-g04-farms-pick-1 = Paraska bezahlen und den Ärmel hochkrempeln.
event-g04-other =
    Ein Lastwagen, bei einem Besitzer beschlagnahmt, vom nächsten stehen gelassen, versperrt mit offener Klappe
    den Weg. Die Quittung ist noch an die Kabine genagelt, gestempelt, unterschrieben, ausgestellt auf
    Niemand. Stiefelspuren gehen rundherum und rundherum und führen nur auf einer Seite weg.
event-g04-other-pass-1 =
    Du folgst den Spuren rückwärts, bis zu einem Umschlag voll Scheine unter der Fußmatte.
event-g04-other-fail-1 = Unter der Klappe ist Angelschnur gespannt. Dein Rucksack fängt die Nägel ab.

# G05
event-g05 = Etwas im Schilf
event-g05-quarry =
    In der überfluteten Grube des Steinbruchs ist Schilf gewachsen, und von drüben wird eine Gasse
    hindurchgedrückt. Sie stockt, wenn du stehen bleibst. Zuerst erreicht dich der Geruch: nasser Hund und
    Bleistiftspäne.
event-g05-swamp =
    Ein Kahn steckt im Schilf, die Stake steht aufrecht daneben im Schlamm. Überall im Sumpf rufen
    Frösche, nur nicht in der Nähe des Boots. Im Bilgenwasser dreht sich von selbst ein Klumpen um, rot
    wie glühende Kohle, und lässt einen Faden Dampf los.
event-g05-swamp-pass-1 = Du findest die Augen, wartest, bis sie untertauchen, und greifst nach der Kohle.
event-g05-swamp-fail-1 = Du siehst nur die Kohle. Auf der anderen Seite teilt sich das Schilf.
event-g05-other =
    Der Graben am Weg ist voll von totem Schilf, mannshoch, und es klappert, obwohl die Luft steht. An
    einem Halm hängt eine Eisenbahnermütze. Sie hängt in Kopfhöhe, ein wenig schief, wie bei einem, der
    zuhört.
event-g05-other-pass-1 =
    Du wechselst die Seite und gehst weiter, in jeder Faust einen Stein. Die Mütze bleibt, wo sie ist.
event-g05-other-fail-1 = Die Mütze nickt. Was sie trägt, hat sich schon umgedreht.

# G06
event-g06 = Schmugglerversteck
event-g06-borderland =
    Das Wegkreuz an der Furt im Grenzland hat einen neuen Sockel, und der Zement riecht nach Diesel. Auf
    der Seite, die man von der Straße nicht sieht, ist eine Stahltür eingelassen. Über dem Schlüsselloch
    klebt ein heiliger Nikolaus aus Papier. Vor ihm stehen frische Kornblumen in einer Geschosshülse.
event-g06-borderland-pick-1 = Aufbrechen, samt dem Heiligen.
event-g06-borderland-pick-2 = Den Heiligen in Frieden lassen und die Angeln studieren.
event-g06-borderland-pass-1 =
    Die Angelstifte sind Attrappen. Du ziehst einen heraus und räumst das vordere Fach leer.
event-g06-borderland-fail-1 = Eine Feder springt los, und die Türkante schlägt dir auf die Knöchel.
event-g06-dump =
    Auf der Müllhalde liegt unter einer Badewanne noch eine, Rand auf Rand, und dazwischen verwahren die
    Schmuggler, was keine Feuchtigkeit verträgt. Beide sind aus Gusseisen. Davor liegt ein Streifen
    Treppenläufer, zum Knien.
event-g06-dump-pass-1 = Du bekommst die Schulter unter den Rand, und die obere Wanne kippt.
event-g06-dump-fail-1 = Die Wanne kippt, aber zur falschen Seite, auf deinen Rucksack.
event-g06-other =
    „Nicht hier draußen“, sagt der Mann, der auf jemand anderen gewartet hat. Er führt dich hinter einen
    Haufen Streusplitt und rollt ein Wachstuch aus. Darin liegt ein gutes Stück, noch mit dem Fett der
    Fabrik. Er hat Schnupfen und entschuldigt sich dauernd dafür; für den Preis nicht.
event-g06-other-pick-1 = Zahlen, bevor der andere Käufer auftaucht.

# G07
event-g07 = Verwundeter Fremder
event-g07-farms =
    Am Brunnen eines leeren Gehöfts sitzt ein Mann, das Bein mit Schürzenbändern verbunden. Er bittet um
    nichts. Als er rückt, um dir Platz zu machen, geht sein Mantel auf, und die Brieftasche rutscht ins
    Gras. Er sieht sie an, dann dich.
event-g07-farms-pick-1 = Ihm etwas von dir dalassen, das er brauchen kann.
event-g07-farms-pick-2 = Die Brieftasche aufheben und weitergehen.
event-g07-farms-pick-3 = „Für das Bein habe ich nichts.“ Ihm eine trockene Nacht wünschen und weitergehen.
event-g07-swamp =
    Seit gestern liegt sie mit gebrochenem Schlüsselbein auf dem einzigen trockenen Buckel und hat
    geredet, um das Wasser fernzuhalten. So sagt sie es. Sie redet weiter, während du sie über den Sumpf
    trägst, mit den Redensarten deiner Mutter.
event-g07-swamp-pass-1 = Du antwortest ihr bis zum Damm, wo die Leute sehen, wer sie gebracht hat.
event-g07-swamp-fail-1 = Du übergibst sie den Fuhrleuten. Die Stimme bleibt bei dir.
event-g07-other =
    Zwei Fuhrleute haben einen Fremden auf einer Tür liegen und werden sich nicht einig, wer die Schwester
    bezahlt. Jemand ist mit der Mistgabel auf ihn los; die Flecken auf dem Verband haben gleiche Abstände.
    Er folgt dem Streit von einem Gesicht zum anderen, höflich, ein Gast am falschen Tisch.
event-g07-other-pick-1 = „Schluss. Die Schwester bezahle ich. Hebt ihn an.“

# G08
event-g08 = Ferne Schüsse
event-g08-quarry =
    Schüsse laufen die Wände des Steinbruchs entlang, bis keiner mehr sagen kann, wo sie angefangen haben.
    Am Steinbrecher haben Jäger ein Tier eingekeilt und keine Patrone mehr. Ihr Anführer, im Jackett eines
    Kirchenchors, hält dir eine Stange hin und verspricht einen Anteil an der Prämie.
event-g08-quarry-pass-1 = Du drückst es aufs Förderband, bis es stillhält. Sie zählen dir deinen Anteil hin.
event-g08-quarry-fail-1 = Es kommt unter der Stange durch und holt dich von den Füßen.
event-g08-headquarters =
    Vom Wasserturm feuert ein Schütze in den Hof des Stabsquartiers, ein Schuss, dann eine lange Pause, im
    Takt von einem, der Kreuzworträtsel löst. Die Posten liegen flach. Mitten auf dem Hof steht eine
    Nachschubkiste, wo ihre Träger sie losgelassen haben.
event-g08-headquarters-pick-1 = In der nächsten Pause zur Kiste rennen.
event-g08-headquarters-pass-1 =
    Du siehst es blinken, wirfst dich hin und lässt den Schuss über dich weggehen. Dann hast du die Kiste.
event-g08-headquarters-fail-1 = Diese Pause ist kurz. Du kommst zurück, ohne Kiste und nicht heil.
event-g08-other =
    Ein Schuss, weit weg. Lange nach dem Echo fallen Zweige von der Birke neben dir. Die Krähen im
    nächsten Baum rücken nur ein Stück weiter auf ihrem Ast. Sie hatten seit dem Morgen Zeit, zu lernen,
    wo es sicher ist.
event-g08-other-pass-1 = Du stellst dich unter die Krähen. Der nächste Schuss geht zu kurz.
event-g08-other-fail-1 = Du hebst den Kopf, um den Schützen zu finden. Er findet deine Schulter.

# G09
event-g09 = Lecke Fässer
event-g09-dump =
    Am Hang der Müllhalde sind Fässer geplatzt, und die Brennnesseln darunter stehen höher als ein Haus,
    weiß wie Kellertriebe. Zwischen den Stängeln eine Mechanikerkiste, der Deckel offen. Ringsum ist die
    Erde ausgetrocknet und knackt, wenn ein Blatt darauffällt.
event-g09-dump-pick-1 = Luft anhalten und zur Kiste waten.
event-g09-swamp =
    Was aus dem Fass läuft, mischt sich nicht mit dem Wasser des Sumpfs. Es liegt in Perlen am Grund; sie
    rollen den Hang hinab und nach einer Weile wieder hinauf. Eine einzige ist fest geworden. Über ihr
    hängt ein toter Hecht, die Nase nach unten, und dreht sich langsam.
event-g09-swamp-pass-1 = Du nimmst den Hecht als Uhr und hebst die feste zwischen zwei Umdrehungen heraus.
event-g09-swamp-fail-1 = Du greifst hinein, als sie zurückrollen. Um dein Handgelenk wird das Wasser heiß.
event-g09-other =
    Wer dafür bezahlt wurde, die Fässer wegzuschaffen, hat sie bis hierher geschafft. Sie säumen den Weg,
    die Aufschriften übermalt. Eins ist an der Naht aufgegangen. Auf der Pfütze liegt eine Haut, fest
    genug für die Spuren einer Bachstelze, und die führen bis zur Mitte.
event-g09-other-pass-1 = Du liest die Schablonenschrift durch die Farbe und gehst auf der Windseite vorbei.
event-g09-other-fail-1 = Du gehst auf der falschen Seite vorbei, den Wind im Gesicht.

# G10
event-g10 = Der Ofen des Alten
event-g10-borderland =
    Der alte Panas hat in die Zollstation im Grenzland einen Ofen gemauert und heizt ihn mit
    Zollerklärungen. Die Ofenbank ist breit genug für einen Gast. Für ein bisschen Geld sieht er auch
    nach, was wehtut. In der Armee war er Sanitäter, und bei der Entlassung hat er die Tasche behalten.
event-g10-borderland-pick-1 = Panas bezahlen und ihn die Tasche aufmachen lassen.
event-g10-farms =
    Hannas Ofen hat blaue Kacheln, auf jeder ein anderer Fisch, und jeder Gast muss sich einen aussuchen,
    bevor er sich setzt. Du nimmst die Schleie. Sie nickt, stellt dir Teigtaschen und eingelegte
    Wassermelone hin und behält deine Uhr, bis der Teller leer ist.
event-g10-other =
    Das Haus ist um seinen Ofen herum abgebrannt. Er steht im Gras, der Regen läuft ihm von den Schultern.
    Drinnen brennt Feuer. Daneben sagt ein alter Mann guten Abend und deckt weiter den Tisch, auf einer
    Reihe Ziegel, die einmal die Küchenwand war.
event-g10-other-pass-1 = Du setzt dich, wo er hinzeigt, und isst, was da ist. Es ist heiß.
event-g10-other-fail-1 = Du bringst es nicht fertig, dich dorthin zu setzen. Du dankst ihm von der Straße aus.

# G11
event-g11 = Erdrutsch
event-g11-quarry =
    Die obere Terrasse des Steinbruchs löst sich, als du darunter bist. Zuerst kommt Kies, ein Prasseln,
    fast höflich. Dahinter fährt eine Werkstatthütte auf ihren Kufen aufrecht den Hang hinab; im Fenster
    sitzt der Schraubstock noch an der Werkbank.
event-g11-quarry-pass-1 = Du springst zur Seite. Die Hütte hält neben dir, und der Schraubstock schließt noch.
event-g11-quarry-fail-1 = Der Kies nimmt dir die Beine weg, und den Rest des Tages gräbst du dich aus.
event-g11-dump =
    Die ganze Woche hat Wasser unter der Müllhalde gearbeitet. Jetzt bewegt sich ihre Flanke, etwa so
    schnell wie ein Minutenzeiger, und Waschmaschinen lehnen sich heraus, die Türen offen. Eine ist den
    anderen voraus und schaukelt an ihrem Schlauch.
event-g11-dump-pass-1 =
    Du gehst rechtzeitig beiseite. Sie rollt vorbei und zieht einen Strumpf hinter sich her.
event-g11-dump-fail-1 = Du behältst diese im Auge. Eine andere rollt über deinen Rucksack.
event-g11-other =
    In der Nacht ist die Böschung über die Straße gerutscht und hat ein Buswartehäuschen mitgebracht. Es
    steht aufrecht mitten im Schlamm, innen trocken, der Fahrplan tadellos lesbar. Auf der Bank liegt eine
    Ziege.
event-g11-other-pass-1 = Du gehst auf Zaunlatten hinüber und machst dir kaum die Knie schmutzig.
event-g11-other-fail-1 = Bei jedem Schritt behält der Schlamm einen Stiefel. Die Ziege sieht sich alles an.

# G12
event-g12 = Flüsterndes Radio
event-g12-headquarters =
    Der Funker im Stabsquartier hat auf der Nachtfrequenz ein Flüstern und traut sich nicht, es zu melden.
    Es rechnet, sagt er, und richtig. Er zahlt dem, der es zum Schweigen bringt, bevor der Hauptmann
    Dienst hat. Seine Kopfhörer sind mit zwei Scheiben Schwarzbrot gepolstert.
event-g12-headquarters-pass-1 = Eine vergrabene Leitung funkt in seine Antenne. Du kappst sie, und er zahlt.
event-g12-headquarters-fail-1 =
    Nach deiner Reparatur flüstert es aus jedem Lautsprecher im Lager, und sie fragen, wer das war.
event-g12-swamp =
    Im Sumpf hängt ein Radio aus Bakelit an einer Erle, das Kabel führt hinunter ins Wasser. Es flüstert
    den Weg, im Ton einer Bahnhofsansage. Am Baumstumpf links, sagt es. Jetzt bitte knien und die
    Handschuhe ausziehen.
event-g12-swamp-pass-1 = Du gehorchst bis zu den Handschuhen, behältst sie an und gräbst.
event-g12-swamp-fail-1 =
    Du tust alles, was es sagt, und kommst im Stehen zu dir. Deine Lippen bewegen sich mit.
event-g12-other =
    Niemand hier hat ein Radio an, und doch gibt es einen Sender. Er flüstert aus dem Zaundraht, sobald
    deine Hand in die Nähe kommt. Es ist ein Rezept für Pflaumenmus. Beim Zucker bricht es ab und fängt
    wieder mit den Pflaumen an.
event-g12-other-pass-1 = Du steckst die Hände in die Taschen und lässt das Mus anbrennen.
event-g12-other-fail-1 = Du willst noch hören, wie viel Zucker. Als du loslässt, ist dein Ärmel nass vom Tau.

# G13
event-g13 = Verwildertes Vieh
event-g13-farms =
    Bei der Evakuierung wurde die Herde freigelassen, seither hat sie eine eigene Herde großgezogen. Im
    Obstgarten hört man die alten Glocken, an Tieren, denen nie jemand beigebracht hat, darauf zu hören.
    Die Glocke, die sich jetzt hinter dem Hühnerstall bewegt, hängt für eine Kuh zu tief.
event-g13-dump =
    Ein Eber aus irgendeiner Zuchtstation, die Marke noch im Ohr, hat die Müllhalde besetzt, und seit
    Sonntag arbeitet kein Schrottsammler mehr. Für den, der ihn vertreibt, haben sie eine Socke herumgehen
    lassen. Die Socke ist gut gefüllt. Klappstühle haben sie auch mitgebracht.
event-g13-dump-pass-1 = Mit einer Stoßstange jagst du ihn durch den Zaun. Die Socke gehört dir.
event-g13-dump-fail-1 = Er wendet auf der Stelle und erwischt dich am Knie.
event-g13-other =
    In Augenhöhe hängt Wolle an den Dornen, grau und fettig, alle paar Schritte ein frisches Büschel. Es
    ist Schafwolle, kein Zweifel. Die Losung darunter ist voller Federn.
event-g13-other-pass-1 =
    Du riechst es rechtzeitig und gehst rückwärts weg, den Wind im Gesicht. Die Dornen bleiben still.
event-g13-other-fail-1 =
    Ein Zweig knackt unter deinem Stiefel. Ganz nah legt sich ein schwerer Körper hin und wartet.

# G14
event-g14 = Toter Kurier
event-g14-borderland =
    Er liegt neben seinem Fahrrad in einem Graben im Grenzland, Hosenklammern an, ohne eine Schramme. Die
    Tasche ist mit Kerzenwachs und einem Daumenabdruck verschlossen. Im Dorf kennen sie das Fahrrad. Seit
    heute früh horchen sie auf den lockeren Kettenschutz.
event-g14-borderland-pick-1 = Das Wachs brechen und das Geld nehmen.
event-g14-quarry =
    Ein Kurier ist vom Rand des Steinbruchs gestürzt, und andere waren vor dir da; sogar die Knöpfe haben
    sie genommen. Den roten Faden an seinem Gürtel haben sie gelassen. An so einem Faden lassen Kuriere
    ein Paket vor sich hinunter. Er läuft zwischen die Felsblöcke.
event-g14-quarry-pass-1 =
    Fetzen für Fetzen folgst du dem Rot das Geröll hinauf, zu einem Paket in einer Spalte.
event-g14-quarry-fail-1 = Der Faden endet an einer Distel. Du deckst sein Gesicht zu und gehst.
event-g14-other =
    Jemand hat dem Kurier schon die Augen geschlossen und die Mantelecken mit Steinen beschwert. Das
    Futter hat er übersehen. Es knistert, und die Naht, sehr klein und sauber, ergibt den Namen einer
    Witwe im Gasthof.
event-g14-other-pick-1 = Das Futter auftrennen. Witwen kommen zurecht.
event-g14-other-pick-2 = Den Mantel zusammenlegen und dafür sorgen, dass sie ihn bekommt.

# G15
event-g15 = Nachtpatrouille
event-g15-headquarters =
    Nach der Sperrstunde geht die Patrouille des Stabsquartiers in Filzüberschuhen, und man hört von ihr
    nur den Laternenhenkel. Leutnant Bohdan hat einen Tarif für Leute, denen er im Dunkeln begegnet; er
    gilt als anständig. Der andere Weg hinaus führt unter der Zwingermauer entlang.
event-g15-headquarters-pick-1 = Auf die Laterne warten und den Tarif zahlen.
event-g15-headquarters-pick-2 = Die Zwingermauer. Hunde müssen auch schlafen.
event-g15-headquarters-pick-3 = „Papiere? Behalten Sie sie, Herr Leutnant. Für die Akten.“
event-g15-headquarters-pass-1 =
    Du bewegst dich so schnell wie Moos. Die ganze Mauer entlang klirrt keine Kette.
event-g15-headquarters-fail-1 = Eine Kette klirrt. Die Schläge kommen, bevor jemand nach deinem Namen fragt.
event-g15-borderland =
    Über die Rübenfelder im Grenzland gibt die Patrouille Lampenzeichen, einmal lang, einmal kurz. Die
    Antwort kommt von viel näher, als du gerechnet hast. Von dort riecht es nach Schuhcreme.
event-g15-borderland-pass-1 = Du legst dich zwischen die Reihen, bis die Schuhcreme abgezogen ist.
event-g15-borderland-fail-1 = Die Lampe geht in deinem Gesicht an. Sie nennen es ein Bußgeld.
event-g15-other =
    Mitten auf dem Weg hält die Patrouille über einer Schachpartie. Das Brett liegt auf der Motorhaube
    unter einer roten Lampe, und der Gefreite, der gewinnt, darf es nicht. Das kann bis morgen dauern.
    Hinter ihnen liegt der einzige trockene Boden.
event-g15-other-pass-1 = Während sie sich wegen eines Läufers anschreien, gehst du hinter dem Jeep vorbei.
event-g15-other-fail-1 = Du kriechst außen herum, durch alles, was nass ist, und sie spielen immer noch.

# G16
event-g16 = Saurer Nebel
event-g16-swamp =
    Der Nebel steht in Platten auf dem Sumpf, sauer wie Molke, und die Platten haben Kanten. Zwischen
    zweien kann man die Mücken zählen. In der nächsten hängt anscheinend eine Frau Laken auf, viel mehr
    Laken, als irgendwer braucht.
event-g16-swamp-pass-1 = Du bekommst heraus, wie die Platten treiben, und ruhst dich in der klaren Gasse aus.
event-g16-swamp-fail-1 = Du gehst zwischen die Laken und brauchst lange, bis du wieder herauskommst.
event-g16-farms =
    In dem Bauernhaus hat der Nebel gewohnt und sogar den Kleister gesäuert; die Tapete löst sich in
    langen Zungen. Dahinter ist eine Schranktür. Du bleibst stehen und horchst. Auf der anderen Seite
    atmet es, im Takt mit dir.
event-g16-farms-pass-1 = Du hältst die Luft an, bis es auch aufhört. Dann machst du auf und bedienst dich.
event-g16-farms-fail-1 = Du hältst die Luft an. Es atmet weiter.
event-g16-other =
    Niedrig und gelblich kommt er von Osten, mit einem Geruch nach Gurkenlake. Die Spinnen haben vor ihm
    ihre Netze eingerollt. Eine graue Katze läuft vor dem Nebel die Straße herunter, ohne große Eile, und
    sieht sich von Zeit zu Zeit um.
event-g16-other-pass-1 = Du folgst der Katze bergauf. Sie macht das nicht zum ersten Mal.
event-g16-other-fail-1 = Du wartest in einer Senke ab, und genau da sammelt sich so ein Nebel.

# G17
event-g17 = Schrottauktion
event-g17-dump =
    An Auktionstagen wird die Müllhalde gefegt. Die Ware liegt auf Motorhauben, und Pani Rosalija erteilt
    den Zuschlag mit der Suppenkelle; worauf sie zweimal geschlagen hat, das ist weg. Zwischendurch nimmt
    sie auch Ware vom Publikum an, nachdem sie hineingebissen hat.
event-g17-headquarters =
    Das Stabsquartier verkauft, was es abgeschrieben hat. Alles liegt in der Garage hinter einer Kette,
    die Inventarnummern so frisch weggefeilt, dass der Boden glitzert. Ein Stück war nie aus der
    Verpackung. Der Feldwebel legt die Hand darauf und betrachtet die Decke.
event-g17-headquarters-pick-1 = Den Preis des Feldwebels nennen und zahlen.
event-g17-other =
    Ein dreirädriger Lieferwagen fährt vorbei, hält und kommt rückwärts wieder. Der Fahrer kauft für die
    Auktion, alles, bar auf die Hand. Eine Waage hat er nicht. Er nimmt die Ware in die Arme und wiegt sie
    mit geschlossenen Augen, leicht schwankend, in Gedanken bei irgendeinem Tanz.
event-g17-other-pick-1 = Ihm etwas aus dem Rucksack in die Arme legen.

# G18
event-g18 = Versiegelter Tunnel
event-g18-quarry =
    Ein alter Stollen des Steinbruchs ist mit Bahnschwellen und einer Schicht Zement verstopft. Unten
    dringt durch einen Riss blaues Licht, gerade genug zum Lesen. Darin wächst eine Walderdbeere mit
    reifen Früchten. Sonst liegt überall Reif.
event-g18-quarry-pick-1 = Bei der untersten Schwelle anfangen, mit der Stange.
event-g18-quarry-pick-2 = Anlauf nehmen, Schulter voran.
event-g18-quarry-pick-3 = Zugemauert lassen. Dafür hat jemand geschwitzt.
event-g18-quarry-pass-1 = Eine Schwelle splittert, und was da geleuchtet hat, rollt dir gegen den Stiefel.
event-g18-quarry-fail-1 = Die Wand kommt herunter, die ganze, und zwar auf deiner Seite.
event-g18-borderland =
    Unter der Bahnlinie im Grenzland liegt ein Tunnel, den zwei Länder versiegelt haben, jedes von seinem
    Ende, nach eigener Zeichnung. Ein Zöllner im Ruhestand zahlt für Gewissheit, ob die Hälften sich je
    getroffen haben. Er leiht dir eine Kerze und beide Zeichnungen. Sie passen nicht zusammen.
event-g18-borderland-pass-1 = Eine ist durchgepaust, seitenverkehrt. Umgedreht passt sie, und er zahlt.
event-g18-borderland-fail-1 = Du schreitest den Bahndamm auf und ab, bis die Kerze aus ist.
event-g18-other =
    Ein Gullydeckel ist zugeschweißt. Der nächste sieht nur so aus: Ein Haselkeil hält ihn einen
    Fingerbreit offen. Unten läuft ein Versorgungsgang, gekachelt wie ein Badehaus, und alle paar Schritte
    hängt ein Emaillebecher am Nagel. Alle Becher sind sauber.
event-g18-other-pass-1 =
    Hinter einem Becher ist die Kachel lose, und jemand hat etwas Nützliches zurückgelegt.
event-g18-other-fail-1 = Noch mehr Becher, dann ein Gitter. Du gehst die ganze Strecke zurück.

# G19
event-g19 = Erntestreit
event-g19-farms =
    Zwei Brüder von den Gehöften haben denselben Kartoffelacker geerbt, und heute ist jeder mit einem
    Dreschflegel da. Zwischen ihnen stehen die vollen Säcke. Ihre Frauen sitzen nebeneinander auf dem
    Karren, palen Bohnen in eine Schüssel und fragen, ob es dir etwas ausmachen würde.
event-g19-farms-pass-1 = Du entwindest ihnen beide Flegel. Die Frauen bezahlen dich unter den Bohnen hervor.
event-g19-farms-fail-1 = Ein Flegel hält rechtzeitig an. Der andere nicht.
event-g19-headquarters =
    Bauern sind wegen eines Roggenfelds mit Panzerspuren ins Stabsquartier gekommen und haben die platten
    Halme zum Beweis auf die Stufen gelegt. Der Major will zu Mittag essen. Ein anständiger Mensch könnte
    sie ja bezahlen, meint er. Oder ein Zeuge hat Hirsche gesehen und bekommt hinterher das Lager gezeigt.
event-g19-headquarters-pick-1 = Den Bauern ihren Roggen bezahlen.
event-g19-headquarters-pick-2 = „Hirsche, Herr Major. Sehr viele Hirsche.“
event-g19-other =
    Wo die Straße einen Karren breit ist, sind sich zwei Fuhren Kürbisse begegnet, und keine setzt zurück.
    Jeder Kutscher ruft dich zum Richter an, bei der Seele seiner Toten. Dem obersten Kürbis links hat
    jemand einen Schnurrbart eingeritzt, gut getroffen: der Mann von rechts.
event-g19-other-pass-1 = Du lobst beide Pferde und zwängst dich zwischen den Rädern durch.
event-g19-other-fail-1 = Du legst für einen ein Wort ein. Der andere hat überall Cousins.

# G20
event-g20 = Leuchtender Teich
event-g20-swamp =
    Tief im Teich hängt ein grünes Licht, und die Seerosen haben sich darüber zusammengezogen. Am Rand
    haben frühere Besucher Erlenpflöcke eingeschlagen, um zu zeigen, wie weit man gehen kann. Die Pflöcke
    haben Wurzeln getrieben. Alle neigen sich nach innen.
event-g20-quarry =
    Auf dem Grund des Steinbruchs leuchtet die Grube. Am Rand liegen Schrauben, geworfen von Leuten vor
    dir: manche durchgerostet, manche blanker als am Tag, an dem sie gedreht wurden. Auf einem Schuttkegel
    in der Mitte sitzt ein Ding, nicht größer als eine Zwiebel.
event-g20-quarry-pass-1 = Du gehst an den rostigen Schrauben entlang hinein und mit der Zwiebel wieder heraus.
event-g20-quarry-fail-1 = Du traust den blanken Schrauben. Der Glanz bleibt dir an den Händen.
event-g20-other =
    Hinter einem umgefallenen Zaun liegt ein runder Löschteich, und er leuchtet. Karpfen kreisen darin,
    Maul an Schwanz, alle in einer Richtung. In der Mitte des Rings hat das Wasser eine Delle, etwa
    tellergroß, die auch im Wind ihre Form behält.
event-g20-other-pick-1 = Hineinwaten, solange die Karpfen kreisen.
event-g20-other-pass-1 = Du hältst Schritt mit den Karpfen, und die Delle gibt her, was in ihr liegt.
event-g20-other-fail-1 =
    Die Karpfen bleiben stehen. Das Leuchten steigt dir bis zur Hüfte, bevor du draußen bist.

# G21
event-g21 = Tauschkarawane
event-g21-good =
    Deinetwegen hat die Karawane früh haltgemacht. Der Anführer lässt die Planen von allen Karren ziehen
    und Tee holen, der in Marmeladengläsern kommt. Ihr Kamel, von einem Zirkus in Homel zurückgelassen,
    steht vor der besten Ware und muss gebeten werden, zur Seite zu gehen.
event-g21-neutral =
    Was sie dabeihaben, ist versprochen, sagt die Frau auf dem ersten Karren, aber sie kaufen. Sie breitet
    eine Pferdedecke auf die Straße und beschwert die Ecken mit Käse. Während du deine Sachen hinlegst,
    sieht sie nur deine Fingernägel an.
event-g21-bad =
    Man hat ihnen dich beschrieben. Die Karren rücken zusammen, sobald du in Sicht kommst, und ein Treiber
    rollt seine Peitsche aus und legt sie übers Knie. Am letzten Karren ist die Klappe lose. Mit jedem
    Schlagloch rutscht ein Bündel näher an die Kante.
event-g21-bad-pass-1 = Du hältst Abstand, bis das richtige Schlagloch kommt. Keiner dreht sich um.
event-g21-bad-fail-1 = Die Peitsche ist länger, als sie aussah.

# G22
event-g22 = Abrechnung
event-g22-good =
    Ein Fuhrmann hält, schaut dir unter die Kapuze und zählt Scheine neben sich auf den Bock. Du hast
    einmal sein Kalb aus einem Abzugsgraben gezogen. Du hattest es vergessen. Er nimmt dich auf dem Stroh
    ein Stück mit, und das Kalb, inzwischen eine Kuh, läuft am Strick hinterher.
event-g22-neutral =
    An der Tür eines Pumpenhauses führen die Leute Buch, mit Kohle, eine Zeile für jeden Plünderer
    diesseits des Flusses. Dein Name ist eingetragen und unterstrichen. Dahinter steht nichts, weder
    Strich noch Kreuz. Die Zeile darunter hat eine Schnecke durchgestrichen.
event-g22-bad =
    Sie haben im Windschatten eines Mähdreschers gewartet, lange genug für ein ganzes Glas eingelegte
    Pilze. Der, den du betrogen hast, schraubt den Deckel wieder zu. Er ist nicht wütend. Er sagt es mehr
    als einmal, während er die Ärmel eines guten Hemds hochkrempelt.
event-g22-bad-pick-1 = „Hier. Zähl nach. Dann sind wir quitt.“
event-g22-bad-pick-2 = „Ich schulde keinem was.“ Den Rucksack absetzen.

# G23
event-g23 = Offene Gefallen
event-g23-good =
    An dem Meilenstein, wo du immer rastest, liegt ein Paket in Zeitungspapier, mit einem Schnürsenkel
    zugebunden. Der Knoten ist von Stefka, die das Fieber hatte. Sie schickt dir etwas Brauchbares, und
    damit es nicht klappert, hat sie es in ihre ganze Walnussernte gepackt.
event-g23-neutral =
    Die Witwe des Fährmanns sammelt für ein neues Seil. Das alte liegt auf ihren Knien, und sie zeigt
    jedem die Stelle: ein paar Fasern noch und ein Haarband. Du nimmst die Fähre nie. Aber an beiden Ufern
    wird man hören, wer wie viel davon bezahlt hat.
event-g23-neutral-pick-1 = Ein gutes Stück Seil bezahlen.
event-g23-bad =
    Du hast Juchym einen Gefallen versprochen und bist seither andere Straßen gegangen. Jetzt sitzt er auf
    dieser, auf einem Küchenstuhl. Er hat einen zweiten mitgebracht. Du kannst ihn bezahlen, sagt er, oder
    dich setzen und anhören, was an dem Abend war, an dem du nicht gekommen bist.
event-g23-bad-pick-1 = „Nimm das Geld, Juchym. Und sag, dass ich gezahlt habe.“
event-g23-bad-pick-2 = Sich auf den zweiten Stuhl setzen.

# G24
event-g24 = Hinterhalt an der Straße
event-g24-good =
    Aus einem Weißdorn pfeift es, die ersten Takte eines Hochzeitsmarschs, dann ein Husten. Jemand da drin
    meint es gut mit dir. Hinter der Kurve liegt eine Pappel quer über der Straße. Ihr Laub hatte noch
    keine Zeit zu welken.
event-g24-good-pass-1 = Du bist im Graben, bevor die Braut an der Tür wäre.
event-g24-good-fail-1 =
    Du stehst da und überlegst, woher du die Melodie kennst. Über den Stamm kommt ein Stein geflogen.
event-g24-neutral =
    Die Straße führt zwischen Böschungen hinunter, und ein Stück weit ist Heu gestreut, dick genug, um
    Hufe zu dämpfen. Oben auf der linken Böschung steht eine Reihe Sonnenblumen. Alle haben der Sonne den
    Rücken gekehrt.
event-g24-neutral-pass-1 = Du kletterst rechts hinaus, bevor die Sonnenblumen aufstehen.
event-g24-neutral-fail-1 =
    Die Sonnenblumen stehen auf. Erst schlagen sie dich nieder, dann durchsuchen sie deine Taschen.
event-g24-bad =
    Sie treten vor, Mehlsäcke über dem Kopf, die Augenlöcher auf verschiedener Höhe. Dann erkennt dich
    einer und stöhnt. Es wird geflüstert. Sie geben dir, was sie heute eingenommen haben, und fragen sehr
    höflich, ob du morgen die andere Straße nehmen könntest.

# G25
event-g25 = Gespräch am Feuer
event-g25-good =
    Sie rücken für dich zusammen, ohne die Geschichte zu unterbrechen; es geht um einen Popen und ein
    gemietetes Maultier. Irgendjemandes Tante nimmt deinen schlimmen Arm, dreht ihn ins Licht und reibt
    Dachsfett hinein, die ganze zweite Hälfte lang. Bei den Pointen drückt sie am festesten.
event-g25-neutral =
    Auf dem Stamm ist Platz, und keiner fragt, was du im Rucksack hast. Sie streiten, ob Störche zu
    denselben Leuten heimkommen oder nur zum selben Dach. Der Streit reicht länger als das Brot. Du sagst:
    zum Dach. Du schläfst, bevor jemand antworten kann.
event-g25-bad =
    Als du dich setzt, verstummt das Gespräch. Niemand schickt dich weg. Nach einer Weile machen sie mit
    ihren Rätseln weiter, leise, und wie das Rätsel auch lautet, die Antwort, die ums Feuer geht, ist ein
    Tier, das stiehlt.
event-g25-bad-pass-1 = Du gibst ihnen eins über einen Wolf auf. Ein Mann lacht, und du schläfst, wo du bist.
event-g25-bad-fail-1 = Du legst dich in Hörweite und hörst jede Antwort bis zum Morgen.
