// A picture of one's day to share: how long each search took, beside the bots, and nothing of where anybody was.
import { clockOf, type DayRow } from './day'
import { GHOST } from './ghost'

export interface Shared {
  title: string
  day: string
  said: readonly string[]
  legend: string
  rows: readonly DayRow[]
}

const SIZE = 1080
const LEFT = 90
const BAR = { x: 90, width: 720, height: 64, top: 420, step: 112 }

export async function pictureOf(shared: Shared): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')!
  await document.fonts?.load("60px 'Ruslan Display'", shared.title).catch(() => undefined)
  sky(pen)
  text(pen, shared.title, 150, "400 96px 'Ruslan Display', serif", '#fff4d0')
  text(pen, shared.day, 230, "600 44px 'Golos Text Variable', sans-serif", '#eef2ff')
  shared.said.forEach((said, n) =>
    text(pen, said, 305 + 52 * n, "600 38px 'Golos Text Variable', sans-serif", '#b9c6f5'),
  )
  bars(pen, shared.rows)
  text(pen, shared.legend, SIZE - 60, "500 34px 'Golos Text Variable', sans-serif", '#b9c6f5')
  return await new Promise((done) => canvas.toBlob((blob) => done(blob!), 'image/png'))
}

function sky(pen: CanvasRenderingContext2D): void {
  const night = pen.createLinearGradient(SIZE, 0, 0, SIZE)
  night.addColorStop(0, '#41549f')
  night.addColorStop(0.4, '#1c2760')
  night.addColorStop(1, '#0b1130')
  pen.fillStyle = night
  pen.fillRect(0, 0, SIZE, SIZE)
  pen.fillStyle = '#fdf0c4'
  pen.beginPath()
  pen.arc(SIZE - 190, 200, 150, 0, 7)
  pen.fill()
  pen.save()
  pen.translate(SIZE - 200, 230)
  pen.scale(88, 88)
  pen.lineWidth = 0.09
  pen.strokeStyle = '#0b1230'
  for (const [d, fill] of [
    [GHOST.body, '#ffffff'],
    [GHOST.shade, '#cfdcff'],
    [GHOST.face, '#101a3c'],
  ] as const) {
    pen.fillStyle = fill
    pen.fill(new Path2D(d))
  }
  pen.stroke(new Path2D(GHOST.body))
  pen.restore()
}

function text(pen: CanvasRenderingContext2D, said: string, y: number, font: string, colour: string): void {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(said, LEFT, y, SIZE - 2 * LEFT)
}

/** A bar for each search: the longer, the slower; the bots are dots on it. */
function bars(pen: CanvasRenderingContext2D, rows: readonly DayRow[]): void {
  const longest = Math.max(1, ...rows.flatMap(({ seconds, bots }) => [seconds ?? 0, ...bots.map((bot) => bot.seconds)]))
  rows.forEach(({ seconds, caught, bots }, n) => {
    const y = BAR.top + n * BAR.step
    pen.fillStyle = '#141b45'
    pen.fillRect(BAR.x, y, BAR.width, BAR.height)
    pen.fillStyle = caught ? '#fff4d0' : '#46579b'
    pen.fillRect(BAR.x, y, (BAR.width * (seconds ?? 0)) / longest, BAR.height)
    pen.fillStyle = '#8fa4ea'
    for (const bot of bots) {
      pen.beginPath()
      pen.arc(BAR.x + (BAR.width * bot.seconds) / longest, y + BAR.height / 2, 11, 0, 7)
      pen.fill()
    }
    const told = caught && seconds !== null ? clockOf(seconds) : '—'
    pen.font = "800 46px 'Golos Text Variable', sans-serif"
    pen.fillStyle = '#eef2ff'
    pen.fillText(told, BAR.x + BAR.width + 30, y + 48)
  })
}

/** By the system's own sheet where it takes pictures; else it is saved. Whether it was shared. */
export async function share(picture: Blob, title: string): Promise<boolean> {
  const file = new File([picture], 'boo.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined)
    return true
  }
  const address = URL.createObjectURL(picture)
  Object.assign(document.createElement('a'), { href: address, download: 'boo.png' }).click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
  return false
}
