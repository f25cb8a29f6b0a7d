# Night raids (TW-27) and fate (TW-28).
raid-r01 = Ręka przez okno
raid-r02 = Złodzieje drewna
raid-r03 = Głodni sąsiedzi
raid-r04 = Ludzie z latarkami
raid-r05 = Ktoś w piwnicy
raid-r06 = Tylne drzwi
raid-r07 = Uzbrojeni
raid-r08 = Cała ulica
raid-r09 = Banda
raid-r10 = Żołnierze z linii
fate-ft1 = Zła noc
fate-ft2 = Wiatr od rzeki
fate-ft3 = Najdłuższa godzina
fate-ft4 = Łagodny ranek
fate-ft5 = Gorączkowe sny
fate-ft6 = Wilgotne ściany
fate-ft7 = Wreszcie sen
