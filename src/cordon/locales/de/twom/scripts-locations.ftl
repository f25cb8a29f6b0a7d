# Coming back to a place: second and third visits to the 18 locations, and what follows from them at home.
# { $them } is the name of a person of the group.

## L01 Empty flats

script-1001 = Die zweite Tasse
script-1001-cups =
    Der Perlenvorhang war zur Seite gebunden wie zuvor, und auf der Zeitung standen zwei Tassen. Für die zweite war er
    ans andere Ende des Viertels gegangen. „Für alle Fälle“, sagte er. Er hieß Bogdan, war Korrektor gewesen und
    entschuldigte sich, dass der Kessel nur noch warm sei: Den Rest spare er für seine Schwester auf. Sie wohnte im
    Aufgang gegenüber, im dritten Stock. Seit neun Tagen war er nicht mehr über den Hof gegangen, weil sich oben auf dem
    Wasserturm etwas für den Hof zu interessieren begann. Er hatte sich angewöhnt, den Kessel mittags an die Lücke
    zwischen den Matratzen zu halten, damit sie ihn sah.
script-1001-ask-carry = „Geben Sie her. Wir bringen ihn rüber, solange er warm ist.“
script-1001-ask-oven = „Hunger haben wir, Herr Bogdan. Was ist im Backofen?“
script-1001-ask-leave = „Trinken Sie ihn selbst. Sie sehen aus, als hätten Sie es nötig.“
script-1001-yard =
    Wir krochen auf dem Bauch hinter einer Reihe Mülltonnen entlang und schoben den Kessel vor uns her, die Tülle mit
    einem Lappen verstopft. Nichts geschah. Die Schwester öffnete mit Hut. Sie goss eine Tasse ein, trank sie im Stehen,
    ging dann mit dem Kessel an ihre eigene Lücke zwischen ihren eigenen Matratzen und hielt ihn hoch. Drüben zeigte
    sich nach einem Augenblick eine Hand, die Innenfläche zu uns, und verschwand wieder. „Bis heute Abend will er ihn
    zurück“, sagte sie. „Er macht sich Sorgen wegen dem Kalk.“ Wir brachten ihm den Kessel auf demselben Weg heim, leer,
    und er wog viel weniger.
script-1001-hungry =
    Er machte den Backofen sofort auf, als hätte er selbst daran denken müssen. Er gab uns, was da war, und stand, die
    Hand auf der warmen Emaille der Klappe, während wir packten. „Das macht gar nichts“, sagte er. „Ich bin selten zu
    Hause.“ Ganz unten lag noch eine Papiertüte mit einem Namen in Großbuchstaben, dem der Schwester; die schob er mit
    einem Finger nach hinten und schloss die Klappe. Eine der Tassen hatte einen Sprung. Die, fiel uns auf, hatte er uns
    auch beim ersten Mal gegeben und den Sprung weggedreht.
script-1001-note =
    Seither war jemand da gewesen. Der Kessel war diesmal kalt und stand auf dem Deckel einer Keksdose, und an den Griff
    war mit dem Schnürsenkel vom Vorhang ein Zettel gebunden, in feiner kleiner Schrift, jedes Komma an seinem Platz.
    „An den, der hier war. Wenn Ihnen kalt ist, liegt in der Badewanne, unter den Deckeln, ein zweiter Pullover. Wenn
    Sie Böses im Sinn haben, bitte ich um Eile, da ich leicht ermüde. Die Tasse bitte ausspülen. B.“ Ein Ring auf dem
    Sims zeigte, wo bis vor Kurzem eine Tasse gestanden hatte. Der Fluss im Kreuzworträtsel war noch nicht gefunden.
script-1001-reply-gift = „Wir legen etwas unter den Deckel. Dann weiß er es.“
script-1001-reply-take = „Ein Kessel, das sind zwei gute Stücke Blech.“
script-1001-reply-leave = „Spül die Tasse aus, und dann weiter.“
script-1001-lid =
    Das Aussuchen dauerte, denn es musste klein genug für den Kessel sein und mehr, als wir entbehren konnten, ohne es
    zu merken. Wir setzten den Deckel auf. Dann standen wir davor wie Leute, die eine Münze in einen Automaten geworfen
    haben. { $present ->
        [one] Wir drehten den Zettel um und schrieben in Druckbuchstaben auf die Rückseite, wo wir wohnten, und fanden
            das ein paar Straßen lang dumm und dann nicht mehr.
       *[other] Jemand von uns drehte den Zettel um und schrieb in Druckbuchstaben auf die Rückseite, wo wir wohnten,
            jemand anders fand das dumm, und ein paar Straßen lang hatten beide recht.
    } Die Tasse spülten wir mit Schnee. Zum Abtrocknen gab es nur das Kreuzworträtsel.
script-1001-spout =
    Die Tülle ging mit dem Absatz ab, der Boden mit dem Meißel, und den Griff schraubten wir los. Unter dem Schwarz war
    Kupfer. Der Zettel wurde dabei nass. { $present ->
        [one] Wir lasen ihn noch einmal, die Stelle mit dem Pullover, und gingen nachsehen,
       *[other] Jemand von uns las ihn noch einmal, die Stelle mit dem Pullover, und ging nachsehen,
    } und unter den Deckeln in der Badewanne lag wirklich ein Pullover, braun, an beiden Ellbogen mit einem anderen
    Braun gestopft. Den nahmen wir nicht. Er war zusammengelegt, die Ärmel vorn gekreuzt, wie man es in Geschäften
    macht.

script-1002 = Pfeile
script-1002-arrows =
    Auf dem zweiten Absatz war mit Kreide ein Pfeil gemalt, in Kniehöhe, wo ihn nur sieht, wer kriecht. An der Biegung
    noch einer. Sie führten am Perlenvorhang vorbei, auf einer flach gelegten Tür über ein Loch, hinunter, durch einen
    Kohlenkeller, und jeder war so gesetzt, dass kein Fenster auf ihn sah. Am letzten hing ein Schlüssel mit einem
    Kofferanhänger: „Bin zu Jelena gezogen, die nichts davon hören will, dass ich in meinem Alter allein wohne. Sie
    selbst ist achtundsiebzig. Die Wohnung steht Ihnen zur Verfügung. Vorsicht mit dem Regal. Ich habe Ihnen dagelassen,
    was keine Reise verträgt. B.“
script-1002-nails =
    Von innen war eine Schranktür quer vor die Küche genagelt, unten mit einem Spalt, nicht höher als eine Hand. Durch
    die Ritze sah man, wenn man wusste, wohin, den Platz des Kessels auf dem Sims und einen braunen Ärmel. Auf das Holz
    hatte er eine Liste geschrieben. Sie begann in der feinen kleinen Schrift mit „Es fehlen:“, und dann kam, was hier
    weggekommen war, mit den Mengen, wie die Errata hinten in einem Buch. Keine Bemerkung. Hinter der Tür atmete jemand
    durch den Mund, damit es leiser war.
script-1002-ask-food = „Schieb ihm was durch den Spalt. Was Ganzes.“
script-1002-ask-pry = „Das ist gute Kiefer. Setz das Eisen an.“
script-1002-ask-leave = „Unsere Schritte kennt er inzwischen. Leise jetzt.“
script-1002-gap =
    Es schabte unter der Tür durch. Eine Weile war sonst nichts zu hören. Dann Papier; er drehte es offenbar um, ob ein
    Name darauf stand. Ein Bleistift kam durch den Spalt und nach dem Bleistift zwei Finger, die sich am Holz entlang
    bis zu der Liste tasteten und einen Posten durchstrichen, recht gerade dafür, dass er nichts sah. Die Finger blieben
    noch einen Augenblick auf der Kante liegen, wie man eine Hand auf einem Ladentisch lässt.
script-1002-nailed =
    Jeder Nagel schrie beim Herausziehen. Er rief uns nichts zu, und er hielt auch nicht dagegen. Als es nichts mehr
    gab, woran man sich lehnen konnte, kam er heraus, an uns vorbei, den Pullover an und eine zusammengerollte Zeitung
    unter dem Arm, und sagte auf der Treppe „Verzeihung“. Wir sahen ihn aufrecht über den Hof gehen, ohne Eile, als
    hätte es geregnet und gerade aufgehört. Er kam drüben an. Wir hatten die Bretter.
script-1002-paper =
    Die Matratzen waren fort und der Kessel auch, und aus der Küche war ein Zimmer mit Wetter geworden. Auf dem Sims lag
    die Zeitung, mit der Tasse beschwert. Das Kreuzworträtsel war gelöst. In die sieben Kästchen hatte er LOISACH
    geschrieben, erst mit Bleistift, dann mit Tinte bestätigt, und darunter hatte er aufgestellt, was ihm in diesem Jahr
    Freude gemacht hatte. Die Aufstellung war kurz, und wir kamen darin vor, unter „Gesellschaft (mutmaßlich)“. In der
    Tasse, mit einer Untertasse gegen die Feuchtigkeit, hatte er uns den Rest eines Päckchens gelassen.

script-1003 = Ein Schlitten auf der Treppe
script-1003-sledge =
    Zwei Frauen zogen im mittleren Block einen Schlitten die Treppe hinauf. Er war aus einer Schranktür auf Bettlatten
    und trug das Wasser für das ganze Haus, in allem, was Wasser hält: Kannen, Stiefeln, einer Tuba. Auf jedem Absatz
    hielten sie an, damit sich die Pegel beruhigten. Vorn hatten sie wegen der Kurven eine Fahrradklingel angebunden.
    „Wenn ihr hinaufwollt“, sagte die hintere, die das Gewicht hatte, „könnt ihr hier die Schulter ansetzen. Wenn ihr
    hinunterwollt, müsst ihr warten; rückwärts kann er nicht.“ Die Tuba war randvoll und ganz ruhig.
script-1003-asked =
    Zwei Frauen zogen einen Schlitten die Treppe hinauf, beladen mit Wasser in Kannen und Stiefeln und einer Tuba. Auf
    dem Absatz waren sie auf eine dritte gestoßen, in Pantoffeln, ein Lineal in der Hand, und es gab Streit. Die
    Hausordnung verbot Schlitten. Aber es gab eine Vereinbarung, von allen Parteien unterschrieben, mit Bedingungen; sie
    stand im Hausbuch, und das Hausbuch war von seiner Ablage verschwunden. „Gelaufen kann es nicht sein“, sagte die in
    den Pantoffeln. Sie sah uns an. So habe sie jeden angesehen, sagte sie, seit dem Tag, an dem es weg war.
script-1003-answer-return = „Es ist unter unsere Sachen geraten. Hier. Es ist alles drin.“
script-1003-answer-haul = „Wir fassen mal mit an, solange Sie das klären.“
script-1003-answer-silent = „Wir wohnen hier nicht.“ An der Tuba vorbeidrücken.
script-1003-ask-haul = „Rückt ein Stück. Welcher Stock?“
script-1003-ask-leave = „Wir warten.“ An die Wand stellen und ihn vorbeilassen.
script-1003-clause =
    Die Hausmeisterin fand die Seite ohne Brille. Sie las sie vom Geländer herunter vor: Schlitten waren erlaubt vom
    ersten Dezember bis zum Ende des Schnees, sofern sie nicht tropften. Das Tropfen war es, was sie nun untersuchten,
    alle drei, die Kerze dicht am Boden. Es wurde als vertretbar befunden. Für unsere Mühe bekamen wir einen Stiefel
    Wasser und mussten unter den anderen unterschreiben, mit Datum, und unter „Stockwerk“ schrieb sie nach einigem
    Nachdenken „zu Besuch“.
script-1003-landing =
    Es waren fünf Stockwerke, und auf jedem kam jemand mit einem Eimer heraus und wusste genau, welche Kanne die
    richtige war. Die Tuba war für einen alten Mann ganz oben. Er kippte sie selbst über einem Waschzuber aus, Ventil um
    Ventil, und als der Rest herauslief, gab sie einen langen tiefen Ton von sich; er hatte sie auf den Flussdampfern
    gespielt. Ohne unseren Anteil ließ er uns nicht gehen. Als wir wieder unten waren, hatte der Schnee unsere Spuren
    gefüllt, und die beiden Frauen zogen gerade los, die leeren Stiefel zusammengebunden um den Hals.
script-1003-stairs =
    Wir drückten uns vorbei, die Taschen an der Wand. Die in den Pantoffeln hielt ihr Lineal quer, so dass wir uns
    bücken mussten. „Wer es hat“, sagte sie in die Luft über uns, „braucht nicht zu unterschreiben. Man kann es nachts
    auf die Ablage zurücklegen.“ An der Haustür war die Ablage, sauber gewischt, und darüber im Staub der Wand ein
    Quadrat. Einen Kerzenstummel hatte sie hingestellt und zwei Streichhölzer. Es war doch nur ein Hausbuch; die Hälfte
    der Seiten war schon, eine nach der anderen, unter unseren Topf gegangen.

script-1004 = Besuch von Herrn Bogdan
script-1004-river =
    Um die Stunde, in der wir den Ofen anmachten, klopfte es dreimal an die Tür, Metall auf Metall. Draußen stand Herr
    Bogdan in beiden Mänteln und hielt mit zwei Händen den Kessel vor sich. Er war voll. Er hatte ihn vom anderen Ende
    des Viertels hergetragen, gekocht und zugedeckt, damit es als richtiger Besuch galt. „Es war die Loisach“, sagte er.
    „Jelena hatte sie in einer Minute, sie ist dort gewesen.“ Dann sah er, dass wir gerade essen wollten, und begann
    nach einem Platz für den Kessel zu suchen, als wäre er nur deswegen gekommen.
script-1004-ask-supper = „Hier ist Platz. Setzen Sie sich, mit beiden Mänteln.“
script-1004-ask-fire = „Wärmen Sie sich wenigstens die Hände, bevor Sie gehen.“
script-1004-table =
    Er aß mit großer Aufmerksamkeit und las uns das Etikett der Dose vor, in dem zwei Fehler waren. Später erzählte er
    von der Zeitung und wie sie in der letzten Nacht eine ganze Seite Kleinanzeigen gesetzt hatten, damit von niemandem
    eine liegen blieb. Ein paar konnte er auswendig: ein Kinderwagen, wie neu; Herrenschlittschuhe. Als er ging, blieb
    der Kessel da. Er werde ihn holen kommen müssen, stellte er fest. Wir standen in der Tür, bis er um die Ecke war,
    und { $present ->
        [one] vor dem Einschlafen sagten wir immer noch „Herrenschlittschuhe“, zu niemandem
       *[other] vor dem Einschlafen sagte immer noch jemand „Herrenschlittschuhe“
    }.
script-1004-step =
    Er wärmte sie von vorn und von hinten und wendete sie wie Toast. Er lobte das Ofenrohr. Niemand erwähnte den Topf,
    und er hielt das Gesicht so sorgfältig davon weg, dass er gegen den Tisch stieß. Als er das Wasser in unsere Kanne
    gegossen hatte, schüttelte er die letzten Tropfen in die Asche, und sie zischten, und er sagte: „Na dann.“ Vom
    Fenster aus sahen wir ihn gehen, den Kessel unter dem Arm, die Tülle nach hinten.

script-1005 = Auf der Stufe
script-1005-lids =
    Auf unserer Stufe lag eine Reihe Topfdeckel, vom größten bis zum kleinsten, wie man Trittsteine legt, und der
    kleinste lag der Tür am nächsten. Darunter war eine rote Rübe. Unter dem nächsten ein wenig Zucker in einer Seite
    aus einem Namenslexikon, zwischen Hildegard und Hippolyt. Unter den anderen war nichts, wir sahen unter jedem nach.
    „Er wollte wohl, dass es eine anständige Reihe wird“, { $present ->
        [one] sagten wir
       *[other] sagte jemand von uns
    }. Im Schnee waren die Abdrücke von einem Paar Galoschen, hin und zurück, und dazwischen die zwei runden Stellen von
    den Knien.

script-1006 = Die vierte Stufe
script-1006-board =
    Auf dem Weg nach oben { $present ->
        [one] blieben wir mit einem Fuß in der Luft stehen
       *[other] blieb jemand von uns mit einem Fuß in der Luft stehen
    }. Auf der Stufe war ein Kreidezeichen, klein, ein Korrekturzeichen, die Schlaufe, mit der man einen Buchstaben
    streicht. Wir hatten den alten Mann gesehen, wie er es an den Rand seiner Zeitung setzte. Die Stufe darunter
    federte. Die siebte auch, und auch die hatte ihre Schlaufe, und auf dem Absatz war jedes dritte Brett gestrichen.
    Wir gingen von einem zum anderen, wo er es erlaubte, wie Leute, die über einen Bach steigen. Sogar das Geländer
    hatte er korrigiert: Neben einen losen Stab hatte er ein Fragezeichen gesetzt.

script-1009 = Fahnen
script-1009-page =
    Die erste Zeitung nach dem Krieg hatte vier Seiten und kam samstags heraus. Wir kauften sie bei einem Jungen an der
    Haltestelle, und auf der letzten Seite war ein Kreuzworträtsel, und darunter stand klein, wer die Fahnen gelesen
    hatte. Er war damals achtzig. Im Herbst besuchten wir ihn, im dritten Stock, und es war Jelena, die aufmachte, mit
    Hut. Das Fenster hatten sie wieder einsetzen lassen. Den Tee goss er selbst ein, aus jenem Kessel, der nun eine
    Beule hatte, und jeder von beiden schob sie auf den anderen. Es gab zwei Tassen für sie und { $present ->
        [one] eine für uns, keine wie die andere und keine mit Sprung
       *[other] für jeden von uns eine, keine wie die andere und keine mit Sprung
    }. Er war das ganze Viertel danach abgegangen. Bevor wir gingen, zeigte er uns die Kleinanzeigen, auf die er am
    stolzesten war. Für die Schlittschuhe hatte sich ein Herr gefunden.

## L02 Corner shop

script-1011 = Was ausstand
script-1011-receipt =
    Hinter dem Tresen kniete eine Frau, den Arm bis zur Schulter in der Kasse. In der anderen Hand hielt sie eine halbe
    Quittung. Das Mehl hatte sie mitgebracht, zwei Kilo, auf einem Puppenschlitten, in ein Tuch gewickelt wie ein
    Säugling; seit Ostern hatte sie es zusammengetragen. „Jederzeit, hat er gesagt“, erzählte sie uns. „Ich kann
    jederzeit kommen, dann hat er sie bereit.“ Seine Hälfte hatte sie inzwischen gefunden. Sie legte die beiden auf dem
    Holz nebeneinander, und sie passten, und sie tastete weiter in der Schublade herum.
script-1011-answer-give = „Die gehören Ihnen. Wir haben sie herausgenommen, bevor es ein anderer tut.“
script-1011-answer-promise = „Sie sind in Sicherheit, aber zu Hause. Wo wohnen Sie denn?“
script-1011-answer-deny = „Als wir kamen, war nichts darin.“
script-1011-flour =
    Sie fragte nicht, wie wir dazu gekommen waren. Sie steckte sie auf der Stelle an und tastete nach den Löchern; eines
    war fast zugewachsen und musste überredet werden. Dann bestand sie auf dem Mehl. Pfand sei Pfand; wenn sie das eine
    nehme und das andere behalte, könne sie nie wieder hier hereinkommen. Also wurde das Mehl nach Augenmaß in das
    gefüllt, was wir dabeihatten, und der Puppenschlitten fuhr leer nach Hause. Quer über beide Hälften der Quittung
    schrieb sie „erledigt“ und bat uns, für den Laden zu unterschreiben.
script-1011-street =
    { $present ->
        [one] Sie sah uns erst in das eine Auge und dann in das andere, um zu sehen, welches log.
       *[other] Sie sah von einem zum anderen, um zu sehen, wer von uns log.
    } Dann nannte sie uns Straße und Stockwerk, aber sie komme lieber zu uns, sagte sie; das Laufen sei sie gewohnt, und
    die Schulden habe schließlich sie. Wir sagten ihr, wohin. Sie band das Tuch wieder um das Mehl, mit einem doppelten
    Knoten. In der Tür drehte sie sich um und fragte, ob sie noch beisammen seien, alle beide, in dem Zuckerpapier. Wir
    sagten ja und versuchten uns zu erinnern.
script-1011-halves =
    „Nein“, sagte sie. „Nein, natürlich nicht.“ Sie zog den Arm aus der Schublade und streifte den Ärmel herunter. Zur
    Tür musste sie an uns vorbei, und wir traten weiter zurück, als nötig war. Eine Kufe des Schlittens quietschte; wir
    hörten sie bis zur Haltestelle und noch ein Stück darüber hinaus. Die beiden Hälften der Quittung hatte sie auf dem
    Tresen gelassen, nebeneinander, Kante an Kante.
script-1011-dog =
    Hinter dem Tresen lag ein Hund, auf der Gummimatte, auf der sonst der Händler gestanden hatte. Er war braun und
    hatte ein weißes Ohr. Er machte ein Auge auf, sah, dass wir es nicht waren, und machte es wieder zu. Der Händler
    musste an ihm gehangen haben: Auf die Rückseiten der Kassenrollen, bei der Schublade, hatte er ihn gezeichnet, an
    elf verschiedenen Tagen, an der Haltestelle, unter der Kastanie. Damals war es ein dickerer Hund. Sonst war der
    Laden kahl bis auf den Tresen, gute Buche, an einer Ecke etwas angenagt.
script-1011-ask-feed = „Der hat hier sein Leben lang jeden Tag etwas bekommen.“
script-1011-ask-planks = „Buche brennt die ganze Nacht. Scheuch ihn von der Matte.“
script-1011-ask-leave = „Soll er den Laden hüten.“
script-1011-bowl =
    Er fraß aus dem Dosendeckel, ohne den Kopf zu heben, und als er fertig war, trug er den Deckel unter das Fenster, wo
    früher wohl ein Napf gestanden hatte, und legte ihn dort ab. Dann gab er die Pfote. Niemand hatte ihn darum gebeten.
    { $present ->
        [one] So ein Tier ist ein Maul mehr; das wurde laut gesagt, und danach saßen wir noch eine ganze Weile auf der
            Matte.
       *[other] So ein Tier ist ein Maul mehr, sagte jemand von uns, und dieser Jemand stand zuletzt von der Matte auf.
    }
    Er brachte uns zur Tür und setzte sich auf die Schwelle, nach innen, wie auf den meisten Zeichnungen.
script-1011-counter =
    Der Hund legte sich in die Ecke, das Kinn auf den Pfoten, und sah zu, wie wir den Tresen auseinandernahmen. In die
    Platte war ein Messinglineal eingelassen, zum Abmessen von Band. Die Front war getäfelt. Was gut gebaut ist, geht
    nicht leise kaputt, und eine brauchbare Säge hatten wir nicht, also nahmen wir am Ende die Füße. Als wir es in
    Stücken hatten, die sich tragen ließen, stand der Hund auf, drehte sich zweimal auf der Matte, die jetzt mitten auf
    einem leeren Boden lag, und ließ sich mit Blick zur Straße nieder.

script-1012 = Geöffnet
script-1012-ledge =
    Quer durch das Ladenfenster lag ein Brett, und auf dem Brett lag Ware. Es war wenig, alles eine Handbreit
    auseinander, und jedes Stück hatte seinen Preis auf einem Kärtchen. Dahinter stand die Frau mit den Ohrringen. Vor
    dem Tauwetter komme er nicht zurück, sie habe Nachricht; bis dahin müsse jemand hier sein, denn die Leute gingen
    vorbei und schauten herein. Sie erkannte uns. „Für Sie ohne Aufschlag“, sagte sie. Hinter ihr, wo in einem Laden die
    Konzession hängt, hingen die beiden Hälften der Quittung, auf einen Karton geklebt.
script-1012-window =
    Quer durch das Fenster lag ein Brett mit Ware, und dahinter stand die Frau mit dem Puppenschlitten. Ohrringe trug
    sie nicht. Vor uns bediente sie einen alten Mann und wog sein Salz zweimal ab, um genau zu sein. Dann waren wir
    dran, und sie faltete die Hände. „Für Sie das Doppelte“, sagte sie. „Ich glaube, Sie wissen es.“ Sie hob die Stimme
    nicht, und der alte Mann blieb mit seinem Salz stehen, weil es drinnen wärmer war. An der Wand hinter ihr hing,
    aufgeklebt, die Quittung.
script-1012-ask-double = „Dann das Doppelte.“ Zahlen und nichts sagen.
script-1012-ask-leave = „Es gibt andere Läden.“ Gehen, obwohl es keine gibt.
script-1012-hatch =
    Sie nahm es, besah es von beiden Seiten und holte unter dem Brett etwas hervor, das nicht ausgelegen hatte. Es war
    besser als das, was auslag. Sie packte es auch ordentlich ein, die Enden eingeschlagen. Der alte Mann fragte, was
    wir dafür bekommen hätten, er hätte geschworen, es sei weniger wert, und sie sagte ihm, wir seien alte Kunden. Dann
    wünschte sie uns einen guten Abend, wie es sich gehört, und drückte mit dem Daumen die Glocke der Kasse.
script-1012-sign =
    Im Fenster hatte jemand eine Tür auf zwei Fässer gelegt und handelte darüber: ein dünner junger Mann, der für alles
    einen Preis im Kopf hatte und auf der Ware keinen. Er passe nur auf, sagte er, für den Besitzer. Welchen Besitzer,
    fragten wir. Er wies mit dem Kinn hin, und auf der Gummimatte, auf einem eigenen gefalteten Sack, lag ein brauner
    Hund mit einem weißen Ohr. „Der war beim Laden dabei“, sagte er. „Mir wurde gesagt: Du fütterst ihn, dann kannst du
    bleiben.“ Er wurde schon dick. Auf alles schlug der junge Mann zwei auf, für das Fleisch.

script-1013 = Der Rotstift
script-1013-red =
    Im Licht einer Fahrradlampe rechnete ein Junge von etwa vierzehn ein Händlerheft zusammen. Er tat es laut. Er komme
    mittwochs, sagte er uns, wie immer; er sei Lehrling bei dem Buchhalter, der die Bücher der ganzen Straße mache, und
    der Buchhalter sei im Krankenhaus, also müsse es jemand tun. Alles, was falsch war, war rot. Die Ware durfte er
    nicht anrühren. „Zwei zum Zählen und einer zum Schreiben, so soll es sein“, sagte er, „mit Zeugen“, und er sah uns
    über die Lampe hinweg mit einer Art Gier an.
script-1013-ask-count = „Wir zählen. Du schreibst.“
script-1013-ask-leave = „Schreib, dass wir da waren und nichts angerührt haben.“
script-1013-sums =
    Wir riefen die Fächer aus, und er schrieb. Schätzen ließ er uns nicht; jede Tüte musste herunter und auf die Waage,
    auch wenn sie versiegelt war, auch wenn es daraufstand. Am Ende stimmte es bis auf eine Schachtel Streichhölzer, und
    die Streichhölzer fand er, in der eigenen Tasche. Er wurde so rot wie sein Stift. Einem Zeugen stehe eine Gebühr zu,
    sagte er, als er sich gefasst hatte. Das sei festgelegt. Auch das trug er ein, zog einen Doppelstrich darunter und
    saß da und sah die Seite an.
script-1013-short =
    Im Licht einer Fahrradlampe ging ein Junge von etwa vierzehn das Heft zum dritten Mal durch. „Es fehlt was“, sagte
    er, ohne aufzusehen. „Es hat noch nie was gefehlt.“ Er war Lehrling beim Buchhalter der Straße, er kam mittwochs,
    und im ganzen Krieg, mit allen möglichen Leuten daran, war dieses Heft aufgegangen. Er hatte die Dosen zur Seite
    geschoben und die Stelle gefunden. Im Staub war ein Ring. Den hatte er rot eingekreist, direkt auf dem Brett, und
    ein Fragezeichen danebengesetzt.
script-1013-answer-own = „Das waren wir. Schreib es jetzt hin, wir zahlen jetzt.“
script-1013-answer-silent = „Hier gehen viele ein und aus, Junge. Das findest du nie raus.“
script-1013-line =
    Er trug es sofort ein, mit dem Datum, das es hätte haben sollen, und dann mit dem von heute, und hielt uns den Stift
    zum Unterschreiben hin. Zu sagen hatte er nichts dazu, so oder so. Er rechnete. Als er unten ankam, seufzte er fast
    und zeigte es uns, beide Spalten, wie man ein schlafendes Kind zeigt. Mit dem Ärmel wischte er das Rot vom Brett,
    aber es war in die Maserung gezogen, und man sah noch, wo die Frage gewesen war.
script-1013-over =
    Darüber dachte er nach. „Nein“, sagte er, „aber dann muss es irgendwem gehören.“ Und er trug es als seines ein: zwei
    Dosen und den Namen, Emil, und was er bringen würde. Er hatte eine sehr runde Schrift. Bringen würde er, wie es
    aussah, seine halben Donnerstage. Damit ging es auf, und er klappte das Heft zu, steckte den Stift hinter das Ohr
    und leuchtete uns mit der Lampe bis über die Stufe.
script-1013-change =
    Im Licht einer Fahrradlampe prüfte ein Junge von etwa vierzehn das Heft. „Sind Sie das, aus dieser Straße?“, fragte
    er und drehte es um; und da war unsere Zeile, mit dem hinterher dazugezwängten Datum. Er hatte gehofft, dass wir
    kämen. Wir hatten zu niedrig angesetzt, was wir dagelassen hatten. Er habe nachgeschlagen. In Rot war neben unserem
    Eintrag die Differenz vermerkt, und sie ließ ihm seit Tagen keine Ruhe, denn ein Laden darf nicht reicher sein, als
    er erklären kann. Es lag in einer Tüte bereit. Wir mussten es vor ihm nachzählen und unterschreiben.

script-1014 = Besuch vor Tag
script-1014-caller =
    Sie war vor dem Hellwerden losgegangen, um uns anzutreffen. Sie stand auf der Stufe, hinter sich an der Schnur den
    Puppenschlitten, darauf das Mehl im Tuch mit dem doppelten Knoten, und auf ihrem Kopftuch lag ein Streifen Schnee.
    „Ich bin die mit der Quittung“, sagte sie. Hereinkommen wollte sie nicht, wegen der Stiefel. Von der Tür aus sah sie
    unser ganzes Zimmer und alles, was wir darin hatten, und sah stattdessen auf den Boden und wartete, eine Hand schon
    am Ohr.
script-1014-ask-give = „Warten Sie. Hier sind sie. Beide, in ihrem Papier.“
script-1014-ask-sold = „Es tut uns leid. Sie sind weg. Es musste sein.“
script-1014-ears =
    Sie steckte sie ohne Spiegel an, in unserer Tür. Dann löste sie den Knoten mit den Zähnen. Wir hatten gedacht, sie
    gebe uns etwas davon, aber es war, wie sie gesagt hatte: zwei Kilo, geschuldet, und hier waren sie. Noch in
    derselben Nacht backten wir auf der Herdplatte flache Dinger mit Löchern und verbrannten das erste. Endlich einmal
    roch das ganze Zimmer nach etwas, das gleich fertig ist. Die Kufe des Schlittens hatte die ganze Straße herauf
    gequietscht, und hinunter tat sie es nicht; { $present ->
        [one] an einem Messer war noch ein wenig Fett gewesen
       *[other] jemand von uns hatte noch ein wenig Fett am Messer gehabt
    }.
script-1014-gone =
    „Es musste sein“, sagte sie und nickte. Man sah, dass sie wusste, was das ist. Sie fragte nur, an wen sie gegangen
    seien, vielleicht nehme der ja Mehl. { $present ->
        [one] Wir hatten keine Antwort bereit.
       *[other] Keiner von uns hatte eine Antwort bereit.
    } Auf der schmalen Stufe wendete sie den Schlitten, indem sie ihn mitsamt der Last anhob. Dann dankte sie uns, dass
    wir sie so lange behalten hatten, wie wir konnten. Sie meinte es ganz einfach so, und wir saßen noch eine ganze
    Weile bei offener Tür.

script-1015 = Das weiße Ohr
script-1015-growl =
    Schritte kamen am Laden entlang und wurden langsamer. Bevor wir wussten, was tun, kam von der Matte hinter dem
    Tresen ein Knurren, tief, kaum lauter als ein Stuhl; dann ging der Hund zur Schwelle vor und setzte sich dort hin,
    das weiße Ohr aufgestellt, gut sichtbar, wie auf den Zeichnungen. Die Schritte überlegten. „Da ist der Hund wieder“,
    sagte eine Stimme. „Dann ist zu.“ Sie gingen weiter, an den Gleisen entlang. Er blieb sitzen, bis sie um die Ecke
    waren, und danach kam er zurück und schob uns mit der Nase einen Dosendeckel über den Boden.

## L03 Outpatient clinic

