"""Greedy: a bot for S.T.A.L.K.E.R. that plays by rules of thumb.

It shares the tasks of the mission out among the stalkers, weighs each action of a turn against the harm that enemies
could do afterwards, keeps out of sight, shoots by exact odds, heals in time and hurries when time runs out. It keeps
nothing in mind between two decisions: each answer follows from the view alone.
"""

from __future__ import annotations

from collections.abc import Callable

from cordon.bots.rulebook import Rulebook
from cordon.bots.stalker import answers, turn
from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.views import StalkerView
from cordon.kernel.decisions import Decision

Rule = Callable[[Situation, Decision], str]

WITHOUT_LOOKING: dict[str, str | Callable[[Decision], str]] = {
    "prepare.choose": "done",
    "setting_off.choose": "done",
    "match.choose_stalker": answers.stalker,
}

RULES: dict[str, Rule] = {
    "turn.choose": turn.take_turn,
    "stalker_move.choose": turn.step,
    "players_phase.begin_turn": turn.begin,
    "bolts_and_nuts.choose": turn.bolt,
    "shopping.choose": answers.shop,
    "rerolls.choose": answers.reroll,
    "reroll_dice.pick": answers.dice,
    "weapon_attack_run.choose_target": answers.target,
    "weapon_attack_run.choose_part": answers.part,
    "weapon_attack_run.spend_masks": answers.masks,
    "weapon_attack_run.share": answers.share,
    "weapon_attack_run.share_amount": answers.share_amount,
    "knife_attack.choose_target": answers.target,
    "knife_attack.choose_part": answers.part,
    "enemy_attack.choose_target": answers.victim,
    "critical_injury.choose": answers.injury,
    "exchange.agree": answers.agree,
    "draw_control.choose": answers.control,
    "chosen_part.choose": answers.chosen_part,
    "script.choose": answers.whom,
    "window.offer": answers.respond,
    "pick_space.choose": answers.space,
    "find_artifact.choose_place": answers.artifact_place,
    "overflow.choose": answers.overflow,
    "acquire.choose": answers.acquire,
    "acquire.make_room": answers.make_room,
    "acquire.make_slot": answers.make_slot,
}


class GreedyStalker(Rulebook[Situation]):
    """The bot."""

    rules = RULES
    without_looking = WITHOUT_LOOKING

    def situation(self, view: StalkerView, decision: Decision) -> Situation:
        return Situation(view, decision.seat)
