# Kontrollkarten

control-paranoia = Paranoia
    .flavour = Dein Freund lädt nach. Du zählst die Patronen für ihn mit.
control-hallucination = Halluzination
    .flavour = Du hast jeden von ihnen getroffen. Es ist bloß Putz.
control-voices = Stimmen
    .flavour = Es weiß, wie deine Mutter den Hund gerufen hat.

# Aktivierung, hohe Aufmerksamkeit

high-fire_in_the_hole = Volle Deckung!
    .flavour = Etwas Kleines kommt die Treppe herunter, Stufe um Stufe.
high-assault = Überfall
    .flavour = Drei Pfiffe, und das hohe Gras steht auf.
high-swarm_out = Ausschwärmen
    .flavour = Sie kommen durch die Hecke, ganz ohne Ordnung.
high-find_them = Findet sie!
    .flavour = Sie rufen falsche Namen und hoffen, dass einer sie verbessert.
high-pincer = Zangengriff
    .flavour = Die vorne machen sehr viel Lärm. Horch nach hinten.
high-dig_in = Eingraben
    .flavour = Du hörst Spaten, und wie einer davon geschliffen wird.
high-frenzy = Raserei
    .flavour = Sie beißen einander, um als Erste durch die Lücke zu kommen.
high-hold_the_line = Stellung halten
    .flavour = „Bis zum Tor meins.“ „Ab dem Tor meins.“
high-drag_hunt = Treibjagd
    .flavour = Topfdeckel im Gestrüpp, von oben, und sie kommen herunter.
high-reckless = Rücksichtslos
    .flavour = Er rennt aufrecht, den Helm in der Hand.
high-pull_back = Absetzen
    .flavour = Einer steht am Pfosten und zählt die anderen vorbei.
high-alarm = Alarm
    .flavour = Ein Hammer auf einer hängenden Schiene. Man hört es bis zum Fluss.

# Aktivierung, niedrige Aufmerksamkeit

low-disturbance = Der Störung nachgehen
    .flavour = „Das war eine Katze.“ „Was für eine Katze?“
low-curious = Neugierig
    .flavour = Langsame Stiefel, und eine Lampe, weit zur Seite gehalten.
low-wandering = Umherstreifen
    .flavour = Er hat einen Schlüsselbund und probiert ihn durch, zum Zeitvertreib.
low-checking_corners = Nach dem Rechten sehen
    .flavour = Der Lauf schaut zuerst um die Tür, auf Stuhlhöhe.
low-rounds = Rundgang
    .flavour = Derselbe Weg, derselbe Husten, alle elf Minuten.
low-smoke_break = Rauchpause
    .flavour = Zwei Glutpunkte im Dunkeln. Einer geht aus.
low-sniffing = Schnüffeln
    .flavour = Wo du gesessen hast, bleibt es stehen. Dann geht es schneller.
low-uneasy = Unruhe
    .flavour = „Dreh das Radio leiser.“ Es ist seit Mittag aus.
low-stretching_legs = Beine vertreten
    .flavour = Ein Mann schlendert zum Tor und sieht nach, ob es noch eins ist.
low-picking_over = Fleddern
    .flavour = Sie gehen die Taschen durch. Die Knöpfe bekommen eine eigene Dose.
