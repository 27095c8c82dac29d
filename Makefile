# `make play` and `make test` set up everything they need, on a clean clone too.

BIN := .venv/bin
KERNEL := $(shell find src/sevenroads -name "*.pyx" -o -name "*.pxd")
WEB := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) src/sevenroads/editions/languages.json
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play test check slow soak bench build web dev clean help
.DEFAULT_GOAL := help

help:
	@echo "make play    build the game and play it in your browser"
	@echo "make test    run all checks and tests"
	@echo "make check   run only the linters, type checks and import rules"
	@echo "make slow    run the slow tests: many killed servers on both databases, more secrecy games"
	@echo "make bench   benchmark the engine against other engines (other benchmarks: bench/*.py)"
	@echo "make soak    run the soak tests, which take many hours (one by one: tests/soak*.py)"
	@echo "make clean   remove everything that was built or installed"

play: build web
	@$(BIN)/sevenroads play

# The browser tests run separately: Playwright's event loop would block the other tests of its process.
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
	@echo "Building Seven Roads (up to a minute, only once)"
	@$(PIP) install -c constraints.txt --no-build-isolation -e .
	@touch $@

.venv/web: .venv/pip scripts/build-web $(WEB)
	@echo "Building the browser client (half a minute, only once)"
	@scripts/build-web
	@touch $@

.venv/dev: .venv/built
	@$(PIP) install -c constraints.txt --group dev
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info src/sevenroads/server/static web/node_modules
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete -o -name '*.c' -delete
