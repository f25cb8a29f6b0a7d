# Tekst zasad S.T.A.L.K.E.R.-a, tworzony z instrukcji (co karta robi) i reguł (kiedy to robi).
# Człony zaczynają się małą literą i nie mają kropki: stoją same albo w innym członie. $who_id to „self”, gdy mowa o
# czytającym, w innym razie „other”; każde $who jest w liczbie pojedynczej i w mianowniku. Miejsca (at-) stoją w
# miejscowniku po „na”, kierunki (toward-) w dopełniaczu, rzeczy (count-) w bierniku.

# Jak łączą się człony
clause-then = { $a }, potem { $b }
clause-in-any-case = { $a }; tak czy inaczej { $b }
clause-group = [{ $text }]
clause-part = ({ $number }) { $text }
clause-next = { $a }; { $b }
clause-when = { $when }: { $what }
clause-times =
    { $text } ({ $n ->
        [2] dwa razy
        [3] trzy razy
       *[other] { $n } razy
    })
clause-notes = { $a } ({ $b })
in-any-case = tak czy inaczej { $text }
list-head = { $head }:
list-line = • { $text }

# --- kto (SC-1.5) ---

who-self = ty
who-enemy = ten wróg
who-target = cel
who-attacker = atakujący
who-chosen = wybrany
who-hit = trafiony
who-mover = wróg, który wszedł,
who-lead = przywódca
who-team = każdy stalker
select-filtered = { $who } { $filters }
select-nearest = każdy z { $n } { $who } najbliżej { $to }
select-nearest-place = każdy z { $n } { $who } najbliżej { $place }
sel-stalker = stalker
    .each = każdy stalker
    .one = 1 stalker
    .closest = najbliższy stalker
sel-other_stalker = inny stalker
    .each = każdy inny stalker
    .one = 1 inny stalker
    .closest = najbliższy inny stalker
sel-companion = towarzysz
    .each = każdy towarzysz
    .one = 1 towarzysz
    .closest = najbliższy towarzysz
sel-enemy = wróg
    .each = każdy wróg
    .one = 1 wróg
    .closest = najbliższy wróg
    .many = wrogów
    .any = wróg
sel-human = wróg-człowiek
    .each = każdy wróg-człowiek
    .one = 1 wróg-człowiek
    .closest = najbliższy wróg-człowiek
    .any = wróg-człowiek
sel-mutant = mutant
    .each = każdy mutant
    .one = 1 mutant
    .closest = najbliższy mutant
    .many = mutantów
sel-elite = wróg elitarny
    .each = każdy wróg elitarny
    .one = 1 wróg elitarny
    .closest = najbliższy wróg elitarny
sel-horde = wróg z hordy
    .each = każdy wróg z hordy
    .one = 1 wróg z hordy
    .closest = najbliższy wróg z hordy
at-each = każdym z pól: { $places }
sel-entity = figurka
    .each = każda figurka
    .one = 1 figurka
    .closest = najbliższa figurka
sel-same = wróg tego rodzaju
    .each = każdy wróg tego rodzaju
    .one = 1 wróg tego rodzaju
    .closest = najbliższy wróg tego rodzaju
sel-of = wróg ({ $kinds })
    .each = każdy wróg ({ $kinds })
    .one = 1 wróg ({ $kinds })
    .closest = najbliższy wróg ({ $kinds })
sel-anomaly = anomalia
    .each = każda anomalia
    .one = 1 anomalia
    .closest = najbliższa anomalia
sel-unknown = żeton nieznanego wroga
    .each = wszystkie żetony nieznanych wrogów
    .one = 1 żeton nieznanego wroga
    .closest = najbliższy żeton nieznanego wroga
sel-unknown_stack = wierzchni żeton nieznanego wroga
    .each = wierzchni żeton każdego stosu nieznanych wrogów
    .one = wierzchni żeton 1 stosu nieznanych wrogów
    .closest = wierzchni żeton najbliższego stosu nieznanych wrogów
sel-loot = żeton łupu
    .each = wszystkie żetony łupów
    .one = 1 żeton łupu
    .closest = najbliższy żeton łupu
filter-range =
    { $n ->
        [0] { $who_id ->
            [self] na twoim polu
           *[other] na jego polu
        }
       *[other] w zasięgu { $n }
    }
filter-los = w linii wzroku
filter-on-cover = na polu z osłoną
filter-on-indoor = w pomieszczeniu
filter-on-outdoor = na zewnątrz
filter-on-anomaly = na polu anomalii
filter-on-picked = na wybranym polu
filter-on-here = na tym polu
filter-off-cover = na polu bez osłony
filter-off-indoor = poza pomieszczeniami
filter-off-outdoor = nie na zewnątrz
filter-off-anomaly = poza polami anomalii
filter-off-picked = poza wybranym polem
filter-off-here = poza tym polem
filter-seeing = z celem w polu widzenia
filter-blind = bez celu w polu widzenia
filter-unseen = niewidziany przez wrogów
filter-fallen = poległy w poprzedniej misji
filter-spaces = na { $spaces }
to-attention = żetonu uwagi
to-high = żetonu WYSOKIEJ uwagi
to-lead = przywódcy
to-self = ciebie
to-here = tego pola

# --- gdzie ---

at-own =
    { $who_id ->
        [self] swoim polu
       *[other] własnym polu
    }
at-picked = wybranym polu
at-here = tym polu
at-centre = polu w środku anomalii
at-far = wolnym polu najdalej od wszystkich stalkerów
at-other_portal = drugim portalu
at-each_stalker = polu każdego stalkera
at-exit = polach wyjścia
at-entrance = polu wejścia na mapie
at-tile = kaflu „{ $tile }”
at-building = polach tego budynku
at-room = polach tego pomieszczenia
toward-high = najbliższego żetonu WYSOKIEJ uwagi
toward-attention = najbliższego żetonu uwagi
toward-lead = przywódcy
toward-stalker = najbliższego stalkera
toward-loot = najbliższego łupu
toward-room = najbliższego pomieszczenia (jeśli już w jakimś jest: innego)
toward-room_free = najbliższego pomieszczenia bez wroga tego samego koloru (jeśli już w jakimś jest: innego)
toward-cover = najbliższego pola z osłoną
toward-cover_free = najbliższego pola z osłoną bez wroga tego samego koloru
toward-cover_hidden = najbliższego pola z osłoną, z którego nie widać celu
toward-hidden = najbliższego pola, z którego nie widać celu
toward-target = celu
toward-attacker = atakującego
toward-self = ciebie
toward-centre = środka anomalii

