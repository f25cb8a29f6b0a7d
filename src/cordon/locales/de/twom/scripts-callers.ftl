# Visitors. { $them } is the name of a person of the group.

## V01 Barterer

script-2550 = Doppelter Boden
script-2550-case =
    Diesmal hatte sie einen Geigenkasten, und bevor sie ihn aufmachte, bat sie uns, uns umzudrehen. Als wir wieder
    hinsahen, lag alles da wie gewohnt; aber darunter war eine zweite Lage, und die bewegte sich. „Das ist nicht zu
    verkaufen“, sagte sie. Es war ein Säugling, er schlief zwischen Gabeln und Seife. Sie hatte ihn seit einer Woche auf
    ihrer Runde dabei. Er war nicht ihrer. Sie hatte ihn in Zahlung genommen, mangels Besserem, von Leuten, die ihn
    irgendwo haben wollten, wo es einen Deckel gab.
script-2550-choose-milk = „Geben Sie ihm das, in einem Stück Tuch.“
script-2550-choose-where_to = „Wohin bringen Sie ihn?“
script-2550-choose-stay = „Geschäft ist Geschäft. Was gibt’s in der oberen Lage?“
script-2550-milk =
    Er sog an dem Tuch, ohne aufzuwachen. Sie sah mit schiefem Kopf zu und rechnete, wie wir dachten; dann zog sie den
    Preis von zwei Dingen von dem ab, was wir schuldeten.
script-2550-where_to =
    Sie wusste es nicht. Sie hatte angenommen, früher oder später käme sie an eine Tür, an der es klar wäre.
script-2550-stay = „Ganz recht“, sagte sie. Sie zeigte uns die obere Lage. Es war alles in ausgezeichnetem Zustand.

script-2551 = Eine Tür, an der es klar war
script-2551-back =
    Sie kam wieder, ohne Ware. Sie stellte den Geigenkasten auf unseren Tisch und saß da, die Hände zwischen den Knien.
    Es hatte keine Tür gegeben. Bei den Nonnen war es voll, und beim Arzt hatte man ihn angesehen und dann sie, als
    wollte sie ihn verkaufen. Letzte Nacht hatte sie ihm vorgesungen.
script-2551-choose-keep = „Dann lassen Sie ihn hier.“
script-2551-choose-send = „Wir können nicht. Sehen Sie sich um. Wir können nicht.“
script-2551-keep =
    Es war der Finger von { $them }, den er zu fassen bekommen hatte, und damit war es entschieden. Den Kasten wollte
    sie nicht mitnehmen. Das sei das Bett, sagte sie. Auf der Stufe drehte sie sich um und sagte uns, was er wog, aufs
    Gramm.
script-2551-send =
    Sie schloss den Deckel, nicht ganz. Sie bezahlte die Milch.

script-2552 = Der Geigenkasten
script-2552-case =
    Er hatte gelernt, sich Gehör zu verschaffen. Zum ersten Mal seit Beginn der Belagerung gab es im Haus jemanden, der
    sich beschwerte. Er tat es um zwei, um vier und um halb sechs; und im Keller nebenan, hörten wir, lagen die Leute
    deswegen wach und sagten: „Da, jetzt hat er Hunger.“ { $them } trug ihn auf und ab. Man musste lachen: ein
    erwachsener Mensch, nachts, auf der einen Schulter eine Eisenstange und auf der anderen das. Inzwischen hielt er den
    Kopf. Er sah über den Rand der Schulter ins Dunkle, mit einem Ausdruck großer Zurückhaltung.

script-2553 = Findelkind
script-2553-page =
    Woher das Kind aus dem Geigenkasten kam, ließ sich nie ermitteln. Im Register steht „Eltern unbekannt, Gewicht 4110
    g“, und als Geburtsort trug jemand an einem Schreibtisch, der etwas eintragen musste, den Namen unserer Straße ein.
    Es wuchs in dem Haus auf. Es spielt kein Instrument. Als man ihm mit zwölf sagte, woher es kam, wollte es den Kasten
    sehen, stieg bis zu den Knien hinein und fragte, was er gekostet habe.

