# The first pages of the chapters. { $them } is the name of a person of the group.

## Chapter I

script-2000 = Protokoll der ersten Sitzung
script-2000-minutes =
    Protokoll, geführt auf der Rückseite einer Umzugsrechnung. Anwesend: alle. Punkt eins, das Haus: Einigkeit, dass es keinem von uns gehörte.
    Punkt zwei, das Dach: teilweise vorhanden. Punkt drei, die Tür: ließ sich schließen, musste dabei aber angehoben werden. Punkt vier, Essen:
    Jeder sollte, was er mitgebracht hatte, auf den Tisch legen und das Zimmer verlassen, und dann würden wir zusammen wieder hereinkommen. So
    habe es der Bäcker Ljubo bei Hochzeiten gehalten, sagte jemand, man müsse dann nicht hinsehen. Punkt fünf, wer der Tür am nächsten schläft:
    wird durch Los bestimmt, heute und jede Nacht. Verschiedenes: die Bitte, nicht zu pfeifen. Angenommen, bei einer Enthaltung.

script-2001 = Der Schlüssel unter dem Blumentopf
script-2001-key =
    Der Schlüssel lag unter dem Blumentopf, wo Schlüssel liegen. In die Tür passte er nicht. Er passte in den Keller, und dort unten hatte jemand,
    der wusste, dass wir kommen würden oder Leute wie wir, in Griffhöhe eine Lampe an einen Haken gehängt und daneben an die Wand geschrieben,
    worauf zu achten war: dritte Stufe, Gashahn, der Nachbar. Unter „der Nachbar“ war ein Strich gezogen und dann ein zweiter, und dahinter stand
    „Entschuldigung“. Wir fanden nie heraus, in welche Richtung das gemeint war. Wir zündeten die Lampe an. Sie war bis zum Rand gefüllt.
script-2001-ask-plain = „Wir schreiben auf, was geschieht, so wie es geschieht.“
script-2001-ask-few = „Wir schreiben nur, wenn es etwas zu sagen gibt.“
script-2001-plain =
    So fing dieses Buch an. { $them } linierte mit der Kante einer Fliese die ersten zwölf Seiten, in einem Zug, nummerierte sie und hatte am Ende
    einen Krampf in der Hand. Zwölf kamen uns viel zu viel vor. Wir sagten, nachher könne man es für Rezepte nehmen.
script-2001-few =
    So fing dieses Buch an, und am ersten Abend kam nichts hinein. Wir sahen die leere Seite an, und jedem fiel etwas ein, und es wurde nicht
    gesagt. Am nächsten Tag begannen wir mitten im Satz.

script-2002 = Was die anderen trugen
script-2002-carried =
    Weil wir einander nicht kannten, unterschieden wir uns nach dem, was wir mitgebracht hatten. Die Liste wurde in der ersten Nacht gemacht und ist
    noch da. Eine gerollte Decke. Acht Eier in einem Hut, eines davon heil. Ein Kessel ohne Deckel. Die Besitzurkunde einer Garage, die wir alle vom
    Fenster aus brennen sahen. Ein Kinderatlas, und kein Kind; keiner fragte. Ein Sack mit etwas, das sich als Gips erwies. Einer von uns war mit
    zwei leeren Händen gekommen und hielt sie ein wenig vom Körper weg, wie jemand, der eben noch etwas Schweres abgestellt hat und sich wundert,
    wie leicht es ist.
script-2002-ask-pool = „Ein Haufen, ein Schloss, alles gehört allen.“
script-2002-ask-keep = „Das Essen zusammen. Der Rest ist jedem sein Eigenes.“
script-2002-pool =
    Es kam auf einen Haufen. Der Kessel bekam den Deckel einer Farbdose, und { $them }, von { $them_gender ->
        [feminine] der
       *[masculine] dem
    } das Beste stammte, ging in den Hof und blieb dort eine Weile stehen, bis es vorbei war. Seither hat keiner je gesagt, etwas gehöre ihm, außer im
    Zorn.
