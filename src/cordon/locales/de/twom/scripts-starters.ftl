# The starter scripts (TW-32) and the pages of the epilogue that they mark.
# { $them } is the name of a person of the group.

## L01 Empty flats

script-401 = Ein warmer Kessel
script-401-kettle =
    Die dritte Wohnung auf dem Stockwerk hatte keine Tür, nur die Angeln und einen Perlenvorhang, den jemand mit einem
    Schnürsenkel zur Seite gebunden hatte. In der Küche war das Fenster mit Matratzen verstopft. Auf dem Sims stand ein
    Kessel, und als wir die Hand daran legten, zogen wir sie wieder weg. Eine Tasse war ausgespült und zum Trocknen auf eine
    gefaltete Zeitung gestürzt. Die Zeitung war vom vorletzten Frühjahr; das Kreuzworträtsel darin war gelöst bis auf einen
    Fluss mit sieben Buchstaben. Niemand antwortete, als wir guten Abend sagten. Gas gab es seit einem Jahr nicht mehr, und
    wir sahen nirgends, worauf der Kessel gekocht hatte.
script-401-ask-wait = „Wer es auch ist, kommt wieder, bevor er kalt wird. Wir setzen uns und warten.“
script-401-ask-leave = „Hier kocht jemand. Komm weiter.“
script-401-host =
    Wir setzten uns auf den Boden, { $present ->
        [one] den Rücken am Backofen, und hielten erst das eine Auge offen und dann das andere
       *[other] die Rücken am Backofen, und hielten abwechselnd die Augen offen
    }. Er kam rückwärts die Treppe herauf, ein alter Mann in zwei Mänteln, und zog an einer Schnur eine Schublade voll
    Kleinholz hinter sich her. Er sah uns, und dann sah er nach, ob der Kessel noch da war. Er habe nur die eine Tasse,
    sagte er, sie müsse also herumgehen. Bevor wir gingen, öffnete er den Backofen, denn dort bewahrte er seine Sachen auf.
    „Ein Fluss“, sagte er, den Kopf darin. „Sieben Buchstaben, der zweite ein O.“
script-401-lids =
    Eine Stunde ist lang in einer fremden Küche. { $them } lehnte sich zurück, um ein Bein auszustrecken, und ein Regal
    kam von der Wand, mit sämtlichen Deckeln der Wohnung darauf. Wir hielten den Atem an, bis die Deckel fertig waren.
    Einer kreiste im Flur noch lange auf seinem Rand. Über uns blieb ein Schritt stehen, der die Treppe herunterkam,
    wartete so lange wie wir und ging sehr leise wieder hinauf.

script-402 = Das Mieterverzeichnis
script-402-names =
    Hinter der Haustür hing das Mieterverzeichnis, getippt, unter Glas. Jeder Name war mit demselben Blaustift und demselben
    Lineal durchgestrichen, und neben jedem stand ein Datum. Die Daten fingen im Erdgeschoss an und arbeiteten sich nach
    oben. Nur im vierten Stock links gab es noch einen Namen: Resnik, und daneben in Klammern „Klingel defekt, bitte
    klopfen“. Der Stift hing an einem Schnürsenkel vom Rahmen, gespitzt. Auf der Ablage lag das Hausbuch, in dem man früher
    für das Putzen der Treppe unterschrieb. Im vierten Stock ging jemand in Pantoffeln auf und ab.
script-402-ask-knock = „Da steht bitte. Vier Treppen also, und wir klopfen.“
script-402-ask-book = „Ein Buch, in dem keiner mehr unterschreibt, vermisst sie nicht.“ Es nehmen und unten bleiben.
script-402-resnik =
    Eine Kette, dann ein Auge, dann ein langer Blick auf unsere Stiefel. Frau Resnik ließ uns bis auf die Matte. Sie war
    dreißig Jahre lang die Hausmeisterin gewesen und war es noch; der Stift gehörte ihr. „Sie gehen, ohne zu kündigen“,
    sagte sie. „Jemand muss es in Ordnung halten.“ An der Wand im Gang stand, was die anderen in ihren Speisekammern
    gelassen hatten, nach Stockwerken geordnet, mit Zetteln unter der Schnur. Vom ersten und vom zweiten war sie bereit zu
    verkaufen. Beim dritten war sie sich noch nicht sicher.
script-402-sledge =
    Das Hausbuch hatte eine Menge leerer Seiten und einen Einband, der brennen würde. Auf dem Weg hinaus schlug es sich beim
    Winter vor dem Krieg auf. Vier Familien hatten sich drei Monate lang schriftlich über einen Schlitten im Treppenhaus
    gestritten. Unter dem letzten Eintrag hatten alle unterschrieben, und jemand Kleines hatte den Schlitten mit seiner
    Schnur gezeichnet. Wir klappten es zu und steckten es in die Tasche. Die Pantoffeln über uns hielten an und gingen dann
    in die andere Richtung weiter.

## L02 Corner shop

script-403 = Die Kasse
script-403-till =
    Alles, was sich aus dem Eckladen heben ließ, war herausgehoben, bis hin zu den Preisleisten. Die Kasse war geblieben,
    weil sie am Tresen festgeschraubt war. Jemand hatte sich mit einem Schürhaken an ihr versucht, und vor ihm jemand mit
    etwas Heißerem; die Schublade stand einen Fingernagel breit offen und ging weder vor noch zurück. Das kleine Fenster
    oben zeigte noch den letzten Verkauf, den Preis eines Brotes, als Brot einen Preis hatte. Ein Schild an der Seite gab
    bekannt, dass Herr Kredit verstorben sei, und die säumigen Zahler hätten ihn umgebracht. Durch den Spalt sahen wir
    etwas Helles.
script-403-ask-force = „Halt den Tresen fest. Auf drei.“
script-403-ask-leave = „Wofür, Wechselgeld? Lass, das weckt die ganze Straße.“
script-403-pledge =
    Die Schublade kam mit einem Ruck heraus, und die Glocke ging, eine fröhliche Glocke, die sich Zeit nahm. Unter dem
    Münzfach lagen, in Zuckerpapier gedreht, ein Paar Ohrringe und eine halbe Quittung. Sie waren für zwei Kilo Mehl
    verpfändet, auszulösen bis Ostern. Der Händler hatte den Namen der Besitzerin aufgeschrieben und kleiner darunter, was
    sie gewöhnlich kaufte, damit er es bereitlegen konnte. Die Ohrringe nahmen wir, die Quittung ließen wir ihm.
script-403-samples =
    Die Schublade kam mit einem Ruck heraus, und die Glocke ging, eine fröhliche Glocke, die sich Zeit nahm. Das Helle war
    ein Beutel mit Kaffeeproben, wie ein Vertreter sie mit seiner Karte dalässt. Darunter hatte der Händler die Enden seiner
    Kassenrollen aufgehoben, flach gepresst, und auf die Rückseiten hatte er die Straße gezeichnet, wie sie vom Tresen aus
    aussah: die Haltestelle, die Kastanie, denselben Hund an elf verschiedenen Tagen. Der Kaffee hatte seinen Geruch
    behalten. Den Hund falteten wir wieder dahin, wo er gewesen war.

script-404 = Die Schulden
script-404-debts =
    Der Lagerraum war abgeschlossen, und der Schlüssel hing daneben am Nagel, unter einem Schulheft. Die ersten Seiten waren
    Schulden in der Schrift des Händlers, über Jahre zurück. Auf der letzten Seite von ihm stand: „Bin bei meinem Bruder.
    Nehmt, was ihr braucht, schreibt es auf, bringt, was ihr könnt.“ Danach kamen andere Schriften. Zwei Kerzen. Ein halbes
    Kilo Bohnen. Die Leute hatten auch etwas gebracht und es aufgeschrieben: eine Uhr ohne Armband, ein Glas Knöpfe, eine
    Woche Fegen. Der jüngste Eintrag war vier Tage alt. Sämtliche Additionen hatte jemand in Rot nachgerechnet.
script-404-ask-pay = „Dann machen wir es wie er. Was haben wir, das eine Zeile wert ist?“
script-404-ask-take = „Hier ist keiner, der das liest.“ Nehmen und nichts aufschreiben.
script-404-ask-leave = „Davon leben andere. Häng den Schlüssel zurück.“
script-404-written =
    Wir stritten darüber, wie man unsere eigene Straße schreibt, und dann über den Wert dessen, was wir daließen. Am Ende
    schrieben wir weniger hin, als es wert war, weil die Zeile über unserer es auch so gehalten hatte. Im Lagerraum roch es
    nach Seife. In jedem Fach waren die Dosen nach vorn gerückt, wie ein Händler das macht, damit das Regal nicht leer
    aussieht. Wir nahmen von hinten. { $present ->
        [one] Draußen fiel uns ein, dass wir das Datum vergessen hatten,
       *[other] Draußen fiel einem von uns ein, dass wir das Datum vergessen hatten,
    } und wir gingen noch einmal hinein und schrieben das Datum dazu.
script-404-unwritten =
    Im Lagerraum roch es nach Seife. In jedem Fach waren die Dosen nach vorn gerückt, wie ein Händler das macht, damit das
    Regal nicht leer aussieht. Als wir unsere genommen hatten, sah man die Lücke. { $present ->
        [one] Wir schoben die Nachbarn zusammen, bis sie weg war.
       *[other] Einer von uns schob die Nachbarn zusammen, bis sie weg war.
    } Den Schlüssel hängten wir unter das Heft an seinen Nagel und rückten das Heft gerade. { $present ->
        [one] Der Stift war warm; wir hatten ihn die ganze Zeit in der Tasche in der Hand gehalten.
       *[other] Der Stift war warm von der Tasche, in der ihn einer von uns die ganze Zeit gehalten hatte.
    }

## L03 Outpatient clinic

script-405 = Die Nachtschwester
script-405-nurse =
    Wir gingen zweimal an ihr vorbei, ehe sie etwas sagte. „Nichts anzünden. Die schießen auf Streichhölzer.“ Sie saß im Flur
    zwischen zwei Betten auf dem Boden und rollte nach Gefühl gewaschene Binden auf. Wenn sie durch den Saal musste, zählte
    sie leise ihre Schritte, damit die in den Betten wussten, wo sie war und dass sie es war. Es gab sieben Betten, und über
    neunzehn kam sie nie hinaus. „Wenn ihr etwas holen wollt“, sagte sie, „es ist weg. Wenn ihr behandelt werden wollt, da
    ist eine Schlange. Das Ende müsst ihr ertasten.“
