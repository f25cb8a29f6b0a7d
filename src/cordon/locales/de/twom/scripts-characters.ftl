# What happens only while a certain person is in the group.
# { $them } is the name of a person of the group.

## C01 Vuk

script-1300 = Vuk horcht an einer Wand
script-1300-wall =
    Am Morgen ging Vuk mit einem Löffel die Rückwand entlang. Er klopfte, legte das Ohr an und klopfte eine Handbreit
    weiter, und wenn jemand etwas sagte, hob er den Löffel. Im Steinbruch machten sie das vor jeder Sprengung und
    danach, sagte er; der Stein sagt einem, wann er gehen will, nur sagt er es bloß einmal. Am Kamin blieb er lange. Wir
    versuchten es auch, für uns klang alles nach Wand. Er wollte zwei gute Stützen, und er wollte sie, bevor der Frost
    herausging.
script-1300-ask-prop = „Wenn er es hört, dann ist es da. Gebt ihm das Holz.“
script-1300-ask-wait = „Die steht seit achtzig Jahren, Vuk. Frieren tun wir jetzt.“
script-1300-wedge =
    An die Keile ließ er niemanden heran. Er trieb sie ein wenig von der einen Seite ein und ein wenig von der anderen,
    und dazwischen horchte er, die Wange am Putz, die Augen zu, wie ein Mann beim Rasieren. Gegen Ende sagte er ganz
    leise: „Da.“ Keiner von uns hatte etwas gehört. Er setzte sich mit dem Rücken dagegen und rauchte, obwohl noch Licht
    zum Arbeiten war. Seit wir ihn kannten, setzte er sich zum ersten Mal früher hin als wir anderen.
script-1300-chalk =
    Er stritt nicht. Er zog mit blauer Kreide eine Linie auf den Putz, vom Kamin bis zum Boden, und schrieb oben das
    Datum hin. Dann trug er seine Decke auf die andere Seite des Zimmers, und unterwegs hob er unsere auf und trug sie
    mit, eine nach der anderen.

script-1301 = Was die Wand sagte
script-1301-dust =
    Es passierte beim Abendessen. In der Wand gab es ein Geräusch, als zöge jemand die Luft durch die Zähne, ein wenig
    Staub rieselte, und die Stützen nahmen es auf; man sah, wie sie es aufnahmen, sie wurden an der Kante dunkel.
    Niemand hatte sich bewegt, außer um die Hand über einen Teller zu halten. Hinter dem Putz, der abfiel, war ein alter
    Rauchabzug mit einer Ofentür und darin allerlei Eisen, das ein Maurer lieber hineingeworfen als weggetragen hatte.
    An einer der Stützen sieht man heute noch die Delle vom Löffel.
script-1301-hole =
    Sie kam beim Abendessen herein, die blaue Linie entlang, vom Kamin bis zum Boden. Es war nicht einmal laut. Das
    meiste legte sich in den Hof, aber das Stück beim Regal kam zu uns, und ein Brocken, so groß wie ein Brot, traf
    { $them } an der Schulter. Wo die Wand gewesen war, stand der Abend. Mitten darin war ein Baum, den wir von innen
    nie gesehen hatten, mit einem Eimer an einem Ast. Wir hängten Decken auf. Hätten wir gelegen, wo wir früher lagen,
    gäbe es weniger zu schreiben.

script-1302 = Vuk und der Name
script-1302-slab =
    Vuk hatte eine Platte aus dem Hof hereingeholt, die Stufe irgendeiner Haustür, von Füßen ausgehöhlt. Er drehte sie
    um. Die Unterseite war so sauber wie an dem Tag, an dem man sie geschnitten hatte. Mit einem Nagel und dem Rücken
    des Beils fing er an, Buchstaben anzureißen, und fragte uns, wie sich der Name schreibt. Da waren wir uns nicht
    einig. Einer von uns hatte ihn immer mit C geschrieben. Er wartete auf den Knien, den Nagel in der Luft. Neunzehn
    Jahre Steinbruch, sagte er, und jeder Stein, den er gebrochen habe, sei Straße geworden.
script-1302-straight =
    Also machten wir es reihum, jeder einen Abend, und er sagte, wohin man schlägt. Man darf nicht auf die Spitze sehen,
    man muss dahin sehen, wo sie hingeht. Jemand verdarb einen Buchstaben. Er betrachtete ihn eine Weile, machte ein
    Ornament daraus und setzte dann, damit es passte, eines ans andere Ende. Die Platte lehnten wir an die beiden
    Stützen. Da könne sie bleiben, sagte er, bis es einen Frühling gebe, um sie zu setzen.
script-1302-night =
    Er machte es allein. Wir boten unsere Hilfe an, und er sagte, wir sollten uns ausruhen. Die halbe Nacht ging es so,
    ein Schlag und dann eine Pause, in der er den Staub wegblies, und man lag da und horchte auf den nächsten. Über die
    Wand hatte er die ganze Zeit nicht geklagt, und er klagte auch jetzt nicht. Am Morgen war es fertig. Unter dem Namen
    hatte er Platz gelassen, viel Platz.

## C02 Mira

script-1305 = Miras Knoten
script-1305-cord =
    Ein Ehepaar hatte herausgefunden, wo Mira wohnte. Sie hatte die beiden einmal über den Höhenweg geführt, vor Jahren,
    in Sandalen; an die Sandalen erinnerten sich alle drei. Jetzt wollten sie wieder geführt werden, nur bis zum
    Wasserwerk, von da an hatte der Mann einen Vetter. Die Frau hielt eine Brosche in einer Streichholzschachtel. Mira
    holte ihre Schnur hervor, die mit den Knoten, in der sie ihre Wege aufhob: so und so viele Schritte, eine
    Abzweigung, eine Stelle, wo man sich hinlegt. Sie ließ sie durch die Finger laufen, bis ans Ende und zurück, und
    sagte weder ja noch nein. Es würde sie die ganze Nacht kosten und die Kraft für den nächsten Tag.
script-1305-ask-guide = „Du kennst den Weg. Sie gehen auch ohne dich, und wieder in Sandalen.“
script-1305-ask-stay = „Wir brauchen dich morgen auf den Beinen. Sag ihnen die Knoten, und lass sie gehen.“
script-1305-pass =
    Sie kam, als es hell wurde, setzte sich auf die Treppe und bekam die Stiefel nicht aus; einer von uns musste ziehen.
    Schnell seien sie gewesen, sagte sie. Die Frau habe sich als die Bessere von beiden herausgestellt. Am Wasserwerk
    wollten sie noch reden und sich bedanken, da habe sie grob werden müssen. Die Streichholzschachtel stand neben ihr
    auf der Stufe. An der Schnur, fast am Ende, war ein neuer Knoten, noch feucht.
script-1305-boots =
    Sie zeichnete ihnen den Weg auf die Rückseite einer Rechnung und ließ sie ihn dreimal hersagen. Der Mann
    verwechselte die zweite Abzweigung mit der vierten. Sie waren sehr dankbar. Als sie fort waren, zog Mira die Stiefel
    an, schnürte sie zu und saß so bis spät. Dann zog sie sie aus, einen nach dem anderen, und stellte sie
    nebeneinander, wo sie sie sehen konnte.

script-1306 = Vom Wasserwerk
script-1306-card =
    Ein Junge brachte eine Postkarte, die von Hand zu Hand gegangen war. Vorn war die Talsperre, in Farbe, mit einem
    Raddampfer. An die Reling hatte jemand mit Kugelschreiber zwei Figuren gezeichnet und an ihre Füße, so gut es in der
    Größe ging, Sandalen. Geschrieben war kein Wort, und das war vernünftig. Durch sieben Leute sei sie gekommen, sagte
    der Junge. Jedem habe man nur die nächste Tür gesagt. Er wollte wissen, was es bedeutet.
script-1306-bill =
    Ein Junge kam mit der Rückseite einer Rechnung. Er hatte sie von einem Soldaten, und der hatte sie aus einem Mantel.
    Sie war klein gefaltet und am Körper getragen worden, der Bleistift hatte sich auf sich selbst abgedrückt, und so
    stand der Weg zum Wasserwerk zweimal darauf, einmal wie Mira ihn gezeichnet hatte und einmal verkehrt herum. Der
    Junge hatte sie für eine Schatzkarte gehalten und nachgesehen. „Bei der zweiten Abzweigung ist nichts“, sagte er
    enttäuscht. „Bloß Sachen von irgendwelchen Leuten.“

script-1307 = Der Weg hinaus
script-1307-cord =
    Mira hatte angefangen, uns die Schnur beizubringen. Nach dem Abendessen lag sie auf dem Tisch, und Mira löschte die
    Lampe, denn wo man die Schnur braucht, ist keine. Ihre Finger gingen darüber, und sie sagte, was sie fühlten:
    vierzig, Mauer links, Gully, warten. Es war eine ganze Stadt aus Schnur. Vom Fortgehen sprach sie nicht, und wir
    hatten sie nie gefragt, warum sie nicht ging, an dem Abend nicht und auch sonst nicht; Straßen, die an den Rand
    führten, gab es genug darin.
script-1307-learnt =
    { $them } konnte sie nach drei Abenden, bis auf das Stück hinter dem Schlachthof. Da knüpfte Mira ein neues Ende an,
    von unserer Tür zum Wasserwerk, und der Knoten dort war anders als die übrigen, ein dickes Ding wie eine Beere. Wenn
    sie eines Morgens nicht kommen sollte, sagte sie, müsse man nur bei der Schlaufe anfangen und sie durch die Hand
    laufen lassen. Sie sagte es so, wie man einem Gast zeigt, wo die Sicherungen sind.
script-1307-guilt =
    Beim vierten Knoten nach der Schlaufe hielt sie an. „Hier ist die zweite Abzweigung“, sagte sie, „und sie sind
    weitergegangen.“ Von der Rechnung hatte sie bis dahin nicht gesprochen und von den beiden auch nicht. Dreimal hatte
    sie es ihnen vorgesagt, und fünfmal hätte es sein müssen; bei Leuten, die nicken, macht man es immer fünfmal. Eine
    Weile war es still. Dann fragte sie, ob wir etwas dagegen hätten, wenn sie hinausginge. Nicht, um etwas zu holen. An
    der Abzweigung war etwas, das sie in Ordnung bringen wollte.
script-1307-ask-let = „Geh. Wir lassen den Riegel offen.“
script-1307-ask-hold = „Denen hilft nichts mehr, Mira. Uns schon.“
script-1307-sandals =
    Sie war vor dem Wachwechsel zurück, Erde bis an die Ellbogen. Es sei ein anständiger Platz, sagte sie, an einer
    Hecke, man finde ihn wieder. In der Schnur war ein neuer Knoten, und jeder von uns musste ihn einen Augenblick
    halten. Mitgebracht hatte sie nichts als die Streichholzschachtel, leer, es war schon jemand vor ihr da gewesen.
    Seitdem tat sie ihre Nadel hinein.
script-1307-knot =
    Das sah sie ein. Sie rollte die Schnur auf und legte sie an ihren Platz über der Tür, wo jeder von uns hinreichte.
    Am nächsten Tag beim Frühstück hing sie da, und der eine Knoten war aufgemacht.

## C03 Jovan

script-1310 = Jovans Spind
script-1310-floor =
    Jovan stand um vier Uhr auf. Er wurde nicht wach, er war einfach auf den Füßen neben der Decke, und dann legte er
    sich wieder hin. An diesem Morgen gab unter ihm eine Diele nach, und wir sahen, dass er mit seinen Militärsachen
    nicht so leichtsinnig umgegangen war, wie er erzählt hatte; sie lagen da, auf Vorschriftsmaß gefaltet, Rock und
    Koppel und das Soldbuch mit dem Foto. Er setzte sich an den Rand des Lochs. Wenn die das finden, sagte er, geht es
    auf eine von zwei Arten aus, für uns alle, und wer „die“ sein würden, wisse er selber nicht mehr.
script-1310-ask-burn = „In den Ofen damit, heute noch. Samt den Knöpfen.“
script-1310-ask-keep = „Das ist Wolle. Das sind Papiere. Leg es zurück und stell das Bett drauf.“
script-1310-buttons =
    Solches Tuch brennt nicht, es schmollt. Es dauerte bis Mittag und stank, und die Klappe musste zu bleiben, damit man
    es auf der Straße nicht roch. Dafür war es einmal warm. Er legte selber nach. In der Asche blieben die Knöpfe,
    sieben Stück, schwarz, und die Nummer vom Kragen kam tadellos lesbar aus dem Feuer. Er ging mit einer Gabel durch
    die Asche und zählte sie noch einmal.
script-1310-board =
    Er nagelte die Diele mit zwei Nägeln fest, zog den einen wieder heraus, damit sie nicht neu aussah, und rieb dem
    anderen Schuhwichse auf den Kopf. So etwas konnte er. Eine Stunde lang war er davon guter Laune. Dann legte er sich
    auf sein Bett, genau auf die Stelle, die Arme an den Seiten, und jemand sagte, er sehe aus wie aufgebahrt. Da rückte
    er ein Stück.

script-1311 = Ein Mann wegen einer Nummer
script-1311-knock =
    Ein Beamter kam wegen einer Nummer. Er hatte eine sehr lange Liste, getippt, mit Durchschlag, arbeitete sich damit
    die Straße entlang und sah halb verhungert aus. Zweite Kompanie, sagte er und las Jovans Namen falsch vor, mit der
    Betonung hinten. Ob der hier bekannt sei? Er drängte sich nicht herein. Er legte die Liste an unseren Türrahmen und
    wartete, dass jemand etwas sagte, und seine Augen gingen an uns vorbei die Dielen entlang, aus Gewohnheit, wie die
    eines Klempners zu den Hähnen.
script-1311-late =
    Ein Beamter kam wegen einer Nummer: Zweite Kompanie, sagte er und las Jovans Namen vor, falsch betont. Wir sagten
    ihm, hier sei niemand mehr, der darauf höre. Er schrieb es auf und wollte das Datum wissen. Als wir es ihm gesagt
    hatten, bedankte er sich, suchte die Stelle und zog seinen Strich an der Kante eines Ausweises, damit er gerade
    wurde. Es war das Foto von irgendwem darauf.
script-1311-fork =
    „Nein“, sagte Jovan, der ihm aufgemacht hatte. Er trug eine Schürze und hatte eine Gabel in der Hand, mit Asche
    daran. Der Beamte sah die Gabel an und den Ascheneimer. Er zog einen Strich durch den Namen und einen zweiten auf
    dem Durchschlag. Er wirkte erleichtert; viele waren es nicht, die er so freundlich streichen durfte. Als er fort
    war, blieb Jovan an der Tür stehen. „Er hat ihn falsch gesagt“, sagte er zu uns. „Dann war es doch nicht gelogen,
    oder?“
