"""What the screens say in a language, read from its message files; and a language made up to find texts that have no room to grow."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.async_api import BrowserContext, Route

from gatekey.games.registry import shelf
from gatekey.web.texts import messages
from tests.e2e.newcomer import ENGLISH, Vocabulary

CLIENT: Final = Path(__file__).resolve().parents[2] / "client" / "src"
FILES: Final = (
    "messages/%s.ftl",
    "games/europe-imagined/messages/%s.ftl",
    "games/europe-imagined/draw/messages.%s.ftl",
    "games/europe-imagined/messages/guide.%s.ftl",
    "games/europe-imagined/messages/hints.%s.ftl",
    "games/europe-imagined/messages/words.%s.ftl",
    "games/boreal/messages/%s.ftl",
    "games/boreal/messages/guide.%s.ftl",
    "games/boreal/messages/hints.%s.ftl",
    "games/boreal/messages/words.%s.ftl",
)
LONGER: Final = str.maketrans(
    {
        "a": "àà", "e": "éé", "i": "îî", "o": "öö", "u": "üü", "A": "ÀÀ", "E": "ÉÉ", "I": "ÎÎ", "O": "ÖÖ", "U": "ÜÜ",
        "n": "ñ", "c": "ç", "y": "ÿÿ",
    }
)  # fmt: skip


def long(words: str) -> str:
    """Words of the made-up language: accented, and as many letters more as there are vowels, about two in five."""
    return words.translate(LONGER)


class _Lengthen(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's name
        node.value = long(node.value)
        return node


def lengthened(source: str) -> str:
    """A message file in the made-up language."""
    made: str = FluentSerializer().serialize(_Lengthen().visit(FluentParser().parse(source)))
    return made


def phrases(locale: str) -> Callable[[str], str]:
    """The client's sentences without arguments, by their keys; ``xx`` is the made-up language."""
    bundle = FluentBundle([locale], use_isolating=False)
    for name in FILES:
        source = (CLIENT / (name % ("en" if locale == "xx" else locale))).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(lengthened(source) if locale == "xx" else source))

    def say(key: str, **arguments: str | int) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, _ = bundle.format_pattern(pattern, arguments)
        return str(said)

    return say


def vocabulary(say: Callable[..., str]) -> Vocabulary:
    """How a player of Europe Imagined finds their way in that language: the same taste, other words."""
    english = phrases("en")
    verbs = {english(key): say(key) for key in map("ei-ui-verb-%s".__mod__, VERBS)}
    return Vocabulary(
        taste={verbs[verb]: weight for verb, weight in ENGLISH.taste.items()},
        end=say("ei-ui-verb-end"),
        close=say("close"),
        curtain=say("curtain-go", name="%s"),
        undo=say("undo"),
        less=say("decide-less"),
        losing=(say("ei-ui-short-challenge", n="?").split("?")[-1].strip(),),
        aside=tuple(say(f"ei-ui-tab-{tab}") for tab in ("hand", "party", "rivals", "log")),
        renown=say("ei-ui-renown"),
        won="|".join(say("ei-ui-won", n=n, names="%", renown="%").split("%")[1].strip() for n in (1, 2)),
    )


VERBS: Final = (
    "travel", "sail", "explore", "recruit", "play", "claim", "challenge", "duel", "rest", "reroute", "refresh", "use",
)  # fmt: skip


async def speak_long(context: BrowserContext) -> None:
    """Give a device the made-up language where it asks for German."""
    english = {
        (CLIENT / (name % "de")).read_text(encoding="utf-8").split("\n")[0]: lengthened(
            (CLIENT / (name % "en")).read_text(encoding="utf-8")
        )
        for name in FILES
    }

    async def script(route: Route) -> None:
        answer = await route.fetch()
        first = (await answer.text()).split("\n")[0]
        made = next(text for title, text in english.items() if title in first)
        # The name under which the file gives its text away stays as it was built.
        await route.fulfill(response=answer, body=f"var e={json.dumps(made)};export{{e as default}};")

    async def texts(route: Route) -> None:
        rules = shelf().games[route.request.url.split("/games/")[1].split("/")[0]]
        body = lengthened(messages(rules, "en")) + "\n" + "\n".join(_records(rules.almanac()))
        await route.fulfill(body=body, content_type="text/plain; charset=utf-8")

    await context.route(re.compile(r"/assets/(\w+\.)?de-[\w-]+\.js$"), script)
    await context.route(re.compile(r"/api/games/[^/]+/texts/de$"), texts)


def _records(almanac: Mapping[str, Any]) -> Iterator[str]:
    """Messages for everything that an almanac has in words."""
    for shelf_, records in almanac.items():
        if not isinstance(records, Mapping):
            continue
        kind = shelf_.removesuffix("s")
        keyed = {records["id"]: records} if isinstance(records.get("id"), str) else records
        for identity, record in keyed.items():
            if not isinstance(record, Mapping):
                continue
            yield f"{kind}-{identity} = {long(str(record.get('name', identity)))}"
            for path, words in _words(record, ""):
                if " " in words and path != "name":
                    yield f"    .{path} = {long(words)}"


def _words(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, Mapping):
        for name, item in value.items():
            yield from _words(item, f"{path}-{name}" if path else str(name))
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value, 1):
            yield from _words(item, f"{path}-{number}")
