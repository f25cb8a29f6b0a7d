# Pages of exploration cards. { $them } is the name of a person of the party, { $place_locative } where it happens.

## Junk heap

script-2500 = Jemandes Winter
script-2500-heap =
    Der Haufen hatte eine Tür. Es war die Tür eines Backofens, unten eingesetzt, und als wir daran zogen, war da ein
    Gang, mit Teppich ausgelegt, und am Ende eine Höhle mit einer Matratze, einem Brett und einem Wecker, der tickte. In
    dem Gerümpel wohnte also jemand wie eine Maus. Es war niemand da. Ein Kalender hing dort mit einem Bild vom Meer,
    und auf dem Brett war alles paarweise: zwei Tassen, zwei Bürsten, zwei Äpfel aus Wachs.
script-2500-choose-take = „Zieh ihm den Wecker auf, und den Rest nehmen wir.“
script-2500-choose-leave = „Mach die Ofentür zu. Wir fangen von der anderen Seite an.“
script-2500-take =
    Es war die zweite Bürste. Sie war nie benutzt worden. Da hatten wir schon alles in der Tasche, und nur dieses eine
    Stück zurückzulegen, kam uns noch schlimmer vor.
script-2500-leave =
    Von der anderen Seite kam man an ein Bettgestell und etwas Rohr. Das Ganze sackte ein wenig, als wir fertig waren.
    Wir stützten es ab, an der Stelle, wo nach unserer Rechnung das Brett sein musste.

script-2501 = Mine
script-2501-wire =
    Es war ein guter Haufen, Kupfer und Blei. Er lag ganz offen da, und niemand hatte ihn angerührt, und das hätte uns
    etwas sagen sollen. Vom Kessel obendrauf lief ein Draht, dünn wie ein Haar, hinten hinunter und in eine Dose. Eine
    Hand hatten wir am Kessel. Die andere hatte gerade den Draht gestreift.
script-2501-choose-still = „Nicht bewegen. Dann die Dose, mit zwei Fingern. Langsam.“
script-2501-choose-run = „Auf drei wirfst du es und springst.“
script-2501-safe =
    { $them } legte sich in den Schnee und nahm das Ding mit einer Haarnadel auseinander. Es war selbst gebaut und
    ziemlich schlau. Als Ballast lag ein gefalteter Zettel darin: ein Einkaufszettel.
script-2501-bang =
    Es war hauptsächlich Lärm. Hauptsächlich. Der Kessel fand sich später, zwei Gärten weiter, ohne einen Kratzer.
    { $them } hörte es noch beim Frühstück.
script-2501-dud =
    Wir lagen im Rinnstein, die Arme über dem Kopf, bis es peinlich wurde. Hingestellt hatte es ein Mensch, der nur
    wollte, dass man ihm etwas übrig ließ.
script-2501-blast =
    Es reichte für etwa einen halben Sprung. Danach war alles sehr still und hell, und aus der Luft kamen, ganz ohne
    Eile, Federn. Es war in ein Kopfkissen gepackt gewesen.

script-2502 = Spielzeug
script-2502-box =
    Zwischen den Sprungfedern lag ein Puppentheater, flach, wie es aus dem Laden gekommen war, und dazu die Puppen: ein
    König, ein Räuber, ein Krokodil, der Teufel. Die Farbe kaum abgegriffen. Holz, alles, Linde, trocken wie Knochen.
    Jede hätte eine Tasse Wasser zum Kochen gebracht. Der Räuber hatte ein Säckchen, und in dem Säckchen war etwas.
script-2502-choose-burn = „Vier Köpfe und ein Rahmen. Damit ist das Essen gekocht.“
script-2502-choose-keep = „Was ist in dem Säckchen? Nein. Wir nehmen es so, wie es ist.“
script-2502-burn =
    Es war Tabak, der eines Vaters, versteckt, wo nur ein Kind nachsieht. Sie kamen mit den Füßen voran hinein. Am
    längsten hatte das Krokodil das Maul offen.
script-2502-keep =
    Es trug sich unbequem. Der König sah den ganzen Weg oben aus der Tasche, und im Dunkeln verbeugte sich ein
    Betrunkener vor ihm.

script-2503 = Das Säckchen des Räubers
script-2503-show =
    Es gab eine Vorstellung. Gedacht war sie für die zwei Jungen aus dem Eckhaus, aber es kam ein Dutzend, und einige
    davon hatten Bärte. Der Teufel bekam Zahnweh; das Krokodil war Zahnarzt. An der Stelle, wo der Räuber sein Säckchen
    aufmacht und ein Schatz darin sein muss, hatte niemand an einen gedacht, und eine Hand ging hinein und kam mit
    echtem Tabak heraus, einer halben Handvoll. Der Saal erhob sich. Der Tabak wurde prisenweise verkauft, und so haben
    wir seither nicht gelacht; in der Nebenstraße schlug eine Granate ein, und der König sagte: „Herein.“

script-2504 = Eisen
script-2504-press =
    Im Schrott stand eine hydraulische Presse, und darin war ein Auto, auf die Größe einer Truhe gepresst. Auf dem Sitz,
    soweit man erkennen konnte, welches der Sitz war, hatte jemand einen Schal gelassen, hinterher. Ringsum ragte
    Kupferrohr heraus. Das war eine Woche Essen wert, wenn man die Kraft hatte zu ziehen.
script-2504-choose-pull = „Stemm einen Fuß dagegen. Es ist nur ein Auto.“
script-2504-choose-leave = „Da war jemand drin, als sie das gemacht haben.“
script-2504-pull =
    Es kam. Bei jedem Stück ließ der Block einen Atemzug heraus, und nach dem letzten sackte er zusammen, und aus der
    Mitte fiel, ganz heil, ein kleiner Spiegel auf den Boden.
