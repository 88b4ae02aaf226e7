// Python in a worker: it goes on from what `make site` has written down of its memory.
import { info } from 'pyodide/pyodide-lock.json'
import type { PyodideAPI } from 'pyodide'
import { startPython as start } from './memory.mjs'

/** So many bytes have come. */
export type Came = (bytes: number) => void

/** What Pyodide asks for itself. */
const ASKED = ['pyodide.asm.wasm', 'python.zip']

export async function startPython(root: string, came: Came): Promise<PyodideAPI> {
  watchFetching(came)
  hold(new Map(ASKED.map((name) => [root + name, fetch(root + name)])))
  // Asked for together, so that the way there and back is waited for once.
  const [{ loadPyodide }, { default: create }, msgspec, heap] = await Promise.all([
    import(/* @vite-ignore */ `${root}pyodide.js`) as Promise<typeof import('pyodide')>,
    import(/* @vite-ignore */ `${root}pyodide.asm.js`) as Promise<{ default: never }>,
    WebAssembly.compileStreaming(fetch(`${root}msgspec.wasm`)),
    fetch(`${root}heap.bin`).then((answer) => answer.arrayBuffer()),
  ])
  return start({ loadPyodide, create, root, msgspec, lock: { info, packages: {} } }, new Uint8Array(heap))
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
