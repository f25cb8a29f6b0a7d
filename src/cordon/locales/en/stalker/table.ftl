# What S.T.A.L.K.E.R. asks at the table, and how the answers are labelled.
# A question is ask-stalker-<kind>. Its attributes label the options that mean something special there;
# all other options have option-stalker-<verb>, with .bare for the verb without a thing.

# --- names ---

space-named = { $address } ({ $name })
entity-enemy = { $name } { $number }
face-blank = ·
source-radiation = radiation
source-map = map radiation
source-reduction = dosage reduction
facing-to-n = north
facing-to-e = east
facing-to-s = south
facing-to-w = west
severity-light = light
severity-heavy = heavy
side-low = LOW
side-high = HIGH
attack-knife = Knife

side-hidden = card { $number }
side-notary = the Notary

# --- getting ready ---

ask-stalker-match-choose-stalker = Choose your stalker.
option-stalker-stalker = { $stalker }
ask-stalker-match-choose-lead = Who is the lead stalker at first?
    .lead = { $person }
ask-stalker-shopping-choose = The shop: the team has { $money } K. What does { $seat } buy?
    .magazine = Buy a magazine ({ $magazine })
    .done = Done
ask-stalker-setting-off-choose = Before you set off: share out and put on what the team has. { $money } K are left.
    .done = Set off
    .shop = Back to the shop
    .install = Attach { $card } to { $host }
option-stalker-buy = Buy { $card }
option-stalker-done = Done

# --- the turn ---

ask-stalker-players-phase-begin-turn =
    { $injured ->
        [true] A critical injury costs a turn all but one of its actions. Which turn do you take?
       *[other] { $pass ->
            [true] Take a turn, or pass for now?
           *[other] Which of your turns do you take?
        }
    }
option-stalker-token =
    { $left ->
        [one] Take a turn ({ $left } action)
       *[other] Take a turn ({ $left } actions)
    }
option-stalker-pass = Pass { $card } to { $person }
    .bare = Pass for now
ask-stalker-turn-choose =
    { $left ->
        [0] No action left, at { $space }. End the turn, or do something free first?
        [one] 1 action left, at { $space }. What do you do?
       *[other] { $left } actions left, at { $space }. What do you do?
    }{ $cubes ->
        [0] { "" }
        [one] { " " }1 extra action lies ready.
       *[other] { " " }{ $cubes } extra actions lie ready.
    }
ask-stalker-act-at-once-choose = Do this at once, for no action?
label-priced = { $label } ({ $price })
price-action = 1 action
price-beside = { $action }; { $beside }
price-free = free
price-cube = extra action
price-card = free this time
price-focus = free, you have focus
option-stalker-move = Movement
option-stalker-careful = Careful Movement
option-stalker-prepare = Prepare: focus, bolt, exchange gear
option-stalker-reload = Reload { $card }: 1 { $magazine } magazine
option-stalker-pick_up =
    { $what ->
        [loot] Pick up loot
        [unique] Pick up unique loot
       *[artifact] Pick up the artifact
    }
option-stalker-decoy = Decoy: 1 bolt, LOW attention where it lands
option-stalker-bolt = Bolts & Nuts: 1 bolt covers an anomaly symbol
option-stalker-knife = Knife
option-stalker-stand_up = Stand up: discard pinned
option-stalker-lead =
    { $what ->
        [heal] Lead stalker token: heal 2 HP, hand it on
        [heal-alone] Lead stalker token: heal 2 HP
        [focus-alone] Lead stalker token: gain focus
       *[focus] Lead stalker token: gain focus, hand it on
    }
option-stalker-swap = Swap your weapon for { $card }
option-stalker-attack = { $attack }: { $ammo } ammo
    .empties = { $attack }: 1 to 3 ammo
option-stalker-use = { $source }
option-stalker-card = { $text }
label-card-at = { $card } at { $space }
option-stalker-end = End the turn

# --- moving ---

ask-stalker-stalker-move-choose =
    { $left ->
        [one] Where to? 1 step left.
       *[other] Where to? { $left } steps left.
    }