script-405-ask-give = „Wir haben etwas für Sie. Halten Sie die Hand auf.“
script-405-ask-care = „Wir stellen uns an.“ Das Ende ertasten.
script-405-ask-leave = „Verzeihung, Schwester. Falsche Tür.“
script-405-thanks =
    Sie bedankte sich nicht. Sie roch an dem, was wir ihr gegeben hatten, wog es in der Hand und fragte, wo wir schliefen. { $present ->
        [one] Wir sagten es ihr, ehe wir uns bremsen konnten.
       *[other] Einer von uns sagte es ihr, ehe ein anderer es verhindern konnte.
    } Dann griff sie nach dem nächsten Handgelenk, zufällig einem gesunden, und hielt es so lange, wie man braucht, um
    einen Puls zu zählen. „Da ist mal einer in Ordnung“, sagte sie in den Saal hinein. Aus dem dritten Bett sagte
    jemand: gut. Noch bevor wir die Treppe gefunden hatten, hörten wir sie wieder zählen, und wir zählten mit.
script-405-stitches =
    Die Schlange waren vier Leute auf einer Bank, und sie rückte nach Gefühl auf. Niemand redete außer einem Mann, der
    niemandem erklärte, wie ein Vergaser funktioniert. Als wir dran waren, machte die Schwester alles mit dem Gesicht zur
    Decke, als wäre dort Licht. Sie nähte, wie man einen Knopf annäht, wickelte am Schluss den Faden herum und biss ihn ab.
    Sie verlangte nichts. Der Mann auf der Bank fragte, ob sie etwas über Bremsen hören wolle.

script-406 = Der Stahlschrank
script-406-cabinet =
    Der Schrank im Behandlungszimmer hatte drei Beulen auf Stiefelhöhe und eine auf der Höhe eines Gewehrkolbens. Er war
    immer noch zu. An der Seite hing vorschriftsmäßig die Karte für den Schlüssel, mit einer Zeile für jede Übergabe. Dr. Simić an die Oberschwester. Die Oberschwester an den Pförtner. Der Pförtner an den Heizer, „wegen des
    Beschusses“. Die letzte Zeile war mit Bleistift: „Schlüssel bei Ismet, bis Sonntag auf der Hochzeit seiner Tochter.“
    Welcher Sonntag, stand nicht da. Als wir an dem Ding rüttelten, bewegte sich innen Glas.
script-406-ask-pick = „Sachte. Da drin ist Glas.“ Einen Dietrich dafür opfern.
script-406-ask-break = „Ismet kommt nicht mehr.“ Den Feuerlöscher nehmen.
script-406-ask-leave = „Lass ihn stehen. Vielleicht hat noch irgendein Arzt die Geduld.“
script-406-open =
    Der Dietrich ging hinein, das Schloss drehte sich mit einem Geräusch wie ein Husten und behielt ihn. Auf dem oberen Brett
    standen die Flaschen in Watte, die Etiketten nach vorn. Die meisten waren zu einem braunen Ring eingetrocknet. Eine
    Schachtel war heil. Daneben lagen ein Paar weiße Handschuhe, ein gefaltetes Programm mit der Reihenfolge der Tänze und,
    in eine Serviette gewickelt, eine gezuckerte Mandel. Wir nahmen die Schachtel. Dann schrieben wir unter Ismets Namen
    unsere Straße auf die Karte, falls jemand nach dem Schlüssel fragen sollte.
script-406-dent =
    Der Feuerlöscher machte eine fünfte Beule und eine sechste, und bei der siebten knickte die Tür nach innen, und dahinter
    ging lange etwas zu Bruch. Als es vorbei war, roch der ganze Raum nach Pfefferminz und Äther. Wir suchten alles durch,
    die Ärmel über den Händen. Ein braunes Glas war davongerollt, und es war nicht das, das wir uns ausgesucht hätten. Im
    Flur hatte sich ein Klingelknopf verklemmt; an der Tafel fiel eine Nummer, als brauchte in Zimmer neun jemand etwas.

## L04 School

script-407 = Rechenaufgaben
script-407-sums =
    In der 4b stand die Tafel voller Rechenaufgaben in einer erwachsenen Schrift, leichte, sieben und acht, zwölf weniger neun.
    Wo die Tafel aufhörte, gingen sie auf dem Putz weiter, und am Fenster waren sie bei den Brüchen. Sie bogen um die Ecke in
    den Flur. Sie liefen an den Kleiderhaken mit den gemalten Früchten entlang und wurden schwerer, bis sie an der Tür des
    Lehrerzimmers { $present ->
        [one] von einer Art waren, die wir in keinem Alter gekonnt hätten
       *[other] von einer Art waren, die keiner von uns in irgendeinem Alter gekonnt hätte
    }. Jemand hatte immer weitergemacht, jeden Abend ein paar, wie es aussah. Am Ende stand eine Untertasse mit einem Rest
    Kreide und einem Brotkanten, in Würfel geschnitten.
script-407-petar =
    Petar ging als Erster hinein und blieb stehen, denn die 4b war seine gewesen. Die Tafel stand voller Rechenaufgaben in
    einer erwachsenen Schrift, die er nicht kannte, leichte, zwölf weniger neun. Wo die Tafel aufhörte, gingen sie auf dem
    Putz weiter und um die Ecke in den Flur, an den Kleiderhaken mit den gemalten Früchten vorbei, immer schwerer bis zum
    Lehrerzimmer. Dort stand eine Untertasse mit einem Rest Kreide. Petar ging, die Hände auf dem Rücken, an der Wand entlang
    zurück. „Da ist ein Fehler“, sagte er. „Bei den Kirschen. Danach ist alles falsch, und alles ordentlich ausgerechnet.“
script-407-ask-stay = „Kreide ist noch da. Mal sehen, wie weit wir kommen.“
script-407-ask-leave = „Wir sind wegen der Küche hier, nicht wegen der Noten.“
script-407-chalk =
    { $present ->
        [one] Wir fingen da an, wo es leicht war.
       *[other] Wir fingen da an, wo es leicht war, und nahmen die Aufgaben reihum.
    } Man wundert sich, was in der Hand bleibt. { $present ->
        [one] Bei den Birnen vergaßen wir die Eins im Sinn und lachten und sahen zu den Fenstern und machten dann leiser weiter.
       *[other] Bei den Birnen gab es Streit wegen der Eins im Sinn, und jemand lachte, und wir sahen alle zu den Fenstern und machten dann leiser weiter.
    } Bis zu den Pflaumen kamen wir. Dort schrieben wir das Datum darunter, wie es sich gehörte, und ließen eine Zeile
    frei für wen auch immer. Die Kreide legten wir mit der langen Seite zur Wand auf die Untertasse zurück.

script-408 = Säcke in der Schulküche
script-408-sacks =
    Hinter der Essensausgabe lehnten fünf Säcke aneinander. Es waren einmal Kartoffeln gewesen und Möhren; die Schablone
    sagte es und auch, dass sie ein Geschenk waren. Oben wuchsen Triebe heraus, weiß, fingerdick und länger als ein Arm,
    und alle hatten sie denselben Lichtspalt unter dem Rollladen gefunden und waren durch ihn in den Hof
    hinausgewachsen. Die Säcke rochen süß. Über der Ausgabe bot ein Speiseplan aus Steckbuchstaben für den Dienstag noch
    Grießbrei an, nur das G hatte sich jemand für etwas ausgeliehen.
script-408-ask-sort = „In der Mitte ist immer eine gute. Gib mir die Handschuhe.“
script-408-ask-leave = „Der Geruch geht auf die Lunge. Mach die Klappe zu.“
script-408-spores =
    { $them } sortierte auf beiden Knien, einen Schal vor dem Mund, die weichen nach links, die zweifelhaften nach hinten. Als
    der dritte Sack ausgekippt wurde, rauchte er. Es war ein trockener, grünlicher Rauch, und er blieb in Gesichtshöhe stehen.
    Eine gute Knolle war darin, fest wie eine Faust, { $present ->
        [one] und wir gaben ihr sozusagen die Hand
       *[other] und wir gaben ihr sozusagen alle die Hand
    }. Das Husten fing am Schultor an, und bei den Straßenbahngleisen machte keiner mehr Bemerkungen darüber.
script-408-clean =
    { $them } sortierte auf beiden Knien, einen Schal vor dem Mund, die weichen nach links, die zweifelhaften nach hinten. Es
    dauerte so lange, dass der Lichtspalt vom Boden weg die Wand hinaufwanderte. Was am Ende blieb, ließ sich in einer Hand
    tragen. Es war fest und hatte auf einer Seite ein Auge, das noch nicht offen war. Bevor wir gingen, schob { $them } die
    weißen Triebe unter dem Rollladen noch ein Stück weiter hinaus, so weit sie reichten.

## L05 Building site

script-409 = Die Krankabine
script-409-crane =
    Der Kran hatte sich seit dem ersten Herbst nicht gedreht und knarrte inzwischen nur noch bei Nordwind. Die Leiter führte
    innen im Mast nach oben, Sprosse um Sprosse, bis zu einer Kabine mit einer letzten Scheibe. Von der Kabine hing an einer
    Wäscheleine ein Eimer, und er war noch vor Kurzem benutzt worden: Im Hof lag frischer Schnee und im Eimer keiner. Von dort
    oben sähe man die ganze Baustelle und jedes der Treppenhäuser, die wir sonst zu Fuß erkunden mussten. Unten hatte jemand das Gewicht hingemalt, das der Ausleger trug, und darunter: „nicht dich, Fadil“.
script-409-ask-climb = „Zwanzig Minuten rauf, und wir kennen jede Ecke. Ich gehe.“
script-409-ask-leave = „Sprossen vereisen. Wir gehen zu Fuß, wie Menschen.“
script-409-cabin =
    { $them } blieb lange fort, und dann kam der Eimer herunter mit einer Nachricht darin, auf einen Busfahrschein geschrieben:
    ein Plan der Baustelle, mit Kreuzen. In der Kabine gab es einen gefederten Stuhl, ein Glas Pflaumenkerne und das
    Schichtbuch des Kranführers. Er hatte darin weiter seine Stunden eingetragen. Keine Hübe, hatte er jeden Tag geschrieben,
    Sicht gut. Jedes Haus, das er sah, hatte er eingezeichnet, und wo eines fehlte, ein wenig schraffiert. Wir lasen den
    Busfahrschein unter einem Mantel, fast nur mit den Fingern, und wussten, wohin.
