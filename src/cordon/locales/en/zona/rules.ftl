# Rules text of Zona, generated from ops (what a card does) and uses (when it may be used).
# Clauses begin with a verb, in lower case, without a full stop: they stand alone or inside another clause.

# How clauses are put together
clause-then = { $a }, then { $b }
clause-in-any-case = { $a }; in any case, { $b }
clause-part = ({ $number }) { $text }
clause-next = { $a }; { $b }
clause-or = { $a }; or { $b }
clause-when = { $when }: { $what }

# --- ops ---

op-zona-test =
    test { $attribute } { $difficulty }{ $encounter_id ->
        [none] { "" }
       *[other] { " " }({ $encounter })
    }{ $success_id ->
        [none] { "" }
       *[some] : on success { $success }
    }{ $failure_id ->
        [none] { "" }
       *[some] { $success_id ->
            [none] : on failure { $failure }
           *[some] ; on failure { $failure }
        }
    }
op-zona-choose = choose one: { $options }
op-zona-may = you may { $effect }
op-zona-by_reputation =
    by reputation: good – { $good_id ->
        [none] nothing
       *[some] { $good }
    }; neutral – { $neutral_id ->
        [none] nothing
       *[some] { $neutral }
    }; bad – { $bad_id ->
        [none] nothing
       *[some] { $bad }
    }
op-zona-if_owned =
    if you own an item of the category { $category }: { $then_id ->
        [none] nothing
       *[some] { $then }
    }; otherwise { $otherwise_id ->
        [none] nothing
       *[some] { $otherwise }
    }
op-zona-damage =
    { $per_artifact_id ->
        [owned] take { $damage } for each artifact you own, this one included
        [packed] take { $damage } for each artifact in your backpack, this one included
       *[none] take { $damage }
    }
op-zona-fatigue =
    { $by_sign ->
        [down] lower fatigue by { $by_size }
       *[up] raise fatigue by { $by_size }
    }{ $per_artifact_id ->
        [owned] { " " }for each artifact you own, this one included
        [packed] { " " }for each artifact in your backpack, this one included
       *[none] { "" }
    }{ $overflows ->
        [true] { " " }(even past 5: each point above 5 deals 1 damage that cannot be cancelled)
       *[false] { "" }
    }
op-zona-set_fatigue = set fatigue to { $to } (this deals no damage)
op-zona-heal =
    { $injuries ->
        [one] heal { $injuries } injury
       *[other] heal { $injuries } injuries
    }
op-zona-heal_trauma = discard 1 trauma
op-zona-reputation =
    { $by_sign ->
        [down] worsen reputation
       *[up] improve reputation
    }
op-zona-pass_as_good = count as having good reputation until the end of this turn
op-zona-free_shortcuts = take no damage from shortcuts for the rest of this round
op-zona-gain =
    { $crowbar_bonus ->
        [0] gain { $rubles } ₽
       *[other] gain { $rubles } ₽, and { $crowbar_bonus } ₽ more if you own a Crowbar (it is not used)
    }
op-zona-pay = pay { $rubles } ₽
op-zona-lose = lose up to { $rubles } ₽
op-zona-take = take { $count_cards }
op-zona-draw_keep =
    { $deck_id ->
        [none] draw { $draw }, keep { $keep } and discard the rest
       *[other] draw { $draw_cards }, keep { $keep } and discard the rest
    }
op-zona-discard = discard { $things }
op-zona-discard_items = discard { $count } items, at least { $of_deck } of them { $deck }
op-zona-use_crowbar = use the Crowbar
op-zona-repair =
    { $tokens ->
        [one] repair { $tokens } damage token
       *[other] repair { $tokens } damage tokens
    }
op-zona-wear =
    { $tokens ->
        [one] damage { $tokens } item
       *[other] damage items { $tokens } times
    }
op-zona-deactivate =
    { $items ->
        [one] deactivate { $items } permanent item
       *[other] deactivate { $items } permanent items
    }
