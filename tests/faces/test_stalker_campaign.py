"""The campaign of S.T.A.L.K.E.R. in words: stories, contacts, packing and debriefs, in every language."""

from __future__ import annotations

import logging
import random
import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from cordon.faces import journal
from cordon.faces.journal import Line
from cordon.faces.speaker import Asked
from cordon.faces.stalker.speaker import StalkerSpeaker
from cordon.faces.stalker.teller import StalkerTeller
from cordon.games.stalker import GAME, events
from cordon.games.stalker.campaign.mission_end import MissionEnd
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.kernel.decisions import Decision
from cordon.kernel.events import Event, Note
from cordon.kernel.frames import kind_of
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.catalogue import Words, languages
from cordon.words.stalker.rules_text import RulesText

SPEAKER = StalkerSpeaker()
ANY_ID = re.compile(r"\b[a-z]+-\d\b|stalker-\d|anomaly-\d|SC-[A-Z]|\{|[a-z]_[a-z]")
LEAVING = ("packing.choose", "dealing.choose")
"""Where a random player would stay for long."""


def begun(seats: int = 1, seed: int = 1) -> Session[StalkerGame]:
    return Session(GAME, Setup(seats, seed, {"mode": "campaign"}))


def play(session: Session[StalkerGame], seed: int, answers: int) -> Iterator[Decision]:
    """Random answers; the decision before each of them."""
    dice = random.Random(seed)
    for _ in range(answers):
        if not session.decisions:
            return
        decision = dice.choice(session.decisions)
        yield decision
        options = decision.answers()
        leaves = decision.kind in LEAVING and "done" in options and dice.random() < 0.2
        session.answer(decision.seat, "done" if leaves else dice.choice(options))


def asked(session: Session[StalkerGame], decision: Decision | None = None, language: str = "en") -> Asked:
    teller = SPEAKER.teller(Words(language, "stalker"), [""] * session.setup.seats)
    teller.know(session)
    return SPEAKER.asked(session, decision or session.decisions[0], teller)


def choose(session: Session[StalkerGame], *options: str) -> None:
    for option in options:
        decision = next(each for each in session.decisions if option in each.options)
        session.answer(decision.seat, option)


def exploring(seats: int = 1) -> Session[StalkerGame]:
    """At the first navigation."""
    session = begun(seats)
    for stalker in ("milady", "chort", "palkan", "velet")[:seats]:
        choose(session, f"stalker:{stalker}")
    if session.decisions[0].kind == "match.choose_lead":
        choose(session, session.decisions[0].options[0])
    choose(session, "done")
    return session


def told(teller: StalkerTeller, *happened: Event) -> list[Line]:
    return [line for note in (Note(event, "ST-15.1") for event in happened) for line in teller.tell(note) if line.text]


def teller_in(language: str = "en") -> StalkerTeller:
    teller = SPEAKER.teller(Words(language, "stalker"), ["", ""])
    for seat, stalker in enumerate(("milady", "chort")):
        teller.tell(Note(events.StalkerChosen(seat, stalker), "ST-15.2"))
    return teller


@pytest.mark.parametrize("language", languages())
def test_a_random_campaign_can_be_told(language: str, caplog: pytest.LogCaptureFixture) -> None:
    session, seen = begun(2, 3), Counter[str]()
    teller = SPEAKER.teller(Words(language, "stalker"), ["Anna", ""])
    lines: list[str] = []
    heard = 0
    with caplog.at_level(logging.WARNING):
        for decision in play(session, 3, 700):
            for chapter in session.notes[heard:]:
                lines += [line.text for _, line in journal.told(teller, chapter) if line.text]
            heard = len(session.notes)
            teller.know(session)
            seen[decision.kind] += 1
            if seen[decision.kind] < 12:
                put = SPEAKER.asked(session, decision, teller)
                lines += [put.text, *put.story, *(choice.text() for choice in put.choices)]
                msgspec.json.encode(put.facts)
    assert not caplog.text
    assert [line for line in lines if not line or ANY_ID.search(line)] == []
    assert {"read_story.read", "navigation.choose", "contacts.choose", "dealing.choose", "mission_end.read"} <= set(
        seen
    )


