# Przetrwanie w Zonie: co jego karty mówią w tekście zasad i jak nazywa się to, czego nie nazywa żadna karta. Nazwy kart,
# scenariuszy, map, postaci i żetonów są w survival.ftl. Człony buduje się jak w rules.ftl.

# --- co liczy scenariusz, czym się handluje i czego się żąda ---

zone-counter-fuses = bezpieczniki
zone-counter-pressure = ciśnienie
zone-counter-primed = zalanie pompy
zone-counter-lore = odczytane ślady
zone-counter-harvest = artefakty w walizce
zone-counter-readings = pomiary
zone-counter-armed = uzbrojone maszty
zone-counter-masts = maszty
zone-counter-alarm = alarm
zone-counter-seals = uszczelnienia
zone-counter-found = sprawdzone nadajniki
zone-counter-saved = uratowani
zone-counter-code_parts = części kodu
zone-counter-tags = nieśmiertelniki
zone-counter-badges = odznaki
zone-counter-purse = kasa
zone-counter-worth = wartość ekwipunku
zone-counter-valve = obroty zaworu
zone-counter-probe = czas przy sondzie
zone-counter-mast = praca przy maszcie
zone-good-salt = sól
zone-good-lead_bar = ołów
zone-good-diesel = ropa
fact-good-buy = kosztuje { $price } K
fact-good-sell = przynosi { $price } K, o { $less } K mniej za każdą sztukę, którą handlarz już kupił
fact-good-load = ciężar { $load }
zone-sort-weapon = broń
zone-sort-armour = pancerz
zone-sort-attachment = dodatek
zone-sort-item = przedmiot
zone-sort-artifact = artefakt
zone-sort-food = jedzenie
zone-sort-medicine = lekarstwo
zone-sort-grenade = granat
zone-sort-valuables = artefakt lub dodatek
zone-action-use = użyj
zone-x00 = W Zonie
zone-x00-action-leave = Zejdź z mapy: jesteś poza niebezpieczeństwem
zone-x00-action-take_tokens = Podnieś żetony
zone-x00-action-drop_tokens = Odłóż żetony
zone-x00-action-force_the_door = Wyważ drzwi
zone-x00-action-work_the_wheel = Kręć kołem
zone-x00-action-take_off_the_hatch = Zdejmij właz
zone-tokens = { $n } × { $token }

# --- ile ---

amount-n = N
amount-n-1 = N + 1
amount-n-2 = N + 2
amount-n-3 = N + 3
amount-need = tyle, ile potrzeba
amount-half = połowa tego, czego potrzeba

# --- kto i które (SV-0.4) ---

who-marked = oznaczony wróg
who-that = ten
who-those = każdy z przybyłych
kind-high = żeton WYSOKIEJ uwagi
kind-low = żeton NISKIEJ uwagi
kind-artifact = artefakt
slot-L = pole łupu
slot-Q = miejsce zadania
select-leader-of = pierwszy z nich na mapie ({ $kinds }), najbliżej przywódcy,
select-farthest-of = najdalszy ({ $kinds })
sel-thing = { $kinds }
    .each = każdy żeton „{ $kinds }”
    .one = 1 żeton „{ $kinds }”
    .closest = najbliższy żeton „{ $kinds }”
sel-space = pole
    .each = każde pole
    .one = 1 pole
    .closest = najbliższe pole
sel-anomaly_space = pole anomalii
    .each = każde pole anomalii
    .one = 1 pole anomalii
    .closest = najbliższe pole anomalii
filter-near = mierząc od { $place }
filter-on = na { $place }
filter-off = nie na { $place }
filter-empty = bez nikogo na nim

# --- gdzie (SV-1.3, SV-1.4): nazwa, cel ruchu, miejsce, w którym coś leży ---

spot-own = twoje pole
    .toward = twojego pola
    .at = twoim polu
spot-here = to pole
    .toward = tego pola
    .at = tym polu
