"""The content of This War of Mine: the files under ``content/``, loaded once and shared by all campaigns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from cordon.games.twom.cards import (
    CardOption,
    Character,
    EventCard,
    ExplorationKind,
    FateCard,
    Fitting,
    FittingAction,
    Location,
    Narrative,
    Objective,
    Raid,
    Reacts,
    Resident,
    ShelterKind,
    ShelterPlan,
    Token,
    Use,
    Visitor,
    name_of,
)
from cordon.games.twom.conditions import Condition, DayIs
from cordon.games.twom.content_check import problems_in
from cordon.games.twom.content_files import FOLDER, Decoded, decode, printed
from cordon.games.twom.day_actions import DayActions
from cordon.games.twom.ops import FightOp, Op, expanded
from cordon.games.twom.scripts import (
    Choice,
    Effect,
    OnEnding,
    OnEpilogue,
    OnEvent,
    OnExploration,
    OnFallen,
    OnGone,
    OnPhase,
    OnResident,
    OnStory,
    OnUnguarded,
    OnVisitor,
    Script,
)
from cordon.games.twom.terms import (
    CLASSES,
    RESOURCES,
    ROWS,
    Face,
    copies_of,
    ops_path,
    option_path,
    story_of,
    with_book,
)
from cordon.kernel.content import fingerprint
from cordon.kernel.errors import ContentError
from cordon.kernel.once import once


class Shelter:
    """The Shelter as a graph (TW-18.2)."""

    def __init__(self, plan: ShelterPlan) -> None:
        self.plan = plan
        self.order = tuple(space.id for space in plan.spaces)
        self.holes = tuple(space.id for space in plan.spaces if space.hole)
        self.printed = frozenset(space.id for space in plan.spaces if space.hole or space.action)
        self.guard = next(space.id for space in plan.spaces if space.action == "guard")
        self.kinds: dict[str, ShelterKind] = {kind.id: kind for kind in plan.cards}
        self.tools = {kind.id: kind.tool for kind in plan.cards}
        self.obstacles = frozenset(kind.id for kind in plan.cards if kind.obstacle)
        self.backs = {
            id: back for k in plan.cards for id, back in zip(copies_of(k.id, len(k.backs)), k.backs, strict=True)
        }
        self.search = plan.search
        at = {space.at: space.id for space in plan.spaces}
        self.beside = {space.id: tuple(at[x, y] for x, y in _sides(space.at) if (x, y) in at) for space in plan.spaces}
        near = {space: list(others) for space, others in self.beside.items()}
        for one, other in plan.links:
            near[one].append(other)
            near[other].append(one)
        self.near = {space: tuple(others) for space, others in near.items()}
        self.reachable = lru_cache(maxsize=4096)(self._reachable)

    def _reachable(self, blocked: frozenset[str]) -> frozenset[str]:
        """Breadth first from the Guard space; an obstacle is met but not passed."""
        found = {self.guard}
        edge = [self.guard]
        while edge:
            here = edge.pop()
            if here in blocked:
                continue
            for space in self.near[here]:
                if space not in found:
                    found.add(space)
                    edge.append(space)
        return frozenset(found)


def _sides(at: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    return (at[0] - 1, at[1]), (at[0] + 1, at[1])


class Content:
    """Everything that is printed, by id; ops by the path of the place where they stand."""

    def __init__(self, decoded: Decoded) -> None:
        assert decoded.dice is not None
        assert decoded.shelter is not None
        cards = decoded.cards
        self.tokens: dict[str, Token] = {token.id: token for token in cards["tokens.yaml"]}
        self.value = {token.id: token.value for token in self.tokens.values()}
        self.weight = {token.id: token.weight for token in self.tokens.values()}
        self.dice: dict[str, tuple[Face, ...]] = {
            "grey": decoded.dice.grey,
            "yellow": decoded.dice.yellow,
            "red": decoded.dice.red,
        }
        self.enemies = decoded.dice.enemies
        self.shelter = Shelter(decoded.shelter)
        self.spaces = {space.id: space for space in self.shelter.plan.spaces}
        self.obstructions = self.shelter.kinds
        self.characters: dict[str, Character] = {c.id: c for c in cards["characters.yaml"]}
        self.actions: dict[tuple[str, str], FittingAction] = {}
        self.fittings: dict[str, Fitting] = {f.id: self._with_books(f) for f in cards["fittings.yaml"]}
        self.events: dict[str, EventCard] = {e.id: e for e in cards["events.yaml"]}
        self.objectives: dict[str, Objective] = {o.id: o for o in cards["objectives.yaml"]}
        self.locations: dict[str, Location] = {place.id: place for place in cards["locations.yaml"]}
        self.exploration: dict[str, ExplorationKind] = {e.id: e for e in cards["exploration.yaml"]}
        self.exploration_of = {id: k for k in self.exploration.values() for id in copies_of(k.id, k.copies)}
        self.rows: dict[tuple[str, str], dict[str, int]] = {
            (card.id, row): getattr(card, row) for card in cards["findings.yaml"] for row in ROWS
        }
        self.findings = dict.fromkeys(card for card, _ in self.rows)
        self.residents: dict[str, Resident] = {r.id: r for r in cards["residents.yaml"]}
        self.raids: dict[str, Raid] = {r.id: r for r in cards["raids.yaml"]}
        self.fates: dict[str, FateCard] = {f.id: f for f in cards["fate.yaml"]}
        self.visitors: dict[str, Visitor] = {v.id: v for v in cards["visitors.yaml"]}
        self.narrative: dict[str, Narrative] = {n.id: n for n in cards["narrative.yaml"]}
        self.scripts: dict[int, Script] = {s.id: s for scripts in decoded.book.values() for s in scripts}
        self.ties = ties_of(self.scripts.values())
        self.remembering = remembering(self.ties)
        self.cards = frozenset(
            id
            for deck in (
                self.characters,
                self.events,
                self.objectives,
                self.locations,
                self.exploration_of,
                self.findings,
                self.residents,
                self.raids,
                self.fates,
                self.visitors,
                self.narrative,
                self.shelter.backs,
            )
            for id in deck
        )
        self.uses: dict[tuple[str, str], tuple[Use, ...]] = {}
        self.listens: dict[str, tuple[str, ...]] = {}
        for source, uses in self._sources():
            self._add_uses(source, uses)
        self.options: dict[str, tuple[CardOption, ...]] = {}
        self.lines: dict[str, tuple[tuple[Op, str], ...]] = {}
        """Every list of ops, each op with its own path: under that path the parts of a compound op are found."""
        for key, options in self._all_options():
            self.options[key] = options
            for option in options:
                self._add_ops(option_path(key, option.id), (*option.cost, *option.do))
        for key, ops in self._roots():
            self._add_ops(key, ops)
        self.fights = {
            card.id: tuple(o.id for o in card.options if any(isinstance(op, FightOp) for op in o.do))
            for card in self.residents.values()
        }
        self.kinds = cache(self._kinds)
        self.day = DayActions(self.spaces, self.fittings, self.characters)

    # --- kinds of tokens --------------------------------------------------------------------------------------------

    def _kinds(self, what: str | tuple[str, ...], min_value: int = 0) -> tuple[str, ...]:
        """The tokens that a word or some words mean: a token, a class, ``token`` or ``any``."""
        found: dict[str, None] = {}
        for word in (what,) if isinstance(what, str) else what:
            found.update(dict.fromkeys(self._kind(word)))
        return tuple(token for token in found if self.value[token] >= min_value)

    def _kind(self, word: str) -> tuple[str, ...]:
        if word == "any":
            return tuple(self.tokens)
        if word == "token":
            return tuple(token for token in self.tokens if token not in RESOURCES)
        return (word,) if word in self.tokens else CLASSES[word]

    def offered(self, offer: tuple[str, ...]) -> tuple[str, ...]:
        """The tokens on offer in a trade: colours or single tokens, never resources (TW-14.4)."""
        return tuple(t.id for t in self.tokens.values() if t.id in offer or t.colour in offer)

    def _with_books(self, fitting: Fitting) -> Fitting:
        """TW-19.6: wherever wood is burned a book may replace one; that is a variant of the action."""
        actions: list[FittingAction] = []
        for action in fitting.actions:
            actions.append(action)
            if action.burns:
                cost = {token: n for token, n in action.cost.items() if token != "wood"}
                wood = action.cost["wood"] - 1
                cost |= {"book": cost.get("book", 0) + 1} | ({"wood": wood} if wood else {})
                actions.append(msgspec.structs.replace(action, id=with_book(action.id), cost=cost))
        for action in actions:
            self.actions[fitting.id, action.id] = action
        return msgspec.structs.replace(fitting, actions=tuple(actions))

    # --- what listens to what ---------------------------------------------------------------------------------------

    def _users(self) -> list[Character | Fitting | Location]:
        return [*self.characters.values(), *self.fittings.values(), *self.locations.values()]

    def _sources(self) -> Iterator[tuple[str, tuple[Use, ...]]]:
        for source in self._users():
            yield source.id, source.uses
        for card in self.narrative.values():
            yield card.id, (Reacts(card.moment, card.do, may=True),) if card.moment else ()

    def _add_uses(self, source: str, uses: tuple[Use, ...]) -> None:
        names = tuple(dict.fromkeys(name_of(use) for use in uses))
        self.listens[source] = names
        for name in names:
            self.uses[source, name] = tuple(use for use in uses if name_of(use) == name)

    # --- ops --------------------------------------------------------------------------------------------------------

    def _met(self) -> Iterator[tuple[str, ExplorationKind | Resident | Visitor]]:
        """The cards that may offer something to whoever meets them, and where their ops stand."""
        yield from ((ops_path("exploration", id), card) for id, card in self.exploration.items())
        yield from ((ops_path("resident", id), card) for id, card in self.residents.items())
        yield from ((ops_path("visitor", id), card) for id, card in self.visitors.items())

    def _all_options(self) -> Iterator[tuple[str, tuple[CardOption, ...]]]:
        for path, card in self._met():
            yield path, card.options
        for place in self.locations.values():
            yield ops_path("location", place.id), place.offers

    def _roots(self) -> Iterator[tuple[str, tuple[Op, ...]]]:
        """Every list of ops with its path: where it is written is where it is found."""
        for event in self.events.values():
            yield ops_path("event", event.id), event.do
        for path, card in self._met():
            yield path, card.do
        for narrative in self.narrative.values():
            yield ops_path("narrative", narrative.id), narrative.do
        for fitting in self.fittings.values():
            for action in fitting.actions:
                yield ops_path("fitting", fitting.id, action.id), action.do
        for character in self.characters.values():
            if character.action is not None:
                yield ops_path("character", character.id, character.action.id), character.action.do
        for source in self._users():
            for i, use in enumerate(source.uses):
                if isinstance(use, Reacts):
                    yield ops_path("use", source.id, i), use.do
        for script in self.scripts.values():
            yield from _script_roots(script)

    def _add_ops(self, key: str, ops: tuple[Op, ...]) -> None:
        lines = expanded(ops)
        self.lines[key] = tuple((op, f"{key}.{i}") for i, op in enumerate(lines))
        for i, op in enumerate(lines):
            for ending, part in op.parts().items():
                self._add_ops(f"{key}.{i}.{ending}", part)

    def use_path(self, source: str, use: Use) -> str:
        """Where the ops of a use stand."""
        owner: Any = self.fittings.get(source) or self.locations.get(source) or self.characters[source]
        return ops_path("use", source, owner.uses.index(use))


BEGINS = 2
"""Tickets more in the lot for a script from which something comes later."""


class TiedScript(msgspec.Struct, frozen=True, gc=False):
    """A script that hangs at a moment, with what decides whether the moment leads to it."""

    script: Script
    rank: tuple[int, int]
    """From which visit on, and whether it is a follow-up: the highest comes first."""
    tickets: int
    """In the lot among those of one rank."""
    location: str
    """Only there; empty: anywhere."""
    visit: int
    """From this visit on."""
    character: str
    """Only while this character is in the group (of a page about somebody gone: only about them); empty: whoever."""
    how: str
    """Only about somebody who ended like this."""
    once: str
    """Its number among the scripts that have been read, if it is read at most once; empty: it may come again."""
    conditions: tuple[Condition, ...]
    """Those of the script, the day before all others: it is the quickest to look at and the most often wrong."""

    def tells_of(self, how: str) -> bool:
        """Whether it is about somebody who ended like this; of the missing only what was written of them."""
        return self.how == how or (not self.how and how != "missing")


def ties_of(scripts: Iterable[Script]) -> dict[tuple[str, str], tuple[TiedScript, ...]]:
    """The scripts by the moments at which they hang; of each moment the first in rank first, then as in the book. What
    comes besides the page of the day hangs at a moment of its own, with a ``+``."""
    found: dict[tuple[str, str], list[TiedScript]] = {}
    for script in scripts:
        key = tie_key(script)
        if key is not None:
            kind, about = key
            found.setdefault((f"{kind}+" if script.besides else kind, about), []).append(_tied(script))
    return {key: tuple(sorted(tied, key=lambda each: each.rank, reverse=True)) for key, tied in found.items()}


def remembering(ties: Mapping[tuple[str, str], tuple[TiedScript, ...]]) -> frozenset[tuple[str, str]]:
    """The moments at which some follow-up hangs."""
    return frozenset(key for key, tied in ties.items() if any(each.rank[1] for each in tied))


def _tied(script: Script) -> TiedScript:
    return TiedScript(
        script,
        (script.weight()[0], int(script.remembers())),
        1 + script.weight()[1] + (BEGINS if script.begins() else 0),
        location=getattr(script.at, "location", ""),
        visit=getattr(script.at, "visit", 0),
        character=getattr(script.at, "character", ""),
        how=getattr(script.at, "how", ""),
        once=str(script.id) if script.is_once() else "",
        conditions=tuple(sorted(script.conditions, key=lambda condition: not isinstance(condition, DayIs))),
    )


def tie_key(script: Script) -> tuple[str, str] | None:
    """The moment at which a script hangs, as it is looked up."""
    match script.at:
        case OnStory(location=location, story=story):
            return "story", story_of(location, story)
        case OnFallen():
            return "fallen", "out"
        case OnUnguarded():
            return "unguarded", "night"
        case OnGone(fate=fate):
            return "gone", fate
        case OnExploration(card=card):
            return "exploration", card
        case OnResident(card=card):
            return "resident", card
        case OnVisitor(card=card):
            return "visitor", card
        case OnEvent(card=card):
            return "event", card
        case OnPhase(phase=phase):
            return "phase", phase
        case OnEnding(result=result):
            return "ending", result
        case OnEpilogue(fate=fate):
            return "epilogue", fate
    return None


def _script_roots(script: Script) -> Iterator[tuple[str, tuple[Op, ...]]]:
    for name, node in script.nodes.items():
        if isinstance(node, Effect):
            yield ops_path("script", script.id, name), node.ops
        elif isinstance(node, Choice):
            for option in node.options:
                yield ops_path("script", script.id, name, option.id), option.cost


# --- loading ----------------------------------------------------------------------------------------------------------


def load(folder: Path) -> Content:
    """The content of a folder; all problems of all files at once."""
    decoded = decode(folder)
    problems = [*decoded.problems, *problems_in(decoded)]
    if problems:
        raise ContentError(problems)
    return Content(decoded)


@once
def content() -> Content:
    """The content that ships with the program."""
    return load(FOLDER)


@once
def content_fingerprint() -> str:
    return fingerprint(printed(FOLDER))