script-2504-leave = Beweisen konnte man es nicht. Wir nahmen, was ringsum lag, und viel war es nicht.

## Furniture

script-2505 = Ihre Seite vom Schrank
script-2505-wardrobe =
    Der Schrank hatte zwei Türen. Hinter der linken waren die Sachen eines Mannes, durchwühlt von allen, die vor uns da
    gewesen waren, bis auf die Bügel. Die rechte war nicht geöffnet worden. Quer darüber klebte ein Streifen Papier.
    „Sie ist seit dem 9. Mai fort“, stand darauf. „Bitte.“ Das war alles. Acht oder zehn Trupps Plünderer mussten es
    gelesen haben.
script-2505-choose-open = „Bitte was? Das ist ein Schrank.“
script-2505-choose-left = „Lass ihn zu. Schau im Schreibtisch nach.“
script-2505-open =
    Es war alles da. Lavendel. Da war ein Pelz, da waren Stiefel und ein silberner Kamm. Wir waren die Ersten, nach acht
    oder zehn; und nach uns hatte niemand mehr einen Grund, es zu lassen.
script-2505-left =
    Auf dem Papier, unter dem „Bitte“, waren Bleistiftstriche in Fünfergruppen. Wir hatten sie für Tage gehalten. Dann
    machten wir unseren dazu.

script-2506 = Die Brauttruhe
script-2506-chest =
    Es war die Truhe einer Braut, mit Tulpen bemalt, und als der Deckel offen war, lag der Boden ein gutes Stück zu
    hoch. So etwas lernt man zu sehen. Zwischen den beiden Böden lag ein flaches Paket in Wachstuch. Im selben
    Augenblick kam jemand die Treppe herauf: eine Frau, außer Atem, mit einem Sack. Sie sah die Truhe, offen, und uns.
    „Das gehört mir“, sagte sie. Sie war vielleicht siebzig. „Dafür bin ich neun Kilometer gelaufen.“
script-2506-choose-give = „Dann sagen Sie uns, was drin ist.“
script-2506-choose-keep = „Das beweisen Sie mal.“
script-2506-give =
    Sie sagte es: drei Leinenhemden, nicht fertig, und hundert Schweizer Franken. Es stimmte, nur dass es zweihundert
    waren. Er habe ihr nie in irgendetwas die Wahrheit sagen können, sagte sie und lachte, bis sie sich auf die Tulpen
    setzen musste.
script-2506-keep =
    Sie schrie nicht. Sie fragte, ob sie wenigstens das Leinen haben könne. Die Franken tauschte uns auf dem Markt ein
    Mann, der am Geruch erkannte, was sie waren, gegen einen Ring.

script-2507 = Salon
script-2507-portrait =
    Alle Porträts waren zur Wand gedreht. Eines drehten wir wieder um, und es fehlte ihm nichts: ein Herr mit Hund. Aber
    hinter dem Rahmen war eine zweite Leinwand gespannt und dahinter eine dritte. Jedes Mal war es der Herr, in
    verschiedenen Uniformen. Welche Armee auch kam, er war für sie bereit gewesen. Der Hund war immer derselbe.
script-2507-choose-cut = „Leinwand brennt, Rahmen brennen. Nimm alles.“
script-2507-choose-hang = „Häng ihn in der richtigen auf. Was tragen sie diese Woche?“
script-2507-cut =
    Blattgold knistert wie Speck. Später stellte sich heraus, dass wir allein für die Rahmen ein Schwein bekommen
    hätten.
script-2507-hang =
    Wir wählten sorgfältig. Am Tor, auf dem Weg hinaus, war eine Patrouille; durch das Fenster sah man, wie ihre
    Taschenlampe an ihm auf und ab ging, und ein Arm war schon halb zum Gruß gehoben.

script-2508 = Das Gitterbett
script-2508-cot =
    Im letzten Zimmer stand ein Gitterbett, mit Draht geflickt, und alle hatten auf einmal sehr viel mit der Kommode zu
    tun. Es war Buche. Sonst gab es in der Wohnung nicht viel, was so gut brennen würde. Einen Stab hatte jemandes Hand
    dunkel gerieben, in der Höhe eines Erwachsenen, der daneben auf dem Boden sitzt.
script-2508-choose-saw = „Es ist Holz. Mach schnell, und nicht hier drin.“
script-2508-choose-leave = „Da ist der Tisch. Nimm den Tisch.“
script-2508-saw =
    Es ging in acht Stücken in den Sack. Zu Hause wurde es von vorn in den Ofen geschoben, und wer schob, saß aus
    irgendeinem Grund auf dem Boden.
script-2508-leave = Der Tisch war Furnier und Leim und gab mehr Gestank ab als Wärme.

## Pantry

script-2509 = Die Pilze
script-2509-strings =
    Sie hingen an Fäden quer durch die ganze Speisekammer, getrocknet, Hunderte, braun und grau. Es roch wie ein Wald
    nach dem Regen. Auf dem Sims lag ein Pilzbuch, aufgeschlagen. Auf der Seite ging es um die zwei Sorten, die sich nur
    am Geruch des frischen Stiels unterscheiden lassen. Diese waren nicht frisch. Der Leser hatte „nur“ unterstrichen,
    zweimal, und sie dann offenbar trotzdem aufgefädelt.
script-2509-choose-take = „Er hat es gewusst. So viele pflückt keiner aus Versehen.“
script-2509-choose-leave = „Er hat es zweimal unterstrichen.“
script-2509-bad =
    Wir probierten an Ort und Stelle einen, einen kleinen. Den kleinen bekam { $them }. Bis wir auf der Straße waren,
    beugten sich die Laternen freundlich herab, und eine sprach.
