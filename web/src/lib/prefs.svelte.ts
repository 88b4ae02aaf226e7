// How this browser likes things: language, theme, motion, sound, how answers are given, the player's name.
import { stored } from './stored'
import { pageWords, type Lang, type Words } from './words'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'none' | 'fast' | 'normal' | 'slow'

interface Kept {
  lang: Lang
  theme: Theme
  motion: Motion
  sound: boolean
  /** A message of the system when it is your turn and the page is out of sight. */
  notify: boolean
  /** Every answer is picked first and given by a second click. */
  confirm: boolean
  /** Where there is only one answer, it is given for you. */
  auto: boolean
  /** Before a turn ends with something left to use, the button says so once. */
  warn: boolean
  /** A kind of question that is met for the first time is explained in a line. */
  meetings: boolean
  /** Signs of the board are explained where the mouse stays on them. */
  hover: boolean
  /** Bots make a remark now and then. */
  banter: boolean
  /** What people write at tables is shown; what they say with a press of a button always is. */
  chat: boolean
  /** The letters of a board work while it has the focus. */
  letters: boolean
  plain: boolean
  name: string
}

const KEY = 'igroteka.preferences'
const FIRST: Kept = {
  lang: navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en',
  theme: 'system',
  motion: 'normal',
  sound: false,
  notify: false,
  confirm: false,
  auto: true,
  warn: true,
  meetings: true,
  hover: true,
  banter: true,
  chat: true,
  letters: true,
  plain: false,
  name: '',
}

class Preferences {
  #kept = $state<Kept>({ ...FIRST, ...stored.read<Partial<Kept>>(KEY, {}) })
  /** The page's words in the chosen language. */
  words: Words = $derived(pageWords(this.#kept.lang))
  /** The system asks for less motion, and that wins. */
  still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (now) => (this.still = now.matches))
  }

  get lang(): Lang {
    return this.#kept.lang
  }
  get theme(): Theme {
    return this.#kept.theme
  }
  get motion(): Motion {
    return this.#kept.motion
  }
  get sound(): boolean {
    return this.#kept.sound
  }
  get notify(): boolean {
    return this.#kept.notify
  }
  get confirm(): boolean {
    return this.#kept.confirm
  }
  get auto(): boolean {
    return this.#kept.auto
  }
  get banter(): boolean {
    return this.#kept.banter
  }
  get chat(): boolean {
    return this.#kept.chat
  }
  get warn(): boolean {
    return this.#kept.warn
  }
  get meetings(): boolean {
    return this.#kept.meetings
  }
  get hover(): boolean {
    return this.#kept.hover
  }
  get letters(): boolean {
    return this.#kept.letters
  }
  get plain(): boolean {
    return this.#kept.plain
  }
  get name(): string {
    return this.#kept.name
  }

  /** How long a movement of usual length lasts, in milliseconds; 0 for none. */
  get duration(): number {
    return this.still ? 0 : { none: 0, fast: 150, normal: 260, slow: 400 }[this.#kept.motion]
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change)
    stored.write(KEY, $state.snapshot(this.#kept))
  }
}

export const prefs = new Preferences()
