"""Pages that every campaign may come to: by lot, besides the page of the day, or because of what was done before."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.twom import events
from cordon.games.twom.content import content
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules import ending
from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.day import DayPhase
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.encounters import Encounter
from cordon.games.twom.rules.evening import EveningPhase
from cordon.games.twom.rules.joining import Joining
from cordon.games.twom.rules.morning import MorningPhase
from cordon.games.twom.rules.night_raid import NightRaidPhase
from cordon.games.twom.rules.people import die, go_missing, leave
from cordon.games.twom.rules.scavenging import BreakOff
from cordon.games.twom.rules.scripts import fitting_scripts
from cordon.games.twom.rules.setup import OneDay
from cordon.games.twom.rules.visitors import Visit
from cordon.games.twom.state import Scheduled
from cordon.games.twom.terms import Phase
from cordon.kernel.frames import Procedure
from tests.games.twom.campaign import asked, at_phase, campaign, doing, exploring, give, luck, play, stand, states, top

CARD, SCRIPT = [10], [5]
"""What BLACK shows when a visitor is played as printed, and when a page takes the card's place."""


def with_the_book(*people: str) -> TwomGame:
    """A campaign with every page that ships."""
    game = campaign(*people)
    game.content = content()
    return game


def visited(card: str, black: list[int], **goods: int) -> TwomGame:
    """A visitor has come to the door of a house with the whole book."""
    game = with_the_book()
    give(game, "storage", **goods)
    top(game, "visitors", card)
    luck(game, black=black)
    doing(game, Visit("C09"))
    return game


def begin(game: TwomGame, phase: Procedure, following: str, lot: int = 0) -> list[str]:
    """The scripts that are read at the start of a phase; ``lot``: from which moment on the page of the day may hang."""
    before = set(game.state.read)
    luck(game, page=[lot])
    at_phase(game, phase, following)
    asked(game)
    return [script for script in game.state.read if script not in before]


def to_the_plan(game: TwomGame) -> None:
    """On to the next stage of the Day, by whatever answer comes last: that ends things."""
    while asked(game).kind != "action_stage.assign":
        play(game, asked(game).options[-1])


@pytest.mark.rule("TW-29", "TW-31")
@pytest.mark.parametrize(
    ("card", "script", "printed"),
    [
        ("V03", "1242", ["option:give", "option:refuse"]),
        ("V04", "1245", ["option:dig", "option:refuse"]),
        ("V07", "1251", ["option:give", "option:refuse"]),
    ],
)
def test_a_visitor_is_played_as_printed_or_as_a_page_tells(card: str, script: str, printed: list[str]) -> None:
    game = visited(card, CARD, meds=1, vegetable=1)
    assert (asked(game).kind, list(asked(game).options)) == ("choose_option.choose", printed)
    assert not game.state.read
    game = visited(card, SCRIPT, meds=1, vegetable=1)
    assert asked(game).kind == "script_choice.choose"
    assert game.state.read == {script: 1}


@pytest.mark.rule("TW-29")
def test_the_pickpocket_is_played_as_printed() -> None:
    game = visited("V11", CARD, coffee=1)
    asked(game)
    assert not game.state.read
    assert not game.state.storage.get("coffee")


@pytest.mark.rule("TW-29", "TW-31.9")
@pytest.mark.parametrize(
    ("card", "answer", "script", "phase", "days"), [("V03", "give", 461, "dawn", 0), ("V04", "dig", 462, "morning", 1)]
)
def test_what_a_printed_visitor_promised_is_read_later(
    card: str, answer: str, script: int, phase: Phase, days: int
) -> None:
    game = play(visited(card, CARD, meds=1), f"option:{answer}")
    assert game.state.schedule == (Scheduled(script, phase, game.state.day + days),)
    game.set(day=game.state.day + days)
    following: dict[str, tuple[Procedure, str]] = {"dawn": (DawnPhase(), ""), "morning": (MorningPhase(), "day")}
    top(game, "events", "E02")
    assert str(script) in begin(game, *following[phase], lot=3)


@pytest.mark.rule("TW-31.9")
@pytest.mark.parametrize(("answer", "comes"), [("tokens", True), ("fight", False)])
def test_the_militia_comes_back_to_those_who_have_its_paper(answer: str, comes: bool) -> None:
    game = visited("V08", [], coffee=2, knife=1)
    play(game, "option:receipt", "read_on", f"option:{answer}")
    assert "1254" not in game.state.read
    game.set(day=game.state.day + 3)
    assert ("1254" in begin(game, DayPhase(), "dusk", lot=3)) is comes


