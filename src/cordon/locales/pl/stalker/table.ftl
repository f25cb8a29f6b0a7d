# O co S.T.A.L.K.E.R. pyta przy stole i jak nazywają się odpowiedzi.
# Pytanie to ask-stalker-<kind>. Jego atrybuty nazywają odpowiedzi, które znaczą tam coś szczególnego;
# wszystkie inne mają option-stalker-<verb>, z .bare dla samego czasownika.

# --- nazwy ---

space-named = { $address } ({ $name })
entity-enemy = { $name } { $number }
face-blank = ·
source-radiation = promieniowanie
source-map = promieniowanie terenu
source-reduction = spadek dawki
facing-to-n = północ
facing-to-e = wschód
facing-to-s = południe
facing-to-w = zachód
severity-light = lekka
severity-heavy = ciężka
side-low = NISKA
side-high = WYSOKA
attack-knife = Nóż
side-hidden = karta { $number }
side-notary = Notariusz

# --- przygotowania ---

ask-stalker-match-choose-stalker = Wybierz swojego stalkera.
option-stalker-stalker = { $stalker }
ask-stalker-match-choose-lead = Kto jest najpierw przywódcą?
    .lead = { $person }
ask-stalker-shopping-choose = Sklep: zespół ma { $money } K. Co kupuje { $seat }?
    .magazine = Kup magazynek do { $magazine_genitive }
    .done = Gotowe
ask-stalker-setting-off-choose = Przed wyruszeniem: podzielcie i załóżcie, co zespół ma. Zostało { $money } K.
    .done = Ruszajcie
    .shop = Z powrotem do sklepu
    .install = Zamontuj: { $card } ({ $host })
option-stalker-buy = Kup: { $card }
option-stalker-done = Gotowe

# --- tura ---

ask-stalker-players-phase-begin-turn =
    { $injured ->
        [true] Uraz krytyczny zostawia turze tylko jedną akcję. Którą turę rozgrywasz?
       *[other] { $pass ->
            [true] Tura teraz czy pas?
           *[other] Którą turę rozgrywasz?
        }
    }
option-stalker-token =
    { $left ->
        [one] Tura ({ $left } akcja)
        [few] Tura ({ $left } akcje)
       *[other] Tura ({ $left } akcji)
    }
option-stalker-pass = Przekaż { $person_dative }: { $card }
    .bare = Na razie pas
ask-stalker-turn-choose =
    { $left ->
        [0] Nie masz już akcji, { $space }. Koniec tury czy najpierw akcja darmowa?
        [one] Została 1 akcja, { $space }. Co robisz?
        [few] Zostały { $left } akcje, { $space }. Co robisz?
       *[other] Zostało { $left } akcji, { $space }. Co robisz?
    }{ $cubes ->
        [0] { "" }
       *[other] { " " }Dodatkowe akcje: { $cubes }.
    }
ask-stalker-act-at-once-choose = Zrobić to od razu, bez akcji?
label-priced = { $label } ({ $price })
price-action = 1 akcja
price-beside = { $action }; { $beside }
price-free = za darmo
price-cube = dodatkowa akcja
price-card = tym razem za darmo
price-focus = za darmo, masz skupienie
option-stalker-move = Ruch
option-stalker-careful = Ostrożny ruch
option-stalker-prepare = Przygotowanie: skupienie, śruba, wymiana ekwipunku
option-stalker-reload = Przeładuj: { $card }, 1 magazynek do { $magazine_genitive }
option-stalker-pick_up =
    { $what ->
        [loot] Podnieś łup
        [unique] Podnieś wyjątkowy łup
       *[artifact] Podnieś artefakt
    }
option-stalker-decoy = Wabik: 1 śruba, NISKA uwaga tam, gdzie spadnie
option-stalker-bolt = Śruby i nakrętki: 1 śruba zakrywa symbol anomalii
option-stalker-knife = Nóż
option-stalker-stand_up = Wstań: odrzuć przygwożdżenie
option-stalker-lead =
    { $what ->
        [heal] Żeton przywódcy: ulecz 2 PŻ, przekaż dalej
        [heal-alone] Żeton przywódcy: ulecz 2 PŻ
        [focus-alone] Żeton przywódcy: weź skupienie
       *[focus] Żeton przywódcy: weź skupienie, przekaż dalej
    }
option-stalker-swap = Zamień broń na: { $card }
option-stalker-attack = { $attack }: amunicja { $ammo }
    .empties = { $attack }: amunicja od 1 do 3
option-stalker-use = { $source }
option-stalker-card = { $text }
label-card-at = { $card } na polu { $space }
option-stalker-end = Koniec tury

# --- ruch ---

ask-stalker-stalker-move-choose =
    { $left ->
        [one] Dokąd? Został 1 krok.
        [few] Dokąd? Zostały { $left } kroki.
       *[other] Dokąd? Zostało { $left } kroków.
    }
