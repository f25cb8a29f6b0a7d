"""The processes of one server. Each keeps copies of the matches that its people look at, and hears from the others when
one of them has moved.

This is what a room, the lobby and the people tell; a server that is alone (SQLite) tells nobody.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from cordon.kernel.decisions import Seat
from cordon.table.protocol import Marked
from cordon.table.records import Here, Said


class Company:
    """Nobody else."""

    on_hooked: Callable[[], Awaitable[None]] | None = None
    """What is done when a table may have a webhook, or none any more."""

    @property
    def process(self) -> int:
        """The number of this process; those of the others are different."""
        return 0

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Nobody is here any more."""

    def moved(self, code: str) -> None:
        """A match has gone on."""

    def stirred(self, code: str) -> None:
        """Seats, chat or something else of a table has changed, or there is no such table any more."""

    def present(self, code: str) -> None:
        """Somebody has come to a table, or gone."""

    def say(self, code: str, said: Mapping[tuple[str, Seat], Said | None]) -> None:
        """What seats say about the open question, by kind and seat; nothing: it is taken back."""

    def unsaid(self, code: str, since: float) -> set[tuple[str, Seat]]:
        """What is said here, and was not yet known to the others at a moment."""
        del code, since
        return set()

    def marked(self, code: str, mark: Marked) -> None:
        """Somebody points at something."""

    def changed(self, person: str) -> None:
        """Somebody has another name, has logged out, or is gone."""

    def hooked(self) -> None:
        """A table has a webhook, or none any more."""

    async def elsewhere(self, codes: list[str]) -> dict[str, dict[int, Here]]:
        """Who looks at some tables in other processes."""
        del codes
        return {}

    @asynccontextmanager
    async def lease(self, kind: str, code: str) -> AsyncIterator[bool]:
        """Whether this process is the one that drives something of a table, for as long as it does."""
        del kind, code
        yield True

    async def keep(self, kind: str, code: str) -> bool:
        """The same, for as long as the process lives."""
        del kind, code
        return True
