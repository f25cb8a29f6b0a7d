"""Environment cards one by one: what turns them over, what they offer, what they do."""

from __future__ import annotations

from collections import deque

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.enemy_movement import GoForward
from cordon.games.stalker.rules.environment import FlipCard, Triggered, cubes_needed, on_enemy_dies, triggers
from cordon.games.stalker.rules.event_deck import TakeEvent, effect
from cordon.games.stalker.rules.leaving import back_to_pool
from cordon.games.stalker.rules.options import movement_limit
from cordon.games.stalker.state import Ground
from cordon.kernel.frames import Procedure, started
from tests.games.stalker.missions.table import (
    act,
    begin,
    card,
    empty,
    end_round,
    options,
    put,
    put_enemy,
    put_unknown,
    refused,
    step,
)


def run(game: StalkerGame, procedure: Procedure) -> None:
    """A procedure that something else would have called, up to the next question of the turn."""
    game.state.stack.append(started(procedure))
    game.waiting = None
    while game.state.outcome is None and game.decisions()[0].kind != "turn.choose":
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.answers()[0])


def gear(game: StalkerGame, *faces: int) -> None:
    """The faces of the next gear dice."""
    game.luck = {"die:gear": deque([faces])}


# --- turning over ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.4")
def test_a_building_card_is_turned_by_looking_through_a_window() -> None:
    game = begin("A1", A1_05=(0, 1))
    empty(game)
    put_unknown(game, "2.E")
    put(game, "2.D")
    assert options(game) == {"card:A1-05:look"}
    act(game, "card:A1-05:look")
    assert game.is_up("A1-05b:cells")
    assert not game.state.ground, "every unknown token in the building is resolved"
    assert game.state.stalkers[0].space == game.board.index["2.D"]


@pytest.mark.rule("ST-5.4", "SM-6.1")
def test_whoever_climbs_into_the_cell_is_locked_in_and_can_only_force_the_lock() -> None:
    game = begin("A1", seats=1, A1_05=(0, 1))
    empty(game)
    put(game, "2.K")
    step(game, "2.I")
    assert game.is_up("A1-05b:cells")
    assert "move" not in game.decisions()[0].answers(), "the door is a wall, the window has a grille"
    assert options(game) == {"card:A1-05:force"}
    gear(game, 5, 5, 5)
    act(game, "card:A1-05:force", "card:A1-09:leave")
    assert game.is_up("A1-01b")
    assert "move" in game.decisions()[0].answers()


@pytest.mark.rule("ST-5.4")
def test_the_empty_barracks_turn_the_barn_over_without_what_it_does() -> None:
    game = begin("A1", A1_05=(1, 0))
    empty(game)
    put_unknown(game, "4.J")
    put(game, "2.D")
    step(game, "2.H")
    assert game.is_up("A1-05b:bunks")
    assert card(game, "A1-05").place == "beside"
    assert game.is_up("A1-06b")
    assert game.ground(game.board.index["4.J"]).unknown, "nothing was resolved in the barn"
    assert len(game.ground(game.board.index["2.F"]).loot) == 1
    put(game, "4.J")
    assert "card:A1-06:force" in options(game)


@pytest.mark.rule("ST-5.4")
def test_the_barn_is_a_feed_store_when_the_cell_is_in_the_barracks() -> None:
    game = begin("A1", A1_05=(0, 1))
    empty(game)
    food = len(game.items_of_type(0, "food"))
    put(game, "4.L")
    step(game, "4.J")
    assert len(game.items_of_type(0, "food")) == food + 1
    assert card(game, "A1-06").place == "gone"


@pytest.mark.rule("ST-5.6")
def test_forcing_the_lock_is_loud_and_gets_easier() -> None:
    game = begin("A1", A1_05=(0, 1))
    empty(game)
    put(game, "2.D")
    step(game, "2.H")
    assert refused(game) == {"card:A1-05:unlock": "needs-finding"}
    gear(game, 1, 1, 1)
    act(game, "card:A1-05:force")
    assert card(game, "A1-05").cubes == 1
    assert game.stalker(0).attention == "high"
    gear(game, 5, 1, 1, 1)
    act(game, "card:A1-05:force", "card:A1-09:leave")
    assert game.is_up("A1-01b")