option-stalker-step = { $space }
option-stalker-stop = Stop here
ask-stalker-push-out-choose = The space is full. Whom do you push out?
ask-stalker-push-out-choose-place = Where do you push them?
ask-stalker-push-along-choose = Where is { $who } pushed?
ask-stalker-relocate-choose = { $who }: out of which portal?
ask-stalker-relocate-make-room = { $who } has no room there. On which space instead?
option-stalker-space = { $space }
ask-stalker-decoy-choose = Where does the bolt land? Your LOW token goes there.
ask-stalker-bolts-and-nuts-choose = Which anomaly symbol does the bolt cover?
option-stalker-symbol = { $symbol } at { $space } ({ $anomaly })
    .bare = { $symbol }

# --- prepare and equipment ---

ask-stalker-prepare-choose = Rearrange and exchange what you carry.
    .done = Done
    .equip = Equip { $card }
    .install = Attach { $card } to { $host }
option-stalker-equip = Equip { $card }
    .bare = Equip it
option-stalker-stow = Stow { $card }
option-stalker-remove = Detach { $card }
option-stalker-install = Attach it to { $host }
option-stalker-replace = Take off { $card } for it
option-stalker-give = Give { $card } to { $person }
option-stalker-hand = Give { $things } from { $giver } to { $person }
option-stalker-hand_token = Give from { $giver } to { $person }: { $token }
ask-stalker-exchange-agree = { $person } asks you: “{ $what }.” Do you agree?
    .install = Attach { $card } to { $host }
    .accept = Agree
    .decline = Decline
ask-stalker-acquire-choose = { $card } is yours. Where does it go?
ask-stalker-acquire-make-room = { $card } needs a slot. Which artifact makes room?
ask-stalker-acquire-make-slot = The slot for { $card } is taken. What makes room?
ask-stalker-acquire-attach = Attach something you own to { $card }?
    .install = Attach { $card } to { $host }
option-stalker-backpack = Into the backpack
ask-stalker-overflow-choose =
    { $over ->
        [one] The backpack is too full: discard 1 card.
       *[other] The backpack is too full: discard { $over } cards.
    }
    .card = Discard { $card }
ask-stalker-gain-card-pick = Which card do you take?
    .card = { $card }
ask-stalker-discard-item-of-choose = Which item do you discard?
    .card = Discard { $card }
ask-stalker-choose-magazines-choose = Which magazine do you take?
ask-stalker-discard-magazines-choose = Which magazine do you discard?
option-stalker-magazine = { $magazine }

# --- attacks ---

ask-stalker-weapon-attack-run-choose-target = { $attack }: at whom?
ask-stalker-weapon-attack-run-choose-ammo = How much ammo do you spend? 2 gear dice for each.
ask-stalker-weapon-attack-run-choose-part = Which body part?
    .part = { $part }
ask-stalker-weapon-attack-run-spend-masks =
    { $masks ->
        [one] { $stars } ★ and { $masks } mask. Spend it?
       *[other] { $stars } ★ and { $masks } masks. Spend them?
    }
option-stalker-mask =
    { $target_id ->
        [none] { $trait }: { $effect }
       *[other] { $trait }: { $effect } ({ $target })
    }
option-stalker-keep = Spend no more
ask-stalker-weapon-attack-run-share = { $stars } ★: all on { $target }, or split?
option-stalker-all = The rest on { $target }
option-stalker-share = A share for { $target }
ask-stalker-weapon-attack-run-share-amount = How many ★ for { $sharing }?
ask-stalker-knife-attack-choose-target = Knife: whom?
ask-stalker-knife-attack-choose-part = Which body part?
    .part = { $part }
option-stalker-target = { $target }
ask-stalker-rerolls-choose =
    { $moment_id ->
        [defence-rolled] Defence: { $dice } – { $stars } ★ against { $damage } damage. Accept?
        [anomaly-rolled] The anomaly die shows { $symbol }: it would activate. Accept?
        [test-rolled] Test: { $dice } – { $stars } ★. Accept?
        [detector-rolled] The anomaly die shows { $symbol }. Accept?
       *[other] You rolled { $dice } – { $stars } ★{ $masks ->
            [0] { "" }
            [one] , { $masks } mask
           *[other] , { $masks } masks
        }. Accept?
    }
