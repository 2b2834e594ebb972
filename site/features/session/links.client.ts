import { openPanel } from '../../lib/panels.ts'
import { readRecord } from '../../lib/session-record.ts'

/** Pages that somebody who is signed out is sent away from. */
const personal = 'a[href^="/dashboard"], a[href="/favorites"]'

/** A link to one of them opens the sign-in dialog first, which then leads there. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest(personal)
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (!link || isElsewhere || event.defaultPrevented || readRecord()) return
  event.preventDefault()
  openPanel('auth', { opener: link })
})