script-409-fell =
    Wir hörten { $them } am zweiten Absatz vorbeisteigen, dann am dritten, dann einen Stiefel, der abrutschte. Es war kein
    tiefer Fall, darunter lag ein Absatz, aber der Absatz war aus Stahl. { $present ->
        [one] Es war ein weiter Weg hinunter, so allein, mit einem Gürtel unter den Armen.
       *[other] Wir brachten { $them } gemeinsam hinunter, mit einem Gürtel unter den Armen.
    } Die Sprosse, die sich gelöst hatte, steckte noch im Handschuh; sie war fast durchgesägt und mit Kerzenwachs ausgefüllt,
    recht sauber, von jemandem, der keinen Besuch wünschte.

script-410 = Ein Mann mit Lampe
script-410-lamp =
    Er kam gemächlich das Gerüst entlang, ein schwerer Mann mit einer Eisenbahnerlampe, und hob sie, um uns anzusehen. Sie
    brannte nicht. Er trug sie schon so lange so, dass er dahinter die Augen zukniff. „Die Baustelle ist geschlossen“, sagte
    er. „Nachtwache. Sie kommen wohl wegen dem Zement.“ Seit der letzte Laster der Firma weggefahren war, hatte ihn niemand
    bezahlt, aber das Buch hatte er weitergeführt. Darin stand jeder Sack und jede Bohle, die gestohlen worden war, mit der
    Uhrzeit, und wo er ihn kannte, der Dieb. Hinter die Namen der Diebe hatte er gesetzt, wie viele Kinder sie hatten.
script-410-ask-talk = „Wegen dem Zement kommen wir nicht. Haben Sie eine Minute?“
script-410-ask-threaten = „Lampe abstellen und weg von der Hütte.“
script-410-ask-leave = „Unser Fehler. Gute Nacht, Chef.“
script-410-inventory =
    Er hatte eine Minute. Er habe sie alle, sagte er und führte uns herum: der Mischer, der Aufzug, die Stelle, wo bis Juni das
    Klohäuschen gestanden hatte. Mit dem Inventar war er streng. Was auf der Liste stand, blieb auf der Baustelle. Nur war die
    Trommel des Aufzugs versehentlich zweimal geliefert worden, und die zweite war nie irgendwo eingetragen, und das hatte ihm
    auf der Seele gelegen. Er schraubte selbst ab, was wir brauchten, und wischte es mit der Mütze sauber. Dann hob er die
    Lampe, damit wir gut durch die Lücke im Zaun kamen.
script-410-won =
    Es ging schnell, und er kämpfte wie ein Mann, der sich vor allem dafür schämt, dass er außer Atem ist. Die Lampe rollte
    unter die Hütte. Drinnen standen eine Pritsche und ein Brett mit dem, wovon er gelebt hatte, und das Buch lag beim heutigen
    Abend aufgeschlagen. Die Stunde unserer Ankunft hatte er schon eingetragen, mit Tinte, und „etwa drei, am Ostzaun,
    höflich“. Das Buch ließen wir liegen. { $present ->
        [one] Wir gingen noch einmal zurück, um die Seite abzulöschen,
       *[other] Einer von uns ging noch einmal zurück, um die Seite abzulöschen,
    } weil sie noch nass war.

## L06 Car workshop

script-411 = Etwas wurde geladen
script-411-charger =
    In der Grube der Werkstatt, unter einer alten Limousine ohne Räder, lief ein Ladegerät. Das Geräusch hatten wir vergessen;
    zuerst suchten wir eine Katze. Der Zeiger stand am Anfang des Grünen. Das Kabel lief unter einem Teppichstreifen über den
    Boden und durch die Wand, und wir fanden nie heraus, woher es seinen Strom nahm. Auf der Batterie lag ein Tuch und auf dem
    Tuch ein Zettel: „Ihre von 4 bis 6, meine von 6 bis 8. Bitte nicht höher drehen, Frau Abaz, es wird nur heiß.“ Es war zehn
    vor fünf.
script-411-ask-take = „Klemm sie ab. Zuerst die rote, und schnell.“
script-411-ask-leave = „Frau Abaz hat noch siebzig Minuten. Raus.“
script-411-silence =
    Als die Klemmen ab waren, hörte das Summen auf, und mit ihm etwas über uns, das wir bis dahin nicht bemerkt hatten:
    eine dünne Stimme, die Fußballergebnisse vorlas, weit weg, von früher. Ein Stuhl schabte. „Hallo?“, sagte oben eine
    Frau, nicht unfreundlich. „Haben Sie wieder höher gedreht?“ Da hatten wir das Ding schon in der Tasche. Es war
    schwerer, als es aussah, und warm an den Rippen, den ganzen Hof entlang, dessen Tor, wie wir nun erfuhren, schrie.

script-412 = Zwei Männer und ein Schlauch
script-412-tank =
    Zwei Männer zapften den Tank eines Lasters leer, der auf der Seite lag. Sie waren Brüder; sie spuckten auf dieselbe Art. Der
    eine saugte am Schlauch, der andere hielt den Kanister, und sie hatten einander kein Wort zu sagen. Alles lief über uns.
    „Sagt ihm, er soll ihn heben“, sagte der eine. „Sagt ihm, er ist gehoben“, sagte der andere. Sie brauchten jemanden am Tor,
    eine Tankfüllung lang, mit zwei Fingern im Mund, und zahlen konnten sie in Teilen. Pfeifen, stellte sich heraus, konnte
    keiner von beiden. Das war der dritte Bruder gewesen.
script-412-ask-watch = „Wir stellen uns ans Tor. Wie lang ist eine Tankfüllung?“
script-412-ask-leave = „Sag ihnen beiden, wir haben es eilig.“
script-412-whistle =
    Eine Tankfüllung war der größte Teil der Nacht. Wir standen am Torpfosten, mal am einen, mal am anderen, und beobachteten
    die Ecke, wo ein Zirkusplakat hing und sonst nichts. Es wurde so kalt, dass wir die zwei Finger im Mund behielten, damit
    sie einsatzbereit blieben. Einmal kam ein Hund und las die Wand. Gegen Ende hörten wir hinter uns die Brüder lachen, beide,
    über dasselbe, und als wir uns umdrehten, hörten sie auf. Die Teile zählten sie auf einen Lappen. „Sagt ihnen, das ist gut
    gemessen“, sagte der ältere.

## L07 Burnt church

script-413 = Kerzenstummel
script-413-stubs =
    Das Dach war ins Schiff gestürzt und der Schnee hinterher. Unter der Empore, wo es trocken war, standen die Kerzen. Es waren
    Stummel aus allen Kirchen des Viertels, wie es aussah, weiße und honigfarbene und einer in Form eines Kaktus, auf ein Stück
    Bleirohr aus der Orgel geklebt. Jemand kratzte ab, was herunterlief. Es war von Hand zu neuen gerollt, dünn wie ein
    Bleistift und grau von den Fingern, und neben dem Rohr auf eine Seite aus dem Gesangbuch gelegt. Für das Geld gab es eine
    Untertasse. Darin lagen drei Knöpfe und eine Straßenbahnmarke.
script-413-ask-light = „Eine von den grauen. Dafür sind sie da.“
script-413-ask-leave = „Licht sieht man durch dieses Dach. Weiter.“
script-413-flame =
    Zuerst wollte sie nicht angehen, und dann brannte sie mit einem kleinen reißenden Geräusch, wegen des Schmutzes. Wir
    stellten uns dicht davor, um sie zu verdecken, und hielten den Mantel auf, wie man am Badestrand ein Kind aus dem Wind
    hält. Gebetet hat niemand, soviel wir wissen. { $present ->
        [one] Wir sagten einen Namen. Das war der mit dem Motorrad, sagten wir zu der Flamme.
       *[other] Einer von uns sagte einen Namen, und ein anderer fragte, ob das der mit dem Motorrad gewesen sei, und der
            erste sagte ja.
    } Als sie halb herunter war, drückten wir sie aus und legten sie zurück zu den anderen, wo man sah, dass sie kürzer war.

script-414 = Die Gäste des Priesters
script-414-guests =
    In der Sakristei wohnten elf Leute und ein Priester. Er nannte sie die Gäste. In der Mitte hatte er ein Laken aufgehängt,
    weil zwei der Familien schon vor dem Krieg nicht miteinander redeten und er es nicht richtig fand, sie mit Hilfe des
    Krieges dazu zu bringen. Über dem Ofen trocknete eine Reihe Socken an der Kordel seines guten Messgewands. Er stand auf,
    als wir hereinkamen, zählte uns und sah zum Topf. Wir sahen, wie er rechnete. „Sie bleiben natürlich“, sagte er, und einer
    der Gäste, ein alter Mann mit einem Rasierpinsel in der Hand, schloss die Augen.
script-414-ask-give = „Danke, nein. Aber das hier gehört in den Topf.“
script-414-ask-bread = „Wenn ein Kanten übrig ist, Hochwürden, sagen wir nicht nein.“
script-414-ask-leave = „Wir haben gegessen. Gute Nacht allerseits.“
script-414-table =
    Der Priester las das Etikett laut vor wie den Namen eines Besuchers, und von beiden Seiten des Lakens kam Antwort. Es ging
    hinter unserem Rücken in den Topf, damit wir nicht sahen, wie wenig sonst darin war. Dann wurde das Laken an einer Ecke
    losgesteckt, denn der einzige Tisch stand halb hier und halb dort, und man rückte zusammen. Der alte Mann legte den
    Rasierpinsel hin und { $present ->
        [one] gab uns die Hand
       *[other] gab uns der Reihe nach die Hand
    }. Sie war nass. Er habe sich gerade rasieren wollen, sagte er, falls jemand käme.
