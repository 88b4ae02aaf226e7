// Soft tones for your turn, a move of somebody else and the end; made on the spot, nothing is loaded.
export type Tone = 'turn' | 'move' | 'end'

/** Frequencies one after the other, and how loud. */
const TONES: Record<Tone, { notes: number[]; volume: number }> = {
  turn: { notes: [660, 880], volume: 0.08 },
  move: { notes: [330], volume: 0.03 },
  end: { notes: [523, 659, 784], volume: 0.08 },
}
const STEP = 0.12

let audio: AudioContext | null = null

export function play(name: Tone): void {
  try {
    audio ??= new AudioContext()
    const { notes, volume } = TONES[name]
    const tone = audio.createOscillator()
    const gain = audio.createGain()
    const now = audio.currentTime
    const end = now + STEP * notes.length + 0.2
    notes.forEach((note, i) => tone.frequency.setValueAtTime(note, now + i * STEP))
    gain.gain.setValueAtTime(volume, now)
    gain.gain.exponentialRampToValueAtTime(0.001, end)
    tone.connect(gain).connect(audio.destination)
    tone.start(now)
    tone.stop(end)
  } catch {
    audio = null // no sound card, or the browser wants a click first: the bar and the title say it too
  }
}
