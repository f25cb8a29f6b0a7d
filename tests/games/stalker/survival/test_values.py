"""SV-0.4 Values and qualities that cards in the open change, each by what comes of it."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.actions import Decoy, Prepare
from cordon.games.stalker.rules.anomalies import ActivationRolls, relevant_symbols, throw_range
from cordon.games.stalker.rules.attack import loudness, max_range, thresholds_of
from cordon.games.stalker.rules.enemy_attack import EnemyAttack, React
from cordon.games.stalker.rules.movement import StalkerMove
from cordon.games.stalker.rules.options import movement_limit
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.survival.arriving import mark
from cordon.games.stalker.survival.pockets import carried
from cordon.games.stalker.survival.tokens import give, put_token
from tests.games.stalker.survival.zone import Zone

OUTSIDE, INSIDE = "6.F", "13.A"


def zone_with(*cards: str, seats: int = 2) -> Zone:
    zone = Zone("S01", "M01", seats=seats)
    board = zone.game.board
    assert not board.indoor_mask >> board.index[OUTSIDE] & 1
    assert board.indoor_mask >> board.index[INSIDE] & 1
    for card in cards:
        zone.up(card)
    return zone


@pytest.mark.rule("SV-0.4")
@pytest.mark.parametrize(
    ("card", "outside", "inside"),
    [("E20", (0, 0, 0), (0, 0, 0)), ("E38", (-1, 0, 0), (0, 0, 0)), ("E48", (0, 1, 1), (0, 1, 1))],
)
def test_cards_change_what_enemies_see(card: str, outside: tuple[int, ...], inside: tuple[int, ...]) -> None:
    zone = zone_with()
    printed = zone.game.content.enemies["tick"].sight
    zone.up(card)
    for name, change in ((OUTSIDE, outside), (INSIDE, inside)):
        found = zone.game.reach_of("tick", zone.game.board.index[name])
        wanted = [value + by for value, by in zip(printed, change, strict=True)]
        if card == "E20":
            wanted[1] = 0
        assert list(found) == wanted


@pytest.mark.rule("SV-0.4")
def test_in_ground_fog_nobody_outdoors_sees_or_shoots_far() -> None:
    zone = zone_with("E40").give(0, "akm_74u-1")
    index = zone.game.board.index
    assert max(zone.game.reach_of("bandit_rifle", index[OUTSIDE])) == 2
    assert max(zone.game.reach_of("bandit_rifle", index[INSIDE])) > 2
    assert max_range(zone.stalker(0, OUTSIDE).game, 0, "akm_74u-1") == 2
    assert max_range(zone.stalker(0, INSIDE).game, 0, "akm_74u-1") == 3


@pytest.mark.rule("SV-0.4")
@pytest.mark.parametrize(("card", "harder", "same"), [("E45", "bandit_rifle", "tick"), ("E50", "tick", "bandit_rifle")])
def test_thresholds_rise_for_one_type_of_enemies(card: str, harder: str, same: str) -> None:
    zone = zone_with(card).enemy(harder, OUTSIDE).enemy(same, OUTSIDE)
    for kind, more in ((harder, 1), (same, 0)):
        printed = zone.game.content.enemies[kind].torso
        found = thresholds_of(zone.game, f"{kind}-1", "torso")
        assert [each.stars for each in found] == [each.stars + more for each in printed]


@pytest.mark.rule("SV-0.4")
def test_lore_lowers_the_thresholds_of_the_beast() -> None:
    zone = Zone("S03", "M01", seats=2).count("lore", 2).enemy("chimera", OUTSIDE).enemy("chimera", OUTSIDE)
    mark(zone.game, "chimera-1")
    assert [each.stars for each in thresholds_of(zone.game, "chimera-1", "torso")] == [6, 12]
    assert [each.stars for each in thresholds_of(zone.game, "chimera-2", "torso")] == [8, 14]


@pytest.mark.rule("SV-0.4")
def test_only_humans_near_the_sergeant_are_stronger() -> None:
    zone = zone_with().enemy("bandit_rifle", OUTSIDE).enemy("bandit_rifle", OUTSIDE).enemy("tick", OUTSIDE)
    zone.enemy("bandit_rifle", INSIDE).up("E47")
    mark(zone.game, "bandit_rifle-1")
    mv = zone.game.content.enemies["bandit_rifle"].mv
    assert [zone.game.mv(f"bandit_rifle-{i}") for i in (1, 2, 3)] == [mv + 1, mv + 1, mv]
    assert zone.game.mv("tick-1") == zone.game.content.enemies["tick"].mv
    assert zone.game.of_enemy("enemy.dmg", 3, "bandit_rifle-2") == 4


@pytest.mark.rule("SV-0.4")
@pytest.mark.parametrize(
    ("card", "kind", "more"), [("E46", "tick", 1), ("E46", "bandit_rifle", 0), ("E49", "bandit_rifle", 1)]
)
def test_attacks_of_improved_enemies_hurt_more(card: str, kind: str, more: int) -> None:
    zone = zone_with(card, seats=1).stalker(0, OUTSIDE).enemy(kind, OUTSIDE)
    printed = zone.game.content.enemies[kind].attack.damage
    zone.run(EnemyAttack(f"{kind}-1")).finish("rerolls.choose")
    (attack,) = zone.events(events.EnemyAttacked)
    assert attack.damage == printed + more


@pytest.mark.rule("SV-0.4")
def test_fresh_belts_reach_farther_and_only_guns_have_belts() -> None:
    zone = zone_with("E49").enemy("bandit_rifle", OUTSIDE).enemy("tick", OUTSIDE)
    kinds = zone.game.content.enemies
    assert zone.game.attack_reach("bandit_rifle-1") == kinds["bandit_rifle"].attack.range + 1
    assert zone.game.attack_reach("tick-1") == kinds["tick"].attack.range


@pytest.mark.rule("SV-0.4")
def test_a_hair_trigger_counts_for_reactions_only() -> None:
    damage = {}
    for name, procedure in (("reaction", React(0)), ("attack", EnemyAttack("bandit_rifle-1"))):
        zone = zone_with("E21", seats=1).stalker(0, OUTSIDE).enemy("bandit_rifle", OUTSIDE)
        zone.run(procedure).finish("rerolls.choose")
        damage[name] = zone.events(events.EnemyAttacked)[0].damage
    assert damage["reaction"] == damage["attack"] + 2


@pytest.mark.rule("SV-0.4")
def test_radiation_is_what_cards_have_made_of_it() -> None:
    zone = zone_with()
    board = zone.game.board
    cold, hot = (next(s for s in board.spaces(board.land_mask) if board.rad[s] == rad) for rad in (0, 1))
    orange = next(s for s in board.spaces(board.land_mask) if board.rad[s] >= 3)
    assert zone.up("E18").game.radiation_at(hot) == 2
    assert zone.game.radiation_at(cold) == 0
    put_token(zone.up("U15").game, "rad_mark", cold)
    assert zone.game.radiation_at(cold) == 2
    zone = zone_with("U16")
    assert [zone.game.radiation_at(s) for s in (cold, hot, orange)] == [0, 0, board.rad[orange]]
    assert zone.up("E44").game.radiation_at(orange) == board.rad[orange] - 1
    assert zone.game.radiation_at(cold) == 0


@pytest.mark.rule("SV-0.4")
def test_the_ground_slows_only_those_outdoors() -> None:
    zone = zone_with("E23")
    assert movement_limit(zone.stalker(0, OUTSIDE).game, 0) == 2
    assert movement_limit(zone.stalker(0, INSIDE).game, 0) == 3
    assert movement_limit(zone_with("E27").game, 0) == 4


@pytest.mark.rule("SV-0.4")
def test_dust_takes_a_die_and_a_space_of_every_throw() -> None:
    zone = zone_with("E41").stalker(0, OUTSIDE).stalker(1, INSIDE)
    assert [throw_range(zone.game, seat) for seat in (0, 1)] == [2, 3]
    assert [zone.game.modified("attack.sd", 3, seat) for seat in (0, 1)] == [2, 3]
    zone.run(Decoy(0))
    ranges = zone.game.board.ranges("open", zone.me().space)
    assert {ranges[zone.game.board.index[each.removeprefix("space:")]] for each in zone.options} == {0, 1, 2}


@pytest.mark.rule("SV-0.4")
def test_steady_hands_help_each_stalker_once_in_a_round() -> None:
    zone = zone_with("E22")
    for seat in (1, 0):
        assert zone.game.modified("attack.gd", 1, seat) == 2
        zone.game.use_mods("attack.gd", seat)
        assert zone.game.modified("attack.gd", 1, seat) == 1


# --- qualities --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SV-0.4")
@pytest.mark.parametrize(("card", "option"), [("E25", "careful"), ("E25", "decoy"), ("E37", "lead:heal")])
def test_what_a_card_forbids_is_refused_with_a_reason(card: str, option: str) -> None:
    zone = zone_with()
    zone.game.update(zone.me(), bolts=1)
    zone.run(Turn(0, 0))
    assert option in zone.options
    zone.up(card).run(Turn(0, 0))
    assert option not in zone.options
    assert {each.option: each.reason.id for each in zone.game.refusals(0)}[option] == "forbidden"


@pytest.mark.rule("SV-0.4")
def test_with_empty_stomachs_preparing_gives_only_a_bolt() -> None:
    zone = zone_with("E37")
    before = zone.me()
    zone.run(Prepare(0)).finish()
    assert (zone.me().focus, zone.me().bolts) == (before.focus, before.bolts + 1)


@pytest.mark.rule("SV-0.4")
@pytest.mark.parametrize(("cards", "side"), [((), "low"), (("E26",), "")])
def test_distant_gunfire_covers_the_sound_of_steps(cards: tuple[str, ...], side: str) -> None:
    zone = zone_with(*cards)
    zone.run(StalkerMove(0, 1)).say(zone.options[0]).finish()
    assert zone.me().attention == side


@pytest.mark.rule("SV-0.4")
def test_thunder_and_a_bent_suppressor_make_shots_low() -> None:
    zone = zone_with().give(0, "akm_74u-1").stalker(0, OUTSIDE)
    shot = zone.game.weapon_card("akm_74u-1").attacks[0]
    assert loudness(zone.game, 0, "akm_74u-1", shot) == "high"
    zone.up("E42")
    assert loudness(zone.game, 0, "akm_74u-1", shot) == "low"
    zone.stalker(0, INSIDE)
    assert loudness(zone.game, 0, "akm_74u-1", shot) == "high"


@pytest.mark.rule("SV-0.4")
def test_on_wide_fields_p1_is_always_relevant_but_only_where_something_is_uncovered() -> None:
    zone = zone_with().anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1")
    anomaly = zone.game.state.anomalies["anomaly-1"]
    symbols = zone.game.symbols_of(anomaly)
    space = next(space for space, digits in symbols.items() if "1" not in digits)
    before = relevant_symbols(zone.game, "stalker-0", anomaly, (space,))
    assert "P1" not in before
    zone.up("U19")
    assert relevant_symbols(zone.game, "stalker-0", anomaly, (space,)) == before | {"P1"}
    far = next(space for space in range(len(zone.game.board.ids)) if space not in symbols)
    assert relevant_symbols(zone.game, "stalker-0", anomaly, (far,)) == set()


@pytest.mark.rule("SV-0.4")
@pytest.mark.parametrize(("cards", "asked"), [((), True), (("E24",), False)])
def test_humming_air_lets_nobody_roll_again_for_an_anomaly(cards: tuple[str, ...], asked: bool) -> None:
    zone = zone_with(*cards).anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1")
    zone.game.update(zone.me(), focus=True)
    zone.stalker(0, "2.J").symbol("P4").run(ActivationRolls("stalker-0", (zone.me().space,)))
    assert (zone.decision.kind == "rerolls.choose") == asked


@pytest.mark.rule("SV-0.4")
def test_a_quality_may_last_for_a_while_only() -> None:
    zone = zone_with()
    zone.game.put_in_force("E09", "round", "no_exchange", 1)
    assert zone.game.has_quality("no_exchange")
    zone.game.end_in_force("round")
    assert not zone.game.has_quality("no_exchange")


# --- light loads (SV-1.5) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SV-1.5")
def test_light_tokens_change_hands_with_prepare() -> None:
    zone = Zone("S06", seats=2).run(Prepare(0))
    assert "hand_token:charge:0:1" in zone.options
    zone.say("hand_token:charge:0:1")
    assert [len(carried(zone.game, seat, "charge")) for seat in (0, 1)] == [2, 1]
    assert "hand_token:charge:1:0" in zone.options, "and back"


@pytest.mark.rule("SV-1.5")
def test_nobody_is_handed_more_than_can_be_carried_and_nothing_heavy() -> None:
    zone = Zone("S07", seats=2)
    give(zone.game, 0, "supply", 2)
    give(zone.game, 1, "supply", 1)
    zone.run(Prepare(0)).say("hand_token:supply:0:1")
    assert "hand_token:supply:1:0" in zone.options
    assert "hand_token:supply:0:1" not in zone.options
    give(zone.game, 0, "wounded")
    assert not [option for option in zone.run(Prepare(0)).options if "wounded" in option]
