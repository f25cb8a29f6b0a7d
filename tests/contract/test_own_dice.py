"""Every game is played with people's own dice: no rule knows of it, and the log holds what it always holds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cordon.kernel import saves
from cordon.kernel.own_dice import AGAIN, FACE, KIND, WITHDRAW, OwnDice
from cordon.kernel.pack import load
from cordon.kernel.session import Session
from cordon.kernel.spec import GameSpec, Setup
from tests.contract.checks import GARBAGE, a_view_does_not_depend_on_what_is_hidden, pick
from tests.contract.test_contract import PACKS

every_game = pytest.mark.parametrize("name", PACKS)


def setups(name: str) -> list[tuple[GameSpec[Any], Setup]]:
    """Each way that is tried of a game, with another number of seats."""
    spec: GameSpec[Any] = load(PACKS[name].spec)
    low, high = spec.seats
    return [
        (spec, Setup(low + number % (high - low + 1), 70 + number, dict(config)))
        for number, config in enumerate(PACKS[name].tried)
    ]


def dice_are_asked_for(session: OwnDice[Any]) -> None:
    """What is promised while an answer waits for its dice."""
    wanted = session.wanted
    assert wanted is not None
    (decision,) = session.decisions
    assert decision.kind == KIND
    faces = [wanted.die.faces[FACE.read(option)] for option in decision.options if option in FACE]
    assert sorted(faces) == sorted(set(wanted.die.faces)), "every face once"
    assert len(wanted.shown) < wanted.times
    before = session.digest()
    for garbage in (*GARBAGE, "face:99", "face:-1", FACE(len(wanted.die.faces))):
        with pytest.raises(Exception, match="nothing that the dice"):
            session.answer(decision.seat, garbage)
    assert session.digest() == before
    a_view_does_not_depend_on_what_is_hidden(session.game, 3)


def play(session: OwnDice[Any], answers: int, seed: int) -> int:
    """A random match; how often dice were asked for."""
    dice, asked = random.Random(seed), 0
    for _ in range(answers):
        if not session.decisions:
            break
        if session.wanted is None:
            session.answer(*pick(session.decisions, dice.randrange(2**16)))
            continue
        asked += 1
        if asked % 12 == 1:
            dice_are_asked_for(session)
        (decision,) = session.decisions
        options = [option for option in decision.options if option in FACE or (option in AGAIN and dice.random() < 0.1)]
        session.answer(decision.seat, dice.choice(options))
    return asked


@every_game
def test_a_match_with_own_dice_is_saved_and_replayed_exactly(name: str) -> None:
    asked = 0
    for spec, setup in setups(name):
        session: OwnDice[Any] = OwnDice.of(Session(spec, setup))
        asked += play(session, 500, setup.seed)
        again = Session.replayed(spec, setup, session.opening, session.entries)
        assert again.digest() == session.digest()
        assert again.notes == session.notes
        loaded = saves.load(saves.dump(session), {spec.id: spec}).session
        assert loaded.digest() == session.digest()
        if session.wanted is not None:  # the match goes on where its dice were asked for
            back: OwnDice[Any] = OwnDice.of(loaded)
            back.wait_for(session.wanted)
            assert back.wanted == session.wanted
            assert back.heard == session.heard
    assert asked, f"{name} never asked for dice"


@every_game
def test_the_same_dice_come_to_the_same_match_whoever_throws_them(name: str) -> None:
    """People who read off what the engine would have thrown play the engine's match."""
    spec, setup = setups(name)[0]
    engine = Session(spec, setup)
    dice = random.Random(5)
    for _ in range(400):
        if not engine.decisions:
            break
        engine.answer(*pick(engine.decisions, dice.randrange(2**16)))
    people: OwnDice[Any] = OwnDice.of(Session(spec, setup))
    for entry in engine.entries:
        people.answer(entry.seat, entry.answer)
        names = {die.name for die in spec.dice(people.game)}
        thrown = [draw for draw in entry.draws if draw.name in names]
        for draw in thrown:
            assert people.wanted is not None
            assert (people.wanted.die.name, people.wanted.times) == (draw.name, len(draw.result))
            for number in draw.result:
                assert people.wanted is not None
                faces = people.wanted.die.faces
                people.answer(people.wanted.seat, FACE(faces.index(faces[number])))
        assert people.wanted is None
    worth = [_seen(session) for session in (engine, people)]
    assert worth[0] == worth[1]


def _seen(session: Session[Any]) -> list[tuple[int, str, bool]]:
    """A match without the numbers of its dice: of two equal faces people name the first."""
    return [(entry.seat, entry.answer, entry.informs) for entry in session.entries]


@every_game
def test_an_answer_that_waits_for_dice_can_be_given_up_only_while_nothing_is_known(name: str) -> None:
    spec, setup = setups(name)[0]
    session: OwnDice[Any] = OwnDice.of(Session(spec, setup))
    dice = random.Random(9)
    given_up = 0
    for _ in range(600):
        if not session.decisions or given_up > 3:
            break
        if session.wanted is None:
            before, asked = session.digest(), session.decisions
            session.answer(*pick(session.decisions, dice.randrange(2**16)))
            if session.wanted is not None:
                assert session.digest() == before
                if not session.wanted.informs:
                    session.answer(session.wanted.seat, WITHDRAW())
                    given_up += 1
                    assert (session.digest(), session.decisions) == (before, asked)
            continue
        (decision,) = session.decisions
        assert WITHDRAW() not in decision.options or (not session.wanted.shown and not session.wanted.informs)
        session.answer(decision.seat, dice.choice([option for option in decision.options if option in FACE]))


@every_game
def test_undo_forgets_an_answer_that_waits_for_dice(name: str) -> None:
    spec, setup = setups(name)[0]
    session: OwnDice[Any] = OwnDice.of(Session(spec, setup))
    dice = random.Random(2)
    for _ in range(600):
        if not session.decisions:
            break
        if session.wanted is not None and session.entries:
            twin = session.twin()
            assert twin.wanted == session.wanted
            twin.undo("choice", second_look=True)
            assert twin.wanted is None
            assert len(twin.entries) == len(session.entries) - 1
            assert session.wanted is not None
            assert session.given_up().decisions == session.game.decisions()
            return
        (seat, answer) = pick(session.decisions, dice.randrange(2**16))
        session.answer(seat, answer)
    pytest.fail("dice were never asked for")


@every_game
def test_bots_have_their_dice_thrown_for_them(name: str) -> None:
    spec, setup = setups(name)[0]
    session: OwnDice[Any] = OwnDice.of(Session(spec, setup), bots=range(setup.seats))
    dice = random.Random(4)
    for _ in range(200):
        if not session.decisions:
            break
        session.answer(*pick(session.decisions, dice.randrange(2**16)))
        assert session.wanted is None
