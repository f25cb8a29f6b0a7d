"""What a seat may know of a mission, and dealing anew what it may not.

The team plays with open cards: everybody knows the same but for a control card, which is its stalker's secret until it
is resolved. Hidden from all are the order of decks, the faces of tokens that lie face down, the backs of environment
cards and the generator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from cordon.games.stalker.mapping.territory import Laid
from cordon.games.stalker.rules.control import DrawControl
from cordon.games.stalker.state import (
    Anomaly,
    AttackState,
    Card,
    Character,
    CompanionFigure,
    Config,
    Debrief,
    Enemy,
    EnemyCard,
    EnvironmentCard,
    Excursion,
    Ground,
    InForce,
    Kit,
    Place,
    RollState,
    Stalker,
    ZoneToken,
)
from cordon.games.stalker.terms import (
    ContactKey,
    CounterWord,
    Entity,
    EventKey,
    ItemId,
    MagazineWord,
    MapKey,
    MissionKey,
    RulePath,
    ScenarioKey,
    TokenId,
    TokenKey,
    ZoneCardId,
)
from cordon.kernel.chance import Shuffler
from cordon.kernel.decisions import NOTHING, Decision, Facts, Seat
from cordon.kernel.kept import kept
from cordon.kernel.state import Outcome

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

HIDDEN = "?"
"""A token whose face nobody knows."""


class GroundView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tokens on a space; a face that nobody has seen is ``?``. The top of a stack is its last one."""

    space: int
    loot: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    traps: int = 0
    artifacts: int = 0
    low: int = 0
    high: int = 0
    carcass: bool = False


class EnvironmentView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An environment card in play; ``up`` is the side that shows, ``back`` what the team knows of the other one."""

    id: str
    up: str
    place: str
    spaces: tuple[int, ...] = ()
    holder: int = -1
    cubes: int = 0
    back: str = ""


class BinderView(msgspec.Struct, frozen=True):
    """The binder of a campaign (ST-15.1): what the team has and knows beside a mission."""

    began: int
    """The money that the campaign began with."""
    places: tuple[Place, ...]
    destination: MissionKey
    contacts: tuple[ContactKey, ...]
    stash: tuple[ItemId, ...]
    magazines: dict[MagazineWord, int]
    kits: tuple[Kit, ...]
    ahead: tuple[RulePath, ...]
    contract: ContactKey
    companion: ContactKey
    companion_owner: Seat
    favours: dict[ContactKey, int]
    late: dict[str, int]
    failures: dict[MissionKey, int]
    box_events: tuple[EventKey, ...]
    chronicle: tuple[Debrief, ...]
    excursions: tuple[Excursion, ...]


class TokenView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token of Zone Survival; a face that nobody has seen is ``?``."""

    id: TokenId
    kind: TokenKey
    space: int = -1
    edge: str = ""
    holder: Seat = -1
    bearer: Entity = ""
    face: str = ""
    cubes: int = 0
    blood: int = 0


class SurvivalView(msgspec.Struct, frozen=True):
    """What there is of Zone Survival beside what a mission has."""

    scenario: ScenarioKey
    tokens: tuple[TokenView, ...]
    characters: tuple[Character, ...]
    counters: dict[CounterWord, int]
    needs: dict[CounterWord, int]
    flags: tuple[str, ...]
    icons: tuple[tuple[ZoneCardId, int], ...]
    """The score memory, as far as its cards have been seen."""


class StalkerView(msgspec.Struct, frozen=True):
    """The table as one seat sees it; ``seat`` is ``None`` for a spectator."""

    seat: Seat | None
    seats: int
    config: Config
    mission: MissionKey
    """The running mission; empty between the missions of a campaign."""
    map: MapKey
    survival: SurvivalView | None
    """Of a scenario of Zone Survival."""
    binder: BinderView | None
    """Of a campaign."""
    round: int
    lead: Seat
    lead_used: bool
    turn: Seat
    track: int
    money: int
    slowed: int
    fog: int
    hot: dict[int, int]
    """The spaces with another radiation than the printed one."""
    layout: tuple[str, ...]
    flooded: tuple[str, ...]
    territory: Laid
    """The Lost Territories tile beside the map, and the space of the entrance token."""
    event: str
    attack: AttackState | None
    roll: RollState | None
    in_force: tuple[InForce, ...]
    memory: dict[str, str]
    killed: dict[str, int]
    stalkers: tuple[Stalker, ...]
    cards: tuple[Card, ...]
    enemies: tuple[Enemy, ...]
    enemy_cards: tuple[EnemyCard, ...]
    companions: tuple[CompanionFigure, ...]
    ground: tuple[GroundView, ...]
    anomalies: tuple[Anomaly, ...]
    environment: tuple[EnvironmentView, ...]
    environment_deck: int
    events_left: int
    """Cards in the event deck: rounds that are left."""
    piles: dict[str, int]
    decisions: tuple[Decision, ...]
    asked: Facts
    outcome: Outcome | None


