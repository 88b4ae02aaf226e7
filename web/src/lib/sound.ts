// Short sounds, made on the spot: nothing is loaded. One for your turn, one for each sort of act, one for the end. They are
// never the only sign of anything, and silent until somebody wants them (`prefs.sound`).

/** The sorts of acts that sound alike in every game. */
export type Act = 'card' | 'token' | 'die' | 'move' | 'hit' | 'vote'
export type Sound = Act | 'turn' | 'win' | 'lose'

/** A tone that glides from one pitch to another, or a puff of noise through a filter; times in seconds. */
interface Part {
  at?: number
  lasts: number
  volume: number
  shape: OscillatorType | 'noise'
  from: number
  to?: number
}

const tones = (
  notes: readonly number[],
  apart: number,
  lasts: number,
  volume: number,
  shape: OscillatorType = 'sine',
): Part[] => notes.map((from, i) => ({ at: i * apart, lasts, volume, shape, from }))

const SOUNDS: Record<Sound, readonly Part[]> = {
  turn: tones([659, 880], 0.12, 0.3, 0.09),
  card: [{ lasts: 0.09, volume: 0.07, shape: 'noise', from: 5200, to: 1800 }],
  token: [
    { lasts: 0.05, volume: 0.06, shape: 'triangle', from: 1900 },
    { at: 0.05, lasts: 0.09, volume: 0.05, shape: 'triangle', from: 2500 },
  ],
  die: [0, 0.07, 0.13, 0.17].map((at) => ({
    at,
    lasts: 0.035,
    volume: 0.09 - at / 4,
    shape: 'noise',
    from: 2600,
    to: 1400,
  })),
  move: [{ lasts: 0.09, volume: 0.09, shape: 'sine', from: 260, to: 170 }],
  hit: [
    { lasts: 0.22, volume: 0.14, shape: 'sine', from: 150, to: 52 },
    { lasts: 0.08, volume: 0.06, shape: 'noise', from: 900 },
  ],
  vote: tones([392, 494], 0, 0.5, 0.05, 'triangle'),
  win: tones([523, 659, 784, 1047], 0.13, 0.45, 0.08, 'triangle'),
  lose: tones([392, 330, 262], 0.2, 0.5, 0.08, 'triangle'),
}

let audio: AudioContext | null = null
let noise: AudioBuffer | null = null

export function play(name: Sound): void {
  try {
    audio ??= new AudioContext()
    for (const part of SOUNDS[name]) sound(audio, part)
  } catch {
    audio = null // no sound card, or the browser wants a click first: the bar and the title say it too
  }
}

function sound(audio: AudioContext, { at = 0, lasts, volume, shape, from, to = from }: Part): void {
  const begin = audio.currentTime + at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(volume, begin)
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + lasts)
  gain.connect(audio.destination)
  if (shape === 'noise') {
    const source = audio.createBufferSource()
    const filter = audio.createBiquadFilter()
    source.buffer = noise ??= hiss(audio)
    filter.type = 'bandpass'
    glide(filter.frequency, from, to, begin, lasts)
    source.connect(filter).connect(gain)
    source.start(begin, 0, lasts)
  } else {
    const tone = audio.createOscillator()
    tone.type = shape
    glide(tone.frequency, from, to, begin, lasts)
    tone.connect(gain)
    tone.start(begin)
    tone.stop(begin + lasts)
  }
}

function glide(pitch: AudioParam, from: number, to: number, begin: number, lasts: number): void {
  pitch.setValueAtTime(from, begin)
  pitch.exponentialRampToValueAtTime(to, begin + lasts)
}

/** Half a second of white noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  return buffer
}
