// Where the tables are: at the server that this page came from, or within the page. A page that can be either asks for the server
// once; the page of a server asks nothing.
import { filesIn, type Files } from './files'
import { Home } from './home.svelte'
import { PageLine } from './line'

/** What a table is reached by: what Connection needs of a WebSocket. */
export interface Line {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((message: MessageEvent<string>) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export type Asked = Pick<Response, 'status' | 'statusText' | 'ok'> & { json(): Promise<unknown> }

/** Milliseconds in which a server must answer; without a network nobody does. */
const PATIENCE = 4000
/** What `make site` has prepared; Python is not needed for it. */
const PREPARED = /^(games|games\/\w+\/content|(rules|book|puzzles)\/\w+)$/

class Place {
  readonly #files: Files | null
  readonly #decided: Promise<Home | null>
  /** The tables within the page; null where a server has them, and until that is known. */
  home = $state.raw<Home | null>(null)

  constructor(files: Files | null) {
    this.#files = files
    this.#decided = files ? this.#decide(files) : Promise.resolve(null)
  }

  /** This page can do without a server. */
  get isPortable(): boolean {
    return this.#files !== null
  }

  async ask(path: string, body: unknown, key: string): Promise<Asked> {
    const home = await this.#decided
    if (!home || !this.#files) return asked(`api/${path}`, body, key)
    const [name = ''] = path.split('?')
    if (body === undefined && PREPARED.test(name))
      return fetch(`${this.#files.root}prepared/${name.replaceAll('/', '-')}.json`)
    const sent = body === undefined ? '' : JSON.stringify(body)
    const { status, text } = await home.request(body === undefined ? 'GET' : 'POST', path, sent, key)
    return { status, statusText: text, ok: status < 300, json: async () => JSON.parse(text) as unknown }
  }

  line(address: URL): Line {
    // A socket is a line, though its handlers are typed for more.
    return this.#files ? new PageLine(this.#decided, address) : (new WebSocket(address) as unknown as Line)
  }

  async #decide(files: Files): Promise<Home | null> {
    if (await isServed()) return null
    this.home = new Home(files)
    this.home.begin()
    return this.home
  }
}

/** A server answers. Where there is none, a file of `make site` says so. */
async function isServed(): Promise<boolean> {
  try {
    const answer = await fetch('api/server', { signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' })
    return answer.ok && !((await answer.json()) as { here: boolean }).here
  } catch {
    return false
  }
}

function asked(path: string, body: unknown, key: string): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  if (key) headers.authorization = `Bearer ${key}`
  return fetch(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) })
}

export const place = new Place(filesIn(document))
