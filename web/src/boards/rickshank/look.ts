// Hover, focus or a long press enlarges a card; the enlarged one lies at the other side of the board and takes no presses.
import type { Attachment } from 'svelte/attachments'
import { enlarged } from '../../lib/gestures'
import type { Room } from './room.svelte'

export function look(room: Room, card: string): Attachment {
  return (element) => {
    const show = () => {
      const board = element.closest('.room')?.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      room.near = { card, right: board ? box.left + box.width / 2 > board.left + board.width / 2 : false }
    }
    return enlarged(element, show, () => room.near?.card === card && (room.near = null))
  }
}
