# First visits, by location. { $them } is the name of a person of the party, { $place_locative } where it happens.

## L01 Empty flats

script-2400 = Das Bad im dritten Stock
script-2400-bath =
    Vom zweiten Absatz an gab es keine Treppe mehr, und jemand hatte an ihrer Stelle einen Feuerwehrschlauch
    heruntergelassen, mit Knoten. Im dritten Stock standen alle Türen offen bis auf eine. Hinter der lief Wasser. Das
    hatten wir seit Wochen nicht gehört, den einfachen Ton einer Wanne, die sich füllt, und darüber eine Männerstimme,
    die ab und zu sagte: „Einen Augenblick, ich bin gleich so weit.“ Unter der Tür war kein Licht. Warm konnte es da
    drin nicht sein, bei dem Fenster.
script-2400-choose-knock = „Klopf an. Vielleicht braucht er Hilfe.“
script-2400-choose-take = „Der hat zu tun. Gehen wir durch die anderen Zimmer.“
script-2400-knock =
    „Ist offen“, rief er, wie zu seiner Frau. Er saß in zwei Pullovern auf dem Rand und goss aus einem Kanister, einen
    dünnen Strahl, von so hoch, wie der Arm reichte. In der Wanne stand eine Handbreit. Er machte das für den Ton, jeden
    Abend, und danach schöpfte er es wieder aus. Er ließ es uns auch versuchen. Was beim Gießen danebengegangen war, gab
    er uns, und es wurde eine Flasche.
script-2400-take =
    Wir gingen durch die anderen Zimmer. Das Wasser lief weiter. Als wir mit der Tasche wieder vorbeikamen, musste er es
    gehört haben, denn er sagte: „Handtuch liegt auf dem Stuhl, Liebes“, so geduldig, dass wir die Tasche abstellten und
    dastanden, bis wir wieder zu Atem kamen.

script-2401 = Vierter Stock, links
script-2401-cards =
    Im Hausflur waren alle Briefkästen aufgebrochen bis auf die Reihe des vierten Stocks, und dort hatte jemand
    gesammelt: Reklame, eine Samenliste, Gasrechnungen aus vier Jahren, glattgestrichen. Die Wohnung selbst war nicht
    abgeschlossen. Sie war ganz leer und gefegt, nur lag in jedem Zimmer mitten auf dem Boden ein Blatt Papier, und
    darauf war geschrieben, was dort gestanden hatte. BETT. TISCH (EICHE). WIEGE. Die Schrift war ruhig. In der Küche
    hieß es HERD, REGALE, und auf einem eigenen Blatt an der Wand: ICH.
script-2401-choose-lift = „Unter den Dielen ist was. Wer Sachen beschriftet, versteckt auch welche.“
script-2401-choose-leave = „Mach die Tür zu. Lass es möbliert.“
script-2401-found =
    Es war unter WIEGE. Eine Keksdose, der Deckel ringsum verlötet. Das Blatt legten wir zurück, wo es gewesen war, oder
    beinah. Man sah am Staub, dass es bewegt worden war.
script-2401-bare =
    Unter BETT war nichts, unter TISCH nichts. Die dritte Diele brach mit einem Knall wie von einem Gewehr, und aus der
    Wohnung darunter fragte jemand recht ungehalten, ob die Dame nun endlich ausziehe.
script-2401-leave =
    Auf dem Treppenabsatz stand ein Stuhl, offenbar vergessen. Wir trugen ihn hinein, überlegten, wohin er gehörte, und
    stellten ihn neben das letzte Blatt, zum Fenster hin.

## L02 Corner shop

script-2402 = Die Waage
script-2402-boy =
    Hinter dem Ladentisch saß auf einem Stapel Telefonbücher ein Junge von zehn. Der Laden gehöre ihm, sagte er; seinem
    Onkel habe er gehört, bis vorletzten Montag. Es war nichts darin als die Waage. Er kannte die Preise von allem und
    konnte Prozentrechnen. Wenn wir Ware hätten, kaufe er, und wenn wir kaufen wollten, müssten wir uns eintragen. Er
    hatte sechs Namen. Er drehte uns das Buch hin. Alle hatten unterschrieben, erwachsene Leute, mit voller Adresse, für
    ein halbes Pfund von diesem und jenem, „bei Eintreffen“.
script-2402-choose-order = „Ein Pfund Linsen, bitte. Bei Eintreffen.“
script-2402-choose-sell = „Was geben Sie uns dafür?“
script-2402-choose-tell = „Wo ist deine Mutter?“
script-2402-order =
    Er leckte den Bleistift an. Rote oder braune? Als es eingetragen war, blies er darüber, und dann kam er hervor und
    hielt uns die Tür auf, in der kein Glas war, so dass man ebenso gut hätte hindurchsteigen können.
script-2402-sell =
    Er drehte es um, fand den Fehler daran, nannte einen Preis und ging nach unten. Wir hörten, wie etwas Schweres
    gerückt wurde. Was er auf die Waage legte, war in ein Blatt mit Rechnungen gewickelt; er wog reichlich, den Daumen
    weit weg von der Schale. Er hatte also den Keller des Onkels. Er hatte alles, und er verkaufte es wie ein Kaufmann,
    über Jahre.
script-2402-tell =
    Er verlor ziemlich viel Farbe. Er sagte, sie sei oben und ruhe sich aus. Er sagte es zweimal. Wir sahen nach, weil
    man muss, und oben war nur ein Bett mit dem Abdruck eines Jungen. Als wir herunterkamen, hatte er das Buch
    zugeklappt und hielt es mit beiden Armen an die Brust, und wir nahmen nur, was vorn im Keller stand.

script-2403 = Ladenschluss
script-2403-men =
    Zwei Männer zogen den Rollladen herunter, von innen, mit einem Haken. Er war auf Kniehöhe, als wir kamen, und eine
    Hand winkte uns darunter durch, schnell, schnell. Man dachte, wir gehörten dazu. Drinnen saßen schon so vierzehn,
    auf Kisten, um eine Karbidlampe. Es war eine Auktion. Jemand war gestorben, der eine volle Speisekammer gehabt
    hatte, und sie wurde glasweise verkauft, zugunsten der Witwe. Eine Frau in der zweiten Reihe überbot sich ständig
    selbst, mit klarer Stimme, höher und höher; es war die Witwe.
script-2403-choose-bid = „Vier Gläser. Und das nächste lassen wir ihr.“
script-2403-choose-grab = „Es ist dunkel, sie sind alt, und alles steht auf einem Tisch.“
script-2403-choose-go = „Verzeihung. Falsche Gesellschaft.“
script-2403-bid =
    Man wickelte sie uns in ein Geschirrtuch. Der Auktionator, der an der Börse etwas gewesen war, schlug mit einem
    Schuh zu. Dann warteten alle auf das nächste Los, die Hände im Schoß, und sie fing wieder an. Man erklärte es uns
    flüsternd. Sie wolle hören, wie viel er wert gewesen sei.
script-2403-grab =
    Zuerst fiel die Lampe um. Sie brannte auf dem Boden weiter.
script-2403-won =
    Wir hatten das Tischtuch an den Zipfeln und waren unter dem Rollladen hindurch. Sie kamen uns nicht nach. Einer rief
    uns in der Gasse hinterher, die Hand an den Rippen, wir hätten die Gurken vergessen.
script-2403-out =
    Der Haken erwischte uns quer über die Schultern, zweimal, in Höhe des Rollladens. Es waren meist Bankangestellte,
    und sie kämpften, als hätten sie seit Kriegsbeginn darauf gewartet.
script-2403-go =
    Die Hand ließ uns hinaus. Hinter uns ging der Rollladen ganz herunter, und die Stimme ging um weitere fünfzig
    hinauf.

## L03 Outpatient clinic

script-2404 = Wartezimmer
script-2404-number =
    Sie waren alle da: auf den Bänken, auf den Fensterbrettern, auf dem Boden an der Wand. Sie hatten Nummern. Keiner
    sah auf. Ein Schild auf dem Tisch bat, eine von der Rolle zu ziehen, und erst als wir unsere abgerissen hatten, die
    212, und uns nach einem Platz umsahen, bemerkten wir den Staub auf ihren Schultern. Es waren Jacken, über
    Stuhllehnen gehängt, mit Schals, und darüber Hüte. Wer es gemacht hatte, hatte sich Mühe gegeben. Von der Straße,
    durch die Scheibe, bei Mondlicht musste es nach einem vollen Haus aussehen; und ein volles Haus durchsucht man
    nicht.
