// The visitors: one frightened face for all; a coat, a hat and a thing of each trade.
import type { Part } from './ghost'

interface Looks {
  coat: string
  hat: readonly Part[]
  /** Held, worn or pushed up; in front of everything. */
  thing?: readonly Part[]
  /** Hair lies behind the eyes. */
  hair?: true
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const LOOKS: Readonly<Record<string, Looks>> = {
  tourist: {
    coat: '#3f8f8a',
    hat: [{ d: 'M-.74-.5h1.48l-.16-.14C.5-1.05-.5-1.05-.58-.64z', fill: '#e9c46a' }],
    thing: [
      { d: 'M-.22.52h.5v.34h-.5z', fill: '#22202a' },
      { d: disc(0.03, 0.69, 0.11), fill: '#8fd3ff' },
    ],
  },
  postman: {
    coat: '#2f5fa8',
    hat: [
      { d: 'M-.62-.5C-.6-1.08.6-1.08.62-.5z', fill: '#2f5fa8' },
      { d: 'M-.7-.5h1.5c-.1.16-.5.16-.75.08z', fill: '#16294d' },
    ],
    thing: [
      { d: 'M.1.5h.6v.4H.1z', fill: '#fff8e2' },
      { d: 'M.1.5l.3.2.3-.2', line: '#b08c4a', width: 0.06 },
    ],
  },
  schoolteacher: {
    coat: '#8b4a6b',
    hat: [{ d: `M-.6-.3C-.75-1 .75-1 .6-.3.3-.62-.3-.62-.6-.3z${disc(0, -0.98, 0.24)}`, fill: '#7a4b2a' }],
    thing: [{ d: 'M-.42-.2h.3M.14-.2h.3', line: '#241a12', width: 0.06 }],
    hair: true,
  },
  piper: {
    coat: '#2e6b3f',
    hat: [
      { d: 'M-.66-.46C-.6-1 .6-1 .66-.46z', fill: '#2e6b3f' },
      { d: 'M-.66-.56h1.32', line: '#c9463a', width: 0.14 },
      { d: disc(0, -0.98, 0.13), fill: '#c9463a' },
    ],
  },
  cook: {
    coat: '#d8d2c4',
    hat: [
      { d: 'M-.5-.46v-.3C-1-1.06-.28-1.42 0-1.16.28-1.42 1-1.06.5-.76v.3z', fill: '#fffdf4' },
      { d: 'M-.5-.5h1', line: '#cfc6b0', width: 0.1 },
    ],
    thing: [{ d: 'M-.3.4L0 .62.3.4', line: '#c9463a', width: 0.12 }],
  },
  detective: {
    coat: '#7c6a4a',
    hat: [
      { d: 'M-.9-.42C-.55-.6-.55-1.02 0-1.02S.55-.6.9-.42C.4-.5-.4-.5-.9-.42z', fill: '#8d7a55' },
      { d: 'M-.3-1v.5M.3-1v.5M-.6-.7h1.2', line: '#6a5937', width: 0.06 },
    ],
  },
  gardener: {
    coat: '#6a8f3a',
    hat: [
      { d: 'M-.98-.44h1.96c-.3-.1-.46-.1-.5-.2C.34-1.04-.34-1.04-.48-.64c-.04.1-.2.1-.5.2z', fill: '#e2c277' },
      { d: 'M-.48-.62h.96', line: '#6a8f3a', width: 0.12 },
    ],
  },
  actress: {
    coat: '#b03060',
    hat: [
      { d: 'M-.66.2C-1-1.2 1-1.2.66.2.6-.5.2-.7 0-.66-.2-.7-.6-.5-.66.2z', fill: '#4a2418' },
      { d: disc(0.5, -0.66, 0.17), fill: '#ff7f9f' },
    ],
    hair: true,
  },
  archaeologist: {
    coat: '#a8824c',
    hat: [
      { d: 'M-.95-.42h1.9L.54-.58C.5-1.1-.5-1.1-.54-.58z', fill: '#9a6b35' },
      { d: 'M-.54-.6h1.08', line: '#5a3a16', width: 0.13 },
    ],
  },
  painter: {
    coat: '#4a6fb0',
    hat: [
      { d: 'M-.74-.46C-.8-1 .4-1.16.78-.66.6-.46-.4-.38-.74-.46z', fill: '#8b2f4a' },
      { d: 'M.2-.98l.06-.16', line: '#8b2f4a', width: 0.09 },
    ],
    thing: [{ d: 'M.34.56c.3-.1.46.1.4.3-.2.1-.4 0-.5.05-.2-.1-.1-.3.1-.35z', fill: '#f1dfb8' }],
  },
  student: {
    coat: '#3a3f7a',
    hat: [
      { d: 'M-.66.1C-.9-1 .9-1 .66.1.5-.5-.5-.5-.66.1z', fill: '#a5522d' },
      { d: 'M-.86-.68L0-.98.86-.68 0-.4z', fill: '#23264f' },
      { d: 'M.66-.64v.4', line: '#f9d13f', width: 0.07 },
    ],
    hair: true,
  },
  sea_captain: {
    coat: '#1f2d52',
    hat: [
      { d: 'M-.66-.46c-.12-.56.2-.56.66-.56s.78 0 .66.56z', fill: '#fff' },
      { d: 'M-.68-.46h1.36v-.14H-.68z', fill: '#1f2d52' },
    ],
    thing: [{ d: 'M-.4.12c.1.5.7.5.8 0', fill: '#d8d2c4' }],
  },
  restorer: {
    coat: '#5a7a86',
    hat: [{ d: 'M-.58-.4C-.66-1.06.66-1.06.58-.4.2-.58-.2-.58-.58-.4z', fill: '#d9dee6' }],
    thing: [
      { d: 'M.42.95V.45', line: '#8a5a2b', width: 0.09 },
      { d: 'M.32.45h.2L.47.22h-.1z', fill: '#f1dfb8' },
    ],
  },
  conjurer: {
    coat: '#4b2a6b',
    hat: [
      { d: 'M-.82-.44h1.64v-.13H.5v-.62h-1v.62h-.32z', fill: '#2a2038' },
      { d: 'M-.5-.64h1', line: '#c9463a', width: 0.13 },
    ],
    thing: [{ d: 'M.34.86.76.42', line: '#fff', width: 0.08 }],
  },
  heiress: {
    coat: '#a04a8a',
    hat: [
      { d: 'M-.64.16C-.9-1.1.9-1.1.64.16.55-.5.2-.6 0-.56-.2-.6-.55-.5-.64.16z', fill: '#e0b24a' },
      { d: 'M-.42-.68-.52-1.06l.28.18L0-1.16l.24.28.28-.18-.1.38z', fill: '#fff3c0' },
    ],
    thing: [{ d: 'M-.24.42h.48', line: '#fff3c0', width: 0.1 }],
    hair: true,
  },
}

export const looksOf = (visitor: string): Looks => LOOKS[visitor] ?? { coat: '#4a5da4', hat: [] }
