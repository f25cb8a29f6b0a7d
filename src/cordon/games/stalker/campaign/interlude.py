"""ST-19.4: a scenario of Zone Survival between two missions. The campaign is put aside and comes back as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from cordon.games.stalker import events
from cordon.games.stalker.rules.event_deck import MissionResult
from cordon.games.stalker.state import Card as Equipment
from cordon.games.stalker.state import Excursion, Kit, Pile, Place, Stalker, StalkerState
from cordon.games.stalker.survival.judging import score
from cordon.games.stalker.terms import (
    CompanionKey,
    ContactKey,
    EventKey,
    ItemId,
    ItemKey,
    MagazineWord,
    MissionKey,
    PlaceId,
    RulePath,
    ScenarioKey,
    StalkerKey,
    ZoneMapKey,
)
from cordon.games.stalker.verbs import DONE
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.state import State
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

SCENARIO = verb("scenario", scenario=ScenarioKey)
ON_MAP = verb("zone_map", map=ZoneMapKey)
DRAW = verb("draw")
BACK = verb("back")
PLAN = verb("plan", scenario=ScenarioKey, map=ZoneMapKey)
"""What is to be played, and where; empty: it is drawn (ST-19.5, ST-19.6)."""


class PlanInterlude(Procedure):
    """ST-19.4 Which scenario, on which map; its result is the plan, empty if the team thinks better of it"""

    scenario: ScenarioKey = ""
    choice: str = ""

    @step("ST-19.5", "One of the ten, or one that is drawn", offers=(SCENARIO, DRAW, BACK))
    def choose_scenario(self, game: StalkerGame) -> Flow:
        options = [*map(SCENARIO, game.content.scenarios), DRAW(), BACK()]
        return ask(game.state.lead, "choice", options, always=True)

    @step("ST-19.6", "One of the ten maps, or one that is drawn", offers=(ON_MAP, DRAW, BACK))
    def choose_map(self, game: StalkerGame) -> Flow:
        if self.choice in BACK:
            return finish("")
        self.scenario = SCENARIO.read(self.choice) if self.choice in SCENARIO else ""
        options = [*map(ON_MAP, game.content.zone_maps), DRAW(), BACK()]
        return ask(game.state.lead, "choice", options, always=True)

    @step("ST-19.4", "So it is")
    def settle(self, game: StalkerGame) -> Flow:
        if self.choice in BACK:
            return finish("")
        return finish(PLAN(self.scenario, ON_MAP.read(self.choice) if self.choice in ON_MAP else ""))


class Aside(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a campaign has and knows between two missions: fields of the state by their names."""

    lead: Seat
    money: int
    memory: dict[str, str]
    stalkers: dict[Seat, Stalker]
    owned: dict[Seat, tuple[ItemId, ...]]
    cards: dict[ItemId, Equipment]
    piles: dict[str, Pile]
    """Only those that are not as they come out of the box."""
    places: dict[PlaceId, Place]
    destination: MissionKey
    contacts: tuple[ContactKey, ...]
    stash: tuple[ItemId, ...]
    magazines: dict[MagazineWord, int]
    bought: tuple[ItemKey, ...]
    kits: dict[Seat, Kit]
    ahead: tuple[RulePath, ...]
    contract: ContactKey
    companion: CompanionKey
    companion_owner: Seat
    favours: dict[CompanionKey, int]
    late: dict[str, int]
    failures: dict[MissionKey, int]
    box_events: tuple[EventKey, ...]
    listening: dict[str, tuple[str, ...]]


STAYS = {"config", "chronicle", "excursions", *State.__struct_fields__} - {"listening"}
"""What the campaign and the scenario share."""
CLEARED = tuple(field for field in msgspec.structs.fields(StalkerState) if field.name not in STAYS)


def put_aside(game: StalkerGame) -> Aside:
    """The table is as before a match; what was on it is returned."""
    state, decks = game.state, game.content.decks
    kept = {name: getattr(state, name) for name in Aside.__struct_fields__}
    kept["piles"] = {name: pile for name, pile in state.piles.items() if pile != Pile(name, decks[name])}
    aside = Aside(**_copied(kept))
    clear(game)
    return aside


def _copied(fields: dict[str, Any]) -> dict[str, Any]:
    """Tables of their own: one is written to, the other is not."""
    return {name: dict(value) if isinstance(value, dict) else value for name, value in fields.items()}


def clear(game: StalkerGame) -> None:
    """Everything of a match off the table."""
    game.set(
        **{
            field.name: field.default_factory() if field.default is msgspec.NODEFAULT else field.default
            for field in CLEARED
        }
    )


def take_up(game: StalkerGame, aside: Aside) -> None:
    """The campaign is as it was."""
    clear(game)
    kept = {name: getattr(aside, name) for name in Aside.__struct_fields__}
    kept["piles"] = {name: aside.piles.get(name, Pile(name, deck)) for name, deck in game.content.decks.items()}
    game.set(**_copied(kept))


class InterludeFacts(Facts, frozen=True):
    """What was played, how it went, and the points."""

    scenario: ScenarioKey
    result: str
    points: int


class Interlude(Procedure):
    """ST-19.4 A scenario of Zone Survival during a campaign, with a team of its own and no influence on it"""

    level: ClassVar[str] = "mission"

    scenario: ScenarioKey
    """The one that was asked for; empty: one is drawn."""
    zone_map: ZoneMapKey
    aside: Aside | None = None
    ended: MissionResult | None = None
    choice: str = ""

    def _result(self) -> Literal["victory", "defeat"]:
        assert self.ended is not None
        return "victory" if self.ended.result == "victory" else "defeat"

    def _points(self, game: StalkerGame) -> int:
        return score(game) if self._result() == "victory" else 0

    def facts(self, game: StalkerGame) -> InterludeFacts:
        return InterludeFacts(game.state.scenario, self._result(), self._points(game))

    @step("ST-19.4", "The campaign is put aside")
    def begin(self, game: StalkerGame) -> Flow:
        game.emit(events.CampaignPutAside())
        self.aside = put_aside(game)
        return None

    @step("ST-19.1", "The scenario, from the choice of stalkers to its last script")
    def play(self, game: StalkerGame) -> Flow:
        return call(game.spec.match(), into="ended")

    @step("ST-19.29", "How it went", offers=(DONE,))
    def read(self, game: StalkerGame) -> Flow:
        return ask(game.state.lead, "choice", [DONE()], always=True)

    @step("ST-19.4", "The campaign goes on; the chronicle tells of it")
    def come_back(self, game: StalkerGame) -> Flow:
        state, aside = game.state, self.aside
        assert aside is not None
        told = Excursion(
            state.scenario,
            state.map,
            self._result(),
            self._points(game),
            state.round,
            len(state.chronicle),
            tuple(stalker.card for stalker in state.stalkers.values()),
        )
        take_up(game, aside)
        game.set(excursions=(*state.excursions, told))
        team: tuple[StalkerKey, ...] = tuple(stalker.card for stalker in state.stalkers.values())
        game.emit(events.CampaignTakenUp(told.scenario, told.result, told.points, team))
        return finish()
