"""Lines of the journal of This War of Mine: they tell what happened once, and by its name."""

from __future__ import annotations

import random

import pytest

from cordon.faces.journal import told as told_of
from cordon.faces.twom.teller import TwomTeller
from cordon.games.twom import GAME, events
from cordon.games.twom.content import content
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.findings import TakeRows
from cordon.games.twom.rules.scavenging import ChooseFindings
from cordon.games.twom.state import Fitting
from cordon.games.twom.terms import PersonId, Row
from cordon.kernel.events import Event, Note
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.catalogue import Words
from cordon.words.twom.names import TwomNamer
from tests.games.twom.campaign import asked, campaign, doing, exploring, give, play, states

LANGUAGES = ("en", "de", "pl", "uk")
CAUSES = ("hunger", "thirst", "wounds", "illness", "cold", "sniper", "raid", "fight", "despair", "script")


def lines(language: str, *told: Event) -> list[str]:
    teller = TwomTeller(Words(language, "twom"), ["Anna"])
    return [line.text for event in told for line in teller.tell(Note(event, "TW-0.1"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_death_has_a_line_of_its_own(language: str) -> None:
    told = [lines(language, events.Died("C05", cause))[0] for cause in CAUSES]
    assert len(set(told)) == len(CAUSES)
    assert all("Emin" in line or "Емін" in line for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_death_is_not_told_in_the_same_words(language: str) -> None:
    first, second = lines(language, events.Died("C05", "wounds"), events.Died("C09", "wounds"))
    assert len(second) < len(first)
    assert lines(language, events.Died("C09", "wounds"))[0] != second


@pytest.mark.parametrize("language", LANGUAGES)
def test_enemies_are_called_by_what_they_hold(language: str) -> None:
    fight = events.FightBegan(("A1", "A2", "B1"), ("knife", "knife", ""))
    begun, struck, hurt = lines(
        language, fight, events.DieRolled("B1", "grey", "1"), events.DieRolled("A2", "grey", "1")
    )
    assert begun.count("(") == 2  # a token only where two hold the same
    assert "(A1)" in begun
    assert "(B1)" not in struck
    assert "(A2)" in hurt
    dog, plain = lines(language, events.FightBegan(("B1",), ("knife",), animal=True), events.EnemyKilled("B1"))
    armed = lines(language, events.FightBegan(("B1",), ("knife",)))[0]
    assert dog != armed
    assert "B1" not in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_flight_is_told_once(language: str) -> None:
    flight = [events.Fled(), events.FightEnded("fled", 0), events.ExplorationEnded("fled")]
    assert len(lines(language, *flight)) == 2
    assert lines(language, events.ExplorationEnded("lost")) == []


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "1 book", "2 books", "5 books"),
        ("de", "1 Buch", "2 Bücher", "5 Bücher"),
        ("pl", "1 książka", "2 książki", "5 książek"),
        ("uk", "1 книжка", "2 книжки", "5 книжок"),
    ],
)
def test_things_are_counted_as_people_count(language: str, one: str, two: str, five: str) -> None:
    namer = TwomNamer(Words(language, "twom"))
    assert [namer.goods({"book": n}) for n in (1, 2, 5)] == [one, two, five]


def test_what_nobody_could_decide_is_not_told_as_a_decision() -> None:
    for tools, is_told in (({}, False), ({"lockpick": 1}, True)):
        game = campaign("C05", "C09")
        states(game, "C05", task="scavenge")
        exploring(game, "L01", "closed_door", "quiet_corner")
        give(game, "findings", **tools)
        play(game, "next")
        if is_told:
            play(game, "option:skip")
        asked(game)
        assert any(isinstance(note.event, events.OptionTaken) for note in game.notes) is is_told


def test_a_card_with_nothing_in_it_says_so() -> None:
    game = campaign("C05")
    row: Row = "pantry"
    card = next(card for (card, each), goods in game.content.rows.items() if each == row and not goods)
    pile = game.state.piles["findings"]
    game.update(pile, draw=(card, *(each for each in pile.draw if each != card)))
    doing(game, TakeRows(row, 1))
    asked(game)
    assert [note.event for note in game.notes if isinstance(note.event, events.FoundNothing)] == [
        events.FoundNothing(row)
    ]


def happened(game: TwomGame, kind: type[Event]) -> list[Event]:
    return [note.event for note in game.notes if isinstance(note.event, kind)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_broke_or_collapsed_is_told_to_recover(language: str) -> None:
    for state in ("misery", "fatigue"):
        assert len(lines(language, events.StateChanged("C05", state, -1, 3))) == 2
        assert len(lines(language, events.StateChanged("C05", state, -1, 2))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_house_is_not_told_as_an_empty_one(language: str) -> None:
    unguarded, empty = (
        lines(language, events.CampaignEnded("defeat", why)) for why in ("nobody_guarded", "nobody_left")
    )
    assert unguarded != empty


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reroll_does_not_read_as_one_more_die(language: str) -> None:
    first, again = lines(
        language, events.DieRolled("C05", "grey", "1"), events.DieRolled("C05", "grey", "1", again=True)
    )
    assert first != again


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_person_does_what_one_person_does(language: str) -> None:
    for one, two in (
        (events.PartyLeft("L01", ("C05",)), events.PartyLeft("L01", ("C05", "C05"))),
        (events.BrokeOff(3, ("C05",)), events.BrokeOff(3, ("C05", "C05"))),
    ):
        name = TwomNamer(Words(language, "twom")).called("C05", PersonId)
        alone, together = (lines(language, event)[0].replace(name, "") for event in (one, two))
        verbs = [set(line.replace(".", " ").replace(":", " ").split()) for line in (alone, together)]
        assert language == "en" or verbs[0] - verbs[1]


def test_the_journal_is_told_where_it_comes_to_rest() -> None:
    teller = TwomTeller(Words("en", "twom"), ["Anna", "Bo", "Cem"])
    passed = [events.JournalPassed(1), events.JournalPassed(2), events.JournalPassed(0)]
    day = [events.PhaseBegan("day"), *passed, events.PhaseBegan("dusk")]
    found = [line.text for _, line in told_of(teller, [Note(event, "TW-6") for event in day])]
    assert found == ["Day", "Nobody did anything that day.", "The Journal went to Anna.", "Dusk"]
    assert [line.text for _, line in told_of(teller, [Note(passed[0], "TW-6")])] == ["The Journal went to Bo."]


def test_who_was_there_and_who_comes_later_know_the_same() -> None:
    session = Session(GAME, Setup(2, seed=5))
    there = TwomTeller(Words("en", "twom"), ["Anna", "Bo"])
    dice = random.Random(5)
    known = []
    for number in range(400):
        if number % 40 == 39:
            session.undo_to(len(session.entries) - 7, second_look=True)
        elif session.decisions:
            decision = session.decisions[0]
            session.answer(decision.seat, dice.choice(decision.answers()))
        there.know(session)
        later = TwomTeller(Words("en", "twom"), ["Anna", "Bo"])
        later.know(session)
        known.append((there.page, there.deaths, there.cared, there.idle, there.place, there.namer.armed, there.come))
        assert known[-1] == (
            later.page,
            later.deaths,
            later.cared,
            later.idle,
            later.place,
            later.namer.armed,
            later.come,
        )
    pages, deaths, _, idle, *_ = zip(*known, strict=True)
    assert any(page.names for page in pages)
    assert any(deaths)
    assert {True, False} <= set(idle)


def test_a_cost_is_told_with_the_action_of_who_pays_it() -> None:
    game = campaign("C05", "C09")
    give(game, wood=6, components=6)
    play(game, "assign:C05:search", "assign:C09:build:F01")
    play(game, next(option for option in asked(game).options if option.startswith("space:")), "commit")
    asked(game)
    kinds = (events.Searched, events.CostPaid, events.FittingBuilt, events.Paid)
    told = [note.event for note in game.notes if isinstance(note.event, kinds)]
    assert [type(event) for event in told] == [events.Searched, events.CostPaid, events.FittingBuilt]
    assert told[1] == events.CostPaid("C09", dict(game.content.fittings["F01"].cost))


def test_what_is_left_behind_is_told() -> None:
    game = campaign("C05")
    states(game, "C05", task="scavenge")
    exploring(game, "L01", on_top=ChooseFindings())
    give(game, "findings", sugar=1, filter=1)
    play(game, "carry:filter", "done")
    assert happened(game, events.LeftBehind) == [events.LeftBehind({"sugar": 1})]


def test_what_cannot_be_opened_is_told() -> None:
    game = campaign("C05", "C09")
    states(game, "C05", task="scavenge")
    exploring(game, "L01", "closed_door", "quiet_corner")
    play(game, "next")
    asked(game)
    assert happened(game, events.LetBe) == [events.LetBe("closed_door")]
    assert lines("en", events.LetBe("closed_door")) == ["We had nothing to open it with."]
    assert lines("en", events.LetBe("N03")) == []


def test_a_fitting_is_named_with_what_it_brings() -> None:
    game = campaign("C05")
    rain = next(
        id
        for id, kind in game.content.fittings.items()
        if any(getattr(u, "moment", "") == "morning" for u in kind.uses)
    )
    game.add(Fitting(rain, "G6"))
    doing(game, Effects(f"use/{rain}/0", (), rain))
    asked(game)
    assert happened(game, events.FittingGave) == [events.FittingGave(rain, "water", 1)]
    assert not happened(game, events.Gained)


def test_closing_pages_stand_under_their_titles() -> None:
    game = campaign("C05")
    game.content = content()
    game.conclude("victory", "ceasefire")
    read = [note.event for note in game.notes if isinstance(note.event, events.ScriptOpened | events.PageRead)]
    assert isinstance(read[0], events.ScriptOpened)
    assert len(happened(game, events.ScriptOpened)) > 1


def test_a_place_and_people_are_told_in_other_words_when_they_come_again() -> None:
    words = Words("en", "twom")
    left = [lines("en", *[events.PartyLeft("L12", ("C05",))] * n)[-1] for n in (1, 2, 3, 4)]
    assert left == [words.say(f"location-l12.{attribute}") for attribute in ("story", "again", "often", "often")]
    met = [lines("en", *[events.ResidentMet("N03")] * n)[-1] for n in (1, 2, 3)]
    assert met == [words.say(f"resident-n03.{attribute}") for attribute in ("story", "again", "again")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_the_second_time_are_never_in_another_language(language: str) -> None:
    words = Words(language, "twom")
    again = lines(language, *[events.PartyLeft("L12", ("C05",))] * 2)[-1]
    assert again == words.say("location-l12.again" if words.has_own("location-l12.again") else "location-l12.story")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_missing_and_who_is_back_are_told(language: str) -> None:
    told = lines(language, events.WentMissing("C05"), events.CameBack("C05"), events.CameBack("C09"))
    assert len(set(told)) == 3
    assert all("{" not in line and "$" not in line for line in told)


@pytest.mark.parametrize(("present", "word"), [(1, "we said"), (2, "said one of us")])
def test_a_page_is_worded_for_those_who_read_it(present: int, word: str) -> None:
    (page,) = lines("en", events.PageRead("script-1005-lids", {"them": "C05"}, present, 3))
    assert word in page
