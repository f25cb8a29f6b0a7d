"""How words are written: ids as the words that they are made of, clauses as sentences, numbers with their sign."""

from __future__ import annotations

import re

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_BETWEEN = re.compile(r"[-_./: ]+")


def kebab(name: str) -> str:
    """``ItemGained`` as ``item-gained``."""
    return _HUMP.sub("-", name).lower()


def spelled(id: str) -> str:
    """``night-star`` and ``NightStar`` as "night star"."""
    return " ".join(part for part in _BETWEEN.split(kebab(id)) if part)


def capital(text: str) -> str:
    """With a capital letter in front."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """With a small letter in front."""
    return text[:1].lower() + text[1:]


def stopped(text: str) -> str:
    """With a full stop, if neither it nor what it quotes at its end has one; the head of a list has its colon."""
    return text if text.rstrip("”“»]").endswith((".", "!", "?", "…", ":")) else f"{text}."


def sentence(clause: str) -> str:
    """With a capital letter and a full stop."""
    return stopped(capital(clause))


def signed(n: int) -> str:
    """``+1``, ``−2``, ``0``."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"
