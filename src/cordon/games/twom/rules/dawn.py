"""TW-11 Dawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.rules.leadership import begin_phase, pass_journal
from cordon.games.twom.rules.looking import replace_location
from cordon.games.twom.rules.people import DONE, Departure, change, change_all, die
from cordon.games.twom.rules.reasons import LACKS, NOT_ILL, NOT_WOUNDED, TREATED_ALREADY
from cordon.games.twom.rules.scripts import phase_scripts
from cordon.games.twom.terms import ALCOHOL_TIRES, LEVEL_MAX, MEDICAL, PILLS, FateId, NarrativeId, PersonId, TokenId
from cordon.kernel.decisions import Facts, Reason, Refusal, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

PLACE = verb("place", person=PersonId, token=TokenId)
POUR = verb("pour", person=PersonId, token=TokenId)
KEEP = verb("keep", card=NarrativeId)
NEXT_DAY = verb("next_day")

HARD_CHECK = 2
DESPAIRING = 3
"""From this level on Hunger makes people despair (TW-28.1)."""
DESPAIR_DIES, DESPAIR_LEAVES = 3, 7
"""Up to these rolls a broken character dies or leaves (TW-3.4)."""


class DawnFacts(Facts, frozen=True):
    card: FateId
    cards: tuple[NarrativeId, ...]


class DawnPhase(Procedure):
    """TW-11 Dawn"""

    level: ClassVar[str] = "phase"
    choice: str = ""
    redrawn: bool = False
    cards: tuple[NarrativeId, ...] = ()
    broken: tuple[PersonId, ...] = ()

    def facts(self, game: TwomGame) -> DawnFacts:
        return DawnFacts(game.state.fate, self.cards)

    @step("TW-11.1", "The scavengers return; what they carried goes to Storage")
    def come_home(self, game: TwomGame) -> Flow:
        begin_phase(game, "dawn")
        for person in list(game.state.people.values()):
            if person.where != "shelter":
                game.update(person, where="shelter")
        for token, n in list(game.state.carried.items()):
            if n:
                game.shift(token, n, "carried", "storage")
        return phase_scripts(game, "dawn")

    @step("TW-11.2", "Medicine on the cards of the ill and wounded", offers=(PLACE, DONE))
    def treat(self, game: TwomGame) -> Flow:
        options = [
            PLACE(person, token)
            for token in MEDICAL
            if game.state.storage.get(token)
            for person in game.state.people
            if why_not_treat(game, person, token) is None
        ]
        # a held card may still bring some (TW-30), and a meal comes before the despair of the hungry (TW-3.8)
        people = game.state.people.values()
        troubled = any(person.illness or person.wounds or person.hunger >= DESPAIRING for person in people)
        if not options and not (troubled and game.anytime_options(game.state.leader)):
            return goto(DawnPhase.drink_before)
        answers = [*options, DONE()]
        return ask(game.state.leader, "choice", answers, always=True, anytime=True, refused=_refused_treatment)

    @step("TW-11.2", "A token once placed stays there", then="treat")
    def place(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            return goto(DawnPhase.drink_before)
        treat(game, *PLACE.read(self.choice))
        return None

    @step("TW-11.6", "Alcohol before the fate card", offers=(POUR, DONE))
    def drink_before(self, game: TwomGame) -> Flow:
        options = _drinks(game)
        if not options:
            return goto(DawnPhase.draw_fate)
        return ask(game.state.leader, "choice", [*options, DONE()], anytime=True)

    @step("TW-11.6", "Fatigue up, Misery down", then="drink_before")
    def pour_before(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            return goto(DawnPhase.draw_fate)
        pour(game, *POUR.read(self.choice))
        return None

    @step("TW-11.3", "Draw the fate card")
    def draw_fate(self, game: TwomGame) -> Flow:
        self.redrawn = False
        card = game.draw("fate")
        game.set(fate=card)
        game.emit(events.FateDrawn(card))
        return window(game, "instead_of_fate", game.state.leader, card, into="redrawn")

    @step("TW-30", "A card may put it back")
    def put_back(self, game: TwomGame) -> Flow:
        if self.redrawn:
            game.shuffle_in("fate", (game.state.fate,))
            return goto(DawnPhase.draw_fate)
        return None

    @step("TW-11.3", "Illness, wounds, cold and despair; then the medicine is discarded")
    def suffer(self, game: TwomGame) -> Flow:
        card = game.state.fate
        resolve_rows(game, card)
        for person in list(game.state.people.values()):
            if person.medicine:
                for token in person.medicine:
                    game.count("box", token)
                game.update(game.state.people[person.id], medicine=())
        slot = game.content.fates[card].location
        if slot:
            replace_location(game, slot)
        pile = game.state.piles["fate"]
        game.update(pile, discard=(*pile.discard, card))
        game.set(fate="")
        pass_journal(game)
        return None

    @step("TW-11.5", "Draw two narrative actions")
    def draw_narrative(self, game: TwomGame) -> Flow:
        cards = [game.draw("narrative"), game.draw("narrative")]
        self.cards = tuple(card for card in cards if card)
        if self.cards:
            game.emit(events.NarrativeDrawn(self.cards))
        return None

    @step("TW-11.5", "Keep one", offers=(KEEP,))
    def keep(self, game: TwomGame) -> Flow:
        if not self.cards:
            return goto(DawnPhase.drink_after)
        return ask(game.state.leader, "choice", [KEEP(card) for card in self.cards], anytime=True)

    @step("TW-11.5", "The other is shuffled back; pass the Journal")
    def put_away(self, game: TwomGame) -> Flow:
        card = KEEP.read(self.choice)
        game.hold(card)
        game.emit(events.NarrativeKept(card))
        game.shuffle_in("narrative", tuple(other for other in self.cards if other != card))
        self.cards = ()
        pass_journal(game)
        return None

    @step("TW-11.6", "Alcohol after the fate card", offers=(POUR, DONE))
    def drink_after(self, game: TwomGame) -> Flow:
        options = _drinks(game)
        if not options:
            return goto(DawnPhase.look_at_the_broken)
        return ask(game.state.leader, "choice", [*options, DONE()], anytime=True)

    @step("TW-11.6", "Fatigue up, Misery down", then="drink_after")
    def pour_after(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            return goto(DawnPhase.look_at_the_broken)
        pour(game, *POUR.read(self.choice))
        return None

    @step("TW-11.8", "Who is broken")
    def look_at_the_broken(self, game: TwomGame) -> Flow:
        self.broken = tuple(p.id for p in game.state.people.values() if p.misery >= LEVEL_MAX)
        return None

    @step("TW-3.4", "BLACK for each of them: dies, leaves or stays", then="despair")
    def despair(self, game: TwomGame) -> Flow:
        if not self.broken:
            return goto(DawnPhase.mourn)
        person, self.broken = self.broken[0], self.broken[1:]
        rolled = game.black()
        game.emit(events.BlackRolled(rolled, person, "despair"))
        if rolled <= DESPAIR_DIES:
            die(game, person, "despair")
        elif rolled <= DESPAIR_LEAVES:
            return call(Departure(person, "despair"))
        else:
            game.emit(events.Stayed(person))
        return None

    @step("TW-11.9", "Death among us: one roll for all")
    def mourn(self, game: TwomGame) -> Flow:
        if not game.state.mourned:
            return None
        rolled = game.black()
        moved = [p for p in game.state.people if game.content.characters[p].empathy >= rolled]
        game.emit(events.Mourned(rolled, tuple(moved)))
        change_all(game, moved, "misery", 2, "mourning")
        return None

    @step("TW-11.10", "The day is over; the game may be saved here", offers=(NEXT_DAY,))
    def close_the_day(self, game: TwomGame) -> Flow:
        return ask(game.state.leader, "choice", [NEXT_DAY()], always=True, anytime=True)

    @step("TW-11.10", "Next: the Morning of the next day")
    def end(self, game: TwomGame) -> Flow:
        return finish()


# --- medicine and alcohol ---------------------------------------------------------------------------------------------


def why_not_treat(game: TwomGame, person: str, token: str) -> Reason | None:
    """One of meds and herbal meds for the ill, one bandages for the wounded (TW-11.2)."""
    record = game.state.people[person]
    if not game.pile.get(token):
        return LACKS("TW-11.2", token, 1, 0)
    if token in PILLS:
        if not record.illness:
            return NOT_ILL("TW-11.2")
        taken = any(pill in record.medicine for pill in PILLS)
    else:
        if not record.wounds:
            return NOT_WOUNDED("TW-11.2")
        taken = token in record.medicine
    return TREATED_ALREADY("TW-11.2") if taken else None


def _refused_treatment(game: TwomGame) -> list[Refusal]:
    found = []
    for token in [token for token in MEDICAL if game.state.storage.get(token)]:
        for person in game.state.people:
            reason = why_not_treat(game, person, token)
            if reason is not None:
                found.append(Refusal(PLACE(person, token), reason))
    return found


def treat(game: TwomGame, person: str, token: str) -> None:
    """Put a medical token on a card; it acts when the fate card is resolved (TW-11.2)."""
    record = game.state.people[person]
    game.take_from(token)
    game.update(record, medicine=(*record.medicine, token))
    game.emit(events.MedicinePlaced(person, token))


def _drinks(game: TwomGame) -> list[str]:
    storage = game.state.storage
    return [POUR(person, t) for t in ALCOHOL_TIRES if storage.get(t) for person in game.state.people]


def pour(game: TwomGame, person: str, token: str) -> None:
    """TW-11.6: moonshine Fatigue +2, pure alcohol +1; Misery -1."""
    game.discard(token, 1, told=False)
    game.emit(events.Drank(person, token))
    change(game, person, "fatigue", ALCOHOL_TIRES[token])
    change(game, person, "misery", -1)


# --- the fate card ----------------------------------------------------------------------------------------------------


def resolve_rows(game: TwomGame, card: str) -> None:
    """TW-28: the upper part of a fate card, row by row."""
    fate = game.content.fates[card]
    state = game.state
    for person in list(state.people.values()):
        if person.illness:
            change(game, person.id, "illness", _of_illness(game, person.id, card), "illness")
    for person in list(state.people.values()):
        if person.wounds:
            by = fate.bandaged if "bandages" in person.medicine else fate.unbandaged
            if fate.bed_heals and person.task == "bed" and "bandages" not in person.medicine:
                by = min(by, -1)
            change(game, person.id, "wounds", by, "wounds")
    _cold_check(game, fate.cold)
    if fate.despair:
        for person in list(state.people.values()):
            if person.hunger >= DESPAIRING or person.illness >= 2 or person.wounds >= 2:  # TW-28.1
                change(game, person.id, "misery", 1, "despair")


def _of_illness(game: TwomGame, person: str, card: str) -> int:
    fate = game.content.fates[card]
    record = game.state.people[person]
    if "meds" in record.medicine:
        return fate.meds
    if "herbal_meds" in record.medicine:
        as_meds = game.modified("herbal_as_meds", 0, game.state.leader)
        return fate.meds if as_meds else fate.herbal
    return min(fate.untreated, -1) if fate.bed_heals and record.task == "bed" else fate.untreated


def _cold_check(game: TwomGame, kind: str) -> None:
    """TW-21.2."""
    cold = game.state.cold
    if not cold or kind == "none":
        return
    limit = cold + HARD_CHECK if kind == "hard_check" else cold
    for person in list(game.state.people):
        rolled = game.black()
        game.emit(events.ColdChecked(person, rolled, rolled <= limit))
        if rolled <= limit:
            change(game, person, "illness", 1, "cold")