script-2404-choose-take = „Gute Wolle. Die frieren nicht.“
script-2404-choose-add = „Lass unsere bei ihnen. Am Fenster fehlt eine frische.“
script-2404-take =
    In den Taschen war etwas, wie sich zeigte: gerollte Binden, in Papier. Das also war der eigentliche Schrank. Als die
    halben Bänke leer waren, war es spürbar kälter, und man konnte uns von überall sehen. Hinter dem Wandschirm atmete
    jemand. Von dort war alles zu sehen gewesen.
script-2404-add =
    Wir hatten eine zerrissene Jacke dabei, zum Flicken, und knöpften sie am Fenster um einen Mopp. Eine Klappe ging
    eine Handbreit hoch. „Danke“, sagte eine Frauenstimme. „Der war schon sehr dünn geworden. Zweihundertzwölf, bitte.“
    Was herausgereicht wurde, war in ein Stück Papier gedreht, und die Dosis stand darauf.

script-2405 = Der Heizkeller
script-2405-boiler =
    Unter der Ambulanz war der Kessel angeheizt, zum ersten Mal seit einem Monat, und der Heizer war davor
    eingeschlafen, bei offener Klappe. Darüber hing an einer Stange gewaschene Gaze, meterweise. Es war so warm, dass es
    wehtat. Wir setzten uns auf eine Minute, die Stiefel zum Feuer, und das war ein Fehler; es ging in die Knie. Der
    Druckmesser an der Wand stand jenseits eines roten Strichs. So ein Zeiger hat eine Art zu zittern.
script-2405-choose-wake = „Weck ihn. Das Ding geht hoch.“
script-2405-choose-valve = „Lass ihn schlafen. Hier ist ein Rad, da steht DAMPF.“
script-2405-choose-gauze = „Die Gaze einrollen und raus.“
script-2405-wake =
    Er sah hin, sagte ein Wort und tat etwas mit dem Absatz, wovon das ganze Haus klopfte. Dann dankte er uns. Genau das
    habe er geträumt, sagte er, nur sei es ihm im Traum gleich gewesen. Wir dürften bleiben, so lange wir wollten, wenn
    jemand mit ihm rede.
script-2405-eased =
    { $them } drehte um ein Viertel, wartete, und noch ein Viertel. Oben im ganzen Haus begannen die Heizkörper zu
    ticken, und in den Sälen wurde gelacht. Der Heizer verschlief es mit offenem Mund. Hinter ihm war ein Schrank mit
    seinem Essen und anderen Sachen, und die anderen Sachen nahmen wir.
script-2405-scald =
    Es war das falsche Rad. Was herauskam, war weiß und machte zuerst kein Geräusch. { $them } hatte den Ärmel über die
    Hand gezogen, nur das rettete sie; der Heizer war sehr anständig, wusste, was zu tun war, und nahm die Gaze dafür
    selbst herunter.
script-2405-gauze =
    Fünf Meter, trocken und warm wie Brot. Auf der Treppe horchten wir noch immer danach. Es geschah nichts. Zu Hause
    war die Rolle in der Nacht innen noch warm.

## L04 School

script-2406 = Betragen
script-2406-books =
    Im Zimmer des Rektors war der Schrank mit den Betragensbüchern aufgebrochen, und die Bücher waren gelesen worden.
    Jemand hatte da gesessen, den Kerzenstummeln nach mehrere Nächte, und vierzig Jahre durchgesehen. Hier und da war
    eine Zeile mit Bleistift gestrichen. Geschwätzt. Geschwätzt. Den Stuhl weggezogen. Es war immer derselbe Nachname,
    in vier Generationen von Handschriften, und daneben jedes Mal ein Datum aus diesem Winter, als wäre es abgesessen.
    Auf der letzten Seite war unter „Lob“, wo von oben bis unten nichts stand, etwas nachgetragen: „Hat seine Schwester
    getragen. 4 km.“
script-2406-choose-look = „Wenn er hier gewohnt hat, hat er von was gelebt. Sieh im Pult nach.“
script-2406-choose-stay = „Setz dich einen Moment. Wir schlagen unsere Straße nach.“
script-2406-look =
    Gelebt hatte er, wie es aussah, von Kreide und von Kaninchen aus dem Biologieraum, und uns hatte er die Felle
    gelassen. Es gab eine Schleuder. Auf der Schreibunterlage lagen Radioteile, der Reihe nach, und die strichen wir mit
    ein.
script-2406-stay =
    Sie waren alle darin: der Mann von der Pumpe (Spucken), der Schneider (Frechheit). Der jetzige Kommandant des
    Bezirks war eingetragen wegen Tränen, am ersten Tag und am zweiten wieder. Wir lasen, bis die Kerze zischte. Es war
    ein großer Trost, dass sie alle so schlimm gewesen waren.

script-2407 = Turnhalle
script-2407-horse =
    Mitten in der Turnhalle stand ein Turnpferd mit einem Sattel darauf. Die Sprossenwände waren als Brennholz
    herausgesägt, bis auf die untersten; an den Ringen hingen zwei Schinken. Schinken waren es, in Mull, an langen
    Seilen, gut fünf Meter hoch, wo keine Ratte hinkam. Eine Leiter gab es nicht. Auf dem Boden waren Kreidestriche für
    den Anlauf und einer für den Absprung, sehr abgewetzt, und auf der anderen Seite ein Haufen Matten. So machte man es
    also. Für wen auch immer, gemacht hatte es jemand zwischen acht und vierzehn.
script-2407-choose-jump = „Darin war ich mal gut.“
script-2407-choose-pole = „Wir suchen eine Stange. Oder machen eine.“
script-2407-choose-leave = „Das ist irgendeinem Kind seine Speisekammer. Raus.“
script-2407-flew =
    { $them } lief, in Strümpfen, traf das Brett und flog, es gibt kein anderes Wort, beide Arme ausgestreckt, und kam
    herunter mit einem Schinken im Arm wie mit einem Tanzpartner. Einer war noch übrig. Er schwang hin und her. Es wurde
    befunden, dass es so halb gerecht war.
script-2407-crash =
    { $them } war darin einmal gut gewesen. Die Matten lagen nicht da, wo sie damals gelegen hatten. Aus dem
    Umkleideraum, wir hätten es beschworen, kam eine ganze Reihe hoher Stimmen, die „Oh!“ sagten, im Chor, und dann ein
    Getrappel.
script-2407-pole =
    Zwei Besenstiele und ein Brotmesser. Endlich kam er herunter und zerbarst auf den Dielen wie angeschossen. Während
    wir ihn zubanden, waren Augen am Oberlicht, mehrere Paare nebeneinander.
script-2407-leave =
    Wir waren schon im Hof, da schlug hinter uns etwas auf. Es war die Schwarte, mit einem Fingerbreit Fett daran, in
    Papier gedreht. Oben auf dem Dach lagen viele kleine Leute auf dem Bauch und warteten mit großem Ernst, ob wir
    wussten, was man da sagt.

## L05 Building site

script-2408 = Die Nachtschicht
script-2408-mason =
    Jemand mauerte. Die Kelle war zwei Straßen weit zu hören, schab, klopf, klopf. Er hatte eine Laterne in einem Eimer
    und war allein, im vierten Stock, an der Außenkante, und zog eine Ecke gegen die Sterne hoch. Er sei auf diesem Bau
    Polier gewesen, rief er herunter. Im Juni hätte es fertig sein sollen. Er habe noch neun Schichten bis zur
    Fensterbank, um ein Fenster müsse sich dann ein anderer kümmern. Unten stand eine Ziegeltrage. Er sah uns über die
    Kante an wie einen Lastwagen, der zu spät kommt.
script-2408-choose-carry = „Zweimal. Mehr als zweimal nicht.“
script-2408-choose-steal = „Solange er da oben ist: Das ist seine Tasche, und das sein Werkzeug.“
script-2408-carry =
    Es wurde viermal. Als die Ecke stand, fuhr er mit der Hand daran entlang, und dann erst, so schien es, spürte er die
    Kälte. Als Lohn überließ er uns seinen Flaschenzug. „Den müsst ihr ölen“, sagte er, „der hat gearbeitet.“
script-2408-steal =
    Viel hatte er nicht: eine Schaufel, ein paar Bretter, ein belegtes Brot, das wir nicht anrührten. Wir waren schon am
    Zaun. „He!“, rief er, und dann leiser, wie zu einem Freund: „Nicht die Wasserwaage. Mit der könnt ihr nichts
    anfangen.“ Wir legten sie ihm auf den Bauzaun.

script-2409 = Die Eisbahn
script-2409-pit =
    Die Baugrube war vollgelaufen und zugefroren, und man hatte eine Eisbahn daraus gemacht. Es gab einen Besen und eine
    Bank. Um diese Zeit war niemand darauf, aber das Eis war voller Figuren, Schleifen und Klammern und ein paar recht
    guten Achten. In der Mitte war ein Männerhut eingefroren. Als wir die Lampe daranhielten, war auch der Rest von ihm
    da, tief unten, aufrecht, eine Hand ein wenig gehoben, als grüßte er jemanden auf dem Gehsteig gegenüber. Die Läufer
    waren um ihn herumgefahren. Gerade dort waren die Bögen am weitesten.