script-1311-ask-show = „Zeig ihm das Soldbuch. Du hast deine Zeit gemacht, da ist der Stempel.“
script-1311-ask-bribe = „Das ist bestimmt ein Schreibfehler. Hier, für Ihre Mühe.“
script-1311-ration =
    Er las das Soldbuch von vorn bis hinten. Dann richtete er sich auf, so weit es ging, und salutierte. Entlassen sei
    entlassen. Es stehe sogar noch etwas aus, von Rechts wegen; er suchte in seiner Tasche und fand nur Patronen, die
    zählte er auf das Fensterbrett und ließ sie quittieren. Jovan erwiderte den Gruß in Socken. Er habe das nicht
    gewollt. Sein Arm habe gewollt, sagte er, und er habe dastehen und zusehen müssen, wie er hochging.
script-1311-pencil =
    Er las es von vorn bis hinten und gab es zurück. Alles in Ordnung. Nur würden eben die, bei denen alles in Ordnung
    sei, als Erste geholt. Anweisung, heute jemanden mitzunehmen, habe er nicht. Er machte einen Haken neben den Namen,
    mit Bleistift, und einen auf den Durchschlag, und riet Jovan als Privatmann, eine Zeit lang anderswo zu schlafen.
    Ein Anderswo gibt es nicht. Jovan schlief zu Hause.
script-1311-blanket =
    Der Mann sah an, was er in der Hand hatte, und dann noch einmal seine Liste. An der Stelle war tatsächlich ein
    Fehler, jetzt sah er es; ein E zu viel. Das komme vor, bei so vielen Durchschlägen. Er leckte den Finger an und
    rieb, bis nur ein grauer Wischer übrig war. In der Nacht fragte Jovan, was es gekostet habe, rechnete sich aus, wie
    viele Abendessen das waren, und sagte die Zahl laut.

script-1312 = Vier Uhr früh
script-1312-up =
    Um vier knarrten die Dielen, und wer von uns zu Hause war, lag da und wartete auf das zweite Knarren, wenn er sich
    hinlegt. Wir waren so daran gewöhnt, dass wir danach schliefen. Das zweite Knarren kam nicht. Am Fluss lief ein
    Motor, ein schwerer, mit einer Plane, die schlug, und von denen waren nicht mehr so viele übrig, dass man nicht
    hätte erraten können, wozu er da war.
script-1312-listed =
    „Das ist wegen der Liste“, sagte Jovan. Er hatte die Stiefel an. Es war drei Straßen weit weg und kam über die
    Bäckerei, hielt an und fuhr weiter. Im Verschlag über dem Kohlenkeller ist Platz für einen, wenn man hinter ihm
    zunagelt. Er bat nicht darum. Er sah nur hinauf, wo es ist, und dann auf das Holz neben dem Ofen, und das war wenig
    genug.
script-1312-ask-hide = „Rauf mit dir. Gebt mir die Nägel.“
script-1312-ask-stand = „Da schauen sie zuerst. Bleib liegen und sei irgendjemandes Bruder.“
script-1312-lorry =
    Die Zeit reichte, und es blieb noch die Länge eines Nagels übrig. Sie kamen zu viert herein, dazu ein Offizier, der
    sich die Füße abtrat; sie leuchteten in den Kohlenkeller und steckten ein Gewehr durch die Luke, und das Gewehr
    klopfte auf Brett. Als der Lastwagen fort war, ließen wir noch eine Stunde vergehen, um sicher zu sein. Er lag auf
    der Seite, die Knie angezogen, und schlief. Zum allerersten Mal hatte er bis sechs durchgeschlafen.
script-1312-next_house =
    Er fuhr vorbei. Nebenan hielt er, wo, soweit wir wussten, nur die Witwe wohnte, und jemand in Pantoffeln wurde
    herausgeführt; wir hörten sie auf dem Pflaster. Er war also den ganzen Winter dort gewesen, auf der anderen Seite
    unserer Wand. Jovan hatte die Faust im Mund. Als es still war, stand er auf, ging zu unserer eigenen Tür und stand
    eine Weile davor, die Hand flach auf dem Holz.
script-1312-jumped =
    Sie hatten ihn auf dem Lastwagen, bevor er mit dem Arm im zweiten Ärmel war. Zwei Stunden war er weg. Dann kratzte
    es am Kellerfenster, und wir zogen ihn herein; am Bahnübergang hatten sie bremsen müssen, und er war über die
    Bordwand, auf der dunklen Seite, so wie man es ihm einmal beigebracht hatte. Nur hatte damals Sägemehl gelegen.
script-1312-slept =
    Schließlich hob einer von uns den Kopf und sah nach. Er lag auf dem Rücken, den Mund offen. Das Haus hatte geknarrt,
    vom Frost; er hatte vier Uhr verschlafen, samt Motor und allem. Der fuhr über die Brücke davon. Niemand weckte ihn.
    Um sieben fuhr er hoch, fragte, wie spät es sei, und ging am Himmel nachsehen.

## C04 Sanja

script-1315 = Sanjas Brett
script-1315-keys =
    Sanja hatte ein Brett mit dreiundsechzig Haken, das Einzige, was sie aus ihrem Laden getragen hatte, als er brannte.
    Als die Leute anfingen wegzugehen, hatten sie ihr die Schlüssel gebracht, denn irgendwem gibt man sie ja, und eine
    Schlosserin wirkt wie die Richtige. An jedem hing ein Schild: Blumen. Papas Papiere. Für alle Fälle. Sie brauchte
    sie nicht, jede dieser Türen bekam sie mit einem Stück Draht auf. Heute hatte einer von uns die Reihen abgesucht und
    einen Namen vorgelesen und gesagt, die hätten immer Essen gegeben, der habe mit Wein zu tun gehabt. Sie nahm den
    Schlüssel herunter und hielt ihn am Ring, wie man eine Maus hält.
script-1315-ask-open = „Die sind im Ausland. Wenn man sie fragen könnte, würden sie sagen, nur zu.“
script-1315-ask-hang = „Häng ihn wieder hin, Sanja. Den haben sie dir gegeben, nicht uns.“
script-1315-flat =
    Sie ging allein und nahm den Schlüssel, darauf bestand sie. Es gab eine Dose, und es gab Kaffee, echten, im Eisfach,
    das so warm war wie das Zimmer. Sie goss die Blumen. Die seien seit Monaten tot, erzählte sie, es sei glatt
    durchgelaufen. Auf das Schild schrieb sie das Datum, was sie genommen hatte und was es nach der letzten Zeitung wert
    war, alles in sehr kleinen Buchstaben, wegen der Schnur.
script-1315-oiled =
    Sie hängte ihn an seinen Haken und drehte ihn, bis er hing wie die anderen. Und weil sie den Lappen schon in der
    Hand hatte, machte sie gleich das ganze Brett, alle dreiundsechzig; sie rieb sie mit einem Tropfen Öl ab, Reihe um
    Reihe. Manche kannte sie am Bart. „Die zwei wären glücklich miteinander“, sagte sie einmal, „nur erfahren sie es
    nie, sie wohnen in verschiedenen Straßen.“

script-1316 = Haken neunzehn
script-1316-came =
    Der Mann mit dem Wein stand im Hof. Sie waren gar nicht im Ausland; bis zum Güterbahnhof waren sie gekommen und
    wohnten seither dort, die ganze Familie, in einem Waggon, auf dem ZEMENT stand. Sein Bart reichte bis zum zweiten
    Knopf. Er wolle niemandem Umstände machen, aber ob er vielleicht seinen Schlüssel haben könne? Seiner Frau sei der
    Kaffee im Eisfach eingefallen. Sie rede seit Dienstag davon.
script-1316-orphan =
    Ein bärtiger Mann fragte nach einem Schlüssel. Haken neunzehn, sagte er, er habe selber gesehen, wie er aufgehängt
    wurde. Wir erzählten ihm von Sanja. Er nahm den Hut ab. Seitdem hatte keiner von uns das Brett angerührt, und das
    Suchen dauerte, denn neunzehn war da, wo man zwanzig erwartete; sie hatte ein System gehabt. Er hielt den Schlüssel
    und konnte sich nicht entschließen zu gehen. „Geld hätte sie nie genommen“, sagte er. „Ich habe sie gefragt, was man
    für so etwas schuldig ist, und sie hat gesagt: ein schönes Schloss.“
script-1316-owed =
    Sanja brachte ihn, mitsamt dem Schild, und stand vor ihm, während er die kleinen Buchstaben las. Es dauerte. Beim
    Preis bewegten sich seine Lippen. Hinter uns auf dem Tisch stand die Kaffeedose, es war seine eigene, der gemalte
    Dampfer auf dem Deckel abgerieben von Daumen in vielen Jahren; er hatte sie inzwischen gesehen.
script-1316-ask-pay = „Hier. Es ist mehr, als da steht, und es ist nicht genug.“
script-1316-ask-tell = „Wir hatten Hunger. Es steht alles da. Wir haben nichts für Sie.“
script-1316-quits =
    Er wollte es nicht nehmen, und er nahm es. „Sie haben die Blumen gegossen“, sagte er, denn das stand auch auf dem
    Schild. Sanja sah nicht auf. Am Tor kehrte er um und hängte den Schlüssel selber an seinen Haken, an die Neunzehn.
    Sie blieben vorerst im Waggon, der lasse sich heizen, habe sich herausgestellt. Am Abend ölte sie den Schlüssel.
script-1316-plants =
    „Nein“, sagte er, „nein, natürlich.“ Er faltete das Schild zusammen und steckte es ein; er werde es seiner Frau
    zeigen, damit sie nicht denke, sie habe es sich nur eingebildet. Dann ging er mit dem Schlüssel fort. Sanja nahm
    einen Bleistift und zog einen Kreis um den leeren Haken. In den nächsten Tagen nahm sie das Brett zweimal ab und
    räumte es weg, und jedes Mal hängte sie es wieder auf.
script-1316-bottle =
    Sanja hatte den Schlüssel vom Haken, bevor er zu Ende gefragt hatte. Er wog ihn in der Hand und sah, dass er geölt
    war, und man merkte, dass er bis dahin nicht sicher gewesen war. Nach einer Stunde kam er wieder. Er hatte die Arme
    voll Kaffee für den Waggon und ließ uns etwas Eigenes da, das hinter der Badewanne gestanden hatte, vierzig Jahre
    alt. „Sie hätten einfach hineingehen können“, sagte er. „Ich habe da drin die ganze Zeit daran gedacht, dass ich es
    getan hätte.“

script-1317 = Dreiundsechzig
script-1317-count =
    Jeden Abend ging Sanja das Brett entlang, und wenn sie zu einem Namen kam, der im Radio verlesen worden war oder den
    man ihr an der Pumpe gesagt hatte, drehte sie den Schlüssel mit dem Gesicht zur Wand. Inzwischen hingen
    zweiundzwanzig so. Es geschah ohne jede Feierlichkeit. Sie machte es mit einem Finger, im Vorbeigehen, und es
    klickte.
script-1317-bunch =
    An diesem Abend nahm sie die zweiundzwanzig ab und zog sie auf einen Draht. Es wurde ein Bund, so groß wie ein
    Kohlkopf. Einen hätten wir benutzt, sagte sie, und da sei der Besitzer gekommen. Wegen dieser hier komme keiner
    mehr. Sie legte ihn zwischen uns auf den Tisch, und es war ganz klar, dass sie uns entscheiden lassen wollte und
    dass sie es uns, was wir auch entschieden, ein wenig übelnehmen würde.
script-1317-ask-all = „Eine Nacht, alle. Den Toten nützt es nichts.“
script-1317-ask-river = „Wirf ihn in den Gully. Wir wollen nicht wissen, was dahinter ist.“
script-1317-went =
    Sie brauchte bis vier Uhr früh, denn sie nahm nichts als die Schlüssel. Beim Gehen schloss sie jedes Mal ab. In
    einer Wohnung war der Tisch zum Frühstück gedeckt, in einer anderen lag eine Schildkröte in einem Karton mit Laub im
    Winterschlaf, und sie tat den Deckel wieder drauf. Das Übrige bekamen wir. Danach hängte sie den ganzen Bund an
    einen Haken. Das Brett hing davon schief.
script-1317-drain =
    Sie ließ ihn an einer Schnur hinunter, bis er aufkam, und dann ließ sie die Schnur los. Eine Zeit lang blieb sie am
    Gitter knien. Was sie da unten hörte, wussten wir nicht; der Gully war tief, er ging unter dem Platz hindurch zum
    Fluss. Als sie wieder drinnen war, rückte sie die restlichen zusammen, bis die Lücke zu war.
script-1317-beds =
    Dann kam ihr der Einfall. Die Wohnungen standen leer, und im Keller der Badeanstalt lagen Leute auf dem nackten
    Stein. Sie trug die zweiundzwanzig Schlüssel in der Schürze hin. Jeder musste unterschreiben: bis auf Weiteres,
    pfleglich, Blumen gießen. Eine Familie mit Großmutter zog bei „Papas Papiere“ ein. Sie brachten uns Holz. Sanja
    rechnete es als Miete und schrieb die Hälfte davon, mit Bleistift, den Erben gut.

## C05 Emin

script-1320 = Die Sieben
script-1320-tram =
    Vom Dachboden aus sah man Emins Straßenbahn. Sie stand am Ufer, wo der Strom ausgefallen war, eine Sieben, mit
    offenen Türen. Jeden Tag ging er hinauf und sah sie eine Minute an, und heute kam er herunter und sagte, auf der
    Seite sei niemand an den Geschützen, es sei Nebel. In einer Stunde wäre er hin und zurück. In den Sitzen waren gute
    Latten und unter dem Boden Kupfer. Es gab auch die Kiste mit den Fundsachen, hinter dem Fahrersitz, die hätte er am
    Abend jenes Tages im Depot abgeben müssen. Er konnte das eine tragen oder das andere.
script-1320-ask-seats = „Latten und Kupfer. Es ist deine Bahn, du weißt, wo sie auseinandergeht.“
script-1320-ask-box = „Bring die Kiste, wenn sie dir keine Ruhe lässt.“
script-1320-horsehair =
    Er hatte es sehr ordentlich gemacht, mit dem Vierkant, die Schrauben hatte er in der Tasche. An den Latten waren
    noch die Messingnummern. Er stapelte sie beim Ofen und setzte sich daneben auf den Boden; immer sei er hinter den
    Schülern her gewesen, sagte er, weil sie da hineinschnitzten, und ein Herz sei dabei, das habe er vier Jahre lang
    nicht gesehen. Diese Latte legte er ganz nach unten. Den Vierkant, fiel uns auf, behielt er bei sich.
