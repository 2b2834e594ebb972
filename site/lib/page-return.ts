/**
 * Calls `listener` when the browser shows this page again from the back/forward cache. Returns a function that removes
 * the listener.
 */
export function onPageRestored(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener('pageshow', onPageShow)
  return () => removeEventListener('pageshow', onPageShow)
}

/**
 * Calls `listener` when the traveller returns to this page, which may have been open for days. Returns a function that
 * removes the listener.
 */
export function onPageRefocused(listener: () => void): () => void {
  const controller = new AbortController()
  let hasLeft = !document.hasFocus()
  const handleVisibility = ({ type }: Event) => {
    if (type === 'blur') hasLeft = true
    // A focus without an earlier blur is no return. In a hidden tab, the blur or the visibility change comes before the
    // window gets the focus again.
    else if (document.visibilityState === 'visible' && (hasLeft || type === 'visibilitychange')) {
      hasLeft = false
      listener()
    }
  }
  document.addEventListener('visibilitychange', handleVisibility, controller)
  addEventListener('blur', handleVisibility, controller)
  addEventListener('focus', handleVisibility, controller)
  return () => controller.abort()
}

export function isHistoryNavigation(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
}
