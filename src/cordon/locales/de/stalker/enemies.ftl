# Gegner

enemy-bandit_rifle = Bandit mit Gewehr
    .flavour = Trainingsanzug unter der Splitterweste, mit Bügelfalten.
enemy-bandit_shotgun = Bandit mit Schrotflinte
    .flavour = Er nennt dich Bruder und meint es als Preis.
enemy-snork = Schnork
    .flavour = Der Schlauch der Gasmaske baumelt, glatt abgeschnitten.
enemy-zombie = Zombie
    .flavour = Seine Lippen bewegen sich. Es ist der Busfahrplan.
enemy-rodent = Nager
    .flavour = Der Hafersack läuft.
enemy-controller = Telepath
    .flavour = Jemand mit deiner eigenen Stimme schlägt vor, dass du dich setzt.
enemy-chimera = Chimäre
    .flavour = Ihre Spur endet mitten auf dem Feld.
enemy-dog = Hund
    .flavour = Auf dem Halsband steht eine Telefonnummer mit fünf Ziffern.
enemy-tick = Zecke
    .flavour = Flach wie ein Sattel unter der Bank. Sie wartet auf Gewicht.
enemy-swarm = Gewimmel
    .flavour = Der Kellerboden weicht vor der Lampe zurück.
enemy-bloodsucker = Blutsauger
    .flavour = Auf Schulterhöhe bleibt der Nieselregen in der Luft stehen und geht.
enemy-mercenary = Söldner
    .flavour = Er hat ein Foto von dir, von gestern.
enemy-armoured = Gegner in Panzerung
    .flavour = Du hörst, wie sich die Servos entscheiden, dann kommt der Fuß.
enemy-poltergeist = Poltergeist
    .flavour = Oben werden alle Stühle auf einmal zurückgeschoben.
enemy-horned = Gehörnter
    .flavour = Die Scheune hat jetzt eine zweite Tür.
enemy-izlom = Izlom
    .flavour = Ein Landstreicher im langen Mantel. Ein Ärmel reicht bis zum Boden.
enemy-pseudogiant = Pseudoriese
    .flavour = Die Tassen gehen bis an den Rand des Bords, halten, und gehen.
enemy-bandit_mg = Bandit mit Maschinengewehr
    .flavour = Sein Kumpel trägt den Gurt hinter ihm her wie eine Brautschleppe.
enemy-monolith = Monolither
    .flavour = Er betet im Takt des Verschlusses.

# Angriffe der Gegner

attack-bandit_rifle-akm_74s = AKM-74S
attack-bandit_shotgun-shotgun = Schrotflinte
attack-snork-leap = Sprung
attack-zombie-rifle = Gewehr
attack-rodent-bite = Biss
attack-controller-mind_control = Gedankenkontrolle
attack-chimera-pounce = Anspringen
attack-dog-snap = Zuschnappen
attack-tick-latch_on = Festbeißen
attack-swarm-engulf = Überrollen
attack-bloodsucker-drain = Aussaugen
attack-mercenary-assault_rifle = Sturmgewehr
attack-armoured-heavy_gun = Schweres Gewehr
attack-poltergeist-hurl = Schleudern
attack-horned-ram = Rammen
attack-izlom-long_arm = Langer Arm
attack-pseudogiant-stomp = Stampfen
attack-bandit_mg-machine_gun = Maschinengewehr
attack-monolith-steady_fire = Ruhiges Feuer

# Spezialfähigkeiten der Gegner

special-retreat = Rückzug
special-brain_dead = Hirntot
special-gnaw = Nagen
special-flank = Umgehen
special-feed = Saugen
special-divide = Teilen
special-bash = Kolbenschlag
special-shove = Stoß
special-bellow = Brüllen
special-grab = Packen
special-quake = Erschüttern
special-litany = Litanei
