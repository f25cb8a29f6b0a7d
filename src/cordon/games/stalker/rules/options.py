"""ST-6.5 to ST-7.1: what a stalker may do in the own turn, why not, and what it costs. What it does is in
``actions.py``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cordon.games.stalker.mapping.edges import Walk, walk_with
from cordon.games.stalker.ops.conditions import why_not_so
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.parts import own_cards
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.anomalies import bolt_mask
from cordon.games.stalker.rules.attack import ATTACK, in_aim, knife_mask, why_not_attack
from cordon.games.stalker.rules.environment import ON_CARD, TakeMissionAction, mission_actions
from cordon.games.stalker.rules.movement import can_step
from cordon.games.stalker.rules.script import demands, may_fail, why_in_vain, why_not_pay
from cordon.games.stalker.rules.turns import bottom_slot
from cordon.games.stalker.sorts import is_item, is_weapon
from cordon.games.stalker.state import Stalker
from cordon.games.stalker.survival.pockets import heavy_load
from cordon.games.stalker.survival.unique import UNIQUE, is_unique_at
from cordon.games.stalker.terms import (
    MAGAZINES,
    MOVEMENT,
    STALKERS,
    AnomalyId,
    Entity,
    ItemId,
    RulePath,
    Source,
    Symbol,
)
from cordon.kernel.decisions import Reason, Refusal, Seat, offered, refusals
from cordon.kernel.kept import kept
from cordon.kernel.once import once
from cordon.kernel.verbs import Verb, verb

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Action
    from cordon.games.stalker.content import Content
    from cordon.games.stalker.game import StalkerGame

MOVE = verb("move")
CAREFUL = verb("careful")
PREPARE = verb("prepare")
RELOAD = verb("reload", card=ItemId)
PICK_UP = verb("pick_up", what=str, anomaly=AnomalyId, symbol=Symbol)
"""``loot``, ``unique`` loot, or an ``artifact``: a token on the ground, or on a symbol of an anomaly."""
DECOY = verb("decoy")
BOLT = verb("bolt")
KNIFE = verb("knife")
STAND_UP = verb("stand_up")
LEAD = verb("lead", what=str)
SWAP = verb("swap", card=ItemId)
USE = verb("use", source=Source, path=RulePath)
END = verb("end")
ACTIONS = (MOVE, CAREFUL, PREPARE, RELOAD, PICK_UP, DECOY, BOLT, KNIFE, STAND_UP, LEAD, SWAP, ATTACK, USE)
"""What a stalker can do alone, without the mission's own cards."""
TURN = (*ACTIONS, ON_CARD, END)

Candidate = tuple[str, Reason | None]
WhyNot = Callable[["StalkerGame", Stalker, "Kit"], Reason | None]

FREE_KIND: dict[Verb, str] = {
    MOVE: "movement",
    PREPARE: "prepare",
    RELOAD: "reload",
    PICK_UP: "pick_up",
    BOLT: "bolts_and_nuts",
    KNIFE: "knife",
    ATTACK: "weapon_attack",
}
"""How ``next_free`` and ``act`` call the basic actions."""


class Purse:
    """What a stalker has to pay for standard actions with (ST-6.5 to ST-6.8)."""

    __slots__ = ("free", "pays")

    def __init__(self, pays: bool = True, free: tuple[str, ...] = ()) -> None:
        self.pays = pays
        """A slot or a cube is left, or nothing has to be paid."""
        self.free = free
        """Kinds of action of which the next one is free (ST-7.17)."""

    def lacks(self, game: StalkerGame, option: str) -> Reason | None:
        """Why a standard action cannot be paid for."""
        return None if self.pays or (self.free and is_free(game, self.free, option)) else NO_SLOT


GRATIS = Purse()
"""Nothing has to be paid."""


# --- what may be done -------------------------------------------------------------------------------------------------


def movement_limit(game: StalkerGame, seat: Seat) -> int:
    """Spaces of the Movement action (ST-7.5), as changed by cards, escorts, missions and loads."""
    most = unladen_limit(game, seat)
    return min(most, LADEN) if game.state.tokens and heavy_load(game, seat) else most


