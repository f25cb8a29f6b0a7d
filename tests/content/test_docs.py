"""The pages about content are complete and right: their examples decode, their names exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import yaml

from cordon.games.zona.cards import Board, Condition, Moment, Use, Value
from cordon.games.zona.content_files import FILES
from cordon.games.zona.ops import Op
from cordon.kernel.content import tag
from cordon.words.catalogue import Words

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "content.md").read_text(encoding="utf-8")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
CODE = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/cordon/games/zona").rglob("*.py"))


def table(mark: str) -> dict[str, tuple[set[str], str]]:
    """The rows after ``<!-- mark: … -->``: by the word in the first column, its fields and its example."""
    rows: dict[str, tuple[set[str], str]] = {}
    for line in PAGE.partition(f"<!-- {mark}:")[2].partition("\n\n")[2].splitlines():
        if not line.startswith("|"):
            break
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0].startswith("`"):
            rows[cells[0].strip("`")] = (set(re.findall(r"`(\w+)`", cells[1])), cells[3].strip("`"))
    return rows


@pytest.mark.parametrize(("mark", "union"), [("ops", Op), ("uses", Use)])
def test_every_record_stands_in_its_table_with_all_fields_and_an_example(mark: str, union: object) -> None:
    rows = table(mark)
    kinds = {tag(kind): kind for kind in get_args(union)}
    assert set(rows) == set(kinds)
    for verb, (fields, example) in rows.items():
        assert fields == set(kinds[verb].__struct_fields__), verb
        assert tag(msgspec.convert(yaml.safe_load(example), union)) == verb


def test_every_moment_value_and_condition_is_listed() -> None:
    words = set(re.findall(r"`(\w+)`", PAGE.partition("<!-- words:")[2]))
    assert {*get_args(Moment), *get_args(Value), *get_args(Condition)} - {""} <= words


def test_every_file_and_every_field_of_a_card_is_described() -> None:
    described = set(re.findall(r"`([\w.-]+)`", PAGE.partition("## Files")[2].partition("## Ops")[0]))
    assert set(FILES) <= described
    for kind in {*FILES.values(), Board}:
        assert {field.name for field in msgspec.structs.fields(kind)} <= described, kind.__name__


def rows_of_glossary() -> list[list[str]]:
    lines = [line for line in GLOSSARY.splitlines() if line.startswith("| ") and "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if not line.startswith("| term")]


def test_every_code_name_of_the_glossary_is_in_the_code() -> None:
    for term, code, _ in rows_of_glossary():
        for name in re.findall(r"`([A-Za-z_][\w.]*)`", code):
            for part in name.split("."):
                assert re.search(rf"\b{part}\b", CODE), f"{term}: {name}"


def test_every_message_of_the_glossary_exists() -> None:
    words = Words("en", "zona")
    keys = [key for _, _, message in rows_of_glossary() for key in re.findall(r"`([\w-]+)`", message)]
    assert len(keys) > 60
    assert [key for key in keys if not words.has(key)] == []
