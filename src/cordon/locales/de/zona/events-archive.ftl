# A01
event-a01 = Schlafende Posten
event-a01-1 =
    Zwei Rekruten schlafen am Gitter, die Stühle nach hinten gekippt. Ihre Fußlappen trocknen über der
    Lampe, und der ganze Gang riecht nach versengter Wolle. Der Schlüssel hängt dem Näheren an einem
    Schnürsenkel um den Hals. Er hebt und senkt sich mit dem Atem.
event-a01-1-pass-1 =
    Beim Ausatmen schneidest du den Senkel durch. Er kratzt sich am Kragen und schläft weiter.
event-a01-1-fail-1 =
    Dein Ärmel bleibt an seinem Stuhl hängen. Ein Kolben findet deine Rippen, bevor sein Besitzer die
    Augen öffnet.
event-a01-2 =
    Hinter dem Gitter stehen Karteischränke aus Eiche, die Messinggriffe blass gegriffen. Nichts ist nach
    Namen oder Jahren geordnet. Die Schubladen sind in Gramm beschriftet, und jede Karte hat nahe einer
    Ecke ein Loch, nie ganz an derselben Stelle.
event-a01-2-pass-1 =
    Nach Gewicht gestapelt und vor die Birne gehalten, lassen die Karten ein Loch offen. Es zeigt auf ein
    Regal.
event-a01-2-fail-1 =
    Beim letzten Schrank zittern dir die Knie, und die Karten sagen dir immer noch nichts. Die Posten
    regen sich.
event-a01-3 =
    In der Mappe liegt der Befehl zur Räumung von Pripjat, ein Durchschlag, vollständig bis hin zu dem,
    was jeder Haushalt mitnehmen darf. In einer Zeile hat ein Schreiber mit Bleistift das Wetter
    verbessert. Dahinter geheftet sind die Dieselquittungen des Busdepots, gestempelt und bezahlt. Sie
    sind vom Herbst vor dem Brand.

# A02
event-a02 = Schmieren oder kriechen
event-a02-1 =
    Fähnrich Hryzenko sitzt auf einer Kiste vor der Luke und pellt mit dem Daumennagel ein gekochtes Ei.
    Jedes Stück Schale verstaut er in einer Streichholzschachtel. Links von ihm läuft ein Kabelkanal in
    dieselbe Richtung, kniehoch, der Boden voll zerschlagener Isolatoren.
event-a02-1-pick-1 = „Für ein Dutzend mehr, Genosse Hryzenko.“
event-a02-1-pick-2 = Flach hinlegen und durch den Kanal, solange er kaut.
event-a02-1-pass-1 =
    Du erreichst das Gitter am anderen Ende, Staub zwischen den Zähnen. Hinter dir klopft er das nächste
    Ei an die Kiste.
event-a02-1-fail-1 =
    Porzellan schlitzt dir beide Unterarme auf, dann zerrt dich eine Hand an den Stiefeln heraus.
event-a02-2 =
    Im Lesesaal stehen grüne Lampen, ein paar davon brennen. Jeder Stuhl ist zurückgeschoben. Du hörst,
    wie umgeblättert wird, erst am hintersten Tisch, dann an dem daneben, die Reihe entlang, im Schritt
    einer Prüfungsaufsicht.
event-a02-2-pass-1 =
    Du gehst auf das Geräusch zu. Es geht durch dich hindurch und blättert die nächste Seite um.
event-a02-2-fail-1 =
    Die nächste Seite ist in deiner Handschrift. Du liest eine Zeile davon, dann brauchst du die Treppe.
event-a02-3 =
    Bohrkerne liegen in langen Kästen, in Paraffin versiegelt, jeder Meter mit Tinte bezeichnet. Erst
    Sand, dann ein grauer Ton, laut Geologen unberührt seit der Eiszeit. Unter dem Ton kommt in jedem Kern
    eine Handbreit Asphalt. Durch das Wachs des letzten siehst du den weißen Mittelstrich.

# A03
event-a03 = Verbogene Regale
event-a03-1 =
    Stahlregale sind quer über den Gang gestürzt, eines aufs andere gestützt. Oben vom Haufen rutscht noch
    Papier, Blatt um Blatt. Was alles hält, ist der Tritthocker eines Bibliothekars, unter den tiefsten
    Pfosten geklemmt, auf Rollen.
event-a03-1-pick-1 = Brechstange unter den Pfosten, und drauflehnen.
event-a03-1-pick-2 = „Ich bin schon durch Engeres. Schulter voran.“
event-a03-1-pass-1 =
    Auf deinem Rücken hebt sich das Regal fingerbreit, und du bist draußen, bevor es sich wieder setzt.
