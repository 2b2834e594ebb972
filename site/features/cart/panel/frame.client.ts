import { loadCode, runWhenLoaded } from '../../../lib/load-code.ts'
import { onPanelRequest } from '../../../lib/panels.ts'
import { readItemCount } from '../model/stored-item-count.ts'

const storageKey = 'cart'

/** Shows the number of items in the stored cart. If the cart was never parsed, loads the code that parses it. */
function renderStoredCount(): void {
  try {
    const text = localStorage.getItem(storageKey)
    const count = text === null ? 0 : readItemCount(text)
    if (count === null) parseForBadge()
    else renderBadge(count)
  } catch {
    // Without storage the cart exists only in the memory of this page, and the event `nusa:cart` reports its size.
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
    // Stores the label without the count.
    opener.dataset.label ??= opener.ariaLabel ?? ''
    opener.ariaLabel = count === 0 ? opener.dataset.label : `${opener.dataset.label}: ${count}`
  }
}

/** Returns whether an earlier page of this tab has left a toast for the next page. */
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
// `storage` reports only changes of other tabs. For changes of this page, stored-cart.ts sends the number of items.
addEventListener('nusa:cart', (event) => event instanceof CustomEvent && renderBadge(Number(event.detail)))
addEventListener('storage', ({ key }) => (key === storageKey || key === null) && renderStoredCount())
addEventListener('pageshow', ({ persisted }) => persisted && renderStoredCount())
renderStoredCount()

if (hasWaitingToast()) {
  loadCode(import('../../../ui/toast/toast.ts')).then(
    ({ showStoredToast }) => showStoredToast(),
    // The toast stays stored for the next page.
    () => undefined,
  )
}
