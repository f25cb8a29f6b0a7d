"""What ``given`` may set in Zona: each path with its type, its bounds and the rule that bounds it."""

from __future__ import annotations

from cordon.games.zona.content_files import FACILITIES
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.rules.news_phase import marker_places
from cordon.games.zona.terms import (
    ATTRIBUTES,
    EMISSION_TRACK_LAST,
    FATIGUE_MAX,
    MARKET_COLUMNS,
    MARKET_ROWS,
    REPUTATIONS,
    TRAUMA_MAX,
)
from cordon.scenarios.nodes import Node
from cordon.scenarios.zona_places import Places

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
    "sure_footed",
    "dead",
)
FACILITY = ("open", "lock", "events", "top", "finds")
PILE = ("draw", "discard", "top")
SCALARS = ("round", "voice", "emission", "timed", "marker", "characters")
ROOTS = ("scavengers", "areas", "facilities", "piles", "market", *SCALARS)
NEVER_EMPTY = ("green", "yellow", "sarcophagus", "news")
RUBLE = 100


class Given:
    """Writes the paths of ``given`` into a position."""

    def __init__(self, game: ZonaGame) -> None:
        self.game = game
        self.places = Places(game)
        self.nodes: dict[tuple[str, ...], Node] = {}

    def give(self, path: tuple[str, ...], node: Node) -> None:
        """Set one path."""
        self.nodes[path] = node
        root, rest = path[0], path[1:]
        if root not in ROOTS:
            raise node.error(f"there is no {root!r} to set; there are: {', '.join(ROOTS)}")
        if root in SCALARS:
            if rest:
                raise node.error(f"{root!r} is a value, nothing is below it")
            self._scalar(root, node)
        elif root == "market":
            self._row(_one(rest, node, MARKET_ROWS), node)
        elif len(rest) != 2:
            raise node.error(f"the path must name one of {root} and what to set there, as in {EXAMPLES[root]}")
        elif root == "scavengers":
            self._person(rest[0], rest[1], node)
        elif root == "areas":
            _one(rest[1:], node, ("threats",))
            self._threats(_one(rest[:1], node, tuple(self.game.content.areas)), node)
        elif root == "facilities":
            self._facility(_one(rest[:1], node, FACILITIES), _one(rest[1:], node, FACILITY), node)
        else:
            self._pile(_one(rest[:1], node, tuple(self.game.state.piles)), _one(rest[1:], node, PILE), node)

    # --- scavengers -----------------------------------------------------------------------------------------------

    def _person(self, seat_word: str, field: str, node: Node) -> None:
        game = self.game
        seat = int(_one((seat_word,), node, tuple(str(seat) for seat in game.state.scavengers)))
        _one((field,), node, PERSON)
        person = game.scavenger(seat)
        if field == "dead":
            if node.flag():
                self._bury(seat)
            return
        if field == "secrets":
            self._secrets(seat, node)
            return
        if not person.character:
            raise node.error(f"the scavenger of seat {seat} is dead and has nothing but secrets")
        match field:
            case "area":
                game.update(person, area=node.one_of(tuple(game.content.areas), "area"))
            case "fatigue":
                game.update(person, fatigue=node.number(game.config.fatigue_min, FATIGUE_MAX))
            case "injuries":
                game.update(person, injuries=node.number(0, game.character(seat).endurance))
            case "traumas":
                game.update(person, traumas=self._traumas(node))
            case "rubles":
                rubles = node.number(0)
                if rubles % RUBLE:
                    raise node.error(f"{rubles} is not possible; rubles come in hundreds")
                game.update(person, rubles=rubles)
            case "reputation":
                word = node.one_of(tuple(REPUTATIONS.values()), "reputation")
                game.update(person, reputation=next(n for n, name in REPUTATIONS.items() if name == word))
            case "ability":
                spent = node.one_of(("ready", "spent"), "state of an ability") == "spent"
                game.update(person, used=("ability",) if spent else ())
            case "sure_footed":
                game.update(person, sure_footed=node.flag())
            case "items":
                self._items(seat, node)
            case "trophies":
                self._trophies(seat, node)
            case _:
                game.update(person, lured=tuple(self._owned_trophy(seat, entry) for entry in node.items()))

    def _traumas(self, node: Node) -> tuple[str, ...]:
        found = tuple(entry.one_of(ATTRIBUTES, "attribute") for entry in node.items())
        if len(found) > TRAUMA_MAX or len(set(found)) < len(found):
            raise node.error(f"a scavenger has at most {TRAUMA_MAX} traumas, each on another attribute (ZO-18.6)")
        return found

    def _items(self, seat: int, node: Node) -> None:
        """All items of the seat; what it had is put out of the way."""
        game = self.game
        for item in game.items_of(seat):
            if item.card not in self.places.claims:
                self.places.unown(item.card)
        for entry in node.items():
            self._item(seat, entry)

    def _item(self, seat: int, entry: Node) -> None:
        game = self.game
        fields = (
            entry.mapping(("card", "tokens", "worn"), ("card",)) if isinstance(entry.value, dict) else {"card": entry}
        )
        card = self.places.item(fields["card"])
        kind = game.item_kind(card)
        worn = fields["worn"].flag() if "worn" in fields else False
        if worn and kind.place != "wear":
            raise fields["worn"].error(f"{card} is no outfit, it cannot be worn")
        clash = [o.card for o in game.worn(seat) if worn and set(kind.parts) & set(game.item_kind(o.card).parts)]
        if clash:
            raise fields["worn"].error(f"{card} and {clash[0]} cover a common part of the body (ZO-7.5)")
        most = {"P": 1, "S": 0}.get(kind.durability)
        most = int(kind.durability[1:]) - 1 if most is None else most
        tokens = fields["tokens"].number(0, most) if "tokens" in fields else 0
        game.own(seat, card, worn)
        if tokens:
            game.update(game.state.items[card], tokens=tokens)

    def _trophies(self, seat: int, node: Node) -> None:
        game = self.game
        for token in game.scavenger(seat).trophies:
            game.return_threat(token)
        found = []
        for entry in node.items():
            token = self.places.threat(entry)
            if game.threat(token).trophy is None:
                raise entry.error(f"{token} is no trophy when it is beaten")
            found.append(token)
        game.update(game.scavenger(seat), trophies=tuple(found), lured=())

    def _owned_trophy(self, seat: int, node: Node) -> str:
        for token in self.game.scavenger(seat).trophies:
            if node.text() in (token, self.game.threat(token).id):
                return token
        raise node.error(f"{node.text()!r} is no trophy of seat {seat}; give its trophies first")

    def _secrets(self, seat: int, node: Node) -> None:
        cards = tuple(card for facility in FACILITIES for card in self.game.content.decks[facility])
        found = []
        for entry in node.items():
            card = entry.one_of(cards, "event card of a facility")
            found.append(self.places.claim(entry, [card]))
        facilities = [self.game.content.facility_of[card] for card in found]
        if len(set(facilities)) < len(facilities):
            raise node.error("a scavenger discovers one secret in each facility (ZO-19.9)")
        self.game.update(self.game.scavenger(seat), secrets=tuple(found))

    def _bury(self, seat: int) -> None:
        """The scavenger has died earlier in this round (ZO-18.7)."""
        game = self.game
        for item in game.items_of(seat):
            self.places.unown(item.card)
        person = game.scavenger(seat)
        for token in person.trophies:
            game.return_threat(token)
        game.leave_play(f"scavenger-{seat}")
        game.update(
            person, character="", area="", injuries=0, traumas=(), rubles=0, trophies=(), lured=(), used=(), secrets=()
        )
        game.set(deaths=game.state.deaths + 1)

    # --- the board ------------------------------------------------------------------------------------------------

    def _threats(self, area: str, node: Node) -> None:
        game = self.game
        if node.items() and game.content.areas[area].group not in ("green", "yellow", "red"):
            raise node.error(f"no threat token ever lies in {area} (ZO-10.3, ZO-17.11)")
        for token in game.threats_at(area):
            game.take_threat(token, area)
            game.return_threat(token)
        for entry in node.items():
            token = self.places.threat(entry)
            game.update(game.state.areas[area], threats=(*game.threats_at(area), token))

    def _facility(self, facility: str, field: str, node: Node) -> None:
        game = self.game
        if field == "open":
            game.update(game.state.facilities[facility], open=node.flag())
        elif field == "lock":
            self._lock(facility, node)
        elif field == "finds":
            self.places.finds_lifted.pop(facility, None)
            game.update(game.state.facilities[facility], finds=())
            cards = tuple(self.places.item(entry, ("find",)) for entry in node.items())
            self.places.finds_lifted.pop(facility, None)
            game.update(game.state.facilities[facility], finds=cards)
        else:
            cards = tuple(self.places.deck_card(entry, facility) for entry in node.items())
            rest = game.state.facilities[facility].events if field == "top" else ()
            game.update(game.state.facilities[facility], events=cards + rest)

    def _lock(self, facility: str, node: Node) -> None:
        """Two facilities swap their locks, so that no lock exists twice."""
        game = self.game
        lock = node.one_of(tuple(game.content.locks), "lock")
        before = self.places.claims.get(lock)
        if before is not None:
            raise node.error(f"{lock} is given already ({before.path}, line {before.line}); no lock exists twice")
        self.places.claims[lock] = node
        mine = game.state.facilities[facility]
        for other in list(game.state.facilities.values()):
            if other.lock == lock:
                game.update(other, lock=mine.lock)
        game.update(game.state.facilities[facility], lock=lock)

    def _pile(self, pile: str, field: str, node: Node) -> None:
        game = self.game
        cards = tuple(self.places.any_card(entry, pile) for entry in node.items())
        if field == "top":
            game.update(game.state.piles[pile], draw=cards + game.state.piles[pile].draw)
            return
        if field == "draw" and not cards and pile in NEVER_EMPTY:
            raise node.error(f"the deck {pile} is never empty while the match goes on (ZO-23)")
        game.update(game.state.piles[pile], **{field: cards})

    def _row(self, row: str, node: Node) -> None:
        """Up to 4 cards from the left; nothing (``~``) is a gap."""
        self.places.rows_given.add(row)
        self.game.update(self.game.state.market[row], cards=("",) * MARKET_COLUMNS)
        entries = node.items()
        if len(entries) > MARKET_COLUMNS:
            raise node.error(f"a row of the market has {MARKET_COLUMNS} columns")
        cards = ["" if entry.value is None else self.places.item(entry, (row,)) for entry in entries]
        cards += [""] * (MARKET_COLUMNS - len(cards))
        self.game.update(self.game.state.market[row], cards=tuple(cards))

    # --- single values ----------------------------------------------------------------------------------------------

    def _scalar(self, name: str, node: Node) -> None:
        game = self.game
        match name:
            case "round":
                game.set(round=node.number(1, len(game.content.news)))
            case "voice":
                game.set(voice=node.number(0, game.state.seats - 1))
            case "emission":
                game.set(emission=node.number(0, EMISSION_TRACK_LAST - 1))
            case "timed":
                timed = tuple(card.id for card in game.content.news.values() if card.marks)
                card = node.one_of(timed, "timed news card")
                game.end_timed_news()
                self.places.claim(node, [card])
                game.listen(card, game.content.listens[card])
                game.set(timed=card)
            case "marker":
                game.set(marker=node.text())
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

    # --- do they fit together? ------------------------------------------------------------------------------------

    def settle(self, given: Node) -> None:
        """What no single path can see."""
        self.places.fill_up()
        self._check_marker(given)
        for seat, person in self.game.state.scavengers.items():
            if person.character:
                self._check_load(seat, given)
                self._check_shelter(seat, given)
            elif len(person.secrets) == 1:
                blamed = self._blamed(given, "scavengers", str(seat), "secrets")
                raise blamed.error("the only secret is lost with its scavenger; give two or none (ZO-18.9)")

    def _blamed(self, given: Node, *path: str) -> Node:
        return self.nodes.get(path, given)

    def _check_marker(self, given: Node) -> None:
        game = self.game
        card, marker = game.state.timed, game.state.marker
        if bool(card) != bool(marker):
            raise self._blamed(given, "timed" if card else "marker").error("'timed' and 'marker' go together (ZO-14.4)")
        if card:
            places = marker_places(game, game.content.news[card].marks)
            self._blamed(given, "marker").one_of(tuple(places), f"place for the marker of {card}")

    def _check_load(self, seat: int, given: Node) -> None:
        game = self.game
        packed, room = len(game.packed(seat)), game.capacity(seat)
        if packed > room:
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


EXAMPLES = {
    "scavengers": "scavengers.0.fatigue",
    "areas": "areas.factory.threats",
    "facilities": "facilities.archive.open",
    "piles": "piles.green.top",
}


def _one(words: tuple[str, ...], node: Node, known: tuple[str, ...]) -> str:
    """The one word that the path has here."""
    if len(words) != 1 or words[0] not in known:
        raise node.error(f"no {'.'.join(words)!r} here; there are: {', '.join(known)}")
    return words[0]
