"""What scripts and cards of Zone Survival bring, weighed before one chooses: read off their ops, as a reader would.

The figures are rules of thumb in the points of ``worth``. A test counts as even odds, a choice for its best option.
"""

from __future__ import annotations

from collections.abc import Iterable

from cordon.bots.stalker import worth
from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.content import content
from cordon.games.stalker.ops import AnomalyDie, Choose, EachDoes, If, Lasts, May, Op, Try
from cordon.games.stalker.ops.body import DamageOp, Discard, DoseOp, Gain, HealOp, LoseHpOp, Slide
from cordon.games.stalker.ops.fighting import StrikeOp, WoundOp
from cordon.games.stalker.ops.goods import GainCardOp, Money
from cordon.games.stalker.ops.ground import Put, Spawn, SurgeOp
from cordon.games.stalker.ops.moving import Attention
from cordon.games.stalker.ops.survival import Counter, Finish, GiveToken, LayToken, Need, OpenScript, SpendToken
from cordon.games.stalker.ops.zone_enemies import SpawnKind
from cordon.games.stalker.ops.zone_ground import RemoveUnknown, SpendCardOp
from cordon.games.stalker.ops.zone_time import Rounds
from cordon.games.stalker.rules.script import CHOSEN
from cordon.games.stalker.survival.book import SCRIPT_OPTION, ZoneScriptFacts
from cordon.games.stalker.survival_scripts import Branch, Check, Choice, Die, ScriptNode, ScriptOption, Test
from cordon.games.stalker.terms import ScriptNumber
from cordon.kernel.decisions import Decision, told

TOKENS = {"focus": worth.FOCUS, "pinned": -3.0, "exposed": -2.5, "bolt": 0.4, "cube": 4.0}
NOISE = {"low": -0.7, "high": -3.0}
LAID = {"loot": 2.0, "artifact": 5.0, "unknown": -2.0, "trap": -2.0}
LASTING = {"follow.max": worth.PROGRESS}
"""What it is worth while one more of a value lasts: whoever is led comes a step farther in each turn."""
DEFENDED = 0.7
"""What of damage comes through."""
DOSAGE, ENEMY, ROUND, GOAL, ALARM, CARD, RUBLES = 0.7, 5.0, 7.0, 9.0, 2.5, 3.0, 250
"""A point of dosage, a new enemy, a round, a step of a counter that has a need and of one that has none, a card, and
the rubles that are worth a point."""
END = 200.0
DEPTH = 3
"""Scripts that are read ahead."""


class Reading:
    """Weighing what may come, for one stalker."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        zone = situation.view.survival
        self.needs = zone.needs if zone is not None else {}
        places = content().scenarios[zone.scenario].aims if zone is not None else ()
        self.useful = {word for aim in places for place in aim.at if (word := place.partition(":")[2])}
        self.useful |= {aim.carries for aim in places if aim.carries}

    def ops(self, script: Iterable[Op], depth: int = 0) -> float:
        return sum(self._op(op, depth) for op in script)

    def _op(self, op: Op, depth: int) -> float:
        me = self.situation.me
        parts = [self.ops(part, depth) for part in op.parts().values()]
        match op:
            case If() | Try() | AnomalyDie():
                return sum(parts) / max(1, len(parts))
            case Choose():
                return max(parts, default=0.0)
            case May():
                return max(0.0, *parts)
            case EachDoes():
                return sum(parts) * self.situation.view.seats
            case LoseHpOp():
                return -self._many(op) * worth.harm(me.hp, self.situation.injuries, [(1.0, op.n)])
            case DamageOp():
                return -self._many(op) * worth.harm(me.hp, self.situation.injuries, [(1.0, DEFENDED * op.n)])
            case HealOp():
                return self._many(op) * worth.healing(me.hp, self.situation.most_hp, self.situation.injuries, op.n)
            case DoseOp():
                return -self._many(op) * DOSAGE * op.n
            case Gain():
                return self._many(op) * TOKENS.get(op.token, 0.5) * op.n
            case Discard():
                return -self._many(op) * TOKENS.get(op.token, 0.5) * op.n
            case Lasts():
                return LASTING.get(op.value, 0.0) * op.by
            case Slide():
                return -worth.PROGRESS * op.n
            case Attention():
                return self._many(op) * NOISE.get(op.side, 0.0)
            case Money():
                return op.n / RUBLES
            case Counter():
                return (GOAL if op.counter in self.needs else -ALARM) * op.n
            case Need():
                return -GOAL * op.n
            case GiveToken():
                return GOAL * op.n if op.token in self.useful else 1.0
            case SpendToken():
                return -GOAL * op.n if op.token in self.useful else -1.0
            case LayToken():
                return 0.5 * GOAL * op.n if op.token in self.useful else 0.0
            case Spawn() | SpawnKind():
                return -ENEMY * op.n
            case Put():
                return LAID.get(op.token, 0.0) * op.n
            case RemoveUnknown():
                return -LAID["unknown"]
            case GainCardOp():
                return CARD
            case SpendCardOp():
                return -CARD
            case Rounds():
                return ROUND * op.n
            case StrikeOp() | WoundOp():
                return 2.0
            case SurgeOp():
                return -ENEMY
            case Finish():
                return END if op.result == "victory" else -END
            case OpenScript():
                return self.script(op.number, depth + 1)
        return sum(parts)

    def _many(self, op: Op) -> int:
        return len(self.situation.view.stalkers) if getattr(op, "who", "") == "team" else 1

    # --- scripts --------------------------------------------------------------------------------------------------

    def script(self, number: ScriptNumber, depth: int) -> float:
        if depth > DEPTH or number not in content().zone_scripts:
            return 0.0
        return sum(self._node(node, depth) for node in content().zone_scripts[number].nodes)

    def _node(self, node: ScriptNode, depth: int) -> float:
        branches = [self.branch(branch, depth) for branch in node.branches().values()]
        if isinstance(node, Choice):
            return max(branches)
        if isinstance(node, Test | Die | Check):
            return sum(branches) / len(branches)
        return sum(branches)

    def branch(self, branch: Branch | ScriptOption, depth: int = 0) -> float:
        paid = self.ops(branch.pay, depth) if isinstance(branch, ScriptOption) else 0.0
        return paid + self.ops(branch.do, depth) + (self.script(branch.goto, depth + 1) if branch.goto else 0.0)


def script_option(situation: Situation, decision: Decision) -> str:
    """What brings most; of equal ones the first."""
    number = told(situation.view.asked, ZoneScriptFacts).script
    nodes = content().zone_scripts[number].nodes
    known = {option.key: option for node in nodes if isinstance(node, Choice) for option in node.options}
    reading = Reading(situation)
    return max(decision.options, key=lambda option: reading.branch(known[SCRIPT_OPTION.read(option)]))


def part(situation: Situation, decision: Decision, path: str) -> str:
    """A part of a card."""
    reading, scripts = Reading(situation), content().scripts

    def brings(option: str) -> float:
        return reading.ops(scripts[f"{path}/{CHOSEN.read(option)}"]) if option in CHOSEN else 0.0

    return max(decision.options, key=brings)
