"""What things are worth to a scavenger, in rubles of its own mind: harm, rest, cards, items, places on the way.

The figures are rules of thumb. An action is worth ``ACTION``: what costs more than the actions it saves is not done.
"""

from __future__ import annotations

from functools import cache

from cordon.bots.zona.situation import Me
from cordon.games.zona.cards import (
    InDamage,
    InTest,
    InTurn,
    ItemKind,
    Modifies,
    Negates,
    Reacts,
    WhenForcing,
    WhenRunning,
)
from cordon.games.zona.content import content
from cordon.games.zona.ops import DiscardOp, Fatigue, Heal, HealTraumaOp, Take
from cordon.games.zona.ops import Gain as GainOp
from cordon.games.zona.state import Item
from cordon.games.zona.terms import BAD, FATIGUE_MAX, GOOD, REPUTATIONS, TRAUMA_MAX

ACTION = 100.0
SECRET = 2500.0
ENDING = 9000.0
TRAUMA = (500.0, 700.0, 1000.0, 4000.0)
"""What the next trauma costs, by those one has; the last one is death."""
INJURY = (180.0, 120.0, 80.0, 60.0, 50.0, 45.0)
"""What an injury costs, by the spaces that are free after it."""
TIRED = (25.0, 35.0, 50.0, 70.0, 100.0)
"""What the next point of fatigue costs, by the fatigue one has."""
DECK_WORTH = {"junk": 110.0, "gear": 300.0, "artG": 220.0, "artY": 500.0}
NAME = {"good": 70.0, "neutral": 140.0}
"""What it is worth to be known so, and not one step worse: who is known as bad buys from half the market."""
SPECIAL = {"J03": 260.0, "F01": 450.0, "F03": 700.0, "F04": 500.0, "F10": 400.0}
"""Items whose worth lies in one moment of the way: a door, a fight or a passage."""
TEST_PLUS = {"VIG": 120.0, "PRO": 110.0, "INT": 150.0, "WIL": 200.0}
"""What +1 in one test is worth, by its attribute; much less where it works in encounters only."""


def good_name(me: Me, steps: int) -> float:
    """What a better name brings, or a worse one costs."""
    now = me.scavenger.reputation
    crossed = range(now + 1, now + steps + 1) if steps > 0 else range(now, now + steps, -1)
    value = sum(NAME[REPUTATIONS[step]] for step in crossed if BAD < step <= GOOD)
    return value if steps > 0 else -value


def ruble(me: Me, purse: int | None = None) -> float:
    """What one more ruble is worth: less and less, since there is only so much to buy."""
    rubles = me.rubles if purse is None else purse
    return 0.8 if rubles < 500 else 0.5 if rubles < 1000 else 0.25


def harm(me: Me, total: int, free: int | None = None) -> float:
    """What a batch of damage costs (ZO-18.4, ZO-18.5)."""
    if total <= 0:
        return 0.0
    left = me.free if free is None else free
    cost = sum(INJURY[min(len(INJURY) - 1, space)] for space in range(max(0, left - total), left))
    if total > left:
        cost += TRAUMA[min(TRAUMA_MAX, me.traumas)]
    return me.caution * cost


def batch_harm(me: Me, RAD: int = 0, DIS: int = 0, WND: int = 0) -> float:  # noqa: N803  # the kinds' own names
    """The same for a batch by kinds, with what could be cancelled counted at a small price."""
    kept = (max(0, RAD - me.protection["RAD"]), max(0, DIS - me.protection["DIS"]), max(0, WND - me.protection["WND"]))
    total = sum(kept)
    return harm(me, total) + 40.0 * (RAD + DIS + WND - total)


def tiring(me: Me, points: int, fatigue: int | None = None) -> float:
    """What fatigue costs; negative for rest. What does not fit on the dial is damage (ZO-6.7)."""
    now = me.fatigue if fatigue is None else fatigue
    to = now + points
    if points < 0:
        return -sum(TIRED[i] for i in range(max(0, to), now))
    return sum(TIRED[i] for i in range(now, min(FATIGUE_MAX, to))) + harm(me, max(0, to - FATIGUE_MAX))