script-1320-umbrella =
    Es war eine gewöhnliche Obstkiste. Er stellte sie auf den Tisch, wusch sich die Hände und machte eine Liste, wie es
    Vorschrift war: zwei Regenschirme, davon ein Damenschirm; ein Buch mit einem Fahrschein auf Seite neunzig; ein
    einzelner Schlittschuh; eine Papiertüte mit Stecknadeln. Der Nebel hatte sich gehoben, als er noch am Ufer war, und
    das letzte Stück war er für alle sichtbar gegangen, in seinem üblichen Schritt, denn einen Mann, der mit einer Kiste
    rennt, hätten sie als Dieb erschossen.

script-1321 = Seite neunzig
script-1321-owner =
    Emin hatte an der Pumpe einen Zettel ausgehängt, in Druckbuchstaben: GEFUNDEN IN LINIE 7. Wir lachten darüber. Aber
    heute stand ein Mädchen vor der Tür, schon erwachsen, den Arm in der Schlinge. Sie kam nicht wegen des Schirms oder
    des Schlittschuhs. Es sei ein grünes Buch, sagte sie, sie habe es am letzten Tag auf dem Sitz gelassen, als am Ufer
    alle aussteigen mussten; sie sei an der Stelle gewesen, wo er zurückkommt und das Haus ist an Fremde vermietet. Die
    ganze Zeit habe sie sich Schlüsse dafür ausgedacht, und keiner passe.
script-1321-nobody =
    Ein Mädchen mit dem Arm in der Schlinge hatte den Zettel an der Pumpe gelesen: GEFUNDEN IN LINIE 7. Sie fragte nach
    dem Schaffner, und wir sagten, dem Fahrer, und dass er nicht mehr hier sei. Sie sah lange in die Kiste, ohne etwas
    zu nehmen. Die Schirme waren da und der Schlittschuh. Am Ende fragte sie, ob sie den Zettel haben dürfe, wenn er
    einmal abgenommen werde. Seit Wochen habe sie nichts in Druckschrift gesehen, was freundlich gemeint war, nur das.
script-1321-ask-give = „Seite neunzig. Den Fahrschein hat er nie verrückt.“
script-1321-ask-gone = „Tut mir leid. Wir haben eine Menge verheizen müssen.“
script-1321-fare =
    Sie schlug es im Stehen auf, beim Fahrschein, und las bis zum Ende der Seite, ehe ihr einfiel, dass Leute da waren.
    „Es ist sein Bruder“, sagte sie. „Da wohnt sein eigener Bruder.“ Emin bat, nichts zu verraten. Aus der Schlinge zog
    sie ein Stück Fleisch in einem Tuch, das sie gegen Kerzen hatte tauschen wollen, und sie ließ nicht mit sich reden.
    Er riss den Fahrschein an der Ecke ein, wie man es bei einem benutzten macht.
script-1321-burnt =
    Sie sagte, das mache nichts und sie werde weiter daran herumdenken. Das Buch lag unter der Zeitung auf dem Stuhl
    neben ihr, die ganze Zeit. Niemand hatte Emin gesagt, dass er das sagen solle, und niemand, dass er es nicht solle.
    Er hebe es für einen kalten Abend auf, erklärte er uns später und lief durchs ganze Haus und suchte einen Platz
    dafür.

script-1322 = Die Glocke am Ufer
script-1322-view =
    Sie hatten auf die Straßenbahn geschossen. Sie ziehe Feuer an, sagte Emin, weil sie dort als Einzige Fenster habe.
    Heute früh waren auf unserer Seite noch drei übrig. Er stand an der Dachluke mit einer kalten Pfeife, die nicht
    seine war, und sagte uns, wer hinter welchem immer saß, nach Haltestellen: der Notar, die Zwillinge mit dem Cello,
    ein alter Mann, der bis zur Endstation und zurück fuhr, wegen der Heizung.
script-1322-ride =
    Durch den Zettel hatte sich herumgesprochen, wer er war. Heute an der Pumpe wurde ein Schirm abgeholt, der
    Damenschirm. Und dann kamen Leute zu ihm, die nichts verloren hatten. Sie sagten ihm nur, wo sie immer eingestiegen
    waren. Markt. Badeanstalt. Lindeneck. Er wusste alle Zeiten. Am Ende standen neun oder zehn um ihn herum, in der
    Reihenfolge der Haltestellen, und jemand sagte: „Bitte durchgehen“, und sie gingen durch. Er erzählte es uns zweimal
    und stieg hinauf, um noch einmal hinzusehen.
script-1322-few =
    Dann fragte er, ob wir etwas dagegen hätten, wenn er noch einmal hinüberginge. Es war wegen der Glocke. Sie hing an
    einer Schraube, und er wollte nicht, dass die da drüben sie kriegten. Es war ein Fußpedal, ein Ding, das niemand
    brauchen konnte. Seit der Sache mit der Kiste oder mit den Sitzen ging es ihm nicht gut; er hatte den Vierkant in
    der Hand und drehte und drehte ihn.
script-1322-ask-let = „Dann aber schnell. Von uns allen bist du der Einzige, der das kann.“
script-1322-ask-hold = „Wegen einer Glocke? Setz dich hin, Emin.“
script-1322-bell =
    Wir hörten ihn, bevor wir ihn sahen. Vom Ufer kamen zwei Schläge, hell, wie wenn ein Karren auf den Schienen steht,
    und den ganzen Kai entlang gingen Fensterläden auf. Es war der reine Übermut; er behauptete, der Fuß sei ihm
    abgerutscht. Er hatte das Ding unterm Mantel und etwas Kabel dazu, und die Augen liefen ihm vor Kälte. Wir
    schraubten es an unsere Treppe, an die dritte Stufe von unten. Wer es vergaß, trat darauf.
script-1322-glass =
    Er hatte sie abgeschraubt, und er war vom Trittbrett herunter, da ging eine der drei Scheiben zu Bruch. Er kam im
    Schritt nach Hause, die Hand am Hals. Es war vor allem Glas, wir holten es am Tisch mit einer Nadel heraus, und bei
    jedem Splitter sagte er uns, welches Fenster es war. Die Glocke kam in die Kiste. Sie stand auf der Liste, unter dem
    Schlittschuh, in seiner Schrift, die ein wenig zitterte.
script-1322-curtain =
    Er setzte sich. Er legte den Vierkant vor sich auf den Tisch, und nach einer Weile deckte er ihn mit der Hand zu,
    weil wir hinsahen. Gegen Mittag schossen sie die letzte Scheibe heraus. Er war nicht an der Luke gewesen. Er habe es
    gehört, sagte er, er kenne das Glas. Am Abend hing ein Stück Sackleinen vor der Dachluke.

## C06 Ljuba

script-1325 = Ljubas Nachtbuch
script-1325-book =
    Ljuba führte ein Nachtbuch. Sie hatte es aus dem Hotel, halb voll, und wenn sie wachte, machte sie da weiter, wo sie
    dort aufgehört hatte. 23.40 Hund. 0.15 zwei Personen, rennend, eine in Absätzen. 1.00 alles ruhig. Heute Abend sah
    ihr jemand über die Schulter und las weiter, und es stand alles darin: wann wir hinausgehen, wer, womit und um
    welche Zeit wir mit wie vielen Taschen heimkommen. Sie fand nichts dabei. Ein Haus, in dem niemand weiß, wer
    hereingekommen ist, sagte sie, ist kein Haus.
script-1325-ask-write = „Dann schreib alles auf. Jemand sollte wissen, wie es war.“
script-1325-ask-stop = „Wenn das die Falschen lesen, sind wir erledigt. In den Ofen damit.“
script-1325-column =
    Noch am selben Abend zog sie eine neue Spalte, für Bemerkungen. Bis dahin hatte sie gemeint, ihr stünden keine zu.
    Die erste trug sie um 2.20 Uhr ein, und wir stießen am nächsten Tag darauf. Unter dem Namen dessen, der der Tür am
    nächsten lag, stand: „spricht im Schlaf. Etwas von einer Leiter. Zugedeckt.“ Darunter war noch eine, gründlich
    durchgestrichen, mit dem Lineal.
script-1325-blank =
    Zuerst riss sie es in der Mitte durch, sonst wäre es nicht durch die Ofentür gegangen; der Einband war gutes Leinen
    und brannte den halben Abend. Um zehn setzte sie sich auf ihren Posten. Um Viertel nach zwölf hörten wir sie
    halblaut sagen: „Zwei Personen, tragen etwas.“ Dann war es still, und dann kratzte ein Fingernagel über die
    Tischplatte, von links nach rechts.

script-1326 = Jemand fragt nach dem Buch
script-1326-lady =
    Eine Frau fragte nach der Nachtportierin. Sie trug einen einzelnen Schuh mit hohem Absatz und eine Galosche. Es ging
    um ihren Mann und um eine bestimmte Nacht; sie seien gerannt, in dieser Straße, und an der Ecke habe sie seine Hand
    noch gehabt. Wissen müsse sie, ob er die Mauer entlang weiter sei oder in den Durchgang hinein. Davon hänge ab,
    welches Krankenhaus. Man habe ihr gesagt, hier sei jemand, der wacht und der schreibt.
script-1326-page =
    Eine Frau in einem Absatzschuh und einer Galosche fragte nach der Nachtportierin. Sie musste etwas über eine
    bestimmte Nacht wissen und wohin ein Mann gerannt war. Wir sagten ihr, dass Ljuba nicht mehr bei uns war. Dann
    fragte sie nach einem Buch, jemand habe ihr gesagt, es gebe ein Buch. Wir konnten nur sagen, dass es eins gegeben
    hatte. Sie bedankte sich, stand noch einen Augenblick, sah auf Ljubas Stuhl am Fenster und sah, dass man von dort
    den ganzen Durchgang überblickte.
script-1326-ask-read = „Setzen Sie sich. Welches Datum war es? Ljuba, die zweite Spalte.“
script-1326-ask-deny = „Hier schreibt niemand etwas auf. Da hat man Sie falsch unterrichtet.“
script-1326-heels =
    Es war um 0.15 Uhr. Ljuba las es vor, wie es dastand, zwei Personen, rennend, eine in Absätzen. Dann setzte sie die
    andere Brille auf, für die Bemerkungen. „Herr zurück um 0.40“, hieß es da, „allein, sieht auf den Boden. Hebt Schuh
    auf. Geht ab nach W.“ Die Frau ließ es sich noch einmal vorlesen. Westen, das waren die Nonnen. In allen anderen war
    sie gewesen. Sie ließ uns den Kaffee da, mit dem sie Leute hatte bestechen wollen, und sie war schon an der Ecke,
    als Ljuba ihr in Pantoffeln nachlief, um ihr zu sagen, dass er nicht gehinkt habe.
script-1326-door =
    Sie war nicht überrascht. Sie entschuldigte sich und humpelte die Stufen hinunter, eine hohe und eine niedrige.
    Ljuba stand hinter der Tür, das Buch an sich gedrückt, und hatte den Finger schon in der Seite; sie wusste, welche
    es war. Nach Westen, sagte sie. Zu niemand Bestimmtem. Nach Westen ist er gegangen. Am Abend machte sie einen
    Eintrag in der Spalte für den Tag, in die sie sonst nie schrieb.
script-1326-guess =
    „Gesehen habe ich ihn“, sagte Ljuba. „Ich habe es aufgeschrieben.“ Sie machte die Augen zu und versuchte es. Bis zur
    Uhr kam sie und bis zum Hund; sie sah ihre eigene Hand. Aber wohin, das hatte sie dem Papier gegeben, um es nicht
    mit sich herumzutragen, und das Papier war fort. Die Frau sagte, sie solle sich keine Gedanken machen. Es seien ja
    nur vier Krankenhäuser. Als die Tür zu war, setzte sich Ljuba auf die Treppe und bat uns, ganz förmlich, das nicht
    noch einmal mit ihr zu machen.

script-1327 = Bemerkungen
script-1327-cold =
    Es war die schlimmste Stunde, zwischen dem letzten Schießen und dem Licht, und alle im Haus lagen wach und taten,
    als wäre es anders. Ljuba saß an ihrem Fenster. Im Hotel sei es dasselbe gewesen, hatte sie erzählt; gegen fünf höre
    man einen ganzen Gang entlang, wie die Leute aufeinander Rücksicht nehmen.
script-1327-read_out =
    „Ich lese euch etwas vor“, sagte sie ins Dunkle. Sie war zur ersten unserer Nächte zurückgegangen. Es war
    langweilig, Uhrzeiten und Türen. Aber wir waren alle darin. Wann einer lachend heimgekommen war. Wer um drei
    aufstand und wen mit einem Mantel zudeckte, und der mit dem Mantel hatte immer gedacht, es sei jemand anders
    gewesen. Was Brot gewesen war und was Steckrübe. Sie las, bis es grau wurde. Unter gestern stand nur „1.00 alles
    ruhig“ und in der letzten Spalte: „Nette Leute. Langer Aufenthalt.“
script-1327-marks =
    Als es hell wurde, sahen wir den Tisch. Vor ein, zwei Tagen hatte sie ihn umgedreht, die Schublade zur Wand. Die
    ganze Seite war voller Striche, erst mit dem Fingernagel, später mit einem Nagel, Reihe um Reihe, manche mit einem
    Querstrich. Sie erklärte es uns. Das war ein Hund. Das war alles ruhig. Davon gab es eine Menge, viel mehr, als wir
    gedacht hätten. Ein Brett war davon so dünn geworden, dass es sich gelöst hatte, und sie meinte, das könnten wir
    ruhig verheizen; sie könne es auswendig.

## C07 Nadia

script-1330 = Nadia deckt einen Platz
script-1330-plate =
    Nadia deckte immer einen Platz zu viel. Sie hatte einmal für sechshundert gekocht und sagte, ein Teller mehr oder
    weniger sei ein Rundungsfehler. Heute Abend füllte sie ihn. Von Gästen hatte niemand gesprochen, und im Topf war
    nicht so viel, dass wir nicht alle auf die Kelle gesehen hätten. Sie trug ihn zum Fenster auf der Hofseite und
    stellte ihn auf den Sims, mit einem Deckel. Drüben im Kohlenschuppen sei ein alter Mann, sagte sie. Seit Montag. Zum
    Klopfen sei er zu stolz, und seine Zeitung falte er jeden Abend und lege sie sich unter den Kopf.
