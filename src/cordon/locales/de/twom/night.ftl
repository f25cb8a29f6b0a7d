# Night raids (TW-27) and fate (TW-28).
raid-r01 = Eine Hand durchs Fenster
raid-r02 = Holzdiebe
raid-r03 = Hungrige Nachbarn
raid-r04 = Männer mit Lampen
raid-r05 = Jemand im Keller
raid-r06 = Die Hintertür
raid-r07 = Bewaffnete
raid-r08 = Die ganze Straße
raid-r09 = Eine Bande
raid-r10 = Soldaten von der Front
fate-ft1 = Eine schlechte Nacht
fate-ft2 = Wind vom Fluss
fate-ft3 = Die längste Stunde
fate-ft4 = Ein milder Morgen
fate-ft5 = Fieberträume
fate-ft6 = Feuchte Wände
fate-ft7 = Endlich Schlaf
