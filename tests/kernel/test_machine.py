"""The machine: procedures on a stack, decisions, several seats at once, windows, modifiers."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.kernel.chance import Chance
from cordon.kernel.decisions import ask, is_amount
from cordon.kernel.errors import AnswerRefused, EngineError
from cordon.kernel.frames import Flow, Procedure, call, finish, outline, started, step
from cordon.kernel.game import Game
from cordon.kernel.spec import Setup
from cordon.kernel.state import State
from tests.kernel.fair import FAIR, Fair, FairMatch, Purse, Win


def fair(seats: int = 2, seed: int = 1, **config: Any) -> Fair:
    return FAIR.new(Setup(seats, seed, config))


def with_card(game: Fair, seat: int, card: str) -> None:
    """A card comes into play without the game's help."""
    purse = game.purse(seat)
    game.update(purse, cards=(*purse.cards, card))
    game.listen(card, {"bell": ("after_win",), "mirror": ("instead_of_win",), "thief": ("before_win",)}[card])
    game.set(deck=tuple(other for other in game.state.deck if other != card))


def winning(card: str) -> Fair:
    """Seat 0 is about to win a card and has another one that answers."""
    game = fair()
    game.decisions()
    with_card(game, 0, card)
    game.state.stack[:] = [FairMatch(at="race"), started(Win(0))]
    game.waiting = None
    return game


def bare(procedure: Procedure) -> Game[State]:
    return Game(FAIR, State(seats=1, chance=Chance(1), stack=[started(procedure)]))


def test_all_seats_are_asked_at_once_and_may_answer_in_any_order() -> None:
    game = fair(3)
    assert [decision.seat for decision in game.decisions()] == [0, 1, 2]
    game.answer(2, "1")
    assert [decision.seat for decision in game.decisions()] == [0, 1]
    game.answer(0, "0")
    game.answer(1, "4")
    assert game.purse(1).coins == 0, "the highest bid has paid"


def test_an_amount_is_a_bounded_range_in_its_only_spelling() -> None:
    game = fair()
    decision = game.decisions()[0]
    assert (decision.low, decision.high) == (0, 4)
    for wrong in ("5", "-1", "+1", "01", "1.0", "1_0", "٣", "one", ""):
        with pytest.raises(AnswerRefused):
            game.answer(0, wrong)
    assert is_amount("-3")


def at_the_race() -> Fair:
    game = fair(2)
    game.answer(0, "1")
    game.answer(1, "0")
    assert {decision.kind for decision in game.decisions()} == {"race.choose"}
    return game


def test_results_are_handed_over_together() -> None:
    game = at_the_race()
    game.answer(1, "run")
    assert game.state.stack[0].raced == ()
    game.answer(0, "run")
    assert [seat for seat, _ in game.state.stack[0].raced] == [0, 1]


def test_something_for_any_time_leaves_the_question_open() -> None:
    game = at_the_race()
    coins = game.purse(1).coins
    game.answer(1, "toss")
    assert {d.seat: d.kind for d in game.decisions()} == {0: "race.choose", 1: "toss.choose"}
    game.answer(1, "well:left")
    assert {d.seat: d.kind for d in game.decisions()} == {0: "race.choose", 1: "race.choose"}
    assert game.purse(1).coins == coins - 1


def test_a_refused_option_names_its_rule() -> None:
    game = at_the_race()
    game.update(game.purse(1), coins=0)
    game.waiting = None
    with pytest.raises(AnswerRefused, match=r"no-coin \(T-6.1\)") as refused:
        game.answer(1, "ride")
    assert refused.value.reason is not None
    assert game.explain(1, "ride") == refused.value.reason
    assert game.explain(1, "run") is None


def test_a_card_that_must_answer_a_window_is_not_asked() -> None:
    game = winning("bell")
    coins = game.purse(0).coins
    assert game.decisions()[0].kind == "race.choose"
    assert game.purse(0).coins == coins + 1


def test_a_card_that_may_answer_instead_replaces_what_it_stands_for() -> None:
    game = winning("mirror")
    assert game.decisions()[0].options == ("answer:mirror", "decline")
    declined = game.clone()
    declined.answer(0, "decline")
    assert len(declined.purse(0).cards) == 2
    game.answer(0, "answer:mirror")
    assert game.purse(0).cards == ("mirror",)


