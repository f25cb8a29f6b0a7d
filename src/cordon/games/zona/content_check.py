"""Cross checks of Zona's content: ids that exist, cards that fit together, counts of the component list.

They look at what could be read, so that one broken card does not hide what is wrong with the others. Every problem
names file, card and field, and says what would be right.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from cordon.games.zona.board_check import check_board, groups_of
from cordon.games.zona.cards import (
    InDamage,
    InTest,
    InTurn,
    ItemKind,
    Modifies,
    News,
    Reacts,
    Threat,
    Use,
    names_of,
)
from cordon.games.zona.content_files import (
    BOARD,
    COMPONENT_FILES,
    COMPONENTS,
    EVENT_DECKS,
    FILES,
    ITEM_DECKS,
    SECTOR_DECKS,
    Decoded,
)
from cordon.games.zona.ops import UseCrowbar
from cordon.games.zona.script_check import LAST, check_script, ops_in, scripts_in
from cordon.games.zona.terms import REPUTATIONS, SLOTS, kind_of_slot
from cordon.kernel.content import Problems, listed, tag

OPEN_SPACE = ("green", "yellow", "red")
TOKENS = 8
"""Tokens of one type are told apart by a letter, a to h."""
MARKED: dict[str, tuple[str, ...]] = {
    "border": ("impassable", "after_crossing"),
    "area": ("after_entry", "after_turn", "confrontation_difficulty", "lure", "no_area_action"),
    "bunker": ("buy_price", "heal_price"),
}
"""What a timed news card may listen to, by what it marks (ZO-44)."""
_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


def problems_in(decoded: Decoded) -> list[str]:
    """Everything wrong with content that could be read."""
    groups = groups_of(decoded.board) if decoded.board is not None else None
    found = [
        *_check_ids(decoded),
        *(check_board(decoded.board) if decoded.board is not None else ()),
        *_check_items(decoded, groups),
        *_check_characters(decoded, groups),
        *_check_threats(decoded),
        *_check_emissions(decoded, groups),
        *_check_news(decoded),
        *_check_events(decoded, groups),
        *_check_scripts(decoded, groups),
        *_check_counts(decoded),
    ]
    return listed(found)


# --- ids --------------------------------------------------------------------------------------------------------------


def _ids(decoded: Decoded) -> Iterator[tuple[str, str, str, str]]:
    """Every id with file, card and field. Ids of the cards of one file are told apart while it is read."""
    for file in FILES:
        for card in decoded.cards[file]:
            yield file, card.id, "id", card.id
    for character in decoded.cards["characters.yaml"]:
        for i, kind in enumerate(character.equipment):
            yield "characters.yaml", character.id, f"equipment[{i}].id", kind.id
    for area in decoded.board.areas if decoded.board is not None else ():
        yield BOARD, area.id, "id", area.id


def _check_ids(decoded: Decoded) -> Problems:
    first: dict[str, tuple[str, str, str]] = {}
    for file, card, field, id in _ids(decoded):
        if file == "threats.yaml":
            continue
        if not _ID.fullmatch(id):
            yield file, card, field, f"'{id}' must begin with a letter and hold only letters, digits and _"
        known = first.setdefault(id.lower(), (file, card, field))
        told_already = known[0] == file and field == known[2] == "id" and file != BOARD
        if known != (file, card, field) and not told_already:
            yield file, card, field, f"'{id}' is taken by {known[0]}: {known[1]}"
    for threat in decoded.cards["threats.yaml"]:
        if not re.fullmatch(rf"{threat.slot}-[1-9]\d*", threat.id):
            yield "threats.yaml", threat.id, "id", f"must be its slot and a number, such as {threat.slot}-1"
    for character in decoded.cards["characters.yaml"]:
        for i, kind in enumerate(character.equipment, start=1):
            if kind.id != f"{character.id}_{i}":
                yield "characters.yaml", character.id, f"equipment[{i - 1}].id", f"must be {character.id}_{i}"


# --- items and characters ---------------------------------------------------------------------------------------------


def _items(decoded: Decoded) -> Iterator[tuple[str, str, str, str, ItemKind]]:
    for deck in ITEM_DECKS:
        for kind in decoded.cards[f"items-{deck}.yaml"]:
            yield deck, f"items-{deck}.yaml", kind.id, "", kind
    for character in decoded.cards["characters.yaml"]:
        for i, kind in enumerate(character.equipment):
            yield "start", "characters.yaml", character.id, f"equipment[{i}].", kind


def _check_items(decoded: Decoded, groups: dict[str, str] | None) -> Problems:
    for deck, file, card, at, kind in _items(decoded):
        outfit = kind.place == "wear"
        if outfit != bool(kind.parts):
            what = "an outfit covers parts of the body: some of H, T, L" if outfit else "only an outfit covers parts"
            yield file, card, f"{at}parts", what
        if outfit != (kind.category == "outfit"):
            yield file, card, f"{at}category", "outfits, and only they, have place 'wear' and category 'outfit'"
        if deck in ("artG", "artY") and kind.category != "artifact":
            yield file, card, f"{at}category", "a card of this deck is an artifact"
        if kind.side_effect and kind.category != "artifact":
            yield file, card, f"{at}side_effect", "only artifacts have side effects (ZO-8.13)"
        if kind.keeps_tokens and not kind.wears:
            yield file, card, f"{at}keeps_tokens", "only a wearing item (W1 to W9) keeps tokens"
        if deck == "start" and kind.copies != 1:
            yield file, card, f"{at}copies", "there is 1 of each starting card (ZO-36)"
        if not kind.uses:
            yield file, card, f"{at}uses", "a card without any use does nothing"
        fields = [f"{at}uses[{i}]" for i in range(len(kind.uses))]
        yield from _check_uses(file, card, fields, kind.uses, groups)
    asked = any(isinstance(op, UseCrowbar) for _, script in scripts_in(decoded) for _, op in ops_in(script))
    if asked and not decoded.broken and not any(kind.crowbar for *_, kind in _items(decoded)):
        yield (
            "items-junk.yaml",
            "all cards",
            "crowbar",
            "other cards ask for the Crowbar: one item needs 'crowbar: true'",
        )


def _check_uses(
    file: str, card: str, fields: Iterable[str], uses: tuple[Use, ...], groups: dict[str, str] | None
) -> Problems:
    """Uses that do nothing, that are never asked because another one answers first, or that name unknown places."""
    heard: set[str] = set()
    for field, use in zip(fields, uses, strict=True):
        # one use for the own turn is all that a card can be asked for
        names = {"turn"} if isinstance(use, InTurn) else set(names_of(use))
        for name in sorted(names & heard):
            yield file, card, field, f"is never reached: another use answers '{name}' before it"
        heard |= names
        if not names:
            yield file, card, field, "names no attribute or moment, so it is never asked"
        match use:
            case InTest() if not use.plus + use.cancel + use.reroll:
                yield file, card, field, "a use in a test needs plus, cancel or reroll"
            case InDamage() if not use.RAD + use.DIS + use.WND + use.convert + use.negates:
                yield file, card, field, "a use against damage needs RAD, DIS, WND, convert or negates"
            case Modifies(add=0, set=None):
                yield file, card, field, "needs 'add' or 'set'"
            case InTurn() | Reacts() if not use.do:
                yield file, card, f"{field}.do", "is empty; for an answer that only replaces something write 'nothing'"
        if isinstance(use, InTurn) and groups is not None:
            for i, place in enumerate(use.at):
                if place != "bunker" and place not in groups:
                    yield file, card, f"{field}.at[{i}]", f"no area '{place}' in {BOARD} ('bunker': any bunker)"


def _check_characters(decoded: Decoded, groups: dict[str, str] | None) -> Problems:
    file = "characters.yaml"
    for character in decoded.cards[file]:
        yield from _check_uses(file, character.id, ["ability"], (character.ability,), groups)
        if character.injuries > character.endurance:
            yield file, character.id, "injuries", f"more than the {character.endurance} spaces of endurance"
        # 4 cards always fit into the backpack; but what is worn from the start must fit on one body (ZO-7.5)
        covered: set[str] = set()
        for i, kind in enumerate(character.equipment):
            if covered & set(kind.parts):
                yield (
                    file,
                    character.id,
                    f"equipment[{i}].parts",
                    "another starting outfit covers the same part (ZO-7.5)",
                )
            covered |= set(kind.parts)
        if groups is None:
            continue
        if groups.get(character.start) not in ("bunker", *OPEN_SPACE):
            yield file, character.id, "start", f"'{character.start}' is no bunker or area of a sector in {BOARD}"
        for i, threat in enumerate(character.threats):
            if groups.get(threat.area) not in OPEN_SPACE:
                yield file, character.id, f"threats[{i}].area", f"'{threat.area}' is no area of a sector in {BOARD}"


# --- tokens and cards of the phases -----------------------------------------------------------------------------------


def _check_threats(decoded: Decoded) -> Problems:
    file = "threats.yaml"
    for threat in decoded.cards[file]:
        fields = [f"uses[{i}]" for i in range(len(threat.uses))]
        yield from _check_uses(file, threat.id, fields, threat.uses, None)
        yield from ((file, threat.id, field, what) for field, what in _check_threat(threat))


def _check_threat(threat: Threat) -> Iterator[tuple[str, str]]:
    mutant = kind_of_slot(threat.slot) == "mutant"
    allowed = ("PRO", "WIL") if mutant else ("INT", "WIL")
    if threat.attribute not in allowed:
        yield "attribute", f"a {kind_of_slot(threat.slot)} is confronted with {' or '.join(allowed)} (ZO-17.1)"
    if threat.trophy is not None and not mutant:
        yield "trophy", "only mutants leave a trophy (ZO-17.9)"
    if threat.trophy is not None and threat.loot:
        yield "loot", "a token that becomes a trophy has no other loot (ZO-17.9)"
    if threat.copies > TOKENS:
        yield "copies", f"at most {TOKENS}"
    if not threat.RAD + threat.DIS + threat.WND + threat.fatigue:
        yield "WND", "a threat needs damage: some of RAD, DIS, WND, fatigue"


def _check_emissions(decoded: Decoded, groups: dict[str, str] | None) -> Problems:
    for emission in decoded.cards["emissions.yaml"] if groups is not None else ():
        for i, (area, colour) in enumerate(zip(emission.areas, ["green"] * 3 + ["yellow"] * 3, strict=True)):
            if (groups or {}).get(area) != colour:
                what = f"'{area}' is no {colour} area in {BOARD} (positions 1-3 green, 4-6 yellow; ZO-43.2)"
                yield "emissions.yaml", emission.id, f"areas[{i}]", what
            elif area in emission.areas[:i]:
                yield "emissions.yaml", emission.id, f"areas[{i}]", f"'{area}' stands twice"


def _check_news(decoded: Decoded) -> Problems:
    for news in decoded.cards["news.yaml"]:
        fields = [f"uses[{i}]" for i in range(len(news.uses))]
        yield from _check_uses("news.yaml", news.id, fields, news.uses, None)
        yield from (("news.yaml", news.id, field, what) for field, what in _check_timed(news))


def _check_timed(news: News) -> Iterator[tuple[str, str]]:
    if not news.marks:
        if not news.do:
            yield "do", "a card that marks nothing is carried out at once: it needs 'do' (ZO-14.6)"
        if news.uses:
            yield "uses", "only a timed card, which marks something, has uses (ZO-14.4)"
        return
    if news.do:
        yield "do", "a timed card works through 'uses' (ZO-14.5)"
    if not news.uses:
        yield "uses", "a timed card needs at least 1 use (ZO-14.5)"
    for i, use in enumerate(news.uses):
        allowed = MARKED[news.marks]
        wrong = [name for name in names_of(use) if name not in allowed]
        if wrong:
            yield f"uses[{i}]", f"'{wrong[0]}' does not fit a marked {news.marks}; fitting: {', '.join(allowed)}"
        if isinstance(use, Modifies | Reacts) and use.condition != "at_marker":
            yield f"uses[{i}].condition", "must be 'at_marker': the card works only where its marker lies"


# --- events and their scripts -----------------------------------------------------------------------------------------


def _check_events(decoded: Decoded, groups: dict[str, str] | None) -> Problems:
    for deck in EVENT_DECKS:
        file = f"events-{deck}.yaml"
        for card in decoded.cards[file]:
            if deck in SECTOR_DECKS:
                if card.paragraphs:
                    yield file, card.id, "paragraphs", "a card of a sector has sections (ZO-13.10)"
                yield from ((file, card.id, field, what) for field, what in _check_sections(card, deck, groups))
                continue
            if card.sections:
                yield file, card.id, "sections", "a card of this deck has paragraphs (ZO-13.12)"
            last = tag(LAST[deck])
            if not card.paragraphs:
                yield file, card.id, "paragraphs", f"is missing; the last one begins with '{last}'"
            elif not card.paragraphs[-1] or tag(card.paragraphs[-1][0]) != last:
                yield file, card.id, f"paragraphs[{len(card.paragraphs) - 1}]", f"the last one begins with '{last}'"


def _check_sections(card: Any, colour: str, groups: dict[str, str] | None) -> Iterator[tuple[str, str]]:
    names = set(card.sections)
    if names == set(REPUTATIONS.values()):
        return
    areas = [name for name in card.sections if name not in ("other", *REPUTATIONS.values())]
    if len(names) != 3 or "other" not in names or len(areas) != 2:
        right = f"2 {colour} areas and 'other', or good, neutral and bad (ZO-13.10)"
        yield "sections", f"has {', '.join(card.sections) or 'none'}; there must be {right}"
    for area in areas if groups is not None else ():
        if (groups or {}).get(area) != colour:
            yield f"sections.{area}", f"'{area}' is no {colour} area in {BOARD}"


def _check_scripts(decoded: Decoded, groups: dict[str, str] | None) -> Problems:
    for place, script in scripts_in(decoded):
        for where, field, what in check_script(place, script, groups):
            yield where.file, where.card, f"{where.field}{field}", what
    for lock in decoded.cards["locks.yaml"]:
        if not lock.ways or not all(lock.ways):
            yield "locks.yaml", lock.id, "ways", "a lock needs at least 1 way to open it, and no way is empty (ZO-42)"
        elif any(one == other for one, other in pairwise(sorted(lock.ways, key=repr))):
            yield "locks.yaml", lock.id, "ways", "two ways are the same"


# --- counts -----------------------------------------------------------------------------------------------------------


def count_components(decoded: Decoded) -> Counter[str]:
    """How many of each line of the component list there are."""
    found: Counter[str] = Counter(dict.fromkeys(COMPONENT_FILES, 0))
    for deck in ITEM_DECKS:
        found[deck] = sum(kind.copies for kind in decoded.cards[f"items-{deck}.yaml"])
    for slot in SLOTS:
        found[slot] = sum(threat.copies for threat in decoded.cards["threats.yaml"] if threat.slot == slot)
    found["start"] = sum(len(character.equipment) for character in decoded.cards["characters.yaml"])
    for line in ("characters", "locks", "emissions", "news"):
        found[line] = len(decoded.cards[f"{line}.yaml"])
    for deck in EVENT_DECKS:
        found[deck] = len(decoded.cards[f"events-{deck}.yaml"])
    found["areas"] = len(decoded.board.areas) if decoded.board is not None else 0
    return found


def _check_counts(decoded: Decoded) -> Problems:
    """A file that could not be read whole is not counted: its problems say what is missing."""
    if COMPONENTS in decoded.broken:
        return
    for line in sorted(decoded.components.keys() ^ COMPONENT_FILES.keys()):
        what = "is missing" if line in COMPONENT_FILES else f"is not counted; known: {', '.join(COMPONENT_FILES)}"
        yield COMPONENTS, "the list", line, what
    for line, count in count_components(decoded).items():
        file = COMPONENT_FILES[line]
        listed = decoded.components.get(line, count)
        if count != listed and file not in decoded.broken:
            yield file, "all cards", "copies", f"{count} of '{line}'; {COMPONENTS} says {listed}"
