"""The actions of a Day in words: what each is called, what to know before somebody does it, its cost and its place."""

from __future__ import annotations

from collections.abc import Callable

from cordon.faces.twom.beside import Label
from cordon.games.twom import odds
from cordon.games.twom.day_actions import BOARD, BUILD, CLEAR, DISMANTLE, MOVE, OUTSIDE, SEARCH, USE
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.plans import cost_of
from cordon.games.twom.terms import DISMANTLED, DayAction, FittingId, PersonId, SpaceId, TokenId
from cordon.kernel.verbs import Verb
from cordon.words.catalogue import Words
from cordon.words.spelling import capital
from cordon.words.twom.names import TwomNamer
from cordon.words.twom.rules_text import RulesText


class ActionWords:
    """Puts the actions of one position into words."""

    def __init__(self, words: Words, namer: TwomNamer, game: TwomGame, rules: RulesText) -> None:
        self.words = words
        self.namer = namer
        self.game = game
        self.rules = rules

    def told(self, person: PersonId, action: DayAction) -> Label:
        """Everything about an action that somebody may be given; what anybody else would pay."""
        return Label(
            capital(self.name(action)), self.details(person, action), self.cost("", action), self.place(action)
        )

    # --- what it is called ------------------------------------------------------------------------------------------

    def name(self, action: DayAction) -> str:
        """Without the person who does it."""
        verb, what = self.game.content.day.said(action)
        if verb in NAMES:
            return NAMES[verb](self, **what)
        characters = self.game.content.characters.values()
        owner = next(c.id for c in characters if c.action is not None and c.action.id == verb.name)
        label = self.words.say(f"action-{owner.lower()}-{verb.name}")
        return self.words.say("act-trait", label=label, person=self.namer.called(what["other"], PersonId))

    def _clear(self, space: str) -> str:
        card = self.game.state.spaces[space].card
        name = self.words.say(f"shelter-{card}") if card else space
        return self.words.say("act-clear", card=name, card_id=card, space=self.space(space))

    def _board(self, space: str) -> str:
        return self.words.say("act-board", space=self.space(space))

    def _build(self, fitting: str, space: str) -> str:
        return self._placed("act-build", fitting, space)

    def _move(self, fitting: str, space: str) -> str:
        return self._placed("act-move", fitting, space)

    def _placed(self, key: str, fitting: str, space: str) -> str:
        placed = "there" if space else "none"
        return self.words.say(key, **self._fitting(key, fitting), space=self.space(space), placed=placed)

    def _dismantle(self, fitting: str) -> str:
        return self.words.say("act-dismantle", **self._fitting("act-dismantle", fitting))

    def _fitting(self, key: str, fitting: str) -> dict[str, object]:
        return self.namer.named("fitting", fitting, FittingId, self.words.takes(key))

    def _use(self, fitting: str, action: str) -> str:
        label = self.rules.action(fitting, action)
        return self.words.say("act-use", fitting=self.namer.called(fitting, FittingId), label=label)

    def space(self, space: str) -> str:
        return self.words.say(f"space-{space.lower()}") if space else ""

    # --- what to know before ----------------------------------------------------------------------------------------

    def details(self, person: PersonId, action: DayAction) -> list[str]:
        """Gains, the tool it needs, what is at stake."""
        verb, what = self.game.content.day.said(action)
        if verb in NOTES:
            return NOTES[verb](self, **what)
        own = self.game.content.characters[person].action
        return self.rules.clauses(own.do) if own is not None and own.id == verb.name else []

    def _of_use(self, fitting: str, action: str) -> list[str]:
        use = self.game.content.actions[fitting, action]
        found = [self.words.say("action-gain", goods=self.namer.goods(use.gain))] if use.gain else []
        return [*found, *self.rules.clauses(use.do)]

    def _of_building(self, fitting: str, space: str) -> list[str]:  # noqa: ARG002  # wherever it is
        return [self.rules.fitting(self.game.content.fittings[fitting]).removesuffix(".")]

    def _of_clearing(self, space: str) -> list[str]:
        tool = self.game.content.shelter.tools.get(self.game.state.spaces[space].card, "")
        return [self.words.say(f"detail-tool-{tool}")] if tool else []

    def cost(self, person: PersonId, action: DayAction) -> dict[TokenId, int]:
        """What it costs somebody; what is printed if nobody is named."""
        planned = self.game.content.day.planned(action)
        if person in self.game.state.people:
            return dict(cost_of(self.game, person, planned))
        return dict(planned.cost)

    def odds(self, person: PersonId, action: DayAction) -> float | None:
        """The chance that it goes well, where dice decide."""
        if action in SEARCH:
            return odds.search()
        if action in OUTSIDE:
            return odds.unseen(self.game)
        if action in CLEAR and self.game.state.spaces[CLEAR.read(action)].card == "closed_door":
            return odds.lock(self.game, person)
        return None

    def place(self, action: DayAction) -> SpaceId:
        """Where on the drawing it is done."""
        content = self.game.content
        verb, what = content.day.said(action)
        if verb is OUTSIDE:
            return content.shelter.guard
        if verb is SEARCH:
            return next(space.id for space in content.spaces.values() if space.action == "search")
        space: str = what.get("space", "")
        built = self.game.state.fittings.get(what.get("fitting", ""))
        return space or (built.space if built is not None else "")


NAMES: dict[Verb, Callable[..., str]] = {
    SEARCH: lambda told: told.words.say("act-search"),
    OUTSIDE: lambda told: told.words.say("act-outside"),
    CLEAR: ActionWords._clear,
    BOARD: ActionWords._board,
    BUILD: ActionWords._build,
    MOVE: ActionWords._move,
    DISMANTLE: ActionWords._dismantle,
    USE: ActionWords._use,
}
"""What an action is called, by verb; those of traits have the words of their owner."""

NOTES: dict[Verb, Callable[..., list[str]]] = {
    SEARCH: lambda told: [told.words.say("detail-search")],
    OUTSIDE: lambda told: [told.words.say("detail-outside")],
    CLEAR: ActionWords._of_clearing,
    BOARD: lambda told, **_: [told.words.say("detail-board")],
    BUILD: ActionWords._of_building,
    MOVE: lambda _, **__: [],
    DISMANTLE: lambda told, **_: [told.words.say("action-gain", goods=told.namer.goods(DISMANTLED))],
    USE: ActionWords._of_use,
}
"""What to know before an action, by verb."""