script-1020 = Der Handschuh an der Klinke
script-1020-glove =
    Als wir den Riegel wegnahmen, hing an der Klinke ein Handschuh, ein grauer, gestrickter für die linke Hand, die
    Finger ausgestopft. Es sah aus, als hätte uns jemand die Hand geben wollen und wäre abgerufen worden. In jedem
    Finger steckte ein Röllchen Zeitung und in jedem Röllchen zwei Tabletten. Im Daumen steckte ein Zettel. „Von der
    Ecke bis zu eurer Tür neunzehn Schritte. Eine morgens, eine abends, mit Essen, falls ihr welches habt. Handschuh
    zurückbringen.“ Der Morgen und der Abend waren auch gemalt, eine Sonne und eine Lampe.

script-1021 = Sechsundzwanzig
script-1021-pulse =
    Diesmal mussten wir nicht nach ihr tasten; wir hörten das Zählen schon von der Treppe, und es ging bis
    sechsundzwanzig. Im Flur standen mehr Betten, und einige davon waren Türen. „Ihr seid das“, sagte sie, obwohl
    niemand etwas gesagt hatte. „Das gesunde Handgelenk.“ Vor einer Stunde war ein Mann gebracht worden, mit seiner
    Hand, und es musste jetzt gemacht werden, und was sie brauche, sei kein Licht, sagte sie; sie brauche jemanden, an
    dem er sich dabei festhalten könne. Auf dem Sims hinter ihr lagen in einer Reihe alle ihre aufgerollten Binden, grau
    auf grau.
script-1021-orderly =
    Wir hörten das Zählen von der Treppe. Es war allerdings eine Männerstimme, sie ging bis sechsundzwanzig und zählte,
    als läse sie eine Ersatzteilliste vor. Er war als Patient gekommen, er hätte uns einen Vergaser erklären können;
    jetzt war er der Pfleger. „Vorsicht beim dritten“, sagte er, „das ist eine Tür.“ Die Schwester kniete am vierten,
    darin lag ein Mann mit seiner Hand, und es musste gemacht werden. Jemand sollte die andere halten. Auf dem Sims
    lagen in einer Reihe ihre Binden, aufgerollt, { $present ->
        [one] in Reichweite
       *[other] für jeden von uns in Reichweite
    }.
script-1021-ask-hold = „Er kann meine haben. Wo soll ich hin?“
script-1021-ask-take = Nichts sagen. Es ist dunkel, und der Sims ist am Ellbogen.
script-1021-ask-leave = „Wir wären nur im Weg.“
script-1021-held =
    { $them } kniete sich zwischen die Betten und gab ihm eine Hand, und er fasste sie am Gelenk, wie man in der
    Straßenbahn nach dem Riemen greift. „Reden“, sagte die Schwester. Aus irgendeinem Grund wurde es der Weg ins
    Strandbad: welche Bahn und wo man umsteigt, wie heiß das Geländer ist, was der Mann ruft, der die Boote vermietet.
    Die Nummer der Bahn berichtigte er. Als es fertig war, waren die beiden seit einer halben Stunde schwimmen, und man
    musste ihnen die Finger lösen. Die Schwester schob etwas Weiches in eine Tasche. „Fürs nächste Mal“, sagte sie, „und
    es gibt eins, also nicht bedanken.“
script-1021-sill =
    Niemand sah es, wir auch nicht. Da war nur das kleine Geräusch einer Tasche. Die Schwester sagte „zweiundzwanzig,
    dreiundzwanzig“ und kam an der Reihe entlang zurück, setzte sich seufzend auf den Boden und streckte die Hand nach
    dem Sims aus. Wir hörten, wie sie über das Holz fuhr, von links nach rechts. Sie kam ans Ende. Sie ging zurück und
    fing vorn noch einmal an, langsamer, eins nach dem anderen, wie man sich einer Stufe vergewissert. Da tasteten wir
    schon nach der Tür.

script-1022 = Das Ende der Schlange
script-1022-steps =
    Sie zählte, und als wir hereinkamen, zählte sie ohne Pause weiter und nahm unsere Schritte mit: siebenundzwanzig,
    achtundzwanzig. Dann hörte sie auf. „Den Schritt kenne ich“, sagte sie. „Der schleift links. An dem Abend hatte ich
    sechs, und danach hatte ich fünf.“ Es war kein Zorn darin. So nimmt man Personalien auf. Den ganzen Flur entlang, in
    den Betten, hatten sie zu reden aufgehört. Sie stand vom Boden auf, und wir hörten sie kommen, bis sie vor uns
    stand, die Hand ausgestreckt, die Innenfläche nach oben, etwa in Höhe des Herzens.
script-1022-answer-return = Zurückgeben, was ihr gehörte, oder etwas ebenso Gutes.
script-1022-answer-turn = „Sie verwechseln uns.“ Die Treppe suchen.
script-1022-palm =
    Sie schloss die Finger darum und stellte nach Gefühl fest, was es war und wie viel. „Gut“, sagte sie, und dann in
    den Flur, mit der Stimme, mit der sie ihnen die Uhrzeit ansagte: „Das ist wieder da.“ In mehreren Betten drehte man
    sich um. Sie fragte, ob wir behandelt werden müssten, wo wir schon da seien. Die Schlange sei heute kurz. Es sah
    aus, als meinte sie das wirklich, und wir standen im Dunkeln wie Leute, denen jemand einen Stuhl anbietet, dem sie
    das Fenster eingeworfen haben.
script-1022-nineteen =
    Wir fanden die Treppe nur langsam. Niemand half uns, und niemand stellte sich uns in den Weg. In einem Bett nach dem
    anderen fingen sie an, leise mit ihr zu zählen, eins, zwei, damit wir wussten, wie weit es war. Es waren neunzehn
    Schritte. Unten hörten wir es immer noch. Bei neunzehn hielten sie nicht an, und wir mussten eine Weile nachdenken,
    was sie jetzt wohl zählten.
script-1022-stretcher =
    Auf dem Flur waren jetzt Zahlen, mit Jod auf den Boden gemalt, groß genug für einen bloßen Fuß. Die Ambulanz zog um.
    Am Fluss gebe es einen Keller mit Ofen, sagte sie uns, und die Betten würden eins nach dem anderen hinübergeschafft,
    auf Türen, und an den Enden fasste an, wer gerade vorbeikam. „Ihr seid vorbeigekommen“, sagte die Schwester. Drei
    waren noch übrig, eine Frau und der Mann mit der Hand und jemand Altes. Über der Schürze hatte sie den Mantel an,
    und in der Hand hielt sie einen grauen gestrickten Handschuh, einen einzelnen.
script-1022-ask-carry = „Welche Tür?“ Den Alten nehmen, am Fluss entlang.
script-1022-ask-bench = „Bevor Sie die Nadel einpacken, Schwester: Könnten Sie sich das ansehen?“
script-1022-ask-leave = „Wir müssen in die andere Richtung. Viel Glück.“
script-1022-door =
    Der Alte war Richter, wie er uns wissen ließ, und er wog nicht mehr als ein Kinderfahrrad. Er lag auf dem Rücken und
    sagte uns unterwegs die Sterne an. Zweimal mussten wir ihn im Schnee absetzen und uns flach danebenlegen, und jedes
    Mal machte er beim selben Sternbild weiter. Im Keller war es warm; sie hatten ihn geweißelt. Die Schwester zählte
    für den neuen Ort ihre Schritte vom Ofen bis zur Wand und zurück. Es waren elf. Sie tat es noch einmal, und wir
    hörten, dass sie sich freute.
script-1022-thread =
    Sie packte alles wieder aus, mitsamt der Nadel, und machte es auf der Treppe, bei offener Tür, wegen der Kälte, die
    betäubt. Der Faden war knapper, als ihr lieb war. Sie redete dabei vom Keller und wie sie die Betten stellen würde,
    mit den Köpfen zur Wand. Als sie das Ende abbiss, hielt sie die Zähne einen Augenblick geschlossen und schmeckte, ob
    es Baumwolle war oder Seide. „Das war die Seide“, sagte sie. „Na, irgendwer hätte sie ja bekommen.“

script-1023 = Der Schlüssel
script-1023-wedding =
    Auf dem Stahlschrank im Behandlungszimmer saß ein Mann in dunklem Anzug, ein Band im Knopfloch, und ließ einen
    Schlüssel am Ring kreisen. Das war Ismet, der Heizer. Er war auf der Hochzeit seiner Tochter gewesen. Bis Sonntag
    hatte sie dauern sollen, aber dann war die Brücke weg; er saß mit vierzig Gästen auf der anderen Seite und war mit
    dem Schlüssel über die Berge zurückgelaufen. Das hatte bis jetzt gedauert. Der Schrank war in Ordnung. Er wollte
    wieder abschließen und auf die Oberschwester warten. Nur habe er seit gestern nichts im Mund gehabt, was kein Schnee
    war, und auf dieser Hochzeit habe es so viel zu trinken gegeben.
script-1023-beg-trade = „Dann auf das Brautpaar. Und Sie finden da drin etwas für uns.“
script-1023-beg-leave = „Sie sollen leben.“ Ihn bei seinem Schrank lassen.
script-1023-toast =
    Er nahm es erst, nachdem wir getrunken hatten, und zwar auf jeden von beiden mit Namen. Sie hieß Amra, und der Junge
    war Bäcker, und das ist nicht das Schlechteste. Dann schloss er den Schrank auf, den Rücken zu uns, aus Anstand, und
    wir hörten ihn Flaschen rücken. Was er uns gab, trug er mit Bleistift auf der Karte ein: „für die Gäste“. Er schloss
    ab, zog zweimal am Griff und hängte sich den Schlüssel unter dem Hemd um den Hals. Er summte noch etwas, bei dem der
    dritte Schlag zu spät kam, als wir schon an der Treppe waren.
script-1023-street =
    Ein Mann wartete auf unserem Weg, in dunklem Anzug, ein Band im Knopfloch. Er hatte die Karte vom Stahlschrank in
    der Hand. „Seid ihr das?“, fragte er, und unter seinem eigenen Namen stand unsere Straße, wie wir sie geschrieben
    hatten. Es war Ismet. Er war von der Hochzeit seiner Tochter über die Berge zurückgelaufen, den Schlüssel um den
    Hals, und hatte festgestellt, dass man ihn nicht mehr brauchte. Er beschwere sich nicht. Schön, dass es jemandem
    genützt habe. Aber die Oberschwester war aufgetaucht, und im Kesselhaus hatte jemand Fieber, und er wollte fragen,
    ob zufällig noch etwas übrig sei.
script-1023-ask-give = „Ist es. Nehmen Sie es, es war ja halb Ihres.“
script-1023-ask-used = „Es ist aufgebraucht, Ismet. Es war eine Schachtel.“
script-1023-almonds =
    Er steckte es in die Tasche mit dem Band und knöpfte sie zu. Aus der anderen zog er eine Serviette, und darin waren
    die gezuckerten Mandeln von allen vierzig Plätzen; er war um die Tische gegangen, als die Gäste davongerannt waren,
    und hatte sie eingesammelt, denn sie waren bezahlt. Er zählte uns, dann zählte er ab. Pro Kopf zwei. „Wegen dem
    Glück darf man nicht beißen“, sagte er. Also bissen wir nicht, und die ganze Allee lang { $present ->
        [one] hätten wir nicht reden können
       *[other] konnte keiner von uns reden
    }.
script-1023-card =
    „Eine Schachtel“, wiederholte er. Er sah ein, dass das wohl stimmte. Er fragte, ob es geholfen habe, und wir sagten
    es ihm. Dann holte er den Bleistift heraus und schrieb es auf die Karte, damit sie vollständig war: eine Schachtel,
    für wen und das Datum. Seinen eigenen Namen setzte er dazu, als Verantwortlichen. „Ich hätte am Freitag zurückkommen
    sollen“, sagte er, und mehr sagte er über den Krieg nicht.
script-1023-peppermint =
    Das Behandlungszimmer roch nach Pfefferminz. Ein Mann in dunklem Anzug, ein Band im Knopfloch, ging mit einer
    Kehrschaufel über den Boden und klaubte mit den Fingern das Glas aus der Watte. Den Schlüssel hatte er mitgebracht.
    Er hing ihm um den Hals, und jedes Mal, wenn er sich bückte, schwang er nach vorn und klopfte an den Schrank, wo die
    Tür gewesen war. „Ich war auf einer Hochzeit“, sagte er uns. Er trennte das, was ineinandergelaufen war, von dem,
    was man noch brauchen konnte, nach dem Geruch, und es waren eine Menge kleiner Häufchen.
script-1023-sweep-help = „Geben Sie uns den Besen.“ Sich neben ihn knien.
script-1023-sweep-leave = Ihn arbeiten lassen und auf den Außenkanten der Schuhe vorbeigehen.
script-1023-broom =
    Wir erzählten es ihm beim Fegen. Es kam in Stücken: der Feuerlöscher, der siebte Schlag. Er sortierte weiter. „Wenn
    ich am Freitag gekommen wäre, hättet ihr ihn offen gefunden“, sagte er am Ende, und damit schien er mit uns fertig
    zu sein. Die Tür bogen wir über einer Schwelle gerade, so gut es ging. Er hängte sie ein, schloss sie ab und gab uns
    das eine Glas, für das er kein Brett mehr hatte. Dann setzte er sich auf den Boden, um sich die Splitter aus den
    Knien zu ziehen, und hielt jeden gegen das Fenster.

script-1025 = Der Mann aus dem Strandbad
script-1025-lido =
    Er saß aufrecht in einem Sessel am Fenster, die Hand in der Schlinge und eine Decke über den Beinen, und er kannte
    die Stimme sofort, obwohl er das Gesicht dazu nie gesehen hatte. „Es ist die 14“, sagte er, „nicht die 9. Ich habe
    seither darüber nachgedacht. Umsteigen am Wasserwerk.“ Er hatte etwas Tabak, den er sich im Moment nicht selbst
    drehen konnte. Wir mussten ihn nehmen, wir hatten ja das Boot bezahlt. Ob es stimme, dass das Becken ganz grün
    geworden sei? Wir sagten, man müsse es bloß schrubben. Er bewegte unter der Decke ein wenig die Füße, wie um zu
    sehen, wie kalt es war.

script-1029 = Der Keller am Fluss
script-1029-page =
    Inzwischen haben sie eine richtige Ambulanz gebaut, mit Aufzug. Aber den Keller am Fluss ließ man, weil die Leute
    hingingen; es hängt eine Tafel daran, und die Zahlen auf dem Boden hat jemand in Ölfarbe nachgemalt, der nur davon
    gehört hatte, und sie sind zu klein. Wir trafen die Schwester am Ufer. Sie war im Ruhestand, und ihre Augen waren
    hin. Das mache keinen großen Unterschied, sagte sie, sie sei ja in Übung. Der Richter hatte ihr bis zu seinem Tod
    jedes Jahr einen Brief geschickt, mit den Sternbildern des Monats. Sie nahm das nächste Handgelenk, hielt es, so
    lange man das tut, und sagte zum Fluss hin, es sei in Ordnung. Dann bat sie uns, sie nach Hause zu bringen. Es war
    nicht weit. Hundertzwölf, sagte sie, von der dritten Laterne an, vorausgesetzt, keiner redet.

## L04 School

script-1031 = Hausaufgaben
script-1031-homework =
    Jemand hatte uns benotet. Unsere Aufgaben bei den Birnen waren mit gelber Kreide durchgesehen, mit Häkchen, und bei
    den Pflaumen hieß es „Eins im Sinn!“, unterstrichen, aber nicht unfreundlich. Die Wand im Flur ging ohne uns weiter
    und war bis zur Turnhalle gekommen. Nur in der Zeile, die wir freigelassen hatten, gab es etwas in einem anderen
    Ton. „Für die Besucher, bis Montag“, hieß es da, und dann folgten sechs Aufgaben, und die handelten von uns: Wenn
    drei Leute sich zwei Dosen auf vier Tage teilen. Auf der Untertasse lag ein neues Stück Kreide, ein ganzes, quer auf
    einem gefalteten Taschentuch.
script-1031-gym =
    Die Aufgaben waren ohne uns weitergegangen. Sie hatten den Flur überquert und waren in die Turnhalle geraten, wo es
    mehr Wand gab, und sie kletterten; wer sie schrieb, hatte sich den Bock daruntergeschoben, um darauf zu stehen. Oben
    bei den Ringen konnte man sie nicht mehr laut sagen. Aber unten neben der Tür, auf Augenhöhe eines Besuchers, waren
    sechs in einem Rahmen abgesetzt. Sie waren einfach, und es ging darin ums Teilen von Dosen. „Für jeden, der
    hereinschaut“, hieß es darüber. Auf der Untertasse lag ein neues Stück Kreide.
script-1031-ask-answer = „Aufgegeben ist aufgegeben. Hinsetzen.“
script-1031-ask-hide = „Ich will sehen, wer das schreibt. Hinter die Sprossenwand, und still.“
script-1031-ask-leave = „Ich habe meine Hausaufgaben schon damals nicht gemacht.“
script-1031-desks =
    Wir saßen an den kleinen Pulten, die Knie links und rechts daneben. Die ersten vier gingen gut. Die fünfte ging nur
    auf, wenn eine Person am Mittwoch nichts aß, und wir saßen lange daran und probierten, ob es nicht die sein konnte,
    die sie gestellt hatte. Am Ende fiel uns ein Huhn ein. In der Aufgabe kam es nicht vor, aber da stand auch nicht,
    dass es keins gab. Wir schrieben es vollständig auf: ein Huhn, legend. Dann wischten wir uns die Finger am Vorhang
    ab, wie man es immer gemacht hat, auf der Seite zur Wand.
script-1031-zeman =
    Er kam um zehn, mit einer Laterne, und er hatte eine Krawatte umgebunden. Es war der Hausmeister. { $them } trat
    hervor, bevor er allzu sehr erschrecken konnte, und er ließ die Kreide fallen und entschuldigte sich bei ihr.
    Dreißig Jahre habe er diesen Flur gefegt, sagte er uns, und alles durch die Türen gehört, jedes Jahr dasselbe und
    nie von Anfang an. Jetzt störe er niemanden. Er sei bei etwas mit Kurven. „Ich wüsste nur gern, ob es stimmt“, sagte
    er. An die Fundsachen ließ er uns, so viel wir wollten. Er hielt uns die Laterne und wusste bei jedem Stück, wem es
    gehört hatte.
script-1031-chair =
    Er kam um zehn; wir sahen eine Laterne und eine Krawatte. { $them } rührte sich, und ein Stapel von vierzig kleinen
    Stühlen, der seit dem letzten Schultag auf nichts anderes gewartet hatte, ging die ganze Wand entlang zu Boden,
    einer nach dem anderen. Die Laterne wurde ausgeblasen. Wir riefen, wir seien Freunde. Aber wer würde etwas anderes
    sagen? Er lief gut für sein Alter, und wir hörten ihn drei Türen hinter sich abschließen, und jedes Mal fand er im
    Dunkeln den richtigen Schlüssel.

script-1032 = Die Stunde
script-1032-lesson =
    Im Heizungskeller der Schule brachte der Hausmeister elf Kindern und einer Großmutter Bruchrechnen bei. Er hatte
    eine Torte auf den Kessel gemalt. „Das ist der Besuch“, sagte er, und alle standen auf, die Großmutter auch, und wir
    wussten nicht, wohin schauen. Sie kamen durch die Kohlenluke herunter, aus drei Straßen. Er lehrte, was er aus der
    Wand herausbekommen hatte, und wenn sie fragten, wozu es gut sei, sagte er wahrheitsgemäß, an der Stelle sei er noch
    nicht. Was ihnen fehlte, war etwas zu lesen. Sie behalfen sich mit der Bedienungsanleitung am Kessel, und die
    Kleinen konnten sie auswendig.
script-1032-ask-book = „Es geht nicht um Kessel. Seht mal, wie ihr zurechtkommt.“
script-1032-ask-petar = „Petar. Na geh. Du stehst auf einem Bein, seit wir hier sind.“
script-1032-ask-leave = „Setzt euch, bitte. Wir wollten nicht stören.“
script-1032-shelf =
    Es ging durch beide Reihen, und jedes schlug es auf und roch daran. Dann kam es zur Großmutter, die am schnellsten
    las, und sie fing sofort an, leise, mit dem Schürhaken unter der Zeile. Er müsse uns bitten, eine Seite lang zu
    bleiben, sagte der Hausmeister, sonst glaubten sie, es sei gar nicht wirklich passiert. Wir blieben ein Kapitel
    lang. Darin lief jemandem der Hund weg. Als wir gingen, hatten sie das Buch oben auf den Kessel gelegt, mitten auf
    die Torte, wo es trocken war.
script-1032-cherries =
    Petar sagte, er habe nur einen Augenblick. Er nahm die Kreide und wischte mit dem Ärmel die halbe Torte weg. Es war
    der Fehler bei den Kirschen, der ihm keine Ruhe ließ; seit Wochen nicht; er führte die ganze Klasse mit der Laterne
    die dunkle Treppe hinauf, um ihn anzusehen, und verriet nicht, wo er war, bis eines den Finger darauf legte. Es war
    die Kleinste. Auf dem Weg zurück trug er ihr die Schiefertafel. Sie bezahlten ihn, denn ein Lehrer muss bezahlt
    werden, mit dem, was sie in den Taschen hatten. Das machte eine Zwiebel, ein Stück Schnur und einen Zahn.
script-1032-rest =
    Die Wand war zu Ende. Es war auf dem Dachboden, wo der Schornstein durchs Dach geht; die Aufgaben waren durch den
    Flur gelaufen, durch die Turnhalle, beide Treppen hinauf, und hier war der letzte Putz, und er war voll. In der Ecke
    stand die Untertasse. Die letzte Zeile war keine Aufgabe. „Den Rest weiß ich nicht“, hieß es da in derselben
    erwachsenen Schrift, mit Punkt. Darunter war noch etwa drei Finger breit Platz. Die Tafeln aus allen Klassenzimmern
    waren heraufgetragen und an die Balken gelehnt, zum Weitermachen, und waren sauber geblieben.
script-1032-chalk-go_on = „Dann schreiben wir hin, was wir wissen. Gib mir die Kreide.“
script-1032-chalk-wood = „Mit den Tafeln ist nichts anzufangen, aber die Rahmen sind Eiche.“
script-1032-chalk-leave = „Mach die Luke zu. Es regnet drauf.“
script-1032-line =
    { $present ->
        [one] Wir konnten
       *[other] Zusammen konnten wir
    } das Einmaleins mit der Sieben, wussten, wie viele Kilo auf einen Waggon gehen, und die Zahl der Tage in jedem
    Monat, an den Knöcheln der Hand. Wir schrieben alles hin. { $present ->
        [one] Uns fiel etwas
       *[other] Jemandem von uns fiel etwas
    } über Dreiecke ein, das sich, als wir es mit Schnur nachprüften, als wahr herausstellte. Es füllte die erste Tafel
    bis zum Rahmen. Dann trugen wir sie hinunter und stellten sie in den Eingang, wo niemand dafür klettern musste, und
    in die Ecke schrieben wir, wie sich das gehört, „Bitte stehen lassen“.
script-1032-boards =
    Die Rahmen waren gezinkt, und wir mussten sie über dem Knie brechen. Jede der Tafeln gab, wenn sie herausfiel,
    denselben flachen Knall, wie wenn ein Lehrer Ruhe will. Ruhe hatten wir, im Großen und Ganzen. Auf der Rückseite der
    einen stand eine ganze Stunde, die nie abgewischt worden war, mit dem Datum des letzten Freitags: die Flüsse, ihre
    Länge und wer mit Blumengießen dran war. Die drehten wir zur Wand und nahmen die anderen.

script-1033 = Steckbuchstaben
script-1033-letters =
    Über der Essensausgabe war der Speiseplan geändert. Jemand hatte die Buchstaben aus dem Grießbrei und dem Übrigen
    gezogen und, mit einer 6 für das fehlende G, geschrieben: „KOMMT UM 6 BRIN6T LÖFFEL“. Im Abzug war Rauch. Hinter der
    Ausgabe rührte eine Frau mit Kopftuch in einem Einmachkessel; angefeuert hatte sie mit einer Erdkunde der Welt, und
    sie legte die Kontinente einzeln nach. Wer wir waren, wusste sie nicht. Sie koche, sagte sie uns, für die Straße. Es
    war alles klein geschnitten, und es war grün. Es roch nach etwas, und das konnte man von den meisten Töpfen nicht
    sagen.
script-1033-ask-spoon = „Es ist fast sechs. Wer hat einen Löffel?“
script-1033-ask-leave = „Das ist für die Straße, und wir sind nicht von hier.“
script-1033-nadia =
    Nadia sah in den Kessel, fasste ihn dann an beiden Griffen und kippte ihn durch die Ausgabe in den Schnee. Die Frau
    schrie auf. „Das sind die Triebe“, sagte Nadia. „Sie haben die Kartoffeltriebe genommen. Bis Mitternacht hätte die
    ganze Straße auf dem Boden gelegen.“ Sie hatte die Ärmel schon oben. Aus den Säcken nahm sie, was hart war, schälte
    es dick und schob wieder die Kontinente darunter, und um halb sieben stand da eine Schlange von vierzig Leuten mit
    Löffeln, und keiner wusste etwas. Die Frau stand neben ihr und wischte die Kelle ab, immer wieder. Von den
    geschälten sollten wir ein paar mit nach Hause nehmen, sagte sie.
script-1033-soup =
    Es waren vierzig Leute mit Löffeln, und einer hatte einen Schuhlöffel dabei. Geschöpft wurde in das, was man
    hinhielt. In der ersten Minute redete niemand. Es war bitter, und es war viel davon, und es war so heiß, dass man
    spürte, wie weit es schon war. Die Frau ging die Reihe entlang und { $present ->
        [one] sah allen beim Schlucken zu
       *[other] sah jedem von uns beim Schlucken zu
    }. Sie habe das Grüne nehmen müssen, erklärte sie, vom anderen sei so wenig da. Draußen im Hof waren die weißen
    Triebe unter dem Rollladen bündig mit der Wand abgeschnitten.
script-1033-cramps =
    Es fing gegen neun an, mit Gähnen. { $present ->
        [one] Dann mussten wir uns auf einen Bordstein setzen.
       *[other] Dann musste sich jemand von uns auf einen Bordstein setzen.
    } Das Licht hatte Ringe, und der Magen wälzte sich herum wie einer, der nicht schlafen kann. Die ganze Straße
    hinunter sahen wir Leute, die sich an etwas lehnten. Die Frau mit dem Kopftuch ging mit einem Krug warmem Wasser von
    einem zum nächsten; sie war selber krank. „Trinken“, sagte sie, „trinken, es muss raus“, und: „Es tut mir so leid,
    es tut mir so leid, es waren die Triebe.“
script-1033-warm =
    Es blieb unten. Wir hatten wenig genommen, und von oben. { $present ->
        [one] Eine Stunde lang hatten die Lampen Ringe, und wir fanden sie ganz schön.
       *[other] Eine Stunde lang sah jemand von uns Ringe um die Lampen und fand sie ganz schön.
    } Auf dem Weg hinaus fiel uns auf, dass sie auch innen an der Ausgabe etwas gesteckt hatte, zum Herd hin, wo nur sie
    es lesen konnte. Für das B war eine 8 da. „8LEI8 RUHI6“, hieß es, „SIE ESSEN ES.“

script-1039 = Eine Eins
script-1039-page =
    Die Wand ist jetzt unter Glas, vom ersten Zwölf-weniger-neun bis zu den Ringen in der Turnhalle, und man führt
    Schulklassen daran entlang. Den Fehler bei den Kirschen hat man gelassen. Es gab eine Feier, zu der wir spät kamen
    und hinten standen. Der Hausmeister hatte dieselbe Krawatte um. Im Sommer davor hatte ihn ein Professor geprüft, und
    der hatte am Schluss gefragt, ob er selbst eine Frage habe, und er fragte, ob das alles am Ende etwas ergebe. Der
    Professor hatte lange nachgedacht. Das schrieb er uns auf einer Postkarte, mit Kreide, so dass sie fast leer bei uns
    ankam. Die Großmutter aus dem Heizungskeller überreichte einen Preis: Es war ein Buch, der Deckel ringförmig
    angesengt, und es ging an die Kleinste, die so gewachsen war, dass sie sich danach bücken musste.

## L05 Building site

script-1041 = Der Eimer
script-1041-bucket =
    Der Eimer kam von selbst herunter. Er sank am dritten Stock vorbei, am zweiten, drehte sich ein wenig an seiner
    Wäscheleine und hielt vor uns auf Brusthöhe an. Darin lag eine Seite aus einem Schichtbuch. „Guten Abend. Ich habe
    euch gesehen, als ihr schon einmal hier wart. Ihr seid die vierten in diesem Monat und die einzigen, die das Tor
    zugemacht haben. Ich habe den Stuhl und die Aussicht, aber nichts dazu zu essen. Ich kann euch sagen, wo Leute sind.
    Fadil.“ Weit oben, hinter der einen Scheibe, ging etwas hin und her, das eine Hand sein konnte. Die Leine war eine
    gute, vierzig Meter, mit Messinghaken.
script-1041-sorry =
    Der Eimer kam von selbst herunter. Er hielt vor uns an, drehte sich ein wenig an seiner Wäscheleine, und darin lagen
    eine Rolle Mull, fast sauber, und eine Seite aus einem Schichtbuch. „Für die Person, die gefallen ist. Die Sprosse
    war für die anderen, die mich mit einem Strick holen wollten. Es ging mir die ganze Woche nicht aus dem Kopf. Ich
    komme nicht mehr herunter, wegen der Knie. Ich kann euch sagen, wo Leute sind, wenn ihr etwas habt, das man kalt
    isst. Fadil.“ Weit oben, hinter der einen Scheibe, ging eine Hand hin und her. Es war eine gute Leine, mit
    Messinghaken.
script-1041-ask-food = „Leg es rein und zieh zweimal.“
script-1041-ask-line = „Vierzig Meter, und Haken. Runter kann er nicht, schreibt er selbst.“
script-1041-ask-leave = „Wink zurück. Und dann weg von da drunter.“
script-1041-winch =
    Der Eimer ging ruckweise hinauf. An jedem Absatz war Pause. Dann kam er so schnell wieder herunter, dass er auf dem
    Beton schepperte, und darin war ein Blatt mit einem Plan der Baustelle, wie sie in dieser Minute war, und für jeden
    Mann war ein Männchen gezeichnet. Sogar die Mützen hatte er gemacht. An einem Pfeil stand „schläft“, am nächsten
    „schläft, glaube ich“ und am dritten „der da ist nur ein Mantel“. Auf der Rückseite dankte er uns für das Essen,
    Gang für Gang, obwohl es nur der eine gewesen war.
script-1041-cut =
    Wir schnitten sie so hoch ab, wie wir vom zweiten Absatz aus reichten. Sie fiel in Schlingen um uns herum, und der
    Eimer rollte über den Kies davon. Von oben rief niemand etwas. Nach einer Weile, als wir sie aufwickelten, kam ein
    Stück Papier, drehte sich in der Luft um und um, so langsam, dass wir hätten weggehen können; es legte sich neben
    den Mischer. „Das war auch fürs Wasser“, stand darauf. Der Eimer war dazugezeichnet, mit Maßen, falls jemand auf
    einen anderen stoßen sollte.

script-1042 = Sicht gut
script-1042-lookout =
    Der Eimer erwartete uns unten, mit einem Stein darin, damit die Seite nicht wegflog. Er musste uns drei Straßen weit
    gesehen haben. Er hatte unser Haus gezeichnet. Da waren das Ofenrohr und das vernagelte Fenster, und da, gegenüber,
    in der Tür des Schneiders, zwei Männchen mit Mütze. Gestern hatten sie dort gestanden, schrieb er, von vier bis
    sechs, und am Tag davor; heute war einer gekommen und hatte es abgeschritten. Er empfehle etwas Schweres hinter die
    Kellertür. Außerdem gab er uns das Wetter durch und was er von der Straße hinter den Linien sah. „Keine Hübe. Sicht
    gut.“
script-1042-empty =
    Es kam kein Eimer. Wir standen unter dem Kran und sahen zu der Scheibe hinauf, bis uns der Hals wehtat; da war keine
    Hand. Der Wind hatte den Ausleger herumgedreht, er zeigte in die andere Richtung. Am Fuß der Leiter stand ein Paar
    Filzpantoffeln, nebeneinander, die Spitzen nach außen, wie man sie stehen lässt, wenn man weggeht. Er war also
    heruntergekommen. Jemand hatte Bretter gebracht und für die letzten Meter eine Art Geländer gebaut. Das Schichtbuch
    musste noch oben sein; das hätte er nicht mitgenommen, es gehörte der Firma.
