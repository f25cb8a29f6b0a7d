# Residents and visitors: encounters, later meetings and what follows from them at home.
# { $them } is the name of a person of the group, { $place_locative } where it happens.

## N01

script-1200 = Das Glöckchen
script-1200-met =
    Wir standen mit dem Rücken zur Wand, so lange, wie ein Ei kocht, und zwar wegen eines Glöckchens. Es kam Stufe um
    Stufe die Treppe herunter und um die Ecke, und es war eine graue Katze mit einem Weihnachtsglöckchen am Hals,
    festgedrahtet. Jemand hatte Zaundraht genommen und die Enden untergebogen, ordentlich, damit sie nicht kratzten. Die
    Katze sah unsere Taschen an und setzte sich. Jedes Mal, wenn sie sich die Schulter leckte, klingelte es durchs ganze
    Haus.
script-1200-ask-unwind = „Halt still, du. Das kommt runter, sonst verhungerst du damit.“
script-1200-ask-leave_it = „Lass sie. Wegen Katzen sind wir nicht hier.“
script-1200-unwound =
    Es brauchte die Zange, und die Katze ertrug es mit geschlossenen Augen. Der Draht hatte ihr einen Ring ins Fell
    gescheuert. Ohne das Glöckchen wog sie nichts und machte keinen Laut; sie ging an der Fußleiste entlang, und das
    Letzte, was wir sahen, war ein Schwanz unter einem Schrank. Von dort kam ein kurzes Gerumpel. Das Glöckchen steckten
    wir ein, in eine Socke gewickelt.
script-1200-followed =
    Sie kam mit. Durch zwei Zimmer und über einen Treppenabsatz blieb sie drei Schritte hinter uns, und wenn wir stehen
    blieben, setzte sie sich, putzte sich und klingelte. Wir zischten. Wir warfen einen Pantoffel, den trug sie ein
    Stück und legte ihn hin. Am Ende machten wir ihr eine Tür vor der Nase zu, und sie legte sich auf der anderen Seite
    davor, die Pfoten unterm Spalt.

script-1201 = Drei Schritte dahinter
script-1201-again =
    Die graue Katze saß { $place_locative }, eine halbe Stadt weit von dem Haus, in dem wir sie getroffen hatten. Der Ring im
    Fell fing an zuzuwachsen. Sie kam hinter einem Eimer hervor, { $present ->
        [one] ging zweimal um uns herum und legte sich dann über den näheren Schuh
       *[other] ging um jeden von uns einmal herum und legte sich dann über den Schuh, der am nächsten stand
    }. Sie war schwerer geworden. Wovon sie auch lebte, es gab mehr davon als von allem, wovon wir lebten.
script-1201-ask-take = „Die kennt uns. Gib ihr was, dann kann sie mit.“
script-1201-ask-shoo = „Weg, Katze. Dir geht’s besser als uns.“
script-1201-carried =
    Sie fraß mit einem Geräusch, als risse jemand Papier. Auf dem Heimweg saß sie in einem Mantel, den Kopf zwischen
    zwei Knöpfen, und an der Kreuzung, über die wir immer rennen, schlug sie sämtliche Krallen ein. Von da an schlief
    sie auf der Mehlkiste. Mehl war keines darin, aber dahinter war ein Loch, und am zweiten Morgen lagen vor dem Loch
    vier Schwänze in einer Reihe.
script-1201-gone =
    Der Schuh wurde unter ihr weggezogen, und sie schien nicht beleidigt. Sie ging uns voraus bis zur Tür und setzte
    sich dort hin, das Gesicht nach draußen, wie Katzen sitzen, die in einen Garten gelassen werden wollen. Als wir mit
    vollen Taschen zurückkamen, war sie fort, und auf der Schwelle war eine warme Stelle.

script-1202 = Was über die Katze gesagt wurde
script-1202-thin =
    In einer Badewanne zwischen kaputten Kacheln saß eine Katze mit Halsband, daran eine Messingmarke mit PRINZESSIN und
    einer fünfstelligen Telefonnummer; in unserer Stadt haben sie seit zwanzig Jahren sechs. Also eine alte Katze oder
    ein altes Halsband. { $present ->
        [one] Vierzehn mindestens, rechneten wir aus, und dann hatte sie ihr Leben ja gehabt. Wir hörten uns das denken.
            Dann nahmen wir den Kartoffelsack aus der Tasche und fingen an, langsam den Staub herauszuschütteln.
       *[other] Jemand sagte, die sei mindestens vierzehn. Jemand anders sagte, dann habe sie ihr Leben ja gehabt.
            Niemand lachte. Wer es gesagt hatte, nahm den Kartoffelsack aus der Tasche und fing an, langsam den Staub
            herauszuschütteln.
    }
script-1202-ask-sack = „Wir haben Tauben gegessen. Wir haben Schlimmeres gegessen als Tauben.“
script-1202-ask-open = „Mach ihr das Fenster auf. Jetzt, bevor wir noch länger reden.“
script-1202-carried =
    Es geschah vor der Tür und dauerte nicht lang. Wir trugen sie nach Hause wie irgendetwas, zwischen den Rohrbögen und
    dem Brennholz. Bei Tisch war nichts mehr zu erkennen. Die Marke lag ein paar Tage auf dem Fensterbrett,
    { $present ->
        [one] bis wir sie umdrehten
       *[other] bis jemand von uns sie umdrehte
    }, sodass man die Nummer sah und nicht den Namen.
    .soft =
        Wir trugen den Sack nach Hause, zwischen den Rohrbögen und dem Brennholz. Bei Tisch war nichts mehr zu erkennen,
        und niemand sprach von der Badewanne. Die Messingmarke lag ein paar Tage auf dem Fensterbrett, bis sie umgedreht
        wurde, sodass man die Nummer sah und nicht den Namen.
script-1202-window =
    Der Rahmen war verquollen, es brauchte eine Schulter. Die Katze sah sich das von ihrer Wanne aus an. Dann stieg sie
    über das Fensterbrett auf das Dach vom Kohlenschuppen, ohne Eile, und wir standen im Zug und sahen auf die fünf
    Ziffern, { $present ->
        [one] die wir mit dem Finger in den Staub geschrieben hatten
       *[other] die jemand von uns mit dem Finger in den Staub geschrieben hatte
    }. Niemand hatte sie abschreiben wollen. Wir gingen weiter in die Küche, und die war vor uns ausgeräumt worden, bis
    aufs Salz.

script-1203 = Spuren in der Wanne
script-1203-page =
    Das ganze Badezimmer war voller Katzenspuren, im Gipsstaub, immer rund um den Wannenrand und einmal die Wand hinauf
    bis in Kopfhöhe. In der Seifenschale lag ein Halsband. Daran war eine Messingmarke mit einer fünfstelligen
    Telefonnummer; in unserer Stadt haben sie seit zwanzig Jahren sechs. Wir suchten nach dem Tier, und dann, ohne es zu
    sagen, suchten wir nicht mehr.

## N02

script-1204 = Hinter dem Schrank
script-1204-found =
    Der Schrank war auf der einen Seite warm. Als wir ihn verrückten, war dahinter ein Loch in der Wand und ein Zimmer,
    das keine andere Tür hatte: vier Leute auf einer Matratze, angezogen wie für die Straße. Der Vater hielt einen
    Finger hoch. Er drohte uns nicht, er zählte leise, und als er fertig war, sagte er: „Neunzig. Wir hatten ausgemacht,
    bis hundert nicht zu atmen.“ Der kleinere Junge ließ sofort die Luft heraus. Auf einem Brett stand alles, was sie
    hatten, in der Reihenfolge, in der es gegessen werden sollte, mit dem Datum auf Zetteln.
script-1204-ask-give = „Hier. Stellt es hinter den Monatsersten.“
script-1204-ask-take = „Umdrehen, alle, und weiterzählen.“
script-1204-ask-close = „Wir waren nie hier. Hilf mir schieben.“
script-1204-counted =
    Aus der Hand nahm er es nicht. Wir mussten es auf das Brett stellen, dann schrieb er einen Zettel dafür und rückte
    alle anderen weiter, sodass auf jedem ein Tag mehr war. Seine Frau fragte, in welchem Haus wir wohnten. Wir sagten
    es ihr, was dumm war. Sie wiederholte die Nummer zweimal, wie man sich einen Preis merkt.
script-1204-jar =
    Sie drehten sich zur Wand, und er zählte laut, mit ganz ruhiger Stimme. Wir nahmen, was hineinging. Am Ende der
    Reihe stand ein Glas, auf dessen Zettel kein Datum war, nur eine gezeichnete Torte mit Kerzen; auch das nahmen wir,
    aus Versehen, weil es dunkel war. Auf dem Treppenabsatz hörten wir ihn noch. Er war bei vierhundert.
script-1204-pushed =
    Zurück ging der Schrank schwerer. Von außen sah man auf den Dielen die Spuren seiner Füße, zwei frische Bögen, so
    gut wie ein Wegweiser, also blieben wir und rieben mit den Ärmeln Staub hinein, bis sie fort waren. Es kostete uns
    die Küche und den Keller. Hinter dem Holz hatte jemand wieder bei eins angefangen.

script-1205 = Ein Topf kommt zurück
script-1205-pot =
    Wer Wache hatte, hörte jemanden vor der Tür atmen und stand eine gute Viertelstunde mit erhobenem Arm dahinter. Als
    es hell wurde, war da nur ein Topf. Es war nicht unserer. Rüben lagen darin, geschält, und ein Zettel in der Schrift
    aus dem Zimmer hinter dem Schrank. Darauf stand das Datum von heute und darunter, unterstrichen, das Wort „Abends“.
    Wir stritten, ob das ein Gruß war oder eine Anweisung. Wir aßen sie bei Dämmerung, um sicherzugehen.

script-1206 = Wieder der Schrank
script-1206-arcs =
    Wieder gab es einen Schrank und wieder eine Wand, die hohl klang, und inzwischen wussten wir, wie man es macht.
    Dahinter lag eine Matratze. Die darauf geschlafen hatten, waren bei Tag gegangen, denn das Bett war gemacht. Auf dem
    Brett war eine Reihe Zettel, jeder unter einem Kiesel, mit Datum und sonst nichts. Das letzte Datum war der Tag, an
    dem wir ihnen gesagt hatten, sie sollten sich umdrehen.
script-1206-shrug =
    { $present ->
        [one] Dann waren sie also herausgekommen, sagten wir uns. Sie hatten etwas, wohin sie konnten, sonst wären sie
            nicht gegangen. Das war vernünftig.
       *[other] „Dann sind sie rausgekommen“, sagte jemand. „Die hatten was, wohin sie konnten, sonst wären sie nicht
            gegangen.“ Das war vernünftig, und niemand sagte etwas dagegen.
    } Wir nahmen die Decke, eine gute, und draußen sahen wir, dass sie in einer Ecke gestopft war, mit roter
    Kinderwolle. Sie kam vor das Fenster.
script-1206-slip =
    { $present ->
        [one] Wir gingen das Brett entlang und sammelten die Zettel ein,
       *[other] Jemand von uns ging das Brett entlang und sammelte die Zettel ein,
    } und dann wussten wir nicht, wohin damit. Zurücklegen ging nicht; die Kiesel waren fortgerollt. Wir trugen sie aus
    dem Haus und die Straße hinunter, wie man etwas zum Abfall trägt, und da war kein Abfall. Sie kamen in die Dose zu
    den Kerzenstummeln, und es zeigte sich, dass niemand den Herd damit anzünden wollte.

script-1207 = Bis hundert
script-1207-met =
    Sie standen im Torweg, der Größe nach, alle vier, die Matratze zusammengerollt auf dem Rücken des Vaters. Über dem
    Schrank war das Haus abgebrannt. Er erkannte uns an der Stimme; richtig gesehen hatte er uns nie. Sie müssten
    hinüber zu seiner Schwester, sagte er, vier Straßen, und die Kinder schafften nur hundert Schritte am Stück, wenn
    sie nicht reden sollten. Er fragte, welche Kreuzung beobachtet werde. Es war die, über die er gewollt hatte.
script-1207-ask-walk = „Dann hinter uns her. Haltet euch am Riemen fest und zählt.“
script-1207-ask-point = „Außen herum, an der Gerberei. Immer an der Mauer. Mehr wissen wir nicht.“
script-1207-bridge =
    Wir gingen in Hunderten. Am Ende von jedem hob der ältere Junge die Hand, und alle setzten sich, wo sie gerade
    waren, in einen Hauseingang, auf einen Randstein, einmal auf die Stufen der Sparkasse. Es dauerte fast die ganze
    Nacht. Die Schwester hatte auf der Treppe ein Gemüsebeet in einer Badewanne und zog ohne ein Wort die Hälfte heraus.
    Der kleinere Junge schlief auf der Matratze, bevor sie ausgerollt war.
script-1207-three =
    Er bedankte sich für die Gerberei. Sie gingen an der Mauer entlang los, und an der ersten Ecke hob der ältere Junge
    die Hand, und alle setzten sich auf den Gehsteig, mitten ins Freie, unter die einzige Laterne, die noch ihr Glas
    hatte. Rufen konnten wir nicht. Nach einer Weile standen sie auf und gingen weiter, und uns fiel auf, dass wir
    mitgezählt hatten.

