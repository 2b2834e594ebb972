import { useEffect } from 'react'

/** Closes a dialog when the page is left, so that Back does not show it again from the back/forward cache. */
export function useClosingOnLeave(onClose: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', onClose)
    return () => removeEventListener('pagehide', onClose)
  }, [onClose])
}
