// Which marks of the glossary are on a thing that is drawn by what lies there.
import type { ForecastView, LocationView, MonsterView } from '../view'
import type { GlossaryMark } from './glossary'

const joined = (marks: readonly (GlossaryMark | false | undefined)[]): string => marks.filter(Boolean).join(' ')

/** Of a place: its tokens and its cube; which ring is drawn round it. */
export const marksOfPlace = ({ support, distrust, cube }: LocationView, next: boolean): string | undefined =>
  joined([
    support > 0 && 'support',
    distrust > 0 && 'distrust',
    cube && 'cube',
    next && 'ring',
    next && 'arrow',
    !support && !distrust && !cube && !next && 'lit',
  ]) || undefined

/** Of a figure: a pawn, if it is no monster. */
export const marksOfFigure = (
  monster: Pick<MonsterView, 'immune' | 'knocked_down' | 'defeated'> | undefined,
  arrived = false,
): string =>
  !monster
    ? joined(['pawn'])
    : joined([
        'monster',
        monster.defeated ? 'defeated' : monster.immune ? 'immune' : 'need',
        monster.knocked_down > 0 && 'knocked',
        arrived && 'arrived',
      ])

/** Of an open movement card. */
export const marksOfJump = ({ stopped, cube, if_cube }: ForecastView): string =>
  joined(['jump', stopped ? 'stopped' : 'rise', !stopped && cube && if_cube.length > 0 && 'cracked'])

const EFFECTS: Readonly<Record<string, GlossaryMark>> = { curse: 'curse_mark', loss: 'defeat' }
/** Of a space of the alarm's track. */
export const markOfEffect = (effect: string): GlossaryMark => EFFECTS[effect] ?? 'short_row'

const FACES: Readonly<Record<string, GlossaryMark>> = { success: 'success', move: 'move', curse: 'curse_die' }
export const markOfFace = (face: string): GlossaryMark => FACES[face] ?? 'curse_die'
