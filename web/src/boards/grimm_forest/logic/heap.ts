/** One thing, or a stack of equal ones. */
export interface Pile {
  thing: string
  count: number
}

const STACK = 5

/** The things of a heap in their order; from `most` on in stacks of five and what is left over. */
export function heaped(things: Readonly<Record<string, number>>, most: number): Pile[] {
  const total = Object.values(things).reduce((sum, count) => sum + count, 0)
  return Object.entries(things).flatMap(([thing, count]) => {
    const stacks = total > most ? Math.floor(count / STACK) : 0
    return [
      ...Array.from({ length: stacks }, () => ({ thing, count: STACK })),
      ...Array.from({ length: count - stacks * STACK }, () => ({ thing, count: 1 })),
    ]
  })
}
