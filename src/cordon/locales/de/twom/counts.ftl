# So viele von einem Marker oder einer Art von Markern. $n_case sagt, ob es das Objekt eines Verbs ist.
count-canned_food =
    { $n ->
        [one] { $n } Konserve
       *[other] { $n } Konserven
    }
count-raw_food = { $n } rohes Essen
count-vegetable = { $n } Gemüse
count-pure_alcohol =
    { $n ->
        [one] { $n } Flasche
       *[other] { $n } Flaschen
    } { $n_case ->
        [accusative] reinen Alkohol
       *[nominative] reiner Alkohol
    }
count-moonshine =
    { $n ->
        [one] { $n } Flasche
       *[other] { $n } Flaschen
    } { $n_case ->
        [accusative] Schwarzgebrannten
       *[nominative] Schwarzgebrannter
    }
count-sugar = { $n } Zucker
count-coffee = { $n } Kaffee
count-cigarettes =
    { $n ->
        [one] { $n } Zigarette
       *[other] { $n } Zigaretten
    }
count-shovel =
    { $n ->
        [one] { $n } Schaufel
       *[other] { $n } Schaufeln
    }
count-lockpick =
    { $n ->
        [one] { $n } Dietrich
       *[other] { $n } Dietriche
    }
count-saw =
    { $n ->
        [one] { $n } Säge
       *[other] { $n } Sägen
    }
count-filter = { $n } Filter
count-mechanical_part =
    { $n ->
        [one] { $n } mechanisches Teil
       *[other] { $n } mechanische Teile
    }
count-electrical_part =
    { $n ->
        [one] { $n } elektrisches Teil
       *[other] { $n } elektrische Teile
    }
count-jewellery =
    { $n ->
        [one] { $n } Schmuckstück
       *[other] { $n } Schmuckstücke
    }
count-book =
    { $n ->
        [one] { $n } Buch
       *[other] { $n } Bücher
    }
count-broken_guitar =
    { $n ->
        [one] { $n } kaputte Gitarre
       *[other] { $n } kaputte Gitarren
    }
count-guitar =
    { $n ->
        [one] { $n } Gitarre
       *[other] { $n } Gitarren
    }
count-pistol =
    { $n ->
        [one] { $n } Pistole
       *[other] { $n } Pistolen
    }
count-assault_rifle =
    { $n ->
        [one] { $n } Sturmgewehr
       *[other] { $n } Sturmgewehre
    }
count-shotgun =
    { $n ->
        [one] { $n } Schrotflinte
       *[other] { $n } Schrotflinten
    }
count-knife = { $n } Messer
count-hatchet =
    { $n ->
        [one] { $n } Beil
       *[other] { $n } Beile
    }
count-ammo = { $n } Schuss Munition
count-shell =
    { $n ->
        [one] { $n } Hülse
       *[other] { $n } Hülsen
    }
count-weapon_part =
    { $n ->
        [one] { $n } Waffenteil
       *[other] { $n } Waffenteile
    }
count-broken_pistol =
    { $n ->
        [one] { $n } kaputte Pistole
       *[other] { $n } kaputte Pistolen
    }
count-broken_assault_rifle =
    { $n ->
        [one] { $n } kaputtes Sturmgewehr
       *[other] { $n } kaputte Sturmgewehre
    }
count-broken_shotgun =
    { $n ->
        [one] { $n } kaputte Schrotflinte
       *[other] { $n } kaputte Schrotflinten
    }
count-herbs = { $n } Bund Kräuter
count-chemicals = { $n } Päckchen Chemikalien
count-herbal_meds =
    { $n ->
        [one] { $n } Packung Kräutermedizin
       *[other] { $n } Packungen Kräutermedizin
    }
count-meds =
    { $n ->
        [one] { $n } Packung Medikamente
       *[other] { $n } Packungen Medikamente
    }
count-bandages =
    { $n ->
        [one] { $n } Verband
       *[other] { $n } Verbände
    }
count-water = { $n } Wasser
count-wood = { $n } Holz
count-components =
    { $n ->
        [one] { $n } Bauteil
       *[other] { $n } Bauteile
    }
count-food = { $n } Essen
count-medical =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } medizinischen Marker
           *[nominative] { $n } medizinischer Marker
        }
       *[other] { $n } medizinische Marker
    }
count-weapon =
    { $n ->
        [one] { $n } Waffe
       *[other] { $n } Waffen
    }
count-firearm =
    { $n ->
        [one] { $n } Schusswaffe
       *[other] { $n } Schusswaffen
    }
count-equipment = { $n } Stück Ausrüstung
count-material =
    { $n ->
        [one] { $n } Holz oder Bauteil
       *[other] { $n } Holz oder Bauteile
    }
count-ammunition =
    { $n ->
        [one] { $n } Munition oder Hülse
       *[other] { $n } Munition oder Hülsen
    }
count-armament =
    { $n ->
        [one] { $n } Waffe oder Munition
       *[other] { $n } Waffen oder Munition
    }
count-alcohol = { $n } Alkohol
count-token = { $n } Marker
count-any =
    { $n ->
        [one] { $n } Marker oder Ressource
       *[other] { $n } Marker oder Ressourcen
    }
