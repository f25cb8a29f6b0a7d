"""SC-15.2: companions."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.anomalies import Activate
from cordon.games.stalker.rules.companions import CompanionActs, Fetch, HurtCompanion, join_team
from cordon.games.stalker.rules.enemy_attack import EnemyAttack
from tests.games.stalker.rules.stage import Stage, grid

CORRIDOR = grid("ABCDEFGH")
WIDE = grid("AABBCCDD")


def joined(drawing: str, contact: str, at: str, place: str, seats: int = 1) -> Stage:
    stage = Stage(drawing, seats=seats).stalker(0, at)
    join_team(stage.game, contact, 0)
    companion = stage.game.state.companions[f"companion-{contact}"]
    stage.game.update(companion, space=stage.game.board.index[f"T.{place}"])
    return stage


@pytest.mark.rule("SC-15.2")
def test_a_companion_starts_on_its_owners_space_or_beside_it() -> None:
    stage = Stage(WIDE).stalker(0, "B")
    join_team(stage.game, "bublyk", 0)
    assert stage.at("companion-bublyk") == "B"
    narrow = Stage(CORRIDOR).stalker(0, "B")
    join_team(narrow.game, "sister_vira", 0)
    assert narrow.at("companion-sister_vira") == "A"
    assert narrow.game.state.companions["companion-sister_vira"].cubes == 4


@pytest.mark.rule("SC-15.2", "ST-13.27")
def test_it_moves_up_to_its_mv_past_full_spaces_but_an_enemy_stops_it() -> None:
    stage = joined(grid("ABBCDDEF"), "yurko", "C", "A").enemy("snork", "D", "E")
    stage.run(CompanionActs(0))
    assert stage.options == ("stay", "space:T.B", "space:T.D")
    assert stage.say("space:T.D").at("companion-yurko") == "D"
    assert stage.me().attention == "high"  # the stalker's own: the snork looks back one space


@pytest.mark.rule("SC-15.2")
def test_yurko_shoots_at_an_enemy_in_sight() -> None:
    stage = joined(CORRIDOR, "yurko", "B", "C").enemy("snork", "F", "E").gear(2, 2, 2, 2)
    stage.run(CompanionActs(0)).say("stay", "act")
    assert stage.at("snork-1") == ""
    assert stage.game.state.killed == {"snork": 1}


@pytest.mark.rule("SC-15.2")
def test_vira_heals_while_she_has_cubes() -> None:
    stage = joined(WIDE, "sister_vira", "B", "B").stalker(0, "B", hp=5)
    stage.run(CompanionActs(0)).say("stay", "act")
    assert (stage.me().hp, stage.game.state.companions["companion-sister_vira"].cubes) == (8, 3)
    stage.game.update(stage.game.state.companions["companion-sister_vira"], cubes=0)
    assert stage.run(CompanionActs(0)).say("stay").is_over


@pytest.mark.rule("SC-15.2")
def test_the_dog_sniffs_holds_or_fetches() -> None:
    stage = joined(WIDE, "bublyk", "A", "A").enemy("snork", "A", "E")
    stage.ground("B", unknown=("SC-U02-1",), loot=("SC-T01-1",)).run(CompanionActs(0)).say("stay", "act")
    assert stage.options == ("part:1", "part:2", "part:3")
    assert stage.say("part:2").foe("snork-1").pinned
    assert [
        event.token for event in stage.run(CompanionActs(0)).say("stay", "act", "part:1").events(events.TokenSeen)
    ] == ["SC-U02-1"]


@pytest.mark.rule("SC-1.4", "SC-15.2")
@pytest.mark.parametrize(
    ("contact", "unknown", "enemy", "loot", "left"),
    [
        ("bublyk", True, False, False, ("part:1",)),
        ("bublyk", False, True, True, ("part:2", "part:3")),
        ("bublyk", False, False, False, ()),
        ("yurko", False, False, False, ()),
        ("sister_vira", False, False, False, ()),
    ],
)
def test_a_companion_is_offered_only_what_can_be_carried_out(
    contact: str, unknown: bool, enemy: bool, loot: bool, left: tuple[str, ...]
) -> None:
    stage = joined(WIDE, contact, "A", "C")
    stage.ground("B", unknown=("SC-U02-1",) if unknown else (), loot=("SC-T01-1",) if loot else ())
    stage.game.update(stage.game.state.companions[f"companion-{contact}"], space=stage.game.board.index["T.B"])
    if enemy:
        stage.enemy("snork", "B", "E")
    stage.run(CompanionActs(0)).say("stay")
    if not left:
        assert stage.is_over
    elif len(left) > 1:
        assert stage.say("act").options == left
    else:
        assert [event.token for event in stage.say("act").events(events.TokenSeen)] == ["SC-U02-1"]


@pytest.mark.rule("SC-1.10")
def test_a_fetched_token_is_resolved_on_the_owners_space_or_put_down_on_the_way() -> None:
    near = joined(WIDE, "bublyk", "A", "A").ground("C", loot=("SC-T10-1", "SC-T01-1")).run(Fetch("companion-bublyk"))
    assert (near.me().bolts, near.at("companion-bublyk")) == (2, "A")
    far = (
        joined(grid("AABBCCDDEEFF"), "bublyk", "A", "C").ground("F", loot=("SC-T01-1",)).run(Fetch("companion-bublyk"))
    )
    assert (far.me().bolts, far.at("companion-bublyk")) == (0, "B")
    assert far.game.ground(far.game.board.index["T.B"]).loot == ("SC-T01-1",)


@pytest.mark.rule("SC-15.2", "ST-14.7")
def test_an_anomaly_drives_a_companion_away() -> None:
    stage = joined(CORRIDOR, "bublyk", "A", "C").anomaly("whirligig", (3, "T@c1", "N"))
    assert stage.run(Activate("whirligig", "P4", "companion-bublyk")).at("companion-bublyk") == ""


@pytest.mark.rule("SC-15.2")
@pytest.mark.parametrize(("damage", "stars", "stays"), [(5, 1, True), (6, 1, False), (0, 0, True)])
def test_a_companion_flees_when_one_attack_costs_it_5(damage: int, stars: int, stays: bool) -> None:
    stage = joined(CORRIDOR, "yurko", "A", "C").gear(stars).run(HurtCompanion("companion-yurko", damage))
    assert bool(stage.at("companion-yurko")) is stays


@pytest.mark.rule("ST-4.16", "ST-11.13", "SC-15.2")
@pytest.mark.parametrize(("cover", "stays"), [(0, False), (2, True)])
def test_cover_protects_a_companion_from_a_grenade(cover: int, stays: bool) -> None:
    stage = joined(grid("ABC", cov={"C": cover} if cover else {}), "yurko", "A", "C").give(0, "frag_grenade-1")
    stage.gear(3, 2, 1, 0).gear(0).use("frag_grenade-1", "space:T.C")
    assert bool(stage.at("companion-yurko")) is stays


@pytest.mark.rule("ST-13.9", "SC-15.2")
@pytest.mark.parametrize(
    ("contact", "kind", "attacked"),
    [
        ("yurko", "bandit_rifle", True),
        ("sister_vira", "bandit_rifle", False),
        ("sister_vira", "dog", True),
        ("bublyk", "dog", False),
    ],
)
def test_a_companion_is_a_target_only_for_those_whom_its_card_names(contact: str, kind: str, attacked: bool) -> None:
    stage = joined(CORRIDOR, contact, "A", "E").stalker(0, "Z").enemy(kind, "F", "W")
    stage.run(EnemyAttack(f"{kind}-1"))
    assert bool(stage.events(events.EnemyAttacked)) is attacked