def unladen_limit(game: StalkerGame, seat: Seat) -> int:
    """Spaces of Movement with nothing heavy in one's hands."""
    most = max(0, game.modified("move.max", MOVEMENT, seat))
    if game.state.slowed:
        most = min(most, game.state.slowed)
    for holder, slowed in game.in_use().slowing:
        if holder == seat:
            most = min(most, slowed)
    return most


def careful_limit(game: StalkerGame, seat: Seat) -> int:
    """Spaces of Careful Movement (ST-7.6), as changed by cards."""
    return max(1, game.modified("careful.max", 1, seat))


NO_WAY = reasons.NO_WAY("ST-7.5")
TOO_LOUD = reasons.TOO_LOUD("SC-1.8")
SEEN_MOVING = reasons.SEEN("ST-7.6")
NO_HIDDEN_SPACE = reasons.NO_HIDDEN_SPACE("ST-7.6")
HIGH_ON_MAP = reasons.HIGH_ON_MAP("ST-7.10")
SEEN_THROWING = reasons.SEEN("ST-7.10")
NO_DECOY_BOLT = reasons.NO_BOLT("ST-7.10")
NO_BOLT = reasons.NO_BOLT("ST-7.11")
NO_SYMBOL_NEAR = reasons.NO_SYMBOL_NEAR("ST-7.11")
NOBODY_NEAR = reasons.NOBODY_NEAR("ST-7.13")
NO_SLOT = reasons.NO_SLOT("ST-6.5")
BURDENED = reasons.BURDENED("SV-1.5")
LADEN = 2
"""Spaces of Movement with a heavy load (SV-1.5)."""


def walk_now(game: StalkerGame, stalker: Stalker, kit: Kit) -> Walk:
    """How a stalker passes edges: as the cards at hand allow, or one that was used for a while."""
    return game.walk_of_stalker(stalker.seat) if game.state.in_force else kit.walk


def why_not_move(game: StalkerGame, stalker: Stalker, kit: Kit) -> Reason | None:
    most = movement_limit(game, stalker.seat)
    return None if most and can_step(game, stalker, walk_now(game, stalker, kit), most == 1) else NO_WAY


def why_not_careful(game: StalkerGame, stalker: Stalker, kit: Kit) -> Reason | None:
    if kit.loud:
        return TOO_LOUD
    if game.watched() >> stalker.space & 1:
        return SEEN_MOVING
    if game.state.scenario and (reason := why_not_softly(game, stalker)):
        return reason
    walk = walk_now(game, stalker, kit)
    able = can_step(game, stalker, walk, careful_limit(game, stalker.seat) == 1, careful=True)
    return None if able else NO_HIDDEN_SPACE


def why_not_softly(game: StalkerGame, stalker: Stalker) -> Reason | None:
    """Cards, or a heavy load, that allow no Careful Movement (SV-0.4, SV-1.5)."""
    if card := game.quality_card("no_careful"):
        return reasons.FORBIDDEN("SV-0.4", card)
    return BURDENED if heavy_load(game, stalker.seat) else None


def why_not_decoy(game: StalkerGame, stalker: Stalker, _kit: Kit) -> Reason | None:
    if game.state.scenario and (card := game.quality_card("no_decoy")):
        return reasons.FORBIDDEN("SV-0.4", card)
    if stalker.attention == "high":
        return HIGH_ON_MAP
    if game.watched() >> stalker.space & 1:
        return SEEN_THROWING
    return None if stalker.bolts else NO_DECOY_BOLT


def why_not_bolt(game: StalkerGame, stalker: Stalker, _kit: Kit) -> Reason | None:
    if not stalker.bolts:
        return NO_BOLT
    return None if bolt_mask(game, stalker) else NO_SYMBOL_NEAR


def why_not_knife(game: StalkerGame, stalker: Stalker, _kit: Kit) -> Reason | None:
    return None if knife_mask(game, stalker) else NOBODY_NEAR


def pick_ups(game: StalkerGame, space: int) -> list[str]:
    """What may be picked up on a space (ST-7.9)."""
    found = []
    ground = game.state.ground.get(space)
    if ground is not None and ground.loot:
        found.append(PICK_UP("loot"))
    if game.state.tokens and is_unique_at(game, space):
        found.append(PICK_UP(UNIQUE))
    if ground is not None and ground.artifacts:
        found.append(PICK_UP("artifact"))
    for anomaly in game.state.anomalies.values():
        for cover in anomaly.covers:
            if cover.by == "artifact" and cover.space == space:
                found.append(PICK_UP("artifact", anomaly.id, cover.symbol))
    return found


