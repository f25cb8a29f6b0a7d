"""Hidden information never leaves the server: whole matches through the socket, every byte checked.

Two ways. What a page knows is compared with what it would know had everything that its seat cannot know been dealt
otherwise (``spec.redeal``). And no message holds the id of a card that has never left its deck or facility.
"""

from __future__ import annotations

import random
import re
from copy import copy
from typing import Any

import msgspec
import pytest

from cordon.games.zona.state import ZonaState
from cordon.games.zona.views import view
from cordon.kernel.session import Session
from cordon.table import telling
from cordon.table.room import Room
from tests.table.harness import Line, Server, options_of

SEED = 4242424242424


def hidden_cards(state: ZonaState) -> set[str]:
    """Everything that lies face down."""
    found = {card for pile in state.piles.values() for card in pile.draw}
    return found | {card for place in state.facilities.values() for card in (*place.events, *place.finds)}


def mentioned(raw: bytes, cards: set[str]) -> set[str]:
    """The cards whose ids stand in a message, also inside option ids and message keys."""
    words = set(re.findall(r"[A-Za-z0-9_-]+", raw.decode()))
    low = {part for word in words for part in (word.lower(), word.lower().removeprefix("event-").partition("-")[0])}
    low |= {word.lower().removeprefix("news-") for word in words}
    return {card for card in cards if card.lower() in low}


class Watcher:
    """Checks everything that one seat is sent."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.checked = 0
        self.seen: set[str] = set()
        """What this seat was shown lawfully: the finds that it searched, the news that it peeked at."""

    def check(self, room: Room, never_out: set[str], seed: int) -> None:
        session, seat = room.session, self.line.you
        state: Any = session.game.state
        if seat is not None:
            self.seen |= {card for place in view(session.game, seat).facilities for card in place.seen}
            self.seen |= {card for at, card in state.peeked.items() if at == seat}
        for raw in self.line.raw[self.checked :]:
            leaked = mentioned(raw, never_out - self.seen)
            assert not leaked, f"seat {seat} was sent {sorted(leaked)}"
            assert str(SEED) not in raw.decode()
        self.checked = len(self.line.raw)
        self._compare(session, redealt(session, seat, seed), room)

    def _compare(self, true: Session[Any], other: Session[Any], room: Room) -> None:
        """The page's knowledge is the same in the other world."""
        seat = self.line.you
        for session in (true, other):
            known = {name: msgspec.json.decode(part) for name, part in telling.view_of(session, seat).items()}
            assert known == self.line.view
        narration = copy(room.narrations["en"])
        narration.session = other
        serials = {asked: serial for asked, (_, serial) in room.asked.items()}
        questions = msgspec.json.decode(msgspec.json.encode(narration.questions(seat, serials)))
        assert questions == self.line.questions


def redealt(session: Session[Any], seat: int | None, seed: int) -> Session[Any]:
    """The same match in a world where everything that ``seat`` cannot know is another."""
    other = Session.__new__(Session)
    other.__dict__.update(session.__dict__)
    other.game = session.game.clone()
    other.game.decisions()
    session.spec.redeal(other.game, seat, seed)
    return other


@pytest.mark.parametrize("match", range(3))
def test_no_byte_tells_a_seat_what_it_cannot_know(server: Server, match: int) -> None:
    people = [server.person() for _ in range(3)]
    code = people[0].table(3, seed=SEED + match)
    for seat, person in enumerate(people[1:], start=1):
        person.sit(code, seat)
    lines = [person.enter(code) for person in people]
    spectator = server.watch(code)
    spectator.say(say="hello", protocol=1, language="en")
    spectator.hear_until("welcome")
    watchers = [Watcher(line) for line in (*lines, spectator)]
    room: Room = server.rooms.rooms[code]
    never_out = hidden_cards(room.session.game.state)
    luck = random.Random(match)
    for step in range(3000):
        for watcher in watchers:
            watcher.line.hear_serial(room.serial)
            watcher.check(room, never_out, seed=step + 1)
        asked = next((line for line in lines if line.mine is not None), None)
        if asked is None:
            break
        asked.answer(luck.choice(options_of(asked.mine or {})))
        assert asked.hear_until("update")
        never_out &= hidden_cards(room.session.game.state)
    assert room.session.game.state.outcome is not None
    assert step > 50
    assert len(never_out) > 50
    late = people[0].enter(code)
    assert not mentioned(late.raw[-1], never_out - watchers[0].seen)


def test_the_check_itself_would_notice_a_leak(server: Server) -> None:
    ann = server.person()
    line = ann.enter(ann.table(1, seed=SEED))
    room: Room = server.rooms.rooms[line.table["code"]]
    hidden = hidden_cards(room.session.game.state)
    assert not mentioned(line.raw[-1], hidden)
    state: Any = room.session.game.state
    for card in (state.piles["junk"].draw[0], state.piles["news"].draw[0], state.piles["green"].draw[0]):
        for leak in (f'"{card}"', f'"keep:{card}"', f'"event-{card.lower()}-2-pass-1"', f'"news-{card.lower()}"'):
            assert mentioned(b'{"a":' + leak.encode() + b"}", hidden) == {card} or leak.startswith('"event-j')
    watcher = Watcher(line)
    line.view["piles"]["junk"]["top"] = state.piles["junk"].draw[0]
    with pytest.raises(AssertionError):
        watcher.check(room, hidden, 1)
