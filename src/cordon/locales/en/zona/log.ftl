# The journal of Zona: one line for each event. Names come first; a line that is only “-” is not told.
# Beside each field there are $field_id to select on and, for numbers, $field_size and $field_sign (up, down).

# The round
log-zona-round-began = Round { $round } begins.
log-zona-phase-began =
    { $empty ->
        [true] -
       *[false] The { $phase } begins.
    }
log-zona-voice-passed = { $seat } becomes the Voice of the Zone.
log-zona-boards-dealt = { $seat } is dealt { $characters }.
log-zona-character-chosen = { $seat } chooses { $character }.

# Threats on the board
log-zona-threat-placed =
    { $by_id ->
        [voice] { $seat }, the Voice of the Zone, puts the { $threat } { $area_locative }.
        [chosen] { $seat } decides for the Zone: the { $threat } appears { $area_locative }.
        [alone] The Zone comes to { $seat }: the { $threat } appears { $area_locative }.
        [start] The { $threat } appears { $area_locative }: { $seat } starts with this threat.
        [trail] The { $threat } appears { $area_locative }: alone, there are the threats of a second board.
        [called] The { $source } brings another threat: the { $threat } appears { $area_locative }.
       *[none] The { $threat } appears { $area_locative }.
    }
log-zona-threat-chosen =
    { $by_id ->
        [voice] { $seat }, the Voice of the Zone, chooses the { $threat }.
        [chosen] { $seat } decides for the Zone: the { $threat }.
       *[alone] Of the threats here the most watchful one comes: the { $threat }.
    }
log-zona-threat-discarded = The { $threat } leaves the board.
log-zona-threats-swept = All threats on the board are gone; new ones come.

# Actions
log-zona-shortcut-taken = { $seat } takes the shortcut to { $area }.
log-zona-moved =
    { $shortcut ->
        [true] -
       *[false] { $seat } moves to { $area }.
    }
log-zona-relocated = { $seat } relocates to { $area }.
log-zona-rested =
    { $replaced ->
        [true] This takes the place of { $seat }’s rest.
       *[false] { $by ->
            [0] { $seat } rests, though not tired.
           *[other] { $seat } rests: fatigue down by { $by } to { $to }.
        }
    }
log-zona-passed = { $seat } passes.
log-zona-area-action-taken =
    { $bunker ->
        [true] -
       *[false] { $seat } takes the area action of { $area }.
    }
log-zona-camped = { $seat } camps { $area_locative }.
log-zona-offer-taken =
    { $offer_id ->
        [appraisal] -
       *[other] { $seat } chooses: { $offer }.
    }

# Tests
log-zona-rolled = { $seat } tests { $attribute } against { $difficulty } and rolls { $dice }.
log-zona-forced = { $seat } forces the test: fatigue up by { $by } to { $to }.
log-zona-rerolled = { $seat } rerolls and now has { $dice }.
log-zona-test-ended =
    { $success ->
        [true] { $seat } passes the { $attribute } test: { $result_sign ->
            [down] −{ $result_size }
           *[up] { $result }
        } against { $difficulty }.
       *[false] { $seat } fails the { $attribute } test: { $result_sign ->
            [down] −{ $result_size }
           *[up] { $result }
        } against { $difficulty }.
    }
log-zona-source-used =
    { $quiet ->
        [true] -
       *[false] { $ability ->
            [true] { $seat } uses an ability: { $source }.
           *[false] { $last_id ->
                [single] { $seat } uses up { $source }.
                [worn] { $seat } uses { $source } for the last time.
               *[none] { $seat } uses { $source }.
            }
        }
    }
log-zona-side-effect-ignored = { $seat } ignores the side effect of { $card }, thanks to { $source }.

# Items
log-zona-card-taken = -
log-zona-item-gained =
    { $how_id ->
        [bought] -
        [worn] { $seat } gains { $card }, worn at once.
        [bought-worn] { $seat } puts on { $card }.
       *[none] { $seat } gains { $card }.
    }
log-zona-item-declined = { $seat } leaves { $card } behind.
log-zona-item-dropped =
    { $full ->
        [true] { $seat } has no more room and drops { $card }.
       *[false] { $seat } drops { $card }.
    }
log-zona-item-discarded =
    { $spent ->
        [true] -
       *[false] { $seat } discards { $card }.
    }
log-zona-item-worn = { $seat } puts on { $card }.
log-zona-item-packed = { $seat } takes off and packs { $card }.
log-zona-item-damaged =
    { $breaks ->
        [true] { $seat }’s { $card } is ruined.
       *[false] { $seat }’s { $card } is damaged.
    }