# --- co się liczy ---

count-focus = skupienie
count-pinned = przygwożdżenie
count-exposed = odsłonięcie
count-bolt =
    { $n ->
        [one] { $n } śrubę
        [few] { $n } śruby
       *[other] { $n } śrub
    }
count-cube =
    { $n ->
        [one] { $n } znacznik dodatkowej akcji
        [few] { $n } znaczniki dodatkowych akcji
       *[other] { $n } znaczników dodatkowych akcji
    }
count-magazine-pistol =
    { $n ->
        [one] { $n } magazynek do pistoletu
        [few] { $n } magazynki do pistoletu
       *[other] { $n } magazynków do pistoletu
    }
count-magazine-rifle =
    { $n ->
        [one] { $n } magazynek do karabinu
        [few] { $n } magazynki do karabinu
       *[other] { $n } magazynków do karabinu
    }
count-magazine-shotgun =
    { $n ->
        [one] { $n } magazynek do strzelby
        [few] { $n } magazynki do strzelby
       *[other] { $n } magazynków do strzelby
    }
count-magazine-any =
    { $n ->
        [one] { $n } dowolny magazynek
        [few] { $n } dowolne magazynki
       *[other] { $n } dowolnych magazynków
    }
count-loot =
    { $n ->
        [one] { $n } żeton łupu
        [few] { $n } żetony łupów
       *[other] { $n } żetonów łupów
    }
count-unknown =
    { $n ->
        [one] { $n } żeton nieznanego wroga
        [few] { $n } żetony nieznanych wrogów
       *[other] { $n } żetonów nieznanych wrogów
    }
count-no_visibility = 1 żeton braku widoczności
count-trap = 1 pułapkę
count-artifact_token = 1 żeton artefaktu
count-carcass = truchło (osłona 2)
spaces-mv = pełnym ruchem
spaces =
    { $n ->
        [one] { $n } pole
        [few] najwyżej { $n } pola
       *[other] najwyżej { $n } pól
    }
act-standard = akcja standardowa
act-weapon_attack = atak bronią
act-grenade = granat
act-knife = Nóż
act-reload = Przeładowanie
act-pick_up = Podniesienie
act-bolts_and_nuts = Śruby i nakrętki
act-movement = Ruch
act-prepare = Przygotowanie

# --- instrukcje: zdrowie, promieniowanie, żetony ---

op-stalker-lose_hp =
    { $stars ->
        [true] { $who_id ->
            [self] strać 1 PŻ za każdy ★
           *[other] { $who } traci 1 PŻ za każdy ★
        }
       *[false] { $who_id ->
            [self] strać { $n } PŻ
           *[other] { $who } traci { $n } PŻ
        }
    }
op-stalker-damage =
    { $who_id ->
        [self] otrzymaj
       *[other] { $who } otrzymuje
    } { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[other] { $n } obrażeń
    } (to nie atak)
op-stalker-heal =
    { $who_id ->
        [self] ulecz { $n } PŻ
       *[other] { $who } odzyskuje { $n } PŻ
    }
op-stalker-dose =
    { $who_id ->
        [self] dawka promieniowania { $n_sign ->
            [down] −{ $n_size }
           *[up] +{ $n_size }
        }
       *[other] { $who } { $n_sign ->
            [down] zmniejsza dawkę promieniowania o { $n_size }
           *[up] zwiększa dawkę promieniowania o { $n_size }
        }
    }{ $armour ->
        [true] { " " }(pancerz chroni)
       *[false] { "" }
    }
op-stalker-exposure =
    { $who_id ->
        [self] rzuć na napromieniowanie
       *[other] { $who } rzuca na napromieniowanie
    }
op-stalker-gain =
    { $who_id ->
        [self] otrzymaj { $things }
       *[other] { $who } otrzymuje { $things }
    }
op-stalker-discard =
    { $who_id ->
        [self] odrzuć { $things }
       *[other] { $who } odrzuca { $things }
    }
op-stalker-slide =
    { $who_id ->
        [self] przesuń 1 żeton tury o { $n ->
            [one] { $n } stopień
            [few] { $n } stopnie
           *[other] { $n } stopni
        } w dół
       *[other] { $who } przesuwa 1 żeton tury o { $n ->
            [one] { $n } stopień
            [few] { $n } stopnie
           *[other] { $n } stopni
        } w dół
    }
op-stalker-ammo =
    { $weapon_id ->
        [special] naładuj do pełna broń na amunicję specjalną
       *[other] { $to_id ->
            [full] naładuj broń do pełna
            [empty] opróżnij broń
           *[none] { $owner ->
                [lead] amunicja w broni przywódcy { $by_sign ->
                    [down] −{ $by_size }
                   *[up] +{ $by_size }
                }
               *[other] amunicja w twojej broni { $by_sign ->
                    [down] −{ $by_size }
                   *[up] +{ $by_size }
                }
            }
        }
    }

# --- instrukcje: ruch i uwaga ---

op-stalker-move =
    { $who_id ->
        [self] idź { $spaces }
       *[other] { $who } idzie { $spaces }
    }{ $toward_id ->
        [none] { "" }
       *[other] { " " }w stronę { $toward }
    }{ $otherwise_id ->
        [none] { "" }
        [forward] { " " }(a jeśli go nie ma, idzie naprzód)
       *[other] { " " }(a jeśli go nie ma, w stronę { $otherwise })
    }{ $quiet ->
        [true] , bez uwagi
       *[false] { "" }
    }{ $sight_cap_id ->
        [none] { "" }
       *[other] ; po drodze wrogowie widzą najwyżej na zasięg { $sight_cap }
    }{ $free ->
        [true] , nic tego nie przerywa
       *[false] { "" }
    }
