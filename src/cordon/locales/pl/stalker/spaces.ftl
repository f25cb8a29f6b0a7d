# Kafel 1

tile-1 = Dziedziniec obozu
space-1-A = postój ciężarówek
space-1-B = plac przed bramą
space-1-C = stosy skrzyń
space-1-D = budka wartownika
space-1-E = plac apelowy
space-1-F = przejście między workami z piaskiem
space-1-G = błotnisty plac
space-1-H = skład beczek
space-1-I = szopa na narzędzia

# Kafel 2

tile-2 = Baraki
space-2-A = sąg drewna
space-2-B = tylna ścieżka
space-2-C = hałda popiołu
space-2-D = przejście zachodnie
space-2-E = sypialnia zachodnia
space-2-F = sypialnia wschodnia
space-2-G = przejście wschodnie
space-2-H = korytarz
space-2-I = areszt
space-2-J = sznury na bieliznę
space-2-K = plac ćwiczeń
space-2-L = rów latrynowy

# Kafel 3

tile-3 = Bocznica kolejowa
space-3-A = rampa załadunkowa
space-3-B = peron
space-3-C = zasiek na węgiel
space-3-D = wagon towarowy
space-3-E = tor główny, zachód
space-3-F = tor główny, wschód
space-3-G = tor boczny, zachód
space-3-H = tor boczny, wschód
space-3-I = kozioł oporowy
space-3-J = wagon pocztowy
space-3-K = cysterna
space-3-L = ścieżka przy semaforach
space-3-M = resztki nastawni

# Kafel 4

tile-4 = Gospodarstwo
space-4-A = kuchnia
space-4-B = podwórko od frontu
space-4-C = sad
space-4-D = polna droga
space-4-E = podwórze
space-4-F = wrak traktora
space-4-G = gnojownik
space-4-H = ogrodzony warzywnik
space-4-I = studnia
space-4-J = stodoła
space-4-K = sypialnia
space-4-L = ścieżka do stodoły

# Kafel 5

tile-5 = Las
space-5-A = brzezina
space-5-B = zwalony pień
space-5-C = młodnik sosnowy
space-5-D = gąszcz
space-5-E = ścieżka zwierzyny
space-5-F = wykrot
space-5-G = pniak i dziupla
space-5-H = polana
space-5-I = leśna droga
space-5-J = paprocie
space-5-K = stary okop
space-5-L = suchy jar
space-5-M = bagno olchowe
space-5-N = mszysta skarpa
space-5-O = pochylone dęby
space-5-P = ścieżka myśliwych
space-5-Q = rude igliwie

# Kafel 6

tile-6 = Przystanek autobusowy
space-6-A = suchy rów
space-6-B = droga na północ
space-6-C = wypalone pole
space-6-D = droga na zachód
space-6-E = skrzyżowanie
space-6-F = droga na wschód
space-6-G = rampa na bańki z mlekiem
space-6-H = wiata przystanku
space-6-I = droga na południe
space-6-J = pas za wiatą
space-6-K = wrak autobusu

# Kafel 7

tile-7 = Skraj bagien
space-7-A = wysokie trzciny
space-7-B = grobla
space-7-C = piaszczysta łacha
space-7-D = zatopiona łódź
space-7-E = twardy brzeg
space-7-F = kładka zachodnia
space-7-G = kładka wschodnia
space-7-H = brzeg pod wierzbami
space-7-I = torfowy brzeg
space-7-J = chata rybacka
space-7-K = mulista płycizna
space-7-L = stojaki na sieci
space-7-M = zastały bród
space-7-N = kępa trzcin
space-7-V = czarna toń
space-7-W = otwarta woda

# Kafel 8

tile-8 = Most
space-8-A = zachodnie trzciny
space-8-B = wschodnia łacha żwiru
space-8-C = zachodni wjazd
space-8-D = spalona ciężarówka
space-8-E = pas południowy
space-8-F = wschodni wjazd
space-8-G = stopa filara
space-8-H = dziedziniec rogatki
space-8-I = brzeg zachodni
space-8-J = brzeg wschodni
space-8-L = rogatka
space-8-M = pas północny
space-8-V = rzeka poniżej mostu
space-8-W = rzeka powyżej mostu

