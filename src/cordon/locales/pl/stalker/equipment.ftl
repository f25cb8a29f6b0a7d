# Broń

weapon-ptm = PTM
weapon-sawn_off = Obrzyn
weapon-akm_74u = AKM-74U
weapon-bulat = Rewolwer „Bułat”
weapon-zhuk = Żuk
weapon-hunting_double = Dwururka
weapon-forester = Karabinek leśniczego
weapon-tysha = Kusza „Tysza”
weapon-klevets = Klewiec
weapon-shepit = Szepit
weapon-shershen_9 = Szerszeń-9
weapon-vartovy = Wartowy
weapon-skoba = Skoba
weapon-kovadlo = Kowadło
weapon-obrii = Obrij
weapon-strichka = Striczka
weapon-hand_mortar = Ręczny moździerz
weapon-sa_avalanche = SA „Lawina”
weapon-dp_12 = DP-12
weapon-mezha = Meża
weapon-coil_rifle = Karabin cewkowy
weapon-tur = Tur
weapon-rys_t = Ryś-T

# Ataki broni

attack-ptm-quick_shot = Szybki strzał
attack-ptm-single_shot = Pojedynczy strzał
attack-sawn_off-both_barrels = Z obu luf
attack-sawn_off-one_barrel = Z jednej lufy
attack-akm_74u-single_shot = Pojedynczy strzał
attack-akm_74u-burst = Seria
attack-bulat-single_shot = Pojedynczy strzał
attack-bulat-fan_the_hammer = Strzelanie wachlarzem
attack-zhuk-quick_shot = Szybki strzał
attack-zhuk-burst = Seria
attack-hunting_double-both_barrels = Z obu luf
attack-hunting_double-slug = Breneka
attack-forester-single_shot = Pojedynczy strzał
attack-tysha-aimed_shot = Strzał mierzony
attack-klevets-quick_shot = Szybki strzał
attack-klevets-single_shot = Pojedynczy strzał
attack-shepit-single_shot = Pojedynczy strzał
attack-shershen_9-quick_shot = Szybki strzał
attack-shershen_9-burst = Seria
attack-vartovy-single_shot = Pojedynczy strzał
attack-vartovy-burst = Seria
attack-skoba-aimed_shot = Strzał mierzony
attack-skoba-single_shot = Pojedynczy strzał
attack-kovadlo-single_shot = Pojedynczy strzał
attack-kovadlo-double_pump = Podwójny strzał
attack-obrii-aimed_shot = Strzał mierzony
attack-obrii-snap_shot = Strzał z przyrzutu
attack-strichka-burst = Seria
attack-strichka-full_auto = Ogień ciągły
attack-hand_mortar-shell = Pocisk
attack-sa_avalanche-single_shot = Pojedynczy strzał
attack-sa_avalanche-burst = Seria
attack-dp_12-single_shot = Pojedynczy strzał
attack-dp_12-empty_the_magazine = Opróżnienie magazynka
attack-mezha-aimed_shot = Strzał mierzony
attack-coil_rifle-aimed_shot = Strzał mierzony
attack-tur-burst = Seria
attack-tur-full_auto = Ogień ciągły
attack-rys_t-single_shot = Pojedynczy strzał
attack-rys_t-burst = Seria

# Cechy broni

trait-suppression = Ogień zaporowy
trait-blast = Fala uderzeniowa
trait-stopping_power = Siła obalająca
trait-recovered_bolt = Odzyskany bełt
trait-piercing = Przebicie

# Pancerze

armour-leather_jacket = Skórzana kurtka
armour-padded_coat = Waciak
armour-smugglers_coat = Płaszcz przemytnika
armour-swamp_cloak = Bagienna peleryna
armour-scrap_plate = Pancerz ze złomu
armour-field_vest = Kamizelka polowa
armour-ps5_m = PS5-M
armour-nbc_suit = Strój przeciwchemiczny
armour-tracker_suit = Strój tropiciela
armour-hireling_rig = Oporządzenie najemnika
armour-diver_skin = Kombinezon nurka
armour-guard_plate = Pancerz strażnika
armour-psz_9d = PSZ-9D
armour-research_suit = Kombinezon badawczy
armour-storm_armour = Pancerz szturmowy
armour-exoframe = Egzorama
armour-night_skin = Nocny strój

# Dodatki

attachment-silencer = Tłumik
attachment-muzzle_brake = Hamulec wylotowy
attachment-long_barrel = Długa lufa
attachment-scope = Celownik
attachment-thermal_scope = Celownik termowizyjny
attachment-red_dot = Kolimator
attachment-ladder_sight = Celownik ramkowy
attachment-grenade_launcher = Granatnik
attachment-foregrip = Chwyt przedni
attachment-bipod = Dwójnóg
attachment-bayonet = Bagnet
attachment-extended_magazine = Powiększony magazynek
attachment-speed_loader = Szybkoładowacz
attachment-match_rounds = Amunicja wyborowa
attachment-echo_detector = Detektor „Echo”
attachment-pulse_detector = Detektor „Puls”
attachment-prism_detector = Detektor „Pryzmat”
attachment-improved_container = Ulepszony pojemnik na artefakt
attachment-advanced_container = Zaawansowany pojemnik na artefakt
attachment-belt_pouches = Ładownice
attachment-plate_insert = Wkład balistyczny
attachment-psi_liner = Podszewka psi
attachment-lead_lining = Ołowiana podszewka

# Przedmioty

item-bread = Chleb
item-energy_drink = Napój energetyczny
item-vodka = Wódka
item-breakfast = Śniadanie turysty
item-first_aid_kit = Apteczka
item-bandage = Bandaż
item-anti_rad = Zastrzyk przeciwpromienny
item-surgery_set = Zestaw chirurga polowego
item-stimulant = Stymulant
item-psi_tablets = Tabletki psi
item-frag_grenade = Granat odłamkowy
item-smoke_grenade = Granat dymny
item-flash_grenade = Granat błyskowy
item-fire_bottle = Butelka zapalająca
item-trip_mine = Mina z odciągiem
item-anomaly_scanner = Skaner anomalii
item-motion_sensor = Czujnik ruchu
item-ammo_box = Skrzynka amunicji
item-power_cell = Ogniwo zasilające

# Artefakty

artifact-slime = Śluz
artifact-sea_urchin = Jeżowiec
artifact-lump_of_flesh = Ochłap mięsa
artifact-bitter_pearl = Gorzka perła
artifact-leech_moss = Mech pijawczy
artifact-sour_honey = Kwaśny miód
artifact-green_tear = Zielona łza
artifact-neuron = Neuron
artifact-eye = Oko
artifact-coal_heart = Węglowe serce
artifact-ash_veil = Popielny welon
artifact-hot_needle = Rozżarzona igła
artifact-lantern_seed = Ziarno latarni
artifact-static_braid = Statyczny warkocz
artifact-restless_spark = Niespokojna iskra
artifact-choir_wire = Drut chóru
artifact-rain_coil = Deszczowa cewka
artifact-second_pulse = Drugi puls
artifact-tin_star = Blaszana gwiazda
artifact-stone_flower = Kamienny kwiat
artifact-hollow_stone = Pusty kamień
artifact-slow_bead = Leniwy koralik
artifact-fallen_feather = Opadłe pióro
artifact-iron_tide = Żelazny przypływ
artifact-anchor = Kotwica
artifact-bent_ring = Wygięty pierścień
