"""What a seat is asked, in words: out of the catalogue where it has a message, else out of the step and its verbs.

A question is ``ask-<game>-<kind>``, or the wording of the step. An option is the attribute of the question that is
named as its verb, else ``option-<game>-<verb>`` (``.bare`` without a thing), or the verb and what it names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from cordon.faces.choices import Choice, numbered
from cordon.kernel.decisions import Decision
from cordon.kernel.frames import Step
from cordon.kernel.game import Game
from cordon.kernel.refs import Ref
from cordon.kernel.verbs import Said, said
from cordon.words.catalogue import Words
from cordon.words.plain import PlainNamer, refs_in, told
from cordon.words.spelling import sentence, spelled


class PlainMoment:
    """One question to one seat."""

    def __init__(self, words: Words, people: list[str], game: Game[Any], decision: Decision) -> None:
        self.words = words
        self.game = game
        self.decision = decision
        found = game.facts(decision.seat)
        self.facts: dict[str, Any] = (
            {field: getattr(found, field) for field in found.__struct_fields__}
            if isinstance(found, msgspec.Struct)
            else dict(found)
        )
        known = refs_in([type(found)]) if isinstance(found, msgspec.Struct) else {}
        self.namer = PlainNamer(words, people, {**refs_of_game(game), **known})

    @property
    def step(self) -> Step:
        return self.game.pending_of(self.decision.seat).step

    @property
    def key(self) -> str:
        return f"ask-{self.words.game}-{self.decision.kind.replace('.', '-').replace('_', '-')}"

    def person(self) -> str:
        return self.namer.name("seat", self.decision.seat)

    def question(self) -> str:
        """One short sentence, and the facts."""
        if self.words.has(self.key):
            return self.words.say(self.key, **self.namer.args(self.facts))
        facts = told(self.namer, self.facts)
        text = f"{self.step.title or sentence(spelled(self.decision.kind))}."
        return f"{text} ({sentence(facts)}.)" if facts else text

    @cached_property
    def choices(self) -> list[Choice]:
        if self.decision.low is not None:
            return []
        return numbered(self.game, self.decision, self.namer, self.label, lambda _: ())

    def label(self, option: str) -> str:
        """The verb with what it names."""
        spoken = self._said(option)
        word, things = (spoken.verb.name, spoken.arguments) if spoken is not None else (option, {})
        general = f"option-{self.words.game}-{word}"
        bare = "" if any(value != "" for value in things.values()) else f"{general}.bare"
        for key in (f"{self.key}.{word}", bare, general):
            if key and self.words.has(key):
                return sentence(self.words.say(key, **self._namer_of(spoken).args(things)))
        names = [self._namer_of(spoken).name(field, value) for field, value in things.items() if value != ""]
        return sentence(" ".join([spelled(word), ", ".join(names)]).strip())

    def things(self, option: str) -> Mapping[str, Any]:
        """What an option names, by argument."""
        spoken = self._said(option)
        return spoken.arguments if spoken is not None else {}

    def _said(self, option: str) -> Said | None:
        verbs = [verb for verb in self.step.offers if option in verb]
        return said(verbs, option) if verbs else None

    def _namer_of(self, spoken: Said | None) -> PlainNamer:
        """The arguments of a verb say themselves what they refer to."""
        own: Mapping[str, Ref] = (
            {argument.name: argument.ref for argument in spoken.verb.arguments if argument.ref is not None}
            if spoken is not None
            else {}
        )
        return PlainNamer(self.words, list(self.namer.people), {**self.namer.refs, **own})


def refs_of_game(game: Game[Any]) -> dict[str, Ref]:
    """What the fields of a game's events refer to."""
    return refs_in(game.spec.events())