option-stalker-step = { $space }
option-stalker-stop = Zostań tu
ask-stalker-push-out-choose = Pole jest zapełnione. Kogo wypychasz?
ask-stalker-push-out-choose-place = Dokąd?
ask-stalker-push-along-choose = { $who } – dokąd pchnięcie?
ask-stalker-relocate-choose = { $who }: z którego portalu?
ask-stalker-relocate-make-room = { $who }: nie ma tam miejsca. Na które pole zamiast tego?
option-stalker-space = { $space }
ask-stalker-decoy-choose = Gdzie spada śruba? Trafi tam twój żeton NISKIEJ uwagi.
ask-stalker-bolts-and-nuts-choose = Który symbol anomalii zakrywa śruba?
option-stalker-symbol = { $symbol } na polu { $space } ({ $anomaly })
    .bare = { $symbol }

# --- przygotowanie i ekwipunek ---

ask-stalker-prepare-choose = Przełóż i wymień to, co niesiesz.
    .done = Gotowe
    .equip = Załóż: { $card }
    .install = Zamontuj: { $card } ({ $host })
option-stalker-equip = Załóż: { $card }
    .bare = Załóż
option-stalker-stow = Schowaj: { $card }
option-stalker-remove = Zdejmij: { $card }
option-stalker-install = Zamontuj: { $host }
option-stalker-replace = Zdejmij: { $card }
option-stalker-give = Daj { $person_dative }: { $card }
option-stalker-hand = { $giver } daje { $person_dative } { $things }
option-stalker-hand_token = { $giver } daje { $person_dative }: { $token }
ask-stalker-exchange-agree = { $person } proponuje: „{ $what }”. Zgoda?
    .install = Zamontuj: { $card } ({ $host })
    .accept = Zgoda
    .decline = Odmów
ask-stalker-acquire-choose = Masz nową kartę: { $card }. Gdzie trafia?
ask-stalker-acquire-make-room = { $card }: potrzebne miejsce. Który artefakt je zwolni?
ask-stalker-acquire-make-slot = Miejsce na { $card } jest zajęte. Co ustąpi?
ask-stalker-acquire-attach = Montujesz coś swojego? ({ $card })
    .install = Zamontuj: { $card } ({ $host })
option-stalker-backpack = Do plecaka
ask-stalker-overflow-choose =
    { $over ->
        [one] Plecak jest zbyt pełny: odrzuć 1 kartę.
        [few] Plecak jest zbyt pełny: odrzuć { $over } karty.
       *[other] Plecak jest zbyt pełny: odrzuć { $over } kart.
    }
    .card = Odrzuć: { $card }
ask-stalker-gain-card-pick = Którą kartę bierzesz?
    .card = { $card }
ask-stalker-discard-item-of-choose = Który przedmiot odrzucasz?
    .card = Odrzuć: { $card }
ask-stalker-choose-magazines-choose = Który magazynek bierzesz?
ask-stalker-discard-magazines-choose = Który magazynek odrzucasz?
option-stalker-magazine = { $magazine }

# --- ataki ---

ask-stalker-weapon-attack-run-choose-target = { $attack }: w kogo?
ask-stalker-weapon-attack-run-choose-ammo = Ile amunicji zużywasz? Po 2 kości ekwipunku za każdą.
ask-stalker-weapon-attack-run-choose-part = Która część ciała?
    .part = { $part }
ask-stalker-weapon-attack-run-spend-masks = { $stars } ★, maski: { $masks }. Wydać?
option-stalker-mask =
    { $target_id ->
        [none] { $trait }: { $effect }
       *[other] { $trait }: { $effect } ({ $target })
    }
option-stalker-keep = Nie wydawaj więcej
ask-stalker-weapon-attack-run-share = { $stars } ★: wszystkie w jeden cel ({ $target }) czy podział?
option-stalker-all = Reszta: { $target }
option-stalker-share = Część: { $target }
ask-stalker-weapon-attack-run-share-amount = Ile ★ w ten cel: { $sharing }?
ask-stalker-knife-attack-choose-target = Nóż: kogo?
ask-stalker-knife-attack-choose-part = Która część ciała?
    .part = { $part }
option-stalker-target = { $target }
ask-stalker-rerolls-choose =
    { $moment_id ->
        [defence-rolled] Obrona: { $dice } – { $stars } ★ przeciw obrażeniom { $damage }. Przyjąć?
        [anomaly-rolled] Kość anomalii: { $symbol }, anomalia by się aktywowała. Przyjąć?
        [test-rolled] Test: { $dice } – { $stars } ★. Przyjąć?
        [detector-rolled] Kość anomalii: { $symbol }. Przyjąć?
       *[other] Wynik: { $dice } – { $stars } ★{ $masks ->
            [0] { "" }
           *[other] , maski: { $masks }
        }. Przyjąć?
    }
