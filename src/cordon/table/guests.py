"""The bots at a table. A bot is a guest: it waits where people wait, says what it is up to, and never ends what people
are reading."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from cordon.bots.player import Player, Thinker
from cordon.bots.registry import bot as make_bot
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.game import Game
from cordon.kernel.own_dice import Wanted, wanted_in
from cordon.table.problems import Refusal

if TYPE_CHECKING:
    from cordon.table.room import Room

log = structlog.get_logger("cordon.table")
AGAIN = ("stale", "too-early")
"""Refusals after which a bot looks again: the match has moved on, or somebody has come who is to be heard."""


class Guests:
    """The seats that bots play in a room, and the task that plays them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.driver: asyncio.Task[None] | None = None
        self._players: dict[tuple[Seat, str], Player] = {}

    # --- seats that are lent ----------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The number of the present turn."""
        return int(self.room.session.game.state.marks.get("turn", 0))

    async def give_back(self) -> None:
        """The turns for which seats were lent are over."""
        over = {seat: turn for seat, turn in self.room.table.lent.items() if turn != self.turn}
        if over and await self.room.storage.give_back(self.room.code, over):
            await self.room.rooms.changed(self.room.code)

    @property
    def are_waiting(self) -> bool:
        """People sit here, but bots play for all of them: the match waits, lest it be over when they are back."""
        of_people = [place for place in self.room.table.places if place.person is not None]
        return bool(of_people) and all(place.bot for place in of_people) and not self.room.table.lent

    # --- playing ----------------------------------------------------------------------------------------------------

    @property
    def are_driven(self) -> bool:
        return self.driver is not None and not self.driver.done()

    def drive(self) -> None:
        """Let the bots go on, if one of them is asked and nobody drives them yet."""
        if not self.are_driven and self._play():
            self.driver = asyncio.create_task(self._drive(), name=f"bots of {self.room.code}")

    def _play(self) -> bool:
        """Whether a bot is asked, and somebody looks or did so not long ago."""
        room = self.room
        is_seen = bool(room.connections or room.following.elsewhere)
        is_seen = is_seen or time.monotonic() - room.seen < room.settings.bots_rest
        return is_seen and self._asked() is not None and not room.is_closed

    def _asked(self) -> tuple[Seat, str] | None:
        if self.are_waiting:
            return None
        playing = {place.seat: place.bot for place in self.room.table.places if place.bot}
        return next(((seat, playing[seat]) for seat in self.room.asked if seat in playing), None)

    def _player(self, seat: Seat, name: str) -> Player:
        if (seat, name) not in self._players:
            self._players[seat, name] = make_bot(name, self.room.table.game, self.room.session.seed + seat)
        return self._players[seat, name]

    async def _drive(self) -> None:
        """The bots of a table are driven by one process: whoever has the lease."""
        async with self.room.rooms.company.lease("bots", self.room.code) as is_ours:
            if is_ours:
                await self._play_on()

    async def _play_on(self) -> None:
        """One bot after the other until a person is asked. A bot thinks outside the lock, on a copy of the match; if
        the match has moved on meanwhile, its answer is stale and it thinks again."""
        room = self.room
        while self._play() and (asked := self._asked()) is not None:
            seat, name = asked
            if room.settings.bot_delay:
                await asyncio.sleep(room.settings.bot_delay)
            async with room.lock:
                if seat not in room.asked or self._asked() != asked:
                    continue
                decision, serial = room.asked[seat]
                wanted = wanted_in(room.session)
                game = room.session.game.clone()
            try:
                wish = _thrown(wanted) if wanted is not None else await self._wish(seat, name, decision, game)
                option = await self._heard(asked, serial, decision, wish)
                refused = await room.answer(seat, serial, option) if option else None
            except Refusal:
                return
            except Exception:
                log.exception("bot failed", table=room.code, bot=name, kind=decision.kind)
                return
            if refused is not None and refused.code == "too-long":
                return
            if refused is not None and refused.code not in AGAIN:
                log.error("bot refused", table=room.code, bot=name, option=option, code=refused.code)
                return

    async def _wish(self, seat: Seat, name: str, decision: Decision, game: Game[Any]) -> str:
        """What a bot would answer. One that thinks ahead does so in a process of its own; if that fails, off-hand."""
        room = self.room
        player = self._player(seat, name)
        if isinstance(player, Thinker):
            seed = room.session.seed + seat
            found = await room.rooms.minds.ponder(game, seat, name, seed) if len(decision.answers()) > 1 else None
            if found is not None:
                await room.counsel.tell_why(seat, decision, found.best)
                return found.thought.option
        look = partial(room.session.spec.view, game, seat)
        return await room.rooms.think(partial(player.choose, decision, look), room.code)

    async def _heard(self, asked: tuple[Seat, str], serial: int, decision: Decision, wish: str) -> str:
        """What the bot answers when people have had their say: the one thing that they propose, or its own wish.
        Empty: the question is no longer the bot's."""
        room, (seat, _) = self.room, asked
        while (wait := self._wait()) is not None:
            if room.council.tell_wish(seat, wish, is_choice=len(decision.answers()) > 1):
                room.talk.share(seat)
                room.talk.tell()
            await room.talk.listen(wait)
            if not self._play() or self._asked() != asked or room.asked.get(seat) != (decision, serial):
                return ""
        return room.council.common(room.talk.others()) or wish

    def _wait(self) -> float | None:
        """Seconds that the bot leaves to people; 0: as long as they need to read; nothing: it is time to answer."""
        room = self.room
        back = room.seen + room.settings.bots_expect - time.monotonic()
        if room.council.together and not room.talk.present() and any(place.person for place in room.table.places):
            return back if back > 0 else None  # somebody has just gone, or is about to come
        voices = room.talk.voices()
        return voices.wait if voices.wait > 0 or voices.reading else None


def _thrown(wanted: Wanted) -> str:
    """A die thrown for a bot."""
    return wanted.showing(secrets.randbelow(len(wanted.die.faces)))
