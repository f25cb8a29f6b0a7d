"""SM-6 and SM-7: what the sides of environment cards do when they come up, their actions and choices.

Each changes what its card says, and nothing else; ``test_cards`` tells the longer stories. A card that is gained at random
is the one that the luck of the stage brings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.stalker.missions.in_play import BACK, BESIDE, HELD, MAP, on, room
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage

X = ("SC-U01-1",)
"""A token without an enemy."""


SIDES: list[tuple[str, Callable[[], Stage], tuple[str, ...], dict[str, Any]]] = [
    ("A1-09a/choice/cut/pay", lambda: on("2.H", A1_09=BESIDE), (), {"0.slots": (1, 0)}),
    ("A2-05a/action/brake", lambda: on("3.F", A2_05=MAP), (), {"A2-05.cubes": 1}),
    (
        "B3-08b/action/set",
        lambda: on("15.B", B3_08={**HELD, "side": "b", "cubes": 2}),
        (),
        {"15.B.traps": 1, "B3-08.cubes": 1},
    ),
    ("A1-02b/flip", lambda: on("5.I", A1_02=BACK), (), {"0.attention": "low", "0.noticed": "1.A"}),
    ("A1-04a/action/patch", lambda: on("1.E", A1_04=HELD), (), {"A1-04.side": "b"}),
    (
        "A1-04a/action/patch/pay",
        lambda: on("1.E", A1_04=HELD).give(0, "bandage-1").give(0, "bread-1"),
        (),
        {"bandage-1.place": None},
    ),
    (
        "A1-06b/action/unlock",
        lambda: on("4.J", A1_06=BACK, A1_01=BESIDE),
        (),
        {"A1-06.place": "gone", "A1-01.side": "b"},
    ),
    (
        "A1-06b/action/force",
        lambda: on("4.J", A1_06=BACK, A1_01=BESIDE).gear(2, 2, 1),
        (),
        {"0.attention": "high", "0.noticed": "4.J", "A1-06.cubes": 1},
    ),
    (
        "A1-06b/action/force",
        lambda: on("4.J", A1_06={**BACK, "cubes": 2}, A1_01=BESIDE).gear(2, 2, 1, 0, 1),
        (),
        {"0.attention": "high", "0.noticed": "4.J", "A1-06.place": "gone", "A1-06.cubes": 0, "A1-01.side": "b"},
    ),
    (
        "A1-07b:sleepers/flip",
        lambda: on("3.F", A1_07=room("sleepers", "3.D")).ground("3.D", unknown=X).pool("bandit_rifle", 2),
        (),
        {
            "0.attention": "high",
            "0.noticed": "3.F",
            "A1-07.place": "gone",
            "3.D.loot": 1,
            "3.D.unknown": 0,
            "bandit_rifle-9.id": "bandit_rifle-9",
            "bandit_rifle-9.kind": "bandit_rifle",
            "bandit_rifle-9.space": "3.D",
            "bandit_rifle-9.facing": "S",
        },
    ),
    (
        "A1-08b/flip",
        lambda: on("3.D", A1_08=BACK, A1_10={**BESIDE, "version": "strongbox"}, A1_11={}),
        (),
        {"A1-11.place": "held", "A1-11.holder": 0, "belt_pouches-1.place": "backpack"},
    ),
    (
        "A1-08b/flip",
        lambda: on("3.D", A1_08=BACK, A1_10={**BESIDE, "version": "nail"}, A1_11={}),
        (),
        {"belt_pouches-1.place": "backpack"},
    ),
    (
        "A1-10a:belt/flip",
        lambda: on("3.D", A1_10={**BESIDE, "version": "belt"}, A1_11={}),
        (),
        {"A1-11.place": "ground", "A1-11.spaces": ["1.E"]},
    ),
    (
        "A1-10a:belt/flip",
        lambda: (
            on("3.D", A1_10={**BESIDE, "version": "belt"}, A1_11={})
            .enemy("bandit_shotgun", "1.E")
            .enemy("bandit_shotgun", "3.H")
        ),
        (),
        {"bandit_shotgun-2.carries": "A1-11"},
    ),
    (
        "A2-02b:beacon/flip",
        lambda: on("8.L", A2_02=room("beacon", "8.L")).pool("mercenary", 2),
        ("magazine:rifle",),
        {
            "0.rifle": 1,
            "A2-02.place": "gone",
            "mercenary-9.id": "mercenary-9",
            "mercenary-9.kind": "mercenary",
            "mercenary-9.space": "3.F",
            "mercenary-9.facing": "W",
        },
    ),
    (
        "A2-03b/flip",
        lambda: on("8.L", "8.L", "8.F", A2_03={**HELD, "side": "b"}),
        (),
        {"0.focus": True, "1.focus": True},
    ),
    (
        "A2-04a/action/pull",
        lambda: on("8.M", A2_04=MAP).symbol("P2"),
        (),
        {"A2-04.place": "gone", "smoke_grenade-2.place": "backpack"},
    ),
    (
        "A2-04a/action/pull",
        lambda: on("8.M", A2_04=MAP).symbol("P3"),
        (),
        {"A2-04.place": "gone", "smoke_grenade-2.place": "backpack"},
    ),
    (
        "A3-02a/action/blow",
        lambda: on("12.B", "12.A", A3_02=MAP).wounds("B").enemy("zombie", "12.E", "S").enemy("zombie", "12.F", "S"),
        (),
        {
            "0.hp": 5,
            "0.attention": "high",
            "0.noticed": "12.B",
            "zombie-1.exposed": True,
            "zombie-1.hurt": True,
            "A3-02.side": "b",
        },
    ),
    (
        "A3-02a/action/blow/pay",
        lambda: on("12.B", A3_02=MAP).give(0, "frag_grenade-1"),
        (),
        {"frag_grenade-1.place": None},
    ),
    (
        "A3-03b/flip",
        lambda: on("15.A", A3_03=room("", "15.A"), A3_05={}).ground("15.A", unknown=X),
        (),
        {"A3-03.place": "gone", "A3-05.place": "held", "A3-05.holder": 0, "15.A.unknown": None},
    ),
    (
        "A3-03b/flip",
        lambda: on("15.A", A3_03=room("", "15.A"), A3_05={"place": "gone"}),
        (),
        {"A3-03.place": "gone", "15.A.loot": 1},
    ),
    (
        "A3-09b/flip",
        lambda: on("12.K", A3_09=room("", "12.K")).ground("12.K", unknown=X).ground("12.J", unknown=X),
        (),
        {"12.K.unknown": None},
    ),
    ("A3-09b/choice/bring/pay", lambda: on("12.K", A3_09=room("", "12.K")), (), {"0.dose": 4, "0.slots": (1, 0)}),
    (
        "B1-02b:nest/flip",
        lambda: on("4.L", B1_02=room("nest", "4.J")).ground("4.J", unknown=X).pool("rodent", 3),
        (),
        {
            "0.attention": "high",
            "0.noticed": "4.L",
            "B1-02.place": "gone",
            "4.J.loot": 1,
            "4.J.unknown": 0,
            "rodent-9.id": "rodent-9",
            "rodent-9.kind": "rodent",
            "rodent-9.space": "4.J",
            "rodent-9.facing": "W",
            "rodent-10.id": "rodent-10",
            "rodent-10.kind": "rodent",
            "rodent-10.space": "4.J",
            "rodent-10.facing": "W",
        },
    ),
    (
        "B2-02b:makar/flip",
        lambda: on("10.F", B2_02=room("makar", "10.F"), B2_04={}).ground("10.F", unknown=X),
        (),
        {"B2-02.place": "gone", "B2-04.place": "held", "B2-04.holder": 0, "10.F.unknown": None},
    ),
    (
        "B2-02b:makar/flip",
        lambda: on("10.A", B2_02=room("makar", "10.F"), B2_04={}),
        (),
        {"B2-02.place": "gone", "B2-04.place": "ground", "B2-04.spaces": ["10.F"]},
    ),
    (
        "B2-02b:sleepwalkers/flip",
        lambda: on("10.A", B2_02=room("sleepwalkers", "10.F")).ground("10.F", unknown=X).pool("zombie", 3),
        (),
        {
            "0.attention": "high",
            "0.noticed": "10.A",
            "B2-02.place": "gone",
            "10.F.unknown": None,
            "zombie-9.id": "zombie-9",
            "zombie-9.kind": "zombie",
            "zombie-9.space": "10.F",
            "zombie-9.facing": "N",
            "zombie-10.id": "zombie-10",
            "zombie-10.kind": "zombie",
            "zombie-10.space": "10.C",
            "zombie-10.facing": "N",
        },
    ),
    (
        "B2-02b:beds/flip",
        lambda: on("10.F", B2_02=room("beds", "10.F")).ground("10.F", unknown=X),
        (),
        {"B2-02.place": "gone", "10.F.loot": 2, "10.F.unknown": 0},
    ),
    (
        "B2-05a/choice/leave",
        lambda: on("10.D", B2_05=BESIDE).enemy("zombie", "13.B"),
        (),
        {"memory.thralls": "abandoned"},
    ),
    (
        "B3-02b:key/flip",
        lambda: on("8.L", B3_02=room("key", "8.L"), B3_07={}).ground("8.L", unknown=X),
        (),
        {"B3-02.place": "gone", "B3-07.place": "held", "B3-07.holder": 0, "8.L.unknown": None},
    ),
    (
        "B3-02b:key/flip",
        lambda: on("8.J", B3_02=room("key", "8.L"), B3_07={}),
        (),
        {"B3-02.place": "gone", "B3-07.place": "ground", "B3-07.spaces": ["8.L"]},
    ),
    (
        "B3-02b:bones/flip",
        lambda: on("8.J", B3_02=room("bones", "8.L")).ground("8.L", unknown=X).pool("tick", 3),
        (),
        {
            "0.attention": "high",
            "0.noticed": "8.J",
            "B3-02.place": "gone",
            "8.L.loot": 2,
            "8.L.unknown": 0,
            "tick-9.id": "tick-9",
            "tick-9.kind": "tick",
            "tick-9.space": "8.L",
            "tick-9.facing": "N",
            "tick-10.id": "tick-10",
            "tick-10.kind": "tick",
            "tick-10.space": "8.L",
            "tick-10.facing": "N",
        },
    ),
    ("B3-05a/action/turn", lambda: on("11.F", "11.E", B3_05=MAP), (), {"B3-05.cubes": 1}),
    ("B3-05a/action/turn", lambda: on("11.F", "11.F", B3_05=MAP), (), {"B3-05.cubes": 2}),
    (
        "A1-03b/flip",
        lambda: on("4.K", A1_03=room("", "4.A", "4.K"), A1_10={"version": "nail"}).ground("4.A", unknown=X),
        (),
        {"A1-03.place": "gone", "A1-10.place": "beside", "A1-10.holder": 0, "4.A.unknown": None},
    ),
    (
        "A1-05b:bunks/flip",
        lambda: on("2.H", A1_05=room("bunks", "2.E", "2.F"), A1_06=MAP).ground("2.E", unknown=X),
        (),
        {"A1-06.side": "b", "2.E.unknown": None, "2.F.loot": 1},
    ),
    (
        "A1-07b:strongbox/flip",
        lambda: on("3.D", A1_07=room("strongbox", "3.D"), A1_08={}).ground("3.D", unknown=X),
        (),
        {"A1-07.place": "gone", "A1-08.place": "map", "A1-08.spaces": ["3.D"], "3.D.unknown": None},
    ),
    (
        "A1-08a/action/open",
        lambda: on("3.D", A1_08=MAP),
        (),
        {
            "0.dose": 2,
            "A1-08.side": "b",
            "A1-08.place": "beside",
            "A1-08.holder": 0,
            "belt_pouches-1.place": "backpack",
        },
    ),
    (
        "A1-09a/choice/cut",
        lambda: on("2.H", A1_09=BESIDE).ground("2.A", unknown=X).ground("4.A", unknown=X).attention(0, "high", "2.H"),
        (),
        {"A1-09.place": "gone", "2.A.unknown": None, "memory.yurko": "freed"},
    ),
    (
        "A1-09a/choice/leave",
        lambda: on("2.H", A1_09=BESIDE),
        (),
        {"money": 400, "A1-09.place": "gone", "memory.yurko": "left", "events": 1},
    ),
    (
        "A2-02b:case/flip",
        lambda: on("8.L", A2_02=room("case", "8.L"), A2_03={}),
        (),
        {"A2-02.place": "gone", "A2-03.place": "held", "A2-03.holder": 0},
    ),
    (
        "A2-02b:wire/flip",
        lambda: on("8.L", "8.J", A2_02=room("wire", "8.L")).enemy("bandit_rifle", "8.L", "N").wounds("B"),
        (),
        {
            "0.hp": 2,
            "bandit_rifle-1.pinned": True,
            "bandit_rifle-1.exposed": True,
            "bandit_rifle-1.hurt": True,
            "A2-02.place": "gone",
            "8.L.loot": 2,
        },
    ),
    (
        "A2-03a/action/break",
        lambda: on("8.L", A2_03=HELD),
        (),
        {"0.focus": True, "A2-03.side": "b", "memory.case": "opened"},
    ),
    (
        "A2-04a/action/pull",
        lambda: on("8.M", A2_04=MAP).stalker(0, "8.M", focus=True).symbol("P1"),
        ("part:1",),
        {"0.focus": False, "A2-04.place": "gone", "smoke_grenade-2.place": "backpack"},
    ),
    (
        "A2-04a/action/pull",
        lambda: on("8.M", A2_04=MAP).stalker(0, "8.M", focus=True).symbol("P1"),
        ("part:2",),
        {"0.space": "8.F", "0.hp": 4, "A2-04.side": "b"},
    ),
    (
        "A2-04a/action/pull",
        lambda: on("8.M", A2_04=MAP).symbol("P4"),
        (),
        {"A2-04.place": "gone", "smoke_grenade-2.place": "backpack"},
    ),
    (
        "A2-04b/flip",
        lambda: on("8.M", "8.F", A2_04=MAP).enemy("tick", "8.E", "N").enemy("tick", "8.C", "N").wounds("B"),
        (),
        {"0.hp": 4, "tick-1.exposed": True, "tick-1.hurt": True},
    ),
    ("A3-07a/action/unbolt", lambda: on("12.J", A3_07=MAP, A3_08={}), (), {"A3-07.cubes": 1}),
    (
        "A3-07a/action/unbolt",
        lambda: on("12.J", A3_07={**MAP, "cubes": 1}, A3_08={}),
        (),
        {"A3-07.side": "b", "A3-07.cubes": 0, "A3-08.place": "held", "A3-08.holder": 0, "memory.lantern": "taken"},
    ),
    (
        "A3-07a/action/smash",
        lambda: on("12.J", A3_07=MAP).gear(3, 2, 1, 1),
        (),
        {"0.attention": "high", "0.noticed": "12.J", "A3-07.cubes": 7},
    ),
    (
        "A3-07a/action/smash",
        lambda: on("12.J", "6.A", A3_07={**MAP, "cubes": 1}).deck("control", "hallucination").gear(3, 2, 1, 1),
        ("resist",),
        {
            "0.hp": 0,
            "0.attention": "high",
            "0.noticed": "12.J",
            "0.slots": (1, 0),
            "0.injured": (True, False),
            "A3-07.side": "b",
            "A3-07.cubes": 0,
            "memory.lantern": "smashed",
        },
    ),
    (
        "A3-07a/action/smash",
        lambda: on("12.J", "6.A", A3_07=MAP, A3_10=HELD).deck("control", "hallucination").gear(3, 2, 0, 0),
        ("resist",),
        {
            "0.hp": 0,
            "0.attention": "high",
            "0.noticed": "12.J",
            "0.slots": (1, 0),
            "0.injured": (True, False),
            "A3-07.side": "b",
            "memory.lantern": "smashed",
        },
    ),
    (
        "A3-07a/action/log",
        lambda: on("12.J", A3_07=MAP),
        (),
        {
            "A3-07.side": "b",
            "memory.lantern": "left",
            "fallen_feather-1.place": "artifact",
            "prism_detector-1.place": "backpack",
        },
    ),
    (
        "A3-08a/action/hand",
        lambda: on("5.I", A3_08=HELD).enemy("armoured", "5.I", carries="notary"),
        (),
        {
            "money": 1500,
            "armoured-1.id": None,
            "armoured-1.kind": None,
            "armoured-1.space": None,
            "armoured-1.facing": None,
            "armoured-1.carries": None,
            "A3-08.place": "gone",
            "memory.core": "handed",
        },
    ),
    (
        "A3-09b/choice/bring",
        lambda: on("12.K", A3_09=BESIDE, A3_10={}),
        (),
        {"A3-09.place": "gone", "A3-10.place": "held", "A3-10.holder": 0},
    ),
    (
        "A3-09b/choice/leave",
        lambda: on("12.K", A3_09=BESIDE),
        (),
        {"A3-09.place": "gone", "memory.holub": "left", "memory.advice": "holub", "anti_rad-2.place": "backpack"},
    ),
    (
        "B1-02b:fuse/flip",
        lambda: on("4.J", B1_02=room("fuse", "4.J"), B1_07={}).ground("4.J", unknown=X),
        (),
        {"B1-02.place": "gone", "B1-07.place": "held", "B1-07.holder": 0, "4.J.unknown": None},
    ),
    (
        "B1-03a/action/close",
        lambda: on("9.A", B1_03=MAP),
        (),
        {"0.attention": "low", "0.noticed": "9.A", "B1-03.side": "b"},
    ),
    (
        "B1-04a/action/close",
        lambda: on("9.F", B1_04=MAP),
        (),
        {"0.attention": "high", "0.noticed": "9.F", "B1-04.side": "b"},
    ),
    (
        "B1-05a/action/set",
        lambda: (
            on("9.G", "9.K", B1_05=MAP, B1_07=HELD)
            .stalker(0, "9.G", hp=16)
            .anomaly("electro", (6, "9@e4", "N"))
            .symbol("P3")
        ),
        (),
        {"0.hp": 6, "0.attention": "high", "0.noticed": "9.G", "B1-05.side": "b", "B1-07.place": "gone"},
    ),
    (
        "B1-06a/action/hamlet",
        lambda: (
            on("9.M", B1_06=MAP)
            .enemy("dog", "13.B")
            .enemy("dog", "6.B")
            .enemy("rodent", "13.C")
            .enemy("zombie", "13.E")
        ),
        (),
        {
            "dog-1.id": None,
            "dog-1.kind": None,
            "dog-1.space": None,
            "dog-1.facing": None,
            "rodent-1.id": None,
            "rodent-1.kind": None,
            "rodent-1.space": None,
            "rodent-1.facing": None,
            "B1-06.side": "b",
            "memory.power": "hamlet",
        },
    ),
    (
        "B1-06a/action/bunker",
        lambda: on("9.M", B1_06=MAP),
        (),
        {"money": 800, "B1-06.side": "b", "memory.power": "bunker"},
    ),
    (
        "B2-03a/action/ring",
        lambda: on("10.D", B2_03=MAP).enemy("controller", "13.B"),
        (),
        {"controller-1.pinned": True, "B2-03.cubes": 1, "10.D.high": 1},
    ),
    (
        "B3-03a/action/start",
        lambda: on("15.L", B3_03=MAP),
        (),
        {"0.attention": "high", "0.noticed": "15.L", "B3-03.side": "b", "15.L.low_stays": 1},
    ),
    (
        "B3-06b:flood/trigger/0",
        lambda: on("11.L", "11.K", B3_06={**BACK, "version": "flood"}),
        (),
        {"0.space": "11.J", "0.hp": 6},
    ),
]


@pytest.mark.rule("SM-6.1", "SM-6.2", "SM-6.3", "SM-7.1", "SM-7.2", "SM-7.3", "ST-5.4", "ST-5.6")
@pytest.mark.parametrize(("path", "lay", "answers", "after"), SIDES, ids=[path for path, *_ in SIDES])
def test_a_side_does_what_it_says_and_no_more(
    path: str, lay: Callable[[], Stage], answers: tuple[str, ...], after: dict[str, Any]
) -> None:
    stage = lay()
    assert changes(stage, stage.game.script(f"side/{path}", "stalker-0", path[:5]), *answers) == after


@pytest.mark.rule("SM-7.2")
def test_whoever_leads_the_thralls_out_goes_slowly_and_meets_no_more_of_them() -> None:
    stage = on("10.D", B2_05=BESIDE).enemy("zombie", "13.B").enemy("snork", "13.C")
    stage.run(stage.game.script("side/B2-05a/choice/lead", "stalker-0", "B2-05"))
    state = stage.game.state
    assert (list(state.enemies), state.enemy_cards["zombie"].pool) == (["snork-1"], ())
    assert (state.memory, state.slowed) == ({"thralls": "spared"}, 2)