script-1330-ask-window = „Lass ihn stehen. Wir hatten schon weniger.“
script-1330-ask-pot = „Zurück in den Topf, Nadia. So einer sitzt in jedem Schuppen.“
script-1330-sill =
    Einmal klapperte der Deckel, während wir aßen, und niemand drehte sich um. Als sie den Teller holte, war er leer und
    ausgewischt, und darauf lag eine gefaltete Zeitungsseite, das Kreuzworträtsel, bis auf ein Wort gelöst. Nadia hielt
    es an die Lampe. Sieben Buchstaben, fragte sie uns, Küchenkraut. Wir kamen auch nicht darauf. Sie schrieb „ist alle“
    hinein und stellte es wieder auf den Sims, damit er es sah.
script-1330-stacked =
    Sie goss ihn zurück. Es machte ein kleines Geräusch, und sie schabte mit der Löffelkante den Rand ab, bis kein
    Tropfen mehr daran sein konnte. Danach stapelte sie die Teller, und zwischen den schmutzigen war der saubere. Den
    wusch sie auch ab. Später sah jemand sie am Fenster; sie hatte ein Loch in den Reif gehaucht und sah mit einem Auge
    hindurch.

script-1331 = Der Kohlenschuppen
script-1331-man =
    Der alte Mann aus dem Schuppen kam an die Vordertür, mit Kragen. Seine Nichte habe ihn abgeholt, und er verlasse die
    Gegend; er wünsche seine Rechnung zu begleichen. Er war Professor für irgendetwas gewesen. Aus der Innentasche nahm
    er eine Tüte Würfelzucker, vor dem Krieg einzeln aufgespart aus allen Cafés der Stadt und noch eingewickelt, und ein
    paar Zweige von etwas Grauem, mit Faden gebunden. „Thymian“, sagte er. „Sieben Buchstaben. Er wuchs die ganze Zeit
    hinter dem Schuppen, unter dem Schnee. Ich kam mir so dumm vor.“
script-1331-paper =
    Im Kohlenschuppen lag gefaltet eine Zeitung, und sein Kopf lag darauf. Die Schuhe hatte er vor die Tür gestellt. Er
    konnte seit dem Abend mit dem Teller daliegen oder seit gestern; bei der Kälte ließ es sich nicht sagen. Er sei so
    leicht, sagte der von uns, der ihn umdrehen wollte, als hebe man einen Mantel hoch und suche den Menschen. Das
    Kreuzworträtsel lag obenauf. Es war gelöst, bis auf ein Wort.
    .soft =
        Der Kohlenschuppen war leer, und eine Zeitung lag darin, auf die Größe eines Kissens gefaltet. Eine Nachbarin
        hatte den Karren, der morgens herumfährt, dort halten sehen. Seine Schuhe standen draußen, nebeneinander. Auf
        der Zeitung lag das Kreuzworträtsel obenauf, gelöst bis auf ein Wort.
script-1331-ask-bury = „Beim Gully ist der Boden weich. Wir tun, was noch zu tun ist.“
script-1331-ask-leave = „Morgen kommt der Karren wieder vorbei. Sollen die das machen.“
script-1331-earth =
    In einer Stunde war getan, was zu tun war, unter dem, was vom Flieder übrig war. Die Schuhe kamen mit hinein. Sie
    hatten eine gute Größe, und jemand musste es sagen, und jemand musste nein sagen. Am Ende wurde ein Teller
    hinausgebracht, mit Deckel, und auf die Stelle gestellt; er sah albern aus da und blieb bis zum Morgen. Eine Katze
    war daran gewesen oder gar nichts. Er war am Boden festgefroren.
script-1331-cart =
    Sie kamen gegen sieben, ein Mann und ein Junge mit einem Handkarren, und waren höflich. Sie fragten, ob wir ihn
    gekannt hätten. Wir sagten, vom Sehen. Der Junge riss das Kreuzworträtsel heraus, ging lesend hinter dem Karren her
    und rief von der Straße zu uns herauf: „Sieben Buchstaben, Küchenkraut?“ Niemand antwortete. Er hatte einen
    Bleistiftstummel und leckte ihn schon an.

script-1332 = Der Speiseplan
script-1332-slate =
    Wenn so gut wie nichts da war, schrieb Nadia einen Speiseplan. Er hing am Nagel neben dem Ofen, eine Schiefertafel
    im Holzrahmen, und sie schrieb ihn in ihrer Kantinenschrift, mit einem Schnörkel unter der Überschrift. Montag:
    klare Suppe. Dienstag: dieselbe, etwas klarer. Den von heute hatte sie ausgewischt und neu geschrieben, und sie
    stand eine Weile davor, die Kreide an der Lippe. Was vorher dagestanden hatte, konnte man noch lesen. Da hieß es:
    Leute fragen.
script-1332-sent =
    Das musste sie nicht. Gegen Dunkelwerden klopfte es am Hoffenster, und nacheinander kamen Leute, die wir nur von
    hinten kannten, aus der Schlange an der Pumpe. Das mit dem Teller hatte sich herumgesprochen. Jeder hatte etwas
    unter dem Deckel: zwei Möhren, eine halbe Steckrübe. Keiner blieb. „Das ist nicht für Sie“, sagte die Letzte zu
    Nadia, „das ist für den, den Sie im Schuppen haben.“ Im Schuppen war niemand mehr. Sie machte Suppe für neun daraus,
    zählte uns und ging hinaus, die übrigen suchen.
script-1332-own =
    Sie teilte aus und setzte sich, und über ihrem eigenen Teller lag ein Tuch. Es dauerte eine Weile, bis einer von uns
    das Tuch hob. Es war nichts darunter. Wie lange sie das schon so machte, wollte sie nicht sagen. Eine Köchin habe
    nie Hunger, erklärte sie, die kriege alles durch die Nase, und sie wollte schon aufstehen und nach dem Feuer sehen.
script-1332-ask-make = „Du isst jetzt meins, und ich sehe dir dabei zu.“
script-1332-ask-allow = „Es ist ihre Küche. Lasst sie.“
script-1332-spoon =
    Sie aß es, und das war schlimmer, als wenn sie es nicht getan hätte. Sie nahm den Löffel wie die Frauen in der
    Kantine, weit oben am Stiel, und zwischen zwei Bissen sah sie den an, der nichts bekommen hatte. Als sie fertig war,
    sagte sie danke. Auf der Tafel stand am nächsten Morgen der Schnörkel, ganz allein.
script-1332-apron =
    Also kam das Tuch wieder darüber, und wir anderen aßen. Es schmeckte wie immer. Nadia saß dabei, die Hände im Schoß,
    sah von einem Teller zum anderen und war zufrieden, das muss man sagen. Am selben Abend zog sie die Schürzenbänder
    enger. Sie gingen zweimal herum und trafen sich vorn.

## C08 Petar

script-1335 = Petars dritte Stunde
script-1335-steps =
    Zwei Mädchen und ein Junge aus den Hinterhäusern saßen auf unserer Kellertreppe. Sie hatten Schiefertafeln dabei. Es
    sei die dritte Stunde, sagten sie, er habe ihnen Hausaufgaben gegeben. Petar wurde rot. Er hatte uns nichts gesagt,
    es waren ja nur Brüche und nur, wenn wir anderen schliefen. Seinen Teil Arbeit hatte er getan, das stimmte; er war
    davon aber grau im Gesicht geworden, und gestern hatte er einen Eimer mitten ins Zimmer gestellt und nicht gewusst,
    warum. Der Junge fragte, ob es ausfalle. Er fragte es hoffnungsvoll, wie jeder Junge.
script-1335-ask-teach = „Geh nur hinunter, sie warten. Wir machen deinen Eimer.“
script-1335-ask-rest = „Heute nicht, Kinder. Euer Lehrer muss schlafen.“
script-1335-sums =
    Wir hörten es durch den Boden. Ein Brot ist unter fünf Personen zu teilen; zur Wahl stehen zwei Messer. Die Mädchen
    wollten wissen, was für ein Brot. Am Ende hatten sie es in Sechzigstel geschnitten, soweit wir mitkamen, und es war
    nichts übrig, und Petar freute sich, als wäre etwas übrig. Als er heraufkam, hatte er Kreide im Haar. Er schlief von
    Mittag, bis die Lampe angezündet wurde, und ließ sich die Schuhe ausziehen wie ein Kind.
script-1335-sign =
    Sie gingen, der Junge hüpfend. Auf der untersten Stufe hatten sie eine Tafel mit den Hausaufgaben gelassen, und
    Petar korrigierte sie, im Bett sitzend, bevor er sich hinlegen ließ. Alles stimmte bis auf eine. Über der grübelte
    er. Dann sah er, dass sich das Kind nicht verrechnet, sondern den Rest verschenkt hatte, da waren ein kleiner Pfeil
    und ein Name, und er wusste nicht, welche Note man dafür gibt.

script-1336 = Hausaufgaben
script-1336-steps =
    Sie saßen wieder auf der Kellertreppe, zwei Mädchen und ein Junge, die Tafeln auf den Knien. Wir mussten es ihnen
    sagen. Das größere der Mädchen sagte, sie wüssten es, die ganze Straße wisse es; sie wollten nur die Hausaufgaben
    abgeben. Sie gaben sie uns, denn irgendwem muss man sie geben. Es waren sieben Aufgaben, jede rot unterstrichen, mit
    dem Lineal, und neben dem Strich war Platz für die Note.
script-1336-exam =
    Diesmal saßen elf auf der Treppe, dazu eine Mutter, die tat, als wäre sie wegen der Wärme da. Jedes Kind hatte ein
    Stück Holz dabei; das war das Schulgeld, das größere Mädchen hatte es eigenmächtig festgesetzt. Petar prüfte. Wir
    hörten ihn fragen, und wir hörten die Stille, in der sie nachdachten. Dann kam ein Lärm, den wir zuerst für eine
    Granate hielten. Sie trampelten. Der Junge hatte eine richtig, und dafür, scheint es, darf man trampeln.
script-1336-begs =
    Das größere der Mädchen kam allein an die Tür. Die anderen hätten etwas Besseres zu tun, sagte sie, die sammelten
    jetzt Hülsen, da sei ein Mann, der zahle. Sie mache allein weiter. Aber sie sei mit dem fertig, was er ihnen
    aufgegeben habe, und habe sich selber welche ausgedacht, und die seien zu leicht, weil sie immer wisse, was
    herauskomme. Petar lag. Als er die Stimme hörte, stützte er sich auf den Ellbogen.
script-1336-ask-book = „Gebt ihr das Buch. Das mit den Lösungen hinten.“
script-1336-ask-say = „Wenn er wieder bei Kräften ist. Komm im Frühjahr.“
script-1336-cover =
    Er zeigte ihr, wo die Lösungen waren, und ließ sie versprechen, nicht hineinzusehen. Sie überlegte. „Dann behalten
    Sie die besser“, sagte sie, und er nahm die Schere, schnitt sie heraus, acht Blätter, und legte sie unter sein
    Kissen. Von da an wurde jeden Morgen von der Straße eine Zahl zu unserem Fenster heraufgerufen, und Petar schlug sie
    nach und rief ja oder nein hinunter.
script-1336-remainder =
    Sie sagte, das werde sie. Sie stand da, auf der Stufe, die Zehen nach innen, wie man an der Tafel steht. Als sie
    fort war, erklärte uns Petar das mit dem Rest. Wenn man sieben durch zwei teile, sagte er, dann bleibe eins, und
    sein Leben lang habe er Kindern gesagt, sie sollten das hinschreiben und es gut sein lassen.

script-1337 = Die Bank am Fenster
script-1337-spectacles =
    Petars Brille hielt mit dem Draht aus einem Klavier. Am Ende des Tages nahm er sie ab, klappte sie zusammen und
    legte sie auf das Buch, und von da an erkannte er uns an den Umrissen und war in dem, was er sagte, etwas sanfter.
    An diesem Abend hatte er es gerade getan.
script-1337-boy =
    Es kratzte an der Tür. „Herr Lehrer?“ Es war die Stimme aus der dritten Bank, die uns damals das Futter hatte nach
    außen drehen lassen. Er war allein. Er habe mit den anderen Streit gehabt, sagte er, darüber, wen man ausraubt und
    wen nicht, und sie seien hinter ihm her. Er bat nicht, hereinzukommen. Er habe nur gedacht, er würde gern jemandem
    sagen, vorher noch, dass er im zweiten Teil der Arbeit die erste Aufgabe gekonnt hätte.
script-1337-ask-open = „Lasst ihn rein. Und gebt ihm was Heißes in die Hände.“
script-1337-ask-bolt = „Die wären gleich hinter ihm drin. Sagt, hier ist niemand.“
script-1337-paper =
    Er saß mit der Schüssel auf dem Boden, und Petar, der sein Gesicht nicht sehen konnte, stellte ihm die Aufgabe. Er
    löste sie im Kopf. Sie stimmte bis auf ein Vorzeichen. Die ganze Nacht blieb er an der Tür, eine Latte über den
    Knien; einmal hielten draußen welche an und flüsterten, und er sagte ihnen durch das Holz zwei Wörter, die wir nicht
    hinschreiben. Bei Tagesanbruch bat er, die Note zu ändern. Petar änderte sie, auf einem Stück Wand.
script-1337-four =
    Niemand sagte, dass niemand da war; wir saßen still, und es kam auf dasselbe heraus. „Ist gut“, sagte der Junge. Sie
    ließen nicht lange auf sich warten, wir hörten sie am Ende der Straße laufen, und er lief in die andere Richtung.
    Petar setzte die Brille wieder auf. Er saß damit, bis die Lampe aus war, das Gesicht zur Tür, und im Dunkeln sagte
    er mit seiner gewöhnlichen Klassenstimme die erste Aufgabe des zweiten Teils auf.
script-1337-names =
    Er bat um die Kreide und schrieb an die Kellertür das Klassenverzeichnis. Mit den Geburtsdaten, soweit sie jemand
    wusste, und mit ein paar freien Zeilen für die, die noch kamen. Das größere Mädchen hatte ihm gesagt, freitags
    gehöre sich Singen, und er sang nicht; also bekam einer von uns den Freitag, und jemand anders sollte erzählen, was
    er früher gemacht hatte. Sie hatte schon gefragt, was man dafür bekam.
