"""A match on paper, for the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cordon.faces.registry import speaker
from cordon.faces.sheet import Block
from cordon.kernel.session import Session
from cordon.table.narrators import Reader
from cordon.table.protocol import Sheet, SheetBlock, SheetRow
from cordon.words.catalogue import Words


def on_paper(session: Session[Any], names: Sequence[str], reader: Reader, is_open: bool = False) -> Sheet:
    """The position as a reader may know it; with what was hidden, if all is open to them now."""
    words = speaker(session.spec.id)
    teller = words.teller(Words(reader.language, session.spec.id), names)
    teller.know(session)
    blocks = words.sheet(session, reader.seat, teller)
    return Sheet(_told(blocks), _told(words.hidden(session, teller)) if is_open else [])


def _told(blocks: Iterable[Block]) -> list[SheetBlock]:
    return [
        SheetBlock(block.title, [SheetRow(row.name, row.text, row.now, row.last) for row in block.rows])
        for block in blocks
    ]
