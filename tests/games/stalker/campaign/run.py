"""A campaign for tests: begun, driven to where a test wants to look."""

from __future__ import annotations

from collections.abc import Sequence

from cordon.games.stalker import GAME
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.event_deck import TakeEvent
from cordon.games.stalker.state import StalkerState
from cordon.kernel.events import Note
from cordon.kernel.frames import started
from cordon.kernel.spec import Setup

STALKERS = ("borsuk", "velet", "milady", "mammon")


class Run:
    """A campaign that is answered in a few words."""

    def __init__(self, seats: int = 1, seed: int = 1, consent: bool = False) -> None:
        self.game: StalkerGame = GAME.new(Setup(seats, seed, {"mode": "campaign", "consent": consent}))
        self.notes: list[Note] = []
        for stalker in STALKERS[:seats]:
            self.say(f"stalker:{stalker}")
        if seats > 1:
            self.say("lead:0")
        self.say("done")  # the opening is read

    @property
    def state(self) -> StalkerState:
        return self.game.state

    @property
    def kind(self) -> str:
        return self.game.decisions()[0].kind

    @property
    def options(self) -> tuple[str, ...]:
        return self.game.decisions()[0].options

    def say(self, *answers: str) -> Run:
        for answer in answers:
            decision = self.game.decisions()[0]
            self.game.answer(decision.seat, answer)
            self.notes = self.game.notes
        return self

    def why(self, option: str) -> str:
        """The id of the reason for which an option is refused."""
        reason = self.game.explain(self.game.decisions()[0].seat, option)
        return reason.id if reason is not None else ""

    def set_off(self, mission: str, contacts: Sequence[Sequence[str]] = (), packing: Sequence[str] = ()) -> Run:
        """To a mission: see some contacts, pack some things, go. It stands in its first round."""
        self.say(f"visit:{mission}", "done")
        for contact, *deals in contacts:
            self.say(f"contact:{contact}", *deals)
            if self.kind == "dealing.choose":
                self.say("done")
        if self.kind == "contacts.choose":
            self.say("done")
        return self.say(*packing, "done")

    def happen(self, event: str) -> Run:
        """An event of the running mission is taken, as if a card had said so."""
        self.game.state.stack.append(started(TakeEvent(event)))
        self.game.waiting = None
        self.game.notes = []
        self.game.decisions()
        self.notes = self.game.notes
        return self

    def win(self) -> Run:
        """The running mission is won; its epilogue lies open."""
        return self.happen(self.game.mission.won)

    def lose(self) -> Run:
        return self.happen(self.game.mission.lost)

    def die(self, seat: int) -> Run:
        """A stalker falls, and with that the mission."""
        self.game.update(self.game.stalker(seat), dead=True)
        return self.lose()

    def go_home(self) -> Run:
        """Read whatever there is to read after a mission, up to the next navigation."""
        while self.state.outcome is None and self.kind != "navigation.choose":
            self.say(self.options[0])
        return self
