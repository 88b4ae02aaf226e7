"""`make release`: is what lies in dist/ fit to be given away?

Each wheel is installed into a new environment outside the clone and plays a game of each of its games; then the
checksums of all are written beside them.
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SUMS = "SHA256SUMS"
UV = ROOT / ".tools/bin/uv"


def run(*command: str | Path, place: Path) -> str:
    """What a command prints; it sees nothing of the clone."""
    seen = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        [str(part) for part in command], cwd=place, env=seen, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"release: {' '.join(str(part) for part in command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def check(wheel: Path) -> str:
    """Install the wheel where nothing of the clone is, and play; what `igroteka --version` says."""
    wanted = "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled"
    with tempfile.TemporaryDirectory(prefix="igroteka-release-") as folder:
        place = Path(folder)
        python, igroteka = place / "venv/bin/python", place / "venv/bin/igroteka"
        run(UV, "venv", "--quiet", "--no-python-downloads", "--python", sys.executable, "venv", place=place)
        run(UV, "pip", "install", "--quiet", "--python", python, wheel, place=place)
        version = run(igroteka, "--version", place=place).strip()
        if wanted not in version:
            sys.exit(f"release: {wheel.name} should play {wanted}, and says: {version}")
        page = run(
            python, "-c", "import igroteka.server as s; print(s.__path__[0] + '/static/index.html')", place=place
        )
        if not Path(page.strip()).exists():
            sys.exit(f"release: {wheel.name} has no page inside")
        for game in json.loads(run(igroteka, "games", "--json", place=place)):
            played = json.loads(
                run(igroteka, "simulate", game["id"], "--games", "1", "--seed", "1", "--json", place=place)
            )
            print(f"release: {wheel.name}: {game['id']}, {played['decisions']} decisions", flush=True)
    return version


def sums(files: Sequence[Path]) -> str:
    """The checksums in the form that `sha256sum --check` reads."""
    return "".join([f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files)])


def main() -> int:
    wheels = sorted(DIST.glob("*.whl"))
    pure = [wheel for wheel in wheels if wheel.name.endswith("-none-any.whl")]
    if len(pure) != 1 or len(wheels) < 2:
        sys.exit(f"release: {DIST.name}/ should hold one pure wheel and a compiled one, not {[w.name for w in wheels]}")
    for wheel in wheels:
        print(f"release: {wheel.name} is good: {check(wheel)}", flush=True)
    (DIST / SUMS).write_text(sums(wheels), encoding="utf-8")
    print(f"release: {DIST.name}/{SUMS} is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
