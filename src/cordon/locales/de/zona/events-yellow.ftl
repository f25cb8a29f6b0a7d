# Y01
event-y01 = Zeichen vom Dach
event-y01-chernobyl =
    Auf dem Dach der Hafenverwaltung blinkt ein Spiegel, lang und kurz, für niemanden. Das Treppenhaus
    riecht nach Katzen und nassem Putz. Auf jedem Absatz ein Kreidepfeil; die zur morschen Treppe zeigten,
    hat jemand wieder weggewischt. Ein paar von den anderen hat die Feuchtigkeit geholt.
event-y01-chernobyl-pass-1 =
    Du nimmst die Außenleiter. Unter dem Spiegel liegt, in einem Zementsack, eine ganze Armeeausrüstung.
event-y01-chernobyl-fail-1 = Die Treppe knickt unter dir ein wie nasse Pappe, und du landest im Geländer.
event-y01-proving_ground =
    Vom Schießturm blinkt eine Lampe: dieselbe Folge, dieselbe Pause, seit Stunden. Sie läuft mit einer
    Lkw-Batterie, einer Fahrradkette und einem Eimer Sand als Gewicht. Wer sie gebaut hat, wollte gelesen
    werden. Hinter dem Turm führen Bretter über den Minenstreifen.
event-y01-proving_ground-pass-1 =
    Lang heißt links. Die Bretter bringen dich zu einem Kochgeschirr voll Geldscheine und trockenem Reis.
event-y01-proving_ground-fail-1 =
    Du nimmst eine Pause für einen Schritt. Die Ladung ist klein, aber der Kies geht durch Ärmel und
    Rucksack.
event-y01-other =
    Ein Licht auf dem Flachdach eines Pumpenhauses, rot durch Marmeladenglas. Es blinkt nur, wenn du ihm
    den Rücken kehrst; du siehst es in einer Pfütze. Jemand da oben sagt jemandem hier unten, wo du gehst.
event-y01-other-pass-1 = Du findest den im Graben zuerst. Er rennt, sein Geldbeutel nicht.
event-y01-other-fail-1 = Die Pfütze zeigt dir das Dach. Der Stein kommt aus dem Graben.

# Y02
event-y02 = Kathedrale aus Rost
event-y02-factory =
    Die Gießhalle ragt über das Licht hinaus. Jahrelang hat es durchs Dach geregnet und die Kräne mit
    roten Eiszapfen behängt. Hoch oben im Schiff, auf dem Steg des Pfannenkrans, steht ein Stahlspind, die
    Tür verquollen. Um das Vorhängeschloss haben Schwalben ihr Nest gebaut.
event-y02-factory-pick-1 = Die Brechstange an der Angelseite ansetzen, weg vom Nest.
event-y02-factory-pick-2 = Hinaufklettern und das Ding mit den Händen aufreißen.
event-y02-factory-pick-3 = Den Schwalben ihr Schloss lassen.
event-y02-factory-pass-1 = Der Angelstift schert ab. Was drin ist, hat jemand Sorgfältiges gepackt.
event-y02-factory-fail-1 =
    Eine Sprosse bleibt dir in der Hand, und auf dem Weg nach unten triffst du die Kranschiene.
event-y02-white_lake =
    Ein Schwimmbagger ist aufgelaufen und durchgerostet, bis seine Flanke ein Sieb war. Die Sonne wirft
    die Löcher als helle Flecken auf die weiße Kruste. Die Flecken wandern mit der Stunde, alle bis auf
    einen. Um den herum brummt die Kruste wie ein Kühlschrank.
event-y02-white_lake-pass-1 =
    Du arbeitest dich im Schatten einer Spante heran und hebst das störrische Licht mit der Zange heraus.
event-y02-white_lake-fail-1 =
    Du greifst von der Sonnenseite hinein. Dein Mund füllt sich mit dem Geschmack von Münzen.
event-y02-other =
    Der Rost hat aus dem Wasserturm Klöppelspitze gemacht. Kommt Wind auf, gibt er einen einzigen tiefen
    Ton, und orange Flocken sinken herab, weich wie Asche. Darunter liegt Schrott auf zwei Haufen; jemand
    hat ihn einmal nach eigener Regel sortiert und mit Küchenschnur eingezäunt.
event-y02-other-pass-1 =
    Auf der einen Seite Knoten, auf der anderen Schleifen: Du bedienst dich, wo er Schleifen gelassen hat.
event-y02-other-fail-1 =
    Du nimmst den falschen Haufen. Der Zähler hört auf zu klicken und fängt an zu dröhnen.

# Y03
event-y03 = Der Chor
event-y03-misty_hill =
    Stimmen im Nebel halten einen einzigen Vokal. Sie holen alle zugleich Luft. Oben stehen Bienenkästen,
    reihenweise, blau gestrichen, und keine Bienen; der Ton kommt aus den Fluglöchern. Ein Kasten hat
    einen zugenagelten Deckel, und die Nägel sind die Stiele von Silberlöffeln.
event-y03-misty_hill-pass-1 =
    Du summst dagegen an, bis sie den Ton verlieren, ziehst die Löffel und greifst hinein.
event-y03-misty_hill-fail-1 =
    Du merkst, dass du atmest, wenn sie atmen. Den ganzen Weg hinunter brauchst du, um aufzuhören.
event-y03-red_forest =
    Die Kiefern sind lange tot und weinen immer noch Harz. Wo es hintropft, klingen die Nadeln, jeder Baum
    einen Ton höher als sein Nachbar, den ganzen Hang hinauf. Auf halber Höhe wechseln die Tropfen die
    Richtung. Die Tonleiter geht ohne Pause weiter.
event-y03-other =
    In einem Durchlass unter der Straße wird geprobt. Eine Frau zählt vor, Männer setzen ein, sie klopft
    auf Holz, und alles fängt von vorn an. Die Strophe handelt vom Mähen. Über die zweite Zeile kommt sie
    nie hinaus, und deine Stiefel haben den Takt schon übernommen.
event-y03-other-pass-1 =
    Du wechselst den Tritt, pfeifst schlecht einen Tango und hörst vor der Kurve nicht auf.
