"""Lines of the journal of This War of Mine: they tell what happened once, and by its name."""

from __future__ import annotations

import pytest

from cordon.faces.twom.teller import TwomTeller
from cordon.games.twom import events
from cordon.games.twom.rules.findings import TakeRows
from cordon.kernel.events import Event, Note
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
    fight = events.FightBegan(("A1", "B1"), ("knife", ""))
    begun, struck = lines(language, fight, events.DieRolled("B1", "grey", "1"))
    assert "(A1)" in begun
    assert "(B1)" in struck
    assert begun.count("(") == 2
    dog, plain = lines(language, events.FightBegan(("B1",), ("knife",), animal=True), events.EnemyKilled("B1"))
    armed = lines(language, events.FightBegan(("B1",), ("knife",)))[0]
    assert dog != armed
    assert "(B1)" in plain


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
    card, row = next(found for found, goods in game.content.rows.items() if not goods)
    pile = game.state.piles["findings"]
    game.update(pile, draw=(card, *(each for each in pile.draw if each != card)))
    doing(game, TakeRows(row, 1))
    asked(game)
    assert [note.event for note in game.notes if isinstance(note.event, events.FoundNothing)] == [
        events.FoundNothing(row)
    ]
