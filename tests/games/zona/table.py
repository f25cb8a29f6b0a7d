"""A table in a chosen situation: the fixture of Zona's tests.

A ``Table`` starts from a real match (setup done, first turn) with everything cleared away that a test does not ask
for: no items, no threats, no injuries, no rubles, neutral reputation. A test then puts things where it wants them; a
card or token is taken from wherever it lies, so that none ever lies twice. Dice are scripted by their faces.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar

from cordon.games.zona import GAME, events
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.rules import attribute_test
from cordon.games.zona.rules.event_phase import EventPhase
from cordon.games.zona.rules.news_phase import NewsPhase
from cordon.games.zona.rules.rounds import Round
from cordon.games.zona.state import Facility, Item, Scavenger
from cordon.kernel.decisions import Decision, Reason
from cordon.kernel.errors import AnswerRefused
from cordon.kernel.events import Event
from cordon.kernel.frames import Procedure, started
from cordon.kernel.spec import Setup
from cordon.scenarios.nodes import node_of
from cordon.scenarios.zona import ZonaStage
from cordon.scenarios.zona_position import ZonaPosition, item_told

FACE_INDEX = {"+": 0, "0": 2, "-": 4, "H": 5}
SEATED = ("iwan", "tamara", "oleg", "wiera")

E = TypeVar("E", bound=Event)


@cache
def _opening(characters: tuple[str, ...], config: tuple[tuple[str, Any], ...], seed: int, equipped: bool) -> ZonaGame:
    switches = {"character_draft": "open", "first_player": "host", **dict(config)}
    game = GAME.new(Setup(len(characters), seed, switches))
    for seat, character in enumerate(characters):
        (decision,) = game.decisions()
        assert decision.seat == seat
        game.answer(seat, f"keep:{character}")
    position = ZonaPosition(game)
    for area in list(game.state.areas.values()):
        if area.threats:
            position.lay(f"areas.{area.id}.threats", ())
    for seat in range(len(characters)):
        cleared = {"injuries": 0, "rubles": 0, "reputation": "neutral", **({} if equipped else {"items": ()})}
        for field, value in cleared.items():
            position.lay(f"scavengers.{seat}.{field}", value)
    return game


class Table:
    """A match of Zona in a chosen situation, seat 0 at the beginning of its turn in the action phase."""

    def __init__(self, *characters: str, seed: int = 1, equipped: bool = False, **config: Any) -> None:
        names = characters or ("iwan",)
        self._take(_opening(names, tuple(sorted(config.items())), seed, equipped).clone())

    def _take(self, game: ZonaGame) -> None:
        self.game: ZonaGame = game
        self.laid = ZonaStage().over(game)
        self.position = ZonaPosition(game)
        self.notes: list[Event] = []

    @classmethod
    def over(cls, game: ZonaGame) -> Table:
        """A table over a match that is played elsewhere, to look at it."""
        table = cls.__new__(cls)
        table._take(game)
        return table

    # --- the situation --------------------------------------------------------------------------------------------

    def lay(self, path: str, value: Any) -> Table:
        """Set a path as ``given`` of a scenario does (docs/scenarios.md)."""
        self.position.lay(path, value)
        return self

    def put(self, seat: int, **fields: Any) -> Table:
        """Set fields of a scavenger: area, injuries, traumas, fatigue, reputation, rubles, secrets, ability."""
        for field, value in fields.items():
            self.lay(f"scavengers.{seat}.{field}", value)
        return self

    def give(self, seat: int, *cards: str, worn: bool = False, tokens: int = 0) -> Table:
        """Let a seat own item cards too."""
        held = [item_told(item) for item in self.game.items_of(seat) if item.card not in cards]
        more = [{"card": card, "worn": worn, "tokens": tokens} for card in cards]
        return self.lay(f"scavengers.{seat}.items", [*held, *more])

    def trophy(self, seat: int, *tokens: str) -> Table:
        """Let a seat own trophies too."""
        return self.lay(f"scavengers.{seat}.trophies", [*self.me(seat).trophies, *tokens])

    def threaten(self, area: str, *tokens: str) -> Table:
        """Lay threat tokens on an area, beside those that lie there."""
        return self.lay(f"areas.{area}.threats", [*self.threats(area), *tokens])

    def top(self, deck: str, *cards: str) -> Table:
        """Put cards (or tokens, or event cards of a facility) on top of their deck, the first uppermost."""
        return self.lay(f"{'facilities' if deck in self.game.state.facilities else 'piles'}.{deck}.top", cards)

    def only(self, deck: str, *cards: str) -> Table:
        """Leave exactly these cards in a deck; the others are discarded (facility cards leave the game)."""
        if deck in self.game.state.facilities:
            return self.lay(f"facilities.{deck}.events", cards)
        rest = [card for card in (*self.discards(deck), *self.pile(deck)) if card not in cards]
        return self.lay(f"piles.{deck}.draw", cards).lay(f"piles.{deck}.discard", rest)

    def empty(self, *decks: str) -> Table:
        """Take every card or token of decks out of the game."""
        for deck in decks:
            self.lay(f"piles.{deck}.draw", ()).lay(f"piles.{deck}.discard", ())
        return self

    def lock(self, facility: str, lock: str) -> Table:
        """Put a lock token at a facility."""
        return self.lay(f"facilities.{facility}.lock", lock).lay(f"facilities.{facility}.open", False)

    def unlock(self, *facilities: str) -> Table:
        """Open facilities."""
        for facility in facilities:
            self.lay(f"facilities.{facility}.open", True)
        return self

    def finds(self, facility: str, *cards: str) -> Table:
        """Lay exactly these finds into a facility."""
        return self.lay(f"facilities.{facility}.finds", cards)

    def market(self, row: str, *cards: str) -> Table:
        """Lay exactly these cards into a row of the market, from the left."""
        return self.lay(f"market.{row}", cards)

    def mark(self, news: str, marker: str) -> Table:
        """Put a timed news card into force."""
        return self.lay("timed", news).lay("marker", marker)

    def board(self, **values: Any) -> Table:
        """Set single values: voice, emission, round, characters, bought."""
        for name, value in values.items():
            self.lay(name, value)
        return self

    # --- where the match stands -------------------------------------------------------------------------------------

    def turn(self, seat: int, actions: int = 0) -> Table:
        """It is this seat's turn in the action phase, with ``actions`` taken; those behind it have had theirs."""
        self.lay("bought", ())
        self.laid.begin(node_of({"turn": seat, "actions": actions}, "start"))
        return self

    def run(self, procedure: Procedure) -> Table:
        """Run a procedure inside the turn of the seat whose turn it is; ``result`` tells what it came to."""
        procedure.into = "choice"
        self.game.state.stack.append(started(procedure))
        self._go()
        return self

    def test(self, seat: int, attribute: str, difficulty: int, encounter: str = "", stage: str = "") -> Table:
        """A test waits for its roll."""
        return self.run(attribute_test.Test(seat, attribute, difficulty, encounter, stage))  # type: ignore[arg-type]

    @property
    def result(self) -> Any:
        """What the last procedure of ``run`` came to."""
        return self.game.state.stack[3].choice

    def event_phase(self) -> Table:
        """The event phase begins."""
        return self._phase(Round(at="hear_news"), EventPhase())

    def news_phase(self) -> Table:
        """The news phase begins; the round ends with it."""
        return self._phase(Round(at=""), NewsPhase())

    def _phase(self, *frames: Procedure) -> Table:
        self.lay("turn", -1).lay("acting", False)
        self.game.state.stack[1:] = [frames[0], started(frames[1])]
        self._go()
        return self

    def _go(self) -> None:
        self.game.waiting = None
        self.game.notes = []
        self.game.decisions()
        self.notes += [note.event for note in self.game.notes]
        self.game.notes = []

    # --- playing ------------------------------------------------------------------------------------------------------

    def dice(self, *rolls: str) -> Table:
        """Script the coming rolls by faces: ``+`` plus, ``0`` blank, ``-`` minus, ``H`` hazard."""
        queue: deque[tuple[int, ...]] = deque(tuple(FACE_INDEX[face] for face in roll) for roll in rolls)
        self.game.luck = {"die": queue}
        return self

    @property
    def dice_left(self) -> int:
        """How many scripted rolls have not been made."""
        return len(self.game.luck["die"]) if self.game.luck else 0

    def say(self, *answers: str, seat: int | None = None) -> Table:
        """Answer the open question(s), one after another."""
        for answer in answers:
            asked = [d for d in self.game.decisions() if seat is None or d.seat == seat]
            assert asked, f"nobody is asked; cannot answer {answer!r} ({self.game.state.outcome})"
            decision = next((d for d in asked if d.accepts(answer)), asked[0])
            self.game.answer(decision.seat, answer)
            self.notes += [note.event for note in self.game.notes]
        return self

    def camp(self) -> Table:
        """Take the area action of a bunker and camp; where nothing else is possible, camping answers itself."""
        self.say("area")
        if "camp" in self.options:
            self.say("camp")
        return self

    def roll(self, faces: str) -> Table:
        """Roll these dice in the test that waits for its roll, and accept them if anything else were possible."""
        assert self.kind == "test.ready", f"no test waits: {self.kind} {self.options}"
        self.dice(faces).say("roll")
        if self.kind == "test.react":
            self.say("accept")
        return self

    @property
    def decision(self) -> Decision:
        """The one question that is open."""
        (decision,) = self.game.decisions()
        return decision

    @property
    def kind(self) -> str:
        decisions = self.game.decisions()
        return decisions[0].kind if decisions else "over"

    @property
    def options(self) -> tuple[str, ...]:
        """Every answer to the open question, what may be done beside it included."""
        return self.decision.answers()

    def things(self, wanted: str) -> list[str]:
        """The things offered under a verb."""
        return [option.removeprefix(f"{wanted}:") for option in self.options if option.startswith(f"{wanted}:")]

    def why(self, option: str) -> Reason:
        """Why an option is refused; fails if it is offered or nobody knows of it."""
        assert option not in self.options, f"{option} is offered"
        reason = self.game.explain(self.decision.seat, option)
        assert reason is not None, (
            f"no reason against {option} at {self.kind}; known: {self.game.refusals(self.decision.seat)}"
        )
        return reason

    def refuses(self, answer: str) -> AnswerRefused:
        """The refusal that an answer meets."""
        try:
            self.game.answer(self.decision.seat, answer)
        except AnswerRefused as refused:
            return refused
        raise AssertionError(f"{answer} was accepted")

    # --- what came of it ------------------------------------------------------------------------------------------------

    def me(self, seat: int = 0) -> Scavenger:
        return self.game.scavenger(seat)

    def item(self, card: str) -> Item:
        return self.game.state.items[card]

    def owns(self, seat: int = 0) -> set[str]:
        return {item.card for item in self.game.items_of(seat)}

    def facility(self, facility: str) -> Facility:
        return self.game.state.facilities[facility]

    def threats(self, area: str) -> tuple[str, ...]:
        return self.game.threats_at(area)

    def pile(self, deck: str) -> tuple[str, ...]:
        return self.game.state.piles[deck].draw

    def discards(self, deck: str) -> tuple[str, ...]:
        return self.game.state.piles[deck].discard

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind that have happened so far."""
        return [event for event in self.notes if isinstance(event, kind)]

    def hurts(self, seat: int = 0) -> list[dict[str, int]]:
        """The batches of damage that a seat has received, each as kind and count."""
        taken = [event for event in self.told(events.DamageTaken) if event.seat == seat]
        return [{k: n for k in ("RAD", "DIS", "WND", "plain") if (n := getattr(event, k))} for event in taken]

    def audit(self) -> None:
        """No card lies twice, none is lost that should be there, and exactly what is in play listens."""
        game = self.game
        lying = list(self._everything())
        assert len(lying) == len(set(lying)), sorted(card for card in lying if lying.count(card) > 1)
        expected: dict[str, list[str]] = {}

        def listens(source: str, names: tuple[str, ...]) -> None:
            for name in names:
                expected.setdefault(name, []).append(source)

        for item in game.state.items.values():
            if item.worn or game.item_kind(item.card).place != "wear":
                listens(item.card, game.content.listens[game.item_kind(item.card).id])
        for scavenger in game.state.scavengers.values():
            if scavenger.character:
                ability = game.content.characters[scavenger.character].ability
                listens(f"scavenger-{scavenger.seat}", game.content.names_of(ability))
        if game.state.timed:
            listens(game.state.timed, game.content.listens[game.state.timed])
        if game.state.met:
            listens(game.state.met, game.content.listens[game.threat(game.state.met).id])
        heard = {name: sorted(sources) for name, sources in game.state.listening.items() if sources}
        assert heard == {name: sorted(sources) for name, sources in expected.items()}

    def _everything(self) -> Iterator[str]:
        state = self.game.state
        for pile in state.piles.values():
            yield from pile.draw
            yield from pile.discard
        for facility in state.facilities.values():
            yield from facility.events
            yield from facility.finds
        for area in state.areas.values():
            yield from area.threats
        for scavenger in state.scavengers.values():
            yield from scavenger.trophies
            yield from scavenger.secrets
        for row in state.market.values():
            yield from (card for card in row.cards if card)
        yield from state.items


def exact(need: int) -> str:
    """Three dice that sum up to ``need``, without two hazards."""
    assert -3 <= need <= 3, need
    face = "+" if need > 0 else "-"
    return (face * abs(need)).ljust(3, "0")