event-y03-other-fail-1 = Du wartest auf die dritte Zeile. Als du gehst, ist dein Kragen durchnässt vom Tau.

# Y04
event-y04 = Leere Wohnungen
event-y04-chernobyl =
    Ein Block in der Kirowa-Straße, jede Tür offen, jedes Namensschild abgeschraubt. Die Treppe liegt
    unter dickem Staub, bis auf einen Streifen an der Wand, hüftbreit. Im obersten Stock ist eine
    Badewanne bis zum Rand mit sauberem Wasser gefüllt.
event-y04-chernobyl-pass-1 =
    Du bleibst im Staub. Unter einem losen Parkettstab liegen Ersparnisse in einem Strumpf.
event-y04-chernobyl-fail-1 =
    Du folgst dem Streifen die Wand entlang bis ins Schlafzimmer. Sein Besitzer ist zu Hause.
event-y04-factory =
    An der Fabrikmauer lehnen Arbeiterwohnungen, an jeder Fensterbank ein Schraubstock. In einer besteht
    die Tapete aus Blaupausen, Kante an Kante geklebt, sogar hinter dem Ofen. Unter der Spüle wartet ein
    Werkzeugkasten neben einer Reihe kleiner Motoren, zerlegt und zum Trocknen ausgelegt.
event-y04-factory-pass-1 =
    Die Wand hinter dem Ofen erklärt es. Mittags läuft deine Ausrüstung besser als vorher.
event-y04-factory-fail-1 = Du ziehst fest, was laut Zeichnung gelöst gehört. Etwas von deinen Sachen bricht.
event-y04-other =
    In dieser Baracke wohnten Saisonarbeiter: ein einziger Gang, und alle Betten noch gemacht. In jedem
    Zimmer ist die Diele am Fenster angehoben und lose zurückgelegt. Hier haben Leute etwas voreinander
    versteckt und dafür gesorgt, dass das Versteck beißt.
event-y04-other-pass-1 =
    Du hebst die Diele mit einem Besenstiel. Die Falle nimmt den Besen und lässt dir den Rest.
event-y04-other-fail-1 = Die Bügel sind für Marder gedacht. Um deine Knöchel schließen sie sich genauso gut.

# Y05
event-y05 = Vorratskammer des Räubers
event-y05-white_lake =
    Hechte hängen am Ufer in einer Weide, an den Kiemen über die Zweige gehakt, der Größe nach. Im
    nächsten Baum hängen Rehe, und keine einzige Fliege ist da. Im Winterfell des kleinsten glitzert
    etwas. Dahinter ist das Schilf platt gedrückt und richtet sich eben wieder auf, Halm für Halm.
event-y05-white_lake-pass-1 = Du zupfst das Glitzern aus dem Fell und bist weg, bevor der letzte Halm steht.
event-y05-white_lake-fail-1 = Das Schilf hört auf, sich aufzurichten. Dann geht es wieder nieder, auf dich zu.
event-y05-misty_hill =
    Die Salzlecken des Försters stehen noch auf ihren Pfosten am Kamm, zu Sanduhren geleckt. Darunter ist
    der Schafstall bis zur Traufe voll mit Fellen, gefaltet, das Haar nach innen. Über dir rutscht eine
    Schieferplatte vom Dach, dann die daneben.
event-y05-other =
    Zuerst kommt der Geruch, und es ist keine Fäulnis: Salzlake und Dill, ein Keller im Oktober. Hinter
    einem eingestürzten Kuhstall ist eine Grube ausgehoben, mit Nesseln ausgelegt und mit Fleisch gefüllt,
    Schicht auf Schicht. Vom Rand rieselt noch Erde.
event-y05-other-pass-1 =
    Du gehst in deinen eigenen Fußstapfen rückwärts. Das Rieseln bleibt weit und breit das Lauteste.
event-y05-other-fail-1 = Die Erde rieselt schneller. Was sich bewegt, ist nicht der Rand.

# Y06
event-y06 = Übung mit scharfem Schuss
event-y06-red_forest =
    Hinter den Bäumen steigt eine rote Fahne. Ein Lautsprecher bittet die Pilzsammler, den Wald zu
    verlassen. Die Frau liest den Satz zum ersten Mal und stolpert über „Pilzsammler“. Die erste Granate
    schüttelt die Nadeln fuderweise herunter.
event-y06-red_forest-pass-1 =
    Du entdeckst eine Mulde mit einem Dach aus Wurzeln und liegst darin, bis die Fahne fällt.
event-y06-red_forest-fail-1 = Eine Kiefer birst in Kopfhöhe und wirft ihre Splitter weit.
event-y06-proving_ground =
    Jemand hat Tiere an die Zielrahmen gekettet, um zu sehen, was die neue Munition kann. Ein Pfosten ist
    im Ganzen ausgerissen. Er schleift durch den Sand hinter dem Ding her, das er halten sollte, und das
    Ding ist neben einem offenen Nachschubkarren stehen geblieben, den kein Schütze holen mag.
event-y06-proving_ground-pass-1 =
    Du wirfst eine Schlinge seiner eigenen Kette um einen Rahmen und kommst an den Karren.
event-y06-proving_ground-fail-1 = Der Pfosten schwingt am Ende der Kette herum und findet deine Rippen.
event-y06-other =
    Leuchtspur steigt in den Himmel, grün, ohne Eile, und kommt weit weg von da herunter, wo sie
    hinsollte. Ein Geschoss liegt auf der Straße, kreiselt und raucht wie eine weggeworfene Zigarette. Ein
    Hase am Graben dreht die Ohren nach jedem, bevor es einschlägt.
event-y06-other-pass-1 = Wenn der Hase läuft, läufst du. Hinter dir macht die Straße einen Satz.
event-y06-other-fail-1 = Du stehst und schaust in das hübsche Licht. Steinsplitter treffen dich am Schienbein.

# Y07
event-y07 = Feldlabor
event-y07-factory =
    In der Lackiererei steht ein Zelt in einem Zelt, von innen erleuchtet. Doktor Joanna Wolska spricht
    durch einen Trichter. Sie tauscht gute Ausrüstung gegen alles, was leuchtend ausgegraben wurde, und
    sie bezahlt fürs Ablesen der Skalen, denn ihr Assistent liest sie nur noch rückwärts. Er winkt dir.
