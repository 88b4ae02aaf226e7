// A shove under way, as its question tells it to everybody (`subject.chain`): `p0:E4 p1:E5 p2` has every goblin in it with the
// cell it comes to; the last one is to be shoved now. Nobody has moved yet: where they come from, the table still shows. And
// the other interruptions of a move.
import { seatOf } from '../../../lib/game'
import type { WaitView } from '../../../lib/protocol'
import type { Game, QuestionKind, TableView } from '../view'

export interface Link {
  /** Who moves by this link. */
  seat: number
  /** Who pushes them; -1 for the step that began it. */
  by: number
  from: string | null
  /** Null while it is being chosen, or in the mist. */
  to: string | null
  open: boolean
}

const UNKNOWN = 'unknown'
const SHOVES: readonly QuestionKind[] = ['shove', 'sticky_heels']

/** The shove the table waits for, if any. */
export const shoving = (waiting: readonly WaitView<Game>[]): WaitView<Game> | undefined =>
  waiting.find((wait) => SHOVES.includes(wait.kind))

export function chainOf(waiting: readonly WaitView<Game>[], { goblins }: Pick<TableView, 'goblins'>): Link[] {
  const subject = shoving(waiting)?.subject.chain
  if (typeof subject !== 'string') return []
  let by = -1
  const links = subject.split(' ').map((part): Link => {
    const [player = '', cell] = part.split(':')
    const seat = seatOf(player)
    const link = {
      seat,
      by,
      from: goblins[seat] ?? null,
      to: cell && cell !== UNKNOWN ? cell : null,
      open: cell === undefined,
    }
    by = seat
    return link
  })
  // Who kicks stays where they are: that is no step.
  return links.filter((link) => link.open || link.to === null || link.to !== link.from)
}

const INTERRUPTS: readonly QuestionKind[] = ['react', 'shield', 'teleport', 'start']

/** The cells of a shove, or of the goblin that something happens to in the middle of a move. */
export function poolOf(
  waiting: readonly WaitView<Game>[],
  { goblins }: Pick<TableView, 'goblins'>,
  chain: readonly Link[],
): string[] {
  const interrupt = waiting.find((wait) => INTERRUPTS.includes(wait.kind))
  const goblin = interrupt && seatOf(String(interrupt.subject.goblin ?? `p${interrupt.seat}`))
  const cells = chain.length
    ? chain.flatMap(({ from, to }) => [from, to])
    : goblin === undefined
      ? []
      : [goblins[goblin]]
  return cells.filter((cell) => typeof cell === 'string')
}
