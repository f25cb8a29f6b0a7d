"""What everybody at the table may know of a campaign (TW-0.12), and dealing anew what nobody may.

All players see the same: the people decide together, and no card is held by one of them. Hidden are the orders of the
decks, the backs of the shelter cards, the cards set aside, what is scheduled, and the generator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from cordon.games.twom.rules.plans import available_actions
from cordon.games.twom.state import Config, Enemy, Fitting, Gone, Page, Person, TwomState
from cordon.games.twom.terms import (
    CardId,
    EventId,
    ExplorationId,
    FateId,
    FittingId,
    LocationId,
    Mark,
    NarrativeId,
    ObjectiveId,
    PersonId,
    Phase,
    RaidId,
    ResidentId,
    ShelterId,
    SpaceId,
    TokenId,
    VisitorId,
    is_backs,
)
from cordon.kernel.chance import Shuffler
from cordon.kernel.decisions import Decision, Facts, Seat
from cordon.kernel.state import Outcome

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

SHOWN_MARKS = ("no_outside", "no_rain", "noise_start", "raid_damage", "raid_wounds", "raid_reduction", "outside")


class PersonView(msgspec.Struct, frozen=True):
    """A character with what is worked out from the states."""

    person: Person
    actions: int
    present: bool


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the Shelter; the back of its card stays secret."""

    id: SpaceId
    card: ShelterId
    fitting: FittingId
    boarded: bool
    reachable: bool


class PileView(msgspec.Struct, frozen=True):
    """How many cards are left, those on top that everybody has seen, and the open discard pile."""

    left: int
    known: tuple[CardId, ...]
    discard: tuple[CardId, ...]


class TwomView(msgspec.Struct, frozen=True):
    """The table as everybody sees it; ``seat`` is ``None`` for a spectator."""

    seat: Seat | None
    seats: int
    config: Config
    leader: Seat
    day: int
    phase: Phase | Literal[""]
    stage: int
    people: tuple[PersonView, ...]
    gone: tuple[Gone, ...]
    storage: dict[TokenId, int]
    findings: dict[TokenId, int]
    carried: dict[TokenId, int]
    box: dict[TokenId, int]
    spaces: tuple[SpaceView, ...]
    fittings: tuple[Fitting, ...]
    buildable: tuple[FittingId, ...]
    ideas: tuple[FittingId, ...]
    cold: int
    boards: int
    event: EventId
    chapter: int
    objective: ObjectiveId
    marks: dict[Mark, int]
    locations: tuple[LocationId, ...]
    visits: dict[LocationId, int]
    place: LocationId
    noise: int
    card: ExplorationId
    resident: ResidentId
    hiding: bool
    carrying_limit: int
    visitor: VisitorId
    host: PersonId
    enemies: tuple[Enemy, ...]
    raid: RaidId
    damage: int
    raid_wounds: int
    fate: FateId
    hand: tuple[NarrativeId, ...]
    piles: dict[str, PileView]
    aside_raids: int
    aside_residents: int
    deeds: dict[str, int]
    may_save: bool
    closing: tuple[Page, ...]
    decisions: tuple[Decision, ...]
    asked: Facts
    outcome: Outcome | None


