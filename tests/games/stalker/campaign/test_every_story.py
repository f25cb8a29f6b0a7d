"""Every option of every story does what the book says (SM-8.2)."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest

from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.stories import ReadStory
from cordon.games.stalker.content import content
from cordon.games.stalker.state import Debrief
from cordon.games.stalker.terms import ANOMALY_DIE
from tests.games.stalker.campaign.table import changes, explore, look, run, visit

STASH = ("bread", "bread", "bandage", "bandage", "zhuk", "silencer")
"""Something of everything that a story may ask for."""


def met(place: str, contact: str, **more: Any) -> dict[str, Any]:
    """A contact is met, and the place is finished."""
    return {"contacts": {contact}, "open": {f"-{place}", *more.pop("open", ())}, "crossed": {place}, **more}


def found(place: str, **more: Any) -> dict[str, Any]:
    """A stash is empty now."""
    return {"open": {f"-{place}", *more.pop("open", ())}, "crossed": {place}, **more}


STORIES: list[tuple[str, str, dict[str, str], dict[str, Any]]] = [
    ("103", "carry", {}, met("103", "pola")),
    ("103", "pay", {}, met("103", "pola", money=-300, **{"attachment 1": 1})),
    ("104", "go", {}, met("104", "old_taras")),
    ("105", "sidorovich", {}, met("105", "bashta")),
    ("105", "nobody", {}, met("105", "bashta", open={"119"})),
    ("106", "guard", {}, met("106", "luka")),
    ("106", "sheets", {}, met("106", "luka", money=-200, open={"115"})),
    ("107", "listen", {}, met("107", "hvynt")),
    ("107", "part", {}, met("107", "hvynt", memory={"hvynt=helped"}, **{"attachment 1": -1})),
    ("108", "water", {}, met("108", "halyna")),
    ("108", "jar", {}, met("108", "halyna", money=-200, item=3)),
    ("109", "deal", {}, met("109", "lemko")),
    ("109", "cards", {"case": "opened"}, met("109", "lemko", memory={"lemko=shown"}, **{"attachment 1": 1})),
    ("113", "ask", {}, met("113", "doctor_rut")),
    ("113", "bag", {}, met("113", "doctor_rut", item=-1, promises=1)),
    ("114", "sign", {}, met("114", "koza")),
    ("114", "tell", {}, met("114", "koza", money=300, open={"119"})),
    ("115", "keep", {}, met("115", "cartographer")),
    ("115", "sketches", {}, met("115", "cartographer", box={"A1-R"})),
    ("116", "feed", {}, met("116", "bublyk", item=-1)),
    ("116", "stone", {}, {}),
    ("117", "sit", {}, met("117", "yurko")),
    ("117", "arm", {}, met("117", "yurko", favours=2, **{"weapon 1": -1})),
    ("118", "names", {}, met("118", "sister_vira")),
    ("118", "cupboard", {}, met("118", "sister_vira", item=-2, **{"late B": -1})),
    ("110", "half", {}, found("110", item=1, magazines=1, memory={"petro=even"})),
    ("110", "all", {}, found("110", item=2, magazines=2, memory={"petro=robbed"}, **{"attachment 1": 1})),
    ("110", "food", {}, {"item": -1, "memory": {"petro=friend"}}),
    ("110", "medicine", {}, {"item": -1, "memory": {"petro=friend"}}),
    ("110", "take", {"petro": "friend"}, found("110", artifact=1)),
    ("111", "money", {}, found("111", money=1200, box={"A1-R"})),
    ("111", "guns", {}, found("111", **{"weapon 2": 1})),
    ("112", "armour", {}, found("112", open={"115"}, **{"armour 1": 1})),
    ("112", "money", {}, found("112", open={"115"}, money=800)),
    ("119", "two", {}, found("119", item=2, magazines=3)),
    ("119", "three", {}, found("119", item=2, magazines=3, promises=1, **{"attachment 2": 1})),
    ("119", "petro", {"petro": "friend"}, found("119", item=2, magazines=3, **{"attachment 2": 1})),
    ("120", "open", {}, found("120", money=500)),
    ("120", "shut", {}, found("120", **{"late B": -1})),
    ("120", "take", {"thralls": "spared"}, found("120", money=500, artifact=1)),
    ("121", "papers", {}, found("121", money=600)),
    ("122", "open", {"pond": "held"}, found("122", money=1500)),
    ("122", "open", {"pond": "flooded"}, found("122", artifact=1)),
    ("125", "open", {}, found("125", **{"attachment 2": 1})),
]


@pytest.mark.rule("SM-8.2")
@pytest.mark.parametrize(("story", "option", "memory", "expected"), STORIES)
def test_an_option(story: str, option: str, memory: dict[str, str], expected: dict[str, Any]) -> None:
    game = explore(memory=memory, stash=STASH)
    game.put("late", "B", 1)
    binder.open_place(game, story)
    before = look(game)
    visit(game, story, option)
    assert changes(before, look(game)) == expected


@pytest.mark.rule("SM-8.2")
def test_every_option_is_told_here() -> None:
    """The rest is below: a story that follows another, a die, and the story that no place tells."""
    below = {"104": {"feed", "pay"}, "104-told": {"verbivka", "camp"}, "121": {"wire"}, "102": {"detour", "bag"}}
    here: dict[str, set[str]] = {}
    for story, option, *_ in STORIES:
        here.setdefault(story, set()).add(option)
    for printed in content().stories.values():
        told = here.get(printed.id.partition("-")[0], set()) | below.get(printed.id, set())
        assert {option.key for option in printed.options} <= told, printed.id


@pytest.mark.rule("SM-8.2")
@pytest.mark.parametrize(("paid", "item", "money"), [("feed", -1, 0), ("pay", 0, -100)])
def test_old_taras_tells_one_thing_to_whoever_pays(paid: str, item: int, money: int) -> None:
    game = explore(stash=STASH)
    before = look(game)
    visit(game, "104", paid)
    assert game.decisions()[0].answers() == ("option:verbivka", "option:camp")
    game.answer(0, "option:camp")
    told = changes(before, look(game))
    assert told.pop("memory") == {"gossip=heard"}
    assert (told.get("item", 0), told.get("money", 0)) == (item, money)


@pytest.mark.rule("SM-8.2")
@pytest.mark.parametrize(
    ("known", "expected"),
    [("", {"open": {"B1"}}), ("open", {"money": 300}), ("crossed", {"money": 300})],
)
def test_whoever_knows_verbivka_gets_the_money_of_old_taras(known: str, expected: dict[str, Any]) -> None:
    game = explore(stash=STASH)
    if known:
        binder.open_place(game, "B1")
    if known == "crossed":
        binder.cross_out(game, "B1")
    visit(game, "104", "feed")
    before = look(game)
    game.answer(0, "option:verbivka")
    told = changes(before, look(game))
    told["open"] = told["open"] - {"-104"}
    assert {name: value for name, value in told.items() if value and name != "crossed"} == expected


@pytest.mark.rule("SM-8.2")
def test_there_is_no_gossip_about_a_camp_that_is_crossed_out() -> None:
    game = explore(stash=STASH)
    binder.cross_out(game, "A1")
    binder.open_place(game, "A2")
    visit(game, "104", "feed")
    assert game.decisions()[0].answers() == ("option:verbivka",)


@pytest.mark.rule("SM-8.2")
@pytest.mark.parametrize("symbol", ANOMALY_DIE)
def test_the_wire_of_the_jeep(symbol: str) -> None:
    game = explore(stash=STASH)
    game.luck = {"die:anomaly": deque([(ANOMALY_DIE.index(symbol),)])}
    binder.open_place(game, "121")
    before = look(game)
    visit(game, "121", "wire")
    if symbol == "P1":
        assert len(game.state.stash) == len(STASH) - 1
    else:
        assert changes(before, look(game)) == found("121", magazines=2, **{"weapon 2": 1})


@pytest.mark.rule("SM-8.2")
@pytest.mark.parametrize(("won", "money"), [(0, 0), (2, 400), (4, 600)])
def test_the_cartographer_pays_for_missions_that_were_won(won: int, money: int) -> None:
    game = explore(stash=STASH)
    game.set(chronicle=(*(Debrief("A1", "victory", "success") for _ in range(won)), Debrief("B1", "defeat", "failure")))
    before = game.state.money
    visit(game, "115", "sketches")
    assert game.state.money - before == money


@pytest.mark.rule("SM-5.6", "SM-8.2")
@pytest.mark.parametrize(("option", "expected"), [("detour", {"promises": 1}), ("bag", {"item": 1})])
def test_the_way_back_from_the_first_failure(option: str, expected: dict[str, int]) -> None:
    game = explore()
    before = look(game)
    run(game, ReadStory("102"), f"option:{option}")
    assert changes(before, look(game)) == expected


@pytest.mark.rule("SM-8.2")
def test_what_costs_more_than_there_is_cannot_be_chosen() -> None:
    for place, left in (("103", "carry"), ("105", "sidorovich"), ("104", "go")):
        game = explore()
        game.set(money=90)
        game.waiting = None
        game.answer(0, f"visit:{place}")
        assert game.decisions()[0].answers() == (f"option:{left}",)
