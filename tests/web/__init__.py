"""Tests of the network side against a small desk of their own."""
