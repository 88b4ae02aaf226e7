import type { Glance } from '../../kit/glance'

export const glance: Glance = {
  height: 587,
  pins: [
    { x: 40, y: 26, say: 'grimm_forest-glance-gather' },
    { x: 36, y: 74.5, say: 'grimm_forest-glance-tale' },
    { x: 92.5, y: 80, say: 'grimm_forest-glance-seal' },
    { x: 33, y: 64, say: 'grimm_forest-glance-build' },
  ],
}