script-1337-cut =
    Er tastete auf der Decke nach etwas und fand es nicht, und es war das Stück Kreide, das neben seiner Hand lag. Er
    drehte es eine Zeit lang hin und her. Sie würden noch immer Hülsen sammeln. Auf seine Art sei das eine gute Übung,
    sagte er; Messing, nach Gewicht, mit Abzug. Dann bat er, dass ihm jemand vorlas, was gerade da war, das Etikett vom
    Lampenöl tue es auch, und er hörte mit geschlossenen Augen bis zum Ende zu.

## C09 Irena

script-1340 = Irenas Waage
script-1340-doctor =
    Der alte Doktor aus der Salzstraße nahm den Hut ab und sagte zu Irena „Frau Kollegin“. Dreißig Jahre lang hatte sie
    gemischt, was er verschrieb, und gesehen hatten sie sich nie, nur telefoniert. Seine Frau habe Schmerzen, sagte er,
    seit Langem. Er nannte ein Mittel und dann eine Menge. Irena schrieb es nicht auf. Sie fragte, wie oft es
    einzunehmen sei, und er sah auf die Messingwaage, die sie zur Zierde auf unser Regal gestellt hatte. „Einmal“, sagte
    er. „Es wäre für zwei Personen.“
    .soft =
        Der alte Doktor aus der Salzstraße nahm den Hut ab und sagte zu Irena „Frau Kollegin“. Dreißig Jahre lang hatte
        sie gemischt, was er verschrieb, und gesehen hatten sie sich nie, nur telefoniert. Seine Frau habe Schmerzen,
        sagte er, seit Langem. Er nannte ein Mittel und dann eine Menge, und Irena schrieb es nicht auf. Es war viel zu
        viel. Er wusste es und sah an ihr vorbei auf die Messingwaage in unserem Regal.
script-1340-ask-chalk = „Wieg ihm etwas Harmloses ab, und falt die Papiere gut.“
script-1340-ask-give = „Gib ihm eine Nacht Schlaf für sie. Eine, und dann kann er wiederkommen.“
script-1340-ask-refuse = „Nein. Schick ihn heim.“
script-1340-powders =
    Es war Kreide von der Tafel und ein wenig Zucker. Sie verrieb es eine Viertelstunde lang, wog es zweimal und faltete
    es in Papiere, so wie es keiner mehr macht, mit dem Einschlag. Er zählte sie nach. Dann bedankte er sich, setzte den
    Hut auf, nahm ihn wieder ab und küsste ihr die Hand. Sie stand da und hielt die Hand von sich weg, bis er um die
    Ecke war, und den ganzen Tag, sagte sie, schmeckte sie es, etwas Süßes, auf den Zähnen.
script-1340-drops =
    Sie mischte es vor seinen Augen, für eine Person, für die Nacht, und sagte es dazu. Er könne jeden Abend kommen, und
    solange etwas da sei, solle er es haben. „Das ist viel Lauferei“, sagte der Doktor, „für einen alten Mann.“ „Ja“,
    sagte Irena. Er hielt das Fläschchen gegen das Licht und prüfte den Stand, aus Gewohnheit, und er stimmte. Dann
    knöpfte er es in seinen Handschuh ein.
script-1340-coat =
    Sie sagte ihm, es sei aus. Er hatte es im Regal stehen sehen. „Ich verstehe das“, sagte er, „Sie müssen an Ihre
    eigenen Leute denken.“ Irena half ihm in den Mantel, und der Ärmel war nach innen gedreht, da hatten die beiden eine
    Weile zu tun. An der Tür gab er ihr noch einen Rat, wegen eines Hustens, den er im Nebenzimmer gehört hatte; da
    müsse Honig her, sagte er, und Bettruhe.

script-1341 = Salzstraße
script-1341-angry =
    Der Doktor aus der Salzstraße stand wieder vor der Tür, in großer Wut. „Kreide!“, sagte er. „Dreißig Jahre, und sie
    gibt mir Kreide.“ Seine Frau habe trotzdem geschlafen, auf das erste Papier hin, aus reiner Freundlichkeit, und auf
    das zweite auch; dann habe sie ihn mit dem Rest erwischt und gefragt, was er sich einbilde, und sie hätten
    gestritten wie seit den Flitterwochen nicht. Er habe Holz holen müssen, um ihr aus den Augen zu kommen. Er stellte
    seine Tasche auf unseren Tisch und teilte uns mit, er sehe jetzt allen in den Hals.
script-1341-evening =
    Zwei Abende lang war er wegen des Fläschchens gekommen. Am dritten kam ein Neffe. Seine Tante sei gegen Morgen
    gestorben, sagte er, sie sei einfach nicht aufgewacht, die Hand in der des Doktors; und der Doktor schlafe jetzt,
    man habe ihn lieber gelassen. Er schicke die Fläschchen zurück. Sie waren ausgespült. Im Korb lagen dazu die Sachen
    aus seiner Praxis, die er nicht mehr brauchte, und ein Rezeptblatt, auf dem nur stand: „Danke. Einmal täglich.“
script-1341-shut =
    An der Pumpe sagte jemand, in der Salzstraße seien die Läden zu, beim Doktor, in beiden Stockwerken. Rauch sah man
    keinen. Leute hatten geläutet und dann nicht mehr geläutet. Sicher wusste niemand etwas, und es waren viele Läden
    zu. Am Tisch nahm an dem Tag niemand den Stuhl beim Regal. Die Messingwaage war weggeräumt, und die Stelle, wo sie
    gestanden hatte, war heller als der Rest.
    .soft =
        An der Pumpe sagte jemand, in der Salzstraße seien die Läden zu, beim Doktor, in beiden Stockwerken. Sie seien
        wohl zum Neffen gezogen, über den Fluss. Er habe seine Frau auf einem Küchenstuhl hinuntergetragen. Wir hörten
        es mit den Eimern in der Hand. Als wir heimkamen, war die Messingwaage weggeräumt, und die Stelle, wo sie
        gestanden hatte, war heller als der Rest.

script-1342 = Die Lade mit den kleinen Gewichten
script-1342-weights =
    Zur Waage gehörte eine Lade, mit blauem Samt ausgeschlagen, darin die kleinen Gewichte. Das kleinste war ein Stück
    Folie, eine Ecke hochgebogen, damit man es fassen konnte. Mit denen, sagte Irena, lasse sich eine Unterschrift
    wiegen. Heute Abend hatte sie sie auf den Knien. Es war wegen des Zählens; jeden Abend, wenn die Lampe
    heruntergedreht war, ging sie durch, was wir hatten, Tablette für Tablette, wie früher die Kasse.
script-1342-queue =
    Sie kam nicht zu Ende. Es klopfte, und es war eine Mutter mit einem Jungen, von den Leuten des Doktors geschickt,
    und hinter ihnen auf der Treppe standen noch mehr. So ging es seit Tagen: Sie sagten, „die Salzstraße hat gesagt“.
    Zu geben hatte sie ihnen fast nichts. Sie sah ihnen in den Hals und fragte, seit wann, und wog jedem auf dieser
    Waage ab, was da war, Salz oder Kamille. Sie bekamen es in einem gefalteten Papier, die Dosis stand darauf. Auf der
    Treppe hielten sie es waagrecht.
script-1342-own =
    Seit in der Salzstraße die Läden zu waren, zählte sie zweimal. An diesem Abend hörten wir sie die Zahl sagen und von
    vorn anfangen. Es stimme, sagte sie, sie komme nur immer auf die falsche. Sie fragte, ob einer von uns eine Zeit
    lang den Schlüssel zum Schrank nehmen könne. Sie sagte es ganz leicht. Es gehe um zwei Paar Augen, sagte sie, in
    jeder anständigen Apotheke gebe es zwei.
script-1342-ask-lock = „Gib her. Wir machen es zusammen, morgens.“
script-1342-ask-trust = „Wir wüssten niemand Besseren. Zähl einmal und geh ins Bett.“
script-1342-key =
    Sie gab den Schlüssel her und die Lade dazu, und man sah, dass ihr eine Last abgenommen war und dass sie sich dafür
    schämte. Sie schlief. Beim Zählen am nächsten Tag stand sie auf der anderen Seite des Tisches wie eine Kundin, die
    Hände in den Ärmeln, und wenn wir uns vertan hatten, sah sie es sofort und sagte nichts, bis man sie fragte.
script-1342-label =
    Sie lachte, und damit hatten wir nicht gerechnet. Dann zählte sie, einmal, laut, dass alle es hörten, schrieb die
    Zahl auf ein Etikett, leckte es an und klebte es auf die Schranktür. Jetzt sei es keine Sache des Vertrauens mehr,
    sagte sie, jetzt sei es veröffentlicht. Sie saß noch lange mit der Lade. Sie ordnete die Gewichte ein, und das aus
    Folie blieb ihr immer wieder am Finger hängen.

script-1343 = Eine Kollegin
script-1343-doctor =
    Der alte Doktor aus der Salzstraße nahm den Hut ab und sagte zu Irena „Frau Kollegin“. Dreißig Jahre lang hatte sie
    gemischt, was er verschrieb, und gesehen hatten sie sich nie, nur telefoniert. Er hatte sie sich groß vorgestellt.
    Seiner Frau gehe es nicht gut, sagte er uns, sie könne davon nicht schlafen, und in seiner Praxis sei nichts mehr
    außer der Messlatte. Er fragte, ob sich etwas machen lasse, für heute Nacht.
script-1343-ask-give = „Misch ihr was. Das Fläschchen bringt er zurück.“
script-1343-ask-refuse = „Es reicht kaum für uns. Gib ihm gute Wünsche mit.“
script-1343-drops =
    Sie mischte es vor seinen Augen und hielt es hoch, und er prüfte den Stand gegen das Fenster; er stimmte. Das
    Fläschchen kam am nächsten Tag zurück, ausgespült, und im Korb daneben eine Birne, die wohl seit dem Herbst in Stroh
    gelegen hatte. Sie habe geschlafen, sagte der Neffe des Doktors, und als sie aufgewacht sei, habe sie über das Bett
    geschimpft.
script-1343-coat =
    Irena half ihm in den Mantel, und der Ärmel war nach innen gedreht, da hatten die beiden eine Weile zu tun. Er trug
    es uns nicht nach. An der Tür gab er ihr noch einen Rat, wegen eines Hustens, den er im Nebenzimmer gehört hatte:
    Honig, sagte er. Dann fiel es ihm ein, und sie lachten beide ein wenig über den Honig.

## C10 Osman

script-1345 = Osman misst
script-1345-order =
    Ein Mann stand im Hof mit einem Stück Schnur. Er wusste nicht, wie er anfangen sollte. Man habe ihm gesagt, hier
    gebe es einen Tischler; er hielt die Schnur hin, an einem Ende war ein Knoten und am anderen ein Knoten, und der
    Abstand dazwischen war kürzer als Osmans Arm. „Ich habe gemessen“, sagte der Mann. „Ich wusste nicht, wie sonst.“
    Osman nahm die Schnur und legte sie an seinen Zollstock. Die Zahl las er nicht vor. Er fragte nach dem Namen, weil
    er ihn immer auf die Innenseite schreibe, und der Mann sagte ihn.
    .soft =
        Ein Mann stand im Hof mit einem Stück Schnur und wusste nicht, wie er anfangen sollte. Man habe ihm gesagt, hier
        gebe es einen Tischler, und er brauche eine Kiste. An beiden Enden der Schnur war ein Knoten. Osman legte sie an
        seinen Zollstock und las die Zahl nicht vor. Er fragte nach dem Namen, weil er ihn immer auf die Innenseite
        schreibe, und der Mann sagte ihn.
script-1345-ask-build = „Nimm die guten Bretter. Nimm das Regal.“
script-1345-ask-refuse = „Wir verheizen alles, was wir haben. Sag ihm, eine Decke ist keine Schande.“
script-1345-lid =
    Er hobelte sie, obwohl das niemand sehen würde, und die Ecken zinkte er. Nötig war es nicht, mit Nägeln hätte es
    auch gehalten. Er brauchte bis zum Abend, und die ganze Zeit saß der Mann auf dem Hackklotz und reichte ihm, was er
    brauchte. Am Ende fuhr Osman mit der Handfläche die Kanten entlang, innen, überall, um sicher zu sein, dass nichts
    splitterte. Dann konnte der Mann sie nicht heben, obwohl sie nichts wog, und Osman ging mit ihm.
    .soft =
        Er hobelte sie, obwohl das niemand sehen würde, und die Ecken zinkte er. Er brauchte bis zum Abend, und die
        ganze Zeit saß der Mann auf dem Hackklotz und reichte ihm, was er brauchte. Am Ende fuhr Osman mit der
        Handfläche innen entlang, um sicher zu sein, dass nichts splitterte. Dann trug er sie für den Mann, die ganze
        Straße hinunter.
script-1345-rule =
    Osman sagte es selbst, und er sagte es zu der Schnur. Der Mann nickte. Er bat sie sich zurück, wickelte sie
    vorsichtig um die Hand, damit die Knoten nicht rutschten, und steckte sie ein. Osman klappte den Zollstock zusammen.
    Eine Weile später klappte er ihn wieder auf und hielt ihn an das Brett über dem Ofen, an die Bank und an andere
    Dinge im Zimmer, die aus Holz waren.

script-1346 = Ein Paar Scharniere
script-1346-pays =
    Der Mann mit der Schnur kam bezahlen. Er war Werkzeugmacher, stellte sich heraus; er hatte ein Paar Scharniere
    gemacht und wickelte sie auf unserem Tisch aus einer Bilderbuchseite. Sie waren aus Messing. Sie bewegten sich wie
    ein Handgelenk. Drei Nächte habe er daran gearbeitet, weil er nicht im Haus sein konnte, und als sie fertig waren,
    habe er gesehen, dass sie zu dem, wofür sie gedacht waren, nicht taugten. Also solle Osman sie haben, für einen
    Schrank oder etwas, das man aufmacht.
script-1346-late =
    Der Mann mit der Schnur kam bezahlen. Er hatte ein Paar Scharniere dabei, Messing, in einer Bilderbuchseite; er
    hatte sie selber gemacht, in drei Nächten. Als er das von Osman hörte, setzte er sich auf den Hackklotz, auf dem er
    damals gesessen hatte, und blieb sitzen, bis jemand den Klotz brauchte. Die Scharniere ließ er uns da. Er fragte,
    wer jetzt die Ecken mache.
