"""SV-1, SV-5, SV-9: cards and characters of Zone Survival in cases that are easily overlooked."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.anomalies import hidden_artifacts, relevant_symbols
from cordon.games.stalker.rules.environment import on_move_end
from cordon.games.stalker.rules.equipment import GainCard, install
from cordon.games.stalker.rules.leaving import remove_enemy
from cordon.games.stalker.rules.movement import can_push
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.rules.wounds import LoseEhp
from cordon.games.stalker.state import Ground, ZoneToken
from cordon.games.stalker.survival.arriving import mark
from cordon.games.stalker.survival.artifacts import won_artifacts
from cordon.games.stalker.survival.beast import Beast
from cordon.games.stalker.survival.book import ReadZoneScript
from cordon.games.stalker.survival.characters import Follow, HurtCharacter, play_character
from cordon.games.stalker.survival.dealing import Deal
from cordon.games.stalker.survival.deck import LookAtEvents, change_rounds
from cordon.games.stalker.survival.front import Front
from cordon.games.stalker.survival.goods import mark_funded
from cordon.games.stalker.survival.judging import score
from cordon.games.stalker.survival.leaving import Leave, leave
from cordon.games.stalker.survival.places import closest_of, slot_spaces
from cordon.games.stalker.survival.run import ZoneRun
from cordon.games.stalker.survival.set_up import lay_anomaly
from cordon.games.stalker.survival.tokens import put_on_edge
from cordon.games.stalker.survival.wounded import people
from cordon.games.stalker.views import view
from cordon.kernel.frames import Flow, Procedure, step
from tests.games.stalker.survival.zone import Carried, Zone


@pytest.mark.rule("SV-1.6")
@pytest.mark.rule("SV-5.1")
def test_the_front_does_not_ask_for_whoever_has_left() -> None:
    zone = Zone("S07", "M01").count("seals", 9)
    zone.game.update(zone.game.stalker(0), space=slot_spaces(zone.game, "key")[0])
    leave(zone.game, 1)
    zone.run(Front("X21"), inside=ZoneRun(at="play", into="result")).finish()
    assert zone.result.result == "victory"


@pytest.mark.rule("SV-15.9")
def test_the_closest_slot_is_that_of_whoever_is_still_there_when_the_lead_has_left() -> None:
    zone = Zone("S01", "M01").stand(1, "Q3")
    leave(zone.game, 0)
    zone.game.set(lead=0)  # the token went on to somebody who is out
    assert closest_of(zone.game, (zone.slot("Q2"), zone.slot("Q3"))) == zone.slot("Q3")


@pytest.mark.rule("SV-1.11")
def test_nobody_pushes_a_character() -> None:
    zone = Zone("S05", "M01")
    board = zone.game.board
    small = next(space for space in board.spaces(board.land_mask) if board.capacity[space] == 1)
    beside = board.spaces(board.step_mask("open", small))[0]
    zone.game.update(zone.game.state.characters["character-ilarion"], space=small)
    assert zone.game.is_full(small)
    assert not can_push(zone.game, "stalker-0", small, beside)


@pytest.mark.rule("SV-9.1")
@pytest.mark.parametrize("indoors", [True, False])
def test_the_porter_is_afraid_of_rooms_only(indoors: bool) -> None:
    zone = Zone("S01", "M01")
    play_character(zone.game, "foma", zone.slot("Q1" if indoors else "M1"))
    assert bool(zone.game.board.indoor_mask >> zone.game.space_of("character-foma") & 1) == indoors
    before = zone.at("character-foma")
    zone.part("C01", "fate/P1")
    assert (zone.at("character-foma") != before) == indoors


@pytest.mark.rule("SV-9.1")
def test_the_goat_knows_the_way_around_p4() -> None:
    zone = Zone("S01", "M01")
    while "moving" in zone.game.content.flags[_anomaly(zone).card]:
        zone.game.set(anomalies={})
    field = _anomaly(zone)
    centre = zone.game.centre_of(field.id)
    zone.game.update(zone.game.stalker(0), space=centre)
    assert "P4" in relevant_symbols(zone.game, "stalker-0", field, (centre,))
    play_character(zone.game, "tamara", centre)
    zone.game.update(zone.game.state.anomalies[field.id], covers=())
    field = zone.game.state.anomalies[field.id]
    assert "P4" not in relevant_symbols(zone.game, "stalker-0", field, (centre,))
    assert "P4" in relevant_symbols(zone.game, "stalker-0", field, (zone.slot("IN"), centre))


def _anomaly(zone: Zone) -> Any:
    if not zone.game.state.anomalies:
        lay_anomaly(zone.game)
    return next(iter(zone.game.state.anomalies.values()))


@pytest.mark.rule("SV-9.1")
def test_old_tamara_goes_when_an_enemy_stops_beside_her() -> None:
    zone = Zone("S01", "M01")
    play_character(zone.game, "tamara", zone.slot("M1"))
    zone.enemy("tick", zone.name_of("M1"))
    zone.run(_Ended("tick-1")).finish()
    assert not zone.game.state.characters


class _Ended(Procedure):
    """ST-5.8 Somebody has ended a movement"""

    who: str

    @step("ST-5.8", "What that sets off")
    def tell(self, game: Any) -> Flow:
        return on_move_end(game, self.who)


@pytest.mark.rule("SV-1.15")
@pytest.mark.parametrize(("seats", "found"), [(1, True), (2, False)])
def test_the_detector_of_one_alone_reaches_one_space(seats: int, found: bool) -> None:
    zone = Zone("S04", "M01", seats=seats)
    while "moving" in zone.game.content.flags[_anomaly(zone).card]:
        zone.game.set(anomalies={})
    symbols = {space for each in zone.game.state.anomalies.values() for space in zone.game.symbols_of(each)}
    board = zone.game.board
    beside = next(
        space
        for space in board.spaces(board.land_mask)
        if space not in symbols and any(board.ranges("open", space)[other] == 1 for other in symbols)
    )
    zone.game.update(zone.game.stalker(0), space=beside)
    assert hidden_artifacts(zone.game, 0, 1)
    zone.give(0, "leather_jacket-1")
    held = next(card for card in zone.game.state.cards if card.startswith("echo_detector"))
    install(zone.game, held, "leather_jacket-1")
    zone.run(Turn(0, 0))
    assert any(option.startswith(f"use:{held}:") for option in zone.options) == found


@pytest.mark.rule("ST-19.29")
def test_an_event_that_is_discarded_unseen_counts_and_does_not_come_back() -> None:
    zone = Zone("S01", "M01")
    deck = zone.game.pile("zone_events").draw
    before = score(zone.game)
    change_rounds(zone.game, -2)
    assert zone.game.pile("zone_events").draw == deck[:-2]
    assert not set(deck) & set(zone.game.pile("zone_box").draw)
    assert score(zone.game) == before


# --- the vault (SV-X28) -----------------------------------------------------------------------------------------------


def two_gates() -> tuple[Zone, int, int]:
    """The gate of the strongroom and that of a bulkhead, and where one stands before each."""
    zone = Zone("S10", "M02", seats=2)
    put_on_edge(zone.game, "armored_gate", zone.game.zone_map.slot("D3").edges[0])
    vault, bulkhead = (zone.game.board.segment(zone.game.zone_map.slot(slot).edges[0]) for slot in ("G1", "D3"))
    assert vault is not None
    assert bulkhead is not None
    index = zone.game.board.index
    strongroom = set(slot_spaces(zone.game, "key"))
    outside = next(index[side] for side in (vault.one, vault.other) if index[side] not in strongroom)
    return zone, outside, index[bulkhead.one]


@pytest.mark.rule("SV-1.10")
def test_the_wheel_moves_a_bulkhead_but_not_the_gate_of_the_vault_and_each_has_cubes_of_its_own() -> None:
    zone, vault, bulkhead = two_gates()
    zone.game.update(zone.game.stalker(0), space=vault)
    assert "card:X00:work_the_wheel" not in zone.run(Turn(0, 0)).options
    zone.game.update(zone.game.stalker(0), space=bulkhead)
    for _ in range(3):
        zone.game.update(zone.game.stalker(0), slots=(0, 0))
        zone.run(Turn(0, 0)).say("card:X00:work_the_wheel")
    gates = [token.edge for token in zone.game.state.tokens.values() if token.kind == "armored_gate"]
    assert gates == [zone.game.zone_map.slot("G1").edges[0]]


@pytest.mark.rule("SV-5.1")
def test_the_code_opens_the_vault_only() -> None:
    zone, vault, bulkhead = two_gates()
    zone.count("code_parts", 2)
    zone.game.update(zone.game.stalker(0), space=bulkhead)
    assert "card:X28:dial_the_code" not in zone.run(Turn(0, 0)).options
    zone.game.update(zone.game.stalker(0), space=vault)
    assert "card:X28:dial_the_code" in zone.run(Turn(0, 0)).options


# --- the beast (SV-X08) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SV-5.1")
@pytest.mark.rule("SV-15.9")
def test_the_beast_comes_when_the_lead_has_left() -> None:
    zone = Zone("S03", "M01", seats=2).pool("chimera", 1, colour="C1")
    zone.game.update(zone.game.stalker(zone.game.state.lead), space=-1, left=True)
    zone.run(Beast()).finish()
    assert zone.game.marked_enemy() != ""


@pytest.mark.rule("ST-19.3")
@pytest.mark.rule("SV-5.1")
def test_only_the_death_of_the_beast_wins_the_hunt_whoever_was_marked_before() -> None:
    zone = Zone("S03", "M01").pool("chimera", 1, colour="C1")
    zone.enemy("tick", zone.name_of("Q3")).enemy("tick", zone.name_of("Q2"))
    mark(zone.game, "tick-1")
    zone.run(LoseEhp("tick-1", 9)).finish()
    assert "objective" not in zone.game.state.flags
    mark(zone.game, "tick-2")
    zone.run(Beast()).finish()
    assert zone.game.marked_enemy().startswith("chimera")


# --- goods, artifacts, the wounded ------------------------------------------------------------------------------------


@pytest.mark.rule("SV-5.1")
def test_what_the_funds_have_bought_cannot_be_sold_on_the_road() -> None:
    zone = Zone("S09", "M01").stand(0, "Q1")
    zone.give(0, "bandage-1")
    mark_funded(zone.game)
    zone.give(0, "bread-1")
    zone.run(Deal(0, "C03"))
    assert "sell:bread-1" in zone.options
    assert "sell:bandage-1" not in zone.options


@pytest.mark.rule("SV-5.1")
def test_an_artifact_that_was_not_won_from_a_token_is_not_what_the_buyer_wants() -> None:
    zone = Zone("S04", "M01")
    zone.run(GainCard(0, "artifact")).finish()
    assert zone.game.cards_of(0)
    assert won_artifacts(zone.game, 0) == []
    zone.game.put_ground(Ground(zone.slot("IN"), artifacts=1))
    zone.run(Turn(0, 0)).say("pick_up:artifact")
    while zone.decision.kind != "turn.choose":
        zone.say(zone.decision.answers()[0])
    assert len(won_artifacts(zone.game, 0)) == 1


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize("dies", [True, False])
def test_a_rival_who_gets_away_takes_the_artifact_along(dies: bool) -> None:
    zone = Zone("S04", "M01").enemy("bandit_rifle", zone_out := Zone("S04", "M01").name_of("OUT"))
    mark(zone.game, "bandit_rifle-1")
    token = next(each for each in zone.game.state.tokens.values() if each.kind == "this_enemy")
    zone.game.update(token, face="artifact")
    if dies:
        zone.run(LoseEhp("bandit_rifle-1", 9)).finish()
    else:
        remove_enemy(zone.game, "bandit_rifle-1")
    space = zone.game.board.index[zone_out]
    assert zone.game.ground(space).artifacts == int(dies)
    assert zone.game.marked_enemy() == ""


@pytest.mark.rule("SV-5.1")
def test_of_two_wounded_on_one_space_the_one_who_bleeds_is_dressed() -> None:
    zone = Zone("S08", "M01")
    here = zone.slot("IN")
    zone.game.add(ZoneToken("wounded-1", "wounded", space=here, up=True, blood=4, cubes=1))
    zone.game.add(ZoneToken("wounded-2", "wounded", space=here, up=True, blood=4))
    zone.give(0, "bandage-1").run(Turn(0, 0)).say("card:X23:use_medicine")
    while zone.decision.kind != "turn.choose":
        zone.say(zone.decision.answers()[0])
    assert [zone.game.state.tokens[f"wounded-{n}"].cubes for n in (1, 2)] == [1, 1]


# --- doors and windows of the key room --------------------------------------------------------------------------------


def read(zone: Zone, number: str, option: str) -> Zone:
    """A script is read, and this option of it is chosen."""
    zone.run(ReadZoneScript(number, 0, "stalker-0"))
    while not zone.is_over:
        zone.say(option if option in zone.options else zone.options[0])
    return zone


def lying(zone: Zone, kind: str) -> list[str]:
    return [token.edge for token in zone.game.state.tokens.values() if token.kind == kind]


@pytest.mark.rule("SV-10.1")
def test_shutters_close_the_windows_of_the_key_room() -> None:
    zone = Zone("S02", "M01")
    windows = ["2@e2N", "2@e3E"]
    assert lying(read(zone, "21", "script_option:1"), "hatch") == windows
    drawn = [zone.game.board.segment(window) for window in windows]
    assert [segment.edge for segment in drawn if segment is not None] == ["wall", "wall"]


@pytest.mark.rule("SV-10.1")
def test_barring_the_way_in_locks_the_doors_of_the_key_room() -> None:
    zone = Zone("S07", "M03")
    zone.game.update(zone.game.stalker(0), space=slot_spaces(zone.game, "key")[0])
    assert lying(read(zone, "73", "script_option:1"), "locked_door") == ["10@c4S", "10@c2W", "10@d2E"]


@pytest.mark.rule("SV-10.1")
def test_whoever_stands_at_the_open_vault_is_less_noticed() -> None:
    zone = Zone("S10", "M02")
    vault = zone.game.board.segment(zone.game.zone_map.slot("G1").edges[0])
    assert vault is not None
    zone.stalker(0, vault.one).attention(0, "high", vault.one)
    zone.game.set(tokens={})
    read(zone, "105", "script_option:1")
    assert zone.me(0).attention == "low"


@pytest.mark.rule("SV-1.10")
def test_a_seal_that_is_broken_already_opens_no_lock_elsewhere() -> None:
    zone = Zone("S01", "M01")
    put_on_edge(zone.game, "locked_door", zone.game.zone_map.slot("D1").edges[0])
    read(zone, "132", "script_option:1")
    assert lying(zone, "locked_door") == ["13@e5W"]


# --- the professor (SV-C02) -------------------------------------------------------------------------------------------

PROFESSOR = "character-ilarion"


def down() -> Zone:
    """The professor lies in the entrance, beside the stalkers."""
    zone = Zone("S05", "M01")
    zone.gear(0).run(HurtCharacter(PROFESSOR, 99)).finish()
    assert zone.game.state.characters[PROFESSOR].down
    return zone


@pytest.mark.rule("SV-9.1")
@pytest.mark.rule("SV-1.5")
def test_the_professor_is_carried_when_he_is_down() -> None:
    zone = down().run(Turn(0, 0)).say("card:X00:take_tokens")
    assert zone.game.space_of(PROFESSOR) == -1
    assert "careful" not in zone.options
    zone.say("move")
    for _ in range(2):
        zone.say(next(option for option in zone.options if option.startswith("step:")))
    assert zone.decision.kind == "turn.choose", "with him one gets two spaces far"
    zone.say("card:X00:drop_tokens")
    assert zone.at(PROFESSOR) == zone.at("stalker-0") != zone.name_of("IN")


@pytest.mark.rule("SV-1.11")
def test_a_turn_begins_and_ends_while_the_professor_is_carried() -> None:
    zone = down().run(Turn(0, 0)).say("card:X00:take_tokens")
    for seat in (0, 1):
        assert zone.run(Turn(seat, 0)).decision.kind == "turn.choose"
        assert zone.run(Follow(seat)).is_over


@pytest.mark.rule("SV-9.1")
def test_medicine_puts_the_professor_on_his_feet() -> None:
    zone = down().give(0, "bandage-1").run(Turn(0, 0)).say("card:C02:patch_him_up")
    while zone.decision.kind != "turn.choose":
        zone.say(zone.decision.answers()[0])
    assert not zone.game.state.characters[PROFESSOR].down
    assert "professor" not in {token.kind for token in zone.game.state.tokens.values()}


@pytest.mark.rule("SV-9.1")
def test_whoever_hurts_the_professor_while_he_is_down_kills_him() -> None:
    zone = down().gear(0).run(HurtCharacter(PROFESSOR, 5), inside=ZoneRun(at="play", into="result")).finish()
    assert zone.result.result == "defeat"


@pytest.mark.rule("SV-1.6")
@pytest.mark.rule("SV-5.1")
def test_the_professor_may_be_carried_out() -> None:
    zone = down().count("readings", 3)
    token = next(token for token in zone.game.state.tokens.values() if token.kind == "professor")
    zone.game.update(token, holder=0, space=-1)
    zone.game.update(zone.game.state.characters[PROFESSOR], space=-1)
    zone.stand(0, "OUT").run(Leave(0), inside=ZoneRun(at="play", into="result")).finish()
    assert zone.result.result == "victory"


@pytest.mark.rule("SV-5.1")
@pytest.mark.parametrize("carrier", ["stalker", "porter"])
def test_a_wounded_who_bleeds_to_death_while_being_carried_dies_where_the_carrier_is(carrier: str) -> None:
    zone = Zone("S08", "M01").stand(1, "M1").count("saved", 9)
    play_character(zone.game, "foma", zone.slot("M2"))
    load = {"holder": 1} if carrier == "stalker" else {"bearer": "character-foma"}
    zone.game.add(ZoneToken("wounded-1", "wounded", up=True, blood=1, **load))
    zone.game.set(round=2)
    zone.part("X23", "end")
    assert [event.space for event in zone.events(events.WoundedDied)] == [
        zone.name_of("M1" if carrier == "stalker" else "M2")
    ]
    assert "wounded-1" not in zone.game.state.tokens


@pytest.mark.rule("SV-5.1")
def test_the_blood_of_beacons_that_lie_face_down_does_not_tell_who_is_below() -> None:
    zone = Zone("S08", "M01")
    zone.game.set(round=2)
    zone.part("X23", "end")
    seen = view(zone.game, 0).survival
    assert seen is not None
    beacons = [token for token in seen.tokens if token.kind == "beacon"]
    assert len(beacons) == 5
    assert len({(token.face, token.blood) for token in beacons}) == 1


@pytest.mark.rule("SV-1.6")
def test_a_wounded_who_is_carried_out_of_the_game_cannot_be_saved_any_more() -> None:
    zone = Zone("S08", "M01").count("saved", 0)
    zone.game.add(ZoneToken("wounded-1", "wounded", up=True, blood=4, holder=1))
    everybody = len(people(zone.game))
    leave(zone.game, 1)
    assert len(people(zone.game)) == everybody - 1
    zone.game.put("needs", "saved", everybody)
    zone.game.set(round=2)
    zone.run(Carried("X23", "end"), inside=ZoneRun(at="play", into="result")).finish()
    assert zone.result.result == "defeat"
    assert zone.game.state.tokens["wounded-1"].blood == 4


@pytest.mark.rule("SV-0.4")
def test_nobody_looks_at_events_when_none_is_left() -> None:
    zone = Zone("S04", "M01", seats=1, rounds=0)
    zone.run(LookAtEvents(0, 2))
    assert zone.is_over
