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
