# Questions to the leader, labels of options, and what to know before choosing.

# The Day
ask-twom-action-stage-assign = Action stage { $stage }: what does each of us do?
    .idle = Nobody has an action left for stage { $stage }. A meal or a card could still give one.
    .clear = Take back: { $person }, { $now }
    .commit = Do it
ask-twom-action-stage-choose-space = Where in the house?
option-twom-assign =
    { $person }: { $action }{ $costs ->
        [some] {" "}({ $cost })
       *[none] {""}
    }
act-search = search the house
act-outside = go outside
act-clear =
    { $card_id ->
        [closed_door] pick the lock: { $card } ({ $space })
        [bars] saw through: { $card } ({ $space })
       *[other] clear: { $card } ({ $space })
    }
act-board = board up: { $space }
act-build =
    build: { $fitting }{ $placed ->
        [there] , { $space }
       *[none] {""}
    }
act-move =
    move: { $fitting }{ $placed ->
        [there] , { $space }
       *[none] {""}
    }
act-dismantle = take apart: { $fitting }
act-use = { $fitting }: { $label }
act-trait = { $label }: { $person }
option-twom-space = { $space }
option-twom-cancel = Not after all
option-twom-commit = Settle it
option-twom-done = Done

# Dusk
ask-twom-dusk-phase-drink = Who drinks? Everybody should have 1 water. In store: { $stock }.
    .done = No more water tonight
ask-twom-dusk-phase-eat = Who eats what? In store: { $stock }.
    .done = No more food tonight
ask-twom-dusk-phase-indulge = Something against the long evening?
option-twom-drink = { $person } drinks (1 water)
option-twom-eat = { $person }: { $token }
option-twom-feed = For the child with { $person }: { $token }
option-twom-habit = { $person } has a habit to keep

# Evening
ask-twom-evening-phase-assign = Who sleeps, who guards, who goes out? Beds: { $beds }.
    .clear = Take back: { $person }, { $now }
    .commit = So be it
ask-twom-evening-phase-settle-in = The night comes. Anything by candle light?
option-twom-task = { $person }: { $task }
option-twom-leave_unguarded = Leave the house unguarded
option-twom-go_on = Go on

# Scavenging
ask-twom-scavenging-phase-choose = Where do they go?
ask-twom-pack-choose = What do they take along? Weight { $weight } of { $limit }.
    .done = Set out
ask-twom-exploration-choose = Go on? Cards left: { $left }, noise { $noise }.
ask-twom-choose-findings-choose = What do they carry home? Weight { $weight } of { $limit }.
    .done = Go home with this
ask-twom-choose-option-choose = { $card }: what do we do?
ask-twom-encounter-choose = { $card }: what do we do?
ask-twom-encounter-hide = { $card }: do we use the Hiding place?
    .leave = Leave
ask-twom-look-at-unknown-choose = Which of these cards do you return?
ask-twom-scout-locations-choose = Which place comes to Far?
ask-twom-scout-locations-order = Which card goes on top of the deck next?
ask-twom-choose-idea-choose = Which idea do we work out?
ask-twom-take-rows-choose = What do we take?
option-twom-go = { $slot }: { $location }
option-twom-take = Take: { $token }
option-twom-back = Leave at home: { $token }
option-twom-next = Look further (next card)
option-twom-stop = Turn back
option-twom-carry = Carry: { $token }
option-twom-drop = Leave behind: { $token }
option-twom-meet = Stay where we are
option-twom-hide = Hide until they have gone (uses the Hiding place)
option-twom-ambush = Strike first from the Hiding place
option-twom-leave = Leave
option-twom-card = { $card }
option-twom-far = { $location }
option-twom-top = { $location }
option-twom-idea = { $fitting }
option-twom-row = { $row }: { $goods }

# Trade
ask-twom-trade-pay = Pay the commission: { $commission } left. Overpayment is lost.
ask-twom-trade-exchange = Given: { $given }. Taken: { $taken }. In hand: { $credit }.
    .take = Take: { $token }
    .done = Shake on it
option-twom-pay = Pay with: { $token }
option-twom-decline = No, thank you
option-twom-give = Give: { $token }

# Fights and the night
ask-twom-arm-choose = Who takes which weapon?
    .done = As armed as we are
