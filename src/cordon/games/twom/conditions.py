# ruff: noqa: ARG002  # every condition is asked with the game and the names, whether it needs them or not
"""What cards and scripts may ask of a campaign (TW-31.5): closed, typed conditions, each with its ``not``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from cordon.games.twom.rules.people import chosen, is_able
from cordon.games.twom.rules.reasons import GROUP_FULL, HAS_ONE, LACKS, NOT_BUILT, NOT_IN_STORY, NOT_WITH_US
from cordon.games.twom.state import Names
from cordon.games.twom.terms import (
    GROUP_MAX,
    DeedName,
    FittingId,
    Kind,
    LocationId,
    Mark,
    PersonId,
    ScriptId,
    Selector,
    StateName,
    deed_of,
    deeds_named,
)
from cordon.kernel.decisions import Reason

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

    def reason(self, game: TwomGame) -> Reason:
        """What to say where it is not met. What a story hangs on is not told."""
        return NOT_IN_STORY("TW-31.5")


def within(value: int, at_least: int | None, at_most: int | None) -> bool:
    return (at_least is None or value >= at_least) and (at_most is None or value <= at_most)


class Has(_Condition, frozen=True, kw_only=True, tag="has"):
    """The active pile holds something (TW-0.7)."""

    what: What
    n: Count = 1
    min_value: Count = 0

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return self._have(game) >= self.n

    def _have(self, game: TwomGame) -> int:
        return sum(game.pile.get(token, 0) for token in game.content.kinds(self.what, self.min_value))

    def reason(self, game: TwomGame) -> Reason:
        what = self.what if isinstance(self.what, str) else " ".join(self.what)
        return HAS_ONE("TW-31.5", what) if self.negated else LACKS("TW-31.5", what, self.n, self._have(game))


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

    def reason(self, game: TwomGame) -> Reason:
        full = self.at_most is not None and self.at_most < GROUP_MAX <= len(game.state.people)
        return GROUP_FULL("TW-31.5") if full else super().reason(game)


class PartySize(_Condition, frozen=True, kw_only=True, tag="party_size"):
    """So many are there: of the party while it is out, of the Shelter otherwise."""

    at_least: Count | None = None
    at_most: Count | None = None

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return within(len(game.present()), self.at_least, self.at_most)


class AbleIs(_Condition, frozen=True, kw_only=True, tag="able"):
    """So many of the group are neither collapsed nor broken (TW-3.4): they could guard, or go out."""

    at_least: Count | None = None
    at_most: Count | None = None

    def is_so(self, game: TwomGame, names: Names) -> bool:
        able = [person for person in game.state.people.values() if is_able(person)]
        return within(len(able), self.at_least, self.at_most)


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

    def reason(self, game: TwomGame) -> Reason:
        absent = self.where in ("group", "party") and not self.negated
        return NOT_WITH_US("TW-31.5", self.character) if absent else super().reason(game)


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
        return any(fitting in game.state.fittings for fitting in self._wanted())

    def _wanted(self) -> tuple[FittingId, ...]:
        return (self.fitting,) if isinstance(self.fitting, str) else self.fitting

    def reason(self, game: TwomGame) -> Reason:
        return super().reason(game) if self.negated else NOT_BUILT("TW-31.5", self._wanted()[0])


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


class ReadBefore(_Condition, frozen=True, kw_only=True, tag="read"):
    """A script was read in this campaign."""

    script: ScriptId

    def is_so(self, game: TwomGame, names: Names) -> bool:
        return str(self.script) in game.state.read


Condition = (
    Has
    | Flag
    | GroupSize
    | PartySize
    | AbleIs
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
    | ReadBefore
)


def all_hold(game: TwomGame, conditions: tuple[Condition, ...], names: Names = ()) -> bool:
    """Whether all of them are so, the ``not`` counted in."""
    for condition in conditions:  # noqa: SIM110  # a start of a phase asks this of dozens of scripts: no generators
        if condition.is_so(game, names) == condition.negated:
            return False
    return True


def why_not_so(game: TwomGame, conditions: tuple[Condition, ...], names: Names = ()) -> Reason | None:
    """The first of them that is not so, as far as players may know it."""
    for condition in conditions:
        if condition.is_so(game, names) == condition.negated:
            return condition.reason(game)
    return None
