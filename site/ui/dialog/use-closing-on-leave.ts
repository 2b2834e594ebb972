import { useEffect } from 'react'

/** Back must not show the dialog again from the back/forward cache. */
export function useClosingOnLeave(onClose: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', onClose)
    return () => removeEventListener('pagehide', onClose)
  }, [onClose])
}
