# Zone Survival: what its cards say in rules text, and what things are called that no card names. Names of cards,
# scenarios, maps, characters and tokens are in survival.ftl. Clauses are built as in rules.ftl.

# --- what a scenario counts, what is traded and asked for ---

zone-counter-fuses = fuses
zone-counter-pressure = pressure
zone-counter-primed = pump strokes
zone-counter-lore = tracks read
zone-counter-harvest = artifacts in the case
zone-counter-readings = readings
zone-counter-armed = masts armed
zone-counter-masts = masts
zone-counter-alarm = alarm
zone-counter-seals = seals
zone-counter-found = beacons searched
zone-counter-saved = people saved
zone-counter-code_parts = parts of the code
zone-counter-tags = dog tags
zone-counter-badges = badges
zone-counter-purse = purse
zone-counter-worth = worth of the equipment
zone-counter-valve = turns of a valve
zone-counter-probe = time at a probe
zone-counter-mast = work on a mast
zone-good-salt = salt
zone-good-lead_bar = lead
zone-good-diesel = diesel
fact-good-buy = costs { $price } K
fact-good-sell = sells for { $price } K, { $less } K less with each unit a trader has bought
fact-good-load = load { $load }
zone-sort-weapon = weapon
zone-sort-armour = armour
zone-sort-attachment = attachment
zone-sort-item = item
zone-sort-artifact = artifact
zone-sort-food = food
zone-sort-medicine = medicine
zone-sort-grenade = grenade
zone-sort-valuables = artifact or attachment
zone-action-use = use it
zone-x00 = In the Zone
zone-x00-action-leave = Leave the map: you are safe
zone-x00-action-take_tokens = Pick up tokens
zone-x00-action-drop_tokens = Drop tokens
zone-x00-action-force_the_door = Force the door
zone-x00-action-work_the_wheel = Work the wheel
zone-x00-action-take_off_the_hatch = Take off the hatch
zone-tokens = { $n } × { $token }

# --- how many ---

amount-n = N
amount-n-1 = N + 1
amount-n-2 = N + 2
amount-n-3 = N + 3
amount-need = what is needed
amount-half = half of what is needed

# --- who and which (SV-0.4) ---

who-marked = the marked enemy
who-that = that one
who-those = each of those who came
kind-high = HIGH token
kind-low = LOW token
kind-artifact = artifact
slot-L = loot space
slot-Q = site
select-leader-of = the first of { $kinds } on the map, the one closest to the lead stalker
select-farthest-of = the farthest { $kinds }
sel-thing = { $kinds }
    .each = each { $kinds }
    .one = 1 { $kinds }
    .closest = the closest { $kinds }
sel-space = space
    .each = each space
    .one = 1 space
    .closest = the closest space
sel-anomaly_space = anomaly space
    .each = each anomaly space
    .one = 1 anomaly space
    .closest = the closest anomaly space
filter-near = measured from { $place }
filter-on = at { $place }
filter-off = not at { $place }
filter-empty = with nobody on it

# --- where (SV-1.3, SV-1.4): the name, as the end of a movement, as where something lies ---

spot-own = your space
    .toward = your space
    .at = your space
spot-here = this space
    .toward = this space
    .at = this space
spot-picked = that space
    .toward = that space
    .at = that space
spot-slot = { $slot }
    .toward = { $slot }
    .at = { $slot }
spot-slot-key = the key room
    .toward = the key room
    .at = the key room
spot-slot-area = the key rooms
    .toward = the key rooms
    .at = the key rooms
spot-token = the { $token }
    .toward = the closest { $token }
    .at = the { $token }
spot-next = next to the { $thing }
    .toward = a space next to the { $thing }
    .at = a space next to the { $thing }
spot-shut = next to the closed gate
    .toward = a space next to the closed gate
    .at = a space next to the closed gate
spot-character = { $character }
    .toward = { $character }
    .at = the space of { $character }
spot-near_slot = the space { $slot } closest to { $place }
    .toward = the space { $slot } closest to { $place }
    .at = the space { $slot } closest to { $place }
spot-far_slot = the space { $slot } farthest from every stalker
    .toward = the space { $slot } farthest from every stalker
    .at = the space { $slot } farthest from every stalker
spot-trader = a trader
    .toward = the closest trader
    .at = the space of a trader
spot-everywhere = any space
    .toward = any space
    .at = any space
spot-map = the map
    .toward = any space
    .at = any space of the map
spot-takeable = a space with tokens to pick up
    .toward = the closest token to pick up
    .at = a space with tokens to pick up
spot-anomaly = an anomaly
    .toward = the closest anomaly
    .at = an anomaly space
spot-lead = the lead stalker
    .toward = the lead stalker
    .at = the space of the lead stalker
