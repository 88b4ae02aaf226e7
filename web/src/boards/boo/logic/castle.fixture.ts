// A castle for tests: open corridors, two rooms, two walls.
import type { CastleView } from '../view'

export const open: CastleView = {
  layout: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  wide: 15,
  rooms: { A1: 16, B1: 18 },
  areas: Array.from({ length: 225 }, (_, cell) => (cell === 16 ? 0 : cell === 18 ? 1 : 36)),
  walls: [
    [1, 2, 'red'],
    [15, 16, 'white'],
  ],
  plan: {},
  white_tower: 0,
  shields: [],
  portraits: [],
  colours: [
    { id: 'white', code: 'W', glyph: 'ring' },
    { id: 'red', code: 'R', glyph: 'diamond' },
  ],
  passages: ['A1', 'B1'],
  transformations: [],
}
