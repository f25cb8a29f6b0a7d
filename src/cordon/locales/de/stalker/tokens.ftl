# Beute, aufgedeckt

loot-sc-t01 = 2 Schrauben
loot-sc-t02 = 3 Schrauben
loot-sc-t03 = Pistolenmagazin
loot-sc-t04 = Gewehrmagazin
loot-sc-t05 = Schrotflintenmagazin
loot-sc-t06 = Gegenstand
loot-sc-t07 = Modifikation
loot-sc-t08 = Waffe
loot-sc-t09 = Artefakt
loot-sc-t10 = 500 K

# Unbekannte Gegner, aufgedeckt

unknown-sc-u01 = Niemand
unknown-sc-u02 = 1 Gegner C1
unknown-sc-u03 = 1 Gegner C2
unknown-sc-u04 = 1 Gegner C3
unknown-sc-u05 = 2 Gegner C3
unknown-sc-u06 = 2 Gegner C4
