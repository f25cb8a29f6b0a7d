# The days of the siege: events, exploration, nights, the morning after.
# { $them } is the name of a person of the group, { $place_locative } where it happens.

## Events and chapters

script-1380 = Wessen Haus es war
script-1380-first =
    Dieses Tagebuch fingen wir in einem fremden Taschenkalender an. Er war bis zum dritten Mai benutzt, für Zahnärzte
    und Geburtstage, danach waren die Seiten leer. Keiner von uns kannte die anderen länger als eine Woche. Wir waren in
    derselben Nacht von verschiedenen Seiten ins Haus gekommen, durch ein Loch, durch ein Fenster und durch die Tür, und
    jeder hatte die Übrigen für die Besitzer gehalten und sich entschuldigt.
script-1380-second =
    Am Morgen gingen wir es zusammen ab. Eine Granate hatte drei Stockwerke durchschlagen, Loch genau über Loch, und vom
    Keller aus sah man auf dem Dachboden einen Lampenschirm, der sich drehte. An der Küchenwand hing der Kalender eines
    Samenhändlers. Wir einigten uns auf zwei Regeln, bevor wir uns auf irgendetwas anderes einigten. Einer bleibt immer
    auf. Und wer hinausgeht, sagt, wohin. Was den Taschenkalender anging, so sollten nur Tage eine Seite bekommen, an
    denen etwas geschah; die wollten wir nummerieren und die anderen vorbeigehen lassen. Dann fand einer von uns einen
    Nagel und hängte ihn an seiner Schnur auf, neben die Samen.

script-1381 = Die Gasmänner
script-1381-fell =
    Es dauerte vierzig Minuten und hörte mittendrin auf, wie jemand, der ans Telefon gerufen wird. Als sich der Staub
    gelegt hatte, fehlte dem Haus gegenüber die Vorderseite. Man sah alles: ein Klavier, ein gemachtes Bett, einen
    Mantel am Haken im dritten Stock, der hin und her schwang. Unter dem, was die Treppe gewesen war, klopfte jemand.
    Immer dreimal. So klopfen die Gasmänner ans Rohr, { $present ->
        [one] fiel uns ein, um herauszufinden
       *[other] sagte einer von uns, um herauszufinden
    }, ob am anderen Ende jemand ist.
script-1381-ask-dig = „Der weiß, was er tut. Holt das Brecheisen.“
script-1381-ask-inside = „Die fangen immer noch mal an. Zähl bis tausend, bevor du auch nur hinaussiehst.“
script-1381-bath =
    { $them } ging voran. Sie saßen in einer Badewanne, zwei Männer vom Gaswerk mit Mützen, eine Tür obendrauf; sie
    hatten gerade den Zähler abgelesen, als es losging. Dass man sie in einer Wanne gefunden hatte, war ihnen peinlich.
    Der eine wollte nicht fort, bevor er den Stand eingetragen hatte. Wir bekamen die Tür und was sonst noch aus Holz
    war, und an der Ecke drehten sich die beiden um und tippten sich vor dem Haus an die Mütze.
script-1381-knocking =
    Bei sechshundert ging es wirklich noch einmal los, wir hatten also recht. Es dauerte bis Mittag. In den Pausen
    horchten wir, und es klopfte, und später war da nur noch der Mantel. Sooft wir hinübersahen, schwang er noch. Am
    Nachmittag kamen vom anderen Ende Leute mit Schaufeln, wir gingen hinüber und halfen, und niemand dort fragte, wo
    wir gewesen waren.

script-1382 = Der Käfer
script-1382-ice =
    Die Tinte ist eingefroren, also ist das hier mit Bleistift. Auch die Tür war im Rahmen festgefroren und musste mit
    der flachen Pfanne überredet werden. Innen an den Scheiben wuchsen Eisfarne mit unserem Atem darin, und wer der Wand
    am nächsten geschlafen hatte, ließ ein paar Haare daran. In der Regentonne stand ein klarer Block mit einem Blatt in
    der Mitte, und auf dem Blatt saß ein Käfer. { $present ->
        [one] Wir gingen noch einmal hinaus und sahen uns den Käfer an.
       *[other] Wir gingen alle hinaus und sahen uns den Käfer an.
    } Dann überlegten wir, was noch da war, das brannte.
script-1382-ask-books = „Ofen auf. Alles rein, jetzt. Morgen ist morgen.“
script-1382-ask-together = „Ein Haufen, mitten auf dem Boden. Alle, und alle Decken.“
script-1382-poem =
    Zwei Stunden lang war uns warm. Das war eine große Sache; wir knöpften uns auf. Jede Seite wurde vorgelesen, bevor
    sie hineinkam, der Gerechtigkeit halber, aber bald nur noch die ersten Zeilen und dann nur noch die Seitenzahlen.
    Den Block mit dem Käfer hatten wir zum Spaß neben den Ofen gestellt. Als er geschmolzen war, lag der Käfer in ein
    wenig Wasser auf dem Rücken, und nach einer Weile bewegte er ein Bein.
script-1382-feet =
    { $present ->
        [one] Man staunt, wie viele Decken ein Haus hat. Sie lagen so schwer, dass man sich nur mit ihnen zusammen
            umdrehen konnte, wie eine Seite. Der heiße Ziegel steckte in einem Strumpf, und { $them } schob ihn die
            ganze Nacht vom einen Ende zum anderen und schlief sehr wenig.
       *[other] Man staunt, wie viele Füße es gibt. { $them } musste außen liegen, mit dem Versprechen, später in die
            Mitte zu dürfen, und alle schliefen, bevor es so weit war. Der heiße Ziegel steckte in einem Strumpf und
            wanderte die ganze Nacht von Hand zu Hand durch den Haufen.
    } Am Morgen lagen wir länger, als nötig war, um die Wärme drinzubehalten.

script-1383 = Unter der Treppe
script-1383-pipe =
    Wir hatten gedacht, in den Rohren sei kein Wasser. In einem war welches, unter der Treppe, den ganzen Winter hatte
    es da hinter einem Eispfropfen gestanden, bis der nachgab. Der Keller sang. Es kam als Fächer heraus, dünn wie
    Papier, quer durch den Gang, und durch den Fächer sahen wir unsere Pantoffeln hintereinander zum Abfluss schwimmen.
    Es schmeckte nach Rost und ging in das Loch, einen Eimer pro Minute.
script-1383-ask-plug = „Eine Schelle. Blech, Draht, irgendwas. Leuchtet mir.“
script-1383-ask-catch = „Lasst das Flicken. Stellt alles drunter, was Wasser hält.“
script-1383-sleeve =
    Es brauchte eine Sardinendose, einen Fahrradschlauch und den meisten Draht. Wer es machte, lag mit geschlossenen
    Augen darunter und suchte mit den Fingern. Als vom Fächer noch ein Faden übrig war, stellten wir einen Krug unter
    den Faden, und von da an füllte er uns Krüge, Tropfen für Tropfen, den ganzen Tag. Wir hörten es nicht mehr.
    Besucher fragten immer.
script-1383-pans =
    Wir reichten Töpfe hinauf. Es war so kalt, dass es brannte, und { $them } am anderen Ende stand eine Stunde bis zur
    Hüfte darin und wurde danach drei Tage lang nicht mehr warm. Im letzten Topf war ein Fisch. Er war so lang wie eine
    Nadel und durchsichtig, und niemand konnte uns sagen, wie er am Wasserwerk vorbeigekommen war. Wir kippten ihn in
    den Abfluss, in die Richtung, in die er unterwegs gewesen war.

script-1384 = Taschentücher
script-1384-line =
    Quer über die Straße, vom blauen Tor zum Eckhaus, ging eine Wäscheleine, und an diesem Morgen hingen nur
    Taschentücher daran. Am blauen Tor gab es kaum noch jemanden, der stehen konnte. Jemand kam dort ans Fenster, zog
    die Leine um ein Taschentuch weiter und ging wieder. Es war wohl, um etwas getan zu haben. Im Lauf des Tages zählten
    wir vier verschiedene Hände, dann drei.
script-1384-ask-broth = „Kocht auf, was wir haben, und schickt es mit der Leine hinüber.“
script-1384-ask-shut = „Tür zu. Keiner rein, keiner raus, und Essig auf die Klinke.“
script-1384-string =
    Die Kanne fuhr hinüber, an jeder Seite eine Klammer. Eine Zeit lang hing sie in der Mitte über der Straße, weil die
    Rolle klemmte, und dampfte. Dann kam eine Hand. Nach einer Stunde fuhr sie zurück, sie hatten sie ausgespült und
    einen Zettel hineingelegt: „Zu viel Salz. Gott segne euch.“ { $present ->
        [one] Wir waren fast gekränkt.
       *[other] Einer von uns war fast gekränkt.
    } Am Tag darauf hingen Hemden an der Leine.
script-1384-vinegar =
    Wir hatten eine Tasse Essig und brauchten die Hälfte. Nach Einbruch der Dunkelheit bewegte sich die Leine nicht
    mehr. In der Nacht fror es, und am Morgen standen alle Taschentücher steif zur Seite, obwohl kein Wind ging. Wir
    blieben gesund. Das ist eine Tatsache, wir blieben gesund, und sie gehört hierher wie alles andere.

script-1385 = Hinter der Mehltruhe
script-1385-cat =
    Sie kamen nachts durch den Abfluss, und es wäre schlimmer ausgegangen, wenn die graue Katze nicht zu Hause gewesen
    wäre. Sie kämpfte unter dem Regal bis zum Morgen. Wir lagen mit angezogenen Füßen da und hörten ihr bei der Arbeit
    zu. An das Essen waren sie trotzdem gekommen. Aber beim Frühstück saß die Katze auf der Mehltruhe, ein Ohr in zwei
    Hälften, und ließ sich bewundern, und eine ihrer Beuten war keine Ratte: ein Kaninchen, weiß Gott wessen, am Genick
    durch ein Loch gezerrt, das nicht halb so groß war. Die Katze hatte es auf den überzähligen Teller gelegt.

script-1386 = Zähne
script-1386-gnaw =
    Von einer Dose hatten sie das Etikett gefressen, bevor sie merkten, dass sie die Dose nicht fressen konnten. Sie
    hatten eine Kerze gefressen und die Ecke eines Fotos und ein Seil bis zum zweiten Knoten. Im Mehl war der Abdruck
    eines Bauchs. Am meisten erschreckte uns die Seife, die war zu einem kleinen Boot genagt, ganz symmetrisch. Die
    Wache hatte alles gehört und es für das Haus gehalten.
script-1386-ask-tin = „Den Schrank mit Blech ausschlagen. Den Boden auch. Heute noch.“
script-1386-ask-hunt = „Gebt mir den Stock und die Lampe, und ihr geht alle schlafen.“
script-1386-lid =
    Wir schnitten das Ofenrohr vom Dachboden auf und nagelten es ringsherum fest, die blanke Seite nach innen. In der
    Nacht hörten wir sie kommen und probieren, es klang wie Regen auf einer Windschutzscheibe. Dann hielten sie hinter
    der Fußleiste eine Art Besprechung ab und gingen nach nebenan. Die Seife benutzten wir weiter. Sie lag sehr gut in
    der Hand.
script-1386-stick =
    { $them } saß bis fünf auf einem umgedrehten Eimer. { $present ->
        [one] Neunmal nickten wir ein, und neunmal quiekte es.
       *[other] Wir anderen wurden neunmal geweckt.
    } Was wir am Morgen hatten, waren keine Ratten; eine hatte es von irgendwo angeschleppt, einen ganzen Zipfel
    Räucherwurst, und war damit im Loch stecken geblieben. Wem er fehlte, wussten wir nicht. Wir wuschen ihn zweimal.

script-1387 = Die Kapelle an der Ecke
script-1387-stalls =
    Einen Morgen lang schoss niemand, und nach einer Stunde gab es einen Markt. Die Leute hatten die Sachen auf
    Bügelbrettern ausgelegt. Ein Mann verkaufte einzelne Stiefel, die linken auf der einen Seite, die rechten auf der
    anderen, und ab und zu fand ein Paar zusammen, und es gab Beifall. An der Pumpe saß ein Mädchen mit einer Reihe
    zugebundener Beutel. Sie wisse nicht, was darin sei, sagte sie, sie habe ihrem Bruder versprochen, nicht
    hineinzusehen. Ein Ding gegen einen Beutel. Mehr war von seinem Stand nicht übrig.
script-1387-ask-swap = „Einen, na gut. Den schweren, nein, den anderen.“
script-1387-ask-look = „Keine Beutel. Aber gehen wir einmal in der Sonne auf und ab.“
script-1387-bag_a =
    In unserem waren Knöpfe, gut ein Pfund, und ganz unten das Werk eines Weckers. { $present ->
        [one] Man hatte uns hereingelegt, und dann fiel uns ein, dass das Mädchen uns gewarnt hatte.
       *[other] Man habe uns hereingelegt, fand einer von uns, und ein anderer wies darauf hin, dass das Mädchen uns
            gewarnt hatte.
    } Die Knöpfe sortierten sich im Lauf des Tages nach der Größe, auf dem Tisch, unter allen Händen. Das Uhrwerk
    konnten wir brauchen.
script-1387-bag_b =
    Es war Sand, und wir wollten uns schon beschweren, da stieß ein Finger auf etwas: Möhren, eingelegt, wie man sie für
    den Winter einlegt, von jemandem, der etwas von Möhren verstand. Viele waren es nicht. Den Sand brachten wir dem
    Mädchen zurück, damit sie ihn wieder verwenden konnte, und sie bedankte sich und fragte endlich, was es gewesen war.
script-1387-bag_c =
    Ein Hals sah heraus, als wir die Schnur abhatten. Es war eine Gitarre, auf die jemand getreten war, und das Loch war
    mit einer Karte der Küste geflickt. Drei Saiten waren noch drauf. { $present ->
        [one] Den ganzen Heimweg trugen wir sie
       *[other] Den ganzen Heimweg trug einer von uns sie
    } am Bauch, in beiden Armen, den Kopf über der Schulter, und die Leute traten zur Seite wie vor einem Säugling.
script-1387-sun =
    An der Mauer der Bank war es fast warm. Wir gingen auf und wieder ab und wurden gegrüßt. Vor uns ging ein Paar Arm
    in Arm, einen Topf zwischen sich, und man hörte, worüber sie sprachen: ob man das Wohnzimmer grün streichen solle.
    Um elf fiel ein einzelner Schuss, weit weg, aus Gewohnheit. Nach einer Minute war auf dem Platz nichts mehr außer
    Bügelbrettern.

