"""SV-5, SV-6, SV-9 What cards of Zone Survival wait for: each trigger by what sets it off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.actions import PickUp
from cordon.games.stalker.rules.anomalies import FindArtifact, relevant_symbols
from cordon.games.stalker.rules.enemy_movement import EnemyMove
from cordon.games.stalker.rules.movement import StalkerMove
from cordon.games.stalker.rules.round_end import RoundEnd
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.rules.wounds import KillEnemy
from cordon.games.stalker.survival.arriving import mark
from cordon.games.stalker.survival.book import ReadZoneScript, ZoneChoice
from cordon.games.stalker.survival.cards import is_face_up
from cordon.games.stalker.survival.characters import CharacterWalk, HurtCharacter, play_character, way_of
from cordon.games.stalker.survival.event_phase import ZoneEventPhase
from cordon.games.stalker.survival.judging import requests
from cordon.games.stalker.survival.places import edge_spaces, slot_edges
from cordon.games.stalker.survival.run import ZoneRun
from cordon.games.stalker.survival.set_up import SetOut
from cordon.games.stalker.survival.tokens import put_on_edge, put_token
from cordon.kernel.frames import kind_of, started
from tests.games.stalker.survival.looks import edges, flag, flags, hurt, marked, pages, pockets, stacks, team
from tests.games.stalker.survival.zone import Carried, Zone

CHOICE = kind_of(ZoneChoice.choose)


def comes_to(zone: Zone, enemy: str, slot: str) -> Zone:
    """An enemy next to a slot ends a movement there."""
    return zone.run(EnemyMove(enemy, 9, f"slot:{slot}", free=True))


def ends(zone: Zone) -> list[tuple[str, str]]:
    return [(event.result, event.cause) for event in zone.events(events.MissionEnded)]


def all_gone(zone: Zone) -> None:
    zone.game.set(flags=("box_out",))
    for stalker in list(zone.game.state.stalkers.values()):
        zone.game.update(stalker, left=True, space=-1)


# --- the event deck (SV-X03, SV-X21) ----------------------------------------------------------------------------------


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(
    ("scenario", "cards", "opened"),
    [("S01", 3, ["14"]), ("S01", 2, []), ("S01", 1, ["16"]), ("S07", 4, ["73"]), ("S07", 5, []), ("S07", 1, ["75"])],
)
def test_the_deck_runs_low(scenario: str, cards: int, opened: list[str]) -> None:
    """With two cards left the horn sounds, with none it counts seats; of seven cards the fourth is half of the deck."""
    zone = Zone(scenario, "M01", seats=2, rounds=cards)
    zone.deck("zone_events", "E22", "E20", "E23", "E24", "E25")
    zone.game.update(zone.game.pile("zone_events"), draw=zone.game.pile("zone_events").draw[:cards])
    zone.game.set(round=zone.game.scenario.rounds[1] - cards + 1)
    zone.run(ZoneEventPhase()).finish()
    assert pages(zone) == opened


# --- special cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(("held", "primed"), [(False, 1), (True, 2)])
def test_an_enemy_at_the_pump_undoes_work_unless_a_stalker_is_there(held: bool, primed: int) -> None:
    zone = Zone("S02", "M01").count("primed", 2).enemy("tick", "2.H")
    if held:
        zone.stand(0, "Q1")
    comes_to(zone, "tick-1", "Q1").finish()
    assert (zone.at("tick-1"), zone.counter("primed")) == ("2.F", primed)


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(("cubes", "face"), [(0, "closed"), (1, "open")])
def test_an_enemy_closes_a_valve_that_is_not_locked(cubes: int, face: str) -> None:
    zone = Zone("S02", "M01").enemy("bandit_rifle", "13.C")
    zone.game.update(zone.game.state.tokens["valve-1"], face="open", cubes=cubes)
    comes_to(zone, "bandit_rifle-1", "Q2").finish()
    assert zone.game.state.tokens["valve-1"].face == face


@pytest.mark.rule("SV-5.1")
def test_half_of_the_pressure_brings_a_script_once() -> None:
    zone = Zone("S02", "M01").count("primed", 2).count("pressure", 8).stand(0, "Q1")
    zone.part("X04", "end")
    assert (zone.counter("pressure"), pages(zone)) == (8, ["25"])  # it runs a moment slower by the first choice
    zone.part("X04", "end")
    assert pages(zone) == []


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(("seats", "round", "comes"), [(2, 3, False), (2, 4, True), (1, 4, False), (1, 5, True)])
def test_the_beast_comes_by_itself_in_the_end(seats: int, round: int, comes: bool) -> None:
    zone = Zone("S03", "M01", seats=seats).pool("chimera", 1, colour="C1")
    zone.game.set(round=round)
    zone.run(RoundEnd()).finish()
    assert bool(zone.game.state.enemies) == comes
    assert (zone.game.marked_enemy() != "") == comes
    assert pages(zone) == (["35"] if comes else [])


@pytest.mark.rule("SV-5.1")
def test_the_beast_keeps_away_from_stalkers_when_it_comes() -> None:
    zone = Zone("S03", "M01").pool("chimera", 1, colour="C1").stand(0, "B")
    zone.game.set(round=4)
    zone.run(RoundEnd()).finish()
    (beast,) = zone.game.state.enemies.values()
    assert beast.space != zone.slot("B")
    assert zone.game.board.ranges("open", zone.slot("B"))[beast.space] > 2


@pytest.mark.rule("SV-5.1")
def test_the_death_of_the_beast_is_the_victory() -> None:
    zone = Zone("S03", "M01")
    marked("chimera", "6.D")(zone)
    flag("beast")(zone)
    zone.run(KillEnemy("chimera-1", "stalker-0"), inside=started(ZoneRun())).finish()
    assert ends(zone) == [("victory", "objective")]


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(("beast", "caught"), [(True, True), (False, False)])
def test_a_snare_holds_the_beast_and_nobody_else(beast: bool, caught: bool) -> None:
    zone = Zone("S03", "M01").enemy("chimera", "13.E")
    if beast:
        mark(zone.game, "chimera-1")
    zone.game.update(zone.game.state.tokens["snare-1"], holder=-1, space=zone.slot("B"))
    comes_to(zone, "chimera-1", "B").finish()
    assert (zone.foe("chimera-1").pinned, zone.foe("chimera-1").exposed) == (caught, caught)
    assert bool(zone.holds("snare")) != caught


@pytest.mark.rule("SV-5.1")
def test_bait_draws_the_beast_like_a_high_token_and_is_eaten() -> None:
    zone = Zone("S03", "M01").attention(0, "high", "15.H")
    marked("chimera", "13.E")(zone)
    put_token(zone.game, "bait", zone.game.board.index["13.M"])
    zone.run(EnemyMove("chimera-1", 9, "high", free=True)).finish()
    assert zone.at("chimera-1") == "13.M"
    assert not zone.holds("bait")


@pytest.mark.rule("SV-5.1")
def test_a_rival_who_gets_away_with_an_artifact_is_gone() -> None:
    zone = Zone("S04", "M01")
    marked("bandit_rifle", "13.M", face="artifact")(zone)
    comes_to(zone, "bandit_rifle-1", "OUT").finish()
    assert not zone.game.state.enemies
    assert zone.game.marked_enemy() == ""


@pytest.mark.rule("SV-5.1")
def test_a_rival_who_dies_leaves_the_artifact() -> None:
    zone = Zone("S04", "M01")
    marked("bandit_rifle", "13.M", face="artifact")(zone)
    zone.run(KillEnemy("bandit_rifle-1", "stalker-0")).finish()
    assert zone.game.ground(zone.game.board.index["13.M"]).artifacts == 1


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(("readings", "result"), [(3, "victory"), (2, "defeat")])
def test_the_professor_leaves_with_enough_readings_or_too_few(readings: int, result: str) -> None:
    zone = Zone("S05", "M01").count("readings", readings).stand(0, "OUT")
    zone.game.move_figure("character-ilarion", zone.slot("OUT"))
    zone.run(Turn(0, 0), inside=started(ZoneRun())).say("card:X00:leave").finish()
    assert [end for end, _ in ends(zone)] == [result]


@pytest.mark.rule("SV-5.1")
def test_the_professor_on_an_anomaly_wants_to_stay() -> None:
    zone = Zone("S05", "M01").anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1").symbol("P1")
    zone.game.move_figure("character-ilarion", zone.game.board.index["2.A"])
    way = way_of(zone.game, "character-ilarion", zone.game.board.index["2.J"], 9)
    zone.run(CharacterWalk("character-ilarion", way)).finish()
    assert pages(zone) == ["55"]


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(("flags_set", "face"), [((), "armed"), (("searching",), "plain")])
def test_searchers_tear_down_an_armed_mast(flags_set: tuple[str, ...], face: str) -> None:
    zone = Zone("S06", "M01").count("armed", 1).enemy("bandit_rifle", "13.C")
    zone.game.update(zone.game.state.tokens["mast-2"], face="armed")
    zone.game.set(flags=flags_set)
    zone.game.remove(zone.game.state.tokens["charge-1"])  # it hangs on the mast
    comes_to(zone, "bandit_rifle-1", "Q2").finish()
    assert zone.game.state.tokens["mast-2"].face == face
    assert zone.counter("armed") == (0 if flags_set else 1)
    assert zone.holds("charge") == (["13.D"] if flags_set else [])


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(("alarm", "opened"), [(2, ["63"]), (4, ["64"]), (1, [])])
def test_the_alarm_brings_scripts(alarm: int, opened: list[str]) -> None:
    zone = Zone("S06", "M01").count("alarm", alarm).attention(0, "high", "6.F")
    if alarm > 2:
        zone.game.set(flags=("first:X18a/0",))
    zone.part("X18", "end")
    assert pages(zone)[:1] == opened


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(
    ("face", "found", "opened", "people"),
    [
        ("person", 0, ["82"], ["13.D"]),
        ("person", 1, ["83"], ["13.D"]),
        ("person", 2, ["84"], ["13.D"]),
        ("empty_face", 0, ["85"], []),
        ("bait_face", 0, ["86"], []),
    ],
)
def test_a_beacon_is_what_it_is_when_somebody_comes(
    face: str, found: int, opened: list[str], people: list[str]
) -> None:
    zone = Zone("S08", "M01").count("found", found).stalker(0, "13.C")
    for token in list(zone.game.state.tokens.values()):
        if token.kind == "beacon" and token.space == zone.slot("Q2"):
            zone.game.update(token, face=face)
    zone.run(StalkerMove(0, 1)).say("step:13.D").finish()
    assert pages(zone)[:1] == opened
    assert zone.holds("wounded") == people
    assert zone.name_of("Q2") not in zone.holds("beacon")
    assert zone.counter("found") == found + (face == "person")


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(
    ("scenario", "card", "short", "enough"),
    [
        ("S02", "X04", lambda zone: zone.count("pressure", 16), lambda zone: zone.count("pressure", 17)),
        ("S06", "X17", lambda zone: zone.count("armed", 3), lambda zone: zone.game.set(flags=("blown",))),
        ("S09", "X26", lambda zone: zone.game.set(money=3199), lambda zone: zone.game.set(money=3200)),
        ("S10", "X30", lambda zone: zone.game.set(flags=("box_out",)), all_gone),
    ],
)
def test_what_is_looked_at_when_a_round_ends(
    scenario: str, card: str, short: Callable[[Zone], Any], enough: Callable[[Zone], Any]
) -> None:
    zone = Zone(scenario, "M01")
    short(zone)
    zone.run(Carried(card, "check"), inside=started(ZoneRun()))
    assert ends(zone) == []
    zone = Zone(scenario, "M01")
    enough(zone)
    zone.run(Carried(card, "check"), inside=started(ZoneRun())).finish()
    assert ends(zone) == [("victory", "objective")]


@pytest.mark.rule("SV-5.1")
def test_half_a_purse_draws_the_racket() -> None:
    zone = Zone("S09", "M01").stand(0, "Q2").count("goods:0:salt", 1)
    zone.game.set(money=1400, flags=("once:X26/trade",))
    zone.run(Turn(0, 0)).say("card:X26:trade", "sell_good:salt").finish("turn.choose")
    assert "96" in pages(zone)


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize("option", ["1", "2"])
def test_a_collector_at_a_counter_is_paid_or_beaten(option: str) -> None:
    """The script means the enemy who came."""
    zone = Zone("S09", "M01").enemy("bandit_rifle", "13.O", team=2).enemy("bandit_rifle", "6.D", team=2)
    zone.game.set(money=500)
    comes_to(zone, "bandit_rifle-1", "Q2").say(f"script_option:{option}").finish()
    assert pages(zone) == ["95"]
    if option == "1":
        assert (zone.game.state.money, "insured" in flags(zone)) == (200, True)
        assert zone.at("bandit_rifle-1") != "13.D"
    else:
        assert [zone.foe(f"bandit_rifle-{i}").exposed for i in (1, 2)] == [True, False]
        assert "high" in team("attention")(zone)


@pytest.mark.rule("SV-5.1")
def test_the_keeper_of_half_a_number_gives_it_up_by_dying() -> None:
    zone = Zone("S10", "M01").count("code_parts", 1)
    zone.enemy("tick", "2.G").enemy("controller", "6.D", colour="C2").part("X29", "after")
    assert zone.game.marked_enemy() == "controller-1"
    zone.run(KillEnemy("controller-1", "stalker-0")).finish()
    assert (zone.counter("code_parts"), pages(zone)) == (2, ["104"])


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(("alarm", "opened"), [(2, ["106"]), (4, ["107"])])
def test_a_quiet_house_does_not_stay_quiet(alarm: int, opened: list[str]) -> None:
    zone = Zone("S10", "M01").count("alarm", alarm).attention(0, "high", "6.F")
    stacks("U1")(zone)
    if alarm > 2:
        zone.game.set(flags=("first:X30a/0",))
    zone.part("X30", "end", *(("script_option:2",) if alarm == 2 else ()))
    assert pages(zone) == opened


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(("out", "result"), [(True, "victory"), (False, "defeat")])
def test_the_vault_is_won_when_all_are_out_with_the_box(out: bool, result: str) -> None:
    zone = Zone("S10", "M01", seats=1).stand(0, "OUT")
    if out:
        zone.game.update(zone.game.state.tokens["strongbox-1"], space=-1, holder=0)
    zone.run(Turn(0, 0), inside=started(ZoneRun())).say("card:X00:leave").finish()
    assert [end for end, _ in ends(zone)] == [result]


# --- setup cards and characters ---------------------------------------------------------------------------------------


@pytest.mark.rule("SV-6.1")
def test_the_first_officer_who_dies_leaves_loot() -> None:
    zone = Zone("S01", "M01").up("U21").enemy("controller", "6.D", colour="C2").enemy("controller", "6.E", colour="C2")
    for enemy, space, n in (("controller-1", "6.D", 2), ("controller-2", "6.E", 0)):
        zone.run(KillEnemy(enemy, "stalker-0")).finish()
        assert len(zone.game.ground(zone.game.board.index[space]).loot) == n


@pytest.mark.rule("SV-11.1")
def test_an_old_debt_is_paid_by_what_is_on_the_pdas() -> None:
    zone = Zone("S01", "M01", seats=2).up("U32")
    assert zone.game.state.needs["worth"] == 3000
    assert requests(zone.game) == [("U32", False)]
    for card in ("akm_74u-1", "medicine_chest-1", "cracked_moon-1"):
        zone.give(0, card)
    worth = sum(content().cards[card.id].value for card in zone.game.cards_of(0))
    assert requests(zone.game) == [("U32", worth >= 3000)]
    assert worth >= 3000


@pytest.mark.rule("SV-9.1")
@pytest.mark.parametrize("ally", [True, False])
def test_an_enemy_who_finds_the_deserter_takes_his_place(ally: bool) -> None:
    zone = Zone("S01", "M01").enemy("bandit_rifle", "13.O").pool("tick", 2)
    play_character(zone.game, "deserter", zone.slot("Q2"))
    if ally:
        zone.game.set(flags=("deserter_ally",))
    comes_to(zone, "bandit_rifle-1", "Q2").finish()
    assert ("character-deserter" in zone.game.state.characters) == ally
    assert len(zone.game.ground(zone.slot("Q2")).loot) == (0 if ally else 1)
    assert pages(zone) == ([] if ally else ["114"])


@pytest.mark.rule("SV-9.1")
def test_the_voice_in_the_well_speaks_to_the_first_who_comes_near() -> None:
    zone = Zone("S01", "M01").stalker(0, "6.E")
    play_character(zone.game, "well_voice", zone.slot("Q3"))
    zone.run(StalkerMove(0, 1)).say("step:6.I").finish()
    assert pages(zone)[:1] == ["116"]


@pytest.mark.rule("SV-9.1")
@pytest.mark.rule("SV-11.1")
def test_the_death_of_the_conscript_costs_everybody_and_drops_the_request() -> None:
    zone = Zone("S01", "M01").up("U34").part("U34", "fixed")
    hurt(zone)
    zone.run(HurtCharacter("character-conscript", 9)).finish()
    assert team("hp")(zone) == [6, 6]
    assert not is_face_up(zone.game, "U34")
    assert not zone.game.state.characters


@pytest.mark.rule("SV-9.1")
def test_the_professor_goes_down_first_and_dies_of_the_next_blow() -> None:
    zone = Zone("S05", "M01", seats=4)
    zone.gear(0).run(HurtCharacter("character-ilarion", 9)).finish()
    assert zone.game.state.characters["character-ilarion"].down
    zone.gear(0).run(HurtCharacter("character-ilarion", 1), inside=started(ZoneRun())).finish()
    assert ends(zone) == [("defeat", "C02")]


@pytest.mark.rule("SV-1.10")
@pytest.mark.parametrize("map", sorted(content().zone_maps))
def test_the_key_room_of_every_map_can_be_barred(map: str) -> None:
    """Script 73 means the doors of the key room, script 21 its windows if it has any (R-158)."""
    zone = Zone("S07", map, seats=1).stand(0, "Q1")
    gate = {each: zone.game.board.segment(each) for each in slot_edges(zone.game, "G")}
    zone.run(ReadZoneScript("73", 0, "stalker-0")).finish(until=CHOICE).say("script_option:1").finish()
    zone.run(ReadZoneScript("21", 0, "stalker-0")).say("script_option:1").finish()
    for kind, drawn in (("locked_door", "door"), ("hatch", "window")):
        meant = [each for each, segment in gate.items() if segment is not None and segment.edge == drawn]
        lying = [token.edge for token in zone.game.state.tokens.values() if token.kind == kind]
        assert lying == meant[: content().token_kinds[kind].count]
    assert "locked_door" in edges(zone)


# --- what scenarios lay out -------------------------------------------------------------------------------------------

SITES = ["Q1", "Q2", "Q3"]
LAID_OUT: dict[str, dict[str, list[str]]] = {
    "S01": {"barrier": ["OUT"], "fuse_box": SITES},
    "S02": {"pump": ["Q1"], "valve": ["Q2", "Q3"]},
    "S03": {"track": SITES},
    "S04": {},
    "S05": {"probe": SITES},
    "S06": {"mast": SITES},
    "S07": {"supply": ["Q2", "Q2", "Q3", "Q3", "L1", "L2", "L3", "L4"]},
    "S08": {"beacon": [*SITES, "M1", "M2"]},
    "S09": {},
    "S10": {"strongbox": ["Q1"], "unique_loot": ["Q1"], "code": ["Q2", "Q3"]},
}
POCKETS = {"S03": ["snare", "snare"], "S06": ["charge", "charge", "charge"]}
PEOPLE = {"S05": {"ilarion": "IN"}, "S09": {"zoya": "Q1", "gleb": "Q2", "abbot": "Q3"}}
COUNTED = {
    "S01": ["fuses"], "S02": ["pressure", "primed"], "S03": ["lore"], "S04": ["harvest"], "S05": ["readings"],
    "S06": ["armed", "alarm"], "S07": ["seals"], "S08": ["found", "saved"], "S10": ["code_parts", "alarm"],
}  # fmt: skip


@pytest.mark.rule("SV-5.1")
@pytest.mark.rule("SV-4.1")
@pytest.mark.parametrize("scenario", content().scenarios)
def test_what_a_scenario_lays_out(scenario: str) -> None:
    zone = Zone(scenario, "M01", seats=2)
    for kind, slots in LAID_OUT[scenario].items():
        assert sorted(zone.holds(kind)) == sorted(zone.name_of(slot) for slot in slots)
    assert pockets(zone) == POCKETS.get(scenario, [])
    for key, slot in PEOPLE.get(scenario, {}).items():
        assert zone.at(f"character-{key}") == zone.name_of(slot)
    assert {name for name in zone.game.state.counters if ":" not in name} == set(COUNTED.get(scenario, []))


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize(("seats", "detectors"), [(2, 1), (3, 2)])
def test_the_buyer_lends_detectors(seats: int, detectors: int) -> None:
    zone = Zone("S04", "M01", seats=seats)
    keys = [content().cards[card.id].key for card in zone.game.cards_of(0)]
    assert keys == ["echo_detector"] * detectors


@pytest.mark.rule("SV-5.1")
def test_the_buyer_takes_what_was_won() -> None:
    """An artifact that was bought is none; with the third of two stalkers the harvest is in."""
    zone = Zone("S04", "M01").count("harvest", 2).give(0, "neuron-1")
    zone.run(Turn(0, 0))
    assert "card:X10:hand_in" not in zone.options
    zone.stand(0, "Q2").ground("13.D", artifacts=1).run(PickUp(0, "artifact")).finish()
    zone.stand(0, "IN").run(Turn(0, 0), inside=started(ZoneRun())).say("card:X10:hand_in").finish()
    assert zone.counter("harvest") == 3
    assert ends(zone) == [("victory", "objective")]


@pytest.mark.rule("SV-9.1")
@pytest.mark.parametrize(
    ("trader", "sold", "brings", "kept"),
    [("zoya", "bread-1", 0.5, "akm_74u-1"), ("gleb", "akm_74u-1", 0.5, "bread-1"), ("abbot", "neuron-1", 1, "bread-1")],
)
def test_a_trader_buys_and_sells_at_his_prices(trader: str, sold: str, brings: float, kept: str) -> None:
    zone = Zone("S01", "M01").stand(0, "Q2").give(0, sold).give(0, kept)
    for each in list(zone.game.cards_of(0)):
        zone.game.update(each, place="backpack")
    play_character(zone.game, trader, zone.slot("Q2"))
    card = content().characters[trader].id
    zone.run(Turn(0, 0)).say(f"card:{card}:trade")
    assert not [option for option in zone.options if kept in option]
    zone.say(next(option for option in zone.options if sold in option)).finish("turn.choose")
    assert zone.game.state.money == int(content().cards[sold].value * brings) // 50 * 50
    assert [card.id for card in zone.game.cards_of(0)] == [kept]


@pytest.mark.rule("SV-0.3")
@pytest.mark.parametrize(("card", "focus"), [("E31", True), ("E47", False)])
def test_a_marked_enemy_who_dies_takes_the_card_along(card: str, focus: bool) -> None:
    zone = Zone("S01", "M01").up(card)
    marked("bandit_rifle", "6.D")(zone)
    zone.run(KillEnemy("bandit_rifle-1", "stalker-0")).finish()
    assert not is_face_up(zone.game, card)
    assert zone.me().focus == focus


@pytest.mark.rule("SV-5.1")
def test_the_first_artifact_that_is_found_opens_a_script() -> None:
    zone = Zone("S04", "M01").stalker(0, "2.J")
    zone.anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1", artifact=True)
    zone.symbol("P4").run(FindArtifact(0, 1)).finish()
    assert pages(zone) == ["44"]


@pytest.mark.rule("SV-5.1")
def test_the_professor_runs_to_the_closest_stalker_when_he_is_attacked() -> None:
    zone = Zone("S05", "M01").stalker(0, "15.F").stalker(1, "15.F")
    zone.gear(3).run(HurtCharacter("character-ilarion", 1)).finish()
    assert (pages(zone), zone.at("character-ilarion")) == (["54"], "15.G")


@pytest.mark.rule("SV-0.4")
def test_picked_clean_leaves_one_loot_token_on_a_slot() -> None:
    zone = Zone("S01", "M01").up("U25")
    SetOut().loot(zone.game)
    assert {len(zone.game.ground(zone.slot(f"L{i}")).loot) for i in range(1, 6)} == {1}


@pytest.mark.rule("SV-0.4")
def test_a_leak_is_hot() -> None:
    zone = Zone("S01", "M01").up("E28")
    before = zone.game.radiation_at(zone.slot("Q2"))
    put_token(zone.game, "leak", zone.slot("Q2"))
    assert zone.game.radiation_at(zone.slot("Q2")) == before + 2


@pytest.mark.rule("SV-9.1")
def test_tamara_is_gone_when_an_enemy_ends_a_movement_on_her_space() -> None:
    zone = Zone("S01", "M01").enemy("bandit_rifle", "13.O")
    play_character(zone.game, "tamara", zone.slot("Q2"))
    comes_to(zone, "bandit_rifle-1", "Q2").finish()
    assert not zone.game.state.characters


@pytest.mark.rule("SV-9.1")
@pytest.mark.parametrize(("start", "relevant"), [("2.K", False), ("2.H", True)])
def test_the_goat_leads_around_p4_whoever_starts_beside_it(start: str, relevant: bool) -> None:
    zone = Zone("S01", "M01").anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1")
    index, anomaly = zone.game.board.index, zone.game.state.anomalies["anomaly-1"]
    play_character(zone.game, "tamara", index["2.K"])
    found = relevant_symbols(zone.game, "stalker-0", anomaly, (index[start], index["2.J"]))
    assert ("P4" in found) == relevant
    assert "P3" in found
    assert "P4" in relevant_symbols(zone.game, "tick-1", anomaly, (index[start], index["2.J"]))


@pytest.mark.rule("SV-1.10")
@pytest.mark.parametrize(
    ("card", "thrown", "opens"), [("frag_grenade", 0, True), ("frag_grenade", 1, True), ("smoke_grenade", 0, False)]
)
def test_a_grenade_next_to_a_locked_door_opens_it(card: str, thrown: int, opens: bool) -> None:
    """From either side, also where nobody stands; smoke opens nothing (R-150)."""
    zone = Zone("S01", "M01", seats=1)
    (edge,) = slot_edges(zone.game, "D1")
    put_on_edge(zone.game, "locked_door", edge)
    sides = edge_spaces(zone.game, edge)
    zone.game.update(zone.me(), space=sides[thrown])
    zone.give(0, f"{card}-1").use(f"{card}-1", f"space:{zone.game.address(sides[thrown])}").finish("turn.choose")
    assert ("locked_door" in edges(zone)) != opens
    assert bool(zone.events(events.WayOpened)) == opens
