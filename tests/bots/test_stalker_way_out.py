"""The way out: all have to be on the exit at the same time, and before time is up."""

from __future__ import annotations

from msgspec.structs import replace

from cordon.bots.stalker.prospects import OUT, TIME_UP, TOGETHER, Prospects
from cordon.bots.stalker.situation import Situation
from cordon.games.registry import game
from cordon.games.stalker.mapping.library import board_for
from cordon.games.stalker.views import StalkerView
from cordon.kernel.spec import Setup

STALKER = game("stalker")
BOARD = board_for("A2", frozenset())


def way_out(*spaces: str, **changes: object) -> Prospects:
    """A2 with the case in hand and the handcar loose, seen by the first stalker: where everybody stands."""
    match = STALKER.new(Setup(len(spaces), 5, {"mission": "A2"}))
    while match.state.round == 0 or not match.decisions()[0].kind.startswith("turn."):
        decision = match.decisions()[0]
        match.answer(decision.seat, decision.answers()[0])
    view = STALKER.view(match, 0)
    assert isinstance(view, StalkerView)
    case = next(card for card in view.environment if card.id == "A2-05")
    environment = [
        replace(case, up="A2-05b"),
        replace(case, id="A2-03", up="A2-03a", place="held", holder=0, spaces=()),
    ]
    stalkers = [replace(s, space=BOARD.index[name]) for s, name in zip(view.stalkers, spaces, strict=True)]
    view = replace(view, environment=tuple(environment), stalkers=tuple(stalkers), **changes)
    return Prospects(Situation(view, 0))


def test_the_last_one_to_come_ends_the_mission_whatever_it_costs() -> None:
    assert way_out("3.D", "3.F").arrival == OUT
    assert way_out("3.D").arrival == OUT


def test_while_others_can_still_come_in_this_round_it_is_time_to_go() -> None:
    assert way_out("3.D", "3.A").arrival == TOGETHER
    assert way_out("3.D", "6.D").arrival < TOGETHER


def test_in_the_last_rounds_the_exit_is_worth_more_than_health() -> None:
    late = [
        way_out("3.D", "6.D", round=round_number, events_left=left).arrival for round_number, left in ((9, 1), (10, 0))
    ]
    assert late == [TIME_UP[2], TIME_UP[1]]


def test_whoever_finds_one_space_of_the_exit_full_goes_on_to_the_other() -> None:
    prospects = way_out("3.D", "3.F", "3.F", "3.F")
    assert [BOARD.ids[space] for space in prospects.goals] == ["3.H"]
    assert [BOARD.ids[space] for space in way_out("3.D", "3.F").goals] == ["3.F", "3.H"]
