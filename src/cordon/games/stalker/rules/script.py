"""Carrying out what a card says, op by op (SC-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cordon.games.stalker import events
from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.ops.base import NOBODY, OpBase
from cordon.games.stalker.ops.selecting import CardContext, Context, Select, how_many, named
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.closeness import nearest_enemies, next_enemies, strides_of
from cordon.games.stalker.rules.covering import uncovered
from cordon.games.stalker.rules.destinations import interests
from cordon.games.stalker.rules.equipment import discard_used, is_spent
from cordon.games.stalker.rules.outcomes import is_order_asked
from cordon.games.stalker.rules.ties import far_first
from cordon.games.stalker.survival.places import is_zone_word, reference_mask, within_mask
from cordon.games.stalker.terms import Entity, RulePath, Source
from cordon.games.stalker.verbs import SPACE, WHO, space_in
from cordon.kernel.decisions import Facts, Reason, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import DECLINE
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


CHOSEN = verb("part", part=int)


class CardStepFacts(Facts, frozen=True):
    """The card that asks, and the step of it that something is chosen for."""

    source: Source
    path: RulePath
    op: int


class ScriptFacts(CardStepFacts, frozen=True):
    """The same, and whether only the order of so many is asked."""

    order: int


class Script(Procedure):
    """SC-1 A card's text, from left to right"""

    owner: Entity
    path: RulePath
    source: Source = ""
    hit: Entity = ""
    mover: Entity = ""
    chosen: Entity = ""
    picked: int = -1
    stars: int = 0
    those: tuple[Entity, ...] = ()
    """Enemies that have just come."""
    only: tuple[Entity, ...] | None = None
    """Only these enemies act (ST-7.10c, ST-5.21d)."""
    place: int = 0
    todo: tuple[Entity, ...] = ()
    asked: bool = False
    who: Entity = ""

    def facts(self, game: StalkerGame) -> ScriptFacts:
        return ScriptFacts(self.source, self.path, self.place, 0 if self.asked else len(self.todo))

    def _op(self, game: StalkerGame) -> Any:
        return game.content.scripts[self.path][self.place]

    def part(self, name: str, owner: Entity = "") -> Script:
        """A script inside the op that is being carried out."""
        return Script(
            owner=owner or self.owner,
            path=f"{self.path}/{self.place}/{name}",
            source=self.source,
            hit=self.hit,
            mover=self.mover,
            chosen=self.chosen,
            picked=self.picked,
            stars=self.stars,
            those=self.those,
            only=self.only,
        )

    def is_deed(self) -> bool:
        """Whether the owner does what is written; an event or a card that is set off happens to everybody."""
        kind, *rest = self.path.split("/")
        return kind != "event" and (kind != "side" or rest[1] in ("action", "choice"))

    @step("SC-1.5", "The next op, and whom it is about")
    def begin(self, game: StalkerGame) -> Flow:
        ops = game.content.scripts[self.path]
        if self.place >= len(ops):
            return finish(self.stars)
        who = ops[self.place].whom()
        self.asked = False
        if who is None:
            self.todo = NOBODY
        elif isinstance(who, Select):
            if who.pick == "nearest":
                return self._nearest(game, who)
            self.todo = selected(game, who, self, self.only)
            if game.state.tokens:
                ops[self.place].shake(game, self)
            self.asked = who.pick in ("one", "closest", "farthest", "leader")
        else:
            self.todo = named(game, self, who)
        return None

    def _nearest(self, game: StalkerGame, who: Select) -> Flow:
        """The N + 1 closest enemies; of those tied for the last places the lead stalker chooses, or the ones farthest
        from the stalkers are taken (R-57)."""
        n = how_many(game, who.n)
        goals = reference_mask(game, who.near, self) if who.near else interests(game, who.to)
        sure, others = nearest_enemies(game, _meant(game, who, self, self.only), goals, n)
        if not others:
            self.todo = sure
            return None
        op: OpBase = self._op(game)
        others = tuple(far_first(game, others, game.space_of))
        self.todo = (*sure, *others)[:n]
        ties = game.config.ties
        if ties == "all" or (ties == "matter" and not all(op.is_idle(game, each) for each in others)):
            return call(NearestEnemies(sure, others, n), into="todo")
        return None

    @step(
        "ST-13.23", "One after another: the closest first, ties by colour, then the lead stalker decides", offers=(WHO,)
    )
    def choose(self, game: StalkerGame) -> Flow:
        todo = self.todo
        if len(todo) > 1 and todo[0]:
            self.todo = todo = tuple([each for each in todo if _is_there(game, each)])
        if len(todo) < 2:
            self.who = todo[0] if todo else ""
            return None if todo else goto(Script.go_on)
        if self.asked:
            return ask(asked_seat(game, self.owner), "who", [*map(WHO, todo)])
        if todo[0] not in game.state.enemies:
            self.who = todo[0]
            return None
        op: OpBase = self._op(game)
        if game.config.ties != "all" and all(op.is_idle(game, each) for each in todo):
            self.todo = ()  # no order of these makes a difference
            return goto(Script.go_on)
        first = next_enemies(game, todo, op.interest)
        if is_order_asked(game, first, lambda enemy: op.ends(game, enemy)):
            return ask(game.state.lead, "who", [*map(WHO, first)])
        self.who = first[0]
        return None

    @step("SC-1.3", "The op takes effect")
    def carry_out(self, game: StalkerGame) -> Flow:
        self.todo = () if self.asked else tuple([each for each in self.todo if each != self.who])
        self.chosen = self.who if self.asked else self.chosen
        enemy = game.state.enemies.get(self.who)
        if enemy is None and self.who and not _is_there(game, self.who):
            return None
        if enemy is not None and enemy.pinned and is_activation(self.path):
            return None  # pinned while the card is being resolved (ST-12.4)
        op: OpBase = self._op(game)
        return op.perform(game, self, self.who)

    @step("SC-1.1", "The next one, then the next op", then="begin")
    def go_on(self, game: StalkerGame) -> Flow:
        if self.todo:
            return goto(Script.choose)
        self.place += 1
        return None