option-stalker-accept = Accept
option-stalker-focus = Discard focus and reroll dice
option-stalker-answer = { $source }
ask-stalker-reroll-dice-pick =
    Which dice do you reroll? { $dice }{ $picked_count ->
        [0] { "" }
       *[other] { " " }Chosen so far: { $picked }.
    }
option-stalker-die = { $die }: { $face }
option-stalker-enough = Reroll these
ask-stalker-window-offer = { $when }: use something?
option-stalker-decline = No
ask-stalker-critical-injury-choose = 0 HP: a critical injury. Which of your turns is left with only 1 action?
option-stalker-track =
    { $left ->
        [one] Turn token { $number } ({ $left } action left)
       *[other] Turn token { $number } ({ $left } actions left)
    }
ask-stalker-slide-token-choose = Which turn token slides?
ask-stalker-place-cubes-choose = On which turn token do the cubes go?
ask-stalker-traitor-choose = Paranoia: at whom do you shoot?
ask-stalker-traitor-choose-attack = Paranoia: with which attack?
ask-stalker-draw-control-choose = “{ $card }”: resist, or give in?
option-stalker-resist = Resist: { $effect }
option-stalker-yields = Give in: { $effect }

# --- cards ---

ask-stalker-chosen-part-choose = { $source }: choose.
    .decline = No
option-stalker-part = { $text }
ask-stalker-script-choose =
    { $order ->
        [0] { $source }: whom? { $purpose }
       *[other] { $source }: there is not room for all. Who acts first?
    }
ask-stalker-pick-space-choose = { $source }: which space? { $purpose }
ask-stalker-choose-on-card-choose = “{ $side }”: what do you do?
ask-stalker-triggered-choose = Which card takes effect first?
ask-stalker-look-at-card-choose = Which card do you look at?
ask-stalker-look-at-choose = Which token do you look at?
ask-stalker-resolve-unknown-choose = Which unknown token is turned over first?
ask-stalker-place-enemies-choose = { $kind }: there is no room. On which space instead?
ask-stalker-place-enemies-choose-facing = { $kind }: which way does it look?
ask-stalker-lay-territory-choose = “{ $setup }”: where is the way in? Beyond it lies { $tile }.
ask-stalker-put-far-choose = { $source }: on which of the farthest spaces? { $purpose }

# --- anomalies and detectors ---

ask-stalker-activation-rolls-choose = Which anomaly is rolled for first?
option-stalker-anomaly = { $anomaly }
ask-stalker-find-artifact-choose-anomaly = Which anomaly do you search?
ask-stalker-find-artifact-offer-reroll = The anomaly die shows { $symbol }. Roll again?
option-stalker-reroll = Roll again
ask-stalker-find-artifact-choose-symbol = On which symbol does the artifact appear?
    .symbol = { $symbol }
ask-stalker-find-artifact-choose-place = Where exactly?

# --- enemies: what the lead stalker decides ---

ask-stalker-enemy-move-choose-goal = { $enemy }: these destinations are equally close. Which one?
ask-stalker-enemy-move-choose-way = { $enemy }: these ways are equally short. Which one?
option-stalker-way = { $way }
ask-stalker-go-forward-choose = { $enemy } goes forward: which space?
ask-stalker-face-choose = { $enemy }: which way does it turn?
option-stalker-face = { $facing }
ask-stalker-enemy-attack-choose-target = { $enemy } attacks: whom?
ask-stalker-leap-choose = { $enemy } leaps: where does it land?
ask-stalker-react-choose = There is not room for all. Which enemy reacts first?
ask-stalker-rouse-choose = They are equally close. Which enemy acts?
ask-stalker-nearest-enemies-choose = They are equally close. Which of them is meant? { $purpose }
ask-stalker-pull-attention-choose = Which way does the attention token of { $seat } move?

# --- companions ---

