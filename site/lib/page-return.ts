/**
 * Calls `listener` when the browser shows this page again from the back/forward cache. Returns a function that removes
 * the listener.
 */
export function onPageReturn(listener: () => void): () => void {
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
export function onPageSeen(listener: () => void): () => void {
  const controller = new AbortController()
  let isLeft = !document.hasFocus()
  const handleSeen = ({ type }: Event) => {
    if (type === 'blur') isLeft = true
    // In a hidden tab, the blur or the visibility change comes before the window gets the focus again.
    else if (document.visibilityState === 'visible' && (isLeft || type !== 'focus')) {
      isLeft = false
      listener()
    }
  }
  document.addEventListener('visibilitychange', handleSeen, controller)
  addEventListener('blur', handleSeen, controller)
  addEventListener('focus', handleSeen, controller)
  return () => controller.abort()
}

export function isHistoryNavigation(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
}