script-2409-choose-chop = „Er hat eine Tasche umhängen. Hol die Axt.“
script-2409-choose-round = „Nehmt, was in der Bude ist, und geht außen herum.“
script-2409-satchel =
    Es waren Löhne. Sie waren nichts wert, ganze Bündel mit Gummiband, aber zuunterst lag ein Ring in einem Kästchen,
    und die Quittung dazu trug das Datum vom Tag, bevor alles anfing. Er musste unterwegs gewesen sein. Wir füllten das
    Loch mit dem gebrochenen Eis, bis zum Morgen würde es glatt sein.
script-2409-crack =
    Es riss mit einem Laut wie ein Brett, quer durch, von einer Seite der Grube zur anderen. { $them } kam auf dem flach
    gelegten Besen heraus. Durch alle Figuren ging jetzt ein Strich. Er war um etwa einen Kopf tiefer gesunken.
script-2409-round =
    In der Bude hing ein Plan, wer die Bahn wann benutzte: dienstags Schule; mittwochs Paare. „Bitte Herrn Dragan nicht
    ansprechen“, hatte jemand dazugeschrieben, „er kann Sie nicht hören.“ Wir machten es wie die anderen und gingen
    außen herum.

## L06 Car workshop

script-2410 = Der Leichenwagen
script-2410-hearse =
    Unter einer Plane stand ein Leichenwagen, poliert, mit Federbüschen. Die Haube war offen. Ein Mädchen im Overall
    hatte den Kopf darin. Sie war die Tochter; sie hatte versprochen, ihn in Gang zu bringen, es gebe Bedarf, sagte sie,
    wie wir uns denken könnten. Die Batterie war in Ordnung. Es fehlte nur eine Benzinpumpe, und so eine steckte in dem
    Krankenwagen draußen, nur hatte der einen Fahrer. Er wohnte darin. Jetzt schlief er da, mit einer Schrotflinte. Sie
    sah auf die Tasche und auf unsere Stiefel und wischte sich die Hände ab.
script-2410-choose-pump = „Zeig uns, welcher Schlauch.“
script-2410-choose-parts = „Wir helfen dir, für zwei von den Kerzen.“
script-2410-got =
    { $them } lag zehn Minuten darunter, während Benzin in einen Ärmel lief, und darüber, durch den Boden, schnarchte
    der Mann. Bei Tagesanbruch fuhr ein Leichenwagen durch die Straßen. Ein Krankenwagen stand. Wir dachten uns das
    lieber andersherum: dass es jetzt genug Lebende gab, um jemanden mit Federbüschen zu begraben.
script-2410-woke =
    Der Schlüssel rutschte ab. Das Schnarchen hörte auf, und man hörte, wie ein Hahn gespannt wurde, erst der eine Lauf,
    dann der andere.
script-2410-won =
    Er saß auf dem Trittbrett und rieb sich das Handgelenk. Zwei Patronen habe er seit Weihnachten gehabt, sagte er, und
    für etwas aufgehoben. Er fragte, ob er den Krankenwagen behalten könne, da gehe die Heizung.
script-2410-ran =
    Er schoss über die Dächer. Das Mädchen hatte sofort die Lampe gelöscht und lag, so muss man annehmen, im
    Leichenwagen unter dem Deckel. Es war der beste Platz in diesem Hof.
script-2410-parts =
    Wir hielten die Lampe. Sie nahm es in der Reihenfolge auseinander, in der sie es zusammensetzen musste, und nannte
    uns die Namen; am Ende lag alles in einer Marmeladendose. Um die Pumpe werde sie ihn bitten, sagte sie. Bei Tag. Sie
    werde ihm Suppe bringen und ihn bitten.

script-2411 = Die Grube
script-2411-pit =
    Zu dritt saßen sie unten in der Montagegrube, eine Decke darübergespannt, und spielten Karten im Licht eines
    Scheinwerfers. Sie waren von beiden Seiten. Es dauerte, bis wir das begriffen. An diesem Ende der Bank hing ein
    Waffenrock und am anderen einer von der anderen Sorte. Sie hatten herausgefunden, dass es hierher für beide gleich
    weit war. Montags und donnerstags trafen sie sich; wenn die Brauerei lief, gab es Bier. Einer gab uns Karten, ohne
    aufzusehen. „Nur habt ihr uns nie gesehen“, sagte er. „Und ab sechs schießen wir wieder auf euch.“
script-2411-choose-play = „Gib. Um was geht’s?“
script-2411-choose-news = „Was kommt? Ihr wisst es doch.“
script-2411-choose-tell = „Es gibt Leute, die für diese Grube zahlen würden.“
script-2411-win =
    Sie zahlten in Patronen, jeder ein paar. „Die kriegt ihr schon noch wieder zurück“, sagte der Geber, und das fanden
    alle gut.
script-2411-lose =
    Wir verloren, wie es sich für Gäste gehört. Sie waren nett dabei. Um halb sechs standen alle auf, gaben sich die
    Hand und halfen einander in die Riemen.
script-2411-news =
    Sie sahen einander an. Dann sagte uns der Blonde, was es morgen gab, und der Dunkle, was übermorgen; es passte
    zusammen. Sie hätten auch einen Kuchen aufteilen können.
script-2411-tell =
    Der Leutnant am Eckposten gab uns eine Dose und eine Handvoll Munition und schrieb alles auf: montags, donnerstags.
    Es war ein Donnerstag. Wir waren noch nicht zu Hause, als wir es hörten. Es war ganz kurz, drei und dann eins.

## L07 Burnt church

script-2412 = Die Orgel
script-2412-organ =
    Die Pfeifen der Orgel waren weg, wegen des Bleis. Geblieben waren der Spieltisch, unter einem Laken, und ein alter
    Mann, der daran saß, den Hut neben sich, und spielte. Man hörte nur die Finger. Ab und zu knarrte ein Pedal. Im
    Schiff saßen an die zwanzig Leute auf dem, was es zum Sitzen gab, und hörten zu. An einer Stelle hoben alle im
    selben Augenblick den Kopf. Er wendete ein Blatt, das er nicht hatte.
script-2412-choose-sit = „Setz dich. Leise. Hinten ist Platz.“
script-2412-choose-pockets = „Die haben die Augen zu. Sieh dir die Körbe an.“
script-2412-sit =
    Erst im zweiten Satz kamen wir hinein. Dann war alles da; und hinter uns schlug jemand den Takt, eine Spur zu
    schnell. Als er fertig war, klatschte keiner, es war ja eine Kirche. Er setzte den Hut auf. „Die Zungen waren etwas
    verstimmt“, bemerkte er im Vorbeigehen.
script-2412-pockets =
    Es waren vier Körbe. Es ging ganz leicht, sie waren im langsamen Teil. Wir hatten schon eine Hand an der Tür, da
    hörte er auf, mitten im Takt. Er drehte sich nicht um. Zwanzig Leute saßen mit geschlossenen Augen da und warteten
    auf den Rest.

script-2413 = Die Krypta
script-2413-crypt =
    Die Bischöfe hatte man umgeräumt. Sie lagen in ihren Kisten an einer Wand, fünf Stück, mit Kreidenummern; die
    Nischen waren vermietet. In der ersten hatte eine Familie eine Wäscheleine gespannt. In der zweiten war ein
    Zahnarzt. Ein Anschlag nannte die Mieten, in Kerzen, und teilte mit, die Nische am Ende sei für eine Geburt
    reserviert. Dass es jeden Augenblick so weit war, sah man an der Zahl der Frauen und daran, dass sie alle Männer
    hinaufgeschickt hatten, den Mond ansehen.
script-2413-choose-give = „Könnten Sie das brauchen?“
script-2413-choose-help = „Was sollen wir tragen? Wasser? Holz?“
script-2413-choose-away = „Wir stören hier. Warten wir oben bei den Männern.“
script-2413-give =
    Man nahm es uns aus den Händen. Eine Minute später kam jemand zurück und fragte, von wem es sei. Wir nannten die
    Straße. Sie wurde dort unten wiederholt, von einer zur anderen, und nach einer Stunde begann sich zwischen den
    Bischöfen etwas Neues mit kräftiger Stimme über die Kälte zu beschweren.
script-2413-help =
    Es war Wasser, eimerweise, von der anderen Seite des Platzes; und dann wollten sie es nicht mehr heiß, sie wollten
    es kalt. Als alles vorbei war, drückte eine alte Frau zwei Kerzenstummel in die nächstbeste Hand und sagte, wir
    sollten heimgehen und schlafen. Wir hätten in einem Bischof geschlafen.
