# Gegner

enemy-bandit_rifle = Bandit mit Gewehr
enemy-bandit_shotgun = Bandit mit Schrotflinte
enemy-snork = Schnork
enemy-zombie = Zombie
enemy-rodent = Nager
enemy-controller = Telepath
enemy-chimera = Chimäre
enemy-dog = Hund
enemy-tick = Zecke
enemy-swarm = Gewimmel
enemy-bloodsucker = Blutsauger
enemy-mercenary = Söldner
enemy-armoured = Gegner in Panzerung
enemy-poltergeist = Poltergeist
enemy-horned = Gehörnter
enemy-izlom = Izlom
enemy-pseudogiant = Pseudoriese
enemy-bandit_mg = Bandit mit Maschinengewehr
enemy-monolith = Monolither

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
