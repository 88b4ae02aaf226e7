// One press on the shelf, and the game begins.
import { api } from '../lib/api'
import { prefs } from '../lib/prefs.svelte'
import type { GameInfo } from '../lib/protocol'
import { router } from '../lib/route.svelte'
import { keepTicket } from '../lib/stored'
import type { Words } from '../lib/words'
import type { Laid } from './quick'

export async function playNow(game: GameInfo, laid: Laid, words: Words): Promise<void> {
  const name = prefs.name || words.say('somebody')
  const fresh = await api.newTable({ game: game.id, name, ...laid })
  keepTicket(fresh)
  router.go(`/table/${fresh.table}`)
}