## N03

script-1208 = Die anderen
script-1208-torch =
    Sie hatten uns gehört, wir hatten sie gehört, und eine Zeit lang hatten beide Seiten so getan, als wären sie Ratten.
    Es war ihre Taschenlampe, die aufgab. Im Dunkeln sagte eine Frauenstimme ganz gewöhnlich: „Also, das ist doch
    albern.“ Als das Licht wieder anging, waren es zwei, mit Seesäcken, so voll wie unsere, und der Mann trug den Mantel
    unseres Hausmeisters, der im Oktober darin begraben worden war. Er merkte, dass wir hinsahen. „Der hing an einem
    Zaun“, sagte er. Die Frau fragte, wie wir hießen. Sie fragten immer, sagte sie, das mache es nachher schwerer.
script-1208-ask-names = „Einverstanden. Unsere gegen eure.“
script-1208-ask-quiet = „Wir sind niemand. Ihr seid niemand. Welche Hälfte wollt ihr?“
script-1208-list =
    Sie hatte einen Stummel Kopierstift und ein Schulheft und schrieb uns unter das Datum. Die Seite war voller Leute.
    Dafür sagte sie uns, was sie weiter drinnen gesehen hatten: welcher Boden nicht hielt, hinter welcher Tür jemand
    hustete. Dann machte sie das Gummiband um das Heft und fragte mit einer anderen Stimme, ob es etwas zu handeln gebe.
script-1208-wary =
    Der Mann lachte, nicht unfreundlich, und stellte den Fuß auf den Riemen der nächsten Tasche; es war seine eigene,
    wie sich zeigte, aber da hatte schon jemand die Schublade umgestoßen. { $present ->
        [one] Wir horchten, sie und wir.
       *[other] Wir horchten alle.
    } Es kam niemand. Die Frau hatte das Heft mit den Namen aufgeschlagen auf dem Knie und klappte es wieder zu.

script-1209 = Ihr Schulheft
script-1209-alone =
    Wir erkannten den Mantel vor dem Mann. Er saß am Geländer, den Kragen des Hausmeisters hochgeschlagen, war seit ein
    paar Tagen tot und ganz heil; auch in diesem Krieg gibt es das Herz. Zwei Neue durchsuchten das Zimmer nebenan und
    beachteten uns nicht. Das Schulheft lag neben ihm, mit dem Gummiband darum. Sie hätte es nicht dagelassen. Unter dem
    vorletzten Tag stand eine einzige Zeile: der Name dieser Straße und „er sagt, sein Arm ist eingeschlafen“.
script-1209-ask-carry = „Nimm die Füße. Der verbringt den Winter nicht auf einer Treppe.“
script-1209-ask-read = „Das Heft. Sie hat doch alles aufgeschrieben, oder? Jede Kreuzung.“
script-1209-fence =
    Hinter { $place_dative }, wo früher eine Hecke gewesen war, gab es einen Streifen Erde, der nicht ganz durchgefroren war.
    Den Mantel hängten wir an den Zaun. Ihn ein zweites Mal zu begraben kam uns nicht richtig vor, ihn zu nehmen auch
    nicht. Einer von den Neuen kam heraus, sah ein wenig zu und brachte uns dann einen Beutel Schrauben und Scharniere,
    ohne dass wir gefragt hatten. „Fürs Graben“, sagte er.
script-1209-page =
    Die Kreuzungen hatte sie von oben gezeichnet, mit einem kleinen Auge an jedem Fenster, aus dem geschossen wurde, und
    den Uhrzeiten daneben. Auf der nächsten Seite waren Namen. Wir fanden unseren. Hinter jedem stand eine Zahl, und es
    dauerte einen Augenblick, bis wir begriffen, dass es ihre Schulden waren: eine Kerze, ein halbes Brot, eine
    Entschuldigung. Bei uns stand eine Null. Die Kreuzungen rissen wir heraus und ließen den Rest unter seiner Hand.

## N04

script-1210 = Die Hochzeit
script-1210-met =
    Er hatte im Treppenhaus eine Tafel gedeckt, eine Tür auf zwei Kisten, mit Tischtuch. Elf Gläser standen darauf.
    „Brautseite oder Bräutigam?“, fragte er, schwankte und fing sich am Geländerpfosten wie an der Schulter eines
    Freundes. Er war vielleicht fünfzig und hatte sich rasiert; auf den Schnitten klebten Papierfetzen. Die Flasche vor
    ihm war zu zwei Dritteln leer. { $present ->
        [one] Er wies uns unseren Platz an.
       *[other] Er wies uns unsere Plätze an, einen nach dem anderen.
    } Den am Ende nannte er Onkel und bat ihn um Verzeihung wegen des Ackers.
script-1210-ask-sit = „Bräutigam. Komm, wir setzen uns. Eine Viertelstunde.“
script-1210-ask-bottle = „Der hat genug. Damit wäscht man eine Wunde aus oder tauscht was dafür ein.“
script-1210-ask-slip = „Glückwunsch. Wir suchen nur unsere Mäntel.“
script-1210-toast =
    Er goss in jedes Glas etwas, auch für die, die nicht gekommen waren, und hielt eine Rede. Es war eine gute. Eine
    Ziege kam darin vor und ein Fluss bei Hochwasser, und am Ende musste der Brautvater auf einem Scheunentor
    herübergeholt werden. { $them } lachte laut heraus, das hatten wir nicht mehr gehört, seit die Bahnen standen. Als
    wir aufstanden, blieb er sitzen. Er erklärte dem Glas zu seiner Linken, die Musik verspäte sich nur.
script-1210-sleeve =
    Er ließ sie sich ganz willig aus der Hand nehmen. Er dachte, sie werde ans andere Ende der Tafel gereicht, und
    folgte ihr mit den Augen die Reihe hinunter, Glas um Glas, und nickte jedem zu. Wir waren zur Tür hinaus, ehe sie
    beim letzten hätte sein können. Hinter uns fing er an, sich bei jemandem zu entschuldigen, dass nichts mehr da sei,
    man habe mit einer kleineren Gesellschaft gerechnet.
script-1210-usher =
    „Auf dem Bett“, sagte er, „die Mäntel liegen alle auf dem Bett“, und bestand darauf, uns hinaufzuführen. Er ging mit
    einer Kerze voraus und sang, vier Stockwerke, sodass jede Tür im Haus wissen musste, dass wir kamen. Ein Bett gab es
    nicht. Er stand lange vor der Stelle. Wir schoben uns an ihm vorbei und fingen mit den Schränken an.

script-1211 = Elf Gläser
script-1211-sober =
    Er war nüchtern, und so dauerte es eine Weile, bis wir ihn erkannten. Er wusch Gläser in einem Eimer Schneewasser.
    „Ihr seid die, die sich hingesetzt haben“, sagte er. Das hatte ihm die Frau aus dem zweiten Stock erzählt, die durch
    den Spalt geschaut hatte; er selbst erinnerte sich an eine Ziege. Es war ihr Hochzeitstag gewesen, der von der
    Tochter, das Datum hatten sie im Frühjahr festgesetzt. Sie sei jenseits des Flusses, mit dem Jungen, und wer weiß,
    vielleicht hätten sie es trotzdem gemacht. Eine Flasche hatte er zurückbehalten. Wir mussten noch eine Zwiebel
    mitnehmen, für den Magen.

script-1212 = Das Ende der Tafel
script-1212-cloth =
    Die Tür auf den zwei Kisten war noch immer für elf gedeckt. Er saß am Kopfende, das Kinn auf der Brust, in der guten
    Jacke, und hatte Reif in den Augenbrauen. Zuletzt hatte er versucht, das Zeug selbst zu machen: eine Dose, ein Stück
    Schlauch, ein Geruch nach Lack. Wer seither vorbeigekommen war, hatte seine Schuhe genommen und die Gläser gelassen.
    Wir zählten die Gläser, weil das etwas zu tun war. Vor jedem lag ein Viereck Tapete mit einem Namen. Der vom Onkel
    lag am Ende.
script-1212-ask-cover = „Nimm das Tischtuch. Wenigstens das Tischtuch kann er haben.“
script-1212-ask-go_on = „Beim Lack wäre er auch ohne uns gelandet. Komm, nach oben.“
script-1212-yard =
    Im Hof war ein Bombentrichter, halb voll Dach, der musste genügen. Das Tischtuch war Leinen, mit Monogramm. Als er
    darunter lag, { $present ->
        [one] gingen wir noch einmal hinein und kamen mit den elf Vierecken Tapete heraus und standen damit da, und uns
            fiel nichts Besseres ein
       *[other] ging einer von uns noch einmal hinein und kam mit den elf Vierecken Tapete heraus und stand damit da,
            und keinem fiel etwas Besseres ein
    }, als sie ihm der Reihe nach mitzugeben, damit er wenigstens wusste, wo die Leute saßen.
script-1212-coats =
    Es gab doch ein Bett, im vierten Stock, in einem Zimmer, dessen Tür wir beim ersten Mal nicht probiert hatten.
    Darauf lagen Mäntel, ein ganzer Haufen, für Herren und Damen, gutes Tuch. Keiner war je getragen worden. Man hatte
    sie mit eingeschlagenen Ärmeln hingelegt, und obenauf lag eine Liste mit neun abgehakten Namen. Wir sahen die
    Taschen durch.

## N05

script-1213 = Eine Schachuhr
script-1213-scale =
    Sie saß an einem Kartentisch in der früheren Garderobe, mit einer Küchenwaage, einer Lampe unter einem Nudelsieb und
    einer Schachuhr. Als wir hereinkamen, drückte sie die Uhr. „Sie haben sechs Minuten“, sagte sie. „Dann hat sie
    jemand anders.“ An den Haken hinter ihr hing die Ware, jedes Stück in einem Turnbeutel mit einem Kindernamen darauf.
    Sie hatte gleich gesehen, dass wir wenig auf den Tisch zu legen hatten. Es gebe da eine Dose, sagte sie, die könne
    sie anschreiben. Leute wie wir kämen immer dafür auf. Die Adresse habe sie schon.
script-1213-ask-credit = „Dann anschreiben. Notieren Sie es.“
script-1213-ask-cash = „Wir zahlen, oder wir essen nicht. Was haben Sie?“
script-1213-signed =
    Sie schrieb auf das Etikett der Dose, riss es ab und legte es in eine Zigarrenkiste zu vielen anderen Etiketten. So
    wussten wir nicht, was in der Dose war, bis wir sie aufmachten. { $present ->
        [one] Wir fragten, was geschehe,
       *[other] Jemand von uns fragte, was geschehe,
    } wenn man nicht bezahle. Sie sah auf die Uhr, nicht auf uns. „Das ist noch nicht vorgekommen“, sagte sie. „Den
    Herren, die ich dafür beschäftige, soll sehr langweilig sein.“
script-1213-clock =
    Das gefiel ihr, jedenfalls hielt sie die Uhr einen Moment an. Wer etwas schuldig sei, den müsse man besuchen, sagte
    sie, und sie habe schlechte Füße. Sie rückte die Lampe so, dass wir die Beutel sehen konnten. Auf dem nächsten stand
    TEODOR, 2B. Darin waren Batterien.

script-1214 = Angeschrieben
script-1214-knock =
    Sie kam selbst, trotz der Füße, gerade als wir die Teller hingestellt hatten. Sie hatte einen Klapphocker dabei und
    setzte sich damit in die Tür, sodass man sie nicht schließen konnte. Aus der Zigarrenkiste nahm sie ein Etikett:
    Birnen in Sirup. Das war es also gewesen. „Waren sie gut?“, fragte sie und wartete auf Antwort. Am Tor standen zwei
    Männer in Trainingsanzügen mit dem Rücken zu uns und reichten eine Tüte Sonnenblumenkerne hin und her.
script-1214-ask-settle = „Sie waren sehr gut. Hier. Etwas für etwas.“
script-1214-ask-two = „Nehmen Sie diese zwei, und dann sind wir quitt.“
script-1214-ask-shut = „Vorsicht mit den Füßen.“ Den Hocker wegrücken und den Riegel vor.
script-1214-receipt =
    Sie hielt es gegen das Licht, wog es in der Hand, und dann gab sie uns das Etikett zurück. Es war durchgestrichen,
    und darunter standen ihre Initialen und die Uhrzeit auf die Minute. Am Tor sagte sie etwas zu den beiden mit den
    Kernen, und sie wirkten enttäuscht. Das Etikett hoben wir auf. Es war die einzige Quittung, die wir im ganzen Krieg
    bekamen.
script-1214-bored =
    Sie war leichter, als man gedacht hätte. Auf der Stufe klappte sie den Hocker zusammen, legte das Etikett zurück in
    die Kiste und ordnete ihr Tuch. Sie trage uns nichts nach, sagte sie. Nur würden andere Leute davon hören. Die zwei
    am Tor hatten sich umgedreht. Einer spuckte eine Schale aus, sah die Hauswand hinauf, Fenster um Fenster, und
    bewegte die Lippen.

