import { loadCode, runWhenLoaded } from '../../../lib/load-code.ts'
import { onPanelRequest } from '../../../lib/panels.ts'
import { readItemCount } from '../model/stored-item-count.ts'

// The code of the panel is loaded when the panel is first opened.
const storageKey = 'cart'

/** Parses a cart that was never parsed, which sets corrupt items aside. */
function renderStoredCount(): void {
  try {
    const text = localStorage.getItem(storageKey)
    const count = text === null ? 0 : readItemCount(text)
    if (count === null) parseForBadge()
    else renderBadge(count)
  } catch {
    // Without storage the cart exists only in memory (stored-cart.ts).
  }
}

function parseForBadge(): void {
  loadCode(import('../model/stored-cart.ts')).then(
    ({ $cart }) => renderBadge($cart.get().items.length),
    // If the code cannot be loaded, the badge stays unchanged. Opening the cart reports the failure.
    () => undefined,
  )
}

function renderBadge(count: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-badge]')) {
    badge.hidden = count === 0
    badge.textContent = String(count)
    const opener = badge.closest<HTMLElement>('[data-open]')
    if (!opener) continue
    opener.dataset.label ??= opener.ariaLabel ?? ''
    opener.ariaLabel = count === 0 ? opener.dataset.label : `${opener.dataset.label}: ${count}`
  }
}

/** The toast module is loaded only if an earlier page of this tab left a toast. */
function hasWaitingToast(): boolean {
  try {
    return sessionStorage.getItem('toasts') !== null
  } catch {
    return false
  }
}

onPanelRequest('cart', ({ opener }) => {
  runWhenLoaded(import('./CartPanel.tsx'), ({ mountCartPanel }) => mountCartPanel(), opener)
})
// If the cart could not be stored, stored-cart.ts sends the number of items in this event.
addEventListener('nusa:cart', (event) => event instanceof CustomEvent && renderBadge(Number(event.detail)))
addEventListener('storage', ({ key }) => (key === storageKey || key === null) && renderStoredCount())
addEventListener('pageshow', ({ persisted }) => persisted && renderStoredCount())
renderStoredCount()

if (hasWaitingToast()) {
  loadCode(import('../../../ui/toast/toast.ts')).then(
    ({ showStoredToast: showWaitingToast }) => showWaitingToast(),
    // The toast stays stored for the next page.
    () => undefined,
  )
}
