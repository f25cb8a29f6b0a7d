# Gerüchtekarten

# N01
news-n01 = Herde unterwegs
    .story =
        „Die ganze Nacht sind sie unterm Getreidesilo durchgezogen“, sagt die Milchfrau. „Ich bin nach dem
        Geräusch gegangen, nicht nach den Köpfen. Dann blieb eins an meinem Tor stehen und hat den Riegel
        probiert.“
    .rules =
        Zonas Stimme wählt 1 grünen Ort und 1 gelben Ort. Lege 1 grünen Mutantenmarker an diesen grünen
        Ort. Lege 1 gelben Mutantenmarker an diesen gelben Ort.

# N02
news-n02 = Blüte
    .story =
        Der Schäfer verkauft es für eine Zigarette: ein Ring Löwenzahn an der unteren Straße, in einer
        Nacht gewachsen, bei Frost. Er hat seine Mütze in die Mitte geworfen. Er wüsste gern, wann sie
        herunterkommt.
    .rules =
        Zonas Stimme wählt 1 grünen Ort und 1 gelben Ort. Lege 1 grünen Anomaliemarker an diesen grünen
        Ort. Lege 1 gelben Anomaliemarker an diesen gelben Ort.

# N03
news-n03 = Jagdsaison
    .story =
        Hinter den Deichen schießt jemand, einen Schuss nach dem anderen, mit langen Pausen. Was er
        verfehlt, läuft hierher. Der Gasthof hat die Wäsche hereingeholt und den Hund.
    .rules = Zonas Stimme wählt 2 verschiedene grüne Orte. Lege an jeden davon 1 grünen Mutantenmarker.

# N04
news-n04 = Flimmern
    .story =
        Die Straße sah nass aus, sagt der Fahrer, dabei hat es seit Pfingsten nicht geregnet. Er hat
        rechtzeitig gebremst. Sein Anhänger ist noch dort, zaunhoch über dem Straßenrand, und wackelt wie
        Sülze.
    .rules = Zonas Stimme wählt 2 verschiedene gelbe Orte. Lege an jeden davon 1 gelben Anomaliemarker.

# N05
news-n05 = Abwurf
    .story =
        Ein Fallschirm, rosa wie Kochschinken, geht hinter den Schornsteinen nieder. Laut Aufdruck ist die
        Kiste für ein Hochwasser in einem anderen Land: Birnen in Dosen und Gummistiefel, lauter linke.
    .rules = Jeder Plünderer in einem Bunker: nimm 1 Stück Krempel.

# N06
news-n06 = Überfallener Konvoi
    .story =
        „Wagen drei, kommen. Wagen vier, kommen.“ Der Funker dreht leiser. Mittags sind die Regale der
        Händler leer, abends sind sie voll, und niemand verliert ein Wort über die Löcher in den Planen.
    .rules = Wirf alle Karten der Ausrüstungsreihe des Marktplatzes ab. Fülle die Ausrüstungsreihe auf.

# N07
news-n07 = Windstille Nacht
    .story =
        Der Rauch des Dorfs steigt gerade hoch und bleibt stehen, ein Faden über jedem Schornstein. Drei
        Häuser weiter hört man, wie jemand einen Löffel hinlegt. Die Leute legen sich in Stiefeln hin,
        aber sie schlafen.
    .rules = Jeder Plünderer: senke deine Erschöpfung um 1.

# N08
news-n08 = Staubfront
    .story =
        Über den Feldern steht eine braune Wand, die Sonne darin wie ein Dotter. „Macht den Schal nass“,
        sagt der Alte an der Pumpe zu jedem, „und atmet, als würdet ihr’s stehlen.“
    .rules = Jeder Plünderer im offenen Gelände: Probe auf Grips 2. Bei Misserfolg erleide 1 Strahlung.

# N09
news-n09 = Psi-Dünung
    .story =
        Im Forschungslager haben sie den Nachtwächter wieder auf die Pritsche geschnallt, auf eigenen
        Wunsch. Es steigt um die Zeit des zweiten Melkens, sagt er. Anklopfen tut es nicht mehr.
    .rules =
        Jeder Plünderer im offenen Gelände: Probe auf Entschlossenheit 3. Bei Misserfolg erleide 1
        Störung.