script-1042-ask-climb = „Also rauf. Jede Sprosse prüfen.“
script-1042-ask-leave = „Er hat seine Tür zugemacht. Machen wir auch.“
script-1042-log =
    { $them } prüfte jede Sprosse mit dem Hammer und kam mit dem Buch unter dem Arm herunter. Der letzte Eintrag war
    zwei Tage alt. „Hübe: einer (selbst). Von Jasna und ihren Jungs geholt, mit Matratze, in zwei Etappen. Knie
    unverändert. Habe vom zweiten Absatz aus zum ersten Mal das Haus von vorn gesehen, auf das ich immer hinunterschaue;
    es ist blau.“ Davor kamen Seiten darüber, was er nachts hinter dem Kamm hatte heranschaffen sehen und wie oft. Die
    lasen wir zweimal.
script-1042-slip =
    { $them } war über den zweiten Absatz hinaus, als der Wind den Ausleger packte, und der ganze Mast drehte sich ein
    wenig, wie sich jemand im Bett umdreht. Ein Fuß rutschte ab. Es war das Eisen, das den Schaden machte, nicht der
    Sturz, der war kaum einer; eine Klammer hatte das Bein am Schienbein entlang aufgerissen. Wir saßen unten und banden
    es ab. Von dort oben, sagte { $them }, sehe man das Blau von einem Haus. Für mehr war keine Zeit gewesen.

script-1043 = Das Buch der Diebstähle
script-1043-round =
    Der Wächter saß auf seiner Stufe, einen Stiefel ausgezogen. Es war die Ferse. Zwei Jahre lang war er jede Stunde die
    Runde gegangen, und jetzt machte die Ferse nicht mehr mit, und es ging auf Mitternacht, und dafür hatte das Buch
    keine Spalte. Er hielt uns die Lampe hin. Sie brannte nicht. „Ostzaun, Aufzug, Zement, Tor“, sagte er. „Bei jedem
    heben. Die kommen nicht, wenn sie einen Mann mit Lampe sehen.“ Dass man sie nicht sehen konnte, war ihm nicht
    eingefallen. Hinter der Hütte, in Reichweite vom Weg, lag unter einer Plane ein Stapel Bohlen, und er folgte unserem
    Blick dorthin und seufzte.
script-1043-ask-round = „Ostzaun, Aufzug, Zement, Tor. Legen Sie den Fuß hoch.“
script-1043-ask-planks = „Lass ihn reden. Hintenrum kommt man ran.“
script-1043-ask-leave = „Rufen Sie die Stunde von hier aus, Chef. Das reicht.“
script-1043-lamp =
    { $present ->
        [one] Wir gingen die Runde viermal und hoben
       *[other] Wir gingen die Runde viermal, abwechselnd, und hoben
    } an jeder der Stellen die Lampe. Merkwürdig, wie man dabei die Augen zukneift. Beim Zement, beim dritten Mal, sagte
    jemand auf der anderen Seite des Drahts: „’n Abend, Hasan“, und wir sagten guten Abend, und er ging weg. Wir
    meldeten es. Es wurde eingetragen, mit der Uhrzeit. Um vier ging es der Ferse besser. Er bezahlte uns aus dem
    Stapel, mit dem Zollstock gemessen, zum Satz für Nachtarbeit; und dann bezahlte er sich selbst, aus demselben
    Stapel, zum ersten Mal, zwei kurze Enden.
script-1043-theft =
    Er redete gern; erst über die Ferse und dann über Füße im Allgemeinen. Hinter der Hütte kam die Plane knisternd
    herunter. Er brach ab, und man sah, wie er den Bohlen zuhörte, die eine nach der anderen über den Zaun gingen, und
    jede an ihrer Länge erkannte. Er brachte seinen Satz zu Ende. Dann zog er das Buch heran. „Das muss ich jetzt
    eintragen“, { $present ->
        [one] sagte er zu dem, der vielleicht noch da war
       *[other] sagte er zu der Person, die noch bei ihm stand
    }, „aber ich muss das mit den Kindern wissen. Haben Sie welche? Es ist für die Spalte.“
script-1043-daughter =
    In der Wächterhütte brannte Licht, und am Tisch saß eine junge Frau im Mantel und schrieb. Vor sich hatte sie die
    Eisenbahnerlampe, und sie hatte sie gefüllt. Es war seine Tochter; sie war vom Fluss heraufgekommen, als er nicht
    kam. „Ich führe das Buch weiter“, sagte sie, „bis die Firma jemanden schickt.“ Es lag bei der Seite aufgeschlagen.
    „Etwa drei“, las sie vor, „am Ostzaun, höflich.“ Auch der Fleck war da. Sie hatte versucht, ihn zu entziffern. Bei
    allen anderen, sagte sie, habe er die Spalte ausgefüllt, wie viele Kinder; nur bei diesen sei sie leer.
script-1043-answer-food = Essen auf den Tisch legen und ihr eine Zahl nennen, eine wahre.
script-1043-answer-nobody = „Höfliche Leute bleiben nicht stehen, um sich zählen zu lassen. Die finden Sie nicht.“
script-1043-column =
    Sie schrieb die Zahl hinein. Es dauerte, bis sie aufsah; da hatte sie schon bemerkt, wo wir standen, auf der
    Ostseite des Tisches, und dass wir uns die Füße abgetreten hatten. Das Essen schob sie mit dem Ende des Federhalters
    ein wenig von sich weg. Dass wir es wieder mitnehmen sollten, sagte sie nicht. „Er hätte euch die Sachen gegeben“,
    sagte sie. „Einen Grund hätte er schon gefunden. Streng war er nur mit der Liste.“ Und sie zog den Strich unter den
    Tag, denn es war Mitternacht.
script-1043-ink =
    „Nein“, sagte sie. Sie tauchte die Feder ein und machte in die leere Spalte einen kleinen Strich, von der Art, mit
    der man festhält, dass eine Frage gestellt worden ist. Als sie uns den Rücken zukehrte, { $present ->
        [one] nahmen wir aus Gewohnheit, was neben der Tür auf dem Sims lag
       *[other] nahm jemand von uns aus Gewohnheit, was neben der Tür auf dem Sims lag
    }.
    Draußen sahen wir die Lampe vorbeigehen, jetzt wirklich angezündet, den Ostzaun entlang, dann am Aufzug, am Zement,
    am Tor. An jeder der vier Stellen hob sie sie hoch. Man sah sie von sehr weit her.

script-1049 = Die letzte Spalte
script-1049-page =
    Die Firma hat schließlich doch jemanden geschickt, und man zeigte ihm das Buch. Inzwischen ist es gedruckt. Es ist
    ein dünner Band, so groß wie eine Hand, mit allen Diebstählen der Reihe nach, dem Sack Zement und der Uhrzeit und
    wie viele Kinder; die Leute suchen sich darin. Unsere Seite fanden wir in einem Laden an der Brücke. Das Vorwort hat
    die Tochter geschrieben. Die meisten, die er nennt, hätten ihr geschrieben, sagt sie da, und manche hätten das Geld
    für die Bohlen geschickt, und davon ließ sie den Brunnen graben, der jetzt auf dem Platz steht. Zu der Seite jener
    einen Nacht sagt sie nur, sie sei unverändert abgedruckt. Da ist der Fleck, ganz schwarz, denn sie haben es sehr gut
    gemacht, und die Zahl, die wir ihr genannt haben. Wir legten das Buch zu den anderen auf den Tisch und rückten den
    Stapel gerade.

## L06 Car workshop

script-1051 = Herr Lenz und Frau Abaz
script-1051-quarrel =
    In der Grube unter der Limousine stand das Ladegerät, und an jeder Klemme hing ein Zettel. „Herr Lenz, ich habe sie
    nicht genommen, und ich würde gern hören, dass Sie mir glauben.“ Der andere war in Großbuchstaben. „FRAU ABAZ ICH
    GLAUBE IHNEN ABER WER WUSSTE ES SONST NOCH.“ Es gab noch mehr, den Teppich entlang bis zur Wand, manche recht lang;
    die beiden wohnten übereinander und hatten seit einer Woche offenbar nur noch hier miteinander geredet. Sie hatte
    ihm ihre Hälfte der Stunden angeboten. Er hatte angeboten, sich durchsuchen zu lassen. Der Zeiger lag ganz unten im
    Roten. Das Kabel war so gut wie neu.
script-1051-answer-return = „Klemm sie wieder an. Diesmal die schwarze zuerst.“
script-1051-answer-cable = „Mit dem Kabel können sie jetzt nichts mehr anfangen.“ Den Teppich aufrollen.
script-1051-answer-leave = Sie zu Ende lesen und gehen.
script-1051-needle =
    Der Zeiger stieg bis zum Anfang des Grünen und zitterte dort. Es summte. Eine Weile geschah sonst nichts, dann
    knarrte der Boden über uns und knarrte ein Stück weiter noch einmal; und eine dünne Stimme fing an,
    Fußballergebnisse vorzulesen. „Herr Lenz?“, rief im Treppenhaus eine Frau. Eine Tür ging auf. Wir hörten zwei Leute
    so höflich miteinander sein, dass keiner einen Satz zu Ende brachte. Als wir aus der Grube stiegen, stand auf der
    Motorhaube der Limousine ein Tablett.
script-1051-carpet =
    Das Kabel kam mit dem Teppich hoch und sämtliche Zettel mit ihm. Es waren ein bisschen zu viele, um sie herumliegen
    zu lassen. { $present ->
        [one] Wir stapelten sie nach der Größe,
       *[other] Jemand von uns stapelte sie nach der Größe,
    } wie man nach Besuch den Tisch abräumt, und dann kamen sie in den Aschenbecher der Limousine. Da, wo der Draht
    durch die Wand ging, schnitten wir ihn durch, und einen Augenblick lang spuckte er blau; es war also die ganze Zeit
    etwas darin gewesen. Über unseren Köpfen sagte ein Mann, zu niemandem: „Na, das war es dann.“
script-1051-results =
    Auf der Werkstattuhr war es zwanzig nach fünf, und das Ladegerät lief. „Wer ist da?“, rief jemand durch die Klappe
    herunter. „Wenn es wegen der Batterie ist, bis sechs bin noch ich dran!“ Frau Abaz saß in einer Wolldecke, ein Radio
    auf den Knien. Sie bekam nur einen Sender herein, sehr weit weg, und der hatte nur alte Spiele. Sie hatte
    angefangen, für eine Seite zu sein. Sie hielt den Hörer vom Kopf weg, damit man ihn im Zimmer hörte, und nahm die
    Füße vom anderen Stuhl. „Sie liegen zwei zurück“, sagte sie, „aber am Dienstag lagen sie auch zwei zurück und haben
    gewonnen.“
script-1051-ask-listen = „Wer spielt?“ Bis sechs dasitzen.
script-1051-ask-leave = „Wir wollten nur sehen, ob es noch summt.“
script-1051-league =
    Sie verloren dann doch. Aber es gab einen Elfmeter; { $present ->
        [one] es gab einen Hörer und eine Wand, der man es weitererzählte, und die Wand, eine halbe Minute hinterher,
            hatte noch Hoffnung.
       *[other] der Hörer ging herum, und jeder musste dem Nächsten sagen, was los war, so dass die letzte Person in der
            Reihe immer eine halbe Minute hinterher war und als einzige noch Hoffnung hatte.
    } Mit dem Schlag sechs kam ein Herr Lenz, um seine Stunden zu beanspruchen, und blieb in der Tür stehen, bis es
    vorbei war. Über den Elfmeter war er anderer Meinung. Man merkte, dass sie seit Jahren anderer Meinung waren und
    dass beide davon zehrten.

script-1052 = Eine Schnur über der Grube
script-1052-string =
    Die Werkstatt war auf leer hergerichtet. Sogar Staub hatten sie gestreut. { $present ->
        [one] Es war Glück, dass wir die Schnur sahen
       *[other] Jemand von uns sah die Schnur
    }, in Schienbeinhöhe, grau auf grau; sie lief von der Stoßstange der Limousine zu einer Reihe Radkappen unter der
    Treppe. Dahinter in der Grube war etwas Neues unter einem Tuch. Auf dem Tuch lag ein Zettel. „Wir haben noch einmal
    von vorn angefangen, mit der aus dem Aufzug. Die Klingel hat Lenz gebaut. Wenn ihr die seid, die wir meinen, würdet
    ihr uns nur sagen, warum.“
script-1052-ask-over = „Über die Schnur, langsam. Pass auf den Mantelsaum auf.“
script-1052-ask-answer = Etwas in die Grube legen und die Treppe hinaufrufen.
script-1052-ask-leave = „Zurück. In den eigenen Fußstapfen.“
script-1052-pit =
    { $them } stieg darüber wie ein Reiher und brachte mit, was am Rand entbehrlich war: Krimskrams, eine Schachtel
    Schrauben. Das Ding unter dem Tuch rührten wir nicht an. Es summte, und der Zeiger stand ein Haar über dem Roten. Zu
    dem Zettel gehörte ein Bleistift an einer Schnur. { $them } hielt den Bleistift eine Weile in der Hand. Was sich
    antworten ließ, war entweder sehr kurz oder hätte den ganzen Teppich gebraucht.
script-1052-bell =
    Mit dem ersten Fuß kam { $them } über die Schnur. Die Radkappen kamen die Treppe herunter wie ein Besteckkasten, und
    die letzte rollte zur Tür hinaus, über den Hof und den Berg hinab und klingelte an jedem Stein. „Jetzt, Herr Lenz!“,
    schrie oben jemand. Eine Pfeife ging. Eine Pfeife hatten sie also auch. Mittendrin hörten wir ihn fragen, ob er
    hinuntergehen solle, und sie sagte: Gott bewahre.
script-1052-voice =
    Wir legten es auf das Tuch und riefen hinauf, uns sei kalt gewesen. Es klang nach weniger, als es war. Auf der
    Treppe wurde geflüstert. „Wie kalt?“, fragte Frau Abaz nach einiger Zeit; und wir versuchten es zu sagen.
    Schließlich kam Herr Lenz drei Stufen herunter, so dass wir seine Schuhe sahen. Das hätten sie sich im Großen und
    Ganzen gedacht, sagte er. An der Stoßstange stehe eine Kiste Krimskrams, mit der keiner von ihnen etwas anfangen
    könne. Wenn wir so gut wären, ihm die Schnur hochzuhalten, hole er sie.
script-1052-hours =
    In der Grube hing ein neuer Anschlag, in zwei Handschriften. „Zeiten: Frau Abaz 4 bis 6, Lenz 6 bis 8, Publikum 8
    bis 9.“ Für das Publikum hatten sie eine Bank hingestellt. Darauf saßen ein Mädchen mit einer Taschenlampe und ein
    alter Mann, dessen Hörgerät an den Klemmen hing. Das Laden war umsonst. Aber Herr Lenz nahm währenddessen Dinge
    auseinander, er konnte es nicht lassen, und was übrig blieb, legte er auf dem Kotflügel der Limousine aus, zum
    Tauschen, jedes mit einem Zettel, woraus es seiner Meinung nach war. Frau Abaz war für den Kaffee zuständig. Es roch
    nach heißem Staub; wir hatten vergessen, wie gern wir das mochten.

script-1053 = Zwei Brüder und ein Krankenwagen
script-1053-ambulance =
    Zwei Männer hatten einen Krankenwagen auf der Rampe und versuchten, ihn von Hand über die Kuppe zu bringen. Sie
    waren Brüder, man sah es an den Nacken. Sie redeten nicht. Der am Lenkrad nickte, der hinten schob, und jedes Mal
    rollte er zurück bis zum selben Stein. Ein Motor war nicht darin; den hatten sie verkauft. Innen stand ein Ofen, den
    Kamin durchs Dach, und es war für ihre Mutter gedacht, die keine Wände mehr hatte. „Sagt ihm, ich könnte noch zwei
    brauchen“, sagte der hinten. „Das sehe ich“, sagte der andere, zu uns.
script-1053-whistle =
    Die zwei auf der Rampe erkannten wir daran, wie sie spuckten. Die Brüder hatten jetzt einen Krankenwagen, ohne
    Motor, und versuchten, ihn über die Kuppe zu bringen. Der ältere trug an einer Schnur um den Hals eine Zündkerze,
    durchbohrt und zurechtgefeilt. Er zeigte sie uns, immer noch ohne den anderen anzusehen. Er blies hinein. Es war
    eine Pfeife, sozusagen. „Hat er gemacht“, sagte er, den Daumen über der Schulter, „sagt ihm, sie ist ein bisschen zu
    tief.“ „Sagt ihm, Dino war auch zu tief“, sagte der jüngere. Im Krankenwagen sollte die Mutter wohnen. Er war wieder
    bis zum selben Stein zurückgerollt.
script-1053-ask-push = „Alle beide nach hinten. Wir nehmen das Lenkrad.“
script-1053-ask-leave = „Sag ihnen beiden, wir haben kaputte Schultern.“
script-1053-hill =
    { $them } legte sich auf die Straße und stemmte beide Füße gegen die Stoßstange, wie um eine Tür zuzuhalten, und das
    gab den Ausschlag. Wir kamen über die Kuppe, als der Himmel grau wurde. Dann fuhr er. { $present ->
        [one] Er fuhr uns davon, den Berg hinunter
       *[other] Er fuhr uns allen davon, den Berg hinunter
    }, innen klapperte der Ofen, der Kamin zog Ruß hinter sich her, und beide Brüder rannten nach und schrien, jeder den
    Namen des anderen. Er hielt in einer Hecke, am richtigen Haus. Als wir sie eingeholt hatten, saßen sie auf der
    Stufe, an den beiden Enden, außer Atem.

script-1054 = Brennholz mit Empfehlung
script-1054-brothers =
    Es klopfte, und draußen standen zwei Männer mit einem Balken zwischen sich. Sie hatten ihn quer durch die Stadt
    getragen, jeder an einem Ende. „Sagt ihnen, der ist von unserer Mutter“, sagte der vordere. „Sie hat es trocken“,
    sagte der hintere. Der Balken stammte aus der Decke, die sie nicht mehr brauchte, und war in zwei Stücke gesägt, und
    jeder hatte seine Hälfte anders lang gemacht. Setzen wollten sie sich nicht. Vom Fenster aus sahen wir sie mitten
    auf der Straße heimgehen, so weit auseinander, als hätten sie den Balken noch auf der Schulter, und im
    Gleichschritt.

script-1055 = Ein Ton zu tief
script-1055-plug =
    Vom Tor her kam ein Pfiff, dunkel und etwas zu tief. { $present ->
        [one] Wir hatten niemanden, den wir hätten hinstellen können.
       *[other] Von uns hatte keiner jemanden hingestellt.
    } Wir ließen fallen, was wir hielten, und gingen hinter der Limousine in Deckung, und eine gute Minute später liefen
    draußen die Schritte vorbei, mehrere Paare, gemächlich, mit Hund. Als sie fort waren, pfiff es noch einmal, zweimal
    kurz. Wir sahen hinaus. Auf dem einen Torpfosten saß der eine Bruder und auf dem anderen der andere, beide mit dem
    Gesicht zur Straße, wie wir sie einmal für die beiden beobachtet hatten. „Sagt ihnen, das ist für die Tankfüllung“,
    sagte der ältere.

## L07 Burnt church

script-1061 = Dochte
script-1061-half =
    Unsere halbe Kerze fehlte in der Reihe; an ihrer Stelle war eine Pfütze, sauber ausgekratzt, mit der Spur eines
    Daumennagels. Neben der Orgelpfeife stand ein Kinderwagen. Eine Frau beugte sich darüber und rührte, und im
    Kinderwagen stand auf einem Bett aus Glut eine Schüssel Wachs. „Eure war die mit dem Sand“, sagte sie. „Die ist
    jetzt bei den anderen drin.“ Sie hieß Stana; sie ging mit dem Wagen von Kirche zu Kirche und sammelte ein, was
    herunterlief. Wachs gab es genug, das weinten die Leute. Was ihr ausgegangen war, war Schnur. Ihren eigenen Saum
    hatte sie bis zum Knie aufgebraucht.
script-1061-pram =
    Die Reihe der Stummel auf der Orgelpfeife war kürzer geworden, und daneben stand ein Kinderwagen. Eine Frau beugte
    sich darüber und rührte; darin stand auf einem Bett aus Glut eine Schüssel Wachs. Sie hieß Stana. Sie ging mit dem
    Wagen von einer Kirche zur nächsten, kratzte zusammen, was herunterlief, und rollte es neu. Grau waren sie, aber sie
    brannten. Wachs gebe es ohne Ende, sagte sie uns, denn die Leute zündeten immer mehr an, als sie Zeit hätten zu
    bleiben. Was ihr ausgegangen war, war Schnur. Ihren Saum hatte sie bis zum Knie aufgebraucht, und man sah, dass es
    ein guter Mantel war.
script-1061-ask-unravel = „Der Schal ist nicht mehr zu retten. An welchem Ende fängt man an?“
script-1061-ask-wax = „Das sind zehn Kilo Wachs und vier Räder.“ Den Kinderwagen nehmen.
script-1061-ask-leave = „Sie holen sich was an den Knien, Mütterchen. Gute Nacht.“
script-1061-wicks =
    Wir saßen neben ihr auf der Altarstufe, eine Hand zog, die andere wickelte, und der Schal lief im Kreis und wurde
    kleiner, und am Ende war er ein Knäuel und ein paar Fransen. Sie zeigte uns, wie man taucht: hinein, heraus und
    warten. Das Warten war die Hauptsache. Am Kinderwagen war es warm. Lange hatte niemand so neben jemandem gesessen,
    ohne etwas zu wollen. Sie war Steuerprüferin gewesen. Die fertigen hängte sie paarweise über eine Banklehne, und
    keine krumme ließ sie durchgehen.
script-1061-sack =
    Sie hielt ihn nicht fest. Sie trat zurück und nahm die Hände vom Griff, erst die eine, dann die andere, wie bei
    einem Hund, der etwas im Maul hat. Die Glut kippten wir auf die Fliesen. Ein Rad quietschte, und im Portal blieb der
    Wagen an der Schwelle hängen, und wir mussten heben. „Er zieht nach links“, rief sie uns nach. Hinter uns hörten wir
    sie mit dem Fingernagel über den Boden gehen, wo etwas verschüttet war.

script-1062 = Lichter
script-1062-dark =
    Unter der Empore war kein Licht. Jemand hatte die Orgelpfeife leer gefegt, und trotzdem waren Leute da. Wir hörten
    sie, bevor wir sie sahen: fünf oder sechs, sie standen, wo man steht, das Gesicht zu einer Stelle, an der nichts
    war. Ein Streichholz wurde angerissen. Es ging von Hand zu Hand, und jeder hielt es, solange es reichte. So machten
    sie das jetzt. Im Aufflammen sahen wir Stana, die Arme um sich geschlungen, und dann war es zu dunkel, um zu sagen,
    ob sie uns gesehen hatte.
script-1062-answer-oil = „Das brennt. Hat jemand eine Untertasse und ein Stück Faden?“
script-1062-answer-leave = Rückwärts hinaus, eine Hand an der Wand.
script-1062-lamp =
    Eine Untertasse gab es; es war die für das Geld. Jemand zog einen Faden aus einer Manschette. Es gab eine blaue
    Flamme, niedrig und ziemlich geizig, die roch wie ein Fest am Tag danach, und sie rückten von allen Seiten heran,
    bis die Mäntel sich berührten. Stana musste uns sagen, wo wir uns hinstellen sollten. Mehr sagte sie nicht. Aber als
    die Untertasse trocken wurde, kippte sie sie mit einem Finger, damit der Rest zum Faden lief, und zwar auf die
    Seite, auf der wir standen.
script-1062-stumble =
    { $present ->
        [one] Im Portal stießen wir gegen das Rad
       *[other] Im Portal stieß jemand von uns gegen das Rad
    } des Kinderwagens oder eines ähnlichen, und es lief von allein die Stufen hinunter, eine nach der anderen. Hinter
    uns ging das Streichholz aus. Niemand fragte, wer da sei. Wir standen zwischen den Hochzeitsaufgeboten an die Wand
    gedrückt und warteten auf das nächste; und als es endlich kam, wurde es hochgehalten, und zur Tür hin.
script-1062-ours =
    Stana hatte eine Kerze zurückbehalten. Sie war dicker als die übrigen und mit einiger Mühe gerade
    gezogen. Sie habe davon gehört, sagte sie. Mit einem Kinderwagen höre man. Sie fragte nicht, wie es gewesen war, sie
    wollte nur wissen, wie groß, und dann nahm sie ein Messer heraus und schnitt einen Ring in das Wachs, eine Handbreit
    unter dem Rand. Damit man wisse, wie weit für heute; mit dem Rest könne man wiederkommen. Durch das Dach fiel ein
    wenig Schnee, senkrecht, und er reichte nicht bis dahin, wo sie die Kerze hingestellt hatte.
script-1062-ask-light = „Geben Sie uns ein Streichholz und dann einen Augenblick.“
script-1062-ask-leave = „Noch nicht. Heben Sie sie für uns auf.“
script-1062-name =
    Sie brannte bis zum Ring, und das dauerte. In der Zeit sagten wir, was zu sagen war: wer an dem Sonntag den Rest
    Marmelade gegessen hatte, und das mit dem Singen, dass es immer die falschen Worte waren. Es gab ein Paar Stiefel,
    das niemand hatte anziehen wollen. Jetzt wurde ausgemacht, wer es bekam. Dann drückten wir sie aus. Das Stück, das
    übrig war, wickelten wir ein, und es lag bei allem anderen in unserer Tasche, neben den Schrauben.
script-1062-six =
    Stana erwartete uns. Sechs Kerzen hatte sie uns aus dem Schal gemacht und mit den Fransen zusammengebunden, und
    innen waren sie blau, weil der Schal es gewesen war. Von Bezahlung wollte sie nichts hören. Von uns gebe es wohl
    niemanden, für den man sie brennen müsse, sonst hätte man es ihr gesagt. Dann hielten sie sich ja. Eine zündeten wir
    einfach so an, gegen die Dunkelheit, auf der Stufe, und sahen ihr nach, wie sie mit dem Wagen das Schiff
    hinunterging und an jedem Pfeiler die Hand danach ausstreckte.
script-1062-rope =
    Stana hatte ihre Schnur. Es war das Glockenseil; eine Glocke hing nicht mehr daran, und sie hatte es Hand über Hand
    heruntergeholt und auf der Emporentreppe aufgedröselt, elf Meter. Die Reihe auf der Orgelpfeife war wieder lang. Sie
    nickte uns zu wie Leuten, die schon einmal im Laden waren und nur geschaut haben. Die Kerzen seien nicht zu
    verkaufen, sagte sie, aber da sei die Untertasse, und jeder lege hinein, was er für richtig halte. Ein Zahnarzt habe
    einen Zahn hineingelegt. Um beide Arme hatte sie Schlingen bis zum Ellbogen und sah aus, als sollte sie gleich aus
    einem Fenster abgeseilt werden.
script-1062-buy-pay = „Dann halten wir das für richtig. Und wir bleiben, solange sie brennt.“
script-1062-buy-leave = „Wir sind nur wegen dem Wind hereingekommen.“
script-1062-pair =
    Sie drehte um, was wir in die Untertasse gelegt hatten, und gab uns zwei, am Docht verbunden, wie sie von der Stange
    kommen. Man muss sie auseinanderschneiden. { $present ->
        [one] Das Messer lag ganz unten in der Tasche, also zündeten wir sie
       *[other] Keiner hatte schnell genug ein Messer zur Hand, also zündeten wir sie
    } so an, über die Pfeife gehängt, und sie brannten von beiden Enden aufeinander zu und neigten sich. Das Wachs lief
    auf die Seite aus dem Gesangbuch. Stana kam mit dem Daumennagel vorbei, kratzte es auf, wartete und kratzte wieder.
    Als die Flammen sich trafen, sagte sie, dafür blieben die meisten nicht.

script-1063 = In der Sakristei
script-1063-pipe =
    Unter der Sakristeitür kam Rauch hervor, und mit ihm kamen, einzeln und zu zweit, Leute mit nassen Tüchern vor dem
    Gesicht; zuletzt ein Priester mit einem Stück Ofenrohr, schwarz von Kopf bis Fuß. Er bat um Verzeihung. Seine Gäste
    hätten gerade singen wollen. In der zweiten Strophe sei das Rohr heruntergekommen. Es brauche jemanden auf dem Dach
    und jemanden darunter und einen Dritten zum Rufen, erklärte er, und seine Gäste seien alle nicht in dem Alter. Ein
    alter Mann mit einem Rasierpinsel in der Hand bemerkte, er sei Turmdecker gewesen. „Unter dem alten König“, sagte
    der Priester.
script-1063-ask-help = „Das Dach machen wir, Hochwürden. Rufen kann er.“
script-1063-ask-leave = „Bei dem Mond können wir nicht auf ein Dach, Hochwürden.“
script-1063-draught =
    Der alte Mann rief sehr gut. Er kannte da oben jeden Ziegel beim Vornamen und lenkte uns mit dem Rasierpinsel auf
    den, der hielt. Als das Rohr saß, hustete der Ofen, und dann brauste er. Sie waren alle schon wieder hineingegangen
    und saßen mit ihrem Ruß auf ihren Plätzen, und als wir durch die Tür kamen, sangen sie die zweite Strophe weiter,
    bei dem Wort, bei dem sie aufgehört hatten. Wir bekamen eine Rübe mit. Sie hatte so etwas wie ein Gesicht.
script-1063-request =
    Der Priester hatte auf uns gehofft; er hatte sogar gefegt. Auf beiden Seiten des Lakens sahen sie auf, und der alte
    Mann legte den Rasierpinsel hin und nickte wie zu Verwandten. Sie waren jetzt vierzehn. Der Ofen reichte für elf. Er
    habe es hin und her überlegt, sagte der Priester, und er habe kein Recht, darum zu bitten, und so bitte er eben.
    Einer der Gäste könne arbeiten, sei gesund und habe sich selbst angeboten. Während er sprach, hatte er eine Hand auf
    dem Topfdeckel und drehte ihn immerzu am Knopf.
script-1063-answer-take = „Holen Sie den Mantel. Viel ist es nicht, aber es hat eine Tür.“
script-1063-answer-food = „Platz haben wir auch keinen. Aber hier ist etwas für die vierzehn.“
script-1063-answer-refuse = „Wir zählen selber die Löffel, Hochwürden.“
script-1063-coat =
    Auf dieser Seite des Lakens gab es Umarmungen, dann fiel es jemandem ein, und auf der anderen gab es dieselben. Ein
    Mantel fand sich, und es war der des alten Mannes; er habe noch einen, sagte er und meinte die Decke. Der Priester
    kam mit uns bis ins Portal. Er drückte allen die Hand und bedankte sich so oft, dass wir ihm sagen mussten, er solle
    hineingehen. { $present ->
        [one] Nach Hause gingen wir mit einer Person mehr, als wir gekommen waren, die zweite in den Fußstapfen der
            ersten, damit man es nicht sah.
       *[other] Nach Hause gingen wir mit einer Person mehr, als wir gekommen waren, alle in denselben Fußstapfen, damit
            man es nicht sah.
    } Worüber man reden sollte, wusste noch niemand. Es wurden dann Öfen.
script-1063-pot =
    Er verstand sofort und schämte sich, und wir auch. Er hob das Essen hoch und las vor, was daraufstand, und von
    beiden Seiten sagten sie das Amen, nicht ganz gleichzeitig. Wer sich angeboten hatte, ging zur Bank zurück, und man
    machte dort Platz. „Ist auch besser so“, sagte der alte Mann. „Wer würde sonst bügeln?“ Ein Bügeleisen sahen wir
    nirgends. Der Priester nahm endlich den Deckel ab und ließ uns hineinsehen, da wir ja nun gewissermaßen
    mitverantwortlich waren.
script-1063-lid =
    „Natürlich“, sagte er. „Ja. Natürlich tut ihr das.“ Der Knopf vom Deckel blieb ihm in der Hand, und er sah ihn an
    und schraubte ihn wieder fest. Wen es betraf, war schon aufgestanden, setzte sich jetzt wieder und strich links und
    rechts die Bank glatt, als wäre es nur darum gegangen. Sie baten uns zu bleiben. Wir waren schon im Portal, als uns
    jemand nachlief { $present ->
        [one] mit einem Handschuh, den wir verloren hatten
       *[other] mit einem Handschuh, den jemand von uns verloren hatte
    }.
script-1063-girl =
    Das Mädchen, das auf den Ofen achtgab, sah uns zuerst. „Das sind die, die die Rübe bekommen haben“, sagte es mit
    klarer Stimme, und auf beiden Seiten des Lakens wurde es still. Der Priester sagte, nun sei es gut. Sie meine das
    nicht frech, erklärte sie ihm; sie wolle nur wissen, was aus ihr geworden sei, wegen dem Gesicht. Auf dem Brett über
    dem Ofen lag eine Reihe Steine, jeder mit Augen und Mund aus Kohle. Für jedes Gemüse seitdem hatte sie einen
    gemacht. Der alte Mann mit dem Rasierpinsel lag ohne Stiefel auf der Bank, und seine Knöchel waren aufgegangen wie
    Brot.
