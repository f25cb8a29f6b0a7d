# Loot, face up

loot-sc-t01 = 2 bolts
loot-sc-t02 = 3 bolts
loot-sc-t03 = Pistol magazine
loot-sc-t04 = Rifle magazine
loot-sc-t05 = Shotgun magazine
loot-sc-t06 = Item
loot-sc-t07 = Attachment
loot-sc-t08 = Weapon
loot-sc-t09 = Artifact
loot-sc-t10 = 500 K

# Unknown enemies, face up

unknown-sc-u01 = Nobody
unknown-sc-u02 = One C1 enemy
unknown-sc-u03 = One C2 enemy
unknown-sc-u04 = One C3 enemy
unknown-sc-u05 = Two C3 enemies
unknown-sc-u06 = Two C4 enemies
