"""What the Voice decides, and which scavenger to be: choices about others more than about oneself."""

from __future__ import annotations

from functools import cache

from cordon.bots.zona.appraisal import success
from cordon.bots.zona.situation import Me
from cordon.games.zona.content import content
from cordon.games.zona.content_files import FACILITIES
from cordon.games.zona.rules.news_phase import MARK, NAME, PUT, MarkFacts
from cordon.games.zona.rules.restart import KEEP_BOARD
from cordon.games.zona.state import Config
from cordon.games.zona.terms import ATTRIBUTES, ends_of
from cordon.kernel.decisions import Decision, told


def _distance_kept(me: Me, area: str) -> int:
    """2 for far away, 1 for next door, 0 for the own area."""
    if area == me.area:
        return 0
    side = content().sides["A" if me.view.seats <= 2 else "B"]
    return 1 if area in side.neighbours.get(me.area, ()) else 2


def put(me: Me, decision: Decision) -> str:
    """Threats go where rivals are and oneself is not."""
    rivals = {s.area for s in me.view.scavengers if s.seat != me.seat}

    def worth(option: str) -> float:
        area = PUT.read(option)
        return _distance_kept(me, area) + 0.5 * (area in rivals)

    return max(decision.options, key=worth)


def mark(me: Me, decision: Decision) -> str:
    """Timed news: good ones near, bad ones far. Cheap goods at a bunker are the only good ones."""
    sign = -1 if told(me.view.asked, MarkFacts).news == "N19" else 1

    def worth(option: str) -> int:
        return sign * min(_distance_kept(me, area) for area in ends_of(MARK.read(option)))

    return max(decision.options, key=worth)


def name(me: Me, decision: Decision) -> str:
    """Bad repute for the rival who is ahead."""
    secrets = {s.seat: len(s.secrets) for s in me.view.scavengers}
    targets = [NAME.read(option) for option in decision.options]
    return NAME(max(targets, key=lambda target: -1 if target == me.seat else secrets[target]))


@cache
def _promise(board: str) -> float:
    """How well a character's attributes fit the cards on the way to the end."""
    character = content().characters[board]
    values = tuple(getattr(character, a) for a in ATTRIBUTES)
    fit = (values, ((0, 0),) * len(values), 1, Config().die_faces, False, 0, False, False)
    facilities = sorted((success(facility, fit) for facility in FACILITIES), reverse=True)
    return facilities[0] + facilities[1] + 2 * success("sarcophagus", fit) + 0.05 * character.endurance


def board(decision: Decision) -> str:
    """The scavenger with the best prospects."""
    boards = [KEEP_BOARD.read(option) for option in decision.options if option in KEEP_BOARD]
    return KEEP_BOARD(max(boards, key=_promise))
