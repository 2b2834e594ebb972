import { createRoot } from 'react-dom/client'
import { AuthDialog } from './AuthDialog.tsx'

let isOpen = false

/** Opens the dialog over whatever page this is; `onDone` runs once the traveller is signed in. */
export function mountAuthDialog(onDone?: () => void): void {
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
  const finish = () => {
    close()
    onDone?.()
  }
  root.render(<AuthDialog onClose={close} onSignedIn={finish} />)
}
