"""The verbs that the cards and scripts of This War of Mine are written in (TW-31.4).

An op declares together: its parameters, why it cannot be paid (``why_not``, for costs), and what it does
(``perform``). ``perform`` gets the running effects (names bound so far, the card that speaks) and its own place in the
content, under which the parts of a compound op are found.

It is longer than other modules because the union of all verbs is one thing: an author finds every verb on one page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from cordon.games.twom import events
from cordon.games.twom.conditions import Condition, What, all_hold
from cordon.games.twom.rules.combat import Fight
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.findings import TakeRows
from cordon.games.twom.rules.goods import LoseSome, PayMostValuable, steal
from cordon.games.twom.rules.joining import Joining, come_back
from cordon.games.twom.rules.looking import ChooseIdea, LookAtUnknown, ScoutLocations, look_at_event
from cordon.games.twom.rules.narrative import CandleWork, OneMoreThing, TurnDie
from cordon.games.twom.rules.noise import NoiseRoll, change_noise, return_cards
from cordon.games.twom.rules.people import (
    PICKING,
    ChangeSome,
    Departure,
    candidates,
    change,
    change_all,
    choose_person,
    chosen,
    die,
    empathy_test,
    go_missing,
)
from cordon.games.twom.rules.reasons import LACKS, NO_CARDS_LEFT, TOO_FEW_TOKENS
from cordon.games.twom.rules.scripts import ReadStory
from cordon.games.twom.rules.shelter import LoseBoard, PickLock
from cordon.games.twom.rules.trade import Trade
from cordon.games.twom.state import Names, Scheduled
from cordon.games.twom.terms import (
    BILLET,
    DeedName,
    Letter,
    PersonId,
    Phase,
    Row,
    ScriptId,
    Selector,
    StateName,
    TokenId,
    Weapon,
    is_of_sort,
)
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow, call
from cordon.kernel.refs import Ref

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

Amount = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]
Roll = Annotated[int, Meta(ge=1, le=10)]
Word = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Binding = Word | Literal[""]


class EnemyKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An enemy as a card calls for it: a letter for the token, a weapon, the weapon after that (TW-1.6)."""

    letter: Letter
    weapon: Weapon = "none"
    second: Weapon = "none"


