# Rules text of S.T.A.L.K.E.R., generated from ops (what a card does) and rules (when it does that).
# Clauses begin in lower case, without a full stop: they stand alone or inside another clause. $who_id is “self” where the
# reader is meant, “other” for anybody else; every $who is grammatically one person.

# How clauses are put together
clause-then = { $a }, then { $b }
clause-in-any-case = { $a }; in any case, { $b }
clause-group = [{ $text }]
clause-part = ({ $number }) { $text }
clause-next = { $a }; { $b }
clause-when = { $when }: { $what }
clause-times =
    { $text } ({ $n ->
        [2] twice
       *[other] { $n } times
    })
clause-notes = { $a } ({ $b })
in-any-case = in any case, { $text }
list-head = { $head }:
list-line = • { $text }

# --- who (SC-1.5) ---

who-self = you
who-enemy = this enemy
who-target = the target
who-attacker = the attacker
who-chosen = that one
who-hit = whoever is hit
who-mover = the enemy that entered
who-lead = the lead stalker
who-team = each stalker
select-filtered = { $who } { $filters }
select-nearest = each of the { $n } { $who } closest to { $to }
select-nearest-place = each of the { $n } { $who } closest to { $place }
sel-stalker = stalker
    .each = each stalker
    .one = 1 stalker
    .closest = the closest stalker
sel-other_stalker = other stalker
    .each = each other stalker
    .one = 1 other stalker
    .closest = the closest other stalker
sel-companion = companion
    .each = each companion
    .one = 1 companion
    .closest = the closest companion
sel-enemy = enemy
    .each = each enemy
    .one = 1 enemy
    .closest = the closest enemy
    .many = enemies
    .any = an enemy
sel-human = human enemy
    .each = each human enemy
    .one = 1 human enemy
    .closest = the closest human enemy
    .any = a human enemy
sel-mutant = mutant
    .each = each mutant
    .one = 1 mutant
    .closest = the closest mutant
    .many = mutants
sel-elite = elite enemy
    .each = each elite enemy
    .one = 1 elite enemy
    .closest = the closest elite enemy
sel-horde = horde enemy
    .each = each horde enemy
    .one = 1 horde enemy
    .closest = the closest horde enemy
sel-entity = entity
    .each = each entity
    .one = 1 entity
    .closest = the closest entity
sel-same = enemy of this kind
    .each = each enemy of this kind
    .one = 1 enemy of this kind
    .closest = the closest enemy of this kind
sel-of = { $kinds } enemy
    .each = each { $kinds } enemy
    .one = 1 { $kinds } enemy
    .closest = the closest { $kinds } enemy
sel-anomaly = anomaly
    .each = each anomaly
    .one = 1 anomaly
    .closest = the closest anomaly
sel-unknown = unknown token
    .each = all unknown tokens
    .one = 1 unknown token
    .closest = the closest unknown token
sel-unknown_stack = top unknown token
    .each = the top unknown token of each stack
    .one = the top unknown token of 1 stack
    .closest = the top token of the closest unknown stack
sel-loot = loot token
    .each = all loot tokens
    .one = 1 loot token
    .closest = the closest loot token
filter-range =
    { $n ->
        [0] { $who_id ->
            [self] on your space
           *[other] on its space
        }
       *[other] within range { $n }
    }
filter-los = in line of sight
filter-on-cover = on a cover space
filter-on-indoor = indoors
filter-on-outdoor = outdoors
filter-on-anomaly = on an anomaly space
filter-on-picked = on that space
filter-on-here = on this space
filter-off-cover = on a space without cover
filter-off-indoor = not indoors
filter-off-outdoor = not outdoors
filter-off-anomaly = not on an anomaly space
filter-off-picked = not on that space
filter-off-here = not on this space
filter-seeing = with a target in sight
filter-blind = without a target in sight
filter-unseen = whom no enemy sees
filter-fallen = who fell in the mission before
filter-spaces = at { $spaces }
to-attention = an attention token
to-high = a HIGH token
to-lead = the lead stalker
to-self = you
to-here = this space

# --- where ---

at-own =
    { $who_id ->
        [self] your space
       *[other] their own space
    }
at-each = each of { $places }
at-picked = that space
at-here = this space
at-centre = the centre of the anomaly
at-far = the free space farthest from every stalker
at-other_portal = the other portal
at-each_stalker = the space of each stalker
at-exit = the exit
at-entrance = the entrance on the map
at-tile = the tile “{ $tile }”
at-building = this building
at-room = this room
toward-high = the closest HIGH token
toward-attention = the closest attention token
toward-lead = the lead stalker
toward-stalker = the closest stalker
toward-loot = the closest loot
toward-room = the closest room (another one if it is in a room)
toward-room_free = the closest room without an enemy of its colour (another one if it is in a room)
toward-cover = the closest cover space
toward-cover_free = the closest cover space without an enemy of its colour
toward-cover_hidden = the closest cover space without sight of a target
toward-hidden = the closest space without sight of a target
toward-target = the target
toward-attacker = the attacker
toward-self = you
toward-centre = the centre of the anomaly