def test_a_scope_ends_everything_above_it() -> None:
    game = winning("thief")
    game.answer(0, "answer:thief")
    assert game.purse(0).cards == ("thief",)
    assert game.decisions()[0].kind == "race.choose"


def test_a_window_nobody_listens_to_is_not_opened() -> None:
    game = winning("bell")
    game.unlisten("bell", ("after_win",))
    assert game.state.listening == {}
    game.decisions()
    assert not any(type(frame).__name__ == "Window" for frame in game.state.stack)


def test_a_modifier_works_for_its_owner_only() -> None:
    game = fair()
    game.decisions()
    game.update(game.purse(1), cards=("goose",))
    game.listen("goose", ("income",))
    assert game.modified("income", 1, 0) == 1
    assert game.modified("income", 1, 1) == 2


def test_chance_is_the_same_for_the_same_seed_and_can_be_scripted() -> None:
    one, two = fair(seed=7), fair(seed=7)
    assert one.decisions() == two.decisions()
    assert one.state.deck == two.state.deck
    scripted = at_the_race()
    from collections import deque

    scripted.luck = {"road": deque([(5,)])}
    scripted.answer(0, "run")
    assert scripted.draws[0].result == (5,)
    scripted.luck = {"road": deque([(6,)])}
    with pytest.raises(AnswerRefused, match="from 0 to 5"):
        scripted.answer(1, "run")


class Scribbler(Procedure):
    """A step that asks and writes"""

    choice: str = ""

    @step("T-9.1", "Wrong")
    def ask_and_write(self, game: Any) -> Flow:
        game.set(seats=1)
        return ask(0, "choice", ["a", "b"])


class Wheel(Procedure):
    """A procedure without an end"""

    @step("T-9.2", "Round and round", then="turn")
    def turn(self, game: Any) -> Flow:
        return None


class Mute(Procedure):
    """A question without an option"""

    choice: str = ""

    @step("T-9.3", "Ask nothing")
    def mumble(self, game: Any) -> Flow:
        return ask(0, "choice", [])


class Caller(Procedure):
    """Calls and remembers"""

    got: int = 0
    said: str = ""

    @step("T-9.4", "Call")
    def start(self, game: Any) -> Flow:
        return call(Giver(), into="got")

    @step("T-9.5", "Ask with one option")
    def single(self, game: Any) -> Flow:
        return ask(0, "said", ["only"])

    @step("T-9.6", "Show")
    def show(self, game: Any) -> Flow:
        return ask(0, "said", [f"{self.got}-{self.said}"], always=True)


class Giver(Procedure):
    """Gives a number"""

    @step("T-9.7", "Give")
    def give(self, game: Any) -> Flow:
        return finish(3)


def test_a_step_that_asks_may_not_write() -> None:
    with pytest.raises(EngineError, match="writes to the state and asks"):
        bare(Scribbler()).decisions()


def test_a_match_without_progress_is_stopped() -> None:
    with pytest.raises(EngineError, match=r"no progress in 10000 steps at Wheel\.turn"):
        bare(Wheel()).decisions()


def test_a_question_without_an_option_is_a_bug() -> None:
    with pytest.raises(EngineError, match="asks without an option"):
        bare(Mute()).decisions()


def test_a_match_that_ends_without_an_outcome_is_a_bug() -> None:
    with pytest.raises(EngineError, match="without an outcome"):
        bare(Giver()).decisions()


def test_results_land_in_fields_and_one_option_answers_itself() -> None:
    assert bare(Caller()).decisions()[0].options == ("3-only",)


def test_events_carry_the_rule_of_their_step_and_their_audience() -> None:
    game = winning("mirror")
    game.answer(0, "answer:mirror")
    whispers = [note for note in game.notes if type(note.event).__name__ == "Whispered"]
    assert whispers[0].rule == "T-5.1"
    assert whispers[0].is_for(0)
    assert not whispers[0].is_for(1)
    assert not whispers[0].is_for(None)


def test_the_door_keeps_old_records_as_they_were() -> None:
    game = fair()
    game.decisions()
    before = game.purse(0)
    game.update(before, coins=9)
    assert before == Purse(0, 4)
    assert game.purse(0).coins == 9


def test_an_outline_prints_the_steps_in_order() -> None:
    text = outline([FairMatch])
    assert text.splitlines()[0] == "FairMatch: T-1 A fair"
    assert "T-1.5     race: A race among all (then open_round)" in text
