"""``python -m benchmarks``: measure, print tables, write a dated JSON file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click

from benchmarks import contest, engines, floors, network, node, rules, sizes
from benchmarks.figures import RESULTS, Report, machine, save, show
from gatekey.games.registry import shelf
from gatekey.kernel.rules import Rules
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import random_deal, seed_of

PARTS = ("rules", "network", "floors", "peers", "engines", "sizes")
ALONE = "cards"
"""The card game on Gatekey alone; not part of a whole run, where ``peers`` has it."""
QUICK = {"seconds": 0.25, "tables": 2, "rounds": 1, "scale": 0.005}


def _parts(context: click.Context, parameter: click.Parameter, value: str) -> tuple[str, ...]:
    chosen = tuple(part.strip() for part in value.split(",") if part.strip())
    known = (*PARTS, ALONE)
    if wrong := [part for part in chosen if part not in known]:
        raise click.BadParameter(f"there is no part {wrong[0]!r}; there are {', '.join(known)}")
    return chosen


@click.command()
@click.option("--parts", default=",".join(PARTS), show_default=True, callback=_parts, help="What to measure.")
@click.option("--game", default="europe-imagined", show_default=True, help="Game of the rules and network parts.")
@click.option("--seconds", default=5.0, show_default=True, help="Time for each single measurement.")
@click.option("--tables", default=100, show_default=True, help="Tables in the network part and in the card game.")
@click.option("--rounds", default=3, show_default=True, help="Rounds of the card game; medians count.")
@click.option("--scale", default=1.0, show_default=True, help="Share of the full sizes in the sizes part.")
@click.option("--quick", is_flag=True, help="Measure everything in the smallest size; the numbers mean little.")
@click.option("--results", default=RESULTS, type=click.Path(path_type=Path), help="Folder of the JSON file.")
@click.option("--note", default="", help="A sentence on the circumstances, kept in the file.")
@click.option("--no-save", is_flag=True, help="Print only.")
def main(
    parts: tuple[str, ...], game: str, quick: bool, results: Path, note: str, no_save: bool, **size: float
) -> None:
    """Measure Gatekey: the rules engine, the server under load, what it is compared with, and the floor under all. Exit code 1: a measurement failed."""
    report = Report(machine(), {"parts": parts, "game": game, "quick": quick, **(QUICK if quick else size)}, note)
    _measure(report, shelf().games[game], **report.flags)
    show(report)
    if not no_save:
        click.echo(f"written to {save(report, results)}")
    if report.failed:
        raise SystemExit(1)


def _measure(
    report: Report,
    engine: Rules[Any],
    *,
    parts: tuple[str, ...],
    seconds: float,
    tables: int,
    rounds: int,
    scale: float,
    quick: bool,
    game: str,
) -> None:
    if "rules" in parts:
        report.rows += rules.measure(engine, seconds)
    if "network" in parts:
        report.rows += network.measure(engine, tables, 3 * seconds)
    if "floors" in parts:
        report.rows += floors.measure(seconds, _any_view(engine))
    driven = {ALONE, "peers", "engines", "sizes"}.intersection(parts)
    if not driven or not _installed(report, ", ".join(sorted(driven))):
        return
    if driven & {ALONE, "peers"}:
        others = contest.PEERS if "peers" in parts else ()
        contest.measure(report, (contest.GATEKEY, *others), tables, seconds, rounds)
    if "engines" in parts:
        engines.measure(report, seconds, fetch=not quick)
    if "sizes" in parts:
        sizes.measure(report, sizes.Sizes.scaled(scale), seconds)


def _any_view(engine: Rules[Any]) -> Any:
    seed = seed_of("benchmark", "view")
    running, _ = Running.start(engine, random_deal(engine, engine.seats[1], random.Random(seed)), seed)
    return engine.public(running.state)


def _installed(report: Report, parts: str) -> bool:
    """Whether the driver and the peers are there, by now."""
    try:
        node.install()
    except node.NotInstalled as error:
        report.leave_out(f"the parts {parts}", f"npm could not install the driver and the peers: {error}")
        return False
    return True


if __name__ == "__main__":
    main()