op-stalker-forward =
    { $who_id ->
        [self] idź naprzód { $spaces }
       *[other] { $who } idzie naprzód { $spaces }
    }{ $free ->
        [true] , nic tego nie przerywa
       *[false] { "" }
    }
op-stalker-retreat =
    { $who_id ->
        [self] wycofaj się
       *[other] { $who } wycofuje się
    }
op-stalker-look_around =
    { $who_id ->
        [self] rozejrzyj się
       *[other] { $who } rozgląda się
    }
op-stalker-turn =
    { $who_id ->
        [self] obróć się o 90° zgodnie z ruchem wskazówek zegara
       *[other] { $who } obraca się o 90° zgodnie z ruchem wskazówek zegara
    }
op-stalker-push =
    { $who_id ->
        [self] { $away_id ->
            [none] przyciąga cię
           *[other] odpycha cię
        }
       *[other] { $who } przesuwa się
    } o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[other] { $n } pól
    } { $away_id ->
        [none] w stronę { $toward_id ->
            [enemy] tego wroga
           *[other] { $toward }
        }
        [enemy] od tego wroga
       *[other] od { $away }
    }
op-stalker-relocate =
    { $who_id ->
        [self] od razu pojawiasz się na { $place }
       *[other] { $who } od razu pojawia się na { $place }
    }
op-stalker-attention =
    { $who_id ->
        [self] połóż swój żeton
       *[other] { $who } kładzie żeton
    } { $side_id ->
        [high] WYSOKĄ
       *[low] NISKĄ
    } stroną na { $place }
op-stalker-reduce =
    { $who_id ->
        [self] zmniejsz swoją uwagę
       *[other] { $who } zmniejsza uwagę
    }
op-stalker-pull =
    { $n ->
        [one] każdy żeton uwagi, który widzi wróg, przesuwa się o { $n } pole ku właścicielowi
        [few] każdy żeton uwagi, który widzi wróg, przesuwa się o { $n } pola ku właścicielowi
       *[other] każdy żeton uwagi, który widzi wróg, przesuwa się o { $n } pól ku właścicielowi
    }
op-stalker-shift =
    { $who_id ->
        [self] umieść swój żeton uwagi bez odwracania na { $place }
       *[other] { $who } umieszcza żeton uwagi bez odwracania na { $place }
    }

# --- instrukcje: ataki i kości ---

op-stalker-strike =
    { $n_id ->
        [none] { $who_id ->
            [self] otrzymujesz wszystkie ★
           *[other] { $who } otrzymuje wszystkie ★
        }
       *[other] { $who_id ->
            [self] otrzymujesz { $n } ★
           *[other] { $who } otrzymuje { $n } ★
        }
    }
op-stalker-wound =
    { $who_id ->
        [self] otrzymaj
       *[other] { $who } otrzymuje
    } { $severity_id ->
        [heavy] ciężką
       *[light] lekką
    } ranę
op-stalker-regain_ehp =
    { $who_id ->
        [self] odzyskaj { $n } PŻ
       *[other] { $who } odzyskuje { $n } PŻ
    }
op-stalker-attack =
    { $who_id ->
        [self] atakuj
       *[other] { $who } atakuje
    }{ $changes_id ->
        [none] { "" }
       *[other] { " " }({ $changes })
    }
attack-change = { $colour } obrażenia { $by }
attack-change-all = obrażenia { $by }
op-stalker-use_special =
    { $who_id ->
        [self] wykonaj swoją akcję specjalną
       *[other] { $who } wykonuje akcję specjalną
    }
op-stalker-become_target =
    { $who_id ->
        [self] stań się celem zamiast tamtego stalkera
       *[other] celem staje się { $who }
    }
op-stalker-blast = atak staje się falą uderzeniową i trafia każdego wroga na polu celu
op-stalker-roll =
    rzuć { $n ->
        [one] { $n } kością ekwipunku
       *[other] { $n } kośćmi ekwipunku
    }{ $cubes ->
        [true] , o 1 więcej za każdy znacznik na tej karcie
       *[false] { "" }
    }{ $focus ->
        [true] { " " }(skupienie pozwala je przerzucić)
       *[false] { "" }
    }
dice-sd =
    { $n ->
        [one] { $n } kość stalkera
        [few] { $n } kości stalkera
       *[other] { $n } kości stalkera
    }
dice-gd =
    { $n ->
        [one] { $n } kość ekwipunku
        [few] { $n } kości ekwipunku
       *[other] { $n } kości ekwipunku
    }
dice-ad = kość anomalii
op-stalker-reroll = przerzuć { $dice }
op-stalker-add_die = dołóż { $dice }
op-stalker-add_star = +{ $n } ★
op-stalker-drop_dice = twoje kości się nie liczą
op-stalker-halve_damage = zmniejsz obrażenia o połowę, zaokrąglając w górę
op-stalker-dmg = obrażenia { $change }
op-stalker-cancel =
    { $what_id ->
        [control] karta kontroli nie działa
        [critical] pomiń uraz krytyczny
        [movement] ruch się kończy
       *[attack] atak nie dochodzi do skutku
    }
op-stalker-draw_control =
    { $who_id ->
        [self] dobierz 1 kartę kontroli
       *[other] { $who } dobiera 1 kartę kontroli
    }
op-stalker-special =
    { $name_id ->
        [traitor] zaatakuj pojedynczym strzałem innego stalkera w zasięgu swojej broni (jeśli nikogo nie ma, siebie); 1 ★ to 1 obrażenie
       *[fetch] pies biegnie do stosu łupów w swoim zasięgu, bierze wierzchni żeton i niesie go ku tobie
    }

# --- instrukcje: co leży na mapie ---

op-stalker-pick =
    { $owner ->
        [lead] wybierz pole w zasięgu { $range } od przywódcy
       *[other] wybierz pole w zasięgu { $range }
    }
op-stalker-look =
    { $most ->
        [all] podejrzyj { $tokens }
        [one] podejrzyj { $tokens }
       *[some] podejrzyj najwyżej { $tokens }
    }
