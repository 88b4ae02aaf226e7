// Whoever is known to the server says now and then that they are here, and what they do, if the server shows its people to each other.
import { api } from './api'
import { myKey } from './me'
import type { Here } from './protocol'
import { router, type Route } from './route.svelte'
import { stored, ticket } from './stored'

const EVERY_MS = 30_000
const DOING: Partial<Record<Route['page'], Here['doing']>> = {
  table: 'playing',
  join: 'club',
  club: 'club',
  groups: 'club',
  group: 'club',
  lesson: 'learning',
  puzzle: 'learning',
  book: 'learning',
  watch: 'watching',
  replay: 'watching',
}

/** From now on; the answer ends it. */
export function beHere(): () => void {
  let shown: Promise<boolean> | undefined
  const say = async () => {
    if (!myKey() || document.hidden) return
    shown ??= api.server().then(
      ({ people }) => people,
      () => false,
    )
    if (await shown) await api.here(doingAt(router.route)).catch(() => {})
  }
  void say()
  if (stored.read('igroteka.told', false)) void import('./told.svelte').then(({ told }) => told.load()).catch(() => {})
  const timer = setInterval(() => void say(), EVERY_MS)
  return () => clearInterval(timer)
}

export function doingAt(route: Route): Here {
  const game = 'game' in route ? route.game : 'table' in route ? (ticket(route.table)?.game ?? '') : ''
  return { doing: DOING[route.page] ?? 'shelf', game }
}