option-stalker-accept = Przyjmij
option-stalker-focus = Odrzuć skupienie i przerzuć kości
option-stalker-answer = { $source }
ask-stalker-reroll-dice-pick =
    Które kości przerzucasz? { $dice }{ $picked_count ->
        [0] { "" }
       *[other] { " " }Wybrane: { $picked }.
    }
option-stalker-die = { $die }: { $face }
option-stalker-enough = Przerzuć te
ask-stalker-window-offer = { $when }: użyć czegoś?
option-stalker-decline = Nie
ask-stalker-critical-injury-choose = 0 PŻ: uraz krytyczny. W której z twoich tur zostanie tylko 1 akcja?
option-stalker-track = Żeton tury { $number } (akcje: { $left })
ask-stalker-slide-token-choose = Który żeton tury się przesuwa?
ask-stalker-place-cubes-choose = Na którym żetonie tury kładziesz znaczniki?
ask-stalker-traitor-choose = Paranoja: do kogo strzelasz?
ask-stalker-traitor-choose-attack = Paranoja: którym atakiem?
ask-stalker-draw-control-choose = „{ $card }”: opór czy uległość?
option-stalker-resist = Opór: { $effect }
option-stalker-yields = Uległość: { $effect }

# --- karty ---

ask-stalker-chosen-part-choose = { $source }: wybierz.
    .decline = Nie
option-stalker-part = { $text }
ask-stalker-script-choose =
    { $order ->
        [0] { $source }: kogo? { $purpose }
       *[other] { $source }: nie dla wszystkich starczy miejsca. Kto działa najpierw?
    }
ask-stalker-pick-space-choose = { $source }: które pole? { $purpose }
ask-stalker-choose-on-card-choose = „{ $side }”: co robisz?
ask-stalker-triggered-choose = Która karta działa najpierw?
ask-stalker-look-at-card-choose = Którą kartę oglądasz?
ask-stalker-look-at-choose = Który żeton oglądasz?
ask-stalker-resolve-unknown-choose = Który żeton nieznanego wroga odkryć najpierw?
ask-stalker-place-enemies-choose = { $kind }: nie ma tam miejsca. Na które pole zamiast tego?
ask-stalker-place-enemies-choose-facing = { $kind }: w którą stronę patrzy?
ask-stalker-lay-territory-choose = „{ $setup }”: gdzie jest wejście? Za nim: { $tile }.
ask-stalker-put-far-choose = { $source }: na które z najdalszych pól? { $purpose }

# --- anomalie i detektory ---

ask-stalker-activation-rolls-choose = Za którą anomalię rzucić najpierw?
option-stalker-anomaly = { $anomaly }
ask-stalker-find-artifact-choose-anomaly = Którą anomalię przeszukujesz?
ask-stalker-find-artifact-offer-reroll = Kość anomalii: { $symbol }. Rzucić jeszcze raz?
option-stalker-reroll = Rzuć jeszcze raz
ask-stalker-find-artifact-choose-symbol = Na którym symbolu pojawia się artefakt?
    .symbol = { $symbol }
ask-stalker-find-artifact-choose-place = Gdzie dokładnie?

# --- wrogowie: o czym decyduje przywódca ---

ask-stalker-enemy-move-choose-goal = { $enemy }: te cele są równie blisko. Który?
ask-stalker-enemy-move-choose-way = { $enemy }: te drogi są równie krótkie. Która?
option-stalker-way = { $way }
ask-stalker-go-forward-choose = { $enemy } idzie naprzód: które pole?
ask-stalker-face-choose = { $enemy }: w którą stronę się obraca?
option-stalker-face = { $facing }
ask-stalker-enemy-attack-choose-target = { $enemy } atakuje: kogo?
ask-stalker-leap-choose = { $enemy } skacze: gdzie ląduje?
ask-stalker-react-choose = Nie dla wszystkich starczy miejsca. Który wróg reaguje najpierw?
ask-stalker-rouse-choose = Są równie blisko. Który wróg się aktywuje?
ask-stalker-nearest-enemies-choose = Są równie blisko. O którego z nich chodzi? { $purpose }
ask-stalker-pull-attention-choose = Dokąd przesuwa się żeton uwagi? Właściciel: { $seat }.

# --- towarzysze ---

ask-stalker-companion-acts-choose-space = { $companion }: dokąd?
option-stalker-stay = Zostań
ask-stalker-companion-acts-choose-act = { $companion }: działać?
option-stalker-act = { $effect }
option-stalker-rest = Odpocznij
ask-stalker-fetch-choose = Który łup przynosi pies?

# --- kampania ---

campaign = Kampania
    .prologue = Sześć misji w dwóch historiach, jedna skrytka na wszystkich i mapa, która się zapełnia. Nikt nie zapomina, co wybraliście. Wybierzcie, kto idzie.