BEFORE: dict[str, WhyNot] = {
    MOVE(): why_not_move,
    CAREFUL(): why_not_careful,
    PREPARE(): lambda _game, _stalker, _kit: None,
}
AFTER: dict[str, WhyNot] = {DECOY(): why_not_decoy, BOLT(): why_not_bolt, KNIFE(): why_not_knife}
"""The basic standard actions that a stalker always looks for, and why not (ST-7.1): those before what lies on the own
space to be picked up, and those after it."""
BASIC = BEFORE | AFTER

BROKE: list[Candidate] = [(option, NO_SLOT) for option in BASIC]
"""The basic actions of somebody who cannot pay for any."""


def basic_actions(game: StalkerGame, stalker: Stalker, kit: Kit, purse: Purse) -> list[Candidate]:
    """The basic standard actions (ST-7.1)."""
    lying = pick_ups(game, stalker.space)
    if not lying and not purse.pays and not purse.free:
        return BROKE
    found: list[Candidate] = [(option, why_not(game, stalker, kit)) for option, why_not in BEFORE.items()]
    found += [(option, None) for option in lying]
    found += [(option, why_not(game, stalker, kit)) for option, why_not in AFTER.items()]
    return found if purse.pays else [(option, purse.lacks(game, option) or reason) for option, reason in found]


# --- what the own cards offer -----------------------------------------------------------------------------------------

FULL_WEAPON = reasons.FULL_WEAPON("ST-7.8")
SPECIAL_AMMO = reasons.SPECIAL_AMMO("ST-7.8")
NO_CUBES = reasons.NO_CUBES("ST-2.6")
NO_MAGAZINE: dict[str, Reason] = {kind: reasons.NO_MAGAZINE("ST-7.8", kind) for kind in MAGAZINES}


class Kit:
    """What the cards of a stalker allow, whatever there is on the map: the same until one of them changes."""

    __slots__ = ("actions", "attacks", "loadable", "loud", "swaps", "walk", "weapon")

    def __init__(self, game: StalkerGame, seat: Seat, stalker: str) -> None:
        flags, known, carried = game.flags_of(seat), game.content.cards, game.carried(seat)
        self.walk = walk_with(flags)
        self.loud = "no_careful" in flags
        self.weapon = weapon = carried.weapon
        printed_attacks = game.weapon_card(weapon.id).attacks if weapon is not None else ()
        self.attacks = [(ATTACK(attack.key), attack) for attack in printed_attacks]
        """Those of the equipped weapon, each after its option (ST-10.19)."""
        self.loadable: list[tuple[str, str, Reason | None]] = []
        """Weapons: option, magazine, why they cannot be reloaded whatever is in the pockets (ST-7.8)."""
        for card in carried.cards:
            printed = known[card.id]
            if is_weapon(printed):
                full = card.ammo >= game.ammo_capacity(card.id)
                special = SPECIAL_AMMO if printed.ammo_type == "special" else None
                self.loadable.append((RELOAD(card.id), printed.ammo_type, FULL_WEAPON if full else special))
        self.actions = _actions_of(game, seat, stalker)
        """Those on the own card and on cards that work (ST-7.15), of the same cards the first."""
        self.swaps: list[str] = []
        """Weapons in the backpack that may be exchanged with the equipped one (SC-1.8)."""
        if "swap_free" in flags:
            packed = [card.id for card in carried.cards if card.place == "backpack"]
            self.swaps = [SWAP(card) for card in packed if known[card].equips == "weapon"]


def kit_of(game: StalkerGame, seat: Seat) -> Kit:
    return _kit(game, seat, game.stalker(seat).card)


@kept("cards", "owned", part=own_cards)
def _kit(game: StalkerGame, seat: Seat, stalker: str) -> Kit:
    return Kit(game, seat, stalker)


class OwnAction:
    """An action on a card in somebody's hands: whose and from where, its option, its rule, and which ops of it may
    speak against it."""

    __slots__ = ("about", "demands", "may_fail", "option", "path", "rule")

    def __init__(self, owner: Entity, source: str, path: str, rule: Action) -> None:
        self.about = CardContext(owner, source)
        self.option = USE(source, path)
        self.path = path
        self.rule = rule
        self.demands = demands(rule.do)
        self.may_fail = may_fail(rule.do)