# Kafel 9

tile-9 = Podstacja
space-9-A = przekaźnikownia
space-9-B = żwirowy podjazd
space-9-C = bębny z kablem
space-9-D = pas przy bramie
space-9-E = zachodnia ścieżka za płotem
space-9-F = pole transformatora pierwszego
space-9-G = pole transformatora drugiego
space-9-H = wschodnia ścieżka za płotem
space-9-I = stopa słupa
space-9-J = rzędy odłączników
space-9-K = rzędy spalonych kondensatorów
space-9-L = studzienka pompy
space-9-M = rozdzielnia

# Kafel 10

tile-10 = Cerkiew
space-10-A = lipy
space-10-B = ścieżka za apsydą
space-10-C = krzaki czarnego bzu
space-10-D = dzwonnica
space-10-E = nawa
space-10-F = zakrystia
space-10-G = groby północne
space-10-H = ścieżka popa
space-10-I = zapadłe groby
space-10-J = plac z marami
space-10-K = stary cmentarz
space-10-L = stopnie cerkwi
space-10-M = brama cmentarna
space-10-N = nowy cmentarz

# Kafel 11

tile-11 = Staw chłodzący
space-11-A = korona tamy, zachód
space-11-B = przelew
space-11-C = korona tamy, wschód
space-11-D = brzeg zachodni
space-11-E = brzeg wschodni
space-11-F = koło śluzy
space-11-G = grobla
space-11-H = plac przy pompach
space-11-I = mulista plaża
space-11-J = pompownia
space-11-K = kraty filtrów
space-11-L = wylot kanału
space-11-V = basen spustowy
space-11-W = staw

# Kafel 12

tile-12 = Wejście do laboratorium
space-12-A = parking
space-12-B = rampa
space-12-C = kominy wentylacyjne
space-12-D = wartownia
space-12-E = przedsionek
space-12-F = szatnia
space-12-G = wykop zachodni
space-12-H = hala śluzy
space-12-I = wykop wschodni
space-12-J = laboratorium zachodnie
space-12-K = laboratorium wschodnie
space-12-L = zachodnie podnóże wzgórza
space-12-M = hałda urobku
space-12-N = wschodnie podnóże wzgórza

# Kafel 13

tile-13 = Wiejska ulica
space-13-A = wiejski sklep
space-13-B = zaułek
space-13-C = rząd ławek
space-13-D = zaplecze
space-13-E = ulica, zachód
space-13-F = ulica, wschód
space-13-I = chałupa
space-13-J = skrzynki po owocach
space-13-K = droga dla wozów
space-13-L = kuźnia
space-13-M = poletko pokrzyw
space-13-O = izba

# Kafel 14

tile-14 = Złomowisko
space-14-A = mur z opon
space-14-B = waga wozowa
space-14-C = koło czerpakowe
space-14-D = transporter
space-14-E = zachodnia droga zwózkowa
space-14-F = wozy strażackie
space-14-G = kadłub śmigłowca
space-14-H = wschodnia droga zwózkowa
space-14-I = serce hałdy
space-14-J = zbocze z beczek
space-14-K = plac kruszarki
space-14-L = tory dźwigu

# Kafel 15

tile-15 = Punkt kontrolny
space-15-A = biuro straży
space-15-B = zawrotka
space-15-C = zapasowe zapory
space-15-D = wieża wartownicza
space-15-E = podnóże wieży
space-15-F = droga na zachód
space-15-G = szykana z worków
space-15-H = droga na wschód
space-15-I = rów z drutem
space-15-J = rzędy namiotów
space-15-K = myjnia pojazdów
space-15-L = szopa z generatorem

# Nakładka A2-04b

