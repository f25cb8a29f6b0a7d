# ruff: noqa: ARG002  # every condition is asked with the game and the names, whether it needs them or not
"""What cards and scripts may ask of a campaign (TW-31.5): closed, typed conditions, each with its ``not``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from cordon.games.twom.rules.people import chosen
from cordon.games.twom.state import Names
from cordon.games.twom.terms import (
    DeedName,
    FittingId,
    Kind,
    LocationId,
    Mark,
    PersonId,
    Selector,
    StateName,
    deed_of,
    deeds_named,
)

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

Count = Annotated[int, Meta(ge=0)]
What = Kind | tuple[Kind, ...]


class _Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """Base of the conditions."""

    negated: bool = msgspec.field(default=False, name="not")

    def is_so(self, game: TwomGame, names: Names) -> bool:
        """Whether it is so, without the ``not``."""
        raise NotImplementedError


def within(value: int, at_least: int | None, at_most: int | None) -> bool:
    return (at_least is None or value >= at_least) and (at_most is None or value <= at_most)


class Has(_Condition, frozen=True, kw_only=True, tag="has"):
    """The active pile holds something (TW-0.7)."""

    what: What
    n: Count = 1
    min_value: Count = 0

    def is_so(self, game: TwomGame, names: Names) -> bool:
        pile = game.pile
        return sum(pile.get(token, 0) for token in game.content.kinds(self.what, self.min_value)) >= self.n


class Flag(_Condition, frozen=True, kw_only=True, tag="flag"):
    name: str
    at_least: int = 1

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return game.state.flags.get(self.name, 0) >= self.at_least


class GroupSize(_Condition, frozen=True, kw_only=True, tag="group_size"):
    at_least: Count | None = None
    at_most: Count | None = None

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return within(len(game.state.people), self.at_least, self.at_most)


class PartySize(_Condition, frozen=True, kw_only=True, tag="party_size"):
    """So many are there: of the party while it is out, of the Shelter otherwise."""

    at_least: Count | None = None
    at_most: Count | None = None

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return within(len(game.present()), self.at_least, self.at_most)


class StateIs(_Condition, frozen=True, kw_only=True, tag="state"):
    """Anybody of ``who`` is at such a level."""

    who: Selector
    state: StateName
    at_least: Count | None = None
    at_most: Count | None = None

    def is_so(self, game: TwomGame, names: Names) -> bool:
        people = game.state.people
        return any(
            within(getattr(people[person], self.state), self.at_least, self.at_most)
            for person in chosen(game, self.who, names)
        )


class DayIs(_Condition, frozen=True, kw_only=True, tag="day"):
    at_least: Count | None = None
    at_most: Count | None = None

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return within(game.state.day, self.at_least, self.at_most)


class PersonIs(_Condition, frozen=True, kw_only=True, tag="person"):
    """Where a character is: in the group, with those present, dead, gone, or not met yet."""

    character: PersonId
    where: Literal["group", "party", "dead", "left", "outside"] = "group"

    def is_so(self, game: TwomGame, names: Names) -> bool:
        state = game.state
        if self.where == "party":
            return self.character in game.present()
        if self.where == "group":
            return self.character in state.people
        gone = state.gone.get(self.character)
        if self.where == "outside":
            return gone is None and self.character not in state.people
        return gone is not None and (gone.fate == "died") == (self.where == "dead")


class DeedDone(_Condition, frozen=True, kw_only=True, tag="deed"):
    """Somebody of ``who`` (nobody named: the group together) did something so often."""

    name: DeedName
    who: Selector = ""
    at_least: int = 1

    def is_so(self, game: TwomGame, names: Names) -> bool:
        if not self.who:
            return deeds_named(game.state.deeds, self.name) >= self.at_least
        people = chosen(game, self.who, names) or [person for name, person in names if name == self.who]
        return any(game.state.deeds.get(deed_of(person, self.name), 0) >= self.at_least for person in people)


class Visits(_Condition, frozen=True, kw_only=True, tag="visits"):
    """How often a party has been there, a running visit counted in."""

    location: LocationId
    at_least: Count | None = None
    at_most: Count | None = None

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return within(game.state.visits.get(self.location, 0), self.at_least, self.at_most)


class ColdIs(_Condition, frozen=True, kw_only=True, tag="cold"):
    at_least: Count | None = None
    at_most: Count | None = None

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return within(game.state.cold, self.at_least, self.at_most)


class Built(_Condition, frozen=True, kw_only=True, tag="built"):
    """Any of these fittings is built."""

    fitting: FittingId | tuple[FittingId, ...]

    def is_so(self, game: TwomGame, names: Names) -> bool:
        wanted = (self.fitting,) if isinstance(self.fitting, str) else self.fitting
        return any(fitting in game.state.fittings for fitting in wanted)


class ProwessIs(_Condition, frozen=True, kw_only=True, tag="prowess"):
    who: Selector
    at_least: Count

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return any(game.content.characters[person].prowess >= self.at_least for person in chosen(game, self.who, names))


class Boarded(_Condition, frozen=True, kw_only=True, tag="boarded"):
    """So many holes are boarded up."""

    at_least: Count

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return game.boards() >= self.at_least


class Cleared(_Condition, frozen=True, kw_only=True, tag="cleared"):
    """So many shelter cards have been taken off the board."""

    at_least: Count

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return game.state.cleared >= self.at_least


class MarkIs(_Condition, frozen=True, kw_only=True, tag="mark"):
    """Something has happened in this scavenging phase or holds today: ``encounter``, ``no_rain``."""

    name: Mark

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return self.name in game.state.noted or bool(game.state.today.get(self.name))


Condition = (
    Has
    | Flag
    | GroupSize
    | PartySize
    | StateIs
    | DayIs
    | PersonIs
    | DeedDone
    | Visits
    | ColdIs
    | Built
    | ProwessIs
    | Boarded
    | Cleared
    | MarkIs
)


def all_hold(game: TwomGame, conditions: tuple[Condition, ...], names: Names = ()) -> bool:
    """Whether all of them are so, the ``not`` counted in."""
    for condition in conditions:  # noqa: SIM110  # a start of a phase asks this of dozens of scripts: no generators
        if condition.is_so(game, names) == condition.negated:
            return False
    return True
