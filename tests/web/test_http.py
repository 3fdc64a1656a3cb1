"""Pages and the JSON API: what they give, to whom, and with which headers."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from yarl import URL

from gatekey.table.archive import dump, load
from gatekey.table.ports import TableSpec
from gatekey.web.blob import Blob
from gatekey.web.settings import Settings
from tests.web.conftest import House, Opener, until
from tests.web.fake import ARCHIVE, TOKEN

SPEC = {"game": "nim", "seats": 2, "player": "Ann"}


async def failing(house: House, method: str, path: str, **options: Any) -> tuple[int, str]:
    """Status and code of a refused call, whose body must have the shape of all errors."""
    async with house.http.request(method, path, **options) as answer:
        body = await answer.json()
        assert set(body) == {"code", "text", "message"}
        key, arguments = body["text"]
        assert isinstance(arguments, dict)
        assert not body["message"].startswith(key)
        return answer.status, body["code"]


ROUTES = [
    ("/", 200),
    ("/t/OPEN", 200),
    ("/assets/main-1a2b3c.js", 200),
    ("/assets/none.js", 404),
    ("/healthz", 200),
    ("/readyz", 200),
    ("/metrics", 200),
    ("/api/games", 200),
    ("/api/games/nim/almanac", 200),
    ("/api/games/chess/almanac", 404),
    ("/api/games/nim/texts/en", 200),
    ("/api/tables", 200),
    ("/api/tables/OPEN", 200),
    ("/api/tables/NONE", 404),
    ("/api/tables/OVER/export", 200),
    ("/api/tables/OPEN/export", 409),
    ("/api/tables/OVER/verify", 200),
    ("/api/tables/OPEN/verify", 409),
    ("/api/tables/OVER/replay", 200),
    ("/api/tables/OPEN/replay", 409),
    ("/api/tables/OPEN/qr.svg", 200),
    ("/api/here", 200),
    ("/api/none", 404),
    ("/ws", 400),
]


@pytest.mark.parametrize(("path", "status"), ROUTES)
async def test_every_answer_has_the_security_headers(house: Opener, path: str, status: int) -> None:
    at = await house()
    answer = await at.http.get(path)
    assert answer.status == status
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    policy = dict(part.split(" ", 1) for part in answer.headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["connect-src"] == f"'self' ws://127.0.0.1:{at.server.port} wss://127.0.0.1:{at.server.port}"
    assert "script-src" not in policy
    assert "unsafe-inline" not in policy["style-src"]


async def test_the_page_is_asked_for_anew_and_hashed_files_are_kept(house: Opener) -> None:
    at = await house()
    for path in ["/", "/t/ABCD", "/any/where"]:
        answer = await at.http.get(path)
        assert answer.headers["Cache-Control"] == "no-cache"
        assert "Gatekey" in await answer.text()
    script = await at.http.get("/assets/main-1a2b3c.js")
    assert script.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert script.headers["Content-Type"].startswith("text/javascript")
    assert script.headers["Content-Encoding"] == "gzip"
    plain = await at.http.get("/assets/main-1a2b3c.js", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert (await plain.read()).startswith(b"console.log")
    icon = await at.http.get("/favicon.svg")
    assert icon.headers["Cache-Control"] == "no-cache"


async def test_a_new_build_is_served_without_a_restart(house: Opener, client_build: Path) -> None:
    at = await house()
    before = await at.http.get("/")
    tag = before.headers["ETag"]
    assert (await at.http.get("/", headers={"If-None-Match": tag})).status == 304
    (client_build / "index.html").write_text("<!doctype html><title>Gatekey, newer</title>")
    after = await at.http.get("/", headers={"If-None-Match": tag})
    assert after.status == 200
    assert "newer" in await after.text()


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%2fetc%2fhosts.txt", "/a%00b.txt"],
)
async def test_nothing_outside_the_build_is_served(house: Opener, path: str) -> None:
    at = await house()
    answer = await at.http.session.get(URL(f"http://127.0.0.1:{at.server.port}{path}", encoded=True))
    assert answer.status in {400, 404}
    assert "not for the network" not in await answer.text()


async def test_without_a_build_the_page_says_so(house: Opener, tmp_path: Path) -> None:
    at = await house(static=tmp_path / "nothing")
    answer = await at.http.get("/")
    assert answer.status == 503
    assert "tools/client.py build" in await answer.text()


@pytest.mark.parametrize(
    ("accepted", "said"),
    [
        ("de", "Ein Spiel dieses Namens gibt es auf diesem Server nicht."),
        ("fr, de-AT;q=0.8, en;q=0.5", "Ein Spiel dieses Namens gibt es auf diesem Server nicht."),
        ("de;q=0.1, en-GB", "There is no game of that name on this server."),
        ("de;q=0", "There is no game of that name on this server."),
        ("", "There is no game of that name on this server."),
        ("../../etc, de;q=nan, *;;;=", "There is no game of that name on this server."),
    ],
)
async def test_a_refusal_is_in_the_language_that_is_accepted(house: Opener, accepted: str, said: str) -> None:
    at = await house()
    answer = await at.http.get("/api/games/none/almanac", headers={"Accept-Language": accepted})
    assert (await answer.json())["message"] == said


async def test_the_page_without_a_build_speaks_the_language_of_the_browser(house: Opener, tmp_path: Path) -> None:
    at = await house(static=tmp_path / "nothing")
    page = await (await at.http.get("/", headers={"Accept-Language": "de-CH,de;q=0.9"})).text()
    assert '<html lang="de">' in page
    assert "Die Seiten von Gatekey fehlen" in page


async def test_games_are_listed_and_the_missing_ones_with_the_reason(house: Opener) -> None:
    at = await house()
    body = await (await at.http.get("/api/games")).json()
    (game,) = body["games"]
    assert game["id"] == "nim"
    assert game["seats"] == [2, 4]
    assert game["minutes"] == [1, 2]
    assert game["seat_choices"] == []
    assert [option["id"] for option in game["table_options"]] == ["table-clock"]
    assert body["missing"] == [{"id": "broken", "reason": "ImportError: no"}]


async def test_the_almanac_is_sent_once(house: Opener) -> None:
    at = await house()
    first = await at.http.get("/api/games/nim/almanac")
    assert (await first.json())["cards"][0] == "card0"
    again = await at.http.get("/api/games/nim/almanac", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status == 304
    assert await again.read() == b""


@pytest.mark.parametrize("locale", ["en", "xx", "en-GB", "../../etc/passwd", "%00"])
async def test_texts_come_in_a_language_that_exists(house: Opener, locale: str) -> None:
    at = await house()
    answer = await at.http.get(f"/api/games/nim/texts/{locale.replace('/', '%2f')}")
    assert answer.status == 200
    assert answer.headers["Content-Language"] == "en"
    text = await answer.text()
    assert "kernel-no-pass = " in text
    assert "web-too-slow = " in text


async def test_a_table_is_opened_by_json(house: Opener) -> None:
    at = await house()
    answer = await at.http.post("/api/tables", json=SPEC)
    assert answer.status == 201
    created = await answer.json()
    assert created["token"] == TOKEN
    found = await (await at.http.get(f"/api/tables/{created['table']}")).json()
    assert found["locked"] is False
    assert found["seats"] == 2


BAD_BODIES: list[tuple[bytes, int, str]] = [
    (b"", 400, "malformed"),
    (b"{", 400, "malformed"),
    (b"[]", 400, "malformed"),
    (b"[" * 20_000, 400, "malformed"),
    (json.dumps({**SPEC, "admin": True}).encode(), 400, "malformed"),
    (json.dumps({**SPEC, "seats": "two"}).encode(), 400, "malformed"),
    (json.dumps({**SPEC, "game": "chess"}).encode(), 404, "no_game"),
    (json.dumps({**SPEC, "player": ""}).encode(), 400, "name"),
    (json.dumps({**SPEC, "player": "x" * 10_000}).encode(), 400, "name"),
    (json.dumps({**SPEC, "player": "x" * 100_000}).encode(), 413, "too_large"),
    (b'{"game": "\xff"}', 400, "malformed"),
]


@pytest.mark.parametrize(("body", "status", "code"), BAD_BODIES, ids=range(len(BAD_BODIES)))
async def test_a_bad_body_is_refused(house: Opener, body: bytes, status: int, code: str) -> None:
    at = await house()
    headers = {"Content-Type": "application/json"}
    assert await failing(at, "POST", "/api/tables", data=body, headers=headers) == (status, code)
    assert len(at.desk.tables) == 3


@pytest.mark.parametrize("name", ["x", "x" * 40, "\u202eevil", "👩‍👩‍👧‍👦", "<script>alert(1)</script>"])
async def test_odd_names_come_through_json_whole(house: Opener, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at = await house()
    seen: list[TableSpec] = []
    create = at.desk.create

    async def noted(spec: TableSpec) -> Any:
        seen.append(spec)
        return await create(spec)

    monkeypatch.setattr(at.desk, "create", noted)
    await at.http.post("/api/tables", json={**SPEC, "player": name})
    assert seen[0].player == name


async def test_a_form_of_a_foreign_page_opens_nothing(house: Opener) -> None:
    at = await house()
    assert await failing(at, "POST", "/api/tables", data=SPEC) == (415, "json")
    for origin in ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1", "file://", "http://["]:
        assert await failing(at, "POST", "/api/tables", json=SPEC, headers={"Origin": origin}) == (403, "origin")
    own = f"http://127.0.0.1:{at.server.port}"
    assert (await at.http.post("/api/tables", json=SPEC, headers={"Origin": own})).status == 201


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("127.0.0.1", True),
        ("192.168.1.20:8080", True),
        ("[fe80::1]:8080", True),
        ("localhost:8080", True),
        ("gatekey.local", True),
        ("GATEKEY.LOCAL.:80", True),
        ("games.example.org", True),
        ("evil.example", False),
        ("evil.example:8080", False),
        ("127.0.0.1.evil.example", False),
        ("local", False),
        ("notlocal", False),
        ("a b", False),
        ('x"><script>', False),
    ],
)
async def test_foreign_host_names_are_refused(house: Opener, host: str, welcome: bool) -> None:
    at = await house(Settings(host="127.0.0.1", names=("games.example.org",)))
    answer = await at.http.get("/api/games", headers={"Host": host})
    assert answer.status == (200 if welcome else 421)
    if not welcome:
        assert f"//{host}" not in answer.headers["Content-Security-Policy"].replace("//localhost", "")


async def test_unknown_calls_and_methods_answer_in_json(house: Opener) -> None:
    at = await house()
    assert await failing(at, "GET", "/api/nothing") == (404, "not_found")
    assert await failing(at, "DELETE", "/api/tables") == (405, "method")
    assert await failing(at, "POST", "/api/games") == (405, "method")


async def test_opening_tables_is_limited_by_address(house: Opener) -> None:
    at = await house(tables=0.01, tables_burst=2)
    for _ in range(2):
        assert (await at.http.post("/api/tables", json=SPEC)).status == 201
    answer = await at.http.post("/api/tables", json=SPEC)
    assert answer.status == 429
    assert 0 < int(answer.headers["Retry-After"]) <= 100
    assert "Wait" in (await answer.json())["message"]


async def test_looking_up_codes_is_limited_and_then_tells_nothing(house: Opener) -> None:
    at = await house(wrong=0.001, wrong_burst=3)
    for _ in range(3):
        assert await failing(at, "GET", "/api/tables/NONE") == (404, "no_table")
    for path in ["/api/tables/NONE", "/api/tables/OPEN", "/api/tables/OVER/export", "/api/tables/NONE/export"]:
        assert await failing(at, "GET", path) == (429, "too_fast")


async def test_a_finished_game_can_be_taken_along(house: Opener) -> None:
    at = await house()
    answer = await at.http.get("/api/tables/OVER/export", headers={"Authorization": f"Bearer {TOKEN}"})
    assert load(await answer.read()) == ARCHIVE
    assert answer.headers["Content-Disposition"] == 'attachment; filename="OVER.gatekey"'
    assert await failing(at, "GET", "/api/tables/OPEN/export") == (409, "not_over")


async def test_a_long_check_says_how_far_it_has_come(house: Opener) -> None:
    at = await house()
    at.desk.check_steps = 12
    answer = await at.http.get("/api/tables/OVER/verify")
    assert answer.content_type == "application/x-ndjson"
    *told, found = [msgspec.json.decode(line) for line in (await answer.read()).splitlines()]
    assert told
    assert all(0 <= line["done"] < line["of"] == 12 for line in told[1:])
    assert not found["holds"]
    assert [(check["id"], check["problems"]) for check in found["checks"]] == [("pledge", []), ("chain", ["Not so."])]


async def test_a_check_that_nobody_waits_for_ends(house: Opener) -> None:
    at = await house()
    at.desk.check_steps = 10**6
    answer = await at.http.get("/api/tables/OVER/verify")
    await answer.content.readline()
    answer.close()
    async with asyncio.timeout(10):
        await at.desk.examined.wait()


async def test_a_file_is_taken_in(house: Opener) -> None:
    at = await house(import_bytes=2000, checks=0.001, checks_burst=5)
    kind = {"Content-Type": "application/octet-stream"}
    taken = await at.http.post("/api/imports", data=dump(ARCHIVE), headers=kind)
    assert (taken.status, await taken.json()) == (201, {"table": "COPY22"})
    assert await failing(at, "POST", "/api/imports", data=b"x", headers=kind) == (400, "no_archive")
    assert await failing(at, "POST", "/api/imports", data=b"x" * 2001, headers=kind) == (413, "too_large")
    assert await failing(at, "POST", "/api/imports", data=b"x", headers={"Content-Type": "text/plain"}) == (415, "type")
    foreign = {**kind, "Origin": "http://elsewhere.example"}
    assert await failing(at, "POST", "/api/imports", data=dump(ARCHIVE), headers=foreign) == (403, "origin")
    for _ in range(2):
        assert (await at.http.get("/api/tables/OVER/verify")).status == 200
    assert await failing(at, "GET", "/api/tables/OVER/verify") == (429, "too_fast")
    assert await failing(at, "POST", "/api/imports", data=dump(ARCHIVE), headers=kind) == (429, "too_fast")


async def test_a_finished_game_is_told_in_pages(house: Opener) -> None:
    at = await house()
    answer = await at.http.get("/api/tables/OVER/replay?since=7&count=2&seat=1")
    assert answer.content_type == "application/msgpack"
    found = msgspec.msgpack.decode(await answer.read())
    assert (found["last"], found["seat"], [moment["seq"] for moment in found["moments"]]) == (500, 1, [7, 8])
    whole = msgspec.msgpack.decode(await (await at.http.get("/api/tables/OVER/replay")).read())
    assert (whole["seat"], whole["moments"][0]["seq"]) == (None, 1)
    assert await failing(at, "GET", "/api/tables/OPEN/replay") == (409, "not_over")
    for header, status in (("Bearer " + TOKEN, 200), ("bearer nobody's", 403), ("Bearer seat_\udcff", 403)):
        held = await at.http.get("/api/tables/OPEN/replay?seat=0", headers={"Authorization": header})
        assert held.status == status
    for query in ("since=-1", "count=x", "seat=", "since=1234567890", "seat=%D9%A3"):
        assert await failing(at, "GET", f"/api/tables/OVER/replay?{query}") == (400, "malformed")


async def test_a_code_for_phones_holds_an_address_of_this_server_only(house: Opener) -> None:
    at = await house(Settings(host="127.0.0.1", url="http://192.168.7.7:8080"))
    here = await (await at.http.get("/api/here")).json()
    assert here == {"urls": ["http://192.168.7.7:8080"]}
    svg = await at.http.get("/api/tables/OPEN/qr.svg")
    assert svg.content_type == "image/svg+xml"
    assert b"<script" not in await svg.read()
    assert await failing(at, "GET", "/api/tables/OPEN/qr.svg?base=http://evil.example") == (400, "address")
    assert await failing(at, "GET", "/api/tables/a%22b/qr.svg") == (404, "not_found")


async def test_the_address_by_which_one_came_is_passed_on_first(house: Opener) -> None:
    at = await house()
    here = await (await at.http.get("/api/here", headers={"Host": "192.168.1.20:8080"})).json()
    assert here["urls"][0] == "http://192.168.1.20:8080"
    assert (await (await at.http.get("/api/here")).json()) == {"urls": []}


async def test_health_counts(house: Opener) -> None:
    at = await house()
    async with at.at("OPEN"):
        body = await (await at.http.get("/healthz")).json()
        assert (body["name"], body["status"], body["websockets"], body["tables"]) == ("gatekey", "ok", 1, 3)
    await until(lambda: at.hub.connections == 0)
    at.hub.draining = True
    assert (await at.http.get("/healthz")).status == 503
    assert await failing(at, "POST", "/api/tables", json=SPEC) == (503, "draining")


async def test_a_failing_desk_is_an_answer_and_not_a_broken_connection(
    house: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await house()

    async def broken() -> Any:
        raise RuntimeError("disk on fire")

    monkeypatch.setattr(at.desk, "summaries", broken)
    assert await failing(at, "GET", "/api/tables") == (500, "fault")
    assert (await at.http.get("/healthz")).status == 200


def test_compressed_bodies_hold_the_same() -> None:
    body = msgspec.json.encode(list(range(2000)))
    blob = Blob.of(body, "application/json")
    assert blob.packed is not None
    assert gzip.decompress(blob.packed) == body
    assert Blob.of(b"short", "text/plain").packed is None