def open_the_cell(game: StalkerGame, version: tuple[int, int]) -> None:
    put(game, "2.D")
    step(game, "2.H")
    if version == (1, 0):
        put(game, "4.J")
    gear(game, 5, 5, 5)
    act(game, f"card:{'A1-05' if version == (0, 1) else 'A1-06'}:force", "card:A1-09:leave")
    assert game.is_up("A1-01b")


@pytest.mark.rule("SM-6.1", "SC-18.12")
@pytest.mark.parametrize(
    ("seats", "version", "guards"),
    [(1, (0, 1), ["2.D", "2.D", "2.D"]), (1, (1, 0), ["4.G", "4.L", "4.L"]), (2, (0, 1), [])],
)
def test_the_camp_waits_for_whoever_frees_dalik_alone(seats: int, version: tuple[int, int], guards: list[str]) -> None:
    game = begin("A1", seats=seats, A1_05=version)
    for enemy in list(game.state.enemies.values()):
        back_to_pool(game, enemy)
    empty(game)
    open_the_cell(game, version)
    placed = sorted((enemy.kind, game.address(enemy.space)) for enemy in game.state.enemies.values())
    alone = [("bandit_rifle", space) for space in ("5.A", "5.E", "5.E")]
    assert placed == ([*alone, *(("bandit_shotgun", space) for space in guards)] if seats == 1 else [])


@pytest.mark.rule("SM-6.1", "SC-18.12")
@pytest.mark.parametrize(("seats", "nearer"), [(1, 2), (2, 0)])
def test_shotguns_far_away_come_closer_when_somebody_alone_frees_dalik(seats: int, nearer: int) -> None:
    game = begin("A1", seats=seats, A1_05=(0, 1))
    for enemy in list(game.state.enemies.values()):
        back_to_pool(game, enemy)
    empty(game)
    guard = put_enemy(game, "bandit_shotgun", "4.D", "W")
    cell = game.board.index["2.H"]
    before = game.board.ranges("open", game.state.enemies[guard].space)[cell]
    open_the_cell(game, (0, 1))
    assert game.board.ranges("open", game.state.enemies[guard].space)[cell] == before - nearer


@pytest.mark.rule("ST-16.5", "ST-5.11")
def test_the_missions_own_random_event_stays_in_the_box_until_yurko_is_left() -> None:
    game = begin("A1", A1_05=(0, 1))
    assert not {"A1-Y"} & {*game.pile("events").draw, *game.pile("random").draw, *game.pile("random").discard}
    empty(game)
    left = len(game.pile("events").draw)
    open_the_cell(game, (0, 1))
    assert game.pile("events").draw[0] == "A1-Y", "the next round begins with it"
    assert len(game.pile("events").draw) == left + 1, "a round more"
    while game.state.event != "A1-Y":
        decision = game.decisions()[0]
        options = decision.answers()
        game.answer(decision.seat, next((word for word in ("end", "pass") if word in options), options[0]))
    while game.state.event == "A1-Y":
        decision = game.decisions()[0]
        options = decision.answers()
        game.answer(decision.seat, next((word for word in ("end", "pass") if word in options), options[0]))
    assert "A1-Y" not in game.pile("random").discard, "it is none of the deck"


@pytest.mark.rule("ST-5.7")
def test_cutting_yurko_loose_slides_the_turn_token_and_needs_a_slot() -> None:
    game = begin("A1", A1_05=(0, 1))
    empty(game)
    put_unknown(game, "2.E")
    game.update(card(game, "A1-11"), place="held", holder=0)
    game.update(card(game, "A1-05"), side="b")
    put(game, "2.H")
    game.update(game.stalker(0), slots=(1, 1))
    game.waiting = None
    game.answer(0, "card:A1-05:unlock")
    assert game.decisions()[0].answers() == ("card:A1-09:leave",)
    assert game.explain(0, "card:A1-09:cut") is not None
    game = begin("A1", A1_05=(0, 1))
    empty(game)
    put_unknown(game, "2.E")
    game.update(card(game, "A1-11"), place="held", holder=0)
    game.update(card(game, "A1-05"), side="b")
    put(game, "2.H")
    game.count("losses", "alarms")
    game.answer(0, "card:A1-05:unlock")
    game.answer(0, "card:A1-09:cut")
    assert game.stalker(0).slots[game.state.track] == 2
    assert game.state.memory["yurko"] == "freed"
    assert not game.ground(game.board.index["2.E"]).unknown