script-1346-ask-accept = „Bessere hatte ich nie in der Hand. Die kommen an etwas Gutes.“
script-1346-ask-decline = „Dafür sind Sie nichts schuldig. Aber ein zweites Paar Hände könnte ich brauchen.“
script-1346-brass =
    Osman schraubte sie an nichts, an zwei Abschnitte, bloß um sie laufen zu sehen, und das stand auf dem Fensterbrett,
    und jeder, der vorbeikam, machte es auf. Im Papier war noch anderes, Stäbe und ein kleines Zahnrad. Der Mann blieb
    nicht. Er betrachtete von Weitem alle Verbindungen im Zimmer, die Tür, den Bettrahmen, den Kopf zur Seite, und
    sagte, es tue gut, etwas im Winkel zu sehen.
script-1346-bench =
    Also kam er morgens, der Werkzeugmacher. Er redete wenig, und keiner fragte den anderen, wie er geschlafen hatte.
    Sie fingen mit der Bodentreppe an, für die nie Zeit gewesen war. Einmal hörten wir Osman erklären, warum man nicht
    gegen die Faser schleift, und der Mann antwortete geduldig, bei Messing sei es genauso, und jeder dachte vom
    anderen, er sage es nur aus Höflichkeit.

script-1347 = Der Tisch
script-1347-joint =
    An unserem Tisch hatte Osman etwas auszusetzen, seit er eingezogen war. Er war einmal eine Tür gewesen. An diesem
    Abend, als er sich hätte ausruhen sollen, saß er mit einem Kerzenstummel darunter, und wir sahen nur seine Beine. Er
    redete mit ihm. Es sei kein Wunder, sagte er, vierzig Jahre habe er gehangen, da könne man nicht erwarten, dass er
    von einem Tag auf den anderen liegt.
script-1347-leaf =
    Als er herauskam, war der Tisch länger. Er hatte eine Platte eingesetzt, aus den Brettern, die damals vom Regal
    übrig waren, und mit dem Fingernagel war die Stelle nicht zu finden. Auf jeder Seite war Platz für sechs. Wir saßen
    da, so wenige, an all dem Tisch. Wir mussten auseinanderrücken, Ellbogen nach außen, und Raum einnehmen. Das sei für
    hinterher, sagte Osman. Er habe es satt, Sachen in der Größe dessen zu machen, was man verloren hat.
script-1347-short =
    Dann kam er hervor und sagte uns, was ihm durch den Kopf ging. An der Pumpe fragten ihn noch immer Leute; es hatte
    sich herumgesprochen, dass hier ein Tischler war. Er schickte sie alle weg, wie er den Mann mit der Schnur
    weggeschickt hatte. Er wolle eine machen, ohne Auftrag, in einer mittleren Größe, und sie vor die Haustür stellen.
    Wer sie brauche, müsse dann nicht fragen.
script-1347-ask-give = „Zwei Bretter, also. Und der Name?“ „Ich lasse Platz.“
script-1347-ask-keep = „Nichts mehr davon in diesem Haus. Wir bauen für die Lebenden.“
script-1347-ready =
    Sie stand über Nacht im Vorbau, ein Tuch darüber, und um sieben war sie fort. An ihrer Stelle lag ein Ei, ein
    richtiges, auf Stroh. Niemand hatte etwas gehört, obwohl die Wache keine drei Schritte entfernt saß. Osman kochte
    uns das Ei und gab sein Stück her. Er war auf die Stufe hinausgegangen und sah in den Schnee, wo die Spuren von
    einem Menschen waren, weg vom Haus, an den Zehen sehr tief.
script-1347-rule =
    Er zerbrach seinen Zollstock. Es geschah nicht im Zorn; er hatte ihn auf den Knien und faltete ihn über die Stelle
    hinaus, bis zu der er sich falten lässt. Die Stücke legte er zum Anmachholz. Am nächsten Tag schnitt er die Beine
    der Bank nach Augenmaß zu, und sie wackelte, und er ließ sie wackeln, und wir gewöhnten uns alle an, beim Sitzen
    einen Fuß dagegenzustemmen.

script-1348 = Ein Paar Krücken
script-1348-order =
    Ein Mann stand im Hof mit einem Stück Schnur. Man habe ihm gesagt, hier gebe es einen Tischler. An einem Ende war
    ein Knoten und am anderen ein Knoten; es sei für ein Paar Krücken, für seinen Vater, der sich mit nichts anderem
    messen lasse. Osman legte die Schnur an seinen Zollstock. Er fragte, was der Vater früher gemacht habe, denn man
    stütze sich so, wie man gearbeitet hat.
script-1348-ask-build = „Nimm die guten Bretter. Nimm das Regal.“
script-1348-ask-refuse = „Wir verheizen alles, was wir haben. Fürs Erste tut es ein Besen.“
script-1348-made =
    Die Griffe schnitzte er mit dem Messer und polsterte sie mit Filz aus einem Hut. Der Mann war Werkzeugmacher,
    stellte sich heraus; am nächsten Morgen kam er wieder, mit einem Paar Messingscharniere in einer Bilderbuchseite,
    für die Mühe. Sein Vater sei damit die ganze Treppe hinuntergegangen, sagte er, bloß um auf der Straße zu stehen und
    über die Arbeit zu schimpfen.
script-1348-rule =
    Osman sagte es selbst, und er sagte es zu der Schnur. Der Mann nickte, bat sie sich zurück und wickelte sie um die
    Hand, damit die Knoten nicht rutschten. Osman klappte den Zollstock zusammen. Eine Weile später klappte er ihn
    wieder auf und hielt ihn an das Brett über dem Ofen, an die Bank und an andere Dinge im Zimmer, die aus Holz waren.

## C11 Greta

script-1350 = Greta übernimmt ein Mandat
script-1350-client =
    Ein Herr mit Pelzkragen ließ sich von seinem Fahrer anmelden. Es ging um einen Kaufvertrag. Ein gewisses Haus in der
    Lindenzeile stehe leer, die Besitzer seien verreist, und er wünsche es gekauft zu haben, im April, vor alldem;
    Stempel und altes Papier habe er, es fehle ihm nur jemand, der den Wortlaut kenne. Er stellte eine Dose auf den
    Tisch, legte Zigaretten darauf und drehte die Dose so, dass das Bild mit den Pfirsichen zu Greta zeigte. Sie sah auf
    seine Manschetten. Die Leute in der Lindenzeile kannte sie, sie hatte ihre Testamente gemacht.
script-1350-ask-draw = „Der neunte April wäre ein Werktag. Wie schreibt sich Ihr Name?“
script-1350-ask-decline = „Ich datiere nicht zurück. Guten Tag. Nehmen Sie Ihr Obst mit.“
script-1350-seal =
    Es wurde ein Schriftstück, wie man es sich schöner nicht wünschen kann, mit einem Verzeichnis all dessen, was
    angeschraubt und eingemauert war. Der Herr blies auf die Tinte. Als er fort war, öffnete Greta die Dose, teilte sie
    mit dem Messer genau auf und aß ihren halben Pfirsich im Stehen. Die Straße habe sie vorn mit zwei N geschrieben,
    sagte sie uns nach einer Weile. Im Grundbuch stehe sie von jeher mit einem. Das werde nie einer merken, außer er
    suche danach.
script-1350-pen =
    Er nahm es sehr liebenswürdig auf. Als er die Dose einsteckte, bemerkte er, das sei ein hübsches trockenes Haus, das
    wir da hätten, und fragte, wem es gehöre. Das konnte ihm niemand sagen. „Sehen Sie“, sagte der Herr. Der Fahrer
    hielt ihm die Tür. Greta war sitzen geblieben, die Feder in der Hand, ganz aufrecht, und erst als der Wagen anfuhr,
    sah sie, dass sie das Datum auf das Löschblatt geschrieben hatte.

script-1351 = Lindenzeile
script-1351-owners =
    Die Leute aus der Lindenzeile waren nicht verreist. Sie wohnten in ihrem eigenen Kohlenkeller, und vor zwei Tagen
    hatte ihnen ein Mann mit Pelzkragen ein Papier gezeigt. Zu Greta kamen sie, weil ihnen sonst niemand einfiel; sie
    hatten es dabei, eine Abschrift, er war so freundlich gewesen. Die Frau strich es glatt. „Sie kennen sich damit
    aus“, sagte sie. „Darf der das?“ Greta setzte die Brille auf und las alles, bis zum Verzeichnis des Angeschraubten
    und Eingemauerten, wie zum ersten Mal.
script-1351-gone =
    Leute aus der Lindenzeile wollten die Frau Anwältin sprechen. Sie hatten ein Papier, das sie nicht verstanden, über
    ihr Haus. Wir mussten sie wegschicken und ihnen erklären, warum. Die Frau hielt es uns trotzdem hin, damit wir es
    wenigstens ansahen. Die Tinte war violett, wie die, mit der Greta immer die Einkaufszettel geschrieben hatte. Aber
    eine andere Tinte gab es ja nirgends.
script-1351-ask-tell = „Es ist gefälscht. Ich muss es wissen. Sehen Sie sich das zweite N an.“
script-1351-ask-silent = „Es scheint in Ordnung zu sein. Es tut mir sehr leid.“
script-1351-one_n =
    Sie erklärte es ihnen Punkt für Punkt, und am Ende schrieb sie es als Aussage nieder, gegen sich selbst, mit Datum,
    dem heutigen, und unterschrieb. Sie verstanden es zuerst nicht. Dann faltete der Mann das Papier zusammen und gab
    ihr nicht die Hand. Mit der Liebenswürdigkeit jenes Herrn sei es nun vorbei, sagte Greta zu uns. Sie habe nur ein
    einziges Papier auf der Welt haben wollen, auf dem ihr Name steht und das hält.
script-1351-wills =
    Sie glaubten ihr. Das hatte sie anderen voraus, dass man ihr glaubte. Sie bedankten sich, fragten sogar, was sie
    schuldig seien, und die Frau nahm ein paar lose Zigaretten aus einem Umschlag. Greta nahm sie an, denn ein Honorar
    muss man annehmen. In dem Umschlag war das Testament, das sie ihnen vor neun Jahren aufgesetzt hatte, in einer
    Zellophanhülle, damit es sich hielt.
script-1351-others =
    Eine Frau aus der Badeanstalt hatte gehört, hier gebe es eine Anwältin, die den mit dem Pelz hinausgeworfen habe.
    Sie selbst hatte einen Streit um einen halben Ofen. Nach ihr kamen zwei Brüder. Bis Mittag hatte Greta fünf Fälle
    geschlichtet; geschworen wurde auf das Brotbrett. Papier wurde nicht verwendet, es gab keins. Sie ließ nur jede
    Seite wiederholen, was die andere gesagt hatte, bis es stimmte, und das schien schon alles zu sein. Bezahlt wurde in
    Waren, und sie gab heraus.

script-1352 = Letzter Wille
script-1352-wills =
    Greta fand, wir sollten alle ein Testament machen. Es beruhige, das habe sie immer wieder gesehen. Also saßen wir um
    die Lampe, und jeder diktierte. Man staunte, was man besaß. Einer von uns hatte ein Fahrrad in einer Stadt, in die
    man nicht kommt, jemand anders vermachte einen Anteil an einem Apfelbaum. Auf die Frage, wer es bekommen solle, gab
    es meistens eine Pause, und dann bekam es jemand an diesem Tisch.
script-1352-witness =
    Für jedes brauchte sie zwei Zeugen, die nichts davon hatten, und die waren nicht zu bekommen; wir hatten alle die
    ganze Zeit etwas davon. Also ging sie auf die Straße, im Dunkeln, und kam mit den zwei Männern zurück, die an der
    Ecke Wache standen. Sie unterschrieben auf jedem Blatt. Der eine machte ein Kreuz, und sie zog jedes Mal einen Kreis
    darum und schrieb daneben, wessen es war. Sie fragten, ob sie auch eins haben könnten. Als wir zu Bett gingen, war
    es nach eins und das Öl bis auf den Docht herunter.
script-1352-blot =
    Als sie selbst an der Reihe war, nahm sie ein sauberes Blatt und schrieb eine Zeit lang, ohne jemandem zu diktieren.
    Dann schob sie es herüber. Es ging um die Lindenzeile; es stand alles darin, der Pelzkragen und die Stempel und die
    Pfirsiche. Nur die Unterschrift fehlte. Sie werde es den Leuten im Kohlenkeller schicken, sagte sie. Oder wir
    sollten ihr sagen, dass es dafür reichlich spät sei, das nehme sie hin. Sie war so müde, dass sie beide Ellbogen auf
    dem Tisch hatte.
script-1352-ask-sign = „Unterschreib. Einer von uns bringt es hin.“
script-1352-ask-burn = „Er käme zuerst hierher. Du hast ein Haus voller Leute, Greta.“
script-1352-post =
    Sie unterschrieb mit vollem Namen, mit dem Mittelbuchstaben, den sie sonst nie benutzte. Bevor es hell wurde, lag es
    unter der Kellertür in der Lindenzeile. Vorerst kam nichts danach, weder von ihnen noch von dem Herrn. Sie gewöhnte
    sich an, im Haus die gute Jacke zu tragen. Wenn jemand komme, sagte sie, wolle sie sich nicht erst umziehen müssen.
script-1352-ash =
    Das sah sie ein. Sie hielt es mit der Ecke an die Lampe, legte es in den Ofen und zerschlug mit dem Haken das
    schwarze Blatt, auf dem man noch alles lesen konnte, weiß auf schwarz, jedes Wort. „Merkwürdig“, sagte sie. „Einem
    Mandanten hätte ich das nie erlaubt.“ Für sich selbst machte sie kein Testament. Es war ja niemand da, der es hätte
    aufsetzen können.

## C12 Aleks

script-1355 = Aleks führt eine Tabelle
script-1355-strokes =
    Hinter dem Ofen war eine Bahn Tapete, von oben bis unten voller Striche. Wir hatten sie für ein Muster gehalten.
    Aleks zählte seit dem ersten Tag, nach Stunden und nach Stadtvierteln, und an diesem Abend hängte er ein Blatt mit
    Kurven über den Tisch. Darin war eine Lücke. Zwischen zwanzig vor fünf und zehn nach, sagte er, mit einer
    Wahrscheinlichkeit, mit deren Rundung er uns nicht beleidigen wolle, komme auf der Seite mit der Pumpe nichts
    herunter. Den Grund verstehe er nicht. Er vermute, da gehe jemand zur Arbeit.
script-1355-ask-trust = „Zwanzig vor fünf also. Wir gehen nach deiner Kurve.“
script-1355-ask-doubt = „Das sind Menschen, Aleks. Die schießen, wenn ihnen danach ist.“
script-1355-gap =
    Um zwanzig vor fünf war die Straße so still, dass wir drüben einen Hahn tropfen hörten. Wir machten unsere Gänge
    mitten auf der Fahrbahn. Einer von uns pfiff sogar. Um neun nach fing Aleks, der mit der Uhr in der Tür stand, mit
    den Fingern zu schnippen an, und als die erste fiel, waren wir drinnen. Er machte einen Strich. Triumphiert hat er
    nicht, er war eher blass und sagte, pfeifen hätte man nicht sollen.
