"""S.T.A.L.K.E.R.: The Board Game: stalkers on a mission in the Zone, 1-4 together against what lives there."""

from __future__ import annotations

from cordon.games.stalker import events
from cordon.games.stalker.content import content, content_fingerprint
from cordon.games.stalker.content_tools import TOOLS
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.migrations import FORMER, MIGRATIONS
from cordon.games.stalker.rules.setup import Match
from cordon.games.stalker.state import Config, StalkerState
from cordon.games.stalker.views import redeal, view
from cordon.kernel import typed
from cordon.kernel.chance import Chance
from cordon.kernel.frames import started
from cordon.kernel.spec import GameSpec, Setup
from cordon.kernel.state import State


def _begin(setup: Setup) -> StalkerState:
    config = typed.convert(setup.config, Config)
    return StalkerState(seats=setup.seats, chance=Chance(setup.seed), config=config, stack=[started(Match())])


def _unknown_ids(state: State) -> list[str]:
    """Ids in a state that the content does not know."""
    assert isinstance(state, StalkerState)
    known = content()
    piled = {*known.cards, *known.wounds, *known.control, *known.high, *known.low, *known.events, *known.loot}
    piled |= set(known.unknown)
    found = [card for pile in state.piles.values() for card in pile.draw + pile.discard]
    found += [token for ground in state.ground.values() for token in ground.loot + ground.unknown]
    unknown = [card for card in (*found, *state.cards) if card not in piled]
    kinds = {enemy.kind for enemy in state.enemies.values()} | state.enemy_cards.keys() | state.killed.keys()
    unknown += sorted(kinds - known.enemies.keys())
    unknown += [anomaly.card for anomaly in state.anomalies.values() if anomaly.card not in known.anomalies]
    chosen = [stalker.card for stalker in state.stalkers.values() if stalker.card]
    unknown += [card for card in chosen if card not in known.stalkers]
    companions = {card.key for card in known.contacts.values() if card.companion is not None}
    unknown += [figure.contact for figure in state.companions.values() if figure.contact not in companions]
    unknown += [state.event] if state.event and state.event not in known.events else []
    unknown += [side for side in state.layout if side not in known.sides]
    numbers = {side.partition(":")[0][:-1] for side in known.sides}
    return unknown + [card.number for card in state.environment.values() if card.number not in numbers]


def _statistics(game: StalkerGame) -> dict[str, float]:
    state = game.state
    horde = sum(n for kind, n in state.killed.items() if game.content.enemies[kind].category == "horde")
    figures = {"horde_kills": horde, "artifacts_gained": state.artifacts_gained}
    return {"rounds": state.round, "deaths": 0, **state.losses, **figures}


GAME = GameSpec(
    id="stalker",
    rules_version=2,
    package=__name__,
    game=StalkerGame,
    state=StalkerState,
    config=Config,
    seats=(1, 4),
    begin=_begin,
    view=view,
    redeal=redeal,
    fingerprint=content_fingerprint,
    unknown_ids=_unknown_ids,
    events=lambda: list(events.ALL),
    statistics=_statistics,
    clock=lambda game: game.state.round,
    content=TOOLS,
    former=FORMER,
    migrations=MIGRATIONS,
)
