# Karty przygotowania Zaginionych terytoriów.

lost-basement = Piwnica
lost-winter = Zima
lost-cave = Jaskinia
lost-ruins = Ruiny
lost-ward = Oddział
lost-orchard = Sad
lost-coal_chute = Zsyp na węgiel
lost-sinkhole = Lej
