import { withCode } from '../../../lib/load-code.ts'
import { onPanelRequest } from '../../../lib/panels.ts'
import { canStoreRecords, hasSessionHintCookie, onRecordChange, readRecord } from '../../../lib/session-record.ts'
import { removePersonalData } from '../session/personal-data.ts'
import { onSignOut, openUserMenu, showUser } from './user-slot.ts'

/** Shows the session state on every page. Loads no library until a user is signed in or clicks. */
let shownKey: string | undefined
let lastUser: number | undefined

/** A failure is ignored: the traveller's next action reports it. */
function follow(): void {
  import('../session/store.ts').then(
    ({ followSession }) => followSession(),
    () => undefined,
  )
}

function updateUser(): void {
  const user = readRecord()?.user ?? null
  const key = JSON.stringify(user)
  // The browser may have lost its record but not its session, so ask the server.
  if (user || hasSessionHintCookie() || !canStoreRecords()) follow()
  if (key === shownKey) return
  // Data of the previous user in this tab must not be visible to another user.
  if (lastUser !== undefined && lastUser !== user?.id) removePersonalData('sessionStorage')
  lastUser = user?.id
  shownKey = key
  showUser(user)
}

onPanelRequest('auth', (request) => {
  const isDone = readRecord() !== null && !request.onDone && openUserMenu()
  if (isDone) return
  withCode(import('./mount-auth-dialog.tsx'), ({ mountAuthDialog }) => mountAuthDialog(request), request.opener)
})
onSignOut(() => withCode(import('./sign-out-here.ts'), ({ signOutHere }) => signOutHere()))
onRecordChange(updateUser)
// A page restored from the back/forward cache may show a user who has signed out meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && updateUser())
updateUser()
