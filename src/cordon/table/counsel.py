"""What is thought for people at one table: advice, how the match may end, and what one that is over turned on.

Everything is thought in another process, outside the lock, and goes on from what a seat can imagine. When the match
goes on, what is thought about the position before is called off.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from cordon.bots.advice import Advised as Thought
from cordon.bots.hindsight import Side
from cordon.bots.outlook import SURE, Tally, added, is_foreseen, sides_of
from cordon.faces.counsel import advised
from cordon.faces.registry import speaker
from cordon.games.registry import GAMES
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.errors import UndoRefused
from cordon.kernel.own_dice import wanted_in
from cordon.kernel.state import encode
from cordon.table.pondering import Advise, Counselled, Foresee, Foreseen, LookBack, LookedBack
from cordon.table.problems import Declined, Refusal
from cordon.table.protocol import (
    Advised,
    CurvePoint,
    HindSide,
    Hindsight,
    Language,
    Outlook,
    Prospect,
    TurningPoint,
)
from cordon.table.protocol import (
    Counsel as Told,
)
from cordon.table.records import Notice
from cordon.table.stored import now
from cordon.words.catalogue import Words

if TYPE_CHECKING:
    from cordon.table.connection import Connection
    from cordon.table.room import Room

STEPS = (8, 24, 48)
"""Imagined matches of each step of an outlook: the first is soon there, the margin narrows with the others."""

log = structlog.get_logger("cordon.table")


class Counsel:
    """What is being thought for the people in a room. All of it runs on the event loop."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._advising: dict[Seat, tuple[int, asyncio.Task[None], set[Connection]]] = {}
        self._foreseeing: dict[Seat | None, asyncio.Task[None]] = {}
        self._listening: dict[Seat | None, set[Connection]] = {}
        self._looking: asyncio.Task[tuple[Side, ...]] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    def _why_not(self) -> Declined | None:
        table = self.room.table
        is_told = is_foreseen(table.game, table.setup.config)
        return None if is_told else Declined("not-yours", "server-no-outlook")

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal):
            log.error("nothing came of thinking", table=self.room.code, exc_info=error)

    def moved(self) -> None:
        """The match has gone on, or left the memory: nobody wants to know about the position before."""
        for _, task, _ in self._advising.values():
            task.cancel()
        for task in self._foreseeing.values():
            task.cancel()
        self._advising, self._foreseeing, self._listening = {}, {}, {}
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def leave(self, connection: Connection) -> None:
        """Somebody is gone: what was thought for them alone is called off."""
        for seat, (_, task, listening) in list(self._advising.items()):
            listening.discard(connection)
            if not listening:
                task.cancel()
                del self._advising[seat]
        for asked, waiting in list(self._listening.items()):
            waiting.discard(connection)
            if not waiting:
                self._foreseeing.pop(asked).cancel()
                del self._listening[asked]

    # --- advice -----------------------------------------------------------------------------------------------------

    async def advise(self, connection: Connection, serial: int) -> Declined | None:
        """What would you do? Everybody hears that somebody has asked."""
        room, seat = self.room, connection.seat
        assert seat is not None
        if declined := self._why_not():
            return declined
        if not room.table.advice:
            return Declined("not-yours", "server-no-advice")
        seat = room.talk.asked_through(seat)
        known = room.asked.get(seat)
        if known is None or known.serial != serial or wanted_in(room.session) is not None or seat in room.bots:
            return Declined("stale", "server-stale")
        if seat in self._advising:
            self._advising[seat][2].add(connection)
            return None
        self._advising[seat] = (serial, self._begin(self._advise(seat, serial)), {connection})
        name = connection.person.name if connection.person is not None else ""
        await room.rooms.note(room.code, Notice("advice", {"person": name}, len(room.session.entries), now()))
        return None

    async def _advise(self, seat: Seat, serial: int) -> None:
        room = self.room
        job = Advise(room.table.game, encode(room.session.game.state), seat)
        found = await room.rooms.minds.think(job)
        best = found.best if isinstance(found, Counselled) else ()
        await room.alone(partial(self._tell_advice, seat, serial, best), is_use=False)

    async def _tell_advice(self, seat: Seat, serial: int, best: Sequence[Thought]) -> None:
        """To everybody who has asked, in their words, if it is still the question."""
        room = self.room
        asked = self._advising.get(seat)
        if asked is None or asked[0] != serial:
            return
        del self._advising[seat]
        worded: dict[Language, list[Told]] = {}
        for connection in asked[2]:
            language = connection.language
            if language not in worded:
                worded[language] = await room.work(partial(self._advised, seat, language, best), "advice")
            connection.send(Advised(serial, seat, worded[language]))

    async def tell_why(self, seat: Seat, decision: Decision, best: Sequence[Thought]) -> None:
        """Why a bot that answers for a group is about to do so: to everybody, for all have read the question."""
        if best:
            await self.room.alone(partial(self._tell_why, seat, decision, best), is_use=False)

    async def _tell_why(self, seat: Seat, decision: Decision, best: Sequence[Thought]) -> None:
        room = self.room
        known = room.asked.get(seat)
        if known is None or known.decision != decision:
            return
        worded: dict[Language, list[Told]] = {}
        for connection in list(room.connections):
            language = connection.language
            if language not in worded:
                worded[language] = await room.work(partial(self._advised, seat, language, best), "advice")
            connection.send(Advised(known.serial, seat, worded[language]))

    def _advised(self, seat: Seat, language: Language, best: Sequence[Thought]) -> list[Told]:
        """In a thread."""
        room, words = self.room, Words(language, self.room.table.game)
        labels = room.narrators.labels(room.standing, room.names, language, seat)
        return [
            Told(
                option=each.estimate.option,
                chance=each.estimate.chance,
                margin=SURE * each.estimate.error,
                text=advised(words, labels.get(each.estimate.option, each.estimate.option), each),
            )
            for each in best
        ]

    # --- outlook ----------------------------------------------------------------------------------------------------

    def foresee(self, connection: Connection, serial: int) -> Declined | None:
        """How will this end? Told at once as well as can be, then better."""
        room, seat = self.room, connection.seat
        if declined := self._why_not():
            return declined
        if serial != room.serial or room.standing.brief.outcome:
            return Declined("stale", "server-stale")
        if seat not in self._foreseeing:
            self._listening[seat] = set()
            self._foreseeing[seat] = self._begin(self._foresee(seat, serial))
        self._listening[seat].add(connection)
        return None

    async def _foresee(self, seat: Seat | None, serial: int) -> None:
        room, played = self.room, 0
        game, state = room.table.game, encode(room.session.game.state)
        sides = sides_of(GAMES[game], room.session.setup.seats)
        tallies: Sequence[Tally] = ()
        for count in STEPS:
            found = await room.rooms.minds.think(Foresee(game, state, seat, played, count))
            if isinstance(found, Foreseen):
                played += count
                tallies = added(tallies, found.tallies) if tallies else found.tallies
            is_last = count == STEPS[-1] or not isinstance(found, Foreseen)
            told = Outlook(serial, played, _prospects(sides, tallies) if tallies else [], is_last)
            for connection in self._listening[seat]:
                connection.send(told)
            if is_last:
                break
        del self._listening[seat], self._foreseeing[seat]

    # --- looking back -----------------------------------------------------------------------------------------------

    def look_back(self, connection: Connection) -> Declined | None:
        """What did a match that is over turn on?"""
        if not self.room.standing.brief.outcome:
            return Declined("not-yours", "server-look-players")
        if declined := self._why_not():
            return declined
        if self._looking is None:
            self._looking = asyncio.ensure_future(self._looked_back())
            self._looking.add_done_callback(self._done)
        self._begin(self._tell_hindsight(connection, self._looking))
        return None

    async def _looked_back(self) -> tuple[Side, ...]:
        session = self.room.session
        job = LookBack(session.spec.id, session.setup, session.opening, tuple(session.entries))
        found = await self.room.rooms.minds.think(job)
        return found.sides if isinstance(found, LookedBack) else ()

    async def _tell_hindsight(self, connection: Connection, looking: asyncio.Task[tuple[Side, ...]]) -> None:
        sides = await asyncio.shield(looking)
        language = connection.language
        told = await self.room.alone(partial(self._hindsight, language, sides), is_use=False)
        connection.send(told)

    async def _hindsight(self, language: Language, sides: Sequence[Side]) -> Hindsight:
        return Hindsight(await self.room.work(partial(self._sides, language, sides), "hindsight"))

    def _sides(self, language: Language, sides: Sequence[Side]) -> list[HindSide]:
        """In a thread."""
        labels: dict[int, str] = {}
        for at in {turn.at for side in sides for turn in side.turns}:
            labels[at] = self._answered(language, at)
        return [
            HindSide(
                seat=side.seat,
                curve=[CurvePoint(point.at, point.clock, point.chance) for point in side.curve],
                turns=[
                    TurningPoint(
                        turn.at, turn.seat, turn.clock, labels[turn.at], turn.before, turn.after, turn.choice, turn.luck
                    )
                    for turn in side.turns
                ],
                luck=side.luck,
                own=side.own,
                others=side.others,
            )
            for side in sides
        ]

    def _answered(self, language: Language, at: int) -> str:
        """What an answer was, in the words of its question."""
        session = self.room.session
        entry = session.entries[at - 1]
        try:
            twin = session.twin(at - 1)
        except UndoRefused:
            return ""
        narration = self.room.narrators.narration(self.room.standing, self.room.names, language)
        decision = next(each for each in twin.decisions if each.seat == entry.seat)
        asked = speaker(session.spec.id).asked(twin, decision, narration.journal.teller)
        return next((choice.label for choice in asked.choices if choice.option == entry.answer), entry.answer)


def _prospects(sides: Sequence[Seat | None], tallies: Sequence[Tally]) -> list[Prospect]:
    return [Prospect(side, *tally.end, *tally.boundary) for side, tally in zip(sides, tallies, strict=True)]
