import { rupiahCurrency } from '@nusa/shared/money'

const key = 'preferred_currency'

/** The code of the currency that the traveller once chose; null for rupiah. */
export function readPreference(): string | null {
  try {
    const code = localStorage.getItem(key)
    return code === rupiahCurrency.code ? null : code
  } catch {
    return null
  }
}

/** Keeps the choice for other pages and visits; rupiah, the default, is not kept. */
export function savePreference(code: string): void {
  try {
    if (code === rupiahCurrency.code) localStorage.removeItem(key)
    else localStorage.setItem(key, code)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Runs `listener` when another tab chooses, or when the browser brings back a page that it kept as it was left. */
export function onPreferenceElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => (event.key === key || event.key === null) && listener())
  addEventListener('pageshow', (event) => event.persisted && listener())
}
