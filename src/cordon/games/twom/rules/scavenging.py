"""TW-9 Scavenging."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.rules.effects import ChooseOption, Effects
from cordon.games.twom.rules.leadership import begin_phase, pass_journal
from cordon.games.twom.rules.people import DONE
from cordon.games.twom.rules.reasons import NO_CARD_YET, NO_MORE_THERE, NO_RESOURCES_ALONG, NO_STOPPING, TOO_HEAVY
from cordon.games.twom.rules.scripts import phase_scripts, tied
from cordon.games.twom.terms import RESOURCES, SLOTS, UNKNOWN_CARDS, Goods, OptionId, Slot, TokenId, ops_path
from cordon.kernel.decisions import Facts, Reason, Refusal, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

GO = verb("go", slot=Slot)
TAKE = verb("take", token=TokenId)
BACK = verb("back", token=TokenId)
NEXT = verb("next")
STOP = verb("stop")
OFFER = verb("offer", option=OptionId)
CARRY = verb("carry", token=TokenId)
DROP = verb("drop", token=TokenId)


class ScavengingPhase(Procedure):
    """TW-9 Scavenging"""

    level: ClassVar[str] = "phase"
    choice: str = ""

    @step("TW-8.7", "Without scavengers the phase is skipped")
    def begin(self, game: TwomGame) -> Flow:
        if not any(person.task == "scavenge" for person in game.state.people.values()):
            return finish()
        begin_phase(game, "scavenging")
        return phase_scripts(game, "scavenging")

    @step("TW-9.1", "Choose 1 of the 3 locations", offers=(GO,))
    def choose(self, game: TwomGame) -> Flow:
        party = [person for person in game.state.people.values() if person.task == "scavenge"]
        if not party:
            return finish()
        options = [GO(slot) for slot, _ in zip(SLOTS, game.state.locations, strict=False)]
        return ask(game.state.leader, "choice", options, anytime=True)

    @step("TW-9.1", "All scavengers go there; its red bar applies")
    def set_out(self, game: TwomGame) -> Flow:
        state = game.state
        place = state.locations[SLOTS.index(GO.read(self.choice))]
        party = [person for person in state.people.values() if person.task == "scavenge"]
        for person in party:
            game.update(person, where="party")
            game.deed(person.id, "scavenged")
        game.set(place=place, noted=(), spent=(), stories=0, hiding=False, fallen=0)
        game.count("visits", place)
        game.listen(place, game.content.listens[place])
        game.emit(events.PartyLeft(place, tuple(person.id for person in party)))
        return None

    @step("TW-9.2", "Gear from Storage goes to the Findings Pile")
    def pack(self, game: TwomGame) -> Flow:
        return call(Pack())

    @step("TW-9.5", "Noise on 1; exploration cards face down on Unknown")
    def prepare(self, game: TwomGame) -> Flow:
        state = game.state
        noise = 1 + state.today.get("noise_start", 0)
        n = game.modified("unknown_cards", UNKNOWN_CARDS[GO.read(self.choice)], state.leader)
        deck = state.piles["exploration"]
        game.update(state.piles["unknown"], draw=deck.draw[:n], discard=(), known=0)
        game.update(deck, draw=deck.draw[n:], known=0)
        game.set(noise=noise)
        game.emit(events.NoiseChanged(noise, noise))
        return None

    @step("TW-9.6", "Resolve the cards one by one")
    def explore(self, game: TwomGame) -> Flow:
        return call(Exploration())

    @step("TW-9.9", "Choose findings")
    def choose_findings(self, game: TwomGame) -> Flow:
        self._shuffle_back(game)
        if not game.scavengers():
            self._lose_everything(game)
            return goto(ScavengingPhase.go_home)
        return call(ChooseFindings())

    def _shuffle_back(self, game: TwomGame) -> None:
        """TW-9.9: all exploration and residents cards go back into their decks."""
        piles = game.state.piles
        unknown, residents = piles["unknown"], piles["residents"]
        cards = (*unknown.draw, *unknown.discard)
        game.update(unknown, draw=(), discard=(), known=0)
        game.shuffle_in("exploration", cards)
        game.update(residents, discard=())
        game.shuffle_in("residents", residents.discard)

    def _lose_everything(self, game: TwomGame) -> None:
        """TW-9.11: nobody comes home, nothing is brought home."""
        game.emit(events.PartyLost())
        for token, n in list(game.state.findings.items()):
            if n:
                game.discard(token, n, "findings", told=False)

    @step("TW-9.10", "What they carry stays apart until Dawn; pass the Journal")
    def go_home(self, game: TwomGame) -> Flow:
        state = game.state
        game.unlisten(state.place, game.content.listens[state.place])
        game.set(place="", noise=0, card="", hiding=False, noted=(), spent=(), fallen=0)
        pass_journal(game)
        return finish()


class PackFacts(Facts, frozen=True):
    limit: int
    weight: int


class Pack(Procedure):
    """TW-9.2 Gear: any tokens, no resources"""

    level: ClassVar[str] = "action"
    choice: str = ""

    def facts(self, game: TwomGame) -> PackFacts:
        return PackFacts(game.carrying_limit(), game.weight_of(game.state.findings))

    @step("TW-9.2", "Take something along, put it back, or be done", offers=(TAKE, BACK, DONE))
    def choose(self, game: TwomGame) -> Flow:
        value, storage, findings = game.content.value, game.state.storage, game.state.findings
        options = [TAKE(token) for token, n in storage.items() if n and value[token]]
        options += [BACK(token) for token, n in findings.items() if n]
        return ask(game.state.leader, "choice", [*options, DONE()], anytime=True, refused=_refused_gear)

    @step("TW-9.2", "It moves", then="choose")
    def move(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            goods = {token: n for token, n in game.state.findings.items() if n}
            if goods:
                game.emit(events.Packed(goods))
            return finish()
        if self.choice in TAKE:
            game.shift(TAKE.read(self.choice), 1, "storage", "findings")
        else:
            game.shift(BACK.read(self.choice), 1, "findings", "storage")
        return None


def _refused_gear(game: TwomGame) -> list[Refusal]:
    resources = [token for token in RESOURCES if game.state.storage.get(token)]
    return [Refusal(TAKE(token), NO_RESOURCES_ALONG("TW-9.2")) for token in resources]


class ExplorationFacts(Facts, frozen=True):
    left: int
    noise: int


class Exploration(Procedure):
    """TW-9.6 Exploration, card by card"""

    choice: str = ""
    count: int = 0
    """Cards resolved so far."""
    taken: tuple[OptionId, ...] = ()
    """What the location offered, by group or by itself, and was taken."""
    fled: bool = False

    def facts(self, game: TwomGame) -> ExplorationFacts:
        return ExplorationFacts(len(game.state.piles["unknown"].draw), game.state.noise)

    def _why_not_stop(self, game: TwomGame) -> Reason | None:
        """TW-9.8: between two cards, so not before the first of them."""
        if not game.state.config.stop_early:
            return NO_STOPPING("TW-9.8")
        return None if self.count else NO_CARD_YET("TW-9.8")

    @step("TW-9.8", "The next card, or stop; what a location offers may be taken", offers=(NEXT, STOP, OFFER))
    def choose(self, game: TwomGame) -> Flow:
        state = game.state
        reason = self._over(game)
        if reason:
            return goto(Exploration.end)
        stay = self._why_not_stop(game)
        options = [NEXT()] if stay else [NEXT(), STOP()]
        options += [
            OFFER(option.id)
            for option in game.content.options[ops_path("location", state.place)]
            if (option.group or option.id) not in self.taken
        ]
        refused = [Refusal(STOP(), stay)] if stay else []
        return ask(state.leader, "choice", options, always=True, anytime=True, refused=lambda _: refused)

    def _over(self, game: TwomGame) -> str:
        if not game.scavengers():
            return "lost"
        if not game.present():
            return "broken_off"  # TW-9.12
        if self.fled:
            return "fled"
        return "" if game.state.piles["unknown"].draw else "nothing_left"

    @step("TW-23", "Something that the location offers once")
    def take_offer(self, game: TwomGame) -> Flow:
        if self.choice == STOP():
            return goto(Exploration.end)
        if self.choice == NEXT():
            return goto(Exploration.turn)
        place, id = game.state.place, OFFER.read(self.choice)
        option = next(o for o in game.content.options[ops_path("location", place)] if o.id == id)
        self.taken = (*self.taken, option.group or option.id)
        game.emit(events.OptionTaken(place, option.id))
        return call(Effects(ops_path("location", place, option.id), (), place))

    @step("TW-23", "Then the next card", then="choose")
    def after_offer(self, game: TwomGame) -> Flow:
        return None

    @step("TW-9.6", "Turn the top card of Unknown")
    def turn(self, game: TwomGame) -> Flow:
        pile = game.state.piles["unknown"]
        card = pile.draw[0]
        game.update(pile, draw=pile.draw[1:], discard=(*pile.discard, card), known=max(0, pile.known - 1))
        kind = game.content.exploration_of[card].id
        game.set(card=kind)
        game.emit(events.CardExplored(kind))
        if game.is_waived("card_ignored", kind):
            game.emit(events.CardIgnored(kind))
            return goto(Exploration.settle)
        return tied(game, "exploration", kind)

    @step("TW-23", "What the location does before the card")
    def before(self, game: TwomGame) -> Flow:
        return window(game, "before_card", game.state.leader, game.state.card)

    @step("TW-24", "What the card says")
    def resolve(self, game: TwomGame) -> Flow:
        if not game.present():
            return goto(Exploration.settle)
        card = game.state.card
        if game.content.options[ops_path("exploration", card)]:
            return call(ChooseOption(ops_path("exploration", card), card))
        return call(Effects(ops_path("exploration", card), (), card))

    @step("TW-23", "What the location does after the card")
    def after(self, game: TwomGame) -> Flow:
        return window(game, "after_card", game.state.leader, game.state.card)

    @step("TW-9.11", "Whoever saw a death may break off")
    def settle(self, game: TwomGame) -> Flow:
        game.set(card="")
        self.count += 1
        return call(BreakOff()) if game.state.fallen else None

    @step("TW-9.6", "Pass the Journal", then="choose")
    def pass_on(self, game: TwomGame) -> Flow:
        pass_journal(game)
        return None

    @step("TW-9.11", "Whoever saw a death may break off, also at the end")
    def end(self, game: TwomGame) -> Flow:
        return call(BreakOff()) if game.state.fallen else None

    @step("TW-23", "What the location does at the end")
    def turn_back(self, game: TwomGame) -> Flow:
        game.emit(events.ExplorationEnded(self._over(game) or "stopped"))
        if not game.present():
            return finish()
        return window(game, "after_exploration", game.state.leader)


class BreakOff(Procedure):
    """TW-9.11 A death out there (page 266)"""

    @step("TW-9.11", "Read page 266, if anybody is left to")
    def read(self, game: TwomGame) -> Flow:
        game.set(fallen=0)
        if not game.present():
            return finish()
        dead = [gone.id for gone in game.state.gone.values() if gone.fate == "died"]
        return tied(game, "fallen", "out", names=(("self", dead[-1]),)) if dead else None

    @step("TW-9.11", "One roll: whose Empathy is at least the result waits at the Findings Pile")
    def roll(self, game: TwomGame) -> Flow:
        party = game.present()
        rolled = game.black()
        shaken = [person for person in party if game.content.characters[person].empathy >= rolled]
        for person in shaken:
            game.update(game.state.people[person], where="waiting")
        game.emit(events.BrokeOff(rolled, tuple(shaken)))
        return finish()


class FindingsFacts(Facts, frozen=True):
    taken: dict[TokenId, int]
    weight: int
    limit: int


class ChooseFindings(Procedure):
    """TW-9.9 Choosing findings: as much as can be carried"""

    level: ClassVar[str] = "action"
    taken: Goods = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> FindingsFacts:
        taken = self._packed(game)
        return FindingsFacts(taken, game.weight_of(taken), game.carrying_limit())

    @step("TW-9.9", "What weighs nothing comes along by itself")
    def pocket(self, game: TwomGame) -> Flow:
        weight = game.content.weight
        self.taken = tuple((token, n) for token, n in game.state.findings.items() if n and not weight[token])
        return None

    def _supply(self, game: TwomGame, token: str) -> int:
        """How many there are: in the pile, and resources also in the box."""
        there = game.state.findings.get(token, 0)
        return there + game.state.box.get(token, 0) if token in RESOURCES else there

    def _packed(self, game: TwomGame) -> dict[str, int]:
        """What is taken, less what was eaten, drunk or used since (TW-3.8)."""
        there = ((token, min(n, self._supply(game, token))) for token, n in self.taken)
        return {token: n for token, n in there if n}

    @step("TW-9.9", "Take something, leave something, or be done", offers=(CARRY, DROP, DONE))
    def choose(self, game: TwomGame) -> Flow:
        taken = self._packed(game)
        weight = game.content.weight
        room = game.carrying_limit() - game.weight_of(taken)
        there = [*(t for t in RESOURCES), *(t for t, n in game.state.findings.items() if n and t not in RESOURCES)]
        options = [
            CARRY(token) for token in there if weight[token] <= room and self._supply(game, token) > taken.get(token, 0)
        ]
        options += [DROP(token) for token in taken]
        return ask(game.state.leader, "choice", [*options, DONE()], anytime=True, refused=self._refused)

    def _refused(self, game: TwomGame) -> list[Refusal]:
        taken = self._packed(game)
        room = game.carrying_limit() - game.weight_of(taken)
        found = []
        for token, weight in game.content.weight.items():
            supply = self._supply(game, token)
            if supply and supply <= taken.get(token, 0):
                found.append(Refusal(CARRY(token), NO_MORE_THERE("TW-0.5")))
            elif supply and weight > room:
                found.append(Refusal(CARRY(token), TOO_HEAVY("TW-9.9", max(0, room))))
        return found

    @step("TW-9.9", "Weigh it")
    def weigh(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            return None
        token, more = (CARRY.read(self.choice), 1) if self.choice in CARRY else (DROP.read(self.choice), -1)
        taken = self._packed(game)
        taken[token] = taken.get(token, 0) + more
        self.taken = tuple((token, n) for token, n in taken.items() if n)
        return goto(ChooseFindings.choose)

    @step("TW-9.9", "Everything else is discarded")
    def pack_up(self, game: TwomGame) -> Flow:
        findings = game.state.findings
        taken = self._packed(game)
        for token, n in taken.items():
            game.top_up(token, n - findings.get(token, 0))
            game.shift(token, n, "findings", "carried")
        left = {token: n for token, n in findings.items() if n}
        for token, n in left.items():
            game.discard(token, n, "findings", told=False)
        game.emit(events.BroughtHome(taken))
        if left:
            game.emit(events.LeftBehind(left))
        return finish()