script-1215 = Gute Kundschaft
script-1215-stopped =
    Die Schachuhr lag auf der Seite und ging nicht. Sie badete die Füße in einer Spülschüssel und nahm sie unseretwegen
    nicht heraus. Diesmal gab es einen Stuhl, { $present ->
        [one] und wir sollten uns setzen, ehe wir umfielen
       *[other] und wer von uns am schlechtesten aussah, sollte sich setzen
    }. Sie mahlte Kaffee in einer Mühle zwischen den Knien. Dreißig Jahre lang habe sie es unterrichtet, sagte sie, das
    Schachspiel, Kinder, in diesem Haus. Sie seien alle entsetzlich gewesen. Sie könne bis heute sagen, wer was an
    welchen Haken gehängt habe.

script-1216 = Nicht zu Hause
script-1216-dark =
    Unter der Garderobentür war Licht, und als wir klopften, ging es aus. „Wir schließen um zehn“, sagte ihre Stimme. Es
    sei jetzt ungefähr zehn, sagten wir. „Für Sie ist es später.“ Man hörte die Uhr, beide Seiten, was bei einer
    Schachuhr nur geht, wenn es zwei sind. Auf dem Boden im Gang lagen Sonnenblumenschalen im Halbkreis, wo einer lange
    mit dem Rücken zur Wand gesessen hatte.
script-1216-ask-pay = „Wir bringen, was wir schulden, und etwas obendrauf.“ Es unter der Tür durchschieben.
script-1216-ask-go = „Behalten Sie Ihre Birnen.“ Gehen, nicht rennen.
script-1216-open =
    Es wurde von drüben hineingezogen, langsam, wie ein Brief. Dann eine Weile nichts. Dann der Schlüssel. Sie hatte ihr
    Tuch um und den Hut auf. „Zinsen“, sagte sie, „sind Vertrauenssache“, drückte die Uhr, und wir hatten sechs Minuten
    wie jeder. Hinter den Mänteln sahen zwei Trainingshosenbeine hervor. Sie bewegten sich nicht, und niemand erwähnte
    sie.
script-1216-seeds =
    An der Treppe schloss sich uns einer an. Er blieb einen Absatz über uns, und wenn wir anhielten, knackte er einen
    Kern. So ging es durchs ganze übrige Haus, immer ein Stockwerk weiter, immer das trockene kleine Geräusch. Er tat
    uns nichts. Aber wir suchten schlecht, mit einem Ohr, und machten jede Schublade wieder zu, die wir aufgemacht
    hatten.

## N06

script-1217 = Die Frau des Uhrmachers
script-1217-tick =
    Wir dachten, das Haus sei voller Insekten. Es waren Uhren, vierzig oder fünfzig, an allen Wänden und im Treppenhaus,
    und ein alter Mann ging mit dem Schlüssel von einer zur nächsten. Er drehte sich nicht um; er sei taub wie das
    Geländer, sagte seine Frau. Er zog sie nach Gefühl auf, nach der Feder. Sie lag mit dem Hut auf im Bett und sah auf
    unsere Taschen und auf unsere Hände. Mit dem Wasser sei es ein Kreuz, sagte sie. Bis zur Pumpe seien es nur zwei
    Höfe, aber er höre das Pfeifen nicht, und sie schaffe die Treppe nicht.
script-1217-ask-water = „Wo sind die Eimer? Zwei Höfe, das ist nichts.“
script-1217-ask-empty = „Bleib liegen, Oma. Wo ist die Speisekammer?“
script-1217-ask-go = „Entschuldigung. Wir dachten, hier wohnt keiner.“
script-1217-buckets =
    Es waren sechs Gänge, und beim vierten pfiff es wirklich, und wir lagen im Torbogen auf dem Gesicht und hielten die
    Eimer mit ausgestreckten Armen gerade. Wir verschütteten nichts. Als alles in der Wohnung voll war, was Wasser hält,
    bis zu den Vasen, ließ sie uns bei jeder einzelnen Uhr sagen, wie spät es war. Keine zwei stimmten überein. „Er hat
    gern etwas zu tun“, sagte sie.
script-1217-key =
    Es waren vor allem Gläser, eingemacht von jemandem, der es konnte. Sie sagte nichts, bis wir an die hintere Reihe
    kamen. „Die nicht, die sind aufgegangen. Da werdet ihr krank.“ Die ließen wir stehen. Der Alte kam den Gang
    entlang, zog dabei auf, { $present ->
        [one] traf in der Kammertür auf uns
       *[other] traf in der Kammertür auf einen von uns
    } und wartete höflich, bis man ihn vorbeiließ, den Schlüssel vor sich in der Hand. Dann sah er über unsere Schulter
    auf die Regale.
script-1217-quarter =
    Sie schien es ganz natürlich zu finden. Sie wünschte uns viel Glück auf den anderen Stockwerken. Als wir die Treppe
    hinuntergingen, fingen die Uhren an, die Viertelstunde zu schlagen, eine nach der anderen, denn sie waren nicht gut
    aufeinander abgestimmt, und es dauerte so lange, dass auf der Straße jeder hochsehen musste. Wir standen im
    Hauseingang und warteten, bis es vorbei war.

script-1218 = Viertel nach
script-1218-back =
    Alle Uhren standen auf Viertel nach vier, bis auf eine. Wir dachten das Schlimmste und gingen auf Zehenspitzen
    hinauf. Sie lagen jetzt beide im Bett, mit den Hüten auf, und spielten auf dem Federbett Karten. Für die Federn habe
    er keine Kraft mehr, sagte sie, da hätten sie sich auf eine Zeit geeinigt, eine schöne, zu der es Kaffee gegeben
    hätte. Die eine, die noch ging, war für die Medizin. Wir machten die Eimer; es waren nur vier Gänge. Er gewann
    inzwischen zweimal. Auf der Treppe warteten zwei Gläser, abgewischt, die Deckel mit einem Band zugebunden, und man
    sah, dass das Band gebügelt war.

script-1219 = Hintere Reihe
script-1219-stopped =
    An der Stille merkten wir, welches Haus es war. Sie waren alle abgelaufen, jede zu ihrer eigenen Zeit. Der Schlüssel
    hing am Nagel. In der Speisekammer war auch die hintere Reihe weg, die aufgegangenen Gläser; sie standen leer auf
    dem Küchentisch, ausgekratzt, und quer darüber lagen nebeneinander zwei Löffel. Die Schlafzimmertür war zu.
    .soft =
        An der Stille merkten wir, welches Haus es war. Sie waren alle abgelaufen, jede zu ihrer eigenen Zeit. Der
        Schlüssel hing am Nagel. In der Speisekammer war auch die hintere Reihe weg, die aufgegangenen Gläser. Die Frau
        von unten habe sich um die beiden gekümmert, sagte man uns durch eine Tür; man habe sie bis in den Garten
        gebracht und nicht weiter, wegen des Frosts. Jemand müsse es noch richtig machen.
script-1219-ask-dig = „Es gibt einen Garten. So viel können wir tun, und das tun wir.“
script-1219-ask-search = „Lass die Tür. Sieh in den anderen Zimmern nach.“
script-1219-rose =
    Sie wogen sehr wenig. Im Garten wuchs eine Rose, auf drei Stöcke zurückgeschnitten, und dort war die Erde weich; er
    musste sie jedes Jahr gekalkt haben. Wir machten es ordentlich und tief. Es war hell, als wir fertig waren, und wir
    mussten mit leeren Taschen über die offene Straße nach Hause. An dem Tag fragte keiner, was wir mitgebracht hätten.
    Eine Woche lang hatten wir Rosenerde unter den Nägeln.
    .soft =
        Im Garten wuchs eine Rose, auf drei Stöcke zurückgeschnitten, und dort war die Erde weich; er musste sie jedes
        Jahr gekalkt haben. Wir machten es ordentlich und tief. Es war hell, als wir fertig waren, und wir mussten mit
        leeren Taschen über die offene Straße nach Hause. Eine Woche lang hatten wir Rosenerde unter den Nägeln.
script-1219-hats =
    Es gab eine Schublade mit Federstahl und eine mit Kämmen aus Schildpatt. Wir durchsuchten den Gang und das Esszimmer
    und redeten nicht. Eine einzige Uhr fing von unseren Schritten an zu gehen und ging etwa eine Minute. Das
    Schlafzimmer ließen wir, wie es war. Am Haken neben der Tür hingen zwei Hüte.
    .soft =
        Es gab eine Schublade mit Federstahl und eine mit Kämmen aus Schildpatt. Wir durchsuchten den Gang und das
        Esszimmer und redeten nicht. Eine einzige Uhr fing von unseren Schritten an zu gehen und ging etwa eine Minute.
        Die Schlafzimmertür blieb zu. Wir gingen früh nach Hause.

## N07

script-1220 = Der Schlitten
script-1220-runners =
    Sie hatten einen Schlitten, obwohl im Haus kein Schnee lag, und zogen ihn von Zimmer zu Zimmer über das Parkett,
    ohne auf den Lärm zu achten. Wer Lärm macht, hat vor nichts Angst. Darauf waren eine Nähmaschine, eine Kiste
    Glühbirnen und ein Gebiss im Wasserglas, noch aufrecht. Der Größere von den beiden setzte sich auf die Ladung, als
    er uns sah, holte ein Messer heraus und machte damit die Kufen sauber. „Das Erdgeschoss gehört uns“, sagte er. „Der
    erste Stock auch. Was ihr dabeihabt, gehört uns auch, wenn man’s bedenkt.“
script-1220-ask-cigarette = „Dann bedenk es mal bei so einer.“
script-1220-ask-stare = Nichts sagen. Das Messer ansehen und dann das Gebiss.
script-1220-talk =
    Er brach sie entzwei und gab die Hälfte seinem Freund. Sie seien vorher Möbelpacker gewesen, mit Lieferwagen, eine
    richtige Firma; der Freund hatte noch die Mütze. So lerne man eine Stadt kennen, sagte er, was die Leute hätten und
    wohin sie es ihrer Meinung nach getan hätten. Er sagte uns auch, was kommen würde: Sie hatten es von einem Fahrer.
    An der Sache selbst änderte das nichts. Er drückte seine Hälfte am Schlitten aus und stand auf.
script-1220-watch =
    Der Kleinere trug die Mütze einer Umzugsfirma, mit der Telefonnummer über dem Schirm. Er konnte nicht stillhalten.
    Er ging zum Fenster und zurück, und jedes Mal, wenn er am Schlitten vorbeikam, rückte er das Glas mit dem Gebiss
    zurecht, ein wenig nach links, ein wenig nach rechts. „Wem gehört das?“, { $present ->
        [one] fragten wir.
       *[other] fragte einer von uns.
    } „Mir“, sagte er und zeigte uns, dass es stimmte.

script-1221 = Klassenbuch
script-1221-voice =
    Sie standen zu viert um uns herum, mit Brettern, keiner älter als achtzehn. Der, der redete, hatte einen Schal bis
    an die Augen. Wir sollten hinlegen, was wir trugen, und die Taschen umdrehen, „einschließlich etwaiger Futter“. Da
    hob Petar den Kopf. Niemand sagt „einschließlich etwaiger Futter“. So hatte er selbst es immer gesagt, erzählte er
    uns später, zweimal im Jahr, vor der Mathematikarbeit, wenn er durch die Reihen ging und nach Spickzetteln suchte.
    Er kannte die Stimme, aus der dritten Bank am Fenster.
script-1221-ask-call = „Dritte Bank am Fenster. Nimm den Schal herunter, wenn du mit mir sprichst.“
script-1221-ask-hide = Ihm die Mütze ins Gesicht ziehen und etwas auf den Boden legen.
script-1221-sums =
    Die Bretter warteten. Der Junge hatte rote Ohren bekommen, das sah man sogar bei der Taschenlampe. Petar fragte ihn,
    was er am Ende gehabt habe. „Eine Vier, Herr Lehrer. Zum zweiten Teil bin ich nicht gegangen.“ „Die Arbeit war
    ungerecht“, sagte Petar. Es gab eine Pause, und dann sagte der Junge zu den anderen, die hier hätten nichts, die
    seien schon dran gewesen. Eine von unseren Taschen trug er selbst bis hinunter an die Haustür.
script-1221-cap =
    „Es gibt keine Schule“, sagte der Junge und stieß ihn. Es war kein Schlag; er wollte nur, dass er still war. Aber
    hinter Petar waren drei Stufen, und er fiel sie rückwärts hinunter. Die anderen suchten sich aus, was sie wollten.
    Als sie fort waren, sahen wir, dass einer zurückgekommen war und Petars Brille auf die unterste Stufe gelegt hatte,
    zusammengeklappt.
script-1221-silent =
    Sie nahmen es und ließen uns vorbei. Petar ging mit gesenktem Kopf, wie einer, der eine Münze sucht. Er sagte auf
    dem Heimweg nichts und an der Pumpe auch nicht. Erst als der Riegel vor war, sagte er, der Junge sei gut gewesen,
    wisst ihr, wirklich sehr gut, und er habe ihm einmal unter eine Aufgabe geschrieben: flüchtig. In Rot.

