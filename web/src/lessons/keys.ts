// The keys of a lesson: they count where nothing that has the focus, and nothing that is open, takes them itself.

const TAKES = 'dialog, input, textarea, select, button, a, summary, [role="button"], [role="tab"]'
const OPEN = 'dialog[open], [popover]:popover-open, [role="dialog"]'

export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  const at = event.target instanceof Element ? event.target : null
  return at?.closest(TAKES) == null && document.querySelector(OPEN) === null
}
