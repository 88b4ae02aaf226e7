// Hover, focus or a long press enlarges a card; the enlarged one lies beside it and takes no presses.
import type { Attachment } from 'svelte/attachments'
import { enlarged } from '../../lib/gestures'
import type { Room } from './room.svelte'

export function look(room: Room, card: string): Attachment {
  return (element) => {
    const show = () => (room.near = { card, at: element })
    return enlarged(element, show, () => room.near?.card === card && (room.near = null))
  }
}
