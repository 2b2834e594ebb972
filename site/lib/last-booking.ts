const storageKey = 'last-booking'

export const lastBookingPath = '/booking/confirmation'

export function rememberBooking(invoiceId: string): void {
  try {
    sessionStorage.setItem(storageKey, invoiceId)
  } catch {
    // Without storage, a confirmation page whose URL contains no invoice id links to the home page.
  }
}

/** Returns the invoice id of the last booking in this tab, or null. */
export function readLastBooking(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}
