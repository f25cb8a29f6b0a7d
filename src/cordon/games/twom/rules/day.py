"""TW-6 Day: three action stages."""

from __future__ import annotations

from collections.abc import Callable
from itertools import filterfalse
from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.day_actions import (
    ASSIGN,
    BOARD,
    BUILD,
    CLEAR,
    DISMANTLE,
    MOVE,
    OUTSIDE,
    SEARCH,
    USE,
)
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.leadership import begin_phase, pass_journal
from cordon.games.twom.rules.people import is_able
from cordon.games.twom.rules.plans import (
    COMMIT,
    TAKE_BACK,
    Plan,
    cost_of,
    could_take_part,
    has_action,
    limited,
    own_actions,
    possible,
    reasons_against,
    room_beside,
    spaces_for,
    takes_part,
    things_to_do,
    why_not_commit,
)
from cordon.games.twom.rules.reasons import (
    BOARDED_ALREADY,
    NO_ACTION_LEFT,
    NO_EMPTY_SPACE,
    NOT_BESIDE,
    NOT_EMPTY,
    NOTHING_TO_REPLACE,
    ONLY_AN_IDEA,
    OUT_OF_REACH,
    OUTSIDE_BY_DAY,
    OUTSIDE_ONCE,
    SNIPERS_NEAR,
)
from cordon.games.twom.rules.scripts import phase_scripts
from cordon.games.twom.rules.shelter import SPACE, clear_card, try_lock
from cordon.games.twom.rules.visitors import GoOutside
from cordon.games.twom.terms import ACTIONS_PER_DAY, DISMANTLED, DayAction, Goods, PersonId, TokenId, ops_path
from cordon.kernel.decisions import Facts, Reason, Refusal, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import Verb, verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

CANCEL = verb("cancel")


class DayPhase(Procedure):
    """TW-6 Day"""

    level: ClassVar[str] = "phase"
    stage: int = 1

    @step("TW-6.1", "The Day begins")
    def begin(self, game: TwomGame) -> Flow:
        begin_phase(game, "day")
        return phase_scripts(game, "day")

    @step("TW-6.2", "An action stage")
    def act(self, game: TwomGame) -> Flow:
        game.set(stage=self.stage)
        return call(ActionStage(self.stage))

    @step("TW-30", "Whoever was given one more action besides their own in stage 3")
    def act_once_more(self, game: TwomGame) -> Flow:
        if self.stage < ACTIONS_PER_DAY:
            return None
        people = game.state.people.values()
        more = tuple([p.id for p in people if p.extra and is_able(p) and has_action(p, self.stage)])
        return call(ActionStage(self.stage, more)) if more else None

    @step("TW-6.16", "Pass the Journal after each stage")
    def go_on(self, game: TwomGame) -> Flow:
        pass_journal(game)
        self.stage += 1
        if self.stage <= ACTIONS_PER_DAY:
            return goto(DayPhase.act)
        game.set(stage=0)
        return finish()


class StageFacts(Facts, frozen=True):
    stage: int
    people: tuple[PersonId, ...]
    plan: dict[PersonId, DayAction]
    reserved: dict[TokenId, int]
    action: DayAction
    """What a space is chosen for."""


