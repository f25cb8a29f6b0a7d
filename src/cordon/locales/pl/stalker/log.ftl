# Dziennik S.T.A.L.K.E.R.-a: jedna linia na wydarzenie. Linia z samego „-” nie jest opowiadana.
# Pole nazywa się adresem, a potem tym, co tam jest: „1.C (stosy skrzyń)”.

# Przygotowania
log-stalker-stalker-chosen = { $seat } gra postacią: { $stalker }.
log-stalker-lead-chosen = { $seat } zostaje przywódcą.
log-stalker-bought = { $seat } kupuje kartę { $card } za { $price } K.
log-stalker-magazine-bought = { $seat } kupuje magazynek do { $magazine_genitive } za { $price } K.
log-stalker-mission-began = Zaczyna się misja „{ $mission }”.
log-stalker-setup-read = Przygotowanie misji „{ $mission }”:

# Runda
log-stalker-round-began = Runda { $round }
log-stalker-event-drawn = Wydarzenie: „{ $event }”.
log-stalker-events-added =
    { $n ->
        [one] 1 wydarzenie losowe trafia na wierzch talii: o 1 rundę więcej.
        [few] { $n } wydarzenia losowe trafiają na wierzch talii: o { $n } rundy więcej.
       *[other] { $n } wydarzeń losowych trafia na wierzch talii: o { $n } rund więcej.
    }
log-stalker-event-brought-up = „{ $event }” trafia na wierzch talii: będzie następne.
log-stalker-round-end-reached = „{ $event }” działa na koniec rundy.
    .effect = „{ $event }”, koniec rundy: { $effect }.
log-stalker-turn-began = Zaczyna się tura { $seat_genitive }.
log-stalker-turn-ended = -
log-stalker-passed = { $seat } odkłada turę.
log-stalker-enemy-phase-began = Wrogowie i Zona
log-stalker-lead-passed =
    { $same ->
        [true] { $seat } odwraca żeton przywódcy.
       *[false] { $seat } odwraca żeton przywódcy; teraz prowadzi { $to }.
    }
    .brought =
        { $same ->
            [true] { $seat } odwraca żeton przywódcy: { $brought }.
           *[false] { $seat } odwraca żeton przywódcy: { $brought }; teraz prowadzi { $to }.
        }
log-stalker-prepared = { $seat } przygotowuje się.
    .brought = { $seat } przygotowuje się i zyskuje: { $brought }.
log-stalker-stood-up = { $seat } wstaje: koniec przygwożdżenia.
log-stalker-token-slid =
    { $n ->
        [one] { $seat } traci 1 akcję.
        [few] { $seat } traci { $n } akcje.
       *[other] { $seat } traci { $n } akcji.
    }
log-stalker-cubes-placed =
    { $n ->
        [one] { $seat } ma 1 dodatkową akcję.
        [few] { $seat } ma { $n } dodatkowe akcje.
       *[other] { $seat } ma { $n } dodatkowych akcji.
    }
log-stalker-mission-ended =
    { $result_id ->
        [victory] Misja wygrana.
        [given_up] Misja porzucona.
       *[defeat] { $cause_id ->
            [time] Czas minął: misja przegrana.
           *[other] Misja przegrana.
        }
    }{ $rounds ->
        [0] { "" }
       *[other] { " " }Podsumowanie – rundy: { $rounds }, w tym z alarmem: { $alarms }; najwyższa dawka promieniowania na koniec: { $dose }; artefakty: { $artifacts }; pieniądze: { $money } K.
    }
    .result =
        { $result_id ->
            [victory] Misja wygrana.
           *[defeat] { $cause_id ->
                [time] Czas minął: misja przegrana.
               *[other] Misja przegrana.
            }
        }
    .scenario =
        { $result_id ->
            [victory] Scenariusz wygrany w rundzie { $rounds }.
            [given_up] Scenariusz porzucony.
           *[defeat] { $cause_id ->
                [time] Ostatnia runda minęła: scenariusz przegrany.
               *[other] Scenariusz przegrany w rundzie { $rounds }.
            }
        }

