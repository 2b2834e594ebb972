import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { endGesture } from '../../lib/gesture.ts'
import { guardTranslatedTexts } from '../../lib/translated-texts.ts'
import { addHistoryEntry, followLinkReplacingEntry } from './history-entry.ts'

let isOpen = false

/**
 * Opens a dialog on the current page; does nothing if such a dialog is open. `render` gets a function that closes the
 * dialog. With `hasEntry`, the browser's Back closes the dialog on every page (history-entry.ts).
 */
export function mountDialog(render: (close: () => void) => ReactNode, { hasEntry = false } = {}): void {
  if (isOpen) return
  isOpen = true
  // The second half of a double click would close the dialog or press an element in it.
  const acceptPresses = endGesture()
  const host = document.createElement('div')
  document.body.append(host)
  const removeEntry = hasEntry ? addHistoryEntry() : undefined
  guardTranslatedTexts()
  const root = createRoot(host)
  if (hasEntry) host.addEventListener('click', followLinkReplacingEntry)
  const close = () => {
    root.unmount()
    host.remove()
    isOpen = false
    acceptPresses()
    removeEntry?.()
  }
  root.render(render(close))
}