script-2509-good = Er hatte es gewusst. Den ganzen Monat roch das Haus nach Wald, und man schlief darin wie auf Moos.
script-2509-leave =
    Es war das Richtige. Das sagten wir einander, oder uns selbst, den ganzen Heimweg lang, an drei leeren Häusern vorbei.

script-2510 = Die Hauswirtin
script-2510-rent =
    Auf jedem Glas in der Speisekammer waren ein Name und ein Betrag. Herr Pavlin, zweiter Stock, Oktober, offen:
    Pflaumen. Fräulein Roth, Oktober und November: Bohnen, zwei. Sie hatte in Naturalien genommen. Ein Rechnungsbuch
    hing an einer Schnur. Die Wirtin selbst saß nebenan in der Küche, zum Ausgehen angezogen, ganz kalt, die
    Novembermiete auf dem Schoß, einen Topf Schmalz, die Hand um den Griff.
script-2510-choose-tenants = „Pavlin und Roth sind vielleicht noch oben.“
script-2510-choose-take = „Alles, wo kein Name draufsteht. Und dann den Rest.“
script-2510-tenants =
    Herr Pavlin war da. Er kam mit einer Kerze herunter, las sein Etikett und sagte, mit dem Oktober habe sie vollkommen
    recht gehabt. Er gab uns ein Glas von Fräulein Roth, die es nicht brauchte. Zusammen trugen wir die alte Dame auf
    ihr Bett.
script-2510-take =
    Das Schmalz war das Beste. Es hatte sich wunderbar gehalten. Für den Topf musste man ihr die Finger öffnen, aber
    nicht weit.

script-2511 = Salz
script-2511-block =
    Es war ein Block Salz, für Vieh, mit einer hineingeleckten Mulde. Sonst war nichts da. Hunger ist etwas
    Eigenartiges; wir standen da und reichten ihn von Hand zu Hand oder von der linken in die rechte. Man weiß, dass man
    nicht darf. Er gibt einem das Gefühl, gegessen zu haben. Wer vor uns da gewesen war, hatte mit einem Meißel Stücke
    abgeschlagen und lag jetzt mit einem Becher an der Pumpe.
script-2511-choose-lick = „Ein bisschen. Nur, damit man einen Geschmack im Mund hat.“
script-2511-choose-carry = „Das tauscht sich. Wickel es ein.“
script-2511-lick =
    { $them } konnte nicht aufhören. Am Ende musste man es mit Gewalt wegnehmen, und zwei Tage lang musste man auch den Krug bewachen.
script-2511-carry =
    Wir tauschten ihn an der Ecke, noch auf dem Heimweg, bei einem Mann, der Kaninchen hielt. Auch er leckte daran, zur
    Probe. Er gab uns Zucker, in einer Papiertüte, { $present ->
        [one] und hielt uns für dumm, wie wir ihn
       *[other] und jede Seite hielt die andere für dumm
    }.

script-2512 = Eingemachtes
script-2512-shed =
    Im Geräteschuppen war ein Brett mit Eingemachtem, und in jedem Glas war eine Wespe. Das war Absicht. Jede war
    gefangen und hineingetan worden, bevor der Deckel zugeschraubt wurde, und da schwamm sie im Sirup, die Beine
    zusammen. Auf einer Karte stand: NACHZÄHLEN. ICH HABE GEZÄHLT.
script-2512-choose-count = „Er ist nicht da. Neun Gläser.“
script-2512-choose-one = „Eins. Er wird zählen, und dann ist es eins.“
script-2512-count =
    In der Tasche stießen sie den ganzen Weg aneinander. Keiner wollte das erste aufmachen, und als es endlich geschah,
    summte es deutlich; es war die Lampe.
script-2512-one =
    Wir nahmen das am Rand und rückten die Karte weiter. „Acht“, schrieben wir auf die Rückseite. „Entschuldigung. Es
    war für jemand Krankes.“ { $present ->
        [one] Damit meinten wir uns.
       *[other] Damit meinten wir uns alle.
    }

## Closed door

script-2513 = Bitte nicht stören
script-2513-voices =
    Hinter der Tür lernte jemand tanzen. Man hörte die Füße und eine Frauenstimme: langsam, langsam, schnell, schnell.
    Musik gab es keine. Sie zählte für einen Mann, der immer zu spät einsetzte. „Du denkst“, sagte die Stimme. „Nicht
    denken. Ich bin ja da.“ Als wir die Klinke drückten, hörte alles auf. Es war die Stille von zwei Leuten, die
    einander im Arm halten und auf eine Tür sehen.
script-2513-choose-go = „Verzeihung. Falsches Stockwerk. Machen Sie weiter.“
script-2513-choose-open = „Aufmachen. Hier draußen zieht es.“
script-2513-go =
    Solange wir auf der Treppe waren, war nichts zu hören. Dann vorsichtig: langsam, langsam. Auf dem Absatz darunter
    merkten wir, dass wir die Stufen genauso nahmen.
script-2513-open =
    Er war im Frackhemd. Er musste achtzig sein. „Es ist unser Donnerstag“, sagte sie, und sie standen Hand in Hand an
    der Wand, während ihre Sachen an ihnen vorbeigetragen wurden, wie die, die keiner aufgefordert hat.

script-2514 = Typhus
script-2514-sign =
    Über die Tür war ein Kreuz gemalt und in roten Buchstaben das Wort, mit Datum. Das Schlüsselloch war mit einem
    Lappen verstopft. Das macht man, wenn im Haus Krankheit ist. Man macht es auch, das weiß seit dem Advent jeder, wenn
    im Haus eine Vorratskammer ist. Die Farbe war verlaufen. Ein Buchstabe war falsch: So schreibt es ein Kind oder
    jemand, der das Wort nie geschrieben gesehen hat.