spot-picked = wybrane pole
    .toward = wybranego pola
    .at = wybranym polu
spot-slot = { $slot }
    .toward = pola { $slot }
    .at = polu { $slot }
spot-slot-key = główne pomieszczenie
    .toward = głównego pomieszczenia
    .at = polach głównego pomieszczenia
spot-slot-area = główne pomieszczenia
    .toward = głównych pomieszczeń
    .at = polach głównych pomieszczeń
spot-token = { $token }
    .toward = najbliższego pola z żetonem „{ $token }”
    .at = polu z żetonem „{ $token }”
spot-next = obok: { $thing }
    .toward = pola obok „{ $thing }”
    .at = polu obok „{ $thing }”
spot-shut = obok zamkniętej bramy
    .toward = pola obok zamkniętej bramy
    .at = polu obok zamkniętej bramy
spot-character = { $character }
    .toward = pola postaci ({ $character })
    .at = polu postaci ({ $character })
spot-near_slot = najbliższe pole { $slot } (od: { $place })
    .toward = najbliższego pola { $slot } (od: { $place })
    .at = najbliższym polu { $slot } (od: { $place })
spot-far_slot = najdalsze pole { $slot }
    .toward = pola { $slot } najdalej od wszystkich stalkerów
    .at = polu { $slot } najdalej od wszystkich stalkerów
spot-trader = handlarz
    .toward = najbliższego handlarza
    .at = polu handlarza
spot-everywhere = dowolne pole
    .toward = dowolnego pola
    .at = dowolnym polu
spot-map = mapa
    .toward = dowolnego pola
    .at = dowolnym polu mapy
spot-takeable = pole z żetonami do podniesienia
    .toward = najbliższego żetonu do podniesienia
    .at = polu z żetonami do podniesienia
spot-anomaly = anomalia
    .toward = najbliższej anomalii
    .at = polu anomalii
spot-lead = przywódca
    .toward = przywódcy
    .at = polu przywódcy
spot-that = ten
    .toward = tego
    .at = jego polu
spot-marked = oznaczony wróg
    .toward = oznaczonego wroga
    .at = polu oznaczonego wroga
spot-artifact_token = artefakt
    .toward = najbliższego artefaktu
    .at = polu z artefaktem
spot-indoor = pomieszczenie
    .toward = najbliższego pomieszczenia
    .at = polu w pomieszczeniu
spot-outdoor = na zewnątrz
    .toward = pola na zewnątrz
    .at = polu na zewnątrz
spot-right = w prawo
    .toward = prawej strony
    .at = prawo
spot-back = do tyłu
    .toward = tyłu
    .at = tył

# --- instrukcje: przebieg, liczniki, koniec ---

op-stalker-once = za pierwszym razem
op-stalker-try = rzuć kośćmi ekwipunku: { $dice } (skupieniem można przerzucić)
    .enough = przy { $least } ★ lub więcej
op-stalker-reveal = odkryj żeton „{ $token }”
op-stalker-counter =
    { $to_id ->
        [none] { $counter } { $change }
       *[some] { $counter } = { $to }
    }
op-stalker-set_flag = -
op-stalker-need = potrzeba: { $counter } { $change }
op-stalker-script =
    { $who_id ->
        [self] czytaj dalej w księdze skryptów
       *[other] { $who } czyta dalej w księdze skryptów
    }
op-stalker-finish =
    { $result_id ->
        [victory] scenariusz wygrany
       *[defeat] scenariusz przegrany
    }
op-stalker-rounds = talia wydarzeń { $change }
op-stalker-look_events =
    { $n ->
        [one] obejrzyj następne wydarzenie
        [few] obejrzyj { $n } następne wydarzenia
       *[other] obejrzyj { $n } następnych wydarzeń
    }
op-stalker-order_events = odłóż następne wydarzenia ({ $n }) w dowolnej kolejności
op-stalker-weather = zmienia się pogoda
op-stalker-icons = trudność { $change }
op-stalker-discard_this =
    { $card_id ->
        [none] odrzuć tę kartę
       *[other] odrzuć „{ $card }”
    }
