"""Conditions of Zone Survival (SV-0.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.ops.condition_base import ConditionBase
from cordon.games.stalker.ops.selecting import Context, Named, Where, named
from cordon.games.stalker.survival.places import edge_spaces, reference_mask, token_spaces, within_mask
from cordon.games.stalker.terms import STALKERS, make_character
from cordon.kernel.kept import kept

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

Wanted = int | Literal["need", "half", "N", "N+1"]
"""A number, what the scenario needs of it, half of that rounded up, or the number of stalkers."""


def wanted(game: StalkerGame, counter: str, n: Wanted) -> int:
    """What a counter is compared with."""
    need, seats = game.state.needs.get(counter, 0), game.state.seats
    match n:
        case "need":
            return need
        case "half":
            return (need + 1) // 2
        case "N":
            return seats
        case "N+1":
            return seats + 1
    return n


class CounterIs(ConditionBase, frozen=True, tag="counter"):
    """A counter has reached this."""

    counter: str
    n: Wanted

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return game.state.counters.get(self.counter, 0) >= wanted(game, self.counter, self.n)


class FlagIs(ConditionBase, frozen=True, tag="flag_set"):
    """It is so in this match."""

    flag: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return self.flag in game.state.flags


class HoldsThere(ConditionBase, frozen=True, tag="lies"):
    """At least one such entity or token is on one of these places: ``stalker``, ``enemy``, ``high``, ``unknown``,
    ``loot``, a character, or a token (``valve_open``). ``map`` is anywhere."""

    what: str
    place: Where

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return bool(spaces_of(game, self.what) & reference_mask(game, self.place, about))


@kept("stalkers", "lead", "enemies", "enemy_cards", "companions", "characters", "tokens", "ground")
def spaces_of(game: StalkerGame, what: str) -> int:
    """Where such things are."""
    state = game.state
    match what:
        case "stalker":
            found = [stalker.space for stalker in state.stalkers.values()]
        case "high" | "low":
            found = game.attention_spaces(what)
        case "unknown" | "loot":
            found = [ground.space for ground in state.ground.values() if getattr(ground, what)]
        case _:
            found = [game.space_of(who) for who in game.entities_of((what,))]
            found += [token.space for token in state.tokens.values() if token.shows(what)]
            found += [each.space for each in state.characters.values() if each.name == what]
    mask = 0
    for space in found:
        mask |= 1 << space if space >= 0 else 0
    return mask


class CharacterAt(ConditionBase, frozen=True, tag="at"):
    """A character stands there."""

    character: str
    place: Where = "own"

    def holds(self, game: StalkerGame, about: Context) -> bool:
        found = game.state.characters.get(make_character(self.character))
        if found is None or found.space < 0:
            return False
        return bool(reference_mask(game, self.place, about) >> found.space & 1)


class Carries(ConditionBase, frozen=True, tag="carries"):
    """The one meant carries such a token."""

    token: str
    who: Named = "self"

    def holds(self, game: StalkerGame, about: Context) -> bool:
        seats = [game.seat_of(who) for who in named(game, about, self.who) if game.is_stalker(who)]
        return any(token.holder in seats and token.shows(self.token) for token in game.state.tokens.values())


class Owns(ConditionBase, frozen=True, tag="owns"):
    """An equipment card of that kind is in self's backpack: a deck, a type of item, or ``valuables``."""

    sort: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return game.is_stalker(about.owner) and bool(game.cards_of_sort(game.seat_of(about.owner), self.sort))


class RoundFrom(ConditionBase, frozen=True, tag="round_from"):
    """This is round n or later; ``last``: the last one."""

    n: int = 0
    last: bool = False

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return game.state.round >= self.n and not (self.last and game.pile("zone_events").draw)


