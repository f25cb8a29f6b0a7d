"""Ids spelled as the words that they are made of, for what no message names."""

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


def sentence(text: str) -> str:
    """With a capital letter in front."""
    return text[:1].upper() + text[1:]