ask-stalker-companion-acts-choose-space = { $companion }: where to?
option-stalker-stay = Stay
ask-stalker-companion-acts-choose-act = { $companion }: act?
option-stalker-act = { $effect }
option-stalker-rest = Rest
ask-stalker-fetch-choose = Which loot does the dog fetch?

# --- the campaign ---

campaign = Campaign
    .prologue = Six missions in two stories, one stash for all of you, and a map that fills. Nobody forgets what you chose. Choose who goes.
ask-stalker-read-story-read =
    { $ends ->
        [true] “{ $story }”
       *[false] “{ $story }”: what do you do?
    }
    .option = { $text }
    .done = Go on
ask-stalker-zone-page-read-on = “{ $script }”
    .read_on = Read on
ask-stalker-zone-choice-choose = “{ $script }”: what do you do?
    .script_option = { $text }
ask-stalker-navigation-choose =
    { $mission_id ->
        [none] { $visited_id ->
            [none] Where to? To one mission, and to one other place if you like.
           *[other] Which mission do you go on?
        }
       *[other] { $visited_id ->
            [none] The next mission is “{ $mission }”. Go to another place first?
           *[other] The next mission is “{ $mission }”. On to the contacts?
        }
    }
    .visit =
        { $place_kind ->
            [mission] Mission: { $place }
            [contact] Contact: { $place }
           *[stash] Cache: { $place }
        }
    .give_up = Give up: { $mission }
    .zone_survival = Zone Survival: a scenario beside the campaign
    .done = On to the contacts
ask-stalker-plan-interlude-choose-scenario = Which scenario do you play? The campaign waits, and nothing of it changes.
    .draw = Draw a scenario
    .back = Back to the binder
ask-stalker-plan-interlude-choose-map = On which map?
    .draw = Draw a map
    .back = Back to the binder
option-stalker-scenario = { $scenario }
option-stalker-zone_map = { $map }
ask-stalker-interlude-read =
    { $result_id ->
        [victory] “{ $scenario }” is won: { $points } points. The campaign goes on where it was.
       *[defeat] “{ $scenario }” is lost. The campaign goes on where it was.
    }
    .done = Back to the binder
detail-failed = failed once: this is the second try
detail-given-up = it is crossed out for good
detail-stays = you can come back here
ask-stalker-contacts-choose =
    { $left ->
        [0] You have been to { $most } contacts. Nobody else has time.
        [one] Whom do you go to? 1 more contact.
       *[other] Whom do you go to? Up to { $left } different contacts.
    }
    .contact = { $contact }
    .done = On to the equipment
contactword-trader = trader
contactword-loner = loner
contactword-companion = companion
contactword-contract = contract
ask-stalker-dealing-choose = { $contact }: what do you want? The team has { $money } K.
    .service = { $text }
    .swap = Swap { $card } for another card
    .magazine = Buy a magazine ({ $magazine })
    .sell = Sell { $card }
    .sell_magazine = Sell a magazine ({ $magazine })
    .done = Leave
label-hire = { $contact } comes along
label-contract = Take the contract for the next mission
ask-stalker-swap-card-choose = What do you take for { $card }? The fee is { $fee } K.
    .card = { $card }
ask-stalker-hire-choose = With whom does { $contact } go?
    .owner = { $person }
ask-stalker-hand-in-choose = Which card do you give away?
    .card = { $card }
ask-stalker-gain-magazines-choose = Which magazine goes to the stash?
ask-stalker-packing-choose = “{ $mission }” is ahead: share out the stash. What does everybody carry?
    .done = Set off
    .as_before = Everybody takes what they had before
    .unpack_all = Put everything back into the stash
    .pack = { $person } takes { $card }
    .pack_magazine = { $person } takes a magazine ({ $magazine })
    .unpack = Back to the stash: { $card }
    .unpack_magazine = Back to the stash: a magazine of { $person } ({ $magazine })
    .install = Attach { $card } to { $host }
ask-stalker-packing-agree = This is what you would carry. Do you agree?
    .accept = Agree
    .decline = Share out anew
ask-stalker-mission-end-read =
    { $result_id ->
        [victory] “{ $mission }” is won.
       *[defeat] “{ $mission }” is lost.
    }
    .done = Go home
