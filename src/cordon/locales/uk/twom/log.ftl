# Щоденник кампанії, рядок на подію, у минулому часі; «-» не розповідають.
# Біля людей є $person_gender (у списків рід усього списку) і відмінки; $location_accusative відповідає на «куди?», з прийменником.
log-twom-day-began = День { $day }
log-twom-phase-began = { $phase }
    .idle = Того дня ніхто нічого не робив.
log-twom-stage-began = -
log-twom-journal-passed =
    { $first ->
        [true] Спершу Щоденник потрапив до цих рук: { $seat }.
       *[other] Щоденник перейшов до інших рук: { $seat }.
    }
log-twom-campaign-began = Нас було троє, коли ми зачинили віконниці: { $people }.
log-twom-state-changed =
    { $by_sign ->
        [down]
            { $state_id ->
                [fatigue] Втома { $person_genitive } спала
                [wounds] Поранення { $person_genitive } підгоїлися
                [misery] Депресія { $person_genitive } послабшала
                [hunger] Голод { $person_genitive } зменшився
                [illness] Хвороба { $person_genitive } послабшала
               *[other] { $state } у { $person_genitive }: менше
            } на { $by_size }, до { $to }.
       *[up]
            { $state_id ->
                [fatigue] Втома { $person_genitive } зросла
                [wounds] Поранення { $person_genitive } погіршилися
                [misery] Депресія { $person_genitive } посилилася
                [hunger] Голод { $person_genitive } посилився
                [illness] Хвороба { $person_genitive } загострилася
               *[other] { $state } у { $person_genitive }: більше
            } на { $by_size }, до { $to }.
    }
    .misery =
        { $person } знову { $person_gender ->
            [feminine] відповідала
           *[masculine] відповідав
        }, коли до { $person_gender ->
            [feminine] неї
           *[masculine] нього
        } озивалися.
    .fatigue =
        { $person } знову { $person_gender ->
            [feminine] трималася
           *[masculine] тримався
        } на ногах.
log-twom-collapsed =
    { $person } більше не { $person_gender ->
        [feminine] мала
       *[masculine] мав
    } сил.
log-twom-broke =
    { $person } більше не { $person_gender ->
        [feminine] відповідала
       *[masculine] відповідав
    }.
log-twom-died =
    { $again ->
        [yes] { $person } { $person_gender ->
            [feminine] померла
           *[masculine] помер
        } так само.
       *[no]
            { $cause_id ->
                [hunger] { $person } { $person_gender ->
                    [feminine] померла
                   *[masculine] помер
                } від голоду. Ложка ще лежала в нагрудній кишені.
                [thirst] { $person } { $person_gender ->
                    [feminine] померла
                   *[masculine] помер
                } від спраги. Чашка стояла на полиці догори дном, як завжди.
                [wounds] { $person } { $person_gender ->
                    [feminine] померла
                   *[masculine] помер
                } від ран. Ми перевернули матрац.
                [illness] { $person } { $person_gender ->
                    [feminine] померла
                   *[masculine] помер
                } від хвороби. Ми відчинили вікно, хоч було холодно.
                [cold] { $person } { $person_gender ->
                    [feminine] померла
                   *[masculine] помер
                } від холоду. Ковдра вночі перейшла до когось іншого.
                [sniper] { $person } { $person_gender ->
                    [feminine] загинула
                   *[masculine] загинув
                } від пострілу з вікна. Один черевик лишився по наш бік дверей.
                [raid] { $person } { $person_gender ->
                    [feminine] загинула
                   *[masculine] загинув
                } під час нальоту, біля дверей, де стояв стілець.
                [fight] { $person } { $person_gender ->
                    [feminine] загинула
                   *[masculine] загинув
                } в бою. До того було тихо, і потім було тихо.
                [despair] { $person } { $person_gender ->
                    [feminine] померла
                   *[masculine] помер
                }. За сніданком одна чашка була зайва.
               *[other] { $person } { $person_gender ->
                   [feminine] померла
                  *[masculine] помер
               }. Ми записали день і годину.
            }
    }
log-twom-left =
    { $person } { $person_gender ->
        [feminine] пішла
       *[masculine] пішов
    } від нас назавжди.
log-twom-went-missing =
    { $person } не { $person_gender ->
        [feminine] повернулася
       *[masculine] повернувся
    }.
log-twom-came-back =
    { $person } { $person_gender ->
        [feminine] повернулася
       *[masculine] повернувся
    } до нас.
log-twom-stayed =
    { $person } { $person_gender ->
        [feminine] лишилася
       *[masculine] лишився
    }. Ми трохи посунулися.
