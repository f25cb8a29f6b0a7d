"""Dusk, Evening, Night Raid and Dawn."""

from __future__ import annotations

from itertools import product

from cordon.bots.twom.situation import FOOD_POINTS, HARM, Group
from cordon.bots.twom.stories import DIE_MEAN
from cordon.games.twom.rules.combat import WOUND
from cordon.games.twom.rules.dawn import KEEP, PLACE, POUR
from cordon.games.twom.rules.dusk import DRINK, EAT, FEED, HABIT, DuskFacts
from cordon.games.twom.rules.evening import TASK, EveningFacts
from cordon.games.twom.rules.narrative import EAT_NOW
from cordon.games.twom.rules.night_raid import STEAL, RaidFacts
from cordon.games.twom.rules.people import DONE, TOKEN
from cordon.games.twom.rules.plans import COMMIT, TAKE_BACK
from cordon.games.twom.state import Person
from cordon.games.twom.terms import (
    FIREARMS,
    FOOD_RELIEF,
    LEVEL_MAX,
    MELEE,
    MISERY_OF_A_BAD_RAID,
    SCAVENGERS_MAX,
)
from cordon.kernel.decisions import Decision, told

KEPT_FOOD = {"canned_food": 1.6, "raw_food": 1.1, "vegetable": 0.4}
"""Food is kept for tomorrow if it would do less than this tonight."""
TRIP = 4.0
"""What a trip is worth beside what can be carried: food, medicine, things to trade."""
FED_BY_A_TRIP = 0.4
"""How often a trip spares a hungry group a level of Hunger."""
RISK = 0.8
"""What each scavenger risks."""
BED_HEALS = 0.7
"""How often a bed spares somebody a level of illness or wounds."""
WOUNDED_OUT = (0.0, 0.6, 6.0, 12.0)
"""What it costs to send somebody out, by wounds."""
DROPPING = 3
"""Whoever comes to this level of Fatigue out there is of no use to the others."""


# --- Dusk -------------------------------------------------------------------------------------------------------------


def drink(group: Group, decision: Decision) -> str:
    """TW-7.1: everybody drinks; where water is short, those whom thirst would harm most."""
    thirsty = [option for option in decision.options if option in DRINK]
    if group.storage.get("water", 0) < len(thirsty):
        eat = [option for option in decision.anytime if option in EAT_NOW]
        starving = [o for o in eat if group.people[EAT_NOW.read(o).person].hunger >= LEVEL_MAX - 1]
        if starving:
            return starving[0]
    return max(thirsty, key=lambda option: _thirst(group, DRINK.read(option))) if thirsty else DONE()


def _thirst(group: Group, person: str) -> float:
    return group.harm(person, "hunger", 1) + group.harm(person, "misery", 1)


def eat(group: Group, decision: Decision) -> str:
    """TW-7.3: the meal that does most good; some is kept if it can wait."""
    best, most = DONE(), 0.0
    eaten = told(group.asked, DuskFacts).eaten
    for option in decision.options:
        if option in DONE:
            continue
        if option in FEED:
            person, token = FEED.read(option)
            worth = group.harm(person, "misery", 1) - FOOD_POINTS[token]
        else:
            person, token = EAT.read(option)
            missed = 0 if person in eaten else 1
            relief = FOOD_RELIEF[token]
            worth = group.harm(person, "hunger", missed) - group.harm(person, "hunger", relief) - KEPT_FOOD[token]
        if worth > most:
            best, most = option, worth
    return best


def habit(group: Group, decision: Decision) -> str:
    """TW-3.9."""
    people = [option for option in decision.options if option in HABIT]
    return max(people, key=lambda option: group.people[HABIT.read(option)].misery)


# --- Evening ----------------------------------------------------------------------------------------------------------


def tasks(group: Group, decision: Decision) -> str:
    """TW-8: the best of all ways to share out the night, one task after the other."""
    return _carry_out(group, decision, _best_night(group, SCAVENGERS_MAX))


def tasks_of_the_careless(group: Group, decision: Decision) -> str:
    """The same with one scavenger at most (TW-33.2)."""
    return _carry_out(group, decision, _best_night(group, 1))


