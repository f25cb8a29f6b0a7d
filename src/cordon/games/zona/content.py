"""Zona's content: the files under ``content/``, loaded once and shared by all matches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

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
    names_of,
)
from cordon.games.zona.content_check import problems_in
from cordon.games.zona.content_files import EVENT_DECKS, FACILITIES, FOLDER, ITEM_DECKS, PRINTED, decode
from cordon.games.zona.ops import ByReputation, Choose, IfOwned, May, Op, TestOp
from cordon.games.zona.terms import SLOTS
from cordon.kernel.content import fingerprint
from cordon.kernel.errors import ContentError
from cordon.kernel.once import once


class Side:
    """One side of the board: who borders on whom (ZO-31)."""

    def __init__(self, board: Board, side: str) -> None:
        near: dict[str, list[str]] = {area.id: [] for area in board.areas}
        self.shortcuts: dict[tuple[str, str], str] = {}
        self.borders: list[str] = []
        self.blockades: dict[str, tuple[str, ...]] = {}
        for border in board.borders:
            one, other = border.areas
            if border.blocked_on_a and side == "A":
                for here, there in ((one, other), (other, one)):
                    self.blockades[here] = (*self.blockades.get(here, ()), there)
                continue
            near[one].append(other)
            near[other].append(one)
            self.borders.append("/".join(sorted((one, other))))
            if border.shortcut is not None:
                self.shortcuts[one, other] = self.shortcuts[other, one] = border.shortcut
        self.neighbours = {area: tuple(found) for area, found in near.items()}
        """The same as options; nothing forbids them but timed news (ZO-44)."""
        self.entrances = {s.id: s.entrances_a if side == "A" else s.entrances_b for s in board.slots}
        self.slots_at = {a.id: tuple(s for s, areas in self.entrances.items() if a.id in areas) for a in board.areas}

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
        self.cards = frozenset(card for deck in self.decks.values() for card in deck)
        self.listens = self._listening()
        self.use_at: dict[tuple[str, str], Use] = {
            (id, name): use for id, uses in self._all_uses() for use in uses for name in self.names_of(use)
        }
        self.scripts: dict[str, tuple[Op, ...]] = {}
        self.lines: dict[str, tuple[tuple[Op, str], ...]] = {}
        """The same, each op with its own path: under that path the parts of a compound op are found."""
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

    names_of = staticmethod(names_of)

    def _all_uses(self) -> Iterator[tuple[str, tuple[Use, ...]]]:
        """By the id of what they are printed on."""
        sources: list[ItemKind | Threat | News] = [*self.kinds.values(), *self.threats.values(), *self.news.values()]
        for source in sources:
            yield source.id, source.uses
        for character in self.characters.values():
            yield character.id, (character.ability,)

    def _listening(self) -> dict[str, tuple[str, ...]]:
        return {id: tuple(name for use in uses for name in self.names_of(use)) for id, uses in self._all_uses()}

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
        self.lines[key] = tuple((op, f"{key}.{i}") for i, op in enumerate(script))
        for i, op in enumerate(script):
            for ending, part in op.parts().items():
                self._add_script(f"{key}.{i}.{ending}", part)

    def _number_texts(self) -> None:
        """The text key of each choice, each row of a test and each part for a reputation or for what is owned:
        numbered through its section, in reading order."""
        for card in self.events.values():
            for section in (*card.sections, *(str(i) for i in range(1, len(card.paragraphs) + 1))):
                self._number(f"event/{card.id}/{section}", f"event-{card.id.lower()}-{section}", [0, 0, 0])

    def _number(self, key: str, text: str, count: list[int]) -> None:
        for i, op in enumerate(self.scripts[key]):
            if isinstance(op, TestOp):
                count[0] += 1
                self.texts[f"{key}.{i}.success"] = f"{text}-pass-{count[0]}"
                self.texts[f"{key}.{i}.failure"] = f"{text}-fail-{count[0]}"
            if isinstance(op, ByReputation | IfOwned):
                count[2] += 1
                for ending in op.parts():
                    self.texts[f"{key}.{i}.{ending}"] = f"{text}-{ending}-{count[2]}"
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
    decoded = decode(folder)
    problems = [*decoded.problems, *problems_in(decoded)]
    if problems or decoded.board is None:
        raise ContentError(problems)
    return Content(decoded.board, decoded.cards)


@once
def content() -> Content:
    """The content that ships with the program."""
    return load(FOLDER)


@once
def content_fingerprint() -> str:
    return fingerprint(FOLDER / name for name in PRINTED)
