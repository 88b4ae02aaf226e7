// The end of a game as a picture to send: the scene of its world, the outcome in its lettering, and who has played.
export interface Told {
  /** The address of a drawing of the world. */
  scene: string | null
  deep: string
  ink: string
  /** Its lettering, and the game's name in it. */
  display: string
  game: string
  outcome: string
  said: string
  /** Who has played, in the order in which they have done. */
  names: readonly string[]
}

const [WIDE, HIGH] = [1200, 630]
const [LEFT, RIGHT] = [64, 620]
const PLAIN = "'Golos Text Variable', sans-serif"

/** The words of a text in lines that are no wider than that. */
export function lined(text: string, widthOf: (line: string) => number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length && widthOf(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export async function pictureOf(told: Told): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH })
  const pen = canvas.getContext('2d')!
  await document.fonts?.load(`60px ${told.display}`, told.outcome).catch(() => undefined)
  pen.fillStyle = told.deep
  pen.fillRect(0, 0, WIDE, HIGH)
  const scene = told.scene ? await loaded(told.scene) : null
  if (scene) pen.drawImage(scene, WIDE - HIGH * (400 / 380), 0, HIGH * (400 / 380), HIGH)
  const shade = pen.createLinearGradient(WIDE - HIGH * 1.06, 0, WIDE - HIGH * 0.7, 0)
  shade.addColorStop(0, told.deep)
  shade.addColorStop(1, `${told.deep}00`)
  pen.fillStyle = shade
  pen.fillRect(0, 0, WIDE, HIGH)
  pen.fillStyle = told.ink
  let y = 96
  const write = (text: string, font: string, high: number) => {
    pen.font = font
    for (const line of lined(text, (each) => pen.measureText(each).width, RIGHT - LEFT)) {
      pen.fillText(line, LEFT, y, RIGHT - LEFT)
      y += high
    }
  }
  write(told.game, `400 34px ${told.display}, ${PLAIN}`, 44)
  y += 34
  write(told.outcome, `400 68px ${told.display}, ${PLAIN}`, 74)
  write(told.said, `500 28px ${PLAIN}`, 38)
  y = Math.max(y + 10, HIGH - 90)
  write(told.names.join(' · '), `650 26px ${PLAIN}`, 36)
  return await new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

async function loaded(address: string): Promise<HTMLImageElement | null> {
  const image = Object.assign(new Image(), { src: address })
  return await image.decode().then(
    () => image,
    () => null,
  )
}