script-2002-keep =
    Jeder bekam ein Brett, eine Ecke oder einen Nagel. Der Atlas lag unter seinem Nagel auf dem Boden, allein, zugeklappt. Das Zimmer sah gleich
    bewohnt aus, und noch in derselben Stunde hatten sich zwei wegen der Zugluft gestritten.

script-2003 = Das Gästebuch
script-2003-book =
    Ljuba ließ keinen hinein, der nicht unterschrieben hatte. Sie hatte im Flur ein Kontobuch gefunden, den Schreibtisch vor die Treppe gezogen und
    sich dahintergesetzt, und es regnete. Name, woher, wohin, Dauer des Aufenthalts. Man sah, dass sie das an die zehntausend Mal getan hatte und
    dass es sie aufrecht hielt. Bei „woher“ schrieben die Leute eine Straße. Bei „wohin“ zögerten wir alle der Reihe nach, während uns das Wasser aus
    den Ärmeln auf ihre Schreibunterlage lief; und der Erste machte einen Strich, und dann alle anderen auch. Was bei der Dauer hingehörte, sagte sie
    uns. „Bis auf Weiteres“, sagte Ljuba. „Das schreiben alle, die nie mehr gehen.“

script-2004 = Was der Balken sagte
script-2004-beam =
    Osman war seit zwei Stunden da, als wir anderen ankamen, und hatte sich seine Meinung gebildet. Das Haus sei aus dem Jahr der Flut, sagte er. Der
    Mann, der es gebaut habe, sei beim Erdgeschoss betrunken gewesen und beim ersten Stock verliebt, das sehe man an den Verbindungen, und beim
    zweiten sei ihm das Geld ausgegangen. Es werde stehen bleiben. Er führte uns herum, und wir mussten die Hand auf alles legen, was wir niemals
    verheizen durften, wie kalt es auch würde: dieser Pfosten, diese Schwelle, die dritte Stufe. Wir versprachen es. Er schrieb das Versprechen mit
    rotem Zimmermannsbleistift auf den Pfosten und ließ jeden sein Zeichen daruntersetzen.
script-2004-ask-swear = „Dann soll es Regel sein. Wer das verheizt, der geht.“
script-2004-ask-nod = „Ja, ja, Osman. Und wo schlafen wir?“
script-2004-swear =
    Es war das erste Gesetz des Hauses. Das zweite ging um das Schließen der Tür, und das zweite wurde noch in derselben Stunde gebrochen.
script-2004-nod =
    Er nahm es nicht übel. Er schlief an den Pfosten gelehnt, den Hut über dem Gesicht, und sooft in der Nacht die Geschütze sich eingeschossen
    hatten, sahen die, die wach lagen, wie er eine Hand hob und ihn tätschelte.

script-2005 = Paragraf eins
script-2005-clause =
    Greta hatte eine Satzung aufgesetzt, mit Bleistift auf der Innenseite einer Cornflakesschachtel, denn Papier in
    dieser Größe ist schwer zu bekommen; es waren neun Paragrafen. Die Parteien nehmen das Anwesen gemeinschaftlich in
    Besitz, unbeschadet der Rechte des Eigentümers, sofern dieser am Leben ist. Das Essen ist gemeinsam. Der Schlaf ist
    gemeinsam, das heißt, niemand ist ohne Grund zu wecken. Wer erkrankt, verliert dadurch nicht seinen Anteil. Wer
    geht, schon. Über den stritten wir. Es war ziemlich dunkel geworden, und sie las ihn noch einmal vor, auswendig, und
    wartete, den Bleistift quer.
script-2005-ask-strike = „Streich ihn. Wir wissen noch gar nicht, warum einer gehen würde.“
script-2005-ask-stand = „Er bleibt. Dann geht keiner leichtfertig.“
script-2005-strike =
    Sie strich ihn mit dem Lineal durch und schrieb an den Rand „einvernehmlich gestrichen“. „Ihr werdet ihn noch wollen“, sagte sie. „So um die fünfte
    Woche wollen sie ihn immer.“
script-2005-stand =
    Er blieb. Wir unterschrieben beim Licht einer brennenden Garage, in einer Reihenfolge, die sie festlegte. Die Schachtel wurde neben die Tür
    genagelt, und wochenlang sah ein Hahn aus Pappe jeden an, der kam oder ging.

