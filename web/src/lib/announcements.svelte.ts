// What the host of the server tells everybody: heard at a table at once, elsewhere within a minute.
import { api } from './api'
import { prefs } from './prefs.svelte'
import type { NoticeInfo } from './protocol'

const EVERY_MS = 60_000

class Announcements {
  #notice = $state.raw<NoticeInfo | null>(null)
  /** The one that was put away. */
  #put = $state('')

  /** What is to be shown; '' for nothing. */
  get text(): string {
    const notice = this.#notice
    if (!notice || 1000 * notice.until < Date.now() || this.#put === nameOf(notice)) return ''
    return prefs.lang === 'ru' ? notice.ru : notice.en
  }

  heard(notice: NoticeInfo | null): void {
    this.#notice = notice?.until ? notice : null
  }

  put(): void {
    if (this.#notice) this.#put = nameOf(this.#notice)
  }

  /** Ask from now on; the answer ends it. */
  watch(): () => void {
    const ask = () => {
      if (document.hidden) return
      void api.server().then(
        ({ notice }) => this.heard(notice),
        () => {}, // whoever needs the server says that it is not there
      )
    }
    ask()
    const timer = setInterval(ask, EVERY_MS)
    return () => clearInterval(timer)
  }
}

const nameOf = ({ ru, en, until }: NoticeInfo): string => `${until} ${ru} ${en}`

export const announcements = new Announcements()
