import { openPanel } from '../../lib/panels.ts'
import { $session, followSession } from './store.ts'

// A page for somebody who is signed in leads everybody else to the sign-in page, and back. Only where a session ended by
// itself over a form that is not saved, one signs in on the spot, so that nothing typed is lost; a form that is just
// being sent asks by itself.
followSession()
$session.subscribe((session) => {
  if (session.status !== 'signed-out') return
  const unsaved = session.hasEnded && document.querySelector('[data-unsaved]')
  if (!unsaved) location.replace(`/auth?redirect=${encodeURIComponent(location.pathname + location.search)}`)
  else if (!unsaved.matches('[aria-busy="true"]')) openPanel('auth')
})
