/**
 * After this many consecutive failures of a mail server or the payment provider, it is not called until the next run.
 */
export const maxFailures = 3

/** The maximum number of refunds or withdrawn payments in one run. */
export const paymentBatchSize = 50

/** The maximum number of overdue invoices in one run. */
export const expiryBatchSize = 100
