// Where in the page we are: the fragment of the address. Invites travel in it, so no server ever sees them.
export type Route =
  | { page: 'shelf' }
  | { page: 'about' }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'watch'; table: string; watch: string }
  | { page: 'replay'; table: string; n: number }

export function parsed(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page, table = '', secret = ''] = path.split('/')
  if (page === 'about') return { page }
  if (page === 'table' && table) return { page, table }
  if (page === 'join' && table && secret) return { page, table, invite: secret }
  if (page === 'watch' && table && secret) return { page, table, watch: secret }
  if (page === 'replay' && table) return { page, table, n: Number(new URLSearchParams(query).get('n') ?? -1) }
  return { page: 'shelf' }
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
