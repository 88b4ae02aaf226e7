"""Two folders of pictures of the same names, such as the gallery's before and after a change, compared pixel by pixel.

`python -m tools.pixels BEFORE AFTER --into FOLDER` leaves there, of each pair that differs, before, after and where.
"""

import argparse
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import chromium

COMPARE = """
async ([before, after, least]) => {
  const [a, b] = await Promise.all([before, after].map((data) => createImageBitmap(blobOf(data))))
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const canvas = new OffscreenCanvas(3 * width, height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  pen.drawImage(a, 0, 0)
  pen.drawImage(b, width, 0)
  const [one, two] = [0, width].map((x) => pen.getImageData(x, 0, width, height).data)
  const where = pen.createImageData(width, height)
  let differ = 0
  for (let i = 0; i < one.length; i += 4) {
    const most = Math.max(...[0, 1, 2].map((part) => Math.abs(one[i + part] - two[i + part])))
    const shade = most > least ? [255, 0, 0] : [0, 1, 2].map((part) => 200 + one[i + part] / 5)
    if (most > least) differ++
    where.data.set([...shade, 255], i)
  }
  pen.putImageData(where, 2 * width, 0)
  const picture = differ ? await dataOf(await canvas.convertToBlob({ type: 'image/png' })) : ''
  return { share: differ / (width * height), sizes: a.width === b.width && a.height === b.height, picture }
}
"""
HELP = """
() => {
window.blobOf = (data) => new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))])
window.dataOf = (blob) => new Promise((done) => {
  const reader = new FileReader()
  reader.onload = () => done(reader.result.split(',')[1])
  reader.readAsDataURL(blob)
})
}
"""
LEAST = 24
"""Of 255: what differs by less is how an edge was smoothed."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.pixels", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--into", type=Path, help="pictures of what differs")
    parser.add_argument(
        "--share", type=float, default=0.0005, help="so much of a picture may differ (default %(default)s)"
    )
    asked = parser.parse_args()
    before, after = ({path.name for path in folder.glob("*.png")} for folder in (asked.before, asked.after))
    for name in sorted(before ^ after):
        print(f"only {'before' if name in before else 'after'}: {name}")
    with chromium() as browser:
        page = browser.new_page()
        page.evaluate(HELP)
        found = {name: compared(page, asked.before / name, asked.after / name) for name in sorted(before & after)}
    changed = {name: each for name, each in found.items() if each["share"] > asked.share or not each["sizes"]}
    for name, each in sorted(changed.items(), key=lambda item: -item[1]["share"]):
        print(f"{each['share']:8.3%}  {name}{'' if each['sizes'] else '  (another size)'}")
        if asked.into:
            asked.into.mkdir(parents=True, exist_ok=True)
            (asked.into / name).write_bytes(b64decode(each["picture"]))
    print(f"{len(found)} pairs, {len(changed)} differ by more than {asked.share:.2%}")
    return 1 if changed or before != after else 0


def compared(page: Page, before: Path, after: Path) -> dict[str, Any]:
    """The share of pixels that differ, and both pictures beside a third that shows where."""
    data = [b64encode(path.read_bytes()).decode() for path in (before, after)]
    found: dict[str, Any] = page.evaluate(COMPARE, [*data, LEAST])
    return found


if __name__ == "__main__":
    raise SystemExit(main())
