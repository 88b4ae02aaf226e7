// Focus that goes to what is laid over the board and comes back.

/** Who had the focus gets it again, if it was lost with what has been closed. */
export function giveBack(before: Element | null): void {
  const lost = document.activeElement === null || document.activeElement === document.body
  if (lost && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus({ preventScroll: true })
}
