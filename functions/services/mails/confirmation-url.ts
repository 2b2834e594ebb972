/** Returns the URL of the page that shows an invoice and its bookings. */
export function confirmationUrl(siteUrl: string, invoiceId: string): string {
  return `${siteUrl}/booking/confirmation/${invoiceId}`
}