script-2514-choose-in = „Wer das hat, malt nicht so gerade. Rein.“
script-2514-choose-go = „Ich sterbe doch nicht an einer Vorratskammer.“
script-2514-larder =
    Es war eine Vorratskammer, mit Sägemehl auf dem Boden. Innen an der Tür stand in Augenhöhe, richtig geschrieben:
    „Glückwunsch.“
script-2514-sick =
    Sie lagen beide in dem einen Bett. Gemalt hatte der Junge, auf einem Stuhl, nach Anweisungen durch die Tür.
    { $them } war zuerst hineingegangen, einen Ärmel vor dem Mund. Ein Ärmel hilft nichts.
script-2514-go =
    Wir gingen auf der anderen Seite des Absatzes vorbei, wie alle, mit angehaltenem Atem, und kamen uns dumm vor und
    lebendig.

script-2515 = Der da drin
script-2515-inside =
    „Wer ist da?“, fragte die Tür, bevor wir sie angefasst hatten. Es war die Stimme eines älteren Mannes, ziemlich nah
    am Boden. Ihm war der Schlüssel hinter etwas gefallen, am Freitag, und die Beine wollten nicht. Viel brauche er
    nicht. Wenn wir die Zeitung unter der Tür durchschieben könnten, sobald wir sie gelesen hätten; er lese immer noch
    die vom Donnerstag. Dafür könne er Geld herausreichen. Er wusste nicht, dass es nichts mehr wert war, oder er hatte
    zu viel Takt, es zu sagen.
script-2515-choose-break = „Gehen Sie weg von der Tür, Opa. Wir kommen durch.“
script-2515-choose-paper = „Eine Zeitung gibt es heute nicht. Nehmen Sie auch das hier?“
script-2515-choose-money = „Dann reichen Sie es mal raus.“
script-2515-break =
    Es war eine gute Tür, und sie hielt lange. Er lag im Flur auf einem Kissen, angezogen, eine Melone neben sich. Der
    Schlüssel war unter dem Schirmständer. Wir setzten ihn in einen Sessel am Fenster. Er wollte wissen, wer gewonnen
    hatte.
script-2515-paper =
    Man musste es flach drücken. Wir hörten ihn auswickeln. Lange sagte er nichts, und dann fing er an, uns zu erzählen,
    was es war, ganz genau, als hätten wir es vielleicht nicht gewusst.
script-2515-money =
    Es kam heraus, Schein um Schein, gebügelt. Auf den letzten hatte er an den Rand den Namen eines Schlüsseldienstes
    geschrieben. Wir klebten damit eine Ritze zu.

script-2516 = Zimmer mit Klavier
script-2516-music =
    Das Musikzimmer war abgeschlossen, von innen, und hinter der Milchglasscheibe saß jemand Kleines am Klavier und
    spielte nicht. Man sah einen Schatten und zwei Zöpfe. „Ich übe“, teilte er uns ziemlich laut mit. „Mein Lehrer ist
    auch hier. Er ist sehr stark.“ Wir warteten. Nach einer Weile sagte eine sehr tiefe Stimme: „Stimmt genau.“
script-2516-choose-leave = „Dann stören wir nicht. Guten Abend, Herr Lehrer.“
script-2516-choose-push = „Schieb ihr etwas unter der Tür durch.“
script-2516-leave =
    „Guten Abend“, sagte die tiefe Stimme. Wir waren den Gang schon halb hinunter, da begann, mit einem Finger, von
    rechts nach links, eine Tonleiter.
script-2516-push =
    Es gab nur den Spalt unter der Tür, es musste flach sein. Wir warteten, was geschah. „Er sagt danke“, sagte das
    Mädchen. „Er fragt, ob für mich auch eins da ist.“

## Rubble

script-2517 = Klopfen
script-2517-knock =
    Unter dem Schutt klopfte jemand. Wir klopften zurück. Jemand von uns legte sich hin, rief, hielt ein Ohr daran; sie
    seien zu zweit, sagte der Schutt, und ein Kind, im Kohlenkeller, und Luft sei genug. Am Sonntag war es
    heruntergekommen. Es war eine Platte, zu zehnt hätte man sie nicht bewegt. Aber daneben ging ein Spalt ins Dunkle
    hinunter, breit wie ein Unterarm, und da konnten sie mit einer Hand herauflangen. Die Hand war ganz sauber.
script-2517-choose-dig = „Graben. Ganz gleich, was sonst noch im Haus ist.“
script-2517-choose-feed = „Wir kriegen sie nicht weg. Aber das könnt ihr haben.“
script-2517-choose-fetch = „Wir schicken Leute.“ Gehen und Leute schicken.
script-2517-dig =
    Es dauerte, bis der Himmel grau wurde. Erst wurde uns das Kind herausgereicht, dann ein Käfig mit einem Finken, und
    ihm nach kamen sie rückwärts herauf und schimpften aufeinander. Dosen hatten sie da unten die ganze Zeit gehabt und
    nichts, um sie aufzumachen.
script-2517-feed =
    Die Hand nahm es, ging, kam leer wieder herauf und tastete, bis sie eine von unseren gefunden hatte. Die wurde
    gehalten. Wir redeten, woher man so war. Dann war es schon spät, und jemand musste als Erstes loslassen.
script-2517-people =
    Es gab Leute, an der dritten Stelle, an der wir fragten, mit Wagenhebern. Sie rannten los. Wir hatten unseren eigenen Weg.
script-2517-nobody =
    Auf dem Posten schrieben sie die Adresse auf. Es tue ihnen sehr leid, sie hätten sechzehn von der Sorte. Als wir
    wieder vorbeikamen, war die Hand noch da, sie lag auf dem Stein, die Innenfläche nach oben, für alle Fälle.

