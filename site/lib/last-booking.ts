const key = 'last-booking'

/** The page that shows the last booking of this tab. */
export const lastBookingPath = '/booking/confirmation'

/** Remembers in this tab which invoice the last booking made. */
export function rememberBooking(invoiceId: string): void {
  try {
    sessionStorage.setItem(key, invoiceId)
  } catch {
    // Then the page without an id leads home.
  }
}

/** The invoice of the last booking of this tab, or null. */
export function lastBooking(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
