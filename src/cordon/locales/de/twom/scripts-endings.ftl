# Closing pages of every person, endings, and the marks of the epilogue.

## Anybody

script-1377 = Jemand von uns
script-1377-page =
    { $self } wohnte nach dem Waffenstillstand noch ein paar Wochen im Haus, dann fand sich irgendwo Arbeit und ein
    Zimmer. Der Nagel für den Mantel blieb in der Wand. { $group ->
        [one] Am ersten Jahrestag stand ein Mensch an der Pumpe, um eine Zeit, zu der niemand Wasser braucht. Die
            anderen Plätze in der Schlange blieben frei.
       *[other] Am ersten Jahrestag trafen wir uns an der Pumpe, ohne Verabredung, um eine Zeit, zu der niemand Wasser
            braucht. Wir waren ein wenig scheu geworden voreinander. Wir redeten über die Mieten.
    } Als es Zeit war zu gehen, drückte { $self } ein paarmal den Schwengel, bis es lief, und hielt die Hand darunter.

script-1378 = Ein Platz im Hof
script-1378-page =
    An der Mauer im Hof liegt eine Reihe Steine, und einer ist für { $self }. Es kamen Verwandte. Sie hatten Fotos
    dabei, darauf war jemand ganz anderes zu sehen, dicker, mit Hund. Wir gaben ihnen die paar Sachen, die da waren, und
    erzählten, woran wir uns erinnerten, und merkten beim Erzählen, dass es vor allem um Essen ging und um Treppen. Sie
    schrieben alles auf. Dafür ließen sie uns eines der Fotos da. Es hängt in der Küche, und wer hereinkommt, fragt
    jedes Mal nach dem Hund.

script-1379 = Unter dieser Adresse unbekannt
script-1379-page =
    Eine Zeit lang kamen noch Briefe für { $self }. Wir sammelten sie in einem Schuhkarton. Manche waren von Ämtern, und
    einer hatte eine fremde Marke und eine runde Schrift. Wir fragten überall, wo es jemanden zu fragen gab. Am Ende kam
    der Karton zur Post, und ein Beamter stempelte sie alle, einen nach dem anderen: „Unter dieser Adresse unbekannt“.
    Es stimmte ja. Den mit der runden Schrift durften wir behalten, weil er nass geworden war und der Name zerlaufen.

## Who survived

script-1440 = Vuk, danach
script-1440-low =
    Im April ging Vuk wieder hinauf in den Steinbruch. Die Maschinen waren weg, also fingen sie von vorn an, mit Keilen
    und Hämmern, sechs Mann, wo früher neunzig gewesen waren. Die ersten Steine wurden Randsteine für unsere Straße.
    Unseren setzte er selbst, klopfte an jeden und horchte. Abends saß er darauf und rauchte. Von ihm lernten die
    Kinder, das Ohr an eine Wand zu legen, und einen ganzen Sommer lang sah man sie in der Stadt stehen, überall, den
    Kopf an den Häusern.
script-1440-middle =
    Vuk bekam Arbeit beim Räumen der Innenstadt, mit einer Nummer auf dem Rücken wie jeder. Er machte das gut und
    langsam. Keine Mauer durfte fallen, ehe er nicht mit dem Löffel an ihr entlanggegangen war. Zu Hause schlief er auf
    der Seite, die vom Schornstein weg lag. Sonntags kam er vorbei, aß, reparierte, was zu reparieren war, und ging,
    bevor es dunkel wurde; und immer ging er durch das ganze Zimmer hinaus und fasste die Dinge an, als zählte er sie.
script-1440-high =
    Vuk ging nicht zurück zum Stein. Er nahm eine Stelle bei der Bahn, an einem Übergang, wo am Tag vier Züge
    vorbeikamen. Es gab eine Hütte mit einer Bank. Er ertrug das Sprengen nicht, das im Juni auf dem Berg wieder anfing,
    und auch nicht die Tage, an denen keines war. Kam Besuch, freute er sich und kochte Kaffee, und nach einer halben
    Stunde fragte er sehr sanft, welchen Zug man denn erreichen müsse.
script-1440-killed =
    Von dem Kampf sprach er nie. Aber sein Beil gab er dem ersten Jungen, der darum bat, mit dem Stiel voran, und ehe er
    jemandem die Hand gab, wusch er sie an der Pumpe.
script-1440-robbed =
    Einmal im Monat trug er einen Sack Kohle zu einer bestimmten Wohnung und stellte ihn auf die Matte. Wer dort jetzt
    wohnte, hatte keine Ahnung, wofür. Er erklärte es nicht.
script-1440-stole = Er bezahlte alles zweimal. Die Händler liefen ihm mit dem Wechselgeld nach, und er ging schneller.
script-1440-starved = Er aß im Stehen, mit dem Rücken zum Zimmer, und ließ den Vögeln nie wieder eine Rinde.
script-1440-buried =
    Einen blauen Stein hatte er zurückgelegt, von der letzten Wand, die sie geöffnet hatten. Vier Männer brauchte es, um
    ihn zu setzen, und darauf war Platz für alle, die wir in die Erde gelegt hatten.
script-1440-helped =
    Leute hielten ihn auf der Straße an und sagten, er habe ihnen einen Balken gehalten oder ihre Mutter getragen. Er
    wusste es nicht mehr. Während sie redeten, sah er auf ihre Hände, was für Arbeit sie machten.
script-1440-shared =
    In jenem Jahr hing jeden Samstag ein Brot an unserer Türklinke. Statt eines Zettels war sein Daumen im Mehl.

script-1441 = Mira, danach
script-1441-low =
    Am zehnten Juni führte Mira die erste Gruppe über den hohen Weg. Sie waren elf, alle aus unserem Viertel, und nie
    höher gewesen als am Funkmast. Sie ging voraus und sagte nichts. Oben trugen sie sich ins Gipfelbuch ein. Es steckt
    in Wachstuch, und auf der Seite vor ihrer findet sich eine Zeile von Mira aus dem Winter: das Wetter über einer
    Straßenecke und wie viele durchgekommen waren.
script-1441-middle =
    Mira merkte, dass sie nicht mehr im Freien gehen konnte. Im Wald ging es, aber wo die Bäume aufhörten, blieb auch
    sie stehen und suchte eine Mauer. Also führte sie die Leute durch die Altstadt, die jetzt kamen, um sie zu sehen.
    Sie zeigte ihnen Torwege und Keller und wusste sehr gut Bescheid. Nur an den Kreuzungen sagte sie leise: „Jetzt“,
    und die ganze Gruppe rannte und dachte, das gehöre dazu.
script-1441-high =
    Mira blieb im Haus. Fast das ganze Jahr ging sie nicht weiter als bis zur Pumpe und immer denselben Weg, an der
    Mauer entlang, zur selben Stunde. Die Schnur hing über der Tür, und sie ließ sie nicht abnehmen. Im Herbst kam einer
    vom Alpenverein und fragte, ob sie eine Hütte übernehmen wolle. Sie hörte ihm bis zum Ende zu. Dann fragte sie, wie
    viele Wege von dort wegführten, und als er sagte, einer, schüttelte sie den Kopf.
script-1441-killed =
    Im Gipfelbuch gibt es eine Zeile von ihr, in der kein Wetter vorkommt. Es ist die Beschreibung eines Herrenmantels,
    bis auf die Knöpfe, für den Fall, dass jemand ihn sucht.
script-1441-robbed =
    Sie legte Leuten, die sie nicht kannten, Brennholz vor die Tür. Sie tat es vor Tagesanbruch und war böse, als es herauskam.
script-1441-stole = Ein Paar Handschuhe trug sie jahrelang bei sich, für den Fall, dass sie der Besitzerin begegnete.
script-1441-starved =
    Beim Aufstieg mussten alle essen, jede Stunde, ob sie wollten oder nicht. Sie sah zu, wie sie schluckten.
script-1441-buried =
    Für jeden von unseren Toten machte sie einen Knoten in die Schnur. Man fühlt, wo sie sind, wenn einem jemand den
    Finger führt. Sie liegen dicht beieinander, nah am Anfang.
script-1441-helped =
    Jedes Jahr zu Weihnachten kam eine Karte von Leuten an einem See. Geschrieben hatten sie nie etwas. Sie zeichneten
    Füße.
script-1441-shared =
    Im Rucksack hatte sie immer eine Dose mehr, als sie brauchte. Die sei für den Gast, sagte sie.

script-1442 = Jovan, danach
script-1442-low =
    Jovan wurde Briefträger. Erst war es ein Scherz, wegen der vielen Hunde, mit denen er gut stand. Er hatte den Hügel,
    vierhundert Stufen, und war um neun hinauf und wieder herunter. Er schlief bis sechs. Im zweiten Jahr fragte man
    ihn, ob er zum Jahrestag die Fahne tragen wolle, er habe doch die Schultern dafür, und er dankte und sagte, leider
    müsse er da austragen. Man sah ihn an dem Tag. Er saß auf irgendeiner Mauer und las einer alten Frau, die ihre
    Brille verlegt hatte, eine Postkarte vor.
script-1442-middle =
    Jovan ging ins Sägewerk, und das passte ihm, weil man dort sein eigenes Denken nicht hörte. Er heiratete. Um vier
    Uhr früh stand er immer noch neben dem Bett, erzählte seine Frau; sie hatte sich daran gewöhnt und sagte „Rühren“,
    dann legte er sich hin. Vor dem Haus wollte er keine Hecke und nichts, wohinter ein Mensch stehen konnte.
    { $group ->
        [one] Bei Feuerwerk ging er mit einem Kartenspiel in den Keller und legte Patiencen und ließ das Radio laufen.
       *[other] Bei Feuerwerk kam er zu uns herüber, und wir spielten Karten und ließen das Radio laufen.
    }
script-1442-high =
    Immer wieder bot man Jovan Uniformen an. Erst die Polizei, dann die Bahn; am Ende wurde er Nachtwächter in einem
    Museum, wo er nur die Mütze tragen musste. Er ging die ganze Nacht. In Saal neun hänge ein Schlachtengemälde,
    erzählte er, da gehe er lieber durch Saal zehn. Was er am Tag machte, war seine Sache. Wenn man klopfte, bewegte
    sich drinnen immer jemand, und immer dauerte es, bis die Tür aufging.
