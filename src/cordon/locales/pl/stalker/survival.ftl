# Przetrwanie w Zonie: nazwy. Teksty kart i skrypty są na razie tylko po angielsku.

# Scenariusze
scenario-s01 = Ostatni autobus
scenario-s02 = Pompownia
scenario-s03 = Co porwało stado
scenario-s04 = Szklane żniwa
scenario-s05 = Spacer profesora
scenario-s06 = Martwa częstotliwość
scenario-s07 = Czerwone niebo w południe
scenario-s08 = Troje w studni
scenario-s09 = Sól, ołów i ropa
scenario-s10 = Skarbiec kasjera

# Mapy
zone-map-m01 = Rozdroże
zone-map-m02 = Martwa linia
zone-map-m03 = Niskie pola
zone-map-m04 = Czarny brzeg
zone-map-m05 = Dzień targowy
zone-map-m06 = Pierścień złomu
zone-map-m07 = Długa droga
zone-map-m08 = Mokra pora
zone-map-m09 = Poligon
zone-map-m10 = Parafia

# Postacie
character-foma = Foma tragarz
character-ilarion = Ilarion, badacz terenowy
character-zoya = Ciotka Zoja
character-gleb = Niemy Hleb
character-abbot = Opat
character-rain_cape = Człowiek w pelerynie
character-deserter = Dezerter
character-vasylyna = Wasylyna sanitariuszka
character-well_voice = Głos w studni
character-tamara = Stara Tamara z kozą
character-conscript = Poborowy

# Żetony
token-bus = autobus
token-hull = spalony wrak
token-excavator = koparka
token-truck = ciężarówka
token-truck_b = ciężarówka
token-pipe_long = kanał burzowy
token-pipe_short = kanał kablowy
token-guard_hut = wartownia
token-container = kontener
token-pylon = przewrócony słup
token-pond = stojąca woda
token-trench = rów
token-trench_b = rów
token-hole = dziura w ścianie
token-locked_door = zamknięte drzwi
token-welded_door = zaspawane drzwi
token-armored_gate = pancerna brama
token-hatch = właz
token-unique_loot = wyjątkowy łup
token-this_enemy = oznaczony wróg
token-barrier = szlaban
token-fuse_box = skrzynka bezpieczników
token-fuse = bezpiecznik
token-pump = pompa
token-valve = zawór
token-track = ślad
token-bait = przynęta
token-snare = sidła
token-probe = sonda
token-mast = maszt
token-charge = ładunek
token-supply = zapasy
token-beacon = nadajnik
token-wounded = ranny
token-professor = profesor, ranny
token-strongbox = kasetka
token-code = część kodu
token-nest = gniazdo
token-campfire = ognisko
token-letter = list
token-leak = wyciek
token-tag = nieśmiertelnik
token-rad_mark = znacznik promieniowania
token-fuse_box_sound = sprawna skrzynka
token-fuse_box_burnt = spalona skrzynka
token-valve_closed = zamknięty zawór
token-valve_open = otwarty zawór
token-mast_plain = maszt
token-mast_armed = uzbrojony maszt
token-beacon_person = nadajnik, człowiek
token-beacon_empty_face = nadajnik, nikogo
token-beacon_bait_face = nadajnik, przynęta
