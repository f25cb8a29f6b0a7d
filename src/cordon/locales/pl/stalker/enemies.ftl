# Wrogowie

enemy-bandit_rifle = Bandyta z karabinem
enemy-bandit_shotgun = Bandyta ze strzelbą
enemy-snork = Snork
enemy-zombie = Zombie
enemy-rodent = Gryzoń
enemy-controller = Kontroler
enemy-chimera = Chimera
enemy-dog = Pies
enemy-tick = Kleszcz
enemy-swarm = Rojowisko
enemy-bloodsucker = Krwiopijca
enemy-mercenary = Najemnik
enemy-armoured = Opancerzony
enemy-poltergeist = Poltergeist
enemy-horned = Rogacz
enemy-izlom = Izłom
enemy-pseudogiant = Pseudogigant
enemy-bandit_mg = Bandyta z karabinem maszynowym
enemy-monolith = Monolitowiec

# Ataki wrogów

attack-bandit_rifle-akm_74s = AKM-74S
attack-bandit_shotgun-shotgun = Strzelba
attack-snork-leap = Skok
attack-zombie-rifle = Karabin
attack-rodent-bite = Ugryzienie
attack-controller-mind_control = Kontrola umysłu
attack-chimera-pounce = Doskok
attack-dog-snap = Kłapnięcie
attack-tick-latch_on = Wpicie się
attack-swarm-engulf = Zalanie
attack-bloodsucker-drain = Wyssanie
attack-mercenary-assault_rifle = Karabin szturmowy
attack-armoured-heavy_gun = Ciężka broń
attack-poltergeist-hurl = Ciśnięcie
attack-horned-ram = Taran
attack-izlom-long_arm = Długie ramię
attack-pseudogiant-stomp = Tupnięcie
attack-bandit_mg-machine_gun = Karabin maszynowy
attack-monolith-steady_fire = Miarowy ogień

# Akcje specjalne wrogów

special-retreat = Wycofanie
special-brain_dead = Bezmózgi
special-gnaw = Gryzienie
special-flank = Oskrzydlenie
special-feed = Żerowanie
special-divide = Podział
special-bash = Cios kolbą
special-shove = Pchnięcie
special-bellow = Ryk
special-grab = Pochwycenie
special-quake = Wstrząs
special-litany = Litania
