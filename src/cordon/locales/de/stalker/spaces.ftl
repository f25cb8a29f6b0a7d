# Spielplanteil 1

tile-1 = Lagerhof
space-1-A = Lastwagenplatz
space-1-B = Platz vor dem Tor
space-1-C = Kistenstapel
space-1-D = Wachhäuschen
space-1-E = Appellplatz
space-1-F = Sandsackgasse
space-1-G = Schlammplatz
space-1-H = Fasslager
space-1-I = Geräteschuppen

# Spielplanteil 2

tile-2 = Baracke
space-2-A = Holzstoß
space-2-B = Hinterweg
space-2-C = Aschehaufen
space-2-D = Westgang
space-2-E = Schlafsaal West
space-2-F = Schlafsaal Ost
space-2-G = Ostgang
space-2-H = Flur
space-2-I = Arrestzelle
space-2-J = Wäscheleinen
space-2-K = Exerzierplatz
space-2-L = Latrinengraben

# Spielplanteil 3

tile-3 = Verschiebebahnhof
space-3-A = Laderampe
space-3-B = Bahnsteig
space-3-C = Kohlenbunker
space-3-D = Güterwagen
space-3-E = Hauptgleis West
space-3-F = Hauptgleis Ost
space-3-G = Nebengleis West
space-3-H = Nebengleis Ost
space-3-I = Prellbock
space-3-J = Postwagen
space-3-K = Kesselwagen
space-3-L = Signalpfad
space-3-M = Stellwerksruine

# Spielplanteil 4

tile-4 = Gehöft
space-4-A = Küche
space-4-B = Vorhof
space-4-C = Obstgarten
space-4-D = Feldweg
space-4-E = Hof
space-4-F = Traktorwrack
space-4-G = Misthof
space-4-H = umzäunter Gemüsegarten
space-4-I = Brunnen
space-4-J = Scheune
space-4-K = Schlafkammer
space-4-L = Scheunenweg

# Spielplanteil 5

tile-5 = Wald
space-5-A = Birkengruppe
space-5-B = gestürzter Stamm
space-5-C = junge Kiefern
space-5-D = Dickicht
space-5-E = Wildwechsel
space-5-F = Wurzelgrube
space-5-G = Stumpf und Mulde
space-5-H = Lichtung
space-5-I = Waldstraße
space-5-J = Farn
space-5-K = alter Graben
space-5-L = trockene Rinne
space-5-M = Erlenbruch
space-5-N = Mooshang
space-5-O = schiefe Eichen
space-5-P = Jägerpfad
space-5-Q = rote Nadeln

# Spielplanteil 6

tile-6 = Bushaltestelle
space-6-A = trockener Graben
space-6-B = Nordstraße
space-6-C = verbranntes Feld
space-6-D = Weststraße
space-6-E = Kreuzung
space-6-F = Oststraße
space-6-G = Milchkannenbank
space-6-H = Wartehäuschen
space-6-I = Südstraße
space-6-J = Streifen hinter dem Wartehäuschen
space-6-K = Buswrack

# Spielplanteil 7

tile-7 = Sumpfrand
space-7-A = hohes Schilf
space-7-B = Deich
space-7-C = Sandzunge
space-7-D = gesunkenes Boot
space-7-E = festes Ufer
space-7-F = Bohlenweg West
space-7-G = Bohlenweg Ost
space-7-H = Weidenufer
space-7-I = Torfbank
space-7-J = Fischerhütte
space-7-K = Schlickfläche
space-7-L = Netzgestelle
space-7-M = faulige Furt
space-7-N = Schilfinsel
space-7-V = schwarzer Tümpel
space-7-W = offenes Wasser

# Spielplanteil 8

tile-8 = Brücke
space-8-A = Schilf West
space-8-B = Kiesufer Ost
space-8-C = Auffahrt West
space-8-D = ausgebrannter Lastwagen
space-8-E = südliche Fahrspur
space-8-F = Auffahrt Ost
space-8-G = Pfeilerfuß
space-8-H = Zollhof
space-8-I = Westufer
space-8-J = Ostufer
space-8-L = Zollhaus
space-8-M = nördliche Fahrspur
space-8-V = Fluss unterhalb der Brücke
space-8-W = Fluss oberhalb der Brücke

