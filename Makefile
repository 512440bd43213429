# The tasks live in run.py; `make TASK` forwards, `make TASK ARGS="--port 8899"` passes arguments on.
PYTHON ?= python3
TASKS := lab check test notebooks bench hosts soak mutants shots pins

.PHONY: help $(TASKS)
help:
	@$(PYTHON) run.py
$(TASKS):
	@$(PYTHON) run.py $@ $(ARGS)