class ActionStage(Procedure):
    """TW-6.3 An action stage: a plan for all, then all at once"""

    level: ClassVar[str] = "turn"
    stage: int
    people: tuple[PersonId, ...] = ()
    """Who acts, where a card names them (TW-30); otherwise everybody who has an action left."""
    things: tuple[DayAction, ...] = ()
    plan: Plan = ()
    choice: str = ""
    person: PersonId = ""
    action: DayAction = ""
    place: str = ""
    queue: Plan = ()
    done: tuple[DayAction, ...] = ()
    costs: tuple[tuple[PersonId, Goods], ...] = ()
    """What each action cost, until it is told."""

    def facts(self, game: TwomGame) -> StageFacts:
        reserved = room_beside(game, self.plan).taken()
        action = self.action if self.at == ActionStage.choose_space.__name__ else ""
        return StageFacts(self.stage, tuple(self.taking_part(game)), dict(self.plan), reserved, action)

    def taking_part(self, game: TwomGame) -> list[str]:
        """Who can act now: a meal, a drink or a card may change that while the stage is planned (TW-3.8, TW-30)."""
        people = game.state.people.values()
        if self.people:
            return [person.id for person in people if person.id in self.people and is_able(person)]
        return [person.id for person in people if takes_part(person, self.stage)]

    @step("TW-6.2", "Who takes part, and what there is to do")
    def gather(self, game: TwomGame) -> Flow:
        if not self.taking_part(game) and (self.people or not could_take_part(game, self.stage)):
            return finish()
        self.things = things_to_do(game, self.stage)
        game.emit(events.StageBegan(self.stage))
        return None

    @step(
        "TW-6.3",
        "Choose an action for every participating character, then commit",
        offers=(ASSIGN, TAKE_BACK, COMMIT),
    )
    def assign(self, game: TwomGame) -> Flow:
        day = game.content.day
        menu = day.menu(self.things)
        room = room_beside(game, self.plan)
        options: list[str] = []
        planned = dict(self.plan)
        able = self.taking_part(game)
        for person in able:
            if person in planned:
                continue
            free = filterfalse(room.occupied.__contains__, possible(game, room, person, menu))
            options += map(day.options[person].__getitem__, free)
            if game.content.characters[person].action is not None:
                options += [ASSIGN(person, action) for action in own_actions(game, person)]
        options += TAKE_BACK.each(tuple(planned))
        if why_not_commit(game, room, self.plan, able) is None:
            options.append(COMMIT())
        return ask(game.state.leader, "choice", options, always=True, anytime=True, refused=self._refused)

    def _refused(self, game: TwomGame) -> list[Refusal]:
        menu = game.content.day.menu(self.things)
        room = room_beside(game, self.plan)
        planned = {person for person, _ in self.plan}
        able = self.taking_part(game)
        found: list[Refusal] = []
        missing = [(action, _why_not_there(game, action)) for action in _out_of_reach(game, self.things)]
        for person in game.state.people:
            if person in planned:
                continue
            if person not in able:
                found.append(Refusal(ASSIGN(person, SEARCH()), NO_ACTION_LEFT("TW-6.2")))
                continue
            against = (*reasons_against(game, room, person, menu), *missing)
            found += [Refusal(ASSIGN(person, action), r) for action, r in against if r is not None]
        reason = why_not_commit(game, room, self.plan, able)
        return [*found, Refusal(COMMIT(), reason)] if reason is not None else found

    @step("TW-6.3", "Note it down, take it back, or carry the plan out")
    def note_down(self, game: TwomGame) -> Flow:
        if self.choice in ASSIGN:
            self.person, self.action = ASSIGN.read(self.choice)
            if game.content.day.planned(self.action).placing is not None:
                return None
            self.plan = (*self.plan, (self.person, self.action))
            return goto(ActionStage.assign)
        if self.choice in COMMIT:
            return goto(ActionStage.pay)
        person = TAKE_BACK.read(self.choice)
        self.plan = tuple([pair for pair in self.plan if pair[0] != person])
        return goto(ActionStage.assign)

    @step("TW-6.10", "A fitting needs a space", offers=(SPACE, CANCEL))
    def choose_space(self, game: TwomGame) -> Flow:
        placing = game.content.day.planned(self.action).placing
        assert placing is not None
        claimed = [verb.read(action).space for _, action in self.plan for verb in (BUILD, MOVE) if action in verb]
        spaces = spaces_for(game, placing.read(self.action).fitting, game.house)
        options = SPACE.each(tuple([space for space in spaces if space not in claimed]))
        return ask(game.state.leader, "place", [*options, CANCEL()], refused=_refused_spaces)

    @step("TW-6.10", "Note the space", then="assign")
    def note_space(self, game: TwomGame) -> Flow:
        placing = game.content.day.planned(self.action).placing
        if self.place != CANCEL() and placing is not None:
            fitting, space = placing.read(self.action).fitting, SPACE.read(self.place)
            self.plan = (*self.plan, (self.person, placing(fitting, space)))
        self.action = ""
        return None

    @step("TW-6.3", "Costs are paid together; tools lie on the cards until the stage ends (TW-6.7)")
    def pay(self, game: TwomGame) -> Flow:
        for tool, n in room_beside(game, self.plan).tools.items():
            game.shift(tool, n, "storage", "incoming")
        for person, action in self.plan:
            cost = cost_of(game, person, game.content.day.planned(action))
            for token, n in cost:
                game.discard(token, n, told=False)
            if cost:
                self.costs = (*self.costs, (person, cost))
        order = list(game.state.people)
        self.queue = tuple(sorted(self.plan, key=lambda pair: order.index(pair[0])))
        return None

    @step("TW-6.3", "Dice are rolled in the order of the characters")
    def carry_out(self, game: TwomGame) -> Flow:
        if not self.queue:
            return goto(ActionStage.bring_in)
        (person, action), self.queue = self.queue[0], self.queue[1:]
        for spender, cost in self.costs:
            if spender == person:
                game.emit(events.CostPaid(person, dict(cost)))
        if person not in game.state.people or action in self.done:
            return goto(ActionStage.carry_out)  # somebody who is gone, or the second pair of hands at the rubble
        if action in CLEAR:
            self.done = (*self.done, action)
        return perform(game, person, action)

    @step("TW-6.3", "The next action", then="carry_out")
    def next_action(self, game: TwomGame) -> Flow:
        return None

    @step("TW-6.3", "Gains enter Storage together")
    def bring_in(self, game: TwomGame) -> Flow:
        game.bring_in()
        return finish()


def perform(game: TwomGame, person: str, action: DayAction) -> Flow:
    """Carry out one planned action; its cost is paid."""
    verb, what = game.content.day.said(action)
    if verb in PERFORMED:
        return PERFORMED[verb](game, person, **what)
    game.set(used=(*game.state.used, ("", person)))
    game.emit(events.Acted(person, verb.name, what["other"]))
    names = (("self", person), ("other", what["other"]))
    return call(Effects(ops_path("character", person, verb.name), names, person))


