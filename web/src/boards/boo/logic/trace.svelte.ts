// A route while it is drawn: seen at once in this browser, sent to the table step by step, and put right by what the
// table has seen. One message at a time is under way; what was drawn meanwhile goes with the next.
import type { Reply } from '../../../lib/table.svelte'

/** At the end of a route: it is still being shown. */
const ON = '…'

export class Trace {
  steps = $state.raw<string[]>([])
  private seen: string[] = []
  private number = ''
  private sentFor = ''
  /** Nothing was heard of this showing yet: what the table has seen before, another page of this seat has drawn. */
  private fresh = true
  private readonly send: (route: string) => Promise<Reply>

  constructor(send: (route: string) => Promise<Reply>) {
    this.send = send
  }

  begin(): void {
    this.steps = []
    this.seen = []
    this.sentFor = ''
    this.fresh = true
  }

  extend(more: readonly string[]): void {
    this.steps = [...this.steps, ...more]
    this.flush()
  }

  back(): void {
    this.steps = this.steps.slice(0, -1)
    this.flush()
  }

  /** The table asks on: under this number, having seen so much of the route, after a step that bumped or not. */
  heard(number: string, seen: string[], bumped: boolean): void {
    this.seen = seen
    if ((this.fresh && !this.steps.length) || (bumped && number !== this.number)) this.steps = seen
    this.fresh = false
    this.number = number
    this.flush()
  }

  private flush(): void {
    if (this.number === this.sentFor || this.steps.join(' ') === this.seen.join(' ')) return
    this.sentFor = this.number
    void this.send([...this.steps, ON].join(' ')).then(({ fault }) => {
      if (!fault) return
      this.steps = this.seen
      this.sentFor = ''
    })
  }
}
