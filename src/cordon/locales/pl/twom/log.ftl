# Dziennik kampanii, po linijce na zdarzenie, w czasie przeszłym; „-” się nie opowiada.
# Przy osobach jest $person_gender (przy listach rodzaj całej listy) i przypadki; $location_accusative odpowiada na „dokąd?”, z przyimkiem.
log-twom-day-began = Dzień { $day }
log-twom-phase-began = { $phase }
    .idle = Tego dnia nikt nic nie robił.
log-twom-stage-began = -
log-twom-journal-passed =
    { $first ->
        [true] Dziennik trafił najpierw w te ręce: { $seat }.
       *[other] Dziennik przeszedł w inne ręce: { $seat }.
    }
log-twom-campaign-began = Było nas troje, gdy zamykaliśmy okiennice: { $people }.
log-twom-state-changed =
    { $by_sign ->
        [down]
            { $state_id ->
                [fatigue] Zmęczenie { $person_genitive } spadło
                [wounds] Rany { $person_genitive } podgoiły się
                [misery] Przygnębienie { $person_genitive } zelżało
                [hunger] Głód { $person_genitive } zmalał
                [illness] Choroba { $person_genitive } osłabła
               *[other] { $state } u { $person_genitive }: mniej
            } o { $by_size }, do { $to }.
       *[up]
            { $state_id ->
                [fatigue] Zmęczenie { $person_genitive } wzrosło
                [wounds] Rany { $person_genitive } pogłębiły się
                [misery] Przygnębienie { $person_genitive } wzrosło
                [hunger] Głód { $person_genitive } wzrósł
                [illness] Choroba { $person_genitive } nasiliła się
               *[other] { $state } u { $person_genitive }: więcej
            } o { $by_size }, do { $to }.
    }
    .misery =
        { $person } znów { $person_gender ->
            [feminine] odpowiadała
           *[masculine] odpowiadał
        }, gdy się do { $person_gender ->
            [feminine] niej
           *[masculine] niego
        } mówiło.
    .fatigue =
        { $person } znów { $person_gender ->
            [feminine] trzymała
           *[masculine] trzymał
        } się na nogach.
log-twom-collapsed =
    { $person } nie { $person_gender ->
        [feminine] miała
       *[masculine] miał
    } już sił.
log-twom-broke =
    { $person } już nie { $person_gender ->
        [feminine] odpowiadała
       *[masculine] odpowiadał
    }.
log-twom-died =
    { $again ->
        [yes] { $person } { $person_gender ->
            [feminine] zmarła
           *[masculine] zmarł
        } tak samo.
       *[no]
            { $cause_id ->
                [hunger] { $person } { $person_gender ->
                    [feminine] zmarła
                   *[masculine] zmarł
                } z głodu. Łyżka tkwiła jeszcze w kieszeni na piersi.
                [thirst] { $person } { $person_gender ->
                    [feminine] zmarła
                   *[masculine] zmarł
                } z pragnienia. Kubek stał na półce do góry dnem, jak zawsze.
                [wounds] { $person } { $person_gender ->
                    [feminine] zmarła
                   *[masculine] zmarł
                } od ran. Odwróciliśmy materac.
                [illness] Choroba zabrała { $person_accusative }. Mimo zimna otworzyliśmy okno.
                [cold] { $person } { $person_gender ->
                    [feminine] zmarła
                   *[masculine] zmarł
                } z zimna. Koc powędrował w nocy do kogoś innego.
                [sniper] { $person } { $person_gender ->
                    [feminine] zginęła
                   *[masculine] zginął
                } od strzału z okna. Jeden but został po naszej stronie drzwi.
                [raid] { $person } { $person_gender ->
                    [feminine] zginęła
                   *[masculine] zginął
                } w napadzie, przy drzwiach, tam gdzie stało krzesło.
                [fight] { $person } { $person_gender ->
                    [feminine] zginęła
                   *[masculine] zginął
                } w walce. Przedtem było cicho i potem też było cicho.
                [despair] { $person } nie { $person_gender ->
                    [feminine] żyła
                   *[masculine] żył
                }. Przy śniadaniu stał jeden kubek za dużo.
               *[other] { $person } { $person_gender ->
                   [feminine] zmarła
                  *[masculine] zmarł
               }. Zapisaliśmy dzień i godzinę.
            }
    }
