"""The board, every area action and every offer of a bunker (ZO-31, ZO-21, ZO-20.5)."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.content import content
from tests.games.zona.table import Table

BORDERS = """
quarry inn; quarry misty_hill; quarry red_forest WND; misty_hill white_lake; misty_hill red_forest DIS blocked;
misty_hill pripyat; white_lake headquarters; white_lake pripyat; white_lake proving_ground RAD blocked;
headquarters proving_ground; headquarters science_camp; inn red_forest; inn swamp; red_forest swamp RAD;
red_forest pripyat; red_forest factory blocked; proving_ground science_camp; proving_ground chernobyl;
proving_ground dump WND; science_camp dump; swamp factory blocked; swamp farms; factory farms; factory moscow_eye;
factory village; village farms; village borderland; village chernobyl; chernobyl moscow_eye DIS;
chernobyl borderland blocked; chernobyl dump; dump borderland
"""
ENTRANCES = {
    "A": {"archive": "headquarters", "botanical_lab": "swamp", "shelter": "dump", "observatory": "quarry"},
    "B": {
        "archive": "headquarters white_lake",
        "botanical_lab": "swamp farms",
        "shelter": "borderland dump",
        "observatory": "quarry misty_hill",
    },
}
GROUPS = {
    "bunker": "science_camp village inn",
    "green": "farms quarry swamp borderland headquarters dump",
    "yellow": "chernobyl red_forest factory white_lake misty_hill proving_ground",
    "red": "moscow_eye pripyat power_plant",
    "facility": "botanical_lab archive observatory shelter",
    "end": "sarcophagus",
}


@pytest.mark.rule("ZO-31.1", "ZO-10.7", "ZO-4.1", "ZO-31.2")
@pytest.mark.parametrize(("seats", "side"), [(1, "A"), (2, "A"), (3, "B"), (4, "B")])
def test_every_border_can_be_crossed_and_no_other(seats: int, side: str) -> None:
    near: dict[str, set[str]] = {area: set() for area in content().areas}
    for line in BORDERS.replace("\n", " ").split(";"):
        one, other, *marks = line.split()
        if "blocked" not in marks or side == "B":
            near[one].add(other)
            near[other].add(one)
    for facility, entrances in ENTRANCES[side].items():
        for area in entrances.split():
            near[facility].add(area)
            near[area].add(facility)
    table = Table(*("iwan", "tamara", "oleg", "wiera")[:seats]).unlock(*ENTRANCES["A"])
    for seat in range(1, seats):
        table.put(seat, area="inn")
    for area, neighbours in near.items():
        table.put(0, area=area)
        assert set(table.things("move")) == neighbours, area


@pytest.mark.rule("ZO-10.8", "ZO-31.1")
def test_shortcuts_cost_one_damage_of_their_kind_both_ways() -> None:
    shortcuts = [line.split() for line in BORDERS.replace("\n", " ").split(";") if len(line.split()) > 2]
    found = [(one, other, mark[0]) for one, other, *mark in shortcuts if mark[0] != "blocked"]
    assert len(found) == 6
    for one, other, kind in found:
        for start, end in ((one, other), (other, one)):
            table = Table("iwan", "tamara", "oleg").put(0, area=start).say(f"move:{end}")
            assert table.hurts() == [{kind: 1}]
            assert table.me().area == end


@pytest.mark.rule("ZO-10.2")
def test_the_23_areas_belong_to_their_groups() -> None:
    assert {area.id: area.group for area in content().areas.values()} == {
        area: group for group, areas in GROUPS.items() for area in areas.split()
    }


@pytest.mark.rule("ZO-31.4", "ZO-30.6")
def test_the_areas_next_to_a_bunker() -> None:
    near = {
        a
        for a in content().areas
        if any(content().areas[n].group == "bunker" for n in content().sides["B"].neighbours[a])
    }
    assert near == {
        "quarry",
        "red_forest",
        "swamp",
        "headquarters",
        "proving_ground",
        "dump",
        "factory",
        "farms",
        "borderland",
        "chernobyl",
    }


# --- area actions (ZO-21) -------------------------------------------------------------------------------------------------


def at(area: str, **fields: object) -> Table:
    return Table("iwan", "tamara").put(0, area=area, fatigue=1, **fields)


@pytest.mark.rule("ZO-21.1", "ZO-26.20")
def test_farms_pay_100_more_for_green_and_200_more_for_yellow() -> None:
    table = at("farms").trophy(0, "MUT-G-1a", "MUT-Y-2a").give(0, "AG08-1", "AY05-1", "F09-1", "J06-1").say("area")
    assert set(table.things("sell")) == {"AG08-1", "AY05-1", "F09-1"}
    table.say("trophy:MUT-G-1a")
    assert table.me().rubles == 300
    table.say("trophy:MUT-Y-2a")
    assert table.me().rubles == 300 + 600
    table.say("sell:AG08-1", "sell:AY05-1")
    assert table.me().rubles == 900 + 300 + 1000
    table.say("sell:F09-1")
    assert table.me().rubles == 2200 + 1000, "a find has no colour"
    assert table.kind == "take_turn.choose"


@pytest.mark.rule("ZO-21.1")
def test_farms_have_nothing_to_offer_without_wares() -> None:
    assert at("farms").give(0, "J06-1").why("area").rule == "ZO-21.1"


@pytest.mark.rule("ZO-21.2", "ZO-21.3")
@pytest.mark.parametrize(("area", "token"), [("quarry", "MUT-G-1a"), ("swamp", "ANO-G-1a")])
@pytest.mark.parametrize("end", ["flee", "lose", "win"])
def test_quarry_and_swamp_are_hunting_grounds(area: str, token: str, end: str) -> None:
    table = at(area).top(token[:5], token).top("artG", "AG07-1").say("area").roll("+++")
    if end == "flee":
        table.say("flee")
    else:
        table.say("confront").roll("---" if end == "lose" else "+++")
    assert table.threats(area) == (() if end == "win" else (token,))
    assert "rest" in table.options, "the second action remains"


@pytest.mark.rule("ZO-21.4")
def test_borderland_gives_money_or_junk_for_sharp_eyes() -> None:
    table = at("borderland").top("junk", "J06-1").say("area")
    assert (table.game.facts(0).attribute, table.game.facts(0).difficulty) == ("VIG", 3)
    table.roll("+00")
    assert table.things("part") == ["1", "2"]
    assert table.say("part:1").me().rubles == 200
    assert at("borderland").top("junk", "J06-1").say("area").roll("+00").say("part:2").owns() == {"J06-1"}
    table = at("borderland").say("area").roll("000")
    assert (table.me().rubles, table.owns(), table.kind) == (0, set(), "take_turn.choose")


@pytest.mark.rule("ZO-21.5", "ZO-50.11", "ZO-6.11")
def test_headquarters_trade_reputation_for_gear() -> None:
    table = at("headquarters").top("gear", "K17-1").say("area")
    assert table.me().reputation == -1
    assert table.owns() == {"K17-1"}
    table.turn(0)
    assert table.why("area").rule == "ZO-21.5"


@pytest.mark.rule("ZO-21.6", "ZO-50.13")
def test_the_dump_hurts_and_leaves_two_of_three_junk() -> None:
    table = at("dump").give(0, "J03-1").top("junk", "J06-1", "J06-2", "J07-1", "J07-2").say("area")
    assert table.hurts() == [{"RAD": 2}]
    table.say("keep:J06-1", "keep:J07-1", "answer:J03-1")
    assert table.owns() == {"J03-1", "J06-1", "J07-1", "J07-2"}
    assert table.discards("junk") == ("J06-2",)
    assert table.item("J03-1").tokens == 1


@pytest.mark.rule("ZO-21.7")
@pytest.mark.parametrize(("crowbar", "rubles"), [(False, 400), (True, 500)])
def test_chernobyl_tires_and_pays(crowbar: bool, rubles: int) -> None:
    table = at("chernobyl")
    if crowbar:
        table.give(0, "J03-1")
    table.say("area")
    assert (table.me().fatigue, table.me().rubles) == (3, rubles)
    if crowbar:
        assert table.item("J03-1").tokens == 0, "owned, not used"


@pytest.mark.rule("ZO-26.4", "ZO-6.9")
def test_chernobyl_may_overflow_the_dial() -> None:
    table = at("chernobyl").put(0, fatigue=4).say("area")
    assert (table.me().fatigue, table.me().rubles) == (5, 400)
    assert table.hurts() == [{"plain": 1}]


@pytest.mark.rule("ZO-21.8", "ZO-25")
def test_red_forest_lays_two_threats_and_its_visitor_chooses() -> None:
    table = (
        at("red_forest")
        .board(voice=1)
        .threaten("red_forest", "MUT-G-1a")
        .top("MUT-Y", "MUT-Y-2a")
        .top("ANO-Y", "ANO-Y-4a")
    )
    table.say("area")
    assert table.decision.seat == 0
    assert table.things("meet") == ["MUT-Y-2a", "ANO-Y-4a"]
    table.say("meet:ANO-Y-4a").roll("+++").say("flee")
    assert table.threats("red_forest") == ("MUT-G-1a", "MUT-Y-2a", "ANO-Y-4a")


@pytest.mark.rule("ZO-21.9")
def test_the_factory_takes_a_trophy_or_an_artifact_for_reputation() -> None:
    assert at("factory").give(0, "J06-1").why("area").rule == "ZO-13.4"
    table = at("factory").trophy(0, "MUT-G-1a").give(0, "F09-1", "AG08-1").say("area")
    assert table.things("give") == ["MUT-G-1a", "F09-1", "AG08-1"]
    table.say("give:F09-1")
    assert table.me().reputation == 1
    assert table.owns() == {"AG08-1"}


@pytest.mark.rule("ZO-21.10", "ZO-16.9")
@pytest.mark.parametrize(("dice", "owned"), [("++0", {"K17-1"}), ("+00", set())])
def test_white_lake_hurts_and_tests_the_intellect(dice: str, owned: set[str]) -> None:
    table = at("white_lake").top("gear", "K17-1").say("area")
    assert table.hurts() == [{"RAD": 1}]
    facts = table.game.facts(0)
    assert (facts.attribute, facts.difficulty, facts.encounter) == ("INT", 4, "anomaly")
    assert table.roll(dice).owns() == owned


@pytest.mark.rule("ZO-21.11")
@pytest.mark.parametrize(("dice", "owned"), [("+00", {"AY09-1"}), ("000", set())])
def test_misty_hill_hurts_and_tests_the_will(dice: str, owned: set[str]) -> None:
    table = at("misty_hill").top("artY", "AY09-1").say("area")
    assert table.hurts() == [{"DIS": 1}]
    facts = table.game.facts(0)
    assert (facts.attribute, facts.difficulty, facts.encounter) == ("WIL", 3, "")
    assert table.roll(dice).owns() == owned


@pytest.mark.rule("ZO-21.12", "ZO-16.9")
@pytest.mark.parametrize(("dice", "hurts"), [("000", []), ("-00", [{"WND": 3}])])
def test_the_proving_ground_gives_gear_first_and_then_tests_the_body(dice: str, hurts: list[dict[str, int]]) -> None:
    table = at("proving_ground").top("gear", "K17-1").say("area")
    assert table.owns() == {"K17-1"}
    facts = table.game.facts(0)
    assert (facts.attribute, facts.difficulty, facts.encounter) == ("PRO", 4, "mutant")
    assert table.roll(dice).hurts() == hurts


@pytest.mark.rule("ZO-21.13", "ZO-51.23")
@pytest.mark.parametrize(("dice", "hurts"), [("++0", []), ("+00", [{"DIS": 2}])])
def test_the_power_plant_lets_everybody_through_who_lives(dice: str, hurts: list[dict[str, int]]) -> None:
    table = at("power_plant").say("area")
    assert (table.game.facts(0).attribute, table.game.facts(0).difficulty) == ("WIL", 4)
    table.roll(dice)
    assert table.hurts() == hurts
    assert table.me().area == "sarcophagus"


@pytest.mark.rule("ZO-21.13", "ZO-21.17", "ZO-51.23")
def test_whoever_dies_at_the_power_plant_is_not_relocated() -> None:
    table = at("power_plant", injuries=6, traumas=("VIG", "PRO", "INT")).put(1, area="inn").say("area").roll("---")
    assert table.me().character == ""
    assert table.me().area == ""


@pytest.mark.rule("ZO-21.14", "ZO-21.15", "ZO-21.16", "ZO-17.12")
@pytest.mark.parametrize(("area", "token", "kind"), [("moscow_eye", "ANO-Y-4a", "WND"), ("pripyat", "MUT-Y-2a", "RAD")])
@pytest.mark.parametrize("secrets", [(), ("A01",), ("A01", "B01")])
@pytest.mark.parametrize("won", [True, False])
def test_the_last_gate_hurts_forbids_flight_and_opens_with_two_secrets(
    area: str, token: str, kind: str, secrets: tuple[str, ...], won: bool
) -> None:
    table = at(area, secrets=secrets).top(token[:5], token).top("artY", "AY09-1").say("area")
    assert table.hurts() == [{kind: 2}]
    table.roll("+++")
    assert table.why("flee").rule == "ZO-17.12"
    table.say("confront").roll("+++" if won else "---")
    assert table.me().area == ("power_plant" if len(secrets) == 2 else area)
    assert table.threats(area) == (() if won else (token,))


@pytest.mark.rule("ZO-21.17")
def test_two_secrets_are_of_two_different_facilities() -> None:
    table = at("pripyat", secrets=("A01", "A02")).top("MUT-Y", "MUT-Y-2a").say("area").roll("+++").say("confront")
    assert table.roll("+++").me().area == "pripyat"


def test_every_area_with_an_action_is_here() -> None:
    acting = {area.id for area in content().areas.values() if area.action}
    assert acting == set(f"{GROUPS['green']} {GROUPS['yellow']} {GROUPS['red']}".split())


# --- bunkers (ZO-20.5) ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-20.5")
def test_the_science_camp_discards_a_trauma_for_800() -> None:
    table = at("science_camp", rubles=900, traumas=("VIG", "WIL")).say("area", "offer:surgery", "recover:VIG")
    assert (table.me().rubles, table.me().traumas) == (100, ("WIL",))
    assert table.why("offer:surgery").rule == "ZO-20.5"
    table = at("science_camp", rubles=700, traumas=("VIG",)).camp()
    assert table.why("offer:surgery").id == "too-expensive"
    table = at("science_camp", rubles=900).camp()
    assert table.why("offer:surgery").id == "no-trauma"


@pytest.mark.rule("ZO-20.5")
def test_the_science_camp_buys_one_artifact_dearly_from_the_good() -> None:
    table = (
        at("science_camp", reputation=1)
        .give(0, "AG08-1", "F09-1", "AY05-1")
        .say("area", "offer:appraisal", "sell:F09-1")
    )
    assert table.me().rubles == 1100
    assert table.why("offer:appraisal").rule == "ZO-20.5"
    for card, value in (("AG08-1", 300), ("AY05-1", 900)):
        table = at("science_camp", reputation=1).give(0, card).say("area", "offer:appraisal", f"sell:{card}")
        assert table.me().rubles == value
    table = at("science_camp").give(0, "AG08-1").say("area")
    assert table.kind == "camp.choose", "only camping is left, which answers itself"
    assert table.why("offer:appraisal").rule == "ZO-20.5"


@pytest.mark.rule("ZO-20.5", "ZO-26.19")
def test_the_village_repairs_three_for_100_and_two_for_a_friend() -> None:
    table = at("village", rubles=100, reputation=1).give(0, "F08-1", tokens=4).give(0, "K09-1", tokens=3).say("area")
    table.say("offer:favour", "repair:F08-1", "repair:F08-1")
    assert table.item("F08-1").tokens == 2
    assert table.me().rubles == 100, "free of charge, also without paying"
    table.say("offer:smithy", "repair:K09-1", "repair:K09-1", "repair:K09-1")
    assert table.item("K09-1").tokens == 0
    assert table.me().rubles == 0


@pytest.mark.rule("ZO-20.5")
def test_the_inn_rests_everybody_and_heals_its_friends() -> None:
    table = at("inn", reputation=1, injuries=2, rubles=500).put(0, fatigue=5).say("area", "offer:bed", "offer:nurse")
    assert (table.me().fatigue, table.me().injuries, table.me().rubles) == (4, 1, 500)
    assert table.why("offer:bed").rule == "ZO-20.5"
    assert table.why("offer:nurse").rule == "ZO-20.5"
    table = at("inn", injuries=2).put(0, fatigue=5).say("area")
    assert table.why("offer:nurse").rule == "ZO-20.5"


@pytest.mark.rule("ZO-20.1")
def test_an_offer_may_come_between_camping_steps_and_costs_one_action_in_all() -> None:
    table = at("inn", injuries=2, rubles=200).put(0, fatigue=5).say("area", "camp", "heal", "offer:bed", "leave")
    assert (table.me().fatigue, table.me().injuries) == (2, 1)
    assert table.game.facts(0).left == 1
    assert len(table.told(events.AreaActionTaken)) == 1


def test_every_offer_is_here() -> None:
    offers = {offer.id: offer.good_only for area in content().areas.values() for offer in area.offers}
    assert offers == {
        "surgery": False,
        "appraisal": True,
        "smithy": False,
        "favour": True,
        "bed": False,
        "nurse": True,
    }


def moves(side: str, start: str, goals: set[str]) -> int:
    """The fewest Moves from an area to one of the goals."""
    near = content().sides[side].neighbours
    reached, steps = {start}, 0
    while not reached & goals:
        wider = reached | {area for here in reached for area in near[here]}
        assert wider != reached, f"{start} never reaches {goals}"
        reached, steps = wider, steps + 1
    return steps


@pytest.mark.rule("ZO-31.5", "ZO-31.1", "ZO-30.3", "ZO-30.7", "ZO-10.1")
@pytest.mark.parametrize(("side", "village", "far"), [("A", 2, (2, 5)), ("B", 1, (1, 3))])
def test_the_distances_of_the_map_are_those_of_the_digest(side: str, village: int, far: tuple[int, int]) -> None:
    bunkers = set(GROUPS["bunker"].split())
    slots = [set(areas.split()) for areas in ENTRANCES[side].values()]
    entrances = set().union(*slots)
    assert [moves(side, bunker, entrances) for bunker in ("science_camp", "inn", "village")] == [1, 1, village]
    between = [min(moves(side, a, other) for a in one) for one in slots for other in slots if one is not other]
    assert (min(between), max(between)) == far
    for area in (GROUPS["green"] + " " + GROUPS["yellow"] + " moscow_eye pripyat").split():
        assert moves(side, area, bunkers) <= 2


@pytest.mark.rule("ZO-31.3", "ZO-10.5", "ZO-30.2")
def test_the_power_plant_and_the_sarcophagus_have_no_borders() -> None:
    for side in content().sides.values():
        assert side.neighbours["power_plant"] == side.neighbours["sarcophagus"] == ()


@pytest.mark.rule("ZO-31.7")
def test_no_two_areas_of_the_map_are_drawn_in_one_place() -> None:
    drawn = [area.at for area in content().areas.values() if area.group not in ("facility", "end")]
    assert len(set(drawn)) == len(drawn)