op-stalker-replace_anomaly = jedną anomalię zastępuje inna
op-stalker-lasts_quality =
    { $until_id ->
        [turn] do końca tury { $quality }
        [round] do końca rundy { $quality }
       *[mission] do końca partii { $quality }
    }
op-stalker-bloom =
    { $which_id ->
        [lowest] pod anomalią o najniższym numerze powstaje artefakt
        [highest] pod anomalią o najwyższym numerze powstaje artefakt
       *[chosen] pod wybraną anomalią powstaje artefakt
    }
op-stalker-still =
    { $n ->
        [one] { $who } – spokój w tej rundzie
       *[other] { $who } – spokój, rundy: { $n }
    }
op-stalker-surge_one = rzuć kością anomalii ({ $who }): aktywuje się z tym symbolem
op-stalker-start_at = część stalkerów może zacząć tu: { $where }
op-stalker-break_wall =
    { $own ->
        [true] w ścianie tego pola powstaje dziura
       *[false] w najbliższej ścianie powstaje dziura (mierząc od { $near })
    }
op-stalker-leave =
    { $who_id ->
        [self] schodzisz z mapy, bezpiecznie
       *[other] { $who } schodzi z mapy, bezpiecznie
    }

# --- instrukcje: żetony ---

op-stalker-lay_token =
    { $place_id ->
        [none] na mapę trafia: { $things }
       *[some] na { $place } leży odtąd: { $things }
    }
op-stalker-remove_token =
    { $place_id ->
        [none] wszystkie żetony „{ $token }” schodzą z mapy
       *[some] żeton „{ $token }” na { $place } schodzi z mapy
    }
op-stalker-flip_token = odwróć żeton „{ $token }”
op-stalker-token_cubes =
    { $n_sign ->
        [down] zdejmij { $n_size ->
            [one] { $n_size } znacznik
            [few] { $n_size } znaczniki
           *[other] { $n_size } znaczników
        } z żetonu „{ $token }”
       *[up] połóż { $n ->
            [one] { $n } znacznik
            [few] { $n } znaczniki
           *[other] { $n } znaczników
        } na żetonie „{ $token }”
    }
op-stalker-open = otwórz: { $token }
op-stalker-give_token =
    { $who_id ->
        [self] otrzymujesz: { $things }
       *[other] { $who } otrzymuje: { $things }
    }
op-stalker-spend_token =
    { $who_id ->
        [self] oddajesz: { $things }
       *[other] { $who } oddaje: { $things }
    }
op-stalker-take_tokens = podnieś żetony
op-stalker-drop_tokens = odłóż żetony
op-stalker-look_token = zajrzyj pod 1 żeton „{ $token }”
op-stalker-put_there = połóż { $things } tu: { $where }
op-stalker-remove_one = z mapy schodzi: { $where }
op-stalker-remove_unknown = z mapy schodzi nieobejrzany: { $tokens }
op-stalker-random_loot = weź losowy żeton łupu
op-stalker-spend_card =
    { $who_id ->
        [self] odrzuć 1 kartę ({ $sort })
       *[other] { $who } odrzuca 1 kartę ({ $sort })
    }

# --- instrukcje: wrogowie i postacie ---

op-stalker-spawn_kind = wystaw na { $place } { $enemies }
op-stalker-mark = { $who } zostaje oznaczony
op-stalker-unmark = żaden wróg nie jest już oznaczony
op-stalker-face =
    { $turn ->
        [right] { $who } obraca się o 90° w prawo
        [back] { $who } obraca się do tyłu
        [away] { $who } odwraca się (od: { $place })
       *[to] { $who } zwraca się (ku: { $place })
    }
op-stalker-relocate_to =
    { $who_id ->
        [self] trafiasz od razu tu: { $where }
       *[other] { $who } trafia od razu tu: { $where }
    }