## V02 Arms dealer

script-2554 = Vorführung
script-2554-demo =
    Der Händler war guter Dinge. Er hatte etwas Neues dabei. Damit wir es beurteilen konnten, trat er ans Fenster, sah
    sich um und wählte den Wetterhahn auf der Sparkasse; und es stimmte, man hörte kaum etwas. Der Hahn drehte sich.
    { $present ->
        [one] Wir durften die Waffe halten.
       *[other] Jemand von uns durfte die Waffe halten.
    } Sie war sehr leicht. Am Fluss unten seien Leute, bemerkte er, die an den ganzen Posten gedacht hätten, nur seien
    sie etwas knapp; sie kämen heute Nacht in unsere Gegend und sähen zu, was aufzutreiben sei.
script-2554-choose-buy = „Dann lassen Sie sie hier und sagen denen, sie ist verkauft.“
script-2554-choose-warn = „Und für wie viel sagen Sie uns, wann?“
script-2554-choose-out = „Raus aus dem Haus mit dem Ding.“
script-2554-buy =
    Er schlug sie in Packpapier ein, mit einer Schlaufe für den Finger, wie Kuchen. „Sie werden keinen Ärger haben“,
    sagte er, „jetzt.“
script-2554-warn =
    Er sagte es uns, auf die Minute. Er mochte Auskünfte, weil sie nichts wogen. Er zeichnete den Fluss auf den Tisch,
    mit dem Finger, in etwas Verschüttetes, und wischte ihn mit der Manschette weg, bevor er ging.
script-2554-out =
    Er verbeugte sich. Von der Tür aus gab er noch einen Schuss ab, über unsere Köpfe, in die Küchenwand, damit wir das
    Kaliber hatten.

script-2555 = Er kauft zurück
script-2555-sad =
    Der Händler wollte wissen, ob er etwas zurückhaben könne. Er zahle das Doppelte. Er sah nicht gut aus. Es sei für
    den eigenen Gebrauch; neulich abends, erzählte er, habe er dagesessen, zu Hause, mit all den Kisten, auf der Treppe
    sei ein Geräusch gewesen, und nichts davon sei geladen. Mit dieser Seite habe er nie zu tun gehabt. Es war ein
    Jammer, wie er in unserer Küche stand und seine Augen zu dem Brett gingen, auf dem sie lag, wie bei einem Mann, der
    einen Hund weggegeben hat.
script-2555-choose-sell = „Das Doppelte, sagen Sie.“
script-2555-choose-keep = „Sie sagten, wir würden es nicht bereuen. Tun wir auch nicht.“
script-2555-sell =
    Er bat uns, es ihm zu zeigen. Man zeigte es ihm zweimal. Er hielt sie mit beiden Händen weit von sich, und als er
    auf die Straße trat, sah er nach links und nach rechts, wie man es Kindern beibringt.
script-2555-keep =
    „Nein“, sagte er. „Ein gutes Stück.“ Er blieb noch eine Weile sitzen, wegen der Treppe zu Hause, und redete und
    erzählte uns, was alle anderen in der Straße gekauft hatten.

## V03 Neighbour with a fever

script-2556 = Der gute Anzug, zum zweiten Mal
script-2556-suit =
    Im guten Anzug stand nicht er da, sondern sein Sohn, und der Anzug war zu groß. Der Alte schickte ihn wegen etwas,
    das er uns zu sagen vergessen hatte. Im Fieber habe er die ganze Nacht geredet, von Geld und wo; und auf der Treppe
    sei jetzt ein Mann, der zu jeder Stunde vorbeikomme und sich nach ihm erkundige. Der Junge wollte wissen, was man
    mit jemandem macht, der nicht aufhört zu reden.
script-2556-choose-go = „Ich komme und setze mich zu ihm. Ich sorge dafür, dass keiner zuhört.“
script-2556-choose-gag = „Gib ihm das. Dann schläft er.“
script-2556-choose-where = „Und wo ist es, dieses Geld?“
script-2556-go =
    Es dauerte Stunden. Er redete, das stimmt. Gegen Abend war das Fieber gesunken, und er lag da und fragte
    erschrocken, wer im Zimmer gewesen sei. „Niemand“, hieß es, „nur wir.“ Er tastete unter die Matratze. Es war eine
    Brosche, und wir mussten sie nehmen, nun wüssten wir es ja doch.
