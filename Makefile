# `make play` and `make test` set up everything they need, on a clean clone too.

BIN := .venv/bin
KERNEL := $(shell find src/sevenroads -name "*.pyx" -o -name "*.pxd")
WEB := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) src/sevenroads/editions/languages.json \
	src/sevenroads/render/drawing/look.json src/sevenroads/players/analyst/data/puzzles.json \
	$(shell find src/sevenroads/texts -name "*.ftl" 2>/dev/null)
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
# Refuses every file whose hash is not in constraints.txt. Without build isolation pip downloads no build tools,
# whose hashes it would not check.
LOCKED := $(PIP) install --require-hashes -c constraints.txt --no-build-isolation

.PHONY: play test check slow soak bench docs build web dev sdist wheel lock audit clean help
.DEFAULT_GOAL := help

help:
	@echo "make play    build the game and play it in your browser"
	@echo "make test    run all checks and tests"
	@echo "make check   run only the linters, type checks and import rules"
	@echo "make slow    run the slow tests: many killed servers on both databases, more secrecy games, attacks at full volume"
	@echo "make bench   benchmark the engine against other engines (other benchmarks: bench/*.py)"
	@echo "make soak    run the soak tests, which take many hours (one by one: tests/soak*.py)"
	@echo "make docs    build the documentation site in build/docs/ and check its links"
	@echo "make wheel   build a source archive and a wheel for other computers, in dist/"
	@echo "make lock    write constraints.txt anew from pyproject.toml (newest versions: make lock UPGRADE=--upgrade)"
	@echo "make audit   look for known vulnerabilities in the locked packages"
	@echo "make clean   remove everything that was built or installed"

# Compiles, installs and builds the client at the same time.
play:
	@$(MAKE) --no-print-directory -s -j 3 build web
	@$(BIN)/sevenroads play

# The browser tests run separately: Playwright's event loop would block the other tests of its process. A failed one
# is tried once more and then listed as a rerun.
test: check
	@scripts/find-chromium
	@scripts/find-test-tools
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm test --silent
	scripts/with-postgres $(BIN)/python -m pytest -q -n auto --doctest-modules --ignore tests/e2e
	$(BIN)/python -m pytest -q -n auto --reruns 1 -r fER tests/e2e

check: dev web .venv/web-tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check

slow: dev .venv/web-tools .venv/docs .venv/cluster
	@scripts/find-test-tools
	scripts/with-postgres $(BIN)/python -m pytest -q -n auto -m slow tests

soak: dev
	$(BIN)/python tests/soak.py
	$(BIN)/python tests/soak_levels.py
	$(BIN)/python tests/soak_server.py secrecy
	scripts/with-postgres $(BIN)/python tests/soak_server.py kill
	scripts/with-postgres $(BIN)/python tests/soak_server.py fuzz

bench: dev
	$(BIN)/python scripts/requirements bench > .venv/requirements.txt
	$(LOCKED) -r .venv/requirements.txt
	$(BIN)/python bench/engine.py

docs: .venv/docs
	@$(BIN)/python scripts/docs

# A source archive with the browser client, and a portable wheel made from it. Both are the same from any folder.
sdist: .venv/release web
	$(BIN)/python -m build --no-isolation --sdist

wheel: sdist
	scripts/build-wheel

lock: .venv/supply
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate $(UPGRADE) \
		--custom-compile-command "make lock" --all-extras \
		--group build --group dev --group docs --group learn --group node --group release --group supply pyproject.toml -o constraints.txt

# Without a network pip-audit cannot be installed; scripts/audit then says so.
audit: .venv/pip
	@$(MAKE) -s .venv/supply || true
	@PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/python scripts/audit

build: .venv/built
web: .venv/web
dev: .venv/dev

.venv/pip: scripts/bootstrap constraints.txt
	@echo "Python: creating the environment .venv"
	@python=$$(scripts/bootstrap) && $$python -m venv .venv
	@sed -n '/^pip==/,/[^\]$$/p' constraints.txt | $(PIP) install --require-hashes -r /dev/stdin
	@$(LOCKED) --group build
	@touch $@

.venv/packages: .venv/pip pyproject.toml
	@echo "Python: installing the packages of the game"
	@$(BIN)/python scripts/requirements play terminal > .venv/requirements.txt
	@$(LOCKED) -r .venv/requirements.txt
	@touch $@

# For this machine only. `make wheel` builds for others.
.venv/kernel .venv/built: export SEVENROADS_ARCH := native
.venv/kernel: .venv/pip setup.py $(KERNEL)
	@echo "Engine: compiling $(words $(filter %.pyx,$(KERNEL))) modules"
	@$(BIN)/python setup.py -q build_ext --inplace
	@touch $@

.venv/built: .venv/kernel .venv/packages
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# Without Node, scripts/build-web installs it into .venv.
.venv/web: $(if $(shell scripts/build-web --find-node 2>/dev/null),,.venv/pip) scripts/build-web $(WEB)
	@mkdir -p .venv
	@echo "Browser client: building"
	@scripts/build-web
	@echo "Browser client: built"
	@touch $@

# What checks the client: three quarters of its packages, which the build does without.
.venv/web-tools: .venv/web web/package-lock.json
	@echo "Browser client: installing what the checks need"
	@scripts/build-web --tools
	@touch $@

.venv/dev: .venv/built
	@echo "Python: installing what the tests need"
	@$(BIN)/python scripts/requirements all > .venv/requirements.txt
	@$(LOCKED) -r .venv/requirements.txt --group dev --group release
	@touch $@

.venv/docs: .venv/dev
	@echo "Python: installing what the documentation needs"
	@$(LOCKED) --group docs
	@touch $@

.venv/cluster: .venv/dev
	@echo "Python: installing Ray"
	@$(BIN)/python scripts/requirements cluster > .venv/requirements.txt
	@$(LOCKED) -r .venv/requirements.txt
	@touch $@

.venv/release: .venv/pip pyproject.toml
	@$(LOCKED) --group release
	@touch $@

.venv/supply: .venv/pip pyproject.toml
	@$(LOCKED) --group supply
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info src/sevenroads/server/static web/node_modules
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete -o -name '*.c' -delete
	find src -type d -name x86_64_v3 -delete
