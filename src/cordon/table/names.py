"""Names of people and tables: what can be shown, and which two would be taken for one another."""

from __future__ import annotations

import unicodedata

from cordon.table.problems import Refusal

PERSON_MOST, TABLE_MOST, LOGIN_MOST = 24, 48, 48

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as letters or pictures and show nothing: fillers of Hangul, the empty pattern of Braille."""
UNSEEN = frozenset(
    map(chr, (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Marks that change nothing that is seen, beside those of the category Cf."""


def clean_name(name: str, most: int = PERSON_MOST) -> str:
    """A name as it is shown: signs that can be seen, single blanks, and a letter or a digit among them."""
    seen = "".join(_seen(sign) for sign in unicodedata.normalize("NFC", name))
    shown = " ".join(seen.split())
    if not any(unicodedata.category(sign)[0] in "LN" for sign in shown):
        raise Refusal("wrong-name")
    if len(shown) > most:
        raise Refusal("name-long", most=most)
    return shown


def _seen(sign: str) -> str:
    """What turns the direction of writing or shows nothing is left out; controls and blank signs are blanks."""
    if sign in UNSEEN or unicodedata.category(sign) == "Cf":
        return ""
    return " " if sign in BLANK or not sign.isprintable() else sign


def folded(name: str) -> str:
    """The same for all names that would be read as one: capitals, wide and joined letters make no difference."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def login_of(name: str) -> str:
    """What an account of this name is logged in by."""
    login = folded(clean_name(name))
    if len(login) > LOGIN_MOST:
        raise Refusal("name-long", most=PERSON_MOST)
    return login