script-1388 = Ein Streit um eine Trommel
script-1388-drum =
    Sie schossen die ganze Nacht in gleichen Abständen. Es war nicht nah. Nur kam nach jedem Schuss eine Pause, gerade
    lang genug, um darin einzuschlafen, und dann summten die Fenster auf einem tiefen F. Dass es ein F war, wissen wir,
    weil sich um halb vier zwei darüber stritten, die sich bis dahin gut verstanden hatten. Um vier wurde der Dritte von
    uns um ein Urteil gebeten. Um fünf sprach niemand mehr mit irgendwem, und es war noch immer ein F.
script-1388-ask-sing = „Dann nutzen wir es doch. Wer kann etwas in F?“
script-1388-ask-wax = „Tauscht drüben ihr Wachs ein. Mir egal, was es kostet.“
script-1388-chorus =
    Es stellte sich heraus, dass es ein Erntelied gibt, das von vorn bis hinten auf einem Basston bleibt; man hätte es
    für Artillerie schreiben können. Wir warteten auf den Schlag und setzten auf den Schlag ein. Nebenan nahmen sie es
    auf. Bei der vierten Strophe wurde schon auf der anderen Straßenseite gesungen, nicht im Takt, im Dunkeln, und wir
    lagen auf dem Rücken und dichteten weitere Strophen, bis es hell war und das Ding aufhörte und wir noch ein Stück
    allein weitersangen.
script-1388-slept =
    Es war Kirchenwachs, weich und braun, und wenn man es in den Ohren hatte, war die Welt weit weg und das eigene Herz
    sehr groß. Wir schliefen. Beim Aufwachen sahen wir, dass der Putz auf die Betten gefallen war und dass jemand in der
    Nacht aufgestanden war und jeden von uns mit Zeitung zugedeckt hatte, am Hals eingesteckt.

script-1389 = Mit blauem Band
script-1389-parcel =
    Das Paket war an die Familie Ilić adressiert, dritter Stock. Einen dritten Stock gibt es nicht. Gepackt hatten es im
    Ausland Leute, die nachgedacht hatten: Die Dose war in ein Handtuch gewickelt, der Verband steckte in einem
    Topfdeckel, und ein Kind hatte auf dem Einlegepapier die eigene Hand nachgezogen, um sie mitzuschicken. Obenauf lag
    ein Brief in einem Umschlag mit blauem Band. Der Mann, der es auf seinem Handkarren gebracht hatte, sagte, Ilić sei
    nicht zu finden, und ihm sei es gleich, wer unterschreibe.
script-1389-ask-find = „Irgendwer muss wissen, wo die Ilićs hin sind. Fragen wir erst die Straße ab.“
script-1389-ask-keep = „Wir wohnen auf dem, was von ihrer Treppe übrig ist. Unterschreib.“
script-1389-third =
    Sie waren im Keller der Bank. Es waren nur noch sie und eine Tante. Davon, alles zu behalten, wollten sie nichts
    hören. Wir hätten uns die Mühe gemacht, sagten sie, und die Tante teilte es auf dem Topfdeckel auf, und so brachten
    wir, eins zum anderen, fast so viel heim, wie wir hingetragen hatten. Frau Ilić behielt das Einlegepapier. Während
    wir redeten, hatte sie ihre Hand auf die Hand gelegt, sie war ein gutes Stück größer, und die Finger gespreizt, bis
    sie ganz bedeckt war.
script-1389-letter =
    Den Brief ließen wir zu. Er stand auf dem Regal, an der Wand, solange der Kaffee reichte. Der Kaffee war
    ausgezeichnet. Dann machte ihn doch jemand auf, um zu sehen, ob vielleicht eine Adresse darin war, an die man
    schreiben konnte, und es war eine darin. „Wir wissen nicht, ob ihr die bekommt“, hieß es. „Wir tun jedes Mal
    dasselbe hinein, damit ihr merkt, wenn etwas fehlt.“

script-1390 = Vom Glockenturm
script-1390-tower =
    Im Glockenturm war jemand. Er fing mit einem Blumentopf in unserem zweiten Stock an, dann kam der daneben, von links
    nach rechts, wie man liest. Als die Töpfe fertig waren, nahm er die Buchstaben am Laden gegenüber: Er ließ BÄCKERE
    stehen, holte das I herunter und fing mit dem nächsten Wort an. Wir hatten Zeit, zu sehen, wie er arbeitete. Er
    schien auf niemanden wütend zu sein. Gegen zehn kam eine alte Frau mit ihrem Einkaufsnetz um die Ecke, die niemand
    hatte warnen können, und er ließ sie vorbei.
script-1390-ask-sheet = „Laken. An einer Leine quer über die Straße, damit er den Übergang nicht sieht.“
script-1390-ask-floor = „Unter den Fensterbrettern bleiben, den ganzen Tag, und keinen Fuß vor die Tür.“
script-1390-laundry =
    Wir warfen einen Stein mit einer Schnur, und die vom blauen Tor machten sie fest. Die ganze Straße gab etwas: ein
    Tischtuch, zwei Segel von jemandem, der nie erzählt hatte, dass er ein Boot besaß. Den ganzen Tag hing es da und
    blähte sich im Wind, und ab und zu gingen Kugeln hindurch, ganz langsam, wie es aussah, und jede hinterließ einen
    Tupfen Himmel. Dahinter gingen Leute mit Eimern umher und sagten einander guten Morgen.
script-1390-knees =
    Also lebten wir auf der Höhe der Tischbeine. Von dort lernt man ein Haus kennen. An der Unterseite des Fensterbretts
    fanden wir den Preis der Dielen, dazu eine Murmel und eine ganze Reihe Bleistiftstriche mit Daten, wo jemand an
    jedem Geburtstag gemessen worden war, bis neun. An dem Nachmittag kam er bis zum R. Dann war ihm das Licht nicht
    mehr gut genug.

script-1391 = Die Liste wird verlesen
script-1391-voice =
    Das Radio las zwei Stunden lang Namen vor. Es war ein junger Mann, und man merkte, dass man ihm gesagt hatte, er
    solle die Stimme nicht ändern. Nachname, Vorname, Straße. Ab und zu hustete im Raum jemand anders. Beim Buchstaben K
    las er einen, hielt an, bat um Verzeihung und ging zum nächsten; am Ende dann, nach Z, kehrte er zu ihm zurück und
    sagte ihn noch einmal, allein, mit der Straße, und es war nicht dieselbe Stimme.
script-1391-ask-write = „Bleistift. Wer kein Gerät hat, fragt an der Pumpe.“
script-1391-ask-turn = „Dreh auf was anderes. Es muss doch was anderes geben.“
script-1391-pump =
    Das meiste hatten wir, manches nur dem Klang nach. An der Pumpe gab es schon drei andere Listen, von anderen Händen,
    und die Leute gingen von einer zur nächsten und verglichen die Schreibweisen. Ein Mann fragte uns nach einem
    bestimmten Namen; wir hatten ihn, auch mit Straße, aber es war die falsche Straße. Er ließ uns ein zweites Mal
    nachsehen. Dann bedankte er sich und schrieb die falsche Straße sehr deutlich in sein Notizbuch.
script-1391-dial =
    Ein Sender gab die Wasserstände eines Flusses im Norden durch. Da ließen wir es. Er gab sie für vierzehn Orte durch,
    einen nach dem anderen, bis hinunter ans Meer: steigend, steigend, unverändert. Als er fertig war, kannten wir den
    ganzen Fluss. Durch die Wand, von nebenan, hörten wir die Stimme des jungen Mannes; er war noch dabei.

script-1392 = Farbe
script-1392-mark =
    Die ganze Straße entlang waren rote Farbpunkte an den Türpfosten, weit unten, wo ein Hund sein Zeichen hinterlässt.
    Manche Häuser hatten einen Punkt und manche zwei. Unseres hatte drei. Sie klebten noch. Alle waren draußen, rieben
    mit den Ärmeln daran und taten, als suchten sie etwas Heruntergefallenes, und am Eckhaus, das keinen hatte, rieben
    sie auch, damit niemand dachte, sie wüssten, warum.
script-1392-ask-watch = „Heute Nacht bleiben zwei auf, und sie sollen hören, dass es zwei sind.“
script-1392-ask-smear = „Malt drüber. Etwas, das nach Fieber im Haus aussieht.“
script-1392-whistle =
    { $them } nahm den zweiten Stuhl. Es wurde mit Knöpfen Dame gespielt, laut, man knallte sie aufs Brett, und jede
    Viertelstunde ging jemand zur Tür und sagte einem Stefan, er solle das Gewehr weglegen. Es gab kein Gewehr, und es
    gab keinen Stefan. Vielleicht hat es geholfen. Gegen zwei sagte draußen jemand: „Das ist das mit dem Stefan“, und es
    wurde beraten.
script-1392-plague =
    Wir machten aus den drei Punkten ein Kreuz, schrieben TYPHUS darunter und rieben die Schwelle mit dem ein, was da
    war, bis es auf dem Gehsteig nach Krankenhaus roch. { $present ->
        [one] Kamen Schritte, dann husteten wir am Briefschlitz.
       *[other] Kamen Schritte, dann hustete einer von uns am Briefschlitz.
    } Bis zum Abend hatten vier weitere Häuser Typhus. Die Witwe des Doktors kam mit ihrem Stock vorbei, las es und war
    außer sich, bis sie den Schreibfehler sah.

script-1393 = Dachrinnen
script-1393-drip =
    In der Nacht hatten alle Dachrinnen zu reden angefangen. Um neun war die Straße ein Bach, und darauf trieben Sachen,
    die unter dem Schnee gelegen hatten: eine Melone, Spielkarten, das Bein einer Schneiderpuppe, auf dem ein Spatz
    mitfuhr. Es roch so nach Erde, dass die Leute mit offenem Mund an den Fenstern standen. { $present ->
        [one] Es würde wieder frieren, das wussten wir.
       *[other] Es würde wieder frieren, das wussten wir alle.
    } Jemand hatte ein Federbett hinausgehängt, es wurde beschossen, und es blieb, wo es war.
script-1393-ask-wash = „Macht den Kessel heiß. Erst alle Haare und dann alle Hemden.“
script-1393-ask-garden = „Sehen wir nach, was im Hof herausgekommen ist, bevor es wieder zugedeckt ist.“
script-1393-hair =
    { $present ->
        [one] Wir machten es am Zuber, den Kopf über ein Handtuch zurückgelegt, und gossen den Krug blind.
       *[other] Wir machten es gegenseitig, am Zuber, reihum, den Kopf über ein Handtuch zurückgelegt.
    } Das Wasser war erst braun und dann grau, und beim letzten Spülen war es fast klar. { $present ->
        [one] Es war Jahre her, dass uns jemand anders die Haare gewaschen hatte, und dabei blieb es. Danach saßen wir
            auf der Treppe in der Sonne, in einen Vorhang gewickelt, dampften und hatten nichts zu sagen.
       *[other] Bei den meisten von uns war es Jahre her, dass ihnen jemand anders die Haare gewaschen hatte. Danach
            saßen wir auf der Treppe in der Sonne, in Vorhänge gewickelt, der ganze Haufen dampfte, und wir hatten
            nichts zu sagen.
    }
script-1393-glove =
    In unserem Hof gab es ein Beet, das hatten wir nie gewusst; es war mit Flaschen eingefasst, den Hals nach unten.
    Etwas mit starkem Geruch wuchs schon darin. Es gab auch eine kleine Harke, ein Scharnier und einen Handschuh, an den
    Rand gelegt, so wie man ihn hinlegt, wenn man hineingeht, weil es geläutet hat. Im Handschuh war die Erde getrocknet
    und behielt die Form der Finger.

script-1394 = Ein zweiter Kalender
script-1394-page =
    Der Kalender des Samenhändlers war beim letzten Blatt angekommen, mit einem Bild von Lauch. Niemand hatte gedacht,
    dass wir noch einen brauchen würden. Also linierte einer von uns die Rückseite des Lauchs, aus dem Gedächtnis, und
    es gab Streit, wie viele Tage der Monat hat; wir konnten es alle an den Fingerknöcheln abzählen, aber auf drei
    verschiedene Arten. Es war kälter geworden. Der Ofen brauchte am Abend so viel wie früher am Tag, und die Leute an
    der Pumpe sagten nicht mehr „wenn es vorbei ist“. Sie sagten „wenn es warm wird“.
script-1394-fewer =
    In die Kästchen des ersten Blatts hatten wir eingetragen, wer das Wasser holt. Da stand ein Name, jedes dritte
    Kästchen, mit Bleistift, bis zu einem bestimmten Tag. Wer von uns das neue Blatt linierte, hatte das Wasser ohne ihn
    aufgeteilt, dann alles ausradiert und die Spalte leer gelassen. Wir waren uns einig, ohne darüber zu reden. Sie kam
    an die Reihe, und jemand ging.
script-1394-count =
    Dann machten wir etwas, das ein wenig kindisch war. Jeder von uns schrieb auf einen Zettel, wie viele Kästchen es
    bis zum Ende noch sein würden, faltete ihn und legte ihn in die Zuckerdose. Wer am nächsten lag, sollte das erste
    richtige Bad bekommen. Der Deckel wurde mit Kerzenwachs verklebt, und die Dose kam auf den Schrank. Den Rest des
    Tages liefen alle mit einer Miene herum, als wüssten sie etwas.

script-1395 = Kleinere Schrift
script-1395-page =
    Vom Essen sprach keiner mehr. In den ersten Wochen hatten wir von nichts anderem gesprochen, ganze Menüs, mit den
    Soßen; dann war es nur noch Brot; und wenn jetzt jemand anfing, sahen die anderen auf den Boden. Der Fluss war von
    Ufer zu Ufer zugefroren. Nachts schossen beide Seiten am Eis entlang, damit niemand darauf ging, und am Morgen war
    es voller Sterne. Der Taschenkalender hatte noch vierzig leere Seiten. Wir fingen an, kleiner zu schreiben.
script-1395-looks =
    An der Pumpe zog heute früh eine Frau ihr Kind auf die andere Seite, als wir uns anstellten. Es kann wegen des
    Windes gewesen sein. Niemand hatte je ein Wort zu uns gesagt über das, was wir heimbrachten, und von wem. Aber sie
    kannten die Taschen. { $present ->
        [one] Wir gingen von da an sehr früh hin, bevor es hell wurde, und sagten uns, es sei wegen des Eises.
       *[other] Einer von uns ging von da an sehr früh hin, bevor es hell wurde, und sagte, es sei wegen des Eises.
    }