script-2556-gag = Er schlief. Der Mann auf der Treppe ging gegen Mitternacht und hinterließ eine Karte.
script-2556-where =
    Der Junge sagte es uns, er war zehn, keiner hatte gesagt, dass es ein Geheimnis war. Es war unter dem Herd. Als es
    getan war, legten wir ihm eine Hand auf den Kopf. Er war selbst ganz heiß.

## V04 Well diggers

script-2557 = Das Seil
script-2557-rope =
    Die Brunnengräber wollten nicht nur ein Paar Hände, sondern auch unser Seil. Ihres war durchgescheuert. Bei zwölf
    Metern hatte das Ding angefangen zu reden, so sagten sie es: kleine Steine, in der Nacht. Einer war noch unten und
    wollte nicht herauf. Er war Bergmann gewesen; er behauptete, es setze sich nur. Ohne ihn wollten sie nicht gehen,
    und dabei waren sie nicht einmal befreundet.
script-2557-choose-down = „Bindet es fest. Ich gehe runter und rede mit ihm.“
script-2557-choose-rope_only = „Nehmt das Seil. Und beeilt euch.“
script-2557-choose-stay = „Sagt ihm, es gibt Suppe.“ Oben bleiben.
script-2557-up =
    Er saß auf einem umgedrehten Eimer im Nassen. „Horch“, sagte er. Man horchte. Es war tatsächlich ein Stein und dann
    noch einer; und darunter, von weiter unten, war ein Laut, den er seit zwei Tagen hörte, und den hatte er einem
    zweiten Menschen zeigen wollen, bevor er etwas sagte. Es war Wasser.
script-2557-fell =
    Es hatte sich nicht gesetzt. Sie hielten alle das Seil, und wen sie heraufzogen, das war jemand von uns. Der
    Bergmann ist noch da unten. Sie haben den Deckel daraufgelegt und ein Brett mit seinem Namen und der Tiefe.
script-2557-rope_only =
    Bis zum Dunkelwerden hatten sie ihn heraus. Man trug ihn an unserem Haus vorbei, auf einer Tür, fluchend, in der
    Hand nassen Kies, den er nicht losließ.
script-2557-stay = Sie sagten ihm, es gebe Suppe. Er fragte, was für eine.

## V05 Somebody at the door

script-2558 = Zeugnisse
script-2558-papers =
    Die Person hatte Zeugnisse. Sie lagen in einer Mappe: ein Arbeitgeber, ein Priester, eine Vermieterin (zwei Seiten).
    „Sauber, nüchtern, steht auf, wenn man ruft.“ Eins war aus dem letzten Haus, mit Bleistift, unterschrieben von
    allen, die dort wohnten. Es trug das Datum vom Montag. In der Nacht auf Dienstag war dieses Haus getroffen worden.
    Es war, wie man sah, in einiger Eile geschrieben, auf einem Teller oder einem Knie. „Nehmt diesen Menschen auf“,
    hieß es. „Wir hätten ihn gern behalten.“
script-2558-choose-read_on = „Lesen Sie uns das von der Vermieterin vor.“
script-2558-choose-enough = „Stecken Sie’s weg. Kommen Sie aus dem Wind, dann sehen wir weiter.“
script-2558-read_on =
    Die Vermieterin ging ins Einzelne. Es gab da etwas mit einer Geranie. Es wurde auf der Stufe vorgelesen, ohne Hast,
    mit klappernden Zähnen, und am Ende { $present ->
        [one] waren im Flur zwei Menschen, die wissen wollten
       *[other] waren wir im Flur schon zwei, die wissen wollten
    }, was aus der Geranie geworden war.
script-2558-enough =
    Es wurde weggesteckt. Die ganze Zeit sah man den Rand von dem mit Bleistift herausstehen und ein Stück von einer
    Unterschrift.

## V06 Somebody with a child

