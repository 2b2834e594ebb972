import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ignoreRestOfGesture } from '../../lib/gesture.ts'
import { offerReload } from '../../lib/load-code.ts'
import { guardTranslatedTexts } from '../../lib/translated-texts.ts'
import { addHistoryEntry, followLinkReplacingEntry } from './history-entry.ts'

let isOpen = false

/**
 * Opens a dialog, or does nothing while a dialog that this function opened is open. With `hasHistoryEntry`, Back closes
 * the dialog instead of leaving the page.
 */
export function mountDialog(render: (close: () => void) => ReactNode, { hasHistoryEntry = false } = {}): void {
  if (isOpen) return
  isOpen = true
  // The second press of a double click would close the dialog or press an element in it.
  const acceptAllPresses = ignoreRestOfGesture()
  const host = document.createElement('div')
  document.body.append(host)
  const removeHistoryEntry = hasHistoryEntry ? addHistoryEntry() : undefined
  const root = createDialogRoot(host, () => close())
  if (hasHistoryEntry) host.addEventListener('click', followLinkReplacingEntry)
  const close = () => {
    root.unmount()
    host.remove()
    isOpen = false
    acceptAllPresses()
    removeHistoryEntry?.()
  }
  root.render(render(close))
}

/** If rendering throws, React removes the dialog, `close` allows a new dialog, and the page offers to reload. */
export function createDialogRoot(host: Element, close: () => void): Root {
  guardTranslatedTexts()
  return createRoot(host, {
    onUncaughtError(error) {
      reportError(error)
      // React cannot unmount a root while it renders.
      queueMicrotask(() => {
        close()
        offerReload()
      })
    },
  })
}
