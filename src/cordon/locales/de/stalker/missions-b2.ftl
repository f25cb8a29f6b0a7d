# Mission B2

mission-b2 = Die stumme Glocke
    .place = Die Kirche von Werbiwka
    .prologue = Elf Leute gingen am Sonntag zum Abendgottesdienst, und am Montag standen elf Schüsseln auf den
        Tischen, auf jeder ein Teller. Weit sind sie nicht gegangen. Sie stehen zwischen den Gräbern, mit
        alten Gewehren, ein paar Schritte voneinander, und sehen nach Osten, zum Hügel. Wenn es regnet,
        wischen sie sich das Gesicht nicht ab. Im Kirchenschiff sitzt etwas, das für sie alle horcht. Vater
        Makar hat es als Erster begriffen. Er nahm den Klöppel aus der Glocke, damit nichts anderes sie läuten
        kann, und rannte; er ist in der Sakristei, im Laden oder im Bauernhaus und öffnet keiner Stimme, die
        er kennt. Drei Schläge würden den Ruf brechen. Eine Kugel auch. Schwester Wira bittet dich, zuerst an
        das Erste zu denken. „Sie schlafen“, sagt sie. „Den meisten gebe ich seit Jahren ihre Tabletten.“
    .hints = Konzentration für alle, leise Waffen, Medizin. Die Schläfer sind Nachbarn, also zählt die Toten:
        Der vierte ist einer zu viel, danach lässt sich niemand mehr wecken. Auch die Hunde des Dorfs sind da.
        Sie kennen ihre Leute nicht mehr und gehen auf sie los wie auf euch; wen sie töten, der zählt mit.
    .objective = Brecht den Ruf: Läutet die Glocke dreimal oder tötet den Telepathen. Entscheidet über die
        Schläfer und bringt dann alle Stalker auf die Ausgangsfelder im Lagerhof. Stirbt ein Stalker, ist die
        Mission gescheitert.

# Der Auftrag, Zeile für Zeile

goal-b2-clapper = Vater Makar und den Klöppel finden, oder ohne auskommen
goal-b2-call = Den Ruf brechen
goal-b2-out = Alle zurück in den Lagerhof

# Karten

side-b2-01a = Elf Schüsseln
    .story = Wira hat dir eine Liste mitgegeben: elf Namen, und hinter jedem, was man dem Betreffenden nicht geben darf.
side-b2-02a = Ein verschlossenes Zimmer
    .story = Jemand hat die Griffe von innen zusammengebunden, mit einer Vorhangschnur, zu einer Schleife.
side-b2-02b-makar = Vater Makar
    .story = Er sitzt auf dem Boden, den Klöppel quer über den Knien wie einen kranken Hund. „Sag etwas,
        worauf die nicht kämen.“ Du sagst ihm, was eine Schachtel Patronen kostet. Er nickt und hält ihn dir
        hin.
side-b2-02b-sleepwalkers = Schlafwandler
    .story = Diese zwei sind doch aus der Nässe hereingekommen. Sie stehen da mit Hut, Gewehr bei Fuß, und
        sehen die Ostwand an, aus nächster Nähe. Du hast Zugluft hereingelassen.
side-b2-02b-beds = Gemachte Betten
    .story = Auf jedem Kissen liegt, was einer in den Taschen hatte, in einer Reihe wie vor einer Operation.
side-b2-03a = Glockenseil
    .story = Es endet in einem Knoten, den vierzig Jahre Hände blank gemacht haben. Er geht ein wenig auf und ab.
side-b2-03a-ring = Die Glocke läuten (1 Aktion, laut; der Klöppel; 3 Schläge nötig)
side-b2-03b = Drei Schläge
    .story = Beim dritten kommt Putz vom Gewölbe. In der Stille danach sagt draußen jemand mit ganz
        gewöhnlicher Stimme: „Meine Füße.“
side-b2-04a = Klöppel
    .story = Zwölf Kilo Eisen in einem Altartuch. Bei jedem Schritt will er schwingen.
