# H01
event-h01 = Panzertür
event-h01-1 =
    Die Tür steht eine Körperbreite offen. Sie wiegt so viel wie eine Lokomotive und hängt so genau, dass
    der Luftzug sie bewegt, hinaus, dann herein. Auf der Schwelle ist der Beton blank poliert, wo sie sich
    geschlossen hat, sacht, all die Jahre.
event-h01-1-pass-1 =
    Ein Spinnennetz am Rahmen sackt durch, bevor der Luftzug dreht. Beim Durchsacken gehst du.
event-h01-1-fail-1 = Der Luftzug lässt zu früh nach, und die Stahlkante klemmt dir den Unterarm an den Rahmen.
event-h01-2 =
    Dahinter ist noch eine, mit einem Rad verriegelt. Das Fett auf der Spindel ist zu Bernstein geworden,
    mit einer Motte darin. Ein früherer Besucher hat es mit einem Bankbein als Hebel versucht und beide
    Hälften in die Ecke gelehnt, nebeneinander.
event-h01-2-pass-1 = Der Bernstein springt. Das Rad dreht sich mit dem leisen Klicken einer Rechenmaschine.
event-h01-2-fail-1 = Das Rad gibt dir eine Vierteldrehung und nimmt sie zurück, als du Luft holst.
event-h01-3 =
    Die Garderobe ist voll. Unter den Persianerkragen stehen Galoschen, paarweise, das Streusalz weiß auf
    dem Gummi, und die Marken folgen der Ankunft. In den Taschen stecken Theaterkarten und gefaltete
    Zeitungen. Keine ist von später als Januar. Der Brand war im April.

# H02
event-h02 = Totmannschalter
event-h02-1 =
    Neben einem Sessel ragt ein Bakelitgriff aus der Wand, in der Höhe einer ruhenden Hand. Ein
    Hosengürtel und zwei Bände Erntestatistik halten ihn unten. Leitungsrohre fächern sich von ihm auf,
    und eines speist das Gitter vor dir. Der Gürtel ist fast durch.
event-h02-1-pass-1 = Das Rohr zum Gitter hat neuere Schrauben. Du löst dieses und lässt den Gürtel in Frieden.
event-h02-1-fail-1 =
    Der Gürtel reißt. Das Relais am Gitter spuckt, und der Lichtbogen springt in deine Sachen.
event-h02-2 =
    Durch den Dienstgang läuft ein gemalter Strich. Er ist weiter links neu gemalt und noch weiter links
    noch einmal, und mit jedem Anstrich bekommt etwas hinter der rechten Täfelung mehr Platz. Der letzte
    endet mitten im Zug, neben einem trockenen Pinsel.
event-h02-2-pass-1 = Du siehst, wie weit das Furnier seither gebräunt ist, und bleibst an der anderen Wand.
event-h02-2-fail-1 = Du gehst auf dem letzten Anstrich, und mit jedem Schritt klettert dein Zähler.
event-h02-3 =
    Der Schaltplan hängt unter Glas. Der Griff zündet nichts. Solange ihn eine Hand unten hält, schweigt
    jede Sirene im Bezirk. Neben dem Plan hängt die Einteilung, stundenweise, von Samstag vor der
    Dämmerung bis Sonntagmittag, mit Tee bei jedem Wechsel. Der letzte Mann hat ein schmerzendes
    Handgelenk gemeldet. Er bittet, die Nacht als Überstunden zu rechnen.

# H03
event-h03 = Verschweißte Luke
event-h03-1 =
    Im Friseurraum lässt sich eine Bodenluke nicht heben. Einen Riegel hat sie nicht. Rund um die Fuge
    wirft das Linoleum Blasen, ein sauberer brauner Ring, von Hitze auf der Unterseite. Seither hat man
    den Drehstuhl daraufgerollt, ein frisches Handtuch über der Lehne.
event-h03-1-pick-1 = Die Stange in den Ring beißen lassen und sich drauflehnen.
event-h03-1-pick-2 = „Den Stuhl weg. Ich hab schon Backöfen gerückt.“
event-h03-1-pass-1 =
    Es ist die Naht eines Anfängers. Sie reißt Stück für Stück, und es klingt, als würden Erbsen gepalt.
