"""TW-6 Day: three action stages."""

from __future__ import annotations

from itertools import filterfalse
from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.leadership import begin_phase, pass_journal
from cordon.games.twom.rules.plans import (
    OUTSIDE,
    PLACED,
    SEARCH,
    Plan,
    cost_of,
    could_take_part,
    has_action,
    is_able,
    limit_mark,
    own_actions,
    possible,
    reasons_against,
    room_beside,
    spaces_for,
    takes_part,
    things_to_do,
    why_not_commit,
)
from cordon.games.twom.rules.reasons import why
from cordon.games.twom.rules.scripts import phase_scripts
from cordon.games.twom.rules.shelter import clear_card, try_lock
from cordon.games.twom.rules.visitors import GoOutside
from cordon.games.twom.terms import ACTIONS_PER_DAY, DISMANTLED
from cordon.kernel.decisions import Reason, Refusal, ask, thing, verb
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame


Cost = tuple[tuple[str, int], ...]


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


class ActionStage(Procedure):
    """TW-6.3 An action stage: a plan for all, then all at once"""

    level: ClassVar[str] = "turn"
    stage: int
    people: tuple[str, ...] = ()
    """Who acts, where a card names them (TW-30); otherwise everybody who has an action left."""
    things: tuple[str, ...] = ()
    plan: Plan = ()
    choice: str = ""
    person: str = ""
    action: str = ""
    place: str = ""
    queue: Plan = ()
    done: tuple[str, ...] = ()
    costs: tuple[tuple[str, Cost], ...] = ()
    """What each action cost, until it is told."""

    def facts(self, game: TwomGame) -> dict[str, object]:
        return {
            "stage": self.stage,
            "people": self.taking_part(game),
            "plan": dict(self.plan),
            "reserved": room_beside(game, self.plan).taken(),
            "action": self.action,
        }

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

    @step("TW-6.3", "Choose an action for every participating character, then commit")
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
                options += [f"assign:{person}:{action}" for action in own_actions(game, person)]
        options += map("clear:".__add__, planned)
        if why_not_commit(game, room, self.plan, able) is None:
            options.append("commit")
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
                found.append(Refusal(f"assign:{person}:{SEARCH}", why("no-action-left", "TW-6.2")))
                continue
            against = (*reasons_against(game, room, person, menu), *missing)
            found += [Refusal(f"assign:{person}:{action}", r) for action, r in against if r is not None]
        reason = why_not_commit(game, room, self.plan, able)
        return [*found, Refusal("commit", reason)] if reason is not None else found

    @step("TW-6.3", "Note it down, take it back, or carry the plan out")
    def note_down(self, game: TwomGame) -> Flow:
        verb, _, what = self.choice.partition(":")
        if verb == "commit":
            return goto(ActionStage.pay)
        if verb == "clear":
            self.plan = tuple([pair for pair in self.plan if pair[0] != what])
            return goto(ActionStage.assign)
        self.person, _, self.action = what.partition(":")
        if self.action.startswith(PLACED):
            return None
        self.plan = (*self.plan, (self.person, self.action))
        return goto(ActionStage.assign)

    @step("TW-6.10", "A fitting needs a space")
    def choose_space(self, game: TwomGame) -> Flow:
        claimed = [action.split(":")[2] for _, action in self.plan if verb(action) in PLACED]
        spaces = spaces_for(game, thing(self.action), game.house)
        options = [f"space:{space}" for space in spaces if space not in claimed]
        return ask(game.state.leader, "place", [*options, "cancel"], refused=_refused_spaces)

    @step("TW-6.10", "Note the space", then="assign")
    def note_space(self, game: TwomGame) -> Flow:
        if self.place != "cancel":
            self.plan = (*self.plan, (self.person, f"{self.action}:{thing(self.place)}"))
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
        if action.startswith("clear:"):
            self.done = (*self.done, action)
        return perform(game, person, action)

    @step("TW-6.3", "The next action", then="carry_out")
    def next_action(self, game: TwomGame) -> Flow:
        return None

    @step("TW-6.3", "Gains enter Storage together")
    def bring_in(self, game: TwomGame) -> Flow:
        game.bring_in()
        return finish()


