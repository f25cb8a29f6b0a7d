"""What a card's script is worth to a scavenger: an expectation over tests, the best of its choices.

A script comes to a worth and to a chance that its card goes on to the next paragraph (ZO-13.14).
"""

from __future__ import annotations

from functools import cache

from cordon.bots.zona import worth
from cordon.bots.zona.odds import pass_chance
from cordon.bots.zona.situation import Me
from cordon.bots.zona.worth import batch_harm, healing, tiring
from cordon.games.zona import ops
from cordon.games.zona.cards import Threat
from cordon.games.zona.content import content
from cordon.games.zona.terms import ATTRIBUTES, BAD, REPUTATIONS, kind_of_slot, printed_on

Appraised = tuple[float, float]


@cache
def _types(slot: str) -> tuple[Threat, ...]:
    return tuple({threat.id: threat for threat in content().threats.values() if threat.slot == slot}.values())


# --- threats ------------------------------------------------------------------------------------------------------


def threat_harm(me: Me, threat: Threat) -> float:
    """What the damage list of a threat costs."""
    return batch_harm(me, threat.RAD, threat.DIS, threat.WND) + tiring(me, threat.fatigue)


def loot(me: Me, threat: Threat) -> float:
    """What beating a threat brings."""
    if threat.trophy is not None:
        return worth.ruble(me) * threat.trophy
    return sum(_loot_op(me, op) for op in threat.loot)


def _loot_op(me: Me, op: ops.Op) -> float:
    match op:
        case ops.Take():
            return worth.DECK_WORTH[op.deck] * op.count
        case ops.Gain():
            return worth.ruble(me) * op.rubles
    return 0.0


def confrontation(me: Me, threat: Threat, attribute: str, difficulty: int) -> float:
    """What facing a detected threat is worth against fleeing."""
    chance = me.passes(attribute, difficulty, kind_of_slot(threat.slot), "confrontation")
    return chance * loot(me, threat) - (1 - chance) * threat_harm(me, threat)


def encounter(me: Me, threat: Threat, may_flee: bool = True) -> float:
    """What meeting a threat is worth."""
    spotted = me.passes("VIG", threat.detection, kind_of_slot(threat.slot), "detection")
    stand = confrontation(me, threat, threat.attribute, threat.difficulty)
    return (max(0.0, stand) if may_flee else stand) - (1 - spotted) * threat_harm(me, threat)


def draw_threat(me: Me, slot: str, may_flee: bool = True) -> float:
    """What meeting an unknown threat of a slot is worth."""
    key = (slot, may_flee)
    if key not in me.drawn:
        types = _types(slot)
        me.drawn[key] = sum(encounter(me, threat, may_flee) for threat in types) / len(types)
    return me.drawn[key]


# --- scripts ------------------------------------------------------------------------------------------------------


def appraise(me: Me, key: str, following: float = 0.0) -> Appraised:
    """The worth of the script at ``key``, and its chance to go on to what is worth ``following``."""
    total, goes_on = 0.0, 0.0
    for i, op in enumerate(content().scripts[key]):
        match op:
            case ops.Proceed():
                goes_on = 1.0
            case ops.Fail():
                goes_on = 0.0
            case ops.TestOp():
                chance = me.passes(op.attribute, op.difficulty, op.encounter or "")
                good, well = appraise(me, f"{key}.{i}.success", following)
                bad, ill = appraise(me, f"{key}.{i}.failure", following)
                total += chance * good + (1 - chance) * bad
                goes_on = max(goes_on, chance * well + (1 - chance) * ill)
            case ops.Choose() | ops.May():
                found = [appraise(me, f"{key}.{i}.{part}", following) for part in op.parts()]
                if isinstance(op, ops.May):
                    found.append((0.0, 0.0))
                best = max(found, key=lambda a: a[0] + a[1] * following)
                total += best[0]
                goes_on = max(goes_on, best[1])
            case ops.ByReputation() | ops.IfOwned():
                part = _read(me, op)
                well, onward = appraise(me, f"{key}.{i}.{part}", following)
                total += well
                goes_on = max(goes_on, onward)
            case _:
                total += _plain(me, op)
    return total, goes_on


def _read(me: Me, op: ops.ByReputation | ops.IfOwned) -> str:
    """Which part of an op is read for this scavenger."""
    if isinstance(op, ops.ByReputation):
        return REPUTATIONS[me.scavenger.reputation]
    return "then" if any(me.kind(item.card).category == op.category for item in me.items) else "otherwise"


def part_worth(me: Me, key: str) -> float:
    """The worth of a script with all that may follow it on its card."""
    following = following_worth(me, key)
    total, goes_on = appraise(me, key, following)
    return total + goes_on * following


def following_worth(me: Me, key: str) -> float:
    """The worth of the paragraphs after the one that ``key`` stands in; nothing for other cards."""
    sort, card, paragraph = printed_on(key)
    if sort != "event" or not paragraph.isdecimal():
        return 0.0
    return paragraph_worth(me, card, int(paragraph) + 1)


def paragraph_worth(me: Me, card: str, paragraph: int) -> float:
    """The worth of a card from a paragraph on."""
    if paragraph > len(content().events[card].paragraphs):
        return 0.0
    following = paragraph_worth(me, card, paragraph + 1)
    total, goes_on = appraise(me, f"event/{card}/{paragraph}", following)
    return total + goes_on * following


