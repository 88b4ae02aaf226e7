"""The page without a server on a mid phone: all of Chromium has a quarter of one core, the line is one of 9 Mbit/s and
165 ms. `make bench ROWS=offline` after `make site`; it needs root and control groups (version 1 of `cpu`).

The processor is limited for the whole browser: its processes are begun in a control group whose quota is set when the
page is opened. Other work on the machine disturbs little, because the group comes first as long as it has quota.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import monotonic

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from bench.loads.host import Line, hosted
from bench.model import Figure, Workplace
from tests.e2e.conftest import FLAGS, PHONE, installed

GROUP = "offline"
COLD, WARM = 20, 5
"""The goals, in seconds to the first question."""
SENT, MEMORY = 7, 350
"""In megabytes."""
LINE = Line(bytes_a_second=9e6 / 8, delay=0.165)
PART = 0.25
"""Of one core."""
PERIOD = 20_000
"""Microseconds."""
CONTROL = Path("/sys/fs/cgroup/cpu/igroteka_bench")
COUNT = Path("/sys/fs/cgroup/cpuacct/igroteka_bench")
FIRST_IN_LINE = 100_000
SLOWEST = 120_000
"""Milliseconds to wait for anything."""
GAME = "gravity_falls"
ANSWER = "main [data-lit], main [data-answer]"
KNOWING = "localStorage['igroteka.preferences'] ??= JSON.stringify({ meetings: false })"


@dataclass
class Visit:
    clock: float
    """Seconds to the first question."""
    processor: float
    """Seconds of one core."""
    sent: float
    """Megabytes, as they were compressed."""
    memory: float
    """Megabytes of the page's process, workers and all."""


class Group:
    """The processes of a browser, and how much of the processor they may have."""

    @contextmanager
    def browser(self, scratch: Path) -> Iterator[Browser]:
        for folder in (CONTROL, COUNT):
            folder.mkdir(exist_ok=True)
        (CONTROL / "cpu.shares").write_text(str(FIRST_IN_LINE))
        (CONTROL / "cpu.cfs_period_us").write_text(str(PERIOD))
        inside = scratch / "chromium-inside"
        joining = "".join(f"echo $$ > {folder}/cgroup.procs\n" for folder in (CONTROL, COUNT))
        inside.write_text(f'#!/bin/sh\n{joining}exec {installed()} "$@"\n')
        inside.chmod(inside.stat().st_mode | stat.S_IXUSR)
        try:
            with sync_playwright() as playwright:
                opened = playwright.chromium.launch(executable_path=str(inside), args=FLAGS)
                yield opened
                opened.close()
        finally:
            for folder in (CONTROL, COUNT):
                folder.rmdir()

    def limit(self, part: float) -> None:
        (CONTROL / "cpu.cfs_quota_us").write_text(str(int(part * PERIOD)) if part else "-1")

    def spent(self) -> float:
        """Seconds of one core so far."""
        return int((COUNT / "cpuacct.usage").read_text()) / 1e9

    def largest(self) -> float:
        """Megabytes of the process that has most; of what it shares with others its part."""
        found = [0.0]
        for process in (COUNT / "cgroup.procs").read_text().split():
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            found.append(next(int(line.split()[1]) / 1000 for line in lines if line.startswith("Pss:")))
        return max(found)


def first_question(
    group: Group, context: BrowserContext, address: str, sent: list[int], part: float
) -> tuple[Page, Visit]:
    """Somebody opens the page of a game and presses «Play»."""
    page = context.new_page()
    page.set_default_timeout(SLOWEST)
    sent.clear()
    group.limit(part)
    began, spent = monotonic(), group.spent()
    page.goto(f"{address}#/game/{GAME}", wait_until="commit")
    page.get_by_role("button", name="Играть", exact=True).click()
    page.wait_for_selector(ANSWER)
    took, used = monotonic() - began, group.spent() - spent
    group.limit(0)
    return page, Visit(took, used, sum(sent) / 1e6, group.largest())


def visits(site: Path, scratch: Path, part: float = PART) -> tuple[Visit, Visit]:
    """The first one, and one without a network after it."""
    sent: list[int] = []
    group = Group()
    with hosted(site, LINE, sent) as address, group.browser(scratch) as browser:
        screen = ViewportSize(width=PHONE["width"], height=PHONE["height"])
        context = browser.new_context(locale="ru-RU", viewport=screen, has_touch=True)
        context.add_init_script(KNOWING)
        page, cold = first_question(group, context, address, sent, part)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.close()
        context.set_offline(True)
        page, warm = first_question(group, context, address, sent, part)
        page.wait_for_timeout(3000)
        warm.memory = group.largest()
    return cold, warm


def figures(place: Workplace) -> list[Figure]:
    site = place.root / "dist/site"
    if not installed() or not site.is_dir() or not os.access("/sys/fs/cgroup/cpu", os.W_OK):
        return []  # nothing to open, or nothing to limit it with
    found = [visits(site, place.scratch) for _ in range(1 if place.quick else 3)]
    cold, warm = (median(pair[n].clock for pair in found) for n in (0, 1))
    sent = median(pair[0].sent for pair in found)
    memory = max(pair[1].memory for pair in found)
    return [
        Figure(GROUP, "first visit to the first question", cold, "s", f"≤ {COLD}", cold <= COLD),
        Figure(GROUP, "again, without a network", warm, "s", f"≤ {WARM}", warm <= WARM),
        Figure(GROUP, "sent, compressed", sent, "MB", f"≤ {SENT}", sent <= SENT),
        Figure(GROUP, "memory of the page's process", memory, "MB", f"≤ {MEMORY}", memory <= MEMORY),
    ]
