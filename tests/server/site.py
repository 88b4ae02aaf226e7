"""A server in a process of its own, with the test shelf: `python -m tests.server.site CONFIG-AS-JSON`."""

from __future__ import annotations

import sys

import msgspec

from igroteka.server.base.config import Config
from igroteka.server.http.run import serve

if __name__ == "__main__":
    serve(msgspec.json.decode(sys.argv[1], type=Config))
