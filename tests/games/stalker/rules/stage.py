"""A mission laid out by hand: a map, a few figures, scripted luck, and one procedure that runs on it."""

from __future__ import annotations

from collections import deque
from typing import Any, Self

from cordon.games.stalker import GAME, events
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.covering import cover_below
from cordon.games.stalker.rules.equipment import equip, own
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.state import (
    Anomaly,
    CompanionFigure,
    Config,
    Cover,
    Enemy,
    EnemyCard,
    Ground,
    Overlay,
    Pile,
    Stalker,
    StalkerState,
)
from cordon.games.stalker.terms import ANOMALY_DIE, GEAR_DIE
from cordon.kernel.chance import Chance
from cordon.kernel.decisions import Decision, ask
from cordon.kernel.events import Event
from cordon.kernel.frames import Flow, Procedure, finish, started, step
from tests.games.stalker.mapping.places import drawn, lone

POOL = 8
FACES = ("ACC", "2", "1", "1m", "m", "mm")
"""Faces of the stalker die: stars, and ``m`` for a mask (ST-3.4)."""
MARKS = {"open": ":", "impassable": "x", "wall": "#", "door": "/", "window": "="}
LINES = {"open": "...", "impassable": "xxx", "wall": "###", "door": "#/#", "window": "#=#"}


def grid(*rows: str, edges: dict[str, str] | None = None, cov: dict[str, int] | None = None, rooms: str = "") -> str:
    """The drawing of a patch from rows of letters (``%`` is solid): edges between letters are open unless given by
    their pair (``AB``); the spaces in ``rooms`` form one room each. Behind walls lies ``Z``, where nobody is seen."""
    edges, cov = edges or {}, cov or {}
    rows = (f"{rows[0]}%Z", *(f"{row}%%" for row in rows[1:]))

    def between(one: str, other: str) -> str:
        if "%" in (one, other):
            return "wall"
        if one == other:
            return ""
        return edges.get(one + other, edges.get(other + one, "open"))

    wide = len(rows[0])
    walled = "%" * wide
    lines = []
    for above, row in zip((walled, *rows), (*rows, walled), strict=True):
        kinds = [between(one, other) for one, other in zip(above, row, strict=True)]
        lines.append("+" + "".join((LINES[kind] if kind else "   ") + "+" for kind in kinds))
        if row != walled or len(lines) < 2 * len(rows):
            cells = ["%%%" if letter == "%" else f" {letter} " for letter in row]
            marks = [between(one, other) for one, other in zip("%" + row, row + "%", strict=True)]
            signs = [MARKS[mark] if mark else " " for mark in marks]
            lines.append("".join(sign + cell for sign, cell in zip(signs, [*cells, ""], strict=True)))
    for letter in sorted(set("".join(rows)) - {"%"}):
        spots = [(x, y) for y, row in enumerate(rows) for x, each in enumerate(row) if each == letter]
        size = sorted(max(line) - min(line) + 1 for line in zip(*spots, strict=True))
        shape = f"{size[0]}x{size[1]}" if size[0] * size[1] == len(spots) else f"L{len(spots)}"
        cover = f"  cov {cov[letter]}" if letter in cov else ""
        room = f"  room {letter.lower()}/house" if letter in rooms else ""
        lines.append(f"{letter}  {shape}{cover}{room}  ; {letter}")
    return "\n".join(lines)


class Idle(Procedure):
    """Below the procedure under test: its result lands here"""

    choice: str = ""
    result: Any = None

    @step("test", "Nothing more happens")
    def wait(self, game: StalkerGame) -> Flow:
        return ask(0, "choice", ["wait"], always=True)

    @step("test", "Never reached")
    def end(self, game: StalkerGame) -> Flow:
        return finish()


