const key = 'last-booking'

/** The page that shows the last booking of this tab. */
export const lastBookingPath = '/booking/confirmation'

export function rememberBooking(invoiceId: string): void {
  try {
    sessionStorage.setItem(key, invoiceId)
  } catch {
    // Without storage, the confirmation page without an id links to the home page.
  }
}

/** Returns the invoice id of the last booking in this tab, or null. */
export function lastBooking(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
