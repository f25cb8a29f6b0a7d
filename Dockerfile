# The table server, with PostgreSQL's driver. scripts/image builds and tries it; docs/hosting.md tells how to run it.
ARG PYTHON=3.13-slim-bookworm

FROM python:${PYTHON} AS build
WORKDIR /source
COPY requirements requirements
RUN python -m venv /opt/cordon \
 && /opt/cordon/bin/python -m pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements/hosting.txt
RUN python -m venv /opt/build \
 && /opt/build/bin/python -m pip install --no-cache-dir --require-hashes -r requirements/build.txt
COPY . .
RUN /opt/build/bin/python -m hatchling build -t wheel -d /dist \
 && /opt/cordon/bin/python -m pip install --no-cache-dir --no-deps --no-index /dist/*.whl \
 && /opt/cordon/bin/python -m pip uninstall --yes pip \
 && /opt/cordon/bin/python -m compileall -q /opt/cordon/lib

FROM python:${PYTHON}
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin cordon \
 && install -d -o cordon -g cordon -m 0700 /data
COPY --from=build /opt/cordon /opt/cordon
ENV PATH=/opt/cordon/bin:/usr/local/bin:/usr/bin:/bin
ENV PYTHONDONTWRITEBYTECODE=1
ENV CORDON_DATABASE=sqlite:////data/table.db
ENV CORDON_LOG_FORMAT=json
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["cordon", "serve", "--host", "0.0.0.0", "--port", "8000"]
