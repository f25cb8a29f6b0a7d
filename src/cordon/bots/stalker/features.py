"""What the chance of a mission or scenario of S.T.A.L.K.E.R. hangs on: few numbers, each with a name, from the view."""

from __future__ import annotations

from cordon.bots.stalker.crew import team_of
from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.content import content
from cordon.games.stalker.views import StalkerView
from cordon.kernel.decisions import Seat

NAMES = (
    "playing", "alone", "alive", "hp", "hp_least", "injuries", "dose_most", "rounds_left", "needed", "spare",
    "open_tasks", "enemies", "enemy_hp", "watched", "loud", "medicine", "magazines", "way_out",
)  # fmt: skip


def features(view: StalkerView, seat: Seat) -> dict[str, float]:
    """Of a running match, for the team."""
    found = dict.fromkeys(NAMES, 0.0)
    alive = [stalker for stalker in view.stalkers if not stalker.dead and not stalker.left and stalker.space >= 0]
    found["alive"] = len(alive)
    if not view.map or not alive or any(stalker.space < 0 for stalker in view.stalkers):
        return found
    situation = Situation(view, seat)
    team = team_of(situation)
    ours = {card.id for card in view.cards if card.place == "backpack"}
    actions = sum(team.actions_left(stalker.seat) for stalker in alive) / len(alive)
    return found | {
        "playing": 1.0,
        "alone": float(view.seats == 1),
        "hp": sum(stalker.hp for stalker in alive) / view.seats,
        "hp_least": min(stalker.hp for stalker in alive),
        "injuries": sum(sum(stalker.injured) for stalker in alive) / view.seats,
        "dose_most": max(stalker.dose for stalker in alive),
        "rounds_left": team.rounds_left,
        "needed": min(99.0, team.needed),
        "spare": max(-50.0, actions - team.needed),
        "open_tasks": len(team.open_tasks),
        "enemies": len(view.enemies) / view.seats,
        "enemy_hp": sum(content().enemies[enemy.kind].ehp for enemy in view.enemies) / view.seats,
        "watched": sum(situation.watched >> stalker.space & 1 for stalker in alive) / view.seats,
        "loud": sum(stalker.attention != "" for stalker in alive) / view.seats,
        "medicine": sum("medicine" in getattr(content().cards[card], "types", ()) for card in ours) / view.seats,
        "magazines": sum(stalker.pistol + stalker.rifle + stalker.shotgun for stalker in alive) / view.seats,
        "way_out": float(team.is_way_out),
    }