class Stage:
    """A position and what happens on it. ``drawing`` is the inside of a patch; its spaces are ``T.A``, ``T.B``…"""

    def __init__(self, drawing: str = "", mission: str = "A1", seats: int = 1, **config: Any) -> None:
        laid = maps().missions[mission]
        state = StalkerState(
            seats=seats,
            chance=Chance(7),
            config=Config(mission=mission, **config),
            mission=mission,
            map=mission,
            layout=tuple(sorted(laid.laid & laid.shaping)),
            round=1,
        )
        cards = ("palkan", "milady", "chort", "velet")
        for seat in range(seats):
            key = cards[seat]
            state.stalkers[seat] = Stalker(seat, key, space=-1, hp=content().stalkers[key].hp)
        for name, deck in content().decks.items():
            state.piles[name] = Pile(name, deck)
        state.piles["events"] = Pile("events")
        self.game = StalkerGame(GAME, state)
        if drawing:
            self.game.play_on(lone(drawn(f'patch T "test"\n{drawing}')))
            for seat in range(seats):
                self.stalker(seat, "Z")
        self.told: list[Event] = []

    # --- laying out -----------------------------------------------------------------------------------------------

    def _space(self, name: str) -> int:
        index = self.game.board.index
        return index[name] if name in index else index[f"T.{name}"]

    def stalker(self, seat: int, space: str, **changes: Any) -> Self:
        self.game.update(self.game.stalker(seat), space=self._space(space), **changes)
        return self

    def ability(self, seat: int, key: str) -> Self:
        """Play this stalker card."""
        self.game.update(self.game.stalker(seat), card=key, hp=content().stalkers[key].hp)
        self.game.listen(f"stalker-{seat}", content().listens[key])
        return self

    def give(self, seat: int, card: str) -> Self:
        """A card in somebody's hands, equipped if it has a slot."""
        own(self.game, seat, card)
        if content().cards[card].equips:
            equip(self.game, card)
        return self

    def enemy(
        self, kind: str, space: str, facing: str = "N", colour: str = "C3", team: int = 1, **changes: Any
    ) -> Self:
        """Another standee of a kind; it is called ``snork-1``, ``snork-2``…"""
        state = self.game.state
        if kind not in state.enemy_cards:
            pool = tuple(f"{kind}-{i}" for i in range(1, POOL + 1))
            self.game.add(EnemyCard(kind, colour, team, pool))  # type: ignore[arg-type]
        card = state.enemy_cards[kind]
        id, *rest = card.pool
        self.game.update(card, pool=tuple(rest))
        self.game.add(Enemy(id, kind, self._space(space), facing, **changes))  # type: ignore[arg-type]
        return self

    def companion(self, contact: str, space: str, owner: int = 0) -> Self:
        card = content().contacts[contact].companion
        assert card is not None
        self.game.add(CompanionFigure(f"companion-{contact}", contact, owner, self._space(space), card.cubes))
        return self

    def pool(self, kind: str, n: int, colour: str = "C3", team: int = 1) -> Self:
        """So many standees of a kind are left beside the map."""
        card = self.game.state.enemy_cards.get(kind) or EnemyCard(kind, colour, team, ())  # type: ignore[arg-type]
        self.game.add(card)
        self.game.update(card, pool=tuple(f"{kind}-{POOL + i}" for i in range(1, n + 1)))
        return self

    def anomaly(self, card: str, *overlays: tuple[int, str, str], id: str = "", **changes: Any) -> Self:
        laid = tuple(Overlay(number, square, tip) for number, square, tip in overlays)  # type: ignore[arg-type]
        self.game.add(Anomaly(id or card, card, laid, **changes))
        return self

    def covers(self, anomaly: str, *covers: tuple[str, str, str]) -> Self:
        record = self.game.state.anomalies[anomaly]
        laid = tuple(Cover(self._space(space), symbol, by) for space, symbol, by in covers)  # type: ignore[arg-type]
        self.game.update(record, covers=laid)
        return self

    def ground(self, space: str, **tokens: Any) -> Self:
        self.game.put_ground(Ground(self._space(space), **tokens))
        return self

    def attention(self, seat: int, side: str, space: str) -> Self:
        self.game.update(self.game.stalker(seat), attention=side, noticed=self._space(space))
        return self

    def deck(self, name: str, *cards: str) -> Self:
        """These cards on top, the others below them."""
        pile = self.game.pile(name)
        self.game.update(pile, draw=(*cards, *(card for card in pile.draw if card not in cards)))
        return self

    def wounds(self, *ids: str) -> Self:
        """Wound cards on top, by letter: A 3/4, B 1/2, C 6/6, D 3/5 (ST-11.16)."""
        copies: dict[str, int] = {}
        found = []
        for id in ids:
            copies[id] = copies.get(id, 0) + 1
            found.append(f"SC-EW-{id}-{copies[id]}")
        return self.deck("wound", *found)

    # --- luck -----------------------------------------------------------------------------------------------------

    def luck(self, name: str, result: tuple[int, ...]) -> Self:
        """The next draw of this name."""
        self.game.luck = self.game.luck if self.game.luck is not None else {}
        self.game.luck.setdefault(name, deque()).append(result)
        return self

    def gear(self, *stars: int) -> Self:
        """The next roll of gear dice shows these stars."""
        return self.luck("die:gear", tuple(GEAR_DIE.index(star) for star in stars))

    def stalker_dice(self, *faces: str) -> Self:
        """The next roll of stalker dice: ``ACC``, ``2``, ``1``, ``1m``, ``m``, ``mm``."""
        return self.luck("die:stalker", tuple(FACES.index(face) for face in faces))

    def symbol(self, *symbols: str) -> Self:
        """The next rolls of the anomaly die."""
        for symbol in symbols:
            self.luck("die:anomaly", (ANOMALY_DIE.index(symbol),))
        return self

    # --- running --------------------------------------------------------------------------------------------------

    def run(self, procedure: Procedure, inside: Procedure | None = None) -> Self:
        """Run a procedure until somebody is asked or it is over; ``inside``: in the middle of this one."""
        if inside is None:
            notice(self.game)
        around = [inside] if inside is not None else []
        self.game.state.stack = [started(Idle()), *around, started(procedure)]
        procedure.into = "result" if inside is None else ""
        self.game.waiting = None
        self.game.notes = []
        self.game.decisions()
        self.told = [note.event for note in self.game.notes]
        return self

    def settle(self) -> Self:
        """Everybody covers the symbol below, as after the setup."""
        for who, _ in list(self.game.entities()):
            cover_below(self.game, who)
        return self

    def say(self, *answers: str) -> Self:
        for answer in answers:
            self.game.answer(self.decision.seat, answer)
            self.told += [note.event for note in self.game.notes]
        return self

    def finish(self, until: str = "") -> Self:
        """Take the first option of every question until one of this kind, or to the end."""
        for _ in range(60):
            if self.is_over or (until and self.decision.kind == until):
                return self
            self.say(self.decision.answers()[0])
        raise AssertionError("it does not end")

    def use(self, card: str, *answers: str, rule: int = 0) -> Self:
        """The first stalker uses the action of a card (its i-th rule) in a turn."""
        key = content().cards[card].key if card in content().cards else self.game.definition(card)
        return self.run(Turn(0, 0)).say(f"use:{card}:{key}/{rule}", *answers)

    @property
    def decision(self) -> Decision:
        return self.game.decisions()[0]

    @property
    def options(self) -> tuple[str, ...]:
        return self.decision.options

    @property
    def is_over(self) -> bool:
        """Nothing of the procedure is left to run."""
        return len(self.game.state.stack) == 1

    @property
    def result(self) -> Any:
        return self.game.state.stack[0].result

    # --- looking --------------------------------------------------------------------------------------------------

    def at(self, who: str) -> str:
        """The letter of the space on which somebody stands; empty: not on the map."""
        space = self.game.space_of(who)
        return self.game.address(space).removeprefix("T.") if space >= 0 else ""

    def facing(self, enemy: str) -> str:
        return self.game.state.enemies[enemy].facing

    def foe(self, enemy: str) -> Enemy:
        return self.game.state.enemies[enemy]

    def me(self, seat: int = 0) -> Stalker:
        return self.game.stalker(seat)

    def events(self, kind: type[Event]) -> list[Any]:
        """What was told of this kind since the procedure began."""
        return [event for event in self.told if isinstance(event, kind)]

    def steps(self, who: str) -> str:
        """The spaces that somebody entered, by letter."""
        return "".join(event.space.removeprefix("T.") for event in self.events(events.Stepped) if event.who == who)
