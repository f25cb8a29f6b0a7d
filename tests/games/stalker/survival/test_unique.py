"""SV-8 Unique loot: its tokens, its deck, and what its cards do."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.attack import loudness
from cordon.games.stalker.rules.enemy_attack import EnemyAttack
from cordon.games.stalker.rules.equipment import install, stow
from cordon.games.stalker.rules.options import movement_limit
from cordon.games.stalker.rules.round_end import RoundEnd
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.survival.tokens import put_token
from tests.games.stalker.survival.zone import Zone

OUTSIDE, INSIDE = "6.F", "13.A"


def owning(card: str, space: str = OUTSIDE, seats: int = 1) -> Zone:
    return Zone("S01", "M01", seats=seats).stalker(0, space).give(0, f"{card}-1")


@pytest.mark.rule("ST-19.25")
@pytest.mark.rule("SV-8.1")
def test_a_token_is_picked_up_like_loot_and_is_always_one_card() -> None:
    zone = Zone("S01", "M01", seats=1).stalker(0, OUTSIDE)
    put_token(zone.game, "unique_loot", zone.me().space)
    zone.run(Turn(0, 0)).say("pick_up:unique").finish("turn.choose")
    (card,) = zone.game.cards_of(0)
    assert content().deck_of[card.id] == "unique"
    assert card.id not in zone.game.pile("unique").draw
    assert not zone.holds("unique_loot")
    assert "pick_up:unique" not in zone.options


@pytest.mark.rule("SV-8.1")
def test_nobody_sells_it() -> None:
    unique = {content().cards[card].key for card in content().unique}
    for shop, offers in content().shops.items():
        sold = {key for key in content().equipment for offer in offers if content().is_sold(offer, key)}
        assert not sold & unique, shop


@pytest.mark.rule("SV-8.1")
def test_a_riot_plate_is_heavy_and_holds_against_charges() -> None:
    zone = owning("riot_plate")
    assert movement_limit(zone.game, 0) == 2
    zone.enemy("tick", OUTSIDE).gear(0, 0, 0).run(EnemyAttack("tick-1")).finish()
    assert zone.events(events.Defended)[0].stars == 1


@pytest.mark.rule("SV-8.1")
def test_a_bears_ear_hears_one_token_in_a_turn() -> None:
    zone = owning("priests_coat").give(0, "bears_ear-1")
    install(zone.game, "bears_ear-1", "priests_coat-1")
    token = zone.game.pile("unknown").draw[0]
    zone.ground(OUTSIDE, unknown=(token,)).use("bears_ear-1").finish("turn.choose")
    assert zone.game.ground(zone.me().space).looked == (token,)


@pytest.mark.rule("SV-8.1")
def test_a_twin_coil_finds_from_afar() -> None:
    zone = owning("priests_coat", "2.J").give(0, "twin_coil-1")
    install(zone.game, "twin_coil-1", "priests_coat-1")
    zone.anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1", artifact=True)
    zone.symbol("P4").use("twin_coil-1").finish("turn.choose")
    assert zone.events(events.ArtifactFound)


@pytest.mark.rule("SV-8.1")
def test_a_bent_suppressor_is_quiet_indoors_too_and_shoots_to_the_left() -> None:
    zone = owning("akm_74u", INSIDE).give(0, "bent_suppressor-1")
    shot = zone.game.weapon_card("akm_74u-1").attacks[0]
    assert loudness(zone.game, 0, "akm_74u-1", shot) == "high"
    install(zone.game, "bent_suppressor-1", "akm_74u-1")
    assert loudness(zone.game, 0, "akm_74u-1", shot) == "low"
    assert zone.game.modified("attack.sd", 3, 0) == 2


@pytest.mark.rule("SV-8.1")
def test_a_medicine_chest_mends_one_stalker_whole() -> None:
    zone = owning("medicine_chest", seats=2).stalker(1, OUTSIDE, hp=1, dose=6, pinned=True)
    zone.use("medicine_chest-1", "stalker-1").finish("turn.choose")
    assert (zone.me(1).hp, zone.me(1).dose, zone.me(1).pinned) == (11, 2, False)


@pytest.mark.rule("SV-8.1")
def test_the_third_distillation_washes_out_radiation_and_focus() -> None:
    zone = owning("third_distillation").stalker(0, OUTSIDE, dose=9, focus=True)
    zone.use("third_distillation-1").finish("turn.choose")
    assert (zone.me().dose, zone.me().focus) == (1, False)


@pytest.mark.rule("SV-8.1")
def test_a_satchel_charge_opens_a_gate_next_to_where_it_lies() -> None:
    zone = Zone("S01", "M01", seats=1).up("U09").part("U09", "fixed")
    segment = zone.game.board.segment(zone.game.zone_map.slot("D3").edges[0])
    assert segment is not None
    inside = zone.name_of("D3")
    outside = segment.other if segment.one == inside else segment.one
    zone.stalker(0, outside).give(0, "satchel_charge-1").use("satchel_charge-1", f"space:{outside}")
    assert "part:2" in zone.options
    assert "part:3" not in zone.options
    zone.say("part:2").finish("turn.choose")
    assert zone.game.board.routes("open", zone.me().space).reached >> zone.slot("D3") & 1


@pytest.mark.rule("SV-8.1")
def test_a_satchel_charge_makes_a_hole_in_a_wall() -> None:
    zone = owning("satchel_charge", INSIDE).use("satchel_charge-1", f"space:{INSIDE}")
    zone.say("part:4").finish("turn.choose")
    assert [token.kind for token in zone.game.state.tokens.values() if token.edge] == ["hole"]


@pytest.mark.rule("SV-8.1")
def test_a_whistle_calls_mutants_only() -> None:
    zone = owning("poachers_whistle", "2.J").enemy("tick", "6.F").enemy("bandit_rifle", "6.F")
    zone.use("poachers_whistle-1", "space:2.J").finish("turn.choose")
    assert zone.steps("tick-1")
    assert not zone.steps("bandit_rifle-1")


@pytest.mark.rule("SV-8.1")
def test_a_cracked_moon_lets_its_bearer_pass_where_nobody_can() -> None:
    zone = owning("cracked_moon").stalker(0, OUTSIDE, focus=True)
    assert zone.game.walk_of_stalker(0) == "open"
    zone.use("cracked_moon-1")
    assert zone.game.walk_of_stalker(0) == "leap"
    assert not zone.me().focus
    zone.game.end_in_force("turn")
    assert zone.game.walk_of_stalker(0) == "open"


SHORE = "2.L"
"""One open side, with the bandit on it, and one that nobody passes."""


def cornered() -> Zone:
    zone = owning("cracked_moon").stalker(0, SHORE, focus=True).give(0, "leather_jacket-1")
    return zone.enemy("bandit_rifle", "2.K", "S")


@pytest.mark.rule("SV-8.1")
def test_a_cracked_moon_opens_a_way_for_careful_movement_too() -> None:
    zone = cornered().run(Turn(0, 0))
    assert "careful" not in zone.options
    zone.say("use:cracked_moon-1:cracked_moon/0", "stop").finish("turn.choose")
    assert "careful" in zone.options


@pytest.mark.rule("SV-8.1")
def test_a_cracked_moon_opens_nothing_in_the_next_turn_whatever_else_was_done_meanwhile() -> None:
    zone = cornered().run(Turn(0, 0))
    zone.say("use:cracked_moon-1:cracked_moon/0", "stop").finish("turn.choose")
    stow(zone.game, "leather_jacket-1")  # the cards at hand are looked at anew while the moon shines
    zone.game.waiting = None
    assert "careful" in zone.options
    zone.game.end_in_force("turn")
    zone.game.waiting = None
    assert "careful" not in zone.options
    assert zone.game.clone().decisions() == zone.game.decisions()


@pytest.mark.rule("SV-8.1")
@pytest.mark.parametrize(("hp", "after"), [(8, 9), (9, 9)])
def test_a_mothers_tear_heals_the_badly_hurt_at_the_end_of_a_round(hp: int, after: int) -> None:
    zone = owning("mothers_tear").stalker(0, OUTSIDE, hp=hp)
    zone.run(RoundEnd()).finish()
    assert zone.me().hp == after


@pytest.mark.rule("SV-8.1")
def test_a_ball_of_wool_pins_an_attacker_close_by() -> None:
    zone = owning("ball_of_wool").give(0, "leather_jacket-1").enemy("tick", OUTSIDE).gear(0)
    zone.run(EnemyAttack("tick-1")).finish("rerolls.choose").say("answer:ball_of_wool-1").finish()
    assert zone.foe("tick-1").pinned


@pytest.mark.rule("SV-8.1")
@pytest.mark.parametrize(("symbol", "n"), [("P1", 0), ("P3", 1)])
def test_a_map_with_crosses_leads_to_loot_and_perhaps_to_somebody(symbol: str, n: int) -> None:
    zone = owning("thirteen_crosses").symbol(symbol)
    zone.use("thirteen_crosses-1", f"space:{zone.name_of('L2')}").finish("turn.choose")
    assert zone.holds("unique_loot") == [zone.name_of("L2")]
    assert len(zone.game.ground(zone.slot("L2")).unknown) == n