spot-that = that one
    .toward = that one
    .at = the space of that one
spot-marked = the marked enemy
    .toward = the marked enemy
    .at = the space of the marked enemy
spot-artifact_token = an artifact
    .toward = the closest artifact
    .at = a space with an artifact
spot-indoor = a room
    .toward = the closest room
    .at = a space in a room
spot-outdoor = the open
    .toward = the open
    .at = a space outdoors
spot-right = the right
    .toward = the right
    .at = the right
spot-back = the back
    .toward = the back
    .at = the back

# --- ops: steering, counters, the end ---

op-stalker-once = the first time
op-stalker-try = roll { $dice } gear dice (focus may reroll them)
    .enough = with { $least } ★ or more
op-stalker-reveal = turn the { $token } face up
op-stalker-counter =
    { $to_id ->
        [none] { $counter } { $change }
       *[some] { $counter } = { $to }
    }
op-stalker-set_flag = -
op-stalker-need = needed: { $counter } { $change }
op-stalker-script =
    { $who_id ->
        [self] read on in the script book
       *[other] { $who } reads on in the script book
    }
op-stalker-finish =
    { $result_id ->
        [victory] the scenario is won
       *[defeat] the scenario is lost
    }
op-stalker-rounds = event deck { $change }
op-stalker-look_events =
    { $n ->
        [one] look at the next event
       *[other] look at the next { $n } events
    }
op-stalker-order_events = put the next { $n } events back in any order
op-stalker-weather = the weather changes
op-stalker-icons = difficulty { $change }
op-stalker-discard_this =
    { $card_id ->
        [none] discard this card
       *[other] discard “{ $card }”
    }
op-stalker-replace_anomaly = an anomaly is replaced by another one
op-stalker-lasts_quality =
    { $until_id ->
        [turn] until the end of the turn { $quality }
        [round] until the end of the round { $quality }
       *[mission] until the end of the match { $quality }
    }
op-stalker-bloom =
    { $which_id ->
        [lowest] an artifact forms under the anomaly with the lowest number
        [highest] an artifact forms under the anomaly with the highest number
       *[chosen] an artifact forms under an anomaly of your choice
    }
op-stalker-still =
    { $n ->
        [one] { $who } is quiet for this round
       *[other] { $who } is quiet for { $n } rounds
    }
op-stalker-surge_one = roll the anomaly die for { $who }: it activates with that symbol
op-stalker-start_at = some of the stalkers may start at { $where }
op-stalker-break_wall =
    { $own ->
        [true] a wall of that space gets a hole
       *[false] the closest wall gets a hole (measured from { $near })
    }
op-stalker-leave =
    { $who_id ->
        [self] leave the map, safe
       *[other] { $who } leaves the map, safe
    }

# --- ops: tokens ---

op-stalker-lay_token =
    { $place_id ->
        [none] { $things } comes onto the map
       *[some] put { $things } on { $place }
    }
op-stalker-remove_token =
    { $place_id ->
        [none] each { $token } leaves the map
       *[some] the { $token } on { $place } leaves the map
    }
op-stalker-flip_token = turn the { $token } over
op-stalker-token_cubes =
    { $n_sign ->
        [down] take { $n_size ->
            [one] { $n_size } cube
           *[other] { $n_size } cubes
        } off the { $token }
       *[up] put { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        } on the { $token }
    }
op-stalker-open = open the { $token }
op-stalker-give_token =
    { $who_id ->
        [self] gain { $things }
       *[other] { $who } gains { $things }
    }
op-stalker-spend_token =
    { $who_id ->
        [self] spend { $things }
       *[other] { $who } spends { $things }
    }
op-stalker-take_tokens = pick up tokens
op-stalker-drop_tokens = drop tokens
op-stalker-look_token = look below one { $token }
op-stalker-put_there = put { $things } on { $where }
op-stalker-remove_one = { $where } leaves the map
op-stalker-remove_unknown = { $tokens } leaves the map unseen
op-stalker-random_loot = take a random loot token
op-stalker-spend_card =
    { $who_id ->
        [self] discard 1 card ({ $sort })
       *[other] { $who } discards 1 card ({ $sort })
    }

# --- ops: enemies and characters ---

op-stalker-spawn_kind =
    { $n ->
        [one] { $enemies } appears on { $place }
       *[other] { $enemies } appear on { $place }
    }
op-stalker-mark = { $who } is marked
op-stalker-unmark = no enemy is marked any longer
op-stalker-face =
    { $turn ->
        [right] { $who } turns 90° to the right
        [back] { $who } turns round
        [away] { $who } turns away from { $place }
       *[to] { $who } turns to { $place }
    }
op-stalker-relocate_to =
    { $who_id ->
        [self] go at once to { $where }
       *[other] { $who } goes at once to { $where }
    }
