// The key moments of a game: those that its rules call so. Of many, some from every part of it; those that a board tells as a
// whole scene before others.
import type { Told } from './table/match.svelte'

const MOST = 8

export function keyMoments(
  events: readonly Told[],
  isScene: (n: number) => boolean = () => false,
  most = MOST,
): Told[] {
  const all = events.filter(({ event }) => event.moment)
  const scenes = some(
    all.filter(({ n }) => isScene(n)),
    most,
  )
  const others = some(
    all.filter(({ n }) => !isScene(n)),
    most - scenes.length,
  )
  return [...scenes, ...others].sort((a, b) => a.n - b.n)
}

/** So many at most, evenly taken, and the last. */
function some(all: readonly Told[], most: number): readonly Told[] {
  const part = (i: number) => Math.floor(((i + 1) * most) / all.length)
  return all.length <= most ? all : all.filter((_, i) => part(i) !== part(i - 1))
}
