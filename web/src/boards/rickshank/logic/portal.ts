// The portal: two wobbling blobs, seven spiral arms and drops, the same at every table.

/** A sequence of numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0
    return ((state >>> 8) & 0xffff) / 0x10000
  }
}

const at = (r: number, a: number) => `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`

/** A circle whose edge wobbles. */
export function blob(radius: number, seed: number, points = 48): string {
  const next = random(seed)
  const [a, b, c] = [next() * 6.28, next() * 6.28, next() * 6.28] as const
  const edge = Array.from({ length: points }, (_, i) => {
    const angle = (2 * Math.PI * i) / points
    const wobble = Math.sin(5 * angle + a) * 0.5 + Math.sin(9 * angle + b) * 0.35 + Math.sin(14 * angle + c) * 0.25
    return at(radius * (1 + 0.06 * wobble), angle)
  })
  return `M${edge.join('L')}Z`
}

/** The arms of the spiral, from the edge to the middle. */
export function arms(seed: number, number = 7): string[] {
  const next = random(seed)
  return Array.from({ length: number }, (_, arm) => {
    const start = (arm * 2 * Math.PI) / number + next() * 0.4
    return `M${Array.from({ length: 26 }, (_, i) => at(96 * (1 - i / 25) ** 0.8 + 6, start + (i / 25) * 4.4)).join('L')}`
  })
}

export function drops(seed: number, number = 11): { x: number; y: number; r: number }[] {
  const next = random(seed + 5)
  return Array.from({ length: number }, () => {
    const [angle, r] = [next() * 6.28, 106 + next() * 16]
    return {
      x: Math.round(r * Math.cos(angle)),
      y: Math.round(r * Math.sin(angle)),
      r: Math.round(15 + next() * 40) / 10,
    }
  })
}
