# Stalkerzy

stalker-milady = Milady
stalker-chort = Czort
stalker-palkan = Połkan
stalker-borsuk = Borsuk
stalker-mammon = Mammon
stalker-velet = Wełet
stalker-kvant = Kwant
stalker-mukha = Mucha
stalker-hrim = Hrim
stalker-tykha = Tycha
stalker-lisnyk = Lisnyk
stalker-iskra = Iskra

# Zdolności

ability-sure_shot = Bez pudła
ability-stalk = Podchody
ability-fearless = Nieustraszony
ability-dodge = Unik
ability-team_player = Jeden za wszystkich
ability-hip_shot = Strzał z biodra
ability-zone_sense = Wyczucie Zony
ability-bolt_thrower = Miotacz śrub
ability-lone_wolf = Samotny wilk
ability-momentum = Rozpęd
ability-thick_hide = Gruba skóra
ability-back_on_your_feet = Znów na nogach
ability-field_notes = Notatki terenowe
ability-shielded_case = Ekranowana walizka
ability-light_feet = Lekki krok
ability-quick_hands = Zwinne ręce
ability-wall_of_lead = Ściana ołowiu
ability-heavy_tread = Ciężki krok
ability-throwing_knives = Noże do rzucania
ability-vanish = Zniknięcie
ability-word_of_advice = Dobra rada
ability-old_bones = Stare kości
ability-good_arm = Pewna ręka
ability-short_fuse = Krótki lont