script-1442-killed =
    Er kannte die Zahl. Wer ihn fragte, dem sagte er sie, geradeheraus, wie man seine Schuhgröße sagt.
script-1442-robbed =
    In eines dieser Häuser ging er noch einmal, im guten Anzug. Er war zehn Minuten drin. Was geredet wurde, behielt er für sich, aber sie hatten ihn hinsetzen lassen, denn an seiner Hose waren Katzenhaare.
script-1442-stole =
    Von seinem ersten Lohn kaufte er eine Kiste Birnen in Dosen und ließ sie in einem Treppenhaus stehen. Er kam nach
    Hause mit dem Gesicht von früher, wenn er mit etwas durchgekommen war.
script-1442-starved = Er hatte Kekse in allen Taschen. Man hörte ihn am Papier kommen.
script-1442-buried =
    Um die Gräber kümmerte er sich. Die Kanten hielt er mit Schnur und Spaten gerade, und es sah militärisch aus, und er wusste es.
script-1442-helped =
    Menschen, die er durch irgendeine böse Nacht gebracht hatte, kamen ihn später besuchen, mit ihren Kindern. Die
    durften auf ihm herumklettern.
script-1442-shared =
    Er konnte nicht essen, wenn jemand dabei war, der nicht aß. Auf Hochzeiten ging er mit seinem Teller umher, bis alle
    etwas hatten.

script-1443 = Sanja, danach
script-1443-low =
    Den ganzen Sommer lang gab Sanja Schlüssel aus. Die Besitzer kamen zu zweit und zu dritt, braun, mit Koffern, und
    standen vor dem Brett wie vor einem Fahrplan. Jeden ließ sie seinen im Schloss auf der Werkbank probieren, bevor er
    ging. Den Rest schmolz sie ein und machte einen daraus, einen großen, der nichts aufsperrt. Er hing über dem Laden.
    Sie reparierte auch die Kirchturmuhr, ungebeten.
script-1443-middle =
    Sanja machte den Laden wieder auf. Jetzt waren es Tresore, meistens für Leute, denen die Zahl mit dem Menschen
    abhandengekommen war, der sie kannte. Sie war die Beste in der Stadt. Sie öffnete, trat zurück und sah aus dem
    Fenster, bis die Leute gesehen hatten, was darin war. Das Brett mit den Schlüsseln hatte sie zu Hause. Siebzehn
    hingen noch daran, zu Neujahr ölte sie sie, und jedes Jahr sagte sie, das sei das letzte Mal.
script-1443-high =
    Sanja baute Schlösser ein. Nach dem Krieg waren sie gefragter als davor, und sie arbeitete bis spät und redete nicht
    mit den Kunden. An ihrer eigenen Tür hatte sie fünf. Sie brauchte Minuten, um hineinzukommen, und ebenso lang
    hinaus, und es gab Tage, da stand sie drinnen, die Hand am dritten, und konnte nicht weiter. { $group ->
        [one] Den Kunden hatte sie ein Zeichen gesagt, zweimal kurz und einmal lang. Dann machte sie auf und wunderte
            sich jedes Mal, dass es nur ein Kunde war.
       *[other] Wir hatten ein Zeichen, zweimal kurz und einmal lang. Dann machte sie auf und wunderte sich jedes Mal,
            dass es nur wir waren.
    }
script-1443-killed =
    Womit sie es getan hatte, das warf sie in den Fluss, von der Mitte der Brücke. Man sah sie dabei und hielt es für
    Trauer.
script-1443-robbed =
    Sie ging mit ihrem Werkzeug zu jener Tür und fragte, ob man mit dem Schloss zufrieden sei. Sie baute ein neues ein
    und nahm nichts dafür. Sie hätten die ganze Zeit Angst vor ihr gehabt, erzählte sie, und mit Recht.
script-1443-stole =
    Ihr kleines Buch mit den Schulden war bis zur letzten Seite geführt. Alle hatte sie beglichen bis auf eine, und von
    der sagte sie, sie habe das richtige Schloss noch nicht gefunden.
script-1443-starved = Im Laden stand ein Glas Bonbons auf dem Tresen. War es halb leer, konnte sie nicht arbeiten.
script-1443-buried =
    Für jeden der Toten machte sie einen Schlüssel, einen einfachen. Sie hängen in der Kapelle an Nägeln. Wenn es von
    der Tür her zieht, hört man sie.
script-1443-helped =
    Zwei Familien, die sie durch eine fremde Tür aus der Kälte geholt hatte, nannten ihre Töchter nach ihr. In der
    Straße gab es dann drei Sanjas, und wenn man rief, kamen alle.
script-1443-shared =
    Wer nachts ausgesperrt war, konnte bis zum Morgen in ihrer Werkstatt sitzen. Dafür ließ sie den Ofen an, und die Tür
    war nie abgeschlossen. Nur diese.

script-1444 = Emin, danach
script-1444-low =
    Am ersten Mai fuhr die Sieben wieder. Man ließ Emin fahren. Er hatte sich zweimal rasiert. Am Ufer entlang standen
    die Leute auf den Schienen, er musste klingeln, und an jeder Haltestelle wartete er die volle Minute, ob jemand
    einstieg oder nicht. Am Morgen hatte er den Bogen ausgefüllt. Unter „Verspätung“ hatte er die Zahl eingetragen,
    ganz, in Minuten; und wo „Grund“ vorgedruckt ist, schrieb er: „Aufgeholt zwischen Badeanstalt und Endstation“.
script-1444-middle =
    Emin bekam einen Bus. Trambahnen würde es auf Jahre nicht geben, der Draht war zum Schrott gegangen. Man gewöhne
    sich daran, sagte er; man könne um die Sachen herumfahren. Er nahm die Strecke der alten Sieben, soweit die Straßen
    es zuließen, und sagte die Haltestellen mit den alten Namen an. Die Jungen verbesserten ihn. Wenn er die Türen
    schloss, sah er jedes Mal länger als nötig in den Spiegel, bis alle saßen, und wenn jemand gelaufen kam, von noch so
    weit, dann wartete er.
script-1444-high =
    Emin fuhr nicht mehr. Es lag an den Händen. Er bekam einen Posten im Depot, beim Fundbüro, ein Zimmer mit Tresen und
    Klingel. Im ersten Jahr gab es nicht viel. Er saß zwischen den Schirmen und führte die Liste. Man sah von dort auf
    die Gleise. Als die Bahnen wieder fuhren, ließ er den Tisch umdrehen, sodass er mit dem Rücken zum Fenster saß, und
    am Klang wusste er, welche Fett brauchte.
script-1444-killed =
    In keinem Zimmer war er dazu zu bringen, bei der Tür zu sitzen. Es ziehe dort, sagte er. Wenn Leute auf ihn
    zuliefen, auch Kinder, auch lachend, trat er zur Seite.
script-1444-robbed =
    Im Fundbüro richtete er ein Fach ein für Sachen, die niemand verloren hatte. Den Besitzern hatte er selbst geschrieben, in Druckbuchstaben, wo sie abzuholen seien.
script-1444-stole =
    Er gab jemandem einen Schirm zurück. Es war nicht derselbe, der war in den Ofen gegangen. Er hatte einen anderen
    gekauft und ihm eine Speiche gebrochen, damit er gleich war.
script-1444-starved =
    In seiner Mütze trug er eine Brotrinde. Er wusste, dass sie ihm nichts nützte. Die Mütze halte dann besser die Form,
    sagte er.
script-1444-buried =
    Am Jahrestag hielt er in der Kurve beim Friedhof, zwischen zwei Haltestellen, gegen die Vorschrift, machte die Türen
    auf und wieder zu.
script-1444-helped =
    Manche Leute ließ er nicht bezahlen. Er legte die Hand auf den Automaten und sagte: „Sie fahren doch schon seit dem
    Winter. Gilt noch.“
script-1444-shared =
    { $group ->
        [one] Jeden Freitag ging er mit einem halben Kuchen in der Schachtel durch den Wagen, von der Witwe am
            Lindeneck, und bot ihn die Bänke entlang an.
       *[other] Jeden Freitag brachte er uns einen halben Kuchen in der Schachtel, von der Witwe am Lindeneck.
    } Den gab sie ihm für die Fahrt. Es war eine kurze Fahrt für so viel Kuchen.

script-1445 = Ljuba, danach
script-1445-low =
    Das Hotel hatte die zwei obersten Stockwerke verloren und machte trotzdem auf, im September, mit neun Zimmern. Ljuba
    hatte den Empfang. In der ersten Nacht kam ein einziger Gast, ein Vertreter für Saatgut. Sie gab ihm den Schlüssel,
    schrieb „23.10, eine Person, eigenes Gepäck“, setzte sich und sah auf die Straße hinaus, wo rein gar nichts los war.
    Auch das schrieb sie auf. Um sechs, als die Ablösung kam, hatte sie vier Seiten voll, und sie sagte, es sei die
    beste Nacht ihres Lebens gewesen.
script-1445-middle =
    Ljuba blieb auf. Sie hätte nicht mehr gemusst; aber die Stunden, sagte sie, hätten sich in ihr verdreht, und sobald
    es dunkel wurde, war sie hellwach. So gewöhnte die Straße sich an, ihr die Schlüssel dazulassen und die Kranken und
    die Pakete. Sie führte das Buch. In der Spalte für Bemerkungen wurde es immer weniger. Wer wach lag, ging hinunter
    und saß eine Weile bei ihr, gesagt wurde wenig, und alles kam ins Buch.
script-1445-high =
    Am Tag schlief Ljuba mit einem Stuhl unter der Klinke, und nachts ging sie. Um den Block, immer linksherum. Der neue
    Polizist wollte mit ihr reden, da nannte sie ihm die Nummer von jedem Fenster, in dem Licht war, und wie lange
    schon. Er ließ sie in Ruhe. Sie schrieb nicht mehr. Es sei alles im Kopf, sagte sie, da sei Platz genug, und sonst
    stehe es nur irgendwem im Weg. { $group ->
        [one] Sie ließ sich die Lampe an, und gegen sechs hörten die Nachbarn dann den Schritt.
       *[other] Wir ließen ihr die Lampe an, und gegen sechs hörten wir dann den Schritt.
    }