ask-stalker-give-up-read = “{ $mission }” is given up.
    .done = Go on
debrief-figures = Debrief – rounds: { $rounds }, of them on alarm: { $alarms }; highest dosage at the end: { $dose }; artifacts: { $artifacts }; enemies killed: { $kills }.
debrief-money =
    { $earned_sign ->
        [down] You set off with gear worth { $kit } K, had paid { $spent } K before, and come back with { $earned_size } K less.
       *[up] You set off with gear worth { $kit } K, had paid { $spent } K before, and bring back { $earned } K.
    }
debrief-fallen = Fallen: { $fallen }.
debrief-contract =
    { $paid ->
        [true] The contract was met: { $contract }.
       *[false] The contract was not met: { $contract }.
    }

# --- Zone Survival ---

ask-stalker-fate-step-choose = Fate: which card takes effect first?
    .zone_card = “{ $card }”
ask-stalker-cards-in-turn-choose = Which card takes effect first?
    .zone_card = “{ $card }”
option-stalker-zone_card = “{ $card }”
ask-stalker-take-tokens-choose = What do you pick up?
option-stalker-take_token = { $token }
ask-stalker-drop-tokens-choose = What do you drop?
option-stalker-drop_token = { $token }
ask-stalker-look-below-choose = Below which token do you look?
ask-stalker-choose-space-choose = { $source }: which space? { $purpose }
ask-stalker-spend-card-choose = Which card do you discard ({ $sort })?
    .card = Discard { $card }
ask-stalker-give-artifact-choose = Which artifact do you hand in?
    .card = { $card }
ask-stalker-look-at-events-look = The next events: { $cards }.
    .done = Put them back
ask-stalker-order-events-choose = Which event comes next?
option-stalker-next_event = “{ $card }”
ask-stalker-follow-choose = Does { $character } come along?
    .stay = Stays here
ask-stalker-take-along-choose = Does { $character } come along?
    .stay = Stays here
option-stalker-follow = { $character } comes along
ask-stalker-carry-together-choose = Who carries?
ask-stalker-carry-together-agree = { $seat } wants to carry it together with you: you make the same steps. Do you agree?
    .accept = Take the other end
    .decline = Decline
option-stalker-alone = Go alone
option-stalker-together = Together with { $person }
ask-stalker-trade-goods-choose = { $trader }: the purse holds { $money } K, your load is { $load }. What do you trade?
option-stalker-buy_good = Buy { $good }
option-stalker-sell_good = Sell { $good }
ask-stalker-shift-price-choose = Which price changes?
option-stalker-price = { $trader }: { $good }
ask-stalker-deal-choose = { $card }: what do you want? The team has { $money } K.
    .magazine = Buy a magazine ({ $magazine })
    .sell = Sell { $card }
    .done = Leave
option-stalker-buy_bolt = Buy a bolt
ask-stalker-hand-over-choose = What do you hand over to { $character }, or take back?
option-stalker-give_load = Hand over: { $token }
option-stalker-take_load = Take back: { $token }
ask-stalker-bloom-choose = Under which anomaly does an artifact form?
ask-stalker-place-standees-choose =
    { $left ->
        [one] { $kind }: 1 has yet to be placed. Where does it stand?
       *[other] { $kind }: { $left } have yet to be placed. Where does the next one stand?
    }
ask-stalker-start-elsewhere-choose-space =
    { $left ->
        [one] 1 stalker may start elsewhere. On which space?
       *[other] { $left } stalkers may start elsewhere. On which space?
    }
    .done = Everybody starts together
ask-stalker-start-elsewhere-choose = Who starts there?
    .done = Nobody else

# --- facts beside an option ---

detail-kill = kill { $kill }%
detail-wound = wound { $wound }%
detail-miss = miss { $miss }%
detail-best = best: { $target }, { $part }
detail-focus = with focus: kill { $kill }%
detail-range =
    { $accurate ->
        [true] range { $range }, accurate: the accuracy face counts 4 ★
        [none] range { $range }
       *[false] range { $range }, not accurate: the accuracy face counts 2 ★
    }
