// The room round the game: who sits where, who one is oneself, and what lets others in.
import type { NewCode, Room, Welcome } from '../protocol'

export class RoomState {
  room = $state.raw<Room | null>(null)
  member = $state.raw<number | null>(null)
  invite = $state.raw('')
  watch = $state.raw('')
  /** The code to say aloud, by language, while the table is a lobby. */
  spoken = $state.raw<Readonly<Record<string, string>>>({})
  /** The kinds of questions that no hint is given to. */
  unhinted = $state.raw<readonly string[]>([])
  /** After the game its bots can tell which decisions have cost most. */
  studied = $state(false)
  /** With it another device of the same person comes in. */
  code = $state.raw<Pick<NewCode, 'code' | 'seconds'> | null>(null)

  welcome({ room, member, invite, watch, spoken, unhinted, studied }: Welcome): void {
    Object.assign(this, { room, member, invite, watch, spoken, unhinted, studied })
  }
}
