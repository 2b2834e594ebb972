import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

let isOpen = false

/** Opens a dialog over whatever page this is, drawn with the function that closes it; not while one of these is open. */
export function mountDialog(draw: (close: () => void) => ReactNode): void {
  if (isOpen) return
  isOpen = true
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
    isOpen = false
  }
  root.render(draw(close))
}