@pytest.mark.rule("TW-31")
@pytest.mark.parametrize(
    ("script", "day", "phase", "following", "lot"),
    [
        ("1416", 1, "night_raid", "dawn", 4),
        ("1403", 10, "dusk", "evening", 2),
        ("1405", 11, "day", "dusk", 1),
    ],
)
def test_every_moment_of_the_day_may_have_its_page(script: str, day: int, phase: str, following: str, lot: int) -> None:
    game = with_the_book("C09", "C12", "C03")
    states(game, "C09", task="guard")
    game.set(day=day)
    may_be_read = {str(tied.script.id) for tied in fitting_scripts(game, "phase", phase)}
    assert script in may_be_read
    phases = {"night_raid": NightRaidPhase, "dusk": DuskPhase, "day": DayPhase}
    assert set(begin(game, phases[phase](), following, lot)) <= may_be_read


@pytest.mark.rule("TW-31")
@pytest.mark.parametrize(("lot", "is_read"), [(0, True), (1, False), (5, False)])
def test_a_page_does_not_hang_before_its_lot(lot: int, is_read: bool) -> None:
    script: dict[str, Any] = {
        "id": 1,
        "at": {"when": "phase", "phase": "morning"},
        "nodes": {"page": {"type": "text", "next": "end"}, "end": {"type": "end"}},
    }
    game = campaign(scripts=[script])
    top(game, "events", "E02")
    assert (begin(game, MorningPhase(), "day", lot) == ["1"]) is is_read


@pytest.mark.rule("TW-11.9", "TW-31")
def test_a_chapter_and_what_the_dead_left_come_besides_the_page_of_the_day() -> None:
    game = with_the_book()
    die(game, "C11", "hunger")
    top(game, "events", "CH2")
    left, chapter = begin(game, MorningPhase(), "day"), {"1394", "2010", "2011", "2012"}
    assert left in (["1432"], ["2616"])
    to_the_plan(game)
    assert len(chapter & set(game.state.read)) == 1
    assert game.state.today["page"] == len(game.state.read) - 2 == 1


@pytest.mark.rule("TW-9.11")
@pytest.mark.parametrize(
    ("left", "numbers"),
    [
        (("C05", "C09"), {"266", "267", "2610", "2611", "2612", "2615"}),
        (("C05",), {"268", "269", "2613", "2614", "2615"}),
    ],
)
def test_a_death_out_there_has_its_page_before_anybody_breaks_off(left: tuple[str, ...], numbers: set[str]) -> None:
    read = set()
    for lot in range(2 * len(numbers) - 1):  # a page has a ticket, and one more for its condition
        game = with_the_book("C05", "C09", "C11", "C01")
        for person in (*left, "C11"):
            states(game, person, task="scavenge")
        exploring(game, "L01", "quiet_corner", on_top=BreakOff())
        die(game, "C11", "wounds")
        luck(game, script=[lot], black=[10])
        assert asked(game).kind == "turn_page.read_on"
        assert game.facts(0).names == {"self": "C11"}
        read |= set(game.state.read)
        play(game, "read_on")
        assert game.state.fallen == 0
    assert read == numbers


@pytest.mark.rule("TW-9.11")
def test_where_nobody_is_left_out_there_nobody_reads() -> None:
    game = with_the_book("C05", "C09")
    states(game, "C05", task="scavenge")
    exploring(game, "L01", "quiet_corner", on_top=BreakOff())
    die(game, "C05", "wounds")
    asked(game)
    assert game.state.fallen == 0
    assert not {"266", "267", "268", "269"} & set(game.state.read)


@pytest.mark.rule("TW-31")
@pytest.mark.parametrize(("is_ours", "numbers"), [(True, ["1436"]), (False, [])])
def test_the_empty_nail_is_for_somebody_of_ours(is_ours: bool, numbers: list[str]) -> None:
    game = with_the_book("C09", "C12", "C03")
    if is_ours:
        die(game, "C03", "hunger")
    else:
        game.deed("C09", "buried")
    read = [str(tied.script.id) for tied in fitting_scripts(game, "phase", "dusk")]
    assert [script for script in read if script == "1436"] == numbers


