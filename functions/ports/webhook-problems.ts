/**
 * Detects that the webhooks of the payment provider have another token than ours, or do not arrive, so that the CMS can
 * show it.
 *
 * A refused webhook alone proves nothing: anyone can send one. The problem is stored only if the sweep finds a payment
 * that a refused webhook announced before, and no webhook with the right token arrived in between. A stranger cannot
 * cause this, because only the provider and the paying traveller know the ID of the provider's invoice. A traveller who
 * sends it with a wrong token cannot, either: the provider's own webhook is accepted and ends the matter. So the signal
 * is missing only if a payment is found before its refused webhook arrives; the next payment shows the problem then.
 *
 * No method fails: a failure is logged, so that payments are settled without this signal.
 */
export interface WebhookProblems {
  /**
   * Records a webhook with a wrong token about a provider's invoice. Returns whether it is that of one of our invoices;
   * others are ignored. Returns false if that cannot be read.
   */
  recordRefused(providerInvoiceId: string): Promise<boolean>
  /**
   * Records that the sweep found a payment. Stores the problem if a refused webhook announced this payment, and otherwise
   * counts it as a payment without a webhook.
   */
  recordFound(providerInvoiceId: string): Promise<void>
  /** Records a webhook with the right token, which ends both problems. */
  recordAccepted(): Promise<void>
}