script-1395-knock =
    Heute früh lag ein Päckchen auf der Schwelle, in einem Stück Wachstuch. Es stand kein Name darauf. Ein paar Scheite,
    eine Steckrübe, halbiert, damit man sah, dass sie gesund war. Wir dachten an alle, von denen es sein konnte, und
    stellten überrascht fest, dass es eine ganze Reihe waren. Am Ende gaben wir das Raten auf und sagten einfach zu
    jedem mit einer gewissen Betonung guten Morgen.
script-1395-plain =
    Unsere Tür hatte inzwischen ein gutes Schloss und einen Balken. Die Häuser ringsum kannten wir an ihrem Rauch: wer
    welchen hatte, um welche Zeit und in welcher Farbe. Sie mussten unseren kennen. { $present ->
        [one] Heute fiel uns auf
       *[other] Heute fiel einem von uns auf
    }, dass wir in der ganzen Zeit nicht erfahren hatten, wie die Leute am blauen Tor heißen. Wir hatten sie jeden Tag
    gesehen. Wir hatten immer gedacht, es werde sich schon ergeben.

script-1396 = Flugblätter
script-1396-leaflet =
    Ein Flugzeug warf Flugblätter ab. Sie waren falsch gefaltet und kamen in Packen herunter, einer ging durch ein
    Dachfenster und erschlug eine Gans. Man gebe uns Zeit bis zum Einbruch der Nacht, stand darauf; Zeit wozu, stand
    nicht darauf. Die zweite Hälfte fehlte. In der ganzen Stadt suchten Leute nach der zweiten Hälfte. Gegen Mittag
    fingen die Geschütze an, von den Hügeln, von beiden, und nicht wie sonst, eins nach dem anderen, wie Leute im
    Gespräch. Sie redeten alle auf einmal.
script-1396-ask-cellar = „Runter. Hängt die Türen aus und macht ein Dach daraus, über die Betten.“
script-1396-ask-stay = „Wir haben dieses Haus noch keinem überlassen. Auf die Treppe.“
script-1396-lamp =
    Mit fünf Türen über uns und der Matratze darüber war es, als säßen wir in einem Möbelstück. Jemand hatte den
    Kalender mitgebracht und aufgehängt. Die vom blauen Tor waren da, sie hatten keinen eigenen Keller, und so erfuhren
    wir endlich, wie sie hießen: Marinko. Es war ein gewöhnlicher Name. Jedes Mal, wenn eine große kam, sagte die
    Jüngste von ihnen „Daneben“ ins Dunkle, und der ganze Keller sagte es ihr nach.
script-1396-stairs =
    Wir saßen auf der Treppe, { $present ->
        [one] auf der dritten Stufe von der Haustür, was wir hatten, quer über den Knien. Es war eine seltsame Art,
            einen Tag zu verbringen; man sah nur die Tür.
       *[other] jeder auf einer Stufe, von der Haustür an aufwärts, mit dem, was er hatte. Es war eine seltsame Art,
            einen Tag zu verbringen; man sah nur einen einzigen Nacken.
    } Am Absatz war ein Loch in der Wand, und durch das Loch sahen wir Männer von links nach rechts laufen und nach
    einer Weile von rechts nach links. Herein sahen sie nicht. Gegen sechs wehte ein Flugblatt durch das Loch. Es war
    die zweite Hälfte, und sie war eine Reklame für die erste.

script-1397 = Nach Gefühl
script-1397-dark =
    Strom gab es seit Langem nicht mehr, darum wunderte es uns, dass noch etwas ausgehen konnte. Aber ein wenig Licht
    musste da gewesen sein, vom Kraftwerk, von der Kaserne, irgendein Schein unter den Wolken; denn in dieser Nacht war
    keins, man hob die Hand, und da war nichts. Auch auf den Hügeln war es dunkel. Die ganze Nacht fiel kein Schuss, auf
    keiner Seite. Irgendwo in Richtung Platz, sehr weit weg, rief jemand einen Namen. Dann riefen andere. Es ging durch
    die ganze Stadt, Leute riefen, um herauszufinden, wer da war.
script-1397-ask-candle = „Macht eine Lampe, woraus auch immer, und stellt sie ins Fenster.“
script-1397-ask-talk = „Lasst es dunkel. Da sieht keiner, wer weint. Redet.“
script-1397-window =
    Es war eine Sardinendose mit einem Schnürsenkel, und man glaubt nicht, wie viel das ist. Sie stand auf dem Sims, für
    alle zu sehen, was Wahnsinn war. Eine Minute später war ein Licht am blauen Tor, und dann an Stellen, von denen wir
    nicht gewusst hatten, dass dort jemand wohnte, hoch oben, tief unten, bis zum Fluss. Niemand schoss darauf. Wir
    ließen sie brennen, bis die Dose trocken war, und suchten die Form der Straßen.
script-1397-colours =
    { $present ->
        [one] Also sagten wir laut, was in einem Zimmer war, in dem wir einmal gewohnt hatten, von der Tür an nach
            links, und dann im nächsten. Es dauerte bis zum Morgen. Es gab grüne Kacheln und eine Uhr mit einem Hirsch.
            Wo wir stockten, fragten wir: Und unter dem Fenster? Wären wir je dort hingekommen, wir hätten den
            Lichtschalter gefunden.
       *[other] Also gingen wir reihum, und jeder musste sagen, was in einem Zimmer war, in dem er einmal gewohnt hatte,
            von der Tür an nach links. Es dauerte bis zum Morgen. Es gab grüne Kacheln und eine Uhr mit einem Hirsch.
            Wenn jemand stockte, fragten die anderen: Und unter dem Fenster? Danach kannten wir diese Zimmer. Wären wir
            je dort hingekommen, wir hätten den Lichtschalter gefunden.
    }

## Fixed days

script-1398 = Der zweite Abend
script-1398-spoons =
    Wir hatten die Löffel des Hauses gefunden, und sie trugen ein Wappen, einen Reiher mit einem Fisch. Es waren elf.
    Jeder nahm einen, drehte ihn um und kam sich schlecht vor. Am zweiten Abend unter Fremden sind die höflichen Fragen
    aufgebraucht, und die nächsten sind zu lang. Wir aßen. Jemand hatte die Angewohnheit, mit dem Löffel an die Zähne zu
    klicken. Jemand anders summte beim Kauen und wusste es nicht. Der Ofen wollte alle neun Minuten etwas haben, und
    fürs Erste sprachen wir darüber.
script-1398-ask-share = „Also gut. Wo war jeder an dem Tag, als es anfing?“
script-1398-ask-quiet = „Essen wir einfach, und dann schlafen. Es kommen noch andere Abende.“
script-1398-stories =
    Einer hatte beim Zahnarzt gesessen, den Mund voll Watte. Ein anderer hatte um einen Parkplatz gestritten und
    gewonnen. Es wurde spät darüber, und wir hätten nicht so viel von der Lampe verbrauchen dürfen. Etwas Wichtiges
    sagte niemand. Aber wer klickte, wurde gefragt, ob das echte Zähne seien, und sie waren nicht echt und wurden zum
    Zeigen herausgenommen; und danach konnte man sagen: Bitte hör auf zu summen.
script-1398-nail =
    Also erzählte keiner etwas, und das war recht erholsam. Bevor die Lampe ausging, suchte sich jeder von uns einen
    Platz an der Wand und schlug einen Nagel darüber ein, für einen Mantel. Wer welchen bekam, darüber wurde nicht
    gesprochen. Wir lagen unter der Reihe von Mänteln und sahen zu ihnen hinauf. Sie wirkten viel mehr wie Leute, die
    sich kennen.

script-1399 = Die siebte Seite
script-1399-week =
    Wir waren bei der siebten Seite. Ein Mann kam mit einer Posttasche die Straße entlang, einer richtigen, und rief zu
    den Fenstern hinauf, er gehe heute Nacht durch den Tunnel und nehme Briefe mit, einen pro Haus, nichts Dickes.
    Bezahlt werden wollte er nicht. Er sei neugierig, sagte er, ob es zu machen sei. Es gab einen Bleistiftstummel und
    die Rückseite einer Samentüte. Darauf war Platz für etwa vierzig Wörter, und wir hatten alle jemanden.
script-1399-ask-letter = „Losen wir. Einer schreibt und grüßt von den anderen.“
script-1399-ask-work = „Er wird damit erschossen, oder er liest sie. Und der Ofen muss geflickt werden.“
script-1399-sealed =
    { $them } zog das lange Streichholz. Wir gingen alle aus dem Zimmer, damit es in Ruhe geschehen konnte, standen auf
    der Treppe und wurden nach einer halben Stunde zum Anhören gerufen. Es waren neunzehn Wörter. Die andere Seite war
    für uns frei geblieben, und wir setzten unsere Namen darauf, untereinander, mit dem Alter. Dann wurde sie angeleckt
    und zugeklebt; sie schmecke nach Radieschen, sagte { $them }. Der Briefträger befühlte sie mit zwei Fingern und fand
    sie dünn genug.
script-1399-swept =
    Wir fegten den Schornstein. Das hätte schon vor Wochen geschehen müssen. Vom Dach aus sah man ihn mit der Tasche von
    Haus zu Haus gehen und wie die Leute gelaufen kamen und dann auf der Straße herumstanden, wenn er weiter war, mit
    hängenden Armen. Was aus dem Schornstein kam, war ein Dohlennest, und es bestand aus Draht und Haarnadeln und
    ungefähr einer halben Jalousie.

script-1400 = Zurück an Absender
script-1400-answer =
    Der Mann mit der Posttasche stand draußen und grinste. Es war zu machen. Hundertsechs Stück hatte er drüben einer
    Dame an einem Schreibtisch gegeben; und weil er für den Rückweg auf die Dunkelheit warten musste, hatte sie ein paar
    Leute angerufen. Er las uns vor, was er notiert hatte. Für { $them } waren es anderthalb Zeilen. „Sagen Sie ihnen,
    der Hund schläft im Bett. Sagen Sie ihnen, wir sagen nicht mehr wenn.“ Zigaretten hatte man ihm auch mitgegeben, und
    er hatte nur ein paar davon geraucht.
script-1400-bag =
    Ein Junge brachte die Tasche oder die Hälfte davon. Sie hatte am Tunnel gelegen. Er ging mit dem herum, was noch zu
    lesen war, weil er lesen konnte, und wollte etwas dafür. Auf unserer Samentüte war ein Stiefelabdruck. Geöffnet war
    sie nicht. { $them } nahm sie und hielt sie ans Fenster, man erkannte die neunzehn Wörter, seitenverkehrt, und legte
    sie dann in die Schublade zu den Löffeln. Wir gaben dem Jungen, was er verlangte. An der Tasche war eine gute
    Schnalle, die ließ er uns.

script-1401 = Endlich Schnee
script-1401-snow =
    Als es hell wurde, gab es keine Straße. Es gab etwas Weißes, ganz Ebenes, von unserer Stufe bis zur Stufe gegenüber,
    und niemand war darauf getreten. Das Autowrack war ein Sofa geworden. Sorgen machte uns etwas anderes: Wer jetzt
    nach Hause kam, schrieb es für alle lesbar hin, wie viele Füße, mit wie viel auf dem Rücken und in welche Tür.
    Jemand war schon vorbeigekommen, auf einem Bein und einer Krücke. Vor jedem Haus war er stehen geblieben.
script-1401-ask-sweep = „Einen Besen. Die ganze Straße kehren, vor jeder Tür, damit unsere nichts besagt.“
script-1401-ask-melt = „Lasst ihn liegen und füllt die Töpfe. So sauber wird er nie wieder.“
script-1401-tracks =
    Es dauerte bis ins volle Tageslicht, rückwärts, mit einem Besen am Gürtel. Am blauen Tor verstanden sie es gleich
    und machten ihren Teil, und weiter hinten nahmen andere es auf. Um sieben war die Straße von einem Ende zum anderen
    gekämmt, im Fischgrätmuster, wie etwas in einem Park. Der Mann am oberen Fenster drüben hatte nichts anzusehen. Er
    schoss ein Loch mitten hinein, klein und blau.
script-1401-pots =
    Aus einem Eimer Schnee wird eine Tasse Wasser. Dass es so wenig ist, hatten wir nicht gewusst. Eine Stunde lang
    trugen wir ihn aus dem Hof herein, der Haufen zischte und sank zusammen, und auf dem Boden jedes Topfs lag etwas:
    eine Feder, Ruß, der Flügel einer Fliege. Es schmeckte flach, wie ein Teller. Im Hof hatten wir ihn bis aufs Gras
    weggenommen, und das lag da, grün und erschrocken.

script-1402 = Anderer Leute Schuhe
script-1402-shoes =
    Inzwischen hatten wir alle Schuhe, die einmal jemand anderem gehört hatten. Es war nach und nach gekommen. An diesem
    Abend, bevor die Aufgaben verteilt wurden, standen sie zum Trocknen am Ofen, und einer von uns, der gedöst hatte,
    fragte, wer all die Leute seien. Da sahen wir sie auch so an. Ein Tanzschuh mit Riemchen. Die Stiefel mit dem Namen
    einer Zeche. Und ein Paar Sandalen, mit Zeitung ausgestopft, für den Sommer.
script-1402-clean =
    Ein Paar war geputzt. Die übrigen waren weiß von Salz, und die hier waren schwarz und glänzten, vorn und hinten, und
    die Schnürsenkel waren gewaschen. Nach einem Kampf waren sie zu uns gekommen. Wir wussten es, und wir wussten, von
    wem. Wer sie trug, hatte einen ganzen Abend daran gerieben und sah nicht auf, als etwas darüber gesagt wurde. In der
    Nacht kamen sie hinaus auf den Treppenabsatz, und am Morgen waren sie wieder hereingeholt, weil es kalt war.
script-1402-soles =
    Im Haus gab es einen Schusterleisten, aus Eisen, und jemand fand Nägel. Also besohlten wir sie, alle, ohne zu
    fragen, wer mit Hinausgehen dran war, mit Filz und einem Stück Linoleum aus dem Gang. Auf der Treppe hörte man den
    Unterschied. Wir gingen alle ein wenig auf und ab, zum Vergnügen. Auf jeder Sohle war jetzt eine kleine braune
    Blume, und wohin wir auch gingen, die ließen wir da.

