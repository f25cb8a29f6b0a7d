"""Saves of released versions stay loadable. A file here is never changed; a new version adds one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cordon.games.registry import GAMES
from cordon.kernel import saves

FOLDER = Path(__file__).parent.parent / "fixtures" / "saves"


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.json")))
def test_a_match_of_an_older_version_goes_on_to_its_end(name: str) -> None:
    session = saves.read(FOLDER / name, GAMES).session
    luck = random.Random(1)
    for _ in range(5000):
        if not session.decisions:
            break
        decision = session.decisions[0]
        session.answer(decision.seat, luck.choice(decision.answers()))
    assert session.game.state.outcome is not None


def test_there_is_a_save_of_every_game() -> None:
    assert {path.name.partition("-")[0] for path in FOLDER.glob("*.json")} == set(GAMES)