script-2006 = Eine Klasse Erwachsener
script-2006-class =
    Petar rief die Namen auf. Es war kalt, wir kannten uns nicht, alle hatten Glas im Haar, und er zog ein Klassenbuch aus der Jacke und fragte uns, als
    wäre nichts selbstverständlicher, nach Nachnamen und Vornamen. Dann las er die Liste vor. Man musste „hier“ sagen. Es war lächerlich, wie gut das
    tat. Als er mit uns fertig war, blätterte er zurück und las weiter, dreißig Namen, mit leiserer Stimme, und nach jedem wartete er, und wir
    begriffen, dass wir bei diesem Teil still sein sollten. Zuletzt schrieb er das Datum hinein, das Wetter und „kleine Klasse“.
script-2006-ask-here = „Lies sie jeden Morgen vor. Wir antworten.“
script-2006-ask-enough = „Einmal war richtig, Petar. Nicht jeden Tag.“
script-2006-here =
    Er tat es jeden Morgen. An manchen Tagen war es der einzige Satz, den einige von uns sprachen, und er ist kurz.
script-2006-enough =
    Er steckte es ohne ein Wort weg. Danach las er abends für sich allein, und an der Bewegung seiner Lippen sah man, dass wir auf der Liste standen.

## Chapter II

script-2010 = Die Brennstofffrage
script-2010-fuel =
    Was brennen konnte, in der Reihenfolge, in der wir es zu verbrennen bereit waren. Die Bilderleisten. Dann die Bilderrahmen, denn ohne Leisten nützten
    sie nichts. Der Schuppen. Die Läden auf der Nordseite. Fußleisten. Der zweite Kleiderschrank; wenn es so weit kam, der erste. Die Treppenstangen sind
    aus Eisen, und die Treppe selbst brauchten wir. Das Pianola in Nummer zwölf, nach dem schon jemand gefragt hatte. Bücher von Leuten, die noch lebten.
    Alle Türen zwischen den Zimmern, wo wir doch in ein Zimmer gezogen waren. Ganz unten stand etwas in einer anderen Schrift, wieder ausradiert, und wer
    das Blatt schräg ans Fenster hielt, konnte „Tagebuch“ entziffern.
script-2010-ask-north = „Die Läden. Heute Nacht, bevor der Frost in die Rohre geht.“
script-2010-ask-hold = „Noch nichts. Zieht an, was ihr habt, und geht ins Bett.“
script-2010-north =
    Sie waren aus Lärche und so oft gestrichen, dass sie mit bunten Rändern brannten. Das Abschrauben blieb an { $them }
    hängen, nach Gefühl, auf einer Leiter, ohne Handschuhe. Durch die Lücke sahen wir auf einmal alles, was nördlich von
    uns lag.
script-2010-hold =
    Also lagen wir unter allem, was wir hatten, die Mützen auf, wie Gepäck. Gegen vier machte das Wasser in der Tasse neben dem Bett tick und dann knack und
    war etwas geworden, das man hätte werfen können.

script-2011 = Die falsche Hälfte
script-2011-half =
    Als es kalt wurde, verteilten wir die Plätze neu. Am Ofen, zweiter vom Ofen, Wand, Tür. Das war immer reihum gegangen, und wir machten es auch jetzt
    reihum, und es ging nicht auf; am Ende war einer zu viel. Daran hatte niemand gedacht. Wer an der Reihe gewesen wäre, lag seit Tagen unter der Erde und
    hatte den Platz an der Wand gehabt, und einen Augenblick lang stand der Nächste in der Reihe da, die Decke im Arm. Dann machten wir den Kreis kleiner.
    Es war wärmer so, das kann keiner leugnen. Es muss in jedem Haus der Straße jemandem aufgefallen sein.

