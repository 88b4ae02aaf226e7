// A ping is a line of the talk that begins with the name of a place or monster: who reads it sees where it is meant.

/** The thing that a line of talk points at, if it begins with its name. */
export function pinged(line: string, names: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(names).find(([, name]) => line.startsWith(`${name}: `))?.[0]
}
