# Tekst zasad Zony, składany z operacji (co karta robi) i zastosowań (kiedy wolno jej użyć).
# Człony zaczynają się od czasownika w trybie rozkazującym, małą literą, bez kropki: stoją same albo w innym członie.

# Jak łączą się człony
clause-then = { $a }, potem { $b }
clause-in-any-case = { $a }; tak czy inaczej { $b }
clause-part = ({ $number }) { $text }
clause-next = { $a }; { $b }
clause-or = { $a }; albo { $b }
clause-when = { $when }: { $what }

# --- operacje ---

op-zona-test =
    wykonaj test { $attribute_genitive } { $difficulty }{ $encounter_id ->
        [none] { "" }
       *[other] { " " }({ $encounter })
    }{ $success_id ->
        [none] { "" }
       *[some] : sukces – { $success }
    }{ $failure_id ->
        [none] { "" }
       *[some] { $success_id ->
            [none] : porażka – { $failure }
           *[some] ; porażka – { $failure }
        }
    }
op-zona-choose = wybierz jedno: { $options }
op-zona-may = jeśli chcesz, { $effect }
op-zona-by_reputation =
    zależnie od reputacji: dobra – { $good_id ->
        [none] nic
       *[some] { $good }
    }; neutralna – { $neutral_id ->
        [none] nic
       *[some] { $neutral }
    }; zła – { $bad_id ->
        [none] nic
       *[some] { $bad }
    }
op-zona-if_owned =
    jeśli masz przedmiot kategorii „{ $category }”: { $then_id ->
        [none] nic
       *[some] { $then }
    }; w przeciwnym razie { $otherwise_id ->
        [none] nic
       *[some] { $otherwise }
    }
op-zona-damage =
    { $per_artifact_id ->
        [owned] otrzymaj { $damage } za każdy swój artefakt, wliczając ten
        [packed] otrzymaj { $damage } za każdy artefakt w plecaku, wliczając ten
       *[none] otrzymaj { $damage }
    }
op-zona-fatigue =
    { $by_sign ->
        [down] zmniejsz zmęczenie o { $by_size }
       *[up] zwiększ zmęczenie o { $by_size }
    }{ $per_artifact_id ->
        [owned] { " " }za każdy swój artefakt, wliczając ten
        [packed] { " " }za każdy artefakt w plecaku, wliczając ten
       *[none] { "" }
    }{ $overflows ->
        [true] { " " }(nawet powyżej 5: każdy punkt ponad 5 zadaje 1 obrażenie, którego nie można anulować)
       *[false] { "" }
    }
op-zona-set_fatigue = ustaw zmęczenie na { $to } (to nie zadaje obrażeń)
op-zona-heal =
    { $injuries ->
        [one] ulecz { $injuries } obrażenie
        [few] ulecz { $injuries } obrażenia
       *[many] ulecz { $injuries } obrażeń
    }
op-zona-heal_trauma = odrzuć 1 uraz
op-zona-reputation =
    { $by_sign ->
        [down] pogorsz reputację
       *[up] popraw reputację
    }
op-zona-pass_as_good = do końca tej tury licz swoją reputację jako dobrą
op-zona-free_shortcuts = do końca tej rundy nie otrzymuj obrażeń od skrótów
op-zona-gain =
    { $crowbar_bonus ->
        [0] zyskaj { $rubles } ₽
       *[other] zyskaj { $rubles } ₽ i jeszcze { $crowbar_bonus } ₽, jeśli masz Łom (nie zużywa się)
    }
op-zona-pay = zapłać { $rubles } ₽
op-zona-lose = strać do { $rubles } ₽
op-zona-take = weź { $count_cards }
op-zona-draw_keep =
    { $deck_id ->
        [none] dobierz { $draw }, zatrzymaj { $keep } i odrzuć resztę
       *[other] dobierz { $draw_cards }, zatrzymaj { $keep } i odrzuć resztę
    }
op-zona-discard = odrzuć { $things }
op-zona-discard_items =
    { $count ->
        [one] odrzuć { $count } przedmiot, w tym co najmniej { $of_deck } z talii { $deck_genitive }
        [few] odrzuć { $count } przedmioty, w tym co najmniej { $of_deck } z talii { $deck_genitive }
       *[many] odrzuć { $count } przedmiotów, w tym co najmniej { $of_deck } z talii { $deck_genitive }
    }
op-zona-use_crowbar = użyj Łomu
op-zona-repair =
    { $tokens ->
        [one] napraw { $tokens } żeton zniszczenia
        [few] napraw { $tokens } żetony zniszczenia
       *[many] napraw { $tokens } żetonów zniszczenia
    }
op-zona-wear =
    { $tokens ->
        [one] uszkodź { $tokens } przedmiot
       *[other] uszkodź przedmioty { $tokens } razy
    }
op-zona-deactivate =
    { $items ->
        [one] zdezaktywuj { $items } trwały przedmiot
        [few] zdezaktywuj { $items } trwałe przedmioty
       *[many] zdezaktywuj { $items } trwałych przedmiotów
    }