# Ruch i uwaga
log-stalker-stepped = { $who } idzie na pole { $space }.
log-stalker-walk-ended = -
log-stalker-walked =
    { $who } { $how_id ->
        [turn] obraca się na { $facing }{ $whose_id ->
            [none] { "" }
           *[other] { " " }– odchodzi { $whose }
        }
        [careful] skrada się { $way }
       *[other] idzie { $way }
    }{ $facing_id ->
        [none] { "" }
       *[other] { $how_id ->
            [turn] { "" }
           *[other] , patrzy na { $facing }
        }
    }{ $n ->
        [0] { "" }
       *[other] { " " }(równorzędne kierunki: { $n }, wybrano za was)
    }{ $side_id ->
        [none] { "" }
        [high] : WYSOKA uwaga
       *[low] : NISKA uwaga
    }{ $noticed_id ->
        [none] { "" }
       *[other] { " " }na polu { $noticed }
    }.
log-stalker-pushed = Pchnięcie przenosi { $who_accusative } na pole { $space }.
    .brief = pchnięcie na pole { $space }
log-stalker-relocated = { $who } jest teraz na polu { $space }.
log-stalker-turned = { $enemy } obraca się na { $facing }.
log-stalker-tie-settled =
    { $who_id ->
        [none] Równorzędne możliwości ({ $n }); wybrano za was: { $chosen }.
       *[other] { $who }: równorzędne możliwości ({ $n }); wybrano za was: { $chosen }.
    }
log-stalker-interrupted =
    { $target_id ->
        [none] { $enemy } zatrzymuje się.
       *[other] { $enemy } widzi { $target_accusative } i zatrzymuje się.
    }
log-stalker-attention-placed =
    { $side_id ->
        [high] Na pole { $space } trafia żeton WYSOKIEJ uwagi { $seat_genitive }.
       *[low] Na pole { $space } trafia żeton NISKIEJ uwagi { $seat_genitive }.
    }
log-stalker-attention-reduced =
    { $side_id ->
        [low] Uwaga zwrócona na { $seat_accusative } spada do NISKIEJ.
       *[none] Uwaga zwrócona na { $seat_accusative } znika.
    }
log-stalker-attention-moved = Żeton uwagi { $seat_genitive } przesuwa się na pole { $space }.
log-stalker-marker-placed =
    { $side_id ->
        [high] Hałas na polu { $space }: neutralny znacznik WYSOKIEJ uwagi.
       *[low] Hałas na polu { $space }: neutralny znacznik NISKIEJ uwagi.
    }
log-stalker-decoy-thrown = { $seat } rzuca śrubę jako wabik: { $space }.
log-stalker-bolt-thrown = { $seat } rzuca śrubę na { $symbol }: { $space }.

# Ciało
log-stalker-hp-lost =
    { $seat } traci { $n } PŻ{ $source_id ->
        [none] { "" }
       *[other] { " " }({ $source })
    }{ $left ->
        [0] {" "}i ma 0
       *[other] , zostaje { $left }
    }.
log-stalker-healed = { $seat } odzyskuje { $n } PŻ i ma { $hp }.
    .brief = +{ $n } PŻ (teraz { $hp })
log-stalker-critically-injured =
    { $injuries ->
        [one] { $seat } odnosi uraz krytyczny.
       *[other] { $seat } odnosi drugi uraz krytyczny.
    }
log-stalker-injuries-healed = Urazy krytyczne { $seat_genitive } są wyleczone.
    .brief = urazy krytyczne wyleczone
log-stalker-stalker-died = { $seat } odnosi trzeci uraz krytyczny i ginie.
log-stalker-dose-changed =
    { $by_sign ->
        [down] Dawka promieniowania { $seat_genitive } spada o { $by_size }, do { $to }.
       *[up] Dawka promieniowania { $seat_genitive } rośnie o { $by_size }, do { $to }{ $source_id ->
            [none] { "" }
           *[other] { " " }({ $source })
        }.
    }
    .brief =
        { $by_sign ->
            [down] dawka promieniowania −{ $by_size } (teraz { $to })
           *[up] dawka promieniowania +{ $by_size } (teraz { $to })
        }
