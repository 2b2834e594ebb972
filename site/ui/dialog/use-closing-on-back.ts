import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Closes a dialog by the browser's Back where that stays on the page, as on a list that was narrowed. It does nothing else then,
 * if the browser lets a page decide; elsewhere it goes back as well, and what that changes is not hidden behind the dialog.
 */
export function useClosingOnBack(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const closeTopmost = useEffectEvent((): boolean => {
    const isTopmost = [...document.querySelectorAll('dialog:modal')].at(-1) === dialog.current
    if (isTopmost) onClose()
    return isTopmost
  })
  useEffect(() => {
    const keepPage = (event: NavigateEvent) => {
      if (event.navigationType === 'traverse' && event.cancelable && closeTopmost()) event.preventDefault()
    }
    const follow = () => void closeTopmost()
    const navigation = 'navigation' in window ? window.navigation : null
    navigation?.addEventListener('navigate', keepPage)
    addEventListener('popstate', follow)
    return () => {
      navigation?.removeEventListener('navigate', keepPage)
      removeEventListener('popstate', follow)
    }
  }, [])
}