script-2413-away =
    Unter dem Rest des Dachs stand ein gutes Dutzend Männer und starrte hinauf. Keiner sagte ein Wort. Einer hatte einen
    Schuh ausgezogen und schlug damit sacht auf den Boden.

script-2450 = Unter Bischöfen geboren
script-2450-page =
    Das Kind aus der Krypta wurde auch dort getauft, im Sommer, zwischen den fünf Kisten. Als zweiten Namen bekam es den
    unserer Straße, und einen Heiligen dieses Namens gibt es nicht, so dass der Priester Schwierigkeiten machte. „Die
    haben uns etwas geschickt“, sagte die Mutter. Auf dem Taufschein musste es eine Fußnote erklären. Als der Junge alt
    genug war, die Straße allein zu finden, kam er, stellte sich an die Ecke und las das Schild mit der Miene eines
    Menschen, der einen Namensvetter trifft.

## L08 Hotel

script-2414 = Zimmer 31
script-2414-bell =
    Die Tafel in der Portiersloge zeigte einunddreißig. Es war ein altes Ding mit Klappen, und eine war gefallen; als
    wir sie mit dem Finger hochschoben, fiel sie wieder. Jemand da oben läutete. Es ging um drei Stockwerke, im Dunkeln,
    auf einer Treppe ohne Läufer. Der Gang war weiß von Putz, und darin lief eine einzige Spur, vom Aufzug bis
    einunddreißig, und nicht zurück.
script-2414-choose-go = „Es hat geläutet. Da geht man.“
script-2414-choose-not = „Wir sind nicht das Personal. Probieren wir die Küche.“
script-2414-lady =
    Sie saß aufrecht, mit einer Handtasche, und wünschte Frühstück. Sie wünschte es seit vierzehn Tagen, hatte aber
    keine Eile. Wir machten ihr ein Feuer aus der Schranktür. Sie gab Trinkgeld. Dass wir es nicht nehmen wollten, davon
    wollte sie nichts hören, ein Trinkgeld lehne man nicht ab, damit bringe man den anderen in eine schiefe Lage.
script-2414-wire =
    Die Ratte war in die Wand geraten, zwischen die Klingeldrähte, und hing mit einem Fuß fest. Sie sah uns an und gab
    einen Ruck. Im Erdgeschoss fiel, ganz klein, eine Klappe. Wir schnitten sie los und rollten den Draht auf.
script-2414-thief =
    Es war niemand darin. Sie waren in dreißig und in zweiunddreißig. Klug war das, mit der Klingel; die Leute kamen mit
    vollen Händen herauf. Schläge bekam nur, wer zuerst durch die Tür kam, und sie waren über die Feuertreppe
    weg, lachend wie Jungen.
script-2414-not =
    In der Küche hingen Pfannen jeder Art. Da war ein Fass mit etwas Grauem, das gut roch. Die ganze Zeit, während wir
    die Tasche füllten, klickte die andere Tafel weiter, die über dem Herd: einunddreißig; einunddreißig; einunddreißig.

script-2415 = Die Hochzeitssuite
script-2415-couple =
    Sie hatten die Hochzeitssuite genommen, weil sie ein Schloss hatte. Er war vielleicht neunzehn und sie jünger.
    Durchgebrannt waren sie niemandem, es war keiner mehr da, der etwas dagegen gehabt hätte. Auf dem Bett lag unter dem
    Loch ein Haufen Schnee, und sie schliefen in der Badewanne. Jetzt, wo Leute da waren, wollten sie heiraten. Nicht,
    dass es darauf ankäme. Aber man brauche einen Zeugen und eine laute Stimme, und wir seien die Treppe so
    heraufgekommen, wie Verwandte.
script-2415-choose-marry = „Dann steht gerade, ihr zwei. Wie heißt ihr?“
script-2415-choose-rob = „Schönes Schloss. Was habt ihr dahinter?“
script-2415-marry =
    Getraut wurde aus einem Telefonbuch, aufgeschlagen bei M. Wir fragten, ob sie wollten, und sie wollten. Der Ring war
    von einem Vorhang. Dann wusste niemand, wie es weitergeht, und so verbeugten sich alle, und sie begleiteten uns zum
    Aufzug, der nicht fährt, und winkten, solange Licht war.
script-2415-rob =
    Er stellte sich vor sie. Er war so dünn, dass man sie trotzdem gut sah. Sie hatten zwei Flaschen und eine Dose,
    aufgehoben für den Anlass. „Wir hätten euch eingeladen“, sagte das Mädchen.

script-2451 = Vorhangringe
script-2451-page =
    Im Grundbuch jener Stadt stehen ein Mann und eine Frau, die neun Jahre lang nicht verheiratet waren. Es kam bei
    einer Hypothek heraus. Sie hatten eine Urkunde, auf Hotelpapier, mit einem Siegel aus Kerzenwachs und einer
    Unterschrift, die über den Rand lief; der Standesbeamte legte sie unter die Lampe und fragte ganz sanft, wer das
    wohl sei. Ein Gast, sagten sie ihm. Er traute sie auf der Stelle. Sie feiern beide Tage. Am ersten essen sie Schnee,
    einen kleinen Teller, wenn es welchen gibt, oder sonst etwas Weißes.

## L09 Brewery

script-2416 = Eine Kapelle im Fass
script-2416-vat =
    Einer der großen Bottiche war an der Seite aufgesägt, und ein Ofenrohr steckte heraus. Er war bewohnt. Es gab eine
    Fußmatte. Eine ganze Blaskapelle der Feuerwehr war eingezogen, mit den Frauen; es war rund, es war trocken, und das
    Eichenholz hatte in achtzig Jahren so viel getrunken, dass man nur den Ofen anzünden musste, um leicht heiter zu
    sein. Geprobt wurde mit Dämpfern. Wir wurden gebeten, die Füße abzutreten und etwas zu entscheiden: Die Tuben
    meinten, im Notfall könne man die Instrumente verkaufen. Die Trompeten wünschten darüber nicht zu reden.
script-2416-choose-keep = „Was seid ihr denn ohne sie? Acht Ehepaare im Fass.“
script-2416-choose-sell = „Auf dem Markt ist einer, der zahlt nach Kilo.“
script-2416-keep =
    Die Trompeten trampelten. Zum Dank spielten sie uns einen Marsch, in voller Besetzung, ohne Dämpfer, in einem
    Eichenbottich. Es dauerte eine Weile, bis wir wieder hörten. Bis zum Fluss hinunter bellten die Hunde.
script-2416-sell =
    „Na bitte“, sagte die erste Tuba. Froh war er nicht. Er holte das Ding, in sein grünes Tuch gewickelt, und fragte,
    ob wir es für ihn hinbrächten; selbst könne er das schlecht. Wir bekamen eine Provision. Es wog so viel wie ein Kind
    von zwölf und dröhnte bei jedem Schritt.

script-2417 = Der Eiskeller
script-2417-ice =
    Unter der Brauerei hatte man hundert Jahre lang Eis aus dem Fluss gelagert, und es lag noch da, in Blöcken, unter
    Stroh, und dorthin hatte das Viertel seine Toten gebracht, als der Boden gefror. Es war ordentlich. Sie lagen in
    Reihen, mit einer Karte an einer Schnur. Ein Mann mit einer Laterne ging auf und ab und las die Karten, und seine
    Lippen bewegten sich. Am Ende einer Reihe kehrte er um. Wir waren wegen etwas anderem da: Es gab auch Speckseiten.
    Sie hingen hinten an Haken, die eigenen des Brauers, und man musste ganz hindurch.
script-2417-choose-walk = „Augen auf den Boden. Gerade hin, gerade zurück.“
script-2417-choose-read = „Warte. Erst lesen. Vielleicht kennen wir wen.“
script-2417-walk =
    Hin waren es vierzig Schritte. Wir zählten sie. Auf dem Rückweg, die Arme voll, brachte ein Ellbogen eine der Karten ins Drehen.
script-2417-read =
    Es dauerte lange. Einer war aus unserer Straße: der Junge, der immer an allen Türen klingelte. Wir sagten es dem
    Mann mit der Laterne, und er schrieb es auf. Sechs Familien hatten ihn hergeschickt, die es nicht über sich
    brachten. Er schnitt uns selbst Speck herunter. Dafür sei er da, sagte er, für Leute, die kommen.

## L10 Checkpoint