def _actions_of(game: StalkerGame, seat: Seat, stalker: str) -> list[OwnAction]:
    actions, known = game.content.actions, game.content.cards
    owner = STALKERS[seat]
    sources = {stalker: owner}
    for card in game.cards_of(seat):
        key = known[card.id].key
        if actions[key] and key not in sources and game.is_working(card):
            sources[key] = card.id
    return [
        action
        for definition, source in sources.items()
        for action in _actions_on(game.content, definition, owner, source)
    ]


@once
def _actions_on(content: Content, definition: str, owner: Entity, source: str) -> list[OwnAction]:
    """The actions on one card in these hands; there are few different ones, and each is wanted often."""
    return [OwnAction(owner, source, path, rule) for path, rule in content.actions[definition]]


def weapon_attacks(game: StalkerGame, seat: Seat, kit: Kit, purse: Purse) -> list[Candidate]:
    """The attacks of the equipped weapon (ST-10.19)."""
    weapon = kit.weapon
    found: list[Candidate] = []
    if weapon is not None:
        aim = in_aim(game, seat, weapon.id) if weapon.ammo else []
        laden = bool(game.state.tokens) and heavy_load(game, seat) and game.weapon_card(weapon.id).kind != "pistol"
        for option, attack in kit.attacks:
            reason = None if purse.pays or attack.cost == "FA" else purse.lacks(game, option)
            if laden and attack.cost == "SA":
                reason = reason or BURDENED
            found.append((option, reason or why_not_attack(game, seat, weapon, attack, aim)))
    return found


def reloads(game: StalkerGame, seat: Seat, kit: Kit, purse: Purse) -> list[Candidate]:
    """ST-7.8. Without a cube in the supply a magazine would be used up in vain (R-45)."""
    found: list[Candidate] = []
    stalker = game.stalker(seat)
    for option, magazine, reason in kit.loadable:
        if reason is None and not getattr(stalker, magazine):
            reason = NO_MAGAZINE[magazine]
        elif reason is None and not game.supply("cube"):
            reason = NO_CUBES
        found.append((option, purse.lacks(game, option) or reason))
    return found


def card_actions(game: StalkerGame, seat: Seat, kit: Kit, purse: Purse) -> list[Candidate]:
    """Actions on cards, and why they cannot be used now."""
    found: list[Candidate] = []
    for action in kit.actions:
        reason = None if purse.pays or action.rule.cost == "FA" else purse.lacks(game, action.option)
        found.append((action.option, reason or why_not_use(game, seat, action)))
    return found


def why_not_use(game: StalkerGame, seat: Seat, action: OwnAction) -> Reason | None:
    """Why an action on a card cannot be used now."""
    rule, about = action.rule, action.about
    if rule.limit and game.is_used(seat, rule.limit, about.source, action.path):
        return reasons.USED_ALREADY("SC-1.2", rule.limit)
    unmet = why_not_so(game, about, rule.when, "SC-1.8") if rule.when else None
    if unmet is not None:
        return unmet
    return why_not_pay(game, about, rule.pay, action.demands) or why_in_vain(game, about, action.may_fail)


def swaps(game: StalkerGame, stalker: Stalker, kit: Kit) -> list[Candidate]:
    """SC-1.8: once per turn exchange the equipped weapon with one in the backpack."""
    reason = reasons.USED_ALREADY("SC-1.2", "turn") if game.is_used(stalker.seat, "turn", "swap", "swap") else None
    return [(option, reason) for option in kit.swaps]


# --- the price of an action (ST-6.5 to ST-6.8) ------------------------------------------------------------------------


def kind_of(game: StalkerGame, option: str) -> str:
    """What ``next_free`` calls an option."""
    if option in USE:
        printed = game.content.cards.get(USE.read(option).source)
        return "grenade" if is_item(printed) and "grenade" in printed.types else ""
    return next((kind for verb, kind in FREE_KIND.items() if option in verb), "")


def is_free(game: StalkerGame, free: tuple[str, ...], option: str) -> bool:
    """Whether an action is one of those of which the next one is free (ST-7.17)."""
    return "standard" in free or kind_of(game, option) in free


