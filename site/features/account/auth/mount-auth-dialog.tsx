import type { PanelRequest } from '../../../lib/panels.ts'
import { createDialogRoot } from '../../../ui/dialog/mount.tsx'
import { toast, toastOnNextPage } from '../../../ui/toast/toast.ts'
import { $session } from '../session/store.ts'
import { AuthDialog } from './AuthDialog.tsx'
import { pathAfterSignIn } from './redirect.ts'
import { sessionTexts } from './texts.ts'

/** Null while the dialog is closed. */
let openRequest: PanelRequest | null = null

/**
 * After the sign-in, runs `request.onSignedIn` or follows the link that opened the dialog. A request with `onSignedIn`
 * that arrives while the dialog is open replaces the earlier request.
 */
export function mountAuthDialog(request: PanelRequest): void {
  if (openRequest) {
    if (request.onSignedIn) openRequest = request
    return
  }
  openRequest = request
  const host = document.createElement('div')
  document.body.append(host)
  const root = createDialogRoot(host, () => close())
  let isOpen = true
  const close = () => {
    isOpen = false
    stopListening()
    root.unmount()
    host.remove()
    openRequest = null
  }
  const finishSignIn = () => {
    if (!isOpen) return
    const finishedRequest = openRequest ?? request
    const targetPath = pathAfterSignIn(finishedRequest, location.pathname)
    close()
    finishedRequest.onSignedIn?.()
    if (targetPath === null) return toast(sessionTexts.welcome)
    toastOnNextPage(sessionTexts.welcome)
    location.assign(targetPath)
  }
  // The user may sign in in another tab, because the link in the sign-up email opens a new tab.
  const stopListening = $session.listen(({ status }) => {
    if (status === 'signed-in') finishSignIn()
  })
  const redirect = pathAfterSignIn(request, location.pathname) ?? location.pathname + location.search
  root.render(<AuthDialog onClose={close} onSignedIn={finishSignIn} redirect={redirect} />)
}