class _Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of the ops."""

    out_only: ClassVar[bool] = False
    """Whether it makes sense only while the party is out (TW-31.7)."""

    def why_not(self, game: TwomGame) -> Reason | None:
        """Why it cannot be paid; only costs are ever asked."""
        return None

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        """Carry it out."""
        raise NotImplementedError

    def parts(self) -> dict[str, tuple[Op, ...]]:
        """The lists of ops inside this op, by the ending of their path."""
        return {}


# --- goods ------------------------------------------------------------------------------------------------------------


class Gain(_Op, frozen=True, tag="gain"):
    token: TokenId
    n: Amount = 1

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        by_itself = is_of_sort(run.key, "use") and run.source in game.state.fittings
        got = game.gain(self.token, self.n, told=not by_itself)
        if by_itself and got:
            game.emit(events.FittingGave(run.source, self.token, got))
        return None


class Lose(_Op, frozen=True, tag="lose"):
    """Discard from the active pile; the leader picks among the kinds (TW-31.6: also as a cost)."""

    what: What
    n: Amount = 1
    min_value: Count = 0

    def why_not(self, game: TwomGame) -> Reason | None:
        pile = game.pile
        have = sum(pile.get(token, 0) for token in game.content.kinds(self.what, self.min_value))
        if have >= self.n:
            return None
        what = self.what if isinstance(self.what, str) else " ".join(self.what)
        return LACKS("TW-31.6", what, self.n, have)

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(LoseSome(game.content.kinds(self.what, self.min_value), self.n, run.source))


class PayBest(_Op, frozen=True, tag="pay_best"):
    """Discard the most valuable tokens of the Findings Pile, or the more valuable half (TW-26)."""

    n: Count = 0
    half: bool = False

    def why_not(self, game: TwomGame) -> Reason | None:
        have = game.tokens_in_pile()
        return None if have >= self.n else TOO_FEW_TOKENS("TW-26", self.n, have)

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(PayMostValuable(game.tokens_in_pile() // 2 if self.half else self.n))


class Stolen(_Op, frozen=True, tag="stolen"):
    """The most valuable of the active pile is gone, of these kinds only if any are named; nobody is asked."""

    what: What = "token"
    n: Amount = 1

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        steal(game, game.content.kinds(self.what), self.n)
        return None


class TradeOp(_Op, frozen=True, tag="trade"):
    commission: Count
    offer: tuple[str, ...]

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(Trade(self.commission, game.content.offered(self.offer)))


# --- body and mind ----------------------------------------------------------------------------------------------------


class Pick(_Op, frozen=True, tag="pick"):
    """One person gets a name until the end (TW-31.3)."""

    who: Selector
    bind: Word

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        people = candidates(game, self.who) if self.who in PICKING else chosen(game, self.who, run.names)
        run.binding = self.bind
        if not people:
            return None
        if self.who == "random":
            run.picked = people[game.roll("person", len(people))[0]]
            return None
        change = self._change(game, run)
        return choose_person(people, run.source, "picked", *((change.state, change.by) if change is not None else ()))

    def _change(self, game: TwomGame, run: Effects) -> ChangeState | None:
        """What comes next for whoever gets the name: a question says what it is for (TW-38)."""
        for op, _ in game.content.lines[run.key][run.line :]:
            if isinstance(op, ChangeState) and op.who == self.bind:
                return op
            if isinstance(op, Pick) and op.bind == self.bind:
                return None
        return None


class ChangeState(_Op, frozen=True, tag="state"):
    """Raise or lower a state. A selector of one person is picked first, and may be kept under a name."""

    who: Selector
    state: StateName
    by: int
    bind: Binding = ""
    count: Amount = 1
    when_at_most: Count | None = None

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        if self.count > 1:
            return call(ChangeSome(self.state, self.by, self.count, run.source))
        people = chosen(game, self.who, run.names)
        if self.when_at_most is not None:
            people = [p for p in people if getattr(game.state.people[p], self.state) <= self.when_at_most]
        change_all(game, people, self.state, self.by, run.source)
        return None


class RollState(_Op, frozen=True, tag="roll_state"):
    """BLACK for each of them: from ``first`` to ``last`` the state changes."""

    who: Selector
    state: StateName
    by: int
    first: Roll = 1
    last: Roll = 10
    bind: Binding = ""

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        for person in chosen(game, self.who, run.names):
            rolled = game.black()
            met = self.first <= rolled <= self.last
            game.emit(events.BlackRolled(rolled, person, "state", self.state, met))
            if met:
                change(game, person, self.state, self.by, run.source)
        return None


class Empathy(_Op, frozen=True, tag="empathy"):
    """An empathy test on which nothing else hangs (TW-0.8)."""

    n: Amount
    who: Selector = "present"

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        empathy_test(game, chosen(game, self.who, run.names), self.n)
        return None


class Join(_Op, frozen=True, tag="join"):
    """Somebody may join (TW-20.1): the top character card, or a person by name."""

    hunger: Count = 2
    dependant: bool = False
    must: bool = False
    character: PersonId = ""
    bind: Binding = ""
    refused: tuple[Op, ...] = ()

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        run.binding = self.bind
        refused = f"{path}.refused" if self.refused else ""
        return call(Joining(self.hunger, self.dependant, self.must, self.character, refused), into="picked")

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"refused": self.refused}


class Leave(_Op, frozen=True, tag="leave"):
    who: Selector
    bind: Binding = ""

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        people = chosen(game, self.who, run.names)
        return call(Departure(people[0], "script")) if people else None


class Die(_Op, frozen=True, tag="die"):
    who: Selector
    bind: Binding = ""

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        for person in chosen(game, self.who, run.names):
            die(game, person, "script")
        return None


class Missing(_Op, frozen=True, tag="missing"):
    """Somebody does not come back; a page may bring them home again (``come_back``)."""

    who: Selector
    bind: Binding = ""

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        for person in chosen(game, self.who, run.names):
            go_missing(game, person)
        return None


class ComeBack(_Op, frozen=True, tag="come_back"):
    """Somebody who left or did not come back is in the group again, if there is room (TW-2.11)."""

    who: Selector
    hunger: Count = 2
    fatigue: Count = 2
    wounds: Count = 0

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        names = (*run.names, (self.who, self.who))
        gone = next((person for name, person in names if name == self.who and person in game.state.gone), "")
        if gone:
            come_back(game, gone, hunger=self.hunger, fatigue=self.fatigue, wounds=self.wounds)
        return None


class Dependant(_Op, frozen=True, tag="dependant"):
    """Somebody has a child to look after, for whom 1 extra food is due at each Dusk (TW-29, V06); or no longer."""

    who: Selector
    ends: bool = False
    bind: Binding = ""

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        for person in chosen(game, self.who, run.names):
            game.update(game.state.people[person], dependant=not self.ends)
        return None


class Billet(_Op, frozen=True, tag="billet"):
    """A soldier lives with us for so many days, today counted in: he eats, and raids do less (R-40). 0: he goes."""

    days: Count

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        game.flag(BILLET, game.state.day + self.days - 1 if self.days else 0)
        return None


class Deed(_Op, frozen=True, tag="deed"):
    """Something that the epilogue remembers."""

    name: DeedName
    who: Selector = "present"

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        for person in chosen(game, self.who, run.names):
            game.deed(person, self.name)
        return None


class GiveUpActions(_Op, frozen=True, tag="give_up_actions"):
    """The remaining Day actions of today are given up (TW-29, V04)."""

    who: Selector

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        for person in chosen(game, self.who, run.names):
            game.update(game.state.people[person], gave_up=True)
        return None


# --- out there --------------------------------------------------------------------------------------------------------


class Noise(_Op, frozen=True, tag="noise"):
    out_only: ClassVar[bool] = True

    by: int = 0
    to: Count = 0

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        change_noise(game, self.to - game.state.noise if self.to else self.by)
        return None


class RollNoise(_Op, frozen=True, tag="noise_roll"):
    out_only: ClassVar[bool] = True

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(NoiseRoll())


class ReturnCards(_Op, frozen=True, tag="return_cards"):
    """Cards of Unknown go back unseen, all if there are fewer (TW-9.7); as a cost at least one."""

    out_only: ClassVar[bool] = True

    n: Amount = 1

    def why_not(self, game: TwomGame) -> Reason | None:
        return None if game.state.piles["unknown"].draw else NO_CARDS_LEFT("TW-9.7")

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return_cards(game, self.n)
        return None


class TakeRow(_Op, frozen=True, tag="row"):
    """Draw a findings card and take a row (TW-24)."""

    row: Row | Literal["any"]
    n: Amount = 1

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(TakeRows(self.row, self.n))


class PickLockOp(_Op, frozen=True, tag="pick_lock"):
    """Try the lock with a lockpick of the active pile (TW-6.9); ``then`` if it opens."""

    then: tuple[Op, ...]

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(PickLock(f"{path}.then"))

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"then": self.then}


class Story(_Op, frozen=True, tag="story"):
    """The script of the location (TW-24)."""

    out_only: ClassVar[bool] = True

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(ReadStory())


class KeepHiding(_Op, frozen=True, tag="keep_hiding"):
    """A Hiding place is kept, at most one (TW-24)."""

    out_only: ClassVar[bool] = True

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        if not game.state.hiding:
            game.set(hiding=True)
            game.emit(events.HidingFound())
        return None


class FightOp(_Op, frozen=True, tag="fight"):
    """A fight (TW-13); ``spoils`` after a victory, one Furniture row unless stated (TW-26)."""

    enemies: tuple[EnemyKind, ...]
    bandits: bool = False
    animal: bool = False
    spoils: tuple[Op, ...] = (TakeRow("furniture"),)

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        enemies = tuple((enemy.letter, enemy.weapon, enemy.second) for enemy in self.enemies)
        return call(Fight(enemies, self.bandits, self.animal, f"{path}.spoils", run.source))

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"spoils": self.spoils}


class SpendMark(_Op, frozen=True, tag="note"):
    """Remember something for the rest of this scavenging phase."""

    out_only: ClassVar[bool] = True

    name: Word

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        game.note(self.name)
        return None


# --- the city and the Shelter -----------------------------------------------------------------------------------------


class Look(_Op, frozen=True, tag="look"):
    """Look at the top event card, or at cards of Unknown and return any of them."""

    at: Literal["events", "unknown"]
    n: Amount = 1

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        if self.at == "unknown":
            return call(LookAtUnknown(self.n))
        look_at_event(game)
        return None


class ScoutOp(_Op, frozen=True, tag="scout_locations"):
    """Look at the top location cards, put one on Far instead of the card there (TW-29, V09)."""

    n: Amount = 3

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(ScoutLocations(self.n))


class Cold(_Op, frozen=True, tag="cold"):
    by: int

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        game.change_cold(self.by)
        return None


class Idea(_Op, frozen=True, tag="idea"):
    """An idea becomes buildable (TW-19.2): by lot, or by the leader's choice."""

    choose: bool = False

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        if self.choose:
            return call(ChooseIdea())
        ideas = game.state.ideas
        if ideas:
            game.found_idea(ideas[game.roll("idea", len(ideas))[0]])
        return None


