"""Zona's table in sentences: for screen readers, pipes and scripts. Nothing here needs a place on a screen."""

from __future__ import annotations

from cordon.faces.zona.teller import ZonaTeller
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.terms import (
    ATTRIBUTES,
    EMISSION_TRACK_LAST,
    REPUTATIONS,
    AreaId,
    Marker,
    NewsId,
    ThreatId,
    border_name,
)
from cordon.games.zona.views import ZonaView
from cordon.kernel.decisions import Seat
from cordon.tui.zona.board import state_of
from cordon.tui.zona.boards import Boards
from cordon.words.catalogue import Words
from cordon.words.names import Namer, join
from cordon.words.spelling import stopped
from cordon.words.zona.names import ZonaNamer


class PlainNamer(ZonaNamer):
    """Calls a die by the word for its face: a sign is not read aloud."""

    def dice(self, faces: tuple[str, ...]) -> str:
        return ", ".join(self.words.say(f"face-{face.lower()}") for face in faces)


class PlainTeller(ZonaTeller):
    """Tells the journal in words alone."""

    def naming(self) -> PlainNamer:
        return PlainNamer(self.words, self.people, self.characters.__getitem__)


def status(words: Words, namer: Namer, game: ZonaGame, seen: ZonaView) -> list[str]:
    """The round, the track, the news."""
    lines = [
        words.say(
            "plain-status",
            round=max(1, seen.round),
            last=game.last_round,
            at=seen.emission,
            emission=EMISSION_TRACK_LAST,
            count=seen.piles["news"].left,
        )
    ]
    if seen.timed:
        news, marker = namer.named("news", seen.timed, NewsId), namer.named("marker", seen.marker, Marker)
        lines.append(words.say("plain-timed", **news, **marker))
    return lines


def board(words: Words, namer: Namer, game: ZonaGame, seen: ZonaView) -> list[str]:
    """Every area with what lies there and where it leads."""
    lines = [_area(words, namer, game, seen, area) for area in game.content.areas if area not in game.state.facilities]
    lines += [_facility(words, namer, seen, area) for area in game.state.facilities]
    blocked = [namer.called(border_name(*b.areas), Marker) for b in game.content.board.borders
               if border_name(*b.areas) not in game.side.borders]  # fmt: skip
    if blocked:
        lines.append(words.say("plain-blocked", borders=join(words, blocked)))
    return lines


def _area(words: Words, namer: Namer, game: ZonaGame, seen: ZonaView, area: str) -> str:
    group = words.say(f"group-{game.content.areas[area].group}")
    parts = [words.say("plain-area", area=words.say(f"area-{area}"), group=group)]
    threats = next(place.threats for place in seen.areas if place.id == area)
    if threats:
        parts.append(words.say("plain-area-threats", threats=namer.called(threats, ThreatId)))
    people = [namer.person(s.seat) for s in seen.scavengers if s.area == area]
    if people:
        parts.append(words.say("plain-area-people", people=join(words, people)))
    near = []
    for other in game.side.neighbours[area]:
        name, kind = namer.called(other, AreaId), game.side.shortcut(area, other)
        if kind is not None:
            damage = words.say(f"amount-{kind.lower()}", count=1)
            name = words.say("plain-border-shortcut", area=name, damage=damage)
        near.append(name)
    if near:
        parts.append(words.say("plain-area-borders", areas=join(words, near)))
    return stopped("; ".join(parts))


def _facility(words: Words, namer: Namer, seen: ZonaView, area: str) -> str:
    facility = next(place for place in seen.facilities if place.id == area)
    state, _ = state_of(facility)
    parts = [
        words.say(
            "plain-facility",
            facility=words.say(f"area-{area}"),
            state=words.say(f"facility-{state}"),
            events=facility.events,
            finds=facility.finds,
            areas=join(words, [namer.called(entrance, AreaId) for entrance in facility.entrances]),
        )
    ]
    if state == "closed":
        parts.append(words.say("plain-facility-lock", lock=words.say(f"lock-{facility.lock.lower()}")))
    people = [namer.person(s.seat) for s in seen.scavengers if s.area == area]
    if people:
        parts.append(words.say("plain-area-people", people=join(words, people)))
    return stopped("; ".join(parts))


def scavenger(boards: Boards, seat: Seat) -> list[str]:
    """A scavenger's board in a few sentences."""
    words, seen = boards.words, boards.view
    figure = seen.scavengers[seat]
    if not figure.character:
        return [f"{boards.people[seat]}: {boards.nobody(figure)}."]
    values = []
    for attribute in ATTRIBUTES:
        name, value = words.say(f"attribute-{attribute.lower()}"), boards.game.attribute(seat, attribute)
        hurt = attribute in figure.traumas
        values.append(words.say("plain-trauma", attribute=name, value=value) if hurt else f"{name} {value}")
    endurance = boards.game.content.characters[figure.character].endurance
    body = [
        words.say("plain-injuries", injuries=figure.injuries, endurance=endurance),
        words.say("plain-fatigue", fatigue=figure.fatigue),
        words.say("board-reputation", reputation=words.say(f"reputation-{REPUTATIONS[figure.reputation]}")),
        words.say("money", count=figure.rubles),
    ]
    lines = [
        stopped(f"{boards.people[seat]}, {words.say(f'area-{figure.area}')}: {', '.join(body)}"),
        stopped(f"{', '.join(values)}. {boards.ability(figure)}. {boards.secrets(figure).plain}"),
    ]
    if figure.trophies:
        lines.append(stopped(words.say("board-trophies", trophies=", ".join(boards.trophies(figure)))))
    if seen.next_news and seat == seen.seat:
        lines.append(stopped(words.say("board-next-news", news=words.say(f"news-{seen.next_news.lower()}"))))
    for name, items in boards.groups(seat):
        told = []
        for item in items:
            kind = boards.game.content.items[item.card]
            card = boards.item_name(item.card)
            if kind.wears and item.tokens:
                card = words.say("plain-item-tokens", card=card, tokens=item.tokens, boxes=kind.boxes)
            elif item.tokens:
                card = f"{card} ({words.say('deactivated')})"
            told.append(card)
        lines.append(stopped(f"{name}: {', '.join(told) or words.say('plain-nothing-carried')}"))
    return lines


def market(boards: Boards) -> list[str]:
    """The rows of the market from left to right, with who may buy."""
    words = boards.words
    lines = []
    for row in boards.view.market:
        cards = []
        for column, card in enumerate(row.cards, start=1):
            if not card:
                continue
            name = words.say("plain-market-card", card=boards.item_name(card), price=boards.game.item_kind(card).price)
            cards.append(f"{name} ({words.say('market-column', column=column)})")
        lines.append(
            stopped(words.say("plain-market-row", row=words.say(f"market-row-{row.id}"), cards=", ".join(cards)))
        )
    return lines
