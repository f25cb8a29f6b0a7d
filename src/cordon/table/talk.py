"""Who has a say at a table: those who are there, whoever stands in for a leader, proposals and ready marks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from cordon.kernel.decisions import Seat
from cordon.table.problems import Declined
from cordon.table.protocol import Heard, Voices
from cordon.table.records import Said

if TYPE_CHECKING:
    from cordon.table.room import Room


class Talk:
    """The voices of the people in a room, on the question that is open there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._stirred = asyncio.Event()

    async def propose(self, seat: Seat, serial: int, option: str) -> Declined | None:
        """What somebody would answer who is not asked; it changes nothing but what the others see."""
        return await self._heeded(partial(self._propose, seat, serial, option))

    async def ready(self, seat: Seat, serial: int, ready: bool) -> Declined | None:
        """Somebody has said enough: when all have, the answer need not wait."""
        return await self._heeded(partial(self._ready, seat, serial, ready))

    async def _heeded(self, work: Callable[[], Awaitable[Declined | None]]) -> Declined | None:
        declined = await self.room.alone(work)
        if declined is None:
            self.tell()
        return declined

    async def _propose(self, seat: Seat, serial: int, option: str) -> Declined | None:
        if declined := self._why_no_voice(seat, serial):
            return declined
        if option and not next(iter(self.room.asked.values())).decision.accepts(option):
            return Declined("not-offered", "server-not-offered")
        self.room.council.propose(seat, option)
        self.share(seat)
        return None

    async def _ready(self, seat: Seat, serial: int, ready: bool) -> Declined | None:
        if declined := self._why_no_voice(seat, serial):
            return declined
        self.room.council.is_ready(seat, ready)
        self.share(seat)
        return None

    def share(self, seat: Seat) -> None:
        """What a seat says is for the other processes as well."""
        room, council = self.room, self.room.council
        vote = Said("vote", seat, room.serial, council.votes[seat]) if seat in council.votes else None
        ready = Said("ready", seat, room.serial, "") if seat in council.said_enough else None
        room.rooms.company.say(room.code, {("vote", seat): vote, ("ready", seat): ready})

    def unsay(self, said: Iterable[tuple[str, Seat]]) -> None:
        """What was said is no longer about anything."""
        self.room.rooms.company.say(self.room.code, dict.fromkeys(said))

    def _why_no_voice(self, seat: Seat, serial: int) -> Declined | None:
        room = self.room
        if not room.council.together or not room.asked or self.asked_through(seat) in room.asked:
            return Declined("not-asked", "server-no-voice")
        if serial not in {known.serial for known in room.asked.values()}:
            return Declined("stale", "server-stale")
        return None

    # --- who is there -----------------------------------------------------------------------------------------------

    def present(self) -> set[Seat]:
        """The seats at which a person sits in front of a page."""
        return {seat for seat in self.room.online() if seat is not None} - self.room.bots

    def asked_through(self, seat: Seat) -> Seat:
        """The seat that an answer of ``seat`` is for: its own, or that of an absent leader whom it stands in for."""
        if seat not in self.room.asked and self._deputy() == seat:
            return next(iter(self.room.asked))
        return seat

    def _deputy(self) -> Seat | None:
        """Who answers for a leader who is not there, as the game has it."""
        room = self.room
        leader = next(iter(room.asked), None)
        present = self.present()
        if leader is None or leader in room.bots or leader in present:
            return None
        return room.session.spec.deputy(leader, len(room.table.places), present)

    def others(self) -> set[Seat]:
        """The people who are there and do not answer."""
        return self.present() - set(self.room.asked) - {self._deputy()}

    # --- what is heard ----------------------------------------------------------------------------------------------

    def voices(self) -> Voices:
        """For the wire."""
        room = self.room
        return room.council.voices(self.others(), self._deputy(), by_bot=bool(room.bots & room.asked.keys()))

    def is_too_early(self, seat: Seat) -> bool:
        """Whether an answer does not count yet: there is time left to talk, or a bot would end what people read."""
        voices = self.voices()
        return voices.wait > 0 or (voices.reading and seat in self.room.bots)

    def tell(self) -> None:
        """Who is there or what they say has changed."""
        self.stir()
        if self.room.council.together:
            for connection in self.room.connections:
                connection.send(Heard(self.room.serial, self.voices()))

    def stir(self) -> None:
        """Whoever listens looks again."""
        self._stirred.set()
        self._stirred = asyncio.Event()

    async def listen(self, seconds: float) -> None:
        """Until something is said or done at the table, or the time is over; 0: however long that takes."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), seconds or None)
