"""Zona on the stage of a scenario: setting up, starting points, luck, and values for ``then``."""

from __future__ import annotations

from collections import deque
from typing import Any

from cordon.games import zona
from cordon.games.zona.content import content
from cordon.games.zona.content_files import EVENT_DECKS, FACILITIES
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.rules.actions import TakeTurn
from cordon.games.zona.rules.event_phase import DrawEvent, EventPhase, ResolveEvent, deck_of_area, section_for
from cordon.games.zona.rules.news_phase import NewsEffect, NewsPhase
from cordon.games.zona.rules.rounds import ActionPhase, Round
from cordon.games.zona.rules.setup import Match
from cordon.games.zona.terms import ACTIONS_PER_TURN, ATTRIBUTES, FACES, REPUTATIONS, SLOTS, Attribute
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Procedure, started
from cordon.kernel.game import Game
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import plain
from cordon.scenarios.stages import Stage
from cordon.scenarios.zona_position import ZonaPosition

SHUFFLED = (*EVENT_DECKS, "junk", "gear", "find", "artG", "artY", *SLOTS, "news", "emission", "locks", "facilities")
WORKED_OUT = ("items", "worn", "packed", "reputation", "free_spaces", "capacity", "ability", "dead", *ATTRIBUTES)


class ZonaStage(Stage):
    """Scenarios of Zona."""

    spec = zona.GAME
    setup_keys = ("characters",)
    starts = ("turn", "event", "news", "round", "setup")
    start_keys = ("card", "actions", "area_actions")
    draws = ("die", "voice", "solo-board", *(f"shuffle:{pile}" for pile in SHUFFLED), "shuffle:characters")

    game: ZonaGame

    def position_of(self, game: ZonaGame) -> ZonaPosition:
        return ZonaPosition(game)

    # --- setting up -------------------------------------------------------------------------------------------------

    def open(self, setup: dict[str, Node], start: Node) -> bool:
        if self.moment(start)[0] == "setup":
            if "characters" in setup:
                raise setup["characters"].error("a scenario that starts with the setup chooses its characters there")
            self.game.decisions()
            return False
        boards = self._boards(setup)
        self._deal(boards, setup)
        game = self.game
        while not isinstance(game.state.stack[-1], TakeTurn):
            for decision in game.decisions():
                game.answer(decision.seat, f"keep:{boards[decision.seat]}")
            game.decisions()
        game.set(turn=-1, acting=False)
        self.position = self.position_of(game)
        return True

    def _boards(self, setup: dict[str, Node]) -> list[str]:
        """Who is who: the boards of the scenario, or the first ones of the list in the order of the seats."""
        seats = self.game.state.seats
        known = tuple(content().characters)
        if "characters" not in setup:
            return list(known[:seats])
        node = setup["characters"]
        boards = [entry.one_of(known, "character") for entry in node.items()]
        if len(boards) != seats or len(set(boards)) < seats:
            raise node.error(f"needs {seats} different character(s), one for each seat")
        return boards

    def _deal(self, boards: list[str], setup: dict[str, Node]) -> None:
        """Seat 0 is the Voice and everybody is dealt the right board, unless the setup's own luck says otherwise."""
        here = setup.get("characters", setup["seats"])
        queues = self.luck.queues
        if "shuffle:characters" in queues:
            raise queues["shuffle:characters"][0].error("'characters' says who is who; leave this draw out")
        voice = queues["voice"][0].number(0, len(boards) - 1) if "voice" in queues else 0
        if "voice" not in queues and len(boards) > 1 and self.game.config.first_player == "random":
            self.luck.queues["voice"] = deque([Node(0, here.file, here.line, here.path)])
        others = [board for board in content().characters if board not in boards]
        order = [boards[(voice + i) % len(boards)] for i in range(len(boards))]
        dealt = [board for pair in zip(order, others, strict=False) for board in pair]
        cards = [Node(board, here.file, here.line, here.path) for board in dealt]
        queues["shuffle:characters"] = deque([Node(cards, here.file, here.line, here.path)])

    # --- start ------------------------------------------------------------------------------------------------------

    def begin(self, start: Node) -> None:
        moment, entries = self.moment(start)
        usable = {
            "turn": ("actions", "area_actions", "procedure", "with"),
            "event": ("card", "procedure", "with"),
            "news": ("procedure", "with"),
        }
        for key, node in entries.items():
            if key not in (moment, "stack", *usable.get(moment, ())):
                raise node.error(f"cannot be said with the starting point {moment!r}")
        game = self.game
        if moment == "setup":
            return
        game.notes, game.waiting = [], None
        if moment == "round":
            game.state.stack = [Match(at="play_round")]
            return
        build = {"turn": self._turn, "event": self._event, "news": self._news}[moment]
        game.state.stack = [Match(at="play_round"), *build(entries, start)]

    def _seat(self, entries: dict[str, Node], moment: str, start: Node) -> Seat:
        node = entries.get(moment)
        seat = node.number(0, self.game.state.seats - 1) if node is not None and node.value is not None else 0
        if not self.game.scavenger(seat).character:
            raise (node or start).error(f"the scavenger of seat {seat} is dead")
        return seat

    def _from(self, seat: Seat) -> tuple[Seat, ...]:
        """This seat and those that come after it in the order of the round."""
        order = self.game.order()
        return tuple(order[order.index(seat) :])

    def _turn(self, entries: dict[str, Node], start: Node) -> list[Procedure]:
        seat = self._seat(entries, "turn", start)
        taken = entries["actions"].number(0, ACTIONS_PER_TURN) if "actions" in entries else 0
        done = entries["area_actions"].items() if "area_actions" in entries else []
        areas = tuple(entry.one_of(tuple(content().areas), "area") for entry in done)
        self.game.set(turn=seat, acting=True)
        phase = ActionPhase(seats=self._from(seat), at="linger")
        stack: list[Procedure] = [Round(at="meet_events"), phase, TakeTurn(seat, taken, areas, at="choose")]
        return stack + self._on_top(entries, seat)

    def _event(self, entries: dict[str, Node], start: Node) -> list[Procedure]:
        game = self.game
        seat = self._seat(entries, "event", start)
        seats = self._from(seat)
        deck = deck_of_area(game, seat)
        if not deck and ("card" in entries or "procedure" in entries):
            raise start.error(f"no event is drawn in {game.scavenger(seat).area} (ZO-13.1)")
        if "card" in entries:
            place = ("facilities", deck, "top") if deck in FACILITIES else ("piles", deck, "top")
            self.give(place, entries["card"])
        stack: list[Procedure] = [Round(at="hear_news"), EventPhase(seats=seats, at="draw")]
        top = self._on_top(entries, seat)
        if top:
            # the card has been drawn and is being resolved
            drawing = DrawEvent(seat, at="draw")
            drawing.draw(game)
            drawing.at = "discard"
            game.set(turn=seat)
            resolving = ResolveEvent(seat, drawing.card, section_for(game, seat, drawing.card), at="go_on")
            stack = [stack[0], EventPhase(seats=seats, at="end_turn"), drawing, resolving, *top]
        return stack

    def _news(self, entries: dict[str, Node], _start: Node) -> list[Procedure]:
        game = self.game
        if "news" in entries and entries["news"].value is not None:
            self.give(("piles", "news", "top"), entries["news"])
        top = self._on_top(entries, 0)
        if not top:
            return [Round(at=""), NewsPhase(at="draw")]
        pile = game.state.piles["news"]
        game.update(pile, draw=pile.draw[1:])
        seat = getattr(top[0], "seat", 0)
        phase = NewsPhase(card=pile.draw[0], at="pass_voice")
        # what news do to a scavenger is a scope of its own: a death ends only that
        return [Round(at=""), phase, NewsEffect(seat, "", pile.draw[0], at=""), *top]

    def _on_top(self, entries: dict[str, Node], seat: Seat) -> list[Procedure]:
        procedure = self.procedure(entries, seat)
        if procedure is None:
            return []
        asked = getattr(procedure, "seat", seat)
        if asked != seat and "news" not in entries:
            raise entries["with"].error(f"only the seat whose turn it is ({seat}) can be meant here, not {asked}")
        if asked not in self.game.state.scavengers or not self.game.scavenger(asked).character:
            raise entries["with"].error(f"there is no living scavenger of seat {asked}")
        return [started(procedure)]

    # --- telling ----------------------------------------------------------------------------------------------------

    def setup_of(self) -> dict[str, Any]:
        state = self.game.state
        played = [person.character for person in state.scavengers.values()]
        others = iter([board for board in content().characters if board not in played])
        setup: dict[str, Any] = {"characters": [board or next(others) for board in played]}
        if state.config.facility_layout == "random":
            setup["luck"] = {"shuffle:facilities": list(state.facilities)}
        return setup

    def start_of(self) -> tuple[Any, int]:
        match self.game.state.stack:
            case [Match(), Round(), ActionPhase(), TakeTurn(seat=seat, at="choose") as turn, *_]:
                taken = {"actions": turn.actions, "area_actions": list(turn.area_actions)}
                return {"turn": seat, **{key: value for key, value in taken.items() if value}}, 4
            case [Match(at="play_round"), Round(), *_]:
                return {"round": None}, 1
        return None, 0

    # --- luck ---------------------------------------------------------------------------------------------------------

    def drawn(self, game: Game[Any], name: str, sides: int, node: Node) -> int:
        assert isinstance(game, ZonaGame)
        if name == "die":
            face = node.one_of(FACES, "face of a die")
            if face not in game.config.die_faces:
                raise node.error(f"the dice of this match have no {face}")
            return game.config.die_faces.index(face)
        if name == "solo-board":
            return game.state.characters.index(node.one_of(game.state.characters, "unused character"))
        return node.number(0, sides - 1)

    # --- names --------------------------------------------------------------------------------------------------------

    def kind_of(self, name: str) -> str:
        known = content()
        if name in known.items:
            return known.items[name].id
        return known.threats[name].id if name in known.threats else name

    # --- then ---------------------------------------------------------------------------------------------------------

    def look_up(self, path: tuple[str, ...], node: Node) -> Any:
        if len(path) == 3 and path[0] == "scavengers" and path[2] in WORKED_OUT:
            self.walk(self.game.state, path[:2], node)
            return plain(self._worked_out(int(path[1]), path[2]))
        return super().look_up(path, node)

    def _worked_out(self, seat: Seat, word: str) -> Any:
        """What stands nowhere in the state but everybody at the table can see."""
        game = self.game
        person = game.scavenger(seat)
        if word == "dead":
            return not person.character
        if word in ("items", "worn", "packed"):
            items = {"items": game.items_of, "worn": game.worn, "packed": game.packed}[word](seat)
            return [{"card": item.card, "tokens": item.tokens, "worn": item.worn} for item in items]
        if word == "reputation":
            return REPUTATIONS[person.reputation]
        if word == "ability":
            return "spent" if person.used else "ready"
        if not person.character:
            return None
        if word in ATTRIBUTES:
            attribute: Attribute = word
            return game.attribute(seat, attribute)
        return game.free_spaces(seat) if word == "free_spaces" else game.capacity(seat)

    def check_missing(self, rows: dict[Any, Any], word: str, node: Node) -> None:
        known = content()
        if rows is self.game.state.items and (word in known.kinds or word in known.items):
            return
        super().check_missing(rows, word, node)

    def visible(self, fields: tuple[str, ...]) -> list[str]:
        return [*super().visible(fields), *(WORKED_OUT if "fatigue" in fields else ())]
