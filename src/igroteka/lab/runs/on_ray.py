"""Parts of a run, played on a Ray cluster.

Its machines need this package, but no folder in common: a content pack is brought to them, and what they have written
comes back to the machine where the run was started.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec.structs import replace

from igroteka.engine.plain import Plain
from igroteka.lab.runs.columns import keep_files
from igroteka.lab.runs.extra import ray
from igroteka.lab.runs.plan import Part
from igroteka.lab.runs.run_workers import Done, RunJob, Runner, play_part

HERE: Final = "local"
"""Instead of the address of a cluster: one on this machine, for the time of the run."""


def play_away(job: RunJob, part: Part) -> tuple[Done, dict[str, bytes]]:
    """Play a part on any machine; returns its summary and the files that it wrote."""
    with TemporaryDirectory(prefix="igroteka-lab-") as folder:
        done = play_part(replace(job, folder=folder), part)
        paths = [path for path in Path(folder).rglob("*") if path.is_file()]
        return done, {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def on_ray(address: str = HERE, workers: int | None = None) -> Runner:
    """A runner on the cluster at an address (`auto`: that of this machine), or on one with this many workers, made for
    the run."""
    module = ray()

    def runner(job: RunJob, parts: Sequence[Part]) -> Iterator[Done]:
        made: Plain = {"num_cpus": workers} if address == HERE else {}
        if job.content is not None:  # Ray brings the folder to every machine, and works in it
            made["runtime_env"] = {"working_dir": job.content}
            job = replace(job, content=".")
        module.init(address, log_to_driver=False, logging_level="ERROR", **made)
        try:
            task = module.remote(play_away)
            most = 2 * max(1, int(module.cluster_resources().get("CPU", 1)))
            left = iter(parts)
            running = [task.remote(job, part) for _, part in zip(range(most), left, strict=False)]
            while running:
                finished, running = module.wait(running)
                for done, files in module.get(finished):
                    keep_files(Path(job.folder), files)
                    yield done
                running += [task.remote(job, part) for _, part in zip(finished, left, strict=False)]
        finally:
            module.shutdown()

    return runner
