"""What may be done beside the question asked: narrative cards, medicine; and answering windows."""

from __future__ import annotations

from cordon.bots.twom.night import treatment
from cordon.bots.twom.situation import SUFFERS, Group
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.effects import CardFacts
from cordon.games.twom.rules.encounters import HIDE, MEET
from cordon.games.twom.rules.evening import EveningPhase
from cordon.games.twom.rules.narrative import PLAY, TREAT_NOW
from cordon.games.twom.rules.scavenging import ChooseFindings
from cordon.kernel.decisions import Decision, told
from cordon.kernel.frames import kind_of
from cordon.kernel.triggers import ANSWER, DECLINE, WindowFacts

DREADED = ("N07", "N09", "N10", "N11", "N12", "N13", "N14")
HARD_FATES = ("FT1", "FT3", "FT5", "FT6")

BREAKING = 3
"""Misery at which a kind word is wanted: one level more, and somebody is of no use."""


def beside(group: Group, decision: Decision) -> str | None:
    """Something useful to do first, or nothing."""
    for option in decision.anytime:
        if option in PLAY and _is_time(group, PLAY.read(option), decision.kind):
            return option
    medicine = [option for option in decision.anytime if option in TREAT_NOW]
    if medicine and (not group.view.place or decision.kind == kind_of(ChooseFindings.choose)):
        return max(medicine, key=lambda option: treatment(group, *TREAT_NOW.read(option)))
    return None


def _is_time(group: Group, card: str, kind: str) -> bool:
    view, people = group.view, group.people.values()
    suffering = any(person.hunger >= SUFFERS for person in people)
    late = view.phase == "dusk" or (view.phase == "day" and view.stage == 3)
    match card:
        case "NA01":
            return any(person.fatigue >= 2 for person in people) and view.phase in ("day", "morning")
        case "NA02":
            return any(person.misery >= BREAKING for person in people)
        case "NA03":
            return kind == kind_of(DuskPhase.eat) and bool(view.box.get("canned_food")) and suffering
        case "NA04":
            return late and view.storage.get("water", 0) < group.size and bool(view.box.get("water"))
        case "NA05":
            return view.phase == "day" and view.stage < 3
        case "NA06":
            return bool(view.box.get("bandages")) and any(p.wounds and "bandages" not in p.medicine for p in people)
        case "NA07":
            return bool(view.box.get("herbal_meds")) and any(p.illness and not p.medicine for p in people)
        case "NA08":
            return view.noise >= 5
        case "NA12":
            awake = any(person.task in ("bed", "floor") and person.fatigue < 3 for person in people)
            return kind == kind_of(EveningPhase.settle_in) and awake
        case "NA13":
            return view.phase == "day" and view.stage <= 2 and any(n < 3 for n in group.actions.values())
    return False


def respond(group: Group, decision: Decision) -> str:
    """A card or a place may answer a moment."""
    about, view = told(group.asked, WindowFacts).about, group.view
    for option in decision.options:
        match ANSWER.read(option) if option in ANSWER else "":
            case "NA09":
                wanted = about in DREADED
            case "NA10":
                wanted = view.damage + 2 * view.raid_wounds - view.boards >= 4
            case "NA11":
                wanted = not view.enemies and view.damage + view.raid_wounds - view.boards >= 4
            case "NA14":
                ailing = view.cold >= 2 or any(p.illness or p.wounds for p in group.people.values())
                wanted = about in HARD_FATES and ailing
            case "L03":
                wanted = group.worth("bandages") > 1.5 + group.empathy_harm(group.present, 1)
            case _:
                wanted = option in ANSWER
        if wanted:
            return option
    return DECLINE() if DECLINE() in decision.options else decision.options[0]


def hide(group: Group, decision: Decision) -> str:  # the Hiding place is worth nothing afterwards
    """TW-24: people who want to be paid, or worse, are let pass."""
    return HIDE() if told(group.asked, CardFacts).card in DREADED else MEET()
