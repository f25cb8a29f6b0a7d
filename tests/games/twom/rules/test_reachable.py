"""Pages that every campaign may come to: by lot, besides the page of the day, or because of what was done before."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.twom.content import content
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.day import DayPhase
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.morning import MorningPhase
from cordon.games.twom.rules.night_raid import NightRaidPhase
from cordon.games.twom.rules.people import die
from cordon.games.twom.rules.scavenging import BreakOff
from cordon.games.twom.rules.visitors import Visit
from cordon.games.twom.state import Scheduled
from cordon.games.twom.terms import Phase
from cordon.kernel.frames import Procedure
from tests.games.twom.campaign import asked, at_phase, campaign, doing, exploring, give, luck, play, states, top

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
        ("1416", 1, NightRaidPhase(), "dawn", 3),
        ("1403", 10, DuskPhase(), "evening", 2),
        ("1405", 11, DayPhase(), "dusk", 1),
    ],
)
def test_every_moment_of_the_day_may_have_its_page(
    script: str, day: int, phase: Procedure, following: str, lot: int
) -> None:
    game = with_the_book("C09", "C12", "C03")
    states(game, "C09", task="guard")
    game.set(day=day)
    assert begin(game, phase, following, lot) == [script]


@pytest.mark.rule("TW-31")
@pytest.mark.parametrize(("lot", "is_read"), [(0, True), (1, False), (3, False)])
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
    game.set(day=2)
    top(game, "events", "CH2")
    assert begin(game, MorningPhase(), "day") == ["1432"]
    to_the_plan(game)
    assert list(game.state.read)[:2] == ["1432", "1394"]
    assert game.state.today["page"] == len(game.state.read) - 2 == 1


@pytest.mark.rule("TW-9.11")
@pytest.mark.parametrize(("left", "numbers"), [(("C05", "C09"), {"266", "267"}), (("C05",), {"268", "269"})])
def test_a_death_out_there_has_its_page_before_anybody_breaks_off(left: tuple[str, ...], numbers: set[str]) -> None:
    read = set()
    for lot in (0, 1):
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
    read = begin(game, DuskPhase(), "evening", lot=2)
    assert [script for script in read if script == "1436"] == numbers