op-stalker-play = na { $place } przychodzi: { $people }
op-stalker-dismiss = z gry odchodzi: { $character }
op-stalker-walk =
    { $n ->
        [one] { $character } idzie do { $n } pola w stronę { $toward }
       *[other] { $character } idzie do { $n } pól w stronę { $toward }
    }
op-stalker-toughen = { $character }: PŻ { $change }
op-stalker-beast_comes = przychodzi bestia i zostaje oznaczona
op-stalker-capture = { $who } bierze artefakt ze swojego pola
op-stalker-give_up_artifact = oznaczony wróg zostawia swój artefakt

# --- instrukcje: pojedyncze scenariusze ---

op-stalker-find_person = leży tam ranny
op-stalker-bleed =
    { $people_id ->
        [all] krew każdego rannego { $change }
        [found] krew każdego znalezionego rannego { $change }
       *[here] krew rannego na tym polu { $change }
    }
op-stalker-front = nadchodzi front
op-stalker-open_counters = lady mają swój zapas
op-stalker-trade_goods = kupuj i sprzedawaj towary
op-stalker-goods =
    { $who_id ->
        [self] { $good } { $change }
       *[other] { $who }: { $good } { $change }
    }
op-stalker-spoil_stock = każda lada, przy której stoi wróg, traci z zapasu { $n }
op-stalker-price =
    { $n_sign ->
        [down] { $which_id ->
            [highest] najwyższa cena rośnie o { $sum } K
            [trader] { $trader }: cena rośnie o { $sum } K
           *[any] wybrana cena rośnie o { $sum } K
        }
       *[up] { $which_id ->
            [highest] najwyższa cena spada o { $sum } K
            [trader] { $trader }: cena spada o { $sum } K
           *[any] wybrana cena spada o { $sum } K
        }
    }
op-stalker-deal = handluj z handlarzem
op-stalker-hand_over_load = oddaj żetony albo odbierz je ({ $character })
op-stalker-hand_in_artifact =
    { $who_id ->
        [self] oddaj 1 artefakt zdobyty tutaj
       *[other] { $who } oddaje 1 artefakt zdobyty tutaj
    }

# --- wartości, właściwości i chwile, które ma tylko Przetrwanie w Zonie ---

when-test-rolled = Po rzucie testu
value-enemy-sight_side = widzenie wrogów na boki { $by }
    .set = widzenie wrogów na boki: { $to }
value-enemy-sight_back = widzenie wrogów do tyłu { $by }
value-enemy-range = zasięg ataków wrogów { $by }
value-enemy-threshold = progi wrogów { $by }
value-reaction-dmg = obrażenia reakcji { $by }
value-bolt-range = zasięg Wabika oraz Śrub i nakrętek { $by }
value-detector-range = zasięg detektorów { $by }
    .least = zasięg detektorów co najmniej { $to }
value-space-rad = promieniowanie pól { $by }
value-follow-max =
    { $n ->
        [one] { $by } krok dla tych, którzy idą razem
        [few] { $by } kroki dla tych, którzy idą razem
       *[other] { $by } kroków dla tych, którzy idą razem
    }
mod-per-lore = { $change } za każdy odczytany ślad
flag-no_decoy = bez Wabika
flag-no_anomaly_reroll = rzutów aktywacji anomalii nie można przerzucać
flag-no_lead_heal = żeton przywódcy nie leczy
flag-no_prepare_focus = Przygotowanie nie daje skupienia
flag-silent_movement = Ruch nie zwraca NISKIEJ uwagi
flag-thunder = ataki bronią zwracają NISKĄ uwagę zamiast WYSOKIEJ
flag-p1_relevant = P1 zawsze aktywuje anomalię
flag-sight_cap-2 = na zewnątrz nikt nie widzi dalej niż 2
flag-range_cap-2 = na zewnątrz nikt nie atakuje dalej niż 2
flag-no_exchange = Przygotowanie nie pozwala na wymianę
flag-take_along_quiet = profesor idzie z wami także przy Ostrożnym ruchu
flag-loot_one = 1 żeton łupu na polu łupu zamiast 2
dice-any =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[other] { $n } kości
    }
