# What Zona asks at the table, and how the answers are labelled.
# A question is ask-zona-<kind>. Its attributes label the options that mean something special there;
# all other options have option-zona-<verb>, with .bare for the verb without a thing.

# --- choosing a scavenger ---

ask-zona-match-choose-freely = Choose a scavenger.
    .keep = { $character }
ask-zona-keep-board-choose = Keep one of these scavengers.
    .keep = { $character }
ask-zona-restart-choose-secret = You may hand on one secret to your next scavenger.
    .secret = Hand on the secret of { $facility }
    .forget = Hand on none
ask-zona-restart-choose-board = Choose your next scavenger, or leave the game.
    .keep = { $character }
    .retire = Leave the game for good

# --- the turn ---

ask-zona-take-turn-choose =
    { $left ->
        [0] Both actions are used, { $area_locative }. End the turn, or use items first?
        [one] 1 action left, { $area_locative }. What do you do?
       *[other] { $left } actions left, { $area_locative }. What do you do?
    }
    .use = Use { $source }
option-zona-move = Move to { $area }
option-zona-area =
    { $has ->
        [none] Area action
       *[text] Area action: { $text }
    }
option-zona-open = Open { $facility }
option-zona-search = Search: meet a threat here
option-zona-rest = Rest: lower fatigue by 1
option-zona-pass = Pass: end your turn
option-zona-end = End the turn
option-zona-outfit = Change outfits
option-zona-drop = Drop { $card }
    .bare = Drop an item

# --- tests ---

ask-zona-test-ready =
    Test { $attribute }: you have { $value }, the difficulty is { $difficulty }{ $encounter_id ->
        [none] { "" }
       *[other] { " " }({ $encounter }{ $stage_id ->
            [none] { "" }
           *[other] , { $stage }
        })
    }.
ask-zona-test-react =
    You rolled { $dice }: the result is { $result_sign ->
        [down] −{ $result_size }
       *[up] { $result }
    } against { $difficulty }{ $hazards ->
        [0] { "" }
        [1] { "" }
       *[other] , and the hazards will cost 1 radiation
    }. Do you accept it?
ask-zona-test-pick =
    Which die do you reroll? You rolled { $dice }, which makes { $result_sign ->
        [down] −{ $result_size }
       *[up] { $result }
    } against { $difficulty }.{ $picked_count ->
        [0] { "" }
       *[other] { " " }Chosen so far: { $picked }.
    }
    .enough = Reroll only what is chosen
option-zona-roll = Roll the dice
option-zona-accept = Accept the result
option-zona-force = Force the test with { $source }
    .bare = Force the test: reroll
option-zona-force-again = Force the test with { $source }, reactivated
option-zona-die = Reroll die { $number }, the { $face }
option-zona-use = Use { $source }
option-zona-again = Use { $source } again, reactivated

# --- damage ---

ask-zona-damage-protect =
    { $source_id ->
        [none] You are about to take { $damage }
       *[other] You are about to take { $damage } ({ $source })
    }; { $free ->
        [0] no endurance space is free
        [one] 1 endurance space is free
       *[other] { $free } endurance spaces are free
    }. Protect yourself?
    .use = Protect yourself with { $source }
ask-zona-trauma-choose = The damage is too much: a trauma. Which attribute suffers it?
option-zona-take = Take the damage
option-zona-convert = Turn 1 { $kind } into 1 { $to } with { $source }
option-zona-convert-again = Turn 1 { $kind } into 1 { $to } with { $source }, reactivated
option-zona-trauma = Lower { $attribute } by 1
ask-zona-use-source-declare = { $card } has a side effect: { $effect }. Suffer it?
option-zona-suffer = Suffer the side effect
option-zona-negate = Ignore it with { $source }
ask-zona-window-offer =
    { $moment_id ->
        [none] A card may answer.
       *[other] Now: { $moment }. Use something?
    }
option-zona-answer = Use { $source }

# --- encounters ---