script-2012 = Preise, erste Winterwoche
script-2012-prices =
    Von der Tafel an der Pumpe, abgeschrieben. Für einen Sack Kohle: ein Fahrrad. Für ein Fahrrad: ein Sack Mehl, wenn es beide Räder hat. Für einen Sack
    Mehl: eine Nähmaschine und wer sie bedienen kann, auf zwei Tage. Kerzen, sechs, für einen Zahn mit Gold darin, zu ziehen an Ort und Stelle von einem
    Mann, der mit aufgekrempelten Ärmeln dabeistand. Ein Ehering: eine Gans. Derselbe Ring ohne die Frau, die weint: die Gans, gerupft. Ganz unten bot
    jemand einen Mantel gegen die Wahrheit über die 3. Kompanie. Es hatte sich keiner gemeldet. Der Mantel hing daneben am Geländer, guter Stoff, mit Reif
    auf den Schultern.
script-2012-ask-sell = „In einer Woche verkauft überhaupt keiner mehr Kohle. Zahl.“
script-2012-ask-home = „Wir haben die Preise gesehen. Gehen wir heim und rücken zusammen.“
script-2012-sell =
    Ein Sack war großzügig ausgedrückt. Aber es war Steinkohle, mit Glanz, und man konnte sie sozusagen mit angezogenen Knien unter einer Decke durch die
    Straßen tragen, und die Leute machten Platz, weil sie sie für einen Verwundeten hielten.
script-2012-home =
    Wir rückten zusammen. Einer von uns hatte aus Versehen den Bleistiftstummel von der Tafel mitgenommen, und so änderten sich die Preise an der Pumpe von
    Stund an drei Tage lang nicht, und alle hielten sich daran.

script-2013 = Allein mit dem Winter
script-2013-alone =
    Der Winter war in ein Haus mit einem einzigen Menschen gekommen. Ein Bett wurde an den Ofen gerückt und ein Stuhl; die anderen Sachen blieben, wo sie
    waren, denn sie hielten die Zugluft am Boden. Es war erstaunlich, wie wenig leiser es wurde. Das Haus redete so viel, wie es immer geredet hatte. Drei
    Geräusche hatte man für die der anderen gehalten: die Treppe um fünf, jemanden, der sich umdreht, den Deckel der Tonne. Sie blieben. Hier wird trotzdem
    „wir“ stehen. Es ist weniger zu erklären, und es ist niemand da, der etwas dagegen hätte.
script-2013-ask-knock = „An die Wand klopfen. Vielleicht klopft einer zurück.“
script-2013-ask-write = „Jedem von ihnen schreiben, jeden Tag eine Zeile.“
script-2013-knock =
    Dreimal klopfen, um sieben, an die Wand zum Nachbarhaus. Am ersten Abend nichts. Am zweiten ein Scharren. Am dritten kam dreimal Klopfen zurück, so
    schnell, dass man ein wenig erschrak, und dann von weiter weg, wo seit dem Herbst keiner mehr wohnte, noch dreimal.
script-2013-write =
    Also bekam jeder von ihnen Post. Die Briefe wurden länger. Es standen Dinge darin, die damals nicht gesagt worden
    waren, über die Suppe und das Fenster und wer an der Sache mit dem Seil schuld war. Sie wurden unterschrieben und
    gefaltet und bekamen die trockene Ecke auf dem Brett.

## Chapter III

script-2015 = Gerüchte, mit Quellenangabe
script-2015-rumours =
    Sie wurden nummeriert, der Ordnung halber. Eins: In einem Hotel im Ausland wird verhandelt (die Frau an der Pumpe). Zwei: Es wird verhandelt, und es ist
    an den Stühlen gescheitert (ihre Schwester). Drei: Unsere Seite hat ein Schiff bekommen (ein Junge; er hatte es gezeichnet). Vier: Das Schiff war
    Zwiebeln. Fünf: Alle über vierzig werden gegen alle darunter ausgetauscht (der Priester, der es schriftlich hatte, aber verloren). Sechs: Die andere
    Seite hungert auch. Sieben: In einem Haus am Fluss hat man Leute Blumenzwiebeln setzen sehen. Von allen wurde die Sieben am meisten weitererzählt. Wir
    gingen eine Stunde, um es uns anzusehen.
