"""Our own games, one pack each. Names only: nothing of a game is imported before somebody wants to play it."""

from __future__ import annotations

from cordon.kernel.pack import Crowd, Pack

ZONA = Pack(
    id="zona",
    spec="cordon.games.zona:GAME",
    bots={"greedy": "cordon.bots.zona.greedy:GreedyScavenger"},
    features="cordon.bots.zona.features:features",
    speaker="cordon.faces.zona.speaker:ZonaSpeaker",
    face="cordon.tui.zona.face:ZonaFace",
    scenarios="cordon.scenarios.zona:ZonaStage",
    tried=(
        {},
        {"character_draft": "open", "facility_layout": "random", "fatigue_min": 1, "emission_one_batch": False},
        {"area_action_limit": "area", "emission_carry": True, "lock_protection": False, "draw_after_secret": False},
        {"news_end": "on_last_draw", "area_fatigue_forced": False, "first_player": "host"},
    ),
)

STALKER = Pack(
    id="stalker",
    spec="cordon.games.stalker:GAME",
    bots={"greedy": "cordon.bots.stalker.greedy:GreedyStalker"},
    features="cordon.bots.stalker.features:features",
    lessons=tuple({"mission": mission} for mission in ("A1", "A2", "A3", "B1", "B2", "B3")),
    learned={"mode": "mission"},
    speaker="cordon.faces.stalker.speaker:StalkerSpeaker",
    face="cordon.tui.stalker.face:StalkerFace",
    scenarios="cordon.scenarios.stalker:StalkerStage",
    figures="cordon.lab.stalker:figures",
    # All seats taken and 12 enemies on the map; of all missions only the bridge of A2 gets as full by itself.
    crowd=Crowd("enemies", 12, {"mission": "A2"}),
    missions="mission",
    # What people at one keyboard have to agree about they have agreed about already.
    one_screen={"consent": False},
    tried=(
        {},
        {"mission": "A2", "ties": "all", "companion": "bublyk"},
        {"mission": "A3", "hard": True, "baskets": False},
        {"mission": "B1", "ties": "all", "decoy_side": "high"},
        {"mission": "B2", "companion": "yurko", "cube_limit": False},
        {"mission": "B3", "companion": "sister_vira", "hard": True},
        {"hard": True, "ties": "all", "baskets": False},
        {"mission": "A2", "hard": True, "geiger_marks": [0, 5, 10]},
        {"mission": "A3", "ties": "all", "companion": "sister_vira"},
        {"mission": "B1", "hard": True, "baskets": False, "companion": "bublyk"},
        {"mission": "B2", "hard": True, "ties": "all"},
        {"mission": "B3", "ties": "all", "decoy_side": "high", "baskets": False},
        {"mission": "A1", "lost": True},
        {"mission": "B3", "lost": True},
        {"mode": "campaign"},
        {"mode": "campaign", "consent": False},
        {"mode": "survival"},
        *({"mode": "survival", "scenario": f"S{number:02}"} for number in range(1, 11)),
        {"mode": "survival", "lost": True, "ties": "all"},
    ),
)

TWOM = Pack(
    id="twom",
    spec="cordon.games.twom:GAME",
    bots={"greedy": "cordon.bots.twom.greedy:GreedySurvivor", "careless": "cordon.bots.twom.greedy:CarelessSurvivor"},
    features="cordon.bots.twom.features:features",
    speaker="cordon.faces.twom.speaker:TwomSpeaker",
    face="cordon.tui.twom.face:TwomFace",
    scenarios="cordon.scenarios.twom:TwomStage",
    tried=(
        {},
        {"difficulty": "hard", "care": "soften", "saving": "strict"},
        {"difficulty": "easy", "care": "skip", "stop_early": False},
        {"stolen_by": "lot", "raid_reshuffle": False},
    ),
)

PACKS = (ZONA, STALKER, TWOM)
"""The list of games: in this order they are offered."""
