"""ST-11.14 to ST-11.21: wounds and death of enemies."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.attack import HitCheck
from cordon.games.stalker.rules.wounds import KillEnemy, LoseEhp, Wound, regain_ehp
from tests.games.stalker.rules.stage import Stage, grid

CORRIDOR = grid("ABCDEFGH")


def wounded(severity: str, *cards: str, kind: str = "chimera", **status: Any) -> Stage:
    stage = Stage(CORRIDOR).stalker(0, "B").enemy(kind, "C", "E", **status).wounds(*cards)
    return stage.run(Wound(f"{kind}-1", severity, "stalker-0"))  # type: ignore[arg-type]


@pytest.mark.rule("ST-11.15", "ST-11.16")
@pytest.mark.parametrize(
    ("severity", "card", "lost", "pinned", "exposed"),
    [
        ("light", "A", 0, True, False),
        ("heavy", "A", 1, False, False),
        ("light", "B", 0, False, True),
        ("heavy", "B", 0, True, True),
        ("light", "C", 1, False, False),
        ("heavy", "D", 0, False, True),
    ],
)
def test_a_wound_card_has_an_outcome_for_each_half(
    severity: str, card: str, lost: int, pinned: bool, exposed: bool
) -> None:
    enemy = wounded(severity, card).foe("chimera-1")
    assert (enemy.lost, enemy.pinned, enemy.exposed) == (lost, pinned, exposed)


@pytest.mark.rule("ST-11.17")
def test_a_pinned_enemy_is_pushed_away_from_the_attacker() -> None:
    stage = wounded("light", "A", pinned=True)
    assert (stage.at("chimera-1"), stage.facing("chimera-1")) == ("D", "W")


@pytest.mark.rule("ST-11.17")
def test_without_an_attacker_a_pinned_enemy_stays_where_it_is() -> None:
    stage = Stage(CORRIDOR).enemy("chimera", "C", "E", pinned=True).wounds("A").run(Wound("chimera-1", "light"))
    assert stage.at("chimera-1") == "C"


@pytest.mark.rule("ST-11.18")
def test_a_heavy_wound_costs_an_exposed_enemy_2_ehp_and_the_token_but_no_card() -> None:
    stage = wounded("heavy", "A", exposed=True)
    enemy = stage.foe("chimera-1")
    assert (enemy.lost, enemy.exposed, stage.events(events.WoundDrawn)) == (2, False, [])


@pytest.mark.rule("ST-11.18")
@pytest.mark.parametrize(("card", "lost", "pinned", "exposed"), [("D", 1, False, False), ("B", 0, True, True)])
def test_a_light_wound_of_an_exposed_enemy_is_heavy_and_the_token_goes_after_it(
    card: str, lost: int, pinned: bool, exposed: bool
) -> None:
    enemy = wounded("light", card, exposed=True).foe("chimera-1")
    assert (enemy.lost, enemy.pinned, enemy.exposed) == (lost, pinned, exposed)


@pytest.mark.rule("ST-11.15")
def test_the_sixth_outcome_shuffles_all_cards_into_a_fresh_deck() -> None:
    stage = Stage(CORRIDOR).enemy("chimera", "C", "E").wounds("A", "C")
    stage.run(Wound("chimera-1", "light")).run(Wound("chimera-1", "light"))
    assert (len(stage.game.pile("wound").draw), stage.game.pile("wound").discard) == (20, ())


@pytest.mark.rule("ST-11.19")
def test_an_empty_wound_deck_is_shuffled_from_its_discards() -> None:
    stage = Stage(CORRIDOR).enemy("chimera", "C", "E")
    pile = stage.game.pile("wound")
    stage.game.update(pile, draw=(), discard=("SC-EW-B-1",))
    assert stage.run(Wound("chimera-1", "light")).foe("chimera-1").exposed


@pytest.mark.rule("ST-11.8", "ST-21.36")
@pytest.mark.parametrize(("stars", "lost", "pinned"), [(7, 0, False), (8, 0, True), (13, 0, True), (14, 2, False)])
def test_only_the_highest_threshold_counts_and_its_effects_go_from_left_to_right(
    stars: int, lost: int, pinned: bool
) -> None:
    stage = Stage(CORRIDOR).stalker(0, "B").enemy("chimera", "C", "E").wounds("A")
    enemy = stage.run(HitCheck("chimera-1", stars, "torso", "stalker-0")).foe("chimera-1")
    assert (enemy.lost, enemy.pinned) == (lost, pinned)


@pytest.mark.rule("ST-11.18", "ST-21.36")
def test_an_exposed_chimera_loses_3_to_14_stars() -> None:
    stage = Stage(CORRIDOR).stalker(0, "B").enemy("chimera", "C", "E", exposed=True)
    enemy = stage.run(HitCheck("chimera-1", 14, "torso", "stalker-0")).foe("chimera-1")
    assert (enemy.lost, enemy.exposed) == (3, False)


@pytest.mark.rule("ST-11.20")
def test_lost_ehp_come_back_but_not_more_than_were_lost() -> None:
    stage = Stage(CORRIDOR).enemy("chimera", "C", "E").run(LoseEhp("chimera-1", 2))
    regain_ehp(stage.game, "chimera-1", 1)
    assert stage.foe("chimera-1").lost == 1
    regain_ehp(stage.game, "chimera-1", 5)
    assert stage.foe("chimera-1").lost == 0


# --- death (ST-11.21) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-11.21", "ST-21.52")
@pytest.mark.parametrize(("kind", "loot"), [("bandit_rifle", 1), ("snork", 0), ("controller", 0)])
def test_a_dead_human_leaves_loot_and_returns_to_its_pool(kind: str, loot: int) -> None:
    stage = Stage(CORRIDOR).enemy(kind, "C", "E").ground("C", loot=("SC-T10-1",))
    stage.run(KillEnemy(f"{kind}-1", "stalker-0"))
    ground = stage.game.ground(stage.game.board.index["T.C"])
    assert len(ground.loot) == 1 + loot
    assert ground.loot[0] == "SC-T10-1"
    assert stage.game.state.enemy_cards[kind].pool[-1] == f"{kind}-1"
    assert stage.game.state.killed == {kind: 1}


@pytest.mark.rule("ST-5.19", "ST-21.52")
def test_with_an_empty_supply_no_loot_is_placed() -> None:
    stage = Stage(CORRIDOR).enemy("bandit_rifle", "C", "E")
    stage.game.update(stage.game.pile("loot"), draw=(), discard=("SC-T01-1",))
    assert not stage.run(KillEnemy("bandit_rifle-1")).game.state.ground


@pytest.mark.rule("ST-14.9")
def test_the_symbol_below_a_dead_enemy_is_uncovered() -> None:
    stage = Stage(CORRIDOR).anomaly("electro", (6, "T@c1", "N")).enemy("snork", "C", "E").settle()
    assert stage.game.state.anomalies["electro"].covers
    assert not stage.run(KillEnemy("snork-1")).game.state.anomalies["electro"].covers


@pytest.mark.rule("SC-16.5")
def test_a_dead_pseudogiant_is_cover() -> None:
    stage = Stage(CORRIDOR).enemy("pseudogiant", "C", "E").run(KillEnemy("pseudogiant-1"))
    assert stage.game.cover_at(stage.game.board.index["T.C"]) == 2


@pytest.mark.rule("SC-1.6")
def test_who_killed_may_answer() -> None:
    stage = Stage(CORRIDOR).ability(0, "mammon").stalker(0, "B").enemy("snork", "C", "E")
    assert stage.run(KillEnemy("snork-1", "stalker-0")).me().focus
