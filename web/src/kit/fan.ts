// How cards lie side by side: apart while there is room, then narrower, then overlapping as little as must be.

export interface Fanned {
  /** The width of each card. */
  width: number
  /** From the left edge of one card to that of the next. */
  step: number
}

/** `n` cards of `wide` in a `room`, `gap` between them; before they overlap they shrink to `narrow`. */
export function fanned(n: number, room: number, wide: number, narrow: number, gap: number): Fanned {
  const width = n < 2 ? wide : Math.min(wide, Math.max(narrow, (room - gap * (n - 1)) / n))
  const step = n < 2 ? 0 : Math.min(width + gap, Math.max(0, (room - width) / (n - 1)))
  return { width, step }
}

/** The tilt and the drop of card `i` of `n`, as in a hand that is held: by so many degrees and pixels at both ends. */
export function tilt(i: number, n: number, most = 1.5, lowest = 7): { turn: number; drop: number } {
  const side = n < 2 ? 0 : (2 * i) / (n - 1) - 1
  return { turn: most * side, drop: lowest * side * side }
}

/** Equal neighbours as one, with their number. */
export function stacked(keys: readonly string[]): { key: string; count: number }[] {
  const found = new Map<string, number>()
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1)
  return [...found].map(([key, count]) => ({ key, count }))
}