event-h03-1-fail-1 = Sie hebt sich daumenbreit und fällt auf den Daumen zurück.
event-h03-2 =
    Der Schacht darunter ist mit Matratzen gepolstert, vom Grund bis zum Rand, die Knöpfe noch dran. Hier
    unten findet dein Ohr keinen Halt. Auf halber Leiter räusperst du dich, und in der Füllung hinter
    deiner Schulter räuspert sich etwas.
event-h03-2-pass-1 =
    Du hustest zweimal mit Absicht und kletterst weiter, solange es mit Antworten beschäftigt ist.
event-h03-2-fail-1 = Du fragst, wer da ist. Es fragt dasselbe, und seine Stimme klingt sicherer.
event-h03-3 =
    Geschweißt wurde von dieser Seite: Maske und Elektrodenstummel liegen unter der Luke. Eine andere Tür
    gibt es nicht, und niemand ist hier. An der Stirnwand stehen sechzehn Paar Schuhe, die Spitzen am
    Beton, die Senkel offen. In Schulterhöhe ist der Kalk abgescheuert. Ihr Gepäck ist vollzählig. Du
    nimmst das Beste davon.

# H04
event-h04 = Selbstschussanlage
event-h04-1 =
    Ringsum in der Eingangshalle Gipsflecken, in Brusttaschenhöhe, Dutzende, in verschiedenem Weiß. In der
    Deckenrosette dreht sich statt eines Kronleuchters eine Stahltrommel ein Stück, hält und dreht zurück.
    Vor jeder Bewegung zirpt ein trockenes Lager.
event-h04-1-pass-1 = Du rennst in den Pausen zwischen dem Zirpen und kommst heil hinter die Säule.
event-h04-1-fail-1 = Es zirpt hinter dir. Der Großteil der Garbe geht in den Gips.
event-h04-2 =
    Nur eine Stelle sieht sie nicht: den Speiseaufzug, einen Schacht mit Hanfseil, in dem das Essen für
    die Funktionäre hinunterging. Der Kasten steckt auf halber Höhe, darauf ein Kotelett, zu Leder
    geworden. Du musst um ihn herumklettern, Hand unter Hand.
event-h04-2-pass-1 =
    Du zwängst dich am Kasten vorbei, und das Seil hält lange genug, dass du unten die Klappe eintrittst.
event-h04-2-fail-1 = Der Hanf dröselt sich auf. Du und der Kasten fahrt zusammen ab, Knie voran.
event-h04-3 =
    Der Schaltschrank der Trommel steht in einer Besenkammer. Die Schilder sind deutsch und mit Tinte auf
    Russisch verbessert. Die Tinte ist danach mit Bleistift verbessert, von jemandem, der so fest
    aufgedrückt hat, dass der Karton gerissen ist.
event-h04-3-pass-1 =
    Du traust dem Bleistift und legst den Schalter um, den er unterstreicht. Das Zirpen hört auf.
event-h04-3-fail-1 =
    Du buchstabierst Deutsch und Russisch, bis dir die Augen tränen. Die Trommel zirpt weiter.
event-h04-4 =
    Auf einem Rad darin sitzen die Umrisse, die das Geschütz verschonen soll, aus Blech gestanzt: ein Mann
    mit Hut, eine Schwester mit einem Wagen. Der letzte ist nicht gestanzt. Jemand hat ihn von Hand aus
    einer Kondensmilchdose geschnitten und sorgfältig gemessen. Die Arme reichen bis zum Boden. Auf der
    Rückseite steht in Nagellack: kommt nur wegen der Milch.

# H05
event-h05 = Codeschloss
event-h05-1 =
    Buchstaben auf Messingknöpfen, darüber ein Gitter. Eine Frauenstimme vom Band fragt nach dem Wort des
    Tages. Während sie wartet, fährt unter den Knöpfen eine Schublade heraus, mit grünem Filz ausgelegt.
    Auf dem Emailleschild steht: Pfand, für Gäste, die es vergessen haben.
