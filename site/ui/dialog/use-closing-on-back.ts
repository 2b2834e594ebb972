import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { isAtEntry, isTakenBack } from './entry.ts'

/**
 * Closes a dialog by the browser's Back where that stays on the page, as on a list that was narrowed. It does nothing else then,
 * if the browser lets a page decide; elsewhere it goes back as well, and what that changes is not hidden behind the dialog. A dialog
 * with an entry of its own (entry.ts) makes it stay on every page.
 */
export function useClosingOnBack(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const closeTopmost = useEffectEvent((): boolean => {
    const isTopmost = [...document.querySelectorAll('dialog:modal')].at(-1) === dialog.current
    if (isTopmost) onClose()
    return isTopmost
  })
  // As soon as it is seen.
  useLayoutEffect(() => {
    const keepPage = (event: NavigateEvent) => {
      const isOwnEntry = isAtEntry() && document.querySelectorAll('dialog:modal').length === 1
      if (isTakenBack() || isOwnEntry) return
      if (event.navigationType === 'traverse' && event.cancelable && closeTopmost()) event.preventDefault()
    }
    const follow = () => void (isTakenBack() || closeTopmost())
    const navigation = 'navigation' in window ? window.navigation : null
    navigation?.addEventListener('navigate', keepPage)
    addEventListener('popstate', follow)
    return () => {
      navigation?.removeEventListener('navigate', keepPage)
      removeEventListener('popstate', follow)
    }
  }, [])
}
