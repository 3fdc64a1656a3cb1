"""``gatekey simulate``: bots play whole games without a network."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, NamedTuple

import click

from gatekey.cli.exits import EPILOG, Exit, Stop
from gatekey.cli.games import game_named
from gatekey.cli.tally import Tally
from gatekey.kernel.proofread import unsaid
from gatekey.kernel.rules import Rules
from gatekey.kernel.selfplay import Played, play_game, policies_of, seed_of

CHUNKS_PER_JOB: Final = 16


class Plan(NamedTuple):
    """What is to be played. Game ``i`` is a function of this and ``i`` alone, whatever the number of jobs."""

    game: str
    seed: str
    policies: tuple[str, ...]
    rotate: bool
    options: dict[str, str]

    def play(self, rules: Rules[Any], number: int) -> Played:
        """Play game ``number`` (from 0)."""
        shift = number % len(self.policies) if self.rotate else 0
        policies = self.policies[-shift:] + self.policies[:-shift] if shift else self.policies
        return play_game(rules, seed_of(self.game, self.seed, number), policies, self.options)


@click.command(epilog=EPILOG)
@click.argument("game")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--players", type=click.IntRange(1), help="How many seats; the most the game takes if left out.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; one a core if left out.")
@click.option(
    "--policy", default="bot", show_default=True, help="Who plays: bot, random, or one of the game's own bots."
)
@click.option("--policies", metavar="A,B,…", help="Who plays each seat in seat order, instead of --policy.")
@click.option("--rotate", is_flag=True, help="Move the policies one seat on from game to game.")
@click.option("--option", "settings", multiple=True, metavar="ID=VALUE", help="A table option of the game; repeatable.")
@click.option("--json", "as_json", is_flag=True, help="Write the numbers as JSON instead of a table.")
def simulate(
    game: str,
    games: int,
    players: int | None,
    seed: str,
    jobs: int | None,
    policy: str,
    policies: str | None,
    rotate: bool,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play GAME to its end, many times, and count how the games end.

    One game is read besides: what of its questions, log and views cannot be said with the game's texts is told.

    Ends with code 1 when a game does not come to its end.
    """
    rules = game_named(game)
    seats = _policies(rules, players, policy, policies)
    plan = Plan(game, seed, seats, rotate, _options(rules, settings))
    jobs = min(jobs or cores(), games)
    start = perf_counter()
    tally = _run(rules, plan, games, jobs)
    seconds = perf_counter() - start
    report = {"game": game, "players": len(seats), "policies": list(seats), "seed": seed, "jobs": jobs}
    report |= {"seconds": round(seconds, 3), **tally.report()}
    report["unsaid"] = [] if tally.faults else unsaid(rules, seed_of(game, seed, 0), seats)
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _show(rules, report)
    if tally.finished < games:
        raise Stop(
            f"{games - tally.finished} of {games} games did not come to their end; first: {tally.faults[0]}",
            "Play them again with the same --seed to look into it.",
            Exit.FAILED,
        )


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _policies(rules: Rules[Any], players: int | None, policy: str, policies: str | None) -> tuple[str, ...]:
    least, most = rules.seats
    seats = tuple(policies.split(",")) if policies else (policy,) * (players or most)
    known = policies_of(rules)
    if unknown := [name for name in seats if name not in known]:
        raise click.UsageError(f"unknown policy {unknown[0]!r}; there are {', '.join(known)}")
    if players is not None and len(seats) != players:
        raise click.UsageError(f"--policies names {len(seats)} seats and --players says {players}")
    if not least <= len(seats) <= most:
        raise click.UsageError(f"{rules.id} is for {least} to {most} players, not for {len(seats)}")
    return seats


def _options(rules: Rules[Any], settings: Sequence[str]) -> dict[str, str]:
    known = {option.id: option.values for option in rules.table_options}
    options: dict[str, str] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        if value not in known.get(name, ()):
            offer = "; ".join(f"{i}={'|'.join(values)}" for i, values in known.items()) or "none"
            raise click.UsageError(f"no table option {setting!r}; there are: {offer}")
        options[name] = value
    return options


def _run(rules: Rules[Any], plan: Plan, games: int, jobs: int) -> Tally:
    """Play all games, with a progress bar on standard error when somebody is looking at it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    tally = Tally(len(plan.policies))
    columns = (TextColumn(plan.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(plan.game, total=games)
        played = ((n, plan.play(rules, n)) for n in range(games)) if jobs == 1 else _in_parallel(plan, games, jobs)
        for number, game in played:
            tally.add(game, number)
            bar.advance(task)
    return tally


def _in_parallel(plan: Plan, games: int, jobs: int) -> Iterator[tuple[int, Played]]:
    size = max(1, games // (jobs * CHUNKS_PER_JOB))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        chunks = [pool.submit(_chunk, plan, first, min(size, games - first)) for first in range(0, games, size)]
        try:
            for chunk in as_completed(chunks):
                yield from chunk.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _chunk(plan: Plan, first: int, count: int) -> list[tuple[int, Played]]:
    """Play some games in a process of its own."""
    rules = game_named(plan.game)
    return [(number, plan.play(rules, number)) for number in range(first, first + count)]


def _show(rules: Rules[Any], report: dict[str, Any]) -> None:
    """Print the report as tables."""
    from rich.console import Console
    from rich.table import Table

    from gatekey.kernel.speech import Speech

    speech = Speech(rules)
    console = Console()
    seconds, decisions = report["seconds"], report["decisions"]
    console.print(
        f"{speech.say(('game-name', {}))}, {report['players']} players: "
        f"{report['finished']} of {report['games']} games finished in {seconds:.1f} s, "
        f"{report['shared_wins']} shared wins, {decisions} decisions ({decisions / seconds if seconds else 0:,.0f}/s)"
    )
    table = Table("", "dealt", "wins", "share", "average score")
    total = max(1, report["finished"])
    for seat, wins in enumerate(report["wins"]["seat"]):
        score = report["average_score"]["seat"][seat]
        table.add_row(f"seat {seat + 1}", str(total), str(wins), f"{wins / total:.0%}", f"{score:.1f}")
    for choice, wins_of in report["wins"].items():
        if choice == "seat":
            continue
        table.add_section()
        for value, wins in wins_of.items():
            dealt = report["dealt"][choice][value]
            score = report["average_score"][choice][value]
            name = speech.name(f"{choice}:{value}")
            table.add_row(name, str(dealt), str(wins), f"{wins / max(1, dealt):.0%}", f"{score:.1f}")
    console.print(table)
    if len(set(report["policies"])) > 1:
        console.print("wins by policy: " + ", ".join(f"{p} {n}" for p, n in report["wins_by_policy"].items()))
    if report["average"]:
        console.print(
            "on average: " + ", ".join(f"{name} {mean:g}" for name, mean in report["average"].items() if mean)
        )
    for problem in report["unsaid"]:
        console.print(f"cannot be said: {problem}", markup=False, highlight=False, soft_wrap=True)
