# Each target sets up what it needs: only make and Python 3.11 or newer must be there. PYTHON=… names another one.

export PYTHON
SOAK_MATCHES ?= 2000
SOAK_KILLS ?= 1000
SOAK_MESSAGES ?= 1000000
SOAK_SAVES ?= 20000
export SOAK_MATCHES SOAK_KILLS SOAK_MESSAGES SOAK_SAVES
bin := .venv/bin

.PHONY: help play terminal test lint bench soak clean
.DEFAULT_GOAL := help

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' Makefile

play: ## Play in the browser: starts the table and opens the page (PORT=… for another port)
	@scripts/venv runtime
	@$(bin)/python scripts/web
	@$(bin)/cordon serve --open $(if $(PORT),--port $(PORT))

terminal: ## Play Zona in this terminal
	@scripts/venv runtime
	@$(bin)/cordon play zona

# pytest comes last, so that its closing line is the last thing printed.
test: lint ## Check everything: lint, content, scenarios, the page, tests
	@scripts/system
	@$(bin)/cordon content lint --stale
	@$(bin)/cordon check scenarios
	@$(bin)/python scripts/web test
	@$(bin)/python scripts/web
	@$(bin)/python -m pytest -n auto --dist loadgroup

lint: ## Check code style, types and who imports whom
	@scripts/venv dev
	@$(bin)/ruff check .
	@$(bin)/ruff format --check .
	@$(bin)/mypy
	@$(bin)/lint-imports --no-logo
	@$(bin)/python scripts/web check

bench: ## Measure speed, beside a peer in the same run, the table under load, and the page
	@scripts/venv dev
	@scripts/venv peer
	@$(bin)/python bench/run.py
	@$(bin)/python scripts/web npm ci --prefix ../bench/peer-boardgame --no-audit --no-fund
	@$(bin)/python bench/table.py
	@$(bin)/python scripts/web
	@$(bin)/python bench/page.py

soak: ## Play many random matches, send broken messages and saves, kill servers (SOAK_MATCHES, _MESSAGES, _SAVES, _KILLS)
	@scripts/venv dev
	@$(bin)/python -m pytest -m soak -n auto --dist loadgroup --timeout 14400

clean: ## Remove environments, caches and built files
	@rm -rf .venv .venv-peer dist src/cordon/client web/node_modules
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
