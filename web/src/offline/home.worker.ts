// The worker that has the tables: the server's own code, with messages of the page in place of requests and sockets.
import type { PyCallable, PyProxy } from 'pyodide/ffi'
import { Disk, Taken } from './disk'
import type { FromHome, Order, ToHome } from './messages'
import { startPython } from './python'

/** igroteka.server.offline.bridge.Desk */
interface Desk {
  request(id: number, method: string, path: string, body: string, key: string): void
  open(line: number): void
  hear(line: number, text: string): void
  shut(line: number): void
  thought(id: number, found: Uint8Array): void
  died(): void
}

const page = self as unknown as Worker
const tell = (message: FromHome) => page.postMessage(message)
let desk: Desk | null = null
/** What came before the tables were there. */
const early: ToHome[] = []

async function begin(root: string, thinker: MessagePort): Promise<void> {
  const disk = await Disk.open()
  const python = await startPython(root, (bytes) => tell({ kind: 'came', bytes }))
  tell({ kind: 'fetched' })
  let isWanted = false
  const browser = {
    read: () => disk.read(),
    write: async (numbers: number[], pages: Uint8Array, size: number) => {
      try {
        await disk.write(numbers, pages, size)
      } catch (error) {
        if (error instanceof Taken) tell({ kind: 'taken' })
        throw error
      }
    },
    answer: (id: number, status: number, text: string) => tell({ kind: 'answer', id, status, text }),
    say: (line: number, text: string) => tell({ kind: 'say', line, text }),
    end: (line: number) => tell({ kind: 'end', line }),
    think: (id: number, bytes: Uint8Array) => {
      if (!isWanted) tell({ kind: 'wanted' })
      isWanted = true
      thinker.postMessage({ id, bytes } satisfies Order)
    },
  }
  const bridge = python.pyimport('igroteka.server.offline.bridge') as PyProxy & { begin: PyCallable }
  const convert = python.pyimport('pyodide.ffi').to_js as PyCallable
  desk = (await bridge.begin(browser, convert)) as Desk
  thinker.onmessage = ({ data }: MessageEvent<Order>) => desk?.thought(data.id, data.bytes)
  for (const message of early.splice(0)) hear(message)
  tell({ kind: 'ready' })
}

function hear(message: ToHome): void {
  if (message.kind === 'begin') {
    begin(message.root, message.thinker).catch((error: unknown) => tell({ kind: 'failed', text: String(error) }))
  } else if (desk === null) early.push(message)
  else if (message.kind === 'request') desk.request(message.id, message.method, message.path, message.body, message.key)
  else if (message.kind === 'open') desk.open(message.line)
  else if (message.kind === 'hear') desk.hear(message.line, message.text)
  else if (message.kind === 'shut') desk.shut(message.line)
  else desk.died()
}

page.onmessage = ({ data }: MessageEvent<ToHome>) => hear(data)
