// The worker that thinks: a Python of its own, so that the tables go on while a bot searches.
import type { PyCallable, PyProxy } from 'pyodide/ffi'
import type { Order } from './messages'
import { startPython } from './python'

const page = self as unknown as Worker

page.onmessage = async ({ data }: MessageEvent<{ root: string; tables: MessagePort }>) => {
  const { root, tables } = data
  const python = await startPython(root, () => undefined)
  const bridge = python.pyimport('igroteka.server.offline.bridge') as PyProxy & { thinker: PyCallable }
  const think = bridge.thinker(python.pyimport('pyodide.ffi').to_js) as (bytes: Uint8Array) => Uint8Array
  tables.onmessage = ({ data: { id, bytes } }: MessageEvent<Order>) =>
    tables.postMessage({ id, bytes: think(bytes) } satisfies Order)
}
