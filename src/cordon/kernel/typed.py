"""Plain data as typed records. All typed decoding goes through here.

msgspec works out what a record is made of when it first decodes one, and keeps that with the class, half-done as it may
be: a second thread that decodes meanwhile reads what is not there yet and ends the process. So a kind is got ready
under the lock of ``once``, whole, before anything is decoded as it; from then on any number of threads may.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from cordon.kernel.once import once

T = TypeVar("T")


@once
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """The decoder of a kind of data. While it is made, everything inside the kind is got ready too."""
    return msgspec.json.Decoder(kind)


def decode(data: bytes | str, kind: type[T]) -> T:
    """JSON as a typed record."""
    found: T = decoder(kind).decode(data)
    return found


def convert(raw: Any, kind: type[T], *, strict: bool = True, str_keys: bool = False) -> T:
    """Plain data as a typed record."""
    decoder(kind)
    return msgspec.convert(raw, kind, strict=strict, str_keys=str_keys)