op-zona-buy =
    { $sells ->
        [true] you may buy and sell
       *[false] you may buy
    }
op-zona-sell = you may sell
op-zona-sell_for_more =
    { $once ->
        [true] sell 1
       *[false] sell any number of
    } { $trophies ->
        [true] { $once ->
            [true] trophy or artifact
           *[false] trophies and artifacts
        }
       *[false] { $once ->
            [true] artifact
           *[false] artifacts
        }
    } { $alike ->
        [true] for { $green } ₽ above the price
       *[false] above the price: green +{ $green } ₽, yellow +{ $yellow } ₽, other +{ $other } ₽
    }
op-zona-encounter =
    { $no_flight ->
        [true] draw 1 { $threat } token and resolve the encounter without fleeing
       *[false] draw 1 { $threat } token and resolve the encounter
    }
op-zona-put =
    { $area_id ->
        [none] put 1 { $threat } token into this area
       *[other] put 1 { $threat } token on { $area }
    }
op-zona-take_threat = take 1 { $threat } token and keep it as a trophy
op-zona-meet_one_of = draw and put here these tokens: { $threats }; choose 1 of them and resolve the encounter
op-zona-mark_meeting =
    { $mark_id ->
        [scanned] make the detection and confrontation tests with intellect until the encounter ends
        [weakened] weaken the threat until the encounter ends
       *[other] mark the encounter: { $mark }
    }
op-zona-end_turn = end your turn if it is your action-phase turn
op-zona-relocate =
    { $with_secrets ->
        [true] relocate to { $to } if you hold secrets of 2 different facilities
       *[false] relocate to { $to }
    }
op-zona-relocate_to_sector = relocate to any area of the { $sector }
op-zona-peek_news = look at the top card of the news deck
op-zona-proceed = go on to the next paragraph
op-zona-fail = fail the mission
op-zona-secret = discover the secret
op-zona-ending = win the game
op-zona-nothing = do nothing
op-zona-each =
    { $who_id ->
        [all] every scavenger
        [bunker] every scavenger in a bunker
        [open] every scavenger in open space
        [outside] every scavenger outside a bunker
       *[other] every scavenger ({ $who })
    }: { $effect }
op-zona-name_one = the Voice of the Zone names 1 scavenger: { $effect }
op-zona-voice_puts =
    { $areas ->
        [one] the Voice of the Zone puts 1 { $threat } token on 1 area of the { $sector }
       *[other] the Voice of the Zone puts 1 { $threat } token on each of { $areas } different areas of the { $sector }
    }
op-zona-renew_row = discard the { $row } of the market and refill it

# --- uses ---

use-zona-test = { $bonus }
use-zona-damage = cancel { $damage }
    .convert = change { $count } damage that you would take into another kind
    .negates = ignore the side effect of 1 artifact you use at the same moment
use-zona-negate = ignore the side effect of 1 artifact you use
use-zona-turn = { $effect }
use-zona-force = when you force a test: reroll { $dice }, instead of 1 die
use-zona-run = when you run to a bunker in an emission: raise fatigue by { $cost } instead of 2
use-zona-moment =
    { $may ->
        [true] you may { $effect }
       *[false] { $effect }
    }
use-zona-modify = { $change }
use-zona-again = use 1 of your deactivated permanent artifacts again, with its side effect

# Tests that a use helps in
tests-any = any
tests =
    { $stage ->
        [detection] { $every ->
            [true] detection test
           *[false] detection test made with { $attributes }
        }
        [confrontation] { $every ->
            [true] confrontation test
           *[false] confrontation test made with { $attributes }
        }
       *[any] { $attributes } test
    }{ $encounter ->
        [mutant] { " " }(mutant)
        [anomaly] { " " }(anomaly)
       *[any] { "" }
    }
bonus-plus = +{ $count }
bonus-cancel =
    { $count ->
        [one] cancel { $count } minus
       *[other] cancel up to { $count } minuses
    }
