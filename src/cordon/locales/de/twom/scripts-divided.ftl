# Choices that can go wrong for good, and the mornings after somebody has gone.

script-1500 = Was die Rutsche herunterkam
script-1500-chute =
    In der Dämmerung klapperte die Kohlenrutsche, obwohl es seit Oktober keine Kohle mehr gibt, und ein Kind in einem
    Männermantel schoss heraus auf den Kellerboden und blieb dort sitzen. Es war ein Junge von etwa fünf. An seinem
    Knopf hing ein Schild mit dem Namen einer Straße, die nicht mehr steht. Er weinte nicht. Er sah sich nach dem um,
    der hier die Regeln machte, und fragte ihn, ob das ein Haus sei, in dem man laut sein darf.
script-1500-ask-keep = „Der ist klein. Der passt irgendwo hin.“
script-1500-ask-convent = „Die Schwestern nehmen welche, hinter der Gerberei. Eine Stunde. Er geht heute noch.“
script-1500-bed =
    Es lief auf { $them } hinaus, denn an diesem Gürtel hielt er sich fest und ließ auch im Schlaf nicht los. Er hieß
    Luka, oder der Mantel hieß so. Er aß, was man ihm hinstellte, und dann, was danebenstand. In der Nacht stand er auf,
    ging an alle Betten und legte unter jede Nase die flache Hand, und als er zufrieden war, kam er zurück.
script-1500-road =
    Er ging allein, voraus, denn die Gerberei kannte er am Geruch. Wir hatten ihm ein Päckchen gemacht. An der Biegung
    drehte er sich um, ob wir auch schauten, und machte etwas mit dem Arm, was ein militärischer Gruß gewesen sein kann.
    Der Mantel verwischte hinter ihm die Spur.

script-1501 = Die Tante
script-1501-aunt =
    Im Hof stand eine Frau mit einem Handkarren. Sie sei die Tante, sagte sie und nannte, was auf dem Schild am Knopf
    des Jungen stand, ohne es gesehen zu haben, Straße und Nummer. Sie habe jeden Keller abgesucht von hier bis zur
    Gerberei. Luka saß in dem Augenblick unter dem Tisch, in den Stiefeln von { $them }. Er kam nicht heraus. „Er kennt
    mich nicht“, sagte die Frau ganz sachlich. „Ich war in einer anderen Stadt. Aber ich habe eine Dose mitgebracht, für
    Ihre Mühe.“
script-1501-ask-give = „Luka, komm her. Gib die Stiefel zurück.“
script-1501-ask-hide = „In diesem Haus ist kein Kind. Da hat man Ihnen was Falsches gesagt.“
script-1501-cart =
    Er ließ sich in den Karren setzen und saß aufrecht darin, wie jemand, der gefahren wird. Er winkte mit dem ganzen
    Ärmel. Als sie bei der Pumpe waren, hörte man ihn fragen, ob das ein Haus sei, in dem man laut sein darf, und was
    sie antwortete, war nicht zu hören. { $them } spülte die Schale und stellte sie zurück an ihren Platz, wo sie im Weg
    war.
script-1501-stairs =
    Sie stand eine Weile da. Dann bedankte sie sich und ließ die Dose trotzdem auf der Stufe stehen, und am Morgen hatte
    sie jemand anders. An dem Abend fragten zwei Männer die Straße entlang nach einer Familie mit einem kleinen Jungen
    und welches Haus es gewesen sei, das eine Frau mit Handkarren angelogen habe. Luka schlief. { $them } saß mit dem
    Schürhaken auf der Treppe.

script-1502 = Lukas Stiefel
script-1502-page =
    Zwei Tage wartete der Junge auf der dritten Stufe auf { $them }. Am dritten kam eine Frau mit einem Handkarren, eine
    Tante, die wusste, was auf dem Schild stand. Er ging mit ihr, ohne sich umzusehen. Er hatte die Stiefel an, die
    { $them } ihm immer mit Papier ausgestopft hatte, und man hatte ihm gesagt, er dürfe sie behalten, weil irgendwer es
    sollte.

script-1503 = Hinter der Gerberei
script-1503-arrived =
    Eine der Schwestern kam mit einer Liste vorbei. Unter dem letzten Namen war ein Mantel mit Beinen gezeichnet, von
    der Hand des Besitzers. Er esse, sagte sie. Am Tor habe er gefragt, ob das ein Haus sei, in dem man laut sein darf,
    man habe nein gesagt, und er habe genickt wie ein Mann, der wenigstens eine klare Antwort bekommen hat.
script-1503-mitten =
    Heute mussten wir an der Gerberei vorbei. Die Schwestern waren am Sonntag fortgegangen; am Tor hing eine Kette und
    ein Zettel, und das Datum darauf lag vor dem Tag, an dem wir ihn geschickt hatten. Im Vorbau war niemand. Ein Knopf
    lag da, mit einem Stück Schnur. Jemand bückte sich danach, und dann waren wir uns einig, dass es sehr viele Knöpfe
    gibt.