def page(id: int, tie: dict[str, Any], **more: Any) -> dict[str, Any]:
    nodes = {"page": {"type": "text", "next": "end"}, "end": {"type": "end"}}
    return {"id": id, "at": tie, "nodes": nodes, **more}


@pytest.mark.rule("TW-31")
@pytest.mark.parametrize(
    ("phase", "following", "lot"), [("evening", "scavenging", 3), ("night_raid", "dawn", 4), ("dawn", "end", 5)]
)
def test_the_page_of_the_day_may_hang_at_night(phase: str, following: str, lot: int) -> None:
    phases = {"evening": EveningPhase, "night_raid": NightRaidPhase, "dawn": DawnPhase}
    for drawn, is_read in ((lot, True), (0, True), (lot + 1, False)):
        game = campaign(scripts=[page(1, {"when": "phase", "phase": phase})])
        if drawn < 6:
            assert bool(begin(game, phases[phase](), following, drawn)) is is_read


@pytest.mark.rule("TW-31")
@pytest.mark.parametrize(("ticket", "script"), [(0, "1"), (1, "2"), (3, "2"), (4, "3")])
def test_a_page_with_conditions_has_more_tickets_but_keeps_no_other_away(ticket: int, script: str) -> None:
    tie = {"when": "phase", "phase": "dusk"}
    conditions = [{"is": "group_size", "at_least": 2}, {"is": "day", "at_least": 1}]
    game = campaign(scripts=[page(1, tie), page(2, tie, **{"if": conditions}), page(3, tie)])
    luck(game, page=[0], script=[ticket])
    at_phase(game, DuskPhase(), "evening")
    asked(game)
    assert list(game.state.read) == [script]


@pytest.mark.rule("TW-31")
def test_what_was_not_read_comes_before_what_was() -> None:
    tie = {"when": "fallen"}
    game = campaign("C05", "C09", "C11", "C01", scripts=[page(1, tie), page(2, tie)])
    for person in ("C05", "C09"):
        states(game, person, task="scavenge")
    game.count("read", "1")
    exploring(game, "L01", "quiet_corner", on_top=BreakOff())
    die(game, "C09", "wounds")
    asked(game)
    assert game.state.read == {"1": 1, "2": 1}


@pytest.mark.rule("TW-31")
@pytest.mark.parametrize(("flag", "script"), [(0, "1"), (1, "2")])
def test_a_follow_up_comes_before_what_begins_something(flag: int, script: str) -> None:
    tie = {"when": "resident", "card": "N05"}
    conditions = [{"is": "party_size", "at_least": 1}, {"is": "day", "at_least": 1}]
    game = campaign(
        scripts=[page(1, tie, **{"if": conditions}), page(2, tie, **{"if": [{"is": "flag", "name": "met"}]})]
    )
    states(game, "C05", task="scavenge")
    game.flag("met", flag)
    top(game, "residents", "N05")
    luck(game, black=[10])
    exploring(game, "L01", "quiet_corner", on_top=Encounter())
    asked(game)
    assert list(game.state.read) == [script]


@pytest.mark.rule("TW-9.4", "TW-29")
@pytest.mark.parametrize(("flag", "known", "card"), [(1, 0, "N05"), (0, 0, "N01"), (1, 1, "N01")])
def test_people_who_remember_us_come_before_strangers(flag: int, known: int, card: str) -> None:
    follow_up = page(2, {"when": "resident", "card": "N05"}, **{"if": [{"is": "flag", "name": "met"}]})
    game = campaign(scripts=[follow_up])
    states(game, "C05", task="scavenge")
    game.flag("met", flag)
    game.count("today", "trip_page")
    top(game, "residents", "N01")
    game.update(game.state.piles["residents"], known=known)
    exploring(game, "L01", "quiet_corner", on_top=Encounter())
    asked(game)
    met = [note.event.card for note in game.notes if isinstance(note.event, events.ResidentMet)]
    assert met == [card]
    assert list(game.state.read) == (["2"] if card == "N05" else [])
    pile = game.state.piles["residents"]
    assert ("N05" in (*pile.draw, *pile.discard)) is (card != "N05")


@pytest.mark.rule("TW-29")
def test_a_visitor_who_remembers_us_calls_again() -> None:
    follow_up = page(2, {"when": "visitor", "card": "V08"}, **{"if": [{"is": "read", "script": 1}]})
    game = campaign(scripts=[follow_up])
    game.count("read", "1")
    top(game, "visitors", "V01", "V08")
    pile = game.state.piles["visitors"]
    game.update(pile, draw=tuple(card for card in pile.draw if card != "V08"), discard=("V08",))
    luck(game, black=[1])
    doing(game, Visit("C09"))
    asked(game)
    assert game.state.visitor == "V08"


