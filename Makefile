# Two commands matter: `make play` and `make test`. Everything they need is installed by them.

PYTHON ?= python3
VENV := .venv
FAST := .venv-compiled
GAMES ?= 1000
SEED ?= 1
SOURCES := $(shell find src -name "*.py" -o -name "*.ftl")
PLAY ?=

.PHONY: play test lint test-plain test-compiled coverage-of-rules golden bench soak docs clean

play: $(VENV)/.player
	@$(VENV)/bin/kanly play $(PLAY)

test: lint test-plain test-compiled

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

# The engine is copied before it is built: nothing compiled is left in the source tree.
define compile
	rm -rf build/compiled && mkdir -p build/compiled
	cp -r src setup.py pyproject.toml README.md build/compiled/
	rm -rf build/compiled/src/*.egg-info
	cd build/compiled && KANLY_COMPILE=1 KANLY_OPT=$(1) $(CURDIR)/$(FAST)/bin/pip install -q \
		--disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	$(FAST)/bin/python -c "import kanly; assert kanly.compiled, 'the build is not compiled'"
endef

$(FAST)/.ready: $(FAST)/.tools $(SOURCES) setup.py
	$(call compile,1)
	touch $@
	rm -f $(FAST)/.optimised

$(FAST)/.optimised: $(FAST)/.tools $(SOURCES) setup.py
	$(call compile,3)
	touch $@ $(FAST)/.ready

lint: $(VENV)/.ready
	$(VENV)/bin/ruff format --check src tests setup.py
	$(VENV)/bin/ruff check src tests setup.py
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

test-plain: $(VENV)/.ready
	$(VENV)/bin/python -m pytest -n 2
	$(VENV)/bin/python -m tests.coverage_of_rules --check

test-compiled: $(FAST)/.ready
	KANLY_GAMES=400 $(FAST)/bin/python -m pytest -n 2

coverage-of-rules: $(VENV)/.ready
	$(VENV)/bin/python -m tests.coverage_of_rules

golden: $(VENV)/.ready
	$(VENV)/bin/python -m tests.golden.playthrough
	$(VENV)/bin/python -m tests.golden.vocabulary

bench: $(VENV)/.ready $(FAST)/.optimised
	@$(VENV)/bin/pip install -q --disable-pip-version-check -e ".[bench]"
	@$(VENV)/bin/kanly bench --json --compiled $(FAST)/bin/python

soak: $(FAST)/.optimised
	$(FAST)/bin/python -m tests.properties.soak --games $(GAMES) --seed $(SEED)

docs: $(VENV)/.ready coverage-of-rules
	$(VENV)/bin/mkdocs build --strict

clean:
	rm -rf $(VENV) $(FAST) build site soak-failures .*_cache .hypothesis
