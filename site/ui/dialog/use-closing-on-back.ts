import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { isAtDialogEntry, isDialogGoingBack } from './history-entry.ts'

/**
 * Closes a dialog when Back stays on the page, for example on a filtered list. If the browser lets the page cancel the
 * navigation, Back does nothing else; otherwise it goes back as well, and the dialog does not hide the result. With its
 * own history entry (entry.ts), Back stays on every page.
 */
export function useClosingOnBack(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const closeTopmost = useEffectEvent((): boolean => {
    const isTopmost = [...document.querySelectorAll('dialog:modal')].at(-1) === dialog.current
    if (isTopmost) onClose()
    return isTopmost
  })
  // A layout effect, so that it works as soon as the dialog is visible.
  useLayoutEffect(() => {
    const keepPage = (event: NavigateEvent) => {
      const isOwnEntry = isAtDialogEntry() && document.querySelectorAll('dialog:modal').length === 1
      if (isDialogGoingBack() || isOwnEntry) return
      if (event.navigationType === 'traverse' && event.cancelable && closeTopmost()) event.preventDefault()
    }
    const follow = () => void (isDialogGoingBack() || closeTopmost())
    const navigation = 'navigation' in window ? window.navigation : null
    navigation?.addEventListener('navigate', keepPage)
    addEventListener('popstate', follow)
    return () => {
      navigation?.removeEventListener('navigate', keepPage)
      removeEventListener('popstate', follow)
    }
  }, [])
}
