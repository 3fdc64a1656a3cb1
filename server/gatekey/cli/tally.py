"""Adding up how many games went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from gatekey.kernel.selfplay import Played


class Tally(msgspec.Struct):
    """Sums over games. Only finished games count towards wins and averages; a shared win counts for each winner."""

    seats: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    shared: int = 0
    by_seat: list[int] = msgspec.field(default_factory=list)
    by_policy: Counter[str] = msgspec.field(default_factory=Counter)
    by_choice: dict[str, Counter[str]] = msgspec.field(default_factory=dict)
    dealt: dict[str, Counter[str]] = msgspec.field(default_factory=dict)
    scores: list[int] = msgspec.field(default_factory=list)
    winning_scores: int = 0
    choice_scores: dict[str, Counter[str]] = msgspec.field(default_factory=dict)
    figures: Counter[str] = msgspec.field(default_factory=Counter)
    faults: list[str] = msgspec.field(default_factory=list)

    def __post_init__(self) -> None:
        self.by_seat = self.by_seat or [0] * self.seats
        self.scores = self.scores or [0] * self.seats

    def add(self, played: Played, number: int) -> None:
        """Count one game; ``number`` names it in the list of faults."""
        self.games += 1
        self.decisions += played.decisions
        if not played.finished:
            self.faults.append(f"game {number}: {played.fault or 'no end'} after {played.decisions} decisions")
            return
        self.finished += 1
        self.shared += len(played.winners) > 1
        self.figures.update(played.figures)
        self.winning_scores += max(played.scores)
        for seat, score in enumerate(played.scores):
            self.scores[seat] += score
        for seat in played.winners:
            self.by_seat[seat] += 1
        for policy in {played.policies[seat] for seat in played.winners}:
            self.by_policy[policy] += 1
        for choice, values in played.choices.items():
            self._add_choice(choice, [value.rpartition(":")[2] for value in values], played)

    def _add_choice(self, choice: str, values: Sequence[str], played: Played) -> None:
        wins = self.by_choice.setdefault(choice, Counter())
        scores = self.choice_scores.setdefault(choice, Counter())
        for seat, value in enumerate(values):
            wins[value] += seat in played.winners
            scores[value] += played.scores[seat]
        self.dealt.setdefault(choice, Counter()).update(values)

    def report(self) -> dict[str, Any]:
        """Plain data for JSON. Averages are over finished games, rounded to two places."""
        return {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "shared_wins": self.shared,
            "wins": {"seat": self.by_seat, **{choice: _sorted(wins) for choice, wins in self.by_choice.items()}},
            "wins_by_policy": _sorted(self.by_policy),
            "dealt": {choice: _sorted(counts) for choice, counts in self.dealt.items()},
            "average_score": {
                "seat": [self._mean(score) for score in self.scores],
                "winner": self._mean(self.winning_scores),
                **{
                    c: {v: round(s / self.dealt[c][v], 2) for v, s in sorted(sums.items())}
                    for c, sums in self.choice_scores.items()
                },
            },
            "average": {name: self._mean(total) for name, total in sorted(self.figures.items())},
            "faults": sorted(self.faults),
        }

    def _mean(self, total: int) -> float:
        return round(total / self.finished, 2) if self.finished else 0.0


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items()))
