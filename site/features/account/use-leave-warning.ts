import { useEffect } from 'react'
import { $session } from '../session/store.ts'

/**
 * Has the browser ask before the page is left with something that is not saved. Whoever signs out on purpose is not asked: what
 * is theirs must go from the screen.
 */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      const session = $session.get()
      if (session.status !== 'signed-out' || session.hasEnded) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
