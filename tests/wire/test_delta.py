"""Deltas over the wire: whatever changes, the far end holds the same."""

from __future__ import annotations

import copy
import itertools
from typing import Any

import msgspec
from hypothesis import example, given
from hypothesis import strategies as st

from gatekey.kernel.delta import apply, diff, diff_frozen, freeze, thaw

scalars = st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(max_size=4)
keys = st.sampled_from(["a", "b", "c", "~", "0", ""])
plain: st.SearchStrategy[Any] = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(keys, inner, max_size=5), max_leaves=25
)
views = st.dictionaries(keys, plain, max_size=6)


def wired(data: Any) -> Any:
    """As it arrives."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(data))


def same(one: Any, other: Any) -> bool:
    """Equal to the bit; ``1 == True`` would not do."""
    pack = msgspec.msgpack.Encoder(order="deterministic").encode
    return pack(one) == pack(other)


@given(plain, plain)
def test_a_delta_leads_from_the_old_to_the_new(old: Any, new: Any) -> None:
    before = copy.deepcopy(old)
    delta = diff(old, new)
    assert same(apply(old, delta), new)
    assert same(old, before)


@given(plain, plain)
def test_it_does_so_after_crossing_the_network(old: Any, new: Any) -> None:
    assert same(apply(wired(old), wired(diff(old, new))), new)


@given(plain)
def test_equal_data_have_no_delta(data: Any) -> None:
    assert diff(data, copy.deepcopy(data)) is None


@given(plain, plain)
def test_a_delta_is_never_mistaken_for_unchanged(old: Any, new: Any) -> None:
    assert (diff(old, new) is None) == same(old, new)


@given(views, views)
def test_frozen_views_give_the_same(old: dict[str, Any], new: dict[str, Any]) -> None:
    delta = diff_frozen(freeze(old), freeze(new))
    assert same(apply(thaw(freeze(old)), wired(delta)), new)


@given(st.lists(views, min_size=2, max_size=8))
def test_a_chain_of_deltas_ends_where_the_chain_of_views_does(chain: list[dict[str, Any]]) -> None:
    held = wired(chain[0])
    for old, new in itertools.pairwise(chain):
        held = apply(held, wired(diff_frozen(freeze(old), freeze(new))))
    assert same(held, chain[-1])


@given(plain, plain)
def test_what_did_not_change_is_shared(one: Any, other: Any) -> None:
    old, new = {"same": one, "other": other}, {"same": one, "other": [other]}
    after = apply(old, diff(old, new))
    assert after["same"] is one


@example({"0": {}}, {"0": False})
@given(plain, plain)
def test_a_delta_that_does_not_fit_raises_value_error_or_fits(data: Any, delta: Any) -> None:
    if delta is not None and not isinstance(delta, (list, dict)):
        return
    try:
        apply(data, delta)
    except ValueError:
        return