def _is_there(game: StalkerGame, who: str) -> bool:
    """Whether somebody selected is still on the map; anomalies are selected too."""
    return game.is_on_map(who) or who in game.state.anomalies


def asking(game: StalkerGame) -> CardStepFacts:
    """The innermost card whose text is being carried out, and where on it."""
    for frame in reversed(game.running):
        if isinstance(frame, Script) and frame.source:
            return CardStepFacts(frame.source, frame.path, frame.place)
    return CardStepFacts("", "", 0)


def is_activation(path: str) -> bool:
    """Whether a script is part of an activation card."""
    return path.startswith(("high/", "low/"))


def asked_seat(game: StalkerGame, owner: Entity) -> Seat:
    """Who chooses for a card: its owner's player; for enemies and events the lead stalker."""
    if game.is_stalker(owner):
        return game.seat_of(owner)
    companion = game.state.companions.get(owner)
    return companion.owner if companion is not None else game.state.lead


# --- selecting (SC-1.5) -----------------------------------------------------------------------------------------------


def selected(
    game: StalkerGame, select: Select, about: Context, only: tuple[Entity, ...] | None = None
) -> tuple[str, ...]:
    """Everybody a selection means now; of enemies only those in ``only``."""
    if select.kinds == ("anomaly",):
        return _anomalies(game, select, about)
    found = _meant(game, select, about, only)
    if select.pick == "leader":
        for kind in select.kinds:
            same = tuple(enemy for enemy in found if game.is_of(enemy, (kind,)))
            if same:
                return measured(game, same, reference_mask(game, "lead", about))
        return ()
    if select.near and select.pick in ("closest", "farthest"):
        return measured(game, found, reference_mask(game, select.near, about), far=select.pick == "farthest")
    if select.pick == "closest":
        return tuple(next_enemies(game, found, select.to)) if found else ()
    return found


def _anomalies(game: StalkerGame, select: Select, about: Context) -> tuple[str, ...]:
    """The anomalies within reach of whoever is meant, of the closest only those."""
    reach = select.range if select.range is not None else 1000
    near = game.board.spaces(reference_mask(game, select.near, about)) if select.near else ()
    ranges = game.board.ranges("open", near[0] if near else max(0, game.space_of(about.owner)))
    far = {
        anomaly.id: min((ranges[space] for space in game.symbols_of(anomaly)), default=1000)
        for anomaly in game.state.anomalies.values()
    }
    if select.pick == "closest" and far:
        reach = min(reach, *far.values())
    return tuple(anomaly for anomaly, at in far.items() if at <= reach)


def _meant(game: StalkerGame, select: Select, about: Context, only: tuple[Entity, ...] | None) -> tuple[Entity, ...]:
    """Everybody who passes the filters of a selection; of enemies only those in ``only``."""
    found = game.entities_of(select.kinds, about.owner)
    if select.narrows:
        found = [who for who in found if fits(game, select, about, who)]
    if only is not None and select.pick in ("each", "nearest"):
        found = [who for who in found if who in only or who not in game.state.enemies]
    return tuple(found)


