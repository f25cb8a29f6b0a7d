"""What to do in a turn: free uses of items first, then an action."""

from __future__ import annotations

from cordon.bots.aims import Aim
from cordon.bots.zona.aims import AIMS, ToShelter, ToStay
from cordon.bots.zona.goods import outfit_to_wear
from cordon.bots.zona.situation import Me
from cordon.bots.zona.travel import Journey, wait
from cordon.games.zona import ops
from cordon.games.zona.cards import InTurn
from cordon.games.zona.content import content
from cordon.games.zona.rules.actions import AREA, END, OUTFIT, REST, TurnFacts
from cordon.games.zona.rules.using import USE
from cordon.games.zona.terms import FATIGUE_MAX
from cordon.kernel.decisions import Decision, told


def take_turn(me: Me, decision: Decision) -> str:
    """An answer to "what will you do?"."""
    options = decision.options
    for option in (*options, *decision.anytime):
        if option in USE and _useful(me, USE.read(option)):
            return option
    if OUTFIT() in options and outfit_to_wear(me) is not None:
        return OUTFIT()
    if END() in options:
        return END()
    group = content().areas[me.area].group
    if group == "end":
        return wait(me, options)
    if me.area == "power_plant":
        if AREA() in options and me.fatigue < FATIGUE_MAX:
            return AREA()
        left = told(me.view.asked, TurnFacts).left
        return wait(me, options) if AREA() not in options or left > 1 else AREA()
    journey = Journey(me, decision)
    if group == "facility" and REST() in options and journey.stays():
        return wait(me, options)
    return journey.best()


def aim(me: Me, decision: Decision) -> Aim | None:
    """What the turn is for, while there is a choice of actions."""
    group = content().areas[me.area].group
    if END() in decision.options or group == "end" or me.area == "power_plant":
        return None
    journey = Journey(me, decision)
    if group == "facility" and REST() in decision.options and journey.stays():
        return ToStay(me.area)
    plan = journey.plan()
    if plan is None:
        return ToShelter(me.area) if journey.is_too_late else None
    return AIMS[plan.purpose](plan.area)


def _useful(me: Me, card: str) -> bool:
    """Whether an item should be used now that costs no action."""
    use = next(use for use in me.kind(card).uses if isinstance(use, InTurn))
    for op in use.do:
        match op:
            case ops.Heal():
                return _needs_healing(me, op.injuries)
            case ops.HealTraumaOp():
                return me.traumas >= 2 or (me.traumas > 0 and me.fatigue >= 4)
            case ops.Fatigue():
                if op.by > 0:
                    return me.has_secrets  # the Palmtop (ZO-22.20)
                return me.fatigue >= min(4, 1 - op.by)
            case ops.Gain():
                return True
            case ops.Take():
                return me.packed < me.capacity
            case ops.Relocate():
                return True
            case ops.RepairOp():
                worn = sum(i.tokens for i in me.items if me.kind(i.card).wears)
                return worn >= op.tokens
            case ops.PeekNews():
                return me.view.emission >= 4 and not me.view.next_news
    return False


def _needs_healing(me: Me, injuries: int) -> bool:
    if me.scavenger.injuries < injuries:
        return False
    return me.free <= 1 or (me.area in ("sarcophagus", "power_plant") and me.free <= 2)