script-1063-owed-give = „Es war eine gute Rübe. Das hier soll dahin, wo sie herkam.“
script-1063-owed-leave = „Es war eine gute Rübe“, und mehr nicht.
script-1063-face =
    Sie nahm es in beide Hände und sah es von allen Seiten streng an. Ein Gesicht habe es nicht, entschied sie, aber man
    sehe, wo es wäre. Dann war es im Topf, und einer der Steine kam vom Brett herunter und wurde nach hinten gelegt,
    hinter die anderen. Der Priester dankte uns für den Besuch. „Dann sind wir quitt“, sagte das Mädchen auf eigene
    Rechnung; sie hielt uns die Tür auf, und während wir durchgingen, zählte sie uns an den Fingern ab.
script-1063-looked =
    Darüber dachte sie nach. „Habt ihr das Gesicht zuerst gegessen oder zuletzt?“, wollte sie wissen. { $present ->
        [one] Es war klein geschnitten gewesen, im Dunkeln, und wir hatten es nicht gemerkt; das sagten wir ihr.
       *[other] Jemand von uns sagte, es sei klein geschnitten gewesen, im Dunkeln, und wir hätten es nicht gemerkt.
    } Das schien sie anständig zu finden. Sie drehte sich wieder zum Ofen und rückte einen der Steine auf seinem Brett
    um eine Fingerbreite weiter, dahin, wo eine Lücke war. Es war warm da drin. Wir hatten gehofft, noch ein wenig zu
    bleiben.

## L08 Hotel

script-1071 = Zimmerservice
script-1071-docket =
    Der Aufzug, den wir repariert hatten, war nicht da, wo wir ihn gelassen hatten. Wir hörten ihn kommen, Handbreit um
    Handbreit, und vor uns anhalten, und auf dem Servierwagen stand eine einzelne Silberhaube mit einem Bestellzettel.
    Die Küche hatte wieder Kundschaft. „Von 31“, hieß es, „für Madame in 44, mit unseren Empfehlungen. An den, der dies
    bedient: Er fährt nur bis in den zweiten Stock. Für die Treppe fehlt uns die Kraft, und sie hat seit Freitag nichts
    gehabt. Bitte.“ Unter der Haube war es gerade noch warm. Es waren noch zwei Treppen, und dunkel.
script-1071-ask-haul = „Vierundvierzig. Halt es gerade.“
script-1071-ask-eat = „Madame kann längst tot sein, woher sollen die das wissen.“ Die Haube heben.
script-1071-ask-leave = „Wir sind nicht das Personal. Schick ihn wieder runter.“
script-1071-fourth =
    Madame in 44 hatte seinerzeit in den besseren Kurorten gesungen. Sie saß aufrecht im Bett, ein Federbett um sich und
    einen Hut auf, und sagte uns, wir sollten es dorthin stellen. Die Haube hob sie selbst ab; es sei das Einzige, sagte
    sie, was sie noch gut könne. Nach dem ersten Löffel war sie still. Dann sollten wir das Tablett zurückbringen, mit
    ihrer Karte, und so gut sein, uns aus dem Schrank zu bedienen. Es waren größtenteils Bühnensachen, aber die Taschen
    waren echt. In 31 klopfte jemand dreimal ans Rohr, und sie klopfte mit dem Ring zurück.
script-1071-dome =
    Es war eine Dose, geöffnet, über einer Kerze gewärmt und mit dem eigenen Deckel wieder zugemacht, damit sie warm
    blieb. Dazu gab es eine Gabel und eine Serviette in Form eines Schwans. Wir machten es schnell und wischten die
    Haube ab. Dann schien es uns das Beste, dass der Aufzug wieder hinunterfuhr, und wir ließen ihn fahren, mit dem
    Zettel darauf. Erst als er stand, hörten wir das Klopfen, irgendwo über uns, an einem Rohr: dreimal und eine Pause;
    und nach einer Weile von unten, ganz munter, dieselben drei.
script-1071-rope =
    Der Aufzug bewegte sich. Er hing mit seinem Wagen zwischen den Stockwerken, wie zuvor, und stieg um eine Handbreit
    und sank wieder um zwei. Oben zog jemand mit bloßen Händen am Seil, man hörte den Atem den Schacht herunterkommen.
    „Falls da jemand ist“, sagte aus dem Dunkel eine Männerstimme im Plauderton, „ich bin jetzt an einem Punkt, wo ich
    weder ziehen noch loslassen kann.“ Und eine Frauenstimme daneben: „Ich habe dir gesagt, du sollst es ums Bett
    wickeln.“ Sie seien in 31, ließen sie uns wissen. Es gehe um die Löffel, man habe ihnen gesagt, es gebe Löffel.
script-1071-help-hold = „Noch nicht loslassen. Wir haben das Seil.“
script-1071-help-leave = „Das kommt noch jemandem auf den Kopf. Raus aus dem Schacht.“
script-1071-held =
    { $them } nahm das Gewicht auf, das Seil um beide Unterarme, die Füße gegen die Schwelle, und es ging hinauf. Es
    dauerte so lange, wie zwei Leute, die lange verheiratet sind, darüber reden können, wie man es richtig macht. Dann
    wurde etwas an einem Bett festgemacht. „Wir haben ihn“, rief die Frau, „mein lieber Herr oder meine Dame, wir haben
    ihn“, und es klapperte, und man hörte sie Löffel zählen. Was darunter auf dem Wagen gewesen war, ließen sie uns in
    einem Kissenbezug herunter. { $them } zitterten die Arme so, dass die Tasse zum Trinken stehen bleiben musste.

script-1072 = Einunddreißig
script-1072-bill =
    Im zweiten Stock war an die Tür der Anrichte eine Rechnung geheftet. Sie war in aller Form ausgestellt, mit Wappen.
    Ein Abendessen, gewärmt, für jemand anderen bestimmt; eine Serviette, gefaltet. Die Summe war offengelassen.
    Darunter stand in einer zittrigen, schrägen Schrift: „Madame in 44 bekam ihr Abendessen stattdessen am folgenden
    Tag. Es wurde ihr nicht gesagt. Die Direktion nähme gern bei Gelegenheit entgegen, was Sie für richtig halten. 31.“
    Eine Drohung war es nicht. Der Aufzug war außer Reichweite gezogen und sein Seil über einen Haken gelegt.
script-1072-owe-pay = „Ein Abendessen also. Unter die Haube damit, und klopf ans Rohr.“
script-1072-owe-leave = „Die Direktion kann warten. Das tun alle.“
script-1072-settled =
    Wir klopften dreimal. Es blieb so lange still, dass wir dachten, wir hätten es falsch gemacht. Dann wurde das Seil
    abgehakt, und der Aufzug kam herunter, und auf dem Wagen stand ein Aschenbecher mit einem Kärtchen: „Danke.
    Bezahlt“, das Datum und beide Namen. Sie hatten sich die Mühe gemacht, für unsere Platz zu lassen. Wir stellten die
    Haube auf den Wagen. Den ganzen Weg nach oben hörte man die Gabel am Teller klingeln.
script-1072-room =
    In 31 wurden wir erwartet: ein sehr großer Mann und eine sehr kleine Frau, beide im Mantel, mit einer Kerze im
    Zahnputzglas. Sie waren auf Hochzeitsreise gewesen, als es anfing. Es war ihre zweite. „Das Einzige, wovon wir zu
    viel haben“, sagte sie, „ist Bett“, und so war es, denn außer dem großen stand eins am Fenster, bezogen und
    aufgeschlagen, mit einem Schokoladenpapier auf dem Kissen, leer, der Form halber. Sie schlugen zwei Stunden vor. Er
    werde selbst an der Tür sitzen. Oder da sei der Schrank, wenn wir sehen wollten, die Gäste von 30 hätten ihre Sachen
    nicht holen lassen.
script-1072-ljuba =
    In 31 wurden wir erwartet, ein sehr großer Mann und eine sehr kleine Frau in Mänteln, mit einer Kerze im
    Zahnputzglas. Ljuba wünschte ihnen einen guten Abend und fragte, wie sie es ein paar Tausend Leute gefragt hatte, ob
    sie alles hätten, was sie brauchten. Und die kleine Frau fing an zu weinen. Es ging bald vorbei. Sie hatten nur
    gefragt werden wollen. Ein Bett war übrig, aufgeschlagen, mit einem Schokoladenpapier auf dem Kissen; zwei Stunden,
    sagten sie, für wen es am nötigsten war, und Ljuba könne den Stuhl im Flur nehmen, sie wolle ja offenbar. Oder da
    sei der Schrank, von Nummer 30.
script-1072-ask-sleep = „Zwei Stunden. Wecken Sie uns, wenn das Rohr klopft.“
script-1072-ask-wardrobe = „Den Schrank, wenn es Ihnen gleich ist.“
script-1072-ask-leave = „Halten Sie es für sich selbst warm. Gute Nacht.“
script-1072-slept =
    { $them } legte sich mit Stiefeln hin, hörte von beiden, dass man die auszieht, zog sie aus und schlief, ehe der
    zweite am Boden war. In einem richtigen Bett sieht ein Mensch ganz anders aus. Der Mann saß an der Tür, einen
    Regenschirm quer über den Knien. Die Frau stopfte, und zwar eine Socke von { $them }. Als die zwei Stunden um waren,
    brachte es keiner von beiden übers Herz. Am Ende war es das Rohr, das klopfte, und { $them } sagte sehr deutlich:
    „Gibt es Kaffee?“ und wurde erst dann wach.
script-1072-hangers =
    Nummer 30 war mit einer Menge Sachen gereist, und die Bügel hatten alle hölzerne Schultern. Sobald man einen
    bewegte, klopften sie alle zusammen, wie Leute hinten in einem Saal. Der große Mann stand mit der Kerze dabei und
    war sehr korrekt; bei jedem Stück las er das Etikett vor, ehe er es uns gab, und den leeren Bügel hängte er mit dem
    Haken in dieselbe Richtung wie die übrigen zurück. „Sie wollten weiter an die Seen“, sagte die Frau. Sie fragte, ob
    sie den Hut behalten dürfe.
script-1072-board =
    An der Portiersloge lebte das Klingelbrett. Es lief mit Draht und Gewicht, nicht mit Strom, und während wir
    hinsahen, fiel die Klappe der 19, weiß, und fiel nach einer Weile noch einmal. Sonst war im ganzen Haus kein Laut.
    Dort oben zog jemand an einer Schnur und wartete und zog. Am Haken der 19 hing der Zweitschlüssel, und auf dem
    Tresen war ein Messingschild festgeschraubt: Der Portier sei gleich zurück.
script-1072-answer-go = „Neunzehn will etwas. Nimm den Schlüssel mit.“
script-1072-answer-leave = „Das will jeder.“ Die Klappe hochschieben und gehen.
script-1072-nineteen =
    Es war der Wind. Ein Fenster war hinüber, die Klingelschnur mit ihrer Quaste schwang darin hin und her, und bei
    jedem dritten oder vierten Mal hakte sie sich am Bettpfosten fest und zog. All die Treppen waren wir auf
    Zehenspitzen hinaufgegangen. Das Zimmer war für jemanden hergerichtet, der nicht gekommen war; man hatte ihm Obst
    hingestellt, das waren jetzt acht dunkle Kerne auf einer Schale. Die Schnur banden wir hoch. Und weil man kein
    Zimmer verlassen soll, ohne sich umzusehen, sahen wir uns um.

script-1073 = Ein Spiel unter Herrschaften
script-1073-sunday =
    „Sie kommen spät“, sagte der Mann im Smoking. „Ich hatte Sonntag gesagt.“ Er hatte uns den Platz freigehalten. Auf
    der Anrichte, zwischen einem Regenschirm und einem Klarinettenkasten, stand, was er uns abgewonnen hatte, mit seiner
    Nummer, und es war abgestaubt. Er sah schlechter aus, und die Manschetten waren mit Tinte auf die Handgelenke
    gemalt, um die Wäsche zu schonen. Alles dort gegen ein einziges Stück von uns, schlug er vor: Ihm nütze es nichts,
    eine Klarinette könne er nicht essen. Er wolle es nur fortgehen sehen, jetzt, auf die richtige Art. Dass man Dinge
    einfach zurückgeben kann, kam ihm nicht in den Sinn.
script-1073-ask-again = „Das alles gegen ein Stück. Mischen Sie.“
script-1073-ask-bread = „Legen Sie mal die Karten hin und essen Sie was. Dann reden wir.“
script-1073-ask-leave = „Es hat uns leidgetan, wie abgemacht. Einmal reicht.“
script-1073-beaten =
    Er gewann. Er lehnte sich zurück, und eine Zeit lang war es, als hätte man ihm etwas über seine Gesundheit gesagt.
    „Ich habe mir wirklich Mühe gegeben“, sagte er. Dann zog er das Stück mit einem Finger herüber und schrieb das
    Kärtchen dafür. Er bat uns, nicht zu schlecht von ihm zu denken. Es sei das einzige Spiel, in dem er je gut gewesen
    sei, und man sehe ja, welche Zeit er sich dafür ausgesucht habe.
script-1073-back =
    Als die letzte Karte fiel, stand er in seiner Decke auf und verbeugte sich. Er trug alles selbst an unseren Tisch,
    Stück für Stück, in der Reihenfolge, in der es zu ihm gekommen war, und zu jedem hatte er ein Wort über die Person:
    Sie sei erkältet gewesen; er habe schlecht geblufft und sei inzwischen tot. Hinter ihm stand die Anrichte leer. Sie
    war aus Marmor, jetzt sah man es. „Was für eine Erleichterung“, sagte er, setzte sich wieder und hatte nach einer
    kleinen Weile angefangen, eine Patience zu legen.
script-1073-table =
    Er schob sofort die Karten zusammen und faltete eine Serviette auf. Er aß wie jemand, dem Kellner zusehen. Als er
    fertig war, sagte er, er habe nicht gewusst, dass man sie auch anders bekomme, Gesellschaft; man habe immer etwas
    setzen müssen. Er nahm unseres von der Anrichte und legte es neben den Teller, unter den Rand, wie man es für den
    Pagen lässt. Und weil es nicht anging, so genau aufzurunden, legte er etwas dazu. Es habe einer Dame gehört, sagte
    er uns. Sie habe auf eine Straße gezogen, der die Mitte fehlte.
script-1073-checkout =
    Der Mann im Smoking hatte den Mantel darüber und neben sich einen Koffer. So sitze er seit dem Tag nach unserem
    Gewinn, gab er zu. Es sei nämlich so: Niemand habe ihn hier je geschlagen, und solange das so war, habe er gut
    bleiben können. Die Rechnung sei fertig. Es brauche nur jemanden, der seinen Schlüssel nehme und ihm gute Reise
    wünsche, hinter der Theke müsse ein Mensch stehen; mit der Klingel allein habe er es versucht und sei bis zur
    Drehtür gekommen. „Es muss nicht gut gemacht sein“, sagte er. „Ich hätte nur gern, dass es gemacht wird.“
script-1073-sign-out = Hinter die Theke gehen. „Ich hoffe, Sie hatten einen angenehmen Aufenthalt, mein Herr.“
script-1073-sign-stay = „Draußen ist es schlimmer als hier, glauben Sie mir. Geben Sie.“
script-1073-steps =
    { $present ->
        [one] Wir gingen hinter die Theke und fanden das passende Gesicht.
       *[other] Jemand von uns ging hinter die Theke und fand das passende Gesicht.
    } Er beanstandete die Minibar. Sie wurde gestrichen. Er legte den Schlüssel mit der Messingbirne hin, und wir
    wünschten ihm gute Reise, und er fragte nach Zügen; wir sagten, es gebe wohl einen. Dann ging er durch die Drehtür,
    { $present ->
        [one] die klemmte, und wir mussten schieben
       *[other] die klemmte, und wir mussten zu zweit schieben
    }. Auf den Stufen stand er mit seinem Koffer und atmete ein. Er wandte sich nach links, zum Fluss, wo seine
    Schwester war. Das sahen wir am Kofferanhänger. Es war das Erste darauf, was er nicht durchgestrichen hatte.
script-1073-another =
    Er zog den Mantel mit so etwas wie Dankbarkeit aus. Er gab, und wir spielten um Streichhölzer, und er verlor welche
    und gewann sie zurück und erzählte uns von dem Kurort, wo er es von einem Bischof gelernt hatte. Es wurde spät. Als
    wir aufstanden, blieb er sitzen und blätterte an den Ecken der Karten, und der Koffer blieb, wo er war, an der
    Säule, mit Riemen zu, den Kellnern im Weg. Das Datum hatte er mit Bleistift auf die Rechnung geschrieben. Er
    radierte es aus.
script-1073-fever =
    Auf dem Tisch neben der Säule lag eine Patience, mittendrin stehen gelassen. Den Spieler fanden wir in der
    Garderobe, auf der Theke, unter einer Menge Mäntel; er war im Abendanzug und hatte Fieber. „Ich bin Gast“, sagte er.
    „Ich liege nur.“ Er bleibe, bis die Sache mit seiner Rechnung geklärt sei. Im Speisesaal, auf der Anrichte, habe er
    ein paar Dinge, beim Kartenspiel gewonnen, jedes mit einer Tischnummer: Regenschirme, einen Klarinettenkasten,
    Stiefel. Wenn ihm jemand eine Tasse von irgendetwas Heißem bringen könnte, solle es sich lohnen. Dafür sei er
    bekannt.
script-1073-care-soup = „Etwas Heißes, mein Herr. Kommt sofort.“
script-1073-care-sideboard = „Lass ihn schlafen. Was ist auf der Anrichte?“
script-1073-care-leave = „Mäntel hat er genug. Lass ihm sein Fieber.“
script-1073-tray =
    Wir machten es über einer brennenden Speisekarte heiß und brachten es ihm auf einem Tablett, denn sonst hätte er es
    kaum erkannt. Er setzte sich zwischen den Mänteln auf. Er trank ein Drittel, fragte, wie die Suppe heiße, hörte,
    dass es die Tagessuppe war, und war zufrieden. Aus dem Smoking zog er eine Flasche. Gewöhnlich spiele er darum,
    sagte er, aber { $present ->
        [one] wir sähen nicht aus wie Leute, die ihm das übel nähmen
       *[other] keiner von uns sehe aus, als nähme er ihm das übel
    }. Für die Suppe unterschrieb er.
script-1073-umbrellas =
    Es waren Dinge von der Sorte, um die es einem leidtut. In den Fingern eines Paars Handschuhe steckte ein Namensband.
    Wir nahmen, was zu brauchen war, und rückten den Rest zusammen, so dass die Nummern ohne Lücke weiterliefen. Aus der
    Garderobe rief er, ob das der Kellner sei. { $present ->
        [one] Wir sagten ja, ohne nachzudenken.
       *[other] Jemand von uns sagte ja, ohne nachzudenken.
    } „Es eilt nicht“, sagte die Stimme. Und dann, als wir auf der Treppe waren, aber nicht mehr zu uns: „Den Tisch an
    der Tür brauche ich nicht.“

script-1079 = Nachsendeadresse
script-1079-page =
    Es kam eine Postkarte vom Hotel, wie es früher gewesen war, mit Markisen. Er schrieb, er sei bei seiner Schwester,
    am Fluss, seitdem schon, und sie dulde kein Kartenspiel im Haus. Er halte Bienen. Sportsgeist hätten sie keinen. Es
    laste auf seinem Gewissen, dass er die Minibar habe streichen lassen, wo er sie doch ausgetrunken habe; er lege
    daher den Betrag bei, in einer eingezogenen Währung, und bitte uns, ihn in die Schublade an der Rezeption zu legen,
    falls wir einmal vorbeikämen. Wir kamen vorbei. Das Gerüst stand schon. Die Drehtür war für die Maler aufgeklemmt,
    und in der Garderobe hingen, der Nummer nach, alle Regenschirme, mit einem Schild, man möge sie abholen.

## L09 Brewery

script-1081 = Der Linkshänder
script-1081-heard =
    Er erwartete uns bei dem kleinen Tank, ein Maischholz über der Schulter: ein junger Mann, groß, mit Mehl in den
    Augenbrauen. „Ich dachte mir, dass ihr den Rest holt“, sagte er. Den Hahn hatte man bis auf den Malzboden gehört. Er
    stammte von seinem Großvater und die Tafel auch. Er heiße Tibor und wolle wieder anfangen, nicht gleich, sondern
    wenn es Gerste gebe; und was wir gehabt hätten, sei der letzte Fingerbreit gewesen, den habe er für die Hefe
    aufgehoben. Er schrie nicht. Er stand da, das Holz in der linken Hand, und wollte wissen, was es unserer Meinung
    nach wert sei.
script-1081-tibor =
    Bei dem kleinen Tank stand ein junger Mann mit einem Maischholz, groß, mit Mehl in den Augenbrauen, und kostete. Er
    nahm die Kelle, und er nahm sie mit links. „Es ist weniger geworden“, sagte er und musterte uns, ob wir es gewesen
    waren. Die Tafel war für seinen Großvater. Er heiße Tibor; er wolle wieder anfangen, sobald es Gerste gebe, und in
    dem Fingerbreit da drin halte er die Hefe. Eine Flasche davon könne er hergeben. Aber bezahlt wolle er werden, aus
    Prinzip, daran unterscheide man eine Brauerei von einer Pfütze.
script-1081-ask-pay = „Eine berechtigte Frage. So viel?“
script-1081-ask-bluff = „Beschlagnahmt. Nachschub der Miliz. Weg von dem Tank.“
script-1081-ask-leave = „Auf Ihren Großvater also, und gute Nacht.“
script-1081-plate =
    Er drehte es in der Hand und sagte, das gehe in Ordnung. Dann schraubte er die Messingtafel ab. Dahinter war ein
    Hohlraum und darin eine Flasche, eingelagert in seinem Geburtsjahr; sie war für seine Hochzeit gedacht, aber die
    Dame war nach Kanada gegangen. Er schrieb uns auf der Rückseite eines Etiketts eine Quittung aus, mit der Nummer
    eins. Wir waren seine ersten Kunden. Er bat uns, wiederzukommen und ehrlich zu sagen, wie es gewesen sei, und uns
    nach Möglichkeit zu merken, in welcher Reihenfolge man etwas spüre.
script-1081-believed =
    { $them } sagte es im richtigen Ton, gelangweilt, die Hand schon ausgestreckt. Tibor sah aus wie jemand, der das
    seit seiner Geburt erwartet hat. Er füllte die Flasche selbst, trieb den Korken hinein und schrieb es in ein Buch:
    Miliz, eine. „Gibt es eine Quittung?“, fragte er. { $them } unterschrieb etwas. Wir gingen durch den Abfüllsaal
    davon, im Schritt von Leuten, die ein Recht darauf haben, und hörten ihn noch lange mit dem Knöchel am Stahl
    entlangklopfen, um zu finden, wo es jetzt anders klang.
script-1081-mash =
    { $them } sagte es im richtigen Ton, aber irgendwo geriet ein Lachen hinein, vor Aufregung, und Tibor hörte es. Sein
    Gesicht wurde nach und nach rot. „Mein Großvater“, sagte er, „war einundvierzig Jahre“, und er schien nicht zu
    wissen, wie es von da weiterging. Die Kelle hängte er sorgsam an ihren Haken. Auch das Holz legte er weg, denn das
    war für die Maische, und kam mit hochgeschobenen Ärmeln auf uns zu, wie jemand, der ein Fass verrücken will.
script-1081-quiet =
    Dann war es still in der Halle. Er lag unter der Tafel, die Wange auf der Stufe, wo der Stein ausgetreten war, und
    { $present ->
        [one] wir hatten Mehl bis zu den Ellbogen
       *[other] Mehl hatten wir alle an uns
    }. Wir drehten den Hahn zu, der getropft hatte. In seinem Mantel fanden wir ein Tütchen Zucker und ein Papier, auf
    das er mit Buntstift ein Etikett gezeichnet hatte; er war bis zum Namen gekommen und bis zu einer Gerstenähre.
    Gewalt hatten wir nicht anwenden wollen. Ausgemacht war nur die Stimme.

script-1082 = Der Kupferkessel
script-1082-ladle =
    Hier war niemand gewesen. Der Hahn tropfte wieder und hatte im Staub eine glatte Stelle gemacht, rund wie eine
    Münze. Auf der Stufe unter der Tafel war nichts; es war also doch jemand da gewesen und hatte ihn geholt und den
    Stein gewaschen. Die Kelle hing mit der dünnen Seite nach außen. Auf den Tank hatte man ein Marmeladenglas mit
    Gerste in Wasser gestellt, und sie hatte gekeimt. { $present ->
        [one] Wir hätten nicht sagen können
       *[other] Keiner von uns hätte sagen können
    }, warum wir an diesem Ende des Gebäudes hereingekommen waren. Wir blieben auf der anderen Seite der Halle und taten
    dort, was wir zu tun hatten.
script-1082-copper =
    Auf dem Malzboden war Dampf. Tibor hatte den kleinen Kupferkessel in Gang gebracht, mit Türen als Brennholz, und
    stand im Hemd darüber; er war an Gerste gekommen, die für Pferde bestimmt war. „Und?“, fragte er sofort. Wir sagten
    ihm, wie es gewesen war, der Reihe nach: erst die Nase, dann die Ohren. Das schrieb er auf. Dünn werde dieses, in
    Pferden sei kein Zucker. Wenn er welchen bekäme, würde er uns einen ordentlichen Sud machen und vorbeibringen. Und
    wenn nicht, dann könne er jemanden zum Rühren brauchen, denn anbrennen dürfe es nicht, und er sei seit vorgestern
    wach.
script-1082-ask-sugar = „Zucker kriegst du. Vergiss nicht, von wem.“
script-1082-ask-stir = „Leg dich eine Stunde hin. Bei uns brennt nichts an.“
script-1082-ask-leave = „Riecht nach Stall. Nach einem guten. Mach’s gut, Tibor.“
script-1082-batch =
    Er ließ ihn von hoch oben hineinrieseln, um ihn zu hören. Dann leckte er den Finger an, tupfte damit die Tüte aus
    und faltete sie klein. Zwei Tage, sagte er, drängen lasse es sich nicht. Die Straße müsse er wissen. Als wir sie ihm
    gesagt hatten, zeichnete er sie sicherheitshalber an die Wand, neben seine Temperaturen, die ganze Häuserreihe mit
    einem Kreuz für die Tür, und um unseren Schornstein malte er etwas Dampf, wie er selbst welchen hatte.
script-1082-paddle =
    Er schlief auf den Säcken, bevor er zu Ende gesagt hatte, in welche Richtung. Wir rührten linksherum, wie man es
    hier seit Generationen tat. Nach einer Weile sieht man Dinge darin. Die Hitze zog uns unter die Mäntel, und mit ihr
    der Geruch, wie Brot, dem etwas eingefallen ist; vom Gehen war keine Rede. Im Schlaf verbesserte er uns, zweimal.
    Wir weckten ihn, als es zu singen anfing. Er zapfte uns eine Flasche vom Grund, wo die Kraft war.
script-1082-shutter =
    Vor der Tür zum Abfüllsaal war jetzt ein Rollladen mit einer Klappe, und über der Klappe stand in großen frischen
    Buchstaben: BRAUEREI. ERST ZAHLEN. Wir klopften. Auf machte eine Hand mit Mehl daran, eine linke. Um zu sehen, wer
    es war, bückte er sich nicht. Einmal sei er hereingelegt worden, teilte er der Schlange im Allgemeinen mit, von
    Leuten mit Auftreten, und jetzt verkaufe er durchs Loch; zwei obendrauf, für das Auftreten. Hinter ihm blubberte
    etwas. Er maß reichlich und schob es mit einem Maischholz über die Schwelle.

script-1083 = Kreide an der Tür
script-1083-husband =
    An der Tür zum Gärkeller lehnte sitzend ein Mann, das Ende einer Schnur um die Hand gewickelt. Er sah auf unsere
    Schuhe. „Könnt ihr lesen?“, fragte er. Er selbst konnte es nicht, nicht diese Buchstaben. Über seinem Kopf waren auf
    der Tür die Kreuze und die Daten und darunter das, was wir geschrieben hatten: „ja, aber schnell“. Seine Frau hatte
    es ihm vorgelesen. Sie war leichter, und so war sie hineingegangen. Das war jetzt eine Weile her. Er zog an der
    Schnur, um es uns zu zeigen, und sie war ganz locker. „Da steht doch ja?“, sagte er. „Sie hat gesagt, da steht ja.“
script-1083-answer-in = „Machen Sie den Schal nass und halten Sie das Ende.“ Hineingehen und sie holen.
script-1083-answer-wipe = Das Wort mit dem Ärmel wegwischen, damit es niemand mehr liest.
script-1083-out =
    { $them } folgte der Schnur von Knoten zu Knoten, auf Zehenspitzen, das Kinn gehoben. Sie war beim neunten. Sie
    hatte sich auf ein Ventil gesetzt, um Luft zu holen, und redete sehr vernünftig mit jemandem über den Preis von
    Lauch. Sie wog fast nichts. Als sie draußen an der Luft waren, legte der Mann sein Gesicht an ihres und ließ es da,
    und sie redete ihm weiter vom Lauch in den Hals, bis sie husten musste. Dann stand er auf und bat uns zu sagen,
    welches Wort das richtige sei. Er wolle es selbst schreiben, { $present ->
        [one] wenn wir ihm die Hand führten
       *[other] wenn ihm jemand von uns die Hand führe
    }.
script-1083-both =
    { $them } kam bis zum neunten Knoten und fand sie und konnte sie nicht heben; so kamen sie auf den Knien heraus,
    alle beide, und jedes zerrte am anderen, und es dauerte doppelt so lange, wie jemand da drin sein sollte. Ihr war
    übel, und es würde vergehen. { $them } saß mit blauen Lippen an der Wand und kam nicht auf das Wort für Wand. Der
    Mann hatte seine Jacke ausgezogen und wischte damit die ganze Tür ab, die Kreuze, die Daten, alles, was darauf war,
    was immer es besagte.
script-1083-sleeve =
    Die Kreide blieb am Ärmel. Zurück blieb ein heller Fleck in der Form der Wörter. „Was macht ihr da?“, sagte der
    Mann. „Was stand da?“ Wir sagten ihm, es sei ein Irrtum gewesen. Er nickte mehrmals, wickelte sich die Schnur noch
    einmal um die Hand, stand auf und fragte uns, in welche Richtung man sich da drin lehnen müsse. Er war ein großer
    Mann. Er trug einen Gürtel mit einem Pferdekopf als Schnalle. Als er die Tür aufmachte, kam der Geruch zu uns
    heraus, und unser Feuerzeug ging aus.
script-1083-fourth =
    Auf den Stufen zum Gärkeller stand ein Mann auf und nahm die Mütze ab. Er habe auf gut Glück gewartet, sagte er,
    drei Nächte schon. Vorige Woche habe er hier gestanden, die Hand auf der Klinke, und da seien drei von diesen Nein
    gewesen, und er habe gedacht: na, drei. Die könne ja jeder geschrieben haben. „Aber dann ist noch einer gekommen und
    hat es unterstrichen“, sagte er. „Da habe ich gedacht, das ist jemand, der drin war. Ich habe zwei zu Hause.“ Er
    hatte einen Sack dabei, aus dem eigenen Schuppen. Er hoffe, es sei etwas darin, was wir brauchen könnten.
script-1083-boy =
    An der Tür zum Gärkeller stand ein Junge von vielleicht sechzehn und atmete. Durch die Nase ein, durch den Mund
    aus; er war bei vierzig. Auf dem Holz waren Kreuze, Daten, und bei den letzten drei stand „nein“. Die seien
    alt, sagte er uns. Gas werde müde. Ganz hinten seien die Schränke der Schlosser, und seine Mutter habe Geburtstag.
    Er hatte sich eine Schnur um den Bauch gebunden, aber niemanden gefunden, dem er das andere Ende geben konnte, und
    es darum an der Klinke festgemacht. Jetzt hielt er es uns hin. Er hatte sehr saubere Ohren.
script-1083-ask-feed = „Mach das ab und setz dich. Wir haben was für ihren Geburtstag.“
script-1083-ask-hold = „Gib uns das Ende. Einmal ziehen, und wir holen dich raus.“
script-1083-ask-leave = „Kannst du nicht lesen? Da steht nein.“ Ihn machen lassen.
script-1083-crust =
    Man musste ihm zweimal sagen, dass für uns dabei nichts heraussprang. Dann setzte er sich auf die Stufe, weil ihm
    die Beine wegsackten, und lachte. Er sei gar nicht sicher, ob er es bis zum fünften Knoten geschafft hätte. Es sei
    ihr einundvierzigster. Sie werde wissen wollen, wo es herkomme, und er übte an uns, was er sagen würde, in mehreren
    Fassungen; in der, bei der er blieb, hatte er es gewonnen. Bevor er ging, schrieb er mit Kreide das Datum hin und
    dahinter noch ein „nein“. Er unterschrieb es. Irgendetwas hatte er ja doch getan.
