"""The screen at 100 x 30, the map, and the plain sentences."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from cordon.games.registry import game
from cordon.games.zona.content import content
from cordon.games.zona.terms import border_name
from cordon.games.zona.views import view
from cordon.kernel.spec import Setup
from cordon.tui.start import Wish
from cordon.tui.zona import board
from cordon.tui.zona.face import ZonaFace
from cordon.words.catalogue import Words
from tests.tui.scripted import Scripted, anything, lines

WORDS = Words("en", "zona")


@pytest.mark.parametrize(("players", "bots"), [(1, ()), (2, ("greedy",)), (3, ()), (4, ("greedy", "greedy", "random"))])
def test_every_screen_of_a_match_fits_100_by_30(players: int, bots: tuple[str, ...]) -> None:
    table = Scripted(Wish(players=players, bots=bots, seed=players), anything(players, most=200))
    table.run()
    assert len(table.pages) > 50
    for page, kind in zip(table.pages[:-1], table.kinds, strict=True):
        rows = page.split("\n")
        assert max(len(row) for row in rows) <= 100, kind
        assert len(rows) == 30, kind


def test_a_wider_screen_is_used_and_not_passed() -> None:
    table = Scripted(Wish(seed=1), anything(1, most=40), size=(140, 40))
    table.run()
    widths = {max(len(row) for row in page.split("\n")) for page in table.pages[1:-1]}
    assert max(widths) <= 140
    assert all(len(page.split("\n")) == 40 for page in table.pages[:-1])


def test_on_a_narrow_screen_the_board_stands_below_the_map() -> None:
    table = Scripted(Wish(seed=5), lines(["1", ""]), size=(80, 24))
    table.run()
    rows = table.pages[2].split("\n")
    assert max(len(row) for row in rows) <= 80
    village = next(i for i, row in enumerate(rows) if "Village" in row)
    assert any("VIG" in row for row in rows[village:])


def test_the_last_line_is_the_prompt_and_the_question_stands_above_the_options() -> None:
    table = Scripted(Wish(seed=5), lines(["1"]))
    table.run()
    rows = table.pages[1].split("\n")
    assert rows[-1].startswith(">")
    question = next(i for i, row in enumerate(rows) if "2 actions left" in row)
    assert rows[question + 1].lstrip().startswith("1  ")


def test_after_much_news_enter_shows_the_table() -> None:
    table = Scripted(Wish(players=4, bots=("greedy",) * 3, seed=2), lines(["1", ""]))
    table.run()
    news, map_page = table.pages[1], table.pages[2]
    assert "Power Plant" not in news.split("\n")[9]
    assert "Power Plant" in map_page


# --- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-31.1")
def test_every_border_has_its_stroke_and_no_stroke_crosses_a_tile() -> None:
    borders = {border_name(*border.areas) for border in content().board.borders}
    assert set(board.STROKES) == borders
    covered = {
        (x, y) for left, top, width in board.TILES.values() for x in range(left, left + width) for y in (top, top + 1)
    }
    drawn: dict[tuple[int, int], str] = {}
    for border, stroke in board.STROKES.items():
        for x, y, _ in stroke:
            assert (x, y) not in covered, border
            assert (x, y) not in drawn, (border, drawn.get((x, y)))
            drawn[x, y] = border


@pytest.mark.rule("ZO-10.2")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_map_shows_all_23_areas(seats: int) -> None:
    playing = game("zona").new(Setup(seats))
    drawn = "\n".join(line.plain for line in board.draw(WORDS, playing, view(playing, 0)))
    assert len(content().areas) == 23
    for area in content().areas:
        assert board.short_name(WORDS, area) in drawn


@pytest.mark.rule("ZO-4.11")
def test_blockades_stand_on_the_side_for_one_and_two_only() -> None:
    blocked = sum(border.blocked_on_a for border in content().board.borders)
    for seats, crosses in ((2, blocked), (3, 0)):
        playing = game("zona").new(Setup(seats))
        drawn = "".join(line.plain for line in board.draw(WORDS, playing, view(playing, 0)))
        assert drawn.count("×") == crosses


@pytest.mark.rule("ZO-17.1")
def test_threats_and_figures_stand_on_their_tiles() -> None:
    playing = game("zona").new(Setup(1, seed=3))
    playing.answer(0, playing.decisions()[0].options[0])
    rows = [line.plain for line in board.draw(WORDS, playing, view(playing, 0))]
    for area, (left, top, width) in board.TILES.items():
        row = rows[top + 1][left : left + width]
        for token in playing.threats_at(area):
            assert board.threat_sign(WORDS, playing.threat(token).slot)[0] in row
        assert ("1" in row) == (playing.scavenger(0).area == area)


# --- sentences --------------------------------------------------------------------------------------------------------


def test_a_plain_turn_reads_like_this(snapshot: SnapshotAssertion) -> None:
    wish = Wish(players=2, seed=12, is_plain=True, config={"first_player": "host"})
    table = Scripted(wish, lines(["1", "1", "t"]))
    table.run()
    assert "\n".join(table.pages[2:4]) == snapshot


def test_the_end_of_a_won_match_tells_who_won_and_the_ending() -> None:
    for seed in range(40):
        table = Scripted(Wish(players=2, bots=("greedy",), seed=seed, is_plain=True), anything(seed))
        table.run()
        outcome = table.table.session.game.state.outcome
        assert outcome is not None
        if outcome.winners:
            face = table.table.face
            assert isinstance(face, ZonaFace)
            name = face.teller.people[outcome.winners[0]]
            assert f"{name} has reached the heart of the Zone" in table.pages[-1]
            assert face.ending()[2].plain in table.pages[-1]
            return
    pytest.fail("nobody won in 40 matches")