script-1445-killed =
    Eine Nacht in dem Buch hat keinen Eintrag. Die Zeile ist gezogen, das Datum steht da. Wenn man sie danach fragte,
    sagte sie, sie habe dienstfrei gehabt.
script-1445-robbed =
    { $group ->
        [one] Sie stellte eine Rechnung auf über das, was den Leuten weggenommen worden war, mit Daten, und zahlte sie
            allein ab, die Anteile der anderen mit. Es dauerte Jahre. Die Quittungen bewahrte sie auf deren Namen auf.
       *[other] Sie stellte eine Rechnung auf über das, was wir den Leuten weggenommen hatten, mit Daten, und gab jedem
            von uns seinen Anteil zu zahlen. Wir murrten. Alle zahlten.
    }
script-1445-stole =
    Sie gab die Löffel des Hotels zurück. Es waren zwei.
script-1445-starved =
    Um halb drei in der Nacht aß sie ein Schmalzbrot. Es lag schon am Abend auf einer Untertasse bereit.
script-1445-buried =
    Den Familien der Toten, wenn welche kamen, erzählte sie die letzten Nächte, Stunde um Stunde, und ließ nichts aus.
    Die meisten wollten hören, wie sie geatmet hatten.
script-1445-helped =
    Ein Paar kam jedes Jahr am selben Tag herein und stand vor ihr wie Leute, die ein Zimmer wollen. Sie wollten kein
    Zimmer. Sie wollten, dass sie aufschrieb, dass sie da gewesen waren.
script-1445-shared =
    Die Thermosflasche stand auf dem Sims, mit einem Becher. Wer nachts vorbeikam, durfte sich einschenken, und sie
    machte den Kaffee stärker, als sie ihn mochte.

script-1446 = Nadia, danach
script-1446-low =
    Nadia kochte wieder für sechshundert. In einem Zelt, auf dem Platz, für die, die zurückkamen. Am ersten Tag hatte
    sie einen Teller zu viel hingestellt, beim Mast, und am Abend saß jemand davor; das ging jeden Tag so, solange das
    Zelt stand. Sie wurde ganz schön rund. Wenn sie von der Kelle kostete, machte sie die Augen zu, und die ganze
    Schlange wurde still und wartete, was sie sagen würde.
script-1446-middle =
    Nadia hatte die Küche in der Schule. Werktags Suppe und freitags etwas mit Bröseln. Sie gab große Portionen und
    hatte deswegen dauernd Ärger mit dem Büro. Zu Hause konnte sie nichts wegwerfen. Es gab Schalen in Gläsern und
    Rinden in Tüten, mit Datum; räumte jemand bei ihr auf, ließ sie es geschehen, die Hände in der Schürze, und eine
    Woche später war alles wieder da.
script-1446-high =
    Nadia schmeckte nichts mehr. Die Ärzte fanden keinen Grund. Sie kochte aus dem Gedächtnis, { $group ->
        [one] für eine Familie, die gut zu ihr war,
       *[other] für uns und später für eine Familie, die gut zu ihr war,
    } und es war alles richtig. Jedes Mal fragte sie: „Ist genug Salz dran?“ Ja, hieß es. Sie selbst lebte von Brot und
    Milch. Bei Tisch saß sie vor ihrem Teller und sah den anderen zu, bis zum letzten Löffel.
script-1446-killed =
    Eine Zeit lang nahm sie kein Messer mehr. Sie riss die Sachen oder brach sie über die Tischkante und behauptete, es
    schmecke so besser.
script-1446-robbed =
    Sie hatte deren Rezept, vom Etikett eines Glases. Jedes Jahr machte sie danach ein Dutzend ein und trug es hin, und
    in dem Jahr, als niemand öffnete, ließ sie die Gläser auf der Treppe stehen.
script-1446-stole =
    Bis zu ihrer Rente zählte sie die Löffel, morgens und abends, bei offener Schublade, damit jeder es sah.
script-1446-starved = Wenn man sie fragte, wie lange so eine Suppe kochen müsse, sagte sie: „Bis keiner mehr hinschaut.“
script-1446-buried =
    Für die Toten kochte sie, was jeder von ihnen gern gehabt hatte. Gegessen hat es, wer da war. Beim Essen sagte sie, wem es gehörte.
script-1446-helped =
    Zu Ostern schickte ihr jemand ein Kraut im Topf, ohne Namen. Es kam jedes Jahr eines. Sie nahmen ihr ganzes
    Fensterbrett ein und dann das der Nachbarin.
script-1446-shared =
    Der Teller auf dem Fensterbrett wurde in unserer Straße zum Brauch. Auch Leute machen es, die erst lange danach
    hergezogen sind und nicht wissen, warum. Es muss ein Deckel darauf.

script-1447 = Petar, danach
script-1447-low =
    Im Oktober fing die Schule an, in drei Schichten. Petar hatte die erste. Vierundvierzig saßen im Zimmer, manche
    schon sechzehn, und sie machten Brüche. Am ersten Morgen las er die Liste vor und ließ nach den Namen, auf die
    niemand antwortete, eine Pause, eine ganz kurze, in der keiner hustete. Dann öffnete er das Fenster. Er hatte eine
    neue Brille. Auf dem Heimweg sah man ihn über eine Pfütze springen, mit der Aktentasche, obwohl man außen herum
    konnte.
script-1447-middle =
    Petar unterrichtete noch zwei Jahre. Er war beliebt; vielleicht war er zu sanft, denn sie schrieben ihm Sachen an
    die Tafel. Aufgaben mit Broten stellte er keine mehr. Schlug eine Tür, verlor er die Stelle, und die erste Bank half
    ihm, ohne zu lächeln: „Seite dreißig, Herr Lehrer.“ { $group ->
        [one] Abends las er laut, am Fenster, mit den Kommas. Die Leute blieben darunter stehen. Ihnen fiel auf,
       *[other] Abends kam er zu uns und las vor, was wir wollten, mit den Kommas. Uns fiel auf,
    } dass er vor dem Ende jedes Buches aufhörte und sagte, das hebe er auf.
script-1447-high =
    Petar brachte es nicht über sich, ins Klassenzimmer zu gehen. Am ersten Tag kam er mit dem Klassenbuch bis ans Tor
    und stand dort, bis es geläutet hatte und der Hof leer war. Er gab Stunden zu Hause, immer nur einem Kind. Es musste
    sitzen, wo er es sah. Kam eines zu spät, zog er den Mantel an und ging es suchen, und so traf man ihn oft, ohne Hut,
    wie er sich an der Ecke umdrehte.
script-1447-killed =
    Er gab sich selbst die Note. Hinten im Klassenbuch ist eine Seite für das Betragen der Lehrer, die nie jemand
    ausgefüllt hatte. Er füllte sie aus und ließ den Schulrat unterschreiben.
script-1447-robbed =
    In einem Teil der Stadt gab er Stunden umsonst, jedem, der darum bat. Dort gab es eine Tür, hinter der man, als er
    seinen Namen sagte, ihn noch einmal hören wollte. Er hatte gewusst, dass das kommen würde. Man ließ ihn ein, und er
    ging weiter hin, bis zur Prüfung.
script-1447-stole =
    Seine Bücher gab er der Bibliothek. Es waren neunzig eigene und dazwischen, mit einem Zettel darin, eines, das ihr
    schon gehörte.
script-1447-starved =
    In seinen Stunden durfte jedes Kind essen. Er konnte von den Punischen Kriegen reden, und im ganzen Zimmer hörte man
    es kauen.
script-1447-buried =
    Am Anfang jedes Jahres erzählte er der ersten Klasse von den Leuten, die in diesem Haus gewohnt hatten, wie sie
    hießen und was jeder gekonnt hatte. Das dauerte eine ganze Stunde.
script-1447-helped =
    Eine Frau, der er einmal über eine böse Viertelstunde geholfen hatte, wurde Ingenieurin. Sie baute die neue Brücke.
    Er ging zur Eröffnung und rechnete beim Hinübergehen im Kopf ihre Zahlen nach.
script-1447-shared =
    Er gewöhnte es sich nie mehr ab, alles erst entzweizubrechen und dann zu schauen, ob jemand bei ihm war.

script-1448 = Irena, danach
script-1448-low =
    Irena machte im alten Fischladen auf, weil der Kacheln hatte. Zu verkaufen gab es wenig. Aber die Leute kamen, um
    gefragt zu werden, wann es angefangen habe. Die Waage stand auf dem Tresen. Das kleinste Gewicht, das aus Folie,
    hatte sie unter ein Glas gelegt, und wenn Kinder es sehen wollten, durften sie hauchen, und es flog. Sie rauchte
    eine Zigarette am Tag, nach Ladenschluss, auf der Stufe, die ganze.
script-1448-middle =
    Irena arbeitete im Krankenhaus, im Keller, wo sie niemanden sehen musste. Die Rezepte kamen durch ein Rohr zu ihr.
    Sie las jedes zweimal. Nachts zählte sie, erzählten die Ärzte, das ganze Haus wisse davon; man hole ein Aspirin und
    höre sie da hinter den Regalen. In elf Jahren verzählte sie sich nicht um eine Tablette. Sie zähle, sagte sie
    einmal, um sie zu hören.
script-1448-high =
    Irena gab ihre Zulassung zurück. Es lag nichts gegen sie vor. Sie konnte nicht mehr etwas über einen Tresen reichen
    und zusehen, wie der Mensch damit hinausging. Sie las dann Korrektur, Fahrpläne. Das waren lauter Zahlen, und keinem
    ging es davon schlechter. { $group ->
        [one] Wurde nebenan jemand krank, saß sie am Bett, die Hände im Schoß, offen, und was auf dem Tisch lag,
            musste sich der Kranke selber nehmen.
       *[other] Wurde jemand von uns krank, saß sie am Bett, die Hände im Schoß, offen, und was auf dem Tisch lag,
            mussten wir uns selber nehmen.
    }
