"""ZO-16 Tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.carrying import ENOUGH
from cordon.games.zona.rules.damage import Damage
from cordon.games.zona.rules.fatigue import raise_willingly, why_not_raise
from cordon.games.zona.rules.reasons import (
    FORCED_ALREADY,
    NO_DIE_TO_REROLL,
    TOO_FEW_TRAUMAS,
    WRONG_ENCOUNTER,
    WRONG_STAGE,
)
from cordon.games.zona.rules.using import AGAIN, UNPAID, USE, UseSource, candidates, source_of
from cordon.games.zona.terms import DICE_PER_TEST, HAZARD_LIMIT, Attribute, Face, Stage, ThreatKind, ability_of, test_of
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import Source
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame

ROLL = verb("roll")
ACCEPT = verb("accept")
FORCE = verb("force", source=Source)
FORCE_AGAIN = verb("force-again", source=Source)
DIE = verb("die", number=int)

FORCE_COST = 1


class TestFacts(Facts, frozen=True):
    attribute: Attribute
    difficulty: int
    value: int
    encounter: ThreatKind | str
    stage: Stage
    dice: tuple[Face, ...]
    result: int | None
    source: Source
    cost: int
    picked: tuple[Face, ...]
    minuses: int


class Test(Procedure):
    """ZO-16 A test (p. 13)"""

    seat: Seat
    attribute: Attribute
    difficulty: int
    encounter: str = ""
    """``mutant`` or ``anomaly`` where the difficulty carries that modifier (ZO-16.8)."""
    stage: Stage = ""
    source: str = ""
    dice: tuple[Face, ...] = ()
    plus: int = 0
    cancel: int = 0
    forced: bool = False
    used: tuple[str, ...] = ()
    choice: str = ""
    negator: str = ""
    rerolls: int = 0
    hazards_only: bool = False
    picked: tuple[int, ...] = ()

    def facts(self, game: ZonaGame) -> TestFacts:
        return TestFacts(
            attribute=self.attribute,
            difficulty=self.difficulty,
            value=game.attribute(self.seat, self.attribute),
            encounter=self.encounter,
            stage=self.stage,
            dice=self.dice,
            result=self.result(game) if self.dice else None,
            source=self.source,
            cost=self.force_cost(game),
            picked=tuple(self.dice[i] for i in self.picked),
            minuses=self.dice.count("MINUS") - self.cancel,
        )

    def result(self, game: ZonaGame) -> int:
        """The attribute, the dice, the modifiers (ZO-16.1)."""
        return game.attribute(self.seat, self.attribute) + self.plus + dice_sum(self.dice, self.cancel)

    @step("ZO-16.4", "Roll, when ready", offers=(ROLL,))
    def ready(self, game: ZonaGame) -> Flow:
        return ask(self.seat, "choice", [ROLL()], always=True, anytime=True)

    @step("ZO-16.1", "Roll 3 dice")
    def roll(self, game: ZonaGame) -> Flow:
        faces = game.config.die_faces
        self.dice = tuple(faces[i] for i in game.roll("die", 6, DICE_PER_TEST))
        game.emit(events.Rolled(self.seat, self.attribute, self.difficulty, self.dice))
        return None

    # --- forcing, rerolls and items, in any order -----------------------------------------------------------------

    def _rerollable(self, game: ZonaGame, hazards_only: bool = False) -> list[int]:
        """The dice that may be rerolled; one of several equal faces stands for all of them."""
        only = hazards_only or self._hazards_only(game)
        seen: set[str] = set()
        found = []
        for i, face in enumerate(self.dice):
            if i not in self.picked and face not in seen and (face == "HAZARD" or not only):
                seen.add(face)
                found.append(i)
        return found

    def _hazards_only(self, game: ZonaGame) -> bool:
        return bool(game.modified("rerolls_only_hazards", 0, self.seat))

    def why_not_force(self, game: ZonaGame) -> Reason | None:
        """Once per test, not at fatigue 5, and only if a die may be rerolled (ZO-16.6)."""
        if self.forced:
            return FORCED_ALREADY("ZO-16.6")
        reason = why_not_raise(game, self.seat, self.force_cost(game))
        if reason is not None:
            return reason
        if self._hazards_only(game) and "HAZARD" not in self.dice:
            return NO_DIE_TO_REROLL("ZO-16.6")
        return None

    def force_cost(self, game: ZonaGame) -> int:
        return game.modified("force_cost", FORCE_COST, self.seat)

    def _unfit(self, game: ZonaGame, source: str) -> Reason | None:
        """Why an item's symbol does not help in this test (ZO-16.5, ZO-16.8)."""
        use = game.test_use(source, self.attribute)
        if use.encounter is not None and use.encounter != self.encounter:
            return WRONG_ENCOUNTER("ZO-16.8")
        if use.stage and use.stage != self.stage:
            return WRONG_STAGE("ZO-16.5")
        # ZO-16.5: what cancels a minus does nothing where none shows, but may be declared all the same
        if use.plus or use.cancel or self._rerollable(game, use.hazards_only):
            return None
        return NO_DIE_TO_REROLL("ZO-16.7")

    def _uses(self, game: ZonaGame) -> Iterator[tuple[str, Reason | None]]:
        return candidates(game, self.seat, test_of(self.attribute), self.used, lambda s: self._unfit(game, s))

    def _forcing_aids(self, game: ZonaGame) -> Iterator[tuple[str, Reason | None]]:
        def unfit(source: str) -> Reason | None:
            more = game.force_use(source).dice[len(game.scavenger(self.seat).traumas)]
            return self.why_not_force(game) if more else TOO_FEW_TRAUMAS("ZO-22.6")

        for option, reason in candidates(game, self.seat, "force", self.used, unfit):
            source = source_of(option)
            if source in game.state.items:
                yield (FORCE if option in USE else FORCE_AGAIN)(source), reason

    def _refused(self, game: ZonaGame) -> list[Refusal]:
        forcing = (FORCE(), self.why_not_force(game))
        return refusals([forcing, *self._forcing_aids(game), *self._uses(game)])

    @step(
        "ZO-16.4",
        "Force, reroll or use items in any order, until the test is declared finished",
        offers=(ACCEPT, FORCE, FORCE_AGAIN, USE, AGAIN),
    )
    def react(self, game: ZonaGame) -> Flow:
        listening = game.state.listening
        options = [ACCEPT()]
        can_force = not self.forced and self.why_not_force(game) is None
        if can_force:
            options.append(FORCE())
            if "force" in listening:
                options += offered(self._forcing_aids(game))
        if test_of(self.attribute) in listening:
            options += offered(self._uses(game))
        return ask(
            self.seat,
            "choice",
            options,
            always=not self.forced and not can_force,
            anytime=True,
            refused=self._refused,
        )

    @step("ZO-16.5", "What was chosen: finish, force (ZO-16.6), or use an item")
    def act(self, game: ZonaGame) -> Flow:
        if self.choice in ACCEPT:
            return goto(Test.check_hazards)
        source = self._source()
        if self._is_forcing():
            self.forced = True
            self.rerolls, self.hazards_only = self._dice_when_forcing(game), False
            cost = self.force_cost(game)
            game.emit(events.Forced(self.seat, cost, game.scavenger(self.seat).fatigue + cost))
            raise_willingly(game, self.seat, cost, told=True)
        if not source:
            return goto(Test.pick)
        self.used = (*self.used, source)
        again = self.choice in AGAIN or self.choice in FORCE_AGAIN
        return call(UseSource(self.seat, source, again, used=self.used), into="negator")

    def _is_forcing(self) -> bool:
        return self.choice in FORCE or self.choice in FORCE_AGAIN

    def _source(self) -> str:
        """The item at hand; none where the test is forced without one."""
        used: str = next(verb.read(self.choice) for verb in (USE, AGAIN, FORCE, FORCE_AGAIN) if self.choice in verb)
        return used

    def _dice_when_forcing(self, game: ZonaGame) -> int:
        traumas = len(game.scavenger(self.seat).traumas)
        own = ability_of(self.seat)
        sources = [source for source in (self._source(),) if source]
        sources += [own] if own in game.listeners("force") else []
        return max((game.force_use(source).dice[traumas] for source in sources), default=1) or 1

    @step("ZO-16.5", "The symbols of the item")
    def apply(self, game: ZonaGame) -> Flow:
        if self._is_forcing():
            return goto(Test.pick)
        if self.negator == UNPAID:
            return goto(Test.react)
        use = game.test_use(self._source(), self.attribute)
        if self.negator:
            self.used = (*self.used, self.negator)
        self.plus += use.plus
        # ZO-16.5: only a minus that shows now is cancelled, not one that a later reroll brings
        self.cancel = min(self.cancel + use.cancel, self.dice.count("MINUS"))
        self.rerolls, self.hazards_only = use.reroll, use.hazards_only
        return goto(Test.pick if self.rerolls and self._rerollable(game, self.hazards_only) else Test.react)

    @step("ZO-16.7", "Choose the dice to reroll together, no die twice", offers=(DIE, ENOUGH))
    def pick(self, game: ZonaGame) -> Flow:
        dice = self._rerollable(game, self.hazards_only) if len(self.picked) < self.rerolls else []
        options = [DIE(i) for i in dice]
        if self.picked or self._gives_more(game):
            options.append(ENOUGH())
        return ask(self.seat, "choice", options)

    def _gives_more(self, game: ZonaGame) -> bool:
        """Whether the item at hand gives a symbol beside its reroll, which may then be left alone (ZO-8.4)."""
        if self.choice not in USE and self.choice not in AGAIN:
            return False
        use = game.test_use(source_of(self.choice), self.attribute)
        return bool(use.plus or use.cancel)

    @step("ZO-16.7", "One more, or enough")
    def pick_more(self, game: ZonaGame) -> Flow:
        if self.choice in ENOUGH:
            return goto(Test.reroll if self.picked else Test.react)
        self.picked = (*self.picked, DIE.read(self.choice))
        return goto(Test.pick if len(self.picked) < self.rerolls else Test.reroll)

    @step("ZO-16.7", "Reroll them")
    def reroll(self, game: ZonaGame) -> Flow:
        faces = game.config.die_faces
        dice = list(self.dice)
        kept = [face for i, face in enumerate(dice) if i not in self.picked]
        self.cancel = min(self.cancel, kept.count("MINUS"))
        for i, rolled in zip(self.picked, game.roll("die", 6, len(self.picked)), strict=True):
            dice[i] = faces[rolled]
        self.dice, self.picked, self.rerolls = tuple(dice), (), 0
        game.emit(events.Rerolled(self.seat, self.dice))
        return goto(Test.react)

    @step("ZO-16.3", "Two hazards or more: 1 RAD, before the consequences")
    def check_hazards(self, game: ZonaGame) -> Flow:
        if self.dice.count("HAZARD") >= HAZARD_LIMIT:
            return call(Damage(self.seat, RAD=1, source="hazard"))
        return None

    @step("ZO-16.2", "Success if the result reaches the difficulty")
    def conclude(self, game: ZonaGame) -> Flow:
        result = self.result(game)
        success = result >= self.difficulty
        game.emit(events.TestEnded(self.seat, self.attribute, self.difficulty, result, success))
        return finish(success)