script-1083-shared =
    Er ging hinein wie ein Taucher. Wir ließen die Schnur durch die Finger laufen und zählten für ihn, und bei fünfzig
    ruckte es, kein Zeichen, nur er, der zurückkam. Er hatte den Pullover voll. Er lag auf dem Boden und dampfte und
    schob mit den Füßen alles über die Fliesen zu uns herüber, weil er nicht reden konnte, halb für uns und halb für
    sich. In seiner Hälfte war eine Brille im Etui. „Sie hat keine“, sagte er, als es ging. { $present ->
        [one] Er setzte sie auf und sah uns an, mit riesigen Augen.
       *[other] Er setzte sie auf und sah uns der Reihe nach an, mit riesigen Augen.
    }
script-1083-dragged =
    Es zog einmal. Wir holten ein, und er wog überhaupt nichts, er kam auf der Seite über den Boden wie etwas auf
    Rädern. Aber an der Tür hatte sich die Schnur auf der Schwelle durchgesägt, und für die letzten zwei Meter musste
    jemand hinein. Er kam zuerst wieder zu sich. Er wurde rot und weiß und entschuldigte sich. { $present ->
        [one] Bei uns dauerte es länger; es blieb
       *[other] Bei dem von uns, der drin gewesen war, dauerte es länger; es blieb
    }
    eine Enge zurück, die hinter dem Brustbein saß wie eine verschluckte Münze. Der Junge ging bis zur Brücke mit, trug
    uns die Taschen und fragte alle paar Schritte, ob es besser sei.

script-1084 = Eine Lieferung
script-1084-cart =
    In der Dämmerung kam ein Handkarren die Straße herauf, mit einer Laterne daran und einem großen jungen Mann zwischen
    den Holmen. Er hatte eine saubere Schürze um. Tibor hatte uns am Dampf gefunden. Er stellte die Flaschen auf den
    Tisch, trat an die Wand zurück und wartete, die rechte Hand in der linken, { $present ->
        [one] bis wir den Korken gezogen hatten
       *[other] bis jemand von uns den Korken gezogen hatte
    }. „Der Reihe nach“, sagte er. Wir sagten es ihm. Zuerst kam doch die Nase. Er schrieb es sich auf die Manschette,
    und als wir bei dem waren, was zuletzt kam, { $present ->
        [one] und keinen Namen dafür wussten
       *[other] und niemand einen Namen dafür wusste
    }, nickte er: Das waren die Türen. Birnbaum war es gewesen.

## L10 Checkpoint

script-1091 = Wieder am Schlagbaum
script-1091-boots =
    Am Schlagbaum war ein anderer, weit über fünfzig, mit hochgeschlagenem Kragen. Er saß in der Hütte, die Tür offen
    für seine Beine. Nach dem Gewehr griff er nicht. „Ihr seid von drüben“, sagte er, „vielleicht könnt ihr es mir
    sagen. Vor mir war ein Junge hier. Man hat mir seine Stiefel gegeben, zum Heimschicken, und seinen Löffel.“ Er hatte
    sie neben sich in einem Karton. Die Mutter habe geschrieben, es müsse auch eine Postkarte da sein, er habe ihr
    gesagt, er hätte eine mit dem See darauf, fertig, nur die Marke fehle. Er habe das Brett abgesucht, sagte er, und
    darunter.
script-1091-answer-card = Die Postkarte auf das Brett legen, wo sie gestanden hat.
script-1091-answer-deny = „Wir sind hier noch nie vorbeigekommen.“
script-1091-lake =
    Er sah den See eine ganze Weile an, dann drehte er ihn um und las, was da stand. Es ging nur um Socken. Wie wir dazu
    gekommen waren, konnte er sich selbst denken. „Na ja“, sagte er. Er steckte sie zu den Stiefeln, zwischen die
    Sohlen, damit sie nicht verknickte, nahm eine Marke aus seiner eigenen Brieftasche und leckte sie an. „Ich muss
    melden, dass sie gefunden ist“, sagte er zu uns. „Von wem, muss ich nicht melden.“ Mit dem Fuß schob er uns ein
    Päckchen herüber. { $present ->
        [one] Wofür, hätten wir nicht sagen können,
       *[other] Wofür, hätte keiner von uns sagen können,
    } und wir nahmen es.
script-1091-shelf =
    „Nein“, sagte er. „Nein, wohl nicht.“ Er sah uns an und tastete dabei weiter das Brett hinter seinem Kopf ab, von
    einem Ende zum anderen, mit der flachen Hand. Wir waren schon ein gutes Stück die Straße hinunter, da rief er uns
    etwas nach. Es war der Name des Sees. Er rief ihn zweimal, falls wir versucht hätten, darauf zu kommen, und irgendwo
    nahm ihn ein Hund auf, und dann ein zweiter.
script-1091-empty =
    Am Schlagbaum war derselbe Junge. Er war wach; er stand vor der Hütte stramm, allein, im Schnee, beide Stiefel an,
    und sein Gewehr hatte man zerlegt und ihm in Stücken umgehängt, mit Draht. Damit die Leute es sähen. Es war wegen
    der zwei Magazine. Er müsse stehen, bis sie wieder da seien, sagte er uns aus dem Mundwinkel, oder bis Sonntag.
    Nicht dass er jemanden verdächtige. „Ich schlafe zu fest“, sagte er, „schon immer.“ Seine Lippen waren grau.
script-1091-plea-return = „Sind das vielleicht die zwei? Die lagen im Graben.“
script-1091-plea-silent = „Bis Sonntag ist es nicht mehr so weit.“ Auf der anderen Seite vorbeigehen.
script-1091-counted =
    Er zählte sie mit den Augen nach, weil er sich nicht rühren durfte. { $present ->
        [one] Wir mussten in die Hütte gehen
       *[other] Einer von uns musste in die Hütte gehen
    } und sie in die Kiste legen, und hinter der Postkarte, links, stehe etwas von ihm, das sollten wir herausnehmen. Es
    war eine Dose, eine zum Essen. „Im Graben“, wiederholte er für sich, damit er es richtig hatte. Als wir gingen,
    pfiff er durch die Zähne. Es war eine Melodie, wie man sie in Habtachtstellung pfeift, fast ohne Auf und Ab.
script-1091-pockets =
    Wir gingen auf der anderen Straßenseite vorbei. { $present ->
        [one] In der Tasche schlugen sie bei jedem Schritt aneinander, und wir hielten sie mit der Hand fest.
       *[other] In einer unserer Taschen schlugen sie bei jedem Schritt aneinander, und einer von uns hielt sie mit der
            Hand fest.
    } „Passt auf“, sagte der Junge, „beim Betonblock ist es glatt.“ Beim Betonblock war es glatt. Als wir uns umsahen,
    hatte er die Augen zu. Er schwankte ein wenig, und alle Teile des Gewehrs bewegten sich an ihm mit einem leisen
    Klicken, wie ein Perlenvorhang.
script-1091-awake =
    Der Soldat am Schlagbaum war derselbe. Heute hatte er beide Stiefel an. Er erkannte uns, obwohl er nie die Augen
    offen gehabt hatte, wenn wir da waren; an den Spuren, sagte er. Jemand sei bis an die Tür der Hütte gekommen, habe
    dagestanden und sei wieder gegangen, und nichts habe gefehlt. Er hatte viel darüber nachgedacht. „Habe ich etwas
    gesagt?“, fragte er. Er sage uns für den ganzen Abend, wo die anderen seien und wann sie wechselten, für etwas zu
    rauchen oder einen Kaffee. Nur um wach zu bleiben. Im Wachsein sei er nicht gut.
script-1091-ask-smoke = „Die zweite links, hast du gesagt. Hier, halt damit die Augen offen.“
script-1091-ask-leave = „Kein Wort hast du gesagt. Gute Nacht.“
script-1091-barrier =
    Er setzte sich auf die Stufe der Hütte und zeichnete es uns mit dem Löffel in den Schnee. Hier der Feldwebel, und
    hier, der mit dem Husten, der ging zur vollen Stunde um die Schuppen. Den Schlagbaum hob er für uns, indem er den
    Arm hob. Das hatte er sich selbst ausgedacht. Dann fragte er, was denn nun in der zweiten links sei. Eine Bäckerei,
    sagten wir. Er nickte; er hatte sie mit einer Bank davor geträumt, und es gibt eine.

script-1092 = Niemand auf Posten
script-1092-coat =
    Der Junge hatte hinter der Hütte gewartet. Die Schnur hatte er vom Handgelenk gelöst und an den Ofengriff gebunden,
    und seine Mütze hing am Ofenrohr, so dass von der Straße aus dort jemand saß. Heute Nacht gehe er. Er solle mit den
    anderen auf den Kamm hinauf, und er habe gesehen, was von dort wieder herunterkomme. Er müsse nur über die
    Straßenbahngleise kommen, mit jemandem, der geht, wie man geht. „Ich gehe so“, sagte er und machte es vor; und
    wirklich, man hätte ihn auf einen Kilometer erkannt. Was in der Kiste war, hatte er für uns in eine Socke getan. Das
    Koppel hatte er schon ab.
script-1092-ask-help = „Hände in die Taschen. Mach den Rücken krumm. Und nicht zu den Fenstern hochschauen.“
script-1092-ask-refuse = „Wenn sie uns mit dir finden, sind wir alle dran. Bind die Schnur wieder fest.“
script-1092-tram =
    Es dauerte bis drei. { $present ->
        [one] Wir nahmen ihn neben uns, mit einer Tasche,
       *[other] Wir nahmen ihn in die Mitte, mit einer Tasche,
    } und brachten es ihm unterwegs bei: die Schultern hängen lassen, auf den Boden schauen, ab und zu stehen bleiben,
    wegen nichts. Er wurde richtig gut darin. Bei der Bäckerei setzte er sich eine Minute auf die Bank. Hinter uns, die
    Straße hinauf, hob und senkte sich der Schlagbaum ein wenig im Wind, als wälzte sich in der Hütte noch immer einer
    herum. An den Gleisen gab er uns die Socke. Er gab uns die Hand und ging weiter, und jetzt waren wir es, die
    merkten, wie wir gingen.
script-1092-cord =
    „Nein“, sagte er, „das sehe ich ein.“ Er band die Schnur vom Ofen los und hielt sie uns mitsamt dem Handgelenk hin,
    weil es mit einer Hand schwer geht. { $present ->
        [one] Also banden wir sie fest.
       *[other] Also band einer von uns sie fest.
    } Es war derselbe Knoten wie vorher; es gab eine Rille dafür. Er setzte die Mütze auf. Ob wir wohl auf der anderen
    Seite gehen könnten, fragte er, das sehe besser aus, und erst in einer Stunde oder so. Die Stunde saßen wir hinter
    dem Betonblock. In dieser Nacht redete er nicht im Schlaf, oder er schlief nicht.
script-1092-lamp =
    Wo die Hütte gewesen war, stand jetzt ein Scheinwerfer, und der Schlagbaum war gestrichen. Drei Männer, die wir
    nicht kannten, spielten Karten auf einer Munitionskiste ohne Deckel. Das Licht lief im Kreis wie ein Uhrwerk, hinaus
    über den Draht, durch den Graben, die Straße entlang und wieder über den Graben. Jedes Mal, wenn es an den Karten
    vorbeikam, legten sie ihr Blatt verdeckt auf die Knie. Durch den Graben kam man bis an die Kiste, zwischen einem
    Durchgang und dem nächsten. Man konnte auch rufen und darum bitten, dass sie einen durchließen, wie es auf dem
    Schild stand.
script-1092-jovan =
    Jovan ließ uns hinlegen, bevor wir etwas gesehen hatten. Wo die Hütte gewesen war, stand jetzt ein Scheinwerfer.
    Drei Männer spielten Karten auf einer Munitionskiste ohne Deckel, und jedes Mal, wenn das Licht vorbeikam, legten
    sie ihr Blatt verdeckt auf die Knie. Er sah ihnen ein paar Minuten zu, das Kinn auf dem Ärmel. „Zweites Dienstjahr“,
    sagte er. „Der Lange schummelt.“ Er hatte selbst an so einem Schlagbaum gestanden, an dieser Straße, mit so einer
    Kiste. Durch den Graben komme man zwischen zwei Durchgängen hin, sagte er, und man könne auch rufen, wie das Schild
    es verlange. Zu seiner Zeit habe das nie einer getan.
script-1092-dare-crawl = „Zähl mit. Neun Sekunden. Der Graben ist tief genug.“
script-1092-dare-back = „Dann außen herum, über die Ziegelei. Kostet eben Zeit.“
script-1092-dare-shout = „Hände hoch und tun, was auf dem Schild steht.“
script-1092-crate =
    { $them } lag fünf Runden lang im Graben und lernte, wie lang eine war. Bei der sechsten war es dunkel, und dann war
    es hell, und nichts schien sich verändert zu haben, nur eine Hand zog sich hinter den Rand der Kiste zurück. „Wer
    kommt raus?“, fragte einer von den dreien. Darüber waren sie sich nicht ganz einig. { $them } kam auf dem Grund des
    Grabens zurück, nass bis an den Hals und mit einem Kreuzass, das wohl am Deckel geklebt hatte.
script-1092-wire =
    { $them } hatte neun gezählt, und es waren acht. Am Rand des Grabens lief ein Draht, und da ging es nur noch durch
    und nicht mehr drum herum. Niemand schoss. Das Licht ging vorbei und kam wieder und blieb eine Weile auf der Stelle
    stehen, auf einem Stück Ärmel, das da hing. „Fuchs“, sagte eine Stimme. „Mit Knöpfen?“, sagte eine andere. Der Arm
    war vom Ellbogen abwärts offen, und wir verbanden ihn mit dem anderen Ärmel, damit es gleich war.
script-1092-halt =
    Sie waren ganz freundlich. Sie waren froh, dass sie etwas zu tun hatten. Wir standen mit ausgebreiteten Armen im
    Licht, während einer von den dreien die Tasche durchging und jedes Stück hochhielt wie bei einer Versteigerung, und
    die anderen boten in Zigaretten. Verkauft wurde nur eines. Den Rest packten sie wieder ein, in anderer Reihenfolge.
    „Ihr hättet nicht rufen müssen“, sagte der Jüngste, als er den Schlagbaum hob. „Es ruft doch keiner.“

script-1093 = Die Frau, die schreibt
script-1093-sheets =
    Am Zaun beim Übergang stand eine Frau, eine Rolle Draht am Arm wie eine Handtasche. Sie wechselte die
    Klarsichthüllen aus, weil sie im Frost springen. Sie war sicher Lehrerin gewesen. „Halten Sie mal“, sagte sie zu
    uns, ohne sich umzudrehen, { $present ->
        [one] und schon hielten wir
       *[other] und schon hielt einer von uns
    }. Es war ein Blatt mit Namen. Die Leute, die auf dem Weg hinüber erschossen worden waren, mit der Stunde und wohin
    sie wollten. Die Zange ging ihr zu schwer. Zwölf Blätter waren es, und es war halb eins, und bis Viertel vor zwei
    hatte sie Zeit.
script-1093-ask-wire = „Geben Sie uns die Zange. Und Sie sagen an, was wohin kommt.“
script-1093-ask-leave = „Hier ist es zu offen. Sie sollten hier auch nicht stehen.“
script-1093-ours =
    Am Zaun beim Übergang stand eine Frau, eine Rolle Draht am Arm, und wechselte die Hüllen ihrer Blätter mit den Namen
    aus. Sie sah uns an, dann, wie viele wir waren. „Sie sind einer weniger“, sagte sie. Sie sehe jeden, der hier
    vorbeikomme, das sei Übung; sie habe Klassen von vierzig gehabt. Die Linie hatte sie schon gezogen. Sie nehme nicht
    mehr nur die vom Übergang, das sei ihr kleinlich vorgekommen. Wenn wir ihr den Namen sagen wollten und wie man ihn
    schreibt, trage sie ihn ein, und die Stunde, und wohin. Das Letzte falle den Leuten am schwersten.
script-1093-tell-name = Ihn buchstabieren. Dann überlegen, wohin.
script-1093-tell-wire = „Heute nicht. Aber Ihre Hände sind kalt, das Drahten übernehmen wir.“
script-1093-tell-leave = „Das gehört uns. Das ist nichts für einen Zaun.“
script-1093-line =
    Sie schrieb, wie wir buchstabierten, mit derselben Schleife am J, falls ein J darin war. Über die Stunde
    waren wir nicht einig, und sie schrieb „gegen Morgen“. Dann, wohin. Es gab mehrere Vorschläge. Sie wartete, den
    Füller unter dem Mantel, damit die Tinte nicht einfror. { $present ->
        [one] Am Ende blieben wir beim Einfachsten:
       *[other] Am Ende einigten wir uns alle auf das Einfachste:
    } „nach Hause“. Davon habe sie eine ganze Menge, sagte sie, blies darauf und zeigte uns die Stelle, wo es hängen
    würde, das dritte von links, aus dem Wind.
script-1093-noon =
    Wir drahteten, und sie sagte an: Blatt vier, Blatt fünf. Sie machte es aus dem Kopf und hatte die Augen auf den
    Dächern. Als es auf eins zuging, winkte sie uns hinter dem Pfosten hervor. „Er isst“, sagte sie. Die letzten sechs
    machten wir im Freien, aufrecht, und es war wie am Strand. Sie zeigte uns die kleinen Häkchen neben der Lücke in den
    Stunden. Im Stab hatten sie ihr nicht glauben wollen. Auf Blatt sieben hatte sie eine Tochter, sahen wir, zwischen
    einem Klempner und einem Schneider gleichen Namens; größer geschrieben war sie nicht.

script-1098 = Das dritte von links
script-1098-page =
    Man wollte die Namen in Stein hauen, und sie ließ es nicht zu. Stein sei für die, mit denen man fertig sei, sagte
    sie dem Komitee. Also ist der Zaun geblieben, mit dem Papier daran, und im Haushalt der Stadt gibt es unter
    „Straßenbeleuchtung“ Geld für Klarsichthüllen. Sie ist über neunzig und beaufsichtigt es von einem Klappstuhl aus.
    Am Tag des Waffenstillstands gehen immer ein paar Leute daran entlang, bis sie bei ihrem sind, und bleiben stehen,
    und dann lesen sie auch die rechts und links davon, wenn man schon einmal da ist. Unseres ist das dritte von links,
    aus dem Wind. Die Tinte ist braun geworden. Gegen Morgen, steht da, und wohin. Jemand, den wir nicht kennen, hat ein
    kleines Häkchen dahinter gemacht.

script-1099 = Die zweite links
script-1099-page =
    Es gibt einen Mann, der samstags in die Bäckerei kommt und sich draußen auf die Bank setzt. Er hinkt, hat eine Frau
    aus dem Viertel und Zwillingsmädchen, und er schläft dort ein. Wir hatten ihn oft gesehen, ehe wir ihn erkannten,
    denn er geht krumm; es ist der schlechteste Gang der Straße. Die Mädchen binden ihm abwechselnd einen Faden ums
    Handgelenk und führen ihn zur Türklinke, so dass jeder ihn weckt, der hinein- oder hinausgeht. Er hebt den Arm. Er
    tut es mit geschlossenen Augen. Als wir ihm sagten, wer wir waren, stand er auf, { $present ->
        [one] gab uns die Hand, zweimal,
       *[other] gab jedem von uns die Hand,
    } und man musste ihn bitten, sich zu setzen; er wollte wissen, ob er eben etwas gesagt habe. Ja, sagte eines der
    Mädchen. Er habe jemandem den Weg erklärt, wie immer, und ganz falsch.

## L11 Market square

script-1101 = Am trockenen Brunnen
script-1101-husband =
    Am trockenen Brunnen stand ein alter Mann im Anzug, mit einer Krawatte, die ihm jemand in Eile angesteckt hatte.
    Zähne hatte er kaum. Er hielt jeden an. Als wir an der Reihe waren, lüftete er den Hut und fragte, ob wir zufällig
    einer Dame, die Hand in einem Glas, einen Ring abgekauft hätten. Ihm habe sie gesagt, sie habe ihn in der Seife
    verloren. „Sie denkt, ich glaube es“, sagte er. Er hatte zusammengebracht, was er konnte, um ihn zurückzukaufen, in
    einem Umschlag; es war das Geld dreier Regierungen. Bis Donnerstag wolle er es geschafft haben, denn dann seien es
    fünfzig Jahre.
script-1101-answer-ring = „Stecken Sie den Umschlag weg. Hier ist er.“
script-1101-answer-food = „Der Ring ist weitergegangen. Aber bringen Sie ihr das hier, für Donnerstag.“
script-1101-answer-bargain = „Wir haben einen fairen Preis gezahlt. Fragen Sie beim Juwelier.“
script-1101-pocket =
    Er nahm ihn uns aus der Hand, wie man einen Splitter herauszieht. In die Tasche steckte er ihn nicht, seinen Taschen
    traute er nicht; er hängte ihn an den kleinen Finger, wo er nicht weiter kam als bis zum Nagel, und schloss die
    Faust darum. Den Umschlag mussten wir annehmen. Zwischen dem Geld lagen ein paar Kaffeebohnen, abgezählt, weil er
    bei der zweiten Regierung Bedenken hatte. Ob wir ihm eines sagen könnten, fragte er: ob sie geweint habe oder
    gehandelt. „Gehandelt“, sagten wir. Das freute ihn sehr.
script-1101-gums =
    Er bedankte sich und fühlte gleich, ob es weich war. Er werde ihr sagen, es sei von dem Ring. Der habe ihrer Mutter
    gehört und zwei Ehemänner begraben; er tue also nur, was er immer getan habe, er bringe die Leute durch. Trotzdem
    ging er an seinen Platz am Brunnen zurück. Es war noch ein wenig hell, und es konnte ja noch jemand kommen. Während
    wir den Platz überquerten, sahen wir seinen Hut hochgehen und herunter und hoch.
script-1101-fountain =
    „Gewiss“, sagte er. „Gewiss war er fair.“ Er setzte den Hut wieder auf. Er wandte sich an die Nächsten, und es war
    dieselbe Frage mit denselben Worten, nur dass er diesmal das mit den fünfzig Jahren wegließ. Ein Junge, der
    Streichhölzer verkaufte, sagte uns, er stehe seit Sonntag da. Als wir nach einer Stunde denselben Weg zurückkamen,
    hatte er sich auf den Rand des Beckens gesetzt und wickelte ein Stück Faden auf ein Streichholz, und ab, und wieder
    auf.
script-1101-place =
    Sie hatte jetzt einen Platz, am Brunnen, zwischen der Frau mit den Lampen und dem Mann mit der Socke. Einen Stuhl
    hatte sie mitgebracht. „Das sind sie!“, rief sie, und die ganze Reihe beugte sich vor, um uns anzusehen. Bei dem da
    drüben sollten wir nicht kaufen, sagte sie, und bei dem dort montags nicht. Sie ging selbst mit uns herum, den Stein
    nach außen gedreht, und vor jedem Stand hustete sie. Es war erstaunlich, wie sich die Preise änderten. Sie drückte
    sie aus reinem Vergnügen, in unserem Namen, und um eine Schachtel Knöpfe wäre es beinahe zu Schlägen gekommen.
script-1101-jar =
    Sie stand wie damals am trockenen Brunnen, aber sie hatte beide Handschuhe an, und was sie heute verkaufte, war das
    Glas. „Es ist ein gutes Glas“, sagte sie. „Renekloden waren darin.“ Den Ring hatte sie noch; am Sonntag war ein Mann
    vom Motorrad gestiegen, mit der Zange darangegangen und hatte es aufgegeben. Für den Versuch hatte er ihr ein halbes
    Brot dagelassen, und es war die Hälfte, in der in der Mitte nichts war. Ihr Mann hatte gesagt, sehr gut. Nur könne
    er keine Rinde beißen, darum habe sie sie gegessen, und nun schäme sie sich, und ob wir nicht das Glas wollten?
script-1101-ask-give = „Behalten Sie das Glas. Da kommt das hier hinein.“
script-1101-ask-leave = „Wir haben nichts, was in ein Glas gehört.“
script-1101-lid =
    Sie schraubte den Deckel ab, und es passte hinein wie abgemessen. Sie hielt das Glas gegen den Himmel, um zu sehen,
    wie es aussah. Es sehe aus wie etwas in einem Glas, sagte sie, nach all der Zeit. Um den Deckel fest zuzudrehen, zog
    sie einen Handschuh aus, und da war der Finger, verbunden und auf beiden Seiten blau. Sie gab acht, dass wir es
    nicht merkten. „Er wird sagen, ich hätte euch ausgeraubt“, sagte sie, „und ich lasse ihn.“ Das Glas sollten wir im
    Sommer abholen.

script-1102 = Ein Platz in der Schlange
script-1102-queue =
    An der Ecke des Platzes hatten sie die Pumpe in Gang gebracht, und die Schlange lief dreimal um den Brunnen. Wir
    stellten uns ans Ende. Nach einer Weile gab es in der Mitte Bewegung, und jemand winkte uns mit einem Hut, oder es
    war ein Glas: Man hatte uns einen Platz freigehalten. Seit dem Morgen, zwei Eimer an einer Schnur, auf gut Glück;
    die dahinter hatten Einwände gehabt und etwas zu hören bekommen. Eine Stunde werde es noch dauern. Aber auf dieser
    Seite hatte man Sonne, und es gab Stühle.
script-1102-ask-stand = „Eine Stunde Sonne, im Sitzen. Rückt mal.“
script-1102-ask-leave = „Gebt unseren Platz denen dahinter. Wir können nicht bleiben.“
script-1102-pump =
    In dieser Stunde erfuhren wir, wer die Tauben fütterte und warum die Lampenfrau nie geheiratet hatte. { $present ->
        [one] Alle paar Minuten standen alle auf, rückten die Stühle um einen weiter und setzten sich.
       *[other] Alle paar Minuten standen wir alle auf, rückten unsere Stühle um einen weiter und setzten uns.
    } Die Pumpe hatte einen Husten und zwei Töne. Als wir dran waren, bediente das alte Paar gemeinsam den Schwengel,
    gegen jeden Rat, er hinunter, sie hinauf, und sie zählten; es war ihre Gymnastik. Wir trugen die Eimer über den
    Platz, ohne mehr zu verschütten, als sich gehört. Hinter uns bekam schon wieder jemand etwas zu hören.
script-1102-tin =
    Ein Mann mit einem Bauchladen verkaufte Dosen ohne Etikett. Die seien in einer Flut abgegangen, sagte er. Bevor er
    eine hergab, schüttelte er sie am Ohr, sicherheitshalber, und ließ auch uns schütteln. Es könne alles sein, Bohnen
    oder Pfirsiche; letzte Woche habe eine Dame eine ganze Ente gehabt. Der Preis war für alle derselbe. Am Brunnen
    stand heute niemand. Der Rand war gefegt, und im Becken lag umgestülpt ein leeres Glas, unter das ab und zu der Wind
    kam und es summen ließ.
script-1102-offer-buy = „Die da. Nein, die darunter.“
script-1102-offer-leave = „Ich höre, was das ist. Das ist Kies.“
script-1102-beans =
    Wir machten sie gleich auf, hinter einem Pfeiler, mit einem Nagel. Es waren Bohnen. Man muss kein Etikett gesehen
    haben, um zu wissen, was darauf gestanden hat. Der Mann mit dem Bauchladen war uns nachgekommen und sah uns über die
    Schulter, und er war so erleichtert, dass er die Mütze abnahm. Er habe es nie gewusst, sagte er. Jemand habe sie ihm
    zum Verkaufen gegeben, und die ganze Woche sei er damit herumgelaufen wie mit einem geladenen Gewehr.
script-1102-sand =
    Es war Sand, nasser Sand, gut gestopft, mit einem Kiesel für das Geräusch. Wir gingen zurück, und der Mann war weg,
    mitsamt dem Bauchladen. Eine Frau, die neben uns gestanden und zwei gekauft hatte, stand noch da. Ihre hatte sie
    nicht aufgemacht. Sie sei auf dem Heimweg, sagte sie, sie wolle eine Soße machen; wir möchten doch bitte nichts
    sagen, bis sie um die Ecke sei.

script-1103 = Der Junge auf der Kiste
script-1103-crier =
    Ein kleiner Junge stand auf einer Kiste und rief die Preise aus. Ernannt hatte ihn niemand. Er hatte eine Stimme wie
    eine Blechpfeife, und er rief sie so, wie sie wirklich waren, was man zahlte, nicht was man verlangte, und wohin er
    das Gesicht drehte, da wurde es ein wenig kühler. „Lampenöl, neun“, sang er, „sie sagt zwölf.“ Gegen eine
    Kleinigkeit, teilte er uns aus dem Mundwinkel mit, gehe er mit uns herum und rufe. Es müsse etwas sein, das seine
    Tante kochen oder rauchen könne. Er sah sich genau an, was wir trugen, und rief es aus, mit Wert, bevor wir ihn
    bremsen konnten.
script-1103-ask-hire = „Du bist eingestellt. Geh voraus und schone keinen.“
script-1103-ask-leave = „Du kriegst noch die Ohren lang gezogen. Und nicht unseretwegen.“
script-1103-called =
    Er ging vor uns her, die Kiste unter dem Arm, und an jedem Stand setzte er sie ab und stieg hinauf. Gefeilscht wurde
    nicht. Er rief, wofür es gestern weggegangen war und wofür am Freitag, und der Händler sah über unsere Köpfe hinweg
    in die Ferne und fragte, wie viele. Nur einmal wusste er nicht weiter; es ging um eine ausgestopfte Eule. Er lief um
    sie herum. „Kein Umsatz“, verkündete er schließlich. An den Arkaden bezahlten wir ihn. Er wog es in der Hand und
    sagte, ganz freundlich, wir hätten zu viel gezahlt.
script-1103-referees =
    „Das sind sie!“, schrie der Junge auf der Kiste, und die Leute machten Platz. Es ging um einen Schinken. Zwei
    Parteien hatten je eine Hälfte gekauft, ungesehen, und nun war da der Knochen, und der Mann mit der Socke stand mit
    seinen Gewichten dabei, und keiner traute ihm, weil er ein Vetter war. Uns kannte man hier von den vierzig Gramm.
    Man legte uns dar, die Waage müsse jemand halten, der gar keinen Schinken darin habe. Die Schale hatten sie
    abgewischt. Der Junge hielt eine Tafel für den Spielstand bereit. Es werde eine Stunde dauern, so wie sie aussahen,
    und es werde ein Honorar geben.
script-1103-judge-weigh = „Beide Hälften auf den Tisch, und alle einen Schritt zurück.“
script-1103-judge-leave = „Auf diesem Platz haben wir schon einmal gekämpft. Das reicht.“
script-1103-forty =
    Es war der Knochen, der dauerte. Am Ende ließen wir ihn der Länge nach durchsägen und maßen das Mark mit einem
    Strohhalm, und es war still wie in der Kirche. Heraus kamen vierzig Gramm. Da fingen alle an zu lachen, auch die
    Vettern, und die beiden Parteien schnitten ihre vierzig Gramm davon ab und noch eine Scheibe für unterwegs, und das
    war unser Honorar. Der Junge wischte die Tafel mit dem Ellbogen. Er hatte uns unentschieden gegeben.
script-1103-arcade =
    „Das sind die, die durch die Arkaden gegangen sind!“, schrie der Junge von seiner Kiste. Er hatte nichts gegen uns.
    Er rief aus, was der Fall war. Die Leute sahen von den Ständen auf und wieder hinunter, und alles, wonach wir
    fragten, war auf einmal schon versprochen. Er gehe mit uns, sagte er, als wir zum zweiten Mal an ihm vorbeikamen,
    und rufe die Preise, wie für andere auch. Aber teuer werde es. An jenem Abend allein dazustehen und zu schreien habe
    ihn einiges gekostet; am Sonntag habe er keine Stimme gehabt und Verluste gemacht.
script-1103-hire_dear-pay = „Das ist gerecht. Was kostet eine Stimme?“
script-1103-hire_dear-leave = „Komm weg hier. Alle schauen.“

## L12 Villa

