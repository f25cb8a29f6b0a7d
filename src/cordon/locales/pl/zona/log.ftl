# Dziennik Zony: po linijce na zdarzenie. Imię stoi na początku; linijki „-” się nie opowiada.
# Przy każdym polu jest $pole_id do wyboru wariantu, a przy liczbach $pole_size i $pole_sign (up, down).
# Obszary: $area_locative odpowiada na „gdzie?”, $area_accusative na „dokąd?”, oba z przyimkiem (terms.ftl).
# Czas teraźniejszy, żeby nie zgadywać płci grających.

# Runda
log-zona-round-began = Zaczyna się runda { $round }.
log-zona-phase-began =
    { $empty ->
        [true] -
       *[false] Zaczyna się { $phase }.
    }
log-zona-voice-passed = { $seat } zostaje Głosem Zony.
log-zona-boards-dealt = { $seat } dostaje do wyboru: { $characters }.
log-zona-character-chosen = { $seat } wybiera postać: { $character }.

# Zagrożenia na planszy
log-zona-threat-placed =
    { $by_id ->
        [voice] { $seat } jako Głos Zony umieszcza { $threat_accusative } { $area_locative }.
        [chosen] { $seat } decyduje za Zonę: { $threat } pojawia się { $area_locative }.
        [alone] Zona przychodzi tam, gdzie jest { $seat }: { $threat } pojawia się { $area_locative }.
        [start] { $threat } pojawia się { $area_locative }: z takim zagrożeniem zaczyna { $seat }.
        [trail] { $threat } pojawia się { $area_locative }: w pojedynkę dochodzą zagrożenia drugiej postaci.
        [called] { $source } sprowadza kolejne zagrożenie: { $threat } pojawia się { $area_locative }.
       *[none] { $threat } pojawia się { $area_locative }.
    }
log-zona-threat-chosen =
    { $by_id ->
        [voice] { $seat } jako Głos Zony wybiera { $threat_accusative }.
        [chosen] { $seat } decyduje za Zonę: { $threat }.
       *[alone] Z tutejszych zagrożeń przychodzi najczujniejsze: { $threat }.
    }
log-zona-threat-discarded = { $threat } znika z planszy.
log-zona-threats-swept = Z planszy znikają wszystkie zagrożenia i pojawiają się nowe.

# Akcje
log-zona-shortcut-taken = { $seat } idzie skrótem { $area_accusative }.
log-zona-moved =
    { $shortcut ->
        [true] -
       *[false] { $seat } idzie { $area_accusative }.
    }
log-zona-relocated = { $seat } przenosi się { $area_accusative }.
log-zona-rested =
    { $replaced ->
        [true] { $seat } robi to zamiast odpoczynku.
       *[false] { $by ->
            [0] { $seat } odpoczywa, choć nie ma po czym.
           *[other] { $seat } odpoczywa: zmęczenie spada o { $by }, do { $to }.
        }
    }
log-zona-passed = { $seat } pasuje.
log-zona-area-action-taken =
    { $bunker ->
        [true] -
       *[false] { $seat } wykonuje akcję obszaru { $area_locative }.
    }
log-zona-camped = { $seat } obozuje { $area_locative }.
log-zona-offer-taken =
    { $offer_id ->
        [appraisal] -
       *[other] { $seat } wybiera: { $offer }.
    }

# Testy
log-zona-rolled =
    { $seat } wykonuje test { $attribute_genitive } o trudności { $difficulty } i rzuca: { $dice }.
log-zona-forced = { $seat } forsuje test: zmęczenie rośnie o { $by }, do { $to }.
log-zona-rerolled = { $seat } przerzuca i ma teraz: { $dice }.
log-zona-test-ended =
    { $success ->
        [true] { $seat } zdaje test { $attribute_genitive }: { $result_sign ->
            [down] −{ $result_size }
           *[up] { $result }
        } przy trudności { $difficulty }.
       *[false] { $seat } nie zdaje testu { $attribute_genitive }: { $result_sign ->
            [down] −{ $result_size }
           *[up] { $result }
        } przy trudności { $difficulty }.
    }
log-zona-source-used =
    { $quiet ->
        [true] -
       *[false] { $ability ->
            [true] { $seat } korzysta ze zdolności: { $source }.
           *[false] { $last_id ->
                [single] { $seat } zużywa { $source_accusative }.
                [worn] { $seat } ostatni raz sięga po { $source_accusative }.
               *[none] { $seat } sięga po { $source_accusative }.
            }
        }
    }
