// A game in twenty seconds: a picture of its table, and what happens there. `boards/<game>/glance.ts` says it.
/** A place on the picture, in percent of its width and height, and the key of a sentence with `.title`. */
export interface Pin {
  x: number
  y: number
  say: string
}

/** The height of the picture, of 760 wide, and four pins in the order of a turn. */
export interface Glance {
  height: number
  pins: readonly Pin[]
}
