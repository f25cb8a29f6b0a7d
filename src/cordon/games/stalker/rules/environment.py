"""ST-5.1 to ST-5.9: environment cards – what turns them over, what they offer, what sets them off; the objective.

It is longer than other modules because what a card offers and what sets it off lead to turning cards over, and that to
both again: in two modules each would import the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, TypeAlias

from cordon.games.stalker import events
from cordon.games.stalker.mapping.library import board_for, shaping
from cordon.games.stalker.ops.conditions import AnyOf, Condition, Holds, Outdoors, SideUp, all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.event_deck import TakeEvent
from cordon.games.stalker.rules.lost_ground import closest_land, sweep
from cordon.games.stalker.rules.script import demands, why_in_vain, why_not_pay
from cordon.games.stalker.rules.ties import decide
from cordon.games.stalker.state import Enemy, EnvironmentCard
from cordon.games.stalker.terms import (
    STALKERS,
    ActionKey,
    Entity,
    EnvironmentId,
    SideId,
    SideParts,
    edge_entry,
    make_side,
    place_parts,
    side_parts,
    standee_parts,
)
from cordon.kernel.decisions import Facts, Reason, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.kept import kept
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.cards import MissionAction, MissionSide, MissionTrigger
    from cordon.games.stalker.game import StalkerGame

LOOK = "look"
"""*Look inside*, the action of every building card (SM-5.9a)."""
TAKE = "take"
"""Taking a finding that lies on the ground (SM-5.9b)."""
FINDINGS = ("finding", "escort")

ON_CARD = verb("card", card=EnvironmentId, action=ActionKey)
TRIGGER = verb("card", card=EnvironmentId)


def side_of(game: StalkerGame, card: EnvironmentCard) -> MissionSide:
    """What is printed on the side that is up."""
    return game.content.sides[game.side_id(card)]


def your_seat(game: StalkerGame, owner: Entity) -> Seat:
    """The "you" of a card: the stalker, or the lead stalker where nobody of the team did it."""
    return game.seat_of(owner) if game.is_stalker(owner) else game.state.lead


# --- turning over (ST-5.4) --------------------------------------------------------------------------------------------


class FlipCard(Procedure):
    """ST-5.4 Turn an environment card over"""

    card: EnvironmentId
    owner: Entity
    to: SideId = ""
    """The side that comes up; the other one unless named."""
    quiet: bool = False
    """Without what the new side does when it comes up."""

    @step("ST-5.4", "An overlay stays in its place, a clue comes to lie beside the map, a finding into a hand")
    def turn(self, game: StalkerGame) -> Flow:
        card = game.state.environment[self.card]
        named = side_parts(self.to) if self.to else SideParts(card.number, "b" if card.side == "a" else "a")
        if card.side == named.letter or card.place == "gone":
            return finish()
        unheed(game, card)
        card = game.update(card, side=named.letter, version=named.version or card.version)
        heed(game, card)
        kind = side_of(game, card).kind
        if kind == "clue":
            card = game.update(card, place="beside", holder=your_seat(game, self.owner))
        elif kind in FINDINGS and card.place == "map":
            card = game.update(card, place="held", holder=your_seat(game, self.owner), spaces=())
        elif kind == "beside":
            card = game.update(card, place="beside", spaces=())
        if kind != "objective":
            card = game.update(card, cubes=0)
        game.emit(events.CardFlipped(game.side_id(card), self.owner))
        return call(ResolveSide(self.card, self.owner, self.quiet))


class ResolveSide(Procedure):
    """ST-5.4 What a side does when it comes up"""

    card: EnvironmentId
    owner: Entity
    quiet: bool = False
    homeless: tuple[tuple[Entity, int], ...] = ()

    @step("ST-5.4", "Its instructions")
    def instruct(self, game: StalkerGame) -> Flow:
        side = side_of(game, game.state.environment[self.card])
        if self.quiet or not side.flip:
            return None
        return call(game.script(f"side/{side.id}/flip", self.owner, self.card))

    @step("SM-4.3", "Its edges and patches count from now on; tokens on spaces that are no more are discarded")
    def change(self, game: StalkerGame) -> Flow:
        gone = lost_spaces(game)
        if gone:
            self.homeless = tuple(
                (who, closest_land(game, who, gone)) for who, space in game.entities() if gone >> space & 1
            )
            sweep(game, gone)
        change_map(game)
        return None

    @step("SM-6.2", "Whoever stood there is put on the closest land", then="put_aside")
    def put_aside(self, game: StalkerGame) -> Flow:
        if not self.homeless:
            return goto(ResolveSide.choose)
        (who, space), self.homeless = self.homeless[0], self.homeless[1:]
        return game.relocate(who, space)

    @step("ST-5.7", "A card that asks does so at once")
    def choose(self, game: StalkerGame) -> Flow:
        card = game.state.environment[self.card]
        if self.quiet or card.place == "gone" or not side_of(game, card).choice:
            return finish()
        return call(ChooseOnCard(your_seat(game, self.owner), self.card))


class ChooseFacts(Facts, frozen=True):
    """The card that asks."""

    side: SideId


class ChooseOnCard(Procedure):
    """ST-5.7 Choose exactly one option of a clue card"""

    seat: Seat
    card: EnvironmentId
    choice: str = ""

    def facts(self, game: StalkerGame) -> ChooseFacts:
        return ChooseFacts(game.side_id(game.state.environment[self.card]))

    def _options(self, game: StalkerGame) -> list[tuple[str, Reason | None]]:
        card = game.state.environment[self.card]
        about = CardContext(STALKERS[self.seat], self.card)
        return [
            (ON_CARD(self.card, option.key), why_not_pay(game, about, option.pay, demands(option.do)))
            for option in side_of(game, card).choice
            if all_hold(game, about, option.when)
        ]

    @step("ST-5.7", "An option marked SA needs a slot", offers=(ON_CARD,))
    def choose(self, game: StalkerGame) -> Flow:
        candidates = self._options(game)
        options = offered(candidates)
        if not options:
            return finish()
        return ask(self.seat, "choice", options, always=True, refused=lambda _: refusals(candidates))

    @step("ST-5.7", "Pay for it")
    def pay(self, game: StalkerGame) -> Flow:
        side = side_of(game, game.state.environment[self.card])
        key = ON_CARD.read(self.choice).action
        game.emit(events.MissionActionTaken(self.seat, side.id, key))
        return call(self._script(game, side.id, f"{key}/pay"))

    @step("ST-5.7", "It takes effect")
    def carry_out(self, game: StalkerGame) -> Flow:
        side = side_of(game, game.state.environment[self.card])
        return call(self._script(game, side.id, ON_CARD.read(self.choice).action))

    def _script(self, game: StalkerGame, side: str, rest: str) -> Procedure:
        return game.script(f"side/{side}/choice/{rest}", STALKERS[self.seat], self.card)


# --- the map follows (SM-4.3) -----------------------------------------------------------------------------------------


def layout_now(game: StalkerGame) -> tuple[str, ...]:
    """The sides on the map that have edges or patches."""
    shapes = shaping(game.state.map, game.state.territory.tile)
    lies = ("map", "beside")
    found = [side.id for card, side in game.in_use().cards if card.place in lies and side.id in shapes]
    if game.state.scenario:
        found += _pieces(game)
    return tuple(sorted(found))


def _pieces(game: StalkerGame) -> Iterator[str]:
    """Tokens of Zone Survival that change the map: those on segments, and those with spaces of their own."""
    for token in game.state.tokens.values():
        if token.edge:
            yield edge_entry(token.kind, token.edge)
        elif game.content.token_kinds[token.kind].sort == "own":
            yield token.kind


def lost_spaces(game: StalkerGame) -> int:
    """The spaces that will be no more when the map follows the cards."""
    layout = layout_now(game)
    if layout == game.state.layout:
        return 0
    state = game.state
    then = board_for(state.map, frozenset(layout), frozenset(state.flooded), state.territory)
    return game.board.land_mask & ~then.land_mask


def change_map(game: StalkerGame) -> None:
    """The map follows the cards; whoever is seen now is noticed (ST-8.4)."""
    layout = layout_now(game)
    if layout != game.state.layout:
        game.lay(layout, game.state.flooded)
        notice(game)


# --- taking, laying, discarding, cubes (ST-5.3, ST-5.5, SM-5.9) -------------------------------------------------------


def take_finding(game: StalkerGame, number: str, who: Entity) -> Flow:
    """Take a card: from the deck first, then from the ground or the map, at last from the box. A finding is held,
    anything else is resolved. Of several the first is taken: they were mixed."""
    for places in (("deck",), ("ground", "map"), ("gone",)):
        for card in game.state.environment.values():
            if card.number == number and card.place in places:
                return _take(game, card, who)
    return None


def _take(game: StalkerGame, card: EnvironmentCard, who: Entity) -> Flow:
    seat = your_seat(game, who)
    side = side_of(game, card)
    place = "held" if side.kind in FINDINGS else "beside"
    game.update(card, place=place, holder=seat, spaces=())
    game.emit(events.CardTaken(side.id, seat))
    return call(ResolveSide(card.id, STALKERS[seat])) if side.flip or side.choice else None


def lay_card(game: StalkerGame, card: EnvironmentCard, space: int) -> None:
    """Put a card from the deck on a space; a finding lies there to be taken."""
    if card.place == "deck" and space >= 0:
        place = "ground" if side_of(game, card).kind in FINDINGS else "map"
        game.update(card, place=place, spaces=(space,))
        game.emit(events.CardLaid(game.side_id(card), game.address(space)))
        change_map(game)


def drop_finding(game: StalkerGame, number: str, space: int) -> None:
    """A finding leaves its holder, or whoever carried it, and lies on a space (SM-5.9b)."""
    card = game.environment_card(number)
    if card is not None and card.place in ("held", "deck") and space >= 0:
        game.update(card, place="ground", holder=-1, spaces=(space,))
        game.emit(events.CardLaid(game.side_id(card), game.address(space)))


def discard_card(game: StalkerGame, card: EnvironmentCard) -> None:
    """Back to the mission box (ST-5.5)."""
    if card.place != "gone":
        unheed(game, card)
        game.update(card, place="gone", cubes=0)
        game.emit(events.EnvironmentDiscarded(game.side_id(card)))
        change_map(game)


def heed(game: StalkerGame, card: EnvironmentCard) -> None:
    """A card that lies in the open changes values for everybody while this side is up (SC-1.7)."""
    names = _heeded(game, card)
    if names:
        game.listen(card.id, names)


def unheed(game: StalkerGame, card: EnvironmentCard) -> None:
    """And no longer."""
    names = _heeded(game, card)
    if names:
        game.unlisten(card.id, names)


def _heeded(game: StalkerGame, card: EnvironmentCard) -> tuple[str, ...]:
    """The values that a card changes; one of Zone Survival may answer windows too (SV-E53)."""
    side, content = game.side_id(card), game.content
    return content.listens[side] if card.number in content.zone_cards else content.values[side]


def cubes_needed(game: StalkerGame, card: EnvironmentCard) -> int:
    """How many cubes are enough for the side that is up; 0: it does not count."""
    about = CardContext(STALKERS[game.state.lead], card.id)
    return next((needs.n for needs in side_of(game, card).needs if all_hold(game, about, needs.when)), 0)


def add_cubes(game: StalkerGame, card: EnvironmentCard, n: int, owner: Entity) -> Flow:
    """Cubes on a card as a counter; enough of them flip it at once, a card without a back is discarded (SM-5.9d)."""
    n = min(n, game.supply("cube"))
    if not n or card.place == "gone":
        return None
    card = game.update(card, cubes=max(0, card.cubes + n))
    game.emit(events.CubesAdded(game.side_id(card), n, card.cubes))
    needed = cubes_needed(game, card)
    if not needed or card.cubes < needed:
        return None
    if any(side_parts(side)[:2] == (card.number, "b") for side in game.content.sides):
        return call(FlipCard(card.id, owner))
    discard_card(game, card)
    return None


# --- actions on cards (ST-5.6) ----------------------------------------------------------------------------------------


EVERYWHERE = ~0
Offer: TypeAlias = "tuple[int, Seat, str, EnvironmentCard, MissionSide, MissionAction | None]"
"""On which spaces, to whom (-1: anybody), the option, and what offers it; no action: take or look inside."""


def mission_actions(
    game: StalkerGame, seat: Seat, price: Callable[[str], Reason | None]
) -> list[tuple[str, Reason | None]]:
    """What environment cards offer a stalker where he stands, and why not; ``price`` is that of a standard action."""
    space = game.stalker(seat).space
    found: list[tuple[str, Reason | None]] = []
    anywhere, offers = _offers(game)
    if not anywhere >> space & 1:
        return found
    for mask, holder, option, card, side, action in offers:
        if mask >> space & 1 and (holder < 0 or holder == seat):
            reason = None
            if action is not None:
                reason = price(option) if action.cost == "SA" else None
                reason = reason or why_not_act(game, seat, card, side, action)
            found.append((option, reason))
    return found


@kept("environment", "layout", "tokens", "characters", "anomalies")
def _offers(game: StalkerGame) -> tuple[int, list[Offer]]:
    """What the cards in play offer on a board, after all spaces on which they do."""
    offers: list[Offer] = []
    anywhere = 0
    for moving, offer in _listed(game):
        if moving:
            masks = [game.mask_at((at,)) if place_parts(at)[0] in MOVING else _with_tokens(game, at) for at in moving]
            offer = reduce(or_, masks, offer[0]), *offer[1:]
        anywhere |= offer[0]
        offers.append(offer)
    return anywhere, offers


@kept("environment", "layout", "map", "territory")
def _listed(game: StalkerGame) -> list[tuple[tuple[str, ...], Offer]]:
    """What the cards in play offer on the spaces that stay where they are; before it the places that do not."""
    return [offer for card, side in game.in_use().cards for offer in _offered(game, card, side)]


def _offered(game: StalkerGame, card: EnvironmentCard, side: MissionSide) -> Iterator[tuple[tuple[str, ...], Offer]]:
    """What one card offers: on the spaces on which it lies, on those it names, or to its holder (ST-5.6)."""
    if card.place == "ground":
        yield (), (game.mask_of_card(card), -1, ON_CARD(card.id, TAKE), card, side, None)
    elif side.building:
        if card.place == "map":
            yield (), (_beside_windows(game, card), -1, ON_CARD(card.id, LOOK), card, side, None)
    else:
        for action in side.actions:
            option = ON_CARD(card.id, action.key)
            if action.spaces == ("holder",) or (card.place == "held" and not action.spaces):
                if card.place == "held":
                    yield (), (EVERYWHERE, card.holder, option, card, side, action)
                continue
            moving = tuple(place for place in action.spaces if place_parts(place)[0] in MOVING | WITH_TOKENS)
            still = tuple(place for place in action.spaces if place not in moving)
            mask = game.mask_at(still) if action.spaces else game.mask_of_card(card)
            yield moving, (mask, -1, option, card, side, action)


MOVING = frozenset(("anomaly", "near_slot", "far_slot"))
WITH_TOKENS = frozenset(("token", "next", "shut", "character", "trader", "takeable"))
"""Places that tokens and characters make; all others stay where they are (SV-1.3)."""


@kept("map", "layout", "territory", "tokens", "characters")
def _with_tokens(game: StalkerGame, place: str) -> int:
    return game.mask_at((place,))


def _beside_windows(game: StalkerGame, card: EnvironmentCard) -> int:
    """The spaces joined by a window to those of a card (SM-5.9a)."""
    windows = game.board.windows
    return reduce(or_, [windows[space] for space in card.spaces], 0) & ~game.mask_of_card(card)


def why_not_act(
    game: StalkerGame, seat: Seat, card: EnvironmentCard, side: MissionSide, action: MissionAction
) -> Reason | None:
    """Why an action of a card cannot be used: its limit, its conditions, its cost."""
    path = f"side/{side.id}/action/{action.key}"
    times = action.alone or action.times if game.is_solo else action.times
    if game.is_used(seat, action.limit, card.id, path) and game.times_used(action.limit, card.id, path) >= times:
        return reasons.USED_ALREADY("SC-1.2", action.limit)
    about = CardContext(STALKERS[seat], card.id)
    for condition in action.when:
        if not condition.holds(game, about):
            return _why_condition(condition, card.number)
    return why_not_pay(game, about, action.pay, demands(action.do)) or why_in_vain(game, about, action.do)


def _why_condition(condition: Condition, own: str) -> Reason:
    """What is missing, as a player would say it."""
    if isinstance(condition, SideUp):
        return reasons.NEEDS_SIDE("ST-5.6", condition.side)
    if isinstance(condition, Holds):
        return reasons.NEEDS_FINDING("ST-5.6", make_side(condition.card, "a"))
    if isinstance(condition, Outdoors):
        return reasons.INDOORS("ST-5.6")
    plain = reasons.unmet("ST-5.6", condition, own)
    if isinstance(condition, AnyOf):
        # One of several would do: the one that a player can bring about.
        return next((found for each in condition.of if (found := _why_condition(each, own)).id != plain.id), plain)
    return plain


class TakeMissionAction(Procedure):
    """ST-5.6 An action on an environment card"""

    seat: Seat
    card: EnvironmentId
    action: ActionKey

    @staticmethod
    def cost(game: StalkerGame, card: str, action: str) -> str:
        """``SA`` or ``FA``."""
        found = game.state.environment[card]
        actions = side_of(game, found).actions if found.place != "ground" else ()
        return next((each.cost for each in actions if each.key == action), "FA")

    def _action(self, game: StalkerGame) -> MissionAction | None:
        """The printed action; none for looking inside and for taking from the ground."""
        card = game.state.environment[self.card]
        actions = side_of(game, card).actions if card.place != "ground" else ()
        return next((each for each in actions if each.key == self.action), None)

    @step("ST-5.6", "Pay what the card asks beside the slot")
    def pay(self, game: StalkerGame) -> Flow:
        card, action = game.state.environment[self.card], self._action(game)
        side = game.side_id(card)
        game.emit(events.MissionActionTaken(self.seat, side, self.action))
        if action is None:
            return None
        path = f"side/{side}/action/{self.action}"
        game.use_up(self.seat, action.limit, self.card, path)
        return call(game.script(f"{path}/pay", STALKERS[self.seat], self.card)) if action.pay else None

    @step("ST-5.6", "It takes effect")
    def carry_out(self, game: StalkerGame) -> Flow:
        card, owner = game.state.environment[self.card], STALKERS[self.seat]
        if self._action(game) is not None:
            return call(game.script(f"side/{game.side_id(card)}/action/{self.action}", owner, self.card))
        return _take(game, card, owner) if self.action == TAKE else call(FlipCard(self.card, owner))


# --- triggers (ST-5.8) ------------------------------------------------------------------------------------------------

Trigger = tuple[EnvironmentId, SideId, int]
"""Card, side, which of its triggers; -1: a building card that is entered."""


class Triggered(Procedure):
    """ST-5.8 Triggers of environment cards, one after another"""

    todo: tuple[Trigger, ...]
    owner: Entity = ""
    """Who set them off; empty: they belong to whoever the card belongs to."""
    picked: int = -1
    mover: Entity = ""
    """Whose movement or death it was."""
    choice: str = ""

    @step("ST-6.12", "Which first: the lead stalker decides", offers=(TRIGGER,))
    def choose(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return finish()
        return decide(game, self, "choice", [TRIGGER(card) for card, _, _ in self.todo])

    @step("ST-5.8", "It takes effect, unless its side is no longer up", then="choose")
    def carry_out(self, game: StalkerGame) -> Flow:
        chosen = TRIGGER.read(self.choice)
        found = next(each for each in self.todo if each[0] == chosen)
        self.todo = tuple(each for each in self.todo if each is not found)
        card, side, i = found
        record = game.state.environment[card]
        if record.place == "gone" or game.side_id(record) != side:
            return None
        owner = self.owner or game.owner_of(card)
        if i < 0:
            return call(FlipCard(card, owner))
        if game.content.sides[side].triggers[i].first:
            game.set(flags=(*game.state.flags, first_mark(side, i)))
        return call(game.script(f"side/{side}/trigger/{i}", owner, card, picked=self.picked, mover=self.mover))


def first_mark(side: SideId, i: int) -> str:
    """The flag of a trigger that waits for something only once."""
    return f"first:{side}/{i}"


@kept("environment", "flags")
def _waiting(game: StalkerGame, moment: str) -> list[tuple[EnvironmentCard, Trigger, MissionTrigger]]:
    """The triggers that wait for a moment."""
    return [
        (card, (card.id, side.id, i), trigger)
        for card, side in game.in_use().cards
        if card.place != "ground"
        for i, trigger in enumerate(side.triggers)
        if trigger.on == moment and not (trigger.first and first_mark(side.id, i) in game.state.flags)
    ]


def triggers(game: StalkerGame, moment: str, seat: Seat = -1, enemy: str = "", mover: Entity = "") -> list[Trigger]:
    """The triggers that a moment sets off now; of held cards only those of ``seat`` if one is given."""
    return [
        found
        for card, found, trigger in _waiting(game, moment)
        if trigger.enemy in ("", enemy)
        and (seat < 0 or card.holder == seat)
        and all_hold(game, CardContext(game.owner_of(card.id), card.id, mover=mover), trigger.when)
    ]


@kept("environment")
def _entered(game: StalkerGame) -> dict[int, tuple[Trigger, ...]]:
    """What entering each space sets off."""
    waiting: dict[int, tuple[Trigger, ...]] = {}
    for card, side in game.in_use().cards:
        if card.place == "map":
            entered = [i for i, trigger in enumerate(side.triggers) if trigger.on == "enter"]
            found = tuple((card.id, side.id, i) for i in ([-1, *entered] if side.building else entered))
            for each in dict.fromkeys(card.spaces) if found else ():
                waiting[each] = waiting.get(each, ()) + found
    return waiting


def on_enter(game: StalkerGame, seat: Seat, space: int) -> Flow:
    """A stalker has stepped onto a space: building cards flip, triggers there fire (ST-5.8, SM-5.9a)."""
    waiting = _entered(game).get(space, ())
    if game.state.scenario:
        waiting += tuple(trigger for trigger, _ in _at(game, "enter", 1 << space))
    return call(Triggered(waiting, STALKERS[seat], space)) if waiting else None


def on_enemy_dies(game: StalkerGame, enemy: Enemy, by: Entity = "") -> Flow:
    """An enemy has left the map by dying: what it carried lies there, and cards may be set off."""
    if enemy.carries:
        drop_finding(game, enemy.carries, enemy.space)
    found = [
        (card, side, i)
        for card, side, i in triggers(game, "enemy_dies", enemy=enemy.kind, mover=enemy.id)
        if _is_meant(game, game.content.sides[side].triggers[i], enemy, by)
    ]
    if enemy.carries:
        found += [trigger for card, trigger, _ in _waiting(game, "carrier_dies") if card.number == enemy.carries]
    game.lose_mark(enemy)
    owner = by if game.is_stalker(by) else ""
    return call(Triggered(tuple(found), owner, enemy.space, enemy.id)) if found else None


def _is_meant(game: StalkerGame, trigger: MissionTrigger, enemy: Enemy, by: Entity) -> bool:
    """Whether the death of an enemy is what a trigger waits for."""
    if trigger.kinds and not game.kind_is(enemy.kind, trigger.kinds):
        return False
    if trigger.by == "marked":
        return game.marked_enemy() == enemy.id
    return trigger.by != "stalker" or game.is_stalker(by)


def on_turn_end(game: StalkerGame, seat: Seat) -> Flow:
    """What findings do after each turn of their holder."""
    found = triggers(game, "turn_end", seat)
    return call(Triggered(tuple(found))) if found else None


def on_action_end(game: StalkerGame) -> Flow:
    """What waits for the end of an action."""
    found = triggers(game, "action_end")
    return call(Triggered(tuple(found))) if found else None


def _at(game: StalkerGame, moment: str, spaces: int) -> list[tuple[Trigger, MissionTrigger]]:
    """The triggers that wait for a moment on one of these spaces."""
    return [
        (found, trigger)
        for _, found, trigger in _waiting(game, moment)
        if not trigger.spaces or game.mask_at(trigger.spaces) & spaces
    ]


def on_move_end(game: StalkerGame, who: Entity) -> Flow:
    """What waits for the end of a movement on a space."""
    if not _waiting(game, "move_ends") or not game.is_on_map(who):
        return None
    here = game.space_of(who)
    found = tuple([trigger for trigger, each in _at(game, "move_ends", 1 << here) if _is_by(game, each, who, here)])
    owner = who if not game.state.scenario or game.is_stalker(who) else ""
    return call(Triggered(found, owner, here, who)) if found else None


def on_enemy_enters(game: StalkerGame, enemy: Entity, space: int) -> Flow:
    """What waits for an enemy's step onto a space."""
    if not game.state.scenario:
        return None
    found = tuple([found for found, each in _at(game, "enemy_enters", 1 << space) if _is_by(game, each, enemy, space)])
    return call(Triggered(found, "", space, enemy)) if found else None


