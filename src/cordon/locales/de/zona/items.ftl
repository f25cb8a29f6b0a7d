# Startausrüstung: Lidija

item-lidija_1 = Feldmikroskop
    .accusative = das Feldmikroskop
    .dative = dem Feldmikroskop
    .flavour = Der Spiegel hat einen Sprung. Die Sonne findet er trotzdem.
item-lidija_2 = Bleikittel
    .accusative = den Bleikittel
    .dative = dem Bleikittel
    .flavour = Wiegt so viel wie eine Ziege und hängt auch so.
item-lidija_3 = Beruhigungsmittel
    .accusative = das Beruhigungsmittel
    .dative = dem Beruhigungsmittel
    .flavour = Eine halbe Tablette, sagt das Etikett aus einem ruhigeren Jahr.
item-lidija_4 = Pflaster
    .accusative = die Pflaster
    .dative = den Pflastern
    .flavour = Sie gehen mit den Haaren ab, nie vorher.

# Startausrüstung: Kostia

item-kostia_1 = Abgenutztes Dienstgewehr
    .accusative = das abgenutzte Dienstgewehr
    .dative = dem abgenutzten Dienstgewehr
    .flavour = Jemand hat die Nummer weggefeilt und dann eine neue eingeritzt.
item-kostia_2 = Stahlhelm
    .accusative = den Stahlhelm
    .dative = dem Stahlhelm
    .flavour = Man hat Kartoffeln darin gekocht. Der Kinnriemen ist neu.
item-kostia_3 = Trinkflasche
    .accusative = die Trinkflasche
    .dative = der Trinkflasche
    .flavour = Wasser von vor drei Flüssen. Schmeckt vor allem nach Aluminium.
item-kostia_4 = Marken des Freundes
    .accusative = die Marken des Freundes
    .dative = den Marken des Freundes
    .flavour = Zwei Scheiben, ein Name. Eine hätte nach Hause geschickt werden sollen.

# Startausrüstung: Iwan

item-iwan_1 = Maschinenpistole
    .accusative = die Maschinenpistole
    .dative = der Maschinenpistole
    .flavour = Schießt schneller, als hier irgendwer zahlen kann.
item-iwan_2 = Splitterweste
    .accusative = die Splitterweste
    .dative = der Splitterweste
    .flavour = Die Platte vorn ist aus Stahl. Die hinten ist ein Verkehrsschild.
item-iwan_3 = Verbandpäckchen
    .accusative = das Verbandpäckchen
    .dative = dem Verbandpäckchen
    .flavour = An der Kerbe aufreißen. Mit den Zähnen, falls die andere Hand zu tun hat.
item-iwan_4 = Vertrag
    .accusative = den Vertrag
    .dative = dem Vertrag
    .flavour = Der Auftraggeber hat in zwei verschiedenen Handschriften unterschrieben.
    .rules = In einem Bunker, in deinem Zug: erhalte 200 ₽.

# Startausrüstung: Tamara

item-tamara_1 = Selbstgebauter Detektor
    .accusative = den selbstgebauten Detektor
    .dative = dem selbstgebauten Detektor
    .flavour = Das Gehäuse war eine Seifendose, die Nadel gehörte einem Moped.
item-tamara_2 = Segeltuchoverall
    .accusative = den Segeltuchoverall
    .dative = dem Segeltuchoverall
    .flavour = An den Knien mit einem Stück Paradefahne geflickt.
item-tamara_3 = Taschenmesser
    .accusative = das Taschenmesser
    .dative = dem Taschenmesser
    .flavour = So oft geschliffen, dass es jetzt ein kleineres Messer ist.
item-tamara_4 = Trockenfleisch
    .accusative = das Trockenfleisch
    .dative = dem Trockenfleisch
    .flavour = Frag nach dem Jahr, nicht nach dem Tier.

# Startausrüstung: Andriej

item-andriej_1 = Schallgedämpfte Pistole
    .accusative = die schallgedämpfte Pistole
    .dative = der schallgedämpften Pistole
    .flavour = Wie ein Buch, das nebenan herunterfällt.