script-1448-killed =
    Sie wusste aufs Milligramm, was ein menschlicher Körper aushält. Es habe ihr damals nichts genützt, sagte sie. Da
    habe man zwei Hände, wie jeder.
script-1448-robbed =
    Was wir aus fremden Schränken nach Hause gebracht hatten, das ersetzte sie. Die Etiketten hatte sie aufgehoben. Sie
    brauchte sechs Jahre.
script-1448-stole =
    In einer Apotheke am anderen Ende der Stadt ließ sie Geld liegen, hinter den Hustenbonbons, einen Betrag, der nur
    für sie einen Sinn ergab.
script-1448-starved =
    { $group ->
        [one] Jedes Neujahr stieg sie auf die große Waage
       *[other] Zu Neujahr wog sie uns alle auf der großen Waage
    } und schrieb es auf, in Rot, bis die Zahl war, wie sie sein sollte.
script-1448-buried =
    Von jedem der Toten hätte sie sagen können, was ihn gerettet hätte, was es gekostet hätte und wo in der Stadt es
    gelegen hatte. Sie sagte es keinem. Es stand alles in einem Heft.
script-1448-helped =
    Sie kamen bis zuletzt zu ihr, mit ihren Hälsen. Man habe ihnen von ihr erzählt, sagten sie, Leute aus Straßen, die
    es schon lange nicht mehr gab.
script-1448-shared =
    Es stellte sich heraus, dass die halbe Straße ein gefaltetes Papier von ihr in der Schublade hatte, ungeöffnet. Für
    schlechtere Zeiten, sagten sie. Es reiche, dass es daliege.

script-1449 = Osman, danach
script-1449-low =
    Osman machte Türen. Die ganze Stadt brauchte Türen, und ein Jahr lang machte er nichts anderes, mit zwei Lehrlingen,
    dann mit fünf. Jede hängte er selbst ein. Er machte sie zu und wieder auf und ließ die Leute probieren. Wenn alle
    durchgegangen und zurückgekommen waren, nahm er seinen Zollstock, einen neuen, und schrieb das Datum auf die obere
    Kante, wo nie jemand nachsieht. Es gebe ein Geräusch, erzählte er, wenn eine Tür zufällt und passt. Davon könne man
    leben.
script-1449-middle =
    Osman baute Fensterrahmen für eine Firma. Akkord, das ganze Jahr dasselbe Maß. Es machte ihm nichts. Abends
    reparierte er den Leuten in unserer Straße die Stühle, und es sprach sich herum, er sei langsam; das kam, weil er
    sie bis auf den letzten Dübel zerlegte, um zu sehen, wie der andere es gemacht hatte. Eine Kiste machte er nie mehr.
    Wollte ein Kunde eine, für Werkzeug oder Spielsachen, baute er ein Schränkchen und sagte, es sei so herausgekommen.
script-1449-high =
    Osman verkaufte sein Werkzeug. Nur den Hobel behielt er. Er hatte ein Zimmer bei der Schwester und saß darin mit dem
    Hobel an einem Stück Holz, irgendeinem, und schob und nahm einen Span nach dem anderen ab, bis nichts mehr da war.
    Die Schwester verheizte sie. Er mache keine Mühe, sagte sie. { $group ->
        [one] Wer kam, dem zeigte er, wie dünn sie waren. Man hätte durch sie lesen können; einen hielt er gegen das
            Fenster, und er zitterte.
       *[other] Wenn wir kamen, zeigte er uns, wie dünn sie waren. Man hätte durch sie lesen können; einen hielt er
            für uns gegen das Fenster, und er zitterte.
    }
script-1449-killed =
    Er machte dem Mann einen Sarg, um Jahre zu spät und ohne Maß. Der stand hinten in der Werkstatt, voller Abschnitte,
    und wenn ihn jemand kaufen wollte, sagte er, der sei vergeben.
script-1449-robbed =
    Jahre später stand in einem gewissen Flur ein Büfett, Nussbaum, mit einer doppelten Rückwand, schön tief. „Falls sie
    wiederkommen“, hatte er den Leuten gesagt.
script-1449-stole = Wenn er auf einer fremden Baustelle einen Nagel nahm, ließ er zwei da.
script-1449-starved =
    Er hatte sich eine Schale geschnitzt, aus Linde, eine sehr kleine. Gab man ihm mehr, als hineinging, reichte er es
    weiter.
script-1449-buried =
    Die Kreuze stellte er auf, in Eiche. Sie sind gezinkt; sie halten, weil jedes Teil auf das andere wartet.
script-1449-helped =
    Ein Mann, für den er einmal etwas gemacht hatte, wurde sein Partner. Sie redeten kaum. Auf dem Firmenschild waren
    zwei Scharniere und keine Namen.
script-1449-shared =
    { $group ->
        [one] Den Tisch hat er behalten. Es passen zwölf daran. Sooft er sich hinsetzt, kommen Leute und füllen die
            Lücken.
       *[other] Der Tisch steht bei uns. Es passen zwölf daran. Sooft wir uns hinsetzen, kommt jemand dazu und füllt
            die Lücke.
    }

script-1450 = Greta, danach
script-1450-low =
    Greta saß in der Kommission. Vier Professoren waren darin und sie, und zwei Jahre lang stellten sie fest, wem was
    gehörte. Man fürchtete sie. Ein Herr mit Pelzkragen musste einen ganzen Vormittag vor ihr stehen, während sie ihm
    eine Urkunde vorlas, mitsamt dem Inventar, und ihn dann bat, den Namen der Straße zu buchstabieren. In der
    Lindenzeile raucht wieder der Kamin. An dem Tag, an dem die Kommission fertig war, gönnte sie sich eine Dose
    Pfirsiche und aß beide Hälften.
script-1450-middle =
    Greta hatte wieder eine Kanzlei, mit einem kleineren Schild. Erbschaften, fast nur Erbschaften. Sie saß den Leuten
    gegenüber und ging mit ihnen die Listen durch und trieb keinen zur Eile. Sie rauchte jetzt vor Mandanten. Wenn sie
    an die Stelle kamen, an der es hieß: „Aber irgendetwas muss doch noch da sein“, wartete sie ein wenig und blätterte
    dann um. Es stimmte alles. Nach Hause ging sie am Fluss entlang, und dort traf man sie manchmal, wie sie aufs Wasser
    sah, mit der Brille auf.
script-1450-high =
    Fälle nahm Greta keine mehr an. Papiere brachte man ihr weiterhin. Sie legte sie auf einen Stuhl, und war der voll,
    auf den nächsten. Wer klingelte, dem machte sie auf und entschuldigte sich, dass man nirgends sitzen könne. Es gebe
    da eine Rechtsfrage, sagte sie, an der sie arbeite, über Personen, die unter Zwang gehandelt haben. Sie sei schon
    recht weit damit. Sie sei ja dabei gewesen, sie kenne alle Tatsachen, und die ganze Schwierigkeit sei die, dass sich
    kein Zeuge für die Verteidigung finde.
script-1450-killed =
    Sie setzte die Anklage gegen sich selbst auf und reichte sie ordnungsgemäß ein. Sie wurde abgewiesen. Greta ging in
    Berufung.
script-1450-robbed =
    Sie ließ alles schätzen, zu Vorkriegspreisen, mit Zinsen. Die Leute hängten den Scheck gerahmt an die Wand. „Um die
    Sachen ging es nicht“, sagten sie zu ihr, und sie antwortete, das wisse sie, aber für das andere gebe es keinen
    Tarif.
script-1450-stole =
    In ihren Büchern steht jeden Monat ein Posten über ein paar Pfennige: „Gewissen, diverses“. Die Prüfer ließen es
    durchgehen.
script-1450-starved =
    Bis zu jenem Winter hatte sie immer etwas auf dem Teller gelassen, aus guter Erziehung.
script-1450-buried =
    Sie war es, die uns die Urkunde über den Streifen Erde im Hof besorgte. Im Grundbuch steht er auf die Namen der
    Toten. Er gehört ihnen gemeinsam, und auszahlen kann man sie nicht.
script-1450-helped =
    Die Händel anderer Leute wurde sie nie mehr los. Das halbe Viertel hielt sie auf der Straße an, und jeder erzählte
    ihr, was der andere gesagt hatte, und sie ließ sie reden, bis es stimmte.
script-1450-shared =
    Ihr Geld vermachte sie zu gleichen Teilen allen, die um unsere Lampe gesessen hatten. Es war nicht viel. Über die
    Lampe gab es einen eigenen Absatz.

script-1451 = Aleks, danach
script-1451-low =
    Man bat Aleks um seine Tapete. Zwei Leute von der Universität lösten sie mit Dampf, in einem Stück. Sie hängt dort
    in einem Gang, hinter Glas; wer gute Augen hat, sieht darauf die ganze Belagerung. Die Studenten müssen damit
    rechnen. Aleks hielt ihnen eine einzige Vorlesung. Zehn Minuten sprach er über den Fehler, der aus dem kommt, was
    man nicht zählt, und dann erzählte er eine Geschichte von einer Schlange und einem Eimer, und sie lachten, und man
    sah, wie er sich notierte, wie viele.
script-1451-middle =
    Aleks arbeitete im Statistischen Amt. Er zählte Kühe und später Radios. Wenn ein Lastwagen vorbeifuhr, hielt er mit
    erhobener Feder inne. Man fragte ihn amtlich nach der Zahl der Toten, und er nannte sie, mit einer Spanne nach
    beiden Seiten, und kämpfte dann ein halbes Jahr darum, dass die Spanne gedruckt wurde. Sie sei das Wichtigste daran,
    sagte er. Das seien all die, die vielleicht nach Hause gekommen waren, ohne dass es wer gemerkt hatte.
