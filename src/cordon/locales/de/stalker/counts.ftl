# So viele Gegner einer Art, wie Regeltext und Chronik von ihnen sprechen: auf den Spielplan gestellt (Akkusativ), irgendeiner,
# jeder, der nächste, und der nächste als Ziel einer Bewegung.

count-enemies = { $n } Gegner ({ $kinds })
    .any = ein Gegner der Kategorie { $kinds }
count-bandit_rifle = { $n } Banditen mit Gewehr
    .any = ein Bandit mit Gewehr
    .each = jeder Bandit mit Gewehr
    .closest = der nächste Bandit mit Gewehr
    .toward = den nächsten Banditen mit Gewehr
count-bandit_shotgun = { $n } Banditen mit Schrotflinte
    .any = ein Bandit mit Schrotflinte
    .each = jeder Bandit mit Schrotflinte
    .closest = der nächste Bandit mit Schrotflinte
    .toward = den nächsten Banditen mit Schrotflinte
count-snork =
    { $n ->
        [one] { $n } Schnork
       *[other] { $n } Schnorks
    }
    .any = ein Schnork
    .each = jeder Schnork
    .closest = der nächste Schnork
    .toward = den nächsten Schnork
count-zombie =
    { $n ->
        [one] { $n } Zombie
       *[other] { $n } Zombies
    }
    .any = ein Zombie
    .each = jeder Zombie
    .closest = der nächste Zombie
    .toward = den nächsten Zombie
count-rodent = { $n } Nager
    .any = ein Nager
    .each = jeder Nager
    .closest = der nächste Nager
    .toward = den nächsten Nager
count-controller = { $n } Telepathen
    .any = ein Telepath
    .each = jeder Telepath
    .closest = der nächste Telepath
    .toward = den nächsten Telepathen
count-chimera =
    { $n ->
        [one] { $n } Chimäre
       *[other] { $n } Chimären
    }
    .any = eine Chimäre
    .each = jede Chimäre
    .closest = die nächste Chimäre
    .toward = die nächste Chimäre
count-dog =
    { $n ->
        [one] { $n } Hund
       *[other] { $n } Hunde
    }
    .any = ein Hund
    .each = jeder Hund
    .closest = der nächste Hund
    .toward = den nächsten Hund
count-tick =
    { $n ->
        [one] { $n } Zecke
       *[other] { $n } Zecken
    }
    .any = eine Zecke
    .each = jede Zecke
    .closest = die nächste Zecke
    .toward = die nächste Zecke
count-swarm = { $n } Gewimmel
    .any = ein Gewimmel
    .each = jedes Gewimmel
    .closest = das nächste Gewimmel
    .toward = das nächste Gewimmel
count-bloodsucker = { $n } Blutsauger
    .any = ein Blutsauger
    .each = jeder Blutsauger
    .closest = der nächste Blutsauger
    .toward = den nächsten Blutsauger
count-mercenary = { $n } Söldner
    .any = ein Söldner
    .each = jeder Söldner
    .closest = der nächste Söldner
    .toward = den nächsten Söldner
count-armoured = { $n } Gegner in Panzerung
    .any = ein Gegner in Panzerung
    .each = jeder Gegner in Panzerung
    .closest = der nächste Gegner in Panzerung
    .toward = den nächsten Gegner in Panzerung
count-poltergeist =
    { $n ->
        [one] { $n } Poltergeist
       *[other] { $n } Poltergeister
    }
    .any = ein Poltergeist
    .each = jeder Poltergeist
    .closest = der nächste Poltergeist
    .toward = den nächsten Poltergeist
count-horned =
    { $n ->
        [one] { $n } Gehörnten
       *[other] { $n } Gehörnte
    }
    .any = ein Gehörnter
    .each = jeder Gehörnte
    .closest = der nächste Gehörnte
    .toward = den nächsten Gehörnten
count-izlom =
    { $n ->
        [one] { $n } Izlom
       *[other] { $n } Izloms
    }
    .any = ein Izlom
    .each = jeder Izlom
    .closest = der nächste Izlom
    .toward = den nächsten Izlom
count-pseudogiant = { $n } Pseudoriesen
    .any = ein Pseudoriese
    .each = jeder Pseudoriese
    .closest = der nächste Pseudoriese
    .toward = den nächsten Pseudoriesen
count-bandit_mg = { $n } Banditen mit Maschinengewehr
    .any = ein Bandit mit Maschinengewehr
    .each = jeder Bandit mit Maschinengewehr
    .closest = der nächste Bandit mit Maschinengewehr
    .toward = den nächsten Banditen mit Maschinengewehr
count-monolith = { $n } Monolither
    .any = ein Monolither
    .each = jeder Monolither
    .closest = der nächste Monolither
    .toward = den nächsten Monolither
