"""Cross checks of the content: ids that exist, cards that fit together, counts of the component list.

They look at what could be read, so that one broken card does not hide what is wrong with the others. Every problem
names file, card and field, and says what would be right.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cordon.games.twom.content_files import BOOK, COMPONENTS, DICE, FILES, SHELTER, Decoded
from cordon.games.twom.script_check import Known, check_book, check_op, check_script, leads_of, ops_in
from cordon.games.twom.terms import CLASSES, NOBODY_GUARDS
from cordon.kernel.content import Problems, listed

OUT_FILES = ("exploration.yaml", "residents.yaml", "locations.yaml")
"""Cards that are resolved while the party is out."""
CLOSING = ("low", "middle", "high")


def problems_in(decoded: Decoded) -> list[str]:
    """Everything wrong with content that could be read."""
    known = known_ids(decoded)
    found = [
        *_check_ids(decoded),
        *_check_goods(decoded, known),
        *_check_ops(decoded, known),
        *_check_fittings(decoded),
        *_check_shelter(decoded, known),
        *_check_book(decoded, known),
        *_check_counts(decoded),
    ]
    return listed(found)


def known_ids(decoded: Decoded) -> Known:
    """What ops, conditions and ties may refer to."""

    def ids(file: str) -> frozenset[str]:
        return frozenset(card.id for card in decoded.cards[file])

    tokens = ids("tokens.yaml") | set(CLASSES) | {"token", "any"}
    cards = {
        "location": ids("locations.yaml"),
        "exploration": ids("exploration.yaml"),
        "resident": ids("residents.yaml"),
        "visitor": ids("visitors.yaml"),
        "event": ids("events.yaml"),
        "fitting": ids("fittings.yaml"),
    }
    scripts = {script.id: script for book in decoded.book.values() for script in book}
    return Known(scripts, frozenset(tokens), ids("characters.yaml"), cards)


def _check_ids(decoded: Decoded) -> Problems:
    first: dict[str, str] = {}
    for file in FILES:
        for card in decoded.cards[file]:
            other = first.setdefault(card.id, file)
            if other != file:
                yield file, card.id, "id", f"'{card.id}' is taken by {other}"
    seen: dict[int, str] = {}
    for stem, scripts in decoded.book.items():
        for script in scripts:
            other = seen.setdefault(script.id, stem)
            if other != stem:
                yield f"{stem}.yaml", str(script.id), "id", f"script {script.id} stands in {other}.yaml too"


# --- goods and ops ----------------------------------------------------------------------------------------------------


def _goods(decoded: Decoded) -> Iterator[tuple[str, str, str, dict[str, int]]]:
    for card in decoded.cards["findings.yaml"]:
        for row in ("furniture", "junk", "pantry"):
            yield "findings.yaml", card.id, row, getattr(card, row)
    for fitting in decoded.cards["fittings.yaml"]:
        yield "fittings.yaml", fitting.id, "cost", fitting.cost
        for i, action in enumerate(fitting.actions):
            for field in ("cost", "gain", "needs"):
                yield "fittings.yaml", fitting.id, f"actions[{i}].{field}", getattr(action, field)
    for kind in decoded.shelter.cards if decoded.shelter is not None else ():
        for i, back in enumerate(kind.backs):
            yield SHELTER, kind.id, f"backs[{i}]", back


def _check_goods(decoded: Decoded, known: Known) -> Problems:
    tokens = {token.id for token in decoded.cards["tokens.yaml"]}
    for file, card, field, goods in _goods(decoded):
        for token in goods:
            if token not in tokens:
                yield file, card, field, f"there is no token '{token}'"
    for character in decoded.cards["characters.yaml"]:
        if character.habit and character.habit not in tokens:
            yield "characters.yaml", character.id, "habit", f"there is no token '{character.habit}'"
    for raid in decoded.cards["raids.yaml"]:
        if raid.first not in known.tokens:
            yield "raids.yaml", raid.id, "first", f"there is no class '{raid.first}'"


def op_lists(decoded: Decoded) -> Iterator[tuple[str, str, str, tuple[Any, ...]]]:
    """Every list of ops on a card, with file, card and field."""
    for file in FILES:
        for card in decoded.cards[file]:
            yield file, card.id, "do", getattr(card, "do", ())
            for sort in ("options", "offers"):
                for i, option in enumerate(getattr(card, sort, ())):
                    yield file, card.id, f"{sort}[{i}]", (*option.cost, *option.do)
            for i, use in enumerate(getattr(card, "uses", ())):
                yield file, card.id, f"uses[{i}].do", getattr(use, "do", ())
            for i, action in enumerate(getattr(card, "actions", ())):
                yield file, card.id, f"actions[{i}].do", action.do
            action = getattr(card, "action", None)
            if action is not None:
                yield file, card.id, "action.do", action.do


def _check_ops(decoded: Decoded, known: Known) -> Problems:
    for file, card, field, ops in op_lists(decoded):
        for at, op in ops_in(ops, field):
            yield from ((file, card, at, what) for what in check_op(op, known))
            if op.out_only and file not in (*OUT_FILES, "narrative.yaml"):
                yield file, card, at, "is possible only while the party is out"


def _check_fittings(decoded: Decoded) -> Problems:
    ids = {fitting.id for fitting in decoded.cards["fittings.yaml"]}
    for fitting in decoded.cards["fittings.yaml"]:
        for field in ("replaces", "beside"):
            other = getattr(fitting, field)
            if other and other not in ids:
                yield "fittings.yaml", fitting.id, field, f"there is no fitting '{other}'"
        for i, action in enumerate(fitting.actions):
            if action.burns and not action.cost.get("wood"):
                yield "fittings.yaml", fitting.id, f"actions[{i}].burns", "burns wood, but costs none"


# --- the Shelter ------------------------------------------------------------------------------------------------------


def _check_shelter(decoded: Decoded, known: Known) -> Problems:
    plan = decoded.shelter
    if plan is None:
        return
    kinds = {kind.id: kind for kind in plan.cards}
    spaces = {space.id for space in plan.spaces}
    for space in plan.spaces:
        if space.card and space.card not in kinds:
            yield SHELTER, space.id, "card", f"there is no card '{space.card}'"
    for kind in plan.cards:
        lying = sum(1 for space in plan.spaces if space.card == kind.id)
        left = sum(1 for other in plan.cards for s in plan.spaces if other.leaves == kind.id and s.card == other.id)
        if lying + left != len(kind.backs):
            yield SHELTER, kind.id, "backs", f"has {len(kind.backs)} backs; {lying + left} cards of it are used"
        if kind.leaves and kind.leaves not in kinds:
            yield SHELTER, kind.id, "leaves", f"there is no card '{kind.leaves}'"
        if kind.tool and kind.tool not in known.tokens:
            yield SHELTER, kind.id, "tool", f"there is no token '{kind.tool}'"
    for one, other in plan.links:
        if one not in spaces or other not in spaces:
            yield SHELTER, f"{one}-{other}", "links", "both ends must be spaces"
    if sum(1 for space in plan.spaces if space.action == "guard") != 1:
        yield SHELTER, "spaces", "action", "exactly one space is the Guard space"


# --- the book ---------------------------------------------------------------------------------------------------------


def _check_book(decoded: Decoded, known: Known) -> Problems:
    files = {script.id: f"{stem}.yaml" for stem, scripts in decoded.book.items() for script in scripts}
    for id, script in known.scripts.items():
        yield from ((files[id], str(id), field, what) for field, what in check_script(script, known))
    if any(f"{BOOK}/{stem}.yaml" in decoded.broken for stem in decoded.book):
        return  # what leads where can be told only of a whole book
    out: set[int] = set()
    home: set[int] = {NOBODY_GUARDS}
    for file, _, _, ops in op_lists(decoded):
        for _, op in ops_in(ops, ""):
            for script_id, always_home in leads_of(op):
                (home if always_home or file not in OUT_FILES else out).add(script_id)
    for id, field, what in check_book(known.scripts, out, home):
        yield files[id], str(id), field, what
    for location in sorted(known.cards["location"]):
        for story in ("a", "b"):
            if not any(_tells(script, location, story) for script in known.scripts.values()):
                yield "locations.yaml", location, "id", f"no script tells story {story} of the first visit"
    for character in sorted(known.characters):
        for misery in CLOSING:
            if not any(_closes(script, character, misery) for script in known.scripts.values()):
                yield "characters.yaml", character, "id", f"no closing page for {misery} Misery (TW-15.4)"


def _tells(script: Any, location: str, story: str) -> bool:
    tie = script.at
    told = (getattr(tie, "location", ""), getattr(tie, "story", ""), getattr(tie, "visit", 0))
    return told == (location, story, 1) and not script.conditions


def _closes(script: Any, character: str, misery: str) -> bool:
    tie = script.at
    named = getattr(tie, "character", None) in ("", character) and getattr(tie, "fate", "") == "survived"
    return named and getattr(tie, "misery", "") in ("", misery) and not script.conditions


# --- counts -----------------------------------------------------------------------------------------------------------


def count_components(decoded: Decoded) -> dict[str, int]:
    """How many there are of each line of the component list (TW-1.1)."""
    cards = decoded.cards
    events = cards["events.yaml"]
    plan = decoded.shelter
    return {
        "fate": len(cards["fate.yaml"]),
        "fittings": len(cards["fittings.yaml"]),
        "shelter": sum(1 for space in plan.spaces if space.card) if plan is not None else 0,
        "characters": len(cards["characters.yaml"]),
        "exploration": sum(kind.copies for kind in cards["exploration.yaml"]),
        "findings": len(cards["findings.yaml"]),
        "raids": len(cards["raids.yaml"]),
        "residents": len(cards["residents.yaml"]),
        "locations": len(cards["locations.yaml"]),
        "visitors": len(cards["visitors.yaml"]),
        "events": sum(1 for event in events if event.kind == "event"),
        "chapters": sum(1 for event in events if event.kind == "chapter"),
        "endings": sum(1 for event in events if event.kind == "ending"),
        "narrative": len(cards["narrative.yaml"]),
        "objectives": len(cards["objectives.yaml"]),
        "enemies": len(decoded.dice.enemies) if decoded.dice is not None else 0,
        "spaces": len(plan.spaces) if plan is not None else 0,
    }


def _check_counts(decoded: Decoded) -> Problems:
    if decoded.broken & {*FILES, DICE, SHELTER, COMPONENTS}:
        return  # a card that could not be read is missing from every count
    for line, n in count_components(decoded).items():
        wanted = decoded.components.get(line)
        if wanted != n:
            yield COMPONENTS, line, line, f"there are {n}; the list says {wanted}"
