// Pigs: one body, four hats, a number on the flank; and the colours of the four players.
import { circle, cut, edged, type Layer } from './shapes'

export interface Paint {
  fill: string
  dark: string
  light: string
}

/** By the colour that the view names. */
export const PIGS: Readonly<Record<string, Paint>> = {
  orange: { fill: '#e57a26', dark: '#8a3d0a', light: '#f7b37a' },
  blue: { fill: '#3c7fc9', dark: '#1b477a', light: '#9cc3ec' },
  purple: { fill: '#8b5cb8', dark: '#4c2a70', light: '#c8a8e6' },
  green: { fill: '#3f9a57', dark: '#1c5a2e', light: '#97d0a4' },
}
const NOBODY: Paint = { fill: '#8a8172', dark: '#4a4438', light: '#c9c2b3' }
export const paintOf = (colour: string): Paint => PIGS[colour] ?? NOBODY

export const TAIL = 'M10 33c-7-1-8-10-1-11 5 0 5 7 0 7'
export const BODY =
  'M12 35c0-12 10-18 23-18s25 6 25 18-9 16-25 16S12 46 12 35z' +
  'M22 43h2a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-2a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3z' +
  'M45 43h2a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-2a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3z' +
  'M44 20V9l10 6z' +
  circle(53, 28, 12.5)
export const SNOUT = 'M64 25h1a5 5 0 0 1 5 5v1a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5v-1a5 5 0 0 1 5-5z'

const CREAM = '#fff6e0'
export const HATS: Readonly<Record<string, Layer>> = {
  orange: [
    edged('M38 15a15 4 0 1 0 30 0a15 4 0 1 0-30 0z', '#f3d27a', '#9a6b12', 1.2),
    edged('M44 15c0-9 18-9 18 0z', '#f3d27a', '#9a6b12', 1.2),
    cut('M44.3 14.6c4 2 13.4 2 17.5 0V12c-4 1.5-13.5 1.5-17.5 0z', '#b5362c'),
  ],
  blue: [
    edged('M40 17c0-11 25-12 27-1 4 .5 6 2 6 3.5-10-2-22-2-33-2.5z', '#22476f', CREAM, 1),
    cut(circle(53, 7, 2.2), CREAM),
  ],
  purple: [
    edged('M42 17L54-6l11 22c-7 3-16 3.5-23 1z', '#4c2a70', CREAM, 1),
    cut('M53 4l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3z', '#f7dc8a'),
  ],
  green: [
    edged('M38 17c7-2 9-9 17-11 5 3 8 7 11 10 3 0 6-.5 7-1-3 5-27 7-35 2z', '#1c5a2e', CREAM, 1),
    edged('M50 11C46 5 40 1 36-2c1 6 5 12 11 15z', '#e0463a', CREAM, 0.8),
  ],
}
