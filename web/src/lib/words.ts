// Words by key, from the same Fluent files that the Python side reads (igroteka.content.words says how keys are made).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import en from '../text/en.ftl?raw'
import ru from '../text/ru.ftl?raw'
import type { AskView, EventView, WaitView } from './protocol'

export type Lang = 'ru' | 'en'
export type Values = Record<string, number | string | undefined>

export const CASES = ['gen', 'dat', 'acc', 'ins', 'pre'] as const
const PLACES = ['a', 'b', 'c', 'd']
const PLAYER = /^p(\d+)$/
const NOBODY = '\u2063'
/** The ways in which titles name an owner: «Рука: Маша», «Рука (Маша)», «Hand of Mary», «Mary’s hand». */
const OF_NOBODY = new RegExp(` ?\\(${NOBODY}\\)|: ${NOBODY}| of ${NOBODY}|${NOBODY}[’']s `)
const ID = /^[a-z][a-z0-9_]*$/

export class Words {
  readonly lang: Lang
  private readonly bundle: FluentBundle
  private readonly players: readonly string[]
  private readonly reader: string

  constructor(lang: Lang, bundle: FluentBundle, players: readonly string[] = [], reader = '') {
    this.lang = lang
    this.bundle = bundle
    this.players = players
    this.reader = reader
  }

