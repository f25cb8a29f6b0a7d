"""This War of Mine in a terminal: a day can be played by typing, drawn and in plain sentences."""

from __future__ import annotations

import random

import pytest

from cordon.games.twom import GAME
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.tui.twom.face import TwomFace
from cordon.words.catalogue import Words

WIDTH, HEIGHT = 100, 40


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_every_question_fits_on_a_screen(language: str) -> None:
    session = Session(GAME, Setup(2, seed=7))
    face = TwomFace(Words(language, "twom"), session, ("", ""), False)
    dice = random.Random(7)
    for _ in range(120):
        if not session.decisions:
            break
        decision = session.decisions[0]
        fresh = [line for note in session.notes[-1] for line in face.teller.tell(note)]
        screen = face.screen(decision, fresh, [], WIDTH, HEIGHT)
        assert all(line.cell_len <= WIDTH for line in screen)
        assert face.sentences(decision, fresh)
        options = [option for option in decision.answers() if option != "leave_unguarded"]
        session.answer(decision.seat, dice.choice(options))


def test_the_house_is_drawn_from_the_attic_down() -> None:
    session = Session(GAME, Setup(1, seed=1))
    face = TwomFace(Words("en", "twom"), session, ("",), False)
    floors = [line.plain for line in face.house().draw()]
    assert len(floors) == 4
    assert "guard" in floors[2]
    assert floors[0].startswith(" ")
    assert len(face.house().spaces()) == 30


def test_a_lost_campaign_has_its_last_pages() -> None:
    session = Session(GAME, Setup(1, seed=1))
    face = TwomFace(Words("en", "twom"), session, ("",), False)
    while session.decisions:
        decision = session.decisions[0]
        answers = decision.answers()
        wanted = ("commit", "leave_unguarded", "done", "read_on")
        tasks = [answer for answer in answers if answer.endswith(":floor")]
        answer = next((answer for answer in wanted if answer in answers), None)
        session.answer(decision.seat, tasks[0] if tasks else answer or answers[0])
    lines = [line.plain for line in face.ending()]
    assert lines[0] == "The house stood empty."


def test_cards_are_found_by_name() -> None:
    session = Session(GAME, Setup(1, seed=1))
    face = TwomFace(Words("en", "twom"), session, ("",), False)
    assert any("Cooking costs no wood." in line for found in face.find("nadia") for line in found)
    assert face.market(0, 80)
    assert face.table_in_words(0)


def test_the_options_of_a_plan_can_be_told_apart_on_a_small_screen() -> None:
    session = Session(GAME, Setup(1, seed=4))
    session.answer(0, "read_on")
    face = TwomFace(Words("en", "twom"), session, ("",), False)
    screen = [line.plain for line in face.screen(session.decisions[0], [], [], 80, 30)]
    assert len(screen) <= 30
    told = "\n".join(screen)
    for room in ("attic, chimney", "upper floor, bedroom", "basement, laundry"):
        assert room in told