cardword-unique = wyjątkową kartę
cond-stalker-bears_mark = to oznaczony wróg
    .not = to nie oznaczony wróg
cond-stalker-space_is =
    { $outdoor ->
        [true] pole jest na zewnątrz
       *[false] { $most ->
            [99] wydrukowane promieniowanie to { $least } lub więcej
           *[other] wydrukowane promieniowanie to { $most } lub mniej
        }
    }
cond-stalker-blow = sprawia to { $of }
blow-head = trafienie w głowę
blow-blast = fala uderzeniowa

# --- warunki, po „jeśli” ---

cond-stalker-not = nie zachodzi: { $of }
cond-stalker-counter =
    { $n_id ->
        [need] cel osiągnięty: { $counter }
       *[other] stan „{ $counter }” to { $n } lub więcej
    }
    .not =
        { $n_id ->
            [need] cel jeszcze nieosiągnięty: { $counter }
           *[other] stan „{ $counter }” to mniej niż { $n }
        }
cond-stalker-flag_set = wcześniej tak zdecydowano
    .not = wcześniej tak nie zdecydowano
cond-stalker-lies =
    { $place_id ->
        [map] na mapie
        [own] na twoim polu
       *[other] na { $place }
    } { $what_id ->
        [enemy] jest wróg
        [stalker] jest stalker
       *[other] leży „{ $what }”
    }
    .not =
        { $place_id ->
            [map] na mapie
            [own] na twoim polu
           *[other] na { $place }
        } { $what_id ->
            [enemy] nie ma wroga
            [stalker] nie ma stalkera
           *[other] nie leży „{ $what }”
        }
cond-stalker-at =
    { $place_id ->
        [own] na twoim polu
       *[other] na { $place }
    } stoi { $character }
    .not =
        { $place_id ->
            [own] na twoim polu
           *[other] na { $place }
        } nie stoi { $character }
cond-stalker-carries =
    { $who_id ->
        [self] niesiesz: { $token }
       *[other] { $who } niesie: { $token }
    }
    .not =
        { $who_id ->
            [self] nie masz przy sobie: { $token }
           *[other] { $who } nie ma przy sobie: { $token }
        }
cond-stalker-owns =
    w twoim plecaku jest { $sort_id ->
        [grenade] granat
        [medicine] lekarstwo
        [food] jedzenie
        [valuables] artefakt lub dodatek
       *[other] taka karta ({ $sort })
    }
    .not =
        w twoim plecaku nie ma { $sort_id ->
            [grenade] granatu
            [medicine] lekarstwa
            [food] jedzenia
            [valuables] artefaktu ani dodatku
           *[other] takiej karty ({ $sort })
        }
cond-stalker-round_from =
    { $last ->
        [true] to ostatnia runda
       *[false] to runda { $n } lub późniejsza
    }
    .not =
        { $last ->
            [true] to nie ostatnia runda
           *[false] runda { $n } jeszcze nie nadeszła
        }
cond-stalker-events_left =
    { $n_id ->
        [half] dobrano połowę talii wydarzeń
        [0] talia wydarzeń jest pusta
        [1] w talii zostało 1 wydarzenie
       *[other] w talii zostało wydarzeń: { $n }
    }
cond-stalker-hp =
    { $least ->
        [0] masz najwyżej { $most } PŻ
       *[other] masz co najmniej { $least } PŻ
    }
cond-stalker-dose_min = twoja dawka to { $n } lub więcej
cond-stalker-funds =
    { $n_id ->
        [need] w kasie jest tyle, ile potrzeba
        [half] w kasie jest połowa tego, czego potrzeba
       *[other] zespół ma { $n } K
    }
