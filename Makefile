# The two commands of the README: `make play` and `make test`. Each does all its own set-up.

BIN := .venv/bin
KERNEL := $(shell find src/sevenroads -name "*.pyx" -o -name "*.pxd")
WEB := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) src/sevenroads/editions/languages.json
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play test check slow soak bench build web dev clean help
.DEFAULT_GOAL := help

help:
	@echo "make play    the game in your browser"
	@echo "make test    every check and every test"
	@echo "make check   lint, types and import rules only"
	@echo "make slow    the slow tests: 200 kills of each kind, on both databases; more twin games"
	@echo "make bench   the engine's figures, beside its peers (all others: bench/*.py, one by one)"
	@echo "make soak    the long comparisons (many hours; each can be run alone, see tests/soak*.py)"
	@echo "make clean   remove what was built"

play: build web
	@$(BIN)/sevenroads play

# The browser tests run by themselves: while a browser is driven no other test of the process can have an event loop.
test: check
	@scripts/find-chromium
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm test --silent
	scripts/with-postgres $(BIN)/python -m pytest -q -n auto --doctest-modules --ignore tests/e2e
	$(BIN)/python -m pytest -q -n auto tests/e2e

check: dev web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check

slow: dev
	scripts/with-postgres $(BIN)/python -m pytest -q -n auto -m slow tests

soak: dev
	$(BIN)/python tests/soak.py
	$(BIN)/python tests/soak_levels.py
	$(BIN)/python tests/soak_server.py secrecy
	scripts/with-postgres $(BIN)/python tests/soak_server.py kill

bench: dev
	$(PIP) install -c constraints.txt -e ".[bench]" --no-build-isolation
	$(BIN)/python bench/engine.py

build: .venv/built
web: .venv/web
dev: .venv/dev

.venv/pip: scripts/bootstrap constraints.txt
	@python=$$(scripts/bootstrap) && $$python -m venv .venv
	@$(PIP) install -c constraints.txt pip setuptools cython
	@touch $@

.venv/built: .venv/pip pyproject.toml setup.py $(KERNEL)
	@echo "Building Seven Roads (a minute at most, once)"
	@$(PIP) install -c constraints.txt --no-build-isolation -e .
	@touch $@

.venv/web: .venv/pip scripts/build-web $(WEB)
	@echo "Building the browser client (half a minute, once)"
	@scripts/build-web
	@touch $@

.venv/dev: .venv/built
	@$(PIP) install -c constraints.txt --group dev
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info src/sevenroads/server/static web/node_modules
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete -o -name '*.c' -delete