detail-dice =
    { $sd ->
        [0] { $gd } gear dice
       *[other] { $sd } stalker dice, { $gd } gear dice
    }
detail-stars = { $by } ★
detail-cover = cover −{ $n } ★
detail-incoming = its card { $by } ★
detail-masks = { $masks } masks on average
detail-loss = { $loss } HP on average
detail-loses = lose { $loss } HP
outcome-kills = kills ({ $stars } of { $need } ★)
outcome-misses = misses by { $n } ★
outcome-hits =
    { $effect }: { $kill ->
        [0] it lives
       *[other] kills in { $kill }%
    }{ $masked ->
        [-1] { "" }
       *[other] { " " }({ $masked }% if masks expose it)
    }
outcome-unhurt = lose nothing
outcome-falls = 0 HP left: a critical injury
outcome-activates = { $anomaly } activates
outcome-again-kills = kills in { $kill }%
outcome-again-quiet = stays quiet in { $chance }%
outcome-again-loses = lose { $loss } HP on average
detail-chance = works in { $chance }%
detail-cubes = { $cubes } of { $need } cubes so far
detail-look = turns the card over without going in
detail-take = you hold it from then on
detail-money = { $price } K
detail-unarmed = no weapon: { $who }
detail-faces = faces { $facing }
detail-sees =
    { $n ->
        [0] sees nobody
       *[other] sees { $who }
    }
detail-hp = { $hp } HP
detail-shooting =
    { $upto ->
        [99] { $dice } stalker dice
       *[other] { $dice } stalker dice to range { $upto }
    }
detail-shooting-beyond = { $dice } beyond
threat-attacks =
    { $enemy } { $how ->
        [shoots] shoots
        [charges] charges
       *[attacks] attacks
    }: { $damage } damage, { $dice ->
        [0] no dice to defend
        [one] you roll 1 die
       *[other] you roll { $dice } dice
    }{ $stars ->
        [0] { "" }
       *[other] { " " }+ { $stars } ★
    }, about −{ $loss } HP
threat-pinned = { $enemy } is pinned and only gets up
threat-short = { $enemy } does not come near enough
threat-together = together about −{ $loss } HP
threat-fall = 0 HP in { $chance }%
threat-ahead-high = then the enemies act by a HIGH card: they come for HIGH tokens and, on { $attacks } of { $cards }, attack whom they see
threat-ahead-low = then the enemies act by a LOW card: on { $attacks } of { $cards } they attack whom they see
route-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
route-low = LOW at { $space }
route-high = HIGH at { $space }
route-same = attention unchanged
route-radiation = dosage +{ $n } ({ $dose })
route-anomaly = { $anomaly } { $chance }%
route-seen =
    { $n ->
        [one] 1 space in sight of enemies
       *[other] { $n } spaces in sight of enemies
    }
route-meets = meets { $who }

# --- cards as a library ---

fact-tier = tier { $tier }
fact-value = { $value } K
fact-ammo = { $ammo } ammo ({ $type })
ammoword-pistol = pistol
ammoword-rifle = rifle
ammoword-shotgun = shotgun
ammoword-any = spare
ammoword-special = special
fact-accurate =
    { $low_id ->
        [same] accurate at range { $high }
       *[other] accurate at range { $low } to { $high }
    }
fact-max-range = maximum range { $n }
fact-slots = slots: { $slots }
slotword-muzzle = muzzle
slotword-optic = optic
slotword-underbarrel = underbarrel
slotword-feed = feed
slotword-rail = rail (optic or underbarrel)
slotword-armour = armour
fact-slot = { $slot } slot
fact-defence = defence { $n }
fact-map-radiation = map radiation { $n }
typeword-food = food
typeword-medicine = medicine
typeword-grenade = grenade
typeword-blast = blast
typeword-device = device
typeword-chemical = chemical
typeword-electric = electric
typeword-fire = fire
typeword-gravitational = gravitational
typeword-space = space
typeword-special = special
typeword-quick = quick shot
typeword-single = single shot
typeword-aimed = aimed shot
typeword-burst = burst
typeword-full_auto = full auto
typeword-volley = volley
fact-base-dosage = base dosage { $n }
fact-hp = { $hp } HP
fact-category = { $category }: { $types }
fact-move = movement { $n }
fact-sight = sight { $front } / { $side } / { $back }
sight-unlimited = ∞
fact-head = head { $thresholds }
fact-torso = torso { $thresholds }
threshold = { $stars } ★ { $effect }
threshold-light = light wound
threshold-heavy = heavy wound
threshold-ehp = −{ $n } HP
need-unhurt = nothing lost
fact-attack =
    { $mode_id ->
        [charge] { $attack }: charge, { $damage } damage, range { $range }
       *[ranged] { $attack }: ranged, { $damage } damage, range { $range }
    }
