// Dice and cups, drawn.
// @ts-check

/** Where the pips of each face are, on a grid of three. @type {Record<number, number[][]>} */
const PIPS = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
}

/** A die with this face up; 0: nobody knows which. @param {number} face */
export function die(face, counts = false) {
  const pips = (PIPS[face] ?? []).map(([x = 0, y = 0]) => {
    const [cx, cy, r] = [13 + x * 12, 13 + y * 12, face === 1 ? 6.4 : 4.3]
    return `<circle cx="${cx}" cy="${cy + 0.7}" r="${r}" fill="#fff8" /><circle cx="${cx}" cy="${cy}" r="${r}" fill="${face === 1 ? '#a3231b' : '#33190d'}" />`
  })
  return `<svg class="ld-die${counts ? ' ld-counts' : ''}${face ? '' : ' ld-unknown'}" viewBox="0 0 50 52" aria-hidden="true">
<rect x="2" y="5" width="46" height="45" rx="10" fill="#7f5c33" />
<rect x="2" y="2" width="46" height="45" rx="10" fill="#f7ebcf" />
<path d="M10 4.5h30a6 6 0 0 1 6 6v6C34 8 18 8 4 18v-7.5a6 6 0 0 1 6-6z" fill="#fffaec" />${pips.join('')}</svg>`
}

/** A leather cup, upside down. */
export function cup() {
  return `<svg viewBox="0 0 120 112" aria-hidden="true">
<ellipse cx="60" cy="101" rx="56" ry="9" fill="#0005" />
<path d="M24 12Q60 0 96 12L112 94Q60 112 8 94z" fill="#7b3a1c" />
<path d="M24 12Q34 8 44 6L38 103Q22 100 8 94z" fill="#9c5129" />
<path d="M96 12Q90 9.5 84 8L96 100Q105 97 112 94z" fill="#552410" />
<path d="M24 12Q60 0 96 12Q60 24 24 12z" fill="#8c4522" />
<path d="M16 58Q60 74 104 58" fill="none" stroke="#e0a868" stroke-width="1.8" stroke-dasharray="5 4" opacity=".8" />
<path d="M9 88Q60 106 111 88L112 94Q60 112 8 94z" fill="#c98b45" />
<path d="M46 30q14-9 28 0q-4 16-14 22q-10-6-14-22z" fill="none" stroke="#e0a868" stroke-width="2" opacity=".7" />
<circle cx="60" cy="37" r="3" fill="#e0a868" opacity=".8" /></svg>`
}
