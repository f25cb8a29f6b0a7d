"""SC-14: both parts of every random event change what the card says, for those whom it means, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cordon.games.stalker.content import content
from cordon.games.stalker.rules.event_deck import effect
from cordon.kernel.frames import Call
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
WIDE = grid("AABBCCDDEEFF", cov={"C": 1}, edges={"EF": "door"}, rooms="F")


def wide(*stalkers: str, lead: int = 0) -> Stage:
    """Stalkers on broad spaces: cover on C, a room on F."""
    stage = Stage(WIDE, seats=len(stalkers))
    for seat, space in enumerate(stalkers):
        stage.stalker(seat, space, hp=10)
    stage.game.set(lead=lead)
    return stage


def rain() -> Stage:
    """A bandit who reaches the cover, a zombie who does not, a mutant; one stalker in a cloak, one in cover."""
    stage = wide("D", "C").give(0, "swamp_cloak-1").enemy("bandit_rifle", "A")
    return stage.enemy("zombie", "F").enemy("snork", "B")


def hum() -> Stage:
    """Two stacks: an X upon two of C3, and one of C2 that looks north."""
    stage = wide("Z").ground("B", unknown=("SC-U05-1", "SC-U01-1")).ground("D", unknown=("SC-U03-1",))
    return stage.pool("mercenary", 2, "C2").pool("snork", 2, "C3")


def anomalies() -> Stage:
    """A stalker on each of two anomalies."""
    stage = Stage(ROAD, seats=2).stalker(0, "B").stalker(1, "D").anomaly("jelly", (98, "T@b1", "N"))
    return stage.anomaly("razor", (98, "T@d1", "N")).symbol("P1", "P2")


def parachute() -> Stage:
    """Three bandits with the back to the lead stalker; the loot is far ahead of them."""
    stage = wide("A").ground("F", loot=("SC-T01-1",))
    return stage.enemy("bandit_rifle", "B", "E").enemy("bandit_rifle", "C", "E").enemy("bandit_rifle", "D", "E")


EVENTS: list[tuple[str, str, Callable[[], Stage], tuple[str, ...], dict[str, Any]]] = [
    (
        "radioactive_rain",
        "round_end",
        rain,
        (),
        {
            "bandit_rifle-1.space": "C",
            "bandit_rifle-1.facing": "E",
            "zombie-1.space": "E",
            "zombie-1.facing": "W",
            "zombie-1.exposed": True,
            "0.dose": 5,
        },
    ),
    ("hum_in_the_air", "instant", lambda: wide("A", "B", lead=1), (), {"1.cubes": (1, 0)}),
    (
        "hum_in_the_air",
        "round_end",
        hum,
        (),
        {
            "B.unknown": 1,
            "D.unknown": None,
            "mercenary-9.id": "mercenary-9",
            "mercenary-9.kind": "mercenary",
            "mercenary-9.space": "D",
            "mercenary-9.facing": "N",
        },
    ),
    ("gear_check", "instant", lambda: wide("A", "B", lead=1).stalker(1, "B", rifle=2), ("part:1",), {"1.rifle": 1}),
    (
        "gear_check",
        "instant",
        lambda: wide("A", "B", lead=1).stalker(1, "B", focus=True, rifle=1),
        ("part:2",),
        {"1.focus": False},
    ),
    (
        "gear_check",
        "instant",
        lambda: wide("A", "B", lead=1).stalker(1, "B", rifle=1),
        ("part:3",),
        {"1.slots": (1, 0)},
    ),
    ("gear_check", "instant", lambda: wide("A", "B", lead=1).stalker(1, "B", focus=True), (), {}),
    ("ground_fog", "instant", lambda: wide("A", "D"), (), {"fog": ["A", "D"]}),
    (
        "lull",
        "instant",
        lambda: wide("A", "B", "C").attention(0, "high", "D").attention(1, "low", "E"),
        (),
        {"0.attention": "low", "1.attention": "", "1.noticed": ""},
    ),
    ("clear_air", "instant", lambda: wide("A"), (), {"in_force": [("enemy.sight_front", 1)]}),
    ("restless_ground", "round_end", anomalies, (), {"0.hp": 7, "0.exposed": True, "1.hp": 2}),
    ("strangers", "instant", lambda: wide("A", "B"), (), {"F.unknown": 1}),
    (
        "strangers",
        "round_end",
        lambda: wide("F", "A", lead=1).ground("B", unknown=("SC-U01-1",)).ground("D", unknown=("SC-U01-2",)),
        (),
        {"B.unknown": None},
    ),
    ("torn_parachute", "instant", lambda: wide("A", "F"), ("space:T.E",), {"E.loot": 2}),
    ("torn_parachute", "round_end", parachute, (), {"bandit_rifle-1.space": "D", "bandit_rifle-2.space": "E"}),
    ("second_wind", "instant", lambda: wide("A", "B"), ("part:1",), {"0.hp": 12, "1.hp": 12}),
    ("second_wind", "instant", lambda: wide("A", "B"), ("part:2",), {"0.focus": True, "1.focus": True}),
    ("jam", "instant", lambda: wide("A", "B", lead=1).give(1, "ptm-1"), ("part:1",), {"ptm-1.ammo": 2}),
    ("jam", "instant", lambda: wide("A", "B", lead=1).give(1, "ptm-1"), ("part:2",), {"1.slots": (1, 0)}),
    ("hot_wind", "round_end", lambda: wide("A", "B", "F").give(1, "swamp_cloak-1"), (), {"0.dose": 4, "1.dose": 3}),
    (
        "radio_chatter",
        "instant",
        lambda: wide("A", "B", lead=1),
        (),
        {"1.attention": "high", "1.noticed": "B", "1.focus": True},
    ),
    (
        "radio_chatter",
        "round_end",
        lambda: wide("A", "Z").attention(0, "high", "D").enemy("zombie", "C", "E"),
        (),
        {"0.noticed": "C"},
    ),
    (
        "change_of_guard",
        "round_end",
        lambda: wide("E").enemy("bandit_rifle", "D", "W").enemy("swarm", "B", "W"),
        (),
        {"bandit_rifle-1.space": "B", "bandit_rifle-1.facing": "E", "0.attention": "high", "0.noticed": "E"},
    ),
    (
        "feeding_time",
        "round_end",
        lambda: wide("F").enemy("bandit_rifle", "B", "W").enemy("tick", "A", "W"),
        (),
        {"tick-1.space": "C", "tick-1.facing": "E"},
    ),
    ("scrap_heap", "instant", lambda: wide("A", "B").stalker(1, "B", bolts=2), (), {"0.bolts": 1, "1.bolts": 3}),
    (
        "nerves",
        "instant",
        lambda: wide("A", "B", lead=1).symbol("P1"),
        (),
        {"1.attention": "high", "1.noticed": "B"},
    ),
    (
        "nerves",
        "instant",
        lambda: wide("A", "B", lead=1).stalker(1, "B", focus=True).symbol("P2"),
        (),
        {"1.focus": False},
    ),
    ("nerves", "instant", lambda: wide("A", "B", lead=1).symbol("P3"), (), {"1.bolts": 1}),
    ("nerves", "instant", lambda: wide("A", "B", lead=1).symbol("P4"), (), {"1.focus": True}),
    (
        "tremor",
        "instant",
        lambda: wide("F", "E").enemy("zombie", "F").enemy("zombie", "D"),
        (),
        {"0.exposed": True, "zombie-1.exposed": True},
    ),
]


@pytest.mark.rule("SC-14.1", "SC-14.2", "ST-5.12", "ST-5.13")
@pytest.mark.parametrize(
    ("event", "part", "lay", "answers", "after"), EVENTS, ids=[f"{event}-{part}" for event, part, *_ in EVENTS]
)
def test_every_random_event_does_what_its_card_says_and_no_more(
    event: str, part: str, lay: Callable[[], Stage], answers: tuple[str, ...], after: dict[str, Any]
) -> None:
    stage = lay()
    stage.game.set(event=event)
    flow = effect(stage.game, part)
    assert isinstance(flow, Call)
    assert changes(stage, flow.procedure, *answers) == after


@pytest.mark.rule("SC-14.2", "SC-1.3")
def test_the_lead_stalker_picks_where_the_parachute_comes_down_up_to_range_4() -> None:
    stage = wide("E", "A", lead=1)
    stage.game.set(event="torn_parachute")
    flow = effect(stage.game, "instant")
    assert isinstance(flow, Call)
    stage.run(flow.procedure)
    assert stage.decision.seat == 1
    assert stage.options == tuple(f"space:T.{space}" for space in "ABCDE")


@pytest.mark.rule("SC-14.1")
def test_every_part_of_every_random_event_is_in_the_table() -> None:
    random = [content().events[key] for key in content().decks["random"]]
    parts = {(card.key, part) for card in random for part in ("instant", "round_end") if getattr(card, part)}
    assert {(event, part) for event, part, *_ in EVENTS} == parts
