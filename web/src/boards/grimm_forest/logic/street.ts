// A player's street: houses on their zones, what could be built next, and where a base that could be laid would lie.
import { keyFrom } from '../../../lib/game'
import { isMaterial, MATERIALS, SECTIONS, type Material, type Section } from './houses'
import type { Answers, HouseView, PlayerView } from '../view'

export interface Ghost {
  /** The answer that builds it. */
  key: string
  material: Material
  section: Section
  price: number
}

export interface Zone {
  house: HouseView | null
  plot: boolean
  ghosts: Ghost[]
}

/** The zones from left to right, those of Prime Plots last. `bases` are the materials of which a new house may be begun,
 * on an ordinary zone and on a plot. */
export function zonesOf(
  player: PlayerView,
  plots: number,
  bases: { plain: readonly Material[]; plot: readonly Material[] },
): Zone[] {
  const plain = onZones(
    player.houses.filter((house) => !house.plot),
    player.zones,
    player.prices,
    false,
    bases.plain,
  )
  const extra = onZones(
    player.houses.filter((house) => house.plot),
    plots,
    player.plot_prices,
    true,
    bases.plot,
  )
  return [...plain, ...extra]
}

function onZones(
  houses: readonly HouseView[],
  count: number,
  prices: readonly number[],
  plot: boolean,
  bases: readonly Material[],
): Zone[] {
  const ghost = (material: Material, section: Section): Ghost => ({
    key: keyFrom<Answers>(plot ? 'build_plot' : 'build', material, section),
    material,
    section,
    price: prices[SECTIONS.indexOf(section)] ?? 0,
  })
  const zones: Zone[] = houses.map((house) => {
    const next = SECTIONS[house.sections.length]
    return { house, plot, ghosts: next && isMaterial(house.material) ? [ghost(house.material, next)] : [] }
  })
  while (zones.length < count) zones.push({ house: null, plot, ghosts: [] })
  const free = zones.filter((zone) => !zone.house)
  MATERIALS.filter((material) => bases.includes(material)).forEach((material, i) =>
    free[Math.min(i, free.length - 1)]?.ghosts.push(ghost(material, 'base')),
  )
  return zones
}

/** The key by which a house is chosen as a whole (`house:straw:walls`). */
export const houseKey = (house: HouseView): string =>
  keyFrom<Answers>(house.plot ? 'house_plot' : 'house', house.material, house.sections.at(-1) ?? '')
