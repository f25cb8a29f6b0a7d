"""ST-15: a campaign from its opening to its ending."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.stalker import events
from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.dealing import Contacts, take_from_deck
from cordon.games.stalker.campaign.endings import ending_of, is_over, sway_of
from cordon.games.stalker.campaign.interlude import PLAN, Interlude
from cordon.games.stalker.campaign.mission_end import Memory, MissionEnd, lay_out_decks, memory_of
from cordon.games.stalker.campaign.navigation import Navigation
from cordon.games.stalker.campaign.packing import Packing
from cordon.games.stalker.campaign.stories import ReadStory
from cordon.games.stalker.rules.event_deck import MissionResult
from cordon.games.stalker.rules.mission import MissionRun
from cordon.games.stalker.terms import MissionKey, PlaceId
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.state import Outcome

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class Campaign(Procedure):
    """ST-15.1 A campaign: the opening, then chapter after chapter until the ending"""

    @step("ST-15.2", "The stash, the first contacts, and the places that are open")
    def open(self, game: StalkerGame) -> Flow:
        game.set(money=game.campaign.money)
        for _ in range(game.state.seats):
            for key in game.content.starting:
                binder.store(game, take_from_deck(game, key))
        for contact in game.campaign.contacts:
            binder.gain_contact(game, contact)
        for place in game.zone.values():
            if place.start:
                binder.open_place(game, place.id)
        return None

    @step("SM-8.2", "The opening is read")
    def read(self, game: StalkerGame) -> Flow:
        return call(ReadStory(game.campaign.opening))

    @step("ST-15.4", "Exploration, a mission and its end, again and again", then="go_on")
    def go_on(self, game: StalkerGame) -> Flow:
        return goto(Campaign.end) if is_over(game) else call(Chapter())

    @step("SM-5.8", "The ending is read")
    def end(self, game: StalkerGame) -> Flow:
        return call(ReadStory(ending_of(game).id))

    @step("SM-5.8", "So it ended; in the dark nobody has won")
    def close(self, game: StalkerGame) -> Flow:
        ending, counts = ending_of(game), sway_of(game)
        game.emit(events.CampaignEnded(ending.id, counts["people"], counts["coin"], counts["dark"]))
        won = ending.sway != "dark"
        game.end(Outcome("victory" if won else "defeat", tuple(game.state.stalkers) if won else (), ending.id))
        return None


class Chapter(Procedure):
    """ST-15.4 Exploration, the mission, and its end"""

    level: ClassVar[str] = "mission"

    visited: PlaceId = ""
    mission: MissionKey = ""
    ended: MissionResult | None = None
    before: Memory = ()
    purse: int = 0
    """The money at the start of the exploration."""
    money: int = 0
    """And at its end."""
    kit: int = 0

    @step("ST-15.5", "Zone navigation")
    def navigate(self, game: StalkerGame) -> Flow:
        self.purse = game.state.money
        return call(Navigation(), into="visited")

    @step("ST-15.10", "Contacts; none if the last mission was given up. Or a scenario comes first (ST-19.4)")
    def see_contacts(self, game: StalkerGame) -> Flow:
        if self.visited in PLAN:
            return call(Interlude(*PLAN.read(self.visited)))
        return call(Contacts()) if game.state.destination else finish()

    @step("ST-15.15", "Setting off; after a scenario the team explores anew")
    def pack(self, game: StalkerGame) -> Flow:
        return finish() if self.visited in PLAN else call(Packing())

    @step("ST-15.16", "What contacts and stories have promised; the decks of the mission")
    def prepare(self, game: StalkerGame) -> Flow:
        state = game.state
        self.mission, self.before, self.money = state.destination, memory_of(game), state.money
        self.kit = sum(game.content.cards[card].value for card in state.cards)
        game.set(destination="")
        game.enter(self.mission)
        if state.failures.get(self.mission):
            game.put("memory", "try", "second")
        elif "try" in state.memory:
            game.take("memory", "try")
        lay_out_decks(game)
        for path in state.ahead:
            keep_promise(game, path)
        if state.contract:
            game.listen(state.contract, game.content.listens[state.contract])
        return None

    @step("ST-16.3", "The mission")
    def play(self, game: StalkerGame) -> Flow:
        return call(MissionRun(), into="ended")

    @step("ST-15.19", "The end of the mission")
    def come_back(self, game: StalkerGame) -> Flow:
        assert self.ended is not None
        return call(
            MissionEnd(
                self.mission,
                self.ended,
                self.before,
                self.money,
                self.purse - self.money,
                (self.visited,) if self.visited else (),
                self.kit,
            )
        )


def keep_promise(game: StalkerGame, path: str) -> None:
    """What was promised for this mission comes into play: a value that is changed, or a window that is answered."""
    for value, mods in game.content.promised[path].items():
        game.put_in_force(path, "mission", value, mods)
    game.listen(path, game.content.listens.get(path, ()))
