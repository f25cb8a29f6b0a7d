"""What a game tells the kernel about itself: the one public name of a game's package is such a record."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from cordon.kernel import typed
from cordon.kernel.chance import SEED_BITS, Chance
from cordon.kernel.content import ContentTools
from cordon.kernel.decisions import Seat
from cordon.kernel.errors import SetupError
from cordon.kernel.frames import Procedure, procedures_of, started
from cordon.kernel.game import Game
from cordon.kernel.refs import dangling
from cordon.kernel.state import State
from cordon.kernel.switches import Switch, switches_of, written
from cordon.kernel.verbs import Verb

G = TypeVar("G", bound=Game[Any])


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a new match: how many seats, the seed of chance, and the switches that differ from the default."""

    seats: int
    seed: int = 0
    config: dict[str, Any] = {}


class Die(msgspec.Struct, frozen=True):
    """A die that people may throw themselves: the name of its rolls, and what is on its faces, in the rolls' order."""

    name: str
    faces: tuple[str, ...]


@dataclass(frozen=True)
class GameSpec(Generic[G]):
    """A game, for anybody who wants to run it.

    ``match`` is the procedure that a new match begins with. ``view`` projects what a seat
    (``None``: a spectator) may know. ``redeal`` deals anew, in place, everything that the seat cannot know.
    """

    id: str
    rules_version: int
    package: str
    game: type[G]
    state: type[State]
    config: type[msgspec.Struct]
    seats: tuple[int, int]
    match: Callable[[], Procedure]
    view: Callable[[G, int | None], msgspec.Struct]
    redeal: Callable[[G, int | None, int], None]
    events: Callable[[], list[type]]
    fingerprint: Callable[[], str] = lambda: ""
    """A short name of the content, if there are content files."""
    printed: Callable[[], object] = lambda: None
    """The content: what ids in a state refer to that is no table of it."""
    statistics: Callable[[G], dict[str, float]] = lambda _: {}
    """Figures of a match; ``rounds`` and ``deaths`` are told by those who know no game."""
    anytime: tuple[Verb, ...] = ()
    """The verbs of what a seat may do at any moment."""
    former: dict[str, dict[str, tuple[str, Any]]] = field(default_factory=dict)
    """Switches of older versions, and what each of their values is called today: saves and tables keep their setup."""
    migrations: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """From rules version n to n + 1: takes the plain snapshot of an older save."""
    content: ContentTools | None = None
    """For authors; a game without content files has none."""

    clock: Callable[[G], int] = lambda _: 0
    """The round, day or turn that the match has come to, for lists and headings; 0: there is none to tell."""
    together: bool = False
    """Everybody knows and decides the same things: a question is read by all, and whoever is asked leads the group."""
    council: Callable[[G], bool] = lambda _: False
    """Whether it is so at this moment, in a game in which otherwise everybody plays for themselves."""
    deputy: Callable[[Seat, int, Set[Seat]], Seat | None] = lambda *_: None
    """Who answers for a seat of so many that is asked and not there, out of those who are."""
    points: Callable[[G], int] = lambda _: 0
    """What a match that is over counts, in a game that has a score."""
    about: Callable[[G], tuple[str, ...]] = lambda _: ()
    """What is being played, by the ids that its cards have, in a game that has several things to play."""
    fell: Callable[[G], tuple[Seat, ...] | None] = lambda _: None
    """The seats whose figures died, once for each death, in a match that is longer than its journal; else nothing."""
    daily: Callable[[int], dict[str, Any]] | None = None
    """The switches of the match that everybody plays on one day, out of any number; none: there is no such match."""
    dice: Callable[[G], tuple[Die, ...]] = lambda _: ()
    """The dice that people may throw with their own hands; whatever else is drawn stays the engine's."""
    may_save: Callable[[G], bool] = lambda _: True
    """Whether a running match may be saved under a name at this moment."""

    @property
    def switches(self) -> tuple[Switch, ...]:
        """What may be chosen before a match begins."""
        return switches_of(self.config, self.printed)

    def is_council(self, game: G) -> bool:
        """Whether the table decides together now."""
        return self.together or self.council(game)

    def procedures(self) -> list[type[Procedure]]:
        """Every procedure of this game."""
        return procedures_of(self.package)

    def new(self, setup: Setup) -> G:
        """A new match, at its first decision (call ``decisions`` to get there)."""
        self.check(setup)
        return self.game(self, self.begin(setup))

    def begin(self, setup: Setup) -> State:
        """The state of a new match, with its first procedure on the stack."""
        config = typed.convert(self.today(setup.config), self.config)
        stack: list[Any] = [started(self.match())]
        return self.state(seats=setup.seats, chance=Chance(setup.seed), config=config, stack=stack)  # type: ignore[call-arg]  # a game's state has its switches

    def unknown_ids(self, state: State) -> list[str]:
        """The ids in a state, of a save from elsewhere, that refer to nothing."""
        return dangling(state, self.printed())

    def today(self, config: dict[str, Any]) -> dict[str, Any]:
        """The switches under the names that they have today."""
        return dict(self.former.get(key, {}).get(written(value), (key, value)) for key, value in config.items())

    def check(self, setup: Setup) -> None:
        """Say why a match cannot be set up like this."""
        low, high = self.seats
        if not low <= setup.seats <= high:
            raise SetupError("setup-seats", game=self.id, low=low, high=high, seats=setup.seats)
        if setup.seed.bit_length() > SEED_BITS:
            raise SetupError("setup-seed", bits=SEED_BITS)
        self._check_config(self.today(setup.config))

    def _check_config(self, config: dict[str, Any]) -> None:
        """Say which switch is wrong, and what there is instead."""
        known = {switch.key: switch for switch in self.switches}
        for key, value in config.items():
            if key not in known:
                raise SetupError("setup-switch-unknown", switch=key, known=", ".join(known))
            values = known[key].values
            # ``0 == False``: a number is no yes or no.
            if values and not any(type(value) is type(each) and value == each for each in values):
                told = ", ".join(written(each) for each in values if each != "")
                if known[key].closed:
                    raise SetupError("setup-switch-value", switch=key, value=written(value), known=told)
                raise SetupError("setup-switch-thing", switch=key, value=written(value), known=told)
            for other, fitting in known[key].offered.when.items():
                if value != known[key].default and config.get(other, known[other].default) not in fitting:
                    told = ", ".join(map(written, fitting))
                    raise SetupError("setup-switch-idle", switch=key, other=other, known=told)
        try:
            typed.convert(config, self.config)
        except msgspec.ValidationError as error:
            raise SetupError("setup-switch", detail=str(error)) from None