def _carry_out(group: Group, decision: Decision, wanted: dict[str, str]) -> str:
    plan = told(group.asked, EveningFacts).plan
    for person, planned in plan.items():  # somebody else may have planned before: beds and places must be free first
        if wanted.get(person) != planned:
            return TAKE_BACK(person)
    for person, task in wanted.items():
        if person not in plan:
            return TASK(person, task)
    return COMMIT() if COMMIT() in decision.options else decision.options[-1]


def _best_night(group: Group, scavengers: int) -> dict[str, str]:
    people = list(group.people)
    beds = told(group.asked, EveningFacts).beds
    choices = []
    for person in group.people.values():
        able = person.fatigue < LEVEL_MAX and person.misery < LEVEL_MAX
        choices.append([*(["bed"] if beds else []), "floor", *(["guard", "scavenge"] if able else [])])
    best: dict[str, str] = {}
    most = -1e9
    for tried in product(*choices):
        if tried.count("bed") > beds or tried.count("scavenge") > scavengers:
            continue
        plan = dict(zip(people, tried, strict=True))
        worth = _night_worth(group, plan)
        if worth > most:
            best, most = plan, worth
    return best


def _night_worth(group: Group, plan: dict[str, str]) -> float:
    worth = 0.0
    weapons = _weapons_at_home(group)
    guards = 0.0
    load = 0
    for person, task in plan.items():
        record = group.people[person]
        card = group.card(person)
        if task == "guard":
            weapon = weapons.pop(0) if weapons else ""
            guards += DIE_MEAN[weapon] * (1 + 0.45 * card.prowess)
            tired = 0 if card.trait == "night_owl" else 1
            worth -= (0.0, 0.4, 3.0, 9.0)[min(3, record.wounds)]
        elif task == "scavenge":
            load += card.inventory
            tired = 1
            worth -= RISK + WOUNDED_OUT[min(3, record.wounds)] + 0.3 * record.misery
            worth -= 3.0 if record.fatigue + tired >= DROPPING else 0.0
        else:
            tired = -record.fatigue if task == "bed" else -2
            worth += 0.2 + _bed_heals(record) if task == "bed" else 0.0
        after = max(0, min(LEVEL_MAX, record.fatigue + tired))
        worth -= HARM["fatigue"][after]
    if not any(task == "guard" for task in plan.values()):
        return worth - 500.0
    trip = TRIP + _hunger_drives(group) + _load_worth(group, load) if load else 0.0
    return worth + _guards_worth(group, guards) + trip


def _hunger_drives(group: Group) -> float:
    """Whoever has nothing for tomorrow goes out even when it hurts."""
    if group.meals >= group.size:
        return 0.0
    return FED_BY_A_TRIP * sum(group.harm(person, "hunger", 1) for person in group.people)


def _bed_heals(person: Person) -> float:
    """TW-28.2: on most fate cards whoever slept in a bed gets better instead of worse."""
    levels = (("wounds", person.wounds), ("illness", person.illness))
    return BED_HEALS * sum(HARM[state][level + 1] - HARM[state][level] for state, level in levels if level)


def _weapons_at_home(group: Group) -> list[str]:
    ammo = group.storage.get("ammo", 0)
    there = [w for w, n in group.storage.items() for _ in range(n) if w in MELEE or (w in FIREARMS and ammo)]
    return sorted(there, key=lambda weapon: -DIE_MEAN[weapon])


def _guards_worth(group: Group, reductions: float) -> float:
    """Each reduction is worth less than the one before."""
    boards = group.view.boards
    expected = 4.2 + 0.25 * (4 - group.view.aside_raids) - boards + group.view.marks.get("raid_damage", 0)
    return 1.2 * min(reductions, max(0.0, expected)) * (1.0 if reductions < 1.5 else 0.85)


def _load_worth(group: Group, load: int) -> float:
    """Water first, then what is needed for building, then anything."""
    water = max(0, group.size + 1 - group.storage.get("water", 0))
    worth = 1.5 * min(load, water)
    load -= water
    if load > 0:
        worth += 0.75 * min(load, 7)
    return worth + 0.3 * max(0, load - 7)


# --- Night Raid -------------------------------------------------------------------------------------------------------


