// Starts Python in a worker: Pyodide, and the archive that has the standard library and our packages.
import type { PyodideAPI } from 'pyodide'
import { info } from 'pyodide/pyodide-lock.json'

/** So many bytes have come. */
export type Came = (bytes: number) => void

/** Pyodide asks the world for nothing else: everything is in our archive. */
const NO_PACKAGES = { info, packages: {} }
/** Compiled code cannot be read out of an archive. */
const UNPACK = `
import os, sys
from zipimport import zipimporter
archive = zipimporter(next(path for path in sys.path if path.endswith(".zip")))
place = next(path for path in sys.path if path.endswith("site-packages"))
for name in archive._get_files():
    if name.startswith("files/") and not name.endswith("/"):
        path = os.path.join(place, name.removeprefix("files/"))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(archive.get_data(name))
`

export async function startPython(root: string, came: Came): Promise<PyodideAPI> {
  watchFetching(came)
  const asked = ['pyodide.asm.wasm', 'python.zip'].map((name) => [root + name, fetch(root + name)] as const)
  hold(new Map(asked))
  // Asked for together, so that the way there and back is waited for once.
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(/* @vite-ignore */ `${root}pyodide.js`) as Promise<typeof import('pyodide')>,
    import(/* @vite-ignore */ `${root}pyodide.asm.js`) as Promise<{ default: never }>,
  ])
  const python = await loadPyodide({
    indexURL: root,
    stdLibURL: `${root}python.zip`,
    lockFileContents: NO_PACKAGES as never,
    packageBaseUrl: root,
    checkAPIVersion: false,
    createPyodideModule,
  })
  python.runPython(UNPACK)
  return python
}

/** Every byte that is fetched is told. */
function watchFetching(came: Came): void {
  const plain = globalThis.fetch
  globalThis.fetch = async (what, how) => {
    const answer = await plain(what, how)
    if (answer.ok) void count(answer.clone(), came)
    return answer
  }
}

async function count(answer: Response, came: Came): Promise<void> {
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) came(part.value.length)
}

/** What has been asked for already is not asked for again. */
function hold(asked: Map<string, Promise<Response>>): void {
  const plain = globalThis.fetch
  globalThis.fetch = (what, how) => {
    const address = String(what instanceof Request ? what.url : what)
    const found = asked.get(address)
    asked.delete(address)
    return found ?? plain(what, how)
  }
}
