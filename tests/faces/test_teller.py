"""How Zona's journal calls a seat, tells what stands on a card, and says who decides for the Zone."""

from __future__ import annotations

import pytest

from cordon.faces.journal import Journal
from cordon.faces.registry import speaker
from cordon.faces.zona.teller import ZonaTeller
from cordon.games.registry import game
from cordon.games.zona import events
from cordon.kernel.events import Event, Note
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.catalogue import Words

LANGUAGES = ("en", "de", "pl", "uk")


def note(event: Event) -> Note:
    return Note(event, "ZO-1")


def test_a_player_keeps_the_own_name_when_the_scavenger_dies() -> None:
    teller = speaker("zona").teller(Words("en", "zona"), ["Ann", ""])
    assert teller.people == ["Ann", "Player 2"]
    for seat in (0, 1):
        teller.tell(note(events.CharacterChosen(seat=seat, character="iwan")))
    assert teller.people == ["Iwan", "Iwan"]
    for seat in (0, 1):
        teller.tell(note(events.Died(seat=seat, character="iwan")))
    assert teller.people == ["Ann", "Player 2"]


@pytest.mark.rule("ZO-13.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_outcome_of_a_card_is_told_in_the_style_of_its_story(seat: int) -> None:
    """“You take the hollow …” is said to whoever drew the card, and beside the journal where a bot did."""
    teller = ZonaTeller(Words("en", "zona"), ["", ""], bots=(1,))
    (_, story) = teller.tell(note(events.EventDrawn(seat, "G02", "other")))
    (outcome,) = teller.tell(note(events.OutcomeTold(seat, "event-g02-other-pass-1")))
    assert outcome.style == story.style == ("aside" if seat else "story")


@pytest.mark.rule("ZO-15.3")
def test_an_emission_tells_what_it_deals_in_each_sector() -> None:
    teller = speaker("zona").teller(Words("en", "zona"), ["Ann"])
    (head, _, deals) = teller.tell(note(events.EmissionStruck("E01")))
    assert head.text.startswith("Emission:")
    assert deals.text.startswith("Green sector:")
    assert "yellow sector:" in deals.text
    assert "red sector:" in deals.text
    assert "nothing" not in deals.text


@pytest.mark.rule("ZO-24.5", "ZO-24.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_nobody_becomes_the_voice_and_the_further_threats_say_why(language: str) -> None:
    session = Session(game("zona"), Setup(1, seed=3))
    session.answer(0, session.decisions[0].options[0])
    teller = speaker("zona").teller(Words(language, "zona"), ["Ann"])
    told = [(each.event, [line.text for line in teller.tell(each)]) for notes in session.notes for each in notes]
    assert not [event for event, _ in told if isinstance(event, events.VoicePassed)]
    placed = [(event.by, lines[0]) for event, lines in told if isinstance(event, events.ThreatPlaced)]
    assert [by for by, _ in placed[:4]] == ["start", "start", "trail", "trail"]
    plain = [teller.tell(note(events.ThreatPlaced("MUT-G-1a", "dump")))[0].text]
    assert len({line[-20:] for _, line in placed[2:4]} | set(plain)) > 1


@pytest.mark.rule("ZO-25", "ZO-14.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_decides_as_the_voice_is_named(language: str) -> None:
    teller = speaker("zona").teller(Words(language, "zona"), ["Ann", "Ben"])
    for event in (
        events.ThreatPlaced("MUT-G-1a", "dump", 1, "voice"),
        events.ThreatChosen(1, "MUT-G-1a", 0, "voice"),
        events.NewsMarked("N16", "dump", 1, "voice"),
        events.ScavengerNamed(1, 0),
    ):
        assert "Ben" in teller.tell(note(event))[0].text


def test_a_match_whose_past_is_lost_is_told_with_the_names_that_its_people_have() -> None:
    begun = Session(game("zona"), Setup(1, seed=3))
    begun.answer(0, begun.decisions[0].options[0])
    lost = Session.resumed(begun.spec, begun.setup, begun.opening, begun.entries, begun.game.state.clone())
    told = [Journal(speaker("zona").teller(Words("en", "zona"), [""])) for _ in range(2)]
    for journal, session in zip(told, (begun, lost), strict=True):
        journal.follow(session)
    assert told[0].teller.people == told[1].teller.people != ["Player 1"]
