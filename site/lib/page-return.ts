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
    if (type === 'blur') {
      hasLeft = true
      return
    }
    // A focus event is a return only if the window had lost the focus. When a hidden tab becomes visible, the
    // visibility change alone is a return.
    const hasReturned = hasLeft || type === 'visibilitychange'
    if (!hasReturned || document.visibilityState !== 'visible') return
    hasLeft = false
    listener()
  }
  document.addEventListener('visibilitychange', handleVisibility, controller)
  addEventListener('blur', handleVisibility, controller)
  addEventListener('focus', handleVisibility, controller)
  return () => controller.abort()
}

export function isHistoryNavigation(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
}
