"""Undo in a match of Zona: free back to the last new information, by choice, action, turn, phase and round."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.zona import GAME
from cordon.games.zona.game import ZonaGame
from cordon.kernel.errors import UndoRefused
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup


def begun() -> Session[ZonaGame]:
    """Wiera alone in the Village, at her first turn."""
    session: Session[ZonaGame] = Session(GAME, Setup(1, 5, {"character_draft": "open"}))
    session.answer(0, "keep:wiera")
    return session


def say(session: Session[Any], *answers: str) -> None:
    for answer in answers:
        session.answer(session.decisions[0].seat, answer)


@pytest.mark.rule("ZO-12.2")
def test_a_choice_without_new_information_is_taken_back_for_free() -> None:
    session = begun()
    before = session.digest()
    say(session, "outfit", "pack:wiera_2-1", "enough")
    assert session.is_free(1)
    session.undo()
    session.undo()
    session.undo()
    assert session.digest() == before
    for _ in range(3):
        session.redo()
    assert not session.game.state.items["wiera_2-1"].worn


@pytest.mark.rule("ZO-16.1")
def test_a_roll_is_taken_back_only_as_a_second_look_and_rolls_the_same_again() -> None:
    session = begun()
    say(session, "move:borderland")
    while session.decisions[0].kind != "take_turn.choose":
        say(session, session.decisions[0].options[0])
    say(session, "area")
    at_the_roll = session.digest()
    assert session.decisions[0].kind == "test.ready"
    say(session, "roll")
    after = session.digest()
    with pytest.raises(UndoRefused):
        session.undo()
    session.undo(second_look=True)
    assert session.digest() == at_the_roll
    assert len(session.second_looks) == 1
    session.redo()
    assert session.digest() == after


@pytest.mark.rule("ZO-12.1", "ZO-11.2")
def test_an_action_a_turn_a_phase_and_a_round_are_taken_back_as_wholes() -> None:
    session = begun()
    start = session.digest()
    say(session, "rest")
    first = session.digest()
    say(session, "outfit", "enough")
    session.undo("action", second_look=True)
    assert session.digest() in (start, first)
    while len(session.entries) > 1:
        session.undo(second_look=True)
    assert session.digest() == start
    say(session, "rest", "pass")
    while session.game.state.round == 1:
        say(session, session.decisions[0].options[0])
    session.undo("round", second_look=True)
    assert session.game.state.round == 1
    assert session.decisions[0].kind == "take_turn.choose"
    assert session.digest() == start


@pytest.mark.rule("ZO-19.7")
def test_looking_through_the_finds_is_new_information() -> None:
    session = begun()
    game = session.game
    game.update(game.scavenger(0), area="dump", rubles=600)
    game.update(game.state.facilities["shelter"], lock="L6")
    game.waiting = None
    say(session, "open:shelter")
    assert session.decisions[0].kind == "search_finds.choose"
    assert not session.is_free(1), "the finds have been seen"


@pytest.mark.rule("ZO-9.3")
def test_a_purchase_is_no_news_and_is_taken_back_for_free() -> None:
    session = begun()
    game = session.game
    game.update(game.scavenger(0), area="inn", rubles=900, fatigue=0, injuries=0)
    game.waiting = None
    say(session, "area")
    before = session.digest()
    say(session, next(option for option in session.decisions[0].options if option.startswith("buy:")))
    while session.decisions[0].kind == "gain.place":
        say(session, session.decisions[0].options[0])
    while session.digest() != before:
        session.undo()
    assert session.second_looks == []


@pytest.mark.rule("ZO-9.7")
def test_a_card_from_a_deck_is_new_information_even_before_it_is_placed() -> None:
    session = begun()
    game = session.game
    game.update(game.scavenger(0), area="headquarters")
    pile = game.state.piles["gear"]
    outfit = next(card for card in pile.draw if game.item_kind(card).place == "wear")
    game.update(pile, draw=(outfit, *(card for card in pile.draw if card != outfit)))
    game.waiting = None
    say(session, "area")
    assert session.decisions[0].kind == "gain.place"
    with pytest.raises(UndoRefused):
        session.undo()