def _clear(game: TwomGame, person: str, space: str) -> None:
    """TW-6.6 to TW-6.9."""
    kind = game.content.shelter.kinds[game.state.spaces[space].card]
    if kind.tool != "lockpick" or try_lock(game, person, "incoming"):
        clear_card(game, person, space)


def _board(game: TwomGame, person: str, space: str) -> None:
    """TW-6.14."""
    game.update(game.state.spaces[space], boarded=True)
    game.emit(events.BoardedUp(person, space))


def _build(game: TwomGame, person: str, fitting: str, space: str) -> None:
    """TW-6.10."""
    game.build(person, fitting, space)


def _dismantle(game: TwomGame, person: str, fitting: str) -> None:
    """TW-6.15."""
    game.dismantle(fitting)
    game.emit(events.FittingDismantled(person, fitting))
    for token, n in DISMANTLED.items():
        game.gain(token, n, "incoming")


def _move(game: TwomGame, person: str, fitting: str, space: str) -> None:
    """TW-6.15."""
    built = game.state.fittings[fitting]
    game.update(game.state.spaces[built.space], fitting="")
    game.update(game.state.spaces[space], fitting=fitting)
    game.update(built, space=space)
    game.emit(events.FittingMoved(person, fitting, space))


def _use(game: TwomGame, person: str, fitting: str, action: str) -> Flow:
    """TW-6.5 and TW-19."""
    use = game.content.actions[fitting, action]
    if use.limit:
        game.set(used=(*game.state.used, limited(use.limit, fitting, person)))
    game.emit(events.FittingUsed(person, fitting, action))
    for token, n in use.gain.items():
        game.gain(token, n, "incoming")
    return call(Effects(ops_path("fitting", fitting, action), (("self", person),), fitting)) if use.do else None


class Search(Procedure):
    """TW-6.13 Search"""

    person: PersonId

    @step("TW-6.13", "Roll BLACK and look it up")
    def search(self, game: TwomGame) -> Flow:
        rolled = game.black()
        game.emit(events.Searched(self.person, rolled))
        found = game.content.shelter.search[rolled - 1]
        if found == "junk_row":
            card = game.draw("findings")
            pile = game.state.piles["findings"]
            game.update(pile, discard=(*pile.discard, card))
            game.emit(events.FindingsDrawn(card, "junk"))
            for token, n in game.content.rows[card, "junk"].items():
                game.gain(token, n, "incoming")
        elif found:
            game.gain(found, 1, "incoming")
        return finish()


PERFORMED: dict[Verb, Callable[..., Flow]] = {
    SEARCH: lambda _, person: call(Search(person)),
    OUTSIDE: lambda _, person: call(GoOutside(person)),
    CLEAR: _clear,
    BOARD: _board,
    BUILD: _build,
    MOVE: _move,
    DISMANTLE: _dismantle,
    USE: _use,
}


# --- why something is not among the things to do ----------------------------------------------------------------------


def _out_of_reach(game: TwomGame, things: tuple[DayAction, ...]) -> list[DayAction]:
    """What a person would look for and what the Shelter does not offer now."""
    state, content = game.state, game.content
    found = [CLEAR(space.id) for space in state.spaces.values() if space.card]
    found += [BOARD(space) for space in content.shelter.holes]
    found += [BUILD(id) for id in content.fittings if id not in state.fittings]
    return [action for action in (*found, OUTSIDE()) if action not in things]


def _why_not_there(game: TwomGame, action: DayAction) -> Reason | None:
    state = game.state
    if action in OUTSIDE:
        if state.today.get("no_outside"):
            return SNIPERS_NEAR("TW-22.1")
        return OUTSIDE_ONCE("TW-6.12") if state.today.get("outside") else OUTSIDE_BY_DAY("TW-6.12")
    if action in CLEAR:
        return OUT_OF_REACH("TW-5.7")
    if action in BOARD:
        boarded = state.spaces[BOARD.read(action)].boarded
        return BOARDED_ALREADY("TW-6.14") if boarded else OUT_OF_REACH("TW-5.7")
    what = BUILD.read(action).fitting
    if what in state.ideas:
        return ONLY_AN_IDEA("TW-6.10")
    kind = game.content.fittings[what]
    if kind.replaces and kind.replaces not in state.fittings:
        return NOTHING_TO_REPLACE("TW-19.3", kind.replaces)
    if kind.beside:
        return NOT_BESIDE("TW-6.11", kind.beside)
    return NO_EMPTY_SPACE("TW-6.11")


def _refused_spaces(game: TwomGame) -> list[Refusal]:
    """TW-6.11: spaces with a card, a fitting or a printed action, and those out of reach."""
    near = game.house.near
    shelter = game.content.shelter
    found: list[Refusal] = []
    for space in game.state.spaces.values():
        if space.id in shelter.printed or space.card or space.fitting:
            found.append(Refusal(SPACE(space.id), NOT_EMPTY("TW-6.11")))
        elif space.id not in near:
            found.append(Refusal(SPACE(space.id), OUT_OF_REACH("TW-5.7")))
    return found