op-stalker-resolve = odkryj { $tokens }
op-stalker-put = połóż { $things } na { $place }
op-stalker-spawn =
    wystaw na { $place } { $kind_id ->
        [same] { $n ->
            [one] jeszcze 1 wroga tego rodzaju
           *[other] jeszcze { $n } wrogów tego rodzaju
        }
       *[other] { $enemies }
    }{ $else_activate ->
        [true] { " " }(jeśli żadnego już nie ma, aktywuje się najbliższy)
       *[false] { "" }
    }
op-stalker-spawn_new = wystaw na { $place } { $enemies }, choćby nie było go dotąd w misji; jeśli żadnego już nie ma, { $otherwise }
op-stalker-cover = { $who }: wszystkie { $symbol } liczą się jako zakryte do końca tury
op-stalker-surge =
    { $kind_id ->
        [none] rzuć kością anomalii za każdą anomalię: aktywuje się z tym symbolem
       *[other] rzuć kością anomalii za anomalię ({ $kind }): aktywuje się z tym symbolem
    }{ $symbol_only ->
        [true] , tylko na polach z tym symbolem
       *[false] { "" }
    }
op-stalker-find_artifact =
    szukaj artefaktu w anomalii { $range ->
        [0] na swoim polu
       *[other] w zasięgu { $range }
    }{ $choose ->
        [true] ; zamiast rzucać, wybierz symbol
       *[false] { $reroll ->
            [true] ; możesz raz przerzucić kość
           *[false] { "" }
        }
    }
op-stalker-grenade = na każde pole z żetonem WYSOKIEJ uwagi, na którym nie ma wroga-człowieka, ale jest taki w zasięgu 1 lub 2, spada granat: każdy stalker na tym polu otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[other] { $n } obrażeń
    }, a każdy wróg { $n } ★
op-stalker-suppress = każdy stalker w zasięgu i na oczach co najmniej { $n } wrogów-ludzi otrzymuje przygwożdżenie
op-stalker-expose =
    { $who_id ->
        [self] jeśli widzi cię stalker, otrzymaj odsłonięcie
       *[other] { $who } na oczach stalkera otrzymuje odsłonięcie
    }

# --- instrukcje: karty i pieniądze ---

op-stalker-gain_card =
    { $who_id ->
        [self] otrzymaj 1 { $card }
       *[other] { $who } otrzymuje 1 { $card }
    }{ $choose ->
        [true] { " " }do wyboru
       *[false] { "" }
    }{ $max ->
        [0] { "" }
       *[other] { " " }o wartości najwyżej { $max } K
    }{ $magazines ->
        [0] { "" }
        [one] { " " }i { $magazines } pasujący magazynek
        [few] { " " }i { $magazines } pasujące magazynki
       *[other] { " " }i { $magazines } pasujących magazynków
    }
op-stalker-discard_item = odrzuć 1 { $type }
op-stalker-money =
    { $n_sign ->
        [down] zapłać { $n_size } K
       *[up] otrzymaj { $n } K{ $per_stalker ->
            [0] { "" }
           *[other] { " " }i { $per_stalker } K za każdego stalkera
        }
    }
op-stalker-buy = kup { $goods }, { $price }
op-stalker-sell = sprzedaj { $goods }, { $price }
op-stalker-trade = za { $fee } K wymień { $things } na rzecz tego samego rodzaju, nie droższą
op-stalker-join = towarzysz idzie z wami
op-stalker-take_contract = weź to zlecenie na następną misję
cardword-weapon =
    { $tier ->
        [0] broń
       *[other] broń poziomu { $tier }
    }
cardword-armour =
    { $tier ->
        [0] pancerz
       *[other] pancerz poziomu { $tier }
    }
cardword-attachment =
    { $type ->
        [armour] dodatek do pancerza
        [weapon] dodatek do broni
        [detector] detektor
       *[any] dodatek
    }{ $tier ->
        [0] { "" }
       *[other] { " " }poziomu { $tier }
    }
cardword-item =
    { $type ->
        [food] przedmiot (jedzenie)
        [medicine] przedmiot (lekarstwo)
        [grenade] granat
        [device] urządzenie
       *[any] przedmiot
    }
cardword-artifact =
    { $type ->
        [chemical] artefakt chemiczny
        [electric] artefakt elektryczny
        [fire] artefakt ognisty
        [gravitational] artefakt grawitacyjny
       *[any] artefakt
    }
goods-equipment = ekwipunek
goods-weapon = broń
goods-armour = pancerze
goods-attachment = dodatki
goods-weapon_attachment = dodatki do broni
goods-armour_attachment = dodatki do pancerza
goods-detector = detektory
goods-container = pojemniki na artefakty
goods-echo_detector = detektory „Echo”
goods-artifact = artefakty
goods-item = przedmioty
goods-food = jedzenie
goods-medicine = lekarstwa
goods-grenade = granaty
goods-device = urządzenia
goods-magazine = magazynki
goods-of-tier = { $goods } poziomu { $tier }
price-value = za pełną wartość
price-double = za podwójną wartość
price-half = za pół wartości
price-quarter = za ćwierć wartości
price-fixed = po { $price } K
price-sum = { $price } K

# --- instrukcje: kampania ---

op-stalker-sticker = na mapie Zony jest odtąd „{ $place }”
op-stalker-cross_out = skreśl na mapie Zony „{ $place }”
op-stalker-gain_contact = zyskaj kontakt „{ $contact }”
op-stalker-lose_contact = strać kontakt „{ $contact }”
op-stalker-late =
    { $n_sign ->
        [down] usuń z historii { $story } { $n_size ->
            [one] 1 znak
            [few] { $n_size } znaki
           *[other] { $n_size } znaków
        } ZA PÓŹNO
       *[up] dodaj historii { $story } { $n ->
            [one] 1 znak
            [few] { $n } znaki
           *[other] { $n } znaków
        } ZA PÓŹNO
    }
