"""ST-19.13, SV-1.9: the enemies of a scenario, and the slots in which they stand when it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.closeness import closest_free
from cordon.games.stalker.rules.newcomers import join_fray
from cordon.games.stalker.rules.ties import far_first
from cordon.games.stalker.state import Enemy
from cordon.games.stalker.terms import EnemyKey, Facing, Space
from cordon.games.stalker.verbs import SPACE
from cordon.kernel.decisions import Facts, Refusal, ask
from cordon.kernel.frames import Flow, Procedure, finish, goto, step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.mapping.zonemap import Slot
    from cordon.games.stalker.survival_cards import Drawn

MUTANTS, HUMANS = 1, 2
"""The teams of SV-1.9."""
KINDS = ("HD", "HS", "ED", "ES", "B")
"""The kinds of enemy slots."""


class SlotFacts(Facts, frozen=True):
    """Whose standees are placed, how many are left, and where one looks on each of the spaces."""

    kind: EnemyKey
    left: int
    facings: dict[Space, Facing]


class PlaceStandees(Procedure):
    """ST-19.13 The enemies that a scenario names, each card with its standees"""

    number: int = 0
    """The card that is placed now, of those of the scenario."""
    kind: EnemyKey = ""
    left: int = 0
    taken: tuple[str, ...] = ()
    """The slots in which somebody stands."""
    asked: bool = False
    choice: str = ""

    def facts(self, game: StalkerGame) -> SlotFacts:
        return SlotFacts(self.kind, self.left, {slot.spaces[0]: slot.facing for slot in self._open(game)})

    @step("ST-19.13", "A card for each line of the scenario; how many of its standees there are")
    def draw(self, game: StalkerGame) -> Flow:
        if self.number == len(game.scenario.enemies):
            return finish()
        drawn = game.scenario.enemies[self.number]
        self.kind = drawn.card or draw_enemy(game, drawn)
        card = join_fray(game, self.kind)
        team = HUMANS if "human" in game.content.enemies[self.kind].types else MUTANTS
        game.update(card, colour=drawn.marker, team=team)
        more = game.scenario.on(game.state.map).horde if drawn.category == "horde" else 0
        self.left = min(max(0, drawn.place[game.state.seats - 1] + more), len(card.pool))
        return None

    @step(
        "ST-19.13",
        "Slots of the kind that it asks for, then others; where more are free the players choose",
        offers=(SPACE,),
    )
    def choose(self, game: StalkerGame) -> Flow:
        if not self.left:
            return goto(PlaceStandees.next)
        free = self._open(game)
        self.asked = self.left < len(free) and len({slot.spaces for slot in free}) > 1
        if not self.asked:
            self.choice = SPACE(free[0].spaces[0])
            return None
        spaces = dict.fromkeys(slot.spaces[0] for slot in far_first(game, free, lambda slot: _space(game, slot)))
        return ask(game.state.lead, "choice", [*map(SPACE, spaces)], refused=self._refused)

    @step("ST-19.13", "There it stands; a full space passes it on (SV-1.4)", then="choose")
    def place(self, game: StalkerGame) -> Flow:
        slot = next(slot for slot in self._open(game) if slot.spaces[0] == SPACE.read(self.choice))
        self.taken = (*self.taken, slot.name)
        self.left -= 1
        card = game.state.enemy_cards[self.kind]
        enemy, at = card.pool[0], closest_free(game, game.content.walks[self.kind], _space(game, slot))[0]
        game.update(card, pool=card.pool[1:])
        game.add(Enemy(enemy, self.kind, at, slot.facing))
        game.count("losses", "enemies_placed")
        if self.asked:
            game.emit(events.EnemyPlaced(enemy, game.address(at), slot.facing))
        return None

    @step("ST-19.13", "The rest is the pool; the next card", then="draw")
    def next(self, game: StalkerGame) -> Flow:
        self.number += 1
        return None

    def _open(self, game: StalkerGame) -> tuple[Slot, ...]:
        """The free slots of the first kind that has some; with none left all of them serve once more."""
        kinds = list(kinds_for(game, game.scenario.enemies[self.number]))
        for taken in (self.taken, ()):
            for kind in kinds:
                free = tuple(slot for slot in game.zone_map.kind(kind) if slot.name not in taken)
                if free:
                    return free
        return ()

    def _refused(self, game: StalkerGame) -> list[Refusal]:
        """The other enemy slots: one is taken, or of a kind that this card does not ask for."""
        free = {slot.spaces[0] for slot in self._open(game)}
        found: dict[Space, Refusal] = {}
        for slot in (slot for kind in KINDS for slot in game.zone_map.kind(kind)):
            space = slot.spaces[0]
            if space not in free:
                why = reasons.SLOT_TAKEN if slot.name in self.taken else reasons.OTHER_SLOT
                found.setdefault(space, Refusal(SPACE(space), why("ST-19.13")))
        return list(found.values())


def _space(game: StalkerGame, slot: Slot) -> int:
    return game.board.index[slot.spaces[0]]


def draw_enemy(game: StalkerGame, drawn: Drawn) -> EnemyKey:
    """A random enemy card of a category and type, never the same twice."""
    known = game.content.enemies
    taken = {known[kind].standee for kind in game.state.enemy_cards}
    fitting = tuple(
        kind.key for kind in known.values()
        if kind.category == drawn.category and not kind.box and drawn.type in ("any", *kind.types)
        and kind.key not in drawn.excluded and kind.standee not in taken
    )  # fmt: skip
    return game.shuffle(f"enemy:{drawn.marker}", fitting)[0]


def kinds_for(game: StalkerGame, drawn: Drawn) -> Iterator[str]:
    """The kinds of slots for a card: the one that it asks for, then the other of its sort, then the rest; the slot of a
    boss only where there is none (R-174)."""
    if drawn.slots == "boss":
        yield "B"
        return
    own, other = ("D", "S") if drawn.slots == "dense" else ("S", "D")
    sort, rest = ("E", "H") if drawn.marker == "C2" else ("H", "E")
    yield from (f"{sort}{own}", f"{sort}{other}", f"{rest}{own}", f"{rest}{other}")
    if not any(each.slots == "boss" for each in game.scenario.enemies):
        yield "B"