log-zona-side-effect-ignored = { $seat } ignoruje oddziaływanie artefaktu { $card } ({ $source }).

# Przedmioty
log-zona-card-taken = -
log-zona-item-gained =
    { $how_id ->
        [bought] -
        [worn] { $seat } zdobywa i od razu zakłada { $card_accusative }.
        [bought-worn] { $seat } zakłada { $card_accusative }.
       *[none] { $seat } zdobywa { $card_accusative }.
    }
log-zona-item-declined = { $seat } zostawia { $card_accusative }.
log-zona-item-dropped =
    { $full ->
        [true] { $seat } nie ma już miejsca i porzuca { $card_accusative }.
       *[false] { $seat } porzuca { $card_accusative }.
    }
log-zona-item-discarded =
    { $spent ->
        [true] -
       *[false] { $seat } odrzuca { $card_accusative }.
    }
log-zona-item-worn = { $seat } zakłada { $card_accusative }.
log-zona-item-packed = { $seat } zdejmuje { $card_accusative } i chowa do plecaka.
log-zona-item-damaged =
    { $breaks ->
        [true] { $seat } traci zniszczony przedmiot: { $card }.
       *[false] { $seat } ma uszkodzony przedmiot: { $card }.
    }
log-zona-item-deactivated = { $seat } do końca rundy nie może używać przedmiotu: { $card }.
log-zona-item-repaired =
    { $price ->
        [0] { $seat } naprawia { $card_accusative }.
       *[other] { $seat } płaci { $price } ₽ i naprawia { $card_accusative }.
    }
log-zona-cards-drawn = { $seat } dobiera: { $cards }.

# Obrażenia
log-zona-damage-cancelled =
    { $last_id ->
        [none] { $seat } anuluje { $damage } ({ $source }).
       *[other] { $seat } anuluje { $damage } ({ $source }, przedmiot zużyty).
    }
log-zona-damage-converted = { $seat } zamienia 1 { $kind_accusative } na 1 { $to_accusative } ({ $source }).
log-zona-damage-taken =
    { $source_id ->
        [none] { $seat } otrzymuje { $damage }.
       *[other] { $seat } otrzymuje { $damage } ({ $source }).
    }
log-zona-injuries-healed =
    { $price ->
        [0] { $count ->
            [one] { $seat } leczy { $count } obrażenie.
            [few] { $seat } leczy { $count } obrażenia.
           *[many] { $seat } leczy { $count } obrażeń.
        }
       *[other] { $count ->
            [one] { $seat } płaci { $price } ₽ i leczy { $count } obrażenie.
            [few] { $seat } płaci { $price } ₽ i leczy { $count } obrażenia.
           *[many] { $seat } płaci { $price } ₽ i leczy { $count } obrażeń.
        }
    }
log-zona-trauma-taken = { $seat } doznaje urazu: { $attribute }.
log-zona-trauma-healed = { $seat } pozbywa się urazu: { $attribute }.
log-zona-died = { $character } nie żyje.
log-zona-secret-kept = { $seat } przekazuje dalej tajemnicę { $facility_genitive }.
log-zona-left-the-game =
    { $willing ->
        [true] { $seat } kończy grę.
       *[false] { $seat } kończy grę: nie ma już wolnych szperaczy.
    }

# Zmęczenie, reputacja, pieniądze
log-zona-fatigue-changed =
    { $told ->
        [true] -
       *[false] { $by_sign ->
            [down] { $seat } nabiera sił: zmęczenie spada o { $by_size }, do { $to }.
           *[up] { $seat } traci siły: zmęczenie rośnie o { $by_size }, do { $to }.
        }
    }
log-zona-fatigue-overflowed =
    { $by ->
        [one] { $seat } nie ma już sił: { $by } punkt ponad skalę zamienia się w obrażenie.
        [few] { $seat } nie ma już sił: { $by } punkty ponad skalę zamieniają się w obrażenia.
       *[many] { $seat } nie ma już sił: { $by } punktów ponad skalę zamienia się w obrażenia.
    }
log-zona-reputation-changed = { $seat } ma teraz { $to_accusative } reputację.
log-zona-reputation-stuck =
    { $reputation_id ->
        [bad] { $seat }: reputacja nie może już spaść.
       *[good] { $seat }: reputacja nie może już wzrosnąć.
    }
log-zona-rubles-changed =
    { $by_sign ->
        [down] { $seat } traci { $by_size } ₽ i ma jeszcze { $to } ₽.
       *[up] { $seat } dostaje { $by_size } ₽ i ma teraz { $to } ₽.
    }

