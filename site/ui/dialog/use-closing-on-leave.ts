import { useEffect } from 'react'

/** Closes the dialog when the page is left, because Back must not show it again from the back/forward cache. */
export function useClosingOnLeave(onClose: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', onClose)
    return () => removeEventListener('pagehide', onClose)
  }, [onClose])
}
