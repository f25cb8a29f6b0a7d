"""Locks: whether a scavenger in some condition could open one, and in what condition that leaves it (ZO-42)."""

from __future__ import annotations

from typing import NamedTuple

from cordon.bots.zona import worth
from cordon.bots.zona.situation import Me
from cordon.games.zona import ops
from cordon.games.zona.content import content
from cordon.games.zona.rules.facilities import WAY, LockFacts
from cordon.games.zona.terms import FATIGUE_MAX, KINDS, colour_of_slot
from cordon.kernel.decisions import Decision, told


class Condition(NamedTuple):
    """A body as a plan foresees it."""

    free: int
    fatigue: int
    rubles: int


def unlock(me: Me, lock: str, condition: Condition) -> tuple[float, Condition] | None:
    """The cheapest way through a lock: its cost beside the body's, and the condition after it."""
    if any(me.kind(item.card).id == "F10" for item in me.items):
        return 150.0, condition
    found = [paid for way in content().locks[lock].ways if (paid := _pay(me, way, condition)) is not None]
    return min(found, key=_burden, default=None)


def _pay(me: Me, way: tuple[ops.Op, ...], condition: Condition) -> tuple[float, Condition] | None:
    cost = 0.0
    free, fatigue, rubles = condition
    for op in way:
        match op:
            case ops.Fatigue():
                fatigue += op.by
            case ops.DamageOp():
                free -= sum(max(0, getattr(op, kind) - me.protection[kind]) for kind in KINDS)
            case ops.UseCrowbar():
                if not me.has_crowbar:
                    return None
                cost += worth.wear_cost("J03")
            case ops.Pay():
                rubles -= op.rubles
                cost += worth.ruble(me) * op.rubles
            case ops.DiscardOp():
                costs = sorted(_discards(me, op))
                if len(costs) < op.count:
                    return None
                cost += sum(costs[: op.count])
            case ops.DiscardItems():
                of_deck = sorted(worth.keep_worth(me, i) for i in me.items if content().deck_of[i.card] == op.deck)
                if len(of_deck) < op.of_deck or len(me.items) < op.count:
                    return None
                cost += sum(of_deck[: op.of_deck]) + min(worth.keep_worth(me, item) for item in me.items)
    if free < 0 or fatigue > FATIGUE_MAX or rubles < 0:
        return None
    return cost, Condition(free, fatigue, rubles)


def _discards(me: Me, op: ops.DiscardOp) -> list[float]:
    known = content()
    if op.what == "trophy":
        return [
            worth.ruble(me) * (known.threats[token].trophy or 0)
            for token in me.scavenger.trophies
            if op.colour is None or colour_of_slot(known.threats[token].slot) == op.colour
        ]
    deck = "artG" if op.colour == "green" else "artY"
    return [worth.keep_worth(me, item) for item in me.items if known.deck_of[item.card] == deck]


def choose_way(me: Me, decision: Decision) -> str:
    """The way to pay that leaves the scavenger best off."""
    ways = content().locks[told(me.view.asked, LockFacts).lock].ways
    now = Condition(me.free, me.fatigue, me.rubles)

    def cost(option: str) -> float:
        paid = _pay(me, ways[WAY.read(option) - 1], now)
        return 1e9 if paid is None else _burden(paid)

    return min(decision.options, key=cost)


def _burden(paid: tuple[float, Condition]) -> float:
    return paid[0] - 60 * paid[1].free + 50 * paid[1].fatigue


def missing(me: Me, lock: str) -> str:
    """What kind of thing a lock asks for that has to be found somewhere: rubles, gear, trophy, artifact; or nothing."""
    for op in content().locks[lock].ways[0]:
        match op:
            case ops.Pay():
                return "rubles" if me.rubles < op.rubles else ""
            case ops.DiscardItems():
                return "" if me.count(op.deck) >= op.of_deck else op.deck
            case ops.DiscardOp():
                return op.what
    return ""