log-twom-joined =
    { $person } { $person_gender ->
        [feminine] приєдналася
       *[masculine] приєднався
    } до нас.
log-twom-turned-away = Ми не впустили { $person_accusative }.
log-twom-mourned =
    Смерть прийшла й до нас (випало { $rolled }). { $people_count ->
        [0] Ніхто не подав знаку.
       *[other] { $people } { $people_count ->
           [1] { $people_gender ->
               [feminine] довго не могла
              *[masculine] довго не міг
           }
          *[other] довго не могли
       } про це забути.
    }
log-twom-empathy-tested =
    Ми пройшли перевірку співчуття (Депресія +{ $misery }, випало { $rolled }). { $people_count ->
        [0] Нікого не зачепило.
       *[other] { $people } { $people_count ->
           [1] { $people_gender ->
               [feminine] узяла
              *[masculine] узяв
           }
          *[other] узяли
       } це близько до серця.
    }
log-twom-prowess-tested =
    { $person } { $passed ->
        [true] { $person_gender ->
            [feminine] пройшла
           *[masculine] пройшов
        } перевірку майстерності
       *[other] не { $person_gender ->
           [feminine] пройшла
          *[masculine] пройшов
       } перевірки майстерності
    }: треба було не більше { $needed }, випало { $rolled }.
log-twom-gained = Ми здобули { $goods_accusative }.
log-twom-none-left = Більше вже було не дістати: { $goods }.
log-twom-lost = Ми втратили { $goods_accusative }.
log-twom-paid = Ми витратили { $goods_accusative }.
log-twom-cost-paid =
    { $person } { $person_gender ->
        [feminine] витратила
       *[masculine] витратив
    } { $goods_accusative }.
log-twom-ate =
    { $person } { $person_gender ->
        [feminine] з’їла
       *[masculine] з’їв
    } { $token_accusative }.
log-twom-drank =
    { $person } { $person_gender ->
        [feminine] випила
       *[masculine] випив
    } { $token_accusative }.
log-twom-thirsted =
    { $person } не { $person_gender ->
        [feminine] отримала
       *[masculine] отримав
    } води (випало { $rolled }).
log-twom-starved =
    { $person } нічого не { $person_gender ->
        [feminine] їла
       *[masculine] їв
    }.
log-twom-child-fed =
    { $person } { $person_gender ->
        [feminine] віддала
       *[masculine] віддав
    } дитині { $token_accusative }.
log-twom-child-starved =
    Для дитини нічого не було. { $person } { $person_gender ->
        [feminine] сиділа
       *[masculine] сидів
    } біля неї всю ніч.
log-twom-billet-fed = Солдат, що жив у нас, їв перший. Він узяв { $token_accusative }.
log-twom-habit-kept =
    { $person } { $person_gender ->
        [feminine] мала
       *[masculine] мав
    } бодай { $token_accusative }.
log-twom-medicine-placed =
    { $person } { $person_gender ->
        [feminine] отримала
       *[masculine] отримав
    } { $token_accusative }.
log-twom-event-drawn = { $card }
log-twom-cold-changed =
    { $by_sign ->
        [down] Потеплішало: Холод спав до { $to }.
       *[up] Похолодало: Холод зріс до { $to }.
    }
log-twom-objective-set = До наступного розділу ми хотіли одного: «{ $card }».
log-twom-objective-settled =
    { $met ->
        [true] Нам це вдалося: «{ $card }».
       *[other] Нам це не вдалося: «{ $card }».
    }
log-twom-idea-found = Ми придумали, що ще можна збудувати: { $fitting }.
log-twom-trap-checked =
    Ми зазирнули туди, де стояла { $fitting } (випало { $rolled }). { $caught ->
        [0] Там було порожньо.
        [one] Упіймалася { $caught } тварина.
        [few] Упіймалися { $caught } тварини.
       *[many] Упіймалося { $caught } тварин.
    }
log-twom-fitting-gave = Ми отримали { $goods_accusative } ({ $fitting }).
log-twom-box-harvested = Те, що ми посадили, виросло ({ $fitting }).
log-twom-acted =
    { $person } { $person_gender ->
        [feminine] сіла
       *[masculine] сів
    } поговорити з { $thing_instrumental }.
log-twom-card-cleared =
    { $card_id ->
        [closed_door] { $person } { $person_gender ->
            [feminine] відімкнула
           *[masculine] відімкнув
        } двері ({ $space }).
        [bars] { $person } { $person_gender ->
            [feminine] перепиляла
           *[masculine] перепиляв
        } ґрати ({ $space }).
       *[other] { $person } { $person_gender ->
           [feminine] розібрала
          *[masculine] розібрав
       } { $card_accusative } ({ $space }).
    }
