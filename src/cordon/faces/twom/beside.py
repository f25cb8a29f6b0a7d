"""What a question of This War of Mine tells the page beside its facts."""

from __future__ import annotations

import msgspec

from cordon.games.twom.cards import Goods


class PageText(msgspec.Struct, frozen=True):
    """A page of the book of scripts."""

    title: str
    paragraphs: list[str]


class Label(msgspec.Struct, frozen=True):
    """An action of the stage, without who does it; ``place``: the space where it is done."""

    name: str
    details: list[str]
    cost: Goods
    place: str


class Expected(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the throws of some weapons come to."""

    hits: float
    any: float | None = None
    kill: float | None = None


class Beside(msgspec.Struct, frozen=True, omit_defaults=True):
    """Each of these goes with some questions: pages to read, the card that it is about, the plan of a stage, what a
    fight may bring, the risk of noise, what is there and what is packed."""

    pages: list[PageText] | None = None
    card: str = ""
    left: dict[str, int] | None = None
    labels: dict[str, Label] | None = None
    pays: dict[str, Goods] | None = None
    """By option: what somebody pays, where it is not what is printed."""
    waiting: list[str] | None = None
    idle: dict[str, str] | None = None
    forecast: dict[str, Expected] | None = None
    risk: float | None = None
    there: dict[str, int] | None = None
    packed: dict[str, int] | None = None
