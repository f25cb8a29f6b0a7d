"""What the ids of this game stand for, and the finds under the blanket."""

from __future__ import annotations

from typing import Annotated

from cordon.kernel.refs import Ref

FINDS = {
    "bolt": 1,
    "bandage": 2,
    "bread": 2,
    "vodka": 3,
    "dosimeter": 4,
    "jellyfish": 4,
    "compass": 5,
    "night-star": 6,
    "flame": 6,
}
"""What each find is worth, once."""

Find = Annotated[str, Ref("find")]
Die = Annotated[int, Ref("die")]
"""Which of the two dice by the fire: 1 or 2."""
