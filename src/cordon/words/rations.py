"""Tricks of the voice that wear out: how often a file of stories may use each, and where it does more often.

The rations are those of the style sheet, for about fifty texts; a longer file has as many more. Nothing is a mistake
here: an author is told, and looks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import ceil

TEXTS = 50
"""Texts for which the rations are meant."""
LONG = 15
"""Words from which on a text is a page, not a line."""

RATIONS: dict[str, tuple[str, int]] = {
    "somebody, someone": (r"\b(somebody|someone)\b", 5),
    "as one does, the way people do": (r"\b(as one (does|did|is|had|has)|as people do|the way (people|one|you)\b)", 3),
    "pencil, chalk": (r"\b(pencil|chalk)\w*", 4),
    "by size": (r"\b(by|in order of) size\b|\bsmall(est)? to large(st)?\b", 1),
    "counting": (r"\bcount(ed|ing)\b", 2),
    "the length of a cigarette": (r"\blength of a cigarette\b", 1),
    "eleven": (r"\beleven\b", 1),
}
"""What is counted, and how often it may stand in fifty texts."""
NEGATIVE = re.compile(r"\b(no|not|none|nobody|nothing|never|neither|nor|n’t|without)\b|n’t\b", re.IGNORECASE)
IN_SO_MANY_PAGES = 6
"""One page in so many may end on a negative sentence."""
THERE_WAS = re.compile(r"(?:^|[.!?”] )(It|There) was\b")
ON_A_PAGE = 2
"""So many sentences of a page may begin with “It was” or “There was”."""


def over_rations(texts: Sequence[str]) -> Iterator[str]:
    """What the texts of one file use more often than they may: the trick, how often, and how often it might be."""
    times = max(1, ceil(len(texts) / TEXTS))
    for trick, (pattern, ration) in RATIONS.items():
        n = sum(len(re.findall(pattern, text, re.IGNORECASE)) for text in texts)
        if n > ration * times:
            yield f"{trick} {n} (ration {ration * times})"
    pages = [text for text in texts if len(text.split()) >= LONG]
    negative = sum(bool(NEGATIVE.search(_last_sentence(text))) for text in pages)
    if negative * IN_SO_MANY_PAGES > len(pages):
        yield f"last sentence negative {negative} (ration {len(pages) // IN_SO_MANY_PAGES})"
    opened = sum(len(THERE_WAS.findall(text)) > ON_A_PAGE for text in pages)
    if opened:
        yield f"pages with more than {ON_A_PAGE} sentences that open with “It was” or “There was” {opened}"


def _last_sentence(text: str) -> str:
    return re.split(r"(?<=[.!?]) |(?<=[.!?]”) ", text.strip())[-1]