# N10
news-n10 = Feuchtigkeit
    .story =
        Streichhölzer biegen sich. Die Karten im Gasthof rutschen nicht mehr, und der Büchsenmacher hat
        seine Läufe ans warme Ofenrohr gehängt wie Aale und geht schnuppernd die Reihe ab.
    .rules = Jeder Plünderer außerhalb eines Bunkers: beschädige 1 Gegenstand deiner Wahl.

# N11
news-n11 = Abschussprämie
    .story =
        Ein getipptes Blatt an der Kasernentür, in jeder Ecke ein Nagel: Der Bezirk will Beweise, dass die
        Biester weniger werden. Bezahlt wird mit Händedruck. Darunter mit Bleistift: Sie merken sich, mit
        wessen.
    .rules =
        Jeder Plünderer: wirf 1 Trophäe ab, wenn du willst. Tust du es, verbessere deine Reputation um 1
        Stufe.

# N12
news-n12 = Denunziation
    .story =
        Kariertes Papier, Großbuchstaben, keine Unterschrift, und jedes Versteck stimmt bis auf eins. Der
        Offizier vom Dienst liest es bei seinem Borschtsch vor. Am Ende des Tisches hat jemand aufgehört
        zu kauen.
    .rules = Zonas Stimme wählt 1 Plünderer. Verschlechtere die Reputation dieses Plünderers um 1 Stufe.

# N13
news-n13 = Waffenruhe
    .story =
        Bis Sonntag trinken beide Ufer aus einem Eimer. Auf der Bank am Brunnen steht ein Teller für die
        Witwen, und daneben sitzt ein Blinder, der am Klang hört, wer was hineingelegt hat.
    .rules = Jeder Plünderer: zahle 200 ₽, wenn du willst. Tust du es, verbessere deine Reputation um 1 Stufe.

# N14
news-n14 = Straßensperre
    .story =
        „Nicht für Brot und nicht für den Doktor“, sagt der Gefreite zu jedem Fuhrwerk. Ein Tankwagen ohne
        Räder liegt quer über der Straße. Die Soldaten haben sich Stühle geholt, einer einen Samowar.
    .rules =
        Zonas Stimme markiert 1 Grenze, die man mit Bewegen überqueren kann; jeder Ort behält dabei
        mindestens 1 passierbare Grenze. Die markierte Grenze kann nicht mit Bewegen überquert werden.

# N15
news-n15 = Minenfeld
    .story =
        Eine Kuh hat es gefunden. Der Pionier, der nachsehen kommt, trinkt seinen Tee im Stehen, gibt das
        Glas zurück und sagt, auf seiner Karte ist diese Wiese ein Tanzboden.
    .rules =
        Zonas Stimme markiert 1 Grenze, die man mit Bewegen überqueren kann. Wer die markierte Grenze mit
        Bewegen überquert, erleidet 1 Wunde. Die markierte Grenze zählt nicht als Abkürzung.

# N16
news-n16 = Heiße Zone
    .story =
        Die Bienen sind fort, der Honig ist noch da. Eine Studentin aus dem Forschungslager geht mit dem
        Zähler unterm Arm hinein. Sie kommt barfuß heraus und hält die Schuhe weit von sich.
    .rules =
        Zonas Stimme markiert 1 grünen oder gelben Ort. Wer seinen Zug der Aktionsphase am markierten Ort
        beendet, erleidet 1 Strahlung.

# N17
news-n17 = Patrouille
    .story =
        Neue Jungs, vom anderen Ende des Landes, die Riemen quietschen noch. Kein einziges Dorf hier
        können sie aussprechen, aber was Wegschauen kostet, wissen sie auswendig.
    .rules =
        Zonas Stimme markiert 1 grünen oder gelben Ort. Wer den markierten Ort mit Bewegen betritt: vor
        jeder Begegnung Probe auf Wachsamkeit 3. Bei Misserfolg wähle: verliere bis zu 200 ₽, oder erleide
        1 Wunde.

# N18
news-n18 = Köder
    .story =
        Ein Jäger aus Owrutsch verbrennt da draußen Hufe im Eimer, Tag und Nacht. Da kommen die fetten,
        prahlt er. Wütend kommen sie auch, aber er hat einen Baum.
    .rules =
        Zonas Stimme markiert 1 grünen oder gelben Ort. Erhöhe dort die Schwierigkeit jeder Konfrontation
        um 1. Verkaufe eine dort gewonnene Trophäe für 100 ₽ mehr.