# Spielplanteil 9

tile-9 = Umspannwerk
space-9-A = Relaisraum
space-9-B = Kiesauffahrt
space-9-C = Kabeltrommeln
space-9-D = Streifen am Tor
space-9-E = Außenpfad West
space-9-F = Transformatorfeld eins
space-9-G = Transformatorfeld zwei
space-9-H = Außenpfad Ost
space-9-I = Mastfuß
space-9-J = Schalterreihen
space-9-K = verbrannte Kondensatoren
space-9-L = Pumpengrube
space-9-M = Schaltraum

# Spielplanteil 10

tile-10 = Kirche
space-10-A = Linden
space-10-B = Weg um die Apsis
space-10-C = Holunder
space-10-D = Glockenturm
space-10-E = Kirchenschiff
space-10-F = Sakristei
space-10-G = Gräber im Norden
space-10-H = Priesterpfad
space-10-I = eingesunkene Gräber
space-10-J = Bahrenhof
space-10-K = alter Friedhof
space-10-L = Kirchentreppe
space-10-M = Friedhofstor
space-10-N = neuer Friedhof

# Spielplanteil 11

tile-11 = Kühlteich
space-11-A = Dammkrone West
space-11-B = Überlauf
space-11-C = Dammkrone Ost
space-11-D = Westufer
space-11-E = Ostufer
space-11-F = Schleusenrad
space-11-G = Dammweg
space-11-H = Pumpenhof
space-11-I = Schlickstrand
space-11-J = Pumpenhaus
space-11-K = Filtergestelle
space-11-L = Auslaufmündung
space-11-V = Auslaufbecken
space-11-W = Teich

# Spielplanteil 12

tile-12 = Laboreingang
space-12-A = Parkbucht
space-12-B = Rampe
space-12-C = Lüftungsschächte
space-12-D = Wachstube
space-12-E = Vorraum
space-12-F = Umkleide
space-12-G = Einschnitt West
space-12-H = Schleusenhalle
space-12-I = Einschnitt Ost
space-12-J = Labor West
space-12-K = Labor Ost
space-12-L = Hügelfuß West
space-12-M = Abraumhalde
space-12-N = Hügelfuß Ost

# Spielplanteil 13

tile-13 = Dorfstraße
space-13-A = Dorfladen
space-13-B = Gasse
space-13-C = Bankreihe
space-13-D = Hinterzimmer
space-13-E = Straße West
space-13-F = Straße Ost
space-13-I = Kate
space-13-J = Obstkisten
space-13-K = Karrenweg
space-13-L = Schmiede
space-13-M = Brennnesseln
space-13-O = gute Stube

# Spielplanteil 14

tile-14 = Schrottplatz
space-14-A = Reifenwand
space-14-B = Fahrzeugwaage
space-14-C = Schaufelrad
space-14-D = Mannschaftswagen
space-14-E = Fahrweg West
space-14-F = Löschfahrzeuge
space-14-G = Hubschrauberrumpf
space-14-H = Fahrweg Ost
space-14-I = Herz der Halde
space-14-J = Fasshang
space-14-K = Presse
space-14-L = Krangleise

# Spielplanteil 15

tile-15 = Kontrollpunkt
space-15-A = Wachbüro
space-15-B = Wendeplatz
space-15-C = Ersatzschranken
space-15-D = Wachturm
space-15-E = Turmfuß
space-15-F = Straße West
space-15-G = Sandsackschikane
space-15-H = Straße Ost
space-15-I = Graben mit Draht
space-15-J = Zeltreihen
space-15-K = Fahrzeugwäsche
space-15-L = Generatorschuppen

# Auflage A2-04b

patch-A2-04b = Eingestürzte Fahrbahn
space-A2-04b-A = Lücke in der Brücke

# Auflage A3-06b