script-1403 = Die Badeliste
script-1403-bath =
    An der Pumpe hieß es, es sei bald vorbei. Sie sagten es mit gesenkten Augen. Man hatte einen Offizier gesehen, der
    Vorhänge aus seinem Quartier trug, und das sollte etwas bedeuten; in eine Schlacht nimmt man keine Vorhänge mit. Wir
    glaubten an nichts mehr, und an die Vorhänge glaubten wir. { $present ->
        [one] In der Tonne war so viel Wasser, dass wir den Deckel hoben, hineinsahen, ihn zurücklegten und wieder
            hoben.
       *[other] In der Tonne war so viel Wasser, dass einer von uns den Deckel hob, hineinsah, ihn zurücklegte und
            wieder hob.
    } In der Wanne wäre es etwa eine Handbreit.
script-1403-ask-bathe = „Heute Abend. Wir alle, hintereinander, solange es heiß ist.“
script-1403-ask-save = „Wenn es vorbei ist. Keinen Tag früher. Deckel drauf.“
script-1403-lather =
    { $present ->
        [one] Wir stiegen hinein, als es so heiß war, dass man schreien musste, und blieben, bis es etwas wie kalte Soße
            war, und jede Minute davon war die beste. Es gab einen Rest Seife mit einer Rose darauf, wir fuhren zweimal
            damit über die Hände und legten ihn zurück.
       *[other] Die Reihenfolge losten wir aus. Der Erste hatte es so heiß, dass man Geschrei hörte, der Letzte hatte
            etwas wie kalte Soße, und jeder sagte, seins sei das beste gewesen. Es gab einen Rest Seife mit einer Rose
            darauf, und man durfte zweimal damit über die Hände fahren.
    } Danach saßen wir mit rosa Ohren da und hörten die Geschütze, wie man einen Nachbarn Teppiche klopfen hört.
script-1403-list =
    { $present ->
        [one] Wir taten den Deckel drauf, saßen trocken neben der Wanne und setzten eine Liste auf: wie heiß, wie viele
            Minuten, welches Handtuch. Zweimal wurde sie geändert, dann unterschrieben. Sie kam neben den Kalender, das
            Datum offen, und sooft wir vorbeigingen, rückten wir sie gerade.
       *[other] Wir taten den Deckel drauf, saßen trocken um die Wanne und setzten eine Liste auf, wer Erster war,
            Zweiter und so weiter, mit Minuten. Es gab Einwände, sie wurde geändert. Alle unterschrieben. Sie kam neben
            den Kalender, das Datum offen. Wer vorbeiging, rückte sie gerade.
    }

script-1404 = Was in der Teedose war
script-1404-caddy =
    Als das Haus aufgegeben wurde, hatte jemand eine Teedose auf dem Schrank gelassen, und im Lauf des Winters hatte
    jeder von uns irgendwann etwas hineingetan, um es nicht vor Augen zu haben: einen Schlüssel, einen Ring, der jetzt
    zu weit war, gefaltete Zettel. Heute war sie voll. Der Deckel ging nicht mehr zu. Zuoberst lag ein Milchzahn in
    Watte.
script-1404-ask-open = „Kippt sie aus. Sehen wir nach, was wir mit uns herumgetragen haben.“
script-1404-ask-later = „Setz dich auf den Deckel. Heute ist nicht der Tag dafür.“
script-1404-slips =
    Es war ein ganz kleiner Haufen. Wir hatten gedacht, es wäre mehr. Dinge wurden erkannt und zurückgenommen, und
    manche sah man nur an und schob sie ein Stück zur Seite. Ganz unten, aus der Zeit vor uns, war ein Löffel echter
    Kaffee, mit Datum. Der Zahn lag für sich in der Mitte. Er kam als Erstes wieder hinein, dann das andere, Stück für
    Stück, und irgendwie hatte jeder das Ding des Nächsten in der Hand.
script-1404-wax =
    Einer von uns setzte sich wirklich darauf, und sie ging zu. Wir tropften ringsherum Wachs und drückten den Reiher
    von einem der Löffel hinein. Sie kam wieder auf den Schrank. Öffnen müsse sie ein Fremder, fanden wir, einer mit
    einem warmen Zimmer, gutem Licht und einem ganzen Nachmittag.

script-1405 = Die Geschütze sind spät
script-1405-late =
    Sie fingen immer vor neun an. Um halb zehn standen wir in der Küche herum, irgendetwas in der Hand. Es war, wie wenn
    man auf jemanden wartet, der nie zu spät kommt. Vom Fenster sah man Leute in ihren Türen, die ganze Straße entlang,
    sie taten nichts, jeder mit einem Fuß draußen. Ein Hund legte sich mitten auf die Fahrbahn. Dann wurde drei Häuser
    weiter ein Fenster hochgeschoben, ein Mann, den wir noch nie gesehen hatten, lehnte sich heraus und sagte zur ganzen
    Straße, im Ton einer Beschwerde: „Na?“
script-1405-ask-out = „Zehn Schritte. Nur bis zum Hund.“
script-1405-ask-stay = „Das ist eine Falle. Weg von den Scheiben.“
script-1405-kerb =
    Bis zum Hund waren wir gekommen. Es war ein Schuss, ein einziger, und vielleicht galt er niemandem. { $them } setzte
    sich auf den Bordstein, etwas überrascht, und sagte, es sei nichts, und es war nicht ganz nichts. Bis wir drinnen
    waren, hatte es auf den Hügeln angefangen, wie immer, und wir waren fast erleichtert. Der Hund war nicht
    aufgestanden. Er hatte sich nur umgedreht, mit dem Rücken dazu.
script-1405-square =
    Zehn Schritte und dann noch ein paar. Wir gingen bis zum Ende der Straße und sahen um die Ecke, und da war der Platz
    mit seinem ganzen Himmel. Gekehrt hatte dort niemand. Leute gingen in kleinen Kreisen darauf umher, ein paar aus
    jedem Haus, und sahen immerzu nach oben, als hätten sie alle denselben Drachen verloren. Um elf fingen die Geschütze
    an. Alle gingen nach Hause, im Schritt, und manche gaben sich noch die Hand.
script-1405-clock =
    Wir blieben drin. Wir sahen die anderen bis zum Hund gehen und weiter, außer Sicht, und nach einer Stunde mit roten
    Backen zurückkommen. Da hatten die Geschütze schon angefangen. Getroffen war niemand. Sie riefen herüber, wie es auf
    dem Platz war, und wir riefen zurück, das sei sehr dumm gewesen. Das war es auch. { $present ->
        [one] Die ganze Stunde lang hatten wir geschlafen,
       *[other] Die ganze Stunde lang hatte einer von uns geschlafen,
    } auf einem Stuhl, in der Sonne, hinter der Tür.

## Exploration cards

script-1406 = Nähkasten
script-1406-heap =
    Es war jemandes Haufen, nicht bloß Schutt. Wer es auch war, hatte die Ruine zusammengerecht und dann zu sortieren
    angefangen: Nägel in einem Suppenteller, gerade geklopft; Glas nach Farben; Schlüssel; eine Schüssel für Kammzinken.
    Ein Klapphocker stand da, mit einem Kissen. Mitten in den Scharnieren hatte die Arbeit aufgehört. Daneben stand eine
    Tasse, randvoll mit Regen, der zu einer Kuppel gefroren war.
script-1406-ask-sort = „Weiter, wo er aufgehört hat. Bei gutem Licht lohnt es sich.“
script-1406-ask-grab = „Kippt die Teller in den Sack. Wir sind nicht zum Aufräumen hier.“
script-1406-button =
    Wir saßen abwechselnd auf dem Hocker. Es ist eine friedliche Beschäftigung, die Hände finden von selbst heraus, was
    zusammengehört. Am Ende blieb ein Häufchen, das nirgends passte, weder zum Metall noch zum Rest; da sahen wir, dass
    unser Vorgänger auch so eins gehabt hatte, auf einer Untertasse, ein wenig abseits. Wir legten unseres dazu.
script-1406-spilled =
    Die Nägel lärmten wie ein Hagelschauer und lärmten im Sack weiter, bei jedem Schritt. Der Hocker fiel um. Einer von
    uns stellte ihn wieder auf die Beine und legte das Kissen zurück und kam sich dann albern vor. Die Schüssel mit den
    Kammzinken ließen wir stehen.

script-1407 = Die Schublade mit den Briefen
script-1407-desk =
    Im Schreibtisch war eine Schublade, die klemmte, und sie klemmte, weil sie voller Briefe war. Sie waren alle in
    derselben Schrift und fingen alle gleich an: „Mein lieber Donnerstag“. Es müssen tausend gewesen sein. Es ging um
    Frost und um die Ziege eines Nachbarn und darum, wie man eine Tür richtig einhängt, sie zogen sich über Jahre hin,
    und soweit wir mit der Taschenlampe sahen, waren sie alle in diesem Zimmer geschrieben und nie abgeschickt. Es war
    trockenes Papier. Zwei Abende hätte es uns gereicht.
script-1407-ask-burn = „Das ist Wärme. Lesen müssen wir sie ja nicht.“
script-1407-ask-leave = „Schieb die Lade zu. Das geht nur die beiden an.“
script-1407-ribbon =
    Natürlich lasen wir sie; man kann nichts in einen Ofen stecken, ohne zu sehen, was darauf steht. Donnerstag war
    offenbar ein Mensch. Sie hinkte und hatte ein grünes Fahrrad. { $present ->
        [one] Irgendwann am zweiten Abend legten wir das letzte Bündel beiseite, das sollte nicht brennen,
       *[other] Irgendwann am zweiten Abend bat einer von uns, das letzte Bündel nicht zu verbrennen,
    } bis wir wussten, wie es mit der Ziege ausging. Es ging nicht aus. Es brach mit einem Komma ab.
script-1407-slot =
    Sie ging nicht hinein, wie sie gewesen war. Immer war ein Brief zu viel, und wir mussten alle wieder herausnehmen
    und Kante auf Kante hineinlegen, flach, in Schichten. Auf dem obersten stand: „Mein lieber Donnerstag, heute ist
    nichts geschehen, und ich war so froh darüber, dass ich zweimal um den Hof gegangen bin.“ { $present ->
        [one] Das sagten wir auf dem Heimweg vor uns hin, im Takt der Schritte.
       *[other] Das sagte einer von uns auf dem Heimweg den anderen vor, im Takt der Schritte.
    }

script-1408 = Gläser
script-1408-shelf =
    In der Speisekammer hatte jedes Brett eine Spitzenborte, gestärkt, mit ausgestanzten Herzen. Leer geräumt war sie
    lange vor uns. Aber der Letzte war klein gewesen oder müde, denn auf dem obersten Brett, ganz hinten, stand ein Glas
    Bohnen mit Gummiring. { $present ->
        [one] Wir kletterten an den Brettern hinauf wie an einer Leiter.
       *[other] Einer von uns wurde hochgehoben, um es zu holen.
    } Es war sehr schwer, es war kalt und glatt und kam uns so groß vor wie ein Kopf. Wir standen da und sahen es an.
    { $present ->
        [one] Der Mund lief uns voll Wasser.
       *[other] Allen lief der Mund voll Wasser.
    }
script-1408-ask-eat = „Wem es am schlechtesten geht, der isst es hier, im Stehen, jetzt.“
script-1408-ask-carry = „Das kommt nach Hause. Jeder bekommt gleich viel.“
script-1408-spoon =
    Der Ring ging mit einem Schmatzen ab, das man bis in den Hof gehört haben muss. { $present ->
        [one] { $them } aß mit zwei Fingern, im Dunkeln, das Gesicht zur Wand, wie man etwas isst, das man nicht teilen
            wird, und trank hinterher den Saft. Auf dem Heimweg zog das leere Glas an der Tasche. Es war die große weiße
            Sorte gewesen, mit einem Lorbeerblatt.
       *[other] Es ging an { $them }, und Widerspruch gab es keinen, daran sah man, wie die Dinge standen. Gegessen
            wurde mit zwei Fingern, im Dunkeln, während wir anderen aus dem Fenster sahen und uns über die Dachrinnen
            unterhielten. Danach trank { $them } den Saft und sagte dann, was für Bohnen es gewesen waren. Es war so
            genau gesagt, dass jeder ein paar davon gehabt hatte.
    }
script-1408-wrapped =
    Es kam in die Mitte der Tasche, in ein Handtuch, { $present ->
        [one] und mit dieser Tasche gingen wir anders. An jeder Ecke griffen wir hinein und fühlten, wie es ihm ging.
       *[other] und wer die Tasche trug, ging anders. An jeder Ecke fragten die Übrigen, wie es ihm gehe.
    } Wir brachten es heil nach Hause. Auf dem Tisch sah es um einiges kleiner aus, und die Spitzenborte schnitten wir
    zu einem Lampendocht, denn die war mitgekommen, ohne dass es jemand gemerkt hatte, volle zwei Meter, { $present ->
        [one] um unseren Hals
       *[other] um irgendjemandes Hals
    }.

script-1409 = Das dritte Schloss
script-1409-door =
    Drei Schlösser, eins über dem anderen, jedes neuer als das darunter. Die Leute, die hier gewohnt hatten, waren in
    regelmäßigen Abständen ängstlicher geworden. Im Rahmen steckte eine Visitenkarte: UM VIER ZURÜCK. Darunter hatte
    jemand mit Bleistift geantwortet: „Es ist fünf“, und jemand anders, mit einem anderen Bleistift: „Es ist Februar.“
    Das letzte Schloss war zerkratzt. Vor uns hatten es andere versucht, und einer hatte sein Werkzeug stecken lassen,
    kurz abgebrochen.
script-1409-ask-note = „Hol das Stück Stahl da raus. Besseres haben wir nicht.“
script-1409-ask-ear = „Warte. Leg erst das Ohr dran.“
script-1409-wire =
    Es brauchte eine Pinzette und eine Stunde bäuchlings auf der Fußmatte. Endlich kam der Stummel heraus, mit einer
    Feder daran, wunderschön gemacht, aus einer Korsettstange. Ein wenig zugefeilt, und er tat es. Bevor wir
    weitergingen, schrieben wir unter die anderen Bemerkungen, weil es so der Brauch schien, dass wir da gewesen waren.
    Das Datum wusste keiner. Wir schrieben „abends“.
script-1409-canary =
    Da drin war etwas. Es war ein kleines trockenes Geräusch, es kam und ging, und wir hatten fast { $present ->
        [one] alles durch, was es sein konnte, als wir es erkannten
       *[other] alles durch, was es sein konnte, als einer von uns es erkannte
    }: ein Rollo, die Schnur tippte an die Scheibe. Das Fenster stand also offen. Dann war niemand zu Hause, und zwar
    seit Längerem. Wir atmeten aus und machten leiser weiter, als wenn jemand da gewesen wäre.