# --- findings and escorts ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.7")
def test_an_escort_slows_until_patched_up() -> None:
    game = begin("A1")
    empty(game)
    game.update(card(game, "A1-04"), place="held", holder=0)
    put(game, "5.H")
    assert movement_limit(game, 0) == 2
    assert movement_limit(game, 1) > 2
    for item in game.items_of_type(0, "medicine"):
        game.remove(item)
        game.take_away(item.id, 0)
    game.waiting = None
    assert refused(game) == {"card:A1-04:patch": "no-item"}
    run(game, FlipCard("A1-04", "stalker-0"))
    assert movement_limit(game, 0) > 2
    foe = put_enemy(game, "bandit_rifle", "5.I", "E")
    act(game, "card:A1-04:pin")
    assert game.state.enemies[foe].pinned
    assert refused(game) == {"card:A1-04:pin": "used-already"}


@pytest.mark.rule("ST-5.3")
def test_the_key_on_a_belt_falls_with_its_bandit() -> None:
    game = begin("A1", A1_10=(0, 1, 2))
    empty(game)
    near = put_enemy(game, "bandit_shotgun", "4.G", "S")
    put_enemy(game, "bandit_shotgun", "2.K", "E")
    put(game, "4.B")
    step(game, "4.A")
    enemy = game.state.enemies[near]
    assert enemy.carries == "A1-11"
    game.remove(enemy)
    on_enemy_dies(game, enemy, "stalker-0")
    put(game, "4.G")
    assert "card:A1-11:take" in options(game)
    act(game, "card:A1-11:take")
    assert game.holder_of("A1-11") == 0


@pytest.mark.rule("ST-5.4")
def test_who_opened_the_chest_gets_the_key_when_the_clue_comes_later() -> None:
    game = begin("A1", A1_07=(0, 1), A1_10=(1, 0, 2))
    empty(game)
    put(game, "3.F")
    step(game, "3.D")
    act(game, "card:A1-08:open")
    assert card(game, "A1-08").holder == 0
    assert game.holder_of("A1-11") is None
    put(game, "4.B")
    step(game, "4.A")
    assert game.holder_of("A1-11") == 0


@pytest.mark.rule("ST-5.4")
def test_the_chest_stands_in_the_mail_car_when_only_the_clue_is_known() -> None:
    game = begin("A1", A1_10=(1, 0, 2))
    empty(game)
    put(game, "4.B")
    step(game, "4.A")
    assert card(game, "A1-08").spaces == (game.board.index["3.J"],)


@pytest.mark.rule("ST-5.8")
def test_the_core_irradiates_its_holder_after_each_turn() -> None:
    game = begin("A3")
    empty(game)
    game.update(card(game, "A3-08"), place="held", holder=0)
    game.update(game.stalker(0), dose=0)
    put(game, "6.D")
    game.update(game.stalker(0), slots=(2, 2))
    game.waiting = None
    game.answer(0, "end")
    assert game.stalker(0).dose == 1


@pytest.mark.rule("ST-5.3")
def test_a_finding_seen_through_a_window_lies_in_the_room() -> None:
    game = begin("B1", B1_02=(0, 1))
    empty(game)
    put(game, "6.A")
    act(game, "card:B1-02#1:look")
    assert card(game, "B1-07").place == "ground"
    put(game, "6.K")
    act(game, "card:B1-07:take")
    assert game.holder_of("B1-07") == 0