def healing(me: Me, injuries: int) -> float:
    """What healing some injuries brings."""
    healed = min(injuries, me.scavenger.injuries)
    return harm(me, healed, me.free + healed)


# --- items --------------------------------------------------------------------------------------------------------


def uses(kind: ItemKind) -> float:
    """How often an item will be of use, later uses counting less."""
    if kind.durability == "S":
        return 1.0
    return 3.0 if kind.durability == "P" else float(sum(0.85**i for i in range(kind.boxes)))


@cache
def use_worth(kind_id: str) -> float:
    """What a kind of item is worth for what it does."""
    kind = content().kinds[kind_id]
    total = 0.0
    for use in kind.uses:
        total = max(total, _one_use(use))
    worth = SPECIAL.get(kind_id, total * uses(kind))
    if kind.side_effect:
        worth *= 0.4
    return worth


def use_for(me: Me, kind_id: str) -> float:
    """The same to this scavenger: a second rucksack holds nothing more, and what is paid with trophies needs some."""
    kind = content().kinds[kind_id]
    if any(isinstance(use, Modifies) and use.value == "sixth_slot" for use in kind.uses) and me.has_sixth_slot(kind_id):
        return 0.0
    if any(isinstance(op, DiscardOp) and op.what == "trophy" for op in kind.side_effect):
        return use_worth(kind_id) * (1.0 if me.scavenger.trophies else 0.25)
    return use_worth(kind_id)


def _one_use(use: object) -> float:
    match use:
        case InTest():
            points = use.plus + 0.45 * use.cancel + (0.5 if use.hazards_only else 0.8) * min(use.reroll, 2)
            share = 0.35 if use.encounter or use.stage else 1.0
            return share * points * (max(TEST_PLUS[a] for a in use.attributes) + 15.0 * (len(use.attributes) - 1))
        case InDamage():
            points = use.RAD + use.DIS + use.WND
            return 70.0 * points + 60.0 * use.convert + 40.0 * use.negates
        case InTurn():
            return sum(_one_op(op) for op in use.do) * (0.6 if use.at else 1.0)
        case Modifies():
            return 60.0
        case Reacts():
            return 90.0
        case Negates() | WhenForcing() | WhenRunning():
            return 50.0
    return 40.0


def _one_op(op: object) -> float:
    match op:
        case Heal():
            return 120.0 * op.injuries
        case Fatigue():
            return -45.0 * op.by
        case HealTraumaOp():
            return 500.0
        case GainOp():
            return 0.8 * op.rubles
        case Take():
            return DECK_WORTH[op.deck] * op.count
    return 60.0


def resale(item: Item) -> int:
    """What it would sell for (ZO-9.5)."""
    kind = content().items[item.card]
    return max(0, kind.price - (100 * item.tokens if kind.wears else 0))


def left_of(item: Item) -> float:
    """The part of its uses that an item still has."""
    kind = content().items[item.card]
    if not kind.wears:
        return 1.0
    return 1.0 - item.tokens / kind.boxes


def keep_worth(me: Me, item: Item) -> float:
    """What losing an item would cost."""
    return max(use_for(me, content().items[item.card].id) * left_of(item), 0.5 * resale(item))


def card_worth(me: Me, card: str) -> float:
    """What gaining a card would bring: its use, or its price."""
    kind = content().items[card]
    return max(use_for(me, kind.id), 0.6 * kind.price)


@cache
def wear_cost(kind_id: str) -> float:
    """What one use takes off an item."""
    kind = content().kinds[kind_id]
    if kind.durability == "P":
        return 8.0
    times = 1 if kind.durability == "S" else kind.boxes
    return max(25.0, 0.5 * use_worth(kind.id) / times)
