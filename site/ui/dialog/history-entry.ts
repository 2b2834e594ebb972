/** Whether a closed dialog is removing its history entry with `history.back`, which must not close another dialog. */
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
 * Adds a history entry, so that Back closes the dialog instead of leaving the page. Returns a function that removes the
 * entry if it is still the current entry.
 */
export function addHistoryEntry(): () => void {
  const abortController = new AbortController()
  // The entry is not removed while the visitor leaves the page, because `history.back` would undo the navigation.
  let isPageLeft = false
  addEventListener('pagehide', () => (isPageLeft = true), abortController)
  addEventListener('pageshow', () => (isPageLeft = false), abortController)
  const addEntry = () => {
    // If the page was reloaded while a dialog was open, it still has the entry.
    if (!isAtDialogEntry()) history.pushState({ isDialog: true }, '')
  }
  // While the entry of a closed dialog is being removed, a new entry has to wait.
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

/** Follows a link in a dialog by replacing the dialog's entry, so that Back leads to the page without the dialog. */
export function followLinkReplacingEntry(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  const isPlainClick = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!link || !isPlainClick || !isAtDialogEntry()) return
  event.preventDefault()
  location.replace(link.href)
}
