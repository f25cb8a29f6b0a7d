"""The scavengers' boards and the market, as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from cordon.games.zona.game import ZonaGame
from cordon.games.zona.state import Item, Scavenger
from cordon.games.zona.terms import ATTRIBUTES, FATIGUE_MAX, REPUTATIONS
from cordon.games.zona.views import ZonaView
from cordon.kernel.decisions import Seat
from cordon.tui.canvas import fit
from cordon.tui.zona.board import FIGURES
from cordon.words.catalogue import Words

REPUTATION_INKS = {"good": "#7ddc8c", "neutral": "", "bad": "#ff8a80"}


class Boards:
    """Draws what lies in front of the players."""

    def __init__(self, words: Words, game: ZonaGame, view: ZonaView, people: Sequence[str], bots: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.view = view
        self.people = people
        self.bots = bots

    # --- one board ------------------------------------------------------------------------------------------------

    def own(self, seat: Seat, width: int, height: int) -> list[Text]:
        """A board in a column; what does not fit is counted on the last line."""
        lines = [_cut(line, width) for line in self.whole(seat)]
        if len(lines) > height:
            more = self.words.say("board-more", count=len(lines) - height + 1)
            lines = [*lines[: height - 1], Text(more, "dim")]
        return lines + [Text()] * (height - len(lines))

    def whole(self, seat: Seat) -> list[Text]:
        """Everything that lies on a scavenger's board and beside it."""
        scavenger = self.view.scavengers[seat]
        head = self.head(seat)
        if not scavenger.character:
            return [head, Text(self.words.say("board-out" if scavenger.out else "board-dead"), "dim")]
        endurance = self.game.content.characters[scavenger.character].endurance
        reputation = REPUTATIONS[scavenger.reputation]
        lines = [
            head,
            self.attributes(seat),
            self._track("board-injuries", scavenger.injuries, endurance, "#ff8a80"),
            self._track("board-fatigue", scavenger.fatigue, FATIGUE_MAX, "#f0d060"),
            Text.assemble(
                (self.words.say("board-reputation", reputation=self._reputation(scavenger)), REPUTATION_INKS[reputation]),
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

    def head(self, seat: Seat) -> Text:
        """The seat's number as on its figure, and who plays there."""
        scavenger = self.view.scavengers[seat]
        line = Text.assemble((f" {seat + 1} ", f"bold black on {FIGURES[seat]}"), " ", (self.people[seat], "bold"))
        if scavenger.character:
            line.append(f", {self.words.say(f'scavenger-{scavenger.character}.role')}")
        if self.view.voice == seat and self.view.seats > 1:
            line.append(f" [{self.words.say('board-voice')}]", "#ffb000")
        if self.bots[seat]:
            line.append(f" ({self.words.say('board-bot', bot=self.bots[seat])})", "dim")
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
        bar = Text(f"{self.words.say(name):<9}")
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
        return [self.words.say(f"short-{place}" if self.words.has(f"short-{place}") else f"area-{place}") for place in places]

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
        durability = self.game.content.items[item.card].durability
        line = Text(self.item_name(item.card))
        if durability == "P":
            off = bool(item.tokens)
            return line.append(f" ({self.words.say('deactivated')})", "dim") if off else line
        if durability == "S":
            return line.append(" ○", "dim")
        boxes = int(durability[1:])
        return line.append(" " + "●" * item.tokens, "#ff8a80").append("○" * (boxes - item.tokens), "dim")

    def item_name(self, card: str) -> str:
        return self.words.say(f"item-{self.game.content.items[card].id.lower()}")

    # --- the others, the market -----------------------------------------------------------------------------------

    def line(self, seat: Seat) -> Text:
        """A board in one line."""
        scavenger = self.view.scavengers[seat]
        line = self.head(seat)
        if not scavenger.character:
            return line.append(f" {self.words.say('board-out' if scavenger.out else 'board-dead')}", "dim")
        line.append(f" · {self.words.say(f'area-{scavenger.area}')} · ")
        line.append(
            self.words.say(
                "board-line",
                injuries=scavenger.injuries,
                endurance=self.game.content.characters[scavenger.character].endurance,
                fatigue=scavenger.fatigue,
                reputation=self._reputation(scavenger),
                rubles=scavenger.rubles,
            )
        )
        items = sum(item.owner == seat for item in self.view.items)
        counts = {"items": items, "trophies": len(scavenger.trophies), "secrets": len(scavenger.secrets)}
        return line.append(" · ").append(self.words.say("board-line-things", **counts))

    def market(self, width: int) -> list[Text]:
        """Two rows of four cards with their prices; the columns say who may buy."""
        column = width // 4
        lines = [Text(self.words.say("market-head"), "bold")]
        heads = [self.words.say("market-column", column=i) for i in range(1, 5)]
        lines.append(Text("".join(f"{fit(f'{i}: {head}', column - 1):<{column}}" for i, head in enumerate(heads, 1)), "dim"))
        for row in self.view.market:
            lines.append(Text(self.words.say(f"market-row-{row.id}"), "italic"))
            names = [self.item_name(card) if card else self.words.say("market-gap") for card in row.cards]
            prices = [self.words.say("money", count=self.game.item_kind(card).price) if card else "" for card in row.cards]
            lines.append(Text("".join(f"{fit(name, column - 1):<{column}}" for name in names), "bold"))
            lines.append(Text("".join(f"{price:<{column}}" for price in prices)))
        return lines


def _cut(line: Text, width: int) -> Text:
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    return line
