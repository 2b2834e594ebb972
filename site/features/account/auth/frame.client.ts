import type { User } from '@nusa/shared/account'
import { runWhenLoaded } from '../../../lib/load-code.ts'
import { onPanelRequest, openPanel } from '../../../lib/panels.ts'
import { canStoreRecords, hasSessionHintCookie, onRecordChange, readRecord } from '../../../lib/session-record.ts'
import { removePersonalData } from '../session/personal-data.ts'
import { userLabel } from '../session/session-rules.ts'

const personalLinkSelector = 'a[href^="/dashboard"], a[href="/favorites"]'

/** Opens the sign-in dialog when a signed-out visitor clicks a link to a personal page. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest(personalLinkSelector)
  const hasModifierKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (!link || hasModifierKey || event.defaultPrevented || readRecord()) return
  event.preventDefault()
  openPanel('auth', { opener: link })
})

// This script runs on every page, so it loads libraries only when they are needed.

let shownUserJson: string | undefined
let lastUserId: number | undefined

/** A failure to load the code is ignored, because the traveller's next action reports it. */
function startFollowingSession(): void {
  import('../session/store.ts').then(
    ({ followSession }) => followSession(),
    () => undefined,
  )
}

function updateUser(): void {
  const user = readRecord()?.user ?? null
  const userJson = JSON.stringify(user)
  // A session can exist without a stored record. `followSession` then requests the session from the server.
  if (user || hasSessionHintCookie() || !canStoreRecords()) startFollowingSession()
  if (userJson === shownUserJson) return
  // Data of the previous user in this tab must not be visible to another user.
  if (lastUserId !== undefined && lastUserId !== user?.id) removePersonalData('sessionStorage')
  lastUserId = user?.id
  shownUserJson = userJson
  showUser(user)
}

onPanelRequest('auth', (request) => {
  // A signed-in user gets the user menu instead of the sign-in dialog.
  const isSignedIn = readRecord() !== null
  if (isSignedIn && !request.onSignedIn && openUserMenu()) return
  runWhenLoaded(import('./mount-auth-dialog.tsx'), ({ mountAuthDialog }) => mountAuthDialog(request), request.opener)
})
onSignOutClick(() => runWhenLoaded(import('./sign-out-or-toast.ts'), ({ signOutOrToast }) => signOutOrToast()))
onRecordChange(updateUser)
// A page restored from the back/forward cache may show a user who has signed out meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && updateUser())
updateUser()

function setUserText(name: 'label' | 'email', text: string): void {
  for (const element of document.querySelectorAll(`[data-user-${name}]`)) element.textContent = text
}

/** `user` is null for a signed-out visitor. The style sheet decides which parts are visible. */
function showUser(user: User | null): void {
  document.documentElement.toggleAttribute('data-signed-in', user !== null)
  setUserText('label', user ? userLabel(user) : '')
  setUserText('email', user?.email ?? '')
}

function onSignOutClick(signOut: () => void): void {
  for (const button of document.querySelectorAll('[data-sign-out]')) {
    button.addEventListener('click', () => {
      button.closest<HTMLElement>('[popover]')?.hidePopover()
      signOut()
    })
  }
}

/** Returns false if the button is not visible, for example on a phone. */
function openUserMenu(): boolean {
  const button = document.querySelector<HTMLElement>('[data-user-button]')
  if (!button?.checkVisibility?.()) return false
  button.click()
  return true
}
