# Karty przygotowania Zaginionych terytoriów.

lost-basement = Piwnica
    .flavour = Schody schodzą o jedno piętro niżej, niż dom ma pięter.
lost-winter = Zima
    .flavour = Krok od ścieżki leży śnieg starszy niż ścieżka.
lost-cave = Jaskinia
    .flavour = Dziura pod korzeniami w dzień robi wydech, w nocy wdech.
lost-ruins = Ruiny
    .flavour = Za ostatnimi drzwiami jest sala starsza niż dom.
lost-ward = Oddział
    .flavour = Okno się otwiera, ktoś trzepie prześcieradło. Tego skrzydła nigdy nie zbudowano.
lost-orchard = Sad
    .flavour = Za dziurą w żywopłocie jest zawsze koniec września.
lost-coal_chute = Zsyp na węgiel
    .flavour = Żelazna klapa, wypolerowana przez coś, co przychodzi codziennie i węglem nie pali.
lost-sinkhole = Lej
    .flavour = Nad dziurą licznik milknie. To ich zatrzymało.
