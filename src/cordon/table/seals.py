"""A server's mark on its own saves.

A save from anywhere is believed only as far as its log proves it. Under other rules the log proves nothing any more;
what this server itself has written it may still take back, and knows it by a seal that nobody else can make.
"""

from __future__ import annotations

import hmac

from cordon.kernel.saves import Save, for_people

_PLACE = "seal"
"""Among the people of a save, for whom the kernel does not care."""


def _seal(save: Save, key: bytes) -> str:
    return hmac.new(key, save.check.encode(), "sha256").hexdigest()


def sealed(save: Save, key: bytes) -> Save:
    """The save with the mark of the server that has this key."""
    return for_people(save, {**save.people, _PLACE: _seal(save, key)})


def is_ours(save: Save, key: bytes) -> bool:
    """Whether the server that has this key wrote every field of this save."""
    people = dict(save.people)
    found = people.pop(_PLACE, None)
    return isinstance(found, str) and hmac.compare_digest(found.encode(), _seal(for_people(save, people), key).encode())