def on_moment(game: StalkerGame, moment: str, who: Entity, space: int, words: tuple[str, ...] = ()) -> Flow:
    """What waits for a deed or a hit in Zone Survival; ``words`` say what was used, or who was hit."""
    if not game.state.scenario or space < 0:
        return None
    found = tuple(
        found
        for found, each in _at(game, moment, 1 << space)
        if _is_by(game, each, who, space) and (not each.kinds or not set(words).isdisjoint(each.kinds))
    )
    return call(Triggered(found, who if game.is_stalker(who) else "", space, who)) if found else None


def on_hit(game: StalkerGame, enemy: Entity, space: int) -> Flow:
    """A blast or an anomaly has hit an enemy, dead or alive."""
    if not game.state.scenario:
        return None
    kind = game.content.enemies[standee_parts(enemy)[0]]
    return on_moment(game, "hit", enemy, space, (kind.key, kind.category, *kind.types))


def _is_by(game: StalkerGame, trigger: MissionTrigger, who: Entity, space: int) -> bool:
    """Whether it was the doing of whom a trigger names, and its conditions hold there."""
    match trigger.by:
        case "stalker":
            fits = game.is_stalker(who)
        case "enemy":
            fits = who in game.state.enemies
        case "marked":
            fits = bool(who) and who == game.marked_enemy()
        case "character":
            fits = who in game.state.characters
        case _:
            fits = True
    owner = who if game.is_stalker(who) else STALKERS[game.state.lead]
    return fits and all_hold(game, CardContext(owner, "", picked=space, mover=who), trigger.when)