fact-level = level { $level }
fact-difficulty-easy = easy
fact-difficulty-normal = normal
fact-difficulty-hard = hard
fact-rounds =
    { $low_id ->
        [same] { $high } rounds
       *[other] { $low } to { $high } rounds
    }
fact-ground-rounds =
    { $more_sign ->
        [more] { $more ->
            [one] one round more
           *[other] { $more } rounds more
        }
       *[fewer] { $more ->
            [one] one round fewer
           *[other] { $more } rounds fewer
        }
    }
fact-ground-horde =
    { $more_sign ->
        [more] { $more ->
            [one] one more of the horde
           *[other] { $more } more of the horde
        }
       *[fewer] { $more ->
            [one] one fewer of the horde
           *[other] { $more } fewer of the horde
        }
    }
fact-ground-blood =
    { $more_sign ->
        [more] { $more ->
            [one] 1 blood more each
           *[other] { $more } blood more each
        }
       *[fewer] { $more ->
            [one] 1 blood less each
           *[other] { $more } blood less each
        }
    }
fact-ground-purse =
    { $more_sign ->
        [more] { $more } K more for the purse
       *[fewer] { $more } K less for the purse
    }
scenariokind-escape = escape
scenariokind-hold = hold a place
scenariokind-hunt = hunt
scenariokind-retrieve-artifacts = bring artifacts
scenariokind-escort = escort
scenariokind-sabotage = sabotage
scenariokind-survive-an-emission = survive an emission
scenariokind-rescue = rescue
scenariokind-trade-run = trade
scenariokind-heist = heist
scenario-won-by = You win
scenario-lost-by = You lose
card-told = “{ $title }”. { $text }

# --- the terminal table ---

bar-round = Round { $round }
bar-rounds-left =
    { $n ->
        [one] 1 event card left
       *[other] { $n } event cards left
    }
bar-money = { $money } K
bar-event = Event: { $event }
bar-goal-open = ☐ { $goal }
bar-goal-done = ☑ { $goal }
bar-count = { $counter }: { $n }
bar-count-of = { $counter }: { $n } of { $need }
bar-next = Next: { $mission }
zone-mission = mission
zone-contact = contact
zone-stash = cache
zone-open = { $id } { $place } ({ $kind }): { $hint }
zone-next = { $id } { $place } ({ $kind }): the next mission.
zone-crossed = { $id } { $place } ({ $kind }): crossed out.
binder-contact = { $contact } ({ $kind })
binder-companion = Comes along with { $person }.
binder-contract = This contract holds in the next mission.
binder-stash = Stash, { $money } K
binder-things =
    { $n ->
        [1] { $thing } ({ $value } K)
       *[other] { $n } × { $thing } ({ $value } K)
    }
binder-more = … z: the zone map, s: the stash, c: the contacts
chronicle-empty = Nothing has happened yet.
chronicle-victory = { $number }. “{ $mission }”: won.
chronicle-defeat = { $number }. “{ $mission }”: lost.
chronicle-given-up = { $number }. “{ $mission }”: given up.
chronicle-zone-victory = Zone Survival, “{ $scenario }”: won, { $points } points.
chronicle-zone-defeat = Zone Survival, “{ $scenario }”: lost.
chronicle-memory = What nobody forgets:
chronicle-late = LATE marks: { $marks }.
chronicle-late-marks = story { $story }: { $n }
chronicle-money = Money in the stash after each mission:
pda-hp = HP { $hp }/{ $most }
pda-dose = dosage { $dose }
pda-actions = actions { $first } + { $second }
pda-attention-low = LOW at { $space }
pda-attention-high = HIGH at { $space }
pda-attention-none = unnoticed
pda-weapon = { $card } ({ $ammo }/{ $most })
pda-pockets = { $bolts } bolts, magazines: { $pistol } pistol, { $rifle } rifle, { $shotgun } shotgun
pda-backpack = Backpack { $used }/{ $most }: { $cards }
pda-injured =
    { $n ->
        [one] 1 critical injury
       *[other] { $n } critical injuries
    }
