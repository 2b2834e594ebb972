/** Returns the title of a transfer in the cart, on the invoice and on the voucher. */
export function transferTitle({ airport, area }: { airport: string; area: string }): string {
  return `Airport Transfer: ${airport} to ${area}`
}

/** The package title of a rental, shown like the package of a tour. */
export const rentalPackageTitle = 'Daily Rental'