op-stalker-play = { $people } comes to { $place }
op-stalker-dismiss = { $character } leaves the game
op-stalker-walk =
    { $n ->
        [one] { $character } walks up to { $n } space towards { $toward }
       *[other] { $character } walks up to { $n } spaces towards { $toward }
    }
op-stalker-toughen = { $character }: HP { $change }
op-stalker-beast_comes = the beast comes, and is marked
op-stalker-capture = { $who } takes the artifact of its space
op-stalker-give_up_artifact = the marked enemy puts its artifact down

# --- ops: single scenarios ---

op-stalker-find_person = a wounded person lies there
op-stalker-bleed =
    { $people_id ->
        [all] blood of every wounded person { $change }
        [found] blood of every wounded person who was found { $change }
       *[here] blood of the wounded person here { $change }
    }
op-stalker-front = the front arrives
op-stalker-open_counters = the counters have their stock
op-stalker-trade_goods = buy and sell goods
op-stalker-goods =
    { $who_id ->
        [self] { $good } { $change }
       *[other] { $who }: { $good } { $change }
    }
op-stalker-spoil_stock = each counter with an enemy at it loses { $n } of its stock
op-stalker-price =
    { $n_sign ->
        [down] { $which_id ->
            [highest] where the price is highest, it rises by { $sum } K
            [trader] { $trader }: a price rises by { $sum } K
           *[any] a price of your choice rises by { $sum } K
        }
       *[up] { $which_id ->
            [highest] where the price is highest, it falls by { $sum } K
            [trader] { $trader }: a price falls by { $sum } K
           *[any] a price of your choice falls by { $sum } K
        }
    }
op-stalker-deal = deal with the trader
op-stalker-hand_over_load = hand tokens over to { $character }, or take them back
op-stalker-hand_in_artifact =
    { $who_id ->
        [self] hand in 1 artifact that was won here
       *[other] { $who } hands in 1 artifact that was won here
    }

# --- values, qualities and moments that only Zone Survival has ---

when-test-rolled = After the roll of a test
value-enemy-sight_side = side sight of enemies { $by }
    .set = side sight of enemies: { $to }
value-enemy-sight_back = rear sight of enemies { $by }
value-enemy-range = range of enemy attacks { $by }
value-enemy-threshold = thresholds of enemies { $by }
value-reaction-dmg = damage of reactions { $by }
value-bolt-range = range of Decoy and Bolts & Nuts { $by }
value-detector-range = range of detectors { $by }
    .least = range of detectors at least { $to }
value-space-rad = radiation of spaces { $by }
value-follow-max =
    { $n ->
        [one] { $by } step for whoever follows
       *[other] { $by } steps for whoever follows
    }
mod-per-lore = { $change } for each track read
flag-no_decoy = no Decoy
flag-no_anomaly_reroll = activation rolls of anomalies cannot be rerolled
flag-no_lead_heal = the lead stalker token heals nothing
flag-no_prepare_focus = Prepare gives no focus
flag-silent_movement = Movement places no LOW
flag-thunder = weapon attacks place LOW instead of HIGH
flag-p1_relevant = P1 always activates an anomaly
flag-sight_cap-2 = nobody outdoors sees farther than 2
flag-range_cap-2 = nobody outdoors attacks farther than 2
flag-no_exchange = Prepare does not allow exchanges
flag-take_along_quiet = the professor also comes along with Careful Movement
flag-loot_one = 1 loot token at each loot space instead of 2
dice-any =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
cardword-unique = unique card
cond-stalker-bears_mark = this is the marked enemy
    .not = this is not the marked enemy
cond-stalker-space_is =
    { $outdoor ->
        [true] the space is outdoors
       *[false] { $most ->
            [99] the printed radiation is { $least } or more
           *[other] the printed radiation is { $most } or less
        }
    }
cond-stalker-blow = { $of } did it
blow-head = a hit in the head
blow-blast = a blast

# --- conditions ---

cond-stalker-not = it is not so that { $of }
cond-stalker-counter =
    { $n_id ->
        [need] “{ $counter }” has reached its target
       *[other] “{ $counter }” stands at { $n } or more
    }
    .not =
        { $n_id ->
            [need] “{ $counter }” has not reached its target
           *[other] “{ $counter }” stands below { $n }
        }
cond-stalker-flag_set = it was decided so before
    .not = it was not decided so before
cond-stalker-lies =
    { $what_id ->
        [enemy] an enemy
        [stalker] a stalker
       *[other] the { $what }
    } is { $place_id ->
        [map] on the map
        [own] on your space
       *[other] at { $place }
    }
    .not =
        { $what_id ->
            [enemy] no enemy is
            [stalker] no stalker is
           *[other] the { $what } is not
        } { $place_id ->
            [map] on the map
            [own] on your space
           *[other] at { $place }
        }