# --- what is counted ---

count-focus = focus
count-pinned = pinned
count-exposed = exposed
count-bolt =
    { $n ->
        [one] { $n } bolt
       *[other] { $n } bolts
    }
count-cube =
    { $n ->
        [one] { $n } extra-action cube
       *[other] { $n } extra-action cubes
    }
count-magazine-pistol =
    { $n ->
        [one] { $n } pistol magazine
       *[other] { $n } pistol magazines
    }
count-magazine-rifle =
    { $n ->
        [one] { $n } rifle magazine
       *[other] { $n } rifle magazines
    }
count-magazine-shotgun =
    { $n ->
        [one] { $n } shotgun magazine
       *[other] { $n } shotgun magazines
    }
count-magazine-any =
    { $n ->
        [one] { $n } magazine of your choice
       *[other] { $n } magazines of your choice
    }
count-loot =
    { $n ->
        [one] { $n } loot token
       *[other] { $n } loot tokens
    }
count-unknown =
    { $n ->
        [one] { $n } unknown token
       *[other] { $n } unknown tokens
    }
count-no_visibility = 1 no-visibility token
count-trap = 1 trap
count-artifact_token = 1 artifact token
count-carcass = a carcass (cover 2)
spaces-mv = up to its full movement
spaces =
    { $n ->
        [one] up to { $n } space
       *[other] up to { $n } spaces
    }
act-standard = standard action
act-weapon_attack = weapon attack
act-grenade = grenade
act-knife = Knife
act-reload = Reload
act-pick_up = Pick Up
act-bolts_and_nuts = Bolts & Nuts
act-movement = Movement
act-prepare = Prepare

# --- ops: health, radiation, tokens ---

op-stalker-lose_hp =
    { $stars ->
        [true] { $who_id ->
            [self] lose 1 HP for each ★
           *[other] { $who } loses 1 HP for each ★
        }
       *[false] { $who_id ->
            [self] lose { $n } HP
           *[other] { $who } loses { $n } HP
        }
    }
op-stalker-damage =
    { $who_id ->
        [self] suffer { $n } damage (no attack)
       *[other] { $who } suffers { $n } damage (no attack)
    }
op-stalker-heal =
    { $who_id ->
        [self] heal { $n } HP
       *[other] { $who } heals { $n } HP
    }
op-stalker-dose =
    { $who_id ->
        [self] dosage { $n_sign ->
            [down] −{ $n_size }
           *[up] +{ $n_size }
        }
       *[other] { $who } gets dosage { $n_sign ->
            [down] −{ $n_size }
           *[up] +{ $n_size }
        }
    }{ $armour ->
        [true] { " " }(armour helps)
       *[false] { "" }
    }
op-stalker-exposure =
    { $who_id ->
        [self] make a radiation exposure roll
       *[other] { $who } makes a radiation exposure roll
    }
op-stalker-gain =
    { $who_id ->
        [self] gain { $things }
       *[other] { $who } gains { $things }
    }
op-stalker-discard =
    { $who_id ->
        [self] discard { $things }
       *[other] { $who } discards { $things }
    }
op-stalker-slide =
    { $who_id ->
        [self] slide 1 turn token { $n ->
            [one] { $n } slot
           *[other] { $n } slots
        }
       *[other] { $who } slides 1 turn token { $n ->
            [one] { $n } slot
           *[other] { $n } slots
        }
    }
op-stalker-ammo =
    { $weapon_id ->
        [special] fill your special-ammo weapon
       *[other] { $to_id ->
            [full] fill your weapon
            [empty] empty your weapon
           *[none] { $owner ->
                [lead] the lead stalker’s weapon { $by_sign ->
                    [down] loses
                   *[up] gains
                } { $by_size } ammo
               *[other] your weapon { $by_sign ->
                    [down] loses
                   *[up] gains
                } { $by_size } ammo
            }
        }
    }

# --- ops: movement and attention ---

op-stalker-move =
    { $who_id ->
        [self] move { $spaces }
       *[other] { $who } moves { $spaces }
    }{ $toward_id ->
        [none] { "" }
       *[other] { " " }towards { $toward }
    }{ $otherwise_id ->
        [none] { "" }
        [forward] { " " }(if there is none, it goes forward)
       *[other] { " " }(if there is none, towards { $otherwise })
    }{ $quiet ->
        [true] , without attention
       *[false] { "" }
    }{ $sight_cap_id ->
        [none] { "" }
       *[other] { $sight_cap ->
            [one] ; meanwhile enemies see at most { $sight_cap } space far
           *[other] ; meanwhile enemies see at most { $sight_cap } spaces far
        }
    }{ $free ->
        [true] , without interruption
       *[false] { "" }
    }