script-2549 = Der Fink
script-2549-page =
    Die Familie aus dem Kohlenkeller schickt jedes Jahr eine Karte mit einem Vogel darauf. Es ist nie derselbe. Sie sind
    viel umgezogen und haben noch drei Kinder bekommen, alle eher klein, mit großen sauberen Händen; und der Älteste,
    der sich an nichts erinnert, geht in keinen Keller, nicht einmal für Wein, obwohl er stellvertretender Minister ist.
    Der Fink wurde vierzehn.

script-2518 = Die Treppe nach nirgendwo
script-2518-stairs =
    Das Haus war eingestürzt, bis auf die Treppe. Sie ging vier Stockwerke hoch, ganz allein, an ihrer eigenen Wand, mit
    den Messingstangen und einem Läufer, und oben stand eine Tür. Auf dem dritten Absatz lag ein Koffer. Von unten sah
    man ihn sehr gut: Leder, gute Riemen, ein Anhänger. Jeder, der vorbeikam, hatte ihn gesehen. Die ersten Stufen
    schwankten, sobald man einen Fuß daraufsetzte.
script-2518-choose-climb = „Ich bin leicht. Gib mir das Seil.“
script-2518-choose-throw = „Wirf mit Steinen. Irgendwann kommt er runter.“
script-2518-choose-no_way = „Das ist ein Köder. Das Haus angelt.“
script-2518-up =
    { $them } stieg auf allen vieren hinauf, immer an der Wand, und kam sitzend herunter, Stufe um Stufe, den Koffer auf
    dem Schoß. Davor hatten wir gesehen, wie { $them } ganz oben den Türknauf fasste, die Tür aufmachte und hinaussah.
script-2518-down =
    Es war der Läufer, der nachgab. Er war nicht einmal befestigt. Dann regnete die Treppe eine Zeit lang in einzelnen
    Stufen herunter, höflich, nach jeder eine Pause.
script-2518-throw = Der neunzehnte Stein schaffte es. Unten platzte der Koffer auf, und er war voller Steine.
script-2518-no_way =
    Wir ließen ihn hängen. Ein Stück weiter lagen im Schnee ein Hut, ein Handschuh und, unter einem Balken, der Fisch,
    den das Haus vorher gefangen hatte.

script-2519 = Ziegel, zweierlei
script-2519-wall =
    Ein Teil vom Schutt war wieder zu einer niedrigen Mauer aufgesetzt, und die war neu, mit Mörtel. Sie schloss eine
    Ecke des Kellers ab. Dahinter tropfte etwas. Niemand mauert grundlos eine Ecke zu, im Krieg, bei Nacht, mit so guten
    Fugen.
script-2519-choose-open = „Schlag die oberste Lage raus.“
script-2519-choose-not_ours = „Wer da drin ist, sollte drinbleiben. Komm weg.“
script-2519-wine =
    Es war der Keller des Bauunternehmers. Er war sorgfältig gewesen und hatte alles auf einer Schiefertafel notiert,
    und hinter die letzte Flasche hatte er „Sieg“ geschrieben.
script-2519-gun = Da war ein Bündel in einem Regenmantel, voller Fett. Man brauchte noch ein Teil dafür und einen Grund.
script-2519-grave =
    Es war ein Grab, und ein frisches. Anders waren die Hunde nicht fernzuhalten gewesen. Etwas Mörtel war noch da; der
    Eimer stand dabei. Wir machten es wieder zu, so gut wir konnten.
script-2519-not_ours = Es tropfte weiter. Bei jedem Tropfen dachte man sich etwas anderes aus.

## Bars

script-2520 = Der Käfig
script-2520-monkey =
    Hinter den Gittern war ein Affe. In der Straße hatte es die Menagerie gegeben, er musste als junges Tier auf einem
    Weg hineingekommen sein, für den er jetzt zu dick war. Er hatte einen Kinderpullover an. Er kam geradewegs heran,
    streckte den Arm bis zur Schulter heraus, die Hand nach oben offen, und sah dabei zur Seite.
script-2520-choose-feed = „Hier, Alter.“
script-2520-choose-cut = „Säg durch. Der kann nicht da drin bleiben.“
script-2520-choose-go = „Wir können nicht. Komm weg, sieh nicht hin.“
script-2520-feed =
    Er teilte, was wir ihm gaben, in zwei Teile, aß den einen und legte den anderen auf einen Sims; und auf dem Sims lag
    schon einiges. Er nahm etwas davon, überlegte und reichte uns einen Schlüssel durch das Gitter.
script-2520-cut =
    Als genug Platz war, kam er nicht heraus. Erst stellte er seine Habe hinaus. Es waren eine Dose darunter, eine tote
    Taube und ein Damenhut. Dann stieg er das Fallrohr hoch und ließ uns alles bis auf den Hut.
script-2520-go =
    Vom Ende des Ganges sahen wir die Hand, immer noch da. Sie hatte sich umgedreht, um uns den Rücken zu zeigen, falls
    Leute das lieber mochten.

script-2521 = Die Schließfächer
script-2521-boxes =
    Es waren die Schließfächer einer Sparkasse, hinter einem Gitter. Mehrere Hundert. Jemand war vor uns durch die Stäbe
    gekommen, mit einer besseren Säge, hatte sie alle aufgebrochen und war dann, wie es aussah, selbst zerbrochen: Es
    war noch alles da. Haarlocken. Ein Taufschuh. Liebesbriefe, Aktien eines Kanals. Mitten hinein hatte er sich
    gesetzt. Auf dem Boden lagen eine Flasche, eine Säge und ein Bleistiftstummel, und an der Wand war das eine Wort
    „Idioten“.
script-2521-choose-search = „In einem ist Gold. In einem ist immer Gold.“
script-2521-choose-saw_only = „Nimm seine Säge. Lass ihnen ihre Haare.“
script-2521-gold = Es war im drittletzten, ein Zahn, mit Wurzel. Er lag in einem Umschlag, „von Papa“.
script-2521-none =
    Wir sahen alles durch. Am Ende kannte man in dieser Stadt jeden und wusste, was er der Gebühr für wert gehalten
    hatte.