op-stalker-box_event = „{ $event }” trafia do wydarzeń losowych tej kampanii
op-stalker-gain_magazines =
    { $kind_id ->
        [each] otrzymaj { $n ->
            [one] po 1 magazynku każdego rodzaju
           *[other] po { $n } magazynki każdego rodzaju
        }
       *[other] otrzymaj { $things }
    }
op-stalker-hand_in = oddaj { $things }
given-food =
    { $n ->
        [one] 1 przedmiot (jedzenie)
        [few] { $n } przedmioty (jedzenie)
       *[other] { $n } przedmiotów (jedzenie)
    }
given-medicine =
    { $n ->
        [one] 1 przedmiot (lekarstwo)
        [few] { $n } przedmioty (lekarstwa)
       *[other] { $n } przedmiotów (lekarstwa)
    }
given-weapon =
    { $n ->
        [one] 1 broń
        [few] { $n } sztuki broni
       *[other] { $n } sztuk broni
    }
given-attachment =
    { $n ->
        [one] 1 dodatek
        [few] { $n } dodatki
       *[other] { $n } dodatków
    }
given-card =
    { $n ->
        [one] 1 kartę ({ $goods })
        [few] { $n } karty ({ $goods })
       *[other] { $n } kart ({ $goods })
    }
op-stalker-lose_card = przepada losowa karta ze skrytki
op-stalker-pay_per_mission = otrzymaj { $n } K za każdą wygraną misję, najwyżej { $most } K
op-stalker-favour =
    { $missions ->
        [one] { $contact } idzie na następną misję za darmo
        [few] { $contact } idzie na następne { $missions } misje za darmo
       *[other] { $contact } idzie na następnych { $missions } misji za darmo
    }

# --- instrukcje: sterowanie ---

op-stalker-may = jeśli chcesz: { $effect }
op-stalker-choose = wybierz jedno
op-stalker-if = jeśli { $when }
    .otherwise = w innym razie
    .otherwise_if = w innym razie, jeśli { $when }
op-stalker-ad = rzuć kością anomalii
op-stalker-each_does = { $who }: { $effect }
    .choose = { $who } wybiera jedno
    .if = { $who }, jeśli { $when }
op-stalker-lasts =
    { $until_id ->
        [turn] do końca tury
        [round] do końca rundy
       *[mission] do końca misji
    }: { $change }
op-stalker-next_mission =
    { $limit_id ->
        [none] w następnej misji
       *[other] raz w następnej misji
    }{ $value_id ->
        [none] ,
       *[other] :
    } { $effect }
op-stalker-act =
    { $action_id ->
        [grenade] rzuć od razu granatem, bez wydawania akcji
       *[other] wykonaj od razu „{ $action }”, bez wydawania akcji
    }
op-stalker-next_free =
    { $action_id ->
        [standard] twoja następna akcja standardowa w tej turze jest darmowa
        [weapon_attack] twój następny atak bronią w tej turze jest darmowy
        [grenade] twój następny granat w tej turze jest darmowy
       *[other] twoja następna akcja „{ $action }” w tej turze jest darmowa
    }

# --- instrukcje: karty misji ---

op-stalker-flip =
    { $card_id ->
        [none] { $to_id ->
            [none] odwróć tę kartę
           *[some] odwróć tę kartę na „{ $to }”
        }
       *[other] odwróć kartę „{ $card }”
    }
op-stalker-discard_card =
    { $card_id ->
        [none] odrzuć tę kartę
       *[other] odrzuć kartę „{ $card }”
    }
op-stalker-take_card =
    { $card_known ->
        [false] { $who_id ->
            [self] weź kartę { $card_number }
           *[other] { $who } bierze kartę { $card_number }
        }
       *[true] { $who_id ->
            [self] weź kartę „{ $card }”
           *[other] { $who } bierze kartę „{ $card }”
        }
    }
op-stalker-lay_card = połóż kartę „{ $card }” na { $place }
op-stalker-add_cubes =
    { $n_sign ->
        [down] zdejmij { $n_size ->
            [one] { $n_size } znacznik
            [few] { $n_size } znaczniki
           *[other] { $n_size } znaczników
        } z { $card_id ->
            [none] tej karty
           *[other] karty „{ $card }”
        }
       *[up] { $stars ->
            [true] za każdy ★ połóż 1 znacznik
           *[false] { $n ->
                [one] połóż 1 znacznik
                [few] połóż { $n } znaczniki
               *[other] połóż { $n } znaczników
            }
        } na { $card_id ->
            [none] tej karcie
           *[other] karcie „{ $card }”
        }
    }
op-stalker-mark_carrier = { $who } otrzymuje oznaczenie „{ $card }”
op-stalker-remove_carrier = wróg z oznaczeniem „{ $card }” na twoim polu schodzi z mapy
op-stalker-keep_one = jedna karta „{ $card }” zostaje i wiecie która
op-stalker-remove_site = jedna karta „{ $card }” schodzi z mapy
op-stalker-look_at_back = obejrzyj rewers jednej karty „{ $card }”
op-stalker-remember = -
op-stalker-marker =
    połóż neutralny znacznik { $side_id ->
        [high] WYSOKIEJ
       *[low] NISKIEJ
    } uwagi na { $place }{ $stays ->
        [true] ; zostaje tam
       *[false] { "" }
    }
op-stalker-random_events =
    { $known ->
        [true] { $n ->
            [0] nie dokładaj wydarzeń losowych
            [one] połóż na talii wydarzeń { $n } losowe wydarzenie
            [few] połóż na talii wydarzeń { $n } losowe wydarzenia
           *[other] połóż na talii wydarzeń { $n } losowych wydarzeń
        }
       *[false] połóż na talii wydarzeń { $a ->
            [one] { $a } losowe wydarzenie
            [few] { $a } losowe wydarzenia
           *[other] { $a } losowych wydarzeń
        }, o 1 mniej za każdego stalkera{ $least ->
            [0] { "" }
           *[other] , ale co najmniej { $least }
        }
    }