event-y07-factory-pick-1 = Deinen Schatz durch die Klappe schieben; soll sie ihn haben.
event-y07-factory-pick-2 = „Er soll rücken. Ich lese ab.“
event-y07-factory-pass-1 =
    Du siehst, dass zwei Skalen vertauscht sind. Sie zählt Scheine in eine sterile Schale.
event-y07-factory-fail-1 = Deine Haut kribbelt, und du hörst dich die letzte Skala rückwärts lesen.
event-y07-misty_hill =
    In der Heide steht ein Ring von Theodoliten, jeder unter einer Strickmütze gegen die Nässe. Alle
    zielen auf denselben kahlen Fleck. Durch jedes Okular siehst du dort etwas liegen; mit bloßem Auge
    nichts. In der Nähe liegt der Handschuh eines Vermessers, die Handfläche nach oben.
event-y07-misty_hill-pass-1 = Du peilst von zwei Stativen, gehst zum Schnittpunkt und schließt die Hand.
event-y07-misty_hill-fail-1 = Du siehst zu lange durch ein Okular und siehst dich ankommen.
event-y07-other =
    Der Lieferwagen hat ein Charkiwer Kennzeichen und ist voller Eierkartons, darin Gläser mit Erde. Das
    Notizbuch ist ordentlich, bis der Verfasser anfängt, dasselbe Glas wieder und wieder zu wiegen. Jedes
    Mal ist es leichter. Am Deckel klemmt ein Zahlungsversprechen für den, der alle heil nach Hause
    bringt.
event-y07-other-pass-1 =
    Du findest das gesprungene Siegel, wachst es, und ein Mann, der jedes Glas küsst, bezahlt dich.
event-y07-other-fail-1 = Du wiegst das Glas selbst. Was es verliert, ist in den Wagen gegangen.

# Y08
event-y08 = Deserteure
event-y08-white_lake =
    Zwei Rekruten haben ein Tretboot in Schwanengestalt auf die weiße Kruste gezogen. Unter einer Decke
    haben sie Armeesachen zu verkaufen und nicht die leiseste Ahnung, was so etwas kostet. Der eine
    rasiert sich mit Seewasser. Der andere gähnt und zielt mit dem Gewehr auf deine Knie.
event-y08-white_lake-pick-1 = „Hier, ein fairer Preis, Jungs. Und jetzt tretet.“
event-y08-white_lake-pick-2 = Mitten im Gähnen nach dem Lauf greifen.
event-y08-white_lake-pick-3 = Hände hoch, lächeln, am Ufer weitergehen.
event-y08-white_lake-pass-1 =
    Der Schwan kippt. Du gehst mit ihren Sachen, und sie rufen deine Beschreibung übers Wasser.
event-y08-white_lake-fail-1 = Der Kolben kommt schneller herum, als ein müder Mann es können dürfte.
event-y08-chernobyl =
    In der Kantinentür drückt ein Mann in Armeehosen eine Granate an die Brust und fragt, welche Straße
    nach Malyn geht. Statt der Uniformjacke trägt er einen Vorhang, samt Ringen. Alle anderen sind unter
    den Tischen, also fragt er wohl dich.
event-y08-chernobyl-pass-1 =
    Du zeichnest ihm die Straße in verschüttetes Salz. Er steckt den Splint zurück, und unter den Tischen
    wird geredet.
event-y08-chernobyl-fail-1 = Deine Stimme kippt. Er schlägt mit dem Ding zu und geht mit deinem Geldbeutel.
event-y08-other =
    Männer in Uniformen ohne Abzeichen hausen in einem Verschlag aus Verkehrsschildern. Taras war
    Bataillonssanitäter und legt noch jeden Morgen seine Instrumente auf ein sauberes Kissen, ob jemand
    kommt oder nicht. Scheine sind ihm lieber als Dank, und das sagt er, bevor du sitzt.
event-y08-other-pick-1 = „Gut, Scheine. Fang mit der Schulter an.“
event-y08-other-pick-2 = „Keine Scheine. Aber etwas zu essen, für euch alle.“
event-y08-other-pick-3 = „Das hat bis zum Gasthof Zeit.“

# Y09
event-y09 = Schwarzer Regen
event-y09-proving_ground =
    Die ersten Tropfen lassen schwarze Ränder im Staub. Den ganzen Schießplatz entlang stehen
    Panzerwracks, die Luken zugeschweißt, Birken durch die Ketten gewachsen. Dazwischen schlägt Segeltuch.
    Unter einer Wanne muss ein Dach gespannt sein, für den, der ein Flattern von seinem Echo unterscheiden
    kann.
event-y09-proving_ground-pass-1 =
    Du gehst zu dem, das zu spät antwortet. Darunter ist trockener Sand und eine halbe Bank.
event-y09-proving_ground-fail-1 =
    Du probierst eine verschweißte Luke nach der anderen, und deine Ärmel werden schwarz bis zum Ellbogen.
event-y09-misty_hill =
    Der Regen kommt von der Seite, erst grau, dann dunkel wie Spülwasser aus einem verbrannten Topf. In
    der Wegkapelle sitzt ein alter Mann und palt Bohnen mit geschlossenen Augen. Es hört auf, sagt er,
    wenn nur keiner darauf wartet. Dann fragt er, ob es aufgehört hat.
event-y09-misty_hill-pass-1 =
    Du isst sein Brot und redest übers Veredeln, hauptsächlich Birnen. Später fällt dir die Stille auf.
event-y09-misty_hill-fail-1 = Du gehst an die Tür, um nachzusehen, und wieder, bis dir das Haar tropft.
event-y09-other =
    Regen, so schwarz, dass man damit schreiben könnte. Trotzdem kommen die Schnecken aus dem Gras, die
    Häuser schon gestreift, und machen sich auf über den Asphalt. Weit und breit kein Dach. Du ziehst die
    Ärmel über die Hände, und am Kragen kommt es herein.