log-twom-left =
    { $person } { $person_gender ->
        [feminine] odeszła
       *[masculine] odszedł
    } od nas na zawsze.
log-twom-went-missing =
    { $person } nie { $person_gender ->
        [feminine] wróciła
       *[masculine] wrócił
    }.
log-twom-came-back =
    { $person } { $person_gender ->
        [feminine] wróciła
       *[masculine] wrócił
    } do nas.
log-twom-stayed =
    { $person } { $person_gender ->
        [feminine] została
       *[masculine] został
    }. Ścieśniliśmy się trochę.
log-twom-joined =
    { $person } { $person_gender ->
        [feminine] dołączyła
       *[masculine] dołączył
    } do nas.
log-twom-turned-away = Nie wpuściliśmy { $person_genitive } za próg.
log-twom-mourned =
    Śmierć przyszła między nas (wynik { $rolled }). { $people_count ->
        [0] Nikt tego nie okazał.
       *[other] { $people } długo nie { $people_count ->
           [1] { $people_gender ->
               [feminine] mogła
              *[masculine] mógł
           }
          *[other] { $people_gender ->
               [feminine] mogły
              *[masculine] mogli
           }
       } o tym zapomnieć.
    }
log-twom-empathy-tested =
    Sprawdziliśmy się w teście empatii (Przygnębienie +{ $misery }, wynik { $rolled }). { $people_count ->
        [0] Nikt się nie przejął.
       *[other] { $people } { $people_count ->
           [1] { $people_gender ->
               [feminine] wzięła
              *[masculine] wziął
           }
          *[other] { $people_gender ->
               [feminine] wzięły
              *[masculine] wzięli
           }
       } to sobie do serca.
    }
log-twom-prowess-tested =
    { $person } { $passed ->
        [true] { $person_gender ->
            [feminine] zdała
           *[masculine] zdał
        } test biegłości
       *[other] nie { $person_gender ->
           [feminine] zdała
          *[masculine] zdał
       } testu biegłości
    }: potrzeba było najwyżej { $needed }, wypadło { $rolled }.
log-twom-gained = Zdobyliśmy { $goods_accusative }.
log-twom-none-left = Nie dało się już zdobyć więcej: { $goods }.
log-twom-lost = Straciliśmy { $goods_accusative }.
log-twom-paid = Zużyliśmy { $goods_accusative }.
log-twom-cost-paid =
    { $person } { $person_gender ->
        [feminine] zużyła
       *[masculine] zużył
    } { $goods_accusative }.
log-twom-ate =
    { $person } { $person_gender ->
        [feminine] zjadła
       *[masculine] zjadł
    } { $token_accusative }.
log-twom-drank =
    { $person } { $person_gender ->
        [feminine] wypiła
       *[masculine] wypił
    } { $token_accusative }.
log-twom-thirsted =
    { $person } nie { $person_gender ->
        [feminine] dostała
       *[masculine] dostał
    } wody (wynik { $rolled }).
log-twom-starved =
    { $person } nic nie { $person_gender ->
        [feminine] zjadła
       *[masculine] zjadł
    }.
log-twom-child-fed =
    { $person } { $person_gender ->
        [feminine] oddała
       *[masculine] oddał
    } dziecku { $token_accusative }.
log-twom-child-starved =
    Dla dziecka nic nie było. { $person } { $person_gender ->
        [feminine] czuwała
       *[masculine] czuwał
    } przy nim.
log-twom-billet-fed = Żołnierz, który u nas mieszkał, jadł pierwszy. Wziął { $token_accusative }.
log-twom-habit-kept =
    { $person } { $person_gender ->
        [feminine] miała
       *[masculine] miał
    } przynajmniej { $token_accusative }.