ask-stalker-read-story-read =
    { $ends ->
        [true] „{ $story }”
       *[false] „{ $story }”: co robicie?
    }
    .option = { $text }
    .done = Dalej
ask-stalker-zone-page-read-on = „{ $script }”
    .read_on = Czytaj dalej
ask-stalker-zone-choice-choose = „{ $script }”: co robisz?
    .script_option = { $text }
ask-stalker-navigation-choose =
    { $mission_id ->
        [none] { $visited_id ->
            [none] Dokąd? Na jedną misję i, jeśli chcecie, w jedno inne miejsce.
           *[other] Na którą misję idziecie?
        }
       *[other] { $visited_id ->
            [none] Następna misja: „{ $mission }”. Przedtem jeszcze w inne miejsce?
           *[other] Następna misja: „{ $mission }”. Dalej do kontaktów?
        }
    }
    .visit =
        { $place_kind ->
            [mission] Misja: { $place }
            [contact] Kontakt: { $place }
           *[stash] Kryjówka: { $place }
        }
    .give_up = Porzuć: { $mission }
    .zone_survival = Przetrwanie w Zonie: scenariusz obok kampanii
    .done = Dalej do kontaktów
ask-stalker-plan-interlude-choose-scenario = Który scenariusz gracie? Kampania czeka i nic się w niej nie zmieni.
    .draw = Wylosuj scenariusz
    .back = Wróć do segregatora
ask-stalker-plan-interlude-choose-map = Na której mapie?
    .draw = Wylosuj mapę
    .back = Wróć do segregatora
option-stalker-scenario = { $scenario }
option-stalker-zone_map = { $map }
ask-stalker-interlude-read =
    { $result_id ->
        [victory] „{ $scenario }”: wygrana, punkty: { $points }. Kampania toczy się dalej, od tego samego miejsca.
       *[defeat] „{ $scenario }”: przegrana. Kampania toczy się dalej, od tego samego miejsca.
    }
    .done = Wróć do segregatora
detail-failed = raz się nie udało: to druga próba
detail-given-up = skreślona na dobre
detail-stays = możecie tu wrócić
ask-stalker-contacts-choose =
    { $left ->
        [0] Odwiedzone kontakty: { $most }. Na więcej nie ma czasu.
        [one] Do kogo idziecie? Jeszcze 1 kontakt.
        [few] Do kogo idziecie? Najwyżej { $left } różne kontakty.
       *[other] Do kogo idziecie? Najwyżej { $left } różnych kontaktów.
    }
    .contact = { $contact }
    .done = Dalej do ekwipunku
contactword-trader = handel
contactword-loner = samotnik
contactword-companion = towarzysz
contactword-contract = zlecenie
ask-stalker-dealing-choose = { $contact }: czego chcecie? Zespół ma { $money } K.
    .service = { $text }
    .swap = Wymień na inną kartę: { $card }
    .magazine = Kup magazynek do { $magazine_genitive }
    .sell = Sprzedaj: { $card }
    .sell_magazine = Sprzedaj magazynek do { $magazine_genitive }
    .done = Odejdź
label-hire = { $contact } idzie z wami
label-contract = Weź zlecenie na następną misję
ask-stalker-swap-card-choose = Oddajecie: { $card }. Co bierzecie w zamian? Wymiana kosztuje { $fee } K.
    .card = { $card }
ask-stalker-hire-choose = Z kim idzie { $contact }?
    .owner = { $person }
ask-stalker-hand-in-choose = Którą kartę oddajecie?
    .card = { $card }
ask-stalker-gain-magazines-choose = Który magazynek trafia do skrytki?
ask-stalker-packing-choose = Przed wami „{ $mission }”: podzielcie, co jest w skrytce. Kto co niesie?
    .done = Ruszajcie
    .as_before = Wszyscy biorą to, co mieli przedtem
    .unpack_all = Wszystko z powrotem do skrytki
    .pack = { $person } bierze: { $card }
    .pack_magazine = { $person } bierze magazynek do { $magazine_genitive }
    .unpack = Z powrotem do skrytki: { $card }
    .unpack_magazine = { $person } odkłada do skrytki magazynek do { $magazine_genitive }
    .install = Zamontuj: { $card } ({ $host })
ask-stalker-packing-agree = Taki ekwipunek na ciebie przypada. Zgoda?
    .accept = Zgoda
    .decline = Podzielcie inaczej
ask-stalker-mission-end-read =
    { $result_id ->
        [victory] „{ $mission }”: misja wygrana.
       *[defeat] „{ $mission }”: misja przegrana.
    }
    .done = Do domu
ask-stalker-give-up-read = „{ $mission }”: misja porzucona.
    .done = Dalej
