"""Rules text of S.T.A.L.K.E.R., generated from the ops and rules of a card: words and effect cannot drift apart.

An op is a record with a verb as its tag; its message ``op-stalker-<verb>`` is a clause without a full stop, so that it
fits inside another. Whom it is about is told as ``$who``, with ``$who_id`` for the grammar: ``self`` is the reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from cordon.games.stalker.cards import Action, Is, Mask, Mod, On, Rule
from cordon.games.stalker.ops.base import OpBase
from cordon.games.stalker.ops.selecting import Select
from cordon.words.catalogue import Words
from cordon.words.names import join
from cordon.words.narrator import fields_of
from cordon.words.stalker.names import StalkerNamer, listed

SILENT = "-"
TOKENS = frozenset({"unknown", "unknown_stack", "loot"})
KINDS = frozenset({"stalker", "other_stalker", "companion", "enemy", "entity", "same", "anomaly"}) | TOKENS
SIGNED = frozenset({"dose", "dmg", "ammo"})
FIXED = frozenset({"own", "picked", "here", "centre", "far", "other_portal", "each_stalker", "exit"})


class RulesText:
    """Puts cards into words. ``is_enemy``: the card belongs to an enemy, so “self” is that enemy."""

    def __init__(self, words: Words, is_enemy: bool = False) -> None:
        self.words = words
        self.is_enemy = is_enemy
        self.namer = StalkerNamer(words, ())

    # --- scripts --------------------------------------------------------------------------------------------------

    def sentences(self, ops: Iterable[OpBase]) -> str:
        """What a script does: a sentence for each op, in the order in which it happens."""
        return " ".join(_sentence(clause) for clause in self._clauses(ops))

    def inline(self, ops: Iterable[OpBase]) -> str:
        """The same inside a sentence or on a button."""
        text = ""
        for clause in self._clauses(ops):
            text = self.words.say("clause-then", a=text, b=clause) if text else clause
        return text

    def _clauses(self, ops: Iterable[OpBase]) -> list[str]:
        found = [self.clause(op) for op in ops]
        return [clause for clause in found if clause != SILENT]

    def clause(self, op: OpBase) -> str:
        """One op."""
        tag = str(op.__struct_config__.tag)
        args: dict[str, object] = {}
        for field, value in fields_of(op).items():
            args |= self._arg(tag, field, value)
        if "place" in args:
            args["place"] = self.place(op.place, str(args.get("who_id", "self")))  # type: ignore[attr-defined]
        args |= getattr(self, f"_more_{tag}", _nothing)(op)
        if tag == "if" and not args["then"] and not args["otherwise"]:
            return SILENT
        return self.words.say(f"op-stalker-{tag}", **args)

    def _arg(self, tag: str, field: str, value: Any) -> dict[str, object]:
        if isinstance(value, Select) or field in ("who", "anomaly"):
            who, id = self.who(value)
            return {field: who, f"{field}_id": id, "who": who, "who_id": id}
        if field == "when":
            return {field: self.conditions(value)}
        if _is_script(value):
            return {field: self.inline(value), f"{field}_id": "some" if value else "none"}
        if field == "options":
            return {field: self._numbered([self.inline(part) for part in value])}
        if field == "place":
            return {field: ""}
        if field in ("toward", "otherwise", "away"):
            meant = "enemy" if value == "self" and self.is_enemy else value
            return {field: self.toward(value), f"{field}_id": meant or "none"}
        if isinstance(value, bool):
            return {field: value}
        if isinstance(value, int):
            found: dict[str, object] = {
                field: value,
                f"{field}_id": str(value),
                f"{field}_size": abs(value),
                f"{field}_sign": "down" if value < 0 else "up",
            }
            return found | ({"change": signed(value)} if tag in SIGNED and field in ("n", "by") else {})
        if isinstance(value, str):
            return {field: self._word(field, value), f"{field}_id": value.replace(".", "-") or "none"}
        return {field: "", f"{field}_id": "none"}

    def _word(self, field: str, value: str) -> str:
        say = self.words.say
        match field:
            case "side":
                return say(f"side-{value}")
            case "severity":
                return say(f"severity-{value}")
            case "action":
                return say(f"act-{value}")
            case "card":
                return self.namer.side(value)
            case "event":
                return self.namer.event(value)
            case "kind":
                return self.namer.first((f"enemy-{value}", f"anomaly-{value}", f"typeword-{value}"), value)
            case "space":
                return self.namer.space(value)
            case "type":
                return self.namer.first((f"typeword-{value}",), value)
        return value

    def _numbered(self, parts: Sequence[str]) -> str:
        """The parts of a choice, by the numbers that the options have."""
        text = ""
        for number, part in enumerate(parts, start=1):
            one = self.words.say("clause-part", number=number, text=part or self.words.say("nothing"))
            text = self.words.say("clause-next", a=text, b=one) if text else one
        return text

    # --- ops with more to say than their fields -------------------------------------------------------------------

    def _more_move(self, op: Any) -> dict[str, object]:
        return {"spaces": self._spaces(op.n)}

    def _more_forward(self, op: Any) -> dict[str, object]:
        return {"spaces": self._spaces(op.n)}

    def _spaces(self, n: int | str) -> str:
        return self.words.say("spaces-mv") if isinstance(n, str) else self.words.say("spaces", n=n)

    def _more_gain(self, op: Any) -> dict[str, object]:
        return {"things": self.namer.token(op.token, op.n)}

    def _more_discard(self, op: Any) -> dict[str, object]:
        return {"things": self.namer.token(op.token, op.n)}

    def _more_reroll(self, op: Any) -> dict[str, object]:
        return {"dice": self.words.say(f"dice-{op.die.lower()}", n=op.n)}

    def _more_add_die(self, op: Any) -> dict[str, object]:
        return {"dice": self.words.say(f"dice-{op.die.lower()}", n=op.n)}

    def _more_put(self, op: Any) -> dict[str, object]:
        return {"things": self.namer.token(op.token, op.n)}

    def _more_attack(self, op: Any) -> dict[str, object]:
        say = self.words.say
        changes = [say("attack-change", colour=colour, by=signed(by)) for colour, by in sorted(op.by_colour.items())]
        if op.all:
            changes.append(say("attack-change-all", by=signed(op.all)))
        text = ""
        for change in changes:
            text = say("list-more", a=text, b=change) if text else change
        return {"changes": text, "changes_id": "some" if text else "none"}

    def _more_ad(self, op: Any) -> dict[str, object]:
        branches: dict[str, list[str]] = {}
        for symbol, script in op.parts().items():
            if script:
                branches.setdefault(self.inline(script), []).append(symbol)
        text = ""
        for effect, symbols in branches.items():
            one = self.words.say("branch", symbols="/".join(symbols), effect=effect)
            text = self.words.say("clause-next", a=text, b=one) if text else one
        return {"branches": text}

    def _more_lasts(self, op: Any) -> dict[str, object]:
        return {"change": self._change(op.value, op.by)}

    def _more_next_mission(self, op: Any) -> dict[str, object]:
        if op.value:
            return {"effect": self._change(op.value, op.by)}
        effect = self.inline(op.effect)
        return {"effect": self.words.say("clause-when", when=self.window(op.window), what=effect)}

    def _more_gain_card(self, op: Any) -> dict[str, object]:
        return {"card": self.words.say(f"cardword-{op.deck}", tier=op.tier, type=op.type or "any")}

    def _more_discard_item(self, op: Any) -> dict[str, object]:
        return {"type": self.words.say("cardword-item", type=op.type)}

    def _more_buy(self, op: Any) -> dict[str, object]:
        return self._deal(op)

    def _more_sell(self, op: Any) -> dict[str, object]:
        return self._deal(op)

    def _more_trade(self, op: Any) -> dict[str, object]:
        return {"goods": join(self.words, [self.words.say(f"goods-{each}") for each in op.goods])}

    def _deal(self, op: Any) -> dict[str, object]:
        say = self.words.say
        goods = join(self.words, [say(f"goods-{each}") for each in op.goods])
        if getattr(op, "type", ""):
            goods = say("goods-of-type", goods=goods, type=self._word("type", op.type))
        if getattr(op, "tier", 0):
            goods = say("goods-of-tier", goods=goods, tier=op.tier)
        price = say("price-fixed", price=op.price) if isinstance(op.price, int) else say(f"price-{op.price}")
        return {"goods": goods, "price": price}

    # --- who and where --------------------------------------------------------------------------------------------

    def who(self, who: str | Select) -> tuple[str, str]:
        """Whom an op is about, and what grammar needs to know: ``self`` or ``other``."""
        if isinstance(who, Select):
            return self.selection(who), "other"
        if who == "self":
            return (self.words.say("who-enemy"), "other") if self.is_enemy else (self.words.say("who-self"), "self")
        return self.words.say(f"who-{who}"), "other"

    def selection(self, select: Select) -> str:
        say = self.words.say
        if select.pick == "nearest":
            return say("select-nearest", to=say(f"to-{select.to or 'attention'}"))
        known = [kind for kind in select.kinds if kind in KINDS]
        if known or "all" in select.kinds:
            text = say(f"sel-{known[0] if known else 'enemy'}.{select.pick}")
        else:
            named = all(self.words.has(f"enemy-{kind}") for kind in select.kinds)
            text = say(f"sel-{'named' if named else 'of'}.{select.pick}", kinds=self.kinds(select.kinds))
        filters = self._filters(select)
        return say("select-filtered", who=text, filters=" ".join(filters)) if filters else text

    def kinds(self, kinds: Iterable[str]) -> str:
        """``C2 or C3``, ``elite or boss``, ``Snork``."""
        names = []
        for kind in kinds:
            if kind in KINDS or kind == "all":
                names.append(self.words.say(f"sel-{'enemy' if kind == 'all' else kind}"))
            else:
                names.append(self.namer.first((f"type-{kind}", f"category-{kind}", f"enemy-{kind}"), kind))
        return listed(self.words, names)

    def _filters(self, select: Select) -> list[str]:
        say = self.words.say
        found = []
        if select.range is not None:
            found.append(say("filter-range", n=select.range, who_id="other" if self.is_enemy else "self"))
        if select.los:
            found.append(say("filter-los"))
        if select.on:
            found.append(say(f"filter-on-{select.on}"))
        if select.off:
            found.append(say(f"filter-off-{select.off}"))
        found += [say(f"filter-{name}") for name in ("seeing", "blind", "unseen") if getattr(select, name)]
        if select.spaces == ("here",):
            found.append(say("filter-on-here"))
        elif select.spaces:
            found.append(say("filter-spaces", spaces=self.spaces(select.spaces)))
        return found

    def spaces(self, spaces: Iterable[str]) -> str:
        return listed(self.words, [self.place(space) for space in spaces])

    def place(self, place: str, who_id: str = "self") -> str:
        if place in FIXED:
            return self.words.say(f"at-{place}", who_id=who_id)
        kind, _, rest = place.partition(":")
        if kind in ("tile", "building", "room") and rest:
            name = self.namer.first((f"tile-{rest}", f"patch-{rest}"), rest)
            return self.words.say(f"at-{kind}", tile=name)
        return self.namer.space(place)

    def toward(self, toward: str) -> str:
        if not toward:
            return ""
        if toward == "self" and self.is_enemy:
            return self.words.say("who-enemy")
        if self.words.has(f"toward-{toward}"):
            return self.words.say(f"toward-{toward}")
        if self.words.has(f"enemy-{toward}"):
            return self.words.say("toward-enemy", enemy=self.words.say(f"enemy-{toward}"))
        return self.namer.space(toward) if "." in toward else toward

    # --- conditions -----------------------------------------------------------------------------------------------

    def conditions(self, conditions: Sequence[msgspec.Struct]) -> str:
        """All of them, as a list."""
        return join(self.words, [self.condition(each) for each in conditions])

    def condition(self, condition: Any) -> str:
        tag = str(condition.__struct_config__.tag)
        args: dict[str, object] = {}
        fields: dict[str, Any] = fields_of(condition)
        for field, value in fields.items():
            if field == "of":
                parts = [self.condition(each) for each in value]
                args["of"] = listed(self.words, parts)
            elif field == "who":
                args |= self._whose(tag, value)
            elif field == "kinds":
                args["kinds"] = self.kinds(value)
            elif field == "types":
                args["types"] = listed(self.words, [self._word("type", each) for each in value])
            elif field == "spaces":
                args["spaces"] = self.spaces(value)
            elif field == "side":
                args["side"] = self.namer.side(value)
            elif field == "version":
                args["version"] = self.namer.first((f"side-{condition.card.lower()}b-{value}",), value)
            elif field == "token":
                args["token"] = self.namer.token(value)
            else:
                args |= self._arg(tag, field, value)
        return self.words.say(f"cond-stalker-{tag}", **args)

    def _whose(self, tag: str, who: str) -> dict[str, object]:
        if tag == "holds":
            return {"who_id": who}
        name, id = self.who(who)
        return {"who": name, "who_id": id}

    # --- rules ----------------------------------------------------------------------------------------------------

    def rule(self, rule: Rule) -> str:
        """One rule of a card as a sentence."""
        match rule:
            case Action():
                head = self._noted(self.words.say(f"head-{rule.cost.lower()}"), self._notes(rule))
                text = self.words.say("clause-when", when=head, what=self.inline(rule.do))
            case On():
                head = self._noted(self.window(rule.window), self._notes(rule))
                head = self.words.say("rule-may", when=head) if rule.may else head
                text = self.words.say("clause-when", when=head, what=self.inline(rule.do))
            case Mask():
                head = self.words.say("rule-mask", masks=rule.masks, trait=self.words.say(f"trait-{rule.trait}"))
                text = self.words.say("clause-when", when=head, what=self.inline(rule.do))
            case Mod():
                text = self._noted(self._mod(rule), self._notes(rule))
            case Is():
                text = join(self.words, [self.words.say(f"flag-{flag.replace(':', '-')}") for flag in rule.flags])
        return _sentence(text)

    def rules(self, rules: Iterable[Rule]) -> str:
        return " ".join(self.rule(rule) for rule in rules)

    def effect(self, rule: Action | On) -> str:
        """What a rule does, for a button: its cost first."""
        effect = self.inline(rule.do)
        if not rule.pay:
            return effect
        return self.words.say("clause-then", a=self.inline(rule.pay), b=effect)

    def window(self, window: str) -> str:
        return self.words.say(f"when-{window.replace('.', '-')}")

    def _notes(self, rule: Any) -> list[str]:
        """How often, at which cost, under which condition."""
        found = []
        if rule.limit:
            found.append(self.words.say(f"limit-{rule.limit}"))
        if getattr(rule, "pay", ()):
            found.append(self.words.say("head-pay", pay=self.inline(rule.pay)))
        if rule.when:
            found.append(self.words.say("head-if", when=self.conditions(rule.when)))
        return found

    def _noted(self, head: str, notes: Sequence[str]) -> str:
        if not notes:
            return head
        text = notes[0]
        for note in notes[1:]:
            text = self.words.say("clause-next", a=text, b=note)
        return self.words.say("clause-notes", a=head, b=text)

    def _mod(self, mod: Mod) -> str:
        value = self.words.say(f"value-{mod.value.replace('.', '-')}")
        if mod.set is not None:
            return self.words.say("mod-set", value=value, to=mod.set)
        if mod.at_least is not None:
            return self.words.say("mod-least", value=value, to=mod.at_least)
        change = self._change(mod.value, mod.by)
        return self.words.say(f"mod-per-{mod.per}", change=change) if mod.per else change

    def _change(self, value: str, by: int) -> str:
        name = self.words.say(f"value-{value.replace('.', '-')}")
        return self.words.say("mod-add", value=name, by=signed(by))


def signed(n: int) -> str:
    """``+2``, ``−1``."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def _nothing(op: object) -> dict[str, object]:  # noqa: ARG001  # most ops have only their fields to tell
    return {}


def _is_script(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(each, OpBase) for each in value)


def _sentence(clause: str) -> str:
    return clause[:1].upper() + clause[1:] + ("" if clause.endswith((".", "!", "?")) else ".")
