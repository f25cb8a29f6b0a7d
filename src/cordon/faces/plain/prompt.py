"""What a seat is asked, in words: out of the catalogue where it has a message, else out of the step and its verbs."""

from __future__ import annotations

from typing import Any

from cordon.faces.prompt import Prompt
from cordon.kernel.game import Game
from cordon.kernel.refs import refs_of
from cordon.words.names import fields_of
from cordon.words.plain import PlainNamer, told
from cordon.words.spelling import capital, spelled


class PlainPrompt(Prompt[Game[Any], PlainNamer]):
    """One question to one seat."""

    def question(self) -> str:
        """One short capital, and the facts."""
        if self.words.has(self.key):
            return super().question()
        facts = told(self.namer, fields_of(self.facts), refs_of(type(self.facts)))
        step = self.game.pending_of(self.seat).step
        text = f"{step.title or capital(spelled(self.decision.kind))}."
        return f"{text} ({capital(facts)}.)" if facts else text

    def label(self, option: str) -> str:
        """The verb with what it names."""
        if self.decision.low is not None or self.words.has(self.label_key(option)):
            return super().label(option)
        chosen = self.said(option)
        names = [
            self.namer.name(value, argument.ref) if argument.ref is not None else str(value)
            for argument, value in zip(chosen.verb.arguments, chosen.arguments.values(), strict=True)
            if value != ""
        ]
        return capital(f"{spelled(chosen.verb.name)} {', '.join(names)}".strip())
