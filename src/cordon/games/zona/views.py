"""What a seat may know of a match of Zona (ZO-25), and dealing anew what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cordon.games.zona.rules.facilities import SearchFinds
from cordon.games.zona.state import Area, Config, Facility, Item, Row, Scavenger
from cordon.kernel.chance import Shuffler
from cordon.kernel.decisions import NOTHING, Decision, Facts, Seat
from cordon.kernel.state import Outcome

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


class FacilityView(msgspec.Struct, frozen=True):
    """A facility as everybody sees it; ``finds`` only for the seat that searches them now."""

    id: str
    slot: str
    entrances: tuple[str, ...]
    lock: str
    open: bool
    events: int
    finds: int
    seen: tuple[str, ...] = ()


class PileView(msgspec.Struct, frozen=True):
    """How many cards are left, and the open discard pile."""

    left: int
    discard: tuple[str, ...]


class ZonaView(msgspec.Struct, frozen=True):
    """The table as one seat sees it; ``seat`` is ``None`` for a spectator."""

    seat: Seat | None
    seats: int
    config: Config
    round: int
    voice: Seat
    turn: Seat
    acting: bool
    emission: int
    timed: str
    marker: str
    met: str
    scavengers: tuple[Scavenger, ...]
    items: tuple[Item, ...]
    areas: tuple[Area, ...]
    facilities: tuple[FacilityView, ...]
    market: tuple[Row, ...]
    piles: dict[str, PileView]
    unused_characters: tuple[str, ...]
    next_news: str
    decisions: tuple[Decision, ...]
    asked: Facts
    outcome: Outcome | None


def view(game: ZonaGame, seat: Seat | None) -> ZonaView:
    """The projection. Deck orders, other people's secret looks and the generator are not in it."""
    state = game.state
    decisions = game.decisions()
    return ZonaView(
        seat=seat,
        seats=state.seats,
        config=state.config,
        round=state.round,
        voice=state.voice,
        turn=state.turn,
        acting=state.acting,
        emission=state.emission,
        timed=state.timed,
        marker=state.marker,
        met=state.met,
        scavengers=tuple(state.scavengers.values()),
        items=tuple(state.items.values()),
        areas=tuple(state.areas.values()),
        facilities=tuple(_facility(game, facility, seat) for facility in state.facilities.values()),
        market=tuple(state.market.values()),
        piles={pile.id: PileView(len(pile.draw), pile.discard) for pile in state.piles.values()},
        unused_characters=tuple(sorted(state.characters)),
        next_news=state.peeked.get(seat, "") if seat is not None else "",
        decisions=tuple(d if d.seat == seat else Decision(d.seat, d.kind) for d in decisions),
        asked=game.facts(seat) if seat is not None else NOTHING,
        outcome=state.outcome,
    )


def _facility(game: ZonaGame, facility: Facility, seat: Seat | None) -> FacilityView:
    searching = any(
        isinstance(pending.stack[-1], SearchFinds) and pending.stack[-1].facility == facility.id
        for pending in game.pending
        if pending.ask.seat == seat
    )
    return FacilityView(
        facility.id,
        facility.slot,
        game.entrances(facility),
        facility.lock,
        facility.open,
        len(facility.events),
        len(facility.finds),
        tuple(sorted(facility.finds)) if searching else (),
    )


def redeal(game: ZonaGame, seat: Seat | None, seed: int) -> None:
    """Deal anew, in place, everything that the seat cannot know: deck orders, the dispenser, finds, the generator."""
    state = game.state
    reorder = Shuffler(seed)
    known = state.peeked.get(seat, "") if seat is not None else ""
    for pile in list(state.piles.values()):
        if pile.id == "news" and known and pile.draw[:1] == (known,):
            game.update(pile, draw=(known, *reorder(pile.draw[1:])))
        else:
            game.update(pile, draw=reorder(pile.draw))
    hidden = [f for f in state.facilities.values() if not _facility(game, f, seat).seen]
    finds = reorder(tuple(card for facility in hidden for card in facility.finds))
    for facility in hidden:
        count = len(facility.finds)
        game.update(facility, events=reorder(facility.events), finds=finds[:count])
        finds = finds[count:]
    for facility in [f for f in state.facilities.values() if f not in hidden]:
        game.update(facility, events=reorder(facility.events))
    game.set(
        chance=msgspec.structs.replace(state.chance, seed=seed),
        peeked={seat: known} if known and seat is not None else {},
    )
    game.waiting = None
