# Tyle sztuk żetonu lub rodzaju żetonów. $n_case mówi, czy to dopełnienie czasownika.
count-canned_food =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } konserwę
           *[nominative] { $n } konserwa
        }
        [few] { $n } konserwy
       *[other] { $n } konserw
    }
count-raw_food =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } porcję surowego jedzenia
           *[nominative] { $n } porcja surowego jedzenia
        }
        [few] { $n } porcje surowego jedzenia
       *[other] { $n } porcji surowego jedzenia
    }
count-vegetable =
    { $n ->
        [one] { $n } warzywo
        [few] { $n } warzywa
       *[other] { $n } warzyw
    }
count-pure_alcohol =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } butelkę spirytusu
           *[nominative] { $n } butelka spirytusu
        }
        [few] { $n } butelki spirytusu
       *[other] { $n } butelek spirytusu
    }
count-moonshine =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } butelkę bimbru
           *[nominative] { $n } butelka bimbru
        }
        [few] { $n } butelki bimbru
       *[other] { $n } butelek bimbru
    }
count-sugar =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } torebkę cukru
           *[nominative] { $n } torebka cukru
        }
        [few] { $n } torebki cukru
       *[other] { $n } torebek cukru
    }
count-coffee =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } torebkę kawy
           *[nominative] { $n } torebka kawy
        }
        [few] { $n } torebki kawy
       *[other] { $n } torebek kawy
    }
count-cigarettes =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } papierosa
           *[nominative] { $n } papieros
        }
        [few] { $n } papierosy
       *[other] { $n } papierosów
    }
count-shovel =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } łopatę
           *[nominative] { $n } łopata
        }
        [few] { $n } łopaty
       *[other] { $n } łopat
    }
count-lockpick =
    { $n ->
        [one] { $n } wytrych
        [few] { $n } wytrychy
       *[other] { $n } wytrychów
    }
count-saw =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } piłę
           *[nominative] { $n } piła
        }
        [few] { $n } piły
       *[other] { $n } pił
    }
count-filter =
    { $n ->
        [one] { $n } filtr
        [few] { $n } filtry
       *[other] { $n } filtrów
    }
count-mechanical_part =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } część mechaniczną
           *[nominative] { $n } część mechaniczna
        }
        [few] { $n } części mechaniczne
       *[other] { $n } części mechanicznych
    }
count-electrical_part =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } część elektryczną
           *[nominative] { $n } część elektryczna
        }
        [few] { $n } części elektryczne
       *[other] { $n } części elektrycznych
    }
count-jewellery =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } sztukę biżuterii
           *[nominative] { $n } sztuka biżuterii
        }
        [few] { $n } sztuki biżuterii
       *[other] { $n } sztuk biżuterii
    }
count-book =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } książkę
           *[nominative] { $n } książka
        }
        [few] { $n } książki
       *[other] { $n } książek
    }
count-broken_guitar =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } zepsutą gitarę
           *[nominative] { $n } zepsuta gitara
        }
        [few] { $n } zepsute gitary
       *[other] { $n } zepsutych gitar
    }
count-guitar =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } gitarę
           *[nominative] { $n } gitara
        }
        [few] { $n } gitary
       *[other] { $n } gitar
    }
count-pistol =
    { $n ->
        [one] { $n } pistolet
        [few] { $n } pistolety
       *[other] { $n } pistoletów
    }
count-assault_rifle =
    { $n ->
        [one] { $n } karabin
        [few] { $n } karabiny
       *[other] { $n } karabinów
    }
count-shotgun =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } strzelbę
           *[nominative] { $n } strzelba
        }
        [few] { $n } strzelby
       *[other] { $n } strzelb
    }
count-knife =
    { $n ->
        [one] { $n } nóż
        [few] { $n } noże
       *[other] { $n } noży
    }
count-hatchet =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } siekierę
           *[nominative] { $n } siekiera
        }
        [few] { $n } siekiery
       *[other] { $n } siekier
    }
count-ammo =
    { $n ->
        [one] { $n } nabój
        [few] { $n } naboje
       *[other] { $n } nabojów
    }
count-shell =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } łuskę
           *[nominative] { $n } łuska
        }
        [few] { $n } łuski
       *[other] { $n } łusek
    }