event-a03-1-fail-1 = Ein Brett kracht auf deinen Rucksack. Darin bricht etwas, und die Lücke ist weg.
event-a03-2 =
    Hinter dem Trümmerhaufen hängen Grundrisse an Schienen, an den Ecken festgeklammert. Alle zeigen
    dieses Stockwerk des Archivs, und auf jedem Blatt steht eine Wand woanders. Der Zeichner war
    sorgfältig. Er hat die Löscheimer eingetragen, und die Eimer sind, wo er sagt.
event-a03-2-pass-1 = Eine Wand ist auf jedem Blatt gleich. Du folgst ihr, die Hand am Putz.
event-a03-2-fail-1 =
    Du traust dem falschen Blatt, läufst durch einen Raum ohne vierte Ecke und kommst an, wo du angefangen
    hast.
event-a03-3 =
    Hefte der Vermesser, eines für jedes Jahr, seit der Draht steht. Die Pfosten sind aus Beton und nie
    versetzt worden; jeden Frühling gräbt der Trupp an ihren Füßen nach, um sicherzugehen. Was sich
    ändert, ist der Abstand von Pfosten zu Pfosten. Niemand hat den Zaun nach außen geschoben. Innen ist
    mehr Boden als früher.

# A04
event-a04 = Gang mit Stolperdraht
event-a04-1 =
    Der Gang ist gefegt, anders als alles hier unten. In Schienbeinhöhe ist eine Angelschnur zu sehen,
    weil die Feuchtigkeit daran perlt. Es wird eine zweite geben, neu gespannt und noch trocken. Wer sie
    gespannt hat, hat die Rolle am Feuerwehrschlauch gelassen.
event-a04-1-pass-1 = Die trockene ist auf Höhe deiner Kehle. Du gehst auf Knien zwischen beiden durch.
event-a04-1-fail-1 =
    Du steigst über die nasse Schnur in die trockene. Dachnägel fahren aus der Wand; du kriechst weiter.
event-a04-2 =
    Das Magazin ist für Leser gesperrt, aber die Rohrpost hat noch Druck. Dein Zettel geht mit einem
    Husten ab. Ein paar Minuten später fällt die Kapsel zurück in den Korb, darin dein Zettel, gestempelt:
    falsches Formular. Es gibt einen Schrank voller Formulare.
event-a04-2-pass-1 = Das graue, ohne Unterschrift. Die Kapsel bringt einen Schlüssel, in Watte gewickelt.
event-a04-2-fail-1 =
    Du füllst Formulare aus, bis dir die Finger krampfen. Die letzte Kapsel kommt nicht zurück.
event-a04-3 =
    Emissionen haben Papiere. Für jede gibt es ein Blatt, auf dem Vordruck, den die Armee für Kohle nimmt,
    das Lieferdatum im Voraus getippt. Das Amt, das bestellt, wechselt. Die Gegenzeichnung nie, und der
    Abschnitt darunter auch nicht: in einwandfreiem Zustand erhalten. Auf dem neuesten Blatt ist der
    Abschnitt leer. Das Datum liegt in diesem Monat.

# A05
event-a05 = Betrunkener Feldwebel
event-a05-1 =
    Feldwebel Bondar füllt das Treppenhaus aus, einen Stiefel ausgezogen, und singt einem Glas eingelegter
    Tomaten vor. Er will eine Prügelei, sagt er, oder einen Namen: Wer trägt Patronen aus dem Lager vom
    Stabsquartier? Das Geländer neigt sich, wohin er sich neigt.
event-a05-1-pick-1 = „Dann eine Prügelei. Stell das Glas hin.“
event-a05-1-pick-2 = Ihm sagen, wer. Der Mann hat einmal sein Zelt mit dir geteilt.
event-a05-1-pass-1 = Du setzt ihn zwischen seine Tomaten. Er weint ein wenig und winkt dich durch.
event-a05-1-fail-1 =
    Er wirft dich eine Treppe hinunter, kommt vorsichtig nach und wirft dich die nächste hinunter.
event-a05-2 =
    Der Gang darunter hat eine einzige Birne mit Zeitschalter. Sie brennt etwa vierzig Herzschläge lang,
    und der Knopf ist hinten an der Tür. Die Regalleitern laufen auf Schienen. Im letzten Licht siehst du,
    dass eine losgerollt ist.
event-a05-2-pass-1 =
    Im Dunkeln hörst du die Rollen an deinem Ärmel vorbeifahren und trittst hinter ihnen hinaus.
