// One soft tone when it is your turn; made on the spot, nothing is loaded.
let audio: AudioContext | null = null

export function chime(): void {
  try {
    audio ??= new AudioContext()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const now = audio.currentTime
    tone.frequency.setValueAtTime(660, now)
    tone.frequency.setValueAtTime(880, now + 0.12)
    volume.gain.setValueAtTime(0.08, now)
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.4)
    tone.connect(volume).connect(audio.destination)
    tone.start(now)
    tone.stop(now + 0.4)
  } catch {
    audio = null // no sound card, or the browser wants a click first: the bar and the title say it too
  }
}
