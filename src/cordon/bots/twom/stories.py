"""What the options of cards and scripts are worth: by what is printed on a card, and by the price a script asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cordon.bots.twom.situation import Group
from cordon.games.twom import ops as op
from cordon.games.twom import scripts as book
from cordon.games.twom.content import content
from cordon.games.twom.rules.effects import OPTION, CardFacts
from cordon.games.twom.rules.encounters import LEAVE
from cordon.games.twom.rules.findings import CARD, ROW, RowFacts
from cordon.games.twom.rules.joining import ACCEPT, REFUSE, JoiningFacts
from cordon.games.twom.rules.people import DONE, PERSON, NamingFacts
from cordon.games.twom.rules.scripts import ChoiceFacts, TestFacts
from cordon.games.twom.terms import ENEMY_WOUNDS, FIREARMS, MELEE
from cordon.kernel.decisions import Decision, told

DEEDS = {"helped": 0.8, "shared": 0.8, "saved": 1.0, "robbed": -5.0, "stole": -3.0, "betrayed": -6.0, "refused": -0.3}
"""People remember what they did."""
IN_NEED = 0.3
"""To whoever starves a wrong weighs so much of that."""
ROW_WORTH = {"pantry": 2.0, "furniture": 1.5, "junk": 0.9, "any": 2.2}
CARD_WORTH = 0.5
"""What an exploration card not yet turned is worth."""
NOISE_WORTH = 0.35
DIE_MEAN = {"": 0.4, "knife": 0.7, "hatchet": 1.3, "pistol": 1.0, "assault_rifle": 1.2, "shotgun": 1.6}
"""What the die of a weapon comes to."""
ENEMY_MEAN = {"none": 0.35, "knife": 0.75, "hatchet": 1.1, "pistol": 1.1, "assault_rifle": 2.2, "shotgun": 1.6}
A_WOUND = 3.5
TO_RUN = 12.0
"""What it costs to begin a fight and run from it."""
FIGHTER = {"none": 1.8, "knife": 3.5, "hatchet": 4.0, "pistol": 5.0, "assault_rifle": 8.0, "shotgun": 6.5}
"""The harm that an enemy does before it falls, by its weapon."""
PAID, UNPAID, WALK_AWAY = 0.9, 0.3, 0.0
"""What comes of an option of a script, on the average of the book and without its price. Walking away is plain."""
SHAKEN = 2
"""With so many wounds nobody looks for more."""


def standing(ours: float, theirs: float, wounds: int, cards: int) -> bool:
    """Whether a fight costs less than running (TW-13.10): by what both sides deal, and what the enemies can bear."""
    rounds = wounds / max(ours, 0.1)
    fight = 0.55 * rounds * theirs * A_WOUND + 1.0
    return fight < theirs * A_WOUND + 0.45 * cards


def would_stand(group: Group, enemies: Sequence[op.EnemyKind]) -> bool:
    """The same before it has begun: everybody takes the best weapon that there is."""
    ammo = group.pile.get("ammo", 0)
    arms = [w for w, n in group.pile.items() for _ in range(n) if w in MELEE or (w in FIREARMS and ammo)]
    arms = sorted(arms, key=lambda weapon: -DIE_MEAN[weapon])
    fighters = sorted(group.present, key=lambda person: -group.card(person).prowess)
    held = zip(fighters, (*arms, *[""] * len(fighters)), strict=False)
    ours = sum(DIE_MEAN[weapon] * (1 + 0.45 * group.card(person).prowess) for person, weapon in held)
    theirs = sum(ENEMY_MEAN[enemy.weapon] for enemy in enemies)
    return standing(ours, theirs, ENEMY_WOUNDS * len(enemies), group.view.piles["unknown"].left)


class Reader:
    """Reads what is printed."""

    def __init__(self, group: Group) -> None:
        self.group = group

    # --- ops ------------------------------------------------------------------------------------------------------

    def ops(self, ops: Iterable[Any]) -> float:
        """What a list of ops is worth together."""
        return sum(WORTH[type(one)](self, one) for one in ops if type(one) in WORTH)

    def people(self, who: str) -> list[str]:
        """Those a selector may mean."""
        group = self.group
        if who == "all":
            return list(group.people)
        if who in group.people:
            return [who]
        if who == "host" and group.view.host in group.people:
            return [group.view.host]
        return group.present

    def change(self, who: str, state: str, by: int, count: int = 1) -> float:
        """What a change of a state is worth for those who are meant."""
        people = self.people(who)
        if not people:
            return 0.0
        if who in ("all", "present", "guards"):
            return -sum(self.group.harm(person, state, by) for person in people)
        if who == "leader_choice":
            return -sum(sorted(self.group.harm(person, state, by) for person in people)[:count])
        return -self.group.mean_harm(people, state, by)

    def loss(self, what: str | tuple[str, ...], n: int, min_value: int = 0) -> float:
        """What giving up some tokens costs, the cheapest first."""
        group = self.group
        there = [t for t in content().kinds(what, min_value) for _ in range(group.pile.get(t, 0))]
        return -sum(sorted(group.worth(token, 0) if n > 1 else group.worth(token) for token in there)[:n])

    def deed(self, name: str) -> float:
        """What people will think of themselves."""
        weight = DEEDS.get(name, 0.0)
        return weight * IN_NEED if weight < 0 and self.group.is_hungry else weight

    def fight(self, enemies: Iterable[op.EnemyKind]) -> float:
        """What a fight costs, less with good fighters and weapons; nobody begins what they would run from."""
        group = self.group
        enemies = list(enemies)
        if not would_stand(group, enemies):
            return -TO_RUN
        harm = sum(FIGHTER[enemy.weapon] for enemy in enemies)
        armed = sum(1 for weapon in MELEE if group.pile.get(weapon))
        loaded = bool(group.pile.get("ammo")) and any(group.pile.get(gun) for gun in FIREARMS)
        armed += 1 if loaded else 0
        strength = sum(1 + group.card(person).prowess for person in group.present) + 2 * min(armed, len(group.present))
        return -harm * 5.0 / (2.0 + strength)

    def later(self, script: int) -> float:
        """What a card sends for later is printed on it: what its script does."""
        nodes = content().scripts[script].nodes.values()
        return sum(self.ops(node.ops) for node in nodes if isinstance(node, book.Effect))


def _row_worth(reader: Reader, one: op.TakeRow) -> float:
    worth = ROW_WORTH[one.row]
    if one.row in ("pantry", "any") and reader.group.food < 2 * reader.group.size:
        worth += 0.8
    return worth * one.n


def join_worth(group: Group, dependant: bool) -> float:
    """What one more pair of hands is worth, and what it eats."""
    hands = {1: 12.0, 2: 6.0, 3: 1.0}.get(group.size, -99.0)
    short = max(0.0, 3.0 * group.size - group.food) * 0.25
    return hands - short - (3.0 if dependant else 0.0)


WORTH: dict[type, Callable[[Reader, Any], float]] = {
    op.Gain: lambda r, o: sum(r.group.worth(o.token, r.group.owned.get(o.token, 0) + i) for i in range(o.n)),
    op.Lose: lambda r, o: r.loss(o.what, o.n, o.min_value),
    op.PayBest: lambda r, o: -1.6 * (o.n or sum(r.group.pile.values()) / 2),
    op.TradeOp: lambda r, _: 0.3 + 0.03 * sum(content().value[t] * n for t, n in r.group.pile.items()),
    op.ChangeState: lambda r, o: r.change(o.who, o.state, o.by, o.count),
    op.Empathy: lambda r, o: -r.group.empathy_harm(r.people(o.who), o.n),
    op.Deed: lambda r, o: r.deed(o.name),
    op.Noise: lambda r, o: -NOISE_WORTH * (o.by or 1 - r.group.view.noise),
    op.RollNoise: lambda r, _: -0.25 * r.group.view.noise,
    op.ReturnCards: lambda _, o: -CARD_WORTH * o.n,
    op.TakeRow: _row_worth,
    op.PickLockOp: lambda r, o: 0.7 * (r.ops(o.then) - r.group.worth("lockpick", 0)),
    op.FightOp: lambda r, o: r.fight(o.enemies) + 0.7 * r.ops(o.spoils),
    op.Schedule: lambda r, o: 0.8 * r.later(o.script),
    op.GiveUpActions: lambda *_: -1.0,
}
"""The ops that stand in the options of cards."""


def script_choice(group: Group, decision: Decision) -> str:
    """TW-31.8: only the price of an option is told, what comes of it stands on a page that nobody has read yet."""
    reader = Reader(group)
    asked = told(group.asked, ChoiceFacts)
    script = content().scripts[asked.script]
    node: Any = script.nodes[asked.node]
    offered = {OPTION(option.id): option for option in node.options}
    worn = any(group.people[person].wounds >= SHAKEN for person in group.present)

    def worth(answer: str) -> float:
        option = offered[answer]
        if isinstance(script.nodes[option.next], book.End):
            return WALK_AWAY
        if not option.cost:
            return -UNPAID if worn else UNPAID
        return reader.ops(option.cost) + PAID

    return max(decision.options, key=worth)


def card_choice(group: Group, decision: Decision) -> str:
    """TW-24, TW-26, TW-29: an option of a card."""
    reader = Reader(group)
    offered = {OPTION(option.id): option for option in content().options[told(group.asked, CardFacts).key]}

    def worth(answer: str) -> float:
        if answer in LEAVE:
            return 0.0
        option = offered[answer]
        return reader.ops((*option.cost, *option.do))

    return max(decision.options, key=worth)


def person_choice(group: Group, decision: Decision) -> str:
    """TW-4.2: somebody is named. Whoever loses least by bad news, gains most by good ones, fights best in a test."""
    asked = group.asked
    people = [PERSON.read(option) for option in decision.options if option in PERSON]
    if isinstance(asked, TestFacts):
        return PERSON(max(people, key=lambda person: (group.card(person).prowess, -group.people[person].wounds)))
    state, by = told(asked, NamingFacts).state, told(asked, NamingFacts).by
    if state:
        best = min(people, key=lambda person: group.harm(person, state, by))
        useless = by < 0 and group.harm(best, state, by) >= 0
        return DONE() if (by > 0 or useless) and DONE() in decision.options else PERSON(best)
    if told(asked, NamingFacts).why in ("NA12", "NA13"):
        return PERSON(max(people, key=lambda person: group.card(person).prowess))
    return PERSON(min(people, key=lambda person: _burden(group, person)))


def _burden(group: Group, person: str) -> float:
    """Somebody is picked for something that the question does not name: the one who bears most."""
    record = group.people[person]
    states = (record.wounds, record.misery, record.hunger, record.illness, record.fatigue)
    return sum(states) - 0.5 * group.card(person).prowess


def row_choice(group: Group, decision: Decision) -> str:
    """TW-25: the card or the row that holds most."""
    rows, asked = content().rows, told(group.asked, RowFacts)

    def worth(option: str) -> float:
        goods = rows[asked.cards[0], ROW.read(option)] if option in ROW else rows[CARD.read(option), asked.row]
        return sum(group.worth(token) * n for token, n in goods.items())

    return max(decision.options, key=worth)


def join(group: Group, decision: Decision) -> str:
    """TW-20.1."""
    if REFUSE() not in decision.options or ACCEPT() not in decision.options:
        return decision.options[0]
    mercy = group.empathy_harm(group.people, 1)
    dependant = told(group.asked, JoiningFacts).dependant
    return ACCEPT() if join_worth(group, dependant) + mercy > 0 else REFUSE()
