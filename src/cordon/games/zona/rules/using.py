"""ZO-8 Using and damaging items; abilities count as items without durability (ZO-35)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.reasons import ABILITY_SPENT, DEACTIVATED, USED_IN_EFFECT, WRONG_PLACE, under
from cordon.kernel.decisions import Facts, Reason, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import Source
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame
    from cordon.games.zona.state import Item


USE = verb("use", source=Source)
AGAIN = verb("again", source=Source)
"""A deactivated artifact, by way of the notes (ZO-22.19)."""
NEGATE = verb("negate", source=Source)
SUFFER = verb("suffer")

UNPAID = "unpaid"
"""What comes of a price that can no longer be paid without a trauma: nothing (ZO-8.13, ZO-19.4)."""


class UseFacts(Facts, frozen=True):
    card: Source


class UseSource(Procedure):
    """ZO-8.15 Use an item or an ability (p. 17)

    Its result is what ignored the side effect, or ``UNPAID``: then the use brings no benefit.
    """

    seat: Seat
    source: str
    again: bool = False
    """It is used again by way of the notes (ZO-22.19)."""
    free: tuple[str, ...] = ()
    """Sources used in the same moment that may still ignore a side effect (ZO-22.15)."""
    used: tuple[str, ...] = ()
    """Sources used in the same effect: none of them is used twice (ZO-8.3)."""
    choice: str = ""
    negator: str = ""
    paid: str | None = None
    quiet: bool = False
    """What the use brings names the source anyway."""

    def facts(self, game: ZonaGame) -> UseFacts:
        return UseFacts(self.source)

    @step("ZO-8.15", "Declare the item, and what ignores its side effect", offers=(NEGATE, SUFFER))
    def declare(self, game: ZonaGame) -> Flow:
        if not game.has_side_effect(self.source):
            return goto(UseSource.spend)
        options = [NEGATE(source) for source in negators(game, self.seat, self.free, self.used)]
        if why_not_side_effect(game, self.seat, self.source) is None:
            options.append(SUFFER())
        return ask(self.seat, "choice", options)

    @step("ZO-8.4", "Each use puts 1 token on the card")
    def spend(self, game: ZonaGame) -> Flow:
        self.negator = NEGATE.read(self.choice) if self.choice in NEGATE else ""
        spent = (reactivator(game, self.seat) if self.again else None) or self.source
        last = "" if self.again else last_use(game, self.source)
        quiet = self.quiet and not game.has_side_effect(self.source)
        game.emit(events.SourceUsed(self.seat, self.source, last, self.source not in game.content.items, quiet))
        spend(game, spent)
        if self.negator:
            game.emit(events.SideEffectIgnored(self.seat, self.source, self.negator))
            if self.negator not in self.free:
                spend(game, self.negator)
            return finish(self.negator)
        return None

    @step("ZO-8.13", "The side effect triggers with each use")
    def side_effect(self, game: ZonaGame) -> Flow:
        if not game.has_side_effect(self.source):
            return finish("")
        key = f"item/{game.item_kind(self.source).id}/side_effect"
        return call(game.carry_out(self.seat, key, self.source, True), into="paid")

    @step("ZO-8.15", "Then the benefit applies, unless the side effect could not be suffered after all")
    def end(self, game: ZonaGame) -> Flow:
        return finish(UNPAID if self.paid == UNPAID else "")


class OwnTurnUse(Procedure):
    """ZO-8.1 Use an item at any moment of your own turn (p. 13)"""

    seat: Seat
    source: str
    negator: str = ""

    @step("ZO-8.4", "Place the token")
    def spend(self, game: ZonaGame) -> Flow:
        return call(UseSource(self.seat, self.source), into="negator")

    @step("ZO-8.1", "Its effect")
    def effect(self, game: ZonaGame) -> Flow:
        if self.negator == UNPAID:
            return finish()
        kind = game.content.items[self.source]
        return call(game.carry_out(self.seat, f"item/{kind.id}/turn", self.source))


# --- what may be used -----------------------------------------------------------------------------------------------


def is_deactivated(game: ZonaGame, source: str) -> bool:
    """A permanent item with a token on it (ZO-8.7)."""
    item = game.state.items.get(source)
    return item is not None and item.tokens > 0 and game.content.items[source].durability == "P"


def why_not_use(
    game: ZonaGame, source: str, seat: Seat, used: tuple[str, ...], free: tuple[str, ...] = ()
) -> Reason | None:
    """Why an item or ability cannot be used now, apart from what it is for."""
    if source in used:
        return USED_IN_EFFECT("ZO-8.3")
    if source in game.state.items:
        if is_deactivated(game, source):
            return DEACTIVATED("ZO-8.7")
        if game.content.items[source].side_effect and not negators(game, seat, free, used):
            return why_not_side_effect(game, seat, source)
    elif game.is_spent(source):
        return ABILITY_SPENT("ZO-35")
    return None


def why_not_side_effect(game: ZonaGame, seat: Seat, source: str) -> Reason | None:
    """Why the side effect cannot be suffered (ZO-8.13)."""
    return under("ZO-8.13", game.why_not(seat, f"item/{game.item_kind(source).id}/side_effect", willing=True))


def negators(game: ZonaGame, seat: Seat, free: tuple[str, ...], used: tuple[str, ...]) -> list[str]:
    """What the seat could ignore a side effect with; a suit in ``free`` may be worn out by now (ZO-8.6, ZO-22.15)."""
    return [
        *free,
        *(
            source
            for source in game.state.listening.get("negate", ())
            if source not in free and game.owner_of(source) == seat and why_not_use(game, source, seat, used) is None
        ),
    ]


def reactivator(game: ZonaGame, seat: Seat) -> str | None:
    """The notes that let a deactivated artifact be used again (ZO-22.19)."""
    for source in game.state.listening.get("again", ()):
        if game.owner_of(source) == seat and not is_deactivated(game, source):
            return source
    return None


def candidates(
    game: ZonaGame,
    seat: Seat,
    name: str,
    used: tuple[str, ...],
    unfit: Callable[[str], Reason | None],
    free: tuple[str, ...] = (),
) -> Iterator[tuple[str, Reason | None]]:
    """The seat's sources that listen to ``name``, as options ``use:…`` or ``again:…`` with what speaks against them."""
    items = game.state.items
    for source in game.state.listening.get(name, ()):
        item = items.get(source)
        if (item.owner if item is not None else game.owner_of(source)) == seat:
            reason = unfit(source) or why_not_use(game, source, seat, used, free)
            yield USE(source), reason
            if reason is not None and reason.id in _ASLEEP and may_reactivate(game, seat, source, free, used):
                yield AGAIN(source), None