event-h05-1-pick-1 = Etwas Gutes auf den Filz legen und nichts sagen.
event-h05-1-pick-2 = „Ein Tag hat ein Wort. Ihres finde ich.“
event-h05-1-pass-1 = Die abgegriffenen Knöpfe ergeben „Rübe“. Sie wünscht dir einen erholsamen Aufenthalt.
event-h05-1-fail-1 = Du probierst Wörter, bis sie gute Nacht sagt und die Knöpfe tot sind.
event-h05-2 =
    Im Gang dahinter liegt ein roter Läufer, mit Messingstangen befestigt. Der Flor ist in eine Richtung
    gebürstet, von jemandem, der rückwärts hinausging. Er ist makellos, nur an der linken Fußleiste zeigt
    der Staub den Abdruck von zehn vorsichtigen Zehen.
event-h05-2-pass-1 = Du ziehst die Stiefel aus und gehst an der Fußleiste entlang, in diesen Zehen.
event-h05-2-fail-1 = In der Mitte gibt der Läufer nach und lässt dich auf abgesägte Rohrenden hinab.
event-h05-3 =
    In grünen Schränken hängen die Schlüssel von Pripjat, jede Wohnung an ihrem Haken. Darunter liegen die
    Gasbücher, und sie sind weitergeführt. Die Zählerstände sind von einer Hand, Straße für Straße, bis
    Ende letzten Monats, und sie steigen, im Winter schneller als im Sommer. Bei einer Wohnung im fünften
    Stock steht: nicht geöffnet, Wäsche auf dem Balkon.

# H06
event-h06 = Gast in der Speisekammer
event-h06-1 =
    Die Tür der Speisekammer ist ausgehängt und als Rampe hingelegt. Drinnen sind Mehlsäcke zu einer Mulde
    getreten, und die Mulde ist mit Etiketten tapeziert, von Gläsern abgeleckt. Es riecht nach Dill und
    langem Schlaf. Zwischen den Regalen rollt eine Dose hervor, langsam, auf deinen Fuß zu.
event-h06-2 =
    Dahinter geht das Lager weiter, Gang um Gang Pflaumenkompott in immer demselben Glas. Die Kreidepfeile
    des Lageristen widersprechen sich. Nach einer Weile fällt dir auf, dass in allen Gläsern die Pflaumen
    zu der Seite geschwommen sind, auf der du stehst.
event-h06-2-pass-1 =
    Kompott wird mit den Jahren dunkel. Du gehst von den hellen Gläsern zu den schwarzen und kommst zur
    Wand.
event-h06-2-fail-1 =
    Du kommst an demselben gesprungenen Deckel vorbei, bis er das Einzige ist, was du noch sicher weißt.
event-h06-3 =
    Ein Mehlaufzug führt zur Luke des Quartiermeisters, eine Kettenschlaufe über einer Rolle. Die Bremse
    war ein Buchenklotz, und etwas mit kleinen Zähnen hat ihn bis auf den Bolzen abgefressen.
event-h06-3-pass-1 = Du kletterst die Kette schneller hinauf, als sie unter dir auslaufen kann.
event-h06-3-fail-1 = Die Kette läuft. Du landest im Kompott, und nicht auf den Füßen.
event-h06-4 =
    Das Ausgabebuch ist mit violetter Tinte geführt. Personen: hundert; Brote: hundert. Im zweiten Jahr
    werden die Personen weniger, jeder Abgang doppelt unterstrichen. Die Brote nicht. Auf der letzten
    Seite hat der Quartiermeister eingetragen: Personen, keine. Brote, hundert, abgeholt, keine
    Beschwerden. Du bedienst dich am Krempel in seiner Schublade und schiebst sie leise zu.

# H07
event-h07 = Andere Besucher
event-h07-1 =
    Frische Abdrücke führen die Rampe hinunter, vier Paar Stadtschuhe im Gleichschritt. Hinter sich haben
    sie das Aufzuggitter mit einer Bahnschwelle verrammelt. In der Luft liegt Bohnerwachs. Weiter unten
    lacht ein Mann, und jemand verbietet es ihm.
event-h07-1-pass-1 = Du bekommst die Schulter unter die Schwelle und rückst sie beiseite, Ende um Ende.
event-h07-1-fail-1 = Die Schwelle kippt falsch herum und schrammt dir das Schienbein hinunter.
event-h07-2 =
    Auf der Treppe sitzt eine Frau in sauberem grauem Mantel, eine Flinte auf den Knien, und schreibt auf
    dem Schaft. Dieser Flügel wird gezählt, sagt sie, heute darf hier niemand gehen. Gegen Gebühr könnte
    sie eintragen, dass du gestern da warst.