ask-zona-encounter-choose = The { $threat }: test { $attribute } { $difficulty } (you have { $value }), or flee?
ask-zona-choose-threat-choose =
    { $by_id ->
        [chosen] Several threats here are equally watchful. Which one do you meet?
        [voice] You are the Voice of the Zone. Which threat does { $scavenger } meet?
       *[none] Which threat does { $scavenger } meet?
    }
option-zona-confront = Confront it
option-zona-flee = Flee; it stays here
option-zona-meet = The { $threat }

# --- bunkers, market ---

ask-zona-camp-choose =
    { $camped ->
        [true] Camping { $area_locative }. Heal, repair, sell or buy?
       *[false] You are { $area_locative }. Camp, or take what the bunker offers?
    }
ask-zona-sleep-off-choose = You sleep off { $by } fatigue. Add an item?
ask-zona-trade-choose = Somebody trades here. Buy or sell?
ask-zona-sell-for-more-choose = What do you sell here, above its price?
option-zona-camp = Camp: sleep, then heal, repair, sell and buy
option-zona-offer = { $offer }: { $text }
option-zona-heal = Heal 1 injury
option-zona-repair = Repair { $card }
option-zona-sell = Sell { $card }
option-zona-trophy = Sell a trophy, { $threat }
option-zona-buy = Buy { $card }
option-zona-leave = Break camp
option-zona-sleep = Sleep
option-zona-enough = Enough

# --- items ---

ask-zona-gain-place = { $card }: where does it go?
    .wear = Put it on
    .pack = Pack it
    .decline = Leave it behind
ask-zona-make-room-choose = The backpack is too small now. What do you drop?
ask-zona-change-outfit-choose = Change outfits.
ask-zona-drop-choose = What do you drop?
    .keep = Nothing
ask-zona-draw-and-keep-choose =
    { $keep ->
        [one] Keep 1 of these cards.
       *[other] Keep { $keep } of these cards, one after the other.
    }
ask-zona-search-finds-choose = The finds of { $facility }. Keep one?
    .decline = Leave them all
ask-zona-repair-choose =
    { $count ->
        [one] Which item do you repair? 1 token may come off.
       *[other] Which item do you repair? { $count } tokens may come off.
    }
ask-zona-damage-items-choose = Something you carry is damaged. What?
ask-zona-deactivate-items-choose = Something you carry stops working for this round. What?
ask-zona-discard-choose = Discard { $things }. Which?
ask-zona-pay-with-items-choose =
    { $count ->
        [one] Discard 1 more item. Which?
       *[other] Discard { $count } items. Which?
    }
option-zona-wear = Put on { $card }
option-zona-pack = Pack { $card }
option-zona-keep = Keep { $card }
option-zona-damage = { $card }
option-zona-deactivate = { $card }
option-zona-give = { $source }

# --- facilities ---

ask-zona-open-choose = The lock of { $facility }: { $lock }. How do you open it?
option-zona-way = { $text }

# --- events and news ---

ask-zona-chosen-part-choose = “{ $card }”: what do you do?
    .decline = Leave it
option-zona-part = { $text }
part-with-text = { $text } [{ $effect }]
option-zona-decline = No
ask-zona-improve-reputation-choose = Your reputation is good already. Lower fatigue by 1 instead?
option-zona-unwind = Lower fatigue by 1
ask-zona-heal-trauma-choose = Which attribute recovers?
option-zona-recover = { $attribute }
ask-zona-choose-destination-choose = Where do you go?
option-zona-go = { $area }
ask-zona-mark-news-choose =
    { $alone ->
        [true] News: “{ $news }”. Alone, you are the Voice of the Zone: you choose the place.
       *[false] News: “{ $news }”. The Voice of the Zone chooses the place.
    }
