// Wall colours on midnight blue, told apart also by those who see fewer of them; the glyph says the rest.
export const PAINT: Record<string, { fill: string; ink: string }> = {
  white: { fill: '#f3f5ff', ink: '#27315f' },
  yellow: { fill: '#f2c531', ink: '#463500' },
  red: { fill: '#e2543f', ink: '#3a0600' },
  green: { fill: '#46b35d', ink: '#04270d' },
  blue: { fill: '#4a9bf0', ink: '#03203f' },
  purple: { fill: '#b57bea', ink: '#2a0647' },
}

export const paint = (colour: string) => PAINT[colour] ?? { fill: '#888', ink: '#000' }