log-stalker-status-gained = { $who } otrzymuje { $token }.
    .brief = { $token }
log-stalker-status-lost = { $who } traci { $token }.
log-stalker-tokens-gained = { $seat } otrzymuje { $things }.
    .brief = { $things }
log-stalker-tokens-spent = { $seat } zużywa { $things }.

# Ekwipunek
log-stalker-card-gained = { $seat } zdobywa kartę { $card }.
    .brief = { $card }
log-stalker-card-equipped = { $seat } zakłada kartę { $card }.
log-stalker-card-stowed = { $seat } chowa kartę { $card }.
log-stalker-card-installed = { $seat } montuje kartę { $card } na karcie { $host }.
log-stalker-card-given = { $seat } daje { $to_dative } kartę { $card }.
log-stalker-tokens-given = { $seat } daje { $to_dative } { $things }.
log-stalker-exchange-declined = { $seat } odmawia wymiany, którą proponuje { $to }.
log-stalker-card-discarded = { $seat } odrzuca kartę { $card }.
log-stalker-card-used =
    { $spent ->
        [true] { $seat } zużywa kartę { $source }.
       *[false] { $seat } korzysta z efektu { $source }.
    }
    .brought =
        { $spent ->
            [true] { $seat } zużywa kartę { $source }: { $brought }.
           *[false] { $seat } korzysta z efektu { $source }: { $brought }.
        }
log-stalker-reloaded =
    { $seat } przeładowuje broń { $weapon } i ma w niej { $ammo ->
        [one] { $ammo } nabój
        [few] { $ammo } naboje
       *[many] { $ammo } nabojów
    }.
log-stalker-ammo-changed =
    { $seat } ma teraz w broni { $weapon } { $ammo ->
        [one] { $ammo } nabój
        [few] { $ammo } naboje
       *[many] { $ammo } nabojów
    }.
log-stalker-money-changed =
    { $by_sign ->
        [down] Zespół płaci { $by_size } K i ma jeszcze { $to } K.
       *[up] Zespół dostaje { $by_size } K i ma { $to } K; liczą się w podsumowaniu.
    }
    .brief =
        { $by_sign ->
            [down] −{ $by_size } K
           *[up] { $by_size } K do podsumowania
        }
    .kept =
        { $by_sign ->
            [down] Zespół płaci { $by_size } K i ma jeszcze { $to } K.
           *[up] Zespół dostaje { $by_size } K i ma { $to } K.
        }
    .brief_kept =
        { $by_sign ->
            [down] −{ $by_size } K
           *[up] { $by_size } K
        }

# Kości i ataki
log-stalker-dice-rolled =
    { $who_id ->
        [none] Rzut
       *[other] { $who } rzuca
    } ({ $purpose_id ->
        [attack] atak
        [knife] nóż
        [defence] obrona
        [exposure] napromieniowanie
        [critical_dose] dawka krytyczna
        [test] test
       *[effect] efekt
    }): { $dice } = { $stars } ★{ $masks ->
        [0] { "" }
       *[other] , maski: { $masks }
    }.
log-stalker-dice-rerolled =
    { $card_id ->
        [none] { $who } przerzuca{ $source_id ->
            [focus] { " " }dzięki skupieniu
           *[other] { "" }
        }: { $dice } = { $stars } ★{ $masks ->
            [0] { "" }
           *[other] , maski: { $masks }
        }.
       *[other] { $card }: { $before } – przerzut{ $source_id ->
            [focus] { " " }dzięki skupieniu
           *[other] { "" }
        }: { $dice }.
    }
log-stalker-stars-added = { $seat }: +{ $n } ★, teraz { $stars } ★.
    .brief = +{ $n } ★ (teraz { $stars })
log-stalker-anomaly-die-rolled =
    { $source_id ->
        [none] Kość anomalii: { $symbol }.
       *[other] { $source }: kość anomalii { $symbol }.
    }
log-stalker-attack-declared = { $seat } atakuje { $target_accusative }: { $attack }.
log-stalker-head-aimed = { $seat } celuje w głowę.
log-stalker-masks-spent =
    { $seat } wydaje { $masks ->
        [one] { $masks } maskę
        [few] { $masks } maski
       *[many] { $masks } masek
    } przeciw { $target_dative }: { $trait }.
