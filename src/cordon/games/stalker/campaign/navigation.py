"""ST-15.5: zone navigation. One mission place must be visited, one other place may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.endings import is_over
from cordon.games.stalker.campaign.interlude import PlanInterlude
from cordon.games.stalker.campaign.mission_end import GiveUp
from cordon.games.stalker.campaign.stories import ReadStory
from cordon.games.stalker.terms import MissionKey, PlaceId
from cordon.games.stalker.verbs import DONE
from cordon.kernel.decisions import Facts, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


VISIT = verb("visit", place=PlaceId)
GIVE_UP = verb("give_up", mission=MissionKey)
ZONE_SURVIVAL = verb("zone_survival")
WAYS = (VISIT, GIVE_UP, ZONE_SURVIVAL, DONE)


class NavigationFacts(Facts, frozen=True):
    """The mission that is fixed, and the other place that was visited; empty: not yet."""

    mission: MissionKey
    visited: PlaceId


class Navigation(Procedure):
    """ST-15.5 Zone navigation; its result is the other place that was visited, or the plan of a scenario that is played
    first (ST-19.4)"""

    visited: PlaceId = ""
    plan: str = ""
    choice: str = ""
    stays: bool = False

    def facts(self, game: StalkerGame) -> NavigationFacts:
        return NavigationFacts(game.state.destination, self.visited)

    @step(
        "ST-15.5",
        "A mission, another place, or a mission that is given up",
        offers=(VISIT, GIVE_UP, ZONE_SURVIVAL, DONE),
    )
    def choose(self, game: StalkerGame) -> Flow:
        fixed, missions = game.state.destination, game.content.missions
        found = binder.open_places(game)
        options = [VISIT(place) for place in found if place in missions and not fixed]
        options += [VISIT(place) for place in found if place not in missions and not self.visited]
        if not fixed:
            options += [GIVE_UP(place) for place in found if place in game.state.failures]
        if not fixed and not self.visited:
            options.append(ZONE_SURVIVAL())
        return ask(game.state.lead, "choice", [*options, DONE()] if fixed else options, always=True)

    @step("ST-15.5", "The prologue of a mission, or the story of a place")
    def visit(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return finish(self.visited)
        if self.choice in ZONE_SURVIVAL:
            return call(PlanInterlude(), into="plan")
        if self.choice in GIVE_UP:
            return call(GiveUp(GIVE_UP.read(self.choice)))
        place = VISIT.read(self.choice)
        game.emit(events.PlaceVisited(place))
        if place in game.content.missions:
            game.set(destination=place)
            return goto(Navigation.choose)
        self.visited = place
        return call(ReadStory(place), into="stays")

    @step("ST-15.6", "Its place is crossed out unless the story says that it stays", then="choose")
    def cross_out(self, game: StalkerGame) -> Flow:
        if self.plan:
            return finish(self.plan)
        if self.choice in VISIT and not self.stays:
            binder.cross_out(game, self.visited)
        return finish(self.visited) if is_over(game) else None