event-a05-2-fail-1 = Zurück zum Knopf, und wieder zurück, bis dir die Waden brennen und die Birne stirbt.
event-a05-3 =
    Die Filme liegen in Keksdosen, und das Zeitungspapier um jede Dose ist das Verzeichnis: Wer sie
    eingepackt hat, hat das Kreuzworträtsel gelöst, und eine Antwort gibt an, wo die nächste Dose steht.
    Zwei Buchstaben darin gehören zu keinem Alphabet, das man dir beigebracht hat.
event-a05-3-pass-1 = Du lässt die fremden Buchstaben weg. Der Rest ergibt ein Regal und die Farbe einer Dose.
event-a05-3-fail-1 =
    Einen der Buchstaben sprichst du aus. Es dauert eine Weile, bis du etwas anderes sagen kannst.
event-a05-4 =
    In der Dose ist Film aus den Dosisplaketten der Wachen, Monat für Monat entwickelt. Nichts davon ist
    verschleiert. Jedes Stück trägt ein Bild, obwohl so eine Plakette keine Linse hat: eine Stahltür am
    Fuß einer Treppe, immer von derselben Stufe aus. Auf dem ältesten ist sie zu. Auf dem neuesten steht
    sie eine Handbreit offen.

# A06
event-a06 = Tote Luft
event-a06-1 =
    Die Lüftung steht. Der Staub hängt noch im Raum, wo der letzte Besucher ihn aufgewirbelt hat, eine
    Schneise, hoch und breit wie ein Mensch, quer hinüber. Dein Streichholz geht in Gürtelhöhe aus. Bis
    zur anderen Tür ist es ein langer Raum.
event-a06-1-pass-1 = Kinn hoch, kleine Schlucke durch den Kragen, keine Eile. Hinter der anderen Tür zieht es.
event-a06-1-fail-1 =
    Du rennst. Die Wände drehen sich, und hinter der Tür kommst du zu dir, Sand auf der Zunge.
event-a06-2 =
    Der Lastenaufzug versperrt den Weg nach unten, das Gitter offen, die Plattform irgendwo oben. Auf dem
    Grund des Schachts liegt eine Offiziersmütze, platt wie ein Lebkuchen. Das Seil zittert. Oben probiert
    jemand einen Knopf nach dem anderen.
event-a06-2-pass-1 =
    Einen Moment lang hängt das Seil durch. Du läufst über den Schachtboden, und hinter dir setzt die
    Plattform auf.
event-a06-2-fail-1 = Die Plattform streift dich an der Schulter und schleudert dich in den Gang zurück.
event-a06-3 =
    Die Stahlkammer öffnet sich auf ein Wort, eingestellt an Buchstabenrädern. Daneben hängt ein Kalender
    der Schuhfabrik Schytomyr, in dem jede Woche ein Heiligentag gestrichen ist. Die vorderen Räder sind
    von Fingern blank. Die hinteren tragen einen Pelz aus Staub.
event-a06-3-pass-1 =
    In einer Woche steht eine Heilige, die niemand gestrichen hat. Die Räder rasten bei ihrem Namen ein.
event-a06-3-fail-1 = Beim dritten Buchstaben klemmen die Räder. Du horchst am Stahl und gehst wieder.
event-a06-4 =
    Das Buch eines Quartiermeisters. Im ersten Sommer ging ein Bataillon Bergleute hinunter, um unter dem
    Reaktor zu graben, und kein Eintrag bringt sie wieder herauf. Ihre Rationen werden immer noch in den
    Schacht hinabgelassen, jeden Donnerstag. Hinter jeder Lieferung steht derselbe Haken: Leergut zurück.
    Neben der Tür steht eine Reihe dieser Dosen. Sie sind ausgespült.

# A07
event-a07 = Es nistet in Papier
event-a07-1 =
    Etwas hat die Personalakten in Streifen gerissen, schmal wie Stroh, und das Stroh ins Gewölbe
    gestopft, bis hinauf zu den Sprinklern. Es riecht nach nassem Fell und Buchbinderleim. In der Mitte
    ist eine Mulde, so lang wie eine Badewanne. Dort richtet sich das Stroh gerade langsam wieder auf.
event-a07-2 =
    Was es nicht zerrissen hat, hat es sortiert. An der Wand liegen Bündel, mit Darm verschnürt. In einem
    hat jede Seite einen Fleck; im nächsten ist auf jeder eine Hand gezeichnet. Deine Mappe ist da, wo ein
    Wesen sie hinlegt, das nicht lesen kann.