debrief-figures = Podsumowanie – rundy: { $rounds }, w tym z alarmem: { $alarms }; najwyższa dawka promieniowania na koniec: { $dose }; artefakty: { $artifacts }; zabici wrogowie: { $kills }.
debrief-money =
    { $earned_sign ->
        [down] Wartość ekwipunku na początku: { $kit } K; przedtem wydane: { $spent } K; strata z misji: { $earned_size } K.
       *[up] Wartość ekwipunku na początku: { $kit } K; przedtem wydane: { $spent } K; zysk z misji: { $earned } K.
    }
debrief-fallen = Polegli: { $fallen }.
debrief-contract =
    { $paid ->
        [true] Zlecenie wykonane: { $contract }.
       *[false] Zlecenie niewykonane: { $contract }.
    }

# --- Przetrwanie w Zonie ---

ask-stalker-fate-step-choose = Los: która karta działa najpierw?
    .zone_card = „{ $card }”
ask-stalker-cards-in-turn-choose = Która karta działa najpierw?
    .zone_card = „{ $card }”
option-stalker-zone_card = „{ $card }”
ask-stalker-take-tokens-choose = Co podnosisz?
option-stalker-take_token = { $token }
ask-stalker-drop-tokens-choose = Co odkładasz?
option-stalker-drop_token = { $token }
ask-stalker-look-below-choose = Pod który żeton zaglądasz?
ask-stalker-choose-space-choose = { $source }: które pole? { $purpose }
ask-stalker-spend-card-choose = Którą kartę odrzucasz ({ $sort })?
    .card = Odrzuć: { $card }
ask-stalker-give-artifact-choose = Który artefakt oddajesz?
    .card = { $card }
ask-stalker-look-at-events-look = Następne wydarzenia: { $cards }.
    .done = Odłóż je
ask-stalker-order-events-choose = Które wydarzenie będzie następne?
option-stalker-next_event = „{ $card }”
ask-stalker-follow-choose = Czy { $character } idzie z tobą?
    .stay = Zostaje tutaj
ask-stalker-take-along-choose = Czy { $character } idzie z tobą?
    .stay = Zostaje tutaj
option-stalker-follow = { $character } idzie z tobą
ask-stalker-carry-together-choose = Kto niesie?
ask-stalker-carry-together-agree = { $seat } chce nieść razem z tobą: robisz te same kroki. Zgoda?
    .accept = Chwyć z drugiej strony
    .decline = Odmów
option-stalker-alone = Idź w pojedynkę
option-stalker-together = Razem: { $person }
ask-stalker-trade-goods-choose = { $trader }: w kasie jest { $money } K, niesiesz ładunek { $load }. Czym handlujesz?
option-stalker-buy_good = Kup: { $good }
option-stalker-sell_good = Sprzedaj: { $good }
ask-stalker-shift-price-choose = Która cena się zmienia?
option-stalker-price = { $trader }: { $good }
ask-stalker-deal-choose = { $card }: czego chcecie? Zespół ma { $money } K.
    .magazine = Kup magazynek do { $magazine_genitive }
    .sell = Sprzedaj: { $card }
    .done = Odejdź
option-stalker-buy_bolt = Kup śrubę
ask-stalker-hand-over-choose = Co oddajesz albo odbierasz ({ $character })?
option-stalker-give_load = Oddaj: { $token }
option-stalker-take_load = Odbierz: { $token }
ask-stalker-bloom-choose = Pod którą anomalią powstaje artefakt?
ask-stalker-place-standees-choose =
    { $left ->
        [one] { $kind }: została 1 figurka do ustawienia. Gdzie staje?
        [few] { $kind }: zostały { $left } figurki do ustawienia. Gdzie staje następna?
       *[many] { $kind }: zostało { $left } figurek do ustawienia. Gdzie staje następna?
    }
ask-stalker-start-elsewhere-choose-space =
    { $left ->
        [one] 1 stalker może zacząć gdzie indziej. Na którym polu?
        [few] { $left } stalkerzy mogą zacząć gdzie indziej. Na którym polu?
       *[other] { $left } stalkerów może zacząć gdzie indziej. Na którym polu?
    }
    .done = Wszyscy zaczynają razem
ask-stalker-start-elsewhere-choose = Kto tam zaczyna?
    .done = Nikt więcej

# --- fakty przy odpowiedzi ---

detail-kill = zabija { $kill }%
detail-wound = rani { $wound }%
detail-miss = pudło { $miss }%
detail-best = najlepiej: { $target }, { $part }
detail-focus = ze skupieniem: zabija { $kill }%
detail-range =
    { $accurate ->
        [true] zasięg { $range }, celny: ścianka celności to 4 ★
        [none] zasięg { $range }
       *[false] zasięg { $range }, niecelny: ścianka celności to 2 ★
    }
detail-dice =
    { $sd ->
        [0] kości ekwipunku: { $gd }
       *[other] kości stalkera: { $sd }, kości ekwipunku: { $gd }
    }