class LoseBoardOp(_Op, frozen=True, tag="lose_board"):
    """A board-up token is discarded, the leader's choice; ``otherwise`` if there is none (TW-22.1, E01)."""

    otherwise: tuple[Op, ...] = ()

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        if game.boards():
            return call(LoseBoard())
        return call(Effects(f"{path}.otherwise", run.names, run.source), into="names")

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"otherwise": self.otherwise}


class Mark(_Op, frozen=True, tag="mark"):
    """Something that holds for today or tonight; ``no_sniper`` waits for the next Outside action."""

    name: Annotated[
        Literal[
            "raid_damage",
            "raid_wounds",
            "raid_reduction",
            "noise_start",
            "no_outside",
            "no_rain",
            "no_sniper",
            "free_trade",
        ],
        Ref("mark"),
    ]
    by: int = 1

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        if self.name == "no_sniper":
            game.flag("no_sniper", 1)
        else:
            game.count("today", self.name, self.by)
        return None


class SetTrap(_Op, frozen=True, tag="set_trap"):
    baited: bool = False

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        game.update(game.state.fittings[run.source], trap="baited" if self.baited else "set")
        return None


class CheckTrap(_Op, frozen=True, tag="check_trap"):
    """TW-19.4: what is in the trap; it is unset then."""

    table: tuple[Count, ...]
    baited: tuple[Count, ...]

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        fitting = game.state.fittings[run.source]
        rolled = game.modified("trap_roll", game.black(), game.state.leader)
        table = self.baited if fitting.trap == "baited" else self.table
        caught = table[min(rolled, len(table)) - 1]
        game.update(fitting, trap="")
        game.emit(events.TrapChecked(fitting.id, rolled, caught))
        if caught:
            game.gain("raw_food", caught)
        return None


