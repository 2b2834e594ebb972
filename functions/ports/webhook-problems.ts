/**
 * Stores for the CMS that the provider's webhooks have a wrong token or do not arrive.
 *
 * A refused webhook alone is no proof of a wrong token, because anyone can send webhooks. The problem is stored only if
 * the sweep finds a payment that a refused webhook has announced, and no webhook with the correct token has arrived
 * since then. A stranger cannot cause this, because a stranger does not know the ID of the provider's invoice. The
 * paying traveller knows the ID. But if the token is correct, the provider's webhook about the payment is accepted,
 * too, and clears the record.
 *
 * The methods never reject, so that payments are settled even if a problem cannot be stored.
 */
export interface WebhookProblems {
  /**
   * Returns whether the provider's invoice belongs to one of our invoices. Other webhooks are ignored. Returns false if
   * the database cannot be read.
   */
  recordRefused(providerInvoiceId: string): Promise<boolean>
  /**
   * Records that the sweep found a payment. If no refused webhook announced the payment, counts it as a payment without
   * a webhook.
   */
  recordFoundPayment(providerInvoiceId: string): Promise<void>
  /** A webhook with the correct token ends both problems. */
  recordAccepted(): Promise<void>
}
