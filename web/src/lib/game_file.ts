// A game as one file: what `igroteka replay` tells, and what a server or a page without one plays on.
import { api } from './api'
import type { TableInfo, Ticket } from './protocol'
import { keepTicket, ticket } from './stored'

/** Bytes; the server takes no more. */
const MOST = 512 * 1024

export async function saveGame(info: TableInfo): Promise<void> {
  const { body } = await api.gameFile(info.table, ticket(info.table)?.key ?? '')
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  link.download = `igroteka-${info.game}-${new Date(1000 * info.changed).toISOString().slice(0, 10)}.save`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The table at which the game of a file goes on: a lobby, whose other seats are for friends or bots. */
export async function openGame(file: File, name: string): Promise<Ticket> {
  const bytes = new Uint8Array(await file.slice(0, MOST).arrayBuffer())
  const body = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const fresh = await api.openFile({ name, body, seat: 0, bots: null })
  keepTicket(fresh)
  return fresh
}
