"""Hidden information never leaves the server.

Two ways. What a page is told is compared with what it would be told had everything that its seat cannot know been dealt
otherwise (``spec.redeal``): for all games at moments of matches, for Zona through the socket after every answer. And no
message of Zona holds the id of a card that has never left its deck or facility.
"""

from __future__ import annotations

import random
import re
from copy import copy
from functools import partial
from itertools import islice
from typing import Any

import msgspec
import pytest

from cordon.bots.registry import bot
from cordon.games.registry import GAMES
from cordon.games.zona.state import ZonaState
from cordon.games.zona.views import view
from cordon.kernel.chance import Chance
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.table import telling
from cordon.table.matches import brief_of
from cordon.table.room import Room
from tests.table.harness import Line, Server, options_of, whole

SEED = 4242424242424

# --- all games, at moments of a match ---------------------------------------------------------------------------------

SEATS = 3
MOMENTS = 12
SWITCHES: dict[str, dict[str, Any]] = {"zona": {}, "stalker": {"mission": "A2"}, "twom": {}}


def told(session: Session[Any], seat: int | None, since: int) -> list[bytes]:
    """Everything that goes to a seat about a match, as it goes over the wire: how things stand, the questions with
    labels, odds, facts and reasons, what would come of each option, what can be taken back, and the journal from ``since`` on."""
    recent = retold(session, session.game)
    recent.notes = session.notes[since:]
    narration = telling.Narration(recent, "en", ["Ann", "Ben", "Cid"])
    serials = {decision.seat: decision.seat for decision in session.decisions}
    parts: list[Any] = [telling.view_of(session, seat), narration.questions(seat, serials), narration.lines(seat)]
    parts += [narration.closed(seat, serials, serial) for serial in serials]
    parts += [telling.undo_levels(session, frozenset(), seat, is_strict=True), brief_of(session)]
    for decision in session.decisions:
        if decision.seat == seat:
            preview = partial(narration.preview, seat)
            ways = {option: preview(option, ()) for option in decision.options[:12]}
            parts.append(ways)
            parts += [preview(option, way["next"][:1]) for option, way in ways.items() if way and way["next"]]
    return [msgspec.json.encode(part) for part in parts]


def retold(session: Session[Any], game: Any) -> Session[Any]:
    """The same match with another game in it."""
    other = Session.__new__(Session)
    other.__dict__.update(session.__dict__)
    other.game = game
    return other


def laid_out(session: Session[Any]) -> bytes:
    """Where everything lies, apart from the generator that is to come."""
    return msgspec.json.encode(msgspec.structs.replace(session.game.state, chance=Chance(0)))


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_what_goes_to_a_seat_does_not_depend_on_what_it_cannot_know(game: str, player: str) -> None:
    session = Session(GAMES[game], Setup(SEATS, SEED, SWITCHES[game]))
    players = [bot(player, game, seat) for seat in range(SEATS)]
    pause = random.Random(1)
    moments = others = since = 0
    while session.decisions and moments < MOMENTS:
        for _ in range(pause.randint(1, 24)):
            for decision in islice(session.decisions, 1):
                look = partial(session.spec.view, session.game, decision.seat)
                session.answer(decision.seat, players[decision.seat].choose(decision, look))
        for seat in (*range(SEATS), None):
            world = redealt(session, seat, seed=moments + 1)
            others += laid_out(world) != laid_out(session)
            assert told(world, seat, since) == told(session, seat, since), f"seat {seat} after {len(session.entries)}"
        moments, since = moments + 1, len(session.notes)
    assert moments > 5
    assert others > moments, "the other worlds are too much alike"


# --- Zona, whole matches through the socket ---------------------------------------------------------------------------


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
        narration = copy(room.narrators.narrations["en"])
        narration.stand(other)
        serials = {asked: serial for asked, (_, serial) in room.asked.items()}
        questions = {"questions": msgspec.json.decode(msgspec.json.encode(narration.questions(seat, serials)))}
        whole(questions)
        assert questions["questions"] == self.line.questions


def redealt(session: Session[Any], seat: int | None, seed: int) -> Session[Any]:
    """The same match in a world where everything that ``seat`` cannot know is another."""
    other = retold(session, session.game.clone())
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
