"""Content files: YAML that is decoded card by card into typed records, so that all errors come at once."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

T = TypeVar("T")


def read_yaml(path: Path, problems: list[str]) -> Any:
    """The plain data of a file; ``None`` and a problem if it is not YAML."""
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except OSError as error:
        problems.append(f"{path.name}: cannot be read ({error.strerror})")
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f", line {mark.line + 1}" if mark is not None else ""
        problems.append(f"{path.name}{where}: not valid YAML ({getattr(error, 'problem', error)})")
    except UnicodeDecodeError:
        problems.append(f"{path.name}: not UTF-8 text")
    return None


def read_cards(path: Path, kind: type[T], problems: list[str]) -> list[T]:
    """Every card of a file that is a list of cards; what does not fit is told with file, card and field."""
    plain = read_yaml(path, problems)
    if plain is None:
        return []
    if not isinstance(plain, list):
        problems.append(f"{path.name}: must be a list of cards")
        return []
    cards: list[T] = []
    seen: set[str] = set()
    for number, raw in enumerate(plain, start=1):
        name = str(raw.get("id", f"card {number}")) if isinstance(raw, dict) else f"card {number}"
        if name in seen:
            problems.append(f"{path.name}: {name}: field 'id': stands twice")
        seen.add(name)
        card = convert(raw, kind, f"{path.name}: {name}", problems)
        if card is not None:
            cards.append(card)
    return cards


def convert(raw: Any, kind: type[T], where: str, problems: list[str]) -> T | None:
    """Plain data as a typed record, or a problem that names the field."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        field = path.rstrip("`").removeprefix("$.").removeprefix("$") or "(the card itself)"
        problems.append(f"{where}: field '{field}': {message}")
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
