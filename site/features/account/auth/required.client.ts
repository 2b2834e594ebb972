import { openPanel } from '../../../lib/panels.ts'
import { $session, followSession } from '../session/store.ts'

const signedOutNote = document.querySelector<HTMLElement>('[data-signed-out-note]')

// Redirects signed-out visitors to the sign-in page. If a session ends while something is unfinished (an unsaved form,
// a starting payment), the sign-in dialog opens instead. While a request is running (`aria-busy`), the code that sent
// the request opens the dialog.
followSession()
$session.subscribe((session) => {
  if (session.status === 'signed-in' && signedOutNote) signedOutNote.hidden = true
  if (session.status !== 'signed-out') return
  if (session.redirectTo) return location.replace(session.redirectTo)
  const unfinishedElements = session.hasEnded ? [...document.querySelectorAll('[data-unfinished]')] : []
  if (unfinishedElements.length === 0)
    return location.replace(`/auth?redirect=${encodeURIComponent(location.pathname + location.search)}`)
  if (signedOutNote) signedOutNote.hidden = false
  const isRequestRunning = unfinishedElements.some(({ ariaBusy }) => ariaBusy === 'true')
  if (!isRequestRunning) openPanel('auth')
})
signedOutNote?.querySelector('button')?.addEventListener('click', () => openPanel('auth'))
