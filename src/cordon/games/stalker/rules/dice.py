"""ST-3: dice, rerolls and what is added to a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cordon.games.stalker import events
from cordon.games.stalker.rules.context import Rolling
from cordon.games.stalker.rules.status import lose_status
from cordon.games.stalker.state import RollState
from cordon.games.stalker.terms import ANOMALY_DIE, DICE_LIMIT, GEAR_DIE, STALKER_DIE, STALKERS, Die, Entity
from cordon.games.stalker.verbs import ACCEPT
from cordon.kernel import spec
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.state import written
from cordon.kernel.triggers import ANSWER
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

DIE = verb("die", die=int)
ENOUGH = verb("enough")
FOCUS = verb("focus")

NAMES: dict[Die, str] = {"GD": "die:gear", "SD": "die:stalker", "AD": "die:anomaly"}
SIDES: dict[Die, int] = {"GD": 6, "SD": 6, "AD": len(ANOMALY_DIE)}
DICE = (
    spec.Die("die:gear", tuple(f"s{stars}" for stars in GEAR_DIE)),
    spec.Die("die:stalker", ("accurate", *(f"s{stars}m{masks}" for stars, masks in STALKER_DIE[1:]))),
    spec.Die("die:anomaly", ANOMALY_DIE),
    spec.Die("die:fate", ANOMALY_DIE),
)
"""What people may throw themselves, with what is on the faces: stars, masks, symbols (ST-3.3 to ST-3.5)."""


def throw(game: StalkerGame, die: Die, n: int) -> tuple[tuple[Die, int], ...]:
    """n dice of a kind."""
    return tuple((die, face) for face in game.roll(NAMES[die], SIDES[die], n)) if n > 0 else ()


def roll_gear(game: StalkerGame, n: int, who: Entity, purpose: str = "effect") -> int:
    """Roll gear dice that nobody rerolls; the sum of their stars."""
    dice = throw(game, "GD", min(max(0, n), DICE_LIMIT))
    stars = sum(GEAR_DIE[face] for _, face in dice)
    game.emit(events.DiceRolled(who, purpose, dice, stars, 0))
    return stars


def roll_dice(game: StalkerGame, who: Entity, purpose: str, stalker_dice: int, gear_dice: int) -> None:
    """Throw the dice of the running roll, at most 6 of a kind (ST-3.7)."""
    rolling = game.rolling()
    assert rolling is not None
    more = rolling.thrown.more if rolling.thrown is not None else 0
    dice = throw(game, "SD", min(stalker_dice, DICE_LIMIT)) + throw(game, "GD", min(gear_dice + more, DICE_LIMIT))
    roll = rolling.rerolled(dice=dice)
    told = (roll.accurate, roll.added, roll.masked)
    game.emit(events.DiceRolled(who, purpose, dice, roll.total(), roll.mask_total(), *told))


def add_dice(game: StalkerGame, die: Die, n: int) -> None:
    """More dice: before the roll they join it, after it they are thrown at once."""
    rolling = game.rolling()
    if rolling is None or rolling.thrown is None:
        return
    roll = rolling.thrown
    if not roll.dice and die == "GD":
        rolling.rerolled(more=roll.more + n)
        return
    room = DICE_LIMIT - sum(kind == die for kind, _ in roll.dice)
    rolling.rerolled(dice=roll.dice + throw(game, die, min(n, room)))


def add_stars(game: StalkerGame, seat: Seat, n: int, source: str, path: str) -> None:
    """More stars in the running result, from a rule of a card (ST-3.8)."""
    rolling, attacking = game.rolling(), game.attacking()
    if rolling is not None and rolling.thrown is not None:
        before = rolling.thrown
        roll = rolling.rerolled(stars=before.stars + n, added=(*before.added, (source, path, n)))
        if roll.dice:
            game.emit(events.StarsAdded(seat, n, roll.total()))
    elif attacking is not None and attacking.declared is not None:
        # an ally who steps in front of the target brings the star along to the defence roll
        attacking.changed(stars=attacking.declared.stars + n)


def drop_dice(game: StalkerGame) -> None:
    """The dice of the running roll no longer count."""
    rolling = game.rolling()
    if rolling is not None:
        rolling.rerolled(dropped=True)


class RollFacts(Facts, frozen=True, kw_only=True):
    """The dice on the table and what they come to; ``damage``: what they are rolled against, ``None``: no damage."""

    dice: tuple[tuple[Die, int], ...]
    stars: int
    masks: int
    accurate: bool
    damage: int | None


class PickFacts(RollFacts, frozen=True):
    """Which dice are chosen, and how many more may be."""

    picked: tuple[int, ...]
    left: int


class RerollFacts(RollFacts, frozen=True):
    """When they may be changed."""

    moment: str


def roll_facts(game: StalkerGame) -> dict[str, Any]:
    """What every question about a roll tells."""
    rolling = game.rolling()
    roll = rolling.thrown if rolling is not None else None
    assert rolling is not None
    assert roll is not None
    return {
        "dice": roll.dice,
        "stars": roll.total(),
        "masks": roll.mask_total(),
        "accurate": roll.accurate,
        "damage": rolling.at_stake(),
    }


class RerollDice(Procedure):
    """ST-3.6 Reroll chosen dice of the running roll"""

    seat: Seat
    die: str
    n: int
    source: str = written("focus")
    path: str = ""
    picked: tuple[int, ...] = ()
    choice: str = ""

    def facts(self, game: StalkerGame) -> PickFacts:
        return PickFacts(self.picked, self.n - len(self.picked), **roll_facts(game))

    def _dice(self, game: StalkerGame) -> list[int]:
        """The dice that may be chosen; one of several equal faces stands for all of them."""
        roll = game.thrown
        assert roll is not None
        seen: set[tuple[str, int]] = set()
        found = []
        for i, die in enumerate(roll.dice):
            if i not in self.picked and die not in seen and self.die in ("", die[0]):
                seen.add(die)
                found.append(i)
        return found

    @step("ST-3.6", "Choose the dice to reroll together", offers=(DIE, ENOUGH))
    def pick(self, game: StalkerGame) -> Flow:
        dice = self._dice(game) if len(self.picked) < self.n else []
        options = [DIE(i) for i in dice]
        if self.picked or not dice:
            options.append(ENOUGH())
        return ask(self.seat, "choice", options)

    @step("ST-3.6", "One more, or enough")
    def pick_more(self, game: StalkerGame) -> Flow:
        if self.choice in DIE:
            self.picked = (*self.picked, DIE.read(self.choice))
            if len(self.picked) < self.n:
                return goto(RerollDice.pick)
        return None

    @step("ST-3.6", "The last result counts")
    def reroll(self, game: StalkerGame) -> Flow:
        rolling = game.rolling()
        assert rolling is not None
        roll = rolling.thrown
        assert roll is not None
        before = ANOMALY_DIE[roll.dice[0][1]] if roll.anomaly else ""
        dice = list(roll.dice)
        for i in self.picked:
            dice[i] = throw(game, dice[i][0], 1)[0]
        roll = rolling.rerolled(dice=tuple(dice))
        if self.picked:
            told = (roll.accurate, roll.added, self.source, self.path, roll.anomaly, before, roll.masked)
            game.emit(events.DiceRerolled(STALKERS[self.seat], roll.dice, roll.total(), roll.mask_total(), *told))
        return finish(bool(self.picked))


class Trial(Rolling):
    """SV-0.4 A test: gear dice that focus may reroll"""

    seat: Seat
    dice: int

    @step("SV-0.4", "Roll; focus may reroll as in an attack")
    def roll(self, game: StalkerGame) -> Flow:
        self.thrown = RollState()
        roll_dice(game, STALKERS[self.seat], "test", 0, self.dice)
        return call(Rerolls(self.seat, "test.rolled"))

    @step("SV-0.4", "So many stars")
    def count(self, game: StalkerGame) -> Flow:
        return finish(self.used().total())


class Rerolls(Procedure):
    """ST-3.6 After the whole roll, before any result is used: focus and other sources, each once"""

    seat: Seat
    moment: str
    choice: str = ""

    def facts(self, game: StalkerGame) -> RerollFacts:
        return RerollFacts(self.moment, **roll_facts(game))

    def _sources(self, game: StalkerGame) -> list[str]:
        if self.moment not in game.state.listening:
            return []
        roll = game.thrown
        assert roll is not None
        found = game.respondents(self.moment, self.seat, "")
        return [source for source in found if source not in roll.used]

    @step("ST-12.7", "Use focus or a card, or accept the roll", offers=(ACCEPT, FOCUS, ANSWER))
    def choose(self, game: StalkerGame) -> Flow:
        roll = game.thrown
        assert roll is not None
        sources = self._sources(game)
        must = [source for source in sources if not game.may_decline(source, self.moment)]
        if must:
            return ask(self.seat, "choice", [ANSWER(must[0])])
        options = [ACCEPT(), *map(ANSWER, sources)]
        # ST-12.7: focus is for attacks, defence and activation rolls.
        focus = game.stalker(self.seat).focus and self.moment != "detector.rolled"
        if focus and roll.dice and not roll.dropped:
            options.insert(1, FOCUS())
        return ask(self.seat, "choice", options)

    @step("ST-3.6", "One source works once per roll", then="choose")
    def use(self, game: StalkerGame) -> Flow:
        if self.choice in ACCEPT:
            return finish()
        if self.choice in FOCUS:
            lose_status(game, STALKERS[self.seat], "focus", told=True)
            return call(RerollDice(self.seat, "", DICE_LIMIT * 2))
        source, rolling = ANSWER.read(self.choice), game.rolling()
        if rolling is not None and rolling.thrown is not None:
            rolling.rerolled(used=(*rolling.thrown.used, source))
        return call(game.response(source, self.moment, self.seat, ""))
