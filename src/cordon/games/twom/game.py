"""A running campaign: the questions that the rules ask of it, and the small changes that they share."""

from __future__ import annotations

from cordon.games.twom import events
from cordon.games.twom.cards import Modifies, Reacts
from cordon.games.twom.conditions import all_hold
from cordon.games.twom.content import Content, content
from cordon.games.twom.rules import ending
from cordon.games.twom.rules.narrative import PLAY, AnyTime, PlayNarrative, anytime, sleepers
from cordon.games.twom.rules.people import is_able
from cordon.games.twom.rules.responses import Response
from cordon.games.twom.rules.shelter import House, look_round
from cordon.games.twom.state import Config, Fitting, Person, TwomState
from cordon.games.twom.terms import BILLET, BLACK_SIDES, COLD_MAX, deed_of
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Procedure
from cordon.kernel.game import Game
from cordon.kernel.kept import kept
from cordon.kernel.spec import GameSpec


class TwomGame(Game[TwomState]):
    """A campaign of This War of Mine in one position."""

    __slots__ = ("content",)

    def __init__(self, spec: GameSpec[TwomGame], state: TwomState) -> None:
        super().__init__(spec, state)
        self.content: Content = content()

    @property
    def config(self) -> Config:
        return self.state.config

    # --- people -------------------------------------------------------------------------------------------------

    def person(self, id: str) -> Person:
        return self.state.people[id]

    def present(self) -> list[str]:
        """Those present: the party that explores, or everybody in the Shelter (TW-31.3)."""
        where = "party" if self.state.place else "shelter"
        return [person.id for person in self.state.people.values() if person.where == where]

    def scavengers(self) -> list[str]:
        """The living scavengers, those who broke off counted in (TW-9.11)."""
        return [person.id for person in self.state.people.values() if person.where != "shelter"]

    def fighters(self) -> list[str]:
        """Who takes part in a fight here; in the Shelter nobody collapsed or broken (TW-13.3)."""
        people = self.state.people
        return [person for person in self.present() if self.state.place or is_able(people[person])]

    def take_up(self, person: str, weapon: str) -> None:
        """A weapon goes from the active pile into somebody's hand."""
        self.take_from(weapon)
        self.update(self.state.people[person], weapon=weapon)

    def lay_down(self, person: str) -> None:
        """A weapon goes back to the active pile."""
        record = self.state.people[person]
        if record.weapon:
            self.count(self.active, record.weapon)
            self.update(record, weapon="")

    def deed(self, person: str, name: str) -> None:
        """The epilogue remembers it."""
        self.count("deeds", deed_of(person, name))

    # --- chance and decks ---------------------------------------------------------------------------------------

    def black(self) -> int:
        """A roll of the black die, 1 to 10 (TW-0.2)."""
        return self.roll("black", BLACK_SIDES)[0] + 1

    def draw(self, deck: str) -> str:
        """The top card; an empty deck is made anew from its discard pile, without one nothing is drawn (TW-0.13)."""
        pile = self.state.piles[deck]
        if not pile.draw:
            if not pile.discard:
                return ""
            pile = self.update(pile, draw=self.shuffle(deck, pile.discard), discard=(), known=0)
        self.update(pile, draw=pile.draw[1:], known=max(0, pile.known - 1))
        return pile.draw[0]

    def shuffle_in(self, deck: str, cards: tuple[str, ...]) -> None:
        """Cards are shuffled into a deck."""
        pile = self.state.piles[deck]
        self.update(pile, draw=self.shuffle(deck, pile.draw + cards), known=0)

    # --- goods (TW-0.4 to TW-0.7) -------------------------------------------------------------------------------

    @property
    def active(self) -> str:
        """Which is the active pile: the Findings Pile while the party is out, else Storage (TW-0.7)."""
        return "findings" if self.state.place else "storage"

    @property
    def pile(self) -> dict[str, int]:
        """What lies in the active pile."""
        return self.state.findings if self.state.place else self.state.storage

    def gain(self, token: str, n: int, where: str = "", told: bool = True) -> int:
        """Out of the box, as far as it goes (TW-0.5)."""
        got = min(n, self.state.box[token])
        if got:
            self.count("box", token, -got)
            self.count(where or self.active, token, got)
            if told:
                self.emit(events.Gained(token, got))
        if got < n:
            self.emit(events.NoneLeft(token, n - got))
        return got

    def discard(self, token: str, n: int, where: str = "", told: bool = True) -> None:
        """Back to the box (TW-0.4)."""
        self.shift(token, n, where or self.active, "box")
        if told:
            self.emit(events.Lost(token, n))

    def pay(self, token: str, n: int) -> None:
        """A cost: back to the box."""
        self.shift(token, n, self.active, "box")
        self.emit(events.Paid(token, n))

    def take_from(self, token: str, n: int = 1, where: str = "") -> None:
        """Out of a pile, without going to the box."""
        where = where or self.active
        if getattr(self.state, where)[token] == n:
            self.take(where, token)
        else:
            self.count(where, token, -n)

    def shift(self, token: str, n: int, source: str, target: str) -> None:
        """From one pile to another."""
        self.take_from(token, n, source)
        self.count(target, token, n)

    def top_up(self, token: str, n: int) -> None:
        """Resources of the box are added to the Findings Pile (TW-9.9)."""
        if n > 0:
            self.gain(token, n, "findings", told=False)

    def bring_in(self) -> None:
        """Gains of an action stage enter Storage (TW-6.3)."""
        for token, n in list(self.state.incoming.items()):
            self.shift(token, n, "incoming", "storage")

    def tokens_in_pile(self) -> int:
        """Tokens, not resources, in the active pile."""
        value = self.content.value
        return sum(n for token, n in self.pile.items() if value[token])

    def weight_of(self, goods: dict[str, int]) -> int:
        weight = self.content.weight
        return sum(weight[token] * n for token, n in goods.items())

    def carrying_limit(self) -> int:
        """The Inventory of all living scavengers (TW-9.9)."""
        characters = self.content.characters
        limit = sum(characters[person].inventory for person in self.scavengers())
        return self.modified("carrying", limit, self.state.leader)

    # --- marks and memory ---------------------------------------------------------------------------------------

    def flag(self, name: str, value: int) -> None:
        """Something that the campaign remembers; 0 forgets it."""
        if value:
            self.put("flags", name, value)
        elif name in self.state.flags:
            self.take("flags", name)

    def note(self, name: str) -> None:
        """Something has happened in this scavenging phase."""
        if name not in self.state.noted:
            self.set(noted=(*self.state.noted, name))

    def spend(self, source: str, use: Modifies | Reacts) -> None:
        """What works once in a scavenging phase has worked."""
        if use.limit:
            self.set(spent=(*self.state.spent, (source, use.card)))

    def new_day(self) -> None:
        """TW-5: marks of yesterday end."""
        for mark in list(self.state.today):
            self.take("today", mark)
        self.set(day=self.state.day + 1, mourned=0, used=())
        if not self.billeted():
            self.flag(BILLET, 0)
        for person in list(self.state.people.values()):
            self.update(person, task="", gave_up=False, extra=False)

    # --- the Shelter --------------------------------------------------------------------------------------------

    @property
    def house(self) -> House:
        """What the Shelter comes to."""
        return look_round(self)

    def boards(self) -> int:
        """Board-up tokens on the Shelter."""
        spaces = self.state.spaces
        return sum(1 for space in self.content.shelter.holes if spaces[space].boarded)

    def billeted(self) -> int:
        """How many soldiers live with us (R-40)."""
        return int(self.state.flags.get(BILLET, 0) >= self.state.day)

    def change_cold(self, by: int) -> None:
        """Cold tokens, 0 to 6 (TW-1.9, TW-21.1)."""
        cold = self.state.cold
        to = max(0, min(COLD_MAX, cold + by))
        if to != cold:
            self.set(cold=to)
            self.emit(events.ColdChanged(to - cold, to))

    def build(self, person: str, fitting: str, space: str) -> None:
        """TW-6.10, TW-19.3: the card is flipped; a fitting that it replaces goes back to the stack."""
        kind = self.content.fittings[fitting]
        if kind.replaces in self.state.fittings:
            self.dismantle(kind.replaces)
        self.set(stack_fittings=tuple(other for other in self.state.stack_fittings if other != fitting))
        self.update(self.state.spaces[space], fitting=fitting)
        self.add(Fitting(fitting, space))
        self.listen(fitting, self.content.listens[fitting])
        self.emit(events.FittingBuilt(person, fitting, space))

    def dismantle(self, fitting: str) -> None:
        """A built fitting goes back to the Fittings stack (TW-6.15)."""
        built = self.state.fittings[fitting]
        self.unlisten(fitting, self.content.listens[fitting])
        self.remove(built)
        self.update(self.state.spaces[built.space], fitting="")
        self.set(stack_fittings=(*self.state.stack_fittings, fitting))

    def found_idea(self, fitting: str) -> None:
        """An idea may be built from now on (TW-19.2)."""
        self.set(
            ideas=tuple(other for other in self.state.ideas if other != fitting),
            stack_fittings=(*self.state.stack_fittings, fitting),
        )
        self.emit(events.IdeaFound(fitting))

    # --- the narrative hand (TW-30) -----------------------------------------------------------------------------

    def hold(self, card: str) -> None:
        self.set(hand=(*self.state.hand, card))
        self.listen(card, self.content.listens[card])

    def let_go(self, card: str) -> None:
        """A card that is played leaves the hand at once."""
        self.set(hand=tuple(other for other in self.state.hand if other != card))
        self.unlisten(card, self.content.listens[card])

    def hand_for(self, at: str) -> list[str]:
        """Held cards for one sort of moment that could be played now."""
        return [card for card in self.hand_now() if self.content.narrative[card].at == at]

    def hand_now(self) -> list[str]:
        """Held cards that may be played now, beside the question asked."""
        return [card for card in self.state.hand if self._is_time_for(self.content.narrative[card].at)]

    def _is_time_for(self, at: str) -> bool:
        state = self.state
        match at:
            case "any":
                return True
            case "shelter":
                return not state.place
            case "scavenging":
                return bool(state.place)
            case "evening":
                return state.phase == "evening" and bool(sleepers(self))
            case "day":
                people = state.people.values()
                return state.phase == "day" and any(is_able(person) and not person.extra for person in people)
        return False

    # --- windows, modifiers, any time ---------------------------------------------------------------------------

    def _applies(self, use: Modifies | Reacts, source: str, about: str) -> bool:
        if use.card and use.card != about:
            return False
        if use.limit and (source, use.card) in self.state.spent:
            return False
        if isinstance(use, Reacts):
            return all_hold(self, use.conditions)
        if use.whose == "own" and about:
            return about == source
        if use.whose:
            return source in self.present()
        return True

    def modify(self, source: str, name: str, value: int, seat: Seat, about: str) -> int:  # noqa: ARG002  # all seats alike
        for use in self.content.uses[source, name]:
            assert isinstance(use, Modifies)
            if self._applies(use, source, about):
                value = use.set if use.set is not None else value + use.add
                if use.least is not None and value < use.least:
                    value = use.least
        return value

    def is_waived(self, name: str, about: str = "") -> bool:
        """Whether something in play lets this pass; what may do so once is used up by it."""
        for source in self.state.listening.get(name, ()):
            for use in self.content.uses[source, name]:
                if self._applies(use, source, about):
                    self.spend(source, use)
                    return True
        return False

    def responds(self, source: str, moment: str, seat: Seat, about: str) -> bool:  # noqa: ARG002  # all seats alike
        return self.reaction(source, moment, about) is not None

    def reaction(self, source: str, moment: str, about: str) -> Reacts | None:
        """The use of a source that answers a window now."""
        for use in self.content.uses[source, moment]:
            if isinstance(use, Reacts) and self._applies(use, source, about):
                fitting = self.state.fittings.get(source)
                if use.ready == "trap" and (fitting is None or not fitting.trap):
                    continue
                if use.ready == "grown" and (fitting is None or fitting.growth < 2):  # TW-19.5
                    continue
                return use
        return None

    def may_decline(self, source: str, moment: str) -> bool:
        return any(isinstance(use, Reacts) and use.may for use in self.content.uses[source, moment])

    def response(self, source: str, moment: str, seat: Seat, about: str) -> Procedure:  # noqa: ARG002
        if source in self.content.narrative:
            return PlayNarrative(source)
        return Response(source, moment, about)

    @kept()
    def anytime_options(self, seat: Seat) -> list[str]:  # noqa: ARG002  # only the leader is ever asked
        return anytime(self)

    def interjection(self, seat: Seat, option: str) -> Procedure:  # noqa: ARG002
        return PlayNarrative(PLAY.read(option)) if option in PLAY else AnyTime(option)

    # --- the end ------------------------------------------------------------------------------------------------

    def conclude(self, result: str, cause: str) -> None:
        """TW-15."""
        ending.conclude(self, result, cause)
