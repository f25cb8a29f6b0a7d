# Enemies

enemy-bandit_rifle = Rifle bandit
    .flavour = A tracksuit under the flak vest, creases ironed in.
enemy-bandit_shotgun = Shotgun bandit
    .flavour = He calls you brother and means it as a price.
enemy-snork = Snork
    .flavour = The hose of the gas mask swings loose, cut clean off.
enemy-zombie = Zombie
    .flavour = His lips are moving. It is the bus timetable.
enemy-rodent = Rodent
    .flavour = The sack of oats is walking.
enemy-controller = Controller
    .flavour = Somebody with your own voice suggests that you sit down.
enemy-chimera = Chimera
    .flavour = Its tracks end in the middle of the field.
enemy-dog = Dog
    .flavour = The collar has a phone number of five digits.
enemy-tick = Tick
    .flavour = Flat as a saddle under the bench, waiting for weight.
enemy-swarm = Crawler Swarm
    .flavour = The cellar floor draws back from the torch.
enemy-bloodsucker = Bloodsucker
    .flavour = At shoulder height the drizzle stops in mid-air and walks.
enemy-mercenary = Mercenary
    .flavour = He has a photograph of you from yesterday.
enemy-armoured = Armoured Trooper
    .flavour = You hear the servos decide, then the foot comes down.
enemy-poltergeist = Poltergeist
    .flavour = Upstairs all the chairs are pushed back at once.
enemy-horned = Horned One
    .flavour = The barn has a second door now.
enemy-izlom = Izlom
    .flavour = A tramp in a long coat. One sleeve reaches the ground.
enemy-pseudogiant = Pseudogiant
    .flavour = The cups walk to the edge of the shelf, and stop, and walk.
enemy-bandit_mg = Machine-gun bandit
    .flavour = His mate carries the belt behind him like a bridal train.
enemy-monolith = Monolith Fighter
    .flavour = He prays in time with the bolt.

# Attacks of enemies

attack-bandit_rifle-akm_74s = AKM-74S
attack-bandit_shotgun-shotgun = Shotgun
attack-snork-leap = Leap
attack-zombie-rifle = Rifle
attack-rodent-bite = Bite
attack-controller-mind_control = Mind control
attack-chimera-pounce = Pounce
attack-dog-snap = Snap
attack-tick-latch_on = Latch on
attack-swarm-engulf = Engulf
attack-bloodsucker-drain = Drain
attack-mercenary-assault_rifle = Assault rifle
attack-armoured-heavy_gun = Heavy gun
attack-poltergeist-hurl = Hurl
attack-horned-ram = Ram
attack-izlom-long_arm = Long arm
attack-pseudogiant-stomp = Stomp
attack-bandit_mg-machine_gun = Machine gun
attack-monolith-steady_fire = Steady fire

# Specials of enemies

special-retreat = Retreat
special-brain_dead = Brain-dead
special-gnaw = Gnaw
special-flank = Flank
special-feed = Feed
special-divide = Divide
special-bash = Bash
special-shove = Shove
special-bellow = Bellow
special-grab = Grab
special-quake = Quake
special-litany = Litany
