// The sizes of this board that are decided in code; those of its layout are in layout.css.
import type { Mode } from '../../../kit/layout'

/** Of a card of the hand: least and most, in pixels, and by which part of the board's height or width it grows. */
const CARDS: Readonly<Record<Mode, { least: number; most: number; height?: number; width?: number }>> = {
  desk: { least: 92, most: 132, height: 0.15 },
  low: { least: 64, most: 92, height: 0.15 },
  tablet: { least: 80, most: 120, height: 0.12 },
  phone: { least: 0, most: 84, width: 0.22 },
  sideways: { least: 56, most: 92, height: 0.24 },
}

export function cardWidth(mode: Mode, board: { width: number; height: number }): number {
  const { least, most, height = 0, width = 0 } = CARDS[mode]
  return Math.min(most, Math.max(least, height * board.height + width * board.width))
}
