"""The processes in which a server thinks: for bots, advice, outlooks and looks back. There are never more of them."""

from __future__ import annotations

import asyncio
from typing import Any

from cordon.kernel.decisions import Seat
from cordon.kernel.game import Game
from cordon.kernel.state import encode
from cordon.table.pondering import Ponder, Pondered, Thinking, Thoughts
from cordon.table.settings import Settings
from cordon.table.workshop import Workshop


class Minds:
    """Whoever wants something thought waits for the process that has least to do."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.shops = [Workshop(limits, limits.think_seconds) for _ in range(max(1, settings.minds))]

    async def think(self, job: Thinking) -> Thoughts | None:
        """What comes of a job; nothing if that cannot be found out in time."""
        return await min(self.shops, key=lambda shop: shop.waiting).think(job)

    async def ponder(self, game: Game[Any], seat: Seat, name: str, seed: int) -> Pondered | None:
        """What a bot thinks of the question that its seat is asked."""
        found = await self.think(Ponder(game.spec.id, encode(game.state), seat, name, seed))
        return found if isinstance(found, Pondered) else None

    async def stop(self) -> None:
        """The server ends; whatever is being thought is not waited for."""
        await asyncio.gather(*(shop.stop() for shop in self.shops))