op-stalker-forward =
    { $who_id ->
        [self] go forward { $spaces }
       *[other] { $who } goes forward { $spaces }
    }{ $free ->
        [true] , without interruption
       *[false] { "" }
    }
op-stalker-retreat =
    { $who_id ->
        [self] retreat
       *[other] { $who } retreats
    }
op-stalker-look_around =
    { $who_id ->
        [self] look around
       *[other] { $who } looks around
    }
op-stalker-turn =
    { $who_id ->
        [self] turn by 90° clockwise
       *[other] { $who } turns by 90° clockwise
    }
op-stalker-push =
    { $away_id ->
        [none] { $who_id ->
            [self] you are pulled
           *[other] { $who } is pulled
        } { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        } towards { $toward }
       *[other] { $who_id ->
            [self] you are pushed
           *[other] { $who } is pushed
        } { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        } away from { $away }
    }
op-stalker-relocate =
    { $who_id ->
        [self] go at once to { $place }
       *[other] { $who } goes at once to { $place }
    }
op-stalker-attention =
    { $who_id ->
        [self] put your { $side } token on { $place }
       *[other] { $who } puts the { $side } token on { $place }
    }
op-stalker-reduce =
    { $who_id ->
        [self] reduce your attention
       *[other] { $who } reduces attention
    }
op-stalker-pull =
    { $n ->
        [one] each attention token that an enemy sees moves { $n } space towards its owner
       *[other] each attention token that an enemy sees moves { $n } spaces towards its owner
    }
op-stalker-shift =
    { $who_id ->
        [self] move your attention token to { $place } without turning it
       *[other] { $who } moves the attention token to { $place } without turning it
    }

# --- ops: attacks and dice ---

op-stalker-strike =
    { $n_id ->
        [none] { $who_id ->
            [self] the stars strike you
           *[other] the stars strike { $who }
        }
       *[other] { $who_id ->
            [self] { $n } ★ strike you
           *[other] { $n } ★ strike { $who }
        }
    }
op-stalker-wound =
    { $who_id ->
        [self] suffer a { $severity } wound
       *[other] { $who } suffers a { $severity } wound
    }
op-stalker-regain_ehp =
    { $who_id ->
        [self] regain { $n } HP
       *[other] { $who } regains { $n } HP
    }
op-stalker-attack =
    { $who_id ->
        [self] attack
       *[other] { $who } attacks
    }{ $changes_id ->
        [none] { "" }
       *[other] { " " }({ $changes })
    }
attack-change = { $colour } damage { $by }
attack-change-all = damage { $by }
op-stalker-use_special =
    { $who_id ->
        [self] use your special
       *[other] { $who } uses its special
    }
op-stalker-become_target =
    { $who_id ->
        [self] become the target instead
       *[other] { $who } becomes the target instead
    }
op-stalker-blast = the attack becomes a blast and hits every enemy on the target’s space
op-stalker-roll =
    roll { $n ->
        [one] { $n } gear die
       *[other] { $n } gear dice
    }{ $cubes ->
        [true] , 1 more for each cube on this card
       *[false] { "" }
    }{ $focus ->
        [true] { " " }(focus may reroll them)
       *[false] { "" }
    }
dice-sd =
    { $n ->
        [one] { $n } stalker die
       *[other] { $n } stalker dice
    }
dice-gd =
    { $n ->
        [one] { $n } gear die
       *[other] { $n } gear dice
    }
dice-ad = the anomaly die
op-stalker-reroll = reroll { $dice }
op-stalker-add_die = roll { $dice } more
op-stalker-add_star = +{ $n } ★
op-stalker-drop_dice = your dice do not count
op-stalker-halve_damage = halve the damage, rounded up
op-stalker-dmg = damage { $change }
op-stalker-cancel =
    { $what_id ->
        [control] ignore the control card
        [critical] ignore the critical injury
        [movement] the movement ends
       *[attack] the attack does not happen
    }
op-stalker-draw_control =
    { $who_id ->
        [self] draw 1 control card
       *[other] { $who } draws 1 control card
    }
op-stalker-special =
    { $name_id ->
        [traitor] attack another stalker within your weapon’s range with a single shot (if nobody is there, yourself); 1 ★ is 1 damage
       *[fetch] the dog runs to a loot stack within its movement, takes the top token and brings it towards you
    }

# --- ops: things on the map ---

op-stalker-pick =
    { $owner ->
        [lead] choose a space within range { $range } of the lead stalker
       *[other] choose a space within range { $range }
    }
