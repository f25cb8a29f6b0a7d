"""The results of a study as a Parquet file: a row for each match, for tools that read tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from cordon.kernel.errors import OptionError
from cordon.lab.study import Line, Study


def write_parquet(study: Study, lines: Sequence[Line], file: Path) -> None:
    """Write what was played; the study itself is among the file's metadata, under ``study``."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise OptionError("Parquet needs the extra “lab”: pip install 'cordon[lab]'") from None
    table = pyarrow.Table.from_pylist([_row(line) for line in lines], _schema(pyarrow, lines))
    parquet.write_table(table.replace_schema_metadata({"study": msgspec.json.encode(study)}), file)


def _schema(arrow: Any, lines: Sequence[Line]) -> Any:
    """Switches are columns of text (JSON), figures of a match columns of numbers, what it tallies is one map."""
    return arrow.schema(
        [
            ("players", arrow.int32()),
            ("bots", arrow.string()),
            ("index", arrow.int64()),
            ("seed", arrow.uint64()),
            ("outcome", arrow.string()),
            ("answers", arrow.int64()),
            ("error", arrow.string()),
            *((name, arrow.string()) for name in _columns(_switches(line) for line in lines)),
            *((name, arrow.float64()) for name in _columns(_figures(line) for line in lines)),
            ("tallies", arrow.map_(arrow.string(), arrow.float64())),
        ]
    )


def _columns(rows: Any) -> list[str]:
    return sorted({name for row in rows for name in row})


def _row(line: Line) -> dict[str, Any]:
    tallies = [(name, value) for name, value in line.statistics.items() if ":" in name]
    named = {name: getattr(line, name) for name in ("players", "bots", "index", "seed", "outcome", "answers", "error")}
    return {**named, **_switches(line), **_figures(line), "tallies": tallies}


def _switches(line: Line) -> dict[str, str]:
    return {f"config.{name}": msgspec.json.encode(value).decode() for name, value in line.config.items()}


def _figures(line: Line) -> dict[str, float]:
    return {f"figure.{name}": value for name, value in line.statistics.items() if ":" not in name}
