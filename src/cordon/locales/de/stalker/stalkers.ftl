# Stalker

stalker-milady = Milady
stalker-chort = Chort
stalker-palkan = Palkan
stalker-borsuk = Borsuk
stalker-mammon = Mammon
stalker-velet = Velet
stalker-kvant = Kwant
stalker-mukha = Mucha
stalker-hrim = Hrim
stalker-tykha = Tycha
stalker-lisnyk = Lisnyk
stalker-iskra = Iskra

# Fähigkeiten

ability-sure_shot = Zielsicher
ability-stalk = Pirschen
ability-fearless = Furchtlos
ability-dodge = Ausweichen
ability-team_player = Teamplayer
ability-hip_shot = Schuss aus der Hüfte
ability-zone_sense = Zonengespür
ability-bolt_thrower = Schraubenwerfer
ability-lone_wolf = Einzelkämpfer
ability-momentum = Schwung
ability-thick_hide = Dickes Fell
ability-back_on_your_feet = Wieder auf den Beinen
ability-field_notes = Feldnotizen
ability-shielded_case = Abgeschirmter Koffer
ability-light_feet = Leichtfüßig
ability-quick_hands = Flinke Finger
ability-wall_of_lead = Bleiwand
ability-heavy_tread = Schwerer Tritt
ability-throwing_knives = Wurfmesser
ability-vanish = Verschwinden
ability-word_of_advice = Guter Rat
ability-old_bones = Alte Knochen
ability-good_arm = Guter Wurfarm
ability-short_fuse = Kurze Lunte