# --- A2 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.4")
def test_the_wire_under_the_chalk_mark() -> None:
    game = begin("A2", A2_02=(1, 0, 2))
    empty(game)
    put(game, "8.L")
    hp = game.stalker(0).hp
    gear(game, *[0] * game.defence(0))
    act(game, "card:A2-02#1:dig")
    assert game.stalker(0).hp < hp
    assert game.stalker(0).attention == "high"
    assert len(game.ground(game.board.index["8.L"]).loot) == 2
    assert card(game, "A2-02", "wire").place == "gone"


@pytest.mark.rule("ST-5.4")
def test_the_fallen_deck_puts_everybody_ashore() -> None:
    game = begin("A2")
    for enemy in list(game.state.enemies.values()):
        game.remove(enemy)
    put(game, "8.M", 0, hp=12)
    put(game, "8.E", 1, hp=12)
    foe = put_enemy(game, "snork", "8.D", "W")
    run(game, FlipCard("A2-04", "stalker-0", "A2-04b"))
    land = game.board.land_mask
    assert not land >> game.board.index["8.M"] & 1
    for stalker in game.state.stalkers.values():
        assert land >> stalker.space & 1
    if foe in game.state.enemies:
        assert land >> game.state.enemies[foe].space & 1
    assert all(game.content.anomalies[each.card].type != "gravitational" for each in game.state.anomalies.values())


@pytest.mark.rule("ST-4.11", "ST-5.18")
def test_tokens_on_the_fallen_deck_are_discarded() -> None:
    game = begin("A2")
    empty(game)
    loot, left = game.pile("loot").draw[0], game.pile("loot").draw[1:]
    game.update(game.pile("loot"), draw=left)
    game.add(Ground(game.board.index["8.M"], loot=(loot,)))
    put_unknown(game, "8.E")
    run(game, FlipCard("A2-04", "stalker-0", "A2-04b"))
    assert not game.state.ground
    assert game.pile("loot").discard == (loot,)
    assert len(game.pile("unknown").discard) == 1


@pytest.mark.rule("ST-5.6")
@pytest.mark.parametrize(("symbol", "focus", "fallen"), [(0, True, False), (0, False, True), (9, False, False)])
def test_pulling_the_wires(symbol: int, focus: bool, fallen: bool) -> None:
    game = begin("A2")
    empty(game)
    put(game, "8.E", focus=focus, hp=12)
    game.luck = {"die:anomaly": deque([(symbol,)])}
    act(game, "card:A2-04:pull")
    assert game.is_up("A2-04b") == fallen
    assert (card(game, "A2-04").place == "gone") != fallen


@pytest.mark.rule("ST-5.6")
@pytest.mark.parametrize(("yurko", "pulls"), [("freed", 1), ("left", 3), ("", 2)])
def test_what_yurko_means_for_the_handcar(yurko: str, pulls: int) -> None:
    game = begin("A2", memory={"yurko": yurko} if yurko else {})
    assert cubes_needed(game, card(game, "A2-05")) == pulls


# --- A3 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.5")
def test_two_screws_and_the_vent_is_open() -> None:
    game = begin("A3")
    empty(game)
    put(game, "12.L")
    act(game, "card:A3-04:unscrew")
    act(game, "card:A3-04:unscrew")
    assert card(game, "A3-04").place == "gone"
    assert game.board.step_mask("open", game.board.index["12.L"]) >> game.board.index["12.J"] & 1


@pytest.mark.rule("ST-5.6")
def test_the_blast_door_wants_a_code_a_pass_or_a_grenade() -> None:
    game = begin("A3", memory={"case": "lost"})
    empty(game)
    put(game, "12.B")
    assert refused(game)["card:A3-02:open"] == "needs-finding"
    game.update(card(game, "A3-05"), place="held", holder=0)
    game.waiting = None
    assert "card:A3-02:open" in options(game)
    act(game, "card:A3-02:open")
    assert "A3-02b" in game.state.layout


