"""SM-6, SM-7: what the setup of a mission lays by the number of stalkers and by what is remembered (SM-5.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec import to_builtins

from cordon.games.stalker import GAME
from cordon.games.stalker.content import content
from cordon.kernel.spec import Setup
from tests.games.stalker.missions.in_play import BESIDE, on
from tests.games.stalker.missions.table import begin
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage

ARMY: list[tuple[str, int, dict[str, str], dict[str, int]]] = [
    ("A2", 1, {}, {"rodent 8.A E": 2, "rodent 8.G N": 2, "snork 8.F E": 2}),
    ("A2", 2, {}, {"rodent 8.A E": 2, "rodent 8.G N": 2, "snork 8.F E": 2}),
    ("A2", 3, {}, {}),
    ("A2", 4, {}, {}),
    ("A2", 4, {"dalik": "lost", "try": "second"}, {"mercenary 14.B W": 1, "snork 8.J W": 1}),
    ("A3", 1, {}, {"zombie 15.K N": 1}),
    ("A3", 2, {}, {"zombie 15.K N": 2}),
    ("B1", 2, {"try": "second"}, {"dog 6.D E": 1}),
    ("B2", 2, {"power": "none"}, {"zombie 13.J E": 1}),
]


@pytest.mark.rule("SM-6.2", "SM-6.3", "SM-7.1", "SM-7.2", "SC-18.12", "SM-5.5")
@pytest.mark.parametrize(("mission", "seats", "memory", "after"), ARMY)
def test_a_setup_lays_more_for_fewer_and_by_memory(
    mission: str, seats: int, memory: dict[str, str], after: dict[str, int]
) -> None:
    stage = Stage(mission=mission, seats=seats)
    for seat in range(seats):
        stage.stalker(seat, stage.game.map.start[0])
    for kind in ("mercenary", "rodent", "snork", "zombie", "dog"):
        stage.pool(kind, 8)
    stage.game.set(memory=memory)
    stage.run(stage.game.script(f"mission/{mission}/setup", "stalker-0", "")).finish()
    game = stage.game
    laid = [f"{foe.kind} {game.address(foe.space)} {foe.facing}" for foe in game.state.enemies.values()]
    assert dict(Counter(laid)) == after


@pytest.mark.rule("SM-7.1", "SM-7.2", "SC-18.12")
@pytest.mark.parametrize(
    ("mission", "kind", "standing"), [("B1", "rodent", (1, 0, 1, 1)), ("B2", "zombie", (6, 4, 4, 1))]
)
def test_who_may_come_out_of_the_unknown_tokens_is_not_on_the_map_too(
    mission: str, kind: str, standing: tuple[int, ...]
) -> None:
    games = [begin(mission, seats) for seats in (1, 2, 3, 4)]
    found = [sum(enemy.kind == kind for enemy in game.state.enemies.values()) for game in games]
    assert tuple(found) == standing


@pytest.mark.rule("SM-7.3", "SM-5.5")
def test_a_second_try_at_the_pond_costs_everybody_a_bolt() -> None:
    stage = Stage(mission="B3", seats=2).stalker(0, "9.B", bolts=3).stalker(1, "9.B", bolts=2)
    stage.game.set(memory={"try": "second"})
    script = stage.game.script("mission/B3/setup", "stalker-0", "")
    assert changes(stage, script) == {"0.bolts": 2, "1.bolts": 1}


@pytest.mark.rule("SM-6.1", "SM-5.5")
def test_the_second_try_at_the_farm_finds_a_guard_more_and_a_bruise() -> None:
    stage = on("5.A", A1_01=BESIDE).pool("bandit_rifle", 2)
    stage.game.set(memory={"try": "second"})
    after = changes(stage, stage.game.script("mission/A1/setup", "stalker-0", ""))
    assert after == {
        "A1-01.cubes": 1,
        "bandit_rifle-9.id": "bandit_rifle-9",
        "bandit_rifle-9.kind": "bandit_rifle",
        "bandit_rifle-9.space": "1.B",
        "bandit_rifle-9.facing": "W",
    }


@pytest.mark.rule("SM-6.3", "SM-5.5")
def test_what_the_pond_means_for_the_hill() -> None:
    stage = on("6.A", A3_01=BESIDE).enemy("armoured", "12.H").enemy("armoured", "12.F").pool("zombie", 0)
    stage.game.update(stage.game.pile("events"), draw=("A3-V", "A3-VI", "A3-VII"))
    stage.game.set(memory={"pond": "flooded"})
    stage.run(stage.game.script("mission/A3/setup", "stalker-0", "")).finish()
    assert list(stage.game.state.enemies) == ["armoured-2"]
    assert stage.game.pile("events").draw == ("A3-V", "A3-VII")
    assert stage.game.state.hot == {stage.game.board.index["12.H"]: 2}
    stage.game.set(memory={"pond": "failed"})
    assert changes(stage, stage.game.script("mission/A3/setup", "stalker-0", "")) == {"0.dose": 3}


@pytest.mark.rule("SM-7.3", "SM-5.5")
@pytest.mark.parametrize(("lantern", "calmer"), [("smashed", True), ("taken", True), ("left", False)])
def test_what_the_lantern_means_for_the_pond(lantern: str, calmer: bool) -> None:
    stage = on("11.L", B3_01=BESIDE).enemy("snork", "9.C").enemy("snork", "7.K")
    stage.game.update(stage.game.pile("events"), draw=("B3-V", "B3-VI"))
    stage.game.set(memory={"lantern": lantern})
    stage.run(stage.game.script("mission/B3/setup", "stalker-0", ""))
    assert list(stage.game.state.enemies) == ["snork-2"] if calmer else ["snork-1", "snork-2"]
    assert stage.game.pile("events").draw == (("B3-V",) if calmer else ("B3-V", "B3-VI"))


@pytest.mark.rule("ST-16.3")
def test_dalik_points_out_one_of_his_chalk_marks() -> None:
    assert sum(each.looked for each in begin("A2").state.environment.values()) == 1


@pytest.mark.rule("ST-16.3")
@pytest.mark.parametrize(
    ("mission", "memory", "kind", "space", "there"),
    [
        ("A1", {"try": "second"}, "bandit_rifle", "1.B", 1),
        ("A2", {"dalik": "lost"}, "mercenary", "14.B", 1),
        ("A2", {"try": "second"}, "snork", "8.J", 1),
        ("B1", {"try": "second"}, "dog", "6.D", 1),
        ("B2", {"power": "hamlet"}, "zombie", "13.K", 0),
        ("B2", {"power": "none"}, "zombie", "13.J", 1),
        ("B3", {"lantern": "smashed"}, "snork", "9.C", 0),
    ],
)
def test_memory_moves_enemies(mission: str, memory: dict[str, str], kind: str, space: str, there: int) -> None:
    game = begin(mission, seats=1, memory=memory)
    at = game.board.index[space]
    assert sum(foe.kind == kind and foe.space == at for foe in game.state.enemies.values()) == there


@pytest.mark.rule("SM-9.2")
@pytest.mark.parametrize("mission", sorted(content().missions))
def test_the_hard_memory_changes_something_in_every_mission(mission: str) -> None:
    """SM-9.2: the mission asks for a flag that the two memories know differently."""
    printed = content().missions[mission]
    usual, hard = printed.memory, {**printed.memory, **printed.hard_memory}
    asked = {(flag["flag"], flag.get("value", "")) for flag in flags_asked(mission)}
    assert any((usual.get(flag) == value) != (hard.get(flag) == value) for flag, value in asked)
    game = GAME.new(Setup(1, seed=1, config={"mission": mission, "hard": True}))
    game.decisions()
    assert game.state.memory == hard


def flags_asked(mission: str) -> Iterator[dict[str, str]]:
    """Every condition of a mission about what is remembered."""
    todo: list[object] = [to_builtins(content().missions[mission])]
    while todo:
        part = todo.pop()
        if isinstance(part, dict):
            if part.get("if") == "flag":
                yield part
            todo += part.values()
        elif isinstance(part, list | tuple):
            todo += part


@pytest.mark.rule("ST-16.3")
def test_other_things_that_memory_changes() -> None:
    game = begin("A3", seats=3, memory={"pond": "flooded"})
    assert game.state.hot == {game.board.index["12.H"]: 2}
    assert "A3-VI" not in game.pile("events").draw
    assert not game.enemies_at(game.board.index["12.H"])
    assert all(each.dose >= 3 for each in begin("A3", memory={"pond": "failed"}).state.stalkers.values())
    assert sum(each.place == "gone" for each in begin("A2", memory={"try": "second"}).state.environment.values()) == 1
    gossip = [
        each for each in begin("A1", memory={"gossip": "heard"}).state.environment.values() if each.number == "A1-10"
    ]
    assert sorted((each.place, each.looked) for each in gossip) == [("deck", True), ("gone", False), ("gone", False)]


@pytest.mark.rule("SM-10.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_is_near_enough_to_see_where_a2_starts(seats: int) -> None:
    game = begin("A2", seats=seats)
    start = game.board.ranges("open", game.board.index["6.D"])
    assert min(start[enemy.space] for enemy in game.state.enemies.values()) >= 4
    assert all(stalker.attention != "high" for stalker in game.state.stalkers.values())
