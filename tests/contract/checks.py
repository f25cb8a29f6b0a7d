"""What every game promises, checked at a decision of a running match."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from cordon.bots.imagination import Imagination
from cordon.kernel import saves
from cordon.kernel.decisions import Decision
from cordon.kernel.errors import AnswerRefused
from cordon.kernel.game import Game
from cordon.kernel.session import Session
from cordon.kernel.spec import GameSpec, Setup
from cordon.kernel.state import digest, encode

GARBAGE = ("", "nonsense", "move:", "roll:1", "use:nobody", "-1", "99999", "0x1", "answer:", "\N{SNOWMAN}", "a" * 500)


def digest_with_question(game: Game[Any]) -> str:
    """The state once the machine stands at its question."""
    game.decisions()
    return digest(game.state)


def there_is_an_option_or_an_end(game: Game[Any]) -> None:
    decisions = game.decisions()
    assert bool(decisions) != (game.state.outcome is not None)
    seats = [decision.seat for decision in decisions]
    assert len(set(seats)) == len(seats), "a seat is asked two things at once"
    for decision in decisions:
        answers = decision.answers()
        assert answers, decision
        assert len(set(answers)) == len(answers), f"an option stands twice: {decision}"


def a_clone_is_equal_and_independent(game: Game[Any]) -> None:
    before = digest_with_question(game)
    twin = game.clone()
    assert twin.decisions() == game.decisions()
    assert digest(twin.state) == before
    if twin.decisions():
        decision = twin.decisions()[0]
        twin.answer(decision.seat, decision.answers()[-1])
    assert digest(game.state) == before


def a_decoded_snapshot_goes_on_alike(game: Game[Any], answer: tuple[int, str] | None) -> None:
    before = digest_with_question(game)
    thawed = game.spec.game(game.spec, saves.thaw(game.spec, msgspec.json.decode(encode(game.state))))
    assert thawed.decisions() == game.decisions()
    assert digest(thawed.state) == before
    if answer is not None:
        twin = game.clone()
        twin.answer(*answer)
        thawed.answer(*answer)
        assert digest_with_question(thawed) == digest_with_question(twin)
        assert thawed.notes == twin.notes


def every_option_is_read_by_one_verb(game: Game[Any]) -> None:
    """What is offered, refused or possible at any time is of exactly one verb of its step, which writes it again."""
    for pending in game.pending:
        refused = [refusal.option for refusal in game.refusals(pending.ask.seat)]
        for options, verbs in (
            ([*pending.ask.options, *(each for each in refused)], pending.step.offers),
            (pending.anytime, game.spec.anytime),
        ):
            for option in options:
                fitting = [verb for verb in verbs if option in verb]
                assert len(fitting) == 1, f"{option} at {pending.step.kind} is read by {fitting}"
                values = list(fitting[0].named(option).values())
                while values and values[-1] == "":
                    values.pop()
                assert fitting[0](*values) == option


def every_answer_offered_is_accepted(game: Game[Any], limit: int = 40) -> None:
    for decision in game.decisions():
        for answer in decision.answers()[:limit]:
            twin = game.clone()
            twin.answer(decision.seat, answer)


def every_other_answer_is_refused_without_a_trace(game: Game[Any], others: tuple[str, ...] = ()) -> None:
    before = digest_with_question(game)
    offered = {decision.seat: decision for decision in game.decisions()}
    for decision in game.decisions():
        refused = tuple(refusal.option for refusal in game.refusals(decision.seat))
        for answer in (*GARBAGE, *others, *refused):
            if not decision.accepts(answer):
                with pytest.raises(AnswerRefused):
                    game.answer(decision.seat, answer)
        for option in refused:
            assert not decision.accepts(option), f"{option} is offered and refused"
            assert game.explain(decision.seat, option) is not None
    for seat in range(-1, game.state.seats + 1):
        if seat not in offered:
            with pytest.raises(AnswerRefused):
                game.answer(seat, next(iter(offered.values())).answers()[0])
    assert digest(game.state) == before


def a_view_does_not_depend_on_what_is_hidden(game: Game[Any], seed: int) -> None:
    for seat in (*range(game.state.seats), None):
        twin = game.clone()
        seen = msgspec.json.encode(game.spec.view(game, seat))
        game.spec.redeal(twin, seat, seed)
        assert msgspec.json.encode(game.spec.view(twin, seat)) == seen


def what_is_imagined_does_not_depend_on_what_is_hidden(game: Game[Any], seed: int) -> None:
    for seat in (*range(game.state.seats), None):
        twin = game.clone()
        game.spec.redeal(twin, seat, seed)
        here, there = Imagination(game, seat).world(seed + 7), Imagination(twin, seat).world(seed + 7)
        assert encode(here.state) == encode(there.state)


def undo_and_redo_meet_again(session: Session[Any]) -> None:
    before = session.digest()
    for level in session.levels():
        taken = session.undo(level, second_look=True)
        assert taken > 0
        for _ in range(taken):
            session.redo()
        assert session.digest() == before
    session.second_looks.clear()


def a_save_goes_on_alike(
    session: Session[Any], games: dict[str, GameSpec[Any]], answer: tuple[int, str] | None
) -> None:
    loaded = saves.load(saves.dump(session), games)
    assert not loaded.past_lost
    assert loaded.session.digest() == session.digest()
    assert (loaded.session.first, loaded.session.notes) == (session.first, session.notes)
    if answer is not None:
        twin = session.game.clone()
        twin.answer(*answer)
        loaded.session.answer(*answer)
        assert loaded.session.digest() == digest_with_question(twin)


def a_replay_comes_to_the_same_end(session: Session[Any]) -> None:
    again = Session.replayed(session.spec, session.setup, session.opening, session.entries)
    assert again.digest() == session.digest()
    assert again.notes == session.notes


def a_replay_does_not_need_the_generator(session: Session[Any]) -> None:
    other = Setup(session.setup.seats, session.setup.seed + 1, session.setup.config)
    again = Session.replayed(session.spec, other, session.opening, session.entries)
    assert again.decisions == session.decisions
    assert again.notes == session.notes


def pick(decisions: tuple[Decision, ...], number: int) -> tuple[int, str]:
    """An answer to one of the open decisions, by a number of any size."""
    decision = decisions[number % len(decisions)]
    answers = decision.answers()
    return decision.seat, answers[(number // len(decisions)) % len(answers)]


def play_and_check(spec: GameSpec[Any], setup: Setup, numbers: list[int], density: float = 1.0) -> Session[Any]:
    """A match by a list of numbers, everything promised checked at (a share of) its decisions."""
    session = Session(spec, setup)
    games = {spec.id: spec}
    dice = random.Random(setup.seed)
    for count, number in enumerate(numbers):
        game = session.game
        there_is_an_option_or_an_end(game)
        every_option_is_read_by_one_verb(game)
        if not session.decisions:
            break
        answer = pick(session.decisions, number)
        if dice.random() < density:
            a_clone_is_equal_and_independent(game)
            a_decoded_snapshot_goes_on_alike(game, answer)
            every_answer_offered_is_accepted(game)
            every_other_answer_is_refused_without_a_trace(game)
            a_view_does_not_depend_on_what_is_hidden(game, count + 1)
            what_is_imagined_does_not_depend_on_what_is_hidden(game, count + 1)
            if session.entries:
                undo_and_redo_meet_again(session)
            if count % 40 == 17:
                a_save_goes_on_alike(session, games, answer)
        session.answer(*answer)
    a_save_goes_on_alike(session, games, None)
    a_replay_comes_to_the_same_end(session)
    a_replay_does_not_need_the_generator(session)
    return session