class EventsLeft(ConditionBase, frozen=True, tag="events_left"):
    """So many cards are left in the event deck; ``half``: half of it, rounded up, is drawn."""

    n: int | Literal["half"]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        left = len(game.pile("zone_events").draw)
        whole = left + game.state.round
        return left == (whole - (whole + 1) // 2 if self.n == "half" else self.n)


class Hp(ConditionBase, frozen=True, tag="hp"):
    """Self has at least, or at most, so many HP."""

    least: int = 0
    most: int = 99

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return game.is_stalker(about.owner) and self.least <= game.stalker_of(about.owner).hp <= self.most


class DoseAt(ConditionBase, frozen=True, tag="dose_min"):
    """Self has at least this dosage."""

    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return game.is_stalker(about.owner) and game.stalker_of(about.owner).dose >= self.n


class Funds(ConditionBase, frozen=True, tag="funds"):
    """The team has this money; ``need``: what the scenario asks for."""

    n: int | Literal["need", "half"]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return game.state.money >= wanted(game, "purse", self.n)


class Cubed(ConditionBase, frozen=True, tag="cubed"):
    """At least so many cubes lie on the token there."""

    token: str
    n: Wanted
    place: Where = "own"

    def holds(self, game: StalkerGame, about: Context) -> bool:
        mask = reference_mask(game, self.place, about)
        least = wanted(game, self.token, self.n)
        cubed = [token for token in game.state.tokens.values() if token.kind == self.token and token.cubes >= least]
        return any(
            any(mask >> space & 1 for space in (edge_spaces(game, token.edge) if token.edge else (token.space,)))
            for token in cubed
            if token.edge or token.space >= 0
        )


class Marked(ConditionBase, frozen=True, tag="marked"):
    """An enemy bears the token ``this_enemy``; ``carrying``: with an artifact token."""

    carrying: bool = False

    def holds(self, game: StalkerGame, about: Context) -> bool:
        found = [token for token in game.state.tokens.values() if token.kind == "this_enemy" and token.bearer]
        return any(token.face == "artifact" or not self.carrying for token in found)


class BearsMark(ConditionBase, frozen=True, tag="bears_mark"):
    """Self is the enemy that bears the token ``this_enemy``."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return bool(about.owner) and game.marked_enemy() == about.owner


class SpaceIs(ConditionBase, frozen=True, tag="space_is"):
    """The space that a value is asked of is outdoors, or has so much printed radiation: ``hot`` is 1 or more,
    ``orange`` 3 or more (SV-0.4)."""

    outdoor: bool = False
    least: int = 0
    most: int = 99

    def holds(self, game: StalkerGame, about: Context) -> bool:
        space = about.picked
        if self.outdoor and game.board.indoor_mask >> space & 1:
            return False
        return self.least <= game.state.hot.get(space, game.board.rad[space]) <= self.most


class Blow(ConditionBase, frozen=True, tag="blow"):
    """What has just killed an enemy: a hit in the head, or a blast."""

    by: tuple[Literal["head", "blast"], ...]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        attack = game.attack
        if attack is None:
            return False
        head = attack.part == "head" and attack.target == about.mover
        return ("head" in self.by and head) or ("blast" in self.by and attack.blast)


class FaceUp(ConditionBase, frozen=True, tag="face_up"):
    """A card lies face up beside the map."""

    card: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        card = game.state.environment.get(self.card)
        return card is not None and card.place == "beside"


class IsLead(ConditionBase, frozen=True, tag="is_lead"):
    """Self is the lead stalker."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return about.owner == STALKERS[game.state.lead]


class OnAnomaly(ConditionBase, frozen=True, tag="on_anomaly"):
    """Self stands on a space of an anomaly."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return bool(reference_mask(game, "anomaly", about) >> game.space_of(about.owner) & 1)


class NearToken(ConditionBase, frozen=True, tag="near_token"):
    """Self is within range n of such a token."""

    token: str
    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        near = within_mask(game, mask_of(token_spaces(game, self.token)), self.n)
        return bool(near >> game.space_of(about.owner) & 1)


class EnemyNear(ConditionBase, frozen=True, tag="enemy_near"):
    """An enemy is within range n of the character whose card this is."""

    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        card = game.content.zone_cards[about.source]
        found = game.state.characters.get(make_character(card.person))
        return found is not None and bool(game.board.within("open", found.space, self.n) & game.enemy_mask())


class Worth(ConditionBase, frozen=True, tag="worth"):
    """The equipment cards of all stalkers are worth what is needed, those who have left included (SV-U32)."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        cards = game.content.cards
        return sum(cards[card].value for card in game.state.cards) >= wanted(game, "worth", "need")