# Y10
event-y10 = Verbranntes Archiv
event-y10-red_forest =
    Hier ist ein Lastwagen samt Ladung verbrannt, tonnenweise Personalakten. Die Asche liegt in ganzen
    Blättern, die sich noch lesen lassen, helle Buchstaben auf Schwarz, und der Wind blättert um. Irgendwo
    hier ist eine Lohnliste, und es gibt Leute, die pro Nachnamen zahlen.
event-y10-red_forest-pass-1 =
    Du liest schnell, schreibst klein und verkaufst die Seite einem Mann, der bei einer Zeile weint.
event-y10-red_forest-fail-1 = Du beugst dich über einen Buchstaben und atmest eine ganze Abteilung ein.
event-y10-factory =
    Das Feuer hat sich das Lohnbüro von der Decke her geholt und auf halber Höhe aufgehört; ringsum an den
    Wänden läuft eine schnurgerade schwarze Linie, gürtelhoch. Darunter steht der Tresor, das Zahlenrad
    geschmolzen. Im Pult des Kassierers liegen Lohnzettel, mit einem Schnürsenkel gebündelt, deren Summen
    nicht aufgehen wollen.
event-y10-factory-pick-1 = Die Brechstange hinter die Rückwand des Tresors setzen.
event-y10-factory-pick-2 = „So schlecht rechnet keiner. Lass sehen.“
event-y10-factory-pass-1 =
    Die Fehler deuten auf ein Tischbein. Es ist hohl, und er hat in kleinen Scheinen unterschlagen.
event-y10-factory-fail-1 = Als die Kerze ertrinkt, weißt du es: So schlecht hat einer gerechnet.
event-y10-other =
    Eine Kartei, in Eile von irgendeinem Wagen geworfen, schwelt im Graben. Die Karten sind am Rand
    gebräunt wie Brot. Mit Bleistift sind Stellen angegeben, Hof für Hof, und auf einigen ist das Wort
    „Brunnen“ gestrichen und durch „Glas“ ersetzt.
event-y10-other-pass-1 =
    Eine Stelle ist in der Nähe. Das Glas ist da, mit Wachs versiegelt, voll gerollter Scheine.
event-y10-other-fail-1 = Du gräbst bis zum Abend. Es war ein Brunnen.

# Y11
event-y11 = Versunkener Konvoi
event-y11-white_lake =
    Lastwagen stehen unter dem milchigen Wasser in Kolonne, Stoßstange an Stoßstange, die Planen wogen.
    Sie sind hineingefahren: Die Spuren führen den Strand hinunter, und gebremst hat keiner. Vom ersten
    Abschlepphaken läuft ein Seil zu einer Kiefer am Ufer. Um den Knoten ist eine Armbanduhr geschnallt.
    Sie geht.
event-y11-white_lake-pass-1 =
    Du hangelst dich hinunter und kommst mit dem Gurt einer Kiste zwischen den Zähnen herauf.
event-y11-white_lake-fail-1 =
    Die Kabinentür hält. Du tauchst auf, den Mund voll See, und liegst da wie eine Brasse an Land.
event-y11-proving_ground =
    Der Teich, in dem die Mannschaften früher das Übersetzen übten, ist zu grünem Filz geschrumpft, und
    ein Schützenpanzer zeigt sein Dach. Jemand hat einen Pfad dorthin gemäht und zu beiden Seiten
    Ringelblumen gepflanzt wie an einem Grab. Das Lukenrad ist verrostet. Ringsherum sitzen Frösche
    darauf.
event-y11-proving_ground-pick-1 = Die Brechstange durch die Speichen stecken, Frösche hin oder her.
event-y11-proving_ground-pick-2 = In die Hände spucken und drehen.
event-y11-proving_ground-pick-3 = „Hier jätet jemand.“ Den Pfad zurückgehen.
event-y11-proving_ground-pass-1 =
    Das Rad kreischt und gibt nach. Drinnen riecht alles nach trockenem Segeltuch und Waffenfett.
event-y11-proving_ground-fail-1 =
    Es rutscht zurück, nimmt dir die Haut von den Händen und den halben Nachmittag.
event-y11-other =
    Die Straße ist in ihren eigenen Durchlass gesackt und hat eine Feldküche mitgenommen, die bis zum
    Schornstein im Schlick liegt. Das Rührpaddel schaut noch heraus. Wenn du daran ruckelst, rutscht im
    Kessel etwas hin und her, und Suppe ist es nicht.
event-y11-other-pass-1 = Der Schlick lässt den Deckel los. Dem Koch hat sein Kessel als Tresor gedient.
event-y11-other-fail-1 = Du ruckelst, bis dir die Arme zittern. Am Ende nimmt der Schlamm auch das Paddel.

# Y12
event-y12 = Gesichter in den Fenstern
event-y12-chernobyl =
    Die ganze Radjanska-Straße entlang sind die Fenster vernagelt, und auf jedem Brett ist ein Gesicht,
    mit Wandfarbe, von jemandem, der zeichnen konnte. Das letzte Haus hat Glas. Das Gesicht dahinter ist
    deins, von links gesehen, und wartet auf etwas. Unten steht die Tür offen.
event-y12-chernobyl-pass-1 =
    Du nickst ihm zu und gehst unten hinein. Sein Geld hat der Maler in einer Terpentindose.
event-y12-chernobyl-fail-1 = Du steigst hinauf, um es von hinten zu sehen. Von hinten ist es auch ein Gesicht.
event-y12-misty_hill =
    Ein Sanatorium mit verglasten Veranden. Hinter den Scheiben sitzen Patienten in karierten Decken und
    wenden den Kopf, wenn du vorbeikommst, jeder um denselben kleinen Winkel. Im Behandlungszimmer hängt
    Mull auf der Leine. Er ist heute ausgekocht worden; er tropft.
event-y12-misty_hill-pass-1 =
    Du siehst nur auf deine eigenen Hände, verbindest, was wehtut, und ziehst die Tür zu.
event-y12-misty_hill-fail-1 =
    Du fragst sie nach der Schwester. Sie schütteln den Kopf, jeder um denselben kleinen Winkel.