op-stalker-look =
    { $most ->
        [all] look at the faces of { $tokens }
        [one] look at the face of { $tokens }
       *[some] look at the faces of up to { $tokens }
    }
op-stalker-resolve = resolve { $tokens }
op-stalker-put = put { $things } on { $place }
op-stalker-spawn =
    { $kind_id ->
        [same] { $n ->
            [one] 1 more enemy of this kind appears
           *[other] { $n } more enemies of this kind appear
        }
       *[other] { $n ->
            [one] { $enemies } appears
           *[other] { $enemies } appear
        }
    } on { $place }{ $else_activate ->
        [true] { " " }(if none is left, the closest one is activated)
       *[false] { "" }
    }
op-stalker-spawn_new = { $enemies } appears on { $place }, even if the mission has had none; if none is left, { $otherwise }
op-stalker-cover = all { $symbol } of { $who } count as covered until the end of the turn
op-stalker-surge =
    { $kind_id ->
        [none] roll the anomaly die for each anomaly: it activates with that symbol
       *[other] roll the anomaly die for { $kind }: it activates with that symbol
    }{ $symbol_only ->
        [true] , on the spaces with that symbol only
       *[false] { "" }
    }
op-stalker-find_artifact =
    search an anomaly { $range ->
        [0] on your space
       *[other] within range { $range }
    } for its artifact{ $choose ->
        [true] ; choose the symbol instead of rolling
       *[false] { $reroll ->
            [true] ; you may reroll the die once
           *[false] { "" }
        }
    }
op-stalker-grenade = a grenade lands on each space with a HIGH token where no human enemy is, but one is at range 1 or 2: { $n } damage to each stalker there, { $n } ★ against each enemy there
op-stalker-suppress = each stalker within range and sight of { $n } or more human enemies gains pinned
op-stalker-expose =
    { $who_id ->
        [self] gain exposed if a stalker sees you
       *[other] { $who } in sight of a stalker gains exposed
    }

# --- ops: cards and money ---

op-stalker-gain_card =
    { $who_id ->
        [self] gain 1 { $card }
       *[other] { $who } gains 1 { $card }
    }{ $choose ->
        [true] { " " }of your choice
       *[false] { "" }
    }{ $max ->
        [0] { "" }
       *[other] { " " }worth { $max } K at most
    }{ $magazines ->
        [0] { "" }
       *[other] { " " }with { $magazines } magazines that fit it
    }
op-stalker-discard_item = discard 1 { $type }
op-stalker-money =
    { $n_sign ->
        [down] pay { $n_size } K
       *[up] gain { $n } K{ $per_stalker ->
            [0] { "" }
           *[other] { " " }and { $per_stalker } K for each stalker
        }
    }
op-stalker-buy = buy { $goods }, { $price }
op-stalker-sell = sell { $goods }, { $price }
op-stalker-trade = for { $fee } K swap { $things } for another of at most the same value
op-stalker-join = the companion comes along
op-stalker-take_contract = take this contract for the next mission
cardword-weapon =
    { $tier ->
        [0] weapon
       *[other] weapon of tier { $tier }
    }
cardword-armour =
    { $tier ->
        [0] armour
       *[other] armour of tier { $tier }
    }
cardword-attachment =
    { $type ->
        [armour] armour attachment
        [weapon] weapon attachment
        [detector] detector
       *[any] attachment
    }{ $tier ->
        [0] { "" }
       *[other] { " " }of tier { $tier }
    }
cardword-item =
    { $type ->
        [food] food item
        [medicine] medicine item
        [grenade] grenade
        [device] device
       *[any] item
    }
cardword-artifact =
    { $type ->
        [chemical] chemical artifact
        [electric] electric artifact
        [fire] fire artifact
        [gravitational] gravitational artifact
       *[any] artifact
    }
goods-equipment = equipment
goods-weapon = weapons
goods-armour = armour
goods-attachment = attachments
goods-weapon_attachment = weapon attachments
goods-armour_attachment = armour attachments
goods-detector = detectors
goods-container = artifact containers
goods-echo_detector = Echo Detectors
goods-artifact = artifacts
goods-item = items
goods-food = food
goods-medicine = medicine
goods-grenade = grenades
goods-device = devices
goods-magazine = magazines
goods-of-tier = { $goods } of tier { $tier }
price-value = at value
price-double = at double value
price-half = at half value
price-quarter = at a quarter of the value
price-fixed = { $price } K each
price-sum = { $price } K

# --- ops: the campaign ---

op-stalker-sticker = “{ $place }” is on the zone map from now on
op-stalker-cross_out = cross out “{ $place }” on the zone map
op-stalker-gain_contact = gain the contact “{ $contact }”
op-stalker-lose_contact = lose the contact “{ $contact }”
op-stalker-late =
    { $n_sign ->
        [down] remove { $n_size ->
            [one] 1 LATE mark
           *[other] { $n_size } LATE marks
        } from story { $story }
       *[up] put { $n ->
            [one] 1 LATE mark
           *[other] { $n } LATE marks
        } on story { $story }
    }
