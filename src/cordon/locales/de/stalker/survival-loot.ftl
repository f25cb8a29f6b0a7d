# Die besondere Beute von Überleben in der Zone, nach Decks. Ihre Eigenschaften sind die anderer Waffen (equipment.ftl).

weapon-the_verdict = Das Urteil
    .accusative = das Urteil
    .flavour = Neun Kerben, und der Schaft hat Platz für ein ganzes Berufsleben.
weapon-coachmans_twin = Kutscherzwilling
    .accusative = den Kutscherzwilling
    .flavour = Abgesägt hat ihn einer, der es eilig hatte. Zum Feilen fand er dann Zeit.
weapon-widows_whisper = Witwengeflüster
    .accusative = das Witwengeflüster
    .flavour = Gebaut für ein Ministerium, das heute ein Möbelhaus ist.

attack-the_verdict-aimed_shot = Gezielter Schuss
attack-coachmans_twin-both_barrels = Zweiläufig
attack-coachmans_twin-one_barrel = Einläufig
attack-widows_whisper-single_shot = Einzelner Schuss
attack-widows_whisper-quick_shot = Schnellschuss

armour-priests_coat = Popenmantel
    .accusative = den Popenmantel
    .flavour = Der Saum ist aus Blei. Gegen den Wind, hat er immer gesagt.
armour-riot_plate = Krawallpanzer
    .accusative = den Krawallpanzer
    .flavour = Aus einer Stadt, die Schaufenster hatte und Meinungen dazu.

attachment-bears_ear = Bärenohr
    .accusative = das Bärenohr
    .flavour = Das Hörrohr eines Kanoniers. Es hört, wie Stiefel geschnürt werden.
attachment-twin_coil = Doppelspulen-Detektor
    .accusative = den Doppelspulen-Detektor
    .flavour = Zwei Echos, Rücken an Rücken verlötet. Das eine klickt zu Ende, was das andere anfängt.
attachment-bent_suppressor = Krummer Schalldämpfer
    .accusative = den krummen Schalldämpfer
    .flavour = Schießt nach links, leise. Ziel auf den Nebenmann.

item-medicine_chest = Arzneitruhe
    .accusative = die Arzneitruhe
    .flavour = Mit einem Schnürsenkel verschlossen. Es war ein guter Knoten, und er hat gehalten.
item-third_distillation = Flasche vom dritten Brand
    .accusative = die Flasche vom dritten Brand
    .flavour = Brennt blau. Die ersten beiden Brände sind für Motoren.
item-satchel_charge = Geballte Ladung
    .accusative = die geballte Ladung
    .flavour = Draht, Töpferton, ein Wecker mit dem Saturn auf dem Zifferblatt.
item-poachers_whistle = Wildererpfeife
    .accusative = die Wildererpfeife
    .flavour = Der Hund läuft davon. Alles andere kommt nachsehen, was das war.
item-thirteen_crosses = Karte mit dreizehn Kreuzen
    .accusative = die Karte mit dreizehn Kreuzen
    .flavour = Zwölf sind durchgestrichen. Zum letzten hin wird die Hand zittriger.

artifact-cracked_moon = Gesprungener Mond
    .accusative = den gesprungenen Mond
    .flavour = Leg ihn auf einen Tisch, und er rollt zum höheren Ende.
artifact-mothers_tear = Mutterträne
    .accusative = die Mutterträne
    .flavour = Auf einer Seite warm. Sie dreht sich um, wenn du es tust.
artifact-ball_of_wool = Wollknäuel
    .accusative = das Wollknäuel
    .flavour = Knistert, wenn gelogen wird. Das macht Kartenabende spannend.
