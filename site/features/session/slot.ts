import type { User } from '@nusa/shared/account'
import { userLabel } from './rules.ts'

function fill(part: string, text: string): void {
  for (const element of document.querySelectorAll(`[data-user-${part}]`)) element.textContent = text
}

/** Shows in the frame of the page who is signed in, null for nobody. Which parts show is up to the style sheet. */
export function showUser(user: User | null): void {
  document.documentElement.toggleAttribute('data-signed-in', user !== null)
  const label = user ? userLabel(user) : ''
  fill('label', label)
  fill('email', user?.email ?? '')
}

/** Runs `leave` when 'Sign Out' is pressed, with the menu closed. */
export function onSignOut(leave: () => void): void {
  for (const button of document.querySelectorAll('[data-sign-out]')) {
    button.addEventListener('click', () => {
      button.closest<HTMLElement>('[popover]')?.hidePopover()
      leave()
    })
  }
}

/** Opens the account's menu in the header; false where there is none, as on a phone. */
export function openUserMenu(): boolean {
  const button = document.querySelector<HTMLElement>('[data-user-button]')
  if (!button?.checkVisibility?.()) return false
  button.click()
  return true
}
