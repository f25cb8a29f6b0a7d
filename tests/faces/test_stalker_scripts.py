"""The script book of Zone Survival in words: the page, the options with their price, and the journal."""

from __future__ import annotations

import logging

import pytest

from cordon.faces.speaker import Asked
from cordon.faces.stalker.speaker import StalkerSpeaker
from cordon.games.stalker import GAME, events
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.survival.book import ReadZoneScript
from cordon.games.stalker.terms import STALKERS
from cordon.kernel.events import Event, Note
from cordon.kernel.frames import started
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.catalogue import Words, languages

SPEAKER = StalkerSpeaker()
RULE = "SV-1.12"


def reading(number: str) -> Session[StalkerGame]:
    """A mission in which somebody has just opened a script."""
    session: Session[StalkerGame] = Session(GAME, Setup(1, 1))
    game = session.game
    while game.decisions()[0].kind != "turn.choose":
        game.answer(0, game.decisions()[0].answers()[-1])
    game.state.stack.append(started(ReadZoneScript(number, 0, STALKERS[0])))
    game.waiting = None
    return session


def asked(session: Session[StalkerGame], language: str = "en") -> Asked:
    teller = SPEAKER.teller(Words(language, "stalker"), [""])
    teller.know(session)
    return SPEAKER.asked(session, session.game.decisions()[0], teller)


def told(event: Event, language: str = "en") -> list[str]:
    teller = SPEAKER.teller(Words(language, "stalker"), [""])
    teller.tell(Note(events.StalkerChosen(0, "milady"), "ST-15.2"))
    return [line.text for line in teller.tell(Note(event, RULE)) if line.text]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", ["12", "13"])
def test_a_script_is_shown_with_its_page(language: str, number: str, caplog: pytest.LogCaptureFixture) -> None:
    session = reading(number)
    words = Words(language, "stalker")
    with caplog.at_level(logging.WARNING):
        put = asked(session, language)
    assert not caplog.text
    assert words.say(f"script-{number}") in put.text
    assert words.say(f"script-{number}.text") in put.story[0]
    assert SPEAKER.is_page(session, session.game.decisions()[0])


def test_an_option_is_labelled_with_its_price_and_a_refused_one_with_its_reason() -> None:
    words = Words("en", "stalker")
    search, leave, bridge = (choice.text() for choice in asked(reading("13")).choices)
    assert words.say("script-13-1") in search
    assert "slide" in search.lower()
    assert leave == words.say("script-13-3")
    assert bridge.startswith(words.say("script-13-2"))
    assert words.say("reason-stalker-no-bolt") in bridge


def test_a_question_without_an_open_page_is_no_page() -> None:
    session = reading("13")
    session.game.answer(0, "script_option:3")
    assert not SPEAKER.is_page(session, session.game.decisions()[0])


def test_the_page_has_the_script_as_a_card() -> None:
    words = Words("en", "stalker")
    card = SPEAKER.cards(words)["script/13"]
    assert (card.name, card.story) == (words.say("script-13"), words.say("script-13.text"))


@pytest.mark.parametrize("language", languages())
def test_the_journal_tells_what_was_read_and_chosen(language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = Words(language, "stalker")
    with caplog.at_level(logging.WARNING):
        opened = told(events.ScriptOpened("13", 0), language)
        chosen = told(events.ScriptChosen("13", "2", 0), language)
        passed, failed = (told(events.ScriptTested(0, 2, 3, came), language) for came in ("pass", "fail"))
    assert not caplog.text
    assert words.say("script-13") in opened[0]
    assert opened[1] == words.say("script-13.text")
    assert words.say("script-13-2") in chosen[0]
    assert chosen[1] == words.say("script-13-2.told")
    assert passed != failed