script-1111 = Der Klavierstimmer
script-1111-railing =
    Er war schon im Zimmer, auf den Knien vor dem Flügel, den Kopf darin, und er hatte seine Galoschen an. „Sie sind
    also die Polka“, sagte er. Er war in jener Nacht draußen am Gitter gewesen, er hatte mit einem Stock mitgemacht, und
    dann kam jemand die Straße herauf, und er hatte sich mitten im Takt hinlegen müssen. Es ging ihm seither nach. Da
    geht sie hinauf, sagte er; sie geht nicht herum. Viermal im Jahr komme er, es sei ein Dauerauftrag, vom alten Herrn
    bis Ende nächsten Jahres bezahlt, mit Scheck. Er brauche jemanden, der eine Taste hielt.
script-1111-galoshes =
    Die Galoschen standen nicht mehr in der Ecke, und im Flügel steckte jemand bis zu den Schultern. Er kam rückwärts
    heraus. Es war der Klavierstimmer. „Sie haben das A berührt“, sagte er. „Mit Handschuh. Es macht nichts, aber ich
    habe es gemerkt.“ Es sei ein Dauerauftrag: viermal im Jahr, vom alten Herrn im Voraus bezahlt bis Ende nächsten
    Jahres, und er sehe nicht, wie man da herauskomme. Mit dem Bass war er durch. Seine Filze und seine Rolle Draht
    hatte er vor sich auf dem Teppich ausgebreitet, in Reihen, und jetzt brauchte er jemanden, der eine Taste hielt.
script-1111-ask-hold = „Welche? Die? Und wie lange?“
script-1111-ask-wire = „Das ist guter Stahldraht, da drin und auf dem Teppich.“ Ihn nehmen.
script-1111-ask-leave = „Wir kommen wieder, wenn er fertig ist.“
script-1111-fork =
    Achtundachtzig Tasten waren es, und jede, bis er „so“ sagte. Man drückt, und er horcht, die Wange am Holz; es ist
    eine Art Schlagen darin, und es wird langsamer und steht. Nach dem ersten Dutzend hörten wir es selbst. Wenn ein
    Finger taub wurde, kam der nächste. In all den Jahren, erzählte er, habe im Haus nie jemand darauf gespielt; die
    Familie habe es gern gehabt, ihn zu haben. Zum Schluss schlug er die Stimmgabel ans Knie und stellte sie auf den
    Deckel, und das ganze Instrument antwortete, sehr leise, von selbst.
script-1111-strings =
    Er stand von den Knien auf und stellte sich an die Seite, den Hut vor sich. Er bat nur, dass wir sie vorher
    entspannten, weil sonst der Rahmen bricht, und zeigte uns, wie, mit seinem eigenen Schlüssel, immer eine
    Vierteldrehung. Jede fiel, während sie sich löste, durch alle Töne, die sie je gehabt hatte. Die letzte und dickste
    brauchte Kraft. Sie ließ mit einem Ächzen los, das in den Boden ging, und er sagte leise: „A“, und hielt die Hand
    nach dem Schlüssel auf.

script-1112 = Ein Abend in der Villa
script-1112-case =
    Die Saiten waren weg, also hatte jemand ein Bett daraus gemacht. Im Kasten des Flügels lag eine Matratze, der Deckel
    stand auf seiner Stütze, und darin lagen zwei Leute unter einem Vorhang und sahen uns über den Rand an. Sie waren
    mit dem letzten Schnee gekommen, vom Hügel. Es sei trocken, und es ziehe nicht. Nur die Tasten waren noch da. Die
    Frau hatte eine Hand auf ihnen, und während wir dastanden, drückte sie ein paar, drei oder vier; sie machten ein
    kleines hölzernes Geräusch. Er bringe es ihr bei, sagte sie. Er sei in einer Kapelle gewesen, und er summe es.
script-1112-answer-give = „Ein kaltes Bett. Nehmt das mit hinein.“
script-1112-answer-leave = „Schlaft gut.“ Die Stimme senken und hinausgehen.
script-1112-keys =
    Sie taten, als könnten sie es nicht annehmen, und dann war es unter dem Vorhang verschwunden. Zum Dank sollten wir
    ein Stück hören. Sie setzte sich auf, den Vorhang um sich, und spielte es uns auf den toten Tasten vor, mit beiden
    Händen, die Augen auf seinem Gesicht, und er summte, und manchmal schüttelte er den Kopf, und sie wiederholte den
    Takt. Es war eine Polka. Er habe sie eines Nachts bis drüben auf dem Hügel gehört, sagte er, als noch Saiten da
    waren; nur der Schluss sei bei denen ganz falsch gewesen.
script-1112-recital =
    Am Treppengeländer hingen Mäntel, dreißig mindestens, und im Salon saßen die dreißig Leute, auf Kisten und auf den
    Balken, wo das Parkett gewesen war. Sie waren über die Mauer geklettert. Der Klavierstimmer saß in seinen Galoschen
    am Flügel, den Rücken zu allen. Ihm sei eingefallen, erklärte er, ohne sich umzudrehen, dass der alte Herr für ein
    gestimmtes Instrument bezahlt und er es nie bewiesen habe. Er ließ die Knöchel knacken. Vom Flur aus sah man
    geradewegs hindurch, an all den Mänteln vorbei, in den Garten und zum Tor hinaus.
script-1112-ask-stay = „Rückt auf dem Balken zusammen.“ Bis zum Schluss bleiben.
script-1112-ask-garden = „Dreißig Mäntel, und alle schauen in die andere Richtung.“
script-1112-ask-leave = „Mach leise zu. Er fängt gleich an.“
script-1112-polka =
    Er spielte, was er konnte, und das war, worum man einen Stimmer bittet, wenn er fertig ist: die Anfänge. Hundert und
    mehr konnte er davon. Er setzte an, und man sah, wie sich die Gesichter änderten, und genau da, wo es weitergehen
    müsste, hörte er auf und fing den nächsten an. Keinen störte es. Zu Ende bringen konnte es jeder selbst. Ganz
    zuletzt spielte er eine Polka, die wir kannten, von vorn bis hinten, hinauf, wo sie hinaufgeht, und dann nahm er die
    Hände von den Tasten und klappte den Deckel zu.
script-1112-coats =
    Mit Musik ging es schnell. Er spielte einen Anfang nach dem anderen, und bei jedem kam von drinnen ein Seufzen, als
    drehte sich ein großes Tier um, und wir gingen das Geländer entlang und nahmen uns die Taschen vor. Man nimmt nur,
    was kein Brief ist. Es gab eine Pause; wir standen bis zu den Ellbogen in einem fremden Pelz. Dann fing er
    { $present ->
        [one] mit etwas an, das wir kannten, und wir merkten, dass wir aufgehört hatten und warteten,
       *[other] mit etwas an, das wir alle kannten, und einer nach dem anderen merkten wir, dass wir aufgehört hatten
            und warteten,
    } bis es hinaufging.
script-1112-lid =
    Der Flügel war zu, und quer über den Deckel hatte jemand einen Papierstreifen geklebt, von einer Seite zur anderen,
    mit Unterschrift. „Gestimmt. Keine weiteren Besuche; der Stimmer ist eingezogen. Hält etwa ein Jahr, wenn er nicht
    bewegt und nicht gespielt wird und man nach den Fenstern sieht.“ Die Galoschen standen obenauf, vielleicht als
    Geschenk, vielleicht damit sie aus der Nässe waren. Es war Palisander, fingerdick. Im Kamin lagen die Reste vom
    letzten Fensterrahmen.
script-1112-axe-chop = „Er hält ein Jahr. Wir nicht. Wo ist die Axt?“
script-1112-axe-leave = „Dichte das Fenster ab, wie er sagt, und komm.“
script-1112-rosewood =
    Beim ersten Schlag klang alles in ihm auf einmal. Das hatten wir nicht bedacht. Es gab keine Stelle, an der er nicht
    klang, und je weiter wir kamen, desto lauter wurde es; der Rahmen stand im Zimmer wie eine Harfe und zitterte und
    gab immerfort alle Töne von sich, die es gibt, zusammen, während wir die Bretter darunter wegzogen. Man hörte es,
    solange wir auf der Allee waren. Die Galoschen hatten wir aufs Fensterbrett gestellt. { $present ->
        [one] Sie passten, und es war keiner da, der etwas dazu gesagt hätte.
       *[other] Sie passten einem von uns, und keiner sagte etwas dazu.
    }

script-1113 = Was die Wand wusste
script-1113-butler =
    Im Arbeitszimmer trafen wir einen alten Mann auf einer Bücherleiter, eine Kerze auf den Daumen geklebt, der die Wand
    las. Sie war voller Ziffern; sie standen rings um die kleine Tür eines Tresors, Hunderte, jede durchgestrichen. Er
    war hier dreißig Jahre lang Diener gewesen. Dienstags komme er und probiere fünf. Was darin sei, wolle er gar nicht,
    sagte er, er ertrage es nur nicht, dass der Herr eine Zahl gehabt habe, die er nicht kannte. Er habe die Kragenweite
    gekannt. Es geht schneller, wenn ein anderer die Scheibe dreht.
script-1113-ask-try = „Sie denken, wir drehen.“
script-1113-ask-leave = „Vielleicht ist es niemandes Geburtstag. Gute Nacht.“
script-1113-click =
    Es war bei der vierten. Er hatte an die Pferde gedacht; an ein Pferd vielmehr und an den Tag, an dem es als Erstes
    eingelaufen war, in Baden, und der Herr dem ganzen Haus Champagner spendierte. Es klickte. Er stieg von der Leiter
    und wollte nicht hinsehen. Wir mussten ihm sagen, was darin war. Da waren ein Samtetui und ein paar Papiere und ein
    Wettschein auf eben dieses Pferd, auf den Namen des Dieners, samt Gewinn, von dem er nie erfahren hatte. Den nahm
    er. Das andere sollten wir haben, sagte er, für das Drehen.
script-1113-crossed =
    Wir probierten fünf, und er strich fünf durch, in sauberer Schreiberschrift, links bei der Leiste, wo noch Platz
    war. Damit war der Abend herum. Zwischen der dritten und der vierten gab es Tee; er hatte ihn in einer
    Thermosflasche dabei und reichte ihn von rechts, ohne nachdenken zu müssen. Er erzählte vom Haushalt. Am Ende
    wussten wir von diesen Leuten mehr als von manchen der unseren. „Dann am Dienstag“, sagte er und blies den Daumen
    aus.
script-1113-will =
    Im Arbeitszimmer stand ein alter Diener auf einer Leiter und probierte Zahlen an einem Wandtresor. Ringsum standen
    sie angeschrieben, Hunderte, jede durchgestrichen. Greta fragte, wessen Haus das sei. Als man es ihr sagte, steckte
    sie sich eine Zigarette an, und das tut sie sonst nie im Haus. Sie hatte sein Testament aufgesetzt. Am Zweiten jedes
    Monats kam er und änderte einen Paragraphen, und am Dritten kam er und ließ ihn wieder zurückändern. „Die Zahl kann
    ich euch nicht sagen“, sagte sie. „Schweigepflicht.“ Sie sah den Tresor noch eine Weile an, dann ging sie hin und
    stellte sie selbst ein. Sie weinten beide ein wenig, sie und der Diener. Was da war, teilte sie auf, streng nach
    Paragraph neun.
script-1113-widow =
    Im Arbeitszimmer saß eine Dame in Schwarz auf einem Stuhl, den Rücken zum Tresor, der offen stand, wie wir ihn
    gelassen hatten. Sie las die Wand. Auf den Knien hatte sie einen Bogen Briefpapier. „Er wollte, dass ich das
    verbrenne“, sagte sie. „Ich habe es nie bekommen. Es lag natürlich da drin, wo ich es gebraucht hätte, um
    heranzukommen.“ Das sehe ihm sehr ähnlich, fand sie. Sie war weit gegangen, zu Fuß. Es habe ein Etui gegeben, aus
    Samt, sagte sie, um den Wert gehe es nicht so sehr; er habe es für einen Hochzeitstag beiseitegelegt, und sie habe
    das ganze Jahr so getan, als wüsste sie es nicht.
script-1113-answer-give = „Ich glaube, das war es. Es ist nicht geöffnet worden.“
script-1113-answer-point = „Das war schon so, als wir kamen.“
script-1113-case =
    Sie öffnete es, wie man einen Brief von jemandem öffnet, mit dem man sich überworfen hat. Dann hielt sie es sich ans
    Kleid, um zu sehen. „Granaten“, sagte sie. „Ich hatte so gehofft, es wären keine Granaten.“ Sie lachte, bis sie ein
    Taschentuch suchen musste. Dafür hatte sie einen Schlüssel für uns, von einer Kette, zu einem Schrank unter der
    Hintertreppe, den nie jemand gefunden hatte, weil er zutapeziert war. Mitkommen wollte sie nicht. Sie wolle noch ein
    wenig sitzen, sie sei erst in der zweiten Reihe und eben auf jemanden gestoßen, der es erraten habe.
script-1113-paper =
    „Ach“, sagte sie. „Dann komme ich auch dafür zu spät.“ Sie faltete den Bogen in den alten Falten zusammen. Es gab
    nichts mehr, wohin er gehörte, und nachdem sie sich umgesehen hatte, stand sie auf, legte ihn in den Tresor, schloss
    die Tür davor und drehte an der Scheibe; und erst da, das sah man, ging ihr auf, dass er es so gemacht hätte. Sie
    hatte kleine, sehr nasse Schuhe an. Wir traten zur Seite. { $present ->
        [one] Wir trugen etwas und hielten es
       *[other] Jeder von uns trug etwas und hielt es
    } auf der Seite, die ihr abgewandt war.

## L13 Allotments

script-1121 = Die Striche
script-1121-tally =
    Auf der Tür, die die Miete zudeckt, saß ein alter Mann mit seinem Taschenmesser und zählte die Striche, wieder und
    wieder. Er hieß Kosta. Nach dieser Tür lebte er; ein Kohlkopf die Woche, und so und so viele Striche, bis man graben
    konnte. Diese Woche waren es zwei Striche mehr, als er gemacht zu haben glaubte. Er ärgerte sich gar nicht. Er habe
    gedacht, es sei noch weiter bis zum Frühjahr, sagte er, und der Kopf werde ja wirklich langsam in der Kälte.
    Daraufhin habe er für diese Woche einen zweiten Kopf herausgenommen und den Nachbarn zum Essen eingeladen.
script-1121-answer-own = „Zwei von den Strichen sind unsere, und zwei von den Köpfen. Nehmen Sie das.“
script-1121-answer-silent = „Es fühlt sich wirklich nach Frühling an“, und zum Himmel schauen.
script-1121-knife =
    Er saß da, sah an, was wir ihm gegeben hatten, und die Tür, und bewegte die Lippen. „Dann ist heute der Neunte“,
    sagte er schließlich. Quer durch jeden unserer zwei Striche schnitt er eine Kerbe, damit sie nicht mehr galten. Dann
    klappte er das Messer zu. Den Nachbarn müsse er trotzdem bitten, das könne er nicht zurücknehmen, aber man könne
    Kohl mit viel Wasser machen. Er war uns dankbar, dass wir gekommen waren. Die meisten, meinte er, hätten die Köpfe
    genommen und die Tür in Ruhe gelassen; verziehen hätte er die Striche nicht, und wegen der Striche waren wir
    gekommen.
script-1121-early =
    Er sah auch hinauf, mit offenem Mund. Über dem Gaswerk war es ein bisschen heller. „Man riecht es“, sagte Kosta. Und
    weil wir so gut gewesen waren, ihm recht zu geben, hob er die Ecke der Tür an und zog uns vom vorderen Ende einen
    Kopf heraus. Er quietschte. Den ganzen Winter sei er zu vorsichtig gewesen, sagte er. Das komme davon, wenn man
    allein mit einem Messer wohne. Er schüttelte die Erde von der Wurzel und hob sie auf, in der Mütze.
script-1121-clamp =
    Die Tür war von der Miete herunter, und ein alter Mann stand bis zu den Knien im Stroh und reichte sich selbst die
    Kohlköpfe heraus. Am Nordende war Fäulnis. Jeder musste angesehen und geputzt werden, so weit es nötig war, und mit
    anderen Nachbarn wieder hineingelegt. Er hieß Kosta. Er habe unsere Spuren gesehen, sagte er, vom letzten Mal: bis
    an die Tür, darum herum und wieder fort. Er habe dagesessen und sie angeschaut. „Ihr habt die Ecke angehoben“, sagte
    er, „und ihr habt sie wieder hingelegt.“ Über ein weiteres Paar Hände wäre er jetzt froh, oder zwei. Um Mitternacht
    komme der Frost.
script-1121-ask-turn = „Reichen Sie herauf. Wohin kommen die Köpfe?“
script-1121-ask-leave = „Wir machen nur Druckstellen. Viel Glück mit dem Frost.“
script-1121-roots =
    Köpfe nach unten, Wurzeln zum Himmel, und keine zwei, die sich schon berührt hatten, durften sich wieder berühren.
    Er hatte ein System, wie jemand, der Gäste setzt. Wir arbeiteten uns von Norden vor, mit einer Laterne unter einem
    Eimer. Die Blätter, die abgingen, kamen auf einen Haufen, für Suppe, und was über die Suppe hinaus war, auf einen
    zweiten, für eine Ziege, von der er mit Achtung sprach. Um halb zwölf war es getan. Uns gab er einen aus der Mitte,
    wo sie am süßesten sind. Als er die Tür wieder aufgelegt hatte, schnitt er seinen Strich, und nach einem Augenblick
    einen kleinen daneben.

script-1122 = Vor dem Tauwetter
script-1122-empty =
    Das Stroh lag herum, und die Miete war offen. Kosta saß am Rand, die Füße darin, wie man im Schwimmbad sitzt. Sie
    war leer. Er hatte bis ans Ende seiner Striche gegessen, und es war noch immer Winter. Er sei es immer wieder
    durchgegangen; über jede Woche könne er Rechenschaft geben, sagte er uns, und heraus kämen zwei zu wenig oder zwei
    zu viel, je nachdem, an welchem Ende man anfange. Die Tür lehnte neben ihm. Er hatte angefangen, sein Messer am
    Scharnier zu schleifen. „Ich bin nicht mehr, was ich war“, sagte er. „Früher konnte ich zählen.“
script-1122-answer-give = „Sie haben richtig gezählt, Kosta. Wir zeigen Ihnen, welche zwei unsere waren.“
script-1122-answer-leave = „Das macht die Kälte“, und mehr nicht. Ihn rechnen lassen.
script-1122-stroke =
    Wir legten die Daumen darauf, auf den sechsten und den siebten von links. Er beugte sich dicht darüber. Jetzt sah
    man es, der Schnitt war auf einer Seite tiefer, da war jemand das Messer nicht gewohnt. Er schwieg so lange, dass
    uns kalt wurde. Dann holte er tief Luft wie einer, dem man gesagt hat, es sei nichts. „Ich wusste es“, sagte er,
    „ich wusste, dass ich zählen kann.“ Was wir mitgebracht hatten, aß er auf der Stelle. Die andere Hand ließ er die
    ganze Zeit flach auf der Tür liegen.
script-1122-bed =
    Kosta hatte einen Stock in die Erde gesteckt und stand in seinem guten Hut daneben. Wo er bis zur Marke hineingehe,
    erklärte er, da könne man säen. Bis zur Marke ging er hinein, wenn er sich darauf stützte. Samen hatte er in neun
    Arzneifläschchen. Er hatte sie für jemanden mit einem heilen Kreuz aufgehoben. { $present ->
        [one] Wenn wir ihm den Streifen an der Mauer aufmachten,
       *[other] Wenn einer von uns ihm den Streifen an der Mauer aufmachte,
    } zwei Spatenstiche tief, dann sollte das Erste, was dort kam, uns gehören, und er trage es selbst herum. Eis sei
    noch darin, er wolle nicht so tun, als wäre keins da.
script-1122-ask-dig = „Zwei Spatenstiche. Halten Sie den Hut.“
script-1122-ask-leave = „Unsere Rücken werden zu Hause gebraucht. Nächstes Mal.“
script-1122-spade =
    { $them } grub. Oben löste es sich in Platten wie ein Dach, und darunter war es schwarz und { $present ->
        [one] roch nach etwas, das wir einmal gekannt hatten
       *[other] roch nach etwas, das wir alle einmal gekannt hatten
    }. Kosta ging mit seinen Fläschchen nebenher und redete mit der Mauer. Am Ende des Streifens stieß der Spaten auf
    Glas: ein zehntes Fläschchen, verkorkt, und darin ein Zettel, den seine Frau hineingetan hatte. Er las ihn und
    steckte ihn ein. „Zwiebeln“, sagte er. { $present ->
        [one] Auf dem Heimweg schlief { $them } zweimal im Gehen ein und wurde jedes Mal von einem Bordstein geweckt.
       *[other] { $them } schlief den ganzen Heimweg, an einer Schulter nach der anderen, und im Stehen, wenn wir
            standen.
    }

script-1123 = Der Taubenschlag
script-1123-countess =
    Im Taubenschlag war Aufruhr. Ein Vogel war heimgekommen, der seit dem Herbst fort gewesen war, eine schiefergraue
    Täubin, dünn wie ein Handschuh, und der Züchter hatte sie im Hemd. Es war die Gräfin. Er konnte kaum sprechen. Er
    hatte sie einem Arzt jenseits der Front geliehen, für den Fall des Falles, und sie war über das alles hinweg nach
    Hause geflogen; am Bein hatte sie eine Kapsel. Darin war ein Streifen Zigarettenpapier mit einer Adresse, in dieser
    Stadt, und so klein beschrieben, dass er es nicht lesen konnte. So weit zu gehen sei er zu alt. Sie habe ihren Teil
    getan, sagte er, und wen er um den Rest bitten solle, wisse er nicht.
script-1123-ask-carry = „Die Straße kennen wir. Geben Sie her, den letzten Kilometer laufen wir.“
script-1123-ask-read = „Erst sehen wir, was da steht. Das Feuerzeug her.“
script-1123-ask-leave = „Halten Sie sie warm. Es kommt schon einer, der dort vorbeimuss.“
script-1123-address =
    Es war im fünften Stock, mit einem Zahnarzt auf dem Messingschild. Die Frau, die öffnete, nahm den Streifen, hielt
    ihn gegen die Lampe und sagte: „Seine Schrift.“ Dann las sie ihn vor, es war ja nur eine Zeile: Es gehe ihm gut, er
    operiere, sie solle den Stuhl verkaufen. Am seltsamsten schien ihr, dass er an den Stuhl gedacht hatte. Es gab
    einen, mit Fußstütze. Morgen werde sie es tun. Inzwischen sollten wir an den Regalen entlanggehen und mitnehmen, was
    man eben mitnehme. „Mit einer Taube“, sagte sie noch im Treppenhaus. „Er hat Angst vor Vögeln.“
script-1123-paper =
    Es war eine Ärzteschrift. Wir bekamen sie heraus, indem wir den Streifen vor das Feuerzeug hielten. Das meiste war
    privat. Es ging um einen Stuhl und um einen Geburtstag, und dass sie alle seit dreißig Stunden auf den Beinen seien,
    so viel werde hereingebracht. Dann kam ein Satz mit Tagen darin. Den lasen wir ein zweites Mal. Der Züchter hatte
    sich mit seinem Vogel umgedreht, um nichts damit zu tun zu haben, und sagte ihm, er sei ein braves Mädchen, und die
    Menschen könnten nichts dafür.
script-1123-rings =
    Der Züchter saß vor dem Schlag, eine Zigarrenkiste auf den Knien. Es war ein kleiner Mann mit einer
    Eisenbahnermütze. In der Kiste hatte er die Ringe, einen für jeden Vogel, und er las die Nummern vor, und nach jeder
    sah er zur Stange hinein. Auf manche antwortete niemand. „Ein Marder ist es nicht“, sagte er zu uns, „ein Marder
    legt den Riegel nicht vor.“ Er fragte nichts. Er hatte ihnen Gerste mitgebracht, in der Tasche. Sie hätten die Reihe
    geschlossen, sagte er, aber in der falschen Folge, und das spürten sie nachts, an der Seite.
script-1123-answer-tell = „Das waren wir. Davon wird es nicht gut, aber nehmen Sie das.“
script-1123-answer-silent = „Ein harter Winter, für alle.“ Das sagen und gehen.
script-1123-barley =
    Er nickte. Er habe sich gedacht, dass es jemand mit Hunger war und keiner, der sie nicht leiden kann. Solche gebe
    es. Er wollte wissen, welche; also beschrieben wir sie, die mit der weißen Schwungfeder, den, der am nächsten bei
    der Klappe gesessen hatte. Das war Nero. Der war aus Wien als Neunter heimgekommen. Der Züchter nahm einen Bleistift
    aus der Mütze und trug es auf den Karten ein, mit einem kleinen Kreuz, und unter „Bemerkungen“ schrieb er nach
    einigem Nachdenken: „gegessen“. Er fragte, ob wir einmal eine halten wollten.
script-1123-row =
    „Ja“, sagte der Züchter. Er hob die Klappe und streute die Gerste hin. Wir sahen, wie sie herunterkamen und wie jede
    an einen Platz zurückging, der nicht ganz ihrer war. Er war bei der Nummer, die wir auswendig konnten. Bei uns zu
    Hause lag sie auf dem Brett neben der Tür, Aluminium, auf einen Kinderfinger hätte er gepasst. Er las sie mitsamt
    der Vorwahl ab, sah hinein und wartete ungefähr so lange, wie man wartet.

script-1124 = Das Erste, was kam
script-1124-sack =
    Kosta kam selbst, im Hut. Den ganzen Weg hatte er es unter dem Mantel getragen, damit es kein Frost erwischte. Es
    war, was er versprochen hatte, sagte er, das Erste, was kam; es sehe nach nicht viel aus, weil es sich beeilt habe.
    Es waren ein paar Blätter, die man essen konnte, und Wurzeln, dick wie ein Bleistift, mit der Erde daran. Einen Bund
    von den Kräutern seiner Frau hatte er dazugetan, vom Dachbalken. Wir sollten es der Person sagen, die gegraben
    hatte. Den Stock hatte er auch mitgebracht. Er steckte ihn neben unserer Tür in die Erde, nur so, und er ging hinein
    bis zur Marke.

script-1126 = Auf dem Torpfosten
script-1126-post =
    Auf dem Pfosten des Gartentors, wo andere eine Laterne hinstellen, saß ein Kohlkopf. Jemand hatte seine gute Seite
    zum Weg gedreht. Daneben steckte ein Stock in der Erde, und in den Stock war ein Strich geschnitten und daneben
    unsere Zahl, so viele, wie er uns zuletzt gesehen hatte, in kleinen Kerben. Wir sahen uns nach Kosta um. Aus seiner
    Laube kam Rauch, und die Tür war zu. Als wir das Ding herunterhoben, ging am Fenster ein Lappen beiseite, nur einen
    Fingerbreit, und fiel wieder zu.

script-1129 = Der letzte Kilometer
script-1129-page =
    Es stand in der Zeitung, mit Foto: eine schiefergraue Täubin, ausgestopft, unter einem Glassturz, denn im Jahr nach
    dem Frieden war sie gestorben, an nichts Besonderem. Jetzt hatte sie das Stadtmuseum, neben der Straßenbahn. Auf dem
    Messingschild stand, wie weit sie gekommen war und worüber hinweg und wer sie gezüchtet hatte, und der Züchter stand
    in seiner Eisenbahnermütze daneben, als sollte er gleich gewogen werden. Auf einer Zeile hatte er bestanden. Sie
    hatten sie für unnötig gehalten. „Der letzte Kilometer zu Fuß“, hieß sie, „durch unbekannte Personen.“ Wir gingen
    hin und sahen es uns an. An dem Tag war der Arzt mit seiner Frau da. Er hielt sich weit weg vom Glas, und als sie
    nicht hinsah, machte er ihm eine kleine Verbeugung.

## L14 Rail depot

script-1131 = Empfänger wird mitgeteilt
script-1131-consignee =
    Jemand war vor uns da und stand mit einer Laterne im offenen Waggon: ein kleiner Mann im Kaufmannskittel, einen
    Packen Papiere in der Hand. „Ist das alles?“, fragte er. Vor zwei Jahren und vier Monaten hatte man es an ihn
    abgeschickt. Mitgeteilt habe man ihm nie etwas; am Ende sei er losgegangen, es zu suchen, an den Gleisen entlang,
    von Depot zu Depot. Seinen Laden gab es nicht mehr, und den Namen seiner Stadt auch nicht, aber bezahlte Ware muss
    angenommen werden, sonst bleibt alles offen. Es brauche eine Unterschrift von der Bahn. Er sah unsere Mützen an. Was
    noch da war, hatte er durchgesehen und keinen einzigen Posten beanstandet.
script-1131-answer-sign = „Also gut, für die Bahn. Lesen Sie vor, was da ist, wir unterschreiben.“
script-1131-answer-ledgers = „Ein Kaufmann fängt mit den Büchern nichts an. Wir nehmen sie für den Ofen.“
script-1131-answer-leave = „Wir sind nicht die Bahn. Das ist keiner mehr.“
script-1131-receipt =
    Er las vor, und wir sagten „ja“ oder „fehlt“. Meistens fehlte es. Er schrieb alles auf, ohne Vorwurf, und wo wir
    selbst schuld waren, sagten wir auch „fehlt“, und das schrieb er auch, und dann sah er uns eine Weile an, den Stift
    in der Luft. „Auf dem Transport“, entschied er. Darüber verging der größere Teil der Nacht. { $present ->
        [one] Unten unterschrieben wir für die Bahn, und er riss
       *[other] Unten unterschrieben wir für die Bahn, wir alle, und er riss
    } die untere Hälfte an der Lochung ab. Da war ihm so leicht ums Herz, dass er dem Waggon die Hand gab.
script-1131-paper =
    Sie wogen allerhand. Es waren fremde Rechnungen, dreißig Jahre davon, in drei Tinten; während sie von Hand zu Hand
    hinuntergingen, sah man dieselben Namen älter werden. Der Kaufmann schaute zu. Seine seien es nicht, sagte er, die
    seien für den Notar, aber der Notar warte wohl kaum noch. Er hielt uns die Laterne hoch, damit wir die Stufe nicht
    verfehlten. Wir waren schon ein Stück weit auf dem Gleis, da sahen wir ihn noch immer in der Tür, wie er abhakte und
    innehielt und sich nach jemandem umsah.
script-1131-shunter =
    Unter dem verplombten Waggon lag ein alter Rangierer und putzte Schuhe. Er hatte sie in einer Reihe zwischen den
    Rädern, elf Stück, alle für den linken Fuß, und war beim siebten. Es seien Muster, sie hätten sich durch einen Spalt
    im Boden gearbeitet. Für dieses Gleis sei er zuständig. Es heiße, die Schuppen am Ende würden beschossen, und er
    wolle seinen Waggon dort weghaben; er sei verplombt, er sei ihm anvertraut. Von Hand gehe es, behauptete er, wenn
    man ihn über den ersten Meter bringe. Er habe ihn geölt. Geben könne er nichts dafür als das, was in seiner Bude
    herumliege.
script-1131-emin =
    Kaum hatte Emin den alten Mann unter dem verplombten Waggon gesehen, lag er schon neben ihm auf dem Bauch. Sie sahen
    sich ein Lager an. „Er hat es geölt!“, sagte Emin. Der Rangierer sagte, selbstverständlich habe er das; er sei dafür
    verantwortlich. Die Schuppen am Ende würden beschossen, er wolle den Waggon dort weghaben, und keiner helfe ihm
    schieben. Dann fingen sie von Straßenbahnen an. Es kam heraus, dass sie in dem harten Winter, als noch keiner von
    beiden verheiratet war, einmal eine Stunde lang aufeinander gewartet hatten, am selben Übergang. Zwischen den Rädern
    standen elf linke Schuhe, geputzt. Geben könne er nichts dafür, sagte er uns, nur was in seiner Bude sei.
script-1131-ask-push = „Über den ersten Meter, sagen Sie. Also, Schultern dagegen.“
script-1131-ask-leave = „Vierzig Tonnen, auf eine Brotrinde. Nein.“
script-1131-points =
    { $them } stemmte beide Schultern unter den Puffer, und lange war es, als schöbe man an einem Haus. Dann war es, als
    hätte das Haus geseufzt. Es rückte eine Handbreit, und danach wollte es nicht mehr stehen bleiben; wir gingen im
    Dunkeln hinterher, die Handflächen am kalten Eisen, fast ohne uns zu stützen, wie man hinter einer Kuh hergeht. Der
    Rangierer trabte mit der Lampe voraus und stellte die Weiche. Die Bremse trat er selbst fest. „Gleis vier“, sagte
    er. { $them } setzte sich auf die Schiene und kam fürs Erste nicht wieder hoch.

