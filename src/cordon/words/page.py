"""The page's own words: ours, those that packs bring for their games, and names for what nobody has named."""

from __future__ import annotations

from cordon.games.registry import packs
from cordon.kernel.once import once
from cordon.words.catalogue import FALLBACK, LOCALES, Words, catalogues_of
from cordon.words.spelling import capital, spelled

FILE = "page.ftl"


@once
def page_catalogue(language: str) -> str:
    """One catalogue for the page. What a pack does not say in a language it says in English."""
    texts = [(LOCALES / language / FILE).read_text(encoding="utf-8")]
    nameless: set[str] = set()
    for game, pack in packs().items():
        own = catalogues_of(game)
        if own is not None:
            found = [own / each / FILE for each in (language, FALLBACK) if (own / each / FILE).is_file()]
            texts += [path.read_text(encoding="utf-8") for path in found[:1]]
        words = Words(language, game)
        wanted = {f"page-game-{game}": game, **{f"page-bot-{bot}": bot for bot in pack.bots}}
        nameless |= {f"{key} = {capital(spelled(id))}" for key, id in wanted.items() if not words.has(key)}
    return "\n".join([*texts, *sorted(nameless), ""])