side-b2-05a = Sie blinzeln
    .story = Die übrig sind, sehen auf das Gewehr hinunter und auf den Stein, auf dem sie stehen. Einer liest
        den Namen vor und sagt, den hat er gekannt. Dann warten sie, dass ihnen jemand sagt, was jetzt kommt,
        und die Einzigen, die wach sind, seid ihr.
side-b2-05a-lead =
    „Haltet euch am Mantel vor euch fest. Langsam.“ (frei; sie kommen mit; Bewegung ist ab jetzt höchstens 2)
side-b2-05a-leave = „Ihr wisst, wo ihr wohnt.“ Nicht zurücksehen. (frei; sie bleiben Gegner)
side-b2-06a = Strichliste
    .story = An Wiras Liste hängt ein Bleistift, an einem Faden. Sie hat ihn gespitzt.

# Ereignisse

event-b2-i = Keine Vögel
    .story = Die Dohlen haben den Turm verlassen. Sie sitzen an der Straße auf dem Draht, alle mit dem Rücken
        zur Kirche, wie Leute im Wartezimmer, wenn jemand weint. Was zwischen den Gräbern raschelt, sind
        Mäntel.
event-b2-ii = Summen
    .story = Es ist ein einziger Ton, und die tiefen Stimmen nehmen ihn zuerst auf. Du merkst, dass du ihn
        kennst; jemand hat dabei gebügelt. Bis dir einfällt, wer, ist Blut an deinem Kragen, und es kommt aus
        deiner Nase.
event-b2-iii = Sie drehen die Köpfe
    .story = Kein Stiefel rührt sich und keine Schulter. Nur die Köpfe kommen herum, so weit ein Kopf geht,
        und dann noch etwas weiter. Nicht dich sehen sie an. Sie sehen an, was die ganze Zeit hinter dir
        gelegen hat.
event-b2-iv = Die Melodie
    .story = Sie hat Worte, und es sind deine: die Nummer einer Wohnung, eine Tür, die klemmt. Du hast einen
        Schritt getan, ehe die Zeile zu Ende ist. Wenn du etwas anderes sagen würdest, irgendetwas, laut,
        fände sie vielleicht den Reim nicht.
event-b2-v = Kerzen
    .story = Im Kirchenschiff gehen die Kerzen an, alle zugleich, wie eine Fensterreihe, wenn der Strom
        wiederkommt. Jemand geht mit dem Opferteller durch den Mittelgang, Bank für Bank, und sieht nach, wer
        noch nicht gegeben hat.
event-b2-vi = Prozession
    .story = Sie haben sich zu zweit aufgestellt, wie zu Ostern, vorn eine Lücke, wo das Banner hingehört.
        Niemand führt. Einmal geht es um die Kirche, im alten Schritt, und dann, weil das Tor offen ist,
        weiter.
event-b2-vi-2 = Dreschen
    .story = In der Scheune drischt jemand, in gutem Tempo, und fegt dazwischen den Boden. Die Tür geht auf.
        Ein Dreschflegel kommt allein heraus, auf der Höhe von Männerhänden, hinter ihm eine Milchkanne und
        dann das Geschirr, das geht, als wäre ein Pferd darin.
event-b2-vii = Mitternacht
    .story = Die Turmuhr hat ihre Zeiger verloren und schlägt trotzdem, ein trockener Stoß im Mauerwerk.
        Zwölf. Zwischen den Schlägen hörst du deine eigene Uhr, und wie der Bleistift von der Stufe rollt.
        Wacher wirst du heute Nacht nicht.
event-b2-viii = Eine leere Bank
    .story = In der letzten Reihe hat jemand eine Mütze hingelegt, um einen Platz freizuhalten. Niemand nimmt
        ihn. Nach und nach rücken die anderen auf, ohne hinzusehen, bis die Lücke zu ist.
event-b2-ix = Morgenglocke
    .story = Es läutet einer, der es noch nie getan hat, zu schnell und dann gar nicht. Mauersegler fallen aus
        dem Turm und fangen sich. Auf der Straße drehst du dich einmal um. Die Sonne steht auf der Ostwand,
        und es ist nur die Sonne.