op-stalker-add_event = połóż wydarzenie „{ $event }” z pudełka na wierzchu talii wydarzeń
op-stalker-bring_up_event = połóż wydarzenie „{ $event }” na wierzchu talii wydarzeń, jeśli jeszcze w niej jest
op-stalker-take_event = rozpatrz wydarzenie „{ $event }”
op-stalker-remove_event = wydarzenie „{ $event }” znika z talii wydarzeń
op-stalker-end_mission =
    { $result_id ->
        [victory] misja wygrana
       *[defeat] misja przegrana
    }
op-stalker-remove_enemies =
    { $forever ->
        [true] { $who } schodzi z mapy na dobre
       *[false] { $who } schodzi z mapy
    }
op-stalker-empty_pool = nie przyjdzie już żaden wróg tego rodzaju ({ $kind })
op-stalker-flood = woda wzbiera: następne pola są zalane, każdy stalker na nich traci { $lose } PŻ i trafia na najbliższe suche pole
op-stalker-remove_anomaly = anomalia znika ({ $kind })
op-stalker-heat = { $space }: promieniowanie { $rad }
op-stalker-remove_loot = cały łup z { $place } przepada
op-stalker-close_territory = przejście się zamyka: nikt już tam nie wejdzie, a wrogowie w środku znikają
op-stalker-slow_movement =
    { $n ->
        [one] do końca misji Ruch to najwyżej { $n } pole
        [few] do końca misji Ruch to najwyżej { $n } pola
       *[other] do końca misji Ruch to najwyżej { $n } pól
    }

# --- warunki (SC-1.8), po „jeśli” ---

cond-stalker-within =
    { $n ->
        [0] { $who } jest na tym samym polu
       *[other] { $who } jest w zasięgu { $n }
    }
cond-stalker-beyond = { $who } jest w zasięgu { $n } lub dalej
cond-stalker-near = w zasięgu { $n } jest { $enemy }
cond-stalker-unseen =
    { $who_id ->
        [self] nie widzi cię żaden wróg
       *[other] żaden wróg nie ma w polu widzenia: { $who }
    }
cond-stalker-unseen_by = { $who } cię nie widzi
cond-stalker-is = { $who } to { $kinds }
cond-stalker-has = { $who } ma { $token }
    .not = { $who } nie ma tego: { $token }
cond-stalker-has_magazine = { $who } ma magazynek
cond-stalker-attack_type = atak to { $types }
attack-a-quick = szybki strzał
attack-a-single = pojedynczy strzał
attack-a-aimed = strzał mierzony
attack-a-burst = seria
attack-a-full_auto = ogień ciągły
attack-a-volley = salwa
cond-stalker-attack_by =
    { $mode_id ->
        [charge] atak to szarża
       *[ranged] atak jest z dystansu
    }
cond-stalker-from_range = atak pada z zasięgu { $n } lub większego
cond-stalker-alone = w zasięgu { $n } nie ma innego stalkera
cond-stalker-stayed = w tej turze nie ruszasz się z miejsca
cond-stalker-moved_max =
    { $n ->
        [one] w tym ataku przeszedł najwyżej { $n } pole
        [few] w tym ataku przeszedł najwyżej { $n } pola
       *[other] w tym ataku przeszedł najwyżej { $n } pól
    }
cond-stalker-lost_hp = cel stracił PŻ
cond-stalker-same_space = { $who } jest na twoim polu
cond-stalker-blast_attack = atak to fala uderzeniowa
cond-stalker-anomaly_type = anomalia jest { $type }
cond-stalker-unhurt = w tej rundzie nic go nie zraniło
cond-stalker-behind = atakujący jest poza jego wzrokiem
cond-stalker-kills_made =
    { $n ->
        [one] zginął co najmniej { $n } wróg kategorii { $kinds }
       *[other] zginęło co najmniej { $n } wrogów kategorii { $kinds }
    }
cond-stalker-rooms_entered =
    zespół odwiedził { $n ->
        [one] { $n } pomieszczenie
        [few] { $n } pomieszczenia
       *[other] { $n } pomieszczeń
    }
cond-stalker-artifacts_back =
    { $n ->
        [one] do domu wraca { $n } artefakt
        [few] do domu wracają { $n } artefakty
       *[other] do domu wraca { $n } artefaktów
    }
cond-stalker-side_up = odkryta jest karta „{ $side }”
    .not = karta „{ $side }” nie jest odkryta
cond-stalker-version = rewers karty „{ $card }” to „{ $version }”
cond-stalker-holds =
    { $who_id ->
        [self] masz kartę „{ $card }”
        [here] ktoś na twoim polu ma kartę „{ $card }”
       *[anybody] ktoś ma kartę „{ $card }”
    }
    .not =
        { $who_id ->
            [self] nie masz karty „{ $card }”
            [here] nikt na twoim polu nie ma karty „{ $card }”
           *[anybody] nikt nie ma karty „{ $card }”
        }
cond-stalker-in_deck = karty „{ $card }” jeszcze nie znaleziono
    .not = kartę „{ $card }” już znaleziono
cond-stalker-cubes =
    na { $card_id ->
        [none] tej karcie
       *[other] karcie „{ $card }”
    } { $n ->
        [one] leży co najmniej { $n } znacznik
        [few] leżą co najmniej { $n } znaczniki
       *[other] leży co najmniej { $n } znaczników
    }
    .not =
        na { $card_id ->
            [none] tej karcie
           *[other] karcie „{ $card }”
        } { $n ->
            [one] nie ma żadnego znacznika
           *[other] leży mniej niż { $n } znaczniki
        }
cond-stalker-on_spaces =
    { $all ->
        [true] wszyscy stalkerzy są na { $spaces }
       *[false] jesteś na { $spaces }
    }
    .not =
        { $all ->
            [true] nie wszyscy stalkerzy są na { $spaces }
           *[false] nie jesteś na { $spaces }
        }
cond-stalker-there =
    { $what_id ->
        [stalker] na { $spaces } jest stalker
       *[attention] na { $spaces } leży żeton uwagi
    }
    .not =
        { $what_id ->
            [stalker] na { $spaces } nie ma stalkera
           *[attention] na { $spaces } nie ma żetonu uwagi
        }