event-a07-2-pass-1 = Seiten mit Flüssen. Deine Mappe steckt mitten im Bündel, ganz trocken.
event-a07-2-fail-1 = Du fängst an, seine Gründe zu verstehen, und verstehst sie, bis du hinausgekrochen bist.
event-a07-3 =
    Der Tresor steht auf der Galerie, und die Galerie ist von unten angenagt. Von oben sehen die Bohlen
    heil aus. Ein Teelöffel, den jemand fallen ließ, ist durch eine halb hindurchgegangen und steht
    aufrecht darin.
event-a07-3-pass-1 = Du gehst auf den Nagelköpfen, wo die Balken sind, und hast keine Eile.
event-a07-3-fail-1 = Die Bohle knickt wie eine Waffel. Du hängst an einem Ellbogen, dann an nichts mehr.
event-a07-4 =
    Die Akte der Kommission, wo das Kraftwerk hinsoll. Fünf Plätze wurden vermessen, vier waren besser. An
    den fünften ist der Brief eines gräflichen Wildhüters geheftet, in der Schreibung von vor der
    Revolution, über Spuren, denen er nicht folgen mag. Er hat sie in Lebensgröße gezeichnet. Solche
    Spuren hast du heute Morgen gekreuzt. Quer über den Brief hat der Vorsitzende geschrieben: hier.

# A08
event-a08 = Chiffrierbeamter
event-a08-1 =
    Der Riegel zum inneren Büro hängt an einer Chiffriermaschine. Die Skalen sind mit der alten
    Leuchtfarbe bemalt, die abblättert, und über dem Stuhl des Bedieners hängt eine Bleischürze. Die
    Gruppen von heute früh liegen in der Ablage und warten, dass jemand sie einstellt.
event-a08-1-pass-1 = Du drehst die letzte Skala, und der Riegel gleitet zurück, als räusperte sich jemand.
event-a08-1-fail-1 =
    Beim Umblättern hast du den Finger angeleckt. Er leuchtet im Dunkeln; der Riegel hat sich nicht
    bewegt.
event-a08-2 =
    Der Beamte lebt. Er ist sehr alt und frisch rasiert, trägt unter der Uniformjacke eine Strickweste und
    zieht Spalten, während er redet. „Meine Ablösung sollte im Mai kommen. Hast du mir was mitgebracht?
    Sie haben immer was mitgebracht. Wenn nicht, setz dich: Du liest die Gruppen, ich prüfe.“
event-a08-2-pick-1 = „Vom Depot, Großvater. Nichts unterschreiben, ist für dich.“
event-a08-2-pick-2 = Sich hinsetzen und ihm vorlesen.
event-a08-2-pass-1 = Du liest, bis er über dem Lineal einnickt, und gehst um den Tisch herum.
event-a08-2-fail-1 =
    Du hörst auf zu lesen, und die Gruppen gehen weiter, in deiner Stimme. Er schickt dich hinaus,
    ausruhen.
event-a08-3 =
    „Es kommt durch den Boden herauf, in unserer Chiffre, also lese ich es“, sagt der Beamte. „Jede Zeile
    ist eine Antwort.“ Aus den Antworten hat er die Fragen erschlossen. Die werden auch gesendet, und er
    weiß, von wo: aus diesem Gebäude, ein Stockwerk unter dem untersten. Dann zählt er dir einen
    Monatslohn in die Hand und löscht die Quittung ab.

# A09
event-a09 = Schichtwechsel
event-a09-1 =
    Unten an der Treppe wechselt die Wache, eine Reihe herauf, eine hinunter, und ein Leutnant tippt jeden
    Helm mit dem Bleistift an. Hinter dem letzten Mann ist Platz für einen mehr. Über den Spinden läuft
    ein Heizungsschacht, und im Morgengrauen sind sie weg.