@pytest.mark.rule("TW-3.5", "TW-31")
def test_all_who_died_or_left_have_a_page_next_morning_and_only_then() -> None:
    scripts = [
        page(1, {"when": "gone", "character": "C09"}),
        page(2, {"when": "gone", "how": "hunger"}),
        page(3, {"when": "gone", "fate": "left"}),
        page(4, {"when": "gone", "how": "out"}),
    ]
    game = campaign("C05", "C09", "C11", "C01", scripts=scripts)
    die(game, "C09", "raid")
    die(game, "C11", "thirst")
    leave(game, "C01", "despair")
    top(game, "events", "E02", "E03")
    at_phase(game, MorningPhase(), "day")
    read = []
    while asked(game).kind == "turn_page.read_on":
        read.append((game.facts(0).pages[0], game.facts(0).names["self"]))
        play(game, "read_on")
    assert read == [("script-1-page", "C09"), ("script-2-page", "C11"), ("script-3-page", "C01")]
    game.state.read.clear()
    at_phase(game, MorningPhase(), "day")
    asked(game)
    assert not game.state.read


@pytest.mark.rule("TW-31.3")
def test_a_page_knows_how_many_read_it_and_who_they_are() -> None:
    script = page(1, {"when": "exploration", "card": "quiet_corner"})
    for party in (("C05",), ("C05", "C09")):
        game = campaign(scripts=[script])
        for person in party:
            states(game, person, task="scavenge")
        exploring(game, "L01", "quiet_corner", "quiet_corner")
        play(game, "next")
        facts = game.facts(0)
        assert (facts.present, facts.group) == (len(party), 3)
        told = [note.event for note in game.notes if isinstance(note.event, events.PageRead)]
        assert (told[-1].present, told[-1].group) == (len(party), 3)


@pytest.mark.rule("TW-8.5")
@pytest.mark.parametrize(
    ("people", "tired", "script", "ending"),
    [
        (("C05", "C09"), (), "333", "script-1370-page"),
        (("C05", "C09"), ("C05", "C09"), "334", "script-1371-page"),
        (("C05",), ("C05",), "335", "script-1372-page"),
        (("C05",), (), "336", "script-1373-page"),
    ],
)
def test_a_house_that_nobody_guards_is_lost_as_it_was(
    people: tuple[str, ...], tired: tuple[str, ...], script: str, ending: str
) -> None:
    game = with_the_book(*people)
    for person in tired:
        states(game, person, fatigue=4)
    stand(game, OneDay(at="scavenging"), EveningPhase(at="guard"))
    play(game, "read_on")
    assert list(game.state.read) == [script]
    assert game.state.outcome is not None
    assert game.state.outcome.cause == "nobody_guarded"
    pages = [page.text for page in game.state.closing]
    assert pages[0] == ending
    living = {dict(page.names)["self"] for page in game.state.closing if page.names}
    assert living == set(people)


@pytest.mark.rule("TW-3.5", "TW-15.4")
def test_of_the_missing_only_what_was_written_of_them_is_read() -> None:
    scripts = [page(1, {"when": "gone", "fate": "left"}), page(2, {"when": "gone", "fate": "left", "how": "missing"})]
    for prepare, script in ((go_missing, "2"), (lambda game, person: leave(game, person, "despair"), "1")):
        game = campaign(scripts=scripts)
        prepare(game, "C11")
        top(game, "events", "E02")
        assert begin(game, MorningPhase(), "day", lot=5) == [script]
    game = with_the_book()
    go_missing(game, "C11")
    ending.conclude(game, "defeat", "nobody_guarded")
    (closing,) = [page.text for page in game.state.closing if dict(page.names).get("self") == "C11"]
    assert closing == "script-1519-page"


@pytest.mark.rule("TW-20.1")
@pytest.mark.parametrize(("answer", "flags"), [("refuse", {"turned_away": 1}), ("accept", {})])
def test_it_is_remembered_that_somebody_was_not_let_in(answer: str, flags: dict[str, int]) -> None:
    game = campaign()
    doing(game, Joining(2))
    play(game, answer)
    assert game.state.flags == flags