script-1410 = Unter dem Balken
script-1410-hand =
    Aus dem Schutt sah ein Schuh hervor, und es dauerte eine Weile, bis wir begriffen, dass es nicht nur ein Schuh war.
    Es war ein Frauenschuh, ein Hausschuh mit Bommel. Der Schnee war davon weggeräumt und ein Stück rundherum, erst vor
    Kurzem, und jemand hatte einen Zweig künstlicher Kirschen hingelegt, von einem Hut. Sie mussten jeden Tag gekommen
    sein. Sie hatten keine Schaufel gehabt, das war alles.
script-1410-ask-dig = „Wir holen sie raus. Der Rest hier bleibt für eine andere Nacht.“
script-1410-ask-stones = „Deckt es zu. Ein paar Steine, anständig. Und dann außen herum.“
script-1410-apron =
    Sie lag auf der Seite, wie man zum Schlafen liegt, in einer Schürze, mit einem Nudelholz, und eine Verletzung sahen
    wir nicht. In der Schürzentasche war Mehl, zu Stein geworden. Wir trugen sie hinüber, wo Erde war. Auf den Hügel
    legten wir die Kirschen und den zweiten Schuh, wie ein Schild.
script-1410-cairn =
    Wir schichteten auf, was dalag, halbe Ziegel meistens, und es wurde ein kleiner ordentlicher Haufen mit den Kirschen
    obendrauf. Von Weitem hätte man ihn für etwas gehalten, was Kinder bauen. Die ganze Zeit, während wir arbeiteten,
    stand am oberen Fenster des Nachbarhauses ein Junge. Er rief nicht. Er hatte eine Kohlenschaufel, eine aus Blech,
    zum Spielen, und hielt sie, wie man eine Kerze hält.

script-1411 = Von innen
script-1411-cell =
    Hinter dem Gitter sagte jemand: „Guten Abend.“ Er hatte sich eingeschlossen. Es war einmal eine Bank gewesen oder
    ein Juwelier, und das Gitter ging nur von innen; er habe es ganz bequem, sagte er uns, er habe einen Stuhl.
    Wochenlang hätten Leute daran gerüttelt, um zu ihm hineinzukommen. Den Schlüssel trug er an einer Schnur um den
    Hals. Was er nicht mehr hatte, war etwas zu kauen. Er fragte, ob wir schon oben gewesen seien und ob das mit dem
    Mond stimme.
script-1411-ask-pass = „Was ist mit dem Mond? Hier, strecken Sie die Hand durch.“
script-1411-ask-walk = „Uns ist es lieber, Sie bleiben, wo Sie sind.“
script-1411-drew =
    Es heiße, er sei getroffen. Dass er es nicht war, freute ihn. Kauend zeichnete er uns auf einen Einzahlungsschein
    einen Plan des ganzen Gebäudes, mit allem, was er den Winter über durch die Decke gehört hatte, wo es knarrte, wer
    was getragen hatte und wohin. Es stimmte alles. Zum Abschied fragten wir, ob er nicht herauskommen wolle. Er
    überlegte ernsthaft. „Noch nicht“, sagte er, „aber danke, dass Sie gefragt haben.“
script-1411-bars =
    „Ganz richtig“, sagte er. Aber als wir weiter waren, fing er an, mit einer Münze am Gitter entlangzufahren, hin und
    her, nicht schnell. Er tat es, um etwas zu hören oder um gehört zu werden. Es trug durch das ganze Stockwerk, als
    spielte jemand Waschbrett. Wir beeilten uns. Es hörte erst hinter der zweiten Tür auf, die wir zumachten, und noch
    eine Zeit danach hörten wir es.

script-1412 = Jemand mit einem Stock
script-1412-steps =
    Zwei Füße und etwas Drittes. Es kam über uns den Gang entlang, Schritt, Schritt, tock, dann hielt es, und eine
    Schublade wurde herausgezogen und wieder zugeschoben. Licht gab es keins. Wer es auch war, ging durch die Zimmer im
    Stockdunkeln so schnell, wie man durch die eigene Küche geht. Wir hatten die Taschenlampe ausgemacht. Schritt,
    Schritt, tock. Jetzt war es auf der Treppe, und es summte eine Tonleiter.
script-1412-ask-speak = „Guten Abend. Hier unten sind Leute. Wir tun nichts.“
script-1412-ask-freeze = Keinen Laut. Es vorbeilassen.
script-1412-arm =
    „Ich weiß“, sagte die Stimme. „Ich wollte Ihnen Zeit lassen, sich zu entscheiden.“ Sie war blind, eine
    Klavierstimmerin; die ganze Stadt war für sie { $present ->
        [one] so dunkel geworden wie für uns
       *[other] so dunkel geworden wie für uns alle
    }, und sie kam sehr gut darin zurecht. Zwei von den Männern oben schliefen und einer nicht, sagte sie uns. Kräuter
    sammelte sie nach Geruch, aus fremden Blumenkästen. Sie gab uns welche, fühlte dann jemandes Ärmel entlang und
    sagte, an dem Mantel fehle ein Knopf.
script-1412-bucket =
    Jemand japste, und etwas flog, dem Klang nach ein Eimer, die ganze Treppe hinunter. Dann gingen die Schritte wieder
    hinauf, drei Stufen auf einmal, ohne jeden Stock. Wir hatten jemanden zu Tode erschreckt, der genauso im Dunkeln
    gewesen war wie wir. Der Eimer rollte noch lange auf den Fliesen hin und her. Er war voll Kohlenstaub gewesen. Wir
    atmeten ihn ein, und wir hinterließen schwarze Fußspuren.
script-1412-cramp =
    Es kam herunter, Schritt, Schritt, tock, und ging so dicht an uns vorbei, dass wir Seife rochen. { $them } hatte
    gerade auf einem Bein gestanden und blieb auf einem Bein stehen. Es hielt an. „Wie Sie wollen“, sagte es in den
    Raum, ganz freundlich, und ging zum Hof davon, und die Tonleiter fing bei dem Ton wieder an, bei dem sie liegen
    geblieben war. Dann fiel { $them } seitwärts um, sehr langsam, { $present ->
        [one] in fremde Mäntel
       *[other] in unsere Arme
    }.

script-1413 = Was der Boden wusste
script-1413-floor =
    Die Dielen waren markiert. Auf jeder dritten oder vierten war ein Tupfen Nagellack, und was das hieß, fanden wir
    schnell heraus, denn die erste ohne Tupfen, auf die wir traten, kreischte. Jemand war hier nachts umhergeschlichen,
    auf den roten Tupfen, an jemand anders vorbei. Sie führten aus einem kleinen Schlafzimmer, um das Bett im großen
    herum und bis zur Wohnungstür. Auf einer Diele war statt des Tupfens ein Kreuz, und neben dem Kreuz war der Lack
    verschüttet.
script-1413-ask-lift = „Ein Kreuz ist ein Kreuz. Gib das Eisen her.“
script-1413-ask-edge = „Auf den Tupfen bleiben. Fuß vor Fuß, und kein Wort.“
script-1413-tin =
    Sie kam hoch mit { $present ->
        [one] einem Stöhnen, für das wir uns entschuldigten
       *[other] einem Stöhnen, für das wir uns alle entschuldigten
    }. Im Loch stand eine Keksdose mit dem, was ein Mädchen braucht, das für immer fortwill, und obenauf lag ein
    Fahrplan, fünf Jahre alt. Einen Zug hatte sie unterstrichen. Wir hätten gern gewusst, ob sie ihn erreicht hat. Die
    Dose war noch hier, andererseits war der Lack eine gute Marke, und beim Hinausgehen sahen wir, dass die Türkette
    geölt war.
script-1413-wall =
    Wir gingen auf den Tupfen, und es war wie Tanzen mit jemandem, der es kann. Am Bett kam ein sehr langer Schritt,
    dann zwei ganz kleine und eine Hand am Bettpfosten, wo die Politur ab war. Niemand hörte uns. An der Wohnungstür
    { $present ->
        [one] standen wir auf Zehenspitzen, ohne es zu wollen, und griffen von der Seite nach der Kette, mit zwei
            Fingern, damit sie nicht klirrte.
       *[other] stand, wer voranging, auf Zehenspitzen, ohne es zu wollen, und griff von der Seite nach der Kette, mit
            zwei Fingern, damit sie nicht klirrte.
    }

script-1414 = Ein Zimmer mit Lampe
script-1414-nursery =
    Ein Zimmer hatte man vergessen. Die Fenster hatten Scheiben, es gab einen Teppich; die Tür schloss sich hinter uns
    mit einem Klicken, das wir seit Monaten nicht gehört hatten. Es war so still, dass uns das Blut in den Ohren sang.
    An der Wand war eine Lampe in Form eines Fliegenpilzes. Sie ging natürlich nicht, { $present ->
        [one] aber wir hatten den Schalter gedrückt, und dann drückten wir ihn noch einmal. Wir setzten uns auf den
            Boden. Es war nur, um einen Schuh zu binden.
       *[other] aber einer von uns hatte den Schalter gedrückt, und dann taten es alle, einer nach dem anderen. Jemand
            setzte sich auf den Boden. Es war nur, um einen Schuh zu binden.
    }
script-1414-ask-sit = „Fünf Minuten. Ich passe auf die Tür auf, und du machst die Augen zu.“
script-1414-ask-go_on = „Auf. Wenn wir bleiben, wollen wir nicht mehr weg.“
script-1414-slept =
    { $them } schlief sofort und schlief wie ein Stein im Bach. { $present ->
        [one] Die Tasche saß neben uns an der Wand wie jemand, der nicht als Erster reden will.
       *[other] Wir anderen saßen an der Wand, die Beine ausgestreckt, und redeten nicht.
    } Es wurde um einiges länger als fünf Minuten. Es roch dort nach Bohnerwachs und Birnen. Als wir gehen mussten,
    zogen wir den Teppich gerade, machten die Tür sacht hinter uns zu, bis sie klickte, und prüften von außen die
    Klinke, ob sie auch eingeschnappt war.
script-1414-shade =
    Den Pilz schraubten wir ab. Es war ein Meter gutes Kabel daran und der Schalter. An der Wand blieb ein sauberer
    runder Fleck, aus dem zwei Drähte sahen. Sonst war alles wie vorher, als wir gingen, nur schloss die Tür nicht mehr,
    { $present ->
        [one] denn wir hatten die Falle mitgenommen
       *[other] denn einer von uns hatte die Falle mitgenommen
    }, und vom Gang aus konnte man geradewegs hineinsehen.

script-1415 = Platz für einen
script-1415-niche =
    Hinter der Anrichte war eine Nische, gerade tief genug, um mit dem Gesicht zur Wand darin zu stehen. Sie war
    benutzt. In Höhe des Mundes war der Putz feucht und glatt gewetzt, und daneben hing ein kleines Netz mit zwei
    Zigaretten und ein paar Kaffeebohnen in einem Papier, dazu ein Zettel: „Für den Nächsten. Lass etwas da, wenn du
    kannst. Schwer ist die zweite Stunde.“ Danach kamen andere Handschriften, untereinander. Sie bedankten sich
    meistens. Eine schrieb: „Meine Knie!“
script-1415-ask-add = „Tu etwas rein. Es muss nicht viel sein.“
script-1415-ask-take = „Der Nächste sind wir.“
script-1415-scratched =
    Wir taten es ins Netz und schrieben unsere Zeile. Es war schwer, sich etwas auszudenken. Am Ende wurde es „Hinter
    dem linken Knie ist ein Nagel, Vorsicht“, denn den hatte von den anderen keiner erwähnt. { $present ->
        [one] Wir probierten den Platz einen Augenblick lang aus, die Nase am Putz, und traten ziemlich schnell wieder
            heraus. Er war gut gebaut; wir sagten es laut.
       *[other] Wir probierten den Platz alle aus, reihum, einen Augenblick lang, die Nase am Putz. Jeder trat ziemlich
            schnell wieder heraus und bemerkte, wie gut er gebaut war.
    }
script-1415-empty =
    Es passte in eine Tasche. Das Netz blieb an seinem Haken hängen und sah aus wie etwas, das man am Strand findet. Den
    Zettel rührten wir nicht an. Aber beim nächsten Mal stand ganz am Ende eine Zeile mehr, frischer Bleistift:
    „Entschuldigung“. { $present ->
        [one] Erklären konnten wir uns das nicht: Außer uns ging wohl keiner hin.
       *[other] Keiner von uns gab es zu, und mehr als drei waren wir dort nie.
    }

## Nights, and the morning after

script-1416 = Die erste Wache
script-1416-sounds =
    In der ersten Nacht war alles jemand. Das Haus hatte uns seine Geräusche noch nicht verraten, und es hatte eine
    Menge. Der Balken über der Tür tickte beim Abkühlen. Zwischen eins und zwei kämmte ein Ast die Dachrinne. Es gab
    einen losen Ziegel, der sich im Wind hob und senkte und dabei klang wie ein Mann, der eine Tasse abstellt. Wer in
    der Nacht aufblieb, lernte sie eins nach dem anderen kennen, den Schürhaken erhoben, in Strümpfen, von Tür zu Tür.
script-1416-ask-lamp = „Dreh die Lampe auf. Sie sollen sehen, dass jemand wach ist.“
script-1416-ask-dark = „Kein Licht. Sitz still und lern, was hierhergehört.“
script-1416-moth =
    Mit der Lampe war es besser, man sah, dass nichts da war. Von der Straße aus sah man sie auch. Gegen drei kam durch
    das Loch ein Nachtfalter herein und flog um das Glas, herum und herum, im November, und die Wache war so dankbar für
    die Gesellschaft, dass er als Besuch in dieses Tagebuch eingetragen wurde. Es war der zweite Eintrag. Der erste
    handelte vom Nagel.
script-1416-learnt =
    Gegen Morgen konnte die Wache sie mit geschlossenen Augen unterscheiden: Ast, Ziegel, Balken. Und darum fiel, als
    eines kam, das nicht dazugehörte, dieses auf wie ein Wort in einer fremden Sprache. Es war ein Schuh, der sehr
    vorsichtig auf die Stufe gesetzt wurde, und dann der andere Schuh. Bevor der zweite aufkam, war der Schürhaken oben.

script-1417 = Wer die Tür hielt
script-1417-table =
    Erst als es hell wurde, sahen wir das Blut am Geländer. Es ging mit der Hand hinauf und mit der Hand hinunter, jeder
    Griff, man konnte den ganzen Kampf ablesen wie von einem Notenblatt. Wer die Tür gehalten hatte, saß mit einem
    Geschirrtuch auf der untersten Stufe und ließ sich nicht helfen, bevor der zerbrochene Stuhl weggeräumt war, damit
    niemand darüber fiel. Sie hatten Taschenlampen gehabt, und einer hatte immerzu Entschuldigung gesagt.