script-2418 = Ein Spiel mit Papieren
script-2418-barrier =
    An der Schranke stand ein Neuer, sehr jung, und nahm es ernst. Er wollte einen Zweck. „Nennen Sie den Zweck Ihrer
    Reise“, sagte er, mit Bleistift. Das hatte uns noch nie jemand gefragt. Hinter ihm in der Bude lagen die anderen in
    Socken herum und riefen Vorschläge: Pilze, ein Tanz. Er wurde rot. Er hatte ein Formular, das hatte zwölf Felder,
    und in alle bis auf das letzte musste etwas hinein, sonst durfte er das Ding nicht heben. Weiter unten auf der
    Straße arbeitete sich ein Scheinwerfer die Fassaden entlang auf uns zu, Haus für Haus.
script-2418-choose-truth = „Hunger. Schreiben Sie Hunger.“
script-2418-choose-lie = „Besuch bei einer kranken Tante. Tulpengasse. Sie heißt Zora.“
script-2418-choose-walk = „Um ihn herum. Der schießt nicht.“
script-2418-truth =
    Er trug es ein. In der Bude war es still geworden. Einer kam nun doch in Socken heraus, ein Feldwebel, nahm das
    Formular, las es, ging wieder hinein, und als er zurückkam, hatte er eine Dose. „Feld zwölf“, sagte er zu dem
    Jungen. „Immer die Rückseite lesen.“
script-2418-lie =
    Er schrieb Zora hin. Wie krank? Ansteckend? Feld für Feld brachten wir sie um. Als die Schranke hochging, wünschte
    er ihr gute Besserung und meinte es; und dann mussten wir natürlich durch die Tulpengasse, solange er uns sah.
script-2418-round =
    Er schoss nicht. Er rief dreimal „Halt“, in drei verschiedenen Stimmen, jede ein wenig tiefer als die vorige. In der
    Bude lachten sie Tränen. Es ist nicht auszuschließen, dass wir da ein Leben verdorben haben.
script-2418-shot =
    Er schoss. Es überraschte alle, ihn am meisten. { $them } saß auf der Straße und hielt sich den Arm, und er kam mit
    seinem eigenen Verbandspäckchen gelaufen und bekam es nicht auf, so dass { $them } es ihm zeigen musste, mit einer
    Hand und den Zähnen.

script-2419 = Waffen gegen Essen
script-2419-table =
    Am Kontrollposten war ein Tisch aufgestellt, mit einem Tuch darauf. AMNESTIE hieß es. Für jede abgegebene Waffe:
    Lebensmittel, keine Fragen, nur heute. Hinter dem Tisch saß eine Dame von irgendeinem Verein, mit Pelzkragen, und
    war sehr tapfer, und davor lagen ein Säbel, eine Startpistole und eine Mistgabel. Den ganzen Tag war niemand
    gekommen. Unter dem Tisch hatte sie Konserven, echte, gestapelt, mit dem Bild einer ausländischen Wiese. Auf der
    anderen Straßenseite lehnten in einem Eingang ein paar Männer, die auch ein Auge auf die Konserven hatten und auf
    uns, was wir wohl hätten.
script-2419-choose-hand = „Gut, gnädige Frau. Hier.“
script-2419-choose-guard = „Sie sollten im Dunkeln nicht hier sein. Wir bringen Sie heim.“
script-2419-choose-pass = „Keine Fragen, sagt sie. Geh weiter.“
script-2419-hand =
    Sie schrieb eine Quittung aus und fragte, die Hand an der Kehle, ob sie geladen sei. Zwei Konserven. Die Männer im
    Eingang richteten sich auf. Wir gingen Richtung Scheinwerfer, wo Leute waren, und sehr schnell.
script-2419-guard =
    Sie hatte das Tuch gefaltet und die Konserven in einem Kinderwagen, als sie über die Straße kamen. „Ist etwas nicht
    in Ordnung?“, fragte sie.
script-2419-won =
    Sie wohnte hinter dem Bad. Sie ließ unseren Arm nicht los, bis der Schlüssel im Schloss war. „Sie müssen welche
    nehmen“, sagte sie, „ich schreibe einfach, sie wurden ausgegeben.“ Es stellte sich heraus, dass sie die ganze Zeit
    die Augen zugehabt hatte.
script-2419-ran =
    Sie hatten den Kinderwagen. Die Dame stand auf der Straße, mit dem Säbel, den sie endlich aufgehoben hatte, in
    beiden Händen, wie einen Schirm. Niemand rührte sie an. So weit war es noch nicht.
script-2419-pass =
    Wir gingen weiter. Von der nächsten Ecke aus sahen wir sie hinübergehen, zu viert, gemächlich, wie Leute, die an
    einen Schalter gehen.

## L11 Market square

script-2420 = Der Briefschreiber
script-2420-writer =
    An einem der Stände verkauften sie Wörter. Ein ehemaliger Notar saß da, mit Lampe und Stahlfeder, und man konnte
    haben, was man wollte: Gesuche, Drohungen, Beileid im Dutzend. Heute Abend gab es eine Schlange. Er hatte ein neues
    Schild aufgehängt, BRIEFE VON TOTEN, und die Leute standen da, ohne einander anzusehen. Man sagte ihm, wer es war.
    Man nannte zwei, drei Dinge, die der Mensch immer gesagt hatte. Er dachte nach, tauchte die Feder ein, und es wurde
    immer genau eine Seite. Eine Frau ging mit ihrer an uns vorbei, und sie lächelte so, dass sie nach der Mauer tasten
    musste.
script-2420-choose-buy = „Wir haben jemanden. Zwei, drei Dinge, die man immer zu hören bekam …“
script-2420-choose-spoil = „Das ist Schwindel. Sag es ihnen, laut.“
script-2420-choose-pass = „Nichts für uns. Was gibt’s nebenan?“
script-2420-buy =
    Er ist im Haus. Niemand hat ihn aufgemacht; es genügte, ihn schreiben zu sehen, und wie er mittendrin aufhörte, über
    etwas lachte und auch das hinschrieb.
script-2420-spoil =
    Es wurde sehr still. Der Notar legte die Feder hin. „Natürlich ist es Schwindel“, sagte er. „Der Nächste, bitte.“
    Die Schlange schloss sich wieder, und beim Hinausgehen trat uns jemand auf den Fuß, fest, mit dem Absatz.
script-2420-pass = Nebenan gab es Kinderwagen und eine Ziege zu mieten.

script-2421 = Was ein Platz kostet
script-2421-place =
    Plätze zu verkaufen. So rief es der Mann aus, halblaut, im Auf- und Abgehen. Ein Platz im Keller mit Ofen,
    monatsweise. Ein Platz in der Schlange. Ein Platz auf dem Lastwagen, der am Sonntag fuhr, ein einziger, mit Papier,
    bis an die Küste; es war echt, man konnte den Stempel fühlen. Er hatte ihn an diesem Abend schon viermal verkauft.
    Er sagte uns das ganz offen. Er sei gern ehrlich zu Leuten, die eine Chance hätten. Es komme darauf an, wer zuerst
    da sei, um die anderen kümmere er sich.
script-2421-choose-buy = „Für einen von uns. Wer fährt?“
script-2421-choose-follow = „Hinterher. Sehen wir, wo er das ganze Geld hat.“
script-2421-choose-leave = „Soll er dran ersticken. Komm.“
script-2421-buy =
    Es lag zu Hause auf dem Tisch, und alle lasen es. Der Name war frei gelassen. In der Nacht wurde er eingesetzt, mit
    aller Einverständnis, und { $them } sollte fahren; und von diesem Augenblick an wusste keiner mehr, wie man
    mit { $them } über irgendetwas redet, über Salz nicht und nicht einmal über das Wetter.
script-2421-follow = Er hatte es im Brunnen. Er hatte dort auch einen Bruder, von dem keine Rede gewesen war.
script-2421-won =
    Es waren meist Ringe, an einer Schnur. Wem sie gehört hatten, war nicht zu sagen. Der Bruder fragte, ob er den
    seiner Mutter haben könne, und zeigte uns, welcher.
script-2421-ran =
    Sie kannten auf diesem Platz jedes Standbein, und am Ende kannten wir sie auch alle, mit den Schienbeinen.
script-2421-leave = Er lüftete den Hut. „Sagen Sie’s weiter“, sagte er.

script-2452 = Der Sonntagslastwagen
script-2452-lorry =
    Der Lastwagen war da. Damit hatte keiner gerechnet: Er stand mit laufendem Motor hinter dem Bad, und von den vier
    anderen, denen der Platz verkauft worden war, keine Spur. { $them } hatte eine Tasche. Wir waren alle bis zur Ecke
    mitgekommen. An der Ladeklappe stand ein Soldat mit einer Liste und winkte ärgerlich; wie lange das noch dauern
    solle?
