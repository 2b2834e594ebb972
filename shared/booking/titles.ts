/** What a transfer is called in a cart, on an invoice and on a voucher. */
export function transferTitle({ airport, area }: { airport: string; area: string }): string {
  return `Airport Transfer: ${airport} to ${area}`
}

/** What stands where a tour has its package: of a car that is rented by the day. */
export const rentalPackageTitle = 'Daily Rental'