@pytest.mark.rule("ST-6.12")
@pytest.mark.parametrize(("lantern", "lost"), [("", True), ("left", True), ("smashed", False)])
def test_the_hum_costs_hp_until_it_is_stopped(lantern: str, lost: bool) -> None:
    game = begin("A3")
    empty(game)
    put(game, "12.E")
    step(game, "12.H")
    if lantern:
        game.remember("lantern", lantern)
        run(game, FlipCard("A3-07", "stalker-0"))
    put(game, "12.D", hp=10, dose=0)
    put(game, "A3-06b.A", 1, hp=10, dose=0)
    empty(game)
    before = [game.stalker(seat).hp for seat in (0, 1)]
    found = triggers(game, "round_end")
    assert bool(found) == lost
    if found:
        run(game, Triggered(tuple(found)))
    after = [game.stalker(seat).hp for seat in (0, 1)]
    assert [a - b for a, b in zip(before, after, strict=True)] == ([1, 3] if lost else [0, 0])


@pytest.mark.rule("ST-5.7")
@pytest.mark.parametrize("choice", ["bring", "leave"])
def test_dr_holub(choice: str) -> None:
    game = begin("A3")
    empty(game)
    put(game, "12.H")
    step(game, "12.K", f"card:A3-09:{choice}")
    assert (game.holder_of("A3-10") == 0) == (choice == "bring")
    assert (game.state.memory.get("holub") == "left") == (choice == "leave")
    assert (movement_limit(game, 0) == 2) == (choice == "bring")
    run(game, FlipCard("A3-06", "stalker-0"))
    game.update(card(game, "A3-07"), cubes=1)
    put(game, "A3-06b.B", hp=10)
    gear(game, 5, 1, 0, 0)
    act(game, "card:A3-07:smash")
    assert game.is_up("A3-07b"), "5 cubes are enough with her advice"


@pytest.mark.rule("ST-5.6")
def test_the_notary_takes_the_core_off_your_hands() -> None:
    game = begin("A3", memory={"case": "sealed"})
    assert game.holder_of("A3-05") == game.state.lead, "the Patron's pass"
    empty(game)
    game.update(card(game, "A3-08"), place="held", holder=0)
    run(game, TakeEvent("A3-VII"))
    (notary,) = game.state.enemies.values()
    assert notary.carries == "notary"
    put(game, "5.H")
    assert refused(game)["card:A3-08:hand"] == "condition"
    put(game, "5.I")
    money = game.state.money
    act(game, "card:A3-08:hand")
    assert game.state.money == money + 1500
    assert not game.state.enemies
    assert card(game, "A3-08").place == "gone"


# --- B1, B2, B3 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.12")
@pytest.mark.parametrize(("part", "open_again"), [("part:1", False), ("part:2", False), ("part:3", True)])
def test_the_brown_out_wants_focus_or_bolts_or_a_breaker(part: str, open_again: bool) -> None:
    game = begin("B1")
    empty(game)
    for number in ("B1-03", "B1-04", "B1-05"):
        game.update(card(game, number), side="b")
    game.update(card(game, "B1-07"), place="gone")
    put(game, "13.E", game.state.lead, focus=True, bolts=2)
    game.set(event="B1-IV")
    flow = effect(game, "round_end")
    assert flow is not None
    game.state.stack.append(started(flow.procedure))  # type: ignore[union-attr]
    game.waiting = None
    game.answer(game.state.lead, part)
    game.decisions()
    assert game.is_up("B1-05a") == open_again
    assert (game.holder_of("B1-07") == game.state.lead) == open_again
    assert game.stalker(game.state.lead).focus == (part != "part:1")
    assert game.stalker(game.state.lead).bolts == (0 if part == "part:2" else 2)


@pytest.mark.rule("ST-5.8")
def test_every_dead_thrall_is_counted_and_the_dead_controller_breaks_the_call() -> None:
    game = begin("B2")
    empty(game)
    put(game, "1.H")
    zombie = game.state.enemies[put_enemy(game, "zombie", "5.M", "S")]
    controller = game.state.enemies[put_enemy(game, "controller", "5.A", "N")]
    for enemy in (zombie, controller):
        game.remove(enemy)
        flow = on_enemy_dies(game, enemy, "stalker-0")
        assert flow is not None
        game.state.stack.append(started(flow.procedure))  # type: ignore[union-attr]
        game.waiting = None
        game.decisions()
    assert card(game, "B2-06").cubes == 1
    assert game.decisions()[0].answers() == ("card:B2-05:lead", "card:B2-05:leave")


