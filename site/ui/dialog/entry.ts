/** Set while a dialog that was closed otherwise takes its own entry back: nothing else is closed by that. */
let isGoingBack = false

/** Says whether the browser's history stands at the entry of a dialog. */
export function isAtEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isDialog' in state
}

/** Says whether it is a dialog that goes back, not a traveler. */
export function isTakenBack(): boolean {
  return isGoingBack
}

/**
 * Gives a dialog an entry of its own in the browser's history, at the page's address: Back leads to the page without it, where it
 * would leave the page. @returns what takes the entry back when the dialog is closed, if it is still there
 */
export function addEntry(): () => void {
  const listening = new AbortController()
  // By a link or an address; the browser may show the page again as it was left.
  let isLeft = false
  addEventListener('pagehide', () => (isLeft = true), listening)
  addEventListener('pageshow', () => (isLeft = false), listening)
  const add = () => {
    // A page that was loaded again has the entry, but no dialog.
    if (!isAtEntry()) history.pushState({ isDialog: true }, '')
  }
  // The entry of one that was closed a moment ago is still on its way out.
  if (isGoingBack) addEventListener('popstate', add, { once: true, signal: listening.signal })
  else add()
  return () => {
    listening.abort()
    if (isLeft || !isAtEntry()) return
    isGoingBack = true
    // Others hear of it first.
    addEventListener('popstate', () => setTimeout(() => (isGoingBack = false)), { once: true })
    history.back()
  }
}

/** Lets a link in a dialog take the place of its entry, so that Back from there leads to the page. */
export function followInPlace(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  const isPlain = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || !isAtEntry()) return
  event.preventDefault()
  location.replace(link.href)
}
