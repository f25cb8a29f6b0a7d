"""ZO-13 Carrying out what a card says: its ops, in order. Also used for area actions, items, news and locks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.attribute_test import Test
from cordon.games.zona.rules.using import UNPAID
from cordon.games.zona.terms import Attribute
from cordon.kernel.decisions import Facts, Reason, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import DECLINE, Source, window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


class Script(Procedure):
    """ZO-13.2 What a card says, in order (p. 11)"""

    seat: Seat
    key: str
    card: str = ""
    about: str = ""
    """What the moment is about that a card answers (a deck, an area)."""
    willing: bool = False
    """It is a price: fatigue may not pass the maximum, damage may not cause a trauma."""
    spared: bool = False
    """Something spares the scavenger the damage in it (ZO-16.9, ZO-22.12)."""
    line: int = 0
    said: str | None = None
    verdict: str = ""

    @step("ZO-13.2", "The next instruction", then="perform")
    def perform(self, game: ZonaGame) -> Flow:
        if self.said:
            self.verdict, self.said = self.said, None
            if self.verdict in ("known", UNPAID):
                # ZO-19.9: nothing is discovered, so what follows the discovery is not due either
                return finish(self.verdict)
        for op, path in game.content.lines[self.key][self.line :]:
            self.line += 1
            flow = op.perform(game, self, path)
            if flow is not None:
                return flow
        return finish(self.verdict)


class TestedPart(Procedure):
    """ZO-13.3 A test on a card: only the success row or only the failure row is read (p. 11)"""

    seat: Seat
    key: str
    card: str
    attribute: Attribute
    difficulty: int
    encounter: str = ""
    as_encounter: bool = False
    passed: bool = False
    spared: bool | None = None
    said: str | None = None

    @step("ZO-13.3", "Test the attribute")
    def test(self, game: ZonaGame) -> Flow:
        return call(Test(self.seat, self.attribute, self.difficulty, self.encounter, source=self.key), into="passed")

    @step("ZO-16.9", "Where it counts as an encounter, something may spare the damage of a failure")
    def spare(self, game: ZonaGame) -> Flow:
        if self.passed or not self.as_encounter:
            return None
        return window(game, "instead_of_threat_damage", self.seat, self.encounter, into="spared")

    @step("ZO-13.3", "Read the row of the result")
    def read(self, game: ZonaGame) -> Flow:
        row = f"{self.key}.{'success' if self.passed else 'failure'}"
        text = game.content.texts.get(row)
        if text:
            game.emit(events.OutcomeTold(self.seat, text))
        return call(Script(self.seat, row, self.card, spared=bool(self.spared)), into="said")

    @step("ZO-13.3", "Ignore the other row")
    def end(self, game: ZonaGame) -> Flow:
        return finish(self.said)


def read_part(game: ZonaGame, script: Script, key: str) -> Flow:
    """Go on with one part of a card, and tell its words where it has some (ZO-13.9)."""
    text = game.content.texts.get(key)
    if text:
        game.emit(events.OutcomeTold(script.seat, text))
    return call(Script(script.seat, key, script.card, script.about), into="said")


PART = verb("part", number=int)


class PartFacts(Facts, frozen=True):
    card: Source
    key: str
    """Where the parts stand in the content."""


class ChosenPart(Procedure):
    """ZO-13.4 Choose exactly one of the offered parts (p. 11)"""

    seat: Seat
    key: str
    card: str
    parts: int
    optional: bool = False
    choice: str = ""
    said: str | None = None

    def facts(self, game: ZonaGame) -> PartFacts:
        return PartFacts(self.card, self.key)

    def _candidates(self, game: ZonaGame) -> list[tuple[str, Reason | None]]:
        keys = [f"{self.key}.{i + 1}" for i in range(self.parts)]
        refuse = why_in_vain if self.optional else why_not_script
        return [(PART(i + 1), refuse(game, self.seat, key)) for i, key in enumerate(keys)]

    @step(
        "ZO-13.4",
        "Choose a part whose cost can be paid; an optional part may be declined (ZO-13.5)",
        offers=(PART, DECLINE),
    )
    def choose(self, game: ZonaGame) -> Flow:
        candidates = self._candidates(game)
        options = offered(candidates)
        if not options:
            return goto(ChosenPart.leave)
        if self.optional:
            options.append(DECLINE())
        return ask(self.seat, "choice", options, anytime=True, refused=lambda _: refusals(candidates))

    @step("ZO-13.4", "Carry it out and ignore the others")
    def carry_out(self, game: ZonaGame) -> Flow:
        if self.choice in DECLINE:
            game.emit(events.PartDeclined(self.seat, self.key))
            return finish()
        part = f"{self.key}.{PART.read(self.choice)}"
        text = game.content.texts.get(part)
        if text:
            game.emit(events.PartChosen(self.seat, text))
        return call(Script(self.seat, part, self.card), into="said")

    @step("ZO-13.4", "Go on with the card")
    def end(self, game: ZonaGame) -> Flow:
        return finish(self.said)

    @step("ZO-13.4", "Where nothing can be chosen, nothing happens")
    def leave(self, game: ZonaGame) -> Flow:
        game.emit(events.NothingHappened(self.seat, self.key))
        return finish()


def why_not_script(game: ZonaGame, seat: Seat, key: str, willing: bool = False) -> Reason | None:
    """Why a script cannot be started: the costs it opens with cannot be paid (ZO-13.4, ZO-45.1).

    A price that is paid willingly is looked at as a whole (ZO-19.4).
    """
    for op in game.content.scripts[key]:
        if not op.is_cost and not willing:
            return None
        reason: Reason | None = op.why_not(game, seat, willing)
        if reason is not None:
            return reason
    return None


def why_in_vain(game: ZonaGame, seat: Seat, key: str) -> Reason | None:
    """Why something that nobody has to do is not offered: its costs, or that nothing at all would come of it."""
    found: Reason | None = None
    for op in game.content.scripts[key]:
        reason: Reason | None = op.why_not(game, seat, False)
        if op.is_cost and reason is not None:
            return reason
        if not op.is_cost:
            if reason is None:
                return None
            found = found or reason
    return found
