"""Which answers a decision accepts, and why it refuses the others."""

from __future__ import annotations

import pytest

from gatekey.kernel.decision import PASS, Amount, Answer, Blocked, Decision, Option, Refusal, check, pick
from gatekey.kernel.text import say

LABEL = say("label")
FIGHT = Decision(
    0,
    "fight",
    say("fight?"),
    (
        Option("a", LABEL, "friend", cost={"coins": 2}, also=("aa", "aaa")),
        Option("b", LABEL, "friend", cost={"coins": 2}),
        Option("c", LABEL, "card", fixed=True),
    ),
    choose=(1, 3),
    amounts=(Amount("coins", LABEL, most=3, cost={"coins": 1}),),
    budget={"coins": 4},
    limits={"friend": (0, 1)},
    blocked=(Blocked("d", LABEL, say("tired"), "R-1"),),
)


@pytest.mark.parametrize(
    "answer", [pick("c"), pick("a", "c"), pick("aa", "c"), pick("c", coins=3), pick("a", "c", coins=2)]
)
def test_legal_answers(answer: Answer) -> None:
    check(FIGHT, answer)


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (pick("a"), "fixed"),
        (pick("a", "b", "c"), "limit"),
        (pick("a", "c", coins=3), "cost"),
        (pick("c", coins=4), "amount"),
        (pick("c", stones=1), "amount"),
        (pick("d", "c"), "blocked"),
        (pick("e", "c"), "not_offered"),
        (pick("c", "c"), "not_offered"),
        (pick("a", "aaa", "c"), "not_offered"),
        (Answer((PASS,)), "not_offered"),
    ],
)
def test_refusals(answer: Answer, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        check(FIGHT, answer)
    assert refused.value.code == code


def test_too_few_and_too_many() -> None:
    one = Decision(0, "one", LABEL, (Option("a", LABEL), Option("b", LABEL)))
    for answer in (pick(), pick("a", "b")):
        with pytest.raises(Refusal) as refused:
            check(one, answer)
        assert refused.value.code == "count"


def test_passing_stands_alone() -> None:
    optional = Decision(0, "one", LABEL, (Option("a", LABEL),), passing=say("no"))
    check(optional, Answer((PASS,)))
    with pytest.raises(Refusal) as refused:
        check(optional, Answer((PASS,), {"n": 1}))
    assert refused.value.code == "amount"
