"""The scavengers' boards and the market, as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from cordon.games.zona.game import ZonaGame
from cordon.games.zona.state import Item, Scavenger
from cordon.games.zona.terms import ATTRIBUTES, FATIGUE_MAX, REPUTATIONS
from cordon.games.zona.views import ZonaView
from cordon.kernel.decisions import Seat
from cordon.tui.canvas import cut, fit
from cordon.tui.menu import wrapped
from cordon.tui.zona.board import FIGURES
from cordon.words.catalogue import Words
from cordon.words.zona.rules_text import item_rules

REPUTATION_INKS = {"good": "#7ddc8c", "neutral": "", "bad": "#ff8a80"}


class Boards:
    """Draws what lies in front of the players."""

    def __init__(
        self, words: Words, game: ZonaGame, view: ZonaView, people: Sequence[str], bots: Sequence[str]
    ) -> None:
        self.words = words
        self.game = game
        self.view = view
        self.people = people
        self.bots = bots

    # --- one board ------------------------------------------------------------------------------------------------

    def own(self, seat: Seat, width: int, height: int) -> list[Text]:
        """A board in a column; what does not fit is counted on the last line."""
        lines = [cut(line, width) for line in self.whole(seat)]
        if len(lines) > height:
            more = self.words.say("board-more", count=len(lines) - height + 1)
            lines = [*lines[: height - 1], Text(more, "dim")]
        return lines + [Text()] * (height - len(lines))

    def whole(self, seat: Seat) -> list[Text]:
        """Everything that lies on a scavenger's board and beside it."""
        scavenger = self.view.scavengers[seat]
        head = self.head(seat)
        if not scavenger.character:
            return [head, Text(self.nobody(scavenger), "dim")]
        endurance = self.game.content.characters[scavenger.character].endurance
        reputation = REPUTATIONS[scavenger.reputation]
        lines = [
            head,
            self.attributes(seat),
            self._track("board-injuries", scavenger.injuries, endurance, "#ff8a80"),
            self._track("board-fatigue", scavenger.fatigue, FATIGUE_MAX, "#f0d060"),
            Text.assemble(
                (
                    self.words.say("board-reputation", reputation=self._reputation(scavenger)),
                    REPUTATION_INKS[reputation],
                ),
                "  ",
                (self.words.say("money", count=scavenger.rubles), "bold"),
            ),
            self.secrets(scavenger),
            Text(self.ability(scavenger), "italic"),
        ]
        if scavenger.trophies:
            lines.append(Text(self.words.say("board-trophies", trophies=", ".join(self.trophies(scavenger)))))
        if self.view.next_news and seat == self.view.seat:
            lines.append(Text(self.words.say("board-next-news", news=self._news(self.view.next_news)), "bold"))
        return lines + self._items(seat)

    def nobody(self, scavenger: Scavenger) -> str:
        """Why a seat has no scavenger."""
        state = "out" if scavenger.out else "dead" if self.view.round else "choosing"
        return self.words.say(f"board-{state}")

    def head(self, seat: Seat, is_short: bool = False) -> Text:
        """The seat's number as on its figure, and who plays there."""
        scavenger = self.view.scavengers[seat]
        line = Text.assemble((f" {seat + 1} ", f"bold black on {FIGURES[seat]}"), " ", (self.people[seat], "bold"))
        if self.view.voice == seat and self.view.seats > 1:
            line.append(f" [{self.words.say('board-voice')}]", "#ffb000")
        if scavenger.character and not is_short:
            line.append(f", {self.words.say(f'scavenger-{scavenger.character}.role')}")
        if self.bots[seat]:
            name = self.bots[seat] if is_short else self.words.say("board-bot", bot=self.bots[seat])
            line.append(f" ({name})", "dim")
        return line

    def attributes(self, seat: Seat) -> Text:
        """The four values in use; a star marks a trauma."""
        line = Text()
        for attribute in ATTRIBUTES:
            hurt = attribute in self.view.scavengers[seat].traumas
            value = f"{self.game.attribute(seat, attribute)}{'*' if hurt else ''}"
            line.append(f"{self.words.say(f'attribute-{attribute.lower()}.short')} ")
            line.append(f"{value:<3}", "bold #ff8a80" if hurt else "bold")
        return line

    def _track(self, name: str, filled: int, spaces: int, ink: str) -> Text:
        names = [self.words.say(track) for track in ("board-injuries", "board-fatigue")]
        bar = Text(self.words.say(name).ljust(max(len(each) for each in names) + 1))
        bar.append("■" * filled, ink)
        bar.append("□" * (spaces - filled))
        return bar.append(f" {filled}/{spaces}", "bold" if filled >= spaces else "")

    def _reputation(self, scavenger: Scavenger) -> str:
        return self.words.say(f"reputation-{REPUTATIONS[scavenger.reputation]}")

    def secrets(self, scavenger: Scavenger) -> Text:
        if not scavenger.secrets:
            return Text(self.words.say("board-no-secrets"), "dim")
        return Text(self.words.say("board-secrets", secrets=", ".join(self.secret_names(scavenger))), "#b39ddb")

    def secret_names(self, scavenger: Scavenger) -> list[str]:
        places = [self.game.content.facility_of[card] for card in scavenger.secrets]
        return [
            self.words.say(f"short-{place}" if self.words.has(f"short-{place}") else f"area-{place}")
            for place in places
        ]

    def trophies(self, scavenger: Scavenger) -> list[str]:
        return [self.words.say(f"threat-{self.game.threat(token).id.lower()}") for token in scavenger.trophies]

    def ability(self, scavenger: Scavenger) -> str:
        name = self.words.say(f"scavenger-{scavenger.character}.ability")
        if "ability" in scavenger.used:
            name = self.words.say("board-ability-spent", ability=name)
        return self.words.say("board-ability", ability=name)

    def _news(self, card: str) -> str:
        return self.words.say(f"news-{card.lower()}")

    # --- items ----------------------------------------------------------------------------------------------------

    def groups(self, seat: Seat) -> list[tuple[str, list[Item]]]:
        """Worn, in the backpack, small: with the heading of each."""
        items = [item for item in self.view.items if item.owner == seat]
        kinds = self.game.content.items
        worn = [item for item in items if item.worn]
        small = [item for item in items if kinds[item.card].place == "small"]
        packed = [item for item in items if item not in worn and item not in small]
        backpack = self.words.say("board-backpack", used=len(packed), slots=self.game.capacity(seat))
        found = [(self.words.say("board-worn"), worn), (backpack, packed), (self.words.say("board-small"), small)]
        return [(name, things) for name, things in found if things or name == backpack]

    def _items(self, seat: Seat) -> list[Text]:
        lines = []
        for name, items in self.groups(seat):
            lines.append(Text(name, "dim"))
            lines += [Text.assemble(" ", self.item(item)) for item in items]
        return lines

    def item(self, item: Item) -> Text:
        """Its name, and its boxes with the tokens on them."""
        kind = self.game.content.items[item.card]
        line = Text(self.item_name(item.card))
        if kind.durability == "P":
            off = bool(item.tokens)
            return line.append(f" ({self.words.say('deactivated')})", "dim") if off else line
        if kind.durability == "S":
            return line.append(" ○", "dim")
        boxes = kind.boxes
        return line.append(" " + "●" * item.tokens, "#ff8a80").append("○" * (boxes - item.tokens), "dim")

    def item_name(self, card: str) -> str:
        return self.words.say(f"item-{self.game.content.items[card].id.lower()}")

    # --- the others, the market -----------------------------------------------------------------------------------

    def line(self, seat: Seat) -> Text:
        """A board in one line."""
        scavenger = self.view.scavengers[seat]
        line = self.head(seat, is_short=True)
        if not scavenger.character:
            return line.append(f": {self.nobody(scavenger)}", "dim")
        line.append(f" · {self.words.say(f'area-{scavenger.area}')} · ")
        return line.append(
            self.words.say(
                "board-line",
                secrets=len(scavenger.secrets),
                injuries=scavenger.injuries,
                endurance=self.game.content.characters[scavenger.character].endurance,
                fatigue=scavenger.fatigue,
                reputation=self._reputation(scavenger),
                rubles=scavenger.rubles,
                items=sum(item.owner == seat for item in self.view.items),
                trophies=len(scavenger.trophies),
            )
        )

    def market(self, width: int, most: int = 9) -> list[Text]:
        """The cards of both rows with price and rules, each in ``most`` lines at most."""
        lines: list[Text] = []
        for row in self.view.market:
            row_name = self.words.say(f"deck-{row.id}")
            for column, card in enumerate(row.cards, start=1):
                if card:
                    lines += self._on_offer(f"{row_name} {column} ", card, column, width, most)
        return lines

    def _on_offer(self, place: str, card: str, column: int, width: int, most: int) -> list[Text]:
        kind = self.game.item_kind(card)
        name = self.item_name(card)
        rules = item_rules(self.words, kind)
        text = self.words.say("market-card", card=name, price=kind.price, column=column, rules=rules)
        parts = wrapped(place + text, width)
        if len(parts) > most:
            parts = [*parts[: most - 1], fit(f"{parts[most - 1]} …", width)]
        lines = [Text(part) for part in parts]
        lines[0].stylize("dim", 0, len(place))
        lines[0].stylize("bold", len(place), len(place) + len(name))
        return lines
