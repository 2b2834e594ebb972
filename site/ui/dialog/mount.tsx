import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { endGesture } from '../../lib/gesture.ts'
import { guardTranslatedTexts } from '../../lib/translated-texts.ts'
import { addEntry, followInPlace } from './entry.ts'

let isOpen = false

/**
 * Opens a dialog over whatever page this is, drawn with the function that closes it; not while one of these is open. One that
 * `hasEntry` is closed by the browser's Back on every page (entry.ts).
 */
export function mountDialog(draw: (close: () => void) => ReactNode, { hasEntry = false } = {}): void {
  if (isOpen) return
  isOpen = true
  // By a double click it would be closed again, or something in it pressed.
  const countPresses = endGesture()
  const host = document.createElement('div')
  document.body.append(host)
  const takeEntryBack = hasEntry ? addEntry() : undefined
  guardTranslatedTexts()
  const root = createRoot(host)
  if (hasEntry) host.addEventListener('click', followInPlace)
  const close = () => {
    root.unmount()
    host.remove()
    isOpen = false
    countPresses()
    takeEntryBack?.()
  }
  root.render(draw(close))
}
