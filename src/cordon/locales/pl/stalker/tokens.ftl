# Łupy, odkryte

loot-sc-t01 = 2 śruby
loot-sc-t02 = 3 śruby
loot-sc-t03 = Magazynek do pistoletu
loot-sc-t04 = Magazynek do karabinu
loot-sc-t05 = Magazynek do strzelby
loot-sc-t06 = Przedmiot
loot-sc-t07 = Dodatek
loot-sc-t08 = Broń
loot-sc-t09 = Artefakt
loot-sc-t10 = 500 K

# Nieznani wrogowie, odkryci

unknown-sc-u01 = Nikt
unknown-sc-u02 = Jeden wróg C1
unknown-sc-u03 = Jeden wróg C2
unknown-sc-u04 = Jeden wróg C3
unknown-sc-u05 = Dwóch wrogów C3
unknown-sc-u06 = Dwóch wrogów C4