script-1355-column =
    Er stimmte sofort zu. Das sei natürlich die Schwachstelle. Er nahm das Blatt ab und rollte es zusammen. Aber um
    zwanzig vor fünf stand er auf, wir hörten ihn auf der Treppe und an der Tür und dann eine halbe Stunde lang gar
    nichts. Es gab nichts zu hören. Es war so ruhig wie auf dem Land. Um zehn nach kam er wieder herauf und machte
    seinen Strich.

script-1356 = Ein Ausreißer
script-1356-wall =
    Jemand hatte die Tapete hinter dem Ofen weitergeführt. Für die letzten drei Tage waren Striche da, in den richtigen
    Spalten, nur lehnten sie in eine andere Richtung als seine. Keiner von uns gab es zu. Es stellte sich heraus, dass
    wir alle um zwanzig vor fünf aufgestanden waren, in der einen Nacht oder in der anderen, und mit seiner Uhr in der
    Tür gestanden hatten. Um diese Zeit war es noch immer still.
script-1356-shared =
    Die Lücke hatte drei Tage gehalten. Aleks hätte sich freuen sollen, und er ging auf und ab. Es sei wegen der
    anderen, sagte er schließlich. Um fünf Uhr früh lägen sie im Bett, und um acht, wenn es am schlimmsten sei, stünden
    sie in der Schlange an der Pumpe, im Mittel hundertvierzig. Die Verteilung habe er. Er müsse bloß die zwei Zahlen
    auf eine Pappe schreiben und sie dort aufhängen. Aber dann stünden um zwanzig vor fünf hundertvierzig da, und drüben
    könnte einer durchs Glas sehen und sich wundern.
script-1356-ask-publish = „Häng sie auf. Hundertvierzig Leute, Aleks.“
script-1356-ask-keep = „Es geht, weil es keiner weiß. Behalt es für uns.“
script-1356-pump =
    Er schrieb es sehr deutlich und ließ weg, woher er es wusste. Wir gingen es ansehen. Die Pappe hing am
    Pumpenschwengel, und schon am nächsten Morgen kamen aus allen Häusern Leute in Pantoffeln mit ihren Eimern, im
    Dunkeln, in Reihen, ohne ein Wort, und zu hören war nur der Schwengel. Die Pappe ließen sie hängen. Darunter hatte
    jemand eine Blume gemalt, wie Kinder sie malen, mit Gesicht.
script-1356-early =
    Also hatten wir sie für uns. Um Viertel vor gingen wir, und um fünf waren wir zurück. Es war sehr bequem. Vom
    Fenster aus sah man um acht die Schlange, und er zählte sie weiter; eine Reihe bricht man nicht ab, sagte er. Eines
    Tages schrieb er hundertachtunddreißig hin, und dann saß er da und sah die Zahl an und die davor.
script-1356-whistle =
    Er sagte nichts, und so fing einer von uns an. Ob sie noch da sei, die Lücke? Sie sei da. Er habe keinen Morgen
    ausgelassen. Ob er jemanden mitnehme? Also gingen wir mit ihm, um zwanzig vor fünf, und standen im Dunkeln auf der
    Straße wie Leute in einer Kirche, deren Gottesdienst sie nicht kennen. „Jetzt könntet ihr pfeifen“, sagte Aleks, als
    wir eine Zeit lang dagestanden hatten. Keiner konnte. Wir hatten zu trockene Lippen.

script-1357 = Pappe
script-1357-pump =
    Es war der zweite Morgen mit der Pappe an der Pumpe. Um zwanzig vor fünf waren sie alle da, mit ihren Eimern, mehr
    als gestern. Jetzt kamen auch welche von jenseits des Platzes. Jemand hatte Bretter über das Eis gelegt.
script-1357-bucket =
    Um vier Minuten vor fünf kamen drei, dicht beieinander. Es war, als sei jemand früher zur Arbeit gekommen. Sobald es
    ging, liefen wir hinüber. Die Leute waren schon auf dem Heimweg, schnell, an den Mauern entlang, und ihre Eimer
    hatten sie nicht losgelassen. Zwei standen nicht auf. Ein Junge hatte die Pappe abgenommen und hielt sie mit der
    Schrift nach innen an seine Jacke. Es sei besser als acht Uhr, sagte eine Frau zu uns, es sei viel besser als jedes
    Acht-Uhr, an das sie sich erinnere. Wir brachten Aleks nicht dazu, es sich anzuhören.
script-1357-stranger =
    Es kam nichts. Um neun nach gingen sie in alle Richtungen auseinander, wie Leute aus der Frühmesse. Als wir an der
    Reihe waren, hatte jemand unsere zwei Eimer schon gefüllt und mit einem Brett zugedeckt. „Das ist für den Herrn mit
    der Uhr“, hieß es. Wer es als Erster gesagt hatte, wusste keiner. Einen der Eimer trug er selber heim, musste ihn
    unterwegs absetzen und die Hand wechseln.

script-1358 = Die letzte Spalte
script-1358-wall =
    Aleks war am Ende der Tapete angekommen. Neben dem Ofenrohr hatte er angefangen, so klein, dass man eine Lupe
    brauchte, und jetzt war noch eine Handbreit am Türrahmen übrig. Es sei die ganze Belagerung, sagte er. Er könne uns
    für jede Viertelstunde sagen, wie viele. Er klopfte mit dem Bleistift an die Zähne, und es war klar, dass ihn etwas
    anderes beschäftigte.
script-1358-written =
    Seit der Pappe grüßten ihn die Leute an der Pumpe. Eine ganze Menge kannte er inzwischen. Und da ergab sich eine
    Frage der Methode: In letzter Zeit, wenn er eine herunterkommen hörte, Richtung Badeanstalt etwa, machte er keinen
    Strich, sondern dachte an den, der dort wohnte. Statistisch sei das völlig unbrauchbar. In die letzte freie Spalte
    schrieb er Namen. Manche hatten einen kleinen Haken, für „heute gesehen“. Am Abend ging er ans Fenster und machte
    die Haken vor den Strichen.
script-1358-series =
    Es habe keinen Zweck, sagte er. Am vierten Tag habe er hundertvierzig in der Schlange und heute hundertzwei, und er
    sehe die Kurve. Es sei eine schöne Kurve. Er habe sich dabei ertappt, dass er sich wünschte, die Zahl von morgen
    möge darauf liegen. Er habe einen Topf Kleister, aus zusammengefegtem Mehl, und eine Rolle mit Fasanen; oder wenn
    wir meinten, es sei etwas wert, was er da habe, dann fange er an der Decke an.
script-1358-ask-paper = „Kleb es zu. Halt die Leiter, wir machen es heute Abend.“
script-1358-ask-go_on = „Irgendwer wird es wissen wollen, Aleks. Was sagt es für morgen?“
script-1358-paste =
    Es wurden neun Bahnen. Er schnitt zu, und wir anderen klebten. An den Ecken passten die Fasane nicht zusammen, einer
    hatte den Schwanz eines anderen. Als wir fertig waren, ging er mit einer Bürste darüber, langsam, wie man ein Pferd
    streicht. Bei Kerzenlicht schienen die Striche etwas durch, wo es feucht war. Das trockne noch, meinte er. Um
    zwanzig vor fünf setzte er sich auf und legte sich hin.
script-1358-forecast =
    Er sagte es uns, und er drückte sich sehr vorsichtig aus. Es sagte, was es meistens sagte: ungefähr dasselbe,
    möglicherweise schlimmer. Er holte die Trittleiter und fing über der Tür an. Vom Bett aus sah man ihn da oben, den
    Kopf im Nacken, den Bleistift ans Handgelenk gebunden, und wenn etwas fiel, rieselte jedes Mal auch Putz, und er
    wischte sich das Gesicht ab, und dann machte er den Strich.

## With the party

script-1359 = Vuk findet den Eingang
script-1359-slab =
    Vuk ging einmal um den Haufen herum, die Hände auf dem Rücken, wie ein Mann auf dem Viehmarkt. Schlecht gefallen,
    sagte er. Wer von oben hineinwolle, hole den Rest herunter. Aber ganz unten sei eine Platte, die trage nichts, sie
    sehe nur so aus; er legte die Wange daran, um sicher zu sein. Wenn er sich mit dem Rücken darunterstelle und sich
    aufrichte, habe jemand Dünnes etwa eine Zigarettenlänge Zeit. Er gab einem von uns seine Zigarette zu halten, und
    sie brannte.
script-1359-ask-hold = „Dann hoch damit. Dünn bin ich.“
script-1359-ask-leave = „Nicht dein Rücken, Vuk. Den brauchen wir zu Hause.“
script-1359-back =
    Sie hob sich um eine Handbreit, mit einem Seufzer. Drinnen war irgendeine Diele, mit einem Schirmständer. Wir
    reichten die Sachen unter seinem Arm hindurch, und er stand da, die Augen zu, und bewegte die Lippen; er sagte die
    Namen von Steinbrüchen auf, kam später heraus, von Norden nach Süden. Als er sie herunterließ, klickte es nicht
    einmal. Er nahm die Zigarette zurück, sah nach, wie weit sie abgebrannt war, und schien zu finden, dass wir
    getrödelt hatten.
script-1359-knee =
    Es war der Boden, der nachgab, nicht der Stein. Er ging auf ein Knie, mit allem auf den Schultern, und ließ nicht
    los, bis der Letzte von uns sich herausgerollt hatte. Dann sagte er ein Wort. Bis wir ihn auf der Straße hatten, war
    das Knie so dick wie ein Brot. Herausgebracht hatten wir eine Schublade, und er wollte sehen, was darin war, und
    lachte, denn sie war voller Kniebandagen, und zwar für ein Pferd.
script-1359-chalk =
    Er war nicht beleidigt. Er nahm die blaue Kreide und zeichnete einen Pfeil auf die Platte und daneben ein Männchen
    mit krummen Beinen, damit jemand, der vorbeikam und stark genug war, nicht lange suchen musste. Unterwegs sagte er,
    sechzehn sei er gewesen, als er zum ersten Mal den Rücken unter etwas stellen sollte. Dass er es lassen solle, habe
    ihm noch keiner gesagt. Beim Abendessen fing er noch einmal davon an.

script-1360 = Mira zählt die Fenster
script-1360-lie =
    Die Kugel war in einen Briefkasten gegangen, und die Klappe schwang noch. Mira lag auf dem Bauch und hatte einen
    Handspiegel herausgeholt. Am Berg, sagte sie, sieht man nicht auf das, was einem auf den Kopf fallen wird, man sieht
    auf seinen Schatten. Drüben waren sechzig Fenster. In neunundfünfzig spiegelte sich der Mond, und in einem war kein
    Mond. Sie rückte den Spiegel um einen Finger und wartete. Er trete von einem Fuß auf den anderen, sagte sie uns. Es
    sei kalt da oben. Sobald die Sonne da sei, habe er sie in den Augen.
script-1360-ask-follow = „Wir gehen, wenn du gehst. In deinen Fußstapfen.“
script-1360-ask-run = „Das dauert noch Stunden. Es sind zehn Schritte. Los!“
script-1360-shade =
    Wir lagen da, bis uns die Ärmel am Pflaster festgefroren waren. Ab und zu redete sie mit uns, so leise, dass es auch
    ein tropfender Hahn hätte sein können; es ging darum, wie man Schnee isst. Dann wurden die Dächer rosa, alle bis auf
    eines. Sie stand auf und ging den Schattenstreifen entlang, den der Schornstein über den Hof legte, und wir gingen
    hinter ihr auf diesem Streifen, Fuß vor Fuß, wie Kinder auf der Bordsteinkante.
script-1360-heel =
    { $them } lief { $them_gender ->
        [feminine] als Letzte
       *[masculine] als Letzter
    }. Es riss den Absatz von einem Stiefel und etwas von dem, was darin war. Mira hatte sich nicht vom Fleck gerührt;
    sie behielt den Schützen die ganze Zeit im Spiegel und rief uns von dort aus in ihrer gewöhnlichen Stimme zu, wann
    wir liegen und wann wir kriechen sollten. Eine Stunde brauchte sie bis zu uns herüber. Sie sah sich den Fuß an und
    verband ihn.
script-1360-angry =
    Wir waren drüben, alle, bevor er den Kopf hätte wenden können. Mira kam nach einer Stunde, als das Licht richtig
    war. Sie hatte die Klappe vom Briefkasten in der Hand. Die habe geschwungen, sagte sie, und dann sei ein zweites
    Loch darin gewesen, gleich neben dem ersten; das war, während wir liefen, und keiner von uns hatte es gehört. Sie
    gab sie dem, dessen Idee es gewesen war. Es stand ein Name darauf und „Keine Werbung“.

script-1361 = Sanja liest eine Tür
script-1361-door =
    Sanja hatte die Hand flach auf dem Schloss, bevor einer von uns Licht hatte. Es war eins von ihren. Vor neun Jahren
    hatte sie es eingebaut, für ein junges Paar, und er hatte ihr die Schrauben im Mund gehalten. An die Tapete konnte
    sie sich erinnern. Es gab einen Kniff dabei, den hatte sie den beiden gezeigt und sonst niemandem: Man musste die
    Klinke anheben, als wolle man es sich gerade anders überlegen.
script-1361-fast =
    Sie hob die Klinke an, und es war offen. Es ging sehr schnell, und das schien sie selbst am meisten zu wundern. Sie
    habe gedacht, sagte sie uns auf der Treppe, dass die Hand zwischen dem ersten Mal und dem zweiten einen größeren
    Unterschied mache. Drinnen fanden wir, was Leute haben, deren Kind groß geworden ist. Am Türrahmen ließ sie einen
    Streifen Heftpflaster mit dem Datum, wie sie es sich angewöhnt hatte, und dem Preis der Sachen, mit Bleistift.
script-1361-own =
    Sie nahm die Hand wieder weg. Vielleicht seien sie da drin, sagte sie. Vielleicht lägen sie dahinter, einen Stuhl
    unter der Klinke, und hörten jemandem zu, der den Kniff kennt. Zum ersten Mal sah sie sich nach uns um. Wir hatten
    nicht so viel wie eine Kruste in der Tasche.