def test_whoever_comes_later_reads_the_same_journal() -> None:
    session = begun(2, 5)
    words = Words("en", "stalker")
    there, late = SPEAKER.teller(words, ["Anna", "Bohdan"]), SPEAKER.teller(words, ["Anna", "Bohdan"])
    lines = journal.told(there, session.notes[0])
    for decision in play(session, 5, 300):
        if decision.kind == kind_of(MissionEnd.read):
            break  # what comes after it is another chapter, and folds this one
        lines += journal.told(there, session.notes[-1]) if session.entries else []
        there.know(session)
    again = [line for chapter in session.notes[: len(session.entries) + 1] for line in journal.told(late, chapter)]
    assert lines == again[: len(lines)]
    assert len(lines) > 100


# --- stories ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-8.2")
def test_a_story_is_a_page_with_what_each_choice_costs_and_brings() -> None:
    session = exploring()
    assert not SPEAKER.is_page(session, session.decisions[0])
    choose(session, "visit:103")
    assert SPEAKER.is_page(session, session.decisions[0])
    page = asked(session)
    assert page.text == "“Armour workshop”: what do you do?"
    assert page.story[0].startswith("“Armour workshop”. The workshop is a coal cellar.")
    assert [choice.text() for choice in page.choices] == [
        "Carry the parcel (gain the contact “Pola”)",
        "Buy what hangs under the towel "
        "(pay 300 K, then gain the contact “Pola”, then gain 1 armour attachment of tier 1)",
    ]


@pytest.mark.rule("SM-8.2")
def test_what_was_read_stands_in_the_whole_journal_and_what_came_of_it_is_news() -> None:
    lines = told(teller_in(), events.StoryChosen("103", "carry"))
    assert [line.style for line in lines] == ["", "aside", "story"]
    assert lines[0].text == "“Armour workshop”: Carry the parcel."


@pytest.mark.rule("ST-16.1")
def test_the_prologue_is_read_when_the_mission_is_chosen_and_not_again() -> None:
    session = exploring()
    assert asked(session).story == ()
    choose(session, "visit:A1")
    assert asked(session).story[0].startswith("“Dalik’s rescue”. Sidorovich turns the knob back")
    begins = events.MissionBegan("A1")
    alone, campaign = told(teller_in(), begins), told(teller_in(), events.PlaceOpened("A1"), begins)
    assert [line.style for line in alone] == ["", "story", "story", "story"]
    assert [line.style for line in campaign[1:]] == ["", "story"]


# --- contacts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-15.12")
def test_a_deal_says_what_things_cost_and_bring() -> None:
    session = exploring()
    choose(session, "visit:A1", "done", "contact:sidorovich")
    deals = {choice.option: choice for choice in asked(session).choices}
    assert deals["buy:akm_74u"].text() == "Buy AKM-74U (1000 K)"
    assert deals["magazine:rifle"].text() == "Buy a magazine (rifle) (500 K)"
    assert deals["sell:leather_jacket-1"].text() == "Sell Leather Jacket (0 K)"


@pytest.mark.rule("ST-15.11")
def test_both_sides_of_a_contract_can_be_read_before_it_is_taken() -> None:
    session = exploring()
    choose(session, "visit:A1", "done", "contact:patron")
    [contract] = [choice.text() for choice in asked(session).choices if choice.option.startswith("service")]
    assert contract == (
        "Take the contract for the next mission (When the mission is won (if 1 artifact comes home): gain 1000 K)"
    )


@pytest.mark.parametrize("language", languages())
def test_every_offer_of_a_contact_is_a_sentence(language: str, caplog: pytest.LogCaptureFixture) -> None:
    text = RulesText(Words(language, "stalker"))
    with caplog.at_level(logging.WARNING):
        offers = [text.offer(rule) for contact in content().contacts.values() for rule in contact.offers]
    assert not caplog.text
    assert [offer for offer in offers if not offer[0].isupper() or offer[-1] != "." or ANY_ID.search(offer)] == []


def test_a_service_tells_its_effect_and_a_contract_tells_itself() -> None:
    teller = teller_in()
    assert [line.text for line in told(teller, events.ServiceTaken("guide", "guide/offers/0"))] == [
        "Local Guide: in the next mission: +2 bolts at the start of the mission."
    ]
    taken = told(teller, events.ServiceTaken("patron", "patron/offers/0"), events.ContractTaken("patron"))
    assert [line.text for line in taken] == ["The contract for the next mission: Patron."]