item-andriej_2 = Tasche mit doppeltem Boden
    .accusative = die Tasche mit doppeltem Boden
    .dative = der Tasche mit doppeltem Boden
    .flavour = Obenauf Zwiebeln. Die Posten heben die Zwiebeln an und hören dort auf.
item-andriej_3 = Zigaretten
    .accusative = die Zigaretten
    .dative = den Zigaretten
    .flavour = Belarussische, geraucht bis auf die Schrift.
item-andriej_4 = Schmiergeld
    .accusative = das Schmiergeld
    .dative = dem Schmiergeld
    .flavour = So klein gefaltet, dass es in einen Händedruck passt.

# Startausrüstung: Sawwa

item-sawwa_1 = Schwere Keule
    .accusative = die schwere Keule
    .dative = der schweren Keule
    .flavour = An einem Ende Eiche, am anderen das Zahnrad eines Traktors.
item-sawwa_2 = Lumpen
    .accusative = die Lumpen
    .dative = den Lumpen
    .flavour = Unter der fünften Schicht kommt eine gute wollene.
item-sawwa_3 = Bittere Kräuter
    .accusative = die bitteren Kräuter
    .dative = den bitteren Kräutern
    .flavour = Kauen, bis die Zunge taub wird, dann auflegen.
item-sawwa_4 = Alte Ikone
    .accusative = die alte Ikone
    .dative = der alten Ikone
    .flavour = Das Gesicht des Heiligen ist bis aufs Holz weggeküsst.

# Startausrüstung: Oleg

item-oleg_1 = Jagdgewehr
    .accusative = das Jagdgewehr
    .dative = dem Jagdgewehr
    .flavour = Leinöl auf dem Schaft, jeden Sonntag, seit der Flut.
item-oleg_2 = Poncho
    .accusative = den Poncho
    .dative = dem Poncho
    .flavour = Der Regen läuft daran ab, geradewegs in die Stiefel.
item-oleg_3 = Fernglas
    .accusative = das Fernglas
    .dative = dem Fernglas
    .flavour = Am besten kneifst du das linke Auge zu.
item-oleg_4 = Flachmann
    .accusative = den Flachmann
    .dative = dem Flachmann
    .flavour = Graviert vom Betriebskomitee: dreißig Jahre ohne Fehltag.

# Startausrüstung: Foma

item-foma_1 = Gebetskette
    .accusative = die Gebetskette
    .dative = der Gebetskette
    .flavour = Kirschkerne auf Angelschnur. Der neunte treibt aus.
item-foma_2 = Wünschelrute
    .accusative = die Wünschelrute
    .dative = der Wünschelrute
    .flavour = Hasel, in der falschen Nacht geschnitten. Sie schlägt trotzdem aus.
item-foma_3 = Mönchsrock
    .accusative = den Mönchsrock
    .dative = dem Mönchsrock
    .flavour = Jeden Knopf hat eine andere Witwe angenäht.
item-foma_4 = Weihrauch
    .accusative = den Weihrauch
    .dative = dem Weihrauch
    .flavour = Die Asche fällt nach oben und klebt an den Sparren.

# Startausrüstung: Wiera

item-wiera_1 = Chirurgisches Besteck
    .accusative = das chirurgische Besteck
    .dative = dem chirurgischen Besteck
    .flavour = So oft ausgekocht, dass der Stahl den Namen des Herstellers verloren hat.
item-wiera_2 = Schutzschürze
    .accusative = die Schutzschürze
    .dative = der Schutzschürze
    .flavour = Aus einem Röntgenraum, der Haken ist noch dran.
item-wiera_3 = Aufputschmittel
    .accusative = das Aufputschmittel
    .dative = dem Aufputschmittel
    .flavour = Sechs Stunden auf einmal geliehen, fällig am Donnerstag.