## N08

script-1222 = Die Tür von Nummer neun
script-1222-found =
    Quer über der Schwelle lag eine Frau, einen Schuh aus. Mit dem Schnürsenkel hatte sie sich den Schenkel abgebunden,
    und zwar gut, mit einem Kochlöffel im Knoten, um ihn zu drehen. „Ich müsste jede Viertelstunde lockern“, sagte sie,
    „aber ich habe keine Uhr.“ Sie zählte stattdessen Lieder. Irgendwo über uns spielte ein Grammofon, immer dieselbe
    Seite; dreimal, rechnete sie, sei eine Viertelstunde. Sie war bei elf.
script-1222-ask-bind = „Geben Sie den Löffel. Und die Binde, die saubere.“
script-1222-ask-drag = „In der Schule ist eine Schwester. Fass sie unter den Armen.“
script-1222-ask-go = „Da oben ist doch wer mit dem Grammofon. Soll der herunterkommen.“
script-1222-knot =
    Es war hinein- und wieder herausgegangen, und das war die gute Nachricht. Als es verbunden war, sagte sie uns, wo
    ihre Sachen waren, eine Wohnung im zweiten Stock, der Schlüssel unter einer toten Geranie, und wir sollten uns
    bedienen; sie gehe zu ihrer Mutter. Sie zog sich am Türrahmen hoch, stand und bedankte sich förmlich, mit Nachnamen.
    Im Treppenhaus wurde zum ersten Mal die Nadel angehoben. Dann wurde sie wieder auf den Anfang gesetzt.
script-1222-door =
    { $present ->
        [one] Ein Fensterladen war unser Schlitten, und ein Scharnier daran quietschte, sodass man alle paar Schritte
            herumgehen und es festhalten musste.
       *[other] Ein Fensterladen war unsere Trage, und ein Scharnier daran quietschte, sodass einer von uns
            nebenhergehen und es festhalten musste.
    } Die Schwester in der Schule sah erst den Löffel an und dann das Bein. „Wer hat das gemacht?“ Sie selbst, sagte die
    Frau. „Sie können am Montag anfangen“, sagte die Schwester und zeigte uns den Ausgang.
script-1222-radio =
    Sie rief uns nicht nach. Sie hatte den Kopf gedreht, um zu hören, wo das Lied gerade war. Auf dem Weg nach oben
    probierten wir alle Türen, und hinter der letzten war das Grammofon, es drehte sich am offenen Fenster in einem
    Zimmer, in dem niemand war. Es war eines von denen, die spielen, bis die Feder abläuft. Die Nadel hoben wir nicht
    an. Wir zogen es auf.

script-1223 = Montag
script-1223-came =
    Am Tor fragte eine Frau mit Stock nach den Leuten mit den quietschenden Stimmen, und weil niemand wusste, was sie
    meinte, beschrieb sie uns. Es war die von Nummer neun. Sie arbeitete jetzt in der Schule, bei der Schwester. Man
    habe ihr das Binden anvertraut, sagte sie, weil sie die Geduld habe. Am Arm trug sie einen Korb mit einem Tuch
    darüber, den Wochenlohn. Wir sollten die Hälfte bekommen. Unter dem Tuch sahen wir, dass es auch so schon kaum mehr
    war als eine Hälfte.
script-1223-ask-take = „Danke. Wir tun nicht so, als könnten wir es nicht brauchen.“
script-1223-ask-send = „Bringen Sie es zurück in die Schule. Setzen Sie sich, trinken Sie was Heißes.“
script-1223-basket =
    Sie zählte es uns auf die Stufe, die Kräuter in Büscheln, die Binden gekocht und gerollt. Sie war sehr genau. Als
    eines übrig blieb, gab sie es uns und stand dann da, die Hand auf dem Korb. „Ich träume von dem Grammofon“, sagte
    sie. „Nicht vom Bein. Wissen Sie, wie es hieß, das Stück?“ { $present ->
        [one] Wir wussten es nicht.
       *[other] Keiner von uns wusste es.
    } Sie summte den Anfang, falls es uns später einfiel.
script-1223-spoon =
    Sie saß und trank, und der Korb blieb auf ihren Knien. Im Gürtel, wo ein anderer ein Messer getragen hätte, steckte
    ein Kochlöffel. Wir redeten eine Stunde lang darüber, wie früher heißes Wasser aus der Wand kam. Beim Gehen drehte
    sie den Löffel in der Hand und sagte, wenn es in diesem Haus einmal wen treffe, egal um welche Zeit, dann brauchten
    wir uns mit dem Vordereingang der Schule nicht aufzuhalten.

script-1224 = Seite eins
script-1224-humming =
    Diesmal war es ein Mann, im Heizungskeller, Soldatenhose und ein ziviles Jackett. Er hielt beide Hände an die Seite.
    Wir sahen ihn lange, bevor er uns sah, denn er summte. Es war das Stück vom Grammofon in Nummer neun oder etwas sehr
    Ähnliches; vielleicht summten es in dem Winter alle, und wir hatten es nur nicht bemerkt. Er hörte auf, als das
    Licht auf ihn fiel. „Wenn ihr weitergehen wollt“, sagte er, „könntet ihr das jetzt tun und nicht erst, wenn wir
    geredet haben?“
script-1224-ask-bind = „Nehmen Sie die Hände weg. Langsam. Wir haben was dafür.“
script-1224-ask-stay = „Dagegen können wir nichts machen. Aber sitzen können wir.“
script-1224-ask-go = Tun, was er sagt.
script-1224-soldier =
    Die Wunde war nicht tief. Er war nur zwei Tage mit ihr allein gewesen, und da war sie gewachsen. Beim Verbinden
    erzählte er uns von der Hose, die war getauscht, und vom Jackett, in dem hatte er geheiratet. Hinter dem Kessel
    stand eine Kiste, die hatte er für jemanden mit guten Manieren aufgehoben. Als wir gingen, summte er wieder.
    { $present ->
        [one] Auf der Treppe summten wir mit,
       *[other] Auf der Treppe summte einer von uns mit,
    } aus Versehen, eine Terz tiefer.
script-1224-sat =
    Also setzten wir uns. Wir sollten von etwas Langweiligem reden, bat er, { $present ->
        [one] und wir erklärten ihm den Unterschied
       *[other] und einer von uns erklärte ihm den Unterschied
    } zwischen den alten und den neuen Fahrscheinen. Das dauerte lange. Es hatte Zonen gegeben und einen Zuschlag für
    Hunde. Ab und zu fragte er etwas, damit man sah, dass er mitkam. Als er nicht mehr fragte, ging die Erklärung weiter
    bis zum Schluss, mit den Monatskarten.
script-1224-twice =
    Wir taten es gleich, ohne ein Wort, und drehten zuerst das Licht weg, damit es ihm nicht mittendrin genommen wurde.
    Im Kohlenkeller nebenan füllten wir zwei Taschen. Durch die Wand hörten wir, dass er das Stück von vorn angefangen
    hatte. Er nahm es ziemlich schnell. Es ist kein langes Stück, wenn man es schnell nimmt.

## N09

script-1225 = Eine Telefonnummer
script-1225-chain =
    Der Hund hatte seine Leine gefressen, bis auf eine Handbreit Leder, die noch nass am Halsband hing. Er stand
    breitbeinig mitten im Gang und bellte nicht. Das war das Schlimmste. Die Wände waren bis in seine Schulterhöhe
    zerkratzt, und ins Linoleum hatte er einen Pfad gelaufen, von einem Ende zum anderen, einen hellen Streifen, ganz
    gerade. Den bewachte er. Am hinteren Ende war eine Tür mit einem Plakat, ein Bergsee.
script-1225-ask-feed = „Brav. Guter alter Mann. Schau, was es gibt.“
script-1225-ask-sit = „Keiner rührt sich. Auf den Boden und die Wand ansehen.“
script-1225-ask-back = „Zurück. Nicht umdrehen. Zurück und die Tür zu.“
script-1225-ate =
    Er fing es aus der Luft, legte sich auf den Streifen und war von da an ein anderer Hund. Er ließ uns über sich
    steigen. Am Halsband war ein Schild mit einer Telefonnummer und darunter, kleiner: BITTE ANRUFEN, ER FEHLT UNS.
    Hinter dem See war eine Kammer, die niemand angerührt hatte, weil niemand so weit gekommen war. Als wir wieder
    herauskamen, rückte er zur Seite, um Platz zu machen.
script-1225-lay =
    Es dauerte sehr lange. Der Hund ging seinen Streifen auf und ab, und jedes Mal kam er einen Zoll näher vorbei, bis
    man den Atem spürte. Dann nieste er und legte das Kinn auf ein Knie. Er war bloß müde. Er war seit Wochen im Dienst,
    und niemand war gekommen und hatte gesagt, dass es vorbei war. { $present ->
        [one] Also sagten wir es, laut:
       *[other] Also sagte es einer von uns, laut:
    } „Ist gut jetzt.“ Er ging zu dem Plakat, scharrte zweimal und legte sich hin.
script-1225-bitten =
    Wir saßen, wie es uns vorkam, eine Stunde, und der Hund ging auf und ab. Dann schlug weit weg eine Granate ein, eine
    Hand zuckte, und er hatte { $them } am Unterarm, ehe der Putz fertig gerieselt war. Er ließ von selbst los. Er war
    wohl mehr erschrocken als wir: Er ging ans hintere Ende und blieb mit dem Gesicht zur Tür stehen, während wir
    hinauskrochen.
script-1225-leg =
    Hinter uns stand ein Eimer, { $present ->
        [one] und wir hatten ihn nicht gesehen
       *[other] und keiner von uns hatte ihn gesehen
    }. { $them } fiel darüber mit einem Lärm wie ein ganzes Geläut, und der Hund kam seinen Streifen entlang wie auf
    Schienen. Er biss einmal zu, durch das Hosenbein, dann trat er zurück und wartete, was wir tun würden. Wir bekamen
    die Tür zu. Auf der anderen Seite ging er zurück an seinen Platz; wir hörten die Krallen.
script-1225-shut =
    Er ließ uns gehen. Er folgte uns bis ans Ende des Streifens, und dort blieb er stehen, genau, die Zehen auf dem
    letzten hellen Linoleum. Wir zogen die Tür zu und lehnten uns dagegen. Auf unserer Seite hing in Augenhöhe ein
    Zettel, an dem wir vorbeigegangen waren: HUND IM GANG. ER IST GANZ SANFT. ER WARTET NUR.

script-1226 = Ist gut jetzt
script-1226-heel =
    Etwas kam hinter uns die Treppe herauf, mit einem schnellen trockenen Klicken, und wir hatten das Brecheisen schon
    erhoben, ehe wir die Handbreit Leder sahen. Wie er uns { $place_locative } gefunden hatte, war nicht zu erklären.
    Fressen wollte er nicht; er hatte etwas, ein Ding mit Federn, das legte er zur Begrüßung hin und nahm es wieder auf.
    Er ging uns durch die Zimmer voraus, steckte die Nase in jede Tür und sah sich um. Zweimal wollte er nicht hinein.
    Da gingen auch wir nicht hinein. An der Straße setzte er sich an den Randstein, wie man es ihm beigebracht hatte,
    sah nach links und blieb.

## N06, where hunger is passed over

script-1227 = Der Schlüssel am Nagel
script-1227-page =
    An der Stille merkten wir, welches Haus es war. Die Uhren waren alle abgelaufen, jede zu ihrer eigenen Zeit. Die
    alten Leute habe ein Neffe geholt, sagte die Frau im Stock darunter durch ihre Tür; die Tante habe er auf einem
    Küchenstuhl hinuntergetragen, und der Onkel sei hinterhergegangen, unter jedem Arm eine Uhr. Zu essen hätten sie
    nichts mehr gehabt. Der Schlüssel hing am Nagel. In der Speisekammer, auf dem leeren Regal, hatte jemand die Deckel
    der Gläser, die wir genommen hatten, in eine Reihe gelegt, mit den Gummiringen darauf.

## N10

script-1230 = Von den Klingeln abgelesen
script-1230-names =
    „Herr Halik?“, rief jemand freundlich das Treppenhaus herauf. „Frau Orban, sind Sie da? Es ist nur die Post.“ Sie
    gingen nach den Namen an den Klingeln vor; wir hatten es beim Hereinkommen genauso gemacht, um zu sehen, wer zu
    Hause sein konnte. Den Schritten nach waren es zwei. Der eine rief. Der andere, schon einen Stock höher, trat nur
    auf, wenn der erste sprach, sodass wir sie eine Zeit lang für einen Mann gehalten hatten.
script-1230-ask-answer = „Legen Sie’s bitte auf die Matte!“
script-1230-ask-quiet = Den Atem anhalten und die Schritte zwischen den Namen zählen.
script-1230-doubt =
    Es gab eine Pause. „Auf welche?“, fragte die Stimme, und man hörte, dass sie darauf nicht vorbereitet war. Unten
    wurde geflüstert. Ein Briefschlitz klappte, ein echter, sie mussten etwas durchgesteckt haben, um zu sehen, was
    passierte. Das gab uns Zeit, mit dem Rücken an eine Wand zu kommen. Als sie um die Treppenbiegung kamen, waren sie
    nicht mehr freundlich, aber sie waren aus dem Tritt.