event-y12-other =
    Am Straßenrand steht ein Bus ohne Räder aufgebockt, die Vorhänge zu, gelbe mit Bommeln. Als du auf
    gleicher Höhe bist, wird der vorderste zur Seite gezogen, dann der dahinter, im Takt deiner Schritte.
    Das Glas ist von innen beschlagen.
event-y12-other-pass-1 =
    Du bleibst stehen, um den Schuh zu binden, und lässt die Vorhänge ohne dich weiterziehen.
event-y12-other-fail-1 = Der letzte geht auf. Du drehst dich um, bis der Bus außer Sicht ist, und danach auch.

# Y13
event-y13 = Pressstraße
event-y13-factory =
    Die Straße, auf der Traktortüren gestanzt wurden, läuft. Es gibt keinen Strom, es gibt keine Riemen,
    und doch beißt sie alle paar Minuten zu, und eine Jacke am Nagel schwingt vom Stoß. Auf der anderen
    Seite der Backen steht die Werkbank eines Schlossers, die Feilen noch geölt.
event-y13-factory-pass-1 =
    Zwischen zwei Bissen schlüpfst du durch und verbringst eine gute Stunde an der Bank.
event-y13-factory-fail-1 = Der Tisch ruckt zu früh, und die Kante erwischt dich quer über den Rücken.
event-y13-proving_ground =
    Unter Tarnnetzen steht eine Feldpresse für Flugblätter. Seit die Armee weg ist, füttert sie jemand mit
    Rinde, neuerdings mit Haut. Die Abzüge hängen zum Trocknen, und auf jedem steht dasselbe: „Kommt
    herüber zu uns, ihr werdet satt.“ Das Netz hebt sich ein wenig, von unten.
event-y13-other =
    Zwei Frauen kämpfen mit einer Obstpresse aus Eiche, größer als jede von ihnen. Die Spindel ist
    herausgesprungen, und der Balken hängt schief über dem Trog. „Halt fest oder geh weiter“, sagt die
    Ältere, den Keil zwischen den Zähnen. Der Saft, der aus den Äpfeln läuft, ist blau.
event-y13-other-pass-1 = Du hältst. Sie treibt den Keil ein und bezahlt dich aus der Schürze.
event-y13-other-fail-1 = Der Balken fällt eine Handbreit, und er fällt auf deine Schulter.

# Y14
event-y14 = Wandernder Boden
event-y14-red_forest =
    Der Graben, in den man die alten Kiefern geschoben hat, ist aufgegangen wie eine Naht. Unten rollen
    die Stämme, alle zugleich und alle in eine Richtung, ohne einen Laut. Der Staub, den sie aufwirbeln,
    hängt in Gesichtshöhe und fängt an, sich zu drehen.
event-y14-white_lake =
    Die Salzkruste ist in Schollen zerbrochen, und die Schollen tauschen die Plätze. Irgendeine Regel gibt
    es. Die stumpfen sinken, die mit Schaumrand kommen hoch, und dazwischen wälzt sich etwas, das der See
    nicht hinunterbekommt.
event-y14-white_lake-pass-1 = Schaum, Schaum, warten, Schaum. Du kommst mit dem Ding in der Mütze ans Ufer.
event-y14-white_lake-fail-1 =
    Eine stumpfe Scholle schließt sich um deinen Knöchel und hält ihn unten in der heißen Lauge.
event-y14-other =
    Der Pfad, auf dem du gekommen bist, ist um eine Körperlänge verrutscht. Der Zaun ist mitgegangen, und
    sein Draht, zu weit gespannt, singt. In der Lücke zwischen altem und neuem Boden liegt nackter Lehm,
    und den Lehm hinauf rollt ein kleines helles Ding, gegen das Gefälle.
event-y14-other-pass-1 =
    Du nimmst den Hang als das, was er ist, verkehrt herum, und wartest oben mit offenen Händen.
event-y14-other-fail-1 = Auf seinem höchsten Ton reißt der Draht und peitscht dir um den Unterarm.

# Y15
event-y15 = Räumkommando
event-y15-chernobyl =
    Sie räumen die Feuerwache in Kinderwagen aus, und zwar ordentlich: die Schläuche gerollt, die Äxte
    nach Größe. „Dein Anteil, wenn du am anderen Ende anpackst“, sagt ein Mann mit Messinghelm. Der
    Wächter sitzt mit seinem eigenen Schal ans Treppengeländer gebunden und sieht auf deine Hände.
event-y15-chernobyl-pick-1 = „Auf drei hoch. Und meinen Anteil such ich mir aus.“
event-y15-chernobyl-pick-2 = „Erst bindet ihr Pan Petro los. Dann tragt ihr’s zurück.“
event-y15-chernobyl-pass-1 = Der Helm scheppert, und sie gehen. Petro bezahlt dich aus der Teekasse der Wache.
event-y15-chernobyl-fail-1 = Ein Kinderwagen fährt dir in die Kniekehlen. Ein Axtstiel macht den Rest.
event-y15-red_forest =
    Hier zapft jemand die toten Kiefern an; jeder Stamm hat seinen Blechbecher, randvoll. Unter einem
    steht ein Rucksack, offen, niemand in der Nähe. Vom Riemen läuft ein Faden hinauf in die Äste. Er ist
    gewachst, wie Schuster es machen, und anders als am Gras ist kein Tau daran.
event-y15-red_forest-pass-1 =
    Du folgst dem Faden zu einem Mann, der auf seiner Beute schläft, und weckst ihn nicht.
event-y15-red_forest-fail-1 =
    Die Becher kippen, Harz verklebt deine Sachen, und flinke Finger gehen durch deine Taschen.
event-y15-other =
    Ein Mann und seine Großmutter schieben einen Handkarren mit Türklinken aus Messing, poliert, Hunderte.
    Sie will dir umsonst aus der Hand lesen. Er hat einen Husten, und der kommt immer, wenn sie deine Hand
    umdreht.
event-y15-other-pass-1 = Die freie Hand behältst du in der Tasche, wo sie nach einer Weile seiner begegnet.
event-y15-other-fail-1 =
    Sie verspricht dir einen langen Weg. Ein Stück weiter darauf entdeckst du die aufgeschlitzte Tasche.