class WaterBox(_Op, frozen=True, tag="water_box"):
    """Another growth marker (TW-19.5)."""

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        fitting = game.state.fittings[run.source]
        game.update(fitting, growth=fitting.growth + 1)
        return None


class Harvest(_Op, frozen=True, tag="harvest"):
    """With two markers the box gives what grew in it."""

    token: TokenId
    n: Amount

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        fitting = game.state.fittings[run.source]
        game.update(fitting, growth=0)
        game.emit(events.BoxHarvested(fitting.id))
        game.gain(self.token, self.n)
        return None


# --- narrative actions ------------------------------------------------------------------------------------------------


class TurnDieOp(_Op, frozen=True, tag="turn_die"):
    """Turn a die just rolled to any face (TW-30, NA11)."""

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(TurnDie())


class NightAction(_Op, frozen=True, tag="night_action"):
    """One sleeping character does one Day action now (TW-30, NA12)."""

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(CandleWork())


class ExtraAction(_Op, frozen=True, tag="extra_action"):
    """One character has one more action in stage 3 (TW-30, NA13)."""

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        return call(OneMoreThing())


# --- scripts ----------------------------------------------------------------------------------------------------------


class FlagOp(_Op, frozen=True, tag="flag"):
    name: Word
    value: int = 1
    add: int = 0

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        game.flag(self.name, game.state.flags.get(self.name, 0) + self.add if self.add else self.value)
        return None