script-1230-torch =
    „Gewiss, Frau Orban“, sagte die Stimme, und die Taschenlampe ging geradewegs auf unsere Tür. Unsere Stimme hatte,
    fanden wir, die Größe von Frau Orban gehabt. Aber Frau Orban, das kam später heraus, als wir uns das Schild genauer
    ansahen, war ein Dr. Orban, Zahnarzt, und sein Messingzahn hing genau über unseren Köpfen im Lichtkegel.
script-1230-landing =
    Er kam ans Ende der Namen. Dann fing er mit denen an, die ausgekratzt waren. Alte Namen, Leute, die in andere Städte
    gezogen waren, als es noch nicht nötig war; er las sie mit denselben guten Manieren, und jedes Mal kam das zweite
    Paar Schuhe eine Stufe näher. Bis sie auf unserem Treppenabsatz standen, hatte er uns mit elf Namen gerufen, und
    keiner davon war unserer.

script-1231 = Nachtglocke
script-1231-desk =
    Es war der mit der freundlichen Stimme und sein Freund. Sie hatten einen Hausflur als Portiersloge hergerichtet: ein
    Tisch quer, darauf eine Glocke, ein Buch. Wer durchwollte, sollte läuten. Ljuba sah sich das lange an, hinter den
    Mülltonnen. An so einem Tisch hatte sie sechsundzwanzig Jahre gesessen, von zehn Uhr abends bis sechs. Die Glocke
    sei die richtige, sagte sie. Aber er sitze mit dem Rücken zur Tür, und das mache kein Portier, der je einer gewesen
    sei.
script-1231-ask-porter = Ljuba an den Tisch gehen, läuten und nach dem Nachtbuch fragen lassen.
script-1231-ask-pay = „Läuten, zahlen, weitergehen. Es ist ein Zoll, mehr nicht.“
script-1231-bowed =
    Sie läutete einmal, kurz. Dann fragte sie ihn, was das für eine Zeit sei und wo seine Schlüssel seien und warum die
    Zeitung von Nummer zwölf da herumliege; und er stand auf. Er konnte nicht anders. Sie nahm ihm das Buch aus der
    Hand, fuhr mit dem Daumen die Seite hinunter und sagte den beiden, sie sollten am Tor auf die Ablösung warten. Sie
    waren schon am Tor, als es ihnen aufging. Da waren wir durch den Hinterhof, mit der Schublade aus dem Tisch.
script-1231-hit =
    „Ich kenne Sie“, sagte der Mann. „Sie sind vom Metropol. Sie haben mich nicht hinaufgelassen.“ Das konnte sein. In
    sechsundzwanzig Jahren hatte sie eine Menge Leute nicht hinaufgelassen. Er kam um den Tisch herum, und er schlug sie
    mit der Glocke, weil sie zur Hand war. Beim Schlag läutete sie. Sie nahmen, wozu sie Lust hatten, und { $present ->
        [one] wir mussten dafür unterschreiben
       *[other] jeder von uns musste dafür unterschreiben
    }.
script-1231-tip =
    Wir legten es auf das Buch. Er sah sich jedes Stück bei der Lampe an und schrieb dann eine Zeile, und Ljuba las sie
    auf dem Kopf. Er hatte uns als Handlungsreisende eingetragen. Auf dem Heimweg sagte sie, sie habe nie von einem Gast
    etwas genommen außer dem, was auf dem Teller lag. Nach einer Weile sagte sie es noch einmal.

## N11

script-1232 = Die Badewanne
script-1232-wheels =
    Wir hörten die Badewanne, bevor wir etwas sahen. Sie hatten sie auf die Räder einer Krankenhausliege montiert und
    rollten sie die Rampe herunter, und darin, auf Kissen, saß ein Junge von etwa fünfzehn mit verbundenem Fuß und einer
    Pistole und ließ sich schieben. Er gab die Befehle. Die zwei erwachsenen Männer am Griff sahen vor jeder Kurve zu
    ihm. „Mal sehen“, sagte er, als die Lampe auf uns fiel, und machte mit zwei Fingern ein Zeichen, das er nur aus dem
    Kino haben konnte. Auf dem Rand saß eine Gummiente. Zu lachen wäre keinem eingefallen.

script-1233 = Räder auf der Rampe
script-1233-heard =
    Um die Zeit, wenn wir die Teller hinstellen, fuhr draußen die Badewanne vorbei. Es war nicht zu verwechseln: Ein Rad
    quietschte, und das Email dröhnte über jede Fuge im Pflaster. Irgendwo bei der Ecke blieb sie stehen. Wir hörten die
    Stimme des Jungen und die eines Mannes und dann lange gar keine. { $present ->
        [one] Wir kamen bis ans Guckloch. Sie standen nur da, und der Junge zeigte auf Häuser.
       *[other] Einer von uns kam bis ans Guckloch und sagte, sie stünden nur da, und der Junge zeige auf Häuser.
    } Er tat es mit geschlossenen Augen.
script-1233-ask-dark = „Lampen aus. Wenn hier keiner wohnt, kann er zeigen, wohin er will.“
script-1233-ask-boards = „Der Laden zum Hof. Nagel ihn zu, der Lärm ist egal.“
script-1233-sat =
    Wir aßen im Dunkeln, nach Gefühl. { $them } blieb am Guckloch und gab Bericht. Der Finger war zweimal über uns
    hinweggegangen. Beim dritten Mal hielt er beim Haus neben unserem oder bei unserem, je nachdem, wo der Junge zu
    sitzen glaubte. Dann drehten sie die Wanne um, wozu es alle drei brauchte, und das Quietschen entfernte sich
    bergauf. Sie gingen etwas holen oder schlafen.
script-1233-nailed =
    Wir mussten ein Regal dafür abnehmen, und die Nägel kamen auch aus dem Regal. Mitten im Hämmern merkten wir, dass es
    draußen still geworden war. Dann hämmerte, sehr höflich, dort jemand zurück: drei Schläge auf das Email und nach
    einem Augenblick noch einer. Den Rest schlugen wir mit einem Stiefelschaft um den Hammerkopf ein.

## N12

script-1234 = Die Liste des Feldwebels
script-1234-list =
    Es waren zwei Gewehre und ein Feldwebel mit Klemmbrett, und das Klemmbrett machte uns Angst. Auf Plündern stehe
    Erschießen, sagte er. Er sagte es ohne besonderes Gefühl. Er hatte ein Formular mit Spalten, für Zeit und Ort und
    was bei der Person gefunden wurde, und die letzte Spalte war schmal und trug nur einen Buchstaben. Sein Bleistift
    war mit der Kordel eines Morgenrocks angebunden. „Zweck des Aufenthalts?“, fragte er. Einer der Soldaten hatte sich
    auf ein Fensterbrett gesetzt und stocherte sich mit einer Tannennadel in den Zähnen.
script-1234-ask-dead = „Begräbnistrupp, Herr Feldwebel. Von der Pfarrei. Wir holen die Toten.“
script-1234-ask-give = „Sie sehen es ja. Nehmen Sie, was Sie müssen.“
script-1234-three =
    Er dachte nach. Dann sagte er, das treffe sich gut, und führte uns um die Ecke. Es waren drei, an der Mauer, mit
    gebundenen Händen, da wussten wir, wofür die schmale Spalte war. Er stand mit dem Klemmbrett dabei, während wir
    gruben. Er drängte nicht. Am Ende fragte er nach dem Namen der Pfarrei, trug ihn ein und ließ uns unterschreiben.
    Die Erde war schwarz und voller Scherben von einem blauen Teller.
script-1234-butt =
    „Wo ist denn euer Pfarrer?“, fragte er, und der auf dem Fensterbrett fing an zu lächeln. Sie schlugen nicht lange
    und nur { $them }, mit der flachen Seite des Kolbens, als Beispiel. Danach gingen sie die Taschen durch. Sie machten
    es gerecht: eins für sie, eins für uns, eins für sie. Der Feldwebel trug alles ein. In die schmale Spalte machte er
    einen Strich.
script-1234-halves =
    Er nahm es genau. Die wertvollere Hälfte sei beschlagnahmt, sagte er, der Rest sei eine Verwarnung. Sie machten auf
    einer Tür zwei Haufen, und ein Soldat sollte urteilen, ein Junge, der jedes Stück hochhielt und uns fragte, was es
    gekostet habe. Wir nannten ihm die Preise von früher. Den Kaffee legte er auf unsere Seite, sah den Feldwebel an und
    legte ihn auf die andere.

script-1235 = Pfarreisachen
script-1235-again =
    „Ah, die Pfarrei“, sagte der Feldwebel. Er hatte schon nach uns gefragt. Er schlug die Blätter auf dem Klemmbrett
    zurück, um zu zeigen, dass er unsere Unterschriften hatte. Es gab wieder eine Mauer, und es gab Arbeit. Er sah nicht
    gut aus; am Bleistift hing statt der Kordel ein Schnürsenkel. Diesmal lag an der Mauer auch eine Frau mit einem
    Einkaufsnetz, und in dem Netz war noch eine Zwiebel.
script-1235-ask-dig = „Dann geben Sie uns Licht und stellen sich woandershin.“
script-1235-ask-refuse = „Wir sind keine Pfarrei. Das wissen Sie von Anfang an.“
script-1235-tin =
    Er ging tatsächlich. Er ging ans Ende der Straße und stand dort mit dem Rücken zu uns. In den Taschen waren die
    üblichen Papiere. Wir schrieben die Namen ab, auf die Rückseite einer Zuckertüte, und wo jeder lag, in Schritten von
    der Pumpe. Irgendwer würde es wissen wollen. Auch die Zwiebel begruben wir, und da kam der jüngste Soldat herüber
    und hielt uns die Lampe, ganz tief.
script-1235-form =
    „Von Anfang an“, gab er zu. Er hob nicht einmal die Stimme. Er habe jemanden gebraucht, und wir hätten Spaten
    gehabt. Nun werde er das andere schreiben müssen. Sie machten zwei Haufen, und er half beim Urteilen. Als es getan
    war, riss er das Blatt mit unseren Unterschriften vom Klemmbrett, faltete es klein, steckte es in die eigene
    Brusttasche und knöpfte die Klappe zu.

## N13

script-1236 = Seine Teepause
script-1236-shot =
    Der erste Schuss ging in die Dachrinne, und das Wasser, das darin gefroren war, glitt in einem Stück heraus, wie ein
    Schwert. Wir lagen hinter einer niedrigen Mauer, die Nase im Liguster. Auf der anderen Seite des Hofs, unten an der
    Treppe, hatte eine Familie mit Kreide auf die Ziegel geschrieben, was sie von ihm wusste: die Stunden, die Fenster
    und „3.10–3.20 TEE?“, und das Fragezeichen war mehrmals nachgezogen. { $present ->
        [one] Die genaue Zeit hatten wir nicht.
       *[other] Die genaue Zeit hatte keiner von uns.
    } Es waren vielleicht zwanzig Meter bis zum Torbogen. Näher lag eine Kohlenrutsche, die unter dem ganzen Block
    hindurchführte, wenn man dünn war.
script-1236-ask-cellar =
    { $present ->
        [one] „Durch die Rutsche. Das dauert die ganze Nacht, aber wir kommen an.“
       *[other] „Durch die Rutsche. Das dauert die ganze Nacht, aber wir kommen alle an.“
    }
script-1236-ask-run =
    { $present ->
        [one] „Es ist ungefähr zehn nach. Jetzt, und nicht stehen bleiben.“
       *[other] „Es ist ungefähr zehn nach. Einer nach dem anderen, und nicht auf einem Haufen.“
    }
script-1236-sleeve =
    Er trank keinen Tee. { $present ->
        [one] { $them } war bis zum Torpfosten gekommen,
       *[other] { $them } lief an zweiter Stelle und war bis zum Torpfosten gekommen,
    } da sprang der Ärmel; so sah es aus, als hätte jemand am Stoff gezupft. Erst unter dem Bogen fing der Arm an
    wehzutun. Dort ging die Kreide auf den Ziegeln weiter. „NICHT SONNTAGS“, stand da. { $present ->
        [one] Dass Sonntag war, hatten wir auch nicht gewusst.
       *[other] Dass Sonntag war, hatte auch keiner von uns gewusst.
    }
script-1236-gatepost =
    { $present ->
        [one] Wir liefen. In der Mitte, im Freien, blieben wir stehen, gingen zwei Schritte zurück, hoben einen
            Fäustling auf und liefen weiter. Es passierte nichts. Wir beschimpften uns, im Flüsterton.
       *[other] Wir liefen einer nach dem anderen. Der Letzte blieb in der Mitte stehen, im Freien, ging zwei Schritte
            zurück, hob einen Fäustling auf und lief weiter. Es passierte nichts. Wir schrien alle auf einmal, im
            Flüsterton.
    } Es war nicht einmal ein guter Fäustling. Oben wurde ein Fenster zugeschoben, ein gewöhnliches Geräusch, und jemand
    leerte einen Topf in den Schnee.
