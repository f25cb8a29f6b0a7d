# Patterns for rules text that is made from the cards' instructions.
who-all = wszyscy
who-present = wszyscy obecni
who-guards = wszyscy na warcie
who-host = osoba, która wyszła
who-random = losowa osoba
who-leader_choice = wybrana osoba
who-lowest_prowess = osoba o najniższej Biegłości
who-highest_prowess = osoba o najwyższej Biegłości
who-self = ta osoba
who-other = inna wybrana osoba
clause-then = { $a }, potem { $b }
clause-next = { $a }; { $b }
op-twom-gain = zyskaj { $goods_accusative }
op-twom-lose =
    odrzuć { $things }{ $min_value ->
        [0] {""}
       *[other] {" "}o wartości co najmniej { $min_value }
    }
op-twom-stolen = znika najcenniejsze: { $things }
op-twom-pay_best =
    { $half ->
        [true] odrzuć cenniejszą połowę żetonów
       *[other] odrzuć { $n ->
            [one] najcenniejszy żeton
            [few] { $n } najcenniejsze żetony
           *[other] { $n } najcenniejszych żetonów
        }
    }
op-twom-trade = możesz handlować (prowizja { $commission }): { $offer }
op-twom-pick = -
op-twom-state =
    { $who }{ $only ->
        [some] {", "}{ $state } { $most ->
            [0] 0
           *[other] najwyżej { $most }
        }
       *[all] {""}
    }: { $state } { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-roll_state =
    CZARNA, { $who }: przy { $first }–{ $last } { $state } { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-empathy = test empatii ({ $n }): { $who }
op-twom-join =
    ktoś chce dołączyć (Głód { $hunger }{ $dependant ->
        [true] , z dzieckiem, które co Zmierzch potrzebuje 1 jedzenia
       *[other] {""}
    }){ $refused_id ->
        [some] ; przy odmowie: { $refused }
       *[none] {""}
    }
op-twom-leave = { $who }: opuszcza grupę
op-twom-die = { $who }: umiera
op-twom-missing = { $who }: nie wraca
op-twom-come_back = { $who }: wraca
op-twom-dependant =
    { $who }: { $ends ->
        [true] nie ma już dziecka na utrzymaniu
       *[other] ma dziecko, które co Zmierzch potrzebuje 1 jedzenia
    }
op-twom-billet =
    { $days ->
        [0] żołnierz się wyprowadza
        [one] żołnierz mieszka tu { $days } dzień; co Zmierzch zjada 1 jedzenie i przy każdym napadzie zmniejsza Straty lub Rany o 1
       *[other] żołnierz mieszka tu { $days } dni; co Zmierzch zjada 1 jedzenie i przy każdym napadzie zmniejsza Straty lub Rany o 1
    }
op-twom-deed = -
op-twom-give_up_actions = { $who }: dziś już bez akcji
op-twom-noise =
    { $to ->
        [0] Hałas { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
       *[other] ustaw Hałas na { $to }
    }
op-twom-noise_roll = rzut na hałas
op-twom-return_cards =
    { $n ->
        [one] odłóż { $n } kartę Eksploracji
        [few] odłóż { $n } karty Eksploracji
       *[other] odłóż { $n } kart Eksploracji
    }
op-twom-row =
    weź { $n ->
        [1] {""}
       *[other] { $n } razy{" "}
    }{ $row }
op-twom-pick_lock = rzuć CZARNĄ: przy 1–3 nic, w innym razie odrzuć wytrych, potem { $then }
op-twom-story = przeczytaj skrypt tego miejsca
op-twom-keep_hiding = zatrzymaj ją (najwyżej jedną): przy spotkaniu ukryje was albo pozwoli uderzyć pierwszym
op-twom-fight =
    walka: { $enemies }; { $spoils_id ->
        [none] bez łupu
       *[some] łup: { $spoils }
    }
op-twom-note = -
op-twom-look =
    { $at ->
        [events] obejrzyj wierzchnią kartę Wydarzenia
       *[unknown] obejrzyj { $n } wierzchnie karty Nieznanego i odłóż dowolne
    }
op-twom-scout_locations = obejrzyj { $n } wierzchnie karty Miejsc, połóż jedną na Daleko, resztę odłóż w dowolnej kolejności
op-twom-cold =
    Chłód { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-idea =
    { $choose ->
        [true] od teraz można budować jeden wybrany Pomysł
       *[other] od teraz można budować jeden losowy Pomysł
    }
op-twom-lose_board = odrzuć 1 wybrany żeton zabitej wyrwy; jeśli nie ma żadnego: { $otherwise }
op-twom-mark =
    { $name_id ->
        [raid_damage] napad tej nocy: Straty +{ $by }
        [raid_wounds] napad tej nocy: Rany +{ $by }
        [raid_reduction] zmniejsz Straty i Rany łącznie o { $by }
        [noise_start] tej nocy Hałas zaczyna o { $by } wyżej
        [no_outside] dziś nikt nie może wyjść
        [no_rain] Zbiornik na deszczówkę nic dziś nie daje
        [no_sniper] bez snajpera przy następnym wyjściu
       *[other] prowizja 0
    }
op-twom-set_trap = wynik o Poranku
op-twom-check_trap = CZARNA: od { $from } +1 surowe jedzenie; z przynętą od { $baited } +1, od { $two } +2
op-twom-water_box = dołóż 1 znacznik wzrostu
op-twom-harvest = zyskaj { $goods_accusative }
op-twom-turn_die = obróć kość na dowolną ściankę
op-twom-night_action = jedna śpiąca osoba wykonuje teraz akcję Dnia
op-twom-extra_action = jedna osoba ma dodatkową akcję w 3. etapie
op-twom-flag = -
op-twom-schedule = to do was wróci
op-twom-epilogue = -
op-twom-game_over = kampania jest przegrana
op-twom-when = { $conditions }: { $then }
condition-has = mając { $things }
    .not = nie mając: { $what }
condition-took_bandages = jeśli zabrano bandaże
    .not = jeśli nie zabrano bandaży
condition-encounter = po spotkaniu
    .not = jeśli nie było spotkania
condition-no_rain = jeśli rury są suche
    .not = o ile nie zabrania Wydarzenie
condition-prowess = jeśli osoba na zewnątrz nie ma Biegłości 2 ani wyższej
value-clears_alone = usuwa Gruz i Resztki gruzu bez pomocy i łopaty
value-noise_ignored = jedno podniesienie Hałasu jest pomijane
value-script_hits = symbol skryptu na własnych kościach to 1 trafienie
value-opens_locks = otwiera zamki bez rzutu i zatrzymuje wytrych
value-backstab_spared = podczas ucieczki { $n } wybrany przeciwnik nie uderza
value-guard_fatigue = warta nie podnosi Zmęczenia
value-cooking_wood = gotowanie nie kosztuje drewna
value-herbal_as_meds = leki ziołowe działają jak leki
value-fitting_wood = każdy Sprzęt kosztuje o { $n } drewna mniej
value-commission = prowizja w handlu wynosi { $n }
value-trap_roll = +{ $n } do rzutów na pułapki
value-raid_damage = każdy napad zaczyna ze Stratami −{ $n }
value-raid_rerolls = każda warta ma { $n } przerzut więcej podczas napadu
value-morning_cold = każda karta Poranka dodaje o { $n } Chłodu mniej
value-noise_raise = { $card }: Hałas o { $n } więcej
value-noise_lower = Hałasu nie można obniżyć
value-noise_rolls = każdy rzut na hałas: rzuć raz więcej i użyj niższego wyniku
value-noise_after_encounter = po spotkaniu Hałas wynosi { $n }
value-row_given = karty „{ $card }” nic nie dają
value-row_draws = { $card }: dobierz o jedną kartę Znalezisk więcej, zatrzymaj jedną
value-card_ignored = pomiń kartę „{ $card }”
value-residents_fight = Mieszkańcy tu nie walczą; zawsze można odejść
value-unknown_cards =
    w Nieznanym jest { $n ->
        [one] o { $n } kartę
        [few] o { $n } karty
       *[other] o { $n } kart
    } więcej
value-carrying = udźwig +{ $n }
moment-morning = o Poranku
moment-instead_of_row = zamiast wziąć { $card }
moment-after_row = biorąc { $card }
moment-before_card = przed każdą kartą „{ $card }”
moment-after_card = po każdej karcie „{ $card }”
moment-after_door_opened = po otwarciu Zamkniętych drzwi
moment-after_exploration = na koniec eksploracji
moment-instead_of_resident = gdy dobrano kartę Mieszkańców
    .instead = pomiń ją
moment-after_raid_drawn = po dobraniu karty napadu
moment-after_die_rolled = po rzucie: { $card }
moment-instead_of_fate = po dobraniu karty Losu
    .instead = odłóż ją, potasuj, dobierz inną
moment-before_trade = przed handlem
when-any = w każdej chwili
when-shelter = w Schronieniu
when-scavenging = podczas Wyprawy
when-evening = Wieczorem
when-day = w ciągu Dnia
when-instead_of_resident = gdy dobrano kartę Mieszkańców
when-after_raid_drawn = po dobraniu karty napadu
when-after_die_rolled = gdy ktoś z nas rzucił kością walki
when-instead_of_fate = po dobraniu karty Losu
when-before_trade = przed każdym handlem
rules-when =
    { $when }: { $may ->
        [true] jeśli chcesz, { $what }
       *[other] { $what }
    }
rules-once = raz na Wyprawę: { $what }
rules-option = { $label } – { $effect }
rules-times = najwyżej { $n } razy
rules-trait = { $trait }. { $effect }
rules-no-red-bar = bez zasady specjalnej
rules-ends-the-war = wojna się skończyła
rules-nothing = nic więcej się nie dzieje
trait-action-limit = akcja Dnia, raz dziennie
fitting-is-bed = jedna osoba w nim śpi: Zmęczenie spada do 0
fitting-replaces = zastępuje: { $fitting }
fitting-beside = leży obok: { $fitting }
fitting-burns = książka może zastąpić 1 drewno
action-with-book = { $label }, paląc książkę
action-needs = trzeba mieć { $goods }
action-cost = odrzuć { $goods }
action-gain = zyskaj { $goods }
action-limit-day = raz dziennie
action-limit-character = raz dziennie na osobę
event-cold = Chłód { $n }
raid-rules = Straty { $damage }, Rany { $wounds }. Najpierw zabierane: { $first }.
findings-rows = Meble: { $furniture }. Śmieci: { $junk }. Spiżarnia: { $pantry }.
fate-illness = Choroba: leki { $meds }, leki ziołowe { $herbal }, bez leczenia { $untreated }
fate-wounds = Rany: bandaże { $bandaged }, bez nich { $unbandaged }
fate-bed = kto spał w łóżku, zdrowieje i bez leków
fate-cold-none = bez testu Chłodu
fate-cold-check = test Chłodu: wynik najwyżej Chłód – Choroba +1
fate-cold-hard_check = trudny test Chłodu: wynik najwyżej Chłód + 2 – Choroba +1
fate-despair = rozpacz: Przygnębienie +1 dla każdego z Głodem 3, Chorobą 2 lub Ranami 2 albo więcej
fate-location = Miejsce { $slot } zostaje wymienione
fate-lower = W walce, { $die }: { $effect }.
fate-lower-inflict =
    rzucający zadaje { $n ->
        [one] { $n } ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
fate-lower-suffer =
    rzucający otrzymuje { $n ->
        [one] { $n } ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
fate-lower-useless = broń palna jest bezużyteczna do końca walki
fate-lower-apart = obie strony się cofają, walka się kończy
fate-lower-enemy_runs = jeden wybrany przeciwnik ucieka
who-some = najwyżej { $n } wybrane osoby
limit-phase = raz na Wyprawę
ready-trap = jeśli jest zastawiona
ready-grown = z 2 znacznikami wzrostu