script-1417-ask-wash = „Setz dich unters Fenster. Es brennt gleich, und dann ist es vorbei.“
script-1417-ask-wrap = „Fest verbinden. Zum Auswaschen haben wir nichts übrig.“
script-1417-thread =
    Es brannte so, dass wir etwas über unsere Mütter zu hören bekamen. Ein Splitter vom Geländer steckte darin, so lang
    wie ein Streichholz. Er wurde auf einer Untertasse aufgehoben und bewundert, und bis Mittag war in der Straße herum,
    dass man uns mit einem Speer angegriffen hatte. Am Nachmittag wurde die Treppe geschrubbt. Einen Griff ließen wir,
    hoch oben am Pfosten.
script-1417-joke =
    Auf dem Geschirrtuch war ein Rezept aufgedruckt, für Zwetschgenknödel, und es war ein gutes festes Tuch. „Man nehme
    eine tiefe Schüssel“, stand quer über dem Verband. Wir machten die Bemerkungen, die man da macht. Es wurde darüber
    gelacht, an den richtigen Stellen, und erst hinterher, unter vier Augen, kam von der untersten Stufe die Frage, ob
    jemand daran gedacht habe, herauszufinden, ob der mit der Entschuldigung aus der Gegend war.

script-1418 = Das leere Brett
script-1418-shelf =
    An diesem Morgen war auf dem Brett nichts. Seit Tagen war es fast nichts gewesen, und doch war das etwas anderes;
    das Holz hatte Spuren, Ringe und Vierecke, von allem, was dort gestanden hatte, und man hätte sie beim Namen nennen
    können. Jemand wischte es ab. Jemand anders holte ein Glas Nägel von der Werkbank und stellte es hin, weil es mit
    etwas darauf besser aussah. Wir tranken heißes Wasser aus den Tassen mit dem Reiher, und wer mit dem Löffel klickte,
    rührte um.
script-1418-alone =
    An diesem Morgen war auf dem Brett nichts. Seit Tagen war es fast nichts gewesen, und doch war das etwas anderes;
    das Holz hatte Spuren, Ringe und Vierecke, von allem, was dort gestanden hatte, und man hätte sie beim Namen nennen
    können. Es wurde trotzdem abgewischt. Dann kam ein Glas Nägel von der Werkbank darauf, weil es mit etwas besser
    aussah. Es gab heißes Wasser, in einer von den Tassen mit dem Reiher, und es wurde umgerührt.
script-1418-ask-beg = „Man muss zum blauen Tor gehen und fragen. Geradeheraus.“
script-1418-ask-flour = „In den Ritzen der Truhe ist Mehl. Hinter der Tapete ist Kleister.“
script-1418-gate =
    { $them } ging, ohne Mantel, damit es nicht aussah, als hätten wir einen zu verkaufen. Sie machten nur so weit auf,
    wie die Kette reichte. Es war kein langes Gespräch. Durch den Spalt kam eine Möhre, eine große, noch mit Erde und
    mit einem Haarband darum, und eine Hand, die { $them } einen Augenblick lang am Handgelenk fasste und losließ. „Sie
    haben sich bei mir bedankt“, sagte { $them }. „Ich weiß nicht, wofür. Ich glaube, sie hatten Angst, es wäre etwas
    Schlimmeres.“
script-1418-paste =
    Aus der Truhe war es eine halbe Tasse, mit allem, was sonst noch in der Truhe war, und der Rest war Kleister. Den
    alten hat man aus Roggen gemacht. Die Tapete ließ sich in ganzen Bahnen abdämpfen und schaben. Es wurde sehr gut
    fest, man konnte es in Scheiben schneiden, und es schmeckte nach Zimmern. { $them } bekam das Eckstück, mit dem
    Schimmel, machte einen Witz darüber und lag krank, bevor es dunkel wurde.

script-1419 = Bretter
script-1419-outside =
    Auf der anderen Seite der Bretter stand jemand. In einem war ein Astloch, und das Sternenlicht, das sonst jede Nacht
    hindurchkam, war nicht da. Er tat nichts. Er sah wohl herein, nur war es hier drinnen auch dunkel. Die Wache stand
    nach und nach vom Stuhl auf, ein Knarren ums andere, und ging hin, bis sie etwa so weit auseinander waren wie zwei
    Leute an einem Schalter. Dann kam ein Flüstern, gar nicht drohend. „Wie viele Nägel habt ihr genommen?“
script-1419-ask-answer = „Genug. Hast du Hunger, oder bist du ein Bandit?“
script-1419-ask-hammer = Nichts sagen. Den Hammer nehmen und noch einen einschlagen.
script-1419-voice =
    Er schien zu überlegen. „Das weiß ich noch nicht“, sagte er. „Ich habe es noch nie gemacht.“ Dann redeten sie eine
    Weile, durch das Loch. Er war Platzanweiser im Kino gewesen. Wenn man so etwas mache, sagte er, dann gebe es eine
    Tür, die die Leute immer vergessen, und beschrieb, wo, in unserem eigenen Haus; es stimmte, hinter der Kohle. Das
    Sternenlicht kam zurück. Die Tür stellten wir sofort zu und fanden, dass das ein ziemlich schlechter Dank war.
script-1419-crowbar =
    „Ich bin mit welchen da, die es sind“, sagte die Stimme und trat zur Seite. Da erst kam das Brecheisen herein, unter
    dem untersten Brett, wo es in ganzer Länge bereitgelegen hatte. Er hatte uns nur hingehalten. Er hatte es so nett
    gemacht, dass das erste Gefühl der Wache, wie sie hinterher zugab, Enttäuschung war.
script-1419-nail =
    Es brauchte drei Schläge, und jeder ging durchs ganze Haus. Danach schlief keiner mehr. Es gab eine Pause und ein
    Ausatmen durch die Nase. „Einundvierzig“, sagte die Stimme, er musste sie also vorher alle mit den Fingern gezählt
    haben. Wir hörten ihn auf die Straße zurücktreten, wo andere warteten, und es melden.

script-1420 = Ein Mann auf der Treppe
script-1420-bag =
    Beim Frühstück fragte niemand danach. { $present ->
        [one] Wir hatten jemanden getötet; es war mit der Tasche zur Tür hereingekommen, man sah es daran, wie die
            Sachen abgestellt waren.
       *[other] Wir wussten alle, dass wir jemanden getötet hatten; es war mit den Taschen zur Tür hereingekommen, man
            sah es daran, wie die Sachen abgestellt waren.
    } Eine Brieftasche war dabei, darin eine Garderobenmarke, Nummer 88, und eine gefaltete Zeichnung, ein Haus, aus dem
    Schornstein kam der Rauch als Spirale. Sie wurde in die Hand genommen und landete neben dem Brotbrett. In diesem
    Tagebuch gab es einen Platz dafür, das Datum stand schon da und darunter ein Strich.
script-1420-ask-tell = „Schreib es auf. Wie es war und in welcher Reihenfolge und wer.“
script-1420-ask-quiet = „Nein. Was aufgeschrieben ist, bleibt. Blätter um.“
script-1420-page =
    { $present ->
        [one] Also wurde es erzählt, dem Papier, und geschrieben.
       *[other] Also wurde es erzählt, und einer von uns schrieb.
    } Es wurden zwölf Zeilen. Beim Vorlesen gab es zwei Berichtigungen: Er habe nicht geschrien, er habe nur den Mund
    aufgemacht; und es sei die linke Hand gewesen. Die Zeichnung wurde eingeklebt. Sie ist auf der Seite gegenüber und
    hat auf diese hier abgefärbt, so dass über allen zwölf Zeilen Rauch liegt. Wer es getan hatte, schlief von da an,
    nicht gut, aber zu den üblichen Zeiten.
script-1420-soap =
    Es wurde umgeblättert, und da ist die Seite nun, mit einem Datum oben. Die Brieftasche kam in den Ofen und die Marke
    mit ihr. Die Zeichnung wollte nicht brennen; sie war mit Wachsstiften gemacht und zerlief. Wir achteten darauf,
    dass, wer es getan hatte, mit keiner Arbeit mehr allein blieb. Und es wurden in diesem Haus oft die Hände gewaschen,
    von allen. Bald hatten wir keine Seife mehr.

script-1421 = Was mit den Taschen kam
script-1421-jar =
    Manches im Regal trug einen Namen. Er war mit violetter Tinte geschrieben, von einer alten Hand oder
    einer Kinderhand, auf ein Stück Heftpflaster: der Name, ein Jahr und „nicht schütteln“. Niemand hatte das Glas nach
    vorn gestellt, und immer stand es vorn. { $present ->
        [one] Wir gingen es noch einmal durch: die Treppe, und wie dunkel es gewesen war, und dass es ebenso gut hätte
            leer stehen können, woher sollte man das wissen.
       *[other] Wer nicht dabei gewesen war, hütete sich zu fragen. Wer dabei gewesen war, redete von der Treppe, und
            wie dunkel es gewesen war, und dass es ebenso gut hätte leer stehen können, woher sollte man das wissen.
    }
script-1421-ask-back = „Ein Stück zurückbringen. Vor die Tür stellen und nicht klopfen.“
script-1421-ask-eat = „Jetzt ist es hier. Mach es auf, dann haben wir es hinter uns.“
script-1421-step =
    Es geschah noch in derselben Nacht, auf einem sehr langen Umweg, und einen Namen schreiben wir nicht hin. Ob jemand
    da war? Unter der Tür war Licht. Das Ding wurde abgestellt und dann noch einmal hochgehoben und gedreht, bis das
    Etikett zur Tür sah. Mehr erfuhren wir nicht. Es war der einzige Gang im ganzen Winter, von dem jemand mit weniger
    heimkam, als er mitgenommen hatte, und an der Tür so begrüßt wurde.
script-1421-label =
    Es waren Pflaumen. Sie waren sehr gut. Die Kerne kamen auf den Tellerrand, und jemand fing an, sie abzuzählen,
    Kaiser, König, Edelmann, und hörte auf. Das Pflaster mit dem Namen ging nicht vom Glas ab, nicht mit heißem Wasser
    und nicht mit dem Messer. Wir taten Salz hinein. Es stand darauf, was darauf stand, und das Jahr, und niemand
    schüttelte es.

## What the dead left

script-1422 = Was Vuk hinterließ
script-1422-page =
    An Vuks Platz war in der Wand eine Mulde, im Putz, in Kopfhöhe. Dort hatte er gelehnt. Unter seinen Sachen waren
    eine Dose mit Zigaretten, halb durchgeschnitten, damit sie länger reichten, und seine Pfeife aus dem Steinbruch. Wir
    hatten sie nie gehört. Und es gab einen Stein, bläulich, sehr schwer, auf einer Seite poliert; er hatte einmal
    jemandem erzählt, der sei aus der letzten Wand, die sie aufgemacht hätten, und wenn man ihn nass mache, sehe man
    einen Farn. Wir machten ihn nass.
script-1422-ask-stone = „Der kommt auf ihn drauf. Rollt ihn, zum Heben ist er zu schwer.“
script-1422-ask-use = „Rauchen wir seine Zigaretten. Er hätte sie herumgereicht.“
script-1422-rolled =
    { $present ->
        [one] Es brauchte eine Bohle und den größten Teil des Tages.
       *[other] Es brauchte zwei von uns und eine Bohle.
    } Zweimal ging er seinen eigenen Weg, und wir mussten ihn aus dem Rinnstein holen. Als er lag, wie er sollte, bliesen wir in die Pfeife, einmal, zur Entwarnung, denn dafür ist sie da. In der ganzen Straße gingen die Fenster hoch.
    Daran, wie laut es sein würde, hatten wir nicht gedacht.
script-1422-smoke =
    { $present ->
        [one] Wir setzten uns in seine Ecke und rauchten eine halbe, so wie er sie geschnitten hatte. Es war das starke
            schwarze Zeug. Beim zweiten Zug husteten wir und sagten es für ihn, mit seiner Stimme: „Das ist kein Rauch,
            das ist Wetter.“
       *[other] Wir setzten uns in seine Ecke und rauchten, jeder eine halbe, so wie er sie geschnitten hatte. Es war
            das starke schwarze Zeug. Beim zweiten Zug husteten alle, und einer von uns machte seine Stimme nach, wie er
            immer sagte: „Das ist kein Rauch, das ist Wetter.“
    } Die Dose roch für immer danach. Wer sich an die Wand lehnte, geriet mit dem Kopf in die Mulde und passte nicht.

script-1423 = Was Mira hinterließ
script-1423-page =
    Die Stiefel standen am Fuß der Treppe, die Spitzen zur Tür. Anders stellte Mira sie nie ab; man müsse im Dunkeln
    hineinsteigen können, sagte sie immer. Über der Tür hing die Schnur. In der Tasche ihres Anoraks war das Gipfelbuch
    irgendeiner Hütte, ein kleines Buch in Wachstuch mit einem Bleistift, das sie wohl mitgenommen hatte, damit es nicht
    nass wurde. Der letzte Eintrag war von ihr. „Wolken. Sonst niemand hier oben. Ein wenig gewartet.“
script-1423-ask-learn = „Nehmt die Schnur herunter. Einer von uns muss sie lesen können.“
script-1423-ask-bury = „Die geht mit ihr. Und die Stiefel, wie sie stehen.“
script-1423-fingers =
    Wir saßen im Dunkeln darüber, wie sie. Sie sagte mehr, als man meinen möchte; der Gully war da und die Stelle, wo
    man sich hinlegt. { $present ->
        [one] Es gab einen Knoten, den wir nicht erklären konnten.
       *[other] Es gab einen Knoten, den keiner von uns erklären konnte.
    } Er kam kurz vor unserer eigenen Tür, auf dem Heimweg, und war ganz locker. { $present ->
        [one] Vielleicht bedeutete er gar nichts, nur dass sie da immer Atem holte.
       *[other] Einer von uns meinte, er bedeute gar nichts, nur dass sie da immer Atem holte.
    }
script-1423-coiled =
    Wir rollten sie auf, wie sie sie aufrollte, das Ende nach innen gesteckt. Die Stiefel stellten wir gerade hin, die
    Spitzen nach Osten, wo die Berge sind. { $present ->
        [one] In das Gipfelbuch machten wir einen Eintrag,
       *[other] In das Gipfelbuch machte einer von uns einen Eintrag,
    } weil noch eine Zeile frei war. Darin stehen das Datum, das Wetter und die Namen aller, die heraufgekommen waren.

