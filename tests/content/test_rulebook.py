"""Who cites a rule: found in steps, scenarios, tests and code, each where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordon.kernel.decisions import Seat
from cordon.kernel.errors import ContentError
from cordon.kernel.frames import Flow, Procedure, step
from cordon.kernel.rulebook import INDEX, Rule, coverage, ids_in, outline, read_index, sort_key


class TossLast(Procedure):
    """QX-10 Toss (p. 2)"""

    seat: Seat

    @step("QX-10.1", "Toss it; a tie is repeated (QX-10.2)")
    def toss(self, game: object) -> Flow:
        return None


class DrawFirst(Procedure):
    """QX-9.1 Draw"""

    @step("QX-9.1", "Draw a card")
    def draw(self, game: object) -> Flow:
        return None


RULES = [Rule("QX-9", "Cards", "section"), *(Rule(f"QX-{n}", "…") for n in ("9.1", "9.2", "9.3", "10.1", "10.2", "11"))]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    def put(name: str, text: str) -> None:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")

    put("pack/toy/rules.py", "# QX-9.2 and an id of another game, QY-9.3\n")
    put("pack/toy/content/rules.yaml", "- {id: QX-11, title: not a citation}\n")
    put("scenarios/toy/a.yaml", "rules: [QX-9.1]\nnote: QX-11 stands elsewhere\n---\nrules: QX-9.3\n")
    put("scenarios/toy/broken.yaml", "rules: [QX-11\n")
    put("tests/test_toy.py", '@mark("QX-9.1")\ndef test_it():\n    """QX-10.2"""\n    helper()\n\n# QX-9\n')
    return tmp_path


def test_each_citation_is_found_where_it_stands(project: Path) -> None:
    found = coverage(RULES, [TossLast, DrawFirst], project / "pack" / "toy", project)
    by = {rule.id: cited for rule, cited in found.rules}
    assert by["QX-9.1"].steps == ["DrawFirst", "DrawFirst.draw"]
    assert by["QX-10.2"].steps == ["TossLast.toss"]
    assert by["QX-9.2"].code == ["toy/rules.py"]
    assert by["QX-9.1"].scenarios == by["QX-9.3"].scenarios == ["scenarios/toy/a.yaml"]
    assert by["QX-9.1"].tests == by["QX-10.2"].tests == ["tests/test_toy.py::test_it"]
    assert by["QX-9"].tests == ["tests/test_toy.py"]
    assert found.missing == ["QX-11"]
    assert list(found.unknown) == ["QX-10"]


def test_a_section_or_a_note_is_never_missing() -> None:
    rules = [Rule("QX-1", "Heading", "section"), Rule("QX-2", "Sources", "note"), Rule("QX-3", "A case", "case")]
    assert coverage(rules, [], Path("/nowhere"), None).missing == ["QX-3"]


def test_ids_are_whole_words() -> None:
    assert ids_in("QX-9.1, (QX-10) and QX-9.1 again; not xQX-3 or QX-") == ["QX-9.1", "QX-10"]


def test_a_letter_names_a_point_of_the_same_rule_and_some_numbers_begin_with_one() -> None:
    assert ids_in("QX-7.3c and QX-7.3e, QX-20.I1, QX-20.Q27") == ["QX-7.3", "QX-20.I1", "QX-20.Q27"]


def test_procedures_stand_in_the_order_of_the_rulebook() -> None:
    text = outline([TossLast, DrawFirst])
    assert text.index("DrawFirst") < text.index("TossLast")
    assert sort_key("QX-9.7") < sort_key("QX-10") < sort_key("QX-10.1")


def test_a_broken_index_is_told(tmp_path: Path) -> None:
    (tmp_path / INDEX).write_text("- {id: QX-1, titel: Heading}\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"rules\.yaml: QX-1: field 'titel'.*did you mean 'title'"):
        read_index(tmp_path)
