"""Scavenging: where to go, what to take along, when to stop, what to bring home."""

from __future__ import annotations

from cordon.bots.twom.situation import Group
from cordon.bots.twom.stories import Reader
from cordon.games.twom.content import content
from cordon.games.twom.rules.looking import CARD as BACK_TO_THE_DECK
from cordon.games.twom.rules.looking import FAR, TOP
from cordon.games.twom.rules.people import DONE
from cordon.games.twom.rules.scavenging import CARRY, GO, NEXT, OFFER, STOP, TAKE, FindingsFacts
from cordon.games.twom.terms import FOOD, MEDICAL, MELEE, SLOTS, UNKNOWN_CARDS, WEAPONS, ops_path
from cordon.kernel.decisions import Decision, told

PER_CARD = 0.3
"""What a card more to explore is worth, though few parties see the last one."""
PER_CARD_WORN = 0.05
"""The same to those who will turn back early."""
FOR_FOOD = {"L02": 1.6, "L13": 2.5, "L07": -0.8, "L09": -0.3}
"""Where food is, and where it is not (TW-23)."""
FOR_BANDAGES = {"L03": 2.0}
STALLS = "L11"
"""Where goods can be given for food."""
FOR_WOOD = {"L05": 0.8}
LITTLE_WOOD = 3
WORN = 2
PLACES = {
    "L02": 0.8,
    "L03": 0.6,
    "L04": 0.5,
    "L05": 0.8,
    "L06": 0.4,
    "L07": 0.2,
    "L08": 0.5,
    "L09": 0.2,
    "L10": -2.5,
    "L11": 0.8,
    "L12": 0.3,
    "L13": 0.4,
    "L14": 0.5,
    "L15": 1.2,
    "L16": 0.2,
    "L17": 0.8,
    "L18": 0.5,
}
"""What the red bar of a location and its offers are worth."""
SHOVEL_FROM = 9
"""With so much room the shovel is taken along."""
TO_PAY_WITH = 3
"""So many small things are taken along for people who want to be paid."""
TOOLS = ("lockpick", "saw", "shovel")
FOR_TWO_MEALS = 25
"""Goods of so much value are taken along when food is short."""
A_GOOD = 3
AT_HOME = 1
"""So many weapons stay with the guards."""
CARD = 0.45
ENCOUNTER = 2.2
RED_RESIDENT = 0.35


def go(group: Group, decision: Decision) -> str:
    """TW-9.1: where most is to be found of what is missing."""
    party = [person for person in group.people.values() if person.task == "scavenge"]
    worn = any(person.wounds >= WORN or person.fatigue >= WORN for person in party)
    per_card = PER_CARD_WORN if worn else PER_CARD

    def worth(option: str) -> float:
        slot = GO.read(option)
        place = group.view.locations[SLOTS.index(slot)]
        return per_card * UNKNOWN_CARDS[slot] + PLACES.get(place, 0.0) + _need(group, place)

    return max(decision.options, key=worth)


def _need(group: Group, place: str) -> float:
    """What a place has of what the group lacks."""
    worth = 0.0
    if group.is_short:
        worth += FOR_FOOD.get(place, 0.0) + (min(2.5, group.for_trade / 8) - 1.2 if place == STALLS else 0.0)
    if any(person.wounds for person in group.people.values()) and not group.owned.get("bandages"):
        worth += FOR_BANDAGES.get(place, 0.0)
    if group.owned.get("wood", 0) < LITTLE_WOOD:
        worth += FOR_WOOD.get(place, 0.0)
    return worth


def go_near(group: Group, decision: Decision) -> str:  # always the same
    """TW-33.2: the careless go to the nearest place."""
    return decision.options[0]


