"""Bots say in one sentence what they are up to, in every language."""

from __future__ import annotations

from functools import partial

import pytest

from cordon.bots.registry import spokesman
from cordon.bots.stalker.aims import ToSee, ToWait
from cordon.faces.aims import own_words
from cordon.faces.registry import speaker
from cordon.games.registry import game
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.catalogue import Words

LANGUAGES = ("en", "de", "pl", "uk")
ANSWERS = {"zona": 150, "twom": 250, "stalker": 60}


@pytest.mark.parametrize("id", ANSWERS)
def test_a_bot_says_what_it_is_up_to(id: str) -> None:
    session = Session(game(id), Setup(2, 7))
    bot = spokesman("greedy", id)
    assert bot is not None
    tellers = [speaker(id).teller(Words(language, id), ["Ann", "Bob"]) for language in LANGUAGES]
    said: set[str] = set()
    for _ in range(ANSWERS[id]):
        if not session.decisions:
            break
        decision = session.decisions[0]
        look = partial(session.spec.view, session.game, decision.seat)
        aim = bot.aim(decision, look)
        if aim is not None:
            said.add(type(aim).__name__)
            for teller in tellers:
                sentence = own_words(teller.namer, aim)
                assert sentence[0] in "“„«"
                assert "aim-" not in sentence
                assert "{" not in sentence
        session.answer(decision.seat, bot.choose(decision, look))  # type: ignore[attr-defined]
    assert len(said) > 2


@pytest.mark.parametrize("aim", [ToSee, ToWait])
def test_the_card_that_a_stalker_is_busy_with_is_called_by_its_title(aim: type[ToSee | ToWait]) -> None:
    teller = speaker("stalker").teller(Words("en", "stalker"), ["Ann"])
    assert "The Buyer’s Case" in own_words(teller.namer, aim("X10"))
    assert "Barracks" in own_words(teller.namer, aim("A1-05"))


def test_who_plays_at_random_is_up_to_nothing() -> None:
    assert spokesman("random", "zona") is None
    assert spokesman("expert", "zona") is not None
