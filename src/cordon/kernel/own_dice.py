"""Luck that is asked for: a match whose dice people throw with their own hands.

When an answer comes to a roll whose result is not known, the position before the answer is restored, and whoever gave
it is asked what the dice show. With that as scripted luck the answer is given again; whatever else was drawn on the way
is scripted as it came, so it goes the same way. No rule knows of it, and the log holds what it always holds: the answer
with its luck. So a match may change from the engine's dice to people's and back at any answer.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Generic, Self, TypeVar

import msgspec

from cordon.kernel.chance import Draw
from cordon.kernel.decisions import Decision, Facts, Seat
from cordon.kernel.errors import AnswerRefused
from cordon.kernel.events import Note
from cordon.kernel.game import DiceNeeded, Game
from cordon.kernel.session import Entry, Session
from cordon.kernel.spec import Die
from cordon.kernel.verbs import verb

G = TypeVar("G", bound=Game[Any])

FACE = verb("face", number=int)
AGAIN = verb("again")
WITHDRAW = verb("withdraw")
KIND = "own_dice.throw"
"""The kind of the question what the dice show."""


class DiceFacts(Facts, frozen=True):
    """Which die is read next: of how many of its kind, what is on its faces, and what the others show already."""

    die: str
    faces: tuple[str, ...]
    times: int
    shown: tuple[str, ...]


class Wanted(msgspec.Struct, frozen=True):
    """An answer that waits for its dice: the luck that it has met so far, and what is read of the present throw."""

    seat: Seat
    answer: str
    draws: tuple[Draw, ...]
    die: Die
    times: int
    shown: tuple[int, ...] = ()
    informs: bool = False
    """Something new is known by now: the answer cannot be taken back as if nothing had been."""

    def decision(self) -> Decision:
        """What the next die shows; equal faces stand once. What was misread is read again, and an answer that has not
        told anything yet may be given up."""
        faces = self.die.faces
        options = [FACE(number) for number, face in enumerate(faces) if faces.index(face) == number]
        if self.shown:
            options.append(AGAIN())
        elif not self.informs:
            options.append(WITHDRAW())
        return Decision(self.seat, KIND, tuple(options))

    def facts(self) -> DiceFacts:
        faces = self.die.faces
        shown = tuple(faces[number] for number in self.shown)
        return DiceFacts(self.die.name, faces, self.times, shown)

    def read(self, option: str) -> Wanted:
        """One more die is read, or all of them once more."""
        shown = () if option in AGAIN else (*self.shown, FACE.read(option))
        return msgspec.structs.replace(self, shown=shown)

    def showing(self, number: int) -> str:
        """The option that names a face."""
        return FACE(self.die.faces.index(self.die.faces[number]))

    @property
    def thrown(self) -> tuple[Draw, ...]:
        """All the luck that is known, once every die of the throw is read."""
        return (*self.draws, Draw(self.die.name, self.shown))


def wanted_in(session: Session[Any]) -> Wanted | None:
    """The answer of a match that waits for dice, if one does."""
    return session.wanted if isinstance(session, OwnDice) else None


class OwnDice(Session[G], Generic[G]):
    """A match whose dice people throw; for the seats of ``bots`` the engine does."""

    wanted: Wanted | None
    heard: tuple[Note, ...]
    """What has happened since the answer that waits for its dice."""
    bots: Container[Seat]

    @classmethod
    def of(cls, session: Session[G], bots: Container[Seat] = ()) -> Self:
        """The same match, from now on with people's dice."""
        made = cls.__new__(cls)
        made.__dict__.update(session.twin().__dict__)
        made.wanted, made.heard, made.bots = None, (), bots
        made.undone = list(session.undone)
        return made

    def given_up(self) -> Session[G]:
        """The same match, from now on with the engine's dice; an answer that waits for dice is as if not given."""
        made: Session[G] = Session.__new__(Session)
        kept = {name: value for name, value in self.twin().__dict__.items() if name not in ("wanted", "heard", "bots")}
        made.__dict__.update(kept)
        return made

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self.game.decisions() if self.wanted is None else (self.wanted.decision(),)

    def answer(self, seat: Seat, answer: str) -> tuple[Note, ...]:
        """Give an answer, or say what a die shows. While dice are waited for, nothing has happened yet."""
        wanted = self.wanted
        if wanted is None:
            return self._thrown(seat, answer, ())
        if seat != wanted.seat or not wanted.decision().accepts(answer):
            raise AnswerRefused(f"{answer!r} of seat {seat} is nothing that the dice of seat {wanted.seat} can show")
        if answer in WITHDRAW:
            self._put_off(None)
            return ()
        wanted = wanted.read(answer)
        if len(wanted.shown) < wanted.times:
            self._put_off(wanted, self.heard)
            return ()
        self._put_off(None)
        return self._thrown(wanted.seat, wanted.answer, wanted.thrown)

    def wait_for(self, wanted: Wanted) -> None:
        """Go on where an answer waited for its dice: it is given once more, as far as it goes."""
        self._thrown(wanted.seat, wanted.answer, wanted.draws)
        if self.wanted is not None:
            self._put_off(msgspec.structs.replace(self.wanted, shown=wanted.shown), self.heard)

    def _put_off(self, wanted: Wanted | None, heard: tuple[Note, ...] = ()) -> None:
        self.wanted, self.heard = wanted, heard

    def _thrown(self, seat: Seat, answer: str, draws: tuple[Draw, ...]) -> tuple[Note, ...]:
        """An answer with the dice that were thrown for it; if it needs more of them, it waits."""
        game, before = self.game, self.game.state.clone()
        dice = {} if seat in self.bots else {die.name: die for die in self.spec.dice(game)}
        game.asked_for = frozenset(dice)
        try:
            notes = self._answer(seat, answer, draws)
        except DiceNeeded as needed:
            heard = tuple(game.notes)
            self.game = self.spec.game(self.spec, before)
            informs = bool(game.draws) or any(note.event.reveals for note in heard)
            self._put_off(Wanted(seat, answer, tuple(game.draws), dice[needed.name], needed.times, (), informs), heard)
            return ()
        finally:
            game.asked_for = frozenset()
        self.undone = []
        return notes

    def again(self, entry: Entry) -> None:
        self._put_off(None)
        super().again(entry)

    def redo(self) -> tuple[Note, ...]:
        self._put_off(None)
        return super().redo()

    def is_free(self, target: int) -> bool:
        return super().is_free(target) and not (self.wanted is not None and self.wanted.informs)

    def undo_to(self, target: int, second_look: bool = False) -> int:
        taken = super().undo_to(target, second_look)
        self._put_off(None)
        return taken

    def twin(self, moment: int | None = None) -> Self:
        fresh = super().twin(moment)
        if moment is not None and moment != len(self.entries):
            fresh._put_off(None)
        return fresh