patch-A2-04b = Zawalona jezdnia
space-A2-04b-A = wyrwa w moście

# Nakładka A3-06b

patch-A3-06b = Komora Latarni
space-A3-06b-A = galeria
space-A3-06b-B = studnia Latarni

# Kafel L1

tile-L1 = Piwnica
space-L1-A = skład węgla
space-L1-B = piwniczka na wino
space-L1-C = przejście pod rurami
space-L1-D = pralnia
space-L1-E = kotłownia
space-L1-F = zamurowany schowek

# Kafel L2

tile-L2 = Zima
space-L2-A = chata z bali
space-L2-B = zaspa przed chatą
space-L2-C = kępa jodeł
space-L2-D = sąg drewna pod śniegiem
space-L2-E = zamarznięty staw
space-L2-F = ślad sań
space-L2-G = zasypany płot
space-L2-H = wywiane pole
space-L2-I = wąwóz

# Kafel L3

tile-L3 = Oddział
space-L3-A = sala pierwsza
space-L3-B = sala druga
space-L3-C = apteka
space-L3-D = korytarz
space-L3-E = pokój sióstr
space-L3-F = pracownia rentgenowska
space-L3-G = świetlica
space-L3-H = bieliźniarnia

# Kafel L4

tile-L4 = Jaskinia
space-L4-A = przecisk pod korzeniami
space-L4-B = górna galeria
space-L4-C = sala kapiącej wody
space-L4-D = błotna pochylnia
space-L4-E = środkowa galeria
space-L4-F = sucha komora
space-L4-G = kamienne zęby
space-L4-H = galeria kości

# Kafel L5

tile-L5 = Sad
space-L5-A = rząd śliw
space-L5-B = rząd grusz
space-L5-C = rząd jabłoni
space-L5-D = brama dla wozów
space-L5-E = trawnik z ulami
space-L5-F = stare drzewo
space-L5-G = alejka agrestowa
space-L5-H = szopa na narzędzia
space-L5-I = kompost i popiół
space-L5-J = wyłom w murze

# Kafel L6

tile-L6 = Ruiny
space-L6-A = sala pod pękniętym sklepieniem
space-L6-B = schody donikąd
space-L6-C = sklepiona izba
space-L6-D = zawalone skrzydło
space-L6-E = dziedziniec gruzu
space-L6-F = brzeg cysterny
space-L6-G = kolumnada
space-L6-H = wyrwa w murze

# Nakładka flood

patch-flood = Zalana pralnia
space-flood-W = czarna woda

# Nakładka ice_hole

patch-ice_hole = Przerębel
space-ice_hole-W = otwarta woda

# Nakładka bus

patch-bus = Rozbity autobus
space-bus-A = rzędy siedzeń

# Nakładka hull

patch-hull = Spalony transporter
space-hull-A = przedział desantu

# Nakładka truck

patch-truck = Porzucona ciężarówka
space-truck-A = skrzynia i szoferka

# Nakładka truck_b

patch-truck_b = Porzucona ciężarówka
space-truck_b-A = skrzynia i szoferka

# Nakładka excavator

patch-excavator = Koparka

# Nakładka pipe_long

patch-pipe_long = Kanał burzowy
space-pipe_long-A = kanał, bliższy koniec
space-pipe_long-B = kanał, dalszy koniec

# Nakładka pipe_short

patch-pipe_short = Kanał kablowy
space-pipe_short-A = kanał

# Nakładka guard_hut

patch-guard_hut = Stróżówka
space-guard_hut-A = izba z zimnym piecem

# Nakładka container

patch-container = Zaplombowany kontener
space-container-A = skrzynie i składane krzesła

# Nakładka pylon

patch-pylon = Zwalony słup
space-pylon-P = krata i kable

# Nakładka trench

patch-trench = Stary okop
space-trench-A = okop

# Nakładka trench_b

patch-trench_b = Stary okop
space-trench_b-A = okop

# Nakładka pond

patch-pond = Stojąca woda
space-pond-W = bez dna
