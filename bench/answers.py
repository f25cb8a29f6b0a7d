"""Measures the processor time of an answer by its parts, for one seat and one language, without sockets.

A real room on a real database in this process, with one connection that takes what it is told. The answers are drawn by
luck of their own, so that two runs do the same. A part within another one counts for itself alone.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import json
import random
import tempfile
import threading
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from cordon.games.registry import GAMES
from cordon.kernel.game import Game
from cordon.kernel.session import Session
from cordon.table import memory, telling
from cordon.table.app import get_ready
from cordon.table.connection import Connection
from cordon.table.database import connect, migrate, understood
from cordon.table.lobby import Lobby
from cordon.table.past import Past
from cordon.table.protocol import NewTable, SeatPlan
from cordon.table.records import Someone
from cordon.table.room import Room
from cordon.table.rooms import Rooms
from cordon.table.settings import Limits, Settings
from cordon.table.standing import Standing
from cordon.table.storage import Storage
from cordon.table.telling import Narration

PARTS: dict[str, list[tuple[Any, str]]] = {
    "rules": [(Game, "answer")],
    "log": [(Session, "twin"), (Session, "answer")],
    "standing": [(Standing, "after"), (Room, "take_over")],
    "view": [(telling, "view_of"), (telling, "drawn_of"), (telling, "changed")],
    "journal": [(Narration, "follow"), (Narration, "lines")],
    "question": [(Narration, "questions")],
    "undo": [(Past, "levels"), (Past, "taken_back")],
    "wire": [(Room, "_send")],
    "words": [(Room, "_applied")],
}
"""What a thread works on. ``log``: the copy of the match in which the answer is given, and what is remembered of it;
``words``: what is left of the telling."""


class Parts:
    """Processor time by part."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self._here = threading.local()
        for part, places in PARTS.items():
            for owner, name in places:
                self._watch(part, owner, name)
        self._watch_disk()

    def _watch(self, part: str, owner: Any, name: str) -> None:
        plain = getattr(owner, name)

        @functools.wraps(plain)
        def watched(*args: Any, **more: Any) -> Any:
            within: list[float] = self._here.__dict__.setdefault("within", [0.0])
            within.append(0.0)
            start = time.thread_time()
            try:
                return plain(*args, **more)
            finally:
                took = time.thread_time() - start
                self.seconds[part] += took - within.pop()
                within[-1] += took

        setattr(owner, name, watched)

    def _watch_disk(self) -> None:
        """Nothing else goes on while an answer is written, so the time of the whole process is the disk's."""
        plain = Storage.append

        async def watched(*args: Any, **more: Any) -> None:
            start = time.process_time()
            await plain(*args, **more)
            self.seconds["disk"] += time.process_time() - start

        setattr(Storage, "append", watched)  # noqa: B010  # a method cannot be assigned to


class Player:
    """Somebody alone at one table after the other, who takes whatever comes."""

    def __init__(self, lobby: Lobby, rooms: Rooms, me: Someone, game: str, language: str, seed: int) -> None:
        self.lobby = lobby
        self.rooms = rooms
        self.me = me
        self.game = game
        self.language = language
        self.luck = random.Random(seed)
        self.bytes = 0
        self.room: Room | None = None
        self.connection = Connection(me, language)

    async def _table(self) -> Room:
        """The own table; a new one if the match is over."""
        if self.room is not None:
            if self.room.asked:
                return self.room
            self.room.leave(self.connection)
        seats = [SeatPlan()] * GAMES[self.game].seats[0]
        seed = self.luck.randrange(2**40)
        told = await self.lobby.create(NewTable(self.game, seats, seed=seed, language=self.language), self.me)
        self.room = await self.rooms.room(told.code)
        self.connection = Connection(self.me, self.language)
        await self.room.join(self.connection)
        self._hear()
        return self.room

    def _hear(self) -> int:
        waiting = sum(len(each.data) for each in self.connection.waiting)
        self.connection.waiting.clear()
        self.connection.waiting_bytes = 0
        return waiting

    async def answer(self) -> float:
        """One answer; the processor time that it took."""
        room = await self._table()
        seat, known = next(iter(room.asked.items()))
        decision = known.decision
        option = self.luck.choice(decision.options) if decision.options else str(decision.low)
        start = time.process_time()
        refused = await room.answer(seat, known.serial, option)
        took = time.process_time() - start
        assert refused is None, refused
        self.bytes += self._hear()
        return took


async def measured(game: str, answers: int, language: str, folder: Path) -> dict[str, float]:
    database = understood(f"sqlite:///{folder / f'{game}.db'}")
    migrate(database)
    settings = Settings(database=str(database), limits=Limits(tables=10**6))
    storage = Storage(connect(database, settings.patience))
    rooms = Rooms(storage, settings)
    lobby = Lobby(storage, rooms, settings)
    me = Someone("someone", "Ann", language)
    await storage.add_person(me, "secret")
    memory.keep(rooms)
    player = Player(lobby, rooms, me, game, language, seed=7)
    for _ in range(2 * answers):  # what is kept for good is there
        await player.answer()
    parts.seconds.clear()
    player.bytes = 0
    took = sorted([await player.answer() for _ in range(answers)])
    await rooms.stop()
    await storage.close()
    found = {part: 1000 * seconds / answers for part, seconds in parts.seconds.items()}
    whole = 1000 * sum(took) / answers
    return {
        "whole": whole,
        "p95": 1000 * took[int(answers * 0.95)],
        **found,
        "rest": whole - sum(found.values()),
        "bytes": player.bytes / answers,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=["zona", "stalker", "twom"])
    parser.add_argument("--answers", type=int, default=600)
    parser.add_argument("--language", default="en")
    parser.add_argument("--profile", default="", help="write what took the time to this file")
    options = parser.parse_args()
    get_ready()
    parts = Parts()
    with tempfile.TemporaryDirectory() as made:
        figures = {
            game: asyncio.run(measured(game, options.answers, options.language, Path(made))) for game in options.games
        }
    print(json.dumps(figures))
