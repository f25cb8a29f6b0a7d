"""Content files: YAML that is decoded card by card into typed records, so that all errors come at once."""

from __future__ import annotations

import difflib
import hashlib
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec
import yaml

from cordon.kernel import typed
from cordon.kernel.refs import plain, words_of

T = TypeVar("T")

MOST_PARTS = 200_000
"""Lists, mappings and values of one file."""


class Need(NamedTuple):
    """A text that content needs: its message id (an attribute as ``item-j01.flavour``), which card asks for it, and
    the catalogue where one would look for it."""

    key: str
    where: str
    catalogue: str


class Checked(NamedTuple):
    """What looking through a folder of content came to. ``owned`` are the catalogues that hold texts of cards alone: a
    message there that no card needs, and that is not ``optional``, is left over."""

    problems: Sequence[str] = ()
    cards: int = 0
    specials: int = 0
    needs: Sequence[Need] = ()
    optional: frozenset[str] = frozenset()
    owned: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    """What a folder of somebody's own adds, the campaign or mission that it is first; nothing if it cannot be read."""


Problems = Iterator[tuple[str, str, str, str]]
"""What is wrong, as file, card, field and what would be right."""


class Place(NamedTuple):
    """Where a script stands: ``kind`` is what sort of thing it belongs to, or the moment that it answers."""

    file: str
    card: str
    field: str
    kind: str


Finding = tuple[Place, str, str]
"""Where, which field of the script there, and what is wrong."""


class ContentTools(NamedTuple):
    """What a game offers to the authors of its content: where its own lies, a check of any such folder, and a
    JSON Schema for each file."""

    folder: Path
    check: Callable[[Path], Checked]
    schemas: Callable[[], dict[str, dict[str, Any]]]
    check_added: Callable[[Path], Checked] | None = None
    """A check of the folder of a mission or a campaign that is to be added."""


# --- reading ----------------------------------------------------------------------------------------------------------


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # the C loader may be missing
    """Plain YAML, where a key that stands twice is an error: the first would vanish without a word."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        if len(found) < len(node.value):
            keys = [key.value for key, _ in node.value]
            twice = next(key for key, _ in reversed(node.value) if keys.count(key.value) > 1)
            raise yaml.constructor.ConstructorError(None, None, f"{twice.value!r} stands twice", twice.start_mark)
        return found


class Folder:
    """Reads the files of a folder one after the other, and keeps what is wrong: all problems, and which files are
    ``broken``, by their paths below the folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problems: list[str] = []
        self.broken: set[str] = set()

    def cards(self, name: str, kind: type[T], path: Path | None = None) -> list[T]:
        """A file that is a list of cards; ``path`` where it lies elsewhere."""
        before = len(self.problems)
        found = read_cards(path or self.path / name, kind, self.problems, name)
        if len(self.problems) > before:
            self.broken.add(name)
        return found

    def record(self, name: str, kind: type[T], path: Path | None = None) -> T | None:
        """A file that is one record; ``path`` where it lies elsewhere."""
        raw = read_yaml(path or self.path / name, self.problems, name)
        found = convert(raw, kind, name, self.problems) if raw is not None else None
        if found is None:
            self.broken.add(name)
        return found


def read_yaml(path: Path, problems: list[str], name: str = "") -> Any:
    """The plain data of a file; ``None`` and a problem if it is not YAML."""
    name = name or path.name
    try:
        plain = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)
        if plain is None:
            problems.append(f"{name}: is empty")
        if _is_endless(plain):
            problems.append(f"{name}: is too large; what an anchor stands for counts wherever it is used")
            return None
        return plain
    except RecursionError:
        problems.append(f"{name}: is nested too deeply")
    except OSError as error:
        problems.append(f"{name}: cannot be read ({error.strerror})")
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f", line {mark.line + 1}" if mark is not None else ""
        problems.append(f"{name}{where}: not valid YAML ({getattr(error, 'problem', error)})")
    except UnicodeDecodeError:
        problems.append(f"{name}: not UTF-8 text")
    return None


def _is_endless(plain: Any) -> bool:
    """Whether plain data has more parts than any file of ours: a few lines of anchors can stand for millions."""
    left, rest = MOST_PARTS, [plain]
    while rest and left:
        value = rest.pop()
        left -= 1
        if isinstance(value, dict | list):
            rest += value.values() if isinstance(value, dict) else value
    return not left


def read_cards(path: Path, kind: type[T], problems: list[str], file: str = "") -> list[T]:
    """Every card of a file that is a list of cards; what does not fit is told with file, card and field."""
    file = file or path.name
    plain = read_yaml(path, problems, file)
    if plain is None:
        return []
    if not isinstance(plain, list):
        problems.append(f"{file}: must be a list of cards")
        return []
    cards: list[T] = []
    seen: set[str] = set()
    for number, raw in enumerate(plain, start=1):
        name = str(raw.get("id", f"card {number}")) if isinstance(raw, dict) else f"card {number}"
        if name in seen:
            problems.append(f"{file}: {name}: field 'id': stands twice")
        seen.add(name)
        card = convert(raw, kind, f"{file}: {name}", problems)
        if card is not None:
            cards.append(card)
    return cards