script-414-turnip =
    Brot gab es keines. Es gab eine Rübe, und vom Durchschneiden wollte er nichts hören; er wickelte sie im Ganzen in eine Seite
    des Pfarrblatts und legte sie uns in die Hände. Der Löffel ging langsamer durch den Topf. Auf beiden Seiten des Lakens
    fanden die Leute etwas zu tun. Ein Mädchen von etwa neun, das auf den Ofen achtgeben sollte, sagte uns, das sei die Rübe mit
    dem Gesicht. Das Gesicht fanden wir später, unterwegs, wo die Haut sich faltete.

## L08 Hotel

script-415 = Der Speisenaufzug
script-415-lift =
    Hinter der Anrichte im zweiten Stock war der Speisenaufzug zwischen zwei Stockwerken stecken geblieben, so dass wir auf
    Augenhöhe seine untere Hälfte sahen: die Räder eines Servierwagens, eine heruntergefallene Serviette und eine Reihe silberner
    Hauben. Er war auf dem Weg nach oben gewesen, als der Strom ausfiel. Am Schacht klemmte der Bestellzettel. Zimmer 31 hatte um
    elf Uhr abends Essen für zwei bestellt und noch einmal kommen lassen, weil das erste kalt gewesen war. Die Sperrklinke der
    Winde war glatt durchgebrochen. Mit einem Teil ungefähr dieser Größe ließe sich das Ding von Hand herunterholen.
script-415-ljuba =
    Ljuba kannte solche Hotels von der anderen Seite der Nacht. Sie ging geradewegs zu einer Klappe hinter der Wäsche, und da war
    der Schacht, und darin steckte zwischen zwei Stockwerken der Speisenaufzug. Wir sahen die Räder eines Servierwagens und eine
    Reihe silberner Hauben. Den Bestellzettel las sie mit den Fingern. „Einunddreißig“, sagte sie. „Abendessen für zwei,
    zurückgeschickt, weil kalt. Es gibt immer eine Einunddreißig.“ Die Sperrklinke der Winde war gebrochen. Mit einem Teil
    ungefähr dieser Größe, sagte sie, hole sie ihn herunter, ohne das Haus zu wecken.
script-415-ask-mend = „Wir haben ein Teil, das passt. Halt das Seil.“
script-415-ask-leave = „Das Teil ist mehr wert als ein kaltes Essen. Lass ihn hängen.“
script-415-trays =
    Er kam handbreit um handbreit und setzte auf. Unter den Hauben lag, was aus einem Abendessen in zwei Jahren wird, kaum etwas,
    ein Fleck mit einer Gabel daneben. Aber der Wagen hatte drei Böden, und auf den unteren hatten die Zimmermädchen mitfahren
    lassen, was Gäste verlangen und was Zimmermädchen beiseitelegen. In der Besteckschublade lag ein Brief an die Küche: Die Gäste
    von 31 entschuldigten sich, sie hätten gestritten, und die Suppe treffe gewiss keine Schuld.

script-416 = Der Gast im Speisesaal
script-416-guest =
    Am Tisch neben der Säule saß ein Mann im Smoking, eine Decke um die Beine, und legte Patiencen. Er war für ein Wochenende
    abgestiegen. Seine Rechnung lag neben ihm unter dem Salz; an jedem Ersten ließ er sie auf den neuesten Stand bringen, von sich
    selbst, und zeichnete die Minibar ab. „Setzt euch, setzt euch“, sagte er. „Ich habe alle geschlagen, die hier durchkommen, und
    keiner kommt zweimal.“ Er setzte eine Flasche, und dagegen wollte er irgendetwas, ganz gleich was, nur leidtun musste es uns
    darum. Er mischte gut. Die Karten hatten dreierlei Rücken.
script-416-ask-play = „Ein Spiel. Und ich hebe ab.“
script-416-ask-leave = „Leidtun können wir uns nicht leisten. Guten Abend.“
script-416-lost =
    Er spielte langsam und sagte uns, was er tat und warum, so dass man ihm nichts vorwerfen konnte. Als es vorbei war, zog er
    unseren Einsatz mit einem Finger zu sich herüber und sah nicht hin, was es war. „Sonntag, selbe Zeit?“, sagte er. Hinter ihm
    auf der Anrichte stand alles, was er gewonnen hatte: Regenschirme, ein Klarinettenkasten, ein Paar Stiefel. An jedem Stück
    hing eine Tischnummer. Unsere schrieb er auf ein Kärtchen und stellte es dorthin, wo es hingehörte.
script-416-won =
    Er sah es drei Karten vor uns und legte sein Blatt offen hin. „Na“, sagte er, „na, na“, und seine Ohren waren rosa geworden. Er
    polierte die Flasche mit der Serviette, bevor er sie uns gab, und bat uns, falls jemand es wissen wolle, zu sagen, dass es
    knapp gewesen sei. Auf der Anrichte hinter ihm stand, was er anderen abgewonnen hatte, jedes Stück mit einer Tischnummer. Er
    rückte einen Regenschirm ein wenig, um die Stelle zu füllen, wo die Flasche gewesen war.

## L09 Brewery

script-417 = Der letzte Fingerbreit
script-417-inch =
    Die großen Tanks hatten Fachleute geleert, aber am Ende der Reihe stand ein kleiner, der für Kostproben gedacht war. Seine
    Anzeige stand auf leer. Sie log; als wir an den Stahl klopften, änderte sich eine Handbreit über dem Boden der Ton. Was über
    den Finger lief, war braun und schon länger kein Bier mehr. Es wärmte die Kehle und ging dann weiter zu den Ohren. Über dem Hahn
    hing eine Messingtafel zum Andenken an einen Braumeister, der hier einundvierzig Jahre lang täglich gekostet hatte, und darunter
    an der Kette die Kelle, auf einer Seite dünn geworden von einem Linkshänder.
script-417-ask-fill = „Füll eine Flasche. Die tauscht sich.“ Den Hahn ganz aufdrehen.
script-417-ask-drink = „Da ist die Kelle. Einer von uns, ein Schluck, und keiner erfährt es.“
script-417-ask-leave = „Wenn es noch keinen umgebracht hat, wartet es bloß. Lass es.“
script-417-bottle =
    Der Hahn kreischte. Einundvierzig Jahre lang hatte man ihn eine Vierteldrehung weit geöffnet, und vom Rest erzählte er jetzt dem
    ganzen Abfüllsaal. Wir standen mit der Flasche darunter und konnten nichts tun, als { $present ->
        [one] darauf zu warten, dass der Hals voll wurde, und von einer Tür zur anderen zu sehen
       *[other] darauf zu warten, dass der Hals voll wurde, jeder den Blick auf einer anderen Tür
    }. Als nichts mehr kam, war da noch das Geräusch in den Rohren; es lief von uns weg durch das Gebäude, wie wenn jemand mit einem
    Stock an einem Zaun entlangfährt. Wir stopften einen Korken aus Zeitungspapier hinein und wischten die Tafel ab, weil wir sie
    bespritzt hatten.
script-417-sip =
    { $them } nahm die Kelle vom Haken, sah hinein, sagte „Zum Wohl“ zu der Messingtafel und trank. Dann kam eine Zeit lang nichts.
    Dann setzte { $them } sich auf die Stufe, lächelte die Wand gegenüber an und fing an, uns von einer Hochzeit zu erzählen, bei der
    eine Gans in die Kirche geraten war. Von einer Gans hatten wir noch nie gehört. Sie reichte, mit Pausen, für den ganzen
    Heimweg, und am Ende war die Gans immer noch da drin, und es hatte zu schneien begonnen.

script-418 = Die Luft über den Bottichen
script-418-vats =
    Auf die Tür zum Gärkeller hatte jemand mit Kreide Kreuze gemalt, eins unter das andere, jedes mit einem Datum. Bei den letzten
    drei stand „nein“. Drinnen standen die Bottiche offen in zwei Reihen, und zwischen ihnen lag bis zur Brust die Luft, schwer und
    sauer; die Flamme unseres Feuerzeugs neigte sich darin und ging aus, als hätte man sie angesprochen. An der Wand gegenüber waren
    die Schränke der Schlosser. Die hatte keiner aufgebrochen. Von der Türklinke lief in Kniehöhe eine Schnur ins Dunkel, mit einem
    Knoten an jedem Meter, und ihr anderes Ende war zu einer Schleife gebunden.
script-418-ask-search = „Einmal Luft holen, zwölf Knoten, und an der Schnur zurück.“
script-418-ask-leave = „Drei Leute haben nein geschrieben. Ich kann lesen.“
script-418-back =
    { $them } ging erst gebückt hinein, besann sich und ging aufrecht, das Kinn gehoben, wie beim Waten. Wir gaben eine zweite Schnur
    nach und zählten. Bei vierzig krachten Schubladen. Bei sechzig kam die Schnur langsam zurück und { $them } mit ihr, grau, beide
    Arme voll, und konnte eine gute Minute lang nichts sagen, nur auf die Schleife zeigen. Es war ein Schnürsenkel. Wer ihn gebunden
    hatte, war in einem Schuh wieder herausgekommen. Wir schrieben ein Datum dazu an die Tür und nach einigem Hin und Her „ja, aber
    schnell“.
script-418-knees =
    { $them } ging aufrecht hinein, das Kinn gehoben, wie beim Waten, und wir zählten. Bei vierzig hörten wir nichts. Bei fünfzig
    hörten wir Knie. { $present ->
        [one] Die Schnur wurde schlaff, und einige Zeit später saß { $them } am anderen Ende, an einen Bottich gelehnt, ganz
            friedlich, und band sich den Schuh zu.
       *[other] Zwei von uns zogen an der Schnur, bis sie riss, und gingen ihr dann mit nassen Schals nach, und da saß { $them } an
            einen Bottich gelehnt, ganz friedlich, und band sich den Schuh zu.
    } Die Kopfschmerzen hielten bis zur nächsten Nacht. An der Tür wischten wir nichts weg; wir schrieben nur das Datum hin und ein
    viertes „nein“ und unterstrichen es, für alle, die nicht zählen.

## L10 Checkpoint

