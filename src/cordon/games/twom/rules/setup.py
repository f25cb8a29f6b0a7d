"""TW-2 Setup, and the days of the campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.day import DayPhase
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.evening import EveningPhase
from cordon.games.twom.rules.morning import MorningPhase
from cordon.games.twom.rules.night_raid import NightRaidPhase
from cordon.games.twom.rules.scavenging import ScavengingPhase
from cordon.games.twom.state import Person, Pile, Space
from cordon.games.twom.terms import (
    EVENTS_BEFORE_II,
    EVENTS_BEFORE_III,
    FOUNDERS_BLACK,
    FOUNDERS_RED,
    SLOTS,
    START_STORAGE,
    backs_of,
    copies_of,
)
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame


class Campaign(Procedure):
    """TW-2 A campaign: setup, then day after day"""

    @step("TW-2.1", "The first leader, at random")
    def choose_leader(self, game: TwomGame) -> Flow:
        if game.state.seats > 1:
            game.set(leader=game.roll("leader", game.state.seats)[0])
        return None

    @step("TW-2.2", "Three starting characters: one red frame, two black ones")
    def deal_characters(self, game: TwomGame) -> Flow:
        cards = game.shuffle("characters", tuple(game.content.characters))
        wanted = {"red": FOUNDERS_RED, "black": FOUNDERS_BLACK}
        founders: list[str] = []
        for card in cards:
            frame = game.content.characters[card].frame
            if wanted[frame]:
                wanted[frame] -= 1
                founders.append(card)
        rest = game.shuffle("characters", tuple(card for card in cards if card not in founders))
        game.add(Pile("characters", rest))
        for person in sorted(founders, key=lambda card: (game.content.characters[card].frame != "red", card)):
            game.add(Person(person, founder=True, hunger=2))  # TW-2.3
            game.listen(person, game.content.listens[person])
        game.emit(events.CampaignBegan(tuple(game.state.people)))
        if game.state.seats > 1:
            game.emit(events.JournalPassed(game.state.leader, first=True))
        return None

    @step("TW-2.5", "Green corners on Fittings, the others on Ideas")
    def lay_fittings(self, game: TwomGame) -> Flow:
        fittings = game.content.fittings.values()
        game.set(
            stack_fittings=tuple(f.id for f in fittings if f.corner == "green"),
            ideas=tuple(f.id for f in fittings if f.corner == "orange"),
        )
        return None

    @step("TW-2.6", "Red corners set aside; every other deck shuffled")
    def shuffle_decks(self, game: TwomGame) -> Flow:
        content = game.content
        game.set(
            aside_raids=game.shuffle("aside_raids", tuple(r.id for r in content.raids.values() if r.red)),
            aside_residents=game.shuffle("aside_residents", tuple(r.id for r in content.residents.values() if r.red)),
        )
        decks = {
            "raids": tuple(r.id for r in content.raids.values() if not r.red),
            "residents": tuple(r.id for r in content.residents.values() if not r.red),
            "exploration": tuple(content.exploration_of),
            "findings": tuple(content.findings),
            "fate": tuple(content.fates),
            "visitors": tuple(content.visitors),
            "narrative": tuple(content.narrative),
            "objectives": tuple(content.objectives),
            "locations": tuple(content.locations),
        }
        for deck, cards in decks.items():
            game.add(Pile(deck, game.shuffle(deck, cards)))
        game.add(Pile("unknown"))
        return None

    @step("TW-2.7", "The top three locations on Near, Middle, Far")
    def lay_locations(self, game: TwomGame) -> Flow:
        game.set(locations=tuple(game.draw("locations") for _ in SLOTS))
        return None

    @step("TW-2.8", "Shelter cards on their spaces, their backs dealt at random")
    def lay_shelter(self, game: TwomGame) -> Flow:
        shelter = game.content.shelter
        dealt = {
            kind.id: list(game.shuffle(backs_of(kind.id), copies_of(kind.id, len(kind.backs))))
            for kind in shelter.kinds.values()
        }
        for space in shelter.plan.spaces:
            game.add(Space(space.id, space.card, dealt[space.card].pop(0) if space.card else ""))
        for kind in shelter.kinds.values():
            if kind.leaves:
                game.add(Pile(backs_of(kind.leaves), tuple(dealt[kind.leaves])))
        return None

    @step("TW-2.9", "The event deck, from Chapter I down to the ending events")
    def build_event_deck(self, game: TwomGame) -> Flow:
        cards = game.content.events.values()
        plain = game.shuffle("events", tuple(card.id for card in cards if card.kind == "event"))
        endings = game.shuffle("endings", tuple(card.id for card in cards if card.kind == "ending"))
        one, two, three = sorted(
            (card.id for card in cards if card.chapter), key=lambda id: game.content.events[id].chapter
        )
        last = EVENTS_BEFORE_II + EVENTS_BEFORE_III
        game.add(Pile("events", (one, *plain[:EVENTS_BEFORE_II], two, *plain[EVENTS_BEFORE_II:last], three, *endings)))
        return None

    @step("TW-2.10", "What lies in Storage")
    def fill_storage(self, game: TwomGame) -> Flow:
        for kind in game.content.tokens.values():
            game.put("box", kind.id, kind.box)
        for token, n in START_STORAGE.items():
            game.gain(token, n, "storage", told=False)
        return None

    @step("TW-0.1", "One day after the other", then="live")
    def live(self, game: TwomGame) -> Flow:
        return call(OneDay())


class OneDay(Procedure):
    """TW-0.1 A day: seven phases in a fixed order"""

    level: ClassVar[str] = "round"

    @step("TW-5", "Morning")
    def morning(self, game: TwomGame) -> Flow:
        return call(MorningPhase())

    @step("TW-6", "Day")
    def day(self, game: TwomGame) -> Flow:
        return call(DayPhase())

    @step("TW-7", "Dusk")
    def dusk(self, game: TwomGame) -> Flow:
        return call(DuskPhase())

    @step("TW-8", "Evening")
    def evening(self, game: TwomGame) -> Flow:
        return call(EveningPhase())

    @step("TW-9", "Scavenging")
    def scavenging(self, game: TwomGame) -> Flow:
        return call(ScavengingPhase())

    @step("TW-10", "Night Raid")
    def night_raid(self, game: TwomGame) -> Flow:
        return call(NightRaidPhase())

    @step("TW-11", "Dawn")
    def dawn(self, game: TwomGame) -> Flow:
        return call(DawnPhase())

    @step("TW-11.10", "The day is over")
    def end(self, game: TwomGame) -> Flow:
        return finish()
