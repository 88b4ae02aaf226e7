"""What a content file holds, whichever way it is written.

Where people write content, it is YAML. Within a page there is no YAML: there `make site` has written the same files as
JSON, checked before.
"""

from __future__ import annotations

from typing import Any

import msgspec

from igroteka.content.faults import BadContent

try:
    from igroteka.content.strict_yaml import parse
except ImportError:

    def parse(text: bytes, path: str) -> Any:
        """The parsed JSON text, or BadContent; `path` names the text in errors."""
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadContent(path, 0, str(error), "JSON, as this page was built with") from None


__all__ = ["parse"]
