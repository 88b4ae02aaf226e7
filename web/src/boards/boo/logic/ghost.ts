// The ghost as a shape round 0 0, about 2.6 high: on the board and on the box.
export const GHOST = {
  body: 'M0-1.34c-.86 0-1.2.7-1.2 1.4v1.12c0 .26.31.26.4.05.12-.24.31-.24.42 0 .1.23.66.23.78 0 .1-.24.29-.24.41 0 .09.21.39.21.39-.05V.06c0-.7-.34-1.4-1.2-1.4z',
  shade: 'M-1.2.1v1.08c0 .26.31.26.4.05.12-.24.31-.24.42 0C-.9.6-.9-.4-.55-1.1-1-.8-1.2-.4-1.2.1z',
  face: 'M-.55-.3a.17.23 0 1 0 .34 0a.17.23 0 1 0-.34 0zM.25-.3a.17.23 0 1 0 .34 0a.17.23 0 1 0-.34 0zM-.2.3a.22.29 0 1 0 .44 0a.22.29 0 1 0-.44 0z',
} as const

/** A part of a drawing: its outline, what it is filled with, and its line. */
export interface Part {
  d: string
  fill?: string
  line?: string
  width?: number
}

/** What each player's ghost wears, so that they are told apart: nightcap, saucepan, wreath, top hat, lantern, crown. */
export const HEADGEAR: readonly (readonly Part[])[] = [
  [
    { d: 'M-.9-.75C-.7-1.5.5-1.7 1.15-.95l-.2.16C.7-1 .7-.7.86-.6z', fill: '#e86a7a' },
    { d: 'M1-.85a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0z', fill: '#fff' },
  ],
  [
    { d: 'M-.85-.7h1.7l.1-.75h-1.9z', fill: '#93a4c9' },
    { d: 'M.9-1.2c.5 0 .5.4.05.4', line: '#93a4c9', width: 0.14 },
  ],
  [
    { d: 'M-.8-.85C-.5-1.25.5-1.25.8-.85', line: '#6fbf5a', width: 0.3 },
    { d: 'M-.7-1.1a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0zM.38-1.06a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0z', fill: '#ff9fc0' },
    { d: 'M-.15-1.24a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0z', fill: '#fff3a0' },
  ],
  [{ d: 'M-1-.78h2v-.14h-.36v-.78h-1.28v.78H-1z', fill: '#3a2c5a', line: '#cdbdf5', width: 0.07 }],
  [
    { d: 'M-.3-1.34v-.16a.3.3 0 0 1 .6 0v.16', line: '#d9b36a', width: 0.12 },
    { d: 'M-.42-1.36h.84l.12.62h-1.08z', fill: '#ffdf8a', line: '#7a5320', width: 0.1 },
  ],
  [{ d: 'M-.85-.75-1-1.6l.5.36L0-1.75l.5.51.5-.36-.15.85z', fill: '#f7d774', line: '#7a5320', width: 0.08 }],
]
