# Tylu wrogów jednego rodzaju, jak mówią o nich zasady i dziennik: wystawionych na mapę (biernik), którykolwiek, każdy,
# najbliższy i najbliższy jako kierunek ruchu (dopełniacz).

count-enemies =
    { $n ->
        [one] { $n } wroga ({ $kinds })
       *[other] { $n } wrogów ({ $kinds })
    }
    .any = wróg kategorii { $kinds }
count-bandit_rifle =
    { $n ->
        [one] { $n } Bandytę z karabinem
       *[other] { $n } Bandytów z karabinem
    }
    .any = Bandyta z karabinem
    .each = każdy Bandyta z karabinem
    .closest = najbliższy Bandyta z karabinem
    .toward = najbliższego Bandyty z karabinem
count-bandit_shotgun =
    { $n ->
        [one] { $n } Bandytę ze strzelbą
       *[other] { $n } Bandytów ze strzelbą
    }
    .any = Bandyta ze strzelbą
    .each = każdy Bandyta ze strzelbą
    .closest = najbliższy Bandyta ze strzelbą
    .toward = najbliższego Bandyty ze strzelbą
count-snork =
    { $n ->
        [one] { $n } Snorka
        [few] { $n } Snorki
       *[other] { $n } Snorków
    }
    .any = Snork
    .each = każdy Snork
    .closest = najbliższy Snork
    .toward = najbliższego Snorka
count-zombie = { $n } Zombie
    .any = Zombie
    .each = każdy Zombie
    .closest = najbliższy Zombie
    .toward = najbliższego Zombie
count-rodent =
    { $n ->
        [one] { $n } Gryzonia
        [few] { $n } Gryzonie
       *[other] { $n } Gryzoni
    }
    .any = Gryzoń
    .each = każdy Gryzoń
    .closest = najbliższy Gryzoń
    .toward = najbliższego Gryzonia
count-controller =
    { $n ->
        [one] { $n } Kontrolera
       *[other] { $n } Kontrolerów
    }
    .any = Kontroler
    .each = każdy Kontroler
    .closest = najbliższy Kontroler
    .toward = najbliższego Kontrolera
count-chimera =
    { $n ->
        [one] { $n } Chimerę
        [few] { $n } Chimery
       *[other] { $n } Chimer
    }
    .any = Chimera
    .each = każda Chimera
    .closest = najbliższa Chimera
    .toward = najbliższej Chimery
count-dog =
    { $n ->
        [one] { $n } Psa
        [few] { $n } Psy
       *[other] { $n } Psów
    }
    .any = Pies
    .each = każdy Pies
    .closest = najbliższy Pies
    .toward = najbliższego Psa
count-tick =
    { $n ->
        [one] { $n } Kleszcza
        [few] { $n } Kleszcze
       *[other] { $n } Kleszczy
    }
    .any = Kleszcz
    .each = każdy Kleszcz
    .closest = najbliższy Kleszcz
    .toward = najbliższego Kleszcza
count-swarm =
    { $n ->
        [one] { $n } Rojowisko
        [few] { $n } Rojowiska
       *[other] { $n } Rojowisk
    }
    .any = Rojowisko
    .each = każde Rojowisko
    .closest = najbliższe Rojowisko
    .toward = najbliższego Rojowiska
count-bloodsucker =
    { $n ->
        [one] { $n } Krwiopijcę
       *[other] { $n } Krwiopijców
    }
    .any = Krwiopijca
    .each = każdy Krwiopijca
    .closest = najbliższy Krwiopijca
    .toward = najbliższego Krwiopijcy
count-mercenary =
    { $n ->
        [one] { $n } Najemnika
       *[other] { $n } Najemników
    }
    .any = Najemnik
    .each = każdy Najemnik
    .closest = najbliższy Najemnik
    .toward = najbliższego Najemnika
count-armoured =
    { $n ->
        [one] { $n } Opancerzonego
       *[other] { $n } Opancerzonych
    }
    .any = Opancerzony
    .each = każdy Opancerzony
    .closest = najbliższy Opancerzony
    .toward = najbliższego Opancerzonego
count-poltergeist =
    { $n ->
        [one] { $n } Poltergeista
        [few] { $n } Poltergeisty
       *[other] { $n } Poltergeistów
    }
    .any = Poltergeist
    .each = każdy Poltergeist
    .closest = najbliższy Poltergeist
    .toward = najbliższego Poltergeista
count-horned =
    { $n ->
        [one] { $n } Rogacza
        [few] { $n } Rogacze
       *[other] { $n } Rogaczy
    }
    .any = Rogacz
    .each = każdy Rogacz
    .closest = najbliższy Rogacz
    .toward = najbliższego Rogacza
count-izlom =
    { $n ->
        [one] { $n } Izłoma
        [few] { $n } Izłomy
       *[other] { $n } Izłomów
    }
    .any = Izłom
    .each = każdy Izłom
    .closest = najbliższy Izłom
    .toward = najbliższego Izłoma
count-pseudogiant =
    { $n ->
        [one] { $n } Pseudogiganta
        [few] { $n } Pseudogiganty
       *[other] { $n } Pseudogigantów
    }
    .any = Pseudogigant
    .each = każdy Pseudogigant
    .closest = najbliższy Pseudogigant
    .toward = najbliższego Pseudogiganta
count-bandit_mg =
    { $n ->
        [one] { $n } Bandytę z karabinem maszynowym
       *[other] { $n } Bandytów z karabinem maszynowym
    }
    .any = Bandyta z karabinem maszynowym
    .each = każdy Bandyta z karabinem maszynowym
    .closest = najbliższy Bandyta z karabinem maszynowym
    .toward = najbliższego Bandyty z karabinem maszynowym
count-monolith =
    { $n ->
        [one] { $n } Monolitowca
       *[other] { $n } Monolitowców
    }
    .any = Monolitowiec
    .each = każdy Monolitowiec
    .closest = najbliższy Monolitowiec
    .toward = najbliższego Monolitowca
