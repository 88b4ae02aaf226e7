// The castle of the day, by one press: it is laid once a day, and whoever comes again finds their own.
import { api } from '../lib/api'
import { begin, dateOf, dayAt, days, isDone, seedOf, streak, tableOf } from '../lib/day'
import { prefs } from '../lib/prefs.svelte'
import type { GameInfo, Ticket } from '../lib/protocol'
import { router } from '../lib/route.svelte'
import { keepTicket, ticket } from '../lib/stored'
import type { Words } from '../lib/words'

/** Whether a game has one. */
export const hasDay = ({ presets }: GameInfo): boolean => 'day' in presets

/** What a card on the shelf may say: whether today's was played to its end, how many of its visitors were met, and the days in a row. */
export function today(now = new Date()): { done: boolean; met: number; streak: number } {
  const date = dateOf(now)
  const day = dayAt(tableOf(date) ?? '')
  return {
    done: day !== undefined && isDone(day),
    met: day?.searches.length ?? 0,
    streak: streak(Object.values(days()), date),
  }
}

/** To today's castle: the one that was begun, else a fresh one. */
export async function playToday(game: GameInfo, words: Words, now = new Date()): Promise<void> {
  const date = dateOf(now)
  const begun = tableOf(date)
  if (begun && ticket(begun)) return router.go(`/table/${begun}`)
  const fresh: Ticket = await api.newTable({
    game: game.id,
    name: prefs.name || words.say('somebody'),
    players: game.least,
    bots: 'easy',
    seed: seedOf(date),
    settings: game.presets.day ?? {},
    substitutes: false,
  })
  keepTicket(fresh)
  begin(fresh.table, date)
  router.go(`/table/${fresh.table}`)
}
