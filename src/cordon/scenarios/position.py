"""A position: a match laid out piece by piece, and told again, path by path, in the words of scenario files.

Scenarios (``given``), the tests of a game and the text form of a position (``notation.py``) stand on it. Cards and
tokens are taken from where they lie, so that none exists twice.
"""

from __future__ import annotations

from abc import ABC
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from cordon.kernel import typed
from cordon.kernel.chance import Chance
from cordon.kernel.game import Game
from cordon.scenarios.nodes import Node, node_of

G = TypeVar("G", bound=Game[Any])

DRAWN = "drawn"
"""How often luck has been asked for: with the seed, all the luck to come."""


class Position(ABC, Generic[G]):
    """Writes paths into a match and reads them out of it. A game subclasses it.

    A table of paths ``x`` is written by the method ``give_x``, which gets the rest of the path; single values are
    written by ``give_value``.
    """

    tables: ClassVar[dict[str, str]] = {}
    """Where paths begin, each with an example."""
    values: ClassVar[tuple[str, ...]] = ()
    """Paths that are a single value."""
    rows: ClassVar[tuple[str, ...]] = ()
    """Tables from which a row goes when nothing (``~``) is given for it."""
    first: ClassVar[tuple[str, ...]] = ()
    """Where paths begin without which a starting point may not stand: they are told even if the setup has the same."""
    follow: ClassVar[tuple[str, ...]] = ()
    """Where paths begin that mostly follow from others: they are told last."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.nodes: dict[tuple[str, ...], Node] = {}
        """What has been given: where a problem is told."""
        self.claims: dict[str, Node] = {}
        """Cards and tokens that have been laid somewhere."""
        self.under_way = False
        """In the middle of a procedure, what the rules bound may be beyond its bounds for a moment."""

    # --- laying out -------------------------------------------------------------------------------------------------

    def give(self, path: tuple[str, ...], node: Node) -> None:
        """Set one path to a value."""
        self.nodes[path] = node
        root, rest = path[0], path[1:]
        if root in (*self.values, DRAWN):
            if rest:
                raise node.error(f"{root!r} is a value, nothing is below it")
            if root == DRAWN:
                self.game.set(chance=Chance(self.game.state.chance.seed, node.number(0)))
            else:
                self.give_value(root, node)
        elif root in self.tables:
            self.give_table(root, rest, node)
        else:
            raise node.error(f"there is no {root!r} to set; there are: {', '.join((*self.tables, *self.values))}")

    def lay(self, path: str, value: Any) -> None:
        """Set one path from Python; what was laid before may be laid anew."""
        self.claims.clear()
        self.give(tuple(path.split(".")), node_of(value, "position", path))
        self.fill_up()
        self.game.waiting = None

    def give_table(self, root: str, rest: tuple[str, ...], node: Node) -> None:
        """Set what a path names in a table."""
        getattr(self, f"give_{root}")(rest, node)

    def give_value(self, name: str, node: Node) -> None:
        """Set a single value; by itself one of the state, as its type says."""
        self.game.set(**{name: self.typed(type(self.game.state), name, node)})

    @staticmethod
    def typed(kind: type[msgspec.Struct], field: str, node: Node) -> Any:
        """A value for a field of a record."""
        hints = {each.name: each.type for each in msgspec.structs.fields(kind)}
        try:
            return typed.convert(node.plain(), hints[field])
        except msgspec.ValidationError as error:
            raise node.error(str(error)) from None

    def fill_up(self) -> None:
        """Other pieces take the places of those that were lifted, where the rules leave no gap."""

    def settle(self, given: Node) -> None:
        """After all paths are set: check that they fit together."""

    # --- pieces -----------------------------------------------------------------------------------------------------

    def claim(self, node: Node, copies: list[str]) -> str:
        """The first copy that has not been laid anywhere yet; it is lifted from where it lies."""
        free = [card for card in copies if card not in self.claims]
        if not free:
            taken = self.claims[copies[0]]
            what = copies[0] if len(copies) == 1 else f"each of the {len(copies)} copies of {node.text()}"
            raise node.error(f"{what} is given already ({taken.path}, line {taken.line}); no card exists twice")
        self.claims[free[0]] = node
        self.lift(free[0])
        return free[0]

    def lift(self, card: str) -> None:
        """Take a card or token from wherever it lies."""

    # --- telling ----------------------------------------------------------------------------------------------------

    def told(self, hidden: bool) -> dict[str, Any] | None:  # noqa: ARG002  # a hook
        """Every path as it stands, in an order in which it can be given; what nobody may know only if asked for.

        ``None``: the paths of this game do not tell a whole match.
        """
        return None


def part(rest: tuple[str, ...], node: Node, example: str) -> tuple[str, str]:
    """The two words of a path that names a thing and what to set there."""
    if len(rest) != 2:
        root = example.partition(".")[0]
        raise node.error(f"the path must name one of {root} and what to set there, as in {example}")
    return rest[0], rest[1]


def one(words: tuple[str, ...], node: Node, known: tuple[str, ...]) -> str:
    """The one word that the path has here."""
    if len(words) != 1 or words[0] not in known:
        raise node.error(f"no {'.'.join(words)!r} here; there are: {', '.join(known)}")
    return words[0]


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """The cards but some."""
    return tuple(card for card in cards if card not in gone)


def plain(value: Any) -> Any:
    """Records and tuples as mappings and lists."""
    if isinstance(value, msgspec.Struct):
        return {name: plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, tuple | list):
        return [plain(entry) for entry in value]
    if isinstance(value, dict):
        return {str(key): plain(entry) for key, entry in value.items()}
    return value