class NearestEnemies(Procedure):
    """ST-13.25 The N + 1 enemies closest to something"""

    picked: tuple[Entity, ...]
    others: tuple[Entity, ...]
    n: int
    choice: str = ""

    def facts(self, game: StalkerGame) -> CardStepFacts:
        return asking(game)

    @step("ST-13.25", "Of several tied for the last place the lead stalker decides (ST-4.24)", offers=(WHO,))
    def choose(self, game: StalkerGame) -> Flow:
        if len(self.picked) >= self.n:
            return finish(self.picked)
        return ask(game.state.lead, "choice", [WHO(enemy) for enemy in self.others if enemy not in self.picked])

    @step("ST-13.25", "One of them, and the next", then="choose")
    def pick(self, game: StalkerGame) -> Flow:
        self.picked = (*self.picked, WHO.read(self.choice))
        return None


def fits(game: StalkerGame, select: Select, about: Context, who: Entity) -> bool:
    """Whether somebody passes the filters of a selection."""
    space = game.space_of(who)
    if select.range is not None and select.near:
        if not within_mask(game, reference_mask(game, select.near, about), select.range) >> space & 1:
            return False
    elif select.range is not None and game.range_between(about.owner, who) > select.range:
        return False
    if select.los and not game.has_sight(about.owner, who):
        return False
    if select.on and not _is_on(game, select.on, about, space):
        return False
    if select.off and _is_on(game, select.off, about, space):
        return False
    if select.spaces and not game.mask_of(select.spaces) >> space & 1:
        return False
    if select.seeing and not game.sees_target(who):
        return False
    if select.blind and game.sees_target(who):
        return False
    if select.fallen and not (game.is_stalker(who) and game.stalker_of(who).fell):
        return False
    return not (select.unseen and game.is_seen(who))


def measured(game: StalkerGame, found: tuple[Entity, ...], goals: int, far: bool = False) -> tuple[Entity, ...]:
    """Those of several that are closest to some spaces, or farthest from them (ST-4.24)."""
    if not found or not goals:
        return ()
    costs = {who: game.board.closest(game.space_of(who), goals, *strides_of(game, who))[0] for who in found}
    best = max(costs.values()) if far else min(costs.values())
    return tuple(who for who in found if costs[who] == best)


def ground_mask(game: StalkerGame, ground: str, about: Context) -> int:
    """The spaces of a sort of ground."""
    return mask_of([space for space in range(len(game.board.ids)) if _is_on(game, ground, about, space)])


def _is_on(game: StalkerGame, ground: str, about: Context, space: int) -> bool:
    match ground:
        case "cover":
            return game.cover_at(space) > 0
        case "indoor":
            return bool(game.board.indoor_mask >> space & 1)
        case "outdoor":
            return not game.board.indoor_mask >> space & 1
        case "picked":
            return space == about.picked
        case "here":
            return space == game.where("here", about, about.owner)
    if is_zone_word(ground):
        return bool(game.mask_at((ground,)) >> space & 1)
    return bool(uncovered(game)[2] >> space & 1)


# --- choices inside a script (SC-1.4) ---------------------------------------------------------------------------------


class PartFacts(Facts, frozen=True):
    """The card that asks, and where on it."""

    source: Source
    path: RulePath


class ChosenPart(Procedure):
    """SC-1.4 A choice on a card"""

    owner: Entity
    path: RulePath
    source: Source
    count: int
    optional: bool = False
    script: Script | None = None
    choice: str = ""

    @classmethod
    def of(cls, script: Script, count: int, optional: bool = False) -> ChosenPart:
        """The choice of the op that a script stands at."""
        return cls(
            owner=script.owner,
            path=f"{script.path}/{script.place}",
            source=script.source,
            count=count,
            optional=optional,
            script=script.part(""),
        )

    def facts(self, game: StalkerGame) -> PartFacts:
        return PartFacts(self.source, self.path)

    @step("SC-1.4", "Choose a part that can be carried out in full", offers=(CHOSEN, DECLINE))
    def choose(self, game: StalkerGame) -> Flow:
        picked = self.script.picked if self.script is not None else -1
        about = CardContext(self.owner, self.source, picked=picked)
        scripts = game.content.scripts
        options = [
            CHOSEN(number)
            for number in range(1, self.count + 1)
            if why_not_part(game, about, scripts[f"{self.path}/{number}"]) is None
        ]
        if self.optional:
            options.append(DECLINE())
        if not options:
            return finish(False)
        return ask(asked_seat(game, self.owner), "choice", options)

    @step("SC-1.4", "Carry it out")
    def carry_out(self, game: StalkerGame) -> Flow:
        if self.choice in DECLINE:
            return finish(False)
        assert self.script is not None
        part = self.script.clone()
        part.path = f"{self.path}/{CHOSEN.read(self.choice)}"
        return call(part)

    @step("SC-1.4", "Done")
    def end(self, game: StalkerGame) -> Flow:
        return finish(True)


