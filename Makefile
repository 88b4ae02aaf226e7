# Igroteka. `make play` plays, `make test` checks everything; the rest is for those who build.
# Needs: python3 >= 3.11 with pip, node >= 20.19 and npm (the page), make, git. Everything else is fetched by `make setup`.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory
# Containers often set it; but a hundred tests start a program of their own, and each would compile all of its source anew.
unexport PYTHONDONTWRITEBYTECODE

UV_VERSION := 0.13.7
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8777
GAME ?= boo
SEED ?= 1
COUNT ?= 100
RUNS ?= runs
ROWS ?=
KIND ?=
GAMES ?=
BUILD ?=

UV := .tools/bin/uv
BIN := .venv/bin
PIP_INSTALL := $(UV) pip install --quiet --python .venv/bin/python
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/covers/*' 2>/dev/null)

# A stamp without what it stands for is worth nothing.
$(shell [ -x .venv/bin/python ] || rm -f .stamp/venv .stamp/dev .stamp/soak; [ -x .bench-venv/bin/python ] || rm -f .stamp/bench)
$(shell [ -d web/node_modules ] || rm -f .stamp/npm; [ -d src/igroteka/server/static ] || rm -f .stamp/web; [ -d build/site ] || rm -f .stamp/site)

# What `make play` does; OPEN= keeps the browser closed.
OPEN ?= --open
PLAY = exec $(BIN)/igroteka serve --host $(HOST) --port $(PORT) $(OPEN)

.PHONY: help
help: ## this list
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

# ---------------------------------------------------------------- set up

.PHONY: setup
setup: .stamp/venv .stamp/web ## everything a player needs: .venv and the built page

.PHONY: setup-dev
setup-dev: setup .stamp/dev ## and what a developer needs

.stamp:
	@mkdir -p .stamp

$(UV): | .stamp
	@echo "setup: uv $(UV_VERSION)"
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-warn-script-location --root-user-action=ignore \
		--upgrade --target .tools uv==$(UV_VERSION) 2> >(grep -v 'is ignored: it is neither' >&2)

.stamp/venv: requirements.lock pyproject.toml | $(UV) .stamp
	@echo "setup: .venv"
	@[ -x $(BIN)/python ] || $(UV) venv --quiet --no-python-downloads --python "$$(command -v $(PYTHON))" .venv
	@$(PIP_INSTALL) --require-hashes -r requirements.lock
	@$(PIP_INSTALL) --no-deps -e .
	@touch $@

.stamp/dev: requirements-dev.lock .stamp/venv
	@echo "setup: developer's tools"
	@$(PIP_INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

.stamp/soak: requirements-soak.lock .stamp/dev
	@echo "setup: what only long runs need"
	@$(PIP_INSTALL) --require-hashes -r requirements-soak.lock
	@touch $@

.stamp/npm: web/package.json web/package-lock.json web/.npmrc | .stamp
	@command -v npm >/dev/null || { echo "setup: npm is missing: install node 20.19 or newer, with npm" >&2; exit 1; }
	@echo "setup: npm packages of the page"
	@cd web && npm ci --loglevel=error --no-audit --no-fund
	@touch $@

.stamp/web: .stamp/npm $(WEB_SOURCES)
	@echo "setup: the page"
	@cd web && npm run build --loglevel=error
	@touch $@

# What plays without a server; for tests without its compressed forms. Python for the page comes from npm and PyPI.
OFFLINE_SOURCES := $(shell find src/igroteka -name '*.py' -o -name '*.yaml' -o -name '*.ftl' -o -name '*.txt') $(wildcard tools/offline_*.py)
.stamp/site: .stamp/web .stamp/venv web/bytecode.mjs web/heap.mjs $(OFFLINE_SOURCES)
	@echo "setup: the page without a server"
	@$(BIN)/python -m tools.offline_site --plain --to build/site
	@touch $@

# A browser is needed for the tests in a browser: missing, it is installed; if that fails, so do the tests.
.stamp/browser: | .stamp
	@if ! command -v chromium-headless-shell chromium >/dev/null; then \
		echo "setup: chromium"; \
		apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null; \
	fi
	@command -v chromium-headless-shell chromium >/dev/null
	@touch $@

# So is PostgreSQL for the tests of storage.
.stamp/postgres: | .stamp
	@if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null; then \
		echo "setup: postgresql"; \
		apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null; \
	fi
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null
	@touch $@

# The long runs also try the router of docs/haproxy.cfg.
.stamp/haproxy: | .stamp
	@if ! command -v haproxy >/dev/null; then \
		echo "setup: haproxy"; \
		apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends haproxy >/dev/null; \
	fi
	@command -v haproxy >/dev/null
	@touch $@

# Instructions are counted by callgrind.
.stamp/valgrind: | .stamp
	@if ! command -v valgrind >/dev/null; then \
		echo "setup: valgrind"; \
		apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends valgrind >/dev/null; \
	fi
	@command -v valgrind >/dev/null
	@touch $@

# And play a smoke game of each board in Firefox and in WebKit.
.stamp/browsers: .stamp/browser | .stamp
	@if ! command -v firefox-esr >/dev/null || ! command -v WebKitWebDriver >/dev/null || ! command -v xvfb-run >/dev/null; then \
		echo "setup: firefox and webkit"; \
		apt-get update -qq; \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb xauth >/dev/null; \
	fi
	@command -v firefox-esr WebKitWebDriver xvfb-run >/dev/null
	@touch $@

# ---------------------------------------------------------------- play

.PHONY: play
play: setup ## play in the browser (HOST=0.0.0.0 for friends in the house, PORT=8777)
	@$(PLAY)

# ---------------------------------------------------------------- check

.PHONY: test
test: ## every check; pytest's summary comes last
	@$(MAKE) --jobs=2 --output-sync=target lint trace web-check
	@$(MAKE) unit
	@$(MAKE) e2e

.PHONY: lint
lint: .stamp/dev .stamp/npm ## ruff and mypy --strict; eslint and Prettier for the page
	@$(BIN)/ruff check --quiet src tests bench tools examples
	@$(BIN)/ruff format --quiet --check src tests bench tools examples
	@$(BIN)/mypy
	@cd web && npm run --loglevel=error --silent lint

.PHONY: format
format: .stamp/dev .stamp/npm ## format the source with ruff and Prettier
	@$(BIN)/ruff check --quiet --fix src tests bench tools examples
	@$(BIN)/ruff format --quiet src tests bench tools examples
	@cd web && npm run --loglevel=error --silent format

.PHONY: trace
trace: .stamp/dev ## every rule is cited by a test
	@$(BIN)/python tools/trace.py

.PHONY: unit
unit: .stamp/dev .stamp/postgres ## Python tests; needs neither node nor a browser
	@$(BIN)/pytest -q -n 2 --dist worksteal -m "not soak and not e2e" tests

.PHONY: web-check
web-check: .stamp/npm ## types and units of the page
	@cd web && npm run --loglevel=error check && npm run --loglevel=error test

.PHONY: e2e
e2e: setup-dev .stamp/browser .stamp/site ## tests in a real browser
	@$(BIN)/pytest -q -n 2 --dist worksteal -m "e2e and not soak" -o faulthandler_timeout=240 -o faulthandler_exit_on_timeout=true tests/e2e

.PHONY: soak
soak: setup-dev .stamp/soak .stamp/browsers .stamp/site .stamp/postgres .stamp/haproxy .stamp/valgrind ## the long runs: thousands of games, other browsers, strength, compiled equality, bench-guard, mutants of all games: reports/soak.md
	@$(BIN)/python -m tools.soak --count $(COUNT) --seed $(SEED)

.PHONY: fields
fields: .stamp/dev ## write what follows from the fields of games: slots, copies, encode (GAMES=nine: of a new game)
	@$(BIN)/python -m tools.fields $(GAMES)

.PHONY: golden
golden: .stamp/dev ## rewrite golden playthroughs and add saves, after raising a game's rules version
	@IGROTEKA_GOLDEN=write $(BIN)/pytest -q -m "not soak" -k golden tests/engine tests/games tests/project

.PHONY: observations
observations: .stamp/dev ## rewrite the pages that say what the numbers of environments mean: docs/observations
	@$(BIN)/python -m tools.observations

.PHONY: balance
balance: .stamp/dev ## rewrite the figures of docs/balance from the laboratory's runs in RUNS
	@$(BIN)/python -m tools.balance --runs $(RUNS)

.PHONY: mutants
mutants: .stamp/dev ## plant COUNT faults in GAME and see how many its tests notice
	@$(BIN)/python -m tools.mutants $(GAME) --count $(COUNT) --seed $(SEED)

# ---------------------------------------------------------------- build

.PHONY: compile
compile: .stamp/dev ## compile engine, games and bots in place with mypyc, where a C compiler is found
	@$(BIN)/python tools/compile.py

.PHONY: uncompile
uncompile: ## back to the interpreted source
	@find src tests bench -name '*.so' -delete
	@rm -rf build

.PHONY: site
site: setup ## the shelf that needs no server, a folder for any host: dist/site/ (docs/offline.md)
	@$(BIN)/python -m tools.offline_site
	@du -sh dist/site

.PHONY: wheel
wheel: setup ## a pure wheel, the page inside, in dist/
	@$(UV) build --quiet --wheel --no-python-downloads --python $(BIN)/python --out-dir dist .
	@ls dist/*.whl

# In an environment of its own: uv makes one, with mypyc as it is locked.
.PHONY: wheel-compiled
wheel-compiled: setup ## a wheel for this platform and Python, games and bots compiled, in dist/ (needs a C compiler, minutes)
	@HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(UV) build --quiet --wheel --no-python-downloads --python $(BIN)/python \
		--build-constraints requirements-dev.lock --out-dir dist .
	@ls dist/*.whl

.PHONY: release
release: setup ## both wheels, each tried in a new environment by a game of each, and their checksums
	@rm -rf dist
	@$(MAKE) wheel wheel-compiled
	@$(BIN)/python -m tools.release

.PHONY: bench
bench: .stamp/dev .stamp/bench .stamp/postgres ## speed, beside other engines: bench/report.md and .json (ROWS=envs measures only these anew)
	@$(BIN)/python -m bench --rows "$(ROWS)"

.PHONY: bench-guard
bench-guard: .stamp/dev .stamp/valgrind ## has a change made the games slower? (GAMES="boo rickshank", BUILD=interpreted; RECORD="why" writes bench/guard.json)
	@$(BIN)/python -m bench.guard $(if $(GAMES),--games $(GAMES)) $(if $(BUILD),--builds $(BUILD)) --record "$${RECORD:-}"

.stamp/bench: bench/requirements.lock | $(UV) .stamp
	@echo "setup: .bench-venv"
	@[ -x .bench-venv/bin/python ] || $(UV) venv --quiet --no-python-downloads --python "$$(command -v $(PYTHON))" .bench-venv
	@$(UV) pip install --quiet --python .bench-venv/bin/python --no-deps --require-hashes -r bench/requirements.lock
	@touch $@

.PHONY: frames
frames: setup-dev .stamp/browser ## how smoothly boards move, in a slowed browser
	@$(BIN)/python -m tools.frames

.PHONY: gallery
gallery: setup-dev .stamp/browser ## what is wrong with the board of GAME (KIND= of question, or kit), at seven sizes; pictures in reports/gallery/
	@$(BIN)/python -m tools.$(if $(filter kit,$(KIND)),kit,gallery $(GAME) --kind "$(KIND)" --pictures)

.PHONY: lessons
lessons: setup-dev .stamp/browser ## pictures of every step of the lesson of GAME in reports/lessons/, and what its guide covers
	@$(BIN)/python -m tools.lessons $(GAME)

.PHONY: shots
shots: setup-dev .stamp/browser ## screenshots of the pages round the boards, in reports/frame/, and of every table, in reports/shots/
	@$(BIN)/python -m tools.frame_shots
	@$(BIN)/python -m tools.shots

.PHONY: pictures
pictures: setup-dev .stamp/browser ## pictures of the tables for the pages of the games, in web/pictures/ (GAMES=)
	@$(BIN)/python -m tools.pictures $(GAMES)

COMPILE_LOCK := $(UV) pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url

.PHONY: lock
lock: | $(UV) ## bring the locks up to date with pyproject.toml (UPGRADE=--upgrade for newer versions)
	@$(COMPILE_LOCK) pyproject.toml -o requirements.lock
	@$(COMPILE_LOCK) pyproject.toml --extra dev --extra lab --extra onnx --extra people --extra postgres --extra research -c requirements.lock -o requirements-dev.lock
	@$(COMPILE_LOCK) pyproject.toml --extra soak -c requirements-dev.lock -o requirements-soak.lock
	@$(COMPILE_LOCK) bench/requirements.in -o bench/requirements.lock
	@! grep -l '://' requirements*.lock bench/requirements.lock

.PHONY: clean
clean: uncompile ## remove everything that make made
	@rm -rf .venv .bench-venv .tools .stamp build dist reports web/node_modules web/dist web/covers src/igroteka/server/static
	@rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*
	@find src tests bench tools examples -name __pycache__ -type d -prune -exec rm -rf {} +
