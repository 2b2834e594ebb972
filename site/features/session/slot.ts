import type { User } from '@nusa/shared/account'
import { userLabel } from './rules.ts'
import { sessionTexts } from './texts.ts'

const control =
  'inline-flex min-h-11 max-w-40 cursor-pointer items-center rounded-sm px-3 font-semibold text-ink hover:text-jungle'

/** What the header shows to somebody who is not signed in. */
export function signInButton(): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.open = 'auth'
  button.className = control
  button.textContent = sessionTexts.signIn
  return button
}

/** The name of who is signed in, with the menu that opens from it. */
export function userMenu(user: User, index: number, onSignOut: () => void): HTMLElement[] {
  const opener = document.createElement('button')
  opener.type = 'button'
  opener.className = control
  opener.setAttribute('popovertarget', `user-menu-${index}`)
  opener.setAttribute('aria-label', `${sessionTexts.account}: ${userLabel(user)}`)
  const name = document.createElement('span')
  name.className = 'truncate'
  name.textContent = userLabel(user)
  opener.append(name)

  const menu = document.createElement('div')
  menu.id = `user-menu-${index}`
  menu.popover = 'auto'
  menu.className =
    'fixed inset-auto top-16 right-4 m-0 w-56 rounded-md border border-mist bg-white p-2 text-ink shadow-float'
  const mail = document.createElement('p')
  mail.className = 'truncate px-3 py-2 text-sm text-ink-soft'
  mail.textContent = user.email
  const leave = document.createElement('button')
  leave.type = 'button'
  leave.className = 'flex min-h-11 w-full cursor-pointer items-center rounded-sm px-3 text-left hover:bg-mist'
  leave.textContent = sessionTexts.signOut
  leave.addEventListener('click', () => {
    menu.hidePopover()
    onSignOut()
  })
  menu.append(mail, leave)
  return [opener, menu]
}
