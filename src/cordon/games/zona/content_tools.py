"""For authors: one look through a folder of Zona's content, and the texts that its cards need.

Only the *keys* of texts are known here; whether there are words for them is for a layer that can read catalogues.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from cordon.games.zona.board_check import MOVABLE
from cordon.games.zona.cards import AreaKind, Board, Condition, Moment, Use, Value
from cordon.games.zona.content import Content
from cordon.games.zona.content_check import count_components, problems_in
from cordon.games.zona.content_files import BOARD, EVENT_DECKS, FOLDER, ITEM_DECKS, Decoded, decode, schemas
from cordon.games.zona.ops import Op
from cordon.games.zona.terms import ATTRIBUTES, FACES, KINDS, REPUTATIONS, SLOTS, Category
from cordon.kernel.content import Checked, ContentTools, Need, tag
from cordon.kernel.refs import words_of

CARD_LINES = (*ITEM_DECKS, "start", "emissions", "news", *EVENT_DECKS)
"""The lines of the component list that are cards (ZO-2.1), without the 4 help cards, which a program does not need."""
CATALOGUES = (
    *(f"{name}.ftl" for name in ("items", "scavengers", "threats", "news", "areas", "offers")),
    *(f"events-{deck}.ftl" for deck in EVENT_DECKS),
)
"""Catalogues that hold texts of cards and nothing else."""


def check(folder: Path) -> Checked:
    """Everything wrong with a folder, and what its cards ask of the catalogues."""
    decoded = decode(folder)
    problems = [*decoded.problems, *problems_in(decoded)]
    count = count_components(decoded)
    needs = [*_needs(decoded), *_vocabulary()]
    # There is no card yet that its ops cannot say; the first `special` is counted here.
    return Checked(problems, sum(count[line] for line in CARD_LINES), 0, needs, _optional(decoded), CATALOGUES)


TOOLS = ContentTools(FOLDER, check, schemas)


# --- the texts of cards -----------------------------------------------------------------------------------------------


def _texts(file: str, card: str, key: str, catalogue: str, *attributes: str) -> Iterator[Need]:
    """The name of a card, and the texts beside it."""
    where = f"{file}: {card}"
    yield Need(key, f"{where}: field 'id'", catalogue)
    yield from (Need(f"{key}.{name}", f"{where}: field 'id'", catalogue) for name in attributes)


def _needs(decoded: Decoded) -> Iterator[Need]:
    for deck in ITEM_DECKS:
        for kind in decoded.cards[f"items-{deck}.yaml"]:
            yield from _texts(f"items-{deck}.yaml", kind.id, f"item-{kind.id.lower()}", "items.ftl", "flavour")
    for character in decoded.cards["characters.yaml"]:
        of_board = ("role", "plays", "ability", "rules", "story")
        yield from _texts(
            "characters.yaml", character.id, f"scavenger-{character.id.lower()}", "scavengers.ftl", *of_board
        )
        for kind in character.equipment:
            yield from _texts("characters.yaml", character.id, f"item-{kind.id.lower()}", "items.ftl", "flavour")
    for threat in decoded.cards["threats.yaml"]:
        rules = ("rules",) if threat.uses else ()  # loot is told from its ops
        yield from _texts("threats.yaml", threat.id, f"threat-{threat.id.lower()}", "threats.ftl", "flavour", *rules)
    for sort, attributes in (("news", ("story", "rules")), ("emission", ("story",)), ("lock", ("story",))):
        file = "news.yaml" if sort == "news" else f"{sort}s.yaml"
        for card in decoded.cards[file]:
            yield from _texts(file, card.id, f"{sort}-{card.id.lower()}", "news.ftl", *attributes)
    for area in decoded.board.areas if decoded.board is not None else ():
        yield from _texts(BOARD, area.id, f"area-{area.id}", "areas.ftl", "flavour", *_of_area(area))
        for i, offer in enumerate(area.offers):
            yield Need(f"offer-{offer.id}", f"{BOARD}: {area.id}: field 'offers[{i}].id'", "offers.ftl")
    yield from _needs_of_events(decoded)


def _of_area(area: AreaKind) -> tuple[str, ...]:
    return ("action", "rules") if area.group in MOVABLE else ()


def _needs_of_events(decoded: Decoded) -> Iterator[Need]:
    """A title, a story for each section or paragraph, a line for each choice and for each row of a test."""
    nowhere = Board(areas=(), borders=(), slots=())
    content = Content(nowhere, decoded.cards)
    for deck in EVENT_DECKS:
        file, catalogue = f"events-{deck}.yaml", f"events-{deck}.ftl"
        for card in decoded.cards[file]:
            key = f"event-{card.id.lower()}"
            yield Need(key, f"{file}: {card.id}: field 'id'", catalogue)
            for section in card.sections:
                yield Need(f"{key}-{section}", f"{file}: {card.id}: field 'sections.{section}'", catalogue)
            for i in range(len(card.paragraphs)):
                yield Need(f"{key}-{i + 1}", f"{file}: {card.id}: field 'paragraphs[{i}]'", catalogue)
            path = f"event/{card.id}/"
            for place, text in content.texts.items():
                if place.startswith(path):
                    yield Need(text, f"{file}: {card.id}: field '{place.removeprefix(path)}'", catalogue)


def _optional(decoded: Decoded) -> frozenset[str]:
    """Rules written by hand where those made from the ops do not read well."""
    kinds = [kind for deck in ITEM_DECKS for kind in decoded.cards[f"items-{deck}.yaml"]]
    kinds += [kind for character in decoded.cards["characters.yaml"] for kind in character.equipment]
    threats = decoded.cards["threats.yaml"]
    return frozenset(
        [*(f"item-{kind.id.lower()}.rules" for kind in kinds), *(f"threat-{t.id.lower()}.rules" for t in threats)]
    )


# --- the words of the trade -------------------------------------------------------------------------------------------


def _vocabulary() -> Iterator[Need]:
    """Every verb, moment, condition and term that a card may use can be told."""
    for sort, union in (("op", Op), ("use", Use)):
        for kind in get_args(union):
            yield Need(f"{sort}-zona-{tag(kind)}", f"the {sort} '{tag(kind)}'", "rules.ftl")
    for sort, words in (("moment", Moment), ("condition", Condition), ("value", Value)):
        for word in filter(None, get_args(words)):
            yield Need(f"{sort}-{word}", f"the {sort} '{word}'", "rules.ftl")
    terms: dict[str, tuple[Any, ...]] = {
        "attribute": ATTRIBUTES,
        "damage": KINDS,
        "face": FACES,
        "slot": SLOTS,
        "reputation": tuple(REPUTATIONS.values()),
        "category": words_of(Category),
        "group": (*MOVABLE, "facility", "end"),
        "deck": (*ITEM_DECKS, "start", "news", "emission", *EVENT_DECKS),
    }
    for sort, values in terms.items():
        for word in values:
            yield Need(f"{sort}-{word.lower()}", f"the {sort} '{word}'", "terms.ftl")
