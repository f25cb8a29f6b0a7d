"""The bot's odds are those of ZO-32.3."""

from __future__ import annotations

import pytest

from cordon.bots.zona.odds import pass_chance
from cordon.games.zona.state import Config

FACES = Config().die_faces


@pytest.mark.rule("ZO-32.3")
@pytest.mark.parametrize(
    ("gap", "plain", "forced", "plus", "plus_forced", "cancel", "both"),
    [
        (0, 80, 94, 95, 99, 95, 100),
        (1, 51, 74, 80, 94, 68, 95),
        (2, 20, 39, 51, 74, 26, 68),
        (3, 4, 11, 20, 39, 4, 26),
        (4, 0, 0, 4, 11, 0, 4),
    ],
)
def test_the_chance_of_success_is_as_tabled(
    gap: int, plain: int, forced: int, plus: int, plus_forced: int, cancel: int, both: int
) -> None:
    tabled = (plain, forced, plus, plus_forced, cancel, both)
    found = (
        pass_chance(FACES, gap),
        pass_chance(FACES, gap, 0, 1),
        pass_chance(FACES, gap - 1),
        pass_chance(FACES, gap - 1, 0, 1),
        pass_chance(FACES, gap, 1),
        pass_chance(FACES, gap - 1, 1),
    )
    assert tuple(round(100 * chance) for chance in found) == tabled