def view(game: TwomGame, seat: Seat | None) -> TwomView:
    """The projection. Deck orders, backs, schedules, flags of stories and the generator are not in it.

    Everybody sees what the leader is asked, with all options: a decision is open to discussion (TW-4.2, TW-4.3).
    """
    state = game.state
    decisions = game.decisions()
    near = game.house.near if state.spaces else frozenset()
    present = set(game.present())
    leader = decisions[0].seat if decisions else state.leader
    return TwomView(
        seat=seat,
        seats=state.seats,
        config=state.config,
        leader=state.leader,
        day=state.day,
        phase=state.phase,
        stage=state.stage,
        people=tuple(PersonView(p, available_actions(p), p.id in present) for p in state.people.values()),
        gone=tuple(state.gone.values()),
        storage=dict(state.storage),
        findings=dict(state.findings),
        carried=dict(state.carried),
        box=dict(state.box),
        spaces=tuple(SpaceView(s.id, s.card, s.fitting, s.boarded, s.id in near) for s in state.spaces.values()),
        fittings=tuple(state.fittings.values()),
        buildable=state.stack_fittings,
        ideas=state.ideas,
        cold=state.cold,
        boards=game.boards() if state.spaces else 0,
        event=state.event,
        chapter=state.chapter,
        objective=state.objective,
        marks={name: n for name, n in state.today.items() if name in SHOWN_MARKS and n},
        locations=state.locations,
        visits=dict(state.visits),
        place=state.place,
        noise=state.noise,
        card=state.card,
        resident=state.resident,
        hiding=state.hiding,
        carrying_limit=game.carrying_limit(),
        visitor=state.visitor,
        host=state.host,
        enemies=tuple(state.enemies.values()),
        raid=state.raid,
        damage=state.damage,
        raid_wounds=state.raid_wounds,
        fate=state.fate,
        hand=state.hand,
        piles={
            pile.id: PileView(len(pile.draw), pile.draw[: pile.known], pile.discard)
            for pile in state.piles.values()
            if not is_backs(pile.id)
        },
        aside_raids=len(state.aside_raids),
        aside_residents=len(state.aside_residents),
        deeds=dict(state.deeds),
        may_save=may_save(game),
        closing=state.closing,
        decisions=decisions,
        asked=game.facts(leader),
        outcome=state.outcome,
    )


def may_save(game: TwomGame) -> bool:
    """Whether a named save may be made now (TW-12.2): always in casual mode, else when a day is over."""
    if game.config.saving == "casual":
        return True
    return any(decision.kind == "dawn_phase.close_the_day" for decision in game.decisions())


def redeal(game: TwomGame, seat: Seat | None, seed: int) -> None:  # noqa: ARG001  # all seats know the same
    """Deal anew, in place, everything that nobody at the table can know."""
    state = game.state
    reorder = Shuffler(seed)
    for pile in list(state.piles.values()):
        if pile.id in ("events", "exploration", "unknown"):
            continue
        game.update(pile, draw=(*pile.draw[: pile.known], *reorder(pile.draw[pile.known :])))
    _redeal_exploration(game, reorder)
    _redeal_events(game, reorder)
    _redeal_crime(game, reorder)
    for kind in game.content.shelter.kinds:
        spaces = [space for space in state.spaces.values() if space.card == kind]
        for space, back in zip(spaces, reorder(tuple(space.back for space in spaces)), strict=True):
            game.update(space, back=back)
    game.set(chance=msgspec.structs.replace(state.chance, seed=seed))
    game.waiting = None


def _redeal_exploration(game: TwomGame, reorder: Shuffler) -> None:
    """Unknown and the exploration deck are one hidden lot of cards (TW-9.5)."""
    piles = game.state.piles
    unknown, deck = piles.get("unknown"), piles.get("exploration")
    if unknown is None or deck is None:
        return
    hidden = reorder((*unknown.draw[unknown.known :], *deck.draw[deck.known :]))
    count = len(unknown.draw) - unknown.known
    game.update(unknown, draw=(*unknown.draw[: unknown.known], *hidden[:count]))
    game.update(deck, draw=(*deck.draw[: deck.known], *hidden[count:]))


def _redeal_events(game: TwomGame, reorder: Shuffler) -> None:
    """Events change places among themselves and with those left in the box, endings among themselves (TW-2.9)."""
    pile = game.state.piles.get("events")
    if pile is None:
        return
    cards = game.content.events
    fresh = list(pile.draw)
    for kind in ("event", "ending"):
        at = [i for i, card in enumerate(pile.draw) if cards[card].kind == kind and i >= pile.known]
        for i, card in zip(at, reorder(tuple(pile.draw[i] for i in at)), strict=True):
            fresh[i] = card
    game.update(pile, draw=tuple(fresh))


def _redeal_crime(game: TwomGame, reorder: Shuffler) -> None:
    """Cards set aside lie face down (TW-2.6)."""
    state: TwomState = game.state
    game.set(aside_raids=reorder(state.aside_raids), aside_residents=reorder(state.aside_residents))
