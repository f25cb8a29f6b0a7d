"""A match with its past: the log of answers with their luck, undo and redo by snapshots, and replay."""

from __future__ import annotations

from collections import deque
from typing import Any, Generic, TypeVar

import msgspec

from cordon.kernel.chance import Chance, Draw
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.errors import UndoRefused
from cordon.kernel.events import Note
from cordon.kernel.game import Game
from cordon.kernel.spec import GameSpec, Setup
from cordon.kernel.state import State, digest

G = TypeVar("G", bound=Game[Any])

LEVELS = ("choice", "action", "turn", "phase", "round")


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One answer, with the luck that it met and whether it brought new information."""

    seat: Seat
    answer: str
    draws: tuple[Draw, ...] = ()
    informs: bool = False


class SecondLook(msgspec.Struct, frozen=True):
    """An undo that took back new information: at which answer, and how many answers it took back."""

    at: int
    answers: int


class Session(Generic[G]):
    """A match that remembers. Snapshots share their records, so a thousand of them are cheap."""

    def __init__(self, spec: GameSpec[G], setup: Setup, opening: tuple[Draw, ...] = ()) -> None:
        self.spec = spec
        self.setup = setup
        self.game: G = spec.new(setup)
        self.game.luck = scripted(opening)
        self.game.decisions()
        self.game.luck = None
        self.opening = tuple(self.game.draws)
        self.entries: list[Entry] = []
        self.snapshots: list[State] = []
        self.notes: list[tuple[Note, ...]] = [tuple(self.game.notes)]
        self.undone: list[Entry] = []
        self.second_looks: list[SecondLook] = []

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is asked now; nothing when the match is over."""
        return self.game.decisions()

    @property
    def seed(self) -> int:
        """What the luck to come is drawn from: the seed of the setup, or that of the last ``reseed``."""
        return self.game.state.chance.seed

    def reseed(self, seed: int) -> None:
        """Draw all luck to come from another seed, also after an undo. What was drawn is in the log and stays."""
        state = self.game.state
        state.chance = Chance(seed, state.chance.drawn)

    def answer(self, seat: Seat, answer: str) -> tuple[Note, ...]:
        """Give an answer; a refused one changes nothing. Returns what happened."""
        notes = self._answer(seat, answer, ())
        self.undone.clear()
        return notes

    def _answer(self, seat: Seat, answer: str, draws: tuple[Draw, ...]) -> tuple[Note, ...]:
        before = self.game.state.clone()
        self.game.luck = scripted(draws)
        self.game.answer(seat, answer)
        self.game.luck = None
        notes = tuple(self.game.notes)
        drawn = tuple(self.game.draws)
        informs = bool(drawn) or any(note.event.reveals for note in notes)
        self.snapshots.append(before)
        self.entries.append(Entry(seat, answer, drawn, informs))
        self.notes.append(notes)
        return notes

    # --- undo ---------------------------------------------------------------------------------------------------

    def undo_target(self, level: str = "choice") -> int:
        """The number of answers that would be left after undoing one ``level``."""
        if level not in LEVELS:
            raise UndoRefused("undo-level", level=level, known=", ".join(LEVELS))
        if not self.entries:
            raise UndoRefused("undo-nothing")
        last = len(self.entries) - 1
        if level == "choice":
            return last
        mark = self.game.state.marks.get(level, 0)
        if self.snapshots[last].marks.get(level, 0) != mark:
            mark = self.snapshots[last].marks.get(level, 0)
        while last > 0 and self.snapshots[last - 1].marks.get(level, 0) == mark:
            last -= 1
        return last

    def is_free(self, target: int) -> bool:
        """Whether going back to ``target`` answers takes back no new information."""
        return not any(entry.informs for entry in self.entries[target:])

    def undo(self, level: str = "choice", second_look: bool = False) -> int:
        """Take back the last ``level``; returns how many answers were taken back."""
        return self.undo_to(self.undo_target(level), second_look)

    def undo_to(self, target: int, second_look: bool = False) -> int:
        """Go back to the moment when ``target`` answers had been given."""
        if not 0 <= target < len(self.entries):
            raise UndoRefused("undo-no-moment", target=target, given=len(self.entries))
        if not self.snapshots[target].stack:
            raise UndoRefused("undo-past")
        taken = len(self.entries) - target
        if not self.is_free(target):
            if not second_look:
                raise UndoRefused("undo-second-look")
            self.second_looks.append(SecondLook(target, taken))
        seed = self.seed
        self.game = self.spec.game(self.spec, self.snapshots[target].clone())
        self.reseed(seed)
        self.undone.extend(reversed(self.entries[target:]))
        del self.entries[target:], self.snapshots[target:], self.notes[target + 1 :]
        return taken

    def redo(self) -> tuple[Note, ...]:
        """Give the last answer that was taken back again, with the luck that it had."""
        if not self.undone:
            raise UndoRefused("redo-nothing")
        entry = self.undone.pop()
        return self._answer(entry.seat, entry.answer, entry.draws)

    # --- proof --------------------------------------------------------------------------------------------------

    def digest(self) -> str:
        """The name of the present state."""
        return digest(self.game.state)


def replay(spec: GameSpec[G], setup: Setup, opening: tuple[Draw, ...], entries: list[Entry]) -> Session[G]:
    """Play a log again, with the luck that it kept."""
    session = Session(spec, setup, opening)
    for entry in entries:
        session._answer(entry.seat, entry.answer, entry.draws)
    return session


def scripted(draws: tuple[Draw, ...]) -> dict[str, deque[tuple[int, ...]]] | None:
    """Luck as queues by name, as the machine takes it."""
    if not draws:
        return None
    queues: dict[str, deque[tuple[int, ...]]] = {}
    for draw in draws:
        queues.setdefault(draw.name, deque()).append(draw.result)
    return queues
