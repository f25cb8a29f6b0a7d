"""TW-15 The end of the campaign."""

from __future__ import annotations

from collections import Counter

import pytest

from cordon.games.twom import GAME
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.ending import conclude
from cordon.games.twom.rules.people import die
from cordon.games.twom.rules.setup import Campaign
from cordon.kernel.spec import Setup
from tests.games.twom.campaign import campaign, states

SEEDS = 3000


def closing(game: TwomGame) -> list[str]:
    return [page.text for page in game.state.closing]


def real(*people: str) -> TwomGame:
    """A campaign with the book that ships."""
    game = campaign(*people)
    game.content = GAME.new(Setup(1)).content
    return game


@pytest.mark.rule("TW-15.3", "TW-2.9")
def test_the_war_ends_on_day_11_12_or_13_alike() -> None:  # TC-173
    days: Counter[int] = Counter()
    for seed in range(SEEDS):
        game = GAME.new(Setup(1, seed))
        Campaign().build_event_deck(game)
        days[game.state.piles["events"].draw.index("Z1") + 1] += 1
    assert set(days) == {11, 12, 13}
    assert all(abs(n - SEEDS / 3) <= 80 for n in days.values())


@pytest.mark.rule("TW-15.4")
def test_closing_pages_follow_misery() -> None:
    told = []
    for misery in (0, 2, 3):
        game = real("C05")
        states(game, "C05", misery=misery)
        conclude(game, "victory", "ceasefire")
        told.append(tuple(closing(game)))
    assert len(set(told)) == 3


@pytest.mark.rule("TW-15.4")
def test_closing_pages_remember_what_somebody_did() -> None:
    plain, killer = real("C05"), real("C05")
    for game in (plain, killer):
        game.set(day=11)
        game.deed("C05", "guarded")
    for _ in range(3):
        killer.deed("C05", "killed")
    for game in (plain, killer):
        conclude(game, "victory", "ceasefire")
    assert closing(plain) != closing(killer)


@pytest.mark.rule("TW-15.4")
def test_the_dead_and_the_marks_have_pages_too() -> None:
    game = real("C05", "C09")
    die(game, "C09", "hunger")
    game.set(marks_of_epilogue=(451, 453))
    conclude(game, "victory", "ceasefire")
    pages = closing(game)
    assert pages[0].startswith("script-451-")
    assert pages[1].startswith("script-453-")
    assert "C09" in [dict(page.names).get("self") for page in game.state.closing]


@pytest.mark.rule("TW-15.2")
def test_marks_are_read_only_after_a_victory() -> None:
    game = real("C05")
    game.set(marks_of_epilogue=(451,))
    conclude(game, "defeat", "nobody_guarded")
    assert not any(text.startswith("script-451-") for text in closing(game))
    assert game.state.outcome is not None
    assert game.state.outcome.winners == ()