script-419 = Eingeschlafen am Schlagbaum
script-419-asleep =
    Der Schlagbaum war unten, und daneben schlief der Soldat; er saß in der Hütte, die Tür offen für seine Beine. Einen Stiefel
    hatte er ausgezogen und den Fuß in eine Pelzmütze gesteckt. Um sein Handgelenk lief eine Schnur, und die Schnur ging zum
    Schlagbaum, so dass man entweder beide hob oder keinen. Er war vielleicht zwanzig. Zwischen seinen Knien stand ein
    Gewehr. Auf dem Brett hinter seinem Kopf sahen wir die Munitionskiste, daran gelehnt eine Postkarte von einem See, und einen
    Löffel. Er redete ein wenig im Schlaf, in dem Ton, in dem man den Weg erklärt.
script-419-ask-reach = „Die Kiste ist eine Armlänge von seinem Ohr. Ich habe lange Arme.“
script-419-ask-leave = „Lass ihn schlafen. So ist er der beste Soldat, den sie haben.“
script-419-slept =
    { $them } beugte sich über den Jungen, eine Hand am Türrahmen, und die andere ging das Brett entlang wie die eines Blinden. Erst
    musste der Löffel weg. Er kam nachher genau dahin zurück, wo er gelegen hatte, und ebenso die Postkarte, die eine Adresse hatte
    und keine Marke. „Die zweite links“, sagte der Soldat, ganz deutlich. { $them } wartete. „Dann sehen Sie es schon“, sagte er und
    drehte das Gesicht zu den Brettern, und die Schnur bewegte sich und mit ihr der Schlagbaum, um einen Fingerbreit.
script-419-woke =
    { $them } beugte sich über den Jungen, eine Hand am Türrahmen, und der Löffel rutschte von der Postkarte. Er fiel auf das
    Ofenrohr. Noch vor dem zweiten Klingen hatte der Junge die Augen offen. Er sah den Arm über sich an, dann den Arm entlang zum
    Gesicht, und man merkte, dass er lieber etwas gesagt hätte; aber in dieser Hütte gab es nichts zu sagen, und das Gewehr stand
    schon zwischen seinen Knien. Er stand auf, in einem Stiefel. Hinter ihm ruckte der Schlagbaum hoch ins Dunkel.
script-419-still =
    Es war vorbei, bevor der Schlagbaum ausgeschwungen hatte. Die Schnur schnitten wir durch, weil sie nicht richtig aussah. Der
    andere Stiefel stand unter dem Hocker, mit Zeitung ausgestopft, damit er die Form behielt, und die Mütze war auf die Straße
    gerollt. Die Kiste fand niemand mehr; sie war mit allem anderen vom Brett gegangen. { $present ->
        [one] Die Postkarte nahmen wir mit, um sie einzuwerfen, und eine Straße weiter überlegten wir, was man auf die Rückseite
            schreiben würde.
       *[other] Einer von uns nahm die Postkarte mit, um sie einzuwerfen, und fragte eine Straße weiter die anderen, was man auf die
            Rückseite schreiben würde.
    }

script-420 = Namen am Zaun
script-420-fence =
    Am Drahtzaun beim Übergang hingen Blätter in Klarsichthüllen, an den Ecken festgedrahtet, damit der Wind sie nicht bekam. Es waren
    die Namen derer, die auf dem Weg hinüber erschossen worden waren. Die Schrift einer Lehrerin, dachten wir, aufrecht, mit derselben
    Schleife an jedem J. Kein Kreuz und kein Vers. Name, Datum und Stunde, dann ein, zwei Worte, wohin sie unterwegs gewesen waren: zur
    Pumpe, zu seiner Mutter, nach Hause. Das neueste Blatt war erst halb voll. Unter der letzten Zeile hatte ein Bleistift schon
    weitere Linien gezogen.
script-420-ask-read = „Alles. Vom ersten Blatt an.“
script-420-ask-leave = „Zwei davon kenne ich schon. Das reicht mir.“
script-420-hours =
    Es dauerte so lange, wie man früher Zeitung las. Nach dem zweiten Blatt { $present ->
        [one] sagten wir nur noch die Stunden
       *[other] sagte einer von uns nur noch die Stunden
    }, halblaut. Sieben, zehn nach sieben, Mittag. Zwischen eins und Viertel vor zwei war nichts, auf keinem Blatt, in vier Monaten
    nicht. Wer dort oben saß, aß um ein Uhr, womöglich von einem Teller, das Gewehr an der Wand. Der Schrift war es auch
    aufgefallen. Neben dieser Lücke stand auf jedem der Blätter ein sehr kleines Häkchen.

## L11 Market square

script-421 = Ein Ring zu verkaufen
script-421-ring =
    Sie stand an keinem der Stände. Sie stand am trockenen Brunnen, die linke Hand in einem Marmeladenglas mit Seifenwasser, und als
    wir vorbei waren, sagte sie: „Ein Ring. Er ist echt.“ Er ging nicht über den Knöchel. Den ganzen Nachmittag hatte sie daran
    gedreht, und der Finger war aus Protest ringsum angeschwollen. Geld wollte sie nicht und auch keine Zigaretten, die ihr jeder
    anbot; sie wollte etwas, das jemand ohne viele Zähne essen konnte. Ihr Mann, sagte sie, wisse davon. Er habe ihr gesagt, sie solle
    mehr verlangen, als sie für anständig halte.
script-421-ask-buy = „Einmal Essen für den Ring. So steht der Kurs.“
script-421-ask-give = „Nehmen Sie die Hand aus dem Glas. Hier. Behalten Sie ihn.“
script-421-ask-leave = „Wir haben nichts Weiches. Tut mir leid.“
script-421-thread =
    { $present ->
        [one] Wir wussten, wie man es mit Faden macht.
       *[other] Einer von uns wusste, wie man es mit Faden macht.
    } Man wickelt ihn vom Nagel abwärts fest, schiebt das Ende unter dem Ring durch und wickelt ab, und der Ring wandert herauf. Es
    dauerte eine Viertelstunde. Das Essen hielt sie die ganze Zeit unter dem Arm und redete von der Marmelade, es war Reneklode
    gewesen. Als er ab war, sah sie den weißen Streifen an, wo er gesessen hatte, und steckte die Hand sofort in den Handschuh. Dann
    gab sie uns den Faden zurück, auf ein Streichholz gewickelt.
script-421-soap =
    Sie hatte die Dose im Mantel, bevor sie begriff, und dann rührte sie sich nicht vom Fleck, ehe sie nicht gestritten hatte. Ein
    Geschenk komme nicht in Frage. Wenigstens das Glas sollten wir nehmen, es sei ein gutes Glas. Am Ende nahmen wir das Glas. Sie
    trocknete ihre Hand am Schal ab, Finger für Finger, den mit dem Ring zuletzt, und drehte den Stein nach außen. „Er wird sagen, ich
    hätte euch heruntergehandelt“, sagte sie. { $present ->
        [one] Mitten auf dem Platz merkten wir, dass noch Seife darin war, und bliesen eine Blase.
       *[other] Mitten auf dem Platz merkte einer von uns, dass noch Seife darin war, und blies eine Blase.
    }

script-422 = Falsche Gewichte
script-422-scales =
    Angefangen hatte es mit einer Waage. Ein Mann hatte in einer Socke seine eigenen Gewichte auf den Markt gebracht, und die sagten,
    dass dem Kilo am Stand vierzig Gramm fehlten, und nun hatten ihn zwei der Händler am Mantel. Die Socke schwang. Über alle war Mehl
    gegangen, sie sahen aus wie Bäcker, die sich über ein Rezept zerstritten haben. Die Leute standen herum und hielten ihre Taschen
    hoch. Nach der Miliz rief niemand. Ein kleiner Junge auf einer Kiste schrie den Spielstand aus, in gutem Glauben, obwohl es keinen
    gab, und in den Arkaden zog schon jemand die Rollläden herunter.
script-422-ask-step_in = „Das reicht. Hände weg von seinem Mantel.“
script-422-ask-stay_out = „Nicht unsere vierzig Gramm. Außen herum, durch die Arkaden.“
script-422-order =
    { $present ->
        [one] Als es vorbei war, hatten die am Boden
       *[other] Als es vorbei war, hatten wir am Boden
    } und die, die noch standen, alle dieselbe Farbe. Der Mann mit der Socke fand seine Gewichte wieder, eins nach dem anderen, und
    stellte sie der Größe nach auf den Tisch. Niemand redete. Dann setzte die Witwe vom Lampenstand eine Dose auf die linke Schale, und
    auch die anderen kamen nun mit dem, was sie hatten, um zu sehen, was es wog. Uns bediente man vor der Schlange. Unser Geld, so wie
    es war, bliesen sie sauber, bevor sie es nahmen.
script-422-away =
    Wir gingen mit hochgeschlagenem Kragen durch die Arkaden. Jeder Rollladen ging herunter, wenn wir bei ihm ankamen, immer mit
    demselben Kreischen und Krachen, als lösten wir sie aus. Am letzten Bogen war uns der Lärm schon voraus, in die Straßen, in denen
    wir hatten leise sein wollen. Hinter uns verkündete der Junge auf der Kiste, dass es aus sei, und dann, dass es nicht aus sei. An
    unseren Schuhen war Mehl, obwohl wir gar nicht in der Nähe gewesen waren.

## L12 Villa

script-423 = Der Flügel
script-423-piano =
    An der Tapete waren Vierecke, wo die Bilder gehangen hatten, und das Parkett war bis zum Teppich herausgenommen. Auf dem Teppich
    stand ein Flügel mit geschlossenem Deckel. { $present ->
        [one] Als wir mit dem Handschuh eine Taste drückten,
       *[other] Als einer von uns mit dem Handschuh eine Taste drückte,
    } nur um das Scheppern zu hören, schepperte es nicht. Er war gestimmt. Innen im Deckel hatte der Klavierstimmer mit Bleistift
    seine Besuche vermerkt, wie sie es tun, vier im Jahr; und es gab einen vom letzten Winter, einen vom Frühjahr und einen vom
    Donnerstag vor einer Woche. In der Ecke beim Klingelzug hatte er seine Galoschen gelassen.
