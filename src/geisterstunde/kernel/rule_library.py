"""A rule on its way into the entries that call it: Numba's intermediate code, and nothing made of it yet.

Numba optimises every function together with all that it calls, and makes machine code of it, one level above
the other. A rule is never called by itself, so both are done once, in the entry that it becomes part of.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class NoMachine:
    """Stands for the machine that would run a rule."""

    def set_env(self, env_name: str, env: Any) -> None:
        """Only what runs has surroundings."""


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc] # Numba is not typed
    """The code of one rule and of those it calls."""

    @property
    def codegen(self) -> NoMachine:
        return NoMachine()

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._verify_declare_only_symbols()
        self._finalized = True


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba's way to compile, as far as a rule needs it."""

    def define_pipelines(self) -> Any:
        self.state.library = RuleLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return super().define_pipelines()
