"""What the page is made of: its files, its words, cards, rules, boards and switches. It is the same for everybody."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, Router, get, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from cordon.faces.registry import speaker
from cordon.faces.speaker import Card
from cordon.faces.switches import WordedSwitch, worded
from cordon.games.registry import GAMES
from cordon.kernel.once import once
from cordon.table import preview
from cordon.table.problems import Refusal, instead_of_bytes, spoken
from cordon.table.protocol import LANGUAGES, CardStory, CardText, RuleText, Switch, SwitchIs, SwitchValue
from cordon.table.rooms import CODE
from cordon.table.settings import Settings
from cordon.table.storage import Storage
from cordon.words.catalogue import Words
from cordon.words.page import page_catalogue

PAGES = ("/", "/new", "/join", "/matches", "/rules", "/daily", "/settings", "/credits", "/record", "/recover", "/reset",
         "/join/{rest:str}", "/replay/{rest:str}", "/match/{rest:str}", "/sheet/{rest:str}", "/beside/{rest:str}",
         "/table/{rest:str}", "/seat/{rest:str}", "/rules/{rest:str}", "/daily/{rest:str}")  # fmt: skip
"""The addresses of the page itself; the page finds out from them what to show."""

READING = [HttpMethod.GET, HttpMethod.HEAD]
PACKED_FROM = 1000
"""Bytes from which packing is worth it."""
FOREVER = "public, max-age=31536000, immutable"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def _known(game: str, language: str = "en") -> None:
    if game not in GAMES:
        raise Refusal("no-game", game=game[:32])
    if language not in LANGUAGES:
        raise Refusal("no-language", language=language[:8], known=", ".join(LANGUAGES))


def _text(card: Card) -> CardText:
    return CardText(card.name, card.rules, card.flavour, card.story, list(card.facts), card.plays, card.suggested)


@once
def _cards(game: str, language: str) -> bytes:
    found = speaker(game).cards(Words(language, game))
    return msgspec.json.encode({id: _text(card) for id, card in found.items()})


@once
def _part_of_cards(game: str, language: str, part: str) -> bytes:
    """Everything but what can wait, or only that: what is only read, and cards that most matches do without."""
    found = speaker(game).cards(Words(language, game))
    if part == "stories":
        late = {
            id: _text(card) if card.late else CardStory(card.flavour, card.story)
            for id, card in found.items()
            if card.late or card.flavour or card.story
        }
        return msgspec.json.encode(late)
    told = {
        id: msgspec.structs.replace(_text(card), flavour="", story="") for id, card in found.items() if not card.late
    }
    return msgspec.json.encode(told)


@once
def _rules(game: str, language: str) -> bytes:
    entries = speaker(game).rules(Words(language, game))
    return msgspec.json.encode([RuleText(each.id, each.title, each.text, each.level) for each in entries])


@once
def _switches(game: str, language: str) -> bytes:
    """Those with values to choose from."""
    return msgspec.json.encode([_switch(each) for each in worded(Words(language, game)) if len(each.values) > 1])


def _switch(told: WordedSwitch) -> Switch:
    switch, offered = told.switch, told.switch.offered
    return Switch(
        key=switch.key,
        kind="yes-no" if isinstance(switch.default, bool) else "choice",
        place=offered.place,
        name=told.name,
        text=told.text,
        values=[
            SwitchValue(value, card.name, list(card.facts), card.rules)
            for value, card in zip(switch.values, told.values, strict=True)
        ],
        default=switch.default,
        when=[SwitchIs(key, list(values)) for key, values in offered.when.items()],
    )


@once
def _board(game: str) -> bytes:
    return msgspec.json.encode(speaker(game).board() or {})


@lru_cache(maxsize=512)
def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


PACKED_AS = (("br", ".br"), ("gzip", ".gz"))
"""How the files of the page are packed when it is built (``web/pack.mjs``), the smaller way first."""


def _packed_file(request: Request[Any, Any, Any], file: Path) -> tuple[str, Path] | None:
    """A file as it was packed when the page was built, in a way that the browser understands."""
    accepted = request.headers.get("accept-encoding", "")
    ways = ((way, file.with_name(file.name + ending)) for way, ending in PACKED_AS if way in accepted)
    return next((found for found in ways if found[1].is_file()), None)


def _given(
    request: Request[Any, Any, Any], data: bytes, media_type: str, status: int = 200, **headers: str
) -> Response[bytes]:
    """Words and scripts go out packed to whoever can unpack them: they are the same for everybody and packed once."""
    is_text = media_type.startswith("text/") or media_type in ("application/json", "image/svg+xml")
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    if is_text and len(data) > PACKED_FROM:
        told["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            told["content-encoding"] = "gzip"
            data = _packed(data)
    return Response(data, status_code=status, media_type=media_type, headers=told)


def _kept(request: Request[Any, Any, Any], data: bytes, media_type: str) -> Response[bytes]:
    """The same for everybody until the program changes: the browser asks whether it still has the newest."""
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    if request.headers.get("if-none-match") == tag:
        return _given(request, b"", media_type, 304, etag=tag, cache_control="no-cache")
    return _given(request, data, media_type, etag=tag, cache_control="no-cache")


@get("/cards/{game:str}/{language:str}", sync_to_thread=True, responses=instead_of_bytes(dict[str, CardText]))
def cards(game: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The words of every card, token, place and person of a game, by id (CardText)."""
    _known(game, language)
    return _kept(request, _cards(game, language), "application/json")