log-twom-medicine-placed =
    { $person } { $person_gender ->
        [feminine] dostała
       *[masculine] dostał
    } { $token_accusative }.
log-twom-event-drawn = { $card }
log-twom-cold-changed =
    { $by_sign ->
        [down] Zrobiło się cieplej: Chłód spadł do { $to }.
       *[up] Zrobiło się zimniej: Chłód wzrósł do { $to }.
    }
log-twom-objective-set = Przed następnym rozdziałem chcieliśmy jednego: „{ $card }”.
log-twom-objective-settled =
    { $met ->
        [true] Udało nam się: „{ $card }”.
       *[other] Nie udało nam się: „{ $card }”.
    }
log-twom-idea-found = Przyszło nam do głowy, co jeszcze można zbudować: { $fitting }.
log-twom-trap-checked =
    Zajrzeliśmy tam, gdzie stała { $fitting } (wynik { $rolled }). { $caught ->
        [0] Nic się nie złapało.
        [one] Złapało się { $caught } zwierzę.
        [few] Złapały się { $caught } zwierzęta.
       *[many] Złapało się { $caught } zwierząt.
    }
log-twom-fitting-gave = Dostaliśmy { $goods_accusative } ({ $fitting }).
log-twom-box-harvested = To, co posialiśmy, urosło ({ $fitting }).
log-twom-acted =
    { $person } { $person_gender ->
        [feminine] usiadła
       *[masculine] usiadł
    }, żeby porozmawiać z { $thing_instrumental }.
log-twom-card-cleared =
    { $card_id ->
        [closed_door] { $person } { $person_gender ->
            [feminine] otworzyła
           *[masculine] otworzył
        } zamknięte drzwi ({ $space }).
        [bars] { $person } { $person_gender ->
            [feminine] przepiłowała
           *[masculine] przepiłował
        } kraty ({ $space }).
       *[other] { $person } { $person_gender ->
           [feminine] uprzątnęła
          *[masculine] uprzątnął
       } { $card_accusative } ({ $space }).
    }
log-twom-lock-held = Zamek nie puścił (wynik { $rolled }).
log-twom-searched =
    { $person } { $person_gender ->
        [feminine] przeszukała
       *[masculine] przeszukał
    } dom (wynik { $rolled }).
log-twom-went-outside =
    { $person } { $person_gender ->
        [feminine] wyszła
       *[masculine] wyszedł
    } z domu{ $rolled ->
        [0] {""}; w oknie nie było nikogo.
        [1] {" "}(wynik 1). Padł strzał.
       *[other] {" "}(wynik { $rolled }).
    }
log-twom-boarded-up =
    { $person } { $person_gender ->
        [feminine] zabiła
       *[masculine] zabił
    } dziurę deskami ({ $space }).
log-twom-board-lost = Desek już nie było ({ $space }).
log-twom-fitting-built =
    { $person } { $person_gender ->
        [feminine] zbudowała
       *[masculine] zbudował
    } { $fitting_accusative } ({ $space }).
log-twom-fitting-moved =
    { $person } { $person_gender ->
        [feminine] przeniosła
       *[masculine] przeniósł
    } { $fitting_accusative } ({ $space }).
log-twom-fitting-dismantled =
    { $person } { $person_gender ->
        [feminine] rozebrała
       *[masculine] rozebrał
    } { $fitting_accusative } na części.
log-twom-fitting-used =
    { $person } { $person_gender ->
        [feminine] skorzystała
       *[masculine] skorzystał
    } z { $fitting_genitive }: „{ $label }”.
log-twom-black-rolled =
    { $about_id ->
        [lock] { $person } { $person_gender ->
            [feminine] mocowała
           *[masculine] mocował
        } się z zamkiem (wynik { $rolled }).
        [lock_out] Mocowaliśmy się z zamkiem (wynik { $rolled }).
        [despair] { $person } { $person_gender ->
            [feminine] była
           *[masculine] był
        } w rozpaczy (wynik { $rolled }).
        [state]
            { $person_dative } wypadło { $rolled } ({ $state }){ $met ->
                [true] {"."}
               *[other] {" i nic się nie zmieniło."}
            }
        [person] { $person_dative } wypadło { $rolled }.
       *[other] Wypadło { $rolled }.
    }
