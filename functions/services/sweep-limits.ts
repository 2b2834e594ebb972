/**
 * The maximum number of consecutive failures of the mail server or the payment provider in one run. After that, the
 * service is not called until the next run.
 */
export const maxFailures = 3

/** The maximum number of refunds or withdrawn payments in one run. */
export const paymentBatchSize = 50

/** The maximum number of overdue invoices in one run. */
export const expiryBatchSize = 100
