import { onPanelRequest, type PanelRequest } from '../../lib/panels.ts'
import { onRecordChange, readRecord } from '../../lib/session-record.ts'
import { forgetPersonal } from './personal.ts'
import { signInButton, userMenu } from './slot.ts'
import { sessionTexts } from './texts.ts'

/** The header's part of the session: no library until somebody is signed in or clicks. */
const slots = [...document.querySelectorAll<HTMLElement>('[data-session-slot]')]
let shown: string | undefined
let lastUser: number | undefined

function draw(): void {
  const user = readRecord()?.user
  const key = JSON.stringify(user ?? null)
  if (user) void import('./store.ts').then(({ followSession }) => followSession())
  if (key === shown) return
  // What this tab holds about the one who was here is nobody else's to see.
  if (lastUser !== undefined && lastUser !== user?.id) forgetPersonal('sessionStorage')
  lastUser = user?.id
  shown = key
  for (const [index, slot] of slots.entries()) {
    // Until here the slot is invisible, so that nobody who is signed in sees 'Sign In' for a moment.
    slot.dataset.known = ''
    slot.replaceChildren(...(user ? userMenu(user, index, leave) : [signInButton()]))
  }
}

async function leave(): Promise<void> {
  const [{ signOut }, { toast }] = await Promise.all([import('./store.ts'), import('../../ui/toast/toast.ts')])
  if (!(await signOut())) toast({ ...sessionTexts.signOutFailed, tone: 'destructive' })
}

async function openAuth(request: PanelRequest): Promise<void> {
  const { mountAuthDialog } = await import('./mount-auth-dialog.tsx')
  mountAuthDialog(request)
}

onPanelRequest('auth', (request) => {
  const menu = readRecord() && slots[0]?.querySelector<HTMLElement>('[popover]')
  if (menu && !request.onDone) menu.showPopover()
  else void openAuth(request)
})
onRecordChange(draw)
draw()
