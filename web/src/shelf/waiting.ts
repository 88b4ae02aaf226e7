// What waits for whoever opens the shelf: at most four cards, the most urgent first.
import type { learned as Learned } from '../lib/learned.svelte'
import type { GameInfo, TableInfo } from '../lib/protocol'
import { timeText } from '../lib/days'
import type { Lang, Words } from '../lib/words'
import { puzzleOfTheDay } from '../puzzles'

export interface Card {
  id: string
  game: string
  href: string
  title: string
  text: string
  /** What is written on the button. */
  action: string
  /** Somebody waits for me: the card is twice as wide and has the main button. */
  urgent?: boolean
  /** A short fact above the title. */
  tag?: string
  note?: string
  /** Who else is there. */
  names?: readonly string[]
  /** Of how many parts how many are done. */
  progress?: readonly [done: number, count: number]
  /** On the dark ground of its world. */
  deep?: boolean
  /** Only where there is room left. */
  extra?: boolean
}

export interface Sources {
  games: readonly GameInfo[]
  mine: readonly TableInfo[]
  learned: typeof Learned
  lang: Lang
  words: Words
  /** In seconds since 1970. */
  now: number
}

const MOST = 4
/** Where cards come from, the most urgent first. */
const SOURCES: readonly ((from: Sources) => Card[])[] = [runningGames, puzzleOfToday, nextLessons]

export function cardsOf(from: Sources): Card[] {
  const all = SOURCES.flatMap((source) => source(from))
  const games = all.filter(isGame)
  const others = all.filter((card) => !isGame(card))
  const room = MOST - Math.min(others.length, 1)
  if (games.length <= room) return [...games, ...others].slice(0, MOST)
  const left = games.length - (room - 1)
  const more: Card = {
    id: 'more',
    game: '',
    href: '#/mine',
    title: from.words.say('shelf-more', { count: left }),
    text: from.words.say('shelf-more-text'),
    action: from.words.say('mine'),
  }
  return [...games.slice(0, room - 1), more, ...others].slice(0, MOST)
}

const isGame = ({ href }: Card) => href.startsWith('#/table/')

/** Games under way: those that wait for me first, the longest waiting of them before the others, then the one that moved last. */
export const running = (mine: readonly TableInfo[]): TableInfo[] =>
  mine
    .filter((info) => info.stage !== 'finished' && !info.lesson)
    .sort(
      (a, b) =>
        Number(b.your_turn) - Number(a.your_turn) ||
        (a.your_turn ? waitsSince(a) - waitsSince(b) : b.changed - a.changed),
    )

/** Since when a table has waited for me, in seconds since 1970. */
const waitsSince = (info: TableInfo) => info.since || info.changed

export const finished = (mine: readonly TableInfo[]): TableInfo[] =>
  mine.filter((info) => info.stage === 'finished' && !info.lesson).sort((a, b) => b.changed - a.changed)

/** The others at a table. */
export const othersAt = ({ names, seats }: TableInfo, words: Words): string[] =>
  names.filter((_, seat) => !seats.includes(seat)).flatMap((name) => words.called(name) || [])

function runningGames({ games, mine, lang, words, now }: Sources): Card[] {
  return running(mine).map((info, n) => {
    const title = games.find((each) => each.id === info.game)?.title[lang] ?? info.game
    const names = othersAt(info, words)
    const card = {
      id: info.table,
      game: info.game,
      href: `#/table/${info.table}`,
      title,
      names,
      text:
        info.stage === 'lobby'
          ? words.say('stage-lobby')
          : names.length
            ? words.say('with', {}, { names: names.join(', ') })
            : '',
    }
    return info.your_turn && n === 0
      ? {
          ...card,
          urgent: true,
          action: words.say('shelf-continue'),
          tag: words.say('status-your-turn'),
          note: info.until ? left(info.until - now, words) : since(now - info.changed, words),
        }
      : info.your_turn
        ? {
            ...card,
            action: words.say('shelf-continue'),
            tag: words.say('status-your-turn'),
            note: info.until ? left(info.until - now, words) : '',
          }
        : { ...card, action: words.say('shelf-look') }
  })
}

/** Of the days that there are for a decision. */
const left = (seconds: number, words: Words): string =>
  words.say('shelf-time-left', { time: timeText(Math.max(0, seconds), words) })

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function since(seconds: number, words: Words): string {
  if (seconds < MINUTE) return ''
  if (seconds < HOUR) return words.say('shelf-waits-minutes', { count: Math.floor(seconds / MINUTE) })
  if (seconds < DAY) return words.say('shelf-waits-hours', { count: Math.floor(seconds / HOUR) })
  return words.say('shelf-waits-days', { count: Math.floor(seconds / DAY) })
}

/** Until it is solved. */
function puzzleOfToday({ games, lang, words, now }: Sources): Card[] {
  const today = puzzleOfTheDay(games, new Date(1000 * now))
  if (!today || today.done) return []
  return [
    {
      id: 'puzzle',
      game: today.game,
      href: today.href,
      title: words.say('shelf-puzzle-title'),
      text: games.find(({ id }) => id === today.game)?.title[lang] ?? '',
      tag: words.say('game-puzzle'),
      note: today.streak ? words.say('shelf-puzzle-streak', { days: today.streak }) : '',
      action: words.say('shelf-puzzle-solve'),
      deep: true,
    },
  ]
}

/** The next chapter of each lesson: those under way first; one of them always, the others where there is room. */
function nextLessons({ games, learned, lang, words }: Sources): Card[] {
  const found = games.flatMap(({ id, title, lesson }) => {
    const chapter = lesson && learned.next(id, lesson.chapters)
    if (!lesson || !chapter) return []
    const done = learned.of(id).chapters.length
    const card: Card = {
      id: `lesson-${id}`,
      game: id,
      href: `#/lesson/${id}`,
      title: title[lang],
      tag: words.say('shelf-lesson'),
      text: words.say('shelf-lesson-text', {
        number: lesson.chapters.indexOf(chapter) + 1,
        count: lesson.chapters.length,
        minutes: Math.max(1, Math.round(lesson.minutes / lesson.chapters.length)),
      }),
      progress: [done, lesson.chapters.length],
      action: words.say(done ? 'shelf-lesson-next' : 'shelf-lesson-begin'),
    }
    return [{ card, underWay: learned.isUnderWay(id, lesson.chapters) }]
  })
  return found.sort((a, b) => Number(b.underWay) - Number(a.underWay)).map(({ card }, n) => ({ ...card, extra: n > 0 }))
}
