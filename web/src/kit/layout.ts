// The forms of a board, decided here and nowhere else. What it gets of the page decides, not the window.

/** desk: all of it with texts; low: the same where there is less height; tablet: a desk form too, upright or small; phone:
 * upright; sideways: a phone on its side, or a window at 200 %. */
export const MODES = ['desk', 'low', 'tablet', 'phone', 'sideways'] as const
export type Mode = (typeof MODES)[number]

interface Size {
  width: number
  height: number
}

const PHONE_WIDTH = 600
const TABLET_WIDTH = 880
const SIDEWAYS_HEIGHT = 460
const SMALL_SIDEWAYS_HEIGHT = 560
const LOW_HEIGHT = 690

export function modeOf({ width, height }: Size): Mode {
  if (width < PHONE_WIDTH && height >= width) return 'phone'
  if (height < SIDEWAYS_HEIGHT || (width < TABLET_WIDTH && height < SMALL_SIDEWAYS_HEIGHT)) return 'sideways'
  if (width < TABLET_WIDTH) return 'tablet'
  return height < LOW_HEIGHT ? 'low' : 'desk'
}

/** Neither has room for texts: what is read lies behind a press. */
export const isSmall = (mode: Mode): boolean => mode === 'phone' || mode === 'sideways'

/** For which size each form is drawn: what a board gets of a window of 1440×900, 1366×650, 820×1180, 390×844, 844×390. */
export const DRAWN: Readonly<Record<Mode, Size>> = {
  desk: { width: 1004, height: 775 },
  low: { width: 1004, height: 545 },
  tablet: { width: 700, height: 720 },
  phone: { width: 390, height: 690 },
  sideways: { width: 780, height: 330 },
}
const [SMALLEST, LARGEST] = [0.8, 1.5]

/** By how much everything is larger than it is drawn (`--u` is so many pixels). */
export function unitOf(mode: Mode, { width, height }: Size): number {
  const drawn = DRAWN[mode]
  return Math.min(LARGEST, Math.max(SMALLEST, Math.min(width / drawn.width, height / drawn.height)))
}