pda-lead = lead stalker
pda-dead = dead
plain-space = { $space }: { $facts }
plain-cover = cover { $n }
plain-rad = radiation { $n }
plain-indoor = indoors
plain-water = water
plain-here = here: { $who }
plain-seen = seen by { $who }
plain-enemy = { $enemy } at { $space }, facing { $facing }
plain-lost = { $n } HP lost
plain-loot =
    { $n ->
        [one] 1 loot
       *[other] { $n } loot
    }
plain-unknown =
    { $n ->
        [one] 1 unknown
       *[other] { $n } unknown
    }
plain-artifact = artifact
plain-trap = trap
plain-cubes =
    { $n ->
        [one] { $token } ({ $n } cube)
       *[other] { $token } ({ $n } cubes)
    }
plain-fog = no visibility
plain-high = HIGH attention
plain-low = LOW attention
plain-exit = exit
map-more = The map goes on { $sides } (g shows all of it)
side-more = … b: PDAs, m: the mission
options-more = … there are more: o shows all of them.
map-things = Who and what is where
map-ground = The ground: a letter, radiation, cover
plain-anomaly = { $anomaly } { $symbols }
plain-ways = ways to { $spaces }
plain-nothing = nothing
end-victory = The mission is won.
end-defeat = The mission is lost.
end-given_up = The mission was given up.
end-campaign = The campaign is over.
end-score = Score: { $score }
end-icon = { $icon } { $card }
end-figures =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $answers } answers
help-inspect = i N: the card behind option N. i NAME: any card or enemy by the beginning of its name. i 5.A: space A of tile 5.
help-view-b = b: the PDAs of all stalkers.
help-view-m = m: the mission: objective, hints, cards in play, enemies.
help-view-g = g: the whole map, with the radiation and the cover of each space.
help-view-o = o: every option in full, with the reason of those that are not possible.
help-view-z = z: the zone map with its places.
help-view-c = c: your contacts and what they offer.
help-view-s = s: the stash beside the PDAs.
help-view-h = h: the chronicle: missions, money, what nobody forgets.
help-signs = On the map each space has its letter, and at the north-west corner of a tile is the number of the tile: 5.A is space A of tile 5. 1-4 are stalkers, @ a companion, a letter with an arrow an enemy and its facing. ● HIGH, ○ LOW attention, ? unknown token, # mission card, ¤ token of Zone Survival, & character of it, $ loot, % artifact, * anomaly, ! trap, ~ no visibility, » exit, ∩ entrance of Lost Territories; r2 radiation 2, c3 cover 3 where there is room. A + for the letter: more is there than fits. Edges: ━ ┃ wall, ┅ ┇ door, ─ │ window, x impassable, · : open. ≈ is water, ▒ rock.
help-zone = On the zone map *A1* is a mission, 103 a contact, (110) a cache, [#] Sidorovich’s bunker; »A1« is the next mission, x103x is crossed out.
help-odds = kill 34% is the chance of the attack as it is, wound card included. It is exact.

# What a bot is up to, in its own words.
aim-stalker-to-see = “I see to this: { $number }.”
aim-stalker-to-wait = “I keep watch until this can be dealt with: { $number }.”
aim-stalker-to-come-closer = “I go where there is something to do for us.”
aim-stalker-to-lead = “I bring whoever follows me to safety.”
aim-stalker-to-salvage = “I am after an artifact.”
aim-stalker-to-cover = “I stay close and cover you.”
aim-stalker-to-leave = “I am heading for the exit.”
