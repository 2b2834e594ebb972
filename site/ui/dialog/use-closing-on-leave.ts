import { useEffect } from 'react'

/** Closes a dialog when its page is left: where the browser keeps the page as it was, Back shows it without the dialog. */
export function useClosingOnLeave(onClose: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', onClose)
    return () => removeEventListener('pagehide', onClose)
  }, [onClose])
}