item-wiera_4 = Krankenblätter
    .accusative = die Krankenblätter
    .dative = den Krankenblättern
    .flavour = Elf Patienten mit Bleistift, und auf der letzten Seite dein eigener Puls.

# Startausrüstung: Danyło

item-danylo_1 = Saufeder
    .accusative = die Saufeder
    .dative = der Saufeder
    .flavour = Die Querstange ist da, weil Keiler weiterlaufen.
item-danylo_2 = Schlingendraht
    .accusative = den Schlingendraht
    .dative = dem Schlingendraht
    .flavour = Abgewickelt vom Klavier im Kulturhaus.
item-danylo_3 = Pelzmantel
    .accusative = den Pelzmantel
    .dative = dem Pelzmantel
    .flavour = Hunde knurren ihn sogar am Nagel an.
item-danylo_4 = Räucherspeck
    .accusative = den Räucherspeck
    .dative = dem Räucherspeck
    .flavour = Eingewickelt in die Fußballergebnisse einer aufgelösten Liga.

# Krempel

item-j01 = Lebensmittelkarten
    .accusative = die Lebensmittelkarten
    .dative = den Lebensmittelkarten
    .flavour = Gültig für Zucker im Mai. In welchem Mai, fragt der Quartiermeister nie.
    .rules =
        Im Stabsquartier, vor oder nach einer deiner Aktionen: senke deine Erschöpfung um 2, dann nimm 1
        Stück Krempel.
item-j02 = Geigerzähler
    .accusative = den Geigerzähler
    .dative = dem Geigerzähler
    .flavour = Zweimal ist er verstummt. Beide Male war es die Batterie.
    .rules = In einer Probe: wirf 1 Würfel mit Warnzeichen neu. Einmal pro Probe.
item-j03 = Brechstange
    .accusative = die Brechstange
    .dative = der Brechstange
    .flavour = Die blaue Farbe im Knick passt zu einer Tür in Pripjat.
    .rules =
        Wenn du durch ein Ereignis, einen Ort oder einen Gegenstand Krempel nimmst oder ziehst und
        behältst: nimm 1 weiteres Stück Krempel vom Stapel. Wenn ein Ereignis oder Schloss verlangt, die
        Brechstange zu benutzen: lege 1 Schadensmarker auf sie, ohne diesen Effekt.
item-j04 = Karte des Erkunders
    .accusative = die Karte des Erkunders
    .dative = der Karte des Erkunders
    .flavour = Jemand hat den Fluss von Hand berichtigt und hatte recht.
    .rules = Wenn du eine Abkürzung nimmst: erleide für den Rest der Runde keinen Schaden von Abkürzungen.
item-j05 = Gefälschter Passierschein
    .accusative = den gefälschten Passierschein
    .dative = dem gefälschten Passierschein
    .flavour = Der Stempel ist aus einem Stiefelabsatz geschnitzt. Die Unterschrift ist echt.
    .rules =
        Im Forschungslager, vor oder nach einer deiner Aktionen: Du giltst bis zum Ende dieses Zugs als
        jemand mit guter Reputation.
item-j06 = Kosakenschnaps
    .accusative = den Kosakenschnaps
    .dative = dem Kosakenschnaps
    .flavour = Klar wie eine Fensterscheibe, und putzt auch eine.
item-j07 = Energydrink
    .accusative = den Energydrink
    .dative = dem Energydrink
    .flavour = Jemand hat dem Tiger auf der Dose mit Kugelschreiber eine Brille verpasst.
item-j08 = Verbandrolle
    .accusative = die Verbandrolle
    .dative = der Verbandrolle
    .flavour = Grau gewaschen, glatt gebügelt. Eine Ecke ist bestickt.
item-j09 = Jodtabletten
    .accusative = die Jodtabletten
    .dative = den Jodtabletten
    .flavour = Verteilt wurde spät, Straße für Straße. Diese Schachtel hat ihre Straße verfehlt.
item-j10 = Alte Gasmaske
    .accusative = die alte Gasmaske
    .dative = der alten Gasmaske
    .flavour = Der letzte Atem darin war Knoblauch, und nicht deiner.
