"""SC-12, SC-13: every point of every activation card, resolved alone: for the enemies that it means, as far as it says.

The tables have one entry for each colour, C1 to C4.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.script import Script
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage, grid

CORNER = ("%%%%%%%%%%%%HH", "%%%%%%%%%%%%HH", "%%%%%%%%%%%%II", "%%%%%%%%%%%%II")
ROAD = grid("ABCDEFGH")
X = ("SC-U01-1", "SC-U01-2")
STREET = ("AABBCCDDEEFFGG", "AABBCCDDEEFFGG", *CORNER)
MOVERS = ("chimera", "mercenary", "snork", "rodent")
"""They move 4, 3, 3 and 5 spaces."""
SHOOTERS = ("bandit_rifle", "mercenary", "armoured", "monolith")
"""Their damage is 7, 8, 10 and 8; they see nothing behind."""


def street(goal: str, at: str = "AAAA") -> Stage:
    """Enemies of four colours in a street that look east; what they may be drawn to is at its far end, on G, and the
    lead stalker is behind the corner on I. A LOW marker on A, where a HIGH token is meant; loot on A, where a stalker is
    not. ``…_free``: there is one on D too, but pinned comrades hold it."""
    where = "DG" if goal.endswith("free") else "G"
    rooms = where if goal.startswith("room") else ""
    cov = dict.fromkeys(where, 1) if goal.startswith("cover") else {}
    edges = {pair: "door" for pair in ("CD", "DE", "FG", "GH") if set(pair) & set(rooms)}
    stage = Stage(grid(*STREET, edges=edges, rooms=rooms, cov=cov)).stalker(0, "I", hp=60)
    if goal in ("high", "low"):
        stage.attention(0, goal, "G")
    if goal == "high":
        stage.ground("A", low=1)
    if goal == "loot":
        stage.ground("A", loot=("SC-T01-1",))
    for kind, space, colour in zip(MOVERS, at, ("C1", "C2", "C3", "C4"), strict=True):
        stage.enemy(kind, space, "E", colour)
    if goal.endswith("free"):
        stage.enemy("snork", "D", pinned=True).enemy("rodent", "D", pinned=True)
    return stage


def ambush(facing: str, stalker: str = "E") -> Stage:
    """Enemies of four colours on B, a stalker three spaces to the east."""
    stage = Stage(grid("AABBCCDDEE", "AABBCCDDEE")).stalker(0, stalker, hp=60)
    for kind, colour in zip(SHOOTERS, ("C1", "C2", "C3", "C4"), strict=True):
        stage.enemy(kind, "B", facing, colour)
    return stage


def point(stage: Stage, path: str) -> Script:
    """A point of a card for everybody who is not pinned."""
    able = tuple(enemy.id for enemy in stage.game.state.enemies.values() if not enemy.pinned)
    return stage.game.script(path, "stalker-0", path.split("/")[1], only=able)


MOVED: dict[str, tuple[Callable[[], Stage], str]] = {
    "high/fire_in_the_hole/0": (lambda: street("high"), "EDDA"),
    "high/fire_in_the_hole/1": (lambda: street("high"), "AAAC"),
    "high/assault/0": (lambda: street("high"), "EDDA"),
    "high/assault/1": (lambda: street("high"), "AAAC"),
    "high/swarm_out/0": (lambda: street("high"), "EDDA"),
    "high/swarm_out/1": (lambda: street("high"), "AAAC"),
    "high/find_them/0": (lambda: street("high"), "EDDA"),
    "high/find_them/2": (lambda: street("high", "AABC"), "AAEG"),
    "high/pincer/1": (lambda: street("high"), "CAAC"),
    "high/dig_in/0": (lambda: street("cover"), "ADAA"),
    "high/dig_in/1": (lambda: street("high"), "CACC"),
    "high/frenzy/0": (lambda: street("high"), "AAAF"),
    "high/frenzy/1": (lambda: street("high"), "CACA"),
    "high/hold_the_line/1": (lambda: street("high"), "AACC"),
    "high/drag_hunt/0": (lambda: street("high", "AABC"), "AAEG"),
    "high/reckless/0": (lambda: street("high"), "EDDF"),
    "high/pull_back/1": (lambda: street("high"), "CAAC"),
    "high/alarm/0": (lambda: street("high"), "EDDA"),
    "high/alarm/1": (lambda: street("high"), "AAAC"),
    "low/disturbance/low/0": (lambda: street("low", "AABC"), "AAEG"),
    "low/disturbance/none/0": (lambda: street("room"), "EDDF"),
    "low/curious/low/0": (lambda: street("low"), "DDDD"),
    "low/curious/none/0": (lambda: street(""), "EDDF"),
    "low/wandering/low/0": (lambda: street("room_free", "AABC"), "AAEG"),
    "low/wandering/none/0": (lambda: street("cover", "AABC"), "AAEG"),
    "low/checking_corners/always/0": (lambda: street("cover_free", "AABC"), "AAEG"),
    "low/rounds/low/0": (lambda: street("low"), "ADDA"),
    "low/rounds/none/0": (lambda: street(""), "EDDA"),
    "low/rounds/none/1": (lambda: street(""), "AAAB"),
    "low/smoke_break/low/0": (lambda: street("low", "AABC"), "AADE"),
    "low/smoke_break/none/1": (lambda: street(""), "BAAB"),
    "low/sniffing/low/0": (lambda: street("low"), "EADF"),
    "low/sniffing/none/0": (lambda: street(""), "AADF"),
    "low/uneasy/none/0": (lambda: street("room"), "ADDA"),
    "low/stretching_legs/low/0": (lambda: street("low"), "AACC"),
    "low/stretching_legs/low/1": (lambda: street("low"), "BBAA"),
    "low/stretching_legs/none/0": (lambda: street("room"), "EDAA"),
    "low/stretching_legs/none/1": (lambda: street(""), "AACC"),
    "low/picking_over/always/0": (lambda: street("loot", "AABC"), "AAAA"),
}


@pytest.mark.rule("SC-12.1", "SC-13.1", "ST-13.25", "ST-13.28")
@pytest.mark.parametrize(("path", "lay", "after"), [(path, *row) for path, row in MOVED.items()], ids=MOVED)
def test_a_point_moves_those_whom_it_means_so_far(path: str, lay: Callable[[], Stage], after: str) -> None:
    stage = lay()
    stage.run(point(stage, path)).finish()
    assert "".join(stage.at(f"{kind}-1") for kind in MOVERS) == after


FACED = {
    "high/find_them/3": "EEEE",
    "high/pincer/2": "WEEW",
    "high/hold_the_line/0": "EEWW",
    "high/drag_hunt/1": "EEEE",
    "low/rounds/low/1": "EEEE",
    "low/smoke_break/none/0": "WEEW",
    "low/sniffing/low/1": "WEWW",
    "low/uneasy/low/1": "EEEE",
    "low/uneasy/none/1": "EWWE",
}


@pytest.mark.rule("SC-12.1", "SC-13.1", "ST-13.26")
@pytest.mark.parametrize(("path", "after"), FACED.items())
def test_a_point_turns_those_whom_it_means_to_the_stalker_behind_them(path: str, after: str) -> None:
    stage = ambush("W")
    stage.run(point(stage, path)).finish()
    assert "".join(stage.facing(f"{kind}-1") for kind in SHOOTERS) == after


HIT = {
    "high/fire_in_the_hole/2": (7, 8, 10, 6),
    "high/assault/2": (7, 10, 10, 8),
    "high/swarm_out/2": (7, 10, 10, 8),
    "high/find_them/4": (7, 8, 10, 6),
    "high/pincer/3": (7, 8, 11, 8),
    "high/dig_in/2": (7, 9, 10, 6),
    "high/frenzy/2": (7, 8, 10, 9),
    "high/hold_the_line/2": (7, 9, 10, 8),
    "high/drag_hunt/2": (7, 8, 9, 7),
    "high/reckless/1": (8, 9, 11, 8),
    "high/pull_back/2": (5, 6, 8, 6),
    "high/alarm/2": (7, 8, 8, 6),
    "low/wandering/none/1": (7, 8, 10, 6),
    "low/checking_corners/always/1": (7, 8, 10, 7),
    "low/sniffing/low/2": (5, 6, 8, 6),
    "low/picking_over/always/1": (5, 6, 8, 6),
}


@pytest.mark.rule("SC-12.1", "SC-13.1", "ST-13.17", "ST-13.28")
@pytest.mark.parametrize(("path", "damage"), HIT.items())
def test_a_point_lets_everybody_attack_and_changes_the_damage_by_colour(path: str, damage: tuple[int, ...]) -> None:
    stage = ambush("E")
    stage.run(point(stage, path)).finish()
    done = {attack.enemy: attack.damage for attack in stage.events(events.EnemyAttacked)}
    assert tuple(done[f"{kind}-1"] for kind in SHOOTERS) == damage
    assert stage.me().hp == 60 - sum(damage)


SPECIAL = {
    "high/fire_in_the_hole/3": ("C2", "C3"),
    "high/assault/3": ("C2", "C3"),
    "high/swarm_out/3": ("C2", "C3"),
    "high/dig_in/3": ("C1",),
    "high/frenzy/3": ("C4",),
    "high/drag_hunt/3": ("C1", "C2"),
    "high/pull_back/0": ("C2", "C3"),
    "high/alarm/3": ("C1",),
}


@pytest.mark.rule("SC-12.1", "ST-13.21")
@pytest.mark.parametrize(("path", "colours"), SPECIAL.items())
def test_a_point_lets_those_whom_it_means_use_their_specials(path: str, colours: tuple[str, ...]) -> None:
    stage = ambush("W")
    stage.run(point(stage, path)).finish()
    used = [stage.game.colour_of(event.enemy) for event in stage.events(events.SpecialUsed)]
    assert tuple(sorted(used)) == colours


def pulled() -> Stage:
    """A token six spaces from its owner, before the eyes of an enemy who does not see him."""
    return Stage(ROAD, seats=2).stalker(0, "A").attention(0, "low", "G").enemy("zombie", "F", "E")


def grenades() -> Stage:
    """A token HIGH two spaces from a human."""
    return Stage(ROAD).stalker(0, "D", hp=10).attention(0, "high", "D").enemy("bandit_rifle", "B", "W")


def crossfire() -> Stage:
    """The first stalker is in range and sight of two humans, the second of one."""
    stage = Stage(ROAD, seats=2).stalker(0, "D").stalker(1, "F")
    return stage.enemy("bandit_rifle", "B", "E").enemy("mercenary", "C", "E")


def one_behind_the_wall() -> Stage:
    """Four colours before a stalker, and one more of C4 whom he cannot see."""
    return ambush("W").enemy("monolith", "Z")


def in_cover() -> Stage:
    """Exposed: a human in cover, one beside it, and a mutant in cover."""
    stage = Stage(grid("AABBCC", cov={"B": 1})).enemy("bandit_rifle", "B", exposed=True)
    return stage.enemy("bandit_rifle", "C", exposed=True).enemy("snork", "B", exposed=True)


def hidden_cover() -> Stage:
    """Cover on C, in the stalker's sight, and on F, behind the corner; one enemy sees him, the other does not. The
    token is on the far end."""
    stage = Stage(grid("AABBCCDDEE", "%%%%%%%%FF", cov={"C": 1, "F": 1})).stalker(0, "A").attention(0, "low", "E")
    return stage.enemy("mercenary", "B", "W", "C2").enemy("bandit_rifle", "D", "E", "C3")


OTHERS: dict[str, tuple[Callable[[], Stage], dict[str, Any]]] = {
    "high/fire_in_the_hole/zone": (grenades, {"0.hp": 4}),
    "high/assault/zone": (crossfire, {"0.pinned": True}),
    "high/swarm_out/zone": (one_behind_the_wall, {"armoured-1.exposed": True, "monolith-1.exposed": True}),
    "high/find_them/1": (pulled, {"0.noticed": "E"}),
    "high/pincer/0": (
        lambda: street("cover", "DDDD").stalker(0, "Z").attention(0, "high", "A"),
        {"mercenary-1.space": "G", "snork-1.space": "A", "snork-1.facing": "W"},
    ),
    "high/dig_in/zone": (in_cover, {"bandit_rifle-1.exposed": False}),
    "high/frenzy/zone": (one_behind_the_wall, {"monolith-1.exposed": True}),
    "high/hold_the_line/zone": (crossfire, {"0.pinned": True}),
    "high/drag_hunt/zone": (pulled, {"0.noticed": "E"}),
    "high/reckless/zone": (one_behind_the_wall, {f"{kind}-1.exposed": True for kind in SHOOTERS}),
    "high/alarm/zone": (
        lambda: Stage(ROAD).stalker(0, "D").ground("C", unknown=X).ground("H", unknown=X),
        {"C.unknown": 1},
    ),
    "low/disturbance/low/1": (hidden_cover, {"mercenary-1.space": "E", "mercenary-1.facing": "S"}),
    "low/curious/low/1": (pulled, {"0.noticed": "E"}),
    "low/uneasy/low/0": (pulled, {"0.noticed": "F"}),
}


@pytest.mark.rule("SC-12.1", "SC-13.1", "ST-13.26", "ST-8.8")
@pytest.mark.parametrize(("path", "lay", "after"), [(path, *row) for path, row in OTHERS.items()], ids=OTHERS)
def test_a_point_for_everybody_at_once_changes_what_it_says(
    path: str, lay: Callable[[], Stage], after: dict[str, Any]
) -> None:
    stage = lay()
    assert changes(stage, point(stage, path)) == after


@pytest.mark.rule("SC-12.1", "ST-13.26", "ST-13.28")
def test_the_enemies_of_assault_look_around_where_they_have_come_to() -> None:
    stage = Stage(ROAD).stalker(0, "B").attention(0, "high", "H").enemy("zombie", "C", "E", "C4")
    stage.run(point(stage, "high/assault/1"))
    assert (stage.at("zombie-1"), stage.facing("zombie-1")) == ("E", "W")


@pytest.mark.rule("SC-12.1", "SC-13.1")
def test_every_point_of_every_activation_card_is_in_a_table() -> None:
    points = {path for path, ops in content().scripts.items() if path.startswith(("high/", "low/")) and ops}
    assert {*MOVED, *FACED, *HIT, *SPECIAL, *OTHERS} == points