option-zona-mark = { $marker }
ask-zona-name-scavenger-choose = News: “{ $news }”. The Voice of the Zone names a scavenger.
option-zona-name = { $target }
ask-zona-voice-puts-choose =
    { $alone ->
        [true] News: “{ $news }”. Alone, you are the Voice of the Zone: where do you put a { $slot }?
       *[false] News: “{ $news }”. Where does the Voice of the Zone put a { $slot }?
    }
option-zona-put = { $area }
ask-zona-run-choose =
    The emission will deal { $damage } { $area_locative }; { $free ->
        [0] no endurance space is free
        [one] 1 endurance space is free
       *[other] { $free } endurance spaces are free
    }. Run for a bunker?
option-zona-run =
    { $source_id ->
        [none] Run to { $area }
       *[other] Run to { $area } with { $source }
    }
option-zona-stay = Stay and bear it

# --- facts beside an option ---

event-paragraph =
    Paragraph { $number } of { $count }{ $more ->
        [true] : the card goes on if you pass.
       *[false] .
    }
chance = success { $odds }%
chance-detection = spot it { $odds }%
chance-confrontation = beat it { $odds }%
chance-forced = { $chance } ({ $odds }% if you force)
detail-vain = no effect
detail-success = success
detail-failure = failure
detail-fatigue = fatigue { $now } → { $then }
detail-shortcut = costs { $damage }
detail-threats = { $threats }
detail-threat = { $kind }; detection { $detection }, { $attribute } { $difficulty }
detail-lock = { $lock }: { $price }
detail-lock-key = uses up { $source }
detail-bunker = sleep, heal, repair, buy and sell
detail-spoils = then the price cannot be paid
detail-no-minus = no minus shows

# --- the table ---

title-zona = Zona
status-round = Round { $round } of { $last }
status-emission = Emission { $track } { $at } of { $last }
status-news =
    { $count ->
        [one] 1 news card left
       *[other] { $count } news cards left
    }
status-timed = { $news }: { $marker }
sign-green = G
sign-yellow = Y
sign-red = R
sign-bunker = B
sign-mut-g = m
sign-ano-g = a
sign-mut-y = M
sign-ano-y = A
sign-marker = !
# Names for the map: at most 12 letters (facilities 11)
short-proving_ground = Proving Grnd
short-science_camp = Science Camp
short-headquarters = Headquarters
short-power_plant = Power Plant
short-misty_hill = Misty Hill
short-white_lake = White Lake
short-sarcophagus = Sarc
short-archive = Archive
short-botanical_lab = Laboratory
short-observatory = Observatory
short-shelter = Shelter

board-voice = Voice
board-bot = bot: { $bot }
board-injuries = Injuries
board-fatigue = Fatigue
board-reputation = { $reputation } reputation
board-ability = Ability: { $ability }
board-ability-spent = { $ability } (used)
board-secrets = Secrets: { $secrets }
board-no-secrets = No secret yet
board-trophies = Trophies: { $trophies }
board-worn = Worn
board-backpack = Backpack { $used }/{ $slots }
board-small = Small
board-more =
    { $count ->
        [one] and 1 more (b)
       *[other] and { $count } more (b)
    }
board-choosing = about to choose a scavenger
board-dead = dead; a new scavenger comes at the end of the news phase
board-out = out of the match
board-next-news = Next news: { $news }
board-line =
    { $secrets ->
        [0] no secret
        [one] 1 secret
       *[other] { $secrets } secrets
    }, injuries { $injuries }/{ $endurance }, fatigue { $fatigue }, { $reputation }, { $rubles } ₽, { $items ->
        [one] 1 item
       *[other] { $items } items
    }{ $trophies ->
        [0] { "" }
        [one] , 1 trophy
       *[other] , { $trophies } trophies
    }
market-column =
    { $column ->
        [3] not with bad reputation
        [4] only with good reputation
       *[other] for anybody
    }
market-card =
    { $column ->
        [3] { $card }, { $price } ₽, not for bad reputation. { $rules }
        [4] { $card }, { $price } ₽, for good reputation only. { $rules }
       *[other] { $card }, { $price } ₽. { $rules }
    }

