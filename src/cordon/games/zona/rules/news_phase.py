"""ZO-14 News phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.emission import EmissionStrikes
from cordon.games.zona.rules.restart import Restart
from cordon.games.zona.terms import EMISSION_TRACK_LAST, AreaId, Marker, NewsId, ThreatSlot, ends_of
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.state import Outcome
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


MARK = verb("mark", marker=Marker)
NAME = verb("name", target=Seat)
PUT = verb("put", area=AreaId)


class NewsFacts(Facts, frozen=True):
    news: NewsId


class MarkFacts(NewsFacts, frozen=True):
    alone: bool


class PutFacts(NewsFacts, frozen=True):
    slot: ThreatSlot
    alone: bool


class NewsPhase(Procedure):
    """ZO-14 News phase (p. 12)"""

    level = "phase"

    card: str = ""
    arrows: int = 0
    seats: tuple[Seat, ...] = ()

    @step("ZO-14.1", "The Voice draws the top news card")
    def draw(self, game: ZonaGame) -> Flow:
        game.emit(events.PhaseBegan("news"))
        pile = game.state.piles["news"]
        self.card = pile.draw[0]
        pile = game.update(pile, draw=pile.draw[1:])
        game.set(peeked={seat: card for seat, card in game.state.peeked.items() if card != self.card})
        game.emit(events.NewsDrawn(self.card))
        if not pile.draw and game.config.news_end == "on_last_draw":
            lose_by_news(game)
        return None

    @step("ZO-14.2", "Move the emission marker one space per arrow")
    def advance(self, game: ZonaGame) -> Flow:
        arrows = game.content.news[self.card].arrows
        reached = game.state.emission + arrows
        self.arrows = max(0, reached - EMISSION_TRACK_LAST) if game.config.emission_carry else 0
        if arrows:
            game.set(emission=min(EMISSION_TRACK_LAST, reached))
            game.emit(events.EmissionAdvanced(game.state.emission))
        return None

    @step("ZO-14.3", "At the last space: pause for the emission, then go on with the card")
    def erupt(self, game: ZonaGame) -> Flow:
        if game.state.emission < EMISSION_TRACK_LAST:
            return None
        return call(EmissionStrikes(carry=self.arrows))

    @step("ZO-14.4", "A timed event replaces the one in force; a card without clock is carried out (ZO-14.6)")
    def resolve(self, game: ZonaGame) -> Flow:
        if game.content.news[self.card].marks:
            return call(MarkNews(self.card))
        return call(game.carry_out(game.state.voice, f"news/{self.card}", self.card))

    @step("ZO-14.8", "The Voice marker passes to the left")
    def pass_voice(self, game: ZonaGame) -> Flow:
        pile = game.state.piles["news"]
        if not game.content.news[self.card].marks:
            game.update(pile, discard=(*pile.discard, self.card))
        if game.state.seats > 1:
            game.set(voice=(game.state.voice + 1) % game.state.seats)
            game.emit(events.VoicePassed(game.state.voice))
        return None

    @step("ZO-14.9", "Refresh: tokens come off permanent items, abilities return, what lasts for the round ends")
    def refresh(self, game: ZonaGame) -> Flow:
        for item in list(game.state.items.values()):
            if item.tokens and game.item_kind(item.card).durability == "P":
                game.update(item, tokens=0)
        for scavenger in list(game.state.scavengers.values()):
            if scavenger.used or scavenger.sure_footed:
                game.update(scavenger, used=(), sure_footed=False)
        return None

    @step("ZO-14.10", "If the news deck is empty now, all lose")
    def check_end(self, game: ZonaGame) -> Flow:
        if not game.state.piles["news"].draw:
            lose_by_news(game)
        self.seats = tuple(seat for seat in game.order() if needs_restart(game, seat))
        return None

    @step("ZO-14.11", "Players with dead scavengers take a new one", then="restart")
    def restart(self, game: ZonaGame) -> Flow:
        if not self.seats:
            return finish()
        seat, self.seats = self.seats[0], self.seats[1:]
        return call(Restart(seat))


def needs_restart(game: ZonaGame, seat: Seat) -> bool:
    scavenger = game.scavenger(seat)
    return not scavenger.character and not scavenger.out


def lose_by_news(game: ZonaGame) -> None:
    """The news deck has run out (ZO-1.4)."""
    game.emit(events.MatchLost("news"))
    game.end(Outcome("defeat", cause="news"))


class MarkNews(Procedure):
    """ZO-14.4 A timed event (p. 12)"""

    card: str
    choice: str = ""

    def facts(self, game: ZonaGame) -> MarkFacts:
        return MarkFacts(self.card, game.is_solo)

    @step("ZO-14.4", "A card lying on the timed field leaves the game")
    def replace(self, game: ZonaGame) -> Flow:
        game.end_timed_news()
        return None

    @step("ZO-14.4", "The Voice chooses the area or border", offers=(MARK,))
    def choose(self, game: ZonaGame) -> Flow:
        places = marker_places(game, game.content.news[self.card].marks)
        return ask(game.state.voice, "choice", [MARK(place) for place in places])

    @step("ZO-14.5", "It works until it is replaced or an emission removes it")
    def mark(self, game: ZonaGame) -> Flow:
        marker = MARK.read(self.choice)
        by = game.voice_is(len(marker_places(game, game.content.news[self.card].marks)))
        game.set(timed=self.card, marker=marker)
        game.listen(self.card, game.content.listens[self.card])
        game.emit(events.NewsMarked(self.card, marker, game.state.voice, by))
        return finish()


def marker_places(game: ZonaGame, marks: str) -> list[str]:
    """Where the Voice may put the news marker (ZO-44); alone, at your own place if possible (ZO-24.5)."""
    places = markable(game, marks)
    own = game.scavenger(0).area if game.is_solo else ""
    near = [place for place in places if own and own in ends_of(place)]
    return near or places


def markable(game: ZonaGame, marks: str) -> list[str]:
    """Where the marker of such a card may lie."""
    if marks == "border":
        return [border for border in game.side.borders if not seals_off(game, border)]
    groups = ("bunker",) if marks == "bunker" else ("green", "yellow")
    return [area.id for area in game.content.areas.values() if area.group in groups]


def seals_off(game: ZonaGame, border: str) -> bool:
    """Whether an area would lose its last passable border (ZO-44)."""
    one, other = ends_of(border)
    return len(game.side.neighbours[one]) < 2 or len(game.side.neighbours[other]) < 2


class NewsEffect(Procedure):
    """ZO-14.7 What a news card does to one scavenger (p. 12)"""

    scope = True

    seat: Seat
    key: str
    card: str

    @step("ZO-14.7", "Carry it out")
    def carry_out(self, game: ZonaGame) -> Flow:
        return call(game.carry_out(self.seat, self.key, self.card))


class EachScavenger(Procedure):
    """ZO-14.7 A news card that concerns several scavengers, in turn order (p. 12)"""

    key: str
    card: str
    seats: tuple[Seat, ...]

    @step("ZO-14.7", "The next scavenger from the Voice", then="carry_out")
    def carry_out(self, game: ZonaGame) -> Flow:
        if not self.seats:
            return finish()
        seat, self.seats = self.seats[0], self.seats[1:]
        return call(NewsEffect(seat, self.key, self.card))


class NameScavenger(Procedure):
    """ZO-44 The Voice names a scavenger (p. 12)"""

    key: str
    card: str
    choice: str = ""

    def facts(self, game: ZonaGame) -> NewsFacts:
        return NewsFacts(self.card)

    @step("ZO-14.6", "Choices on news cards belong to the Voice", offers=(NAME,))
    def choose(self, game: ZonaGame) -> Flow:
        living = game.living()
        if not living:
            return finish()
        return ask(game.state.voice, "choice", [NAME(seat) for seat in living])

    @step("ZO-14.6", "Carry it out on that scavenger")
    def carry_out(self, game: ZonaGame) -> Flow:
        seat = NAME.read(self.choice)
        by = "alone" if game.is_solo else "own" if seat == game.state.voice else "voice"
        game.emit(events.ScavengerNamed(game.state.voice, seat, by))
        return call(NewsEffect(seat, self.key, self.card))


class VoicePuts(Procedure):
    """ZO-44 The Voice puts threat tokens on areas of a sector (p. 12)"""

    card: str
    slot: ThreatSlot
    sector: str
    count: int
    placed: tuple[str, ...] = ()
    choice: str = ""

    def facts(self, game: ZonaGame) -> PutFacts:
        return PutFacts(self.card, self.slot, game.is_solo)

    @step("ZO-14.6", "The Voice chooses an area; several areas must differ", offers=(PUT,))
    def choose(self, game: ZonaGame) -> Flow:
        if len(self.placed) >= self.count:
            return finish()
        return ask(game.state.voice, "choice", [PUT(area) for area in self._areas(game)])

    def _areas(self, game: ZonaGame) -> list[str]:
        areas = [a.id for a in game.content.areas.values() if a.group == self.sector and a.id not in self.placed]
        own = game.scavenger(0).area if game.is_solo else ""
        return [own] if own in areas else areas

    @step("ZO-13.8", "Draw the token and put it there; no encounter (ZO-17.4)")
    def put(self, game: ZonaGame) -> Flow:
        area, by = PUT.read(self.choice), game.voice_is(len(self._areas(game)))
        self.placed = (*self.placed, area)
        game.put_threat(self.slot, area, game.state.voice, by)
        return goto(VoicePuts.choose)
