"""The turn: which action, where to, on whom."""

from __future__ import annotations

from cordon.bots.stalker import worth
from cordon.bots.stalker.crew import SurvivalTeam, team_of
from cordon.bots.stalker.lantern import LANTERN, lantern_keys
from cordon.bots.stalker.leaning import wants, wished
from cordon.bots.stalker.plans import Task
from cordon.bots.stalker.prospects import Prospects
from cordon.bots.stalker.shooting import prize, strike_odds
from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.cards import Action, Item, Weapon
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.body import DoseOp, Gain, HealOp
from cordon.games.stalker.ops.fighting import Roll, StrikeOp
from cordon.games.stalker.rules.anomalies import SPOT, symbol_of
from cordon.games.stalker.rules.attack import ATTACK
from cordon.games.stalker.rules.environment import ON_CARD
from cordon.games.stalker.rules.movement import STEP, STOP, MoveFacts
from cordon.games.stalker.rules.options import (
    BOLT,
    CAREFUL,
    END,
    KNIFE,
    LEAD,
    MOVE,
    PICK_UP,
    PREPARE,
    RELOAD,
    STAND_UP,
    USE,
)
from cordon.games.stalker.rules.rounds import PASS, TOKEN
from cordon.games.stalker.terms import THROW_RANGE, CardNumber, number_of
from cordon.kernel.decisions import Decision, told

GRENADE_RANGE = 2
FREE_ACTIONS = ("take", "patch", "key", "pin", "look")
"""Actions on mission cards that are always worth taking."""
CELLS: tuple[CardNumber, ...] = ("A1-05", "A1-06")
YURKO: CardNumber = "A1-09"
"""Whoever opens a cell needs another standard action for whom else is in it."""


def take_turn(situation: Situation, decision: Decision) -> str:
    """An answer to "what will you do?"."""
    options = decision.options
    if options[0] in STAND_UP:
        return options[0]
    free = _free_action(situation, options)
    if free:
        return free
    prospects = Prospects(situation)
    left = situation.left
    here = situation.me.space
    best, chosen = (prospects.end(here, situation.me.attention == "high"), END()) if END() in options else (-1e9, "")
    for option, value in _standard_actions(prospects, options, left):
        if value > best:
            best, chosen = value, option
    shot = _free_shot(prospects, options)
    if shot:
        return shot
    return chosen or (END() if END() in options else options[0])


# --- free actions -----------------------------------------------------------------------------------------------------


def _free_action(situation: Situation, options: tuple[str, ...]) -> str:
    """What costs nothing and helps."""
    me = situation.me
    missing = situation.most_hp - me.hp
    wanted = _free_aims(situation, options)
    for option in options:
        if option in ON_CARD and (ON_CARD.read(option).action in FREE_ACTIONS or option in wanted):
            return option
        if option == LEAD("heal") and (me.hp == 0 or missing >= 2):
            return option
        if option == LEAD("focus") and not me.focus and missing < 2:
            return option
        if option in RELOAD and me.focus and _wants_ammo(situation, RELOAD.read(option)):
            return option
        if option in USE and _is_free(option) and _useful(situation, option):
            return option
    return ""


def _free_aims(situation: Situation, options: tuple[str, ...]) -> set[str]:
    """What leads to the objective of a scenario and costs nothing."""
    if situation.view.survival is None or not any(option in ON_CARD for option in options):
        return set()
    team = team_of(situation)
    return {ON_CARD(card, key) for card, key in team.free_actions} if isinstance(team, SurvivalTeam) else set()


def _rule(option: str) -> Action | None:
    source, path = USE.read(option)
    card = content().cards.get(source)
    definition = card.key if card is not None else path.partition("/")[0]
    return next((rule for each, rule in content().actions.get(definition, ()) if each == path), None)


def _is_free(option: str) -> bool:
    rule = _rule(option)
    return rule is not None and rule.cost == "FA"


def _useful(situation: Situation, option: str) -> bool:
    """Whether a free action of a card is worth its card."""
    rule = _rule(option)
    assert rule is not None
    me = situation.me
    missing = situation.most_hp - me.hp
    source, path = USE.read(option)
    if not isinstance(content().cards.get(source), Item):
        if path.startswith("lisnyk"):
            return not me.focus
        return path.startswith("mukha") or "detector" in option
    for op in rule.do:
        if isinstance(op, HealOp):
            return missing >= op.n or me.hp <= 3
        if isinstance(op, DoseOp):
            return op.n < 0 and worth.irradiation(me.hp, situation.injuries, me.dose, op.n) <= -4.0
        if isinstance(op, Gain):
            if op.token == "focus":
                return not me.focus and (missing >= 2 or situation.watched >> me.space & 1 == 1)
            return op.token != "cube"
    return False