detail-stars = { $by } ★
detail-cover = osłona −{ $n } ★
detail-incoming = jego karta { $by } ★
detail-masks = średnio masek: { $masks }
detail-loss = średnio { $loss } PŻ
detail-loses = tracisz { $loss } PŻ
outcome-kills = zabija, { $stars } z { $need } ★
outcome-misses = pudło, brakuje { $n } ★
outcome-hits =
    { $effect }: { $kill ->
        [0] przeżyje
       *[other] zabija w { $kill }%
    }{ $masked ->
        [-1] { "" }
       *[other] { " " }({ $masked }%, jeśli maski go odsłonią)
    }
outcome-unhurt = nic nie tracisz
outcome-falls = zostaje 0 PŻ: uraz krytyczny
outcome-activates = { $anomaly }: aktywacja
outcome-again-kills = zabija w { $kill }%
outcome-again-quiet = bez aktywacji w { $chance }%
outcome-again-loses = średnio tracisz { $loss } PŻ
detail-chance = udaje się w { $chance }%
detail-cubes = dotąd znaczniki: { $cubes } z { $need }
detail-look = odwraca kartę bez wchodzenia
detail-take = odtąd masz to przy sobie
detail-money = { $price } K
detail-unarmed = bez broni: { $who }
detail-faces = patrzy na { $facing }
detail-sees =
    { $n ->
        [0] nikogo nie widzi
       *[other] w polu widzenia: { $who }
    }
detail-hp = { $hp } PŻ
detail-shooting =
    { $upto ->
        [99] kości stalkera: { $dice }
       *[other] kości stalkera: { $dice } do zasięgu { $upto }
    }
detail-shooting-beyond = dalej { $dice }
threat-attacks =
    { $enemy } { $how ->
        [shoots] strzela
        [charges] szarżuje
       *[attacks] atakuje
    }: obrażenia { $damage }, { $dice ->
        [0] bez kości obrony
        [one] rzucasz 1 kością
       *[other] rzucasz { $dice } kośćmi
    }{ $stars ->
        [0] { "" }
       *[other] { " " }+ { $stars } ★
    }, około −{ $loss } PŻ
threat-pinned = { $enemy } tylko się podnosi (przygwożdżenie)
threat-short = { $enemy } nie podejdzie dość blisko
threat-together = razem około −{ $loss } PŻ
threat-fall = w { $chance }% zostaje 0 PŻ
threat-ahead-high = potem wrogowie działają według karty WYSOKIEJ uwagi: idą do żetonów WYSOKIEJ uwagi, a na { $attacks } z { $cards } atakują tych, których widzą
threat-ahead-low = potem wrogowie działają według karty NISKIEJ uwagi: na { $attacks } z { $cards } atakują tych, których widzą
route-steps =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[other] { $n } kroków
    }
route-low = NISKA uwaga na polu { $space }
route-high = WYSOKA uwaga na polu { $space }
route-same = uwaga bez zmian
route-radiation = dawka +{ $n } ({ $dose })
route-anomaly = { $anomaly } { $chance }%
route-seen =
    { $n ->
        [one] 1 pole na oczach wrogów
        [few] { $n } pola na oczach wrogów
       *[other] { $n } pól na oczach wrogów
    }
route-meets = spotkanie: { $who }

# --- karty jako zbiór ---

fact-tier = poziom { $tier }
fact-value = { $value } K
fact-ammo = amunicja { $ammo } ({ $type })
ammoword-pistol = pistolet
    .genitive = pistoletu
ammoword-rifle = karabin
    .genitive = karabinu
ammoword-shotgun = strzelba
    .genitive = strzelby
ammoword-any = dowolny
ammoword-special = specjalna
fact-accurate =
    { $low_id ->
        [same] celna w zasięgu { $high }
       *[other] celna w zasięgu od { $low } do { $high }
    }
fact-max-range = maksymalny zasięg { $n }
fact-slots = miejsca: { $slots }
slotword-muzzle = wylot lufy
slotword-optic = optyka
slotword-underbarrel = pod lufą
slotword-feed = podajnik
slotword-rail = szyna (optyka lub pod lufą)
slotword-armour = pancerz
fact-slot = miejsce: { $slot }
fact-defence = obrona { $n }
fact-map-radiation = promieniowanie terenu { $n }
typeword-food = jedzenie
typeword-medicine = lekarstwo
typeword-grenade = granat
typeword-blast = fala uderzeniowa
typeword-device = urządzenie
typeword-chemical = chemiczna
typeword-electric = elektryczna
typeword-fire = ognista
typeword-gravitational = grawitacyjna
typeword-space = przestrzenna
typeword-special = szczególna
typeword-quick = szybki strzał
typeword-single = pojedynczy strzał
typeword-aimed = strzał mierzony
typeword-burst = seria
typeword-full_auto = ogień ciągły
typeword-volley = salwa
fact-base-dosage = dawka podstawowa { $n }
fact-hp = { $hp } PŻ
fact-category = { $category }: { $types }
fact-move = ruch { $n }
fact-sight = wzrok { $front } / { $side } / { $back }
sight-unlimited = ∞
fact-head = głowa { $thresholds }
fact-torso = tułów { $thresholds }
threshold = { $stars } ★ { $effect }
threshold-light = lekka rana
threshold-heavy = ciężka rana
threshold-ehp = −{ $n } PŻ
need-unhurt = bez strat
fact-attack =
    { $mode_id ->
        [charge] { $attack }: szarża, obrażenia { $damage }, zasięg { $range }
       *[ranged] { $attack }: z dystansu, obrażenia { $damage }, zasięg { $range }
    }
