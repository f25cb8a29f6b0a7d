# The journal of Zona: one line for each event. Names come first; a line that is only “-” is not told.
# Beside each field there are $field_id to select on and, for numbers, $field_size and $field_sign (up, down).

# The round
log-zona-round-began = Round { $round } begins.
log-zona-phase-began = The { $phase } begins.
log-zona-voice-passed = { $seat } becomes the Voice of the Zone.
log-zona-boards-dealt = { $seat } is dealt { $characters }.
log-zona-character-chosen = { $seat } chooses { $character }.

# Threats on the board
log-zona-threat-placed = The { $threat } appears in { $area }.
log-zona-threat-discarded = The { $threat } leaves the board.

# Actions
log-zona-moved = { $seat } moves to { $area }.
log-zona-relocated = { $seat } relocates to { $area }.
log-zona-rested = { $seat } rests.
log-zona-passed = { $seat } passes.
log-zona-area-action-taken = { $seat } takes the area action of { $area }.

# Tests
log-zona-rolled = { $seat } tests { $attribute } against { $difficulty } and rolls { $dice }.
log-zona-forced = { $seat } forces the test.
log-zona-rerolled = { $seat } rerolls: { $dice }.
log-zona-test-ended =
    { $success ->
        [true] { $seat } passes the { $attribute } test: { $result } against { $difficulty }.
       *[false] { $seat } fails the { $attribute } test: { $result } against { $difficulty }.
    }
log-zona-source-used = { $seat } uses { $source }.
log-zona-side-effect-ignored = { $seat } ignores the side effect of { $card }, thanks to { $source }.

# Items
log-zona-card-taken = -
log-zona-item-gained = { $seat } gains { $card }.
log-zona-item-declined = { $seat } leaves { $card } behind.
log-zona-item-dropped = { $seat } drops { $card }.
log-zona-item-discarded = { $seat } discards { $card }.
log-zona-item-worn = { $seat } puts on { $card }.
log-zona-item-packed = { $seat } packs { $card }.
log-zona-item-damaged = { $seat } damages { $card }.
log-zona-item-repaired = { $seat } repairs { $card }.
log-zona-cards-drawn = { $seat } draws { $cards }.

# Damage
log-zona-damage-cancelled = { $seat } cancels { $damage } with { $source }.
log-zona-damage-converted = { $seat } turns 1 { $kind } into 1 { $to } with { $source }.
log-zona-damage-taken =
    { $source_id ->
        [none] { $seat } takes { $damage }.
       *[other] { $seat } takes { $damage } ({ $source }).
    }
log-zona-injuries-healed =
    { $count ->
        [one] { $seat } heals { $count } injury.
       *[other] { $seat } heals { $count } injuries.
    }
log-zona-trauma-taken = { $seat } suffers a trauma: { $attribute }.
log-zona-trauma-healed = { $seat } recovers from a trauma: { $attribute }.
log-zona-died = { $character } is dead.
log-zona-secret-kept = { $seat } hands on a secret: { $facility }.
log-zona-left-the-game = { $seat } leaves the game: no scavenger is left.

# Fatigue, reputation, money
log-zona-fatigue-changed =
    { $by_sign ->
        [down] { $seat } recovers: fatigue down by { $by_size } to { $to }.
       *[up] { $seat } tires: fatigue up by { $by_size } to { $to }.
    }
log-zona-reputation-changed = { $seat } now has { $to } reputation.
log-zona-rubles-changed =
    { $by_sign ->
        [down] { $seat } parts with { $by_size } ₽ and has { $to } ₽ left.
       *[up] { $seat } gets { $by_size } ₽ and has { $to } ₽ now.
    }

# Encounters
log-zona-encounter-began = { $seat } meets the { $threat }.
log-zona-encounter-avoided = { $seat } avoids the { $threat }.
log-zona-fled = { $seat } flees from the { $threat }.
log-zona-threat-won = { $seat } loses the confrontation with the { $threat }.
log-zona-threat-beaten = { $seat } beats the { $threat }.
log-zona-trophy-taken = { $seat } takes the { $threat } as a trophy.
log-zona-trophy-discarded = { $seat } gives up a trophy: { $threat }.

# Event cards
log-zona-event-drawn = { $seat } draws “{ $event }”.
log-zona-paragraph-reached = { $seat } goes on to paragraph { $section } of “{ $event }”.
log-zona-part-chosen = { $seat } chooses: { $text }
log-zona-outcome-told = { $text }
log-zona-mission-failed = { $seat } fails the mission “{ $event }”.

# Secret facilities
log-zona-secret-discovered = { $seat } discovers the secret of { $facility }.
log-zona-facility-opened = { $seat } opens { $facility }. The lock was: { $lock }.
log-zona-finds-searched = { $seat } looks through the finds of { $facility }.
log-zona-facility-ransacked = Ransacked: nobody may enter { $facility } any more.

# News and emissions
log-zona-news-drawn = News: “{ $news }”.
log-zona-news-marked = “{ $news }” marks { $marker }.
log-zona-news-ended = “{ $news }” is over.
log-zona-news-seen = { $seat } looks at the next news card: “{ $news }”.
log-zona-scavenger-named = { $seat } names { $target }.
log-zona-emission-advanced = The emission marker is on { $to }.
log-zona-emission-struck = Emission: “{ $emission }”.
log-zona-ran = { $seat } runs for cover to { $area }.

# Trade
log-zona-market-renewed = New cards lie on the market: { $row }.
log-zona-item-bought = { $seat } buys { $card } for { $price } ₽.
log-zona-item-sold = { $seat } sells { $card } for { $price } ₽.
log-zona-trophy-sold = { $seat } sells a trophy, the { $threat }, for { $price } ₽.

# The end
log-zona-match-won = { $seat } reaches the ending of “{ $event }” and wins.
log-zona-match-lost = All scavengers lose: { $cause }.
loss-news = the news deck has run out
loss-sarcophagus = the last sarcophagus card is gone
