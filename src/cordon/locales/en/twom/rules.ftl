# Patterns for rules text that is made from the cards' instructions.
who-all = everybody
who-present = everybody present
who-guards = every guard
who-host = whoever went outside
who-random = one person by lot
who-leader_choice = one person of your choice
who-lowest_prowess = the person with the lowest Prowess
who-highest_prowess = the person with the highest Prowess
who-self = this person
who-other = another person of your choice
clause-then = { $a }, then { $b }
clause-next = { $a }; { $b }
op-twom-gain = gain { $goods }
op-twom-lose =
    discard { $things }{ $min_value ->
        [0] {""}
       *[other] {" "}of value { $min_value } or more
    }
op-twom-stolen = { $things } of the highest value go
op-twom-pay_best =
    { $half ->
        [true] discard the more valuable half of your tokens
       *[other] discard your { $n } most valuable tokens
    }
op-twom-trade = you may trade for { $offer } (commission { $commission })
op-twom-pick = -
op-twom-state =
    { $who }{ $only ->
        [some] {" "}with { $state } { $most ->
            [0] 0
           *[other] { $most } or less
        }
       *[all] {""}
    }: { $state } { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-roll_state =
    BLACK for { $who }: on { $first }–{ $last } { $state } { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-empathy = empathy test ({ $n }): { $who }
op-twom-join =
    somebody wants to join (Hunger { $hunger }{ $dependant ->
        [true] , with a child who needs 1 food each Dusk
       *[other] {""}
    }){ $refused_id ->
        [some] ; if you refuse: { $refused }
       *[none] {""}
    }
op-twom-leave = { $who }: leaves the group
op-twom-die = { $who }: dies
op-twom-missing = { $who }: does not come back
op-twom-come_back = { $who }: comes back
op-twom-dependant =
    { $who }: { $ends ->
        [true] no longer has a child to feed
       *[other] has a child who needs 1 food each Dusk
    }
op-twom-billet =
    { $days ->
        [0] the soldier moves out
        [one] a soldier lives here for { $days } day; he eats 1 food each Dusk and reduces Damage or Wounds of each raid by 1
       *[other] a soldier lives here for { $days } days; he eats 1 food each Dusk and reduces Damage or Wounds of each raid by 1
    }
op-twom-deed = -
op-twom-give_up_actions = { $who }: no more actions today
op-twom-noise =
    { $to ->
        [0] noise { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
       *[other] set noise to { $to }
    }
op-twom-noise_roll = noise roll
op-twom-return_cards =
    return { $n } exploration { $n ->
        [one] card
       *[other] cards
    }
op-twom-row =
    { $row_id ->
        [any] take any row
       *[other] take the { $row }
    }{ $n ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $n } times
    }
op-twom-pick_lock = roll BLACK: on 1–3 nothing, otherwise discard the lockpick, then { $then }
op-twom-story = read the script of this place
op-twom-keep_hiding = keep it (at most one): at an encounter it hides you or lets you strike first
op-twom-fight =
    fight: { $enemies }; { $spoils_id ->
        [none] no spoils
       *[some] spoils: { $spoils }
    }
op-twom-note = -
op-twom-look =
    { $at ->
        [events] look at the top event card
       *[unknown] look at the top { $n } cards of Unknown and return any of them
    }
op-twom-scout_locations = look at the top { $n } location cards, put one on Far, the rest back in any order
op-twom-cold =
    Cold { $by_sign ->
        [down] −
       *[up] +
    }{ $by_size }
op-twom-idea =
    { $choose ->
        [true] any one idea can be built from now on
       *[other] one idea by lot can be built from now on
    }
op-twom-lose_board = discard 1 board-up token of your choice; if there is none: { $otherwise }
op-twom-mark =
    { $name_id ->
        [raid_damage] tonight’s raid: Damage +{ $by }
        [raid_wounds] tonight’s raid: Wounds +{ $by }
        [raid_reduction] reduce Damage and Wounds by { $by } in total
        [noise_start] tonight noise starts { $by } higher
        [no_outside] nobody can go outside today
        [no_rain] the Rain collector gives nothing this Morning
        [no_sniper] no sniper at the next Outside action
       *[other] commission 0
    }
op-twom-set_trap = the result comes in the Morning
op-twom-check_trap = BLACK: on { $from } or more +1 raw food; with bait on { $baited } or more +1, on { $two } or more +2
op-twom-water_box = add 1 growth marker
op-twom-harvest = gain { $goods }
op-twom-turn_die = turn the die to any face
op-twom-night_action = one sleeping person does one Day action now
op-twom-extra_action = one person has one more action in stage 3
op-twom-flag = -
op-twom-schedule = this comes back to you
op-twom-epilogue = -
op-twom-game_over = the campaign is lost
op-twom-when = { $conditions }: { $then }
condition-has = with { $things }
    .not = without { $what }
condition-took_bandages = if bandages were taken
    .not = if no bandages were taken
condition-encounter = after an encounter
    .not = if there was no encounter
condition-no_rain = if the pipes are dry
    .not = unless an event forbids it
condition-prowess = unless whoever went outside has Prowess 2 or more
value-clears_alone = clears Rubble and Rubble remnants alone without a shovel
value-noise_ignored = a raise of noise is ignored
value-script_hits = the script symbol on own dice counts as 1 hit
value-opens_locks = opens locks without a roll and keeps the lockpick
value-backstab_spared = when the party flees, { $n } enemy of your choice does not strike
value-guard_fatigue = guard duty does not raise Fatigue
value-cooking_wood = cooking costs no wood
value-herbal_as_meds = herbal meds work as well as meds
value-fitting_wood = each fitting costs { $n } wood less
value-commission = the commission of a trade is { $n }
value-trap_roll = +{ $n } to trap rolls
value-raid_damage = every night raid starts with Damage −{ $n }
value-raid_rerolls = each guard has { $n } more reroll in night raids
value-morning_cold = every Morning card adds { $n } Cold less
value-noise_raise = { $card }: noise +{ $n } more
value-noise_lower = noise cannot be lowered
value-noise_rolls = every noise roll: roll once more and use the lower result
value-noise_after_encounter = after an encounter noise is set to { $n }
value-row_given = { $card } cards give nothing
value-row_draws = { $card }: draw one findings card more, keep one
value-card_ignored = ignore “{ $card }”
value-residents_fight = residents do not fight here; you may always leave
value-unknown_cards =
    Unknown gets { $n } more { $n ->
        [one] card
       *[other] cards
    }
value-carrying = carrying limit +{ $n }
moment-morning = in the Morning
moment-instead_of_row = instead of a { $card }
moment-after_row = with a { $card }
moment-before_card = before each { $card } card
moment-after_card = after each { $card } card
moment-after_door_opened = when a Closed door has been opened
moment-after_exploration = when the exploration ends
moment-instead_of_resident = when a residents card is drawn
    .instead = ignore it
moment-after_raid_drawn = when the night raid card has been drawn
moment-after_die_rolled = after the { $card } has been rolled
moment-instead_of_fate = when the fate card has been drawn
    .instead = put it back, shuffle, draw another
moment-before_trade = before a trade
when-any = at any time
when-shelter = in the Shelter
when-scavenging = while scavenging
when-evening = in the Evening
when-day = during the Day
when-instead_of_resident = when a residents card is drawn
when-after_raid_drawn = when the night raid card has been drawn
when-after_die_rolled = when one of us has rolled a combat die
when-instead_of_fate = when the fate card has been drawn
when-before_trade = before any trade
rules-when =
    { $when }: { $may ->
        [true] you may { $what }
       *[other] { $what }
    }
rules-once = once per scavenging phase: { $what }
rules-option = { $label } – { $effect }
rules-times = up to { $n } times
rules-trait = { $trait }. { $effect }
rules-no-red-bar = no special rule
rules-ends-the-war = the war is over
rules-nothing = nothing more happens
trait-action-limit = a Day action, once per Day
fitting-is-bed = one person sleeps in it: Fatigue becomes 0
fitting-replaces = built in place of: { $fitting }
fitting-beside = lies next to: { $fitting }
fitting-burns = a book may replace 1 wood
action-with-book = { $label } with a book
action-needs = needs { $goods }
action-cost = discard { $goods }
action-gain = gain { $goods }
action-limit-day = once per Day
action-limit-character = once per person and Day
event-cold = Cold { $n }
raid-rules = Damage { $damage }, Wounds { $wounds }. Taken first: { $first }.
findings-rows = Furniture: { $furniture }. Junk: { $junk }. Pantry: { $pantry }.
fate-illness = Illness: with meds { $meds }, with herbal meds { $herbal }, untreated { $untreated }
fate-wounds = Wounds: with bandages { $bandaged }, without { $unbandaged }
fate-bed = who slept in a bed gets better without medicine too
fate-cold-none = no cold check
fate-cold-check = cold check: on at most Cold, Illness +1
fate-cold-hard_check = hard cold check: on at most Cold + 2, Illness +1
fate-despair = despair: Misery +1 for everybody with Hunger 3, Illness 2 or Wounds 2 or more
fate-location = the location { $slot } is replaced
fate-lower = In a fight, { $die }: { $effect }.
fate-lower-inflict =
    the roller inflicts { $n } { $n ->
        [one] wound
       *[other] wounds
    }
fate-lower-suffer =
    the roller suffers { $n } { $n ->
        [one] wound
       *[other] wounds
    }
fate-lower-useless = the roller’s firearm is useless for the rest of the fight
fate-lower-apart = both sides back off, the fight ends
fate-lower-enemy_runs = one enemy of your choice runs away
who-some = up to { $n } people of your choice
limit-phase = once per scavenging phase
ready-trap = if it is set
ready-grown = with 2 growth markers
