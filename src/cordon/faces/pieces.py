"""Records of what is printed, for the page: made from the content's own by the names of their fields."""

from __future__ import annotations

from typing import TypeVar

import msgspec

P = TypeVar("P", bound=msgspec.Struct)


def piece(kind: type[P], printed: msgspec.Struct, /, **more: object) -> P:
    """What the page is told of something printed: the fields that both records have, and what else is said here."""
    return kind(**{name: getattr(printed, name) for name in kind.__struct_fields__ if name not in more}, **more)