op-zona-buy =
    { $sells ->
        [true] możesz kupować i sprzedawać
       *[false] możesz kupować
    }
op-zona-sell = możesz sprzedawać
op-zona-sell_for_more =
    { $once ->
        [true] sprzedaj 1
       *[false] sprzedaj dowolną liczbę
    } { $trophies ->
        [true] { $once ->
            [true] trofeum lub artefakt
           *[false] trofeów i artefaktów
        }
       *[false] { $once ->
            [true] artefakt
           *[false] artefaktów
        }
    } { $alike ->
        [true] o { $green } ₽ powyżej ceny
       *[false] powyżej ceny: zielone +{ $green } ₽, żółte +{ $yellow } ₽, inne +{ $other } ₽
    }
op-zona-encounter =
    { $no_flight ->
        [true] dobierz 1 żeton { $threat_genitive } i rozegraj spotkanie bez możliwości ucieczki
       *[false] dobierz 1 żeton { $threat_genitive } i rozegraj spotkanie
    }
op-zona-put =
    { $area_id ->
        [none] połóż na tym obszarze 1 żeton { $threat_genitive }
       *[other] połóż { $area_locative } 1 żeton { $threat_genitive }
    }
op-zona-take_threat = weź 1 żeton { $threat_genitive } i zachowaj go jako trofeum
op-zona-meet_one_of = dobierz i połóż tutaj żetony: { $threats }; wybierz 1 z nich i rozegraj spotkanie
op-zona-mark_meeting =
    { $mark_id ->
        [scanned] do końca spotkania testy wykrycia i konfrontacji wykonuj intelektem
        [weakened] osłab zagrożenie do końca spotkania
       *[other] oznacz spotkanie: { $mark }
    }
op-zona-end_turn = zakończ swoją turę, jeśli to twoja tura fazy akcji
op-zona-relocate =
    { $with_secrets ->
        [true] przenieś się { $to_accusative }, jeśli masz tajemnice 2 różnych obiektów
       *[false] przenieś się { $to_accusative }
    }
op-zona-relocate_to_sector = przenieś się na dowolny obszar { $sector_genitive }
op-zona-peek_news = obejrzyj wierzchnią kartę talii wieści
op-zona-proceed = przejdź do następnego akapitu
op-zona-fail = zakończ misję niepowodzeniem
op-zona-secret = odkryj tajemnicę
op-zona-ending = wygraj grę
op-zona-nothing = nie rób nic
op-zona-each =
    { $who_id ->
        [all] każdy szperacz
        [bunker] każdy szperacz w bunkrze
        [open] każdy szperacz na otwartej przestrzeni
        [outside] każdy szperacz poza bunkrem
       *[other] każdy szperacz ({ $who })
    }: { $effect }
op-zona-name_one = Głos Zony wskazuje 1 szperacza: { $effect }
op-zona-voice_puts =
    { $areas ->
        [one] Głos Zony kładzie 1 żeton { $threat_genitive } na 1 obszarze { $sector_genitive }
       *[other] Głos Zony kładzie po 1 żetonie { $threat_genitive } na { $areas } różnych obszarach
            { $sector_genitive }
    }
op-zona-renew_row = odrzuć { $row } z targowiska i uzupełnij go

# --- zastosowania ---

use-zona-test = { $bonus }
use-zona-damage = anuluj { $damage }
    .convert =
        { $count ->
            [one] zamień { $count } obrażenie, które masz otrzymać, na inny rodzaj
            [few] zamień { $count } obrażenia, które masz otrzymać, na inny rodzaj
           *[many] zamień { $count } obrażeń, które masz otrzymać, na inny rodzaj
        }
    .negates = zignoruj oddziaływanie 1 artefaktu, którego używasz w tej samej chwili
use-zona-negate = zignoruj oddziaływanie 1 artefaktu, którego używasz
use-zona-turn = { $effect }
use-zona-force = gdy forsujesz test: przerzuć { $dice } zamiast 1 kości
use-zona-run = gdy podczas emisji biegniesz do bunkra: zwiększ zmęczenie o { $cost } zamiast o 2
use-zona-moment =
    { $may ->
        [true] jeśli chcesz, { $effect }
       *[false] { $effect }
    }
use-zona-modify = { $change }
use-zona-again = użyj ponownie 1 swojego zdezaktywowanego trwałego artefaktu, z jego oddziaływaniem

# Testy, w których coś pomaga
tests-any = dowolny
tests =
    { $stage ->
        [detection] { $every ->
            [true] test wykrycia
           *[false] test wykrycia ({ $attributes })
        }
        [confrontation] { $every ->
            [true] test konfrontacji
           *[false] test konfrontacji ({ $attributes })
        }
       *[any] { $every ->
            [true] { $attributes } test
           *[false] test ({ $attributes })
        }
    }{ $encounter ->
        [mutant] { " " }w spotkaniu z mutantem
        [anomaly] { " " }w spotkaniu z anomalią
       *[any] { "" }
    }
bonus-plus = +{ $count }
bonus-cancel =
    { $count ->
        [one] anuluj { $count } minus
       *[other] anuluj do { $count } minusów
    }
