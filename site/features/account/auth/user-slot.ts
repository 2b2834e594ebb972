import type { User } from '@nusa/shared/account'
import { userLabel } from '../session/session-rules.ts'

function setText(part: string, text: string): void {
  for (const element of document.querySelectorAll(`[data-user-${part}]`)) element.textContent = text
}

/**
 * Shows the signed-in user in the header and the menu; null for a signed-out visitor. The style sheet decides which
 * parts are visible.
 */
export function showUser(user: User | null): void {
  document.documentElement.toggleAttribute('data-signed-in', user !== null)
  const label = user ? userLabel(user) : ''
  setText('label', label)
  setText('email', user?.email ?? '')
}

/** Closes the menu and runs `leave` when 'Sign Out' is pressed. */
export function onSignOut(signOut: () => void): void {
  for (const button of document.querySelectorAll('[data-sign-out]')) {
    button.addEventListener('click', () => {
      button.closest<HTMLElement>('[popover]')?.hidePopover()
      signOut()
    })
  }
}

/** Opens the account menu in the header; returns false if it is not visible, as on a phone. */
export function openUserMenu(): boolean {
  const button = document.querySelector<HTMLElement>('[data-user-button]')
  if (!button?.checkVisibility?.()) return false
  button.click()
  return true
}
