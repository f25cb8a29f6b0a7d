"""A book of scripts: graphs of typed nodes that are read page by page.

What a node is and does is its game's own (``Node``), and so are the steps of reading, which bear the ids of its rules.
What is the same in every book is here: walking from node to node, the pages that lie open until something is decided,
turning them, putting a choice, and the checks of a graph.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Annotated, Any, ClassVar, Protocol

from cordon.kernel.decisions import Ask, Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow
from cordon.kernel.refs import Ref
from cordon.kernel.verbs import verb

READ_ON = verb("read_on")
Text = Annotated[str, Ref("message", named=("",))]
"""A page: the message that it is."""
Candidate = tuple[str, Reason | None]
"""An option, and what speaks against it."""
Graph = Mapping[str, Mapping[str, str]]
"""Nodes, each with the nodes that may follow, by the field that names them."""


# --- nodes ------------------------------------------------------------------------------------------------------------


class Node(Protocol):
    """What a script is made of: ``enter`` does what it says, ``follow`` names the node after it (``None``: the end)."""

    shows_pages: ClassVar[bool]
    """Whoever comes to it sees the pages that lie open: a question shows them, another page lies beside them."""
    pauses: ClassVar[bool]
    """Something is decided or rolled here, so one may come round to it again."""

    def enter(self, game: Any, run: Any) -> Flow:
        """Do what it says."""

    def follow(self, game: Any, run: Any) -> str | None:
        """The node after it."""


# --- reading ----------------------------------------------------------------------------------------------------------


class Reading(Protocol):
    """A procedure that reads a script node by node."""

    node: str
    pages: tuple[Text, ...]
    """The texts read since the last choice."""
    said: str
    """What came of the last question or roll."""

    def current(self, game: Any) -> Node:
        """The node that is being read."""


def come(game: Any, run: Reading) -> Flow:
    """Do what the node says."""
    return run.current(game).enter(game, run)


def go_on(game: Any, run: Reading) -> bool:
    """Go to the node that follows; false: there is none."""
    node = run.current(game).follow(game, run)
    if node is not None:
        run.node = node
    return node is not None


def lay_open(run: Reading, text: Text, following: Node | None) -> bool:
    """One more page lies open; whether it must be turned now, since the node that follows does not show it."""
    run.pages = (*run.pages, text)
    return following is None or not following.shows_pages


def close(run: Reading) -> tuple[Text, ...]:
    """The pages that lay open, for the question that shows them."""
    pages, run.pages = run.pages, ()
    return pages


class OpenPages(Facts, frozen=True):
    """Pages of the book that lie open."""

    pages: tuple[Text, ...]


def turn_page(seat: Seat) -> Ask:
    """Wait until a page has been read: it is a question though there is one answer."""
    return ask(seat, "choice", [READ_ON()], always=True)


def put(seat: Seat, candidates: list[Candidate]) -> Ask:
    """Ask for an option that nothing speaks against; a single one is a question too, and the others are told with
    their reasons."""

    def refused(_: Any) -> list[Refusal]:
        return refusals(candidates)

    return ask(seat, "choice", offered(candidates), always=True, refused=refused)


# --- checking ---------------------------------------------------------------------------------------------------------


def astray(graph: Graph) -> Iterator[tuple[str, str, str]]:
    """Ways that lead nowhere: the node, the field and what it names."""
    for name, ways in graph.items():
        yield from ((name, field, target) for field, target in ways.items() if target not in graph)


def reached(graph: Graph, starts: Iterable[str]) -> dict[str, None]:
    """The nodes that can be reached, where one starts first."""
    found: dict[str, None] = {}
    edge = list(starts)
    while edge:
        name = edge.pop()
        if name not in found:
            found[name] = None
            edge += graph[name].values()
    return found


def check_graph(
    graph: Graph, starts: Iterable[str], ends: Container[str], pauses: Container[str]
) -> Iterator[tuple[str, str]]:
    """What is wrong with a graph in which no way leads ``astray``, by node.

    At ``ends`` reading may be over; at ``pauses`` something is decided or rolled.
    """
    found = reached(graph, starts)
    for name in graph:
        if name not in found:
            yield name, "is never reached"
    for name in found:
        if not any(other in ends for other in reached(graph, [name])):
            yield name, "no way leads from here to an end"
    for name in found:
        if _comes_round(graph, name, pauses):
            yield name, "goes round in a circle without a choice or a test"
            return


def _comes_round(graph: Graph, start: str, pauses: Container[str]) -> bool:
    """Whether one comes back without anything having been decided or rolled."""
    edge = [start]
    seen: set[str] = set()
    while edge:
        name = edge.pop()
        if name in pauses:
            continue
        for target in graph[name].values():
            if target == start:
                return True
            if target not in seen:
                seen.add(target)
                edge.append(target)
    return False