bonus-reroll =
    { $hazards ->
        [true] przerzuć { $count ->
            [one] { $count } kość
           *[other] do { $count } kości
        } ze skażeniem
       *[false] przerzuć { $count ->
            [one] { $count } kość
           *[other] do { $count } kości
        }
    }
force-dice =
    { $dice ->
        [one] { $dice } kość
       *[other] do { $dice } kości
    }
force-dice-by-trauma =
    do { $dice } kości przy { $span ->
        [one] dokładnie { $first } { $first ->
            [one] urazie
           *[other] urazach
        }
        [up] { $first } lub więcej urazach
       *[some] { $first }–{ $last } urazach
    }

# Jak często, gdzie i kiedy
limit-round = raz na rundę
limit-turn = raz na turę
at-place = na obszarze { $place }
at-bunker = w bunkrze
own-turn = w swojej turze
own-turn-between = przed swoją akcją lub po niej
moment-before_encounter = przed spotkaniem
moment-instead_of_encounter = gdy żeton zostaje dobrany lub wybrany do twojego spotkania
    .instead = pomiń spotkanie i odrzuć żeton, bez łupu
moment-before_detection = przed wykryciem
moment-after_failed_detection = po niezdanym teście wykrycia
moment-after_flight = po ucieczce
moment-before_confrontation = przed konfrontacją
moment-after_failed_confrontation = po niezdanym teście konfrontacji
moment-instead_of_threat_damage = gdy nie zdasz testu wykrycia lub konfrontacji
    .instead = zignoruj obrażenia za tę porażkę
moment-after_beaten_mutant = gdy pokonasz mutanta
moment-instead_of_rest = gdy wykonujesz akcję Odpoczynek, zamiast zmniejszać zmęczenie
    .instead = nie zmniejszaj zmęczenia
moment-instead_of_artifact = gdy masz wziąć artefakt z talii, zamiast niego
    .instead = nie bierz żadnego
moment-after_junk = gdy wydarzenie, obszar lub przedmiot każe ci wziąć rupiecie albo dobrać je i zatrzymać
moment-instead_of_shortcut = gdy idziesz skrótem
    .instead = zignoruj obrażenia od niego
moment-instead_of_lock = gdy otwierasz tajny obiekt
    .instead = zignoruj wymaganie jego zamknięcia
moment-after_crossing = gdy przekraczasz ją Ruchem
moment-after_entry = gdy wchodzisz tam Ruchem, przed spotkaniem
moment-after_turn = gdy kończy się twoja tura fazy akcji
condition-other_mutant_here = dopóki na tym obszarze leży inny żeton mutanta
condition-spotted = po zdanym teście wykrycia
condition-missed = po niezdanym teście wykrycia
condition-weakened = jeśli zagrożenie jest osłabione
condition-at_marker = przy znaczniku wieści
condition-meets_mutant = w spotkaniu z mutantem
condition-unscanned_anomaly = w spotkaniu z anomalią

# Wartości, które się zmieniają, dopóki coś jest w grze
value-confrontation_difficulty =
    { $how ->
        [set] ustaw trudność konfrontacji na { $to }
        [less] zmniejsz trudność konfrontacji o { $amount }
       *[more] zwiększ trudność konfrontacji o { $amount }
    }
value-force_cost =
    { $how ->
        [set] aby forsować test, zwiększ zmęczenie o { $to }
        [less] aby forsować test, zwiększ zmęczenie o { $amount } mniej
       *[more] aby forsować test, zwiększ zmęczenie o { $amount } więcej
    }
value-rerolls_only_hazards = przerzucaj tylko kości ze skażeniem
value-cannot_flee = nie możesz uciec
value-buy_price =
    { $how ->
        [set] za kupowany przedmiot zapłać { $to } ₽
        [less] za kupowany przedmiot zapłać o { $amount } ₽ mniej (minimum 100 ₽)
       *[more] za kupowany przedmiot zapłać o { $amount } ₽ więcej
    }
value-heal_price =
    { $how ->
        [set] za uleczenie 1 obrażenia podczas obozowania zapłać { $to } ₽
        [less] za uleczenie 1 obrażenia podczas obozowania zapłać o { $amount } ₽ mniej
       *[more] za uleczenie 1 obrażenia podczas obozowania zapłać o { $amount } ₽ więcej
    }
value-trophy_price =
    { $how ->
        [set] sprzedaj każde trofeum za { $to } ₽
        [less] sprzedaj każde trofeum za { $amount } ₽ mniej
       *[more] sprzedaj każde trofeum za { $amount } ₽ więcej
    }
value-sixth_slot = masz 6. miejsce
value-impassable = nie możesz przekroczyć jej Ruchem
value-no_area_action = nie możesz wykonać akcji obszaru
value-lure = zdobyte tam trofeum sprzedaj za 100 ₽ więcej

# Całe karty
rules-side-effect = Oddziaływanie: { $effect }.
rules-keeps-tokens = Żetonów zniszczenia nie można nigdy usunąć z tego przedmiotu.
