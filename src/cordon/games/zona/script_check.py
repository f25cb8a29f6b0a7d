"""What is wrong with a script that is well-formed: ops that are never reached, that do nothing, or in a wrong place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from cordon.games.zona.cards import InTurn, Reacts, Use
from cordon.games.zona.content_files import BOARD, EVENT_DECKS, FACILITIES, ITEM_DECKS, Decoded
from cordon.games.zona.ops import (
    ByReputation,
    Choose,
    DamageOp,
    DiscardItems,
    DiscardOp,
    DrawKeep,
    Ending,
    Fail,
    Fatigue,
    IfOwned,
    MarkMeeting,
    May,
    MeetOneOf,
    Op,
    Proceed,
    Put,
    Relocate,
    Secret,
    TestOp,
    VoicePutsOp,
)
from cordon.games.zona.terms import KINDS
from cordon.kernel.content import Finding, Place, tag

LAST = {**dict.fromkeys(FACILITIES, Secret), "sarcophagus": Ending}
"""The op that the last paragraph of a deck's cards begins with (ZO-13.15, ZO-13.17)."""
MEETINGS = ("before_encounter", "before_detection", "before_confrontation", "after_failed_detection")
NEWS_ONLY = ("each", "name_one", "voice_puts", "renew_row")
OPEN = ""
"""What a script says if it comes to its end without a verdict."""


def scripts_in(decoded: Decoded) -> Iterator[tuple[Place, tuple[Op, ...]]]:
    """Every script of a folder with its place."""
    for deck in ITEM_DECKS:
        for kind in decoded.cards[f"items-{deck}.yaml"]:
            yield from _of_item(f"items-{deck}.yaml", kind.id, "", kind)
    for character in decoded.cards["characters.yaml"]:
        yield from _of_uses("characters.yaml", character.id, ("ability",), (character.ability,))
        for i, kind in enumerate(character.equipment):
            yield from _of_item("characters.yaml", character.id, f"equipment[{i}].", kind)
    for file, ops in (("threats.yaml", "loot"), ("news.yaml", "do")):
        for card in decoded.cards[file]:
            yield from _of_uses(file, card.id, [f"uses[{i}]" for i in range(len(card.uses))], card.uses)
            yield Place(file, card.id, ops, "news" if ops == "do" else "loot"), getattr(card, ops)
    for lock in decoded.cards["locks.yaml"]:
        for i, way in enumerate(lock.ways):
            yield Place("locks.yaml", lock.id, f"ways[{i}]", "lock"), way
    for area in decoded.board.areas if decoded.board is not None else ():
        yield Place(BOARD, area.id, "action", "area"), area.action
        for i, offer in enumerate(area.offers):
            yield Place(BOARD, area.id, f"offers[{i}].do", "offer"), offer.do
    for deck in EVENT_DECKS:
        for card in decoded.cards[f"events-{deck}.yaml"]:
            for section, script in card.sections.items():
                yield Place(f"events-{deck}.yaml", card.id, f"sections.{section}", "section"), script
            for i, script in enumerate(card.paragraphs):
                kind = "last paragraph" if i == len(card.paragraphs) - 1 else "paragraph"
                yield Place(f"events-{deck}.yaml", card.id, f"paragraphs[{i}]", kind), script


def _of_item(file: str, card: str, at: str, kind: Any) -> Iterator[tuple[Place, tuple[Op, ...]]]:
    yield from _of_uses(file, card, [f"{at}uses[{i}]" for i in range(len(kind.uses))], kind.uses)
    yield Place(file, card, f"{at}side_effect", "side effect"), kind.side_effect


def _of_uses(file: str, card: str, fields: Any, uses: tuple[Use, ...]) -> Iterator[tuple[Place, tuple[Op, ...]]]:
    for field, use in zip(fields, uses, strict=True):
        if isinstance(use, InTurn):
            yield Place(file, card, f"{field}.do", "turn"), use.do
        elif isinstance(use, Reacts):
            yield Place(file, card, f"{field}.do", use.moments[0] if use.moments else "moment"), use.do


# --- looking through one script ---------------------------------------------------------------------------------------


def check_script(place: Place, script: tuple[Op, ...], areas: dict[str, str] | None) -> Iterator[Finding]:
    """Everything wrong with a script; ``areas`` are the groups of the known areas, ``None`` if there is no board."""
    for field, op in ops_in(script):
        for what in (*_misplaced(place, op), *_pointless(op), *_unknown_area(op, areas)):
            yield place, field, what
    yield from ((place, field, what) for field, what in _unreached(script, ""))
    if place.kind == "paragraph":
        verdicts = verdicts_of(script)
        if "proceed" not in verdicts:
            yield place, "", "nothing here proceeds, so the next paragraph is never reached"
        if OPEN in verdicts:
            yield place, "", "one way through it ends with neither proceed nor fail"


def _inner(op: Op) -> Iterator[tuple[str, tuple[Op, ...]]]:
    """The scripts inside an op, by the field where they stand in the file."""
    for field in op.__struct_fields__:
        value = getattr(op, field)
        if isinstance(value, tuple) and value:
            if all(isinstance(each, msgspec.Struct) for each in value):
                yield f".{field}", value
            elif all(isinstance(each, tuple) for each in value):
                yield from ((f".{field}[{i}]", part) for i, part in enumerate(value))


def ops_in(script: tuple[Op, ...], path: str = "") -> Iterator[tuple[str, Op]]:
    """Every op of a script and of those inside it, by the field where it stands in the file."""
    for i, op in enumerate(script):
        yield f"{path}[{i}]", op
        for ending, part in _inner(op):
            yield from ops_in(part, f"{path}[{i}]{ending}")