script-1504 = Der Schein
script-1504-slip =
    Der Leutnant war eine Frau mit Klemmbrett, nicht älter als eine Studentin, und sie trat sich die Füße ab. Jedes Haus
    mit heilem Dach habe einen Mann aufzunehmen. Sie hatte einen Schein für uns, mit Durchschlag. Der Mann stand hinter
    ihr im Schnee, hatte Schnupfen und einen Seesack und sah an uns allen vorbei auf den Ofen. „Der ist stubenrein“,
    sagte der Leutnant. „Vom Bauernhof. In der Nacht, wenn sie kommen, werden Sie froh sein um ihn.“
script-1504-ask-sign = „Im Gang liegt eine Matratze. Wo unterschreiben wir?“
script-1504-ask-pay = „Sie hatten uns doch sicher als Nummer sechzehn.“
script-1504-ask-refuse = „Bei uns ist voll. Schreiben Sie auf, dass voll ist.“
script-1504-boots =
    Er hieß Danilo. Die Stiefel stellte er vor die Tür wie im Hotel und entschuldigte sich für den Geruch. Er aß vor
    uns, schnell, einen Arm um den Teller, und danach stand er auf, machte ungefragt die Hoftür zu, den Riegel und beide
    Läden und setzte sich davor, das Gewehr zwischen den Knien. Es war seit Wochen die erste Nacht, in der wir alle zur
    selben Zeit schliefen.
script-1504-next_door =
    Sie sah an, was sie bekommen hatte, und sah auf ihre Liste. Es war dann doch die Sechzehn; bei dem Licht war sie
    kaum zu unterscheiden. Der Mann hob seinen Sack auf. Er hatte alles verstanden und nickte uns im Gehen zu.
script-1504-underlined =
    Sie schrieb es auf. Sie schrieb es an den Rand, unterstrich es, riss den Schein ab und gab ihn uns trotzdem.
    „Behalten Sie den“, sagte sie. „Dann können Sie nicht sagen, es sei niemand gekommen.“ Der Mann mit dem Schnupfen
    nieste.

script-1505 = Danilo um vier Uhr früh
script-1505-night =
    Um vier kam er zu uns herein, im Hemd, die Uniformjacke über dem Arm wie ein Kellner. Die Seinen sollten am Morgen
    an die Brücke. Er habe es ausgerechnet, sagte er; er sei neunzehn, und es seien vierzehn Kühe, und die Mutter
    schaffe das nicht allein. Ob jemand ein Jackett habe? Er lasse alles da. Um sechs kämen sie ihn holen. In der
    Uniformjacke war sein Name eingenäht, rot, auf einem Band. Man sah, dass jemand sich Mühe gegeben hatte.
script-1505-ask-hide = „Gib her. Auf den Dachboden, hinter den Tank, und keinen Laut.“
script-1505-ask-call = „Die erschießen das Haus gleich mit, Danilo. Wir müssen es ihnen sagen.“
script-1505-ask-nothing = „Geh zurück auf deine Matratze. Wir haben geschlafen.“
script-1505-tunic =
    Um sechs kamen sie und bekamen zu hören, er sei um fünf gegangen, in großer Eile, zur Brücke. Der Leutnant sah auf
    die Matratze und auf die Stiefel und auf uns, so lange, wie man braucht, um eine Zeile zu lesen. „Dann ist er also
    ohne Stiefel gegangen“, sagte sie. Dann klappte sie das Klemmbrett zu. Als es dunkel war, verschwand er über die
    Dächer, im Hochzeitsjackett von irgendjemandes Großvater. Auf der gefalteten Jacke lag die Pistole. Aus dem Band
    hatte er nur den Nachnamen geschnitten.
script-1505-turned =
    Sie glaubten es keinen Augenblick. Sie brauchten keine Stunde, und vorsichtig waren sie nicht. { $them } stand vor
    der Dachbodentreppe, als es anfing, und lag an ihrem Fuß, als es vorbei war. Sie führten ihn zwischen zweien hinaus,
    ohne Stiefel. Was sie für die Mühe mitnahmen, stand auf der Liste als „Diverses“. Der Leutnant bat uns, auch dafür
    zu unterschreiben.
script-1505-fetched =
    Er hörte es vom Gang aus und hatte noch Zeit, die Jacke wieder anzuziehen und zuzuknöpfen. Er machte es ordentlich,
    bis zum Hals. Als sie kamen, saß er auf dem Rand der Matratze, die Hände zwischen den Knien. Wir bekamen eine Dose
    dafür, mit den Empfehlungen der Armee. Sie stand ein paar Tage auf dem Regal und wurde jedes Mal verschoben, wenn
    jemand an das dahinter wollte.
