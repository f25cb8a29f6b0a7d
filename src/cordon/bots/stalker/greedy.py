"""Greedy: a bot for S.T.A.L.K.E.R. that plays by rules of thumb.

It shares the tasks of the mission out among the stalkers, weighs each action of a turn against the harm that enemies
could do afterwards, keeps out of sight, shoots by exact odds, heals in time and hurries when time runs out. It keeps
nothing in mind between two decisions: each answer follows from the view alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cordon.bots.aims import Aim
from cordon.bots.player import Look
from cordon.bots.rulebook import Rulebook
from cordon.bots.stalker import aims, answers, camp, deals, pages, provisions, sharing, trading, turn, zone_answers
from cordon.bots.stalker.camp import Camp
from cordon.bots.stalker.leaning import LEANINGS, of_team
from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.campaign.dealing import Contacts, Dealing
from cordon.games.stalker.campaign.handing_in import HandIn
from cordon.games.stalker.campaign.interlude import BACK, Interlude, PlanInterlude
from cordon.games.stalker.campaign.magazines import GainMagazines
from cordon.games.stalker.campaign.navigation import Navigation
from cordon.games.stalker.campaign.packing import Packing
from cordon.games.stalker.campaign.stories import ReadStory
from cordon.games.stalker.rules.actions import BoltsAndNuts, Prepare
from cordon.games.stalker.rules.anomalies import FindArtifact
from cordon.games.stalker.rules.attack import WeaponAttackRun
from cordon.games.stalker.rules.companions import CompanionActs
from cordon.games.stalker.rules.control import DrawControl
from cordon.games.stalker.rules.dice import RerollDice, Rerolls
from cordon.games.stalker.rules.enemy_attack import EnemyAttack
from cordon.games.stalker.rules.environment import ChooseOnCard
from cordon.games.stalker.rules.equipment import Acquire, GainCard, Overflow
from cordon.games.stalker.rules.exchange import Exchange
from cordon.games.stalker.rules.health import CriticalInjury
from cordon.games.stalker.rules.movement import StalkerMove
from cordon.games.stalker.rules.rounds import PlayersPhase, Turn
from cordon.games.stalker.rules.script import ChosenPart, PickSpace, Script
from cordon.games.stalker.rules.setup import Match, SettingOff, Shopping
from cordon.games.stalker.rules.strikes import KnifeAttack
from cordon.games.stalker.rules.territory import LayTerritory
from cordon.games.stalker.survival.anomalies import Bloom
from cordon.games.stalker.survival.artifacts import GiveArtifact
from cordon.games.stalker.survival.book import ZoneChoice, ZonePage
from cordon.games.stalker.survival.carrying import HandOver
from cordon.games.stalker.survival.characters import Follow, TakeAlong
from cordon.games.stalker.survival.choosing import ChooseSpace
from cordon.games.stalker.survival.dealing import Deal
from cordon.games.stalker.survival.deck import LookAtEvents, OrderEvents
from cordon.games.stalker.survival.entrances import StartElsewhere
from cordon.games.stalker.survival.fate import CardsInTurn, FateStep
from cordon.games.stalker.survival.goods import ShiftPrice, TradeGoods
from cordon.games.stalker.survival.spending import SpendCard
from cordon.games.stalker.survival.standees import PlaceStandees
from cordon.games.stalker.survival.stretcher import CarryTogether
from cordon.games.stalker.survival.tokens import DropTokens, LookBelow, TakeTokens
from cordon.games.stalker.verbs import DONE
from cordon.games.stalker.views import StalkerView
from cordon.kernel.book import READ_ON
from cordon.kernel.decisions import Decision
from cordon.kernel.frames import kind_of
from cordon.kernel.triggers import Window

Rule = Callable[[Any, Decision], str]


def _first(decision: Decision) -> str:
    return decision.options[0]


WITHOUT_LOOKING: dict[str, str | Callable[[Decision], str]] = {
    kind_of(Prepare.choose): DONE(),
    kind_of(Match.choose_stalker): answers.stalker,
    kind_of(StartElsewhere.choose_space): DONE(),
    kind_of(StartElsewhere.choose): DONE(),
    kind_of(PlaceStandees.choose): _first,
    kind_of(Bloom.choose): _first,
    kind_of(DropTokens.choose): _first,
    kind_of(Deal.choose): DONE(),
    kind_of(HandOver.choose): DONE(),
    kind_of(LookAtEvents.look): DONE(),
    kind_of(ZonePage.read_on): READ_ON(),
    kind_of(PlanInterlude.choose_scenario): BACK(),
    kind_of(PlanInterlude.choose_map): BACK(),
    kind_of(Interlude.read): DONE(),
    kind_of(TakeAlong.choose): _first,
}


def _pick(here: Situation | Camp, decision: Decision) -> str:
    """A card of one's choice: in a mission the first."""
    return deals.choose_card(here, decision) if isinstance(here, Camp) else decision.options[0]