script-2452-choose-go = „Steig auf. Dreh dich nicht um. Schreib.“
script-2452-choose-stay = „Komm heim. Zerreiß es und komm heim.“
script-2452-go =
    { $them } stieg auf. An jeder Seite war eine Bank, darauf Leute, die Taschen hielten, und jemand rückte zusammen.
    Der Lastwagen fuhr ohne Licht ab. Im letzten Augenblick wurde uns etwas aus der Tasche durch die Latten
    heruntergereicht, weil man ihnen gesagt hatte, an der Küste gebe es genug.
script-2452-stay =
    { $them } kam heim. Das Papier verbrannten wir. An dem Abend war eine sonderbare Heiterkeit im Haus, wie am Tag nach
    einer Hochzeit; und jeder von uns wachte in der Nacht auf, dachte an die Küste, schämte sich und ging nachsehen, ob
    { $them } schlief.

script-2453 = Über den Lastwagen
script-2453-news =
    An der Pumpe hieß es, der Lastwagen sei bis zur Gerberei gekommen. Dort hätten ihn Leute angehalten; was für Leute,
    wusste keiner. Alle hätten absteigen müssen. Eine sei zu Fuß zurückgekommen, und sie sage nichts, man bringe sie nur
    dazu, mit der Hand zu zeigen, wie hoch an der Stelle das Schilf ist. Wir hatten es also mit Recht verbrannt. Es
    gehört zu den Dingen, über die man sich nicht richtig freuen kann.

## L12 Villa

script-2422 = Ein Abendessen für sechs
script-2422-dinner =
    Der Tisch war für sechs gedeckt. Es gab Tischkarten und ein Feuer und einen Butler, wenn das das Wort ist für einen
    Mann in Schürze mit einem Tranchiermesser. Die Herrschaften seien im Ausland. Er habe seine Anweisung, donnerstags
    um acht; niemand habe sie aufgehoben. Seit über einem Jahr hatte er aufgetragen, gewartet und abgeräumt. Wenn wir
    geladen seien, sagte er, werde er es im Buch finden. Er sah auf unsere Füße, unsere Taschen. Er fuhr mit dem Finger
    die Seite hinab; er hatte ein sehr gütiges Gesicht, und es war klar, dass er uns finden würde, wenn wir nur
    irgendeinen Namen nannten.
script-2422-choose-name = „Oberst Adler und Gemahlin. Kommen wir zu spät?“
script-2422-choose-rob = „Leg das Messer weg und zeig uns die Speisekammer.“
script-2422-name =
    „Der Herr Oberst werden erwartet“, sagte er. Es waren sechs Gänge. Jeder war eine gekochte Kartoffel, nur anders
    geschnitten. Er servierte von links. Gegen zehn fragte er, ob wir den Kaffee in der Bibliothek nähmen, und wir
    mussten leider sagen, dass wir noch weit zu fahren hatten.
script-2422-rob =
    Er legte es weg. Er ging mit der Kerze voran, öffnete alles, sagte uns, was es war und aus welchem Jahr. Als wir
    gingen, half er mit den Riemen. „Wen darf ich melden?“, fragte er. „Man wird am Donnerstag fragen.“

script-2423 = Das Schwimmbecken
script-2423-pool =
    Unter dem Teppich, unter den Stühlen und Kommoden und was sonst noch im Schwimmbecken gestapelt war, wohnte jemand.
    Er hatte eine Art Bau, mit Schubladen zum Durchkriechen. Wir sahen eine Hand, die zwischen den Beinen eines
    Klavierhockers heraufkam, auf den Fliesen nach einer Tasse tastete und sie mit hinunternahm. Nach einer Weile
    stellte sie sie leer zurück. Es war der Besitzer. Er sagte es uns, von unten: Er liege seit der ersten Woche hier,
    auf seinen Sachen, damit man sie nicht wegtrage. Aufgestanden sei er kein einziges Mal.
script-2423-choose-pull = „Kommen Sie rauf. Ihre Kommode will hier keiner.“
script-2423-choose-buy = „Was würden Sie hergeben, für das hier?“
script-2423-choose-take = „Von da drin kommt er nicht an uns ran. Fang am anderen Ende an.“
script-2423-up =
    Er stand in Etappen auf. Er war ein großer Mann. Er sah sich nach dem Haus um, von dem nur eine Treppe übrig war,
    und dann nach all den Möbeln; man sah ihn überlegen, wohin damit. Er bat uns, etwas auszusuchen.
script-2423-bitten =
    Er biss. Es ging um eine Stehlampe. Noch lange hörten wir ihn da unten, wie er die Schubladen hinter sich zuzog.
script-2423-buy =
    Die Hand nahm es, und etwas später stellte sie eine Schnupftabakdose heraus, schob sie mit zwei Fingern auf uns zu,
    zog sie zurück und schob sie wieder vor. Es ging ihm ans Herz.
script-2423-take =
    Mit jedem Stück, das wir abhoben, setzte sich das Übrige ein wenig. Er hörte, was es war. „Das Biedermeier“, sagte
    die Stimme. „Der Sekretär meiner Frau. Nicht der Sekretär meiner Frau. Ich bitte Sie.“ Gegen Ende sagte er nur noch
    die Jahreszahlen.

## L13 Allotments

script-2424 = Die Vogelscheuche
script-2424-crow =
    Auf Parzelle dreiunddreißig stand eine Vogelscheuche mit verbundenem Kopf. Als wir vorbei waren, seufzte sie. Es war
    ein Deserteur, ein Gefreiter; er stand da, seit es hell war, die Arme die Stange entlang, weil sie am Bahndamm die
    Lauben durchsuchten. Ob wir so gut wären, ihm die Nase zu kratzen? Er traue sich nicht, den Arm zu senken. Da oben
    seien Leute mit Feldstechern. Von der Parzelle dürften wir nehmen, was wir wollten, der Lauch gehöre seiner Tante.
    Das Gewehr sei in der Regentonne.
script-2424-choose-scratch = „Dann halt still. Welche Seite?“
script-2424-choose-sell = „Für die gibt’s Belohnung. Ruf zu ihnen rauf.“
script-2424-choose-rifle = „In der Tonne, sagst du?“
script-2424-scratch =
    Es war die linke. Ihm tränten die Augen vor Erleichterung. Wir stellten ihm den Kragen hoch, wie man es bei einer
    echten täte, gruben unseren Lauch mit dem Rücken zum Damm und gingen. Am Tor sahen wir uns um, da saß eine Krähe auf
    ihm.
script-2424-sell =
    In fünf Minuten waren sie da. Er hatte noch die Arme ausgestreckt, als sie bei ihm waren; er war zu steif, um sie
    sinken zu lassen. Die Belohnung wurde sofort ausgezahlt. Einer der Soldaten setzte statt seiner die eigene Mütze auf
    die Stange, und alle mussten lachen, und wir gewissermaßen auch.
script-2424-rifle =
    Es war da, voller Eis. „Schaut ihr noch mal vorbei?“, fragte die Vogelscheuche. „Gegen Abend? Ich bräuchte nur
    jemanden, der mir sagt, wann sie weg sind.“ Wir sagten es zu. Die Sonne stand eine Handbreit über den Lauben.

script-2425 = Die Bienen
script-2425-bees =
    In einer der Lauben standen neun Stöcke, in Federbetten gepackt. Legte man ein Ohr daran, summten sie auf einem Ton,
    sehr tief, wie etwas, das gleich gesagt wird. Der Imker lag auf der Bank. Er war mit dem Hut auf dem Kopf gestorben,
    den Schleier zurückgeschlagen, und an der Jacke steckte ein Zettel. „Wer das findet. Man muss es ihnen sagen. Sonst
    gehen sie. An jeden dreimal klopfen und sagen, wer gestorben ist und wer der Neue ist. Dann bleiben sie. Honig ist
    da, aber nicht vor März.“
script-2425-choose-tell = „Jemand soll es ihnen sagen. Das dauert eine Minute.“
script-2425-choose-honey = „März! Mach jetzt einen auf.“
script-2425-tell =
    Es wurde gemacht, Stock für Stock, dreimal klopfen; und weil an der Stelle etwas gesagt werden musste, nannten wir
    als den Neuen uns. Beim siebten wurde es still, so dass wir glaubten, etwas falsch gemacht zu haben. Dann ging es
    weiter.
script-2425-honey =
    Er war schwarz und lief uns über die Handgelenke. Sie kamen als Kugel heraus in den Frost, stachen wenig, fielen
    dann von den Ärmeln und lagen auf dem Schnee wie verschütteter Tee. Es waren drei Pfund.

script-2454 = Der Neue
script-2454-swarm =
    Auf dem Fensterbrett saß innen eine Biene. Sie ging am sonnigen Ende auf und ab und schüttelte sich. Niemand sonst
    in der Stadt hatte um diese Jahreszeit eine Biene gesehen. Vielleicht war sie in der Tasche mitgekommen, bei den
    Kräutern. Wir sagten ihr für alle Fälle, dass es allen gut ging. Seit Tagen war dieser Satz im Haus nicht gefallen,
    { $present ->
        [one] und wir mussten hinausgehen und noch einmal hereinkommen
       *[other] und jemand von uns musste hinausgehen und noch einmal hereinkommen
    }.

