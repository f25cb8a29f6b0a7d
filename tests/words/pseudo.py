"""A language that nobody speaks, made of the English: every letter is another one, and words are a third longer.

What is still written in plain letters where it is shown was never looked up in a catalogue; what is cut off will be cut
off in some language that has long words.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from cordon.words.catalogue import LOCALES

CODE = "eo"
"""A code that browsers and plural rules know and that has no folder of ours."""
OTHERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçðéƒğħíĵķłɱñöƥɋřšťüṽŵẋýžÀƁÇÐÉƑĞĦÍĴĶŁṀÑÖƤɊŘŠŤÜṼŴẊÝŽ",
)
LONG = re.compile(r"[A-Za-z]{5,}")


def spoken(text: str) -> str:
    """The same in other letters; the second letter of each long word comes twice, and so does the fourth."""
    longer = LONG.sub(lambda word: word[0][:2] + word[0][1:4] + word[0][3:], text)
    return longer.translate(OTHERS)


class _Spoken(Transformer):
    """Words change; variables, selectors and what is grammar stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # named by the library
        return ast.TextElement(spoken(node.value))

    def visit_Attribute(self, node: ast.Attribute) -> ast.SyntaxNode:  # noqa: N802
        return node if node.id.name == "gender" else self.generic_visit(node)


def made_in(folder: Path) -> Path:
    """All languages of ours and this one, in a folder of their own."""
    locales = Path(shutil.copytree(LOCALES, folder / "locales"))
    parser, serializer = FluentParser(with_spans=False), FluentSerializer()
    for path in sorted((locales / "en").rglob("*.ftl")):
        target = locales / CODE / path.relative_to(locales / "en")
        target.parent.mkdir(parents=True, exist_ok=True)
        resource = _Spoken().visit(parser.parse(path.read_text(encoding="utf-8")))
        target.write_text(serializer.serialize(resource), encoding="utf-8")
    return locales
