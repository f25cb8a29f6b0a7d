"""Rules text of This War of Mine, generated from the ops and uses of its cards.

A verb's message is ``op-twom-<verb>``: a clause without a full stop. A verb whose message is "-" is not told: what the
epilogue remembers must not be read off a card.
"""

from __future__ import annotations

from collections.abc import Iterable

from cordon.games.twom.cards import (
    CardOption,
    Character,
    FateCard,
    Fitting,
    FittingAction,
    Location,
    Narrative,
    Raid,
    Reacts,
    Use,
)
from cordon.games.twom.conditions import Condition, Has, MarkIs
from cordon.games.twom.ops import ChangeState, CheckTrap, EnemyKind, FightOp, Op, PayBest
from cordon.games.twom.terms import FittingId, Kind, TokenId, Weapon, without_book
from cordon.kernel.refs import refs_of
from cordon.words.catalogue import Words
from cordon.words.names import fields_of, join
from cordon.words.narrator import SILENT
from cordon.words.spelling import sentence, signed
from cordon.words.twom.names import TwomNamer


class RulesText:
    """Puts cards into sentences, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.namer = TwomNamer(words)

    # --- ops --------------------------------------------------------------------------------------------------------

    def clauses(self, ops: Iterable[Op | PayBest]) -> list[str]:
        """A clause for each op that is told, in the order in which they happen."""
        found = [self.clause(op) for op in ops]
        return [clause for clause in found if clause != SILENT]

    def inline(self, ops: Iterable[Op | PayBest]) -> str:
        """One clause after the other inside another; empty for nothing."""
        text = ""
        for clause in self.clauses(ops):
            text = self.words.say("clause-then", a=text, b=clause) if text else clause
        return text

    def listed(self, parts: Iterable[str]) -> str:
        """What an option or an action needs, costs and does."""
        text = ""
        for part in parts:
            text = self.words.say("clause-next", a=text, b=part) if text else part
        return text

    def sentences(self, ops: Iterable[Op | PayBest]) -> str:
        """A sentence for each op."""
        return " ".join(sentence(clause) for clause in self.clauses(ops))

    def clause(self, op: Op | PayBest) -> str:
        return self.words.kept("clause", op, self._clause)

    def _clause(self, op: Op | PayBest) -> str:
        plain: dict[str, object] = {}
        args: dict[str, object] = {}
        parts = op.parts()
        for field, value in fields_of(op).items():
            if field in parts:
                args[field] = self.inline(parts[field])
                args[f"{field}_id"] = "some" if args[field] else "none"
            elif field == "enemies":
                args[field] = join(self.words, [self._enemy(enemy) for enemy in value])  # type: ignore[attr-defined]
            elif field == "offer":
                args[field] = join(self.words, [self._offered(word) for word in value])  # type: ignore[attr-defined]
            elif field == "conditions":
                args[field] = join(self.words, [self.condition(each) for each in value])  # type: ignore[attr-defined]
            elif isinstance(value, int | str | None) or field == "what":
                plain[field] = value
        args |= self.namer.args(plain, refs_of(type(op)))
        if isinstance(op, FightOp):
            args |= {"spoils": self.inline(op.spoils), "spoils_id": "some" if op.spoils else "none"}
        if isinstance(op, ChangeState):
            args["only"] = "all" if op.when_at_most is None else "some"
            args["most"] = op.when_at_most or 0
            if op.count > 1:
                args["who"] = self.words.say("who-some", n=op.count)
        if isinstance(op, CheckTrap):
            args |= {"from": op.table.index(1) + 1, "baited": op.baited.index(1) + 1, "two": op.baited.index(2) + 1}
        return self.words.say(f"op-twom-{op.__struct_config__.tag}", **args)

    def _enemy(self, enemy: EnemyKind) -> str:
        return self.words.say("enemy-kind", letter=enemy.letter, weapon=self.namer.called(enemy.weapon, Weapon))

    def _offered(self, word: str) -> str:
        key = f"colour-{word}"
        return self.words.say(key) if self.words.has(key) else self.namer.called(word, TokenId)

    def condition(self, condition: Condition) -> str:
        """A condition as far as players should know it."""
        match condition:
            case Has():
                args = self.namer.of(condition)
                return self.words.say("condition-has.not" if condition.negated else "condition-has", **args)
            case MarkIs():
                key = f"condition-{condition.name}"
                return self.words.say(f"{key}.not" if condition.negated else key)
        return self.words.say(f"condition-{condition.__struct_config__.tag}")

    # --- options ----------------------------------------------------------------------------------------------------

    def option(self, option: CardOption) -> str:
        """What an option of a card needs, costs and does; "nothing" where it does nothing."""
        has = [each for each in option.conditions if isinstance(each, Has) and not each.negated]
        needs = [self.words.say("action-needs", goods=self.namer.things(each.what, each.n)) for each in has]
        price = self.clauses(option.cost)
        found = [*needs, *price, *self.clauses(option.do)]
        if option.times > 1:
            found.append(self.words.say("rules-times", n=option.times))
        return self.listed(found) or self.words.say("nothing")

    def options(self, prefix: str, options: Iterable[CardOption]) -> str:
        """All options of a card with their lines."""
        found = []
        for option in options:
            label = self.words.say(f"option-{prefix}-{option.id}")
            found.append(sentence(self.words.say("rules-option", label=label, effect=self.option(option))))
        return " ".join(found)

    # --- uses -------------------------------------------------------------------------------------------------------

    def use(self, use: Use) -> str:
        """How a trait, a fitting or a location takes part, as a sentence."""
        if isinstance(use, Reacts):
            return sentence(self._reaction(use))
        amount = use.set if use.set is not None else abs(use.add)
        text = self.words.say(f"value-{use.value}", n=amount, card=self.card_or_row(use.card, "card"))
        return sentence(self.words.say("rules-once", what=text) if use.limit else text)

    def _reaction(self, use: Reacts) -> str:
        say = self.words.say
        when = [say("limit-phase")] if use.limit else []
        when.append(say(f"moment-{use.moment}", card=self.card_or_row(use.card, use.moment)))
        if use.ready:
            when.append(say(f"ready-{use.ready}"))
        when += [self.condition(each) for each in use.conditions]
        return say("rules-when", when=", ".join(when), what=self.inline(use.do), may=use.may)

    def card_or_row(self, id: str, moment: str) -> str:
        """What a moment is about: a row of a findings card, a kind of exploration card, a die."""
        prefixes = ("row-", "die-") if moment.endswith("_row") else ("exploration-", "row-", "die-")
        key = next((prefix + id for prefix in prefixes if self.words.has(prefix + id)), "")
        return self.words.say(key) if key else ""

    # --- whole cards ------------------------------------------------------------------------------------------------

    def fitting(self, fitting: Fitting) -> str:
        """What a fitting is good for."""
        return self.words.kept("fitting", fitting, self._fitting)

    def _fitting(self, fitting: Fitting) -> str:
        say, found = self.words.say, []
        if fitting.bed:
            found.append(sentence(say("fitting-is-bed")))
        if fitting.replaces:
            found.append(sentence(say("fitting-replaces", fitting=self.namer.called(fitting.replaces, FittingId))))
        if fitting.beside:
            found.append(sentence(say("fitting-beside", fitting=self.namer.called(fitting.beside, FittingId))))
        for action in fitting.actions:
            if without_book(action.id) == action.id:
                label = self.action(fitting.id, action.id)
                found.append(sentence(say("rules-option", label=label, effect=self.action_rules(action))))
        if any(action.burns for action in fitting.actions):
            found.append(sentence(say("fitting-burns")))
        return " ".join((*found, *(self.use(use) for use in fitting.uses)))

    def action(self, fitting: str, action: str) -> str:
        """The label of an action on a fitting; a book burned in place of wood is told beside it."""
        base = without_book(action)
        label = self.words.say(f"action-{fitting.lower()}-{base}")
        return label if base == action else self.words.say("action-with-book", label=label)

    def action_rules(self, action: FittingAction) -> str:
        say, found = self.words.say, []
        if action.needs:
            found.append(say("action-needs", goods=self.namer.goods(action.needs, "accusative")))
        if action.cost:
            found.append(say("action-cost", goods=self.namer.goods(action.cost, "accusative")))
        if action.gain:
            found.append(say("action-gain", goods=self.namer.goods(action.gain, "accusative")))
        found += self.clauses(action.do)
        if action.limit:
            found.append(say(f"action-limit-{action.limit}"))
        return self.listed(found)

    def character(self, character: Character) -> str:
        """The trait and what it does."""
        effects = [self.use(use) for use in character.uses]
        if character.action is not None:
            effects.append(sentence(self.inline(character.action.do)))
        if character.action is not None:
            effects.append(sentence(self.words.say("trait-action-limit")))
        trait = self.words.say(f"trait-{character.trait}")
        return self.words.say("rules-trait", trait=trait, effect=" ".join(effects))

    def location(self, location: Location) -> str:
        """The red bar: what holds there, and what it offers once; of a group of offers only one is taken."""
        return self.words.kept("location", location, self._location)

    def _location(self, location: Location) -> str:
        groups: dict[str, list[str]] = {}
        for offer in location.offers:
            groups.setdefault(offer.group or offer.id, []).append(self.inline(offer.do))
        offers = [join(self.words, group, "list-or") for group in groups.values()]
        once = [sentence(self.words.say("rules-once", what=offer)) for offer in offers]
        text = " ".join((*(self.use(use) for use in location.uses), *once))
        return text or sentence(self.words.say("rules-no-red-bar"))

    def raid(self, raid: Raid) -> str:
        first = self.namer.called(raid.first, Kind)
        return self.words.say("raid-rules", damage=raid.damage, wounds=raid.wounds, first=first, first_id=raid.first)

    def fate_upper(self, fate: FateCard) -> str:
        say = self.words.say
        numbers = {field: signed(getattr(fate, field)) for field in ("meds", "herbal", "untreated")}
        found = [say("fate-illness", **numbers)]
        found.append(say("fate-wounds", bandaged=signed(fate.bandaged), unbandaged=signed(fate.unbandaged)))
        if fate.bed_heals:
            found.append(say("fate-bed"))
        found.append(say(f"fate-cold-{fate.cold}"))
        if fate.despair:
            found.append(say("fate-despair"))
        if fate.location:
            found.append(say("fate-location", slot=say(f"slot-{fate.location}")))
        return " ".join(sentence(part) for part in found)

    def fate_lower(self, fate: FateCard) -> str:
        die = self.words.say(f"die-{fate.die}")
        return self.words.say("fate-lower", die=die, effect=self.words.say(f"fate-lower-{fate.lower}", n=fate.n))

    def narrative(self, card: Narrative) -> str:
        when = self.words.say(f"when-{card.moment or card.at}")
        effect = self.inline(card.do) or self.words.say(f"moment-{card.moment}.instead")
        return sentence(self.words.say("rules-when", when=when, what=effect, may=False))