def on_standard_action(game: StalkerGame, seat: Seat, option: str) -> Flow:
    """What waits for a standard action: it was performed where the stalker stands now."""
    here = 1 << game.stalker(seat).space if game.stalker(seat).space >= 0 else 0
    found = tuple([trigger for trigger, each in _at(game, "standard", here) if option not in each.spared])
    return call(Triggered(found, STALKERS[seat])) if found else None


def on_attention(game: StalkerGame, who: Entity = "") -> Flow:
    """What attention tokens set off that have come to lie somewhere since it was last asked."""
    stirred = game.state.stirred
    if not stirred:
        return None
    game.set(stirred=0)
    found = tuple([trigger for trigger, _ in _at(game, "attention", stirred)])
    return call(Triggered(found, who)) if found else None


# --- the objective (ST-5.9) -------------------------------------------------------------------------------------------


def check_goal(game: StalkerGame) -> Flow:
    """The objective is reached: take and resolve the event that it names (ST-1.7)."""
    if game.state.scenario:
        return None
    mission = game.mission
    return call(TakeEvent(mission.won)) if is_goal_reached(game) else None


def is_goal_reached(game: StalkerGame) -> bool:
    goal = game.mission.goal
    return all_hold(game, CardContext(STALKERS[game.state.lead], ""), goal)


def lines_done(game: StalkerGame) -> dict[str, bool]:
    """The lines of the objective, and which of them are ticked off."""
    if game.state.scenario:
        return {}
    about = CardContext(STALKERS[game.state.lead], "")
    return {line.key: all_hold(game, about, line.done) for line in game.mission.lines}
