# Everything starts from python3 (3.11 or newer) and make; the rest is set up in .venv on first use.

PYTHON ?= python3
GAME ?= dawn-under
ARGS ?=

BIN := .venv/bin
READY_TO_PLAY := $(PYTHON) tools/bootstrap.py run
READY_TO_TEST := $(PYTHON) tools/bootstrap.py dev

MADE := .venv .tools build dist .benchmarks .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

.DEFAULT_GOAL := help
.PHONY: help play terminal test proof dev format docs types references quick bench gallery study torture wheel lock clean

help: ## list these targets
	@sed -nE 's/^([a-z]+): ## (.*)/  make \1\t\2/p' Makefile | expand -t 16

play: ## play in the browser, alone or with friends (ARGS="options of `geisterstunde serve`")
	@$(READY_TO_PLAY)
	@$(BIN)/python tools/page.py
	@$(BIN)/geisterstunde serve $(ARGS)

terminal: ## play in the terminal (GAME=dawn-under, ARGS="options of `geisterstunde play`")
	@$(READY_TO_PLAY)
	@$(BIN)/geisterstunde play $(GAME) $(ARGS)

test: ## run every check, then the tests (ARGS="options of pytest")
	@$(READY_TO_TEST)
	@$(BIN)/python tools/page.py
	@$(BIN)/python tools/check.py $(ARGS)

proof: ## run the proofs: what takes longer than a test, as in docs/explanation/tests.md
	@$(READY_TO_TEST)
	@$(BIN)/python tools/page.py
	@$(BIN)/python tools/check.py --proof $(ARGS)

quick: ## look over the code and its types, then test the rules, plain: for every save
	@$(READY_TO_TEST)
	@$(BIN)/python tools/check.py --quick $(ARGS)

dev: ## set up .venv with everything for working on the code
	@$(READY_TO_TEST)

format: ## put the code in order with ruff
	@$(READY_TO_TEST)
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --fix

docs: ## build the documentation into build/docs
	@$(READY_TO_TEST)
	@$(BIN)/python -m sphinx -W --keep-going -q docs build/docs
	@echo "build/docs/index.html"

types: ## write the page's types anew from the server's
	@$(READY_TO_TEST)
	@$(BIN)/python tools/typescript.py

references: ## write the quick references of the rules pages anew
	@$(READY_TO_TEST)
	@$(BIN)/python tools/quick_reference.py

bench: ## measure the speed of the rules and what stands on them (ARGS="options of the benchmarks")
	@$(READY_TO_TEST)
	@$(BIN)/python -m benchmarks $(ARGS)

gallery: ## take the pictures of the page that docs/gallery shows
	@$(READY_TO_TEST)
	@$(BIN)/python tools/page.py
	@$(BIN)/python -m tests.browser.gallery

study: ## play the studies of docs/studies again, editions and house rules; takes an hour or so
	@$(READY_TO_TEST)
	@set -e; for who in random:1000000 thumb:1000000 hedgehog:10000; do \
		$(BIN)/geisterstunde compare dawn-under --vary edition=2004,2018 --vary fresh-air=no,yes \
			--vary players=3,4,6 --bots $${who%:*} --games $${who#*:} --seed 2026 \
			--out docs/studies/editions/$${who%:*} > /dev/null; \
	done
	@set -e; for who in thumb:20000 hedgehog:4000; do \
		for knob in rats=0,2,4,6,8,10 garlic=0,1,3,5 stakes=2,3,4,5; do \
			$(BIN)/geisterstunde compare dawn-under --players 4 --vary $$knob --bots $${who%:*} \
				--games $${who#*:} --seed 2026 --out docs/studies/house-rules/$${knob%%=*}-$${who%:*} > /dev/null; \
		done; \
	done

torture: ## try to break the server and the rules, at full size; takes long (ARGS="names of tools, as in torture/")
	@$(READY_TO_TEST)
	@$(BIN)/python -m torture $(ARGS)

wheel: ## build the wheels into dist: a plain one, and one for machines like this with compiled rules
	@$(READY_TO_TEST)
	@$(BIN)/python tools/page.py
	@$(BIN)/python tools/wheel.py

lock: ## write requirements/*.lock anew from pyproject.toml (ARGS=--upgrade for newer versions)
	@$(PYTHON) tools/bootstrap.py lock $(ARGS)

clean: ## remove everything that make made, .venv included
	rm -rf $(MADE)
	find src tests tools docs benchmarks torture -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
