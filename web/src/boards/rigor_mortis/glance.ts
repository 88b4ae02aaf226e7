import type { Glance } from '../../kit/glance'

export const glance: Glance = {
  height: 587,
  pins: [
    { x: 66, y: 79, say: 'rigor_mortis-glance-card' },
    { x: 49, y: 34, say: 'rigor_mortis-glance-shove' },
    { x: 36, y: 25, say: 'rigor_mortis-glance-rigor' },
    { x: 47.5, y: 9, say: 'rigor_mortis-glance-books' },
  ],
}