script-423-ask-play = „Eine Minute. Irgendwer muss doch etwas können.“
script-423-ask-leave = „Das hört man bis zum Fluss. Mach den Deckel zu.“
script-423-polka =
    { $present ->
        [one] Wir konnten eine Polka, die linke Hand davon jedenfalls, und für die rechte reichte ein Finger. Die Tonart stimmte nicht,
            und es gab einen Schluss, den wir nicht fanden,
       *[other] Einer von uns konnte eine Polka, die linke Hand davon jedenfalls, und ein anderer fand, dass für die rechte ein Finger
            reichte. Die Tonart stimmte nicht, und es gab einen Schluss, den keiner fand,
    } also spielten wir sie dreimal herum. Ohne Fenster hatte der ganze Garten etwas davon. In der zweiten Runde machte jenseits der
    Mauer jemand mit, an den Stäben eines Gitters, und hielt sehr gut den Takt. Dann hörte das Gitter mitten im Takt auf.

script-424 = Der Wandtresor
script-424-safe =
    Der Tresor war hinter einem Porträt, wo jeder nachsieht, und ringsum auf dem Putz standen die Versuche aller, die vor uns
    nachgesehen hatten. Geburtstage meistens. Man hatte den Tag probiert, an dem das Haus gebaut wurde, und die Telefonnummer der
    Polizei. Sie waren ordentlich gewesen und hatten jeden Fehlschlag durchgestrichen, damit die Späteren ihn nicht wiederholen
    mussten. Es müssen vierhundert gewesen sein. An einer Stelle waren am Rand zwei Schriften darüber in Streit geraten, ob der alte
    Herr in einem Schaltjahr geboren war. Der Tresor hatte auch ein Schlüsselloch, unter einer Messingklappe.
script-424-sanja =
    Sanja nahm das Porträt herunter und lachte durch die Nase. Rings um den Tresor standen auf dem Putz die Versuche aller, die vor
    uns da gewesen waren: Geburtstage, das Baujahr des Hauses, vierhundert Stück, jeder sauber durchgestrichen, dem Nächsten
    zuliebe. „Und keiner hat die Klappe bewegt“, sagte sie. Darunter war ein Schlüsselloch. Das Schloss hatte sie der Familie selbst
    verkauft, oder ihr Vater. „Es ist ein schlechtes Schloss“, sagte sie. „Er hat es ihnen gesagt. Sie wollten das mit den Zahlen, fürs
    Auge.“
script-424-ask-pick = „Die Zahlen sind fürs Auge. Nimm das Schlüsselloch.“ Einen Dietrich opfern.
script-424-ask-saw = „Säg das Scharnier durch. Es ist weicher, als es aussieht.“
script-424-ask-leave = „Vierhundert Leute lagen hier falsch. Warum sollten wir richtigliegen?“
script-424-inside =
    Die Tür fiel auf und schlug ein langes Stück Stuck von der Wand. Papiere lagen nicht darin und auch kein Geld. Da war ein Etui aus
    Samt und ein Bogen Briefpapier, auf dem der alte Herr seiner Frau die Kombination notiert hatte, in großen Ziffern, mit dem
    Vermerk, sie solle das sofort verbrennen. Wir probierten sie nachher aus, denen an der Wand zuliebe. Es war ihr Hochzeitstag. { $present ->
        [one] Wir suchten ihn unter den vierhundert,
       *[other] Einer von uns suchte ihn unter den vierhundert,
    } und er war da, zweimal, durchgestrichen; sie hatten die Scheibe falsch herum gedreht.

## L13 Allotments

script-425 = Unter dem Stroh
script-425-straw =
    Die Gärten waren so oft abgesucht worden, dass Wege und Beete ein und derselbe Schlamm waren. Aber hinter einer Laube lag ein Hügel
    aus Stroh, mit einer Tür beschwert, und auf der Tür war der Schnee in einem langen Oval geschmolzen. Was darunter lag, hielt sich
    selbst warm. Wir hoben eine Ecke an. Es war eine Miete, fachgerecht angelegt, mit Abfluss. Darin lag eine Reihe Kohlköpfe, Kopf nach
    unten, Wurzeln nach oben, wie Leute, die nicht angesprochen werden wollen. Innen in die Tür waren Striche geschnitzt, einer je
    Woche, und bis ans Ende war noch viel Platz.
script-425-ask-shovel = „Wir haben die Schaufel. Zwei Köpfe, und danach ordentlich zumachen.“
script-425-ask-hands = „Noch ist es nicht gefroren. Nimm die Hände.“
script-425-ask-leave = „Er hat sie gezählt. Er merkt es.“
script-425-heads =
    Sie kamen quietschend aus der Erde. Wir nahmen aus der Mitte und rückten die anderen nach, die Außenblätter nach oben, und traten das
    Stroh wieder in seine Form. { $present ->
        [one] Wir fanden auch das Taschenmesser,
       *[other] Einer von uns fand das Taschenmesser,
    } mit dem die Striche geschnitzt waren; es steckte griffbereit im Rahmen. Wir überlegten. Dann schnitzten wir zwei Striche dazu,
    genauso lang, damit es stimmte, und merkten auf dem Heimweg, dass es jetzt nicht mehr stimmte; er würde denken, es sei später, als
    es war.

script-426 = Der Taubenschlag
script-426-loft =
    Er stand auf Beinen am Rand der Gärten, geteert, mit einem Anflugbrett, und er war voll. Die Vögel wussten nicht, wohin sonst; morgens
    flogen sie hinaus über die Front, und abends kamen sie heim, denn dafür waren sie gezüchtet. Wir gaben ihnen frisches Wasser. Innen
    an der Klappe hing ein Rahmen mit Fotos der Besten im Profil, und unter jedem ein Name, die Strecken, die Siege. Gräfin, 412
    Kilometer. Die lebenden rückten auf der Stange zusammen, um uns zu zeigen, dass Platz war.
script-426-ask-take = „Mach das Anflugbrett zu. Nimm die am Ende.“
script-426-ask-leave = „Auf den Karten stehen Rennen. Leg den Riegel vor.“
script-426-birds =
    Sie wussten nicht, dass Hände etwas Böses bedeuten können. Jede ließ sich hochheben und saß in der Hand, das Herz ging, und sah erst
    mit dem einen Auge, dann mit dem anderen. { $present ->
        [one] Wir hatten es auf einem Hof gesehen und taten es,
       *[other] Einer von uns war auf einem Hof aufgewachsen und tat es,
    } draußen, das Gesicht zum Zaun. Nach Hause trugen wir sie in einem Hut. Als wir sie ausnahmen, saß an einem Fuß ein Ring, Aluminium,
    mit einer Nummer und einer Vorwahl. Noch bevor wir die Klappe zugemacht hatten, waren die übrigen schon aufgerückt und hatten die
    Reihe geschlossen.
    .soft =
        Sie wussten nicht, dass Hände etwas Böses bedeuten können. Jede ließ sich hochheben und saß in der Hand und sah erst mit dem
        einen Auge, dann mit dem anderen. Einer von uns war auf einem Hof aufgewachsen und sagte, die anderen könnten am Weg warten. Wir
        warteten am Weg. Nach Hause trug die Tasche, wer nicht darum gebeten wurde. Am Tisch fanden wir einen Ring, Aluminium, mit einer
        Nummer und einer Vorwahl darauf, und legten ihn auf das Brett neben der Tür.

## L14 Rail depot

script-427 = Der verplombte Waggon
script-427-wagon =
    Auf dem hintersten Gleis, hinter einer Reihe ausgebrannter Wagen, stand ein Güterwaggon, den niemand geöffnet hatte.
    Wir gingen zweimal um ihn herum und suchten den Haken. Er hatte eine Bleiplombe mit einer Krone darauf und in der
    Krampe einen daumendicken Bolzen. Im Halter neben der Tür war unter dem Ruß der Frachtbrief noch zu lesen: Stückgut,
    gemischt, Empfänger wird mitgeteilt. Er war seit zwei Jahren und vier Monaten unterwegs. Darunter, zwischen den
    Rädern, hatte jemand gefegt und elf Kinderschuhe zum Trocknen aufgereiht.
script-427-ask-saw = „Den Bolzen, nicht die Plombe. Gleichmäßig ziehen.“
script-427-ask-leave = „Eisen auf Eisen, hier? Das hören sie im Stellwerk.“
script-427-seal =
    Es war, als sägte man eine Glocke. Wir machten es in kurzen Stücken, einen Mantel über den Händen, und dazwischen horchten wir. Die
    Plombe ließen wir ganz; sie schwang an ihrem Draht, als die Tür zurückging. Die halbe Ladung waren Kontobücher. Der Rest war, wie es
    hieß, gemischt: ein ganzer Hausrat, ein Zahnarzthocker, Kisten für einen Kaufmann in einer Stadt, die seither anders heißt. Auch die
    Schuhe, stellte sich heraus, waren von hier. Sie waren alle für den linken Fuß, Muster, und trotzdem hatte sie jemand trocken haben
    wollen.

script-428 = Das Telefon
script-428-telephone =
    Der Rangiererbude fehlten der Ofen und die Uhr, aber an der Wand hing das Bahntelefon, schwarz, mit Kurbel. { $present ->
        [one] Wir nahmen den Hörer ab, um etwas Komisches hineinzusagen, und sagten es nicht.
       *[other] Einer von uns nahm den Hörer ab, um etwas Komisches hineinzusagen, und sagte es nicht.
    } Da war ein Ton. Die Leitung lief neben den Schienen her, unter der Belagerung hinaus, durch den Tunnel; sie gehörte zu keinem Amt, an
    das der Krieg gedacht hatte. Auf einer Karte standen die Rufzeichen der Stationen talabwärts, zweimal lang, einmal kurz und so fort.
    Neben dem entferntesten war ein Daumenabdruck in Schmierfett, sehr schwarz, als riefe man eben dort an.
script-428-ask-ring = „Lang, lang, kurz. Was kostet es uns?“
script-428-ask-leave = „Eine Klingel klingelt an beiden Enden. Leg auf.“
script-428-bells =
    Wir drehten die Kurbel, und sämtliche Klingeln im Depot antworteten. Sie hingen offenbar alle an einem Draht: die Drehscheibe, die
    Bekohlung, das Stellwerk, jede mit einer anderen Stimme, und in manchen war Schnee, die klackten nur. Wie man es abstellte, fanden wir
    nicht. Wir hatten längst aufgelegt, da ging die am Wasserturm noch immer, schwach, wie jemand, der nicht mitbekommen hat, dass der
    Witz vorbei ist. Im Stellwerk ging ein Schatten am Fenster vorüber.