event-a09-1-good-1 = Der Leutnant hat von dir gehört. Beim Zählen lässt er dich aus, und du gehst all die Treppen im Gleichschritt.
event-a09-1-neutral-1 = Auf der Treppe kennt dich keiner, weder so noch so.
event-a09-1-bad-1 = Bei den Spinden hängt eine Zeichnung von dir, und unter dem Schacht sitzt ein Posten. Bleibt die Kolonne.
event-a09-1-pick-1 = Hinten einreihen und Schritt halten.
event-a09-1-pick-2 = „Dann bis zum Morgen. Ich hab schon schlechter geschlafen als im Schacht.“
event-a09-1-pass-1 = Der Bleistift tippt auf deine Kapuze. Wer Schritt hält, den sieht keiner zweimal an.
event-a09-1-fail-1 = Der letzte Mann dreht sich um, will Feuer und schlägt mit der Lampe zu.
event-a09-1-pass-2 = Wer das gezeichnet hat, kannte dich nur vom Hörensagen. Der Bleistift tippt dich an und geht weiter.
event-a09-1-fail-2 = Der Leutnant hält die Zeichnung neben dein Gesicht, und der letzte Mann holt mit der Lampe aus.
event-a09-2 =
    Eine Zigarette lang ist die Wachstube leer. An einem Brett hängen Schlüssel, und hinter jeden ist in
    Grau sein Schatten gemalt, damit man sieht, wenn einer fehlt. Mehrere Schatten gehören zu keinem
    Schlüssel, den man feilen könnte.
event-a09-2-pass-1 = Ein Schlüssel hängt über dem falschen Schatten. Nur er ist blank gegriffen.
event-a09-2-fail-1 = Du studierst das Brett, bis einer der gemalten Schatten pendelt. Du gehst ohne Schlüssel.
event-a09-3 =
    Eine weiße Linie führt die Posten eine lange Rampe hinunter. Nach einiger Zeit führt sie hinauf,
    obwohl du nirgends abgebogen bist. Vor dir hallen die Stiefel der Schicht genau im Takt mit deinen,
    und es wäre leicht, ihnen das Gehen zu überlassen.
event-a09-3-pass-1 =
    Du wechselst den Schritt. Vorn stolpern die Stiefel, und neben deinem Ellbogen ist die Tür.
event-a09-3-fail-1 =
    Du marschierst, bis die Stiefel halten, an der Treppe, über die du gekommen bist. Deine Beine sind
    hin.
event-a09-4 =
    Der Dienstplan reicht Jahre zurück. Jeden Abend gehen zwölf Mann hinunter, gegen Unterschrift. Jeden
    Morgen kommen dreizehn herauf, gegen Unterschrift. Der dreizehnte bekommt Papiere und ein Zimmer in
    einer Stadt jenseits des Drahts; die Adressen sind alle hier. Die Ausrüstung für heute liegt bereit,
    ungefähr deine Größe, und du nimmst, was du brauchen kannst.

# A10
event-a10 = Überflutetes Magazin
event-a10-1 =
    Das Wasser steht bis zum dritten Fach, schwarz, ohne eine Welle; Karteikarten treiben darauf, mit der
    Schrift nach oben. Am Grund liegen Bücherwagen, die du nicht siehst. An der Wand hat jemand ein Seil
    gespannt, jemand Größeres als du.
event-a10-1-pass-1 = Hand über Hand am Seil, Kinn hoch, und deine Stiefel finden die Stufen.
event-a10-1-fail-1 =
    Unter deinem Fuß rollt ein Wagen weg. Die Kante reißt dir das Schienbein auf, und du platschst zurück
    zur Treppe.
event-a10-2 =
    Im nächsten Raum ist das Wasser klar bis auf die Fliesen. Kleine weiße Fische stehen darin, alle in
    der linken Hälfte, obwohl nichts sie von der rechten trennt. Die Tür, die du brauchst, ist rechts.
event-a10-2-pass-1 =
    Du gehst den langen Weg, zwischen den Fischen. Auf der anderen Seite liegt ein offenes Fass.
event-a10-2-fail-1 = Du watest geradewegs hinüber. Erst an der Tür, und die ist zu, bemerkst du das Fass.
event-a10-3 =
    Der letzte Durchgang steht bis zum Sturz unter Wasser, und wie lang der Gang dahinter ist, lässt sich
    nicht sagen. Durchs Wasser hörst du, wie auf ein Rohr geklopft wird, geduldig, mit etwas Weichem.
event-a10-3-pass-1 =
    Du ziehst dich an den Regalen entlang, unter dem Klopfen durch, bis dein Gesicht in Luft stößt.
event-a10-3-fail-1 = Du holst Luft, tauchst und kommst zurück, bis dir die Kraft zum Versuchen fehlt.
event-a10-4 =
    An der Wand ist der Pegel eines Hydrographen verschraubt, und der Putz daneben ist voll mit seinen
    Ablesungen. Das Wasser hier drin hat Gezeiten. Er hat den Mond dazu ausgerechnet, kleiner als unserer
    und viel niedriger, in neunzehn Tagen um uns herum. Oben auf dem höchsten Regal, wo es trocken ist,
    hat er einen Liegestuhl aufgestellt, zur Decke gerichtet.
