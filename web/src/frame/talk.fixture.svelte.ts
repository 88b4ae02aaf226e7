// A table for tests of its talk.
import type { Said } from '../lib/protocol'

export class TestTalk {
  chat = $state.raw<readonly Said[]>([])
  readonly member = 1
  readonly older = false

  constructor(chat: readonly Said[]) {
    this.chat = chat
  }
}