def perform(game: TwomGame, person: str, action: str) -> Flow:
    """Carry out one planned action; its cost is paid."""
    verb, _, what = action.partition(":")
    match verb:
        case "search":
            return call(Search(person))
        case "outside":
            return call(GoOutside(person))
        case "clear":
            _clear(game, person, what)
        case "board":
            game.update(game.state.spaces[what], boarded=True)
            game.emit(events.BoardedUp(person, what))
        case "build":
            fitting, _, space = what.partition(":")
            game.build(person, fitting, space)
        case "move":
            fitting, _, space = what.partition(":")
            _move(game, person, fitting, space)
        case "dismantle":
            game.dismantle(what)
            game.emit(events.FittingDismantled(person, what))
            for token, n in DISMANTLED.items():
                game.gain(token, n, "incoming")
        case "use":
            return _use(game, person, action)
        case _:
            game.count("today", f"used:{person}")
            game.emit(events.Acted(person, verb, what))
            return call(Effects(f"character/{person}/{verb}", (("self", person), ("other", what)), person))
    return None


def _clear(game: TwomGame, person: str, space: str) -> None:
    """TW-6.6 to TW-6.9."""
    kind = game.content.shelter.kinds[game.state.spaces[space].card]
    if kind.tool != "lockpick" or try_lock(game, person, "incoming"):
        clear_card(game, person, space)


def _move(game: TwomGame, person: str, fitting: str, space: str) -> None:
    """TW-6.15."""
    built = game.state.fittings[fitting]
    game.update(game.state.spaces[built.space], fitting="")
    game.update(game.state.spaces[space], fitting=fitting)
    game.update(built, space=space)
    game.emit(events.FittingMoved(person, fitting, space))


def _use(game: TwomGame, person: str, action: str) -> Flow:
    """TW-6.5 and TW-19."""
    _, fitting, id = action.split(":")
    use = game.content.actions[fitting, id]
    if use.limit:
        game.count("today", limit_mark(use.limit, fitting, person))
    game.emit(events.FittingUsed(person, fitting, id))
    for token, n in use.gain.items():
        game.gain(token, n, "incoming")
    return call(Effects(f"fitting/{fitting}/{id}", (("self", person),), fitting)) if use.do else None


class Search(Procedure):
    """TW-6.13 Search"""

    person: str

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


# --- why something is not among the things to do ----------------------------------------------------------------------


def _out_of_reach(game: TwomGame, things: tuple[str, ...]) -> list[str]:
    """What a person would look for and what the Shelter does not offer now."""
    state, content = game.state, game.content
    found = [f"clear:{space.id}" for space in state.spaces.values() if space.card]
    found += [f"board:{space}" for space in content.shelter.holes]
    found += [f"build:{id}" for id in content.fittings if id not in state.fittings]
    return [action for action in (*found, OUTSIDE) if action not in things]


def _why_not_there(game: TwomGame, action: str) -> Reason | None:
    state = game.state
    what = thing(action)
    match verb(action):
        case "outside":
            return why("snipers-near", "TW-22.1") if state.today.get("no_outside") else why("outside-once", "TW-6.12")
        case "clear":
            return why("out-of-reach", "TW-5.7")
        case "board":
            boarded = state.spaces[what].boarded
            return why("boarded-already", "TW-6.14") if boarded else why("out-of-reach", "TW-5.7")
    if what in state.ideas:
        return why("only-an-idea", "TW-6.10")
    kind = game.content.fittings[what]
    if kind.replaces and kind.replaces not in state.fittings:
        return why("nothing-to-replace", "TW-19.3", fitting=kind.replaces)
    if kind.beside:
        return why("not-beside", "TW-6.11", fitting=kind.beside)
    return why("no-empty-space", "TW-6.11")


def _refused_spaces(game: TwomGame) -> list[Refusal]:
    """TW-6.11: spaces with a card, a fitting or a printed action, and those out of reach."""
    near = game.house.near
    shelter = game.content.shelter
    found: list[Refusal] = []
    for space in game.state.spaces.values():
        if space.id in shelter.printed or space.card or space.fitting:
            found.append(Refusal(f"space:{space.id}", why("not-empty", "TW-6.11")))
        elif space.id not in near:
            found.append(Refusal(f"space:{space.id}", why("out-of-reach", "TW-5.7")))
    return found
