# Why something is not possible in Zona: the fact, in a sentence. The rule's id is added by whoever shows it.

# Fatigue, money, reputation
reason-zona-too-tired =
    { $fatigue ->
        [5] You are too tired: fatigue is at 5 already.
       *[other] You are too tired: fatigue would rise by { $by } from { $fatigue } and pass 5.
    }
reason-zona-too-expensive = It costs { $price } ₽, and you have { $rubles } ₽.
reason-zona-needs-good-reputation = Your reputation is not good.
reason-zona-not-tired = Your fatigue is as low as it can be.

# Tests
reason-zona-forced-already = You have forced this test already.
reason-zona-no-die-to-reroll = No die here may be rerolled.
reason-zona-wrong-encounter = This is not the kind of encounter that it helps in.
reason-zona-wrong-stage = It does not help at this stage of the encounter.
reason-zona-too-few-traumas = You have too few traumas for it.

# Items and abilities
reason-zona-used-in-effect = It has been used for this effect already.
reason-zona-deactivated = It is deactivated until the end of the news phase.
reason-zona-ability-spent = This ability has been used already.
reason-zona-wrong-place =
    It works only { $area_id ->
        [bunker] in a bunker
       *[other] { $area_locative }
    }{ $to_id ->
        [none] { "" }
       *[other] { " " }or { $to_locative }
    }.
reason-zona-gives-no-plus = It adds nothing to willpower here.
reason-zona-backpack-full = Your backpack is full.
reason-zona-bought-this-turn = You bought it this turn.
reason-zona-no-crowbar = You have no Crowbar.
reason-zona-nothing-to-discard = You do not have { $things } to discard.
reason-zona-too-few-items = You do not have { $count } items to discard, at least { $of_deck } of them { $deck }.
reason-zona-nothing-to-repair = None of your items can be repaired now.
reason-zona-nothing-to-sell = You have nothing to sell here.

# Damage and healing
reason-zona-wrong-damage = It does not protect against this damage.
reason-zona-price-would-traumatise = This price would cause a trauma.
reason-zona-has-trauma = This attribute has a trauma already.
reason-zona-not-injured = You have no injury.
reason-zona-no-trauma = You have no trauma.

# Encounters
reason-zona-area-forbids-flight = Nobody can flee from an encounter here.
reason-zona-threat-forbids-flight = This threat does not let you flee.

# Secret facilities
reason-zona-ransacked = Nobody may enter { $facility }: it has been ransacked.
reason-zona-secret-known = You hold the secret of { $facility } already.
reason-zona-facility-full = There is no free place in { $facility }.
reason-zona-facility-closed = The lock of { $facility } is closed.
reason-zona-facility-open = The lock of { $facility } is open already.

# Bunkers and the market
reason-zona-offer-taken = You have taken this offer already.
reason-zona-column-needs-neutral = Column 3 of the market is closed to bad reputation.
reason-zona-column-needs-good = Column 4 of the market asks for good reputation.

# Actions
reason-zona-blockade = A blockade closes this border on this side of the board.
reason-zona-must-leave = Your first action is a Move out of { $facility }: it has been ransacked.
reason-zona-no-area-action = There is no area action here.
reason-zona-area-action-used = You have used your area action this turn.
reason-zona-area-action-blocked = The news in force blocks the area action here.
reason-zona-reputation-forbids = Your bad reputation forbids it.
reason-zona-sealed-border = No Move crosses this border: only the area action or an item leads through.
reason-zona-nothing-to-search = There is no threat here to search for.
reason-zona-roadblock = The news in force blocks this border.

# News
reason-zona-no-news-left = The news deck is empty.