script-428-voice =
    Es klingelte lange irgendwo, wo es hallte. Dann sagte eine Frau den Namen ihrer Station und nach einer Weile: „Wer ist da, bitte?“ Wir
    sagten, wo wir waren. Sie sagte, der 6.40 verkehre nicht. Sie sagte, bei ihr liege der Schnee bis zur zweiten Stufe, und ob bei mir, ob
    bei uns auch Schnee liege? Hinter ihr wurde eine Pfanne abgestellt. { $present ->
        [one] Wir wussten nachher nicht, wie lange wir geredet hatten
       *[other] Keiner von uns wusste nachher, wie lange wir geredet hatten
    } und worüber, nur dass ihre Hühner nicht mehr legten und dass sie am Übergang die Lampe brennen lassen wollte wie immer.

## L15 Warehouse

script-429 = Bis unters Dach
script-429-pallets =
    Die Paletten reichten in Stapeln bis unters Dach, in Folie gewickelt, und alles in Reichweite eines Arms war aufgeschnitten und von
    unten geleert. Die oberen standen also auf Hüllen. Jeder Stapel war jetzt ein wenig schief, wie Teller, die Kinder getragen haben. Was
    ganz oben lag, war unberührt. Von unten erkannten wir einen Karton mit einem aufgedruckten Regenschirm, das heißt: vor Nässe schützen.
    In den Dachträgern wohnten Spatzen; sie hatten das Geräusch des Gabelstaplers gelernt und machten es untereinander.
script-429-ask-climb = „An den Gurten hoch, der dritte Stapel. Einen halten sie.“
script-429-ask-leave = „Das steht auf Luft. Das sieht man doch.“
script-429-top =
    { $them } stieg auf Socken hinauf und legte auf jeder Höhe die Wange an die Folie, um zu spüren, ob sie sich bewegte. Sie bewegte sich.
    Von oben kam leise die Meldung: das hier sind Lampenschirme, das hier sind Lampenschirme, das hier nicht. Die Sachen kamen in einem Netz
    aus Packband herunter. Als Letztes kam { $them }, und dahinter neigte sich in aller Ruhe ein Stapel zum nächsten und blieb dort, und
    alle Spatzen machten auf einmal den Gabelstapler.
script-429-fell =
    In der vierten Lage riss unter { $them } die Folie wie die Haut auf der Milch. Wir sahen eine Hand nach dem nächsten
    Stapel greifen, und der Stapel wich höflich aus. Was herunterkam, waren Lampenschirme, Hunderte, und wahrscheinlich
    haben sie ein Leben gerettet, aber es war eine Stahlecke darunter. Wir verbanden es mit Packband und einem
    Hemdsärmel. Tagelang fanden wir noch Stückchen von plissierter Seide in unseren Kleidern, rosa wie gekochter
    Schinken.

script-430 = Die Inventur
script-430-clerk =
    Am Ende von Gang neun saß ein Lagerist, eine Decke über den Knien, und zählte. „Regal vierzehn, null“, sagte er und schrieb es auf.
    „Regal fünfzehn, null.“ Es war die Jahresinventur, und sie musste bis Monatsende fertig sein. Dass wir da waren, störte ihn nicht,
    solange wir nichts hereinbrachten, denn das hätte er eintragen müssen. Er habe alle seine Formulare gelesen, sagte er, auch die
    Rückseiten, und die Brandschutzordnung, zweimal. „Ihr hättet nicht etwas, worin Menschen vorkommen?“, fragte er. „Welche, ist mir
    gleich.“
script-430-ask-give = „Da kommt ein ganzes Dorf vor. Hier.“
script-430-ask-leave = „Vielleicht verheizen wir es heute Nacht selbst. Tut mir leid.“
script-430-novel =
    Er schlug es in der Mitte auf, las eine Zeile und klappte es schnell wieder zu, um es sich aufzuheben. Dann schrieb er das Buch auf. Dann
    strich er es wieder aus, mit Namenszeichen, und man sah, dass ihn das etwas kostete. Als Quittung führte er uns durch die Gänge zu einem
    Gitterverschlag mit dem Schild „Differenzen“, in dem er aufbewahrte, was im Lauf der Jahre zu viel gewesen war. Naturgemäß gehörte es
    niemandem. Wir dürften uns etwas aussuchen, sagte er. Er selbst habe nie gewusst, wohin damit.

## L16 Pharmacy

script-431 = Rezepte
script-431-slips =
    Die Schubladen waren herausgezogen und verheizt worden, und worauf sie gelegen hatten, lag überall auf dem Boden: die Rezepte, Tausende,
    bis in die Zeit des Großvaters zurück. Sie waren weich geworden. Man ging auf ihnen wie auf Laub. Geordnet waren sie noch, wenn man
    hinsah, jedes Bündel mit seiner Schnur und seinem Monat, und hier und da war ein Bündel dicker, als es vom Papier allein sein konnte.
    Der alte Mann hatte an alles Ungewöhnliche eine Probe gesteckt, in einem Tütchen, mit dem Vermerk „geholfen“ oder „nicht geholfen“.
script-431-irena =
    Irena blieb in der Tür stehen, bis wir fragten, ob etwas sei. „Ihr tretet darauf“, sagte sie. Der Boden war mit
    Rezepten bedeckt, Tausenden, bis in die Zeit des Großvaters zurück, weich geworden wie Laub. Sie hatte hier gelernt.
    Der alte Mann hatte an alles Ungewöhnliche eine Probe gesteckt, in einem Tütchen, und „geholfen“ oder „nicht
    geholfen“ dazugeschrieben. Wenn wir anderen die Stiefel auszögen, sagte sie, und ihr die Monate vorläsen, sei es die
    Zeit vielleicht wert.
script-431-ask-sort = „Stiefel aus. Fangt mit den dicken an.“
script-431-ask-leave = „Papier ist zum Feuermachen. Nächstes Haus.“
script-431-drawer =
    Wir sortierten nach Schnur und nach Dicke und lasen vor, was sich lesen ließ. Gegen feuchten Husten. Für einen
    Hauptmann der Flusspolizei, Nerven. Einer Frau waren im Jahr der großen Flut „vierzehn Tage woanders“ verschrieben
    worden, und der Stempel sagte, sie seien ausgegeben. In einem Bündel aus irgendeinem Oktober fanden wir, was wir
    suchten, trockene Blätter in einer Tüte aus Wachspapier, und an der Nadel einen Zettel, auf dem „geholfen“ stand,
    zweimal unterstrichen. Wir banden die Monate wieder zusammen.

script-432 = Das Hinterzimmer
script-432-back =
    Er war im Hinterzimmer, hinter der Waage, in eine Ladenmarkise mit Bogenkante gewickelt. „Es sind die Tropfen“, sagte er sofort. „Ich hatte
    sie auf Rezept.“ Seine Zähne schlugen. Er hatte sämtliche Gläser des Ladens herausgenommen, daran gerochen und sie wieder in die Reihe
    gestellt, das Etikett nach vorn; er war gut erzogen. In der rechten Hand hatte er ein Messer zum Schnurschneiden, und offensichtlich
    hatte er es vergessen. „Ich kann nicht hinaus, und ich kann nicht drinbleiben“, sagte er zu uns, „und wenn ihr jetzt geht, werde ich
    laut, es tut mir leid, ich spüre, wie es kommt.“
script-432-ask-give = „Hier. Kleine Schlucke. Erst hinsetzen.“
script-432-ask-threaten = „Lass das fallen und komm raus, die Hände so, dass ich sie sehe.“
script-432-ask-withdraw = „Wir können Ihnen nicht helfen.“ Rückwärts hinaus und die Tür zuziehen.
script-432-calm =
    Es dauerte, so lange es eben dauert. Er saß mit dem Rücken am Giftschrank, und wir warteten, bis die Markise aufhörte zu zittern. Er war
    Optiker gewesen, zwei Türen weiter. Als er einen Bleistift halten konnte, zeichnete er uns einen Plan des Ladens, genau, mit Pfeilen,
    was in welchem Glas war und ob es noch taugte. Dann bemerkte er das Messer. Er entschuldigte sich mehrmals dafür, schnitt uns ein Stück
    Schnur ab und schnitt weiter, bis das Knäuel zu Ende war.
script-432-won =
    Danach lag die Markise über ihm, und wir ließen sie so. Die Gläser standen in ihrer Reihe, die Etiketten nach vorn, alle bis auf eines. In
    der Tasche fanden wir ein Etui mit einer Brille, deren Steg mit Golddraht geflickt war, die Arbeit eines Könners, und Rezepte für die
    Tropfen, nach Datum geordnet. Das letzte galt bis Ende dieses Monats. { $present ->
        [one] Wir sagten das nicht, aber wir hielten es ans Licht und lasen es zweimal.
       *[other] Keiner von uns sagte das, aber es ging von Hand zu Hand, und jeder las es.
    }
script-432-shout =
    Er hielt Wort. Es fing an, bevor wir durch den Laden waren, ein einziger Ton, zuerst nicht laut, und er stieg und
    ging weiter wie ein Kessel, den keiner vom Herd nimmt. Wir gingen, und dann liefen wir. An der Ecke hörten wir ihn
    noch; über uns ging ein Fenster auf, und eine Männerstimme sagte „Schon wieder?“, eher müde als böse. Dann brach es
    ab. Wir standen da, die Hände auf den Knien, und überlegten, ob er aufgehört hatte oder ob nur wir zu weit weg
    waren.

## L17 Library

script-433 = Die Leserin
script-433-reader =
    Im Lesesaal eine Kerze und dahinter eine Frau in Pelzmantel und fingerlosen Handschuhen, die umblätterte. Sie hob
    die Hand, wir sollten warten, bis sie am Ende des Absatzes war. Sie komme an drei Abenden die Woche, erzählte sie;
    sie lese die Romane in der Reihenfolge der Regale, ab A, und sortiere nachher aus, was sie keinem wünsche. Aus
    diesem Korb wurde der Ofen in der Ecke geheizt. Der Korb war ziemlich leer. Sie war bei H und in einer gewissen
    Verlegenheit, denn der, den sie gerade hatte, war neunhundert Seiten dick.
