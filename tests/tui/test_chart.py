"""The map of a mission in signs: everything that a player needs is there, and the legend names every sign."""

from __future__ import annotations

import pytest

from cordon.games.stalker import GAME
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.state import Ground
from cordon.kernel.spec import Setup
from cordon.tui.stalker import chart
from cordon.words.catalogue import Words, languages


def began(mission: str = "A1", seats: int = 1) -> StalkerGame:
    game = GAME.new(Setup(seats, 3, {"mission": mission}))
    while not game.state.round:
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.answers()[0])
    game.decisions()
    return game


def square(game: StalkerGame, lines: list[str], address: str, n: int = 0) -> str:
    x, y = game.board.squares[game.board.index[address]][n]
    return lines[y * chart.ROW + 1][x * chart.CELL + 1 : (x + 1) * chart.CELL]


def drawn(game: StalkerGame) -> list[str]:
    return [line.plain for line in chart.draw(game)]


@pytest.mark.parametrize("mission", ["A1", "A2", "A3", "B1", "B2", "B3"])
def test_each_tile_has_its_number_and_each_space_its_letter(mission: str) -> None:
    game = began(mission)
    lines = drawn(game)
    for tile in {tile for tile in game.board.tile_of if tile.isdecimal()}:
        assert any(tile in line for line in lines[::2])
    for space in game.board.spaces(game.board.land_mask):
        address = game.board.ids[space]
        assert square(game, lines, address)[0] in (address.rpartition(".")[2], chart.MORE)


def test_a_figure_on_a_single_square_hides_neither_the_letter_nor_what_lies_there() -> None:
    game = began()
    small = [i for i in game.board.spaces(game.board.land_mask) if len(game.board.squares[i]) == 1]
    here = next(i for i in small if not chart.tokens(game, i) and not game.occupants(i))
    address = game.board.ids[here]
    game.update(game.stalker(0), space=here)
    game.put_ground(Ground(here, loot=("loot-1",)))
    assert square(game, drawn(game), address) == f"{address.rpartition('.')[2]}1$"
    game.put_ground(Ground(here, loot=("loot-1",), traps=("trap",), low=1))
    assert square(game, drawn(game), address) == "+1○"


def test_attention_exits_and_the_facing_of_enemies_are_drawn() -> None:
    game = began()
    here = game.board.index["5.A"]
    game.update(game.stalker(0), attention="high", noticed=here)
    lines = drawn(game)
    assert square(game, lines, "5.A") == "A●»"
    assert square(game, lines, "1.D") == "DB←"


def test_the_ground_has_the_radiation_and_the_cover_of_every_space() -> None:
    game = began("A3")
    lines = [line.plain for line in chart.draw_ground(game)]
    for space in game.board.spaces(game.board.land_mask):
        address = game.board.ids[space]
        heat, cover = game.radiation_at(space), game.cover_at(space)
        digits = f"{heat or '-'}{cover or '-'}" if heat or cover else "  "
        assert square(game, lines, address) == address.rpartition(".")[2] + digits


@pytest.mark.parametrize("language", languages())
def test_the_legend_names_every_sign(language: str) -> None:
    legend = Words(language, "stalker").say("help-signs")
    edges = [drawing[0] for drawing in (*chart.ACROSS.values(), *chart.DOWN.values())]
    assert [sign for sign in (*edges, *"●○?#$%*!~»@+≈▒", "r2", "c3") if sign not in legend] == []


def test_a_window_is_centred_on_the_stalker_and_says_where_the_map_goes_on() -> None:
    game = began()
    game.update(game.stalker(0), space=game.board.index["2.K"])
    part = chart.window(chart.draw(game), game, 0, 40, 9)
    assert part.beyond == "↑ ↓ ←"
    assert len(part.lines) == 9
    assert any("1" in line.plain[1:] and "K" in line.plain for line in part.lines[3:6])