patch-A3-06b = Laternenkammer
space-A3-06b-A = Galerie
space-A3-06b-B = Laternengrube

# Spielplanteil L1

tile-L1 = Keller
space-L1-A = Kohlenkeller
space-L1-B = Weinkeller
space-L1-C = Gang unter den Rohren
space-L1-D = Waschküche
space-L1-E = Kesselraum
space-L1-F = zugemauerter Verschlag

# Spielplanteil L2

tile-L2 = Winter
space-L2-A = Blockhütte
space-L2-B = Schneewehe vor der Hütte
space-L2-C = Tannengruppe
space-L2-D = Holzstoß unter Schnee
space-L2-E = zugefrorener Teich
space-L2-F = Schlittenspur
space-L2-G = eingeschneiter Zaun
space-L2-H = windiges Feld
space-L2-I = Hohlweg

# Spielplanteil L3

tile-L3 = Krankenstation
space-L3-A = Krankensaal eins
space-L3-B = Krankensaal zwei
space-L3-C = Apotheke
space-L3-D = Flur
space-L3-E = Schwesternzimmer
space-L3-F = Röntgenraum
space-L3-G = Tagesraum
space-L3-H = Wäschekammer

# Spielplanteil L4

tile-L4 = Höhle
space-L4-A = Kriechgang unter den Wurzeln
space-L4-B = obere Galerie
space-L4-C = Tropfhalle
space-L4-D = Schlammhang
space-L4-E = mittlere Galerie
space-L4-F = trockene Kammer
space-L4-G = steinerne Zähne
space-L4-H = Knochengalerie

# Spielplanteil L5

tile-L5 = Obstgarten
space-L5-A = Pflaumenreihe
space-L5-B = Birnenreihe
space-L5-C = Apfelreihe
space-L5-D = Karrentor
space-L5-E = Bienenwiese
space-L5-F = alter Baum
space-L5-G = Stachelbeergang
space-L5-H = Geräteschuppen
space-L5-I = Kompost und Asche
space-L5-J = Lücke in der Mauer

# Spielplanteil L6

tile-L6 = Ruine
space-L6-A = Saal unter geborstenem Gewölbe
space-L6-B = Treppe ins Nichts
space-L6-C = Gewölbekammer
space-L6-D = eingestürzter Flügel
space-L6-E = Hof voller Schutt
space-L6-F = Zisternenrand
space-L6-G = Säulengang
space-L6-H = Bresche in der Außenmauer

# Auflage flood

patch-flood = Überflutete Waschküche
space-flood-W = schwarzes Wasser

# Auflage ice_hole

patch-ice_hole = Loch im Eis
space-ice_hole-W = offenes Wasser

# Auflage bus

patch-bus = Buswrack
space-bus-A = Sitzreihen

# Auflage hull

patch-hull = Ausgebranntes Wrack
space-hull-A = Mannschaftsraum

# Auflage truck

patch-truck = Liegengebliebener Lastwagen
space-truck-A = Ladefläche und Fahrerhaus

# Auflage truck_b

patch-truck_b = Liegengebliebener Lastwagen
space-truck_b-A = Ladefläche und Fahrerhaus

# Auflage excavator

patch-excavator = Bagger

# Auflage pipe_long

patch-pipe_long = Regenkanal
space-pipe_long-A = Kanal, vorderes Ende
space-pipe_long-B = Kanal, hinteres Ende

# Auflage pipe_short

patch-pipe_short = Kabelschacht
space-pipe_short-A = Schacht

# Auflage guard_hut

patch-guard_hut = Wachhäuschen
space-guard_hut-A = Raum mit kaltem Ofen

# Auflage container

patch-container = Versiegelter Container
space-container-A = Kisten und Klappstühle

# Auflage pylon

patch-pylon = Umgestürzter Mast
space-pylon-P = Gitter und Kabel

# Auflage trench

patch-trench = Alter Graben
space-trench-A = Graben

# Auflage trench_b

patch-trench_b = Alter Graben
space-trench_b-A = Graben

# Auflage pond

patch-pond = Stehendes Wasser
space-pond-W = kein Grund