# N19
news-n19 = Schwarzmarkt
    .story =
        Geh hinten bei den Kaninchenställen herum und frag nach Pani Halyna. Sie verkauft den Bestand
        eines Toten, bevor seine Brüder davon hören. Sie feilscht nicht, sie sieht nur auf die Uhr.
    .rules =
        Zonas Stimme markiert 1 Bunker. Zahle 100 ₽ weniger für jeden Gegenstand, den du dort kaufst
        (mindestens 100 ₽).

# N20
news-n20 = Weiße Wand
    .story =
        „Wolke am Boden, du siehst den eigenen Ellbogen nicht, alle Arbeit ruht, Ende.“ Drei Mann sind an
        einem Seil hinein, um das Werkzeug zu holen. Herausgebracht haben sie das Seil.
    .rules =
        Zonas Stimme markiert 1 grünen oder gelben Ort. Die Ortsaktion des markierten Orts kann nicht
        genutzt werden.

# N21
news-n21 = Arzneimangel
    .story =
        Der Feldscher hat seine Binden längs aufgeschlitzt und kocht die alten im Marmeladentopf aus. Jod
        gibt es tropfenweise. „Verletzt euch nächste Woche“, sagt er zu der Bank vor seiner Tür.
    .rules =
        Zonas Stimme markiert 1 Bunker. Zahle 300 ₽ statt 200 ₽ für jede Verletzung, die du dort beim
        Lagern heilst.

# Emissionskarten

# E01
emission-e01 = Kupferhimmel
    .story =
        Die Wolken bekommen die Farbe einer neuen Kopeke, von Westen her, ohne Donner. Jeder Nagel in
        jedem Zaun fängt an zu summen, und die Melodie kennst du.

# E02
emission-e02 = Warmer Schnee
    .story =
        Aus klarem Himmel fallen Flocken, grau und trocken. Sie liegen auf deinem Ärmel, ohne zu
        schmelzen, warm wie Ofenasche, und riechen nach angerissenen Streichhölzern.

# E03
emission-e03 = Der lange Pfiff
    .story =
        Weit weg pfeift ein Güterzug vor einem Bahnübergang, hört nicht auf und kommt näher. Auf jener
        Seite liegen keine Gleise. Die Straße entlang legen sich die Hunde hin.

# E04
emission-e04 = Glaswind
    .story =
        Eine Böe voll hellem Splitt klingelt an den Blechbechern und schält die Birken. Fenster, die
        jahrelang gehalten haben, gehen höflich zu Bruch, Haus für Haus.

# E05
emission-e05 = Weißer Mittag
    .story =
        Nach Mitternacht werfen die Birken Mittagsschatten, in alle Richtungen. Auf den Gehöften kräht ein
        Hahn, dann schreit er. Du siehst deine Fingerknochen vor dem Gras.

# E06
emission-e06 = Schwere Luft
    .story =
        Zu sehen ist nichts. Die Nadel steigt und klemmt, die Luft schmeckt, als hättest du die Zunge an
        einer Batterie, und im Krug wird die Milch sauer.

# E07
emission-e07 = Stehender Kies
    .story =
        Der Kies hebt sich kniehoch von der Straße und hängt da, jeder Stein dreht sich langsam. Dann
        fällt alles auf einmal, und es klingt wie Applaus.

# E08
emission-e08 = Roter Donner
    .story =
        Erst der Donner; dann der Blitz, rot, dicht über dem Boden. Drahtzäune reichen ihn von Pfosten zu
        Pfosten weiter, und das ganze Tal stinkt nach versengter Wolle.

# E09
emission-e09 = Glocke unter Wasser
    .story =
        Auf dem Grund des Weißen Sees schlägt eine Glocke. Das Wasser wölbt sich, glatt wie ein Auge, und
        sinkt zurück. Jeder Brunnen der Zone antwortet.

# E10
emission-e10 = Die Stille
    .story =
        Die Frösche verstummen. Dann die Blätter, dann deine eigenen Stiefel. In diese Stille hinein
        räuspert sich jemand, dicht hinter deinem Ohr.

# E11
emission-e11 = Grüner Vorhang
    .story =
        Hinter dem Kraftwerk lässt sich ein Vorhang aus grünem Licht herab, Falte um Falte. Wo sein Saum
        über ein Feld geschleift ist, liegt das Gras gekämmt und spröde.

