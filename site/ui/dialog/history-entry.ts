/** Whether a closed dialog is removing its history entry with `history.back`, which must close nothing else. */
let isGoingBack = false

export function isAtDialogEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isDialog' in state
}

/** Returns whether a dialog, not the traveller, started the navigation. */
export function isDialogGoingBack(): boolean {
  return isGoingBack
}

/**
 * Makes Back close the dialog instead of leaving the page. Returns a function that removes the entry, if it is still
 * current.
 */
export function addHistoryEntry(): () => void {
  const abortController = new AbortController()
  // The page may have been left by a link or URL, and shown again from the back/forward cache.
  let isPageLeft = false
  addEventListener('pagehide', () => (isPageLeft = true), abortController)
  addEventListener('pageshow', () => (isPageLeft = false), abortController)
  const addEntry = () => {
    // A reloaded page has the entry, but no dialog.
    if (!isAtDialogEntry()) history.pushState({ isDialog: true }, '')
  }
  // The entry of a dialog that was just closed is still being removed.
  if (isGoingBack) addEventListener('popstate', addEntry, { once: true, signal: abortController.signal })
  else addEntry()
  return () => {
    abortController.abort()
    if (isPageLeft || !isAtDialogEntry()) return
    isGoingBack = true
    // The flag is cleared after all other listeners have run.
    addEventListener('popstate', () => setTimeout(() => (isGoingBack = false)), { once: true })
    history.back()
  }
}

/** Makes Back from the target lead to the page instead of the dialog's entry. */
export function followLinkReplacingEntry(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  const isPlainClick = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!link || !isPlainClick || !isAtDialogEntry()) return
  event.preventDefault()
  location.replace(link.href)
}