def is_free_next(game: StalkerGame, seat: Seat, option: str) -> bool:
    """Whether a card has made this action a free one (ST-7.17)."""
    free = game.stalker(seat).next_free
    return bool(free) and is_free(game, free, option)


def at_bottom(game: StalkerGame, stalker: Stalker) -> bool:
    """Whether the turn token has no slot left (ST-6.5)."""
    return stalker.slots[game.state.track] >= bottom_slot(game)


def can_afford(game: StalkerGame, stalker: Stalker) -> bool:
    """Whether a standard action can be paid with a slot or a cube (ST-6.5, ST-6.8)."""
    return not at_bottom(game, stalker) or stalker.cubes[game.state.track] > 0


def cost_of(game: StalkerGame, seat: Seat, option: str) -> str:
    """``SA`` or ``FA`` for an option of the turn."""
    if option in BASIC:
        return "SA"
    if option in RELOAD:
        return "FA" if game.stalker(seat).focus else "SA"
    if option in STAND_UP:
        return "FA" if game.has_flag(seat, "stand_up_free") else "SA"
    if option in LEAD or option in SWAP or option in END:
        return "FA"
    if option in ATTACK:
        weapon, key = game.weapon_of(seat), ATTACK.read(option)
        assert weapon is not None
        return next(attack.cost for attack in game.weapon_card(weapon.id).attacks if attack.key == key)
    if option in USE:
        source, path = USE.read(option)
        return next(rule.cost for p, rule in game.content.actions[game.definition(source)] if p == path)
    return TakeMissionAction.cost(game, *ON_CARD.read(option)) if option in ON_CARD else "SA"


def pay_standard(game: StalkerGame, seat: Seat, option: str) -> bool:
    """Pay a standard action: what a card made free, a cube, or a slot; whether the turn token slid."""
    stalker, track = game.stalker(seat), game.state.track
    if stalker.next_free:
        for free in (kind_of(game, option), "standard"):
            if free and free in stalker.next_free:
                left = list(stalker.next_free)
                left.remove(free)
                game.update(stalker, next_free=tuple(left))
                return False
    if stalker.cubes[track]:
        cubes = list(stalker.cubes)
        cubes[track] -= 1
        game.update(stalker, cubes=tuple(cubes))
        return False
    slots = list(stalker.slots)
    slots[track] += 1
    game.update(stalker, slots=tuple(slots))
    return True


def allow_free(game: StalkerGame, seat: Seat, action: str) -> None:
    """The next such action this turn is a free action (ST-7.17)."""
    stalker = game.stalker(seat)
    game.update(stalker, next_free=(*stalker.next_free, action))


# --- the options of a turn --------------------------------------------------------------------------------------------


def turn_candidates(game: StalkerGame, seat: Seat) -> list[Candidate]:
    """Everything a stalker would look for in the own turn, and why it is not possible."""
    stalker = game.stalker(seat)
    purse = Purse(can_afford(game, stalker), stalker.next_free)
    if stalker.pinned:
        option = STAND_UP()
        return [(option, None if game.has_flag(seat, "stand_up_free") else purse.lacks(game, option))]
    kit = kit_of(game, seat)
    found = [*basic_actions(game, stalker, kit, purse), *weapon_attacks(game, seat, kit, purse)]
    found += reloads(game, seat, kit, GRATIS if stalker.focus else purse)
    found += card_actions(game, seat, kit, purse)
    found += mission_actions(game, seat, lambda option: purse.lacks(game, option))
    if kit.swaps:
        found += swaps(game, stalker, kit)
    if game.state.lead == seat:
        reason = reasons.LEAD_USED("ST-7.12") if game.state.lead_used else None
        card = game.quality_card("no_lead_heal") if game.state.scenario else ""
        healing = reasons.FORBIDDEN("SV-0.4", card) if card else reason
        found += [(LEAD("heal"), healing), (LEAD("focus"), reason)]
    return found


def turn_options(game: StalkerGame, seat: Seat) -> list[str]:
    """The options of a turn; it may end when no slot is left, and it may not before (ST-6.5)."""
    options = offered(turn_candidates(game, seat))
    if not options or at_bottom(game, game.stalker(seat)):
        options.append(END())
    return options


def turn_refusals(game: StalkerGame, seat: Seat) -> list[Refusal]:
    """What is not possible, with the rule that forbids it."""
    return refusals(turn_candidates(game, seat))
