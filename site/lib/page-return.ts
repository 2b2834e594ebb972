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
  let isLeft = !document.hasFocus()
  const leave = () => {
    isLeft = true
  }
  const look = ({ type }: Event) => {
    // Who comes back to a tab that was hidden has been noted before the window has the focus again.
    if (document.visibilityState !== 'visible' || (type === 'focus' && !isLeft)) return
    isLeft = false
    listener()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('blur', leave)
  addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('blur', leave)
    removeEventListener('focus', look)
  }
}

/** Says whether this page was loaded anew by Back or Forward. */
export function cameBack(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
}