log-stalker-hit-checked =
    { $target }: { $stars } ★ – { $threshold ->
        [0] pudło{ $cover ->
            [0] { "" }
           *[other] { " " }(osłona { $cover })
        }
       *[other] trafienie (potrzeba { $threshold }){ $cover ->
            [0] { "" }
           *[other] { " " }mimo osłony { $cover }
        }
    }.
log-stalker-wound-drawn =
    { $upgraded ->
        [true] { $enemy } odnosi lekką ranę, przez odsłonięcie ciężką.
       *[false] { $severity_id ->
            [heavy] { $enemy } odnosi ciężką ranę.
           *[light] { $enemy } odnosi lekką ranę.
        }
    }
    .brought =
        { $upgraded ->
            [true] { $enemy } odnosi lekką ranę, przez odsłonięcie ciężką: { $brought }.
           *[false] { $severity_id ->
                [heavy] { $enemy } odnosi ciężką ranę: { $brought }.
               *[light] { $enemy } odnosi lekką ranę: { $brought }.
            }
        }
    .vain =
        { $upgraded ->
            [true] { $enemy } odnosi lekką ranę, przez odsłonięcie ciężką: nic się nie zmienia.
           *[false] { $severity_id ->
                [heavy] { $enemy } odnosi ciężką ranę: nic się nie zmienia.
               *[light] { $enemy } odnosi lekką ranę: nic się nie zmienia.
            }
        }
told-shuffled = karty ran się tasuje
log-stalker-ehp-lost = { $enemy } traci { $n } PŻ, zostaje { $left }.
    .brief = −{ $n } PŻ (zostaje { $left })
log-stalker-ehp-regained = { $enemy } odzyskuje { $n } PŻ.
log-stalker-enemy-died =
    { $by_id ->
        [none] { $enemy } ginie na polu { $space }.
       *[other] { $by } zabija { $enemy_accusative } na polu { $space }.
    }
