import { loadCode, withCode } from '../../lib/code.ts'
import { onPanelRequest } from '../../lib/panels.ts'
import { countRead } from './read-mark.ts'

/** The header's part of the cart: the badge, and the panel, which loads when it is first opened. */
const storageKey = 'cart'

/** Draws how many items are stored. A cart that nobody has read yet is read for that, which puts aside what can't be. */
function drawStored(): void {
  try {
    const text = localStorage.getItem(storageKey)
    const count = text === null ? 0 : countRead(text)
    if (count === null) readForBadge()
    else drawBadge(count)
  } catch {
    // Without storage the cart lives with the code that holds it.
  }
}

function readForBadge(): void {
  loadCode(import('./stored-cart.ts')).then(
    ({ $cart }) => drawBadge($cart.get().items.length),
    // A cart that can't be read now is not counted; what opens it says that code is missing.
    () => undefined,
  )
}

function drawBadge(count: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-badge]')) {
    badge.hidden = count === 0
    badge.textContent = String(count)
    const opener = badge.closest<HTMLElement>('[data-open]')
    if (!opener) continue
    opener.dataset.label ??= opener.ariaLabel ?? ''
    opener.ariaLabel = count === 0 ? opener.dataset.label : `${opener.dataset.label}: ${count}`
  }
}

/** Says whether an earlier page of this tab left something to say; the toasts' own code is only loaded for that. */
function hasWaitingToast(): boolean {
  try {
    return sessionStorage.getItem('toasts') !== null
  } catch {
    return false
  }
}

onPanelRequest('cart', ({ opener }) => {
  withCode(import('./mount-panel.tsx'), ({ mountCartPanel }) => mountCartPanel(), opener)
})
// A cart that could not be stored is counted by whoever holds it.
addEventListener('nusa:cart', (event) => event instanceof CustomEvent && drawBadge(Number(event.detail)))
addEventListener('storage', ({ key }) => (key === storageKey || key === null) && drawStored())
addEventListener('pageshow', ({ persisted }) => persisted && drawStored())
drawStored()

if (hasWaitingToast()) {
  loadCode(import('../../ui/toast/toast.ts')).then(
    ({ showWaitingToast }) => showWaitingToast(),
    // It waits on, for the next page.
    () => undefined,
  )
}