def verdicts_of(script: tuple[Op, ...]) -> frozenset[str]:
    """What a script may say at its end: proceed, fail, ending, or nothing."""
    found = {OPEN}
    for op in script:
        found = (found - {OPEN}) | _verdicts_of_op(op)
        if OPEN not in found:
            break
    return frozenset(found)


def _verdicts_of_op(op: Op) -> set[str]:
    match op:
        case Proceed() | Fail() | Ending():
            return {tag(op)}
        case TestOp():
            return {*verdicts_of(op.success), *verdicts_of(op.failure)}
        case Choose():
            # ZO-45.1: if no part can be paid, nothing happens
            payable = any(not part or not part[0].is_cost for part in op.options)
            return {v for part in op.options for v in verdicts_of(part)} | (set() if payable else {OPEN})
        case May():
            return {OPEN, *verdicts_of(op.effect)}
        case ByReputation() | IfOwned():
            return {v for part in op.parts().values() for v in verdicts_of(part)}
    return {OPEN}


def _unreached(script: tuple[Op, ...], path: str) -> Iterator[tuple[str, str]]:
    """Ops that stand after the verdict (ZO-13.13, ZO-13.14), in this script and in those inside it."""
    for i, op in enumerate(script):
        if i and OPEN not in verdicts_of(script[:i]):
            said = tag(script[i - 1])
            yield f"{path}[{i}]", f"is never reached: '{said}' before it always ends the paragraph"
            break
        for ending, part in _inner(op):
            yield from _unreached(part, f"{path}[{i}]{ending}")


def _misplaced(place: Place, op: Op) -> Iterator[str]:
    verb = tag(op)
    match op:
        case Proceed() | Fail() if place.kind != "paragraph":
            yield f"'{verb}' belongs into a paragraph that another one follows (ZO-13.13, ZO-13.14)"
        case Secret() | Ending():
            deck = place.file.removeprefix("events-").removesuffix(".yaml")
            if place.kind != "last paragraph" or LAST.get(deck) is not type(op):
                decks = "facility" if isinstance(op, Secret) else "sarcophagus"
                yield f"'{verb}' belongs into the last paragraph of a {decks} card"
        case MarkMeeting() if place.kind not in MEETINGS:
            yield f"'{verb}' belongs to one of the moments {', '.join(MEETINGS)}"
        case DamageOp() if op.lock != (place.kind == "lock"):
            yield "damage has 'lock: true' in the ways of a lock, and only there (ZO-26.17)"
        case DrawKeep(deck=None) if place.kind != "instead_of_artifact":
            yield "needs the field 'deck' (only instead_of_artifact knows one without it)"
        case _ if verb in NEWS_ONLY and place.kind != "news":
            yield f"'{verb}' belongs to the field 'do' of a news card"


def _pointless(op: Op) -> Iterator[str]:
    """An op that does nothing, or that should have been written with another verb."""
    match op:
        case Choose() if len(op.options) < 2:
            yield "a choice needs at least 2 parts; for an optional effect write 'may'"
        case Choose() if len(set(map(msgspec.json.encode, op.options))) < len(op.options):
            yield "two parts of this choice are the same"
        case May() if not op.effect:
            yield "'may' needs something in 'effect'"
        case ByReputation() | IfOwned() if len(set(map(msgspec.json.encode, op.parts().values()))) < 2:
            yield f"all parts of '{tag(op)}' are the same"
        case TestOp() if op.as_encounter and op.encounter is None:
            yield "'as_encounter' needs the field 'encounter'"
        case TestOp() if not op.success and not op.failure:
            yield "a test needs a success or a failure row"
        case DamageOp() if min(_amounts(op)) < 0 or not any(_amounts(op)):
            yield f"damage needs at least one of {', '.join(KINDS)}, and none below 0"
        case Fatigue(by=0):
            yield "fatigue needs a number above or below 0 in 'by'"
        case DrawKeep() if op.keep > op.draw:
            yield f"keeps {op.keep} of {op.draw} cards drawn"
        case DiscardItems() if op.of_deck > op.count:
            yield f"asks for {op.of_deck} of the deck among {op.count} items"
        case DiscardOp() if op.colour is not None and op.what not in ("trophy", "artifact", "trophy_or_artifact"):
            yield f"'{op.what}' has no colour; only trophies and artifacts have one"
        case DiscardOp() if op.category is not None and op.what in ("trophy", "artifact", "trophy_or_artifact"):
            yield f"'{op.what}' has no category to choose by; only items have one"
        case MeetOneOf() if len(op.threats) < 2:
            yield "needs at least 2 threats to choose from; for one write 'encounter'"


def _amounts(op: DamageOp) -> list[int]:
    return [getattr(op, kind) for kind in KINDS]


def _unknown_area(op: Op, areas: dict[str, str] | None) -> Iterator[str]:
    if areas is None:
        return
    if isinstance(op, Relocate) and op.to not in areas:
        yield f"'to': no area '{op.to}' in {BOARD}"
    if isinstance(op, Put) and op.area and areas.get(op.area) not in ("green", "yellow", "red"):
        yield f"'area': no open area '{op.area}' in {BOARD} (ZO-10.3)"
    if isinstance(op, VoicePutsOp) and op.areas > list(areas.values()).count(op.sector):
        yield f"'areas': the {op.sector} sector has fewer than {op.areas}"