def convert(raw: Any, kind: type[T], where: str, problems: list[str]) -> T | None:
    """Plain data as a typed record, or a problem for each field that does not fit."""
    try:
        return typed.convert(raw, kind)
    except msgspec.ValidationError:
        problems.extend(f"{where}: field '{field}': {what}" for field, what in misfits(raw, kind))
        return None


def fingerprint(paths: Iterable[Path]) -> str:
    """A short name of the content: any change of any file changes it."""
    total = hashlib.sha256()
    for path in sorted(paths, key=lambda path: path.name):
        total.update(path.name.encode())
        total.update(b"\0")
        total.update(path.read_bytes())
        total.update(b"\0")
    return total.hexdigest()[:16]


def listed(problems: Iterable[tuple[str, str, str, str]]) -> list[str]:
    """Problems as an author reads them."""
    return [f"{file}: {card}: field '{field}': {what}" for file, card, field, what in problems]


# --- what does not fit, and what would --------------------------------------------------------------------------------


def misfits(raw: Any, kind: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every field of ``raw`` that keeps it from being a ``kind``, and what would be right there.

    The decoder stops at the first misfit and cannot name the key of a mapping, so a card that failed is walked again,
    as deep as its shape can be followed.
    """
    try:
        typed.convert(raw, kind)
    except msgspec.ValidationError as error:
        inside = list(_inside(raw, kind, path))
        yield from inside or [(path or "(the card itself)", str(error).partition(" - at `")[0] + _advice(kind))]


def _inside(raw: Any, kind: Any, path: str) -> Iterator[tuple[str, str]]:
    """The misfits in the parts of a record, a list or a mapping; nothing if the trouble is the thing itself."""
    kind = plain(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        members = _members(raw, args)
        for member in members:
            yield from misfits(raw, member, path)
        if not members and isinstance(raw, dict):
            field = next(filter(None, map(_tag_field, args)), "")
            yield f"{path}.{field}".strip("."), _unknown(raw.get(field, ""), [tag(arg) for arg in args if tag(arg)])
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(raw, dict):
        yield from _inside_record(raw, kind, path)
    elif origin is tuple and isinstance(raw, list):
        kinds = [args[0]] * len(raw) if args[1:] == (...,) else args
        if len(kinds) != len(raw):
            yield path, f"has {len(raw)} entries; there must be {len(kinds)}"
        else:
            for i, (each, of) in enumerate(zip(raw, kinds, strict=True)):
                yield from misfits(each, of, f"{path}[{i}]")
    elif origin is dict and isinstance(raw, dict):
        for key, each in raw.items():
            yield from misfits(each, args[1], f"{path}.{key}".lstrip("."))


def _members(raw: Any, args: tuple[Any, ...]) -> list[Any]:
    """The member of a union that is meant: by its tag, or because there is only one beside ``None``."""
    real = [arg for arg in args if arg is not types.NoneType]
    if len(real) == 1:
        return real
    return [arg for arg in real if isinstance(raw, dict) and _tag_field(arg) and raw.get(_tag_field(arg)) == tag(arg)]


def _tag_field(kind: Any) -> str:
    """The field that tells the records of a union apart; empty for whatever has none."""
    config = getattr(kind, "__struct_config__", None)
    return (config.tag_field or "") if config is not None else ""


def tag(kind: Any) -> str:
    """The verb under which a record of a union is written."""
    return str(kind.__struct_config__.tag) if _tag_field(kind) else ""


def _inside_record(raw: dict[Any, Any], kind: type[msgspec.Struct], path: str) -> Iterator[tuple[str, str]]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    misspelt: set[str] = set()
    for name in raw:
        if name not in fields and name != _tag_field(kind):
            misspelt.update(difflib.get_close_matches(str(name), fields, n=1))
            yield f"{path}.{name}".lstrip("."), _unknown(name, list(fields))
    for name, field in fields.items():
        if name in raw:
            yield from misfits(raw[name], field.type, f"{path}.{name}".lstrip("."))
        elif field.required and name not in misspelt:
            yield f"{path}.{name}".lstrip("."), "is missing"


def _unknown(word: Any, known: list[str]) -> str:
    """What to say of a word that is not among those known."""
    near = difflib.get_close_matches(str(word), known, n=1)
    return f"{word!r} is not known here; " + (f"did you mean '{near[0]}'?" if near else f"known: {', '.join(known)}")


def _advice(kind: Any) -> str:
    """The words that would have been right, where they can be listed: of a union those of its words, and a number."""
    kind = plain(kind)
    kinds = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)
    known = [word or "nothing" for each in kinds if get_origin(plain(each)) is Literal for word in words_of(each)]
    known += ["a number"] if known and any(plain(each) is int for each in kinds) else []
    return f"; one of {', '.join(known)}" if known else ""
