# Kontrollkarten

control-paranoia = Paranoia
control-hallucination = Halluzination
control-voices = Stimmen

# Aktivierung, hohe Aufmerksamkeit

high-fire_in_the_hole = Volle Deckung!
high-assault = Überfall
high-swarm_out = Ausschwärmen
high-find_them = Findet sie!
high-pincer = Zangengriff
high-dig_in = Eingraben
high-frenzy = Raserei
high-hold_the_line = Stellung halten
high-drag_hunt = Treibjagd
high-reckless = Rücksichtslos
high-pull_back = Rückzug
high-alarm = Alarm

# Aktivierung, niedrige Aufmerksamkeit

low-disturbance = Der Störung nachgehen
low-curious = Neugierig
low-wandering = Umherstreifen
low-checking_corners = Nach dem Rechten sehen
low-rounds = Rundgang
low-smoke_break = Rauchpause
low-sniffing = Schnüffeln
low-uneasy = Unruhe
low-stretching_legs = Beine vertreten
low-picking_over = Fleddern
