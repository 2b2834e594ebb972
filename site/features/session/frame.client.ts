import { withCode } from '../../lib/code.ts'
import { onPanelRequest } from '../../lib/panels.ts'
import { hasSessionMark, keepsRecords, onRecordChange, readRecord } from '../../lib/session-record.ts'
import { forgetPersonal } from './personal.ts'
import { onSignOut, openUserMenu, showUser } from './slot.ts'

/** The frame's part of the session: no library until somebody is signed in or clicks. */
let shown: string | undefined
let lastUser: number | undefined

/** Nobody waits for it: where it can't be had, what a traveler does next says so. */
function follow(): void {
  import('./store.ts').then(
    ({ followSession }) => followSession(),
    () => undefined,
  )
}

function draw(): void {
  const user = readRecord()?.user ?? null
  const key = JSON.stringify(user)
  // A browser may have lost its record, but not the session: the server knows who is signed in.
  if (user || hasSessionMark() || !keepsRecords()) follow()
  if (key === shown) return
  // What this tab holds about the one who was here is nobody else's to see.
  if (lastUser !== undefined && lastUser !== user?.id) forgetPersonal('sessionStorage')
  lastUser = user?.id
  shown = key
  showUser(user)
}

onPanelRequest('auth', (request) => {
  const isDone = readRecord() !== null && !request.onDone && openUserMenu()
  if (isDone) return
  withCode(import('./mount-auth-dialog.tsx'), ({ mountAuthDialog }) => mountAuthDialog(request), request.opener)
})
onSignOut(() => withCode(import('./leave.ts'), ({ leave }) => leave()))
onRecordChange(draw)
// A page that the browser kept as it was left may show somebody who has left meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && draw())
draw()
