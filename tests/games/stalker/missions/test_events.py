"""SM-6 and SM-7: both parts of every mission event change what the card says, for those whom it means, and nothing else.

Events that name no space are tried on a road; the others on the map of their mission. It is longer than other modules
because it is a table: every event has a row or a test of its own here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.event_deck import MissionResult, effect
from cordon.games.stalker.rules.mission import MissionRun
from cordon.games.stalker.state import EnvironmentCard
from cordon.kernel.frames import Call, Procedure, started
from tests.games.stalker.missions.in_play import placed
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
COVERED = grid("AABBCCDD", cov={"B": 1}, edges={"CD": "door"}, rooms="D")
X = ("SC-U01-1", "SC-U01-2")
"""Two tokens without an enemy."""

Row = tuple[str, str, Callable[[], Stage], tuple[str, ...], dict[str, Any]]


def road(mission: str, *stalkers: str) -> Stage:
    """Stalkers of a mission on a road."""
    return _staged(Stage(ROAD, mission, seats=len(stalkers) or 1), stalkers)


def on(mission: str, *stalkers: str) -> Stage:
    """Stalkers on the map of a mission."""
    return _staged(Stage(mission=mission, seats=len(stalkers)), stalkers)


def _staged(stage: Stage, stalkers: tuple[str, ...]) -> Stage:
    for seat, space in enumerate(stalkers):
        stage.stalker(seat, space, hp=10)
    return stage


def card(stage: Stage, number: str, **changed: Any) -> Stage:
    """An environment card in play."""
    stage.game.add(EnvironmentCard(number, number, **changed))
    return stage


def remembering(stage: Stage, **memory: str) -> Stage:
    stage.game.set(memory=memory)
    return stage


def result_of(stage: Stage, procedure: Procedure) -> str:
    """How the mission ends that this happens in."""
    mission = started(MissionRun())
    mission.into = "result"
    stage.run(procedure, inside=mission)
    ended = stage.result
    assert isinstance(ended, MissionResult)
    return ended.result


def heard(stage: Stage) -> Stage:
    """A round has ended on alarm."""
    stage.game.count("losses", "alarms")
    return stage


def paid(stage: Stage, money: int) -> Stage:
    """The team has so much."""
    stage.game.set(money=money)
    return stage


def stacks(mission: str, seats: int) -> Stage:
    """Two stacks of two on a road, one of them closer to the lead stalker."""
    stage = road(mission, "A", *["H"] * (seats - 1))
    return stage.ground("C", unknown=X).ground("F", unknown=X)


def breakers(stalker: str, *closed: str) -> Stage:
    """The feeder of B1 is not set yet; these breakers are closed."""
    stage = card(road("B1", stalker), "B1-06", place="map")
    for number in ("B1-03", "B1-04", "B1-05"):
        card(stage, number, place="map", side="b" if number in closed else "a")
    return stage


CLOSEST: list[Row] = [
    (f"{mission}-I", "round_end", partial(stacks, mission, 2), (), {"C.unknown": 1, "events": n - 2})
    for mission, n in (("A1", 5), ("A2", 4), ("A3", 4), ("B1", 5), ("B2", 4), ("B3", 4))
]
"""Event I: the token closest to the lead stalker, and so many random events less N."""
FOUR: list[Row] = [
    (f"{mission}-I", "round_end", partial(stacks, mission, 4), (), {"C.unknown": 1, "events": 1})
    for mission in ("A1", "A2", "A3", "B1", "B2")
]
"""Four stalkers see a random event too."""
ALL_OF_THEM: list[Row] = [
    (
        f"{mission}-III",
        "instant",
        partial(stacks, mission, 1),
        (),
        {"C.unknown": None, "F.unknown": None},
    )
    for mission in ("A1", "A3", "B1", "B2", "B3")
]
MORE_ROUNDS: list[Row] = [
    (f"{mission}-III", "round_end", partial(road, mission, "A"), (), {"events": n - 1})
    for mission, n in (("A1", 4), ("A2", 3), ("A3", 3), ("B1", 4), ("B2", 3), ("B3", 3))
]
LAST: list[Row] = [
    (event, "instant", partial(road, event[:2], "A", "B"), (), {"0.focus": True, "1.focus": True})
    for event in ("A1-VI", "A2-VI", "A3-VIII", "B2-VII", "B3-VIII")
]
"""The last event before time is up."""

EVENTS: list[Row] = [
    *CLOSEST,
    *FOUR,
    *ALL_OF_THEM,
    *MORE_ROUNDS,
    *LAST,
    (
        "A1-II-1",
        "instant",
        lambda: on("A1", "5.A").enemy("bandit_rifle", "1.A", "N").enemy("bandit_shotgun", "1.B", "N"),
        (),
        {"bandit_rifle-1.space": "1.D", "bandit_rifle-1.facing": "E"},
    ),
    (
        "A1-II-2",
        "instant",
        lambda: road("A1", "A", "H").attention(0, "high", "C").enemy("zombie", "G", "E"),
        (),
        {"0.attention": "low"},
    ),
    (
        "A1-II-2",
        "round_end",
        lambda: on("A1", "4.L").enemy("bandit_shotgun", "1.C", "N").enemy("bandit_rifle", "1.A", "N"),
        (),
        {"bandit_shotgun-1.space": "1.E", "bandit_shotgun-1.facing": "S"},
    ),
    (
        "A1-Y",
        "instant",
        lambda: road("A1", "A").enemy("bandit_rifle", "H", "E").enemy("zombie", "G", "E"),
        (),
        {"bandit_rifle-1.space": "F", "bandit_rifle-1.facing": "W"},
    ),
    ("A1-Y", "round_end", partial(stacks, "A1", 2), (), {"C.unknown": 1}),
    ("A1-R", "instant", lambda: road("A1", "A", "B"), (), {"H.unknown": 1}),
    ("A1-R", "round_end", partial(stacks, "A1", 2), (), {"C.unknown": 1}),
    ("A2-R", "instant", lambda: paid(road("A2", "A"), 500), ("part:1",), {"money": 200}),
    (
        "A2-R",
        "instant",
        lambda: paid(road("A2", "A").enemy("mercenary", "D", "E").enemy("snork", "H", "E"), 500),
        ("part:2",),
        {"mercenary-1.facing": "W", "0.attention": "high", "0.noticed": "A"},
    ),
    (
        "A2-R",
        "instant",
        lambda: paid(road("A2", "A").enemy("mercenary", "D", "E"), 200),
        (),
        {"mercenary-1.facing": "W", "0.attention": "high", "0.noticed": "A"},
    ),
    (
        "A3-R",
        "instant",
        lambda: road("A3", "A", "B").stalker(0, "A", focus=True),
        ("part:1",),
        {"0.focus": False, "1.exposed": True},
    ),
    (
        "B1-R",
        "instant",
        lambda: road("B1", "A", "B").attention(0, "high", "C").attention(1, "low", "D"),
        (),
        {"0.attention": "low", "1.attention": "", "1.noticed": ""},
    ),
    ("B2-R", "instant", lambda: road("B2", "A"), ("space:T.D",), {"D.low": 1}),
    (
        "B3-R",
        "round_end",
        lambda: _staged(Stage(COVERED, "B3", seats=3), ("A", "B", "D")).give(1, "swamp_cloak-1"),
        (),
        {"0.dose": 3, "1.dose": 2},
    ),
    ("A1-IV", "instant", lambda: card(road("A1", "A"), "A1-01", place="beside"), (), {"A1-01.cubes": 1}),
    ("A1-IV", "instant", lambda: card(road("A1", "A"), "A1-01", place="beside", side="b"), (), {}),
    ("A1-IV", "round_end", lambda: on("A1", "4.L"), (), {"2.E.unknown": 1}),
    (
        "A1-V",
        "instant",
        lambda: heard(on("A1", "4.L")).pool("bandit_rifle", 2),
        (),
        placed("bandit_rifle", 1, "3.F", "W"),
    ),
    ("A1-V", "instant", lambda: on("A1", "4.L").pool("bandit_rifle", 2), (), {}),
    ("A1-V-2", "instant", lambda: heard(on("A1", "4.L")).pool("bandit_mg", 1), (), placed("bandit_mg", 1, "3.F", "W")),
    ("A1-V-2", "instant", lambda: on("A1", "4.L").pool("bandit_mg", 1), (), {}),
    *[
        row
        for event in ("A1-V", "A1-V-2")
        for row in (
            (
                event,
                "round_end",
                lambda: heard(on("A1", "5.A")).ground("5.C", unknown=X),
                (),
                {"3.E.unknown": 1, "5.C.unknown": 1},
            ),
            (event, "round_end", lambda: on("A1", "5.A").ground("5.C", unknown=X), (), {"3.E.unknown": 1}),
        )
    ],
    ("A2-I", "round_end", lambda: remembering(road("A2", "A"), dalik="lost"), (), {"events": 2}),
    (
        "A2-II",
        "instant",
        lambda: road("A2", "Z").enemy("mercenary", "A", "W").enemy("snork", "F", "E"),
        (),
        {"mercenary-1.space": "D", "mercenary-1.facing": "E"},
    ),
    (
        "A2-II",
        "instant",
        lambda: road("A2", "Z").enemy("mercenary", "A", "W").attention(0, "low", "G"),
        (),
        {"mercenary-1.space": "D", "mercenary-1.facing": "E"},
    ),
    (
        "A2-II",
        "round_end",
        lambda: road("A2", "G").enemy("mercenary", "C", "W").enemy("snork", "A", "W"),
        (),
        {"0.attention": "high", "0.noticed": "G", "mercenary-1.facing": "E"},
    ),
    (
        "A2-III",
        "instant",
        lambda: on("A2", "6.A").ground("6.E", unknown=X).pool("mercenary", 2),
        (),
        {"6.E.unknown": None} | placed("mercenary", 1, "3.F", "W"),
    ),
    ("A2-IV", "instant", lambda: on("A2", "6.A").pool("snork", 3), (), placed("snork", 2, "7.M", "N")),
    (
        "A2-IV",
        "round_end",
        lambda: road("A2", "H").enemy("snork", "A", "E").enemy("zombie", "B", "E"),
        (),
        {"snork-1.space": "D"},
    ),
    ("A2-IV-2", "instant", lambda: on("A2", "6.A").pool("horned", 1), (), placed("horned", 1, "7.M", "N")),
    (
        "A2-IV-2",
        "round_end",
        lambda: road("A2", "Z").enemy("horned", "A", "W", team=2).enemy("mercenary", "H", "E").attention(0, "low", "Z"),
        (),
        {"horned-1.space": "C", "horned-1.facing": "E"},
    ),
    (
        "A2-V",
        "instant",
        lambda: on("A2", "8.D", "8.A"),
        ("step:8.M", "step:8.F"),
        {"0.space": "8.F", "0.attention": "low", "0.noticed": "8.F", "0.moved": True},
    ),
    ("A2-V", "round_end", lambda: card(on("A2", "6.A"), "A2-04", place="map"), (), {"A2-04.side": "b"}),
    ("A3-I", "round_end", lambda: remembering(road("A3", "A"), **{"try": "second"}), (), {"events": 2}),
    (
        "A3-II",
        "instant",
        lambda: road("A3", "G").enemy("monolith", "C", "W").enemy("zombie", "B", "W"),
        (),
        {"0.attention": "high", "0.noticed": "G", "monolith-1.facing": "E"},
    ),
    (
        "A3-II",
        "round_end",
        lambda: road("A3", "Z").enemy("monolith", "C", "E").enemy("zombie", "E", "E"),
        (),
        {"zombie-1.space": "F"},
    ),
    (
        "A3-IV",
        "instant",
        lambda: road("A3", "A", "B").stalker(0, "A", focus=True),
        ("part:1",),
        {"0.focus": False, "1.exposed": True},
    ),
    (
        "A3-IV",
        "instant",
        lambda: road("A3", "A", "B").stalker(0, "A", focus=True),
        ("part:2",),
        {"0.exposed": True, "1.exposed": True},
    ),
    (
        "A3-IV",
        "round_end",
        lambda: road("A3", "H").enemy("zombie", "A", "E").enemy("monolith", "B", "W"),
        (),
        {"zombie-1.space": "C"},
    ),
    ("A3-V", "instant", lambda: on("A3", "6.A").pool("monolith", 2), (), placed("monolith", 1, "15.B", "S")),
    (
        "A3-V",
        "round_end",
        lambda: road("A3", "Z").attention(0, "low", "H").enemy("monolith", "A", "E").enemy("zombie", "E"),
        (),
        {"monolith-1.space": "C"},
    ),
    (
        "A3-VI",
        "instant",
        lambda: remembering(card(on("A3", "6.A"), "A3-02", place="map", side="b"), power="bunker"),
        (),
        {"A3-02.side": "a"},
    ),
    (
        "A3-VI",
        "instant",
        lambda: remembering(card(on("A3", "6.A"), "A3-02", place="map", side="b"), power="town"),
        (),
        {"fog": ["6.A"]},
    ),
    (
        "A3-VII",
        "instant",
        lambda: remembering(on("A3", "6.A").pool("armoured", 1).pool("zombie", 3), case="sealed"),
        (),
        {
            "armoured-9.id": "armoured-9",
            "armoured-9.kind": "armoured",
            "armoured-9.space": "5.I",
            "armoured-9.facing": "E",
            "armoured-9.carries": "notary",
        },
    ),
    (
        "A3-VII",
        "instant",
        lambda: on("A3", "6.A").pool("armoured", 1).pool("zombie", 3),
        (),
        placed("zombie", 2, "5.I", "E"),
    ),
    (
        "B1-II",
        "instant",
        lambda: road("B1", "G").enemy("dog", "C", "W").enemy("zombie", "B", "W"),
        (),
        {"0.attention": "high", "0.noticed": "G", "dog-1.facing": "E"},
    ),
    (
        "B1-II",
        "round_end",
        lambda: road("B1", "Z").attention(0, "low", "A").enemy("dog", "F", "E").enemy("zombie", "H", "E"),
        (),
        {"dog-1.space": "B", "dog-1.facing": "W"},
    ),
    (
        "B1-II",
        "round_end",
        lambda: road("B1", "Z").enemy("dog", "B", "E").enemy("zombie", "A", "W"),
        (),
        {"dog-1.space": "F"},
    ),
    ("B1-IV", "instant", lambda: road("B1", "A", "D"), (), {"fog": ["A", "D"]}),
    ("B1-IV", "round_end", lambda: breakers("Z", "B1-03"), (), {"B1-03.side": "a"}),
    ("B1-IV", "round_end", lambda: breakers("Z", "B1-03", "B1-04"), (), {"B1-04.side": "a"}),
    ("B1-IV", "round_end", lambda: breakers("Z"), (), {}),
    ("B1-IV", "round_end", lambda: breakers("Z", "B1-03").stalker(0, "Z", focus=True), ("part:1",), {"0.focus": False}),
    ("B1-IV", "round_end", lambda: breakers("Z", "B1-03").stalker(0, "Z", bolts=3), ("part:2",), {"0.bolts": 1}),
    ("B1-V", "instant", lambda: on("B1", "9.F").pool("dog", 3), (), placed("dog", 2, "6.B", "S")),
    ("B1-V", "round_end", lambda: stacks("B1", 1), (), {"C.unknown": 1}),
    ("B1-VI", "instant", lambda: on("B1", "9.F", "9.G", "9.K", "9.J"), (), {"0.dose": 2, "1.dose": 2, "2.dose": 2}),
    ("B2-I", "round_end", lambda: remembering(road("B2", "A"), **{"try": "second"}), (), {"events": 2}),
    ("B2-II", "instant", lambda: card(road("B2", "C", "Z"), "B2-05").enemy("controller", "E"), (), {"0.hp": 8}),
    ("B2-II", "instant", lambda: card(road("B2", "C", "Z"), "B2-05", place="gone").enemy("controller", "E"), (), {}),
    (
        "B2-II",
        "round_end",
        lambda: card(road("B2", "Z"), "B2-05").enemy("zombie", "E", "E"),
        (),
        {"zombie-1.space": "F"},
    ),
    ("B2-II", "round_end", lambda: card(road("B2", "Z"), "B2-05", place="gone").enemy("zombie", "E", "E"), (), {}),
    (
        "B2-IV",
        "instant",
        lambda: card(road("B2", "A", "H"), "B2-05").stalker(0, "A", focus=True).enemy("controller", "E"),
        ("part:1",),
        {"0.focus": False, "1.space": "G", "1.noticed": "G", "1.moved": True},
    ),
    (
        "B2-IV",
        "instant",
        lambda: card(road("B2", "A", "H"), "B2-05").stalker(0, "A", focus=True).enemy("controller", "E"),
        ("part:2",),
        {"0.space": "B", "0.noticed": "B", "0.moved": True, "1.space": "G", "1.noticed": "G", "1.moved": True},
    ),
    ("B2-IV", "instant", lambda: card(road("B2", "A", "H"), "B2-05", place="gone").enemy("controller", "E"), (), {}),
    (
        "B2-V",
        "instant",
        lambda: (
            card(road("B2", "Z"), "B2-05").attention(0, "low", "H").enemy("controller", "A", "E").enemy("zombie", "D")
        ),
        (),
        {"controller-1.space": "C"},
    ),
    (
        "B2-V",
        "instant",
        lambda: card(road("B2", "Z"), "B2-05", place="gone").attention(0, "low", "H").enemy("controller", "A"),
        (),
        {},
    ),
    (
        "B2-V",
        "round_end",
        lambda: (
            card(road("B2", "C"), "B2-05").enemy("zombie", "A", "E").enemy("zombie", "H", "E").enemy("controller", "G")
        ),
        (),
        {"zombie-2.facing": "S"},
    ),
    ("B2-V", "round_end", lambda: card(road("B2", "C"), "B2-05", place="gone").enemy("zombie", "H", "E"), (), {}),
    (
        "B2-VI",
        "round_end",
        lambda: road("B2", "H").enemy("zombie", "A", "E").enemy("controller", "Z"),
        (),
        {"zombie-1.space": "C"},
    ),
    (
        "B3-II",
        "instant",
        lambda: _staged(Stage(COVERED, "B3", seats=4), ("A", "B", "C", "D")).give(2, "swamp_cloak-1"),
        (),
        {"0.dose": 2, "2.dose": 1},
    ),
    ("B3-IV", "instant", lambda: on("B3", "9.B").pool("pseudogiant", 1), (), placed("pseudogiant", 1, "7.K", "N")),
    (
        "B3-IV",
        "round_end",
        lambda: road("B3", "H").attention(0, "low", "A").enemy("pseudogiant", "E", "W"),
        (),
        {"pseudogiant-1.space": "C"},
    ),
    ("B3-IV", "round_end", lambda: road("B3", "H").enemy("pseudogiant", "A", "E"), (), {"pseudogiant-1.space": "C"}),
    ("B3-V", "instant", lambda: on("B3", "7.K").pool("snork", 3), (), placed("snork", 2, "11.A", "S")),
    (
        "B3-V",
        "round_end",
        lambda: road("B3", "H").enemy("bloodsucker", "A", "E").enemy("snork", "B", "W"),
        (),
        {"0.attention": "high", "0.noticed": "H", "bloodsucker-1.space": "D"},
    ),
    ("B3-IV-2", "instant", lambda: on("B3", "8.C").pool("chimera", 1), (), placed("chimera", 1, "7.K", "N")),
    (
        "B3-IV-2",
        "round_end",
        lambda: road("B3", "Z").enemy("chimera", "A", "W", team=2).enemy("snork", "H", "E").attention(0, "low", "Z"),
        (),
        {"chimera-1.space": "C", "chimera-1.facing": "E"},
    ),
    ("B2-VI-2", "instant", lambda: on("B2", "1.G").pool("poltergeist", 1), (), placed("poltergeist", 1, "4.J", "W")),
    (
        "B2-VI-2",
        "round_end",
        lambda: road("B2", "Z").attention(0, "low", "H").enemy("poltergeist", "A", "E", team=2),
        (),
        {"poltergeist-1.space": "D"},
    ),
    (
        "B3-VI",
        "instant",
        lambda: road("B3", "A", "B").stalker(0, "A", focus=True),
        ("part:1",),
        {"0.focus": False, "1.pinned": True},
    ),
    (
        "B3-VI",
        "instant",
        lambda: road("B3", "A", "B").stalker(0, "A", focus=True),
        ("part:2",),
        {"0.pinned": True, "1.pinned": True},
    ),
    (
        "B3-VII",
        "instant",
        lambda: (
            on("B3", "11.A", "11.B", "11.C", "11.D").wounds("B").enemy("snork", "11.B", "N").enemy("snork", "11.E", "N")
        ),
        (),
        {"0.hp": 6, "1.hp": 6, "2.hp": 6, "snork-1.exposed": True, "snork-1.hurt": True},
    ),
    (
        "B3-VII",
        "round_end",
        lambda: on("B3", "11.D", "11.L", "9.B").give(1, "swamp_cloak-1"),
        (),
        {"0.dose": 2, "1.dose": 1},
    ),
]


@pytest.mark.rule("SM-6.1", "SM-6.2", "SM-6.3", "SM-7.1", "SM-7.2", "SM-7.3")
@pytest.mark.parametrize(
    ("event", "part", "lay", "answers", "after"), EVENTS, ids=[f"{event}-{part}" for event, part, *_ in EVENTS]
)
def test_every_mission_event_does_what_its_card_says_and_no_more(
    event: str, part: str, lay: Callable[[], Stage], answers: tuple[str, ...], after: dict[str, Any]
) -> None:
    stage = lay()
    stage.game.set(event=event)
    flow = effect(stage.game, part)
    assert isinstance(flow, Call)
    assert changes(stage, flow.procedure, *answers) == after


TIME = {
    "A1-VI": "A1-VII",
    "A2-VI": "A2-VII",
    "A3-VIII": "A3-IX",
    "B1-VI": "B1-VII",
    "B2-VII": "B2-VIII",
    "B3-VIII": "B3-IX",
}


@pytest.mark.rule("SM-6.1", "SM-6.2", "SM-6.3", "SM-7.1", "SM-7.2", "SM-7.3", "ST-5.16")
@pytest.mark.parametrize(("last", "lost"), TIME.items())
def test_the_end_of_the_last_round_loses_the_mission(last: str, lost: str) -> None:
    stage = road(last[:2], "A")
    stage.game.set(event=last)
    flow = effect(stage.game, "round_end")
    assert isinstance(flow, Call)
    assert (result_of(stage, flow.procedure), stage.game.state.event) == ("defeat", lost)


DAYLIGHT: list[tuple[dict[str, str], dict[str, int], dict[str, str]]] = [
    ({}, {}, {"holub": "left"}),
    ({}, {"A3-10": 0}, {"holub": "out"}),
    ({"lantern": "taken"}, {}, {"lantern": "smashed", "core": "lost", "holub": "left"}),
    ({"lantern": "taken"}, {"A3-08": 0}, {"lantern": "taken", "holub": "left"}),
    ({"lantern": "taken", "core": "handed"}, {}, {"lantern": "taken", "core": "handed", "holub": "left"}),
]


@pytest.mark.rule("SM-6.3", "SM-5.5")
@pytest.mark.parametrize(("memory", "held", "after"), DAYLIGHT)
def test_daylight_remembers_who_and_what_came_out_of_the_hill(
    memory: dict[str, str], held: dict[str, int], after: dict[str, str]
) -> None:
    stage = remembering(road("A3", "A"), **memory)
    for number, holder in held.items():
        card(stage, number, place="held", holder=holder)
    stage.game.set(event="A3-X")
    flow = effect(stage.game, "instant")
    assert isinstance(flow, Call)
    assert (result_of(stage, flow.procedure), stage.game.state.memory) == ("victory", after)


@pytest.mark.rule("SM-6.1", "SM-6.2", "SM-6.3", "SM-7.1", "SM-7.2", "SM-7.3")
def test_every_part_of_every_mission_event_is_in_a_table() -> None:
    endings = {(event, "round_end") for event in TIME}
    for mission in content().missions.values():
        endings |= {(mission.won, "instant"), (mission.lost, "instant")}
    cards = [event for mission in content().missions.values() for event in mission.events]
    parts = {(event.id, part) for event in cards for part in ("instant", "round_end") if getattr(event, part)}
    assert {(event, part) for event, part, *_ in EVENTS} | endings == parts


SPAWNING = {
    "A1-V": "bandit_rifle",
    "A1-V-2": "bandit_mg",
    "A2-III": "mercenary",
    "A2-IV": "snork",
    "A2-IV-2": "horned",
    "A3-V": "monolith",
    "A3-VII": "zombie",
    "B1-V": "dog",
    "B2-VI-2": "poltergeist",
    "B3-IV": "pseudogiant",
    "B3-IV-2": "chimera",
    "B3-V": "snork",
}


@pytest.mark.rule("SM-5.9", "ST-5.21")
@pytest.mark.parametrize(("event", "kind"), SPAWNING.items())
def test_without_a_standee_in_the_pool_the_closest_of_its_kind_is_roused(event: str, kind: str) -> None:
    space = content().maps[event[:2]].start[0]
    stage = on(event[:2], space).enemy(kind, space).pool(kind, 0)
    heard(stage).game.set(event=event)
    flow = effect(stage.game, "instant")
    assert isinstance(flow, Call)
    drawn = stage.run(flow.procedure).finish().events(events.ActivationDrawn)
    assert len(drawn) == 1