@get("/cards/{game:str}/{language:str}/brief", sync_to_thread=True, responses=instead_of_bytes(dict[str, CardText]))
def brief_cards(game: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The same without stories: what somebody needs before the first question (CardText)."""
    _known(game, language)
    return _kept(request, _part_of_cards(game, language, "brief"), "application/json")


@get("/cards/{game:str}/{language:str}/stories", sync_to_thread=True, responses=instead_of_bytes(dict[str, CardStory]))
def card_stories(game: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """What is only read, of those that have it (CardStory)."""
    _known(game, language)
    return _kept(request, _part_of_cards(game, language, "stories"), "application/json")


@get("/rules/{game:str}/{language:str}", sync_to_thread=True, responses=instead_of_bytes(list[RuleText]))
def rules(game: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The rules page of a game (a list of RuleText)."""
    _known(game, language)
    return _kept(request, _rules(game, language), "application/json")


@get("/switches/{game:str}/{language:str}", sync_to_thread=True, responses=instead_of_bytes(list[Switch]))
def switches(game: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """What may be chosen before a match begins (a list of Switch)."""
    _known(game, language)
    return _kept(request, _switches(game, language), "application/json")


@get("/board/{game:str}", sync_to_thread=True, responses=instead_of_bytes(dict[str, Any]))
def board(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """What is printed on a game's board."""
    _known(game)
    return _kept(request, _board(game), "application/json")


@get("/locales/{language:str}/page.ftl", include_in_schema=False, sync_to_thread=True)
def page_words(language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page's own words in a language."""
    if language not in LANGUAGES:
        raise Refusal("no-language", language=language[:8], known=", ".join(LANGUAGES))
    return _kept(request, page_catalogue(language).encode(), "text/plain")


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser asks on behalf of a person, who is better served by a page than by JSON."""
    return "text/html" in request.headers.get("accept", "")


@route(list(PAGES), http_method=READING, include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], settings: NamedDependency[Settings], storage: NamedDependency[Storage]
) -> Response[bytes]:
    """The page; which part of it is shown, its address says. A table's link tells where it leads before that."""
    what, _, code = request.url.path.strip("/").partition("/")
    is_table = what in ("table", "join") and bool(CODE.fullmatch(code.upper()))
    table = await storage.table(code.upper()) if is_table else None
    language = spoken(request.headers.get("accept-language", ""))
    origin = settings.address.rstrip("/") or str(request.base_url).rstrip("/")
    # A seat's address is a secret: it is not repeated.
    path = "/" if what == "seat" else request.url.path
    head = await asyncio.to_thread(preview.tags, table, language, origin, path)
    return await asyncio.to_thread(_page, request, settings.client / "index.html", head)


def _page(request: Request[Any, Any, Any], index: Path, head: str) -> Response[bytes]:
    if not index.is_file():
        raise Refusal("no-page")
    return _given(request, _with_head(index, head), "text/html", cache_control="no-cache")


def _with_head(index: Path, head: str) -> bytes:
    return index.read_bytes().replace(b"</head>", head.encode() + b"</head>", 1)


def page_instead(request: Request[Any, Any, Any], settings: Settings) -> Response[bytes] | None:
    """The page for a person who has come to an address where nothing is: it says so, and where to go on."""
    index = settings.client / "index.html"
    if not wants_page(request) or request.url.path.startswith("/api/") or not index.is_file():
        return None
    return _given(request, _with_head(index, preview.languages_tag()), "text/html", 404)


@route("/{file:path}", http_method=READING, include_in_schema=False)
async def page_file(
    file: FromPath[Path], request: Request[Any, Any, Any], settings: NamedDependency[Settings]
) -> Response[bytes]:
    """A file of the built page. Those under assets have their content in the name and never change."""
    return await asyncio.to_thread(_file, request, settings, str(file).lstrip("/"))


def _file(request: Request[Any, Any, Any], settings: Settings, name: str) -> Response[bytes]:
    wanted = _found(settings.client, name)
    if wanted is None:
        instead = page_instead(request, settings)
        if instead is None:
            raise Refusal("not-found")
        return instead
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    keep = FOREVER if name.startswith("assets/") else "no-cache"
    packed = _packed_file(request, wanted)
    if packed is not None:
        headers = {"cache-control": keep, "content-encoding": packed[0], "vary": "accept-encoding"}
        return Response(packed[1].read_bytes(), media_type=kind, headers=headers)
    return _given(request, wanted.read_bytes(), kind, cache_control=keep)


def _found(folder: Path, name: str) -> Path | None:
    """A file in the folder, and nothing outside of it, whatever the name is made of."""
    try:
        wanted = (folder / name).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


routes = Router("/api", route_handlers=[cards, brief_cards, card_stories, rules, board, switches])