op-stalker-box_event = “{ $event }” joins the random events of this campaign
op-stalker-gain_magazines =
    { $kind_id ->
        [each] gain { $n ->
            [one] 1 magazine of each kind
           *[other] { $n } magazines of each kind
        }
       *[other] gain { $things }
    }
op-stalker-hand_in = give away { $things }
given-food =
    { $n ->
        [one] 1 food item
       *[other] { $n } food items
    }
given-medicine =
    { $n ->
        [one] 1 medicine item
       *[other] { $n } medicine items
    }
given-weapon =
    { $n ->
        [one] 1 weapon
       *[other] { $n } weapons
    }
given-attachment =
    { $n ->
        [one] 1 attachment
       *[other] { $n } attachments
    }
given-card =
    { $n ->
        [one] 1 card ({ $goods })
       *[other] { $n } cards ({ $goods })
    }
op-stalker-lose_card = a random card of the stash is lost
op-stalker-pay_per_mission = gain { $n } K for each mission that you have won, { $most } K at most
op-stalker-favour =
    { $missions ->
        [one] { $contact } comes along in the next mission for nothing
       *[other] { $contact } comes along in the next { $missions } missions for nothing
    }

# --- ops: steering ---

op-stalker-may = if you like: { $effect }
op-stalker-choose = choose one
op-stalker-if = if { $when }
    .otherwise = otherwise
    .otherwise_if = otherwise, if { $when }
op-stalker-ad = roll the anomaly die
op-stalker-each_does = { $who }: { $effect }
    .choose = { $who } chooses one
    .if = { $who }, if { $when }
op-stalker-lasts =
    { $until_id ->
        [turn] until the end of the turn
        [round] until the end of the round
       *[mission] until the end of the mission
    }: { $change }
op-stalker-next_mission =
    { $limit_id ->
        [none] in the next mission
       *[other] once in the next mission
    }{ $value_id ->
        [none] ,
       *[other] :
    } { $effect }
op-stalker-act =
    { $action_id ->
        [grenade] throw a grenade at once, for no action
       *[other] do { $action } at once, for no action
    }
op-stalker-next_free = your next { $action } this turn is free

# --- ops: mission cards ---

op-stalker-flip =
    { $card_id ->
        [none] { $to_id ->
            [none] turn this card over
           *[some] turn this card over to “{ $to }”
        }
       *[other] turn “{ $card }” over
    }
op-stalker-discard_card =
    { $card_id ->
        [none] discard this card
       *[other] discard “{ $card }”
    }
op-stalker-take_card =
    { $card_known ->
        [false] { $who_id ->
            [self] take card { $card_number }
           *[other] { $who } takes card { $card_number }
        }
       *[true] { $who_id ->
            [self] take “{ $card }”
           *[other] { $who } takes “{ $card }”
        }
    }
op-stalker-lay_card = lay “{ $card }” on { $place }
op-stalker-add_cubes =
    { $n_sign ->
        [down] take { $n_size ->
            [one] { $n_size } cube
           *[other] { $n_size } cubes
        } off { $card_id ->
            [none] this card
           *[other] “{ $card }”
        }
       *[up] { $stars ->
            [true] for each ★ put 1 cube
           *[false] { $n ->
                [one] put 1 cube
               *[other] put { $n } cubes
            }
        } on { $card_id ->
            [none] this card
           *[other] “{ $card }”
        }
    }
op-stalker-mark_carrier = { $who } is marked “{ $card }”
op-stalker-remove_carrier = the enemy marked “{ $card }” on your space leaves the map
op-stalker-keep_one = one “{ $card }” stays, and you know which
op-stalker-remove_site = one “{ $card }” leaves the map
op-stalker-look_at_back = look at the back of one “{ $card }”
op-stalker-remember = -
op-stalker-marker =
    a neutral { $side } marker comes to { $place }{ $stays ->
        [true] { " " }and stays
       *[false] { "" }
    }
op-stalker-random_events =
    { $known ->
        [true] { $n ->
            [0] put no random event on the event deck
            [one] put { $n } random event on top of the event deck
           *[other] put { $n } random events on top of the event deck
        }
       *[false] put { $a } random events, less 1 for each stalker{ $least ->
            [0] { "" }
           *[other] , but at least { $least }
        }, on top of the event deck
    }
op-stalker-add_event = put “{ $event }” from the box on top of the event deck
op-stalker-bring_up_event = put “{ $event }” on top of the event deck, if it is still in it
op-stalker-take_event = resolve “{ $event }”
op-stalker-remove_event = “{ $event }” leaves the event deck
op-stalker-end_mission =
    { $result_id ->
        [victory] the mission is won
       *[defeat] the mission is lost
    }