count-weapon_part =
    { $n ->
        [one] { $n } część broni
        [few] { $n } części broni
       *[other] { $n } części broni
    }
count-broken_pistol =
    { $n ->
        [one] { $n } zepsuty pistolet
        [few] { $n } zepsute pistolety
       *[other] { $n } zepsutych pistoletów
    }
count-broken_assault_rifle =
    { $n ->
        [one] { $n } zepsuty karabin
        [few] { $n } zepsute karabiny
       *[other] { $n } zepsutych karabinów
    }
count-broken_shotgun =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } zepsutą strzelbę
           *[nominative] { $n } zepsuta strzelba
        }
        [few] { $n } zepsute strzelby
       *[other] { $n } zepsutych strzelb
    }
count-herbs =
    { $n ->
        [one] { $n } pęczek ziół
        [few] { $n } pęczki ziół
       *[other] { $n } pęczków ziół
    }
count-chemicals =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } paczkę chemikaliów
           *[nominative] { $n } paczka chemikaliów
        }
        [few] { $n } paczki chemikaliów
       *[other] { $n } paczek chemikaliów
    }
count-herbal_meds =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } paczkę leków ziołowych
           *[nominative] { $n } paczka leków ziołowych
        }
        [few] { $n } paczki leków ziołowych
       *[other] { $n } paczek leków ziołowych
    }
count-meds =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } paczkę leków
           *[nominative] { $n } paczka leków
        }
        [few] { $n } paczki leków
       *[other] { $n } paczek leków
    }
count-bandages =
    { $n ->
        [one] { $n } bandaż
        [few] { $n } bandaże
       *[other] { $n } bandaży
    }
count-water =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } porcję wody
           *[nominative] { $n } porcja wody
        }
        [few] { $n } porcje wody
       *[other] { $n } porcji wody
    }
count-wood =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } wiązkę drewna
           *[nominative] { $n } wiązka drewna
        }
        [few] { $n } wiązki drewna
       *[other] { $n } wiązek drewna
    }
count-components =
    { $n ->
        [one] { $n } komponent
        [few] { $n } komponenty
       *[other] { $n } komponentów
    }
count-food =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } porcję jedzenia
           *[nominative] { $n } porcja jedzenia
        }
        [few] { $n } porcje jedzenia
       *[other] { $n } porcji jedzenia
    }
count-medical =
    { $n ->
        [one] { $n } żeton medyczny
        [few] { $n } żetony medyczne
       *[other] { $n } żetonów medycznych
    }
count-weapon =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } sztukę broni
           *[nominative] { $n } sztuka broni
        }
        [few] { $n } sztuki broni
       *[other] { $n } sztuk broni
    }
count-firearm =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } sztukę broni palnej
           *[nominative] { $n } sztuka broni palnej
        }
        [few] { $n } sztuki broni palnej
       *[other] { $n } sztuk broni palnej
    }
count-equipment =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } sztukę wyposażenia
           *[nominative] { $n } sztuka wyposażenia
        }
        [few] { $n } sztuki wyposażenia
       *[other] { $n } sztuk wyposażenia
    }
count-material =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } sztukę drewna lub komponentów
           *[nominative] { $n } sztuka drewna lub komponentów
        }
        [few] { $n } sztuki drewna lub komponentów
       *[other] { $n } sztuk drewna lub komponentów
    }
count-ammunition =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } sztukę amunicji lub łusek
           *[nominative] { $n } sztuka amunicji lub łusek
        }
        [few] { $n } sztuki amunicji lub łusek
       *[other] { $n } sztuk amunicji lub łusek
    }
count-armament =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } sztukę broni lub amunicji
           *[nominative] { $n } sztuka broni lub amunicji
        }
        [few] { $n } sztuki broni lub amunicji
       *[other] { $n } sztuk broni lub amunicji
    }
count-alcohol =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } butelkę alkoholu
           *[nominative] { $n } butelka alkoholu
        }
        [few] { $n } butelki alkoholu
       *[other] { $n } butelek alkoholu
    }
count-token =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[other] { $n } żetonów
    }
count-any =
    { $n ->
        [one] { $n } żeton lub zasób
        [few] { $n } żetony lub zasoby
       *[other] { $n } żetonów lub zasobów
    }