# Y16
event-y16 = Lange Stille
event-y16-misty_hill =
    Über dem Nebel gibt es keinen Laut. Du klatschst und siehst es nur. In der Heide liegt eine
    Kirchenglocke auf der Seite, groß genug, um einem Schläfer den Wind abzuhalten. Weiter oben wird die
    Stille dicker, und das Gras ist auf einen einzigen Punkt hin gekämmt.
event-y16-misty_hill-pick-1 = In die Glocke kriechen und die Augen zumachen.
event-y16-misty_hill-pick-2 = Hinaufgehen, wohin das Gras zeigt.
event-y16-misty_hill-pass-1 =
    Lautlos sagst du die Stationen von Kyjiw nach Korosten auf. An der Endstation hebst du auf, was dort
    liegt.
event-y16-misty_hill-fail-1 = Du schreist, um sicherzugehen. Du schreist immer noch, als der Ton zurückkommt.
event-y16-factory =
    Ausnahmsweise ist das Werk still; kein Blech rührt sich. Im Meisterzimmer steht eine Liege mit einem
    Krankenhauslaken, gebügelt. Eine Katze, grau wie Achsfett, putzt eine Stunde lang dieselbe Pfote.
    Niemand kommt, um euch zwei hinauszuwerfen.
event-y16-other =
    Die Grillen hören auf und dann der Wind, wie wenn ein Deckel auf den Topf kommt. Du hörst dich
    blinzeln. Der Kilometerstein am Weg hat den ganzen Tag Sonne getankt, und er ist gerade breit genug
    zum Anlehnen.
event-y16-other-pass-1 = Du lehnst dich zurück und lässt es still sein. Die Grillen wecken dich.
event-y16-other-fail-1 = Du sitzt, stehst auf, sitzt wieder. Vom Horchen wird dir der Nacken steif.

# Y17
event-y17 = Vergrabenes Depot
event-y17-proving_ground =
    Ein Rechteck aus grünerem Gras, mit Lüftungsrohren, als Fliegenpilze bemalt, um die Piloten zu
    täuschen. An der Luke hängt eine Kette. An einer Ecke hat eine Granate das Dach bis auf die Eisenstäbe
    geöffnet, und eine Ziegenspur führt in das Loch. Heraus führt keine.
event-y17-proving_ground-pick-1 = Die Brechstange in der Kette drehen.
event-y17-proving_ground-pick-2 = Der Ziege nach, Füße voran, Augen offen.
event-y17-proving_ground-pass-1 =
    In Kniehöhe hängt Ziegenhaar an einem Draht. Du steigst darüber, zu vollen Regalen.
event-y17-proving_ground-fail-1 =
    Den Draht, den die Ziege verfehlt hat, findest du. Ein Stück Decke kommt mit.
event-y17-chernobyl =
    Unter dem Busbahnhof, hinter einer falschen Wand aus Erbsendosen, hatte der Zivilschutz seine Reserve.
    Auf jede Kiste ist ein Buchstabe schabloniert, nach keinem Alphabet. Ein paar sind in die hinterste
    Ecke geschoben worden, und der Besen, mit dem man sie geschoben hat, liegt auch dort.
event-y17-chernobyl-pass-1 = Die Buchstaben stehen für Monate. Du öffnest die frühen und schleppst, was geht.
event-y17-chernobyl-fail-1 = In der Ecke mit dem Besen stemmst du einen Deckel auf. Das Stroh darin ist warm.
event-y17-other =
    In schnurgerader Linie hat ein Maulwurf seine Hügel aufgeworfen, und in der Erde sind Krümel von
    Mennige. Da unten liegt etwas Langes, mit Ecken. Hier und da hat ein Stiefel einen Hügel platt
    getreten. Die Abdrücke sind an der Ferse tief: Wer es auch war, er lehnte sich bei jedem Schritt
    zurück.
event-y17-other-pass-1 = Du gräbst nur, wo der Stiefel war. Der Deckel geht auf, ohne zu murren.
event-y17-other-fail-1 = Zwischen zwei Fersenspuren geht der Boden hoch wie eine zugeschlagene Tür.

# Y18
event-y18 = Falsches Ufer
event-y18-white_lake =
    Der See liegt, wo die Wiese war. Wo der See war, stehen Badekabinen, trocken, mit Handtüchern über den
    Türen. In Schulterhöhe zieht ein Ruderboot an dir vorbei. Die Ruder tauchen in nichts und lassen Ringe
    in der Luft, und die Ringe werden nicht größer.
event-y18-red_forest =
    Im Roten Wald gibt es keinen See, und doch brechen sich graue Wellen zwischen den Stämmen, und zu
    deinen Füßen beginnt ein Angelsteg. An seinem Ende hängt eine Geldkassette an einer Kette im Wasser.
    Die Kette ruckt, erschlafft, ruckt. Sie hat außer der Kassette noch etwas gefangen.
event-y18-red_forest-pick-1 = Die Kassette hochziehen, samt allem, was mitkommt.
event-y18-red_forest-pick-2 = „Hier ist kein See.“ Ihm den Rücken kehren.
event-y18-red_forest-pass-1 = Hinter dem nächsten Stamm sind die Nadeln trocken, und ein Specht arbeitet.
event-y18-red_forest-fail-1 = Stundenlang gehst du von der Brandung weg. Sie bleibt einen Schritt hinter dir.
event-y18-other =
    Eine Linie aus Schaum und Muschelschalen läuft quer über die Straße, weit weg von jedem Strand.
    Dahinter ist der Boden nass. An den Leitpfosten reicht dir die Hochwassermarke bis zur Brust, und
    einer nach dem anderen fängt an zu tropfen.
event-y18-other-pass-1 = Du richtest dich nach dem Tropfen und bist mit trockenen Schnürsenkeln drüben.
event-y18-other-fail-1 =
    Etwas, das nicht nass ist, spült durch dich hindurch. Tagelang schmerzt dir das Zahnfleisch.

