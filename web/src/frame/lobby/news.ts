// What has changed round the table, for those who hear the page: who has sat down or stood up, and who is ready.
import type { Room, SeatInfo } from '../../lib/protocol'
import type { Words } from '../../lib/words'
import { gathered } from './gathering'

export function news(before: Room, now: Room, words: Words): string[] {
  const readyBefore = new Set(before.members.flatMap(({ id, ready }) => (ready ? [id] : [])))
  const marks = now.members
    .filter(({ id, ready }) => ready !== readyBefore.has(id) && before.members.some((each) => each.id === id))
    .map(({ name, ready }) => words.say(ready ? 'news-ready' : 'news-not-ready', {}, { name }))
  const { missing, people, free } = gathered(now)
  const isComplete = marks.length > 0 && !missing.length && !free && people.length > 1
  return [...seats(before, now, words), ...marks, ...(isComplete ? [words.say('news-all-ready')] : [])]
}

function seats(before: Room, now: Room, words: Words): string[] {
  const moved = now.seats.filter((seat, n) => !isSame(before.seats[n], seat))
  return moved.map(({ seat, owner, bot, name }) =>
    owner === null && bot === null
      ? words.say('news-free', { seat: seat + 1 })
      : words.say('news-sits', { seat: seat + 1 }, { name: words.called(name) }),
  )
}

const isSame = (a: SeatInfo | undefined, b: SeatInfo): boolean =>
  a !== undefined && a.owner === b.owner && (a.bot === null) === (b.bot === null) && a.name === b.name
