import { openPanel } from '../../lib/panels.ts'
import { $session, followSession } from './store.ts'

const note = document.querySelector<HTMLElement>('[data-signed-out-note]')

// A page for somebody who is signed in leads everybody else to the sign-in page, and back. Only where a session ended by
// itself over something unfinished, a form that is not saved or a payment that begins, one signs in on the spot, so that it
// is not lost; what is just being sent asks by itself. Who closes that dialog can open it again.
followSession()
$session.subscribe((session) => {
  if (session.status === 'signed-in' && note) note.hidden = true
  if (session.status !== 'signed-out') return
  if (session.leadsTo) return location.replace(session.leadsTo)
  const unfinished = session.hasEnded ? [...document.querySelectorAll('[data-unfinished]')] : []
  if (unfinished.length === 0)
    return location.replace(`/auth?redirect=${encodeURIComponent(location.pathname + location.search)}`)
  if (note) note.hidden = false
  if (!unfinished.some(({ ariaBusy }) => ariaBusy === 'true')) openPanel('auth')
})
note?.querySelector('button')?.addEventListener('click', () => openPanel('auth'))
