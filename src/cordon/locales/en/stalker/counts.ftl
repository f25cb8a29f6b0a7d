# So many enemies of a kind, as rules text and journal speak of them: put on the map, any one of them, each, the closest,
# and the closest as the end of a movement.

count-enemies =
    { $n ->
        [one] { $n } { $kinds } enemy
       *[other] { $n } { $kinds } enemies
    }
    .any = any { $kinds } enemy
count-bandit_rifle =
    { $n ->
        [one] { $n } Rifle bandit
       *[other] { $n } Rifle bandits
    }
    .any = a Rifle bandit
    .each = each Rifle bandit
    .closest = the closest Rifle bandit
    .toward = the closest Rifle bandit
count-bandit_shotgun =
    { $n ->
        [one] { $n } Shotgun bandit
       *[other] { $n } Shotgun bandits
    }
    .any = a Shotgun bandit
    .each = each Shotgun bandit
    .closest = the closest Shotgun bandit
    .toward = the closest Shotgun bandit
count-snork =
    { $n ->
        [one] { $n } Snork
       *[other] { $n } Snorks
    }
    .any = a Snork
    .each = each Snork
    .closest = the closest Snork
    .toward = the closest Snork
count-zombie =
    { $n ->
        [one] { $n } Zombie
       *[other] { $n } Zombies
    }
    .any = a Zombie
    .each = each Zombie
    .closest = the closest Zombie
    .toward = the closest Zombie
count-rodent =
    { $n ->
        [one] { $n } Rodent
       *[other] { $n } Rodents
    }
    .any = a Rodent
    .each = each Rodent
    .closest = the closest Rodent
    .toward = the closest Rodent
count-controller =
    { $n ->
        [one] { $n } Controller
       *[other] { $n } Controllers
    }
    .any = a Controller
    .each = each Controller
    .closest = the closest Controller
    .toward = the closest Controller
count-chimera =
    { $n ->
        [one] { $n } Chimera
       *[other] { $n } Chimeras
    }
    .any = a Chimera
    .each = each Chimera
    .closest = the closest Chimera
    .toward = the closest Chimera
count-dog =
    { $n ->
        [one] { $n } Dog
       *[other] { $n } Dogs
    }
    .any = a Dog
    .each = each Dog
    .closest = the closest Dog
    .toward = the closest Dog
count-tick =
    { $n ->
        [one] { $n } Tick
       *[other] { $n } Ticks
    }
    .any = a Tick
    .each = each Tick
    .closest = the closest Tick
    .toward = the closest Tick
count-swarm =
    { $n ->
        [one] { $n } Crawler Swarm
       *[other] { $n } Crawler Swarms
    }
    .any = a Crawler Swarm
    .each = each Crawler Swarm
    .closest = the closest Crawler Swarm
    .toward = the closest Crawler Swarm
count-bloodsucker =
    { $n ->
        [one] { $n } Bloodsucker
       *[other] { $n } Bloodsuckers
    }
    .any = a Bloodsucker
    .each = each Bloodsucker
    .closest = the closest Bloodsucker
    .toward = the closest Bloodsucker
count-mercenary =
    { $n ->
        [one] { $n } Mercenary
       *[other] { $n } Mercenaries
    }
    .any = a Mercenary
    .each = each Mercenary
    .closest = the closest Mercenary
    .toward = the closest Mercenary
count-armoured =
    { $n ->
        [one] { $n } Armoured Trooper
       *[other] { $n } Armoured Troopers
    }
    .any = an Armoured Trooper
    .each = each Armoured Trooper
    .closest = the closest Armoured Trooper
    .toward = the closest Armoured Trooper
count-poltergeist =
    { $n ->
        [one] { $n } Poltergeist
       *[other] { $n } Poltergeists
    }
    .any = a Poltergeist
    .each = each Poltergeist
    .closest = the closest Poltergeist
    .toward = the closest Poltergeist
count-horned =
    { $n ->
        [one] { $n } Horned One
       *[other] { $n } Horned Ones
    }
    .any = a Horned One
    .each = each Horned One
    .closest = the closest Horned One
    .toward = the closest Horned One
count-izlom =
    { $n ->
        [one] { $n } Izlom
       *[other] { $n } Izloms
    }
    .any = an Izlom
    .each = each Izlom
    .closest = the closest Izlom
    .toward = the closest Izlom
count-pseudogiant =
    { $n ->
        [one] { $n } Pseudogiant
       *[other] { $n } Pseudogiants
    }
    .any = a Pseudogiant
    .each = each Pseudogiant
    .closest = the closest Pseudogiant
    .toward = the closest Pseudogiant
count-bandit_mg =
    { $n ->
        [one] { $n } Machine-gun bandit
       *[other] { $n } Machine-gun bandits
    }
    .any = a Machine-gun bandit
    .each = each Machine-gun bandit
    .closest = the closest Machine-gun bandit
    .toward = the closest Machine-gun bandit
count-monolith =
    { $n ->
        [one] { $n } Monolith Fighter
       *[other] { $n } Monolith Fighters
    }
    .any = a Monolith Fighter
    .each = each Monolith Fighter
    .closest = the closest Monolith Fighter
    .toward = the closest Monolith Fighter