def dice_sum(dice: tuple[str, ...], cancel: int) -> int:
    """What the dice add: pluses, less the minuses that are not cancelled."""
    return dice.count("PLUS") - max(0, dice.count("MINUS") - cancel)


# --- exact odds (ZO-32.3) -------------------------------------------------------------------------------------------


def chance(faces: tuple[str, ...], kept: tuple[str, ...], rolled: int, need: int, cancel: int = 0) -> float:
    """The chance that ``kept`` dice and ``rolled`` new ones reach ``need``, with ``cancel`` minuses cancelled."""
    throws = list(product(faces, repeat=rolled))
    return sum(dice_sum(kept + new, cancel) >= need for new in throws) / len(throws)


def chance_with_forcing(faces: tuple[str, ...], need: int, rerolls: int = 1, hazards_only: bool = False) -> float:
    """The chance of a fresh roll when a failure is forced in the best way, ``rerolls`` dice at most."""
    total = 0.0
    for dice in product(faces, repeat=DICE_PER_TEST):
        total += 1.0 if dice_sum(dice, 0) >= need else best_forcing(faces, dice, need, rerolls, hazards_only)
    return total / float(len(faces) ** DICE_PER_TEST)


def best_forcing(
    faces: tuple[str, ...], dice: tuple[str, ...], need: int, rerolls: int, hazards_only: bool = False, cancel: int = 0
) -> float:
    """The best chance that rerolling up to ``rerolls`` of these dice gives; new minuses are not cancelled (ZO-16.5)."""
    best = 0.0
    for mask in product((False, True), repeat=len(dice)):
        again = [die for die, thrown in zip(dice, mask, strict=True) if thrown]
        if 0 < len(again) <= rerolls and (not hazards_only or set(again) == {"HAZARD"}):
            kept = tuple(die for die, thrown in zip(dice, mask, strict=True) if not thrown)
            best = max(best, chance(faces, (), len(again), need - dice_sum(kept, cancel)))
    return best
