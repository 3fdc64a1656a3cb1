# The web client and the environment are built in one image and carried into a second without build tools.
FROM python:3.13-slim AS build
ENV UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never UV_COMPILE_BYTECODE=1
RUN pip install --no-cache-dir "uv>=0.9,<1"
WORKDIR /app
COPY pyproject.toml uv.lock ./
# The libraries change seldom: a layer of their own keeps them from being fetched after every edit.
RUN uv sync --frozen --no-dev --no-install-project
COPY LICENSE README.md hatch_build.py ./
COPY tools tools
COPY migrations migrations
COPY client client
COPY server server
RUN uv sync --frozen --no-dev --no-editable

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 gatekey && mkdir /data && chown gatekey:gatekey /data
COPY --from=build /app/.venv /app/.venv
ENV PATH=/app/.venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    GATEKEY_HOST=0.0.0.0 \
    GATEKEY_PORT=8080 \
    GATEKEY_DATA=/data \
    GATEKEY_ANNOUNCE=0
USER gatekey
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"GATEKEY_PORT\"]}/healthz', timeout=4)"]
CMD ["gatekey", "serve"]
