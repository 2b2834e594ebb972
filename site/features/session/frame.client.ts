import { withCode } from '../../lib/code.ts'
import { onPanelRequest } from '../../lib/panels.ts'
import { hasSessionMark, keepsRecords, onRecordChange, readRecord } from '../../lib/session-record.ts'
import { forgetPersonal } from './personal.ts'
import { onSignOut, openUserMenu, showUser } from './slot.ts'

/** Shows the session state on every page. Loads no library until a user is signed in or clicks. */
let shown: string | undefined
let lastUser: number | undefined

/** A failure is ignored: the traveller's next action reports it. */
function follow(): void {
  import('./store.ts').then(
    ({ followSession }) => followSession(),
    () => undefined,
  )
}

function draw(): void {
  const user = readRecord()?.user ?? null
  const key = JSON.stringify(user)
  // The browser may have lost its record but not its session, so ask the server.
  if (user || hasSessionMark() || !keepsRecords()) follow()
  if (key === shown) return
  // Data of the previous user in this tab must not be visible to another user.
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
// A page restored from the back/forward cache may show a user who has signed out meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && draw())
draw()
