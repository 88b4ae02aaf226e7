import type { Glance } from '../../kit/glance'

export const glance: Glance = {
  height: 587,
  pins: [
    { x: 20.5, y: 77, say: 'rickshank-glance-hand' },
    { x: 24, y: 20, say: 'rickshank-glance-market' },
    { x: 4, y: 17, say: 'rickshank-glance-nemesis' },
    { x: 33, y: 77, say: 'rickshank-glance-vote' },
  ],
}
