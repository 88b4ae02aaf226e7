// Why something is no answer now, where no question says so by itself: a press on it asks the table.
import type { Attachment } from 'svelte/attachments'
import type { RigorBoard } from './context.svelte'

/** The first of the keys that stand for a thing is the one that is asked about; of a cell, whether the picked card leads there. */
export const why =
  (board: RigorBoard, keys: () => readonly string[]): Attachment =>
  (element) => {
    const pressed = () => void wonder(board, keys(), element)
    element.addEventListener('click', pressed)
    return () => element.removeEventListener('click', pressed)
  }

async function wonder(board: RigorBoard, keys: readonly string[], at: Element): Promise<void> {
  const { answers, company, lights, picked, seat, stage, view } = board
  const [thing = ''] = keys
  const isAnswer = lights.has(thing) || keys.some((key) => answers.ask(key))
  if (seat === null || !thing || isAnswer || !stage.live || view.result) return
  const key = picked.card && thing in board.table.floor ? `${picked.card}:${thing}` : thing
  const found = await company.table.why(seat, key)
  if (found?.reason && board.view === view) answers.wondered = { key: thing, kind: board.kind, why: found, at }
}