class Schedule(_Op, frozen=True, tag="schedule"):
    """A script that will be read at the start of a phase, so many days from now (TW-31.9)."""

    script: ScriptId
    phase: Phase
    days: Count = 0
    names: tuple[Word, ...] = ()
    otherwise: int = 0

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        names: Names = tuple((name, person) for name, person in run.names if name in self.names)
        entry = Scheduled(self.script, self.phase, game.state.day + self.days, names, self.otherwise)
        game.set(schedule=(*game.state.schedule, entry))
        return None


class Epilogue(_Op, frozen=True, tag="epilogue"):
    """A page to be read after a victory (TW-15.4)."""

    script: ScriptId

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        marks = game.state.marks_of_epilogue
        if self.script not in marks:
            game.set(marks_of_epilogue=tuple(sorted((*marks, self.script))))
        return None


class GameOver(_Op, frozen=True, tag="game_over"):
    reason: Word

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        game.conclude("defeat", self.reason)
        return None


class When(_Op, frozen=True, tag="when"):
    """One of two, by what is so."""

    conditions: tuple[Condition, ...] = msgspec.field(name="if")
    then: tuple[Op, ...] = ()
    otherwise: tuple[Op, ...] = ()

    def perform(self, game: TwomGame, run: Effects, path: str) -> Flow:
        part = "then" if all_hold(game, self.conditions, run.names) else "otherwise"
        return call(Effects(f"{path}.{part}", run.names, run.source), into="names")

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"then": self.then, "otherwise": self.otherwise}


Op = (
    Gain
    | Lose
    | PayBest
    | Stolen
    | TradeOp
    | Pick
    | ChangeState
    | RollState
    | Empathy
    | Join
    | Leave
    | Die
    | Missing
    | ComeBack
    | Dependant
    | Billet
    | Deed
    | GiveUpActions
    | Noise
    | RollNoise
    | ReturnCards
    | TakeRow
    | PickLockOp
    | Story
    | KeepHiding
    | FightOp
    | SpendMark
    | Look
    | ScoutOp
    | Cold
    | Idea
    | LoseBoardOp
    | Mark
    | SetTrap
    | CheckTrap
    | WaterBox
    | Harvest
    | TurnDieOp
    | NightAction
    | ExtraAction
    | FlagOp
    | Schedule
    | Epilogue
    | GameOver
    | When
)
CostOp = Lose | ReturnCards


def expanded(script: tuple[Op, ...]) -> tuple[Op, ...]:
    """The ops with every selector of one person picked in a line of its own, under the name that it is bound to."""
    found: list[Op] = []
    for op in script:
        who = getattr(op, "who", "")
        if who in PICKING and not isinstance(op, Pick) and not (isinstance(op, ChangeState) and op.count > 1):
            name = getattr(op, "bind", "") or "picked"
            found += [Pick(who, name), msgspec.structs.replace(op, who=name)]
        else:
            found.append(op)
    return tuple(found)
