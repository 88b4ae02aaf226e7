// The tables within the page: starts the workers, and passes requests and lines to them.
import { app } from './app.svelte'
import type { Files } from './files'
import type { FromHome, ToHome } from './messages'

export interface Answered {
  status: number
  text: string
}

/** The page's end of a line. */
export interface LineEnd {
  said: (text: string) => void
  ended: () => void
}

/** What is being done before the first table can be laid. */
export type Stage = 'waiting' | 'fetching' | 'starting' | 'ready' | 'taken' | 'failed'

/** Milliseconds without a word from the tables: what is kept for later must not hold up what is wanted now. */
const QUIET = 2000
/** How much of the way to the first table fetching is; the rest is starting. */
const FETCHING = 0.75

export class Home {
  stage = $state<Stage>('waiting')
  /** What was fetched, in bytes. */
  came = $state(0)
  trouble = $state('')
  readonly size: number
  readonly #root: string
  #worker: Worker | null = null
  #thinker: Worker | null = null
  #tables: MessagePort | null = null
  #numbers = 0
  #quiet: ReturnType<typeof setTimeout> | undefined
  #isKept = false
  readonly #asked = new Map<number, (answer: Answered) => void>()
  readonly #lines = new Map<number, LineEnd>()

  constructor({ root, size }: Files) {
    this.#root = root
    this.size = size
  }

  /** From 0 to 1: how near the first table is. */
  get way(): number {
    if (this.stage === 'ready') return 1
    return this.stage === 'starting' ? FETCHING : FETCHING * Math.min(1, this.came / this.size)
  }

  begin(): void {
    if (this.#worker) return
    this.stage = 'fetching'
    this.came = 0
    const worker = (this.#worker = new Worker(new URL('./home.worker.ts', import.meta.url), { type: 'module' }))
    const { port1, port2 } = new MessageChannel()
    this.#tables = port2
    worker.onmessage = ({ data }: MessageEvent<FromHome>) => this.#hear(data)
    worker.onerror = (error) => this.#lost('failed', error.message)
    worker.postMessage({ kind: 'begin', root: this.#root, thinker: port1 } satisfies ToHome, [port1])
  }

  request(method: string, path: string, body: string, key: string): Promise<Answered> {
    this.begin()
    const id = ++this.#numbers
    return new Promise((resolve) => {
      this.#asked.set(id, resolve)
      this.#tell({ kind: 'request', id, method, path, body, key })
    })
  }

  /** A new line; its number is for `hear` and `shut`. */
  open(end: LineEnd): number {
    this.begin()
    const line = ++this.#numbers
    this.#lines.set(line, end)
    this.#tell({ kind: 'open', line })
    return line
  }

  hear(line: number, text: string): void {
    this.#tell({ kind: 'hear', line, text })
  }

  shut(line: number): void {
    if (this.#lines.delete(line)) this.#tell({ kind: 'shut', line })
  }

  /** After trouble, or when another tab had the tables. */
  again(): void {
    location.reload()
  }

  #tell(message: ToHome): void {
    this.#worker?.postMessage(message)
  }

  #hear(message: FromHome): void {
    this.#keepWhenQuiet()
    switch (message.kind) {
      case 'came':
        this.came += message.bytes
        return
      case 'fetched':
        this.stage = 'starting'
        return
      case 'ready':
        this.stage = 'ready'
        return
      case 'wanted':
        this.#think()
        return
      case 'taken':
        this.#lost('taken', '')
        return
      case 'failed':
        this.#lost('failed', message.text)
        return
      case 'answer':
        this.#asked.get(message.id)?.(message)
        this.#asked.delete(message.id)
        return
      case 'say':
        this.#lines.get(message.line)?.said(message.text)
        return
      case 'end':
        this.#end(message.line)
    }
  }

  #keepWhenQuiet(): void {
    if (this.#isKept) return
    clearTimeout(this.#quiet)
    this.#quiet = setTimeout(() => {
      this.#isKept = this.stage === 'ready'
      if (this.#isKept) void app.keep()
    }, QUIET)
  }

  #end(line: number): void {
    const end = this.#lines.get(line)
    this.#lines.delete(line)
    end?.ended()
  }

  /** Start the worker that thinks; what it was given waits in the port. */
  #think(): void {
    if (!this.#tables) return
    const thinker = (this.#thinker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }))
    thinker.onerror = () => this.#tell({ kind: 'died' })
    thinker.postMessage({ root: this.#root, tables: this.#tables }, [this.#tables])
    this.#tables = null
  }

  #lost(stage: Stage, trouble: string): void {
    this.stage = stage
    this.trouble = trouble
    this.#worker?.terminate()
    this.#thinker?.terminate()
    const text = JSON.stringify({ code: 'not_now', text: trouble, reason: 'tables_away', rule: '' })
    for (const answer of this.#asked.values()) answer({ status: 503, text })
    this.#asked.clear()
    for (const line of [...this.#lines.keys()]) this.#end(line)
  }
}
