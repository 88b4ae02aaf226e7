// The one field for codes: the two words of a lobby («лиса лампа»), or the code that another device of one's own shows.
import { api } from './api'
import { becomeMe, keepTables } from './me'
import { prefs } from './prefs.svelte'
import { keepTicket } from './stored'

/** Twelve letters and figures in groups of four, as the server makes them. */
const DEVICE = /^[A-Z2-9]{4}[\s-]*[A-Z2-9]{4}[\s-]*[A-Z2-9]{4}$/i

/** The same in groups of five, for a person. */
const PERSON = /^[A-Z2-9]{5}[\s-]*[A-Z2-9]{5}[\s-]*[A-Z2-9]{5}$/i

export const isDeviceCode = (typed: string): boolean => DEVICE.test(typed.trim())

/** Where in the page a code leads; Refused says why it leads nowhere. */
export async function enterCode(typed: string): Promise<string> {
  if (isDeviceCode(typed)) {
    const ticket = await api.redeem(typed)
    keepTicket(ticket)
    return `/table/${ticket.table}`
  }
  if (PERSON.test(typed)) return becomeThem(typed)
  const { table, invite } = await api.find(typed)
  return `/join/${table}/${invite}`
}

/** This device is theirs too from now on. */
async function becomeThem(typed: string): Promise<string> {
  const found = await api.redeemMe(typed)
  becomeMe(found)
  prefs.set({ name: found.name })
  keepTables((await api.me()).tables, found.key)
  return '/mine'
}
