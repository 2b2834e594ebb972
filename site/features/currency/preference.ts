import { rupiahCurrency } from '@nusa/shared/money'

const key = 'preferred_currency'

/** Returns the code of the preferred currency; null for rupiah. */
export function readPreference(): string | null {
  try {
    const code = localStorage.getItem(key)
    return code === rupiahCurrency.code ? null : code
  } catch {
    return null
  }
}

/** Stores the choice for other pages and visits; rupiah, the default, clears it. */
export function savePreference(code: string): void {
  try {
    if (code === rupiahCurrency.code) localStorage.removeItem(key)
    else localStorage.setItem(key, code)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Runs `listener` when the choice changes in another tab, or when the page is restored from the back/forward cache. */
export function onPreferenceChangedElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => (event.key === key || event.key === null) && listener())
  addEventListener('pageshow', (event) => event.persisted && listener())
}
