import type { PanelRequest } from '../../../lib/panels.ts'
import { createDialogRoot } from '../../../ui/dialog/mount.tsx'
import { toast, toastOnNextPage } from '../../../ui/toast/toast.ts'
import { $session } from '../session/store.ts'
import { AuthDialog } from './AuthDialog.tsx'
import { pathAfterSignIn } from './redirect.ts'
import { sessionTexts } from './texts.ts'

/** The request that the open dialog serves; null while it is closed. */
let openRequest: PanelRequest | null = null

/**
 * Opens the sign-in dialog on any page. After sign-in the action of the request continues. If the dialog is requested
 * several times, the last action counts.
 */
export function mountAuthDialog(request: PanelRequest): void {
  if (openRequest) {
    if (request.onDone) openRequest = request
    return
  }
  openRequest = request
  const host = document.createElement('div')
  document.body.append(host)
  const root = createDialogRoot(host, () => close())
  let isOpen = true
  const close = () => {
    isOpen = false
    stopWaiting()
    root.unmount()
    host.remove()
    openRequest = null
  }
  const proceed = () => {
    if (!isOpen) return
    const proceeding = openRequest ?? request
    const target = pathAfterSignIn(proceeding, location.pathname)
    close()
    proceeding.onDone?.()
    if (target === null) return toast(sessionTexts.welcome)
    toastOnNextPage(sessionTexts.welcome)
    location.assign(target)
  }
  // The user may sign in in another tab, where the link of the sign-up email leads.
  const stopWaiting = $session.listen(({ status }) => {
    if (status === 'signed-in') proceed()
  })
  const redirect = pathAfterSignIn(request, location.pathname) ?? location.pathname + location.search
  root.render(<AuthDialog onClose={close} onSignedIn={proceed} redirect={redirect} />)
}
