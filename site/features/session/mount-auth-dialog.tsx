import { createRoot } from 'react-dom/client'
import type { PanelRequest } from '../../lib/panels.ts'
import { toast, toastOnNextPage } from '../../ui/toast/toast.ts'
import { AuthDialog } from './AuthDialog.tsx'
import { pathAfterSignIn } from './redirect.ts'
import { sessionTexts } from './texts.ts'

let isOpen = false

/** Opens the dialog over whatever page this is. Once somebody is signed in, what was begun goes on. */
export function mountAuthDialog(request: PanelRequest): void {
  if (isOpen) return
  isOpen = true
  const target = pathAfterSignIn(request, location.pathname)
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
    isOpen = false
  }
  const goOn = () => {
    close()
    request.onDone?.()
    if (target === null) return toast(sessionTexts.welcome)
    toastOnNextPage(sessionTexts.welcome)
    location.assign(target)
  }
  const redirect = target ?? location.pathname + location.search
  root.render(<AuthDialog onClose={close} onSignedIn={goOn} redirect={redirect} />)
}
