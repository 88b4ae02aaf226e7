// A table at which nobody is asked anything any more: what boards get that show a moment of a record.
import { Answers } from '../lib/answers.svelte'
import { setCompany, type Company } from '../lib/context'
import type { Table } from '../lib/table.svelte'
import type { Words } from '../lib/words'

interface Shown {
  words: () => Words
  seat: () => number | null
  /** When it is, by the table's clock. */
  now: () => number
  rule: Company['rule']
}

/** For the parts of a board that this component shows; and its answers, of which there are none. */
export function setStillCompany({ words, seat, now, rule }: Shown): Answers {
  const still = {
    room: null,
    get now() {
      return now()
    },
    answer: () => Promise.resolve({ fault: null }),
  }
  setCompany({
    get words() {
      return words()
    },
    get table() {
      return still as unknown as Table
    },
    get seat() {
      return seat()
    },
    rule,
  })
  return new Answers({
    view: null,
    live: false,
    kinds: [],
    table: { connection: 'closed', answer: still.answer, held: {}, hint: null },
    get words() {
      return words()
    },
  })
}