# --- plain sentences ---

plain-status = Round { $round } of { $last }. Emission track { $at } of { $emission }. { $count ->
        [one] 1 news card left.
       *[other] { $count } news cards left.
    }
plain-timed = News in force: { $news }, at { $marker }.
plain-area = { $area }, { $group }
plain-area-threats = threats: { $threats }
plain-area-people = here: { $people }
plain-area-borders = borders on { $areas }
plain-border-shortcut = { $area } by a shortcut that costs { $damage }
plain-blocked = Blocked on this side of the board: { $borders }.
plain-facility = { $facility }, { $state }; { $events } events, { $finds } finds; entrance from { $areas }
plain-facility-lock = lock: { $lock }
plain-trauma = { $attribute } { $value } with a trauma
plain-injuries = { $injuries } of { $endurance } injuries
plain-fatigue = fatigue { $fatigue } of 5
plain-item-tokens = { $card } ({ $tokens } of { $boxes } tokens)
plain-nothing-carried = nothing
plain-market-row = { $row }: { $cards }
plain-market-card = { $card } { $price } ₽

# --- cards ---

card-told = “{ $title }”. { $text }
card-covers = covers { $parts }
card-tokens = { $tokens } of { $boxes } tokens on it
card-threat = { $kind }, { $colour }; detection { $detection }; { $attribute } { $difficulty }
card-threat-damage = On failure: { $damage }
card-threat-fatigue = fatigue +{ $fatigue }
card-threat-trophy = Loot: trophy worth { $price } ₽
card-threat-loot = Loot: { $loot }

# --- the end ---

end-won = { $seat } has reached the heart of the Zone and wins.
end-lost-news = Nobody wins: the news has run out, and with it the time.
end-lost-sarcophagus = Nobody wins: the last card of the Sarcophagus is gone.
end-line = { $seat }: { $secrets ->
        [0] no secret
        [one] 1 secret
       *[other] { $secrets } secrets
    }, { $rubles } ₽, { $trophies ->
        [one] 1 trophy
       *[other] { $trophies } trophies
    }, fatigue { $fatigue }, { $injuries ->
        [one] 1 injury
       *[other] { $injuries } injuries
    }
end-figures = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $deaths ->
        [0] nobody died
        [one] 1 scavenger died
       *[other] { $deaths } scavengers died
    }, { $answers } answers
card-character = { $values }; endurance { $endurance }, { $injuries ->
        [0] unhurt
        [one] 1 injury
       *[other] { $injuries } injuries
    }; { $rubles } ₽; { $reputation } reputation; start: { $area }.
card-equipment = Carries { $items }.

# --- help ---

help-inspect = i N: the card behind option N. i NAME: any item, threat, place or scavenger by the beginning of its name.
help-view-b = b: the boards of all scavengers.
help-view-m = m: the market.
help-signs = On the map: G Y R B are the green, yellow and red sectors and bunkers; m a are green, M A yellow mutants and anomalies; 1-4 the scavengers; R D W beside a border the damage of a shortcut; × a blockade; ! the news marker. A facility shows its events and finds left, as 10/2.
help-odds = 51/74% is the chance of success as it is, and with forcing. It is exact.

# What a bot is up to, in its own words (server: beside “waiting for”).
aim-zona-to-open = “I want to open { $area } and look for the secret there.”
aim-zona-to-enter = “I am going into { $area }, to look for the secret.”
aim-zona-to-stay = “I stay { $area_locative } for the next card.”
aim-zona-to-camp = “I camp { $area_locative } first.”
aim-zona-to-fetch = “A lock asks for something. I look for it { $area_locative }.”
aim-zona-to-work = “There is something to be had { $area_locative }. I take it along.”
aim-zona-to-hunt = “That one I can beat. I look for it { $area_locative }.”
aim-zona-to-end = “I know enough. I am on my way to the Power Plant, by { $area }.”
aim-zona-to-shelter = “I come too late to win. I sit it out { $area_locative }.”
