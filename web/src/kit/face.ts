// A face for a name: a few simple parts, chosen by the letters alone, so that everybody sees the same one at every table.

export const PARTS = {
  ground: ['#d9c7a3', '#b9cfc0', '#e3b9a4', '#b8c4dc', '#d8b6cb', '#c9d3a0', '#e5cf86', '#a9cdd3'],
  skin: ['#f6d7bd', '#eec19d', '#d9a074', '#b97d52', '#8d5a3a', '#6a4229'],
  hairColour: ['#2b2320', '#54362a', '#8a5a35', '#c48a4a', '#e2c07a', '#a8452f', '#8f8a86', '#d9d4cc'],
  shirt: ['#2f5d62', '#8c3b3b', '#3d4f8a', '#6b4a7c', '#4d6b3a', '#a3622a', '#39424e', '#9a3f66'],
  head: ['round', 'oval', 'square'],
  hair: ['crop', 'fringe', 'bob', 'curls', 'bun', 'tuft', 'parting', 'spikes', 'long'],
  eyes: ['dots', 'wide', 'smiling', 'sideways'],
  brows: ['flat', 'raised', 'bold', 'none'],
  mouth: ['smile', 'grin', 'smirk', 'small', 'open'],
  extra: ['none', 'none', 'glasses', 'spectacles', 'freckles', 'scarf', 'headband', 'earrings', 'cap', 'bow'],
} as const

export type Face = { [Part in keyof typeof PARTS]: (typeof PARTS)[Part][number] }

/** FNV-1a, then a step of xorshift for every part: close names have faces far apart. */
export function faceOf(name: string): Face {
  let state = 0x811c9dc5
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193)
  function one<T>(choices: readonly T[]): T {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return choices[(state >>> 8) % choices.length]!
  }
  return {
    ground: one(PARTS.ground),
    skin: one(PARTS.skin),
    hairColour: one(PARTS.hairColour),
    shirt: one(PARTS.shirt),
    head: one(PARTS.head),
    hair: one(PARTS.hair),
    eyes: one(PARTS.eyes),
    brows: one(PARTS.brows),
    mouth: one(PARTS.mouth),
    extra: one(PARTS.extra),
  }
}