script-1236-coal =
    Erst war es Kohle, dann Keller, mit durchgebrochenen Löchern von einem zum nächsten, und jeder gehörte wem. Wir
    krochen an Eingemachtem und Fahrrädern vorbei und über das Bett einer Großmutter, und die Großmutter lag darin und
    bat uns, nicht auf die Pantoffeln zu treten. Wo es aufhörte, konnten wir eine Zeit lang nicht aufstehen. Inzwischen
    waren wir schwärzer als die Nacht. So sicher waren wir den ganzen Winter nicht gewesen.

## N14

script-1237 = Stiefel zu verkaufen
script-1237-tuesday =
    „Ist heute Dienstag?“, fragte der mit der Pistole, vor allem anderen. Er war barfuß. Die Stiefel hingen ihm an den
    Schnürsenkeln um den Hals, ein gutes Paar, gefettet; er verkaufe sie, sagte er, oder würde es, wenn je einer
    vorbeikäme, der nicht schon ausgeraubt sei. Sein Freund hatte an beiden Mänteln die Abzeichen abgeschnitten und sie
    behalten, wir sahen es, eingenäht ins Futter seiner Mütze, wo sie kleine viereckige Beulen machten. Wenn Dienstag
    sei, dann seien sie seit einer Woche weg, und nach einer Woche laute der Befehl anders.
script-1237-ask-tell = „Donnerstag. Ihr seid neun Tage weg.“
script-1237-ask-shrug = „Keine Ahnung. Es gibt keine Tage mehr.“
script-1237-count =
    Der Freund setzte sich auf der Stelle hin. Neun Tage, sagte er, neun, und fing an zu lachen, und dann erzählte er
    uns, wo auf dieser Seite die Linie verlief, zwischen welchen Schornsteinen, als wäre es etwas, was man beim Umzug
    verschenkt. Der mit der Pistole ließ ihn ausreden. „Das war etwas wert“, sagte er dann zu uns, ganz sanft, „aber es
    war nicht alles wert, was ihr habt.“
script-1237-foot =
    Er nickte; den Eindruck habe er auch gehabt. Er stand auf einem Fuß und wärmte den anderen an der Wade, wie ein
    Storch. Sie würden uns nichts tun, sagte er, vorausgesetzt, wir verstünden einander. Der Freund hatte die Mütze
    abgenommen und fuhr mit dem Daumen die Naht entlang, Abzeichen um Abzeichen.

script-1238 = Zweite Kompanie
script-1238-known =
    Sie hatten uns an den Spinden und wollten gerade anfangen, als der Kleinere Jovan die Lampe vors Gesicht hielt und
    sagte: „Zweite Kompanie. Du hattest die Pritsche am Ofen.“ Jovan sagte, nein, er habe die an der Tür gehabt.
    „Stimmt“, sagte der Mann. Es war eine Frage gewesen. An der Ziegelei waren sie herausgekommen, zu neunzehnt, und
    diese zwei waren, was davon übrig war. Noch hatte keiner etwas sinken lassen. Der andere fragte, und er schien es
    wirklich wissen zu wollen, wie man das macht: wie man wieder in einem Haus lebt.
script-1238-ask-food = „Setzt euch und esst was. Dann fragt mich.“
script-1238-ask-word = „In der Brauerei nehmen sie Leute zurück. Ohne Fragen. Ich würde heute noch gehen.“
script-1238-tin =
    Sie aßen aus einer Dose, immer abwechselnd, und jeder wischte den Löffel ab, bevor er ihn weitergab. Jovan sagte es
    ihnen. Man müsse auf der Seite schlafen, die von der Tür weg liegt, sagte er, am Anfang, und man müsse die anderen
    fragen, bevor man etwas in die Hand nimmt. Viel war es nicht. Sie leerten für uns ihre Taschen, und was darin war,
    klirrte. „Wir müssten es bloß in den Fluss werfen“, sagte der Kleinere.
script-1238-lie =
    Er log gut und sah dabei von einem zum anderen, wie um zu sehen, wer schneller sein würde. Sie gingen Richtung
    Brauerei, die Kragen hochgeschlagen. Es stimmte nicht, dass dort jemand zurückgenommen wurde. { $present ->
        [one] Er sagte es uns selbst, zu Hause, und danach konnte man nicht mit ihm reden.
       *[other] Er sagte es uns selbst an der nächsten Ecke, und dann ging er uns eine ganze Straße weit voraus, und man
            konnte nicht mit ihm reden.
    } Er hatte ihnen die Parole gegeben, die alte. Es war der Name seiner eigenen Mutter.
script-1238-laces =
    „Du warst schon immer ein lausiger Lügner“, sagte der Kleinere, fast zärtlich. Sie nahmen vier Sachen, was wenig
    war. Einer kniete sich hin, machte Jovans Schnürsenkel auf und band sie neu, wie bei der Armee, flach und doppelt
    untergeschlagen, als könnte er es nicht länger mit ansehen. „Damit du rennen kannst“, sagte er.

## V01

script-1240 = Eine Preisliste
script-1240-barrow =
    Er schob einen Karren auf Kinderwagenrädern, und das Verdeck vom Kinderwagen war auch noch darauf, gegen den Regen.
    An der Seite hing eine Schiefertafel. Preise in Geld gab sie nicht an. SALZ: EIN VORMITTAG SÄGEN, hieß es da, KERZE:
    ZEHN MIN. EURES RADIOS. Die letzte Zeile war so oft ausgewischt und überschrieben worden, dass sie glänzte. Wir
    fragten, was da gestanden habe. „Brot“, sagte er. „Ich krieg’s nicht hin.“ Er nehme natürlich auch Sachen. Aber er
    habe es gern, wenn man ihn zuerst nach Neuigkeiten frage; es sei schwer, sagte er, das alles mit sich herumzutragen.
script-1240-ask-news = „Hier, setzen Sie sich auf die Stufe und erzählen Sie. Was redet man jenseits vom Fluss?“
script-1240-ask-goods = „Neuigkeiten hatten wir schon. Machen Sie das Verdeck auf.“
script-1240-told =
    Er erzählte nach Straßen, wie er sie gegangen war, wer noch da war und wer nicht und was die Fahrer über morgen
    sagten. Bei guten Nachrichten senkte er die Stimme. Dann zog er die Kreide hinterm Ohr hervor, schrieb etwas in die
    letzte Zeile der Tafel, besah es von Weitem und leckte sich den Daumen.
script-1240-bread =
    Alles war in Tapetenstreifen gewickelt, jede Sorte in ein anderes Muster, damit er es mit den Fingern fand, wenn er
    ohne Licht arbeiten musste: Rosen für Seife, Streifen für Medizin, kleine Schiffe für alles Essbare. Schiffe gab es
    nicht viele. Er sah, wohin wir schauten, und zog das Verdeck ein wenig vor.

## V02

script-1241 = Der Geigenkasten
script-1241-case =
    Er öffnete auf unserer Stufe einen Geigenkasten, und es war eine Geige darin. Er hob sie heraus, samt dem Bogen, und
    legte sie auf seinen Schal; was er verkaufte, lag darunter. Er war ein schmächtiger Mann, sehr sauber. Jedes Stück
    hatte einen Kofferanhänger an einer Schnur, auf beiden Seiten ausgefüllt. { $present ->
        [one] Wir fragten, ob er spielen könne,
       *[other] Einer von uns fragte, ob er spielen könne,
    } und er antwortete, er sitze am zweiten Pult in der Oper, habe gesessen, sitze. Die Oper hatte kein Dach.
    Donnerstags ging er noch immer hin. Ein paar andere auch.
script-1241-ask-whose = „Was steht auf den Anhängern?“
script-1241-ask-buy = „Ist etwas davon sauber? Wir würden gern den Verschluss probieren.“
script-1241-tags =
    Er drehte einen für uns um. Vorn stand das Kaliber. Hinten hatte er vermerkt, woher er es hatte und von wem und in
    welchem Zustand die Person gewesen war. Er fand, ein Käufer habe ein Recht darauf. Die meisten sähen lieber nicht
    hin, und deren Anhänger lege er mit der Schrift nach unten, so wie unsere. „Diese hier wurde freiwillig abgegeben“,
    sagte er und schüttelte etwas aus der Kammer in die Hand. „Das dürfen Sie haben. Er braucht es nicht mehr.“
script-1241-rosin =
    Er ließ uns probieren, die Mündung in einem Eimer Sand. Seine Fingerspitzen waren weiß von Kolophonium. Als der
    Verschluss klemmte, nahm er ihn uns ab, machte etwas mit ein wenig Fett aus einem Döschen, und es ging wie Seide.
    Man sah, dass es ihm Freude machte und dass es ihm lieber gewesen wäre, wir hätten es nicht bemerkt. Die Geige lag
    auf dem Schal, und es hatte angefangen, ganz leicht darauf zu schneien.

## V03

script-1242 = Das Hämmern nebenan
script-1242-wall =
    Es war der Mann von nebenan, der immer hämmerte. Zwei Wochen lang hatten wir ihn durch die Wand verflucht, denn er
    fing um fünf an und machte weiter bis Mittag, und wir hatten uns jemand Großen vorgestellt. Er war ganz klein und
    stand in einem Damenmorgenrock auf unserer Stufe, und seine Zähne schlugen aufeinander. Er bat um Verzeihung für den
    Lärm. Er baue ein Boot. Es sei fast fertig, nur brauche er für die letzten Planken zwei gute Tage und könne die
    Nägel nicht halten. Er fragte, ob wir etwas gegen Fieber hätten.
script-1242-ask-give = „Kommen Sie aus dem Wind. Nehmen Sie das mit etwas Warmem.“
script-1242-ask-refuse = „Wir haben nichts übrig. Legen Sie sich hin, decken Sie sich zu.“
script-1242-sugar =
    Er schluckte es auf der Stelle, ohne Wasser, wie einer, der fürchtet, es wieder hergeben zu müssen. Dann erzählte er
    uns von dem Boot. Bei der Mühle wollte er es einsetzen, nachts, mit der Strömung. Ruder gab es nicht, denn Ruder
    platschen. Er sei, ehrlich gesagt, noch nie in einem Boot gewesen; er sei beim Gaswerk gewesen. Am nächsten Morgen
    um fünf lagen wir wach, und niemand hämmerte, und deswegen konnten wir nicht schlafen.
script-1242-cap =
    Er nickte mehrmals. „Natürlich“, sagte er, „in so einem Winter.“ Er sah durch den Türspalt, wie wir es hatten, den
    Herd, das Bett, das Regal, und man merkte, dass es ihn als Handwerker interessierte; er sagte sogar etwas über das
    Scharnier. Dann tastete er sich an der Wand entlang zurück. Am nächsten Morgen um fünf horchten wir. Er hämmerte
    etwa zehn Minuten.

script-1243 = Fünf Uhr früh
script-1243-page =
    Es fing auf die Minute um fünf an, und noch nie hatten wir uns so über Lärm gefreut. Es klang anders als vorher; er
    schlug die Nägel langsam ein, immer ein Schlag, mit Pausen. Um halb sieben klopfte es in Regalhöhe an die Wand, dann
    scharrte ein Ziegel. Eine Hand kam durch, mit einer Dose darin. Die Hand tastete nach der Kante des Regals, stellte
    die Dose ab, gab ihr einen kleinen Schubs von der Kante weg und zog sich zurück. Danach setzte er den Ziegel wieder
    ein. Wer es nicht wusste, hätte die Stelle nicht gefunden.

script-1244 = Kein Hämmern
script-1244-open =
    Seine Tür war nur angelehnt. Das Boot füllte das ganze vordere Zimmer; er musste gewusst haben, dass es nie durch
    die Tür gehen würde, oder er war noch nicht dazu gekommen, daran zu denken. Es war wunderschön gemacht. Oben fehlten
    drei Planken. Er lag darin, auf den Bodenbrettern, den Morgenrock über sich, die Werkzeuge der Größe nach am Kiel
    entlang. Bevor er hineingestiegen war, hatte er die Schuhe ausgezogen und ordentlich auf Zeitungspapier gestellt.
script-1244-ask-bury = „Er liegt schon drin. Wir suchen die Planken, und dann der Garten.“
script-1244-ask-wood = „Das sind vier Tage Wärme. Er würde es verstehen, er war beim Gaswerk.“
script-1244-launched =
    Die letzten drei nagelten wir selbst an, schlecht. Dann nahmen wir das Fenster heraus, Rahmen und Brett und die
    Ziegel darunter, und ließen es an Seilen in den Garten hinunter. { $present ->
        [one] Wir schafften es gerade noch.
       *[other] Wir schafften es alle zusammen gerade noch.
    } Es lag gut in der Grube, ganz waagrecht. Wir überlegten, in welcher Richtung der Fluss war und ob wir es hätten
    umdrehen sollen.
script-1244-planks =
    Er wurde zuerst auf sein Bett gelegt und zugedeckt. Wir brauchten den ganzen Vormittag, um es auseinanderzubekommen,
    denn er hatte nicht nur genagelt, sondern auch geleimt. Auf jeder Planke war mit Bleistift eine Nummer, damit er
    wusste, welche wohin kam; wir verbrannten sie durcheinander. Von da an war die Wand um fünf still. Wir wachten um
    die Zeit immer wieder auf.

