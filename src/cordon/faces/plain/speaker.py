"""The words of a game that brings no speaker: its catalogues, its annotations, its steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cordon.faces.plain.prompt import PlainPrompt
from cordon.faces.plain.teller import PlainTeller
from cordon.faces.speaker import Card, RulesEntry, Speaker, rulebook
from cordon.games.registry import game
from cordon.kernel.decisions import Decision
from cordon.kernel.game import Game
from cordon.kernel.refs import Ref, refs_of
from cordon.kernel.rulebook import sort_key
from cordon.kernel.session import Session
from cordon.words.catalogue import Words
from cordon.words.spelling import capital, spelled


class PlainSpeaker(Speaker[Game[Any], PlainTeller]):
    """Says everything as well as it can be said without knowing the game."""

    def teller(self, words: Words, names: Sequence[str]) -> PlainTeller:
        return PlainTeller(words, names)

    def prompt(self, session: Session[Game[Any]], decision: Decision, teller: PlainTeller) -> PlainPrompt:
        return PlainPrompt(teller.words, teller.namer, session.game, decision)

    def cards(self, words: Words) -> dict[str, Card]:
        """Everything that a reference of the events can name, by the id that its message ends with."""
        refs: set[Ref] = {ref for event in game(words.game).events() for ref in refs_of(event).values()}
        found = {}
        for before in sorted({message for ref in refs for message in ref.messages}):
            for key in sorted(words.ids()):
                if key.startswith(before):
                    rules, flavour, story = (
                        words.say(part) if words.has(part) else ""
                        for part in (f"{key}.rules", f"{key}.flavour", f"{key}.story")
                    )
                    found[key.removeprefix(before)] = Card(words.say(key), rules, flavour, story)
        return found

    def rules(self, words: Words) -> list[RulesEntry]:
        """The rules page of the catalogue; without one, the steps of the rules in the order of their ids."""
        procedures = game(words.game).procedures()
        steps = {step.rule: step.title for each in procedures for step in each.steps.values() if step.rule}
        for short in sorted({rule.partition("-")[0].lower() for rule in steps}):
            if found := rulebook(words, short):
                return found
        heads = {rule.partition(".")[0]: each for each in procedures for rule in _rules_of(each)}
        entries = [RulesEntry(rule, capital(spelled(each.__name__)), "", 1) for rule, each in heads.items()]
        entries += [RulesEntry(rule, title, "", 2) for rule, title in steps.items() if "." in rule]
        return sorted(entries, key=lambda entry: sort_key(entry.id))


def _rules_of(procedure: type) -> list[str]:
    return [step.rule for step in procedure.steps.values() if step.rule]  # type: ignore[attr-defined]
