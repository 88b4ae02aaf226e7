// The addresses that are sent to others. A messenger shows a picture of what stands at a real path; the secret is behind `#`, where no
// server ever sees it.
import type { Room, ServerInfo } from './protocol'
import type { Lang } from './words'

/** Where others find this server: what it says of itself, else where this page is. */
export function homeOf(server: Pick<ServerInfo, 'public_url'> | null): string {
  const home = server?.public_url || location.origin + location.pathname
  return home.endsWith('/') ? home : `${home}/`
}

export function invitation(home: string, room: Pick<Room, 'table'>, invite: string, lang: Lang): string {
  return `${home}t/${room.table}${lang === 'ru' ? '' : `?lang=${lang}`}#${invite}`
}

export const watching = (home: string, room: Pick<Room, 'table'>, watch: string): string =>
  `${home}#/watch/${room.table}/${watch}`

/** The server as one says it: without the protocol and what follows. */
export const spokenHome = (home: string): string => home.replace(/^\w+:\/\//, '').replace(/\/$/, '')
