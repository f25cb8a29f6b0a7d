"""Which English a translation was made from: a short digest for each text, kept beside the catalogues of a language.

A text whose English has changed since then is stale: `cordon content lint --stale` names it until somebody has looked
at the translation and said so with `cordon content translated`. A catalogue that is not listed has never been noted.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from cordon.kernel import typed

FILE = "sources.json"

Sources = dict[str, dict[str, str]]
"""Digests of the English, by catalogue (``twom/log.ftl``) and by the key of a text."""


def read_sources(folder: Path, language: str) -> Sources:
    path = folder / language / FILE
    return typed.decode(path.read_bytes(), Sources) if path.is_file() else {}


def write_sources(folder: Path, language: str, sources: Sources) -> None:
    """A line for each text, so that a change can be read."""
    ordered = {file: dict(sorted(sources[file].items())) for file in sorted(sources)}
    data = msgspec.json.format(msgspec.json.encode(ordered), indent=1)
    (folder / language / FILE).write_bytes(data + b"\n")