script-2559 = Was das Kind mitbrachte
script-2559-child =
    Das Kind kam zuerst herein und ging durch das ganze Haus. Man hörte es oben Dinge aufmachen. Es kam mit einem
    Bericht zurück: Es gebe vier Zimmer mit Decke. Es gebe einen Platz hinter dem Kamin für eine kleine Person. Auch
    unser Regal hatte es gesehen, und es warf der Mutter einen Blick zu. „Die sind auch arm“, sagte es leise zu ihr, wie
    man über fremde Sorgen spricht; und sie wurde rot, nahm es an der Hand und wollte gehen.
script-2559-choose-show = „Zeig uns den Platz hinter dem Kamin.“
script-2559-choose-let = „Es hat ja nicht unrecht.“
script-2559-show =
    Es gab ihn. { $present ->
        [one] Wir hatten ihn nie gesehen.
       *[other] Keiner von uns hatte ihn je gesehen.
    } Es war sogar etwas darin, wohl von einem früheren Kind: vier Bleisoldaten, im Kreis, Rücken an Rücken.
script-2559-let =
    Die Mutter sagte, man müsse sie ja ehrlich erziehen, und dann habe man das davon. Sie hatte die Hand an der Klinke.

## V07 Children begging

script-2560 = Die Kleinste
script-2560-two =
    Heute waren sie nur zu zweit. Die Kleinste, die sonst redete, war nicht da, und die anderen wussten nicht, wie es
    ging. Sie standen im Hof mit dem Topf. Der größere Junge machte ein paarmal den Mund auf. „Sie hat das immer
    gesagt“, brachte er schließlich heraus, „es war was mit unserer Mutter.“ Sie waren an der richtigen Adresse; sie
    wollten wissen, ob wir zufällig die Wörter noch wüssten.
script-2560-choose-words = „Es ging so: Gute Leute, wir sind drei. Kommt rein.“
script-2560-choose-tell = „Wo ist sie?“
script-2560-words =
    { $present ->
        [one] Wir hatten es fast ganz.
       *[other] Zusammen hatten wir es fast ganz.
    } Sie sprachen es nach. Jetzt musste es „zwei“ heißen, und dann ging der Takt nicht auf, und das übten sie, in
    unserer Küche, mit vollem Mund.
script-2560-tell =
    Sie brachten uns hin. Sie war ganz in der Nähe, unter einer Haustreppe, wo kein Wind hinkommt. Sie hatten ihr den
    Topfdeckel übers Gesicht gelegt, gegen den Schnee.

script-2561 = Sie bezahlen
script-2561-pay =
    Die Kinder waren wieder da, der Größe nach aufgestellt, aber diesmal hatten sie etwas. Es war im Topf. Sie hatten es
    in den Trümmern vom Spielzeugladen gefunden, es gab sehr viele, und sie gaben jedem Haus eins, das gegeben hatte. Es
    war eine Pfeife, aus Blech. Wenn uns jemand etwas tue, müssten wir nur pfeifen. Sie kämen dann. So sagte es das Kind
    ganz vorn { $present ->
        [one] und sah uns ins Gesicht
       *[other] und sah jedem von uns ins Gesicht
    }.
script-2561-after =
    Sie wurde neben die Tür gehängt. Man dürfe sie nicht zum Spaß benutzen, sagten sie. In jener Nacht war sie aus
    verschiedenen Vierteln der Stadt viermal zu hören: Irgendein Haus hatte es wissen müssen.

## V08 Militia

script-2562 = Der Quittungsblock
script-2562-receipt =
    Der Mann mit dem Quittungsblock kannte seine Zahlen. Im Oktober seien wir mit zwei eingetragen gewesen, sagte er,
    und da stand eine Zwei, mit Tinte. Er war nicht übel, er hatte Schnupfen. Während die anderen in der Tür lehnten,
    blätterte er zurück und zeigte uns: der Schneider, eins; Hofmanns, vier, sie seien im Rückstand. Falls in dieser
    Straße jemand etwas zurückhalte und es ihm zu Ohren komme, lasse sich das verrechnen. Er drehte den Bleistift, Ende
    über Ende. Es bliebe unter uns.
