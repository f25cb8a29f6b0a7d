"""The figures by which the balance of S.T.A.L.K.E.R. is judged, beside who wins: what SC-19.2 sets targets for, and for
campaigns how many missions are won, how they end, and what they are carried through with (SM-5.4, SM-5.8); for Zone
Survival the measures of SV-14."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median

from cordon.lab.results import MatchResult, Results


def figures(results: Results) -> dict[str, float]:
    """What the matches of a run come to: all are missions, or scenarios, or campaigns."""
    if any("missions_won" in match.statistics for match in results.finished):
        return _of_campaigns(results.finished)
    is_survival = any("rounds_printed" in match.statistics for match in results.finished)
    return _of_missions(results) | (_of_scenarios(results.finished) if is_survival else {})


def _of_campaigns(runs: Sequence[MatchResult]) -> dict[str, float]:
    """Means of a campaign, shares between 0 and 1, and the median of the money at the end."""
    total, found = _total(runs), dict[str, float]()
    for name in ("missions_won", "tries", "contracts_paid", "late"):
        found[name.replace("_", " ")] = total[name] / len(runs)
    found["median money at the end"] = median(match.statistics["money"] for match in runs)
    for name in sorted(total):
        sort, _, which = name.partition("_")
        if sort == "kit":
            found[f"kit per stalker, level {which}"] = total[name] / len(runs)
        elif sort in ("ending", "won"):
            found[f"{sort} {which}"] = total[name] / len(runs)
    return found


def _of_missions(results: Results) -> dict[str, float]:
    """Shares are between 0 and 1. A figure of which there was nothing to count is left out."""
    won = [match for match in results.finished if match.outcome == "victory"]
    lost = [match for match in results.finished if match.outcome != "victory"]
    total = _total(results.finished)
    stalkers = results.players * len(results.finished)
    hp = {cause: total[f"hp_{cause}"] for cause in ("enemy", "radiation", "other")}
    died = sum(match.statistics["deaths"] > 0 for match in lost)
    parts = {
        "rounds of a won mission": (_total(won)["rounds"], len(won)),
        "HP lost per stalker": (sum(hp.values()), stalkers),
        "of it by enemies": (hp["enemy"], sum(hp.values())),
        "of it by radiation": (hp["radiation"], sum(hp.values())),
        "of it by anomalies and events": (hp["other"], sum(hp.values())),
        "critical injuries per stalker": (total["critical"], stalkers),
        "lost missions: by death": (died, len(lost)),
        "lost missions: by time": (len(lost) - died, len(lost)),
        "rounds that end with HIGH": (total["rounds_high"], total["rounds"]),
        "enemies killed of those placed": (total["killed"], total["enemies_placed"]),
        "attacks per killed horde enemy": (total["horde_attacks"], total["horde_kills"]),
        "magazines per stalker": (total["magazines"], stalkers),
        "loot tokens taken": (total["loot"], len(results.finished)),
        "artifacts brought back": (_total(won)["artifacts_gained"], len(won)),
    }
    return {name: amount / of for name, (amount, of) in parts.items() if of}


def _of_scenarios(matches: Sequence[MatchResult]) -> dict[str, float]:
    """What SV-14 asks beside the figures of a mission; shares are between 0 and 1."""
    won = [match for match in matches if match.outcome == "victory"]
    asked = [match for match in matches if match.statistics["requests"]]
    total, gained = _total(matches), _total(won)
    parts = {
        "rounds used in a victory": (gained["rounds"], gained["rounds_printed"]),
        "score of a victory": (gained["points"], len(won)),
        "scripts read": (total["scripts"], len(matches)),
        "matches with a request": (len(asked), len(matches)),
        "won with a request": (sum(match.outcome == "victory" for match in asked), len(asked)),
        "won without": (sum(not match.statistics["requests"] for match in won), len(matches) - len(asked)),
    }
    return {name: amount / of for name, (amount, of) in parts.items() if of}


def _total(matches: Sequence[MatchResult]) -> Counter[str]:
    total: Counter[str] = Counter()
    for match in matches:
        total.update(match.statistics)
    return total
