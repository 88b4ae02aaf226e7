// Nothing sets off in the frame that draws the new view: what has changed is painted first, with everything that is going to
// move where it stands. A motion that began with it would miss its first frames, while the browser still paints.

/** Milliseconds of a frame: what has waited is that far on its way when it sets off, so that the first frame shows it move. */
const FRAME = 16

/** All that has just begun to move inside an element, whoever began it, waits until the page is painted. */
export function setOff(inside: Element): void {
  const begun = inside
    .getAnimations({ subtree: true })
    .filter(({ currentTime, playState }) => !currentTime && playState === 'running')
  for (const each of begun) each.pause()
  requestAnimationFrame(() => {
    // In this frame the page is painted; the next one comes after it. What was landed meanwhile has landed.
    requestAnimationFrame(() => {
      for (const each of begun) {
        if (each.playState !== 'paused') continue
        each.currentTime = FRAME
        each.play()
      }
    })
  })
}