# E12
emission-e12 = Kalter Schlot
    .story =
        Der Schlot, seit Jahren tot, fängt an zu rauchen. Schwarze Flocken sinken dir in den Kragen und
        stechen wie Bremsen, und es stinkt nach verbrannten Federn.

# E13
emission-e13 = Erdwelle
    .story =
        Die Straße kommt als Welle auf dich zu, und die Telegrafenmasten nicken, wenn sie unter ihnen
        durchläuft. Kellertüren klappen auf, und aus jeder kommt derselbe heiße Atem.

# E14
emission-e14 = Atmende Masten
    .story =
        An Masten, deren Drähte längst gekappt sind, knacken die Straßenlautsprecher und fangen an zu
        atmen, alle zusammen. Bei jedem Ausatmen schmeckt dein Zahnfleisch nach Salz.

# E15
emission-e15 = Nadelregen
    .story =
        Schräg fällt Regen aus einer niedrigen gelben Wolke, fein wie Stecknadeln, und zischt. Die
        rostigen Dächer scheuert er blank, bis aufs neue Blech.

# E16
emission-e16 = Zwei Monde
    .story =
        Neben dem Mond steht ein zweiter mit denselben Flecken, seitenverkehrt. Er zieht über den Himmel,
        während du hinsiehst, und die Pfützen neigen sich ihm nach und laufen über.

# E17
emission-e17 = Milchnebel
    .story =
        Nebel steht aus den Gräben auf, weiß, von innen erleuchtet, süß auf den Lippen wie Kondensmilch.
        Die Leute, die du darin siehst, gehen rückwärts.

# E18
emission-e18 = Das Eisen erwacht
    .story =
        Jedes Stück Eisen am Straßenrand dreht seine Spitze zum Reaktor und reißt sich los. Eggenzinken
        fliegen jaulend in Kopfhöhe vorbei und ziehen heißen Rost hinter sich her.

# E19
emission-e19 = Das Einatmen
    .story =
        Alle Luft zieht in eine Richtung, nach innen, und nimmt das Strohdach mit und ein Huhn. Eine Weile
        gibt es keine zum Atmen. Heiß kommt sie zurück und riecht nach Stall.

# E20
emission-e20 = Violette Dämmerung
    .story =
        Die Dämmerung kommt vor dem Mittagessen, und sie ist violett. Auf jeder Grasspitze sitzt eine
        kleine Flamme, die nicht wärmt und knistert wie Speck in der Pfanne.

# Schlossmarker

# L1
lock-l1 = Verrostetes Rad
    .story =
        Ein Lukenrad, so breit wie deine Arme reichen, braun und schuppig. Jemand hat mit Kreide einen
        Pfeil daraufgemalt, und jemand anders einen in die Gegenrichtung.

# L2
lock-l2 = Klingendraht
    .story =
        Das Treppenhaus ist mit Drahtrollen vollgestopft, bis hinauf zur Lampe. An den Klingen flattern
        Fetzen von Wattejacken, alle in Ellbogenhöhe eines Rennenden.

# L3
lock-l3 = Heiße Lache
    .story =
        Etwas ist unter der Tür hervorgelaufen und erstarrt, schwarz und glänzend wie Schuhwichse.
        Mäusespuren führen bis an den Rand und enden.

# L4
lock-l4 = Flüsterfeld
    .story =
        Der Gang ist leer und voller Gerede, immer eine Spur zu leise, um ihm zu folgen. Je länger du
        hinhörst, desto weiter weg ist die Tür.

# L5
lock-l5 = Codetafel
    .story =
        Ein Tastenfeld ohne Deckel, das Innere ausgeweidet. Es ließe sich wohl noch überreden, von
        jemandem, der Teile übrig hat.

# L6
lock-l6 = Bezahlte Wachen
    .story =
        Zwei Männer in Armeemänteln spielen Durak auf einer Munitionskiste. Keiner steht auf. Der Ältere
        reibt den Daumen an den Fingerspitzen.

# L7
lock-l7 = Lebendes Schloss
    .story =
        Knorpel ist über die Tür gewachsen, von Angel zu Angel. Beim Geruch einer frischen Haut zuckt
        er und öffnet sich ein wenig, wie der Schnabel eines Nestlings.

# L8
lock-l8 = Resonanzplatte
    .story =
        Statt eines Schlosses sitzt da eine Platte aus bläulichem Glas, in die Mulden eingeschliffen sind.
        Ein Stein aus einer Anomalie, nah daran gehalten, fängt an zu singen.
