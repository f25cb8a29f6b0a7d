# Słowa S.T.A.L.K.E.R.-a, które strona pokazuje przy znakach. O tym, jak się co nazywa, decyduje glosariusz.

# Stany
status-pinned = przygwożdżenie
status-exposed = odsłonięcie
status-focus = skupienie
status-critical = uraz krytyczny

# Kolory wrogów: jak się zachowują i znak
colour-c1 = jak boss
    .short = C1
colour-c2 = strażnicy i małe grupy łowców
    .short = C2
colour-c3 = stada i bandy
    .short = C3
colour-c4 = hordy
    .short = C4
colour-none = bez koloru
    .short = –

# Kości, co pokazują i znak
die-sd = kość stalkera
die-gd = kość ekwipunku
die-ad = kość anomalii
face-success = sukces
    .short = ★
face-accuracy = celność
    .short = ◎
face-mask = maska
    .short = M
symbol-p1 = symbol anomalii z 1 płatkiem
    .short = P1
symbol-p2 = symbol anomalii z 2 płatkami
    .short = P2
symbol-p3 = symbol anomalii z 3 płatkami
    .short = P3
symbol-p4 = symbol anomalii z 4 płatkami
    .short = P4
own-die-gear = { die-gd }
own-die-stalker = { die-sd }
own-die-anomaly = { die-ad }
own-die-fate = { die-ad }, rzut losu
own-face-gear =
    { $face ->
        [s0] bez sukcesu
        [s1] 1 sukces
        [s2] 2 sukcesy
       *[other] 3 sukcesy
    }
own-face-stalker =
    { $face ->
        [accurate] celność: 2 sukcesy
        [s2m0] 2 sukcesy
        [s1m0] 1 sukces
        [s1m1] 1 sukces i 1 maska
        [s0m1] 1 maska
       *[other] 2 maski
    }
own-face-anomaly =
    { $face ->
        [P1] { symbol-p1 }
        [P2] { symbol-p2 }
        [P3] { symbol-p3 }
       *[other] { symbol-p4 }
    }
own-face-fate =
    { $face ->
        [P1] { symbol-p1 }
        [P2] { symbol-p2 }
        [P3] { symbol-p3 }
       *[other] { symbol-p4 }
    }

# Części ciała
part-head = głowa
part-torso = tułów

# Kierunki patrzenia: kierunek i jego zapis na mapie
facing-n = północ
    .short = N
facing-e = wschód
    .short = E
facing-s = południe
    .short = S
facing-w = zachód
    .short = W

# Typy i kategorie wrogów
type-human = człowiek
type-mutant = mutant
type-psionic = psionik
category-horde = horda
category-elite = elita
category-boss = boss

# Ekwipunek: poziomy, magazynki, pojemniki na artefakt
tier-1 = poziom I
    .short = I
tier-2 = poziom II
    .short = II
tier-3 = poziom III
    .short = III
magazine-pistol = magazynek do pistoletu
magazine-rifle = magazynek do karabinu
magazine-shotgun = magazynek do strzelby
container-basic = podstawowy pojemnik na artefakt
container-improved = ulepszony pojemnik na artefakt
container-advanced = zaawansowany pojemnik na artefakt

# Fazy rundy
phase-event = faza wydarzeń
phase-players = faza graczy
phase-enemies = faza wrogów i Zony
