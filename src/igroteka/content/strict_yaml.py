"""YAML, read strictly: errors have the line, no key may be given twice, and every value is written out: a few lines of
aliases could stand for gigabytes."""

from __future__ import annotations

from typing import Any, cast

import yaml

from igroteka.content.faults import BadContent

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # a PyYAML built without libyaml: slower, otherwise the same
    from yaml import SafeLoader as Loader  # type: ignore[assignment]  # the same loader, in Python


MAX_DEPTH = 32
"""Collections inside each other: more than any content has, and far fewer than the parser can handle."""


class _Strict(Loader):
    """YAML that refuses a key given twice, where the last one would silently win."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        keys = [k for k, _ in node.value if isinstance(k, yaml.ScalarNode) and k.value != "<<"]
        if len({k.value for k in keys}) != len(keys):
            twice = next(k for i, k in enumerate(keys) if k.value in [first.value for first in keys[:i]])
            raise yaml.constructor.ConstructorError(None, None, f"the key {twice.value} twice", twice.start_mark)
        return cast("dict[Any, Any]", super().construct_mapping(node, deep))


def parse(text: bytes, path: str) -> Any:
    """The parsed YAML text, or BadContent; `path` names the text in errors."""
    try:
        check_plain(text, path)
        return yaml.load(text, _Strict)  # a safe loader, made stricter
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise BadContent(path, mark.line + 1 if mark else 0, f"broken YAML ({error.problem})", "YAML") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadContent(path, 0, str(error).splitlines()[0], "YAML in UTF-8") from None


def check_plain(text: bytes, path: str) -> None:
    """BadContent for aliases and for what is nested too deeply, before anything is made of the text."""
    depth = 0
    for event in yaml.parse(text, Loader):
        line = event.start_mark.line + 1 if event.start_mark else 0
        if isinstance(event, yaml.AliasEvent):
            raise BadContent(path, line, f"the alias *{event.anchor}", "every value written out")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > MAX_DEPTH:
            raise BadContent(path, line, f"more than {MAX_DEPTH} collections inside each other", "plain items")
