"""SV-5 to SV-9 What the cards of Zone Survival do: each part of each card by what comes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cordon.games.stalker import GAME, events
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.survival import fitting
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.survival.cards import is_face_up
from cordon.games.stalker.survival.judging import requests
from cordon.games.stalker.survival.places import edge_spaces, slot_edges
from cordon.games.stalker.survival.tokens import give, put_on_edge, put_token
from tests.games.stalker.survival.looks import (
    Lay,
    Look,
    both,
    character,
    counter,
    decks,
    edges,
    enemies,
    fields,
    flag,
    hurt,
    lay,
    loot_here,
    marked,
    me,
    money,
    moved,
    noticed,
    pages,
    pockets,
    pool,
    probes,
    stacks,
    stand,
    team,
    ticks,
    unknown,
    unknown_everywhere,
    with_cards,
    wounded_here,
)
from tests.games.stalker.survival.zone import Zone

OUTSIDE, INSIDE = "6.F", "13.A"


class Part(NamedTuple):
    """A part of a card that takes effect: what is there before, what is answered, and what is there after."""

    card: str
    part: str
    look: Look
    after: Any
    lay: Lay = Zone.settle
    answers: tuple[str, ...] = ()
    scenario: str = "S01"
    seats: int = 2
    map: str = "M01"


def one_out_one_in(**values: Any) -> Lay:
    """The first stalker is outdoors, the second indoors."""

    def put(zone: Zone) -> None:
        zone.stalker(0, OUTSIDE, **values).stalker(1, INSIDE, **values)

    return put


def two_anomalies(zone: Zone) -> None:
    zone.anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1").anomaly("jelly", (4, "6@c4", "N"), id="anomaly-2")


def artifacts(zone: Zone) -> list[int]:
    return [anomaly.artifact + anomaly.more for anomaly in zone.game.state.anomalies.values()]


def anomaly_cards(zone: Zone) -> set[str]:
    return {anomaly.card for anomaly in zone.game.state.anomalies.values()}


def activated(zone: Zone) -> list[str]:
    return [event.anomaly for event in zone.events(events.AnomalyActivated)]


def turns(zone: Zone) -> list[tuple[str, str]]:
    """The first turn of everybody who turned."""
    found = {event.enemy: event.facing for event in reversed(zone.events(events.Turned))}
    return sorted(found.items())


def fog(zone: Zone) -> int:
    return zone.game.state.fog.bit_count()


def up(card: str) -> Look:
    return lambda zone: is_face_up(zone.game, card)


def lying(kind: str) -> Look:
    return lambda zone: zone.holds(kind)


def facing(*ids: str) -> Look:
    return lambda zone: [zone.facing(id) for id in ids]


def cubes_on(kind: str) -> Look:
    return lambda zone: [token.cubes for token in zone.game.state.tokens.values() if token.kind == kind]


def people(zone: Zone) -> list[str]:
    return [character.name for character in zone.game.state.characters.values()]


def where_is(key: str) -> Look:
    return lambda zone: zone.at(f"character-{key}")


def hp_of(key: str) -> Look:
    return lambda zone: zone.game.state.characters[f"character-{key}"].hp


def loot_at(slot: str) -> Look:
    return lambda zone: len(zone.game.ground(zone.slot(slot)).loot)


def loot_on(token: str) -> Look:
    return lambda zone: len(zone.game.ground(zone.game.board.index[f"{token}.A"]).loot)


def unknown_on(token: str) -> Look:
    return lambda zone: len(zone.game.ground(zone.game.board.index[f"{token}.A"]).unknown)


def looked(zone: Zone) -> int:
    return sum(len(ground.looked) for ground in zone.game.state.ground.values())


def count(name: str, n: int) -> Lay:
    return lambda zone: zone.count(name, n)


def bandits(*spaces: str) -> Lay:
    def put(zone: Zone) -> None:
        for space in spaces:
            zone.enemy("bandit_rifle", space, team=2)

    return put


def fixed(card: str) -> Lay:
    """What a setup card lays is on the map already."""
    return lambda zone: zone.up(card).part(card, "fixed")


def bleeding(zone: Zone) -> None:
    wounded_here(zone)


def blood_of_all(zone: Zone) -> list[int]:
    return sorted(t.blood for t in zone.game.state.tokens.values() if t.kind in ("wounded", "beacon") and t.blood)


def raised(*cards: str) -> Lay:
    """Cards come into play, with what they do at once or lay out."""

    def put(zone: Zone) -> None:
        for card in cards:
            zone.up(card)
            for part in ("now", "fixed"):
                if content().scripts.get(f"zone/{card}/{part}"):
                    zone.part(card, part)

    return put


def carrying(*kinds: str) -> Lay:
    def put(zone: Zone) -> None:
        for kind in kinds:
            give(zone.game, 0, kind)

    return put


def laid(zone: Zone) -> tuple[str, ...]:
    """What shapes the map."""
    return zone.game.state.layout


def locked(zone: Zone) -> None:
    """The first stalker stands at a locked door."""
    (edge,) = slot_edges(zone.game, "D1")
    put_on_edge(zone.game, "locked_door", edge)
    zone.game.update(zone.me(), space=edge_spaces(zone.game, edge)[0])


def at_the_bulkhead(cubes: int) -> Lay:
    def put(zone: Zone) -> None:
        zone.up("U09").part("U09", "fixed")
        gate = zone.game.state.tokens["armored_gate-1"]
        zone.game.update(gate, cubes=cubes)
        outside = [s for s in edge_spaces(zone.game, gate.edge) if s != zone.slot("D3")]
        zone.game.update(zone.me(), space=outside[0])

    return put


def behind_a_hatch(zone: Zone) -> None:
    put_on_edge(zone.game, "hatch", fitting(zone.game, "hatch", slot_edges(zone.game, "G"))[0])
    zone.stand(0, "Q1")


def box(face: str) -> Lay:
    """A fuse box with this face at the second site."""

    def put(zone: Zone) -> None:
        zone.stand(0, "Q2")
        for token in list(zone.game.state.tokens.values()):
            if token.kind == "fuse_box" and token.space == zone.me().space:
                zone.game.update(token, face=face)

    return put


PARTS = (
    # --- events: instant ---
    Part("E01", "now", both(team("hp"), team("focus")), ([10, 8], [False, True]), hurt, ("part:1", "part:2")),
    Part("E02", "now", lambda z: len(z.game.ground(z.game.board.index["15.G"]).loot), 2, Zone.settle, ("space:15.G",)),
    Part("E03", "now", team("hp"), [5, 8], lay(hurt, lambda z: z.stalker(0, "15.G").stalker(1, "15.C"), bandits("15.F"))),
    Part("E03", "now", team("hp"), [8, 8], lay(hurt, ticks("15.F"))),
    Part("E04", "now", moved, ["tick-1", "tick-2"], lay(ticks("2.G", "6.D"), bandits("13.O"))),
    Part("E05", "now", looked, 2, stacks("U2", "U6")),
    Part("E06", "now", lambda z: z.game.state.cards["akm_74u-1"].ammo, 2, lambda z: z.give(0, "akm_74u-1").game.update(z.game.state.cards["akm_74u-1"], ammo=3)),
    Part("E07", "now", team("bolts"), [1, 1]),
    Part("E08", "now", lambda z: len(z.events(events.AnomalyDieRolled)), 2, two_anomalies),
    Part("E09", "now", pages, ["121", "122"]),
    Part("E10", "now", both(turns, moved), ([("bandit_rifle-1", "S")], ["bandit_rifle-1"]), lay(bandits("6.D"), ticks("2.G"))),
    Part("E11", "now", team("attention"), ["", "high"], lay(lambda z: z.stand(1, "Q2"), ticks("13.E"))),
    Part("E12", "now", both(team("pinned"), team("exposed"), team("dose")), ([True, False], [True, False], [3, 1]), one_out_one_in(pinned=True, exposed=True, dose=3)),
    Part("E13", "now", enemies, 2, pool("rodent", "C3")),
    Part("E13", "now", enemies, 3, pool("rodent", "C3"), seats=3),
    Part("E14", "now", both(team("focus"), team("bolts")), ([True, False], [1, 0]), Zone.settle, ("part:1", "done", "decline")),
    Part("E15", "now", both(team("focus"), me("attention")), ([False, False], ("low",)), lambda z: [z.game.update(z.me(s), focus=True) for s in (0, 1)]),
    Part("E16", "now", pages, ["123"]),
    # --- events: one turn ---
    Part("E17", "now", fog, 4, lambda z: z.stalker(0, OUTSIDE)),
    Part("E19", "now", team("cubes"), [(1, 0), (1, 0)], lambda z: z.game.set(turn=0, track=0)),
    Part("E27", "end", team("hp"), [7, 7], hurt),
    # --- events: long ---
    Part("E28", "now", lambda z: len(z.holds("leak")), 1),
    Part("E28", "fate/P3", lambda z: len(z.holds("leak")), 2, lambda z: z.up("E28").part("E28", "now")),
    Part("E29", "fate/P1", up("E29"), False, lambda z: z.up("E29")),
    Part("E29", "fate/P2", both(team("hp"), team("attention")), ([4, 8], ["high", ""]), lay(hurt, lambda z: z.stalker(0, "15.G").stalker(1, INSIDE))),
    Part("E29", "fate/P3", team("attention"), ["low", ""], lambda z: z.stalker(0, OUTSIDE).stalker(1, INSIDE)),
    Part("E30", "fate/any", team("dose"), [1, 0], one_out_one_in()),
    Part("E31", "now", lambda z: z.game.marked_enemy(), "controller-1", lay(ticks("15.G"), lambda z: z.enemy("controller", "6.D", colour="C2"))),
    Part("E31", "fate/any", moved, ["tick-1"], lay(ticks("6.D", "6.D"), lambda z: z.up("E31").part("E31", "now"))),
    Part("E32", "fate/P1", lambda z: "jelly" in anomaly_cards(z), False, two_anomalies),
    Part("E32", "fate/P2", lambda z: len(z.events(events.AnomalyDieRolled)), 1, lay(two_anomalies, lambda z: z.stalker(0, "6.D"))),
    Part("E33", "fate/P1", both(lying("unique_loot"), up("E33")), ([], False), lambda z: z.up("E33").part("E33", "now")),
    Part("E34", "fate/any", team("hp"), [7, 8], lay(hurt, fields(dose=4))),
    Part("E35", "now", lying("campfire"), ["2.C"], lambda z: z.stalker(0, "2.D")),
    Part("E35", "fate/P1", both(lying("campfire"), up("E35")), ([], False), lambda z: z.up("E35").part("E35", "now")),
    Part("E36", "fate/P3", moved, ["controller-1"], lay(ticks("6.D"), lambda z: z.enemy("controller", "6.D", colour="C2"))),
    Part("E37", "fate/P2", team("hp"), [7, 8], hurt),
    Part("E30", "fate/P1", up("E30"), False, raised("E30")),
    Part("E33", "now", both(lying("unique_loot"), unknown("Z1")), (["2.L"], 1)),
    # --- events: weather, improved enemies, requests ---
    Part("E39", "fate/P3", team("dose"), [2, 0], one_out_one_in()),
    Part("E39", "fate/P4", team("dose"), [1, 0], one_out_one_in()),
    Part("E40", "fate/P2", fog, 1, lambda z: z.stalker(0, OUTSIDE)),
    Part("E41", "fate/P2", team("focus"), [False, True], one_out_one_in(focus=True)),
    Part("E42", "fate/P1", team("hp"), [2, 8], lay(hurt, lambda z: z.stalker(0, OUTSIDE).stalker(1, INSIDE))),
    Part("E42", "fate/P1", team("hp"), [8, 8], lay(hurt, lambda z: z.stalker(0, "15.G").stalker(1, INSIDE))),
    Part("E42", "fate/P2", lambda z: len(z.events(events.AnomalyDieRolled)), 1, two_anomalies),
    Part("E43", "fate/P2", team("hp"), [8, 7], lay(hurt, fields(focus=True))),
    Part("E43", "fate/P3", team("focus"), [False, False], fields(focus=True)),
    Part("E44", "fate/P1", team("pinned"), [True, False]),
    Part("E46", "fate/P3", moved, ["tick-1", "tick-2"], lay(ticks("2.G", "2.G", "6.F"), bandits("15.G"))),
    Part("E47", "now", lambda z: z.game.marked_enemy(), "bandit_rifle-1", lay(ticks("15.G"), bandits("6.D"))),
    Part("E47", "fate/P2", lambda z: [event.enemy for event in z.events(events.Turned)], ["bandit_rifle-1"], lay(ticks("6.D"), lambda z: z.enemy("bandit_rifle", "6.D", "N"))),
    Part("E48", "fate/P1", up("E48"), False, lambda z: z.up("E48")),
    Part("E57", "now", lying("letter"), ["13.D"], Zone.settle, ("space:13.D",)),
    Part("E58", "now", counter("badges"), 0, count("badges", 3)),
    Part("E38", "fate/P1", up("E38"), False, raised("E38")),
    Part("E40", "fate/P1", up("E40"), False, raised("E40")),
    # --- setup cards ---
    Part("U04", "fixed", laid, ("excavator",)),
    Part("U05", "fixed", laid, ("pipe_long",)),
    Part("U10", "fixed", laid, ("pylon",)),
    Part("U20", "fixed", lying("nest"), ["6.I"]),
    Part("U01", "fixed", loot_on("bus"), 2),
    Part("U02", "fixed", lying("unique_loot"), ["hull.A"]),
    Part("U03", "fixed", both(loot_on("truck"), loot_on("truck_b"), unknown_on("truck"), unknown_on("truck_b")), (1, 1, 1, 1)),
    Part("U05", "fate/P1", unknown_on("pipe_long"), 1, fixed("U05")),
    Part("U06", "fixed", both(lambda z: "pipe_short" in z.game.state.layout, lambda z: edges(z)["hole"]), (True, "13@a5W")),
    Part("U07", "fixed", lambda z: sorted(t.edge for t in z.game.state.tokens.values() if t.edge), ["13@a5W", "13@e1N"]),
    Part("U08", "fixed", both(lambda z: sorted(t.edge for t in z.game.state.tokens.values() if t.edge), lambda z: sum(len(g.loot) for g in z.game.state.ground.values())), (["13@e5W", "15@b2S"], 1)),
    Part("U10", "fate/P1", team("hp"), [4, 8], lay(hurt, lambda z: z.up("U10").part("U10", "fixed"), lambda z: z.game.update(z.me(), space=beside(z, "pylon")))),
    Part("U11", "fixed", lambda z: [name in z.game.board.index for name in ("trench.A", "trench_b.A")], [True, True]),
    Part("U12", "fixed", lambda z: "pond" in z.game.state.layout, True),
    Part("U13", "fixed", both(loot_on("guard_hut"), unknown_on("guard_hut")), (2, 1)),
    Part("U15", "chosen", lambda z: len(set(z.holds("rad_mark"))), 3),
    Part("U17", "chosen", artifacts, [0, 1], two_anomalies, ("anomaly:anomaly-2",)),
    Part("U18", "fate/P1", lambda z: "jelly" in anomaly_cards(z), False, two_anomalies),
    Part("U20", "fate/P2", lambda z: z.at("tick-9"), "6.I", lay(pool("tick", "C3"), fixed("U20"))),
    Part("U21", "after", lambda z: z.at("controller-9"), "13.E", pool("controller", "C2")),
    Part("U22", "chosen", enemies, 1, ticks("6.D", "6.D")),
    Part("U22", "chosen", enemies, 0, ticks("6.D", "6.D"), seats=3),
    Part("U23", "fixed", both(unknown("U1"), unknown("U2"), unknown("U3")), (1, 1, 1)),
    Part("U24", "fixed", both(lying("unique_loot"), unknown("Z1")), (["2.L"], 2)),
    Part("U26", "fixed", loot_here, 2),
    Part("U27", "fixed", lambda z: [c.space == z.slot("M1") and c.name in ("zoya", "gleb", "abbot") for c in z.game.state.characters.values()], [True]),
    Part("U28", "fixed", lambda z: [c.space == z.slot("M2") and c.name in ("rain_cape", "deserter", "well_voice") for c in z.game.state.characters.values()], [True]),
    Part("U29", "fixed", lambda z: [c.name in ("foma", "vasylyna", "tamara") for c in z.game.state.characters.values()], [True]),
    Part("U33", "fixed", lying("tag"), ["2.G", "15.I"]),
    Part("U34", "fixed", both(people, where_is("conscript")), (["conscript"], "2.C")),
    # --- special cards ---
    Part("X03", "fate/P1", moved, ["tick-1", "tick-2", "tick-3"], ticks("13.E", "13.E", "2.G", "15.C")),
    Part("X03", "fate/P3", unknown_everywhere, 1),
    Part("X06", "fate/P1", lambda z: z.at("controller-9") != "", True, pool("controller", "C2"), scenario="S02"),
    Part("X06", "fate/P2", both(enemies, moved), (2, ["tick-10", "tick-9"]), pool("tick", "C3"), scenario="S02"),
    Part("X06", "fate/P2", both(enemies, moved), (1, ["tick-9"]), pool("tick", "C3"), scenario="S02", seats=1),
    Part("X06", "fate/P3", both(enemies, moved), (1, ["tick-9"]), pool("tick", "C3"), scenario="S02"),
    Part("X07", "fate/P2", lambda z: len(z.holds("track")), 2, scenario="S03"),
    Part("X07", "fate/P2", lambda z: len(z.holds("track")), 3, stand("Q2"), scenario="S03"),
    Part("X07", "fate/P2", lambda z: len(z.holds("track")), 3, marked("chimera", "6.E"), scenario="S03"),
    Part("X08", "fate/P1", lambda z: z.foe("chimera-1").lost, 1, lay(marked("chimera", "6.E"), lambda z: z.game.update(z.foe("chimera-1"), lost=2)), scenario="S03"),
    Part("X08", "fate/P3", moved, ["chimera-1"], marked("chimera", "6.D"), scenario="S03"),
    Part("X11", "fate/P1", both(lambda z: z.game.marked_enemy(), artifacts, pages), ("bandit_rifle-1", [0], ["43"]), lay(lambda z: z.anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1", artifact=True), bandits("2.J")), ("script_option:2",), "S04"),
    Part("X11", "fate/P2", moved, ["bandit_rifle-1"], lay(lambda z: z.anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1", artifact=True), bandits("13.E")), scenario="S04"),
    Part("X11", "fate/P3", moved, ["bandit_rifle-1"], marked("bandit_rifle", "13.E", face="artifact"), scenario="S04"),
    Part("X11", "fate/P3", moved, [], marked("bandit_rifle", "13.E"), scenario="S04"),
    Part("X12", "after", artifacts, [1, 0], two_anomalies, scenario="S04", seats=4),
    Part("X12", "after", artifacts, [0, 0], two_anomalies, scenario="S04", seats=3),
    Part("X12", "fate/P1", both(lambda z: "jelly" in anomaly_cards(z), pages), (False, ["45"]), two_anomalies, scenario="S04"),
    Part("X12", "fate/P2", artifacts, [1, 0], two_anomalies, scenario="S04"),
    Part("X12", "end", team("dose"), [1, 0], lay(two_anomalies, lambda z: z.stalker(0, "2.J")), scenario="S04"),
    Part("X15", "fate/P1", where_is("ilarion"), "2.A", lambda z: z.anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1").stalker(0, "15.F").stalker(1, "15.F"), scenario="S05"),
    Part("X15", "fate/P2", cubes_on("probe"), [0, 0, 0], lambda z: z.game.update(z.game.state.tokens["probe-2"], cubes=1), scenario="S05"),
    Part("X15", "fate/P3", lambda z: [event.enemy for event in z.events(events.Turned)], ["tick-1"], lambda z: z.enemy("tick", "15.G", "N").enemy("tick", "13.M", "N"), scenario="S05"),
    Part("X18", "fate/P1", both(team("hp"), team("pinned")), ([5, 8], [False, False]), lay(hurt, lambda z: z.stalker(0, OUTSIDE).stalker(1, INSIDE)), ("part:1",), "S06"),
    Part("X18", "fate/P1", both(team("hp"), team("pinned")), ([8, 8], [True, False]), lay(hurt, lambda z: z.stalker(0, OUTSIDE).stalker(1, INSIDE)), ("part:2",), "S06"),
    Part("X18", "fate/P2", moved, ["zombie-1"], lay(ticks("13.C"), lambda z: z.enemy("zombie", "13.C", colour="C4")), scenario="S06"),
    Part("X18", "end", counter("alarm"), 1, lambda z: z.attention(0, "high", OUTSIDE), scenario="S06"),
    Part("X18", "end", counter("alarm"), 0, lambda z: z.attention(0, "low", OUTSIDE), scenario="S06"),
    Part("X20", "fate/P1", lambda z: len(z.holds("supply")), 7, scenario="S07"),
    Part("X21", "fate/P2", moved, ["tick-1", "tick-2"], ticks("13.E", "13.E", "6.D"), scenario="S07"),
    Part("X21", "fate/P3", moved, ["tick-1"], ticks("6.E", "13.A"), scenario="S07"),
    Part("X21", "end", team("dose"), [1, 0], lay(one_out_one_in(), lambda z: z.game.set(round=3)), scenario="S07"),
    Part("X21", "end", team("dose"), [2, 0], lay(one_out_one_in(), lambda z: z.game.set(round=5)), scenario="S07"),
    Part("X21", "end", team("dose"), [0, 0], lay(one_out_one_in(), lambda z: z.game.set(round=2)), scenario="S07"),
    Part("X23", "end", blood_of_all, [2, 3, 3, 3, 3, 3], lay(bleeding, lambda z: z.game.set(round=2)), scenario="S08"),
    Part("X23", "end", blood_of_all, [3, 4, 4, 4, 4, 4], bleeding, scenario="S08"),
    Part("X23", "fate/P1", blood_of_all, [2, 4, 4, 4, 4, 4], lay(bleeding, count("found", 1)), scenario="S08"),
    Part("X24", "fate/P2", noticed, ("low", "13.D"), lay(bleeding, lambda z: z.stalker(0, "13.C")), scenario="S08"),
    Part("X24", "fate/P3", lambda z: [event.enemy for event in z.events(events.Turned)], ["tick-1"], lay(bleeding, lambda z: z.stalker(0, "15.H").enemy("tick", "13.C", "N").enemy("tick", "15.C", "N")), scenario="S08"),
    Part("X25", "fate/P1", counter("sold:gleb:salt"), 1, count("sold:gleb:salt", 3), ("price:gleb:salt",), "S09"),
    Part("X25", "fate/P2", lambda z: sum(n for name, n in z.game.state.counters.items() if name.startswith("sold:") and name.endswith("diesel")), 1, scenario="S09"),
    Part("X27", "fate/P1", money, 400, lambda z: z.game.set(money=500), scenario="S09"),
    Part("X27", "fate/P3", moved, ["bandit_rifle-1"], lay(bandits("13.O"), ticks("6.D")), scenario="S09"),
    Part("X27", "end", both(counter("stock:gleb"), counter("stock:zoya")), (4, 6), ticks("13.D"), scenario="S09"),
    Part("X30", "fate/P1", moved, ["bandit_rifle-1"], marked("bandit_rifle", "13.E"), scenario="S10"),
    Part("X30", "fate/P2", facing("bandit_rifle-1", "tick-1"), ["E", "N"], lay(bandits("6.D"), ticks("6.D")), scenario="S10"),
    Part("X30", "fate/P3", moved, ["tick-1"], lay(lambda z: z.enemy("tick", "2.G", "N"), lambda z: z.enemy("controller", "6.D", colour="C2")), scenario="S10"),
    Part("X30", "end", counter("alarm"), 1, lambda z: z.attention(0, "high", OUTSIDE), scenario="S10"),
    # --- characters ---
    Part("C01", "fate/P1", where_is("foma"), "6.D", lay(character("foma", "Q2"), lambda z: z.stand(0, "IN"))),
    Part("C01", "fate/P1", where_is("foma"), "6.F", lay(character("foma", "Q2"), lambda z: z.game.move_figure("character-foma", z.game.board.index["6.F"]))),
    Part("C03", "fate/P1", people, [], lay(character("zoya", "Q3"), ticks("6.J"))),
    Part("C04", "fate/P1", people, ["gleb"], lay(character("gleb", "Q3"), ticks("13.M"))),
    Part("C05", "fate/P1", people, [], lay(character("abbot", "Q3"), ticks("6.I"))),
    Part("C06", "fate/P1", where_is("rain_cape"), "13.D", lay(character("rain_cape", "IN"), lambda z: z.stalker(0, "13.C"))),
    Part("C07", "fate/P2", lambda z: len(z.events(events.HitChecked)), 1, lay(character("deserter", "Q3"), ticks("6.I"), flag("deserter_ally"))),
    Part("C07", "fate/P2", lambda z: len(z.events(events.HitChecked)), 0, lay(character("deserter", "Q3"), ticks("6.I"))),
    Part("C08", "fate/P1", team("hp"), [10, 8], lay(hurt, character("vasylyna", "Q3"))),
    Part("C09", "fate/P1", noticed, ("low", "6.J"), lay(character("well_voice", "Q3"), lambda z: z.stalker(0, "6.I"))),
    Part("C10", "fate/P1", pages, ["118"], lay(character("tamara", "IN"), two_anomalies)),
    Part("C11", "fate/P2", team("attention"), ["low", ""], character("conscript", "Q3")),
)  # fmt: skip


def beside(zone: Zone, piece: str) -> int:
    """A space next to a piece that nobody can enter."""
    board = zone.game.board
    inside = [i for i, name in enumerate(board.ids) if name.startswith(f"{piece}.")]
    mask = board.within("open", inside[0], 1) & board.land_mask
    return board.spaces(mask)[0]


@pytest.mark.rule("SV-0.3")
@pytest.mark.parametrize("part", PARTS, ids=[f"{n}-{part.card}-{part.part}" for n, part in enumerate(PARTS)])
def test_a_part_of_a_card_does_what_is_printed(part: Part) -> None:
    zone = Zone(part.scenario, part.map, seats=part.seats)
    part.lay(zone)
    assert content().scripts.get(f"zone/{part.card}/{part.part}")
    zone.part(part.card, part.part, *part.answers)
    assert part.look(zone) == part.after


# --- actions ----------------------------------------------------------------------------------------------------------


class Deed(NamedTuple):
    """An action of a card."""

    card: str
    action: str
    look: Look
    after: Any
    lay: Lay = Zone.settle
    answers: tuple[str, ...] = ()
    scenario: str = "S01"
    seats: int = 2
    gear: tuple[int, ...] = ()


DEEDS = (
    Deed("X00", "take_tokens", both(pockets, lying("fuse")), (["fuse"], []), lambda z: put_token(z.game, "fuse", z.me().space)),
    Deed("X00", "drop_tokens", both(pockets, lying("fuse")), ([], ["15.H"]), carrying("fuse")),
    Deed("X00", "force_the_door", both(edges, me("attention")), ({}, ("",)), locked, gear=(2, 1)),
    Deed("X00", "force_the_door", both(lambda z: list(edges(z)), me("attention")), (["locked_door"], ("low",)), locked, gear=(1, 1)),
    Deed("X00", "work_the_wheel", both(cubes_on("armored_gate"), me("attention")), ([1], ("low",)), at_the_bulkhead(0)),
    Deed("X00", "work_the_wheel", both(cubes_on("armored_gate"), me("attention")), ([], ("low",)), at_the_bulkhead(2)),
    Deed("X00", "take_off_the_hatch", edges, {}, behind_a_hatch),
    Deed("X02", "pull_the_fuse", both(pockets, lambda z: z.name_of("Q2") in z.holds("fuse_box")), (["fuse"], False), box("sound")),
    Deed("X02", "pull_the_fuse", both(pockets, pages), ([], ["13"]), box("burnt"), ("script_option:3",)),
    Deed("C01", "load_up", lambda z: [(t.kind, t.bearer) for t in z.game.state.tokens.values() if t.bearer], [("fuse", "character-foma")], lay(character("foma", "Q2"), carrying("fuse")), ("give_load:fuse",)),
    Deed("X01", "fit_a_fuse", both(lying("barrier"), counter("fuses"), pages), ([], 2, ["15"]), lay(stand("OUT"), carrying("fuse"), count("fuses", 1))),
    Deed("X01", "force_the_motor", both(lying("barrier"), me("attention")), ([], ("high",)), stand("OUT"), gear=(3, 3, 1)),
    Deed("X01", "force_the_motor", both(lying("barrier"), me("attention", "hp")), (["13.K"], ("high", 8)), stand("OUT", hp=10), gear=(3, 3, 0)),
    Deed("X04", "prime", both(counter("primed"), me("attention")), (1, ("low",)), stand("Q1"), scenario="S02"),
    Deed("X04", "prime", pages, ["23"], lay(stand("Q1"), count("primed", 1)), scenario="S02"),
    Deed("X05", "open_the_valve", both(lambda z: [t.face for t in z.game.state.tokens.values() if t.kind == "valve"], pages), (["open", "closed"], ["24"]), lay(stand("Q2"), lambda z: z.symbol("P3")), scenario="S02"),
    Deed("X05", "lock_it_open", both(cubes_on("valve"), me("bolts")), ([1, 0], (0,)), lay(stand("Q2", bolts=2), lambda z: z.game.update(z.game.state.tokens["valve-1"], face="open")), scenario="S02"),
    Deed("X09", "set_a_snare", both(lying("snare"), pockets), (["15.H"], ["snare"]), scenario="S03"),
    Deed("X09", "lay_bait", both(lying("bait"), decks), (["15.H"], []), with_cards("bread-1"), scenario="S03"),
    Deed("X09", "hang_the_bell", lying("bait"), ["15.H"], carrying("bait"), scenario="S03"),
    Deed("X13", "hold_the_tape", cubes_on("probe"), [0, 1, 0], lambda z: z.stand(0, "Q2").game.move_figure("character-ilarion", z.slot("Q2")), scenario="S05"),
    Deed("X13", "hold_the_tape", both(probes, counter("readings"), pages), (2, 1, ["52"]), lay(lambda z: z.stand(0, "Q2").game.move_figure("character-ilarion", z.slot("Q2")), lambda z: z.game.update(z.game.state.tokens["probe-2"], cubes=1)), ("script_option:2",), "S05"),
    Deed("X16", "set_the_charge", cubes_on("mast"), [0, 1, 0], stand("Q2"), scenario="S06"),
    Deed("X16", "set_the_charge", both(counter("armed"), pockets, pages), (1, ["charge", "charge"], ["62"]), lay(stand("Q2"), lambda z: z.game.update(z.game.state.tokens["mast-2"], cubes=1)), ("script_option:1",), "S06"),
    Deed("X16", "strip_the_wiring", both(counter("armed"), pockets), (0, ["charge"]), lay(lambda z: z.game.set(tokens={t.id: t for t in z.game.state.tokens.values() if t.kind != "charge"}), lambda z: z.stand(0, "Q2").count("armed", 1).game.update(z.game.state.tokens["mast-2"], face="armed")), scenario="S06"),
    Deed("X17", "trigger", both(lying("mast"), lambda z: "blown" in z.game.state.flags, team("hp"), pages), (["6.J"], True, [14, 2], ["65"]), lambda z: [z.count("armed", 3).stalker(1, "13.C", hp=14), z.game.update(z.me(0), hp=14), *[z.game.update(z.game.state.tokens[f"mast-{i}"], face="armed") for i in (1, 2)]], scenario="S06", gear=()),
    Deed("X19", "seal_the_cellar", both(counter("seals"), pockets), (1, []), lay(stand("Q1"), carrying("supply")), scenario="S07"),
    Deed("X19", "wedge_it_with_what_you_carry", both(counter("seals"), decks), (1, ["armour"]), lay(stand("Q1"), lambda z: z.give(0, "leather_jacket-1").give(0, "leather_jacket-2")), scenario="S07"),
    Deed("X23", "dress_the_wound", cubes_on("wounded"), [1], wounded_here, scenario="S08", gear=(2, 1)),
    Deed("X23", "dress_the_wound", both(cubes_on("wounded"), me("attention")), ([0], ("low",)), wounded_here, scenario="S08", gear=(1, 1)),
    Deed("X23", "use_medicine", both(cubes_on("wounded"), decks), ([1], []), lay(wounded_here, with_cards("bandage-1")), scenario="S08"),
    Deed("X28", "blow_the_lock", both(edges, team("attention"), pages), ({"welded_door": "2@e3E"}, ["high", ""], ["105"]), lay(with_cards("frag_grenade-1"), lambda z: z.stalker(0, "2.H")), ("script_option:2",), "S10", gear=(3, 3, 1, 0)),
    Deed("X28", "blow_the_lock", both(lambda z: "armored_gate" in edges(z), counter("alarm"), cubes_on("armored_gate")), (True, 1, [1]), lay(with_cards("frag_grenade-1"), lambda z: z.stalker(0, "2.H")), (), "S10", gear=(3, 3, 0, 0)),
    Deed("X29", "read_the_ledger", both(counter("code_parts"), lying("code"), pages), (1, ["6.J"], ["102"]), stand("Q2"), ("script_option:2",), "S10"),
    Deed("X29", "read_the_ledger", both(counter("code_parts"), pages), (2, ["103"]), lay(stand("Q2"), count("code_parts", 1)), scenario="S10"),
    Deed("E28", "close_the_main", both(lying("leak"), up("E28")), ([], False), lay(raised("E28"), lambda z: z.stalker(0, z.holds("leak")[0]))),
    Deed("E34", "change_the_filters", both(decks, up("E34")), ([], False), lay(raised("E34"), with_cards("bandage-1"))),
    Deed("E35", "sit_down", both(me("hp", "focus"), pages), ((11, True), ["125"]), lay(lambda z: z.stalker(0, "2.D"), raised("E35"), lambda z: z.stalker(0, "2.C", hp=8)), ("script_option:3",)),
    Deed("E51", "use", both(fog, up("E51")), (3, False), lay(raised("E51"), lambda z: z.stalker(0, OUTSIDE))),
    Deed("E52", "use", both(decks, up("E52")), (["item"], False), raised("E52")),
    Deed("E54", "use", both(moved, up("E54")), (["tick-1", "tick-2", "tick-3", "tick-4"], False), lay(raised("E54"), lambda z: z.stalker(0, "15.G"), ticks("2.G", "2.G", "6.D", "6.D")), ("space:15.G",)),
    Deed("E55", "use", both(lambda z: z.game.has_quality("ignores:anomaly"), up("E55")), (True, False), raised("E55")),
    Deed("E57", "burn_the_order", both(team("focus"), me("hp"), up("E57")), ([False, False], (7,), False), lay(raised("E57"), fields(hp=10, focus=True))),
    Deed("E58", "tear_up_the_contract", both(me("hp"), up("E58")), ((7,), False), lay(raised("E58"), fields(hp=10))),
    Deed("U20", "cut_into_it", both(cubes_on("nest"), me("attention")), ([1], ("low",)), lay(raised("U20"), lambda z: z.stand(0, "HD1"))),
    Deed("U20", "cut_into_it", both(lying("nest"), loot_here), ([], 1), lay(raised("U20"), lambda z: z.stand(0, "HD1").game.update(z.game.state.tokens["nest-1"], cubes=1))),
    Deed("U20", "burn_it_out", both(lying("nest"), loot_here, me("attention"), decks), ([], 1, ("high",), []), lay(raised("U20"), with_cards("frag_grenade-1"), lambda z: z.stand(0, "HD1"))),
    Deed("U33", "take_the_tag", both(lying("tag"), counter("tags"), lambda z: requests(z.game)), (["15.I"], 1, [("U33", True)]), lay(raised("U33"), lambda z: z.stand(0, "ED1"))),
    Deed("C02", "patch_him_up", hp_of("ilarion"), 5, lay(with_cards("bandage-1"), lambda z: z.game.update(z.game.state.characters["character-ilarion"], hp=1)), scenario="S05"),
    Deed("C06", "talk_to_him", pages, ["111"], character("rain_cape", "Q2"), ("script_option:4",)),
    Deed("C07", "offer_him_a_deal", pages, ["113", "115"], character("deserter", "Q2"), ("script_option:2",)),
    Deed("C08", "let_her_work", me("hp", "exposed"), (12, False), lay(character("vasylyna", "Q2"), lambda z: z.stalker(0, "13.D", hp=8, exposed=True))),
    Deed("C10", "milk_and_bread", me("hp"), (10,), lay(character("tamara", "Q2"), lambda z: z.stalker(0, "13.D", hp=8))),
    Deed("C11", "talk_him_out_of_it", both(pages, lambda z: "conscript_follows" in z.game.state.flags), (["119"], True), character("conscript", "Q2"), ("script_option:1",)),
    Deed("C11", "send_him_home", both(people, lambda z: requests(z.game)), ([], [("U34", True)]), lay(raised("U34"), lambda z: z.game.move_figure("character-conscript", z.slot("IN")))),
)  # fmt: skip


@pytest.mark.rule("SV-0.3")
@pytest.mark.parametrize("deed", DEEDS, ids=[f"{n}-{deed.card}-{deed.action}" for n, deed in enumerate(DEEDS)])
def test_an_action_of_a_card_does_what_is_printed(deed: Deed) -> None:
    zone = Zone(deed.scenario, "M01", seats=deed.seats)
    deed.lay(zone)
    if deed.gear:
        zone.gear(*deed.gear)
    zone.run(Turn(0, 0)).say(f"card:{deed.card}:{deed.action}", *deed.answers).finish("turn.choose")
    assert deed.look(zone) == deed.after


@pytest.mark.rule("ST-10.13")
def test_a_choice_from_a_deck_says_nothing_about_its_order() -> None:
    zone = Zone("S01", "M01")
    raised("E52")(zone)
    zone.run(Turn(0, 0)).say("card:E52:use")
    offered, twin = zone.game.decisions()[0].options, zone.game.clone()
    GAME.redeal(twin, 0, 1986)
    assert len(offered) > 1
    assert twin.decisions()[0].options == offered


# --- every card is shown ----------------------------------------------------------------------------------------------

ELSEWHERE = {
    **{(card, "setup"): "test_what_a_scenario_lays_out" for card in content().zone_decks["special"]},
    ("X04", "end"): "sv-16-05-hold",
    ("X05", "end"): "sv-16-05-hold",
    ("X21", "check"): "sv-16-07-front",
    ("X04", "check"): "test_what_is_looked_at_when_a_round_ends",
    ("X17", "check"): "test_what_is_looked_at_when_a_round_ends",
    ("X26", "check"): "test_what_is_looked_at_when_a_round_ends",
    ("X30", "check"): "test_what_is_looked_at_when_a_round_ends",
    ("X29", "after"): "test_the_keeper_of_half_a_number_gives_it_up_by_dying",
    ("C11", "death"): "test_the_death_of_the_conscript_costs_everybody_and_drops_the_request",
    ("U09", "fixed"): "test_a_bulkhead_closes_the_strongroom_and_holds_unique_loot",
    ("U14", "fixed"): "test_a_sealed_container_is_opened_at_its_door",
    ("U30", "chosen"): "test_at_most_half_of_the_stalkers_take_the_back_way",
    ("U31", "after"): "test_a_watched_approach_leaves_tokens_and_turns_enemies",
    ("C03", "trade"): "test_a_trader_buys_and_sells_at_his_prices",
    ("C04", "trade"): "test_a_trader_buys_and_sells_at_his_prices",
    ("C05", "trade"): "test_a_trader_buys_and_sells_at_his_prices",
    ("E56", "use"): "test_an_ace_works_once_for_whoever_takes_it",
    ("E57", "take_the_letter"): "sv-16-11-request",
    ("U04", "swing_the_arm"): "test_the_excavator_makes_a_hole_in_the_closest_wall_once",
    ("U14", "break_the_seal"): "test_a_sealed_container_is_opened_at_its_door",
    ("X00", "leave"): "sv-16-12-leaving",
    ("X07", "read_the_track"): "sv-16-06-beast",
    ("X10", "hand_in"): "test_the_buyer_takes_what_was_won",
    ("X24", "hand_over"): "sv-16-11-request",
    ("X26", "trade"): "sv-16-08-saturation",
    ("X28", "dial_the_code"): "sv-16-04-strongroom",
}
"""Parts and actions that another test or scenario shows, by its name."""


def parts_of(card: str) -> set[tuple[str, str]]:
    """The parts of a card that do something, and its actions."""
    names = ("setup", "now", "fixed", "after", "chosen", "end", "check", "death", *(f"fate/{s}" for s in FATES))
    found = {(card, part) for part in names if content().scripts.get(f"zone/{card}/{part}")}
    return found | {(card, action.key) for action in content().zone_cards[card].side.actions}


FATES = ("any", "P1", "P2", "P3", "P4")


@pytest.mark.rule("SV-12.2")
@pytest.mark.parametrize("card", content().zone_cards)
def test_everything_that_a_card_does_is_shown(card: str) -> None:
    shown = {(part.card, part.part) for part in PARTS} | {(deed.card, deed.action) for deed in DEEDS} | set(ELSEWHERE)
    assert parts_of(card) <= shown


def test_what_is_shown_elsewhere_is_there() -> None:
    project = Path(__file__).parents[4]
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for name in set(ELSEWHERE.values()):
        scenario = project / "scenarios" / "stalker" / f"{name}.yaml"
        assert f"def {name}(" in tests or scenario.exists(), name
