"""How fast Gatekey is, beside a bare floor measured in the same run. Start with ``uv run python -m benchmarks``."""