script-1132 = Gleis vier
script-1132-trolley =
    Auf Gleis vier stand eine Draisine, den Hebel oben, von einer Lampe mit rotem Glas beschienen. Darauf lag eine
    Karte: „Zum Gebrauch der Bahn“, und darunter unsere Namen, von der Unterschrift abgeschrieben oder bei den Leuten
    erfragt. Sie war geschmiert. Bis zum Tunnel könne man damit fahren, sagte uns ein alter Rangierer, und dort sei
    niemand gewesen, seit die Strecke unterbrochen war, weil es zu Fuß zu lange dauert. Er fahre mit. Er wolle sehen, ob
    die Kilometersteine noch in Ordnung seien. Als Glücksbringer hatte er einen kleinen linken Schuh an den Hebel
    gebunden, geputzt.
script-1132-ask-ride = „Zum Tunnel. Zwei an den Hebel, und im Takt.“
script-1132-ask-planks = „Eine Draisine ist eine Draisine. Die Schwellen, die könnten wir brauchen.“
script-1132-ask-leave = „Bei dem Quietschen nicht. Ein andermal.“
script-1132-tunnel =
    Die ersten hundert Meter quietschte sie, und dann sang sie. Wir hatten vergessen, dass man schnell fahren kann. Der
    Wind fuhr uns in die Ärmel, die Steine zogen vorbei, weiß, und der alte Mann rief sie aus, und vor dem
    zweiunddreißigsten nahm er die Mütze ab, den hatte er selbst gesetzt. In der Tunnelöffnung lag, was die Leute hatten
    fallen lassen, als sie rannten. Wir luden auf. Zurück ging es bergab, und keiner musste pumpen; wir saßen da und
    ließen die Beine über den Rand hängen wie Kinder auf einem Wagen, und bis zur Weiche fiel kein Wort.
script-1132-sleepers =
    Er war nicht begeistert, aber am Prellbock lag ein Stapel alter Schwellen, die abgeschrieben waren. Eiche vergisst
    nicht: Jeder war am Ende das Jahr eingebrannt. Man musste sie an Ort und Stelle spalten, mit Keilen, weil sie so
    viel wogen wie ein Mann; in den Schuppen hörte man jeden Schlag zweimal. Der Rangierer stand dabei und hielt die
    Lampe. Von Zeit zu Zeit teilte er uns mit, wie viele Züge über die hier gefahren waren.
script-1132-ash =
    Der Waggon war verbrannt und die beiden daneben auch. Es war eine Granate gewesen oder jemandes Feuer. Die Räder
    standen auf den Schienen, in der Ordnung, in der sie immer gestanden hatten, und nichts darauf; und überall, wie
    Schnee an die Schwellen geweht, lagen schwarze Blätter, auf denen man noch die Linien sah. Zwischen den Rädern war
    eine Reihe von elf kleinen Absätzen. In dem, was übrig war, mussten Nägel und Scharniere sein und die Schnallen von
    viel Gepäck.
script-1132-dig-rake = „Alles durchharken, bis auf den Schotter.“
script-1132-dig-leave = „Was aus diesem Waggon zu holen war, haben wir geholt.“
script-1132-nails =
    Wir gingen es durch, die Hände in den Ärmeln. Weiter unten war es warm. Da waren Eckbeschläge und Schlösser,
    zugeschmolzen, und dazwischen eine Bleiplombe mit einer Krone, flach auseinandergelaufen wie ein Tropfen Kerze. Hob
    man eines von den schwarzen Blättern auf, so ließ es sich lesen, solange man es gerade hielt, eine Spalte Namen und
    die Beträge. Dann kam ein Atemzug, und es waren nur noch Finger da.

script-1133 = Ein Anruf
script-1133-hens =
    Es klingelte, als wir noch auf der Leiter zur Rangiererbude waren, zweimal lang und einmal kurz, hörte auf und
    klingelte wieder. Es war für uns. „Da sind Sie ja“, sagte die Frau am anderen Ende des Tals. Sie habe es jeden Abend
    um diese Zeit versucht, weil wir nicht gesagt hätten, wann. Der 6.40 verkehre nicht. Eines von den Hühnern habe
    gelegt, und sie habe nicht gewusst, wem sie es sagen solle. Hinter ihr wurde die Pfanne abgestellt. { $present ->
        [one] Diesmal wollte sie wissen, wer wir seien und wer zu Hause sei,
       *[other] Diesmal wollte sie wissen, wer wir alle seien,
    } sie habe einen Bleistift da; es kämen Leute durch, über den Pass, die fragten nach Leuten. Versprechen könne sie
    nichts.
script-1133-talk-names = „Dann schreiben Sie. Wir buchstabieren. Haben Sie Platz für alle?“
script-1133-talk-quick = „Wir können nicht lange. Erzählen Sie von dem Huhn.“
script-1133-pencil =
    Sie schrieb auf die Rückseite eines Fahrplans, sagte sie, und las jeden noch einmal vor. { $present ->
        [one] Da waren die zu Hause, und dann waren da die anderen: Brüder, eine Tante mit einer Bäckerei; ein Mädchen,
            von dem in all den Monaten nicht die Rede gewesen war.
       *[other] Da waren die von uns, die im Raum standen, und dann waren da die anderen: Brüder, eine Tante mit einer
            Bäckerei; ein Mädchen, das einer von uns in all den Monaten nicht erwähnt hatte.
    } Bei der fragte sie nach der Haarfarbe. Es dauerte lange. Einmal war die Leitung weg, und wir standen um den Hörer,
    ohne zu atmen, bis sie „so“ sagte und „weiter, mit zwei T?“ Als wir aufgelegt hatten, war am Ohr noch immer ein
    Abdruck.
script-1133-lamp =
    Sie erzählte von dem Huhn. Es war das gesprenkelte, von dem es keiner erwartet hätte, und es hatte in der
    Gepäckaufgabe gelegt, in die Waagschale, so dass der Zeiger gleich darauf zeigte: sechzig Gramm. Sie habe es zum
    Abendbrot gegessen. Schön sei es, wenn etwas passiere. Dann hörte sie bei uns, was wir auch gehört hatten, einen
    Schritt und Eisen auf Eisen. „Sind Sie das?“, sagte sie. „Legen Sie meinetwegen nicht auf, legen Sie mich einfach
    hin“, und so ließen wir sie mit ihrer kleinen Stimme auf dem Brett liegen, wo sie mit der Bude redete.
script-1133-lineman =
    Oben auf dem Mast vor der Bude saß ein Mann, die Beine darumgelegt. Er war wegen der Klingeln da. Sie seien neulich
    nachts alle auf einmal losgegangen, habe man ihm gesagt, und das bedeute, dass sich Drähte berührten. Er war von der
    Bahn; er trug eine Armbinde, die er selbst genäht hatte. Seine vierzig Kilometer flicke er seit dem ersten Tag und
    werde nie fertig, hinter ihm schössen sie es wieder herunter, und dann sei es Zeit, von vorn anzufangen. Er komme
    nicht heran. Wenn jemand die Leiter unten festhalten könnte.
script-1133-ask-hold = „Rauf mit Ihnen. Wir halten beide Füße.“
script-1133-ask-leave = „Man sieht Sie vom Kamm aus. Leben Sie wohl.“
script-1133-insulator =
    Er nahm etwas aus weißem Porzellan ab, so groß wie eine Teetasse, sah hinein, und heraus kam ein Ohrwurm. Das war es
    gewesen. Den Ohrwurm setzte er in die Brusttasche. Von da oben gab er uns die Neuigkeiten der Strecke durch: bei
    neunzehn eine Kuh, bei sechsundzwanzig die Brücke, bei einunddreißig eine Frau, die nur anrief, um zu hören, ob es
    repariert sei. Er kam an den Steigeisen herunter und gab uns, was er ausgewechselt hatte, für die Bahn habe es
    keinen Nutzen mehr. Dann legte er das Ohr an den Mast und lächelte.
script-1133-ringing =
    Ein Telefon klingelte. Es hing in der Rangiererbude an der Wand, schwarz, mit Kurbel; im Fenster war kein Glas mehr,
    so dass man es über das halbe Depot hörte. Zweimal lang, einmal kurz. Es hörte auf. Wir hatten bis zwanzig gezählt
    und wieder angefangen zu atmen, da fing es von vorn an. Offenbar ging das schon seit Tagen. Im Schnee unter dem
    Fenster waren Spuren von jeder Sorte; sie kamen bis hierher, blieben stehen und kehrten um.
script-1133-pick-lift = „Ich halte das nicht aus. Ich gehe ran.“
script-1133-pick-leave = „Es ist nicht für uns. An der Wand entlang.“
script-1133-other =
    Niemand sprach. Da war ein Zimmer, das hörte man, und Männer, die aufgehört hatten zu reden. Dann sagte eine Stimme,
    ganz nah und nicht zu uns: „Er hat abgenommen. Welcher ist das? Das ist die Bude.“ Wir hängten ein, so vorsichtig,
    wie man ein Kind hinlegt. Zum Vorsichtigsein war es natürlich zu spät. Drüben bei der Bekohlung ging eine Tür auf
    und zu, und eine Taschenlampe ging an.
script-1133-wrong =
    „Ist da die Gepäckaufgabe?“, fragte ein Kind. Wir sagten, ja. Ob es schon angekommen sei, wollte der Junge wissen.
    Was denn, fragten wir. Eine Schachtel mit Löchern im Deckel, und „oben“ stehe darauf. Wir sahen uns in der Bude um,
    wirklich. Noch nicht, sagten wir ihm. „Es ist eine Schildkröte“, sagte der Junge. Sorgen mache er sich nicht, die
    hielten sehr lange durch. Er bedankte sich und legte auf, und am nächsten Abend rief er womöglich wieder an.

script-1139 = Zweimal lang, einmal kurz
script-1139-page =
    Der erste Zug talabwärts war der 6.40, und er hatte Verspätung. { $present ->
        [one] Wir saßen darin.
       *[other] Ein paar von uns saßen darin.
    } An jeder Station standen Leute und sahen in die Fenster, und wir sahen hinaus. An der vorletzten brannte am
    Übergang eine Lampe, am helllichten Tag, und da stand eine stämmige Frau mit einer Fahne. Den Fahrplan hatte sie
    dabei, die Rückseite war voll; sie ging den ganzen Zug entlang und las daraus vor, mit der Stimme, die wir kannten.
    Als sie bei unseren war, hoben wir die Hand wie in der Schule. Sie nahm es ruhig auf. Auf drei habe sie Antwort,
    sagte sie, zwei davon gut. Die Bäckerei der Tante sei in einer anderen Stadt, aber es sei derselbe Ofen. Durchs
    Fenster gab sie uns ein Ei, trat zurück und pfiff, denn sie war es ja, die ihn aufgehalten hatte.

## L15 Warehouse

script-1141 = Plissierte Seide
script-1141-ruza =
    In Gang vier hatte eine Frau ein Zelt aus Folie aufgestellt, und darin saß sie in einem Kreis von Lampenschirmen und
    trennte auf. Sie war Näherin und hieß Ruža. Seide sei Seide; man nehme sie vom Draht, lege sie vierfach, zerrissene
    Kartons dazwischen, und habe eine Decke. Vierzehn habe sie schon. Sie gingen in einen Keller, wo Säuglinge seien.
    „Immer dieses Rosa“, sagte sie, „ich träume davon.“ Die Kartons mit den richtigen, den weißen, standen oben, wo sie
    nicht herankam. Wenn das jemand könnte, würde sie uns das Fenster füttern und die Tür auch, es ziehe dann nie
    wieder. Zwischen ihren Garnrollen spazierten die Spatzen.
script-1141-pink =
    In Gang vier hatte eine Frau ein Zelt aus Folie aufgestellt, und darin saß sie und trennte Lampenschirme auf. Als
    wir vorbeikamen, sah sie auf, streckte einen Finger aus und nahm { $present ->
        [one] uns einen rosa Faden vom Kragen
       *[other] einem von uns einen rosa Faden vom Kragen
    }. „Dann wart ihr das, die sie heruntergeholt haben“, sagte sie. „Ich habe es von der Straße gehört. Ich hielt es
    für ein Geschenk.“ Sie war Näherin und hieß Ruža. Seide, mit Papier dazwischen, gebe eine Decke; vierzehn habe sie
    seit jener Nacht gemacht, für einen Keller mit Säuglingen. Das Weiße, in den oberen Kartons, wäre wärmer. Sie sah
    uns an und dann, mit einigem Zweifel, nach oben.
script-1141-ask-climb = „Halten Sie die Folie. Wir werfen die weißen herunter.“
script-1141-ask-swap = „Füttern Sie uns ein Fenster, wenn etwas in Ihre Tasse kommt?“
script-1141-ask-leave = „Von den Paletten haben wir genug. Frohes Nähen.“
script-1141-cartons =
    { $them } stieg auf der anderen Seite hinauf, wo sie sich gesetzt hatten, und ging oben mit ausgebreiteten Armen von
    einem Stapel zum nächsten. Die Kartons kamen herunter wie Schnee vom Dach, lautlos, und platzten. Sie waren weiß,
    mit Fransen. Ruža stand mitten darin und hielt den Rock auf. Mit unserem Futter fing sie noch in derselben Stunde
    an, und sie kam mit, um zu sehen, dass es richtig hing, und heftete das letzte Stück selbst, die Nägel im Mund.
    { $present ->
        [one] Am Abend hielten wir eine Kerze ans Fenster.
       *[other] Am Abend hielt einer von uns eine Kerze ans Fenster.
    } Sie brannte kerzengerade.
script-1141-fallen =
    Vier von den weißen hatte { $them } heruntergeworfen, da gab der Stapel nach, langsam, wie einer, der sich hinsetzt.
    Oben waren es Kartons und unten Paletten. Ruža war als Erste da. Sie grub wie ein Hund, mit beiden Händen, und dann
    nähte sie, denn genäht werden musste, mit ihrer feinsten Nadel und weißer Seide; an einem Menschen, sagte sie, habe
    sie es noch nie gemacht. Danach fütterte sie uns das Fenster und ließ sich nicht abhalten. Doppelt machte sie es,
    und mit den Fransen nach innen, wo { $them } sie anschauen konnte.
script-1141-lining =
    Sie stellte die Tasse in Reichweite und sah bei der Arbeit ab und zu nach ihr. Sie fragte nach dem Maß des Fensters;
    niemand kannte es, und wir zeigten es mit den Armen. Rosa werde es, warnte sie uns. Sie steppte in Rauten, weil
    Quadrate rutschen, und sang leise vor sich hin, immer wenn eine Ecke kam. Es passte auf den Zentimeter. Morgens,
    wenn die Sonne darauf stand, sah das ganze Zimmer aus wie ein Ohr von innen.

script-1142 = Gang vier
script-1142-quilt =
    Das Zelt stand offen, und die Garnrollen waren gepackt. Man hatte nach Ruža geschickt; es gebe eine richtige
    Nähstube, mit Ofen, und sie bekomme sechs Mädchen unter sich. Auf uns hatte sie wegen der letzten Decke gewartet.
    Sie war abwechselnd weiß und rosa, und in die Ecke hatte sie unsere Straße genäht, mit der Nummer, damit sie zu uns
    zurückkam, wenn man sie einmal verlieh. An den Rändern sollten wir sie nehmen. { $present ->
        [one] Als sie über einem Träger ausgebreitet hing, flogen die Spatzen
       *[other] Als wir sie zwischen uns ausgebreitet hatten, flogen die Spatzen
    } alle auf einmal von den Balken auf und setzten sich darauf, und sie ließ sie einen Augenblick sitzen und
    schüttelte sie dann aus.
script-1142-slide =
    Die Hälfte der Stapel war eingestürzt. Einer zuerst, wahrscheinlich, und dann die Nachbarn; sie lagen den ganzen
    Gang entlang wie ein Wald nach dem Sturm, und die Folie stand in Fetzen daraus hervor. Unten ragte das Ende einer
    Zeltstange heraus. Wir riefen. Wir riefen noch einmal, und ein Spatz antwortete mit dem Piepen des Gabelstaplers.
    Drinnen war niemand, das sah man, wenn man sich tief bückte, sie hatte aufgeräumt und war gegangen; sogar die
    Stecknadeln waren vom Boden gelesen. Aber viele Kartons waren geplatzt.
script-1142-ask-vuk = „Geht zur Seite“, sagte Vuk und spuckte in die Hände.
script-1142-ask-shovel = „Fang an dem Ende mit der Schaufel an.“
script-1142-ask-hands = „Dann von Hand, Schicht für Schicht.“
script-1142-ask-leave = „Das ist noch nicht fertig mit Fallen. Hör doch.“
script-1142-dug =
    Wir nahmen es von oben weg und legten es hinter uns ab. Das meiste waren Lampenschirme; danach kamen Lampenschirme
    für Kinder, mit Enten. { $present ->
        [one] Wenn sich etwas Großes bewegte, standen wir auf einem Bein still.
       *[other] Wenn sich etwas Großes bewegte, standen wir alle auf einem Bein still.
    } Was wir suchten, war ganz unten auf dem Boden, in der letzten Schicht, die zum Stehlen zu schwer gewesen war. Bis
    dahin hatten wir eine Gasse bis nach Gang fünf gegraben. Es zog darin, und die kleinen Enten rollten auf ihren
    Reifen, alle in dieselbe Richtung.

script-1143 = Differenzen
script-1143-village =
    Der Lagerist in Gang neun hatte mit einer Liste auf uns gewartet. Am Mittwoch war er fertig geworden.
    Zweihundertzwölf Einwohner, sagte er, die Gänse nicht gerechnet; für jeden habe er eine Karte angelegt. Es gebe eine
    Unstimmigkeit. Auf Seite neunzig gehe die Müllerstochter mit ihrem Onkel fort, und im letzten Kapitel stehe sie am
    Brunnen, in voller Größe, und keiner wundere sich. „Habe ich etwas übersehen?“, fragte er. Noch zweimal sei er es
    durchgegangen. Er gab uns das Buch zurück, in Packpapier eingeschlagen, und hielt das eine Ende fest.
script-1143-answer-tell = „Setzen Sie sich. Es muss einen Grund geben, wir finden ihr einen.“
script-1143-answer-leave = „Auch Dichter werden müde. Danke für den Umschlag.“
script-1143-ending =
    Wir fanden mehrere. { $present ->
        [one] Wir für unser Teil meinten, sie sei zu Fuß
       *[other] Einer von uns meinte, sie sei zu Fuß
    } heimgekommen, so um Seite zweihundert, bei Nacht, und im Dorf sei man übereingekommen, es nicht zu erwähnen; und
    je länger der Lagerist darüber nachdachte, desto besser gefiel es ihm. Es erklärte die Lampe im neunten Kapitel. Es
    erklärte die Mutter. Er schrieb mit Bleistift eine Karte dafür aus. „Sie ist also im Bestand“, sagte er, „sie war
    nur nicht eingetragen“, und er lehnte sich zurück und rieb sich die Augen mit den Handballen. Er gab uns das Buch
    und ließ los.
script-1143-back =
    „Das wird so sein“, sagte der Lagerist. Von der Seite hatte er es nicht betrachtet. Er ließ sein Ende los. Als wir
    am Ende des Gangs um die Ecke bogen, hörten wir ihn wieder anfangen, „Regal einundneunzig, null; Regal
    zweiundneunzig“, und dann eine Weile nichts. Im Packpapier hatte er uns seine Karten gelassen, alle
    zweihundertzwölf, geordnet, mit einem Gummiband. Auf ihrer war ein Fragezeichen. Hinten hatte er notiert, was sie
    angehabt hatte.
script-1143-aleks =
    „Regal dreißig, null“, sagte eine Stimme am Ende von Gang neun. Es war ein Lagerist mit einer Decke über den Knien,
    bei der Jahresinventur. Aleks stand da und hörte zu. „Sie haben einen Rhythmus“, sagte er nach einiger Zeit zu ihm.
    „Sie sagen null, bevor Sie geschaut haben. Einmal auf vierzig, würde ich schätzen.“ Der Lagerist war tief gekränkt.
    Dann wurde er blass. Zusammen gingen sie mit der Lampe noch einmal die ersten dreißig Regale durch, und im
    dreiundzwanzigsten, ganz hinten, im Schatten des Pfostens, stand eine Dose. Sie war staubig. Der Lagerist strich mit
    zitternder Hand eine Null durch; als Finder, sagte er, stehe sie Aleks zu.
script-1143-nil =
    „Regal fünfzig, null“, sagte eine Stimme. Am Ende von Gang neun saß ein Lagerist, eine Decke über den Knien. Es war
    die Jahresinventur. Es war nun schon seit einem Jahr und vier Monaten die Jahresinventur, weil sie bezeugt werden
    musste, von einem Betriebsfremden, und es kam keiner. Einen Stift hatte er für uns bereit. Wir müssten nicht jedes
    Regal ansehen, sagte er, aber ihm wäre wohler. Es gebe eine Vergütung dafür. Er hatte sie zurückgelegt, in
    Naturalien, in einer Kiste: Schrauben, nach Gewicht.
script-1143-ask-sign = „Regal eins. Zeigen Sie her.“
script-1143-ask-leave = „Tragen Sie uns auch als null ein.“
script-1143-witness =
    Wir sahen uns jedes Regal an. Ein leeres Regal ist nicht wie das andere, wenn man lange genug hinsieht; auf manchen
    war ein Ring oder ein Preis, und auf dem achtunddreißigsten lag ein Mäusenest aus Lieferscheinen, über das er
    schweigend hinwegging. Bei jedem sagte er es, und wir sagten es ihm nach. Als wir unterschrieben hatten, löschte er
    es ab und schraubte den Füller zu. Er schien nicht zu wissen, was er mit dem Rest des Abends anfangen sollte. Die
    Kiste war schwer. Er trug sie uns bis an die Tür.

## L16 Pharmacy

script-1151 = Vierzehn Tage woanders
script-1151-fortnight =
    Eine alte Dame kniete mit einer Lupe zwischen den Rezepten. Sie stehle nicht, sagte sie uns; sie suche eins, das ihr
    eigenes sei, aus dem Jahr der großen Flut. Der Arzt hatte ihr vierzehn Tage woanders verordnet. Hier habe sie es
    einlösen lassen, und es habe ihr so gutgetan. An die Salzseen sei sie gefahren, und es gab eine Kapelle. Einen
    Stempel habe es bekommen. „Aber da steht ‚wiederholen‘“, sagte sie, „ich bin fast sicher, dass da ‚wiederholen‘
    stand“, { $present ->
        [one] und sie sah unsere Hände an, ob es die eines Apothekers waren
       *[other] und sie sah von einem zum anderen, wer von uns der Apotheker war
    }.
script-1151-stamp =
    Eine alte Dame kniete zwischen den Rezepten und suchte ihr eigenes, aus dem Jahr der großen Flut: Der Arzt hatte ihr
    vierzehn Tage woanders verordnet. Sie war fast sicher, dass „wiederholen“ darauf stand. Irena fand es. Keine Minute
    brauchte sie, an der Schnur erkannte sie es. Es stand nicht da; aber sie hatte schon einen Bleistift in der Hand,
    und jetzt steht da „bei Bedarf wiederholen“. Sie führte die alte Dame auf die richtige Seite der Theke. Sie las ihr
    alles noch einmal vor, langsam, den See und die Kapelle und wie oft, und schlug mit der Faust den Stempel darauf.
    „Der Nächste, bitte“, sagte Irena, ziemlich barsch. Es waren nur wir da.
script-1151-ask-give = „Vierzehn Tage haben wir nicht mehr. Das hier ist für einen Abend. Heiß, mit Deckel.“
script-1151-ask-write = „Dann braucht es einen neuen Zettel. Wer hat eine Ärzteschrift?“
script-1151-ask-leave = „Da war ein Stempel drauf, gnädige Frau. Es ist verbraucht.“
script-1151-leaves =
    Sie roch daran und schloss die Augen. Das sei es, beinahe. Die Kapelle müsse man sich selbst dazudenken. Sie wollte
    wissen, was es mache, und wir sagten, das gehe auf die Kasse, und sie lachte, zum ersten Mal, wie eine
    Zwanzigjährige. Bevor sie ging, band sie das Bündel zusammen, das sie auf dem Schoß gehabt hatte, mit einer
    Schleife, schrieb etwas auf einen Zettel und steckte ihn daran. Hinsehen mochten wir nicht. Für die Straße hatte sie
    die Handschuhe angezogen, und sie ging dicht an der Wand entlang, recht schnell.
script-1151-slip =
    { $present ->
        [one] Wir machten mehrere Versuche auf den Rückseiten von alten; der schlechteste wurde genommen.
       *[other] Wir versuchten es alle, auf den Rückseiten von alten; der schlechteste wurde genommen.
    } Darauf stand: zwei Wochen, am Wasser. Im Liegen einzunehmen, nachmittags. Über die Kapelle wurde verhandelt, und
    sie kam hinein. Der Stempel war aus einem Korken geschnitten. Sie hatte inzwischen mit gefalteten Händen
    dabeigestanden und uns verbessert, was das Hotel betraf. Als sie es in der Hand hielt, las sie es durch die Lupe von
    oben bis unten, schob es gefaltet in den Handschuh und erkundigte sich, ob man Wein dazu trinken dürfe.

script-1152 = Geholfen
script-1152-pinned =
    Auf der Theke, wo man es nicht übersehen konnte, lag ein Bündel mit einer Schleife. Ein Tütchen war darangesteckt
    und ein Zettel. „Geholfen“ stand darauf, zweimal unterstrichen. Jeden Nachmittag von zwei bis vier sei sie gefahren,
    schrieb sie, im Liegen, bei geschlossenen Läden. Es sei schon etwas außerhalb der Saison gewesen. In der zweiten
    Woche habe die Kapelle etwas gespielt, das sie sich gewünscht hatte. Sie schicke uns, was dort am Ufer wachse,
    selbst gepflückt, trocken, und wir wussten, dass man es auf der Mauer hinter dem Gaswerk findet. Unter „Bemerkungen“
    hatte sie geschrieben: „Sollte häufiger verordnet werden.“
script-1152-strings =
    Jemand hatte in der Apotheke auf dem Boden Feuer gemacht. Die Rezepte waren fort, mit allen ihren Monaten, und
    hatten eine Art Filz hinterlassen, in dem unsere Füße kein Geräusch machten. Die Schnüre waren nicht verbrannt. Sie
    lagen in der Asche, jede zu einem Ring gebunden, mit nichts darin, Hunderte, so wie die Flut Dinge liegen lässt. In
    der Ecke, wo die Regale gestanden hatten, war eine Stelle ausgelassen. Man musste sie auf den Knien durchgehen.
script-1152-ask-kneel = „Ärmel runter. Gib auf Scherben acht.“
script-1152-ask-leave = „Das ist nur noch Schnur. Komm da raus.“
script-1152-glass =
    Darunter waren Gläser, von der Hitze gesprungen, und ein paar, die ganz waren. { $present ->
        [one] Wir trugen sie einzeln zur Tür und rochen daran.
       *[other] Wir reichten sie hinaus, und einer von uns stand an der Tür und roch.
    } Bei den meisten lässt sich das sagen. Zwischen zwei Fliesen war eine Tüte aus Wachspapier heil geblieben; die
    Nadel steckte noch darin, und an der Nadel die Ecke eines Zettels mit „nicht geh“. Wir überlegten. Es kann für ein
    ganz anderes Leiden gewesen sein. Wir nahmen auch das mit.

script-1153 = Der Optiker
script-1153-letters =
    Jemand las im dunklen Laden Buchstaben vor. „E“, sagte er, „F, P.“ Er war hinten, in eine Markise gewickelt, vor
    einer Sehtafel, auf die eben genug Mond fiel. Er war Optiker, zwei Türen weiter. Die Tropfen, die er nahm, waren
    aus, und solange er lese, habe er herausgefunden, müsse er nicht schreien; schlimm werde es, wenn er zur untersten
    Zeile komme. In der untersten Zeile stand der Name der Druckerei. Den könne er auswendig, und das zähle nicht.
    „Vielleicht wenn jemand anderes zeigt“, sagte er.
script-1153-ask-read = „Wir zeigen. Fangen Sie oben an, und ganz in Ruhe.“
script-1153-ask-leave = „Versuchen Sie es mit geschlossenen Augen.“ Hinausgehen.
script-1153-bottom =
    Wir zeigten mit einem Besenstiel, erst hinunter, dann hinauf, dann kreuz und quer. Er machte keinen Fehler. Nach
    einer Stunde war er heiser, und es schien vorbei zu sein. Dann sollten wir drankommen, das sei nur gerecht; und so
    standen wir hinter dem Strich auf dem Boden, eine Hand über einem Auge, und lasen vor, was wir konnten.
    { $present ->
        [one] Über die dritte Zeile kamen wir nicht hinaus.
       *[other] Einer von uns kam über die dritte Zeile nicht hinaus.
    } { $present ->
        [one] Wir hatten es nicht gewusst.
       *[other] Keiner von uns hatte es gewusst.
    } Für die Mühe gab er uns ein Glas aus dem Regal und schrieb die Stärke dazu auf, die man brauchte.
script-1153-chart =
    Der Laden war gefegt, und hinten brannte Licht. Der Optiker hatte seine Tafel an den Giftschrank gehängt. Er trug
    einen weißen Kittel, und seine Hände waren ruhig. Zwölf Tage seien es, sagte er und klopfte auf Holz, er klopfte
    recht lange. Er hatte herübergeholt, was in seinem Laden noch da war, die Probiergläser im Kasten und ein Gestell
    mit Schrauben, und wer etwas gegen den Husten wollte, ging nach Hause und sah besser. Er habe sehr gehofft, dass wir
    kämen. { $present ->
        [one] „Setzen Sie sich doch“, sagte er; wir hatten ihn schon von der Tür aus mit einem Auge angeblinzelt.
       *[other] „Sie zuerst“, sagte er zu dem von uns, der ihn schon von der Tür aus mit einem Auge angeblinzelt hatte.
    }
script-1153-sit-test = „Na los, setz dich. Eine Stunde haben wir.“
script-1153-sit-leave = „Für das, was es gibt, sehen wir gut genug.“
script-1153-lenses =
    „Besser oder schlechter?“, fragte er. „So oder so?“ Es war lange her, dass uns jemand so etwas gefragt und dann
    gewartet hatte. Er schob die kleinen Gläser hinein und heraus. Auf einmal ging der Blick vom Stuhl an ihm vorbei,
    zur Tür hinaus und über den Platz, bis zu einem Wetterhahn; dass es ein Fisch war, hatte uns nie jemand gesagt. Ein
    passendes Gestell hatte er nicht, aber er band zwei Gläser mit Draht zusammen. { $present ->
        [one] An dem Abend gingen wir über die Dächer heim, probierten sie an jedem Schornstein und sagten jedes Mal:
            „Oh.“
       *[other] An dem Abend gingen wir über die Dächer heim, alle wollten sie probieren, und jedes Mal sagte einer:
            „Oh.“
    }
script-1153-claim =
    In der Apotheke, neben der Tür zum Hinterzimmer, wartete eine Frau, wie jemand wartet, der eine Nummer hat. Sie
    hatte eine. Es war der Abholschein für eine Brille, beim Optiker zwei Türen weiter zur Reparatur, fertig am Montag.
    Man habe ihr gesagt, er sei hier zu finden, weil es ihm nicht gut gehe. Sie habe die Klingel auf der Theke gedrückt,
    sagte sie, und hoffe, sie störe ihn nicht. Den Schein hielt sie dicht vors Gesicht und dann auf Armlänge. „Machen
    Sie das mit dem Steg“, fragte sie uns, „oder hat er dafür jemanden?“
script-1153-answer-glasses = Ihr das Etui geben. „Er hat uns gebeten, es Ihnen zu bringen.“
script-1153-answer-closed = „Er hat zu. Das wird auch noch länger so sein.“
script-1153-gold =
    Sie öffnete es unter der Lampe. Er hatte es mit Golddraht gemacht, die Arbeit eines Könners; das hatten wir damals
    schon gedacht. Sie setzte die Brille auf und sah uns. { $present ->
        [one] Sie betrachtete uns von oben bis unten, wie man es mit einer neuen Brille tut,
       *[other] Sie betrachtete uns von oben bis unten, einen nach dem anderen, wie man es mit einer neuen Brille tut,
    } unsere Mäntel, unsere Hände. „Wie freundlich von Ihnen“, sagte sie, langsamer. Es war etwas zu bezahlen, und sie
    bezahlte, in getrockneten Blüten. Sie wollte ihm noch ein Wort des Dankes sagen; sie war schon an der Tür zum
    Hinterzimmer, und wir sagten ihr, er schlafe.
script-1153-ticket =
    „Ich warte trotzdem ein wenig“, sagte sie, „wenn ich schon einmal hier bin.“ Sie setzte sich auf den Wiegestuhl, den
    Schein im Schoß. Sie erzählte uns, was für ein geduldiger Mann er sei. Er habe es schwer gehabt, und zuzeiten habe
    er geschrien, aber nie bei einem Kunden. Es war in unserer Innentasche, das Etui mit dem Golddraht darin. Zum
    Verbrennen war es zu schade gewesen und zum Verkaufen nicht genug wert. Wir wünschten ihr eine gute Nacht. Sie
    wandte das Gesicht dahin, wo sie uns vermutete.