event-h07-2-good-1 = Du stehst schon auf ihrer Liste, bei denen, die Türen hinter sich schließen. Sie rückt die Knie zur Seite.
event-h07-2-neutral-1 = Sie schlägt dich nach und findet nichts, und das lässt sich ändern.
event-h07-2-bad-1 = Sie schlägt dich nach und klappt das Buch zu. Von dir nimmt sie kein Geld. Bleibt die Dienstbotentreppe.
event-h07-2-pick-1 = Zahlen und gestern hier gewesen sein.
event-h07-2-pick-2 = Nicken, wieder hinauf, die Dienstbotentreppe nehmen.
event-h07-2-pass-1 = Ihr Bleistift kratzt weiter. Du gehst die andere Treppe hinunter, auf den Sohlenkanten.
event-h07-2-fail-1 = Der Bleistift hält inne. Der Schuss kommt durchs Geländer, bevor du an der Wende bist.
event-h07-2-pass-2 = Sie liest noch von dir. Du gehst die andere Treppe hinunter, auf den Sohlenkanten.
event-h07-2-fail-2 = Sie hat zu Ende gelesen. Der Schuss kommt durchs Geländer, bevor du an der Wende bist.
event-h07-3 =
    Ihre Kollegen sind mit Kreide die Türen abgegangen. Hinter den Kreisen sind Betten. Hinter den
    durchgestrichenen Kreisen sind auch Betten, und sie atmen. Ein Zeichen, so etwas wie ein Zahn, kommt
    nur einmal vor, hinter einer Ecke.
event-h07-3-pass-1 = Der Zahn ist ein Schreibtisch von oben. Du hast das Büro gefunden.
event-h07-3-fail-1 = Du öffnest eine durchgestrichene, zur Sicherheit, und bleibst, bis sie ausatmet.
event-h07-4 =
    Die Betten sind frisch bezogen, die Falten aus der Packung noch scharf. Die Wäsche kam per Lastwagen
    aus Browary; der Lieferschein ist von voriger Woche. Im Speisesaal stehen die Gläser poliert, mit dem
    Rand nach unten, auf Papier. Die Besucher haben Wasser abgehakt und Luft abgehakt. Wo das Formular
    nach der Ankunft der Gäste fragt, steht kein Datum, nur: vor der großen, wie beim letzten Mal.

# H08
event-h08 = Letzte Sendung
event-h08-1 =
    Ein Lautsprecher im Gang gibt das Zeitzeichen, und danach sagt eine ruhige Männerstimme: Bleib, wo du
    bist. Er sagt es freundlich. An jeder Biegung ist ein Lautsprecher, und beim dritten erwähnt er deine
    nassen Socken.
event-h08-1-pass-1 = Du wringst die Socken aus, ziehst sie wieder an und gehst weiter.
event-h08-1-fail-1 = Du bleibst, wo du bist. Er sagt dir, wann Morgen ist. Es ist keiner.
event-h08-2 =
    Der Sender bezieht seinen Strom aus einem gerippten Zylinder hinter Bleiglas. Bevor die Schublade mit
    dem Meldebuch aufgeht, muss das Ding abgeschaltet werden, und von der Karte mit der Reihenfolge der
    Schalter gibt es nur die linke Hälfte. Zwei Offiziere, jeder eine Hälfte.
event-h08-2-pass-1 = Die verschmorten Schalter verraten dir die andere Hälfte. Die Rippen hören auf zu ticken.
event-h08-2-fail-1 = Der falsche. Im Zylinder hebt sich eine Blende, und das Bleiglas wird braun.
event-h08-3 =
    Der Bunker bat um Erlaubnis, herauszukommen. Die Telegramme sind eingeklebt, eins pro Tag, und die
    Antwort ist immer ein Wort: warten. Die Antworten gehen weiter, als die Union zu Ende ist, als in dem
    Amt, aus dem sie kamen, ein Möbelgeschäft ist. Schließlich hat der Funker gepeilt. Die Linie zeigt zum
    Kraftwerk und nach unten. Seine Ersparnisse findest du in einer Tabakdose.