script-1505-slept =
    Niemand war wach gewesen. Am Morgen war die Matratze zusammengerollt, mit Schnur darum wie für einen Umzug, und
    obenauf lagen unter einer Tasse beide Scheiben Brot. Um sechs hatten sie ihn geholt. Er war so leise hinausgegangen,
    dass wir erst die Kälte bemerkten.

script-1506 = In Naturalien
script-1506-page =
    Sie kamen wegen des Scheins wieder. Diesmal waren es zwei andere, mit Handkarren, und bei ihnen hatte alles seine
    Ordnung: Ein Haus, das keinen Mann unterbringen kann, leistet in Naturalien. Sie lasen die Menge vor. Der mit dem
    Bleistift hatte unsere Nummer zweimal unterstrichen, und bevor sie gingen, zeigte er uns freundlich, wo er den
    dritten Strich machen müsste. Die halbe Straße hatte sie an unserer Tür halten sehen. Da war es schon dunkel. Man
    hörte, wie es weitergesagt wurde.

script-1507 = Ein zurückgeschobener Stuhl
script-1507-table =
    { $them } hatte gepackt. Es stand neben der Tür, ein Bündel, außen die Tasse. Es gab einen Weg hinaus, am Fluss,
    einen Mann, den jemand kannte, einen Platz im Boot. Mit uns habe das nichts zu tun. Es sei nur so, sagte { $them },
    dass in diesem Haus alles so gerecht geteilt werde, dass man genau sehe, wie lang es noch reicht. Eine Portion sei
    eine Portion. Es solle niemand aufstehen. Dann wurde der Stuhl zurückgeschoben, und das Geräusch ist seitdem in der
    Küche.
script-1507-ask-share = „Dann nimm, was deins ist. So viel ist es.“
script-1507-ask-forbid = „Hier geht keiner. Schließ ab. Wir reden, wenn es hell ist.“
script-1507-ask-listen = „Setz dich auf eine Minute. Nicht für immer. Eine Minute.“
script-1507-step =
    Auf dem Tisch wurde abgewogen, auf den Krümel, denn mehr hätte { $them } nicht genommen. Wir gingen mit bis auf die
    Stufe. Einer von uns hätte etwas sagen müssen, und man spürte, wie alle danach suchten, wie man in einem fremden
    Zimmer nach dem Lichtschalter sucht. Dann war die Straße leer. Das Boot gab es. So viel haben wir später gehört,
    dass es ein Boot gegeben hat.
script-1507-key =
    Der Schlüssel ging die ganze Nacht von einer Tasche in die andere durchs Zimmer. { $them } lag auf dem Bündel und
    sprach nicht. Am Morgen hing die Tasse wieder am Haken. { $them } trank daraus und stellte sie hin und sagte, ganz
    freundlich, ein zweites Mal werde nicht gefragt.
script-1507-sash =
    Am Morgen stand das Fenster zum Hof offen, und auf dem Brett lag Schnee mit dem Abdruck von einem Knie. Das Bündel
    war fort. Und fort war, worauf wir nicht geachtet hatten, weil es an Stellen lag, die nur die Leute im Haus kennen.
    Wir standen da und rechneten nach, wer { $them } die Dose hinter dem Rauchrohr gezeigt hatte. Es war jeder von uns
    gewesen, irgendwann.
script-1507-cup =
    Drei Stunden wurden daraus. Erst ging es um das Boot und ob man einem trauen kann, der sich in Schuhen bezahlen
    lässt; dann um einen Hund, den { $them } einmal gehabt hatte. Keiner überredete den anderen. Irgendwann diente das
    Bündel als Fußbank. Am Morgen war es noch da, und die Tasse hing wieder am Haken.

script-1510 = Der Aufzugschacht
script-1510-shaft =
    Der Boden gab nach, nicht mehr als eine Handbreit, und ließ einen Geruch nach Nelken heraus. Darunter war ein
    Schacht. Mit der Taschenlampe erkannten wir unten Regale, noch in Ordnung: Jemand hatte aus dem alten Aufzug eine
    Speisekammer gemacht, und dann war das Haus auf den Eingang gestürzt. Es waren vielleicht sechs Meter. Wir hatten
    die Wäscheleine. Die war mit einem Eimer Kohle erprobt und nie mit einem Menschen.
script-1510-ask-send = „Einer von uns steigt hinunter. Der Rest hält.“
script-1510-ask-leave = „Lass das. Das ist ein Grab mit Marmelade.“
script-1510-light =
    { $them } rief uns die Etiketten herauf, bevor etwas kam: Quitte, Birne, Quitte. Es kam im Kissenbezug, in vier
    Zügen, und dann kam { $them }, über und über grau wie ein Nachtfalter. Unten seien ein Stuhl gewesen, eine Kerze und
    ein Buch mit einem Lesezeichen. Nein, niemand. Aber das Lesezeichen war ein Fahrschein, von diesem Jahr.