script-433-ask-read = „Lesen Sie uns etwas vor. Wir helfen Ihnen beim Entscheiden.“
script-433-ask-leave = „Wir sind nur auf der Durchreise. Verlieren Sie nicht die Stelle.“
script-433-aloud =
    Sie las gut, ohne zu spielen. Es ging um einen Bankangestellten, der ein Pferd kauft. { $present ->
        [one] Als ihre Stimme nicht mehr wollte, lasen wir weiter, und wo es langweilig wurde,
       *[other] Als ihre Stimme nicht mehr wollte, las einer von uns weiter und dann der Nächste, und wo es langweilig wurde,
    } durften wir es sagen und eine Seite überspringen, und sie machte auf einem Zettel einen Strich. Das Pferd war, wie sich zeigte, blind.
    Wir rückten näher. Als die Kerze gewechselt werden musste, { $present ->
        [one] waren wir mit uns selbst nicht einig, ob es der Frau des Angestellten zuliebe brennen sollte, und wir ließen die Leserin
            zurück, wie sie über dem Korb zögerte
       *[other] hatten wir uns geteilt in die, die es der Frau des Angestellten zuliebe brennen sehen wollten, und die anderen, und wir
            ließen die Leserin dazwischen zurück, wie sie über dem Korb zögerte
    }.

script-434 = Die Regale
script-434-shelves =
    Im Magazin waren die Regale der Philologen vorbereitet. Jemand hatte sie leer geräumt und die Bücher an der Wand aufgereiht, die Rücken
    nach oben, unter einer Plane; dann hatte er das Holz an den Verbindungen angesägt, so dass ein Schlag genügte. Die Axt stand dabei. Sogar
    welcher Pfosten stehen bleiben musste, damit die Galerie nicht herunterkam, hatte er mit Kreide auf den Boden geschrieben. Es war Eiche,
    seit hundert Jahren trocken, und auf der Unterseite jedes Bretts hatte der Tischler unterschrieben. Auf der Plane lag ein Zettel: „Bitte
    nehmen Sie die Regale. Nicht die Bücher. Bitte.“
script-434-ask-take = „Er bittet uns doch so nett. Pass auf den Pfosten auf.“
script-434-ask-leave = „Ich habe zu viele davon gelesen, um hier mit der Axt zu stehen.“
script-434-oak =
    Ein Schlag genügte wirklich. Die Bretter lösten sich, und wir stapelten sie mit den Unterschriften nach innen. Ein
    Wörterbuch war übersehen worden, hinten eingeklemmt, um ein Brett gerade zu halten, und wir nahmen es mit, denn es
    hatte ja als Holz gedient. Es war das einer Sprache, in der sich, wie das Vorwort sagte, nur noch die Witwe eines
    Fährmanns unterhalten konnte. Unterwegs wurde es hier und da aufgeschlagen. Sie hatten ein Wort für das Licht unter
    einer Tür und ein anderes für das Licht unter einer Tür, wenn drinnen jemand wacht.

## L18 Radio mast

script-435 = Das Summen
script-435-hum =
    Am Fuß des Masts stand eine Betonhütte ohne Tür. Wir hatten Rost erwartet. Da waren ein Stuhl, ein Gestell voller Skalen und ein Summen, so
    tief, dass wir es zuerst in den Plomben spürten. Er sendete, aber er sendete nichts: eine saubere Trägerwelle, Tag und Nacht, über die
    Front hinaus, ohne eine Stimme darauf. Vom Dach war Wasser in eines der Geräte gelaufen. In das Mikrofon hatte jemand eine Nelke aus Draht
    gesteckt. Auf dem Pult klebte ein Sendeplan, und neben jede Stunde der Woche hatte dieselbe Hand „Musik“ geschrieben, mit einem
    Fragezeichen um vier Uhr früh.
script-435-ask-send = „Das Teil tauschen, umschalten und sagen, wer wir sind.“
script-435-ask-leave = „So etwas peilen sie an. Nicht anfassen.“
script-435-message =
    Mit dem neuen Teil stellte sich ein Zeiger auf. Dann wollte niemand anfangen. { $present ->
        [one] Namen und eine Straße hatten wir uns zurechtgelegt und lasen sie vor, wie man ein Etikett liest, und hörten auf. Dann sagten
            wir doch noch, dass es geschneit habe, dass die Straßenbahn noch immer vor der Bäckerei stehe, und falls in der Hafenstadt eine
            Frau Vida zuhöre, ihr Mantel sei aufgehoben. Zum Schluss pfiffen wir etwas.
       *[other] Auf Namen und eine Straße hatten wir uns geeinigt, und einer von uns las sie vor, wie man ein Etikett liest, und hörte auf.
            Also beugte sich der Nächste vor und sagte, dass es geschneit habe, dass die Straßenbahn noch immer vor der Bäckerei stehe, und
            falls in der Hafenstadt eine Frau Vida zuhöre, ihr Mantel sei aufgehoben. Zum Schluss wurde etwas gepfiffen.
    } Es dauerte vier Minuten. Dann war die Stunde mit dem Fragezeichen vorbei, und wir steckten die Nelke zurück.

script-436 = Der Davongelaufene
script-436-runaway =
    Er hatte alles ausgezogen, was Armee war, bis auf die Hose, und stand unter dem Mast in einem gesteppten Damenmorgenrock, die Hände vom
    Körper weg. „Ich gehe“, sagte er. „Mehr ist es nicht, ich gehe nach Hause.“ Er kam von der anderen Seite, und sein Zuhause lag hinter uns.
    Drei Tage hatte er hier oben gesessen und zugesehen, wo unsere Leute ihre Posten aufstellten. Was er in den Taschen hatte, wollte er
    herzeigen; was er gesehen hatte, würde er ohnehin erzählen, wenn er sich dabei setzen dürfe. Er sah unsere Tasche an, wie man eine Uhr
    ansieht.
script-436-ask-give = „Setz dich. Erst essen, langsam. Dann reden.“
script-436-ask-turn_away = „Am Montag hast du auf uns geschossen. Dann geh.“
script-436-spoon =
    Er hatte seinen eigenen Löffel, im Stiefel. Er aß, einen Arm um die Dose, wie sie es lernen, merkte es und nahm den Arm weg. Dann erzählte
    er, was herangebracht wurde und bis wann, in welche Straße, mit Zahlen; er war Schreiber im Nachschub gewesen. Was er in den Taschen
    aufgehoben hatte, legte er auf der Stufe in eine Reihe. „Ich habe nie herausgefunden, für wen die waren“, sagte er. Er wollte nur wissen,
    ob von der Ziegelei noch die Straßenbahn fuhr. Wir sagten ihm, dass sie vor der Bäckerei stehe.
script-436-road =
    Er nickte, als hätte er uns nach dem Weg gefragt und wir hätten ihn nicht gewusst. Er raffte den Morgenrock vorn zusammen wie eine Frau auf
    nasser Straße und ging auf der Seite mit dem Zaun an uns vorbei hinunter. Er achtete darauf, uns nicht nahe zu kommen. An der Biegung
    drehte er sich um und rief, nicht laut, wir sollten die zweite Treppe meiden, da sei ein Draht gespannt. Da war ein Draht gespannt. { $present ->
        [one] Wir stiegen darüber.
       *[other] Wir stiegen einer nach dem anderen darüber.
    }

## Pages of the epilogue

script-451 = Die Gäste der Kirche
script-451-page =
    Im ersten Sommer des Friedens bekam die Kirche ein Dach, aus Wellblech, fürs Erste. Wir gingen hin, weil man uns schriftlich gebeten hatte.
    Die Gäste waren alle gekommen, von überall, wo sie jetzt wohnten, elf und noch eins, das getragen wurde. Das Laken aus der Sakristei
    lag als Tischtuch auf der langen Tafel; in der Mitte sah man noch die Reihe der Nadelstiche, und die Leute hatten sich auf die Seite
    gesetzt, auf der sie früher gewesen waren, und reichten die Schüsseln hinüber. Der Priester zählte uns und sah zum Topf. Er war runder
    geworden. Diesmal ließ er den Deckel weg. Der alte Mann mit dem Rasierpinsel, erfuhren wir, war Witwer und war es die ganze Zeit gewesen; er
    hatte für niemand Bestimmten ordentlich aussehen wollen. Das Etikett unserer Dose hatte er aufgehoben, und er las es vor statt des
    Tischgebets.

script-452 = Die Frau mit dem Ring
script-452-page =
    Sie erkannte uns, bevor wir sie erkannten. Im zweiten Jahr hatte sie einen eigenen Stand am Brunnen, und der Brunnen lief. Sie verkaufte Marmelade. „Ich habe
    sie heruntergehandelt“, sagte sie zu dem Mann neben ihr, der kaum noch Zähne hatte und mühsam aufstand, um uns die Hand zu geben, „ich hab es
    dir gesagt, und du hast es nicht geglaubt.“ Der Ring saß an ihrem Finger und ging nicht über den Knöchel, Sommer wie Winter. Sie ließ uns
    warten, bis die Kunden fort waren. Dann holte sie unter dem Tisch ein Glas hervor und hielt es gegen das Licht, damit wir die Farbe sahen.
    Renekloden. Es war der erste Baum, der wieder trug, hinter der Kaserne. Geld wollte sie dafür keines; aber das Glas, sagte sie, das wolle sie
    zurück.

script-453 = Eine Antwort
script-453-page =
    Der Brief war in drei Städten gewesen und an die Leute in der Straße bei der Bäckerei mit der Straßenbahn davor adressiert. Ein Briefträger, der
    die Stadt vor dem Krieg nicht gekannt hatte, brachte ihn zu Fuß. Er kam von einem Schiffsfunker im Ruhestand. Er lebe auf einer Insel, schrieb
    er, allein, und schlafe schlecht. Fast einen ganzen Winter lang habe er eine Trägerwelle im Kopfhörer gehabt, ohne etwas darauf, und sich
    angewöhnt, ihr Gesellschaft zu leisten. Dann sei eines Nachts eine Stimme da gewesen. Er habe alles mitgeschrieben. Er lege es bei. Eine Frau
    Vida habe er über das Hafenamt gefunden, sie werde wegen des Mantels kommen. Was die Melodie angehe, die am Schluss jemand gepfiffen habe, so
    glaube er sie zu kennen, aber wo er herkomme, gehe das Ende anders, und er hatte es uns auf fünf Linien aufgeschrieben, mit Tinte.