def pack(group: Group, decision: Decision) -> str:
    """TW-9.2: tools, a weapon that the guards can spare, and a few small things."""
    taken = group.view.findings
    weight = content().weight
    storage = group.storage
    for token in ("lockpick", "saw"):
        if TAKE(token) in decision.options and not taken.get(token):
            return TAKE(token)
    if group.view.carrying_limit >= SHOVEL_FROM and storage.get("shovel") and not taken.get("shovel"):
        return TAKE("shovel")
    armed = [weapon for weapon in MELEE if taken.get(weapon)]
    spare = [weapon for weapon in MELEE if storage.get(weapon)]
    if not armed and sum(storage.get(weapon, 0) for weapon in MELEE) > 1:
        return TAKE(spare[0])
    small = [t for t, n in storage.items() if n and not weight[t] and TAKE(t) in decision.options]
    small = [t for t in small if group.worth(t, storage[t] - 1) < 1.0]
    if small and sum(n for t, n in taken.items() if not weight[t]) < TO_PAY_WITH:
        return TAKE(group.cheapest(small))
    return _to_trade(group, decision) if group.is_short else DONE()


def _to_trade(group: Group, decision: Decision) -> str:
    """What nobody at home needs is given for food, should somebody out there have any (TW-14)."""
    value, taken = content().value, group.view.findings
    if sum(value[t] * n for t, n in taken.items() if t not in TOOLS) >= FOR_TWO_MEALS:
        return DONE()
    goods = [t for t, n in group.storage.items() if n and t not in (*FOOD, *MEDICAL, *TOOLS) and value[t] >= A_GOOD]
    goods = [t for t in goods if TAKE(t) in decision.options and _is_spare(group, t)]
    return TAKE(min(goods, key=lambda t: (content().weight[t], -value[t]))) if goods else DONE()


def _is_spare(group: Group, token: str) -> bool:
    """Weapons are, beside what stays at home."""
    if token not in WEAPONS:
        return True
    return sum(group.storage.get(weapon, 0) for weapon in WEAPONS) > AT_HOME


def explore(group: Group, decision: Decision) -> str:
    """TW-9.8: what the location offers, then card after card until it gets too loud."""
    reader = Reader(group)
    place = group.view.place
    for option in content().options[ops_path("location", place)]:
        answer = OFFER(option.id)
        if answer in decision.options and reader.ops((*option.cost, *option.do)) > 0:
            return answer
    if STOP() not in decision.options:
        return NEXT()
    red = 5 - group.view.aside_residents
    hidden = 0.5 if group.view.hiding else 1.0
    danger = 0.05 * group.view.noise * (ENCOUNTER + RED_RESIDENT * red) * hidden
    hurt = max((group.people[person].wounds for person in group.present), default=0)
    return STOP() if danger * (1 + 0.5 * hurt) > CARD + 0.3 else NEXT()


def findings(group: Group, decision: Decision) -> str:
    """TW-9.9: by worth for each bit of weight."""
    taken = told(group.asked, FindingsFacts).taken
    weight = content().weight
    best, most = DONE(), 0.0
    for option in decision.options:
        if option not in CARRY:
            continue
        token = CARRY.read(option)
        have = group.storage.get(token, 0) + taken.get(token, 0)
        worth = group.worth(token, have) / max(weight[token], 0.5)
        if worth > most:
            best, most = option, worth
    return best


def far(group: Group, decision: Decision) -> str:  # what a place is worth does not change
    """TW-29: the better places come to Far."""
    return max(decision.options, key=lambda option: PLACES.get(FAR.read(option), 0.0))


def on_top(group: Group, decision: Decision) -> str:  # the same
    """TW-29: and to the top."""
    return max(decision.options, key=lambda option: PLACES.get(TOP.read(option), 0.0))


def unknown(group: Group, decision: Decision) -> str:  # noise is never wanted
    """TW-32: what only makes noise goes back."""
    kinds = content().exploration_of
    seen = [option for option in decision.options if option in BACK_TO_THE_DECK]
    loud = [o for o in seen if kinds[BACK_TO_THE_DECK.read(o)].id in ("footsteps", "creaking_floor")]
    return loud[0] if loud else DONE()
