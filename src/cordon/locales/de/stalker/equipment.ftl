# Waffen

weapon-ptm = PTM
weapon-sawn_off = Abgesägte Flinte
weapon-akm_74u = AKM-74U
weapon-bulat = Bulat-Revolver
weapon-zhuk = Schuk
weapon-hunting_double = Doppelflinte
weapon-forester = Försterkarabiner
weapon-tysha = Armbrust „Tyscha“
weapon-klevets = Klewez
weapon-shepit = Schepit
weapon-shershen_9 = Scherschen-9
weapon-vartovy = Wartowyj
weapon-skoba = Skoba
weapon-kovadlo = Kowadlo
weapon-obrii = Obrij
weapon-strichka = Stritschka
weapon-hand_mortar = Handmörser
weapon-sa_avalanche = SA Lavina
weapon-dp_12 = DP-12
weapon-mezha = Mescha
weapon-coil_rifle = Spulengewehr
weapon-tur = Tur
weapon-rys_t = Rys-T

# Angriffe der Waffen

attack-ptm-quick_shot = Schnellschuss
attack-ptm-single_shot = Einzelner Schuss
attack-sawn_off-both_barrels = Beide Läufe
attack-sawn_off-one_barrel = Ein Lauf
attack-akm_74u-single_shot = Einzelner Schuss
attack-akm_74u-burst = Salve
attack-bulat-single_shot = Einzelner Schuss
attack-bulat-fan_the_hammer = Fächerschuss
attack-zhuk-quick_shot = Schnellschuss
attack-zhuk-burst = Salve
attack-hunting_double-both_barrels = Beide Läufe
attack-hunting_double-slug = Flintenlaufgeschoss
attack-forester-single_shot = Einzelner Schuss
attack-tysha-aimed_shot = Gezielter Schuss
attack-klevets-quick_shot = Schnellschuss
attack-klevets-single_shot = Einzelner Schuss
attack-shepit-single_shot = Einzelner Schuss
attack-shershen_9-quick_shot = Schnellschuss
attack-shershen_9-burst = Salve
attack-vartovy-single_shot = Einzelner Schuss
attack-vartovy-burst = Salve
attack-skoba-aimed_shot = Gezielter Schuss
attack-skoba-single_shot = Einzelner Schuss
attack-kovadlo-single_shot = Einzelner Schuss
attack-kovadlo-double_pump = Doppelschuss
attack-obrii-aimed_shot = Gezielter Schuss
attack-obrii-snap_shot = Deutschuss
attack-strichka-burst = Salve
attack-strichka-full_auto = Vollautomatisch
attack-hand_mortar-shell = Sprenggeschoss
attack-sa_avalanche-single_shot = Einzelner Schuss
attack-sa_avalanche-burst = Salve
attack-dp_12-single_shot = Einzelner Schuss
attack-dp_12-empty_the_magazine = Magazin leeren
attack-mezha-aimed_shot = Gezielter Schuss
attack-coil_rifle-aimed_shot = Gezielter Schuss
attack-tur-burst = Salve
attack-tur-full_auto = Vollautomatisch
attack-rys_t-single_shot = Einzelner Schuss
attack-rys_t-burst = Salve

# Eigenschaften der Waffen

trait-suppression = Sperrfeuer
trait-blast = Verheerend
trait-stopping_power = Personenabwehr
trait-recovered_bolt = Bolzen geborgen
trait-piercing = Durchschlag

# Monturen

armour-leather_jacket = Lederjacke
armour-padded_coat = Wattejacke
armour-smugglers_coat = Schmugglermantel
armour-swamp_cloak = Sumpfumhang
armour-scrap_plate = Schrottpanzer
armour-field_vest = Feldweste
armour-ps5_m = PS5-M
armour-nbc_suit = ABC-Anzug
armour-tracker_suit = Fährtenleseranzug
armour-hireling_rig = Söldnerweste
armour-diver_skin = Taucherhaut
armour-guard_plate = Wachpanzer
armour-psz_9d = PSZ-9D
armour-research_suit = Forschungsanzug
armour-storm_armour = Sturmpanzer
armour-exoframe = Exorahmen
armour-night_skin = Nachthaut

# Modifikationen

attachment-silencer = Schalldämpfer
attachment-muzzle_brake = Mündungsbremse
attachment-long_barrel = Langer Lauf
attachment-scope = Visier
attachment-thermal_scope = Wärmebild-Zielfernrohr
attachment-red_dot = Leuchtpunktvisier
attachment-ladder_sight = Leitervisier
attachment-grenade_launcher = Granatwerfer
attachment-foregrip = Vordergriff
attachment-bipod = Zweibein
attachment-bayonet = Bajonett
attachment-extended_magazine = Großes Magazin
attachment-speed_loader = Schnelllader
attachment-match_rounds = Matchpatronen
attachment-echo_detector = Echo-Detektor
attachment-pulse_detector = Puls-Detektor
attachment-prism_detector = Prisma-Detektor
attachment-improved_container = Verbesserter Artefaktbehälter
attachment-advanced_container = Hightech-Artefaktbehälter
attachment-belt_pouches = Gürteltaschen
attachment-plate_insert = Einschubplatte
attachment-psi_liner = Psi-Futter
attachment-lead_lining = Bleifutter

# Gegenstände

item-bread = Brot
item-energy_drink = Energy-Drink
item-vodka = Wodka
item-breakfast = Touristenfrühstück
item-first_aid_kit = Verbandskasten
item-bandage = Verband
item-anti_rad = Strahlenschutzspritze
item-surgery_set = Feldchirurgie-Set
item-stimulant = Aufputschmittel
item-psi_tablets = Psi-Tabletten
item-frag_grenade = Splittergranate
item-smoke_grenade = Rauchgranate
item-flash_grenade = Blendgranate
item-fire_bottle = Brandflasche
item-trip_mine = Stolpermine
item-anomaly_scanner = Anomalie-Scanner
item-motion_sensor = Bewegungsmelder
item-ammo_box = Munitionskiste
item-power_cell = Energiezelle

# Artefakte

artifact-slime = Schleim
artifact-sea_urchin = Seeigel
artifact-lump_of_flesh = Fleischklumpen
artifact-bitter_pearl = Bittere Perle
artifact-leech_moss = Egelmoos
artifact-sour_honey = Saurer Honig
artifact-green_tear = Grüne Träne
artifact-neuron = Neuron
artifact-eye = Auge
artifact-coal_heart = Kohleherz
artifact-ash_veil = Aschenschleier
artifact-hot_needle = Heiße Nadel
artifact-lantern_seed = Laternensamen
artifact-static_braid = Statischer Zopf
artifact-restless_spark = Ruheloser Funke
artifact-choir_wire = Chordraht
artifact-rain_coil = Regenspule
artifact-second_pulse = Zweiter Puls
artifact-tin_star = Blechstern
artifact-stone_flower = Steinblume
artifact-hollow_stone = Hohler Stein
artifact-slow_bead = Träge Perle
artifact-fallen_feather = Gefallene Feder
artifact-iron_tide = Eiserne Flut
artifact-anchor = Anker
artifact-bent_ring = Verbogener Ring
