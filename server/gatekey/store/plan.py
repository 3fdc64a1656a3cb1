"""What a transaction is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy.sql.dml import UpdateBase

Plan: TypeAlias = Sequence[tuple[UpdateBase, list[dict[str, Any]]]]
"""Statements in order, each with all its rows. The statements are always the same objects, so that each need be put into words only once."""