def reduce(group: Group, decision: Decision) -> str:
    """TW-10.3: how many of the reductions go to Damage."""
    assert decision.low is not None
    assert decision.high is not None
    view = group.view
    total = min(told(group.asked, RaidFacts).reductions, view.damage + view.raid_wounds)
    guards = [person.id for person in group.people.values() if person.task == "guard"]

    def cost(amount: int) -> float:
        damage, wounds = view.damage - amount, view.raid_wounds - (total - amount)
        there = sorted(group.worth(t, i) for t, n in group.storage.items() for i in range(n))
        lost = sum(there[:damage]) * 1.3
        bad = group.empathy_harm(group.people, 1) if damage >= MISERY_OF_A_BAD_RAID else 0.0
        return lost + bad + _wounds_cost(group, guards, wounds)

    return str(min(range(decision.low, decision.high + 1), key=cost))


def _wounds_cost(group: Group, guards: list[str], wounds: int) -> float:
    levels = {person: group.people[person].wounds for person in guards}
    cost = 0.0
    for _ in range(wounds if guards else 0):
        person = min(levels, key=lambda p: HARM["wounds"][min(4, levels[p] + 1)] - HARM["wounds"][levels[p]])
        level = levels[person]
        if level >= LEVEL_MAX:
            break
        cost += HARM["wounds"][level + 1] - HARM["wounds"][level]
        levels[person] += 1
    return cost


def steal(group: Group, decision: Decision) -> str:
    """TW-10.8: what can best be spared."""
    return STEAL(group.cheapest(STEAL.read(option) for option in decision.options))


def give_up(group: Group, decision: Decision) -> str:
    """TW-0.4, TW-3.6, TW-26: what can best be spared."""
    return TOKEN(group.cheapest(TOKEN.read(option) for option in decision.options))


def wound(group: Group, decision: Decision) -> str:
    """TW-10.8, TW-13.6: whoever bears it best."""
    return min(decision.options, key=lambda option: group.harm(WOUND.read(option), "wounds", 1))


def crime_wave(group: Group, decision: Decision) -> str:  # raids come every night, residents only if met
    """TW-10.9."""
    return str(decision.low)


# --- Dawn -------------------------------------------------------------------------------------------------------------


def treat(group: Group, decision: Decision) -> str:
    """TW-11.2: whoever is worst off, with the better medicine."""
    options = [option for option in decision.options if option in PLACE]
    return max(options, key=lambda option: treatment(group, *PLACE.read(option))) if options else DONE()


def treatment(group: Group, person: str, token: str) -> float:
    """How much somebody needs a medical token."""
    record = group.people[person]
    level = record.wounds if token == "bandages" else record.illness
    herbal = 0.3 if token == "herbal_meds" else 0.0
    return HARM["wounds"][level] + (0.5 if record.founder else 0.0) - herbal * level


def pour(group: Group, decision: Decision) -> str:
    """TW-11.6: not at all, unless somebody is about to break."""
    for option in decision.options:
        if option in POUR:
            person, token = POUR.read(option)
            tired = 2 if token == "moonshine" else 1
            if group.harm(person, "misery", -1) + group.harm(person, "fatigue", tired) < -1.5:
                return option
    return DONE()


NARRATIVE = {
    "NA03": 3.0,
    "NA10": 2.2,
    "NA05": 2.0,
    "NA04": 1.8,
    "NA09": 1.6,
    "NA06": 1.5,
    "NA07": 1.5,
    "NA13": 1.0,
    "NA12": 1.0,
    "NA14": 0.9,
    "NA08": 0.8,
    "NA11": 0.7,
    "NA15": 0.4,
}


def keep(group: Group, decision: Decision) -> str:
    """TW-11.5."""

    def worth(option: str) -> float:
        card = KEEP.read(option)
        if card == "NA01":
            return -min(group.harm(person, "fatigue", -2) for person in group.people)
        if card == "NA02":
            return 0.5 - min(group.harm(person, "misery", -1) for person in group.people)
        ailing = {"NA06": "wounds", "NA07": "illness"}.get(card)
        more = 2.0 if ailing and any(getattr(p, ailing) for p in group.people.values()) else 0.0
        return NARRATIVE[card] + more

    return max(decision.options, key=worth)
