"""What a game must tell so that scenarios can be written for it: its paths, its luck, its starting points."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path
from typing import Any, Self

import msgspec

from cordon.kernel import saves, typed
from cordon.kernel.decisions import Seat
from cordon.kernel.errors import SetupError
from cordon.kernel.frames import Procedure, started
from cordon.kernel.game import Game
from cordon.kernel.rulebook import read_index
from cordon.kernel.spec import GameSpec, Setup
from cordon.kernel.state import Record, State
from cordon.scenarios.luck import Luck, scripted_class
from cordon.scenarios.nodes import Node, leaves, node_of
from cordon.scenarios.position import Position, plain

SETUP_KEYS = ("seats", "seed", "config", "luck")


class Stage(ABC):
    """A game laid out for a scenario. A game subclasses it and stands in ``registry.TABLES``.

    It sets a match up, writes what is ``given`` (moving cards from where they lie), builds the stack for a ``start``,
    translates luck, and reads values for ``then``.
    """

    spec: GameSpec[Any]
    setup_keys: tuple[str, ...] = ()
    """Keys of ``setup`` beside seats, seed, config and luck."""
    starts: tuple[str, ...] = ()
    """The starting points; the first one is the default."""
    start_keys: tuple[str, ...] = ()
    """Further keys of ``start``, beside ``procedure`` and ``with``."""
    pairs: tuple[tuple[str, str], ...] = ()
    """Starting points that may stand together; the second one counts."""
    draws: tuple[str, ...] = ()
    """The names of the draws of chance."""

    def __init__(self) -> None:
        self.game: Game[Any]
        self.position: Position[Any] | None = None
        self.luck = Luck(strict=False)
        self.at = node_of(None, "")
        """What is being laid out or answered: where a problem is told."""

    def over(self, game: Game[Any]) -> Self:
        """Stand over a match that is played elsewhere: to tell its position, or to lay it out otherwise."""
        self.game = game
        self.position = self.position_of(game)
        return self

    def part_told(self, game: Any) -> Any:
        """The part of a match of which a position tells, as a match of its own; mostly the whole."""
        return game

    def position_of(self, game: Any) -> Position[Any] | None:  # noqa: ARG002  # a hook
        """What writes and reads the paths of a match; a game without one can only be played from its setup."""
        return None

    def check_rule(self, node: Node) -> None:
        """Whether the game's index of rules has a rule that a scenario cites."""
        if self.spec.content is not None and node.text() not in known_rules(self.spec.content.folder):
            raise node.error(f"the index of {self.spec.id} has no rule {node.text()}")

    # --- laying out -----------------------------------------------------------------------------------------------

    def lay_out(self, setup: Node, given: tuple[Node, ...], start: Node, luck: Node | None = None) -> None:
        """A match as it stands where a scenario begins."""
        self.at = setup
        self.set_up(setup, start)
        if self.position is not None:
            self.position.under_way = _stack_of(start) is not None
        # a case may give the same path anew
        for path, node in {path: node for each in given for path, node in leaves(each)}.items():
            self.at = node
            self.give(path, node)
        self.at = given[-1] if given else setup
        if self.position is not None:
            self.position.settle(self.at)
        if luck is not None:
            self.luck.add(self, luck)
        self.at = start
        self.begin(start)
        self._stack(start)

    def set_up(self, setup: Node, start: Node) -> None:
        """A new match as ``setup`` says, standing where scenarios begin."""
        entries = setup.mapping(SETUP_KEYS + self.setup_keys, needed=("seats",))
        low, high = self.spec.seats
        seats = entries["seats"].number(low, high)
        seed = entries["seed"].number(0) if "seed" in entries else 1
        config = entries["config"].plain() if "config" in entries else {}
        try:
            typed.convert(config, self.spec.config)
        except msgspec.ValidationError as error:
            known = ", ".join(self.spec.config.__struct_fields__)
            raise entries["config"].error(f"{error}; switches are {known}") from None
        try:
            self.spec.check(Setup(seats, seed, config))
        except SetupError as error:
            raise (entries.get("config") or setup).error(str(error)) from None
        if "luck" in entries:
            self.luck.add(self, entries["luck"])
        state = self.spec.begin(Setup(seats, seed, config))
        self.game = scripted_class(self.spec.game)(self.spec, state)
        self.game.drawing = self.luck  # type: ignore[attr-defined]  # the scripted class has it
        self.game.stage = self  # type: ignore[attr-defined]
        if self.open(entries, start):
            for node in self.luck.left_over():
                raise node.error("this luck was left over after the setup")
        self.luck.strict = True

    @abstractmethod
    def open(self, setup: dict[str, Node], start: Node) -> bool:
        """Run the match to where scenarios begin, as the game's own keys of ``setup`` say; whether that is its end."""

    def give(self, path: tuple[str, ...], node: Node) -> None:
        """Set one path of the position."""
        if self.position is None:
            raise node.error("nothing can be given to a scenario that starts with the setup")
        self.position.give(path, node)

    # --- start ----------------------------------------------------------------------------------------------------

    def moment(self, start: Node) -> tuple[str, dict[str, Node]]:
        """The starting point and the other keys; a bare word is a starting point too."""
        if isinstance(start.value, str):
            return start.one_of(self.starts, "starting point"), {}
        known = dict.fromkeys((*self.starts, *self.start_keys, "procedure", "with", "stack"))
        entries = start.mapping(tuple(known)) if start.value is not None else {}
        named = tuple(moment for moment in self.starts if moment in entries)
        if len(named) > 1 and named not in self.pairs:
            raise entries[named[1]].error(f"a scenario has one starting point; {named[0]!r} is given too")
        return (named[-1] if named else self.starts[0]), entries

    @abstractmethod
    def begin(self, start: Node) -> None:
        """Build the stack for a starting point."""

    def _stack(self, start: Node) -> None:
        """Procedures that are under way on top of the starting point, as a save has them."""
        node = _stack_of(start)
        if node is None:
            return
        self.game.waiting = None
        try:
            self.game.state.stack += saves.frames_of(self.spec, node.plain())
        except (msgspec.ValidationError, TypeError) as error:
            raise node.error(f"is not a stack of procedures: {error}") from None
        unknown = self.spec.unknown_ids(self.game.state)
        if unknown:
            raise node.error(f"speaks of what does not exist: {', '.join(unknown[:8])}")

    def procedure(self, entries: dict[str, Node], seat: Seat) -> Procedure | None:
        """The procedure that ``start`` puts on top, with its arguments."""
        if "procedure" not in entries:
            if "with" in entries:
                raise entries["with"].error("arguments need a 'procedure'")
            return None
        known = {procedure.__name__: procedure for procedure in self.spec.procedures()}
        name = entries["procedure"].one_of(tuple(sorted(known)), "procedure")
        kind = known[name]
        fields = [field.name for field in msgspec.structs.fields(kind) if field.name not in ("at", "into")]
        arguments = entries["with"].mapping(tuple(fields) or ("(nothing)",)) if "with" in entries else {}
        plain = {key: node.plain() for key, node in arguments.items()}
        if "seat" in fields:
            plain.setdefault("seat", seat)
        try:
            return started(typed.convert({**plain, "type": name}, kind))
        except msgspec.ValidationError as error:
            raise entries.get("with", entries["procedure"]).error(
                f"{error}; {name} takes {', '.join(fields)}"
            ) from None

    # --- telling --------------------------------------------------------------------------------------------------

    def setup_of(self) -> dict[str, Any]:
        """The game's own keys of the ``setup`` that comes closest to the match."""
        return {}

    def start_of(self) -> tuple[Any, int]:
        """The ``start`` at which the match stands, and how many procedures of its stack that is; 0: there is none."""
        return None, 0

    # --- luck -----------------------------------------------------------------------------------------------------

    def check_draw(self, name: str, node: Node) -> None:
        """Whether a draw of that name exists."""
        if name not in self.draws:
            raise node.error(f"no draw {name!r}; there are: {', '.join(self.draws)}")

    @abstractmethod
    def drawn(self, game: Game[Any], name: str, sides: int, node: Node) -> int:
        """The number that a scenario's word stands for."""

    # --- names ----------------------------------------------------------------------------------------------------

    def kind_of(self, name: str) -> str:
        """The kind that a card or token is a copy of; the name itself for everything else."""
        return name

    def is_called(self, called: str, name: str) -> bool:
        """Whether ``called`` names ``name``: in full, or with copies left open (``use:J06`` for ``use:J06-2``)."""
        if called == name:
            return True
        ours, theirs = called.split(":"), name.split(":")
        return len(ours) == len(theirs) and all(
            one == other or one == self.kind_of(other) for one, other in zip(ours, theirs, strict=True)
        )

    # --- then -----------------------------------------------------------------------------------------------------

    def look_up(self, path: tuple[str, ...], node: Node) -> Any:
        """The value at a path of the state, as plain data."""
        return plain(self.walk(self.game.state, path, node))

    def walk(self, value: Any, path: tuple[str, ...], node: Node) -> Any:
        """Follow a path through tables, records and lists."""
        for i, word in enumerate(path):
            if isinstance(value, State | Record | msgspec.Struct):
                fields = value.__struct_fields__
                if word not in fields:
                    raise node.error(f"there is no {word!r} here; there are: {', '.join(self.visible(fields))}")
                value = getattr(value, word)
            elif isinstance(value, dict):
                value = self._row(value, word, node)
            elif isinstance(value, tuple | list) and word.isdecimal():
                value = value[int(word)] if int(word) < len(value) else None
            elif value is not None:
                raise node.error(f"{'.'.join(path[:i])} is a value, nothing is below it")
            if value is None:
                return None
        return value

    def _row(self, rows: dict[Any, Any], word: str, node: Node) -> Any:
        found = [key for key in rows if self.is_called(word, str(key))]
        if len(found) > 1:
            raise node.error(f"{word!r} may be any of {', '.join(map(str, found))}; name one")
        if not found:
            self.check_missing(rows, word, node)
            return None
        return rows[found[0]]

    def check_missing(self, rows: dict[Any, Any], word: str, node: Node) -> None:
        """Whether a row may be missing; otherwise it is an unknown name."""
        raise node.error(f"there is no {word!r}; there are: {', '.join(map(str, rows))}")

    def visible(self, fields: tuple[str, ...]) -> list[str]:
        """The fields that an error message lists."""
        return [name for name in fields if name not in ("stack", "listening", "marks", "chance")]


def _stack_of(start: Node) -> Node | None:
    return start.value.get("stack") if isinstance(start.value, dict) else None


@cache
def known_rules(folder: Path) -> frozenset[str]:
    """The ids of a game's rules."""
    return frozenset(rule.id for rule in read_index(folder))
