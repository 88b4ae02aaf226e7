/** A step of a turn or a round. */
export interface Step {
  id: string
  state: 'done' | 'now' | 'next'
  /** What it is called for who does not see it. */
  name: string
  title?: string
  /** The number of the event that told it. */
  n?: number
  /** For the board's own style. */
  class?: string
}