cond-stalker-enemies_on_map =
    { $n ->
        [1] na mapie jest { $enemy }
       *[other] na mapie jest co najmniej { $n } wrogów ({ $kinds })
    }
cond-stalker-others_here =
    { $n ->
        [one] na twoim polu jest inny stalker
       *[other] innych stalkerów na twoim polu: { $n }
    }
cond-stalker-looked_in = zaglądasz z zewnątrz
cond-stalker-stars = wypadło { $n } ★ lub więcej
cond-stalker-seen_by = widzi cię { $enemy }
cond-stalker-outdoors = jesteś na zewnątrz
    .not = jesteś w pomieszczeniu
cond-stalker-carrier_here = wróg z oznaczeniem „{ $card }” jest na twoim polu
cond-stalker-team_of = stalkerów jest { $n } lub więcej
    .not =
        { $n ->
            [2] grasz w pojedynkę
           *[other] stalkerów jest mniej niż { $n }
        }
cond-stalker-quiet = żadna runda nie skończyła się alarmem i na mapie nie ma żetonu WYSOKIEJ uwagi
    .not = któraś runda skończyła się alarmem albo na mapie jest żeton WYSOKIEJ uwagi
cond-stalker-place_open = miejsce „{ $place }” na mapie Zony jest otwarte
    .not = miejsce „{ $place }” na mapie Zony nie jest otwarte
cond-stalker-crossed_out = miejsce „{ $place }” na mapie Zony jest skreślone
    .not = miejsce „{ $place }” na mapie Zony nie jest skreślone
cond-stalker-favour = { $contact } idzie z wami za darmo
    .not = { $contact } chce zapłaty
cond-stalker-any = zachodzi choć jedno: { $of }

# --- kiedy (SC-1.6) ---

head-sa = 1 akcja
head-fa = Za darmo
limit-turn = raz na turę
limit-round = raz na rundę
limit-mission = raz na misję
limit-visit = raz na wizytę
limit-game = raz na misję dla całego zespołu
head-pay = koszt: { $pay }
when-mission-start = Na początku misji
when-turn-end = Na końcu twojej tury
when-attack-rolled = Po twoim rzucie ataku
when-attack-resolved = Po twoim ataku
when-kill = Gdy zabijasz wroga
when-attacked = Gdy atakuje cię wróg
when-ally-attacked = Gdy wróg atakuje innego stalkera
when-defence-dice = Przed twoim rzutem obrony
when-defence-rolled = Po twoim rzucie obrony
when-attack-before = Gdy atakuje
when-attack-done = Po jego ataku
when-critical = Gdy grozi ci uraz krytyczny
when-anomaly-rolled = Po rzucie za anomalię przy twoim ruchu
when-detector-rolled = Po twoim rzucie detektora
when-control-drawn = Gdy dobierasz kartę kontroli
when-space-enter = Gdy wróg wchodzi na pole pułapki
when-companion-act = Po twojej drugiej turze i ruchu towarzysza
when-mission-success = Gdy misja jest wygrana
when-ez-radiation = Po promieniowaniu w fazie wrogów i Zony
when-round-end = Na końcu rundy
when-death = Gdy ginie
rule-may = { $when }, jeśli chcesz
rule-mask =
    { $masks ->
        [one] { $masks } maska, { $trait }
        [few] { $masks } maski, { $trait }
       *[other] { $masks } masek, { $trait }
    }
rule-point = { $number }. { $text }
rule-zone = Tylko w fazie wrogów i Zony: { $text }
rule-section-low = NISKA uwaga na mapie: { $text }
rule-section-none = Bez żetonu na mapie: { $text }
rule-section-always = Zawsze: { $text }
rule-stalkers = Stalkerzy: { $text }
rule-enemies = Wrogowie: { $text }
rule-targets-t1 = Trafia tego, kto ją aktywował, i wszystkich na polach z wyrzuconym symbolem.
rule-targets-t2 = Trafia wszystkich na swoich polach.
rule-instant = Teraz: { $text }
rule-round-end = Koniec rundy: { $text }
rule-special = { $special }: { $text }
rule-resist = Opór: { $text }
rule-yields = Albo: { $text }
rule-ability = { $ability }: { $text }
rule-attack = { $attack }: { $text }
rule-action = { $action }: { $text }
rule-trigger-enter = Gdy wchodzi stalker: { $text }
rule-trigger-round_end = Koniec rundy: { $text }
rule-trigger-enemy_dies =
    { $enemy_id ->
        [none] Gdy ginie wróg
       *[other] Gdy ginie { $enemy }
    }: { $text }
rule-trigger-turn_end = Koniec tury tego, kto ją ma: { $text }
rule-trigger-action_end = Koniec akcji: { $text }
rule-trigger-standard =
    Po akcji standardowej na { $spaces }{ $spared_id ->
        [none] { "" }
       *[other] { " " }(nie po ostrożnym ruchu ani przygotowaniu)
    }: { $text }
rule-trigger-move_ends = Gdy ktoś kończy ruch na { $spaces }: { $text }
rule-trigger-attention = Gdy żeton uwagi trafia na { $spaces }: { $text }
rule-trigger-carrier_dies = Gdy ginie wróg, którego zbudziła ta karta: { $text }
rule-tile-dark = Jest tu ciemno: nikt nie widzi ani nie strzela dalej niż na 1 pole.
rule-tile-still = Powietrze stoi: kto jest tu na koniec rundy, pomija napromieniowanie, spadek dawki i dawkę podstawową.
rule-building = Wejście odwraca tę kartę; zajrzenie przez okno też.
rule-nothing = Sama w sobie nic nie robi.
rule-slows =
    { $n ->
        [one] Kto ją ma, akcją Ruch idzie najwyżej { $n } pole.
        [few] Kto ją ma, akcją Ruch idzie najwyżej { $n } pola.
       *[other] Kto ją ma, akcją Ruch idzie najwyżej { $n } pól.
    }
rule-needs =
    gdy { $n ->
        [one] leży na niej 1 znacznik
        [few] leżą na niej { $n } znaczniki
       *[other] leży na niej { $n } znaczników
    }, { $back_id ->
        [none] odrzuć tę kartę
       *[some] odwróć tę kartę
    }

