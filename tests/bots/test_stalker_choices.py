"""Greedy and what a campaign remembers: the Lantern, the sleepwalkers, Yurko, and who goes where it is hot."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cordon.bots.stalker.answers import respond
from cordon.bots.stalker.duties import Team
from cordon.bots.stalker.lantern import lantern_keys
from cordon.bots.stalker.leaning import Leaning
from cordon.bots.stalker.plans import PLANS
from cordon.bots.stalker.shooting import prize
from cordon.bots.stalker.situation import Situation, shield_of
from cordon.bots.stalker.turn import keys_of
from cordon.games.registry import game
from cordon.games.stalker.mapping.library import board_for
from cordon.games.stalker.state import Card
from cordon.games.stalker.views import StalkerView
from cordon.kernel.decisions import Decision
from cordon.kernel.frames import kind_of
from cordon.kernel.spec import Setup
from cordon.kernel.triggers import ANSWER, DECLINE, Window, WindowFacts

STALKER = game("stalker")
PIT = "A3-06b.B"
KEYS = ("log", "unbolt", "smash")
GOOD = {"dalik": "rescued", "yurko": "freed", "case": "opened", "power": "hamlet", "thralls": "spared"}
RICH = {"dalik": "rescued", "yurko": "left", "case": "sealed", "power": "bunker", "thralls": "spared"}


def first_turn(mission: str, seats: int = 1) -> StalkerView:
    match = STALKER.new(Setup(seats, 5, {"mission": mission}))
    while match.state.round == 0 or not match.decisions()[0].kind.startswith("turn."):
        decision = match.decisions()[0]
        match.answer(decision.seat, decision.answers()[0])
    view = STALKER.view(match, 0)
    assert isinstance(view, StalkerView)
    return view


def in_the_pit(leaning: Leaning, memory: dict[str, str], **changes: object) -> Situation:
    """A stalker of a campaign before the Lantern, with something against radiation."""
    view, layout = first_turn("A3"), ("A3-06b",)
    board = board_for("A3", frozenset(layout))
    me = replace(view.stalkers[0], space=board.index[PIT], **changes)
    cards = (*view.cards, Card("anti_rad-1", 0, "backpack"))
    return Situation(replace(view, stalkers=(me,), layout=layout, memory=memory, cards=cards), 0, leaning)


@pytest.mark.parametrize(("leaning", "memory", "wish"), [("people", GOOD, "smash"), ("coin", RICH, "unbolt")])
def test_whoever_is_well_does_with_the_lantern_what_the_team_came_for(
    leaning: Leaning, memory: dict[str, str], wish: str
) -> None:
    assert lantern_keys(in_the_pit(leaning, memory), KEYS)[0] == wish


@pytest.mark.parametrize(("leaning", "memory"), [("people", GOOD), ("coin", RICH)])
@pytest.mark.parametrize("harm", [{"hp": 5}, {"dose": 16}, {"injured": (True, False)}])
def test_whoever_is_hurt_reads_the_log_if_the_campaign_can_still_end_well(
    leaning: Leaning, memory: dict[str, str], harm: dict[str, object]
) -> None:
    assert lantern_keys(in_the_pit(leaning, memory, **harm), KEYS)[0] == "log"


def test_where_the_log_would_leave_the_dark_everything_is_dared() -> None:
    memory = GOOD | {"dalik": "lost", "yurko": "lost", "pond": "failed"}
    assert lantern_keys(in_the_pit("people", memory, hp=5), KEYS)[0] == "smash"


def test_in_a_single_mission_the_easiest_is_done() -> None:
    assert lantern_keys(in_the_pit("", GOOD), KEYS) == KEYS


def sleepwalkers(leaning: Leaning, dead: int) -> Situation:
    view = first_turn("B2")
    environment = [replace(card, cubes=dead) if card.id == "B2-06" else card for card in view.environment]
    return Situation(replace(view, environment=tuple(environment)), 0, leaning)


def prizes(situation: Situation) -> dict[str, float]:
    return {foe.kind.key: prize(situation, foe) for foe in situation.foes}


def test_the_fourth_sleepwalker_is_spared_in_a_campaign() -> None:
    alive, dead = prizes(sleepwalkers("coin", 3)), prizes(sleepwalkers("coin", 4))
    assert alive["zombie"] < 0 < dead["zombie"]
    assert alive["controller"] == dead["controller"]
    assert prizes(sleepwalkers("", 3)) == dead


def test_whoever_is_after_people_opens_a_cell_with_an_action_left_for_yurko() -> None:
    task = next(task for task in PLANS["A1"] if task.card == "A1-05")
    view = first_turn("A1", 2)
    me = view.stalkers[0]
    late = replace(view, stalkers=(replace(me, slots=(1, 1)), view.stalkers[1]))
    assert keys_of(Situation(view, 0, "people"), task) == task.keys
    assert keys_of(Situation(late, 0, "people"), task) == ()
    assert keys_of(Situation(late, 0, "coin"), task) == task.keys


def test_nobody_opens_the_hill_with_the_last_action_before_the_enemies_turn() -> None:
    task = next(task for task in PLANS["A3"] if task.keys == ("open",))
    view = first_turn("A3", 2)
    me, other = view.stalkers

    def keys(slots: int, taken: tuple[bool, bool]) -> tuple[str, ...]:
        mine = replace(me, slots=(slots, slots), cubes=(0, 0), taken=taken)
        return keys_of(Situation(replace(view, stalkers=(mine, other)), 0), task)

    assert keys(1, (True, False)) == task.keys, "another turn follows"
    assert keys(0, (True, True)) == task.keys, "there is time to step aside"
    assert keys(1, (True, True)) == ()


def test_whoever_wears_the_best_suit_goes_where_it_is_hot_and_stays_there() -> None:
    view, layout = first_turn("A3", 2), ("A3-06b",)
    board = board_for("A3", frozenset(layout))
    doors = tuple(
        replace(card, up=f"{card.id}b") if card.id in ("A3-02", "A3-06") else card for card in view.environment
    )
    cards = tuple(card for card in view.cards if card.place != "armour")
    suit = Card("diver_skin-1", 1, "armour")

    def goes(*spaces: str) -> list[int]:
        stalkers = tuple(replace(s, space=board.index[at]) for s, at in zip(view.stalkers, spaces, strict=True))
        seen = replace(view, environment=doors, layout=layout, stalkers=stalkers, cards=(*cards, suit))
        assert (shield_of(seen, 0), shield_of(seen, 1)) == (0, -2)
        duties = Team(seen, board, 0).shared_out
        return [seat for seat, duty in duties.items() if board.index[PIT] in duty.spaces and duty.task is not None]

    assert goes("12.H", "12.E") == [1]
    assert goes(PIT, "12.E") == [0]


@pytest.mark.parametrize(("dose", "answers"), [(0, True), (1, False), (8, False)])
def test_no_artifact_is_used_for_more_dosage_than_passes_by_itself(dose: int, answers: bool) -> None:
    """Slime exposes whoever attacks, for 3 of dosage."""
    view = first_turn("A1")
    asked = WindowFacts("attacked", "bandit_rifle-1")
    view = replace(view, asked=asked, stalkers=(replace(view.stalkers[0], dose=dose),))
    decision = Decision(0, kind_of(Window.offer), (ANSWER("slime-1"), DECLINE()))
    assert respond(Situation(view, 0), decision) == (ANSWER("slime-1") if answers else DECLINE())