class PickSpace(Procedure):
    """SC-1.3 Choose a space within range"""

    seat: Seat
    here: int
    reach: int
    los: bool = False
    choice: str = ""

    def facts(self, game: StalkerGame) -> CardStepFacts:
        return asking(game)

    @step("SC-1.3", "Choose a space", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        board = game.board
        mask = board.within("open", self.here, self.reach) & board.land_mask
        if self.los:
            mask &= board.sight_all("open", self.here, game.state.fog)
        return ask(self.seat, "choice", [*map(SPACE, board.names(mask))])

    @step("SC-1.3", "Picked")
    def end(self, game: StalkerGame) -> Flow:
        return finish(space_in(game, self.choice))


# --- cards in play that answer a window -------------------------------------------------------------------------------


class Response(Procedure):
    """SC-1.6 A card answers a window"""

    seat: Seat
    source: Source
    moment: str
    about: str = ""
    todo: tuple[RulePath, ...] = ()
    path: RulePath = ""

    @step("SC-1.6", "Its rules for this window")
    def begin(self, game: StalkerGame) -> Flow:
        self.todo = tuple(path for path, _ in game.rules_answering(self.source, self.moment, self.seat))
        return None

    @step("SC-1.2b", "Pay the cost in full")
    def pay(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return finish(True)
        self.path, self.todo = self.todo[0], self.todo[1:]
        rule = next(
            rule
            for path, rule in game.content.reactions[game.definition(self.source), self.moment]
            if path == self.path
        )
        if rule.may or rule.limit:
            game.use_up(self.seat, rule.limit, self.source, self.path)
        if rule.may and game.is_private(self.source):
            game.emit(events.CardUsed(self.seat, self.source, self.path, is_spent(game, self.source)))
        bearer = game.bearer_of(self.source, self.seat)
        return call(game.script(f"{self.path}/pay", bearer, self.source)) if rule.pay else None

    @step("SC-1.6", "It takes effect")
    def carry_out(self, game: StalkerGame) -> Flow:
        return call(game.script(self.path, game.bearer_of(self.source, self.seat), self.source))

    @step("ST-10.15", "An item is discarded after its use", then="pay")
    def use_up(self, game: StalkerGame) -> Flow:
        discard_used(game, self.source)
        return game.item_used(self.seat, self.source)


def why_in_vain(game: StalkerGame, about: Context, do: tuple[Any, ...]) -> Reason | None:
    """Why a rule would do nothing: a step of it has nobody or nothing to work on."""
    for op in do:
        reason: Reason | None = op.in_vain(game, about)
        if reason is not None:
            return reason
    return None


def why_not_part(game: StalkerGame, about: Context, part: tuple[Any, ...]) -> Reason | None:
    """Why a part of a choice cannot be carried out in full (SC-1.4)."""
    lacking = next((reason for op in part if (reason := op.why_not(game, about)) is not None), None)
    return lacking or why_in_vain(game, about, part)


def demands(do: tuple[Any, ...]) -> tuple[Any, ...]:
    """The ops that decide whether a rule can be used at all: what must work, and what gives its own user a token as
    the price of the rest (SC-1.2d)."""
    return tuple([op for op in do if op.must_work or (op.gives_price and len(do) > 1)])


def may_fail(do: tuple[Any, ...]) -> tuple[Any, ...]:
    """The ops that may have nobody or nothing to work on."""
    return tuple([op for op in do if op.may_be_in_vain])


def can_pay(game: StalkerGame, about: Context, pay: tuple[Any, ...], do: tuple[Any, ...]) -> bool:
    """Whether the cost can be paid in full, and its own price is not there already (SC-1.2b, SC-1.2d)."""
    return why_not_pay(game, about, pay, demands(do)) is None


def why_not_pay(game: StalkerGame, about: Context, pay: tuple[Any, ...], demanded: tuple[Any, ...]) -> Reason | None:
    """Why a rule cannot be used: its cost, or what it ``demands``: a token that it gives its own user is there already
    (SC-1.2d)."""
    for op in pay:
        reason: Reason | None = op.why_not(game, about)
        if reason is not None:
            return reason
    for op in demanded:
        if op.gives_price and game.has_status(about.owner, op.token):
            return reasons.HAS_TOKEN("SC-1.2", op.token)
        lacking: Reason | None = op.why_not(game, about) if op.must_work else None
        if lacking is not None:
            return lacking
    return None