item-j11 = Wattejacke
    .accusative = die Wattejacke
    .dative = der Wattejacke
    .flavour = Ins Futter ist ein Straßenbahnfahrschein eingesteppt.
item-j12 = Gummiwathose
    .accusative = die Gummiwathose
    .dative = der Gummiwathose
    .flavour = Sieben Fahrradflicken, und du weißt, wo der achte hinkommt.
item-j13 = Taschenlampe
    .accusative = die Taschenlampe
    .dative = der Taschenlampe
    .flavour = Ein Klaps, und sie geht an. Der nächste ist einer zu viel.
item-j14 = Rostige Machete
    .accusative = die rostige Machete
    .dative = der rostigen Machete
    .flavour = War einmal eine Lastwagenfeder und biegt sich noch so.
item-j15 = Beutel Schrauben
    .accusative = den Beutel Schrauben
    .dative = dem Beutel Schrauben
    .flavour = Wirf eine voraus. Wo sie leise landet, setz den Fuß hin.
item-j16 = Dosengulasch
    .accusative = das Dosengulasch
    .dative = dem Dosengulasch
    .flavour = Die Kuh auf dem Etikett sieht besser genährt aus als der Koch.

# Ausrüstung

item-k01 = Schmuggler-GPS
    .accusative = das Schmuggler-GPS
    .dative = dem Schmuggler-GPS
    .flavour = Es kennt vierzig Pfade durchs Schilf und keinen beim Namen.
    .rules =
        Im Sumpf, vor oder nach einer deiner Aktionen: versetze dich an einen beliebigen Ort des grünen
        Sektors.
item-k02 = Plünderanzug
    .accusative = den Plünderanzug
    .dative = dem Plünderanzug
    .flavour = An den Handgelenken mit Klebeband abgedichtet. Das Klebeband ist das Teure daran.
    .rules =
        Verhindere 1 Strahlung. Ignoriere die Nebenwirkung von 1 Artefakt, das du benutzt. Eine Nutzung
        gibt dir eines davon oder beides, im selben Moment.
item-k03 = Anomaliescanner
    .accusative = den Anomaliescanner
    .dative = dem Anomaliescanner
    .flavour = Er brummt eine Terz tiefer, wenn mit der Luft da vorn etwas nicht stimmt.
    .rules =
        Vor oder während einer Anomaliebegegnung: lege ihre Entdeckungs- und Konfrontationsprobe mit Grips
        ab, bis die Begegnung endet.
item-k04 = Werkzeugset
    .accusative = das Werkzeugset
    .dative = dem Werkzeugset
    .flavour = Es fehlt nur der Dreizehner, wie in jedem, das je ausgegeben wurde.
    .rules =
        Vor oder nach einer deiner Aktionen: repariere 3 Schadensmarker auf deinen abnutzbaren
        Gegenständen.
item-k05 = Kampfmesser
    .accusative = das Kampfmesser
    .dative = dem Kampfmesser
    .flavour = Laut Vorschrift stumpf ausgegeben. Dieses verstößt gegen die Vorschrift.
item-k06 = Spektrometer
    .accusative = das Spektrometer
    .dative = dem Spektrometer
    .flavour = Zeichnet seine Antwort auf Thermopapier, das bis zum Abend verblasst.
item-k07 = Technische Unterlagen
    .accusative = die technischen Unterlagen
    .dative = den technischen Unterlagen
    .flavour = Band vier. An den Rändern steht die Antwort auf das, was Band fünf fragen wird.
item-k08 = Söldnerpanzer
    .accusative = den Söldnerpanzer
    .dative = dem Söldnerpanzer
    .flavour = Das Abzeichen ist abgetrennt. Sein Umriss ist noch dunkler als der Stoff.
item-k09 = Sturmgewehr
    .accusative = das Sturmgewehr
    .dative = dem Sturmgewehr
    .flavour = Vergraben in Fett und Sackleinen, für einen Krieg, der woanders hinging.