@pytest.mark.rule("ST-4.11")
def test_the_water_takes_a_group_of_spaces_each_round() -> None:
    game = begin("B3")
    empty(game)
    run(game, FlipCard("B3-06", "stalker-0", "B3-06b:flood"))
    put(game, "11.I", 0, hp=10)
    put(game, "8.C", 1)
    for wet in (("11.I", "11.L"), ("7.A", "7.B", "11.D"), ("7.C", "11.F"), ()):
        before = game.state.flooded
        run(game, Triggered(tuple(triggers(game, "round_end"))))
        assert game.state.flooded[len(before) :] == wet
    assert game.stalker(0).hp <= 6
    assert game.board.land_mask >> game.stalker(0).space & 1


@pytest.mark.rule("ST-5.25")
def test_a_snare_from_the_army_store() -> None:
    game = begin("B3")
    empty(game)
    put(game, "15.A")
    act(game, "card:B3-08:take")
    assert card(game, "B3-08").cubes == 2
    assert refused(game) == {"card:B3-08:set": "indoors"}
    for space in ("15.F", "15.G"):
        put(game, space)
        act(game, "card:B3-08:set")
    assert card(game, "B3-08").place == "gone"
    foe = put_enemy(game, "snork", "15.J", "N")
    put(game, "8.C")
    run(game, GoForward(foe, 3))
    caught = game.state.enemies[foe]
    assert game.address(caught.space) in ("15.F", "15.G"), "the snare ends its movement"
    assert caught.pinned
    assert not game.ground(caught.space).traps


@pytest.mark.rule("ST-11.10", "ST-4.16")
def test_what_an_event_does_to_enemies_is_nobodys_attack() -> None:
    """Cracks in B3: nobody turns to the lead stalker, cover does not count, nobody is pushed away from anybody."""
    game = begin("B3")
    empty(game)
    foe = put_enemy(game, "snork", "11.A", "N")
    game.update(game.state.enemies[foe], pinned=True)
    pile = game.pile("wound")
    game.update(pile, draw=("SC-EW-A-1", *(card for card in pile.draw if card != "SC-EW-A-1")))
    run(game, TakeEvent("B3-VII"))
    record = game.state.enemies[foe]
    assert (record.hurt, record.facing, game.address(record.space)) == (True, "N", "11.A")


@pytest.mark.rule("ST-5.11")
def test_event_one_adds_rounds_by_the_number_of_stalkers() -> None:
    game = begin("A1", seats=2)
    left = len(game.pile("events").draw)
    end_round(game)
    assert len(game.pile("events").draw) == left + 3 - 1


@pytest.mark.rule("ST-5.16")
def test_without_a_card_in_the_event_deck_time_has_run_out() -> None:
    game = begin("A1", seats=1)
    game.update(game.pile("events"), draw=())
    game.set(event="A1-II-1")
    empty(game)
    end_round(game)
    assert game.state.outcome is not None
    assert (game.state.outcome.result, game.state.outcome.cause) == ("defeat", "time")


@pytest.mark.rule("ST-5.8")
@pytest.mark.parametrize(("side", "place", "taken"), [("b", "beside", True), ("a", "map", False), ("b", "gone", False)])
def test_a_trigger_of_a_card_that_was_turned_over_or_went_meanwhile_does_nothing(
    side: str, place: str, taken: bool
) -> None:
    game = begin("A1")
    game.update(game.state.environment["A1-08"], side=side, place=place)
    run(game, Triggered((("A1-08", "A1-08b", 0),), "stalker-0"))
    assert (game.state.environment["A1-11"].place != "deck") is taken


def test_money_that_the_team_does_not_have_is_not_told_as_lost() -> None:
    game = begin("A1")
    game.set(money=50)
    game.notes = []
    game.earn(-80)
    game.earn(20)
    assert [note.event for note in game.notes] == [events.MoneyChanged(-50, 0), events.MoneyChanged(20, 20)]