script-1451-high =
    Aleks zählte alles. Die Stufen und die Erbsen auf dem Teller und wie oft jemand ein bestimmtes Wort sagte. Er
    wusste, dass er es tat. Um zwanzig vor fünf ging er hinunter und stand eine halbe Stunde vor dem Haus, bei jedem
    Wetter, mit der Uhr. Seit Jahren war kein Schuss gefallen. Aber das wisse man erst, sagte er, wenn die halbe Stunde
    um sei, und jemand müsse da sein.
script-1451-killed =
    Sich selbst hatte er aus den Zahlen genommen. Es gab eine Fußnote, dass eine Beobachtung entfernt worden sei, weil
    der Beobachter eingegriffen habe.
script-1451-robbed =
    Er rechnete aus, was wir sie gekostet hatten, in Tagen. Dann ging er hin und machte ihren Garten, genau so viele
    Tage, die Sonntage eingeschlossen.
script-1451-stole =
    An der Pumpe hängte er eine Liste aus mit allem, was er genommen hatte. Niemand meldete sich. Er ließ sie hängen,
    bis man sie nicht mehr lesen konnte.
script-1451-starved =
    Von jeder Mahlzeit konnte er sagen, was darin war, auf zehn Kalorien genau. Er sagte die Zahl, bevor er anfing, wie
    ein Tischgebet.
script-1451-buried =
    Für unsere Toten hatte er keine Spalte. Jeder bekam eine Seite für sich, und darauf kam alles, was er zufällig
    bemerkt hatte: zwölf Arten zu lachen etwa, mit Datum.
script-1451-helped =
    Als das Wasser wieder lief, gaben ihm die Leute von der Pumpe ein Stück Pappe, auf dem sie alle unterschrieben
    hatten. Er zählte sie nicht. Er habe es vorgehabt, sagte er, und dann nicht.
script-1451-shared =
    Er teilte durch einen mehr, als da waren. Ein Versehen, sagte er jedes Mal und verteilte, was übrig war.

## Who died

script-1452 = Vuks Grab
script-1452-page =
    Vuks Bruder kam mit einem Wagen aus den Bergen, um ihn zu holen. Er hatte es von einem Mann gehört, der es von uns
    gehört hatte. Er stand eine Zeit lang vor der Mauer im Hof, klopfte mit den Knöcheln daran und nickte. Am Grab waren
    dreißig Männer aus dem Steinbruch, und als es vorbei war, sangen sie nicht. Einer blies in die Pfeife, lang, wie man
    es vor einer Sprengung tut, und alle standen mit gesenktem Kopf, so lange es gedauert hätte.

script-1453 = Miras Grab
script-1453-page =
    Auf dem hohen Weg, wo der Pfad sich gabelt und die Fremden sich immer verliefen, steht ein Steinmann. Angefangen hat
    ihn ein Ehepaar. Wer vorbeikommt, legt einen Stein dazu, so wächst er im Jahr um etwa eine Handbreit. Mira hatte
    immer gesagt, dort müsste man etwas hinstellen. An klaren Tagen sieht man ihn mit dem Fernglas von unserem Dachboden
    aus, so groß wie ein Zahn.

script-1454 = Jovans Grab
script-1454-page =
    Ein Beamter kam wegen der Liste. Man hatte sie anscheinend bis ganz zuletzt geführt, und nun musste sie geschlossen
    werden; es gab ein Schreiben mit Stempel, in dem Jovan von jedem weiteren Dienst entbunden wurde. Es ist gerahmt
    worden. Es hängt über der Stelle, wo seine Decke lag, und um vier Uhr früh knarrt dort ein Brett von allein.

script-1455 = Sanjas Grab
script-1455-page =
    Die Leute kamen weiter und holten ihre Schlüssel. Wir hatten das Brett in den Flur gehängt, mit einem Bleistift, und
    wer seinen abnahm, unterschrieb. Im Herbst war es fast leer. Viele hatten etwas neben ihren Namen geschrieben; dass
    die Pflanzen eingegangen seien, aber die Wohnung trocken. Das Stahlkästchen bekam nie jemand auf. Es wurde ihr
    zuletzt mit in die Erde gelegt, und jemand sagte, es habe darin geklickt.

script-1456 = Emins Grab
script-1456-page =
    Als aus den Teilen von fünf Bahnen die erste gebaut war, kamen die Männer vom Depot ins Haus und baten um Emins
    Mütze. Heute hängt sie in der Sieben, an dem Haken für die Schaffnertasche. Neuen Fahrern sagt man, sie sollen sie
    nicht anrühren. Vor der Kurve schlägt die Glocke zweimal, was auch nicht in den Vorschriften steht; wer weiß, worauf
    er hören muss, hört es auf dem Dachboden bei geschlossenem Fenster.

script-1457 = Ljubas Grab
script-1457-page =
    Am Ende fanden wir die Ablösung. Es war das Mädchen vom blauen Tor, das vierzehn war und auch nicht schlief. Sie
    nahm den Stuhl, in dem Winkel, in dem er gestanden hatte, mit den zwei Brillen auf dem Sims, und fing ein Buch an.
    Sie hat ihre eigene Art. Unter die erste Nacht, in der von der Dämmerung bis sechs überhaupt nicht geschossen wurde,
    schrieb sie: „Alles ruhig“, unterstrich es und schrieb es noch einmal.

script-1458 = Nadias Grab
script-1458-page =
    Die Tafel hängt noch immer am Herd. Im ersten Frühjahr putzten wir alles andere. Darauf ist ihr Schnörkel und
    darüber ein Wochentag; für die Einkäufe kauften wir eine zweite. Ihr Heft haben die Frauen aus der Kantine
    schließlich drucken lassen, mit den Mengen, wie sie sie hatte, für sechshundert und für drei. Es verkaufte sich ganz
    gut. Es dürfte das einzige Kochbuch sein mit einem Rezept für heißes Wasser.

script-1459 = Petars Grab
script-1459-page =
    Die Schule wurde nach einem General benannt. Das Klassenbuch war in seinem Mantel geblieben. Man trug es zu den
    Namen, die darin waren, wo es noch eine Tür zum Klopfen gab, und sie konnten sehen, dass jeder bis zum letzten
    Montag als anwesend geführt war. Ein Mädchen bat um den Bleistift. Sie überlegte lange. Dann trug sie die Note ein,
    die er noch zu bekommen hatte, eine Vier. Die Arbeit sei ungerecht gewesen, sagte sie.

script-1460 = Irenas Grab
script-1460-page =
    An das Regal rührte niemand. Als die von der Hilfe mit ihren Listen kamen, ging eine junge Frau es durch, Schachtel
    für Schachtel, was noch zu brauchen war, und nach einiger Zeit setzte sie sich. Es sei alles in Ordnung, sagte sie.
    So etwas habe sie noch nie gesehen. Für jeden im Haus gab es eine Karte, mit Gewicht und Dosis, und auf der letzten,
    in anderer Tinte, Irena selbst. Die Waage ist zurzeit in einem Museum. „Apothekerwaage, um 1900“ steht daran, und
    nichts über die Gewichte.

script-1461 = Osmans Grab
script-1461-page =
    Die Tür zum Hof war die letzte, die er einhängte. Seitdem ist sie zweimal gestrichen worden, das Haus hat sich
    gesetzt, und keine andere Tür darin schließt noch. Die schon. Man gibt ihr einen Schubs mit dem Finger, und sie geht
    von selbst, langsam, den ganzen Weg, und fällt zu, als hätte jemand ja gesagt. Auf der oberen Kante ist ein
    Bleistiftstrich, mit einem kleinen Zeichen, auf welcher Seite man stehen lässt.

script-1462 = Gretas Grab
script-1462-page =
    Im Herbst wurde ihr Testament eröffnet. Der Richter las es von Anfang bis Ende vor, was nicht üblich ist, und beim
    letzten Punkt nahm er die Brille ab. Wir sollten nicht sagen, dass sie gütig war. So sagen wir, sie war korrekt. Die
    Brosche ging dorthin, wo sie es bestimmt hatte, und wird seitdem jeden Tag getragen, von jemandem, der kein Wort
    darüber verliert.

script-1463 = Aleks’ Grab
script-1463-page =
    Wir haben die Reihe weitergeführt. Sie ist jetzt ganz kurz, man muss nur eine Null schreiben. Dann gibt es die
    andere Spalte, die mit dem Kreis, und die macht mehr Mühe, weil wir uns nicht einig sind, was zählt; ein Lächeln
    nicht, aber es gibt Laute, die schwer einzuordnen sind. Am Tag des Waffenstillstands schrieben wir neun hin, denn
    für mehr hatte er nicht vorgesorgt. Es war mehr. Wir schafften es nicht. Wir konnten nicht lang genug stillhalten,
    um zu zählen.

## Who left

script-1464 = Wohin Vuk ging
script-1464-page =
    Man sagte uns, Vuk sei auf der Straße zum Pass gesehen worden, am Rand, die Jacke über der Schulter. Ein anderer
    hatte ihn Steine klopfen sehen für die Armee, drüben. Wir wissen es nicht. Wo er immer saß, lag auf dem Sims eine
    halbe Zigarette, so hingelegt, dass der Nächste sie fand. Wir ließen sie liegen, bis sie zu Staub geworden war.

script-1465 = Wohin Mira ging
script-1465-page =
    Sie hatte die Schnur mitgenommen und sonst nichts. Wir sahen auf die Karte und überlegten, welche Wege sie gegangen
    sein konnte, es waren drei, und auf jedem wollte im Frühjahr jemand eine Frau getroffen haben, die fragte, wie viele
    noch hinter ihm seien. Wir schieben nachts den Riegel nicht vor. Es ist eine Gewohnheit geworden.

script-1466 = Wohin Jovan ging
script-1466-page =
    Er war in Socken gegangen, die Stiefel in der Hand, um niemanden zu wecken. Und er hatte sein Bett gemacht. Wir
    sahen es erst später, als das Schlimmste vorüber war, und es traf uns mehr als alles andere: Die Ecken waren gerade.
    Jemand meinte, ihn in einer Wochenschau gesehen zu haben, in der dritten Reihe von Männern, die auf dem Boden saßen.
    Sicher war das nicht, denn er lachte.

