// A line to a table of this page, or to a server once it is known that there is one. It looks like a WebSocket.
import type { Home } from './home.svelte'
import type { Line } from './place.svelte'

export class PageLine implements Line {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((message: MessageEvent<string>) => void) | null = null
  onclose: (() => void) | null = null
  #send: (text: string) => void = () => undefined
  #shut: () => void = () => undefined

  constructor(decided: Promise<Home | null>, address: URL) {
    void decided.then((home) => {
      if (this.readyState === WebSocket.CONNECTING) this.#open(home, address)
    })
  }

  send(text: string): void {
    this.#send(text)
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.#shut()
    this.#ended()
  }

  #open(home: Home | null, address: URL): void {
    if (home) {
      const line = home.open({
        said: (text) => this.onmessage?.(new MessageEvent('message', { data: text })),
        ended: () => this.#ended(),
      })
      this.#send = (text) => home.hear(line, text)
      this.#shut = () => home.shut(line)
      this.#opened()
      return
    }
    const socket = new WebSocket(address)
    socket.onopen = () => this.#opened()
    socket.onmessage = (message: MessageEvent<string>) => this.onmessage?.(message)
    socket.onclose = () => this.#ended()
    this.#send = (text) => socket.send(text)
    this.#shut = () => socket.close()
  }

  #opened(): void {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }

  /** As with a socket, whoever closes it hears of it later. */
  #ended(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    queueMicrotask(() => this.onclose?.())
  }
}