def view(game: StalkerGame, seat: Seat | None) -> StalkerView:
    """The projection."""
    state = game.state
    return StalkerView(
        seat=seat,
        seats=state.seats,
        config=state.config,
        mission=state.mission,
        map=state.map,
        survival=_survival(game) if state.scenario else None,
        binder=_binder(game) if state.config.mode == "campaign" and not state.scenario else None,
        round=state.round,
        lead=state.lead,
        lead_used=state.lead_used,
        turn=state.turn,
        track=state.track,
        money=state.money,
        slowed=state.slowed,
        fog=state.fog,
        hot=_hot(game),
        layout=state.layout,
        flooded=state.flooded,
        territory=state.territory,
        event=state.event,
        attack=game.attack,
        roll=game.thrown,
        in_force=state.in_force,
        memory=_memory(game),
        killed=state.killed,
        stalkers=tuple(state.stalkers.values()),
        cards=tuple(state.cards.values()),
        enemies=tuple(state.enemies.values()),
        enemy_cards=tuple(state.enemy_cards.values()),
        companions=tuple(state.companions.values()),
        ground=_grounds(game),
        anomalies=tuple(state.anomalies.values()),
        environment=_cards(game),
        environment_deck=sum(card.place == "deck" for card in state.environment.values()),
        events_left=len(_pile(game, "zone_events" if state.scenario else "events")),
        piles=_piles(game),
        decisions=tuple(d if d.seat == seat else Decision(d.seat, d.kind) for d in game.decisions()),
        asked=game.facts(seat) if seat is not None else NOTHING,
        outcome=state.outcome,
    )


# What few answers change is looked at once for all views until it changes.


@kept("ground")
def _grounds(game: StalkerGame) -> tuple[GroundView, ...]:
    return tuple(map(_ground, game.state.ground.values()))


@kept("environment")
def _cards(game: StalkerGame) -> tuple[EnvironmentView, ...]:
    return tuple(_card(game, card) for card in game.state.environment.values() if card.place not in ("deck", "gone"))


@kept("tokens")
def _tokens(game: StalkerGame) -> tuple[TokenView, ...]:
    return tuple(map(_token, game.state.tokens.values()))


@kept("piles")
def _piles(game: StalkerGame) -> dict[str, int]:
    return {pile.name: len(pile.draw) for pile in game.state.piles.values()}


@kept("memory")
def _memory(game: StalkerGame) -> dict[str, str]:
    return dict(sorted(game.state.memory.items()))


def _binder(game: StalkerGame) -> BinderView:
    state = game.state
    return BinderView(
        began=game.campaign.money,
        places=tuple(state.places.values()),
        destination=state.destination,
        contacts=state.contacts,
        stash=state.stash,
        magazines=state.magazines,
        kits=tuple(state.kits.values()),
        ahead=state.ahead,
        contract=state.contract,
        companion=state.companion,
        companion_owner=state.companion_owner,
        favours=state.favours,
        late=state.late,
        failures=state.failures,
        box_events=state.box_events,
        chronicle=state.chronicle,
        excursions=state.excursions,
    )


def _hot(game: StalkerGame) -> dict[int, int]:
    """The spaces with another radiation value than drawn, as cards in the open have changed it too (SV-0.4)."""
    if "space.rad" not in game.state.listening:
        return game.state.hot
    drawn = game.board.rad
    return {
        space: rad
        for space in game.board.spaces(game.board.land_mask)
        if (rad := game.radiation_at(space)) != drawn[space]
    }


def _survival(game: StalkerGame) -> SurvivalView:
    state = game.state
    return SurvivalView(
        scenario=state.scenario,
        tokens=_tokens(game),
        characters=tuple(state.characters.values()),
        counters=state.counters,
        needs=state.needs,
        flags=state.flags,
        icons=state.icons,
    )


def _token(token: ZoneToken) -> TokenView:
    face = token.face if token.up else HIDDEN
    return TokenView(
        token.id, token.kind, token.space, token.edge, token.holder, token.bearer, face, token.cubes, token.blood
    )


