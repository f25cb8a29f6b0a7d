"""A book of scripts: which pages lie open, what is offered, and what is wrong with a graph."""

from __future__ import annotations

from typing import Any, ClassVar

from cordon.kernel.book import READ_ON, astray, check_graph, close, go_on, lay_open, put, reached, turn_page
from cordon.kernel.decisions import Refusal, grounds
from cordon.kernel.frames import Flow, Procedure

TOO_POOR = grounds("too-poor")


class Leaf:
    """A node that only names the next one."""

    shows_pages: ClassVar[bool] = False
    pauses: ClassVar[bool] = False

    def __init__(self, following: str | None) -> None:
        self.following = following

    def enter(self, game: Any, run: Any) -> Flow:
        return turn_page(3)

    def follow(self, game: Any, run: Any) -> str | None:
        return self.following


class Asking(Leaf):
    shows_pages: ClassVar[bool] = True


class ReadLeaves(Procedure):
    node: str = ""
    pages: tuple[str, ...] = ()
    said: str = ""

    def current(self, game: dict[str, Leaf]) -> Leaf:
        return game[self.node]


def test_reading_goes_from_node_to_node_and_stays_at_the_last() -> None:
    nodes = {"a": Leaf("b"), "b": Leaf(None)}
    run = ReadLeaves(node="a")
    assert go_on(nodes, run)
    assert run.node == "b"
    assert not go_on(nodes, run)
    assert run.node == "b"


def test_pages_lie_open_until_something_shows_them() -> None:
    run = ReadLeaves()
    assert not lay_open(run, "one", Asking(None))
    assert lay_open(run, "two", Leaf(None))
    assert lay_open(run, "three", None)
    assert close(run) == ("one", "two", "three")
    assert run.pages == ()


def test_a_page_is_a_question_with_one_answer() -> None:
    asked = turn_page(2)
    assert (asked.seat, asked.options, asked.always) == (2, [READ_ON()], True)


def test_what_cannot_be_chosen_is_told_with_its_reason() -> None:
    asked = put(1, [("give", TOO_POOR("K-1")), ("leave", None)])
    assert (asked.seat, asked.options, asked.always) == (1, ["leave"], True)
    assert asked.refused is not None
    assert asked.refused(None) == [Refusal("give", TOO_POOR("K-1"))]


def test_a_way_that_names_nothing_leads_astray() -> None:
    graph = {"a": {"next": "b", "fail": "nowhere"}, "b": {}}
    assert list(astray(graph)) == [("a", "fail", "nowhere")]


def test_what_can_be_reached_begins_with_where_one_starts() -> None:
    graph = {"a": {"next": "b"}, "b": {"next": "a"}, "c": {"next": "a"}}
    assert list(reached(graph, ["b"])) == ["b", "a"]


def test_a_graph_tells_what_is_wrong_with_it() -> None:
    graph = {
        "start": {"stay": "round", "leave": "end"},
        "round": {"next": "again"},
        "again": {"next": "round"},
        "end": {},
        "lost": {"next": "end"},
    }
    assert set(check_graph(graph, ["start"], {"end"}, {"start"})) == {
        ("lost", "is never reached"),
        ("round", "no way leads from here to an end"),
        ("again", "no way leads from here to an end"),
        ("round", "goes round in a circle without a choice or a test"),
    }


def test_one_may_come_round_to_a_choice() -> None:
    assert not list(check_graph({"a": {"next": "b"}, "b": {"back": "a", "leave": "c"}, "c": {}}, ["a"], {"c"}, {"b"}))