script-1467 = Wohin Sanja ging
script-1467-page =
    Sie hatte das Haus hinter sich von außen abgeschlossen, alle Riegel, zu unserem Besten. Wir brauchten bis Mittag, um
    hinauszukommen. Darüber muss sie gelächelt haben. Ein paar Monate später kam ein Paket ohne Absender. Darin lag ein
    Vorhängeschloss, wie wir noch nie eines gesehen hatten, schön und offen.

script-1468 = Wohin Emin ging
script-1468-page =
    Man sah ihn am Ufer, im Freien, wie er von der Bahn auf die andere Seite ging, im gewöhnlichen Schritt. Niemand
    schoss. Dann ging der Nebel zu. Im Jahr darauf erzählte einem von uns ein Schaffner aus einer anderen Stadt von
    einem Neuen dort, der die Haltestellen einer Linie ansage, die es nicht gebe. Ein sehr zuverlässiger Mann. Man lasse
    ihn, denn die Fahrgäste hörten es anscheinend gern.

script-1469 = Wohin Ljuba ging
script-1469-page =
    Der letzte Eintrag auf jener Seite des Tagebuchs war ihrer. „4.50, eine Person, kein Gepäck, Vordertür. Wohin, nicht
    angegeben.“ Das war gegen die Regel, die wir am ersten Tag alle zusammen aufgestellt hatten, und sie muss daran
    gedacht haben, denn es gab eine Verbesserung. Dahinter stand, ganz klein: „Schreibt.“ Wir sehen die Post durch. Es
    ist erstaunlich, wie viele Leute tatsächlich schreiben, wenn man alles mit diesem Gedanken liest.

script-1470 = Wohin Nadia ging
script-1470-page =
    Sie nahm den kleinen Topf und ließ uns den großen. In dem, den sie dagelassen hatte, war Suppe für zwei Tage, das
    heißt, sie hatte zwei Tage nichts gegessen. Wir gingen ihr nach bis zur Brücke. Dort verkaufte eine alte Frau
    Streichhölzer, der hatte vor weniger als einer Stunde eine Dame mit Schürze etwas Heißes gegeben.

script-1471 = Wohin Petar ging
script-1471-page =
    Auf dem Kissen lag das Buch und auf dem Buch die Brille. Ohne sie konnte er eine Tür nicht von einem Fenster
    unterscheiden. Er hatte also nicht weit gehen wollen, dachten wir, und suchten zuerst in der Nähe, auf der Treppe,
    im Hof, in der Schule. Dort war er nirgends. Am Rand der Seite, die aufgeschlagen lag, war ein Häkchen. „Er ging
    hinein und schloss die Tür“, heißt es da, „denn es zog.“

script-1472 = Wohin Irena ging
script-1472-page =
    Aus dem Schrank hatte sie nichts genommen. Wir zählten nach und dann noch einmal. Es war sogar eine Tablette zu
    viel. Sie musste sie die ganze Zeit bei sich gehabt haben und legte sie zurück, bevor sie ging. An der Grenze
    verkaufte in jenem Sommer eine Frau mit Bauchladen Zigaretten, einzeln, und sagte jedem, der eine nahm, er solle es
    sich abgewöhnen. Mehr haben wir nicht gehört. Es kann irgendwer gewesen sein.

script-1473 = Wohin Osman ging
script-1473-page =
    Alle Türen im Haus waren gehobelt. Er musste die ganze Nacht daran gearbeitet haben. Sie klemmten nicht mehr, keine
    einzige, und sie knarrten nicht mehr, und so hörte niemand, wie die letzte zuging. Man hat uns von einem Mann in den
    Bergen erzählt, der mit dem Hobel unterm Arm von Hof zu Hof geht und, wenn die Arbeit getan ist, nicht zum
    Abendessen bleibt.

script-1474 = Wohin Greta ging
script-1474-page =
    Sie hatte gekündigt. Es lag auf dem Tisch, datiert, die Gründe nummeriert. Sie habe erwogen, dass sie als weiterer
    Esser eine Belastung darstelle, dass sie anderswo noch Geschäfte abzuschließen habe und dass eine Antwort sich
    erübrige. Es war ein Stempel darauf, ein echter. Wir antworteten doch. Wir schrieben noch am selben Abend, alle,
    Punkt für Punkt, und der Brief ist noch hier, weil es keine Adresse gab.

script-1475 = Wohin Aleks ging
script-1475-page =
    Die Schnur war abgeschnitten, der Bleistift fort. Er hatte die ganze Tabelle aufgearbeitet, bis zur letzten
    Viertelstunde, und einen Strich daruntergezogen, und unter dem Strich standen zwei Zahlen: wie viele wir gewesen
    waren und wie viele wir ab morgen sein würden. Es stimmte. Neben der zweiten steht eine Spanne, plus minus eins. Wir
    haben beschlossen, das als Versprechen zu lesen.

## Endings

script-1476 = Die Geschütze fingen nicht an
script-1476-quiet =
    Es wurde über Lautsprecher bekannt gegeben, von einem Lastwagen, in einer Sprache, die für alle sein sollte, und
    keiner verstand sie. Sie fuhren eine Stunde herum. Am Ende begriff es ein Junge, weil er auf den Lastwagen
    geklettert war und den Fahrer gefragt hatte. Er lief durch unsere Straße und schlug mit einem Löffel an die Türen.
    Wir hatten es uns alle mit Glocken vorgestellt. In den Türmen waren keine Glocken mehr. Es gab einen Löffel und nach
    einer Weile andere Löffel, und Pfannen.
script-1476-fewer =
    Wir traten hinaus auf die Stufe. Es war mehr Platz darauf, als wir gewohnt waren, und { $present ->
        [one] wir standen, wo wir immer gestanden hatten, am Rand, sämtliche Mäntel über dem Arm
       *[other] wir standen da mit denselben Abständen wie immer, ohne Verabredung
    }. Draußen war es wärmer als drinnen. Wir wussten nicht, wohin mit den Händen. Dann gingen wir zuerst durch den Hof,
    den schmalen Weg entlang, und sagten es ihnen.
script-1476-whole =
    Wir traten hinaus auf die Stufe und sahen erst da, in dem Licht, wie wir aussahen. In unserem Haus war niemand
    gestorben. Wir hatten es nie laut gesagt, aus Angst, es könnte auffallen, und jetzt wurde es gesagt, und es klang
    wie Prahlerei und wurde zurückgenommen. Auf der anderen Straßenseite zählten sie auch. Man sah es ihnen an, an den
    Fingern und wie sie sich nach dem Flur umdrehten.
script-1476-street =
    Leute, denen wir zu essen gegeben hatten oder einen Platz am Ofen oder die wir bloß nicht fortgeschickt hatten,
    kamen im Lauf des Tages zu uns. Reden hielten sie nicht. Einer hatte einen Stuhl mitgebracht. Am Abend standen eine
    Menge Stühle auf dem Gehsteig vor unserem Haus, alle möglichen, und man saß da, bis es dunkel wurde, und im Dunkeln
    weiter, weil man es konnte, bei brennenden Lampen.
script-1476-doors =
    Manche Türen in der Straße gingen für uns nicht auf. Sie hatten den Löffel gehört wie wir. Wir sahen, wie sich ein
    Vorhang bewegte, und wussten, wessen. An dem Tag umarmte jeder jeden; auch wir wurden umarmt, von denen, die es
    nicht wussten. Wir blieben nirgends stehen. Es fiel auf, dass wir ziemlich früh zu Hause waren.
script-1476-last =
    Im Tagebuch sind drei leere Blätter übrig. Wir berieten, was darauf sollte, und beschlossen, sie zu lassen, wie sie
    sind. Wem das Haus auch gehört, er kommt vielleicht zurück und will beim dritten Mai weitermachen, beim Zahnarzt.
    Den Bleistift haben wir an die Stelle gelegt. Den Kalender nahmen wir ab, mit dem Lauch und dem, was auf der
    Rückseite ist. An der Wand blieb ein Viereck Tapete, Rosen auf Gelb, so hell wie an dem Tag, als man sie geklebt
    hatte.

script-1477 = Fremde Namen
script-1477-page =
    Als es vorbei war, gab es niemanden mehr im Haus, der von Anfang an da gewesen war. Wir waren später gekommen, durch
    diese Tür; jemand hatte uns durch den Schlitz angesehen und dann den Riegel weggezogen. Die das getan haben, liegen
    im Hof oder sind fortgegangen. Wir kennen sie aus diesem Tagebuch. Wir wissen, wer von ihnen mit dem Löffel klickte.
script-1477-diary =
    Im Sommer kam eine Frau und fragte nach einem der Namen. Wir konnten ihr eine Menge erzählen. Wir erzählten von den
    elf Löffeln und dem Granatloch mit dem Lampenschirm und was am zweiten Abend gesagt worden war, und erst als sie
    fragte: „Und Sie, wo haben Sie gesessen?“, merkten wir, dass wir es erzählten, als wären wir dabei gewesen. Sie
    blieb zum Abendessen. Für ihren Mantel war ein Nagel frei. Sie hängte ihn selbst auf, und dann las sie, was darüber
    in den Putz geritzt ist, und ließ die Hand dort.

script-1478 = Die letzte Seite
script-1478-page =
    Hier hört die Handschrift auf. Die Seite ist nicht abgerissen, und es ist nichts darauf verschüttet; da steht ein
    Datum und das erste Wort eines Eintrags, und dieses Wort ist „Wir“. Danach kommen nur noch die gedruckten Tage, mit
    den Namen der Heiligen und den Mondphasen.
script-1478-near =
    Es fehlte sehr wenig. Ein paar Tage danach schwiegen die Geschütze, an einem Morgen, an dem laut Kalender nichts
    Besonderes war. Die Löffel gingen durch die Straße, und sie schlugen an diese Tür wie an alle anderen und warteten
    und schlugen noch einmal.
script-1478-early =
    Der Winter hatte kaum begonnen. In der Schublade lagen elf Löffel, geputzt, und die Listen an der Wand reichten weit
    voraus. Das Holz hatte jemand bis in den März berechnet.
