"""SV-10 The scripts of Zone Survival: what each way through each of them comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.survival.book import ReadZoneScript, ZoneChoice
from cordon.games.stalker.survival.cards import face_up
from cordon.games.stalker.survival.places import slot_edges
from cordon.games.stalker.terms import STALKERS
from cordon.kernel.frames import kind_of
from tests.games.stalker.survival.looks import (
    Look,
    at_the_open_gate,
    blood,
    both,
    character,
    container,
    counter,
    decks,
    edges,
    enemies,
    fields,
    flag,
    flags,
    here,
    hole,
    hurt,
    lay,
    looking_at_a_mast,
    looks_at_a_mast,
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
    quiet,
    rounds,
    sorts,
    sorts_of,
    stacks,
    stand,
    team,
    ticks,
    unknown,
    unknown_everywhere,
    vest,
    with_cards,
    wounded_here,
)
from tests.games.stalker.survival.zone import Zone

CHOICE = kind_of(ZoneChoice.choose)


class Way(NamedTuple):
    """A way through a script: the options that are chosen, and what is there before and after."""

    script: str
    options: tuple[str, ...]
    look: Look
    after: Any
    scenario: str = "S01"
    lay: Callable[[Zone], Any] = Zone.settle
    symbol: str = ""
    gear: tuple[int, ...] = ()
    seats: int = 2
    before: Any = None
    """What is there before, where that is not plain."""


HORDE, ELITE = pool("tick", "C3"), pool("controller", "C2")
NEAR_OUT = ("13.M", "13.M", "2.G", "6.D")
FUSE_BOX = stand("Q2", hp=9)

WAYS = (
    # Last Bus Out
    Way("11", ("1",), lambda z: [z.facing(f"tick-{i}") for i in (1, 2, 3, 4)], ["E", "E", "N", "N"], lay=ticks(*NEAR_OUT)),
    Way("11", ("2",), both(me("focus"), moved), ((True,), ["tick-1", "tick-2"]), lay=ticks("13.E", "13.E", "6.D")),
    Way("12", (), both(pockets, lambda z: z.name_of("Q2") in z.holds("fuse_box")), (["fuse"], False), lay=FUSE_BOX, gear=(2, 1)),
    Way("13", ("2",), both(me("bolts", "dose"), pockets), ((0, 2), ["fuse"]), lay=stand("Q2", bolts=3)),
    Way("13", ("3",), lambda z: len(z.holds("fuse_box")), 2, lay=FUSE_BOX, before=3),
    Way("14", ("1",), both(me("attention"), rounds), (("high",), 7), before=(("",), 6)),
    Way("14", ("2",), both(me("attention"), rounds), (("",), 6)),
    Way("15", (), both(me("focus"), moved), ((True,), ["tick-1", "tick-2", "tick-3"]), lay=ticks("13.E", "13.E", "2.G", "15.C")),
    Way("16", (), team("cubes"), [(1, 0), (1, 0)], lay=lambda z: z.game.set(turn=0, track=0)),
    Way("17", ("2",), lambda z: len(z.holds("fuse_box")), 2, lay=FUSE_BOX),
    # The Pump House
    Way("21", ("1",), both(lambda z: edges(z).get("hatch", "") in slot_edges(z.game, "G"), me("attention")), (True, ("low",)), "S02", stacks()),
    Way("21", ("2",), me("cubes"), ((1, 0),), "S02", lambda z: z.game.set(turn=0, track=0)),
    Way("22", (), both(me("attention"), unknown("U1")), (("low",), 1), "S02"),
    Way("23", ("1",), me("hp", "dose"), (11, 1), "S02", fields(hp=8)),
    Way("23", ("2",), me("hp", "exposed"), (12, False), "S02", fields(hp=10, exposed=True)),
    Way("23", ("3",), both(flags, me("focus")), (("oiled",), (True,)), "S02", gear=(1, 1)),
    Way("24", (), decks, ["unique"], "S02", symbol="P1"),
    Way("24", (), loot_here, 2, "S02", symbol="P2"),
    Way("24", (), me("bolts"), (1,), "S02", symbol="P3"),
    Way("24", (), unknown("IN"), 1, "S02", symbol="P4"),
    Way("25", ("1",), both(counter("pressure"), moved), (2, ["tick-1"]), "S02", lay(ticks("13.E"), lambda z: z.count("pressure", 3))),
    Way("25", ("1",), both(counter("pressure"), moved), (2, []), "S02", lay(ticks("13.E"), lambda z: z.count("pressure", 3), flag("oiled"))),
    Way("25", ("2",), both(counter("pressure"), enemies), (4, 1), "S02", lay(HORDE, lambda z: z.count("pressure", 3))),
    Way("26", (), me("focus", "attention"), (True, ""), "S02", lambda z: z.attention(0, "low", "15.H"), gear=(1, 1)),
    Way("26", (), me("focus", "attention"), (False, "low"), "S02", gear=(1, 0)),
    Way("27", (), both(counter("pressure"), enemies), (1, 1), "S02", HORDE),
    # What Took the Herd
    Way("31", ("1",), lambda z: pockets(z).count("bait"), 1, "S03"),
    Way("31", ("2",), both(money, flags), (500, ("greedy",)), "S03"),
    Way("32", ("1",), me("focus"), (True,), "S03"),
    Way("32", ("2", "step:15.G", "stop"), both(here, me("attention"), counter("lore")), ("15.G", ("",), 1), "S03", symbol="P2"),
    Way("33", (), me("exposed", "attention", "bolts"), (True, "low", 0), "S03", flag("greedy")),
    Way("33", (), me("exposed", "attention", "bolts"), (False, "", 1), "S03"),
    Way("34", ("1",), both(sorts, me("attention")), (["food"], ("low",)), "S03"),
    Way("34", ("2",), team("focus"), [True, True], "S03"),
    Way("34", ("3",), both(decks, flags, me("focus")), ([], ("mined",), (True,)), "S03", with_cards("frag_grenade-1")),
    Way("35", (), both(me("attention"), lambda z: z.foe("chimera-1").lost), (("low",), 0), "S03", lay(marked("chimera", "6.E"))),
    Way("35", (), lambda z: z.foe("chimera-1").lost > 0, True, "S03", lay(marked("chimera", "6.E"), flag("mined"), lambda z: z.wounds("A"))),
    Way("36", (), decks, ["unique"], "S03", symbol="P1"),
    Way("36", (), counter("lore"), 1, "S03", symbol="P2"),
    Way("36", (), me("attention"), ("low",), "S03", symbol="P3"),
    Way("36", (), me("hp"), (6,), "S03", fields(hp=10), symbol="P4"),
    Way("37", (), me("focus"), (True,), "S03"),
    # Glass Harvest
    Way("41", ("1",), lambda z: len(z.game.ground(z.slot("U2")).looked), 2, "S04", stacks("U2")),
    Way("41", ("2",), team("bolts"), [1, 1], "S04"),
    Way("41", ("3",), both(money, flags), (500, ("advance",)), "S04"),
    Way("42", (), money, 200, "S04", lay(flag("advance"), lambda z: z.game.set(money=700))),
    Way("42", (), lambda z: "medicine" in sorts(z), True, "S04"),
    Way("43", ("1", "2"), both(me("attention"), pages), (("high",), ["43", "46"]), "S04", marked("bandit_rifle", "15.K")),
    Way("43", ("2",), both(me("attention"), pages), (("",), ["43"]), "S04", marked("bandit_rifle", "6.D")),
    Way("44", ("1",), me("slots", "focus"), ((1, 0), True), "S04", lambda z: z.game.set(turn=0)),
    Way("44", ("2",), both(me("dose"), lambda z: sum(g.artifacts for g in z.game.state.ground.values())), ((2,), 1), "S04", lambda z: z.anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1")),
    Way("45", (), lambda z: [a.artifact for a in z.game.state.anomalies.values()], [False, True], "S04", lambda z: z.anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1").anomaly("jelly", (4, "6@c4", "N"), id="anomaly-2")),
    Way("46", ("1",), both(money, lambda z: [g.artifacts for g in z.game.state.ground.values()], pages), (0, [1], ["46", "47"]), "S04", lay(marked("bandit_rifle", "6.D", face="artifact"), lambda z: z.game.set(money=1000))),
    Way("47", (), both(moved, lambda z: z.game.marked_enemy()), (["bandit_rifle-1"], ""), "S04", marked("bandit_rifle", "6.D")),
    # The Professor's Walk
    Way("51", ("1",), lambda z: z.game.has_quality("take_along_quiet"), True, "S05"),
    Way("51", ("2",), vest, 4, "S05", lambda z: z.give(0, "leather_jacket-1").give(0, "leather_jacket-2")),
    Way("52", ("1",), both(me("focus", "hp"), pages), ((True, 9), ["52", "56"]), "S05", fields(hp=8), symbol="P3"),
    Way("52", ("2",), team("dose"), [1, 1], "S05", lambda z: [z.game.update(z.me(seat), dose=2) for seat in (0, 1)]),
    Way("53", ("2",), lambda z: len(z.game.ground(z.slot("U1")).looked), 1, "S05", stacks("U1", "U5")),
    Way("53", ("1",), both(team("bolts"), me("slots")), ([1, 1], ((1, 0),)), "S05", lay(stacks("U1"), lambda z: z.game.set(turn=0))),
    Way("54", (), lambda z: z.at("character-ilarion"), "15.G", "S05", lambda z: z.stalker(0, "15.F").stalker(1, "15.F")),
    Way("55", ("1",), both(me("hp"), lambda z: z.at("character-ilarion")), ((8,), "15.G"), "S05", lambda z: z.stalker(0, "15.G", hp=10)),
    Way("55", ("2",), both(me("focus"), probes, counter("readings")), ((False,), 2, 1), "S05", stand("Q2", focus=True)),
    Way("55", ("2",), both(me("focus"), probes, counter("readings")), ((False,), 3, 0), "S05", stand("IN", focus=True)),
    Way("55", ("3",), lambda z: z.game.state.characters["character-ilarion"].hp - z.game.state.characters["character-ilarion"].most, -3, "S05", gear=(0,)),
    Way("56", (), rounds, 7, "S05", symbol="P1"),
    Way("56", (), me("cubes"), ((1, 0),), "S05", lambda z: z.game.set(turn=0, track=0), symbol="P2"),
    Way("56", (), me("hp"), (9,), "S05", fields(hp=8), symbol="P3"),
    Way("56", (), me("hp", "slots"), (7, (1, 0)), "S05", lay(fields(hp=8), lambda z: z.game.set(turn=0)), symbol="P4"),
    Way("57", (), me("slots"), ((1, 0),), "S05", lambda z: z.game.set(turn=0)),
    # Dead Frequency
    Way("61", ("1",), both(flags, lambda z: z.game.has_quality("no_exchange")), (("wax",), True), "S06"),
    Way("61", ("2",), me("focus", "hp"), (True, 8), "S06", fields(hp=10)),
    Way("62", ("1",), both(looks_at_a_mast, me("attention")), (False, ("low",)), "S06", looking_at_a_mast),
    Way("62", ("2",), both(pages, me("attention")), (["62", "66"], ("",)), "S06", gear=(1, 1)),
    Way("63", (), both(enemies, team("hp")), (1, [8, 8]), "S06", lay(pool("zombie", "C4"), lambda z: [z.game.update(z.me(s), hp=10) for s in (0, 1)])),
    Way("63", (), both(enemies, team("hp")), (1, [10, 10]), "S06", lay(pool("zombie", "C4"), flag("wax"), lambda z: [z.game.update(z.me(s), hp=10) for s in (0, 1)])),
    Way("63", (), enemies, 2, "S06", lay(pool("zombie", "C4"), flag("wax")), seats=3),
    Way("64", ("1",), both(flags, enemies, counter("alarm"), me("attention", "hp")), (("first:X18a/0", "searching"), 1, 3, ("high", 7)), "S06", lay(ELITE, fields(hp=10, focus=True), flag("first:X18a/0"), lambda z: z.count("alarm", 5))),
    Way("64", ("2",), both(flags, enemies, counter("alarm")), (("searching",), 1, 5), "S06", lay(ELITE, lambda z: z.count("alarm", 5))),
    Way("65", (), both(lambda z: z.foe("zombie-1").pinned, lambda z: z.foe("tick-1").pinned, team("attention")), (True, False, ["high", "high"]), "S06", lay(ticks("6.D"), lambda z: z.enemy("zombie", "13.I", colour="C4"))),
    Way("66", (), me("attention", "hp"), ("low", 9), "S06", fields(hp=10), gear=(1, 0)),
    Way("67", (), both(counter("alarm"), me("focus", "hp")), (0, (False, 7)), "S06", lay(fields(hp=10, focus=True), lambda z: z.count("alarm", 1))),
    # Red Sky at Noon
    Way("71", ("1",), lambda z: z.holds("supply").count(z.name_of("L5")), 1, "S07"),
    Way("71", ("2",), lambda z: [sorts_of(z, seat) for seat in (0, 1)], [["food"], ["food"]], "S07"),
    Way("71", ("3", "2"), both(pages, me("exposed")), (["71", "77"], (True,)), "S07"),
    Way("72", ("1",), team("hp"), [9, 8], "S07", lay(stand("Q1"), hurt)),
    Way("72", ("2",), me("bolts"), (2,), "S07"),
    Way("73", ("1",), both(lambda z: edges(z).get("locked_door", "") in slot_edges(z.game, "G"), moved), (True, ["tick-1"]), "S07", lay(stand("Q1"), ticks("13.E", "13.O"))),
    Way("73", ("2",), both(edges, moved), ({}, ["tick-1"]), "S07", lay(stand("Q1"), ticks("13.E", "13.O"))),
    Way("74", ("1",), both(team("focus"), pages, enemies), ([True, True], ["74", "76"], 1), "S07", pool("bandit_rifle", "C4")),
    Way("75", (), both(counter("seals"), me("hp")), (1, (10,)), "S07", lay(stand("Q1", hp=8), flag("neighbours"))),
    Way("75", (), both(counter("seals"), me("hp")), (0, (8,)), "S07", stand("Q1", hp=8)),
    Way("76", ("1",), both(enemies, decks), (0, ["item"]), "S07", lay(pool("bandit_rifle", "C4"), flag("neighbours"))),
    Way("76", ("2",), team("focus"), [False, False], "S07", lambda z: [z.game.update(z.me(s), focus=True) for s in (0, 1)]),
    Way("77", ("1",), both(flags, me("slots")), (("neighbours",), ((1, 0),)), "S07"),
    # Three Down the Well
    Way("80", (), both(unknown("U2"), unknown("U6"), me("focus")), (2, 1, (True,)), "S08", lay(stacks("U2", "U6"), lambda z: z.stalker(0, "6.B"))),
    Way("81", ("1",), lambda z: sum(t.up for t in z.game.state.tokens.values() if t.kind == "beacon"), 1, "S08"),
    Way("81", ("2",), sorts, ["medicine"], "S08"),
    Way("82", ("1",), both(blood, me("focus", "slots")), (5, (True, (1, 0))), "S08", lay(wounded_here, lambda z: z.game.set(turn=0))),
    Way("82", ("2",), pages, ["82", "80"], "S08", wounded_here),
    Way("83", (), both(blood, me("attention")), (5, ("",)), "S08", wounded_here, gear=(2, 1)),
    Way("83", (), both(blood, me("attention")), (2, ("low",)), "S08", wounded_here, gear=(1, 1)),
    Way("84", ("1",), both(decks, lambda z: [t.cubes for t in z.game.state.tokens.values() if t.kind == "wounded"]), ([], [1]), "S08", lay(wounded_here, with_cards("bread-1"))),
    Way("84", ("2",), me("rifle", "bolts"), (1, 1), "S08", wounded_here),
    Way("85", (), loot_here, 2, "S08"),
    Way("86", (), both(unknown("IN"), me("focus", "exposed")), (1, (False, False)), "S08", fields(focus=True)),
    Way("86", (), both(unknown("IN"), me("exposed")), (1, (True,)), "S08", lambda z: z.deck("unknown", *quiet(z))),
    Way("87", ("1",), team("hp"), [11, 8], "S08", lay(lambda z: z.stand(1, "Q2"), hurt)),
    Way("87", ("2",), both(noticed, rounds), (("low", "15.H"), 7), "S08", stand("Q2")),
    # Salt, Lead and Diesel
    Way("91", ("1",), both(money, lambda z: z.game.state.needs["purse"]), (400, 3900), "S09"),
    Way("91", ("2",), both(decks, lambda z: z.game.state.needs["purse"]), ([], 2700), "S09", with_cards("lead_lining-1")),
    Way("91", ("3",), both(money, lambda z: z.game.state.needs["purse"]), (0, 3200), "S09"),
    Way("92", ("1",), both(money, me("focus")), (150, (False,)), "S09", fields(focus=True)),
    Way("92", ("2",), both(counter("goods:0:salt"), flags, pages, me("attention")), (2, ("credit",), ["92", "97"], ("",)), "S09", lambda z: z.attention(0, "low", "15.H")),
    Way("97", (), me("attention"), ("",), "S09", lambda z: z.attention(0, "low", "15.H")),
    Way("93", ("1",), both(me("rifle"), counter("sold:gleb:salt")), ((0,), 1), "S09", lay(fields(rifle=1), lambda z: z.count("sold:gleb:salt", 2))),
    Way("94", (), money, 500, "S09", symbol="P1"),
    Way("94", (), counter("goods:0:diesel"), 1, "S09", symbol="P2"),
    Way("94", (), me("dose"), (1,), "S09", fields(dose=3), symbol="P3"),
    Way("94", (), money, 100, "S09", lambda z: z.game.set(money=200), symbol="P4"),
    Way("96", (), both(unknown_everywhere, money), (1, 250), "S09", lay(flag("credit"), lambda z: z.game.set(money=500))),
    Way("96", (), both(unknown_everywhere, money), (0, 500), "S09", lay(flag("insured"), lambda z: z.game.set(money=500))),
    # The Cashier's Vault
    Way("100", (), counter("code_parts"), 1, "S10", gear=(2, 1, 1)),
    Way("100", (), both(counter("alarm"), me("attention")), (1, ("low",)), "S10", gear=(1, 1, 1)),
    Way("101", ("1", "bandit_rifle-1", "bandit_rifle-2"), both(money, lambda z: [z.facing(f"bandit_rifle-{i}") for i in (1, 2)]), (100, ["N", "N"]), "S10", lambda z: z.enemy("bandit_rifle", "15.F", "S").enemy("bandit_rifle", "15.F", "S").game.set(money=600)),
    Way("101", ("2",), lambda z: z.game.state.fog.bit_count(), 2, "S10"),
    Way("101", ("3",), both(team("focus"), rounds), ([True, True], 5), "S10"),
    Way("102", ("1",), me("attention", "slots"), ("", (1, 0)), "S10", lambda z: z.attention(0, "low", "15.H").game.set(turn=0)),
    Way("102", ("2",), both(money, counter("alarm")), (200, 1), "S10"),
    Way("103", (), team("focus"), [True, True], "S10"),
    Way("104", (), me("focus", "bolts"), (True, 0), "S10", lambda z: z.count("code_parts", 2)),
    Way("104", (), both(me("bolts"), pages, counter("alarm")), ((1,), ["104", "110"], 0), "S10", lambda z: z.count("code_parts", 1).count("alarm", 1), gear=(2, 1)),
    Way("105", ("2",), both(lambda z: len(z.game.ground(z.slot("Q1")).loot), counter("alarm")), (2, 1), "S10", lambda z: z.game.set(turn=0)),
    Way("105", ("1",), team("attention"), ["", "low"], "S10", at_the_open_gate),
    Way("106", ("1",), both(pages, counter("alarm")), (["106", "110"], 1), "S10", lambda z: z.count("alarm", 2), gear=(2, 1)),
    Way("106", ("2",), unknown("U1"), 1, "S10", stacks("U1", "U6")),
    Way("107", (), both(enemies, lambda z: edges(z)["locked_door"] in slot_edges(z.game, "D1")), (1, True), "S10", ELITE),
    Way("110", (), both(me("attention"), pages, counter("code_parts")), (("high",), ["110", "100"], 1), "S10", lambda z: z.gear(1, 1).gear(2, 2, 0)),
    # characters
    Way("111", ("1", "2"), both(decks, pages), ([], ["111", "112"]), lay=character("rain_cape", "Q2", "bread-1")),
    Way("111", ("2",), both(me("attention"), decks), (("low",), ["unique"]), lay=character("rain_cape", "Q2")),
    Way("111", ("3",), both(pages, lambda z: sum("weather" in card.tags for card in face_up(z.game))), (["111", "120"], 1), lay=character("rain_cape", "Q2")),
    Way("112", ("1", "space:6.J"), both(here, me("dose")), ("6.J", (3,)), lay=stand("IN")),
    Way("112", ("2",), lambda z: edges(z)["hole"] in slot_edges(z.game, "H"), True),
    Way("113", ("1",), both(flags, decks), (("deserter_ally",), ["armour"]), lay=character("deserter", "Q2", "leather_jacket-1", "leather_jacket-2")),
    Way("113", ("2",), both(flags, me("rifle")), (("deserter_ally",), (1,)), lay=character("deserter", "Q2")),
    Way("113", ("3",), both(decks, lambda z: "character-deserter" in z.game.state.characters, me("attention")), (["weapon"], False, ("low",)), lay=character("deserter", "Q2")),
    Way("114", (), both(lambda z: z.at("controller-1"), loot_here), ("13.D", 1), lay=lay(character("deserter", "Q2"), lambda z: z.pool("controller", 0, "C2").game.update(z.game.state.enemy_cards["controller"], pool=("controller-1",)))),
    Way("115", (), me("rifle"), (1,)),
    Way("116", ("2",), both(me("bolts"), noticed, unknown("Q3")), ((0,), ("low", "6.J"), 1), lay=lay(character("well_voice", "Q3"), fields(bolts=1))),
    Way("116", ("3",), me("focus"), (False,), lay=lay(character("well_voice", "Q3"), fields(focus=True))),
    Way("117", (), both(decks, lambda z: "character-well_voice" in z.game.state.characters), (["artifact"], False), lay=character("well_voice", "Q3"), symbol="P1"),
    Way("117", (), both(lambda z: z.holds("unique_loot"), lambda z: "character-well_voice" in z.game.state.characters), (["6.J"], False), lay=character("well_voice", "Q3"), symbol="P2"),
    Way("117", (), me("dose", "focus"), (2, True), lay=character("well_voice", "Q3"), symbol="P3"),
    Way("117", (), both(pages, lambda z: len(z.events(events.ControlDrawn))), (["117", "122"], 1), lay=character("well_voice", "Q3"), symbol="P4"),
    Way("118", ("1",), lambda z: [a.still for a in z.game.state.anomalies.values()], [2, 0], lay=lay(character("tamara", "Q1"), lambda z: z.anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1").anomaly("jelly", (4, "6@c4", "N"), id="anomaly-2"))),
    Way("118", ("2",), both(me("hp"), lambda z: z.at("character-tamara")), ((8,), "15.H"), lay=lay(character("tamara", "IN"), lambda z: z.stalker(0, "15.H", hp=10))),
    Way("119", ("1",), both(flags, lambda z: z.game.in_force("follow.max")), (("conscript_follows",), 0), lay=character("conscript", "Q2")),
    Way("119", ("2",), both(flags, me("rifle"), lambda z: z.game.in_force("follow.max")), (("conscript_follows",), (2,), -1), lay=character("conscript", "Q2")),
    Way("120", (), lambda z: sum("weather" in card.tags for card in face_up(z.game)), 1),
    # events and setup cards
    Way("121", ("1",), both(me("attention", "hp"), pages), (("low", 8), ["121", "122"]), lay=lay(fields(hp=10), lambda z: z.game.set(turn=0))),
    Way("121", ("2",), lambda z: len(z.game.ground(z.slot("U2")).looked), 1, lay=stacks("U2")),
    Way("121", ("3",), me("focus"), (True,)),
    Way("122", (), me("focus", "hp", "slots"), (False, 10, (0, 0)), lay=fields(hp=10, focus=True)),
    Way("122", (), me("hp", "slots"), (8, (1, 0)), lay=lay(fields(hp=10), lambda z: z.game.set(turn=0))),
    Way("123", ("1",), both(me("focus"), lambda z: len(z.game.ground(z.slot("U5")).looked)), ((True,), 1), lay=stacks("U5", "U3")),
    Way("123", ("2", "1"), both(me("attention"), pages), (("low",), ["123", "124"])),
    Way("123", ("3",), both(me("dose"), lambda z: len(z.events(events.LootTaken))), ((1,), 1)),
    Way("124", ("1",), me("cubes", "attention"), ((1, 0), "low"), lay=lambda z: z.game.set(turn=0, track=0)),
    Way("124", ("2", "step:15.G", "stop"), both(here, me("attention")), ("15.G", ("",))),
    Way("125", ("1",), both(decks, unknown("U5")), ([], 1), lay=lay(with_cards("bread-1"), stacks("U5"))),
    Way("125", ("2",), both(me("hp", "dose"), pages), ((10, 2), ["125", "126"]), lay=fields(hp=8), symbol="P4"),
    Way("125", ("3",), me("bolts"), (1,)),
    Way("126", (), decks, ["unique"], symbol="P1"),
    Way("126", (), money, 500, symbol="P2"),
    Way("126", (), me("dose"), (0,), symbol="P3"),
    Way("127", ("1",), both(lambda z: len(z.events(events.EventForeseen)), lambda z: sum(n for _, n in z.game.state.icons), pages), (2, 1, ["127", "128"])),
    Way("127", ("2",), me("focus"), (True,)),
    Way("128", ("read_on", "part:1", "next_event:E02"), lambda z: z.game.pile("zone_events").draw[:3], ("E02", "E01", "E03")),
    Way("131", (), lambda z: z.holds("unique_loot"), ["13.A"], lay=lambda z: hole(z), symbol="P1"),
    Way("131", (), lambda z: len(z.game.ground(z.game.board.index["13.A"]).loot), 2, lay=lambda z: hole(z), symbol="P2"),
    Way("131", (), lambda z: len(z.game.ground(z.game.board.index["13.A"]).unknown), 1, lay=lambda z: hole(z), symbol="P4"),
    Way("132", ("1",), both(edges, me("dose")), ({}, (2,)), lay=lambda z: container(z)),
    Way("132", ("2", "1"), both(edges, me("dose", "slots"), sorts), ({}, (0, (1, 0)), ["medicine"]), lay=lambda z: container(z).game.set(turn=0)),
    Way("133", ("2",), me("bolts", "focus"), (2, True)),
)  # fmt: skip


def laid_out(way: Way) -> Zone:
    zone = Zone(way.scenario, "M01", seats=way.seats)
    way.lay(zone)
    if way.symbol:
        zone.symbol(way.symbol)
    return zone.gear(*way.gear) if way.gear else zone


@pytest.mark.rule("SV-10.1")
@pytest.mark.parametrize(
    "way", WAYS, ids=[f"{n}-{way.script}{''.join(way.options)}{way.symbol}" for n, way in enumerate(WAYS)]
)
def test_every_way_through_a_script_comes_to_what_is_written(way: Way) -> None:
    zone = laid_out(way)
    if way.before is not None:
        assert way.look(zone) == way.before
    zone.run(ReadZoneScript(way.script, 0, STALKERS[0]))
    for option in way.options:
        if option.isdecimal():
            zone.finish(until=CHOICE).say(f"script_option:{option}")
        else:
            zone.say(option)
    zone.finish()
    assert way.look(zone) == way.after


@pytest.mark.rule("SV-10.1")
def test_every_script_is_shown() -> None:
    """A script that only tells how a match ends has one page; every other one has a way in the table."""
    told = {number for number, script in content().zone_scripts.items() if len(script.nodes) == 1}
    assert told | {way.script for way in WAYS} | {"95"} == set(content().zone_scripts)
    assert len(content().zone_scripts) == 114


@pytest.mark.rule("SV-10.1")
def test_the_bait_wakes_what_lies_next_to_whoever_read_it() -> None:
    """Script 86 means the token closest to its reader, who need not be the lead stalker."""
    zone = Zone("S08", "M01", seats=2).stand(1, "Q3")
    stacks("L3")(zone).deck("unknown", *quiet(zone))
    zone.run(ReadZoneScript("86", 1, STALKERS[1])).finish()
    assert (unknown("Q3")(zone), unknown("L3")(zone)) == (1, 2)
