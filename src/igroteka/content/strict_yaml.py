"""YAML, read strictly: errors have the line, and no key may be given twice."""

from __future__ import annotations

from typing import Any, cast

import yaml

from igroteka.content.faults import BadContent

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # a PyYAML built without libyaml: slower, otherwise the same
    from yaml import SafeLoader as Loader  # type: ignore[assignment]  # the same loader, in Python


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
        return yaml.load(text, _Strict)  # a safe loader, made stricter
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise BadContent(path, mark.line + 1 if mark else 0, f"broken YAML ({error.problem})", "YAML") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadContent(path, 0, str(error).splitlines()[0], "YAML in UTF-8") from None
