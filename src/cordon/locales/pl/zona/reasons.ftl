# Dlaczego w Zonie czegoś nie można: fakt, w jednym zdaniu. Numer reguły dodaje ten, kto to pokazuje.

# Zmęczenie, pieniądze, reputacja
reason-zona-too-tired =
    { $fatigue ->
        [5] Brak sił: zmęczenie wynosi już 5.
       *[other] Brak sił: zmęczenie wzrosłoby z { $fatigue } o { $by } i przekroczyło 5.
    }
reason-zona-too-expensive = To kosztuje { $price } ₽, a masz { $rubles } ₽.
reason-zona-needs-good-reputation = Nie masz dobrej reputacji.
reason-zona-not-tired = Zmęczenie nie może być niższe.

# Testy
reason-zona-forced-already = Ten test jest już forsowany.
reason-zona-no-die-to-reroll = Żadnej z tych kości nie wolno przerzucić.
reason-zona-wrong-encounter = To pomaga tylko w innym rodzaju spotkania.
reason-zona-wrong-stage = Na tym etapie spotkania to nie pomaga.
reason-zona-too-few-traumas = Masz na to za mało urazów.

# Przedmioty i zdolności
reason-zona-used-in-effect = To jest już użyte przy tym efekcie.
reason-zona-deactivated = To jest zdezaktywowane do końca fazy wieści.
reason-zona-ability-spent = Ta zdolność jest już wykorzystana.
reason-zona-wrong-place =
    Działa tylko { $area_id ->
        [bunker] w bunkrze
       *[other] { $area_locative }
    }{ $to_id ->
        [none] { "" }
       *[other] { " " }albo { $to_locative }
    }.
reason-zona-gives-no-plus = Tutaj nie dodaje to nic do siły woli.
reason-zona-backpack-full = Twój plecak jest pełny.
reason-zona-bought-this-turn = To zakup z tej tury.
reason-zona-no-crowbar = Nie masz Łomu.
reason-zona-nothing-to-discard = Nie masz tego, co trzeba odrzucić: { $things }.
reason-zona-too-few-items =
    { $count ->
        [one] Nie masz do odrzucenia { $count } przedmiotu, w tym co najmniej { $of_deck } z talii { $deck_genitive }.
       *[other] Nie masz do odrzucenia { $count } przedmiotów, w tym co najmniej { $of_deck } z
            talii { $deck_genitive }.
    }
reason-zona-nothing-to-repair = Żadnego z twoich przedmiotów nie można teraz naprawić.
reason-zona-nothing-to-sell = Nie masz tu nic do sprzedania.

# Obrażenia i leczenie
reason-zona-wrong-damage = To nie chroni przed tymi obrażeniami.
reason-zona-price-would-traumatise = Ta cena spowodowałaby uraz.
reason-zona-has-trauma = Ta cecha ma już uraz.
reason-zona-not-injured = Nie masz żadnych obrażeń.
reason-zona-no-trauma = Nie masz żadnego urazu.

# Spotkania
reason-zona-area-forbids-flight = Tutaj nie da się uciec ze spotkania.
reason-zona-threat-forbids-flight = To zagrożenie nie pozwala uciec.

# Tajne obiekty
reason-zona-ransacked = Nie wolno wejść { $facility_accusative }: obiekt jest rozszabrowany.
reason-zona-secret-known = Masz już tajemnicę { $facility_genitive }.
reason-zona-facility-full = Nie ma wolnego miejsca { $facility_locative }.
reason-zona-facility-closed = Zamknięcie { $facility_genitive } nie jest otwarte.
reason-zona-facility-open = Zamknięcie { $facility_genitive } jest już otwarte.

# Bunkry i targowisko
reason-zona-offer-taken = Ta oferta jest już wykorzystana.
reason-zona-column-needs-neutral = Kolumna 3 targowiska jest zamknięta dla złej reputacji.
reason-zona-column-needs-good = Kolumna 4 targowiska wymaga dobrej reputacji.

# Akcje
reason-zona-blockade = Po tej stronie planszy granicę zamyka blokada.
reason-zona-must-leave = Twoją pierwszą akcją jest Ruch z { $facility_genitive }: obiekt jest rozszabrowany.
reason-zona-no-area-action = Nie ma tu akcji obszaru.
reason-zona-area-action-used = Akcja obszaru w tej turze jest już wykonana.
reason-zona-area-action-blocked = Obowiązująca wieść blokuje tu akcję obszaru.
reason-zona-reputation-forbids = Nie pozwala na to twoja zła reputacja.
reason-zona-sealed-border =
    Tej granicy nie przekracza się Ruchem: prowadzi przez nią tylko akcja obszaru lub przedmiot.
reason-zona-nothing-to-search = Nie ma tu zagrożenia, którego można szukać.
reason-zona-roadblock = Obowiązująca wieść blokuje tę granicę.

# Wieści
reason-zona-no-news-left = Talia wieści jest pusta.