item-k10 = Abgesägte Schrotflinte
    .accusative = die abgesägte Schrotflinte
    .dative = der abgesägten Schrotflinte
    .flavour = Was abgesägt wurde, stützt jetzt eine Tomate.
item-k11 = Vollschutzanzug
    .accusative = den Vollschutzanzug
    .dative = dem Vollschutzanzug
    .flavour = Darin ist dein Atem weit und breit das Lauteste.
item-k12 = Gefechtshelm
    .accusative = den Gefechtshelm
    .dative = dem Gefechtshelm
    .flavour = Die Delle ist innen.
item-k13 = Nachtsichtbrille
    .accusative = die Nachtsichtbrille
    .dative = der Nachtsichtbrille
    .flavour = Füchse sind grün. Was hinter den Füchsen steht, auch.
item-k14 = Verbandkasten
    .accusative = den Verbandkasten
    .dative = dem Verbandkasten
    .flavour = Auf dem Deckel stehen zwölf Dinge. Jemand hat ehrlich acht abgehakt.
item-k15 = Tornister
    .accusative = den Tornister
    .dative = dem Tornister
    .flavour = Neun Schnallen. Die letzte lernst du beim Rennen kennen.
item-k16 = Psi-Haube
    .accusative = die Psi-Haube
    .dative = der Psi-Haube
    .flavour = Kupfergeflecht, eingenäht von jemandem, der die Nadel hören konnte.
item-k17 = Chiffriertes Funkgerät
    .accusative = das chiffrierte Funkgerät
    .dative = dem chiffrierten Funkgerät
    .flavour = Jeden Abend um zehn buchstabiert eine ruhige Stimme den morgigen Tag.
    .rules = In deinem Zug: sieh dir die oberste Karte des Gerüchtestapels an.

# Grüne Artefakte

item-ag01 = Schwamm
    .accusative = den Schwamm
    .dative = dem Schwamm
    .flavour = Drück ihn aus, und ein anderer blauer Fleck kommt heraus.
    .rules = Wenn du Schaden erleiden würdest: wandle 1 davon in eine andere Art um.
item-ag02 = Nest
    .accusative = das Nest
    .dative = dem Nest
    .flavour = Es wird eine Stunde vor dem Himmel warm.
    .rules = Bei einer Emission, wenn du in einen Bunker rennst: erhöhe deine Erschöpfung um 1 statt um 2.
item-ag03 = Pech
    .accusative = das Pech
    .dative = dem Pech
    .flavour = Wer es im Herbst anfasst, hat bis Ostern einen schwarzen Daumen.
    .rules = Verhindere 1 Wunde. Schadensmarker auf diesem Gegenstand können nie entfernt werden.
item-ag04 = Wagenheber
    .accusative = den Wagenheber
    .dative = dem Wagenheber
    .flavour = Leg ihn in den Rucksack, und die Riemen werden schlaff.
    .rules =
        Du hast den 6. Platz, auch während dieser Gegenstand deaktiviert ist. Probe auf Konstitution: +1.
        Nebenwirkung: erhöhe deine Erschöpfung um 1.
item-ag05 = Kaltes Feuer
    .accusative = das kalte Feuer
    .dative = dem kalten Feuer
    .flavour = Schnee fällt auf die Flamme und bleibt liegen.
    .rules =
        Probe auf Grips: +1. Nebenwirkung: Probe auf Entschlossenheit 3; bei Misserfolg erleide 1 Störung.
item-ag06 = Nagaika
    .accusative = die Nagaika
    .dative = der Nagaika
    .flavour = Abends linksherum aufgerollt, am Morgen rechtsherum.
item-ag07 = Kleister
    .accusative = den Kleister
    .dative = dem Kleister
    .flavour = Riecht wie der Eimer eines Plakatklebers.
item-ag08 = Glutperle
    .accusative = die Glutperle
    .dative = der Glutperle
    .flavour = In der Achselhöhle getragen, trocknet sie sogar die Socken.