_ASLEEP = (DEACTIVATED.id, USED_IN_EFFECT.id)
"""What the notes help against: they copy an effect, so the item that is used the second time is the notes."""


def source_of(option: str) -> str:
    """What is used, whether for the first time or again."""
    found: str = (USE if option in USE else AGAIN).read(option)
    return found


def may_reactivate(
    game: ZonaGame, seat: Seat, source: str, free: tuple[str, ...] = (), used: tuple[str, ...] = ()
) -> bool:
    """Whether the notes let a deactivated artifact be used again (ZO-22.19)."""
    if not is_deactivated(game, source) or game.content.items[source].category != "artifact":
        return False
    if reactivator(game, seat) is None:
        return False
    if not game.has_side_effect(source) or negators(game, seat, free, used):
        return True
    return why_not_side_effect(game, seat, source) is None


def own_turn_candidates(game: ZonaGame, seat: Seat, name: str = "turn") -> Iterator[tuple[str, Reason | None]]:
    """Items for the own turn: ``turn`` at any moment of it, ``between`` only before or after an action (ZO-22.14)."""

    def unfit(source: str) -> Reason | None:
        use = game.turn_use(source, name)
        area = game.area_of(seat)
        if use.at and area.id not in use.at and area.group not in use.at:
            return WRONG_PLACE("ZO-22.14", use.at[0], use.at[1] if len(use.at) > 1 else "")
        return game.why_in_vain(seat, f"item/{game.item_kind(source).id}/turn")

    yield from candidates(game, seat, name, (), unfit)


# --- tokens on items --------------------------------------------------------------------------------------------------


def last_use(game: ZonaGame, source: str) -> str:
    """Whether the next token takes the item away: ``single`` or ``worn``; empty if it stays (ZO-8.5 to ZO-8.7)."""
    item = game.state.items.get(source)
    if item is None:
        return ""
    kind = game.content.items[source]
    if kind.durability == "S":
        return "single"
    return "worn" if kind.wears and item.tokens + 1 >= kind.boxes else ""


def spend(game: ZonaGame, source: str) -> None:
    """Put a token on a used item, or use up an ability with a limit."""
    item = game.state.items.get(source)
    if item is not None:
        place_token(game, item)
    else:
        game.spend_ability(source)


def end_turn_of_abilities(game: ZonaGame, seat: Seat) -> None:
    """What an ability may do once per turn, it may do again in the next."""
    scavenger = game.scavenger(seat)
    if scavenger.used and getattr(game.character(seat).ability, "limit", "") == "turn":
        game.update(scavenger, used=())


def place_token(game: ZonaGame, item: Item) -> None:
    """One token more: a single-use item goes, a wearing one goes with its last box (ZO-8.5 to ZO-8.7)."""
    if last_use(game, item.card):
        game.emit(events.ItemDiscarded(item.owner, item.card, spent=True))
        game.lose(item)
    else:
        # a permanent item takes one token, however often it is deactivated
        is_permanent = game.content.items[item.card].durability == "P"
        game.update(item, tokens=1 if is_permanent else item.tokens + 1)


def can_be_damaged(game: ZonaGame, item: Item) -> bool:
    """Permanent items can never be damaged (ZO-8.8)."""
    return game.content.items[item.card].durability != "P"
