# Karty kontroli

control-paranoia = Paranoja
control-hallucination = Halucynacja
control-voices = Głosy

# Aktywacja, wysoka uwaga

high-fire_in_the_hole = Kryć się!
high-assault = Szturm
high-swarm_out = Rój
high-find_them = Znaleźć ich!
high-pincer = Okrążenie
high-dig_in = Okopać się
high-frenzy = Szał
high-hold_the_line = Trzymać linię
high-drag_hunt = Obława
high-reckless = Na oślep
high-pull_back = Odwrót
high-alarm = Alarm

# Aktywacja, niska uwaga

low-disturbance = Zaniepokojenie
low-curious = Ciekawość
low-wandering = Błądzenie
low-checking_corners = Sprawdzanie kątów
low-rounds = Obchód
low-smoke_break = Przerwa na papierosa
low-sniffing = Węszenie
low-uneasy = Niepokój
low-stretching_legs = Rozprostować nogi
low-picking_over = Szaber
