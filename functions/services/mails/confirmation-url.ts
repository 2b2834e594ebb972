/** Where a traveller finds an invoice and its bookings. */
export function confirmationUrl(siteUrl: string, invoiceId: string): string {
  return `${siteUrl}/booking/confirmation/${invoiceId}`
}