script-2562-choose-name_one = „Hofmanns haben ein Schwein im Keller.“
script-2562-choose-quiet = „Wir wissen nur, was wir selber haben.“
script-2562-name_one =
    Er dankte uns und machte ein Zeichen. „Bezahlt“, steht da für den Monat. Die Kinder in der Straße wussten es. Man
    hörte es, wenn es gefüttert wurde.
script-2562-quiet =
    „Keiner weiß je etwas“, sagte er, „und gefunden wird alles.“ Er putzte sich die Nase. Dann kamen wir zum Beitrag.

script-2563 = Hofmanns Schwein
script-2563-pig =
    Sie führten es an unserem Fenster vorbei, an einem Strick. Es war kleiner, als es geklungen hatte. Frau Hofmann ging
    bis zur Ecke nebenher, und der Mann mit dem Schnupfen ließ sie; sie hatte eine Hand auf seinem Rücken. Es gab auch
    noch einen Sack Schrot, der ging auf jemandes Schulter vorbei. Am Abend klopfte sie. Sie ging von Haus zu Haus und
    fragte, ob jemand den Futtereimer haben wolle, sie hätten keine Verwendung mehr dafür.
script-2563-choose-own_up = „Das waren wir.“
script-2563-choose-bucket = „Danke. Das ist sehr freundlich.“
script-2563-own_up =
    Sie stand einen Augenblick da. „Ich dachte, es war der Schneider“, sagte sie. „Ich war so grob zum Schneider.“ Den
    Eimer nahm sie wieder mit.
script-2563-bucket =
    Er war aus Zink, ein guter. Von da an stand er in unserer Küche. Man konnte ihn waschen, so viel man wollte.

## V09 Informer

script-2564 = Umsonst
script-2564-free =
    Heute wollte der Zuträger nichts nehmen. Er setzte sich und erzählte uns alles, was er wusste, umsonst, eins nach
    dem anderen: wer was verkaufte und an wen, welche Nachbarn über uns geredet hatten und mit welchen Worten. Er
    zeichnete nichts in den Staub. Er redete einfach. Es war wie ein Hahn, der sich nicht zudrehen lässt. Dann stand er
    auf, sagte, ihm sei wohler, und fragte uns zum ersten Mal in all den Monaten, wie wir hießen.
script-2564-choose-tell = „Sagt es ihm. Er weiß es sowieso.“
script-2564-choose-none = „Warum heute? Was haben Sie getan?“
script-2564-tell =
    Er wiederholte die Namen. Bis dahin hatte er uns nur als Nummer gehabt. Später kam heraus, dass er so die ganze
    Straße entlanggegangen war, und bei Dunkelheit war er nichts mehr wert, für niemanden.
script-2564-none =
    „Noch nichts“, sagte der Zuträger. „Das ist es ja. Ich habe um sechs eine Verabredung.“ Er zog seine Uhr auf, sah
    sie an und schüttelte sie. Er hätte es gern gesehen, wenn wir am Keller noch einen Riegel anbrächten.

## V10 Old friend

script-2565 = Die Schuld
script-2565-debt =
    Der alte Freund kam wegen einer Schuld. Sie sei ihm den ganzen Winter nachgegangen, sagte er; vor acht Jahren am
    See, ob wir das nicht mehr wüssten? Er hatte sich von jemandem die Ruder geliehen. Eins hatte er verloren und nichts
    gesagt. So eine dumme Kleinigkeit. Aber es gebe Nächte, da habe man nichts, woran man sich halten könne, da gehe man
    alles durch, was man je getan habe, und da schwimme es. Er hatte ein neues geschnitzt. Er hatte es durch vier
    Kontrollposten gebracht und erklären müssen.
script-2565-choose-take = „Es ist genau wie das alte. Sogar die Kerbe ist da.“
script-2565-choose-laugh = „Wir wussten es! Wir haben es übers Wehr gehen sehen!“
script-2565-take =
    Von da an lehnte es in der Ecke, zwei Meter Esche, das weitaus beste Stück Holz im Haus, und so kalt es auch wurde,
    davon wollte niemand etwas hören.
