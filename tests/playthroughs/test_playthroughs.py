"""Golden playthroughs: matches as text that a person can read, compared line by line.

A difference is a change of the rules, the cards or the words. If it was wanted, run ``pytest tests/playthroughs
--snapshot-update`` and read the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from cordon.bots.registry import bot
from cordon.faces.journal import told as chapter_of
from cordon.faces.registry import speaker
from cordon.games.registry import GAMES
from cordon.kernel.events import Note
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.catalogue import Words

MATCHES = [
    ("zona", 1, 5, "greedy", 2000),
    ("zona", 2, 8, "greedy", 2000),
    ("zona", 3, 2, "random", 160),
    ("zona", 4, 4, "greedy", 2000),
    ("stalker", 1, 3, "random", 220),
    ("stalker", 2, 6, "random", 220),
    ("stalker", 3, 5, "random", 400),
    ("stalker", 4, 1, "random", 260),
    ("stalker", 2, 9, "greedy", 400),
    ("twom", 1, 2, "greedy", 2000),
    ("twom", 3, 5, "random", 220),
]
CONFIGS: dict[tuple[str, int, int], dict[str, Any]] = {
    ("stalker", 2, 6): {"mission": "B1", "ties": "all"},
    ("stalker", 3, 5): {"mode": "campaign", "consent": False},
    ("stalker", 4, 1): {"mission": "A2", "companion": "bublyk"},
    ("stalker", 2, 9): {"mode": "survival", "scenario": "S01", "zone_map": "M01"},
}
"""Switches by game, seats and seed, where they differ from the default."""


class Playthrough(SingleFileSnapshotExtension):
    """One text file a match."""

    _write_mode = WriteMode.TEXT
    file_extension = "txt"


def journal(name: str, people: list[str]) -> Callable[[tuple[Note, ...]], list[str]]:
    """What happened, one line each, with the rule; silent events and stories are left out."""
    teller = speaker(name).teller(Words("en", name), people)

    def tell(notes: tuple[Note, ...]) -> list[str]:
        lines = chapter_of(teller, notes)
        return [f"  {line.text} [{note.rule}]" for note, line in lines if line.text and line.style in ("", "head")]

    return tell


def told(name: str, seats: int, seed: int, player: str, limit: int) -> str:
    """A match as text: every question with its options and answer, every event as the journal tells it."""
    spec = GAMES[name]
    session: Session[Any] = Session(spec, Setup(seats, seed, CONFIGS.get((name, seats, seed), {})))
    players = [bot(player, name, seed + seat) for seat in range(seats)]
    tell = journal(name, [f"Seat {seat}" for seat in range(seats)])
    lines = [f"{name}, {seats} seats, seed {seed}, {player} players", ""]
    lines += tell(session.notes[0])
    for number in range(1, limit + 1):
        if not session.decisions:
            break
        decision = session.decisions[0]

        def look(seat: int = decision.seat) -> Any:
            return spec.view(session.game, seat)

        answer = players[decision.seat].choose(decision, look)
        others = " ".join(option for option in decision.answers() if option != answer)
        lines.append(f"{number}. seat {decision.seat} {decision.kind}: {answer}{f'   ({others})' if others else ''}")
        lines += tell(session.answer(decision.seat, answer))
    lines += ["", f"outcome: {session.game.state.outcome}", f"digest: {session.digest()}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize(("name", "seats", "seed", "player", "limit"), MATCHES)
def test_a_playthrough_reads_as_recorded(
    name: str, seats: int, seed: int, player: str, limit: int, snapshot: SnapshotAssertion
) -> None:
    assert told(name, seats, seed, player, limit) == snapshot(extension_class=Playthrough)
