// Why the line to a table is lost, for whoever tells of it.
import type { IconName } from '../kit/icons'
import type { Table } from '../lib/table.svelte'

interface LostLine {
  /** The message that says why, that seats are kept, and what happens now. */
  why: string
  mark: IconName
}

class Network {
  online = $state(navigator.onLine)

  constructor() {
    const changed = () => (this.online = navigator.onLine)
    addEventListener('online', changed)
    addEventListener('offline', changed)
  }
}
const network = new Network()

export function lineOf(table: Table): LostLine {
  if (!network.online) return { why: 'line-offline', mark: 'offline' }
  if (table.bye === 'stopping') return { why: 'line-restarting', mark: 'replay' }
  return { why: 'line-lost', mark: 'cut' }
}
