// A card is looked at closely by mouse, by keyboard focus or by a long press; the frame shows it large.
import type { Attachment } from 'svelte/attachments'
import { enlarged } from '../../../lib/gestures'
import { looking } from '../../../lib/looking.svelte'

export function look(id: string | null): Attachment {
  return (element) =>
    id
      ? enlarged(
          element,
          () => looking.at(id, element),
          () => looking.away(id),
        )
      : undefined
}
