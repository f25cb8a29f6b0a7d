"""What the page is made of: its files, its words, cards, rules and boards. All of it is the same for everybody."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from cordon.faces.registry import SPEAKERS
from cordon.kernel.kept import kept
from cordon.table.problems import Refusal, instead_of_bytes, known_languages
from cordon.table.protocol import CardText, RuleText
from cordon.table.settings import Settings
from cordon.words.catalogue import LOCALES, Words

PAGES = ("/", "/new", "/join", "/matches", "/rules", "/settings", "/credits", "/join/{rest:str}", "/table/{rest:str}",
         "/seat/{rest:str}", "/rules/{rest:str}")  # fmt: skip
"""The addresses of the page itself; the page finds out from them what to show."""

FOREVER = "public, max-age=31536000, immutable"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


def _known(game: str, language: str = "en") -> None:
    if game not in SPEAKERS:
        raise Refusal("no-game", game=game[:32])
    if language not in known_languages():
        raise Refusal("no-language", language=language[:8], known=", ".join(known_languages()))


@kept
def _cards(game: str, language: str) -> bytes:
    found = SPEAKERS[game].cards(Words(language, game))
    return msgspec.json.encode(
        {id: CardText(card.name, card.rules, card.flavour, card.story, list(card.facts)) for id, card in found.items()}
    )


@kept
def _rules(game: str, language: str) -> bytes:
    entries = SPEAKERS[game].rules(Words(language, game))
    return msgspec.json.encode([RuleText(each.id, each.title, each.text, each.level) for each in entries])


@kept
def _board(game: str) -> bytes:
    return msgspec.json.encode(SPEAKERS[game].board())


def _kept(request: Request[Any, Any, Any], data: bytes, media_type: str) -> Response[bytes]:
    """The same for everybody until the program changes: the browser asks whether it still has the newest."""
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(data, headers=headers, media_type=media_type)


@get("/cards/{game:str}/{language:str}", sync_to_thread=True, responses=instead_of_bytes(dict[str, CardText]))
def cards(game: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The words of every card, token, place and person of a game, by id (CardText)."""
    _known(game, language)
    return _kept(request, _cards(game, language), "application/json")


@get("/rules/{game:str}/{language:str}", sync_to_thread=True, responses=instead_of_bytes(list[RuleText]))
def rules(game: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The rules page of a game (a list of RuleText)."""
    _known(game, language)
    return _kept(request, _rules(game, language), "application/json")


@get("/board/{game:str}", sync_to_thread=True, responses=instead_of_bytes(dict[str, Any]))
def board(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """What is printed on a game's board."""
    _known(game)
    return _kept(request, _board(game), "application/json")


@get("/locales/{language:str}/page.ftl", include_in_schema=False, sync_to_thread=True)
def page_words(language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page's own words in a language."""
    path = LOCALES / language / "page.ftl"
    if language not in known_languages() or not path.is_file():
        raise Refusal("no-language", language=language[:8], known=", ".join(known_languages()))
    return _kept(request, path.read_bytes(), "text/plain; charset=utf-8")


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser asks on behalf of a person, who is better served by a page than by JSON."""
    return "text/html" in request.headers.get("accept", "")


@get(list(PAGES), include_in_schema=False)
async def page(settings: NamedDependency[Settings]) -> Response[bytes]:
    """The page; which part of it is shown, its address says."""
    index = settings.client / "index.html"
    if not index.is_file():
        raise Refusal("no-page")
    data = await asyncio.to_thread(index.read_bytes)
    return Response(data, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


def page_instead(request: Request[Any, Any, Any], settings: Settings) -> Response[bytes] | None:
    """The page for a person who has come to an address where nothing is: it says so, and where to go on."""
    index = settings.client / "index.html"
    if not wants_page(request) or request.url.path.startswith("/api/") or not index.is_file():
        return None
    return Response(index.read_bytes(), status_code=404, media_type="text/html; charset=utf-8")


@get("/{file:path}", include_in_schema=False)
async def page_file(
    file: FromPath[Path], request: Request[Any, Any, Any], settings: NamedDependency[Settings]
) -> Response[bytes]:
    """A file of the built page. Those under assets have their content in the name and never change."""
    name = str(file).lstrip("/")
    wanted = (settings.client / name).resolve()
    if not wanted.is_relative_to(settings.client.resolve()) or not wanted.is_file():
        instead = await asyncio.to_thread(page_instead, request, settings)
        if instead is None:
            raise Refusal("not-found")
        return instead
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    keep = FOREVER if name.startswith("assets/") else "no-cache"
    data = await asyncio.to_thread(wanted.read_bytes)
    return Response(data, media_type=kind, headers={"cache-control": keep})


routes = Router("/api", route_handlers=[cards, rules, board])