cond-stalker-at =
    { $character } is { $place_id ->
        [own] on your space
       *[other] at { $place }
    }
    .not =
        { $character } is not { $place_id ->
            [own] on your space
           *[other] at { $place }
        }
cond-stalker-carries =
    { $who_id ->
        [self] you carry a { $token }
       *[other] { $who } carries a { $token }
    }
    .not =
        { $who_id ->
            [self] you do not carry a { $token }
           *[other] { $who } does not carry a { $token }
        }
cond-stalker-owns =
    { $sort_id ->
        [grenade] a grenade
        [medicine] a medicine item
        [food] a food item
        [valuables] an artifact or attachment
       *[other] such a card ({ $sort })
    } is in your backpack
    .not =
        { $sort_id ->
            [grenade] no grenade
            [medicine] no medicine item
            [food] no food item
            [valuables] no artifact or attachment
           *[other] no such card ({ $sort })
        } is in your backpack
cond-stalker-round_from =
    { $last ->
        [true] this is the last round
       *[false] this is round { $n } or a later one
    }
    .not =
        { $last ->
            [true] this is not the last round
           *[false] round { $n } has not come yet
        }
cond-stalker-events_left =
    { $n_id ->
        [half] half of the event deck is drawn
        [0] the event deck is empty
        [1] 1 event is left in the deck
       *[other] { $n } events are left in the deck
    }
cond-stalker-hp =
    { $least ->
        [0] you have at most { $most } HP
       *[other] you have at least { $least } HP
    }
cond-stalker-dose_min = your dosage is { $n } or more
cond-stalker-funds =
    { $n_id ->
        [need] the purse holds what is needed
        [half] the purse holds half of what is needed
       *[other] the team has { $n } K
    }
cond-stalker-cubed =
    { $n_id ->
        [need] the { $token } has cubes enough
       *[other] the { $token } has { $n } or more cubes
    }
    .not =
        { $n_id ->
            [need] the { $token } has not enough cubes
           *[other] the { $token } has fewer than { $n } cubes
        }
cond-stalker-marked =
    { $carrying ->
        [true] the marked enemy carries an artifact
       *[false] an enemy is marked
    }
    .not =
        { $carrying ->
            [true] no enemy carries an artifact
           *[false] no enemy is marked
        }
cond-stalker-is_lead = you are the lead stalker
    .not = you are not the lead stalker
cond-stalker-on_anomaly = you are on an anomaly space
    .not = you are not on an anomaly space
cond-stalker-near_token = you are within range { $n } of the { $token }
    .not = you are not within range { $n } of the { $token }
cond-stalker-enemy_near = an enemy is within range { $n }
    .not = no enemy is within range { $n }
cond-stalker-worth = the equipment of the team is worth what is needed
cond-stalker-face_up = “{ $card }” is face up
    .not = “{ $card }” is not face up

# --- what actions come to whose scripts say it too long-windedly ---

does-x00-force_the_door = roll 2 gear dice; with 3 ★ it opens, otherwise put your LOW token on your space
does-x00-work_the_wheel = put 1 cube on the gate and your LOW token on your space; the third cube opens it
does-x01-fit_a_fuse = one more fuse is fitted; with enough of them the barrier goes up
does-x01-force_the_motor = roll 3 gear dice and put your HIGH token on your space; with 7 ★ the barrier goes up, otherwise lose 2 HP
does-x02-pull_the_fuse = turn the box over; if it is sound, gain 1 fuse
does-x07-read_the_track = the track is gone, and you have read one more; alone you also gain focus
does-x10-hand_in = one more artifact in the case; enough of them win the scenario
does-x13-hold_the_tape = put 1 cube on the probe; with enough cubes the reading is taken
does-x16-set_the_charge = put 1 cube on the mast; with enough cubes it is armed, and the charge is used up
does-x17-trigger = all armed masts go up; within range 1 of them each stalker suffers 12 damage and each enemy a heavy wound
does-x23-dress_the_wound = roll 2 gear dice; with 3 ★ this person is stable, otherwise put your LOW token on your space
does-x24-hand_over = one more person is saved; enough of them win the scenario
does-x28-blow_the_lock = HIGH tokens of all within range 3, 1 cube on the gate, roll 4 gear dice; with 7 ★ or the third cube it opens, without 7 ★ the alarm rises by 1
does-u20-cut_into_it = put 1 cube on the nest and your LOW token on your space; the second cube clears it and leaves 1 loot token
does-u20-burn_it_out = put your HIGH token on your space; the nest is gone and leaves 1 loot token
does-c02-patch_him_up = he heals 4 HP
