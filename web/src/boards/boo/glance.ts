import type { Glance } from '../../kit/glance'

export const glance: Glance = {
  height: 587,
  pins: [
    { x: 25.5, y: 40, say: 'boo-glance-visitor' },
    { x: 21.5, y: 62.5, say: 'boo-glance-way' },
    { x: 77.5, y: 62.5, say: 'boo-glance-call' },
    { x: 98, y: 42, say: 'boo-glance-prize' },
  ],
}
