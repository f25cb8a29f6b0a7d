"""Zona's content: the files under ``content/``, loaded once and shared by all matches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from cordon.games.zona import cards
from cordon.games.zona.cards import (
    AreaKind,
    Board,
    Character,
    Emission,
    EventCard,
    ItemKind,
    Lock,
    News,
    Threat,
    Use,
)
from cordon.games.zona.ops import Choose, May, Op, TestOp
from cordon.games.zona.terms import SLOTS
from cordon.kernel.content import convert, fingerprint, read_cards, read_yaml
from cordon.kernel.errors import ContentError

FOLDER = Path(__file__).parent / "content"
ITEM_DECKS = ("junk", "gear", "artG", "artY", "find")
FACILITIES = ("archive", "botanical_lab", "shelter", "observatory")
EVENT_DECKS = ("green", "yellow", *FACILITIES, "sarcophagus")

FILES: dict[str, type] = {
    **{f"items-{deck}.yaml": ItemKind for deck in ITEM_DECKS},
    **{f"events-{deck}.yaml": EventCard for deck in EVENT_DECKS},
    "characters.yaml": Character,
    "threats.yaml": Threat,
    "locks.yaml": Lock,
    "emissions.yaml": Emission,
    "news.yaml": News,
}


class Side:
    """One side of the board: who borders on whom (ZO-31)."""

    def __init__(self, board: Board, side: str) -> None:
        near: dict[str, list[str]] = {area.id: [] for area in board.areas}
        self.shortcuts: dict[tuple[str, str], str] = {}
        self.borders: list[str] = []
        for border in board.borders:
            if border.blocked_on_a and side == "A":
                continue
            one, other = border.areas
            near[one].append(other)
            near[other].append(one)
            self.borders.append("/".join(sorted((one, other))))
            if border.shortcut is not None:
                self.shortcuts[one, other] = self.shortcuts[other, one] = border.shortcut
        self.neighbours = {area: tuple(found) for area, found in near.items()}
        self.entrances = {s.id: s.entrances_a if side == "A" else s.entrances_b for s in board.slots}

    def shortcut(self, one: str, other: str) -> str | None:
        """The kind of damage that crossing this border costs."""
        return self.shortcuts.get((one, other))


class Content:
    """Everything that is printed, by id; scripts by the path of the place where they stand."""

    def __init__(self, board: Board, decoded: dict[str, list[Any]]) -> None:
        self.board = board
        self.areas: dict[str, AreaKind] = {area.id: area for area in board.areas}
        self.sides = {side: Side(board, side) for side in ("A", "B")}
        self.characters: dict[str, Character] = {c.id: c for c in decoded["characters.yaml"]}
        self.locks: dict[str, Lock] = {lock.id: lock for lock in decoded["locks.yaml"]}
        self.emissions: dict[str, Emission] = {e.id: e for e in decoded["emissions.yaml"]}
        self.news: dict[str, News] = {n.id: n for n in decoded["news.yaml"]}
        self.kinds: dict[str, ItemKind] = {}
        self.items: dict[str, ItemKind] = {}
        self.deck_of: dict[str, str] = {}
        self.decks: dict[str, tuple[str, ...]] = {}
        for deck in ITEM_DECKS:
            self._add_items(deck, decoded[f"items-{deck}.yaml"])
        self._add_items("start", [kind for c in self.characters.values() for kind in c.equipment])
        self.threats: dict[str, Threat] = {}
        self._add_threats(decoded["threats.yaml"])
        self.events: dict[str, EventCard] = {}
        self.facility_of: dict[str, str] = {}
        for deck in EVENT_DECKS:
            found: list[EventCard] = decoded[f"events-{deck}.yaml"]
            self.events |= {card.id: card for card in found}
            self.decks[deck] = tuple(card.id for card in found)
            if deck in FACILITIES:
                self.facility_of |= {card.id: deck for card in found}
        self.decks["news"] = tuple(self.news)
        self.decks["emission"] = tuple(self.emissions)
        self.listens = self._listening()
        self.scripts: dict[str, tuple[Op, ...]] = {}
        self.texts: dict[str, str] = {}
        for key, script in self._roots():
            self._add_script(key, script)
        self._number_texts()

    # --- cards and tokens as instances ------------------------------------------------------------------------------

    def _add_items(self, deck: str, kinds: list[ItemKind]) -> None:
        deck_cards: list[str] = []
        for kind in kinds:
            self.kinds[kind.id] = kind
            for copy in range(1, kind.copies + 1):
                card = f"{kind.id}-{copy}"
                self.items[card] = kind
                self.deck_of[card] = deck
                deck_cards.append(card)
        self.decks[deck] = tuple(deck_cards)

    def _add_threats(self, threats: list[Threat]) -> None:
        for slot in SLOTS:
            tokens = []
            for threat in threats:
                if threat.slot == slot:
                    for letter in "abcdefgh"[: threat.copies]:
                        self.threats[f"{threat.id}{letter}"] = threat
                        tokens.append(f"{threat.id}{letter}")
            self.decks[slot] = tuple(tokens)

    # --- what listens to what ---------------------------------------------------------------------------------------

    @staticmethod
    def names_of(use: Use) -> tuple[str, ...]:
        """The windows and values that a use listens to."""
        match use:
            case cards.InTest():
                return tuple(f"test:{attribute}" for attribute in use.attributes)
            case cards.InDamage():
                return ("damage", "negate") if use.negates else ("damage",)
            case cards.InTurn():
                return ("between",) if use.between_actions else ("turn",)
            case cards.Reacts():
                return use.moments
            case cards.Modifies():
                return (use.value,)
        return (
            {cards.Negates: "negate", cards.WhenForcing: "force", cards.WhenRunning: "run"}.get(type(use), "again"),
        )

    def _listening(self) -> dict[str, tuple[str, ...]]:
        sources: list[ItemKind | Threat | News] = [*self.kinds.values(), *self.threats.values(), *self.news.values()]
        return {source.id: tuple(n for use in source.uses for n in self.names_of(use)) for source in sources}

    # --- scripts ----------------------------------------------------------------------------------------------------

    def _roots(self) -> Iterator[tuple[str, tuple[Op, ...]]]:
        """Every script with its path: where it is written is where it is found."""
        for kind in self.kinds.values():
            yield from _use_scripts(f"item/{kind.id}", kind.uses)
            if kind.side_effect:
                yield f"item/{kind.id}/side_effect", kind.side_effect
        for character in self.characters.values():
            yield from _use_scripts(f"scavenger/{character.id}", (character.ability,))
        for threat in self.threats.values():
            yield from _use_scripts(f"threat/{threat.id}", threat.uses)
            yield f"threat/{threat.id}/loot", threat.loot
        for news in self.news.values():
            yield from _use_scripts(f"news/{news.id}", news.uses)
            yield f"news/{news.id}", news.do
        for area in self.areas.values():
            yield f"area/{area.id}/action", area.action
            for offer in area.offers:
                yield f"offer/{offer.id}", offer.do
        for lock in self.locks.values():
            for i, way in enumerate(lock.ways, start=1):
                yield f"lock/{lock.id}/{i}", way
        for card in self.events.values():
            for section, script in card.sections.items():
                yield f"event/{card.id}/{section}", script
            for i, script in enumerate(card.paragraphs, start=1):
                yield f"event/{card.id}/{i}", script

    def _add_script(self, key: str, script: tuple[Op, ...]) -> None:
        self.scripts[key] = script
        for i, op in enumerate(script):
            for ending, part in op.parts().items():
                self._add_script(f"{key}.{i}.{ending}", part)

    def _number_texts(self) -> None:
        """The text key of each choice and each row of a test: numbered through its section, in reading order."""
        for card in self.events.values():
            for section in (*card.sections, *(str(i) for i in range(1, len(card.paragraphs) + 1))):
                self._number(f"event/{card.id}/{section}", f"event-{card.id.lower()}-{section}", [0, 0])

    def _number(self, key: str, text: str, count: list[int]) -> None:
        for i, op in enumerate(self.scripts[key]):
            if isinstance(op, TestOp):
                count[0] += 1
                self.texts[f"{key}.{i}.success"] = f"{text}-pass-{count[0]}"
                self.texts[f"{key}.{i}.failure"] = f"{text}-fail-{count[0]}"
            for ending in op.parts():
                if isinstance(op, Choose | May):
                    count[1] += 1
                    self.texts[f"{key}.{i}.{ending}"] = f"{text}-pick-{count[1]}"
                self._number(f"{key}.{i}.{ending}", text, count)


def _use_scripts(key: str, uses: tuple[Use, ...]) -> Iterator[tuple[str, tuple[Op, ...]]]:
    for use in uses:
        if isinstance(use, cards.InTurn):
            yield f"{key}/turn", use.do
        elif isinstance(use, cards.Reacts):
            for moment in use.moments:
                yield f"{key}/{moment}", use.do


# --- loading ----------------------------------------------------------------------------------------------------------


def load(folder: Path) -> Content:
    """The content of a folder; all problems of all files at once."""
    problems: list[str] = []
    decoded: dict[str, list[Any]] = {name: read_cards(folder / name, kind, problems) for name, kind in FILES.items()}
    raw = read_yaml(folder / "board.yaml", problems)
    board = convert(raw, Board, "board.yaml", problems) if raw is not None else None
    if problems or board is None:
        raise ContentError(problems)
    return Content(board, decoded)


@cache
def content() -> Content:
    """The content that ships with the program."""
    return load(FOLDER)


@cache
def content_fingerprint() -> str:
    return fingerprint(FOLDER.glob("*.yaml"))


def schemas() -> dict[str, dict[str, Any]]:
    """A JSON Schema for each content file, for editors."""
    found = {name: msgspec.json.schema(list[kind]) for name, kind in FILES.items()}  # type: ignore[valid-type]
    found["board.yaml"] = msgspec.json.schema(Board)
    return found
