import type { Glance } from '../../kit/glance'

export const glance: Glance = {
  height: 587,
  pins: [
    { x: 4.5, y: 80, say: 'gravity_falls-glance-walk' },
    { x: 26, y: 29.5, say: 'gravity_falls-glance-rumors' },
    { x: 40.5, y: 29, say: 'gravity_falls-glance-test' },
    { x: 17, y: 3.5, say: 'gravity_falls-glance-alarm' },
  ],
}