# Y19
event-y19 = Gemietete Gewehre
event-y19-factory =
    Hauptmann Rudenkos Leute halten das Kesselhaus und essen Heringe von einer aufgefalteten Landkarte.
    Für ein Geschäft fehlt ihnen noch ein Teilhaber: ein Wagen Medikamente, erwartet im Dorf. Leg jetzt
    deinen Anteil ein, und am Abend kommt er fetter zurück. Über den Kutscher wird nicht gesprochen.
event-y19-factory-pick-1 = „Mein Anteil. Und ich war nie hier.“
event-y19-factory-pick-2 = „Den Kutscher kenne ich.“ Die Finger abwischen und gehen.
event-y19-chernobyl =
    Söldner haben die Praxis des Zahnarzts wochenweise gemietet. Ihr Chirurg hat den guten Stuhl, den
    kippbaren, und danach darfst du hinter verschlossener Tür schlafen. „Erst das Geld“, sagt der Posten,
    ganz freundlich. Er stopft eine Socke über einer Mörsergranate.
event-y19-chernobyl-pick-1 = Zahlen und die Stiefel ausziehen.
event-y19-chernobyl-pick-2 = „Behaltet euren Stuhl. Ich hab schon auf Pflaster geschlafen.“
event-y19-other =
    Drei Männer flicken den Reifen eines Motorrads, das keinen Motor hat. Dem zertretenen Gras nach sind
    sie schon eine Weile dabei, aber das Flickzeug ist noch versiegelt. „Sei so gut, halt mal eben“, sagt
    der mit der Pumpe und sieht an deinem Ohr vorbei.
event-y19-other-then-1 = Sie sehen, was du an Waffen trägst. Der Reifen, stellt sich heraus, ist schon geflickt.
event-y19-other-otherwise-1 = Du hast nichts bei dir, was ihnen zu denken gäbe.
event-y19-other-pass-1 =
    Du trittst zur Seite. Der Knüppel, der dir galt, zerschlägt die Pumpe, und du bist weg.
event-y19-other-fail-1 = Es gab einen vierten, hinter dir. Sie stellen dir den Reifen in Rechnung.

# Y20
event-y20 = Zweiter Sonnenaufgang
event-y20-misty_hill =
    Die Sonne ist seit einer Stunde da, als sie noch einmal aufgeht, im Westen, kleiner. In ihrer Hitze
    spannt dir das Gesicht. Die Lerchen fangen ihren Morgen von vorn an. Jede Birke hat jetzt zwei
    Schatten, und auf dem Gipfel, wo sich alle kreuzen, raucht der Rasen ohne Flamme.
event-y20-misty_hill-pick-1 = Hinaufsteigen, wo die Schatten sich kreuzen.
event-y20-misty_hill-pass-1 =
    Du trittst nur auf deinen ersten Schatten, bis ganz nach oben, und nimmst, was dort raucht.
event-y20-misty_hill-fail-1 =
    Auf halbem Weg gibt es dich doppelt. Ein Teil kehrt um, und du kannst nicht sagen, welcher.
event-y20-white_lake =
    Vor der Dämmerung leuchtet der See von unten auf, und für eine Zigarettenlänge ist es Tag. Die Hocker
    der Angler werfen ihre Schatten nach oben in den Dunst. Als es verblasst, hast du Sonnenbrand bis zu
    den Manschetten, und vor dem Steg leuchtet etwas weiter, nicht größer als ein Brot.
event-y20-white_lake-pick-1 = Den Ködereimer nehmen und hineinwaten.
event-y20-white_lake-pass-1 = Du gehst dort herum, wo das Kraut noch grün ist, und schöpfst.
event-y20-white_lake-fail-1 =
    Wasser bricht das Licht; das hast du vergessen. Es lag die ganze Zeit an deinem Bein.
event-y20-other =
    In deinem Rücken kräht ein Hahn, und auch das Licht kommt von dort, obwohl da Norden ist. Es ist
    angenehm, eine offene Ofentür. Vom Zaun dampft der Tau. An einem Nagel hängt rußgeschwärztes Glas, mit
    einem Pappschild: „Nicht länger als ein Gebet.“
event-y20-other-pass-1 = Du wärmst dir den Rücken ein Vaterunser lang und gehst ausgeruht in den Schatten.
event-y20-other-fail-1 = Du verstehst es als Litanei. Mittags schält sich dir die Haut im Nacken.

# Y21
event-y21 = Fahrende Quartiermeisterin
event-y21-good =
    Fähnrich Halyna Moros reist mit einem Maultier und einem Kontobuch, beide gut gebürstet. Sie hat von
    dir gehört und rollt die bessere Plane aus. „Preise wie im Gasthof. Und leer deinen Rucksack aus, ich
    nehm, was du nicht willst. Das Tier langweilt sich.“
event-y21-neutral =
    Das Maultier steht quer, bis du anhältst. Halyna Moros mustert deine Stiefel und stellt dann ihre Ware
    auf, die Etiketten zu dir, wie ein Schaufenster. „Verkaufen tu ich an jeden“, sagt sie. „Kaufen tu ich
    von Leuten, die ich kenne.“ Die Preise hat sie dem Maultier auf die Scheuklappen gekreidet.
event-y21-bad =
    Halyna Moros erkennt dich von Weitem und rollt schon die Plane ein, das teure Ende zuerst. Ihr Treiber
    stellt die Suppe ab, deckt sie mit einem Teller zu und nimmt einen Gabelstiel. Inzwischen ist alles
    auf dem Maultier, bis auf ein Bündel.
event-y21-bad-pass-1 = Du bist einen Schritt vor ihm bei dem Bündel. Das Maultier dreht sich nicht einmal um.
event-y21-bad-fail-1 = Mit diesem Stiel hat er Stiere getrieben. Dich treibt er bis zum Graben.

# Y22
event-y22 = Blutgeld
event-y22-good =
    Die Schewtschuks regeln einen Todesfall, an einer langen Tafel quer über der Straße; die Mütze des
    Toten liegt auf seinem Teller. Du musst dich setzen, weil hier keiner etwas gegen dich hat, und
    solange ein Gast am Tisch sitzt, schießt niemand. Der Borschtsch ist kalt, und es gibt reichlich.
