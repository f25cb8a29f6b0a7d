"""Rules text of S.T.A.L.K.E.R., generated from the rules of a card: when it does something, and what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cordon.games.stalker.cards import Action, EventCard, Is, Mask, Mod, On, Rule
from cordon.games.stalker.ops.base import OpBase
from cordon.games.stalker.ops.goods import Money
from cordon.games.stalker.terms import SYMBOLS, ignores
from cordon.words.names import join
from cordon.words.spelling import capital, sentence
from cordon.words.stalker.script_text import ScriptText, framed

IMMUNE = ("immune:pinned", "immune:push")
"""What one phrase tells together."""


class RulesText(ScriptText):
    """Puts cards into words."""

    def rule(self, rule: Rule) -> str:
        """One rule of a card, as a line or several."""
        match rule:
            case Action():
                return capital(self.whole(self._noted(self.words.say(f"head-{rule.cost.lower()}"), rule), rule.do))
            case On():
                head = self._noted(self.window(rule.window), rule)
                return capital(self.whole(self.words.say("rule-may", when=head) if rule.may else head, rule.do))
            case Mask():
                head = self.words.say("rule-mask", masks=rule.masks, trait=self.words.say(f"trait-{rule.trait}"))
                return capital(self.whole(head, rule.do))
            case Mod():
                return sentence(self._noted(self._mod(rule), rule))
            case Is():
                return sentence(join(self.words, self._qualities(rule)))

    def rules(self, rules: Iterable[Rule]) -> str:
        """All rules of a card, each in a line of its own."""
        return "\n".join(self.rule(rule) for rule in rules)

    def ability(self, rules: Iterable[Rule]) -> str:
        """Rules that have one name, in one line."""
        return " ".join(self.rule(rule) for rule in rules)

    def event(self, card: EventCard) -> str:
        """What an event does at once and at the end of the round, each in a line of its own (ST-5.12, ST-5.13)."""
        parts = {"rule-instant": card.instant, "rule-round-end": card.round_end}
        told = {key: self.sentences(script) for key, script in parts.items()}
        return "\n".join(framed(self.words, key, text) for key, text in told.items() if text)

    def offer(self, rule: Action) -> str:
        """What a contact offers, as a sentence: how often and at which price stand after it."""
        return sentence(self._noted(self.inline(rule.do), rule))

    def _qualities(self, rule: Is) -> list[str]:
        symbols = [symbol for symbol in SYMBOLS if ignores(symbol) in rule.flags]
        if len(symbols) > 1:
            return [self.words.say("symbols-ignored", symbols=join(self.words, symbols))]
        if rule.flags == IMMUNE:
            return [self.words.say("flag-immune-both")]
        return [self.words.say(f"flag-{flag.replace(':', '-')}") for flag in rule.flags]

    def effect(self, rule: Action | On) -> str:
        """What a rule does, for a button: its cost first."""
        return self.inline((*rule.pay, *rule.do))

    def _noted(self, head: str, rule: Any) -> str:
        """With how often, at which cost and under which condition."""
        notes = []
        if rule.limit:
            notes.append(self.words.say(f"limit-{rule.limit}"))
        if getattr(rule, "pay", ()):
            notes.append(self.words.say("head-pay", pay=self.cost(rule.pay)))
        if rule.when:
            notes.append(self.words.say("op-stalker-if", when=self.conditions(rule.when)))
        text = ""
        for note in notes:
            text = self.words.say("clause-next", a=text, b=note) if text else note
        return self.words.say("clause-notes", a=head, b=text) if text else head

    def cost(self, pay: Sequence[OpBase]) -> str:
        """What is paid: “150 K”, “discard focus”."""
        sums = [op.n for op in pay if isinstance(op, Money)]
        return self.words.say("price-sum", price=-sum(sums)) if len(sums) == len(pay) else self.inline(pay)

    def _mod(self, mod: Mod) -> str:
        key = f"value-{mod.value.replace('.', '-')}"
        if mod.set is not None:
            return self.words.say(f"{key}.set", to=mod.set)
        if mod.at_least is not None:
            return self.words.say(f"{key}.least", to=mod.at_least)
        change = self._change(mod.value, mod.by)
        return self.words.say(f"mod-per-{mod.per}", change=change) if mod.per else change
