"""SV-X24, SV-1.5, SV-1.10: what two carry, what changes hands, and what a blast opens."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.stalker.rules.activation import Grenades
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.state import Character, ZoneToken
from cordon.games.stalker.survival.tokens import give, put_on_edge
from tests.games.stalker.survival.zone import Zone

HELPERS = ("foma", "vasylyna", "tamara", "conscript", "ilarion")


def laden(**config: Any) -> Zone:
    """Two stalkers in the entrance; the first carries a wounded, and a turn of theirs has begun."""
    zone = Zone("S08", "M01", **{"consent": False, **config})
    zone.game.set(tokens={})
    zone.game.add(ZoneToken("wounded-1", "wounded", holder=0, up=True, blood=4))
    return zone.run(Turn(0, 0))


def away(zone: Zone) -> str:
    """The step that leads farthest from the entrance."""
    far, index = zone.game.board.ranges("open", zone.slot("IN")), zone.game.board.index
    steps = [option for option in zone.options if option.startswith("step:")]
    return max(steps, key=lambda option: far[index[option.removeprefix("step:")]])


def walk(zone: Zone, steps: int) -> Zone:
    """So many steps, away from the entrance; then enough."""
    for _ in range(steps):
        zone.say(away(zone))
    return zone.say("stop") if "stop" in zone.options else zone


def stands(zone: Zone, seat: int) -> str:
    return zone.at(f"stalker-{seat}")


@pytest.mark.rule("SV-1.5")
def test_whoever_carries_a_wounded_alone_gets_two_spaces_far() -> None:
    zone = walk(laden().say("move", "alone"), 2)
    assert not any(option.startswith("step:") for option in zone.options)
    assert stands(zone, 1) == zone.name_of("IN")


@pytest.mark.rule("SV-5.1")
def test_two_who_start_on_one_space_carry_a_wounded_three_spaces_and_the_other_places_no_attention() -> None:
    zone = walk(laden().say("move", "together:1"), 3)
    assert stands(zone, 0) == stands(zone, 1) != zone.name_of("IN")
    assert zone.me(0).attention == "low"
    assert zone.me(1).attention == ""


@pytest.mark.rule("SV-5.1")
def test_whoever_has_free_hands_may_be_the_one_who_moves() -> None:
    zone = laden()
    zone.game.update(zone.game.state.tokens["wounded-1"], holder=1)
    walk(zone.run(Turn(0, 0)).say("move", "together:1"), 3)
    assert stands(zone, 1) == stands(zone, 0) != zone.name_of("IN")
    assert zone.game.state.tokens["wounded-1"].holder == 1


@pytest.mark.rule("SV-5.1")
def test_nobody_is_made_to_carry() -> None:
    zone = laden(consent=True).say("move", "together:1")
    assert zone.decision.seat == 1
    walk(zone.say("decline"), 2)
    assert not any(option.startswith("step:") for option in zone.options)
    assert stands(zone, 1) == zone.name_of("IN")


@pytest.mark.rule("SV-5.1")
def test_where_there_is_no_room_for_two_the_other_stops_one_space_before() -> None:
    zone = laden().say("move", "together:1")
    zone.say(away(zone))
    before, there = stands(zone, 0), away(zone).removeprefix("step:")
    index = zone.game.board.index[there]
    for name in HELPERS[: zone.game.board.capacity[index] - 1]:
        zone.game.add(Character(f"character-{name}", name, index, 4, 4))
    zone.say(f"step:{there}", "stop")
    assert (stands(zone, 0), stands(zone, 1)) == (there, before)


@pytest.mark.rule("SV-1.5")
def test_light_tokens_change_hands_when_somebody_prepares_and_heavy_ones_do_not() -> None:
    zone = laden()
    give(zone.game, 0, "charge", 2)
    zone.run(Turn(0, 0)).say("prepare")
    assert "hand_token:charge:0:1" in zone.options
    assert not any("wounded" in option for option in zone.options)
    zone.say("hand_token:charge:0:1")
    assert sorted(token.holder for token in zone.game.state.tokens.values() if token.kind == "charge") == [0, 1]


@pytest.mark.rule("SV-1.5")
def test_nobody_is_handed_more_supplies_than_can_be_carried() -> None:
    zone = Zone("S07", "M01", consent=False)
    zone.game.set(tokens={})
    give(zone.game, 0, "supply", 2)
    give(zone.game, 1, "supply", 1)
    zone.run(Turn(0, 0)).say("prepare", "hand_token:supply:0:1")
    assert "hand_token:supply:0:1" not in zone.options
    assert "hand_token:supply:1:0" in zone.options


# --- blasts (SV-1.10) -------------------------------------------------------------------------------------------------


def locked() -> tuple[Zone, str, str]:
    """A locked door, and the spaces on both sides of it."""
    zone = Zone("S01", "M01", consent=False)
    segment = zone.game.zone_map.slot("D1").edges[0]
    put_on_edge(zone.game, "locked_door", segment)
    found = zone.game.board.segment(segment)
    assert found is not None
    zone.stalker(0, found.one)
    return zone, found.one, found.other


def is_open(zone: Zone, one: str, other: str) -> bool:
    index = zone.game.board.index
    return bool(zone.game.board.step_mask("open", index[one]) >> index[other] & 1)


@pytest.mark.rule("SV-1.10")
@pytest.mark.parametrize("side", [0, 1])
def test_a_grenade_next_to_a_locked_door_opens_it_though_nobody_is_there(side: int) -> None:
    zone, *sides = locked()
    assert not is_open(zone, *sides)
    zone.stalker(0, sides[side]).give(0, "frag_grenade-1")
    zone.use("frag_grenade-1", f"space:{sides[side]}")
    assert is_open(zone, *sides)


@pytest.mark.rule("SV-1.10")
@pytest.mark.parametrize("card", ["smoke_grenade", "flash_grenade"])
def test_smoke_and_light_open_nothing(card: str) -> None:
    zone, before, behind = locked()
    zone.give(0, f"{card}-1").use(f"{card}-1", f"space:{before}")
    assert not is_open(zone, before, behind)


@pytest.mark.rule("SV-1.10")
def test_a_grenade_one_space_farther_opens_nothing() -> None:
    zone, before, behind = locked()
    board = zone.game.board
    sides = 1 << board.index[before] | 1 << board.index[behind]
    near = board.names(board.within("open", board.index[before], 1) & ~sides)
    zone.give(0, "frag_grenade-1").use("frag_grenade-1", f"space:{near[0]}")
    assert not is_open(zone, before, behind)


@pytest.mark.rule("SV-1.10")
def test_a_blast_bought_with_masks_opens_the_lock_beside_a_lone_target() -> None:
    zone, before, behind = locked()
    zone.give(0, "coachmans_twin-1").enemy("tick", before)
    zone.stalker_dice("mm", "m", "m").gear(0, 0, 0).run(Turn(0, 0)).say("attack:one_barrel")
    while not any(option.startswith("mask:") for option in zone.options):
        zone.say(zone.decision.answers()[0])
    zone.say(next(option for option in zone.options if option.startswith("mask:")))
    while not is_open(zone, before, behind) and not zone.decision.kind.startswith("turn"):
        zone.say(zone.decision.answers()[0])
    assert is_open(zone, before, behind)


@pytest.mark.rule("SV-1.10")
def test_what_enemies_throw_opens_a_lock_as_well() -> None:
    zone, before, behind = locked()
    zone.attention(0, "high", before)
    board = zone.game.board
    sides = 1 << board.index[before] | 1 << board.index[behind]
    near = board.names(board.within("open", board.index[before], 1) & ~sides)
    zone.enemy("bandit_rifle", near[0], team=2).run(Grenades(6)).finish()
    assert is_open(zone, before, behind)
