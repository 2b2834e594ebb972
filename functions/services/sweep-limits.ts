/**
 * After this number of consecutive failures, a job stops calling the mail server or the payment provider until its next
 * run.
 */
export const maxFailures = 3

/** Limits the refunds, and the payments to close, that one run processes. */
export const paymentBatchSize = 50

/** Limits the overdue invoices that one run expires. */
export const expiryBatchSize = 100
