"""What may be done beside the question asked: narrative cards, medicine; and answering windows."""

from __future__ import annotations

from cordon.bots.twom.night import treatment
from cordon.bots.twom.situation import Group
from cordon.kernel.decisions import Decision, thing, verb

DREADED = ("N07", "N09", "N10", "N11", "N12", "N13", "N14")
HARD_FATES = ("FT1", "FT3", "FT5", "FT6")


def beside(group: Group, decision: Decision) -> str | None:
    """Something useful to do first, or nothing."""
    plays = [option for option in decision.anytime if verb(option) == "play"]
    for option in plays:
        if _is_time(group, thing(option), decision.kind):
            return option
    medicine = [option for option in decision.anytime if verb(option) == "treat_now"]
    if medicine and (not group.view.place or decision.kind == "choose_findings.choose"):
        return max(medicine, key=lambda option: treatment(group, option))
    return None


def _is_time(group: Group, card: str, kind: str) -> bool:
    view, people = group.view, group.people.values()
    late = view.phase == "dusk" or (view.phase == "day" and view.stage == 3)
    match card:
        case "NA01":
            return any(person.fatigue >= 2 for person in people) and view.phase in ("day", "morning")
        case "NA02":
            return any(person.misery >= 2 for person in people)
        case "NA03":
            return late and bool(view.box.get("canned_food")) and any(person.hunger >= 2 for person in people)
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
            return kind == "evening_phase.settle_in" and awake
        case "NA13":
            return view.phase == "day" and view.stage <= 2 and any(n < 3 for n in group.actions.values())
    return False


def respond(group: Group, decision: Decision) -> str:
    """A card or a place may answer a moment."""
    about = str(group.asked.get("about", ""))
    view = group.view
    for option in decision.options:
        match thing(option):
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
                wanted = verb(option) == "answer"
        if wanted:
            return option
    return "decline" if "decline" in decision.options else decision.options[0]


def hide(group: Group, decision: Decision) -> str:  # the Hiding place is worth nothing afterwards
    """TW-24: people who want to be paid, or worse, are let pass."""
    return "hide" if group.asked["card"] in DREADED else "meet"
