"""A position of This War of Mine: each path with its type, its bounds and the rule that bounds it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from cordon.games.twom.game import TwomGame
from cordon.games.twom.state import Enemy, Gone, Person
from cordon.games.twom.terms import (
    COLD_MAX,
    GROUP_MAX,
    LEVEL_MAX,
    MEDICAL,
    NOISE_MAX,
    STATES,
    TASKS,
    WEAPONS,
    backs_of,
    is_copy_of,
)
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import Position, one, part, plain, without

PERSON = (*STATES, "task", "weapon", "medicine", "founder", "dependant", "extra", "joined", "where", "gave_up")
SPACE = ("card", "back", "boarded")
FITTING = ("space", "growth", "trap")
GONE = Gone.__struct_fields__[1:]
ENEMY = Enemy.__struct_fields__[1:]
PILE = ("draw", "discard", "top", "known")
GOODS = ("storage", "findings", "carried", "incoming", "box")
MARKS = ("today", "flags", "deeds", "read", "visits")
AS_THEY_ARE = (
    "phase",
    "stage",
    "event",
    "chapter",
    "place",
    "card",
    "resident",
    "visitor",
    "host",
    "raid",
    "damage",
    "raid_wounds",
    "fate",
    "turned",
    "stories",
    "noted",
    "spent",
    "used",
    "fallen",
    "stack_fittings",
    "ideas",
    "aside_raids",
    "aside_residents",
    "schedule",
    "marks_of_epilogue",
    "closing",
)
"""Values that are given as the state has them."""


class TwomPosition(Position[TwomGame]):
    """Writes paths into a campaign and reads them out of it."""

    tables = {
        "people": "people.C01.hunger",
        "spaces": "spaces.B6.card",
        "fittings": "fittings.F03.space",
        "gone": "gone.C05.fate",
        "enemies": "enemies.B1.wounds",
        "piles": "piles.fate.top",
        **{mark: f"{mark}.raid_damage" for mark in MARKS},
        **{goods: f"{goods}.wood" for goods in GOODS},
    }
    values = (
        "day",
        "leader",
        "cold",
        "noise",
        "hand",
        "hiding",
        "objective",
        "locations",
        "cleared",
        "mourned",
        "buildable",
        *AS_THEY_ARE,
    )

    follow = ("box", "stack_fittings", "ideas")

    def give_table(self, root: str, rest: tuple[str, ...], node: Node) -> None:
        if root in GOODS:
            self._goods(root, one(rest, node, tuple(self.game.content.tokens)), node)
        elif root in MARKS:
            if len(rest) != 1:
                raise node.error(f"the path must name one mark, as in {self.tables[root]}")
            self.game.put(root, rest[0], node.number())
        else:
            super().give_table(root, rest, node)

    # --- people -------------------------------------------------------------------------------------------------------

    def give_people(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        who, what = part(rest, node, self.tables["people"])
        id, field = one((who,), node, tuple(game.content.characters)), one((what,), node, PERSON)
        if id not in game.state.people:
            self._join(id, node)
        person = game.state.people[id]
        if field in STATES:
            high = LEVEL_MAX if field in ("fatigue", "misery") else LEVEL_MAX - 1
            game.update(person, **{field: node.number(0, high)})
        elif field == "task":
            game.update(person, task=node.one_of(TASKS, "task"))
        elif field == "weapon":
            self._put_back(person.weapon)
            game.update(person, weapon=self._from_box(node, WEAPONS, "weapon"))
        elif field == "medicine":
            self._put_back(*person.medicine)
            placed = tuple(self._from_box(entry, MEDICAL, "medical token") for entry in node.items())
            game.update(person, medicine=placed)
        else:
            game.update(person, **{field: self.typed(Person, field, node)})

    def give_gone(self, rest: tuple[str, ...], node: Node) -> None:
        id, field = part(rest, node, self.tables["gone"])
        one((id,), node, tuple(self.game.content.characters))
        record = self.game.state.gone.get(id, Gone(id, "died", "", 0))
        self.game.add(replace(record, **{one((field,), node, GONE): self.typed(Gone, field, node)}))

    def give_enemies(self, rest: tuple[str, ...], node: Node) -> None:
        id, field = part(rest, node, self.tables["enemies"])
        one((id,), node, tuple(self.game.content.enemies))
        record = self.game.state.enemies.get(id, Enemy(id, 0, "none"))
        self.game.add(replace(record, **{one((field,), node, ENEMY): self.typed(Enemy, field, node)}))

    def _join(self, id: str, node: Node) -> None:
        """Somebody who joined earlier."""
        game = self.game
        if len(game.state.people) >= GROUP_MAX:
            raise node.error("there are four in the group already (TW-2.11)")
        pile = game.state.piles["characters"]
        game.update(pile, draw=without(pile.draw, id))
        game.add(Person(id, hunger=2))
        game.listen(id, game.content.listens[id])

    def _from_box(self, node: Node, tokens: tuple[str, ...], what: str) -> str:
        """What somebody holds came out of the box (TW-0.5)."""
        token = node.one_of(tokens, what)
        box = self.game.state.box
        if not box[token]:
            raise node.error(f"the box has no more {token} (TW-1.4)")
        self.game.count("box", token, -1)
        return token

    def _put_back(self, *tokens: str) -> None:
        for token in filter(None, tokens):
            self.game.count("box", token)

    # --- goods --------------------------------------------------------------------------------------------------------

    def _goods(self, pile: str, token: str, node: Node) -> None:
        """What lies somewhere came out of the box (TW-0.5)."""
        state = self.game.state
        n = node.number(0)
        if pile == "box":
            self.game.put("box", token, n)
            return
        goods: dict[str, int] = getattr(state, pile)
        more = n - goods.get(token, 0)
        if more > state.box[token]:
            raise node.error(f"the box has only {state.box[token]} more of {token} (TW-1.4)")
        self.game.count("box", token, -more)
        self.game.put(pile, token, n)
        if not n:
            self.game.take(pile, token)

    # --- the Shelter --------------------------------------------------------------------------------------------------

    def give_spaces(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        where, what = part(rest, node, self.tables["spaces"])
        id, field = one((where,), node, tuple(game.state.spaces)), one((what,), node, SPACE)
        space = game.state.spaces[id]
        if field == "boarded":
            if id not in game.content.shelter.holes:
                raise node.error(f"{id} is no hole")
            game.update(space, boarded=node.flag())
        elif field == "back":
            game.update(space, back=node.one_of(tuple(game.content.shelter.backs), "back of a shelter card"))
        else:
            card = "" if node.value is None else node.one_of(tuple(game.content.shelter.kinds), "shelter card")
            game.update(space, card=card, back=f"{card}-1" if card else "")

    def give_fittings(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        which, what = part(rest, node, self.tables["fittings"])
        id, field = one((which,), node, tuple(game.content.fittings)), one((what,), node, FITTING)
        if field == "space":
            space = node.one_of(tuple(game.state.spaces), "space")
            if game.state.spaces[space].card or game.state.spaces[space].fitting:
                raise node.error(f"{space} is not empty (TW-6.11)")
            game.set(ideas=without(game.state.ideas, id))
            game.build("", id, space)
        elif id not in game.state.fittings:
            raise node.error(f"{id} is not built; give fittings.{id}.space first")
        elif field == "growth":
            game.update(game.state.fittings[id], growth=node.number(0, 2))
        else:
            trap = node.one_of(("set", "baited"), "state of a trap")
            game.update(game.state.fittings[id], trap=trap)

    # --- decks and marks ----------------------------------------------------------------------------------------------

    def give_piles(self, rest: tuple[str, ...], node: Node) -> None:
        game = self.game
        which, what = part(rest, node, self.tables["piles"])
        id, field = one((which,), node, tuple(game.state.piles)), one((what,), node, PILE)
        pile = game.state.piles[id]
        if field == "known":
            game.update(pile, known=node.number(0, len(pile.draw)))
            return
        cards: list[str] = []
        for entry in node.items():
            cards.append(self._card(id, entry, cards))
        self._lift(id, cards)
        pile = game.state.piles[id]
        if field == "top":
            game.update(pile, draw=(*cards, *pile.draw))
        else:
            game.update(pile, **{field: tuple(cards)})

    def _card(self, pile: str, node: Node, taken: list[str]) -> str:
        """A card by its name, or the first copy of its kind that is still free."""
        name = node.text()
        if pile not in ("exploration", "unknown"):
            return self._known(pile, node, taken)
        copies = [card for card, kind in self.game.content.exploration_of.items() if name in (card, kind.id)]
        free = [card for card in copies if card not in taken]
        if not free:
            raise node.error(f"there is no exploration card {name!r} left")
        return free[0]

    def _known(self, pile: str, node: Node, taken: list[str]) -> str:
        """A card of a deck whose cards all differ."""
        content, state = self.game.content, self.game.state
        kinds: dict[str, Iterable[str]] = {
            "fate": content.fates,
            backs_of("remnants"): [back for back in content.shelter.backs if is_copy_of(back, "remnants")],
        }
        known: Iterable[str] = kinds.get(pile) or getattr(content, pile)
        card = node.one_of(tuple(known), f"card of the {pile}")
        if card in taken or (pile == "characters" and card in state.people):
            raise node.error(f"{card} is given already; no card exists twice")
        return card

    def _lift(self, pile: str, cards: list[str]) -> None:
        """No card exists twice: it is taken from where it lies."""
        piles = self.game.state.piles
        related = ("exploration", "unknown") if pile in ("exploration", "unknown") else (pile,)
        for name in related:
            record = piles[name]
            self.game.update(
                record,
                draw=without(record.draw, *cards),
                discard=without(record.discard, *cards),
            )
        state = self.game.state
        self.game.set(
            aside_raids=without(state.aside_raids, *cards),
            aside_residents=without(state.aside_residents, *cards),
        )

    # --- single values ------------------------------------------------------------------------------------------------

    def give_value(self, name: str, node: Node) -> None:
        game = self.game
        match name:
            case "day":
                game.set(day=node.number(1, 13))
            case "leader":
                game.set(leader=node.number(0, game.state.seats - 1))
            case "cold":
                game.set(cold=node.number(0, COLD_MAX))
            case "noise":
                game.set(noise=node.number(1, NOISE_MAX))
            case "cleared" | "mourned":
                game.set(**{name: node.number(0)})
            case "hiding":
                game.set(hiding=node.flag())
            case "hand":
                for entry in node.items():
                    card = entry.one_of(tuple(game.content.narrative), "narrative action")
                    self._lift("narrative", [card])
                    game.hold(card)
            case "objective":
                card = node.one_of(tuple(game.content.objectives), "objective")
                self._lift("objectives", [card])
                game.set(objective=card)
            case "buildable":
                for entry in node.items():
                    game.found_idea(entry.one_of(game.state.ideas, "idea"))
            case "place":
                super().give_value(name, node)
                game.listen(game.state.place, game.content.listens[game.state.place])
            case _ if name in AS_THEY_ARE:
                super().give_value(name, node)
            case _:
                places = tuple(entry.one_of(tuple(game.content.locations), "location") for entry in node.items())
                self._lift("locations", list(places))
                game.set(locations=places)

    def settle(self, given: Node) -> None:
        if not self.game.state.people:
            raise given.error("there must be somebody in the group")

    # --- telling --------------------------------------------------------------------------------------------------

    def told(self, hidden: bool) -> dict[str, Any]:  # noqa: ARG002  # nothing is told otherwise
        """All of it: without what is hidden, decks have been dealt anew before they are told."""
        state = self.game.state
        found: dict[str, Any] = {f"spaces.{space.id}.card": space.card or None for space in state.spaces.values()}
        rows = (("people", PERSON), ("gone", GONE), ("enemies", ENEMY), ("spaces", SPACE), ("fittings", FITTING))
        for table, fields in (*rows, ("piles", ("draw", "discard", "known"))):
            for id, record in getattr(state, table).items():
                fields_told = {field: plain(getattr(record, field)) for field in fields}
                found |= {f"{table}.{id}.{field}": value for field, value in fields_told.items() if value != ""}
        for table in (*GOODS, *MARKS):
            found |= {f"{table}.{name}": n for name, n in getattr(state, table).items()}
        values = {name: msgspec.to_builtins(getattr(state, name)) for name in self.values if name != "buildable"}
        return found | plain(values)  # type: ignore[no-any-return]  # a mapping stays one