item-ag09 = Knistermoos
    .accusative = das Knistermoos
    .dative = dem Knistermoos
    .flavour = Jedes Haar auf deinem Arm zeigt auf das, was kommt.
item-ag10 = Weinender Stein
    .accusative = den weinenden Stein
    .dative = dem weinenden Stein
    .flavour = Spül den Schnitt mit dem, was heruntertropft. Zieh dabei Handschuhe an.

# Gelbe Artefakte

item-ay01 = Teufelsgedärm
    .accusative = das Teufelsgedärm
    .dative = dem Teufelsgedärm
    .flavour = Liegt still, bis jemand im Raum hinkt.
    .rules =
        Wenn du eine Probe erzwingst: wirf statt 1 Würfel bis zu 2 Würfel neu, wenn du genau 1 Trauma
        hast, bis zu 3 Würfel bei 2 oder mehr Traumata. Wirf sie gleichzeitig neu, jeden einmal.
item-ay02 = Klotz
    .accusative = den Klotz
    .dative = dem Klotz
    .flavour = Durchgesägt zeigt er keine Jahresringe.
    .rules =
        Probe auf Konstitution oder Entschlossenheit: +2. Nebenwirkung: erhöhe deine Erschöpfung um 2. Du
        darfst ihn auch über Erschöpfung 5 hinaus benutzen: Jeder Punkt über 5 verursacht 1 Schaden, der
        sich nicht verhindern lässt.
item-ay03 = Teufelsauge
    .accusative = das Teufelsauge
    .dative = dem Teufelsauge
    .flavour = Es verfolgt Fleisch durchs Zimmer.
    .rules =
        Probe auf Wachsamkeit oder Grips: +2. Nebenwirkung: wirf 1 Trophäe ab. Ohne Trophäe benutze es
        nur, wenn du die Nebenwirkung ignorierst.
item-ay04 = Magma
    .accusative = das Magma
    .dative = dem Magma
    .flavour = Drei Eimer hat es schon durch.
    .rules =
        Konfrontationsprobe mit Konstitution: +2. Nebenwirkung: erleide 1 Strahlung für jedes Artefakt
        in deinem Rucksack, dieses eingeschlossen.
item-ay05 = Eberesche
    .accusative = die Eberesche
    .dative = der Eberesche
    .flavour = Seidenschwänze kreisen um den Zweig und landen nicht.
    .rules = Heile 2 Verletzungen. Schadensmarker auf diesem Gegenstand können nie entfernt werden.
item-ay06 = Viehhirt
    .accusative = den Viehhirten
    .dative = dem Viehhirten
    .flavour = Tiere machen einen Bogen um ihn wie Kühe um ein Grab.
    .rules =
        In einer Mutantenbegegnung, wenn dir die Entdeckungs- oder Konfrontationsprobe misslingt: erleide
        keinen Schaden für diesen Misserfolg. Schaden durch die Fähigkeit des Mutanten gilt weiter.
        Nebenwirkung: erhöhe deine Erschöpfung um 1.
item-ay07 = Wächsling
    .accusative = den Wächsling
    .dative = dem Wächsling
    .flavour = Wer ihn auch zuletzt hält, der Daumenabdruck ist nie seiner.
item-ay08 = Leitstern
    .accusative = den Leitstern
    .dative = dem Leitstern
    .flavour = Kompasse, daneben gelegt, zeigen auf ihre Besitzer.
    .rules =
        In einer Probe: wirf beliebig viele Würfel neu, einmal. Nebenwirkung: erleide 1 Störung für jedes
        Artefakt, das du besitzt, dieses eingeschlossen.
item-ay09 = Hohle Glocke
    .accusative = die hohle Glocke
    .dative = der hohlen Glocke
    .flavour = Mit dem Löffel angeschlagen, macht sie das Zimmer leiser.

# Funde

