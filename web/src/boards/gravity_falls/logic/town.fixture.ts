// The town of the box, and how large its map is on screens, for tests.
import type { Locations } from './town'

export const TOWN: Locations = {
  manotaur_cave: { x: 90, y: 85, roads: ['bunker', 'gnome_forest'] },
  bunker: { x: 275, y: 80, roads: ['manotaur_cave', 'northwest_manor', 'corduroy_house'] },
  northwest_manor: { x: 485, y: 75, roads: ['bunker', 'water_tower', 'history_museum'] },
  water_tower: { x: 700, y: 85, roads: ['northwest_manor', 'cemetery', 'library'] },
  cemetery: { x: 900, y: 95, roads: ['water_tower', 'gideon_house'] },
  gnome_forest: { x: 110, y: 245, roads: ['manotaur_cave', 'corduroy_house', 'mystery_shack'] },
  corduroy_house: {
    x: 310,
    y: 215,
    roads: ['bunker', 'gnome_forest', 'history_museum', 'mystery_shack', 'abuelita_house'],
  },
  history_museum: {
    x: 510,
    y: 205,
    roads: ['northwest_manor', 'corduroy_house', 'library', 'abuelita_house', 'high_school'],
  },
  library: { x: 715, y: 220, roads: ['water_tower', 'history_museum', 'gideon_house', 'police_station'] },
  gideon_house: { x: 905, y: 255, roads: ['cemetery', 'library', 'arcade'] },
  mystery_shack: { x: 165, y: 385, roads: ['gnome_forest', 'corduroy_house', 'putt_hutt', 'diner'] },
  abuelita_house: { x: 410, y: 325, roads: ['corduroy_house', 'history_museum', 'high_school'] },
  high_school: { x: 575, y: 350, roads: ['history_museum', 'abuelita_house', 'police_station', 'diner', 'pool'] },
  police_station: { x: 725, y: 355, roads: ['library', 'high_school', 'arcade', 'dusk_2_dawn'] },
  arcade: { x: 880, y: 410, roads: ['gideon_house', 'police_station', 'telepathy_tent', 'junkyard'] },
  putt_hutt: { x: 110, y: 545, roads: ['mystery_shack', 'diner', 'lake'] },
  diner: { x: 350, y: 470, roads: ['mystery_shack', 'high_school', 'putt_hutt', 'pool', 'lake'] },
  pool: { x: 535, y: 490, roads: ['high_school', 'diner', 'dusk_2_dawn', 'summerween_store'] },
  dusk_2_dawn: { x: 690, y: 480, roads: ['police_station', 'pool', 'telepathy_tent'] },
  telepathy_tent: { x: 820, y: 540, roads: ['arcade', 'dusk_2_dawn', 'summerween_store', 'junkyard'] },
  lake: { x: 300, y: 630, roads: ['putt_hutt', 'diner', 'summerween_store'] },
  summerween_store: { x: 610, y: 620, roads: ['pool', 'telepathy_tent', 'lake', 'junkyard'] },
  junkyard: { x: 925, y: 640, roads: ['arcade', 'telepathy_tent', 'summerween_store'] },
}

/** What stands under the vignettes; the Russian names are the longer ones. */
export const NAMES: Readonly<Record<string, string>> = {
  manotaur_cave: 'Пещера',
  bunker: 'Бункер',
  northwest_manor: 'Особняк',
  water_tower: 'Башня',
  cemetery: 'Кладбище',
  gnome_forest: 'Лес гномов',
  corduroy_house: 'Дом Кордроев',
  history_museum: 'Музей',
  library: 'Библиотека',
  gideon_house: 'Дом Гидеона',
  mystery_shack: 'Хижина чудес',
  abuelita_house: 'Дом Бабулиты',
  high_school: 'Школа',
  police_station: 'Участок',
  arcade: 'Аркада',
  putt_hutt: 'Мини-гольф',
  diner: 'Закусочная',
  pool: 'Бассейн',
  dusk_2_dawn: 'До рассвета',
  telepathy_tent: 'Шатёр',
  lake: 'Озеро',
  summerween_store: 'Магазин',
  junkyard: 'Свалка',
}

export const SIZES = [
  [1036, 516], // a desk of 1440 by 900
  [968, 380], // 1366 by 768
  [390, 410], // a phone
  [480, 340], // a phone sideways
  [410, 400], // 200 % zoom
  [1500, 1060], // 2560 by 1440
] as const
