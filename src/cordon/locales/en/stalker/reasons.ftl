# Why something is not possible in S.T.A.L.K.E.R.: the fact, in a sentence. The rule's id is added by whoever shows it.

reason-stalker-condition = Only if { $condition }.
reason-stalker-needs-side = “{ $side }” is not face up.
reason-stalker-needs-finding = You do not hold { $finding }.
reason-stalker-indoors = You are indoors.
reason-stalker-used-already =
    { $limit_id ->
        [turn] It was used this turn.
        [round] It was used this round.
        [mission] It was used in this mission.
        [visit] It was used on this visit.
       *[other] It was used already.
    }

# Actions
reason-stalker-no-slot = No action is left on this turn token.
reason-stalker-no-way = There is no way to move from here.
reason-stalker-too-loud = Your gear is too loud for Careful Movement.
reason-stalker-burdened = Your load is too heavy for that.
reason-stalker-seen = An enemy sees you.
reason-stalker-no-hidden-space = Every space next to you is seen, full or held by an enemy.
reason-stalker-high-on-map = Your HIGH token is on the map.
reason-stalker-lead-used = The lead stalker token was used this round.
reason-stalker-has-moved = You have moved this turn.
reason-stalker-forbidden = “{ $card }” forbids it now.
reason-stalker-no-attention = Your attention token is not on the map.
reason-stalker-no-loot-near = No loot lies within the dog’s movement.
reason-stalker-no-special-weapon = You carry no special-ammo weapon that is not full.
reason-stalker-no-wall-near = No wall is there.
reason-stalker-none-beside = Next to you there is no { $token }.
reason-stalker-none-in-reach =
    { $kind_id ->
        [stalker] No other stalker is in reach.
        [other_stalker] No other stalker is in reach.
        [companion] No companion is in reach.
        [anomaly] No anomaly is in reach.
        [anomaly_space] No anomaly space is in reach.
        [unknown] No unknown token is in reach.
        [unknown_stack] No unknown token is in reach.
        [loot] No loot is in reach.
        [space] No such space is in reach.
       *[other] No enemy is in reach.
    }
reason-stalker-nothing-carried = You carry no token.
reason-stalker-nothing-here = Nothing lies here that you could pick up.
reason-stalker-supply-empty =
    { $token_id ->
        [trap] No trap is left in the supply.
       *[other] No no-visibility token is left in the supply.
    }

# Weapons and ammo
reason-stalker-no-ammo = Not enough ammo in the weapon: reload first.
reason-stalker-full-weapon = The weapon is full.
reason-stalker-no-cubes = No cube is left for ammo.
reason-stalker-special-ammo = Magazines do not fit: it takes special ammo.
reason-stalker-no-magazine = No { $magazine } magazine in your pockets.
reason-stalker-no-target = No enemy is in range and in your line of sight.
reason-stalker-nobody-near = No enemy is within reach of the knife.
reason-stalker-no-die-to-reroll = There is no die that it could reroll.

# Tokens and goods
reason-stalker-no-bolt = You have no bolt.
reason-stalker-no-focus = You have no focus.
reason-stalker-no-pinned = There is no pinned token to discard.
reason-stalker-no-exposed = There is no exposed token to discard.
reason-stalker-no-cube = There is no cube to discard.
reason-stalker-no-item =
    { $type_id ->
        [food] No food in your backpack.
        [medicine] No medicine in your backpack.
        [grenade] No grenade in your backpack.
       *[other] No such item in your backpack ({ $type }).
    }
reason-stalker-needs-card = No such card in your backpack ({ $sort }).
reason-stalker-needs-token = You do not carry enough of this: { $token }.
reason-stalker-too-heavy = You cannot carry any more.
reason-stalker-no-money = It costs { $n } K, and the team has less.
reason-stalker-sold-out = Sold out.
reason-stalker-backpack-full = The backpack of { $person } is too full.
reason-stalker-nothing-to-hand-in = The stash has no such card.
reason-stalker-one-companion = Somebody comes along already.
reason-stalker-one-contract = You have taken a contract for the next mission already.
reason-stalker-slot-taken = An enemy stands there already.
reason-stalker-other-slot = These enemies have other places on this map.
reason-stalker-has-token =
    { $token_id ->
        [pinned] You are pinned already, so you cannot pay with it.
       *[exposed] You are exposed already, so you cannot pay with it.
    }

# Anomalies
reason-stalker-no-symbol-near = No uncovered anomaly symbol is within range 3.
reason-stalker-no-artifact-near = No anomaly with an artifact is in reach of the detector.