script-2521-saw_only = Das Blatt war kaum abgenutzt. Ein paar von den Fächern machten wir zu, die, die zugingen.

## Footsteps

script-2522 = Im Gleichschritt
script-2522-step =
    Sie gingen, wenn wir gingen. Es war kein Echo; ein Echo kommt danach, und diese kamen eine Spur davor, als ob jemand
    riet. Wir waren ein einzelner Mensch, die Lampe in der Tasche. An der Biegung des Ganges blieben wir mit einem Fuß
    in der Luft stehen. Sie setzten ihren auf. Dann fragte sehr nah eine Stimme: „Ist da auch bloß ein Mensch, oder
    zwei?“
script-2522-choose-one = „Einer. Und da drüben?“
script-2522-choose-lie = „Sechs. Mit Gewehren.“
script-2522-one =
    „Einer“, sagte die Stimme. Es klang, als hätte sie sich gesetzt. Man einigte sich, dass sie die linke Seite vom
    Gebäude bekam und wir die rechte. Jede Viertelstunde hustete man auf der einen Seite, und von der anderen hustete es
    zurück.
script-2522-gone =
    Es gab eine Pause zum Rechnen. Dann Schritte, schnell, die Treppe hinunter. Er hatte eine Tasche stehen lassen.
    Nein, es war nur der Schatten von einer.
script-2522-came = „Gelogen“, sagte sie traurig. „Ich zähle seit einer Stunde eure Füße.“

script-2523 = Die Patrouille, die sang
script-2523-song =
    Es waren viele Füße, im Gleichschritt, und Gesang. Es kam von der Straße herauf, ein Marschlied mit einem
    schmutzigen Refrain. Unter dem Fenster hielt es an. Wir sahen durch einen Spalt hinunter: Es waren Kinder, etwa
    zwanzig, mit Besenstielen, in Reihe, vorn ein Junge mit einem echten Helm. Sie durchsuchten die Häuser. Sie machten
    es, wie sie es gesehen hatten; zwei für die Tür, zwei für die Treppe und eins zum Schreien.
script-2523-choose-hide = „Unters Bett. Das wäre zu dumm.“
script-2523-choose-surrender = „Hände hoch. Wir ergeben uns.“
script-2523-hide =
    Sie erstachen das Bett und gingen. Gründlich war es. Auf der Treppe sagte der mit dem Helm gelangweilt:
    „Niederbrennen“, und jemand piepste: „Jawohl.“
script-2523-surrender =
    Wie es weiterging, wussten sie nicht. Es wurde beraten. Schließlich wurden wir mit allen Ehren an der Ecke
    ausgetauscht, gegen einen Gefangenen von ihnen, der fünf war und weinte, weil ihn keiner hatte haben wollen.

script-2524 = Ein Hinken
script-2524-limp =
    Der eine Fuß war schwer, der andere schleifte. Es war ein Stockwerk höher und ging vom Fenster zum Ofen und vom Ofen
    zum Fenster; und jedes Mal, wenn es an die Stelle über unseren Köpfen kam, tropfte etwas durch die Decke. Wir
    hielten eine Hand hin. In dem Licht war es dunkel. Es war warm.
script-2524-choose-up = „Da rauf. Sofort.“
script-2524-choose-wait = „Warte, bis es aufhört.“
script-2524-up =
    Er habe es nicht gemerkt, sagte er uns. Er sei Schneider, er warte, dass ein Eisen heiß werde, er habe sich an der
    Schere geschnitten, vorhin, ein wenig. Wir setzten ihn hin und banden es mit dem Futter eines Ärmels ab. Er
    protestierte. Es war ein guter Ärmel. Den hatte er erst noch fertig machen wollen.
script-2524-wait =
    Es hörte auf. Es dauerte weniger lang, als man denken würde. Der Ofen oben war noch heiß, auf dem Tisch lag ein
    Jackett mit einem Ärmel, und das Eisen hatte einen sauberen schwarzen Abdruck von sich in den Kragen gebrannt.

script-2525 = Schuhe vor der Tür
script-2525-boots =
    Den Hotelflur entlang kam jemand, der Schuhe aufhob. Man hörte es, ein Paar in den Korb, vier Schritte, ein Paar. Es
    war der Hausdiener. Er sammelte sie zum Putzen ein, wie jede Nacht seit dreißig Jahren, und vor den Türen standen
    noch welche. Unsere hatten wir an den Füßen. Er blieb stehen, hob eine Kerze, sah nach unten und schnalzte
    missbilligend; und er zeigte auf den Teppich.
script-2525-choose-off_boots = „Gib sie ihm. Das will ich sehen.“
script-2525-choose-past = „Heute nicht.“ An ihm vorbeigehen.
script-2525-off_boots =
    Er brauchte eine Stunde. Sie standen vor Zimmer zwölf, als wir herauskamen, wie zwei dunkle Spiegel, die Senkel
    gebügelt. In einem steckte ein Zettel, für die Rechnung.
script-2525-past =
    Er ließ uns vorbei, mit seinem Korb flach an die Wand gedrückt. „Morgen früh sehen sie eben aus, wie sie aussehen“,
    rief er uns nach; er war ganz außer sich.

## Creaking floor

script-2526 = Der Nachbar von unten
script-2526-broom =
    Jedes Mal, wenn der Boden knarrte, klopfte darunter jemand mit einem Besen an die Decke. Wir machten einen Schritt:
    klopf, klopf. Es war zwei Uhr nachts, in einem Haus ohne Dach, im vierten Monat einer Belagerung, und da unten
    bestand jemand auf seinem Recht. Wenn wir still standen, stand auch er still. Man spürte ihn dort, den Besen
    erhoben.
