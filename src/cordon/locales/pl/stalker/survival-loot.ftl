# Wyjątkowy łup Przetrwania w Zonie, według talii, do której karta należy. Cechy ma te co inna broń (equipment.ftl).

weapon-the_verdict = Wyrok
    .flavour = Dziewięć karbów, a kolby starczy na całą karierę.
weapon-coachmans_twin = Dwururka woźnicy
    .flavour = Uciął ją człowiek w pośpiechu, który potem miał czas ją spiłować.
weapon-widows_whisper = Szept wdowy
    .flavour = Zrobiony dla ministerstwa, w którym dziś sprzedają meble.

attack-the_verdict-aimed_shot = Strzał mierzony
attack-coachmans_twin-both_barrels = Z obu luf
attack-coachmans_twin-one_barrel = Z jednej lufy
attack-widows_whisper-single_shot = Pojedynczy strzał
attack-widows_whisper-quick_shot = Szybki strzał

armour-priests_coat = Płaszcz popa
    .flavour = Rąbek jest z ołowiu. Mówił zawsze, że to od wiatru.
armour-riot_plate = Pancerz prewencji
    .flavour = Z miasta, które miało witryny i zdanie na ich temat.

attachment-bears_ear = Niedźwiedzie ucho
    .flavour = Trąbka uszna artylerzysty. Słyszy, jak ktoś sznuruje buty.
attachment-twin_coil = Detektor dwucewkowy
    .flavour = Dwa detektory „Echo” zlutowane plecami. Jeden kończy trzaski drugiego.
attachment-bent_suppressor = Krzywy tłumik
    .flavour = Bije w lewo, po cichu. Celuj w kolegę tego, o kogo chodzi.

item-medicine_chest = Skrzynka z lekami
    .flavour = Zamknięta na sznurowadło. Węzeł był dobry i trzymał.
item-third_distillation = Piersiówka trzeciej destylacji
    .flavour = Pali się na niebiesko. Dwie pierwsze destylacje są do silników.
item-satchel_charge = Ładunek w torbie
    .flavour = Drut, glina garncarska, budzik z Saturnem na tarczy.
item-poachers_whistle = Gwizdek kłusownika
    .flavour = Pies odchodzi. Cała reszta przychodzi zobaczyć, co to było.
item-thirteen_crosses = Mapa z trzynastoma krzyżykami
    .flavour = Dwanaście jest skreślonych. Im dalej, tym bardziej drżała ręka.

artifact-cracked_moon = Pęknięty księżyc
    .flavour = Połóż go na stole, a potoczy się do wyższego końca.
artifact-mothers_tear = Łza matki
    .flavour = Ciepła z jednej strony. Przewraca się na drugi bok razem z tobą.
artifact-ball_of_wool = Kłębek wełny
    .flavour = Trzeszczy, gdy ktoś kłamie. Gra w karty robi się ciekawa.
