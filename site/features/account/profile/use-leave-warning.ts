import { useEffect } from 'react'
import { $session } from '../session/store.ts'

/**
 * Makes the browser ask before a page with unsaved input is left. After an explicit sign-out it does not ask, because
 * personal data must leave the screen.
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
