# Dziennik Zony: po linijce na zdarzenie. Imię stoi na początku; linijki „-” się nie opowiada.
# Przy każdym polu jest $pole_id do wyboru wariantu, a przy liczbach $pole_size i $pole_sign (up, down).
# Obszary: $area_locative odpowiada na „gdzie?”, $area_accusative na „dokąd?”, oba z przyimkiem (terms.ftl).
# Czas teraźniejszy, żeby nie zgadywać płci grających.

# Runda
log-zona-round-began = Zaczyna się runda { $round }.
log-zona-phase-began = Zaczyna się { $phase }.
log-zona-voice-passed = { $seat } zostaje Głosem Zony.
log-zona-boards-dealt = { $seat } dostaje do wyboru: { $characters }.
log-zona-character-chosen = { $seat } wybiera postać: { $character }.

# Zagrożenia na planszy
log-zona-threat-placed = { $threat } pojawia się { $area_locative }.
log-zona-threat-discarded = { $threat } znika z planszy.

# Akcje
log-zona-moved = { $seat } idzie { $area_accusative }.
log-zona-relocated = { $seat } przenosi się { $area_accusative }.
log-zona-rested = { $seat } odpoczywa.
log-zona-passed = { $seat } pasuje.
log-zona-area-action-taken = { $seat } wykonuje akcję obszaru { $area_locative }.

# Testy
log-zona-rolled =
    { $seat } wykonuje test { $attribute_genitive } o trudności { $difficulty } i rzuca: { $dice }.
log-zona-forced = { $seat } forsuje test.
log-zona-rerolled = { $seat } przerzuca: { $dice }.
log-zona-test-ended =
    { $success ->
        [true] { $seat } zdaje test { $attribute_genitive }: { $result } przy trudności { $difficulty }.
       *[false] { $seat } nie zdaje testu { $attribute_genitive }: { $result } przy trudności { $difficulty }.
    }
log-zona-source-used = { $seat } używa: { $source }.
log-zona-side-effect-ignored = { $seat } ignoruje oddziaływanie artefaktu { $card } ({ $source }).

# Przedmioty
log-zona-card-taken = -
log-zona-item-gained = { $seat } zdobywa { $card_accusative }.
log-zona-item-declined = { $seat } zostawia { $card_accusative }.
log-zona-item-dropped = { $seat } porzuca { $card_accusative }.
log-zona-item-discarded = { $seat } odrzuca { $card_accusative }.
log-zona-item-worn = { $seat } zakłada { $card_accusative }.
log-zona-item-packed = { $seat } chowa do plecaka { $card_accusative }.
log-zona-item-damaged = { $seat } uszkadza { $card_accusative }.
log-zona-item-repaired = { $seat } naprawia { $card_accusative }.
log-zona-cards-drawn = { $seat } dobiera: { $cards }.

# Obrażenia
log-zona-damage-cancelled = { $seat } anuluje { $damage } ({ $source }).
log-zona-damage-converted = { $seat } zamienia 1 { $kind_accusative } na 1 { $to_accusative } ({ $source }).
log-zona-damage-taken =
    { $source_id ->
        [none] { $seat } otrzymuje { $damage }.
       *[other] { $seat } otrzymuje { $damage } ({ $source }).
    }
log-zona-injuries-healed =
    { $count ->
        [one] { $seat } leczy { $count } obrażenie.
        [few] { $seat } leczy { $count } obrażenia.
       *[many] { $seat } leczy { $count } obrażeń.
    }
log-zona-trauma-taken = { $seat } doznaje urazu: { $attribute }.
log-zona-trauma-healed = { $seat } pozbywa się urazu: { $attribute }.
log-zona-died = { $character } nie żyje.
log-zona-secret-kept = { $seat } przekazuje dalej tajemnicę { $facility_genitive }.
log-zona-left-the-game = { $seat } kończy grę: nie ma już wolnych szperaczy.

# Zmęczenie, reputacja, pieniądze
log-zona-fatigue-changed =
    { $by_sign ->
        [down] { $seat } nabiera sił: zmęczenie spada o { $by_size }, do { $to }.
       *[up] { $seat } traci siły: zmęczenie rośnie o { $by_size }, do { $to }.
    }
log-zona-reputation-changed = { $seat } ma teraz { $to_accusative } reputację.
log-zona-rubles-changed =
    { $by_sign ->
        [down] { $seat } rozstaje się z { $by_size } ₽ i ma jeszcze { $to } ₽.
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
log-zona-outcome-told = { $text }
log-zona-mission-failed = { $seat } kończy misję „{ $event }” niepowodzeniem.

# Tajne obiekty
log-zona-secret-discovered = { $seat } odkrywa tajemnicę { $facility_genitive }.
log-zona-facility-opened = { $seat } otwiera { $facility }. Zamknięcie: { $lock }.
log-zona-finds-searched = { $seat } przegląda znaleziska { $facility_genitive }.
log-zona-facility-ransacked = Obiekt rozszabrowany: nikt już nie wejdzie { $facility_accusative }.

# Wieści i emisje
log-zona-news-drawn = Wieści: „{ $news }”.
log-zona-news-marked = „{ $news }” – oznaczono: { $marker }.
log-zona-news-ended = „{ $news }” dobiega końca.
log-zona-news-seen = { $seat } ogląda następną kartę wieści: „{ $news }”.
log-zona-scavenger-named = { $seat } wskazuje: { $target }.
log-zona-emission-advanced = Znacznik emisji stoi na { $to }.
log-zona-emission-struck = Emisja: „{ $emission }”.
log-zona-ran = { $seat } biegnie schronić się { $area_locative }.

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