log-twom-lock-held = Замок не піддався (випало { $rolled }).
log-twom-searched =
    { $person } { $person_gender ->
        [feminine] обшукала
       *[masculine] обшукав
    } дім (випало { $rolled }).
log-twom-went-outside =
    { $person } { $person_gender ->
        [feminine] вийшла
       *[masculine] вийшов
    } надвір{ $rolled ->
        [0] {""}; у вікні нікого не було.
        [1] {" "}(випало 1). Пролунав постріл.
       *[other] {" "}(випало { $rolled }).
    }
log-twom-boarded-up =
    { $person } { $person_gender ->
        [feminine] забила
       *[masculine] забив
    } діру дошками ({ $space }).
log-twom-board-lost = Дощок більше не було ({ $space }).
log-twom-fitting-built =
    { $person } { $person_gender ->
        [feminine] збудувала
       *[masculine] збудував
    } { $fitting_accusative } ({ $space }).
log-twom-fitting-moved =
    { $person } { $person_gender ->
        [feminine] перенесла
       *[masculine] переніс
    } { $fitting_accusative } ({ $space }).
log-twom-fitting-dismantled =
    { $person } { $person_gender ->
        [feminine] розібрала
       *[masculine] розібрав
    } { $fitting_accusative } на частини.
log-twom-fitting-used =
    { $person } { $person_gender ->
        [feminine] скористалася
       *[masculine] скористався
    } { $fitting_instrumental }: «{ $label }».
log-twom-black-rolled =
    { $about_id ->
        [lock] { $person } { $person_gender ->
            [feminine] поралася
           *[masculine] порався
        } біля замка (випало { $rolled }).
        [lock_out] Ми поралися біля замка (випало { $rolled }).
        [despair] { $person } { $person_gender ->
            [feminine] була
           *[masculine] був
        } у розпачі (випало { $rolled }).
        [state]
            { $person_dative } випало { $rolled } ({ $state }){ $met ->
                [true] {"."}
               *[other] {", і нічого не змінилося."}
            }
        [person] { $person_dative } випало { $rolled }.
       *[other] Випало { $rolled }.
    }
log-twom-task-given =
    { $task_id ->
        [bed] { $person } тієї ночі { $person_gender ->
            [feminine] спала
           *[masculine] спав
        } в ліжку.
        [floor] { $person } тієї ночі { $person_gender ->
            [feminine] спала
           *[masculine] спав
        } на підлозі.
        [guard] { $person } тієї ночі { $person_gender ->
            [feminine] вартувала
           *[masculine] вартував
        }.
        [scavenge] { $person } тієї ночі { $person_gender ->
            [feminine] пішла
           *[masculine] пішов
        } на вилазку.
       *[other] { $person } тієї ночі { $person_gender ->
           [feminine] мала
          *[masculine] мав
       } завдання: { $task }.
    }
log-twom-visitor-came = У двері постукали: { $card }.
log-twom-option-taken = Ми вирішили: { $text }
log-twom-let-be =
    { $card_id ->
        [closed_door] Відімкнути їх не було чим.
        [bars] Перепиляти їх не було чим.
        [rubble] Копати вже не було коли.
       *[other] -
    }
log-twom-party-left =
    { $people } { $people_count ->
        [1] { $people_gender ->
            [feminine] вирушила
           *[masculine] вирушив
        }
       *[other] вирушили
    } { $location_accusative }.
log-twom-packed = Ми взяли із собою { $goods_accusative }.
log-twom-card-explored = { $card }.
log-twom-card-ignored = Тут це нічого не важило: { $card }.
log-twom-noise-changed =
    { $begins ->
        [yes] Шум дорівнював { $to }.
       *[no]
            { $by_sign ->
                [down] Шум зменшився на { $by_size }, до { $to }.
               *[up] Шум зріс на { $by_size }, до { $to }.
            }
    }
log-twom-noise-rolled =
    На кидку Шуму випало { $rolled } проти { $noise }: { $met ->
        [true] там хтось був.
       *[other] ніхто не прийшов.
    }
log-twom-cards-returned =
    Це забрало час: ми повернули { $n } { $n ->
        [one] карту
        [few] карти
       *[many] карт
    } Розвідки.
log-twom-findings-drawn = -
log-twom-found-nothing =
    { $row_id ->
        [furniture] Серед меблів нічого не було.
        [pantry] У коморі нічого не було.
        [junk] Серед сміття нічого не було.
       *[other] Для нас там нічого не було.
    }
