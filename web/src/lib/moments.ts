// The key moments of a game: those that its rules call so. Of many, some from every part of it.
import type { Told } from './table.svelte'

const MOST = 8

export function keyMoments(events: readonly Told[], most = MOST): Told[] {
  const all = events.filter(({ event }) => event.moment)
  const part = (i: number) => Math.floor(((i + 1) * most) / all.length)
  return all.length <= most ? all : all.filter((_, i) => part(i) !== part(i - 1))
}