fact-level = poziom { $level }
fact-difficulty-easy = łatwa
fact-difficulty-normal = zwykła
fact-difficulty-hard = trudna
fact-rounds =
    { $low_id ->
        [same] rundy: { $high }
       *[other] rundy: od { $low } do { $high }
    }
fact-ground-rounds =
    { $more_sign ->
        [more] { $more ->
            [one] jedna runda więcej
            [few] { $more } rundy więcej
           *[other] { $more } rund więcej
        }
       *[fewer] { $more ->
            [one] jedna runda mniej
            [few] { $more } rundy mniej
           *[other] { $more } rund mniej
        }
    }
fact-ground-horde =
    { $more_sign ->
        [more] { $more ->
            [one] o 1 więcej z hordy
           *[other] o { $more } więcej z hordy
        }
       *[fewer] { $more ->
            [one] o 1 mniej z hordy
           *[other] o { $more } mniej z hordy
        }
    }
fact-ground-blood =
    { $more_sign ->
        [more] { $more ->
            [one] po 1 krwi więcej
           *[other] po { $more } krwi więcej
        }
       *[fewer] { $more ->
            [one] po 1 krwi mniej
           *[other] po { $more } krwi mniej
        }
    }
fact-ground-purse =
    { $more_sign ->
        [more] o { $more } K więcej do kasy
       *[fewer] o { $more } K mniej do kasy
    }
scenariokind-escape = ucieczka
scenariokind-hold = obrona miejsca
scenariokind-hunt = polowanie
scenariokind-retrieve-artifacts = po artefakty
scenariokind-escort = eskorta
scenariokind-sabotage = sabotaż
scenariokind-survive-an-emission = przetrwać emisję
scenariokind-rescue = ratunek
scenariokind-trade-run = handel
scenariokind-heist = skok
scenario-won-by = Zwycięstwo
scenario-lost-by = Porażka
card-told = „{ $title }”. { $text }

# --- stół w terminalu ---

bar-round = Runda { $round }
bar-rounds-left =
    { $n ->
        [one] została 1 karta wydarzeń
        [few] zostały { $n } karty wydarzeń
       *[other] zostało { $n } kart wydarzeń
    }
bar-money = { $money } K
bar-event = Wydarzenie: { $event }
bar-goal-open = ☐ { $goal }
bar-goal-done = ☑ { $goal }
bar-count = { $counter }: { $n }
bar-count-of = { $counter }: { $n } z { $need }
bar-next = Następnie: { $mission }
zone-mission = misja
zone-contact = kontakt
zone-stash = kryjówka
zone-open = { $id } { $place } ({ $kind }): { $hint }
zone-next = { $id } { $place } ({ $kind }): następna misja.
zone-crossed = { $id } { $place } ({ $kind }): skreślone.
binder-contact = { $contact } ({ $kind })
binder-companion = Idzie z wami; prowadzi { $person }.
binder-contract = To zlecenie obowiązuje w następnej misji.
binder-stash = Skrytka, { $money } K
binder-things =
    { $n ->
        [1] { $thing } ({ $value } K)
       *[other] { $n } × { $thing } ({ $value } K)
    }
binder-more = … z: mapa Zony, s: skrytka, c: kontakty
chronicle-empty = Nic się jeszcze nie wydarzyło.
chronicle-victory = { $number }. „{ $mission }”: wygrana.
chronicle-defeat = { $number }. „{ $mission }”: przegrana.
chronicle-given-up = { $number }. „{ $mission }”: porzucona.
chronicle-zone-victory = Przetrwanie w Zonie, „{ $scenario }”: wygrana, punkty: { $points }.
chronicle-zone-defeat = Przetrwanie w Zonie, „{ $scenario }”: przegrana.
chronicle-memory = Czego nikt nie zapomni:
chronicle-late = Znaki ZA PÓŹNO: { $marks }.
chronicle-late-marks = historia { $story }: { $n }
chronicle-money = Pieniądze w skrytce po każdej misji:
pda-hp = PŻ { $hp }/{ $most }
pda-dose = dawka { $dose }
pda-actions = akcje { $first } + { $second }
pda-attention-low = NISKA na polu { $space }
pda-attention-high = WYSOKA na polu { $space }
pda-attention-none = bez uwagi
pda-weapon = { $card } ({ $ammo }/{ $most })
pda-pockets = śruby { $bolts }, magazynki: pistolet { $pistol }, karabin { $rifle }, strzelba { $shotgun }
pda-backpack = Plecak { $used }/{ $most }: { $cards }
pda-injured =
    { $n ->
        [one] 1 uraz krytyczny
        [few] { $n } urazy krytyczne
       *[other] { $n } urazów krytycznych
    }