log-stalker-enemy-attacked =
    { $cover ->
        [0] { $enemy } atakuje { $target_accusative } i zadaje { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.
       *[other] { $enemy } atakuje { $target_accusative } i po odjęciu osłony { $cover } zadaje { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.
    }
log-stalker-attack-wasted =
    { $cause_id ->
        [range] { $enemy } jest za daleko od { $target_genitive }: atak nie ma skutku.
        [gone] { $enemy } atakuje na próżno: { $target_genitive } już nie ma.
        [called_off] { $enemy } przerywa atak na { $target_accusative }.
       *[none] { $enemy } atakuje { $target_accusative } bez skutku.
    }
log-stalker-defended = { $seat } broni się i traci { $lost } PŻ: obrażenia { $damage } − { $stars } ★.
log-stalker-control-taken = { $seat } dobiera kartę kontroli i nikomu jej nie pokazuje.
log-stalker-control-drawn = Na karcie: „{ $card }”.
log-stalker-reacted = { $enemy } reaguje na { $seat_accusative }.
log-stalker-got-up = { $enemy } wstaje, zamiast zareagować na { $seat_accusative }.

# Wrogowie
log-stalker-activation-drawn =
    { $deck_id ->
        [high] Aktywacja, WYSOKA uwaga: „{ $card }”.
       *[low] Aktywacja, NISKA uwaga: „{ $card }”.
    }
log-stalker-point-began =
    { $point }: { $enemy_id ->
        [none] { $effect }
       *[other] { $enemy } { $verb_id ->
            [move] { $goal_id ->
                [none] widzi { $whose_accusative } i nie rusza się
               *[other] { $n ->
                    [0] nie może zbliżyć się do
                   *[other] rusza w stronę
                } { $toward_id ->
                    [none] celu: { $goal }
                   *[other] { $toward }{ $whose_id ->
                        [none] { "" }
                       *[other] { " " }({ $whose })
                    }: { $goal }
                }
            }
            [stay] zostaje na polu { $goal }
            [forward] { $whose_id ->
                [none] { $n ->
                    [0] nie idzie naprzód
                   *[other] idzie naprzód
                }
               *[other] widzi { $whose_accusative } i nie idzie naprzód
            }
            [look_around] { $whose_id ->
                [none] rozgląda się
               *[other] już widzi { $whose_accusative }
            }
            [attack] atakuje najbliższy cel w polu widzenia: { $goal }
            [grenade] rzuca granat na pole { $goal }
            [special] wykonuje akcję specjalną: { $special }
           *[other] działa
        }
    }.
# Który punkt karty, która akcja specjalna lub który atak; akcja specjalna razem z kartą, która ją wywołuje; co się przy tym stało.
told-point =
    „{ $card }”{ $number ->
        [0] { "" }
       *[other] , punkt { $number }
    }
told-nobody = tutaj nikogo nie dotyczy
told-in-vain = { $line } Nikogo to nie dotyczy.
told-special = { $point }, { $special }
told-under = { $point }: { $line }
told-of = { $who } { $what }
# Jak zaczyna się zdanie po dwukropku: small (małą literą) lub capital (wielką).
told-after-colon = small
log-stalker-looked-around =
    { $target_id ->
        [none] { $enemy } rozgląda się i nikogo nie widzi.
       *[other] { $enemy } rozgląda się i widzi { $target_accusative }.
    }
    .several = { $enemies } rozglądają się i nikogo nie widzą.
log-stalker-grenade-missed = Granat nikogo nie trafia na polu { $space }.
log-stalker-pool-empty =
    { $enemy_id ->
        [none] { $kind }: nie ma już więcej figurek, nikt nie przychodzi.
       *[other] { $kind }: nie ma już więcej figurek; działa najbliższy wróg – { $enemy }.
    }
log-stalker-enemy-placed = { $enemy } pojawia się na polu { $space }, patrzy na { $facing }.
log-stalker-enemy-removed = { $enemy } schodzi z mapy.
log-stalker-special-used = { $enemy } wykonuje akcję specjalną: { $special }.

# Co leży na mapie
log-stalker-loot-placed = Na polu { $space } leży łup.
log-stalker-loot-taken = { $seat } bierze łup na polu { $space }: { $token }.
    .brought = { $seat } bierze łup na polu { $space }: { $brought }.
log-stalker-unknown-placed = Na pole { $space } trafia żeton nieznanego wroga.
log-stalker-unknown-resolved =
    Nieznany wróg na polu { $space }: { $kind_id ->
        [none] nikt
       *[other] { $n ->
            [one] { $kind }
           [few] { $kind } ({ $n } figurki)
           *[many] { $kind } ({ $n } figurek)
        }
    }.
log-stalker-no-unknown-left =
    { $space_id ->
        [none] Nie ma żetonu nieznanego wroga do odkrycia.
       *[other] Na polu { $space } nie ma żetonu nieznanego wroga.
    }
log-stalker-token-seen =
    Zespół ogląda żeton na polu { $space }: { $kind_id ->
        [none] { $token }
       *[other] { $n ->
            [one] { $kind }
           [few] { $kind } ({ $n } figurki)
           *[many] { $kind } ({ $n } figurek)
        }
    }.
log-stalker-fog-placed = Na polu { $space } nic nie widać.
log-stalker-trap-placed = Na polu { $space } leży pułapka.
log-stalker-trap-sprung = { $enemy } uruchamia pułapkę na polu { $space }.
log-stalker-anomaly-activated = { $card } aktywuje się ({ $symbol }).
log-stalker-anomaly-held = { $card } nie reaguje ({ $symbol }).
log-stalker-anomaly-moved = { $card } wędruje na pole { $space }.
log-stalker-anomaly-gone = { $card } znika.
log-stalker-artifact-found = { $seat } znajduje artefakt: { $symbol } na polu { $space }.
log-stalker-artifact-taken = { $seat } bierze artefakt na polu { $space }.
    .brought = { $seat } bierze artefakt na polu { $space }: { $brought }.
log-stalker-companion-fled = { $companion } ucieka.

# Karty otoczenia
log-stalker-card-flipped = Odkrywa się „{ $side }”.
log-stalker-card-taken = { $seat } bierze „{ $side }”.
log-stalker-back-seen =
    { $space_id ->
        [none] Zespół ogląda „{ $side }”.
       *[other] Zespół ogląda kartę na polu { $space }: „{ $side }”.
    }
log-stalker-card-laid = „{ $side }” leży na polu { $space }.
log-stalker-environment-discarded = Karta „{ $side }” zostaje odrzucona.
log-stalker-cubes-added =
    Na karcie „{ $side }” { $cubes ->
        [one] leży { $cubes } znacznik
        [few] leżą { $cubes } znaczniki
       *[many] leży { $cubes } znaczników
    }.
log-stalker-mission-action-taken = { $seat } wykonuje akcję z karty „{ $side }”: { $action }.
log-stalker-remembered = -
log-stalker-space-flooded = Pole { $space } jest pod wodą.
log-stalker-lost-setup-drawn =
    { $fits ->
        [true] Droga w nieznane: „{ $setup }”.
       *[false] „{ $setup }” nie pasuje do tej mapy: dobiera się inną kartę.
    }
log-stalker-territory-laid = Wejście leży na polu { $space }; za nim: { $tile }.
log-stalker-territory-card-laid =
    { $space_id ->
        [none] „{ $side }” leży obok.
       *[other] „{ $side }” leży na polu { $space }.
    }
log-stalker-entrance-moved = Ziemia pod wejściem zniknęła: leży teraz na polu { $space }.
log-stalker-territory-closed = Przejście się zamknęło: { $tile }.

# Przetrwanie w Zonie
log-stalker-campaign-put-aside = Kampania czeka; do Zony idzie inna drużyna.
log-stalker-campaign-taken-up =
    { $result_id ->
        [victory] „{ $scenario }”: wygrana, { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }. Kampania toczy się dalej, od tego samego miejsca.
       *[defeat] „{ $scenario }”: przegrana. Kampania toczy się dalej, od tego samego miejsca.
    }
log-stalker-scenario-chosen = Scenariusz: „{ $scenario }”. Mapa: „{ $map }”.
log-stalker-scenario-began = Zaczyna się „{ $scenario }” na mapie „{ $map }”.
log-stalker-setup-card-drawn =
    { $kept ->
        [true] Karta przygotowania: „{ $card }”.
       *[false] „{ $card }” ma wspólną cechę z inną kartą przygotowania: dobiera się następną.
    }
log-stalker-zone-event-drawn =
    { $left ->
        [0] Wydarzenie: „{ $card }”. To ostatnia runda.
        [one] Wydarzenie: „{ $card }”. Została 1 karta.
        [few] Wydarzenie: „{ $card }”. Zostały { $left } karty.
       *[other] Wydarzenie: „{ $card }”. Zostało { $left } kart.
    }
log-stalker-zone-card-discarded = Karta „{ $card }” zostaje odrzucona.
log-stalker-fate-rolled =
    { $cards_count ->
        [0] Los: { $symbol }. Żadna karta nie reaguje.
       *[other] Los: { $symbol } – { $cards }.
    }
log-stalker-zone-token-placed =
    { $space_id ->
        [none] Na mapie leży odtąd żeton „{ $token }”.
       *[other] Na polu { $space } leży odtąd żeton „{ $token }”.
    }
log-stalker-zone-token-taken = { $seat } bierze żeton „{ $token }”.
log-stalker-zone-token-given = { $seat } przekazuje { $to_dative } żeton „{ $token }”.
log-stalker-stretcher-lifted = { $seat } i { $person } niosą razem.
log-stalker-stretcher-declined = { $seat } nie pomaga nieść.
log-stalker-zone-token-dropped = { $seat } odkłada żeton „{ $token }”.
log-stalker-zone-token-removed =
    { $space_id ->
        [none] Z mapy znika żeton „{ $token }”.
       *[other] Z pola { $space } znika żeton „{ $token }”.
    }
log-stalker-zone-token-turned = Na polu { $space } odwraca się żeton: { $face }.
log-stalker-way-opened =
    { $space_id ->
        [none] Otwiera się droga: { $token }.
       *[other] Otwiera się droga na pole { $space }: { $token }.
    }
log-stalker-counter-changed =
    { $need ->
        [0] { $counter }: { $to }.
       *[other] { $counter }: { $to } z { $need }.
    }
log-stalker-character-came = { $character } jest na polu { $space }.
log-stalker-character-gone = { $character } odchodzi.
log-stalker-character-hurt = { $character } traci { $lost } PŻ, zostaje { $hp }.
log-stalker-character-healed = { $character } odzyskuje { $healed } PŻ, teraz { $hp }.
log-stalker-character-down = { $character } pada na ziemię.
log-stalker-character-died = { $character } ginie.
log-stalker-goods-changed =
    { $by_sign ->
        [down] { $seat } oddaje towar „{ $good }”: { $by_size ->
            [one] { $by_size } sztukę
            [few] { $by_size } sztuki
           *[many] { $by_size } sztuk
        }.
       *[up] { $seat } ładuje towar „{ $good }”: { $by_size ->
            [one] { $by_size } sztukę
            [few] { $by_size } sztuki
           *[many] { $by_size } sztuk
        }.
    }
log-stalker-price-changed = { $trader } płaci teraz { $price } K za towar „{ $good }”.
log-stalker-stock-spoiled =
    { $trader } traci część zapasu; { $left ->
        [one] zostaje { $left } sztuka
        [few] zostają { $left } sztuki
       *[many] zostaje { $left } sztuk
    }.
log-stalker-load-given = { $seat } oddaje { $character_dative } żeton „{ $token }”.
log-stalker-artifact-captured = { $enemy } bierze artefakt.
log-stalker-wounded-died = Ranny na polu { $space } wykrwawia się.
log-stalker-front-arrived = Nadchodzi front. Zerwane uszczelnienia: { $broken }, brakujące: { $missing }.
log-stalker-sold-on-map = { $seat } sprzedaje kartę { $card } za { $price } K.
log-stalker-enemy-marked = Oznaczonym wrogiem jest teraz { $enemy }.
log-stalker-artifact-placed = Na polu { $space } leży artefakt.
log-stalker-unknown-removed = Żeton nieznanego wroga na polu { $space } schodzi z mapy nieobejrzany.
log-stalker-anomaly-replaced = Zamiast anomalii „{ $old }” jest teraz „{ $new }”.
log-stalker-stalker-left = { $seat } schodzi z mapy, bezpiecznie.
log-stalker-request-checked =
    { $met ->
        [true] Prośba „{ $card }” jest spełniona.
       *[false] Prośba „{ $card }” nie jest spełniona.
    }
log-stalker-event-foreseen = Wśród następnych wydarzeń jest „{ $card }”.
log-stalker-rounds-changed =
    { $by_sign ->
        [down] Talia wydarzeń ma o { $by_size ->
            [one] { $by_size } kartę
            [few] { $by_size } karty
           *[many] { $by_size } kart
        } mniej; { $left ->
            [one] zostaje { $left } karta
            [few] zostają { $left } karty
           *[many] zostaje { $left } kart
        }.
       *[up] Talia wydarzeń ma o { $by_size ->
            [one] { $by_size } kartę
            [few] { $by_size } karty
           *[many] { $by_size } kart
        } więcej; { $left ->
            [one] zostaje { $left } karta
            [few] zostają { $left } karty
           *[many] zostaje { $left } kart
        }.
    }

# Kampania
log-stalker-place-opened = Nowe miejsce na mapie Zony: „{ $place }”.
    .brief = „{ $place }”
    .brought = Nowe miejsca na mapie Zony: { $brought }.
log-stalker-place-crossed-out = Z mapy Zony znika „{ $place }”.
log-stalker-place-visited =
    { $place_kind ->
        [mission] Następna misja: „{ $place }”.
       *[other] Zespół idzie w miejsce: „{ $place }”.
    }
log-stalker-story-read = Zespół czyta „{ $story }”.
log-stalker-story-chosen = „{ $story }”: { $option }.
log-stalker-script-opened = { $seat } otwiera księgę skryptów: „{ $script }”.
log-stalker-script-chosen = „{ $script }”: { $option }.
log-stalker-script-branched = -
log-stalker-script-tested =
    { $result ->
        [pass] { $seat } zdaje test: { $stars } ★, potrzeba { $least }.
       *[fail] { $seat } nie zdaje testu: { $stars } ★, potrzeba { $least }.
    }
log-stalker-contact-gained = Nowy kontakt: { $contact }.
    .brief = { $contact }
    .brought = Nowe kontakty: { $brought }.
log-stalker-contact-lost = Zespół traci kontakt: { $contact }.
log-stalker-contact-visited = Zespół odwiedza { $contact_accusative }.
log-stalker-service-taken = { $contact } oddaje zespołowi przysługę.
    .effect = { $contact }: { $effect }.
log-stalker-card-traded =
    { $money_sign ->
        [down] { $contact } sprzedaje zespołowi kartę { $card } za { $money_size } K.
       *[up] { $contact } kupuje od zespołu kartę { $card } za { $money } K.
    }
log-stalker-magazine-traded =
    { $money_sign ->
        [down] { $contact } sprzedaje zespołowi magazynek do { $magazine_genitive } za { $money_size } K.
       *[up] { $contact } kupuje od zespołu magazynek do { $magazine_genitive } za { $money } K.
    }
log-stalker-card-swapped = { $contact } bierze kartę { $card } i { $fee } K, a daje kartę { $new }.
log-stalker-companion-hired = { $contact } idzie na misję; prowadzi { $seat }.
log-stalker-contract-taken = Zlecenie na następną misję daje { $contact }.
log-stalker-contract-met = Zlecenie od { $contact_genitive } jest wykonane.
log-stalker-card-stored = Do skrytki trafia karta { $card }.
log-stalker-magazines-stored = Do skrytki trafia: { $things }.
log-stalker-card-handed-in = Zespół oddaje kartę { $card }.
log-stalker-stash-card-lost = Ze skrytki przepada karta { $card }.
log-stalker-late-marked =
    { $n_sign ->
        [down] Historia { $letter } ma o jeden znak ZA PÓŹNO mniej.
       *[up] Historia { $letter } ma o jeden znak ZA PÓŹNO więcej.
    }
log-stalker-event-joined = „{ $event }” trafia do wydarzeń losowych tej kampanii.
log-stalker-card-packed = { $seat } bierze ze skrytki kartę { $card }.
log-stalker-card-unpacked = { $seat } odkłada do skrytki kartę { $card }.
log-stalker-magazine-packed =
    { $n_sign ->
        [down] { $seat } odkłada do skrytki { $things }.
       *[up] { $seat } bierze ze skrytki { $things }.
    }
log-stalker-gear-packed = { $seat } pakuje: { $things }.
log-stalker-gear-returned = Do skrytki wraca: { $things }.
log-stalker-kits-packed = Wszyscy pakują to, co mieli przedtem.
log-stalker-all-unpacked = Wszystko jest z powrotem w skrytce.
log-stalker-kit-refused = { $seat } się nie zgadza: dzielicie od nowa.
log-stalker-epilogue-read = Epilog misji „{ $mission }”.
log-stalker-mission-closed =
    { $result_id ->
        [victory] Powrót z misji „{ $mission }”: wygrana.
       *[defeat] Powrót z misji „{ $mission }”: przegrana.
    } Rundy: { $rounds }, w tym z alarmem: { $alarms }; najwyższa dawka promieniowania na koniec: { $dose }; artefakty: { $artifacts }; zabici wrogowie: { $kills }.{ $fallen_count ->
        [0] { "" }
       *[other] { " " }Polegli: { $fallen }.
    } { $earned_sign ->
        [down] Ekwipunek wart { $kit } K, przedtem wydane { $spent } K, strata { $earned_size } K; w skrytce jest { $money } K.
       *[up] Ekwipunek wart { $kit } K, przedtem wydane { $spent } K, zysk { $earned } K; w skrytce jest { $money } K.
    }
log-stalker-campaign-ended = Koniec kampanii: „{ $story }”. Dla ludzi { $people }, dla monety { $coin }, dla ciemności { $dark }.
