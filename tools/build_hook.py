"""The build hook of the compiled wheel: engine, games and bots go through mypyc in a copy, and their libraries into the
wheel beside the source, which plays where they cannot be loaded.

Hatchling runs it only if `HATCH_BUILD_HOOK_ENABLE_CUSTOM=true` (`make wheel-compiled`); the environment that it runs in
has the versions of mypyc and setuptools that pyproject.toml names for it.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COPY = Path("build/wheel")
COPIED = ("src", "tools", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "static")


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles a copy of the tree, so that what lies in the tree itself stays as it is."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        tree = Path(self.root) / COPY
        shutil.rmtree(tree / "src", ignore_errors=True)
        for name in COPIED:
            source = Path(self.root) / name
            if source.is_dir():
                shutil.copytree(source, tree / name, ignore=LEFT_OUT, dirs_exist_ok=True)
            else:
                shutil.copy2(source, tree / name)
        subprocess.run([sys.executable, "tools/compile.py"], cwd=tree, check=True)
        libraries = sorted([*(tree / "src").rglob("*.so"), *(tree / "src").rglob("*.pyd")])
        if not libraries:
            raise RuntimeError("nothing was compiled: a compiled wheel needs a C compiler and Python.h")
        for library in libraries:
            build_data["force_include"][str(library)] = str(library.relative_to(tree / "src"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