cond-stalker-cubed =
    { $n_id ->
        [need] na żetonie „{ $token }” leży dość znaczników
       *[other] na żetonie „{ $token }” leży co najmniej tyle znaczników: { $n }
    }
    .not =
        { $n_id ->
            [need] na żetonie „{ $token }” nie ma jeszcze dość znaczników
           *[other] na żetonie „{ $token }” leży mniej znaczników niż { $n }
        }
cond-stalker-marked =
    { $carrying ->
        [true] oznaczony wróg niesie artefakt
       *[false] jakiś wróg jest oznaczony
    }
    .not =
        { $carrying ->
            [true] żaden wróg nie niesie artefaktu
           *[false] żaden wróg nie jest oznaczony
        }
cond-stalker-is_lead = przywódcą jesteś ty
    .not = przywódcą nie jesteś ty
cond-stalker-on_anomaly = jesteś na polu anomalii
    .not = nie jesteś na polu anomalii
cond-stalker-near_token = w zasięgu { $n } jest żeton „{ $token }”
    .not = w zasięgu { $n } nie ma żetonu „{ $token }”
cond-stalker-enemy_near = w zasięgu { $n } jest wróg
    .not = w zasięgu { $n } nie ma wroga
cond-stalker-worth = ekwipunek zespołu jest wart tyle, ile potrzeba
cond-stalker-face_up = odkryta jest karta „{ $card }”
    .not = karta „{ $card }” nie jest odkryta

# --- co dają akcje, których skrypty mówią to zbyt rozwlekle ---

does-x00-force_the_door = rzuć 2 kośćmi ekwipunku; przy 3 ★ drzwi puszczają, w innym razie połóż swój żeton NISKĄ stroną na swoim polu
does-x00-work_the_wheel = połóż 1 znacznik na bramie, a swój żeton NISKĄ stroną na swoim polu; trzeci znacznik ją otwiera
does-x01-fit_a_fuse = o jeden bezpiecznik więcej; gdy będzie ich dość, szlaban się podniesie
does-x01-force_the_motor = rzuć 3 kośćmi ekwipunku i połóż swój żeton WYSOKĄ stroną na swoim polu; przy 7 ★ szlaban się podnosi, w innym razie strać 2 PŻ
does-x02-pull_the_fuse = odwróć skrzynkę; jeśli jest sprawna, otrzymaj 1 bezpiecznik
does-x07-read_the_track = ślad znika, o jeden odczytany więcej; w pojedynkę otrzymujesz też skupienie
does-x10-hand_in = o jeden artefakt w walizce więcej; gdy jest ich dość, scenariusz wygrany
does-x13-hold_the_tape = połóż 1 znacznik na sondzie; gdy jest ich dość, odczyt gotowy
does-x16-set_the_charge = połóż 1 znacznik na maszcie; gdy jest ich dość, maszt jest uzbrojony, a ładunek zużyty
does-x17-trigger = wszystkie uzbrojone maszty wylatują w powietrze; w zasięgu 1 każdy stalker otrzymuje 12 obrażeń, a każdy wróg ciężką ranę
does-x23-dress_the_wound = rzuć 2 kośćmi ekwipunku; przy 3 ★ stan rannego jest stabilny, w innym razie połóż swój żeton NISKĄ stroną na swoim polu
does-x24-hand_over = o jedną ocaloną osobę więcej; gdy jest ich dość, scenariusz wygrany
does-x28-blow_the_lock = żetony WYSOKIEJ uwagi wszystkich w zasięgu 3, 1 znacznik na bramie, rzuć 4 kośćmi ekwipunku; przy 7 ★ albo trzecim znaczniku brama się otwiera, bez 7 ★ alarm rośnie o 1
does-u20-cut_into_it = połóż 1 znacznik na gnieździe, a swój żeton NISKĄ stroną na swoim polu; drugi znacznik je usuwa i zostaje 1 żeton łupu
does-u20-burn_it_out = połóż swój żeton WYSOKĄ stroną na swoim polu; gniazdo znika i zostaje 1 żeton łupu
does-c02-patch_him_up = odzyskuje 4 PŻ
