"""YAML that remembers its lines, so that whatever is wrong with a scenario is told with file, line and path."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from cordon.kernel.errors import CordonError

MAX_DEPTH = 30
MAX_NODES = 20_000
"""Aliases can make a small file huge; a scenario is never this large."""

PLAIN_TAGS = ("tag:yaml.org,2002:seq", "tag:yaml.org,2002:map")

OPERATORS = ("includes", "excludes", "count", "at_least", "at_most", "not", "first", "last")

Scalar = str | int | float | bool | None


class ScenarioError(CordonError):
    """Something is wrong with a scenario, or differs from what it expects; the message names file, line and path."""


@dataclass(frozen=True)
class Node:
    """A value of a scenario file: a scalar, a list of nodes, or a mapping of words to nodes."""

    value: Any
    file: str
    line: int
    path: str

    def error(self, message: str) -> ScenarioError:
        """An error that says where it is."""
        where = f"{self.path}: " if self.path else ""
        return ScenarioError(f"{self.file}:{self.line}: {where}{message}")

    # --- reading with a type ------------------------------------------------------------------------------------

    def mapping(self, known: tuple[str, ...] = (), needed: tuple[str, ...] = ()) -> dict[str, Node]:
        """The entries of a mapping; an unknown or missing key is an error."""
        if not isinstance(self.value, dict):
            raise self.error(f"must be a mapping (key: value), not {self.shown()}")
        found: dict[str, Node] = self.value
        for key, node in found.items():
            if known and key not in known:
                raise node.error(f"unknown key {key!r}; known here: {', '.join(known)}")
        for key in needed:
            if key not in found:
                raise self.error(f"the key {key!r} is missing")
        return found

    def items(self) -> list[Node]:
        """The entries of a list; a single value counts as a list of one."""
        if isinstance(self.value, dict):
            raise self.error(f"must be a list, not {self.shown()}")
        return list(self.value) if isinstance(self.value, list) else [self]

    def text(self) -> str:
        """A word or a sentence."""
        if not isinstance(self.value, str):
            raise self.error(f"must be text, not {self.shown()}")
        return self.value

    def number(self, low: int | None = None, high: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(f"must be a whole number, not {self.shown()}")
        if (low is not None and value < low) or (high is not None and value > high):
            bounds = f"from {low} to {high}" if high is not None else f"{low} or more"
            raise self.error(f"{value} is not possible; it goes {bounds}")
        return value

    def flag(self) -> bool:
        """``true`` or ``false``."""
        if not isinstance(self.value, bool):
            raise self.error(f"must be true or false, not {self.shown()}")
        return self.value

    def one_of(self, words: tuple[str, ...], what: str) -> str:
        """One of some words."""
        word = self.text()
        if word not in words:
            raise self.error(f"{word!r} is no {what}; there are: {', '.join(words)}")
        return word

    def plain(self) -> Any:
        """The value without lines."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value

    def shown(self) -> str:
        """What stands there, for an error message."""
        if isinstance(self.value, dict):
            return "a mapping"
        if isinstance(self.value, list):
            return "a list"
        return "nothing" if self.value is None else repr(self.value)


def node_of(value: Any, file: str, path: str = "") -> Node:
    """Plain data as nodes, for what no file says."""
    if isinstance(value, dict):
        value = {str(key): node_of(child, file, f"{path}.{key}" if path else str(key)) for key, child in value.items()}
    elif isinstance(value, list | tuple):
        value = [node_of(child, file, f"{path}[{i}]") for i, child in enumerate(value)]
    return Node(value, file, 1, path)


def leaves(node: Node, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Node]]:
    """The paths of a mapping: ``a.b: 1`` and ``a: {b: 1}`` are the same."""
    for key, child in node.mapping().items():
        here = (*path, *key.split("."))
        if isinstance(child.value, dict) and not is_operator(child):
            yield from leaves(child, here)
        else:
            yield here, child


def is_operator(node: Node) -> bool:
    """Whether a mapping compares instead of naming paths."""
    return bool(node.value) and all(key in OPERATORS for key in node.value)


def read_documents(path: Path, name: str) -> list[Node]:
    """The documents of a YAML file (separated by ``---``)."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ScenarioError(f"{name}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise ScenarioError(f"{name}: is not UTF-8 text") from None
    return parse(text, name)


def parse(text: str, name: str) -> list[Node]:
    """The documents of a YAML text."""
    try:
        return list(_documents(text, name))
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        raise ScenarioError(f"{name}:{line}: not valid YAML ({error.problem})") from None
    except yaml.YAMLError as error:
        raise ScenarioError(f"{name}:1: not valid YAML ({error})") from None


def _documents(text: str, name: str) -> Iterator[Node]:
    loader = yaml.SafeLoader(text)
    try:
        while loader.check_node():
            node = loader.get_node()
            if node is not None:
                yield _Reader(loader, name).read(node, "", 0)
    finally:
        loader.dispose()


class _Reader:
    """Turns the nodes of the YAML library into ours."""

    def __init__(self, loader: yaml.SafeLoader, file: str) -> None:
        self.loader = loader
        self.file = file
        self.count = 0

    def read(self, raw: yaml.Node, path: str, depth: int) -> Node:
        line = raw.start_mark.line + 1
        here = Node(None, self.file, line, path)
        self.count += 1
        if depth > MAX_DEPTH or self.count > MAX_NODES:
            raise here.error("the file is nested too deeply or too large for a scenario")
        if not isinstance(raw, yaml.ScalarNode) and raw.tag not in PLAIN_TAGS:
            raise here.error(f"the YAML tag {raw.tag} has no place in a scenario")
        if isinstance(raw, yaml.SequenceNode):
            entries = [self.read(child, f"{path}[{i}]", depth + 1) for i, child in enumerate(raw.value)]
            return Node(entries, self.file, line, path)
        if isinstance(raw, yaml.MappingNode):
            return Node(self._mapping(raw, path, depth), self.file, line, path)
        value = self.loader.construct_object(raw, deep=True)
        if not isinstance(value, Scalar):
            raise here.error(f"{raw.value!r} is read as a {type(value).__name__}; put it in quotes")
        return Node(value, self.file, line, path)

    def _mapping(self, raw: yaml.MappingNode, path: str, depth: int) -> dict[str, Node]:
        found: dict[str, Node] = {}
        for key_node, value_node in raw.value:
            key = str(self.loader.construct_object(key_node, deep=True))
            below = f"{path}.{key}" if path else key
            node = self.read(value_node, below, depth + 1)
            # the key's line is where a person looks, also when the value begins further down
            node = Node(node.value, node.file, key_node.start_mark.line + 1, below)
            if key in found:
                raise node.error("stands twice")
            found[key] = node
        return found
