"""ST-5.17 to ST-5.25: tokens on the map."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.enemy_movement import EnemyMove
from cordon.games.stalker.rules.tokens import (
    LookAt,
    clear_markers,
    discard_tokens,
    put_fog,
    put_loot,
    put_marker,
    put_trap,
    put_unknown,
    resolve_loot,
    take_artifact,
)
from cordon.kernel.chance import Chance
from cordon.kernel.frames import Call
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage, grid

CORRIDOR = grid("ABCDEFGH")


def index(stage: Stage, letter: str) -> int:
    return stage.game.board.index[f"T.{letter}"]


@pytest.mark.rule("ST-5.17", "ST-5.18")
def test_only_the_top_loot_is_resolved_and_does_not_come_back() -> None:
    stage = Stage(CORRIDOR).stalker(0, "B").ground("B", loot=("SC-T10-1", "SC-T01-1"))
    flow = resolve_loot(stage.game, 0)
    assert isinstance(flow, Call)
    stage.run(flow.procedure)
    assert stage.me().bolts == 2
    assert stage.game.ground(index(stage, "B")).loot == ("SC-T10-1",)
    assert stage.game.pile("loot").discard == ("SC-T01-1",)


@pytest.mark.rule("ST-5.17", "ST-5.19")
def test_new_loot_lies_on_top_while_the_supply_lasts() -> None:
    stage = Stage(CORRIDOR).ground("B", loot=("SC-T10-1",)).deck("loot", "SC-T02-1")
    put_loot(stage.game, index(stage, "B"))
    assert stage.game.ground(index(stage, "B")).loot == ("SC-T10-1", "SC-T02-1")


@pytest.mark.rule("SM-5.9")
def test_used_unknown_tokens_are_not_fresh() -> None:
    stage = Stage(CORRIDOR)
    stage.game.update(stage.game.pile("unknown"), draw=(), discard=("SC-U01-1",))
    put_unknown(stage.game, index(stage, "B"))
    assert not stage.game.state.ground


@pytest.mark.rule("ST-7.9")
def test_an_artifact_token_tells_the_type_of_its_anomaly() -> None:
    stage = Stage(CORRIDOR).stalker(0, "C").anomaly("electro", (6, "T@c1", "N"))
    stage.covers("electro", ("C", "P3", "artifact"), ("C", "P4", "stalker-0"))
    assert take_artifact(stage.game, 0, "electro", "P3") == "electric"
    assert [cover.by for cover in stage.game.state.anomalies["electro"].covers] == ["stalker-0"]
    stage.ground("C", artifacts=1)
    assert take_artifact(stage.game, 0, "", "") == ""
    assert not stage.game.state.ground


@pytest.mark.rule("SC-1.3")
def test_looking_at_tokens_leaves_them_face_down_and_counts_them() -> None:
    stage = Stage(CORRIDOR).ground("B", unknown=("SC-U01-1", "SC-U02-1")).ground("C", unknown=("SC-U03-1",))
    spaces = (index(stage, "B"), index(stage, "C"))
    stage.run(LookAt(0, spaces, 2, "each"))
    assert stage.options == ("space:T.B", "space:T.C")
    stage.say("space:T.B", "space:T.B")
    assert stage.game.ground(spaces[0]).looked == ("SC-U02-1", "SC-U01-1")
    assert stage.is_over
    assert stage.run(LookAt(0, spaces, 9, "each")).is_over
    assert [event.token for event in stage.events(events.TokenSeen)] == ["SC-U03-1"]


@pytest.mark.rule("ST-4.36", "ST-6.12", "ST-8.4")
def test_fog_hides_until_the_discard_step() -> None:
    stage = Stage(CORRIDOR).stalker(0, "C").enemy("bandit_rifle", "A", "E")
    put_fog(stage.game, index(stage, "B"))
    assert not stage.game.is_seen("stalker-0")
    discard_tokens(stage.game)
    assert stage.game.is_seen("stalker-0")
    assert stage.me().attention == "high"


@pytest.mark.rule("ST-2.2", "ST-1.3")
def test_there_are_four_fog_tokens_and_two_traps() -> None:
    stage = Stage(CORRIDOR)
    for letter in "ABCDEF":
        put_fog(stage.game, index(stage, letter))
        put_trap(stage.game, index(stage, letter), "trip_mine-1")
    assert stage.game.state.fog.bit_count() == 4
    assert stage.game.supply("trap") == 0


@pytest.mark.rule("ST-6.12", "ST-12.4")
def test_the_discard_step_frees_pinned_enemies_but_not_stalkers_and_leaves_exposed_tokens() -> None:
    stage = Stage(CORRIDOR).stalker(0, "A", pinned=True).enemy("snork", "H", "E", pinned=True, exposed=True)
    discard_tokens(stage.game)
    assert (stage.me().pinned, stage.foe("snork-1").pinned, stage.foe("snork-1").exposed) == (True, False, True)


@pytest.mark.rule("SM-5.9")
def test_neutral_markers_attract_and_leave_at_the_end_of_the_round_unless_they_stay() -> None:
    stage = Stage(CORRIDOR).enemy("zombie", "A", "E")
    put_marker(stage.game, "high", index(stage, "H"), False)
    put_marker(stage.game, "low", index(stage, "H"), True)
    assert stage.run(EnemyMove("zombie-1", 1, "high")).at("zombie-1") == "B"
    clear_markers(stage.game)
    assert stage.game.attention_spaces("high") == []
    assert stage.game.attention_spaces("low") == [index(stage, "H")]


LOOT: dict[str, dict[str, object]] = {
    "SC-T01": {"0.bolts": 2},
    "SC-T02": {"0.bolts": 3},
    "SC-T03": {"0.pistol": 1},
    "SC-T04": {"0.rifle": 1},
    "SC-T05": {"0.shotgun": 1},
    "SC-T10": {"money": 500},
}


@pytest.mark.rule("SC-16.1", "ST-5.18")
@pytest.mark.parametrize(("token", "after"), LOOT.items())
def test_every_loot_token_brings_what_it_shows(token: str, after: dict[str, object]) -> None:
    stage = Stage(CORRIDOR).stalker(0, "B")
    assert changes(stage, stage.game.script(f"loot/{token}", "stalker-0", f"{token}-1")) == after


@pytest.mark.rule("SC-16.1", "ST-5.18", "ST-10.13")
@pytest.mark.parametrize(
    ("token", "deck", "tiers"),
    [("SC-T06", "item", {0}), ("SC-T07", "attachment", {1, 2}), ("SC-T08", "weapon", {1}), ("SC-T09", "artifact", {0})],
)
def test_some_loot_tokens_bring_a_card(token: str, deck: str, tiers: set[int]) -> None:
    found: list[str] = []
    for seed in range(12):
        stage = Stage(CORRIDOR).stalker(0, "B")
        stage.game.state.chance = Chance(seed)
        stage.run(stage.game.script(f"loot/{token}", "stalker-0", f"{token}-1")).finish()
        found += stage.game.state.cards
    assert len(found) == 12, "one each"
    assert {content().deck_of[card] for card in found} == {deck}
    assert {getattr(content().cards[card], "tier", 0) for card in found} <= tiers