op-stalker-remove_enemies =
    { $forever ->
        [true] { $who } leaves the map for good
       *[false] { $who } leaves the map
    }
op-stalker-empty_pool = no more enemies of this kind will come ({ $kind })
op-stalker-flood = the water rises: the next spaces are flooded, and each stalker there loses { $lose } HP and goes to the closest land
op-stalker-remove_anomaly = the anomaly is gone ({ $kind })
op-stalker-heat = { $space } has radiation { $rad }
op-stalker-remove_loot = all loot on { $place } is discarded
op-stalker-close_territory = the way in is closed: nobody enters again, and enemies in there leave
op-stalker-slow_movement =
    { $n ->
        [one] Movement goes at most { $n } space until the end
       *[other] Movement goes at most { $n } spaces until the end
    }

# --- conditions (SC-1.8) ---

cond-stalker-within =
    { $n ->
        [0] { $who } is on the same space
       *[other] { $who } is within range { $n }
    }
cond-stalker-beyond = { $who } is at range { $n } or more
cond-stalker-near = { $enemy } is within range { $n }
cond-stalker-unseen =
    { $who_id ->
        [self] no enemy sees you
       *[other] no enemy sees { $who }
    }
cond-stalker-unseen_by = { $who } does not see you
cond-stalker-is = { $who } is { $kinds }
cond-stalker-has = { $who } has { $token }
    .not = { $who } does not have { $token }
cond-stalker-has_magazine = { $who } has a magazine
cond-stalker-attack_type = the attack is { $types }
attack-a-quick = a quick shot
attack-a-single = a single shot
attack-a-aimed = an aimed shot
attack-a-burst = a burst
attack-a-full_auto = full auto
attack-a-volley = a volley
cond-stalker-attack_by =
    { $mode_id ->
        [charge] the attack is a charge
       *[ranged] the attack is ranged
    }
cond-stalker-from_range = the attack comes from range { $n } or more
cond-stalker-alone = no other stalker is within range { $n }
cond-stalker-stayed = you have not moved this turn
cond-stalker-moved_max =
    { $n ->
        [one] it moved at most { $n } space in this attack
       *[other] it moved at most { $n } spaces in this attack
    }
cond-stalker-lost_hp = the target lost HP
cond-stalker-same_space = you are on the space of { $who }
cond-stalker-blast_attack = the attack is a blast
cond-stalker-anomaly_type = the anomaly is { $type }
cond-stalker-unhurt = it was not hurt this round
cond-stalker-behind = the attacker is outside its sight
cond-stalker-kills_made =
    { $n ->
        [one] you killed at least { $n } { $kinds } enemy
       *[other] you killed at least { $n } { $kinds } enemies
    }
cond-stalker-rooms_entered = the team entered { $n } rooms
cond-stalker-artifacts_back =
    { $n ->
        [one] { $n } artifact comes home
       *[other] { $n } artifacts come home
    }
cond-stalker-side_up = “{ $side }” is face up
    .not = “{ $side }” is not face up
cond-stalker-version = the back of “{ $card }” is “{ $version }”
cond-stalker-holds =
    { $who_id ->
        [self] you hold “{ $card }”
        [here] somebody on your space holds “{ $card }”
       *[anybody] somebody holds “{ $card }”
    }
    .not =
        { $who_id ->
            [self] you do not hold “{ $card }”
            [here] nobody on your space holds “{ $card }”
           *[anybody] nobody holds “{ $card }”
        }
cond-stalker-in_deck = “{ $card }” has not been found yet
    .not = “{ $card }” has been found
cond-stalker-cubes =
    { $n } or more cubes lie on { $card_id ->
        [none] this card
       *[other] “{ $card }”
    }
    .not =
        { $n ->
            [one] no cube lies
           *[other] fewer than { $n } cubes lie
        } on { $card_id ->
            [none] this card
           *[other] “{ $card }”
        }
cond-stalker-on_spaces =
    { $all ->
        [true] every stalker is at { $spaces }
       *[false] you are at { $spaces }
    }
    .not =
        { $all ->
            [true] not every stalker is at { $spaces }
           *[false] you are not at { $spaces }
        }
cond-stalker-there =
    { $what_id ->
        [stalker] a stalker is at { $spaces }
       *[attention] an attention token lies at { $spaces }
    }
    .not =
        { $what_id ->
            [stalker] no stalker is at { $spaces }
           *[attention] no attention token lies at { $spaces }
        }
cond-stalker-enemies_on_map =
    { $n ->
        [1] { $enemy } is on the map
       *[other] at least { $n } { $kinds } enemies are on the map
    }