## V04

script-1245 = Kalk und Seil
script-1245-rope =
    Vier Frauen mit einem Seil gingen von Haus zu Haus. Auf einem alten Plan hatten sie einen Brunnen gefunden, unter
    der Waschküche vom Badehaus, zugemauert. Er war voller Kalk und Bettgestelle, und jemand, der nicht zu breit war,
    musste sich hinunterlassen und den Eimer füllen. Sie selbst waren alle schon unten gewesen. Man sah es an den
    Wimpern, die waren weiß. Die Älteste trug einen Kanarienvogel im Käfig und sagte, der sei wegen der Luft, und bis
    jetzt singe er die ganze Zeit, er gehe ihnen auf die Nerven.
script-1245-ask-dig = „Bindet es mir unter die Arme. Bis es dunkel wird, dann komm ich rauf.“
script-1245-ask-lend = „Hände haben wir keine übrig. Nehmt die Schaufel.“
script-1245-ask-refuse = „Heute nicht. Versucht es bei denen mit dem blauen Tor.“
script-1245-down =
    Von unten, hörten wir am Abend, war der Himmel etwa so groß wie ein Mantelknopf, und der Kanarienvogel war ganz
    deutlich zu hören. Es gab Bettgestelle und unter den Bettgestellen ein Fahrrad, und darunter wurden die Ziegel nass.
    Bei Dämmerung zogen sie das Seil herauf, und am Ende hing jemand, weiß von Kopf bis Fuß, und schlief auf der Stelle
    ein, auf dem Boden der Waschküche. Alle vier zogen die Schürzen aus und legten sie darüber.
script-1245-handle =
    Die Älteste sah auf den Stiel und dann auf uns. „Die kommt zurück“, sagte sie und gab uns als Pfand den Trinknapf
    des Vogels, ein Ding aus blauem Glas, nicht größer als ein Eierbecher. Wir hatten keines verlangt. Wir stellten ihn
    aufs Fensterbrett, und es wurde ein seltsamer Tag. { $present ->
        [one] Mehrmals ertappten wir uns dabei, wie wir den Napf ansahen.
       *[other] Mehrmals ertappten wir einander dabei, wie wir den Napf ansahen.
    }
script-1245-bucket =
    Am blauen Tor waren sie schon gewesen. Sie nahmen es uns nicht übel; sie strichen nur auf dem Plan unsere Nummer
    durch und gingen weiter, das Seil über den Schultern, eine hinter der anderen, im gleichen Abstand, wie eine
    Seilschaft am Berg. Über dem Kanarienvogel lag jetzt ein Tuch. Er sang.

script-1246 = Der Brunnen in der Waschküche
script-1246-page =
    Sie brachten es in Milchkannen, früh, bevor es hell genug zum Schießen war. Das Wasser war trüb, man musste es
    stehen lassen, und dann war es das klarste, das wir seit dem Sommer gehabt hatten. Es schmeckte nach Eisen. Die
    Älteste blieb, um uns trinken zu sehen. So viel gebe es für jedes Haus, das jemanden geschickt habe, sagte sie,
    solange es reiche; sie hatte eine Liste. Dann tauchte sie einen Finger in unseren Krug und schüttelte einen Tropfen
    in den Käfig. Der Kanarienvogel war beschäftigt.

script-1247 = Das Pfand
script-1247-came =
    Als wir den Riegel wegschoben, lehnte die Schaufel an der Tür, gescheuert und mit einem neuen Keil im Blatt, wo es
    immer gewackelt hatte. Daneben standen zwei Kannen. Die älteste der Frauen war gekommen, um den Napf zu holen, und
    wollte nicht herein; der Vogel habe seit gestern keinen. So eine Schaufel sei so viel wert wie zwei Leute, sagte
    sie, { $present ->
        [one] und sie sagte es, ohne uns besonders anzusehen
       *[other] und sie sagte es, ohne einen von uns besonders anzusehen
    }.
script-1247-dish =
    Ein Mädchen kam, mit einer Kanne, halb voll. Mittags war die Wand eingebrochen. Unten war da gerade niemand gewesen,
    nur das Werkzeug und das Seil. Sie wollten vom Heizungskeller aus neu anfangen, wenn sich noch eine Schaufel fand.
    Sie sah sich um. Wir gaben ihr den blauen Napf, und sie hielt ihn in beiden Händen und fragte, wem er gehöre, denn
    der Käfig habe am Rand gestanden.

## V05

script-1248 = Zweimal kurz, einmal lang
script-1248-knock =
    Draußen war jemand, der klopfte, wie man an eine Badezimmertür klopft. Wir sahen durch den Schlitz. Ein Mensch, ein
    Bündel und ein Stuhl. Es war ein einfacher Küchenstuhl, verkehrt herum auf dem Kopf getragen, die Beine nach oben,
    gegen den Regen. Der Stuhl wurde ein Stück vor unserer Stufe abgestellt, nicht so nah, dass es aufdringlich
    ausgesehen hätte, und der Mensch setzte sich, das Bündel auf den Knien, als hätte es geheißen, der Doktor komme
    gleich. In der Straße gab es nichts, worauf man warten konnte, außer uns.

script-1249 = Kreide
script-1249-mark =
    Außen an unserer Tür war ein Zeichen, etwa in Hüfthöhe. Vielleicht war es seit Tagen da, aber diese Seite sahen wir
    nur nachts. Ein Kreidekreis mit einem Strich hindurch. Das blaue Tor gegenüber hatte einen einfachen Kreis und das
    Eckhaus einen Kreis und eine kleine Tasse. Man brauchte es sich nicht erklären zu lassen. Und jetzt saß drüben
    jemand mit Rucksack auf dem Randstein, sah vom einen zum anderen, blieb bei unserem hängen, kam herüber und befühlte
    die Kreide mit dem Finger, wie alt sie war.
script-1249-ask-wash = „Bring einen nassen Lappen. So sind wir nicht.“
script-1249-ask-leave = „Lass es dran. Es hält auch andere ab.“
script-1249-wet =
    Ganz ging es nicht weg. Das Holz hatte es angenommen, und als es trocken war, sah man einen blasseren Kreis als
    vorher, nur ohne den Strich. Der Mensch mit dem Rucksack hatte die ganze Zeit zugesehen. „Das wäre nicht nötig
    gewesen“, mehr bekamen wir nicht zu hören. „Ich kann die sowieso nicht lesen. Mir hat nur gefallen, dass vor mir
    schon wer da war.“
script-1249-dry =
    Niemand rührte es an. Nach Einbruch der Dunkelheit hörten wir an dem Tag schwere Schritte die Häuserzeile
    entlangkommen und vor jedem halten, und vor unserem wurde ein Streichholz angerissen. Es ging aus. Die Schritte
    gingen weiter bis zur Ecke. Aber das war später; fürs Erste war da der Mensch mit dem Rucksack, stand vor dem
    Zeichen und klopfte darauf.

## V06

script-1250 = Einunddreißig Stufen
script-1250-stairs =
    Das Kind redete zuerst. Unser Haus habe einunddreißig Stufen, sagte das Kind, und ihres habe vierzig gehabt. Unsere
    waren also von draußen gezählt worden, durch das Oberlicht. Der Erwachsene bat dafür um Entschuldigung. Sie seien
    seit dem Morgen an sechs Türen gewesen, und an allen habe das Kind den Leuten gesagt, wie viele Stufen sie hätten,
    und das komme nicht gut an. Sie hatten ein Kissen dabei und einen Topf mit festgebundenem Deckel. Ob es stimme,
    fragte das Kind, dass hinter der Kellertür noch acht seien, die man nicht sehe? Es stimmte. { $present ->
        [one] Wir wussten es und kamen nicht darauf, woher das Kind es wusste.
       *[other] Wir wussten es alle, und keiner kam darauf, woher noch jemand es wusste.
    }

## V07

script-1251 = Ein Lied für die Dame
script-1251-three =
    Sie standen zu dritt auf der Stufe, und die in der Mitte hatte ein Akkordeon mit einem Loch im Balg, auf das sie ihr
    Knie hielt. Sie bettelten nicht. Sie hatten einen Preis: ein Lied, etwas zu essen, und bezahlt wurde hinterher,
    damit wir erst hören konnten, ob es etwas taugte. „Haben Sie Wünsche?“, fragte sie. Das Kleinste blätterte in einem
    Gesangbuch, das es verkehrt herum hielt. Es war ihnen gleich; sie konnten vier Lieder und hatten sie für
    verschiedene Straßen verschieden genannt.
script-1251-ask-food = „Das traurige, und dann das andere traurige.“
script-1251-ask-stove = „Zu essen haben wir nichts. Aber Feuer ist da, ihr könnt eine Stunde dran sitzen.“
script-1251-ask-refuse = „Heute nicht. Weg von der Stufe, bevor euch jemand sieht.“
script-1251-sang =
    Es war ein Lied von einer Mühle, mit allen Strophen, und wo ein tiefer Ton hätte sein sollen, hörten wir das Knie.
    In einem Haus gegenüber machte jemand ein Fenster auf. Der Lohn wurde auf der Stelle geteilt; sie hatte ein Lineal
    dafür. Sie fragten, womit wir heizten, ob uns Kleinholz fehle, und wechselten einen Blick. Das Geschäft schien
    erledigt. Dann kam das Kleinste zurück und sang uns das Ende einer Strophe, die sie ausgelassen hatten.
script-1251-socks =
    Sie zogen ungefragt die Schuhe aus, da standen sechs Füße in einer Reihe, und um jeden war Zeitung gewickelt, von
    derselben Seite. Man hätte einen ganzen Artikel über Fußball lesen können. Eine Stunde lang sang niemand. Als die
    Zeit um war, sah die Mittlere auf die Uhr, die im Herbst stehen geblieben war, und sagte, sie müssten dann los.
script-1251-next_door =
    Sie nickte, faltete den Balg zusammen und führte die anderen zum nächsten Haus. Wir hörten alles durch die Wand, den
    Preis, die Frage nach den Wünschen. Dort ließ man sie hinein. Eine Zeit lang kamen die vier Lieder eins nach dem
    anderen zu uns herüber, gedämpft und umsonst.

script-1252 = Kleinholz
script-1252-bundle =
    Sie standen wieder auf der Stufe, um eine Zeit, zu der kein Kind draußen sein sollte. Singen wollten sie nicht. An
    einer Schnur zogen sie etwas hinter sich her, ein Bündel, fast so lang, wie die Straße breit ist: Es waren die Sitze
    aus der Kapelle, die Leisten, mit Nummern aus Messing. Sie wüssten da was. Die Hälfte sei für uns, wegen des
    Mühlenlieds, das sei, wie sie hinterher mit dem Lineal ausgerechnet hätten, zu gering bezahlt gewesen. Die Mittlere
    hatte einen anderen Mantel an, einen Männermantel, und aus dem Ärmel hing der Riemen vom Akkordeon ohne das
    Akkordeon. { $present ->
        [one] Wir fragten danach.
       *[other] Einer von uns fragte danach.
    } „Das ruht sich aus“, sagte sie.

## V08

script-1253 = Das Hauptbuch
script-1253-ledger =
    Sie trugen Armbinden, aus einem Tischtuch geschnitten; auf einer sah man noch das Monogramm. Für die Verteidigung
    des Viertels solle jeder Haushalt geben, was er könne. Der Jüngere trug das Buch, ein großes aus einem Hotel, mit
    den Spalten „Ankunft“ und „Abreise“. Unter „Abreise“ schrieb er, was die Leute gaben. Der Ältere stand auf unserer
    Stufe, die Daumen im Gürtel, atmete durch den Mund und hatte die steife Höflichkeit eines Mannes, der vom
    Krankenbett aufgestanden ist. Eine Pistole gab es natürlich. Sie steckte in einem Halfter, das aus einer Handtasche
    gemacht war.
script-1253-ask-receipt = „Gern. Und wir hätten es gern schriftlich, mit Stempel.“
script-1253-ask-nothing = Nichts sagen und suchen, was am wenigsten wehtut.
script-1253-stamp =
    Die beiden sahen einander an. Danach war noch nicht gefragt worden, aber es sei korrekt, musste der Ältere zugeben;
    er selbst sei beim Grundbuchamt gewesen. Einen Stempel hatten sie nicht. Am Ende drückte der Jüngere einen
    Uniformknopf in Schuhcreme, und es wurde sehr schön, man sah sogar den Anker. Das Papier galt drei Monate. Dann
    erinnerten sie uns daran, wofür wir die Quittung bekommen sollten.
script-1253-went =
    Der Jüngere las uns vor, was die Nachbarn gegeben hatten, um uns die Wahl zu erleichtern. Blaues Tor: zwei Decken.
    Ecke: ein Schinken, mit Fragezeichen. Er hatte eine schöne Schrift. Uns fiel auf, dass er die ganze Zeit eine Seite
    mit dem Handgelenk niederhielt und dass es die war, auf der Namen standen und nichts dahinter.

