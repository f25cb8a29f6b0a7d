"""Chat, and what a table has seen, as they go over the wire."""

from __future__ import annotations

from collections.abc import Sequence

from cordon.table.problems import server_words
from cordon.table.protocol import ChatLine, Reaction, Sign, TableLine
from cordon.table.records import ChatRecord, Notice


def notice_line(notice: Notice, language: str) -> TableLine:
    """Something that the table has seen, in a participant's language."""
    text = server_words(language).say(f"seen-{notice.kind}", **notice.facts)
    return TableLine(notice.id, notice.kind, text, notice.at, notice.answer, notice.times)


def chat_line(line: ChatRecord) -> ChatLine:
    """A line of chat."""
    return ChatLine(line.name, line.text, line.at, line.seat, line.id, reactions(line.reactions))


def reactions(given: Sequence[tuple[Sign, str]]) -> list[Reaction]:
    """What is thought of a line of chat: signs, with the names of those who gave them."""
    found: dict[Sign, list[str]] = {}
    for sign, name in given:
        found.setdefault(sign, []).append(name)
    return [Reaction(sign, names) for sign, names in found.items()]
