"""The examples of the README work."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_python_of_the_readme_runs_as_printed() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    example = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    assert len(example.examples) >= 6
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(example)
    assert runner.failures == 0