script-1254 = Der Knopf
script-1254-show =
    Die Armbinden kamen wieder. Der Ältere war nicht mehr dabei; an seiner Stelle kam ein Mann, dessen Binde aus etwas
    Rotem geschnitten war und der nicht guten Morgen sagte. Er hielt die Handtasche vor sich, die Klappe offen. Der
    Jüngere hatte das Buch, jetzt mit Schnur zugebunden, und gab acht, uns nicht anzusehen. Das Papier mit dem Anker lag
    noch in der Schublade bei den Kerzenstummeln. Drei Monate, stand da. Es waren noch keine drei Wochen.
script-1254-ask-paper = „Dieses Haus hat gegeben. Sie finden es unter ‚Abreise‘.“
script-1254-ask-again = „Lassen wir das Papier. Nehmen Sie das, und gehen Sie nachts hier vorbei.“
script-1254-salute =
    „Das ist der Knopf“, sagte der Junge schnell, „das ist in Ordnung.“ Er machte die Schnur auf und zeigte den Eintrag,
    und der andere beugte sich darüber und fuhr mit der Mündung die Zeile entlang, Wort für Wort. Dann schloss er die
    Klappe. Er tippte sogar an die Mütze. Am Tor drehte sich der Junge um, nur mit den Schultern, und hielt den Ärmel
    hoch; wo der Knopf gewesen war, hing ein Faden.
script-1254-bits =
    Der Neue las es, gab sich Mühe, es an den Falten entlang zu zerreißen, und gab uns die Stücke zurück. Das
    Grundbuchamt sei aufgelöst, sagte er. Jetzt seien es drei Sachen. Der Junge schrieb sie mit tiefem Kopf auf, und
    weil „Abreise“ voll war, schrieb er sie unter „Ankunft“.
script-1254-patrol =
    Dafür war der Neue nicht gekommen, aber es schien ihm zu gefallen, dass jemand ihn haben wollte. In der Nacht gingen
    sie zweimal mit schweren Schritten durch die Straße, um elf und um vier. Der Jüngere sang vor sich hin, damit wir
    wussten, wer es war. Wer sonst an der Ecke herumgestanden hatte, ließ es bleiben.

## V09

script-1255 = Was er den anderen erzählt
script-1255-shoes =
    Er hatte andere Schuhe an { $present ->
        [one] als beim letzten Mal, als wir ihn getroffen hatten
       *[other] als beim letzten Mal, als einer von uns ihn getroffen hatte
    }, und er hinkte anders. Er verkaufe, was er gesehen habe, sagte er, und das Erste sei umsonst. Er wusste, welche
    Häuser ausgeräumt waren und von welchen es nur hieß. Er wusste, dass der Hund im Depot tot war. Beim Reden nahm er
    uns auf: das neue Scharnier an der Tür, den Rauch, wie viele Schalen an der Leine trockneten. Er hatte wunderbare
    Manieren. Er stellte sich so, dass uns die Sonne nicht blendete.
script-1255-ask-pay = „Und was sagen Sie über uns? Hier. Sagen Sie, es ist ein armes Haus.“
script-1255-ask-free = „Das Umsonste genügt uns, danke.“
script-1255-lips =
    Er drehte es mit echtem Bedauern zwischen den Fingern. „Es ist ein armes Haus“, sagte er. „Ich wollte das Scharnier
    erwähnen. Aber jetzt, wo Sie es sagen, glaube ich, ich dachte an eine andere Straße.“ Dann sagte er uns, weswegen
    wir herausgekommen waren, und etwas mehr, als er vorgehabt hatte. Beim Gehen putzte er sich die Füße ab, auf dem Weg
    hinaus, sorgfältig.
script-1255-notes =
    Er sagte uns das Umsonste, und es war zu brauchen. Beim Reden gingen seine Augen wieder die Leine entlang. Vier
    Schalen; die Lippen bewegten sich ganz leicht. Dann lobte er das Wetter. Erst an der Ecke sahen wir ihn stehen
    bleiben, ein kleines Buch aus dem Hut nehmen und es zum Schreiben an die Wand halten.

script-1256 = Vier Schalen
script-1256-night =
    Die Tür versuchten sie gar nicht. Sie gingen gleich in den Hof, zu dem Fenster, das klemmt, und draußen sagte jemand
    halblaut: „Regal links. Vorsicht mit dem Scharnier, das ist neu.“ Wer in der Nacht Wache hatte, hörte es Wort für
    Wort. Es ist eigenartig, wenn ein Fremder einem das eigene Zimmer beschreibt. Den Herd hatte er auf der falschen
    Seite. Dann fragte eine Stimme, wie viele wir seien, und eine andere antwortete: „Vier Schalen.“

## V10

script-1257 = Das Foto
script-1257-friend =
    Auf der Straße sagte jemand { $present ->
        [one] einen Spitznamen, der in diesem Tagebuch nicht vorkam
       *[other] einen Spitznamen, den keiner von uns je gehört hatte
    }, und { $them } drehte sich sofort danach um. Sie waren zusammen in der Schule gewesen, wie es schien, oder im
    selben Chor; sie hielten sich an den Ellbogen und redeten durcheinander. Aus einer Brusttasche kam ein Foto mit
    gewelltem Rand. Vierzehn waren darauf, auf den Stufen irgendeines Gebäudes, mit zusammengekniffenen Augen. Der
    Freund war damit durch die ganze Stadt gegangen und suchte sie auf, einen nach dem anderen. Über manchen Köpfen war
    ein kleines Loch, mit der Nadel gestochen.
script-1257-ask-stay = „Setz dich in den Eingang. Wer ist der Lange? Und die da?“
script-1257-ask-brief = „Du kannst hier nicht herumstehen. Sag’s schnell, und dann weg von der Straße.“
script-1257-porch =
    Sie gingen es Reihe für Reihe durch. { $present ->
        [one] Drinnen hätte man die Namen gehört und hin und wieder ein Lachen und manchmal nur die Stimme des Freundes.
       *[other] Wir anderen blieben drinnen und hörten die Namen und hin und wieder ein Lachen und manchmal nur die
            Stimme des Freundes.
    } Es wurde Abend. Als { $them } endlich hereinkam, war es mit voller Hand und ohne Lust auf Abendessen. Auf dem Foto
    sei am Ende der zweiten Reihe eine Lücke, wo man nur einen Arm sehe. Das bin ich, hieß es, ich habe gewackelt.
script-1257-kiss =
    Es dauerte fünf Minuten. Wir sahen, wie der Freund das Bild hochhielt und etwas fragte, und { $them } nahm die Nadel
    und tat es, säuberlich, zweimal, und gab es zurück. Sie küssten sich auf beide Wangen. Zigaretten gab es auch, in
    eine Tasche gedrückt, mit einem Klaps auf die Klappe. Erst in der Tür sagte { $them }: „Ich hätte fragen sollen, was
    aus der Begleiterin am Klavier geworden ist.“

## V11

script-1258 = Eine Hand in der Tasche
script-1258-caught =
    An der Ecke war ein Auflauf wegen eines toten Pferdes, und im Gedränge spürte { $them } etwas, weniger eine Hand als
    eine Wärme, und griff zu. Am anderen Ende war ein Junge mit dem Schal eines alten Mannes, gekreuzt und festgesteckt.
    Er zog nicht. Er stand ganz still und machte sich schwer, wie bei einem Hund, der einen am Ärmel hat, und sagte in
    vernünftigem Ton: „Falsch gehalten. Da komm ich raus.“ Er zitterte so, dass die Nadel an seinem Schal klapperte.
script-1258-ask-let_go = „Dann komm raus. Los. Nach Hause.“
script-1258-ask-turn_out = „Erst drehst du mal deine eigenen Taschen um.“
script-1258-ran =
    Er machte es mit einer Vierteldrehung und einer Art Achselzucken; das Handgelenk war einfach nicht mehr da. Er
    zeigte es ein zweites Mal, langsam, damit man es lernen konnte. Dann war er fort, zwischen den Beinen der Leute und
    unter der Deichsel vom Wasserwagen. { $present ->
        [one] Zu Hause probierten wir es den Rest des Tages am Bettpfosten.
       *[other] Zu Hause probierten wir es den Rest des Tages aneinander.
    } { $present ->
        [one] Losgekommen sind wir nie.
       *[other] Losgekommen ist keiner.
    }
script-1258-bench =
    Er legte alles in einer Reihe auf den Randstein. Ein paar Zigaretten, ein Tütchen Kaffee, ein Haustürschlüssel, ein
    halber Kamm. Er weinte nicht und schimpfte nicht. Das sei ein Tageslohn, erklärte er, und der Kamm sei sein eigener.
    { $them } schob ihm den Kamm zurück und den Schlüssel. Den Schlüssel steckte er sehr tief weg. { $present ->
        [one] Wir wussten, dass man so etwas nur aufhebt,
       *[other] Wir wussten alle, dass man so etwas nur aufhebt,
    } wenn es eine Tür dazu gibt.
script-1258-button =
    { $them } war eine Viertelstunde draußen und kam heim und befühlte eine Tasche nach der anderen, dann das Futter.
    Drüben an der Ecke war ein Auflauf gewesen, wegen eines Pferdes. Da war ein Junge gewesen, den Schal über Kreuz
    gesteckt, der nach der Uhrzeit fragte. Und im Gedränge war ein Knopf abgegangen, dachten wir, bis wir ihn in der
    anderen Tasche fanden, die Fäden glatt abgeschnitten und verknotet.

script-1259 = Die Lektion
script-1259-came =
    Der Junge mit dem Schal saß auf unserem Fensterbrett, innen, die Füße auf der Regentonne. Das Fenster war
    verschlossen gewesen. Er habe etwas mitgebracht, sagte er, wegen neulich, und legte es neben sich, einen Haken aus
    Federstahl mit einem Korken als Griff. Der sei für die Art Schloss, wie wir es hätten; das bekomme jeder auf, er
    habe es uns schon sagen wollen. { $present ->
        [one] Er sah uns an und dann, etwas länger, den Herd.
       *[other] Er sah uns alle an und dann, etwas länger, den Herd.
    }
script-1259-ask-feed = „Ein Teller ist noch da. Wenn du schon drin bist, setz dich an den Tisch.“
script-1259-ask-thank = „Danke. Und jetzt raus, wo du hereingekommen bist.“
script-1259-soup =
    Er aß, wie man eine Uhr auseinandernimmt. Danach sagte er uns, was mit jeder unserer Türen nicht stimmte und mit dem
    Deckel der Teedose. Er wohnte im Wartezimmer der Kinderklinik, mit ein paar anderen; sie wechselten sich ab, wer der
    Große war. Ab heute war er dran, und er freute sich nicht darauf. Er wusch den Teller, den Löffel und, wenn er schon
    dabei war, das Fenster.
script-1259-wall =
    Er ging sofort. Ein Bein überm Fensterbrett, sagte er: „Bei euch gibt’s nichts zu holen, wisst ihr“, und das war
    nett gemeint, damit wir schlafen konnten. Der Haken tat es. Wir probierten ihn am Fenster, und es dauerte etwa so
    lang, wie seinen Namen zu sagen. Am Abend nagelten wir das Fenster zu, und dann zogen wir den Nagel wieder heraus,
    denn man muss auch an Feuer denken.

## V12

script-1260 = Wie das Pferd hieß
script-1260-yoke =
    Bis vor einer Woche hatte der Wasserträger ein Pferd gehabt, das zog. Jetzt ging er selbst in der Deichsel, unter
    dem Brustgurt ein Kissen, und das Pferd lief am Halfter hinter dem Wagen her. Zum Ziehen sei es zu schwach, sagte
    er, aber allein lassen könne man es nicht, sonst hole es sich einer. Er hatte ihm den eigenen Hut aufgesetzt. Die
    Fässer leckten ein wenig am Hahn, und wo sie länger gehalten hatten, blieb eine kleine runde Eisscheibe; man hätte
    ihm daran durch die ganze Stadt folgen können.
script-1260-ask-sugar = „Das ist nicht für Sie. Dürfen wir?“
script-1260-ask-business = „Was kostet heute ein Kanister?“
script-1260-stood =
    Er hielt den Hut, während es fraß. Die Lippen gingen so vorsichtig über die Handfläche, dass man nur den Atem
    spürte. Es hieß Minister. Er füllte uns einen Kanister und wurde böse, als wir vom Preis reden wollten, und dann
    legte er sich wieder in den Gurt, und Pferd und Wagen und Mann fuhren an, in dieser Reihenfolge der Kräfte. An der
    Biegung blieb es stehen, und er blieb auch gleich stehen und wartete, bis es Lust hatte weiterzugehen.
script-1260-drip =
    Er sagte es uns, und es war mehr als gestern. Er müsse für zwei rechnen. { $present ->
        [one] Als wir den Kanister schief hielten
       *[other] Als einer von uns den Kanister schief hielt
    } und etwas danebenging, senkte das Pferd den Kopf und leckte die Steine ab, ganz langsam, die ganze nasse Stelle
    bis an den Rand. Der Wasserträger sah weg. Er drehte den Hahn ein wenig später zu, als er gemusst hätte.