log-twom-task-given =
    { $task_id ->
        [bed] { $person } tej nocy { $person_gender ->
            [feminine] spała
           *[masculine] spał
        } w łóżku.
        [floor] { $person } tej nocy { $person_gender ->
            [feminine] spała
           *[masculine] spał
        } na podłodze.
        [guard] { $person } tej nocy { $person_gender ->
            [feminine] trzymała
           *[masculine] trzymał
        } wartę.
        [scavenge] { $person } tej nocy { $person_gender ->
            [feminine] poszła
           *[masculine] poszedł
        } na wyprawę.
       *[other] { $person } { $person_gender ->
           [feminine] miała
          *[masculine] miał
       } tej nocy zadanie: { $task }.
    }
log-twom-visitor-came = Do drzwi ktoś zapukał: { $card }.
log-twom-option-taken = Nasz wybór: { $text }
log-twom-let-be =
    { $card_id ->
        [closed_door] Nie mieliśmy czym ich otworzyć.
        [bars] Nie mieliśmy czym ich przepiłować.
        [rubble] Na kopanie nie było już czasu.
       *[other] -
    }
log-twom-party-left =
    { $people } { $people_count ->
        [1] { $people_gender ->
            [feminine] wyruszyła
           *[masculine] wyruszył
        }
       *[other] { $people_gender ->
            [feminine] wyruszyły
           *[masculine] wyruszyli
        }
    } { $location_accusative }.
log-twom-packed = Zabraliśmy ze sobą { $goods_accusative }.
log-twom-card-explored = { $card }.
log-twom-card-ignored = Tutaj nie miało to znaczenia: { $card }.
log-twom-noise-changed =
    { $begins ->
        [yes] Hałas wynosił { $to }.
       *[no]
            { $by_sign ->
                [down] Hałas zmalał o { $by_size }, do { $to }.
               *[up] Hałas wzrósł o { $by_size }, do { $to }.
            }
    }
log-twom-noise-rolled =
    Rzut na Hałas dał { $rolled } przy Hałasie { $noise }: { $met ->
        [true] ktoś tam był.
       *[other] nikt nie przyszedł.
    }
log-twom-cards-returned =
    To zajęło czas: odłożyliśmy { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } Eksploracji.
log-twom-findings-drawn = -
log-twom-found-nothing =
    { $row_id ->
        [furniture] Wśród mebli nic nie było.
        [pantry] W spiżarni nic nie było.
        [junk] Wśród śmieci nic nie było.
       *[other] Nie było w tym nic dla nas.
    }
log-twom-resident-met = Nie byliśmy sami: { $card }.
log-twom-hid-from = Siedzieliśmy cicho w kryjówce, aż zrobiło się pusto: { $card }.
log-twom-hiding-found = Zapamiętaliśmy kryjówkę.
log-twom-broke-off =
    Tak było po tym, co się stało (wynik { $rolled }): { $people_count ->
        [0] wszyscy szli dalej.
       *[other] { $people } nie { $people_count ->
           [1] { $people_gender ->
               [feminine] mogła
              *[masculine] mógł
           }
          *[other] { $people_gender ->
               [feminine] mogły
              *[masculine] mogli
           }
       } iść dalej.
    }
log-twom-exploration-ended =
    { $why_id ->
        [fled] Stamtąd poszliśmy prosto do domu.
        [nothing_left] Obejrzeliśmy wszystko i zawróciliśmy.
        [broken_off] Nikt nie mógł iść dalej. Zawróciliśmy.
        [lost] -
       *[other] Tej nocy nie poszliśmy dalej.
    }