script-1478-found =
    Das Tagebuch hing an seinem Nagel, als die Leute heimkamen, denen das Haus gehörte. Sie lasen es in der Küche, im
    Stehen, ohne die Mäntel auszuziehen. Am Ende blätterte der Mann zurück an den Anfang und sah sich seine eigenen
    Einträge an, Zahnarzt, Geburtstag, Zahnarzt. Dann holte er einen Bleistift und schrieb in die angefangene Zeile, was
    er wusste: wie viele Betten es gewesen waren und wohin sie sahen.

script-1479 = Alle setzten sich
script-1479-page =
    Ein Löffel sagte es uns. Ein Junge ging durch die Straße und schlug damit an die Türen, und { $present ->
        [one] wir blieben am Tisch sitzen, die Hände links und rechts von der Schale, bis er zum zweiten Mal vorbeikam
       *[other] wir sahen uns über den Tisch hinweg an, und jeder wartete, dass ein anderer es zuerst glaubte
    }. In diesem Haus war niemand gestorben. Wir hatten keinem etwas aus der Hand genommen, und es gab nirgends einen,
    dessen Gesicht wir weiter sehen mussten. Wir rechnen uns das nicht als Verdienst an. Es gab Nächte, da kam es auf
    eine Tür an, die zufällig zu war.
script-1479-last =
    Also deckten wir den Tisch, auf der Straße, weil alle es so machten. Wir hatten so gut wie nichts, was man
    daraufstellen konnte. Die vom blauen Tor brachten ihren Tisch und schoben ihn an unseren, die Höhe stimmte nicht,
    und jemand holte ein Buch für unter das Bein. Es war dieses. Bis zum Abend diente es dazu; man sieht den Abdruck auf
    dem Einband, einen Ring, und mitten im Ring hat das Papier ein wenig nachgegeben.

script-1370 = Auf dem anderen Gehsteig
script-1370-page =
    Das ist auf der Rückseite eines Bezugsscheins geschrieben, denn das Tagebuch blieb an seinem Nagel. Wir gingen die
    Straße entlang bis zur Pumpe, und dort { $group ->
        [one] merkten wir, dass uns weiter nichts einfiel
       *[other] stellte sich heraus, dass keiner einen Vorschlag hatte
    }. Die Leute holten Wasser. Sie ließen uns vor; wir hatten nichts zum Füllen. { $group ->
        [one] Wir fragten uns nicht, wessen Nacht es gewesen wäre. Es gab nur eine Antwort.
       *[other] Es gab keinen Streit, wessen Nacht es gewesen wäre. Es hatte um viel weniger Streit gegeben.
    }
script-1370-near =
    Am Ende jenes Monats war es vorbei. { $group ->
        [one] Wir hörten es in einem fremden Keller und kamen daraus hervor auf den Platz, und es dauerte eine Weile,
            bis wir es fertigbrachten, zu den Leuten hinüberzugehen, die wir kannten.
       *[other] Wir hörten es in verschiedenen Kellern und kamen daraus hervor auf denselben Platz, und es dauerte eine
            Weile, bis wir es fertigbrachten, zueinander hinüberzugehen.
    }
script-1370-early =
    Es sollte ein langer Winter werden, und wir verbrachten ihn in Stücken, eine Woche hier und eine Woche da, auf
    fremden Fußböden. Auf einem fremden Fußboden ist man immer der Erste, der sich zum Wachen meldet.

script-1371 = Hinausgetragen
script-1371-page =
    Sie trugen uns wirklich. Das muss man sagen. Es gab einen Handkarren, { $group ->
        [one] darin wurden wir zwischen zwei Säcke gesetzt,
       *[other] und wer sitzen konnte, wurde an die gelehnt, die es nicht konnten,
    } und ein Mann ging voraus und rief, wo ein Randstein kam. An der Ecke fragte er uns, wohin. Mit der Frage hatten
    wir nicht gerechnet. Am Ende setzte er uns in der Schule ab, in der Turnhalle, unter der Sprossenwand, und gab einen
    Schal zurück, der unterwegs heruntergerutscht war.
script-1371-near =
    In der Turnhalle gab es einen Ofen und Suppe, und es fehlten nur ein paar Tage. Die ganze Zeit hatten wir ein Haus
    mit sechs Zimmern gehalten und nicht gewusst, dass man sich einfach irgendwo hinlegen kann.
script-1371-early =
    Wir waren neunzig auf diesem Boden. Jede Matte hatte eine Nummer, und in der ersten Woche wurden unsere auf Leute
    umgeschrieben, die sie brauchten.

script-1372 = Schnur
script-1372-page =
    Der junge Mann blieb da, bis jemand mit einem Brett kam. Er war Kellner gewesen und machte alles von rechts. Sie
    seien neun, sagte er, mit zwei Säuglingen, und hätten in einem Kanal gesteckt; als Entschuldigung sagte er es nicht.
    Als das Brett angehoben war, fragte er, ob man über das Haus etwas wissen müsse, und man erzählte ihm von der
    dritten Stufe und dass der Herd in den ersten zehn Minuten seine Ruhe will.
script-1372-yard = Man erzählte ihm auch vom Hof und wer wo liegt. Das schrieb er sich auf, mit einem kleinen Plan.

script-1373 = Stiefel
script-1373-page =
    Die Stiefel passten, einigermaßen. Man hatte sie in der ersten Nacht im Flurschrank gefunden und nie getragen, weil
    sie zum Herzeigen waren. Jetzt gingen sie bis zum Fluss und zurück und zweimal am Haus vorbei. Oben brannte die
    Lampe, am richtigen Fenster. Von draußen musste man es zugeben: Jeder hätte gedacht, da drin sitze ein Mann und
    wache.
script-1373-yard =
    Im Hof war das Mädchen zu sehen, es ging die Reihe der Steine entlang. Es rückte sie mit dem Fuß gerade.

script-1376 = Ohne das Haus
script-1376-page =
    Von { $self } steht in diesem Buch nichts mehr, denn das Buch blieb, wo es war. Aber später traf man Leute, in
    Schlangen und auf Treppen, und manchen davon war { $self } begegnet: in einem Keller bei der Mühle oder hinter einem
    Karren; irgendwo, mit einem Bündel. Es war immer dasselbe Bündel. Der Hausschlüssel war darin. Das Haus hat seitdem
    zweimal neue Schlösser bekommen.

## Marks

script-1480 = Eine Spalte Namen
script-1480-page =
    Am ersten Markttag nach dem Krieg kamen die Leute von der Pumpe zu uns herauf, um die Tapete anzusehen. Sie hatten
    gehört, sie seien darauf. Aleks schrieb sehr klein, und wir mussten ihnen die Lupe leihen. Sie standen in einer
    Reihe den ganzen Gang hinunter und gaben sie weiter. Jeder fand einen Namen und ein Häkchen, und die meisten fingen
    an zu überlegen, was sie an dem Tag gemacht hatten. „Das war der Dienstag mit den Steckrüben“, sagte einer, und
    weiter hinten einer: „Nein, das war ich.“

script-1481 = Die Mehlkiste
script-1481-page =
    Die graue Katze blieb beim Haus. Sie warf in der Kiste, da war schon wieder echtes Mehl darin, und ein paar Wochen
    lang gab es weiße Kätzchen und graue, bis herauskam, dass sie alle grau waren. Jede Familie in der Straße hatte
    eines. Keines trug ein Glöckchen. Ging man früh am Morgen hinaus, saßen sie auf den Fensterbrettern, in gleicher
    Höhe, die ganze Zeile entlang, und wenn man vorbeiging, drehten sie die Köpfe, eines nach dem anderen, wie Seiten in
    einem Buch.

script-1482 = Neunzig, hundert
script-1482-page =
    Die Familie hinter dem Schrank machte einen Laden auf, für Samen und Schnur. Die Preise hat der Vater auf Zetteln,
    unter Kieseln. Eines Morgens kam der kleinere Junge, der um einen Kopf gewachsen war, mit einem Kuchen zu uns, mit
    Kerzen. Auf ihrem Regal hatte ein Glas gestanden ohne Datum auf dem Zettel, das war dafür gewesen, und sie hatten es
    aufgehoben, bis es etwas gab, was man darum herumbacken konnte. Er könne jetzt zwei Minuten die Luft anhalten,
    erzählte er. Er fragte, ob wir es sehen wollten. { $present ->
        [one] Wir sagten nein, etwas schnell.
       *[other] Wir sagten nein, etwas schnell und alle zugleich.
    }

script-1483 = Vier Uhr nachmittags
script-1483-page =
    Die alten Leute mit den Uhren erlebten es noch und drei Jahre dazu. Bei ihm kam die Kraft zuerst in den Daumen
    wieder. Als einen Monat Frieden war, zog er sie alle auf, alle achtundvierzig, am selben Nachmittag, und wir mussten
    kommen und es hören. Sie schlugen elf Minuten lang. Es sollte vier Uhr sein. Sie weinte ein wenig und beschwerte
    sich über den Lärm, und er stand mitten im Zimmer, den Schlüssel in die Höhe, taub wie das Treppengeländer, und
    fühlte es mit den Füßen.

script-1484 = Seite zwei
script-1484-page =
    Die Frau mit dem Kochlöffel wurde die erste Oberin des neuen Krankenhauses. Den Löffel hatte sie in einem Kasten an
    der Wand. In ihrem zweiten Jahr spielte bei einem Patienten das Radio ein Stück, da kam sie auf den Gang heraus,
    hielt den Wagen an, der gerade vorbeifuhr, und fragte jeden auf der Station, wie das heiße. Ein Junge mit dem Bein
    in Gips wusste es. Den Titel schickte sie uns auf einem Rezept. Es ist ein Foxtrott, ein ziemlich alberner. Er heißt
    „In einer Viertelstunde“.

script-1485 = Schritte von der Pumpe
script-1485-page =
    Die Zuckertüte mit den Namen kam in die richtigen Hände. Sie kamen mit Fähnchen an Stöcken und mit einem Maßband und
    gingen nach unseren Schritten, vierzig von der Pumpe, dann links; nie war es um mehr als eine Armlänge daneben. Am
    Seil standen Leute. Eine Frau fragte, wer von uns das geschrieben habe und ob im Netz etwas gewesen sei. Eine
    Zwiebel, sagten wir. Sie nickte mehrmals. Die sei für sie gewesen, sie habe zu Hause gewartet, mit der Pfanne auf
    dem Feuer.

