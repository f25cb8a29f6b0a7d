# Karty kontroli

control-paranoia = Paranoja
    .flavour = Przyjaciel przeładowuje. Liczysz za niego naboje.
control-hallucination = Halucynacja
    .flavour = Każdy z nich trafiony. To tylko tynk.
control-voices = Głosy
    .flavour = Wie, jak twoja matka wołała na psa.

# Aktywacja, wysoka uwaga

high-fire_in_the_hole = Kryć się!
    .flavour = Coś małego schodzi po schodach, stopień po stopniu.
high-assault = Szturm
    .flavour = Trzy gwizdki i wysoka trawa wstaje.
high-swarm_out = Rój
    .flavour = Wychodzą z żywopłotu bez żadnego porządku.
high-find_them = Znaleźć ich!
    .flavour = Wołają złe imiona i czekają, aż ktoś je poprawi.
high-pincer = Okrążenie
    .flavour = Ci z przodu strasznie hałasują. Posłuchaj, co masz za plecami.
high-dig_in = Okopać się
    .flavour = Słychać łopaty, a jedną z nich właśnie ktoś ostrzy.
high-frenzy = Szał
    .flavour = Gryzą się nawzajem o pierwszeństwo w dziurze.
high-hold_the_line = Trzymać linię
    .flavour = „Moje do bramy”. „Moje od bramy”.
high-drag_hunt = Obława
    .flavour = Pokrywki garnków w zaroślach, od góry, coraz niżej.
high-reckless = Na oślep
    .flavour = Biegnie wyprostowany, z hełmem w ręce.
high-pull_back = Odwrót
    .flavour = Jeden stoi przy słupku i liczy tych, którzy przechodzą.
high-alarm = Alarm
    .flavour = Młotek o wiszącą szynę. Niesie się aż do rzeki.

# Aktywacja, niska uwaga

low-disturbance = Zaniepokojenie
    .flavour = „To był kot”. „Jaki kot?”
low-curious = Ciekawość
    .flavour = Powolne buty i latarka trzymana daleko w bok.
low-wandering = Błądzenie
    .flavour = Ma pęk kluczy i przymierza je, żeby mieć co robić.
low-checking_corners = Sprawdzanie kątów
    .flavour = Najpierw zza drzwi wygląda lufa, na wysokości krzesła.
low-rounds = Obchód
    .flavour = Ta sama ścieżka, ten sam kaszel, co jedenaście minut.
low-smoke_break = Przerwa na papierosa
    .flavour = Dwie iskierki w ciemności. Jedna gaśnie.
low-sniffing = Węszenie
    .flavour = Staje tam, gdzie było twoje miejsce, i rusza szybciej.
low-uneasy = Niepokój
    .flavour = „Ścisz to radio”. Jest wyłączone od południa.
low-stretching_legs = Rozprostować nogi
    .flavour = Ktoś idzie spacerkiem do bramy zobaczyć, czy to jeszcze brama.
low-picking_over = Szaber
    .flavour = Przeglądają kieszenie. Guziki mają własną puszkę.