bonus-reroll =
    { $hazards ->
        [true] reroll { $count ->
            [one] { $count } die
           *[other] up to { $count } dice
        } showing hazard
       *[false] reroll { $count ->
            [one] { $count } die
           *[other] up to { $count } dice
        }
    }
force-dice =
    { $dice ->
        [one] { $dice } die
       *[other] up to { $dice } dice
    }
force-dice-by-trauma =
    up to { $dice } dice with { $span ->
        [one] exactly { $first } { $first ->
            [one] trauma
           *[other] traumas
        }
        [up] { $first } or more traumas
       *[some] { $first } to { $last } traumas
    }

# How often, where and when
limit-round = once per round
limit-turn = once per turn
at-place = at { $place }
at-bunker = in a bunker
own-turn = in your turn
own-turn-between = before or after one of your actions
moment-before_encounter = before an encounter
moment-instead_of_encounter = when a token is drawn or chosen for your encounter
    .instead = skip the encounter and discard the token, without loot
moment-before_detection = before detection
moment-after_failed_detection = if you fail detection
moment-after_flight = if you flee
moment-before_confrontation = before the confrontation
moment-after_failed_confrontation = if you fail the confrontation
moment-instead_of_threat_damage = when you fail detection or the confrontation
    .instead = take no damage for that failure
moment-after_beaten_mutant = when you beat a mutant
moment-instead_of_rest = when you take the Rest action, instead of lowering fatigue
    .instead = not lower fatigue
moment-instead_of_artifact = when you would take an artifact from a deck, instead of it
    .instead = take none
moment-after_junk = when an event, area or item makes you take junk, or draw and keep junk
moment-instead_of_shortcut = when you cross a shortcut
    .instead = take no damage from it
moment-instead_of_lock = when you open a facility
    .instead = ignore its lock requirement
moment-after_crossing = when you cross it with Move
moment-after_entry = when you enter it with Move, before any encounter
moment-after_turn = when your action-phase turn ends
condition-other_mutant_here = while another mutant token lies in this area
condition-spotted = if you passed detection
condition-missed = if you failed detection
condition-weakened = if the threat is weakened
condition-at_marker = at the news marker
condition-meets_mutant = in a mutant encounter
condition-unscanned_anomaly = in an anomaly encounter

# Values that change while something is in play
value-confrontation_difficulty =
    { $how ->
        [set] set the difficulty of the confrontation to { $to }
        [less] lower the difficulty of the confrontation by { $amount }
       *[more] raise the difficulty of the confrontation by { $amount }
    }
value-force_cost =
    { $how ->
        [set] raise fatigue by { $to } to force a test
        [less] raise fatigue by { $amount } less to force a test
       *[more] raise fatigue by { $amount } more to force a test
    }
value-rerolls_only_hazards = reroll only dice showing hazard
value-cannot_flee = you cannot flee
value-buy_price =
    { $how ->
        [set] pay { $to } ₽ for an item you buy
        [less] pay { $amount } ₽ less for an item you buy (minimum 100 ₽)
       *[more] pay { $amount } ₽ more for an item you buy
    }
value-heal_price =
    { $how ->
        [set] pay { $to } ₽ to heal 1 injury while camping
        [less] pay { $amount } ₽ less to heal 1 injury while camping
       *[more] pay { $amount } ₽ more to heal 1 injury while camping
    }
value-trophy_price =
    { $how ->
        [set] sell each trophy for { $to } ₽
        [less] sell each trophy for { $amount } ₽ less
       *[more] sell each trophy for { $amount } ₽ more
    }
value-sixth_slot = you have the 6th slot
value-impassable = you cannot cross it with Move
value-no_area_action = you cannot use the area action
value-lure = sell a trophy won there for 100 ₽ more

# Whole cards
rules-side-effect = Side effect: { $effect }.
rules-keeps-tokens = Damage tokens on this item can never be removed.