script-2565-laugh =
    Er starrte uns an. Dann lachte er, bis man ihm auf den Rücken klopfen musste; acht Jahre! Er hätte uns erwürgen
    können, sagte er. Wir saßen bis zwei mit ihm und spielten den ganzen Sommer durch, mit verteilten Stimmen.

## V11 Pickpocket

script-2566 = Mit Dank zurück
script-2566-return =
    „Das werden Sie vermissen“, sagte eine Frau mit einem warmen Lachen und hielt zwischen zwei Fingern unseren eigenen
    Hausschlüssel hoch. Sie hatte ihn uns in der Woche davor an der Pumpe abgenommen, beruflich. Sie war drin gewesen.
    „Sie haben geschlafen“, sagte sie. „Ich stand da. Ich muss sagen, so etwas Ordentliches habe ich noch nie gesehen.“
    Genommen hatte sie nichts. Sie hatte sich nur gedacht, es sollte uns jemand auf die dritte Stufe hinweisen, die
    hätte sie beinah verraten; da gehöre ein Nagel hin.
script-2566-choose-hire = „Zeigen Sie uns, wie Sie reingekommen sind. Alles.“
script-2566-choose-thank = „Danke. Und jetzt hätten wir gern unsere Uhr.“
script-2566-choose-seize = „Haltet sie. Die war im Haus!“
script-2566-hire =
    Es war, als hätte man den Architekten da. Sie ging mit uns durch das Haus, Zimmer für Zimmer, und seufzte über die
    Fenster. Vom Kohlenloch hatte sie eine sehr hohe Meinung.
script-2566-thank =
    „Ach, die Uhr.“ Sie gab sie zurück. Sie gab auch einen Fingerhut zurück und einen Brief und sah der Gerechtigkeit
    halber noch in der anderen Tasche nach.
script-2566-held =
    Sie hing ganz still in unseren Armen, wie eine Katze am Genick. Sie hatte fremde Sachen an sich, in einem Dutzend
    Taschen. Als wir sie losließen, rückte sie den Hut zurecht. „Ich wollte Ihnen nur einen Gefallen tun“, sagte sie;
    „das wird mir eine Lehre sein.“
script-2566-bit =
    Es war in einer Sekunde vorbei. Sie hatte gebissen und war über die Mauer. Von der anderen Seite hörte man das
    Lachen, und es dauerte ein wenig, bis wir merkten, wie viel leichter das Zimmer geworden war.

## V12 Water carrier

script-2567 = Das Joch
script-2567-yoke =
    Der Wasserträger stellte seine Kanister ab und das Joch und kam nicht mehr hoch. Es war der Rücken. Er lag auf den
    Steinplatten in unserem Hof, sah in den Himmel und war gar nicht unglücklich. Zweiundzwanzig Häuser warteten auf
    ihn. Er wusste auswendig, wie viel jedes bestellt hatte. Wenn jemand das Joch nähme, nur bis zum Bad, die erste
    Hälfte der Runde, dann läge er hier, sähe für uns nach den Wolken und sagte uns, wann es regne.
script-2567-choose-carry = „Geben Sie her. Welches Haus kommt zuerst?“
script-2567-choose-drag = „Zieht ihn rein und nehmt, was in den Kanistern ist.“
script-2567-choose-leave = „Bleiben Sie liegen, so lange Sie wollen.“
script-2567-carry =
    An den ersten Türen erschraken sie, denn sie hielten ihn für tot. Bei der zehnten hatte es sich herumgesprochen. An
    der letzten befühlte eine Frau von neunzig die neuen Arme, schüttelte den Kopf und gab ein Ei, „für die Schultern“.
    Es zerbrach unterwegs, aber es war ein Ei gewesen.
script-2567-drag =
    Er blieb höflich. „Das da ist das von Hofmanns“, bemerkte er vom Boden aus, während wir gossen; „und das da ist für
    den Säugling von neunzehn.“
script-2567-leave =
    Er lag den ganzen Nachmittag da. Es war schön, jemanden im Hof zu haben. Gegen vier rief er, um sechs werde es
    regnen, und es regnete.