log-twom-resident-met = Ми були не самі: { $card }.
log-twom-hid-from = Ми тихо сиділи в укритті, поки не стало порожньо: { $card }.
log-twom-hiding-found = Ми запам’ятали укриття.
log-twom-broke-off =
    Так було після того, що сталося (випало { $rolled }): { $people_count ->
        [0] усі пішли далі.
       *[other] { $people } не { $people_count ->
           [1] { $people_gender ->
               [feminine] могла
              *[masculine] міг
           }
          *[other] могли
       } іти далі.
    }
log-twom-exploration-ended =
    { $why_id ->
        [fled] Звідти ми пішли просто додому.
        [nothing_left] Ми оглянули все й повернули назад.
        [broken_off] Ніхто не міг іти далі. Ми повернули назад.
        [lost] -
       *[other] Тієї ночі ми далі не пішли.
    }
log-twom-party-lost = Тієї ночі ніхто не повернувся.
log-twom-brought-home = Ми принесли додому { $goods_accusative }.
log-twom-left-behind = Довелося залишити { $goods_accusative }.
log-twom-cards-seen = Ми знали, що буде далі ({ $pile }): { $cards }.
log-twom-location-replaced =
    Більше не варто було ходити { $old_accusative }. { $new_id ->
        [none] {""}
       *[other] Ми почули про інше місце: { $new }.
    }
log-twom-fight-began =
    Почався бій. Проти нас { $enemies_count ->
        [1] був
       *[other] були
    } { $enemies }.
log-twom-die-rolled =
    { $again ->
        [true] { $who } { $who_gender ->
            [feminine] кинула
           *[masculine] кинув
        } ще раз ({ $die }): { $face }.
       *[other] { $who } { $who_gender ->
           [feminine] кинула
          *[masculine] кинув
       } ({ $die }): { $face }.
    }
log-twom-die-turned =
    { $who } { $who_gender ->
        [feminine] мала
       *[masculine] мав
    } тверду руку: { $face }.
log-twom-fate-turned =
    Решту вирішила Доля: «{ $card }». { $holds ->
        [true] Це подіяло.
       *[other] Інший колір: промах.
    }
log-twom-enemy-wounded =
    { $enemy } { $wounds ->
        [one] мав { $wounds } поранення
        [few] мав { $wounds } поранення
       *[many] мав { $wounds } поранень
    } з 3.
log-twom-enemy-killed = { $enemy } був мертвий.
log-twom-enemy-ran = { $enemy } утік.
log-twom-weapon-gone =
    { $who } більше не { $who_gender ->
        [feminine] могла
       *[masculine] міг
    } скористатися { $weapon_instrumental }.
log-twom-fled = Ми кинулися тікати.
log-twom-fight-ended =
    { $result_id ->
        [fled] -
       *[other] { $result }
    }
log-twom-raid-drawn = Уночі був наліт: «{ $card }». Шкода становила { $damage }, Поранення { $wounds }.
log-twom-raid-repelled =
    { $who } { $who_gender ->
        [feminine] прогнала
       *[masculine] прогнав
    } їх.
log-twom-raid-reduced = Від нальоту лишилося ось що: Шкода { $damage }, Поранення { $wounds }.
log-twom-crime-spread =
    У місті погіршало. До колод додалися гірші карти: { $raids ->
        [0] {""}
        [one] { $raids } карта Нічних Нальотів
        [few] { $raids } карти Нічних Нальотів
       *[many] { $raids } карт Нічних Нальотів
    }{ $raids ->
        [0] {""}
       *[other] { $residents ->
            [0] {""}
           *[other] {" "}та{" "}
        }
    }{ $residents ->
        [0] {""}
        [one] { $residents } карта Місцевих
        [few] { $residents } карти Місцевих
       *[many] { $residents } карт Місцевих
    }.
log-twom-fate-drawn = Доля принесла нам: «{ $card }».
log-twom-cold-checked =
    { $ill ->
        [true] { $person } { $person_gender ->
            [feminine] застудилася
           *[masculine] застудився
        } від Холоду (випало { $rolled }).
       *[other] { $person } { $person_gender ->
           [feminine] витримала
          *[masculine] витримав
       } Холод (випало { $rolled }).
    }
log-twom-narrative-drawn = -
log-twom-narrative-kept = Ми мали те, за що можна триматися: «{ $card }».
log-twom-narrative-played = Настав час для карти «{ $card }».
log-twom-trade-opened = Ми могли мінятися (комісія { $commission }).
log-twom-traded = Ми віддали { $given_accusative }, а взяли { $taken_accusative }.
log-twom-trade-declined = Ми не мінялися.
log-twom-script-opened = -
log-twom-page-read = -
log-twom-script-chosen = Ми вирішили: { $text }
log-twom-campaign-ended =
    { $cause_id ->
        [nobody_guarded] Це був уже не наш дім.
       *[other] { $result }
    }