log-zona-item-deactivated = { $seat } cannot use { $card } any more this round.
log-zona-item-repaired =
    { $price ->
        [0] { $seat } repairs { $card }.
       *[other] { $seat } pays { $price } ₽ and repairs { $card }.
    }
log-zona-cards-drawn = { $seat } draws { $cards }.

# Damage
log-zona-damage-cancelled =
    { $last_id ->
        [none] { $seat } cancels { $damage } with { $source }.
       *[other] { $seat } uses up { $source } and cancels { $damage }.
    }
log-zona-damage-converted = { $seat } turns 1 { $kind } into 1 { $to } with { $source }.
log-zona-damage-taken =
    { $source_id ->
        [none] { $seat } takes { $damage }.
       *[other] { $seat } takes { $damage } ({ $source }).
    }
log-zona-injuries-healed =
    { $price ->
        [0] { $count ->
            [one] { $seat } heals { $count } injury.
           *[other] { $seat } heals { $count } injuries.
        }
       *[other] { $count ->
            [one] { $seat } pays { $price } ₽ and heals { $count } injury.
           *[other] { $seat } pays { $price } ₽ and heals { $count } injuries.
        }
    }
log-zona-trauma-taken = { $seat } suffers a trauma: { $attribute }.
log-zona-trauma-healed = { $seat } recovers from a trauma: { $attribute }.
log-zona-died = { $character } is dead.
log-zona-secret-kept = { $seat } hands on a secret: { $facility }.
log-zona-left-the-game =
    { $willing ->
        [true] { $seat } leaves the game.
       *[false] { $seat } leaves the game: no scavenger is left.
    }

# Fatigue, reputation, money
log-zona-fatigue-changed =
    { $told ->
        [true] -
       *[false] { $by_sign ->
            [down] { $seat } recovers: fatigue down by { $by_size } to { $to }.
           *[up] { $seat } tires: fatigue up by { $by_size } to { $to }.
        }
    }
log-zona-fatigue-overflowed =
    { $by ->
        [one] { $seat } is too exhausted: { $by } point past the end of the dial becomes damage.
       *[other] { $seat } is too exhausted: { $by } points past the end of the dial become damage.
    }
log-zona-reputation-changed = { $seat } now has { $to } reputation.
log-zona-reputation-stuck =
    { $reputation_id ->
        [bad] { $seat }’s reputation cannot sink any further.
       *[good] { $seat }’s reputation cannot rise any further.
    }
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
log-zona-part-declined =
    { $source_id ->
        [none] { $seat } declines.
       *[other] { $seat } declines (“{ $source }”).
    }
log-zona-nothing-happened =
    { $source_id ->
        [none] Nothing comes of it for { $seat }.
       *[other] Nothing comes of it for { $seat } (“{ $source }”).
    }
log-zona-outcome-told = { $text }
log-zona-reputation-decided = { $seat }’s reputation decides: { $reputation }.
log-zona-mission-failed = { $seat } fails the mission “{ $event }”.

# Secret facilities
log-zona-secret-discovered = { $seat } discovers the secret of { $facility }.
log-zona-opening-began = { $seat } sets about the lock of { $facility }: { $lock }.
log-zona-price-unpaid = { $seat } can no longer bear the price without a trauma ({ $source }): nothing comes of it.
log-zona-facility-opened = { $seat } opens { $facility } and goes in.
log-zona-finds-searched = { $seat } looks through the finds of { $facility }.
log-zona-finds-gone = There are no finds left { $facility_locative } for { $seat }.
log-zona-facility-ransacked = Ransacked: nobody may enter { $facility } any more.

# News and emissions
log-zona-news-drawn = News: “{ $news }”.
log-zona-news-marked =
    { $by_id ->
        [voice] { $seat }, the Voice of the Zone, lays “{ $news }” on { $marker }.
        [chosen] { $seat } decides for the Zone and lays “{ $news }” on { $marker }.
        [alone] “{ $news }” falls where { $seat } is: { $marker }.
       *[none] “{ $news }” marks { $marker }.
    }
log-zona-nobody-concerned = Nobody is affected.
log-zona-news-ended = “{ $news }” is over.
log-zona-news-seen = { $seat } looks at the next news card: “{ $news }”.
log-zona-scavenger-named =
    { $by_id ->
        [own] { $seat }, the Voice of the Zone, names nobody else.
        [alone] There is only { $target } to be named.
       *[voice] { $seat }, the Voice of the Zone, names { $target }.
    }
log-zona-emission-advanced = The emission marker is on { $to }.
log-zona-emission-struck = Emission: “{ $emission }”.
emission-deals = Green sector: { $green }; yellow sector: { $yellow }; red sector: { $red }.
log-zona-ran = { $seat } runs for cover to { $area }: fatigue up by { $by } to { $to }.

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
