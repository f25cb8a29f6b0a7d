"""What the options of cards and scripts are worth: by their costs and by what is written in the book."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cordon.bots.twom.situation import Group
from cordon.games.twom import ops as op
from cordon.games.twom import scripts as book
from cordon.games.twom.content import content
from cordon.games.twom.terms import FIREARMS, MELEE
from cordon.kernel.decisions import Decision, thing

DEEDS = {"helped": 0.6, "shared": 0.6, "saved": 0.8, "robbed": -0.8, "stole": -0.5, "betrayed": -1.5, "refused": -0.1}
"""People remember what they did."""
MARKS = {"raid_damage": -0.9, "raid_wounds": -2.5, "noise_start": -0.6}
"""What a mark of tonight costs."""
ROW_WORTH = {"pantry": 2.0, "furniture": 1.5, "junk": 0.9, "any": 2.2}
CARD_WORTH = 0.5
"""What an exploration card not yet turned is worth."""
NOISE_WORTH = 0.35
FIGHTER = {"none": 1.8, "knife": 3.5, "hatchet": 4.0, "pistol": 5.0, "assault_rifle": 8.0, "shotgun": 6.5}
"""The harm that an enemy does before it falls, by its weapon."""
DEPTH = 12


class Reader:
    """Reads ahead in the book."""

    def __init__(self, group: Group) -> None:
        self.group = group

    # --- ops ------------------------------------------------------------------------------------------------------

    def ops(self, ops: Iterable[Any], depth: int = DEPTH) -> float:
        """What a list of ops is worth together."""
        return sum(self.single(one, depth) for one in ops)

    def single(self, one: Any, depth: int) -> float:
        """What one op is worth."""
        worth = WORTH.get(type(one))
        return worth(self, one, depth) if worth is not None else FIXED.get(type(one), 0.0)

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

    def fight(self, enemies: Iterable[op.EnemyKind]) -> float:
        """What a fight costs, less with good fighters and weapons."""
        group = self.group
        harm = sum(FIGHTER[enemy.weapon] for enemy in enemies)
        armed = sum(1 for weapon in MELEE if group.pile.get(weapon))
        loaded = bool(group.pile.get("ammo")) and any(group.pile.get(gun) for gun in FIREARMS)
        armed += 1 if loaded else 0
        strength = sum(1 + group.card(person).prowess for person in group.present) + 2 * min(armed, len(group.present))
        return -harm * 5.0 / (2.0 + strength)

    # --- nodes ----------------------------------------------------------------------------------------------------

    def script(self, id: int, depth: int) -> float:
        script = content().scripts.get(id)
        return self.node(script, script.start, depth) if script is not None else 0.0

    def node(self, script: book.Script, name: str, depth: int) -> float:
        """What is to be expected from a node on."""
        if depth <= 0:
            return 0.0
        node = script.nodes[name]
        match node:
            case book.Choice():
                return max(self.option(script, option, depth) for option in node.options if not option.conditions)
            case book.Test():
                return self.test(script, node, depth - 1)
            case book.Check():
                ways = (node.passed, node.fail)
                return sum(self.node(script, way, depth - 1) for way in ways) / 2
            case book.Effect():
                return self.ops(node.ops, depth - 1) + self.node(script, node.next, depth - 1)
            case book.CombatNode():
                return self.fight(node.enemies) + 0.7 * self.node(script, node.win, depth - 1)
            case book.GotoScript():
                return self.script(node.script, depth - 1)
            case book.Text() | book.TradeNode():
                return self.node(script, node.next, depth - 1)
        return 0.0

    def option(self, script: book.Script, option: book.ChoiceOption, depth: int) -> float:
        return self.ops(option.cost, depth) + self.node(script, option.next, depth - 1)

    def test(self, script: book.Script, node: book.Test, depth: int) -> float:
        if node.kind == "black_range":
            return sum((r.last - r.first + 1) / 10 * self.node(script, r.next, depth) for r in node.table)
        group = self.group
        if node.kind == "prowess":
            people = self.people(node.who) or group.present
            best = [group.card(person).prowess for person in people] or [0]
            prowess = max(best) if node.who in ("leader_choice", "highest_prowess") else min(best)
            chance = (2 + 2 * prowess) / 10
        elif node.kind == "black_at_most":
            chance = node.value / 10
        else:
            people = self.people(node.who)
            chance = 1 - max((group.card(person).empathy for person in people), default=0) / 10
        harm = -group.empathy_harm(self.people(node.who), node.value) if node.kind == "empathy_group" else 0.0
        return (
            harm + chance * self.node(script, node.passed, depth) + (1 - chance) * self.node(script, node.fail, depth)
        )


def _row_worth(reader: Reader, one: op.TakeRow, _: int) -> float:
    worth = ROW_WORTH[one.row]
    if one.row in ("pantry", "any") and reader.group.food < 2 * reader.group.size:
        worth += 0.8
    return worth * one.n


def _join_worth(reader: Reader, one: op.Join, depth: int) -> float:
    return max(0.0 if not one.must else -9.0, join_worth(reader.group, one.dependant), reader.ops(one.refused, depth))


def join_worth(group: Group, dependant: bool) -> float:
    """What one more pair of hands is worth, and what it eats."""
    hands = {1: 12.0, 2: 6.0, 3: 1.0}.get(group.size, -99.0)
    short = max(0.0, 3.0 * group.size - group.food) * 0.25
    return hands - short - (3.0 if dependant else 0.0)


FIXED: dict[type, float] = {
    op.Leave: -12.0,
    op.Die: -25.0,
    op.GiveUpActions: -1.0,
    op.Look: 0.3,
    op.ScoutOp: 0.3,
    op.Idea: 0.8,
    op.LoseBoardOp: -3.0,
    op.GameOver: -200.0,
    op.Epilogue: 0.1,
}
"""What is worth the same to everybody."""

WORTH: dict[type, Callable[[Reader, Any, int], float]] = {
    op.Gain: lambda r, o, _: sum(r.group.worth(o.token, r.group.owned.get(o.token, 0) + i) for i in range(o.n)),
    op.Lose: lambda r, o, _: r.loss(o.what, o.n, o.min_value),
    op.PayBest: lambda r, o, _: -1.6 * (o.n or sum(r.group.pile.values()) / 2),
    op.TradeOp: lambda r, *_: 0.3 + 0.03 * sum(content().value[t] * n for t, n in r.group.pile.items()),
    op.ChangeState: lambda r, o, _: r.change(o.who, o.state, o.by, o.count),
    op.RollState: lambda r, o, _: r.change(o.who, o.state, o.by) * (o.last - o.first + 1) / 10,
    op.Empathy: lambda r, o, _: -r.group.empathy_harm(r.people(o.who), o.n),
    op.Join: _join_worth,
    op.Deed: lambda _, o, __: DEEDS.get(o.name, 0.0),
    op.Noise: lambda r, o, _: -NOISE_WORTH * (o.by or 1 - r.group.view.noise),
    op.RollNoise: lambda r, *_: -0.25 * r.group.view.noise,
    op.ReturnCards: lambda _, o, __: -CARD_WORTH * o.n,
    op.TakeRow: _row_worth,
    op.PickLockOp: lambda r, o, d: 0.7 * (r.ops(o.then, d - 1) - r.group.worth("lockpick", 0)),
    op.FightOp: lambda r, o, d: r.fight(o.enemies) + 0.7 * r.ops(o.spoils, d - 1),
    op.EndExploration: lambda r, *_: -CARD_WORTH * r.group.view.piles["unknown"].left,
    op.Cold: lambda r, o, _: -1.2 * max(o.by, -r.group.view.cold),
    op.Mark: lambda _, o, __: MARKS.get(o.name, 0.0) * o.by,
    op.Schedule: lambda r, o, d: 0.8 * r.script(o.script, d - 1),
    op.ReadOp: lambda r, o, d: r.script(o.script, d - 1),
    op.When: lambda r, o, d: (r.ops(o.then, d - 1) + r.ops(o.otherwise, d - 1)) / 2,
}


def script_choice(group: Group, decision: Decision) -> str:
    """TW-31.8: the option from which most is to be expected."""
    reader = Reader(group)
    script = content().scripts[group.asked["script"]]
    node: Any = script.nodes[group.asked["node"]]
    offered = {f"option:{option.id}": option for option in node.options}
    return max(decision.options, key=lambda id: reader.option(script, offered[id], DEPTH))


def card_choice(group: Group, decision: Decision) -> str:
    """TW-24, TW-26, TW-29: an option of a card."""
    reader = Reader(group)
    key = group.asked["key"]
    offered = {f"option:{option.id}": option for option in content().options[key]}

    def worth(answer: str) -> float:
        if answer == "leave":
            return 0.0
        option = offered[answer]
        return reader.ops((*option.cost, *option.do))

    return max(decision.options, key=worth)


def person_choice(group: Group, decision: Decision) -> str:
    """TW-4.2: somebody is named. Whoever loses least by bad news, gains most by good ones, fights best in a test."""
    state = group.asked.get("state")
    people = [option for option in decision.options if option != "done"]
    if state:
        by = group.asked["by"]
        best = min(people, key=lambda option: group.harm(thing(option), state, by))
        useless = by < 0 and group.harm(thing(best), state, by) >= 0
        return "done" if (by > 0 or useless) and "done" in decision.options else best
    why = str(group.asked.get("why", ""))
    if why in ("NA12", "NA13"):
        return max(people, key=lambda option: group.card(thing(option)).prowess)
    if why == "prowess":
        return max(people, key=lambda option: (group.card(thing(option)).prowess, -group.people[thing(option)].wounds))
    if why == "NA01":
        return min(people, key=lambda option: group.harm(thing(option), "fatigue", -2))
    if why == "NA02":
        return min(people, key=lambda option: group.harm(thing(option), "misery", -1))
    return min(people, key=lambda option: _named(group, why, thing(option)))


def _named(group: Group, why: str, person: str) -> float:
    """Somebody is picked for a change that the question does not name: the one who bears most."""
    if why == "objective":
        return group.harm(person, "misery", 1)
    record = group.people[person]
    states = (record.wounds, record.misery, record.hunger, record.illness, record.fatigue)
    return sum(states) - 0.5 * group.card(person).prowess


def row_choice(group: Group, decision: Decision) -> str:
    """TW-25: the card or the row that holds most."""
    rows = content().rows
    row, cards = group.asked["row"], group.asked["cards"]

    def worth(option: str) -> float:
        goods = rows[cards[0], thing(option)] if row == "any" else rows[thing(option), row]
        return sum(group.worth(token) * n for token, n in goods.items())

    return max(decision.options, key=worth)


def join(group: Group, decision: Decision) -> str:
    """TW-20.1."""
    if "refuse" not in decision.options or "accept" not in decision.options:
        return decision.options[0]
    mercy = group.empathy_harm(group.people, 1)
    return "accept" if join_worth(group, bool(group.asked.get("dependant"))) + mercy > 0 else "refuse"
