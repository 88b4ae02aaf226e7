// The one field for codes: the two words of a lobby («лиса лампа»), or the code that another device of one's own shows.
import { api } from './api'
import { keepTicket } from './stored'

/** Twelve letters and figures in groups of four, as the server makes them. */
const DEVICE = /^[A-Z2-9]{4}[\s-]*[A-Z2-9]{4}[\s-]*[A-Z2-9]{4}$/i

export const isDeviceCode = (typed: string): boolean => DEVICE.test(typed.trim())

/** Where in the page a code leads; Refused says why it leads nowhere. */
export async function enterCode(typed: string): Promise<string> {
  if (isDeviceCode(typed)) {
    const ticket = await api.redeem(typed)
    keepTicket(ticket)
    return `/table/${ticket.table}`
  }
  const { table, invite } = await api.find(typed)
  return `/join/${table}/${invite}`
}