script-1510-rope =
    Sie hielt, solange es nur Gewicht war. Dann gab unten etwas nach, eine Wand oder ein Regal, und es hörte eine Zeit
    lang nicht auf. Als der Staub sich gelegt hatte, ließ sich die Leine ganz leicht heraufziehen. Am Ende war ein
    Knoten, gebunden, wie es sich gehört, und nichts darin. Wir riefen, bis man uns aus einem Fenster überm Hof sagte,
    wir sollten aufhören. Eine Stunde saßen wir am Rand, die Lampe aus, um sie zu schonen, bis auch das Rieseln
    aufgehört hatte.

script-1511 = Quitte
script-1511-door =
    Es klopfte, weit unten an der Tür. Es war { $them }, auf der Stufe sitzend. Aus jener Speisekammer gab es, wie sich
    zeigte, einen zweiten Weg hinaus, durch ein Kohlenloch und zwei Keller, und drei Tage hatte es gedauert, ihn mit
    einer Kelle freizugraben. Ein Arm hing falsch. Der andere hielt ein Glas Quitten, ungeöffnet, weil es sich nicht
    hatte öffnen lassen. „Ich habe euch rufen hören“, sagte { $them }. „Ich habe geantwortet. Ich habe immer wieder
    geantwortet.“
script-1511-shoe =
    Ein Mann brachte uns einen Schuh. Er räume das Haus mit dem Aufzug aus, wegen der Ziegel, und habe herumgefragt, wem
    der gehören könne; man wusste, dass wir dort gerufen hatten. Tiefer sei er nicht gekommen. Der Schuh war von
    { $them }, und der Schnürsenkel war gebunden. Nehmen wollte der Mann nichts dafür. Er hätte schon früher geklopft,
    sagte er, aber man wisse nie, in welchen Häusern sie noch auf jemanden warten.

script-1515 = Ein Platz zu viel
script-1515-page =
    Was von { $self } heute Morgen noch im Haus war: ein Kamm. Die Mulde in der Matratze. Ein halber Streit über die
    Ofenklappe, den wir gerade gewannen. Auf den Stuhl setzte sich niemand; dann stellte jemand den Holzkorb darauf,
    damit er einen Grund hatte, leer zu sein. Mittags lachte einer von uns über etwas und drehte sich zu der Seite, ob
    { $self } es gehört hatte.
script-1516 = Fort
script-1516-page =
    Die Spuren von { $self } gingen von der Stufe bis zur Ecke. Sie waren ganz gleichmäßig. An der Ecke hatten sie
    angehalten, beide Füße nebeneinander, die Spitzen zurück zum Haus, und eine Zeit lang gestanden, denn der Schnee war
    festgetreten. Dann gingen sie weiter. Es hat wieder angefangen zu schneien. Bis zum Abend wird man wissen müssen, wo
    man hinschaut.
script-1517 = Der Riegel
script-1517-page =
    Es war nicht beschlossen worden, den Riegel offen zu lassen. Es hatte ihn nur niemand vorgeschoben. { $self } wusste
    zwar, wie man die Tür anheben muss, aber bei dem Wetter klemmt sie, und mit vollen Händen wäre es lästig. Die ganze
    Nacht waren Schritte auf der Straße. Man lernt, wie viele Arten von Schritten es gibt. Gegen Morgen { $present ->
        [one] war der Riegel doch vor, und wir konnten uns nicht erinnern, aufgestanden zu sein
       *[other] stand doch jemand auf, schob den Riegel vor und kam zurück ins Bett, und keiner hatte gesehen, wer
    }.
script-1518 = Beide Hälften
script-1518-page =
    Für zwei war die Decke immer zu klein gewesen. Letzte Nacht reichte sie zweimal herum, und es war zu warm. Am Morgen
    wurde das Wasser eingeschenkt wie sonst, da war eine zweite Tasse, und niemand sagte, sie solle zurück in den
    Kanister. Also wurde sie getrunken. Heute war { $self } mit dem Herd an der Reihe. Er wurde versorgt.
script-1519 = Noch erwartet
script-1519-page =
    { $self } wurde als vermisst eingetragen. Das ist eine eigene Spalte; der Schreiber hatte sie selbst gezogen,
    zwischen den beiden anderen, weil das Formular sie nicht vorsah. Jedes Frühjahr kommt eine Karte mit der Frage, ob
    sich etwas geändert habe. Man trägt das Datum ein und „nein“ und unterschreibt. An dieser Tür wird der Riegel spät
    vorgeschoben, als letzter in der Straße.
