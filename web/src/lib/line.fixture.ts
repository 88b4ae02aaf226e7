// A socket whose other end is the test: what was sent is read, what comes is said.

/** The server's end of the line. */
export class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: () => void

  constructor(readonly address: URL) {
    Line.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.readyState = 3
    this.onclose?.()
  }
  says(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

export const line = (): Line => Line.all.at(-1)!
