import { openPanel } from '../../../lib/panels.ts'
import { readRecord } from '../../../lib/session-record.ts'

/** Links to pages that require a session. */
const personal = 'a[href^="/dashboard"], a[href="/favorites"]'

/** For a signed-out visitor such a link opens the sign-in dialog, which continues to the page. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest(personal)
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (!link || isElsewhere || event.defaultPrevented || readRecord()) return
  event.preventDefault()
  openPanel('auth', { opener: link })
})
