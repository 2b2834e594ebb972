/**
 * Calls `listener` when the browser shows this page again as it was left, by Back or Forward, without loading it anew.
 * Returns what ends that.
 */
export function onPageReturn(listener: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener('pageshow', listen)
  return () => removeEventListener('pageshow', listen)
}

/**
 * Calls `listener` whenever the traveler looks at this page again: it may stay open for days, or beside another window, which
 * hides nothing of it. Returns what ends that.
 */
export function onPageSeen(listener: () => void): () => void {
  const end = new AbortController()
  let isLeft = !document.hasFocus()
  const look = ({ type }: Event) => {
    if (type === 'blur') isLeft = true
    // Who comes back to a tab that was hidden has been noted before the window has the focus again.
    else if (document.visibilityState === 'visible' && (isLeft || type !== 'focus')) {
      isLeft = false
      listener()
    }
  }
  document.addEventListener('visibilitychange', look, end)
  addEventListener('blur', look, end)
  addEventListener('focus', look, end)
  return () => end.abort()
}

/** Says whether this page was loaded anew by Back or Forward. */
export function cameBack(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
}
