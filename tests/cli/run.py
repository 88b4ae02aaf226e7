"""The real command in a process of its own: through pipes, or on a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

COMMAND: Final = str(Path(sys.executable).parent / "igroteka")
ENVIRONMENT: Final = {**os.environ, "IGROTEKA_STRICT_WORDS": "1", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")


def igroteka(*args: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run it with pipes and wait for its end."""
    return subprocess.run(
        [COMMAND, *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**ENVIRONMENT, **environment},
    )


def output_of(*args: object, typed: str = "", **environment: str) -> str:
    """What it prints when it succeeds."""
    done = igroteka(*args, typed=typed, **environment)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def mistake(*args: object, **environment: str) -> str:
    """The line that explains a mistake: exit code 2, nothing on stdout."""
    done = igroteka(*args, **environment)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.startswith("igroteka: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.strip()


def on_a_terminal(*args: object, typed: str = "", until: str = "", **environment: str) -> str:
    """Run it on a terminal of 80 columns; type each line when the last output has `until` in it."""
    main, theirs = pty.openpty()
    size = (24).to_bytes(2, sys.byteorder) + (80).to_bytes(2, sys.byteorder) + bytes(4)
    __import__("fcntl").ioctl(theirs, __import__("termios").TIOCSWINSZ, size)
    environment = {**ENVIRONMENT, "TERM": "xterm", **environment}
    process = subprocess.Popen(
        [COMMAND, *map(str, args)], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
    )
    os.close(theirs)
    lines, heard, fresh = typed.splitlines(), "", ""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        ready, _, _ = select.select([main], [], [], 0.2)
        if not ready:
            continue
        try:
            chunk = os.read(main, 65536).decode("utf-8", "replace")
        except OSError:  # the other end is closed: the command has ended
            break
        heard, fresh = heard + chunk, fresh + chunk
        if lines and until in fresh:
            fresh = ""
            os.write(main, (lines.pop(0) + "\n").encode())
    os.close(main)
    assert process.wait(10) == 0
    return heard.replace("\r\n", "\n")
