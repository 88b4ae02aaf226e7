"""The laboratory on a Ray cluster writes the same files as in one process."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from igroteka.lab.runs.on_ray import HERE, on_ray
from igroteka.lab.runs.run_workers import in_this_process
from igroteka.lab.runs.running import run
from tests.cli.run import output_of
from tests.lab.test_run import files, plan

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def serial(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("serial")
    run(plan(), folder, in_this_process)
    return folder


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster of three nodes on this machine."""
    made = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(2):
        made.add_node(num_cpus=1)
    yield made.address
    made.shutdown()


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_the_files_are_the_same_on_ray(serial: Path, tmp_path: Path, workers: int) -> None:
    assert run(plan(), tmp_path, on_ray(HERE, workers)) == plan().games
    assert files(tmp_path) == files(serial)


def test_the_files_are_the_same_on_a_cluster_of_several_nodes(serial: Path, tmp_path: Path, cluster: str) -> None:
    assert run(plan(), tmp_path, on_ray(cluster)) == plan().games
    assert files(tmp_path) == files(serial)


def test_a_content_pack_is_brought_along(tmp_path: Path) -> None:
    pack = tmp_path / "box"
    output_of("content", "export", "rigor_mortis", pack)
    command = ["lab", "run", "rigor_mortis", "--games", "4", "--content", pack, "--bots", "random"]
    output_of(*command, "--out", tmp_path / "here", "--workers", "1")
    output_of(*command, "--out", tmp_path / "ray", "--workers", "1", "--ray")
    assert files(tmp_path / "ray") == files(tmp_path / "here")
