// Where in the page we are: the fragment of the address. Invites travel in it, so no server ever sees them.
/** A moment of a record: its step, an event's number, or how many events before the end it lies. */
export interface Moment {
  step?: number
  event?: number
  end?: number
}

export type Route =
  | { page: 'shelf' }
  | { page: 'about' }
  | { page: 'game'; game: string }
  | { page: 'lesson'; game: string; chapter: string }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'watch'; table: string; watch: string }
  | { page: 'replay'; table: string; watch: string; moment: Moment }

export function parsed(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page, table = '', secret = ''] = path.split('/')
  if (page === 'about') return { page }
  if (!table) return { page: 'shelf' }
  if (page === 'game') return { page, game: table }
  if (page === 'lesson') return { page, game: table, chapter: secret }
  if (page === 'table') return { page, table }
  if (page === 'replay') return { page, table, watch: secret, moment: momentOf(new URLSearchParams(query)) }
  if (page === 'join' && secret) return { page, table, invite: secret }
  if (page === 'watch' && secret) return { page, table, watch: secret }
  return { page: 'shelf' }
}

function momentOf(query: URLSearchParams): Moment {
  const names = { step: 'n', event: 'event', end: 'end' }
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, short]) =>
      /^\d+$/.test(query.get(short) ?? '') ? [[name, Number(query.get(short))]] : [],
    ),
  )
}

class Router {
  route = $state.raw<Route>(parsed(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.route = parsed(location.hash)))
  }

  go(hash: string): void {
    location.hash = hash
  }
}

export const router = new Router()
