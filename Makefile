# The two commands of the README: `make play` and `make test`. Each does all its own set-up.

BIN := .venv/bin
KERNEL := $(wildcard src/sevenroads/*/*.pyx src/sevenroads/*/*.pxd)
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play test check soak bench build dev clean help
.DEFAULT_GOAL := help

help:
	@echo "make play    a game against the machine"
	@echo "make test    every check and every test"
	@echo "make check   lint, types and import rules only"
	@echo "make bench   the figures of the README, beside their peers"
	@echo "make soak    the long comparison of kernel and model (an hour or so)"
	@echo "make clean   remove what was built"

play: build
	@$(BIN)/sevenroads play --terminal

test: check
	scripts/with-postgres $(BIN)/python -m pytest -q -n auto --doctest-modules

check: dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

soak: dev
	$(BIN)/python tests/soak.py

bench: dev
	$(PIP) install -c constraints.txt -e ".[bench]" --no-build-isolation
	$(BIN)/python bench/engine.py

build: .venv/built
dev: .venv/dev

.venv/pip: scripts/bootstrap constraints.txt
	@python=$$(scripts/bootstrap) && $$python -m venv .venv
	@$(PIP) install -c constraints.txt pip setuptools cython
	@touch $@

.venv/built: .venv/pip pyproject.toml setup.py $(KERNEL)
	@echo "Building Seven Roads (a minute at most, once)"
	@$(PIP) install -c constraints.txt --no-build-isolation -e .
	@touch $@

.venv/dev: .venv/built
	@$(PIP) install -c constraints.txt --group dev
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete -o -name '*.c' -delete