ask-twom-combat-choose = Stand or run?
ask-twom-volley-choose-victim = Whom does it kill?
ask-twom-volley-deal = Who takes the next wound? To deal: { $dealt }, to suffer: { $suffered }.
ask-twom-spare-enemies-choose = Which enemy do we outrun?
ask-twom-attack-aim = { $who }: how many shots?
ask-twom-attack-decide = { $who }, { $weapon }: { $face }. Keep it? Rerolls left: { $rerolls }.
    .keep = Keep it
    .hit = It counts as 1 hit (trained)
ask-twom-enemy-attack-decide = { $who }, { $weapon }: script symbol. A miss, or fate?
ask-twom-draw-fate-name-runner = { $card }: which enemy runs away?
ask-twom-turn-die-choose = Turn the die to which face?
ask-twom-night-raid-phase-reduce =
    { $card }: Damage { $damage }, Wounds { $wounds }. { $reductions ->
        [one] There is { $reductions } reduction: does it go to Damage (1) or not (0)?
       *[other] Of { $reductions } reductions, how many go to Damage?
    } The rest goes to Wounds.
ask-twom-night-raid-phase-steal = { $card }: what do they take? { $left } more.
ask-twom-night-raid-phase-hurt = { $card }: which guard is hurt? { $wounds } more.
ask-twom-night-raid-phase-crime-wave = Crime wave: how many of the two new cards go to the night raids? The rest joins the residents.
option-twom-arm = { $person }: { $weapon }
option-twom-disarm = { $person }: put it back
option-twom-fight = Fight
option-twom-flee = Run (they strike our backs)
option-twom-kill = { $enemy }
option-twom-killed = { $person }
option-twom-hit = { $enemy }
option-twom-wound = { $person }
option-twom-enemy = { $enemy }
option-twom-shots =
    { $n ->
        [1] One shot (1 ammo)
       *[other] Two shots (2 ammo)
    }
option-twom-keep = Keep: { $card }
option-twom-reroll = Roll again (1 reroll)
option-twom-miss = A miss
option-twom-fate = Leave it to fate (no reroll after it)
option-twom-face = { $face }
option-twom-steal = { $token }

# Dawn
ask-twom-dawn-phase-treat =
    { $helps ->
        [some] Who gets medicine? It works when fate is drawn. In store: { $stock }.
       *[none] No medicine that would help now. Fate comes next.
    }
    .done = On to fate
ask-twom-dawn-phase-drink-before = A drink before the day begins?
    .done = No drinks
ask-twom-dawn-phase-drink-after = A drink after all that?
    .done = No drinks
ask-twom-dawn-phase-keep = Which of these do we keep for a bad hour?
ask-twom-dawn-phase-close-the-day = The day is over.
option-twom-place = { $person }: { $token }
option-twom-pour = { $person }: { $token }
option-twom-next_day = The next day

# People and things
ask-twom-joining-choose = { $person } asks to stay.
option-twom-accept = Let { $person } in
option-twom-refuse = Turn { $person } away
ask-twom-choose-person-name = { $why }: who?
    .change =
        { $why }: { $state } { $by_sign ->
            [down] −{ $by_size }
           *[up] +{ $by_size }
        } for whom?
ask-twom-change-some-name =
    { $why }: { $state } { $by_sign ->
        [down] −{ $by_size }
       *[up] +{ $by_size }
    } for whom? { $left } more.
ask-twom-script-test-pick = Who tries it? (prowess test)
ask-twom-lose-some-pick = What do we give up? { $left } more.
ask-twom-pay-most-valuable-pick = The most valuable first: which? { $left } more.
ask-twom-departure-pick = { $person } takes something along: what? { $left } more.
ask-twom-lose-board-choose = Which hole lost its boards?
option-twom-person = { $person }
option-twom-token = { $token }
because-sprinter = Sprinter
because-fate = Fate
because-prowess = Prowess test

# Scripts and windows
ask-twom-turn-page-read-on = Read on.
option-twom-read_on = Turn the page
ask-twom-script-choice-choose = What do we do?
ask-twom-window-offer = Now, { $moment }: use something?
    .decline = Go on
option-twom-answer = Use: { $source }
option-twom-play = Play: { $card }
option-twom-eat_now = { $person } eats now: { $token }
option-twom-pour_now = { $person } drinks now: { $token }
option-twom-treat_now = { $person } takes: { $token }

