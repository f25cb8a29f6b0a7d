# Zonen-Überleben: Namen. Was auf den Karten steht und die Skripte gibt es bisher nur auf Englisch.

# Szenarien
scenario-s01 = Der letzte Bus
scenario-s02 = Das Pumpenhaus
scenario-s03 = Was die Herde holte
scenario-s04 = Gläserne Ernte
scenario-s05 = Der Rundgang des Professors
scenario-s06 = Tote Frequenz
scenario-s07 = Roter Himmel am Mittag
scenario-s08 = Drei im Brunnen
scenario-s09 = Salz, Blei und Diesel
scenario-s10 = Der Tresor des Kassierers

# Spielpläne
zone-map-m01 = Wegkreuz
zone-map-m02 = Tote Strecke
zone-map-m03 = Tieflandfelder
zone-map-m04 = Schwarzes Ufer
zone-map-m05 = Markttag
zone-map-m06 = Schrottring
zone-map-m07 = Die lange Straße
zone-map-m08 = Nasse Zeit
zone-map-m09 = Erprobungsgelände
zone-map-m10 = Das Kirchspiel

# Figuren
character-foma = Foma der Träger
character-ilarion = Ilarion, Feldforscher
character-zoya = Tante Soja
character-gleb = Der stumme Gleb
character-abbot = Der Abt
character-rain_cape = Der Mann im Regencape
character-deserter = Der Deserteur
character-vasylyna = Wassylyna die Sanitäterin
character-well_voice = Die Stimme im Brunnen
character-tamara = Die alte Tamara mit der Ziege
character-conscript = Der Rekrut

# Marker
token-bus = Bus
token-hull = ausgebranntes Wrack
token-excavator = Bagger
token-truck = Lastwagen
token-truck_b = Lastwagen
token-pipe_long = Regenkanal
token-pipe_short = Kabelschacht
token-guard_hut = Wachhäuschen
token-container = Container
token-pylon = umgestürzter Mast
token-pond = stehendes Wasser
token-trench = Graben
token-trench_b = Graben
token-hole = Loch in der Wand
token-locked_door = verschlossene Tür
token-welded_door = verschweißte Tür
token-armored_gate = Panzertor
token-hatch = Luke
token-unique_loot = besondere Beute
token-this_enemy = markierter Gegner
token-barrier = Schranke
token-fuse_box = Sicherungskasten
token-fuse = Sicherung
token-pump = Pumpe
token-valve = Ventil
token-track = Spur
token-bait = Köder
token-snare = Schlinge
token-probe = Sonde
token-mast = Sendemast
token-charge = Sprengladung
token-supply = Vorräte
token-beacon = Notsender
token-wounded = Verletzter
token-professor = der Professor, am Boden
token-strongbox = Geldkassette
token-code = Teil des Codes
token-nest = Nest
token-campfire = Lagerfeuer
token-letter = Brief
token-leak = Leck
token-tag = Erkennungsmarke
token-rad_mark = Strahlungsmarke
token-fuse_box_sound = heiler Sicherungskasten
token-fuse_box_burnt = durchgebrannter Sicherungskasten
token-valve_closed = geschlossenes Ventil
token-valve_open = offenes Ventil
token-mast_plain = Sendemast
token-mast_armed = scharf gemachter Mast
token-beacon_person = Notsender, ein Mensch
token-beacon_empty_face = Notsender, niemand
token-beacon_bait_face = Notsender, ein Köder