item-f01 = Gargantua-Urin
    .accusative = den Gargantua-Urin
    .dative = dem Gargantua-Urin
    .flavour = Doppelt verschlossen und gewachst, und die Hunde wechseln trotzdem die Straßenseite.
    .rules =
        Nachdem ein Mutantenmarker für deine Begegnung gezogen oder gewählt wurde: überspringe die
        Begegnung und wirf den Marker ab. Der Mutant ist nicht bezwungen: nimm keine Beute.
item-f02 = Notizen von Prof. Iwaszczenko
    .accusative = die Notizen von Prof. Iwaszczenko
    .dative = den Notizen von Prof. Iwaszczenko
    .flavour = Seite neunzig: „Niemals zweimal.“ Seite einundneunzig: „Zweimal.“
    .rules =
        Benutze 1 deiner deaktivierten dauerhaften Artefakte noch einmal. Seine Nebenwirkung gilt noch
        einmal.
item-f03 = Taschencomputer
    .accusative = den Taschencomputer
    .dative = dem Taschencomputer
    .flavour = Die Karte darauf wurde gestern zuletzt aktualisiert.
    .rules =
        Am Auge Moskaus oder in Pripjat, vor oder nach einer deiner Aktionen: erhöhe deine Erschöpfung um
        3; jeder Punkt über 5 verursacht 1 Schaden, der sich nicht verhindern lässt. Dann, wenn du
        Geheimnisse von 2 verschiedenen geheimen Orten hast, versetze dich ins Kraftwerk, ohne den Schaden
        und die Begegnung der Ortsaktion.
item-f04 = Kraftwerkspläne
    .accusative = die Kraftwerkspläne
    .dative = den Kraftwerksplänen
    .flavour = Eine Tür ist mit Tinte nachgetragen, von einer späteren, zittrigeren Hand.
    .rules =
        Im Kraftwerk, vor oder nach einer deiner Aktionen: versetze dich in den Sarkophag, ohne die Probe
        auf Entschlossenheit.
item-f05 = Rätselhaftes Reagenz
    .accusative = das rätselhafte Reagenz
    .dative = dem rätselhaften Reagenz
    .flavour = Dosiert wird nach Gewicht. Wessen Gewicht, ist verwischt.
    .rules =
        Wirf 1 Trauma ab. Heile 2 Verletzungen. Dann setze deine Erschöpfung auf 5; das verursacht keinen
        Schaden.
item-f06 = Verschweißter Behälter
    .accusative = den verschweißten Behälter
    .dative = dem verschweißten Behälter
    .flavour = Kippst du ihn, rutscht innen etwas, einen Moment zu spät.
    .rules = In einem Bunker, vor oder nach einer deiner Aktionen: nimm 2 Stück Ausrüstung.
item-f07 = Mutierte Embryonen
    .accusative = die mutierten Embryonen
    .dative = den mutierten Embryonen
    .flavour = Das Glas ist immer ein wenig wärmer als sein Regal.
    .rules = Im Forschungslager, vor oder nach einer deiner Aktionen: erhalte 1000 ₽.
item-f08 = Exoskelett-Prototyp
    .accusative = den Exoskelett-Prototyp
    .dative = dem Exoskelett-Prototyp
    .flavour = Läuft gut. Das Anhalten war für den zweiten Prototyp vorgesehen.
    .rules = Eine Nutzung: verhindere 2 Wunden, oder +1 in einer Probe auf Konstitution.
item-f09 = Stabilisierter Kern
    .accusative = den stabilisierten Kern
    .dative = dem stabilisierten Kern
    .flavour = Der Staub um ihn her setzt sich in gleichmäßigen Ringen.
    .rules = Jede Probe: +1. Keine Nebenwirkung.
item-f10 = Schlüsselkarte eines Offiziers
    .accusative = die Schlüsselkarte eines Offiziers
    .dative = der Schlüsselkarte eines Offiziers
    .flavour = Das Foto ist weggekratzt, den Dienstgrad hat man gelassen.
    .rules = Wenn du einen geheimen Ort öffnest: ignoriere die Bedingung seines Schlosses.