# What to know before choosing
card-told = { $title }. { $text }
detail-change = { $state } { $now } → { $then }
detail-state = { $state } { $level }
detail-cost = costs { $goods }
detail-value = value { $n }
detail-weight = weight { $n }
detail-have = there: { $n }
detail-fits = room for { $n }
detail-packed = packed: { $n }
detail-cards = { $n } cards
detail-visits =
    { $n ->
        [0] not been there yet
        [one] been there once
        [2] been there twice
       *[other] been there { $n } times
    }
detail-noise = at noise { $noise } a noise roll is an encounter in { $odds }%
detail-enemy = { $weapon }, Prowess { $prowess }, wounds { $wounds } of 3
detail-weapon =
    { $hits } hits expected, any hit { $any }%{ $kills ->
        [some] , kill { $kill }%
       *[none] {""}
    }
detail-fight = next round about { $ours } wounds dealt, { $theirs } suffered
detail-flee =
    { $hits ->
        [one] about { $hits } wound
       *[other] about { $hits } wounds
    }
detail-reroll = better in { $odds }%
detail-fate = the colour matches in { $odds }%
detail-prowess = Prowess { $n }
detail-search = 1–4 nothing, 5–7 wood, 8–9 components, 10 Junk row
detail-outside = on 1 a sniper hits (Wounds +2); then a visitor
detail-board = opens the way and takes 1 off every raid
detail-tool-shovel = shovel or a second person
detail-tool-lockpick = lockpick, used up when it opens
detail-tool-saw = saw
detail-dependant = with a child: 1 more food each Dusk
detail-thirst = without water: { $people } (roll: Hunger +1 or Misery +1)
detail-hunger = without food: { $people } (Hunger +1)
detail-lacking = then not enough: { $left } left for { $n }
detail-no-meal = not a meal: at dusk still without food
detail-credit-lost =
    { $n ->
        [0] even
       *[other] { $n } lost, no change is given
    }
detail-unguarded = this loses the campaign
detail-idle = nothing to do: { $people }

# The terminal
title-twom = This War of Mine
bar-day = day { $day }
bar-stage = stage { $stage }
bar-cold = Cold { $n }
bar-noise = noise { $n }
bar-storage = Storage: { $goods }
bar-findings = Findings Pile ({ $weight } of { $limit }): { $goods }
bar-tonight = Tonight: water { $water } of { $thirsty }, food { $food } of { $hungry }, fuel { $fuel } for Cold { $cold }
bar-goal =
    { $met ->
        [true] Objective met
       *[other] Objective
    }: { $goal } ({ $rules })
bar-place = { $slot }: { $location }. { $rules }
bar-hand = In hand: { $card }. { $rules }
bar-person =
    { $person }: { $states }; actions { $actions }{ $task_id ->
        [none] {""}
       *[other] {" "}· { $task }
    }{ $weapon_id ->
        [none] {""}
       *[other] {" "}· { $weapon }
    }
bar-well = well
bar-space =
    { $space }: { $what }{ $near ->
        [true] {""}
       *[other] {" "}(out of reach)
    }
space-hole = hole
space-boarded = boarded
space-guard = guard
space-sleep = floor
space-search = search
space-free = free
end-figures = Days: { $days }. Answers: { $answers }.
help-inspect = i N: the card behind option N. i NAME: any person, fitting, thing or place by the beginning of its name.
help-view-b = b: all of us and every room of the house.
help-view-m = m: the objective and the places to go to.
help-signs = On the plan each room shows what lies in it; free rooms can be built in, holes let the cold and others in.
help-odds = 60% is the chance that it works, as it stands. It is exact.
plan-others = { $first } to { $last }: { $name }

# What a bot that leads is up to, in its own words.
aim-twom-to-feed = “Food comes first: whoever can be spared goes to the door, and tonight we look for some.”
aim-twom-to-heal = “There is no bandage left. We look for one.”
aim-twom-to-warm = “It is cold and the wood is nearly gone. We see to the fire.”
aim-twom-to-fortify = “Nothing is pressing today. We make the house ready for the nights.”
aim-twom-to-watch = “Somebody keeps watch at the door, the worst off sleep.”
aim-twom-to-trade = “Out there we look for food, and have goods to give for it: { $location }.”
aim-twom-to-scavenge = “We look around until it gets too loud: { $location }.”
