/**
 * After this number of consecutive failures, the mail server or the payment provider is not called until the next run.
 */
export const maxFailures = 3

export const paymentBatchSize = 50

export const expiryBatchSize = 100
