import { loadCode, withCode } from '../../lib/code.ts'
import { onPanelRequest } from '../../lib/panels.ts'

/** The header's part of the cart: the badge is counted from storage, the panel loads when it is first opened. */
const storageKey = 'cart'

function countItems(): number {
  try {
    const cart: unknown[] | { items?: unknown[] } | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    const items = Array.isArray(cart) ? cart : cart?.items
    return Array.isArray(items) ? items.length : 0
  } catch {
    return 0
  }
}

function drawBadge(count = countItems()): void {
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

onPanelRequest('cart', () => {
  withCode(import('./mount-panel.tsx'), ({ mountCartPanel }) => mountCartPanel())
})
// A cart that could not be stored is counted by whoever holds it.
addEventListener('nusa:cart', (event) => drawBadge(event instanceof CustomEvent ? Number(event.detail) : undefined))
addEventListener('storage', () => drawBadge())
addEventListener('pageshow', ({ persisted }) => persisted && drawBadge())
drawBadge()

if (hasWaitingToast()) {
  loadCode(import('../../ui/toast/toast.ts')).then(
    ({ showWaitingToast }) => showWaitingToast(),
    // It waits on, for the next page.
    () => undefined,
  )
}