cond-stalker-others_here =
    { $n ->
        [one] another stalker is on your space
       *[other] { $n } other stalkers are on your space
    }
cond-stalker-looked_in = you looked in from outside
cond-stalker-stars = you rolled { $n } ★ or more
cond-stalker-seen_by = { $enemy } sees you
cond-stalker-outdoors = you are outdoors
    .not = you are indoors
cond-stalker-carrier_here = the enemy marked “{ $card }” is on your space
cond-stalker-team_of = there are { $n } or more stalkers
    .not =
        { $n ->
            [2] you play alone
           *[other] there are fewer than { $n } stalkers
        }
cond-stalker-quiet = no round has ended on alarm and no HIGH token is on the map
    .not = a round has ended on alarm or a HIGH token is on the map
cond-stalker-place_open = “{ $place }” is open on the zone map
    .not = “{ $place }” is not open on the zone map
cond-stalker-crossed_out = “{ $place }” is crossed out on the zone map
    .not = “{ $place }” is not crossed out on the zone map
cond-stalker-favour = { $contact } comes along for nothing
    .not = { $contact } wants to be paid
cond-stalker-any = either { $of }

# --- when (SC-1.6) ---

head-sa = 1 action
head-fa = Free
limit-turn = once per turn
limit-round = once per round
limit-mission = once per mission
limit-visit = once per visit
limit-game = once per mission for the whole team
head-pay = cost: { $pay }
when-mission-start = At the start of the mission
when-turn-end = At the end of your turn
when-attack-rolled = After an attack roll of yours
when-attack-resolved = After an attack of yours
when-kill = When you kill an enemy
when-attacked = When an enemy attacks you
when-ally-attacked = When an enemy attacks another stalker
when-defence-dice = Before your defence roll
when-defence-rolled = After your defence roll
when-attack-before = When it attacks
when-attack-done = After its attack
when-critical = When you would suffer a critical injury
when-anomaly-rolled = After an activation roll for your movement
when-detector-rolled = After your detector roll
when-control-drawn = When you draw a control card
when-space-enter = When an enemy enters the trap’s space
when-companion-act = After your second turn and the companion’s movement
when-mission-success = When the mission is won
when-ez-radiation = After radiation in the enemies & Zone phase
when-round-end = At the end of the round
when-death = When it dies
rule-may = { $when }, if you like
rule-mask =
    { $masks ->
        [one] { $masks } mask, { $trait }
       *[other] { $masks } masks, { $trait }
    }
rule-point = { $number }. { $text }
rule-zone = Enemies & Zone phase only: { $text }
rule-section-low = LOW on the map: { $text }
rule-section-none = No token on the map: { $text }
rule-section-always = Always: { $text }
rule-stalkers = Stalkers: { $text }
rule-enemies = Enemies: { $text }
rule-targets-t1 = Hits whoever set it off and everybody on spaces with the rolled symbol.
rule-targets-t2 = Hits everybody on its spaces.
rule-instant = Now: { $text }
rule-round-end = End of the round: { $text }
rule-special = { $special }: { $text }
rule-resist = Resist: { $text }
rule-yields = Or: { $text }
rule-ability = { $ability }: { $text }
rule-attack = { $attack }: { $text }
rule-action = { $action }: { $text }
rule-trigger-enter = When a stalker enters: { $text }
rule-trigger-round_end = End of the round: { $text }
rule-trigger-enemy_dies =
    { $enemy_id ->
        [none] When an enemy dies
       *[other] When { $enemy } dies
    }: { $text }
rule-trigger-turn_end = End of the holder’s turn: { $text }
rule-trigger-action_end = End of an action: { $text }
rule-trigger-standard =
    After a standard action at { $spaces }{ $spared_id ->
        [none] { "" }
       *[other] { " " }(not after Careful Movement or Prepare)
    }: { $text }
rule-trigger-move_ends = When somebody ends a movement at { $spaces }: { $text }
rule-trigger-attention = When an attention token comes to lie at { $spaces }: { $text }
rule-trigger-carrier_dies = When the enemy that this card woke dies: { $text }
rule-tile-dark = It is dark here: nobody sees or shoots farther than 1 space.
rule-tile-still = The air is still: whoever is here at the end of the round skips exposure, dosage reduction and base dosage.
rule-building = Entering turns this card over; so does looking in through a window.
rule-nothing = It has no effect of its own.
rule-slows =
    { $n ->
        [one] Whoever holds it moves at most { $n } space with Movement.
       *[other] Whoever holds it moves at most { $n } spaces with Movement.
    }
rule-needs =
    with { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } on it this card is { $back_id ->
        [none] discarded
       *[some] turned over
    }

# --- values (SC-1.7): what changes; the change follows ---

