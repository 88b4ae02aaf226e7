// The chapters of the book: the sections of the inventory in their order, with the examples after the rules that they show.
import type { BookInfo, ExampleInfo, Rule } from '../lib/protocol'

export interface BookChapter {
  anchor: string
  title: Rule['section']
  rules: readonly Rule[]
  examples: readonly ExampleInfo[]
  /** Where the rulebook is silent: all of it is ours. */
  ours: boolean
  /** Ids of its rules that are, where not all are. */
  rulings: readonly string[]
}

export function chaptersOf(rules: readonly Rule[], { rulings, examples }: BookInfo): BookChapter[] {
  const sections = new Map<string, Rule[]>()
  for (const rule of rules) sections.set(rule.section.en, [...(sections.get(rule.section.en) ?? []), rule])
  return [...sections].map(([name, own], n) => ({
    anchor: `book-chapter-${n}`,
    title: own[0]!.section,
    rules: own,
    examples: examples.filter((example) => own.some(({ id }) => id === example.rules[0])),
    ours: rulings.includes(name),
    rulings: own.flatMap(({ id }) => (rulings.includes(id) ? [id] : [])),
  }))
}
