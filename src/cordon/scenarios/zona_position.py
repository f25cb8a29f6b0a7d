"""A position of Zona: each path with its type, its bounds and the rule that bounds it, and what it is now."""

from __future__ import annotations

from typing import Any

from cordon.games.zona.content_files import FACILITIES
from cordon.games.zona.rules.news_phase import markable
from cordon.games.zona.state import Item
from cordon.games.zona.terms import (
    ATTRIBUTES,
    EMISSION_TRACK_LAST,
    FATIGUE_MAX,
    MARKET_COLUMNS,
    MARKET_ROWS,
    REPUTATIONS,
    TRAUMA_MAX,
    ability_of,
)
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import one, part
from cordon.scenarios.zona_pieces import ZonaPieces

FLAGS = ("sure_footed", "passes_as_good")
PERSON = (
    "area",
    "fatigue",
    "injuries",
    "traumas",
    "rubles",
    "reputation",
    "items",
    "trophies",
    "lured",
    "secrets",
    "ability",
    *FLAGS,
    "dead",
    "out",
)
FACILITY = ("open", "lock", "events", "top", "finds")
PILE = ("draw", "discard", "top")
NEVER_EMPTY = ("green", "yellow", "sarcophagus", "news")
RUBLE = 100


class ZonaPosition(ZonaPieces):
    """Writes paths into a match of Zona and reads them out of it."""

    tables = {
        "scavengers": "scavengers.0.fatigue",
        "areas": "areas.factory.threats",
        "facilities": "facilities.archive.open",
        "piles": "piles.green.top",
        "market": "market.junk",
        "peeked": "peeked.0",
    }
    values = (
        "round",
        "voice",
        "emission",
        "timed",
        "marker",
        "characters",
        "deaths",
        "turn",
        "acting",
        "bought",
        "met",
        "met_marks",
    )

    # --- scavengers -----------------------------------------------------------------------------------------------

    def give_scavengers(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        who, what = part(rest, node, self.tables["scavengers"])
        seat = int(one((who,), node, tuple(str(seat) for seat in game.state.scavengers)))
        field = one((what,), node, PERSON)
        person = game.scavenger(seat)
        if field == "dead":
            if node.flag():
                self._bury(seat)
        elif field == "secrets":
            self._secrets(seat, node)
        elif field == "out":
            game.update(person, out=node.flag() and not person.character)
        elif not person.character:
            raise node.error(f"the scavenger of seat {seat} is dead and has nothing but secrets")
        elif field == "items":
            self._items(seat, node)
        elif field == "trophies":
            self._trophies(seat, node)
        else:
            game.update(person, **self._person(seat, field, node))

    def _person(self, seat: int, field: str, node: Node) -> dict[str, Any]:
        """The change that a plain value is."""
        game = self.game
        if field in FLAGS:
            return {field: node.flag()}
        match field:
            case "area":
                return {field: node.one_of(tuple(game.content.areas), "area")}
            case "fatigue":
                return {field: node.number(game.config.fatigue_min, FATIGUE_MAX)}
            case "injuries":
                return {field: node.number(0, game.character(seat).endurance)}
            case "rubles":
                if node.number(0) % RUBLE:
                    raise node.error(f"{node.value} is not possible; rubles come in hundreds")
                return {field: node.value}
            case "reputation":
                word = node.one_of(tuple(REPUTATIONS.values()), "reputation")
                return {field: next(n for n, name in REPUTATIONS.items() if name == word)}
            case "ability":
                spent = node.one_of(("ready", "spent"), "state of an ability") == "spent"
                return {"used": ("ability",) if spent else ()}
            case "traumas":
                found = tuple(entry.one_of(ATTRIBUTES, "attribute") for entry in node.items())
                if len(found) > TRAUMA_MAX or len(set(found)) < len(found):
                    raise node.error(
                        f"a scavenger has at most {TRAUMA_MAX} traumas, each on another attribute (ZO-18.6)"
                    )
                return {field: found}
        return {field: tuple(self._owned_trophy(seat, entry) for entry in node.items())}

    def _items(self, seat: int, node: Node) -> None:
        """All items of the seat; what it had is put out of the way."""
        for item in self.game.items_of(seat):
            if item.card not in self.claims:
                self.unown(item.card)
        for entry in node.items():
            self._item(seat, entry)

    def _item(self, seat: int, entry: Node) -> None:
        game = self.game
        fields = (
            entry.mapping(("card", "tokens", "worn"), ("card",)) if isinstance(entry.value, dict) else {"card": entry}
        )
        card = self.item(fields["card"])
        kind = game.item_kind(card)
        worn = fields["worn"].flag() if "worn" in fields else False
        if worn and kind.place != "wear":
            raise fields["worn"].error(f"{card} is no outfit, it cannot be worn")
        clash = [o.card for o in game.worn(seat) if worn and set(kind.parts) & set(game.item_kind(o.card).parts)]
        if clash:
            raise fields["worn"].error(f"{card} and {clash[0]} cover a common part of the body (ZO-7.5)")
        most = {"P": 1, "S": 0}.get(kind.durability, kind.boxes - 1)
        tokens = fields["tokens"].number(0, most) if "tokens" in fields else 0
        game.own(seat, card, worn)
        if tokens:
            game.update(game.state.items[card], tokens=tokens)

    def _trophies(self, seat: int, node: Node) -> None:
        game = self.game
        person = game.scavenger(seat)
        for token in person.trophies:
            game.return_threat(token)
        game.update(person, trophies=(), lured=())
        for entry in node.items():
            token = self.threat(entry)
            if game.threat(token).trophy is None:
                raise entry.error(f"{token} is no trophy when it is beaten")
            game.update(game.scavenger(seat), trophies=(*game.scavenger(seat).trophies, token))
        kept = game.scavenger(seat).trophies
        game.update(game.scavenger(seat), lured=tuple(token for token in person.lured if token in kept))

    def _owned_trophy(self, seat: int, node: Node) -> str:
        for token in self.game.scavenger(seat).trophies:
            if node.text() in (token, self.game.threat(token).id):
                return token
        raise node.error(f"{node.text()!r} is no trophy of seat {seat}; give its trophies first")

    def _secrets(self, seat: int, node: Node) -> None:
        known = tuple(card for facility in FACILITIES for card in self.game.content.decks[facility])
        found = tuple(self.claim(entry, [entry.one_of(known, "event card of a facility")]) for entry in node.items())
        self.game.update(self.game.scavenger(seat), secrets=found)

    def _bury(self, seat: int) -> None:
        """The scavenger has died earlier in this round (ZO-18.7)."""
        game = self.game
        for item in game.items_of(seat):
            self.unown(item.card)
        person = game.scavenger(seat)
        for token in person.trophies:
            game.return_threat(token)
        game.leave_play(ability_of(seat))
        game.update(
            person, character="", area="", injuries=0, traumas=(), rubles=0, trophies=(), lured=(), used=(), secrets=()
        )
        game.set(deaths=game.state.deaths + 1)

    # --- the board ------------------------------------------------------------------------------------------------

    def give_areas(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        area, what = part(rest, node, self.tables["areas"])
        one((what,), node, ("threats",))
        one((area,), node, tuple(game.content.areas))
        wild = self.under_way or game.content.areas[area].group in ("green", "yellow", "red")
        if node.items() and not wild:
            raise node.error(f"no threat token ever lies in {area} (ZO-10.3, ZO-17.11)")
        for token in game.threats_at(area):
            game.take_threat(token, area)
            game.return_threat(token)
        for entry in node.items():
            token = self.threat(entry)
            game.update(game.state.areas[area], threats=(*game.threats_at(area), token))

    def give_facilities(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        where, what = part(rest, node, self.tables["facilities"])
        facility, field = one((where,), node, FACILITIES), one((what,), node, FACILITY)
        place = game.state.facilities[facility]
        if field == "open":
            game.update(place, open=node.flag())
        elif field == "lock":
            self._lock(facility, node)
        elif field == "finds" and isinstance(node.value, int):
            self.finds[facility] = node.number(0)
        elif field == "finds":
            game.update(place, finds=())
            cards = tuple(self.item(entry, ("find",)) for entry in node.items())
            self.finds.pop(facility, None)
            game.update(game.state.facilities[facility], finds=cards)
        elif field == "events" and isinstance(node.value, int):
            game.update(place, events=place.events[: node.number(0, len(place.events))])
        else:
            cards = tuple(self.card(entry, facility) for entry in node.items())
            rest_of_them = game.state.facilities[facility].events if field == "top" else ()
            game.update(game.state.facilities[facility], events=cards + rest_of_them)

    def _lock(self, facility: str, node: Node) -> None:
        """Two facilities swap their locks, so that no lock exists twice."""
        game = self.game
        lock = node.one_of(tuple(game.content.locks), "lock")
        before = self.claims.get(lock)
        if before is not None:
            raise node.error(f"{lock} is given already ({before.path}, line {before.line}); no lock exists twice")
        self.claims[lock] = node
        mine = game.state.facilities[facility]
        for other in list(game.state.facilities.values()):
            if other.lock == lock:
                game.update(other, lock=mine.lock)
        game.update(game.state.facilities[facility], lock=lock)

    def give_piles(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        where, what = part(rest, node, self.tables["piles"])
        pile, field = one((where,), node, tuple(game.state.piles)), one((what,), node, PILE)
        cards = tuple(self.card(entry, pile) for entry in node.items())
        if field == "draw" and not cards and pile in NEVER_EMPTY:
            raise node.error(f"the deck {pile} is never empty while the match goes on (ZO-23)")
        record = game.state.piles[pile]
        if field == "discard":
            self._put_below(pile, record.discard)
        game.update(game.state.piles[pile], **({field: cards} if field != "top" else {"draw": cards + record.draw}))

    def _put_below(self, pile: str, cards: tuple[str, ...]) -> None:
        """What is taken off the table goes below its deck, unless that is given card by card."""
        if ("piles", pile, "draw") not in self.nodes:
            record = self.game.state.piles[pile]
            self.game.update(record, draw=(*record.draw, *filter(None, cards)))

    def give_market(self, rest: tuple[str, ...], node: Node) -> None:
        """Up to 4 cards from the left; nothing (``~``) is a gap."""
        row = one(rest, node, MARKET_ROWS)
        entries = node.items()
        if len(entries) > MARKET_COLUMNS:
            raise node.error(f"a row of the market has {MARKET_COLUMNS} columns")
        self.rows_given.add(row)
        self._put_below(row, self.game.state.market[row].cards)
        self.game.update(self.game.state.market[row], cards=())
        cards = ["" if entry.value is None else self.item(entry, (row,)) for entry in entries]
        cards += [""] * (MARKET_COLUMNS - len(cards))
        self.game.update(self.game.state.market[row], cards=tuple(cards))

    # --- single values ----------------------------------------------------------------------------------------------

    def give_value(self, name: str, node: Node) -> None:
        game = self.game
        match name:
            case "round":
                game.set(round=node.number(1, len(game.content.news)))
            case "voice":
                game.set(voice=node.number(0, game.state.seats - 1))
            case "turn":
                game.set(turn=node.number(-1, game.state.seats - 1))
            case "emission":
                game.set(emission=node.number(0, EMISSION_TRACK_LAST - (not self.under_way)))
            case "deaths":
                game.set(deaths=node.number(0))
            case "acting":
                game.set(acting=node.flag())
            case "timed":
                timed = tuple(card.id for card in game.content.news.values() if card.marks)
                card = node.one_of(timed, "timed news card")
                game.end_timed_news()
                self.claim(node, [card])
                game.listen(card, game.content.listens[card])
                game.set(timed=card)
            case "marker":
                game.set(marker=node.text())
            case "bought":
                game.set(bought=tuple(entry.one_of(tuple(game.content.items), "item") for entry in node.items()))
            case "met":
                game.meet(node.one_of(tuple(game.content.threats), "threat"))
            case "met_marks":
                game.set(met_marks=tuple(entry.text() for entry in node.items()))
            case _:
                self._boards(node)

    def _boards(self, node: Node) -> None:
        """The unused character boards."""
        game = self.game
        boards = tuple(entry.one_of(tuple(game.content.characters), "character") for entry in node.items())
        played = [person.character for person in game.state.scavengers.values() if person.character in boards]
        if played:
            raise node.error(f"{played[0]} is being played")
        game.set(characters=boards)

    def give_peeked(self, rest: tuple[str, ...], node: Node) -> None:
        """The next news card, as far as a seat has looked at it."""
        seat = one(rest, node, tuple(str(seat) for seat in self.game.state.scavengers))
        self.game.put("peeked", int(seat), node.one_of(self.game.content.decks["news"], "news card"))

    # --- do they fit together? ------------------------------------------------------------------------------------

    def settle(self, given: Node) -> None:
        self.fill_up()
        self._check_marker(given)
        for seat, person in self.game.state.scavengers.items():
            blamed = self._blamed(given, "scavengers", str(seat), "secrets")
            if len(self.game.facilities_known(seat)) < len(person.secrets):
                raise blamed.error("a scavenger discovers one secret in each facility (ZO-19.9)")
            if person.character:
                self._check_load(seat, given)
                self._check_shelter(seat, given)
            elif len(person.secrets) == 1:
                raise blamed.error("the only secret is lost with its scavenger; give two or none (ZO-18.9)")

    def _blamed(self, given: Node, *path: str) -> Node:
        return self.nodes.get(path, given)

    def _check_marker(self, given: Node) -> None:
        game = self.game
        card, marker = game.state.timed, game.state.marker
        if bool(card) != bool(marker):
            raise self._blamed(given, "timed" if card else "marker").error("'timed' and 'marker' go together (ZO-14.4)")
        if card:
            places = markable(game, game.content.news[card].marks)
            self._blamed(given, "marker").one_of(tuple(places), f"place for the marker of {card}")

    def _check_load(self, seat: int, given: Node) -> None:
        game = self.game
        packed, room = len(game.packed(seat)), game.capacity(seat)
        if packed > room and not self.under_way:
            blamed = self._blamed(given, "scavengers", str(seat), "items")
            raise blamed.error(f"{packed} items are packed, the backpack has {room} slots (ZO-7.1)")

    def _check_shelter(self, seat: int, given: Node) -> None:
        game = self.game
        area = game.scavenger(seat).area
        place = game.state.facilities.get(area)
        if place is None:
            return
        blamed = self._blamed(given, "scavengers", str(seat), "area")
        if not place.open:
            raise blamed.error(f"{area} is closed; give facilities.{area}.open: true (ZO-19.2)")
        if len(game.occupants(area)) > game.facility_places:
            raise blamed.error(f"{area} holds {game.facility_places} scavenger(s) at once (ZO-19.5)")

    # --- telling --------------------------------------------------------------------------------------------------

    def told(self, hidden: bool) -> dict[str, Any]:
        state = self.game.state
        found: dict[str, Any] = {}
        for seat in state.scavengers:
            found |= {f"scavengers.{seat}.{field}": value for field, value in self._person_told(seat).items()}
        for area in state.areas.values():
            found[f"areas.{area.id}.threats"] = list(area.threats)
        for place in state.facilities.values():
            found[f"facilities.{place.id}.open"] = place.open
            found[f"facilities.{place.id}.lock"] = place.lock
            found[f"facilities.{place.id}.events"] = list(place.events) if hidden else len(place.events)
            found[f"facilities.{place.id}.finds"] = list(place.finds) if hidden else len(place.finds)
        found |= {f"market.{row.id}": [card or None for card in row.cards] for row in state.market.values()}
        for pile in state.piles.values():
            found[f"piles.{pile.id}.discard"] = list(pile.discard)
            if hidden:
                found[f"piles.{pile.id}.draw"] = list(pile.draw)
        if hidden:
            found |= {f"peeked.{seat}": card for seat, card in state.peeked.items()}
        plain = {name: getattr(state, name) for name in self.values}
        return (
            found
            | plain
            | {
                "characters": sorted(state.characters),
                "bought": list(state.bought),
                "met_marks": list(state.met_marks),
            }
        )

    def _person_told(self, seat: int) -> dict[str, Any]:
        game, person = self.game, self.game.scavenger(seat)
        always = {"fatigue": person.fatigue, "reputation": REPUTATIONS[person.reputation]}
        if not person.character:
            return always | {"dead": True, "secrets": list(person.secrets), "out": person.out}
        return always | {
            "area": person.area,
            "injuries": person.injuries,
            "traumas": list(person.traumas),
            "rubles": person.rubles,
            "items": [item_told(item) for item in game.items_of(seat)],
            "trophies": list(person.trophies),
            "lured": list(person.lured),
            "secrets": list(person.secrets),
            "ability": "spent" if person.used else "ready",
            **{flag: getattr(person, flag) for flag in FLAGS},
        }


def item_told(item: Item) -> Any:
    """An item as it is written among those of a seat."""
    more = {name: value for name, value in (("tokens", item.tokens), ("worn", item.worn)) if value}
    return {"card": item.card, **more} if more else item.card
