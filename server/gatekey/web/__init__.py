"""The aiohttp application: pages, HTTP API, websocket endpoint, security headers, health, and serving it all."""