script-1424 = Was Jovan hinterließ
script-1424-page =
    Um vier Uhr früh waren wir wach. Es hatte nicht geknarrt. Merkwürdig, dass einen ein Geräusch wecken kann, das
    fehlt. Später gingen wir sein Bettzeug durch, es war auf Soldatenart gefaltet, mit eckigen Kanten; im Knick lagen
    ein paar Zigaretten, eine Patrone und eine Liste in Bleistift, was er wem im Haus schuldete: eine Klinge, zwei
    Streichhölzer, „ein Lachen (Dienstag)“. Die Streichhölzer hatte er durchgestrichen. { $present ->
        [one] Wir wussten nicht mehr, worum es am Dienstag gegangen war.
       *[other] Keiner von uns wusste mehr, worum es am Dienstag gegangen war.
    } Wir versuchten darauf zu kommen, das ganze Frühstück lang.

script-1425 = Was Sanja hinterließ
script-1425-page =
    Sanja hinterließ alles verschlossen. Nicht mit Absicht, sie machte das mit jedem Deckel, den sie zumachte, ihre
    Finger machten es. Es gab eine Werkzeugrolle, mit einem Knoten gebunden, der selbst eine Art Schloss war. Es gab ein
    Stahlkästchen, das Meisterstück, mit dem sie ihre Prüfung bestanden hatte; man sah nicht einmal, wo es aufging. Es
    klapperte. { $present ->
        [one] Wir hatten sie irgendwann gefragt
       *[other] Wir hatten sie alle irgendwann gefragt
    }, was darin war, und sie sagte immer, wenn sie es uns sage, probierten wir es nicht.
script-1425-ask-board = „Lasst ihre Sachen zu. Hängt das Kästchen zu den Schlüsseln.“
script-1425-ask-picks = „Wenigstens die Rolle. Sie würde uns Narren nennen, wenn wir gute Dietriche begraben.“
script-1425-shirt =
    Es hing am vierundsechzigsten Haken, den wir eigens einschlagen mussten. Wer vorbeiging, drehte daran, schüttelte es
    oder drückte auf eine Ecke. Vor dem Hinausgehen am Abend wurde es zur Gewohnheit. Niemand hatte es eilig. Einmal, wir hätten es schwören können, gab es ein wenig nach, links.
script-1425-roll =
    Eine Stunde lang versuchten wir den Knoten aufzumachen, und am Ende schnitten wir ihn durch. Die Dietriche lagen in
    ihren Schlaufen, nach der Größe, und waren auf ihren Daumen abgenutzt, so dass sie in jeder anderen Hand in die
    falsche Richtung zeigten. Wir benutzten sie. Man musste sie halten wie sie und das Handgelenk nach außen drehen; man
    bekam davon einen Ellbogen wie ihren.

script-1426 = Was Emin hinterließ
script-1426-page =
    In Emins Jacke fanden wir den Vierkant, den von der Straßenbahn, und seinen Fahrtbericht. Er hatte ihn
    weitergeführt. Für jeden Tag der Belagerung gab es eine Zeile, mit der Wagennummer, dem Wetter und in der Spalte für
    Verspätungen einer Zahl in Minuten, die er laufend zusammenzählte: Zurzeit hatte er neunzehntausendeinhundertsechzig
    Minuten Verspätung. Unter „Grund“ hatte er jedes Mal dasselbe eingetragen. Da stand: „Hindernis auf der Strecke“.
script-1426-bell =
    { $them } nahm den Bericht und füllte den heutigen Tag aus. Man konnte es kaum lesen, der Bleistift stach immer
    wieder durchs Papier. Dann kam uns ein Einfall, { $present ->
        [one] und wir stiegen auf den Dachboden und stellten uns an die Luke
       *[other] und wir stiegen auf den Dachboden, alle, und stellten uns an die Luke
    }. Da stand die Straßenbahn am Ufer, die Türen offen. Jemand sagte: „Alles aussteigen“, nicht sehr laut. Es klang
    ganz falsch. Jemand anders sagte es wie er, mit der Betonung auf dem ersten Wort, und dann war es richtig.
script-1426-sheet =
    { $them } nahm den Bericht und füllte den heutigen Tag aus. Man konnte es kaum lesen, der Bleistift stach immer
    wieder durchs Papier.

script-1427 = Was Ljuba hinterließ
script-1427-page =
    Ljubas Stuhl stand am Fenster, in dem Winkel, aus dem man die ganze Straße sieht und den halben Durchgang. Auf dem
    Sims waren ihre Thermosflasche, die Brille für weit und die Brille für nah. In der Flasche war noch Kaffee. Er war
    lauwarm, das war das Schlimmste; { $present ->
        [one] wir hatten den Becher abgeschraubt, ohne nachzudenken,
       *[other] einer von uns hatte den Becher abgeschraubt, ohne nachzudenken,
    } und da war er. In dem Stuhl hatte nie jemand anders gewacht als sie. Wir sahen ihn an, und es war klar, dass es
    heute Nacht jemand musste.
script-1427-ask-write = „Ich setze mich hin. Und jemand schreibt für sie die Zeiten auf.“
script-1427-ask-close = „Nicht auf ihren Stuhl. Stellt ihn weg, und trinkt ihren Kaffee aus.“
script-1427-entry =
    Es war eine lange Nacht, und es geschah nichts darin, und all das wurde eingetragen. 0.10 Katze. 1.00 alles ruhig.
    3.45 Frost. Acht Stunden lang auf eine Straße zu sehen, ist nicht so leicht, wie man denkt. Um sechs wurde ein
    Strich gezogen, wie sie es immer tat, und als Ablösung unterschrieben. Dann schien das nicht genug, und über die
    Unterschrift kam noch: „Keine Vorkommnisse. Sie hätte mehr gesehen.“
script-1427-slippers =
    { $present ->
        [one] Wir tranken, was in der Flasche war, ein paar Schluck, und es war süß;
       *[other] Wir teilten, was in der Flasche war, für jeden einen Schluck, und es war süß;
    } sie hatte immer gesagt, sie trinke ihn ohne. Ihr Stuhl kam zu den anderen an den Tisch. Er war niedriger als sie.
    { $present ->
        [one] Einmal setzten wir uns darauf, mit dem Rücken zum Fenster, und drehten uns immerzu um.
       *[other] Wer ihn erwischte, sah zu den Übrigen hinauf, saß mit dem Rücken zum Fenster und drehte sich immerzu um.
    }

script-1428 = Was Nadia hinterließ
script-1428-page =
    Der Ofen war ausgegangen. Das war noch nie vorgekommen; Nadia hatte jeden Abend die Glut abgedeckt, { $present ->
        [one] und wir wussten nicht, wie
       *[other] und keiner von uns wusste, wie
    }. Ihre Schürze hing am Nagel und behielt ihre Gestalt, in der Hüfte ein wenig nach vorn gebeugt. In der großen
    Tasche war ein Heft mit Rezepten, und sie waren alle für sechshundert. Hundertzwanzig Liter Wasser. Zwiebeln, ein
    Sack. Am Ende kamen einige für drei und vier Leute, klein geschrieben, die Mengen durchgestrichen und halbiert und
    wieder durchgestrichen.
script-1428-ask-cook = „Wir kochen eins. Das letzte im Heft. Ganz genau.“
script-1428-ask-hang = „Lasst das Feuer heute aus. Keiner hat Hunger.“
script-1428-salt =
    Da stand „eine Faust Graupen“, und wir hielten die Faust hoch und versuchten uns an ihre zu erinnern. Da stand „bis
    es richtig riecht“. { $present ->
        [one] Wir standen über dem Topf, das Gesicht im Dampf, und hätten es nicht sagen können. Am Ende wurde es
            gegessen. Es war nicht schlecht. Wir hatten, ohne es zu merken, einen Platz zu viel gedeckt, und als wir es
            merkten, mussten wir aufstehen und hinausgehen.
       *[other] Wir standen um den Topf, die Gesichter im Dampf, und keiner wollte es als Erster sagen. Am Ende wurde es
            gegessen. Es war nicht schlecht. Wir hatten, ohne es zu merken, einen Platz zu viel gedeckt, und wer es
            merkte, musste aufstehen und hinausgehen.
    }
script-1428-slate =
    Gegen Mittag war es im Zimmer kalt. { $present ->
        [one] Wir hatten die Schiefertafel abgenommen und gewischt, und dann wussten wir nicht, was wir schreiben
            sollten.
       *[other] Einer von uns hatte die Schiefertafel abgenommen und gewischt und wusste dann nicht, was schreiben.
    } Also stand da nur der Tag und darunter ein Schnörkel, und { $present ->
        [one] im Lauf des Tages fügten wir im Vorbeigehen etwas hinzu, ein Blatt oder einen Vogel
       *[other] im Lauf des Tages fügte jeder von uns im Vorbeigehen etwas hinzu, ein Blatt oder einen Vogel
    }. Am Abend bedeckte er die ganze Tafel. Dann machten wir den Ofen an. Es brauchte sieben Streichhölzer.

script-1429 = Was Petar hinterließ
script-1429-page =
    Petars Brille lag auf dem Buch, zusammengeklappt, wo er sie jeden Abend hingelegt hatte. Brauchen konnte sie
    niemand. { $present ->
        [one] Wir setzten sie auf, und alles
       *[other] Einer von uns setzte sie auf, und alles
    } im Zimmer rückte weit weg und wurde sehr klein und deutlich. Das Buch war ein Roman, von dem er uns gesagt hatte,
    er sei schlecht. Wir sahen hinein, und er hatte ihn korrigiert, von vorn bis hinten, mit Bleistift; meistens Kommas.
    Aber auf manchen Seiten war am Rand ein kleiner Haken.
script-1429-margin =
    { $them } las uns die Stellen mit Haken vor. Eine Frau hängt Wäsche auf. Zwei Brüder tragen einen Schrank und reden
    von etwas anderem. „Er ging hinein und machte die Tür zu, denn es zog.“ Da waren es zwei Haken. Nach einer Stunde
    hatten wir ihn verstanden: Er stand überall da, wo einen Satz lang niemand unglücklich ist. Einunddreißig waren es,
    auf vierhundert Seiten. Am Schluss hatte er sie zusammengezählt.

script-1430 = Was Irena hinterließ
script-1430-page =
    Sie hatte alles beschriftet. Es gab einen Schuhkarton mit „Irena: privat“ darauf, und den mussten wir als letzten
    öffnen. Darin lagen ein Kamm, Zigaretten, die sie heruntergeraucht und ausgedrückt und aufgehoben hatte, und ein
    Stapel Papiere, gefaltet, wie nur sie faltete. Auf jedem stand ein Name, einer von uns oder jemand aus der Straße,
    und wofür. „Wenn der Husten wiederkommt.“ „Für die Nächte, aber nur die Hälfte.“ Sie hatte alle im Voraus fertig
    gemacht. Für sie selbst war keins dabei.
script-1430-ask-share = „Tragt sie aus, zu jedem, dessen Name draufsteht.“
script-1430-ask-keep = „Die für uns. Und die anderen brauchen wir vielleicht auch.“
script-1430-line =
    Es dauerte den ganzen Vormittag. Die Leute lasen, was auf dem Papier stand, und fragten, woher sie das habe wissen
    können. Sie hatte sie an der Pumpe gesehen, das war alles, und husten gehört. Ein alter Mann drehte seins hin und
    her. Es sei ihm gar nicht bewusst gewesen, dass ihm etwas fehle, sagte er; aber wenn er es sich überlege, ja. Er
    fragte, ob er etwas schuldig sei.
script-1430-hand =
    Wir nahmen alles. Es blieb im Schrank, die Namen nach hinten gedreht, und keiner mochte derjenige sein, der etwas
    herausholte. Ihre Schrift war so gut zu lesen. Sie lehnte sich ein wenig vor, wie jemand über einen Ladentisch, und
    sagte ganz deutlich, für wen es war.

script-1431 = Was Osman hinterließ
script-1431-page =
    Auf Osmans Bank lag etwas, das halb fertig war. Es hatte zwei Beine und den Anfang eines Sitzes, in der Zwinge, und
    der Leim hatte über Nacht abgebunden. Auf dem Holz war ein Bleistiftstrich, wo er als Nächstes sägen wollte, mit
    seinem Zeichen auf der Seite, die bleiben sollte. Überall auf dem Boden lagen Späne in langen Locken; sie federten
    noch. Wir hatten nicht gewusst, dass er an etwas arbeitete. Es war niedrig und recht breit. Jemand hielt es ans
    Fenster, und es war genau so hoch, dass man hinaussah.
script-1431-ask-finish = „Sägt da, wo der Strich ist. Was soll daran schwer sein?“
script-1431-ask-burn = „Es sind zwei Beine und ein Brett, und es ist kalt.“
script-1431-chair =
    Es war sehr schwer. Wir hielten uns an den Strich und mussten nach jedem Zug anhalten und nachsehen, wo er geblieben
    war. Das dritte Bein war ein Bein und das vierte eher die Idee davon. Aber es stand. Unter dem Sitz fanden wir, was
    er mit Bleistift hingeschrieben hatte, bevor er anfing: für wen es war. Da stand: „wer als Letzter auf ist“.
script-1431-shavings =
    Es brannte gut. Es war Buche, und er hatte sie sehr trocken bekommen. Die Zwinge fiel mit einem Klirren durch den
    Rost, und wir fischten sie heraus. Ein paar Späne waren ins Bettzeug geraten und in unsere Taschen und kamen noch
    tagelang zum Vorschein. Man griff nach einem Streichholz, und da war etwas, das sich einem um den Finger rollte.

script-1432 = Was Greta hinterließ
script-1432-page =
    Gretas Papiere waren in Ordnung, wie zu erwarten. Obenauf lag ein Umschlag, „Von den Anwesenden zu öffnen“. Es war
    ein Verzeichnis von allem, was sie im Haus besaß, jedes Stück mit seinem Wert, { $present ->
        [one] und alles war dem Haus vermacht, bis zur letzten Zigarette
       *[other] und alles war unter uns aufgeteilt, bis zur letzten Zigarette
    }. Sie hatte jemanden zur Vollstreckung eingesetzt. Sie hatte sogar für die Einwände gesorgt. { $present ->
        [one] Unter Nummer neun stand eine Brosche, von der wir nichts gewusst hatten.
       *[other] Unter Nummer neun stand eine Brosche, von der keiner von uns gewusst hatte.
    } Sie solle an den gehen, der am wenigsten Aufhebens davon mache.