script-2526-choose-tiptoe = „Stiefel aus. An der Wand entlang.“
script-2526-choose-stamp = „Stampf auf. Soll er raufkommen und sich beschweren.“
script-2526-tiptoe =
    Wir brauchten eine halbe Stunde durch ein Esszimmer. Auf der anderen Seite klopfte es unter dem letzten Brett noch
    einmal, ganz leise, zum Dank.
script-2526-stamp =
    Er kam herauf. Er trug eine Nachtmütze. Seinen Mietvertrag hatte er dabei; er las uns Paragraf sieben vor, bei einem
    Streichholz, dann bei einem zweiten, und im Licht des dritten sah er, wer wir waren und was wir trugen, und wurde
    außerordentlich still.

script-2527 = Das lose Brett
script-2527-board =
    Dieses Brett knarrte, kein anderes; an einem Ende stand es um eine Münzdicke hoch. Darunter war ein Hohlraum. Darin
    lagen, in einem Nest aus Zeitungspapier, eine Armeepistole und daneben ein Säuglingsfläschchen mit eingetrockneter
    Milch und ein Foto, aus dem jemand herausgeschnitten war. Alle drei waren einzeln eingewickelt.
script-2527-choose-pistol = „Nimm die Pistole. Lass den Rest.“
script-2527-choose-none = „Leg das Brett zurück. Ich will es nicht wissen.“
script-2527-pistol =
    Der Schlagbolzen fehlte. Jemand hatte also dafür gesorgt, dass sie nicht losging, und sie dann behalten.
script-2527-none = Jetzt knarrte es nicht mehr. Wir mussten es andersherum gelegt haben.

script-2528 = Über das Eis
script-2528-roof =
    Das Depot hatte einmal ein Glasdach gehabt. Es lag am Boden, über zwei Gleise, wie es schien in einem Stück, und
    Schnee darauf; bei jedem Schritt sang es. In der Mitte stand das Häuschen eines Lagerschreibers, seit dem Herbst
    nicht angerührt. Auf dem Schnee war noch keine einzige Spur.
script-2528-choose-across = „Das Gewicht verteilen. Rutschen.“
script-2528-choose-around = „Außen herum, über den Bahnsteig. Es dauert, so lange es dauert.“
script-2528-hut =
    { $them } kam flach liegend hinüber, wie beim Schwimmen. In dem Häuschen waren ein Ofen, eine Brotbüchse, ein
    Telefon. Auf dem Rückweg sah man den Abdruck eines ganzen Menschen im Schnee, Arme und Beine, wie Kinder sie machen.
script-2528-through =
    Es hielt bis zum allerletzten Meter. Es habe nur gewartet, sagte { $them }, während wir die Splitter herauszogen.
script-2528-around = An der Hintertür waren Rattenspuren. Es war also noch jemand darauf gekommen.

## Quiet corner

script-2529 = Der Beichtstuhl
script-2529-box =
    Einer der Beichtstühle war nicht verbrannt. Man saß gut darin, aus dem Wind, mit Vorhang; wir waren etwa eine Minute
    da drin und schöpften Atem, als auf der anderen Seite des Gitters jemand niederkniete. „Ich war neun Jahre nicht
    da“, sagte sie. Eine Antwort wartete sie nicht ab. Es ging um eine Nachbarin und einen Sack und eine Tür, die man
    nicht aufgemacht hatte, nachts, im Januar. Es war eine ganz gewöhnliche Geschichte. Sie hörte auf. Sie wartete.
script-2529-choose-absolve = „Gehen Sie heim. Es ist vergeben. Schließen Sie heute Nacht nicht ab.“
script-2529-choose-own = „So etwas habe ich auch.“
script-2529-choose-silent = Nichts sagen und warten, bis sie gegangen ist.
script-2529-absolve =
    Sie weinte und sagte, was man sagt. Durch das Gitter kam eine Münze. Es war eine echte, aus Silber, und wir hatten
    nicht das geringste Recht darauf. Zu Hause kam sie auf das Regal, neben die Uhr.
script-2529-own =
    Es war still. „Dann sagen Sie es“, sagte sie. Und so ging es hin und her, durch dieses Gitter, zwischen zwei
    Menschen, bis beide alles hergegeben hatten.
script-2529-silent =
    Sie war lang, diese Stille. Endlich hörte man sie aufstehen. „Danke, Vater“, sagte sie, „das habe ich mir gedacht.“

script-2530 = Die warme Wand
script-2530-wall =
    Eine Wand war warm. Viel war es nicht, so wie ein Pferd warm ist, wenn es gestanden hat; aber auf der anderen Seite
    war nichts, kein Haus, kein Ofen, nur Himmel. Wir lehnten uns mit beiden Händen daran, dann mit dem Rücken. Unter
    dem Putz brannte etwas. Es mochte seit Wochen glimmen, ein Balken, immer weiter, durch das Innere des Hauses.
script-2530-choose-stay = „Eine halbe Stunde. Lehn dich an und denk nicht.“
script-2530-choose-dig = „Wo es glimmt, ist Holz.“
script-2530-stay =
    Wir schliefen im Stehen. Es war der beste Schlaf des Winters. Unser Abdruck blieb auf der Wand, damals jedenfalls;
    der Frost hatte ihn nachgezogen.
script-2530-dig =
    Luft war alles, was ihm gefehlt hatte. Es wurde ein ordentliches Feuer. Wir holten heraus, was herauszuholen war. In
    der Viertelstunde, die es brannte, kamen etwa vierzig Leute und hielten die Hände hin.