def _wants_ammo(situation: Situation, card: str) -> bool:
    held = next((each for each in situation.cards if each.id == card), None)
    printed = content().cards[card]
    if held is None or not isinstance(printed, Weapon) or held.place != "weapon":
        return False
    return held.ammo < max(attack.ammo for attack in printed.attacks) or 2 * held.ammo <= printed.ammo


def _free_shot(prospects: Prospects, options: tuple[str, ...]) -> str:
    """A quick shot, where one is seen anyway."""
    here = prospects.situation.me.space
    best = max(
        ((gain, aim.option) for aim, gain in prospects.attacks(here) if aim.free and aim.option in options),
        default=(0.0, ""),
    )
    loud = prospects.situation.me.attention == "high"
    return best[1] if best[0] > (0.3 if loud else 3.0) else ""


# --- standard actions -------------------------------------------------------------------------------------------------


def _standard_actions(prospects: Prospects, options: tuple[str, ...], left: int) -> list[tuple[str, float]]:
    situation = prospects.situation
    me = situation.me
    here, high = me.space, me.attention == "high"
    after = left - 1
    found: list[tuple[str, float]] = []
    if after < 0:
        return found
    stay = prospects.value(after, here, high)
    slides = prospects.stay_cost(here)
    for option in options:
        value: float | None = None
        if option in MOVE:
            value = prospects.best_way((here,), situation.steps, after)[0]
        elif option in CAREFUL and not prospects.duty.leads:
            value = prospects.best_way((here,), 1, after, careful=True)[0] + 0.35
        elif option in PREPARE:
            value = stay + (0.0 if me.focus else worth.FOCUS) + (0.2 if me.bolts < 3 else 0.0) - slides
        elif option == PICK_UP("loot"):
            value = stay + prospects.loot.get(here, 0.0) + 0.3 - slides
        elif option in PICK_UP:
            value = stay + worth.ARTIFACT - slides
        elif option in RELOAD and not me.focus:
            value = stay + _reload_worth(prospects, RELOAD.read(option)) - slides
        elif option in BOLT and after:
            value = stay + max((prospects.bolt(spot) for spot in bolt_spots(situation)), default=0.0) - slides
        elif option in ON_CARD:
            value = _card_action(prospects, option, options, stay - slides)
        elif option in USE:
            value = _use(prospects, option, stay - slides)
        elif option in ATTACK or option in KNIFE:
            gains = [(aim, gain) for aim, gain in prospects.attacks(here) if aim.option == option and not aim.free]
            if gains:
                aim, gain = max(gains, key=lambda each: each[1])
                value = gain + prospects.value(after, here, high or aim.loud) - slides
        if value is not None:
            found.append((option, value))
    return found


def _reload_worth(prospects: Prospects, card: str) -> float:
    if not _wants_ammo(prospects.situation, card):
        return -1.0
    held = next(each for each in prospects.situation.cards if each.id == card)
    near = any(foe.far[prospects.situation.me.space] <= 6 for foe in prospects.situation.foes)
    return 3.0 if not held.ammo and near else 1.0


def _card_action(prospects: Prospects, option: str, options: tuple[str, ...], stay: float) -> float | None:
    """An action of a mission card: that of the own task, or one that simply is good."""
    card, key = ON_CARD.read(option)
    for task, places in prospects.team.open_tasks:
        if task.card != number_of(card) or prospects.situation.me.space not in places:
            continue
        keys = keys_of(prospects.situation, task)
        if key in keys:
            best = next(each for each in keys if ON_CARD(card, each) in options)
            return stay + 1.4 * prospects.progress if best == key else None
    if not prospects.situation.watched >> prospects.situation.me.space & 1 and wants(
        prospects.situation.leaning, number_of(card), key
    ):
        return stay + prospects.progress
    return None


def keys_of(situation: Situation, task: Task) -> tuple[str, ...]:
    """The actions of a task, the best first; none while it is better to wait for the next turn."""
    if task.card == LANTERN:
        return lantern_keys(situation, task.keys)
    if task.card in CELLS and situation.left < 2 and wants(situation.leaning, YURKO, "cut"):
        return ()
    if task.exposes and situation.last_turn and situation.left < 2:
        return ()
    return wished(situation.leaning, task.card, task.keys)