# --- packing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-15.15")
def test_packing_is_told_by_what_everybody_has_in_the_end() -> None:
    happened: list[Event] = [
        events.CardPacked(0, "akm_74u-1"),
        events.CardEquipped(0, "akm_74u-1"),
        events.CardPacked(1, "leather_jacket-1"),
        events.MagazinePacked(0, "rifle", 1),
        events.MagazinePacked(0, "rifle", 1),
        events.CardPacked(1, "bread-1"),
        events.CardUnpacked(1, "bread-1"),
        events.CardGiven(0, 1, "akm_74u-1"),
        events.KitRefused(1),
    ]
    assert [line.text for line in told(teller_in(), *happened)] == [
        "Milady packs 2 rifle magazines.",
        "Chort packs AKM-74U and Leather Jacket.",
        "Chort does not agree: the stash is shared out anew.",
    ]


@pytest.mark.rule("ST-15.15")
def test_what_was_packed_before_everything_went_back_is_not_told() -> None:
    packed = events.CardPacked(0, "akm_74u-1"), events.CardPacked(1, "bread-1")
    again = events.CardPacked(0, "bread-1"), events.KitRefused(1)
    assert [line.text for line in told(teller_in(), *packed, events.AllUnpacked(), *again)] == [
        "Everything is back in the stash.",
        "Milady packs Bread.",
        "Chort does not agree: the stash is shared out anew.",
    ]


@pytest.mark.rule("ST-15.15")
def test_who_would_set_off_without_a_weapon_is_told_before() -> None:
    def leaving(session: Session[StalkerGame]) -> tuple[tuple[str, ...], str]:
        choice = next(each for each in asked(session).choices if each.option == "done")
        return tuple(choice.details), choice.tone

    session = exploring()
    choose(session, "visit:A1", "done")
    assert leaving(session) == (("no weapon: Milady",), "danger")
    choose(session, "done")
    assert leaving(session) == (("no weapon: Milady",), "danger")


@pytest.mark.rule("ST-15.15")
def test_packing_goes_on_over_answers_for_whoever_comes_in_between() -> None:
    session = exploring()
    choose(session, "visit:A1", "done", "done", "pack:leather_jacket-1:0")
    teller = SPEAKER.teller(Words("en", "stalker"), [""])
    teller.know(session)
    [line] = told(teller, events.KitRefused(0))[:1]
    assert line.text == "Milady packs Leather Jacket."


# --- the end of a mission ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-15.19")
def test_the_epilogue_comes_with_the_mission_in_figures() -> None:
    session = begun(1, 2)
    for decision in play(session, 2, 2000):
        if decision.kind == "mission_end.read":
            break
    assert SPEAKER.is_page(session, session.decisions[0])
    page = asked(session)
    assert len(page.story) >= 3
    assert page.story[1].startswith("Debrief – rounds: ")
    assert page.story[2].startswith("You set off with gear worth ")


def test_money_of_a_campaign_is_kept() -> None:
    earned = events.MoneyChanged(400, 900)
    assert told(teller_in(), earned)[0].text.endswith("which counts in the debrief.")
    assert told(teller_in(), events.PlaceOpened("A1"), earned)[-1].text == "The team gets 400 K and has 900 K."


def test_places_and_contacts_in_a_row_are_one_line() -> None:
    opened = [events.PlaceOpened(place) for place in ("A2", "106")]
    assert [line.text for line in told(teller_in(), *opened, events.LateMarked("A", 1))] == [
        "New on the zone map: “The dead line” and “Supply cart”.",
        "Story A has one more LATE mark.",
    ]


def test_the_debrief_of_a_campaign_is_told_once_when_the_team_is_home() -> None:
    ended = events.MissionEnded("defeat", "time", 9, 2, 4, 1, 300)
    assert "Debrief" in told(teller_in(), ended)[0].text
    assert told(teller_in(), events.PlaceOpened("A1"), ended)[-1].text == "Time has run out: the mission is lost."
