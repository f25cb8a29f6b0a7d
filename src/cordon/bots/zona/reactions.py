"""Damage, trauma, encounters, emissions and the windows in which cards answer."""

from __future__ import annotations

from typing import Any

from cordon.bots.zona import worth
from cordon.bots.zona.appraisal import appraise, confrontation, encounter, part_worth
from cordon.bots.zona.odds import pass_chance
from cordon.bots.zona.situation import Me
from cordon.games.zona.cards import InDamage, InTurn
from cordon.games.zona.content import content
from cordon.games.zona.ops import Heal
from cordon.games.zona.terms import KINDS
from cordon.kernel.decisions import Decision, thing, verb

TESTS = {"VIG": 1.0, "PRO": 1.0, "INT": 1.2, "WIL": 1.6}
"""How often an attribute is tested on the way to the end."""


def protect(me: Me, decision: Decision) -> str:
    """Use what costs less than the damage it cancels; heal at once what would become a trauma."""
    facts: dict[str, Any] = me.view.asked
    total, free = facts["total"], facts["free"]
    now = worth.harm(me, total)
    best, answer = 0.0, "take"
    for option in decision.options:
        if option == "take":
            continue
        source, _, change = thing(option).partition(":")
        kind = content().items.get(source)
        uses = kind.uses if kind is not None else (me.character.ability,)
        use = next(use for use in uses if isinstance(use, InDamage))
        cost = 0.0 if kind is None else worth.wear_cost(kind.id)
        if kind is not None and kind.side_effect:
            cost -= min(0.0, appraise(me, f"item/{kind.id}/side_effect")[0])
        cancelled = sum(min(getattr(use, k), facts[k]) for k in KINDS)
        if change:
            to = change.partition("-")[2]
            cancelled = 1 if me.protection[to] > facts[to] else 0
        gain = now - worth.harm(me, total - cancelled) - cost
        if gain > best or (answer == "take" and "take" not in decision.options):
            best, answer = gain, option
    if answer == "take" and total > free:
        return _first_aid(me, decision, total - free) or answer
    return answer


def _first_aid(me: Me, decision: Decision, missing: int) -> str | None:
    """An item that heals, if what is at hand is enough to keep a trauma away."""
    heals: list[tuple[int, str]] = []
    for option in decision.anytime:
        if verb(option) == "use":
            for use in content().items[thing(option)].uses:
                if isinstance(use, InTurn):
                    healed = sum(op.injuries for op in use.do if isinstance(op, Heal))
                    if healed:
                        heals.append((healed, option))
    enough = sum(healed for healed, _ in heals) >= missing and missing <= me.scavenger.injuries
    return min(heals)[1] if heals and enough else None


def trauma(me: Me, decision: Decision) -> str:
    """Where it hurts the least: by how often and how narrowly the attribute is tested."""

    def loss(option: str) -> float:
        value = me.values[thing(option)]
        fall = pass_chance(me.faces, 4 - value, 0, 1) - pass_chance(me.faces, 5 - value, 0, 1)
        return TESTS[thing(option)] * fall

    return min(decision.options, key=loss)


def recover(me: Me, decision: Decision) -> str:
    """The trauma whose loss helps the most."""
    return max(decision.options, key=lambda option: TESTS[thing(option)] * me.values[thing(option)])


def stand(me: Me, decision: Decision) -> str:
    """Confront or flee."""
    facts: dict[str, Any] = me.view.asked
    threat = content().threats[facts["threat"]]
    facing = confrontation(me, threat, facts["attribute"], facts["difficulty"])
    return "confront" if facing > 0 or "flee" not in decision.options else "flee"


def meet(me: Me, decision: Decision) -> str:
    """The best threat for oneself, the worst one for a rival."""
    whose = int(str(me.view.asked["scavenger"]))
    other = Me(me.view, whose)
    sign = 1 if whose == me.seat else -1
    return max(decision.options, key=lambda option: sign * encounter(other, content().threats[thing(option)]))


def run(me: Me, decision: Decision) -> str:
    """Flee from an emission into a bunker, unless staying costs less than the fatigue."""
    parts = {"green": 2, "yellow": 4, "red": 6}[content().areas[me.area].group]
    runs = [option for option in decision.options if option != "stay"]
    if runs and worth.harm(me, parts) > worth.tiring(me, 2):
        return max(runs, key=lambda option: option.count(":"))
    return "stay"


def declare(me: Me, decision: Decision) -> str:
    """Ignore a side effect by an ability first, by an item only if it would hurt more."""
    own = f"negate:scavenger-{me.seat}"
    if own in decision.options:
        return own
    negators = [option for option in decision.options if option != "suffer"]
    if "suffer" not in decision.options:
        return negators[0]
    card = str(me.view.asked["card"])
    cost = -appraise(me, f"item/{me.kind(card).id}/side_effect")[0]
    return negators[0] if negators and cost > 60.0 else "suffer"


def respond(me: Me, decision: Decision) -> str:
    """Let a card or an ability answer a moment, if that is good."""
    for option in decision.options:
        source = thing(option)
        if source and _helps(me, source):
            return option
    return "decline" if "decline" in decision.options else decision.options[0]


def _helps(me: Me, source: str) -> bool:
    """The few cards that are not always good to use."""
    known = content()
    met = known.threats.get(me.view.met)
    kind = known.items.get(source)
    if kind is None:
        if source.startswith("scavenger-") and me.scavenger.character == "wiera":
            return me.scavenger.injuries > 0 and (me.fatigue <= 1 or me.free <= 2)
        if met is not None and source == me.view.met:
            # a trophy for an easier confrontation
            cheapest = min((known.threats[t].trophy or 0 for t in me.scavenger.trophies), default=1000)
            return cheapest <= 300
        return True
    if kind.id == "F01":
        return met is not None and encounter(me, met) < -150
    if kind.id == "K03":
        return met is not None and me.values["INT"] > me.values["VIG"]
    if kind.crowbar:
        return me.packed < me.capacity
    if kind.side_effect:
        harmful = -appraise(me, f"item/{kind.id}/side_effect")[0]
        return met is None or harmful < worth.harm(me, met.RAD + met.DIS + met.WND)
    return True


def choose_part(me: Me, decision: Decision) -> str:
    """The part of a card with the best worth; declining is worth nothing."""
    key = str(me.view.asked["key"])
    return max(
        decision.options,
        key=lambda option: 0.0 if option == "decline" else part_worth(me, f"{key}.{thing(option)}"),
    )
