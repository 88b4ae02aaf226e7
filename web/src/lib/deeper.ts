// From a rule to the next deeper one: what else the rulebook says about the same thing, from that rule on.
import type { Rule } from './protocol'

/** The rule itself, then the others of its section: first those after it, then those before. Empty if it is not there. */
export function deeper(rules: readonly Rule[], id: string): readonly Rule[] {
  const rule = rules.find((each) => each.id === id)
  const section = rules.filter((each) => each.section.en === rule?.section.en)
  const at = section.findIndex((each) => each.id === id)
  return at < 0 ? [] : [...section.slice(at), ...section.slice(0, at)]
}
