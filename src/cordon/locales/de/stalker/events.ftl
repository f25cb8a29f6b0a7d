# Zufallsereignisse

event-radioactive_rain = Radioaktiver Regen
event-hum_in_the_air = Laute Flügelschläge
event-gear_check = Kurze Bestandsaufnahme
event-ground_fog = Bodennebel
event-lull = Atempause
event-clear_air = Klare Luft
event-restless_ground = Unruhiger Boden
event-strangers = Fremde
event-torn_parachute = Zerrissener Fallschirm
event-second_wind = Zweite Luft
event-jam = Ladehemmung
event-hot_wind = Heißer Wind
event-radio_chatter = Funkverkehr
event-change_of_guard = Wachwechsel
event-feeding_time = Fresszeit
event-scrap_heap = Schrotthaufen
event-nerves = Nervenflattern
event-tremor = Beben