script-1486 = Die Mühle, bei Nacht
script-1486-page =
    Der Mann, der gehämmert hatte, kam bis ans Meer. Er brauchte neun Nächte. Das wissen wir von einem Schleusenwärter,
    der gerade aus dem Fenster sah, als ein Boot ohne Ruder rückwärts über das Wehr ging und darin jemand im Morgenrock
    saß und sich den Hut festhielt. Im Frühjahr kam er mit dem Zug heim, um nach seinen Gaszählern zu sehen. Wir durften
    uns seine Hände anschauen. Das Boot liegt an der Mühle, die Kinder haben es. Noch nie, sagte er uns, habe er so
    lange am Stück solche Angst gehabt, und nicht eine Minute davon würde er hergeben.

script-1487 = Unter dem Badehaus
script-1487-page =
    Der Brunnen in der Waschküche bekam einen richtigen Kranz, aus Stein, mit einem Rad. Die Namen der vier Frauen sind
    in den Rand gehauen und darunter die Nummern der Häuser, die jemanden hinuntergeschickt hatten, und unsere ist
    dabei. Das Wasser schmeckt noch immer nach Eisen. Bei der Einweihung trank der Bürgermeister ein Glas davon und
    musste seine Rede mit Rost auf der Lippe halten. Der Kanarienvogel war da schon im Schlaf gestorben, an
    Altersschwäche. Er habe die ganze Zeit gesungen, sagte die Älteste, ein Heiliger wäre darüber zum Trinker geworden.

script-1488 = Das Mühlenlied
script-1488-page =
    Eines Abends kam Musik im Radio, ein Kinderchor und mittendrin ein Akkordeon, das einen von seinen tiefen Tönen
    nicht spielte. { $present ->
        [one] Wir erkannten es sofort.
       *[other] Wir erkannten es alle sofort.
    } Den Balg habe man flicken lassen, sagte der Sprecher, aber das Fräulein wolle es an dieser einen Stelle so haben.
    Danach wurden die Namen genannt. Wir hatten nie gefragt. Die Kleinste sang den Schluss der letzten Strophe allein,
    derjenigen, die man meistens weglässt.

script-1489 = Er war dran mit dem Großsein
script-1489-page =
    Der Junge mit dem festgesteckten Schal kam ans Theater. Er hatte dort eine Nummer, im gestreiften Trikot, in der ihn
    ein eleganter Herr an einen Stuhl fesselt. Er war sehr gut darin. Wir bekamen Karten von ihm, erste Reihe. Am
    Schluss kam er unter die Leute herunter und { $present ->
        [one] gab uns die Hand, und als
       *[other] gab uns allen die Hand, und als
    } wir wieder zu Hause waren, hatten wir noch alles in den Taschen und in jeder etwas dazu. Einen Löffel oder einen
    Kerzenstummel. Einen Schlüssel, der in unser Fenster passte.

script-1490 = Im Frühjahr gesetzt
script-1490-page =
    Im April, als die Erde sich gesetzt hatte, wurde die Platte gelegt. Es ist die Stufe eines Hauses, von Füßen
    ausgetreten, die gute Seite nach oben. Der Name ist darauf, so geschrieben, wie wir uns zuletzt geeinigt hatten, und
    links und rechts davon ein Ornament, das eigentlich ein Fehler ist. Darunter wurde viel Platz gelassen. So ist es
    geblieben. Bei nassem Wetter steht auf der Unterseite das Wasser in der Mulde, und man hört es, ganz leise, wenn man
    das Ohr an den Stein legt.

script-1491 = Raddampfer
script-1491-page =
    Das Paar, das zum Wasserwerk hinausgeführt worden war, kam und zeigte uns sein Kind. Es hieß Mira und war noch zu
    klein, um zu erfahren, warum. Sie waren vom Bahnhof zu Fuß gekommen, bei Tag, den kürzesten Weg, mitten über jeden
    Platz; ihnen sei schwindlig geworden, sagte die Frau, sie hätten sich aneinander festhalten müssen. Sie hatte neue
    Sandalen an. Sie blieben bis zum Abend. Beim Gehen baten sie, noch einmal die Schnur zu sehen, und der Mann fand die
    Stelle, mit geschlossenen Augen, beim ersten Versuch.

script-1492 = Bis auf Weiteres
script-1492-page =
    Von den zweiundzwanzig Wohnungen, für die Sanja die Schlüssel der Toten ausgegeben hatte, waren bei Kriegsende
    neunzehn bewohnt. Die Erben kamen aus dem Ausland, mit Anwälten. Die Böden waren gescheuert, und die Pflanzen, wo
    welche gewesen waren, gegossen. An einem Nagel neben der Tür hing ein Umschlag mit der Miete, in allem Möglichen, in
    Knöpfen und Zahlungsversprechen, und obenauf eine Quittung in Sanjas Schrift. Einer der Erben ging vor Gericht. Die
    übrigen setzten sich an die Tische und bekamen Suppe.

script-1493 = Bitte durchgehen
script-1493-page =
    Als die Sieben zum ersten Mal fuhr, bezahlte niemand. Sie hatten alle noch ihren alten Fahrschein dabei. Man hatte
    ihn aufgehoben, im Gebetbuch oder hinter dem Spiegel, mit dem Datum des Tages, an dem am Ufer alle aussteigen
    mussten, und jetzt hielt man ihn hoch. Er galt für eine Fahrt, und die war noch nicht zu Ende. In der Kurve stieg
    ein Mädchen mit einem grünen Buch ein. Sie war auf Seite einundneunzig und las bis zur Endstation.

script-1494 = Bemerkungen, Fortsetzung
script-1494-page =
    Das Nachtbuch kam ins Stadtarchiv, und man ließ es abschreiben. Für viele jener Nächte sei es die einzige Quelle,
    sagte uns ein Professor, er könne uns gar nicht sagen, wie wertvoll die Uhrzeiten seien. Er habe nur eine Frage. In
    der rechten Spalte, in den letzten Wochen, gebe es Bemerkungen, mit denen er nichts anfangen könne. Vierzigmal habe
    er dasselbe Wort gezählt. Er zeigte es uns. Es war „zugedeckt“, und dahinter stand jedes Mal ein anderer Buchstabe,
    und einer davon kam viel öfter vor als die anderen, { $present ->
        [one] und wir wussten, wessen
       *[other] und keiner von uns wollte sagen, wessen
    }.

script-1495 = Mit Deckel
script-1495-page =
    Im ersten Friedenswinter bekam Nadia einen Orden. Für die Suppe. Einen Tag lang trug sie ihn an der Schürze, da
    geriet er in den Teig. Die fünf Leute, die sie an jenem Abend suchen gegangen war, weil die Suppe für neun reichte,
    haben eine Art Verein gegründet. Sie treffen sich einmal im Jahr. Jeder bringt eine Möhre mit oder ein Stück
    Steckrübe, unter einem Deckel, alles kommt in einen Topf, und wer sagt, dass Fleisch hineingehört, spült ab.

script-1496 = Der zweite Teil der Arbeit
script-1496-page =
    Im fünften Jahr gab es ein Klassentreffen, in der Turnhalle. Für Petar hatten sie einen Stuhl aufs Podium gestellt.
    Ein junger Mann mit gebrochener Nase bat ums Wort, ging an die Tafel und schrieb aus dem Kopf den zweiten Teil jener
    Arbeit an, alle vier Aufgaben, und löste sie. Er brauchte eine Dreiviertelstunde. Niemand ging. Am Ende drehte er
    sich um, die Kreide in der Hand, und wartete, und hinten, wo die Bänke sind, fing jemand an zu trampeln.

script-1497 = Dosis auf dem Papier
script-1497-page =
    Die Praxis in der Salzstraße ist jetzt eine Apotheke. Über dem Tresen haben sie Irenas Waage aufgehängt oder eine,
    die ihr sehr ähnlich ist. Dort werden die Pulver bis heute mit der Hand gefaltet, mit dem Einschlag, obwohl es
    längst Maschinen dafür gibt; einem Mädchen bringt man es als Erstes bei, wenn es anfängt. Alle lernen es an Kreide
    und Zucker. Man mache das, heißt es, im Gedenken an einen Fall. Welcher Fall das war und ob der Kranke überlebt hat,
    konnte dort niemand mehr sagen.

script-1498 = Platz für zwölf
script-1498-page =
    Als wir auszogen, war die Frage, was mit dem Tisch werden sollte. Durch die Tür ging er nicht; Osman hatte ihn im
    Zimmer gebaut. Also nahmen wir das Fenster heraus und die Ziegel darunter, und acht Männer trugen ihn die Straße
    hinunter, die Beine nach oben. Kinder saßen darin. An der Ecke trafen wir auf eine Hochzeit, eine echte, mit Musik
    und einem Mädchen in Weiß, und sie hatten zu wenig Plätze. Wir stellten ihn auf der Stelle hin. Es wurde Abend, bis
    wir weiterkamen, und vom Wein waren elf Ringe darauf.

script-1499 = Beglaubigt
script-1499-page =
    Die Testamente, die Greta bei Lampenlicht aufgesetzt hatte, wurden für gültig befunden, alle sieben. Ein Anteil an
    einem Apfelbaum wurde tatsächlich beansprucht. Der Baum stand inzwischen in einem anderen Land, weil man die Grenze
    verschoben hatte, und es entspann sich ein Briefwechsel, der vier Jahre dauerte und zwei Ordner füllte. Dann kam
    eines Tages im September eine Kiste. Sie enthielt genau einen Anteil Äpfel, einzeln in Blätter des Gesetzblatts
    gewickelt, und ein Formular, zu unterschreiben in Gegenwart zweier Zeugen, die nichts davon hatten. Wir gingen auf
    die Straße hinaus, um welche zu suchen.
