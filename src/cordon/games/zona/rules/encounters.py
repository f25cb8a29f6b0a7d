"""ZO-17 Threats and encounters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.attribute_test import Test
from cordon.games.zona.rules.damage import Damage
from cordon.games.zona.rules.fatigue import raise_by_force
from cordon.games.zona.rules.reasons import AREA_FORBIDS_FLIGHT, THREAT_FORBIDS_FLIGHT
from cordon.games.zona.terms import Attribute, ThreatId, ThreatKind, kind_of_slot
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


CONFRONT = verb("confront")
FLEE = verb("flee")
MEET = verb("meet", threat=ThreatId)


class ThreatFacts(Facts, frozen=True):
    threat: ThreatId


class EncounterFacts(ThreatFacts, frozen=True):
    attribute: Attribute
    difficulty: int
    value: int
    kind: ThreatKind


class ChoosingFacts(Facts, frozen=True):
    scavenger: Seat
    by: str


class Encounter(Procedure):
    """ZO-17 An encounter with a threat (p. 17)"""

    seat: Seat
    token: str
    may_flee: bool = True
    avoided: bool | None = None
    spotted: bool = False
    stand: str = ""
    beaten: bool = False

    def facts(self, game: ZonaGame) -> EncounterFacts:
        attribute = self._attribute(game)
        value = game.attribute(self.seat, attribute)
        kind = kind_of_slot(game.threat(self.token).slot)
        return EncounterFacts(self.token, attribute, self._difficulty(game), value, kind)

    def _attribute(self, game: ZonaGame) -> Attribute:
        return "INT" if "scanned" in game.state.met_marks else game.threat(self.token).attribute

    def _difficulty(self, game: ZonaGame) -> int:
        """A threat's own ability speaks first, then what the place adds (ZO-44, N18)."""
        area, name = game.scavenger(self.seat).area, "confrontation_difficulty"
        difficulty = game.threat(self.token).difficulty
        for source in sorted(game.listeners(name), key=lambda source: source != self.token):
            difficulty = game.modify(source, name, difficulty, self.seat, area)
        return max(0, difficulty)

    def confrontation(self, game: ZonaGame) -> Test:
        """The test against the token's attribute."""
        kind = kind_of_slot(game.threat(self.token).slot)
        return Test(self.seat, self._attribute(game), self._difficulty(game), kind, "confrontation", source=self.token)

    @step("ZO-17.6", "(1) Its ability comes into play")
    def begin(self, game: ZonaGame) -> Flow:
        game.meet(self.token)
        game.emit(events.EncounterBegan(self.seat, self.token))
        return window(game, "instead_of_encounter", self.seat, self.token, into="avoided")

    @step("ZO-22.18", "An encounter that is skipped: the token is discarded, not beaten")
    def avoid(self, game: ZonaGame) -> Flow:
        if self.avoided:
            game.emit(events.EncounterAvoided(self.seat, self.token))
            game.discard_threat(self.token, game.scavenger(self.seat).area)
            game.meet("")
            return finish()
        return window(game, "before_encounter", self.seat, self.token)

    @step("ZO-17.6", "What happens before detection")
    def prepare(self, game: ZonaGame) -> Flow:
        return window(game, "before_detection", self.seat, self.token)

    @step("ZO-17.7", "(2) Detection: test vigilance")
    def detect(self, game: ZonaGame) -> Flow:
        threat = game.threat(self.token)
        attribute: Attribute = "INT" if "scanned" in game.state.met_marks else "VIG"
        kind = kind_of_slot(threat.slot)
        test = Test(self.seat, attribute, threat.detection, kind, "detection", source=self.token)
        return call(test, into="spotted")

    @step("ZO-17.7", "On failure take the damage list")
    def hurt(self, game: ZonaGame) -> Flow:
        game.mark_meeting("spotted" if self.spotted else "missed")
        return None if self.spotted else call(ThreatDamage(self.seat, self.token))

    @step("ZO-17.6", "What a failed detection brings")
    def surprise(self, game: ZonaGame) -> Flow:
        return None if self.spotted else window(game, "after_failed_detection", self.seat, self.token)

    def why_not_flee(self, game: ZonaGame) -> Reason | None:
        """Some area actions and some threats do not let go (ZO-17.12)."""
        if not self.may_flee:
            return AREA_FORBIDS_FLIGHT("ZO-17.12")
        if game.modified("cannot_flee", 0, self.seat):
            return THREAT_FORBIDS_FLIGHT("ZO-17.6")
        return None

    def _refused(self, game: ZonaGame) -> list[Refusal]:
        reason = self.why_not_flee(game)
        return [Refusal(FLEE(), reason)] if reason is not None else []

    @step("ZO-17.7", "Passed or failed, you may flee", offers=(CONFRONT, FLEE))
    def choose(self, game: ZonaGame) -> Flow:
        options = [CONFRONT()] if self.why_not_flee(game) else [CONFRONT(), FLEE()]
        return ask(self.seat, "stand", options, always=True, anytime=True, refused=self._refused)

    @step("ZO-17.7", "Fleeing ends the encounter; the token is left")
    def flee(self, game: ZonaGame) -> Flow:
        if self.stand in FLEE:
            game.emit(events.Fled(self.seat, self.token))
            return window(game, "after_flight", self.seat, self.token)
        return window(game, "before_confrontation", self.seat, self.token)

    @step("ZO-17.8", "(3) Confrontation: test the token's attribute")
    def confront(self, game: ZonaGame) -> Flow:
        if self.stand in FLEE:
            return goto(Encounter.end)
        return call(self.confrontation(game), into="beaten")

    @step("ZO-17.8", "On failure take the damage list")
    def be_beaten(self, game: ZonaGame) -> Flow:
        if self.beaten:
            return None
        game.emit(events.ThreatWon(self.seat, self.token))
        return call(ThreatDamage(self.seat, self.token))

    @step("ZO-17.6", "What a failed confrontation brings")
    def suffer_ability(self, game: ZonaGame) -> Flow:
        return None if self.beaten else window(game, "after_failed_confrontation", self.seat, self.token)

    @step("ZO-17.9", "(4) Loot: a trophy, artifacts, or as the token says")
    def loot(self, game: ZonaGame) -> Flow:
        if not self.beaten:
            return goto(Encounter.end)
        game.emit(events.ThreatBeaten(self.seat, self.token))
        threat = game.threat(self.token)
        if threat.trophy is None:
            game.discard_threat(self.token, game.scavenger(self.seat).area)
            return call(game.carry_out(self.seat, f"threat/{threat.id}/loot", self.token))
        scavenger = game.scavenger(self.seat)
        game.take_threat(self.token, scavenger.area)
        lured = bool(game.modified("lure", 0, self.seat, scavenger.area))
        game.update(
            scavenger,
            trophies=(*scavenger.trophies, self.token),
            lured=(*scavenger.lured, self.token) if lured else scavenger.lured,
        )
        game.emit(events.TrophyTaken(self.seat, self.token))
        return None

    @step("ZO-35", "What beating a mutant brings beside the loot")
    def reward(self, game: ZonaGame) -> Flow:
        if kind_of_slot(game.threat(self.token).slot) == "mutant":
            return window(game, "after_beaten_mutant", self.seat, self.token)
        return None

    @step("ZO-17.11", "An unbeaten token stays, but not underground and not in a bunker")
    def end(self, game: ZonaGame) -> Flow:
        game.end_meeting(self.seat)
        return finish()