log-twom-party-lost = Tej nocy nikt nie wrócił.
log-twom-brought-home = Przynieśliśmy do domu { $goods_accusative }.
log-twom-left-behind = Musieliśmy zostawić { $goods_accusative }.
log-twom-cards-seen = Wiedzieliśmy, co będzie dalej ({ $pile }): { $cards }.
log-twom-location-replaced =
    Nie warto już było chodzić { $old_accusative }. { $new_id ->
        [none] {""}
       *[other] Usłyszeliśmy o innym miejscu: { $new }.
    }
log-twom-fight-began =
    Doszło do walki. Przeciw nam { $enemies_count ->
        [1] stał
       *[other] stali
    } { $enemies }.
log-twom-die-rolled =
    { $again ->
        [true] { $who } { $who_gender ->
            [feminine] rzuciła
           *[masculine] rzucił
        } jeszcze raz ({ $die }): { $face }.
       *[other] { $who } { $who_gender ->
           [feminine] rzuciła
          *[masculine] rzucił
       } ({ $die }): { $face }.
    }
log-twom-die-turned =
    { $who } { $who_gender ->
        [feminine] miała
       *[masculine] miał
    } pewną rękę: { $face }.
log-twom-fate-turned =
    O reszcie zdecydował Los: „{ $card }”. { $holds ->
        [true] To się liczyło.
       *[other] Inny kolor: pudło.
    }
log-twom-enemy-wounded =
    { $enemy } { $wounds ->
        [one] miał { $wounds } ranę
        [few] miał { $wounds } rany
       *[many] miał { $wounds } ran
    } z 3.
log-twom-enemy-killed = { $enemy } już nie żył.
log-twom-enemy-ran = { $enemy } uciekł.
log-twom-weapon-gone =
    { $who } nie { $who_gender ->
        [feminine] mogła
       *[masculine] mógł
    } już użyć { $weapon_genitive }.
log-twom-fled = Rzuciliśmy się do ucieczki.
log-twom-fight-ended =
    { $result_id ->
        [fled] -
       *[other] { $result }
    }
log-twom-raid-drawn = W nocy przyszedł napad: „{ $card }”. Straty wynosiły { $damage }, Rany { $wounds }.
log-twom-raid-repelled =
    { $who } ich { $who_gender ->
        [feminine] przepędziła
       *[masculine] przepędził
    }.
log-twom-raid-reduced = Z napadu zostało tyle: Straty { $damage }, Rany { $wounds }.
log-twom-crime-spread =
    W mieście zrobiło się gorzej. Do talii doszły gorsze karty: { $raids ->
        [0] { "" }
        [one] { $raids } karta Nocnych napadów
        [few] { $raids } karty Nocnych napadów
       *[many] { $raids } kart Nocnych napadów
    }{ $raids ->
        [0] { "" }
       *[other] { $residents ->
            [0] { "" }
           *[other] { " " }i{ " " }
        }
    }{ $residents ->
        [0] { "" }
        [one] { $residents } karta Mieszkańców
        [few] { $residents } karty Mieszkańców
       *[many] { $residents } kart Mieszkańców
    }.
log-twom-fate-drawn = Los przyniósł nam: „{ $card }”.
log-twom-cold-checked =
    { $ill ->
        [true] { $person } { $person_gender ->
            [feminine] przeziębiła
           *[masculine] przeziębił
        } się od Chłodu (wynik { $rolled }).
       *[other] { $person } { $person_gender ->
           [feminine] przetrzymała
          *[masculine] przetrzymał
       } Chłód (wynik { $rolled }).
    }
log-twom-narrative-drawn = -
log-twom-narrative-kept = Mieliśmy coś, czego można się trzymać: „{ $card }”.
log-twom-narrative-played = Przyszła pora na kartę „{ $card }”.
log-twom-trade-opened = Mogliśmy handlować (prowizja { $commission }).
log-twom-traded = Oddaliśmy { $given_accusative }, a wzięliśmy { $taken_accusative }.
log-twom-trade-declined = Nie handlowaliśmy.
log-twom-script-opened = -
log-twom-page-read = -
log-twom-script-chosen = Nasz wybór: { $text }
log-twom-campaign-ended =
    { $cause_id ->
        [nobody_guarded] To nie był już nasz dom.
       *[other] { $result }
    }