def _plain(me: Me, op: ops.Op) -> float:
    """The worth of an op without parts."""
    match op:
        case ops.DamageOp():
            times = me.count_artifacts(op.per_artifact) if op.per_artifact else 1
            return -batch_harm(me, op.RAD * times, op.DIS * times, op.WND * times)
        case ops.Fatigue():
            return -tiring(me, op.by * (me.count_artifacts(op.per_artifact) if op.per_artifact else 1))
        case ops.Heal():
            return healing(me, op.injuries)
        case ops.HealTraumaOp():
            return worth.TRAUMA[0] if me.traumas else 0.0
        case ops.Reputation():
            if op.by < 0 and me.scavenger.reputation == BAD:
                return -batch_harm(me, DIS=1)
            return worth.good_name(me, op.by)
        case ops.Gain() | ops.Pay() | ops.Lose():
            sign = 1 if isinstance(op, ops.Gain) else -1
            return sign * worth.ruble(me) * (op.rubles if sign > 0 else min(op.rubles, me.rubles))
        case ops.Take():
            return worth.DECK_WORTH[op.deck] * op.count
        case ops.DrawKeep():
            return 1.3 * worth.DECK_WORTH[op.deck or "artG"] * op.keep
        case ops.DiscardOp():
            return -_given_up(me, op.what, op.count, op.category)
        case ops.UseCrowbar():
            return -worth.wear_cost("J03")
        case ops.RepairOp():
            return 45.0 * op.tokens if any(item.tokens for item in me.items) else 0.0
        case ops.Wear():
            return -45.0 * op.tokens if me.items else 0.0
        case ops.EncounterOp():
            return draw_threat(me, op.threat, not op.no_flight)
        case ops.MeetOneOf():
            return max(draw_threat(me, slot) for slot in op.threats)
        case ops.Put():
            return -30.0
        case ops.Buy() | ops.Sell():
            return 60.0
        case ops.Secret():
            return worth.SECRET
        case ops.Ending():
            return worth.ENDING
        case ops.SetFatigue():
            return -tiring(me, op.to - me.fatigue)
    return 0.0


def _given_up(me: Me, what: str, count: int, category: str | None = None) -> float:
    """What discarding as a cost takes, at the least."""
    known = content()
    costs: list[float] = []
    if what in ("trophy", "trophy_or_artifact"):
        costs += [worth.ruble(me) * (known.threats[t].trophy or 0) for t in me.scavenger.trophies]
    if what != "trophy":
        for item in me.items:
            if category is not None and me.kind(item.card).category != category:
                continue
            is_artifact = me.kind(item.card).category == "artifact"
            fits = what == "item" or known.deck_of[item.card] == what or (is_artifact and "artifact" in what)
            if fits:
                price = worth.ruble(me) * me.kind(item.card).price if category is not None else 0.0
                costs.append(max(worth.keep_worth(me, item), price))
    return sum(sorted(costs)[:count])


# --- the chance that a whole card succeeds --------------------------------------------------------------------------

Fitness = tuple[tuple[int, ...], tuple[tuple[int, int], ...], int, tuple[str, ...], bool, int, bool, bool]
"""All that the chance depends on: values, boosts, forced dice, die faces, crowbar, rubles / 100, artifact, gear."""


def fitness(me: Me) -> Fitness:
    """A scavenger as far as its cards' chances go; by then it is rested enough to force."""
    return (
        tuple(me.values.values()),
        tuple(me.boost(a) for a in me.values),
        max(1, me.forced_dice),
        me.faces,
        me.has_crowbar,
        min(4, me.rubles // 100),
        me.artifacts > 0,
        me.count("gear") > 0,
    )


@cache
def success(deck: str, fit: Fitness) -> float:
    """The mean chance that a card of a facility or of the Sarcophagus is brought to its end."""
    cards = content().decks[deck]
    return sum(_card_success(card, fit) for card in cards) / len(cards)


def _card_success(card: str, fit: Fitness) -> float:
    chance = 1.0
    for paragraph in range(1, len(content().events[card].paragraphs)):
        chance *= _goes_on(f"event/{card}/{paragraph}", fit)
    return chance


def _goes_on(key: str, fit: Fitness) -> float:
    values, boosts, forced, faces, crowbar, hundreds, artifact, gear = fit
    chance = 0.0
    for i, op in enumerate(content().scripts[key]):
        match op:
            case ops.Proceed():
                chance = 1.0
            case ops.Pay():
                if hundreds < min(4, op.rubles // 100):
                    return 0.0
            case ops.UseCrowbar():
                if not crowbar:
                    return 0.0
            case ops.DiscardOp():
                if not {"artifact": artifact, "gear": gear}.get(op.what, False):
                    return 0.0
            case ops.TestOp():
                at = ATTRIBUTES.index(op.attribute)
                plus, cancel = boosts[at]
                passed = pass_chance(faces, op.difficulty - values[at] - plus, cancel, forced)
                well, ill = _goes_on(f"{key}.{i}.success", fit), _goes_on(f"{key}.{i}.failure", fit)
                chance = max(chance, passed * well + (1 - passed) * ill)
            case ops.ByReputation():
                # how a scavenger will be known by then is anybody's guess
                chance = max(chance, _goes_on(f"{key}.{i}.neutral", fit))
            case ops.Choose():
                chance = max(chance, *(_goes_on(f"{key}.{i}.{part}", fit) for part in op.parts()))
    return chance