event-y22-neutral =
    Zwei Familien im Sonntagsmantel gehen die Straße entlang, auf jeder Seite eine, im Gleichschritt. Ein
    Priester trägt einen Umschlag von links nach rechts hinüber. Als er genau in der Mitte ist, kommst du
    aus dem Gebüsch, und rechts fährt eine Hand in einen Mantel.
event-y22-neutral-pass-1 =
    Du liegst mit dem Gesicht im Dreck, bevor es knallt. Der Priester steigt über dich und gibt seinen
    Umschlag ab.
event-y22-neutral-fail-1 = Sie entschuldigen sich sofort. Die Schrotkörner in deinem Arm galten einem Onkel.
event-y22-bad =
    Die Witwe hat ihren eigenen Stuhl dabei. Sie stellt ihn mitten auf den Weg, setzt sich und stellt sich
    ein Foto aufs Knie, so dass es dich ansieht. Hinter ihr warten die Schwäger mit Spaten. „Zahl“, sagt
    sie, „oder sieh ihn an, während sie arbeiten.“
event-y22-bad-pick-1 = Ihr die Scheine in den Schoß zählen.
event-y22-bad-pick-2 = „Dann seh ich ihn an.“

# Y23
event-y23 = Der Kurier zahlt
event-y23-good =
    Ein Moped holt dich ein, die Fahrerin hat die Brille voller Mücken. Seit dem Steinbruch trägt sie dir
    diesen Umschlag nach. Jemand, dessen Brief du im Frühling mitgenommen hast, hat eine Kuh verkauft.
    „Zähl nach“, sagt sie. „Sie haben gesagt, du tust es nicht. Tu’s trotzdem.“
event-y23-neutral =
    Der Kurier hat sich den Fuß verstaucht und einen Sack Saatkartoffeln für den nächsten Posten. Der
    liegt auf deinem Weg. Er zahlt die Hälfte und behält die andere für jemanden, bei dem er sich auf die
    Rückkehr verlassen kann. Im Sack tickt etwas. Ein Wecker, sagt er, und so ist es.
event-y23-bad =
    „Von dir redet man“, sagt der Kurier und bleibt auf dem Fahrrad. Was er dir schuldet, hält er dir in
    einer Wäscheklammer am Ende einer Bohnenstange hin. Die Männer an der Bushaltestelle haben ihre
    Dominosteine hingelegt, um zu sehen, wie du es aufnimmst.
event-y23-bad-pass-1 = Du nimmst es aus der Klammer, dankst ihm und wünschst den Dominospielern guten Abend.
event-y23-bad-fail-1 = Du zerbrichst die Stange. Er erzählt es jedem Posten vor dir, und du nimmst den Umweg.

# Y24
event-y24 = Feldchirurgin
event-y24-good =
    Doktor Iryna Bilyk operiert in einem Pferdeanhänger, ein Laken über der Krippe. Sie ruft dich vor
    einem Feldwebel herein, und als er sich beschwert, bekommt er die Lampe zu halten. Ihre Nadel ist die
    eines Sattlers, gebogen. Beim Nähen fragt sie, was bei dir daheim gerade blüht.
event-y24-neutral =
    Vor dem Pferdeanhänger warten Patienten auf umgedrehten Kisten. Fürs Geld steht ein Gurkenglas da, mit
    einem Schlitz im Deckel. Doktor Bilyk schaut heraus, geht mit den Augen die Reihe durch und sortiert
    sie danach, wie die Leute sitzen. Du rückst eine Kiste vor. Kosten wird es dich den Faden.
event-y24-neutral-pick-1 = „Dann eben Faden. Und was zum Draufbeißen.“
event-y24-bad =
    „Ich weiß, was du getan hast“, sagt Doktor Bilyk, „und ich nähe dich so gerade wie jeden.“ Für die
    anderen gibt es ein Gurkenglas. Dir schiebt sie mit dem Fuß einen Eimer hin und wartet, beide Hände
    erhoben, tropfend von den Ellbogen.
event-y24-bad-pick-1 = Die Scheine in den Eimer fallen lassen und sich hinlegen.

# Y25
event-y25 = Gekreuzte Leitungen
event-y25-good =
    Der Fernmelder der Patrouille hängt oben am Mast und lässt dir den Hörer an der Schnur herunter. Zwei
    Gespräche sind in einen Draht geraten: ein Koch, der Kohl bestellt, und darunter ein Mann, der
    geduldig einen Weg erklärt. „Am blauen Tor links“, sagt er. Das Tor ist auf der anderen Straßenseite.
event-y25-good-pass-1 =
    Du gehst seiner Stimme nach, Zaun um Zaun. Was er gemeint hat, liegt hinter dem letzten.
event-y25-good-fail-1 =
    Du biegst ab, wo der Koch seine Kohlköpfe hinhaben wollte. Das Gras dort ist silbern und heiß.
event-y25-neutral =
    Zwei Spuren aus Stofffetzen kreuzen sich hier. Die einen sind in Kniehöhe gebunden, die anderen so
    hoch, wie ein Arm reicht, und alle stammen aus demselben geblümten Kleid. Jede sollte jemanden an
    denselben Ort bringen. Nur eine sollte ihn auch zurückbringen.
event-y25-neutral-pass-1 =
    Die tiefen Knoten sind sauber, ohne Hast gebunden. Sie enden bei einem Schimmer unter einer Wurzel.
event-y25-neutral-fail-1 = Die hohen Fetzen führen dich durch eine Senke, in der die Nesseln weiß wachsen.
event-y25-bad =
    Jemand hat an deiner Stelle geantwortet. An der Kreuzung hängen Lampen in den Büschen und geben das
    Zeichen, das du selbst benutzt, in deinem Rhythmus. Unter der letzten sitzt ein Mann in Hemdsärmeln.
    Er will ein Stück von dem, was du erlegt hast, und hält den Preis in der geschlossenen Faust. Er
    blinzelt nicht.
event-y25-bad-pick-1 = Ihm deine Beute in den Schoß legen und die Hand aufhalten.
event-y25-bad-pick-2 = „Das ist mein Zeichen.“ Die Lampen löschen, eine nach der anderen.
