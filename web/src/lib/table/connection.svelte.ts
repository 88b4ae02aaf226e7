// The line to the server: one socket at a time, opened again when it is lost, to the process that has the table. It matches
// replies to what was sent; what the messages say is the table's business.
import type { ClientMsg, ErrorCode, Fault, Hello, ServerMsg, Welcome } from '../protocol'
import type { Whereabouts } from '../whereabouts'
import { place, type Line } from '../../offline/place.svelte'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed'

export interface Reply {
  fault: Fault | null
}

/** What is done with each type of message. */
export type Receivers = { readonly [K in ServerMsg['type']]: (message: Extract<ServerMsg, { type: K }>) => void }

export type Sending = ClientMsg extends infer M ? (M extends { id?: number } ? Omit<M, 'id'> : never) : never

interface Uses {
  /** The first message on a new socket. */
  hello: () => Hello
  receive: (message: ServerMsg) => void
  /** The socket is lost or closed: nothing that depends on it may go on. */
  lost: () => void
}

const DELAYS = [250, 500, 500, 500, 1000, 1000, 2000, 4000, 8000]
/** After these farewells nobody comes back. */
const FINAL: readonly string[] = ['kicked', 'locked', 'deleted', 'left', 'shut', 'banned']

export class Connection {
  state = $state<ConnectionState>('connecting')
  bye = $state('')
  readonly #whereabouts: Whereabouts
  readonly #uses: Uses
  #socket: Line | null = null
  #tries = 0
  #sent = 0
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #reconnecting: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  /** The server has said where to go. */
  #named = false
  /** Milliseconds of silence after which the server is lost; 0 for a server that may be silent. */
  #silence = 0
  #listening: ReturnType<typeof setTimeout> | undefined

  constructor(whereabouts: Whereabouts, uses: Uses) {
    this.#whereabouts = whereabouts
    this.#uses = uses
  }

  open(): void {
    const socket = place.line(this.#whereabouts.socket)
    this.#socket = socket
    this.#sent = 0
    this.#listen(socket)
    socket.onopen = () => socket.send(JSON.stringify(this.#uses.hello()))
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#listen(socket)
      this.#uses.receive(JSON.parse(message.data) as ServerMsg)
    }
    socket.onclose = () => this.#lost(socket)
  }

  /** Something was missed: what follows is only understood after a new hello. */
  reopen(): void {
    this.#socket?.close()
  }

  /** Whoever looks at the page does not want to wait for the next try. */
  retry(): void {
    if (this.state !== 'lost') return
    clearTimeout(this.#reconnecting)
    this.#tries = 0
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.open()
  }

  close(): void {
    this.#stopped = true
    this.#clear()
    this.#socket?.close()
    this.state = 'closed'
  }

  /** Send something and learn whether it was done; a lost connection counts as not done. */
  send(message: Sending): Promise<Reply> {
    const socket = this.#socket
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ fault: fault('not_now', 'no connection') })
    }
    const id = ++this.#sent
    socket.send(JSON.stringify({ ...message, id }))
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  /** Send something that has no reply, if there is a connection. */
  tell(message: ClientMsg): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  welcome({ silence, others }: Welcome): void {
    this.state = 'open'
    this.bye = ''
    this.#tries = 0
    this.#silence = silence
    this.#whereabouts.found(others)
  }

  settle(id: number, problem: Fault | null): void {
    this.#waiting.get(id)?.({ fault: problem })
    this.#waiting.delete(id)
  }

  /** The server is about to close the line, and may know where the table is now. */
  dismissed(why: string, where: string): void {
    this.bye = why
    if (!where) return
    this.#named = true
    this.#whereabouts.named(where)
  }

  /** Where another process can have the table, one that says nothing for too long is lost, though the socket is open. */
  #listen(socket: Line): void {
    clearTimeout(this.#listening)
    if (!this.#silence) return
    this.#listening = setTimeout(() => {
      socket.onclose = null
      socket.close()
      this.#lost(socket)
    }, this.#silence)
  }

  #lost(socket: Line): void {
    if (socket !== this.#socket || this.#stopped) return
    this.#clear()
    for (const resolve of this.#waiting.values()) resolve({ fault: fault('not_now', 'connection lost') })
    this.#waiting.clear()
    if (FINAL.includes(this.bye)) {
      this.state = 'closed'
      return
    }
    this.state = 'lost'
    if (!this.#named) this.#whereabouts.lost()
    const delay = this.#named && !this.#tries ? 0 : DELAYS[Math.min(this.#tries, DELAYS.length - 1)]!
    this.#named = false
    this.#tries++
    this.#reconnecting = setTimeout(() => this.open(), delay)
  }

  #clear(): void {
    clearTimeout(this.#reconnecting)
    clearTimeout(this.#listening)
    this.#uses.lost()
  }
}

export function fault(code: ErrorCode, text: string): Fault {
  return { type: 'error', id: 0, code, text, reason: '', rule: '' }
}
