"""A position on paper: blocks of short lines that say where everything lies, to lay it out again with the box.

A game's sheet reads the view of a seat and nothing else, so that it tells no more than the seat may know. What was
hidden stands on it only when the match is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from cordon.kernel.decisions import Seat
from cordon.words.catalogue import Words
from cordon.words.names import Namer
from cordon.words.spelling import capital


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line: what it is called and what is to be said of it; ``now`` of ``last`` boxes are ticked."""

    name: str
    text: str = ""
    now: int = 0
    last: int = 0


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies together at the table."""

    title: str
    rows: tuple[Row, ...]


class Paper:
    """Writes the blocks of one game; lines that have nothing to say are left out."""

    def __init__(self, words: Words, namer: Namer, players: Sequence[str]) -> None:
        self.words = words
        self.namer = namer
        self.players = players
        """The names of those who play, by seat; empty where there is none."""

    def who(self, seat: Seat) -> str:
        """Whom a seat plays, and who sits there."""
        figure, player = self.namer.person(seat), self.players[seat]
        return figure if not player or player == figure else f"{figure} ({player})"

    def say(self, id: str, /, **args: object) -> str:
        return self.words.say(f"sheet-{id}", **args)

    def row(self, id: str, text: object = "") -> Row:
        """A line by the name of its label."""
        return Row(self.say(id), str(text))

    def track(self, id: str, now: int, last: int) -> Row:
        """A track to tick off."""
        return Row(self.say(id), f"{now}/{last}", max(0, now), last)

    def block(self, title: str, rows: Iterable[Row]) -> Block:
        return Block(title, tuple(row for row in rows if row.text or row.last))

    def list(self, ids: Iterable[object], kind: Any) -> str:
        """Things in a line, those of a name together: ``Bread ×2, Rope``."""
        return self.counted(Counter(self.namer.called(id, kind) for id in ids if id))

    def in_order(self, ids: Iterable[object], kind: Any) -> str:
        """Cards in the order in which they lie."""
        return ", ".join(capital(self.namer.called(id, kind)) for id in ids)

    def counted(self, names: Mapping[str, int]) -> str:
        return ", ".join(f"{capital(name)} ×{n}" if n > 1 else capital(name) for name, n in names.items() if n)

    def pile(self, left: int, discard: str) -> str:
        """How many cards lie face down, and what has been discarded."""
        return self.say("pile-discard", left=left, discard=discard) if discard else self.say("pile", left=left)


def kept(blocks: Iterable[Block]) -> list[Block]:
    """The blocks that have something to say."""
    return [block for block in blocks if block.rows]