## L14 Rail depot

script-2426 = Der Fahrplan
script-2426-office =
    Der Bahnhofsvorsteher saß in seinem Büro am Telegrafen, mit der roten Mütze, und sendete. Das tat er jede Nacht. Er
    gab Ankunft und Abfahrt die Strecke hinunter, an alle Stationen, wie sie gewesen wären: der Eilzug 21.40, pünktlich.
    22.05, vier Minuten Verspätung, Frost. Strom war keiner in dem Ding. Solange er die Hand auf der Taste habe, sollten
    wir nicht reden. Um zehn nach fing der Boden ein wenig zu zittern an. Er zog die Uhr. Durchs Fenster sahen wir eine
    Lokomotive um die Kurve kommen, dunkel, vor sich einen flachen Wagen mit Sand und einem Geschütz.
script-2426-choose-hide = „Runter. Hinter den Schalter, und ihn mit.“
script-2426-choose-signal = „Da ist ein Hebel. Stell ihn gegen sie.“
script-2426-hide =
    Sie fuhr durch mit einem Lärm, als fiele ein Haus die Treppe hinunter, und auf dem Wagen wurde gesungen. Als sie
    vorbei war, stand er auf, klopfte sich die Knie ab und ging an die Taste. „22.10“, sendete er, „Sonderzug. Nicht im
    Buch.“
script-2426-stopped =
    Es brauchte alles Gewicht, das { $them } hatte. Weit weg fiel ein Arm, und sie bremsten; vorn saßen Eisenbahner, die
    konnten nicht anders. Eine Viertelstunde standen sie vor einem Rot, das ihnen keiner erklären konnte, und inzwischen
    war hinten von der Rampe aus die eine oder andere Kiste zu erreichen. Der Vorsteher billigte es nicht. Er trug es
    ein als „unbegründeten Halt“.
script-2426-seen =
    Der Hebel war seit dem Sommer festgerostet. Er kreischte. Das Geschütz ließ sich so schnell nicht drehen, aber sie
    hatten Gewehre; und der Vorsteher stand in der Tür mit seiner roten Mütze und hielt die Hand hoch.

script-2427 = Ein Waggon Schuhe
script-2427-shoes =
    Es war ein ganzer Waggon voll Schuhe. Sie lagen brusthoch, linke und rechte durcheinander, und kein neuer darunter.
    Zu Paaren gebunden war keiner. Jemand hatte damit angefangen, an der Tür, vor langer Zeit; da war eine Reihe von
    zwölf, passend, mit roter Schnur, und das Knäuel daneben. Wir stiegen hinauf. Man sank ein. Wir brauchten Stiefel,
    weiß Gott, und es gab Stiefel. Es gab auch die anderen. Man konnte eine Stunde nach einem Paar suchen und immer
    denselben Fuß finden.
script-2427-choose-look = „Nur Stiefel. Sieh nur die Stiefel an.“
script-2427-choose-tie = „Jemand wollte sie binden. Gib mir die Schnur.“
script-2427-choose-out = „Runter. Mach die Tür zu. Nicht die.“
script-2427-look =
    Am Ende fanden wir ein Paar und ein halbes. Ein guter Schuster hatte sie neu besohlt. Wir gingen darin bis zum
    Stellwerk, bevor die Rede darauf kam, dass sie sehr bequem waren.
script-2427-tie =
    Wir schafften vierzig. Es ging leichter, wenn man nicht suchte, sondern irgendeinen nahm und wartete; der zweite kam
    dann. Die kleinen machten wir zuerst.
script-2427-out =
    Sie rollte von selbst zu, im Gefälle, und schnappte ein. Außen stand mit Kreide der Bestimmungsort; der Regen war
    daran gewesen.

## L15 Warehouse

script-2428 = Inventur
script-2428-forms =
    Den Mann hatte man im August zur Inventur geschickt und nicht abgelöst. Er schlief in Gang C. Er hatte
    weitergemacht, weil man nur so wach blieb, und war bei den Schrauben; er zählte sie in einen Suppenteller,
    hundertweise. Bisher waren es vierhunderttausend. Er führte an der Wand Buch, an der nächsten Wand und an der Decke,
    so hoch die Leiter ging. Alles andere hatte er schon gegessen. Er bat uns, so gut zu sein und eine Zahl zu prüfen.
    „Sie lesen“, sagte er, „und ich höre, ob es richtig klingt.“
script-2428-choose-read = „Vierhunderttausendneunhundertzwölf …“
script-2428-choose-take = „Genug gezählt. Den Teller nehmen wir.“
script-2428-read =
    Es klang richtig. Er schloss die Augen dabei, und bei manchen Zahlen nickte er wie zu alten Bekannten. Als wir am
    Ende der Wand waren, schlief er. Was vom letzten Hundert übrig sei, könnten wir haben, hatte er gesagt.
script-2428-take =
    Er ließ ihn wortlos los. Als wir damit hinausgingen, hörten wir ihn hinter uns auf dem Beton, auf Händen und Knien.
    Einige waren heruntergefallen. „Minus eins“, sagte er. „Minus zwei.“

script-2429 = Der Gabelstapler
script-2429-forklift =
    Der Gabelstapler hatte noch ein Drittel Batterie, und der Schlüssel steckte. Es brauchte zehn Minuten Kinderei, bis
    wir an die Galerie dachten. Da oben standen Kisten, an die keiner mehr herangekommen war, seit die Treppe fehlte,
    und auf ihnen war ein Fisch. Wenn einer auf der Gabel stand und ein anderer fuhr, musste es gehen. Es gab eine kurze
    Aussprache darüber, wer je gefahren war. Er summte. Er hatte eine Lampe an einer Feder und ein Schild:
    PERSONENBEFÖRDERUNG VERBOTEN.
script-2429-choose-ride = „Rauf. Halt dich am Mast fest.“
script-2429-choose-ram = „Personen verboten. Fahr ihn einfach in den Pfeiler, mal sehen, was runterkommt.“
script-2429-fish =
    { $them } fuhr auf wie ein Heiliger im Theater. Es waren Sardinen, ein Dutzend die Lage; nur die untersten waren
    nicht aufgebläht. Auf dem letzten Stück abwärts versagte die Batterie, so dass es recht lange dauerte und sehr
    würdevoll war.
script-2429-drop =
    Hinauf ging es ohne Mühe. Es lag am Herunterkommen. { $them } hatte eine Kiste in beiden Armen und keine Hand für
    den Mast, und zuerst schlug die Kiste auf; darin waren Etiketten, mit einem Fisch.
script-2429-ram =
    Es kam alles herunter: Kisten, Bretter, ein Stück Dach und ein Nest mit zwei Eulen, die außerordentlich verärgert
    waren. Keiner kann sagen, dass wir nicht gesehen hätten, was da war. Die Straße sah es auch.

## L16 Pharmacy

script-2430 = Für jeden ein Fach
script-2430-shelf =
    Über der Apotheke wohnte die Mutter des Apothekers. Sie kam herunter, als wir eine Weile drin waren, in Bettsocken,
    mit einer Kerze. Sie nehme an, wir suchten etwas zum Schlafen. Das suchten alle. Das Letzte hatte sie im Herbst
    weggegeben, aber die Fläschchen hatte sie noch, mit Etikett, und füllte sie an der Pumpe, und es wirkte. Doch! Die
    Leute kamen wieder und dankten ihr. Sie hatte zweiunddreißig Patienten. Sie könne uns gleich eins machen, wir
    müssten ihr nur sagen, wo es fehle.
script-2430-choose-take = „Meine Nächte, bitte. Eine große.“
script-2430-choose-real = „Und die echten Sachen, Mütterchen? Wo hat er die?“
script-2430-take =
    Sie schüttelte es und hielt es ans Licht. Zehn Tropfen, nicht mehr. Von da an stand es zu Hause am Bett. Es sei aus
    der Apotheke, sagten wir, wenn jemand fragte, und das stimmte.
script-2430-real =
    Sie sah uns lange an. Es war hinter dem Ofen, in einem Strumpf. Sie gab es uns, wie man einem Kind etwas gibt, das
    es kaputt machen wird; dann ging sie wieder hinauf, Stufe um Stufe, mit der Kerze, und wir standen im Dunkeln.

