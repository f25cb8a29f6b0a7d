"""The match of a day: the same luck for everybody on this server, one try of each account, and what came of the tries.

The luck of a day is drawn from a secret of the server, so nobody can know it beforehand.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime
from typing import Any, NamedTuple

from cordon.games.registry import GAMES
from cordon.kernel.chance import SEED_BITS
from cordon.table.lobby import Lobby
from cordon.table.problems import Refusal
from cordon.table.protocol import Daily, DailyResult, NewTable, SeatPlan, TableInfo
from cordon.table.records import Someone
from cordon.table.storage import Storage


class Luck(NamedTuple):
    """What a day is played with."""

    seed: int
    config: dict[str, Any]


class Dailies:
    """The match of today, of every game that has one."""

    def __init__(self, storage: Storage, lobby: Lobby) -> None:
        self.storage = storage
        self.lobby = lobby

    async def today(self, game: str, me: Someone) -> Daily:
        """What is played today, and who has come how far."""
        day = _today()
        luck = await self._luck(game, day)
        tries = await self.storage.tries(game, day)
        mine = next((each for each in tries if each.person == me.id), None)
        results = [
            DailyResult(each.name, each.brief.outcome, each.brief.points, each.brief.round, each.person == me.id)
            for each in tries
            if each.brief is not None
        ]
        results.sort(key=lambda one: (-one.points, not one.outcome, one.round, one.name))
        return Daily(game, day, luck.config, results, (mine and mine.code) or "", mine is not None)

    async def begin(self, game: str, me: Someone) -> TableInfo:
        """The one try of an account: its table, made at the first time."""
        day = _today()
        luck = await self._luck(game, day)
        if me.login is None:
            raise Refusal("daily-account")
        if not await self.storage.take_try(game, day, me.id):
            return await self._again(game, day, me)
        wish = NewTable(game, [SeatPlan()], config=luck.config, undo="strict", advice=False, name=f"★ {day}")
        try:
            table = await self.lobby.create(wish, me, luck.seed)
        except BaseException:
            await self.storage.give_back_try(game, day, me.id)
            raise
        await self.storage.note_try(game, day, me.id, table.code)
        return table

    async def _again(self, game: str, day: str, me: Someone) -> TableInfo:
        """The table of a try that was begun."""
        tries = await self.storage.tries(game, day)
        code = next((each.code for each in tries if each.person == me.id), None)
        if code is None:
            raise Refusal("daily-tried")
        return self.lobby.info(await self.lobby.table(code), me)

    async def _luck(self, game: str, day: str) -> Luck:
        daily = GAMES[game].daily if game in GAMES else None
        if daily is None:
            raise Refusal("daily-none")
        key = await self.storage.secret("daily")
        drawn = int.from_bytes(hmac.digest(key, f"{game} {day}".encode(), hashlib.sha256))
        return Luck(drawn % 2**SEED_BITS, daily(drawn >> 128))


def _today() -> str:
    return datetime.now(UTC).date().isoformat()
