# Dlaczego coś w S.T.A.L.K.E.R.-ze jest niemożliwe: fakt, w jednym zdaniu. Numer reguły dodaje ten, kto ją pokazuje.

reason-stalker-condition = Tylko jeśli { $condition }.
reason-stalker-needs-side = Karta „{ $side }” nie jest odkryta.
reason-stalker-needs-finding = Nie masz karty „{ $finding }”.
reason-stalker-indoors = Nie jesteś na zewnątrz.
reason-stalker-used-already =
    { $limit_id ->
        [turn] W tej turze już użyte.
        [round] W tej rundzie już użyte.
        [mission] W tej misji już użyte.
        [visit] Użyte już podczas tej wizyty.
       *[other] Już użyte.
    }

# Akcje
reason-stalker-no-slot = Ten żeton tury nie ma już akcji.
reason-stalker-no-way = Stąd nie ma dokąd iść.
reason-stalker-too-loud = Twój ekwipunek jest za głośny na Ostrożny ruch.
reason-stalker-burdened = Ładunek jest na to za ciężki.
reason-stalker-seen = Widzi cię wróg.
reason-stalker-no-hidden-space = Każde pole obok jest na widoku, zapełnione albo zajęte przez wroga.
reason-stalker-high-on-map = Twój żeton WYSOKIEJ uwagi leży na mapie.
reason-stalker-lead-used = Żeton przywódcy był już użyty w tej rundzie.
reason-stalker-has-moved = W tej turze był już twój ruch.
reason-stalker-forbidden = Zabrania tego karta „{ $card }”.
reason-stalker-no-attention = Twojego żetonu uwagi nie ma na mapie.
reason-stalker-no-loot-near = W zasięgu psa nie ma łupu.
reason-stalker-no-special-weapon = Nie masz niepełnej broni na amunicję specjalną.
reason-stalker-no-wall-near = Nie ma tam ściany.
reason-stalker-none-beside = Obok ciebie tego nie ma: { $token }.
reason-stalker-none-in-reach =
    { $kind_id ->
        [stalker] W zasięgu nie ma innego stalkera.
        [other_stalker] W zasięgu nie ma innego stalkera.
        [companion] W zasięgu nie ma towarzysza.
        [anomaly] W zasięgu nie ma anomalii.
        [anomaly_space] W zasięgu nie ma pola anomalii.
        [unknown] W zasięgu nie ma żetonu nieznanego wroga.
        [unknown_stack] W zasięgu nie ma żetonu nieznanego wroga.
        [loot] W zasięgu nie ma łupu.
        [space] W zasięgu nie ma takiego pola.
       *[other] W zasięgu nie ma wroga.
    }
reason-stalker-nothing-carried = Nie niesiesz żadnego żetonu.
reason-stalker-nothing-here = Nie ma tu nic do podniesienia.
reason-stalker-supply-empty =
    { $token_id ->
        [trap] W puli nie ma już pułapek.
       *[other] W puli nie ma już żetonów braku widoczności.
    }

# Broń i amunicja
reason-stalker-no-ammo = Za mało amunicji w broni: najpierw przeładuj.
reason-stalker-full-weapon = Broń jest pełna.
reason-stalker-no-cubes = Nie zostało znaczników na amunicję.
reason-stalker-special-ammo = Magazynki nie pasują: potrzebna amunicja specjalna.
reason-stalker-no-magazine = W kieszeniach nie masz magazynka do { $magazine_genitive }.
reason-stalker-no-target = Żaden wróg nie jest w zasięgu i w twojej linii wzroku.
reason-stalker-nobody-near = Żaden wróg nie jest w zasięgu noża.
reason-stalker-no-die-to-reroll = Nie ma kości do przerzucenia.

# Żetony i rzeczy
reason-stalker-no-bolt = Nie masz śruby.
reason-stalker-no-focus = Nie masz skupienia.
reason-stalker-no-pinned = Nie ma przygwożdżenia do odrzucenia.
reason-stalker-no-exposed = Nie ma odsłonięcia do odrzucenia.
reason-stalker-no-cube = Nie ma znacznika do odrzucenia.
reason-stalker-no-item =
    { $type_id ->
        [food] W plecaku nie ma jedzenia.
        [medicine] W plecaku nie ma lekarstw.
        [grenade] W plecaku nie ma granatu.
       *[other] W plecaku nie ma takiego przedmiotu ({ $type }).
    }
reason-stalker-needs-card = Nie ma takiej karty w twoim plecaku ({ $sort }).
reason-stalker-needs-token = Masz tego przy sobie za mało: { $token }.
reason-stalker-too-heavy = Więcej już nie uniesiesz.
reason-stalker-no-money = To kosztuje { $n } K, a zespół ma mniej.
reason-stalker-sold-out = Wyprzedane.
reason-stalker-backpack-full = Plecak jest przepełniony: { $person }.
reason-stalker-nothing-to-hand-in = W skrytce nie ma takiej karty.
reason-stalker-one-companion = Ktoś już z wami idzie.
reason-stalker-one-contract = Macie już zlecenie na następną misję.
reason-stalker-slot-taken = Stoi tam już wróg.
reason-stalker-other-slot = Ci wrogowie mają na tej mapie inne miejsca.
reason-stalker-has-token =
    { $token_id ->
        [pinned] Masz już przygwożdżenie, więc nie możesz nim zapłacić.
       *[exposed] Masz już odsłonięcie, więc nie możesz nim zapłacić.
    }

# Anomalie
reason-stalker-no-symbol-near = W zasięgu 3 nie ma odkrytego symbolu anomalii.
reason-stalker-no-artifact-near = W zasięgu detektora nie ma anomalii z artefaktem.
