"""For authors: one look through a folder of content, and the texts that its cards and scripts need.

Only the *keys* of texts are known here; whether there are words for them is for a layer that can read catalogues.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cordon.games.twom.content_check import count_components, problems_in
from cordon.games.twom.content_files import FOLDER, SHELTER, Decoded, book_files, decode, schemas
from cordon.games.twom.scripts import Choice, Script, Text
from cordon.games.twom.terms import (
    CLASSES,
    PHASES,
    ROWS,
    SLOTS,
    STATES,
    TASKS,
    Colour,
    DeedName,
    Die,
    Face,
    Theme,
    Trait,
)
from cordon.kernel.content import Checked, ContentTools, Need
from cordon.kernel.refs import words_of

DECKS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "tokens.yaml": ("token", "tokens.ftl", ()),
    "characters.yaml": ("person", "people.ftl", ("full", "job", "story")),
    "fittings.yaml": ("fitting", "fittings.ftl", ("flavour",)),
    "events.yaml": ("event", "events.ftl", ("story",)),
    "objectives.yaml": ("objective", "events.ftl", ("rules",)),
    "locations.yaml": ("location", "locations.ftl", ("story",)),
    "exploration.yaml": ("exploration", "exploration.ftl", ("flavour",)),
    "residents.yaml": ("resident", "residents.ftl", ("story",)),
    "raids.yaml": ("raid", "night.ftl", ("story",)),
    "fate.yaml": ("fate", "night.ftl", ()),
    "visitors.yaml": ("visitor", "visitors.ftl", ("story",)),
    "narrative.yaml": ("narrative", "narrative.ftl", ("flavour",)),
}
"""The file of a deck: the beginning of its text ids, its catalogue, and the attributes of each card."""
COUNTS = "counts.ftl"
"""The catalogue that counts tokens and classes of tokens: every noun has its plurals."""
NOT_CARDS = ("enemies", "spaces")


def check(folder: Path) -> Checked:
    """Everything wrong with a folder, and what its cards ask of the catalogues."""
    decoded = decode(folder)
    problems = [*decoded.problems, *problems_in(decoded)]
    count = count_components(decoded)
    cards = sum(n for line, n in count.items() if line not in NOT_CARDS)
    needs = [*_needs(decoded), *_vocabulary()]
    owned = (
        *dict.fromkeys(catalogue for _, catalogue, _ in DECKS.values()),
        "shelter.ftl",
        *(f"scripts-{path.stem}.ftl" for path in book_files(folder)),
    )
    # There is no card that its ops cannot say; the first `special` would be counted here.
    return Checked(problems, cards, 0, needs, frozenset(_optional(decoded)), owned)


TOOLS = ContentTools(FOLDER, check, schemas)


def _needs(decoded: Decoded) -> Iterator[Need]:
    for file, (prefix, catalogue, attributes) in DECKS.items():
        for card in decoded.cards[file]:
            where = f"{file}: {card.id}: field 'id'"
            key = f"{prefix}-{card.id.lower()}"
            yield Need(key, where, catalogue)
            if prefix == "token":
                yield Need(f"count-{card.id}", where, COUNTS)
            yield from (Need(f"{key}.{name}", where, catalogue) for name in attributes)
            yield from _parts(file, card, catalogue)
    for kind in decoded.shelter.cards if decoded.shelter is not None else ():
        yield Need(f"shelter-{kind.id}", f"{SHELTER}: {kind.id}: field 'id'", "shelter.ftl")
        yield Need(f"shelter-{kind.id}.rules", f"{SHELTER}: {kind.id}: field 'id'", "shelter.ftl")
    for space in decoded.shelter.spaces if decoded.shelter is not None else ():
        yield Need(f"space-{space.id.lower()}", f"{SHELTER}: {space.id}: field 'id'", "shelter.ftl")
    for stem, scripts in decoded.book.items():
        for script in scripts:
            yield from _of_script(stem, script)


def _optional(decoded: Decoded) -> Iterator[str]:
    """Other words for a card that comes again."""
    for file in ("locations.yaml", "residents.yaml", "visitors.yaml", "raids.yaml"):
        prefix, _, _ = DECKS[file]
        for card in decoded.cards[file]:
            yield from (f"{prefix}-{card.id.lower()}.{attribute}" for attribute in ("again", "often"))


def _parts(file: str, card: Any, catalogue: str) -> Iterator[Need]:
    """Options of a card, offers of a location, actions of a fitting or a trait."""
    id = card.id.lower()
    for sort in ("options", "offers"):
        for i, option in enumerate(getattr(card, sort, ())):
            yield Need(f"option-{id}-{option.id}", f"{file}: {card.id}: field '{sort}[{i}]'", catalogue)
    for i, action in enumerate(getattr(card, "actions", ())):
        yield Need(f"action-{id}-{action.id}", f"{file}: {card.id}: field 'actions[{i}]'", catalogue)
    action = getattr(card, "action", None)
    if action is not None:
        yield Need(f"action-{id}-{action.id}", f"{file}: {card.id}: field 'action'", catalogue)


def _of_script(stem: str, script: Script) -> Iterator[Need]:
    """A title, a text for each page, a line for each option of a choice."""
    catalogue = f"scripts-{stem}.ftl"
    where = f"{stem}.yaml: {script.id}"
    yield Need(f"script-{script.id}", f"{where}: field 'id'", catalogue)
    for name, node in script.nodes.items():
        if isinstance(node, Text):
            yield Need(f"script-{script.id}-{name}", f"{where}: field 'nodes.{name}'", catalogue)
            if node.soft:
                yield Need(f"script-{script.id}-{name}.soft", f"{where}: field 'nodes.{name}.soft'", catalogue)
        elif isinstance(node, Choice):
            for option in node.options:
                key = f"script-{script.id}-{name}-{option.id}"
                yield Need(key, f"{where}: field 'nodes.{name}.options'", catalogue)


def _vocabulary() -> Iterator[Need]:
    """Every term that a card or a question may use can be told."""
    terms: dict[str, tuple[str, ...]] = {
        "phase": PHASES,
        "state": STATES,
        "task": TASKS,
        "slot": SLOTS,
        "row": ROWS,
        "die": words_of(Die),
        "face": words_of(Face),
        "trait": words_of(Trait),
        "colour": words_of(Colour),
        "class": (*CLASSES, "token", "any"),
        "deed": words_of(DeedName),
        "theme": words_of(Theme),
    }
    for sort, words in terms.items():
        for word in words:
            yield Need(f"{sort}-{word}", f"the {sort} '{word}'", "terms.ftl")
    for word in terms["class"]:
        yield Need(f"count-{word}", f"the class '{word}'", COUNTS)
