// The sizes of this board that are decided in code; those of its layout are in layout.css.
import type { Mode } from '../../../kit/layout'

/** A fable is at least so wide before it is overlapped: titles stay legible. */
export const NARROW = 46
/** How wide a fable is in the hand while there is room, in units; on small boards it may take all of it. */
const FABLES: Readonly<Record<Mode, number>> = { desk: 133, low: 150, tablet: 172, phone: Infinity, sideways: Infinity }
const FOLDED = 200
const FOLDED_SMALL = 190

/** In pixels. Folded it shows its title; where many lie they are spines, as wide as they find room. */
export function fableWidth(
  { mode, small, unit, width }: { mode: Mode; small: boolean; unit: number; width: number },
  as: 'read' | 'folded' | 'spine',
): number {
  if (as === 'folded') return small ? FOLDED_SMALL : FOLDED * unit
  return as === 'spine' ? width : Math.min(width, FABLES[mode] * unit)
}

/** A step of the story is read in so much room, in units: in a row of them so wide, else so high, in pixels. */
const STEP_WIDTH = 112
const STEP_HEIGHT = 42
const MOST_STEPS = 5

/** How many steps of the story are told whole where there is so much room; one always. */
export function stepsIn({ small, unit }: { small: boolean; unit: number }, width: number, height: number): number {
  const room = small ? height / STEP_HEIGHT : width / (STEP_WIDTH * unit)
  return Math.min(MOST_STEPS, Math.max(1, Math.floor(room)))
}