class ThreatDamage(Procedure):
    """ZO-17.7 The damage list of a threat (p. 18)"""

    seat: Seat
    token: str
    spared: bool | None = None

    def facts(self, game: ZonaGame) -> ThreatFacts:
        return ThreatFacts(self.token)

    @step("ZO-22.12", "Something may spare the scavenger all of it")
    def spare(self, game: ZonaGame) -> Flow:
        return window(game, "instead_of_threat_damage", self.seat, self.token, into="spared")

    @step("ZO-18.2", "The damage is one batch")
    def damage(self, game: ZonaGame) -> Flow:
        if self.spared:
            return finish()
        threat = game.threat(self.token)
        return call(Damage(self.seat, threat.RAD, threat.DIS, threat.WND, source=self.token))

    @step("ZO-17.1", "The list may contain fatigue")
    def tire(self, game: ZonaGame) -> Flow:
        fatigue = game.threat(self.token).fatigue
        return raise_by_force(game, self.seat, fatigue, self.token) if fatigue else None


class ChooseThreat(Procedure):
    """ZO-17.3 Choose one of several threats and meet it (p. 17)"""

    seat: Seat
    chooser: Seat
    tokens: tuple[str, ...]
    choice: str = ""
    by: str = ""
    """Who chooses for the Zone; empty where nobody does."""

    def facts(self, game: ZonaGame) -> ChoosingFacts:
        return ChoosingFacts(self.seat, self.by)

    @step("ZO-25", "The owner chooses on a search, the Voice on a move (ZO-12.3)", offers=(MEET,))
    def choose(self, game: ZonaGame) -> Flow:
        return ask(self.chooser, "choice", [MEET(token) for token in self.tokens])

    @step("ZO-17.2", "Meet it")
    def meet(self, game: ZonaGame) -> Flow:
        token = MEET.read(self.choice)
        if self.by:
            game.emit(events.ThreatChosen(self.chooser, token, self.seat, self.by))
        return call(Encounter(self.seat, token))


def most_watchful(game: ZonaGame, tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Without a Voice the token with the highest detection difficulty is met (ZO-24.5)."""
    highest = max(game.threat(token).detection for token in tokens)
    return tuple(token for token in tokens if game.threat(token).detection == highest)