script-1361-ask-open = „Du sagst selber, es ist ein gutes Schloss. Heb die Klinke an.“
script-1361-ask-ring = „Dann klingel. Wenn sie es sind, sagst du, die Schlosserin ist da.“
script-1361-mat =
    Sie waren nicht da. Es war lange niemand da gewesen, denn die Pflanze auf der Kommode kam in einem Stück aus dem
    Topf, wie ein Kuchen. Wir nahmen, was es gab. Sanja ging herum und schob hinter uns die Schubladen zu. Als wir
    draußen waren, schloss sie ab, hob die Klinke an, probierte, und dann änderte sie mit einer Haarnadel etwas da
    drinnen, damit es auf die Art nicht mehr aufging. Auch bei ihr nicht.
script-1361-voice =
    Sie klingelte. Etwas fiel um, und eine Frauenstimme fragte, wer da sei, und Sanja sagte es. Es gab eine Pause, dann
    wurde der Stuhl weggenommen. Sie waren sehr dünn geworden, und der junge Mann hatte weißes Haar. Sie lachten, alle
    drei, sie konnten nicht aufhören. Zu essen hatte er nichts im Haus. Aber im Sommer hatte er unter dem Teppich ihre
    Pinzette gefunden und einen verbogenen Dietrich und sie in einem Glas aufgehoben, für den Fall, dass sie einmal
    vorbeikäme.

script-1362 = Emin kennt den Schaffner
script-1362-step =
    Über uns ging jemand umher. Wir erstarrten, alle außer Emin, der einen Finger gehoben hatte. Vierzehn Jahre sei er
    gefahren, und hinter seinem Rücken seien Leute ein- und ausgestiegen, flüsterte er. Das da sei ein Mann um die
    sechzig; er habe schlechte Füße und setze sie breit auf, und vor jeder Drehung stehe er eine Sekunde mit gebeugten
    Knien. So geht nur ein Beruf. Das sei ein Schaffner, und so, wie der die Kurve nehme, einer von der Flusslinie.
script-1362-ask-lead = „Schaffner oder nicht. Bring uns um ihn herum.“
script-1362-ask-call = „Dann ruf ihn an. Wie es Vorschrift ist.“
script-1362-stairs =
    Er führte uns nach Gehör. Wir gingen, wenn die Füße gingen, und hielten, wenn sie hielten, einen ganzen Flur
    entlang, und Emins Hand ging auf und ab wie ein Signal. Einmal waren sie genau über uns, und etwas wurde auf den
    Boden gestellt, eine Tasche, mit einem Seufzer. Auf der Hintertreppe ließ er uns vorbei, einen nach dem anderen, und
    blieb stehen, bis der Letzte durch war, und dann sah er die Stufen entlang, ob wir etwas liegen gelassen hatten.
script-1362-punch =
    „Noch jemand ohne Fahrschein?“, rief Emin. Lange kam kein Laut. Dann sagte eine Stimme: „Monatskarte“, und jemand
    kam seitwärts zu uns herunter, eine Hand am Geländer. Gekannt hatten sie sich nicht, die Linien kannten sich nie;
    aber bald waren sie sich über die Weiche am Schlachthof einig. Seine Lochzange hatte er noch bei sich. Zum Abschied
    lochte er jedem den Ärmel, einen Stern, und gab uns, was er zum Tauschen dabeigehabt hatte.
script-1362-torch =
    „Noch jemand ohne Fahrschein?“, rief Emin. Es war ein guter Scherz, er ging das Treppenhaus hinauf und kam wieder
    herunter. Sofort hatten wir eine Taschenlampe im Gesicht. Es war bloß eine alte Frau in Galoschen, sie hatte mehr
    Angst als wir, und sie schrie, und hinter einer Tür schrie sie noch, als wir längst weiter waren. Emin war sehr
    geknickt. Bei den Knien war er sich so sicher gewesen.

script-1363 = Nadia und die Speisekammer
script-1363-smell =
    Wir anderen sahen eine leere Speisekammer. Nadia stand mit geschlossenen Augen in der Tür und roch. An dem Haken
    habe Speck gehangen, sagte sie, über Pflaume geräuchert. Und jemand habe an alles zu viel Nelke getan. Sie ging auf
    die Knie, fuhr mit der Hand hinter dem untersten Brett entlang, wohin die Sachen rollen, und legte sie sich in den
    Schoß: eine runzlige Rübe, einen Kopf Knoblauch, eine halbe Handvoll Erbsen, hart wie Schrot. Von der Wand schabte
    sie etwas Weißes in ein Stück Papier. Es war Salz. Der Speck hatte es ausgeschwitzt.
script-1363-ask-cook = „Hier ist ein Spirituskocher. Was könntest du daraus machen?“
script-1363-ask-pack = „Großartig. In die Tasche damit und weiter.“
script-1363-pan =
    Sie brauchte eine Stunde, in einer fremden Küche, einen Mantel vorm Fenster. Es wäre schneller gegangen, aber bevor
    es fertig war, gab sie es nicht heraus. Wir aßen aus der Pfanne, im Stehen, ringsherum, und der Knoblauch lief uns
    übers Kinn; und der Geruch musste durchs ganze Haus gezogen sein, denn als wir die Tür aufmachten, saß ein kleiner
    Junge auf dem Treppenabsatz, die Hände unter sich. Er bekam die Pfanne.
script-1363-jar =
    Sie wickelte jedes Stück einzeln ein. Im letzten Augenblick ging sie noch einmal hinein, wegen des Hakens. An dem
    hätten hundert Speckseiten geleckt, so sagte sie es, und wenn man ihn ein Vaterunser lang in heißes Wasser hänge,
    habe man eine Suppe. Wir haben es später versucht. Man muss es langsam beten.

script-1364 = Irena ohne Verband
script-1364-curtain =
    Er hatte sich einen Vorhang heruntergezogen, um darauf zu liegen, die Ringe waren noch daran. „Nicht da hintreten“,
    sagte er, „da ist es nass.“ Er war Kellner, in der Jacke. Es war ihm durch die Seite gegangen wie ein Korkenzieher.
    Irena fragte, was er genommen habe und seit wann und ob er gegen etwas allergisch sei. Er dachte scharf nach.
    „Erdbeeren“, sagte er. Dann gebe es heute keine Erdbeeren, sagte sie. Da fädelte sie schon ein, und es war ein Haar
    von ihrem eigenen Kopf.
script-1364-ask-stay = „Tu, was du tun musst. Wir halten das Licht.“
script-1364-ask-gauze = „Das muss nicht mit Haar sein. Hier hast du etwas Richtiges.“
script-1364-ask-go = „Wir können nicht bleiben. Irena. Lass ihm den Vorhang.“
script-1364-hair =
    Es brauchte elf Haare. Nach jedem sagte sie eine Zahl, und er sagte: „Und die Rechnung, bitte“, und sonst sagte er
    nichts. Als es fertig war, wollte er aufstehen und uns zur Tür bringen. Die Sachen im Büfett gehörten dem Haus, aber
    das Haus, da sei er sicher, würde uns gern etwas mitgeben. Irena ging mit der Hand auf dem Kopf nach Hause. Es ziehe
    da auf einmal, sagte sie, an der einen Stelle.
script-1364-clean =
    Es lag sehr weiß auf ihm. Er sah mit Respekt daran hinunter. Dreißig Jahre habe er mit so einem Tuch über dem Arm
    serviert, sagte er, und am Leib gehabt habe er es nie. Er zeigte uns, wo die Küche war und was die Köchin immer für
    sich zurücklegte. Das Haar, das Irena sich schon ausgerissen hatte, wickelte sie um einen Mantelknopf, um es zur
    Hand zu haben.
script-1364-dose =
    Sie stand auf. Die Nadel steckte sie ins Revers. Aus der Tasche nahm sie eins der gefalteten Papiere, legte es neben
    ihn auf den Vorhang und sagte ihm, wie es einzunehmen sei; sie sprach deutlich und sagte es zweimal. Erst auf der
    Treppe fragten wir sie, was darin war. „Zucker“, sagte Irena. „Einen habe ich immer fertig, für wenn sonst nichts da
    ist.“

script-1365 = Osman lässt ihn nicht zerhacken
script-1365-desk =
    Wir hatten das Beil schon oben, da trat Osman dazwischen. Er hatte bereits die Hand auf dem Stück. Es war ein
    Sekretär, Birnbaum, mit Rollladen; sein eigener Meister habe ihn gemacht, sagte er, man sehe es an den Füßen, einen
    linken Fuß habe der Alte ums Verrecken nicht gekonnt. Es sei ein Geheimfach darin. In allen sei eins, nie an
    derselben Stelle, denn gebaut habe er sie, wenn er sich mit seiner Frau stritt. Er bat uns um eine halbe Stunde. In
    der halben Stunde hätten wir das Ganze in Stücken zu Hause haben können.
script-1365-ask-patience = „Eine halbe Stunde. Wo fängt man an?“
script-1365-ask-axe = „Es ist Holz, Osman. Tut mir leid. Geh und sieh aus dem Fenster.“
script-1365-spring =
    Er streichelte ihn, hauptsächlich. Er zog jede Schublade heraus und roch hinten daran. Zuletzt drückte er mit zwei
    Daumen auf eine Stelle, an der nichts war, und der linke Fuß, der schlechte, kam heraus wie eine Katzenpfote. Darin
    war etwas für uns, in eine Seite mit Abrechnungen gewickelt. Ein Zettel war auch dabei, in der Schrift des Meisters,
    an den, der das hier findet. Osman las ihn und steckte ihn in die Mütze. Er verriet nur, dass es ihn betraf und dass
    es um Zinken ging.
script-1365-split =
    Er ging wirklich zum Fenster. Birnbaum spaltet sich schlecht, er kreischte. Nach dem dritten Hieb flog der Fuß ab,
    der linke, und Papiere kamen heraus und eine Feder, aber da war schon alles mit dem Übrigen durcheinander. Seinen
    Teil trug er mit nach Hause. Am Abend suchte er die Stücke für den Ofen aus und ließ sich viel Zeit damit. Den Fuß
    fanden wir später auf dem Brett an seinem Bett, er stand dort für sich, die Zehen nach innen.

script-1366 = Greta und die sechs Minuten
script-1366-clock =
    In einer Garderobe saß eine Frau hinter einem Kartentisch, und als wir hereinkamen, drückte sie auf eine Schachuhr.
    „Sechs Minuten“, sagte sie. Greta fragte, ob darin die Zeit zum Lesen der Bedingungen enthalten sei. „Welche
    Bedingungen?“ „Eben“, sagte Greta und zog sich einen Hocker heran. Die Uhr lief. An den Haken hingen Turnbeutel mit
    Kindernamen. Ihre Abrechnung führte die Frau auf alten Etiketten, eine Zigarrenkiste voll, und Greta sah diese Kiste
    an wie andere Leute einen Kuchen.
script-1366-ask-contract = „Lass dir die Bücher zeigen, Greta. Ich glaube, es würde euch beiden guttun.“
script-1366-ask-trade = „Fünf Minuten haben wir noch. Frag sie einfach, was die Dose kostet.“
script-1366-clause =
    Sie saßen bis drei Uhr früh über der Kiste. Von den meisten Schuldnern war nichts zu holen, stellte sich heraus, es
    fehlte die Gegenleistung; aber von einem Drittel schon, und die Frau war nie darauf gekommen, es in Brennholz zu
    verlangen. Die Uhr hielt sie von selbst an. Für den Rat nahm Greta ein Honorar, das sie vorher festgesetzt hatte,
    und eine Quittung. Die beiden gaben sich die Hand wie Generäle. Draußen musste sich Greta auf den Bordstein setzen,
    so glücklich war sie, dass ihr schwindlig wurde.
script-1366-minutes =
    Greta gab nach. Sie fragte, was die Dose koste, bekam es gesagt, erklärte, das sei Wucher im Sinne des Gesetzes, und
    fragte, was es sonst noch gebe. Die ganze Zeit behielt sie die Uhr im Auge, und als die Zeit um war, streckte sie
    selber einen Finger aus und drückte sie auf der anderen Seite hinunter. „Und jetzt warten Sie“, sagte sie. Die Frau
    lachte. Sie hatte schlechte Zähne, und es war offenbar lange her.

script-1367 = Aleks und der Haufen
script-1367-heap =
    Er war so hoch wie ein Haus, alles, was einmal ein Kaufhaus gewesen war. Wir hätten am nächsten Ende angefangen.
    Aleks bat um eine Viertelstunde und um Schnur. Einen Haufen durchsuche man nicht, sagte er, man nehme Stichproben;
    er legte die Schnur in Quadraten darüber und nahm aus jedem eine Handvoll, ohne hinzusehen, den Kopf abgewandt, denn
    das sei wichtig. Die Handvoll legte er in einer Reihe an den Bordstein und schrieb vor jede eine Nummer. Es waren
    hauptsächlich Knöpfe.
script-1367-ask-sample = „Na los. Welches Quadrat?“
script-1367-ask-dig = „Bis du fertig bist, ist es hell. Grabt, alle, hier.“
script-1367-grid =
    Quadrat neunzehn. Es war ihm fast peinlich. Es lag auf der anderen Seite, obendrauf eine Badewanne, und nichts daran
    sah irgendwie anders aus; aber als wir die Wanne weghatten, waren es Eisenwaren bis in den Keller hinunter, noch in
    den Schachteln. Aleks trug nichts. Er holte seine Schnur ein und wickelte sie auf, und bei jedem Knoten sah er noch
    einmal nach der Handvoll, die dazugehörte, wie jemand, der sich verabschiedet.
script-1367-tail =
    Es war Quadrat vier, mit einer Wahrscheinlichkeit von neun zu zehn. Wir gruben eine Stunde lang. Es war das eine Mal
    von zehn, und während wir gruben, erklärte er uns, dass es solche Male geben muss, sonst wären die neun anderen
    nichts wert. Was wir fanden, war ein Buch über Bienenhaltung. Er saß zwischen seinen Häufchen auf dem Bordstein. Um
    den Haufen gehe es ihm nicht, sagte er. Er habe nur gesehen, wie wir ihm alle glaubten.
script-1367-hands =
    Wir gruben, es war laut, und wir bekamen, was man so bekommt. Aleks machte seinen Teil. Aber die Schnur hatte er
    liegen lassen, und sooft jemand etwas herauszog, rief er herüber, aus welchem Quadrat. Am Ende hatte er elf
    Einträge. Er zeigte sie uns auf dem Heimweg. Hätten wir bei der Laterne angefangen, dann hätten wir ein Drittel der
    Zeit gebraucht, und er sagte das nicht, um recht zu haben.