def _ground(ground: Ground) -> GroundView:
    def face(token: str) -> str:
        return token if token in ground.looked else HIDDEN

    return GroundView(
        ground.space,
        tuple(map(face, ground.loot)),
        tuple(map(face, ground.unknown)),
        len(ground.traps),
        ground.artifacts,
        ground.low + ground.low_stays,
        ground.high,
        ground.carcass,
    )


def is_hidden(game: StalkerGame, card: EnvironmentCard) -> bool:
    """Whether the version of a card is unknown: it shows its front, and nobody has looked."""
    return bool(card.version) and not card.looked and card.version not in game.side_id(card)


def _card(game: StalkerGame, card: EnvironmentCard) -> EnvironmentView:
    back = f"{card.number}b:{card.version}" if card.looked and card.side == "a" else ""
    return EnvironmentView(card.id, game.side_id(card), card.place, card.spaces, card.holder, card.cubes, back)


def redeal(game: StalkerGame, seat: Seat | None, seed: int) -> None:
    """Deal anew, in place, everything that a seat does not know: what nobody does, and the control cards of others."""
    state = game.state
    reorder = Shuffler(seed)
    for frame in state.stack:
        if isinstance(frame, DrawControl) and frame.at == "choose" and frame.seat != seat:
            pile = game.pile("control")
            frame.card, *rest = reorder((frame.card, *pile.draw))
            game.update(pile, draw=tuple(rest))
    for pile in list(state.piles.values()):
        if pile.name not in ("events", "zone_events", "zone_box"):
            game.update(pile, draw=reorder(pile.draw))
    _redeal_events(game, reorder(tuple(_random_events(game))))
    for tokens in ("loot", "unknown"):
        places = [(g.space, t) for g in state.ground.values() for t in getattr(g, tokens) if t not in g.looked]
        faces = list(reorder(tuple(token for _, token in places)))
        for ground in list(state.ground.values()):
            new = tuple(t if t in ground.looked else faces.pop(0) for t in getattr(ground, tokens))
            if new != getattr(ground, tokens):
                game.update(ground, **{tokens: new})
    _redeal_versions(game, reorder)
    if state.scenario:
        _redeal_survival(game, reorder)
    game.set(chance=replace(state.chance, seed=seed))
    game.waiting = None


def _random_events(game: StalkerGame) -> list[str]:
    """Random events that lie face down: those in the event deck, and those in their own."""
    random = game.random_events()
    found = [event for event in _pile(game, "events") if event in random]
    return found + list(_pile(game, "random"))


def _pile(game: StalkerGame, name: str) -> tuple[str, ...]:
    pile = game.state.piles.get(name)
    return pile.draw if pile is not None else ()


def _redeal_events(game: StalkerGame, shuffled: tuple[str, ...]) -> None:
    if "events" not in game.state.piles:
        return
    rest = list(shuffled)
    random = game.random_events()
    deck = tuple(rest.pop(0) if event in random else event for event in _pile(game, "events"))
    game.update(game.pile("events"), draw=deck)
    game.update(game.pile("random"), draw=tuple(rest))


def _redeal_survival(game: StalkerGame, reorder: Shuffler) -> None:
    """The events of Zone Survival that nobody has seen, in the deck and in the box, until the score sheet lays them
    open; faces of tokens that lie face down."""
    deck, box = _pile(game, "zone_events"), _pile(game, "zone_box")
    if "zone_events" in game.state.piles and game.state.outcome is None:
        gone = len(deck) + len(game.pile("zone_events").discard)
        mixed = reorder((*deck, *game.pile("zone_events").discard, *box))
        game.update(game.pile("zone_events"), draw=mixed[: len(deck)], discard=mixed[len(deck) : gone])
        game.update(game.pile("zone_box"), draw=mixed[gone:])
    hidden: dict[str, list[ZoneToken]] = {}
    for token in game.state.tokens.values():
        if not token.up:
            hidden.setdefault(token.kind, []).append(token)
    for group in hidden.values():
        for token, face in zip(group, reorder(tuple(token.face for token in group)), strict=True):
            game.update(token, face=face)


def _redeal_versions(game: StalkerGame, reorder: Shuffler) -> None:
    """Versions of cards with the same number change places among those that nobody has seen."""
    groups: dict[str, list[EnvironmentCard]] = {}
    for card in game.state.environment.values():
        if is_hidden(game, card):
            groups.setdefault(card.number, []).append(card)
    for group in groups.values():
        versions = reorder(tuple(card.version for card in group))
        for card, version in zip(group, versions, strict=True):
            if card.version != version:
                game.update(card, version=version)
