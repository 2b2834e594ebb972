/** How many hours after its creation an invoice must be paid at the latest. */
export const paymentDeadlineHours = 24
