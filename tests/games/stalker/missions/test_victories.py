"""Each mission from its cards to its won event, along every way that they offer."""

from __future__ import annotations

import pytest

from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.environment import lines_done
from cordon.games.stalker.rules.event_deck import codas_of, epilogue_of
from tests.games.stalker.missions.table import (
    act,
    begin,
    card,
    empty,
    end_round,
    options,
    put,
    put_enemy,
    put_unknown,
    refused,
    step,
)


def is_won(game: StalkerGame) -> bool:
    return game.state.outcome is not None and game.state.outcome.result == "victory"


def all_to(game: StalkerGame, space: str, last: str) -> None:
    """Everybody else stands on an exit; the one on turn steps onto it from beside."""
    for seat in range(1, game.state.seats):
        put(game, space, seat)
    put(game, last)
    step(game, space)


@pytest.mark.rule("ST-5.9")
def test_a1_the_key_on_the_nail_and_the_cell_in_the_barracks() -> None:
    game = begin("A1", A1_05=(0, 1), A1_10=(2, 0, 1))
    empty(game)
    put(game, "5.I")
    act(game, "card:A1-02:cut")
    assert game.state.layout == ("A1-02b",)
    put(game, "4.B")
    step(game, "4.A")
    assert game.is_up("A1-10a:nail")
    put(game, "1.D")
    act(game, "card:A1-10#1:key")
    put(game, "2.D")
    step(game, "2.H")
    assert game.is_up("A1-05b:cells")
    assert refused(game) == {}
    act(game, "card:A1-05:unlock", "card:A1-09:leave")
    assert game.holder_of("A1-04") == 0
    assert game.state.memory["yurko"] == "left"
    assert "A1-05b:cells" not in game.state.layout
    assert lines_done(game) == {"key": True, "cell": True, "out": False}
    all_to(game, "5.J", "5.H")
    assert is_won(game)
    assert game.state.memory["dalik"] == "rescued"
    assert (epilogue_of(game, "victory").key, codas_of(game)) == ("success", [("yurko", "left"), ("camp", "asleep")])


@pytest.mark.rule("ST-5.9")
@pytest.mark.parametrize("opened", [False, True])
def test_a2_the_case_and_the_handcar(opened: bool) -> None:
    game = begin("A2", A2_02=(0, 1, 2))
    empty(game)
    put(game, "8.L")
    act(game, "card:A2-02#1:dig")
    assert game.holder_of("A2-03") == 0
    if opened:
        act(game, "card:A2-03:break")
    put(game, "3.F")
    act(game, "card:A2-05:brake")
    assert game.is_up("A2-05b"), "Yurko is free: one pull is enough"
    all_to(game, "3.H", "3.K")
    assert not is_won(game), "the handcar has to be held"
    end_round(game)
    assert is_won(game)
    assert game.state.memory["case"] == ("opened" if opened else "sealed")
    assert epilogue_of(game, "victory").key == ("success-opened" if opened else "success-sealed")


@pytest.mark.rule("ST-5.9")
@pytest.mark.parametrize("fate", ["taken", "smashed", "left"])
def test_a3_what_becomes_of_the_lantern(fate: str) -> None:
    game = begin("A3")
    empty(game)
    put(game, "12.B")
    act(game, "card:A3-02:open")
    put(game, "12.E")
    step(game, "12.H")
    assert game.is_up("A3-06b")
    assert card(game, "A3-07").spaces == (game.board.index["A3-06b.B"],)
    put(game, "A3-06b.B", hp=10)
    action = {"taken": "unbolt", "smashed": "smash", "left": "log"}[fate]
    while not game.is_up("A3-07b"):
        act(game, f"card:A3-07:{action}")
    all_to(game, "6.D", "6.E")
    assert is_won(game)
    assert game.state.memory["lantern"] == fate
    assert game.state.memory["holub"] == "left"
    assert epilogue_of(game, "victory").key == f"success-{fate}"


@pytest.mark.rule("ST-5.9")
@pytest.mark.parametrize("power", ["hamlet", "bunker"])
def test_b1_four_switches_in_their_order(power: str) -> None:
    game = begin("B1", B1_02=(0, 1))
    empty(game)
    put(game, "9.F")
    assert refused(game) == {"card:B1-04:close": "needs-side"}
    put(game, "6.E")
    step(game, "6.K")
    assert game.holder_of("B1-07") == 0
    for space, option in (("9.A", "B1-03:close"), ("9.F", "B1-04:close"), ("9.G", "B1-05:set")):
        put(game, space)
        act(game, f"card:{option}")
    assert game.holder_of("B1-07") is None
    put(game, "9.M")
    money = game.state.money
    act(game, f"card:B1-06:{power}")
    assert game.state.money - money == (800 if power == "bunker" else 0)
    all_to(game, "13.F", "6.D")
    assert is_won(game)
    assert epilogue_of(game, "victory").key == f"success-{power}"


@pytest.mark.rule("ST-5.9")
@pytest.mark.parametrize("thralls", ["spared", "abandoned", "killed"])
def test_b2_three_strokes_of_the_bell(thralls: str) -> None:
    game = begin("B2", B2_02=(0, 1, 2))
    empty(game)
    controller = put_enemy(game, "controller", "5.A", "N")
    put_enemy(game, "zombie", "5.M", "S")
    put(game, "10.E")
    step(game, "10.F")
    assert game.holder_of("B2-04") == 0
    if thralls == "killed":
        game.update(card(game, "B2-06"), cubes=4)
    put(game, "10.D")
    act(game, "card:B2-03:ring")
    assert game.state.enemies[controller].pinned
    act(game, "card:B2-03:ring")
    if thralls == "killed":
        act(game, "card:B2-03:ring")
    else:
        act(game, "card:B2-03:ring", f"card:B2-05:{'lead' if thralls == 'spared' else 'leave'}")
    assert controller not in game.state.enemies
    assert bool(game.state.enemies) == (thralls != "spared")
    assert game.state.slowed == (2 if thralls == "spared" else 0)
    empty(game)
    all_to(game, "1.G", "1.H")
    assert is_won(game)
    assert epilogue_of(game, "victory").key == f"success-{thralls}"


@pytest.mark.rule("ST-5.9")
@pytest.mark.parametrize("pond", ["held", "flooded"])
def test_b3_generator_pumps_wheel_outlet(pond: str) -> None:
    game = begin("B3", seats=3, B3_02=(0, 1))
    empty(game)
    put_unknown(game, "8.L")
    put(game, "8.F")
    step(game, "8.L")
    assert game.holder_of("B3-07") == 0
    assert not game.state.ground
    put(game, "11.J")
    assert refused(game) == {"card:B3-04:prime": "needs-side"}
    put(game, "15.L")
    act(game, "card:B3-03:start")
    assert game.ground(game.board.index["15.L"]).low_stays == 1
    put(game, "11.J")
    act(game, "card:B3-04:prime")
    act(game, "card:B3-04:prime")
    put(game, "11.F", 1)
    put(game, "11.F")
    act(game, "card:B3-05:turn")
    assert game.is_up("B3-05b"), "two turn it by two, and two are enough where the thralls were spared"
    put(game, "11.L")
    artifacts = game.state.artifacts_gained
    act(game, f"card:B3-06:{'hold' if pond == 'held' else 'flood'}")
    assert game.state.memory["pond"] == pond
    assert game.state.artifacts_gained - artifacts == (2 if pond == "flooded" else 0)
    assert options(game) == set()
    all_to(game, "8.C", "8.D")
    assert is_won(game)
    assert epilogue_of(game, "victory").key == f"success-{pond}"