script-1432-clause =
    Das konnte nur { $them } sein, darüber war man sich einig, und es gab auch kein Aufheben, nur ging { $them } aus dem
    Zimmer. Die letzte Klausel hieß: „Ferner verfüge ich, dass niemand sage, ich sei gütig gewesen. Ich war korrekt. Das
    ist seltener, als ihr annehmt.“ Wir lasen es mehrmals. Sie hätte es beglaubigt haben wollen, { $present ->
        [one] also unterschrieben wir
       *[other] also unterschrieb jeder von uns
    }, und an der Stelle für die Unterschrift der Erblasserin stand sie bereits, seit einer Woche.

script-1433 = Was Aleks hinterließ
script-1433-page =
    Neben dem Bett hing der Bleistift an seiner Schnur und schwang, wenn man über den Boden ging. Aleks war bis zur
    Zeile für gestern gekommen. Er hatte eine Spalte, die wir nie verstanden hatten, mit einem kleinen Kreis darüber und
    Zahlen zwischen null und neun. Den Schlüssel dazu fanden wir hinten in seinem Notizbuch. { $present ->
        [one] Es war, wie oft er an einem Tag jemanden hatte lachen hören.
       *[other] Es war, wie oft er an einem Tag einen von uns hatte lachen hören.
    } Am schlechtesten war der vierte Tag. Am besten war der letzte Sonntag mit sieben, und er hatte ein Fragezeichen
    daneben gemacht, weil es ihm zu hoch vorkam.
script-1433-ask-go_on = „Jemand muss den Bleistift nehmen. Da kommt eine. Mach den Strich.“
script-1433-ask-stop = „Schneidet die Schnur ab. Heute zählt keiner.“
script-1433-stroke =
    Er wurde gemacht. Er stand schief, aber im richtigen Kästchen. Man kam schneller hinein, als man gedacht hätte; man
    saß mit erhobenem Kopf da und wartete, und auf eine Art lenkte es ab. { $present ->
        [one] Am Abend konnten wir sagen
       *[other] Am Abend konnte einer von uns sagen
    }, was es morgen geben würde. Unter den Kreis setzten wir eine Null. Spät in der Nacht dann { $present ->
        [one] fielen uns im Dunkeln seine Socken ein, und wir mussten die Kerze wieder anzünden.
       *[other] machte jemand im Dunkeln eine Bemerkung über seine Socken, und wir mussten die Kerze wieder anzünden.
    }
script-1433-quiet =
    So stand an dem Tag nichts. Wenn sie herunterkamen, kamen sie herunter, und wir ließen sie; es war ein wenig, wie
    ohne Schirm im Regen zu gehen. Der Bleistift kam in die Schublade. Blieb noch die Sieben. Wir versuchten uns zu
    erinnern, was am letzten Sonntag so komisch gewesen war. Es hatte mit einem Eimer zu tun, { $present ->
        [one] und je länger wir daran dachten, desto besser wurde es.
       *[other] und jeder hatte es ein wenig anders behalten.
    }

## Fewer of us

script-1434 = Der zweite Hügel
script-1434-spade =
    Wir waren gut darin geworden. Das darf man nicht weglassen. Wir wussten, wie tief der Frost reichte, dass man zuerst
    die Grasnarbe abhebt und beiseitelegt, und wer von uns besser nicht am Kopfende stand. Der Stiel des Spatens
    glänzte, und im Herbst hatte er nicht geglänzt. Wer heute Abend hinausging, um dort Ordnung zu machen, hatte einen
    Pfad getreten, und er war der einzige im Hof, der nicht zur Pumpe führte oder zur Kohle.
script-1434-ask-speak = „Letztes Mal haben wir nichts gesagt. Es soll jemand etwas sagen.“
script-1434-ask-work = „Es ist fast dunkel. Macht den Spaten sauber und kommt rein.“
script-1434-words =
    Niemand wusste, wie man anfängt, also sagte jeder eine Sache, die ihn geärgert hatte. Es ging besser, als man
    erwartet hätte. Da war das Pfeifen, da war das nasse Handtuch, da war dieses ewige Rechthaben bei links und rechts.
    Es wurde ganz dunkel. Jemand lachte und konnte nicht aufhören, und es dauerte eine Weile, bis wir merkten, dass es
    kein Lachen mehr war. Dann gingen wir alle den Pfad zurück, hintereinander, denn er war schmal.
script-1434-blade =
    Er wurde mit einer Handvoll Schnee gereinigt und geölt, wie es sich gehört. Wir lehnten ihn in die Ecke neben der
    Tür. Beim Abendessen stand jemand auf und brachte ihn in den Schuppen, und da fiel auf, dass wir uns alle so gesetzt
    hatten, dass wir ihn nicht sahen. Im Schuppen lagen noch ein paar Bretter. Die nahmen wir mit herein.

script-1435 = Ein Teller
script-1435-alone =
    Wir waren nur noch eine Person. Hier steht weiter „wir“, weil es seltsam aussähe, jetzt noch zu wechseln, nach so
    vielen Seiten. Die Stühle waren alle da. Die Mäntel hingen über den Plätzen, und wenn die Tür aufging, bewegten sie
    sich ein wenig, einer nach dem anderen, die ganze Reihe entlang. Es ist ein großes Haus. Man glaubt nicht, wie viel
    von seinem Lärm Menschen gewesen waren, selbst wenn sie schliefen. Wir deckten einen Teller, setzten uns davor und
    standen wieder auf, um eine Tür zu schließen, von der wir wussten, dass sie zu war.
script-1435-ask-aloud = Das Tagebuch laut lesen, von den Löffeln an.
script-1435-ask-door = Den Balken abnehmen und die Lampe auf die Stufe stellen.
script-1435-minutes =
    Es dauerte, bis das Öl aus war. Es war besser, als wir es in Erinnerung hatten. Es gab Scherze darin, die wir damals
    nicht verstanden hatten, und einige Fehler bei den Daten. An den Stellen, wo sonst jemand sagte: „Nein, so war das
    nicht“, machten wir eine Pause. Dann war es dunkel, aber da kannten wir die Mäntel schon und hätten jeden gefunden.
    Wir schliefen in der Mitte, wo immer der Ziegel herumging.
script-1435-step =
    Die Lampe stand im Freien auf der Stufe, und jeder konnte sie sehen. Das war der Sinn davon und die Gefahr. Lange
    geschah nichts. Ein wenig Schnee und ein Mann auf der anderen Seite, der stehen blieb und schneller weiterging.
    Endlich kamen Schritte, nicht wie von einem, der eine Lampe gesehen hat, sondern wie von einem, der gesehen hat,
    dass es sonst nichts gibt; am Tor hielten sie, und eine Stimme erkundigte sich, ob das hier ein Gasthaus sei.

script-1436 = Der leere Nagel
script-1436-coat =
    Da war die Frage des Mantels. Er hing an seinem Nagel zwischen den anderen und war der wärmste, den wir hatten. Den
    ganzen Tag hatte keiner ein Wort darüber gesagt. Auf den Schultern lag Schnee, vom letzten Mal, und schmolz nicht,
    denn auf dem Treppenabsatz war es nicht wärmer. In der Tasche würden die üblichen Sachen sein, man wusste genau,
    welche: Schnur, ein Kerzenstummel. Beim Abendessen merkten wir, dass wir zusammengerückt waren.
script-1436-ask-wear = „Das ist Wolle. Wer heute Nacht hinausgeht, zieht ihn an.“
script-1436-ask-hang = „Lasst ihn erst mal am Nagel. Bis er trocken ist.“
script-1436-sleeve =
    { $them } zog ihn an, und die Ärmel waren zu lang. Niemand sah hin. Aber als { $them } vor uns die Treppe
    hinunterging, den Kragen hoch, in diesem Licht, sagte jemand von hinten einen Namen, einfach so, wie man jemandem
    zuruft, er soll kurz warten. Der Mantel blieb stehen. Er stand ein wenig da, eine Hand auf dem Geländer. Dann ging
    er weiter hinunter.
script-1436-row =
    Nach ein paar Tagen war er trocken. Er hing da. Wir gewöhnten uns an, ihn mit abzubürsten, wenn wir unsere
    bürsteten, und am Saum zu fühlen, ob er feucht war. An einer Manschette hatte eine Motte angefangen, und noch am
    selben Abend wurde sie gestopft, mit großer Sorgfalt, in der richtigen Farbe, von der Person im Haus, die am
    schlechtesten näht.

script-1437 = Gürtel
script-1437-belts =
    Wir verglichen Gürtel. Es fing als Spaß an. Sie hatten alle neue Löcher, mit einem Nagel gemacht, zu verschiedenen
    Zeiten, und die Abstände von einem Loch zum nächsten erzählten die ganze Geschichte, wie die Ringe eines Baums. In
    einem waren es sieben. Manche von uns sahen etwas am Rand des Auges, und es war immer Essen: Ein Kissen war ein
    Brot. Niemand sagte „Ich habe Hunger“. Man sagte „Es zieht“. Jemand strich mit dem Daumen am Leder entlang und
    bemerkte, das sei ja schließlich Kuh.
script-1437-ask-boil = „Dann koch ihn. Die alten Stiefel auch. Die ganze Nacht, mit Deckel.“
script-1437-ask-lots = „Streichhölzer ziehen. Das kurze geht über die Mauer zur Kasernenküche.“
script-1437-leather =
    Es gab ein braunes Wasser mit Augen und roch nach Sätteln. Die Farbe hatten wir abgeschabt, so gut es ging. Gegen
    Morgen war es weich genug zum Durchbeißen, wurde herumgereicht und gegessen, und alle kauten zur selben Zeit und im
    selben Takt. Die Hosen hielten an Schnüren. Die Schnallen wurden gewaschen und an die Wand gehängt. Einem von uns
    war sehr schlecht, dafür schlief ein anderer.
script-1437-match =
    { $them } hatte das kurze Streichholz, ging und war vier Stunden fort. Hinter der Küche gab es einen Haufen, mit
    einem Zaun, und es kamen auch andere hin; man musste ganz flach liegen und durfte sie nicht ansehen. Als die
    Steckrüben auf dem Tisch lagen, lag eine Hand daneben und zitterte. Es gehe gleich wieder, hörten wir. Nur habe der
    Mann daneben die ganze Zeit nicht geatmet und sei so freundlich gewesen, den Draht hochzuhalten.

script-1438 = Durch die Tür gesagt
script-1438-slot =
    Die Klappe am Briefschlitz war geölt, damit sie nicht klappte, wenn wir hinaussahen. An diesem Abend übte einer von
    uns. Wir hörten es aus dem Nebenzimmer: „Es tut mir leid, wir sind voll.“ Dann noch einmal, anders betont. „Wir sind
    voll, es tut mir leid.“ Man musste es schnell sagen, die Stimme am Ende ein wenig gehoben, als wäre man bei etwas
    gestört worden. Wer es langsam sagte, musste sich die Antwort anhören. Wir waren alle recht gut geworden.
script-1438-ask-note = „Stellt eine Kiste hinaus. Wenn wir sie nicht nehmen können, sollen sie sich etwas nehmen.“
script-1438-ask-chain = „Leg die zweite Kette vor. Es sagt sich leichter, wenn es nicht aufgeht.“
script-1438-crate =
    Sie stand links von der Stufe, eine Orangenkiste, mit einem Stein auf dem Deckel. Jeden Abend lag etwas darin und am
    Morgen nicht mehr. Gesehen wurde nie jemand. Am dritten Tag war sie nicht leer, als wir nachsahen; eine Rolle Garn
    lag darin, schwarz, fast voll. Wir dachten eine Weile darüber nach. Dann legten wir sie zurück, falls sie für jemand
    anders gedacht war.
script-1438-bolt =
    Es war eine gute Kette, von einem Fahrrad. Bei zweien hörte man schon am Klang, dass es keinen Zweck hatte, und die
    Leute fragten tatsächlich nicht mehr; sie probierten nur die Klinke und gingen weiter. Es wurde sehr friedlich. Wer
    immer geübt hatte, redete den ganzen Tag in dieser Stimme, leicht gehoben, über die Suppe oder das Wetter, und war
    nicht mehr davon abzubringen.

script-1439 = Jemand liegt zur Wand
script-1439-wall =
    Einer von uns stand nicht auf. Fieber war es nicht. Die Augen waren offen und das Gesicht zur Wand gedreht, wo ein
    Fleck in der Form eines Stiefels war, und wenn man etwas fragte, kam eine Antwort, höflich, nach einer Weile, aber
    es war nur eine Antwort. Jemand sammelte leise das Rasiermesser ein und den Gürtel vom Morgenmantel und legte sie
    auf das hohe Brett hinter die Teller. Wir sahen einander dabei zu. In der Tasse am Bett hatte das Wasser von gestern
    Abend eine Haut aus Staub.
    .soft =
        Einer von uns stand nicht auf. Fieber war es nicht. Die Augen waren offen und das Gesicht zur Wand gedreht, wo
        ein Fleck in der Form eines Stiefels war, und wenn man etwas fragte, kam eine Antwort, höflich, nach einer
        Weile, aber es war nur eine Antwort. In der Tasse am Bett hatte das Wasser von gestern Abend eine Haut aus
        Staub. Flüsternd machten wir aus, dass heute niemand in diesem Zimmer allein bleibt.
script-1439-ask-sit = „Ich bleibe hier. Geht ihr anderen. Ich muss Knöpfe sortieren.“
script-1439-ask-task = „Heute hat jeder eine Arbeit, wie immer. Das hält die Leute aufrecht.“
script-1439-shelled =
    { $them } zog den niedrigen Hocker heran und sortierte Knöpfe in eine Schüssel, aus der großen Dose. Gesprochen
    wurde nicht. Es macht ein kleines dumpfes Geräusch, wenn sie hineinfallen. War die Schüssel voll, dann wurde sie
    hinter dem Hocker wieder ausgekippt, und es fing von vorn an; dreimal hörten wir es durch die Wand. Gegen Mittag kam
    eine Hand unter der Decke hervor, nahm einen der Knöpfe und hielt ihn an die anderen, um zu sehen, wohin er gehörte.
script-1439-axe =
    Also wurde eine Hand auf eine Schulter gelegt und jemand zum Holzstoß geführt und hingestellt und bekam die Säge in
    die Hand, an deren anderem Ende einer von uns zog. Dazu gehören zwei. Wenn der eine nicht zog, dann ging es nicht.
    Nach einer Zeit ging es. Niemand wusste, ob das richtig war. Wir sägten viel mehr, als nötig war, und hielten uns am
    Griff fest, bis es dunkel war.
