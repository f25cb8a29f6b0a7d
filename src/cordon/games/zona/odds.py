"""ZO-32.3 Exact odds: of a test before it is rolled, of each reaction to a roll, and of options that lead to a test.

Nothing here changes a match, and nothing looks at what the seat may not know: an option is looked into on a copy, and
only as long as it draws no luck and turns up nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from cordon.games.zona.rules.actions import AREA, MOVE, SEARCH
from cordon.games.zona.rules.attribute_test import (
    ACCEPT,
    DIE,
    FORCE,
    FORCE_AGAIN,
    ROLL,
    Test,
    best_forcing,
    chance,
    chance_with_forcing,
    dice_sum,
)
from cordon.games.zona.rules.encounters import CONFRONT, MEET, Encounter
from cordon.games.zona.rules.fatigue import why_not_raise
from cordon.games.zona.rules.script import PART
from cordon.games.zona.rules.using import source_of
from cordon.games.zona.terms import Stage, ability_of
from cordon.kernel.decisions import Seat

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame

Faces = tuple[str, ...]


LEADING = (MOVE, AREA, SEARCH, MEET, CONFRONT, PART)
"""The verbs that may lead to a test of their own."""


class Odds(msgspec.Struct, frozen=True):
    """The chance of success as it is, and with forcing where that is possible and helps. ``stage``: of which test of an
    encounter; ``beat``: after a detection, of the confrontation that may follow it."""

    plain: float
    forced: float | None = None
    stage: Stage = ""
    beat: float | None = None


fresh = cache(chance)
fresh_with_forcing = cache(chance_with_forcing)
after_reroll = cache(best_forcing)


def odds_of(game: ZonaGame, seat: Seat) -> dict[str, Odds]:
    """The odds of the answers to what ``seat`` is asked now, as far as they can be told."""
    pending = game.pending_of(seat)
    frame = pending.stack[-1]
    if not isinstance(frame, Test):
        found = {o: _ahead(game, seat, o) for o in pending.ask.options if any(o in verb for verb in LEADING)}
        return {option: odds for option, odds in found.items() if odds is not None}
    if pending.step.name == "ready":
        return {ROLL(): before_roll(game, frame)}
    if pending.step.name == "pick":
        return {option: Odds(_picking(game, frame, option)) for option in pending.ask.options}
    return {option: _reaction(game, frame, option) for option in pending.ask.options}


def before_roll(game: ZonaGame, test: Test) -> Odds:
    """A test that waits for its roll."""
    faces = game.config.die_faces
    need = _need(game, test)
    plain = fresh(faces, (), 3, need)
    dice = _forcing_dice(game, test)
    if not dice or plain == 1:
        return Odds(plain, stage=test.stage)
    return Odds(plain, fresh_with_forcing(faces, need, dice, _only_hazards(game, test)), test.stage)


def _need(game: ZonaGame, test: Test, plus: int = 0) -> int:
    """What the dice must sum up to."""
    return test.difficulty - game.attribute(test.seat, test.attribute) - test.plus - plus


def _only_hazards(game: ZonaGame, test: Test) -> bool:
    return bool(game.modified("rerolls_only_hazards", 0, test.seat))


def _forcing_dice(game: ZonaGame, test: Test, aid: str = "") -> int:
    """How many dice forcing would reroll; 0 where it is not possible. Before the roll any die will do."""
    if test.forced or why_not_raise(game, test.seat, test.force_cost(game)) is not None:
        return 0
    traumas = len(game.scavenger(test.seat).traumas)
    sources = [s for s in (aid, ability_of(test.seat)) if s in game.listeners("force")]
    return max((game.force_use(source).dice[traumas] for source in sources), default=1) or 1


def _reaction(game: ZonaGame, test: Test, option: str) -> Odds:
    """What an answer after the roll leads to (ZO-16.4): accepting, forcing, or an item."""
    faces, only = game.config.die_faces, _only_hazards(game, test)
    if option in ACCEPT:
        return Odds(float(dice_sum(test.dice, test.cancel) >= _need(game, test)))
    if option in FORCE or option in FORCE_AGAIN:
        aid = (FORCE if option in FORCE else FORCE_AGAIN).read(option)
        dice = _forcing_dice(game, test, aid)
        return Odds(after_reroll(faces, test.dice, _need(game, test), dice, only, test.cancel))
    use = game.test_use(source_of(option), test.attribute)
    need, cancel = _need(game, test, use.plus), test.cancel + use.cancel
    if dice_sum(test.dice, cancel) >= need and (use.plus or use.cancel or not use.reroll):
        return Odds(1.0)
    hazards = only or use.hazards_only
    if use.reroll and ("HAZARD" in test.dice or not hazards):
        return Odds(after_reroll(faces, test.dice, need, use.reroll, hazards, cancel))
    dice = _forcing_dice(game, test)
    return Odds(0.0, after_reroll(faces, test.dice, need, dice, only, cancel) if dice else None)


def _picking(game: ZonaGame, test: Test, option: str) -> float:
    """The chance if this die is rerolled too, and of further ones the best (ZO-16.7)."""
    faces, need = game.config.die_faces, _need(game, test)
    if option not in DIE:
        return _rerolled(faces, test, {*test.picked}, need)
    picked = {*test.picked, DIE.read(option)}
    only = test.hazards_only or _only_hazards(game, test)
    others = [i for i, face in enumerate(test.dice) if i not in picked and (face == "HAZARD" or not only)]
    more = range(min(len(others), test.rerolls - len(picked)) + 1)
    return max(_rerolled(faces, test, picked | {*extra}, need) for n in more for extra in combinations(others, n))


def _rerolled(faces: Faces, test: Test, picked: set[int], need: int) -> float:
    kept = tuple(face for i, face in enumerate(test.dice) if i not in picked)
    return fresh(faces, (), len(picked), need - dice_sum(kept, test.cancel))


def _ahead(game: ZonaGame, seat: Seat, option: str) -> Odds | None:
    """The odds of the test that an option leads to at once; none if it leads elsewhere or brings news on the way."""
    twin = game.clone()
    twin.answer(seat, option)
    if twin.draws or any(note.event.reveals for note in twin.notes):
        return None
    for pending in twin.pending:
        frame = pending.stack[-1]
        if pending.ask.seat == seat and isinstance(frame, Test) and pending.step.name == "ready":
            found = before_roll(twin, frame)
            return replace(found, beat=_beat(twin, pending.stack)) if frame.stage == "detection" else found
    return None


def _beat(game: ZonaGame, stack: Sequence[object]) -> float | None:
    """The chance to beat a threat once it is spotted; the copy goes on from there."""
    encounter = next((frame for frame in reversed(stack) if isinstance(frame, Encounter)), None)
    if encounter is None:
        return None
    game.mark_meeting("spotted")
    return before_roll(game, encounter.confrontation(game)).plain
