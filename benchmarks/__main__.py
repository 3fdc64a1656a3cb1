"""``python -m benchmarks``: measure, print a table, write a dated JSON file."""

from __future__ import annotations

from pathlib import Path

import click

from benchmarks import floors, rules
from benchmarks.figures import RESULTS, Row, machine, save, show
from gatekey.games.registry import shelf
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import random_deal, seed_of


@click.command()
@click.option("--game", default="europe-imagined", show_default=True)
@click.option("--seconds", default=4.0, show_default=True, help="Time for each part.")
@click.option("--tables", default=100, show_default=True, help="Tables in the network part; 0 leaves it out.")
@click.option("--network-seconds", default=15.0, show_default=True, help="Time under load in the network part.")
@click.option("--results", default=RESULTS, type=click.Path(path_type=Path), help="Folder of the JSON file.")
@click.option("--note", default="", help="A sentence on the circumstances, kept in the file.")
@click.option("--no-save", is_flag=True, help="Print only.")
def main(
    game: str, seconds: float, tables: int, network_seconds: float, results: Path, note: str, no_save: bool
) -> None:
    """Measure the rules engine, the server under load, and the floor under both."""
    import random

    from benchmarks import network

    on = machine()
    engine = shelf().games[game]
    seed = seed_of("benchmark", "view")
    running, _ = Running.start(engine, random_deal(engine, engine.seats[1], random.Random(seed)), seed)
    rows: list[Row] = rules.measure(engine, seconds)
    if tables:
        rows += network.measure(engine, tables, network_seconds)
    rows += floors.measure(seconds, engine.public(running.state))
    show(rows)
    if not no_save:
        flags = {"game": game, "seconds": seconds, "tables": tables, "network_seconds": network_seconds, "note": note}
        click.echo(f"written to {save(rows, on, flags, results)}")


if __name__ == "__main__":
    main()
