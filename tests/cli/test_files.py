"""``gatekey export``, ``import``, ``verify`` and ``replay`` on a game that was really played."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from gatekey.cli import main
from gatekey.table.archive import Archive, dump, load
from tests.cli.played import Played, play_at_a_table


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return play_at_a_table(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="module")
def file(played: Played, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("files") / "game.gatekey"
    result = run("export", played.code, "-o", str(target), "--data", str(played.folder))
    assert result.exit_code == 0, result.output
    return target


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(main, list(arguments))
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def changed(file: Path, target: Path, change: Callable[[Archive], Archive]) -> Path:
    target.write_bytes(dump(change(load(file.read_bytes()))))
    return target


def test_a_sound_game_is_verified_check_by_check(file: Path) -> None:
    result = run("verify", str(file))
    assert result.exit_code == 0, result.output
    assert result.stdout.count("✓") == 5
    assert "✗" not in result.stdout
    assert "Evening of bots" in result.stdout


def test_a_changed_answer_is_found_and_named(file: Path, tmp_path: Path) -> None:
    def swap(archive: Archive) -> Archive:
        entries = list(archive.entries)
        k = next(i for i, e in enumerate(entries) if e.kind == "answer" and i > 20)
        other = next(e for e in entries[k + 1 :] if e.kind == "answer" and e.data != entries[k].data)
        entries[k] = msgspec.structs.replace(entries[k], data=other.data)
        return msgspec.structs.replace(archive, entries=tuple(entries))

    result = run("verify", str(changed(file, tmp_path / "changed", swap)))
    assert result.exit_code == 1
    steps = {int(n) for n in re.findall(r"[Ss]tep (\d+)", result.stdout)}
    assert len(steps) == 1, result.stdout
    assert steps.pop() > 20
    assert "does not hold" in result.stderr


def test_another_secret_is_found(file: Path, tmp_path: Path) -> None:
    def forge(archive: Archive) -> Archive:
        return msgspec.structs.replace(archive, table=msgspec.structs.replace(archive.table, secret=bytes(32)))

    result = run("verify", str(changed(file, tmp_path / "forged", forge)))
    assert result.exit_code == 1
    assert "✗ The secret is the one that was pledged" in result.stdout


@pytest.mark.parametrize("content", [b"", b"no archive", b"\x78\x9c" + bytes(30)])
@pytest.mark.parametrize("command", ["verify", "replay", "import"])
def test_a_file_that_is_no_archive_ends_with_3(command: str, content: bytes, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(content)
    result = run(command, str(bad))
    assert result.exit_code == 3
    assert str(bad) in result.stderr


@pytest.mark.parametrize("command", ["verify", "replay", "import"])
def test_a_file_that_is_not_there_ends_with_3(command: str, tmp_path: Path) -> None:
    result = run(command, str(tmp_path / "nowhere"))
    assert result.exit_code == 3
    assert "cannot be read" in result.stderr


def test_the_whole_game_can_be_read(file: Path) -> None:
    result = run("replay", str(file))
    assert result.exit_code == 0, result.output
    assert "Evening of bots: Europe Imagined with Ana, " in result.stdout
    assert "after step" in result.stdout
    assert "GATE" in result.stdout
    assert not re.search(r"\bei-[a-z]", result.stdout), "a message without words"
    assert "#" not in result.stdout, "a raw id"


def test_it_stops_where_it_is_told_to(file: Path) -> None:
    result = run("replay", str(file), "--at", "30")
    steps = [int(line.split()[0]) for line in result.stdout.splitlines() if re.match(r" +\d+  ", line)]
    assert 1 < max(steps) <= 30
    assert "after step 30 of" in result.stdout


def test_a_seat_sees_its_own_hand_and_a_spectator_none(file: Path) -> None:
    spectator = run("replay", str(file), "--at", "1").stdout
    seat = run("replay", str(file), "--at", "1", "--seat", "1").stdout
    assert "hand:" not in spectator
    assert "Ana alone sees:" in seat
    hand = next(line for line in seat.splitlines() if "hand:" in line)
    assert len(hand.split(", ")) >= 5


@pytest.mark.parametrize("arguments", [("--at", "99999"), ("--seat", "3"), ("--at", "0"), ("--seat", "none")])
def test_a_step_or_seat_that_is_not_there_ends_with_2(file: Path, arguments: tuple[str, str]) -> None:
    assert run("replay", str(file), *arguments).exit_code == 2


def test_what_was_exported_can_be_imported_elsewhere_and_is_the_same_game(file: Path, tmp_path: Path) -> None:
    result = run("import", str(file), "--data", str(tmp_path / "other"))
    assert result.exit_code == 0, result.output
    code = result.stdout.split()[-1]
    again = tmp_path / "again"
    assert run("export", code, "-o", str(again), "--data", str(tmp_path / "other")).exit_code == 0
    first, second = load(file.read_bytes()), load(again.read_bytes())
    assert second.table.code == code != first.table.code
    assert second.entries == first.entries
    assert second.chat == first.chat
    assert run("verify", str(again)).exit_code == 0


def test_a_game_that_does_not_hold_is_taken_in_only_by_force(file: Path, tmp_path: Path) -> None:
    def forge(archive: Archive) -> Archive:
        return msgspec.structs.replace(archive, table=msgspec.structs.replace(archive.table, secret=bytes(32)))

    forged = str(changed(file, tmp_path / "forged", forge))
    refused = run("import", forged, "--data", str(tmp_path / "db"))
    assert refused.exit_code == 1
    assert "--force" in refused.stderr
    assert run("import", forged, "--force", "--data", str(tmp_path / "db")).exit_code == 0


def test_an_unknown_table_or_database_ends_with_3(played: Played, tmp_path: Path) -> None:
    unknown = run("export", "NO-SUCH", "--data", str(played.folder))
    assert unknown.exit_code == 3
    assert "there is no table NOSUCH" in unknown.stderr
    nowhere = run("export", played.code, "--data", str(tmp_path))
    assert nowhere.exit_code == 3
    assert "there is no database" in nowhere.stderr


def test_a_file_is_replaced_only_by_force(played: Played, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "taken"
    target.write_text("precious")
    arguments = ("export", played.code, "-o", str(target), "--data", str(played.folder))
    assert run(*arguments).exit_code == 3
    assert target.read_text() == "precious"
    assert run(*arguments, "--force").exit_code == 0
    assert load(target.read_bytes()).entries == load(file.read_bytes()).entries


def test_an_export_can_be_piped(played: Played) -> None:
    result = run("export", played.code, "-o", "-", "--data", str(played.folder))
    assert result.exit_code == 0
    assert load(result.stdout_bytes).table.code == played.code
