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

/** Calls `listener` whenever the traveler looks at this page again: it may stay open for days. Returns what ends that. */
export function onPageSeen(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Says whether this page was loaded anew by Back or Forward. */
export function cameBack(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
}
