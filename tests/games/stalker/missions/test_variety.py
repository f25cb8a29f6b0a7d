"""What each mission asks for that no other does: a camp that sleeps, a handcar to hold, enemies of two teams, events that
answer what was done (rulings R-91 to R-96)."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.enemy_attack import possible_targets
from cordon.games.stalker.rules.event_deck import codas_of
from cordon.games.stalker.rules.laying_out import lay_out_anomalies
from cordon.games.stalker.rules.movement import Relocate
from cordon.games.stalker.rules.wounds import KillEnemy
from tests.games.stalker.missions.in_play import BACK, BESIDE, on, room
from tests.games.stalker.missions.table import act, begin, card, empty, end_round, put, put_unknown, step
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage


@pytest.mark.rule("SM-6.1", "ST-13.22")
@pytest.mark.parametrize("loud", [False, True])
def test_a1_only_a_camp_that_has_heard_something_wakes_when_yurko_is_cut_loose(loud: bool) -> None:
    stage = on("2.H", A1_09=BESIDE).ground("2.A", unknown=("SC-U01-1",))
    if loud:
        stage.game.count("losses", "alarms")
    after = changes(stage, stage.game.script("side/A1-09a/choice/cut", "stalker-0", "A1-09"))
    assert after["memory.yurko"] == "freed"
    assert ("2.A.unknown" in after) == loud


@pytest.mark.rule("SM-6.1", "SM-5.10")
@pytest.mark.parametrize(("alarms", "high", "asleep"), [(0, False, True), (1, False, False), (0, True, False)])
def test_a1_is_remembered_as_quiet_if_no_round_ended_on_alarm_and_nobody_is_high(
    alarms: int, high: bool, asleep: bool
) -> None:
    game = begin("A1", seats=1)
    empty(game)
    for _ in range(alarms):
        game.count("losses", "alarms")
    game.update(card(game, "A1-04"), place="held", holder=0)
    put(game, "5.H")
    if high:
        game.update(game.stalker(0), attention="high", noticed=game.board.index["1.A"])
    step(game, "5.J")
    assert game.state.outcome is not None
    assert game.state.memory.get("camp", "") == ("asleep" if asleep else "")
    assert codas_of(game) == ([("camp", "asleep")] if asleep else [])


@pytest.mark.rule("SM-6.1", "SM-5.10")
@pytest.mark.parametrize(("camp", "paid"), [("asleep", 500 + 200 + 100 * 2), ("", 500)])
def test_a1_a_quiet_rescue_pays_more(camp: str, paid: int) -> None:
    stage = on("5.E", "5.J", A1_01=BESIDE)
    stage.game.set(memory={"camp": camp})
    assert changes(stage, stage.game.script("mission/A1/epilogue/success", "stalker-0", ""))["money"] == paid


@pytest.mark.rule("ST-5.10", "ST-5.11")
def test_a1_the_open_cell_brings_the_relief_next_round_and_time_stays_what_it_was() -> None:
    game = begin("A1", seats=4, A1_05=(0, 1))
    empty(game)
    game.update(card(game, "A1-11"), place="held", holder=0)
    put(game, "2.D")
    step(game, "2.H")
    before = game.pile("events").draw
    put_unknown(game, "4.A")
    act(game, "card:A1-05:unlock", "card:A1-09:cut")
    after = game.pile("events").draw
    assert after[0] in ("A1-V", "A1-V-2")
    assert sorted(after) == sorted(before)
    assert before[0] != after[0]


@pytest.mark.rule("SM-6.2", "SM-5.9", "ST-5.8")
@pytest.mark.parametrize("held", [True, False])
def test_a2_the_handcar_leaves_when_somebody_has_held_it_to_the_end_of_a_round(held: bool) -> None:
    game = begin("A2")
    empty(game)
    game.update(card(game, "A2-03"), place="held", holder=0)
    put(game, "3.F")
    act(game, "card:A2-05:brake")
    assert game.is_up("A2-05b")
    assert game.ground(game.board.index["3.F"]).high, "the brake is heard"
    assert game.pile("events").draw[0] in ("A2-IV", "A2-IV-2")
    for seat in (0, 1):
        put(game, "3.H" if held or seat else "6.A", seat)
    assert game.state.outcome is None
    if not held:
        put(game, "6.D", 1)
    end_round(game)
    assert (game.state.outcome is not None) == held
    assert card(game, "A2-05").cubes == (1 if held else 0)


@pytest.mark.rule("SM-6.2", "SM-5.9")
def test_a2_whoever_holds_the_handcar_may_wait_on_it_for_the_others() -> None:
    game = begin("A2")
    empty(game)
    game.update(card(game, "A2-03"), place="held", holder=1)
    game.update(card(game, "A2-05"), side="b")
    put(game, "3.F")
    put(game, "6.D", 1)
    end_round(game)
    assert game.state.outcome is None
    assert card(game, "A2-05").cubes == 1
    empty(game)
    put(game, "3.H", 0)
    put(game, "3.H", 1)
    rounds = game.state.round
    end_round(game)
    assert game.state.round == rounds
    assert game.state.outcome is not None
    assert game.state.outcome.result == "victory"


@pytest.mark.rule("ST-13.8", "ST-13.9", "SM-6.3", "SM-7.2")
@pytest.mark.parametrize(
    ("mission", "one", "other", "friends"),
    [("B2", "dog", "zombie", ("controller", "zombie")), ("A3", "monolith", "zombie", ("armoured", "monolith"))],
)
def test_two_teams_of_enemies_have_each_other_in_sight_from_the_start(
    mission: str, one: str, other: str, friends: tuple[str, ...]
) -> None:
    game = begin(mission)
    enemies = list(game.state.enemies.values())
    attacked = {
        (enemy.kind, game.state.enemies[target].kind)
        for enemy in enemies
        for target in possible_targets(game, enemy.id)
        if target in game.state.enemies
    }
    assert attacked == {(one, other), (other, one)}
    cards = game.state.enemy_cards
    assert len({cards[kind].team for kind in friends}) == 1


@pytest.mark.rule("SM-7.2", "ST-13.19")
def test_b2_a_sleepwalker_whom_a_dog_kills_is_counted() -> None:
    stage = on("1.G", B2_06=BESIDE).enemy("dog", "4.F", "W", team=2).enemy("zombie", "4.E", "N")
    stage.run(KillEnemy("zombie-1", "dog-1")).finish()
    assert stage.game.state.environment["B2-06"].cubes == 1


BROUGHT: list[tuple[str, dict[str, Any], str, tuple[str, ...]]] = [
    ("A2-05b", {"A2_05": BACK}, "3.F", ("A2-IV", "A2-IV-2")),
    ("A3-06b", {"A3_06": BACK, "A3_07": {}}, "12.H", ("A3-VI",)),
    ("B1-06b", {"B1_06": BACK}, "9.M", ("B1-V",)),
    ("B2-02b:makar", {"B2_02": room("makar", "13.A"), "B2_04": {}}, "13.A", ("B2-VI", "B2-VI-2")),
    ("B3-06b:hold", {"B3_06": {**BACK, "version": "hold"}}, "11.L", ("B3-VII",)),
    ("B3-06b:flood", {"B3_06": {**BACK, "version": "flood"}}, "11.L", ("B3-VII",)),
]
"""What is done, and which event answers it: one of several cards with its number, whichever is in the deck."""


@pytest.mark.rule("ST-5.10", "ST-5.15")
@pytest.mark.parametrize(
    ("side", "cards", "space", "event"),
    [(side, cards, space, event) for side, cards, space, each in BROUGHT for event in each],
)
def test_what_is_done_brings_its_event_next_round(side: str, cards: dict[str, Any], space: str, event: str) -> None:
    stage = on(space, **cards)
    mission = side[:2]
    deck = (f"{mission}-II", "SC-V01", event, f"{mission}-VI-X")
    stage.deck("events", *deck)
    number = next(iter(cards)).replace("_", "-")
    stage.run(stage.game.script(f"side/{side}/flip", "stalker-0", number)).finish()
    assert stage.game.pile("events").draw == (event, *(each for each in deck if each != event))
    assert [each.event for each in stage.events(events.EventBroughtUp)] == [event]


@pytest.mark.rule("ST-5.10", "ST-5.15")
def test_an_event_that_was_drawn_before_is_not_brought_up_again() -> None:
    stage = on("9.M", B1_06=BACK)
    stage.deck("events", "B1-VI")
    stage.run(stage.game.script("side/B1-06b/flip", "stalker-0", "B1-06")).finish()
    assert stage.game.pile("events").draw == ("B1-VI",)
    assert not stage.events(events.EventBroughtUp)


@pytest.mark.rule("SC-9.1", "SC-9.4")
def test_every_enemy_comes_in_some_mission_or_lost_territory() -> None:
    printed = content()
    known = set(printed.enemies)
    on_maps = {enemies.name for plan in printed.maps.values() for enemies in plan.enemies}
    waking = {kind for ops in printed.scripts.values() for op in ops for kind in getattr(op, "kinds", ())}
    assert known - on_maps <= waking
    assert known - on_maps == {"izlom", "swarm"}


@pytest.mark.rule("SC-8.2", "SM-7.3")
@pytest.mark.parametrize(("here", "there"), [("11.A", {"8.G"}), ("8.G", {"11.A", "11.B"})])
def test_b3_whoever_is_taken_on_the_dam_comes_out_below_the_bridge_and_back(here: str, there: set[str]) -> None:
    stage = Stage(mission="B3").stalker(0, here)
    lay_out_anomalies(stage.game)
    at = stage.game.board.index[here]
    portals = [each for each in stage.game.state.anomalies.values() if each.card == "portal"]
    source = next(portal.id for portal in portals if at in stage.game.symbols_of(portal))
    stage.run(Relocate("stalker-0", "other_portal", source)).finish()
    assert stage.at("stalker-0") in there


@pytest.mark.rule("SC-8.1")
def test_every_anomaly_lies_in_some_mission() -> None:
    printed = content()
    laid = [place for plan in printed.maps.values() for place in plan.anomalies]
    drawn = {place.type for place in laid if place.random}
    assert {
        key for key, card in printed.anomalies.items() if card.type not in drawn and key not in {p.name for p in laid}
    } == set()
