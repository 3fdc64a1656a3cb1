"""Tests of frames and deltas."""