script-2531 = Eine Bank
script-2531-bench =
    Im Hof gab es eine Bank um einen Baum, und darauf saß ein Mann, der Vögel fütterte. Es waren keine Vögel da. Er warf
    und wartete und warf; es war Splitt. Er rückte für uns. Er redete erst, als einige Zeit vergangen war, und dann über
    sie, wie der Grünfink drängelt, wie man immer den mit dem schlechten Fuß dabeihat. Die Tüte hatte er auf dem Knie,
    und er hielt sie uns schräg hin.
script-2531-choose-throw = „Nimm eine Handvoll.“
script-2531-choose-bread = „Gib ihm einen echten Krümel zum Werfen.“
script-2531-choose-go = „Dafür haben wir keine Zeit.“
script-2531-throw =
    Es ist eine Bewegung aus dem Handgelenk. Man muss warten, bis sie es gesehen haben. Nach zehn Minuten oder so kam
    wirklich etwas, es war ein Blatt, und alle auf dieser Bank zogen die Füße ein.
script-2531-bread =
    Er sah ihn auf seiner Hand liegen. Er zerbrach ihn in die kleinsten Krümel, die es gibt, aß einen und warf die
    anderen. „Die sagen es einander weiter“, sagte er.
script-2531-go =
    Er nickte. „Sie kommen morgens“, sagte er uns, wie jemand, der weiß, dass es nur darauf ankommt, früh aufzustehen.

## Hiding place

script-2532 = Schon besetzt
script-2532-inside =
    Der Schrank war gut, er hatte eine doppelte Rückwand. Wir stiegen hinein und zogen die Tür zu. Es dauerte, bis wir
    begriffen, dass der Pelz, an dem wir lehnten, atmete. „Still“, sagte er. „Sie sind auf der Treppe.“ Auf der Treppe
    waren Stiefel und eine Lampe. Wir standen im Dunkeln, mit einem Fremden, Wange an Wange, und eins der Herzen schlug
    wie ein Hammer; wessen, ließ sich nicht feststellen.
script-2532-choose-wait = „Abwarten.“
script-2532-choose-push = „Stoß ihn raus. Die wollen bloß einen.“
script-2532-wait =
    Sie sahen unter das Bett, fluchten und gingen. Noch fünf Minuten rührte sich niemand. Dann stieg er als Erster
    hinaus und gab uns die Hand, wie man einem aus der Kutsche hilft. Er war Kürschner. Er war bei der Ware geblieben.
script-2532-push =
    Er war leicht. Die Stiefel liefen alle an eine Stelle. Als es wieder still war, waren wir allein da drin, mit den
    Pelzen, und nahmen den besten.

script-2533 = Unter der Bühne
script-2533-trap =
    Unter der Bühne der Aula war ein Raum, gerade hoch genug zum Sitzen, und er war voller Könige. Kronen jedenfalls,
    aus Pappe, und Umhänge und ein Mond. Jemand hatte mit ihnen gelebt. Im Staub lagen eine Scheibe Brot mit
    Zahnabdrücken, noch weich, und eine Taschenlampe, noch warm. Die Falltür war am anderen Ende, und sie war eben
    zugeklappt.
script-2533-choose-call = „Komm zurück. Wir essen es nicht.“
script-2533-choose-bread = „Das ist Brot. Frisches Brot.“
script-2533-call =
    Es kam keine Antwort. Nach einiger Zeit fragte eine Stimme von oben: „Wie sagt man?“ Wir überlegten. „Bitte“, sagten
    wir. An einer Schnur wurde eine Krone zu uns heruntergelassen.
script-2533-bread =
    Es war mit etwas bestrichen. Es waren drei Bissen. Von oben, durch die Ritzen, sah man uns bei jedem zu.

script-2534 = Der Tunnel
script-2534-tunnel =
    Hinten im Kohlenkeller war die Wand aufgebrochen, und dahinter war ein Tunnel, mit Bettlatten abgestützt, hoch genug
    für einen Menschen auf allen vieren. Gegraben hatte ihn in Eile jemand, der etwas davon verstand. Er führte aus der
    Stadt. Ein Luftzug kam heraus, der nach Gras roch. Wir hielten die Lampe hinein, so weit es ging. Auf den Latten
    waren Striche, alle zwei Meter, vierzig davon, soweit das Licht reichte.
script-2534-choose-crawl = „Ich gehe rein. Eine Stunde, keine Minute länger.“
script-2534-choose-close = „Das ist der Ausweg von anderen. Deck ihn wieder zu.“
script-2534-blocked =
    Er endete beim neunzigsten Strich, an Lehm. Dort hatten sie den Spaten hingelegt und waren dahin zurückgegangen, wo
    sie wohnten. Wir nahmen ein paar von den Latten mit; das war er uns schuldig, fanden wir.
script-2534-field =
    Er kam unter einer Hecke heraus. Da war ein Feld, mit Mond darauf, und Kohl, und dahinter eine Eule, und dahinter
    ging es weiter. Wir ernteten, was sich schleifen ließ. Wir kehrten um. Zu Hause wurde später gefragt, warum; und die
    Antwort war nie zur Hand.
script-2534-vanished =
    Wir gaben ein Seil nach, und beim sechzigsten Strich wurde es schlaff. Am anderen Ende war { $them }. Wir warteten
    die Stunde und noch eine zweite. Dann holten wir es ein, Hand über Hand. Der Knoten war nicht von selbst
    aufgegangen. Er war gelöst, wie man einen Schuh aufmacht.
script-2534-dark =
    Beim sechzigsten Strich ging die Lampe aus. Zum Umdrehen war kein Platz. Es ging nur rückwärts, auf den Ellbogen,
    Latte um Latte, und unter den Füßen war etwas Weiches, das auf dem Hinweg nicht da gewesen war; und als der
    Kohlenkeller kam, war es Tag.
script-2534-close =
    Wir verkeilten die Platte und warfen Kohlen davor. Innen stand in Kinderschrift mit Kreide: NICHT VERGESEN KOPF
    EINZIEHN.
