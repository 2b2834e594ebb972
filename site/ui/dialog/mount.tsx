import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { addEntry, followInPlace } from './entry.ts'

let isOpen = false

/**
 * Opens a dialog over whatever page this is, drawn with the function that closes it; not while one of these is open. One that
 * `hasEntry` is closed by the browser's Back on every page (entry.ts).
 */
export function mountDialog(draw: (close: () => void) => ReactNode, { hasEntry = false } = {}): void {
  if (isOpen) return
  isOpen = true
  const host = document.createElement('div')
  document.body.append(host)
  const takeEntryBack = hasEntry ? addEntry() : undefined
  const root = createRoot(host)
  if (hasEntry) host.addEventListener('click', followInPlace)
  const close = () => {
    root.unmount()
    host.remove()
    isOpen = false
    takeEntryBack?.()
  }
  root.render(draw(close))
}
