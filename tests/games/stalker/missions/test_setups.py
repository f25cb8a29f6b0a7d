"""SM-6, SM-7: what the setup of a mission lays by the number of stalkers and by what is remembered (SM-5.5)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.stalker.missions.in_play import BESIDE, on
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage

ARMY: list[tuple[str, int, dict[str, str], dict[str, int]]] = [
    ("A2", 1, {}, {"rodent 8.A E": 2, "rodent 8.G N": 2, "rodent 8.I N": 2, "snork 8.F E": 2}),
    ("A2", 2, {}, {"rodent 8.A E": 2, "rodent 8.G N": 2, "rodent 8.I N": 2, "snork 8.F E": 2}),
    ("A2", 3, {}, {}),
    ("A2", 4, {}, {}),
    ("A2", 4, {"dalik": "lost", "try": "second"}, {"mercenary 14.B W": 1, "snork 8.J W": 1}),
    ("A3", 1, {}, {"zombie 15.K N": 1, "zombie 15.J N": 1}),
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
