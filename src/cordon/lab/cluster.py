"""The chunks of a study on a Ray cluster: the same matches as in processes of this machine, in the same order."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from cordon.kernel.errors import OptionError
from cordon.lab.study import Chunk, Line, play_chunk

HERE = "local"
"""The address of a cluster that is begun on this machine and ends with the run."""
AHEAD = 4
"""Chunks that are handed out for each processor before the first of them must be back."""


def played_on_cluster(chunks: Sequence[Chunk], address: str = HERE, cpus: int | None = None) -> Iterator[list[Line]]:
    """Play chunks on a cluster; ``cpus`` are those of one that is begun here, by itself all."""
    try:
        import ray
    except ImportError:
        raise OptionError("--ray needs the extra “ray”: pip install 'cordon[ray]'") from None
    begun: dict[str, Any] = {"num_cpus": cpus, "include_dashboard": False} if address == HERE else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **begun)
    except (ConnectionError, ValueError) as error:
        raise OptionError(f"no Ray cluster at {address}: {error}") from None
    try:
        task = ray.remote(play_chunk)
        limit = AHEAD * int(ray.cluster_resources()["CPU"])  # type: ignore[no-untyped-call]  # it has no types
        out: deque[Any] = deque()
        for chunk in chunks:
            if len(out) >= limit:
                yield ray.get(out.popleft())
            out.append(task.remote(chunk))
        while out:
            yield ray.get(out.popleft())
    finally:
        ray.shutdown()
