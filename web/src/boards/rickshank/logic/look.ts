// Hover, focus or a long press enlarges a card; the enlarged one lies beside it and takes no presses.
import type { Attachment } from 'svelte/attachments'
import { enlarged } from '../../../lib/gestures'
import type { RickshankBoard } from './context.svelte'

export function look(board: RickshankBoard, card: string): Attachment {
  return (element) => {
    const show = () => (board.near = { card, at: element })
    return enlarged(element, show, () => board.near?.card === card && (board.near = null))
  }
}