  /** The same words with the names of the people at a table, read by the one who sits there, if anybody. */
  at(players: readonly string[], reader: number | null = null): Words {
    return new Words(this.lang, this.bundle, players, reader === null ? '' : `p${reader}`)
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** What a message says of itself in an attribute; '' if it does not. */
  mark(key: string, attribute: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes[attribute]
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : ''
  }

  /** A nameable thing, a player (`p1`), or what is no id and stands for itself. */
  name(id: string, form = ''): string {
    return this.forms(id)[form] ?? this.forms(id)['']!
  }

  names(ids: readonly string[], form = ''): string {
    const counts = new Map<string, number>()
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
    const parts = [...counts].map(([id, n]) => this.name(id, form) + (n > 1 ? ` ×${n}` : ''))
    return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${this.say('and')} ${parts.at(-1)}` : parts.join('')
  }

  /** A question, with what it is about, and whose act (seat -1: nobody's) or which thing it follows from: the same as
   * `Words.ask` on the Python side. */
  ask({ kind, subject, cause }: Pick<AskView | WaitView, 'kind' | 'subject' | 'cause'>): string {
    const about = subject as Values
    if (!cause) return this.say(`ask-${kind}`, about)
    const given: Values = {
      ...(cause.seat >= 0 ? { by: `p${cause.seat}` } : {}),
      ...(cause.thing ? { thing: cause.thing } : {}),
    }
    const forms = this.bundle.getMessage(`ask-${kind}`)?.attributes ?? {}
    const form =
      given.by === this.reader && forms.own
        ? 'own'
        : Object.keys(given).length === 2
          ? 'because'
          : cause.seat >= 0
            ? 'by'
            : 'thing'
    return forms[form]
      ? this.say(`ask-${kind}.${form}`, { ...about, ...given })
      : this.say(`follows.${form}`, given, { ask: this.say(`ask-${kind}`, about) })
  }

  /** An answer: `option-<head>` with the key's other parts, which are names or numbers, else the plain name. A question may have its own
   * word for it, `option-<head>-<kind>`: declining is another thing in each; `.details` says what the option costs or brings. */
  label(key: string, kind = '', details: Values = {}): string {
    const [head = '', ...parts] = key.split(':')
    const given: Values = Object.fromEntries(
      parts.map((part, i) => [PLACES[i] ?? 'e', /^\d+$/.test(part) ? Number(part) : part]),
    )
    for (const id of [`option-${head}-${kind}`, `option-${head}`]) {
      const detailed = Object.keys(details).length > 0 && this.bundle.getMessage(id)?.attributes.details !== undefined
      if (detailed) return this.say(`${id}.details`, { ...given, ...details })
      if (this.has(id)) return this.say(id, given)
    }
    return parts.length ? this.missing(`option-${key}`) : this.name(key)
  }

  zone(name: string): string {
    const [head, owner] = name.split(':')
    return this.say(`zone-${head}`, owner ? { owner } : {})
  }

  /** The same where the owner's name stands above already. */
  zoneHere(name: string): string {
    const [head, owner] = name.split(':')
    if (!owner) return this.zone(name)
    const nobody = Object.fromEntries(['owner', ...CASES.map((form) => `owner_${form}`)].map((key) => [key, NOBODY]))
    return this.say(`zone-${head}`, {}, nobody).replace(OF_NOBODY, '').trim()
  }

  /** What a card says, in our words, after its band, if it has one; '' if it says nothing. */
  text(id: string, numbers: Values = {}): string {
    const band = this.mark(`text-${id}`, 'band')
    return this.has(`text-${id}`) ? (band ? `${band}. ` : '') + this.say(`text-${id}`, numbers) : ''
  }

  /** What happened, or a part of it (`after_built`). A message may speak to the reader: its attribute named like the argument
   * that is the reader (`.seat` «Вы отдаёте…», `.to` «… отдаёт вам») is said then; of a part that is `.each_seat`. `.own` is said
   * where somebody did it to themselves; to a reader who is in it `.own_seat`, `.own_to`. */
  event(event: EventView, part = ''): string {
    const values: Values = event.seat >= 0 ? { seat: `p${event.seat}`, ...event.values } : event.values
    const id = `event-${event.kind}`
    const form = (name: string) => (part ? `${part}_${name}` : name)
    const own = Object.keys(event.values).some((name) => values[name] === values.seat)
    const roles = Object.keys(values).filter((name) => values[name] === this.reader)
    const owns = own ? [...roles.map((role) => `own_${role}`), 'own'] : []
    if (!this.has(id)) return this.unworded(event)
    const said = [...owns, ...roles].map(form).find((each) => this.eventHas(event.kind, each)) ?? part
    return this.say(said ? `${id}.${said}` : id, values, this.cards(event))
  }

  /** An event that has no sentence yet: whose it is, what it is called, its values and its cards. */
  private unworded({ kind, seat, values, cards, count }: EventView): string {
    const who = seat >= 0 ? `${this.name(`p${seat}`)}: ` : ''
    const told = Object.values(values).map((value) => (typeof value === 'string' ? this.name(value) : String(value)))
    const laid = cards ? this.names(cards) : count < 0 ? '' : this.say('hidden-cards', { count })
    return who + [this.missing(`event-${kind}`), ...told, ...(laid ? [laid] : [])].join(' ')
  }

  /** One event, or several of one kind at once: `.all` with what `.each` says of each of them, else `.times`, which tells equal
   * ones as one: their cards together, their numbers summed, `$times` how many there are. */
  events(events: readonly EventView[]): string {
    const [first] = events
    if (!first) return ''
    if (events.length === 1) return this.event(first)
    if (!this.eventHas(first.kind, 'all')) return this.event(summed(events, first), 'times')
    const parts = events.map((each) => this.event(each, 'each'))
    return this.say(
      `event-${first.kind}.all`,
      {},
      { all: parts.join(parts.some((part) => part.includes(', ')) ? '; ' : ', ') },
    )
  }

  /** The message of a kind of event has such an attribute. */
  eventHas(kind: string, attribute: string): boolean {
    return this.bundle.getMessage(`event-${kind}`)?.attributes[attribute] !== undefined
  }

  settingValue(option: string, value: boolean | number | string): string {
    if (typeof value === 'boolean') return this.say(value ? 'yes' : 'no')
    const key = `setting-${option}-${value}`
    return this.has(key) ? this.say(key) : this.name(String(value))
  }

  /** Any message, or `key.attribute`. A string among the values is a thing and gets its name and cases; `_id` is the
   * string itself, by which a sentence selects. */
  say(key: string, values: Values = {}, ready: Record<string, FluentVariable> = {}): string {
    const [id = '', attribute] = key.split('.')
    const message = this.bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return this.missing(key)
    const given: Record<string, FluentVariable> = { ...ready }
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'number') given[name] = value
      else if (value !== undefined) {
        given[`${name}_id`] = value
        for (const [form, text] of Object.entries(this.forms(value))) given[form ? `${name}_${form}` : name] = text
      }
    }
    return this.bundle.formatPattern(pattern, given, [])
  }

  /** Better a readable key than nothing; the tests in a browser hold the console to be silent. */
  private missing(key: string): string {
    console.warn(`no word for ${key}`)
    return key.replace(/^[a-z]+-/, '').replaceAll('_', ' ')
  }

  private forms(id: string): Record<string, string> {
    const player = PLAYER.exec(id)
    const message = this.bundle.getMessage(`name-${id}`)
    if (!message?.value) {
      const text = player ? this.player(Number(player[1])) : ID.test(id) ? this.missing(`name-${id}`) : id
      return invariable(text)
    }
    const forms = invariable(this.bundle.formatPattern(message.value, {}, []))
    for (const [form, pattern] of Object.entries(message.attributes))
      forms[form] = this.bundle.formatPattern(pattern, {}, [])
    return forms
  }

  /** A seat's name as the server tells it: a bot's is a mark and a key of words, a person's is as it is; '' for an open
   * seat, and for a bot as long as its words have not come. */
  called(name: string): string {
    const bot = `bot-${name.slice(1)}`
    return name.startsWith('@') ? (this.has(bot) ? this.say(bot) : '') : name
  }

  private player(seat: number): string {
    return this.called(this.players[seat] ?? '') || this.say('player', { number: seat + 1 })
  }

  private cards(event: EventView): Record<string, FluentVariable> {
    const count = event.cards?.length ?? event.count
    const given: Record<string, FluentVariable> = { count, shown: event.cards ? 'yes' : 'no' }
    for (const form of ['', ...CASES]) {
      const hidden = this.say(form ? `hidden-cards.${form}` : 'hidden-cards', { count })
      given[form ? `cards_${form}` : 'cards'] = event.cards ? this.names(event.cards, form) : hidden
    }
    return given
  }
}

/** What the text of an item may say: its numbers by field (`amount`), those of a part with the part's name before them
 * (`act_amount`), those of a list's further parts counted (`when_2_power`); the same as `numbers_of` on the Python side. */
export function numbersOf(value: unknown, name = ''): Values {
  if (typeof value === 'number') return { [name]: value }
  if (Array.isArray(value))
    return Object.assign({}, ...value.map((each, i) => numbersOf(each, i ? `${name}_${i + 1}` : name))) as Values
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, each]) => numbersOf(each, name ? `${name}_${key}` : key)),
  ) as Values
}

/** Equal events as one. */
function summed(events: readonly EventView[], first: EventView): EventView {
  const values = Object.entries(first.values).map(
    ([name, value]) => [name, typeof value === 'number' ? value * events.length : value] as const,
  )
  return {
    ...first,
    values: { ...Object.fromEntries(values), times: events.length },
    cards: first.cards && events.flatMap(({ cards }) => cards ?? []),
    count: first.count * events.length,
  }
}

function invariable(text: string): Record<string, string> {
  return { '': text, ...Object.fromEntries(CASES.map((form) => [form, text])) }
}

/** Words from Fluent source; later messages override earlier ones of the same id. */
export function parse(lang: Lang, source: string): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return new Words(lang, bundle)
}

const PAGE: Record<Lang, string> = { ru, en }

/** The page's own words, there before anything has been fetched. */
export function pageWords(lang: Lang): Words {
  return parse(lang, PAGE[lang])
}

/** The page's words with those of a game, or with the common ones (`common`), and with `more`. */
export async function fetchWords(lang: Lang, game: string, more: Promise<string>): Promise<Words> {
  const parts = await Promise.all([gameWords(`${lang}/${game}`), more])
  return parse(lang, [PAGE[lang], ...parts].join('\n'))
}

async function gameWords(key: string): Promise<string> {
  const answer = await fetch(`text/${key}.ftl`)
  if (!answer.ok) throw new Error(`no words: ${key}`)
  return answer.text()
}
