"""``python -m benchmarks``: measure, print tables, write a dated JSON file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click

from benchmarks import contest, floors, network, peers, rules
from benchmarks.figures import RESULTS, Report, machine, save, show
from gatekey.games.registry import shelf
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import random_deal, seed_of

PARTS = ("rules", "network", "floors", "peers")
ALONE = "cards"
"""The card game on Gatekey alone; not part of a whole run, where ``peers`` has it."""


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
@click.option("--tables", default=100, show_default=True, help="Tables in the network and card game parts.")
@click.option("--rounds", default=3, show_default=True, help="Rounds of the card game parts; medians count.")
@click.option("--results", default=RESULTS, type=click.Path(path_type=Path), help="Folder of the JSON file.")
@click.option("--note", default="", help="A sentence on the circumstances, kept in the file.")
@click.option("--no-save", is_flag=True, help="Print only.")
def main(
    parts: tuple[str, ...],
    game: str,
    seconds: float,
    tables: int,
    rounds: int,
    results: Path,
    note: str,
    no_save: bool,
) -> None:
    """Measure Gatekey: the rules engine, the server under load, what it is compared with, and the floor under all."""
    flags = dict(click.get_current_context().params)
    report = Report(machine())
    engine = shelf().games[game]
    if "rules" in parts:
        report.rows += rules.measure(engine, seconds)
    if "network" in parts:
        report.rows += network.measure(engine, tables, 3 * seconds)
    if "floors" in parts:
        report.rows += floors.measure(seconds, _any_view(engine))
    if "peers" in parts or ALONE in parts:
        others = contest.PEERS if "peers" in parts else ()
        _card_game(report, (contest.GATEKEY, *others), tables, seconds, rounds)
    show(report)
    if not no_save:
        flags |= {"parts": list(parts), "results": None}
        click.echo(f"written to {save(report, flags, note, results)}")


def _any_view(engine: Any) -> Any:
    seed = seed_of("benchmark", "view")
    running, _ = Running.start(engine, random_deal(engine, engine.seats[1], random.Random(seed)), seed)
    return engine.public(running.state)


def _card_game(
    report: Report, contestants: tuple[contest.Contestant, ...], tables: int, seconds: float, rounds: int
) -> None:
    try:
        peers.install()
    except peers.NotInstalled as error:
        report.leave_out("the card game and all peers", f"npm could not install the driver and the peers: {error}")
        return
    contest.measure(report, contestants, tables, seconds, rounds)


if __name__ == "__main__":
    main()