event-b2-r = Glocke in der Dämmerung
    .story = Vater Makar läutet eine Spur zu tief, und man kann die Uhr nach ihm stellen. Der Klang kommt über
        die Felder und kriecht unter die Dächer, sodass jede Scheune ihre eigene Glocke zu haben scheint. Du
        könntest schwören, es war die dort. Andere würden es auch schwören und sind schon unterwegs.

# Epilog

epilogue-b2-success-spared =
    Sie gehen, wie man aus einem Kino geht, jeder die Hand an einem Mantel. Am ersten Haus lässt eine Frau
    los, geht hinein, und man hört sie sagen, dass die Suppe eine Haut hat. Bis Mittag sind die Türen zu, die
    offen standen. Schwester Wira geht mit dem Thermometer von einer zur nächsten. Die nicht mehr zu wecken
    waren, liegen auf dem Friedhof, diesmal unter ihren eigenen Namen. Vater Makar hat den Klöppel selbst
    eingehängt. Jetzt läutet er jeden Tag in der Dämmerung, eine Spur zu tief, und draußen auf den Feldern
    bleiben die Leute stehen und sagen, welcher Tag ist, zur Sicherheit.
    .result = Die Schläfer von Werbiwka sind wach.
epilogue-b2-success-abandoned =
    Lange hört ihr sie hinter euch auf der Straße, ein Schlurfen, das anhält, wenn ihr anhaltet. Dann biegt es
    ab. Etwas ist ihnen wieder eingefallen, aber nicht genug: Am Morgen stehen sie auf den Feldern, eine
    Furche voneinander, und sehen ihre Hände an. Wira bringt ihnen Wasser, und auf sie wird geschossen. Im
    Dorf bleiben die Teller auf den Schüsseln. Der Älteste zahlt euch am Tor und bittet euch nicht herein. Das
    Geld hat er in eine Schüssel gelegt.
    .result = Der Ruf ist gebrochen. Die Schläfer blieben, wo sie standen.
epilogue-b2-success-killed =
    Es ist sehr still, und ihr habt es so still gemacht. Wiras Liste ist zu ihr zurückgekommen, mit euren
    Bleistiftstrichen. Sie liest sie auf der Straße, die Brille ins Haar geschoben. Halyna hat gepackt. Die
    Töpfe lässt sie da, es ist niemand mehr, für den man kocht. Sie zahlen euch einen Teil von dem, was
    ausgemacht war. Oben auf dem Friedhof gräbt Vater Makar; dazu hat er den Talar ausgezogen und über ein
    Kreuz gehängt, und von der Straße sieht er aus wie noch einer von ihnen, das Gesicht nach Osten.
    .result = Der Ruf ist gebrochen, und es ist niemand mehr da, den man wecken könnte.
epilogue-b2-failure =
    Auf der Suppe ist Pelz gewachsen, und noch immer will niemand die Schüsseln ausleeren. Auf dem Friedhof
    stehen sie wie zuvor. Es sind mehr geworden, oder sie haben sich anders verteilt; eins der Gewehre ist
    eures. Vater Makar ist wieder umgezogen. Im Laden war Licht, und später in der Sakristei. Bei günstigem
    Wind hört man ihn nachts den Klöppel auf den Boden schlagen: eins, zwei. Bis drei kommt er nicht.
    .result = Der Ruf hält.
epilogue-b2-given-up =
    Werbiwka isst bei geschlossenen Läden, die Stühle nach Westen gedreht. Wer summt, ist gebeten worden, es
    zu lassen. Sonntags hält der Älteste den Gottesdienst von einem Karren aus, weit außer Sicht des Turms.
    Die elf sind noch da; es schneit auf sie und taut. Schwester Wira bringt ihnen keine Tabletten mehr. Die
    leeren Flaschen hat sie an der Straße in den Boden gegraben, den Hals nach unten, damit man nachts am
    Klang hört, wie weit man gehen kann.
    .result = Niemand hat die Glocke geläutet.
