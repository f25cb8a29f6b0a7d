"""The aims of a scenario of Zone Survival, read off the view: where they are now, and whether they hold."""

from __future__ import annotations

from functools import cached_property

from cordon.games.stalker.content import content
from cordon.games.stalker.mapping.board import Board, mask_of
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.rules.equipment import won_mark
from cordon.games.stalker.sorts import is_artifact
from cordon.games.stalker.state import Character
from cordon.games.stalker.survival.arriving import MARK
from cordon.games.stalker.survival_cards import Aim
from cordon.games.stalker.terms import CharacterKey, Entity, TokenKey, place_parts
from cordon.games.stalker.views import HIDDEN, StalkerView, SurvivalView, TokenView
from cordon.kernel.decisions import Seat

BLOOD = 2
"""Whoever has no more than that needs a dressing before being carried."""
BLAST = 1
"""How far what goes off reaches."""
AT_HAND, SHY = 4, 2
"""Spaces from which a token is worth the way for its own sake, and enemies within which it is not."""
GATE = "armored_gate"
ARTIFACT = "artifact"
"""An artifact won in this match counts like a token that is carried (SV-X10)."""


class Objectives:
    """What the words of aims mean in a view."""

    def __init__(self, view: StalkerView, zone: SurvivalView, board: Board) -> None:
        self.view = view
        self.zone = zone
        self.board = board
        cards = content().zone_cards
        self.asked = [aim for card in view.environment if card.id in cards for aim in cards[card.id].aims]
        """The aims of requests."""
        self.aims = (*self.asked, *content().scenarios[zone.scenario].aims)

    # --- tokens and people ----------------------------------------------------------------------------------------

    def lying(self, word: str) -> list[TokenView]:
        return [token for token in self.zone.tokens if shows(token, word) and token.holder < 0 and not token.bearer]

    def carried(self, seat: Seat, kind: TokenKey) -> int:
        if kind == ARTIFACT:
            return self._artifacts.get(seat, 0)
        return sum(token.holder == seat and token.kind == kind for token in self.zone.tokens)

    @cached_property
    def _artifacts(self) -> dict[Seat, int]:
        cards, found = content().cards, dict[Seat, int]()
        for card in self.view.cards:
            if is_artifact(cards[card.id]) and won_mark(card.id) in self.zone.flags:
                found[card.owner] = found.get(card.owner, 0) + 1
        return found

    def is_light(self, kind: TokenKey) -> bool:
        return content().token_kinds[kind].sort == "light" or kind in self.zone.flags

    def can_take(self, seat: Seat, kind: TokenKey) -> bool:
        """Whether a stalker has a hand free for such a token (SV-1.5)."""
        if not self.is_light(kind):
            return not self.is_laden(seat)
        limit = content().token_kinds[kind].limit
        return not limit or self.view.seats == 1 or self.carried(seat, kind) < limit

    def is_laden(self, seat: Seat) -> bool:
        """Whether a stalker carries something heavy."""
        kinds = content().token_kinds
        held = (token.kind for token in self.zone.tokens if token.holder == seat)
        return any(kinds[kind].sort == "heavy" and not self.is_light(kind) for kind in held)

    @cached_property
    def marked(self) -> Entity:
        """The enemy that bears the token of ST-19.3; empty: none."""
        return next((token.bearer for token in self.zone.tokens if token.kind == MARK), "")

    def character(self, key: CharacterKey) -> Character:
        return next(each for each in self.zone.characters if each.name == key)

    def character_at(self, key: CharacterKey) -> int:
        return next((each.space for each in self.zone.characters if each.name == key), -1)

    # --- conditions -----------------------------------------------------------------------------------------------

    def holds(self, condition: str) -> bool:
        """Whether a condition holds for the whole team; ``late:`` is each stalker's own."""
        word, what = place_parts(condition)
        match word:
            case "below":
                return not self._reached(what)
            case "full":
                return self._reached(what)
            case "lies":
                return bool(self.lying(what))
            case "gone":
                return not self.lying(what)
            case "shut":
                return bool(self._shut(what))
            case "opened":
                return not self._shut(what)
            case "near":
                return self._is_at_hand(what)
            case "far":
                return not self._is_at_hand(what)
            case "carried":
                return any(self.carried(stalker.seat, what) for stalker in self.view.stalkers)
            case "fit":
                return self.view.stalkers[self.view.lead].hp >= int(what)
            case "flag":
                return what in self.zone.flags
            case "unset":
                return what not in self.zone.flags
            case "marked":
                return bool(self.marked)
            case "unmarked":
                return not self.marked
            case "down":
                return any(each.name == what and each.down for each in self.zone.characters)
            case "settled":
                return not any(aim.takes and self.places(aim) for aim in self.asked)
            case "clear":
                away = mask_of(self.spaces(f"away:{what}"))
                return all(away >> stalker.space & 1 for stalker in self.view.stalkers if stalker.space >= 0)
        return True

    def _reached(self, what: str) -> bool:
        counter, _, token = what.partition("+")
        has = self.zone.counters.get(counter, 0)
        if token:
            has += sum(self.carried(stalker.seat, token) for stalker in self.view.stalkers)
        return has >= self.zone.needs.get(counter, 0)

    def _is_at_hand(self, kind: TokenKey) -> bool:
        """Whether a token is safe and cheap to come by: no enemy is near it, and somebody is, or goes there anyway."""
        spaces = _where(self.lying(kind))
        safe = [space for space in spaces if not any(self._is_within(SHY, space, e.space) for e in self.view.enemies)]
        near = [stalker.space for stalker in self.view.stalkers if stalker.space >= 0]
        return any(self._is_wanted(space) or any(self._is_within(AT_HAND, space, e) for e in near) for space in safe)

    def _is_within(self, most: int, space: int, other: int) -> bool:
        return bool(self.board.within("open", space, most) >> other & 1)

    def _is_wanted(self, space: int) -> bool:
        """Whether the objective takes somebody to each of some places, this one among them."""
        aims = content().scenarios[self.zone.scenario].aims
        return any(not aim.whole and aim.kind != "gather" and space in self.places(aim) for aim in aims)

    # --- places ---------------------------------------------------------------------------------------------------

    def places(self, aim: Aim) -> tuple[int, ...]:
        """Where an aim is now; nowhere: it is none, such as one with somebody who is no longer there."""
        if not all(map(self.holds, aim.lasts)) or (aim.beside and self.character_at(aim.beside) < 0):
            return ()
        if aim.kind == "hunt":
            return tuple(enemy.space for enemy in self.view.enemies if enemy.id == self.marked)
        found = dict.fromkeys(space for place in aim.at for space in self.spaces(place))
        return tuple(space for space in found if self.board.capacity[space])

    def spaces(self, place: str) -> tuple[int, ...]:
        word, what = place_parts(place)
        match word:
            case "slot":
                slot = maps().zones[self.view.map].slot(what)
                return tuple(self.board.index[space] for space in slot.spaces)
            case "token":
                return _where(self.lying(what))
            case "untried":
                return _where([token for token in self.lying(what) if token.face == HIDDEN])
            case "loose":
                return _where([token for token in self.lying(what) if not token.cubes])
            case "bleeding":
                return _where([token for token in self.lying(what) if not token.cubes and token.blood <= BLOOD])
            case "next":
                return self._beside(self.lying(what))
            case "shut":
                return self._beside(self._shut(what))
            case "away":
                near = 0
                for space in _where(self.lying(what)):
                    near |= self.board.within("open", space, BLAST)
                return self.board.spaces(self.board.land_mask & ~near)
            case "character":
                space = self.character_at(what)
                return (space,) if space >= 0 else ()
            case "trader":
                known = content().characters
                return tuple(each.space for each in self.zone.characters if known[each.name].role == "trader")
            case "anomaly":
                return self._anomalies
            case "everywhere":
                return self.board.spaces(self.board.land_mask)
        return ()

    def _shut(self, slot: str) -> list[TokenView]:
        """What shuts the edges of a slot: the vault is another gate than a bulkhead elsewhere (R-157)."""
        edges = maps().zones[self.view.map].slot(slot).edges
        return [token for token in self.zone.tokens if token.edge in edges and token.kind == GATE]

    def _beside(self, tokens: list[TokenView]) -> tuple[int, ...]:
        found: list[int] = []
        for token in tokens:
            segment = self.board.segment(token.edge) if token.edge else None
            if segment is not None:
                found += [self.board.index[segment.one], self.board.index[segment.other]]
        return tuple(dict.fromkeys(found))

    @cached_property
    def _anomalies(self) -> tuple[int, ...]:
        found: dict[int, None] = {}
        for anomaly in self.view.anomalies:
            overlay = anomaly.overlays[anomaly.at]
            found |= dict.fromkeys(self.board.symbols(maps().overlays[overlay.number], overlay.square, overlay.tip))
        return tuple(found)


def shows(token: TokenView, word: str) -> bool:
    """Whether a token is meant by a word: its kind, or its kind with the face that is up."""
    return token.kind == word or f"{token.kind}_{token.face}" == word


def _where(tokens: list[TokenView]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(token.space for token in tokens if token.space >= 0))