def _use(prospects: Prospects, option: str, stay: float) -> float | None:
    """An item, an ability."""
    rule = _rule(option)
    if rule is None or rule.cost != "SA":
        return None
    situation = prospects.situation
    me = situation.me
    for op in rule.do:
        if isinstance(op, HealOp):
            best = worth.healing(me.hp, situation.most_hp, situation.injuries, op.n)
            for other in situation.view.stalkers:
                if other.space == me.space:
                    most = content().stalkers[other.card].hp
                    best = max(best, worth.healing(other.hp, most, sum(other.injured), op.n))
            return stay + best - 1.0 if best >= 7 else None
        if isinstance(op, StrikeOp):
            dice = next((each.n for each in rule.do if isinstance(each, Roll)), 4)
            gain = max((grenade_worth(situation, space, dice) for space in grenade_spaces(situation)), default=0.0)
            return stay + gain - 2.0 if gain > 2 else None
    return None


def grenade_spaces(situation: Situation) -> list[int]:
    far = situation.board.ranges("open", situation.me.space)
    return [space for space in {foe.enemy.space for foe in situation.foes} if far[space] <= GRENADE_RANGE]


def grenade_worth(situation: Situation, space: int, dice: int) -> float:
    """What a grenade on a space is worth; stalkers there are hit too."""
    total = 0.0
    for foe in situation.foes:
        if foe.enemy.space == space:
            odds = strike_odds(foe, dice)
            relief = worth.harm(situation.me.hp, situation.injuries, [(1.0, situation.blow(foe, situation.me.space))])
            won = prize(situation, foe) + relief * foe.sees(situation.me.space)
            total += odds.kill * won + 0.4 * (odds.light + odds.heavy)
    for other in situation.view.stalkers:
        if other.space == space:
            total -= worth.harm(other.hp, sum(other.injured), [(1.0, 4.5)])
    return total


def bolt_spots(situation: Situation) -> list[str]:
    """The symbols within reach of a bolt, as the game names them."""
    far = situation.board.ranges("open", situation.me.space)
    return [
        SPOT(anomaly.id, situation.board.ids[space], symbol_of(digit))
        for space, symbols in situation.symbols.items()
        if far[space] <= THROW_RANGE
        for anomaly, digits in symbols
        for digit in sorted(set(digits))
    ]


def bolt(situation: Situation, decision: Decision) -> str:
    """Where the bolt goes."""
    prospects = Prospects(situation)
    return max(decision.options, key=prospects.bolt)


# --- steps ------------------------------------------------------------------------------------------------------------


def step(situation: Situation, decision: Decision) -> str:
    """The next step of a movement, or enough."""
    asked = told(situation.view.asked, MoveFacts)
    board = situation.board
    prospects = Prospects(situation)
    path, left = tuple(board.index[name] for name in asked.path), asked.left
    mine = situation.view.turn == situation.seat
    after = situation.left if mine else 0
    allowed = {board.index[STEP.read(option)] for option in decision.options if option in STEP}
    stop = -1e9
    here = path[-1]
    high = situation.me.attention == "high"
    if STOP() in decision.options:
        stop = prospects.value(after, here, high) - situation.anomaly_cost(path) - situation.dose_cost(path)
    best, chosen = stop, -1
    watched, crowded = situation.watched, prospects.crowded
    shut = watched | situation.foe_mask | crowded if asked.careful else 0
    for way in prospects.ways((here,), left, shut):
        if len(way) == 1 or way[1] not in allowed or crowded >> way[-1] & 1:
            continue
        if not after and prospects.most[way[-1]] <= best:
            continue
        whole = (*path, *way[1:])
        seen = high or any(watched >> space & 1 for space in way)
        value = prospects.value(after, way[-1], seen) - situation.anomaly_cost(whole) - situation.dose_cost(whole)
        value -= 0.03 * len(way)
        if value > best:
            best, chosen = value, way[1]
    if chosen < 0:
        return STOP() if STOP() in decision.options else decision.options[0]
    return STEP(board.ids[chosen])


def begin(situation: Situation, decision: Decision) -> str:
    """Start a turn, or let others go first."""
    me = situation.me
    tracks = [TOKEN.read(option) for option in decision.options if option in TOKEN]
    best = TOKEN(max(tracks, key=lambda track: situation.bottom - me.slots[track] + me.cubes[track]))
    if PASS() not in decision.options:
        return best
    duty = Prospects(situation).duty
    waits = duty.task is not None and not duty.ready
    return PASS() if waits and not situation.watched >> me.space & 1 else best