script-2431 = Die Nachtglocke
script-2431-bell =
    NACHTGLOCKE, hieß es da, BITTE LÄUTEN. Jemand hatte darunter gelegen. Da war eine Decke und der Fleck, wo ein Kopf
    gewesen war. Innen an der Scheibe klebte die Liste der Apotheken im Nachtdienst: Für jene Nacht nannte sie diese
    hier, und die nächste war am anderen Ende der Stadt. Wir hörten die Glocke, schwach, als wir drückten. Sie ging. Sie
    musste da drin die ganze Nacht geläutet haben.
script-2431-choose-in = „Hinten rum. Er braucht’s nicht mehr.“
script-2431-choose-cover = „Falte die Decke. Und nimm die Glocke vom Haken.“
script-2431-in =
    Er saß im weißen Kittel in der Rezeptur. Der Beschuss war es gewesen, man sah ihm nichts an. Er musste auf dem Weg
    zur Tür gewesen sein. Vor ihm auf dem Marmor stand, was er gemischt hatte, mit dem Trichter, und ein Name darauf:
    „für den Herrn draußen“.
script-2431-cover =
    Zwei Umdrehungen einer Schraube, und sie war ab, mit einem Stück Draht. Die Decke legten wir auf die Stufe. Viel war
    es nicht, aber zum ersten Mal hatte jemand geantwortet.

## L17 Library

script-2432 = Überfällig
script-2432-desk =
    Es gab eine Bibliothekarin. Sie ging nachts mit einer Liste los und holte zurück, was überfällig war. Es war
    gefährlich, aber irgendwo musste man anfangen; bei Kriegsausbruch waren viertausend Bände ausgeliehen gewesen. Sie
    war bis zum Buchstaben G gekommen. Auf dem Tisch stand, was sie hatte, gereinigt und geflickt, einiges unter
    Trümmern hervorgeholt. In fünf Straßen hatte man auf sie geschossen. Was Gebühren betreffe, komme es darauf an. Wir
    wollten schon um sie herum an die Regale, da fragte sie nach unseren Namen, zog eine Schublade auf und fand eine
    Karte.
script-2432-choose-fine = „Wie viel macht das, mit Zinsen?“
script-2432-choose-book = „Wir haben eins von Ihnen zu Hause. Ich meine, hier.“
script-2432-choose-deny = „Das ist jemand anderes mit dem Namen.“
script-2432-fine =
    Sie stempelte die Karte. Das Buch war zwanzig Jahre überfällig und handelte von einem Hund, der heimfindet. Sie
    erinnerte sich daran und an den Menschen, der es gehabt hatte. Dafür durften wir im Keller nachsehen, unter der
    Bedingung, dass wir nichts mit einem Rücken nahmen.
script-2432-book =
    Sie nahm es in beide Hände und roch daran. Es sei drei Wochen unterwegs gewesen, sagte sie; es brauche nur ein, zwei
    Tage zwischen Brettern. Sie hatte echten Kaffee, für Leser.
script-2432-deny =
    „Natürlich“, sagte die Bibliothekarin. Sie steckte die Karte zurück. Und dann hörten wir sie, die ganze Zeit, die
    wir auf den Leitern waren, unter uns in etwas blättern: Sie sah nach, was wir schuldig waren.

script-2433 = Der Lesesaal
script-2433-room =
    Acht Leute saßen im Lesesaal, an acht Lampen, die nicht brannten, Bücher vor sich. Es war zwei Uhr nachts. Sie
    blätterten reihum. Einer las einen Satz vor, aus dem Gedächtnis, und der Nächste nahm ihn auf; so hatten sie
    zusammen einen ganzen Roman, sie hatten ihn im Herbst aufgeteilt, als klar war, dass sie das Exemplar würden
    verbrennen müssen. Der Mann mit Kapitel fünf war heute nicht gekommen. Er war an der Pumpe getötet worden. Sie
    hatten eine Stunde so dagesessen. Nun fragten sie, ob zufällig wir es gelesen hätten.
script-2433-choose-invent = „Kapitel fünf. Ja. Wo sie den Zug verpasst.“
script-2433-choose-no_read = „Nein. Tut mir leid.“
script-2433-invent =
    Sie verpasste ihn, sagten wir; es schneite. Es gab einen Gepäckträger. Wir erzählten eine ganze Weile, und am Ende
    atmeten acht Leute aus. Darin gestanden hatte etwas völlig anderes. „Aber es geht“, sagte Kapitel sechs, „von da
    kann ich weiter.“
script-2433-no_read =
    Sie nickten. Jemand fing mit sechs an. Es ergab keinen Sinn, die Frau war auf einmal in einer Stadt am Meer und
    hatte ein Kind; und sie lasen weiter, um das Loch herum, sehr höflich. Wir nahmen uns ein anderes aus dem Regal. Sie
    sahen nicht hin.

## L18 Radio mast

script-2434 = Das Wunschkonzert
script-2434-booth =
    In der Hütte am Fuß des Mastes saß eine Frau mit Kopfhörern und ohne Schuhe. Sie machte das Wunschkonzert. Einen
    Sender gab es eigentlich nicht mehr; was sie hatte, reichte über die Straße oder in einer Frostnacht bis zum Hügel.
    Auf dem Hügel hörten sie zu. Sie wusste es, denn wenn sie etwas spielte, was denen nicht gefiel, fiel ein Schuss.
    Sie hatte drei Platten. Wir dürften uns eine wünschen. Nur für jemanden müsse es sein, mit Namen, einfach so in die
    Luft könne sie nicht spielen.
script-2434-choose-waltz = „Den Walzer. Für alle im grauen Haus mit dem Loch.“
script-2434-choose-hill = „Für die Jungs auf dem Hügel. Mit Grüßen vom grauen Haus.“
script-2434-choose-take = „Was brächte der Apparat auf dem Markt?“
script-2434-waltz =
    Sie sagte es mit einer Stimme, die man von vor dem Krieg kannte, von morgens, zur Milch. Wir hörten es den ganzen
    Heimweg. An jeder Ecke wurde es schwächer, und es hörte genau in dem Augenblick auf, als wir die Hand an der Tür
    hatten.
script-2434-hill =
    Sie zog die Brauen hoch, aber sie sagte es. Dann war eine Pause, auf dem Hügel und überall, so lange, wie eine
    Platte dauert. Danach fiel ein einzelner Schuss, gerade nach oben; wir sahen den Funken. „Sie wollen es noch mal“,
    sagte sie.
script-2434-take =
    Sie gab ihn wortlos her und wickelte das Kabel um die Hand, wie es sich gehört. Sie blieb sitzen, ohne Schuhe. Den
    ganzen Weg hinunter war uns, als suchte jemand auf dem Hügel einen Sender.

script-2435 = Der Monteur
script-2435-rigger =
    Er war oben am Mast, auf der zweiten Plattform, wo er gewesen war, als das Schießen anfing. Er war Monteur. Die
    Leiter unter ihm war im ersten Monat weggeschossen worden, und seitdem hatten sie ihm an der Leine aus dem Dorf
    Essen heraufgeschickt; dann wurde das Dorf geräumt. Er war ganz munter. Er rief uns zu, was er sah, und er sah
    alles. Wenn wir etwas in den Eimer täten, werde er uns sagen, was heute auf unserem Weg sei und wo. Der Eimer kam
    herunter, drehte sich, und darin lag noch ein Zettel aus der Zeit des Dorfs: „Weniger Suppe.“
script-2435-choose-feed = „Da. Was ist auf dem Weg?“
script-2435-choose-climb = „Wirf uns das Ende runter. Du kommst da weg.“
script-2435-choose-leave = „Wir haben nichts. Viel Glück.“
script-2435-feed =
    Er beschrieb es, als läse er aus der Zeitung. Zwei mit einem Karren am Depot. Eine Patrouille, schläft. Rauch aus
    unserem eigenen Schornstein; jemand hatte zu viel aufgelegt. Wir schickten ihm einen Bleistift hinauf.
script-2435-down =
    { $them } kam bis zur ersten Plattform, machte fest und redete eine gute halbe Stunde mit ihm, und dann ließ der
    Monteur sich hinunter, mit geschlossenen Augen. Auf dem Boden konnte er nicht stehen. Er lag auf dem Rücken, hielt
    sich beiderseits am Gras fest und fragte, was das sei, dieses Geräusch. Es waren nur Leute, die vorbeigingen.
script-2435-fall =
    Die Leine hielt, die Rolle nicht. { $them } fiel nicht mehr als vier Meter, aber auf den Zaun. „Hab ich gesagt“,
    rief der Monteur, der nichts gesagt hatte. „Den anderen zwei hab ich’s auch gesagt.“
script-2435-leave =
    „Macht nichts“, rief er. „Kommt an einem klaren Tag!“ Der Eimer ging ruckweise wieder hoch. Er war leer, und man
    hörte ihn noch lange gegen den Stahl schlagen.