# --- wartości (SC-1.7): co się zmienia; potem zmiana ---

mod-per-gap = { $change } za każde pole między nim a celem
mod-per-moved = { $change } za każde przebyte pole
value-attack-sd =
    { $n ->
        [one] { $by } kość stalkera w atakach bronią
       *[other] { $by } kości stalkera w atakach bronią
    }
value-attack-gd =
    { $n ->
        [one] { $by } kość ekwipunku w atakach bronią
       *[other] { $by } kości ekwipunku w atakach bronią
    }
value-attack-stars = { $by } ★ w atakach bronią
value-attack-masks =
    { $n ->
        [one] { $by } maska w atakach bronią
        [few] { $by } maski w atakach bronią
       *[other] { $by } masek w atakach bronią
    }
value-incoming-stars = { $by } ★ w atakach przeciw niemu
value-weapon-max_range = maksymalny zasięg { $by }
value-weapon-accurate_max = górny kres zasięgu celnego { $by }
value-weapon-ammo = pojemność broni { $by }
value-knife-gd =
    { $n ->
        [one] { $by } kość ekwipunku w akcji Nóż
       *[other] { $by } kości ekwipunku w akcji Nóż
    }
value-knife-range = zasięg akcji Nóż { $by }
value-grenade-gd =
    { $n ->
        [one] { $by } kość ekwipunku przy granatach
       *[other] { $by } kości ekwipunku przy granatach
    }
value-grenade-range = zasięg granatów { $by }
value-defence-gd =
    { $n ->
        [one] { $by } kość ekwipunku w obronie
       *[other] { $by } kości ekwipunku w obronie
    }
value-defence-stars = { $by } ★ w obronie
value-move-max =
    { $n ->
        [one] { $by } pole w akcji Ruch
        [few] { $by } pola w akcji Ruch
       *[other] { $by } pól w akcji Ruch
    }
value-careful-max =
    { $n ->
        [one] { $by } pole w akcji Ostrożny ruch
        [few] { $by } pola w akcji Ostrożny ruch
       *[other] { $by } pól w akcji Ostrożny ruch
    }
value-backpack =
    { $n ->
        [one] { $by } miejsce w plecaku
        [few] { $by } miejsca w plecaku
       *[other] { $by } miejsc w plecaku
    }
value-map_radiation = promieniowanie terenu { $by }
value-container = zmniejszenie dawki podstawowej { $by }
    .least = zmniejsza dawkę podstawową co najmniej o { $to }
value-base_dosage = dawka podstawowa { $by }
value-exposure-gd =
    { $n ->
        [one] { $by } kość ekwipunku przy napromieniowaniu
       *[other] { $by } kości ekwipunku przy napromieniowaniu
    }
value-anomaly-loss = strata PŻ i obrażenia od anomalii { $by }
value-control-loss = strata PŻ od kart kontroli { $by }
value-heal-item =
    { $n_sign ->
        [down] twoje jedzenie i lekarstwa leczą o { $n } PŻ mniej
       *[up] twoje jedzenie i lekarstwa leczą o { $n } PŻ więcej
    }
value-prepare-bolts =
    { $n ->
        [one] { $by } śruba z Przygotowania
        [few] { $by } śruby z Przygotowania
       *[other] { $by } śrub z Przygotowania
    }
value-artifact-draw =
    { $n ->
        [one] { $by } karta artefaktu przy Podniesieniu (zostaje 1)
        [few] { $by } karty artefaktów przy Podniesieniu (zostaje 1)
       *[other] { $by } kart artefaktów przy Podniesieniu (zostaje 1)
    }
value-dmg = obrażenia { $by }
value-enemy-dmg = obrażenia ataków wrogów { $by }
value-enemy-mv = ruch wrogów { $by }
value-enemy-sight_front = widzenie wrogów do przodu { $by }
value-mission-bolts =
    { $n ->
        [one] { $by } śruba na początku misji
        [few] { $by } śruby na początku misji
       *[other] { $by } śrub na początku misji
    }

# --- cechy stałe (SC-1.8) ---

flag-area = trafia wszystkich na polu celu
flag-leap = szarża kończy się na polu celu lub obok, ponad wszystkim
flag-ignores-anomaly = ignoruje anomalie
    .you = anomalie na ciebie nie działają
flag-ignores-cover = pomija osłonę
flag-ignores-no_visibility = widzi przez brak widoczności
flag-immune-pinned = nie daje się innym przygwoździć
flag-immune-push = nie daje się innym popchnąć
flag-immune-both = nie daje się innym przygwoździć ani popchnąć
flag-symbols_ignored-P1 = P1 nigdy nie aktywuje dla ciebie anomalii
flag-symbols_ignored-P2 = P2 nigdy nie aktywuje dla ciebie anomalii
symbols-ignored = { $symbols } nigdy nie aktywują dla ciebie anomalii
flag-passes-impassable = przechodzisz przez nieprzekraczalne krawędzie
flag-stand_up_free = Wstanie jest darmowe
flag-no_careful = bez Ostrożnego ruchu
flag-swap_free = raz na turę, za darmo: zamień broń na inną z plecaka
flag-moving = wędruje na koniec każdej rundy
flag-yields = kryje artefakt
flag-no_artifact = nie kryje artefaktu

# --- ataki bronią (SC-1.9) ---

printed-attack =
    { $attack } ({ $price }): amunicja { $ammo }, kości ekwipunku +{ $gear }{ $notes_id ->
        [none] { "" }
       *[some] , { $notes }
    }
printed-attack-empties = { $attack } ({ $price }): amunicja od 1 do 3, za każdą kości ekwipunku +2
note-low = NISKA uwaga
note-pick = dowolna część ciała
note-split = można rozdzielić
note-blast = fala uderzeniowa
note-min = minimalny zasięg { $n }
note-masks =
    { $n ->
        [one] +{ $n } maska
        [few] +{ $n } maski
       *[other] +{ $n } masek
    }
note-once = raz na turę
note-stayed = tylko bez ruchu w tej turze
