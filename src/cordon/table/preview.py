"""What a link to a table shows before it is opened: the tags that chats and forums read. Anybody who is sent a link
sees them, and whoever shows them keeps them; so they tell what is played and whether there is room, and no more."""

from __future__ import annotations

from html import escape

import msgspec

from cordon.table.problems import server_words
from cordon.table.protocol import LANGUAGES, Language
from cordon.table.records import TableRecord
from cordon.words.catalogue import Words

SITE = "Cordon"
PICTURE = "/icon-512.png"


def tags(table: TableRecord | None, language: Language, origin: str, path: str) -> str:
    """The tags for the head of the page; of a table that is not known, those of the place itself."""
    words = server_words(language)
    if table is None:
        title, text = SITE, words.say("server-preview")
    else:
        title = f"{table.name} · {_game(table.game, language)}"
        free = sum(place.is_free for place in table.places)
        state = "over" if table.brief.outcome else "free" if free else "full"
        text = words.say(f"server-preview-{state}", free=free, seats=len(table.places))
    told = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": f"{origin}{path}",
        "og:image": f"{origin}{PICTURE}",
        "og:locale": language,
    }
    lines = [f'<meta property="{name}" content="{escape(value, quote=True)}" />' for name, value in told.items()]
    card = '<meta name="twitter:card" content="summary" />'
    return "\n".join([*lines, card, languages_tag(), '<meta name="robots" content="noindex" />', ""])


def languages_tag() -> str:
    """The languages that the page can be read in, each by its own name."""
    own = {each: server_words(each).say("page-language-own") for each in LANGUAGES}
    return f'<meta name="cordon-languages" content="{escape(msgspec.json.encode(own).decode(), quote=True)}" />'


def _game(game: str, language: Language) -> str:
    words, key = Words(language, game), f"page-game-{game}"
    return words.say(key) if words.has(key) else game