RULES: dict[str, Rule] = {
    kind_of(Turn.choose): turn.take_turn,
    kind_of(StalkerMove.choose): turn.step,
    kind_of(PlayersPhase.begin_turn): turn.begin,
    kind_of(BoltsAndNuts.choose): turn.bolt,
    kind_of(Shopping.choose): answers.shop,
    kind_of(SettingOff.choose): provisions.set_off,
    kind_of(Rerolls.choose): answers.reroll,
    kind_of(RerollDice.pick): answers.dice,
    kind_of(WeaponAttackRun.choose_target): answers.target,
    kind_of(WeaponAttackRun.choose_part): answers.part,
    kind_of(WeaponAttackRun.spend_masks): answers.masks,
    kind_of(WeaponAttackRun.share): answers.share,
    kind_of(WeaponAttackRun.share_amount): answers.share_amount,
    kind_of(KnifeAttack.choose_target): answers.target,
    kind_of(KnifeAttack.choose_part): answers.part,
    kind_of(EnemyAttack.choose_target): answers.victim,
    kind_of(CriticalInjury.choose): answers.injury,
    kind_of(Exchange.agree): answers.agree,
    kind_of(DrawControl.choose): answers.control,
    kind_of(ChosenPart.choose): answers.chosen_part,
    kind_of(ChooseOnCard.choose): answers.on_card,
    kind_of(Script.choose): answers.whom,
    kind_of(Window.offer): answers.respond,
    kind_of(PickSpace.choose): answers.space,
    kind_of(FindArtifact.choose_place): answers.artifact_place,
    kind_of(LayTerritory.choose): answers.entrance,
    kind_of(Overflow.choose): answers.overflow,
    kind_of(Acquire.choose): answers.acquire,
    kind_of(Acquire.make_room): answers.make_room,
    kind_of(GainCard.pick): _pick,
    kind_of(Acquire.make_slot): answers.make_slot,
    kind_of(CompanionActs.choose_space): answers.companion_space,
    kind_of(ZoneChoice.choose): pages.script_option,
    kind_of(TradeGoods.choose): trading.trade,
    kind_of(ShiftPrice.choose): trading.shift,
    kind_of(TakeTokens.choose): zone_answers.take,
    kind_of(CarryTogether.choose): zone_answers.carry,
    kind_of(CarryTogether.agree): zone_answers.lend_a_hand,
    kind_of(SpendCard.choose): zone_answers.spend,
    kind_of(GiveArtifact.choose): zone_answers.spend,
    kind_of(ChooseSpace.choose): zone_answers.space,
    kind_of(LookBelow.choose): zone_answers.near,
    kind_of(Follow.choose): zone_answers.follow,
    kind_of(OrderEvents.choose): zone_answers.easiest,
    kind_of(FateStep.choose): zone_answers.easiest,
    kind_of(CardsInTurn.choose): zone_answers.easiest,
}


CAMP: dict[str, Callable[[Camp, Decision], str]] = {
    kind_of(Navigation.choose): camp.navigate,
    kind_of(ReadStory.read): camp.story,
    kind_of(Contacts.choose): deals.see,
    kind_of(Dealing.choose): deals.deal,
    kind_of(HandIn.choose): deals.give_away,
    kind_of(GainMagazines.choose): camp.magazine,
    kind_of(Packing.choose): sharing.pack,
    kind_of(Packing.agree): sharing.agree,
}
"""Between missions."""


class GreedyStalker(Rulebook[Situation | Camp]):
    """The bot."""

    rules = RULES | CAMP
    without_looking = WITHOUT_LOOKING

    def __init__(self, seed: int = 0) -> None:
        self.leaning = LEANINGS[seed % len(LEANINGS)]

    def situation(self, view: StalkerView, decision: Decision) -> Situation | Camp:
        if view.binder is not None and not view.mission:
            return Camp(view, decision.seat)
        return Situation(view, decision.seat, of_team(self.leaning, view.memory) if view.binder is not None else "")

    def aim(self, decision: Decision, look: Look) -> Aim | None:
        if decision.kind != kind_of(Turn.choose):
            return None
        view = look()
        assert isinstance(view, StalkerView)
        here = self.situation(view, decision)
        return aims.aim(here) if isinstance(here, Situation) else None
