"""Every part of the kit in every state, on one page, built into reports/kit/ and looked at: `make gallery KIND=kit`."""

import subprocess
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Error

from tests.e2e.conftest import chromium

BUILT = Path("reports/kit")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WIDTHS = {"desk": 1440, "phone": 390}
FAULTS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 140)}`))
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


def main() -> int:
    subprocess.run(["npx", "vite", "build", "--mode", "kit", "--logLevel", "warn"], cwd="web", check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUILT)))
    Thread(target=server.serve_forever, daemon=True).start()
    found, errors = set[str](), list[Error]()
    with chromium() as browser:
        for theme in THEMES:
            for name, width in WIDTHS.items():
                page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=theme)
                page.on("pageerror", lambda error: errors.append(error))
                page.goto(f"http://127.0.0.1:{server.server_port}/kit.html")
                page.get_by_role("heading", name="Sheet").wait_for()
                page.screenshot(path=BUILT / f"{name}-{theme}.png", full_page=True)
                page.evaluate(AXE_SCRIPT)
                found |= set(page.evaluate(FAULTS))
                page.get_by_role("button", name="Open", exact=True).click()
                page.screenshot(path=BUILT / f"sheet-{name}-{theme}.png")
                page.close()
    server.shutdown()
    found |= {str(error) for error in errors}
    print("\n".join(sorted(found)))
    print(f"kit: {len(found)} faults; pictures in {BUILT}/")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