pda-lead = przywódca
pda-dead = nie żyje
plain-space = { $space }: { $facts }
plain-cover = osłona { $n }
plain-rad = promieniowanie { $n }
plain-indoor = wnętrze
plain-water = woda
plain-here = tutaj: { $who }
plain-seen = widzi: { $who }
plain-enemy = { $enemy } na polu { $space }, patrzy na { $facing }
plain-lost = stracone PŻ: { $n }
plain-loot = łupy: { $n }
plain-unknown = nieznani: { $n }
plain-artifact = artefakt
plain-trap = pułapka
plain-cubes =
    { $n ->
        [one] { $token } ({ $n } znacznik)
        [few] { $token } ({ $n } znaczniki)
       *[other] { $token } ({ $n } znaczników)
    }
plain-fog = brak widoczności
plain-high = WYSOKA uwaga
plain-low = NISKA uwaga
plain-exit = wyjście
map-more = Mapa ciągnie się dalej { $sides } (g: cała)
side-more = … b: PDA, m: misja
options-more = … jest ich więcej: o pokazuje wszystkie.
map-things = Kto i co gdzie jest
map-ground = Teren: litera, promieniowanie, osłona
plain-anomaly = { $anomaly } { $symbols }
plain-ways = drogi na { $spaces }
plain-nothing = nic
end-victory = Misja wygrana.
end-defeat = Misja przegrana.
end-given_up = Misja porzucona.
end-campaign = Koniec kampanii.
end-score = Punkty: { $score }
end-icon = { $icon } { $card }
end-figures =
    { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }, decyzje: { $answers }
help-inspect = i N: karta, której dotyczy opcja N. i NAZWA: dowolna karta lub wróg, po początku nazwy. i 5.A: pole A kafla 5.
help-view-b = b: PDA wszystkich stalkerów.
help-view-m = m: misja: cel, wskazówki, karty w grze, wrogowie.
help-view-g = g: cała mapa, z promieniowaniem i osłoną każdego pola.
help-view-o = o: wszystkie opcje w całości, z powodem przy niemożliwych.
help-view-z = z: mapa Zony z miejscami.
help-view-c = c: wasze kontakty i co oferują.
help-view-s = s: skrytka obok PDA.
help-view-h = h: kronika: misje, pieniądze, czego nikt nie zapomni.
help-signs = Na mapie każde pole ma literę, a przy północno-zachodnim rogu kafla stoi jego numer: 5.A to pole A kafla 5. 1-4 to stalkerzy, @ towarzysz, litera ze strzałką to wróg i jego kierunek. ● WYSOKA, ○ NISKA uwaga, ? nieznany, # karta misji, ¤ żeton Przetrwania w Zonie, & jego postać, $ łup, % artefakt, * anomalia, ! pułapka, ~ brak widoczności, » wyjście, ∩ wejście na Zaginione terytoria; r2 promieniowanie 2, c3 osłona 3, gdzie jest miejsce. + zamiast litery: jest tam więcej, niż się mieści. Krawędzie: ━ ┃ ściana, ┅ ┇ drzwi, ─ │ okno, x nieprzekraczalna, · : otwarta. ≈ to woda, ▒ skała.
help-zone = Na mapie Zony *A1* to misja, 103 kontakt, (110) kryjówka, [#] bunkier Sidorowicza; »A1« to następna misja, x103x jest skreślone.
help-odds = „zabija 34%” to szansa tego ataku, razem z kartą ran. Jest dokładna.

# Co zamierza bot, własnymi słowami.
aim-stalker-to-see = „Zajmuję się tym: { $number }”.
aim-stalker-to-wait = „Trzymam wartę, aż przyjdzie na to pora: { $number }”.
aim-stalker-to-come-closer = „Idę tam, gdzie mamy coś do zrobienia”.
aim-stalker-to-lead = „Wyprowadzam w bezpieczne miejsce tego, kto idzie za mną”.
aim-stalker-to-salvage = „Idę po artefakt”.
aim-stalker-to-cover = „Trzymam się blisko i was osłaniam”.
aim-stalker-to-leave = „Kieruję się do wyjścia”.
