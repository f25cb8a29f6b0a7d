"""A match with its past: the log of answers with their luck, undo and redo by snapshots, and replay.

Snapshots share their records, and still a long match would fill the memory with them: they are kept of the last
``KEPT`` answers and of every ``KEPT``-th before; a moment between those is reached by giving the answers again.

A match may be as long as several: each run of a procedure of the level ``mission`` is a chapter, with what comes after
it until the next one. With the answer that begins the next one it is folded: the log keeps every answer, but there is
no way back behind that one, and nothing is told of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable
from copy import copy
from typing import Any, Generic, Literal, NamedTuple, Self, TypeVar, get_args

import msgspec

from cordon.kernel.chance import Chance, Draw
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.errors import AnswerRefused, EngineError, SaveError, UndoRefused
from cordon.kernel.events import Note
from cordon.kernel.game import Game
from cordon.kernel.spec import GameSpec, Setup
from cordon.kernel.state import State, digest

G = TypeVar("G", bound=Game[Any])

Level = Literal["choice", "action", "turn", "phase", "round", "mission"]
LEVELS: tuple[Level, ...] = get_args(Level)
CHAPTER: Level = "mission"
KEPT = 200


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


class Chapter(NamedTuple):
    """Where a match can be played again from: the number of answers before the one that began a chapter after another,
    and the state then."""

    number: int
    state: State


class Session(Generic[G]):
    """A match that remembers. It is begun, or played again from its log, or gone on with from a snapshot alone."""

    def __init__(self, spec: GameSpec[G], setup: Setup, opening: tuple[Draw, ...] = ()) -> None:
        game = spec.new(setup)
        game.luck = scripted(opening)
        game.decisions()
        game.luck = None
        self._begin(spec, setup, game, tuple(game.draws), [])

    @classmethod
    def replayed(
        cls,
        spec: GameSpec[G],
        setup: Setup,
        opening: tuple[Draw, ...],
        entries: Iterable[Entry],
        second_looks: Iterable[SecondLook] = (),
        chapter: Chapter | None = None,
    ) -> Self:
        """Play a log again, with exactly the luck that it kept; a ``SaveError`` says which answer is not possible.

        What was before a ``chapter``, if one is given, is taken on trust."""
        log = list(entries)
        made = cls._opened(spec, setup, opening) if chapter is None else cls._folded(spec, setup, opening, log, chapter)
        for entry in log[len(made.entries) :]:
            made.again(entry)
        made.second_looks = list(second_looks)
        return made

    @classmethod
    def _opened(cls, spec: GameSpec[G], setup: Setup, opening: tuple[Draw, ...]) -> Self:
        try:
            made = cls(spec, setup, opening)
        except (AnswerRefused, EngineError, KeyError, IndexError) as error:
            raise SaveError("save-opening", detail=str(error)[:200]) from None
        if made.opening != opening:
            raise SaveError("save-opening", detail="luck")
        return made

    @classmethod
    def _folded(
        cls, spec: GameSpec[G], setup: Setup, opening: tuple[Draw, ...], log: list[Entry], chapter: Chapter
    ) -> Self:
        made = cls.resumed(spec, setup, opening, log[: chapter.number], chapter.state)
        made.is_folded = True
        try:
            made.game.decisions()
        except (EngineError, KeyError, IndexError, AttributeError, TypeError) as error:
            raise SaveError("save-replay", answer=chapter.number, detail=str(error)[:200]) from None
        return made

    @classmethod
    def resumed(
        cls,
        spec: GameSpec[G],
        setup: Setup,
        opening: tuple[Draw, ...],
        entries: Iterable[Entry],
        state: State,
        second_looks: Iterable[SecondLook] = (),
    ) -> Self:
        """Go on from ``state``, to which ``entries`` led under other rules: there is no way back behind it."""
        made = cls.__new__(cls)
        made._begin(spec, setup, spec.game(spec, state), opening, list(entries))
        made.second_looks = list(second_looks)
        return made

    def _begin(self, spec: GameSpec[G], setup: Setup, game: G, opening: tuple[Draw, ...], entries: list[Entry]) -> None:
        self.spec = spec
        self.setup = setup
        self.game = game
        self.opening = opening
        self.entries = entries
        self.first = len(entries)
        """The first moment that can be gone back to: what was before is folded, or lost under other rules."""
        self.is_folded = False
        """Whether a chapter before the present one is."""
        self._snapshots: dict[int, State] = {}
        self._marks = [dict(game.state.marks)] * len(entries)
        self.notes: list[tuple[Note, ...]] = [()] * len(entries) + [tuple(game.notes)]
        self.undone: list[Entry] = []
        self.second_looks: list[SecondLook] = []

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is asked now; nothing when the match is over."""
        return self.game.decisions()

    @property
    def seed(self) -> int:
        """What the luck to come is drawn from: the seed of the setup, or that of the last ``reseed``."""
        seed: int = self.game.state.chance.seed
        return seed

    def reseed(self, seed: int) -> None:
        """Draw all luck to come from another seed, also after an undo. What was drawn is in the log and stays."""
        state = self.game.state
        state.chance = Chance(seed, state.chance.drawn)

    def answer(self, seat: Seat, answer: str) -> tuple[Note, ...]:
        """Give an answer; a refused one changes nothing. Returns what happened."""
        notes = self._answer(seat, answer, ())
        self.undone = []
        return notes

    def _answer(self, seat: Seat, answer: str, draws: tuple[Draw, ...]) -> tuple[Note, ...]:
        before = self.game.state.clone()
        self.game.luck = scripted(draws)
        self.game.answer(seat, answer)
        self.game.luck = None
        notes = tuple(self.game.notes)
        drawn = tuple(self.game.draws)
        informs = bool(drawn) or any(note.event.reveals for note in notes)
        self._keep(before)
        self.entries.append(Entry(seat, answer, drawn, informs))
        self.notes.append(notes)
        if 0 < before.marks.get(CHAPTER, 0) < self.game.state.marks[CHAPTER]:
            self._fold()
        return notes

    def again(self, entry: Entry) -> None:
        """Give an answer of a log again; it must be possible, and meet exactly the luck that the log kept."""
        number = len(self.entries) + 1
        try:
            self._answer(entry.seat, entry.answer, entry.draws)
        except (AnswerRefused, EngineError, KeyError, IndexError) as error:
            raise SaveError("save-replay", answer=number, detail=str(error)[:200]) from None
        self.undone = []
        if self.entries[-1].draws != entry.draws:
            raise SaveError("save-replay", answer=number, detail="luck")

    # --- chapters -----------------------------------------------------------------------------------------------

    def _fold(self) -> None:
        """The last answer began another chapter: forget what was before, as if the match had been loaded from there."""
        self.first = first = len(self.entries) - 1
        self.is_folded = True
        self._snapshots = {first: self._snapshots[first]}
        self._marks[:first] = [self._marks[first]] * first
        self.notes[: first + 1] = [()] * (first + 1)

    @property
    def chapter(self) -> Chapter | None:
        """Where the present chapter was begun; nothing in the first one, or if the past is lost."""
        return Chapter(self.first, self._state_at(self.first)) if self.is_folded else None

    def no_way_back(self) -> UndoRefused:
        """Why nobody gets behind ``first``."""
        return UndoRefused("undo-chapter") if self.is_folded else UndoRefused("undo-past")

    # --- snapshots ----------------------------------------------------------------------------------------------

    def _keep(self, before: State) -> None:
        """The state before the answer that comes next; one that has become old is let go."""
        number = len(self.entries)
        self._snapshots[number] = before
        alike = self._marks and self._marks[-1] == before.marks
        self._marks.append(self._marks[-1] if alike else before.marks)
        old = number - KEPT
        if old > self.first and old % KEPT:
            self._snapshots.pop(old, None)

    def marks_at(self, moment: int) -> dict[str, int]:
        """How many runs of each level had begun when ``moment`` answers had been given."""
        return self._marks[moment] if moment < len(self.entries) else self.game.state.marks

    def _state_at(self, moment: int) -> Any:
        """The state when ``moment`` answers had been given: a kept one, or one that is played to from there."""
        if moment == len(self.entries):
            return self.game.state.clone()
        kept = max(number for number in self._snapshots if number <= moment)
        game = self.spec.game(self.spec, self._snapshots[kept].clone())
        for entry in self.entries[kept:moment]:
            game.luck = scripted(entry.draws)
            game.answer(entry.seat, entry.answer)
        return game.state

    def twin(self, moment: int | None = None) -> Self:
        """A match of its own that goes on from a moment of this one; from now, if none is named."""
        moment = len(self.entries) if moment is None else moment
        if not self.first <= moment <= len(self.entries):
            raise self.no_way_back()
        fresh = copy(self)
        fresh.game = self.spec.game(self.spec, self._state_at(moment))
        if moment == len(self.entries):
            fresh.game.recall(self.game)
        fresh.reseed(self.seed)
        fresh.entries = self.entries[:moment]
        fresh.notes = self.notes[: moment + 1]
        fresh._snapshots = {number: state for number, state in self._snapshots.items() if number < moment}
        fresh._marks = self._marks[:moment]
        fresh.undone = []
        fresh.second_looks = [look for look in self.second_looks if look.at <= moment]
        return fresh

    # --- undo ---------------------------------------------------------------------------------------------------

    def levels(self) -> list[Level]:
        """What can be taken back as a whole: of what has begun in this match."""
        return [level for level in LEVELS if level == "choice" or level in self.game.state.marks]

    def undo_target(self, level: str = "choice", bots: Container[Seat] = ()) -> int:
        """The number of answers that would be left after undoing one ``level``: back to a question that a person was
        asked, for one of the ``bots`` would only answer its own again."""
        known = self.levels()
        if level not in known:
            raise UndoRefused("undo-level", level=level, known=", ".join(known))
        if not self.entries:
            raise UndoRefused("undo-nothing")
        target = self._start_of(level)
        while target >= 0 and self.entries[target].seat in bots:
            target -= 1
        if target < 0:
            raise UndoRefused("undo-nothing")
        return target

    def _start_of(self, level: str) -> int:
        """The answer with which the present run of a ``level`` began, or the last one if none has been given in it."""
        last = len(self.entries) - 1
        if level == "choice":
            return last
        mark = self.game.state.marks.get(level, 0)
        if level == "action":
            # An action is chosen by an answer, which is its first one; whatever is longer begins by itself.
            while last > self.first and self._marks[last].get(level, 0) == mark:
                last -= 1
            return last
        if self._marks[last].get(level, 0) != mark:
            mark = self._marks[last].get(level, 0)
        while last > self.first and self._marks[last - 1].get(level, 0) == mark:
            last -= 1
        return last

    def is_free(self, target: int) -> bool:
        """Whether going back to ``target`` answers takes back no new information."""
        return not any(entry.informs for entry in self.entries[target:])

    def undo(self, level: str = "choice", second_look: bool = False) -> int:
        """Take back the last ``level``; returns how many answers were taken back."""
        return self.undo_to(self.undo_target(level), second_look)

    def undo_to(self, target: int, second_look: bool = False) -> int:
        """Go back to the moment when ``target`` answers had been given. Second looks stay for good: those of moments
        that are gone move to this one."""
        if not 0 <= target < len(self.entries):
            raise UndoRefused("undo-no-moment", target=target, given=len(self.entries))
        if target < self.first:
            raise self.no_way_back()
        taken = len(self.entries) - target
        if not self.is_free(target):
            if not second_look:
                raise UndoRefused("undo-second-look")
            self.second_looks.append(SecondLook(target, taken))
        self.second_looks = [SecondLook(min(look.at, target), look.answers) for look in self.second_looks]
        seed = self.seed
        self.game = self.spec.game(self.spec, self._state_at(target))
        self.reseed(seed)
        self.undone.extend(reversed(self.entries[target:]))
        del self.entries[target:], self._marks[target:], self.notes[target + 1 :]
        self._snapshots = {number: state for number, state in self._snapshots.items() if number < target}
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


class Unfolded(Session[G]):
    """A match whose chapters stay open, to be told and looked at from its beginning."""

    def _fold(self) -> None:
        pass


def scripted(draws: tuple[Draw, ...]) -> dict[str, deque[tuple[int, ...]]] | None:
    """Luck as queues by name, as the machine takes it."""
    if not draws:
        return None
    queues: dict[str, deque[tuple[int, ...]]] = {}
    for draw in draws:
        queues.setdefault(draw.name, deque()).append(draw.result)
    return queues