script-2015-ask-believe = „Das sind Krokusse. Krokusse setzt keiner für ein Jahr, das er nicht erlebt.“
script-2015-ask-spit = „Das sind Zwiebeln vom Schiff. Komm heim.“
script-2015-believe =
    Sie steckten in einer Reihe an einer Südwand, darüber eine Schnur an zwei Stöcken, damit keiner darauf trat. Zu sehen war nichts. Ein Mann schaute aus dem
    Fenster, erfreut, und sagte, da müssten wir schon wiederkommen.
script-2015-spit =
    Es waren Zwiebeln. Im Dunkeln, mit den Händen, ging es ganz schnell. Zu Hause wurden sie mit Deckel gekocht. Tage später erzählten sich die Leute an der
    Pumpe noch immer von dem Haus am Fluss und wie locker dort die Erde sei.

script-2016 = Die noch da waren
script-2016-here =
    Wir machten Inventur bei uns selbst. Haare: grauer, und zwei von uns hatten sie wegen der Läuse abgeschnitten. Zähne: einer weniger. Schuhe: siehe dort.
    Jeder tat jetzt etwas, was er früher nicht getan hatte; einer redete mit dem Werkzeug, und einem konnte man nichts in die Hand geben, man musste es erst
    hinstellen. Jemand lachte an lauter falschen Stellen und wusste es. „Wenn es vorbei ist“ sagten wir nicht mehr, weil es angefangen hatte, wie der Name
    eines Toten zu klingen. Die Toten selbst nannten wir schon länger nicht mehr. Das wurde an diesem Abend beschlossen: Sie sollten wieder genannt werden,
    jeder einmal, bei Tisch. Es dauerte kürzer als ein Tischgebet.

script-2017 = Genug für zwei
script-2017-enough =
    In den letzten Wochen, da waren sich alle einig, wäre es dumm, noch zu sterben. Im Dezember sterben konnte jeder. Wir saßen um den leeren Tisch und sagten
    es und waren beinahe lustig. Das Brett war geschrubbt, damit man wenigstens Seife roch. Da sagte einer von uns, es sei eine einfache Teilung; was noch zu
    bekommen sei, bringe zwei bis ans Ende, und alle bringe es nicht durch. Es wurde ganz freundlich gesagt. Es war auf einem Zeitungsrand ausgerechnet, und
    der Rand wurde mit einem Finger über den Tisch geschoben, damit jeder nachrechnen konnte.
script-2017-ask-tear = „Zerreiß es. Wir gehen zusammen unter, oder wir gehen nicht unter.“
script-2017-ask-lots = „Es stimmt. Losen wir, wer über die Front geht.“
script-2017-tear =
    Es wurde zerrissen, und weil es Papier war, kam es in den Ofen. An diesem Abend kam auch heraus, dass { $them } seit drei Tagen alles, was { $them_gender ->
        [feminine] ihr
       *[masculine] ihm
    } zustand, auf die Teller der anderen getan hatte. Gemerkt hatten wir es am Schwindel.
script-2017-lots =
    Wir zogen Nägel, und { $them } hatte den kurzen, sah ihn an und bat um zehn Minuten. Es war neblig. Am letzten Haus gab es einen Händedruck, seltsam, dass es
    mit uns so weit gekommen war, und dann eine Weile Schritte. Am nächsten Morgen lag auf unserer Matte eine Rübe, von der einmal abgebissen war. Wer sie
    gebracht hatte, war wieder fort gewesen, bevor es hell wurde.

script-2018 = Für einen
script-2018-one =
    Letzte Wochen. Eine Schale, eine Tasse und ein Kalender, auf dem an einem Abend aus Versehen zwei Tage durchgestrichen worden waren, und es ließ sich nicht
    mehr sagen, welcher der richtige war. Unten ging jemand vorbei und rief herauf, ob hier Leute wohnten. Es war schwer zu sagen, was man da antwortet. „Ja“,
    wurde schließlich hinuntergerufen, „ein paar.“ Er ging weiter, zufrieden. Danach wurde die Stimme noch eine ganze Zeit lang ausprobiert, am Fenster und im
    Treppenhaus, denn sie war sehr hoch herausgekommen.