# H09
event-h09 = Keine Luft
event-h09-1 =
    Dein Streichholz geht in Gürtelhöhe aus, eine Stufe tiefer in Brusthöhe. Das Stockwerk der Minister
    liegt unter dieser Linie. Durch ihre Schlafzimmer kommst du über Schränke und Bettgestelle, das
    Gesicht an der Decke, wo die Stuckrosen schwarz sind von anderer Leute Kerzen.
event-h09-2 =
    Am Ende des Schachts dreht sich ein Lüfter, langsam genug, dass man die Flügel sieht, und nicht
    langsam genug. Ab und zu stockt er. Er stockt, wenn weit weg im Bunker eine Tür zufällt, und du warst
    sicher, dass außer dir niemand da ist.
event-h09-2-pass-1 = Fern schlägt die Tür, die Flügel hängen einen Atemzug lang, und du rollst hindurch.
event-h09-2-fail-1 = Du gehst beim falschen Schlag. Der Flügel öffnet dir den Ärmel und den Arm darin.
event-h09-3 =
    In der Filterhalle ist die Luft so verbraucht, dass zuerst die Farben gehen. Sessel mit
    Spitzendeckchen auf den Lehnen stehen den Pumpen gegenüber. Über einem liegt eine graue Strickjacke
    bereit. Sich nicht zu setzen, wirkt unhöflich.
event-h09-3-pass-1 = Du bleibst unhöflich und ziehst dich an den Lehnen weiter, Deckchen um Deckchen.
event-h09-3-fail-1 = Aus Höflichkeit setzt du dich. Eine Hand steckt die Strickjacke um deine Knie fest.
event-h09-4 =
    Vier Kanister reinigen die Luft für die Funktionäre, jeder hat ein Emailleschild. Auf dem ersten steht
    Staub, auf dem zweiten Gas. Dem dritten fehlt das Schild. Auf dem vierten steht Sprache. Sein Filz ist
    schwarz verklumpt. An der Wand liegen die gebrauchten Filze in Wachstuch, verschnürt wie
    Räucherschinken, Jahre davon. Eine Schnur ist abgerutscht. Du gehst nicht so nah hin, dass du Wörter
    verstehst.

# H10
event-h10 = Etwas unter dem Boden
event-h10-1 =
    Im Bankettsaal hebt und senkt sich das Parkett, Stab um Stab, als führe ein Daumen über die Kante
    eines Kartenspiels. Alle Löffel sind in die Mitte gerutscht. Was darunter ist, hat dein Gewicht
    bemerkt und sagt es weiter.
event-h10-2 =
    Es hat den Boden als Wall stehen lassen, höher als du, quer vor den Türen zur Küche. Die Stäbe rücken
    noch. Man könnte sie einzeln abtragen und stapeln, wie der Tischler sie hatte, oder klettern.
event-h10-2-pick-1 = Stab für Stab abtragen. Ist nur Eiche.
event-h10-2-pick-2 = Oben drüber, bevor es sich für etwas entscheidet.
event-h10-2-pass-1 = Du gehst auf Händen und Zehen hinüber, und der Wall sinkt hinter deinen Fersen.
event-h10-2-fail-1 = Der Kamm öffnet sich unter dir. Du fällst zwischen Eichenkanten und kriechst zurück.
event-h10-3 =
    Die Spülküche ist schwarz-weiß gefliest. Eins der schwarzen Quadrate ist keine Fliese: Ein Luftzug
    kommt herauf und rührt den Ruß auf den anderen. In deinem Lampenlicht sind alle gleich tief.
event-h10-3-pass-1 = Eine Rußflocke treibt über die Quadrate und kehrt bei einem um. Da kniest du dich hin.
event-h10-3-fail-1 = Die Flocken legen sich, ein Quadrat sieht aus wie das nächste, und du gehst zurück.
event-h10-4 =
    Du lässt die Lampe an der Schnur hinunter. Unten ist der Bankettsaal, dieser, Sohle an Sohle mit ihm.
    Der Tisch steht an der Unterseite deines Bodens, die Platte nach unten, und die Suppe bleibt in den
    Tellern. Du rückst, um mehr zu sehen. Sofort stampft jemand, Ferse gegen deine Ferse, wie Nachbarn es
    tun, wenn die Leute oben zu laut sind.
