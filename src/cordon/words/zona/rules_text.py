"""Rules text, generated from the ops and uses of a card, so that words and effect cannot drift apart.

An op is a record with a verb as its tag; its message ``op-<game>-<verb>`` is a clause, verb first and without a full
stop, so that it fits inside another ("on success …"). Clauses become sentences only at the top.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeGuard

import msgspec

from cordon.games.zona.cards import InDamage, InTest, InTurn, ItemKind, Lock, Modifies, Reacts, Use, WhenForcing
from cordon.games.zona.ops import Nothing, SellForMoreOp
from cordon.games.zona.terms import ATTRIBUTES, TRAUMA_MAX, AreaId
from cordon.kernel.refs import refs_of
from cordon.words.catalogue import Words
from cordon.words.names import fields_of, join
from cordon.words.spelling import sentence
from cordon.words.zona.names import ZonaNamer, damage_list

# --- ops --------------------------------------------------------------------------------------------------------------


def describe_ops(words: Words, game: str, ops: Iterable[msgspec.Struct]) -> str:
    """What a script does: a sentence for each op, in the order in which it happens."""
    return " ".join(sentence(_clause(words, game, op)) for op in ops)


def describe_inline(words: Words, game: str, ops: Iterable[msgspec.Struct]) -> str:
    """The same inside a sentence or on a button: one clause, then the next; empty for an empty script."""
    return words.kept("inline", ops, lambda ops: _inline(words, game, ops))


def _inline(words: Words, game: str, ops: Iterable[msgspec.Struct]) -> str:
    text, join = "", "clause-then"
    for op in ops:
        clause = _clause(words, game, op)
        text = words.say(join, a=text, b=clause) if text else clause
        join = "clause-in-any-case" if _branches(op) else "clause-then"
    return text


def _branches(op: msgspec.Struct) -> bool:
    """Whether an op has scripts inside: what follows it must not read as a part of the last one."""
    return any(_is_script(getattr(op, name)) and getattr(op, name) for name in op.__struct_fields__)


def _clause(words: Words, game: str, op: msgspec.Struct) -> str:
    args: dict[str, object] = {}
    plain: dict[str, object] = {}
    for field, value in fields_of(op).items():
        if _is_script(value):
            args[field] = describe_inline(words, game, value)
            args[f"{field}_id"] = "some" if value else "none"
        elif isinstance(value, tuple) and all(_is_script(part) for part in value):
            args[field] = _numbered(words, [describe_inline(words, game, part) for part in value])
        else:
            plain[field] = value
    args |= ZonaNamer(words).args(plain, refs_of(type(op)))
    if isinstance(op, SellForMoreOp):
        args["alike"] = op.green == op.yellow == op.other
    return words.say(f"op-{game}-{op.__struct_config__.tag}", **args)


def _is_script(value: object) -> TypeGuard[tuple[msgspec.Struct, ...]]:
    return isinstance(value, tuple) and all(isinstance(each, msgspec.Struct) for each in value)


def _numbered(words: Words, parts: Sequence[str]) -> str:
    """The parts of a choice, by the numbers that the options have."""
    text = ""
    for number, part in enumerate(parts, start=1):
        one = words.say("clause-part", number=number, text=part or words.say("nothing"))
        text = words.say("clause-next", a=text, b=one) if text else one
    return text


# --- uses: how an item, an ability, a threat or a timed news card takes part ------------------------------------------


def describe_use(words: Words, use: Use) -> str:
    """When it may be used and what it does then, as sentences."""
    args: dict[str, object] = ZonaNamer(words).args(
        {field: value for field, value in fields_of(use).items() if not _is_script(value)}, refs_of(type(use))
    )
    when = _occasions(words, use)
    match use:
        case InTest():
            args["bonus"] = join(words, bonuses(words, use))
        case InDamage():
            return _describe_protection(words, use, when)
        case InTurn() | Reacts():
            args["effect"] = _effect(words, use)
        case WhenForcing():
            args["dice"] = _forcing(words, use)
        case Modifies():
            how = "set" if use.set is not None else "less" if use.add < 0 else "more"
            args["change"] = words.say(f"value-{use.value}", how=how, amount=abs(use.add), to=use.set or 0)
        case _:
            pass
    return sentence(_framed(words, when, words.say(f"use-{words.game}-{use.__struct_config__.tag}", **args)))


def _framed(words: Words, when: Sequence[str], what: str) -> str:
    """ "Once per round, in a detection test: reroll 1 die"; only the effect where no occasion is named."""
    if not when:
        return what
    head = when[0]
    for part in when[1:]:
        head = words.say("list-more", a=head, b=part)
    return words.say("clause-when", when=head, what=what)


def _occasions(words: Words, use: Use) -> list[str]:
    """How often, where, at which moment and under which condition."""
    found = []
    limit = getattr(use, "limit", "")
    if limit:
        found.append(words.say(f"limit-{limit}"))
    match use:
        case InTest():
            found.append(_tests(words, use))
        case InTurn():
            found.extend(_where(words, use))
        case Reacts():
            found.append(join(words, [words.say(f"moment-{moment}") for moment in use.moments], "list-or"))
        case _:
            pass
    condition = getattr(use, "condition", "")
    if condition:
        found.append(words.say(f"condition-{condition}"))
    return found


def _tests(words: Words, use: InTest) -> str:
    """Which tests: "prowess or willpower test", "any test", "confrontation test made with prowess"."""
    if set(use.attributes) == set(ATTRIBUTES):
        attributes = words.say("tests-any")
    else:
        attributes = join(words, [words.say(f"attribute-{name.lower()}") for name in use.attributes], "list-or")
    every = str(len(set(use.attributes)) == len(ATTRIBUTES)).lower()
    return words.say(
        "tests", attributes=attributes, every=every, encounter=use.encounter or "any", stage=use.stage or "any"
    )


def bonuses(words: Words, use: InTest) -> list[str]:
    """What the symbols of an item do in a test, one by one."""
    found = []
    if use.plus:
        found.append(words.say("bonus-plus", count=use.plus))
    if use.cancel:
        found.append(words.say("bonus-cancel", count=use.cancel))
    if use.reroll:
        found.append(words.say("bonus-reroll", count=use.reroll, hazards=use.hazards_only))
    return found


def _describe_protection(words: Words, use: InDamage, when: list[str]) -> str:
    """A protection may do several things in one use, a sentence for each."""
    game = words.game
    found = []
    if use.RAD or use.DIS or use.WND:
        found.append(words.say(f"use-{game}-damage", damage=damage_list(words, fields_of(use))))
    if use.convert:
        found.append(words.say(f"use-{game}-damage.convert", count=use.convert))
    if use.negates:
        found.append(words.say(f"use-{game}-damage.negates"))
    return " ".join(sentence(_framed(words, when, clause)) for clause in found)


def _where(words: Words, use: InTurn) -> list[str]:
    places = [
        words.say("at-bunker")
        if place == "bunker"
        else words.say("at-place", place=ZonaNamer(words).called(place, AreaId))
        for place in use.at
    ]
    at = [join(words, places, "list-or")] if places else []
    return [*at, words.say("own-turn-between" if use.between_actions else "own-turn")]


def _effect(words: Words, use: InTurn | Reacts) -> str:
    """The ops of a use. "Nothing" in place of something means that this something does not happen."""
    if isinstance(use, Reacts) and [type(op) for op in use.do] == [Nothing]:
        return words.say(f"moment-{use.moments[0]}.instead")
    return describe_inline(words, words.game, use.do)


def _forcing(words: Words, use: WhenForcing) -> str:
    """How many dice, by the number of traumas where that matters."""
    if len(set(use.dice)) == 1:
        return words.say("force-dice", dice=use.dice[0])
    found = []
    for dice in sorted(set(use.dice) - {0}):
        first, last = use.dice.index(dice), TRAUMA_MAX - use.dice[::-1].index(dice)
        span = "one" if first == last else "up" if last == TRAUMA_MAX else "some"
        found.append(words.say("force-dice-by-trauma", dice=dice, first=first, last=last, span=span))
    return join(words, found)


# --- whole cards ------------------------------------------------------------------------------------------------------


def item_rules(words: Words, kind: ItemKind) -> str:
    """What an item does: written by hand where its card needs more than its record says, else generated."""
    by_hand = f"item-{kind.id.lower()}.rules"
    if words.has(by_hand):
        return words.say(by_hand)
    found = [describe_use(words, use) for use in kind.uses]
    if kind.side_effect:
        found.append(words.say("rules-side-effect", effect=describe_inline(words, words.game, kind.side_effect)))
    if kind.keeps_tokens:
        found.append(words.say("rules-keeps-tokens"))
    return " ".join(found)


def lock_rules(words: Words, lock: Lock) -> str:
    """The ways to open a lock."""
    return sentence(lock_price(words, lock))


def lock_price(words: Words, lock: Lock) -> str:
    """The same inside a sentence."""
    return join(words, [describe_inline(words, words.game, way) for way in lock.ways], "clause-or")
