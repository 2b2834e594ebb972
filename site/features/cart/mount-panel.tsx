import { createRoot } from 'react-dom/client'
import { CartPanel } from './CartPanel.tsx'

let isOpen = false

/** Opens the cart beside whatever page this is. */
export function mountCartPanel(): void {
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
  root.render(<CartPanel onClose={close} />)
}
