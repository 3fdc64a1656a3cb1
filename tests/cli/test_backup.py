"""``gatekey backup`` and ``restore``: what they say, what they refuse, and the code they end with."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from gatekey.cli import backup as commands
from gatekey.cli import main
from gatekey.store.hold import Hold
from gatekey.table.desk import DATABASE
from tests.cli.played import Played, play_at_a_table


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return play_at_a_table(tmp_path_factory.mktemp("data"))


@pytest.fixture
def copy(played: Played, tmp_path: Path) -> Path:
    assert run("backup", tmp_path / "copy", "--data", played.folder).exit_code == 0
    return tmp_path / "copy"


def run(*arguments: str | Path) -> Result:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_a_game_comes_back_whole_from_a_backup(played: Played, copy: Path, tmp_path: Path) -> None:
    result = run("restore", copy, "--data", tmp_path / "new" / "folder")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("1 table (")
    file = tmp_path / "game"
    assert run("export", played.code, "-o", file, "--data", tmp_path / "new" / "folder").exit_code == 0
    assert run("verify", file).exit_code == 0


def test_a_backup_replaces_a_file_only_when_told_to(played: Played, copy: Path) -> None:
    before = copy.read_bytes()
    refused = run("backup", copy, "--data", played.folder)
    assert refused.exit_code == 3
    assert "is there already" in refused.stderr
    assert "--force" in refused.stderr
    assert copy.read_bytes() == before
    copy.write_bytes(b"old")
    assert run("backup", copy, "--data", played.folder, "--force").exit_code == 0
    assert copy.read_bytes() == before


def test_a_folder_gets_a_file_with_the_date_in_its_name(played: Played, tmp_path: Path) -> None:
    result = run("backup", tmp_path, "--data", played.folder)
    assert result.exit_code == 0, result.output
    (made,) = tmp_path.glob("gatekey-20*.sqlite3")
    assert str(made) in result.stdout


def test_a_large_backup_shows_how_far_it_is(played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "LARGE", 0)
    result = run("backup", tmp_path / "copy", "--data", played.folder)
    assert result.exit_code == 0, result.output
    assert "Copying" in result.stderr


def test_a_present_database_is_kept_and_named(played: Played, copy: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert run("restore", copy, "--data", data).exit_code == 0
    result = run("restore", copy, "--data", data)
    assert f"kept as {data / DATABASE}.before-restore-1" in result.stdout
    assert (data / f"{DATABASE}.before-restore-1").is_file()


def test_nothing_is_put_back_under_a_running_server(copy: Path, tmp_path: Path) -> None:
    with Hold(tmp_path, "a Gatekey on port 8080"):
        result = run("restore", copy, "--data", tmp_path)
    assert result.exit_code == 5
    assert "is in use by a Gatekey on port 8080" in result.stderr
    assert not (tmp_path / DATABASE).exists()


@pytest.fixture
def impossible(played: Played, copy: Path, tmp_path: Path) -> dict[str, tuple[str | Path, ...]]:
    """Commands that cannot do what they are asked."""
    newer = tmp_path / "newer"
    newer.write_bytes(copy.read_bytes())
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    letter = tmp_path / "letter"
    letter.write_bytes(b"no database" * 500)
    data = ("--data", played.folder)
    return {
        "no database": ("backup", tmp_path / "x", "--data", tmp_path / "nowhere"),
        "no folder to write to": ("backup", tmp_path / "no" / "x", *data),
        "onto itself": ("backup", played.folder / DATABASE, "--force", *data),
        "from itself": ("restore", played.folder / DATABASE, *data),
        "no file": ("restore", tmp_path / "nothing", *data),
        "a letter": ("restore", letter, *data),
        "a later version": ("restore", newer, *data),
    }


@pytest.mark.parametrize(
    ("what", "said", "code"),
    [
        ("no database", "there is no database", 3),
        ("no folder to write to", "cannot be written", 3),
        ("onto itself", "is the database itself", 2),
        ("from itself", "is the database itself", 2),
        ("no file", "There is no file", 3),
        ("a letter", "not a database", 3),
        ("a later version", "written by a later version", 3),
    ],
)
def test_what_cannot_be_done_is_told_and_changes_nothing(
    impossible: dict[str, tuple[str | Path, ...]], played: Played, what: str, said: str, code: int
) -> None:
    before = sorted((file.name, file.read_bytes()) for file in played.folder.glob("*sqlite3*"))
    result = run(*impossible[what])
    assert (result.exit_code, result.stdout) == (code, "")
    assert said in result.stderr
    assert sorted((file.name, file.read_bytes()) for file in played.folder.glob("*sqlite3*")) == before
