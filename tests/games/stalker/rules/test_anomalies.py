"""ST-14: anomalies."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.anomalies import (
    Activate,
    ActivationRolls,
    FindArtifact,
    Surge,
    bolt_spots,
    chance_of,
    clear_scans,
    cover_symbol,
    move_anomalies,
    throw_bolt,
    why_not_find,
)
from cordon.games.stalker.rules.covering import cover_below, symbols_left
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.rules.tokens import discard_tokens
from tests.games.stalker.rules.stage import Stage, grid

FIELD = grid("ABCDE", "FGHIJ", "KLMNO")
"""With overlay 3 on ``T@c2``: H is the centre, C and M have P4, G and I have P3."""
CENTRE = (3, "T@c2", "N")


def field(card: str = "whirligig", seats: int = 1, **config: Any) -> Stage:
    return Stage(FIELD, seats=seats, **config).anomaly(card, CENTRE)


def path(stage: Stage, letters: str) -> tuple[int, ...]:
    return tuple(stage.game.board.index[f"T.{letter}"] for letter in letters)


def walked(stage: Stage, who: str, letters: str) -> Stage:
    """Rolls after a movement over these spaces, the last of which is where it stands now."""
    return stage.run(ActivationRolls(who, path(stage, letters)))


# --- chances (ST-14.6) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-14.6", "ST-21.27")
@pytest.mark.parametrize(
    ("letters", "chance"), [("AB", 0), ("BC", 40), ("FG", 30), ("BCHG", 100), ("DCB", 40), ("BG", 30), ("CDI", 70)]
)
def test_the_chance_is_the_sum_of_the_different_uncovered_symbols(letters: str, chance: int) -> None:
    stage = field().stalker(0, letters[0])
    assert chance_of(stage.game, "stalker-0", path(stage, letters)).get("whirligig", 0) == chance


@pytest.mark.rule("ST-14.11", "ST-21.28")
@pytest.mark.parametrize(("covered", "chance"), [("4", 100), ("44", 60), ("4433", 30)])
def test_each_instance_of_a_symbol_is_covered_for_itself(covered: str, chance: int) -> None:
    stage = field().stalker(0, "A").covers("whirligig", *(("H", f"P{digit}", "bolt") for digit in covered))
    assert chance_of(stage.game, "stalker-0", path(stage, "H")) == {"whirligig": chance}


@pytest.mark.rule("ST-14.6")
def test_the_symbol_that_the_mover_covered_is_uncovered_when_it_leaves() -> None:
    stage = field().stalker(0, "C").settle()
    assert chance_of(stage.game, "stalker-0", path(stage, "CB")) == {"whirligig": 40}
    stage.stalker(0, "B").symbol("P1")
    walked(stage, "stalker-0", "CB")
    assert stage.events(events.AnomalyHeld)
    assert not stage.game.state.anomalies["whirligig"].covers


@pytest.mark.rule("SC-1.8")
def test_ignored_symbols_never_activate() -> None:
    stage = field().stalker(0, "A").give(0, "bent_ring-1")
    assert chance_of(stage.game, "stalker-0", path(stage, "H")) == {"whirligig": 70}


# --- rolls ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-14.6", "ST-14.9")
def test_a_harmless_roll_only_covers_the_best_symbol() -> None:
    stage = walked(field().stalker(0, "C").symbol("P3"), "stalker-0", "BC")
    assert (stage.me().hp, stage.me().pinned) == (16, False)
    assert [(cover.symbol, cover.by) for cover in stage.game.state.anomalies["whirligig"].covers] == [
        ("P4", "stalker-0")
    ]


@pytest.mark.rule("ST-14.6", "ST-14.7")
def test_a_relevant_symbol_activates_it() -> None:
    stage = walked(field().stalker(0, "C").symbol("P4"), "stalker-0", "BC")
    assert (stage.me().hp, stage.me().pinned) == (10, True)


@pytest.mark.rule("ST-14.6")
def test_without_an_uncovered_symbol_there_is_no_roll() -> None:
    stage = field().stalker(0, "C").covers("whirligig", ("C", "P4", "bolt"))
    assert not walked(stage, "stalker-0", "BC").events(events.AnomalyDieRolled)


@pytest.mark.rule("ST-14.6", "ST-12.7", "ST-21.29")
def test_a_stalker_may_discard_focus_to_roll_again() -> None:
    stage = walked(field().stalker(0, "G", focus=True).symbol("P3", "P4"), "stalker-0", "FG")
    assert stage.options == ("accept", "focus")
    assert stage.say("focus").me().hp == 16
    assert not stage.me().focus


@pytest.mark.rule("ST-3.6", "SC-1.6")
def test_focus_and_an_ability_may_reroll_in_any_order_each_once() -> None:
    stage = field().ability(0, "borsuk").stalker(0, "G", focus=True, hp=15).symbol("P3", "P3", "P3")
    walked(stage, "stalker-0", "FG")
    assert stage.options == ("accept", "focus", "answer:stalker-0")
    assert stage.say("answer:stalker-0").options == ("accept", "focus")
    assert stage.say("focus").me().hp == 9


@pytest.mark.rule("ST-14.6")
def test_several_anomalies_roll_in_the_order_that_the_mover_chooses() -> None:
    stage = field().anomaly("electro", (6, "T@a1", "N")).stalker(0, "C").symbol("P1", "P1")
    walked(stage, "stalker-0", "BC")
    assert stage.options == ("anomaly:whirligig", "anomaly:electro")
    assert len(stage.say("anomaly:electro").events(events.AnomalyDieRolled)) == 2


@pytest.mark.rule("ST-14.6")
def test_for_a_companion_its_owner_chooses_the_order() -> None:
    stage = field(seats=2).stalker(0, "A").companion("yurko", "C", owner=1).anomaly("electro", (7, "T@c2", "N"))
    walked(stage, "companion-yurko", "BC")
    assert (stage.decision.seat, stage.options) == (1, ("anomaly:whirligig", "anomaly:electro"))


# --- effects (ST-14.7) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-14.7")
def test_the_trigger_and_everybody_on_spaces_with_the_symbol_are_hit_once() -> None:
    stage = field(seats=3).stalker(0, "B").stalker(1, "M").stalker(2, "G").enemy("snork", "H", "N").wounds("B")
    stage.covers("whirligig", ("M", "P4", "stalker-1"))
    stage.run(Activate("whirligig", "P4", "stalker-0"))
    assert [stage.me(seat).hp for seat in range(3)] == [10, 8, 16]
    assert (stage.foe("snork-1").exposed, stage.foe("snork-1").pinned) == (True, True)


@pytest.mark.rule("ST-14.7", "SC-8.1")
def test_some_anomalies_hit_all_their_spaces_and_roll_their_dice_once() -> None:
    stage = field("popper", seats=2).stalker(0, "G").stalker(1, "M").enemy("snork", "C", "N").wounds("A")
    stage.gear(2, 2, 2, 1).run(Activate("popper", "P1", "stalker-0"))
    assert (stage.me(0).hp, stage.me(1).hp, stage.at("snork-1")) == (9, 7, "")
    assert len(stage.events(events.DiceRolled)) == 1


@pytest.mark.rule("ST-14.14")
def test_who_ignores_anomalies_is_not_hit_but_can_set_them_off() -> None:
    stage = field().stalker(0, "H").enemy("chimera", "C", "N").symbol("P4")
    walked(stage, "chimera-1", "BC")
    assert stage.me().hp == 10
    assert not stage.foe("chimera-1").hurt


@pytest.mark.rule("SC-1.7")
def test_cards_lower_the_loss_of_an_anomaly() -> None:
    stage = field().stalker(0, "C").give(0, "green_tear-1")
    assert stage.run(Activate("whirligig", "P4", "stalker-0")).me().hp == 12
    assert stage.game.anomaly_type is None


@pytest.mark.rule("ST-14.8", "SC-8.2")
def test_a_springboard_throws_two_spaces_away_without_a_second_roll() -> None:
    stage = field("springboard", ties="never").stalker(0, "C").symbol("P4").settle()
    walked(stage, "stalker-0", "BC")
    assert stage.me().hp == 11
    assert len(stage.events(events.AnomalyDieRolled)) == 1
    assert stage.game.board.ranges("open", path(stage, "H")[0])[stage.me().space] == 3


@pytest.mark.rule("SC-1.3")
def test_a_surge_has_no_trigger() -> None:
    stage = field(seats=2).stalker(0, "B").stalker(1, "C").symbol("P4").run(Surge())
    assert (stage.me(0).hp, stage.me(1).hp) == (16, 8)


# --- bolts, scanners, moving anomalies --------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.11", "ST-6.12")
def test_a_bolt_covers_a_symbol_until_the_discard_step() -> None:
    stage = field().stalker(0, "B")
    assert "symbol:whirligig:T.C:P4" in bolt_spots(stage.game, 0)
    throw_bolt(stage.game, 0, "symbol:whirligig:T.C:P4")
    assert "symbol:whirligig:T.C:P4" not in bolt_spots(stage.game, 0)
    discard_tokens(stage.game)
    assert "symbol:whirligig:T.C:P4" in bolt_spots(stage.game, 0)


@pytest.mark.rule("ST-7.11")
def test_bolts_fly_at_most_three_spaces() -> None:
    stage = field().stalker(0, "A")
    assert {spot.split(":")[2] for spot in bolt_spots(stage.game, 0)} == {"T.C", "T.G", "T.H"}


@pytest.mark.rule("SC-6.1")
def test_a_scanned_symbol_is_covered_everywhere_until_the_end_of_the_turn() -> None:
    stage = field().stalker(0, "B")
    cover_symbol(stage.game, "whirligig", "P4")
    assert chance_of(stage.game, "stalker-0", path(stage, "H")) == {"whirligig": 60}
    clear_scans(stage.game)
    assert chance_of(stage.game, "stalker-0", path(stage, "H")) == {"whirligig": 100}


@pytest.mark.rule("ST-14.9")
def test_an_entity_covers_one_symbol_and_the_next_one_covers_the_next() -> None:
    stage = Stage(grid("AAB", "AAC"), seats=2).anomaly("whirligig", (3, "T@a1", "N")).stalker(0, "A").stalker(1, "A")
    stage.settle()
    cover_below(stage.game, "stalker-0")
    anomaly = stage.game.state.anomalies["whirligig"]
    assert [(cover.symbol, cover.by) for cover in anomaly.covers] == [("P4", "stalker-0"), ("P4", "stalker-1")]
    assert "44" not in symbols_left(stage.game, anomaly, stage.me().space)


@pytest.mark.rule("ST-14.13", "ST-14.5", "ST-21.67")
def test_a_moving_anomaly_leaves_its_overlay_and_whoever_stands_on_the_next_covers_without_a_roll() -> None:
    stage = Stage(grid("ABCDEF"), seats=2).stalker(0, "E").stalker(1, "A")
    stage.anomaly("bubble", (3, "T@a1", "N"), (3, "T@e1", "N")).enemy("snork", "D", "N").settle()
    move_anomalies(stage.game)
    anomaly = stage.game.state.anomalies["bubble"]
    assert anomaly.at == 1
    assert [(cover.symbol, cover.by) for cover in anomaly.covers] == [("P4", "stalker-0"), ("P3", "snork-1")]
    assert chance_of(stage.game, "stalker-1", path(stage, "A")) == {}
    move_anomalies(stage.game)
    assert stage.game.state.anomalies["bubble"].at == 0


@pytest.mark.rule("ST-7.9", "ST-14.5")
@pytest.mark.parametrize("leaves", ["moves", "is removed"])
def test_an_artifact_that_was_brought_out_stays_where_it_lies_when_the_anomaly_leaves(leaves: str) -> None:
    stage = Stage(grid("ABCDEF"), seats=2).anomaly("bubble", (3, "T@b1", "N"), (3, "T@e1", "N")).stalker(0, "A")
    stage.covers("bubble", ("A", "P3", "artifact"), ("B", "P4", "bolt"))
    if leaves == "moves":
        move_anomalies(stage.game)
    else:
        stage.game.remove_anomaly("chemical")
    assert stage.game.ground(stage.me().space).artifacts == 1
    assert "pick_up:artifact" in stage.run(Turn(0, 0)).options


# --- detectors (ST-14.16) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-14.16", "ST-21.29")
def test_a_detector_brings_the_artifact_out_on_a_symbol_of_the_players_choice() -> None:
    stage = Stage(FIELD).anomaly("whirligig", CENTRE, artifact=True).stalker(0, "G", focus=True).symbol("P3")
    stage.run(FindArtifact(0, 0))
    assert stage.options == ("space:T.G", "space:T.H", "space:T.I")
    stage.say("space:T.G")
    anomaly = stage.game.state.anomalies["whirligig"]
    assert not anomaly.artifact
    assert [(cover.symbol, cover.by) for cover in anomaly.covers] == [("P3", "artifact")]


@pytest.mark.rule("ST-14.17")
def test_without_an_artifact_in_range_a_detector_is_of_no_use() -> None:
    stage = Stage(FIELD).anomaly("whirligig", CENTRE, artifact=True).stalker(0, "B")
    assert why_not_find(stage.game, 0, 1) is None
    reason = why_not_find(stage.game, 0, 0)
    assert reason is not None
    assert reason.rule == "ST-14.17"


@pytest.mark.rule("SC-5.2")
def test_better_detectors_roll_again_or_choose_the_symbol() -> None:
    stage = Stage(FIELD).anomaly("whirligig", CENTRE, artifact=True).stalker(0, "G").symbol("P4", "P1")
    stage.run(FindArtifact(0, 1, reroll=True))
    assert stage.options == ("accept", "reroll")
    assert stage.say("reroll").is_over  # P1 is only in the centre
    chosen = (
        Stage(FIELD).anomaly("whirligig", CENTRE, artifact=True).stalker(0, "G").run(FindArtifact(0, 2, choose=True))
    )
    assert chosen.options == ("symbol:P1", "symbol:P2", "symbol:P3", "symbol:P4")
    assert chosen.say("symbol:P4").options == ("space:T.C", "space:T.H", "space:T.M")