script-1156 = Nach Plan
script-1156-plan =
    { $present ->
        [one] Wir hatten den Plan des Optikers aufgehoben und falteten ihn
       *[other] Einer von uns hatte den Plan des Optikers aufgehoben und faltete ihn
    } vor der verschlossenen Tür auseinander. Auch sie hatte er gezeichnet, mitsamt den Angeln, in der Schrift von
    einem, der seine Tage mit Zehntelmillimetern verbringt. Ein Pfeil führte am Schloss vorbei, am Rahmen vorbei und die
    Fußleiste hinab zu einer Fliese. „Ersatz“ stand da. Unter der Fliese war kein Schlüssel mehr, aber da war das Glas,
    in dem man ihn verwahrt hatte, damit er nicht rostete: Es war mit trockenen Blättern ausgestopft, und die rochen.
    Die Fliese legten wir zurück, die abgeschlagene Ecke zur Wand, wie auf der Zeichnung.

## L17 Library

script-1161 = Von A bis K
script-1161-horse =
    Sie war bei K. „Das Pferd habe ich behalten“, sagte die Frau im Pelzmantel, bevor wir fragen konnten. „Mit der
    Ehefrau hatten Sie ganz recht. Aber im letzten Kapitel geht er in den Stall und erzählt ihm alles, was er an dem Tag
    gesehen hat; dem Pferd, weil es blind ist. So etwas verbrennt man nicht.“ Vier andere hatte sie seither mit gutem
    Gewissen verbrannt. Im Lesesaal waren drei Grad. Auf dem Tisch hatte sie uns unsere Zettel mit den Seitenzahlen
    aufgehoben und eine Tasse ohne Henkel. In dem niedrigen Korb lag, was als Nächstes kam, es waren Gedichte, und es
    gab Zweifel.
script-1161-gloves =
    Sie war bei K. Die Frau im Pelzmantel hatte inzwischen einen Schal darüber und über dem Schal eine Karte von Asien.
    Sie hob die Hand, bis sie am Ende ihres Absatzes war. „Sie haben schon einmal hereingeschaut“, sagte sie, „Sie waren
    nur auf der Durchreise.“ Als Vorwurf war es nicht gemeint. Sie hatte schlechte Wochen hinter sich, das ganze J; ihr
    fehlte jemand, dem sie es sagen konnte, wenn etwas gut war. Es waren drei Grad. Im Korb am Ofen lag, was als
    Nächstes kam, Gedichte, und sie war sich nicht sicher.
script-1161-ask-stay = „Lesen Sie uns die zweifelhaften vor. Wir stimmen ab.“
script-1161-ask-basket = „Wenn es sowieso in den Ofen geht, kann es auch in unseren.“
script-1161-ask-leave = „Ihnen blättert die Seite um. Gute Nacht.“
script-1161-verdict =
    Es waren kurze Zeilen, die brennen schlecht. Wir stimmten mit dem Daumen ab. Einer, der nichts als Sonnenuntergänge
    geschrieben hatte, ging sofort hinein und gab eine gute Viertelstunde. Der Nächste handelte von einer Birne; von
    nichts anderem, sie lag auf einem Tisch und war eine Birne, und niemand sagte ein Wort. „Noch einmal, bitte“,
    { $present ->
        [one] sagten wir, wie mit vollem Mund
       *[other] sagte einer von uns, wie mit vollem Mund
    }. Sie las es noch einmal. Es kam zurück ins Regal, und { $present ->
        [one] wir merkten, dass wir gekaut hatten
       *[other] wir merkten, dass wir alle gekaut hatten
    }.
script-1161-reject =
    Sie kippte uns den Korb entgegen, damit wir aussuchen konnten. Wir nahmen das dickste. „Eine Seite müssen Sie vorher
    lesen“, sagte sie. „Das ist die Regel. Ich halte es mit allen so; man schickt niemanden weg, ohne ihm ins Gesicht
    gesehen zu haben.“ Also standen wir in der Kälte und lasen eine Seite. Es ging um Sonnenuntergänge. Es war so
    schlecht, wie man es sich nur wünschen konnte; und trotzdem wurde es nach Hause getragen und lag noch zwei ganze
    Tage an unserem Ofen, mit dem Lesezeichen darin.

script-1162 = In der Reihenfolge der Regale
script-1162-eyes =
    Auf dem Tisch standen zwei Kerzen, und ihr Gesicht war so dicht dazwischen, dass man den Pelz roch. Es war M. „Die
    kleinen kann ich nicht mehr entziffern“, sagte die Frau im Mantel. Traurig sei das nicht, bloß unpraktisch, sie habe
    gehofft, bis T zu kommen, da sei jemand, den sie sich aufgespart habe. Sie habe gedacht, wir könnten den nehmen, den
    sie nicht verbrennen konnte, den mit dem blinden Pferd. Sie hatte ihn in Zeitung gepackt und etwas Kaffee
    dazugelegt. Oder wir könnten ihr, wenn heute Abend Zeit sei, aus T vorlesen, aus der Mitte, außer der Reihe. Noch
    nie im Leben habe sie etwas außer der Reihe gelesen.
script-1162-ask-read = „Welches Regal ist T? Lehnen Sie sich zurück, Augen zu.“
script-1162-ask-take = „Wir passen auf das Pferd auf. Und Sie schonen jetzt die Augen.“
script-1162-aloud =
    Mitten darin war ein Brief, von einem alten Mann an jemanden, den er gekannt hatte. { $present ->
        [one] Wir lasen vor, und sie saß da
       *[other] Wir lasen abwechselnd, und sie saß da
    } mit gefalteten Handschuhen und atmete, soweit man sah, nicht einmal. Es gab Namen, die wir nicht auszusprechen
    wussten, da half sie uns. Bis zum Ende des Kapitels musste es weitergehen. Dann bat sie uns, es dahin
    zurückzustellen, wo es hingehörte. „Ich komme hin“, sagte sie, „jetzt, wo ich weiß, dass es so ist, wie ich dachte.“
    Eine der Kerzen blies sie aus, um sie zu sparen.
script-1162-pages =
    Neunhundert Seiten haben ihr Gewicht. { $present ->
        [one] Wir nahmen sie von einem Arm auf den anderen.
       *[other] Wir trugen sie abwechselnd.
    } Sie hatte einen Zettel an die Stelle gelegt, an der man ihrer Meinung nach aufhören möchte, und darauf stand „noch
    nicht“. Der Kaffee war in das Titelblatt von einem gewickelt, den sie verbrannt hatte; so war doch etwas von ihm
    durchgekommen. Von der Galerie sahen wir zurück, und da nahm sie eine Lupe heraus, legte sie wieder weg und rückte
    die Kerze.
script-1162-coat =
    Es brannte keine Kerze. Über der Lehne ihres Stuhls hing der Pelzmantel, ganz leer, und behielt die Form der
    Schultern. Der Ofen war kalt. Auf dem Tisch lag ein Buch, aufgeschlagen, mit dem Rücken nach oben, damit man die
    Stelle nicht verlor, und darauf ihre Handschuhe, die Finger beieinander. Bis L war sie gekommen. Entweder war sie
    nur kurz hinausgegangen, ohne Mantel, mitten im Winter, oder man hatte sie geholt. Der Korb war für den Abend
    gefüllt und nicht angerührt. Ein Zettel lag darin. „Ja“, stand darauf, „alle.“
script-1162-choose-light = „Mach eine an, und wir lesen weiter, wo sie war. Laut.“
script-1162-choose-fur = „Auf einem Stuhl hat keiner etwas von dem Mantel.“
script-1162-choose-leave = „Nichts anfassen. Vielleicht ist sie auf der Treppe.“
script-1162-slip =
    Wir heizten den Ofen aus dem Korb, sie hatte es ja erlaubt. Wer auf ihrem Stuhl saß, lehnte sich nicht an. Es war
    ein Kapitel, in dem zwei in einer Kutsche fahren und es nicht sagen; man sah, dass es ihr gefallen hatte, es waren
    Krümel darin. Als wir bis zum Ende gelesen hatten, legten wir einen Zettel hinein, mit Datum, falls sie sich
    wunderte, wie sie so weit gekommen war. Auf dem Weg zur Tür drehten wir um und hoben den Ärmel des Mantels vom Boden
    auf.
script-1162-warm =
    Er war schwer und roch nach kaltem Wachs und nach jemandem. In den Taschen waren ein Bleistift und eine
    Straßenbahnkarte von früher. Wir schnitten ihn an den Nähten auf, und er reichte für beide Fenster, mit einem Stück
    übrig. Von da an hatte der Wind in unserem Zimmer eine andere Stimme, weiter weg. Die Handschuhe hatten wir auf dem
    Buch gelassen. { $present ->
        [one] Pelz ist Pelz, sagten wir.
       *[other] Pelz ist Pelz, sagte einer von uns.
    } Es wurde noch öfter gesagt, ein paar Tage lang, und niemand widersprach.

script-1163 = Holz und Papier
script-1163-blow =
    Im Magazin stand ein Mann im grauen Kittel vor einem Bücherregal, eine Axt in der Hand, und rührte sich nicht. Es
    war der Bibliothekar. Er hatte es ausgeräumt, die Bücher an die Wand getragen und zugedeckt und die Verbindungen
    angesägt. So weit könne er es. Das Letzte sei ein Schlag, und so stehe er seit vier. Im Kinderkrankenhaus hätten sie
    kein Holz mehr; für heute Abend habe er es versprochen. „Ich bin kein sentimentaler Mensch“, sagte er uns. Er habe
    diese Axt angesehen, bis sie nur noch ein Wort gewesen sei. Vom nächsten Regal seien noch sechshundert Bücher
    herunterzuholen, wenn uns das lieber wäre.
script-1163-osman =
    Vor einem leeren Bücherregal stand mit einer Axt ein Bibliothekar im grauen Kittel. Seit vier stand er da. Osman
    nahm ihm die Axt aus der Hand, lehnte sie an die Wand und legte sich auf den Boden, um die Bretter von unten
    anzusehen. Unter jedem hatte der Tischler unterschrieben. „Das ist der alte Matija“, sagte er. „Bei dem habe ich
    gefegt. Der hat im Leben keine Schraube benutzt.“ Im Kinderkrankenhaus hätten sie kein Holz, sagte der Bibliothekar,
    und für heute Abend habe er es versprochen. Osman blieb noch ein wenig auf dem Rücken liegen. „Mit einem Schlag geht
    es auseinander“, sagte er, „wenn man weiß, mit welchem. Er hätte es Ihnen gesagt.“ Und vom nächsten waren
    sechshundert Bücher herunterzuholen.
script-1163-ask-chop = „Schauen Sie weg. Das Holz reicht für beide.“
script-1163-ask-carry = „Die sechshundert machen wir. Dann müssen Sie nur noch zuschlagen.“
script-1163-ask-leave = „Das machen Sie mal mit der Axt aus. Gute Nacht.“
script-1163-oak =
    Es war ein Schlag, und dann machte man besser gleich weiter. Er hatte sich zur Wand gedreht. Bei jedem Krachen sagte
    er die Nummer des Bretts, laut, als diktierte er: achthundertzehn, achthundertzwanzig. Unten auf der Straße war das
    zu hören. Wir teilten. Bis wir unsere Hälfte auf dem Rücken hatten, war seine schon auf ein Wägelchen geschnürt; der
    Tischler hatte jedes Brett auf der Unterseite unterschrieben, und er drehte sie um, eins nach dem anderen, so dass
    die Namen nach innen lagen.
script-1163-spines =
    Wir machten eine Kette, die Leiter hinunter und die Wand entlang. Alle handelten sie von Flüssen. Beim ersten
    Hundert liest man die Titel; dann gibt es nur noch dick und dünn; und dann, irgendwo hinter dem vierhundertsten,
    { $present ->
        [one] fingen wir wieder an, sie vorzulesen
       *[other] fing einer von uns wieder an, sie vorzulesen
    }. Der Bibliothekar arbeitete am Ende der Reihe und strich mit der Hand die Rücken gerade. Als das Regal leer war,
    spuckte er ganz plötzlich in die Hände und schlug zu. Eins sollten wir uns aussuchen, zum Behalten. Einzutragen
    brauche man es nicht. Wir hatten einige Mühe, uns auf den Fluss zu einigen.
script-1163-widow =
    Der Bibliothekar wartete in seinem grauen Kittel an der Tür zum Magazin auf uns. An der Kreide hatte er gesehen,
    dass der richtige Pfosten stehen geblieben war, und daher wusste er, dass es Leute gewesen waren, mit denen man
    reden konnte. Es ging um ein Wörterbuch. Es habe hinter dem Brett geklemmt, um es auszugleichen; er selbst habe es
    vergessen gehabt. Es gebe nur das eine Exemplar. Und gestern sei eine Frau gekommen, über neunzig, von jenseits des
    Flusses, zu Fuß; die Witwe eines Fährmanns. Sie wolle ein Wort nachschlagen. „Sie hat niemanden mehr, den sie fragen
    kann“, sagte er. Da drin saß sie jetzt, an der Heizung, die nicht ging.
script-1163-answer-return = „Wir haben darin gelesen. Hier. Nur die eine Seite hat ein Eselsohr.“
script-1163-answer-burnt = „Sagen Sie ihr, es tut uns leid. Es war eine kalte Woche.“
script-1163-words =
    Sie wusste sofort, wo man es aufschlagen musste. Sie legte den Finger darauf, auf das für das Licht unter einer Tür,
    wenn drinnen jemand nicht schläft, und las es uns vor, und wir hörten, wie man es spricht; in der Mitte stockt es.
    Das habe er immer gesagt, erzählte sie. Er sei zu allen Stunden von der Fähre gekommen. Ein Jahr lang habe sie
    gesucht, und nur das andere sei ihr eingefallen, das gewöhnliche. Der Bibliothekar ließ uns an den Schrank im
    Lesesaal. Hinter uns blätterte sie weiter und sprach die Wörter, jedes zweimal.
script-1163-door =
    „Ich verstehe“, sagte er. Er nahm die Brille ab und setzte sie auf. Dann ging er hinein, es ihr zu sagen, und wir
    hätten gehen sollen, aber wir sahen sie durch den Spalt: Sie hörte zu und tätschelte ihm den Ärmel. Offenbar hatte
    er angefangen zu weinen. Es sei ihr auf der Treppe eingefallen, hörten wir sie sagen, es sei gut; und sie sagte ihm
    das Wort, damit er es hatte. Er bat sie, es noch einmal zu sagen, langsamer. Er sah sich um nach etwas, worauf man
    schreiben konnte.

script-1168 = T
script-1168-page =
    Sie kam wirklich hin. Es brauchte noch zwei Jahre und eine Lupe auf einem Ständer, die ihr die Bibliothek kaufte,
    als für so etwas Geld da war. Da hatten sie die Öfen schon eingebaut. Wir gingen immer donnerstags hin. Es ging noch
    in der Reihenfolge der Regale, und man durfte sagen, wenn eine Seite langweilig war; aber verbrannt wurde dafür
    nichts mehr, und am Ende holten sie den niedrigen Korb für die Schirme. Bei T klappte sie an einem
    Donnerstagnachmittag das Buch zu und sagte, es sei genau so, wie sie gedacht habe. Niemand wusste, was man da sagt.
    Jemand fragte nach U. Sie sah uns an, als wären wir sehr schwer von Begriff. Bei U gebe es kaum etwas, sagte sie,
    damit sei sie in einer Woche durch, und dann müsse sie wieder von vorn anfangen, jetzt, wo sie jemanden habe, dem
    sie widersprechen könne.

script-1169 = Ein Wort dafür
script-1169-page =
    Das Wörterbuch ist neu gedruckt, mit einem Nachtrag. Er hat sechzehn Seiten und besteht aus dem, woran die Witwe
    sich noch erinnerte und was der Bibliothekar aufschrieb: dreißig Wörter für Wasser, je nachdem, was man damit zu tun
    hat, und mehrere für Brot. Im Vorwort dankt er denen, die das einzige Exemplar durch den Winter gebracht haben. Eine
    Aufnahme gibt es auch. { $present ->
        [one] Wir wohnen jetzt im Erdgeschoss, nach hinten hinaus, und kommen spät von der Arbeit;
       *[other] Einer von uns wohnt jetzt im Erdgeschoss, nach hinten hinaus, und kommt spät von der Arbeit;
    } und vom Hof aus sieht man, ob noch jemand auf ist. Es ist ein gutes Wort. Wo es in der Mitte stockt, muss man
    anhalten, so dass man einen Augenblick dasteht, den Schlüssel in der Hand, bevor es gesagt ist.

## L18 Radio mast

script-1171 = Vier Uhr früh
script-1171-two =
    Im Mikrofon steckten zwei Nelken. Die zweite war aus rotem Draht. Jemand war hier gewesen, hatte auf dem Stuhl
    gesessen und ihn ans Pult gezogen; im Sendeplan stand bei jeder Stunde noch „Musik“, aber um vier Uhr früh war das
    Fragezeichen durchgestrichen, und eine neue Hand hatte „Antwort?“ dazugeschrieben. Ein Kopfhörer war eingesteckt.
    Wir horchten. Es war das Meer, oder es war das, was eine Röhre tut. { $present ->
        [one] Nach einer Weile, das hätten wir geschworen, war noch jemand darin,
       *[other] Nach einer Weile, behauptete einer von uns, war noch jemand darin,
    } der nichts sagte, genau wie wir. Es war noch nicht Mitternacht.
script-1171-tired =
    Das Summen war tiefer als früher; etwas stimmte nicht damit, es sackte ab wie eine Stimme am späten Abend. Jemand
    hatte seinen Mantel über das nasse Gerät gelegt, um es zu trocknen. Es war ein ordentlicher Mantel. Auf dem Pult
    stand eine Thermosflasche, zugeschraubt, und darunter lag der Sendeplan. „Musik“ stand da die ganze Woche, und um
    vier Uhr früh war das Fragezeichen so oft nachgezogen, dass es ganz schwarz war. Ein Kopfhörer war eingesteckt. Wenn
    man horchte, knisterte es darin, das kam und ging, ungefähr so, wie einer atmet.
script-1171-ask-four = „Vier Stunden. Ich will hören, was um vier kommt.“
script-1171-ask-strip = „Ein ganzes Gestell voll guter Teile. Halt die Lampe.“
script-1171-ask-leave = „Wenn einer zuhört, dann zum Peilen. Raus.“
script-1171-hour =
    { $present ->
        [one] { $them } blieb auf, ein Ohr am Hörer. Um vier war ein Klopfen
       *[other] { $them } blieb auf, ein Ohr am Hörer, und wir anderen schliefen aneinandergelehnt unter dem Pult. Um
            vier weckte uns ein Fuß. Da war ein Klopfen
    } darin, weit weg, kein Morsen und auch sonst nichts; es war ein Löffel an einer Tasse. Er klopfte eine Melodie. Er
    klopfte die erste Hälfte, und dann wartete er. Wir hatten nichts als die Flasche und einen Bleistift, und { $them }
    klopfte die andere Hälfte, so gut das mit einem Bleistift geht. Und wieder kam die erste, schneller. So ging es, bis
    es hell wurde, und { $present ->
        [one] wer sie da wem beibrachte, war nicht mehr zu sagen
       *[other] keiner von uns hätte sagen können, wer sie da wem beibrachte
    }.
script-1171-rack =
    Es war von hinten angeschraubt. Als die dritte Schraube draußen war, hörte das Summen auf; man hatte sich so daran
    gewöhnt, dass es einen Augenblick lang war, als würde man taub. Dann hörten wir den Wind und oben am Mast die
    Drähte. Wir nahmen das beste Gerät und ließen das nasse da. Der Zeiger legte sich hin. Im Kopfhörer war noch etwas,
    als wir das Kabel aufrollten, { $present ->
        [one] wir hätten es geschworen, eine Art Ticken
       *[other] einer von uns schwor es, eine Art Ticken
    }, das eine Zeit lang schneller wurde und aufhörte.

script-1172 = Auf Sendung
script-1172-headphones =
    In der Hütte saß ein Mann im Dunkeln, den Kopfhörer auf. Er hatte ihn ins Gestell gesteckt, da, wo jetzt nur noch
    ein Loch mit Drähten war. Er sei nicht verrückt, sagte er uns. Er wisse, dass es aus sei. Er sei fast jede Nacht
    heraufgekommen, da draußen sei jemand, den er um vier immer gehört habe, und der wisse ja nicht, dass man es geholt
    habe, der denke, er wolle nicht mehr. Also sitze er hier. Das sei das Mindeste. Er hatte eine neue Nelke gedreht,
    eine blaue.
script-1172-answer-part = „Leuchten Sie mal. Das hier gehört da hinein, nicht?“
script-1172-answer-leave = „Vielleicht ist es bis zum Sommer repariert.“ Die Tür hinter sich zuziehen.
script-1172-carrier =
    Er hielt die Taschenlampe mit den Zähnen. Als das Summen kam, legte er die Hand flach auf das Pult, wie man sie
    einem Tier an die Flanke legt. Es war noch nicht vier. Woher wir es hatten, fragte er nicht; er sah sich nur einen
    Moment die Drahtenden an, die passten, und rückte auf dem Stuhl, so dass zwei sitzen konnten. Um vier klopfte er mit
    dem Ring. Wir warteten. Dass es kam, sah man an seinem Gesicht, { $present ->
        [one] bevor er uns die eine Muschel zudrehte
       *[other] bevor er uns anderen die eine Muschel zudrehte
    }, und es war jemand, der mit einem Löffel den Takt schlug.
script-1172-silence =
    Er gab zu, dass das möglich sei. Wir zogen die Tür hinter uns zu, so weit es ging. Unten am Weg gibt es eine Stelle,
    an der man den Mast gegen den Himmel sieht, ganz, mit der roten Lampe, die seit Jahren nicht brennt; dort blieben
    wir stehen, obwohl wir es nicht vorgehabt hatten, um zu hören, ob er summte. In der Hütte hatte er angefangen zu
    klopfen. Mit einem Ring oder einem Schlüssel, auf das Metall vom Pult. Er tat es und ließ eine Pause von der
    richtigen Länge.
script-1172-bearings =
    Im Dach der Hütte war ein neues Loch, zwanzig Meter weiter noch eins und eins darunter auf dem Weg: Sie waren
    schrittweise näher gekommen. Das Summen war wie immer. Auf dem Pult hatte jemand eine Nachricht hinterlassen, für
    uns oder für irgendwen. „Sie haben die Peilung. Noch zwei Nächte, schätze ich. Wenn ihr abschaltet, verlieren sie
    sie, und hier unten liegt eine Straße mit Leuten darin. Wenn nicht, ist um vier jemand da. Ich kann es nicht
    entscheiden. Bin nach Hause, eine Nacht darüber schlafen.“ Es war zehn vor vier.
script-1172-mira =
    { $present ->
        [one] Mira hatte sie schon vom Sattel aus gesehen: die Löcher.
       *[other] Mira hatte sie schon vom Sattel aus gesehen, vor uns allen: die Löcher.
    } Eins war im Dach der Hütte, eins auf dem Weg und eins weiter unten; sie ging von einem zum nächsten und legte die
    Hand an die Linie. „Noch zwei Nächte“, sagte sie. „Mit einem Seil macht man es genauso.“ Das Summen war wie immer.
    Auf dem Pult lag eine Nachricht, und da stand dasselbe, sie hatten die Peilung. Schalteten wir ab, verloren sie sie,
    und da unten war eine Straße, die sich freuen würde. Wenn nicht, war um vier jemand da. Es war zehn vor. Mira sah
    zur Tür hinaus, wo man alle Dächer sieht.
script-1172-ask-send = „Zehn Minuten. Wir verabschieden uns richtig.“
script-1172-ask-quiet = „Da unten ist eine Straße. Schalt ab.“
script-1172-tune =
    Um vier sendeten wir eine Melodie, die ganze, mit allem, was wir in den Taschen hatten, auf dem Pult und dem Stuhl
    und an der Flasche. Es kam keine Antwort. Und dann kam eine, dass wir uns den Kopfhörer herunterrissen: Es war ein
    Raum voller Leute, eine Kantine vielleicht, ein Schiff, und alle hatten sie Löffel. Es dauerte keine Minute. Wir
    rannten. Auf der Treppe hörten wir die erste herüberkommen, ganz ohne Eile, und wir lagen mit den Gesichtern im
    Schnee, und unsere Hände klopften immer noch.
script-1172-switch =
    Es war ein großer Hebelschalter mit einem Holzgriff, von einer Hand blank gerieben. Man brauchte ihn nur anzutippen.
    Das Summen ging durch den Boden hinab und war weg. Wir saßen im Dunkeln, bis es nach vier war; das schien uns
    anständig. In dieser Nacht fiel nichts, hier nicht und auf der Straße auch nicht. Was lose war, nahmen wir mit, und
    auf das Pult schrieben wir die Wahrheit für den, der zum Schlafen heimgegangen war. Er würde es schon entschieden
    vorfinden. { $present ->
        [one] Eine Drahtnelke bogen wir gerade.
       *[other] Einer von uns bog eine Drahtnelke gerade.
    }

script-1173 = Unter dem Mast
script-1173-gown =
    Am Draht bei der unteren Treppe hing ein gesteppter Damenmorgenrock. Man hatte ihn mit Sorgfalt hingehängt, am
    Kragen, an einen Stachel; in den Falten war Reif, und er war steif wie ein Brett, die Arme ein wenig vom Körper weg.
    Der Schnee ringsum war zertrampelt, und dann ging eine Spur allein weiter, barfuß oder in Socken. Sie ging auf
    unsere Seite. Die Schritte lagen weit auseinander, wie wenn einer rennt. In die ersten begann es hineinzuschneien.
script-1173-answer-fold = „Nimm ihn ab. Wer hier vorbeikommt, soll das nicht sehen müssen.“
script-1173-answer-leave = „Das ist ein Morgenrock. Geh drum herum.“
script-1173-pocket =
    Falten ließ er sich nicht. Wir mussten ihn erst auf die Stufe legen und die Ellbogen mit den Händen auftauen. In der
    einen Tasche war ein Löffel und in der anderen eine Patrone und ein Straßenbahnfahrschein, von der Linie von der
    Ziegelei, so lange aufgehoben, dass er weich war. Wir legten den Morgenrock unter das Vordach, wo es trocken ist,
    und den Löffel obenauf, falls er durchgekommen war und zurückkam. { $present ->
        [one] Wir gingen der Spur nach,
       *[other] Einer von uns ging der Spur nach,
    } so weit es eine gab. Sie war immer geradeaus gegangen.
script-1173-steps =
    „Nicht die zweite Treppe“, sagte jemand leise über uns. Es war der Davongelaufene. Er hatte jetzt eine
    Briefträgerjacke an und eine Tasche um. Die Straße habe er gefunden und das Haus auch, es stehe noch; nur eine Tante
    sei darin gewesen, die habe ihn für seinen Bruder gehalten und ihm Pfannkuchen aus Kleie gebacken. Nachts komme er
    herauf, um ein Auge auf alles zu haben, aus Gewohnheit. Er sagte uns, wer unterwegs war, wo sie saßen und in welcher
    Laune. Er zeichnete es auf die Stufe. Und er fragte, wo wir wohnten, er habe sich gedacht, er schaue vielleicht
    einmal herein, wenn wir nichts dagegen hätten, die Füße trete er sich ab.
script-1173-figure =
    Unter dem Mast war jemand, in einem gesteppten Damenmorgenrock, der hielt die Arme vom Körper weg und sah auf die
    Stadt. Er hatte Armeehosen an. Uns sah er nicht. Er zählte leise, und bei jeder Zahl rückte er den Finger um einen
    Schornstein weiter; nach einiger Zeit merkte man, dass er keine Geschütze zählte. Er suchte ein Haus. Er machte
    einen Schritt nach links, um besser zu sehen, und da lief vor seinen Schienbeinen, wir sahen es und er nicht, ein
    Draht.
script-1173-ask-call = „Bleib stehen! Da ist ein Draht vor dir.“
script-1173-ask-hide = „Lass ihn erst weitergehen. Runter, und keinen Laut.“
script-1173-ask-leave = „Das ist nicht unser Soldat. Zurück, wie wir gekommen sind.“
script-1173-wire =
    Er stand auf einem Bein. Es war laut gewesen, lauter, als man dort oben sein darf. Er sah hinunter, und dann hob er
    den anderen Fuß darüber und zog mit zwei Fingern den Saum nach; erst dann drehte er sich um. Er bedankte sich. Tun
    könne er nichts für uns, sagte er, nur sagen, was am Fuß der Treppe sei und dass wir besser links gingen. Irgendwo
    unten schlug ein Laden. Bevor er ging, bückte er sich und band sein Taschentuch an den Draht, für den Nächsten, mit
    einem doppelten Knoten.
script-1173-sentries =
    Wir lagen hinter dem Generator, das Kinn im Schnee. Er stand lange da. Dann zuckte er die Achseln, wandte sich nach
    rechts und nicht nach links, aus keinem Grund der Welt, und ging am Zaun entlang hinunter, den Saum gerafft. Danach
    kam eine Streife vorbei, zwei mit einer Laterne, die etwas gesehen hatten. Über den Draht stiegen sie, ohne auch nur
    hinzusehen; es war ihr eigener. Als alle fort waren, gingen wir hin, wo er gestanden hatte. Auf das Mäuerchen hatte
    er gelegt, was er nicht zu tragen brauchte.

script-1174 = Der Briefträger
script-1174-knock =
    Es klopfte, wie der Briefträger klopft, { $present ->
        [one] und wir sprangen auf
       *[other] und wir sprangen alle auf
    }, obwohl seit zwei Jahren keine Post mehr kam. Er stand in der Jacke draußen und trat sich die Füße ab. Erstens sei
    er gekommen, uns zu warnen. Heute Nacht gebe es in unserer Straße Ärger; er habe es am Schlagbaum gehört, sie hätten
    es nach Häusern aufgeschrieben. Er könne bei uns sitzen, wenn wir wollten. Er wisse, wie sie hereinkämen, er habe es
    lernen müssen. Zweitens, sagte der Davongelaufene, und er nahm seinen eigenen Löffel aus der Tasche, in ein sauberes
    Taschentuch gewickelt, und wusste nicht weiter.
script-1174-ask-share = „Es steht auf dem Tisch. Setz dich ans Ende, bei der Tür.“
script-1174-ask-door = „Danke, dass du es uns sagst. Besser, man sieht dich hier nicht.“
script-1174-floor =
    Er aß, ohne die Ellbogen aufzustützen. Danach ging er mit uns durchs Haus und stellte hier einen Stuhl hin und dort
    einen Eimer, wie man ein Spiel aufstellt, und spannte eine Schnur mit Besteck; nichts, was wir nicht hatten. Er
    schlief auf dem Boden quer vor der Schwelle, in der Jacke. In der Nacht hörten wir sie kommen und stehen bleiben,
    und draußen sagte einer ein Wort, und er antwortete im selben Ton, verschlafen, durch die Tür. Es war wohl das
    richtige Wort. Am Morgen war er fort, und das Taschentuch lag gefaltet neben seinem Teller.
script-1174-step =
    „Nein“, sagte er, „das stimmt“, und wickelte den Löffel wieder ein. Er habe sowieso noch etwas von der Tante für
    uns, beinahe hätte er es vergessen; es war Tabak, sie hatte ihn auf dem Fensterbrett gezogen. Auf der Stufe erklärte
    er uns mit den Händen, wie sie kommen würden und woher, und wir nickten. Bei uns stand der Topf auf dem Feuer. Man
    roch es da draußen. Als er gegangen war, stellte jemand einen Stuhl gegen die Tür, dann einen Eimer, so wie er es
    gezeigt hatte, und besser war es so, bestimmt.

script-1175 = Die zweite Treppe
script-1175-wire =
    { $present ->
        [one] An der zweiten Treppe wurden wir von selbst langsamer.
       *[other] An der zweiten Treppe wurden wir alle ohne ein Wort langsamer.
    } Der Draht war noch da. Inzwischen hatte jemand etwas darangehängt: einen Dosendeckel, ein Glöckchen von einem
    Katzenhalsband, einen Löffel. Unten durch wäre nur ein Kind gekommen. Aber wir wussten auf den Zentimeter, wie hoch
    er war, weil er es uns damals zugerufen hatte, und so hoben wir die Füße { $present ->
        [one] an der richtigen Stelle, im Dunkeln, den Mantel vorn gerafft, und hielten einen Finger an den Löffel,
       *[other] an der richtigen Stelle, einer nach dem anderen, im Dunkeln, die Mäntel vorn gerafft. Der Letzte hielt
            einen Finger an den Löffel,
    } damit er sich nicht drehte.
