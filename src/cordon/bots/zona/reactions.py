"""Damage, trauma, encounters, emissions and the windows in which cards answer."""

from __future__ import annotations

from cordon.bots.zona import worth
from cordon.bots.zona.appraisal import appraise, confrontation, encounter, part_worth
from cordon.bots.zona.odds import pass_chance
from cordon.bots.zona.situation import Me
from cordon.games.zona.cards import InDamage, InTurn
from cordon.games.zona.content import content
from cordon.games.zona.ops import Heal, SetFatigue
from cordon.games.zona.rules.damage import TAKE, TRAUMA, DamageFacts, protection_of
from cordon.games.zona.rules.emission import RUN, STAY
from cordon.games.zona.rules.encounters import CONFRONT, FLEE, MEET, ChoosingFacts, EncounterFacts
from cordon.games.zona.rules.recovery import RECOVER
from cordon.games.zona.rules.script import PART, PartFacts
from cordon.games.zona.rules.using import NEGATE, SUFFER, USE, UseFacts
from cordon.games.zona.terms import CONVERSIONS, FATIGUE_MAX, KINDS, ability_of, owner_of_ability
from cordon.kernel.decisions import Decision, told
from cordon.kernel.triggers import ANSWER, DECLINE

TESTS = {"VIG": 1.0, "PRO": 1.0, "INT": 1.2, "WIL": 1.6}
"""How often an attribute is tested on the way to the end."""
WORN_OUT = 3
"""With so much fatigue what exhausts costs little more."""


def protect(me: Me, decision: Decision) -> str:
    """Use what costs less than the damage it cancels; heal at once what would become a trauma."""
    facts = told(me.view.asked, DamageFacts)
    total, free = facts.total, facts.free
    now = worth.harm(me, total)
    best, answer = 0.0, TAKE()
    for option in decision.options:
        if option in TAKE:
            continue
        source, change = protection_of(option)
        kind = content().items.get(source)
        uses = kind.uses if kind is not None else (me.character.ability,)
        use = next(use for use in uses if isinstance(use, InDamage))
        cost = 0.0 if kind is None else worth.wear_cost(kind.id)
        if kind is not None and kind.side_effect:
            cost -= min(0.0, appraise(me, f"item/{kind.id}/side_effect")[0])
        cancelled = sum(min(getattr(use, k), getattr(facts, k)) for k in KINDS)
        if change:
            _, to = CONVERSIONS[change]
            cancelled = 1 if me.protection[to] > getattr(facts, to) else 0
        gain = now - worth.harm(me, total - cancelled) - cost
        if gain > best or (answer in TAKE and TAKE() not in decision.options):
            best, answer = gain, option
    if answer in TAKE and total > free:
        return _first_aid(me, decision, total - free) or answer
    return answer


def _first_aid(me: Me, decision: Decision, missing: int) -> str | None:
    """An item that heals, if what is at hand is enough to keep a trauma away."""
    heals: list[tuple[int, str]] = []
    for option in decision.anytime:
        if option in USE:
            for use in content().items[USE.read(option)].uses:
                if isinstance(use, InTurn) and not (me.fatigue < WORN_OUT and _exhausts(use)):
                    healed = sum(op.injuries for op in use.do if isinstance(op, Heal))
                    if healed:
                        heals.append((healed, option))
    enough = sum(healed for healed, _ in heals) >= missing and missing <= me.scavenger.injuries
    return min(heals)[1] if heals and enough else None


def _exhausts(use: InTurn) -> bool:
    """Whether it leaves nobody strength for the next test (ZO-40)."""
    return any(isinstance(op, SetFatigue) and op.to == FATIGUE_MAX for op in use.do)


def trauma(me: Me, decision: Decision) -> str:
    """Where it hurts the least: by how often and how narrowly the attribute is tested."""

    def loss(option: str) -> float:
        attribute = TRAUMA.read(option)
        value = me.values[attribute]
        fall = pass_chance(me.faces, 4 - value, 0, 1) - pass_chance(me.faces, 5 - value, 0, 1)
        return TESTS[attribute] * fall

    return min(decision.options, key=loss)


def recover(me: Me, decision: Decision) -> str:
    """The trauma whose loss helps the most."""
    lost = [RECOVER.read(option) for option in decision.options]
    return RECOVER(max(lost, key=lambda attribute: TESTS[attribute] * me.values[attribute]))


def stand(me: Me, decision: Decision) -> str:
    """Confront or flee."""
    facts = told(me.view.asked, EncounterFacts)
    facing = confrontation(me, content().threats[facts.threat], facts.attribute, facts.difficulty)
    return CONFRONT() if facing > 0 or FLEE() not in decision.options else FLEE()


def meet(me: Me, decision: Decision) -> str:
    """The best threat for oneself, the worst one for a rival."""
    whose = told(me.view.asked, ChoosingFacts).scavenger
    other = Me(me.view, whose)
    sign = 1 if whose == me.seat else -1
    return max(decision.options, key=lambda option: sign * encounter(other, content().threats[MEET.read(option)]))


def run(me: Me, decision: Decision) -> str:
    """Flee from an emission into a bunker, unless staying costs less than the fatigue."""
    parts = {"green": 2, "yellow": 4, "red": 6}[content().areas[me.area].group]
    runs = [option for option in decision.options if option in RUN]
    if runs and worth.harm(me, parts) > worth.tiring(me, 2):
        return max(runs, key=lambda option: bool(RUN.read(option).source))
    return STAY()


def declare(me: Me, decision: Decision) -> str:
    """Ignore a side effect by an ability first, by an item only if it would hurt more."""
    own = NEGATE(ability_of(me.seat))
    if own in decision.options:
        return own
    negators = [option for option in decision.options if option in NEGATE]
    if SUFFER() not in decision.options:
        return negators[0]
    card = told(me.view.asked, UseFacts).card
    cost = -appraise(me, f"item/{me.kind(card).id}/side_effect")[0]
    return negators[0] if negators and cost > 60.0 else SUFFER()


def respond(me: Me, decision: Decision) -> str:
    """Let a card or an ability answer a moment, if that is good."""
    for option in decision.options:
        if option in ANSWER and _helps(me, ANSWER.read(option)):
            return option
    return DECLINE() if DECLINE() in decision.options else decision.options[0]


def _helps(me: Me, source: str) -> bool:
    """The few cards that are not always good to use."""
    known = content()
    met = known.threats.get(me.view.met)
    kind = known.items.get(source)
    if kind is None:
        if owner_of_ability(source) is not None and me.scavenger.character == "wiera":
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
    key = told(me.view.asked, PartFacts).key
    return max(
        decision.options,
        key=lambda option: part_worth(me, f"{key}.{PART.read(option)}") if option in PART else 0.0,
    )