# Spotkania
log-zona-encounter-began = { $seat } napotyka { $threat_accusative }.
log-zona-encounter-avoided = { $seat } omija { $threat_accusative }.
log-zona-fled = { $seat } ucieka przed { $threat_instrumental }.
log-zona-threat-won = { $seat } przegrywa konfrontację: górą jest { $threat }.
log-zona-threat-beaten = { $seat } pokonuje { $threat_accusative }.
log-zona-trophy-taken = { $seat } bierze trofeum: { $threat }.
log-zona-trophy-discarded = { $seat } oddaje trofeum: { $threat }.

# Karty wydarzeń
log-zona-event-drawn = { $seat } dobiera kartę „{ $event }”.
log-zona-paragraph-reached = { $seat } przechodzi do akapitu { $section } karty „{ $event }”.
log-zona-part-chosen = { $seat } wybiera: { $text }
log-zona-part-declined =
    { $source_id ->
        [none] { $seat } rezygnuje.
       *[other] { $seat } rezygnuje („{ $source }”).
    }
log-zona-nothing-happened =
    { $source_id ->
        [none] { $seat }: bez skutku.
       *[other] { $seat }: bez skutku („{ $source }”).
    }
log-zona-outcome-told = { $text }
log-zona-reputation-decided = { $seat } ma { $reputation_accusative } reputację: decyduje reputacja.
log-zona-mission-failed = { $seat } kończy misję „{ $event }” niepowodzeniem.

# Tajne obiekty
log-zona-secret-discovered = { $seat } odkrywa tajemnicę { $facility_genitive }.
log-zona-opening-began = { $seat } zabiera się do zamknięcia { $facility_genitive }: { $lock }.
log-zona-price-unpaid = { $seat } nie zniesie już tej ceny bez urazu ({ $source }): nic z tego.
log-zona-facility-opened = { $seat } otwiera { $facility } i wchodzi do środka.
log-zona-finds-searched = { $seat } przegląda znaleziska { $facility_genitive }.
log-zona-finds-gone = { $seat } nie ma już czego szukać: znaleziska { $facility_genitive } są rozebrane.
log-zona-facility-ransacked = Obiekt rozszabrowany: nikt już nie wejdzie { $facility_accusative }.

# Wieści i emisje
log-zona-news-drawn = Wieści: „{ $news }”.
log-zona-news-marked =
    { $by_id ->
        [voice] „{ $news }” – { $seat } jako Głos Zony oznacza: { $marker }.
        [chosen] „{ $news }” – { $seat } decyduje za Zonę i oznacza: { $marker }.
        [alone] „{ $news }” – oznaczono miejsce, w którym jest { $seat }: { $marker }.
       *[none] „{ $news }” – oznaczono: { $marker }.
    }
log-zona-nobody-concerned = Nikogo to nie dotyczy.
log-zona-news-ended = „{ $news }” dobiega końca.
log-zona-news-seen = { $seat } ogląda następną kartę wieści: „{ $news }”.
log-zona-scavenger-named =
    { $by_id ->
        [own] { $seat } jako Głos Zony nie wskazuje nikogo innego.
        [alone] Wskazać można tylko jedną osobę: { $target }.
       *[voice] { $seat } jako Głos Zony wskazuje: { $target }.
    }
log-zona-emission-advanced = Znacznik emisji stoi na { $to }.
log-zona-emission-struck = Emisja: „{ $emission }”.
emission-deals = W zielonym sektorze otrzymujesz { $green }; w żółtym { $yellow }; w czerwonym { $red }.
log-zona-ran = { $seat } biegnie schronić się { $area_locative }: zmęczenie rośnie o { $by }, do { $to }.

# Handel
log-zona-market-renewed = Na targowisku leżą nowe karty: { $row }.
log-zona-item-bought = { $seat } kupuje { $card_accusative } za { $price } ₽.
log-zona-item-sold = { $seat } sprzedaje { $card_accusative } za { $price } ₽.
log-zona-trophy-sold = { $seat } sprzedaje trofeum ({ $threat }) za { $price } ₽.

# Koniec
log-zona-match-won = { $seat } dociera do zakończenia „{ $event }” i wygrywa.
log-zona-match-lost = Wszyscy szperacze przegrywają: { $cause }.
loss-news = skończyła się talia wieści
loss-sarcophagus = nie ma już kart sarkofagu