mod-per-gap = { $change } for each space between it and the target
mod-per-moved = { $change } for each space it moved
value-attack-sd =
    { $n ->
        [one] { $by } stalker die in weapon attacks
       *[other] { $by } stalker dice in weapon attacks
    }
value-attack-gd =
    { $n ->
        [one] { $by } gear die in weapon attacks
       *[other] { $by } gear dice in weapon attacks
    }
value-attack-stars = { $by } ★ in weapon attacks
value-attack-masks =
    { $n ->
        [one] { $by } mask in weapon attacks
       *[other] { $by } masks in weapon attacks
    }
value-incoming-stars = { $by } ★ in attacks against it
value-weapon-max_range = maximum range { $by }
value-weapon-accurate_max = upper end of the accurate range { $by }
value-weapon-ammo = ammo capacity { $by }
value-knife-gd =
    { $n ->
        [one] { $by } gear die with Knife
       *[other] { $by } gear dice with Knife
    }
value-knife-range = range of Knife { $by }
value-grenade-gd =
    { $n ->
        [one] { $by } gear die with grenades
       *[other] { $by } gear dice with grenades
    }
value-grenade-range = range of grenades { $by }
value-defence-gd =
    { $n ->
        [one] { $by } gear die in defence rolls
       *[other] { $by } gear dice in defence rolls
    }
value-defence-stars = { $by } ★ in defence rolls
value-move-max =
    { $n ->
        [one] { $by } space with Movement
       *[other] { $by } spaces with Movement
    }
value-careful-max =
    { $n ->
        [one] { $by } space with Careful Movement
       *[other] { $by } spaces with Careful Movement
    }
value-backpack =
    { $n ->
        [one] { $by } place in the backpack
       *[other] { $by } places in the backpack
    }
value-map_radiation = map radiation { $by }
value-container = reduction of the base dosage { $by }
    .least = it takes at least { $to } off the base dosage
value-base_dosage = base dosage { $by }
value-exposure-gd =
    { $n ->
        [one] { $by } gear die in radiation exposure rolls
       *[other] { $by } gear dice in radiation exposure rolls
    }
value-anomaly-loss = HP loss and damage by anomalies { $by }
value-control-loss = HP loss by control cards { $by }
value-heal-item =
    { $n_sign ->
        [down] your food and medicine heal { $n } HP less
       *[up] your food and medicine heal { $n } HP more
    }
value-prepare-bolts =
    { $n ->
        [one] { $by } bolt with Prepare
       *[other] { $by } bolts with Prepare
    }
value-artifact-draw =
    { $n ->
        [one] { $by } artifact card drawn with Pick Up (keep 1)
       *[other] { $by } artifact cards drawn with Pick Up (keep 1)
    }
value-dmg = damage { $by }
value-enemy-dmg = damage of enemy attacks { $by }
value-enemy-mv = movement of enemies { $by }
value-enemy-sight_front = front sight of enemies { $by }
value-mission-bolts =
    { $n ->
        [one] { $by } bolt at the start of the mission
       *[other] { $by } bolts at the start of the mission
    }

# --- lasting qualities (SC-1.8) ---

flag-area = hits everybody on the target’s space
flag-leap = a charge lands on or next to the target’s space, across anything
flag-ignores-anomaly = is not affected by anomalies
    .you = anomalies do not affect you
flag-ignores-cover = ignores cover
flag-ignores-no_visibility = sees through no-visibility tokens
flag-immune-pinned = cannot be pinned by others
flag-immune-push = cannot be pushed by others
flag-immune-both = cannot be pinned or pushed by others
flag-symbols_ignored-P1 = P1 never activates an anomaly for you
flag-symbols_ignored-P2 = P2 never activates an anomaly for you
symbols-ignored = { $symbols } never activate an anomaly for you
flag-passes-impassable = you cross impassable edges
flag-stand_up_free = Stand up is free
flag-no_careful = no Careful Movement
flag-swap_free = once per turn, free: exchange your weapon with one in the backpack
flag-moving = moves at the end of each round
flag-yields = yields an artifact
flag-no_artifact = yields no artifact

# --- weapon attacks (SC-1.9) ---

printed-attack =
    { $attack } ({ $price }): { $ammo } ammo, +{ $gear } gear { $gear ->
        [one] die
       *[other] dice
    }{ $notes_id ->
        [none] { "" }
       *[some] , { $notes }
    }
printed-attack-empties = { $attack } ({ $price }): 1 to 3 ammo, +2 gear dice for each
note-low = LOW attention
note-pick = choose the body part
note-split = may be split
note-blast = blast
note-min = minimum range { $n }
note-masks =
    { $n ->
        [one] +{ $n } mask
       *[other] +{ $n } masks
    }
note-once = once per turn
note-stayed = only if you have not moved this turn
